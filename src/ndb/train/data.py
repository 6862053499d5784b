"""Where rounds come from: made on all cores while training goes on, or read from shards. One interface, `RoundsFrom`.

Knows runners, shards and how many processes train together; neither torch nor the model. Rounds come in the order of
their numbers, the same for any number of processes and after any interruption.
"""

import itertools
import math
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from ndb.dataset.rounds.build import RoundsFrom
from ndb.dataset.rounds.factory import Corpus, Options, Round
from ndb.dataset.rounds.runner import Pool
from ndb.dataset.rounds.shards import ShardFolder
from ndb.errors import BadData
from ndb.train.recipes import Recipe

LEAD = 256
"""The workers of the next stage start so many of a process's rounds before it begins, so that nobody waits for them."""


@dataclass(frozen=True, slots=True)
class Stage:
    """From round `first` on the data is made with `options`."""

    first: int
    options: Options


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is to make a round: process `number % world`. `exchange` gives one's round away for everyone's."""

    rank: int = 0
    world: int = 1
    exchange: Callable[[Round], Sequence[Round]] = lambda made: [made]

    def next(self, number: int) -> int:
        """The first round from `number` on that this process makes."""
        return number + (self.rank - number) % self.world


def stages(recipe: Recipe, options: Options) -> list[Stage]:
    """The data of a run as its recipe wants it.

    Shares of the run become numbers of rounds, so that where a stage begins depends on nothing but the recipe. A round
    counts as the tokens it aims for; it has some more, and padding, so a stage begins a little later than its share.
    """
    rounds = recipe.tokens / (options.sequence * options.sequences)
    planned = [Stage(0, options)]
    for start, changes in sorted(recipe.quality, key=lambda entry: entry[0]):
        planned.append(Stage(math.ceil(start * rounds), _changed(options, changes)))
    return [stage for stage, later in itertools.pairwise(planned) if later.first > stage.first] + planned[-1:]


def _changed(options: Options, changes: Mapping[str, Any]) -> Options:
    allowed = [f.name for f in fields(Options) if f.name not in ("sequence", "sequences")]
    if wrong := [name for name in changes if name not in allowed]:
        raise BadData(f"quality cannot change {wrong[0]!r} on the way; it can change {', '.join(allowed)}")
    return options.changed(**changes)


# -- made while training goes on -----------------------------------------------------------------------------------


def made_on_cores(corpus: Corpus, plan: Sequence[Stage], workers: int, turn: Turn = Turn()) -> RoundsFrom:
    """Rounds made by worker processes; of several training processes each makes its share."""

    @contextmanager
    def rounds_from(first: int) -> Iterator[Iterator[Round]]:
        maker = _Maker(corpus, plan, workers, turn)
        try:
            yield exchanged(maker.rounds(first), turn)
        finally:
            maker.close()

    return rounds_from


def exchanged(own: Iterator[Round], turn: Turn) -> Iterator[Round]:
    """Everyone's rounds in order, from one's own."""
    for made in own:
        yield from sorted(turn.exchange(made), key=lambda other: other.number)


class _Maker:
    """The rounds that one process makes, stage after stage, each with workers of its own."""

    def __init__(self, corpus: Corpus, plan: Sequence[Stage], workers: int, turn: Turn) -> None:
        self._corpus, self._plan, self._workers, self._turn = corpus, plan, workers, turn
        self._pools: dict[int, Pool] = {}

    def rounds(self, first: int) -> Iterator[Round]:
        number = self._turn.next(first)
        for at in range(len(self._plan)):
            end = self._end(at)
            if number >= end:
                continue
            for made in self._open(at, number).rounds():
                assert made.number == number
                yield made
                number += self._turn.world
                if number + LEAD * self._turn.world >= end:
                    self._open(at + 1, self._turn.next(int(end)))
                if number >= end:
                    break
            # Workers take a moment to stop; the run need not wait for them.
            threading.Thread(target=self._pools.pop(at).__exit__, daemon=True).start()

    def close(self) -> None:
        for pool in list(self._pools.values()):
            pool.__exit__()

    def _end(self, at: int) -> float:
        return self._plan[at + 1].first if at + 1 < len(self._plan) else math.inf

    def _open(self, at: int, first: int) -> Pool:
        if at not in self._pools:
            options = self._plan[at].options
            pool = Pool(self._corpus, options, self._workers, first, stride=self._turn.world)
            self._pools[at] = pool.__enter__()
        return self._pools[at]


# -- from shards ---------------------------------------------------------------------------------------------------


def from_shards(folder: ShardFolder, passes: int = 1) -> RoundsFrom:
    """The rounds of a folder, as often as there are passes; the numbers go on from pass to pass."""
    per_pass = len(folder.entries) * folder.identity.rounds_per_shard

    def rounds(first: int) -> Iterator[Round]:
        for number in range(first // per_pass, passes):
            offset = number * per_pass
            for made in folder.rounds(max(0, first - offset)):
                yield Round(made.number + offset, made.packed, made.counts)

    @contextmanager
    def rounds_from(first: int) -> Iterator[Iterator[Round]]:
        yield rounds(first)

    return rounds_from


def open_shards(path: Path, sequence: int, tokenizer: str) -> ShardFolder:
    """A folder of shards that fits the run: of the same length of sequences and the same tokenizer (its digest)."""
    folder = ShardFolder(path)
    if sorted(folder.entries) != list(range(len(folder.entries))) or not folder.entries:
        raise BadData(f"{path} is not finished: shards are missing; run the same build again")
    if folder.identity.tokenizer != tokenizer:
        raise BadData(f"{path} was built with another tokenizer; give its own: --tokenizer {path / 'tokenizer.json'}")
    if folder.identity.width != sequence + 1:
        found = folder.identity.width - 1
        raise BadData(f"{path} holds sequences of {found}, the recipe wants {sequence}; --set sequence={found}")
    return folder


def counted(rounds_from: RoundsFrom, note: Callable[[Round], None]) -> RoundsFrom:
    """The same rounds; each is noted before it is used."""

    @contextmanager
    def noted(first: int) -> Iterator[Iterator[Round]]:
        with rounds_from(first) as rounds:
            yield (note(made) or made for made in rounds)  # type: ignore[func-returns-value]

    return noted
