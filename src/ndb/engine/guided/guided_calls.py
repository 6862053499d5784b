"""Calls of code that may lack something: run plainly where that works, guided where it does not.

For whoever watches calls (`inverse.observe.Observe`) and for whoever asks how one ends. Knows what speaks for a call
that cannot run: its file does not load, or it ends with a name or a module that is nowhere. Nothing of models but that
one may be asked.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ndb.engine.guided.assumption import IMPLIED, VARYING, Assumption
from ndb.engine.guided.exactness import UNKNOWN
from ndb.engine.guided.guided_run import SNIPPET, Answer, GuidedRun, GuidedWorker, Order
from ndb.inverse.observe import SECONDS, STOPPED, Call, Observed, observe
from ndb.predict.output import Outcome
from ndb.source.call import split_call
from ndb.source.neighbours import Place
from ndb.source.parse import is_plain, plain_value
from ndb.trace.scopes import read_source

RIGHT_BY_RULE: Final = {"truth": 0.83, "items": 0.16, "number": 0.09, "text": 0.0}
"""Share of assumptions by plain rules that were right (benchmarks/guided/truth.py, the 721 cases), by use."""
RUNS: Final = ("run", "guided run")
"""How an outcome says that it was not predicted."""
LACKING: Final = frozenset({"ImportError", "NameError"})
"""Exceptions, and what derives from them, that say: something is not there."""
_ITS_OWN: Final = "UnboundLocalError"
_ENDED: Final = ("ended ", "the value takes more", "the job ended")
"""How errors of a call begin that a limit has ended."""


@dataclass(frozen=True, slots=True)
class RealCall:
    """How a call really ended, and on what that rests."""

    seen: Observed
    is_exact: bool
    """Whether what it comes to rests on nothing assumed."""
    chance: float
    """That every assumption it made is right, as far as anybody knows."""


def observe_guided(calls: Sequence[Call], seconds: float = SECONDS, place: Place | None = None) -> list[Observed]:
    """What every call really does; what cannot run is run guided, and says what was assumed."""
    return [found.seen for found in run_calls(calls, seconds, place=place)]


def run_calls(
    calls: Sequence[Call], seconds: float = SECONDS, answer: Answer | None = None, place: Place | None = None,
    checks: bool = False,
) -> list[RealCall]:  # fmt: skip
    """The same, with how far each can be believed. `answer`: who is asked what unknowns are. `place`: where the program
    imports its neighbours from. `checks`: guided runs whose outcome may be exact are made twice."""
    plain = observe(calls, seconds, place)
    found = [RealCall(seen, not is_limit(seen), 1.0) for seen in plain]
    lacking = [number for number, seen in enumerate(plain) if cannot_run(seen)]
    if lacking:
        with GuidedWorker([place.root] if place is not None else []) as worker:
            run_one = worker.run_checked if checks else worker.run
            for number in lacking:
                found[number] = _guided(run_one, calls[number], seconds, answer, place)
    return found


def cannot_run(seen: Observed) -> bool:
    """Whether a call ended for something outside it: it never began, or came upon what is not there."""
    if seen.value is not None or is_limit(seen):
        return False
    return not seen.kinds or (not LACKING.isdisjoint(seen.kinds) and _ITS_OWN not in seen.kinds)


def is_limit(seen: Observed) -> bool:
    return not seen.kinds and (seen.error or "").startswith((STOPPED, *_ENDED))


def _guided(
    run_one: Callable[[Order, Answer | None], GuidedRun], call: Call, seconds: float, answer: Answer | None,
    place: Place | None,
) -> RealCall:  # fmt: skip
    function, arguments = split_call(call.text)
    order = Order(f"{SNIPPET}::{function}", source=call.source, args=arguments, seconds=seconds)
    if place is not None and read_source(place.file) == call.source:  # a file of a project is run where it is
        order = replace(order, target=f"{place.file}::{function}", source=None)
    run = run_one(order, answer)
    is_exact = run.is_exact
    return RealCall(observed(run, call.expected, is_exact), is_exact, 1.0 if is_exact else chance_of(run.assumptions))


def observed(run: GuidedRun, expected: str | None, is_exact: bool) -> Observed:
    """A guided run as a call that was watched."""
    value = run.value if run.error is None else None
    plain = value is not None and is_plain(value)
    equal = plain and value is not None and expected is not None and is_plain(expected)
    return Observed(
        value=value,
        error=run.raised or run.error,
        lines=frozenset(run.lines),
        is_plain=plain,
        equal=equal and plain_value(value or "") == plain_value(expected or ""),
        kinds=run.kinds,
        assumed=()
        if is_exact
        else tuple(said(each) for each in run.assumptions if each.use not in IMPLIED - {VARYING}),
    )


def said(assumption: Assumption) -> str:
    """An assumption as a person would write it."""
    return f"{assumption.expression} {'raises' if assumption.use == 'raises' else '='} {assumption.value}"


def chance_of(assumptions: Sequence[Assumption]) -> float:
    """That all of them are right: the model's word where it gave one, else how often plain rules were right."""
    chance = 1.0
    for each in assumptions:
        if each.use not in IMPLIED and each.source != "given":
            chance *= each.confidence if each.confidence is not None else RIGHT_BY_RULE.get(each.use, 1.0)
    return chance


def outcome_of_run(
    source: str, call: str, answer: Answer | None = None, seconds: float = SECONDS, place: Place | None = None
) -> Outcome | None:
    """How a call ends, by running it, guided where something is missing. None where that tells nothing: its time was
    over, or what it comes to is itself unknown. `place`: where the program imports its neighbours from."""
    [found] = run_calls([Call(source, call)], seconds, answer, place, checks=True)
    seen = found.seen
    if is_limit(seen) or (seen.value is None and not seen.kinds) or UNKNOWN in (seen.value or ""):
        return None
    way = RUNS[bool(seen.assumed)]
    return Outcome(seen.value, seen.error, seen.lines, found.chance, way, assumed=seen.assumed)
