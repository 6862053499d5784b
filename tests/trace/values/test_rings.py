"""Objects in a ring so long that each variable sees another piece of it."""

import importlib.util
from pathlib import Path

import pytest

from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_limits import UNLIMITED
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
RING = """
class Link:
    __slots__ = ("prev", "next", "key")

def ring(n):
    links = [Link() for _ in range(n)]
    for i, link in enumerate(links):
        link.prev, link.next, link.key = links[i - 1], links[(i + 1) % n], [i]
    return links

def main(links):
    first, second, third = links[0], links[250], links[500]
    other = []
    for turn in range(60):
        other.append(turn)
        x = turn
        if turn == 30:
            links[400].key.append(turn)
        other.append(x)
    return other

main(ring(700))
"""


@pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")
def test_what_one_variable_sees_is_no_news_to_another_for_ever(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(RING, encoding="utf-8")
    record_target(str(tmp_path / "program.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    [recording] = open_trace(tmp_path / "a.ndb").threads
    changed_by = RING.split("\n").index("            links[400].key.append(turn)") + 1
    at = next(index for index, line in enumerate(recording.lines) if line == changed_by)
    frame, changes = recording.frames[at], Timeline(recording).changes
    for name in ("links", "first", "second", "third"):
        made, *seen = (change.state for change in changes.of([name], frame, 0, len(recording), backwards=False))
        assert made < at < min(seen)
        assert len(seen) <= 2
