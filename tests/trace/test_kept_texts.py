"""In files the text of an object is kept and written again while what it was made from is as it was: the states are
those of a recording in memory, where every text is made anew."""

import textwrap
from pathlib import Path

import pytest

from ndb.trace.recorder.record_call import record_source
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace

ARGUMENTS = """
KEYS = [(number, [number], "x" * 400) for number in range(60)]

def look(key):
    raise KeyError(key)

def ask(key):
    try:
        look(key)
    except KeyError as error:
        return len(error.args)

for key in KEYS:
    ask(key)
"""
RING = """
class Link:
    __slots__ = ("key", "next", "held")

def ring(size):
    root = last = Link()
    root.key = -1
    for key in range(size):
        link = Link()
        link.key, link.held, last.next = key, [key] * 50, link
        last = link
    last.next = root
    return root

def turn(root):
    link = root.next
    while link is not root:
        link.held.append(link.key)
        link.key += 100
        link = link.next
    return link

root = ring(12)
turn(root)
turn(root)
"""
FACTORIES = """
from collections import OrderedDict, defaultdict, deque

def group(rows):
    found = defaultdict(list, {number: ["a long text, of which there are many"] for number in range(20)})
    order = OrderedDict.fromkeys(range(30), "another long text")
    last = deque(range(40), maxlen=40)
    for key, factory in rows:
        found.default_factory = factory
        found[key].append(key) if factory is list else found.pop(key, None)
        order.move_to_end(key)
        last.append(key)
        factory = None
    return len(found), len(order), len(last)

group([(number % 7, (list, int, lambda: [])[number % 3]) for number in range(40)])
"""
REPLACED = """
class Box:
    def __init__(self, inner):
        self.inner = inner
        self.rest = {"a text that leaves little room" * 5: [1] * 40}

def fill(box, number):
    box.inner = None
    box.inner = (number, "where another one lay")
    return box

box = Box(())
for number in range(40):
    fill(box, number)
"""


@pytest.mark.parametrize(
    "source", [ARGUMENTS, RING, FACTORIES, REPLACED], ids=["arguments", "ring", "factories", "replaced"]
)
def test_texts_that_are_kept_are_those_that_would_be_made(tmp_path: Path, source: str) -> None:
    path = tmp_path / "program.py"
    path.write_text(textwrap.dedent(source), encoding="utf-8")
    record_target(str(path), out=tmp_path / "a.ndb")
    kept, made = (
        open_trace(tmp_path / "a.ndb").threads[0],
        record_source(path.read_text(encoding="utf-8"), file=str(path)),
    )
    assert len(made) > 100
    for index in range(len(made)):
        assert kept.state(index).locals == made.state(index).locals, index
