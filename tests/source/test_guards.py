"""What decides whether a line runs."""

from ndb.source.guards import Guard, guards_of

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
