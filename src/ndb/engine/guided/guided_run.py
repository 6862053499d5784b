"""One guided run from outside: an order to a warm process in the sandbox, its questions answered, its outcome.

The process is started once and copies itself for every run, so that a run takes milliseconds. A run that Python broke
off because it refused an unknown on some line is made again with hooks on that line. What comes back is the program's
word: it is read as data and may be wrong, but nothing of it is run here.
"""

import json
import os
import selectors
import struct
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from ndb.engine.guided.assumption import (
    OF_OUTCOME,
    OF_SECOND,
    SURROUNDINGS,
    VARYING,
    Assumption,
    Given,
    as_given,
    read_assumption,
)
from ndb.engine.guided.exactness import UNKNOWN, Exactness
from ndb.engine.guided.second_run import with_differences, with_other_outcome
from ndb.errors import BadTarget, ProgramStopped
from ndb.source.neighbours import folder_around, place_of, said_path
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.sandbox.run import SandboxLimits, open_box
from ndb.trace.scopes import read_source
from ndb.trace.state import Event
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import TraceFile

if TYPE_CHECKING:
    from ndb.trace.state import Recording

_PROCESS = Path(__file__).parent / "inside" / "guided_process.py"
_NDB = Path(__file__).resolve().parents[3]
_SIZES = struct.Struct("<II")
_START_SECONDS = 30.0
SLOWNESS = 6.0
"""A run's seconds are those that it computes; so many times as many may pass, on a busy machine or asleep."""
_PATIENCE_SECONDS = 60.0
"""For answers, beyond a run's own time, where somebody is asked."""
_SECOND_SEED = "1"
MOST_BYTES = 256 << 20
RERUNS = 12
"""Lines on which Python may refuse unknowns, before a run is left as it is."""
SNIPPET = "snippet.py"
SOURCES = ("clock", "random")
"""What a program can be told of and need not be: the time, and chance."""
Answer = Callable[[Mapping[str, Any]], Mapping[str, Any] | None]
"""Answers a question of the program's side, or not."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Where an exploring run is to get to."""

    line: int | None = None
    reached: tuple[int, ...] = ()
    raises: tuple[int, int, str] | None = None
    """(first line, last line, exception): the first unknown result there raises it."""
    calls: tuple[str, ...] = ()
    """Functions made on the way that are to be called at the end, with unknown arguments."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be run, and how."""

    target: str
    """FILE.py, FILE.py::FUNCTION, or a module's name."""
    source: str | None = None
    """The text, where there is no file: the target is then a name for it."""
    args: str | None = None
    """Source of a function's arguments; None: nobody gave any."""
    argv: tuple[str, ...] = ()
    is_module: bool = False
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    given: tuple[Given, ...] = ()
    seconds: float = 5.0
    """That it may compute."""
    events: int = 100_000
    records: bool = True
    is_bare: bool = False
    """Whether nothing but the standard library can be imported."""
    aim: Aim | None = None
    unknown: tuple[str, ...] = ()
    """What else is not known: of SOURCES."""

    def __post_init__(self) -> None:
        if wrong := sorted(set(self.unknown) - set(SOURCES)):
            raise BadTarget(f"{wrong[0]!r} cannot be taken for unknown; there are {', '.join(SOURCES)}")


@dataclass(frozen=True)
class GuidedRun:
    """What a run came to."""

    value: str | None
    """The `repr` of a function's result."""
    error: str | None
    """How the uncaught exception reads, or why the run was stopped."""
    lines: tuple[int, ...]
    """Lines of the target's file that ran."""
    first: Mapping[int, int]
    """Each of them, and how many states had been recorded when it was first reached."""
    assumptions: tuple[Assumption, ...]
    uses: tuple[tuple[int, int], ...]
    """(assumption, how many states had been recorded), for every use."""
    output: str
    trace: TraceFile | None
    branches: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)
    file: str = ""
    raised: str | None = None
    """The exception that nothing caught, as `repr` shows it."""
    kinds: tuple[str, ...] = ()
    """Names of its class and of those it derives from."""
    raised_at: tuple[str, int] | None = None
    """File, empty for the target's own, and line."""
    is_stopped: bool = False
    missing_modules: tuple[str, ...] = ()
    half_made: tuple[str, ...] = ()
    """In words: packages of the target's whose own import failed."""
    unknown_names: tuple[str, ...] = ()
    """Names that are nowhere defined."""
    has_holes: bool = False
    """Whether anything at all was missing."""
    is_unknown: bool = False
    """Whether the result itself is an unknown."""
    is_mistake: bool = False
    """Whether nothing was run, since what was asked for cannot be: `error` says why."""
    differing: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    """States that were others in a second run, and of their variables that were the assumption which says so."""
    second_seconds: float | None = None
    """How long that took; None: there was none."""

    @cached_property
    def is_exact(self) -> bool:
        """Whether the result, or the error, rests on nothing that was assumed."""
        if any(each.expression in (OF_OUTCOME, OF_SECOND) for each in self.assumptions):
            return False
        if self.is_stopped or not (self.has_holes or self.differing):
            return not self.is_stopped and not self.half_made
        if self.half_made or self.trace is None or len(self.trace.threads) != 1 or not len(self.trace.threads[0]):
            return False
        if self.value is None and self.error is None:
            return False  # a whole program has no one result that could be told from the rest
        last = self.recording.state(len(self.recording) - 1)
        return last.depth == 0 and self.exactness.is_result_exact and UNKNOWN not in (self.value or "")

    def is_same_outcome(self, other: "GuidedRun") -> bool:
        """Whether another run ended alike; sets are the same in any order. Of a whole program it is what it wrote."""
        mine, its = (self.value, self.error), (other.value, other.error)
        if self.value is None and self.output != other.output:
            return False
        plain = plain_value(self.value or "")
        return mine == its or (plain is not NOT_PLAIN and plain == plain_value(other.value or ""))

    @cached_property
    def exactness(self) -> Exactness:
        """What every state's values rest on."""
        label = {str(Path(self._root(), file)): file for file in self.recording.sources}
        asked = {
            each.number: (label.get(each.file, each.file), each.line)
            for each in self.assumptions if each.use in (SURROUNDINGS, VARYING)
        }  # fmt: skip
        uses = [*self.uses, *self._where_raised()]
        return Exactness(self.recording, uses, self.unknown_names, asked, self.differing)

    def _where_raised(self) -> Iterator[tuple[int, int]]:
        """Of what the surroundings are assumed to raise it is known when it is handled: it was raised before that."""
        raised = {each.number for each in self.assumptions if each.use == "raises" and each.source == "default"}
        for number, moment in self.uses:
            at = moment - 1 if number in raised else -1
            while at > 0 and self.recording.events[at] != Event.EXCEPTION:
                at -= 1
            while at > 0 and self.recording.events[at] in (Event.EXCEPTION, Event.RETURN):
                yield number, at
                at -= 1

    def is_own(self, file: str) -> bool:
        """Whether a file of the recording is the one that was asked for."""
        return str(Path(self._root(), file)) == self.file

    def _root(self) -> str:
        return str(self._trace().about.get("root", "."))

    def as_json(self) -> dict[str, Any]:
        """What `--json` promises."""
        told: dict[str, Any] = {
            "value": self.value, "error": self.error, "lines": list(self.lines),
            "assumptions": [each.as_json() for each in self.assumptions], "exact": self.is_exact,
        }  # fmt: skip
        if self.second_seconds is not None:
            told["second_run_seconds"] = round(self.second_seconds, 3)
        return told | ({"half_made": list(self.half_made)} if self.half_made else {})

    @property
    def recording_file(self) -> Path:
        """The recording as a file, as long as the worker is there."""
        return self._trace().path

    @property
    def recording(self) -> "Recording":
        return self._trace().threads[0]

    def _trace(self) -> TraceFile:
        if self.trace is None or not self.trace.threads or not len(self.trace.threads[0]):
            raise BadTarget(f"nothing of the program ran: {self.error or 'it holds no statement'}")
        return self.trace


class GuidedWorker:
    """The process in the sandbox; started when it is first needed, replaced when it dies."""

    def __init__(self, readable: Sequence[str] = (), limits: SandboxLimits | None = None, seed: str = "") -> None:
        """`seed`: of hashes, if it is to be another one."""
        endless = float("inf")
        wanted = limits or SandboxLimits(memory_bytes=2 << 30, file_bytes=64 << 20)
        self._limits = replace(wanted, cpu_seconds=endless, wall_seconds=endless, processes=wanted.processes + 2)
        self._readable = tuple(readable)
        self._command = [sys.executable, str(_PROCESS), *filter(None, [seed])]
        self._box: Any = None
        self._other: GuidedWorker | None = None
        """With other hashes, for second runs."""
        self._unread = b""
        self._folder = TemporaryDirectory(prefix="ndb-")
        self._runs = 0

    def __enter__(self) -> "GuidedWorker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self._folder.cleanup()
        if self._other is not None:
            self._other.__exit__()

    def close(self) -> None:
        """End the process. Recordings stay until the worker is left or gone."""
        if self._box is not None:
            self._box.__exit__()
        self._box, self._unread = None, b""
        if self._other is not None:
            self._other.close()

    def run_checked(self, order: Order, answer: Answer | None = None) -> GuidedRun:
        """Run a program; where its outcome is exact, once more: what ends otherwise there is not."""
        run = self.run(order, answer)
        return self.check_outcome(order, run) if run.is_exact else run

    def check_outcome(self, order: Order, run: GuidedRun) -> GuidedRun:
        """The run, with what a second one ended otherwise."""
        again, seconds = self._again(replace(order, records=False), run)
        run = replace(run, second_seconds=seconds)
        return run if run.is_same_outcome(again) else with_other_outcome(run, again)

    def check(self, order: Order, run: GuidedRun) -> GuidedRun:
        """The run, with what is otherwise in any state of a second one."""
        start = time.monotonic()
        found = with_differences(run, self._again(order, run)[0])
        return replace(found, second_seconds=time.monotonic() - start)

    def _again(self, order: Order, run: GuidedRun) -> tuple[GuidedRun, float]:
        """The same with the same assumptions, in another process with other hashes, and how long that took."""
        start = time.monotonic()
        if self._other is None:
            self._other = GuidedWorker(self._readable, seed=_SECOND_SEED)
        again = self._other.run(replace(order, given=(*order.given, *as_given(run.assumptions))))
        return again, time.monotonic() - start

    def run(self, order: Order, answer: Answer | None = None) -> GuidedRun:
        """Run a program; again, with hooks, as long as Python refuses unknowns on lines that have none."""
        hooked: dict[str, list[int]] = {}
        reply, recording = self._once(order, answer, hooked)
        for _ in range(RERUNS):
            retry = reply.get("retry")
            if not retry:
                break
            file, line = str(retry[0]), int(retry[1])
            hooked.setdefault(file, []).append(line)
            again, other = self._once(order, answer, hooked)
            if again.get("failed"):
                break
            reply, recording = again, other
        self._runs += 1
        return _outcome(reply, _opened(recording, Path(self._folder.name, f"{self._runs}.ndb")))

    def _once(
        self, order: Order, answer: Answer | None, hooked: Mapping[str, Sequence[int]]
    ) -> tuple[dict[str, Any], bytes]:
        asked = _request(order, answer is not None, hooked)
        deadline = time.monotonic() + 2 * order.seconds * SLOWNESS + _START_SECONDS
        try:
            self._ready()
            self._send(asked)
            while True:
                reply, recording = self._receive(deadline)
                if "question" not in reply:
                    return reply, recording
                start = time.monotonic()
                self._send(answer(reply["question"]) if answer is not None else None)
                deadline += time.monotonic() - start
        except (OSError, ValueError, TypeError, EOFError) as error:
            self.close()
            return {"failed": f"the program ended its process ({error})", "assumptions": [], "uses": []}, b""

    def _ready(self) -> None:
        if self._box is not None:
            return
        readable = [str(_NDB), *self._readable]
        self._box = open_box(self._command, limits=self._limits, readable=readable)
        try:
            ready = self._receive(time.monotonic() + _START_SECONDS)[0]
        except (OSError, ValueError, EOFError):
            ready = {}
        if not ready.get("ready"):
            self._box.kill()
            self._box.run(b"")
            words = self._box.outcome(None).stderr.decode(errors="replace")
            self.close()
            raise ProgramStopped(f"no process for guided runs: the sandbox did not start. {words}".strip())

    def _send(self, says: object) -> None:
        data = json.dumps(says).encode()
        data = struct.pack("<I", len(data)) + data
        stream = self._box.process.stdin
        while data:
            data = data[os.write(stream.fileno(), data) :]

    def _receive(self, deadline: float) -> tuple[dict[str, Any], bytes]:
        says, more = _SIZES.unpack(self._exactly(_SIZES.size, deadline))
        if says + more > MOST_BYTES:
            raise ValueError("too much was said")
        told = json.loads(self._exactly(says, deadline))
        if not isinstance(told, dict):
            raise ValueError("nonsense was said")
        return told, self._exactly(more, deadline)

    def _exactly(self, size: int, deadline: float) -> bytes:
        stream = self._box.process.stdout
        with selectors.DefaultSelector() as selector:
            selector.register(stream, selectors.EVENT_READ)
            while len(self._unread) < size:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise TimeoutError("it took too long")
                data = os.read(stream.fileno(), 1 << 20)
                if not data:
                    raise EOFError("it is gone")
                self._unread += data
        found, self._unread = self._unread[:size], self._unread[size:]
        return found


def _request(order: Order, asks: bool, hooked: Mapping[str, Sequence[int]]) -> dict[str, Any]:
    file = order.target.partition("::")[0]
    path = Path(file)
    is_file = order.source is None and not order.is_module
    target = order.target if not is_file else str(path.resolve()) + order.target[len(file) :]
    folder = None if order.source is not None else _folder(path) if is_file else Path.cwd()
    is_here = is_file and folder == Path.cwd()  # elsewhere the file is found by its whole path only
    return {
        "target": target, "source": order.source, "args": order.args, "argv": list(order.argv),
        "called": file if is_here else None,
        "is_module": order.is_module, "include": list(order.include), "exclude": list(order.exclude),
        "given": {text: each.told() for each in order.given for text in each.spellings()}, "hooked": hooked,
        "asks": asks,
        "unknown": list(order.unknown), "slowness": SLOWNESS,
        "seconds": order.seconds, "events": order.events, "records": order.records, "is_bare": order.is_bare,
        "aim": asdict(order.aim) if order.aim is not None else None,
        "calls": list(order.aim.calls) if order.aim is not None else [],
        "patience": _PATIENCE_SECONDS if asks else 0.0,
        "folder": str(folder) if folder is not None else None,
        "around": str(around(order) or ""), "path": list(map(str, said_path())),
    }  # fmt: skip


def around(order: Order) -> Path | None:
    """The folder that a program may read, and is there as it is; None for a text."""
    if order.source is not None:
        return None
    if order.is_module:
        return Path.cwd()
    file = Path(order.target.partition("::")[0])
    if "::" not in order.target and file.resolve().is_dir():  # a folder with a __main__.py
        return folder_around(file.resolve(), Path.cwd())
    return folder_around(Path(place_of(file, read_source(str(file)) or "").root), Path.cwd())


def _folder(path: Path) -> Path:
    """Where the program runs: here, if its own folder is around; else in its folder."""
    here, own = Path.cwd(), path.resolve().parent
    return here if here.is_relative_to(own) or own.is_relative_to(here) else own


def _outcome(reply: Mapping[str, Any], trace: TraceFile | None) -> GuidedRun:
    failed = reply.get("failed")
    assumptions = tuple(read_assumption(number, each) for number, each in enumerate(reply["assumptions"]))
    late = "stopped after its time" + ("" if reply.get("loaded") else ", while its modules were imported")
    stopped = f"stopped: {trace.note}" if trace is not None and trace.note else late
    error = failed or reply.get("error") or (stopped if reply.get("stopped") else None)
    first = _first_reached(trace, str(reply.get("own")), reply.get("ours")) if trace is not None else {}
    at = reply.get("raised_at")
    raised, kinds = reply.get("raised") or (None, ())
    return GuidedRun(
        value=reply.get("value"),
        error=str(error) if error is not None else None,
        lines=tuple(sorted(first)),
        first=first,
        assumptions=assumptions,
        uses=tuple((int(a), int(b)) for a, b in reply["uses"]),
        output=str(reply.get("output", "")),
        trace=trace,
        branches=reply.get("branches", {}),
        file=str(reply.get("file", "")),
        raised=str(raised) if raised is not None else None,
        kinds=tuple(map(str, kinds)),
        raised_at=(str(at[0]), int(at[1])) if at else None,
        is_stopped=bool(reply.get("stopped")),
        unknown_names=tuple(map(str, reply.get("unknown_names", ()))),
        missing_modules=tuple(map(str, reply.get("missing_modules", ()))),
        half_made=tuple(map(str, reply.get("half_made", ()))),
        has_holes=bool(reply.get("holes")),
        is_unknown=bool(reply.get("is_unknown")),
        is_mistake=bool(reply.get("is_mistake")),
    )


def _opened(recording: bytes, path: Path) -> TraceFile | None:
    """What came back, as a file: it is read block by block, so it stays until the worker is closed."""
    if not recording:
        return None
    path.write_bytes(recording)
    try:
        return open_trace(path)
    except Exception as error:
        raise ProgramStopped(f"the recording of the guided run is damaged: {error}") from error


def _first_reached(trace: TraceFile, name: str, ours: object) -> dict[int, int]:
    """Lines of one file that ran, in any thread, and when; without those of the function that was placed behind it,
    at a line that is `ours`."""
    found: dict[int, int] = {}
    for thread in trace.threads:
        own = {n for n, scope in enumerate(thread.scopes) if scope.file == name and scope.line != ours}
        rows = enumerate(zip(thread.events, thread.lines, thread.scope_numbers, strict=True))
        for moment, (event, line, number) in rows:
            if event == Event.LINE and number in own:
                found.setdefault(line, moment)
    return found
