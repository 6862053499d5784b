"""A predicted run under way: what is known of it, and where in it an engine stands. All of an engine that moving
changes.

Knows predicted states, stacks and cursors; asks no model.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ndb.engine.neural.chances import shown_chance
from ndb.engine.neural.recording import Predicted, PredictedRecording
from ndb.engine.protocol import WORKED_OUT, Forecast, Place, Provenance, edited_by_hand
from ndb.language.shown import Visit
from ndb.model.confidence import UNKNOWN
from ndb.predict.reckon.jumping import FAR
from ndb.predict.walk import Start
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import STEP_INTO, Action, Move


@dataclass(slots=True)
class PredictedRun:
    """States that were predicted, and a cursor on them; past the last one, how the run ends."""

    recording: PredictedRecording
    below: tuple[State, ...]
    """The functions that wait for the one in which the run started, outermost first."""
    at: int = 0
    """-1 is before the first state."""
    problem: str | None = None
    """Why there is no state after the last one."""
    exit_chance: float | None = None

    def copy(self) -> "PredictedRun":
        kept = self.recording
        return replace(self, recording=PredictedRecording(kept.sources, kept.items, kept.exit))

    @property
    def item(self) -> Predicted:
        return self.recording.items[self.at]

    @property
    def is_at_state(self) -> bool:
        return 0 <= self.at < len(self.recording)

    @property
    def nearest(self) -> int:
        """The state at the cursor, or the one next to it."""
        return max(min(self.at, len(self.recording) - 1), 0)

    def place(self) -> Place:
        """Where the cursor stands."""
        size = len(self.recording)
        if self.at < 0:
            return Place(None, Exit.ENTRY, Provenance.PREDICTED, moment=-1)
        if self.at >= size:
            if self.problem is not None:
                return Place(None, None, Provenance.PREDICTED, moment=size, problem=self.problem)
            sure = Forecast(self.exit_chance) if self.exit_chance is not None else self._known_exit()
            return Place(None, self.recording.exit, Provenance.PREDICTED, size, forecast=sure)
        item = self.item
        forecast = _forecast(item) if item.confidence is not None else None
        provenance = Provenance.PREDICTED if forecast is not None else Provenance.RECORDED
        return Place(
            item.state, None, provenance, self.at, forecast=forecast, origins=edited_by_hand(item.edited)
        )  # fmt: skip

    def _known_exit(self) -> Forecast | None:
        """That an end needed no model; it is as sure as what it comes from."""
        is_known = self.recording.exit in (Exit.NORMAL, Exit.ERROR)
        return Forecast(1.0, self.recording.items[-1].so_far, way=WORKED_OUT) if is_known else None

    def go(self, moment: int) -> None:
        """Stand at a moment, or at the last one that is known: the end counts if it is known."""
        known = len(self.recording) - (self.recording.exit is Exit.NEVER and self.problem is None)
        self.at = max(-1, min(moment, known))

    def cut(self, length: int) -> bool:
        """Forget what was predicted after the first so many states; whether there was anything."""
        is_shorter = length < len(self.recording)
        self.recording.cut(length)
        self.recording.exit, self.problem = Exit.NEVER, None
        return is_shorter

    def stack_at(self, moment: int) -> list[State]:
        stack = list(self.below)
        for item in self.recording.items[: moment + 1]:
            while stack and stack[-1].depth >= item.state.depth:
                stack.pop()
            stack.append(item.state)
        return stack

    def start(self, moment: int) -> Start:
        """A moment as a walk begins there: the way from the start, or from the last edit on."""
        items = self.recording.items[: moment + 1]
        start = max((index for index, item in enumerate(items) if item.edited), default=0)
        visits = [Visit(state, STEP_INTO) for state in self.stack_at(start)[:-1]]
        pairs = [*zip(items[start:-1], items[start + 1 :], strict=True)]
        jumps = {number for number, (_, after) in enumerate(pairs, len(visits)) if _is_known_jump(after)}
        visits += [Visit(item.state, after.action or STEP_INTO) for item, after in pairs]
        frames = 1 + max((state.frame for state in (*self.below, *(item.state for item in items))), default=-1)
        return Start(tuple(self.stack_at(moment)), tuple(visits), frames, jumps=frozenset(jumps))

    def known_before(self, action: Action) -> int | None:
        """Where an inverse action leads, if that is among the states that are known."""
        items, here = self.recording.items, self.item.state
        for index in range(self.at - 1, -1, -1):
            state = items[index].state
            if action.move is Move.INV_STEP_INTO or (action.move is Move.INV_STEP_OVER and state.depth <= here.depth):
                return index
            if action.move is Move.INV_STEP_CALL and state.frame == here.frame and state.event is Event.CALL:
                return index
        return None

    def variables_before(self, state: State) -> Mapping[str, str]:
        """The variables of a state's function when it was seen last before the cursor."""
        items = self.recording.items[: max(self.at, 0)]
        return next((item.state.locals for item in reversed(items) if item.state.frame == state.frame), {})


def _is_known_jump(item: Predicted) -> bool:
    return item.way == WORKED_OUT and item.action is not None and item.action.move in FAR


def _forecast(item: Predicted) -> Forecast:
    chances = {name: shown_chance(chance, item.path) for name, chance in item.chances.items()}
    unknown = frozenset(name for name, chance in chances.items() if chance < UNKNOWN)
    return Forecast(item.confidence, item.so_far, chances, unknown, item.way, item.scores)
