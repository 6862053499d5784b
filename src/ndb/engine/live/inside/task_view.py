"""The tasks of the event loop that runs in this thread: which coroutines each is in, and what it waits for.

Knows asyncio's public face and how coroutines wait for each other; nothing of tracers. A program that has not imported
asyncio is not made to. Light: the program's process imports it.
"""

import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

from ndb.engine.live.inside.in_frame import variables_of
from ndb.errors import NdbError

_DEEPEST = 100
"""Coroutines of a task that are followed."""
_LABELS = ("cr_frame", "gi_frame", "ag_frame")
_AWAITS = ("cr_await", "gi_yieldfrom", "ag_await")


def tasks_here(label_of: Callable[[str], str | None], shown: Callable[[Any], str]) -> list[dict[str, Any]]:
    """The tasks, the one that runs first, then by name. `label_of`: how a file of the user's is called."""
    asyncio: Any = sys.modules.get("asyncio")
    loop = asyncio._get_running_loop() if asyncio is not None else None
    if loop is None:
        raise NdbError("no event loop runs in this thread")
    current = asyncio.current_task(loop)
    tasks = sorted(asyncio.all_tasks(loop), key=lambda task: (task is not current, task.get_name()))
    return [_task(task, task is current, label_of, shown) for task in tasks]


def _task(
    task: Any, is_current: bool, label_of: Callable[[str], str | None], shown: Callable[[Any], str]
) -> dict[str, Any]:
    links = list(_awaited(task.get_coro()))
    frames = [frame for link in links if (frame := _frame_of(link)) is not None]
    users = [(label, frame) for frame in frames if (label := label_of(frame.f_code.co_filename)) is not None]
    return {
        "name": task.get_name(),
        "is_current": is_current,
        "frames": [_told(label, frame, shown) for label, frame in users],
        "waits_for": "" if is_current else _waits_for(links, users[-1][1] if users else None),
    }


def _waits_for(links: list[Any], last: FrameType | None) -> str:
    """The library's coroutine that the user's last one waits for; else the kind of thing that it is."""
    frames = [_frame_of(link) for link in links]
    inner = links[frames.index(last) + 1 :] if last in frames else links
    frame = _frame_of(inner[0]) if inner else None
    if frame is not None:
        return frame.f_code.co_qualname
    kind = type(inner[0]).__name__ if inner else ""
    return "a future" if "Future" in kind else kind


def _awaited(coroutine: Any) -> Iterator[Any]:
    """A coroutine and what it waits for, from the outside in."""
    for _ in range(_DEEPEST):
        yield coroutine
        waits = next((getattr(coroutine, name) for name in _AWAITS if hasattr(coroutine, name)), None)
        if waits is None:
            return
        coroutine = waits


def _frame_of(link: Any) -> FrameType | None:
    return next((getattr(link, name) for name in _LABELS if hasattr(link, name)), None)


def _told(label: str, frame: FrameType, shown: Callable[[Any], str]) -> dict[str, Any]:
    locals_ = {name: shown(value) for name, value in variables_of(frame).items()}
    return {"file": label, "line": frame.f_lineno, "function": frame.f_code.co_qualname, "locals": locals_}
