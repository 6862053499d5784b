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

    def __init__(self, network: Network, device: str, temperature: float = 0.0, top_p: float = 1.0, seed: int = 0) -> None:
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
        like = self.network.model.embed_tokens.weight
        caches = [LayerCache(len(batch), config, config.context, like) for _ in range(config.layers)]
        for row in batch:
            row.advance(None)
        while any(not row.done for row in batch):
            logits = self._read_one_token_each(batch, caches)
            waiting = [i for i, row in enumerate(batch) if not row.done and not row.pending]
            if waiting:
                for i, chosen in zip(waiting, self._choose(logits[waiting], [batch[i].request for i in waiting]), strict=True):
                    batch[i].pending.append(chosen.token)
                    batch[i].advance(chosen)
            for row in batch:
                if not row.done and row.length >= config.context:
                    row.talk.close()
                    row.done = True
        return [row.result for row in batch]

    def _read_one_token_each(self, batch: list[_Row], caches: list[LayerCache]) -> torch.Tensor:
        ids, positions = [], []
        for row in batch:
            reads = bool(row.pending) and not row.done
            ids.append(row.pending.popleft() if reads else 0)
            positions.append(min(row.length, self.network.config.context - 1))
            row.length += reads
            self.tokens_read += reads
        extent = min(self.network.config.context, -(-(max(positions) + 1) // _GRAIN) * _GRAIN)
        at = torch.tensor(positions, device=self.device)[:, None]
        mask = (torch.arange(extent, device=self.device)[None, :] <= at)[:, None, None, :]
        views = [_View(cache, at, extent) for cache in caches]
        logits: torch.Tensor = self.network.step(torch.tensor(ids, device=self.device)[:, None], at, views, mask)  # type: ignore[arg-type]
        return logits[:, -1].float()

    def _choose(self, logits: torch.Tensor, requests: Sequence[Choose | None]) -> list[Chosen]:
        mask = torch.zeros_like(logits, dtype=torch.bool)
        restricted = [(i, r.allowed) for i, r in enumerate(requests) if r is not None and r.allowed is not None]
        if restricted:
            host = torch.zeros(logits.shape, dtype=torch.bool)
            for i, allowed in restricted:
                host[i] = True
                host[i, torch.as_tensor(allowed)] = False
            mask = host.to(logits.device)
        scores = torch.log_softmax(logits.masked_fill(mask, float("-inf")), dim=-1)
        tokens = scores.argmax(dim=-1) if self.temperature == 0 else self._sample(scores)
        chosen = scores.gather(1, tokens[:, None])[:, 0]
        return [Chosen(token, value) for token, value in zip(tokens.tolist(), chosen.tolist(), strict=True)]

    def _sample(self, scores: torch.Tensor) -> torch.Tensor:
        probabilities = torch.softmax(scores / self.temperature, dim=-1)
        ordered, places = probabilities.sort(dim=-1, descending=True)
        ordered[ordered.cumsum(dim=-1) - ordered > self.top_p] = 0.0
        picked = torch.multinomial(ordered, 1, generator=self.random)
        return places.gather(1, picked)[:, 0]


class _View:
    """The part of a cache that is in use, with the slots the coming tokens are written to."""

    def __init__(self, cache: LayerCache, slots: torch.Tensor, extent: int) -> None:
        cache.slots = slots
        self._cache, self._extent = cache, extent

    def extend(self, keys: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        all_keys, all_values = self._cache.extend(keys, values)
        return all_keys[:, :, : self._extent], all_values[:, :, : self._extent]
