"""A program's calls share the code it was compiled to: each is recorded as if it were the first."""

import pytest

from ndb.trace import instrumented, scopes
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import State, states

PROGRAM = """
import math

seen = []

def halves(n):
    return [k / 2 for k in range(n)]

def total(n):
    seen.append(n)
    t = sum(x for x in halves(n))
    for i in range(n):
        t += i if i % 2 else math.floor(-i)
    try:
        t += halves(n)[5]
    except IndexError:
        t = -t
    return t, seen
"""
CALLS = (
    "total(2)",
    "total(7)",
    "total(2)",
    "total(n=math.floor(3.5))",
    "total(\n        1)",
    "total(len([h for h in halves(2)\n        if h]))",
)
"""The last meets functions in another order, and has a comprehension of its own over several lines."""


def recorded(call: str, expressions: bool = True) -> list[State]:
    return list(states(record_call(PROGRAM, call, expressions=expressions)))


@pytest.mark.parametrize("expressions", [False, True])
def test_calls_in_turn_are_recorded_as_if_each_were_the_first(expressions: bool) -> None:
    in_turn = [recorded(call, expressions) for call in CALLS]
    alone = []
    for call in CALLS:
        for shared in (instrumented._compiled, scopes._studied):
            shared.cache_clear()
        alone.append(recorded(call, expressions))
    assert in_turn == alone
    assert in_turn[0] == in_turn[2], "nothing is left of the call between them"


def test_an_attribute_of_a_module_is_no_expression_in_the_call_either() -> None:
    texts = [state.source for state in recorded("total(n=math.floor(3.5))") if state.value is not None]
    assert "math.floor(3.5)" in texts and "math.floor" not in texts


def test_a_program_that_is_one_only_with_its_main_is_recorded() -> None:
    decorated = record_call("def twice(f):\n    return lambda: f() * 2\n\n@twice", "21 + 0", expressions=True)
    assert decorated.state(len(decorated) - 1).value == "42"
