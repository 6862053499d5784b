"""Programs that end without a word: the last state is there, in real processes."""

import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ndb.engine.timeline.timeline import Timeline
from ndb.trace.beside.tail import find_left
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.scopes import user_files
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.values.expression.refusal import BadExpression

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED or os.name != "posix", reason="needs the tape in C")

PROGRAM = """
import ctypes, os, signal, threading

def work(n):
    total = 0
    for i in range(n):
        total += i
    {ending}
    total = -1

work({rounds})
"""
ENDINGS = {
    "exit": ("os._exit(3)", 3),
    "kill": ("os.kill(os.getpid(), signal.SIGKILL)", -signal.SIGKILL),
    "crash": ("ctypes.string_at(0)", -signal.SIGSEGV),
}


def trace(folder: Path, ending: str, rounds: int) -> tuple[Path, int]:
    program = folder / "program.py"
    program.write_text(PROGRAM.format(ending=ending, rounds=rounds))
    command = [sys.executable, "-m", "ndb", "trace", str(program), "-o", str(folder / "a.ndb")]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=300)
    return folder / "a.ndb", done.returncode


@pytest.mark.parametrize("name", ENDINGS)
@pytest.mark.parametrize("rounds", [5, 30_000])
def test_the_last_state_before_a_program_died_is_there(tmp_path: Path, name: str, rounds: int) -> None:
    ending, code = ENDINGS[name]
    path, found = trace(tmp_path, ending, rounds)
    assert found == code
    recording = open_trace(path).threads[0]
    last = recording.state(len(recording) - 1)
    assert last.source.strip() == ending
    assert last.locals == {"n": str(rounds), "total": str(sum(range(rounds))), "i": str(rounds - 1)}
    assert [recording.state(at).line for at in range(len(recording) - 4, len(recording))] == [6, 7, 6, 8]


HOLDING = """
import os

def work(rounds):
    grid = [[0] * 10 for _ in range(40)]
    big = list(range(1000))
    alias = grid[25]
    text = "abc" * 1000
    for i in range(rounds):
        grid[25][i % 10] = i
        big[700] = -i
    os._exit(3)

work({rounds})
"""


@pytest.mark.parametrize("rounds", [5, 1000])
def test_what_objects_held_in_the_last_states_is_there(tmp_path: Path, rounds: int) -> None:
    (tmp_path / "p.py").write_text(HOLDING.replace("{rounds}", str(rounds)))
    command = [sys.executable, "-m", "ndb", "trace", "p.py", "-o", "a.ndb"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=300).returncode == 3
    timeline = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    last = len(timeline) - 1
    asked = ["big[700]", "len(big)", "grid[25][4]", "len(grid)", "text[1500]", "alias is grid[25]", "sum(big) > 0"]
    said = [str(1 - rounds), "1000", str(rounds - 10 + 4 if rounds > 5 else 4), "40", "'a'", "True", "True"]
    assert [timeline.values.evaluate(expression, last) for expression in asked] == said
    assert timeline.values.evaluate("big[700]", last - 4) == str(2 - rounds)
    maker = timeline.maker(timeline.through_calls.last_change("big[700]", last) or 0)
    assert maker is not None and timeline.state(maker).source.strip() == "big[700] = -i"


def test_where_there_is_no_room_for_what_objects_held_the_states_are_there(tmp_path: Path) -> None:
    many = "\n".join(f"x{n} = [str(k) * 40 for k in range({n * 1000 + 1000}, {n * 1000 + 1900})]" for n in range(20))
    (tmp_path / "p.py").write_text(f"import os\n{many}\nend = 1\nos._exit(3)\n")
    command = [sys.executable, "-m", "ndb", "trace", "p.py", "-o", "a.ndb", "--whole", "100000000"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=300).returncode == 3
    recording = open_trace(tmp_path / "a.ndb").threads[0]
    assert recording.state(len(recording) - 1).source == "os._exit(3)"
    timeline = Timeline(recording)
    assert timeline.values.evaluate("end", len(timeline) - 1) == "1"
    with pytest.raises(BadExpression, match="not recorded"):
        timeline.values.evaluate("x15[500]", len(timeline) - 1)


def test_what_was_left_is_added_once_and_its_file_is_gone(tmp_path: Path) -> None:
    path, _ = trace(tmp_path, "os._exit(3)", 5)
    assert find_left(path) is not None
    first = open_trace(path)
    assert find_left(path) is None
    again = open_trace(path)
    assert len(again.threads[0]) == len(first.threads[0])
    assert not again.is_complete
    assert again.note is not None


def test_the_states_of_all_threads_are_there(tmp_path: Path) -> None:
    ending = "threading.Thread(target=lambda: os._exit(3)).start(); threading.Event().wait(60)"
    path, code = trace(tmp_path, ending, 5)
    assert code == 3
    threads = open_trace(path).threads
    assert len(threads) == 2
    last = threads[1].state(len(threads[1]) - 1)
    assert (last.function, last.source.strip()) == ("work.<locals>.<lambda>", ending)


def test_a_program_that_ends_leaves_nothing_behind(tmp_path: Path) -> None:
    path, code = trace(tmp_path, "pass", 5)
    assert code == 0
    assert open_trace(path).is_complete
    assert list(tmp_path.glob(".ndb-*")) == []


def test_nothing_is_added_while_the_process_still_writes(tmp_path: Path) -> None:
    recorder = FileRecorder(tmp_path / "a.ndb", user_files(tmp_path, (), ()))
    recorder.start()
    recorder.stop()
    assert find_left(tmp_path / "a.ndb") is not None
    open_trace(tmp_path / "a.ndb")
    assert find_left(tmp_path / "a.ndb") is not None
    recorder.close(None)


def test_of_tests_it_is_the_one_that_died(tmp_path: Path) -> None:
    first, second = "def test_first():\n    assert 1\n", "def test_second():\n    b = 2\n    os._exit(b)\n"
    (tmp_path / "test_it.py").write_text(f"import os\n\n{first}\n{second}")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "ndb.trace.pytest_plugin", "--ndb", "traces", "test_it.py"]
    environment = dict(os.environ, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=300, env=environment)
    assert done.returncode == 2, done.stdout
    trace = open_trace(tmp_path / "traces" / "test_it.py_test_second.ndb")
    assert (trace.about["target"], trace.about["root"]) == ("test_it.py::test_second", str(tmp_path))
    died = trace.threads[0]
    last = died.state(len(died) - 1)
    assert (last.source, last.locals) == ("    os._exit(b)", {"b": "2"})
    assert open_trace(tmp_path / "traces" / "test_it.py_test_first.ndb").is_complete
