"""Optimizers as a recipe names them, and the rate at each point of a run.

Knows parameters and numbers; nothing of data.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch import Tensor, nn

from ndb.errors import BadData
from ndb.train.checkpoint import Progress
from ndb.train.recipes import Recipe

_COEFFICIENTS = (3.4445, -4.7750, 2.0315)
_ITERATIONS = 5


def make_optimizers(network: nn.Module, recipe: Recipe, sharded: bool = False) -> list[torch.optim.Optimizer]:
    """Muon for the matrices inside the layers, AdamW for the rest; or AdamW for all. Only what is trained."""
    trained = [(n, p) for n, p in network.named_parameters() if p.requires_grad]
    matrices = [p for n, p in trained if p.ndim == 2 and "layers" in n]
    others = [p for n, p in trained if not (p.ndim == 2 and "layers" in n)]
    on_gpu = trained[0][1].is_cuda
    match recipe.optimizer:
        case "adamw":
            return [_adamw(matrices + others, recipe, on_gpu)]
        case "muon" if sharded:
            raise BadData("Muon needs whole matrices, which FSDP does not leave: --set optimizer=adamw, or use DDP")
        case "muon":
            return [_muon(matrices, recipe, on_gpu), _adamw(others, recipe, on_gpu)]
    raise BadData(f"no optimizer {recipe.optimizer!r}; there are muon and adamw")


def _adamw(parameters: list[Tensor], recipe: Recipe, on_gpu: bool) -> torch.optim.Optimizer:
    decayed, plain = [p for p in parameters if p.ndim == 2], [p for p in parameters if p.ndim != 2]
    groups = [{"params": decayed, "weight_decay": recipe.weight_decay}, {"params": plain, "weight_decay": 0.0}]
    return torch.optim.AdamW(
        [g for g in groups if g["params"]], lr=recipe.peak_rate, betas=tuple(recipe.betas), fused=on_gpu
    )


def _muon(matrices: list[Tensor], recipe: Recipe, on_gpu: bool) -> torch.optim.Optimizer:
    # torch's own iterates in bfloat16, which some CPUs announce and then refuse with an illegal instruction.
    if not on_gpu:
        return FloatMuon(matrices, recipe.peak_rate, recipe.weight_decay)
    return torch.optim.Muon(
        matrices, lr=recipe.peak_rate, weight_decay=recipe.weight_decay, adjust_lr_fn="match_rms_adamw"
    )


class FloatMuon(torch.optim.Optimizer):
    """torch's Muon, iterated in float32: the same update and state, for CPUs."""

    def __init__(self, matrices: Iterable[Tensor], lr: float, weight_decay: float, momentum: float = 0.95) -> None:
        super().__init__(matrices, {"lr": lr, "weight_decay": weight_decay, "momentum": momentum})

    @torch.no_grad()
    def step(self, closure: Callable[[], float] | None = None) -> None:
        assert closure is None
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    self._update(parameter, group)

    def _update(self, parameter: Tensor, group: dict[str, Any]) -> None:
        state = self.state[parameter]
        buffer = state.setdefault("momentum_buffer", torch.zeros_like(parameter.grad))
        buffer.lerp_(parameter.grad, 1 - group["momentum"])
        update = orthogonal(parameter.grad.lerp(buffer, group["momentum"]))
        parameter.mul_(1 - group["lr"] * group["weight_decay"])
        parameter.add_(update, alpha=-group["lr"] * 0.2 * math.sqrt(max(parameter.shape)))


def orthogonal(matrix: Tensor) -> Tensor:
    """Newton and Schulz: the matrix with its singular values pushed towards one."""
    a, b, c = _COEFFICIENTS
    tall = matrix.shape[0] > matrix.shape[1]
    x = (matrix.T if tall else matrix).float()
    x = x / x.norm().clamp(min=1e-7)
    for _ in range(_ITERATIONS):
        gram = x @ x.T
        x = torch.addmm(x, torch.addmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return x.T if tall else x


def rate_share(recipe: Recipe, progress: Progress) -> float:
    """The share of the peak rate at this point: up in a straight line, level, then down as the recipe says."""
    used = max(progress.tokens / recipe.tokens, progress.seconds / recipe.seconds)
    if recipe.warmup_steps and progress.step < recipe.warmup_steps:
        return (progress.step + 1) / recipe.warmup_steps
    if not recipe.warmup_steps and used < recipe.warmup:
        return used / recipe.warmup + 1e-3
    return _decay(recipe, min(1.0, max(0.0, used - recipe.decay_from) / max(1e-9, 1.0 - recipe.decay_from)))


def _decay(recipe: Recipe, fallen: float) -> float:
    match recipe.decay:
        case "line":
            return 1.0 - fallen
        case "cosine":
            return 0.5 * (1.0 + math.cos(math.pi * fallen))
        case "none":
            return 1.0
    raise BadData(f"no decay {recipe.decay!r}; there are line, cosine and none")
