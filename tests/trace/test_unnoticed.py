"""A program does not notice that it is watched: its threads, its locks, its signals, its children."""

import os
import signal
from pathlib import Path

import pytest
from test_target import record, same, write

from ndb.trace import tape
from ndb.trace.state import Exit, states


def test_a_program_that_waits_until_it_is_the_only_thread_ends(tmp_path: Path) -> None:
    source = """
        import threading, time
        until = time.monotonic() + 20
        worker = threading.Thread(target=time.sleep, args=(0.01,))
        worker.start()
        while threading.active_count() > 1 and time.monotonic() < until:
            time.sleep(0.01)
        for thread in threading.enumerate():
            if thread is not threading.current_thread():
                thread.join(20)
        print(threading.active_count(), [thread.name for thread in threading.enumerate()])
        """
    same(tmp_path, source)


KEYS_WITH_A_LOCK = """
    import collections, threading
    lock, until = threading.Lock(), 5
    class Key:
        def __hash__(self):
            return 1 if lock.acquire(timeout=until) and not lock.release() else print("hashed while held")
        def __eq__(self, other):
            return self is other if lock.acquire(timeout=until) and not lock.release() else print("compared while held")
    class Members(set): pass
    class Table(dict):
        def __iter__(self):
            print("iterated")
            return dict.__iter__(self)
    class Line(collections.deque):
        def __len__(self):
            print("counted")
            return 3
    class Space(dict):
        def items(self):
            print("asked for items")
            return []
    class Meta(type):
        def __prepare__(name, bases):
            return Space()
    def f():
        tables = collections.OrderedDict(), collections.defaultdict(list), collections.Counter(), Table()
        members, line = Members(), Line([1])
        for n in range(3):
            key = Key()
            members.add(key)
            for table in tables:
                table[key] = n
        views = tables[0].keys(), tables[0].values(), tables[0].items()
        with lock:
            x = 1
            y = 2
        return x + y
    class Made(metaclass=Meta):
        a = 1
        b = 2
    print(f())
    """


@pytest.mark.parametrize("is_compiled", [True, False] if tape._encode is not None else [False])
def test_no_method_of_a_users_value_is_called_to_show_it(tmp_path: Path, is_compiled: bool) -> None:
    same(tmp_path, KEYS_WITH_A_LOCK, is_compiled=is_compiled)


def test_an_ordered_dict_is_shown_in_its_own_order(tmp_path: Path) -> None:
    source = "from collections import OrderedDict\nd = OrderedDict(a=1, b=2)\nd.move_to_end('a')\nx = 1\n"
    thread = same(tmp_path, source).threads[0]
    assert thread.state(len(thread) - 1).locals["d"] == "OrderedDict({'b': 2, 'a': 1})"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers here")
def test_an_exception_of_a_signal_handler_comes_out_wherever_it_is_raised(tmp_path: Path) -> None:
    source = """
        import signal
        from fractions import Fraction
        class P:
            def __init__(self):
                self.x = [1] * 20
            def __repr__(self):
                return f"P({self.x})"
        def late(*_):
            raise TimeoutError("late")
        signal.signal(signal.SIGALRM, late)
        def f():
            p, q = P(), [Fraction(n, 3) for n in range(9)]
            for n in range(20):
                signal.setitimer(signal.ITIMER_REAL, 0.005)
                try:
                    for _ in range(20_000_000):
                        p.x[0] += 1
                except TimeoutError as error:
                    print(n, error)
        f()
        """
    name = write(tmp_path, source)
    done, _ = record(tmp_path, name)
    assert done.stdout == "".join(f"{n} late\n" for n in range(20))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.parametrize(
    "child",
    [
        "sys.exit(5)",
        "sys.exit('bye')",
        "atexit.register(print, 'at exit'); sys.exit(5)",
        "1 / 0",
        "os._exit(4)",
        "print('on')",
    ],
)
def test_a_forked_child_ends_as_it_does_alone(tmp_path: Path, child: str) -> None:
    source = f"""
        import atexit, os, sys
        def f():
            pid = os.fork()
            if pid == 0:
                {child}
                sys.exit(0)
            return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        print(f(), flush=True)
        """
    trace = same(tmp_path, source)
    assert trace.exit is Exit.NORMAL
    assert [state.value for state in states(trace.threads[0]) if state.value is not None]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_multiprocessing_by_fork_works_as_it_does_alone(tmp_path: Path) -> None:
    source = """
        import multiprocessing
        def square(n):
            return n * n
        if __name__ == "__main__":
            context = multiprocessing.get_context("fork")
            with context.Pool(2) as pool:
                print(pool.map(square, range(5)))
            process = context.Process(target=print, args=("in the child",))
            process.start()
            process.join()
            print(process.exitcode)
        """
    same(tmp_path, source)
