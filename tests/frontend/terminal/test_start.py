"""Starting a terminal session from arguments."""

import argparse
import io
import json
from pathlib import Path

import pytest

from ndb.engine.live.launch import Program
from ndb.frontend.terminal import start
from ndb.frontend.terminal.arguments import declare_compare, declare_debug
from ndb.session import truth
from ndb.session.truth import Row
from ndb.session.verify import Verification
from ndb.trace.recorder.record_target import record_target


def parsed(*given: str, argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    declare_debug(parser)
    return parser.parse_args(list(given), argparse.Namespace(argv=argv or []))


@pytest.fixture
def recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "p.py").write_text("def f(n):\n    m = n + 1\n    return m\n")
    record_target(f"{tmp_path / 'p.py'}::f", out=tmp_path / "run.ndb", args="3")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, "piped_lines", lambda: iter(["p 1"]))
    return str(tmp_path / "run.ndb")


def test_arguments_say_what_is_wanted() -> None:
    wanted = start.wanted(parsed("p.py", "--include", "*.x", "--expressions", "--json", argv=["a"]))
    program = wanted.program
    assert (program.target, program.argv, program.include, program.expressions) == ("p.py", ("a",), ("*.x",), True)
    assert (wanted.engine, program.output_aside, wanted.from_start) == ("live", True, False)
    other = start.wanted(parsed("run.ndb", "--start", "--thread", "2", "--model", "m", "--device", "cpu"))
    assert (other.from_start, other.thread, other.model, other.device) == (True, 2, "m", "cpu")
    assert isinstance(program, Program) and program.shares_input


def test_a_session_shows_where_it_starts_and_says_given_commands(
    recording: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.debug(parsed(recording, "-c", "s", "--no-rc")) == 0
    assert capsys.readouterr().out.splitlines() == [
        "--Call--", "> p.py(5)main()", "-> def main():", "(ndb) s", "> p.py(6)main()", "-> return f(3)", "1",
    ]  # fmt: skip


def test_rc_files_are_obeyed_unless_told_not_to(
    recording: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    Path(".ndbrc").write_text("p 'from the rc'\n")
    start.debug(parsed(recording, "--allow-rc"))
    assert capsys.readouterr().out.startswith("'from the rc'\n")
    start.debug(parsed(recording, "--no-rc"))
    assert "from the rc" not in capsys.readouterr().out


def test_what_is_to_be_said_of_a_recording_goes_to_stderr(recording: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("p.py").write_text("changed = 1\n")
    start.debug(parsed(recording))
    assert "ndb: p.py has changed since" in capsys.readouterr().err


def test_for_programs_there_is_json(recording: str, capsys: pytest.CaptureFixture[str]) -> None:
    start.debug(parsed(recording, "--json", "-c", "s"))
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["command"] for line in lines] == ["", "s", "p 1"]


def test_notes_of_an_engine_come_before_the_next_command(capsys: pytest.CaptureFixture[str]) -> None:
    from recorded import recorded

    session = recorded()
    session.engine.notes = ["one", "two"]  # type: ignore[attr-defined]
    assert list(start._with_notes(iter(["a", "b"]), session)) == ["a", "b"]
    assert capsys.readouterr().out == "[one]\n[two]\n"


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "123")
    assert start.paint_for(Screen()).colour and start.paint_for(Screen()).width == 123
    assert not start.paint_for(io.StringIO()).colour and start.paint_for(io.StringIO()).width == 80
    monkeypatch.setenv("TERM", "dumb")
    assert not start.paint_for(Screen()).colour
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not start.paint_for(Screen()).colour


def test_comparisons_are_shown_as_a_table_or_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def compare_targets(*given: object) -> list[Row]:
        asked.append(given)
        return [Row("p.py", ("live", "replay"), Verification(2, 2, None, (None, None)), None)]

    monkeypatch.setattr(truth, "compare_targets", compare_targets)
    parser = argparse.ArgumentParser()
    declare_compare(parser)
    assert start.compare(parser.parse_args(["p.py", "--engines", "live,replay", "--args", "3"])) == 0
    assert asked == [(["p.py"], "3", ["live", "replay"], (None, None), 1000)]
    assert capsys.readouterr().out.splitlines()[1].split() == ["p.py", "2", "100.0%", "-", "none"]
    start.compare(parser.parse_args(["p.py", "--json"]))
    assert json.loads(capsys.readouterr().out)["agreed"] == 2


def test_a_comparison_of_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = Row("p.py", ("live", "replay"), Verification(0, 0, None, (None, None), "cannot be read"), None)
    rows = [nothing]
    monkeypatch.setattr(truth, "compare_targets", lambda *given: rows)
    parser = argparse.ArgumentParser()
    declare_compare(parser)
    assert start.compare(parser.parse_args(["p.py"])) == 2
    rows.append(Row("q.py", ("live", "replay"), Verification(2, 2, None, (None, None)), None))
    assert start.compare(parser.parse_args(["p.py", "q.py"])) == 0
