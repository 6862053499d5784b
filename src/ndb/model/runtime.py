"""The light runtime: drives talks (language/decoding.py) on a CPU, without torch.

What a sequence has read stays cached and is shared with every later sequence that begins the same: forks, samples, the
next step of a session. Tokens that are fed cost no pass of their own, they are read with the next choice; so are tokens
looked up in the text, which the choices then verify one by one. Knows tokens and choices, not what they are about.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ndb.errors import BadData, NdbError
from ndb.language.decoding import Choose, Chosen, Feed, Result, Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration, read_calibration
from ndb.model.config import ModelConfig
from ndb.model.protocol import GREEDY, Sampling
from ndb.model.runtime_cache import Cache, Floats
from ndb.model.runtime_draft import Draft
from ndb.model.runtime_kernel import KernelPass, is_available
from ndb.model.runtime_numpy import NumpyPass, Read
from ndb.model.weights import EMBEDDED, dequantised, read_stored

Ids = NDArray[np.int64]
_ROWS = 64
"""Tokens that are read between two looks at whether to stop."""
_FULL = "the model reads {size} tokens at most and needs more here: start from a later state, or show less code"
_KEPT = 6
"""Sequences that are remembered for later ones that begin the same, at most."""
_KEPT_CONTEXTS = 2
"""How many full contexts they may take together: a cache takes more memory than the weights from two on."""


class ContextFull(NdbError):
    """A talk has outgrown what the model can read."""


class Cancelled(NdbError):
    """Whoever waited for the model does so no longer."""


class Passes(Protocol):
    """A forward pass: numpy's or the kernel's."""

    config: ModelConfig
    name: str

    def read(self, reads: Sequence[Read]) -> list[Floats]: ...

    def logits(self, hidden: Floats) -> Floats: ...


@dataclass(slots=True)
class Spent:
    """What was asked of the model, to be measured."""

    passes: int = 0
    rows: int = 0
    choices: int = 0
    drafted: int = 0
    shared: int = 0
    """Tokens that another sequence had read before."""


class Reader:
    """One sequence: the tokens it consists of, and how far the model has read them, or ahead of them."""

    def __init__(self, config: ModelConfig) -> None:
        self.ids: list[int] = []
        self.cache = Cache(config)
        self.busy = False
        """Whether a talk under way goes on from here."""
        self._read: list[int] = []
        """The tokens in the cache: the first of `ids`, or all of them and a draft."""
        self._hidden: Floats = np.empty((0, config.width), dtype=np.float32)
        """What the network made of the last of the tokens read."""
        self._draft = Draft()

    def fork(self, length: int) -> "Reader":
        """A sequence that begins with the first `length` tokens of this one; no cache is copied before one writes."""
        twin = Reader(self.cache.config)
        twin.ids, twin.cache = self.ids[:length], self.cache.fork()
        twin._read, twin._hidden = list(self._read), self._hidden
        twin._forget(length)
        return twin

    def feed(self, ids: Sequence[int]) -> None:
        """Add tokens. What was read ahead is kept as far as it agrees."""
        start = len(self.ids)
        self.ids += ids
        ahead = self._read[start : len(self.ids)]
        self._forget(next((start + i for i, token in enumerate(ahead) if token != ids[i]), len(self._read)))

    def unread(self) -> list[int]:
        """Tokens to read before the next one can be chosen."""
        if len(self._read) - len(self._hidden) >= len(self.ids):
            self._forget(len(self.ids) - 1)  # the last token was read long ago: what was made of it is not kept
        return self.ids[len(self._read) :]

    def draft(self, allowed: Ids | None) -> Sequence[int]:
        """Tokens worth reading ahead."""
        guess = self._draft.guess(self.ids)
        if not guess or (allowed is not None and guess[0] not in allowed):
            return ()
        return guess[: self.cache.config.context - len(self.ids)]

    def took(self, ids: Sequence[int], hidden: Floats) -> None:
        """The model has read these. What it made of earlier ones is kept too: the last of `ids` may be among them,
        when a draft behind it fell into another pass."""
        self._read += ids
        self._hidden = np.concatenate((self._hidden, hidden))[-2 * _ROWS :]

    def abandon(self) -> None:
        """A pass was broken off: what it wrote does not count."""
        self.cache.forget(len(self._read))

    def last(self) -> Floats:
        """What the network made of the last token; it has been read."""
        place = len(self.ids) - 1 - len(self._read) + len(self._hidden)
        assert place >= 0, "what was made of the last token is gone"
        row: Floats = self._hidden[place]
        return row

    def common(self, ids: Sequence[int]) -> int:
        """How many tokens of `ids`, from the first on, this sequence has read."""
        most = min(len(ids), len(self._read), len(self.ids))
        if self._read[:most] == list(ids[:most]):
            return most
        return next(i for i in range(most) if self._read[i] != ids[i])

    def _forget(self, length: int) -> None:
        dropped = len(self._read) - length
        if dropped > 0:
            self._hidden = self._hidden[: max(0, len(self._hidden) - dropped)]
            del self._read[length:]
            self.cache.forget(length)


@dataclass(slots=True)
class _Row:
    """A talk under way."""

    talk: Talk[Any]
    reader: Reader | None = None
    request: Choose | None = None
    temperature: float | None = None
    """Of the text that it is in, where it says that itself."""
    result: Any = None
    problem: NdbError | None = None
    done: bool = False

    def end(self, result: Any = None, problem: NdbError | None = None) -> None:
        self.result, self.problem, self.done = result, problem, True
        self.talk.close()
        if self.reader is not None:
            self.reader.busy = False


def _never() -> bool:
    return False


class Runtime:
    """A model ready to talk."""

    weighs = True

    def __init__(self, passes: Passes, tokenizer: Tokenizer, look_up: bool = True) -> None:
        """`look_up`: whether to read ahead what stands in the text already. It changes the time, never the answer."""
        self.passes, self.tokenizer, self.look_up = passes, tokenizer, look_up
        self.calibration = Calibration()
        """What its sureness is worth."""
        self.spent = Spent()
        self._recent: list[Reader] = []

    @classmethod
    def load(cls, folder: Path = EMBEDDED, threads: int | None = None) -> "Runtime":
        """The model in a folder: with the kernel where there is one, with numpy else."""
        config, stored = read_stored(folder)
        tokenizer = Tokenizer.load(folder / "tokenizer.json")
        if len(tokenizer) != config.vocabulary:
            problem = f"the tokenizer has {len(tokenizer)} tokens, the model {config.vocabulary}"
            raise BadData(f"{folder}: {problem}; take both from the same training run")
        has_kernel = is_available(config)
        passes = KernelPass(config, stored, threads) if has_kernel else NumpyPass(config, dequantised(stored))
        runtime = cls(passes, tokenizer)
        runtime.calibration = read_calibration(folder)
        return runtime

    @property
    def context(self) -> int:
        """How many tokens it can read."""
        return self.passes.config.context

    def drive(
        self,
        talk: Talk[Result],
        sampling: Sampling = GREEDY,
        random: np.random.Generator | None = None,
        watch: Callable[[int], None] | None = None,
        stop: Callable[[], bool] = _never,
    ) -> Result:
        """The result of a talk. `watch` gets every token as it is chosen; `stop` is asked between passes."""
        [row] = self._drive([talk], sampling, random, watch, stop)
        if row.problem is not None:
            raise row.problem
        result: Result = row.result
        return result

    def drive_all(
        self,
        talks: Sequence[Talk[Any]],
        sampling: Sampling = GREEDY,
        random: np.random.Generator | None = None,
        stop: Callable[[], bool] = _never,
    ) -> list[Any]:
        """The results of several talks, side by side; None for one that outgrew the context."""
        return [row.result for row in self._drive(talks, sampling, random, None, stop)]

    def _drive(
        self,
        talks: Sequence[Talk[Any]],
        sampling: Sampling,
        random: np.random.Generator | None,
        watch: Callable[[int], None] | None,
        stop: Callable[[], bool],
    ) -> list[_Row]:
        rows = [_Row(talk) for talk in talks]
        random = random or np.random.default_rng(0)
        try:
            for row in rows:
                self._go_on(row, None)
                if len(rows) > 1:
                    self._read([row], stop, ahead=False)  # so that those that begin the same need not
            while waiting := [row for row in rows if not row.done]:
                self._read(waiting, stop, ahead=self.look_up)
                for row in waiting:
                    if not row.done:
                        self._answer(row, sampling, random, watch)
        finally:
            for row in rows:
                row.end(row.result, row.problem)
        return rows

    def _answer(
        self, row: _Row, sampling: Sampling, random: np.random.Generator, watch: Callable[[int], None] | None
    ) -> None:
        assert row.reader is not None and row.request is not None
        chosen = self._choose(row.reader.last(), row.request.allowed, sampling.at(row.temperature), random)
        row.reader.feed((chosen.token,))
        if watch is not None:
            watch(chosen.token)
        self._go_on(row, chosen)

    def _go_on(self, row: _Row, answer: Chosen | None) -> None:
        """Let a talk speak until it waits for a choice or ends."""
        try:
            request = row.talk.send(answer)
            while isinstance(request, Feed):
                if row.reader is None or request.anew:
                    if row.reader is not None:
                        row.reader.busy = False
                    row.reader, row.temperature = self._open(request.ids), request.temperature
                else:
                    row.reader.feed(request.ids)
                request = row.talk.send(None)
            row.request = request
        except StopIteration as end:
            row.end(end.value)

    def _open(self, ids: Sequence[int]) -> Reader:
        """A sequence that begins with `ids`, read as far as an earlier one has read them."""
        best = max(self._recent, key=lambda reader: reader.common(ids), default=None)
        shared = best.common(ids) if best else 0
        if best is None or not shared:
            reader = Reader(self.passes.config)
        elif best.busy or shared < len(best.ids):
            reader = best.fork(shared)
        else:
            reader = best
            self._recent.remove(best)
        self.spent.shared += shared
        reader.busy = True
        reader.feed(ids[len(reader.ids) :])
        self._remember(reader)
        return reader

    def _remember(self, reader: Reader) -> None:
        """Keep a sequence for later ones, and of the older ones as many as there is room for."""
        self._recent = [*self._recent[-_KEPT + 1 :], reader]
        while len(self._recent) > 1 and sum(r.cache.length for r in self._recent) > _KEPT_CONTEXTS * self.context:
            del self._recent[0]

    def _read(self, rows: Sequence[_Row], stop: Callable[[], bool], ahead: bool) -> None:
        """Have the model read what each talk needs for its choice and, with `ahead`, what may follow; in few passes."""
        wanted: list[tuple[Reader, list[int]]] = []
        for row in rows:
            if row.done or row.reader is None:
                continue
            unread = row.reader.unread()
            if len(row.reader.ids) > self.passes.config.context:
                row.end(problem=ContextFull(_FULL.format(size=self.passes.config.context)))
            elif unread:
                draft = row.reader.draft(row.request.allowed if row.request else None) if ahead else ()
                self.spent.drafted += len(draft)
                wanted.append((row.reader, [*unread, *draft]))
        for part in _parts(wanted):
            if stop():
                raise Cancelled("stopped")
            self._pass(part)

    def _pass(self, part: list[tuple[Reader, list[int]]]) -> None:
        try:
            hidden = self.passes.read([(reader.cache, ids) for reader, ids in part])
        except BaseException:
            for reader, _ in part:
                reader.abandon()
            raise
        for (reader, ids), rows in zip(part, hidden, strict=True):
            reader.took(ids, rows)
        self.spent.passes += 1
        self.spent.rows += sum(len(ids) for _, ids in part)

    def _choose(self, hidden: Floats, allowed: Ids | None, sampling: Sampling, random: np.random.Generator) -> Chosen:
        """Greedy: the likeliest allowed token, with its probability among all; sampled: both among those allowed."""
        self.spent.choices += 1
        scores = self.passes.logits(hidden)
        if sampling.temperature == 0:
            token = int(scores.argmax() if allowed is None else allowed[scores[allowed].argmax()])
            return Chosen(token, float(_log_softmax(scores)[token]))
        ids = np.arange(len(scores)) if allowed is None else allowed
        likely = _log_softmax(scores[ids])
        at = _sample(likely, sampling, random)
        return Chosen(int(ids[at]), float(likely[at]))


def _log_softmax(scores: Floats) -> NDArray[np.float64]:
    shifted = scores.astype(np.float64) - scores.max()
    normal: NDArray[np.float64] = shifted - np.log(np.exp(shifted).sum())
    return normal


def _parts(wanted: list[tuple[Reader, list[int]]]) -> Iterator[list[tuple[Reader, list[int]]]]:
    """Reads cut into passes of bounded size, a sequence's tokens in order."""
    part: list[tuple[Reader, list[int]]] = []
    room = _ROWS
    for reader, ids in wanted:
        while ids:
            part.append((reader, ids[:room]))
            ids, room = ids[room:], room - len(part[-1][1])
            if not room:
                yield part
                part, room = [], _ROWS
    if part:
        yield part


def _sample(scores: NDArray[np.float64], sampling: Sampling, random: np.random.Generator) -> int:
    weights = np.exp((scores - scores.max()) / sampling.temperature)
    order = np.argsort(-weights, kind="stable")
    kept = weights[order] / weights.sum()
    kept[kept.cumsum() - kept > sampling.top_p] = 0.0
    return int(order[random.choice(len(order), p=kept / kept.sum())])
