"""A function that is asked about, and what the text alone tells of a call of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ndb.errors import BadTarget
from ndb.predict.subject import called_state, opening_of, subject_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event

SOURCE = """import math

LIMIT = 3


def double(x, times=2):
    return x * times


def capped(x):
    return min(x, LIMIT)


def outer(x):
    return double(x) + math.pi


@property
def decorated(x):
    return x


def stream(x):
    yield x


async def later(x):
    return x
"""
plain = st.recursive(
    st.integers() | st.text(max_size=5) | st.booleans() | st.none(),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)


@settings(max_examples=25)
@given(plain, st.integers(0, 9))
def test_a_call_opens_as_it_really_does(x: object, times: int) -> None:
    for arguments in (f"{x!r}, {times}", f"{x!r}", f"times={times}, x={x!r}"):
        opening = opening_of(subject_of(SOURCE, "double"), arguments)
        real = record_call(SOURCE, f"double({arguments})")
        assert opening.is_entered and opening.source == real.sources["<program>"]
        assert [*(visit.state for visit in opening.start.past), opening.start.stack[-1]] == [
            real.state(number) for number in range(3)
        ]
        assert opening.start.stack == (real.state(1), real.state(2))


@pytest.mark.parametrize(
    ("function", "arguments"), [("capped", "1"), ("decorated", "1"), ("double", "[].copy()"), ("double", "*[1]")]
)
def test_what_the_text_does_not_tell_is_left_to_be_asked(function: str, arguments: str) -> None:
    subject = subject_of(SOURCE, function)
    assert called_state(subject, arguments) is None
    opening = opening_of(subject, arguments)
    assert not opening.is_entered and [state.event for state in opening.start.stack] == [Event.LINE]
    assert [visit.state.source for visit in opening.start.past] == ["def main():"]


def test_a_known_start_is_taken_as_it_is() -> None:
    real = record_call(SOURCE, "capped(5)").state(2)
    assert real.locals == {"x": "5", "global LIMIT": "3"}
    opening = opening_of(subject_of(SOURCE, "capped"), "5", real)
    assert opening.is_entered and opening.start.stack[-1] == real


def test_the_function_is_shown_with_what_it_needs_and_its_lines_are_those_of_the_file() -> None:
    opening = opening_of(subject_of(SOURCE, "outer"), "1")
    text = opening.code.text
    assert "import math" in text and "def double" in text and "return outer(1)" in text
    assert "LIMIT" not in text and "def capped" not in text
    for number, line in enumerate(text.split("\n")[:-1], 1):
        file, at = opening.code.place(number)
        assert not line or opening.source.split("\n")[at - 1] == line, file


def test_of_a_call_over_several_lines_the_first_is_the_state() -> None:
    opening = opening_of(subject_of(SOURCE, "double"), "[1,\n 2]")
    assert opening.start.stack[0].source == "    return double([1,"


@pytest.mark.parametrize(("name", "why"), [("stream", "a generator"), ("later", "async"), ("nothing", "no function")])
def test_what_cannot_be_asked_about_is_said(name: str, why: str) -> None:
    with pytest.raises(BadTarget, match=why):
        subject_of(SOURCE, name)


def test_a_text_that_is_no_python_is_said() -> None:
    with pytest.raises(BadTarget, match="cannot be read as Python"):
        subject_of("def f(:", "f")
