"""Lines that can run, and what they bind."""

import pytest

from ndb.errors import BadAction
from ndb.source.runnable import check_line, runnable_lines, stored_names

SHOP = '''\
"""A shop."""
import math

# prices
RATE = 1.2


@staticmethod
def price(name):
    """What it costs."""
    total = [n for n in (1,
                         2)]
    for part in total:
        last = part
    def inner():
        hidden = 1
    return (
        last
    )


class Basket:
    size = 3
'''


def test_lines_run_where_statements_and_their_parts_stand() -> None:
    assert runnable_lines(SHOP) == {2, 5, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23}


def test_in_a_text_that_is_no_python_every_written_line_may_run() -> None:
    assert runnable_lines("def f(:\n\n    x\n") == {1, 3}


def test_a_breakpoint_where_nothing_runs_is_refused_and_told_where_something_does() -> None:
    check_line(SHOP, "shop.py", 5)
    with pytest.raises(BadAction, match=r"line 4 of shop\.py never runs by itself; line 5 does"):
        check_line(SHOP, "shop.py", 4)
    with pytest.raises(BadAction, match=r"shop\.py has no line 24: it ends at line 23"):
        check_line(SHOP, "shop.py", 24)
    with pytest.raises(BadAction, match=r"has no line 0"):
        check_line(SHOP, "shop.py", 0)
    with pytest.raises(BadAction, match=r"never runs by itself$"):
        check_line("x = 1\n# end\n", "shop.py", 2)


def test_a_function_binds_its_own_variables_only() -> None:
    assert stored_names(SHOP, 13) == {"total", "part", "last"}
    assert stored_names(SHOP, 16) == {"hidden"}
    assert stored_names(SHOP, 23) == {"size"}
    assert stored_names(SHOP, 5) == {"RATE"}
    assert stored_names("def f(:\n", 1) == frozenset()


def test_a_module_has_names_of_its_own_also_on_the_line_of_a_def() -> None:
    text = "class A:\n    inner = 1\nt = 0\n"
    assert stored_names(text, None) == {"t"} and stored_names(text, 1) == {"inner"}
