"""Threads that run the same functions at the same time, and are taken from each other in the middle of an event."""

import textwrap
from pathlib import Path

import pytest

from ndb.engine.live.launch import Program
from ndb.session.open import record_beside
from ndb.trace.tracefile.open_trace import open_trace

SOURCE = textwrap.dedent(
    """
    import collections, datetime, decimal, enum, fractions, pathlib, sys, threading
    sys.setswitchinterval(1e-6)
    class Odd:
        def __init__(self, k):
            self.k = k
        def __repr__(self):
            return "Odd" + "".join(str(c) for c in str(self.k))
    class Color(enum.Enum):
        RED = 1
        BLUE = 2
    class Deep:
        __slots__ = ("a", "b")
    gate = threading.Barrier(5)
    def work(k):
        gate.wait()
        for i in range(40):
            odd = Odd(k * 1000 + i)
            when = datetime.datetime(2020, 1, 1 + i % 28)
            money = decimal.Decimal(i) / 7
            part = fractions.Fraction(i, 7)
            where = pathlib.PurePosixPath("/a") / str(i)
            color = Color.RED if i % 2 else Color.BLUE
            deep = Deep()
            deep.a = odd
            deep.b = [deep, odd, {i: when}]
            box = {"odd": odd, "list": [odd] * 3, "more": collections.Counter("abc")}
            box["i"] = i
    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    work(9)
    for thread in threads:
        thread.join()
    """
)


@pytest.mark.parametrize("again", range(3))
def test_threads_that_run_the_same_functions_are_recorded_each_for_itself(tmp_path: Path, again: int) -> None:
    program = tmp_path / "program.py"
    program.write_text(SOURCE, encoding="utf-8")
    record_beside(Program(str(program)), tmp_path / "recording")
    for worker in open_trace(tmp_path / "recording").threads:
        inside = [state for state in map(worker.state, range(len(worker))) if state.function == "work"]
        assert len({state.locals["k"] for state in inside}) == 1
        odd = [state.locals for state in inside if state.source.strip().startswith("when =")]
        assert len(odd) == 40
        assert all(seen["odd"] == f"Odd{int(seen['k']) * 1000 + int(seen['i'])}" for seen in odd)
        assert {name for state in inside for name in state.locals} == {
            "k", "i", "odd", "when", "money", "part", "where", "color", "deep", "box", "global gate",
        }  # fmt: skip
