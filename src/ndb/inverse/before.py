"""What the state before may have been: one step back in time, of which there are several (SPEC 3).

The model proposes earlier states; each is checked by its own forward step from there and, where allowed and where the
line is one simple statement on plain values, by really running that line in the sandbox. Knows one function's text and
one state of it; nothing of sessions.
"""

import ast
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ndb.engine.neural.engine import NeuralEngine
from ndb.errors import BadAction
from ndb.inverse.propose import Model, Talk
from ndb.inverse.question import Function, blocks
from ndb.language.decoding import Feed, Prediction, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Grammar, cursor_for
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.model.runtime import GREEDY, Sampling
from ndb.source.flow import flow_of
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
    verified: bool | None = None
    """Whether running its line gives that state; None where that was not done."""


def states_before(
    model: Model, source: str, state: State, count: int = 3, *, run: bool = False, seed: int = 0
) -> list[Earlier]:
    """Up to `count` states that may have come before `state`, best first. `source` is the text of its file."""
    if state.event is Event.CALL:
        raise BadAction("this function has just been entered: what was before is its caller's state (up)")
    found = [_foretold(model, source, state, e) for e in _proposed(model, source, state, count, seed)]
    found = _verified(source, state, found) if run else found
    return sorted(found, key=lambda e: (e.verified is not True, e.verified is False, not e.agrees, -e.times))


# -- proposing ---------------------------------------------------------------------------------------------------------


def _proposed(model: Model, source: str, state: State, count: int, seed: int) -> list[Earlier]:
    code = _shown_code(source, state)
    said = list(model.drive_all([_back(model.tokenizer, code, state)], GREEDY, None))
    talks = [_back(model.tokenizer, code, state) for _ in range(SAMPLES_EACH * (count - 1))]
    said += model.drive_all(talks, SAMPLED, np.random.default_rng(seed)) if talks else []
    found: dict[str, Earlier] = {}
    for prediction in (p for p in said if p is not None and p.shown is not None):
        for earlier in _states(source, prediction.shown, state):
            known = found.get(repr(earlier), Earlier(earlier, prediction.log_probability, 0))
            found[repr(earlier)] = replace(known, times=known.times + 1)
    return sorted(found.values(), key=lambda e: (-e.times, -e.log_probability))[:count]


def _shown_code(source: str, state: State) -> str:
    """The function that the state is in and what it needs; the whole text where it is in none."""
    try:
        functions = [n for n in ast.parse(source).body if isinstance(n, Function)]
    except (SyntaxError, ValueError):
        return source
    inside = [n for n in functions if n.lineno <= state.line <= (n.end_lineno or n.lineno)]
    return blocks(source, inside[0]) if inside else source


def _back(tokenizer: Tokenizer, code: str, state: State) -> Talk:
    shown = Shower().show(state, inverse=True)
    frame = tokenizer.special[Mark.FRAME_SEP]
    yield Feed([*tokenizer.context(code), frame, *tokenizer.state(shown), *tokenizer.action(INV_STEP_INTO), frame])
    prediction: Prediction = yield from next_state(
        tokenizer, cursor_for(Grammar(tokenizer, code), shown, INV_STEP_INTO, None)
    )
    return prediction


def _states(source: str, shown: Shown, later: State) -> list[State]:
    """The states of the same function that were meant, one a line that reads so and from which control can come."""
    kept = {name: text for name, text in later.locals.items() if name not in shown.locals} if shown.partial else {}
    known = kept | {name: text for name, text in shown.locals.items() if text is not None}
    event = shown.sep.event
    earlier = replace(later, event=event, source=shown.source, value=shown.value, locals=known)
    flow = flow_of(source)
    lines = [n for n, text in enumerate(source.split("\n"), 1) if text == shown.source]
    if flow is not None and event is Event.LINE:
        scope = flow.scope_of(later.line)
        is_end = later.event is not Event.LINE
        lines = [n for n in lines if (n == later.line if is_end else later.line in scope.successors.get(n, ()))]
    return [replace(earlier, line=line) for line in lines[:1]]


# -- checking ----------------------------------------------------------------------------------------------------------


def _foretold(model: Model, source: str, later: State, earlier: Earlier) -> Earlier:
    engine = NeuralEngine(model, {later.file: source}, [earlier.state])
    predicted = engine.move(STEP_INTO).state
    return replace(earlier, predicted=predicted, agrees=predicted is not None and _same(predicted, later))


def _same(one: State, other: State) -> bool:
    is_value = one.value is not None or other.value is not None
    parts = (one.event, one.source, one.value) == (other.event, other.source, other.value)
    return parts and (is_value or dict(one.locals) == dict(other.locals))


_STEP = """
def __ndb_step__(names, statement, is_return):
    import json
    space = dict(globals())
    space.update({name: eval(text) for name, text in names.items()})
    try:
        if is_return:
            return json.dumps([repr(eval(statement, space)), None, None])
        exec(statement, space)
    except BaseException as error:
        return json.dumps([None, repr(error), None])
    mine = {name: repr(value) for name, value in space.items() if name in names or name not in globals()}
    return json.dumps([None, None, mine])
"""


def _verified(source: str, later: State, found: Sequence[Earlier]) -> list[Earlier]:
    jobs = [_job(source, earlier.state) for earlier in found]
    answers = iter(evaluate_calls([job for job in jobs if job is not None]))
    pairs = zip(found, jobs, strict=True)
    return [replace(e, verified=_leads_to(next(answers).value, later)) if job is not None else e for e, job in pairs]


def _job(source: str, state: State) -> Job | None:
    """Running the line of a state; None where it is no simple statement, or its variables are not plain."""
    try:
        [statement] = ast.parse(state.source.strip()).body
        for text in state.locals.values():
            ast.literal_eval(text)
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        return None
    is_return = isinstance(statement, ast.Return)
    if not isinstance(statement, _SIMPLE) or state.event is not Event.LINE or any(" " in name for name in state.locals):
        return None
    text = ast.unparse(statement.value) if isinstance(statement, ast.Return) and statement.value else "None"
    asked = text if is_return else state.source.strip()
    return Job(source + "\n" + _STEP, f"__ndb_step__({dict(state.locals)!r}, {asked!r}, {is_return})")


def _leads_to(answer: str | None, later: State) -> bool | None:
    """Whether it does; None where a variable that the line needs is not known."""
    if answer is None:
        return False
    value, error, names = json.loads(ast.literal_eval(answer))
    if (error or "").startswith("NameError") and error != later.value:
        return None
    match later.event:
        case Event.RETURN:
            return bool(value == later.value)
        case Event.EXCEPTION:
            return bool(error == later.value)
    return bool(names == dict(later.locals))
