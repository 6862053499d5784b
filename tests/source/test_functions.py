"""The functions of a text, by name and by line."""

import ast

from ndb.source.functions import (
    falls_off,
    first_line,
    function_at,
    function_names,
    functions_in,
    last_return_line,
    lines_of_function,
    own_nodes,
    qualified_names,
    top_functions,
)

SHOP = """\
import functools


@functools.cache
def price(name):
    def taxed(amount):
        return amount * 1.2

    if name == "tea":
        return taxed(3)
    return next(n for n in (1, 2))


class Basket:
    async def add(self, name):
        self.names = sorted(self.names, key=lambda n: n)


total = 0
"""
BROKEN = "def f(:\n    return 1\n"


def test_functions_stand_in_order_methods_and_inner_ones_too() -> None:
    assert {node.name for node in functions_in(SHOP)} == {"price", "taxed", "add"}
    assert [node.name for node in top_functions(SHOP)] == ["price"]


def test_names_are_qualified_as_python_does_it() -> None:
    assert function_names(SHOP) == ("price", "price.<locals>.taxed", "Basket.add")
    assert qualified_names(SHOP) == {
        5: "price",
        6: "price.<locals>.taxed",
        11: "price.<locals>.<genexpr>",
        14: "Basket",
        15: "Basket.add",
        16: "Basket.add.<locals>.<lambda>",
    }


def test_qualified_names_are_those_of_the_code_objects() -> None:
    names = set[str]()
    codes = [compile(SHOP, "shop.py", "exec")]
    for code in codes:
        inner = [constant for constant in code.co_consts if hasattr(constant, "co_qualname")]
        names |= {each.co_qualname for each in inner}
        codes += inner
    assert set(qualified_names(SHOP).values()) == names


def test_the_innermost_function_holds_a_line() -> None:
    found = [function_at(SHOP, line) for line in (5, 7, 9, 13, 16, 19)]
    assert [node.name if node else None for node in found] == ["price", "taxed", "price", None, "add", None]


def test_a_decorated_function_begins_at_its_decorator() -> None:
    [price] = top_functions(SHOP)
    assert (first_line(price), price.lineno) == (4, 5)
    assert lines_of_function(SHOP, 9) == (4, 11)
    assert lines_of_function(SHOP, 6) == (6, 7)
    assert lines_of_function(SHOP, 19) == (1, 19)


def test_own_nodes_are_not_those_of_functions_inside() -> None:
    [price] = top_functions(SHOP)
    assert [node.lineno for node in own_nodes(price, ast.Return)] == [10, 11]
    assert last_return_line(price) == 11


def test_the_last_return_counts_by_its_line_and_may_be_missing() -> None:
    early, without = top_functions("def f(x):\n    if x:\n        return 1\n    x = 2\n\ndef g():\n    pass\n")
    assert last_return_line(early) == 3
    assert last_return_line(without) is None


def test_a_body_without_return_is_left_after_these_lines() -> None:
    def left(body: str) -> list[int]:
        return list(falls_off(ast.parse(body).body))

    assert left("if x:\n    a\nelse:\n    return\n") == [2]
    assert left("if x:\n    a\n") == [1, 2]
    assert left("for x in y:\n    a\n") == [1]
    assert left("a\nb\n") == [2]
    assert left("with x:\n    a\n    b\n") == [3]
    assert left("raise x\n") == []


def test_a_text_that_is_no_python_has_no_functions() -> None:
    assert function_names(BROKEN) == () == tuple(functions_in(BROKEN))
    assert qualified_names(BROKEN) == {}
    assert function_at(BROKEN, 2) is None
    assert lines_of_function(BROKEN, 2) == (1, 2)
