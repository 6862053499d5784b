"""Of a long list only the ends are compared for every event: what was between them may be gone and is not looked at."""

import gc
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from ndb.trace.tape import new_tape
from ndb.trace.values.describe import Describer

MEMORY: Final = Path("/proc/self/statm")


@pytest.mark.parametrize("make", [list, deque])
def test_what_was_taken_out_of_the_middle_of_a_long_row_is_not_looked_at_any_more(make: type) -> None:
    rows: Any = make(([number], [number]) for number in range(20_000))
    watched = new_tape(Describer(lambda _: None), 256)
    for number in range(4_000):
        watched.fingerprint(rows)
        for at in range(3):
            rows[100 + (3 * number + at) % 19_000] = None  # nothing else holds it
    gc.collect()
    kept = [(number, number) for number in range(2_000)]  # where those lay
    assert len({id(pair) for pair in kept}) == len(kept)


@pytest.mark.parametrize("make", [list, deque])
def test_what_is_in_the_middle_of_a_long_row_is_seen_to_change(make: type) -> None:
    rows: Any = make([number] for number in range(17_000))
    watched = new_tape(Describer(lambda _: None), 256)
    before = watched.fingerprint(rows)
    rows[9_000].append("changed")
    assert any(watched.fingerprint(rows) != before for _ in range(4_000))


@pytest.mark.parametrize("make", [list, deque, lambda items: dict(enumerate(items))])
def test_what_comes_to_an_end_of_very_many_is_looked_at(make: Callable[[Iterator[list[int]]], Any]) -> None:
    rows = make([number] for number in range(60_000))
    watched = new_tape(Describer(lambda _: None), 256)
    watched.fingerprint(rows)
    for _ in range(5_000):  # what is the last one then had nothing that is known of it
        rows.popitem() if isinstance(rows, dict) else rows.pop()
    before = watched.fingerprint(rows)
    rows[54_999].append(0)
    assert any(watched.fingerprint(rows) != before for _ in range(40))


def test_what_comes_to_the_front_of_very_many_is_looked_at() -> None:
    rows = [[number] for number in range(70_000)]
    watched = new_tape(Describer(lambda _: None), 256)
    watched.fingerprint(rows)
    del rows[:30_000]
    before = watched.fingerprint(rows)
    rows[25_000].append(0)  # the 55,000th before
    assert any(watched.fingerprint(rows) != before for _ in range(4_000))


@pytest.mark.skipif(not MEMORY.exists(), reason="the system does not tell how much memory a process has")
def test_of_very_many_objects_not_all_are_known() -> None:
    rows = [[number] for number in range(300_000)]
    watched = new_tape(Describer(lambda _: None), 256)
    before = _resident_pages()
    watched.fingerprint(rows)
    grown = (_resident_pages() - before) * 4
    assert grown < 100_000, f"{grown} kB"  # a record of each object would be 200,000


def _resident_pages() -> int:
    return int(MEMORY.read_text().split()[1])
