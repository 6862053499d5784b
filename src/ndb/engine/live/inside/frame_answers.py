"""What the debugger asks of the functions that are active in the thread that is looked at: expressions, statements, who
holds an object, another line to run next.

Knows frames by their number in the stack; nothing of turns. What is run in a frame is in_frame's.
"""

import contextlib
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

from ndb.engine.live.channel import Told
from ndb.engine.live.inside.identity import places_of, roots_of, shared_places, value_there
from ndb.engine.live.inside.in_frame import (
    MOST_SHOWN,
    compiled_statement,
    evaluated,
    execute_and_keep,
    forget_copies,
    own_text,
    variables_of,
)
from ndb.engine.live.inside.lane import Turns
from ndb.engine.live.inside.lanes import Lanes
from ndb.engine.live.inside.reporter import Reporter
from ndb.engine.live.inside.stop_test import LINE
from ndb.engine.live.inside.task_view import tasks_here
from ndb.engine.timeline.parts import need_part
from ndb.errors import NdbError
from ndb.trace.scopes import Scopes
from ndb.trace.values.describe import Describer
from ndb.trace.values.render import render
from ndb.trace.values.snapshot import encode


class FrameAnswers:
    def __init__(
        self, lanes: Lanes, turns: Turns, reporter: Reporter, scopes: Scopes, describer: Describer,
        new_tape: Callable[[], Any],
    ) -> None:  # fmt: skip
        """`new_tape`: for a state by itself."""
        self._lanes = lanes
        self._turns = turns
        self._reporter = reporter
        self._scopes = scopes
        self._describer = describer
        self._new_tape = new_tape
        self.left: list[FrameType] = []
        """Of a program that has ended with an exception: the functions that it left, with their variables."""

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        match asked["do"]:
            case "evaluate":
                return {"value": self._shown(evaluated(asked["expression"].strip(), self.frame(asked["frame"])))}
            case "execute":
                return self._execute(asked["statement"], asked["frame"])
            case "jump":
                return self._jump(asked["line"], asked["frame"])
            case "thread":
                self._lanes.chosen = self._lanes.all[asked["thread"]]
                self._reporter.tell_states(self._lanes.chosen)
                return {"threads": self._reporter.conditions()}
            case "same":
                return {"holders": self._holders(asked["name"], asked["frame"])}
            case "shared":
                return {"groups": shared_places(roots_of(self._active()))}
            case "tasks":
                return {"tasks": tasks_here(self._scopes.label, self._shown)}
        raise AssertionError(asked)

    def to_run(self, statement: str, number: int) -> tuple[CodeType, FrameType]:
        """A statement and the function to run it in, which the thread that is looked at is to do itself."""
        return compiled_statement(statement), self.activation(number).frame

    def forget_copies(self, number: int) -> None:
        """A statement was executed in a function; not before what it raised is gone, which leads there, too."""
        with contextlib.suppress(NdbError):
            forget_copies(self.frame(number))

    # Functions

    def frame(self, number: int) -> FrameType:
        frames = self._active()
        if not 0 <= number < len(frames):
            raise NdbError("this function is not active any more")
        return frames[number]

    def activation(self, number: int) -> Any:
        """A function that was told to be entered, as the tracer knows it."""
        self.frame(number)  # is it active at all?
        found = [each for each in self._lanes.chosen.tracer.stack if each.depth == number]
        if not found:
            raise NdbError(
                "this function waits for one that an exception was thrown into: it can be looked at, but nothing can be"
                " run in it until it goes on"
            )
        return found[-1]

    def _active(self) -> list[FrameType]:
        """The active functions of the chosen thread; after an uncaught exception, those that it left."""
        if self._is_left:
            return self.left
        frames: list[FrameType] = []
        for each in self._lanes.chosen.tracer.stack:
            frames += [*self._waiting_for(each.frame, each.depth - len(frames)), each.frame]
        return frames

    def _waiting_for(self, frame: FrameType, count: int) -> list[FrameType]:
        """So many functions above one in whose `yield from` or `await` it runs: an exception was thrown through them,
        and the tracer was not told that they are entered."""
        waiting: list[FrameType] = []
        caller = frame.f_back
        while caller is not None and len(waiting) < count:
            if self._scopes.info(caller.f_code) is not None:
                waiting.append(caller)
            caller = caller.f_back
        return waiting[::-1]

    @property
    def _is_left(self) -> bool:
        return bool(self.left) and self._lanes.chosen is self._lanes.main

    # Looking

    def _shown(self, value: Any) -> str:
        return own_text(value) or render(encode(value, self._describer, MOST_SHOWN), MOST_SHOWN)

    def _holders(self, name: str, number: int) -> list[tuple[int, str]]:
        """Which variables of the active functions, and parts of them, are one and the same object."""
        part, own = need_part(name), self.frame(number)
        locals_ = variables_of(own)
        variables = locals_ if part.root in locals_ else own.f_globals
        if part.root not in variables:
            raise NdbError(f"no variable {part.root!r} here")
        return places_of(value_there(variables[part.root], part.steps), roots_of(self._active()))

    # Changing

    def _execute(self, statement: str, number: int) -> dict[str, Any]:
        frame: FrameType = self.activation(number).frame
        execute_and_keep(compiled_statement(statement), frame)
        return self._state_of(number)

    def _state_of(self, number: int) -> dict[str, Any]:
        """A frame as it is now, as a state would show it."""
        activation = self.activation(number)
        tape, info, frame = self._new_tape(), activation.info, activation.frame
        row = (LINE, frame.f_lineno, activation.depth, activation.number, info.scope)
        tape.append(row, info.names, variables_of(frame), info.global_names, frame.f_globals)
        return {"state": Told(*map(bytes, tape.take()))}

    def _jump(self, line: int, number: int) -> dict[str, Any]:
        chosen = self._lanes.chosen
        if self._turns.speaker is not chosen:
            raise NdbError("this thread is not held at a state: it cannot be set to another line")
        activation = self.activation(number)
        frame: FrameType = activation.frame
        frame.f_trace = frame.f_trace or (lambda *_: None)
        setattr(frame, "f_lineno", line)  # noqa: B010  the stubs do not know that it can be set
        activation.line = frame.f_lineno
        chosen.tracer.append(LINE, frame.f_lineno, activation)  # the interpreter reports no line that was jumped to
        self._reporter.tell_states(chosen)
        return {}
