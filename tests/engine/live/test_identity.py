"""Who holds one and the same object, in a running program and on a recording."""

from collections import deque
from pathlib import Path
from typing import Any

import pytest
from obeying import Obeying
from recorded import recorded

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.inside.identity import places_of, shared_places, value_there
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Stops
from ndb.engine.timeline.parts import need_part
from ndb.errors import NdbError
from ndb.session import Session


class Slotted:
    __slots__ = ("held", "unset")

    def __init__(self, held: Any) -> None:
        self.held = held


class Loud:
    def __init__(self, held: Any) -> None:
        self.held = held

    @property
    def computed(self) -> Any:
        raise AssertionError("code of the program was run")

    def __eq__(self, other: object) -> bool:
        raise AssertionError("code of the program was run")

    __hash__ = None  # type: ignore[assignment]


def test_all_objects_with_several_ways_are_told_at_once() -> None:
    row: list[Any] = [0]
    roots = [(0, "grid", [row, row]), (0, "copy", [0]), (1, "held", Loud(row)), (1, "empty", ((), ())), (1, "n", 7)]
    assert shared_places(roots) == [[(0, "grid[0]"), (0, "grid[1]"), (1, "held.held")]]


def test_every_way_to_an_object_is_found_by_what_is_stored() -> None:
    target = [1]
    loop: list[Any] = [target]
    loop.append(loop)
    roots = [
        (0, "a", {"k": target, "z": 3}), (1, "b", (0, [target])), (1, "c", Slotted(target)), (2, "d", Loud(target)),
        (2, "e", deque([target])), (2, "f", loop), (2, "twin", [1]), (2, "target", target),
    ]  # fmt: skip
    assert set(places_of(target, roots)) == {
        (0, "a['k']"), (1, "b[1][0]"), (1, "c.held"), (2, "d.held"), (2, "e[0]"), (2, "f[0]"), (2, "target"),
    }  # fmt: skip


def test_plain_values_are_nobody_s() -> None:
    with pytest.raises(NdbError, match="plain int"):
        places_of(3, [(0, "n", 3)])


def test_a_way_that_leads_nowhere_is_told() -> None:
    assert value_there({"k": [Loud(5)]}, need_part("d['k'][0].held").steps) == 5
    with pytest.raises(NdbError, match="there is no"):
        value_there(Loud(5), need_part("x.computed").steps)


SOURCE = """\
def fill(items, n):
    items.append(n)
    return items

def main():
    xs = [1]
    ys = xs
    keep = {"one": xs}
    twin = [1, 2]
    fill(ys, 2)
    return keep, twin

main()
"""


def test_a_running_program_tells_by_identity(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(SOURCE, encoding="utf-8")
    session = Session(LiveEngine(Program(str(path))))
    try:
        session.engine.run(stops=Stops(lines=frozenset({("program.py", 3)})))
        session.interrupted()
        found = session.frames.same("items")
        assert {holder.way for holder in found.holders} == {"xs", "ys", "keep['one']"} and found.is_exact
        assert found.changed is not None
        assert session.engine.timeline.state(found.changed - 1).source == "    items.append(n)"
    finally:
        session.close()


def test_a_recording_tells_what_the_code_says() -> None:
    obeying = Obeying(recorded(SOURCE, "main()"))
    obeying("b 3", "c")
    said = obeying("same items")
    assert said[0].startswith("xs  in main") and said[1].startswith("ys  in main")
    assert any("items.append(n)" in line for line in said)
    assert obeying("same nope") == ["*** no variable 'nope' is known here"]
    assert obeying("same n") == ["*** it is a plain int: such a value cannot change, and anyone may share it"]
    assert obeying("same") == ["*** same takes a variable or a part of one, as box[0]"]
