"""Opening sessions: any target, any engine, at the place where people expect to start."""

import subprocess
import sys
from pathlib import Path

import pytest

from ndb.engine.live.launch import Program
from ndb.engine.protocol import TakesNotes
from ndb.errors import BadAction, BadTarget, BadTraceFile
from ndb.session.open import Wanted, is_program, open_recording, opened
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import Event, Exit

SCRIPT = "import sys\n\ndef double(x):\n    return x + x\n\nprint(double(2), *sys.argv[1:])\n"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script.py"
    path.write_text(SCRIPT)
    return path


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_a_script_opens_at_its_first_line(script: Path, engine: str, capfd: pytest.CaptureFixture[str]) -> None:
    with opened(Wanted(Program(str(script), ("a",)), engine)) as found:
        state = found.session.place.state
        assert state is not None and (state.event, state.line, found.warnings) == (Event.LINE, 1, ())
        assert found.session.engine.name == engine and found.verifier is not None
        assert found.session.resume().place.exit is Exit.NORMAL
        state = found.session.restart().place.state
        assert state is not None and state.line == 1
    assert "4 a" in capfd.readouterr().out


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_a_function_opens_at_its_call(script: Path, engine: str) -> None:
    with opened(Wanted(Program(f"{script}::double", args="'ab'"), engine)) as found:
        state = found.session.place.state
        assert state is not None and (state.event, state.function, state.locals) == (
            Event.CALL,
            "double",
            {"x": "'ab'"},
        )


def test_a_live_program_ends_with_its_session(script: Path) -> None:
    with opened(Wanted(Program(str(script)))) as found:
        engine = found.session.engine
    assert engine.timeline.exit is Exit.ERROR


def test_a_recording_opens_at_its_start_or_at_its_error(tmp_path: Path) -> None:
    path, recording = tmp_path / "fails.py", tmp_path / "run.ndb"
    path.write_text("def f(n):\n    return 1 / n\n")
    record_target(f"{path}::f", out=recording, args="0")
    with opened(Wanted(Program(str(recording)))) as found:
        state = found.session.place.state
        assert state is not None and state.event is Event.EXCEPTION and found.session.stop.why.startswith("uncaught")
        assert found.verifier is None and found.session.engine.name == "replay"
    with opened(Wanted(Program(str(recording)), from_start=True)) as found:
        assert found.session.place.moment == 0


def test_a_recording_of_a_script_opens_at_its_first_line(script: Path, tmp_path: Path) -> None:
    record_target(str(script), out=tmp_path / "run.ndb")
    with opened(Wanted(Program(str(tmp_path / "run.ndb")))) as found:
        assert found.session.place.moment == 1


def test_a_recording_that_opened_at_its_error_begins_anew_at_its_first_line(tmp_path: Path) -> None:
    path, recording = tmp_path / "fails.py", tmp_path / "run.ndb"
    path.write_text("n = 0\nprint(1 / n)\n")
    record_target(str(path), out=recording)
    with opened(Wanted(Program(str(recording)))) as found:
        assert found.session.place.state is not None and found.session.place.state.line == 2
        state = found.session.restart().place.state
        assert state is not None and (state.event, state.line) == (Event.LINE, 1)


def test_a_session_that_asks_no_model_loads_nothing_of_what_predicts(script: Path) -> None:
    program = f"""\
import sys
from ndb.engine.live.launch import Program
from ndb.session.open import Wanted, opened
with opened(Wanted(Program({str(script)!r}))) as found:
    found.session.step()
    print(found.session.place.state.line, [name for name in sys.modules if name.startswith("ndb.predict")])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "3 []\n"


@pytest.mark.parametrize("text", ["#!/usr/bin/env python3\nn = 1\n", "n = 1\n"])
def test_a_script_without_a_suffix_is_a_program(text: str, tmp_path: Path) -> None:
    (tmp_path / "tool").write_text(text)
    with opened(Wanted(Program(str(tmp_path / "tool")))) as found:
        assert found.session.place.state is not None and found.session.place.state.source == "n = 1"


def test_a_notebook_is_told_where_its_cells_can_be_debugged(tmp_path: Path) -> None:
    (tmp_path / "n.ipynb").write_text('{"cells": []}')
    with pytest.raises(BadTraceFile, match="%%ndb"), opened(Wanted(Program(str(tmp_path / "n.ipynb")))):
        pass


def test_a_source_that_has_changed_since_is_told(script: Path, tmp_path: Path) -> None:
    record_target(f"{script}::double", out=tmp_path / "run.ndb", args="1")
    assert open_recording(tmp_path / "run.ndb")[1] == []
    script.write_text("changed = 1\n")
    assert open_recording(tmp_path / "run.ndb")[1] == [
        "script.py has changed since it was recorded; shown is the text that ran"
    ]
    script.unlink()
    assert open_recording(tmp_path / "run.ndb")[1] == []


def test_threads_are_chosen_by_number(tmp_path: Path) -> None:
    path, recording = tmp_path / "threads.py", tmp_path / "run.ndb"
    path.write_text(
        "import threading\n\ndef f():\n    return 1\n\nt = threading.Thread(target=f)\nt.start()\nt.join()\n"
    )
    record_target(str(path), out=recording)
    other, warnings = open_recording(recording, 1)
    assert "2 threads" in warnings[0] and other.state(0).function == "f"
    assert open_recording(recording)[0].state(0).function == "<module>"
    for number in (2, -1):
        with pytest.raises(BadTarget, match="0 to 1"):
            open_recording(recording, number)


def test_what_cannot_be_opened_says_why(script: Path, tmp_path: Path) -> None:
    for wanted, said in {
        Wanted(Program(str(script), args="3")): "--args is for functions",
        Wanted(Program(str(script)), "magic"): "no engine 'magic'",
        Wanted(Program(str(tmp_path / "nothing.py")), "replay"): "could not be recorded",
    }.items():
        with pytest.raises(BadTarget, match=said), opened(wanted):
            pass


def test_a_recording_that_is_cut_off_early_is_not_called_empty(script: Path, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.ndb", tmp_path / "cut.ndb"
    record_target(str(script), out=whole)
    cut.write_bytes(whole.read_bytes()[: whole.stat().st_size // 3])
    with pytest.raises(BadTarget, match="cut off before its first state"):
        open_recording(cut)


def test_it_is_said_when_what_is_predicted_could_never_run(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def f(:\n")
    with opened(Wanted(Program(str(tmp_path / "broken.py")), "neural")) as found:
        assert len(found.warnings) == 1 and "is no Python" in found.warnings[0]


@pytest.mark.parametrize(
    ("target", "is_module", "runs"),
    [
        ("p.py", False, True),
        ("p.ndb", False, False),
        ("p::f", False, True),
        ("package", True, True),
        (".", False, True),
    ],
)
def test_what_can_be_run_is_told_from_recordings(target: str, is_module: bool, runs: bool) -> None:
    assert is_program(target, is_module) is runs and Wanted(Program(target, is_module=is_module)).is_program is runs


def test_main_opens_at_its_own_call_and_nothing_stands_around_it(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("def main():\n    x = 1\n    return x\n")
    with opened(Wanted(Program(f"{tmp_path / 'p.py'}::main"))) as found:
        assert [state.function for state in found.session.frames.stack()] == ["main"]
        assert found.session.place.state is not None and found.session.place.state.line == 1


def test_the_threads_of_a_recording_are_chosen_at_the_prompt(tmp_path: Path) -> None:
    path, recording = tmp_path / "threads.py", tmp_path / "run.ndb"
    path.write_text(
        "import threading\n\ndef f():\n    return 1\n\nt = threading.Thread(target=f)\nt.start()\nt.join()\n"
    )
    record_target(str(path), out=recording)
    with opened(Wanted(Program(str(recording)))) as found:
        session = found.session
        assert [each.condition for each in session.threads.all()] == ["recorded"] * 2
        session.set_breakpoint.at_line("threads.py", 4)
        assert session.resume().state is None
        assert isinstance(session.engine, TakesNotes) and "thread 1" in session.engine.notes[-1]
        assert [state.function for state in session.threads.stack(1)] == ["f"] and session.threads.current == 0
        stop = session.threads.choose(1)
        assert stop.thread == 1 and stop.state is not None and stop.state.function == "f"
        assert session.resume().breakpoints == (1,)
        with pytest.raises(BadAction, match="there is no thread 2"):
            session.threads.choose(2)


KINDS = """\
class Base:
    def __init__(self, x):
        print("made")
        self.x = x

class Plain(Base):
    pass

    @property
    def twice(self):
        return self.x * 2

    def add(self, y):
        return self.x + y

def each(n):
    for i in range(n):
        yield i

async def later(n):
    return n
"""


@pytest.fixture
def kinds(tmp_path: Path) -> Path:
    (tmp_path / "kinds.py").write_text(KINDS)
    return tmp_path / "kinds.py"


@pytest.mark.parametrize(
    ("name", "args", "at"),
    [("Base", "1", "Base.__init__"), ("Plain", "1", "main"), ("Plain.add", "Plain(1), 2", "Plain.add"),
     ("list", "each(2)", "main"), ("each", "2", "main"), ("asyncio.run", "later(2)", "main")],
)  # fmt: skip
def test_what_is_called_opens_where_it_is_entered_and_is_not_run_to_find_out(
    name: str, args: str, at: str, kinds: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with opened(Wanted(Program(f"{kinds}::{name}", args=args))) as found:
        state = found.session.place.state
        assert state is not None and state.function == at
        found.session.resume()
    assert capfd.readouterr().out.count("made") == (name in ("Base", "Plain", "Plain.add"))


@pytest.mark.parametrize(
    ("name", "says"), [("each", "each gives a generator, which runs when it is drawn from: "),
                       ("later", "later gives a coroutine, which runs when it is awaited: ")],
)  # fmt: skip
def test_where_nothing_of_a_function_runs_yet_it_is_said_how_it_would(name: str, says: str, kinds: Path) -> None:
    how = "list" if name == "each" else "asyncio.run"
    with opened(Wanted(Program(f"{kinds}::{name}", args="2"))) as found:
        assert found.warnings == (f"{says}{kinds}::{how} --args '{name}(2)'",)
    with opened(Wanted(Program(f"{kinds}::{how}", args=f"{name}(2)"))) as found:
        while (state := found.session.place.state) is not None and state.function != name:
            found.session.step()
        assert state is not None and found.warnings == ()


def test_a_method_that_lacks_its_object_and_a_property_are_said_to_be_called_wrong(kinds: Path) -> None:
    with (
        pytest.raises(BadTarget, match=r"Plain\.add needs self, y: give"),
        opened(Wanted(Program(f"{kinds}::Plain.add"))),
    ):
        pass
    says = r"Plain\.twice is a property, .*::Plain\.twice\.fget --args OBJECT reads it"
    with pytest.raises(BadTarget, match=says), opened(Wanted(Program(f"{kinds}::Plain.twice", args="Plain(1)"))):
        pass
    with opened(Wanted(Program(f"{kinds}::Plain.twice.fget", args="Plain(2)"))) as found:
        found.session.resume()
        last = found.session.engine.timeline
        assert last.state(len(last) - 1).value == "4"
