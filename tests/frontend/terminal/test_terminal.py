"""How lines become commands."""

import pytest
from obeying import Obeying

from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.terminal import Terminal, commands_in, name_and_argument


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("s ;; n", ["s", "n"]), ("p 'a;;b' ;; s", ["p 'a;;b'", "s"]), ('p "a;;b"', ['p "a;;b"']), ("", []),
        (";; s ;;", ["s"]), ("alias k s ;; n", ["alias k s ;; n"]), ("commands 1 s ;; n", ["commands 1 s ;; n"]),
        ("p '\"' ;; s", ["p '\"'", "s"]), ("p 1;;p 2;;p 3", ["p 1", "p 2", "p 3"]),
    ],
)  # fmt: skip
def test_several_commands_on_a_line(line: str, commands: list[str]) -> None:
    assert commands_in(line) == commands


@pytest.mark.parametrize(
    ("line", "name", "argument"),
    [
        ("s", "s", ""), ("b 12, x > 3", "b", "12, x > 3"), ("!x = 3", "!", "x = 3"), ("? s", "?", "s"),
        ("x = 3", "", "x = 3"), ("n += 1", "", "n += 1"), ("n == 3", "n", "== 3"), ("s.y", "", "s.y"),
        ("  p", "", "  p"), ("p\n1", "p", "1"), ("x /= 2", "", "x /= 2"),
    ],
)  # fmt: skip
def test_a_name_and_what_stands_behind_it(line: str, name: str, argument: str) -> None:
    assert name_and_argument(line) == (name, argument)


def test_an_empty_line_repeats_the_last_one_and_comments_are_nothing() -> None:
    obeying = Obeying()
    obeying("s")
    assert obeying("")[0] == "> <program>(3)work()"
    assert obeying("# a word") == [] and obeying("")[0] == "> <program>(4)work()"


def test_commands_of_a_line_are_obeyed_in_turn_also_after_a_mistake() -> None:
    assert Obeying()("p n ;; p zz ;; p 1") == ["5", "*** NameError: no variable 'zz' is known here", "1"]


def test_what_breakpoints_are_to_do_comes_before_the_rest_of_the_line() -> None:
    obeying = Obeying()
    obeying("b helper", "b 10", "commands 1 p 1 ;; p 2", "commands 2 p 3")
    assert obeying("c ;; p 4")[-4:] == ["1", "2", "3", "4"]


def test_a_long_mistake_is_wrapped() -> None:
    obeying = Obeying(paint=Paint(width=30))
    shown = obeying("set n = 3")
    assert shown[0].startswith("*** ") and all(line.startswith("    ") for line in shown[1:])
    assert max(map(len, shown)) <= 30


def test_an_interruption_ends_the_line_and_stands_where_the_engine_is() -> None:
    obeying = Obeying()

    def interrupt() -> None:
        obeying.session.engine.go(9)
        raise KeyboardInterrupt

    obeying.terminal.aliases["boom"] = "s"
    obeying.session.step = interrupt  # type: ignore[method-assign, assignment]
    assert obeying("boom ;; p 1") == ["*** interrupted"] and obeying.session.place.moment == 9


def test_the_loop_ends_with_its_lines_or_with_quit() -> None:
    obeying = Obeying()
    obeying.terminal.loop(["p 1", "q", "p 2"])
    assert obeying.shown == ["1"]
    obeying.terminal.loop(["p 3"])
    assert obeying.shown == ["1", "3"]


def test_a_terminal_is_plain_unless_painted() -> None:
    shown: list[str] = []
    Terminal(Obeying().session, shown.append).execute("s")
    assert "\x1b" not in "".join(shown)
