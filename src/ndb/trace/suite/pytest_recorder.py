"""Records the tests of a run, for `pytest --ndb DIR`.

Knows pytest's hooks; loaded only where tests are recorded. The recording of a test is its call; what its fixtures do
before and after are recordings of their own in the same file. A failed test's trace is named at the end, with the
command that opens it.
"""

import hashlib
import re
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ndb.trace.beside.shelf import Shelf
from ndb.trace.beside.tail import new_tail
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.level import HOOK_FRAMES
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.scopes import user_files
from ndb.trace.target import stack_of_its_own
from ndb.trace.tracer import restart_events

if TYPE_CHECKING:
    from ndb.trace.instrumented import Instrumented

_CALL, _SETUP, _TEARDOWN, _THREADS = range(4)
"""Numbers of a file's recordings: the test itself comes first."""
_LONGEST_NAME = 120
_WHOLE_AN_EVENT = 1
"""Bytes of what objects hold that every event adds."""


class _TakesTooLong(BaseException):
    """No Exception, so that a test does not take it for one of its own."""


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """By a signal, and again until it is heard: the frame of a hook is not on the stack of the test."""

    def give_up(signal_: int, frame: object) -> None:
        raise _TakesTooLong(f"given up after {seconds:g} s (--ndb-seconds)")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class TestRecorder:
    """Records each test between its setup and its teardown."""

    __test__ = False

    def __init__(self, config: pytest.Config, options: Any) -> None:
        self._folder = Path(options.ndb)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise pytest.UsageError(f"--ndb takes a folder for the traces: {error}") from None
        self._root = config.rootpath
        self._label_of = user_files(config.rootpath, tuple(options.ndb_include), tuple(options.ndb_exclude))
        self._limits = RecordLimits(
            events=options.ndb_events, seconds=None, bytes=None, value=options.ndb_value,
            whole=options.ndb_whole or None, whole_an_event=_WHOLE_AN_EVENT,
        )  # fmt: skip
        self._sample: int | None = options.ndb_sample
        self._seconds: float | None = options.ndb_seconds
        self._instrumented = self._with_expressions() if options.ndb_expressions else None
        self._names: set[str] = set()
        self._elsewhere = 0
        self._recorder: FileRecorder | None = None
        self._last: FileRecorder | None = None
        self._shelf = Shelf(self._folder)
        self._tail = new_tail(self._folder)
        self._path: Path | None = None
        self._error: BaseException | None = None
        self._failed: dict[str, Path] = {}
        self._notes: dict[str, str] = {}
        restart_events()

    def _with_expressions(self) -> "Instrumented":
        from ndb.trace.instrumented import Instrumented  # much to load for what is seldom asked for

        instrumented = Instrumented(self._expression)
        instrumented.start(lambda file: self._label_of(file) is not None)
        return instrumented

    def _expression(self, text: str, line: int, value: object, is_round: bool) -> None:
        if self._recorder is not None:
            self._recorder.expression(text, line, value, is_round)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._sample is not None:
            Random(0).shuffle(items)
            del items[self._sample :]

    def pytest_unconfigure(self) -> None:
        if self._tail is not None:
            self._tail.close()
        if self._instrumented is not None:
            self._instrumented.stop()

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, None]:
        self._path = self._folder / f"{self._name(item.nodeid)}.ndb"
        self._error = None
        self._recorder = FileRecorder(
            self._path,
            self._label_of,
            about={"target": item.nodeid, "argv": [], "root": str(self._root)},
            limits=self._limits,
            runs_on=True,
            hook_frames=HOOK_FRAMES if self._instrumented is not None else 0,
            first_thread=_THREADS,
            after=self._last,
            shelf=self._shelf,
            tail=self._tail,
        )
        self._last = self._recorder
        yield
        self._close(item.nodeid)

    def _close(self, test: str) -> None:
        assert self._recorder is not None
        self._recorder.close(self._error)
        if self._recorder.note is not None:
            self._notes[test] = self._recorder.note
        self._recorder = None

    @pytest.hookimpl(hookwrapper=True, trylast=True)
    def pytest_runtest_setup(self) -> Generator[None, Any, None]:
        yield from self._recorded("setup", _SETUP)

    @pytest.hookimpl(hookwrapper=True, trylast=True)
    def pytest_runtest_call(self) -> Generator[None, Any, None]:
        with _limited(self._seconds) if self._seconds else nullcontext():
            yield from self._recorded("call", _CALL)

    @pytest.hookimpl(hookwrapper=True, trylast=True)
    def pytest_runtest_teardown(self) -> Generator[None, Any, None]:
        yield from self._recorded("teardown", _TEARDOWN)

    def _recorded(self, phase: str, number: int) -> Generator[None, Any, None]:
        assert self._recorder is not None
        self._recorder.start(phase, number, has_room=True)
        with stack_of_its_own(self._recorder.spare_frames, below=0) if self._recorder.spare_frames else nullcontext():
            outcome = yield
        error = outcome.excinfo[1] if outcome.excinfo is not None else None
        self._recorder.end_main(error)
        self._recorder.stop()
        self._error = self._error or error

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self._path is not None:
            self._failed[report.nodeid] = self._path

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Of pytest-xdist's processes each records its own tests: what is to be said at the end it tells the first."""
        told_to_first: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if told_to_first is not None:
            failed = {test: str(path) for test, path in self._failed.items()}
            told_to_first["ndb"] = {"traces": len(self._names), "failed": failed, "notes": self._notes}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """One of pytest-xdist's processes is done; one that died has told nothing."""
        told = getattr(node, "workeroutput", {}).get("ndb")
        if told is not None:
            self._elsewhere += told["traces"]
            self._failed |= {test: Path(path) for test, path in told["failed"].items()}
            self._notes |= told["notes"]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tell = terminalreporter.write_line
        if self._failed:
            terminalreporter.section("traces of failed tests")
        for test, path in self._failed.items():
            tell(f"{test}")
            tell(f"    ndb {path}")
        for test, note in self._notes.items():
            tell(f"ndb: {test}: {note}")
        tell(f"ndb: {len(self._names) + self._elsewhere} traces in {self._folder}")

    def _name(self, test: str) -> str:
        """A file's name from a test's: safe characters, not too long, never twice."""
        name = re.sub(r"[^\w.\-]+", "_", test, flags=re.ASCII).strip("_")
        if len(name) > _LONGEST_NAME or name in self._names:
            digest = hashlib.sha256(f"{test} {len(self._names)}".encode()).hexdigest()[:8]
            name = f"{name[:_LONGEST_NAME]}-{digest}"
        self._names.add(name)
        return name
