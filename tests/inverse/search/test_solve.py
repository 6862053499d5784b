"""Numbers that must fit together are found by a solver where one is installed."""

from typing import Any

import pytest

from ndb.inverse.question import Reaches
from ndb.inverse.search.candidate_runs import Runner
from ndb.inverse.search.search_inputs import Budget, InputSearch, with_solution
from ndb.inverse.search.solve import LENGTH, solutions
from ndb.predict.subject import subject_of

SOURCE = """
def plan(days, rate, rows):
    if rate < 3:
        return None
    total = days * 7 + rate
    if total == 203 and rows[0] - rows[1] == total:
        for row in rows:
            if days % 5 == 3 and not days > 90:
                return "here"
    return total
"""


def test_conditions_around_a_line_are_solved_together() -> None:
    pytest.importorskip("z3")
    found = solutions(subject_of(SOURCE, "plan").node, 9)
    assert found
    for each in found:
        days, rate, first, second = (
            each[place] for place in (("days", None), ("rate", None), ("rows", 0), ("rows", 1))
        )
        assert rate >= 3 and days * 7 + rate == 203 == first - second and days % 5 == 3 and days <= 90


def test_a_line_without_conditions_that_can_be_read_has_no_solution() -> None:
    source = "def f(text):\n    if text.strip() == 'x':\n        return 1\n    return 2\n"
    assert solutions(subject_of(source, "f").node, 3) == []


def test_a_name_that_is_bound_anew_says_nothing_of_the_parameter() -> None:
    source = "def f(n, m):\n    n = input()\n    if n == 41 and m == 7:\n        return 1\n"
    pytest.importorskip("z3")
    assert {tuple(each) for each in solutions(subject_of(source, "f").node, 4)} == {(("m", None),)}


@pytest.mark.parametrize(
    ("solution", "made"),
    [
        ({("n", None): 4}, {"n": 4, "xs": [9]}),
        ({("xs", 1): 5}, {"n": 1, "xs": [9, 5]}),
        ({("xs", LENGTH): 3, ("xs", 0): 2}, {"n": 1, "xs": [2, 0, 0]}),
        ({("xs", LENGTH): 0}, {"n": 1, "xs": []}),
    ],
)
def test_a_solution_is_put_into_arguments(solution: Any, made: dict[str, Any]) -> None:
    assert with_solution({"n": 1, "xs": [9]}, solution) == made


def test_the_search_asks_the_solver() -> None:
    pytest.importorskip("z3")
    source = "def f(x):\n    if x % 97 == 13 and x % 89 == 7 and x > 0:\n        return 1\n"
    with Runner(source, "f", Reaches(3)) as runner:
        search = InputSearch(subject_of(source, "f"), Reaches(3), runner)
        assert search.go(Budget(600.0, 2_000))
