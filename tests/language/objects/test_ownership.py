"""Which variables alone hold what they hold."""

import ast

import pytest

from ndb.language.objects.classes import classes_of
from ndb.language.objects.mutations import mutations_of
from ndb.language.objects.ownership import Ownership


def owned(before: set[str], line: str, told: dict[str, str], now: dict[str, str]) -> frozenset[str]:
    code = "from collections import defaultdict\n\ndef pure(x):\n    return x\n\ndef keeps(x):\n    KEPT.append(x)\n"
    mutations = mutations_of(code, classes_of(code))
    ownership = Ownership(mutations.leaves_alone, mutations.own_names, True)
    return ownership.after(ast.parse(line).body[0], frozenset(before), told, told | now, True)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("{'a': [], 'b': []}", "{'a': [], 'b': []}"),
        ("{name: [] for name in names}", "{'x': [], 'y': []}"),
        ("[[0] * 2 for _ in names]", "[[0, 0], [0, 0]]"),
        ("[list(row) for row in rows]", "[[1], [1]]"),
        ("defaultdict(list)", "defaultdict(<class 'list'>, {})"),
        ("[name.split('-') for name in names]", "[['x'], ['x']]"),
    ],
)
def test_what_a_line_makes_for_a_variable_is_its_own(value: str, text: str) -> None:
    told = {"names": "['x', 'x']", "rows": "[[1], [1]]"}
    assert owned(set(), f"found = {value}", told, {"found": text}) == {"found"}


@pytest.mark.parametrize(
    ("value", "text"),
    [("[row] * 2", "[[], []]"), ("{'a': row, 'b': row}", "{'a': [], 'b': []}"), ("pure(row)", "[]"), ("row", "[]")],
)
def test_what_others_hold_is_not(value: str, text: str) -> None:
    assert owned(set(), f"found = {value}", {"row": "[]"}, {"found": text}) == frozenset()


@pytest.mark.parametrize(
    "line", ["found['a'].append(n)", "found[n] = [n, 2]", "n = len(found)", "found.setdefault(n, []).append(n)"]
)
def test_it_stays_so_while_only_data_comes_in(line: str) -> None:
    assert owned({"found"}, line, {"found": "{'a': [], 'b': []}", "n": "1"}, {}) == {"found"}


@pytest.mark.parametrize(
    "line",
    [
        "found['a'].append(row)",
        "part = found['a']",
        "keeps(found)",
        "row.append(found)",
        "for part in found.values():\n    0",
    ],
)
def test_it_does_not_once_a_part_may_be_held_elsewhere(line: str) -> None:
    told = {"found": "{'a': [], 'b': []}", "row": "[]"}
    assert owned({"found"}, line, told, {"part": "[]"}) == frozenset()
