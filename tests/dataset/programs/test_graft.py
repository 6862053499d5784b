"""Pieces of one program in another: what may leave its place, and on which variables it lands."""

import ast
from random import Random

from ndb.dataset.programs.graft import graft, scions
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.sources import Grafting, shapes_of

HOST = Program(
    "def host(line, rows):\n    size = len(line)\n    return size\n", "host", ("host('ab', [1])",), "seed", "host"
)
DONOR = Program(
    "def donor(word, wanted):\n"
    "    if word.startswith('x'):\n"
    "        word = word.removeprefix('x')\n"
    "    for item in wanted:\n"
    "        if item > 3:\n"
    "            continue\n"
    "        helper(item)\n"
    "    return word.upper() + str(len(wanted))\n"
    "\n"
    "def helper(item):\n"
    "    return item\n",
    "donor", ("donor('xy', [2])",), "seed", "donor",
)  # fmt: skip


def made(seed: int) -> Program | None:
    return graft(HOST, DONOR, Random(seed), shapes_of(HOST), shapes_of(DONOR))


def test_what_is_put_in_stands_on_variables_of_the_same_kinds() -> None:
    programs = [program for seed in range(40) if (program := made(seed))]
    assert programs
    names = {n.id for p in programs for n in ast.walk(ast.parse(p.source)) if isinstance(n, ast.Name)}
    assert names <= {"line", "rows", "size", "len", "str"}
    assert {"removeprefix", "upper"} <= {
        n.attr for p in programs for n in ast.walk(ast.parse(p.source)) if isinstance(n, ast.Attribute)
    }


def test_nothing_is_taken_that_needs_its_own_program() -> None:
    taken = [ast.unparse(piece.tree) for piece in scions(DONOR, shapes_of(DONOR))]
    assert taken
    assert not [text for text in taken if "helper" in text or text == "continue" or text.startswith("if item")]


def test_the_same_dice_graft_the_same() -> None:
    source = Grafting((HOST, DONOR))
    assert source.draw(Random(7)) == source.draw(Random(7))
    assert [source.draw(Random(n)) for n in range(9)] != [source.draw(Random(0))] * 9


def test_what_sets_a_list_of_numbers_does_not_land_on_a_list_of_words() -> None:
    words = Program("def f(xs):\n    return xs\n", "f", ("f(['a'])",), "seed", "words")
    numbers = Program("def g(ys):\n    ys = [y + 1 for y in ys]\n    return ys\n", "g", ("g([1])",), "seed", "numbers")
    assert all(graft(words, numbers, Random(n), shapes_of(words), shapes_of(numbers)) is None for n in range(20))
