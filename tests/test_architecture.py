"""Who may import whom: a package only what stands above it, and the base install never torch.

Imports are seen wherever they stand: at the top, inside functions, relative ones, `from ndb import engine`, modules
named in strings (`python -m ndb.x`, importlib) and programs in strings.
"""

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "ndb"
ORDER = [
    "errors", "own_builtins", "source", "trace", "tree", "language", "trajectory", "dataset", "model", "train",
    "predict", "inverse", "engine", "session", "evaluate", "api", "frontend", "installation", "cli", "__main__",
]  # fmt: skip
"""Packages in the order in which data flows: each may import itself and everything before it."""
MAY_IMPORT = {package: set(ORDER[: number + 1]) for number, package in enumerate(ORDER)}
MAY_IMPORT["__init__"] = {"frontend"}
"""What `%load_ext ndb` calls stands in the package itself; it imports when it is called."""
FILES = sorted(SOURCE.rglob("*.py"))
HEAVY = ("torch", "transformers", "peft", "tokenizers", "tensorboard", "ray")
"""What only extras bring."""
NEEDS_TORCH = {"ndb.model.network", "ndb.model.lockstep", "ndb.model.torch_device"}
"""Modules outside train/ that cannot be imported without it."""
MOST_MODULES = 16
"""What a folder may hold before it wants rooms; `__init__` aside."""
ONE_IDEA = {
    "__main__": "what `python -m` runs",
    "arguments": "the options of a command",
    "command": "a subcommand of `ndb`",
    "engine": "an implementation of the engine protocol",
    "infer": "`ndb infer`, and its rows on the terminal",
    "page": "figures as HTML",
    "prompt": "what a model is given to read",
    "protocol": "what implementations of a package have in common",
    "recording": "a recording that is still being made",
    "replay": "an engine, and what shows it",
}
"""Names that several packages have for one idea each."""


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(file): file for file in FILES}


def package_of(module: str) -> str:
    return module.split(".")[1] if "." in module else "__init__"


# -- what a file imports -----------------------------------------------------------------------------------------------


def imported_modules(text: str, module: str, is_package: bool = False) -> set[str]:
    """Modules of ndb that a text names in an import, an attribute or a string, as far as they exist."""
    tree = ast.parse(text)
    named = {name for node in ast.walk(tree) for name in _imports(node, module, is_package)}
    named |= {name for string in _strings(tree) for name in _in_string(string)}
    return {name for name in map(_existing, named) if name not in ("", "ndb")}


def _imports(node: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(names=names):
            start = _start(node, module, is_package)
            yield start
            yield from (f"{start}.{alias.name}" for alias in names)
        case ast.Attribute():
            yield ast.unparse(node)


def _start(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """Where an import begins, its dots resolved."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    around = parts[: len(parts) - node.level + is_package]
    return ".".join([*around, *([node.module] if node.module else [])])


def _strings(tree: ast.Module) -> Iterator[str]:
    """The texts in a file that are not there for readers only."""
    remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in remarks:
            yield node.value


def _in_string(text: str) -> Iterator[str]:
    yield from re.findall(r"\bndb(?:\.\w+)+", text)
    for names in re.findall(r"\bfrom\s+ndb\s+import\s+\(?([\w\s,]+)", text):
        yield from (f"ndb.{name.split()[0]}" for name in names.split(",") if name.strip())


def _existing(name: str) -> str:
    """The longest part of a dotted name that is a module of ndb."""
    while name and name not in MODULES:
        name = name.rpartition(".")[0]
    return name


@pytest.mark.parametrize("module", MODULES)
def test_a_package_imports_only_what_stands_above_it(module: str) -> None:
    file, package = MODULES[module], package_of(module)
    imported = imported_modules(file.read_text(encoding="utf-8"), module, file.stem == "__init__")
    assert {name for name in imported if package_of(name) not in MAY_IMPORT.get(package, set())} == set()


@pytest.mark.parametrize(
    "text",
    [
        "import ndb.engine.replay",
        "from ndb import engine",
        "from ndb import errors, engine as e",
        "from ndb.engine import replay",
        "from ..engine import replay",
        "from .. import engine",
        "def f():\n    from ndb.engine.replay import x",
        "import ndb\nndb.engine.replay",
        "importlib.import_module('ndb.engine.replay')",
        "[sys.executable, '-m', 'ndb.engine.live']",
        "PROGRAM = '''\nimport sys\nfrom ndb import engine\n'''",
        "PROGRAM = 'import sys; from ndb.engine.replay import x'",
        "f'import ndb.engine.{name}'",
    ],
)
def test_every_way_to_import_is_seen(text: str) -> None:
    assert {package_of(name) for name in imported_modules(text, "ndb.trace.state")} - {"errors"} == {"engine"}


@pytest.mark.parametrize(
    "text", ["'''About ndb.engine.'''", "x = 'ndb.enginery'", "from ndb import __version__", "a.b"]
)
def test_what_imports_nothing_is_not_taken_for_it(text: str) -> None:
    assert imported_modules(text, "ndb.trace.state") == set()


def test_every_package_has_its_place_in_the_order() -> None:
    assert {package_of(module) for module in MODULES} - {"__init__"} <= set(ORDER)


# -- what the base install does without --------------------------------------------------------------------------------

ASK_WHO_IMPORTS = """
import importlib, json, sys

modules, heavy = json.loads(sys.argv[1])
wanted = []

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in heavy:
            wanted.append(name)
            raise ModuleNotFoundError(f"refused: {name}", name=name)

sys.meta_path.insert(0, Refuse())
found = {}
for module in modules:
    wanted.clear()
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as error:
        wanted.append(str(error))
    if wanted:
        found[module] = sorted(set(wanted))
print(json.dumps(found))
"""


def who_imports_heavy(modules: list[str]) -> dict[str, list[str]]:
    """Which of these modules ask for an extra when they are imported, also where they could do without it."""
    command = [sys.executable, "-c", ASK_WHO_IMPORTS, json.dumps([modules, HEAVY])]
    environment = {"PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_no_module_of_the_base_install_imports_torch() -> None:
    light = [m for m in MODULES if package_of(m) != "train" and m not in NEEDS_TORCH and not m.endswith("__main__")]
    assert len(light) > 100
    assert who_imports_heavy(light) == {}


def test_the_modules_that_need_torch_do() -> None:
    assert set(who_imports_heavy(sorted(NEEDS_TORCH))) == NEEDS_TORCH


def test_the_command_line_imports_nothing_heavy_to_start() -> None:
    program = "import sys, ndb.cli; print(*sys.modules)"
    environment = {"PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    heavy = ("numpy", "ndb.trace", "ndb.tree", "ndb.language", "ndb.dataset", "ndb.model", "ndb.engine", "ndb.session")
    assert [module for module in done.stdout.split() if module.startswith(heavy)] == []


# -- rooms and names ---------------------------------------------------------------------------------------------------


def test_a_folder_fits_on_one_screen() -> None:
    counts = Counter(str(file.parent.relative_to(SOURCE)) for file in FILES if file.stem != "__init__")
    assert {folder: count for folder, count in counts.items() if count > MOST_MODULES} == {}


def test_a_module_name_means_one_thing() -> None:
    counts = Counter(file.stem for file in FILES if file.stem != "__init__")
    assert {name for name, count in counts.items() if count > 1} - set(ONE_IDEA) == set()


def calls_the_parser(file: Path) -> bool:
    called = {ast.unparse(node.func) for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call)}
    return bool(called & {"ast.parse", "ast.literal_eval"})


def test_only_source_calls_the_parser() -> None:
    """Some modules run where there is nothing of ndb."""
    alone = {"ndb.dataset.checks.seed_check_child", "ndb.evaluate.sets.call_capture", "ndb.inverse.watch_child"}
    assert {name for name, file in MODULES.items() if calls_the_parser(file)} == {"ndb.source.parse", *alone}


def test_child_processes_run_modules_not_texts() -> None:
    """A list that starts Python with `-c` may only send on the text of a module."""
    for name, file in MODULES.items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.List) and any(isinstance(e, ast.Constant) and e.value == "-c" for e in node.elts):
                assert name == "ndb.trace.sandbox.run", f"{name} line {node.lineno}"
