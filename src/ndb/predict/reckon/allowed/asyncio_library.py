"""What of `asyncio` the interpreter may use, and which attributes of its objects: what only arranges who runs when.

Whatever runs does so on a loop of ours (asynchronous/event_loop.py). Nothing here opens a socket, a file or a process.
"""

import asyncio
import contextlib
import contextvars
import types
from collections.abc import Mapping
from typing import Any, Final

_NAMES: Final = (
    "run Runner sleep gather wait wait_for shield as_completed create_task ensure_future current_task all_tasks timeout"
    " timeout_at get_running_loop get_event_loop new_event_loop set_event_loop iscoroutine iscoroutinefunction isfuture"
    " Future Task TaskGroup Timeout Queue LifoQueue PriorityQueue QueueEmpty QueueFull QueueShutDown Event Lock"
    " Semaphore BoundedSemaphore Condition Barrier BrokenBarrierError CancelledError TimeoutError InvalidStateError"
    " IncompleteReadError LimitOverrunError FIRST_COMPLETED FIRST_EXCEPTION ALL_COMPLETED AbstractEventLoop Handle"
    " TimerHandle"
)
CONTENTS: Final[Mapping[str, Any]] = {name: getattr(asyncio, name) for name in _NAMES.split() if hasattr(asyncio, name)}
CONTEXT_VARIABLES: Final[Mapping[str, Any]] = {
    name: getattr(contextvars, name) for name in ("ContextVar", "Token", "Context", "copy_context")
}
_FUTURE: Final = (
    "done result exception cancelled cancel add_done_callback remove_done_callback set_result set_exception get_loop"
    " __await__"
)
_READABLE: Final[dict[Any, frozenset[str]]] = {
    kind: frozenset(names.split())
    for kind, names in {
        asyncio.Task: f"{_FUTURE} get_name set_name get_coro cancelling uncancel",
        asyncio.Future: _FUTURE,
        asyncio.Queue: "put get put_nowait get_nowait qsize empty full task_done join maxsize shutdown",
        asyncio.Event: "set clear is_set wait",
        asyncio.Lock: "acquire release locked",
        asyncio.Semaphore: "acquire release locked",
        asyncio.Condition: "acquire release locked wait wait_for notify notify_all",
        asyncio.Barrier: "wait reset abort parties n_waiting broken",
        asyncio.TaskGroup: "create_task",
        asyncio.Timeout: "when reschedule expired",
        asyncio.TimerHandle: "cancel cancelled when",
        asyncio.Handle: "cancel cancelled",
        types.CoroutineType: "send close __await__",
        types.AsyncGeneratorType: "asend aclose athrow __anext__ __aiter__",
        contextvars.ContextVar: "get set reset name",
        contextvars.Token: "var old_value",
        contextvars.Context: "run get copy keys values items",
        contextlib.AsyncExitStack: "enter_async_context push_async_exit push_async_callback enter_context push callback"
        " pop_all aclose",
    }.items()
}


def let_read(kind: type, names: str) -> None:
    """Of what stands for one of these objects."""
    _READABLE[kind] = frozenset(names.split())


def may_read(owner: Any, name: str) -> bool:
    """Whether an attribute of one of these objects may be looked at."""
    return any(name in names and isinstance(owner, kind) for kind, names in _READABLE.items())
