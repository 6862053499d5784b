"""Rounds of comprehensions: what they bind and come to where that was told, and that nothing else is forbidden."""

import pytest
from test_known_inside import tokens
from test_outcome import asked, walk

from ndb.language.tokens import Sep
from ndb.language.workings.operands import may_raise
from ndb.language.workings.rounds import order_of_numbers
from ndb.tree.action import STEP_INSIDE

PAIRS = "[('a', 1), ('b', 2)]"


@pytest.mark.parametrize(
    ("line", "clause", "given"),
    [
        ("return [x + 1 for x in xs]", "for x in xs", "[5, 12, 7]"),
        ("return [k * n for k, n in xs]", "for k, n in xs", PAIRS),
        ("return [k for k, n in xs]", "for k, n in xs", "[['a', 1], ['b', 2]]"),
        ("return [n for _, n, _ in xs]", "for _, n, _ in xs", "[(1, 2, 3), (4, 5, 6)]"),
        ("return [i for i, x in enumerate(xs, 1)]", "for i, x in enumerate(xs, 1)", "['p', 'q']"),
        ("return [x for x in reversed(xs)]", "for x in reversed(xs)", "['p', 'q']"),
        ("return [i for i in range(len(xs))]", "for i in range(len(xs))", "['p', 'q']"),
        ("return [b for b in xs]", "for b in xs", r"b'\x00\xff'"),
        ("return {k: v for k, v in xs.items()}", "for k, v in xs.items()", "{'a': [1], 'b': [2]}"),
    ],
)
def test_what_a_clause_binds_is_looked_up_in_what_was_told(line: str, clause: str, given: str) -> None:
    found = tokens(f"def f(xs):\n    {line}\n", f"f({given})")
    assert set(found["EXPRESSION", clause]) == {0}
    questions = [counts for (event, text), counts in found.items() if event == "WORKING" and text.endswith("[1]")]
    assert all(counts == [0] for counts in questions)


def test_objects_in_a_told_list_are_what_a_clause_binds() -> None:
    source = "class P:\n    def __init__(self, n):\n        self.n = n\n\n\n"
    source += "def f():\n    xs = [P(1), P(2)]\n    return [p.n for p in xs]\n"
    assert tokens(source, "f()")["EXPRESSION", "for p in xs"] == [0, 0]


def test_an_object_that_an_earlier_round_may_have_changed_is_asked() -> None:
    source = "def f():\n    row = [1]\n    rows = [row, row]\n    return [len(r) + r.pop() for r in rows if r]\n"
    found = [frame.state for frame, _ in asked(walk(source, "f()", STEP_INSIDE))]
    assert [state.value for state in found if state.source == "for r in rows" and state.sep is Sep.EXPRESSION][
        1
    ] == "[]"


ITERTOOLS = """from itertools import accumulate, chain, combinations, pairwise, permutations, product


def f(xs):
    return [p for p in {}]
"""


@pytest.mark.parametrize(
    "drawn",
    [
        "combinations(xs, 2)",
        "pairwise(xs)",
        "permutations(xs)",
        "permutations(xs, 2)",
        "product(xs, 'ab')",
        "chain(xs, xs)",
    ],
)
def test_items_that_itertools_puts_together_are_looked_up(drawn: str) -> None:
    assert set(tokens(ITERTOOLS.format(drawn), "f([4, 7, 9])")["EXPRESSION", f"for p in {drawn}"]) == {0}


def test_what_is_accumulated_is_asked_from_the_one_before() -> None:
    walked = asked(walk(ITERTOOLS.format("accumulate(xs)"), "f([4, 7, 9])", STEP_INSIDE))
    assert {"4 + 7", "11 + 9"} <= {frame.state.source for frame, _ in walked}


def test_a_function_of_the_programs_own_is_not_taken_for_that_of_itertools() -> None:
    source = "def pairwise(xs):\n    return [1, 2]\n\n\ndef f(xs):\n    return [p for p in pairwise(xs)]\n"
    assert asked(walk(source, "f([4, 7, 9])", STEP_INSIDE, into=True))


@pytest.mark.parametrize("given", ["'a=b'", "'a=b=c'", "'a'"])
def test_what_is_unpacked_is_drawn_until_there_is_one_too_many(given: str) -> None:
    source = "def f(text):\n    key, value = (part.strip() for part in text.split('='))\n    return key\n"
    found = tokens(source, f"f({given})")
    assert set(found["EXPRESSION", "for part in text.split('=')"]) == {0}


def test_numbers_of_a_range_are_asked_from_the_one_before() -> None:
    walked = asked(walk("def f(a):\n    return [x for x in range(a, a + 9, 4)]\n", "f(117)", STEP_INSIDE))
    worked = [frame.state.source for frame, _ in walked if frame.state.sep is Sep.WORKING]
    assert "117 + 4" in worked and "121 + 4" in worked


def test_whole_numbers_of_a_set_are_gone_through_by_their_slots() -> None:
    found = tokens("def f(xs):\n    return [x for x in xs]\n", "f({5, 0, 3})")
    assert set(found["EXPRESSION", "for x in xs"]) == {0}
    assert order_of_numbers({10, 3}) is None  # 10 comes first in a table of eight slots, 3 in a larger one
    assert order_of_numbers({-1, 3}) is None


def test_the_last_member_of_a_set_is_what_is_left() -> None:
    found = tokens("def f(xs):\n    s = {'a', 'b'}\n    return sum(len(x) for x in s)\n", "f(0)")
    assert found["EXPRESSION", "for x in s"][0] > 0 and found["EXPRESSION", "for x in s"][1] == 0


@pytest.mark.parametrize("given", ["['b', 'a', 'b']", "[12, 3, 12]"])
def test_the_set_of_told_elements_is_put_together(given: str) -> None:
    assert tokens("def f(xs):\n    return {x for x in xs}\n", f"f({given})")["EXPRESSION", "{x for x in xs}"] == [0]


def test_the_same_comprehension_twice_in_a_line_is_not_put_together_twice() -> None:
    assert asked(walk("def f(xs):\n    return [x for x in xs] + [x for x in xs]\n", "f([1, 2])", STEP_INSIDE))


def test_a_constant_of_the_module_is_known_in_a_comprehension() -> None:
    source = "COST = {'a': 3, 'b': 4}\n\n\ndef f(xs):\n    return sum(COST[x] for x in xs)\n"
    walked = asked(walk(source, "f('ab')", STEP_INSIDE))
    assert "{'a': 3, 'b': 4}['b']" in [frame.state.source for frame, _ in walked]


def test_a_line_does_not_end_before_what_it_always_evaluates() -> None:
    found = tokens("def f(xs):\n    if xs and len(xs) > 2 * len(xs[0]):\n        return 1\n    return 2\n", "f(['ab'])")
    assert found["EXPRESSION", "xs[0]"] == [0] and found["EXPRESSION", "len(xs[0])"] == [0]


@pytest.mark.parametrize(
    "text",
    [
        "1 <= 2 < 3", "'abc'[::-1]", "sum([True, 2])", "''.join(['a'])", "chr(65)", "ord('a')", "b'a'[0]",
        "int('ff', 16)",
        "'a,b'.split(',')", "7 // 2", "7 >> 2", "'a' * 3", "min(['a', 'b'])", "set(['a'])", "range(2, 9)", "f'{3}'",
    ],
)  # fmt: skip
def test_some_operations_cannot_raise(text: str) -> None:
    eval(text)
    assert not may_raise(text)


@pytest.mark.parametrize(
    "text",
    [
        "1 < 'a'", "'abc'[::0]", "'abc'[1.5:]", "sum(['a'])", "''.join([1])", "chr(-1)", "ord('ab')", "int('fg', 16)",
        "b'a'[1]", "'a,b'.split('')", "7 // 0", "7 >> -1", "'a' + 3", "min([])", "max([1, 'a'])", "set([[1]])",
        "range(1, 2, 0)", "int('x')", "[1].index(2)", "{}[1]",
    ],
)  # fmt: skip
def test_what_raises_may(text: str) -> None:
    with pytest.raises((TypeError, ValueError, LookupError, ArithmeticError)):
        eval(text)
    assert may_raise(text)


@pytest.mark.parametrize(("sought", "asked_for"), [(151, ["151 == 158", "151 == 159"]), (8, [])])
def test_an_item_that_is_in_no_place_of_a_list_raises(sought: int, asked_for: list[str]) -> None:
    call = f"f([1, 2, 3, 4, 5, 158, 159], {sought})"
    walked = asked(walk("def f(xs, n):\n    return xs.index(n)\n", call, STEP_INSIDE))
    states = [frame.state for frame, _ in walked]
    assert [state.source for state in states if state.sep is Sep.WORKING] == asked_for
    assert Sep.EXCEPTION in [state.sep for state in states]


CALLS_IN_ROUNDS = """def quote(word):
    if " " in word:
        return "'" + word + "'"
    return word


def f(words):
    return {}
"""


@pytest.mark.parametrize(
    "drawn",
    [
        '" ".join(quote(word) for word in words)',
        "all(quote(word) for word in words)",
        "sorted((quote(word) for word in words), key=len)",
        "[quote(word) for word in words]",
    ],
)
def test_rounds_go_on_as_they_were_told_behind_a_function_that_they_have_called(drawn: str) -> None:
    found = tokens(CALLS_IN_ROUNDS.format(drawn), "f(['a', 'b c', 'd'])")
    for state in (("EXPRESSION", "for word in words"), ("EXPRESSION", "quote(word)"), ("CALL", "def quote(word):")):
        assert found[state] == [0, 0, 0]


def test_a_function_that_a_round_has_called_may_have_changed_what_is_gone_through() -> None:
    source = "def f(n):\n    xs = [n, 2, 3]\n\n    def last():\n        return xs.pop()\n\n"
    source += "    return [x + last() for x in xs]\n"
    assert asked(walk(source, "f(1)", STEP_INSIDE, into=True))
