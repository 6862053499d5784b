"""`pytest --ndb DIR`: every test recorded, one trace a test, of any repository and without a change to it.

Knows pytest's hooks. The recording of a test is its call; what its fixtures do before and after are recordings of
their own in the same file. A failed test's trace is named at the end, with the command that opens it.
"""

import hashlib
import re
from collections.abc import Generator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from ndb.trace.recorder import FileRecorder, RecordLimits
from ndb.trace.scopes import user_files
from ndb.trace.target import stack_of_its_own
from ndb.trace.tracer import restart_events

_CALL, _SETUP, _TEARDOWN, _THREADS = range(4)
"""Numbers of a file's recordings: the test itself comes first."""
_LONGEST_NAME = 120


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ndb", "neural debugger")
    group.addoption("--ndb", metavar="DIR", help="record every test into a trace file in DIR")
    group.addoption(
        "--ndb-include",
        metavar="PATTERN",
        action="append",
        default=[],
        help="code to record besides the root folder's own: a pattern of files, or the name of a package",
    )
    group.addoption(
        "--ndb-exclude", metavar="PATTERN", action="append", default=[], help="code not to record, such as conftest.py"
    )
    group.addoption(
        "--ndb-events",
        metavar="N",
        type=int,
        default=1_000_000,
        help="a test's recording ends after N events, the test goes on (default: %(default)s)",
    )


def pytest_configure(config: pytest.Config) -> None:
    folder = config.getoption("--ndb")
    if folder is not None:
        config.pluginmanager.register(TestRecorder(config, Path(folder)), "ndb-recorder")


class TestRecorder:
    """Records each test between its setup and its teardown."""

    __test__ = False

    def __init__(self, config: pytest.Config, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._root = config.rootpath
        self._label_of = user_files(
            config.rootpath, tuple(config.getoption("--ndb-include")), tuple(config.getoption("--ndb-exclude"))
        )
        self._limits = RecordLimits(events=config.getoption("--ndb-events"), seconds=None, bytes=None)
        self._names: set[str] = set()
        self._recorder: FileRecorder | None = None
        self._path: Path | None = None
        self._error: BaseException | None = None
        self._failed: dict[str, Path] = {}
        self._notes: dict[str, str] = {}
        restart_events()

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
            first_thread=_THREADS,
        )
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

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tell = terminalreporter.write_line
        if self._failed:
            terminalreporter.section("traces of failed tests")
        for test, path in self._failed.items():
            tell(f"{test}")
            tell(f"    ndb {path}")
        for test, note in self._notes.items():
            tell(f"ndb: {test}: {note}")
        tell(f"ndb: {len(self._names)} traces in {self._folder}")

    def _name(self, test: str) -> str:
        """A file's name from a test's: safe characters, not too long, never twice."""
        name = re.sub(r"[^\w.\-]+", "_", test, flags=re.ASCII).strip("_")
        if len(name) > _LONGEST_NAME or name in self._names:
            digest = hashlib.sha256(f"{test} {len(self._names)}".encode()).hexdigest()[:8]
            name = f"{name[:_LONGEST_NAME]}-{digest}"
        self._names.add(name)
        return name
