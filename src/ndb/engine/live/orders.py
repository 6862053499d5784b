"""What a program is told when it may go on, as plain data for the channel: where to run, where to stop on the way.

Knows goals and stops; written and read side by side. Light: the program's process imports it.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from ndb.engine.protocol import Goal, InLine, Leaving, Level, NextState, RunEnd, SourceLine, Stops, Until, Watch

_GOALS: dict[str, type[Goal]] = {
    kind.__name__: kind for kind in (NextState, Level, InLine, Leaving, SourceLine, Until, RunEnd)
}


def write_goal(goal: Goal) -> dict[str, Any]:
    return {"kind": type(goal).__name__, **asdict(goal)}


def read_goal(told: Mapping[str, Any]) -> Goal:
    return _GOALS[told["kind"]](**{name: value for name, value in told.items() if name != "kind"})


def write_stops(stops: Stops) -> dict[str, Any]:
    return {
        "lines": sorted(stops.lines), "conditions": stops.conditions, "functions": sorted(stops.functions),
        "raised": stops.raised, "watches": [asdict(watch) for watch in stops.watches],
        "uncaught": stops.uncaught,
    }  # fmt: skip


def read_stops(told: Mapping[str, Any]) -> Stops:
    return Stops(
        lines=frozenset((file, line) for file, line in told["lines"]),
        conditions=tuple((file, line, expression) for file, line, expression in told["conditions"]),
        functions=frozenset(told["functions"]),
        raised=told["raised"],
        watches=tuple(Watch(**watch) for watch in told["watches"]),
        uncaught=told["uncaught"],
    )
