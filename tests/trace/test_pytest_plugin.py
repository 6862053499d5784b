"""`pytest --ndb`: other people's tests, recorded as they are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ndb.errors import BadTraceFile
from ndb.trace.state import Exit, states
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import TraceFile

SOURCES = Path(__file__).parent.parent.parent / "src"
PACKAGE = "def half(x):\n    y = x // 2\n    return y\n"
TESTS = """
import unittest
import pytest
from package import half

@pytest.fixture
def ten():
    value = 10
    yield value
    value = None

@pytest.fixture
def broken():
    raise KeyError("no")

@pytest.mark.parametrize("x", [2, 4, "a/b c"])
def test_each(x):
    assert isinstance(x, str) or half(x) * 2 == x

def test_with_fixture(ten):
    assert half(ten) == 5

def test_that_fails(ten):
    assert half(ten) == 6

def test_that_raises():
    half(None)

def test_with_a_broken_fixture(broken):
    pass

class TestOld(unittest.TestCase):
    def setUp(self):
        self.x = 8

    def test_method(self):
        self.assertEqual(half(self.x), 4)

def test_output(capsys):
    print("hi")
    assert capsys.readouterr().out == "hi\\n"

@pytest.mark.skip
def test_skipped():
    pass

def test_long():
    for n in range(3000):
        half(n)
"""


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "ndb.trace.pytest_plugin", "-p", "no:cacheprovider", *options]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.py").write_text(PACKAGE, encoding="utf-8")
    (folder / "test_it.py").write_text(TESTS, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    done = run(folder, "--ndb", "traces", "--ndb-events", "2000")
    return folder / "traces", done.stdout


def trace(folder: Path, name: str) -> TraceFile:
    return open_trace(folder / f"test_it.py_{name}.ndb")


def test_outcomes_are_as_without_recording(recorded: tuple[Path, str]) -> None:
    assert "2 failed, 7 passed, 1 skipped, 1 error" in recorded[1]


def test_every_test_has_a_trace_with_a_safe_and_unique_name(recorded: tuple[Path, str]) -> None:
    names = sorted(path.name for path in recorded[0].glob("*.ndb"))
    assert len(names) == 11
    assert "test_it.py_test_each_a_b_c.ndb" in names
    assert all(name.replace("_", "").replace(".", "").replace("-", "").isalnum() for name in names)


def test_sources_stand_once_beside_the_traces(recorded: tuple[Path, str], tmp_path: Path) -> None:
    sources = trace(recorded[0], "test_with_fixture").sources
    shelf = recorded[0] / "sources"
    assert set(sources) == {"test_it.py", "package.py"}
    kept = [path for path in shelf.iterdir() if len(path.name) == 32]  # other names are those of words (shelf)
    assert len(kept) == len({text for path in recorded[0].glob("*.ndb") for text in _texts(path)})
    alone = tmp_path / "alone.ndb"
    alone.write_bytes((recorded[0] / "test_it.py_test_with_fixture.ndb").read_bytes())
    with pytest.raises(BadTraceFile, match="needs the folder sources"):
        open_trace(alone)


def _texts(path: Path) -> list[str]:
    return list(open_trace(path).sources.values())


def test_a_trace_has_the_test_and_the_code_it_calls(recorded: tuple[Path, str]) -> None:
    found = trace(recorded[0], "test_with_fixture")
    assert found.exit is Exit.NORMAL
    calls = [state.source for state in states(found.threads[0]) if state.event.word == "call"]
    assert calls == ["def test_with_fixture(ten):", "def half(x):"]
    assert [thread.name for thread in found.threads] == ["call", "setup", "teardown"]
    assert found.threads[1].state(0).source == "def ten():"
    assert [state.locals for state in states(found.threads[2])][-1] == {"value": "None"}


def test_a_failed_tests_trace_ends_with_its_exception(recorded: tuple[Path, str]) -> None:
    found = trace(recorded[0], "test_that_raises")
    assert found.exit is Exit.ERROR
    last = found.threads[0].state(len(found.threads[0]) - 1)
    assert last.value == "TypeError(\"unsupported operand type(s) for //: 'NoneType' and 'int'\")"


def test_a_broken_fixture_is_what_its_trace_shows(recorded: tuple[Path, str]) -> None:
    found = trace(recorded[0], "test_with_a_broken_fixture")
    assert found.threads[0].name == "setup"
    assert found.error == "KeyError: 'no'"


def test_the_summary_says_how_to_open_a_failed_tests_trace(recorded: tuple[Path, str]) -> None:
    for name in ("test_that_fails", "test_that_raises", "test_with_a_broken_fixture"):
        path = Path("traces") / f"test_it.py_{name}.ndb"
        assert f"test_it.py::{name}\n    ndb {path}\n" in recorded[1]
    assert "ndb: 11 traces in traces" in recorded[1]


def test_unittest_tests_are_recorded(recorded: tuple[Path, str]) -> None:
    found = trace(recorded[0], "TestOld_test_method")
    calls = [state.function for state in states(found.threads[0]) if state.event.word == "call"]
    assert calls == ["TestOld.setUp", "TestOld.test_method", "half"]


def test_a_limit_ends_the_recording_and_not_the_test(recorded: tuple[Path, str]) -> None:
    found = trace(recorded[0], "test_long")
    assert len(found.threads[0]) <= 2000
    assert found.note == "the limit of 2000 events was reached"
    assert "test_it.py::test_long: the limit of 2000 events was reached" in recorded[1]


def test_an_installed_package_is_recorded_when_asked_for(tmp_path: Path) -> None:
    installed = tmp_path / "site-packages" / "package"
    installed.mkdir(parents=True)
    (installed / "__init__.py").write_text(PACKAGE, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = site-packages\ntestpaths = tests\n", encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text("from package import half\n\ndef test_a():\n    half(2)\n")

    def functions(*options: str) -> set[str]:
        assert "1 passed" in run(tmp_path, "--ndb", "traces", *options).stdout
        return {scope.name for scope in open_trace(tmp_path / "traces" / "tests_test_a.py_test_a.ndb").scopes}

    assert functions() == {"test_a"}
    assert functions("--ndb-include", "package") == {"test_a", "half"}


def test_without_the_option_nothing_happens(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("def test_a():\n    pass\n", encoding="utf-8")
    assert "ndb" not in run(tmp_path).stdout


def test_a_file_in_the_place_of_the_folder_is_a_mistake_in_the_call(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it():\n    pass\n")
    (tmp_path / "taken").touch()
    done = run(tmp_path, "--ndb", "taken", "test_it.py")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR and "--ndb takes a folder" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_more_of_every_value_is_kept_if_asked_for(tmp_path: Path) -> None:
    grid = "def test_grid():\n    grid = [[0] * 10 for _ in range(10)]\n    grid[5][5] = 1\n    assert grid\n"
    (tmp_path / "test_grid.py").write_text(grid, encoding="utf-8")
    run(tmp_path, "--ndb", "traces", "--ndb-value", "2000")
    (path,) = (tmp_path / "traces").glob("*.ndb")
    shown = list(states(open_trace(path).threads[0]))[-1].locals["grid"]
    assert shown == repr([[int(x == y == 5) for y in range(10)] for x in range(10)])


def test_scopes_that_many_tests_have_stand_once_beside_the_traces(tmp_path: Path) -> None:
    names = [f"f{number}" for number in range(100)]
    (tmp_path / "package.py").write_text("".join(f"def {name}():\n    pass\n\n" for name in names))
    (tmp_path / "other.py").write_text("def g():\n    pass\n")
    calls = "".join(f"    package.{name}()\n" for name in names)
    (tmp_path / "test_it.py").write_text(
        "import pytest, package, other\n\n@pytest.mark.parametrize('x', range(4))\ndef test_all(x):\n"
        f"    if not x:\n        other.g()\n{calls}"
    )
    run(tmp_path, "--ndb", "traces")
    told = [trace(tmp_path / "traces", f"test_all_{x}") for x in range(4)]
    assert [len(each.lists) for each in told] == [0, 0, 1, 1], "those that two tests had, and no more than are needed"
    assert told[0].scopes[2:] == told[1].scopes[1:] == told[2].scopes[1:] == told[3].scopes[1:]
    assert [scope.name for scope in told[3].scopes] == ["test_all", *names]
    assert set(told[0].sources) == {"test_it.py", "package.py", "other.py"}
    assert set(told[3].sources) == {"test_it.py", "package.py"}, "nothing that it did not run"
    assert told[2].threads[0].state(3).function == "f0"


def test_with_several_processes_the_summary_tells_all_traces_and_those_that_failed(tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    (tmp_path / "test_two.py").write_text("def test_right():\n    pass\ndef test_wrong():\n    assert 0\n")
    output = run(tmp_path, "-p", "xdist", "--ndb", "traces", "-n", "2").stdout
    assert "ndb: 2 traces in traces" in output and f"ndb {Path('traces', 'test_two.py_test_wrong.ndb')}" in output


def test_a_test_that_is_given_up_is_told_why(tmp_path: Path) -> None:
    (tmp_path / "test_long.py").write_text("def test_long():\n    while True:\n        pass\n")
    output = run(tmp_path, "--ndb", "traces", "--ndb-seconds", "0.5").stdout
    assert "given up after 0.5 s (--ndb-seconds)" in output
