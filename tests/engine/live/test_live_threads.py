"""Threads of a live program: stopped anywhere, held meanwhile, looked at and stepped through one by one."""

import time
from pathlib import Path

import pytest

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import (
    RUN_END,
    HasTasks,
    Level,
    NextState,
    Place,
    Reason,
    Stops,
    ThreadState,
    Watch,
    has_threads,
)
from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.errors import BadAction
from ndb.trace.state import Event, Exit

TWO = """\
import threading
gate = threading.Barrier(2)
def work(name, amount):
    gate.wait()
    total = 0
    for number in range(amount):
        total += number
    return total
workers = [threading.Thread(target=work, args=(n, a), name=n) for n, a in (("one", 3), ("two", 5))]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
end = 1
"""
FAILS = """\
import threading
def bad(n):
    return 1 // n
t = threading.Thread(target=bad, args=(0,), name="bad")
t.start()
t.join()
end = 1
"""


def started(folder: Path, source: str, **options: object) -> LiveEngine:
    path = folder / "program.py"
    path.write_text(source, encoding="utf-8")
    return LiveEngine(Program(str(path), **options))  # type: ignore[arg-type]


def at_line(*lines: int) -> Stops:
    return Stops(lines=frozenset(("program.py", line) for line in lines))


def line_of(place: Place) -> int:
    assert place.state is not None
    return place.state.line


def test_breakpoints_in_other_threads_stop_there(tmp_path: Path) -> None:
    with started(tmp_path, TWO) as engine:
        seen = {}
        for _ in range(2):
            place = engine.run(stops=at_line(8))
            assert place.reason is Reason.STOP and place.state is not None
            seen[place.state.locals["name"]] = (engine.thread, place.state.locals["total"])
        assert seen == {"'one'": (1, "3"), "'two'": (2, "10")}
        assert engine.run(stops=at_line(8)).exit is Exit.NORMAL
        assert engine.thread == 0


def test_every_thread_has_a_stack_and_variables_of_its_own(tmp_path: Path) -> None:
    with started(tmp_path, TWO) as engine:
        assert has_threads(engine) and isinstance(engine, HasTasks)
        engine.run(stops=at_line(8))
        first, other = engine.thread, 3 - engine.thread
        names = {each.number: each.name for each in engine.threads}
        assert names == {0: "MainThread", 1: "one", 2: "two"}
        engine.choose_thread(other)
        assert [state.function for state in engine.stack()] == ["work"]
        assert engine.evaluate("name", -1) == f"'{names[other]}'"
        engine.choose_thread(0)
        assert [state.function for state in engine.stack()] == ["<module>"]
        assert engine.evaluate("len(workers)", -1) == "2"
        engine.choose_thread(first)
        assert engine.evaluate("name", -1) == f"'{names[first]}'"


def test_the_others_are_held_while_one_is_stopped(tmp_path: Path) -> None:
    with started(tmp_path, TWO) as engine:
        engine.run(stops=at_line(8))
        first, other = engine.thread, 3 - engine.thread
        engine.choose_thread(other)
        while engine.threads[other].condition is not ThreadState.HELD:
            pass
        engine.choose_thread(other)
        before = engine.here
        engine.choose_thread(first)
        engine.evaluate("sum(range(200_000))", -1)
        assert engine.choose_thread(other) == before
        assert engine.threads[first].condition is ThreadState.HELD


def test_steps_go_on_in_the_chosen_thread(tmp_path: Path) -> None:
    with started(tmp_path, TWO) as engine:
        engine.run(stops=at_line(5))
        other = 3 - engine.thread
        patience = time.monotonic() + 120
        while engine.threads[other].condition is not ThreadState.HELD:
            assert time.monotonic() < patience, engine.threads
        engine.choose_thread(other)
        lines = [line_of(engine.run(Level(0))) for _ in range(3)]
        assert engine.thread == other and set(lines) <= {5, 6, 7}
        assert line_of(engine.run(stops=at_line(14))) == 14 and engine.thread == 0


def test_a_step_past_the_end_of_a_thread_ends_there_and_the_program_goes_on(tmp_path: Path) -> None:
    with started(tmp_path, FAILS.replace("args=(0,)", "args=(2,)")) as engine:
        engine.run(stops=at_line(3))
        assert engine.thread == 1
        assert engine.run(NextState()).state is not None
        place = engine.run(NextState())
        assert place.reason is Reason.THREAD_END and place.exit is Exit.NORMAL
        with pytest.raises(BadAction, match="this thread has ended"):
            engine.run(NextState())
        assert line_of(engine.run(RUN_END, at_line(7))) == 7 and engine.thread == 0


def test_an_exception_that_ends_a_thread_stops_if_that_is_asked_for(tmp_path: Path) -> None:
    with started(tmp_path, FAILS) as engine:
        place = engine.run(RUN_END, Stops(uncaught=True))
        assert place.exit is Exit.ERROR and place.reason is Reason.THREAD_END and "ZeroDivisionError" in place.problem
        origin = origin_of_error(engine.timeline)
        assert origin is not None and engine.go(origin).state.event is Event.EXCEPTION
        assert engine.evaluate("n", -1) == "0"
        assert engine.run(RUN_END, Stops(uncaught=True)).exit is Exit.NORMAL
        assert engine.thread == 0


def test_threads_that_outlive_the_main_one_are_waited_for(tmp_path: Path) -> None:
    source = "import threading\ngo = threading.Event()\ndef late():\n    go.wait()\n    x = 1\n"
    source += "threading.Thread(target=late).start()\ngo.set()\n"
    with started(tmp_path, source) as engine:
        assert line_of(engine.run(stops=at_line(5))) == 5 and engine.thread == 1
        assert engine.run().exit is Exit.NORMAL


def test_a_main_thread_that_ends_first_is_over_for_the_others(tmp_path: Path) -> None:
    source = "import threading\ndef late():\n    threading.main_thread().join()\n    x = 1\n"
    with started(tmp_path, source + "threading.Thread(target=late).start()\ny = 2\n") as engine:
        engine.run(stops=at_line(6))
        assert line_of(engine.run(Level(0))) == 6
        place = engine.run(Level(0))
        assert place.reason is Reason.THREAD_END and place.exit is Exit.NORMAL and "goes on" in (place.problem or "")
        assert line_of(engine.run(RUN_END, at_line(4))) == 4 and engine.thread == 1
        assert engine.run().exit is Exit.NORMAL


def test_a_pool_that_nobody_ends_does_not_keep_the_program(tmp_path: Path) -> None:
    source = "from concurrent.futures import ThreadPoolExecutor\npool = ThreadPoolExecutor(1)\n"
    with started(tmp_path, source + "def f():\n    return 1\npool.submit(f)\n") as engine:
        assert engine.run().exit is Exit.NORMAL


def test_a_watch_is_of_one_thread(tmp_path: Path) -> None:
    with started(tmp_path, TWO) as engine:
        place = engine.run(stops=at_line(6))
        thread, frame = engine.thread, place.state.frame
        watch = Stops(watches=(Watch("total", frame, thread=thread),))
        place = engine.run(RUN_END, watch)
        assert engine.thread == thread and place.state.locals["total"] != "0"


def test_what_is_evaluated_may_wait_for_other_threads(tmp_path: Path) -> None:
    source = "from concurrent.futures import ThreadPoolExecutor\ndef double(n):\n    return 2 * n\n"
    source += "with ThreadPoolExecutor(1) as pool:\n    pool.submit(double, 1).result()\n    x = 1\n"
    with started(tmp_path, source) as engine:
        engine.run(stops=at_line(6))
        assert engine.evaluate("pool.submit(double, 21).result()", -1) == "42"
        assert engine.run().exit is Exit.NORMAL


def test_breakpoint_in_a_thread_stops_that_thread(tmp_path: Path) -> None:
    with started(tmp_path, FAILS.replace("return 1 // n", "breakpoint(); return n")) as engine:
        place = engine.run()
        assert place.reason is Reason.INTERRUPTED and engine.thread == 1
        assert engine.run().exit is Exit.NORMAL


def test_there_is_no_thread_of_any_other_number(tmp_path: Path) -> None:
    with started(tmp_path, "x = 1\n") as engine:
        with pytest.raises(BadAction, match="there is no thread 4"):
            engine.choose_thread(4)
        with pytest.raises(BadAction, match="no event loop runs"):
            engine.tasks()


def test_expressions_are_those_of_their_thread(tmp_path: Path) -> None:
    source = "import threading\ndef f(n):\n    return n * 2 + 1\nt = threading.Thread(target=f, args=(4,))\n"
    with started(tmp_path, source + "t.start()\nt.join()\n", expressions=True) as engine:
        engine.run(stops=at_line(3))
        engine.run()
        engine.choose_thread(1)
        events = [engine.timeline.state(moment) for moment in range(len(engine.timeline))]
        assert [s.value for s in events if s.event is Event.EXPRESSION] == ["8", "9"]


ASYNC = """\
import asyncio
async def inner(done):
    await done.wait()
async def job(n, done):
    await inner(done)
    return n
async def main():
    done = asyncio.Event()
    tasks = [asyncio.create_task(job(n, done), name=f"job-{n}") for n in range(2)]
    await asyncio.sleep(0)
    done.set()
    await asyncio.gather(*tasks)
asyncio.run(main())
"""


def test_tasks_show_their_coroutines_and_what_they_wait_for(tmp_path: Path) -> None:
    with started(tmp_path, ASYNC) as engine:
        engine.run(stops=at_line(11))
        main, *jobs = engine.tasks()
        assert main.is_current and [frame.function for frame in main.frames] == ["main"]
        assert [task.name for task in jobs] == ["job-0", "job-1"]
        assert [frame.function for frame in jobs[0].frames] == ["job", "inner"]
        assert jobs[0].frames[0].locals["n"] == "0" and jobs[0].waits_for == "Event.wait"
        engine.run(stops=at_line(6))
        main = next(task for task in engine.tasks() if not task.is_current)
        assert main.waits_for


def test_what_is_evaluated_can_be_interrupted(tmp_path: Path) -> None:
    with started(tmp_path, "import os\nx = 1\n") as engine:
        engine.run(stops=at_line(2))
        with pytest.raises(BadAction, match="KeyboardInterrupt"):
            engine.evaluate("os.kill(os.getpid(), 2) or next(n for n in iter(int, 1) if n)", -1)
        assert engine.evaluate("1 + 1", -1) == "2"


def test_stepping_one_thread_leaves_the_program_as_it_is(tmp_path: Path) -> None:
    with started(tmp_path, TWO) as engine:
        engine.run(stops=at_line(6))
        chosen = engine.thread
        while (place := engine.run(NextState())).state is not None:
            assert engine.thread == chosen
        assert place.reason is Reason.THREAD_END
        assert engine.run().exit is Exit.NORMAL


FORKING = """import os, time
def forked(work, folder):
    open(folder + "/is_there", "w").close()
    while not os.path.exists(folder + "/go"):
        time.sleep(0.001)
    pid = os.fork()
    if pid == 0:
        work()
        os._exit(7)
    open(folder + "/has_forked", "w").close()
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
"""
FORKED = """import os, sys, threading, time
sys.path.insert(0, sys.argv[1])
from forking import forked
def work():
    x = 1
    return x
def run():
    print(forked(work, sys.argv[1]), flush=True)
thread = threading.Thread(target=run)
thread.start()
while not os.path.exists(sys.argv[1] + "/is_there"): time.sleep(0.001)
stopped = 1
thread.join()
"""


def test_a_thread_that_forks_while_another_is_stopped_has_a_child_that_goes_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    own, library = tmp_path / "own", tmp_path / "library"
    own.mkdir()
    library.mkdir()
    (library / "forking.py").write_text(FORKING, encoding="utf-8")
    with started(own, FORKED, argv=(str(library),)) as engine:
        assert line_of(engine.run(stops=at_line(12))) == 12
        (library / "go").touch()
        patience = time.monotonic() + 120
        while not (library / "has_forked").exists():
            assert time.monotonic() < patience, engine.threads
        engine.run(RUN_END)
    assert capfd.readouterr().out == "7\n"
