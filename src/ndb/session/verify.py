"""Comparing what was predicted with what really happens, state by state.

Knows two sequences of states and how to put them side by side; who made them is the caller's business.
"""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ndb.trace.state import Event, Exit, State

END_OF_RUN = "end of the run"
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
    lacked: tuple[str, ...] = ()
    """What the run that is compared with did not have, and the other may have had."""

    @property
    def share(self) -> float:
        return self.agreed / self.compared if self.compared else 0.0

    def report(self, width: int = 80) -> Iterator[str]:
        if self.unverified:
            yield from textwrap.wrap(f"nothing to compare with: {self.unverified}", width, subsequent_indent="  ")
            return
        yield f"{self.agreed} of {self.compared} states agree ({self.share:.0%})"
        yield from self._difference(width) if self.first is not None else [self._no_difference()]
        for lack in self.lacked if self.first is not None else ():
            yield from textwrap.wrap(f"not there in the sandbox: {lack}", width, subsequent_indent="  ")

    def _no_difference(self) -> str:
        if None in self.exits:
            return "no difference so far"
        return f"no difference; both end with {self.exits[1]}"

    def _difference(self, width: int) -> Iterator[str]:
        first = self.first
        assert first is not None
        yield f"first difference at state {first.number}: {', '.join(first.parts)}"
        for word, state, ended in (("here", first.predicted, self.exits[0]), ("other", first.real, self.exits[1])):
            yield _cut(f"  {word + ':':<6} {_told(state) if state else self._nothing(ended)}", width)
        for name, mine, other in _different_values(first):
            yield f"    {name}"
            for word, text in zip(("here", "other"), _side_by_side(mine, other, width - 13), strict=True):
                yield f"      {word + ':':<6} {text}"

    def _nothing(self, ended: Exit | None) -> str:
        """What stands where a state might be."""
        assert self.first is not None
        if self.first.parts == ("exit",):
            return f"ends with {ended}"
        return "(the run has ended)" if self.first.parts == (END_OF_RUN,) and ended else "(no such state)"


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
        return (END_OF_RUN,) if one is not other else ()
    pairs = (
        (one.event, other.event), (one.line, other.line), (one.source, other.source), (one.value, other.value),
        (_variables(one), _variables(other)),
    )  # fmt: skip
    return tuple(part for part, (mine, its) in zip(PARTS, pairs, strict=True) if mine != its)


def _variables(state: State) -> dict[str, str]:
    """What a state says of variables: the language shows a value instead where there is one."""
    return dict(state.locals) if state.value is None else {}


def _different_values(divergence: Divergence) -> Iterator[tuple[str, str, str]]:
    """What differs in two states by name, as each of them has it: five are enough."""
    mine, other = divergence.predicted, divergence.real
    if mine is None or other is None:
        return
    if mine.value != other.value:
        yield "value", _or_not_there(mine.value), _or_not_there(other.value)
    ours, its = _variables(mine), _variables(other)
    names = [name for name in dict.fromkeys([*ours, *its]) if ours.get(name) != its.get(name)]
    for name in names[:5]:
        yield name, _or_not_there(ours.get(name)), _or_not_there(its.get(name))


def _or_not_there(text: str | None) -> str:
    return "(not there)" if text is None else text


def _side_by_side(one: str, other: str, room: int) -> tuple[str, str]:
    """Two texts in so much room each: where they are longer, the part in which they differ first."""
    room = max(room, 20)
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(same - room // 3, 0) if max(len(one), len(other)) > room else 0
    return _window(one, start, room), _window(other, start, room)


def _window(text: str, start: int, room: int) -> str:
    head = "..." if start > 3 else ""
    shown = head + text[start + len(head) if head else 0 :]
    return shown if len(shown) <= room else shown[: room - 3] + "..."


def _told(state: State) -> str:
    value = f" -> {state.value}" if state.value is not None else ""
    event = "" if state.event is Event.LINE else f"{state.event.word} at "
    return f"{event}line {state.line}: {state.source.strip()}{value}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 3] + "..."
