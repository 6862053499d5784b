"""The loop that runs the program's tasks: asyncio's order of them, and a clock that only counts.

What is ready runs in the order in which it became so, a turn at a time; where nothing is ready, time passes at once.
How long things take nobody knows: a world (worlds.py) says how long they take in one run that may be. Knows tasks,
futures and timers of Python's; nothing of the interpreter but how far it has come.
"""

import asyncio
import heapq
import sys
import weakref
from asyncio import events
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from typing import Any, Final, NoReturn

from ndb.predict.reckon.allowed import asyncio_library
from ndb.predict.reckon.asynchronous.worlds import NEAR, World
from ndb.predict.reckon.doubt import NotKnown, Raised

_MOST_TURNS: Final = 50_000


class Ranked:
    """What sets of a program hold in an order that a world says."""

    rank: int
    is_ranked = True

    def __hash__(self) -> int:
        return self.rank


class Future(Ranked, asyncio.Future):  # type: ignore[type-arg]
    """One of the loop's."""

    def __init__(self, *, loop: "Loop") -> None:
        self.rank = loop.next_rank()
        super().__init__(loop=loop)  # type: ignore[arg-type]


class Task(Ranked, asyncio.Task):  # type: ignore[type-arg]
    """One of the loop's, with the name that it has in a run."""

    def __init__(self, coroutine: Any, *, loop: "Loop", name: str, context: Context | None, made_of: Any) -> None:
        self.rank = loop.next_rank()
        self._made_of = made_of
        super().__init__(coroutine, loop=loop, name=name, context=context)  # type: ignore[arg-type]
        self._log_destroy_pending = False

    def cancel(self, msg: Any = None) -> bool:
        self._of.note_cancelled(self)
        return super().cancel(msg)

    def get_coro(self) -> Any:
        return self._made_of

    @property
    def _of(self) -> "Loop":
        return self.get_loop()  # type: ignore[return-value]

    def get_name(self) -> str:
        found = super().get_name()
        if found.startswith("Task-"):
            self._of.check_names()
        return found


def _disguise(own: type, known: type) -> None:
    """What a state shows of it is the class that it stands for."""
    own.__module__, own.__qualname__, own.__name__ = known.__module__, known.__qualname__, known.__name__


_disguise(Future, asyncio.Future)
_disguise(Task, asyncio.Task)


class Loop:
    """One loop of the program's."""

    def __init__(self, world: World, run: "Halting", names: Iterator[int] | None) -> None:
        """`names`: numbers of tasks to come; None where nobody knows how many there were."""
        self.world, self.run, self._names = world, run, names
        self.is_uncertain = False
        """Whether another world may have another order."""
        self._ready: deque[asyncio.Handle] = deque()
        self._scheduled: list[asyncio.TimerHandle] = []
        self._now = world.start
        self._is_stopping = self._is_running = self._is_closed = False
        self._turns_left = _MOST_TURNS
        self._ranks = 0
        self._cancelled: set[int] = set()
        self._generators: weakref.WeakSet[Any] = weakref.WeakSet()
        self.is_abandoned = False

    # Order

    def next_rank(self) -> int:
        self._ranks += 1
        return self.world.rank(self._ranks)

    def note_cancelled(self, task: Any) -> None:
        """Several that are cancelled at a time may have been taken out of a set."""
        self._cancelled.add(id(task))
        self.is_uncertain = self.is_uncertain or len(self._cancelled) > 1

    def check_names(self) -> None:
        if self._names is None:
            self.refuse("the number of a task")

    def refuse(self, why: str) -> NoReturn:
        """What the loop has and we have not."""
        error = NotKnown(why)
        self.run.halt(error)
        raise error

    # What is to run

    def call_soon(
        self, callback: Callable[..., Any], *arguments: Any, context: Context | None = None
    ) -> asyncio.Handle:
        self._check_open()
        handle = asyncio.Handle(callback, arguments, self, context)  # type: ignore[arg-type]
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[..., Any], *arguments: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *arguments, context=context)

    def call_later(
        self, delay: float, callback: Callable[..., Any], *arguments: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(self._tick() + delay, callback, *arguments, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *arguments: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        if when is None:
            raise TypeError("when cannot be None")
        self._check_open()
        self.is_uncertain = True
        handle = asyncio.TimerHandle(when, callback, arguments, self, context)  # type: ignore[arg-type]
        heapq.heappush(self._scheduled, handle)
        handle._scheduled = True  # type: ignore[attr-defined]
        return handle

    def time(self) -> float:
        self.is_uncertain = True
        return self._tick()

    def _tick(self) -> float:
        """The clock never says the same twice."""
        self._now += self.world.tick
        return self._now

    def create_future(self) -> Future:
        return Future(loop=self)

    def create_task(self, coroutine: Any, *, name: Any = None, context: Context | None = None, **more: Any) -> Task:
        self._check_open()
        if more:
            self.refuse("another kind of task")
        given = str(name) if name is not None else f"Task-{next(self._names) if self._names is not None else 0}"
        return Task(self.run.as_task_runs(coroutine), loop=self, name=given, context=context, made_of=coroutine)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """What no handler of the program's hears. What is ours is no exception of the program's."""
        error = context.get("exception")
        if isinstance(error, NotKnown | Raised) or not isinstance(error, Exception | asyncio.CancelledError | None):
            self.run.halt(error)

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        """Writes to a log."""

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._is_running

    def is_closed(self) -> bool:
        return self._is_closed

    def run_in_executor(self, *arguments: Any) -> Any:
        self.refuse("a thread")

    def get_task_factory(self) -> None:
        return None

    def get_exception_handler(self) -> None:
        return None

    # Running

    def run_until_complete(self, future: Any) -> Any:
        self._check_open()
        self._check_idle()
        is_new = not asyncio.isfuture(future)
        loop: Any = self
        task = asyncio.ensure_future(future, loop=loop)
        task.add_done_callback(self._stop_after)
        try:
            self.run_forever()
        except BaseException:
            if is_new and task.done() and not task.cancelled():
                task.exception()
            raise
        finally:
            task.remove_done_callback(self._stop_after)
        if not task.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return task.result()

    def _stop_after(self, future: Any) -> None:
        self.stop()

    def run_forever(self) -> None:
        self._check_open()
        self._check_idle()
        with self._as_running():
            while True:
                self._run_once()
                if self._is_stopping:
                    break

    @contextmanager
    def _as_running(self) -> Iterator[None]:
        hooks = sys.get_asyncgen_hooks()
        before = events._get_running_loop()
        sys.set_asyncgen_hooks(self._generators.add, self._finish)
        events._set_running_loop(self)  # type: ignore[arg-type]
        self._is_running = True
        try:
            yield
        finally:
            self._is_running = self._is_stopping = False
            events._set_running_loop(before)
            sys.set_asyncgen_hooks(*hooks)

    def _finish(self, generator: Any) -> None:
        """Nobody has an async generator any more that was left in its middle."""
        self._generators.discard(generator)
        if not self._is_closed and not self.run.is_halted:
            self.call_soon_threadsafe(self.create_task, generator.aclose())

    def _run_once(self) -> None:
        """One round: the timers whose time has come, then all that is ready now."""
        self._drop_cancelled()
        if not self._ready and not self._scheduled and not self._is_stopping:
            self.refuse("it waits for ever")
        is_idle = not self._ready and not self._is_stopping
        if is_idle:
            self._now = max(self._now, self._scheduled[0].when() + self.world.lag())
        self._take_due(is_idle)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if not handle.cancelled():
                self._run_one(handle)

    def _take_due(self, is_idle: bool) -> None:
        """Timers whose time has come are ready; in some worlds they come one by one, and late where others are."""
        end = self._now if is_idle or not self.world.is_apart else self._now - NEAR
        while self._scheduled and self._scheduled[0].when() <= end:
            handle = heapq.heappop(self._scheduled)
            handle._scheduled = False  # type: ignore[attr-defined]
            self._ready.append(handle)
            if is_idle and self.world.is_apart and not handle.cancelled():
                break

    def _drop_cancelled(self) -> None:
        while self._scheduled and self._scheduled[0].cancelled():
            heapq.heappop(self._scheduled)

    def _run_one(self, handle: asyncio.Handle) -> None:
        self._turns_left -= 1
        if self._turns_left < 0:
            self.refuse("too long")
        self._cancelled.clear()
        before = self.run.steps_left
        handle._run()
        self.run.check_running()
        self._now += self.world.cost(before - self.run.steps_left)

    def stop(self) -> None:
        self._is_stopping = True

    def close(self) -> None:
        if self._is_running:
            raise RuntimeError("Cannot close a running event loop")
        self._is_closed = True
        self._ready.clear()
        self._scheduled.clear()

    async def shutdown_asyncgens(self) -> None:
        generators = [each for each in self._generators if each.ag_frame is not None]
        self._generators.clear()
        if len(generators) > 1:
            self.refuse("the order of async generators")
        if generators:
            await asyncio.gather(*[each.aclose() for each in generators], return_exceptions=True)

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """There are no threads."""

    def abandon(self) -> None:
        """What it was to run is not known."""
        self.is_abandoned = self._is_closed = True
        self._ready.clear()
        self._scheduled.clear()

    def _check_open(self) -> None:
        if self._is_closed:
            raise RuntimeError("Event loop is closed")

    def _check_idle(self) -> None:
        if self._is_running:
            raise RuntimeError("This event loop is already running")
        running = events._get_running_loop()
        if running is None:
            return
        if not isinstance(running, Loop):
            self.refuse("whether a loop runs")
        raise RuntimeError("Cannot run the event loop while another loop is running")


_disguise(Loop, getattr(asyncio, "ProactorEventLoop", asyncio.SelectorEventLoop))


asyncio_library.let_read(
    Loop,
    "create_task create_future call_soon call_later call_at call_soon_threadsafe time run_until_complete run_forever"
    " stop close is_running is_closed get_debug shutdown_asyncgens shutdown_default_executor",
)


class Halting:
    """Whose program the loop runs."""

    steps_left: int
    is_halted: bool

    def halt(self, error: BaseException | None) -> None: ...

    def check_running(self) -> None: ...

    def as_task_runs(self, coroutine: Any) -> Any: ...
