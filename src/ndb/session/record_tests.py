"""Tests, run by pytest with every one of them recorded: what failed, and where its recording lies.

Knows pytest's command line and its summary; the recordings are made by `trace/suite/pytest_recorder.py`. The tests run
with the user's rights, as pytest itself would run them.
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ndb.errors import BadTarget

_OPTIONS = ("-q", "-rA", "--tb=no", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")
_FAILED, _PASSED = ("FAILED ", "ERROR "), ("PASSED ",)


@dataclass(frozen=True, slots=True)
class RecordedTest:
    """One test: what pytest calls it, whether it failed, its recording."""

    name: str
    failed: bool
    path: Path


def record_tests(
    tests: Sequence[str], folder: Path, *, root: Path | None = None, seconds: float = 60.0, more: Sequence[str] = ()
) -> list[RecordedTest]:
    """Run tests, given as pytest takes them, with recordings in a folder. What was skipped is left out."""
    command = [sys.executable, "-m", "pytest", *_OPTIONS, f"--ndb={folder.resolve()}", *more, "--", *tests]
    output = _run(command, root or Path.cwd(), seconds)
    found = [told for path in sorted(folder.glob("*.ndb")) if (told := _told(path, output)) is not None]
    if not found:
        lines = [line for line in output.splitlines() if line.strip()]
        raise BadTarget(f"no test of {' '.join(tests)} ran: {lines[-1] if lines else 'pytest said nothing'}")
    return found


def failing_test(
    tests: Sequence[str], folder: Path, *, root: Path | None = None, seconds: float = 60.0
) -> RecordedTest:
    """The first test that fails."""
    recorded = record_tests(tests, folder, root=root, seconds=seconds)
    for test in recorded:
        if test.failed:
            return test
    raise BadTarget(f"nothing fails: {len(recorded)} tests of {' '.join(tests)} passed")


def _run(command: Sequence[str], root: Path, seconds: float) -> str:
    """What pytest said. It and all that it started are ended when the time is over."""
    with subprocess.Popen(
        command, cwd=root, text=True, errors="replace", start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as child:  # fmt: skip
        try:
            return child.communicate(timeout=seconds)[0]
        except subprocess.TimeoutExpired:
            raise BadTarget(f"the tests took longer than {seconds:g} s; choose fewer of them") from None
        finally:
            with contextlib.suppress(OSError):
                os.killpg(child.pid, signal.SIGKILL)


def _told(path: Path, output: str) -> RecordedTest | None:
    from ndb.trace.tracefile.open_trace import open_trace

    name = str(open_trace(path).about["target"])
    lines = output.splitlines()
    if any(_names(line, name, _FAILED) for line in lines):
        return RecordedTest(name, True, path)
    return RecordedTest(name, False, path) if any(_names(line, name, _PASSED) for line in lines) else None


def _names(line: str, name: str, words: Sequence[str]) -> bool:
    """Whether a line of the summary is about a test: `FAILED NAME`, or `FAILED NAME - why`. The summary names files
    from the current folder, a recording from pytest's root."""
    word = next((word for word in words if line.startswith(word)), None)
    if word is None:
        return False
    told = line.removeprefix(word)
    shown = told if told.endswith(name) or name.endswith(told) else told.partition(" - ")[0]
    return shown == name or name.endswith("/" + shown) or shown.endswith("/" + name)
