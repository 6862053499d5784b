"""Children of a recorded program: as they are alone, and each recorded into a file of its own."""

import importlib.util
import multiprocessing
import sys
from pathlib import Path

import pytest
from test_target import alone, record, run, write

from ndb.trace.recorder.file_recorder import child_path
from ndb.trace.state import Exit, states
from ndb.trace.tracefile.open_trace import open_trace

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="follows processes by fork and signals")
HAS_TAIL = importlib.util.find_spec("ndb.trace._encode") is not None
"""Without it a child that is ended by a signal has only what was written before."""
WORK = """
    def work(n):
        total = 0
        for i in range(n):
            total += i
        return total
    """


def lines(path: Path) -> list[str]:
    return [state.source.strip() for state in states(open_trace(path).threads[0])]


def calls(path: Path) -> list[str]:
    """What `work` was called with in this process."""
    return [s.locals["n"] for s in states(open_trace(path).threads[0]) if s.source.startswith("def work") and s.locals]


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.ndb"))


def test_children_are_numbered_in_the_order_in_which_they_are_started() -> None:
    first = child_path(Path("a/run.ndb"), 1)
    assert [first.as_posix(), child_path(first, 2).as_posix()] == ["a/run.child-1.ndb", "a/run.child-1.2.ndb"]


FORKS = f"""
    import os, sys
    {WORK.strip()}
    for n in (2, 3):
        pid = os.fork()
        if pid == 0:
            print("child", work(n), flush=True)
            if n == 2:
                os._exit(5)
            if os.fork() == 0:
                sys.exit(7)
            print("grandchild", os.waitstatus_to_exitcode(os.wait()[1]), flush=True)
            raise KeyError(n)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
    """


def test_a_forked_child_is_recorded_from_its_parents_start_to_its_own_end(tmp_path: Path) -> None:
    name = write(tmp_path, FORKS)
    expected = alone(tmp_path, name)
    done, out = record(tmp_path, name, children=True)
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)
    assert files(tmp_path) == ["out.child-1.ndb", "out.child-2.1.ndb", "out.child-2.ndb", "out.ndb"]
    parent, first, second, grandchild = (
        lines(tmp_path / f"out{part}.ndb") for part in ("", ".child-1", ".child-2", ".child-2.1")
    )
    begin = parent.index("print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)") - 1
    assert first[:begin] == second[:begin] == grandchild[:begin] == parent[:begin]
    assert (first[-1], grandchild[-1]) == ("os._exit(5)", "sys.exit(7)")
    assert (calls(tmp_path / "out.child-1.ndb"), calls(tmp_path / "out.child-2.ndb")) == (["2"], ["3"])
    assert open_trace(out).exit is Exit.NORMAL
    assert open_trace(tmp_path / "out.child-1.ndb").exit is Exit.ERROR
    assert (open_trace(tmp_path / "out.child-2.ndb").error or "").startswith("KeyError")


def test_a_child_that_a_thread_forks_goes_on_with_that_thread(tmp_path: Path) -> None:
    source = f"""
        import os, threading
        {WORK.strip().replace(chr(10), chr(10) + "    ")}
        def forks():
            pid = os.fork()
            if pid == 0:
                os._exit(work(3))
            print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        thread = threading.Thread(target=forks)
        thread.start()
        thread.join()
        """
    done, _ = record(tmp_path, write(tmp_path, source), children=True)
    assert (done.stdout, done.returncode) == ("3\n", 0)
    child = open_trace(tmp_path / "out.child-1.ndb")
    assert [state.source.strip() for state in states(child.threads[1])][-1] == "return total"


def test_without_being_asked_no_child_is_recorded(tmp_path: Path) -> None:
    record(tmp_path, write(tmp_path, FORKS))
    assert files(tmp_path) == ["out.ndb"]


@pytest.mark.parametrize("way", multiprocessing.get_all_start_methods())
def test_processes_of_multiprocessing_are_recorded(tmp_path: Path, way: str) -> None:
    source = f"""
        import multiprocessing
        {WORK.strip().replace(chr(10), chr(10) + "    ")}
        if __name__ == "__main__":
            context = multiprocessing.get_context("{way}")
            with context.Pool(2) as pool:
                print(pool.map(work, [2, 3]))
            process = context.Process(target=work, args=(4,))
            process.start()
            process.join()
            print(process.exitcode)
        """
    name = write(tmp_path, source)
    expected = alone(tmp_path, name)
    done, out = record(tmp_path, name, children=True)
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)
    if not HAS_TAIL:
        return
    children = [tmp_path / name for name in files(tmp_path) if name != out.name]
    met = sorted(n for path in children for n in (calls(path) if open_trace(path).threads else []))
    assert met == ["2", "3", "4"]


@pytest.mark.skipif(not HAS_TAIL, reason="needs the tape in C")
def test_a_child_that_waits_in_c_is_ended_by_a_signal_and_what_it_did_is_there(tmp_path: Path) -> None:
    """No handler in Python would be called there: pools waited for such workers for ever."""
    source = f"""
        import ctypes, os, signal
        {WORK.strip().replace(chr(10), chr(10) + "    ")}
        def later():
            return 1
        work(2)
        library, mutex = ctypes.CDLL(None), ctypes.create_string_buffer(256)
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            signal.alarm(60)
            work(3 + later())
            library.pthread_mutex_init(mutex, None)
            library.pthread_mutex_lock(mutex)
            os.write(writing, b"!"), library.pthread_mutex_lock(mutex)
        os.read(reading, 1)
        work(5000)
        os.kill(pid, signal.SIGTERM)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        """
    done, out = record(tmp_path, write(tmp_path, source), children=True)
    assert (done.stdout, done.stderr, done.returncode) == ("-15\n", "", 0)
    child = tmp_path / "out.child-1.ndb"
    for _ in range(2):  # the first who opens it adds what is left
        assert calls(child) == ["2", "4"]
        assert lines(child)[-1] == 'os.write(writing, b"!"), library.pthread_mutex_lock(mutex)'
        assert open_trace(child).exit is Exit.NEVER
    assert calls(out) == ["2", "5000"]
    assert not list(tmp_path.glob(".ndb-*"))


MEANWHILE = """
import os, signal, sys, threading
from pathlib import Path
starts, is_there, ends = threading.Event(), threading.Event(), threading.Event()
def fork_is_near():  # called after what the recorder does before a fork: the last that is registered comes first
    starts.set()
    is_there.wait()
os.register_at_fork(before=fork_is_near, after_in_parent=ends.set)
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.scopes import user_files
from program import work
recorder = FileRecorder(Path("out.ndb"), user_files(Path.cwd()))
recorder.follows_children = sys.argv[1] == "followed"
def meanwhile():
    starts.wait()
    writer = recorder._writer
    writer.put({"threads": {7: "late"}})
    writer.put_at_once({"threads": {8: "at once"}})
    with recorder.scopes.lock, recorder._lock, writer._one_at_a_time, writer._writing:
        is_there.set()
        ends.wait()
thread = threading.Thread(target=meanwhile)
thread.start()
recorder.start()
pid = os.fork()
if pid == 0:
    signal.alarm(60)
    work(3)
    if (grandchild := os.fork()) == 0:
        os._exit(5)
    status = os.waitstatus_to_exitcode(os.waitpid(grandchild, 0)[1])
else:
    thread.join()
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
recorder.stop()
if recorder.has_file:
    recorder.close(None)
sys.stdout.flush()
os._exit(status)
"""


@pytest.mark.parametrize("way", ["followed", "alone"])
def test_what_other_threads_do_at_a_fork_holds_up_no_child(tmp_path: Path, way: str) -> None:
    """They hand something over, and hold every lock of the recorder's: in the child they are not there any more."""
    write(tmp_path, WORK)
    done = run([sys.executable, "-W", "ignore::DeprecationWarning", "-c", MEANWHILE, way], tmp_path)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 5)
    found = [tmp_path / name for name in files(tmp_path) if name != "out.child-1.1.ndb"]
    assert [path.name for path in found] == (["out.child-1.ndb"] if way == "followed" else []) + ["out.ndb"]
    for path in found:
        trace = open_trace(path)
        assert trace.is_complete and {7: "late", 8: "at once"}.items() <= trace.thread_names.items()
    assert [calls(path) for path in found] == ([["3"], []] if way == "followed" else [[]])
