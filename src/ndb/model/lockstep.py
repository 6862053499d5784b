"""Many talks at once on a torch device: each step, all read what they were fed; those that wait for a choice get it.

Talks take turns on a fixed number of rows: as soon as one ends, the next takes its row. Needs the `train` extra. Knows
the network and talks; what they are about is the talks' business.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from ndb.language.decoding import Choose, Chosen, Feed, Talk
from ndb.model.config import ModelConfig
from ndb.model.network import LayerCache, Network
from ndb.model.protocol import GREEDY, Sampling

_GRAIN = 128
"""The cache is read in steps of so many positions."""
_WIDEST = 256
"""Tokens a row reads at once at most."""
_NARROW = 24
"""Rows with more than this to read do it apart from the others, which would only be padded."""


@dataclass(slots=True)
class _Row:
    """A talk under way, and its place among the rows of the cache."""

    number: int
    talk: Talk[Any]
    place: int
    sampling: Sampling
    temperature: float | None = None
    """Of the text that the talk is in, where it says that itself."""
    pending: deque[int] = field(default_factory=deque)
    request: Choose | None = None
    length: int = 0
    result: Any = None
    done: bool = False

    def advance(self, answer: Chosen | None) -> None:
        """Let the talk go on until it waits for a choice or ends."""
        try:
            request = self.talk.send(answer)
            while isinstance(request, Feed):
                if request.anew:
                    self.pending.clear()
                    self.length, self.temperature = 0, request.temperature
                self.pending.extend(request.ids)
                request = self.talk.send(None)
            self.request = request
        except StopIteration as stop:
            self.result, self.done = stop.value, True

    def give_up(self) -> None:
        self.talk.close()
        self.done = True


class Lockstep:
    """Drives talks on a network."""

    def __init__(self, network: Network, device: str, rows: int = 256, seed: int = 0) -> None:
        """On a GPU, products are taken in TF32 and keys and values kept in half precision."""
        torch.set_float32_matmul_precision("high")
        self.network = network.to(device).eval()
        self.device, self.rows = device, rows
        self.random = torch.Generator(device=device).manual_seed(seed)
        self.passes = 0
        self._caches: list[LayerCache] = []

    @torch.inference_mode()
    def run(
        self,
        talks: Sequence[Talk[Any]],
        samplings: Sequence[Sampling] = (),
        done: Callable[[int, Any], None] | None = None,
    ) -> list[Any]:
        """The results of all talks, in order; None for a talk that outgrew the context. Greedy, or each talk as told.
        `done` hears of each as it ends."""
        results: list[Any] = [None] * len(talks)
        rows = min(self.rows, len(talks))
        self._make_caches(rows)
        waiting, free, active = deque(enumerate(talks)), list(range(rows)), list[_Row]()
        while waiting or active:
            while waiting and free:
                number, talk = waiting.popleft()
                active.append(_Row(number, talk, free.pop(), samplings[number] if samplings else GREEDY))
                active[-1].advance(None)
                self._check(active[-1])
            self._step(active)
            for row in [row for row in active if row.done]:
                results[row.number] = row.result
                free.append(row.place)
                if done is not None:
                    done(row.number, row.result)
            active = [row for row in active if not row.done]
        return results

    def _make_caches(self, rows: int) -> None:
        """Caches live as long as this object: memory that is asked for once is not asked for in vain later."""
        if self._caches and len(self._caches[0].keys) >= rows:
            return
        config = self.network.config
        like = torch.empty(0, dtype=torch.float32 if self.device == "cpu" else torch.float16, device=self.device)
        size = -(-(config.context + 1) // _GRAIN) * _GRAIN
        self._caches.clear()
        self._caches += [LayerCache(rows, config, size, like) for _ in range(config.layers)]

    def _check(self, row: _Row) -> None:
        if not row.done and row.length + len(row.pending) > self.network.config.context:
            row.give_up()

    def _step(self, active: Sequence[_Row]) -> None:
        """Let every talk read what it was fed, and choose for those that have read all of it."""
        much = [row for row in active if not row.done and len(row.pending) > _NARROW]
        little = [row for row in active if not row.done and len(row.pending) <= _NARROW]
        for part in filter(None, (much, little)):
            logits = self._read_pending(part)
            ready: dict[Sampling, list[int]] = {}
            for place, row in enumerate(part):
                if not row.pending:
                    ready.setdefault(row.sampling.at(row.temperature), []).append(place)
            for sampling, places in ready.items():
                chosen = self._choose(logits[places], [part[place].request for place in places], sampling)
                for place, choice in zip(places, chosen, strict=True):
                    part[place].pending.append(choice.token)
                    part[place].advance(choice)
                    self._check(part[place])

    def _read_pending(self, rows: Sequence[_Row]) -> torch.Tensor:
        """Let rows read what is pending, up to the same number of tokens; logits after each row's last one.

        Rows with less to read are padded: padding is written behind a row's end, where nothing looks before it is
        overwritten.
        """
        width = min(_WIDEST, max(len(row.pending) for row in rows))
        counts = [min(width, len(row.pending)) for row in rows]
        ids = [
            [row.pending.popleft() for _ in range(n)] + [0] * (width - n) for row, n in zip(rows, counts, strict=True)
        ]
        plan = torch.tensor([[row.length, n - 1, row.place] for row, n in zip(rows, counts, strict=True)])
        starts, last, places = plan.to(self.device, non_blocking=True).unbind(1)
        for row, n in zip(rows, counts, strict=True):
            row.length += n
        self.passes += 1
        at = (starts[:, None] + torch.arange(width, device=self.device)[None, :]).clamp(max=self.network.config.context)
        extent = -(-(max(row.length for row in rows)) // _GRAIN) * _GRAIN
        mask = (torch.arange(extent, device=self.device)[None, None, :] <= at[:, :, None])[:, None]
        views = [_View(cache, at, extent, places) for cache in self._caches]
        ids_on_device = torch.tensor(ids).to(self.device, non_blocking=True)
        positions = at.clamp(max=self.network.config.context - 1)
        logits: torch.Tensor = self.network.step(ids_on_device, positions, views, mask, last)
        return logits.float()

    def _choose(self, logits: torch.Tensor, requests: Sequence[Choose | None], sampling: Sampling) -> list[Chosen]:
        """Greedy: the best token, and where it is not allowed, the best that is. Sampling: among those allowed."""
        if sampling.temperature > 0:
            scores = torch.log_softmax(self._masked(logits, requests), dim=-1)
            tokens = self._sample(scores, sampling)
            return _chosen(tokens, scores.gather(1, tokens[:, None])[:, 0])
        scores = torch.log_softmax(logits, dim=-1)
        values, tokens = scores.max(dim=-1)
        best = _chosen(tokens, values)
        wrong = [
            i
            for i, (c, r) in enumerate(zip(best, requests, strict=True))
            if r and r.allowed is not None and c.token not in r.allowed
        ]
        if wrong:
            masked = torch.log_softmax(self._masked(logits[wrong], [requests[i] for i in wrong]), dim=-1)
            values, tokens = masked.max(dim=-1)
            for i, better in zip(wrong, _chosen(tokens, scores[wrong].gather(1, tokens[:, None])[:, 0]), strict=True):
                best[i] = better
        return best

    def _masked(self, logits: torch.Tensor, requests: Sequence[Choose | None]) -> torch.Tensor:
        forbidden = torch.zeros(logits.shape, dtype=torch.bool)
        for i, request in enumerate(requests):
            if request is not None and request.allowed is not None:
                forbidden[i] = True
                forbidden[i, torch.as_tensor(request.allowed)] = False
        return logits.masked_fill(forbidden.to(logits.device), float("-inf"))

    def _sample(self, scores: torch.Tensor, sampling: Sampling) -> torch.Tensor:
        probabilities = torch.softmax(scores / sampling.temperature, dim=-1)
        ordered, places = probabilities.sort(dim=-1, descending=True)
        ordered[ordered.cumsum(dim=-1) - ordered > sampling.top_p] = 0.0
        picked = torch.multinomial(ordered, 1, generator=self.random)
        return places.gather(1, picked)[:, 0]


def most_rows(config: ModelConfig, device: str, sharing: int = 1) -> int:
    """How many rows of cache go into half of a GPU's memory, when so many processes share it."""
    if not device.startswith("cuda"):
        return 1 << 20
    row = config.layers * 2 * config.key_value_heads * config.head_width * (config.context + _GRAIN) * 2
    return max(1, int(torch.cuda.get_device_properties(device).total_memory / 2 / sharing / row))


def _chosen(tokens: torch.Tensor, values: torch.Tensor) -> list[Chosen]:
    both = torch.stack((tokens.double(), values.double())).tolist()  # one look at the device for both
    return [Chosen(int(token), value) for token, value in zip(*both, strict=True)]


class _View:
    """The part of a cache that is in use: some rows, positions up to an extent, and the slots the coming tokens go
    to."""

    def __init__(self, cache: LayerCache, slots: torch.Tensor, extent: int, rows: torch.Tensor) -> None:
        self._cache, self._slots, self._extent, self._rows = cache, slots, extent, rows

    def extend(self, keys: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        cache = self._cache
        where = (self._rows[:, None], slice(None), self._slots)
        cache.keys[where] = keys.transpose(1, 2).to(cache.keys.dtype)
        cache.values[where] = values.transpose(1, 2).to(cache.values.dtype)
        return cache.keys[self._rows, :, : self._extent], cache.values[self._rows, :, : self._extent]
