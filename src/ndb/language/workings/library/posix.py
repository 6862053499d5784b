"""Paths as texts between slashes: joined, cut, and what their last part is called (SPEC 2c).

A path that is written with single slashes and no dots between them is shown as it is written. Where the slashes stand,
and where the last dot, is asked; the parts are then put together. Knows paths as text; no model.
"""

import ast
from collections.abc import Callable, Generator, Sequence

from ndb.language.workings.numbers import Steps, at_once
from ndb.language.workings.searches import split_at
from ndb.source.parse import parsed_expression, plain_value

_CLASSES = {
    "PurePosixPath": "PurePosixPath",
    "PosixPath": "PosixPath",
    "Path": "PosixPath",
    "PurePath": "PurePosixPath",
}
"""As they are called, and as they are shown on a system whose paths have slashes."""
_SHOWN = frozenset({"PurePosixPath", "PosixPath"})
Names = Generator[str, str, tuple[str, str] | None]


def of_path(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """The workings of an operation on paths; None where it is none."""
    match node:
        case ast.Attribute(value=owner, attr=name):
            path = _path(told(owner))
            return _part(*path, name) if path is not None else None
        case ast.BinOp(left=left, op=ast.Div(), right=right):
            return _joined_with(_path(told(left)), _texts([told(right)]))
        case ast.Call(func=ast.Attribute(value=owner, attr="joinpath"), args=args, keywords=[]):
            return _joined_with(_path(told(owner)), _texts([told(each) for each in args]))
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=[]):
            path = _path(told(owner))
            return _method(*path, name, _texts([told(each) for each in args])) if path is not None else None
        case ast.Call(func=ast.Name(id="str"), args=[one], keywords=[]) if is_library(node.func, "str"):
            path = _path(told(one))
            return at_once(repr(path[1])) if path is not None else None
        case ast.Call(func=function, args=[one], keywords=[]):
            shown = next((shown for name, shown in _CLASSES.items() if is_library(function, name)), None)
            [text] = _texts([told(one)]) or [""]
            return at_once(f"{shown}({text!r})") if shown is not None and _is_clean(text) else None
    return None


def _path(told: str) -> tuple[str, str] | None:
    """How a path is shown, and its text."""
    name, _, rest = told.partition("(")
    if name not in _SHOWN:
        return None
    match parsed_expression(told):
        case ast.Call(func=ast.Name(), args=[ast.Constant(value=str(text))], keywords=[]):
            return (name, text) if rest and (_is_clean(text) or text == ".") else None
    return None


def _is_clean(text: str) -> bool:
    """Whether it is shown as it is written."""
    parts = text.removeprefix("/").split("/")
    return bool(text) and "\0" not in text and (text == "/" or all(part not in ("", ".") for part in parts))


def _texts(told: Sequence[str]) -> list[str]:
    """Plain texts, or paths by theirs; none where one is something else."""
    found = list[str]()
    for each in told:
        path = _path(each)
        value = path[1] if path is not None else plain_value(each)
        if not isinstance(value, str):
            return []
        found.append(value)
    return found


def _joined_with(path: tuple[str, str] | None, others: Sequence[str]) -> Steps | None:
    if path is None or not others or not all(map(_is_clean, others)):
        return None
    return _joined(path[0], path[1], others)


def _joined(shown: str, text: str, others: Sequence[str]) -> Steps:
    """Behind each other, but for one that begins at the root."""
    for other in others:
        told = yield f"{other!r}.startswith('/')"
        if told not in ("True", "False"):
            return None
        whole = other if text == "." else f"{text.removesuffix('/')}/{other}"
        text = other if told == "True" else whole
    return f"{shown}({text!r})"


def _part(shown: str, text: str, name: str) -> Steps | None:
    if text in (".", "/"):
        return None
    if name in ("name", "parent", "parts"):
        return _of_parts(shown, text, name)
    return _of_name(text, name) if name in ("stem", "suffix") else None


def _of_parts(shown: str, text: str, name: str) -> Steps:
    parts = yield from split_at(text, "/")
    if parts is None:
        return None
    if name == "name":
        return repr(parts[-1])
    if name == "parts":
        return repr(tuple(["/", *parts[1:]] if parts[0] == "" else parts))
    above = "/".join(parts[:-1])
    return f"{shown}({above or ('/' if len(parts) > 1 else '.')!r})"


def _named(text: str) -> Names:
    """The last part before its last dot, and what follows."""
    parts = yield from split_at(text, "/")
    if not parts:
        return None
    told = plain_value((yield f"{parts[-1]!r}.rpartition('.')"))
    if not (isinstance(told, tuple) and len(told) == 3 and all(isinstance(each, str) for each in told)):
        return None
    stem, dot, ending = told
    return (stem, dot + ending) if stem and ending else (parts[-1], "")


def _of_name(text: str, name: str) -> Steps:
    found = yield from _named(text)
    return repr(found[0 if name == "stem" else 1]) if found is not None else None


def _method(shown: str, text: str, name: str, given: Sequence[str]) -> Steps | None:
    match name, given:
        case "is_absolute", []:
            return _said(f"{text!r}.startswith('/')")
        case "as_posix", []:
            return at_once(repr(text))
        case "with_suffix", [ending] if (
            ending[:1] == "." and len(ending) > 1 and "/" not in ending and text not in "./"
        ):
            return _with_suffix(shown, text, ending)
    return None


def _said(text: str) -> Steps:
    told = yield text
    return told if told in ("True", "False") else None


def _with_suffix(shown: str, text: str, ending: str) -> Steps:
    found = yield from _named(text)
    return f"{shown}({text.removesuffix(found[1]) + ending!r})" if found is not None else None
