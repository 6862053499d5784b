from functools import wraps

from .backoff import Constant
from .clock import FakeClock
from .faults import is_transient


class GaveUp(RuntimeError):
    def __init__(self, attempts, last):
        super().__init__(f"gave up after {attempts} attempts")
        self.last = last


def retry(backoff=None, attempts=3, clock=None, when=is_transient):
    backoff = backoff or Constant()

    def decorate(func):
        @wraps(func)
        def wrapper(*args, **kwargs):
            own_clock = clock or FakeClock()
            for attempt, delay in enumerate(backoff, start=1):
                try:
                    return func(*args, **kwargs)
                except Exception as error:
                    if not when(error):
                        raise
                    if attempt >= attempts:
                        raise GaveUp(attempt, error) from error
                    own_clock.sleep(delay)

        return wrapper

    return decorate
