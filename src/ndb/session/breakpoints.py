"""Breakpoints of every kind, and whether one that was reached really stops: conditions, hit counts, log points.

Knows states; evaluating is the caller's. Numbers are given once and never again.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from ndb.engine.protocol import Place, Stops, Watch, has_function_name
from ndb.errors import BadAction, NdbError
from ndb.source.parse import is_expression
from ndb.trace.state import Event, State

Evaluate = Callable[[str], str]
_FIELD = re.compile(r"\{([^{}]+)\}")
FALSE = frozenset({"False", "None", "0", "0.0", "''", '""', "[]", "()", "{}", "set()", "b''", "frozenset()", "0j"})
"""How the values read that a condition takes for false."""


class Kind(StrEnum):
    LINE = "line"
    FUNCTION = "function"
    RAISED = "raised"
    UNCAUGHT = "uncaught"
    DATA = "data"


@dataclass(slots=True)
class Breakpoint:
    """One breakpoint. What it is stays; whether it is enabled, its condition and its counts may change."""

    number: int
    kind: Kind
    file: str = ""
    line: int = 0
    name: str = ""
    """Of a function, an exception's type, or a variable."""
    frame: int | None = None
    """Data breakpoints: the activation whose variable it is; None for a module's."""
    thread: int = 0
    """Data breakpoints: the thread of that activation."""
    condition: str | None = None
    ignore: int = 0
    """How many more hits pass by."""
    log: str | None = None
    """A log point's text, with expressions in braces: it is said, and the program goes on."""
    temporary: bool = False
    enabled: bool = True
    hits: int = 0

    def __str__(self) -> str:
        match self.kind:
            case Kind.LINE:
                return f"{self.file}:{self.line}"
            case Kind.FUNCTION:
                return f"function {self.name}" + (f" of {self.file}" if self.file else "")
            case Kind.DATA:
                return f"change of {self.name}"
            case Kind.RAISED:
                return f"{self.name or 'any exception'} raised"
        return "uncaught exception"

    def matches(self, state: State, changed: Callable[[Watch], bool]) -> bool:
        match self.kind:
            case Kind.LINE:
                here = state.event in (Event.LINE, Event.CALL)
                return here and (state.file, state.line) == (self.file, self.line)
            case Kind.FUNCTION:
                is_there = not self.file or state.file == self.file
                return is_there and state.event is Event.CALL and has_function_name(state.function, self.name)
            case Kind.DATA:
                return changed(self.watch)
            case Kind.RAISED:
                return state.event is Event.EXCEPTION and is_exception(state.value or "", self.name)
        return False

    @property
    def place(self) -> tuple[str, int]:
        return self.file, self.line

    @property
    def watch(self) -> Watch:
        return Watch(self.name, self.frame, self.file, self.thread)


def check_condition(text: str | None) -> None:
    """Refuse what is no expression: it could never be judged."""
    if text is not None and not is_expression(text.strip()):
        raise BadAction(f"the condition {text.strip()!r} is no Python expression")


def is_exception(value: str, name: str) -> bool:
    """Whether a rendered exception is of the type of this name; any is of the type without a name."""
    return not name or re.split(r"[(:\s]", value, maxsplit=1)[0].rpartition(".")[2] == name.rpartition(".")[2]


@dataclass(slots=True)
class Hit:
    """What a place did to the breakpoints: those that stop here, and what log points and broken conditions said."""

    stopping: list[Breakpoint] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


class Breakpoints:
    """All breakpoints of a session."""

    def __init__(self) -> None:
        self._by_number: dict[int, Breakpoint] = {}
        self._next = 1

    def __iter__(self) -> Iterator[Breakpoint]:
        return iter(self._by_number.values())

    def __len__(self) -> int:
        return len(self._by_number)

    def __getitem__(self, number: int) -> Breakpoint:
        if number not in self._by_number:
            raise BadAction(f"no breakpoint {number}; `b` lists them")
        return self._by_number[number]

    def add(
        self, kind: Kind, *, file: str = "", line: int = 0, name: str = "", frame: int | None = None, thread: int = 0,
        condition: str | None = None, ignore: int = 0, log: str | None = None, temporary: bool = False,
    ) -> Breakpoint:  # fmt: skip
        check_condition(condition)
        made = Breakpoint(self._next, kind, file, line, name, frame, thread, condition, ignore, log, temporary)
        self._by_number[made.number] = made
        self._next += 1
        return made

    def remove(self, number: int) -> Breakpoint:
        removed = self[number]
        del self._by_number[number]
        return removed

    def clear(self) -> None:
        self._by_number.clear()

    def stops(self) -> Stops:
        """What an engine must stop at so that none is missed."""
        active = [b for b in self if b.enabled]
        at_lines = [b for b in active if b.kind is Kind.LINE]
        always = frozenset((b.file, b.line) for b in at_lines if b.condition is None)
        return Stops(
            lines=always,
            conditions=tuple((b.file, b.line, b.condition) for b in at_lines if b.condition and b.place not in always),
            functions=frozenset(b.name for b in active if b.kind is Kind.FUNCTION),
            raised=any(b.kind is Kind.RAISED for b in active),
            watches=tuple(b.watch for b in active if b.kind is Kind.DATA),
            uncaught=any(b.kind is Kind.UNCAUGHT for b in active),
        )

    def hit(self, place: Place, evaluate: Evaluate, changed: Callable[[Watch], bool]) -> Hit:
        """Count the breakpoints that match a place; those that stop there, and what is to be said."""
        hit = Hit()
        if place.state is None:
            return hit
        for breakpoint in [b for b in self if b.enabled and b.matches(place.state, changed)]:
            if self._holds(breakpoint, evaluate, hit) and self._counts(breakpoint):
                self._reached(breakpoint, evaluate, hit)
        return hit

    def uncaught(self) -> list[Breakpoint]:
        """Those that stop at an exception that nobody caught; it is a hit of each."""
        return [b for b in list(self) if b.enabled and b.kind is Kind.UNCAUGHT and self._counts(b)]

    def _holds(self, breakpoint: Breakpoint, evaluate: Evaluate, hit: Hit) -> bool:
        if breakpoint.condition is None:
            return True
        try:
            return evaluate(breakpoint.condition) not in FALSE
        except NdbError as error:
            hit.said.append(f"breakpoint {breakpoint.number}: the condition {breakpoint.condition!r} failed: {error}")
            return True

    def _counts(self, breakpoint: Breakpoint) -> bool:
        breakpoint.hits += 1
        if breakpoint.ignore > 0:
            breakpoint.ignore -= 1
            return False
        return True

    def _reached(self, breakpoint: Breakpoint, evaluate: Evaluate, hit: Hit) -> None:
        if breakpoint.log is not None:
            hit.said.append(_FIELD.sub(lambda match: _shown(match[1], evaluate), breakpoint.log))
            return
        hit.stopping.append(breakpoint)
        if breakpoint.temporary:
            self.remove(breakpoint.number)


def _shown(expression: str, evaluate: Evaluate) -> str:
    try:
        return evaluate(expression)
    except NdbError as error:
        return f"<{error}>"
