"""An edit with which the tests pass: edits of the most suspicious lines, tried in the sandbox on a copy of the folder.

Nothing of the user's is changed: an edit is a whole new text of the file, to be looked at.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ndb.session.faults.blame import Suspect
from ndb.session.faults.edits import Edit, larger_edits, small_edits
from ndb.session.faults.try_edits import Trial, which_pass
from ndb.session.folder import read_folder

_BATCH = 48
_SURGERY_LINES = 8
"""Most suspicious lines whose larger edits are tried; the small ones of all others come before."""


@dataclass(frozen=True, slots=True)
class Repair:
    """What was tried, and the first edit with which all tests pass."""

    edit: Edit | None
    tried: int
    seconds: float


def repair(
    suspects: Sequence[Suspect], root: Path, failing: Sequence[str], tests: Sequence[str], *, seconds: float = 120.0
) -> Repair:
    """Try edits of the most suspicious lines, in order, until all tests pass or the time is over."""
    start, tried = time.monotonic(), 0
    files = dict(read_folder(root).files)
    trial = Trial(files, (tuple(failing), tuple(tests)))
    edits = _edits(suspects, files)
    while time.monotonic() - start < seconds and (batch := list(islice(edits, _BATCH))):
        for number, passed in which_pass(trial, [{edit.file: edit.text} for edit in batch], first=True):
            tried += 1
            if passed:
                return Repair(batch[number], tried, time.monotonic() - start)
    return Repair(None, tried, time.monotonic() - start)


def _edits(suspects: Sequence[Suspect], files: Mapping[str, bytes]) -> Iterator[Edit]:
    texts = {name: content.decode("utf-8", "replace") for name, content in files.items() if name.endswith(".py")}
    known = [suspect for suspect in suspects if suspect.file in texts]
    for suspect in known:
        yield from small_edits(suspect.file, texts[suspect.file], suspect.line)
    for suspect in known[:_SURGERY_LINES]:
        yield from larger_edits(suspect.file, texts[suspect.file], suspect.line)
