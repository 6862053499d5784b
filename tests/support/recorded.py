"""Sessions on the recording of one small program, for tests of the session and the front ends. Nothing is run twice."""

from functools import lru_cache

from ndb.engine.protocol import Place
from ndb.engine.replay import ReplayEngine
from ndb.session import Session
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import State

SOURCE = """def work(n):
    total = 0
    seen = []
    for i in range(n):
        total += i
        if i % 2 == 0:
            seen.append(helper(i))
    return total

def helper(i):
    j = i * 2
    return j
"""
FAILING = """def f(n):
    k = n
    return g(k)

def g(k):
    return k / 0
"""
FILE = "<program>"


@lru_cache(maxsize=64)
def recording(source: str = SOURCE, call: str = "work(5)", expressions: bool = False) -> MemoryRecording:
    return record_call(source, call, expressions=expressions)


def recorded(source: str = SOURCE, call: str = "work(5)", expressions: bool = False, steps: int = 2) -> Session:
    """A session that stands at the call that `main` makes, or after other many steps."""
    session = Session(ReplayEngine(recording(source, call, expressions)))
    for _ in range(steps):
        session.step()
    return session


def state_of(place: Place) -> State:
    assert place.state is not None, place
    return place.state


def here(session: Session) -> State:
    return state_of(session.place)


def at_line(session: Session, line: int, condition: str | None = None) -> Session:
    """Run to a line, and leave no breakpoint behind."""
    session.set_breakpoint.at_line(FILE, line, condition=condition, temporary=True)
    session.resume()
    assert here(session).line == line
    return session
