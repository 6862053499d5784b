"""The training loop: batches in, weights out. The rate follows the budget used up; one clock for all processes.

Knows torch, batches and budgets; which data that is, and what the model is good for, is decided elsewhere.
"""

import contextlib
import json
import math
import queue
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from ndb.dataset.rounds.build import RoundsFrom
from ndb.dataset.rounds.factory import Round
from ndb.errors import BadData
from ndb.model.network import Network, RoundedLinear
from ndb.train.batches import Batch, Position, batches
from ndb.train.checkpoint import Progress, load_checkpoint, save_checkpoint
from ndb.train.loss import Objective, document_mask
from ndb.train.optimizers import make_optimizers, rate_share
from ndb.train.parallel import Team
from ndb.train.recipes import Recipe
from ndb.train.run_log import Metrics
from ndb.train.samples import Spelling, choose_samples, predicted

CHECKPOINT = "checkpoint.pt"
VALIDATION_ROWS = 16
FIXED = ("model", "sequence", "optimizer", "seed", "mask_documents", "quality")
"""Fields of a recipe that cannot change while a run is under way; budgets and rates may."""


@dataclass(frozen=True, slots=True)
class Session:
    """What belongs to this sitting at the machine, not to the run."""

    seconds: float = math.inf
    """Stop, with a checkpoint, when this much time has passed."""
    compile: bool = True
    log_every: int = 20
    validate_every: int = 500
    save_seconds: float = 150.0
    """A checkpoint at least so often."""
    samples: int = 4
    """Predictions shown at every validation."""
    tensorboard: bool = False
    bfloat16: bool = False
    """Compute in bfloat16 on a CPU, too; a GPU always does."""


@dataclass(frozen=True, slots=True)
class Data:
    """What a run learns from, what it is tested on, and how both are spelled."""

    rounds_from: RoundsFrom
    validation: Sequence[Round]
    spelling: Spelling
    identity: str = ""
    """What decides the data, as a digest: a run does not go on with other data."""


def train(
    recipe: Recipe, data: Data, folder: Path, session: Session, team: Team, weights: dict[str, Any] | None = None
) -> Progress:
    """Train the recipe's model from scratch, or from `weights`."""
    assert recipe.model, "a recipe for training from scratch has a model"
    torch.manual_seed(recipe.seed)
    network = Network(recipe.model, RoundedLinear if recipe.quantize else nn.Linear)
    if weights:
        network.load_state_dict({k: torch.as_tensor(v) for k, v in weights.items()}, strict=False)
    return fit(recipe, network, list(network.model.layers), data, folder, session, team)


def fit(
    recipe: Recipe, model: nn.Module, blocks: Sequence[nn.Module], data: Data, folder: Path, session: Session,
    team: Team,
) -> Progress:  # fmt: skip
    """Train a model (ids and mask to logits) until a budget is used up or the session's time is; goes on from the
    folder's checkpoint if there is one."""
    _check(recipe, team)
    if team.leads:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "recipe.json").write_text(json.dumps(recipe.as_dict(), indent=1))
    team.meet()
    run = _Run(recipe, model, blocks, data, folder, session, team)
    start = run.progress.position
    with data.rounds_from(start.round) as rounds:
        mine = _ready(batches(rounds, recipe.batch, start, team.rank, team.world), team.device)
        # Processes that exchange rounds do so in step with everything else, so not in a thread.
        for batch in _prefetched(mine) if team.world == 1 else mine:
            run.step(batch)
            if run.finished():
                break
    run.end()
    return run.progress


def _check(recipe: Recipe, team: Team) -> None:
    if recipe.quantize not in (0, 4):
        raise BadData(f"weights cannot be rounded to {recipe.quantize} bits; --set quantize=4, or 0")
    if recipe.quantize and not recipe.model:
        raise BadData("only ndb's own models learn to be rounded; fine-tune without quantize")
    if recipe.batch % team.world:
        raise BadData(f"a batch of {recipe.batch} cannot be divided among {team.world} processes; --set batch=…")
    if recipe.model and recipe.sequence > recipe.model.context:
        raise BadData(f"sequences of {recipe.sequence} are longer than the model's context; --set context=…")


@dataclass(frozen=True, slots=True)
class _Ready:
    """A batch on the device; `count` of its tokens are asked for."""

    ids: Tensor
    asked: Tensor
    count: int
    after: Position


class _Run:
    def __init__(
        self, recipe: Recipe, model: nn.Module, blocks: Sequence[nn.Module], data: Data, folder: Path,
        session: Session, team: Team,
    ) -> None:  # fmt: skip
        self.recipe, self.data, self.session, self.team = recipe, data, session, team
        self.path = folder / CHECKPOINT
        torch.set_float32_matmul_precision("high")
        self.objective = Objective(model.to(team.device))
        self.module = team.wrap(self.objective, blocks)
        self.optimizers = make_optimizers(model, recipe, team.sharded)
        plain = recipe.as_dict()
        self.about = {name: plain[name] for name in FIXED} | ({"data": data.identity} if data.identity else {})
        self.progress = Progress()
        if self.path.exists():
            self.progress = load_checkpoint(self.path, model, self.optimizers, self.about)
        if session.compile:
            self.objective.compile()
        self.amp = torch.autocast(
            team.device.split(":")[0], dtype=torch.bfloat16, enabled=team.on_gpu or session.bfloat16
        )
        self.samples = choose_samples(data.validation, data.spelling, session.samples)
        self.metrics = Metrics(folder, self.progress.step, session.tensorboard) if team.leads else None
        self.before = self.saved = self.progress.seconds
        self.first_tokens = self.progress.tokens
        self.started = time.monotonic()
        self.logged = (self.started, self.progress.tokens)
        self.loss: Tensor | None = None
        self._say(f"going on from step {self.progress.step}, {self.progress.tokens / 1e6:.1f}M tokens")

    # -- one step ---------------------------------------------------------------------------------------------------

    def step(self, batch: _Ready) -> None:
        recipe, share = self.recipe, rate_share(self.recipe, self.progress)
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = recipe.peak_rate * share
        clock = self.before + time.monotonic() - self.started
        count, seconds = self.team.sums([batch.count, clock if self.team.leads else 0.0])
        self.loss = self._backward(batch, max(1.0, count))
        norm = torch.nn.utils.clip_grad_norm_(self.objective.parameters(), recipe.clip)
        for optimizer in self.optimizers:
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
        done = self.progress
        self.progress = Progress(done.step + 1, done.tokens + recipe.batch * recipe.sequence, seconds, batch.after)
        self._routine(norm, recipe.peak_rate * share)

    def _backward(self, batch: _Ready, count: float) -> Tensor:
        """This process's part of the mean loss over the whole batch; its gradients, averaged over processes, are the
        whole batch's."""
        parts = max(1, -(-len(batch.ids) // self.recipe.micro_batch))
        total = torch.zeros((), device=batch.ids.device)
        pieces = list(zip(batch.ids.chunk(parts), batch.asked.chunk(parts), strict=True))
        for number, (ids, asked) in enumerate(pieces, 1):
            mask = self._mask(ids[:, :-1], flex=self.session.compile and self.team.on_gpu)
            with self.team.part_of_a_step(self.module, last=number == len(pieces)):
                with self.amp:
                    loss = self.module(ids, asked, mask) / count
                (loss * self.team.world).backward()
            total += loss.detach()
        return total

    def _mask(self, ids: Tensor, flex: bool) -> Any:
        return document_mask(ids, self.data.spelling.begin, flex) if self.recipe.mask_documents else None

    def _routine(self, norm: Tensor, rate: float) -> None:
        """What is due after a step. All processes come to the same answer: they have the same clock."""
        step = self.progress.step
        if step % self.session.log_every == 0:
            whole = norm.full_tensor() if hasattr(norm, "full_tensor") else norm
            self._log({"loss": self._finite_loss(), "norm": float(whole), "rate": rate})
        if step % self.session.validate_every == 0:
            self.validate()
        if self.progress.seconds - self.saved >= self.session.save_seconds:
            self.save()

    def finished(self) -> bool:
        done = self.progress
        over = done.tokens >= self.recipe.tokens or done.seconds >= self.recipe.seconds
        return over or done.seconds - self.before >= self.session.seconds

    def end(self) -> None:
        if not self.finished():
            self._say(f"the data ended after {self.progress.tokens / 1e6:.1f}M tokens, before the budget did")
        self.validate()
        self.save()
        if self.metrics:
            self.metrics.close()

    # -- looking at the model -----------------------------------------------------------------------------------------

    @torch.no_grad()
    def validate(self) -> None:
        """The mean loss over the held-out rounds, and some predictions. Every process does all of it."""
        self.objective.eval()
        total, count = 0.0, 0
        for made in self.data.validation:
            ids = torch.as_tensor(made.packed.ids.astype("int64"), device=self.team.device)
            asked = torch.as_tensor(made.packed.asked, device=self.team.device)
            for part_ids, part_asked in zip(ids.split(VALIDATION_ROWS), asked.split(VALIDATION_ROWS), strict=True):
                total += float(self._plainly(part_ids, part_asked, self._mask(part_ids[:, :-1], flex=False)))
                count += int(part_asked[:, 1:].sum())
        if count:
            self._log({"validation_loss": total / count})
        self._show_samples()
        self.objective.train()

    def _plainly(self, *given: Any) -> Tensor:
        """A pass without compiled code, whose shapes would all be compiled anew; shards are gathered by the call."""
        with self.amp:
            return self.module(*given) if self.team.sharded else self.objective.forward(*given)

    def _show_samples(self) -> None:
        spelling = self.data.spelling
        for sample in self.samples:
            said = predicted(self._plainly, sample, spelling.end_of_state, self.team.device)
            if self.metrics:
                told, truth = spelling.decode(said), spelling.decode(sample.truth)
                row = {"step": self.progress.step, "predicted": told, "truth": truth, "right": told == truth}
                self.metrics.write_sample(row)

    # -- writing down -------------------------------------------------------------------------------------------------

    def save(self) -> None:
        if self.loss is not None:
            self._finite_loss()
        model, leads = self.objective.model, self.team.leads
        save_checkpoint(self.path, model, self.optimizers, self.progress, self.about, write=leads)
        self.team.meet()
        self.saved = self.progress.seconds

    def _finite_loss(self) -> float:
        """The loss of the last step over all processes. One that is no number has spoilt the weights: better stop than
        save them."""
        assert self.loss is not None
        (loss,) = self.team.sums([float(self.loss)])
        if not math.isfinite(loss):
            raise BadData(
                f"the loss is {loss} at step {self.progress.step}; start again from {self.path}, which is older, with "
                "a lower peak_rate"
            )
        return loss

    def _log(self, numbers: dict[str, float]) -> None:
        now, tokens = time.monotonic(), self.progress.tokens
        if "loss" in numbers:
            numbers["tokens_per_second"] = (tokens - self.logged[1]) / max(1e-9, now - self.logged[0])
            self.logged = (now, tokens)
        row = {"step": self.progress.step, "tokens": tokens, "seconds": round(self.progress.seconds, 1), **numbers}
        if self.metrics:
            self.metrics.write(row, self.seconds_left())

    def seconds_left(self) -> float:
        """Until the first budget is used up, at the speed of this session."""
        done, recipe = self.progress, self.recipe
        spent = time.monotonic() - self.started
        share = (done.tokens - self.first_tokens) / max(1, recipe.tokens - self.first_tokens)
        by_tokens = spent / share * (1 - share) if share > 0 else math.inf
        by_clock = min(recipe.seconds - done.seconds, self.session.seconds - (done.seconds - self.before))
        return max(0.0, min(by_tokens, by_clock))

    def _say(self, message: str) -> None:
        if self.metrics and self.progress.step:
            self.metrics.say(message)


def _ready(items: Iterator[Batch], device: str) -> Iterator[_Ready]:
    for batch in items:
        ids = torch.as_tensor(batch.ids.astype("int64")).to(device, non_blocking=True)
        count = int(batch.asked[:, 1:].sum())
        yield _Ready(ids, torch.as_tensor(batch.asked).to(device, non_blocking=True), count, batch.after)


def _prefetched(items: Iterator[_Ready]) -> Iterator[_Ready]:
    """Batches, a few ahead of their use."""
    waiting: queue.Queue[_Ready | BaseException | None] = queue.Queue(maxsize=4)
    stopping = threading.Event()

    def fill() -> None:
        try:
            for batch in items:
                waiting.put(batch)
                if stopping.is_set():
                    return
            waiting.put(None)
        except BaseException as error:
            waiting.put(error)

    threading.Thread(target=fill, daemon=True).start()
    try:
        while (item := waiting.get()) is not None:
            if isinstance(item, BaseException):
                raise item
            yield item
    finally:
        stopping.set()
        with contextlib.suppress(queue.Empty):
            while True:
                waiting.get_nowait()
