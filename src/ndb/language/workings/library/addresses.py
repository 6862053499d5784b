"""Addresses and their queries: cut where their signs stand, which is asked as in any text (SPEC 2c).

Only of plain addresses: nothing in them is quoted. What was cut is put together, fields of a result are looked up.
Knows plain texts; no model.
"""

import ast
import re
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from ndb.language.workings.alike import NotTold, first_of
from ndb.language.workings.numbers import Steps, at_once
from ndb.language.workings.searches import places, split_at
from ndb.source.parse import parsed_expression, plain_value

MOST = 120
"""Letters of an address."""
_PLAIN = re.compile(r"(?:[a-z]+:)?[\w\-./?#&=+~,!:@]*", re.ASCII)
_SCHEME = re.compile(r"[a-z]+://")
_QUERY = re.compile(r"[\w\-.&=+~/,:]*", re.ASCII)
_SURE = re.compile(r"[\w\-.~]*", re.ASCII)
_RESULTS = {"urlsplit": "SplitResult", "urlparse": "ParseResult"}
_FIELDS = ("scheme", "netloc", "path", "params", "query", "fragment")
Fields = Generator[str, str, dict[str, str]]


def of_address(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """The workings of `urlsplit`, `parse_qs` and their like; None where it is none."""
    match node:
        case ast.Attribute(value=owner, attr=name):
            return _field(told(owner), name)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name) as function, args=[one], keywords=keywords):
            if name not in _FUNCTIONS or not is_library(function, name):
                return None
            given = {each.arg or "": plain_value(told(each.value)) for each in keywords}
            return _checked(_FUNCTIONS[name](name, plain_value(told(one)), given))
    return None


def _checked(steps: Steps) -> Steps:
    try:
        return (yield from steps)
    except NotTold:
        return None


def _field(told: str, name: str) -> Steps | None:
    match parsed_expression(told) if told.startswith(("SplitResult(", "ParseResult(")) else None:
        case ast.Call(keywords=keywords):
            fields = {each.arg: plain_value(each.value) for each in keywords}
            return at_once(repr(fields[name])) if isinstance(fields.get(name), str) else None
    return None


def _cut(name: str, text: Any, named: Mapping[str, Any]) -> Steps:
    if named or not isinstance(text, str) or len(text) > MOST or not _PLAIN.fullmatch(text):
        return None
    has_scheme = _SCHEME.match(text) is not None
    if not has_scheme and ":" in text:
        return None  # a port, or a scheme of its own
    fields = yield from _fields(text, has_scheme)
    shown = ", ".join(f"{key}={fields[key]!r}" for key in _FIELDS if name == "urlparse" or key != "params")
    return f"{_RESULTS[name]}({shown})"


def _fields(text: str, has_scheme: bool) -> Fields:
    scheme, rest = "", text
    if has_scheme:
        scheme, rest = _both((yield from split_at(text, ":", 1)))
    is_host = rest.startswith("//")
    rest = rest[2:] if is_host else rest
    ends = dict[str, int]()
    for sign in "/?#":
        ends[sign] = yield from _place(rest, sign)
    host = min(ends.values()) if is_host else 0
    end = ends["#"]
    mark = ends["?"] if ends["?"] < end else end
    return {
        "scheme": scheme, "netloc": rest[:host], "path": rest[host:mark], "params": "", "query": rest[mark + 1 : end],
        "fragment": rest[end + 1 :],
    }  # fmt: skip


def _place(text: str, sign: str) -> Generator[str, str, int]:
    """Where it stands first; the end of the text where it does not."""
    found = (yield from places(text, sign, 1)) if text else []
    if found is None:
        raise NotTold
    return found[0] if found else len(text)


def _both(told: Sequence[str] | None) -> tuple[str, str]:
    match told:
        case [one, other]:
            return one, other
    raise NotTold


def _query(name: str, text: Any, named: Mapping[str, Any]) -> Steps:
    """`parse_qs` and `parse_qsl`."""
    keeps = named.get("keep_blank_values", False)
    is_plain = isinstance(text, str) and 0 < len(text) <= MOST and _QUERY.fullmatch(text) is not None
    if not is_plain or named.keys() - {"keep_blank_values"} or type(keeps) is not bool:
        return None
    pairs = list[tuple[str, str]]()
    for part in (yield from split_at(text, "&")) or []:
        cut = (yield from split_at(part, "=", 1)) if part else None
        if cut and len(cut) == 1 and keeps:
            cut = [*cut, ""]
        if cut and len(cut) == 2 and (cut[1] or keeps):
            pairs.append(((yield from _unquoted(cut[0])), (yield from _unquoted(cut[1]))))
    return repr(pairs) if name == "parse_qsl" else (yield from _by_name(pairs))


def _unquoted(text: str) -> Generator[str, str, str]:
    if "+" not in text:
        return text
    told = plain_value((yield f"{text!r}.replace('+', ' ')"))
    if not isinstance(told, str):
        raise NotTold
    return told


def _by_name(pairs: Sequence[tuple[str, str]]) -> Steps:
    found, told = dict[str, list[str]](), dict[str, bool]()
    for key, value in pairs:
        before = [*found]
        place = yield from first_of(key, before, told)
        found.setdefault(key if place is None else before[place], []).append(value)
    return repr(found)


def _encoded(name: str, given: Any, named: Mapping[str, Any]) -> Steps:
    """`urlencode` of what needs no quotes."""
    yield from ()
    entries = list(given.items()) if isinstance(given, dict) else given
    if (
        named
        or not isinstance(entries, list)
        or not all(isinstance(each, tuple) and len(each) == 2 for each in entries)
    ):
        return None
    texts = [[str(part) for part in each] for each in entries if all(type(part) in (int, str) for part in each)]
    is_plain = len(texts) == len(entries) and all(_SURE.fullmatch(part) for each in texts for part in each)
    return repr("&".join("=".join(each) for each in texts)) if is_plain else None


_FUNCTIONS: dict[str, Callable[[str, Any, Mapping[str, Any]], Steps]] = {
    "urlsplit": _cut, "urlparse": _cut, "parse_qs": _query, "parse_qsl": _query, "urlencode": _encoded,
}  # fmt: skip
