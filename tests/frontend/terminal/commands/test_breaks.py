"""Commands about breakpoints."""

from pathlib import Path

import pytest
from obeying import Obeying
from recorded import FILE

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.errors import BadAction
from ndb.session import Session
from ndb.session.open import Wanted, opened


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("b 5", f"Breakpoint 1 at {FILE}:5"), (f"b {FILE}:5", f"Breakpoint 1 at {FILE}:5"),
        ("b helper", "Breakpoint 1 at function helper"), ("watch total", "Breakpoint 1 at change of total"),
        ("catch", "Breakpoint 1 at any exception raised"), ("catch KeyError", "Breakpoint 1 at KeyError raised"),
        ("catch uncaught", "Breakpoint 1 at uncaught exception"), ("tbreak 5", f"Breakpoint 1 at {FILE}:5"),
        ("log 5 i is {i}", f"Breakpoint 1 at {FILE}:5"),
    ],
)  # fmt: skip
def test_a_breakpoint_that_is_set_says_where(command: str, said: str) -> None:
    assert Obeying()(command) == [said]


def test_breakpoints_are_listed_with_all_that_is_known_of_them() -> None:
    obeying = Obeying()
    assert obeying("b") == ["No breakpoints."]
    obeying("b 5, i == 3", "tbreak 12", "b helper", "log 8 total {total}", "ignore 3 9", "disable 4", "ignore 2 9", "c")
    assert obeying("tbreak") == [
        f"1   line      keep yes  at {FILE}:5",
        "         stop only if i == 3",
        "         hit 1 time",
        f"2   line      del  yes  at {FILE}:12",
        "         pass by next 7 times",
        "         hit 2 times",
        "3   function  keep yes  at function helper",
        "         pass by next 7 times",
        "         hit 2 times",
        f"4   line      keep no   at {FILE}:8",
        "         say total {total}",
    ]


@pytest.mark.parametrize(
    ("command", "stops"),
    [("b 5 if i == 3", "stop only if i == 3"), ("b 5, i == 3", "stop only if i == 3"),
     ("b 5, 3 if i else 4", "stop only if 3 if i else 4"), ("b helper if 1", "stop only if 1"),
     ("watch total if total > 2", "stop only if total > 2"), ("watch total, total > 2", "stop only if total > 2")],
)  # fmt: skip
def test_a_condition_stands_after_a_comma_or_an_if(command: str, stops: str) -> None:
    obeying = Obeying()
    obeying(command)
    assert obeying("b")[-1].strip() == stops


def test_the_comma_of_a_key_begins_no_condition() -> None:
    (said,) = Obeying()("watch seen[1, 2] if i")
    assert "no variable 'seen'" in said


def test_a_temporary_one_stops_once() -> None:
    obeying = Obeying()
    obeying("tbreak helper", "c")
    assert obeying("b") == ["No breakpoints."]


def test_conditions_and_counts_can_be_changed() -> None:
    obeying = Obeying()
    obeying("b 5")
    assert obeying("condition 1 i == 3") == ["Breakpoint 1 stops when i == 3"]
    assert obeying("condition 1") == ["Breakpoint 1 is unconditional"]
    assert obeying("ignore 1 2") == ["Breakpoint 1 passes by 2 times"]
    assert "   total = 1, seen = [0], i = 2" in obeying("c")
    assert obeying("ignore 1") == ["Breakpoint 1 passes by 0 times"]


def test_breakpoints_are_switched_and_removed_by_number_or_place() -> None:
    obeying = Obeying()
    obeying("b 5", "b 6", "b helper")
    assert obeying("disable 1 3") == [f"Disabled breakpoint 1 at {FILE}:5", "Disabled breakpoint 3 at function helper"]
    assert obeying("enable 3") == ["Enabled breakpoint 3 at function helper"]
    assert [b.enabled for b in obeying.session.breakpoints] == [False, True, True]
    assert obeying(f"cl {FILE}:6") == [f"Deleted breakpoint 2 at {FILE}:6"]
    assert obeying("cl 1") == [f"Deleted breakpoint 1 at {FILE}:5"]
    assert obeying("cl") == ["Deleted breakpoint 3 at function helper"]


def test_what_a_breakpoint_is_to_do_when_it_stops() -> None:
    obeying = Obeying()
    obeying("b helper", "commands 1 p i * 10 ;; p i")
    assert obeying("c")[-2:] == ["0", "0"] and obeying("c")[-2:] == ["20", "2"]


def test_what_it_is_to_do_may_be_typed_line_by_line() -> None:
    obeying = Obeying()
    obeying("b helper", "b 12", "commands")
    assert obeying.terminal.prompt == "(com) "
    obeying("p j", "end")
    assert obeying.terminal.prompt == "(ndb) " and obeying.terminal.on_stop == {2: ["p j"]}
    obeying("commands 1", "p i", "c")
    assert obeying.terminal.on_stop[1] == ["p i", "c"], "a command that goes on is the last"
    assert obeying("c")[-1] == "0"


def test_a_function_of_a_file_that_is_not_imported_yet_is_named_with_its_module(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("from q import price\nprice()\n")
    (tmp_path / "q.py").write_text("def price():\n    return 1\n")
    with opened(Wanted(Program(str(tmp_path / "p.py")))) as found:
        with pytest.raises(BadAction, match=r"b package\.module\.price"):
            found.session.set_breakpoint.in_function("price")
        assert str(found.session.set_breakpoint.in_function("q.price")) == "function price of q.py"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("b 9", "never runs"), ("b nope", "no function 'nope'"), ("log 5", "log takes a line and a text"),
        ("watch", "a variable or a part"), ("disable", "numbers of breakpoints"), ("cl x", "'x' is no number"),
        ("cl 7", "no breakpoint 7"), (f"cl {FILE}:3", f"no breakpoint at {FILE}:3"), ("condition x", "number of a"),
        ("ignore x", "number of a breakpoint and"), ("commands", "no breakpoint 1"), ("commands x", "number of"),
    ],
)  # fmt: skip
def test_mistakes_are_told(command: str, said: str) -> None:
    assert said in " ".join(Obeying()(command))


def test_a_module_is_named_as_an_import_names_it(tmp_path: Path) -> None:
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "__init__.py").touch()
    (tmp_path / "pkg" / "mod.py").write_text("def util(a):\n    return a\n")
    (tmp_path / "p.py").write_text("import pkg.mod\n\ndef util(a):\n    return a\n\nutil(1)\npkg.mod.util(2)\n")
    session = Session(LiveEngine(Program(str(tmp_path / "p.py"))))
    try:
        obeying = Obeying(session)
        assert obeying("b pkg.mod.util") == ["Breakpoint 1 at function util of pkg/mod.py"]
        assert obeying("b pkg.mod:2") == ["Breakpoint 2 at pkg/mod.py:2"]
        assert "pkg/mod.py(1)util()" in obeying("c")[1], "not the function of that name in p.py"
        assert "pkg/mod.py(2)util()" in obeying("c")[0]
        assert obeying("b pkg.nothing:2")[0].startswith("*** no file 'pkg.nothing'")
    finally:
        session.close()
