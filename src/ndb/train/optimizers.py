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
    # bfloat16 is enough, but some CPUs announce it and then refuse with an illegal instruction.
    return Muon(matrices, recipe.peak_rate, recipe.weight_decay, torch.bfloat16 if on_gpu else torch.float32)


class Muon(torch.optim.Optimizer):
    """The update of `torch.optim.Muon` with rates matched to AdamW's, for all matrices of a shape at once: one by one,
    the small products of a small model leave a GPU waiting for their launches."""

    def __init__(
        self, matrices: Iterable[Tensor], lr: float, weight_decay: float, kind: torch.dtype, momentum: float = 0.95
    ) -> None:
        super().__init__(matrices, {"lr": lr, "weight_decay": weight_decay, "momentum": momentum})
        self._kind = kind

    @torch.no_grad()
    def step(self, closure: Callable[[], float] | None = None) -> None:
        assert closure is None
        for group in self.param_groups:
            by_shape: dict[torch.Size, list[Tensor]] = {}
            for parameter in group["params"]:
                if parameter.grad is not None:
                    by_shape.setdefault(parameter.shape, []).append(parameter)
            for shape, parameters in by_shape.items():
                self._update(shape, parameters, group)

    def _update(self, shape: torch.Size, parameters: list[Tensor], group: dict[str, Any]) -> None:
        gradients = [parameter.grad for parameter in parameters]
        for parameter in parameters:
            self.state[parameter].setdefault("momentum_buffer", torch.zeros_like(parameter))
        buffers = [self.state[parameter]["momentum_buffer"] for parameter in parameters]
        torch._foreach_lerp_(buffers, gradients, 1 - group["momentum"])
        directions = torch.stack(torch._foreach_lerp(gradients, buffers, group["momentum"]))
        updates = orthogonal(directions.to(self._kind)).to(directions.dtype).unbind()
        torch._foreach_mul_(parameters, 1 - group["lr"] * group["weight_decay"])
        torch._foreach_add_(parameters, updates, alpha=-group["lr"] * 0.2 * math.sqrt(max(shape)))


def orthogonal(matrices: Tensor) -> Tensor:
    """Newton and Schulz: each matrix of a stack with its singular values pushed towards one."""
    a, b, c = _COEFFICIENTS
    tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if tall else matrices
    x = x / x.norm(dim=(1, 2), keepdim=True).clamp(min=1e-7)
    for _ in range(_ITERATIONS):
        gram = x @ x.mT
        x = torch.baddbmm(x, torch.baddbmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return x.mT if tall else x


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
