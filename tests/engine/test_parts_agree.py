"""A running program and its recording give the same answers about parts of values: what they were, which line changed
them, who else holds them."""

import importlib.util
import random
from pathlib import Path

import pytest
from asked_parts import ask_both
from mutations import mutating_program

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")


@pytest.mark.parametrize("seed", [0, 2, 7])
def test_live_and_replay_say_the_same_of_every_part(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    source = mutating_program(random.Random(seed))
    asked = ask_both(source, tmp_path, random.Random(seed), moments=8, parts=10, watches=8)
    assert asked.differences == []
    assert min(asked.values, asked.whys) > 50 and asked.changes > 100 and asked.stops > 0
