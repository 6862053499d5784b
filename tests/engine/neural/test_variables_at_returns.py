"""A state that shows a return value or an exception lists no variables: they are worked out then, or unknown."""

import pytest
from scripted import ScriptedOracle

from ndb.engine.neural.engine import NeuralEngine
from ndb.language.tokenizer import train_tokenizer
from ndb.model.confidence import UNKNOWN
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event
from ndb.tree.action import STEP_INTO

SOURCE = """class Once:
    def __init__(self, n):
        self.n = n
        self.recent = []

def keep(xs, n, seen):
    seen[n] = len(xs)
    return xs.append(n)

def count(xs, text):
    return len(xs) + int(text)

def fill(n):
    once = Once(n)
    xs = [n]
    size = count(xs, "5")
    try:
        return keep(xs, size, {}), once.recent.extend(xs), [].pop()
    except IndexError:
        return xs.pop()
"""
TOKENIZER = train_tokenizer([SOURCE])


@pytest.mark.parametrize("number", [0, 7])
def test_variables_at_returns_and_exceptions_are_worked_out(number: int) -> None:
    oracle = ScriptedOracle(TOKENIZER, record_call(SOURCE, f"fill({number})"))
    real = oracle.recording
    engine = NeuralEngine(oracle, real.sources, [real.state(0)])
    ends = 0
    for index in range(1, len(real)):
        place, there = engine.move(STEP_INTO), real.state(index)
        assert place.state is not None and place.forecast is not None
        assert (place.state.event, dict(place.state.locals)) == (there.event, dict(there.locals))
        assert not place.forecast.chances, "nothing of it was predicted"
        ends += there.event in (Event.RETURN, Event.EXCEPTION)
    assert ends == 6, "three functions, the exception of `fill`, its return, that of `main`"


def test_where_a_model_says_the_value_alone_what_the_line_may_have_changed_is_unknown() -> None:
    oracle = ScriptedOracle(TOKENIZER, record_call(SOURCE, "fill(3)"))
    real = oracle.recording
    engine = NeuralEngine(oracle, real.sources, [real.state(0)], reckons=False)
    unknown = {}
    for index in range(1, len(real)):
        place, there = engine.move(STEP_INTO), real.state(index)
        assert place.state is not None and place.forecast is not None
        doubted = {name for name, chance in place.forecast.chances.items() if chance < UNKNOWN}
        if there.event in (Event.RETURN, Event.EXCEPTION):
            unknown[there.function, there.event] = doubted & there.locals.keys()
            wrong = {name for name, text in there.locals.items() if place.state.locals.get(name) != text}
            assert wrong <= doubted
    assert unknown["Once.__init__", Event.RETURN] == {"self"}
    assert unknown["keep", Event.RETURN] == {"xs"}, "not the table, which no call was given here"
    assert unknown["count", Event.RETURN] == set(), "what is only looked at stays as it was"
    assert unknown["fill", Event.EXCEPTION] == {"xs", "once"}
