"""A client whose server answers as a script says."""

from . import backoff as waits
from .clock import FakeClock
from .faults import Fault
from .retry import GaveUp, retry


class Script:
    def __init__(self, statuses):
        self.statuses = iter(statuses)
        self.calls = 0

    def __call__(self, path):
        self.calls += 1
        status = next(self.statuses, 200)
        if status >= 400:
            raise Fault.from_status(status)
        return f"{status} {path}"


def fetch(statuses, backoff="constant:1", attempts=3):
    """The answer, and how long was waited before it."""
    clock = FakeClock()
    server = Script(statuses)
    get = retry(waits.parse(backoff), attempts, clock)(server.__call__)
    return get("/"), clock.slept


def fate(statuses, attempts=2):
    try:
        fetch(statuses, attempts=attempts)
    except GaveUp as error:
        cause = error.__cause__
        return type(cause).__name__, cause.code, cause is error.last
    except Fault as fault:
        return "at once", fault.code, fault.transient
    return "fine"
