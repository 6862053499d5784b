"""Whether tests pass with a file changed: many changes, one sandbox, on a copy of the folder.

Knows the sandbox and the program that runs in it (edit_runner.py); what is changed and why is its caller's business.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ndb.trace.sandbox.run import SandboxLimits, run_sandboxed

_RUNNER, _ORDER = ".ndb_edit_runner.py", ".ndb_edits.json"
_BATCH = 48
"""Changes of one start of the sandbox: starting costs as much as trying some ten of them."""
_START_SECONDS = 10.0

Change = Mapping[str, str]
"""Texts of files, by name, in the place of those in the folder."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A folder's files, and the tests to run on them: all of a stage must pass before the next is run."""

    files: Mapping[str, bytes]
    stages: tuple[tuple[str, ...], ...]
    seconds: float = 10.0
    """For one change, at most; where the tests as they are compute little, an edited program may not compute long."""


def which_pass(trial: Trial, changes: Sequence[Change], *, first: bool = False) -> Iterator[tuple[int, bool]]:
    """The number of each change and whether all stages pass with it; after one that passes no more, if `first`.

    A change that ends the sandbox (its time, its memory) fails, and the rest is tried in a new one.
    """
    start = 0
    while start < len(changes):
        batch = changes[start : start + _BATCH]
        told = _told(trial, batch, first)
        yield from ((start + number, passed) for number, passed in told)
        if first and any(passed for _, passed in told):
            return
        if len(told) < len(batch):
            yield start + len(told), False
        start += min(len(told) + 1, len(batch))


def _told(trial: Trial, batch: Sequence[Change], first: bool) -> list[tuple[int, bool]]:
    order = {"edits": [dict(change) for change in batch], "stages": trial.stages, "seconds": trial.seconds}
    runner = (Path(__file__).parent / "edit_runner.py").read_bytes()
    files = {**trial.files, _RUNNER: runner, _ORDER: json.dumps(order | {"first": first}).encode()}
    wall = _START_SECONDS + trial.seconds * len(batch)
    limits = SandboxLimits(cpu_seconds=max(trial.seconds, _START_SECONDS), wall_seconds=wall)
    outcome = run_sandboxed([sys.executable, _RUNNER, _ORDER], limits=limits, files=files)
    rows = (line.split() for line in outcome.stdout.decode("utf-8", "replace").splitlines())
    return [(int(number), passed == "1") for number, passed in rows]
