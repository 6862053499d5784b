"""How a call ends, as a model predicts it: chosen as the debugger chooses, with the lines of the user's file."""

from collections.abc import Sequence

import pytest
from scripted import ScriptedOracle
from truthful import TOKENIZER, Truthful

from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.protocol import WORKED_OUT, Leaving
from ndb.inverse.question import Raises, Reaches, Returns, agrees
from ndb.language.decoding import Talk
from ndb.language.document import Frame, Shown
from ndb.predict.choose import Choice
from ndb.predict.output import NOT_ENTERED, OUTGROWN, Outcome, outcome_of, predict_calls, predict_output
from ndb.predict.subject import opening_of, subject_of
from ndb.predict.view import WalkLimits
from ndb.predict.ways import EXPRESSIONS, KNOWN, walking
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit
from ndb.tree.action import STEP_RETURN, breakpoint_at

SOURCE = "def double(x):\n    if x is None:\n        return None\n    return x + x\n"
GLOBAL = "LIMIT = 3\n\n\ndef capped(x):\n    return min(x, LIMIT)\n"
LOOP = """def add(n):
    t = 0
    for i in range(n):
        t += twice(i)
    return t


def twice(i):
    return i * 2
"""


def walked(model: Truthful, source: str, function: str, *calls: str) -> list[Outcome]:
    ways = [walking(EXPRESSIONS, STEP_RETURN)]
    return predict_calls(model, subject_of(source, function), calls, ways=lambda walk: ways)  # type: ignore[arg-type]


def test_a_jump_that_is_sure_is_believed_and_nothing_is_walked() -> None:
    model = Truthful()
    found = predict_output(model, SOURCE, "double(21)", reckons=False)  # type: ignore[arg-type]
    assert (found.value, found.way, model.asked) == ("42", "step_return", ["<|step_return|>"])
    assert found.words == "42" and found.problem is None and found.tokens > 0


def test_a_jump_that_is_not_sure_is_checked_by_the_other_ways() -> None:
    model = Truthful(guesses={"double(21)": "40"})
    found = predict_output(model, SOURCE, "double(21)", reckons=False)  # type: ignore[arg-type]
    assert found.value == "42" and "otherwise by step_return" in found.way
    assert "<|breakpoint|>    return x + x" in model.asked


def test_an_exception_is_predicted_as_one() -> None:
    found = predict_output(Truthful(), SOURCE, "double({})", reckons=False)  # type: ignore[arg-type]
    assert found.value is None and (found.error or "").startswith("TypeError") and "raises TypeError" in found.words


def test_lines_are_those_of_the_file_also_where_a_part_of_it_is_shown() -> None:
    [found] = walked(Truthful(), "import os\n\n\n" + SOURCE + "\n\n\n", "double", "1")
    assert found.lines == {5, 7}


def test_the_lines_of_functions_that_it_calls_count_too() -> None:
    [found] = walked(Truthful(), LOOP, "add", "2")
    assert (found.value, found.lines) == ("2", {2, 3, 4, 5, 9})


def test_whether_a_line_is_reached_is_predicted_by_going_there() -> None:
    subject, model = subject_of(SOURCE, "double"), Truthful()
    reached, missed = predict_calls(model, subject, ["None", "2"], breakpoint_at(subject.text(3)))  # type: ignore[arg-type]
    assert agrees(reached, Reaches(3)) and not agrees(missed, Reaches(3))
    assert reached.words == "comes to line 3" and "ended with" in missed.words


def test_what_the_function_is_called_with_is_asked_where_the_text_does_not_tell() -> None:
    model = Truthful()
    found = predict_output(model, GLOBAL, "capped(5)", reckons=False)  # type: ignore[arg-type]
    assert found.value == "3" and model.asked[0] == "<|step_into|>"
    sure = predict_output(model, SOURCE, "double(5)", reckons=False)  # type: ignore[arg-type]
    assert found.confidence <= sure.confidence


def test_a_call_that_is_known_all_through_is_asked_of_nobody() -> None:
    model = Truthful()
    found = predict_output(model, GLOBAL, "capped(5)")  # type: ignore[arg-type]
    assert (found.value, found.confidence, found.tokens, model.asked) == ("3", 1.0, 0, [])


def test_a_model_that_does_not_enter_the_function_says_so() -> None:
    class Leaver(ScriptedOracle):
        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            return Exit.NORMAL, 0.5

    source = "import functools\n\n\n@functools.cache\ndef capped(n):\n    return n\n"  # else the call is certain
    found = predict_output(Leaver(TOKENIZER, record_call(source, "capped(5)")), source, "capped(5)", reckons=False)
    assert (found.value, found.problem, found.words) == (None, NOT_ENTERED, NOT_ENTERED)


def test_the_limits_are_kept() -> None:
    model = Truthful()
    for tokens in (10, 150, 9_000):
        found = predict_output(model, LOOP, "add(9)", WalkLimits(tokens=tokens, sure=1.1), reckons=False)  # type: ignore[arg-type]
        assert found.value == "72" and found.tokens < tokens + 60
        assert ("walking_inside" in found.way.split(";")[0]) is (tokens == 9_000)


def test_many_calls_are_driven_side_by_side() -> None:
    sizes: list[int] = []

    class Counting(Truthful):
        def drive_all(self, talks: Sequence[Talk[Choice]], *rest: object) -> list[Choice]:  # type: ignore[override]
            sizes.append(len(talks))
            return [self.drive(talk) for talk in talks]

    model = Counting()
    found = predict_calls(model, subject_of(SOURCE, "double"), [str(n) for n in range(20)])  # type: ignore[arg-type]
    assert [one.value for one in found] == [str(2 * n) for n in range(20)] and sizes == [16, 4]


def test_a_talk_that_outgrew_the_model_is_no_answer() -> None:
    found = outcome_of(None, 10)
    assert (found.value, found.error, found.confidence, found.words) == (None, None, 0.0, OUTGROWN)


@pytest.mark.parametrize("guess", ["1", "6"])
def test_the_debugger_comes_to_what_the_call_is_predicted_to_give(guess: str) -> None:
    """`r` at the call of a function and `predict_output` are one prediction."""
    subject = subject_of(LOOP, "add")
    opening = opening_of(subject, "3")
    told = predict_output(Truthful(guesses={"add(3)": guess}), LOOP, "add(3)")  # type: ignore[arg-type]
    model = Truthful(guesses={"add(3)": guess})
    engine = NeuralEngine(model, {"<program>": opening.source}, opening.start.stack)  # type: ignore[arg-type]
    place = engine.run(Leaving(1))
    assert place.state is not None and place.state.event is Event.RETURN and place.forecast is not None
    way = WORKED_OUT if told.way == KNOWN else told.way
    assert (place.state.value, place.forecast.way, place.forecast.confidence) == (told.value, way, told.confidence)


def test_a_function_that_is_too_long_for_the_model_is_an_outcome_that_says_so() -> None:
    class Small(Truthful):
        context = 1_200

    source = "def big(x):\n" + "    x = x + 1\n" * 300 + "    return x\n"
    found = predict_output(Small(), source, "big(1)")  # type: ignore[arg-type]
    assert found.value is None and "debug a smaller function" in found.words


def test_an_outcome_agrees_with_what_was_asked() -> None:
    outcome = Outcome("'a'", None, frozenset({2}), 0.5, "walking")
    assert agrees(outcome, Returns('"a"')) and not agrees(outcome, Returns("1")) and agrees(outcome, Reaches(2))
    raised = Outcome(None, "KeyError('x')", frozenset(), 0.5, "walking")
    assert agrees(raised, Raises("KeyError")) and agrees(raised, Raises("KeyError('x')"))
    assert not agrees(raised, Raises("KeyError('y')")) and not agrees(raised, Raises("Key"))
    assert Outcome(None, None, frozenset(), 0.0, "").words == "nothing"


def test_what_runs_to_make_the_arguments_is_not_taken_for_the_function() -> None:
    source = SOURCE + "\n\ndef three():\n    return 3\n"
    for call, value in (("double(sum(k for k in range(3)))", "6"), ("double(three())", "6"), ("double(None)", "None")):
        found = predict_output(Truthful(), source, call)  # type: ignore[arg-type]
        assert (found.value, found.tokens) == (value, 0), call
