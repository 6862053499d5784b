"""Runners: the same rounds made in this process or on all cores, in order, whatever a program does to its process.

A worker that dies or hangs is replaced, and its round made again without the program that took it down: it costs that
program alone, and the result is the same wherever it happens. Knows processes; rounds are the factory's business.
"""

import contextlib
import gc
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from ndb.dataset.rounds.factory import Corpus, Options, Round, make_round
from ndb.errors import BadData

MEMORY_BYTES = 2 << 30
"""What a program may take on top of what its worker has when it starts."""
PATIENCE_SECONDS = 4.0
"""A program that keeps its worker busy for longer is given up. Of processor time, so that what is made does not depend
on what else the machine does; ten times as much by the clock, for a program that waits instead of working."""
_spawn = multiprocessing.get_context("spawn")


class Pool:
    """Worker processes that make every `stride`-th round from `first` on; `rounds` yields them in order. Use as a
    context manager.

    Whoever is free takes the next round: some take ten times as long as others, and nobody is to wait for them.
    """

    def __init__(
        self, corpus: Corpus, options: Options, workers: int, first: int = 0, ahead: int = 24, stride: int = 1
    ) -> None:
        """`ahead`: rounds a worker that may be made, or in the making, before the first of them is asked for."""
        self._made: dict[int, Round | BaseException] = {}
        self._to_make = self._to_yield = first
        self._stride, self._room = stride, workers * ahead * stride
        self._moved = threading.Condition()
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._serve, args=(corpus, options), daemon=True) for _ in range(workers)
        ]

    def __enter__(self) -> "Pool":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        with self._moved:
            self._stopping.set()
            self._moved.notify_all()
        for thread in self._threads:
            thread.join(timeout=PATIENCE_SECONDS)

    def rounds(self) -> Iterator[Round]:
        while True:
            with self._moved:
                self._moved.wait_for(lambda: self._to_yield in self._made)
                made = self._made.pop(self._to_yield)
                self._to_yield += self._stride
                self._moved.notify_all()
            if isinstance(made, BaseException):
                raise made
            yield made

    def _serve(self, corpus: Corpus, options: Options) -> None:
        """Keep one worker busy, replacing it when it dies."""
        worker = Worker(corpus, options)
        try:
            while (number := self._taken()) is not None:
                self._put(number, self._answer(worker, number))
        except _Stopped:
            pass
        finally:
            worker.kill()

    def _taken(self) -> int | None:
        """The number of the next round that nobody makes yet, as soon as there is room for it; None at the end."""
        with self._moved:
            self._moved.wait_for(lambda: self._stopping.is_set() or self._to_make < self._to_yield + self._room)
            if self._stopping.is_set():
                return None
            self._to_make += self._stride
            return self._to_make - self._stride

    def _answer(self, worker: "Worker", number: int) -> Round | BaseException:
        try:
            return worker.make(number, self._stopping)
        except _Stopped:
            raise
        except BaseException as error:  # for whoever asks for this round
            return error

    def _put(self, number: int, item: Round | BaseException) -> None:
        with self._moved:
            self._made[number] = item
            self._moved.notify_all()


class _Stopped(Exception):
    """The pool is being closed."""


class Worker:
    """One process; `make` returns a round even if the process has to be replaced on the way."""

    def __init__(self, corpus: Corpus, options: Options) -> None:
        self._job = (corpus, options)
        self._draw: Any = _spawn.Value("q", -1)
        self._start()

    def _start(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_work, args=(*self._job, theirs, self._draw), daemon=True)
        with workers_environment():
            self._process.start()
        theirs.close()

    def make(self, number: int, stopping: threading.Event | None = None) -> Round:
        stopping = stopping or threading.Event()
        skip: frozenset[int] = frozenset()
        died_at = -1
        while True:
            self._draw.value = -1
            hangs = False
            with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
                self._pipe.send((number, skip))
                if self._wait(stopping):
                    return _unless_refused(self._pipe.recv())
                hangs = True
            if stopping.is_set():
                raise _Stopped
            draw = self._draw.value
            self.kill()
            self._start()
            # A process that dies once may have been killed from outside, which must not change the round.
            skip |= {draw} if hangs or draw == died_at else set()
            died_at = draw

    def _wait(self, stopping: threading.Event) -> bool:
        """Whether an answer came; False when one program takes too long."""
        draw, began, worked = None, 0.0, 0.0
        while not self._pipe.poll(0.5):
            if stopping.is_set():
                return False
            now, busy = time.monotonic(), processor_seconds(self._process.pid or 0)
            if self._draw.value != draw or draw == -1:
                draw, began, worked = self._draw.value, now, busy
            if busy - worked > PATIENCE_SECONDS or now - began > 10 * PATIENCE_SECONDS:
                return False
        return True

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _unless_refused(answer: Round | BadData) -> Round:
    if isinstance(answer, BadData):
        raise answer
    return answer


def processor_seconds(process: int) -> float:
    """What a process has used of a processor; the clock where nobody tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return time.monotonic()


_environment = threading.Lock()


WORKERS_ENVIRONMENT = {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Strings are hashed alike: the order of a set is the same in every worker of every run. One thread for numpy: as many
as there are cores, in each of as many workers, would only stand in each other's way."""


@contextlib.contextmanager
def workers_environment() -> Iterator[None]:
    """Processes started meanwhile have it."""
    with _environment:
        before = {name: os.environ.get(name) for name in WORKERS_ENVIRONMENT}
        os.environ.update(WORKERS_ENVIRONMENT)
        try:
            yield
        finally:
            for name, value in before.items():
                del os.environ[name]
                os.environ.update({name: value} if value is not None else {})


def _work(corpus: Corpus, options: Options, pipe: Connection, draw: Any) -> None:
    """The worker process: limits first, then rounds as they are asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory()
    gc.freeze()  # the corpus is no garbage: nobody need look at it again
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number, skip = pipe.recv()

            def starting(number: int) -> None:
                draw.value = number

            try:
                pipe.send(make_round(corpus, options, number, skip, starting))
            except BadData as error:  # the same wherever it is made: nothing to make again
                pipe.send(error)


def _limit_memory() -> None:
    """Libraries reserve address space by the gigabyte on machines with many cores, so the limit counts from here."""
    with contextlib.suppress(ValueError, OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + MEMORY_BYTES
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
