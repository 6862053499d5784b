"""What the state before may have been: one step back in time, of which there are several (SPEC 3).

The model proposes earlier states; what comes after each is worked out or, where that cannot be, told by its own step
forth from there; and, where allowed and where the line is one simple statement on plain values, that line is really run
in the sandbox. Where that is allowed and none of them is right, states are searched for by running the lines that can
come before. Knows one function's text and one state of it; nothing of sessions.
"""

import ast
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ndb.errors import BadAction
from ndb.inverse.observe import WATCH
from ndb.inverse.search_before import search_before
from ndb.language.document import Frame
from ndb.language.grammar import Grammar
from ndb.language.prompt import ask
from ndb.language.shown import Shower
from ndb.model.protocol import GREEDY, Sampling, TalkingModel
from ndb.predict.excerpt import needed, whole
from ndb.predict.follow import Code, earlier
from ndb.predict.view import View
from ndb.predict.walk import Step, Walk, start_at
from ndb.source.functions import top_functions
from ndb.source.parse import is_plain, plain_value, statements_of
from ndb.trace.sandbox.run import Job, evaluate_calls
from ndb.trace.state import Event, State
from ndb.tree.action import INV_STEP_INTO, STEP_INTO

SAMPLED = Sampling(temperature=0.8, top_p=0.95)
SAMPLES_EACH = 3
_SIMPLE = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Delete, ast.Return)


@dataclass(frozen=True, slots=True)
class Earlier:
    """A state that may have come before, and what speaks for it."""

    state: State
    log_probability: float
    times: int
    """How many samples came to it."""
    predicted: State | None = None
    """What the model itself says comes after it."""
    agrees: bool = False
    """Whether that is the state that was gone back from."""
    is_worked_out: bool = False
    """Whether what comes after it could be known without the model."""
    confidence: float = 0.0
    """How sure the model was of what comes after, where it was asked."""
    verified: bool | None = None
    """Whether running its line gives that state; None where that was not done."""


def states_before(
    model: TalkingModel, source: str, state: State, count: int = 3, *, run: bool = False, seed: int = 0
) -> list[Earlier]:
    """Up to `count` states that may have come before `state`, best first. `source` is the text of its file."""
    if state.event is Event.CALL:
        raise BadAction("this function has just been entered: what was before is its caller's state (up)")
    found = _predicted(model, source, state, _proposed(model, source, state, count, seed))
    found = _verified(source, state, found) if run else found
    if run and not any(earlier.verified for earlier in found):
        found += [Earlier(each, 0.0, 0, verified=True) for each in search_before(source, state, count, seed)]
    return sorted(found, key=lambda e: (e.verified is not True, e.verified is False, not e.agrees, -e.times))[
        : max(count, 1)
    ]


# -- proposing ---------------------------------------------------------------------------------------------------------


def _proposed(model: TalkingModel, source: str, state: State, count: int, seed: int) -> list[Earlier]:
    code = _shown_code(source, state)
    grammar, frame = Grammar(model.tokenizer, code.text), Frame(Shower().show(state, inverse=True), INV_STEP_INTO)
    said = list(model.drive_all([ask(grammar, [frame])], GREEDY, None))
    talks = [ask(grammar, [frame]) for _ in range(SAMPLES_EACH * (count - 1))]
    said += model.drive_all(talks, SAMPLED, np.random.default_rng(seed)) if talks else []
    found: dict[str, Earlier] = {}
    for prediction in (p for p in said if p is not None and p.shown is not None):
        before = earlier(code, prediction.shown, state)
        if before.line:
            known = found.get(repr(before), Earlier(before, prediction.log_probability, 0))
            found[repr(before)] = replace(known, times=known.times + 1)
    return sorted(found.values(), key=lambda e: (-e.times, -e.log_probability))[:count]


def _shown_code(source: str, state: State) -> Code:
    """The function that the state is in and what it needs; the whole text where it is in none."""
    inside = [n for n in top_functions(source) if n.lineno <= state.line <= (n.end_lineno or n.lineno)]
    return needed(source, state.file, inside[0]) if inside else whole({state.file: source}, [state])


# -- checking ----------------------------------------------------------------------------------------------------------


def _predicted(model: TalkingModel, source: str, later: State, found: Sequence[Earlier]) -> list[Earlier]:
    """The states with what comes after each, worked out or as the model says."""
    sources = {later.file: source}
    walks = [Walk(View(model, sources, [e.state]), start_at([e.state]), reckons=True) for e in found]
    steps = model.drive_all([walk.alone(STEP_INTO) for walk in walks], GREEDY, None)
    return [_checked(model, e, step, later) for e, step in zip(found, steps, strict=True)]


def _checked(model: TalkingModel, one: Earlier, step: Step | None, later: State) -> Earlier:
    if step is None:
        return one
    said, after = step.prediction, step.state
    sure = model.calibration.chance("state", STEP_INTO.move, said.scores) if said is not None else 1.0
    agrees = after is not None and _same(after, later)
    return replace(one, predicted=after, agrees=agrees, is_worked_out=said is None, confidence=sure)


def _same(one: State, other: State) -> bool:
    is_value = one.value is not None or other.value is not None
    parts = (one.event, one.source, one.value) == (other.event, other.source, other.value)
    return parts and (is_value or dict(one.locals) == dict(other.locals))


def _verified(source: str, later: State, found: Sequence[Earlier]) -> list[Earlier]:
    jobs = [_job(source, earlier.state) for earlier in found]
    answers = iter(evaluate_calls([job for job in jobs if job is not None]))
    pairs = zip(found, jobs, strict=True)
    return [replace(e, verified=_leads_to(next(answers).value, later)) if job is not None else e for e, job in pairs]


def _job(source: str, state: State) -> Job | None:
    """Running the line of a state; None where it is no simple statement, or its variables are not plain."""
    statements = statements_of(state.source.strip())
    if len(statements) != 1 or not all(map(is_plain, state.locals.values())):
        return None
    statement = statements[0]
    is_return = isinstance(statement, ast.Return)
    if not isinstance(statement, _SIMPLE) or state.event is not Event.LINE or any(" " in name for name in state.locals):
        return None
    text = ast.unparse(statement.value) if isinstance(statement, ast.Return) and statement.value else "None"
    asked = text if is_return else state.source.strip()
    return Job(source + "\n" + WATCH, f"__ndb_step__({dict(state.locals)!r}, {asked!r}, {is_return})")


def _leads_to(answer: str | None, later: State) -> bool | None:
    """Whether it does; None where a variable that the line needs is not known."""
    if answer is None:
        return False
    value, error, names = json.loads(plain_value(answer))
    if (error or "").startswith("NameError") and error != later.value:
        return None
    match later.event:
        case Event.RETURN:
            return bool(value == later.value)
        case Event.EXCEPTION:
            return bool(error == later.value)
    return bool(names == dict(later.locals))
