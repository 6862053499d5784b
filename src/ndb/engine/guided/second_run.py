"""What a second run has otherwise: the same program, the same assumptions, another process, other hashes.

What differs between the two is another in every run, wherever it comes from: a library may draw or ask by itself. They
are compared state by state as far as both go the same way, and by their outcome. Knows two runs; nothing of processes,
nor of what follows from a difference (`exactness.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Final

from ndb.engine.guided.assumption import IN_SECOND, OF_SECOND, VARYING, Assumption
from ndb.trace.names import bare_name
from ndb.trace.state import Recording, State

if TYPE_CHECKING:
    from ndb.engine.guided.guided_run import GuidedRun

MOST_TOLD: Final = 6
"""Differences that do not follow from each other; what comes later counts as the last of them."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A state of the first run that is another one in the second."""

    moment: int
    names: tuple[str, ...]
    """Variables, or "" for the state's value; none where the second run went another way."""
    text: str
    """What stands there in the second run."""


def with_differences(run: "GuidedRun", again: "GuidedRun") -> "GuidedRun":
    """The first of two runs, with what the second had otherwise among its assumptions."""
    for left in reversed(range(MOST_TOLD) if run.trace is not None and again.trace is not None else ()):
        unknown = _differences(run, again)
        if not (found := list(unknown if left == 0 else islice(unknown, 1))):
            break
        run = _with(run, found)
    return run if run.is_same_outcome(again) else with_other_outcome(run, again)


def with_other_outcome(run: "GuidedRun", again: "GuidedRun") -> "GuidedRun":
    """A run of which another one ended otherwise, and nobody knows why."""
    found = again.value if again.value is not None else str(again.error)
    told = _assumption(run, OF_SECOND, OF_SECOND, found)
    return replace(run, assumptions=(*run.assumptions, told))


def _differences(run: "GuidedRun", again: "GuidedRun") -> Iterator[Difference]:
    """Those that do not follow from what is known to vary."""
    first, second = run.recording, again.recording
    size = min(len(first), len(second))
    for moment in _not_written_alike(run, again):
        one, other = first.state(moment), second.state(moment)
        if not _is_same_place(one, other):
            if moment not in run.differing:
                yield Difference(moment, (), other.source.strip())
            return
        known = run.exactness.at(moment)
        if names := tuple(name for name in _differing(one, other) if name not in known):
            yield Difference(moment, names, ", ".join(_text(other, name) for name in names))
    is_ended = not (run.is_stopped or again.is_stopped or len(first) == len(second))
    if is_ended and size and size - 1 not in run.differing:
        yield Difference(size - 1, (), f"{len(second)} states")


def _not_written_alike(run: "GuidedRun", again: "GuidedRun") -> Iterator[int]:
    """The states that both runs have, but for whole stretches that stand in both files in the same way."""
    assert run.trace is not None and again.trace is not None
    first, second = run.trace.threads[0], again.trace.threads[0]
    has_same_scopes = (list(first.scopes), first.sources) == (list(second.scopes), second.sources)
    size = min(len(first), len(second))
    for block in range(min(first.block_count, second.block_count)):
        if not (has_same_scopes and first.is_same_block(second, block)):
            end = first.first_of(block + 1) if block + 1 < first.block_count else len(first)
            yield from range(first.first_of(block), min(end, size))


def _is_same_place(one: State, other: State) -> bool:
    mine = (one.event, one.file, one.line, one.function, one.depth)
    return mine == (other.event, other.file, other.line, other.function, other.depth)


def _differing(one: State, other: State) -> Iterator[str]:
    yield from (name for name, text in one.locals.items() if other.locals.get(name) != text)
    if one.value != other.value:
        yield ""


def _text(state: State, name: str) -> str:
    return (state.locals.get(name, "not there") if name else state.value) or ""


def _with(run: "GuidedRun", found: Sequence[Difference]) -> "GuidedRun":
    first = found[0]
    words = ", ".join(bare_name(name) or "result" for name in first.names) or "next line"
    told = _assumption(run, f"{words} {IN_SECOND}", f"state {first.moment} {IN_SECOND}", first.text, first.moment)
    number = told.number
    differing = dict(run.differing)
    for each in found:
        differing[each.moment] = {**differing.get(each.moment, {}), **dict.fromkeys(each.names, number)}
    uses = (*run.uses, *((number, each.moment) for each in found))
    return replace(run, assumptions=(*run.assumptions, told), uses=uses, differing=differing)


def _assumption(run: "GuidedRun", text: str, key: str, value: str, moment: int = 0) -> Assumption:
    """Something that is as it is in the first run. What is so from the first state on is of no line."""
    state = _ran(run.recording, moment) if moment else None
    file, line = (state.file, state.line) if state is not None else ("", 0)
    elsewhere = file if state is not None and not run.is_own(file) else ""
    number = len(run.assumptions)
    return Assumption(number, text, line, value, None, "default", VARYING, key, file, elsewhere, moment)


def _ran(recording: Recording, moment: int) -> State:
    """The line that ran before a state: of the same function, or of whoever called it."""
    frame = recording.state(moment).frame
    before = (recording.state(at) for at in range(moment - 1, -1, -1))
    return next((state for state in before if state.frame == frame), recording.state(moment - 1))
