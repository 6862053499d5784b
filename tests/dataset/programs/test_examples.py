"""Doctests as programs: whose calls, what an example needs, what of it may be tried with other values."""

import ast

from ndb.dataset.programs.examples import doctest_calls, doctest_examples

SOURCE = '''def first(items, default=None):
    """The first.

    >>> xs = [3, 4]
    >>> first(xs)
    3
    >>> unused = 1
    >>> first([], default=unused)
    1
    >>> print(first("ab"))
    a
    """
    return next(iter(items), default)
'''


def function(source: str = SOURCE) -> ast.FunctionDef:
    [node] = ast.parse(source).body
    assert isinstance(node, ast.FunctionDef)
    return node


def test_calls_have_the_values_of_variables() -> None:
    assert doctest_calls(function()) == ["first([3, 4])", "first([], default=1)", "first('ab')"]


def test_an_example_has_what_it_needs_and_its_literals_as_arguments() -> None:
    one, two, three = doctest_examples(function())
    assert one.source == "def example(items):\n    xs = items\n    return first(xs)\n"
    assert (one.call, one.wanted) == ("example([3, 4])", "3")
    assert "xs" not in two.source and two.call == "example(1)"
    assert three.call == "example('ab')" and three.wanted == "a"
