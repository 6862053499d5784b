"""Children of a recorded program, each in a file of its own: those it forks, and those that `multiprocessing` starts
by `spawn` or `forkserver`. Only on request: processes are followed by means that a program can find.

A forked child has its parent's past, so its file begins as the parent's did at the fork (recorder, tracefile). A child
that is started afresh begins at its own start. Files are numbered in the order in which a process starts its children:
`run.child-1.ndb`, its own second child `run.child-1.2.ndb`.

Pools end their workers by a signal. It is left to end them: a handler in Python is called between instructions, and a
worker that waits for a lock in C can be woken and go on waiting without one. What such a child did is in its tail.

Knows how processes start and end. Does not know what is recorded of them, nor programs that are started by other means.
"""

import atexit
import functools
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ndb.trace.recorder.file_recorder import FileRecorder, child_path
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.scopes import user_files

_STARTS: Final = ("from multiprocessing.spawn import", "from multiprocessing.forkserver import")
"""What a program has that `multiprocessing` gives to a new interpreter; its resource tracker's is left alone."""


@dataclass(frozen=True, slots=True)
class ChildOrder:
    """How a child is to be recorded that starts afresh."""

    out: str
    root: str
    include: Sequence[str] = ()
    exclude: Sequence[str] = ()
    events: int | None = None
    bytes: int | None = None
    file: str | None = None
    """That of the program that started it, or one before it."""

    def started(self, program: str) -> str:
        """The program of a new interpreter, recorded."""
        place = Path(__file__).resolve().parents[2]
        begin = f"import sys; sys.path.append({str(place)!r}); from ndb.trace.children import record_this_process"
        return f"{begin}; record_this_process({json.dumps(asdict(self))!r}); {program}"


def follow_children(recorder: FileRecorder, order: ChildOrder) -> None:
    """From now on the children of this process are recorded, too, and theirs."""
    import multiprocessing.util as starting

    recorder.follows_children = True
    if not isinstance(starting.spawnv_passfds, functools.partial):
        starting.spawnv_passfds = functools.partial(_spawn, starting.spawnv_passfds, recorder, order)
        os._exit = functools.partial(_exit, os._exit, recorder)  # type: ignore[assignment]


def _spawn(
    spawn: Callable[..., int], recorder: FileRecorder, order: ChildOrder, path: Any, args: Sequence[Any], fds: Any
) -> int:
    given = list(args)
    at = given.index("-c") + 1 if "-c" in given else len(given)
    if at < len(given) and any(start in str(given[at]) for start in _STARTS) and recorder.is_running:
        name = child_path(recorder.path, recorder.next_child())
        given[at] = ChildOrder(**{**asdict(order), "out": str(name)}).started(given[at])
    return spawn(path, given, fds)


def record_this_process(text: str) -> None:
    """Record this process from here to its end: called first in a new interpreter."""
    order = ChildOrder(**json.loads(text))
    file = Path(order.file) if order.file is not None else None
    label_of = user_files(Path(order.root), tuple(order.include), tuple(order.exclude), file)
    limits = RecordLimits(events=order.events, seconds=None, bytes=order.bytes)
    about = {"target": f"a child of {Path(order.root).name}", "argv": [], "args": "", "root": order.root}
    recorder = FileRecorder(Path(order.out), label_of, about=about, limits=limits, runs_on=True)
    recorder.is_child = True
    follow_children(recorder, order)
    atexit.register(_end, recorder, None)
    recorder.start()


def _end(recorder: FileRecorder, error: BaseException | None) -> None:
    if recorder.is_running:
        recorder.end_main(error)
        recorder.stop()
        recorder.close(error)


def _exit(leave: Callable[[int], None], recorder: FileRecorder, status: int) -> None:
    """As `os._exit`, with what was recorded so far."""
    if recorder.is_running:
        _end(recorder, SystemExit(status))
    leave(status)
