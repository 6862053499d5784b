"""Values of a shape, drawn: what the code says about an input, made into inputs (source/shape.py).

What the shape leaves open is filled from a pool: words and numbers of the code, and of what was asked. Knows nothing of
runs.
"""

import json
import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from random import Random
from typing import Any

from ndb.inverse.search.candidate import LONGEST_TEXT, Arguments, Expression, New
from ndb.inverse.search.regex_text import matching_text
from ndb.source.read_shapes import Inputs
from ndb.source.shape import Format, Shape

DEEPEST = 6
_WRITTEN = re.compile(r"\d+(?:\.\d+)?")
_SMALL = (0, 1, 2, 3, 5, 7, 10, -1, 12, 100)
_WORDS = ("a", "b", "x", "ab", "abc", "1", "ann", "bob", "red")
_ANY: tuple[Any, ...] = (
    0,
    1,
    2,
    5,
    -1,
    "a",
    "b",
    "",
    "abc",
    [],
    [1],
    ["a"],
    {},
    {"a": 1},
    None,
    True,
    1.5,
    (1, 2),
    "1",
)


_CALLABLES = (
    "str", "len", "bool", "abs", "int", "lambda *_: True", "lambda *_: False", "lambda x, *_: x", "lambda *_: 1",
    "lambda *_: None", "lambda *_: []", "lambda x, *_: x == 1", "lambda x, y=0, *_: x + y",
)  # fmt: skip
_PATTERNS = (
    "a", ".", "[a-z]+", r"\d+", r"(\w)", r"(\w)(\w)", r"(?P<a>\w)", r"(?P<a>\w)(?P<b>\w)", r"(?P<a>\w)(\w)",
    "(", "a*", "^a$",
)  # fmt: skip
STAND_IN = "__import__('types').SimpleNamespace"


class Pool:
    """Words and numbers that may matter."""

    def __init__(self, inputs: Inputs, wanted: Sequence[Any], dice: Random) -> None:
        self.dice = dice
        parts = [leaf for value in wanted for leaf in leaves(value)]
        self.wanted_words: list[str] = _unique(
            [w for leaf in parts if isinstance(leaf, str) for w in (leaf, *leaf.split())]
        )[:60]
        self.wanted_numbers: list[int | float] = _unique([n for leaf in parts for n in _numbers(leaf)])[:60]
        tables = [key for key in inputs.tables if isinstance(key, str)]
        self.words: list[str] = _unique([*(w for w in inputs.words if len(w) <= 60), *tables])[:150]
        self.numbers: list[int | float] = _unique([near for n in inputs.numbers for near in (n, n + 1, n - 1)])[:80]
        self.met: list[Any] = []
        """Operands that runs met."""

    def word(self) -> str:
        chosen = self.dice.random()
        if self.wanted_words and chosen < 0.35:
            return self.dice.choice(self.wanted_words)
        if self.words and chosen < 0.7:
            return self.dice.choice(self.words)
        met = [value for value in self.met[-40:] if isinstance(value, str)]
        return self.dice.choice(met) if met and chosen < 0.8 else self.dice.choice(_WORDS)

    def number(self) -> int | float:
        chosen = self.dice.random()
        if self.wanted_numbers and chosen < 0.3:
            return self.dice.choice(self.wanted_numbers)
        if self.numbers and chosen < 0.6:
            return self.dice.choice(self.numbers)
        met = [value for value in self.met[-40:] if isinstance(value, int | float)]
        return self.dice.choice(met) if met and chosen < 0.7 else self.dice.choice(_SMALL)


_ALIKE = {
    "int": "number",
    "float": "number",
    "bool": "number",
    "list": "sequence",
    "tuple": "sequence",
    "set": "sequence",
}


def fits(value: Any, shape: Shape) -> bool:
    """Whether a value is of the kind that the code says, as far as it says one."""
    kind, name = shape.kind, type(value).__name__
    known = {kind, *shape.kinds, *(type(constant).__name__ for constant in shape.constants)}
    if kind is None or name in known or isinstance(value, New) or name == "Expression":
        return True
    return any(_ALIKE.get(name) is not None and _ALIKE.get(name) in (each, _ALIKE.get(str(each))) for each in known)


def leaves(value: Any) -> list[Any]:
    """The scalars in a value."""
    match value:
        case dict():
            return [leaf for item in value.items() for part in item for leaf in leaves(part)]
        case list() | tuple() | set() | frozenset():
            return [leaf for part in value for leaf in leaves(part)]
    return [value]


def _numbers(leaf: Any) -> list[int | float]:
    if isinstance(leaf, int | float) and not isinstance(leaf, bool):
        return [leaf]
    if not isinstance(leaf, str):
        return []
    found: list[int | float] = []
    for word in (*_WRITTEN.findall(leaf.replace(",", "")), *_WRITTEN.findall(leaf)):
        try:
            found += (
                [int(word)] if word.isdigit() else [float(word), *([int(float(word) * 100)] if len(word) < 12 else [])]
            )
        except ValueError:
            continue
    return [n for n in found if n == n and abs(n) != float("inf")]


def _unique(values: Sequence[Any]) -> list[Any]:
    return list({(type(value), value): value for value in values}.values())


class Generator:
    """Draws arguments of one function."""

    def __init__(self, inputs: Inputs, pool: Pool, dice: Random) -> None:
        self.inputs, self.pool, self.dice = inputs, pool, dice
        self.keys: dict[int, list[Any]] = {}
        """Keys of dicts that were drawn, and what was drawn to be looked up in them, by the dict's shape."""

    def arguments(self, required: Sequence[str]) -> Arguments:
        """All that must be given, and at times what need not be."""
        made: Arguments = {}
        self.keys = {}
        for name, shape in self.inputs.parameters.items():
            if name in required or self.dice.random() < 0.35:
                made[name] = self.value(shape)
        return made

    def value(self, shape: Shape | None, depth: int = 0) -> Any:
        """A value of a shape; now and then of another that speaks for itself less loudly."""
        if shape is None or depth > DEEPEST:
            return self.dice.choice((self.pool.word(), self.pool.number(), 1, "a"))
        kind = shape.kind
        others = [each for each in shape.kinds if each not in (kind, "number", "sequence")]
        if others and self.dice.random() < 0.15:
            kind = self.dice.choice(others)
        if kind in ("tuple", "list") and self.is_of_letters(shape) and self.dice.random() < 0.7:
            kind = "str"
        if shape.among and self.dice.random() < 0.6:
            known = [key for owner in shape.among for key in self.keys.get(id(owner), ())]
            if known:
                return self.dice.choice(known)
        value = self.of_kind(kind, shape, depth)
        if isinstance(value, str | int):
            for owner in shape.among:
                self.keys.setdefault(id(owner), []).append(value)
        return value

    def is_of_letters(self, shape: Shape) -> bool:
        """Whether what is walked through is more likely a text than a list."""
        item = shape.item
        texts = [value for value in (item.constants if item is not None else ()) if isinstance(value, str)]
        return bool(texts) and all(len(text) == 1 for text in texts) and not shape.kinds.get("list")

    def of_kind(self, kind: str | None, shape: Shape, depth: int) -> Any:
        match kind:
            case "int" | "float":
                return self.number(shape, kind)
            case "str":
                return self.text(shape, depth)
            case "bool":
                return self.dice.random() < 0.5
            case "dict" | "Counter" | "OrderedDict" | "Mapping":
                return self.entries(shape, depth)
            case "list" | "set" | "frozenset":
                made = self.items(shape, depth)
                if kind == "list":
                    return made
                kept = [part for part in made if isinstance(part, str | int | float | tuple | None)]
                return set(kept) if kind == "set" else New("frozenset", (kept,))
            case "tuple":
                return self.record(shape, depth)
            case "NoneType":
                return None
            case "bytes":
                return self.pool.word().encode()
            case "date" | "datetime":
                return self.date(kind)
            case "callable":
                return Expression(self.dice.choice(_CALLABLES))
            case "object":
                return self.stand_in(shape, depth)
            case None:
                return self.open(shape, depth)
        if kind.startswith("new "):
            return self.new(kind[4:], depth)
        if shape.attributes:
            return self.stand_in(shape, depth)
        return self.open(shape, depth)

    def open(self, shape: Shape, depth: int) -> Any:
        """Of a place of which nothing is said."""
        if shape.constants and self.dice.random() < 0.7:
            return self.dice.choice(shape.constants)
        if shape.holds and self.dice.random() < 0.7:
            return [*self.dice.sample(shape.holds, self.dice.randint(0, len(shape.holds)))]
        drawn = self.dice.random()
        if drawn < 0.4:
            return self.pool.word()
        return self.pool.number() if drawn < 0.75 else self.dice.choice(_ANY)

    def number(self, shape: Shape, kind: str) -> int | float:
        near = [v for v in shape.constants if isinstance(v, int | float) and not isinstance(v, bool)]
        if near and self.dice.random() < 0.5:
            value = self.dice.choice(near) + self.dice.choice((0, 0, 1, -1))
        else:
            value = self.pool.number()
        return (
            float(value)
            if kind == "float" and self.dice.random() < 0.6
            else int(value)
            if kind == "int" and abs(value) < 1e15
            else value
        )

    def entries(self, shape: Shape, depth: int) -> dict[Any, Any]:
        made: dict[Any, Any] = {}
        for name, part in shape.keys.items():
            if self.dice.random() < (0.5 if name in shape.optional else 0.97):
                made[name] = self.value(part, depth + 1)
        for name in shape.holds:
            if isinstance(name, str | int) and name not in made and self.dice.random() < 0.4:
                made[name] = self.value(shape.value or shape.item, depth + 1)
        if shape.key is not None or not shape.keys:
            for _ in range(self.dice.choice((0, 1, 1, 2, 3))):
                looked_up = self.keys.get(id(shape))
                if looked_up and self.dice.random() < 0.7:
                    key = self.dice.choice(looked_up)
                else:
                    key = self.value(shape.key, depth + 1) if shape.key is not None else self.pool.word()
                if isinstance(key, str | int | float | tuple | None) and _is_hashable(key):
                    made[key] = self.value(shape.value, depth + 1)
        self.keys.setdefault(id(shape), []).extend(key for key in made if isinstance(key, str | int))
        return made

    def items(self, shape: Shape, depth: int) -> list[Any]:
        count = self.dice.choice((0, 1, 1, 2, 2, 3, 4) if depth < 3 else (0, 1, 1, 2))
        needed = max((number + 1 for number in shape.parts if 0 <= number < 50), default=0)
        made = [
            self.value(shape.parts.get(n) or shape.item or self.any_part(shape), depth + 1)
            for n in range(max(count, needed))
        ]
        made += [value for value in shape.holds if self.dice.random() < 0.3]
        if len(made) > 1 and self.dice.random() < 0.2:
            made[-1] = made[0]
        self.keys.setdefault(id(shape), []).extend(part for part in made if isinstance(part, str | int))
        return made

    def any_part(self, shape: Shape) -> Shape | None:
        parts = [part for number, part in shape.parts.items() if number != -1000]
        return parts[-1] if parts else None

    def record(self, shape: Shape, depth: int) -> Any:
        """As many as the code takes it apart into."""
        if not shape.arities and not shape.parts:
            return tuple(self.items(shape, depth))
        arity = (
            self.dice.choice(shape.arities) if shape.arities else max((n + 1 for n in shape.parts if n >= 0), default=1)
        )
        count = arity if arity >= 0 else -arity + self.dice.choice((0, 0, 1, 2))
        beyond = shape.parts.get(-1000)
        rest = (beyond.item if beyond is not None else None) or shape.item
        parts = [
            self.value(shape.parts.get(n) or shape.parts.get(n - count) or rest, depth + 1)
            for n in range(min(count, 40))
        ]
        is_list = shape.kinds.get("list", 0) > shape.kinds.get("tuple", 0)
        return parts if is_list else tuple(parts)

    def date(self, kind: str) -> New:
        day = date(2024, 1, 1) + timedelta(days=self.dice.randint(0, 400))
        if kind == "date":
            return New("__import__('datetime').date", (day.year, day.month, day.day))
        return New(
            "__import__('datetime').datetime",
            (day.year, day.month, day.day, self.dice.randint(0, 23), self.dice.randint(0, 59)),
        )

    def new(self, name: str, depth: int) -> Any:
        """An object of a class of the program, made by what its constructor takes."""
        if members := self.inputs.members.get(name):
            return Expression(f"{name}.{self.dice.choice(members)}")
        made = self.inputs.classes.get(name)
        if made is None or depth > 3:
            return self.dice.choice(_ANY)
        spare = self.inputs.spare.get(name, ())
        more = spare[: self.dice.randint(0, len(spare))] if spare and self.dice.random() < 0.6 else ()
        return New(name, tuple(self.value(part, depth + 1) for part in (*made, *more)))

    def stand_in(self, shape: Shape, depth: int) -> Any:
        """An object of a class that is not in the file: it has the attributes that the code reads. One of which nothing
        is said, or that it may be None, may be such an object again, as in lists and trees of nodes."""
        if "NoneType" in shape.kinds and self.dice.random() < 0.15:
            return None
        made = []
        for name, part in shape.attributes.items():
            drawn = self.dice.random()
            if part.kind not in (None, "NoneType") or part.attributes or drawn > 0.7:
                made.append((name, self.value(part, depth + 1)))
            else:
                made.append((name, None if drawn < 0.35 or depth > 3 else self.stand_in(shape, depth + 1)))
        return New(STAND_IN, (), tuple(made))

    # -- texts ---------------------------------------------------------------------------------------------------------

    def text(self, shape: Shape, depth: int) -> str:
        """A text that is read as the code reads it."""
        constants = [value for value in shape.constants if isinstance(value, str)]
        pieces = [read for read in shape.formats if read.kind not in ("prefix", "suffix")]
        if constants and self.dice.random() < (0.4 if pieces else 0.75):
            return self.dice.choice(constants)
        if pieces and self.dice.random() < 0.9:
            made = self.formatted(self.dice.choice(pieces), depth)
        elif self.is_of_letters(shape) and self.dice.random() < 0.8:
            made = self.of_letters(shape)
        elif is_of_digits(shape) and self.dice.random() < 0.8:
            made = "".join(self.dice.choice("0123456789") for _ in range(self.dice.randint(0, 10)))
        elif shape.among and self.dice.random() < 0.3:
            made = self.dice.choice([str(name) for known in shape.among for name in known.keys] or [self.pool.word()])
        else:
            made = (
                self.pool.word()
                if self.dice.random() < 0.8
                else " ".join(self.pool.word() for _ in range(self.dice.randint(0, 3)))
            )
        for read in shape.formats:
            if read.kind in ("prefix", "suffix") and self.dice.random() < 0.4:
                made = f"{read.by}{made}" if read.kind == "prefix" else f"{made}{read.by}"
        for held in shape.holds:
            if isinstance(held, str) and self.dice.random() < 0.35:
                made = self.dice.choice((f"{made}{held}", f"{held}{made}", f"{made}{held}{made}"))
        return made[:LONGEST_TEXT]

    def of_letters(self, shape: Shape) -> str:
        assert shape.item is not None
        letters = [value for value in shape.item.constants if isinstance(value, str)]
        others = [*self.pool.word(), "a", "1", " "]
        return "".join(
            self.dice.choice(letters if self.dice.random() < 0.6 else others) for _ in range(self.dice.randint(0, 8))
        )

    def formatted(self, read: Format, depth: int) -> str:
        match read.kind:
            case "split":
                return (read.by or " ").join(map(_said, self.pieces(read, depth)))
            case "lines":
                return "\n".join(map(_said, self.pieces(read, depth)))
            case "partition":
                parts = [_said(self.value(read.of.parts.get(n), depth + 1)) for n in (0, 2)]
                return (read.by or "").join(parts) if self.dice.random() < 0.85 else parts[0]
            case "int":
                return str(self.number(read.of, "int"))
            case "float":
                value = self.number(read.of, "float")
                return str(value if self.dice.random() < 0.5 else round(value, 2))
            case "digits":
                return str(abs(int(min(self.pool.number(), 10**9)))) if self.dice.random() < 0.8 else self.pool.word()
            case "regex":
                made = matching_text(read.by or "", self.dice, lambda group: self.group_words(read, group))
                return made if made is not None else self.pool.word()
            case "json":
                try:
                    return json.dumps(
                        self.value(read.of if read.of.kind else None, depth + 1)
                        if read.of.kind
                        else self.dice.choice(_ANY)
                    )
                except (TypeError, ValueError):
                    return "{}"
            case "letter":
                return self.dice.choice("abcxyzABC019")
            case "pattern":
                return self.dice.choice(_PATTERNS)
            case "xml":
                return self.element(read.of, "", depth)
        return self.moment(read)

    def element(self, shape: Shape, tag: str, depth: int) -> str:
        """An element of XML: what the code reads of it, more or less of each."""
        about, inner = shape.attributes.get("attrib", Shape()), []
        said = [
            f' {name}="{_plain(self.value(part, depth + 1))}"' for name, part in about.keys.items() if self.is_drawn()
        ]
        tags = [value for value in shape.attributes.get("tag", Shape()).constants if isinstance(value, str)]
        if "text" in shape.attributes and self.is_drawn():
            inner.append(_plain(self.value(shape.attributes["text"], depth + 1)))
        for name, part in shape.keys.items() if depth < DEEPEST else ():
            inner += [self.element(part, name, depth + 1) for _ in range(self.dice.choice((0, 1, 1, 1, 2)))]
        if shape.item is not None and depth < DEEPEST:
            inner += [self.element(shape.item, "", depth + 2) for _ in range(self.dice.choice((0, 1, 2)))]
        name = tag or self.dice.choice([*tags, "a", "b", *(w for w in self.pool.words[:20] if w.isidentifier())])
        return f"<{name}{''.join(said)}>{''.join(inner)}</{name}>"

    def is_drawn(self) -> bool:
        """Whether something that may be there is."""
        return self.dice.random() < 0.85

    def group_words(self, read: Format, group: int | str) -> list[str]:
        """What may stand in a group of a pattern."""
        shape = read.groups.get(group)
        told = [_said(value) for value in shape.constants] if shape is not None else []
        if shape is not None and (shape.formats or shape.kind in ("int", "float", "str")):
            told += [_said(self.value(shape, 3)) for _ in range(2)]
        return (
            told
            if told and self.dice.random() < 0.6
            else [self.pool.word() for _ in range(6)] + [_said(self.pool.number())]
        )

    def pieces(self, read: Format, depth: int) -> list[Any]:
        made = self.value(read.of, depth + 1) if read.of.arities or read.of.parts else self.items(read.of, depth)
        return list(made) if isinstance(made, list | tuple) else [made]

    def moment(self, read: Format) -> str:
        known = [w for w in (*self.pool.wanted_words, *self.pool.words) if w[:4].isdigit() and "-" in w]
        day = date(2024, 1, 1) + timedelta(days=self.dice.randint(0, 400))
        hour = f"{self.dice.randint(0, 23):02}:{self.dice.choice((0, 5, 15, 30, 45)):02}"
        match read.kind:
            case "date":
                return self.dice.choice(known)[:10] if known and self.dice.random() < 0.5 else day.isoformat()
            case "datetime":
                if known and self.dice.random() < 0.4:
                    return self.dice.choice(known)
                return (
                    f"{day.isoformat()}{self.dice.choice('T ')}{hour}" if self.dice.random() < 0.8 else day.isoformat()
                )
            case "time":
                return hour
            case "strptime" if read.by is not None:
                try:
                    moment = datetime(day.year, day.month, day.day, self.dice.randint(0, 23), self.dice.randint(0, 59))
                    return moment.strftime(read.by)
                except ValueError:
                    return day.isoformat()
            case "words":
                return " ".join(self.pool.word() for _ in range(self.dice.randint(0, 4)))
            case "hex":
                return "".join(self.dice.choice("0123456789abcdef") for _ in range(2 * self.dice.randint(0, 4)))
            case "query":
                return "&".join(f"{self.pool.word()}={self.pool.word()}" for _ in range(self.dice.randint(0, 3)))
            case "url":
                return f"https://{self.pool.word()}.org/{self.pool.word()}"
            case "address":
                return self.dice.choice(("10.0.0.1", "192.168.1.7", "8.8.8.8", "127.0.0.1", "::1"))
            case "network":
                return self.dice.choice(("10.0.0.0/8", "192.168.0.0/16", "10.1.2.0/24"))
        return self.pool.word()


def _said(value: Any) -> str:
    return value if isinstance(value, str) else str(value)


def is_of_digits(shape: Shape) -> bool:
    """Whether every letter of a text is read as a number."""
    return shape.item is not None and any(read.kind in ("int", "digits") for read in shape.item.formats)


def _plain(value: Any) -> str:
    """As it may stand in XML."""
    return _said(value).replace("&", "").replace("<", "").replace('"', "")


def _is_hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True
