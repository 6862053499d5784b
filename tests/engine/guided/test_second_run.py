"""What varies from run to run is found by a second run, state by state, whoever makes it vary."""

from collections.abc import Iterator

import pytest

from ndb.engine.guided.engine import GuidedEngine
from ndb.engine.guided.guided_run import GuidedWorker, Order
from ndb.engine.protocol import Place
from ndb.trace.tracefile.recorded_file import FileRecording
from ndb.tree.action import STEP_INTO

DRAW = "import sqlite3\n\ndef draw():\n    return sqlite3.connect('').execute('select random()').fetchone()[0]\n\n"


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Iterator[GuidedEngine]:
    body = "".join(f"    {line}\n" for line in request.param.split("\n"))
    started = GuidedEngine(Order("body.py::f", source=f"{DRAW}def f(a=1):\n{body}", args=""))
    yield started
    started.close()


def walked(engine: GuidedEngine) -> Iterator[Place]:
    place = engine.go(0)
    while place.state is not None:
        yield place
        place = engine.move(STEP_INTO)


def not_exact(engine: GuidedEngine) -> set[str]:
    """Variables of `f` that are not exact where it returns."""
    last = [place for place in walked(engine) if place.state is not None and place.state.function == "f"][-1]
    return set(last.origins)


@pytest.mark.parametrize(
    ("engine", "names"),
    [
        ("x = draw()\nreturn a", {"x"}),
        ("x = draw()\ny = x > 0\nreturn y", {"x", "y", ""}),
        ("b = 2\nif draw() > 0:\n    c = 1\nelse:\n    c = 2\nreturn b", {"c"}),
        ("return a", set()),
        ("x = {str(n) for n in range(9)}\nreturn len(x)", set()),
    ],
    indirect=["engine"],
)
def test_what_rests_on_what_varies_is_not_exact(engine: GuidedEngine, names: set[str]) -> None:
    assert names <= not_exact(engine) and "a" not in not_exact(engine)
    assert bool(not_exact(engine)) == bool(names)


@pytest.mark.parametrize("engine", ["x = draw()\ny = draw()\nreturn a"], indirect=True)
def test_what_varies_is_told_with_its_line_and_what_the_second_run_had(engine: GuidedEngine) -> None:
    told = [(each.line, each.expression) for each in engine.assumptions]
    assert told[0] == (4, "result in a second run")
    assert engine.assumptions[0].value.lstrip("-").isdigit()
    assert "a second one (" in engine.cost_of_origins


@pytest.mark.parametrize("engine", ["x = draw()\nreturn x"], indirect=True)
def test_a_copy_of_an_engine_knows_what_was_found_out(engine: GuidedEngine) -> None:
    found = engine.checked_run
    other = engine.fork()
    assert isinstance(other, GuidedEngine) and other.checked_run is found
    other.close()


@pytest.mark.parametrize("engine", ["if no_such.thing:\n    x = draw()\nreturn a"], indirect=True)
def test_the_second_run_assumes_what_the_first_did(engine: GuidedEngine) -> None:
    told = [each.expression for each in engine.assumptions]
    assert told[0] == "bool(no_such.thing)" and "result in a second run" in told


def test_a_default_that_varies_is_not_exact() -> None:
    source = "import sqlite3\ndef f(x=sqlite3.connect('').execute('select random()').fetchone()[0]):\n    return x\n"
    with GuidedWorker() as worker:
        order = Order("body.py::f", source=source, args="")
        run = worker.check(order, worker.run(order))
        assert not run.is_exact and "x" in run.exactness.at(len(run.recording) - 2)


def test_of_long_runs_what_varies_late_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What both files hold in the same way is not read."""
    alike: list[bool] = []
    real = FileRecording.is_same_block

    def noted(mine: FileRecording, its: FileRecording, block: int) -> bool:
        alike.append(real(mine, its, block))
        return alike[-1]

    monkeypatch.setattr(FileRecording, "is_same_block", noted)
    body = "    n = 0\n    for i in range(3000):\n        n += i\n    x = draw()\n    return n\n"
    with GuidedWorker() as worker:
        order = Order("body.py::f", source=f"{DRAW}def f():\n{body}", args="")
        run = worker.check(order, worker.run(order))
    assert run.differing and min(run.differing) > 6_000 and run.value == "4498500"
    assert alike[0] and not alike[-1]
