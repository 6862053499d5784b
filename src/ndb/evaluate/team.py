"""Questions shared out among processes that ask one model each: what grammar and talks cost is Python's time.

Each process records the reference runs of its own share, so that this is shared out too. Knows plans and shares.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Generic, TypeVar

from ndb.evaluate.asking import Plan, ask_items
from ndb.evaluate.cruxeval import Answer, Item, Row, item_of
from ndb.evaluate.driver import Driver, load_driver
from ndb.evaluate.next_state import Grade, Question, grade, talk
from ndb.language.decoding import Prediction

W = TypeVar("W")
T = TypeVar("T")
P = TypeVar("P")
_driver: Driver | None = None
"""Of this process."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which model, where, and by how many processes."""

    weights: Path
    device: str = "light"
    rows: int = 256
    processes: int = 1


class Team:
    """Processes with a model each. One is this process itself."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._pool = ProcessPoolExecutor(
            asked.processes, mp_context=get_context("spawn"), initializer=_start, initargs=(asked,)
        ) if asked.processes > 1 else None  # fmt: skip
        if self._pool is None:
            _start(asked)

    def answers(self, rows: Sequence[Row], plan: Plan) -> "Pending[Answer]":
        """Every answer of the plan; rows in turn, so that shares are equally hard."""
        return self._share(_answers, rows, plan)

    def grades(self, questions: Sequence[Question], constrained: bool = True) -> "Pending[Grade]":
        return self._share(_grades, questions, constrained)

    def _share(self, work: Callable[[Sequence[W], P, int], list[T]], things: Sequence[W], plan: P) -> "Pending[T]":
        if self._pool is None:
            return Pending([work(things, plan, 0)])
        shares = [things[n :: self._asked.processes] for n in range(self._asked.processes)]
        return Pending([self._pool.submit(work, share, plan, n) for n, share in enumerate(shares) if share])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


@dataclass(frozen=True, slots=True)
class Pending(Generic[T]):
    """What is being worked on."""

    parts: Sequence[Future[list[T]] | list[T]]

    def __iter__(self) -> Iterator[T]:
        for part in self.parts:
            yield from part if isinstance(part, list) else part.result()

    def collect(self) -> tuple[list[T], list[str]]:
        """What there is, and what went wrong: a share that is lost does not take the others with it."""
        found, problems = list[T](), list[str]()
        for part in self.parts:
            try:
                found += part if isinstance(part, list) else part.result()
            except Exception as error:
                problems.append(f"{type(error).__name__}: {error}")
        return found, problems


def _start(asked: Asked) -> None:
    global _driver
    if asked.device != "light" and asked.processes > 1:
        import torch

        torch.set_num_threads(max(1, (os.cpu_count() or 1) // asked.processes))
    _driver = load_driver(asked.weights, asked.device, asked.rows, asked.processes)


def _answers(rows: Sequence[Row], plan: Plan, number: int) -> list[Answer]:
    assert _driver is not None
    items: list[Item] = [item_of(row) for row in rows]
    started = time.monotonic()

    def tell(what: str) -> None:
        if number == 0:
            seconds = time.monotonic() - started
            print(f"share of {len(rows)} items: {what}, {seconds:.1f} s", file=sys.stderr, flush=True)

    return ask_items(_driver, items, plan, tell)


def _grades(questions: Sequence[Question], constrained: bool, number: int) -> list[Grade]:
    assert _driver is not None
    tokenizer = _driver.tokenizer
    said = _driver.run([talk(question, tokenizer, constrained) for question in questions])
    outgrown = Prediction("", problem="outgrew the context")
    return [found or grade(question, outgrown) for found, question in zip(said, questions, strict=True)]
