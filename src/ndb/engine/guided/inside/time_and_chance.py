"""Clocks and random numbers as holes, where somebody asks for it: what they tell the program is then unknown.

Knows which functions of the standard library tell the time or draw lots, and what kind of value they give. A class such
as `datetime` is replaced by one that inherits from it, so that everything else of it stays. Not how unknowns are made.
"""

import datetime
import os
import random
import time
import uuid
from collections.abc import Callable
from typing import Any, Final

NotTold = Callable[[Any, str, Any], Any]
"""Makes of a function, its expression and the type of what it gives one whose results are unknown."""
CLOCKS: Final[dict[str, Any]] = {
    "time": float, "time_ns": int, "monotonic": float, "monotonic_ns": int, "perf_counter": float,
    "perf_counter_ns": int, "process_time": float, "localtime": None, "gmtime": None, "ctime": str,
}  # fmt: skip
LOTS: Final[dict[str, Any]] = {
    "random": float, "uniform": float, "gauss": float, "normalvariate": float, "triangular": float, "randint": int,
    "randrange": int, "getrandbits": int, "choice": None, "choices": None, "sample": None, "randbytes": bytes,
}  # fmt: skip
NOW: Final = {"datetime": ("now", "utcnow", "today"), "date": ("today",)}


def forget_time(not_told: NotTold) -> None:
    for name, kind in CLOCKS.items():
        setattr(time, name, not_told(getattr(time, name), f"time.{name}", kind))
    for name, methods in NOW.items():
        real: Any = getattr(datetime, name)
        made = {each: staticmethod(not_told(getattr(real, each), f"{name}.{each}", None)) for each in methods}
        setattr(datetime, name, type(name, (real,), made))


def forget_chance(not_told: NotTold) -> None:
    for name, kind in LOTS.items():
        setattr(random, name, not_told(getattr(random, name), f"random.{name}", kind))
    uuid.uuid4 = not_told(uuid.uuid4, "uuid.uuid4", None)
    os.urandom = not_told(os.urandom, "os.urandom", bytes)
