"""Many talks at once on a torch device: each step, every talk reads one token; those that wait for a choice get it.

Needs the `train` extra. Knows the network and talks; what they are about is the talks' business.
"""

from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from ndb.language.decoding import Choose, Chosen, Feed
from ndb.model.network import LayerCache, Network

_GRAIN = 128
"""The cache is read in steps of so many positions."""
_WIDEST = 128
"""Tokens a row reads at once at most."""


@dataclass(slots=True)
class _Row:
    talk: Generator[Feed | Choose, Chosen | None, Any]
    pending: deque[int]
    request: Choose | None = None
    length: int = 0
    result: Any = None
    done: bool = False

    def advance(self, answer: Chosen | None) -> None:
        """Let the talk go on until it waits for a choice or ends."""
        try:
            request = self.talk.send(answer)
            while isinstance(request, Feed):
                self.pending.extend(request.ids)
                request = self.talk.send(None)
            self.request = request
        except StopIteration as stop:
            self.result, self.done = stop.value, True


class Lockstep:
    """Drives talks on a network. `temperature` 0 is greedy."""

    def __init__(
        self, network: Network, device: str, temperature: float = 0.0, top_p: float = 1.0, seed: int = 0
    ) -> None:
        self.network = network.to(device).eval()
        self.device = device
        self.temperature, self.top_p = temperature, top_p
        self.random = torch.Generator(device=device).manual_seed(seed)
        self.tokens_read = 0

    def run(self, talks: Sequence[Generator[Feed | Choose, Chosen | None, Any]], rows: int = 400) -> list[Any]:
        """The results of all talks, in order; None for a talk that outgrew the context."""
        return [result for at in range(0, len(talks), rows) for result in self._run_batch(talks[at : at + rows])]

    @torch.inference_mode()
    def _run_batch(self, talks: Sequence[Generator[Feed | Choose, Chosen | None, Any]]) -> list[Any]:
        config = self.network.config
        batch = [_Row(talk, deque()) for talk in talks]
        for row in batch:
            row.advance(None)
        like = self.network.model.embed_tokens.weight.to(torch.bfloat16 if self.device != "cpu" else torch.float32)
        caches = [LayerCache(len(batch), config, config.context + 1, like) for _ in range(config.layers)]
        active = list(range(len(batch)))
        while active := [i for i in active if not batch[i].done]:
            logits = self._read_pending([batch[i] for i in active], active, caches)
            waiting = [(place, batch[i]) for place, i in enumerate(active) if not batch[i].pending]
            chosen = (
                self._choose(logits[[place for place, _ in waiting]], [row.request for _, row in waiting])
                if waiting
                else []
            )
            for (_, row), choice in zip(waiting, chosen, strict=True):
                row.pending.append(choice.token)
                row.advance(choice)
            for i in active:
                if not batch[i].done and batch[i].length + len(batch[i].pending) > config.context:
                    batch[i].talk.close()
                    batch[i].done = True
        return [row.result for row in batch]

    def _read_pending(self, rows: list[_Row], places: list[int], caches: list[LayerCache]) -> torch.Tensor:
        """Let every row read what is pending, up to the same number of tokens; logits after each row's last one.

        Rows with less to read are padded: padding is written behind a row's end, where nothing looks before it is
        overwritten.
        """
        width = min(_WIDEST, max(len(row.pending) for row in rows))
        counts = [min(width, len(row.pending)) for row in rows]
        ids = [
            [row.pending.popleft() for _ in range(n)] + [0] * (width - n) for row, n in zip(rows, counts, strict=True)
        ]
        starts = torch.tensor([row.length for row in rows], device=self.device)
        for row, n in zip(rows, counts, strict=True):
            row.length += n
        self.tokens_read += sum(counts)
        size = self.network.config.context
        at = (starts[:, None] + torch.arange(width, device=self.device)[None, :]).clamp(max=size)
        extent = min(size + 1, -(-(max(row.length for row in rows)) // _GRAIN) * _GRAIN)
        mask = (torch.arange(extent, device=self.device)[None, None, :] <= at[:, :, None])[:, None]
        everyone = len(places) == len(caches[0].keys)
        chosen_rows = None if everyone else torch.tensor(places, device=self.device)
        views = [_View(cache, at, extent, chosen_rows) for cache in caches]
        last = torch.tensor(counts, device=self.device) - 1
        ids_on_device = torch.tensor(ids, device=self.device)
        logits: torch.Tensor = self.network.step(ids_on_device, at.clamp(max=size - 1), views, mask, last)
        return logits.float()

    def _choose(self, logits: torch.Tensor, requests: Sequence[Choose | None]) -> list[Chosen]:
        """Greedy: the best token, and where it is not allowed, the best that is. Sampling: among those allowed."""
        if self.temperature > 0:
            scores = torch.log_softmax(self._masked(logits, requests), dim=-1)
            tokens = self._sample(scores)
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

    def _sample(self, scores: torch.Tensor) -> torch.Tensor:
        probabilities = torch.softmax(scores / self.temperature, dim=-1)
        ordered, places = probabilities.sort(dim=-1, descending=True)
        ordered[ordered.cumsum(dim=-1) - ordered > self.top_p] = 0.0
        picked = torch.multinomial(ordered, 1, generator=self.random)
        return places.gather(1, picked)[:, 0]


def _chosen(tokens: torch.Tensor, values: torch.Tensor) -> list[Chosen]:
    return [Chosen(token, value) for token, value in zip(tokens.tolist(), values.tolist(), strict=True)]


class _View:
    """The part of a cache that is in use: some rows, positions up to an extent, and the slots the coming tokens go
    to."""

    def __init__(self, cache: LayerCache, slots: torch.Tensor, extent: int, rows: torch.Tensor | None) -> None:
        self._cache, self._slots, self._extent, self._rows = cache, slots, extent, rows

    def extend(self, keys: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        cache = self._cache
        rows = torch.arange(len(keys), device=keys.device) if self._rows is None else self._rows
        where = (rows[:, None], slice(None), self._slots)
        cache.keys[where] = keys.transpose(1, 2).to(cache.keys.dtype)
        cache.values[where] = values.transpose(1, 2).to(cache.values.dtype)
        seen = slice(None) if self._rows is None else self._rows
        return cache.keys[seen, :, : self._extent].to(keys.dtype), cache.values[seen, :, : self._extent].to(keys.dtype)
