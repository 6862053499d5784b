"""How a call ends, as a model predicts it: what it returns or raises, or which line it comes to.

The same walks and the same choice for all who ask: the API, inputs that are looked for, benchmarks; many calls are
predicted side by side. Knows calls of functions at the top of a file; runs nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ndb.language.decoding import Result, Talk
from ndb.model.protocol import GREEDY, ModelFacts, TalkingModel
from ndb.predict.choose import Begin, Choice, choose
from ndb.predict.excerpt import TooLong
from ndb.predict.subject import FILE, Opening, Subject, opening_of, subject_of
from ndb.predict.view import LIMITS, View, WalkLimits
from ndb.predict.walk import Start, Step, Walk
from ndb.predict.ways import Tried, Way
from ndb.source.call import split_call
from ndb.trace.state import Event, State
from ndb.tree.action import STEP_INTO, STEP_RETURN, Action

NOT_ENTERED = "the model does not enter the function"
OUTGROWN = "outgrew what the model can read"
_SIDE_BY_SIDE = 16
Ways = Callable[[Walk], Sequence[Way]]
"""The ways to be gone, known from where the function is called."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a call is predicted to end."""

    value: str | None
    """What it returns, rendered."""
    error: str | None
    """What it raises, rendered."""
    lines: frozenset[int]
    """Lines of the file that the chosen way came through; of a jump, where it led."""
    confidence: float
    """The chance that it is right, as the model's calibration has it."""
    way: str
    """The way that was chosen, and in how far others agree."""
    problem: str | None = None
    tokens: int = 0
    """Spent on all ways."""
    assumed: tuple[str, ...] = ()
    """Of a call that was really run although something is missing: what was assumed, `EXPR = VALUE` each."""

    @property
    def is_worked_out(self) -> bool:
        """Whether it could be known without the model."""
        return self.problem is None and not self.tokens

    @property
    def words(self) -> str:
        """What it comes to, in words."""
        if self.value is not None:
            return self.value
        if self.error is not None:
            return f"raises {self.error}"
        return self.problem or (f"comes to line {max(self.lines)}" if self.lines else "nothing")


def predict_output(
    model: TalkingModel, source: str, call: str, limits: WalkLimits = LIMITS, *, reckons: bool = True
) -> Outcome:
    """How a call of a function at the top of a file ends, as the model sees it. Nothing is run. `reckons`: what can be
    known without the model is not asked of it."""
    function, arguments = split_call(call)
    [found] = predict_calls(model, subject_of(source, function), [arguments], limits=limits, reckons=reckons)
    return found


def predict_calls(
    model: TalkingModel,
    subject: Subject,
    calls: Sequence[str],
    to: Action = STEP_RETURN,
    *,
    ways: Ways | None = None,
    limits: WalkLimits = LIMITS,
    reckons: bool = True,
) -> list[Outcome]:
    """How each call of a function ends, or where else an action leads from its start. `ways`: these, and no others."""
    talks = [
        choice_of(model, opening_of(subject, arguments), to, ways=ways, limits=limits, reckons=reckons)
        for arguments in calls
    ]
    size = subject.source.rstrip("\n").count("\n") + 1
    return [outcome_of(choice, size, subject.file) for choice in side_by_side(model, talks)]


def side_by_side(model: TalkingModel, talks: Sequence[Talk[Result]]) -> list[Result | None]:
    """What talks came to, some of them driven at once; None for one that outgrew what the model can read."""
    parts = [talks[at : at + _SIDE_BY_SIDE] for at in range(0, len(talks), _SIDE_BY_SIDE)]
    return [found for part in parts for found in model.drive_all(part, GREEDY, None)]


def choice_of(
    model: ModelFacts,
    opening: Opening,
    to: Action = STEP_RETURN,
    *,
    ways: Ways | None = None,
    limits: WalkLimits = LIMITS,
    constrained: bool = True,
    reckons: bool = True,
) -> Talk[Choice]:
    """Where an action leads from the call of a function. Where the text does not tell what it is called with, the
    model is asked that first."""
    try:
        begin = yield from entered(model, opening, limits, constrained, reckons)
        if not isinstance(begin, Tried):
            chosen = ways(begin()) if ways is not None else None
            return (yield from choose(begin, to, model.calibration, limits, chosen))
    except TooLong as error:  # of many calls, one with long arguments must not take the others with it
        begin = Tried("", (), (), 0.0, 0, str(error))
    return Choice(begin, (begin,), begin.tokens, is_spent=False)


def entered(
    model: ModelFacts,
    opening: Opening,
    limits: WalkLimits = LIMITS,
    constrained: bool = True,
    reckons: bool = True,
) -> Talk[Begin | Tried]:
    """Walks that stand at the call of the function; or what was tried, if the model does not come there."""
    view = View(model, opening.sources, opening.start.stack, limits, opening.code)
    start = opening.start
    if not opening.is_entered:
        walk = Walk(view, start, constrained=constrained, reckons=reckons)
        step = yield from walk.step(STEP_INTO)
        while not _is_entered(step, opening) and _is_on_the_way(step) and len(walk.steps) < limits.steps:
            step = yield from walk.step(STEP_INTO)
        scores = tuple(score for each in walk.steps for score in each.scores)
        if not _is_entered(step, opening):
            tokens = sum(each.tokens for each in walk.steps)
            return Tried(str(STEP_INTO.move), tuple(walk.steps), scores, 0.0, tokens, NOT_ENTERED)
        start = Start(tuple(walk.stack), tuple(walk.visits), walk.frames, scores)
    return lambda: Walk(view, start, constrained=constrained, reckons=reckons)


def _is_entered(step: Step, opening: Opening) -> bool:
    state = step.state
    if state is None or state.event is not Event.CALL:
        return False
    return state.source == opening.head or (opening.head is None and state.line != opening.start.stack[0].line)


def _is_on_the_way(step: Step) -> bool:
    """Whether something runs that makes the arguments, such as a generator expression."""
    return step.state is not None and step.state.depth > 0


def outcome_of(choice: Choice | None, size: int, file: str = FILE) -> Outcome:
    """A choice in terms of the call; `size`: lines of the file that the user knows."""
    if choice is None:
        return Outcome(None, None, frozenset(), 0.0, "", OUTGROWN)
    tried, end = choice.chosen, choice.chosen.end
    is_end = tried.problem is None and end is not None
    value = end.value if end is not None and is_end and end.event is Event.RETURN else None
    error = end.value if end is not None and is_end and end.event is Event.EXCEPTION else None
    problem = tried.problem or (f"ended with {tried.exit}" if end is None else None)
    lines = _lines([step.state for step in tried.steps], size, file)
    return Outcome(value, error, lines, tried.chance, choice.words, problem, choice.tokens)


def _lines(states: Sequence[State | None], size: int, file: str) -> frozenset[int]:
    """Lines of the file that ran, as far as states show them; what makes the call stands behind its end."""
    inside = [state for state in states if state is not None and state.file == file]
    at_lines = [state.line for state in inside if state.event is Event.LINE]
    return frozenset(line for line in at_lines if 0 < line <= size)
