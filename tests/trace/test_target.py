"""Recorded programs behave as they do alone: output, exit code, tracebacks, what they see of Python."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from ndb.errors import BadTarget
from ndb.trace import tape
from ndb.trace.state import Exit, states
from ndb.trace.target import find_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import TraceFile

SOURCES = Path(__file__).parent.parent.parent / "src"
PROGRAMS = Path(__file__).parent.parent / "programs"
RECORD = """
import sys
from pathlib import Path
out, options, target, *argv = sys.argv[1:]
options = eval(options)
if not options.pop("is_compiled", True):
    sys.modules["ndb.trace._encode"] = None
from ndb.errors import NdbError
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
limits = RecordLimits(**{"events": None, "seconds": None, "bytes": None} | options.pop("limits", {}))
try:
    bottom = (lambda outcome: outcome.exit_code) if options.pop("at_bottom", True) else None
    outcome = record_target(target, out=Path(out), argv=argv, limits=limits, at_bottom=bottom, **options)
except NdbError as error:
    sys.exit(f"ndb: {error}")
sys.exit(outcome.exit_code)
"""

Done = subprocess.CompletedProcess[str]


def run(command: list[str], folder: Path, text: str = "") -> Done:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONHASHSEED": "0"}
    return subprocess.run(
        command, cwd=folder, env=environment, input=text, capture_output=True, text=True, timeout=120, check=False
    )


def record(folder: Path, target: str, *argv: str, text: str = "", **options: object) -> tuple[Done, Path]:
    out = folder / "out.ndb"
    return run([sys.executable, "-c", RECORD, str(out), repr(options), target, *argv], folder, text), out


def alone(folder: Path, target: str, *argv: str, text: str = "") -> Done:
    return run([sys.executable, target, *argv], folder, text)


def write(folder: Path, source: str, name: str = "program.py") -> str:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), encoding="utf-8")
    return name


def same(folder: Path, source: str, *argv: str, text: str = "", is_compiled: bool = True) -> TraceFile:
    """Record a program, check that it did what it does alone, and open its trace."""
    name = write(folder, source)
    expected = alone(folder, name, *argv, text=text)
    done, out = record(folder, name, *argv, text=text, is_compiled=is_compiled)
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)
    return open_trace(out)


@pytest.mark.parametrize("name", sorted(path.stem for path in PROGRAMS.glob("*.py")))
def test_a_sample_program_does_what_it_does_alone(name: str, tmp_path: Path) -> None:
    program, out = PROGRAMS / f"{name}.py", tmp_path / "out.ndb"
    expected = run([sys.executable, str(program)], PROGRAMS, "7\n8\n")
    done = run([sys.executable, "-c", RECORD, str(out), "{}", str(program)], PROGRAMS, "7\n8\n")
    assert done.stdout == expected.stdout
    assert done.returncode == expected.returncode
    if name != "tracebacks":
        assert done.stderr == expected.stderr
    assert len(open_trace(out).threads[0]) > 3


def test_a_script_sees_its_arguments_its_name_and_its_folder(tmp_path: Path) -> None:
    source = """
        import sys, os
        print(sys.argv, __name__, __file__, os.path.basename(sys.path[0]) == os.path.basename(os.getcwd()))
        print(sys.modules["__main__"].__dict__ is globals(), __package__, __spec__, __builtins__.__name__)
        """
    same(tmp_path, source, "a", "--b")


def test_uncaught_exceptions_look_as_they_do_alone(tmp_path: Path) -> None:
    trace = same(tmp_path, "def f(x):\n    return 1 / x\n\ntry:\n    f(0)\nexcept ZeroDivisionError:\n    f('a')\n")
    assert trace.exit is Exit.ERROR
    assert trace.error == "TypeError: unsupported operand type(s) for /: 'int' and 'str'"


@pytest.mark.parametrize("said", ["'no ' + self.args[0]", "self.nothing"])
def test_an_uncaught_exception_that_says_itself_what_it_is_ends_a_run_as_any_other(tmp_path: Path, said: str) -> None:
    source = f"""
        class Refused(Exception):
            def __str__(self):
                return {said}
        def f(x):
            raise Refused(x)
        f('tea')
        """
    assert same(tmp_path, source).exit is Exit.ERROR


@pytest.mark.parametrize(
    "ending", ["sys.exit()", "sys.exit(3)", "sys.exit('bye')", "raise SystemExit(True)", "sys.exit(300)"]
)
def test_exit_codes_are_kept(tmp_path: Path, ending: str) -> None:
    same(tmp_path, f"import sys\nprint('hi')\n{ending}\n")


def test_an_excepthook_and_atexit_functions_of_the_programs_are_called(tmp_path: Path) -> None:
    source = """
        import atexit, sys
        atexit.register(print, "at exit")
        sys.excepthook = lambda kind, error, trace: print("hook", kind.__name__, trace.tb_lineno)
        1 / 0
        """
    same(tmp_path, source)


@pytest.mark.parametrize("is_compiled", [True, False] if tape._encode is not None else [False])
def test_the_recursion_limit_is_reached_at_the_same_depth(tmp_path: Path, is_compiled: bool) -> None:
    source = """
        import sys
        def down(n):
            global deepest
            deepest = n
            down(n + 1)
        for limit in (None, 300, 5000):
            if limit:
                sys.setrecursionlimit(limit)
            try:
                down(0)
            except RecursionError as error:
                print(deepest, error, sys.getrecursionlimit())
        print("done", sys.getprofile())
        """
    trace = same(tmp_path, source, is_compiled=is_compiled)
    assert max(trace.threads[0].depths) > 4990
    assert trace.threads[0].state(len(trace.threads[0]) - 1).source.startswith('print("done"')
    assert (trace.exit, trace.note) == (Exit.NORMAL, None)


VALUES_THAT_DIE = """
    import weakref
    class Thing:
        pass
    def drop(thing):
        return None
    def run():
        died = []
        for number in range(200):
            thing = Thing()
            weakref.finalize(thing, died.append, number)
            drop(thing)
        see = lambda: thing
        thing = None; print(len(died))
        shown = locals()
        number = -1
        print(sorted(shown), shown["number"])
    run()
    """


@pytest.mark.skipif(tape._encode is None, reason="without the compiled twin `f_locals` is used, which keeps values")
def test_values_die_when_the_program_drops_them_and_locals_stay_as_they_were(tmp_path: Path) -> None:
    same(tmp_path, VALUES_THAT_DIE)


def test_a_recording_that_has_ended_keeps_nothing_of_the_program_alive(tmp_path: Path) -> None:
    name = write(tmp_path, VALUES_THAT_DIE)
    done, out = record(tmp_path, name, limits={"events": 100}, runs_on=True)
    assert (done.stdout, done.stderr) == (alone(tmp_path, name).stdout, "")
    assert open_trace(out).note == "the limit of 100 events was reached"


def test_input_is_read_by_the_program(tmp_path: Path) -> None:
    trace = same(tmp_path, "name = input('who? ')\nprint(name * 2)\n", text="Ann\n")
    assert trace.threads[0].state(2).locals["name"] == "'Ann'"


def test_a_trace_function_of_the_programs_own_survives(tmp_path: Path) -> None:
    source = """
        import sys
        seen = []
        def trace(frame, event, argument):
            seen.append(event)
            return trace
        def f():
            return 1
        f()
        sys.settrace(trace)
        f()
        print(seen, sys.gettrace() is trace)
        """
    trace = same(tmp_path, source)
    assert trace.note is None if sys.version_info >= (3, 12) else "trace function" in str(trace.note)


def test_a_trace_function_that_is_taken_away_and_given_back_goes_on(tmp_path: Path) -> None:
    source = """
        import sys
        def f(n):
            return n
        before = sys.gettrace()
        f(1)
        sys.settrace(None)
        f(2)
        sys.settrace(before)
        f(3)
        """
    name = write(tmp_path, source)
    _, out = record(tmp_path, name)
    calls = [state.locals["n"] for state in states(open_trace(out).threads[0]) if state.function == "f"]
    assert {"1", "3"} <= set(calls)


def test_each_thread_has_a_recording_of_its_own(tmp_path: Path) -> None:
    source = """
        import threading
        def work(n):
            total = 0
            for i in range(n):
                total += i
            return total
        class Own(threading.Thread):
            def run(self):
                work(2)
        threads = [threading.Thread(target=work, args=(n,), name=f"worker {n}") for n in (1, 3)] + [Own(name="own")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        """
    trace = same(tmp_path, source)
    names = {thread.name: thread for thread in trace.threads}
    assert set(names) == {"MainThread", "worker 1", "worker 3", "own"}
    assert [state.value for state in states(names["worker 3"])][-1] == "3"
    assert names["own"].state(0).function == "Own.run"
    assert all(thread.depths[0] == 0 for thread in trace.threads)


def test_a_thread_left_running_is_waited_for_and_recorded(tmp_path: Path) -> None:
    source = """
        import threading
        go = threading.Event()
        def late():
            go.wait()
            print("late")
        threading.Thread(target=late, name="late").start()
        threading.Timer(0, go.set).start()
        print("main is done")
        1 / 0
        """
    name = write(tmp_path, source)
    done, out = record(tmp_path, name)
    assert "late" in done.stdout
    assert done.returncode == 1
    late = next(thread for thread in open_trace(out).threads if thread.name == "late")
    assert late.state(len(late) - 1).event.word == "return"


def test_an_async_program_is_recorded_in_the_order_in_which_it_runs(tmp_path: Path) -> None:
    source = """
        import asyncio
        order = []
        async def tick(name):
            for i in range(2):
                order.append(f"{name}{i}")
                await asyncio.sleep(0)
            return name
        async def main():
            return await asyncio.gather(tick("a"), tick("b"))
        print(asyncio.run(main()), order)
        """
    trace = same(tmp_path, source)
    lines = [state for state in states(trace.threads[0]) if state.source.strip().startswith("order.append")]
    assert [state.locals["name"] for state in lines] == ["'a'", "'b'", "'a'", "'b'"]
    assert len({state.frame for state in lines}) == 2


def test_executed_code_is_recorded_with_its_text(tmp_path: Path) -> None:
    source = """
        code = "def made(x):\\n    y = x + 1\\n    return y\\n"
        space = {}
        exec(code, space)
        print(space["made"](1), eval("2 * 3"))
        exec(compile("z = 5\\nw = z", "<mine>", "exec"))
        """
    trace = same(tmp_path, source)
    made = [state for state in states(trace.threads[0]) if state.function == "made"]
    assert [state.source for state in made] == ["def made(x):", "    y = x + 1", "    return y", "    return y"]
    assert "z = 5\nw = z" in trace.sources.values()


def test_code_that_the_standard_library_makes_is_stepped_over(tmp_path: Path) -> None:
    source = """
        from dataclasses import dataclass
        from collections import namedtuple
        @dataclass
        class P:
            x: int
        print(P(1), namedtuple("Q", "a")(2))
        """
    trace = same(tmp_path, source)
    assert {scope.name for scope in trace.scopes} == {"<module>", "P"}
    assert list(trace.sources) == ["program.py"]


def test_a_forked_child_does_not_write_into_the_file(tmp_path: Path) -> None:
    source = """
        import os, sys
        def f(n):
            return n
        for n in range(3000):
            f(n)
        sys.stdout.flush()
        if os.fork() == 0:
            for n in range(3000):
                f(-n)
            os._exit(0)
        os.wait()
        f(7)
        """
    trace = same(tmp_path, source)
    thread = trace.threads[0]
    assert trace.exit is Exit.NORMAL
    assert [state.value for state in (thread.state(n) for n in range(len(thread) - 4, len(thread)))][-2] == "7"
    assert not any(state.locals.get("n", "").startswith("-") for state in states(thread) if state.function == "f")


@pytest.mark.parametrize("ending", ["os._exit(3)", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_a_program_that_is_killed_leaves_a_readable_trace(tmp_path: Path, ending: str) -> None:
    source = f"""
        import os, signal, time
        for n in range(2000):
            m = n
        written = -1
        path = os.environ.get("PWD")
        deadline = time.time() + 20
        while os.stat("out.ndb").st_size == written or written < 0 and time.time() < deadline:
            written = os.stat("out.ndb").st_size
            time.sleep(0.7)
        {ending}
        """
    name = write(tmp_path, source)
    done, out = record(tmp_path, name)
    assert done.returncode in (3, -signal.SIGKILL)
    trace = open_trace(out)
    assert trace.exit is Exit.NEVER
    assert "end is missing" in str(trace.note)
    assert len(trace.threads[0]) > 4000
    assert trace.threads[0].state(len(trace.threads[0]) - 1).function == "<module>"


def test_a_program_interrupted_from_the_keyboard_ends_as_alone(tmp_path: Path) -> None:
    name = write(
        tmp_path, "import os, signal\nprint('x', flush=True)\nos.kill(os.getpid(), signal.SIGINT)\nprint('y')\n"
    )
    done, out = record(tmp_path, name)
    assert done.stdout == "x\n"
    assert done.returncode == 130
    assert done.stderr.endswith("KeyboardInterrupt\n")
    assert open_trace(out).error == "KeyboardInterrupt"


def test_a_limit_stops_the_program_or_lets_it_run_on(tmp_path: Path) -> None:
    name = write(tmp_path, "for n in range(5000):\n    m = n\nprint('done')\n")
    done, out = record(tmp_path, name, limits={"events": 700})
    assert (done.stdout, done.returncode) == ("", 124)
    assert len(open_trace(out).threads[0]) == 700
    assert open_trace(out).note == "the limit of 700 events was reached"
    done, out = record(tmp_path, name, limits={"events": 700}, runs_on=True)
    assert (done.stdout, done.returncode) == ("done\n", 0)
    assert len(open_trace(out).threads[0]) == 700
    assert open_trace(out).exit is Exit.NEVER


def test_a_limit_of_seconds_stops_even_what_has_no_events(tmp_path: Path) -> None:
    name = write(tmp_path, "def f():\n    while True: pass\nf()\n")
    done, out = record(tmp_path, name, limits={"seconds": 0.5})
    assert done.returncode == 124
    assert open_trace(out).exit is Exit.NEVER


def test_a_module_is_found_and_run_as_python_would(tmp_path: Path) -> None:
    write(tmp_path, "VALUE = 3\n", "pack/__init__.py")
    write(tmp_path, "from . import VALUE\ndef f():\n    return VALUE\n", "pack/inner.py")
    main = "import sys\nfrom .inner import f\nprint(f(), __name__, __package__, sys.argv[1:], __spec__.name)\n"
    write(tmp_path, main, "pack/__main__.py")
    expected = run([sys.executable, "-m", "pack", "x"], tmp_path)
    done, out = record(tmp_path, "pack", "x", is_module=True)
    assert (done.stdout, done.stderr, done.returncode) == (expected.stdout, expected.stderr, expected.returncode)
    assert {scope.file for scope in open_trace(out).scopes} == {"pack/inner.py", "pack/__main__.py"}


@pytest.mark.parametrize("has_init", [True, False])
def test_a_module_is_found_without_running_the_packages_it_is_in(tmp_path: Path, has_init: bool) -> None:
    for package in ("pack", "pack/sub") if has_init else ():
        write(tmp_path, "open('ran', 'w').close()\n", f"{package}/__init__.py")
    write(tmp_path, "print('module')\n", "pack/sub/mod.py")
    look = "from ndb.trace.target import find_target; print(find_target('pack.sub.mod', is_module=True).package)"
    assert run([sys.executable, "-c", look], tmp_path).stdout == "pack.sub\n"
    assert not (tmp_path / "ran").exists()
    assert record(tmp_path, "pack.sub.mod", is_module=True)[0].stdout == "module\n"
    assert (tmp_path / "ran").exists() is has_init


def test_a_package_that_cannot_be_imported_is_said(tmp_path: Path) -> None:
    write(tmp_path, "import no_such_thing\n", "pack/__init__.py")
    write(tmp_path, "print('module')\n", "pack/mod.py")
    done, _ = record(tmp_path, "pack.mod", is_module=True)
    assert done.stderr == "ndb: the package pack cannot be imported: No module named 'no_such_thing'\n"


def test_a_function_is_called_from_main_and_the_body_is_not_recorded(tmp_path: Path) -> None:
    write(tmp_path, "BASE = 10\n", "pack/__init__.py")
    source = "from . import BASE\nprint('loaded', __name__)\ndef f(x, y=2):\n    return x + y + BASE\n"
    write(tmp_path, source, "pack/mod.py")
    done, out = record(tmp_path, "pack/mod.py::f", args="1, y=BASE")
    assert done.stdout == "loaded pack.mod\n"
    thread = open_trace(out).threads[0]
    assert [state.source for state in states(thread)][:3] == [
        "def main():",
        "    return f(1, y=BASE)",
        "def f(x, y=2):",
    ]
    assert thread.state(len(thread) - 1).value == "21"


def test_expressions_are_recorded_in_imported_modules_too(tmp_path: Path) -> None:
    write(tmp_path, "def double(x):\n    return x * 2\n", "helper.py")
    name = write(tmp_path, "import helper\nprint(helper.double(3) + 1)\n")
    done, out = record(tmp_path, name, expressions=True)
    assert done.stdout == "7\n"
    found = [
        (state.source, state.value) for state in states(open_trace(out).threads[0]) if state.event.word == "expression"
    ]
    assert found == [
        ("x * 2", "6"),
        ("helper.double(3)", "6"),
        ("helper.double(3) + 1", "7"),
        ("print(helper.double(3) + 1)", "None"),
    ]
    assert not list(tmp_path.glob("__pycache__/helper*"))


def test_only_the_users_files_are_recorded_unless_others_are_included(tmp_path: Path) -> None:
    write(tmp_path, "def f():\n    return 1\n", "elsewhere/lib.py")
    write(tmp_path, "def g():\n    return 2\n", "app/vendored.py")
    write(
        tmp_path,
        "import sys\nsys.path.append('elsewhere')\nimport lib, vendored\nlib.f()\nvendored.g()\n",
        "app/main.py",
    )

    def files(**options: object) -> set[str]:
        _, out = record(tmp_path, "app/main.py", **options)
        return {Path(scope.file).name for scope in open_trace(out).scopes}

    assert files() == {"main.py", "vendored.py"}
    assert files(include=("lib.py",)) == {"main.py", "vendored.py", "lib.py"}
    assert files(include=("elsewhere",), exclude=("vend*",)) == {"main.py", "lib.py"}


@pytest.mark.parametrize(
    ("target", "options", "says"),
    [
        ("missing.py", {}, "cannot read missing.py"),
        ("missing.py::f", {}, "cannot read missing.py"),
        ("no_such_module", {"is_module": True}, "no module named no_such_module"),
        ("good.py::f g", {}, "is no function's name"),
        ("bad.py", {}, "cannot be compiled"),
    ],
)
def test_a_target_that_cannot_be_run_is_told_in_one_sentence(
    tmp_path: Path, target: str, options: dict[str, object], says: str
) -> None:
    write(tmp_path, "def f(): pass\n", "good.py")
    write(tmp_path, "def f(:\n", "bad.py")
    done, _ = record(tmp_path, target, **options)
    assert done.returncode == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_with_a_main_is_a_target(tmp_path: Path) -> None:
    write(tmp_path, "x = 1\n", "app/__main__.py")
    assert find_target(str(tmp_path / "app")).file.name == "__main__.py"
    with pytest.raises(BadTarget):
        find_target(str(tmp_path))


def test_a_function_that_is_not_there_is_refused_with_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("def f():\n    return 1\n")
    with pytest.raises(BadTarget, match=r"p\.py has no nope; its functions are f"):
        find_target(f"{tmp_path / 'p.py'}::nope")


def test_arguments_that_are_none_are_blamed_themselves(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("def f(*a):\n    return 1\n")
    with pytest.raises(BadTarget, match=r"f\(1,, 2\) is no call"):
        find_target(f"{tmp_path / 'p.py'}::f", args="1,, 2")


def test_a_file_in_another_encoding_says_how_to_declare_it(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_bytes(b'x = "\xe9"\n')
    with pytest.raises(BadTarget, match=r"is no text as Python reads it: .*coding: latin-1"):
        find_target(str(tmp_path / "p.py"))


@pytest.mark.parametrize(
    ("source", "args", "entry"),
    [
        ("def main():\n    return 1\n", "", "main"),
        ("def main(n=1):\n    return 1\n", "", "main_"),
        ("def main(n):\n    return 1\n", "3", "main_"),
        ("async def main():\n    return 1\n", "", "main_"),
    ],
)
def test_main_without_arguments_is_its_own_entry_point(tmp_path: Path, source: str, args: str, entry: str) -> None:
    (tmp_path / "p.py").write_text(source)
    found = find_target(f"{tmp_path / 'p.py'}::main", args=args)
    assert found.main == entry and (found.source == source) is (entry == "main")
