"""Sessions driven by a client that is not ours: npm's `@vscode/debugadapter-testsupport`. Run with `-m node`."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.node
HERE = Path(__file__).parent / "node"
PROGRAM = """\
def total(prices, tax):
    result = 0
    for price in prices:
        result += price
    return result * tax


def broken(n):
    return 1 / n


def work(n):
    return n + 1


def both():
    import threading

    other = threading.Thread(target=work, args=(1,), name="other")
    other.start()
    other.join()
"""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the script and what npm fetches for it."""
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    folder = tmp_path_factory.mktemp("node")
    for name in ("package.json", "session.js"):
        shutil.copy(HERE / name, folder)
    subprocess.run(["npm", "install", "--silent"], cwd=folder, check=True, timeout=240)
    return folder


@pytest.mark.parametrize("engine", ["live", "replay", "guided", "neural"])
def test_microsofts_client_drives_a_whole_session(node: Path, tmp_path: Path, engine: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    command = ["node", "session.js", sys.executable, engine, str(program)]
    ran = subprocess.run(command, cwd=node, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    done = {json.loads(line)["done"] for line in ran.stdout.splitlines()}
    expected = {"initialize", "launch", "break", "step all ways", "data breakpoint", "step out", "terminate"}
    assert expected <= done
    assert engine in ("replay", "guided") or "edit, and back past the edit" in done
    assert engine != "live" or "threads" in done
    assert engine == "neural" or "exception" in done
