"""Arguments with which a project already calls a function are found in its tests, its file and its recordings."""

from pathlib import Path

from ndb.inverse.project_calls import calls_in, examples_of
from ndb.predict.subject import subject_of

TESTS = """
import pytest
from shop import total

RATE = 0.2

def test_by_literals():
    assert total([1, 2], rate=0.5) == 4.5

def test_by_names():
    prices = [3]
    assert total(prices, RATE) == 3.6

def test_name_bound_twice():
    prices = [3]
    prices = prices + [4]
    assert total(prices) == 7

@pytest.mark.parametrize("prices, rate", [([5], 0.1), pytest.param([], 0.3)])
def test_rows(prices, rate):
    total(prices, rate)

def test_of_what_is_computed():
    total(list(range(3)))
"""


def project(folder: Path) -> Path:
    (folder / "pyproject.toml").write_text("")
    (folder / "tests").mkdir()
    file = folder / "shop.py"
    file.write_text("def total(prices, rate=0.0):\n    return sum(prices) * (1 + rate)\n")
    return file


def node(file: Path):  # type: ignore[no-untyped-def]
    return subject_of(file.read_text(), "total").node


def test_calls_of_literals_names_and_parametrized_rows_are_read() -> None:
    assert list(calls_in(TESTS, "total")) == ["[1, 2], rate=0.5", "[3], 0.2", "[5], 0.1", "[], 0.3"]


def test_tests_of_the_project_give_examples(tmp_path: Path) -> None:
    file = project(tmp_path)
    (tmp_path / "tests" / "test_shop.py").write_text(TESTS)
    assert examples_of(file, node(file))[:2] == ["[1, 2], rate=0.5", "[3], 0.2"]


def test_a_test_that_does_not_name_the_module_is_not_believed(tmp_path: Path) -> None:
    file = project(tmp_path)
    (tmp_path / "tests" / "test_other.py").write_text("from other import total\n\ndef test_it():\n    total('x')\n")
    assert examples_of(file, node(file)) == []


def test_a_file_that_is_not_there_has_no_examples(tmp_path: Path) -> None:
    file = project(tmp_path)
    assert examples_of(tmp_path / "gone.py", node(file)) == []
