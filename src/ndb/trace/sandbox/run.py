"""Runs programs nobody vouches for, and judges many small ones.

`run_sandboxed` runs any command, `run_python` a program's text, `evaluate_calls` thousands of expressions in a few
processes. The isolation itself is jail.py's, in the child; here are the limits, the clock, the pipes and the verdict.
Every outcome says what could not be isolated on this machine. Where that is files, network or other processes, nothing
is run unless somebody insists. Knows nothing of traces.

The limits on memory and processor time are for each process; the clock and the number of processes are for all of them
together.
"""

import contextlib
import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import IO, Any, Final

from ndb.errors import BadTarget, NotIsolated, ProgramStopped
from ndb.trace.sandbox.jail import descendants

_HERE = Path(__file__).parent
_CHUNK = 1 << 16
_LAST_WORDS_SECONDS = 0.5
_START_SECONDS = 30.0
_LONGEST_WAIT = 3600.0
_REAP_SECONDS = 5.0
"""For processes that were killed to be gone: a busy machine takes a moment. A jail that was stopped never says so."""
_GRACE_SECONDS = 5.0
"""A worker ends a job in time by itself; one that does not is lost."""


@dataclass(frozen=True, slots=True)
class SandboxLimits:
    """What a sandboxed program may use."""

    cpu_seconds: float = 5
    wall_seconds: float = 10
    memory_bytes: int = 1 << 30
    file_bytes: int = 16 << 20
    processes: int = 16
    output_bytes: int = 1 << 20


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a sandboxed program ended."""

    stdout: bytes
    stderr: bytes
    returncode: int
    """As `subprocess` gives it: a negative one is the signal that ended the program."""
    stopped_by: str | None
    """The limit that ended it: "wall clock", "cpu time", "output", "file size", "processes"; None: it just ended."""
    not_isolated: tuple[str, ...]
    """What this machine did not let the sandbox isolate, each as "topic: explanation"."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Job:
    """An expression to evaluate after running a source text."""

    source: str
    expression: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The `repr` of a job's value, or why there is none: the exception, or what stopped it."""

    value: str | None
    error: str | None


UNSAFE: Final = "NDB_UNSAFE"
"""Environment variable: programs may be run although this machine does not isolate them."""
DEFAULT_LIMITS = SandboxLimits()
ISOLATION = frozenset({"namespaces", "filter", "user"})
"""The means that can be left out: see `without`."""


def run_sandboxed(
    command: Sequence[str],
    *,
    stdin: bytes = b"",
    limits: SandboxLimits = DEFAULT_LIMITS,
    files: Mapping[str, bytes] | None = None,
    place: str | None = None,
    readable: Sequence[str] = (),
    without: frozenset[str] = frozenset(),
    unsafe: bool | None = None,
) -> Outcome:
    """Run a command in a throw-away folder that holds `files`.

    `place`: what that folder is called for the program, where it gets a root folder of its own. `readable`: folders the
    program may read besides the system's and the interpreter's. `without`: means of isolation not to use although the
    machine has them (to see what a weaker machine gives). `unsafe`: run it also where files, network or other processes
    are not isolated; by default only if the environment says so, or `without`.
    """
    with _Box(command, limits, files or {}, readable, without, unsafe, place) as box:
        stopped_by = box.run(stdin)
        return box.outcome(stopped_by)


def run_python(
    source: str,
    *,
    stdin: bytes = b"",
    limits: SandboxLimits = DEFAULT_LIMITS,
    files: Mapping[str, bytes] | None = None,
    without: frozenset[str] = frozenset(),
    unsafe: bool | None = None,
) -> Outcome:
    """Run a program's text, as `program.py`, with this interpreter."""
    files = {**(files or {}), "program.py": source.encode()}
    command = [sys.executable, "program.py"]
    return run_sandboxed(command, stdin=stdin, limits=limits, files=files, without=without, unsafe=unsafe)


def evaluate_calls(
    jobs: Sequence[Job],
    *,
    seconds: float = 5.0,
    workers: int | None = None,
    limits: SandboxLimits = DEFAULT_LIMITS,
    readable: Sequence[str] = (),
    without: frozenset[str] = frozenset(),
    unsafe: bool | None = None,
) -> list[Answer]:
    """The answer to every job, in order. Each has `seconds`; one that kills or hangs its worker costs only itself."""
    answers: dict[int, Answer] = {}
    pending = iter(range(len(jobs)))
    lock, failures = threading.Lock(), list[Exception]()

    def serve() -> None:
        with _Worker(limits, readable, without, unsafe) as worker:
            try:
                while not failures:
                    with lock:
                        number = next(pending, None)
                    if number is None:
                        return
                    answers[number] = worker.answer(jobs[number], seconds)
            except Exception as error:
                failures.append(error)

    count = min(len(jobs), workers or min(4, os.cpu_count() or 1))
    threads = [threading.Thread(target=serve, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return [answers[number] for number in range(len(jobs))]


def open_box(
    command: Sequence[str],
    *,
    limits: SandboxLimits = DEFAULT_LIMITS,
    readable: Sequence[str] = (),
    without: frozenset[str] = frozenset(),
    unsafe: bool | None = None,
) -> "_Box":
    """A command that has been started in a sandbox and goes on until its box is closed: `process` has its streams.

    The clock is whoever's who talks to it: nothing here ends it in time.
    """
    return _Box(command, limits, {}, readable, without, unsafe)


def is_insisted(without: frozenset[str] = frozenset()) -> bool:
    """Whether programs may run where they are not isolated: somebody said so, or asked for less isolation."""
    return not without.isdisjoint({"namespaces", "filter"}) or os.environ.get(UNSAFE, "") not in ("", "0")


def equality(source: str, left: str, right: str) -> Job:
    """The job whose value is 'True' if two expressions are equal. Each is parsed alone: none can run into the other."""
    return Job(source, f"eval({left!r}, globals()) == eval({right!r}, globals())")


class _Box:
    """A started jail, its folder and its pipes."""

    def __init__(
        self,
        command: Sequence[str],
        limits: SandboxLimits,
        files: Mapping[str, bytes],
        readable: Sequence[str] = (),
        without: frozenset[str] = frozenset(),
        unsafe: bool | None = None,
        place: str | None = None,
    ) -> None:
        assert without <= ISOLATION, f"unknown isolation: {sorted(without - ISOLATION)}"
        program = _found(command[0])
        _check_names(files)
        if not all(map(_is_open, readable)):
            without |= {"user"}
        self._limits = limits
        self._folder = tempfile.mkdtemp(prefix="ndb-sandbox-")
        self._write_files(files)
        self._output = {1: bytearray(), 2: bytearray()}
        self._news = bytearray()
        self._report, report = os.pipe()
        options = {
            "command": [program, *command[1:]],
            "folder": self._folder,
            "place": place,
            "report": report,
            "readable": [sys.prefix, sys.base_prefix, str(Path(sys.executable).resolve().parent), *readable],
            "without": sorted(without),
            "unsafe": is_insisted(without) if unsafe is None else unsafe,
            "file_bytes": limits.file_bytes,
            "processes": limits.processes,
            "limits": _resource_limits(limits),
            "environment": _environment(self._folder),
        }
        self._start = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(_HERE / "jail.py"), json.dumps(options)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            pass_fds=[report], start_new_session=True, env=_environment(self._folder), cwd=self._folder,
        )  # fmt: skip
        os.close(report)

    def __enter__(self) -> "_Box":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                with contextlib.suppress(OSError):
                    stream.close()
        os.close(self._report)
        _remove(self._folder)

    def run(self, stdin: bytes) -> str | None:
        """Feed and read the program until it is over or a limit is reached; which limit?"""
        deadline = self._start + self._limits.wall_seconds
        stopped_by = self._pump(stdin, deadline)
        self.kill()
        if stopped_by:
            self._pump(b"", time.monotonic() + _LAST_WORDS_SECONDS)
        return stopped_by

    def kill(self) -> None:
        """End all that the jail started, what is in other sessions first: once orphaned it could not be found."""
        below: set[int] = set()
        while self.process.poll() is None and (below := descendants(self.process.pid)):
            for process in below:
                with contextlib.suppress(OSError):
                    os.kill(process, signal.SIGKILL)
            if below == descendants(self.process.pid):  # all told, perhaps nobody there to reap them
                break
        if below:  # the jail ends when all below it are gone; killed before, it left them
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(_REAP_SECONDS)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def outcome(self, stopped_by: str | None) -> Outcome:
        news = self.news()
        if "refused" in news:
            raise NotIsolated(_refusal(news["refused"]))
        if "failed" in news:
            raise BadTarget(f"the sandbox cannot run this command: {news['failed']}")
        returncode = int(news.get("returncode", -signal.SIGKILL))
        limit = self._limit_behind(returncode, float(news.get("cpu_seconds", 0)))
        return Outcome(
            stdout=bytes(self._output[1][: self._limits.output_bytes]),
            stderr=bytes(self._output[2][: self._limits.output_bytes]),
            returncode=returncode,
            stopped_by=stopped_by or news.get("stopped_by") or limit,
            not_isolated=tuple(news.get("not_isolated", ())),
            seconds=time.monotonic() - self._start,
        )

    def news(self) -> dict[str, Any]:
        """What the jail told so far."""
        told: dict[str, Any] = {}
        for line in bytes(self._news).splitlines():
            told |= json.loads(line)
        return told

    def _limit_behind(self, returncode: int, cpu_seconds: float) -> str | None:
        if returncode == -signal.SIGXFSZ:
            return "file size"
        spent = returncode == -signal.SIGKILL and cpu_seconds >= self._limits.cpu_seconds
        return "cpu time" if spent or returncode == -signal.SIGXCPU else None

    def _pump(self, stdin: bytes, deadline: float) -> str | None:
        """Move bytes until every pipe of the child is closed."""
        with selectors.DefaultSelector() as selector:
            self._watch(selector, bool(stdin))
            while selector.get_map():
                left = deadline - time.monotonic()
                if left <= 0:
                    return "wall clock"
                for key, _ in selector.select(min(left, _LONGEST_WAIT)):
                    if key.data == 0:
                        stdin = self._feed(selector, key, stdin)
                    else:
                        self._take(selector, key)
                if any(len(text) > self._limits.output_bytes for text in self._output.values()):
                    return "output"
        return None

    def _watch(self, selector: selectors.BaseSelector, feeding: bool) -> None:
        assert self.process.stdin and self.process.stdout and self.process.stderr
        for number, stream in ((1, self.process.stdout), (2, self.process.stderr)):
            if not stream.closed:
                selector.register(stream, selectors.EVENT_READ, number)
        selector.register(self._report, selectors.EVENT_READ, 3)
        if feeding:
            os.set_blocking(self.process.stdin.fileno(), False)
            selector.register(self.process.stdin, selectors.EVENT_WRITE, 0)
        else:
            self.process.stdin.close()

    def _feed(self, selector: selectors.BaseSelector, key: selectors.SelectorKey, stdin: bytes) -> bytes:
        assert self.process.stdin
        try:
            stdin = stdin[os.write(key.fd, stdin[:_CHUNK]) :]
        except BlockingIOError:
            return stdin
        except OSError:  # the program does not read it
            stdin = b""
        if not stdin:
            selector.unregister(key.fileobj)
            self.process.stdin.close()
        return stdin

    def _take(self, selector: selectors.BaseSelector, key: selectors.SelectorKey) -> None:
        data = os.read(key.fd, _CHUNK)
        into = self._news if key.data == 3 else self._output[key.data]
        into += data
        if not data:
            selector.unregister(key.fileobj)

    def _write_files(self, files: Mapping[str, bytes]) -> None:
        Path(self._folder, "root").mkdir()
        base = Path(self._folder, "files")
        base.mkdir()
        for name, content in files.items():
            path = base / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


class _Worker:
    """A sandboxed process that evaluates one job after the other, each in a child of its own; replaced when it dies."""

    def __init__(
        self, limits: SandboxLimits, readable: Sequence[str], without: frozenset[str], unsafe: bool | None
    ) -> None:
        self._readable = readable
        endless = float("inf")
        self._limits = replace(limits, cpu_seconds=endless, wall_seconds=endless, processes=limits.processes + 1)
        self._without = without
        self._unsafe = unsafe
        self._box: _Box | None = None
        self._unread = b""

    def __enter__(self) -> "_Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self._drop()

    def answer(self, job: Job, seconds: float) -> Answer:
        request = [job.source, job.expression, seconds, self._limits.output_bytes]
        try:
            box = self._ready()
            _send(box.process.stdin, request, time.monotonic() + seconds)
            reply = self._line(box, time.monotonic() + seconds + _GRACE_SECONDS)
            return Answer(*json.loads(reply))
        except (OSError, ValueError, TypeError):
            self._drop()
            return Answer(None, "the job ended its worker")

    def _ready(self) -> _Box:
        if self._box is None:
            source = (_HERE / "worker.py").read_text(encoding="utf-8")
            command = [sys.executable, "-I", "-c", source]
            self._box = _Box(command, self._limits, {}, self._readable, self._without, self._unsafe)
            if self._line(self._box, time.monotonic() + _START_SECONDS) != b"ready":
                self._box.kill()
                self._box.run(b"")
                words = self._box.outcome(None).stderr.decode(errors="replace")
                raise ProgramStopped(f"no process to evaluate in: the sandbox did not start. {words}".strip())
        return self._box

    def _line(self, box: _Box, deadline: float) -> bytes:
        assert box.process.stdout
        while b"\n" not in self._unread:
            data = _receive(box.process.stdout, deadline)
            if not data:
                return b""
            self._unread += data
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _drop(self) -> None:
        if self._box:
            self._box.__exit__()
        self._box, self._unread = None, b""


def _send(stream: IO[bytes] | None, request: object, deadline: float) -> None:
    assert stream
    data = json.dumps(request).encode() + b"\n"
    os.set_blocking(stream.fileno(), False)
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_WRITE)
        while data:
            if not selector.select(deadline - time.monotonic()):
                raise TimeoutError("the worker does not read")
            data = data[os.write(stream.fileno(), data[:_CHUNK]) :]


def _receive(stream: IO[bytes], deadline: float) -> bytes:
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        if not selector.select(max(0.0, deadline - time.monotonic())):
            return b""
        return os.read(stream.fileno(), _CHUNK)


def _refusal(missing: Sequence[str]) -> str:
    """What is missing, how to get it, how to do without."""
    how = (
        "allow user namespaces (sysctl kernel.unprivileged_userns_clone=1 or "
        "kernel.apparmor_restrict_unprivileged_userns=0; in a container: --security-opt seccomp=unconfined)"
        if sys.platform == "linux"
        else "only Linux has what it takes: use a Linux machine, container or virtual machine"
    )
    return (
        f"not run, since this machine cannot isolate it ({'; '.join(missing)}). To get it: {how}. "
        f"To run it all the same, with your rights: --unsafe, or {UNSAFE}=1"
    )


def _found(program: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise BadTarget(f"no program {program!r} to run; give a path or a name that is on PATH")
    return str(Path.cwd() / path)


def _check_names(files: Mapping[str, bytes]) -> None:
    for name in map(PurePath, files):
        if name.is_absolute() or ".." in name.parts or not name.parts:
            raise BadTarget(f"{str(name)!r} leads out of the sandbox's folder; give a plain relative path")


def _resource_limits(limits: SandboxLimits) -> dict[str, int]:
    """By the names of `resource`; a limit without an end is left out."""
    wanted = {
        "RLIMIT_CPU": limits.cpu_seconds,
        "RLIMIT_AS": limits.memory_bytes,
        "RLIMIT_DATA": limits.memory_bytes,
        "RLIMIT_FSIZE": limits.file_bytes,
        "RLIMIT_CORE": 0,
        "RLIMIT_NOFILE": 256,
    }
    return {name: max(1, round(amount)) if amount else 0 for name, amount in wanted.items() if amount != float("inf")}


def _environment(folder: str) -> dict[str, str]:
    return {
        "PATH": os.defpath,
        "HOME": folder + "/files",
        "TMPDIR": folder + "/files",
        "LANG": "C.UTF-8",
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def _is_open(folder: str) -> bool:
    """Whether a user whom nobody knows may read a folder, if it is there."""
    path = Path(folder)
    if not path.exists():
        return True
    return all(each.stat().st_mode & 1 for each in (path, *path.parents)) and bool(path.stat().st_mode & 4)


def _remove(folder: str) -> None:
    """Also what the program took its owner's rights away from."""
    for path in _folders(folder):
        with contextlib.suppress(OSError):
            path.chmod(0o700)
    shutil.rmtree(folder, ignore_errors=True)


def _folders(folder: str) -> Iterator[Path]:
    """Top down, so that a folder can be opened before it is looked into."""
    pending = [Path(folder)]
    while pending:
        path = pending.pop()
        yield path
        with contextlib.suppress(OSError):
            pending += [entry for entry in path.iterdir() if entry.is_dir() and not entry.is_symlink()]
