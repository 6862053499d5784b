"""Texts that are written anew: values as JSON, lines of a width (SPEC 2c).

JSON is another writing of what was told: its words for True, False and None are known. A line takes words as long as
they fit; how long it would be, and whether that fits, is asked. Knows plain values; no model.
"""

import ast
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from ndb.language.workings.numbers import NotNumbers, Steps, number_told, sum_of_two, unless_not_numbers
from ndb.language.workings.pieces import parts
from ndb.language.workings.searches import split_at
from ndb.language.workings.sorting import NotOrdered, order_of
from ndb.source.parse import NOT_PLAIN, plain_value

LONGEST = 200
WORDS = {True: "true", False: "false", None: "null"}
FEW = 4
"""Words whose lengths are told at once."""
MARK = " [...]"
"""Behind what was shortened."""
Lines = Generator[str, str, list[str]]


def of_written(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """The workings of `json.dumps`, `textwrap.wrap` and their like; None where it is none."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="json"), attr="dumps") as function, args=[one]):
            value = _plain(told(one))
            is_known = is_library(function, "dumps") and value is not NOT_PLAIN
            return _checked(_as_json(value, _named(node.keywords, told))) if is_known else None
        case ast.Call(func=ast.Attribute(value=ast.Name(id="textwrap"), attr=name) as function, args=[one, *more]):
            named = _named(node.keywords, told) | ({"width": plain_value(told(more[0]))} if len(more) == 1 else {})
            is_known = name in _LINES and is_library(function, name) and len(more) < 2 and named.keys() <= {"width"}
            return _checked(_LINES[name](_plain(told(one)), named.get("width", 70))) if is_known else None
    return None


def _plain(told: str) -> Any:
    return plain_value(told) if len(told) <= LONGEST else NOT_PLAIN


def _named(keywords: Sequence[ast.keyword], told: Callable[[ast.expr], str]) -> dict[str, Any]:
    return {each.arg or "": plain_value(told(each.value)) for each in keywords}


def _checked(steps: Steps) -> Steps:
    try:
        return (yield from unless_not_numbers(steps))
    except NotOrdered:
        return None


def _as_json(value: Any, named: Mapping[str, Any]) -> Steps:
    """Keys in order, where they are to be sorted; that is asked."""
    indent, sorts = named.get("indent"), named.get("sort_keys", False)
    if named.keys() - {"indent", "sort_keys"} or type(sorts) is not bool or type(indent) not in (int, type(None)):
        return None
    value = (yield from _in_order(value)) if sorts else value
    text = _json(value, indent, "\n")
    return repr(text) if text is not None else None


def _in_order(value: Any) -> Generator[str, str, Any]:
    if isinstance(value, list):
        row = list[Any]()
        for each in value:
            row.append((yield from _in_order(each)))
        return row
    if not isinstance(value, dict) or not value or not all(isinstance(key, str) for key in value):
        return value
    keys, found = [*value], dict[str, Any]()
    for place in (yield from order_of(keys)):
        found[keys[place]] = yield from _in_order(value[keys[place]])
    return found


def _json(value: Any, indent: int | None, end: str) -> str | None:
    """None where something in it is written otherwise than it stands there. `end`: of a line, with what stands before
    the next one."""
    match value:
        case bool() | None:
            return WORDS[value]
        case str():
            is_plain = value.isascii() and value.isprintable() and '"' not in value and "\\" not in value
            return f'"{value}"' if is_plain else None
        case int() | float():
            return repr(value)
        case list() | tuple() | dict() if not value:
            return "{}" if isinstance(value, dict) else "[]"
        case list() | tuple():
            parts = [_json(each, indent, end + " " * (indent or 0)) for each in value]
            return _inside("[]", parts, indent, end)
        case dict() if all(isinstance(key, str) for key in value):
            inner = end + " " * (indent or 0)
            pairs = [(_json(key, None, end), _json(each, indent, inner)) for key, each in value.items()]
            return _inside("{}", [None if None in pair else f"{pair[0]}: {pair[1]}" for pair in pairs], indent, end)
    return None


def _inside(signs: str, parts: Sequence[str | None], indent: int | None, end: str) -> str | None:
    texts = [part for part in parts if part is not None]
    if len(texts) < len(parts):
        return None
    if indent is None:
        return f"{signs[0]}{', '.join(texts)}{signs[1]}"
    inner = end + " " * indent
    return f"{signs[0]}{inner}{f',{inner}'.join(texts)}{end}{signs[1]}"


def _wrapped(text: Any, width: Any) -> Steps:
    lines = yield from _lines(text, width)
    return repr(lines)


def _filled(text: Any, width: Any) -> Steps:
    lines = yield from _lines(text, width)
    return repr("\n".join(lines))


def _shortened(text: Any, width: Any) -> Steps:
    """All of it, if it fits; else words as long as the mark fits, too."""
    words = yield from _words(text, width)
    sizes = yield from _sizes(words)
    whole = yield from _total(sizes)
    if (yield from _fits(whole, width)):
        return repr(text)
    left, taken = (yield from _sum(width, -len(MARK))), list[int]()
    for size in sizes:
        if not (yield from _fits((yield from _total([*taken, size])), left)):
            break
        taken.append(size)
    return repr(" ".join(words[: len(taken)]) + MARK if taken else MARK.strip())


def _words(text: Any, width: Any) -> Lines:
    """Of a text in which nothing but single blanks can end a line."""
    is_plain = isinstance(text, str) and text.isascii() and text.isprintable() and type(width) is int
    if not is_plain or not text or "-" in text or "  " in text or text != text.strip():
        raise NotNumbers
    words = (yield from split_at(text, " ")) if " " in text else [text]
    if words is None or not all(words) or max(map(len, words)) > width:
        raise NotNumbers
    return words


def _sizes(words: Sequence[str]) -> Generator[str, str, list[int]]:
    """How long each word is, a few at a time."""
    found = list[int]()
    for some in parts([*words], FEW):
        told = plain_value((yield f"[len(p) for p in {some!r}]"))
        if not isinstance(told, list) or len(told) != len(some) or any(type(each) is not int for each in told):
            raise NotNumbers
        found += told
    return found


def _lines(text: Any, width: Any) -> Lines:
    words = yield from _words(text, width)
    sizes = yield from _sizes(words)
    lines, length = [[words[0]]], sizes[0]
    for word, size in zip(words[1:], sizes[1:], strict=True):
        longer = yield from _total([length, size])
        is_fitting = yield from _fits(longer, width)
        length = longer if is_fitting else size
        lines = [*lines[:-1], [*lines[-1], word]] if is_fitting else [*lines, [word]]
    return [" ".join(line) for line in lines]


def _total(sizes: Sequence[int]) -> Generator[str, str, int]:
    """With a blank between them."""
    total = sizes[0]
    for size in sizes[1:]:
        total = yield from _sum((yield from _sum(total, size)), 1)
    return total


def _sum(a: int, b: int) -> Generator[str, str, int]:
    told = yield from sum_of_two(a, b)
    return int(number_told(told or (yield f"{a} - {-b}" if b < 0 else f"{a} + {b}")))


def _fits(size: int, width: int) -> Generator[str, str, bool]:
    return (yield f"{size} <= {width}") == "True"


_LINES: Mapping[str, Callable[[Any, Any], Steps]] = {"wrap": _wrapped, "fill": _filled, "shorten": _shortened}
