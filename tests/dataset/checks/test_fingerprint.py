"""Fingerprints: what makes two programs the same, on every Python version."""

import ast

import pytest

from ndb.dataset.checks.fingerprint import fingerprint, normal_form
from ndb.source.parse import nodes_in, nodes_of, tokens_of, tree_of

PROGRAM = '''
import re
from functools import reduce as fold


@staticmethod
def count(text: str, *, letter="r", **rest) -> int:
    """A docstring."""
    total = 0
    for place, c in enumerate(text, start=1):
        if c == letter and place % 2 or not rest.get("skip"):
            total += int(c == letter)
    with open(text) as stream, stream:
        try:
            lines = [f"{line!r:>10}" for line in stream if line.strip()]
        except (OSError, ValueError) as error:
            raise RuntimeError(*lines, **rest) from error
        finally:
            del stream
    match lines:
        case [first, *_] if first:
            return -1
        case {"key": value, **others}:
            total = (lambda a, b=2: a if b else others)(value)
    return fold(lambda a, b: a | b, {total: None, **rest}, {*text})[1:-1:2]
'''
SAME_EVERYWHERE = "4b5d3300ad23205a165f"


def test_the_fingerprint_of_a_program_is_the_same_on_every_python_version() -> None:
    assert fingerprint(PROGRAM, constants=True) == SAME_EVERYWHERE


def test_names_docstrings_and_annotations_do_not_count() -> None:
    other = 'def tally(word, mark):\n    """Other."""\n    n = 0\n    return n + word.count(mark)\n'
    plain = "def count(s: str, t: str) -> int:\n    total = 0\n    return total + s.count(t)\n"
    assert fingerprint(other, constants=True) == fingerprint(plain, constants=True)


@pytest.mark.parametrize(
    "other",
    [
        "def f(a, b):\n    return a.lstrip(b) + 1\n",
        "def f(a, b):\n    return b.strip(a) + 1\n",
        "def f(a, b):\n    return a.strip(b) - 1\n",
        "def f(a, b, c):\n    return a.strip(b) + 1\n",
        "def f(a, b):\n    return a.strip(b) + +1\n",
        "def f(a, b):\n    return (a.strip(b), 1)\n",
        "def f(a, b):\n    a.strip(b) + 1\n",
        "def f(a, b=1):\n    return a.strip(b) + 1\n",
        "def f(a, *b):\n    return a.strip(b) + 1\n",
        "def f(a, b):\n    return len.strip(b) + 1\n",
    ],
)
def test_everything_else_counts(other: str) -> None:
    assert fingerprint(other) != fingerprint("def f(a, b):\n    return a.strip(b) + 1\n")


def test_constants_count_where_that_is_asked_for() -> None:
    one, two = "def f():\n    return 1\n", "def f():\n    return 2\n"
    assert fingerprint(one) == fingerprint(two)
    assert fingerprint(one, constants=True) != fingerprint(two, constants=True)
    for other in ("1.0", "'1'", "True", "None"):
        assert fingerprint(one) != fingerprint(f"def f():\n    return {other}\n")


def test_nodes_come_in_the_order_of_walk_without_contexts() -> None:
    walked = [node for node in ast.walk(tree_of(PROGRAM)) if not isinstance(node, ast.expr_context)]
    assert nodes_in(tree_of(PROGRAM)) == walked == list(nodes_of(PROGRAM))


def test_a_normal_form_leaves_the_shared_tree_as_it_was() -> None:
    before = ast.dump(tree_of(PROGRAM))
    normal_form.cache_clear()
    normal_form(PROGRAM)
    assert ast.dump(tree_of(PROGRAM)) == before


def test_tokens_are_those_of_the_text() -> None:
    assert [token.string for token in tokens_of("x = 1\n")][:3] == ["x", "=", "1"]
