"""What an exception is thrown into runs inside of functions that wait for it, of which no event tells."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cancelled import SLOW

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import NextState, Stops
from ndb.engine.replay import ReplayEngine
from ndb.errors import NdbError
from ndb.session.open import record_beside
from ndb.trace.state import Event
from ndb.trace.tracefile.open_trace import open_trace

CANCELLED = f"""\
import asyncio


{SLOW}

async def within(seconds, log):
    async with asyncio.timeout(seconds):
        got = await slow(
            log
        )
        log.append(got)
        return got


async def main():
    log = []
    print(await within(0.01, log))
    return log


asyncio.run(main())
"""
Engine = LiveEngine | ReplayEngine


@contextmanager
def at_line(line: int, how: str, folder: Path) -> Iterator[Engine]:
    (folder / "waits.py").write_text(CANCELLED)
    program = Program(str(folder / "waits.py"))
    if how == "live":
        with LiveEngine(program) as live:
            live.run(stops=Stops(lines=frozenset({("waits.py", line)})))
            yield live
    else:
        record_beside(program, folder / "recording")
        replay = ReplayEngine(open_trace(folder / "recording").threads[0])
        replay.run(stops=Stops(lines=frozenset({("waits.py", line)})))
        yield replay


@pytest.mark.parametrize("how", ["live", "replay"])
def test_the_stack_has_those_that_wait(how: str, tmp_path: Path) -> None:
    with at_line(8, how, tmp_path) as engine:
        stack = engine.stack()
        assert [(s.function, s.line, s.depth) for s in stack] == [
            ("<module>", 27, 0), ("main", 23, 1), ("within", 14, 2), ("slow", 8, 3),
        ]  # fmt: skip
        assert all(s.event in (Event.LINE, Event.CALL) for s in stack)
        assert [engine.evaluate(text, frame) for text, frame in (("log", 3), ("seconds", 2), ("len(log)", 1))] == [
            "[]", "0.01", "0",
        ]  # fmt: skip


def test_in_those_that_wait_nothing_is_run(tmp_path: Path) -> None:
    with at_line(8, "live", tmp_path) as engine:
        assert isinstance(engine, LiveEngine)
        with pytest.raises(NdbError, match="nothing can be run in it"):
            engine.execute("seconds = 3", 2)
        engine.execute("log.append(1)", 3)
        assert engine.evaluate("log", 1) == "[1]"


@pytest.mark.parametrize("how", ["live", "replay"])
def test_one_that_goes_on_begins_with_the_variables_that_it_had(how: str, tmp_path: Path) -> None:
    with at_line(9, how, tmp_path) as engine:
        found = [engine.run(NextState()).state for _ in range(3)]
        told = [(s.event, s.function, s.line, "got" in s.locals) for s in found if s is not None]
        assert told == [
            (Event.RETURN, "slow", 9, False), (Event.CALL, "within", 14, False), (Event.LINE, "within", 17, True),
        ]  # fmt: skip
        assert engine.evaluate("got", 2) == "'late'"
        assert [s.function for s in engine.stack()] == ["<module>", "main", "within"]
