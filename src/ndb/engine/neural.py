"""The neural engine: every state ahead (or before) is predicted by a model, from source and state alone.

Nothing is run, so it works on code that cannot run. What the model reads stays bounded (SPEC 4): the states of waiting
functions, and the current function's recent past. Knows the language's talks; who answers them is an Oracle's business.
"""

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import ndb
from ndb.engine.following import Code, Follower, resolver_for
from ndb.engine.predicted import Predicted, PredictedRecording, entered
from ndb.engine.protocol import (
    FORWARD_MOVES,
    INVERSE_MOVES,
    NO_GOAL,
    NO_STOPS,
    Goal,
    Place,
    Provenance,
    Reason,
    Stops,
)  # fmt: skip
from ndb.engine.reading import evaluate_text
from ndb.engine.timeline import Timeline
from ndb.errors import BadAction, NdbError
from ndb.language.decoding import LONGEST_STATE, Choose, Chosen, Feed, Prediction, next_state
from ndb.language.grammar import Grammar, cursor_for
from ndb.language.showing import Visit
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import (
    CONTINUE,
    STEP_EXPRESSION,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    Action,
    Move,
    breakpoint_at,
)  # fmt: skip
from ndb.tree.flow import flow_of

Talk = Generator[Feed | Choose, Chosen | None, Prediction]
LONGEST_READ = 6_000
"""Tokens of walk that the model is given to read before the past is shortened."""
LONGEST_WALK = 2_000
"""Steps of one command."""


class NoModel(NdbError):
    """There is no model to ask."""


class Oracle(Protocol):
    """A model that can be talked to."""

    @property
    def tokenizer(self) -> Tokenizer: ...

    def drive(self, talk: Talk) -> Prediction:
        """Drive a talk to its end, from an empty context: read what it feeds, choose where it asks."""


class NeuralEngine:
    """Predicts a program. Its timeline holds what was predicted so far."""

    name = "neural"

    def __init__(
        self, oracle: Oracle, sources: Mapping[str, str], stack: Sequence[State], *, constrained: bool = True
    ) -> None:
        """`stack`: states of the active functions, outermost first, complete; the last is where to start."""
        assert stack, "a prediction starts at a state"
        self._oracle = oracle
        self._constrained = constrained
        self._code = _code_of(sources, stack)
        self._grammar = Grammar(oracle.tokenizer, self._code.text)
        self._recording = PredictedRecording(dict(sources))
        self._recording.items = [Predicted(stack[-1], None, None)]
        self._below = tuple(stack[:-1])
        self._room = _room(oracle, self._code.text)
        self._at = 0
        self._problem: str | None = None

    @classmethod
    def of_target(cls, oracle: Oracle, target: str, args: str = "", is_module: bool = False) -> "NeuralEngine":
        """A program from its text alone: it need not be able to run, nor even to be parsed."""
        from ndb.trace.target import find_target

        found = find_target(target, is_module=is_module, args=args)
        file = (
            found.file.relative_to(found.root).as_posix() if found.file.is_relative_to(found.root) else found.file.name
        )
        start = entered(found.source, file, found.main or "<module>")
        return cls(oracle, {file: found.source}, [start])

    # What it is

    @property
    def timeline(self) -> Timeline:
        return Timeline(self._recording)

    @property
    def sources(self) -> Mapping[str, str]:
        return self._recording.sources

    @property
    def moves(self) -> frozenset[Move]:
        return FORWARD_MOVES | INVERSE_MOVES | {Move.STEP_EXPRESSION}

    @property
    def here(self) -> Place:
        items = self._recording.items
        if self._at < 0:
            return Place(None, Exit.ENTRY, Provenance.PREDICTED, moment=-1)
        if self._at >= len(items):
            if self._problem is not None:
                return Place(None, None, Provenance.PREDICTED, moment=len(items), problem=self._problem)
            return Place(None, self._recording.exit, Provenance.PREDICTED, moment=len(items))
        item = items[self._at]
        provenance = Provenance.PREDICTED if item.confidence is not None else Provenance.RECORDED
        return Place(item.state, None, provenance, item.confidence, self._at, edited=item.edited)

    def stack(self) -> Sequence[State]:
        return self._follower().stack

    def _follower(self) -> Follower:
        """The stack at the cursor, found by following the walk again."""
        follower = Follower(self._code, [*self._below, self._recording.items[0].state])
        for item in self._recording.items[1 : max(self._at, 0) + 1]:
            follower.stack = [s for s in follower.stack if s.depth < item.state.depth] + [item.state]
            follower.frames = max(follower.frames, item.state.frame + 1)
        return follower

    # Moving

    def move(self, action: Action) -> Place:
        if action.move.inverse:
            return self._move_back(action)
        items = self._recording.items
        if self._at >= len(items):
            raise BadAction("the run is over; go back, or restart")
        if self._at < 0:
            return self.go(0)
        if self._at + 1 < len(items) and items[self._at + 1].action == action:
            return self.go(self._at + 1)
        is_known_end = self._at + 1 == len(items) and self._recording.exit is not Exit.NEVER
        if is_known_end and action in (STEP_INTO, CONTINUE):
            return self.go(len(items))
        del items[self._at + 1 :]
        return self._predict(action)

    def _predict(self, action: Action) -> Place:
        items, follower = self._recording.items, self._follower()
        prediction, lines = self._ask(self._walk(action))
        self._recording.exit, self._problem = Exit.NEVER, None
        self._at = len(items)
        if prediction.shown is None:
            self._recording.exit = prediction.exit or Exit.NEVER
            self._problem = None if prediction.exit else f"the model's answer makes no sense: {prediction.problem}"
            return self.here
        state = follower.follow(prediction.shown, action, lines(prediction))
        items.append(Predicted(state, math.exp(prediction.weakest), action))
        return self.here

    def _walk(self, action: Action) -> list[Visit]:
        """What the model reads: the walk from the start, or from the last edit on; shortened where it is long."""
        items = self._recording.items[: self._at + 1]
        start = max((index for index, item in enumerate(items) if item.edited), default=0)
        taken = [item.action or STEP_INTO for item in items[start + 1 :]] + [action]
        visits = [Visit(state, STEP_INTO) for state in self._waiting(start)]
        visits += [Visit(item.state, done) for item, done in zip(items[start:], taken, strict=True)]
        return visits if sum(_cost(visit.state) for visit in visits) <= self._room else shortened(visits)

    def _waiting(self, moment: int) -> list[State]:
        here, self._at = self._at, moment
        stack = self._follower().stack[:-1]
        self._at = here
        return stack

    def _ask(self, visits: Sequence[Visit]) -> tuple[Prediction, Callable[[Prediction], set[int]]]:
        resolver, shown = resolver_for(self._code.flow, visits)
        tokenizer, last = self._oracle.tokenizer, visits[-1]
        ids = tokenizer.context(self._code.text)
        for visit, state in zip(visits, shown, strict=True):
            ids += [tokenizer.special[Mark.FRAME_SEP], *tokenizer.state(state), *tokenizer.action(visit.action)]
        ids.append(tokenizer.special[Mark.FRAME_SEP])
        cursor = cursor_for(self._grammar, shown[-1], last.action, resolver) if self._constrained else None
        prediction = self._oracle.drive(_talk(tokenizer, ids, cursor))

        def lines(answer: Prediction) -> set[int]:
            return resolver.take(answer.shown) if resolver is not None and answer.shown is not None else set()

        return prediction, lines

    def _move_back(self, action: Action) -> Place:
        """What is known is walked; before it, the model is asked what may have been."""
        if self._at < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        if self._at >= len(self._recording.items):
            return self.go(len(self._recording.items) - 1)
        known = self._known_before(action)
        return self.go(known) if known is not None else self._predict_before(action)

    def _known_before(self, action: Action) -> int | None:
        items, here = self._recording.items, self._recording.items[self._at].state
        for index in range(self._at - 1, -1, -1):
            state = items[index].state
            if action.move is Move.INV_STEP_INTO or (action.move is Move.INV_STEP_OVER and state.depth <= here.depth):
                return index
            if action.move is Move.INV_STEP_CALL and state.frame == here.frame and state.event is Event.CALL:
                return index
        return None

    def _predict_before(self, action: Action) -> Place:
        first = self._recording.items[0].state
        if first.event is Event.CALL and not self._below:
            self._at = -1
            return self.here
        prediction, _ = self._ask([Visit(first, action)])
        if prediction.shown is None:
            problem = prediction.problem or "the model says that there was nothing before"
            raise BadAction(f"nothing is known of what was before: {problem}")
        state = self._earlier(prediction, first)
        self._recording.items.insert(0, Predicted(state, math.exp(prediction.weakest), None))
        self._at = 0
        return replace(self.here, before_calls=prediction.shown.sep is Sep.INV_LINE_CALL)

    def _earlier(self, prediction: Prediction, later: State) -> State:
        """An earlier state of the same function, as an inverse walk shows it."""
        shown = prediction.shown
        assert shown is not None
        kept = {name: text for name, text in later.locals.items() if name not in shown.locals} if shown.partial else {}
        known = kept | {name: text for name, text in shown.locals.items() if text is not None}
        reading = [n for n, text in enumerate(self._code.text.split("\n"), 1) if text == shown.source]
        line = (
            self._code.place(reading[0])[1] if len(reading) == 1 else later.line if shown.source == later.source else 0
        )
        return replace(later, event=shown.sep.event, source=shown.source, value=shown.value, locals=known, line=line)

    def run(self, goal: Goal = NO_GOAL, stops: Stops = NO_STOPS) -> Place:
        if stops == NO_STOPS and (jump := _jump_of(goal)) is not None:
            place = self.move(jump)
            return replace(place, reason=Reason.END if place.is_end else Reason.GOAL)
        for _ in range(LONGEST_WALK):
            start = self._at
            place = self.move(self._step_towards(goal, stops))
            if place.is_end:
                return replace(place, reason=Reason.END)
            if start >= 0 and self._is_goal(goal, start):
                return replace(place, reason=Reason.GOAL)
            if self.timeline.seek(start, stops, self._at + 1) <= self._at:
                return replace(place, reason=Reason.STOP)
        return replace(self.here, reason=Reason.INTERRUPTED, problem=f"no stop within {LONGEST_WALK} predicted steps")

    def _step_towards(self, goal: Goal, stops: Stops) -> Action:
        """One breakpoint is jumped to; where more may happen on the way, every state is walked through."""
        lines = stops.lines | {(file, line) for file, line, _ in stops.conditions}
        if len(lines) == 1 and not (stops.functions or stops.raised or stops.watches) and goal == NO_GOAL:
            file, line = next(iter(lines))
            return breakpoint_at(self.sources[file].split("\n")[line - 1])
        return STEP_INTO

    def _is_goal(self, goal: Goal, start: int) -> bool:
        return goal != NO_GOAL and self.timeline.goal(start, goal) == self._at

    def run_back(self, stops: Stops) -> Place:
        self._at = self.timeline.seek_back(self._at, stops)
        return replace(self.here, reason=Reason.END if self._at < 0 else Reason.STOP)

    def go(self, moment: int) -> Place:
        known = len(self._recording.items) - (self._recording.exit is Exit.NEVER and self._problem is None)
        self._at = max(-1, min(moment, known))
        return self.here

    # Changing it

    def evaluate(self, expression: str, frame: int) -> str:
        state = self.stack()[frame]
        if state.value is not None and not state.locals and any(self._names_before(state)):
            raise BadAction("a jump to a function's end shows its value only; `back`, then `s` or `n`, show variables")
        return evaluate_text(expression, state.locals)

    def _names_before(self, state: State) -> Mapping[str, str]:
        items = self._recording.items[: max(self._at, 0)]
        return next((item.state.locals for item in reversed(items) if item.state.frame == state.frame), {})

    def assign(self, name: str, expression: str, frame: int) -> Place:
        """Set a variable; what was predicted after this state is forgotten, since it need not be so any more."""
        if self.here.state is None or frame not in (-1, len(self.stack()) - 1):
            raise BadAction("only a variable of the innermost function can be set here")
        item = self._recording.items[self._at]
        key = name if name in item.state.locals or f"global {name}" not in item.state.locals else f"global {name}"
        text = evaluate_text(expression, item.state.locals)
        state = replace(item.state, locals={**item.state.locals, key: text})
        del self._recording.items[self._at + 1 :]
        self._recording.items[self._at] = replace(item, state=state, edited=item.edited | {name})
        self._recording.exit, self._problem = Exit.NEVER, None
        return self.here

    def fork(self) -> "NeuralEngine":
        other = object.__new__(NeuralEngine)
        other.__dict__.update(self.__dict__)
        other._recording = PredictedRecording(self.sources, list(self._recording.items), self._recording.exit)
        return other

    def restart(self) -> Place:
        return self.go(0)

    def close(self) -> None:
        """Nothing was started."""


def _talk(tokenizer: Tokenizer, ids: Sequence[int], cursor: object) -> Talk:
    yield Feed(ids)
    return (yield from next_state(tokenizer, cursor))  # type: ignore[arg-type]


def _room(oracle: Oracle, code: str) -> int:
    """How much of a walk the model is given: with the code and its answer it must fit into what the model can read."""
    context: int | None = getattr(getattr(getattr(oracle, "passes", None), "config", None), "context", None)
    if context is None:
        return LONGEST_READ
    return max(min(LONGEST_READ, context - len(oracle.tokenizer.context(code)) - LONGEST_STATE), 0)


def _jump_of(goal: Goal) -> Action | None:
    """The action that leads to a goal at once, where nothing on the way matters."""
    if goal == NO_GOAL:
        return CONTINUE
    if goal.any_state:
        return STEP_INTO
    if goal.level is not None:
        return STEP_EXPRESSION if goal.expressions else STEP_OVER
    if goal.leaving is not None:
        return STEP_RETURN
    return breakpoint_at(goal.source) if goal.source is not None else None


def shortened(visits: Sequence[Visit]) -> list[Visit]:
    """What must be remembered of a walk (SPEC 4): of every active function its latest line, and of the calls that this
    line has finished where they began and what they gave. Bounded by the depth of the stack."""
    kept: list[Visit] = []
    for visit in visits:
        _finish_calls(kept, visit.state.depth)
        if visit.state.event is Event.LINE:
            while kept and (kept[-1].state.frame == visit.state.frame or kept[-1].state.depth > visit.state.depth):
                kept.pop()
        kept.append(visit)
    return kept


def _finish_calls(kept: list[Visit], depth: int) -> None:
    """Shorten what was called from this depth to its call and its end."""
    start = len(kept)
    while start and kept[start - 1].state.depth > depth:
        start -= 1
    calls: list[Visit] = []
    for visit in kept[start:]:
        if visit.state.depth == depth + 1 and visit.state.event is Event.CALL:
            calls.append(replace(visit, action=STEP_RETURN))
        elif visit.state.depth == depth + 1 and calls:
            if calls[-1].state.event is not Event.CALL:
                calls.pop()
            calls.append(visit)
    kept[start:] = calls


def _cost(state: State) -> int:
    """About how many tokens a state takes."""
    return 12 + len(state.source) // 3 + sum(len(name) // 3 + len(text) + 4 for name, text in state.locals.items())


def _code_of(sources: Mapping[str, str], stack: Sequence[State]) -> Code:
    """The files that the active functions stand in, one after the other."""
    files = [file for file in dict.fromkeys(state.file for state in stack) if file in sources]
    text, starts = "", []
    for file in files:
        text = text + "\n" if text else ""
        starts.append((text.count("\n") + 1, file))
        text += sources[file].rstrip("\n") + "\n"
    return Code(text, flow_of(text), tuple(starts) or ((1, stack[-1].file),))


def predictor(model: str | None) -> Callable[[Sequence[State], dict[str, str]], NeuralEngine] | None:
    """What a session needs to let a model go on from its state; None if there is none. Loads it when needed."""
    if model is None and not _is_installed():
        return None
    return lambda stack, sources: NeuralEngine(need_oracle(model), sources, stack)


def need_oracle(model: str | None) -> Oracle:
    """The model in a folder, or the one that is installed."""
    if model is None and not _is_installed():
        raise NoModel("no model is there to predict with; give one with --model DIR")
    return _load(model)


@lru_cache(maxsize=2)
def _load(model: str | None) -> Oracle:
    try:
        from ndb.model.runtime import Runtime
    except ImportError as error:
        raise NoModel(f"the runtime for models needs {error.name}; install it, or use another engine") from None
    try:
        return Runtime.load(Path(model)) if model else Runtime.load()
    except OSError as error:
        raise NoModel(f"no model that can be read: {error}") from None


def _is_installed() -> bool:
    return (Path(ndb.__file__).parent / "model" / "embedded" / "model.safetensors").is_file()
