"""`%%ndb` in a notebook: the cell runs as any other, and the page below it has what it did."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("IPython")

from IPython.core.interactiveshell import InteractiveShell
from test_offline import unpacked
from traitlets.config import Config

CELL = "def double(n):\n    return n * 2\nfound = [double(n) for n in range(base)]\nprint(found)\n"


@pytest.fixture
def shell() -> Iterator[Any]:
    made = InteractiveShell.instance(config=Config({"HistoryManager": {"enabled": False}}))
    made.run_line_magic("load_ext", "ndb")
    made.run_cell("base = 3\nunused = 'not named'")
    yield made
    InteractiveShell.clear_instance()


def test_a_cell_is_run_recorded_and_shown(shell: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cell.html"
    shell.run_cell(f"%%ndb {file}\n{CELL}")
    assert "[0, 2, 4]" in capsys.readouterr().out
    assert shell.user_ns["found"] == [0, 2, 4]
    data = unpacked(file.read_text())
    assert data["sources"]["cell"]["text"] == CELL
    functions = [frame["function"] for view in data["views"] for frame in view["frames"]]
    assert {"<module>", "double"} == set(functions)


def test_of_the_notebook_only_what_the_cell_names_is_shown(shell: Any, tmp_path: Path) -> None:
    file = tmp_path / "cell.html"
    shell.run_cell(f"%%ndb {file}\n{CELL}")
    views = unpacked(file.read_text())["views"]
    shown = {row["name"] for view in views for frame in view["frames"] for row in frame["variables"]}
    assert shown == {"base", "found", "n"}


def test_a_cell_that_fails_opens_where_it_raised(shell: Any, tmp_path: Path) -> None:
    file = tmp_path / "cell.html"
    shell.run_cell(f"%%ndb {file}\nx = 1\ny = x / 0\n")
    data = unpacked(file.read_text())
    assert data["views"][data["here"] - data["start"]]["state"]["event"] == "exception"


def test_a_cell_without_a_line_says_so(shell: Any, capsys: pytest.CaptureFixture[str]) -> None:
    shell.run_cell("%%ndb\n# nothing\n")
    assert "nothing was recorded" in capsys.readouterr().out
