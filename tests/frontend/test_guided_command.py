"""`ndb guided`, `ndb explore` and the assumptions of a session in the terminal, as a person or a program uses them."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

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


BRANCHES = """\
def f(url):
    reply = fetch(url)
    if reply.ok:
        n = 1
    if reply.empty:
        return {}['items']
    rest = 10
    return rest
"""


@pytest.fixture
def branches(tmp_path: Path) -> str:
    (tmp_path / "net.py").write_text(BRANCHES)
    return f"{tmp_path / 'net.py'}::f"


def test_the_picture_says_which_lines_need_what(branches: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", branches]) == 0
    rows = capsys.readouterr().out.splitlines()
    needs = {row.split()[0]: row.partition("# needs ")[2] for row in rows if "# needs" in row}
    assert set(needs) == {"6", "7", "8"} and needs["7"] == needs["8"] != needs["6"]
    letters = dict(row.strip().split(": ") for row in rows if row.startswith("  ") and row[3:4] == ":")
    assert letters[needs["6"]] == "bool(fetch(url).empty) = True"
    assert "KeyError: 'items' in line 6 when bool(fetch(url).empty) = True" in rows
    assert any(row.startswith("run 1: lines 2-5, 7-8") for row in rows)


def test_the_picture_can_be_had_as_svg(branches: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.svg"
    assert main(["explore", branches, "--svg", str(picture), "--json"]) == 0
    found = told(capsys)
    tree = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    marks = [each for each in tree.iter() if each.tag.endswith("circle")]
    assert len(marks) == len(BRANCHES.splitlines()[1:]) * len(found["runs"])  # type: ignore[arg-type]
    assert isinstance(found["needs"], dict) and set(found["needs"]) == {"6", "7", "8"}


def test_what_is_exact_is_known_of_every_run_of_an_exploration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f.py").write_text("def f():\n    n = 1\n    if flag:\n        n = 2\n    return 3\n")
    assert main(["explore", "--json", f"{tmp_path / 'f.py'}::f"]) == 0
    runs: Any = told(capsys)["runs"]
    (run,) = runs
    assert run["value"] == "3" and run["exact"] is True


def test_the_clock_and_chance_are_unknown_if_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ndb.engine.guided import ask

    text = "import random, time\nn = random.randint(1, 6)\nif time.time() > 5:\n    n = 7\n"
    assert main(["guided", "--json", "--no-model", "-c", text]) == 0
    assumed: Any = told(capsys)["assumptions"]
    assert [(each["expression"], each["use"]) for each in assumed] == [
        ("random.randint(1, 6)", "varying"), ("time.time()", "varying"),
    ]  # fmt: skip
    assert main(["guided", "--json", "--no-model", "--unknown", "clock", "-c", text]) == 0
    assumed = told(capsys)["assumptions"]
    assert [each["expression"] for each in assumed] == ["random.randint(1, 6)", "time.time() > 5"]
    monkeypatch.setattr(ask, "answerer", lambda *_: None)
    given = ["-c", text, "-c", "n", "-c", "n", "-c", "p n", "-c", "q"]
    assert main(["--engine", "guided", "--unknown", "random", "--no-rc", *given]) == 0
    assert "(ndb) p n\n<unknown random.randint(1, 6)>" in capsys.readouterr().out
    assert main(["guided", "--unknown", "weather", "-c", text]) == 2
    assert "clock, random" in capsys.readouterr().err


def test_a_target_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guided", "nowhere.py"]) == 2
    assert "cannot read nowhere.py" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["guided", "explore"])
def test_a_function_that_is_not_there_is_refused(command: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, f"{file}::cost"]) == 2
    assert capsys.readouterr().err == "ndb: there is no cost in this file; it has price\n"


def test_arguments_that_are_none_are_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guided", f"{file}::price", "--args", "'a' b"]) == 2
    said = capsys.readouterr()
    assert "--args takes what stands between the parentheses" in said.err and said.out == ""


def test_an_error_says_where_it_was_raised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "f.py").write_text("def f():\n    x = 1\n    return {}[x]\n")
    assert main(["guided", "--no-model", f"{tmp_path / 'f.py'}::f"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "error: KeyError: 1  (line 3)"


def test_long_expressions_are_cut_on_the_screen_and_can_be_given_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ", ".join(repr(f"{n:030}") for n in range(9))
    call = f"nowhere.find({words})"
    (tmp_path / "f.py").write_text(f"import nowhere\ndef f():\n    if {call}.ok:\n        return 1\n")
    assert main(["guided", "--no-model", f"{tmp_path / 'f.py'}::f", "--save", str(tmp_path / "a.json")]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) < 180 and "stands in --save FILE" in shown
    assert main(["guided", "--no-model", f"{tmp_path / 'f.py'}::f", "--assume", str(tmp_path / "a.json")]) == 0
    assert capsys.readouterr().out == shown.replace("(default)", "(given)")


def test_what_varies_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "f.py").write_text("import os\ndef f():\n    return os.getpid()\n")
    assert main(["guided", "--no-model", f"{tmp_path / 'f.py'}::f"]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert told == "  as it is here, and another time or elsewhere may not be: os.getpid() (line 3)"


def test_a_result_that_a_second_run_has_not_is_not_called_exact(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "import sqlite3\ndef f():\n    return sqlite3.connect('').execute('select random()').fetchone()\n"
    (tmp_path / "f.py").write_text(text)
    assert main(["guided", "--no-model", f"{tmp_path / 'f.py'}::f"]) == 0
    shown = capsys.readouterr().out
    assert "(rests on assumptions)" in shown and "outcome of a second run" in shown


def test_exploring_says_how_arguments_with_defaults_are_left_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "f.py"
    file.write_text("def f(a, b=None, *, c=2):\n    if b is not None:\n        return a\n    return c\n")
    assert main(["explore", f"{file}::f"]) == 0
    hint = 'arguments keep their defaults; --args "a, b=b, c=c" leaves them open'
    assert hint in capsys.readouterr().out.splitlines()
    assert main(["explore", f"{file}::f", "--args", "a, b=b, c=c"]) == 0
    shown = capsys.readouterr().out
    assert "4 of 4 lines" not in shown and "3 of 3 lines" in shown and hint not in shown


def test_a_result_that_is_unknown_and_rests_on_nothing_is_not_said_to_rest_on_assumptions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "same.py").write_text("def same(x):\n    return x\n")
    assert main(["guided", f"{tmp_path / 'same.py'}::same", "--no-model"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "value: <unknown x>  (nobody said what it is)"


@pytest.mark.parametrize("command", ["guided", "explore"])
def test_what_is_no_python_is_refused_by_its_name(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.py").write_text("def f(:\n")
    for given, name in (([str(tmp_path / "broken.py")], "broken.py, line 1"), (["-c", "return 1"], "the snippet")):
        assert main([command, *given]) == 2
        said = capsys.readouterr()
        assert said.out == "" and name in said.err and "cannot be compiled" in said.err


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


VARYING = "import sqlite3\nn = 1\nm = sqlite3.connect('').execute('select random()').fetchone()[0]\nk = 2\n"


def test_what_varies_from_run_to_run_is_told_in_a_session(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ndb.engine.guided import ask

    monkeypatch.setattr(ask, "answerer", lambda *_: None)
    (tmp_path / "f.py").write_text(VARYING)
    given = [word for command in ("b 4", "c", "v", "assumptions", "q") for word in ("-c", command)]
    assert main(["--engine", "guided", str(tmp_path / "f.py"), "--no-rc", *given]) == 0
    shown = capsys.readouterr().out
    assert "\nn = 1\n" in shown and shown.count("  (rests on 0)") == 1
    assert "line 3: m in a second run = " in shown
    assert "what is another in another run was looked for in a second one (" in shown


def test_programs_are_told_at_every_stop_what_varies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ndb.engine.guided import ask

    monkeypatch.setattr(ask, "answerer", lambda *_: None)
    (tmp_path / "f.py").write_text(VARYING)
    assert main(["--engine", "guided", str(tmp_path / "f.py"), "--no-rc", "--json", "-c", "b 4", "-c", "c"]) == 0
    stops = [json.loads(line)["stop"] for line in capsys.readouterr().out.splitlines() if "stop" in json.loads(line)]
    assert stops[-1]["origins"] == {"m": {"provenance": "computed", "assumptions": [0]}}


def test_nobody_waits_for_a_second_run_who_does_not_ask(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ndb.engine.guided import ask, guided_run

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(ask, "answerer", lambda *_: None)
    monkeypatch.setattr(guided_run.GuidedWorker, "check", never)
    (tmp_path / "f.py").write_text(VARYING)
    given = [word for command in ("n", "b 4", "c", "p n", "bt", "r", "back", "q") for word in ("-c", command)]
    assert main(["--engine", "guided", str(tmp_path / "f.py"), "--no-rc", *given]) == 0
    assert "(ndb) p n\n1\n" in capsys.readouterr().out


def test_an_exploration_that_is_asked_what_is_exact_runs_that_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f.py").write_text(
        "def f():\n" + "".join(f"    {line}\n" for line in VARYING.splitlines()) + "    return m\n"
    )
    assert main(["explore", "--json", f"{tmp_path / 'f.py'}::f"]) == 0
    runs: Any = told(capsys)["runs"]
    assert not runs[0]["exact"] and runs[0]["assumptions"][-1]["expression"] == "outcome of a second run"


def test_what_the_program_wrote_is_told() -> None:
    from ndb.engine.guided.engine import GuidedEngine
    from ndb.engine.guided.guided_run import Order

    engine = GuidedEngine(Order("snippet.py", source="print('hello', nowhere)"))
    try:
        assert engine.notes == ["output: hello nowhere"]
    finally:
        engine.close()
