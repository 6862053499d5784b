"""Every engine passes the same check; live and replay agree on every state of the sample programs."""

from pathlib import Path

import pytest
from scripted import ScriptedOracle

from ndb.engine.conformance import check
from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.replay import ReplayEngine
from ndb.language.tokenizer import train_tokenizer
from ndb.session.open import record_beside
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import states
from ndb.trace.tracefile.open_trace import open_trace
from ndb.tree.action import CONTINUE

PROGRAMS = sorted((Path(__file__).parent.parent / "programs").glob("*.py"))
CALLS = {
    "count": (
        "def count(s, t):\n    n = 0\n    for c in s:\n        n += int(c == t)\n    return n\n",
        'count("berry", "r")',
    ),
    "recursion": ("def fib(n):\n    if n < 2:\n        return n\n    return fib(n - 1) + fib(n - 2)\n", "fib(4)"),
    "caught": (
        "def risky(n):\n    if n == 2:\n        raise ValueError(n)\n    return n\n\ndef safe(n):\n    try:\n        return risky(n)\n"  # noqa: E501
        "    except ValueError as error:\n        return -1\n\ndef both():\n    return [safe(1), safe(2)]\n",
        "both()",
    ),
    "uncaught": ("def half(n):\n    return n / 0\n\ndef outer(n):\n    k = n\n    return half(k)\n", "outer(3)"),
    "classes": (
        "class Stack:\n    def __init__(self):\n        self.items = []\n\n    def push(self, item):\n        self.items.append(item)\n"  # noqa: E501
        "        return len(self.items)\n\ndef use():\n    s = Stack()\n    for i in range(3):\n        s.push(i)\n    return s.items\n",  # noqa: E501
        "use()",
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_replay_conforms(name: str) -> None:
    recording = record_call(*CALLS[name])
    check(lambda: ReplayEngine(recording), reference=list(states(recording)), walks=20)


@pytest.mark.parametrize("name", CALLS)
def test_a_model_that_says_the_truth_makes_the_neural_engine_conform(name: str) -> None:
    recording = record_call(*CALLS[name])
    oracle = ScriptedOracle(train_tokenizer([CALLS[name][0]]), recording)
    check(
        lambda: NeuralEngine(oracle, recording.sources, [recording.state(0)]),
        reference=list(states(recording)),
        only_shown=True,
        walks=3,
        steps=8,
    )


@pytest.mark.parametrize("name", CALLS)
def test_live_conforms(name: str, tmp_path: Path) -> None:
    source, call = CALLS[name]
    (tmp_path / "program.py").write_text(source)
    function, _, rest = call.partition("(")
    program = Program(str(tmp_path / "program.py") + "::" + function, args=rest[:-1])
    record_beside(program, tmp_path / "recording")
    recorded = list(states(open_trace(tmp_path / "recording").threads[0]))
    check(lambda: LiveEngine(program), reference=recorded, walks=1, steps=6)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_live_and_replay_agree_on_every_state(path: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program = Program(str(path))
    record_beside(program, tmp_path / "recording")
    trace = open_trace(tmp_path / "recording")
    recorded = list(states(trace.threads[0]))
    with LiveEngine(program) as live:
        place = live.move(CONTINUE)
        timeline = live.timeline
        ran = [timeline.state(moment) for moment in range(len(timeline))]
    assert place.exit is trace.exit
    assert ran == recorded
