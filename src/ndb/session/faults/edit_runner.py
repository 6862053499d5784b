"""Inside the sandbox: tries edits of a program, one after the other, each in a fork that has pytest already loaded.

A program of its own, copied into the sandbox; imports nothing of ndb. Reads an order (JSON, the file of its argument),
and prints a line `NUMBER 1` or `NUMBER 0` for each edit. What the tests print goes nowhere.
"""

import contextlib
import gc
import json
import os
import signal
import sys
import tempfile
from pathlib import Path

import pytest

_SIGNALS, _TIMERS = (signal.SIGALRM, signal.SIGPROF), (signal.ITIMER_REAL, signal.ITIMER_PROF)
_LEAST, _TIMES = 0.5, 4.0
"""What an edit may compute, in seconds and in times of what the tests take without it."""
_OPTIONS = ("-q", "-x", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:ndb",
            "--assert=plain")  # fmt: skip


def _judge(files: dict[str, str], stages: list[list[str]], limits: tuple[float, float]) -> None:
    """In the fork: write the edited files, run the tests of each stage; exit code 0 if all passed.

    `limits`: seconds by the clock, and seconds of computing.
    """
    os.setsid()
    for kind, timer, most in zip(_SIGNALS, _TIMERS, limits, strict=True):
        signal.signal(kind, signal.SIG_DFL)
        signal.setitimer(timer, most)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)
    for name, text in files.items():
        Path(name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(Path.cwd()))
    for tests in stages:
        if pytest.main([*_OPTIONS, *tests]) != 0:
            os._exit(1)
    os._exit(0)


def _tried(files: dict[str, str], stages: list[list[str]], limits: tuple[float, float]) -> tuple[bool, float]:
    """Whether the tests pass, and what that took of computing."""
    kept = {name: Path(name).read_bytes() for name in files}
    child = os.fork()
    if child == 0:
        try:
            _judge(files, stages, limits)
        finally:
            os._exit(1)
    _, status, used = os.wait4(child, 0)
    with contextlib.suppress(OSError):  # what the tests left running
        os.killpg(child, signal.SIGKILL)
    for name, content in kept.items():
        Path(name).write_bytes(content)
    return status == 0, used.ru_utime + used.ru_stime


def _load_plugins() -> None:
    """What pytest and its plugins import in a run is imported once, before the forks: by a run of a test of ours."""
    with tempfile.TemporaryDirectory() as folder, Path(os.devnull).open("w") as nowhere:
        (test := Path(folder) / "test_nothing.py").write_text("def test_nothing():\n    pass\n")
        with contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
            pytest.main([*_OPTIONS, "--noconftest", f"--rootdir={folder}", f"--config-file={os.devnull}", str(test)])
    sys.modules.pop("test_nothing", None)
    sys.path[:] = [entry for entry in sys.path if entry != folder]


def main() -> None:
    order = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    sys.dont_write_bytecode = True
    _load_plugins()
    gc.collect()
    gc.freeze()  # pytest collects garbage several times a run: what is loaded here need not be looked through
    longest = order["seconds"]
    # An edit that makes a loop endless must not cost as much as a hundred others: as they are, the tests are quick.
    _, usual = _tried({}, [["--maxfail=0", *tests] for tests in order["stages"][-1:]], (longest, longest))
    limits = longest, min(longest, _LEAST + _TIMES * usual)
    for number, files in enumerate(order["edits"]):
        passed, _ = _tried(files, order["stages"], limits)
        print(number, int(passed), flush=True)
        if passed and order["first"]:
            return


if __name__ == "__main__":
    main()
