"""The live engine with programs that do not behave: each ends in a clear message, and nothing is left behind."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import RUN_END, Leaving, Provenance, Reason, Stops, Watch
from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.errors import BadAction, BadTarget
from ndb.session import Session
from ndb.trace.state import Event, Exit
from ndb.tree.action import CONTINUE, STEP_EXPRESSION, STEP_INTO, STEP_OVER, breakpoint_at

Start = Callable[..., LiveEngine]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts programs; afterwards none of them is there any more."""
    engines: list[LiveEngine] = []

    def start(source: str, **options: object) -> LiveEngine:
        path = tmp_path / "program.py"
        path.write_text(source, encoding="utf-8")
        engines.append(LiveEngine(Program(str(path), **options)))  # type: ignore[arg-type]
        return engines[-1]

    yield start
    for engine in engines:
        pid = engine.pid
        engine.close()
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def at_line(line: int) -> Stops:
    return Stops(lines=frozenset({("program.py", line)}))


def test_a_variable_that_is_set_is_what_the_program_goes_on_with(start: Start) -> None:
    engine = start("def f(n):\n    m = n + 1\n    return m\nprint(f(1))\n")
    engine.run(stops=at_line(2))
    place = engine.assign("n", "n * 100", -1)
    assert place.state is not None and place.state.locals["n"] == "100" and place.edited == {"n"}
    place = engine.move(STEP_OVER)
    assert place.state is not None and place.state.locals["m"] == "101"


LEFT = """\
class Basket:
    def size(self):
        return len(self.things)
def work(n):
    basket = Basket()
    basket.things = [n]
    try:
        return basket.things[5]
    finally:
        n = 7
        basket.things.clear()
work(1)
"""


def test_where_an_exception_was_raised_variables_are_as_they_were_then(start: Start) -> None:
    engine = start(LEFT)
    engine.run()
    origin = origin_of_error(engine.timeline)
    assert origin is not None
    engine.go(origin)
    assert [engine.evaluate(asked, -1) for asked in ("n", "n + 1", "basket.things")] == ["1", "2", "[1]"]
    assert engine.evaluate("basket.size()", -1).startswith("0   (asked after the end: ")
    engine.go(len(engine.timeline) - 2)
    assert [engine.evaluate(asked, -1) for asked in ("n", "basket.size()")] == ["7", "0"]


def test_statements_run_in_the_program(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    engine = start("items = [1]\ntotal = 0\nprint(items)\n")
    engine.run(stops=at_line(3))
    engine.execute("items.append(total + 5)", -1)
    engine.move(CONTINUE)
    assert capfd.readouterr().out == "[1, 5]\n"


def test_the_past_is_kept_and_cannot_be_changed(start: Start) -> None:
    engine = start("a = 1\na = 2\na = 3\n")
    engine.run(stops=at_line(3))
    place = engine.go(2)
    assert place.provenance is Provenance.RECORDED
    assert engine.evaluate("a + 1", -1) == "2"
    with pytest.raises(BadAction, match="recorded past"):
        engine.assign("a", "5", -1)


def test_a_fork_goes_its_own_way(start: Start) -> None:
    engine = start("n = 1\nm = n + 1\nk = m\n")
    engine.run(stops=at_line(2))
    other = engine.fork()
    try:
        other.assign("n", "50", -1)
        mine, its = engine.run(stops=at_line(3)).state, other.run(stops=at_line(3)).state
        assert mine is not None and its is not None
        assert (mine.locals["m"], its.locals["m"]) == ("2", "51")
    finally:
        other.close()


def test_a_program_that_exits_in_mid_step_has_ended(start: Start) -> None:
    engine = start("import sys\ndef f():\n    sys.exit(3)\nf()\n")
    place = engine.move(CONTINUE)
    assert place.exit is Exit.ERROR
    with pytest.raises(BadAction, match="has ended"):
        engine.move(STEP_INTO)


def test_a_program_that_is_killed_says_by_what(start: Start) -> None:
    place = start("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n").move(CONTINUE)
    assert place.exit is Exit.ERROR and place.problem == "the program was killed by SIGKILL"


def test_a_program_killed_while_it_waits_is_noticed(start: Start) -> None:
    engine = start("a = 1\nb = 2\n")
    os.kill(engine.pid, signal.SIGKILL)
    place = engine.move(STEP_OVER)
    assert place.exit is Exit.ERROR and "SIGKILL" in (place.problem or "")


def test_os_exit_is_an_end(start: Start) -> None:
    place = start("import os\nos._exit(4)\n").move(CONTINUE)
    assert place.exit is Exit.ERROR and "code 4" in (place.problem or "")


def test_a_program_may_close_its_output(start: Start) -> None:
    engine = start("import sys, os\nsys.stdout.close()\nos.close(2)\na = 1\nb = 2\n")
    place = engine.run(stops=at_line(5))
    assert place.state is not None and place.state.locals["a"] == "1"
    assert engine.move(CONTINUE).exit is not None


def test_a_program_that_closes_everything_is_ended(start: Start) -> None:
    place = start("import os, time\nos.closerange(3, 100)\nwhile True:\n    time.sleep(60)\n").move(CONTINUE)
    assert place.exit is Exit.ERROR and "connection" in (place.problem or "")


def test_a_program_may_fork(start: Start) -> None:
    engine = start("import os\npid = os.fork()\nif pid == 0:\n    os._exit(0)\nos.waitpid(pid, 0)\ndone = True\n")
    place = engine.run(stops=at_line(6))
    assert place.state is not None and place.state.line == 6
    assert any("forked" in note for note in engine.notes)


@pytest.mark.parametrize("body", ["while True:\n    pass\n", "import time\nwhile True:\n    time.sleep(60)\n"])
def test_an_interrupt_stops_the_program_wherever_it_is(start: Start, body: str) -> None:
    # The program interrupts itself from another thread, so that nothing here depends on time.
    interrupt = (
        "import os, signal, threading\nthreading.Thread(target=os.kill, args=(os.getpid(), signal.SIGINT)).start()\n"
    )
    engine = start(interrupt + body)
    place = engine.move(CONTINUE)
    assert place.reason is Reason.INTERRUPTED and place.state is not None
    assert engine.evaluate("1 + 1", -1) == "2"


def test_a_value_of_ten_megabytes_is_cut_and_costs_nothing(start: Start) -> None:
    engine = start("s = 'x' * 10_000_000\nt = len(s)\nu = 1\n")
    place = engine.run(stops=at_line(3))
    assert place.state is not None and len(place.state.locals["s"]) < 1000 and place.state.locals["t"] == "10000000"
    assert len(engine.evaluate("s", -1)) < 20_000


def test_unicode_identifiers(start: Start) -> None:
    engine = start("größe = 1\nπ = größe + 2\n名 = 'é'\nx = 0\n")
    place = engine.run(stops=at_line(4))
    assert place.state is not None and place.state.locals == {"größe": "1", "π": "3", "名": "'é'"}
    assert engine.evaluate("π * 2", -1) == "6"


def test_five_thousand_lines(start: Start) -> None:
    engine = start("x = 0\n" + "x += 1\n" * 5000 + "done = x\n")
    place = engine.run(stops=at_line(5002))
    assert place.state is not None and place.state.locals["x"] == "5000"
    assert engine.timeline.through_calls.last_change("x", 5001) == 5001


def test_a_watched_variable_stops_where_it_changed(start: Start) -> None:
    engine = start("def f():\n    n = 0\n    m = 1\n    n = 2\n    return n\nf()\n")
    place = engine.run(stops=at_line(3))
    assert place.state is not None
    place = engine.run(stops=Stops(watches=(Watch("n", place.state.frame),)))
    assert place.reason is Reason.STOP and place.state is not None
    assert (place.state.line, place.state.locals["n"]) == (5, "2")


def test_a_watched_variable_stops_where_it_changed_behind_what_is_shown(start: Start) -> None:
    engine = start(
        "def f():\n    grid = [[0] * 10 for _ in range(10)]\n    m = 1\n    grid[5][5] = m\n    return grid\nf()\n"
    )
    place = engine.run(stops=at_line(3))
    assert place.state is not None
    place = engine.run(stops=Stops(watches=(Watch("grid", place.state.frame),)))
    assert place.reason is Reason.STOP and place.state is not None
    assert place.state.line == 5


def test_a_breakpoint_by_text_is_met(start: Start) -> None:
    engine = start("def f(n):\n    return n\nfor i in range(3):\n    f(i)\n")
    place = engine.move(breakpoint_at("    return n"))
    assert place.state is not None and place.state.locals == {"n": "0"}


def test_leaving_a_function_by_an_exception_stops_at_the_exception(start: Start) -> None:
    engine = start("def f():\n    a = 1\n    raise ValueError(a)\ntry:\n    f()\nexcept ValueError:\n    pass\n")
    engine.run(stops=at_line(2))
    place = engine.run(Leaving(1))
    assert place.state is not None and place.state.event is Event.EXCEPTION and place.state.depth == 1
    assert engine.evaluate("a", -1) == "1"


def test_expressions_can_be_stepped(start: Start) -> None:
    engine = start("a = 2\nb = (a + 1) * 3\n", expressions=True)
    engine.run(stops=at_line(2))
    seen = [engine.move(STEP_EXPRESSION).state for _ in range(2)]
    assert [(s.source, s.value) for s in seen if s] == [("a + 1", "3"), ("(a + 1) * 3", "9")]


def test_a_program_that_cannot_be_compiled_is_refused(start: Start) -> None:
    with pytest.raises(BadTarget, match="cannot be compiled"):
        start("def f(:\n")


def test_a_jump_skips_lines(start: Start) -> None:
    engine = start("a = 1\na = 2\na = 3\nb = a\n")
    engine.run(stops=at_line(2))
    place = engine.jump(4)
    assert place.state is not None and (place.state.event, place.state.line) == (Event.LINE, 4)
    assert dict(place.state.locals) == {"a": "1"} and engine.is_present
    engine.move(CONTINUE)
    assert engine.timeline.state(len(engine.timeline) - 1).locals["b"] == "1"


def test_a_past_too_long_to_be_kept_is_forgotten_from_its_start_and_said_so(start: Start) -> None:
    source = "def f(n):\n    for i in range(n):\n        k = i\n    return k\nx = f(20000)\n"
    engine = start(source, most_kept=1 << 20)
    place = engine.run(stops=at_line(4))
    assert place.state is not None and place.state.line == 4 and place.state.locals["k"] == "19999"
    assert engine.forgotten > 0 and "are forgotten" in engine.notes[-1]
    assert [(state.function, state.line) for state in engine.stack()] == [("<module>", 5), ("f", 4)]
    assert len(engine.timeline) + engine.forgotten == 40_006
    back = engine.go(len(engine.timeline) - 3)
    assert back.state is not None and back.state.line == 3 and back.state.locals["i"] == "19999"
    engine.go(len(engine.timeline) - 1)
    place = engine.move(STEP_OVER)
    assert place.state is not None and place.state.value == "19999"


def test_undo_leads_to_nothing_that_is_forgotten(start: Start) -> None:
    source = "def f(n):\n    for i in range(n):\n        k = i\n    return k\nx = f(20000)\n"
    session = Session(start(source, most_kept=1 << 20))
    session.step()
    session.next()
    session.set_breakpoint.at_line("program.py", 4)
    session.resume()
    session.finish()
    state = session.undo().state
    assert state is not None and state.line == 4
    with pytest.raises(BadAction, match="nothing to undo"):
        session.undo()


def test_a_condition_is_asked_in_the_program_at_its_hits_only(start: Start) -> None:
    source = "def f(n):\n    for i in range(n):\n        k = i\n    return k\nx = f(3000)\ny = f(5)\n"
    engine = start(source)
    stops = Stops(conditions=(("program.py", 3, "i == 2990 and isinstance(n, int)"),))
    place = engine.run(stops=stops)
    assert place.reason is Reason.STOP and place.state is not None and place.state.locals["i"] == "2990"
    assert engine.run(stops=stops).exit is Exit.NORMAL
    engine.go(0)
    place = engine.run(stops=stops)
    assert place.state is not None and place.state.locals["i"] == "2990" and place.provenance is Provenance.RECORDED


def test_a_condition_that_fails_in_the_program_stops_it(start: Start) -> None:
    engine = start("for i in range(3):\n    k = i\n")
    place = engine.run(stops=Stops(conditions=(("program.py", 2, "nothing > 1"),)))
    assert place.state is not None and place.state.line == 2 and place.state.locals["i"] == "0"


DYING = """\
import collections, datetime

class R:
    def __init__(self): self.a = 1
    def __repr__(self): return "R!"

def g(dd, many, when, r):
    own = [n for n in many if n > 297]
    return 1 // 0

g(collections.defaultdict(int, a=1), list(range(300)), datetime.datetime(2024, 1, 2), R())
"""


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("len(many)", "300"), ("dd['a']", "1"), ("when.year", "2024"), ("r.a", "1"), ("own", "[298, 299]"),
        ("sorted(locals())", "['dd', 'many', 'own', 'r', 'when']"), ("collections.Counter('aa')", "Counter({'a': 2})"),
    ],
)  # fmt: skip
def test_after_an_uncaught_exception_everything_can_be_evaluated(tmp_path: Path, expression: str, value: str) -> None:
    path = tmp_path / "p.py"
    path.write_text(DYING)
    with LiveEngine(Program(str(path))) as engine:
        assert engine.run().exit is Exit.ERROR
        origin = origin_of_error(engine.timeline)
        assert origin is not None
        engine.go(origin)
        assert engine.evaluate(expression, -1) == value
        assert engine.evaluate("R.__name__", 0) == "'R'", "also in the function that called"


def test_a_program_that_failed_and_was_looked_at_ends_by_itself(tmp_path: Path) -> None:
    path, out = tmp_path / "p.py", tmp_path / "out"
    path.write_text(f"import atexit\natexit.register(open({str(out)!r}, 'w').write, 'bye')\nraise ValueError\n")
    with LiveEngine(Program(str(path))) as engine:
        engine.run()
        pid = engine.pid
    assert out.read_text() == "bye"
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("locals()", "{'n': 2}"), ("'n' in globals()", "False"), ("'p' in globals()", "True"),
        ("[n * k for k in range(2)]", "[0, 2]"), ("p", "CompletedProcess(args='x', returncode=0)"),
        ("[ip]", "[IPv4Address('1.2.3.4')]"),
    ],
)  # fmt: skip
def test_an_expression_sees_what_python_s_prompt_would(tmp_path: Path, expression: str, value: str) -> None:
    path = tmp_path / "p.py"
    path.write_text(
        "import ipaddress, subprocess\np = subprocess.CompletedProcess('x', 0)\nip = ipaddress.ip_address('1.2.3.4')\n"
        "def f(n):\n    return n\nf(2)\n"
    )
    with LiveEngine(Program(str(path))) as engine:
        engine.run(RUN_END, Stops(lines=frozenset({("p.py", 5)})))
        assert engine.evaluate(expression, -1) == value


def test_a_program_that_cannot_be_restarted_can_still_be_looked_at(start: Start, tmp_path: Path) -> None:
    engine = start("x = 1\ny = 2\n")
    engine.run(stops=at_line(2))
    (tmp_path / "program.py").write_text("x = (\n", encoding="utf-8")
    with pytest.raises(BadTarget):
        engine.restart()
    assert engine.evaluate("x", -1) == "1" and engine.here.state is not None


def test_a_log_point_asks_the_program_only_for_what_it_says(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = start("for i in range(20):\n    x = i\nend = 1\n")
    session, asked, heard = Session(engine), list[str](), list[str]()
    send = engine._running.process.send
    monkeypatch.setattr(engine._running.process, "send", lambda says: (asked.append(says["do"]), send(says)))
    session.set_breakpoint.at_line("program.py", 2, log="i is {i}")
    session.listen(lambda place, text: heard.append(text))
    session.resume()
    assert heard == [f"i is {i}" for i in range(20)]
    assert asked.count("evaluate") == 20
    assert asked.count("thread") < 5


LIVES = """import weakref
class Thing: pass
def f():
    thing = Thing(); there = weakref.ref(thing); n = 0
    n = 1
    del thing; n = there() is None
    return n
print(f())
"""


@pytest.mark.parametrize("asked", ["condition", "watch", "part", "evaluate", "same", "execute", "raising", "debug"])
def test_what_the_program_deletes_is_gone_whatever_the_debugger_looks_at(
    asked: str, start: Start, capfd: pytest.CaptureFixture[str]
) -> None:
    engine = start(LIVES)
    place = engine.run(stops=at_line(5))
    assert place.state is not None
    stops = Stops()
    match asked:
        case "condition":
            stops = Stops(conditions=(("program.py", 6, "n == 7"),))
        case "watch" | "part":
            name = "thing" if asked == "watch" else "thing.missing"
            stops = Stops(watches=(Watch(name, place.state.frame),))
        case "evaluate":
            assert engine.evaluate("n", -1) == "0"
            with pytest.raises(BadAction, match="missing"):
                engine.evaluate("thing.missing", -1)
        case "same":
            engine.same("thing", -1)
            engine.shared()
        case "execute":
            engine.execute("n = 5; by_hand = n", -1)
            assert engine.evaluate("by_hand", -1) == "5"
        case "raising":
            with pytest.raises(BadAction, match="missing"):
                engine.execute("thing.missing", -1)
        case "debug":
            engine.debug("n = len([thing])", -1)
    while not engine.here.exit:
        engine.run(RUN_END, stops)
    assert capfd.readouterr().out == "True\n"


def test_a_child_that_is_forked_while_something_is_evaluated_does_not_answer(start: Start) -> None:
    engine = start("a = 1\nb = 2\n")
    engine.run(stops=at_line(2))
    assert int(engine.evaluate("__import__('os').fork()", -1)) > 0
    assert [engine.evaluate(f"{number} + a", -1) for number in range(3)] == ["1", "2", "3"]
    assert engine.evaluate("__import__('os').wait()[0] > 0", -1) == "True"
