"""Edits of a line: what a person would try."""

import ast

import pytest

from ndb.session.faults.edits import larger_edits, small_edits


@pytest.mark.parametrize(
    ("line", "edited"),
    [
        ("return any(xs)", "return all(xs)"),
        ("return xs[1:]", "return xs[:]"),
        ("return a - b", "return b - a"),
        ("return gcd(a, b)", "return gcd(b, a)"),
        ("return a and b", "return a"),
        ("return a * b", "return (a + 1) * b"),
        ("xs.append(a)", "xs.extend(a)"),
        ("return not a", "return a"),
        ("return 7", "return 8"),
        ("a += b", "a -= b"),
        ("return a << 1", "return a >> 1"),
    ],
)
def test_small_edits(line: str, edited: str) -> None:
    text = f"def f(a, b, xs):\n    {line}\n"
    found = {edit.after for edit in small_edits("p.py", text, 2)}
    assert edited in found and line not in found


TEXT = """\
def search(queue, goal):
    while True:
        node = queue.pop()
        if node == goal:
            return True
    return False
"""


def test_an_expression_of_the_function_may_stand_in_the_place_of_another() -> None:
    assert "while queue:" in {edit.after for edit in larger_edits("p.py", TEXT, 2)}


def test_a_missing_case_is_put_in_before_the_line_and_a_statement_left_out() -> None:
    found = list(larger_edits("p.py", TEXT, 3))
    case = next(edit for edit in found if edit.after == "if not queue: return False")
    assert case.before == "" and case.text.splitlines()[2:4] == [" " * 8 + case.after, " " * 8 + "node = queue.pop()"]
    assert "pass" in {edit.after for edit in found}


def test_every_edit_can_be_parsed_and_is_another_text() -> None:
    for line in range(1, 7):
        for edit in (*small_edits("p.py", TEXT, line), *larger_edits("p.py", TEXT, line)):
            ast.parse(edit.text)
            assert edit.text != TEXT


def test_what_cannot_be_parsed_has_no_edits() -> None:
    assert list(small_edits("p.py", "def f(:\n", 1)) == []
