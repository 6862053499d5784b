"""What really happens: run in the sandbox, and put beside what was shown or predicted."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from recorded import recorded, recording

from ndb.engine.live.launch import Program
from ndb.engine.protocol import Forecast, Place
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadTarget
from ndb.session import truth
from ndb.session.truth import RealRun, Row, Walk, compare_targets, real_run, table, verify_session, verify_walk, walk
from ndb.session.verify import Divergence, Verification
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import Action

STATES = [recording().state(index) for index in range(len(recording()))]


@pytest.fixture
def work(tmp_path: Path) -> Path:
    (tmp_path / "helping.py").write_text("def helper(i):\n    j = i * 2\n    return j\n")
    path = tmp_path / "work.py"
    path.write_text("from helping import helper\n\ndef work(n):\n    print('loud')\n    return helper(n)\n")
    return path


def test_a_program_really_runs_with_the_files_beside_it(work: Path) -> None:
    real = real_run(Program(f"{work}::work", args="4"))
    states = real.states
    assert real.exit is Exit.NORMAL and [s.value for s in states if s.event is Event.RETURN] == ["8", "8", "8"]
    assert {s.file for s in states} == {"work.py", "helping.py"}


def test_a_program_that_cannot_run_is_not_taken_for_a_wrong_prediction(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import nothing_of_this_name\n\ndef f():\n    return 1\n")
    found = verify_session(recorded(), Program(f"{tmp_path / 'p.py'}::f"))
    assert found.compared == 0 and "nothing_of_this_name" in (found.unverified or "")


def test_a_program_that_dies_says_so(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import os\n\ndef f():\n    os._exit(3)\n")
    with pytest.raises(BadTarget, match="gave no states"):
        real_run(Program(f"{tmp_path / 'p.py'}::f"))


FORGING = """
import json, os, sys
def f():
    words = {json.loads(sys.orig_argv[-1]).get("word", ""), "ndb-states", sys.stdin.readline().strip()}
    state = [0, "def f():", {}, None, 1, 0, 0, "p.py", "f"]
    for word in words:
        forged = {"states": [state], "exit": "exit_error", "failed": None}
        os.write(1, f"\\n{word}:{json.dumps(forged)}\\n".encode())
    return 5
"""


def test_what_a_program_prints_is_not_taken_for_its_states(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(FORGING, encoding="utf-8")
    real = real_run(Program(f"{tmp_path / 'p.py'}::f"))
    assert real.exit is Exit.NORMAL
    assert real.states[-1].value == "5"


def test_what_a_program_prints_when_it_ends_is_not_among_its_states(tmp_path: Path) -> None:
    body = "    atexit.register(print, 'x' * 100_000)\n    print('held back')\n    return 5\n"
    source = f"import atexit\ndef f():\n{body}"
    (tmp_path / "p.py").write_text(source, encoding="utf-8")
    for _ in range(5):
        assert real_run(Program(f"{tmp_path / 'p.py'}::f")).states[-1].value == "5"


def test_a_session_is_compared_with_the_real_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truth, "real_run", lambda program: RealRun(STATES, Exit.NORMAL))
    found = verify_session(recorded(), Program("p.py"))
    assert (found.agreed, found.compared, found.first) == (len(STATES), len(STATES), None)
    assert found.exits == (Exit.NORMAL, Exit.NORMAL)


def test_a_program_that_reads_a_file_beside_it_reads_it_in_the_sandbox(tmp_path: Path) -> None:
    (tmp_path / "data.txt").write_text("5\n")
    (tmp_path / "p.py").write_text("def f():\n    return int(open('data.txt').read())\n")
    assert real_run(Program(f"{tmp_path / 'p.py'}::f")).states[-1].value == "5"


def test_a_file_that_the_sandbox_lacks_is_not_blamed_on_the_prediction(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.txt"
    elsewhere.write_text("5\n")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "p.py").write_text(f"def f():\n    return int(open({str(elsewhere)!r}).read())\n")
    found = verify_session(recorded(), Program(f"{tmp_path / 'in' / 'p.py'}::f"))
    assert [lack.partition("(")[0] for lack in found.lacked] == ["FileNotFoundError"]
    assert "not there in the sandbox: FileNotFoundError" in "\n".join(found.report())


def test_a_session_in_the_middle_has_no_end_to_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truth, "real_run", lambda program: RealRun(STATES, Exit.NEVER))
    assert verify_session(recorded(), Program("p.py")).exits == (Exit.NORMAL, None), "its limit was reached"


def test_ends_that_differ_are_a_difference() -> None:
    found = verify_walk(STATES, STATES, (Exit.NORMAL, Exit.ERROR))
    assert found.first == Divergence(len(STATES), None, None, ("exit",))


def test_a_walk_may_jump_over_states() -> None:
    found = verify_walk([STATES[0], STATES[9], STATES[37]], STATES, (None, Exit.NORMAL))
    assert (found.agreed, found.compared, found.first, found.exits) == (3, 3, None, (None, Exit.NORMAL))


def test_a_state_that_comes_too_early_is_no_agreement() -> None:
    assert verify_walk([STATES[9], STATES[0]], STATES, (None, None)).agreed == 1
    assert verify_walk([STATES[9], STATES[9]], STATES, (None, None)).agreed == 1


def test_a_wrong_state_is_put_beside_the_likely_one_and_the_walk_goes_on_from_there() -> None:
    wrong = replace(STATES[4], locals={"n": "7"})
    found = verify_walk([STATES[3], wrong, STATES[5], replace(STATES[6], line=99)], STATES, (None, None))
    assert (found.agreed, found.compared) == (2, 4)
    assert found.first == Divergence(1, wrong, STATES[4], ("variables",)), "the first one is kept"


def test_a_state_that_there_is_nowhere_in_the_run() -> None:
    wrong = replace(STATES[4], line=99)
    found = verify_walk([wrong, STATES[0]], STATES, (None, None))
    assert found.first == Divergence(0, wrong, None, ("no such state",)) and found.agreed == 1


class Sure(ReplayEngine):
    """A recording whose states are told as predictions, surer and surer."""

    def move(self, action: Action) -> Place:
        place = super().move(action)
        return place if place.state is None else replace(place, forecast=Forecast((place.moment or 0) / 100))


def test_a_walk_is_every_state_and_the_exit() -> None:
    whole = walk(ReplayEngine(recording()), 1000)
    assert (whole.states, whole.exit, whole.confidence) == (STATES, Exit.NORMAL, None)
    assert walk(ReplayEngine(recording()), len(STATES)).exit is None


def test_a_walk_that_is_broken_off_has_no_exit_and_its_mean_confidence() -> None:
    part = walk(Sure(recording()), 4)
    assert (part.states, part.exit, part.confidence) == (STATES[:4], None, 0.02)


def walks(monkeypatch: pytest.MonkeyPatch, **known: Walk | BadTarget) -> None:
    def walk_of(engine: str, target: str, args: str, model: truth.Choice, steps: int) -> Walk:
        found = known[engine]
        if isinstance(found, BadTarget):
            raise found
        return found

    monkeypatch.setattr(truth, "_walk_of", walk_of)


def compared(engines: Sequence[str] = ("neural", "replay"), steps: int = 100) -> Row:
    [row] = compare_targets(["p.py"], "", engines, (None, None), steps)
    return row


def test_whole_runs_are_compared_with_their_exits(monkeypatch: pytest.MonkeyPatch) -> None:
    walks(monkeypatch, neural=Walk(STATES[:3], Exit.NORMAL, 0.8), replay=Walk(STATES[:2], Exit.NORMAL))
    row = compared()
    assert (row.verification.agreed, row.verification.compared, row.confidence) == (2, 3, 0.8)
    assert row.verification.first == Divergence(2, STATES[2], None, ("end of the run",))
    assert compared(steps=3).verification == Verification(2, 2, None, (None, None)), "broken off: no end is compared"


def test_what_cannot_run_is_a_row_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    walks(monkeypatch, neural=Walk([], None), replay=BadTarget("no such module"))
    row = compared()
    assert row.verification.unverified == "no such module" and row.as_json()["unverified"] == "no such module"
    assert list(table([row]))[1] == "p.py    nothing to compare with: no such module"


def test_what_cannot_be_compiled_is_named_as_the_user_knows_it(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def f(x):\n    return (x +\n")
    [row] = compare_targets([str(broken)], "", ("replay", "replay"), (None, None), 50)
    assert str(row.verification.unverified).startswith(f"{broken} cannot be compiled: '(' was never closed")


def test_engines_are_two_of_three() -> None:
    for engines in (["neural"], ["neural", "live", "replay"], ["neural", "magic"]):
        with pytest.raises(BadTarget, match="--engines"):
            compared(engines)


def test_live_and_replay_agree_on_a_real_program(work: Path) -> None:
    [row] = compare_targets([f"{work}::work"], "4", ("live", "replay"), (None, None), 50)
    assert (row.verification.first, row.verification.share, row.confidence) == (None, 1.0, None)
    assert row.verification.exits == (Exit.NORMAL, Exit.NORMAL)


def test_rows_are_shown_as_a_table_and_as_json() -> None:
    wrong: State = replace(STATES[1], line=99)
    differs = Row("a_longer_name.py", ("neural", "replay"), Verification(1, 3, Divergence(1, wrong, STATES[1], ("line",)), (None, None)), 0.5)  # fmt: skip  # noqa: E501
    agrees = Row("p.py", ("live", "replay"), Verification(2, 2, None, (None, None)), None)
    assert list(table([differs, agrees])) == [
        "target            states   agree   sure  first difference",
        "a_longer_name.py       3   33.3%    50%  state 1: line",
        "p.py                   2  100.0%      -  none",
    ]
    assert differs.as_json() == {
        "target": "a_longer_name.py", "engines": ["neural", "replay"], "states": 3, "agreed": 1, "share": 0.3333,
        "confidence": 0.5, "first_difference": {"state": 1, "parts": ["line"]}, "unverified": None,
        "lacked": [],
    }  # fmt: skip
    assert agrees.as_json()["first_difference"] is None


def test_a_program_is_in_the_sandbox_where_it_is_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "shop").mkdir(parents=True)
    (tmp_path / "src" / "shop" / "__init__.py").write_text("from .p import f\n")
    (tmp_path / "src" / "shop" / "p.py").write_text(
        "import os\ndef f():\n    return __file__, os.getcwd(), open('data.txt').read()\n"
    )
    (tmp_path / "data.txt").write_text("5")
    monkeypatch.chdir(tmp_path)
    found = real_run(Program("src/shop/p.py::f")).states[-1].value
    assert found == repr((str(tmp_path / "src" / "shop" / "p.py"), str(tmp_path), "5"))


def test_what_a_program_writes_in_the_sandbox_is_written_to_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "p.py").write_text("def f():\n    open('p.py', 'w').close()\n    return open('p.py').read()\n")
    monkeypatch.chdir(tmp_path)
    assert real_run(Program("p.py::f")).states[-1].value == "''"
    assert (tmp_path / "p.py").read_text() != ""


def test_modules_that_the_environment_names_are_found_in_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("project/src/near.py", "elsewhere/far.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("RATE = 2\n")
    (tmp_path / "project" / "tests").mkdir()
    (tmp_path / "project" / "tests" / "t.py").write_text(
        "import far, near\ndef f():\n    return far.RATE + near.RATE\n"
    )
    monkeypatch.chdir(tmp_path / "project")
    monkeypatch.setenv("PYTHONPATH", f"src:{tmp_path / 'elsewhere'}")
    assert real_run(Program("tests/t.py::f")).states[-1].value == "4"


def test_a_function_of_something_installed_is_run_where_it_is_installed() -> None:
    real = real_run(Program(f"{pytest.__file__}::version_tuple.count", args="-1"))
    assert (real.states[-1].value, real.lacked) == ("0", ())
