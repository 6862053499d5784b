"""What an installation lacks is said, in one line."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from ndb import cli, installation

SOURCE = str(Path(__file__).parents[1] / "src")
BERRY = str(Path(__file__).parents[1] / "examples" / "berry.py")


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


def test_a_command_that_needs_unix_says_so_elsewhere() -> None:
    program = "import sys; sys.modules['resource'] = None; from ndb.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "data", "build", "nowhere", "--tokens", "1k"]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": SOURCE}, check=False)
    assert done.returncode == cli.USER_MISTAKE
    assert done.stderr.startswith("ndb: this command needs Linux or macOS (Python has no module resource here)")


def test_another_missing_module_is_no_matter_of_the_system() -> None:
    assert installation.needs_unix(ModuleNotFoundError(name="numpy")) is None
