"""The statement that a line is part of, what decides whether it runs, and what a call passes for which parameter."""

import ast

import pytest

from ndb.source.call import passed_to
from ndb.source.statements import Guard, guards_of, names_in, names_set, statement_around, statement_of

TEXT = """\
total = (
    a
    + f(b)
)
if a and total:
    c = d[e]
"""


@pytest.mark.parametrize("line", [1, 2, 3])
def test_a_statement_over_several_lines_is_one(line: int) -> None:
    tree = statement_of(TEXT, line, TEXT.splitlines()[line - 1])
    assert (set(names_in(tree)), names_set(tree)) == ({"a", "b"}, {"total"})


def test_a_line_alone_is_read_alone_and_a_head_without_its_block() -> None:
    assert statement_around(TEXT, 5) is None and statement_around(TEXT, 6) is None
    assert names_in(statement_of(TEXT, 5, "if a and total:")) == ("a", "total")
    assert names_in(statement_of(TEXT, 6, "    c = d[e]")) == ("d", "e")


@pytest.mark.parametrize(
    ("call", "name", "is_bound", "passed"),
    [
        ("f(x, y)", "b", False, "y"), ("f(x, b=z)", "b", False, "z"), ("o.f(x)", "a", True, "o"),
        ("o.f(x)", "b", True, "x"), ("C(x)", "b", True, "x"), ("C(x)", "a", True, None), ("f(*xs)", "a", False, None),
        ("f(x)", "b", False, None), ("f(x)", "nope", False, None), ("f(x, c=w)", "c", False, "w"),
    ],
)  # fmt: skip
def test_what_a_call_passes_for_a_parameter(call: str, name: str, is_bound: bool, passed: str | None) -> None:
    node = ast.parse(call, mode="eval").body
    function = ast.parse("def f(a, b=1, *, c=2): pass").body[0]
    assert isinstance(node, ast.Call) and isinstance(function, ast.FunctionDef)
    found = passed_to(function.args, node, name, is_bound=is_bound)
    assert (ast.unparse(found) if found is not None else None) == passed


SOURCE = """\
def f(xs, t):
    n = 0
    for x in xs:
        if x == t:
            n += 1
        else:
            n -= 1
    while n:
        n -= 1
    try:
        g = 1
    except ValueError:
        g = 2
    match n:
        case 0:
            g = 3
    def inner():
        return g
    with t:
        g = 4
    return g
"""


def test_a_line_has_the_guards_around_it_innermost_first() -> None:
    assert guards_of(SOURCE, 5) == (Guard(4, "if", True, "x == t"), Guard(3, "for", True, "xs"))
    assert guards_of(SOURCE, 7) == (Guard(4, "if", False, "x == t"), Guard(3, "for", True, "xs"))


def test_loops_handlers_and_cases_decide_too() -> None:
    assert guards_of(SOURCE, 9) == (Guard(8, "while", True, "n"),)
    assert guards_of(SOURCE, 13) == (Guard(12, "except", True, ""),)
    assert guards_of(SOURCE, 16) == (Guard(15, "case", True, "n"),)


def test_nothing_decides_what_always_runs() -> None:
    assert [guards_of(SOURCE, line) for line in (2, 4 - 1, 11, 18, 20, 21)] == [()] * 6


def test_a_text_that_is_no_python_has_no_guards() -> None:
    assert guards_of("if x:\n", 1) == ()
