"""`ndb guided`, `ndb explore` and the assumptions of a session in the terminal, as a person or a program uses them."""

import json
from pathlib import Path

import pytest

from ndb.cli import main

CODE = """\
import warehouse

def price(name):
    base = len(name)
    if warehouse.has(name):
        base += 100
    return base
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "shop.py").write_text(CODE)
    return str(tmp_path / "shop.py")


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert isinstance(found, dict)
    return found


def test_one_run_is_told_as_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guided", f"{file}::price", "--args", "'tea'", "--no-model", "--json"]) == 0
    assert told(capsys) == {
        "value": "103", "error": None, "lines": [4, 5, 6, 7], "exact": False,
        "assumptions": [{"expression": "bool(warehouse.has('tea'))", "line": 5, "value": "True", "confidence": None,
                         "source": "default", "use": "truth"}],
    }  # fmt: skip


def test_what_rests_on_nothing_assumed_is_exact(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guided", "--no-model", "--json", "-c", "import json\nx = 3"]) == 0
    assert told(capsys)["exact"] is True


def test_assumptions_are_saved_and_given(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "given").write_text("warehouse.has('tea') = False\n")
    saved, recording, mocks = (str(tmp_path / name) for name in ("saved.json", "run.ndb", "mocks.py"))
    run = ["guided", f"{file}::price", "--args", "'tea'", "--no-model", "--json"]
    assert main([*run, "--assume", str(tmp_path / "given"), "--save", saved, "--record", recording]) == 0
    assert told(capsys)["value"] == "3"
    assert main([*run, "--assume", saved, "--write-mocks", mocks]) == 0
    assert told(capsys)["value"] == "3"
    compile(Path(mocks).read_text(), mocks, "exec")
    assert main(["tree", recording]) == 0
    assert "price" in capsys.readouterr().out


def test_exploring_says_which_run_reached_which_line(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", f"{file}::price", "--json"]) == 0
    found = told(capsys)
    assert found["missing"] == [] and found["reached"] == [4, 5, 6, 7]


def test_a_target_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guided", "nowhere.py"]) == 2
    assert "cannot read nowhere.py" in capsys.readouterr().err


def test_a_session_lists_and_changes_assumptions(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ndb.engine.guided import ask

    monkeypatch.setattr(ask, "answerer", lambda *_: None)
    commands = ["assumptions", "assume warehouse.has('tea') = False", "b 7", "c", "p base", "v", "q"]
    given = [word for command in commands for word in ("-c", command)]
    assert main(["--engine", "guided", f"{file}::price", "--args", "'tea'", "--no-rc", *given]) == 0
    shown = capsys.readouterr().out
    assert "line 5: bool(warehouse.has('tea')) = True  (default)" in shown
    assert "(ndb) p base\n3\n" in shown
    assert "base = 3  (rests on 0)" in shown


def test_a_snippet_can_be_debugged(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from ndb.engine.guided import ask

    monkeypatch.setattr(ask, "answerer", lambda *_: None)
    assert main(["--engine", "guided", "-c", "x = nowhere + 1\ny = 2", "-c", "n", "-c", "v", "-c", "q", "--no-rc"]) == 0
    assert "x = <unknown nowhere + 1>  (unknown)" in capsys.readouterr().out


def test_what_the_program_wrote_is_told() -> None:
    from ndb.engine.guided.engine import GuidedEngine
    from ndb.engine.guided.guided_run import Order

    engine = GuidedEngine(Order("snippet.py", source="print('hello', nowhere)"))
    try:
        assert engine.notes == ["output: hello nowhere"]
    finally:
        engine.close()
