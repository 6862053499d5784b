"""The VS Code extension compiles, packages, and finds functions and variables in texts. Run with `-m node`."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.node
EXTENSION = Path(__file__).parents[3] / "editors" / "vscode"
PROGRAM = """\
def f(a, b=2):
    def inner():
        pass

class C:
    async def m(self):
        x = f(self.y, 'z') + k
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    folder = tmp_path_factory.mktemp("vscode") / "extension"
    shutil.copytree(EXTENSION, folder, ignore=shutil.ignore_patterns("node_modules", "out", "*.vsix"))
    subprocess.run(["npm", "install", "--silent"], cwd=folder, check=True, timeout=240)
    subprocess.run(["npm", "run", "--silent", "package"], cwd=folder, check=True, timeout=240)
    return folder


def called(built: Path, function: str, text: str) -> list[dict[str, Any]]:
    return run(built, f"console.log(JSON.stringify(require('./out/functions').{function}({json.dumps(text)})))")


def run(built: Path, program: str) -> list[dict[str, Any]]:
    ran = subprocess.run(["node", "-e", program], cwd=built, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(ran.stdout)
    return found


def test_one_command_makes_the_package(built: Path) -> None:
    with zipfile.ZipFile(built / "ndb.vsix") as package:
        names = set(package.namelist())
        manifest = json.loads(package.read("extension/package.json"))
    assert {"extension/out/extension.js", "extension/out/interpreter.js"} <= names
    assert manifest["contributes"]["debuggers"][0]["type"] == "ndb"


def test_functions_that_can_be_called_have_lenses(built: Path) -> None:
    assert called(built, "functionsIn", PROGRAM) == [
        {"line": 0, "name": "f", "parameters": "a, b=2"},
        {"line": 5, "name": "C.m", "parameters": "self"},
    ]


def test_only_variables_have_inline_values(built: Path) -> None:
    assert called(built, "variablesIn", "        x = f(self.y, 'z') + k  # old") == [
        {"name": "x", "start": 8},
        {"name": "k", "start": 29},
    ]


@pytest.mark.parametrize(
    ("trusted", "level"),
    [
        ({"provenance": "predicted", "confidence": 0.97}, "sure"),
        ({"provenance": "predicted", "confidence": 0.6}, "likely"),
        ({"provenance": "predicted", "confidence": 0.2}, "unsure"),
        ({"provenance": "predicted", "confidence": 0.6, "isUnknown": True}, "unsure"),
        ({"provenance": "assumed"}, "assumed"),
        ({"provenance": "edited"}, "edited"),
    ],
)
def test_names_in_the_function_are_marked_by_trust(built: Path, trusted: dict[str, object], level: str) -> None:
    lines = ["k = 0", "def f(k):", "    n = k + 1", "    return n", "n = 5"]
    value = {"name": "n", "value": "3", **trusted}
    program = f"require('./out/marks').marksIn({json.dumps(lines)}, 3, [{json.dumps(value)}])"
    found = run(built, f"console.log(JSON.stringify({program}))")
    assert [(mark["line"], mark["start"], mark["level"]) for mark in found] == [(2, 4, level), (3, 11, level)]
    assert found[0]["words"].startswith("n = ?" if trusted.get("isUnknown") else "n = 3")


def test_every_setting_of_the_adapter_is_described(built: Path) -> None:
    from ndb.frontend.dap.configuration import _KINDS

    manifest = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    described = manifest["contributes"]["debuggers"][0]["configurationAttributes"]
    names = set(described["launch"]["properties"]) | set(described["attach"]["properties"])
    assert names == set(_KINDS) - {"noDebug"}, "noDebug is VS Code's own"
