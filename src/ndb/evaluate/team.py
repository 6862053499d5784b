"""Questions shared out among processes that ask one model each: what grammar and talks cost is Python's time.

Each process records the reference runs of its own share, so that this is shared out too. Knows plans and shares.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Generic, TypeVar

from ndb.evaluate.answers import Said, read_said, write_said
from ndb.evaluate.cruxeval import Answer, Item, Row, item_of
from ndb.evaluate.driver import Driver, load_driver
from ndb.evaluate.next_state import Grade, Question, grade, grades
from ndb.evaluate.questions import Plan, ask_items
from ndb.language.decoding import Prediction

W = TypeVar("W")
T = TypeVar("T")
P = TypeVar("P")
_driver: Driver | None = None
"""Of this process."""
_parts: Path | None = None
"""Where processes write what they have so far."""
_SECONDS_BETWEEN = 10.0


@dataclass(frozen=True, slots=True)
class Asked:
    """Which model, where, and by how many processes."""

    weights: Path
    device: str = "light"
    rows: int = 256
    processes: int = 1


class Team:
    """Processes with a model each. One is this process itself, unless it is to stay `apart` and see what comes."""

    def __init__(self, asked: Asked, apart: bool = False) -> None:
        self._asked = asked
        self._folder = TemporaryDirectory(prefix="ndb-eval-")
        start = (asked, Path(self._folder.name))
        self._pool = ProcessPoolExecutor(
            asked.processes, mp_context=get_context("spawn"), initializer=_start, initargs=start
        ) if asked.processes > 1 or apart else None  # fmt: skip
        if self._pool is None:
            _start(*start)

    def answers(self, rows: Sequence[Row], plan: Plan, known: Sequence[Answer] = ()) -> "Pending[Answer]":
        """Every answer of the plan that is not known; rows in turn, so that shares are equally hard."""
        return self._share(_answers, rows, (plan, known))

    def grades(self, questions: Sequence[Question], constrained: bool = True) -> "Pending[Grade]":
        return self._share(_grades, questions, constrained)

    def _share(self, work: Callable[[Sequence[W], P, int], list[T]], things: Sequence[W], plan: P) -> "Pending[T]":
        if self._pool is None:
            return Pending([work(things, plan, 0)])
        shares = [things[n :: self._asked.processes] for n in range(self._asked.processes)]
        return Pending([self._pool.submit(work, share, plan, n) for n, share in enumerate(shares) if share])

    def so_far(self) -> list[Answer]:
        """What all shares have come to by now."""
        return [a for path in sorted(Path(self._folder.name).glob("*.jsonl")) for a in read_said(path).answers]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
        self._folder.cleanup()


@dataclass(frozen=True, slots=True)
class Pending(Generic[T]):
    """What is being worked on."""

    parts: Sequence[Future[list[T]] | list[T]]

    def __iter__(self) -> Iterator[T]:
        for part in self.parts:
            yield from part if isinstance(part, list) else part.result()

    def wait(self, seconds: float) -> bool:
        """Whether all is done, at the latest after so many seconds."""
        return not wait([part for part in self.parts if isinstance(part, Future)], seconds).not_done

    def collect(self) -> tuple[list[T], list[str]]:
        """What there is, and what went wrong: a share that is lost does not take the others with it."""
        found, problems = list[T](), list[str]()
        for part in self.parts:
            try:
                found += part if isinstance(part, list) else part.result()
            except Exception as error:
                problems.append(f"{type(error).__name__}: {error}")
        return found, problems


def _start(asked: Asked, parts: Path) -> None:
    global _driver, _parts
    _parts = parts
    if asked.device != "light" and asked.processes > 1:
        import torch

        torch.set_num_threads(max(1, (os.cpu_count() or 1) // asked.processes))
    _driver = load_driver(asked.weights, asked.device, asked.rows, asked.processes)


def _answers(rows: Sequence[Row], task: tuple[Plan, Sequence[Answer]], number: int) -> list[Answer]:
    assert _driver is not None
    plan, known = task
    items: list[Item] = [item_of(row) for row in rows]
    heard = _Heard(_parts, number)
    answers = ask_items(_driver, items, plan, heard, known)
    heard.finish()
    return answers


class _Heard:
    """Writes down what a share has come to so far, every few seconds, where the others can find it."""

    def __init__(self, folder: Path | None, number: int) -> None:
        self._path = folder / f"{number}.jsonl" if folder else None
        self._answers: list[Answer] = []
        self._written = self._started = time.monotonic()
        self._number = number

    def __call__(self, answer: Answer) -> None:
        self._answers.append(answer)
        if self._path is not None and time.monotonic() > self._written + _SECONDS_BETWEEN:
            self.finish()

    def finish(self) -> None:
        self._written = time.monotonic()
        if self._path is not None:
            write_said(Said(self._answers), self._path)
        if self._number == 0:
            counts = Counter(answer.mode for answer in self._answers if not answer.sample)
            seconds = self._written - self._started
            print(f"first share after {seconds:.0f} s: {dict(counts)}", file=sys.stderr, flush=True)


def _grades(questions: Sequence[Question], constrained: bool, number: int) -> list[Grade]:
    assert _driver is not None
    tokenizer = _driver.tokenizer
    said = _driver.run([grades(question, tokenizer, constrained) for question in questions])
    outgrown = Prediction("", problem="outgrew the context")
    pairs = zip(said, questions, strict=True)
    return [each for found, question in pairs for each in found or [grade(question, outgrown)]]
