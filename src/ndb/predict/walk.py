"""A walk of the model: from a state on, one predicted state after the other, each on the model's own states before it.

The only walk there is: the debugger's steps, jumps and commands, outputs of calls and benchmarks all take it. It is a
talk (language/decoding.py), so that one can be driven alone and hundreds side by side. Knows prompts and stacks; who
answers, and which actions are worth taking, is not its business.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ndb.language.decoding import Feed, Prediction, Talk, next_state
from ndb.language.document import Shown
from ndb.language.shown import Visit
from ndb.language.tokens import Sep
from ndb.predict.follow import Code, Follower
from ndb.predict.prompt import Past
from ndb.predict.reckon.jumping import FAR
from ndb.predict.reckon.reckoner import Reckoned, Reckoner
from ndb.predict.view import View
from ndb.trace.state import Exit, State
from ndb.tree.action import STEP_INTO, STEP_OVER, Action, Move

_OUT_OF_LINES = (Sep.CALL, Sep.LINE, Sep.RETURN, Sep.EXCEPTION)
"""What opens a state that is not inside a line."""


@dataclass(frozen=True, slots=True)
class Start:
    """Where a walk begins, and what is known of the way there."""

    stack: tuple[State, ...]
    """The latest state of every active function, complete, outermost first; the last is where the walk stands."""
    past: tuple[Visit, ...]
    """The walk up to there, without its last state."""
    frames: int = 0
    """Activations with lower numbers are taken."""
    scores: tuple[float, ...] = ()
    """Log-probabilities of what of it was predicted, if anything was and it is to be counted."""
    jumps: frozenset[int] = frozenset()
    """Where on that way it was known without the model where an action led that passed states over."""


def start_at(stack: Sequence[State]) -> Start:
    """A start of which only the stack is known."""
    assert stack, "a walk starts at a state"
    return Start(tuple(stack), tuple(Visit(state, STEP_INTO) for state in stack[:-1]))


@dataclass(frozen=True, slots=True)
class Step:
    """An action and what it led to."""

    action: Action
    prediction: Prediction | None
    """What the model said; None where the state was reckoned instead."""
    state: State | None
    """None at an exit, or where the answer made no sense."""
    known_exit: Exit | None = None
    """How the program ended, where that is known without the model."""

    @property
    def tokens(self) -> int:
        return self.prediction.tokens if self.prediction is not None else 0

    @property
    def exit(self) -> Exit | None:
        """How the program ended, if it led to its end."""
        return self.known_exit or (self.prediction.exit if self.prediction is not None else None)

    @property
    def scores(self) -> tuple[float, ...]:
        return self.prediction.scores if self.prediction is not None else ()


class Walk:
    """A walk under way."""

    def __init__(self, view: View, start: Start, *, constrained: bool = True, reckons: bool = False) -> None:
        """`constrained`: only states that can come next are let through. `reckons`: what can be known without the model
        is not asked of it (reckon/)."""
        self.view, self.start = view, start
        self.steps: list[Step] = []
        self._constrained = constrained
        self._visits = list(start.past)
        self._follower = Follower(view.code(start.stack), start.stack)
        self._follower.frames = max(self._follower.frames, start.frames)
        self._reckoner = _followed(view, start) if reckons else None
        self._past: Past | None = None
        self._past_visits = 0
        """How many of the visits it has taken: what needs no model is not read before one is asked."""
        self._read: list[int] = []
        """What the model has read in the talk under way."""

    def again(self) -> "Walk":
        """Another walk that stands where this one began."""
        return Walk(self.view, self.start, constrained=self._constrained, reckons=self.reckons)

    @property
    def reckons(self) -> bool:
        """Whether what can be known without the model is not asked of it."""
        return self._reckoner is not None

    @property
    def code(self) -> Code:
        """What the model is shown."""
        return self._follower.code

    @property
    def stack(self) -> Sequence[State]:
        return self._follower.stack

    @property
    def visits(self) -> Sequence[Visit]:
        """The way here, without the state here."""
        return self._visits

    @property
    def here(self) -> State:
        return self._follower.stack[-1]

    @property
    def frames(self) -> int:
        return self._follower.frames

    def calls_own(self, rounds: bool = False) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's functions;
        `rounds`: also inside a comprehension."""
        return self._past_here().calls_own(self.here, rounds)

    def alone(self, action: Action) -> Talk[Step]:
        """One step as a talk of its own."""
        self._read = []
        return (yield from self.step(action))

    def asking(self, action: Action) -> Feed:
        """Take an action: what the model must read before it can say what that leads to."""
        return self._unread(self._take(action).prompt())

    def _take(self, action: Action) -> Past:
        past, visit = self._past_here(), Visit(self.here, action)
        past.take(visit)
        self._visits.append(visit)
        self._past_visits += 1
        return past

    def step(self, action: Action) -> Talk[Step]:
        """Take an action and ask what it leads to. A walk that is broken off is of no use any more."""
        known = self.known(action)
        if known is not None:
            return known
        yield self.asking(action)
        past = self._past
        assert past is not None
        cursor = past.cursor if self._constrained else None
        prediction = yield from next_state(self.view.tokenizer, cursor, self.view.limits.state)
        self._read += prediction.ids
        shown = prediction.shown
        known = self._out_of_line(action, shown) if shown is not None and shown.sep in _OUT_OF_LINES else None
        return known or self._went(action, prediction, shown, past.follow(shown) if shown is not None else set())

    def _out_of_line(self, action: Action, shown: Shown) -> Step | None:
        """Where a step inside a line leads out of it, as the model says, what comes then may be known all the same."""
        if self._reckoner is None or action.move not in (Move.STEP_EXPRESSION, Move.STEP_INSIDE):
            return None
        found = self._reckoner.next(STEP_INTO if shown.sep is Sep.CALL else STEP_OVER)
        return self._went_to(found, action) if found is not None and self._shows(found) else None

    def _went(
        self, action: Action, prediction: Prediction | None, shown: Shown | None, lines: set[int], file: str = "",
        variables: Mapping[str, str] | None = None,
    ) -> Step:  # fmt: skip
        state = self._follower.follow(shown, action, lines, file, variables) if shown is not None else None
        if self._reckoner is not None and state is not None:
            self._reckoner.take(state, action)
        self.steps.append(Step(action, prediction, state))
        return self.steps[-1]

    def known(self, action: Action, is_far: bool = False) -> Step | None:
        """Take an action of which it is known without the model where it leads; None, and nothing taken, otherwise.
        `is_far`: also where that is found out by passing over what is on the way, which may take seconds."""
        if self._reckoner is None or (action.move in FAR and not is_far):
            return None
        found = self._reckoner.next(action)
        if found is None:
            return self._ended(action, self._reckoner.exit(action))
        self._look()
        if not self._shows(found):
            return None
        self._visits.append(Visit(self.here, action))
        return self._went_to(found, action)

    def _ended(self, action: Action, exit: Exit | None) -> Step | None:
        if exit is None:
            return None
        self._visits.append(Visit(self.here, action))
        self.steps.append(Step(action, None, None, exit))
        return self.steps[-1]

    def passed_by(self, action: Action) -> int | None:
        """How many states are on the way to where an action leads, as far as that is known without the model."""
        return self._reckoner.passed_by(action) if self._reckoner is not None else None

    def _went_to(self, found: Reckoned, action: Action) -> Step:
        if found.shown.sep is Sep.EXPRESSION:
            self._follower.leave_to(found.depth)
        line = self.code.line(found.file, found.line) if found.line else 0
        return self._went(action, None, found.shown, {line}, found.file, found.variables)

    def _shows(self, found: Reckoned) -> bool:
        """Whether a state that is known stands in the code that the model is shown; if it can be, it is from now on."""
        if not found.line or self.code.line(found.file, found.line):
            return True
        code = self.view.code_with(self._follower.stack, found.file, found.line)
        if code is None:
            return False
        self._follower.code, self._past = code, None
        return True

    def is_reckoned(self, action: Action) -> bool:
        """Whether it is known without the model where an action leads."""
        reckoner = self._reckoner
        return reckoner is not None and (reckoner.next(action) is not None or reckoner.exit(action) is not None)

    def _look(self) -> None:
        """See to it that the code is shown that matters where the walk stands."""
        code = self.view.code(self._follower.stack, self.code)
        if code.text != self.code.text:
            self._past = None
        self._follower.code = code

    def _past_here(self) -> Past:
        """What the model reads before the state here; made anew where other code is to be shown, or where the function
        that waits for this one had to be left out."""
        self._look()
        past, stack = self._past, self._follower.stack
        for visit in self._visits[self._past_visits :] if past is not None else ():
            past.take(visit)  # type: ignore[union-attr]
        if past is None or past.lacks_caller(stack[-1], stack[0].depth):
            past = self._past = Past(self.view.grammar(self.code), self.view.room(self.code), self._visits)
        self._past_visits = len(self._visits)
        return past

    def _unread(self, prompt: list[int]) -> Feed:
        """What of a prompt the model has not read; all of it where it has read something else."""
        known = len(self._read)
        is_new = not known or self._read != prompt[:known]
        feed = Feed(prompt, anew=True) if is_new else Feed(prompt[known:])
        self._read = [*prompt]
        return feed


def _followed(view: View, start: Start) -> Reckoner:
    """A reckoner that has seen the way to where a walk begins."""
    reckoner = Reckoner(view.sources, view.interpreters, view.limits.far_steps)
    led_by: Action | None = None
    for number, visit in enumerate(start.past):
        reckoner.take(visit.state, led_by)
        led_by = visit.action
        if number in start.jumps:
            reckoner.passed_by(led_by)
    reckoner.take(start.stack[-1], led_by)
    return reckoner
