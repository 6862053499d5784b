"""The foreign test set: functions taken out of packages whole, and none that is trained on."""

import json
import subprocess
import sys
from pathlib import Path

import ndb
from ndb.dataset.checks.held_out import NEVER_TRAINED_ON
from ndb.dataset.programs.repositories import REPOSITORIES
from ndb.evaluate.cruxeval import item_of, read_rows
from ndb.evaluate.sets.foreign import FOREIGN, Modules, spread

HELPERS = '''
import re
import threading
from typing import Sequence

GAP = re.compile(r"[ ]+")
_local = threading.local()


class Missing(ValueError):
    """Nothing there."""


def words(text: "Text") -> Sequence[str]:
    """The words."""
    if not text:
        raise Missing(text)
    return GAP.split(text)


def stateful(x):
    return _local.value + x
'''
MAIN = '''
from .helpers import Missing, words, stateful
from package.helpers import GAP

LIMIT = 3


def first(text, limit=LIMIT):
    """The first words of a text."""
    try:
        return words(text)[:limit]
    except Missing:
        return []


def bad(x):
    return stateful(x)


def lazy(x):
    yield from GAP.split(x)


def uses_print(x):
    print(x)
'''


def package(folder: Path) -> Path:
    root = folder / "package"
    root.mkdir()
    (root / "__init__.py").write_text("")
    (root / "helpers.py").write_text(HELPERS)
    (root / "main.py").write_text(MAIN)
    return root


def test_a_function_is_taken_with_what_it_needs_from_other_modules(tmp_path: Path) -> None:
    text = Modules(tmp_path).standalone(package(tmp_path) / "main.py", "first")
    assert text is not None
    names: dict[str, object] = {}
    exec(text, names)
    assert eval("first('a  b c d'), first('')", names) == (["a", "b", "c"], [])
    assert "The first words" not in text
    assert "stateful" not in text


def test_what_cannot_stand_alone_is_left(tmp_path: Path) -> None:
    root = package(tmp_path)
    modules = Modules(tmp_path)
    for name in ("bad", "lazy", "uses_print", "nobody"):
        assert modules.standalone(root / "main.py", name) is None, name


def test_calls_are_noted_as_tests_make_them(tmp_path: Path) -> None:
    root = package(tmp_path)
    (tmp_path / "test_it.py").write_text(
        "from package.main import first\n\n\ndef test_it():\n    assert first('x y', limit=1) == ['x']\n"
        "    first('a b')\n    first(object())if False else first('z')\n"
    )
    out = tmp_path / "calls.json"
    environment = {
        "PYTHONPATH": f"{Path(ndb.__file__).parents[1]}:{tmp_path}",
        "NDB_CAPTURE_ROOT": str(root),
        "NDB_CAPTURE_FILE": str(out),
        "PATH": "",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "ndb.evaluate.sets.call_capture", "-p", "no:cacheprovider"]
    subprocess.run([*command, "test_it.py"], cwd=tmp_path, env=environment, check=True, capture_output=True)
    calls = json.loads(out.read_text())
    assert calls["main.py:first"] == ["first('x y', 1)", "first('a b')", "first('z')"]


def test_nothing_of_the_foreign_set_is_trained_on() -> None:
    names = {repository.name for repository in FOREIGN}
    assert names <= NEVER_TRAINED_ON
    assert not NEVER_TRAINED_ON & {repository.name for repository in REPOSITORIES}


def test_the_items_in_the_repository_are_right() -> None:
    rows = read_rows(Path(__file__).parents[3] / "benchmarks" / "foreign" / "foreign.jsonl")
    assert len(rows) > 300
    assert {row.source for row in rows} <= {repository.name for repository in FOREIGN}
    for row in spread(rows, 40):
        item = item_of(row)
        assert item.recording.state(item.last_return).value == row.output, row.id
