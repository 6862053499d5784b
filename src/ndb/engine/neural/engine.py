"""The neural engine: every state ahead (or before) is predicted by a model, from source and state alone.

Nothing is run, so it works on code that cannot run. A step costs the same however long the run is: what the model reads
stays bounded. Knows timelines, cursors and how far values can be trusted; how a state is asked for, and how far to go
at once, is predict's: the engine hands over where it stands and keeps the states that come back.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ndb.engine.neural.chances import judged, shown_chance
from ndb.engine.neural.predicted_run import PredictedRun
from ndb.engine.neural.recording import Predicted, PredictedRecording, entered
from ndb.engine.protocol import (
    EXPRESSION_MOVES,
    FORWARD_MOVES,
    INSTRUCTION_MOVES,
    INVERSE_MOVES,
    NO_INSTRUCTIONS,
    NO_STOPS,
    RUN_END,
    WORKED_OUT,
    Goal,
    Leaving,
    Level,
    NextState,
    Place,
    Reason,
    SourceLine,
    Stops,
    action_to,
)  # fmt: skip
from ndb.engine.timeline.seek import seek, seek_back
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction, NdbError
from ndb.language.decoding import VALUE, Prediction, Result, Talk, scores_of_values, watched
from ndb.language.shown import Visit
from ndb.language.tokens import Sep
from ndb.model.protocol import TalkingModel
from ndb.predict.choose import Choice, choose
from ndb.predict.follow import Code, earlier
from ndb.predict.prompt import Past
from ndb.predict.reckon.jumping import FAR
from ndb.predict.reckon.machine import NOT_KNOWN
from ndb.predict.reckon.reckoner import data_at_start
from ndb.predict.view import LIMITS, View, WalkLimits
from ndb.predict.walk import Step, Walk
from ndb.predict.ways import KNOWN, Trial, known, ways_to
from ndb.trace.names import listed_name
from ndb.trace.state import Event, Exit, State
from ndb.trace.values.interpret import evaluate_text
from ndb.tree.action import CONTINUE, STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, STEP_OVER, Action, Move

_NO_STOP = "no stop within {} predicted states; continue goes on, a single breakpoint is jumped to"


class Stopped(NdbError):
    """Somebody did not want to wait any longer."""


class NeuralEngine:
    """Predicts a program. Its timeline holds what was predicted so far."""

    name = "neural"

    def __init__(
        self,
        oracle: TalkingModel,
        sources: Mapping[str, str],
        stack: Sequence[State],
        *,
        constrained: bool = True,
        reckons: bool = True,
        limits: WalkLimits = LIMITS,
        view: View | None = None,
    ) -> None:
        """`stack`: states of the active functions, outermost first, complete; the last is where to start. `reckons`:
        what can be known without the model is not asked of it. `view`: what another engine of the same program shows
        the model, to be shared."""
        assert stack, "a prediction starts at a state"
        self.oracle = oracle
        """Who answers."""
        self.limits = limits
        self._constrained, self._reckons = constrained, reckons and constrained
        unknown = {name: 0.0 for name, text in stack[-1].locals.items() if text == NOT_KNOWN}
        start = PredictedRecording(dict(sources), [Predicted(stack[-1], None, None, chances=unknown)])
        self._run = PredictedRun(start, tuple(stack[:-1]))
        self._view = view or View(oracle, self._run.recording.sources, stack, limits)
        self._has_noted_size = False
        self._walked: tuple[int, Walk] | None = None
        """The walk that stands at a moment: kept while the cursor moves on with it."""
        self._timeline: Timeline | None = None
        self.prediction: Prediction | None = None
        """The model's last answer."""
        self.notes: list[str] = []
        """What whoever watches should know."""
        self.listener: Callable[[bytes], None] | None = None
        """Hears what the model says while it says it, token by token."""
        self._stopping = threading.Event()
        self._walk()

    @classmethod
    def of_target(cls, oracle: TalkingModel, target: str, args: str = "", is_module: bool = False) -> "NeuralEngine":
        """A program from its text alone, the files of its project that it imports among it: it need not be able to run,
        nor even to be parsed."""
        from ndb.trace.loading.project_texts import project_texts
        from ndb.trace.target import find_target

        found = find_target(target, is_module=is_module, args=args)
        file, sources = project_texts(found.file, found.source, found.root)
        start = entered(found.source, file, found.main or "<module>")
        start = replace(start, locals=data_at_start(sources, start))
        return cls(oracle, sources, [start])

    # What it is

    @property
    def timeline(self) -> Timeline:
        if self._timeline is None:
            self._timeline = Timeline(self._run.recording)
        return self._timeline

    @property
    def sources(self) -> Mapping[str, str]:
        return self._run.recording.sources

    @property
    def moves(self) -> frozenset[Move]:
        return (
            FORWARD_MOVES | INVERSE_MOVES | {move for move in EXPRESSION_MOVES if move in self.oracle.tokenizer.special}
        )

    @property
    def here(self) -> Place:
        return self._run.place()

    def stack(self) -> Sequence[State]:
        return list(self._walk().stack)

    def _walk(self) -> Walk:
        """The walk at the cursor: the one that came here, or one that begins with all that is known before."""
        at = self._run.nearest
        if self._walked is None or self._walked[0] != at:
            self._keep(at, Walk(self._view, self._run.start(at), constrained=self._constrained, reckons=self._reckons))
        assert self._walked is not None
        return self._walked[1]

    def _keep(self, at: int, walk: Walk) -> None:
        self._walked = at, walk

    # Moving

    def move(self, action: Action) -> Place:
        if action.move in INSTRUCTION_MOVES:
            raise BadAction(NO_INSTRUCTIONS)
        if action.move not in self.oracle.tokenizer.special:
            raise BadAction(f"this model does not know {action.move}")
        if action.move.inverse:
            return self._move_back(action)
        run, items = self._run, self._run.recording.items
        if run.at >= len(items):
            raise BadAction("the run is over; go back, or restart")
        if run.at < 0:
            return self.go(0)
        if run.at + 1 < len(items) and items[run.at + 1].action == action:
            return self.go(run.at + 1)
        is_known_end = run.at + 1 == len(items) and run.recording.exit is not Exit.NEVER
        if is_known_end and action in (STEP_INTO, CONTINUE):
            return self.go(len(items))
        return self._predict(action)

    def _predict(self, action: Action) -> Place:
        """Ask what the action leads to, and stand there. Broken off, all is as it was before."""
        if action.move in FAR and self._reckons and self._work_out(action):
            return self.here
        walk, self._walked = self._walk(), None
        step = walk.known(action) or self._ask(walk.alone(action))
        place = self._take(step)
        if step.prediction is not None:
            self._note_size(walk.code)
        if step.state is not None:
            self._keep(self._run.at, walk)
        return place

    def _work_out(self, to: Action) -> bool:
        """Stand where a jump leads, if all on the way there is known without the model."""
        walk = Walk(self._view, self._run.start(self._run.at), constrained=self._constrained, reckons=True)
        trial = Trial(KNOWN, walk, self.oracle.calibration, self.limits.tokens)
        tried = self._ask(known(to).go(trial))
        if tried.answer is None:
            return False
        for step in tried.steps:
            self._take(step)
        if tried.end is not None and trial.walk.here == tried.end:
            self._keep(self._run.at, trial.walk)
        return True

    def _reach(self, to: Action) -> Place:
        """Stand where a jump leads, in the way that is most likely right: its states become this engine's."""
        if self._reckons and self._work_out(to):
            return self.here
        start = self._run.start(self._run.at)

        def begin() -> Walk:
            return Walk(self._view, start, constrained=self._constrained, reckons=self._reckons)

        others = (way for way in ways_to(begin(), to) if way.name != KNOWN)
        choice = self._ask(choose(begin, to, self.oracle.calibration, self.limits, others))
        for step in choice.chosen.steps:
            self._take(step, choice)
        if choice.tokens:
            self._note_size(self._view.code(start.stack))
        return self._chosen(choice)

    def _take(self, step: Step, choice: Choice | None = None) -> Place:
        """Keep a step from here, and stand where it led."""
        run, prediction = self._run, step.prediction
        self.prediction = prediction or self.prediction
        self._cut()
        run.at += 1
        if step.state is not None:
            chance = choice.chosen.chance if choice is not None else 1.0
            run.recording.append(judged(run.recording, step, step.state, self.oracle, chance))
        elif step.known_exit is not None:
            run.recording.exit, run.exit_chance = step.known_exit, None
        elif prediction is not None:
            run.recording.exit = prediction.exit or Exit.NEVER
            run.exit_chance = self.oracle.calibration.chance("state", step.action.move, prediction.scores)
            run.problem = None if prediction.exit else f"the model's answer makes no sense: {prediction.problem}"
        return self.here

    def _note_size(self, code: Code) -> None:
        """Say once, where the model has answered, that it does not see all of the code."""
        note = self._view.note(code) if not self._has_noted_size else None
        if note is not None:
            self._has_noted_size = True
            self.notes.append(note)

    def _chosen(self, choice: Choice) -> Place:
        """Mark the state here as come to by a choice."""
        run, chance = self._run, choice.chosen.chance
        if run.at < len(run.recording):
            item = run.item
            way = WORKED_OUT if choice.words == KNOWN else choice.words
            # What was worked out is as sure as what it was made from, which the choice does not know.
            most = item.chances.get(VALUE, 1.0) if way == WORKED_OUT else 1.0
            value = {VALUE: min(chance / shown_chance(1.0, item.path), most)} if item.state.value is not None else {}
            chances = {**item.chances, **value}
            run.recording.put(run.at, replace(item, way=way, confidence=chance, chances=chances))
        return self.here

    def _ask(self, talk: Talk[Result]) -> Result:
        return self.oracle.drive(watched(talk, self._hear))

    def _hear(self, token: int) -> None:
        if self._stopping.is_set():
            self._stopping.clear()
            raise Stopped("stopped; all is as it was before")
        if self.listener is not None:
            self.listener(self.oracle.tokenizer.piece(token))

    def stop(self) -> None:
        """Break off what the model is saying, from another thread: the command under way ends with `Stopped`."""
        self._stopping.set()

    def _move_back(self, action: Action) -> Place:
        """What is known is walked; before it, the model is asked what may have been."""
        if self._run.at < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        if self._run.at >= len(self._run.recording):
            return self.go(len(self._run.recording) - 1)
        known = self._run.known_before(action)
        return self.go(known) if known is not None else self._predict_before(action)

    def _predict_before(self, action: Action) -> Place:
        first = self._run.recording.items[0].state
        if first.event is Event.CALL and not self._run.below:
            self._run.at = -1
            return self.here
        code = self._walk().code
        past = Past(self._view.grammar(code), self._view.room(code), [Visit(first, action)])
        prediction = self.prediction = self._ask(past.ask(self._constrained, self.limits.state))
        if prediction.shown is None:
            problem = prediction.problem or "the model says that there was nothing before"
            raise BadAction(f"nothing is known of what was before: {problem}")
        calibration = self.oracle.calibration
        sure = calibration.chance("state", action.move, prediction.scores)
        values = scores_of_values(self.oracle.tokenizer, prediction).items()
        chances = {name: calibration.chance("value", action.move, scores) for name, scores in values}
        state = earlier(code, prediction.shown, first)
        self._run.recording.prepend(Predicted(state, sure, None, chances=chances, so_far=sure))
        self._walked = self._timeline = None
        self._run.at = 0
        return replace(self.here, before_calls=prediction.shown.sep is Sep.INV_LINE_CALL)

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        if replace(stops, uncaught=False) == NO_STOPS and action_to(goal) is not None:
            place = self._to(goal)
            return replace(place, reason=Reason.END if place.is_end else Reason.GOAL)
        asked, worked_out = 0, 0
        while asked < self.limits.steps and worked_out < self.limits.worked_out:
            start = self._run.at
            step = self._step_towards(goal, stops)
            place = self.move(STEP_INTO) if step == NextState() else self._to(step)
            if place.is_end:
                return replace(place, reason=Reason.END)
            if start >= 0 and self._is_goal(goal, start):
                return replace(place, reason=Reason.GOAL)
            if (found := seek(self.timeline, start, stops, self._run.at + 1)) <= self._run.at:
                return replace(self.go(found), reason=Reason.STOP)
            is_known = self._run.item.way == WORKED_OUT
            asked, worked_out = asked + (not is_known), worked_out + is_known
        return replace(self.here, reason=Reason.INTERRUPTED, problem=_NO_STOP.format(asked + worked_out))

    def _to(self, goal: Goal) -> Place:
        """To a goal: by what is known, in one step, or in the way that is surest."""
        jump = action_to(goal)
        assert jump is not None, f"the language has no action that leads to {goal}"
        if not self._run.is_at_state:
            return self.move(jump)
        known = self._known(goal, jump)
        if known is not None:
            return self.go(known)
        depth = self._run.item.state.depth
        if isinstance(goal, Leaving) and goal.depth < depth:
            return self._leave(depth, goal)
        return self._reach(jump) if jump.move in FAR else self.move(jump)

    def _leave(self, depth: int, goal: Leaving) -> Place:
        """To the end of a function that waits: first this one is left, then its caller goes on."""
        place = self._to(Leaving(depth))
        place = place if place.is_end else self.move(STEP_OVER)
        is_left = place.state is not None and place.state.depth < depth
        return self._to(goal) if is_left else place

    def _known(self, goal: Goal, jump: Action) -> int | None:
        """The moment of a goal that was come to before, if nothing on the way there was jumped over."""
        items, at = self._run.recording.items, self._run.at
        if at + 1 < len(items) and items[at + 1].action == jump:
            return at + 1
        found = self.timeline.goal(at, goal)
        steps = {STEP_INTO, STEP_EXPRESSION, STEP_INSIDE} if isinstance(goal, Leaving | Level) else {STEP_INTO}
        if found >= len(items) or any(item.action not in steps for item in items[at + 1 : found + 1]):
            return None
        return found

    def _step_towards(self, goal: Goal, stops: Stops) -> Goal:
        """One breakpoint is jumped to; where more may happen on the way, every state is walked through. So is what is
        known of the way to a condition: each jump would begin anew."""
        lines = stops.lines | {(file, line) for file, line, _ in stops.conditions}
        is_one = len(lines) == 1 and not (stops.functions or stops.raised or stops.watches) and goal == RUN_END
        if is_one and not (stops.conditions and self._run.is_at_state and self._walk().is_reckoned(STEP_INTO)):
            file, line = next(iter(lines))
            return SourceLine(self.sources[file].split("\n")[line - 1])
        return NextState()

    def _is_goal(self, goal: Goal, start: int) -> bool:
        return goal != RUN_END and self.timeline.goal(start, goal) == self._run.at

    def run_back(self, stops: Stops) -> Place:
        self._run.at = seek_back(self.timeline, self._run.at, stops)
        return replace(self.here, reason=Reason.END if self._run.at < 0 else Reason.STOP)

    def go(self, moment: int) -> Place:
        self._run.go(moment)
        return self.here

    # Changing it

    def evaluate(self, expression: str, frame: int) -> str:
        state = self.stack()[frame]
        if state.value is not None and not state.locals and any(self._run.variables_before(state)):
            raise BadAction("a jump to a function's end shows its value only; `back`, then `s` or `n`, show variables")
        return evaluate_text(expression, state.locals)

    def assign(self, name: str, expression: str, frame: int) -> Place:
        """Set a variable; what was predicted after this state is forgotten, since it need not be so any more."""
        if self.here.state is None or frame not in (-1, len(self.stack()) - 1):
            raise BadAction("only a variable of the innermost function can be set here")
        item = self._run.item
        key = listed_name(item.state.locals, name) or name
        text = evaluate_text(expression, item.state.locals)
        state = replace(item.state, locals={**item.state.locals, key: text})
        self._cut()
        chances = {known: chance for known, chance in item.chances.items() if known != key}
        edited = replace(item, state=state, edited=item.edited | {name}, chances=chances, path=1.0, so_far=1.0)
        self._run.recording.put(self._run.at, edited)
        self._timeline = None
        return self.here

    def _cut(self) -> None:
        """Forget what was predicted after the state here."""
        self._walked = None
        if self._run.cut(self._run.at + 1):
            self._timeline = None

    def fork(self) -> "NeuralEngine":
        """A second engine at the same place; it shares the model and what the model is shown, nothing that moves."""
        other = NeuralEngine(
            self.oracle, self.sources, [*self._run.below, self._run.recording.items[0].state],
            constrained=self._constrained, reckons=self._reckons, limits=self.limits, view=self._view,
        )  # fmt: skip
        other._run, other._walked, other.listener = self._run.copy(), None, self.listener
        return other

    def restart(self) -> Place:
        return self.go(0)

    def close(self) -> None:
        """Nothing was started."""


def need_oracle(model: str | None, device: str | None = None) -> TalkingModel:
    """The model in a folder, behind an address, or the one that is installed."""
    from ndb.model.load import open_model

    return open_model(model, device)
