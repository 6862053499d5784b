"""The training loop: batches in, weights out. One process on one device; the rate follows the budget used up.

Knows torch and batches; which data that is, and what the model is good for, is decided elsewhere.
"""

import json
import math
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from ndb.dataset.factory import Round
from ndb.model.network import Network
from ndb.train.batches import Batch, Position, batches
from ndb.train.checkpoint import Progress, load_checkpoint, save_checkpoint
from ndb.train.recipes import Recipe

CHECKPOINT = "checkpoint.pt"


@dataclass(frozen=True, slots=True)
class Session:
    """What belongs to this sitting at the machine, not to the run."""

    device: str
    seconds: float = math.inf
    """Stop, with a checkpoint, when this much time has passed."""
    compile: bool = True
    log_every: int = 20
    validate_every: int = 500
    save_seconds: float = 150.0
    """A checkpoint at least so often."""


def train(
    recipe: Recipe,
    rounds_from: Callable[[int], Iterator[Round]],
    validation: Sequence[Round],
    folder: Path,
    session: Session,
    weights: dict[str, Any] | None = None,
) -> Progress:
    """Train until a budget is used up or the session's time is; goes on from the folder's checkpoint if there is
    one."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "recipe.json").write_text(json.dumps(recipe.as_dict(), indent=1))
    torch.manual_seed(recipe.seed)
    torch.set_float32_matmul_precision("high")
    network = Network(recipe.model).to(session.device)
    if weights:
        network.load_state_dict({k: torch.as_tensor(v) for k, v in weights.items()}, strict=False)
    optimizers = make_optimizers(network, recipe)
    progress = Progress()
    if (folder / CHECKPOINT).exists():
        progress = load_checkpoint(folder / CHECKPOINT, network, optimizers)
        print(f"going on from step {progress.step}, {progress.tokens / 1e6:.1f}M tokens", file=sys.stderr, flush=True)
    run = _Run(recipe, network, optimizers, folder, session, validation, progress)
    feed = _prefetch(batches(rounds_from(progress.position.round), recipe.batch, progress.position), session.device)
    for ids, asked, after in feed:
        run.step(ids, asked, after)
        if run.finished():
            break
    run.validate()
    run.save()
    return run.progress


def make_optimizers(network: Network, recipe: Recipe) -> list[torch.optim.Optimizer]:
    """Muon for the matrices inside the layers, AdamW for the rest; or AdamW for all."""
    matrices = [p for n, p in network.named_parameters() if p.ndim == 2 and "layers" in n]
    others = [p for n, p in network.named_parameters() if not (p.ndim == 2 and "layers" in n)]
    decayed, plain = [p for p in others if p.ndim == 2], [p for p in others if p.ndim < 2]
    fused = next(network.parameters()).is_cuda
    if recipe.optimizer == "muon":
        groups = [{"params": decayed, "weight_decay": recipe.weight_decay}, {"params": plain, "weight_decay": 0.0}]
        return [
            torch.optim.Muon(
                matrices, lr=recipe.peak_rate, weight_decay=recipe.weight_decay, adjust_lr_fn="match_rms_adamw"
            ),
            torch.optim.AdamW(groups, lr=recipe.peak_rate, betas=recipe.betas, fused=fused),
        ]
    groups = [
        {"params": matrices + decayed, "weight_decay": recipe.weight_decay},
        {"params": plain, "weight_decay": 0.0},
    ]
    return [torch.optim.AdamW(groups, lr=recipe.peak_rate, betas=recipe.betas, fused=fused)]


def rate_share(recipe: Recipe, progress: Progress) -> float:
    """The share of the peak rate at this point: up in a straight line, level, down in a straight line."""
    used = max(progress.tokens / recipe.tokens, progress.seconds / recipe.seconds)
    if used < recipe.warmup:
        return used / recipe.warmup + 1e-3
    return min(1.0, max(0.0, (1.0 - used) / (1.0 - recipe.decay_from)))


def weighted_loss(network: torch.nn.Module, ids: Tensor, asked: Tensor) -> Tensor:
    """Mean cross entropy of the tokens that are asked for."""
    logits = network(ids[:, :-1])
    losses = F.cross_entropy(logits.float().flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
    weights = asked[:, 1:].flatten()
    return (losses * weights).sum() / weights.sum().clamp(min=1.0)


class _Run:
    def __init__(
        self, recipe: Recipe, network: Network, optimizers: list[torch.optim.Optimizer], folder: Path, session: Session,
        validation: Sequence[Round], progress: Progress,
    ) -> None:
        self.recipe, self.network, self.optimizers, self.folder, self.session = (
            recipe,
            network,
            optimizers,
            folder,
            session,
        )
        self.validation, self.progress = validation, progress
        self.loss = torch.compile(weighted_loss) if session.compile else weighted_loss
        self.started, self.seconds_before = time.monotonic(), progress.seconds
        self.logged = (time.monotonic(), progress.tokens)
        self.saved = time.monotonic()
        self.amp = torch.autocast(session.device.split(":")[0], dtype=torch.bfloat16, enabled=session.device != "cpu")

    def step(self, ids: Tensor, asked: Tensor, after: Position) -> None:
        recipe, share = self.recipe, rate_share(self.recipe, self.progress)
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = recipe.peak_rate * share
        parts = max(1, len(ids) // recipe.micro_batch)
        total = torch.zeros((), device=ids.device)
        for part_ids, part_asked in zip(ids.chunk(parts), asked.chunk(parts), strict=True):
            with self.amp:
                loss = self.loss(self.network, part_ids, part_asked) / parts
            loss.backward()
            total += loss.detach()
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), recipe.clip)
        for optimizer in self.optimizers:
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
        done = self.progress
        seconds = self.seconds_before + time.monotonic() - self.started
        self.progress = Progress(done.step + 1, done.tokens + len(ids) * recipe.sequence, seconds, after)
        if self.progress.step % self.session.log_every == 0:
            self._log({"loss": float(total), "norm": float(norm), "rate": recipe.peak_rate * share})
        if self.progress.step % self.session.validate_every == 0:
            self.validate()
        if time.monotonic() - self.saved > self.session.save_seconds:
            self.save()

    def finished(self) -> bool:
        over = self.progress.tokens >= self.recipe.tokens or self.progress.seconds >= self.recipe.seconds
        return over or time.monotonic() - self.started > self.session.seconds

    @torch.no_grad()
    def validate(self) -> None:
        losses = []
        for made in self.validation:
            ids = torch.as_tensor(made.packed.ids.astype("int64"), device=self.session.device)
            asked = torch.as_tensor(made.packed.asked, device=self.session.device).float()
            for part_ids, part_asked in zip(ids.split(16), asked.split(16), strict=True):
                with self.amp:
                    losses.append(float(weighted_loss(self.network, part_ids, part_asked)))
        if losses:
            self._log({"validation_loss": sum(losses) / len(losses)})

    def save(self) -> None:
        save_checkpoint(self.folder / CHECKPOINT, self.network, self.optimizers, self.progress)
        self.saved = time.monotonic()

    def _log(self, numbers: dict[str, float]) -> None:
        now, tokens = time.monotonic(), self.progress.tokens
        if "loss" in numbers:
            numbers["tokens_per_second"] = (tokens - self.logged[1]) / (now - self.logged[0])
            self.logged = (now, tokens)
        row = {"step": self.progress.step, "tokens": tokens, "seconds": round(self.progress.seconds, 1), **numbers}
        with (self.folder / "metrics.jsonl").open("a") as file:
            file.write(json.dumps(row) + "\n")
        left = min((1 - tokens / self.recipe.tokens), 1 - self.progress.seconds / self.recipe.seconds)
        print(
            " ".join(f"{k} {v:.4g}" if isinstance(v, float) else f"{k} {v}" for k, v in row.items()),
            f"left {left:.0%}",
            file=sys.stderr,
            flush=True,
        )


def _prefetch(items: Iterator[Batch], device: str) -> Iterator[tuple[Tensor, Tensor, Position]]:
    """Batches on the device, a few ahead of their use."""
    ready: queue.Queue[tuple[Tensor, Tensor, Position] | BaseException | None] = queue.Queue(maxsize=4)

    def fill() -> None:
        try:
            for batch in items:
                ids = torch.as_tensor(batch.ids.astype("int64")).to(device, non_blocking=True)
                ready.put((ids, torch.as_tensor(batch.asked).to(device).float(), batch.after))
            ready.put(None)
        except BaseException as error:
            ready.put(error)

    threading.Thread(target=fill, daemon=True).start()
    while (item := ready.get()) is not None:
        if isinstance(item, BaseException):
            raise item
        yield item
