"""What is known of a value from the code that uses it: its kind, its parts, what is read from it, how it reads as text.

A shape is a tree that grows while code is read (read_shapes.py), one node for every place of an input: the items of a
list, the value under a key, the lines of a text. It says what a value is likely to look like, not what it must be:
the code may check for anything else. Knows nothing of syntax trees.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

MOST_CONSTANTS = 40


@dataclass(slots=True, eq=False)
class Format:
    """A way in which a text is read: `kind` of reading, by which separator or pattern, and the shape of what comes out.

    Kinds: split, lines, partition, int, float, date, datetime, time, strptime, json, regex, prefix, suffix, digits,
    hex, letter, words (as a shell has them), query, url, address, network, xml, pattern (it is a regular expression
    itself).
    """

    kind: str
    by: str | None = None
    of: "Shape" = field(default_factory=lambda: Shape())
    groups: dict[str | int, "Shape"] = field(default_factory=dict)
    """Of a pattern, by number or name."""


@dataclass(slots=True, eq=False)
class Shape:
    """A place of an input."""

    kinds: dict[str, int] = field(default_factory=dict)
    """Kinds, and how much speaks for each: names of builtin types, `number`, `sequence`, `new NAME` for objects."""
    constants: list[Any] = field(default_factory=list)
    """Values that it is compared with or looked up among."""
    holds: list[Any] = field(default_factory=list)
    """Values that are looked for in it."""
    keys: dict[Any, "Shape"] = field(default_factory=dict)
    """Entries that are read by name."""
    optional: set[Any] = field(default_factory=set)
    """Names of entries that may be missing."""
    attributes: dict[str, "Shape"] = field(default_factory=dict)
    key: "Shape | None" = None
    value: "Shape | None" = None
    """Keys and values of a dict that is walked through."""
    item: "Shape | None" = None
    parts: dict[int, "Shape"] = field(default_factory=dict)
    """Items by their number."""
    arities: list[int] = field(default_factory=list)
    """Into how many it is taken apart; negative: at least so many."""
    formats: list[Format] = field(default_factory=list)
    among: list["Shape"] = field(default_factory=list)
    """Dicts in whose keys it is looked up, and sequences in which it is looked for."""
    is_key: bool = False
    """Whether it is looked up in a dict: then it is no list."""

    def is_a(self, kind: str, weight: int = 1) -> "Shape":
        self.kinds[kind] = self.kinds.get(kind, 0) + weight
        return self

    def compared(self, *values: Any) -> None:
        for value in values:
            if len(self.constants) < MOST_CONSTANTS and not any(
                type(c) is type(value) and c == value for c in self.constants
            ):
                self.constants.append(value)

    def entry(self, name: Any, *, optional: bool = False) -> "Shape":
        """What is under a key."""
        known = name in self.keys
        found = self.keys.setdefault(name, Shape())
        if optional and not known:
            self.optional.add(name)
        elif not optional:
            self.optional.discard(name)
        return found

    def items(self) -> "Shape":
        """What is met when it is walked through."""
        if self.item is None:
            self.item = Shape()
        return self.item

    def entries(self) -> tuple["Shape", "Shape"]:
        """Keys and values of a dict."""
        if self.key is None:
            self.key, self.value = Shape(), Shape()
        assert self.value is not None
        return self.key, self.value

    def part(self, number: int) -> "Shape":
        return self.parts.setdefault(number, Shape())

    def read_as(self, kind: str, by: str | None = None) -> Format:
        """The way of reading it, new or known."""
        for known in self.formats:
            if (known.kind, known.by) == (kind, by):
                return known
        self.formats.append(Format(kind, by))
        return self.formats[-1]

    def below(self) -> Iterator["Shape"]:
        """Shapes inside this one."""
        yield from (*self.keys.values(), *self.attributes.values(), *self.parts.values())
        yield from (part for part in (self.key, self.value, self.item) if part is not None)
        for read in self.formats:
            yield read.of
            yield from read.groups.values()

    def all(self) -> list["Shape"]:
        """This and everything inside it, each once."""
        found, known = [self], {id(self)}
        for shape in found:
            for below in shape.below():
                if id(below) not in known:
                    known.add(id(below))
                    found.append(below)
        return found

    def _is_walked_text(self) -> bool:
        """Whether what is walked through or cut has methods of a text, and nothing says that it is a list."""
        parts = self.item.kind if self.item is not None else None
        is_text = self.is_key or self.kinds.get("str", 0) > 1
        return is_text and not self.kinds.get("list") and parts in (None, "str")

    @property
    def kind(self) -> str | None:
        """What it most likely is; None where nothing speaks for anything."""
        votes = dict(self.kinds)

        def vote(kind: str, weight: int) -> None:
            votes[kind] = votes.get(kind, 0) + weight

        if self.keys or self.key is not None:
            vote("dict", 3 if any(isinstance(name, str) for name in self.keys) or self.key is not None else 1)
        if self.formats:
            vote("str", 3)
        if self.arities or self.parts:
            vote("tuple", 3)
        elif self.item is not None:
            vote("str" if self._is_walked_text() else "tuple" if self.is_key else "list", 2)
        if self.attributes and not votes.keys() - {"NoneType", "object"}:
            vote("object", 2)
        for constant in self.constants:
            vote(type(constant).__name__, 1)
        if votes.get("dict"):
            for loose in ("sequence", "list", "tuple"):
                votes.pop(loose, None) if not self.kinds.get(loose) or loose == "sequence" else None
        if "sequence" in votes:
            weight = votes.pop("sequence")
            strict = max(("list", "tuple", "str", "set", "dict"), key=lambda kind: votes.get(kind, 0))
            vote(strict if votes.get(strict) else "list", weight)
        if "number" in votes:
            weight = votes.pop("number")
            vote("float" if votes.get("float", 0) > votes.get("int", 0) else "int", weight)
        votes.pop("NoneType", None) if len(votes) > 1 else None
        return max(votes, key=lambda kind: votes[kind]) if votes else None
