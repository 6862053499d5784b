"""Calls and module bodies recorded in memory: the normal form, with traced code beside what it must give."""

import gc
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace

import pytest

from ndb.errors import BadTarget
from ndb.trace import tape
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.record_call import record_call, record_source
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.scopes import user_files
from ndb.trace.state import Exit, Recording, states
from ndb.trace.tracefile.open_trace import open_trace

BOTH = [True, False] if tape._encode is not None else [False]


def told(recording: Recording) -> list[str]:
    """One line a state: depth, event, line number, value."""
    rows = []
    for state in states(recording):
        value = "" if state.value is None else f" {state.value}"
        rows.append(f"{'  ' * state.depth}{state.event.word} {state.line}{value}")
    return rows


@pytest.fixture(params=BOTH, ids=lambda is_fast: "c" if is_fast else "python")
def is_fast(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def call(source: str, expression: str, is_fast: bool) -> list[str]:
    return told(record_call(dedent(source), expression, is_fast=is_fast))[2:-1]


def test_a_call_its_lines_and_its_return(is_fast: bool) -> None:
    recording = record_call("def f(a, b=2):\n    c = a + b\n    return c\n", "f(1)", is_fast=is_fast)
    assert recording.sources == {
        "<program>": "def f(a, b=2):\n    c = a + b\n    return c\n\ndef main():\n    return f(1)\n"
    }
    assert recording.exit is Exit.NORMAL
    assert told(recording) == [
        "call 5", "line 6", "  call 1", "  line 2", "  line 3", "  return 3 3", "return 6 3",
    ]  # fmt: skip
    assert dict(recording.state(2).locals) == {"a": "1", "b": "2"}
    assert dict(recording.state(4).locals) == {"a": "1", "b": "2", "c": "3"}
    assert dict(recording.state(5).locals) == {"a": "1", "b": "2", "c": "3"}
    assert recording.state(2).source == "def f(a, b=2):"
    assert [recording.source_of(index) for index in range(len(recording))] == [s.source for s in states(recording)]


def test_the_call_state_of_a_decorated_function_is_on_its_def(is_fast: bool) -> None:
    source = """
        import functools
        def twice(f):
            return f
        @twice
        @twice
        def f():
            return 1
        """
    recording = record_call(dedent(source), "f()", is_fast=is_fast)
    assert recording.state(2).source == "def f():"
    assert recording.scopes[1].line == recording.state(2).line


def test_comprehensions_are_no_frames_and_one_line(is_fast: bool) -> None:
    source = """
        def g(x):
            return x
        def f(n):
            a = [g(x)
                 for x in range(n)
                 if x]
            return {x: a for x in a}
        """
    assert call(source, "f(2)", is_fast) == [
        "  call 4", "  line 5", "    call 2", "    line 3", "    return 3 1", "  line 8", "  return 8 {1: [1]}",
    ]  # fmt: skip


def test_a_generator_expression_over_several_lines_has_one_line_at_every_turn(is_fast: bool) -> None:
    source = """
        def f(s):
            return sum(
                x * y
                for x in s
                for y in (1, 2)
                if y
            )
        """
    turn = ["    call 3", "    line 3"]
    assert [row for row in call(source, "f([1])", is_fast) if row.startswith("    ")] == [
        *turn, "    return 3 1", *turn, "    return 3 2", *turn, "    return 3 None",
    ]  # fmt: skip


def test_a_line_is_told_once_whatever_is_chosen_on_it(is_fast: bool) -> None:
    source = """
        def f(a, b, c):
            x = a or b if c else b
            for n in (1, 2): x += 1 if n == 1 else a or 0
            return x
        """
    rows = ["  call 2", "  line 3", "  line 4", "  line 4", "  line 4", "  line 5"]
    assert call(source, "f(1, 2, 3)", is_fast) == [*rows, "  return 5 3"]
    assert call(source, "f(0, 2, 0)", is_fast) == [*rows, "  return 5 3"]


def test_generators_are_called_and_return_at_every_turn(is_fast: bool) -> None:
    source = """
        def numbers():
            yield 1
            x = yield 2
        def f():
            return list(numbers())
        """
    assert call(source, "f()", is_fast) == [
        "  call 5", "  line 6",
        "    call 2", "    line 3", "    return 3 1",
        "    call 3", "    line 4", "    return 4 2",
        "    call 4", "    return 4 None",
        "  return 6 [1, 2]",
    ]  # fmt: skip
    frames = {state.frame for state in states(record_call(dedent(source), "f()", is_fast=is_fast)) if state.depth == 2}
    assert len(frames) == 1


def test_an_exception_is_told_in_every_frame_it_passes_and_ends_them(is_fast: bool) -> None:
    source = """
        def fail():
            raise ValueError("bad")
        def f():
            try:
                fail()
            except ValueError as error:
                return str(error)
        """
    assert call(source, "f()", is_fast) == [
        "  call 4", "  line 5", "  line 6",
        "    call 2", "    line 3", "    exception 3 ValueError('bad')",
        "  exception 6 ValueError('bad')", "  line 7", "  line 8", "  return 8 'bad'",
    ]  # fmt: skip


def test_a_frame_left_after_finally_or_by_a_bare_raise_ends_with_its_exception(is_fast: bool) -> None:
    source = """
        def f(x):
            try:
                x = 1 / x
            finally:
                y = 1
        def again():
            raise
        def g():
            try:
                f(0)
            except ZeroDivisionError:
                again()
        """
    recording = record_call(dedent(source), "g()", is_fast=is_fast)
    assert recording.exit is Exit.ERROR
    assert recording.error == "ZeroDivisionError: division by zero"
    zero = "ZeroDivisionError('division by zero')"
    assert told(recording)[4:] == [
        "  line 11",
        "    call 2", "    line 3", "    line 4", f"    exception 4 {zero}", "    line 6", f"    exception 6 {zero}",
        f"  exception 11 {zero}", "  line 12", "  line 13",
        "    call 7", "    line 8", f"    exception 8 {zero}",
        f"  exception 13 {zero}", f"exception 16 {zero}",
    ]  # fmt: skip


def test_the_end_of_a_loop_is_no_exception(is_fast: bool) -> None:
    source = """
        class Count:
            def __iter__(self):
                self.n = 0
                return self
            def __next__(self):
                self.n += 1
                if self.n > 1:
                    raise StopIteration
                return self.n
        def f():
            for n in Count():
                pass
        """
    rows = call(source, "f()", is_fast)
    assert [row for row in rows if "exception" in row] == ["    exception 9 StopIteration()"]


def test_a_generator_that_is_closed_where_nothing_can_run_shows_nothing(is_fast: bool) -> None:
    source = """
        def plain():
            yield 1
        def guarded():
            try:
                yield 1
            finally:
                x = 1
        def f(g):
            g = g()
            next(g)
            g.close()
        """
    assert len([row for row in call(source, "f(plain)", is_fast) if row.startswith("    ")]) == 3
    assert [row.strip() for row in call(source, "f(guarded)", is_fast) if row.startswith("    ")][4:] == [
        "call 6", "exception 6 GeneratorExit()", "line 8", "exception 8 GeneratorExit()",
    ]  # fmt: skip


def test_closures_and_module_data_are_part_of_a_state(is_fast: bool) -> None:
    source = """
        import math
        LIMIT = 3
        seen = []
        unused = 1
        def outer(a):
            b = 1
            def inner(c):
                global LIMIT
                seen.append(c)
                LIMIT += math.floor(a)
                return len(seen) + b
            return inner(5)
        """
    recording = record_call(dedent(source), "outer(2)", is_fast=is_fast)
    inner = [dict(state.locals) for state in states(recording) if state.function.endswith("inner")]
    assert inner[0] == {"c": "5", "a": "2", "b": "1", "global LIMIT": "3", "global seen": "[]"}
    assert inner[-1] == {"c": "5", "a": "2", "b": "1", "global LIMIT": "5", "global seen": "[5]"}


def test_variables_come_in_one_order_arguments_first(is_fast: bool) -> None:
    source = """
        def f(z, a):
            if a:
                late = 1
            y = [z for _ in range(2)]
            late = 2
            b = lambda: y
            return b
        """
    recording = record_call(dedent(source), "f(1, 0)", is_fast=is_fast)
    assert list(recording.state(-2).locals) == ["z", "a", "late", "y", "b"]


def test_a_comprehensions_variable_is_never_taken_for_the_frames_own(is_fast: bool) -> None:
    source = """
        def f(s):
            i = "mine"
            try:
                return [int(i) for i in s if all(j for j in s)]
            except ValueError:
                return i
        """
    recording = record_call(dedent(source), "f('1x')", is_fast=is_fast)
    raised = [dict(state.locals) for state in states(recording) if state.event.word == "exception"]
    assert raised == [{"s": "'1x'", "i": "'mine'"}]


def test_a_deleted_variable_is_gone(is_fast: bool) -> None:
    recording = record_call("def f():\n    x = 1\n    del x\n    return 2\n", "f()", is_fast=is_fast)
    assert [dict(state.locals) for state in states(recording)][4:7] == [{"x": "1"}, {}, {}]


def test_a_module_body_shows_the_users_data_only(is_fast: bool) -> None:
    source = dedent("""
        import sys
        from typing import List
        x = 1
        def f(): return 1
        class C:
            y = 2
        c = C()
        z = len(sys.argv)
        """)
    recording = record_source(source, argv=["a", "b"], is_fast=is_fast)
    first, last = recording.state(0), recording.state(len(recording) - 1)
    assert (first.source, first.line, first.depth, first.function) == ("<module>", 0, 0, "<module>")
    assert dict(first.locals) == {}
    assert dict(last.locals) == {"x": "1", "c": "C()", "z": "3"}
    body = [state for state in states(recording) if state.function == "C"]
    assert [(state.event.word, state.source) for state in body] == [
        ("call", "class C:"), ("line", "    y = 2"), ("return", "    y = 2"),
    ]  # fmt: skip
    assert dict(body[-1].locals) == {"y": "2"}


def test_library_code_is_stepped_over_and_its_callbacks_are_children(is_fast: bool) -> None:
    source = """
        import functools
        def add(a, b):
            return a + b
        def f():
            return functools.reduce(add, [1, 2, 3]), sorted([2, 1], key=lambda n: -n)
        """
    rows = call(source, "f()", is_fast)
    assert [row for row in rows if row.startswith("    call")] == [
        "    call 3",
        "    call 3",
        "    call 6",
        "    call 6",
    ]
    assert max(row.count("  ") for row in rows) == 2


def test_an_uncaught_exception_a_sys_exit_and_a_quit(is_fast: bool) -> None:
    assert record_call("def f():\n    return {}[1]\n", "f()", is_fast=is_fast).exit is Exit.ERROR
    assert record_call("import sys\n", "sys.exit(0)", is_fast=is_fast).exit is Exit.NORMAL
    assert record_call("import sys\n", "sys.exit(2)", is_fast=is_fast).exit is Exit.ERROR


def test_nothing_is_printed_and_nothing_read(is_fast: bool, capsys: pytest.CaptureFixture[str]) -> None:
    source = "import sys\ndef f():\n    print('x')\n    print('y', file=sys.stderr)\n    return input()\n"
    assert record_call(source, "f()", is_fast=is_fast).error == "EOFError: EOF when reading a line"
    assert capsys.readouterr() == ("", "")


ENDLESS = {
    "a loop": "def f():\n    while True:\n        x = 1\n",
    "a loop on one line": "def f():\n    while True: pass\n",
    "a loop that catches all": (
        "def f():\n    while True:\n        try:\n            x = 1\n        except BaseException:\n            pass\n"
    ),
}


@pytest.mark.parametrize("name", ENDLESS)
def test_a_program_without_an_end_is_stopped_and_its_exit_is_never(name: str) -> None:
    limits = RecordLimits(events=1000, seconds=0.3)
    recording = record_call(ENDLESS[name], "f()", limits=limits)
    assert recording.exit is Exit.NEVER
    assert len(recording) <= 1000


def test_the_limit_of_events_is_kept_exactly(is_fast: bool) -> None:
    for events in (1, 5, 255, 256, 257, 1000):
        recording = record_call(ENDLESS["a loop"], "f()", limits=RecordLimits(events=events), is_fast=is_fast)
        assert len(recording) == events
        assert recording.exit is Exit.NEVER


def test_the_limit_of_bytes_ends_a_recording(is_fast: bool) -> None:
    limits = RecordLimits(bytes=10_000)
    recording = record_call("def f():\n    while True:\n        x = 'a' * 200\n", "f()", limits=limits, is_fast=is_fast)
    assert recording.exit is Exit.NEVER
    assert len(recording.payload) < 1_000_000


@pytest.mark.parametrize(
    ("source", "call", "says"),
    [
        ("def f(:\n", "f()", "cannot be compiled"),
        ("def f(): pass\n", "f(", "cannot be compiled"),
        ("1 / 0\n", "f()", "cannot be loaded: ZeroDivisionError"),
        ("while True: pass\n", "f()", "cannot be loaded: LimitReached"),
        ("x = '\\0'\n\0", "f()", "cannot be compiled"),
    ],
)
def test_a_program_that_cannot_be_run_is_the_users_error(source: str, call: str, says: str) -> None:
    with pytest.raises(BadTarget, match=says):
        record_call(source, call, limits=RecordLimits(seconds=0.3))


def test_a_function_named_main_can_be_called() -> None:
    recording = record_call("def main(x):\n    return x\n", "main(3)")
    assert recording.state(0).source == "def main_():"
    assert recording.state(len(recording) - 1).value == "3"


def test_a_trace_function_that_was_there_before_is_there_afterwards() -> None:
    before = sys.gettrace()

    def trace(frame: object, event: str, argument: object) -> None:
        return None

    sys.settrace(trace)
    try:
        record_call("def f():\n    return 1\n", "f()")
        assert sys.gettrace() is trace
    finally:
        sys.settrace(before)


def test_recording_many_programs_leaves_nothing_behind() -> None:
    import linecache

    def some(count: int) -> None:
        for number in range(count):
            record_call(f"class C{number}:\n    pass\ndef f(x):\n    return C{number}(), x\n", f"f({number})")

    some(300)  # what is remembered of sources is bounded, and full after these
    gc.collect()
    before, cached = len(gc.get_objects()), len(linecache.cache)
    some(300)
    gc.collect()
    assert len(gc.get_objects()) - before < 300
    assert len(linecache.cache) == cached


def test_a_recording_is_small_enough_to_be_sent_to_another_process() -> None:
    import pickle

    recording = record_call("def f(x):\n    return [x]\n", "f({1})")
    copy = pickle.loads(pickle.dumps(recording))
    assert list(states(copy)) == list(states(recording))


def test_pools_of_whoever_asked_go_on(tmp_path: Path) -> None:
    """A program that leaves a thread is waited for; the interpreter's own way would end every pool of this process."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(int).result()
        program = tmp_path / "p.py"
        program.write_text("import threading\nthreading.Thread(target=print).start()\n")
        record_target(str(program), out=tmp_path / "r.ndb")
        assert pool.submit(int).result() == 0


def test_what_we_need_ourselves_beside_the_program_can_be_recorded_too(tmp_path: Path) -> None:
    """The thread that writes the file uses `json`: it waited for who recorded that, who waited for it."""
    program = tmp_path / "p.py"
    program.write_text("import json\nfor i in range(300):\n    json.dumps({'a': i}, indent=1)\n")
    command = [sys.executable, "-m", "ndb", "trace", str(program), "--include", "json", "-o", str(tmp_path / "r.ndb")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "exit_normal" in done.stderr
    trace = open_trace(tmp_path / "r.ndb")
    assert len(trace.threads) == 1 and len(trace.threads[0]) > 10_000


def test_pythons_own_modules_are_not_the_users_though_they_lie_below_the_programs_folder() -> None:
    label_of = user_files(Path("/"))
    assert label_of(json.__file__) is None and label_of("/program.py") == "program.py"
    assert user_files(Path(json.__file__).parent)(json.__file__) is not None
    assert user_files(Path("/"), ("json",))(json.__file__) is not None


def test_threads_that_begin_at_once_have_numbers_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = object.__new__(FileRecorder)
    given: list[int] = []

    class Lock:
        """As soon as it is free another thread begins."""

        def __enter__(self) -> None:
            pass

        def __exit__(self, *_: object) -> None:
            if len(given) == 0:
                given.append(-1)
                recorder._new_thread()

    def add(number: int, name: str) -> SimpleNamespace:
        given.append(number)
        return SimpleNamespace(tracer=None)

    monkeypatch.setattr(recorder, "_lock", Lock(), raising=False)
    monkeypatch.setattr(recorder, "_numbers", 0, raising=False)
    monkeypatch.setattr(recorder, "_add_thread", add)
    recorder._new_thread()
    assert sorted(given[1:]) == [1, 2]


BODIES = """
CUR = "EUR"
class A:
    x: int
    y = 1
    z = CUR
    def f(self):
        return CUR
"""


def test_the_body_of_a_class_lists_the_data_of_its_module_at_every_line(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(BODIES)
    record_target(str(tmp_path / "a.py"), out=tmp_path / "a.ndb")
    inside = [state for state in states(open_trace(tmp_path / "a.ndb").threads[0]) if state.function == "A"]
    count = 5 if sys.version_info >= (3, 14) else 6  # since then an annotation alone has no line
    assert [dict(state.locals).get("global CUR") for state in inside] == ["'EUR'"] * count


def test_a_module_without_any_line_has_none(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("# nothing\n")
    (tmp_path / "a.py").write_text("import empty\n")
    record_target(str(tmp_path / "a.py"), out=tmp_path / "a.ndb")
    assert told(open_trace(tmp_path / "a.ndb").threads[0]) == [
        "call 0", "line 1", "  call 0", "  return 0 None", "return 1 None",
    ]  # fmt: skip
