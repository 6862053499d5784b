"""What a run meets, noted: lines, comparisons with both operands, conditions, keys and items that were missing.

The hooks that instrument.py puts into a program. What they note is plain data, bounded in number and size: a run that
compares a million times is told by its first comparisons at every place. Nothing that a program can do to these notes
matters much: whoever reads them takes them as hints, and an answer is run again without hooks.
"""

import builtins
import operator
import re
from collections.abc import Callable, Mapping
from datetime import date, datetime, time
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any, Final

MOST_NOTES, MOST_EACH, LONGEST, MOST_ITEMS = 240, 6, 300, 24
TICKS = 60_000
"""Rounds of loops and calls of functions after which a run is stopped."""
_OPERATORS: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "Eq": operator.eq, "NotEq": operator.ne, "Lt": operator.lt, "LtE": operator.le, "Gt": operator.gt,
    "GtE": operator.ge, "Is": operator.is_, "IsNot": operator.is_not,
}  # fmt: skip
_KINDS: Final = (str, int, float, bool, list, dict, tuple, set, frozenset, bytes, type(None), date, datetime)


class Stopped(BaseException):
    """The run took too long."""


class Report:
    """What one run after the other meets."""

    def __init__(self, lines: int) -> None:
        self.seen = bytearray(lines + 2)
        self.notes: list[list[Any]] = []
        self.met: set[tuple[int, bool]] = set()
        self.holds = False
        """Whether the state that is looked for was there."""
        self.state: dict[str, str] = {}
        """Plain variables of the first state at the line that is looked at."""
        self._counts: dict[int, int] = {}
        self._ticks = 0
        self._is_silent = False

    def begin(self) -> None:
        self.seen[:] = bytes(len(self.seen))
        self.notes, self.met, self.holds, self.state = [], set(), False, {}
        self._counts, self._ticks, self._is_silent = {}, 0, False

    def hooks(self) -> dict[str, Any]:
        return {
            "__ndb_seen__": self.seen, "__ndb_tick__": self.tick, "__ndb_test__": self.test,
            "__ndb_compare__": self.compare, "__ndb_method__": self.method, "__ndb_function__": self.function,
            "__ndb_item__": self.item, "__ndb_round__": self.round, "__ndb_rounds_over__": self.rounds_over,
            "__ndb_line__": self.line,
        }  # fmt: skip

    # -- noting --------------------------------------------------------------------------------------------------------

    def tick(self) -> None:
        self._ticks += 1
        if self._ticks > TICKS:
            raise Stopped

    def round(self, site: int) -> None:
        self.met.add((site, True))
        self.tick()

    def rounds_over(self, site: int) -> None:
        self.met.add((site, False))

    def note(self, site: int, kind: str, left: object, right: object, outcome: bool) -> None:
        self.met.add((site, outcome))
        known = self._counts.get(site, 0)
        if known < MOST_EACH and len(self.notes) < MOST_NOTES and not self._is_silent:
            self._counts[site] = known + 1
            self._is_silent = True  # telling a value may run the program's own code
            try:
                self.notes.append([site, kind, told(left), told(right), outcome])
            finally:
                self._is_silent = False

    def test(self, site: int, value: Any) -> Any:
        outcome = bool(value)
        self.note(site, "truth", value, None, outcome)
        return value

    def compare(self, site: int, kind: str, left: Any, right: Any) -> Any:
        is_in = kind in ("In", "NotIn")
        outcome = (left in right) is (kind == "In") if is_in else _OPERATORS[kind](left, right)
        if type(outcome) is bool:
            self.note(site, kind, left, right, outcome)
        return outcome

    def item(self, site: int, owner: Any, key: Any) -> Any:
        try:
            found = owner[key]
        except (KeyError, IndexError):
            self.note(site, "item", key, owner, False)
            raise
        if isinstance(owner, dict):
            self.note(site, "item", key, owner, True)
        return found

    def function(self, site: int, called: Any) -> Any:
        if called is builtins.isinstance:
            return partial(self._isinstance, site)
        if called in (int, float, Decimal, Fraction):
            return partial(self._parsed, site, called, called.__name__)
        return called

    def _isinstance(self, site: int, value: Any, kinds: Any) -> bool:
        outcome = isinstance(value, kinds)
        wanted = kinds if isinstance(kinds, tuple) else (kinds,)
        self.note(site, "isinstance", value, [getattr(kind, "__name__", "") for kind in wanted], outcome)
        return outcome

    def _parsed(self, site: int, called: Callable[..., Any], name: str, *values: Any, **more: Any) -> Any:
        try:
            found = called(*values, **more)
        except Exception:
            self.note(site, f"parse {name}", values[0] if values else None, None, False)
            raise
        self.note(site, f"parse {name}", values[0] if values else None, None, True)
        return found

    def method(self, site: int, owner: Any, name: str) -> Any:
        bound = getattr(owner, name)
        if owner is re or isinstance(owner, re.Pattern):
            return partial(self._matched, site, owner, bound)
        if name in ("fromisoformat", "strptime"):
            return partial(self._parsed, site, bound, f"{getattr(owner, '__name__', '')}.{name}")
        if isinstance(owner, str | bytes | list | tuple | dict | set | frozenset):
            return partial(self._called, site, owner, name, bound)
        return bound

    def _matched(self, site: int, owner: Any, bound: Callable[..., Any], *values: Any, **more: Any) -> Any:
        found = bound(*values, **more)
        pattern = owner.pattern if owner is not re else getattr(values[0], "pattern", values[0]) if values else None
        is_put = bound.__name__ in ("sub", "subn")  # what is put in place of a match comes before the text
        rest = values[(owner is re) + is_put :]
        text = next((value for value in rest if isinstance(value, str)), None)
        is_met = found is not None and found != []
        if text is not None and (is_put or bound.__name__ in ("finditer", "split")):  # they give something always
            is_met = re.search(values[0] if owner is re else owner, text) is not None
        self.note(site, f"regex {bound.__name__}", text, pattern, is_met)
        return found

    def line(self, number: int) -> None:
        self.seen[number] = 1

    def _called(self, site: int, owner: Any, name: str, bound: Callable[..., Any], *values: Any, **more: Any) -> Any:
        try:
            found = bound(*values, **more)
        except (KeyError, ValueError, IndexError):
            self.note(site, name, values[0] if values else None, owner, False)
            raise
        if isinstance(owner, dict):
            self.note(site, name, values[0] if values else None, owner, bool(values and values[0] in owner))
        elif name in ("startswith", "endswith") or name.startswith("is"):
            self.note(site, name, owner, values[0] if values else None, bool(found))
        elif (
            isinstance(owner, str) and name in ("split", "partition", "rpartition", "find", "count", "index") and values
        ):
            self.note(site, name, owner, values[0], isinstance(values[0], str) and values[0] in owner)
        return found


def told(value: object) -> Any:
    """A value as JSON has it: scalars as they are, the others' parts as far as they matter."""
    kind = type(value)
    if kind is str:
        return value[:LONGEST]  # type: ignore[index]
    if value is None or kind is bool or kind is float:
        return value
    if isinstance(value, int):
        return int(value) if abs(value) < 10**18 else None
    if kind in (Decimal, Fraction):
        return float(value)  # type: ignore[arg-type]
    if kind in (date, datetime, time):
        return value.isoformat()  # type: ignore[attr-defined]
    if isinstance(value, dict | list | tuple | set | frozenset | range):
        return [told(part) for part, _ in zip(value, range(MOST_ITEMS), strict=False)]
    if isinstance(value, str):
        return str.__str__(value)[:LONGEST]
    return {"kind": kind.__name__}
