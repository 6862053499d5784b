"""Snapshots: exact for plain data, bounded for all else, and the same from C and from Python."""

import math
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_data import PLAIN

from ndb.trace import tape as tapes
from ndb.trace.tape import new_tape
from ndb.trace.values.describe import Describer
from ndb.trace.values.nodes import Cut, Gone, Object, Opaque, Wrapped
from ndb.trace.values.read_snapshot import decode
from ndb.trace.values.render import is_cut, render, text_of
from ndb.trace.values.snapshot import encode


class Node:
    def __init__(self, **attributes: Any) -> None:
        vars(self).update(attributes)


OBJECTS = st.recursive(
    PLAIN,
    lambda inner: (
        st.builds(Node, left=inner, right=inner)
        | st.builds(SimpleNamespace, value=inner)
        | st.builds(ValueError, inner)
        | st.lists(inner)
    ),
    max_leaves=12,
)


def describer() -> Describer:
    return Describer(lambda file: None)


def same(one: Any, other: Any) -> bool:
    """Equal, of the same types all through, with nan equal to nan."""
    if type(one) is not type(other):
        return False
    if isinstance(one, float | complex):
        return repr(one) == repr(other)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return same(list(one.items()), list(other.items()))
    return bool(one == other)


@given(PLAIN)
def test_plain_data_that_fits_comes_back_as_it_was(value: Any) -> None:
    if len(repr(value)) <= 5000:
        assert same(decode(encode(value, describer(), limit=5000)), value)


@given(PLAIN, st.integers(8, 400))
def test_what_is_no_longer_than_the_limit_is_never_cut(value: Any, limit: int) -> None:
    if len(repr(value)) <= limit:
        assert same(decode(encode(value, describer(), limit)), value)


@given(PLAIN, st.integers(30, 400))
def test_a_text_keeps_its_limit_and_says_when_it_was_cut(value: Any, limit: int) -> None:
    text = render(encode(value, describer(), limit), limit)
    assert len(text) <= max(limit, 60)
    assert is_cut(text) == (text_of(value, 10**9) != text)


@given(OBJECTS)
def test_a_snapshot_is_bounded_by_its_limit(value: Any) -> None:
    assert len(encode(value, describer(), limit=100)) < 2500


@pytest.mark.skipif(tapes._encode is None, reason="the C twin was not compiled")
@given(OBJECTS, st.integers(0, 400))
def test_the_twin_in_c_writes_the_same_bytes(value: Any, limit: int) -> None:
    fast, slow = describer(), describer()
    for _ in range(2):  # the second time the classes are known
        assert new_tape(fast, limit).encode(value) == encode(value, slow, limit)


@pytest.mark.skipif(tapes._encode is None, reason="the C twin was not compiled")
def test_the_twin_in_c_writes_the_same_bytes_of_cycles_and_depths() -> None:
    cyclic: list[Any] = [1]
    cyclic.append(cyclic)
    table: dict[str, Any] = {"k" * 400: 1}
    table["self"] = table
    around: list[Any] = ["x" * 500]
    around[:] = [around, (around, "y" * 500), {1: around}]
    node = Node(name="a")
    node.me = [node]
    deep: Any = []
    for _ in range(1000):
        deep = [deep]
    for value in (
        cyclic,
        table,
        around,
        node,
        deep,
        [Node(a=node, b=deep)] * 80,
        set(range(500)),
        {(1, 2)} | set("ab"),
    ):
        for limit in (8, 50, 300, 5000):
            assert new_tape(describer(), limit).encode(value) == encode(value, describer(), limit)


@given(st.binary(max_size=60))
def test_bytes_that_are_no_snapshot_are_a_value_error(data: bytes) -> None:
    try:
        decode(data)
    except ValueError:
        return


@given(PLAIN, st.integers(0, 100))
def test_a_truncated_snapshot_is_a_value_error(value: Any, cut: int) -> None:
    data = encode(value, describer(), 2000)
    with pytest.raises(ValueError):
        decode(data[: min(cut, len(data) - 1)])


@pytest.mark.parametrize("make", [set, frozenset])
def test_a_set_has_the_same_bytes_in_whatever_order_its_members_come(make: type) -> None:
    one, other = make([0, 8, "a"]), make([8, 0, "a"])
    assert list(one) != list(other), "they lie in the same place of the table, the first that came before the other"
    assert encode(one, describer(), 256) == encode(other, describer(), 256)
    assert new_tape(describer(), 256).encode(one) == new_tape(describer(), 256).encode(other)


def test_a_cycle_reads_as_repr_shows_it() -> None:
    cyclic: list[Any] = [1]
    cyclic.append(cyclic)
    assert render(encode(cyclic, describer())) == repr(cyclic)
    table: dict[str, Any] = {}
    table["self"] = table
    assert render(encode(table, describer())) == repr(table)


def test_ten_megabytes_cost_no_more_than_a_little() -> None:
    big = list(range(2_000_000))
    assert len(encode(big, describer())) < 1000
    assert len(encode("x" * 10_000_000, describer())) < 1000
    assert len(encode(dict.fromkeys(range(1000), big), describer())) < 1000


def test_a_huge_number_is_not_turned_into_digits() -> None:
    assert render(encode(10**100_000, describer())) == f"<…int of {(10**100_000).bit_length()} bits…>"


def test_nodes_come_back_from_their_snapshots() -> None:
    node = Wrapped("deque(", [Opaque("<x>"), Object("P", (("x", 1), ("", 2))), Cut(3, [1], [2]), Gone("why")], ")")
    assert text_of(decode(encode(node, describer()))) == "deque([<x>, P(x=1, 2), [1, <…3 more…>, 2], <…why…>])"


def test_zeros_and_nans_keep_their_signs() -> None:
    assert math.copysign(1, decode(encode(-0.0, describer()))) == -1
    assert render(encode(complex(-0.0, float("nan")), describer())) == repr(complex(-0.0, float("nan")))
