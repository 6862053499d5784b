"""Sorting, the smallest and the largest, also by a key (SPEC 2c).

As cards are sorted: by their first digit or letter into holes, each hole by the next one. How the digits or letters of
one place follow each other is asked; where items stand with the same ones is looked up. A key is told for every item
first, then the keys are sorted in this way, and the items stand where their keys do. Knows plain values; no model, and
compares none of them.
"""

import ast
from collections.abc import Generator, Sequence
from typing import Any

from ndb.language.workings.numbers import Steps
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.values.notation import write_value

FEW = 5
"""Items whose keys are told at once."""
SHORT = 12
"""Characters of two items that are asked for as they are, where they begin alike."""
MOST_SORTED = 60
Order = Generator[str, str, list[int]]
"""In the end the places of the items in their new order."""
KEYS = frozenset({"len", "abs", "int", "float", "str", "sum", "max", "min", "ord", "bool"})
"""Functions that are told of every item; `str.lower` and its like, too."""
KEY_METHODS = frozenset({"lower", "upper", "casefold", "strip", "title", "swapcase", "isdigit", "isalpha", "isupper"})


class NotOrdered(Exception):
    """Items that do not fall apart into digits or letters, or an answer that is none."""


def sorted_told(values: Sequence[Any], keys: Sequence[Any], is_reversed: bool = False) -> Steps:
    """A list, sorted by keys that are known."""
    try:
        places = yield from order_of(keys, is_reversed)
    except NotOrdered:
        return None
    return write_value([values[place] for place in places])


def order_of(values: Sequence[Any], is_reversed: bool = False) -> Order:
    if len(values) > MOST_SORTED:
        raise NotOrdered
    sorter = _Sorter(values, _columns(values), is_reversed)
    return (yield from sorter.sorted(list(range(len(values))), 0))


class _Sorter:
    def __init__(self, values: Sequence[Any], columns: Sequence[Sequence[Any]], is_reversed: bool) -> None:
        self._values, self._columns, self._is_reversed = values, columns, is_reversed

    def sorted(self, places: list[int], at: int) -> Order:
        """Items that are alike before a column."""
        while len(places) > 1 and at < len(self._columns):
            column = self._columns[at]
            holes: dict[Any, list[int]] = {}
            for place in places:
                holes.setdefault(column[place], []).append(place)
            if len(holes) > 1:
                return (yield from self._in_holes(holes, at))
            at += 1
        return places

    def _in_holes(self, holes: dict[Any, list[int]], at: int) -> Order:
        """What has no letter more comes before what has."""
        rest = {key: places for key, places in holes.items() if key != ""}
        keys = [*[""] * ("" in holes), *((yield from self._asked(rest, at)) if len(rest) > 1 else rest)]
        found = list[int]()
        for key in reversed(keys) if self._is_reversed else keys:
            found += yield from self.sorted(holes[key], at + 1)
        return found

    def _asked(self, holes: dict[Any, list[int]], at: int) -> Generator[str, str, list[Any]]:
        """Digits or letters in their order; of two short texts alone these, where they begin alike."""
        firsts = {key: self._values[places[0]] for key, places in holes.items()}
        is_short = sum(len(repr(value)) for value in firsts.values()) <= SHORT
        is_text = all(isinstance(value, str) for value in firsts.values())
        is_whole = len(holes) == 2 and at and is_short and is_text and _is_alike(holes)
        asked = firsts if is_whole else {key: key for key in holes}
        told = _row(plain_value((yield f"sorted({list(asked.values())!r})")))
        keys = [next((key for key, each in asked.items() if each == one), None) for one in told]
        if len(keys) != len(holes) or set(keys) != set(holes):
            raise NotOrdered
        return keys


def _is_alike(holes: dict[Any, list[int]]) -> bool:
    return all(len(places) == 1 for places in holes.values())


def _row(told: Any) -> list[Any]:
    if not isinstance(told, list):
        raise NotOrdered
    return told


def _columns(values: Sequence[Any]) -> list[list[Any]]:
    """By digit or letter, from the first on: that of each item."""
    kinds = {type(value) for value in values}
    if kinds <= {int, float}:
        return _digits([repr(value) for value in values])
    if kinds == {str}:
        width = max(map(len, values))
        return [[value[at : at + 1] for value in values] for at in range(width)]
    if kinds == {bool}:
        return [list(values)]
    if kinds in ({tuple}, {list}) and len({len(value) for value in values}) == 1:
        return [column for part in zip(*values, strict=True) for column in _columns(part)]
    if not kinds:
        return []
    raise NotOrdered


def _digits(texts: Sequence[str]) -> list[list[Any]]:
    """Of numbers, as far to the left as the longest goes; those of negative ones are negative."""
    cut = [text.removeprefix("-").partition(".") for text in texts]
    if not all((whole + rest).isdecimal() for whole, _, rest in cut):
        raise NotOrdered
    before, behind = max(len(whole) for whole, _, _ in cut), max(len(rest) for _, _, rest in cut)
    rows = [whole.zfill(before) + rest.ljust(behind, "0") for whole, _, rest in cut]
    signs = [-1 if text.startswith("-") else 1 for text in texts]
    return [[sign * int(row[at]) for sign, row in zip(signs, rows, strict=True)] for at in range(before + behind)]


def extreme(name: str, values: Sequence[Any], keys: Sequence[Any] | None) -> Steps:
    """The first item whose key is the smallest or largest, `name` says which; without keys the item itself."""
    sought = values if keys is None else keys
    try:
        if len(sought) > MOST_SORTED:
            return None
        place = yield from _extreme(name, sought, _columns(sought))
    except NotOrdered:
        return None
    return write_value(values[place])


def _extreme(name: str, values: Sequence[Any], columns: Sequence[Sequence[Any]]) -> Generator[str, str, int]:
    """Of the digits or letters in one place the smallest or largest, then of those that have it the next."""
    places = list(range(len(values)))
    for column in columns:
        holes: dict[Any, list[int]] = {}
        for place in places:
            holes.setdefault(column[place], []).append(place)
        if len(holes) > 1:
            found = yield from _outermost(name, list(holes))
            if found not in holes:
                raise NotOrdered
            places = holes[found]
    return places[0]


def _outermost(name: str, keys: Sequence[Any]) -> Generator[str, str, Any]:
    """The smallest or largest of digits or letters; of two digits, which of them it is."""
    if len(keys) == 2 and all(type(key) is int for key in keys):
        told = yield f"{keys[0]} {'<' if name == 'min' else '>'} {keys[1]}"
        return {"True": keys[0], "False": keys[1]}.get(told, NOT_PLAIN)
    found = plain_value((yield f"{name}({list(keys)!r})"))
    return found if isinstance(found, str | int) else NOT_PLAIN


def is_key(function: ast.expr) -> bool:
    """Whether a key function is told of every item."""
    return _made(function) is not None


def _made(function: ast.expr) -> str | None:
    match function:
        case ast.Name(id=name) if name in KEYS:
            return f"{name}(x)"
        case ast.Attribute(value=ast.Name(id="str"), attr=name) if name in KEY_METHODS:
            return f"x.{name}()"
    return None


def _fits(made: str, value: Any) -> bool:
    """Whether a key function surely has a value for an item."""
    match made:
        case "len(x)":
            return isinstance(value, str | list | tuple | dict | set)
        case "abs(x)":
            return isinstance(value, int | float)
        case "int(x)" | "float(x)":
            return isinstance(value, int | float) or (isinstance(value, str) and value.isdecimal() and value.isascii())
        case "sum(x)":
            return isinstance(value, list | tuple) and all(isinstance(part, int | float) for part in value)
        case "max(x)" | "min(x)":
            parts = list(value) if isinstance(value, str | list | tuple) else []
            return bool(parts) and (_are(parts, int | float) or _are(parts, str))
        case "ord(x)":
            return isinstance(value, str) and len(value) == 1
    return made in ("str(x)", "bool(x)") or isinstance(value, str)


def _are(parts: Sequence[Any], kind: Any) -> bool:
    return all(isinstance(part, kind) for part in parts)


def keys_told(function: ast.expr, values: Sequence[Any]) -> Generator[str, str, list[Any]]:
    """What a key function gives for each item, a few at a time."""
    made, keys = _made(function), list[Any]()
    if made is None or not all(_fits(made, value) for value in values):
        raise NotOrdered
    for start in range(0, len(values), FEW):
        part = list(values[start : start + FEW])
        told = plain_value((yield f"[{made} for x in {part!r}]"))
        if not isinstance(told, list) or len(told) != len(part):
            raise NotOrdered
        keys += told
    return keys


def by_key(name: str, values: Sequence[Any], function: ast.expr, table: Any, is_reversed: bool) -> Steps:
    """`sorted`, `min` or `max` by a key. `table`: the dictionary whose entries are the keys, if it is one's `get`."""
    try:
        keys = [table[each] for each in values] if table is not None else (yield from keys_told(function, values))
    except (NotOrdered, LookupError, TypeError):
        return None
    if name == "sorted":
        return (yield from sorted_told(values, keys, is_reversed))
    return (yield from extreme(name, values, keys))
