"""A debugging world as a plain class: reset, act, read. No framework is needed.

Knows how an action moves a session and what it costs. An action that cannot be done is answered in words and costs as
any other; an answer ends the task.
"""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ndb.engine.live.launch import Program
from ndb.errors import BadAction, NdbError
from ndb.frontend.gym.debug_task import TASKS, DebugTask, PredictOutput, ReachState
from ndb.session import Session, Stop
from ndb.session.breakpoints import FALSE
from ndb.session.open import Wanted, opened
from ndb.tree.action import Move

ANSWER = "answer"
MOVES: tuple[str, ...] = (
    Move.STEP_INTO, Move.STEP_OVER, Move.STEP_RETURN, Move.BREAKPOINT, Move.CONTINUE,
    Move.INV_STEP_INTO, Move.INV_STEP_OVER, Move.INV_STEP_CALL, ANSWER,
)  # fmt: skip
"""SPEC's actions; a breakpoint goes to a line; an answer is a line, a text, or both."""
LONGEST = 4000
STEP_COST, CHARACTER_COST = 0.01, 0.0002
"""Of every action; and, where reading is to be sparing, of every character shown."""
_FILE = "program.py"


@dataclass(frozen=True, slots=True)
class Act:
    """What is done."""

    move: str
    line: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it."""

    text: str
    reward: float
    is_over: bool
    is_right: bool = False


class World:
    """One debugger, one task at a time."""

    def __init__(self, engine: str = "live", tasks: Sequence[DebugTask] = TASKS, model: str | None = None) -> None:
        self._engine, self._tasks, self._model = engine, tuple(tasks), model
        self._open = contextlib.ExitStack()
        self._session: Session | None = None
        self.task = self._tasks[0]

    def reset(self, dice: Random, task: DebugTask | None = None) -> str:
        """A task from the dice, or a given one; what is to be done, and where the session stands."""
        self.close()
        self.task = task or dice.choice(self._tasks)
        folder = Path(self._open.enter_context(TemporaryDirectory(prefix="ndb-")))
        (folder / _FILE).write_text(self.task.source, encoding="utf-8")
        target, arguments = f"{folder / _FILE}::{self.task.function}", self.task.arguments
        wanted = Wanted(Program(target, args=arguments, output_aside=True), self._engine, self._model, seconds=30.0)
        self._session = self._open.enter_context(opened(wanted)).session
        return f"{self.task.told()}\n{shown(self._session.stop)}"[:LONGEST]

    def act(self, act: Act) -> Outcome:
        """Move, or answer."""
        if self._session is None:
            raise BadAction("the world is closed; reset it")
        if act.move == ANSWER:
            return self._answered(act)
        try:
            text = shown(self._moved(self._session, act))
        except NdbError as error:
            text = f"cannot: {error}"
        is_there = self._is_reached(self._session)
        return Outcome(text[:LONGEST], float(is_there) - self._cost(text), is_there, is_there)

    def _answered(self, act: Act) -> Outcome:
        is_right = self.task.is_right(act.line, act.text)
        return Outcome("right" if is_right else "wrong", float(is_right) - STEP_COST, True, is_right)

    def _cost(self, text: str) -> float:
        return STEP_COST + (CHARACTER_COST * len(text) if isinstance(self.task.goal, PredictOutput) else 0.0)

    def _moved(self, session: Session, act: Act) -> Stop:
        match Move(act.move):
            case Move.STEP_INTO:
                return session.step()
            case Move.STEP_OVER:
                return session.next()
            case Move.STEP_RETURN:
                return session.finish()
            case Move.BREAKPOINT:
                return session.run_to(_FILE, act.line)
            case Move.CONTINUE:
                return session.resume()
            case Move.INV_STEP_INTO:
                return session.back()
            case Move.INV_STEP_OVER:
                return session.back_over()
            case Move.INV_STEP_CALL:
                return session.back_to_call()
        raise BadAction(f"{act.move} is no action of this world")

    def _is_reached(self, session: Session) -> bool:
        goal = self.task.goal
        if not isinstance(goal, ReachState) or session.place.state is None:
            return False
        try:
            return session.frames.evaluate(goal.condition) not in FALSE
        except NdbError:  # its names are not there yet
            return False

    def close(self) -> None:
        """End what was started. A world that is closed can be reset."""
        self._session = None
        self._open.close()


def shown(stop: Stop) -> str:
    """Where a session stands, as text."""
    state, sure = stop.place.state, stop.place.forecast
    words = [
        f"stopped: {stop.why}" + (f" ({sure.confidence:.0%} sure)" if sure and sure.confidence is not None else "")
    ]
    if state is not None:
        words.append(f"{state.event.word} {state.function} line {state.line}: {state.source.strip()}")
        unknown = stop.place.unknown
        words += [f"{name} = {'?' if name in unknown else value}" for name, value in state.locals.items()]
        words += [f"value {state.value}"] if state.value is not None else []
    return "\n".join(words)
