from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from itertools import islice, takewhile, accumulate


class Backoff(ABC):
    """How long to wait before each new attempt."""

    @abstractmethod
    def delays(self) -> Iterator[float]: ...

    def __iter__(self) -> Iterator[float]:
        return self.delays()

    def capped(self, limit: float) -> Capped:
        return Capped(self, limit)


@dataclass
class Constant(Backoff):
    seconds: float = 1.0

    def delays(self):
        while True:
            yield self.seconds


@dataclass
class Exponential(Backoff):
    start: float = 1.0
    _: KW_ONLY
    factor: float = 2.0

    def delays(self):
        delay = self.start
        while True:
            yield delay
            delay *= self.factor


class Fibonacci(Backoff):
    def delays(self):
        a, b = 1, 1
        while True:
            yield a
            a, b = b, a + b


@dataclass
class Capped(Backoff):
    inner: Backoff
    limit: float

    def delays(self):
        return (min(delay, self.limit) for delay in self.inner)


KINDS = {cls.__name__.lower(): cls for cls in (Constant, Exponential, Fibonacci)}


def parse(text: str) -> Backoff:
    """'exponential:0.5' or 'fibonacci<3'."""
    text, less, limit = text.partition("<")
    name, *numbers = text.split(":")
    backoff = KINDS[name](*map(float, numbers))
    return backoff.capped(float(limit)) if less else backoff


def schedule(text: str, n: int) -> list[float]:
    return list(islice(parse(text), n))


def attempts_within(text: str, seconds: float) -> int:
    """How many waits fit into some seconds."""
    return sum(1 for _ in takewhile(lambda total: total <= seconds, accumulate(parse(text))))
