"""Commands that show values."""

from dataclasses import replace

import pytest
from obeying import Obeying
from recorded import recorded

from ndb.engine.protocol import Forecast, edited_by_hand
from ndb.frontend.terminal.paint import Paint


def test_arguments_and_variables() -> None:
    obeying = Obeying()
    obeying("go 11")
    assert obeying("a") == ["i = 0"] and obeying("v") == ["i = 0", "j = 0"]
    obeying("u")
    assert obeying("a") == ["n = 5"] and obeying("v")[:2] == ["n = 5", "total = 0"]


def test_arguments_of_every_kind_are_shown_in_order() -> None:
    source = "def f(a, /, b, *rest, c=3, **more):\n    return a\n"
    assert Obeying(recorded(source, "f(1, 2, 4, d=5)"))("a") == [
        "a = 1",
        "b = 2",
        "rest = (4,)",
        "c = 3",
        "more = {'d': 5}",
    ]


def test_what_is_new_stands_out() -> None:
    obeying = Obeying(paint=Paint(True, 80))
    assert [line for line in obeying("go 11", "v") if "\x1b[32m" in line] == ["\x1b[32mj = 0\x1b[0m"]


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("p i + 1", ["1"]), ("print i", ["0"]), ("pp i", ["0"]), ("whatis i", ["<class 'int'>"]),
        ("p", ["*** p takes an expression"]), ("pp", ["*** pp takes an expression"]),
        ("whatis", ["*** whatis takes an expression"]),
        ("why", ["*** why takes a variable or a part of one, as d['k']"]),
        ("rv", ["*** not at a return; `r` goes to where this function returns"]),
    ],
)  # fmt: skip
def test_expressions(command: str, shown: list[str]) -> None:
    assert Obeying()("go 11", command) == shown


def test_a_long_value_is_shown_over_several_lines() -> None:
    assert len(Obeying()("pp list(range(40))")) == 42


def test_of_a_value_that_is_cut_it_is_said_how_to_see_more() -> None:
    shown = Obeying()("pp list(range(2000))")
    assert len(shown) > 1000 and "<…1002 lines more…>" in shown
    assert any(line.startswith("cut; `pp` of a part, as `pp PART`, shows more") for line in shown)


def test_what_a_function_returned() -> None:
    assert Obeying()("go 12", "rv") == ["0"]


def test_displays_are_shown_when_they_are_new() -> None:
    obeying = Obeying()
    obeying("go 6")
    assert obeying("display total") == ["display total: 0"] and obeying("display i") == ["display i: 0"]
    assert obeying("display") == ["display total: 0", "display i: 0"]
    assert obeying("go 15")[-2:] == ["display total: 1  [was 0]", "display i: 1  [was 0]"]
    obeying("undisplay i")
    assert obeying("display") == ["display total: 1"] and obeying("undisplay i") == ["*** 'i' is not displayed"]
    obeying("undisplay")
    assert obeying("display") == []


def test_where_a_value_came_from() -> None:
    assert Obeying()("go 22", "why j")[:4] == [
        "j = 4", "  assigned at state 21, <program>(11): j = i * 2",
        "  i = 2", "    argument at state 19, <program>(7): seen.append(helper(i))",
    ]  # fmt: skip
    assert Obeying()("go 24", "why seen")[1].endswith("[helper returned 4]")


def test_what_was_set_by_hand_and_what_is_unknown_say_so() -> None:
    obeying = Obeying()
    cursor = obeying.session.cursor
    place = replace(cursor.place, origins=edited_by_hand(["n"]))
    cursor.stop = replace(cursor.stop, place=place)
    assert obeying("v") == ["n = 5  (edited)"]
    cursor.stop = replace(cursor.stop, place=replace(place, forecast=Forecast(unknown=frozenset({"n"})), origins={}))
    assert obeying("v") == ["n = ?"] and obeying("p n + 1") == ["6  (a guess: n is unknown)"]
    obeying("go 3")
    assert obeying("p n") == ["5"]


CHAIN = "def work(a):\n    b = a + 1\n    c = b + 1\n    d = c + 1\n    e = d + 1\n    return e\n"


def test_why_goes_farther_back_on_request_from_the_top_or_from_a_node() -> None:
    obeying = Obeying(recorded(CHAIN))
    first = obeying("go 7", "why e")
    assert [line.strip() for line in first if "=" in line and "state" not in line] == ["e = 9", "d = 8", "c = 7"]
    assert first[-1] == "farther back: `why`, or `why b at 4`"
    farther = obeying("why")
    assert [line.strip() for line in farther if "=" in line and "state" not in line] == [
        "e = 9", "d = 8", "c = 7", "b = 6", "a = 5",
    ]  # fmt: skip
    assert "farther" not in farther[-1]
    assert obeying("why b at 4")[0] == "b = 6"


def test_why_says_of_a_generator_expression_what_it_gave_and_not_that_its_end_returned_nothing() -> None:
    source = "def f(rows):\n    n = sum(row * 2 for row in rows)\n    return n\n"
    obeying = Obeying(recorded(source, "f([3, 4])"))
    obeying("b 3", "c")
    shown = obeying("why n")
    assert shown[1].endswith(": n = sum(row * 2 for row in rows)")
    assert "  the generator expression gave 8" in shown and not any("returned None" in line for line in shown)
