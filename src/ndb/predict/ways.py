"""How far to go at once: a jump is predicted directly where the model is sure, and walked to where it is not.

Each way to the target is tried on a fork of its own, cheapest first, until one is sure enough or the budget of tokens
is spent; a walk ends as soon as it is less sure than the answer it would replace. Then the ways vote, each with its
chance of being right (model/confidence.py). So a loop of a thousand rounds costs a bounded number of tokens. Knows
engines and chances; nothing of how a state is predicted.
"""

import ast
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ndb.engine.neural.recording import PredictedRecording
from ndb.engine.protocol import Goal, Leaving, Level, Place
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import NdbError
from ndb.model.confidence import RECKONED, best_answer
from ndb.trace.state import Event, State
from ndb.trace.values.interpret import Thing, Unknown, evaluate, write_value
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO, STEP_RETURN, Action, Move, breakpoint_at

if TYPE_CHECKING:
    from ndb.engine.neural.engine import NeuralEngine

Function = ast.FunctionDef | ast.AsyncFunctionDef
BUDGET = 1_500
"""Tokens that the model may say for one jump."""
SURE = 0.9
"""An answer that is this likely right needs no second opinion."""


@dataclass(slots=True)
class Try:
    """One way to the target, as far as it was gone."""

    way: str
    engine: "NeuralEngine"
    scores: list[float] = field(default_factory=list)
    states: float = 1.0
    """How likely its states are right, all of them, as far as each alone tells."""
    tokens: int = 0
    place: Place | None = None
    """Where it led; None where it was given up."""

    def move(self, action: Action) -> Place:
        """One step, which costs nothing where it is known."""
        before = self.engine.said
        place = self.engine.move(action)
        said = self.engine.said if self.engine.said is not before else None
        self.tokens += said.tokens if said is not None else 0
        if place.state is None:
            self.scores += said.scores if said is not None else ()
        elif place.forecast is not None:
            self.scores += place.forecast.scores
        sure = place.forecast.confidence if place.forecast is not None else None
        self.states *= sure if sure is not None else 1.0
        return place

    @property
    def chance(self) -> float:
        calibration = self.engine.calibration
        return calibration.chance_of_way(self.way, self.scores) if calibration.of_way(self.way) else self.states


Way = Callable[[Try, Goal, int, float], None]
"""Goes to the goal with so many tokens, given up where it gets less likely right than a chance."""


def reach(engine: "NeuralEngine", jump: Action, goal: Goal) -> Place:
    """Stand where a jump leads, in the way that is most likely right."""
    tries: list[Try] = []
    left = engine.budget
    for name, way in _ways(engine, jump):
        tried = Try(name, engine.fork())
        way(tried, goal, left, max((t.chance for t in tries if t.place), default=0.0))
        tries += [tried, *_reckoning(tried)]
        left -= tried.tokens
        if left <= 0 or any(t.place is not None and t.chance >= SURE for t in tries):
            break
    return _choose(engine, tries, is_spent=left <= 0)


def _choose(engine: "NeuralEngine", tries: list[Try], is_spent: bool) -> Place:
    """Adopt the way whose answer has most for it; where none came to an answer, the first: it says why."""
    ended = [tried for tried in tries if tried.place is not None and tried.place.problem is None]
    voted = best_answer((_answer(tried.place), tried.chance) for tried in ended if tried.place is not None)
    if voted is None:
        return engine.adopt(tries[0].engine, tries[0].way, tries[0].chance)
    agreeing = [tried for tried in ended if tried.place is not None and _answer(tried.place) == voted[0]]
    best = max(agreeing, key=lambda tried: tried.chance)
    return engine.adopt(best.engine, _told(best, agreeing, tries, is_spent), best.chance)


def _told(best: Try, agreeing: list[Try], tries: list[Try], is_spent: bool) -> str:
    """The way in words."""
    others = [tried.way for tried in agreeing if tried is not best]
    against = [tried.way for tried in tries if tried.place is not None and tried not in agreeing]
    given_up = [tried.way for tried in tries if tried.place is None]
    words = best.way + (f", as by {' and '.join(others)}" if others else "")
    words += f"; otherwise by {' and '.join(against)}" if against else ""
    words += f"; given up: {' and '.join(given_up)}" if given_up else ""
    return words + ("; no tokens left" if is_spent and given_up else "")


def _answer(place: Place) -> Hashable:
    """What ways can agree on."""
    state = place.state
    if state is None:
        return place.exit
    if state.value is not None:
        return state.event, state.value
    return state.event, state.source, tuple(sorted(state.locals.items()))


def _ways(engine: "NeuralEngine", jump: Action) -> Iterator[tuple[str, Way]]:
    """The ways to where an action leads, cheapest first; names as in the evaluation."""
    yield str(jump.move), _directly(jump)
    last = _last_return(engine) if jump.move is Move.STEP_RETURN else None
    if last is not None:
        yield "blind", _by_line(last)
    if jump.move is not Move.BREAKPOINT or jump.source in _lines_here(engine):
        yield "walking_expressions", _walking(STEP_EXPRESSION)  # goes over calls, so it stays in this function
    else:  # beside a walk by expressions, one by lines brings nothing (docs/log.md)
        yield "walking", _walking(STEP_INTO)


def _directly(jump: Action) -> Way:
    def go(tried: Try, goal: Goal, left: int, chance: float) -> None:
        tried.place = tried.move(jump)

    return go


def _by_line(line: str) -> Way:
    """To the line with which the function probably ends, then to its end: what it returns is reckoned from the
    predicted variables where that can be done without running anything, and predicted else."""

    def go(tried: Try, goal: Goal, left: int, chance: float) -> None:
        engine, here = tried.engine, tried.engine.here.state
        place = tried.move(breakpoint_at(line))
        if place.state is None or here is None or place.state.depth != here.depth or tried.chance < chance / 2:
            return
        value = _reckoned(place.state)
        ended = engine.move(STEP_RETURN) if value is not None else tried.move(STEP_RETURN)
        if ended.state is not None and ended.state.event is Event.RETURN:
            tried.place = ended if value is None else engine.amend(value)

    return go


def _reckoned(state: State) -> str | None:
    """What a `return` line gives, from the variables alone; None where they do not tell."""
    try:
        value = evaluate(state.source.strip().removeprefix("return").strip() or "None", state.locals)
        return None if isinstance(value, Thing | Unknown) else write_value(value)
    except NdbError:
        return None


def _reckoning(walk: Try) -> list[Try]:
    """A walk to a function's end once more, with what the return line gives on the variables that it came with: another
    vote for no token. Where the variables do not tell, the same again, as in the evaluation."""
    state = walk.place.state if walk.place is not None else None
    if not walk.way.startswith("walking") or state is None or state.event is not Event.RETURN:
        return []
    engine = walk.engine.fork()
    value = _reckoned(state) if state.source.strip().startswith("return") else None
    place = engine.amend(value) if value is not None else engine.here
    return [replace(walk, way=walk.way + RECKONED, engine=engine, tokens=0, place=place)]


def _walking(step: Action) -> Way:
    """State by state, until the goal is among them."""

    def go(tried: Try, goal: Goal, left: int, chance: float) -> None:
        engine, start = tried.engine, tried.engine.here.moment or 0
        while tried.tokens < left:
            place = tried.move(step)
            if place.is_end:
                tried.place = place if place.problem is None else None
                return
            found = engine.timeline.goal(start, goal)
            if found <= (place.moment or 0):
                tried.place = engine.go(found)
                return
            if tried.chance < chance / 2:
                return

    return go


def _last_return(engine: "NeuralEngine") -> str | None:
    """The last `return` line of the function that is active; None where there is none ahead."""
    state, function = engine.here.state, _active_function(engine)
    if state is None or function is None or state.event not in (Event.CALL, Event.LINE):
        return None
    inner = [n for n in ast.walk(function) if isinstance(n, Function | ast.Lambda) and n is not function]
    nested = {id(n) for f in inner for n in ast.walk(f)}
    lines = [n.lineno for n in ast.walk(function) if isinstance(n, ast.Return) and id(n) not in nested]
    text = engine.sources[state.file].split("\n")
    return text[max(lines) - 1] if lines and max(lines) > state.line else None


def _lines_here(engine: "NeuralEngine") -> list[str]:
    """The lines of the function that is active."""
    state, function = engine.here.state, _active_function(engine)
    if state is None or function is None:
        return []
    return engine.sources[state.file].split("\n")[function.lineno - 1 : function.end_lineno]


def _active_function(engine: "NeuralEngine") -> Function | None:
    state = engine.here.state
    try:
        tree = ast.parse(engine.sources.get(state.file, "") if state is not None else "")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    functions = [n for n in ast.walk(tree) if isinstance(n, Function)]
    active = [f for f in functions if state is not None and f.lineno <= state.line <= (f.end_lineno or f.lineno)]
    return max(active, key=lambda f: f.lineno, default=None)


def known_way(recording: PredictedRecording, timeline: Timeline, at: int, goal: Goal, jump: Action) -> int | None:
    """The moment of a goal that was come to before, if nothing on the way there was jumped over."""
    items = recording.items
    if at + 1 < len(items) and items[at + 1].action == jump:
        return at + 1
    found = timeline.goal(at, goal)
    steps = {STEP_INTO, STEP_EXPRESSION} if isinstance(goal, Leaving | Level) else {STEP_INTO}
    if found >= len(items) or any(item.action not in steps for item in items[at + 1 : found + 1]):
        return None
    return found
