"""What a session asks a model, whatever its own engine is: to go on from here, or what was before.

Knows who can make a predicting engine; nothing of how predictions are made.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ndb.engine.protocol import AsksModel, Engine
from ndb.errors import BadAction
from ndb.session.branches import Branches
from ndb.session.cursor import Cursor, Stop
from ndb.session.frames import Frames
from ndb.trace.state import State

if TYPE_CHECKING:
    from ndb.inverse.before import Earlier
    from ndb.model.protocol import TalkingModel

Predictor = Callable[[Sequence[State], dict[str, str]], Engine]
"""Makes an engine that predicts how a stack of states of these sources goes on."""


class AskModel:
    """`session.ask_model.go_on()`."""

    def __init__(self, cursor: Cursor, frames: Frames, branches: Branches, predictor: Predictor | None) -> None:
        self._cursor = cursor
        self._frames = frames
        self._branches = branches
        self._predictor = predictor

    def go_on(self) -> Stop:
        """Let the model go on from this state, as a branch of its own."""
        if self._predictor is None:
            raise BadAction("no model is there to predict with; give one with --model DIR")
        return self._branches.adopt(f"predicted{len(self._branches)}", self._engine(self._predictor))

    def before(self, count: int = 3, run: bool = False) -> "list[Earlier]":
        """What the state before this one may have been; with `run`, lines are tried in the sandbox."""
        from ndb.inverse.before import states_before

        if count < 1:
            raise BadAction("ask for at least one state")
        self._cursor.check_not_over()
        state = self._frames.selected()
        return states_before(self._model(), self._cursor.engine.sources[state.file], state, count, run=run)

    def _model(self) -> "TalkingModel":
        engine = self._cursor.engine
        if not isinstance(engine, AsksModel) and self._predictor is not None:
            engine = self._engine(self._predictor)
        if not isinstance(engine, AsksModel):
            raise BadAction("no model is there to ask; give one with --model DIR")
        return engine.oracle

    def _engine(self, predictor: Predictor) -> Engine:
        return predictor(self._frames.stack(), dict(self._cursor.engine.sources))
