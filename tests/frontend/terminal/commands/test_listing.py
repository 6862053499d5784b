"""Commands that show source text."""

import pytest
from obeying import Obeying


def lines(shown: list[str]) -> list[int]:
    return [int(line.split()[0]) for line in shown]


@pytest.mark.parametrize(
    ("command", "first", "last"),
    [("l", 2, 12), ("l .", 2, 12), ("l 3", 1, 11), ("l 9", 4, 14), ("l 2, 4", 2, 4), ("l 2, 1", 2, 3), ("ll", 1, 8)],
)
def test_which_lines_are_shown(command: str, first: int, last: int) -> None:
    assert lines(Obeying()("go 8", command)) == list(range(first, last + 1))


def test_listing_goes_on_and_ends() -> None:
    obeying = Obeying()
    obeying("go 5", "l")
    assert lines(obeying("l")) == [12, 13, 14, 15] and obeying("l") == ["[EOF]"]
    assert lines(obeying("l ."))[0] == 1
    obeying("s")
    assert lines(obeying("l"))[0] == 1, "after a move, around it"


def test_breakpoints_and_the_line_that_runs_are_marked() -> None:
    obeying = Obeying()
    obeying("b 5", "b 8", "disable 2", "go 6")
    shown = {int(line.split()[0]): line for line in obeying("l")}
    assert shown[5] == "   5 B->         total += i" and shown[8] == "   8         return total"


def test_a_function_s_text_is_shown_by_its_name() -> None:
    assert Obeying()("source helper") == ["  10     def helper(i):", "  11         j = i * 2", "  12         return j"]


@pytest.mark.parametrize(
    ("command", "said"), [("source q", "no function or class 'q'"), ("l x", "list takes line numbers")]
)
def test_mistakes_are_told(command: str, said: str) -> None:
    assert said in " ".join(Obeying()(command))
