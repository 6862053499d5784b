"""Who may import whom: a package only what stands above it, and the base install never torch."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "ndb"
ORDER = [
    "errors", "installation", "source", "trace", "tree", "language", "trajectory", "dataset", "model", "train",
    "predict", "inverse", "engine", "session", "evaluate", "api", "frontend", "cli", "__main__",
]  # fmt: skip
"""Packages in the order in which data flows: each may import itself and everything before it."""
MAY_IMPORT = {package: set(ORDER[: number + 1]) for number, package in enumerate(ORDER)}
FILES = sorted(SOURCE.rglob("*.py"))
LIGHT = [
    "ndb.cli",
    "ndb.trace.recorder",
    "ndb.trace.tracefile",
    "ndb.trajectory.walk",
    "ndb.language.grammar",
    "ndb.frontend.replay",
]


def package_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported_packages(file: Path) -> set[str]:
    """The packages of ndb that a file imports, also inside functions."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {a.name.split(".")[1] for a in names if a.name.startswith("ndb.")}
            case ast.ImportFrom(module=str(module), level=0) if module.startswith("ndb."):
                found.add(module.split(".")[1])
            case ast.ImportFrom(level=level) if level > 0:
                raise AssertionError(f"{file}: relative import")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_package_imports_only_what_stands_above_it(file: Path) -> None:
    package = package_of(file)
    if package == "__init__":
        assert imported_packages(file) == set()
        return
    assert imported_packages(file) <= MAY_IMPORT[package]


def test_every_package_has_its_place_in_the_order() -> None:
    packages = {package_of(file) for file in FILES} - {"__init__"}
    assert packages <= set(MAY_IMPORT)


@pytest.mark.parametrize("module", LIGHT)
def test_the_base_install_never_imports_torch(module: str) -> None:
    program = (
        f"import sys, {module}; print(sorted(m for m in sys.modules if m.split('.')[0] in ('torch', 'safetensors')))"
    )
    environment = {"PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "[]\n"


def test_the_command_line_imports_nothing_heavy_to_start() -> None:
    program = "import sys, ndb.cli; print(*sys.modules)"
    environment = {"PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    heavy = ("numpy", "ndb.trace", "ndb.tree", "ndb.language", "ndb.dataset", "ndb.model", "ndb.engine", "ndb.session")
    assert [module for module in done.stdout.split() if module.startswith(heavy)] == []
