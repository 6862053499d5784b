"""The API on code that lacks something: it is run all the same, and what was assumed is told."""

import pytest
from truthful import Truthful

from ndb import api

LACKING = "import warehouse\n\ndef f(n):\n    if warehouse.has(n):\n        n += 1\n    return n * 2\n"


def test_a_prediction_runs_nothing_unless_it_is_asked_to() -> None:
    whole = "def f(n):\n    return n * 2\n"
    assert api.predict_output(whole, "f(4)", Truthful()).way not in ("run", "guided run")
    found = api.predict_output(whole, "f(4)", Truthful(), run=True)
    assert (found.value, found.way, found.confidence, found.assumed) == ("8", "run", 1.0, ())


def test_what_cannot_run_is_run_guided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "Asker", lambda _: None)
    found = api.predict_output(LACKING, "f(4)", Truthful(), run=True)
    assert (found.value, found.way) == ("10", "guided run")
    assert found.assumed == ("bool(warehouse.has(4)) = True",)
