"""Commands that ask a model, or ask how far it is to be trusted."""

from dataclasses import replace
from typing import Any

import pytest
from obeying import Obeying
from recorded import recording

from ndb.engine.protocol import Forecast, Origin, Place, Provenance, edited_by_hand
from ndb.engine.replay import ReplayEngine
from ndb.inverse import before as inverse_before
from ndb.inverse.before import Earlier
from ndb.session import Session
from ndb.session.verify import Verification
from ndb.trace.state import Event, State


def shown_at(**changes: Any) -> Obeying:
    obeying = Obeying()
    cursor = obeying.session.cursor
    cursor.stop = replace(cursor.stop, place=replace(cursor.place, **changes))
    return obeying


FORECAST = Forecast(0.8, 0.5, {"n": 0.9, "": 0.3}, frozenset({"n"}), "walking")


def test_a_prediction_says_what_it_is_worth() -> None:
    assert shown_at(provenance=Provenance.PREDICTED, forecast=FORECAST)("confidence") == [
        "predicted: 80% likely right, if the state before is",
        "50% likely that every guess on the way here is right, this one too",
        "values, with the guesses they were made from: n 90% (shown as ?), value 30%", "way: walking",
    ]  # fmt: skip
    assert shown_at(provenance=Provenance.PREDICTED, forecast=Forecast(0.8))("confidence") == [
        "predicted: 80% likely right, if the state before is"
    ]
    assert shown_at(provenance=Provenance.PREDICTED)("confidence") == ["predicted"]


def test_of_a_return_whose_value_is_unknown_only_the_return_is_called_likely() -> None:
    state = State(Event.RETURN, "    return x", {}, "7", 3, 0, 0, "p.py", "f")
    forecast = Forecast(0.93, 0.002, {"": 0.3}, frozenset({""}))
    shown = shown_at(state=state, provenance=Provenance.PREDICTED, forecast=forecast)("confidence")
    assert shown == [
        "predicted: 93% likely that it returns here, if the state before is right; the",
        "  value is not known",
        "under 1% likely that every guess on the way here is right, this one too",
        "values, with the guesses they were made from: value 30% (shown as ?)",
    ]


def test_what_rests_on_assumptions_is_not_called_certain() -> None:
    said = shown_at(provenance=Provenance.COMPUTED, origins={"n": Origin(Provenance.COMPUTED, (1,))})("confidence")
    assert said[0].startswith("really computed, and some values rest on what was assumed")


def test_what_happened_is_certain_and_what_was_set_is_named() -> None:
    assert shown_at()("confidence") == ["certain: recorded"]
    assert shown_at(provenance=Provenance.COMPUTED)("confidence") == ["certain: the program is really here"]
    edited = shown_at(origins=edited_by_hand(["b", "a"]))
    assert edited("confidence") == ["certain: recorded", "edited by hand: a, b"]


def test_guesses_are_shown_on_request() -> None:
    obeying = shown_at(forecast=FORECAST)
    assert obeying("guess") == ["n = 5  90% sure"] and obeying("guess n") == ["n = 5  90% sure"]
    assert obeying("guess zz") == ["*** no prediction of 'zz' here"]
    assert Obeying()("guess") == ["*** nothing is shown as ? here"]


def test_a_model_goes_on_as_a_branch() -> None:
    session = Session(ReplayEngine(recording(), 2), lambda stack, sources: ReplayEngine(recording(), 2))
    assert Obeying(session)("predict")[1] == "> <program>(1)work()  [branch predicted1]"
    assert "no model" in Obeying()("predict")[0]


class Model(ReplayEngine):
    oracle = "a model"


def test_states_that_may_have_been_before_are_shown_with_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    state = recording().state(6)
    found = [
        Earlier(replace(state, locals={**state.locals, "i": "7"}), *rest) for rest in _verdicts()
    ]  # fmt: skip
    asked: list[tuple[int, bool]] = []

    def states_before(model: object, source: str, at: object, count: int, run: bool = False) -> list[Earlier]:
        asked.append((count, run))
        return found if count < 9 else []

    monkeypatch.setattr(inverse_before, "states_before", states_before)
    obeying = Obeying(Session(Model(recording(), 7)))
    shown = obeying("before")
    assert shown[:3] == [
        "likely    <program>(5) total += i",
        "          i = 7",
        "          checked by the model's own step: it leads here, 50% sure",
    ]
    assert shown[5] == "          checked by the model's own step: it leads elsewhere, 50% sure"
    assert [line.split()[0] for line in (*shown[:6:3], *shown[6::2])] == ["likely", "doubtful", "right", "wrong"]
    obeying("before 5 run")
    assert obeying("before 9") == ["the model has no idea that makes sense"]
    assert asked == [(3, False), (5, True), (9, False)]
    assert obeying("before x") == obeying("before 1 2") == ["*** write: before, before 5, before run"]
    assert obeying("before 99999") == ["*** before takes at most 50: each is asked of the model"]


def _verdicts() -> list[tuple[Any, ...]]:
    from dataclasses import fields

    names = [field.name for field in fields(Earlier)][1:]
    rows = [(True, None), (False, None), (True, True), (True, False)]
    known = [{"agrees": agrees, "verified": verified, "is_worked_out": False} for agrees, verified in rows]
    return [tuple(row.get(name, 0.5) for name in names) for row in known]


def test_verify_shows_the_report() -> None:
    obeying = Obeying()
    assert "no program to run" in obeying("verify")[0]
    obeying.terminal.verifier = lambda session: Verification(1, 1, None, (None, None))
    assert obeying("verify") == ["1 of 1 states agree (100%)", "no difference so far"]


def test_a_place_without_a_state_has_nothing_to_guess() -> None:
    obeying = Obeying()
    cursor = obeying.session.cursor
    cursor.stop = replace(cursor.stop, place=Place(None, forecast=FORECAST))
    assert obeying("guess") == ["*** nothing is shown as ? here"]
