"""A program with hooks computes what it does without them."""

from typing import Any

import pytest

from ndb.inverse.search.inside.instrument import instrumented
from ndb.inverse.search.inside.report import Report

PROGRAMS = [
    ("def f(x):\n    return [y for y in x if 1 < y <= 3 and y != 2]", [[1, 2, 3, 4]]),
    (
        "def f(x):\n    n = 0\n    while n < x:\n        n += 1\n    else:\n        n = -n\n"
        "    return n if n else 'none'", [0, 3],
    ),
    (
        "def f(x):\n    try:\n        return x['a']\n    except (KeyError, TypeError) as e:\n"
        "        return type(e).__name__\n    finally:\n        x = None", [{"a": 1}, {}, 3],
    ),
    (
        "class A:\n    def __init__(self):\n        self.__v = [3]\n    def get(self, i):\n"
        "        return self.__v[i]\n\ndef f(x):\n    return A().get(x)", [0, -1],
    ),
    (
        "def f(x):\n    match x:\n        case {'k': v} if v > 2:\n            return v\n"
        "        case [a, *_]:\n            return a\n    return None", [{"k": 3}, {"k": 1}, [7, 8], 5],
    ),
    (
        "def f(x):\n    def g():\n        for i in x:\n            yield i\n"
        "    return sorted(g(), key=lambda v: (v.isdigit(), v))", [["b", "1", "a"]],
    ),
    ("def f(x):\n    a = b = c = x\n    return a == b == c, not a, a and b or c, x is None", [0, None, "s"]),
    (
        "class B:\n    def m(self):\n        return 1\nclass C(B):\n    def m(self):\n"
        "        return super().m() + 1\n\ndef f(x):\n    return C().m() + x", [1],
    ),
    ("def f(x):\n    return int(x), isinstance(x, (int, str)), 'a,b'.split(','), {'a': 1}.get(x)", ["12", 3]),
]  # fmt: skip


@pytest.mark.parametrize(("source", "inputs"), PROGRAMS)
def test_results_are_the_same(source: str, inputs: list[Any]) -> None:
    plain: dict[str, Any] = {}
    exec(source, plain)
    report = Report(source.count("\n") + 1)
    hooked: dict[str, Any] = {"__name__": "x", **report.hooks()}
    exec(compile(instrumented(source), "<program>", "exec"), hooked)
    for value in inputs:
        report.begin()
        assert hooked["f"](value) == plain["f"](value)
        assert any(report.seen)


def test_a_run_that_does_not_end_is_stopped_by_counting() -> None:
    from ndb.inverse.search.inside.report import Stopped

    report = Report(3)
    hooked: dict[str, Any] = dict(report.hooks())
    exec(compile(instrumented("def f():\n    while True:\n        pass\n"), "<program>", "exec"), hooked)
    report.begin()
    with pytest.raises(Stopped):
        hooked["f"]()


def run(source: str, *values: Any) -> Report:
    report = Report(source.count("\n") + 1)
    hooked: dict[str, Any] = {"__name__": "x", **report.hooks()}
    exec(compile(instrumented(source), "<program>", "exec"), hooked)
    report.begin()
    hooked["f"](*values)
    return report


def test_a_lambda_of_the_module_is_seen_when_it_runs_and_not_before() -> None:
    source = "RULES = [\n    lambda x: x + 1,\n    lambda x: x - 1,\n]\n\ndef f(n):\n    return RULES[n](3)\n"
    assert [number for number, seen in enumerate(run(source, 1).seen) if seen] == [3, 7]


@pytest.mark.parametrize(
    "method", ["sub('-', x)", "subn('-', x)", "finditer(x)", "split(x)", "search(x)", "findall(x)"]
)
def test_a_pattern_that_matches_nothing_is_told_from_one_that_does(method: str) -> None:
    source = f"import re\nDIGITS = re.compile('[0-9]')\n\ndef f(x):\n    return DIGITS.{method}\n"
    assert [run(source, text).notes[0][-1] for text in ("a1", "ab")] == [True, False]


def test_a_loop_that_is_left_is_told_from_one_that_runs_to_its_end() -> None:
    source = "def f(n):\n    for i in range(3):\n        if i == n:\n            break\n"
    ends = [{way for site, way in run(source, n).met if site // 1000 == 2} for n in (1, 7)]
    assert ends == [{True}, {True, False}]
