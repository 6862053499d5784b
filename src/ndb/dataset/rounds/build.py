"""Building a folder of shards: which are missing, who makes them, how far it is.

Knows shards and runners; a build that was interrupted, or that lost a shard, makes what is missing and nothing else.
"""

import itertools
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TextIO

from ndb.dataset.rounds.factory import Corpus, Options, Round
from ndb.dataset.rounds.runner import Pool
from ndb.dataset.rounds.shards import Identity, ShardFolder, identity_of, shard_rounds, write_shard

AHEAD = 8
"""Rounds of a worker that may wait for their turn: some take longer than others, and order is kept."""
ROUNDS_PER_SHARD = 32
"""Two million tokens with the default options: what an interrupted build loses at most."""
RoundsFrom = Callable[[int], AbstractContextManager[Iterator[Round]]]
"""A runner: rounds in order from a number on, for as long as the context is open."""
Report = Callable[[ShardFolder], None]


def shards_for(tokens: int, options: Options, rounds_per_shard: int = ROUNDS_PER_SHARD) -> int:
    """How many shards hold that many tokens."""
    return -(-tokens // (options.sequence * options.sequences * rounds_per_shard))


def start(folder: Path, corpus: Corpus, options: Options, rounds_per_shard: int = ROUNDS_PER_SHARD) -> ShardFolder:
    """The folder, new or as an earlier build of the same data left it."""
    made = ShardFolder.start(folder, identity_of(corpus, options, rounds_per_shard), corpus.tokenizer.to_json())
    for left_over in folder.glob(".shard-*"):
        left_over.unlink()
    return made


def build(folder: ShardFolder, shards: int, rounds_from: RoundsFrom, report: Report = lambda folder: None) -> None:
    """Make what is missing of the first `shards` shards, in order."""
    for stretch in stretches(folder.missing(shards)):
        with rounds_from(shard_rounds(folder.identity, stretch[0])[0]) as rounds:
            for number in stretch:
                made = list(itertools.islice(rounds, folder.identity.rounds_per_shard))
                folder.add(write_shard(folder.folder, folder.identity, number, made))
                report(folder)
    folder.settle()


def stretches(numbers: Sequence[int]) -> list[list[int]]:
    """Runs of consecutive numbers: 0 1 2, 5, 7 8."""
    groups = itertools.groupby(enumerate(numbers), key=lambda place: place[1] - place[0])
    return [[number for _, number in group] for _, group in groups]


def on_cores(corpus: Corpus, options: Options, workers: int) -> RoundsFrom:
    """Rounds made by worker processes on this machine."""

    @contextmanager
    def rounds_from(first: int) -> Iterator[Iterator[Round]]:
        with Pool(corpus, options, workers, first, ahead=AHEAD) as pool:
            yield pool.rounds()

    return rounds_from


class Progress:
    """Says on stderr how far a build is and how long it will take."""

    def __init__(self, shards: int, options: Options, identity: Identity, out: TextIO | None = None) -> None:
        self._shards, self._out = shards, out or sys.stderr
        self._wanted = shards * options.sequence * options.sequences * identity.rounds_per_shard
        self._started, self._before = time.monotonic(), -1

    def __call__(self, folder: ShardFolder) -> None:
        if self._before < 0:  # the first report: what an earlier build left is not counted in the speed
            self._before = folder.tokens - max(e.tokens for e in folder.entries.values())
        seconds = time.monotonic() - self._started
        speed = (folder.tokens - self._before) / max(seconds, 1e-9)
        left = max(0.0, self._wanted - folder.tokens) / max(speed, 1.0)
        done = f"{len(folder.entries)}/{self._shards} shards, {folder.tokens / 1e6:.1f}M tokens"
        line = f"{done}, {speed:,.0f} tokens/s, {duration(left)} left"
        end = "" if self._out.isatty() else "\n"
        print(f"\r{line}" if self._out.isatty() else line, end=end, file=self._out, flush=True)


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}h {minutes % 60:02d}m" if minutes >= 60 else f"{minutes}m {rest:02d}s"
