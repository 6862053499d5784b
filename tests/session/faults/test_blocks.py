"""Blocks of straight code, and values unlike those of runs that pass."""

import pytest

from ndb.session.faults.blocks import Left, block_starts, kind_of, strangeness, usual_values, wanted_values

TEXT = """\
def f(x):
    a = x + 1
    b = a * 2
    if b > 4:
        c = b - 1
        d = c
    else:
        d = 0
    return d
"""


def test_a_block_begins_where_control_comes_together_or_parts() -> None:
    starts = block_starts(TEXT)
    assert [starts[line] for line in (2, 3, 4, 5, 6, 8, 9)] == [2, 2, 2, 5, 5, 8, 9]


def test_what_cannot_be_parsed_has_no_blocks() -> None:
    assert block_starts("def f(:\n") == {}


def left(block: int, value: str, is_wanted: bool = False, name: str = "x") -> Left:
    return Left(("a.py", block), block, name, value, is_wanted)


def test_another_kind_of_value_is_stranger_than_another_value() -> None:
    usual = usual_values([[left(1, "3"), left(2, "[1]")], [left(1, "4"), left(2, "[2]")]])
    found = strangeness([left(1, "5"), left(2, "[]"), left(3, "1")], usual)
    assert found[("a.py", 2)][0] > found[("a.py", 3)][0] > found[("a.py", 1)][0] > 0
    assert strangeness([left(1, "4")], usual)[("a.py", 1)][0] == 0


def test_what_comes_before_the_wanted_value_has_done_its_work() -> None:
    usual = usual_values([[left(1, "3"), left(2, "3")]])
    found = strangeness([left(1, "-1"), left(1, "7", is_wanted=True), left(2, "-1")], usual)
    assert found[("a.py", 2)][0] > found[("a.py", 1)][0]


@pytest.mark.parametrize(
    ("value", "kind"),
    [("-2", "int -"), ("0.0", "float 0"), ("''", "str empty"), ("[0]", "list some"), ("None", "None"),
     ("Point(x=1)", "Point")],
)  # fmt: skip
def test_kinds(value: str, kind: str) -> None:
    assert kind_of(value) == kind


def test_the_constants_of_an_assertion_are_wanted() -> None:
    assert wanted_values("    assert f(1) == [0,  3], 'why'") == {"[0, 3]"}
    assert wanted_values("    assert f(g) == h") == frozenset()
    assert wanted_values("    assert (((") == frozenset()
