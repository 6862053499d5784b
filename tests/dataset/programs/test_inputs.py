"""Further inputs: calls that keep their structure."""

import ast
from random import Random

import pytest

from ndb.dataset.disguise.rename import rename
from ndb.dataset.programs.inputs import vary_call, written
from ndb.dataset.programs.program import Program

CALL = "f(\"it's\", [1, -2.5], {'k': (1,), None: True}, *rest, key={3, 4}, other=g(2), **more)"


def shape(call: str) -> list[str]:
    tree = ast.parse(call, mode="eval").body
    assert isinstance(tree, ast.Call)
    return [type(node).__name__ for node in tree.args] + [str(keyword.arg) for keyword in tree.keywords]


def test_a_varied_call_has_the_same_arguments_of_the_same_kinds() -> None:
    made = {vary_call(CALL, Random(seed)) for seed in range(60)}
    assert len(made) > 40
    for call in made:
        assert shape(call) == shape(CALL)
        assert call.startswith("f(") and "*rest" in call and "other=g(2)" in call and call.endswith("**more)")


def test_a_varied_call_is_the_same_for_the_same_dice() -> None:
    for seed in range(20):
        assert vary_call(CALL, Random(seed)) == vary_call(CALL, Random(seed))


@pytest.mark.parametrize("value", [{"b", "a", "c"}, frozenset({"x", "y"}), set(), {3, 1}, [1, "two"], {"k": (1,)}])
def test_a_written_value_is_read_back_and_sets_have_an_order(value: object) -> None:
    assert eval(written(value)) == value
    if value == {"b", "a", "c"}:
        assert written(value) == "{'a', 'b', 'c'}"


@pytest.mark.parametrize(
    "call", ['count("count the letters", "t")', "count(word='a', letter=\"b\")", 'count("word", word.upper())']
)
def test_a_renamed_call_calls_the_renamed_function_with_the_same_arguments(call: str) -> None:
    source = "word = 'x'\n\ndef count(word, letter):\n    return word.count(letter)\n"
    for seed in range(20):
        made = rename(Program(source, "count", (call,), "seed", "count"), Random(seed))
        assert eval(made.calls[0], space(made.source)) == eval(call, space(source))


def space(source: str) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(source, names)
    return names
