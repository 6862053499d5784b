"""What is no command is Python."""

from pathlib import Path

import pytest
from driving import live
from obeying import Obeying

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.session import Session


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("2 * n", ["10"]), ("!n", ["5"]), ("None", []), ("5 == n", ["True"]),
        ("zz", ["*** NameError: no variable 'zz' is known here (h lists the commands)"]),
        ("zz + 1", ["*** NameError: no variable 'zz' is known here"]),
        ("import os", ["*** 'import' is no command (h lists them), and statements are run only with",
                       "    --engine live"]),
        ("set n", ["*** write: set NAME = EXPRESSION"]), ("set 3 = 4", ["*** write: set NAME = EXPRESSION"]),
    ],
)  # fmt: skip
def test_on_a_recording_nothing_is_run(line: str, shown: list[str]) -> None:
    assert Obeying()(line) == shown


@pytest.mark.parametrize("line", ["n = 3", "set n = 3", "step = 3"])
def test_an_assignment_sets_a_variable_where_one_can_be_set(line: str) -> None:
    assert "a recording cannot go on differently" in " ".join(Obeying()(line))


def test_in_a_running_program_statements_run(tmp_path: Path) -> None:
    path = tmp_path / "p.py"
    path.write_text("def f(n):\n    return n\n\nf(3)\n")
    session = Session(LiveEngine(Program(str(path))))
    try:
        obeying = Obeying(session)
        obeying("b f", "c")
        assert obeying("n = 10") == [] and obeying("p n") == ["10"]
        assert obeying("set n = n + 1") == ["n = 11  (edited)"]
        assert obeying("for i in range(2):") == [] and obeying.terminal.prompt == " ... "
        assert obeying("    n += 1", "") == [] and obeying("p n") == ["13"] and obeying.terminal.prompt == "(ndb) "
        obeying.terminal.has_more_lines = False
        assert obeying("for i in range(2):")[0].startswith("***"), "for a program, a line is all there is"
        assert obeying("import os") == [] and "->13" in " ".join(obeying("r"))
    finally:
        session.close()


def test_a_compound_statement_on_one_line_runs_at_once(tmp_path: Path) -> None:
    path = tmp_path / "p.py"
    path.write_text("n = 1\nn = 2\n")
    session = Session(LiveEngine(Program(str(path))))
    try:
        obeying = Obeying(session)
        assert obeying("s", "s", "if 1: n = 5") == [] and obeying.terminal.prompt == "(ndb) "
        assert obeying("def h(q): return q * 2") == [] and obeying("p h(n)") == ["10"]
    finally:
        session.close()


def test_interact_takes_every_line_for_python(tmp_path: Path) -> None:
    path = tmp_path / "p.py"
    path.write_text("n = 1\nn = 2\n")
    session = Session(LiveEngine(Program(str(path))))
    try:
        obeying = Obeying(session)
        obeying("s", "s")
        assert "exit()" in obeying("interact")[0] and obeying.terminal.prompt == ">>> "
        assert obeying("n") == ["1"] and obeying("for q in range(3):") == [] and obeying("    n += q", "") == []
        assert obeying("n") == ["4"] and obeying("exit()") == [] and obeying.terminal.prompt == "(ndb) "
    finally:
        session.close()


CALLED = "def f(n):\n    m = n * 2\n    return m\nx = 1\ny = f(x)\n"


def test_what_a_statement_calls_can_be_stepped_through(tmp_path: Path) -> None:
    shown = live(tmp_path, CALLED, ["n", "n", "debug x = f(21)", "n", "n", "n", "n", "p x", "n", "p y"])
    assert "> program.py(1)f()  [debug]" in shown and "   n = 21" in shown and "   m = 42" in shown
    assert "> program.py(5)<module>()  [the statement is done]" in shown
    assert shown[-1] == "84" and "42" in shown


@pytest.mark.parametrize(
    ("statement", "said"), [("f(1 / 0)", "ZeroDivisionError"), ("x = 2", "is done"), ("f(", "***")]
)
def test_a_statement_that_calls_nothing_is_done_at_once(tmp_path: Path, statement: str, said: str) -> None:
    shown = live(tmp_path, CALLED, ["n", "n", f"debug {statement}", "p x"], width=200)
    assert any(said in line for line in shown) and shown[-1] == ("2" if statement == "x = 2" else "1")


def test_a_recording_runs_no_statement() -> None:
    assert Obeying()("debug f(1)") == ["*** statements are run only with --engine live"]
    assert Obeying()("debug") == ["*** debug takes a statement, such as a call"]
