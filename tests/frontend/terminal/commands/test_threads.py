"""Threads and tasks at the prompt."""

import re
from pathlib import Path
from typing import Any

import pytest
from driving import live, replay
from obeying import Obeying

from ndb.engine.live.launch import Program
from ndb.session.open import Wanted, opened

PROGRAM = """\
import threading
def work(n):
    m = n * 2
    return m
t = threading.Thread(target=work, args=(4,), name="worker")
t.start()
t.join()
end = 1
"""


def test_threads_are_listed_and_chosen(tmp_path: Path) -> None:
    # A thread that still waits inside `start` runs nothing for us, so what is asked there is plain data.
    program = "size = 'large'\n" + PROGRAM
    shown = live(tmp_path, program, ["b 5", "c", "threads", "thread 0", "p size", "thread 1", "p m", "thread"])
    assert "> program.py(5)work()  [thread 1 (worker): breakpoint 1 (program.py:5)]" in shown
    assert any(line.startswith("  0  MainThread") for line in shown)
    assert any(line.startswith("> 1  worker      held      program.py(5)work()") for line in shown)
    assert "'large'" in shown and "8" in shown and shown[-1] == "this is thread 1 (worker)"


def test_the_columns_are_as_wide_as_the_longest_name_and_what_may_be_waiting_is_not_called_running(
    tmp_path: Path,
) -> None:
    program = PROGRAM.replace("worker", "a worker with a long name")
    shown = live(tmp_path, program, ["b 4", "c", "threads"])
    rows = [line for line in shown if line[1:5] in (" 0  ", " 1  ")]
    assert re.match(r"  0  MainThread                 (held    |not held)  program\.py\(\d\)<module>", rows[0])
    assert rows[1].startswith("> 1  a worker with a long name  held      program.py(4)work()")


def test_undo_goes_back_to_the_thread_before(tmp_path: Path) -> None:
    shown = live(tmp_path, PROGRAM, ["b 4", "c", "thread 0", "undo", "p n"])
    assert shown[-1] == "4"


def test_a_step_past_a_threads_end_says_that_the_program_goes_on(tmp_path: Path) -> None:
    shown = live(tmp_path, PROGRAM, ["b 4", "c", "n", "n", "n", "c"])
    assert "[thread 1 (worker) has ended; the program goes on]" in shown
    assert "*** this thread has ended; `c` lets the others go on, `thread N` chooses one of" in shown
    assert shown[-1] == "[thread 0 (MainThread): the program has ended]"


def test_no_thread_of_that_number(tmp_path: Path) -> None:
    shown = live(tmp_path, "x = 1\n", ["thread 3", "thread x", "tasks", "threads"])
    assert shown[0] == "*** there is no thread 3; there are 0 to 0 (see: threads)"
    assert shown[1] == "*** thread takes the number of a thread (see: threads)"
    assert shown[2] == "*** no event loop runs in this thread"


def test_an_uncaught_exception_of_a_thread_is_caught_if_asked_for(tmp_path: Path) -> None:
    source = PROGRAM.replace("n * 2", "n // 0")
    shown = live(tmp_path, source, ["catch uncaught", "c", "p n", "c"], width=200)
    assert any("breakpoint 1 (uncaught exception), uncaught, the thread has ended" in line for line in shown)
    assert shown[-2:] == ["4", "[thread 0 (MainThread): the program has ended]"]


def test_a_recording_does_not_tell_tasks_apart() -> None:
    shown = replay("def f(n):\n    return n\n", "f(1)", ["tasks", "threads"])
    assert "use --engine live" in " ".join(shown[:2]) and shown[-1].startswith("> 0  MainThread")


def test_tasks_are_listed(tmp_path: Path) -> None:
    source = "import asyncio\nasync def job(n):\n    await asyncio.sleep(0)\n    return n\nasync def main():\n"
    source += "    tasks = [asyncio.create_task(job(7), name='seven')]\n    await asyncio.sleep(0)\n    x = 1\n"
    source += "    await asyncio.gather(*tasks)\nasyncio.run(main())\n"
    shown = live(tmp_path, source, ["b 8", "c", "tasks", "tasks 1", "tasks 5"])
    assert any(line.startswith("> 0") and "main()  runs" in line for line in shown)
    assert any("seven" in line and "program.py(3)job()" in line for line in shown)
    assert "    n = 7" in shown and shown[-1] == "*** there is no task 5; there are 0 to 1"


def from_file(folder: Path, source: str, commands: list[str]) -> list[str]:
    """What a session on a recording with all its threads shows."""
    (folder / "program.py").write_text(source, encoding="utf-8")
    with opened(Wanted(Program(str(folder / "program.py")), "replay")) as found:
        obeying = Obeying(found.session)
        return [line for command in commands for line in obeying(command)]


def test_the_end_of_a_recorded_thread_is_not_called_that_of_the_program(tmp_path: Path) -> None:
    assert from_file(tmp_path, PROGRAM, ["thread 1", "c"])[-1] == "[thread 1 (worker) has ended]"


MEANWHILE = """\
import threading
class Box:
    def __init__(self):
        self.value = 0
def work(box, go, done):
    go.wait()
    box.value = 5
    done.set()
def main():
    box, go, done = Box(), threading.Event(), threading.Event()
    threading.Thread(target=work, args=(box, go, done), name="worker").start()
    go.set()
    done.wait()
    return box.value
main()
"""


@pytest.mark.parametrize("run", [live, from_file])
def test_what_another_thread_may_have_changed_is_not_said_to_be_the_lines_doing(tmp_path: Path, run: Any) -> None:
    shown = run(tmp_path, MEANWHILE, ["b 14", "c", "why box.value", "back box.value"])
    assert any(line.startswith("  changed while this line ran at state") for line in shown)
    assert any("[box.value was changed while this line ran]" in line for line in shown)
