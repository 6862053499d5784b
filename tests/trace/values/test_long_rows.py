"""Of a long list only the ends are compared for every event: what was between them may be gone and is not looked at."""

import gc
from collections import deque
from typing import Any

import pytest

from ndb.trace.tape import new_tape
from ndb.trace.values.describe import Describer


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
