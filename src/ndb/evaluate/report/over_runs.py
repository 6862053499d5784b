"""Figures of several runs of the model beside each other: how often right, per way of asking, per action and component.

Reads what other commands left: `report.json` of `ndb eval report`, and result files of single evaluations, which count
what was right. Knows their keys; how it looks is page.py's business.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.errors import BadData

COMPONENTS = ("whole", "event", "source", "locals", "value")
_NAMES = {"crux": "cruxeval"}
"""Sets that had another name once."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many percent were right, and of how many; None: of those that were only ever scored."""

    percent: float
    of: int | None


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the model, by the name people know it by."""

    name: str
    modes: Mapping[str, Mapping[str, Share]]
    """By set and way of asking."""
    states: Mapping[tuple[str, str], Mapping[str, Share]]
    """By set and action: the components of the next state."""


def parse_run(text: str) -> Run:
    """NAME=FILE, as it stands on a command line."""
    name, equals, path = text.partition("=")
    if not (name and equals and path):
        raise BadData(f"{text!r} names no run: write NAME=FILE, with report.json or a result file of that run")
    return read_run(name, Path(path))


def read_run(name: str, path: Path) -> Run:
    try:
        return run_of(name, json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BadData(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadData(f"{path} is no report of `ndb eval report` and no result file with `sets`") from None


def run_of(name: str, told: Mapping[str, Any]) -> Run:
    """Figures of a report, or of a result file, as a run."""
    modes = {_NAMES.get(key, key): _modes(found) for key, found in told["sets"].items()}
    return Run(name, {key: found for key, found in modes.items() if found}, _states(told.get("next_state", {})))


def _modes(found: Mapping[str, Any]) -> dict[str, Share]:
    rows = found.get("modes", found)
    return {mode: share for mode, row in rows.items() if (share := _share(row)) is not None}


def _share(row: Mapping[str, Any]) -> Share | None:
    """Of items that were only ever scored, where they are told apart: the only ones that all runs have in common."""
    items = int(row.get("of", row.get("items", 0)))
    unseen = row.get("percent_unseen", row.get("right_of_unseen"))
    if not items or unseen is not None:
        return Share(float(unseen), None) if items and unseen is not None else None
    return Share(float(row["percent"]) if "percent" in row else 100 * row["right"] / items, items)


def _states(sets: Mapping[str, Any]) -> dict[tuple[str, str], dict[str, Share]]:
    return {
        (name, action): {
            part: Share(share["percent"], share["of"])
            for part, share in parts.items()
            if part in COMPONENTS and share["of"]
        }
        for name, found in sets.items()
        for action, parts in found["actions"].items()
    }


def over_runs(runs: Sequence[Run]) -> dict[str, Any]:
    """What at least two runs were asked, in the order of the runs."""
    return {
        "runs": [run.name for run in runs],
        "modes": {
            name: _rows([run.modes.get(name, {}) for run in runs]) for name in _common([run.modes for run in runs])
        },
        "states": {
            " ".join(key): _rows([run.states.get(key, {}) for run in runs])
            for key in _common([run.states for run in runs])
        },
    }


def _common(found: Sequence[Mapping[Any, Any]]) -> list[Any]:
    """Keys that two or more have, in order of appearance."""
    keys = list(dict.fromkeys(key for each in found for key in each))
    return [key for key in keys if sum(key in each for each in found) > 1]


def _rows(found: Sequence[Mapping[str, Share]]) -> dict[str, list[tuple[float, int | None] | None]]:
    """For each key the percent and the number asked, run by run; None where a run was not asked."""
    return {
        key: [(round(each[key].percent, 1), each[key].of) if key in each else None for each in found]
        for key in _common(found)
    }
