"""Recording in a process of its own: what is asked of it, and the module that such a process runs.

`python -m ndb.trace.recording_process ORDER` records a target into a file. If asked, it also tells the states, as a
line of JSON on stdout behind the word that it finds on stdin. The program is run by a child that never sees that word,
so that nothing it prints is taken for ours. In the sandbox, which knows no installed ndb, it is started as a file.
"""

import sys
from pathlib import Path

if not __package__:  # started as a file: nobody has said where ndb is; the target's own folder comes here later
    sys.path[0] = str(Path(__file__).resolve().parents[2])

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

from ndb.errors import NdbError
from ndb.trace.recorder.record_limits import UNLIMITED, RecordLimits
from ndb.trace.recorder.record_target import Outcome, record_target
from ndb.trace.state import Event, Exit, State, states
from ndb.trace.tracefile.open_trace import open_trace


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be recorded, and how."""

    target: str
    out: str
    """The trace file to write."""
    argv: Sequence[str] = ()
    is_module: bool = False
    args: str = ""
    expressions: bool = False
    include: Sequence[str] = ()
    exclude: Sequence[str] = ()
    tells: bool = False
    """Whether the states are told on stdout, too: as many as the limits allow."""
    events: int | None = None
    seconds: float | None = None
    folder: str = ""
    """Where it is run, if not where the process starts; `out` is not told from there."""
    path: Sequence[str] = ()
    """Folders with modules, besides the target's own and those that this Python has."""

    def command(self, interpreter: str, is_file: bool = False) -> list[str]:
        """How to start the process that does it; `is_file`: with a Python that knows no ndb."""
        module = [str(Path(__file__).resolve())] if is_file else ["-P", "-m", "ndb.trace.recording_process"]
        return [interpreter, *module, json.dumps(asdict(self))]


@dataclass(frozen=True, slots=True)
class Told:
    """What a process told of a run."""

    states: Sequence[State]
    exit: Exit
    failed: str | None
    """Why the program could not be run."""


def read_told(output: str, word: str) -> Told:
    """What a process told on its stdout, behind whatever the program wrote. Raises ValueError where it told nothing.

    `word`: what it was given on stdin.
    """
    told = json.loads(output.rpartition(f"\n{word}:")[2].partition("\n")[0] if f"\n{word}:" in output else "")
    rows = [State(Event(event), *rest) for event, *rest in told["states"]]
    return Told(rows, Exit(told["exit"]), told["failed"])


def _write_told(told: Told, word: str) -> str:
    rows: list[list[Any]] = [
        [int(s.event), s.source, dict(s.locals), s.value, s.line, s.depth, s.frame, s.file, s.function]
        for s in told.states
    ]
    return f"\n{word}:{json.dumps({'states': rows, 'exit': told.exit, 'failed': told.failed})}"


def main(order: Order) -> int:
    order = replace(order, out=str(Path(order.out).absolute()))
    os.chdir(order.folder or ".")
    sys.path[1:1] = map(os.path.abspath, order.path)
    if order.tells:
        return _tell(order)
    if (failed := _record(order, lambda outcome: 0)) is not None:
        print(f"ndb: {failed}", file=sys.stderr)
        return 1
    return 0


def _tell(order: Order) -> int:
    """Have a child record it, then tell. The word is read when the program is done."""
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.close(reading)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        failed = _record(order)
        with suppress(AttributeError, OSError, ValueError):
            sys.stdout.flush()
        os.dup2(nothing, 1)  # what it still prints when it ends must not get among our words
        os.write(writing, f"{json.dumps(failed)}\n".encode())
        os.close(writing)
        return 0
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.readline()  # not to its end: the program may have left children that hold it, too
    if not said:
        return 1  # the program ended its process; why is known to whoever waits for this one
    trace, word = open_trace(Path(order.out)), sys.stdin.readline().strip()
    print(_write_told(Told(list(states(trace.threads[0])), trace.exit, json.loads(said)), word), flush=True)
    return 0


def _record(order: Order, at_bottom: Callable[[Outcome], int] | None = None) -> str | None:
    """Record it; why it could not be done, if so. `at_bottom`: see `record_target`."""
    limits = RecordLimits(events=order.events, seconds=order.seconds) if order.tells else UNLIMITED
    try:
        record_target(
            order.target, out=Path(order.out), argv=order.argv, is_module=order.is_module, args=order.args,
            limits=limits, include=tuple(order.include), exclude=tuple(order.exclude), expressions=order.expressions,
            at_bottom=at_bottom,
        )  # fmt: skip
    except NdbError as error:
        return str(error)
    except Exception as error:
        if not order.tells:
            raise
        return f"{type(error).__name__}: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main(Order(**json.loads(sys.argv[1]))))
