"""Rendering: exactly `repr` where it can be, cut in the middle where it must be."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_data import PLAIN

from ndb.trace.values.render import is_cut, text_of


def without_sets(value: Any) -> bool:
    match value:
        case set() | frozenset():
            return len(value) < 2
        case list() | tuple():
            return all(map(without_sets, value))
        case dict():
            return all(map(without_sets, [*value, *value.values()]))
    return True


@given(PLAIN)
def test_plain_data_is_rendered_as_repr(value: Any) -> None:
    if without_sets(value):
        assert text_of(value, 10**9) == repr(value)


@given(st.sets(st.integers() | st.text() | st.tuples(st.integers(), st.text()) | st.none() | st.floats()))
def test_a_set_is_rendered_in_one_order_whatever_its_hashes(members: set[Any]) -> None:
    backwards: set[Any] = set()
    for member in sorted(members, key=repr, reverse=True):
        backwards.add(member)
    assert text_of(members, 10**9) == text_of(backwards, 10**9)


def test_members_of_a_set_are_sorted_where_they_sort() -> None:
    assert text_of({3, 1, 2.5}) == "{1, 2.5, 3}"
    assert text_of(frozenset("cab")) == "frozenset({'a', 'b', 'c'})"
    assert text_of({(2, "a"), (1, "b")}) == "{(1, 'b'), (2, 'a')}"
    assert text_of({"a", 1}) == "{'a', 1}"
    assert text_of(set()) == "set()"


@pytest.mark.parametrize(
    ("value", "limit", "text"),
    [
        (list(range(100)), 40, "[0, 1, 2, 3, <…93 more…>, 97, 98, 99]"),
        ("a" * 30 + "b" * 30, 40, "'aaaaaaaaaaaa'<…36 more…>'bbbbbbbbbbbb'"),
        (b"x" * 100, 40, "b'xxxxxxxxxx'<…80 more…>b'xxxxxxxxxx'"),
        ({n: n * n for n in range(50)}, 60, "{0: 0, 1: 1, 2: 4, 3: 9, <…44 more…>, 48: 2304, 49: 2401}"),
        ((1, "z" * 100), 60, "(1, 'zzzzzzzzzzzzzzzzzzzz'<…60 more…>'zzzzzzzzzzzzzzzzzzzz')"),
        (["z" * 100], 60, "['zzzzzzzzzzzzzzzzzzzzz'<…58 more…>'zzzzzzzzzzzzzzzzzzzzz']"),
        (12345678901234567890123456789012345678901234567890, 40, "1234567890<…30 more…>1234567890"),
    ],
)
def test_a_long_value_is_cut_in_its_middle(value: Any, limit: int, text: str) -> None:
    assert text_of(value, limit) == text
    assert is_cut(text)


def test_a_text_that_only_looks_cut_is_not() -> None:
    assert not is_cut(text_of("<…3 more…>"))
    assert not is_cut(text_of(["it's <…3 more…>", '"']))
    assert is_cut(text_of(["it's <…3 more…>"] * 100))


@given(st.text(max_size=2000), st.integers(40, 300))
def test_a_cut_string_shows_its_own_beginning_and_end(text: str, limit: int) -> None:
    shown = text_of(text, limit)
    if is_cut(shown):
        head, _, tail = shown.partition("<…")
        assert text.startswith(eval(head))
        assert text.endswith(eval(tail.partition("…>")[2]))
