"""The ways in which a model can come to a target: at once, by the last `return` line, or state by state.

Each is tried on a walk of its own. A walk inside lines goes into the program's own functions where such a call is
certain to be next, and a walk that came to a `return` line is a second time an answer: what that line gives on the
variables it came there with, interpreted, never run (`reckoned`). Names are those of the curves in calibration.json.
Knows targets and chances; choosing between ways is choose.py's.
"""

import ast
import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace

from ndb.errors import NdbError
from ndb.language.decoding import Prediction, Talk
from ndb.model.confidence import RECKONED, Calibration
from ndb.predict.reckon.jumping import FAR
from ndb.predict.walk import Step, Walk
from ndb.source.functions import function_at, last_return_line, own_nodes
from ndb.trace.state import Event, Exit, State
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.notation import write_value
from ndb.trace.values.thing import Thing, Unknown
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, STEP_OVER, STEP_RETURN, Action, Move, breakpoint_at

BLIND, BREAKPOINT, BREAKPOINT_WALKED = "blind", "breakpoint", "breakpoint_walked"
LINES, EXPRESSIONS, INSIDE = "walking", "walking_expressions", "walking_inside"
WALKS = (LINES, EXPRESSIONS, INSIDE)
COMPUTING, KNOWN = "computing", "known"
"""Walks that reckon what can be known without the model, and ask for the rest in small steps, or not at all."""
_CURVES = {COMPUTING: INSIDE, KNOWN: INSIDE, BREAKPOINT_WALKED: INSIDE}
"""Ways that are judged like another one."""
GIVEN_UP = "given up: it got less likely than another way"
TOO_LONG = "too long a way"
NOT_REACHED = "not reached"
_FIRST_FEW = 1_000
"""States after which it is looked how many there are."""
NOT_KNOWN = "not all of it can be known without the model"


@dataclass(frozen=True, slots=True)
class Tried:
    """One way to a target, as far as it was gone."""

    way: str
    steps: tuple[Step, ...]
    """The last one led to the target, if there was no problem."""
    scores: tuple[float, ...]
    """Log-probabilities of all tokens on the way."""
    chance: float
    """How likely it is right."""
    tokens: int
    problem: str | None = None
    """Why it came to no answer."""
    reckoned: str | None = None
    """Of a walk to a function's end: what the `return` line gives on the variables that the walk had there."""

    @property
    def end(self) -> State | None:
        return self.steps[-1].state if self.steps else None

    @property
    def exit(self) -> Exit | None:
        return self.steps[-1].exit if self.steps else None

    @property
    def answer(self) -> Hashable:
        """What ways can agree on; None where it came to none."""
        state = self.end
        if self.problem is not None:
            return None
        if state is None:
            return self.exit
        if state.value is not None:
            return state.event, state.value
        return state.event, state.source, tuple(sorted(state.locals.items()))


class Trial:
    """A way under way."""

    def __init__(self, way: str, walk: Walk, calibration: Calibration, tokens: int, floor: float = 0.0) -> None:
        """`tokens` that may be spent; `floor`: where it gets less likely right than that, it is given up."""
        self.way, self.walk, self.left, self.floor = way, walk, tokens, floor
        self._calibration = calibration
        self.steps: list[Step] = []
        self._asked = 0
        self._scores = [*walk.start.scores]
        self.tokens = 0

    @property
    def chance(self) -> float:
        if self.way == KNOWN:
            return 1.0 if not self._scores else math.exp(math.fsum(self._scores))
        return self._calibration.chance_of_way(_CURVES.get(self.way, self.way), self._scores)

    @property
    def may_go_on(self) -> bool:
        limits, worked_out = self.walk.view.limits, len(self.steps) - self._asked
        return self._asked < limits.steps and worked_out < limits.worked_out

    @property
    def is_hopeless(self) -> bool:
        return self.chance < self.floor

    def again(self) -> None:
        """Stand where it began, on a walk of its own: only what was spent stays."""
        self.walk = self.walk.again()
        self.steps.clear()
        self._asked, self._scores = 0, [*self.walk.start.scores]

    def step(self, action: Action) -> Talk[Step]:
        step = yield from self.walk.step(action)
        self.add(step)
        return step

    def add(self, step: Step) -> None:
        self.steps.append(step)
        self._asked += step.prediction is not None
        self._scores += step.scores
        self.tokens += step.tokens

    def ended(self, problem: str | None = None, reckoned: str | None = None) -> Tried:
        scores = tuple(self._scores)
        return Tried(self.way, tuple(self.steps), scores, self.chance, self.tokens, problem, reckoned)


Going = Callable[[Trial], Talk[Tried]]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to a target: its name and how it is gone."""

    name: str
    go: Going


def ways_to(walk: Walk, to: Action) -> Iterator[Way]:
    """The ways to where an action leads that are worth choosing between, cheapest first."""
    if walk.reckons and to.move in FAR:
        yield known(to)
    yield directly(to)
    if to.move is Move.STEP_RETURN and walk.here.event is Event.RETURN:
        return  # its function is left already: one step
    line = last_return(walk) if to.move is Move.STEP_RETURN else None
    if line is not None:
        yield by_line(BLIND, line)
    # Beside a walk inside lines, one by lines brings nothing (docs/log.md); but it goes into every call.
    is_here = to.move is not Move.BREAKPOINT or to.source in _lines_here(walk)
    if walk.reckons:
        yield computing(to)
    else:
        yield walking((INSIDE if knows_inside(walk) else EXPRESSIONS) if is_here else LINES, to)


def reckoned_too(tried: Tried, calibration: Calibration) -> list[Tried]:
    """A walk to a function's end once more, by its reckoned value: another vote for no token. Where the variables do
    not tell, by the value it came to."""
    end = tried.end
    if tried.way not in WALKS or tried.problem is not None or end is None or end.event is not Event.RETURN:
        return []
    way = tried.way + RECKONED
    state = replace(end, value=tried.reckoned) if tried.reckoned is not None else end
    steps = (*tried.steps[:-1], replace(tried.steps[-1], state=state))
    return [replace(tried, way=way, steps=steps, chance=calibration.chance_of_way(way, tried.scores), tokens=0)]


def nowhere(name: str, problem: str) -> Way:
    """A way that cannot be gone."""

    def go(trial: Trial) -> Talk[Tried]:
        yield from ()
        return trial.ended(problem)

    return Way(name, go)


# -- the ways ----------------------------------------------------------------------------------------------------------


def directly(to: Action) -> Way:
    """One jump."""

    def go(trial: Trial) -> Talk[Tried]:
        step = yield from trial.step(to)
        return trial.ended(_problem(step))

    return Way(str(to.move), go)


def by_line(name: str, line: str) -> Way:
    """To a line with which the function may end, then to its end: what it returns is reckoned from the predicted
    variables where they tell, and predicted else."""

    def go(trial: Trial) -> Talk[Tried]:
        depth = trial.walk.here.depth
        step = yield from trial.step(breakpoint_at(line))
        state = step.state
        if state is None or state.event is not Event.LINE or state.depth != depth:
            return trial.ended(_problem(step) or NOT_REACHED)
        if trial.is_hopeless:
            return trial.ended(GIVEN_UP)
        value = reckon(state)
        if value is not None:
            trial.add(Step(STEP_RETURN, None, replace(state, event=Event.RETURN, value=value)))
            return trial.ended(reckoned=value)
        step = yield from trial.step(STEP_RETURN)
        is_end = step.state is not None and step.state.event is Event.RETURN
        return trial.ended(_problem(step) or (None if is_end else NOT_REACHED))

    return Way(name, go)


def by_walk(name: str, line: str) -> Way:
    """Inside lines to the end of the function, by a line of which it is known that it ends with it. Where the walk ends
    elsewhere it was wrong: then by a jump to that line, and inside it to the end. Nothing is reckoned."""
    to_end = walking(INSIDE, STEP_RETURN)

    def go(trial: Trial) -> Talk[Tried]:
        found = yield from to_end.go(trial)
        end = found.end
        if found.problem is None and end is not None and (end.event, end.source) == (Event.RETURN, line):
            return found
        if trial.tokens >= trial.left:
            return trial.ended(found.problem or NOT_REACHED)
        trial.again()
        depth = trial.walk.here.depth
        step = yield from trial.step(breakpoint_at(line))
        if step.state is None or step.state.event is not Event.LINE or step.state.depth != depth:
            return trial.ended(_problem(step) or NOT_REACHED)
        return (yield from to_end.go(trial))

    return Way(name, go)


def walking(name: str, to: Action) -> Way:
    """State by state, until the target is among them: every line, or every expression and into own functions, or
    besides through the rounds of comprehensions and with workings."""
    apart = STEP_INSIDE if name == INSIDE else STEP_EXPRESSION

    def action(walk: Walk) -> Action:
        return STEP_INTO if name == LINES or walk.calls_own(rounds=name == INSIDE) else apart

    def go(trial: Trial) -> Talk[Tried]:
        if apart.move not in trial.walk.view.tokenizer.special:
            return trial.ended(f"this model does not know {apart}")
        return (yield from _step_by_step(trial, to, action))

    return Way(name, go)


def computing(to: Action) -> Way:
    """State by state, each reckoned where that can be; what cannot is asked in the smallest steps that the model
    knows."""

    def action(walk: Walk) -> Action:
        if (reckoned := _reckoned_action(walk)) is not None:
            return reckoned
        inside = knows_inside(walk)
        is_call = walk.here.event is Event.CALL or walk.calls_own(rounds=inside)
        return STEP_INTO if is_call else STEP_INSIDE if inside else STEP_EXPRESSION

    return Way(COMPUTING, lambda trial: _step_by_step(trial, to, action))


def known(to: Action) -> Way:
    """All of it reckoned: state by state, so that all of these are known then, too; where there are too many of them,
    they are passed over."""

    def go(trial: Trial) -> Talk[Tried]:
        found = yield from _step_by_step(trial, to, _reckoned_action, _FIRST_FEW)
        if found.problem != TOO_LONG:
            return found
        trial.again()
        passed, most = trial.walk.passed_by(to), trial.walk.view.limits.worked_out
        if passed is None and to.move is Move.STEP_RETURN:
            return trial.ended(NOT_KNOWN)
        if passed is None or passed <= most:
            return (yield from _step_by_step(trial, to, _reckoned_action))
        while True:
            action = to if to.move is not Move.CONTINUE else _towards_end(trial.walk)
            step = trial.walk.known(action, is_far=True)
            if step is None:
                return trial.ended(NOT_KNOWN)
            trial.add(step)
            if action == to or step.state is None:
                return _arrival(trial, to)

    return Way(KNOWN, go)


def _towards_end(walk: Walk) -> Action:
    """What leads to the end of a program by the ends of the functions that are active: these tell what it came to."""
    return STEP_RETURN if walk.here.event in (Event.CALL, Event.LINE) else STEP_OVER


def _reckoned_action(walk: Walk) -> Action | None:
    return next((each for each in (STEP_INTO, STEP_OVER) if walk.is_reckoned(each)), None)


def knows_inside(walk: Walk) -> bool:
    """Whether the model knows the smallest steps: through the rounds of comprehensions, with workings."""
    return STEP_INSIDE.move in walk.view.tokenizer.special


def _step_by_step(
    trial: Trial, to: Action, action_at: Callable[[Walk], Action | None], most: int | None = None
) -> Talk[Tried]:
    """By the actions that are chosen on the way, until the target is reached or there is none to take; `most`: states,
    if not as many as the limits allow."""
    walk, depth = trial.walk, trial.walk.here.depth
    while trial.tokens < trial.left and trial.may_go_on and (most is None or len(trial.steps) < most):
        action = action_at(walk)
        if action is None:
            return trial.ended(NOT_KNOWN)
        step = yield from trial.step(action)
        if (count := _arrived(walk, trial.steps, to, depth)) is not None:
            del trial.steps[count:]
            return _arrival(trial, to)
        if step.state is None:
            return trial.ended(_problem(step) or f"ended with {trial.steps[-1].prediction}")
        if trial.is_hopeless:
            return trial.ended(GIVEN_UP)
    return trial.ended(TOO_LONG)


def _arrival(trial: Trial, to: Action) -> Tried:
    end = trial.steps[-1].state if trial.steps else None
    is_returned = to.move is Move.STEP_RETURN and end is not None and end.event is Event.RETURN
    return trial.ended(reckoned=reckon(end) if is_returned and end is not None else None)


def _problem(step: Step) -> str | None:
    """Why a step led nowhere; an exit is somewhere."""
    prediction = step.prediction
    if prediction is None or prediction.shown is not None or prediction.exit is not None:
        return None
    return prediction.problem or "no answer"


# -- where a walk has arrived ------------------------------------------------------------------------------------------


def _arrived(walk: Walk, steps: Sequence[Step], to: Action, depth: int) -> int | None:
    """How many of the steps lead to the target; None where none of them does yet."""
    state = steps[-1].state
    if to.move is Move.STEP_RETURN:
        return _left(walk, steps, depth)
    if state is None:
        return len(steps) if _problem(steps[-1]) is None else None
    is_there = to.move is Move.BREAKPOINT and state.source == to.source and state.event in (Event.LINE, Event.CALL)
    return len(steps) if is_there else None


def _left(walk: Walk, steps: Sequence[Step], depth: int) -> int | None:
    """The steps up to the last state of the function at a depth: its return, or the exception that left it."""
    state, before = steps[-1].state, steps[-2].state if len(steps) > 1 else None
    if state is None or state.depth < depth:
        passed = before is not None and before.event is Event.EXCEPTION and before.depth == depth
        is_end = state is None and _problem(steps[-1]) is None
        return len(steps) - 1 if passed else len(steps) if is_end else None
    if state.depth == depth and state.event is Event.RETURN:
        return len(steps)
    is_raised = state.depth == depth and state.event is Event.EXCEPTION
    return len(steps) if is_raised and not _may_be_caught(walk, state) else None


def _may_be_caught(walk: Walk, state: State) -> bool:
    """Whether a line stands in a `try` or a `with` of its function: then an exception need not be its end."""
    function = function_at(walk.view.sources.get(state.file, ""), state.line)
    if function is None:
        return False
    kinds = (ast.Try, ast.TryStar, ast.With, ast.AsyncWith)
    around = [node for kind in kinds for node in own_nodes(function, kind)]
    return any(node.lineno <= state.line <= (node.end_lineno or 0) for node in around)


# -- what the text tells -----------------------------------------------------------------------------------------------


def reckon(state: State) -> str | None:
    """What a `return` line gives, from the variables of a state alone; None where they do not tell."""
    line = state.source.strip()
    if not line.startswith("return"):
        return None
    try:
        value = evaluate(line.removeprefix("return").strip() or "None", state.locals)
        return None if isinstance(value, Thing | Unknown) else write_value(value)
    except NdbError:
        return None


def last_return(walk: Walk) -> str | None:
    """The last `return` line of the function that is active; None where there is none ahead."""
    state = walk.here
    source = walk.view.sources.get(state.file, "")
    function = function_at(source, state.line) if state.event in (Event.CALL, Event.LINE) else None
    line = last_return_line(function) if function is not None else None
    return source.split("\n")[line - 1] if line is not None and line > state.line else None


def _lines_here(walk: Walk) -> list[str]:
    """The lines of the function that is active."""
    source = walk.view.sources.get(walk.here.file, "")
    function = function_at(source, walk.here.line)
    return source.split("\n")[function.lineno - 1 : function.end_lineno] if function is not None else []


def predictions(steps: Sequence[Step]) -> list[Prediction]:
    """What the model said on the way."""
    return [step.prediction for step in steps if step.prediction is not None]
