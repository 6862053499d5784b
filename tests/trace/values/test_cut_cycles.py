"""Large values that contain themselves: cut, readable, and the program runs on as if nobody looked."""

import pytest

from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Exit, states

TREE = """
class Node:
    __slots__ = ("_children_of_node", "_parent_of_it", "name")

    def __init__(self, name):
        self.name = name

    def put(self, *others):
        self._children_of_node = list(others)
        for other in others:
            other._parent_of_it = self


class Walk:
    def __init__(self, node, wanted):
        self.node = node
        self.wanted = wanted
        self.stop = None
        self.again = node
        self.most = 3


def f(size):
    root, a, b, c = (Node(name * size) for name in ("r", "a", "b", "c"))
    root.put(a, b)
    a.put(c)
    walk = Walk(root, None)
    return walk
"""


@pytest.mark.parametrize("is_fast", [True, False], ids=["compiled", "python"])
@pytest.mark.parametrize("size", range(1, 12))
def test_every_state_can_be_read_and_the_program_ends_as_it_should(is_fast: bool, size: int) -> None:
    recording = record_call(TREE, f"f({size})", is_fast=is_fast)
    assert recording.exit is Exit.NORMAL, recording.error
    assert all(len(text) <= 400 for state in states(recording) for text in state.locals.values())


def test_both_encoders_agree() -> None:
    fast, plain = (record_call(TREE, "f(4)", is_fast=is_fast) for is_fast in (True, False))
    # Marks differ: where objects reach themselves, a digest is of addresses, too.
    assert list(states(fast)) == list(states(plain))
    assert fast.rows == plain.rows
