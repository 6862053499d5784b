"""Inputs that together reach every line of a function: proposed, tried, and chosen so that few are left.

Where running is allowed they are tried in the sandbox, and inputs that reached something new are varied further; where
it is not, the model walks through each and says which lines it comes to. Knows lines and calls; how tests are written
is the front end's business.
"""

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, zip_longest

from ndb.inverse.observe import SECONDS, Call, Observed, observe
from ndb.inverse.propose import of_model, variations
from ndb.inverse.question import Reaches
from ndb.model.protocol import TalkingModel
from ndb.predict.output import predict_calls
from ndb.predict.subject import Subject
from ndb.predict.walk import Walk
from ndb.predict.ways import EXPRESSIONS, Way, walking
from ndb.source.functions import Function, top_functions
from ndb.source.parse import is_plain
from ndb.tree.action import STEP_RETURN

ASKED_LINES = 6
"""Lines about which the model is asked in a round: some that nothing has reached yet."""
ASKED_EACH = 4


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried: how often what was found is varied to find more, and how many variations at a time."""

    rounds: int
    variations: int
    proposals: int


RUNNING, PREDICTING = Effort(3, 60, 30), Effort(2, 6, 8)
"""A run takes milliseconds; a walk of the model takes a second."""


@dataclass(frozen=True, slots=True)
class Tried:
    """An input and what it comes to."""

    arguments: str
    lines: frozenset[int]
    value: str | None
    """What the call returns; None where it raises."""
    error: str | None
    is_plain: bool
    """Whether the value can be written as it stands."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The inputs that were chosen, and what they leave out."""

    chosen: tuple[Tried, ...]
    wanted: frozenset[int]
    """Lines of the function, and of the functions of the file that it needs."""
    is_real: bool
    """Whether the inputs were run; else all is the model's word."""

    @property
    def missed(self) -> list[int]:
        return _missed(self.chosen, self.wanted)


def cover(model: TalkingModel, subject: Subject, *, run: bool, seed: int = 0, known: Sequence[str] = ()) -> Cover:
    """Inputs that reach as many lines as could be found."""
    wanted = lines_of(subject)
    trial, effort = (_run, RUNNING) if run else (partial(_predicted, model), PREDICTING)
    found = trial(subject, known)
    for number in range(effort.rounds):
        asked = _asked(model, subject, _missed(found, wanted), seed + number)
        found += trial(subject, _new(asked, found)[: effort.proposals])
        missed = _missed(found, wanted)
        if not missed:
            break
        useful = [t.arguments for t in fewest(found, wanted)]
        texts = variations(subject, Reaches(missed[0]), useful, known, seed + number)
        found += trial(subject, _new(islice(texts, 2 * effort.variations), found)[: effort.variations])
    return Cover(tuple(fewest(found, wanted)), wanted, run)


def _missed(found: Sequence[Tried], wanted: frozenset[int]) -> list[int]:
    return sorted(wanted - {line for tried in found for line in tried.lines})


def _new(texts: Iterable[str], found: Sequence[Tried]) -> list[str]:
    tried = {t.arguments for t in found}
    return [text for text in dict.fromkeys(texts) if text not in tried]


def lines_of(subject: Subject) -> frozenset[int]:
    """The lines that can run when the function is called: where statements start, in it and in functions it calls."""
    functions = {function.name: function for function in top_functions(subject.source)}
    needed = [subject.node]
    for function in needed:  # grows while it is walked
        used = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)}
        needed += [f for name, f in functions.items() if name in used and f not in needed]
    return frozenset(line for function in needed for line in _statement_lines(function))


def _statement_lines(function: Function) -> set[int]:
    nodes = [n for statement in function.body for n in ast.walk(statement)]
    return {n.lineno for n in nodes if isinstance(n, ast.stmt) and not _runs_nothing(n)}


def _runs_nothing(node: ast.stmt) -> bool:
    """Docstrings, declarations, `else: pass`-like statements that the interpreter may leave out, `try:`."""
    match node:
        case ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None) | ast.Pass():
            return True
    return isinstance(node, ast.Try | ast.TryStar | ast.Continue | ast.Break)


# -- trying ------------------------------------------------------------------------------------------------------------


def _asked(model: TalkingModel, subject: Subject, missed: Sequence[int], seed: int) -> list[str]:
    """What the model proposes for lines that nothing has reached, spread over the function: the best of each first."""
    step = max(1, len(missed) // ASKED_LINES)
    lines = list(missed[::step][:ASKED_LINES])
    each = [of_model(model, subject, Reaches(line), ASKED_EACH, seed) for line in lines]
    return [p.arguments for rank in zip_longest(*each) for p in rank if p is not None]


def _run(subject: Subject, arguments: Sequence[str]) -> list[Tried]:
    """What really happens: an input that is stopped by the clock is no use in a test."""
    seen = _observed([Call(subject.source, f"{subject.name}({text})") for text in arguments])
    pairs = zip(arguments, seen, strict=True)
    return [Tried(t, s.lines, s.value, s.error, s.is_plain) for t, s in pairs if s.value is not None or s.kinds]


def _observed(calls: Sequence[Call]) -> list[Observed]:
    """What calls do. A clock ends calls on a busy machine that would have ended by themselves, so these are tried
    again with far more time; a function of which most calls were ended hangs, and is let be."""
    seen = observe(calls)
    stopped = [number for number, each in enumerate(seen) if each.value is None and not each.kinds]
    if stopped and (len(stopped) <= len(calls) // 2 or len(calls) <= FEW):
        for number, each in zip(stopped, observe([calls[n] for n in stopped], PATIENT * SECONDS), strict=True):
            seen[number] = each
    return seen


FEW, PATIENT = 8, 12
"""Calls that are all tried again when a clock ended them, and how many times as long they then have."""


def _predicted(model: TalkingModel, subject: Subject, arguments: Sequence[str]) -> list[Tried]:
    """What the model says happens, walked: a jump shows no lines, and a walk that came to no end is no use in a
    test."""
    outcomes = predict_calls(model, subject, arguments, ways=_walked)
    pairs = [(text, o) for text, o in zip(arguments, outcomes, strict=True) if o.problem is None]
    return [Tried(text, o.lines, o.value, o.error, is_plain(o.value or "?")) for text, o in pairs]


def _walked(walk: Walk) -> list[Way]:
    return [walking(EXPRESSIONS, STEP_RETURN)]


# -- choosing ----------------------------------------------------------------------------------------------------------


def fewest(found: Sequence[Tried], wanted: frozenset[int]) -> list[Tried]:
    """A small set that reaches all that is reached: the one that brings most, again and again; short inputs first.

    What returns a value is taken before what raises, since a test of it says more.
    """
    chosen: list[Tried] = []
    left = set(wanted)
    rest = sorted(found, key=lambda t: (t.error is not None, not t.is_plain, len(t.arguments), t.arguments))
    while rest and (best := max(rest, key=lambda t: len(t.lines & left))).lines & left:
        chosen.append(best)
        left -= best.lines
        rest.remove(best)
    return chosen


def deterministic(subject: Subject, found: Cover) -> Cover:
    """Without the inputs that give something else when they are run again."""
    again = set(_run(subject, [t.arguments for t in found.chosen]))
    return replace(found, chosen=tuple(t for t in found.chosen if t in again))
