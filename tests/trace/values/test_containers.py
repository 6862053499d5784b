"""Containers that are no builtins: the tape in C writes them itself, and writes what describe.py says of them."""

import itertools
import threading
import types
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ndb.trace import tape
from ndb.trace.tape import new_tape
from ndb.trace.values.describe import Describer

pytestmark = pytest.mark.skipif(tape._encode is None, reason="the C twin was not compiled")


class Rows(list[Any]):
    pass


class Pairs(tuple[Any, ...]):
    pass


class Table(dict[Any, Any]):
    pass


class Members(set[Any]):
    pass


class Frozen(frozenset[Any]):
    pass


class Queue(deque[Any]):
    pass


class Told(OrderedDict[Any, Any]):
    def __repr__(self) -> str:
        raise AssertionError("nobody's code is called")


class Missing(dict[Any, Any]):
    def __missing__(self, key: Any) -> Any:
        raise AssertionError("nobody's code is called")


class Counts(Counter[Any]):
    def __getitem__(self, key: Any) -> int:
        raise AssertionError("nobody's code is called")


class Key:
    def __repr__(self) -> str:
        return "Key()"


KEYS = st.one_of(st.integers(-5, 300), st.text("ab\ud800é", max_size=4), st.booleans(), st.none(), st.floats(0, 2))
COUNTS = st.one_of(st.integers(-3, 3), st.floats(allow_nan=True), st.just("no count"))


def moved(pairs: dict[Any, Any], make: Callable[[dict[Any, Any]], OrderedDict[Any, Any]]) -> OrderedDict[Any, Any]:
    """In an order that is not that of its dict."""
    made = make(pairs)
    for key in list(pairs)[:3]:
        OrderedDict.move_to_end(made, key)
    return made


def containers(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    rows = st.lists(inner, max_size=6) | st.integers(75, 90).map(lambda size: list(range(size)))
    tables = st.dictionaries(KEYS, inner, max_size=6) | st.integers(75, 90).map(lambda size: dict.fromkeys(range(size)))
    sets = st.sets(KEYS, max_size=6) | st.integers(75, 90).map(lambda size: set(range(size)))
    bounds = st.one_of(st.none(), st.integers(0, 100))
    return st.one_of(
        rows.map(Rows),
        rows.map(Pairs),
        rows.map(tuple),
        tables.map(Table),
        tables.map(Missing),
        sets.map(Members),
        sets.map(Frozen),
        st.builds(deque, rows, bounds),
        st.builds(Queue, rows, bounds),
        tables.map(lambda pairs: moved(pairs, OrderedDict)),
        tables.map(lambda pairs: moved(pairs, Told)),
        st.builds(defaultdict, st.sampled_from([None, int, list, Key, len, lambda: 0]), tables),
        st.dictionaries(KEYS, COUNTS, max_size=6).map(Counter),
        st.dictionaries(KEYS, COUNTS, min_size=1, max_size=6).map(Counts),
        tables.map(lambda pairs: Table({Key(): 1, **pairs})),
        tables.map(lambda pairs: OrderedDict({**pairs, (1, 2): 3})),
    )


VALUES = st.recursive(st.one_of(st.integers(), st.text("xyz", max_size=30), st.builds(Key)), containers, max_leaves=12)


@settings(max_examples=300)
@given(VALUES, st.sampled_from([8, 20, 40, 60, 100, 256, 400, 3000]))
def test_the_tape_in_c_writes_containers_as_they_are_described(value: Any, limit: int) -> None:
    fast, slow = (new_tape(Describer(lambda _: None), limit, is_fast) for is_fast in (True, False))
    assert fast.encode(value) == slow.encode(value)


@pytest.mark.parametrize("make", [Rows, deque, Queue])
def test_a_container_that_holds_itself_is_written_the_same(make: Callable[[], Any]) -> None:
    value = make()
    value.append(value)
    value.append({"again": value})
    fast, slow = (new_tape(Describer(lambda _: None), 256, is_fast) for is_fast in (True, False))
    assert fast.encode(value) == slow.encode(value)


NAMELESS = types.ModuleType("nameless")
del NAMELESS.__dict__["__name__"]
RENAMED = types.ModuleType("renamed")
RENAMED.__name__ = 5  # type: ignore[assignment]


@pytest.mark.parametrize("limit", [5, 12, 256])
@pytest.mark.parametrize(
    "value",
    [
        len,
        moved,
        pytest,
        NAMELESS,
        RENAMED,
        Key,
        type,
        threading.Lock(),
        threading.RLock(),
        itertools.count(),
        object(),
    ],
)
def test_what_is_only_a_text_is_written_the_same(value: Any, limit: int) -> None:
    fast, slow = (new_tape(Describer(lambda _: None), limit, is_fast) for is_fast in (True, False))
    assert fast.encode([value]) == slow.encode([value])
    assert fast.fingerprint(value) == slow.fingerprint(value)


def test_a_module_that_is_renamed_has_changed() -> None:
    module = types.ModuleType("before")
    written = new_tape(Describer(lambda _: None), 256)
    before = written.fingerprint(module)
    module.__name__ = "after"
    assert written.fingerprint(module) != before


def test_the_tape_in_c_does_not_ask_for_simple_ones() -> None:
    describer = Describer(lambda _: None)
    asked: list[Any] = []
    describer.__class__ = type("Listening", (Describer,), {"__call__": lambda _, value: asked.append(value)})
    written = new_tape(describer, 256)
    for value in (
        OrderedDict(a=1),
        deque([1]),
        defaultdict(int, a=1),
        Counter("ab"),
        Rows([1]),
        Table(a=1),
        Members([1]),
    ):
        written.encode(value)
    assert asked == []
