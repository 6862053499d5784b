"""The hot path in C and in Python record the same, state by state."""

from pathlib import Path

import pytest

from ndb.trace import tape
from ndb.trace.recorder import RecordLimits, record_source

PROGRAMS = Path(__file__).parent.parent / "programs"
LIMITS = RecordLimits(events=20_000)

pytestmark = pytest.mark.skipif(tape._encode is None, reason="the C twin was not compiled")


# A program at its recursion limit is the one case in which they differ: only the one in C needs no stack of its own.
@pytest.mark.parametrize("name", sorted(path.stem for path in PROGRAMS.glob("*.py") if path.stem != "deep_recursion"))
def test_a_program_is_recorded_the_same_by_both(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PROGRAMS)
    path = PROGRAMS / f"{name}.py"
    source = path.read_text(encoding="utf-8")
    fast = record_source(source, file=str(path), limits=LIMITS, is_fast=True)
    slow = record_source(source, file=str(path), limits=LIMITS, is_fast=False)
    assert fast.scopes == slow.scopes
    assert fast.exit == slow.exit
    assert [fast.state(index) for index in range(len(fast))] == [slow.state(index) for index in range(len(slow))]
    assert fast.rows == slow.rows
