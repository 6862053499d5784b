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


CHANCE = "def f():\n    import sqlite3\n    return sqlite3.connect('').execute('select random()').fetchone()[0]\n"


def test_what_is_called_exact_was_run_twice() -> None:
    found = api.run_guided("def f():\n    return 3\n", "f()")
    assert found.is_exact and found.second_seconds is not None
    varying = api.run_guided(CHANCE, "f()")
    assert not varying.is_exact and varying.assumptions[-1].expression == "outcome of a second run"


def test_nothing_is_run_twice_that_rests_on_assumptions_anyway() -> None:
    assert api.run_guided(LACKING, "f(4)").second_seconds is None


def test_a_prediction_that_was_run_guided_tells_what_varies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "Asker", lambda _: None)
    found = api.predict_output(f"import warehouse\n{CHANCE}", "f()", Truthful(), run=True)
    assert found.way == "guided run" and found.assumed[-1].startswith("outcome of a second run = ")
