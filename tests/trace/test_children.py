"""Children of a recorded program: as they are alone, and each recorded into a file of its own."""

import multiprocessing
import sys
from pathlib import Path

import pytest
from test_target import alone, record, write

from ndb.trace.recorder import child_path
from ndb.trace.state import Exit, states
from ndb.trace.tracefile import open_trace

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="follows processes by fork and signals")
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
    children = [tmp_path / name for name in files(tmp_path) if name != out.name]
    met = sorted(n for path in children for n in (calls(path) if open_trace(path).threads else []))
    assert met == ["2", "3", "4"]
