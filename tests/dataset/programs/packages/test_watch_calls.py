"""What tests are seen to call, and how values become source text."""

import collections
import datetime
import json
import sys
from pathlib import Path

import pytest

from ndb.cli import main
from ndb.dataset.programs.packages.run_suites import FORMAT, find_tests, read_suite_calls, watch
from ndb.dataset.programs.packages.source_text import NotWritten, source_of
from ndb.errors import BadData


def nobody(value: object) -> None:
    return None


@pytest.mark.parametrize(
    "value",
    [1, -2.5, "a'b", b"x", None, True, [1, (2,), {"a": {3}}], frozenset(), range(3), datetime.date(2020, 1, 2),
     collections.OrderedDict(a=1), collections.defaultdict(list, {"a": [1]}), float("inf"), len, int],
)  # fmt: skip
def test_a_value_is_written_so_that_it_comes_out_again(value: object) -> None:
    assert eval(source_of(value, nobody), {"datetime": datetime, "collections": collections}) == value


@pytest.mark.parametrize("value", [object(), "x" * 1000, list(range(1000)), sys, json.loads])
def test_what_no_short_text_makes_again_is_refused(value: object) -> None:
    with pytest.raises(NotWritten):
        source_of(value, nobody)


def test_a_lambda_that_needs_nothing_around_it_is_written() -> None:
    alone = lambda x: len(x) + 1  # noqa: E731
    assert source_of(alone, nobody) == "lambda x: len(x) + 1"
    other = 3
    with pytest.raises(NotWritten):
        source_of(lambda x: x + other, nobody)


PACKAGE = '''
class Box:
    def __init__(self, size):
        self.size = size

    def holds(self, number):
        return number < self.size


def twice(x, times=2):
    return x * times


def items(n):
    """
    >>> list(items(2))
    [0, 1]
    """
    yield from range(n)
'''
TESTS = """
from little import Box, items, twice


def test_all():
    assert Box(3).holds(2)
    assert twice("a") == "aa" and twice([1], times=1) == [1]
    assert list(items(3)) == [0, 1, 2]
    assert twice.__name__ == "twice" and not Box(object()).__class__ is None
"""


def seen(folder: Path) -> list[dict[str, object]]:
    (folder / "little.py").write_text(PACKAGE)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_little.py").write_text(TESTS)
    said = watch(["tests"], folder, folder / "calls", 120.0)
    assert "1 passed" in said
    return [json.loads(line) for line in (folder / "calls").read_text().splitlines()]


def test_a_suite_is_watched(tmp_path: Path) -> None:
    rows = {(row["name"], json.dumps(row["made"]), json.dumps(row["given"])) for row in seen(tmp_path)}
    assert ("Box.holds", '[["size", "3"]]', '[["number", "2"]]') in rows
    assert ("twice", "[]", '[["x", "\'a\'"], ["times", "2"]]') in rows
    assert [given for name, _, given in rows if name == "items"] == ['[["n", "3"]]'], "once, not for each item"


def test_where_tests_are_is_told_by_usual_names(tmp_path: Path) -> None:
    assert find_tests(tmp_path) is None
    (tmp_path / "thing_test.py").write_text("")
    assert find_tests(tmp_path) == "thing_test.py"
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text("")
    assert find_tests(tmp_path) == "tests"


def test_calls_are_read_with_the_tests_of_their_package(tmp_path: Path) -> None:
    root = tmp_path / ".work" / "little-1" / "tests"
    root.mkdir(parents=True)
    (root / "test_a.py").write_text("")
    row = {"module": "little", "name": "twice", "line": 1, "made": [], "given": [["x", "1"]]}
    header = {"format": FORMAT, "root": "little-1"}
    (tmp_path / "little.jsonl").write_text("".join(json.dumps(one) + "\n" for one in (header, row)) + '{"modu')
    found = read_suite_calls(tmp_path, "little")
    assert [call.given for call in found.calls] == [(("x", "1"),)]
    assert [name for name, _ in found.tests] == ["tests.test_a"]
    (tmp_path / "little.jsonl").write_text('{"format": "another"}\n')
    with pytest.raises(BadData, match="ndb data calls"):
        read_suite_calls(tmp_path, "little")


def test_the_list_can_be_installed_and_a_package_that_is_not_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["data", "calls", str(tmp_path), "--list"]) == 0
    names = [line.split("==")[0] for line in capsys.readouterr().out.splitlines()]
    assert len(names) > 100 and "toolz" in names and "natsort" not in names
    assert main(["data", "calls", str(tmp_path), "nobody-has-this"]) != 0
    assert "pip install nobody-has-this" in capsys.readouterr().err
