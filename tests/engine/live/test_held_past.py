"""What objects held in the past of a running program: while it is forgotten, told anew, forked and changed by hand."""

import importlib.util
from pathlib import Path

import pytest

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Level, Stops, Watch
from ndb.errors import BadAction
from ndb.trace.values.expression.refusal import BadExpression

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")

PROGRAM = """\
class Box:
    def __init__(self):
        self.cells = [0] * 100
        self.names = {}

    def __repr__(self):
        return "Box"

def put(box, n):
    box.cells[n % 100] = n
    box.names[n % 50] = [n]

def main():
    box = Box()
    first = [[7] for _ in range(60)]
    for n in range(ROUNDS):
        put(box, n)
    return box

main()
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM.replace("ROUNDS", "3000"), encoding="utf-8")
    return file


def check_rounds(engine: LiveEngine, least: int) -> None:
    """Wherever a round begins, the box holds what the round before put there; so often at least that is told."""
    timeline, told = engine.timeline, 0
    rounds = [at for at in range(len(timeline)) if timeline.recording.source_of(at).strip() == "put(box, n)"]
    for at in rounds[1::7]:
        last = int(timeline.state(at).locals["n"]) - 1
        if last < 0:
            continue
        try:
            found = timeline.values.evaluate(f"box.cells[{last % 100}], box.names[{last % 50}], first[50]", at)
        except BadExpression:
            continue
        assert found == f"({last}, [{last}], [7])", at
        told += 1
    assert told >= least


def test_what_was_held_is_known_of_states_that_are_not_forgotten(program: Path) -> None:
    with LiveEngine(Program(str(program), most_kept=400_000)) as engine:
        engine.run(stops=Stops(lines=frozenset({("program.py", 18)})))
        assert engine.forgotten > 0
        check_rounds(engine, 50)
        state = engine.timeline.state(len(engine.timeline) - 1)
        assert engine.timeline.watches.watch_for("box.cells[60]", state, len(engine.timeline) - 1) == Watch(
            "box.cells[60]", state.frame
        )
        changed = engine.timeline.through_calls.last_change("box.cells[60]", len(engine.timeline) - 1)
        assert changed is not None and engine.timeline.state(changed).locals["n"] == "2960"


@pytest.mark.parametrize("most_kept", [400_000, 1 << 30])
def test_what_is_told_anew_is_told_right(program: Path, most_kept: int) -> None:
    with LiveEngine(Program(str(program), most_kept=most_kept, most_held=5_000)) as engine:
        engine.run(stops=Stops(lines=frozenset({("program.py", 18)})))
        check_rounds(engine, 50)
        end = len(engine.timeline) - 1
        engine.go(end - 3)
        found = engine.same("box.cells", 1)
        assert found.is_exact and [holder.way for holder in found.holders] == ["box.cells"]
        maker = engine.timeline.maker(found.changed or 0)
        assert maker is not None and engine.timeline.state(maker).source.strip() == "box.cells[n % 100] = n"


def test_a_fork_has_the_past_and_goes_its_own_way(program: Path) -> None:
    with LiveEngine(Program(str(program))) as engine:
        engine.run(stops=Stops(conditions=(("program.py", 10, "n == 500"),)))
        assert engine.timeline.values.evaluate("box.cells[99]", len(engine.timeline) - 1) == "499"
        with engine.fork() as other:
            other.execute("box.cells[50] = -1", -1)
            other.run(Level(1))
            engine.run(Level(1))
            for each, cell in ((engine, "450"), (other, "-1")):
                at = len(each.timeline) - 1
                assert each.timeline.values.evaluate("box.cells[0], box.cells[50]", at) == f"(500, {cell})"
                assert each.timeline.values.evaluate("box.cells[99]", at - 4) == "499"


def test_what_was_set_by_hand_is_seen_to_be_so(program: Path) -> None:
    with LiveEngine(Program(str(program))) as engine:
        engine.run(stops=Stops(conditions=(("program.py", 10, "n == 500"),)))
        engine.execute("box.cells[50] = -1; box.names.clear()", -1)
        engine.run(Level(2))
        assert engine.timeline.values.evaluate("box.cells[50], len(box.names)", len(engine.timeline) - 1) == "(-1, 0)"


def test_a_line_that_was_jumped_to_is_a_state_like_others(program: Path) -> None:
    with LiveEngine(Program(str(program))) as engine:
        engine.run(stops=Stops(lines=frozenset({("program.py", 11)})))
        engine.jump(10)
        at = len(engine.timeline) - 1
        assert engine.timeline.state(at).line == 10
        engine.run(Level(2))
        assert engine.timeline.values.evaluate("box.cells[0], len(box.cells)", at) == "(0, 100)"


def test_what_is_not_held_is_said_not_to_be(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("few = [[1]]\nxs = list(range(20_000))\nend = 0\nlast = 1\n", encoding="utf-8")
    with LiveEngine(Program(str(tmp_path / "p.py"))) as engine:
        engine.run()
        engine.go(len(engine.timeline) - 2)
        with pytest.raises(BadExpression, match="what xs was is not recorded in full"):
            engine.evaluate("len(xs)", -1)
        with pytest.raises(BadAction, match="ndb trace --whole N"):
            engine.same("xs[700]", -1)
