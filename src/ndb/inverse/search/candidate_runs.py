"""Many calls of one function, run in one warm process in the sandbox, with what each met on its way.

This side of inside/search_process.py: starts it, hands it calls, reads what it says as data. What comes back is the
program's word and may be a lie; whoever shows an answer has it run again without hooks (observe.py).
"""

import json
import os
import selectors
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ndb.errors import ProgramStopped
from ndb.inverse.question import Question, Returns, StateAt, Where
from ndb.source.neighbours import Place
from ndb.trace.sandbox.run import DEFAULT_LIMITS, open_box

_PROCESS = Path(__file__).parent / "inside" / "search_process.py"
_NDB = Path(__file__).resolve().parents[3]
_START_SECONDS, _PATIENCE_SECONDS = 60.0, 120.0
_LONGEST_REPLY = 128 << 20
MOST_RESTARTS = 8
_LIMITS = replace(DEFAULT_LIMITS, cpu_seconds=float("inf"), wall_seconds=float("inf"))
"""The process lives as long as the search; each run in it has limits of its own."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that a run compared, looked up or parsed at a place of the code."""

    site: int
    kind: str
    left: Any
    right: Any
    outcome: bool


@dataclass(frozen=True, slots=True)
class Run:
    """How a call ended, and what it met."""

    value: str | None
    """`repr` of what it returned."""
    is_plain: bool
    error: str | None
    """`repr` of the exception that left it, or what stopped it."""
    kinds: tuple[str, ...]
    """Names of the exception's class and of those it derives from."""
    raised_at: int
    lines: frozenset[int]
    met: frozenset[tuple[int, bool]]
    """Conditions at places of the code and how they came out."""
    notes: tuple[Note, ...]
    is_equal: bool = False
    holds: bool = False
    is_stopped: bool = False
    state: Mapping[str, str] = field(default_factory=dict)
    """Where a state is asked about: the plain variables of the first one at its line."""


class CannotRun(ProgramStopped):
    """The program cannot be loaded where it is to be run."""


class _Gone(Exception):
    """The process to search in is not there any more, or does not answer."""


class Runner:
    """A warm process for one question about one function."""

    def __init__(
        self, source: str, function: str, question: Question, place: Place | None = None, is_seen: bool = False
    ) -> None:
        """`is_seen`: results are looked at as a test can see them."""
        self._place, self._is_seen = place, is_seen
        self.runs = 0
        self.processor = 0.0
        """Seconds that the runs took of a processor."""
        self._restarts = 0
        self._program: dict[str, Any] = {}
        self._start()
        try:
            self.load(source, function, question)
        except CannotRun:
            self.close()
            raise

    def _start(self) -> None:
        readable = [str(_NDB), *([self._place.root] if self._place is not None else [])]
        self._box = open_box([sys.executable, "-I", str(_PROCESS)], limits=_LIMITS, readable=readable)
        self._unread = b""
        try:
            ready = self._reply(_START_SECONDS)
        except _Gone:
            ready = {}
        if not ready.get("ready"):
            self._box.kill()
            self._box.run(b"")
            words = self._box.outcome(None).stderr.decode(errors="replace")
            self.close()
            raise ProgramStopped(f"no process to search in: the sandbox did not start. {words}".strip())

    def load(self, source: str, function: str, question: Question) -> None:
        """Another program in the same process."""
        self._program = {"source": source, "function": function, "seen": self._is_seen, **_asked(question)}
        if self._place is not None:
            self._program |= {"root": self._place.root, "module": self._place.module, "file": self._place.file}
        try:
            self._order(self._program)
            news = self._reply(_START_SECONDS)
        except _Gone:
            raise ProgramStopped("the process to search in ended before anything was run") from None
        if "broken" in news:
            raise CannotRun(str(news["broken"]))

    def __enter__(self) -> "Runner":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._box.__exit__()

    def run(self, calls: Sequence[str]) -> list[Run]:
        """What every call, given by its arguments, comes to. Calls that end the process are told to be stopped."""
        self.runs += len(calls)
        try:
            self._order({"calls": list(calls)})
            told = [self._reply(_PATIENCE_SECONDS) for _ in calls]
            self.processor = float(self._reply(_PATIENCE_SECONDS).get("processor", self.processor))
        except _Gone:
            self._restart()
            told = [{"stop": "stopped: it ended the process that it ran in"} for _ in calls]
        if told and all("broken" in each for each in told):
            raise CannotRun(str(told[0]["broken"]))
        return [_run(each) for each in told]

    def _restart(self) -> None:
        """A program can kill the process that runs it: that costs a new one, a few times."""
        self._restarts += 1
        self.close()
        if self._restarts > MOST_RESTARTS:
            raise ProgramStopped("the program ends the process that it is run in, again and again: nothing was found")
        self._start()
        self._order(self._program)
        self._reply(_START_SECONDS)

    def _order(self, order: object) -> None:
        assert self._box.process.stdin
        data = json.dumps(order).encode() + b"\n"
        try:
            while data:
                data = data[os.write(self._box.process.stdin.fileno(), data) :]
        except OSError as error:
            raise _Gone from error

    def _reply(self, seconds: float) -> Mapping[str, Any]:
        deadline = time.monotonic() + seconds
        assert self._box.process.stdout
        while b"\n" not in self._unread:
            with selectors.DefaultSelector() as selector:
                selector.register(self._box.process.stdout, selectors.EVENT_READ)
                is_there = selector.select(max(0.0, deadline - time.monotonic()))
            data = os.read(self._box.process.stdout.fileno(), 1 << 18) if is_there else b""
            if not data or len(self._unread) > _LONGEST_REPLY:
                raise _Gone
            self._unread += data
        line, _, self._unread = self._unread.partition(b"\n")
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        return told if isinstance(told, dict) else {"stop": "no answer that can be read"}


def _asked(question: Question) -> dict[str, Any]:
    """What of a question the process has to know, to tell how near a run came."""
    match question:
        case Returns(value):
            return {"expected": value}
        case Where(condition):
            return {"where": condition}
        case StateAt(line, condition):
            return {"state": [line, condition]}
    return {}


def _run(told: Mapping[str, Any]) -> Run:
    """What a program says of itself; what is not as it should be is as if it had been stopped."""
    try:
        error, kinds, line = told.get("error") or (told.get("stop"), (), 0)
        return Run(
            told.get("value"), bool(told.get("plain")), error, tuple(kinds), int(line),
            frozenset(told.get("lines", ())), frozenset((int(s), bool(o)) for s, o in told.get("met", ())),
            tuple(Note(*note) for note in told.get("notes", ())),
            bool(told.get("equal")), bool(told.get("holds")), "stop" in told,
            {str(name): str(text) for name, text in dict(told.get("state", {})).items()},
        )  # fmt: skip
    except (TypeError, ValueError):
        return Run(None, False, "no answer that can be read", (), 0, frozenset(), frozenset(), (), is_stopped=True)
