"""Comparing what was predicted with what really happens, state by state.

Knows two sequences of states and how to put them side by side; who made them is the caller's business.
"""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ndb.trace.state import Event, Exit, State

PARTS = ("event", "line", "source", "value", "variables")


@dataclass(frozen=True, slots=True)
class Divergence:
    """The first state that differs, and in what."""

    number: int
    predicted: State | None
    """None: there was none any more."""
    real: State | None
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verification:
    """How far two runs agree."""

    agreed: int
    compared: int
    first: Divergence | None
    exits: tuple[Exit | None, Exit | None]
    unverified: str | None = None
    """Why nothing could be compared."""

    @property
    def share(self) -> float:
        return self.agreed / self.compared if self.compared else 0.0

    def report(self, width: int = 80) -> Iterator[str]:
        if self.unverified:
            yield from textwrap.wrap(f"nothing to compare with: {self.unverified}", width, subsequent_indent="  ")
            return
        yield f"{self.agreed} of {self.compared} states agree ({self.share:.0%})"
        if self.first is None:
            yield "no difference" + (f"; both end with {self.exits[1]}" if self.exits[1] else " so far")
            return
        yield f"first difference at state {self.first.number}: {', '.join(self.first.parts)}"
        yield _cut(f"  here:  {_told(self.first.predicted)}", width)
        yield _cut(f"  other: {_told(self.first.real)}", width)
        for name in _different_names(self.first):
            mine = self.first.predicted.locals.get(name, "(not there)") if self.first.predicted else ""
            yield _cut(
                f"    {name}: {mine}  /  {self.first.real.locals.get(name, '(not there)') if self.first.real else ''}",
                width,
            )


def verify(
    predicted: Sequence[State], real: Sequence[State], exits: tuple[Exit | None, Exit | None] = (None, None)
) -> Verification:
    """Put two runs side by side. A state agrees if all of it does; after the first difference they still are compared
    by position, so the share says how much was right, not only how far it went."""
    count = max(len(predicted), len(real)) if None not in exits else min(len(predicted), len(real))
    agreed, first = 0, None
    for number in range(count):
        mine = predicted[number] if number < len(predicted) else None
        other = real[number] if number < len(real) else None
        parts = differing_parts(mine, other)
        agreed += not parts
        if parts and first is None:
            first = Divergence(number, mine, other, parts)
    if first is None and None not in exits and exits[0] is not exits[1]:
        first = Divergence(count, None, None, ("exit",))
    return Verification(agreed, count, first, exits)


def differing_parts(one: State | None, other: State | None) -> tuple[str, ...]:
    if one is None or other is None:
        return ("end of the run",) if one is not other else ()
    pairs = (
        (one.event, other.event), (one.line, other.line), (one.source, other.source), (one.value, other.value),
        (_variables(one), _variables(other)),
    )  # fmt: skip
    return tuple(part for part, (mine, its) in zip(PARTS, pairs, strict=True) if mine != its)


def _variables(state: State) -> dict[str, str]:
    """What a state says of variables: the language shows a value instead where there is one."""
    return dict(state.locals) if state.value is None else {}


def _different_names(divergence: Divergence) -> list[str]:
    if divergence.predicted is None or divergence.real is None:
        return []
    mine, other = _variables(divergence.predicted), _variables(divergence.real)
    return [name for name in dict.fromkeys([*mine, *other]) if mine.get(name) != other.get(name)][:5]


def _told(state: State | None) -> str:
    if state is None:
        return "(the run has ended)"
    value = f" -> {state.value}" if state.value is not None else ""
    event = "" if state.event is Event.LINE else f"{state.event.word} at "
    return f"{event}line {state.line}: {state.source.strip()}{value}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 3] + "..."
