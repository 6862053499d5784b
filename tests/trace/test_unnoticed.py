"""A program does not notice that it is watched: its threads, its locks, its signals, its children."""

import gc
import os
import signal
import sys
from pathlib import Path
from textwrap import indent

import pytest
from cancelled import SLOW
from test_target import alone, record, run, same, write

from ndb.source.parse import nodes_of
from ndb.trace import tape
from ndb.trace.recorder.record_call import record_source
from ndb.trace.state import Event, Exit, states
from ndb.trace.tracefile.open_trace import open_trace


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


@pytest.mark.skipif(tape._encode is None, reason="only the recorder in C does")
def test_the_garbage_collector_passes_by_the_trees_of_recorded_texts() -> None:
    source = "def unseen_so_far(xs):\n    return [x for x in xs if x]\n\n\nunseen_so_far([0, 1])\n"
    record_source(source)
    nodes = nodes_of(source)
    assert len(nodes) > 10
    assert not any(map(gc.is_tracked, nodes))
    assert gc.isenabled()


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


@pytest.mark.parametrize(
    "ending",
    [
        "sys.stdout = None",
        "sys.stdout.close()",
        "sys.stderr = None; raise SystemExit('bye')",
        "os.closerange(3, 256)",
        "os.closerange(3, 256); kept = [open(f'{n}.txt', 'w') for n in range(20)]",
        "os.closerange(0, 256)",
        "os.chdir('/')",
    ],
)
def test_a_program_may_close_what_it_likes(tmp_path: Path, ending: str) -> None:
    name = write(tmp_path, f"import os, sys\nprint('on')\nsys.stdout.flush()\n{ending}\nlast = 413\n")
    expected = alone(tmp_path, name)
    done = run([sys.executable, "-m", "ndb.cli", "trace", "-o", "out.ndb", name], tmp_path, "")
    said = [line for line in done.stderr.splitlines() if not line.startswith("ndb: ")]
    assert (done.stdout, said, done.returncode) == (expected.stdout, expected.stderr.splitlines(), expected.returncode)
    last = list(states(open_trace(tmp_path / "out.ndb").threads[0]))[-1]
    assert last.locals.get("last") == "413" or "SystemExit" in (last.value or "")
    assert all(not file.read_bytes() for file in tmp_path.glob("*.txt"))


def test_finalizers_run_at_exit_also_where_expressions_are_recorded(tmp_path: Path) -> None:
    source = """
        import os
        class Last:
            def __init__(self, n):
                self.n = n
            def __del__(self):
                ends = self.n > 1 and (self.n + 1 or self.n)
                os.write(1, b"%d" % ends)
        kept = Last(3)
        kept.itself = kept
        """
    name = write(tmp_path, source)
    expected = alone(tmp_path, name)
    done, _ = record(tmp_path, name, expressions=True)
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)
    assert done.stdout == "4"


def test_a_class_keeps_a_class_of_its_own(tmp_path: Path) -> None:
    source = """
        class C:
            __class__ = 413
            def m(self):
                return super().m()
            x = 1
        print(C.__dict__["__class__"], C.x)
        """
    same(tmp_path, source)


def test_variables_of_a_function_are_shown_whatever_their_names(tmp_path: Path) -> None:
    trace = same(tmp_path, "def f(a):\n    __x__ = a + 1\n    return __x__\nprint(f(1))\n")
    assert [dict(s.locals) for s in states(trace.threads[0]) if s.function == "f"][-1] == {"a": "1", "__x__": "2"}


THROWN = """
    def inner():
        try:
            yield 1
        except ValueError:
            yield helper(2)
    def helper(n):
        return n
    def middle():
        yield from inner()
    def outer():
        yield from middle()
    def f():
        g = outer()
        return next(g), g.throw(ValueError)
    print(f())
    """


def test_what_is_thrown_through_generators_is_recorded_as_deep_as_it_runs(tmp_path: Path) -> None:
    found = list(states(same(tmp_path, THROWN).threads[0]))
    calls = [s.depth for s in found if s.function == "inner" and s.event is Event.CALL]
    assert calls[:2] == [4, 4], "the third closes it: then nobody runs it but who closes"
    assert {s.depth for s in found if s.function == "helper"} == {5}


GOES_ON = """
    def inner(log):
        try:
            yield 1
        except ValueError:
            log.append("caught")
        return 5
    def middle(log):
        return (yield from inner(log)) + 1
    def outer(log):
        for number in range(2):
            got = yield from middle(
                log
            )
            log.append(got)
            yield number
    def f():
        log = []
        g = outer(log)
        next(g)
        g.throw(ValueError)
        next(g)
        g.throw(ValueError)
        return log
    print(f())
    """


def test_what_waited_for_a_generator_that_catches_and_returns_goes_on_in_its_own_frame(tmp_path: Path) -> None:
    """Up to 3.11 the interpreter tells nobody that such a frame is entered, later it tells of an exception."""
    found = list(states(same(tmp_path, GOES_ON).threads[0]))
    inner, middle, outer = 'log.append("caught")', "return (yield from inner(log)) + 1", "log.append(got)"
    for number, state in enumerate(found):
        if state.event is Event.LINE and state.source.strip() == inner:
            behind = [(s.event, s.function, s.line, s.depth) for s in found[number + 1 : number + 8]]
            assert behind == [
                (Event.LINE, "inner", 7, 4),
                (Event.RETURN, "inner", 7, 4),
                (Event.CALL, "middle", 9, 3),
                (Event.RETURN, "middle", 9, 3),
                (Event.CALL, "outer", 12, 2),
                (Event.LINE, "outer", 15, 2),
                (Event.LINE, "outer", 16, 2),
            ]
    assert [s.value for s in found if s.function == "middle" and s.source.strip() == middle and s.value] == [
        "1",
        "6",
        "1",
        "6",
    ]
    assert [s.locals["got"] for s in found if s.event is Event.LINE and s.source.strip() == outer] == ["6", "6"]
    calls = [s.locals for s in found if s.function == "outer" and s.event is Event.CALL]
    assert [locals.get("got") for locals in calls] == [None, None, "6", "6"], "what waits has not got it yet"
    assert len({s.frame for s in found if s.function == "outer"}) == 1


CANCELLED = f"""
    import asyncio
{indent(SLOW, "    ")}
    async def within(seconds, log):
        try:
            async with asyncio.timeout(seconds):
                return await slow(log)
        except TimeoutError:
            return "never"
    async def main():
        log = []
        got = await within(0.01, log)
        log.append(got)
        return log
    print(asyncio.run(main()))
    """


def test_what_awaits_a_coroutine_that_outlives_its_cancelling_is_recorded_to_its_end(tmp_path: Path) -> None:
    found = list(states(same(tmp_path, CANCELLED).threads[0]))
    ended = [(s.function, s.event, s.value) for s in found if s.event is Event.RETURN and s.value != "None"]
    assert ("slow", Event.RETURN, "'late'") in ended
    assert ended[-1] == ("main", Event.RETURN, "['cleaned up', 'late']")
    assert [s.function for s in found if s.source.strip() == "log.append(got)"] == ["main"]
    assert [s.value for s in found if s.event is Event.EXCEPTION] == ["CancelledError()"]
    _, out = record(tmp_path, write(tmp_path, CANCELLED), expressions=True)
    inside = [
        (s.function, s.source, s.value) for s in states(open_trace(out).threads[0]) if s.event is Event.EXPRESSION
    ]
    assert ("within", "await slow(log)", "'late'") in inside
    assert ("main", "await within(0.01, log)", "'late'") in inside


def test_what_a_comprehension_hides_is_shown_however_long_it_runs(tmp_path: Path) -> None:
    source = """
        def one(n):
            return n // 1
        def f(xs):
            v = "mine"
            try:
                return [one(v) if v < 9_999 else [][v] for v in xs]
            except IndexError:
                return v
        print(f(range(10_000)))
        """
    name = write(tmp_path, source)
    for expressions in (False, True):
        _, out = record(tmp_path, name, expressions=expressions)
        shown = [s.locals["v"] for s in states(open_trace(out).threads[0]) if s.function == "f" and "v" in s.locals]
        assert set(shown) == {"'mine'"}
        assert len(shown) == 6, "`try`, the comprehension, its exception, `except`, `return`, and the return"


def test_a_program_may_take_builtins_away(tmp_path: Path) -> None:
    source = """
        import builtins
        def f():
            kept = builtins.iter, builtins.reversed
            del builtins.iter, builtins.reversed
            try:
                [][0]
            except IndexError as error:
                return error
            finally:
                builtins.iter, builtins.reversed = kept
        print(repr(f()))
        """
    same(tmp_path, source)


def test_a_program_may_put_its_own_in_the_place_of_builtins(tmp_path: Path) -> None:
    source = """
        import builtins
        def f():
            return len([1, 2])
        before = builtins.len, builtins.range, builtins.min
        builtins.len, builtins.range, builtins.min = lambda x: "odd", lambda *x: None, lambda *x: None
        try:
            x = f()
            y = {"deep": [x, (1, 2, 3)]}
            raise KeyError(x)
        except KeyError as error:
            print(error, y)
        finally:
            builtins.len, builtins.range, builtins.min = before
        print(f())
        """
    same(tmp_path, source)


def test_a_module_that_is_deleted_is_gone(tmp_path: Path) -> None:
    source = """
        import gc, types, weakref
        def f():
            module = types.ModuleType("made")
            code = compile("1", "made", "eval")
            kept = weakref.ref(module), weakref.ref(code)
            del module, code
            gc.collect()
            return [each() for each in kept]
        print(f())
        """
    same(tmp_path, source)


STACK = """
    import inspect, sys
    def depth(n=1):
        try:
            return depth(n + 1)
        except RecursionError:
            return n
    def seen():
        return [(frame.function, frame.lineno) for frame in inspect.stack()]
    print(depth(), sys.getrecursionlimit(), seen(), [seen() for _ in range(1)], sys.excepthook, sorted(globals()))
    print([hasattr(sys, name) for name in ("last_value", "last_traceback", "last_exc")], sys.exc_info())
    raise KeyError(type(__loader__), __spec__ and __spec__.name, __annotations__ if sys.version_info < (3, 14) else 0)
    """


@pytest.mark.skipif(tape._encode is None, reason="without the compiled part frames of ours lie below the program's")
@pytest.mark.parametrize("expressions", [False, True])
def test_the_stack_is_that_of_a_program_alone(tmp_path: Path, expressions: bool) -> None:
    name = write(tmp_path, STACK)
    expected = alone(tmp_path, name)
    done, out = record(tmp_path, name, expressions=expressions)
    assert "program.py" in expected.stderr
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)
    assert open_trace(out).exit is Exit.ERROR


@pytest.mark.skipif(tape._encode is None, reason="without the compiled part frames of ours lie below the program's")
def test_the_stack_of_a_module_is_that_of_python_m(tmp_path: Path) -> None:
    write(tmp_path, "", "pack/__init__.py")
    write(tmp_path, STACK, "pack/mod.py")
    expected = run([sys.executable, "-m", "pack.mod"], tmp_path)
    done, _ = record(tmp_path, "pack.mod", is_module=True)
    assert "_run_module_as_main" in expected.stdout
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)


@pytest.mark.skipif(tape._encode is None, reason="without the compiled part frames of ours lie below the program's")
@pytest.mark.parametrize("command", [["-m", "ndb", "trace"], ["-m", "ndb", "trace", "-m"]])
def test_the_command_leaves_no_frame_of_its_own(tmp_path: Path, command: list[str]) -> None:
    name = write(tmp_path, STACK)
    target = [name.removesuffix(".py")] if command[-1] == "-m" else [name]
    expected = run([sys.executable, *command[3:], *target], tmp_path)
    done = run([sys.executable, *command, *target], tmp_path)
    told = "ndb: " + done.stderr.rpartition("ndb: ")[2]
    assert "exit_error" in told
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr + told, expected.returncode)


def test_without_the_compiled_part_a_program_runs_above_our_frames(tmp_path: Path) -> None:
    source = "import inspect\nprint(len(inspect.stack()) > 1)\n"
    name = write(tmp_path, source)
    assert record(tmp_path, name, is_compiled=False)[0].stdout == "True\n"
