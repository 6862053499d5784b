"""What an installation lacks is said, in one line."""

import importlib.machinery
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ndb import cli, installation

SOURCE = str(Path(__file__).parents[1] / "src")
BERRY = str(Path(__file__).parents[1] / "examples" / "berry.py")
SMALL = """[project]
name = "small"
version = "1"
[tool.setuptools]
py-modules = []
ext-modules = [{ name = "_part", sources = ["_part.c"] }]
"""


def test_a_part_that_is_not_compiled_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name.endswith("_kernel") else found("json"))
    assert installation.slow_parts() == ("the embedded model",)
    assert "the embedded model is missing" in str(installation.slowness(installation.slow_parts()))


def test_nothing_is_said_where_all_is_compiled() -> None:
    assert installation.slowness(()) is None


def test_the_command_line_says_what_is_slow_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "slow_parts", lambda: ("recording",))
    assert cli.main(["tree", f"{BERRY}::count", "--args", '"berry", "r"']) == 0
    said = capfd.readouterr()
    assert "exit_normal" in said.out
    assert [line for line in said.err.splitlines() if "compiled" in line] == [
        f"ndb: {installation.slowness(('recording',))}"
    ]


@pytest.fixture
def part(tmp_path: Path) -> Path:
    """The main source of a part that has one header."""
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / "first.h").write_text("static int n;\n")
    source = tmp_path / "_part.c"
    source.write_text('#include "part/first.h"\nvoid *PyInit__part(void) { return 0; }\n')
    return source


@pytest.mark.parametrize("changed", ["_part.c", "part/first.h", "part/second.h"])
def test_a_part_is_stale_when_one_of_its_sources_has_changed(part: Path, changed: str) -> None:
    built = part.with_name("_part.so")
    built.write_bytes(b"\x7fELF" + installation.mark_of(part) + b"\0")
    assert not installation.is_built_from_others(built, part)
    (part.parent / changed).write_text("static int other;\n")
    assert installation.is_built_from_others(built, part)


def test_line_ends_are_no_change(part: Path) -> None:
    mark = installation.mark_of(part)
    part.write_bytes(part.read_bytes().replace(b"\n", b"\r\n"))
    assert installation.mark_of(part) == mark


def test_a_part_without_a_mark_and_one_without_sources_are_believed(
    part: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unmarked, alone = part.with_name("_part.so"), part.with_name("_alone.so")
    unmarked.write_bytes(b"\x7fELF")
    alone.write_bytes(b"\x7fELF" + installation.MARK % 7)
    assert not installation.is_built_from_others(unmarked, part)
    spec = importlib.machinery.ModuleSpec("ndb._alone", None, origin=str(alone))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: spec)
    assert installation.stale_parts() == ()


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_what_is_built_carries_the_mark_of_its_sources(part: Path) -> None:
    pytest.importorskip("setuptools")
    home, folder = Path(SOURCE).parent, part.parent
    (folder / "src" / "ndb").mkdir(parents=True)
    shutil.copy(home / "src" / "ndb" / "installation.py", folder / "src" / "ndb")
    shutil.copy(home / "setup.py", folder)
    (folder / "pyproject.toml").write_text(SMALL)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (built,) = folder.glob("_part*.so")
    assert installation.mark_of(part) in built.read_bytes()


def test_the_command_line_says_that_a_part_is_stale_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "stale_parts", lambda: ("recording",))
    assert cli.main(["tree", f"{BERRY}::count", "--args", '"berry", "r"']) == 0
    assert [line for line in capfd.readouterr().err.splitlines() if "compiled" in line] == [
        f"ndb: {installation.staleness(('recording',))}"
    ]


def test_a_command_that_needs_unix_says_so_elsewhere() -> None:
    program = "import sys; sys.modules['resource'] = None; from ndb.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "data", "build", "nowhere", "--tokens", "1k"]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": SOURCE}, check=False)
    assert done.returncode == cli.USER_MISTAKE
    assert done.stderr.startswith("ndb: this command needs Linux or macOS (Python has no module resource here)")


def test_another_missing_module_is_no_matter_of_the_system() -> None:
    assert installation.needs_unix(ModuleNotFoundError(name="numpy")) is None
