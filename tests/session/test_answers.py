"""What `watch`, `back` and `why` answer, checked against full copies of every state. Many more:
`python benchmarks/answers.py`."""

from random import Random

import pytest
from answers import Verdicts, check
from naive import run_call
from seed_sample import SEEDS

from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits


@pytest.mark.parametrize("seed", SEEDS[::40], ids=lambda seed: seed.name)
def test_every_answer_is_what_the_copies_say(seed) -> None:  # type: ignore[no-untyped-def]
    moments = run_call(seed.source, seed.inputs[0], most=1_000, waiting=True)
    recording = record_call(seed.source, seed.inputs[0], limits=RecordLimits(events=1_000, seconds=None))
    verdicts = Verdicts()
    if len(moments) == len(recording):
        check(recording, moments, Random(7), 8, verdicts)
    assert verdicts.faults == []


def test_a_wrong_answer_would_be_found() -> None:
    source = "def f():\n    x = 1\n    y = [x]\n    y.append(2)\n    x = 3\n    return x\n"
    moments = run_call(source, "f()", waiting=True)
    other = record_call(source.replace("x = 3", "x = 1"), "f()")
    verdicts = Verdicts()
    check(other, moments, Random(1), 20, verdicts)
    assert verdicts.wrong["watch"] and verdicts.right["watch"]
