"""Colours and columns."""

import pytest

from ndb.frontend.terminal.paint import CYAN, DIM, GREEN, MAGENTA, RED, YELLOW, Paint, visible_length

PLAIN = "\x1b[0m"


def test_without_colour_everything_is_plain() -> None:
    paint = Paint(False, 20)
    assert paint("x", RED) == "x" and paint.source("return 1") == "return 1" and paint.confidence(0.3) == "30% sure"


def test_colour_surrounds_what_can_be_seen() -> None:
    assert Paint(True)("x", RED) == f"{RED}x{PLAIN}" and Paint(True)("  ", RED) == "  "
    assert visible_length(f"{RED}ab{PLAIN}c") == 3


@pytest.mark.parametrize(
    ("line", "coloured"),
    [
        ("return 1", f"{MAGENTA}return{PLAIN} {CYAN}1{PLAIN}"),
        ("  x = 'a'  # b", f"  x = {YELLOW}'a'{PLAIN}  {DIM}# b{PLAIN}"),
        ("else:", f"{MAGENTA}else{PLAIN}:"), ("x = (1,", f"x = ({CYAN}1{PLAIN},"), ("    ", "    "),
    ],
)  # fmt: skip
def test_source_is_coloured_by_its_tokens_as_far_as_it_makes_sense(line: str, coloured: str) -> None:
    assert Paint(True, 80).source(line) == coloured


def test_source_is_cut_to_the_width() -> None:
    assert Paint(False, 8).source("a = 12345678") == "a = 1..." and Paint(False, 8).source("a = 1234") == "a = 1234"
    assert Paint(False, 2).source("abc") == "..."


def test_doubt_is_told_below_nine_in_ten_and_red_below_a_half() -> None:
    paint = Paint(True)
    assert paint.confidence(0.9) == "" and paint.confidence(0.89) == f"{YELLOW}89% sure{PLAIN}"
    assert paint.confidence(0.5) == f"{YELLOW}50% sure{PLAIN}" and paint.confidence(0.49) == f"{RED}49% sure{PLAIN}"
    assert GREEN != RED
