"""How sure a reply says it is."""

from ndb.engine.protocol import WORKED_OUT, Forecast, Origin, Place, Provenance
from ndb.frontend.mcp.replies import how_sure


def test_what_was_worked_out_is_told_from_what_a_model_said() -> None:
    known = Place(None, provenance=Provenance.PREDICTED, forecast=Forecast(1.0, 1.0, way=WORKED_OUT))
    assert how_sure(known).startswith("worked out from the code, nothing was run")
    guessed = Place(None, provenance=Provenance.PREDICTED, forecast=Forecast(0.9, 0.5, way=WORKED_OUT))
    assert how_sure(guessed) == (
        "predicted, nothing was run; 90% likely right, if the state before is; "
        "50% likely that every guess on the way here is right, this one too"
    )


def test_no_sureness_is_claimed_of_an_unknown_value() -> None:
    forecast = Forecast(0.93, 0.5, {"": 0.3}, frozenset({""}))
    place = Place(None, provenance=Provenance.PREDICTED, forecast=forecast)
    assert "93% likely to be here, if the state before is right; the value is not known" in how_sure(place)


def test_a_run_that_rests_on_assumptions_is_not_certain() -> None:
    origins = {"": Origin(Provenance.COMPUTED, (2,)), "n": Origin(Provenance.ASSUMED, (1,))}
    place = Place(None, provenance=Provenance.COMPUTED, origins=origins)
    assert how_sure(place) == "computed; some values rest on assumptions [1, 2]"
    assert how_sure(Place(None, provenance=Provenance.COMPUTED)) == "certain: really computed"
