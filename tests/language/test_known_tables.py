"""Tables of the module: what stands in them is known where nothing can change it."""

import ast

import pytest

from ndb.language.known.constants import Elsewhere, module_constants


def constants(source: str, elsewhere: Elsewhere | None = None) -> dict[str, str]:
    return module_constants(ast.parse(source), set(), elsewhere or Elsewhere())


MADE = {
    "ROW = [1, 2]": "[1, 2]",
    "def up(x): return x\nHOW = {'up': up, 'down': len}": "{'up': <function up>, 'down': <function len>}",
    "class Box: pass\nKINDS = (Box, int)": "(<class 'Box'>, <class 'int'>)",
    "KEYS = [lambda x: x]": "[<function <lambda>>]",
    "import operator\nSIGNS = {'+': operator.add}": "{'+': <function add>}",
    "from operator import sub as minus\nSIGNS = {'-': minus}": "{'-': <function sub>}",
    "SQUARES = {n: n * n for n in range(4)}": "{0: 0, 1: 1, 2: 4, 3: 9}",
    "ROW = [1, 2]\nORDER = {name: at for at, name in enumerate(ROW)}": "{1: 0, 2: 1}",
    "ORDER = dict(zip('ab', (1, 2)))": "{'a': 1, 'b': 2}",
    "PAIRS = {'a': {'x': 1}, 'b': {}}": "{'a': {'x': 1}, 'b': {}}",
}


@pytest.mark.parametrize(("source", "text"), MADE.items())
def test_what_stands_in_a_table_is_known(source: str, text: str) -> None:
    name = source.rsplit("\n", 1)[-1].partition(" =")[0]
    assert constants(source).get(name) == text


UNKNOWN = (
    "HOW = {'up': up}",
    "import functools\n@functools.cache\ndef up(x): return x\nHOW = [up]",
    "def up(x): return x\nup = str\nHOW = [up]",
    "LETTERS = [x for x in {'a', 'b'}]",
    "import random\nROW = [random.random()]",
    "class Meta(type): pass\nclass Box(metaclass=Meta): pass\nKINDS = [Box]",
)


@pytest.mark.parametrize("source", UNKNOWN)
def test_what_may_be_something_else_is_not_known(source: str) -> None:
    name = source.rsplit("\n", 1)[-1].partition(" =")[0]
    assert name not in constants(source)


LOOKED_AT = (
    "return T['a']['x']",
    "return T.get(k, {}).get('x')",
    "for key, row in T.items():\n        print(f'{row}', len(row))",
    "row = T[k]\n    return [row[n] for n in row]",
    "return 'a' in T and T['a'] == {}",
)
CHANGED = (
    "T['a']['x'] = 2",
    "T[k] = {}",
    "row = T[k]\n    row['x'] += 1",
    "for row in T.values():\n        row.clear()",
    "other(T)",
    "other(T[k])",
    "return T[k]",
    "return T",
    "rows = [row for row in T.values()]\n    rows[0].clear()",
    "self.table = T",
    "T.update(a=1)",
)


@pytest.mark.parametrize("body", LOOKED_AT)
def test_a_table_that_is_only_looked_at_is_known(body: str) -> None:
    assert "T" in constants(f"T = {{'a': {{'x': 1}}}}\ndef f(k):\n    {body}\n")


@pytest.mark.parametrize("body", CHANGED)
def test_a_table_that_is_changed_or_handed_on_is_not_known(body: str) -> None:
    assert "T" not in constants(f"T = {{'a': {{'x': 1}}}}\ndef f(k):\n    {body}\n")


def test_a_variable_that_takes_parts_of_two_tables_counts_for_both() -> None:
    source = "A = [[1]]\nB = [[2]]\ndef f():\n    for row in A:\n        row.clear()\n    for row in B: print(row)\n"
    assert constants(source) == {}


def test_what_parts_that_are_not_shown_may_change_is_not_known() -> None:
    assert constants("T = [1]", Elsewhere(used=frozenset({"T"}))) == {}
    assert constants("T = (1,)", Elsewhere(used=frozenset({"T"}))) == {"T": "(1,)"}
