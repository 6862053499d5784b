"""The choice between ways: who is asked, when it is enough, who wins, what it costs."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripted import ScriptedOracle

from ndb.language.decoding import Prediction, Talk
from ndb.language.tokenizer import train_tokenizer
from ndb.model.confidence import Calibration
from ndb.predict.choose import Choice, best_answer, choose
from ndb.predict.view import View, WalkLimits
from ndb.predict.walk import Step, Walk, start_at
from ndb.predict.ways import GIVEN_UP, Trial, Tried, Way
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, State
from ndb.tree.action import STEP_RETURN

SOURCE = "def f(x):\n    return x\n"
RECORDING = record_call(SOURCE, "f(1)")
ORACLE = ScriptedOracle(train_tokenizer([SOURCE]), RECORDING)
END = State(Event.RETURN, "    return x", {"x": "1"}, "1", 2, 1, 1, "<program>", "f")


def begin() -> Walk:
    stack = [RECORDING.state(1), RECORDING.state(2)]
    return Walk(View(ORACLE, RECORDING.sources, stack), start_at(stack))


def a_way(name: str, value: str | None, chance: float, tokens: int = 10, seen: list[Trial] | None = None) -> Way:
    """A way that comes to a value, or to nothing."""

    def go(trial: Trial) -> Talk[Tried]:
        yield from ()
        if seen is not None:
            seen.append(trial)
        step = Step(STEP_RETURN, Prediction("", tokens=tokens), replace(END, value=value))
        return Tried(name, (step,), (), chance, tokens, None if value is not None else GIVEN_UP)

    return Way(name, go)


def chosen(*ways: Way, **limits: float) -> Choice:
    return ORACLE.drive(choose(begin, STEP_RETURN, Calibration(), WalkLimits(**limits), ways))  # type: ignore[arg-type]


def value(choice: Choice) -> str | None:
    return choice.chosen.end.value if choice.chosen.end else None


def test_the_answer_with_the_largest_sum_of_chances_wins_and_its_likeliest_way_is_shown() -> None:
    choice = chosen(a_way("a", "1", 0.6), a_way("b", "2", 0.3), a_way("c", "2", 0.4))
    assert value(choice) == "2" and choice.chosen.way == "c" and choice.chosen.chance == 0.4
    assert choice.words == "c, as by b; otherwise by a"


def test_no_further_way_is_paid_for_once_one_is_sure() -> None:
    for sure, ways in ((0.9, 1), (0.95, 2)):
        choice = chosen(a_way("a", "1", 0.9), a_way("b", "2", 0.95), sure=sure)
        assert (len(choice.tries), choice.tokens) == (ways, 10 * ways)


def test_two_ways_that_agree_are_not_one_that_is_sure() -> None:
    assert len(chosen(a_way("a", "1", 0.8), a_way("b", "1", 0.8), a_way("c", "2", 0.1)).tries) == 3


def test_no_further_way_is_tried_when_the_tokens_are_spent() -> None:
    seen: list[Trial] = []
    choice = chosen(
        a_way("a", "1", 0.4, 60, seen), a_way("b", None, 0.1, 45, seen), a_way("c", "2", 0.8), tokens=100
    )  # fmt: skip
    assert [trial.left for trial in seen] == [100, 40]
    assert (choice.is_spent, choice.tokens, value(choice)) == (True, 105, "1")
    assert choice.words == "a; given up: b; no tokens left"


def test_a_way_is_given_up_below_half_the_chance_of_the_best_answer_there_is() -> None:
    seen: list[Trial] = []
    chosen(a_way("a", "1", 0.6, 10, seen), a_way("b", None, 0.8, 10, seen), a_way("c", "2", 0.1, 10, seen))
    assert [trial.floor for trial in seen] == pytest.approx([0.0, 0.3, 0.3])


def test_a_way_that_came_to_nothing_has_no_say_however_sure_it_is() -> None:
    choice = chosen(a_way("a", None, 0.99), a_way("b", "2", 0.1))
    assert value(choice) == "2" and len(choice.tries) == 2


def test_where_no_way_comes_to_an_answer_the_first_says_why() -> None:
    choice = chosen(a_way("a", None, 0.1), a_way("b", None, 0.8))
    assert choice.chosen.way == "a" and choice.chosen.problem == GIVEN_UP


def test_without_ways_given_those_to_the_target_are_tried() -> None:
    choice = ORACLE.drive(choose(begin, STEP_RETURN, Calibration(), WalkLimits(sure=1.1)))
    assert [tried.way for tried in choice.tries] == [
        "step_return", "blind", "walking_inside", "walking_inside_reckoned",
    ]  # fmt: skip
    assert value(choice) == "1"
    assert choice.tokens == sum(tried.tokens for tried in choice.tries)


votes = st.lists(st.tuples(st.sampled_from("abc"), st.floats(0.01, 1.0)), min_size=1, max_size=8)


@given(votes, st.randoms())
def test_the_vote_does_not_depend_on_the_order(said: list[tuple[str, float]], dice: Callable[..., None]) -> None:
    found = best_answer(said)
    assert found is not None
    sums = {answer: sum(chance for one, chance in said if one == answer) for answer, _ in said}
    assert sums[found[0]] == pytest.approx(max(sums.values()))
    assert found[1] == max(chance for answer, chance in said if answer == found[0])
    mixed = list(said)
    dice.shuffle(mixed)  # type: ignore[attr-defined]
    again = best_answer(mixed)
    assert again is not None and sums[again[0]] == pytest.approx(sums[found[0]])


@given(votes)
def test_a_vote_more_for_the_winner_leaves_it_the_winner(said: list[tuple[str, float]]) -> None:
    found = best_answer(said)
    assert found is not None
    again = best_answer([*said, (found[0], 0.5)])
    assert again is not None and again[0] == found[0]


def test_no_votes_no_answer() -> None:
    assert best_answer([]) is None
