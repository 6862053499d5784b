"""A dict that was seen before is compared where the interpreter keeps its entries: whatever was done to it, its
number is that of one which is seen for the first time."""

from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ndb.trace.tape import new_tape
from ndb.trace.values.describe import Describer

PARTS: list[list[int]] = [[] for _ in range(5)]
KEYS: dict[str, Callable[[Random, int], Any]] = {
    "numbers": lambda random, size: random.randrange(size),
    "texts": lambda random, size: str(random.randrange(size)),
    "both": lambda random, size: random.choice([random.randrange(size), str(random.randrange(size))]),
    "tuples": lambda random, size: (random.randrange(size), "of their own"),
}


def change(random: Random, table: dict[Any, Any], key: Any) -> None:
    """One of the things that can be done to a dict, or to its order."""
    known = random.choice(list(table)) if table else None
    match random.randrange(10):
        case 0 | 1 | 2:
            table[key] = random.choice([0, 1, "x", random.choice(PARTS)])
        case 3 if table:
            del table[known]
        case 4 if table:
            table.popitem()
        case 5 | 6 if isinstance(table, OrderedDict) and table:
            table.move_to_end(known, last=random.random() < 0.6)
        case 7 if isinstance(table, OrderedDict) and table:
            table.popitem(last=False)
        case 8 if random.random() < 0.03:
            table.clear()
        case 9:
            random.choice(PARTS).append(random.randrange(3))


@pytest.mark.parametrize("keys", KEYS)
@pytest.mark.parametrize("make", [dict, OrderedDict])
@pytest.mark.parametrize("size", [5, 60, 300])
def test_a_dict_that_is_seen_again_has_the_number_of_one_that_is_new(make: type, keys: str, size: int) -> None:
    random = Random(f"{make} {keys} {size}")
    table = make((KEYS[keys](random, size), number) for number in range(size))
    watched = new_tape(Describer(lambda _: None), 256)
    for _ in range(150):
        for _ in range(random.choice([0, 1, 1, 1, 2, 3])):
            change(random, table, KEYS[keys](random, size))
        assert watched.fingerprint(table) == new_tape(Describer(lambda _: None), 256).fingerprint(table)


def test_what_was_put_into_a_large_dict_is_seen_to_change() -> None:
    table: dict[Any, Any] = {number: [] for number in range(6000)}
    watched = new_tape(Describer(lambda _: None), 256)
    watched.fingerprint(table)
    late: list[int] = []
    table["late"] = late
    for _ in range(1000):  # by now it was gone through, though nothing more was done to it
        before = watched.fingerprint(table)
    late.append(1)
    assert any(watched.fingerprint(table) != before for _ in range(1000))


def test_what_was_taken_out_of_a_large_dict_is_not_looked_at_any_more() -> None:
    table: dict[Any, Any] = {number: [[]] for number in range(6000)}
    watched = new_tape(Describer(lambda _: None), 256)
    for number in range(300):
        watched.fingerprint(table)
        del table[number]  # nothing else holds it
        table[number, "again"] = bytes(number)
    assert watched.fingerprint(table) != watched.fingerprint({})


def ordered(moved: int, keys: int) -> OrderedDict[Any, None]:
    """One of a hundred keys, two of which were moved to its end; nothing else holds them, and they lie elsewhere each
    time."""
    elsewhere = [(keys, number) for number in range(20 * keys)]
    table: OrderedDict[Any, None] = OrderedDict.fromkeys((keys, number) if keys else number for number in range(100))
    del elsewhere
    for number in (moved, 99):
        table.move_to_end((keys, number) if keys else number)
    return table


@pytest.mark.parametrize("keys", [0, 5])
def test_an_ordered_dict_that_comes_to_lie_where_another_one_lay_has_its_own_order(keys: int) -> None:
    watched = new_tape(Describer(lambda _: None), 256)
    table = ordered(5, keys)  # as many steps were made to its order, and its ends are the same, but
    before = id(table)
    watched.fingerprint(table)
    del table
    table = ordered(6, keys and keys + 1)
    assert id(table) == before  # else nothing is tried here
    assert watched.fingerprint(table) == new_tape(Describer(lambda _: None), 256).fingerprint(table)
