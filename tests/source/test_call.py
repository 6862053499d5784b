"""Calls as text: taken apart and put together."""

import ast

import pytest

from ndb.errors import BadTarget
from ndb.source.call import arguments_text, bound_arguments, constant_text, is_arguments, split_call
from ndb.source.functions import top_functions


def taken(parameters: str) -> ast.arguments:
    [function] = top_functions(f"def f({parameters}): pass\n")
    return function.args


def test_a_call_is_split_into_function_and_arguments() -> None:
    assert split_call(" price('a)', n=2)") == ("price", "'a)', n=2")


@pytest.mark.parametrize("call", ["price", "price(1", "a.price(1)", "f(1) + g(2)", "f(1)(2)"])
def test_what_is_no_call_of_a_function_of_the_file_is_refused(call: str) -> None:
    with pytest.raises(BadTarget, match="write it like"):
        split_call(call)


def test_arguments_are_those_of_one_call() -> None:
    assert is_arguments("1, *x")
    assert not is_arguments("1), (2")


def test_variables_at_a_call_become_its_arguments() -> None:
    names = {"a": "1", "b": "'x'", "rest": "(2, 3)", "k": "4", "more": "{'z': 5}"}
    assert arguments_text(taken("a, b, *rest, k, **more"), names) == "1, 'x', *(2, 3), k=4, **{'z': 5}"
    assert arguments_text(taken("a, b"), {"a": "1"}) is None
    assert arguments_text(taken("a, *, k"), {"a": "1"}) is None


def test_arguments_become_the_variables_with_which_the_call_starts() -> None:
    given = taken("a, /, b, c=[1], *, k='x'")
    assert bound_arguments(given, "1, b={2}") == {"a": "1", "b": "{2}", "c": "[1]", "k": "'x'"}
    assert bound_arguments(given, "1, 2, None, k=3") == {"a": "1", "b": "2", "c": "None", "k": "3"}


@pytest.mark.parametrize("arguments", ["1", "1, 2, 3, 4", "1, 2, b=3", "x, 2", "1, 2, z=3", "*[1, 2]", "1, **{'b': 2}"])
def test_arguments_that_do_not_tell_the_variables_tell_none(arguments: str) -> None:
    assert bound_arguments(taken("a, b, c=3"), arguments) is None


def test_what_takes_any_number_of_arguments_is_not_told_from_the_text() -> None:
    assert bound_arguments(taken("*a"), "1") is None
    assert bound_arguments(taken("**a"), "b=1") is None


def test_a_constant_is_shown_as_its_value_and_nothing_else_is() -> None:
    assert constant_text(ast.parse("-0x10", mode="eval").body) == "-16"
    assert constant_text(ast.parse("x", mode="eval").body) is None
    assert constant_text(None) is None
