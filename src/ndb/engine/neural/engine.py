"""The neural engine: every state ahead (or before) is predicted by a model, from source and state alone.

Nothing is run, so it works on code that cannot run. A step costs the same however long the run is: what the model reads
stays bounded (past.py), and so does the code it is shown (excerpt.py). Knows the language's talks; who answers them is
an Oracle's business, and how far to go at once is horizon.py's.
"""

import math
import threading
from array import array
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import ndb
from ndb.engine.neural.recording import Predicted, PredictedRecording, entered
from ndb.engine.neural.trust import chances_after, path_after, shown_chance
from ndb.engine.protocol import (
    FORWARD_MOVES,
    INVERSE_MOVES,
    NO_STOPS,
    RUN_END,
    Forecast,
    Goal,
    NextState,
    Place,
    Provenance,
    Reason,
    SourceLine,
    Stops,
    action_to,
    edited_by_hand,
)  # fmt: skip
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction, NdbError
from ndb.language.decoding import (
    LONGEST_STATE,
    VALUE,
    Choose,
    Chosen,
    Feed,
    Prediction,
    next_state,
    scores_of_place,
    scores_of_values,
)  # fmt: skip
from ndb.language.grammar import Cursor, Grammar
from ndb.language.shown import Visit
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Sep
from ndb.model.confidence import UNKNOWN, Calibration
from ndb.predict.excerpt import Excerpts, whole
from ndb.predict.follow import Code, Follower
from ndb.predict.prompt import Past
from ndb.predict.ways import BUDGET, known_way, reach
from ndb.trace.names import listed_name
from ndb.trace.state import Event, Exit, State
from ndb.trace.values.interpret import evaluate_text
from ndb.tree.action import CONTINUE, STEP_INTO, Action, Move
from ndb.tree.columns import last_where

Talk = Generator[Feed | Choose, Chosen | None, Prediction]
LONGEST_READ = 6_000
"""Tokens of walk that the model is given to read before the past is shortened."""
SHORTEST_READ = 300
"""Tokens that a walk has at least; code that leaves less is cut."""
LONGEST_WALK = 500
"""Steps of one command."""


class Stopped(NdbError):
    """Somebody did not want to wait any longer."""


class Oracle(Protocol):
    """A model that can be talked to. One with a `calibration` also knows what its sureness is worth."""

    @property
    def tokenizer(self) -> Tokenizer: ...

    def drive(self, talk: Talk) -> Prediction:
        """Drive a talk to its end, from an empty context: read what it feeds, choose where it asks."""


class NeuralEngine:
    """Predicts a program. Its timeline holds what was predicted so far."""

    name = "neural"

    def __init__(
        self,
        oracle: Oracle,
        sources: Mapping[str, str],
        stack: Sequence[State],
        *,
        constrained: bool = True,
        budget: int = BUDGET,
    ) -> None:
        """`stack`: states of the active functions, outermost first, complete; the last is where to start. `budget`:
        tokens that the model may say to find out where one command leads."""
        assert stack, "a prediction starts at a state"
        self._oracle = oracle
        self._constrained = constrained
        self.budget = budget
        self.calibration: Calibration = getattr(oracle, "calibration", Calibration())
        self.notes: list[str] = []
        """What is to be told to whoever watches."""
        self._recording = PredictedRecording(dict(sources), [Predicted(stack[-1], None, None)])
        self._below = tuple(stack[:-1])
        self._at = 0
        self._problem: str | None = None
        self._exit_sure: float | None = None
        self.said: Prediction | None = None
        """The model's last answer."""
        self.listener: Callable[[bytes], None] | None = None
        """Hears what the model says while it says it, token by token."""
        self._stopping = threading.Event()
        self._past: Past | None = None
        self._past_at = -1
        """The state before which the past ends."""
        self._followed: tuple[int, Follower] | None = None
        self._timeline: Timeline | None = None
        self._excerpts = _excerpts(oracle, sources, stack)
        self._show(self._excerpts.around(stack) if self._excerpts else whole(sources, stack))

    def _show(self, code: Code) -> None:
        """Show the model this much of the sources from now on."""
        self._code = code
        self._past = None
        self._grammar = Grammar(self._oracle.tokenizer, code.text)
        self._room = _room(self._oracle, code.text)
        if self._excerpts is not None:
            seen = f"it sees {code.size} of {self._excerpts.lines} lines, those that matter here"
            self.notes[:] = [f"the code is too long for the model: {seen}"]

    def _forget(self) -> None:
        """What is known of the place here besides its state is found anew when it is needed."""
        self._past = self._followed = self._timeline = None
        self._past_at = -1

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
        if self._timeline is None:
            self._timeline = Timeline(self._recording)
        return self._timeline

    @property
    def sources(self) -> Mapping[str, str]:
        return self._recording.sources

    @property
    def oracle(self) -> Oracle:
        """Who answers."""
        return self._oracle

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
            sure = Forecast(self._exit_sure) if self._exit_sure is not None else None
            return Place(None, self._recording.exit, Provenance.PREDICTED, len(items), forecast=sure)
        item = items[self._at]
        forecast = _forecast(item) if item.confidence is not None else None
        provenance = Provenance.PREDICTED if forecast is not None else Provenance.RECORDED
        origins = edited_by_hand(item.edited)
        return Place(item.state, None, provenance, self._at, forecast=forecast, origins=origins)

    def stack(self) -> Sequence[State]:
        return list(self._follower().stack)

    def _follower(self) -> Follower:
        """Knows the stack at the cursor; kept while the cursor moves on, found by following the walk again else."""
        at = max(min(self._at, len(self._recording) - 1), 0)
        if self._followed is None or self._followed[0] != at:
            self._followed = at, self._follow_to(at)
        follower = self._followed[1]
        follower.code = self._code
        return follower

    def _follow_to(self, moment: int) -> Follower:
        follower = Follower(self._code, [*self._below, self._recording.items[0].state])
        for item in self._recording.items[1 : moment + 1]:
            while follower.stack and follower.stack[-1].depth >= item.state.depth:
                follower.stack.pop()
            follower.stack.append(item.state)
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
        return self._predict(action)

    def _predict(self, action: Action) -> Place:
        """Ask what the action leads to, and stand there. Broken off, all is as it was before."""
        past, follower = self._past_here(), self._follower()
        self._past = self._followed = None
        past.take(Visit(self._recording.items[self._at].state, action))
        prediction = self.said = self._ask(past)
        self._cut(self._at + 1)
        self._at += 1
        if prediction.shown is None:
            self._recording.exit = prediction.exit or Exit.NEVER
            self._exit_sure = self.calibration.chance("state", action.move, prediction.scores)
            self._problem = None if prediction.exit else f"the model's answer makes no sense: {prediction.problem}"
            return self.here
        state = follower.follow(prediction.shown, action, past.follow(prediction.shown))
        self._recording.append(self._judged(prediction, state, action))
        self._past, self._past_at, self._followed = past, self._at, (self._at, follower)
        return self.here

    def _cut(self, length: int) -> None:
        """Forget what was predicted after the first so many states."""
        if length < len(self._recording):
            self._timeline = None
        self._recording.cut(length)
        self._recording.exit, self._problem = Exit.NEVER, None

    def _judged(self, prediction: Prediction, state: State, action: Action) -> Predicted:
        """A predicted state, with how likely it and its values are right."""
        sure = self.calibration.chance("state", action.move, prediction.scores)
        values = scores_of_values(self._oracle.tokenizer, prediction).items()
        own = {name: self.calibration.chance("value", action.move, scores) for name, scores in values}
        before = self._recording.items[self._at - 1]
        chances = chances_after(before, self._seen_last(state.frame), state, own, sure, action)
        place = math.exp(math.fsum(scores_of_place(self._oracle.tokenizer, prediction)))
        return Predicted(
            state, sure, action, chances=chances, path=path_after(before, sure, place),
            so_far=before.so_far * sure, scores=array("f", prediction.scores),
        )  # fmt: skip

    def _seen_last(self, frame: int) -> Predicted | None:
        """The latest state of a function that is known, apart from single expressions."""
        frames, events = self._recording.frames, self._recording.events
        found = last_where(lambda a, b: (frames[a:b] == frame) & (events[a:b] < Event.EXPRESSION), 0, len(frames))
        return self._recording.items[found] if found >= 0 else None

    def _past_here(self) -> Past:
        """What the model has read before the state here."""
        stack = self._follower().stack
        if self._excerpts is not None and self._excerpts.lacks(self._code, stack):
            code = self._excerpts.around(stack)
            if code.text != self._code.text:
                self._show(code)
        past = self._past
        if past is None or self._past_at != self._at or past.lacks_caller(stack[-1], stack[0].depth):
            past = Past(self._grammar, self._room, self._visits())
        return past

    def _visits(self) -> list[Visit]:
        """The walk up to the state here, from the start or from the last edit on."""
        items = self._recording.items[: self._at + 1]
        start = max((index for index, item in enumerate(items) if item.edited), default=0)
        visits = [Visit(state, STEP_INTO) for state in self._follow_to(start).stack[:-1]]
        pairs = zip(items[start:-1], items[start + 1 :], strict=True)
        return visits + [Visit(item.state, after.action or STEP_INTO) for item, after in pairs]

    def _ask(self, past: Past) -> Prediction:
        cursor = past.cursor if self._constrained else None
        return self._oracle.drive(_talk(self._oracle.tokenizer, past.prompt(), cursor, self._heard))

    def _heard(self, token: int) -> None:
        if self._stopping.is_set():
            self._stopping.clear()
            raise Stopped("stopped; all is as it was before")
        if self.listener is not None:
            self.listener(self._oracle.tokenizer.piece(token))

    def stop(self) -> None:
        """Break off what the model is saying, from another thread: the command under way ends with `Stopped`."""
        self._stopping.set()

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
        past = Past(self._grammar, self._room, [Visit(first, action)])
        prediction = self.said = self._ask(past)
        if prediction.shown is None:
            problem = prediction.problem or "the model says that there was nothing before"
            raise BadAction(f"nothing is known of what was before: {problem}")
        state = self._earlier(prediction, first)
        sure = self.calibration.chance("state", action.move, prediction.scores)
        values = scores_of_values(self._oracle.tokenizer, prediction).items()
        chances = {name: self.calibration.chance("value", action.move, scores) for name, scores in values}
        self._recording.prepend(Predicted(state, sure, None, chances=chances, so_far=sure))
        self._forget()
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

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        if stops == NO_STOPS and action_to(goal) is not None:
            place = self._to(goal)
            return replace(place, reason=Reason.END if place.is_end else Reason.GOAL)
        for _ in range(LONGEST_WALK):
            start = self._at
            step = self._step_towards(goal, stops)
            place = self.move(STEP_INTO) if step == NextState() else self._to(step)
            if place.is_end:
                return replace(place, reason=Reason.END)
            if start >= 0 and self._is_goal(goal, start):
                return replace(place, reason=Reason.GOAL)
            if (found := self.timeline.seek(start, stops, self._at + 1)) <= self._at:
                return replace(self.go(found), reason=Reason.STOP)
        return replace(self.here, reason=Reason.INTERRUPTED, problem=_NO_STOP)

    def _to(self, goal: Goal) -> Place:
        """To a goal: by what is known, in one step, or in the way that is surest."""
        jump = action_to(goal)
        assert jump is not None, f"the language has no action that leads to {goal}"
        if not 0 <= self._at < len(self._recording):
            return self.move(jump)
        known = known_way(self._recording, self.timeline, self._at, goal, jump)
        if known is not None:
            return self.go(known)
        is_far = jump.move in (Move.STEP_RETURN, Move.BREAKPOINT, Move.CONTINUE)
        return reach(self, jump, goal) if is_far else self.move(jump)

    def amend(self, value: str) -> Place:
        """Another value than the predicted one is known for the state here."""
        item = self._recording.items[self._at]
        self._recording.put(self._at, replace(item, state=replace(item.state, value=value)))
        self._forget()
        return self.here

    def adopt(self, other: "NeuralEngine", way: str, confidence: float) -> Place:
        """Stand where a fork of this engine has come to, in this way."""
        self.__dict__.update(other.__dict__)
        if self._at < len(self._recording):
            item = self._recording.items[self._at]
            value = {VALUE: confidence / shown_chance(1.0, item.path)} if item.state.value is not None else {}
            chosen = replace(item, way=way, confidence=confidence, chances={**item.chances, **value})
            self._recording.put(self._at, chosen)
        return self.here

    def _step_towards(self, goal: Goal, stops: Stops) -> Goal:
        """One breakpoint is jumped to; where more may happen on the way, every state is walked through."""
        lines = stops.lines | {(file, line) for file, line, _ in stops.conditions}
        if len(lines) == 1 and not (stops.functions or stops.raised or stops.watches) and goal == RUN_END:
            file, line = next(iter(lines))
            return SourceLine(self.sources[file].split("\n")[line - 1])
        return NextState()

    def _is_goal(self, goal: Goal, start: int) -> bool:
        return goal != RUN_END and self.timeline.goal(start, goal) == self._at

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
        key = listed_name(item.state.locals, name) or name
        text = evaluate_text(expression, item.state.locals)
        state = replace(item.state, locals={**item.state.locals, key: text})
        self._cut(self._at + 1)
        chances = {known: chance for known, chance in item.chances.items() if known != key}
        edited = replace(item, state=state, edited=item.edited | {name}, chances=chances, path=1.0, so_far=1.0)
        self._recording.put(self._at, edited)
        self._forget()
        return self.here

    def fork(self) -> "NeuralEngine":
        other = object.__new__(NeuralEngine)
        other.__dict__.update(self.__dict__)
        other._recording = PredictedRecording(self.sources, self._recording.items, self._recording.exit)
        other._forget()
        return other

    def restart(self) -> Place:
        return self.go(0)

    def close(self) -> None:
        """Nothing was started."""


def _talk(tokenizer: Tokenizer, ids: Sequence[int], cursor: Cursor | None, heard: Callable[[int], None]) -> Talk:
    """Ask for the state after `ids`; `heard` gets every token as it is chosen, and may break off."""
    yield Feed(ids)
    talk, answer = next_state(tokenizer, cursor), None
    try:
        while True:
            request = talk.send(answer)
            answer = yield request
            if answer is not None:
                heard(answer.token)
    except StopIteration as end:
        prediction: Prediction = end.value
        return prediction


_NO_STOP = f"no stop within {LONGEST_WALK} predicted states; continue goes on, a single breakpoint is jumped to"


def _context(oracle: Oracle) -> int | None:
    """How many tokens a model can read; None where it does not say."""
    return getattr(oracle, "context", None)


def _room(oracle: Oracle, code: str) -> int:
    """How much of a walk the model is given: with the code and its answer it must fit into what the model can read."""
    context = _context(oracle)
    if context is None:
        return LONGEST_READ
    return max(min(LONGEST_READ, context - len(oracle.tokenizer.context(code)) - LONGEST_STATE), 0)


def _excerpts(oracle: Oracle, sources: Mapping[str, str], stack: Sequence[State]) -> Excerpts | None:
    """Who cuts the code, where it is too long for the model."""
    context, files = _context(oracle), list(dict.fromkeys(state.file for state in stack))
    most = (context or 0) - LONGEST_STATE - SHORTEST_READ
    texts = [sources[file] for file in files if file in sources]

    def measure(text: str) -> int:
        return len(oracle.tokenizer.source(text))

    is_short = context is None or (sum(map(len, texts)) < 20 * most and sum(map(measure, texts)) <= most)
    return None if is_short else Excerpts(sources, files, measure, most)


def _forecast(item: Predicted) -> Forecast:
    chances = {name: shown_chance(chance, item.path) for name, chance in item.chances.items()}
    unknown = frozenset(name for name, chance in chances.items() if chance < UNKNOWN)
    return Forecast(item.confidence, item.so_far, chances, unknown, item.way, item.scores)


def predictor(
    model: str | None, device: str | None = None
) -> Callable[[Sequence[State], dict[str, str]], NeuralEngine] | None:
    """What a session needs to let a model go on from its state; None if there is none. Loads it when needed."""
    if model is None and not _is_installed():
        return None
    return lambda stack, sources: NeuralEngine(need_oracle(model, device), sources, stack)


def need_oracle(model: str | None, device: str | None = None) -> Oracle:
    """The model in a folder, behind an address, or the one that is installed."""
    from ndb.model.load import open_model

    return open_model(model, device)


def _is_installed() -> bool:
    """Told without importing what a model needs: most sessions ask none."""
    return (Path(ndb.__file__).parent / "model" / "embedded" / "model.safetensors").is_file()
