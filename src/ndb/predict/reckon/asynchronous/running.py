"""Running coroutines: `asyncio.run` and what else has a loop run, on loops of ours.

Knows which loop runs, and that nothing goes on behind what is not known, though Python's own takes that for an
exception of the program's. Knows neither syntax nor states.
"""

import ast
import asyncio
import contextvars
import itertools
import types
from asyncio import events, runners
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

from ndb.predict.reckon.asynchronous.coroutines import Coroutines
from ndb.predict.reckon.asynchronous.event_loop import Loop
from ndb.predict.reckon.asynchronous.worlds import World
from ndb.predict.reckon.doubt import SETS, NotKnown, Raised, native


class NoLoop:
    """In the place of a loop that may run or not, where more has run than we know."""

    def __getattr__(self, name: str) -> Any:
        raise NotKnown("whether a loop runs")


class AsTaskRuns(Coroutine[Any, Any, Any]):
    """A coroutine as a task has it, that can be cancelled before its first turn."""

    def __init__(self, runs: "LoopRuns", coroutine: Any) -> None:
        self._runs, self._coroutine = runs, coroutine

    def __await__(self) -> Any:
        return self._coroutine.__await__()

    def send(self, value: Any) -> Any:
        return self._coroutine.send(value)

    def throw(self, kind: Any, value: Any = None, trace: Any = None) -> Any:
        error = kind if isinstance(kind, BaseException) else value if value is not None else kind()
        turns = self._runs.turns.get(self._coroutine)
        if turns is None or turns.is_begun:
            return self._coroutine.throw(error)
        try:
            return turns.throw(error)
        finally:
            self._coroutine.close()

    def close(self) -> None:
        self._coroutine.close()


def _on_its_loop(function: Any) -> Any:
    """A function that would make a loop if none ran."""

    def call(runs: "LoopRuns", arguments: list[Any], named: dict[str, Any]) -> Any:
        if events._get_running_loop() is None:
            raise NotKnown("which loop there is")
        return native(function, *arguments, **named)

    return call


class LoopRuns(Coroutines):
    """One program's loops."""

    def __init__(self) -> None:
        super().__init__()
        self._halted: BaseException | None = None
        self._loops: list[Loop] = []
        self._set_loop: Loop | None = None
        self._task_numbers: Iterator[int] | None = None

    def begin_loops(self, world: World, is_known: bool) -> None:
        """Before anything runs. `is_known`: whether nothing has, that made tasks."""
        self._world = world
        self._task_numbers = itertools.count(1) if is_known else None
        self._halted, self._set_loop = None, None
        self._loops.clear()

    @property
    def is_uncertain(self) -> bool:
        """Whether another world may have had another order."""
        return any(loop.is_uncertain for loop in self._loops)

    # What is not known

    @property
    def is_halted(self) -> bool:
        return self._halted is not None

    def halt(self, error: BaseException | None) -> None:
        self._halted = self._halted or error

    def check_running(self) -> None:
        if self._halted is not None:
            raise self._halted

    def as_task_runs(self, coroutine: Any) -> Any:
        return AsTaskRuns(self, coroutine) if type(coroutine) is types.CoroutineType else coroutine

    @contextmanager
    def apart(self, is_known: bool) -> Iterator[None]:
        """The loop that we are run by, if we are, is not the program's. `is_known`: none of the program's runs yet."""
        before = events._get_running_loop()
        events._set_running_loop(None if is_known else NoLoop())  # type: ignore[arg-type]
        sets = SETS.set(self.sets)
        try:
            yield
        finally:
            SETS.reset(sets)
            self._halted = self._halted or NotKnown("it is over")
            self.close_coroutines()
            self._halted = None
            events._set_running_loop(before)

    # Running

    def new_loop(self) -> Loop:
        loop = Loop(self._world, self, self._task_numbers)  # type: ignore[arg-type]
        self._loops.append(loop)
        return loop

    def _check_none_runs(self, function: str) -> None:
        running = events._get_running_loop()
        if isinstance(running, NoLoop):
            raise NotKnown("whether a loop runs")
        if running is not None:
            raise Raised(RuntimeError(f"{function} cannot be called from a running event loop"))

    def on_loop(self, loop: Loop, function: Any, *arguments: Any) -> Any:
        """What runs a loop; what was not known there is not known here."""
        try:
            return native(function, *arguments)
        finally:
            halted, self._halted = self._halted, None
            if halted is not None:
                loop.abandon()
                raise halted

    def _run_main(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 1 or set(named) - {"debug"} or not asyncio.iscoroutine(arguments[0]):
            raise NotKnown("asyncio.run")
        self._check_none_runs("asyncio.run()")
        loop = self.new_loop()
        try:
            task = loop.create_task(arguments[0], context=contextvars.copy_context())
            return self.on_loop(loop, loop.run_until_complete, task)
        finally:
            if not loop.is_abandoned:
                self._close(loop)

    def _close(self, loop: Loop) -> None:
        self.on_loop(loop, runners._cancel_all_tasks, loop)  # type: ignore[attr-defined]
        self.on_loop(loop, loop.run_until_complete, loop.shutdown_asyncgens())
        self.on_loop(loop, loop.run_until_complete, loop.shutdown_default_executor())
        loop.close()

    # Which loop

    def _running_loop(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        running = native(asyncio.get_running_loop)
        if isinstance(running, NoLoop):
            raise NotKnown("whether a loop runs")
        return running

    def _event_loop(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        running = events._get_running_loop()
        if isinstance(running, NoLoop):
            raise NotKnown("whether a loop runs")
        if running is None and self._set_loop is None:
            raise NotKnown("which loop there is")
        return running if running is not None else self._set_loop

    def _new_event_loop(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        return self.new_loop()

    def _set_event_loop(self, arguments: list[Any], named: dict[str, Any]) -> None:
        if len(arguments) != 1 or not isinstance(arguments[0], Loop | None):
            raise NotKnown("which loop is set")
        self._set_loop = arguments[0]

    def _is_coroutine_function(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        function = getattr(arguments[0], "__func__", arguments[0])
        code = self.codes.get(function)
        if code is not None:
            return isinstance(code.node, ast.AsyncFunctionDef) and not code.is_generator
        return native(asyncio.iscoroutinefunction, arguments[0])

    def _in_order(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        """Coroutines are made tasks in the order of a set."""
        given = arguments[0] if arguments else None
        if not isinstance(given, list | tuple) or sum(not asyncio.isfuture(each) for each in given) > 1:
            raise NotKnown("the order of a set")
        return _on_its_loop(asyncio.as_completed)(self, arguments, named)

    special: Final = {  # type: ignore[misc]
        **Coroutines.special,
        **{each: _on_its_loop(each) for each in (asyncio.gather, asyncio.ensure_future, asyncio.shield)},
        asyncio.run: _run_main, asyncio.get_running_loop: _running_loop, asyncio.get_event_loop: _event_loop,
        asyncio.new_event_loop: _new_event_loop, asyncio.set_event_loop: _set_event_loop,
        asyncio.iscoroutinefunction: _is_coroutine_function, asyncio.as_completed: _in_order,
    }  # fmt: skip
