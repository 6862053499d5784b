"""What a function needs of its file."""

import ast

from ndb.source.functions import top_functions
from ndb.source.needed import bound_names, free_names, needed_statements, needed_text, used_names

SHOP = """\
import math
import os.path as place
from decimal import Decimal

RATE = 1.2
OTHER = 3


def taxed(amount):
    return amount * RATE


@staticmethod
def price(name):
    return math.floor(taxed(len(name)))


def unrelated():
    return OTHER
"""


def test_a_function_needs_what_it_names_and_what_that_names() -> None:
    price = top_functions(SHOP)[1]
    assert [statement.lineno for statement in needed_statements(SHOP, price)] == [1, 5, 9, 14]


def test_its_text_is_these_statements_with_their_decorators() -> None:
    price = top_functions(SHOP)[1]
    assert needed_text(SHOP, price) == (
        "import math\n\nRATE = 1.2\n\ndef taxed(amount):\n    return amount * RATE\n\n"
        "@staticmethod\ndef price(name):\n    return math.floor(taxed(len(name)))\n"
    )


def test_a_statement_binds_what_can_be_named_after_it() -> None:
    bound = [bound_names(statement) for statement in ast.parse(SHOP).body]
    assert bound == [{"math"}, {"place"}, {"Decimal"}, {"RATE"}, {"OTHER"}, {"taxed"}, {"price"}, {"unrelated"}]
    assert bound_names(ast.parse("for i, (a, *b) in x: y = z").body[0]) == {"i", "a", "b", "y"}
    assert bound_names(ast.parse("import a.b").body[0]) == {"a"}


def test_attributes_count_as_used_names() -> None:
    assert used_names(ast.parse("x.y(z)").body) == {"x", "y", "z"}


def test_names_that_a_text_binds_nowhere_are_free() -> None:
    assert free_names("import os\n\ndef f(x):\n    return os.path.join(x, y, len(z))\n") == {"y", "z"}
    assert free_names("from os import *\nprint(path)\n") == frozenset()
