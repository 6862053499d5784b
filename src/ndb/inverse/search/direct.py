"""What a run met, put to use: operands put into the places of the input where they came from.

A comparison that came out one way comes out the other when one operand is put where the other one came from; where it
came from is found by looking for it in the input, as a value or inside a text (input-to-state correspondence, REDQUEEN,
NDSS 2019). The same with what a call returned beside what was wanted. Knows notes of runs and candidates; runs nothing.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from ndb.inverse.search.candidate import LONGEST_TEXT, Arguments, Path, places, replaced
from ndb.inverse.search.candidate_runs import Note
from ndb.inverse.search.draw import Generator
from ndb.inverse.search.regex_text import matching_text
from ndb.source.shape import Shape

MOST_OF_A_NOTE = 8
_EMPTY: Mapping[type, Any] = {str: "", list: [], dict: {}, tuple: (), int: 0, float: 0.0, bool: False}


class Director:
    """Follows up runs of one function."""

    def __init__(self, generator: Generator, shapes: Mapping[str, Shape], dice: Random) -> None:
        self.generator, self.shapes, self.dice = generator, shapes, dice

    def follow(self, values: Arguments, notes: Sequence[Note]) -> Iterator[Arguments]:
        """Candidates in which something that was compared comes out otherwise, the latest first."""
        known = places(values, self.shapes)
        for note in reversed(notes):
            yield from islice(self.of_note(values, known, note), MOST_OF_A_NOTE)

    def of_note(
        self, values: Arguments, known: Sequence[tuple[Path, Any, Shape | None]], note: Note
    ) -> Iterator[Arguments]:
        left, right = note.left, note.right
        match note.kind:
            case "Eq" | "NotEq" | "Is" | "IsNot":
                if isinstance(left, list) and isinstance(right, list):
                    return
                yield from self.swap(
                    values,
                    known,
                    left,
                    [right] if note.outcome is (note.kind in ("NotEq", "IsNot")) else self.others(right),
                )
                yield from self.swap(
                    values,
                    known,
                    right,
                    [left] if note.outcome is (note.kind in ("NotEq", "IsNot")) else self.others(left),
                )
                if note.outcome is (note.kind == "NotEq"):
                    yield from self.resized(values, known, left, right)
                    yield from self.resized(values, known, right, left)
            case "Lt" | "LtE" | "Gt" | "GtE":
                yield from self.swap(values, known, left, _around(right))
                yield from self.swap(values, known, right, _around(left))
                yield from self.resized(values, known, left, right)
                yield from self.resized(values, known, right, left)
            case "In" | "NotIn":
                yield from self.contained(values, known, left, right, (note.kind == "In") is note.outcome)
            case "item" | "get" | "pop" | "index" | "remove":
                yield from self.contained(values, known, left, right, note.outcome)
            case "truth":
                yield from self.swap(
                    values, known, left, [_EMPTY.get(type(left))] if note.outcome else [1, "a", [1], True]
                )
                if not note.outcome:
                    yield from self.regenerated(values, known, left)
            case "startswith" | "endswith" | "find" | "count" | "split" | "partition" | "rpartition" if isinstance(
                left, str
            ):
                texts = [text for text in (right if isinstance(right, list) else [right]) if isinstance(text, str)]
                made = [
                    self.dice.choice((text + left, left + text) if note.kind != "startswith" else (text + left, text))
                    for text in texts[:4]
                ]
                yield from self.swap(
                    values, known, left, [left.replace(texts[0], "") if texts else ""] if note.outcome else made
                )
            case "isinstance":
                kinds = right if isinstance(right, list) else []
                yield from self.swap(
                    values, known, left, self.of_kinds(kinds) if not note.outcome else [None, "x", 1, [], {}]
                )
                if left is None or isinstance(left, dict):
                    yield from self.regenerated(values, known, left)
            case _ if note.kind.startswith("is"):
                yield from self.swap(values, known, left, ["12", "A", "a", "", "ab1", "Ab c", " "])
            case _ if note.kind.startswith("regex") and isinstance(right, str):
                if note.outcome:
                    yield from self.swap(values, known, left, ["", "?", self.generator.pool.word()])
                else:
                    words = self.generator.pool
                    made_texts = [
                        matching_text(right, self.dice, lambda _: [words.word() for _ in range(5)]) for _ in range(4)
                    ]
                    yield from self.swap(values, known, left, [text for text in made_texts if text is not None])
            case _ if note.kind.startswith("parse"):
                yield from self.swap(
                    values, known, left, self.parsable(note.kind[6:]) if not note.outcome else ["x", "", None, "1.5.2"]
                )

    def others(self, value: Any) -> list[Any]:
        """Something else of the same kind."""
        match value:
            case bool():
                return [not value]
            case int() | float():
                return [value + 1, value - 1]
            case str():
                return [value + "x", self.generator.pool.word()]
        return [1, "a"]

    def of_kinds(self, names: Sequence[str]) -> list[Any]:
        made = {
            "str": "a",
            "int": 1,
            "float": 1.5,
            "bool": True,
            "list": [1],
            "dict": {"a": 1},
            "tuple": (1, 2),
            "set": {1},
            "NoneType": None,
            "bytes": b"a",
        }
        found: list[Any] = [made[name] for name in names if name in made]
        return [*found, [], {}] if "list" in names or "dict" in names else found

    def parsable(self, name: str) -> list[Any]:
        if name in ("int", "float", "Decimal", "Fraction"):
            return [str(self.generator.pool.number()), "1", "0", "-1", self.generator.pool.number()]
        if "strptime" in name:
            return ["2024-01-31", "31/01/2024", "2024-01-31 10:00", "10:00"]
        return ["2024-02-29", "2024-01-31T10:30", "10:30"]

    # -- where it came from --------------------------------------------------------------------------------------------

    def swap(
        self, values: Arguments, known: Sequence[tuple[Path, Any, Shape | None]], old: Any, new: Sequence[Any]
    ) -> Iterator[Arguments]:
        """New values in the places from which an old one came."""
        if isinstance(old, dict):
            return
        for path, change in origins(known, old):
            for value in new[:5]:
                yield self.put(values, path, change, value)

    def put(self, values: Arguments, path: Path, change: Callable[[Any, Any], Any], value: Any) -> Arguments:
        made = replaced(values, path, lambda part: change(part, value))
        assert isinstance(made, dict)
        return made

    def contained(
        self, values: Arguments, known: Sequence[tuple[Path, Any, Shape | None]], part: Any, whole: Any, is_in: bool
    ) -> Iterator[Arguments]:
        """What is looked for, and what it is looked for in."""
        members = (
            whole if isinstance(whole, list) else list(whole) if isinstance(whole, str) and len(whole) < 30 else [whole]
        )
        if is_in:
            yield from self.swap(values, known, part, self.others(part))
            for path, value, _ in known:
                if isinstance(value, dict) and not isinstance(part, list | dict) and part in value:
                    yield self.change(values, path, lambda d: {k: v for k, v in d.items() if k != part})
                elif isinstance(value, list) and part in value:
                    yield self.change(values, path, lambda items: [v for v in items if v != part])
            return
        yield from self.swap(values, known, part, self.dice.sample(members, min(4, len(members))))
        for path, value, shape in known:
            if isinstance(value, dict) and list(value)[:24] == whole and not isinstance(part, list | dict):
                of = (shape.keys.get(part) or shape.value) if shape is not None else None
                like = next(iter(value.values()), None)
                drawn = self.generator.value(of, 2) if of is not None or like is None else like
                yield self.change(values, path, lambda d, drawn=drawn: {**d, part: drawn})  # type: ignore[misc]
            elif isinstance(value, list) and value == whole:
                yield self.change(values, path, lambda items: [*items, part])
            elif isinstance(value, tuple) and list(value) == whole:
                yield self.change(values, path, lambda items: (*items, part))
            elif isinstance(value, str) and isinstance(whole, str) and value == whole and isinstance(part, str):
                yield self.change(values, path, lambda text: self.dice.choice((text + part, part + text)))

    def change(self, values: Arguments, path: Path, change: Callable[[Any], Any]) -> Arguments:
        made = replaced(values, path, change)
        assert isinstance(made, dict)
        return made

    def resized(
        self, values: Arguments, known: Sequence[tuple[Path, Any, Shape | None]], length: Any, wanted: Any
    ) -> Iterator[Arguments]:
        """A number that is the length of something, made another one."""
        if (
            not isinstance(length, int)
            or not isinstance(wanted, int)
            or isinstance(length, bool)
            or not 0 <= wanted <= 200
        ):
            return
        for path, value, shape in known:
            if isinstance(value, str | list | tuple | dict) and len(value) == length:
                for size in (wanted, wanted + 1, max(0, wanted - 1)):
                    yield self.change(values, path, lambda v, size=size, shape=shape: self.sized(v, size, shape))  # type: ignore[misc]

    def sized(self, value: Any, size: int, shape: Shape | None) -> Any:
        match value:
            case str():
                return (value + (value or "a") * size)[:size]
            case list() | tuple():
                made = list(value)[:size]
                while len(made) < size:
                    drawn = (
                        self.generator.value(shape.item if shape is not None else None, 3)
                        if not made or self.dice.random() < 0.5
                        else made[-1]
                    )
                    made.append(drawn)
                return made if isinstance(value, list) else tuple(made)
            case dict():
                made_dict = dict(list(value.items())[:size])
                for n in range(size - len(made_dict)):
                    made_dict[f"{self.generator.pool.word()}{n or ''}"] = self.generator.value(
                        shape.value if shape is not None else None, 3
                    )
                return made_dict
        return value

    def regenerated(
        self, values: Arguments, known: Sequence[tuple[Path, Any, Shape | None]], old: Any
    ) -> Iterator[Arguments]:
        """Empty things filled as their shapes have it."""
        for path, value, shape in known:
            if shape is not None and (value == old or value in ("", [], {}, None, 0)):
                yield self.put(values, path, lambda _, v: v, self.generator.value(shape, 2))


def origins(
    known: Sequence[tuple[Path, Any, Shape | None]], old: Any
) -> Iterator[tuple[Path, Callable[[Any, Any], Any]]]:
    """The places from which a value may have come, and how another one is put there."""
    is_number = isinstance(old, int | float) and not isinstance(old, bool)
    said = str(old) if is_number else old if isinstance(old, str) else None
    for path, value, _ in known:
        if (type(value) is type(old) and value == old) or (
            isinstance(value, list | tuple) and isinstance(old, list) and list(value) == old
        ):
            yield path, lambda _, new: new
        elif isinstance(value, dict):
            if isinstance(old, str | int) and old in value and not isinstance(old, bool):
                yield path, _renamed(old)
            elif isinstance(old, list) and list(value) == old:
                yield path, lambda _, new: new
        elif isinstance(old, str) and isinstance(value, int | float) and str(value) == old:
            yield path, lambda _, new: new
        elif isinstance(value, str) and said and value != said:
            yield from ((path, change) for change in _inside(value, said, is_number))


def _renamed(old: Any) -> Callable[[Any, Any], Any]:
    def change(part: Any, new: Any) -> Any:
        if isinstance(new, list | dict | set):
            return part
        return {(new if key == old else key): value for key, value in part.items()}

    return change


def _inside(value: str, said: str, is_number: bool) -> Iterator[Callable[[Any, Any], Any]]:
    """A text that holds another one, as it is or in other case; a number as it may be written."""
    if is_number:
        match = re.search(rf"(?<![\d.]){re.escape(said.removesuffix('.0'))}(?:\.0+)?(?![\d])", value)
        if match is not None:
            start, end = match.span()
            yield lambda text, new: (text[:start] + _written(new) + text[end:])[:LONGEST_TEXT]
        return
    at = value.find(said)
    if at < 0 and len(said) < 80:
        at = value.lower().find(said.lower())
    if at >= 0:
        yield lambda text, new: (text[:at] + _written(new) + text[at + len(said) :])[:LONGEST_TEXT]


def _written(value: Any) -> str:
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return value if isinstance(value, str) else str(value) if value is not None else ""


def _around(value: Any) -> list[Any]:
    """Values on both sides of one, and itself."""
    if isinstance(value, bool) or value is None:
        return []
    if isinstance(value, int | float):
        return [value, value + 1, value - 1]
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d.*", value):
        year = int(value[:4])
        return [
            value,
            f"{year - 1:04}{value[4:]}",
            f"{year + 1:04}{value[4:]}",
            _next_day(value, 1),
            _next_day(value, -1),
        ]
    return [value, value + "a", ""] if isinstance(value, str) else []


def _next_day(value: str, days: int) -> str:
    from datetime import date, timedelta

    try:
        return (date.fromisoformat(value[:10]) + timedelta(days=days)).isoformat() + value[10:]
    except (ValueError, OverflowError):
        return value
