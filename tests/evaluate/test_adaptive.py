"""The adaptive mode: believe the way that has earned it, stop when sure, check inputs forwards."""

from dataclasses import replace
from random import Random

from ndb.evaluate.adaptive import Judged, adaptive, chance_of, checked_inputs, choose, fit_ways, scores_of
from ndb.evaluate.cruxeval import Answer, Row
from ndb.evaluate.report.scores import marked
from ndb.model.confidence import Calibration, Curve, features_of

ROW = Row("a", "def f(x):\n    return x\n", "1", "1")


def said(way: str, value: str | None, total: float, tokens: int = 10) -> Answer:
    return Answer("a", way, value, total, tokens, 1, None, 0, total, 1)


def calibration() -> Calibration:
    """Walks are right when they are sure; jumps are right every third time, however sure they are."""
    dice = Random(0)
    jumps = [Judged(said("step_return", "1", -dice.random()), n % 3 == 0) for n in range(300)]
    walks = [
        Judged(said("walking_expressions", "1", score), score > -0.5) for score in (-dice.random() for _ in range(300))
    ]
    return Calibration({}, fit_ways({"step_return": jumps, "walking_expressions": walks}))


def test_a_way_that_is_seldom_right_is_not_believed_however_sure_it_is() -> None:
    jump, walk = said("step_return", "1", -0.001), said("walking_expressions", "2", -0.1)
    assert choose({"step_return": jump, "walking_expressions": walk}, calibration()).value == "2"


def test_ways_that_agree_add_up() -> None:
    known = calibration()
    ways = {
        "step_return": said("step_return", "7", -0.6),
        "blind": said("blind", "7", -0.4),
        "walking_expressions": said("walking_expressions", "2", -0.55),
    }
    assert choose(ways, known).value == "7"


def test_no_further_way_is_paid_for_once_the_answer_is_sure_enough() -> None:
    known = calibration()
    ways = {way: said(way, "3", -0.01) for way in ("step_return", "walking_expressions", "walking")}
    assert choose(ways, known, enough=0.2).tokens == 10
    assert choose(ways, known).tokens == 30


def test_a_way_without_an_answer_has_no_say() -> None:
    ways = {"step_return": said("step_return", None, 0.0), "walking": said("walking", "4", -3.0)}
    assert choose(ways, calibration()).value == "4"
    assert choose({"step_return": said("step_return", None, 0.0)}, calibration()).value is None


def test_a_reckoned_walk_votes_beside_the_walk_and_costs_nothing() -> None:
    ways = {"walking": said("walking", "3", -0.2), "walking_reckoned": said("walking_reckoned", "4", -0.2)}
    trusted = Calibration({}, {"walking": Curve(0.0, {}), "walking_reckoned": Curve(1.0, {})})
    assert (choose(ways, trusted).value, choose(ways, trusted).tokens) == ("4", 10)
    doubted = Calibration({}, {"walking": Curve(0.0, {}), "walking_reckoned": Curve(-1.0, {})})
    assert choose(ways, doubted).value == "3"


def test_curves_from_before_walks_were_reckoned_are_still_of_use() -> None:
    old = Calibration({}, {"walking": Curve(-2.0, {"total": 0.5})})
    walk, reckoned = said("walking", "3", -0.2), said("walking_reckoned", "4", -0.2)
    assert chance_of(reckoned, old) == chance_of(walk, old) != chance_of(reckoned, Calibration())


def test_walks_are_reckoned_where_the_answers_have_their_return_lines() -> None:
    row = Row("a", "def f(x):\n    y = x + 1\n    return y * 2\n", "1", "4")
    walks = [
        replace(said("walking", "5", -0.2), at_return="(lambda x=1, y=2: (y * 2))()"),
        replace(said("walking_expressions", "4", -0.2), at_return="(lambda x=1: (y * 2))()"),
    ]
    found = marked([row], walks, Calibration())
    assert [a.value for a in found["walking_reckoned"].answers] == ["4"] and found["walking_reckoned"].right == [True]
    assert [a.value for a in found["walking"].answers] == ["5"] and found["walking"].right == [False]
    assert [a.value for a in found["walking_expressions_reckoned"].answers] == ["4"], "the walk's own value"
    assert found["adaptive"].right == [True]
    old = marked([row], [replace(walk, at_return=None) for walk in walks], Calibration())
    assert set(old) == {"walking", "walking_expressions", "adaptive"}


def test_each_item_gets_its_own_answer() -> None:
    rows = [ROW, Row("b", ROW.code, "2", "2")]
    by_mode = {"step_return": [said("step_return", "1", -0.1), Answer("b", "step_return", "2", -0.1)]}
    assert [(a.item, a.value) for a in adaptive(rows, by_mode, Calibration())] == [("a", "1"), ("b", "2")]


def test_a_curve_sees_of_an_answer_what_it_would_see_of_its_tokens() -> None:
    tokens = (-0.5, -0.001, -0.2, -0.04)
    answer = Answer("a", "walking", "1", sum(tokens), 9, 3, None, 0, min(tokens), len(tokens))
    real, kept = features_of(tokens), features_of(scores_of(answer))
    assert all(abs(real[name] - kept[name]) < 1e-9 for name in real)


def test_inputs_that_the_model_itself_believes_in_come_first() -> None:
    proposals = [Answer("a", "input", "9", -0.1), Answer("a", "input", "1", -2.0, sample=1)]
    checks = [Answer("a", "check step_return", "9"), Answer("a", "check step_return", "1", sample=1)]
    [best] = checked_inputs([ROW], [*proposals, *checks], {"a": "1"})
    assert best.value == "1"


def test_without_a_belief_the_input_that_most_samples_came_to_is_taken() -> None:
    proposals = [Answer("a", "input", "9", -0.1)] + [Answer("a", "input", "5", -1.0, sample=n) for n in (1, 2)]
    assert checked_inputs([ROW], proposals, {"a": "1"})[0].value == "5"
