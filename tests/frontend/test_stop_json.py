"""Stops as JSON, for front ends whose reader is a program."""

import json
from dataclasses import replace

from recorded import recorded

from ndb.engine.protocol import Forecast, Origin, Place, Provenance
from ndb.frontend.stop_json import state_as_json, stop_as_json
from ndb.session import Stop
from ndb.trace.state import Exit


def test_a_stop_tells_all_that_is_known_of_it() -> None:
    session = recorded()
    session.set_breakpoint.at_line("<program>", 5)
    stop = session.resume()
    forecast = Forecast(0.8, 0.5, {"i": 0.3}, frozenset({"i"}), "walking")
    origins = {"i": Origin(Provenance.ASSUMED, (2,)), "n": Origin(Provenance.EDITED)}
    said = stop_as_json(replace(stop, place=replace(stop.place, forecast=forecast, origins=origins), said=("log",)))
    state = said.pop("state")
    assert json.loads(json.dumps(said)) == {
        "why": "breakpoint 1 (<program>:5)", "moment": 6, "provenance": "recorded", "confidence": 0.8, "exit": None,
        "breakpoints": [1], "changed": ["i", "seen", "total"], "edited": ["n"], "said": ["log"], "unknown": ["i"],
        "chances": {"i": 0.3}, "so_far": 0.5, "way": "walking", "thread": 0,
        "origins": {
            "i": {"provenance": "assumed", "assumptions": [2]}, "n": {"provenance": "edited", "assumptions": []},
        },
    }  # fmt: skip
    assert stop.state is not None and state == state_as_json(stop.state)


def test_a_state_is_told_with_its_place_and_variables() -> None:
    stop = recorded().go(12)
    assert stop.state is not None and state_as_json(stop.state) == {
        "event": "return", "file": "<program>", "function": "helper", "line": 12, "depth": 2, "source": "    return j",
        "locals": {"i": "0", "j": "0"}, "value": "0",
    }  # fmt: skip


def test_an_end_has_no_state() -> None:
    said = stop_as_json(Stop(Place(None, Exit.NORMAL), "the program has ended"))
    assert said["exit"] == "exit_normal" and "state" not in said and said["confidence"] is None
