"""How much of the device's matrix peak a training step reaches.

    python benchmarks/training.py [--recipes embedded hundred_million] [--steps 20] [--set FIELD=VALUE …] [--save]

In one run: the largest rate of plain bf16 matrix products on this device, then the training step of each recipe
(forward, backward, clipping, optimizer; compiled; made-up tokens, so that no data is waited for). Operations of a
token: six a weight in matrices, and those of attention over the causal half. Last line: JSON with
`tokens_per_second`, `tflops` and `share_of_peak` of each recipe.
"""

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import torch
from torch import nn

from ndb.model.network import Network, RoundedLinear
from ndb.train.command import recipe_of
from ndb.train.loss import Objective, document_mask
from ndb.train.optimizers import make_optimizers
from ndb.train.recipes import Recipe

RESULT = Path(__file__).resolve().parent / "results" / "training.json"
DOCUMENT = 400
"""Tokens of a made-up document, about as long as real ones."""
Row = dict[str, float | str]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--recipes", nargs="+", default=["embedded", "hundred_million"])
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--set", nargs="*", default=[], metavar="FIELD=VALUE", help="change fields of the recipes")
    parser.add_argument("--micro-batch", type=int, help="sequences a forward pass, if not as the recipe says")
    parser.add_argument("--masked", action="store_true", help="also with documents that see themselves alone")
    parser.add_argument("--save", action="store_true")
    asked = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    peak = matrix_peak(device)
    print(f"matrix product: {peak / 1e12:.4g} TFLOP/s", flush=True)
    rows: list[Row] = []
    for name in asked.recipes:
        recipe = recipe_of(argparse.Namespace(recipe=name, set=asked.set))
        recipe = replace(recipe, micro_batch=asked.micro_batch or recipe.micro_batch)
        for masked in (False, True) if asked.masked else (False,):
            rows.append(measure(replace(recipe, mask_documents=masked), device, asked.steps, peak))
            print(rows[-1], flush=True)
    told: dict[str, object] = {"changed": asked.set} if asked.set else {}
    told |= {"device": name_of(device), "torch": torch.__version__, "peak_tflops": peak / 1e12, "recipes": rows}
    if asked.save:
        RESULT.write_text(json.dumps(told, indent=1) + "\n")
    print(json.dumps(told))


def name_of(device: str) -> str:
    return torch.cuda.get_device_name() if device == "cuda" else "CPU"


def matrix_peak(device: str) -> float:
    """Operations a second of large products, the best of five."""
    size, kind = (8192, torch.bfloat16) if device == "cuda" else (1024, torch.float32)
    a, b = (torch.randn(size, size, device=device, dtype=kind) for _ in range(2))
    best = 0.0
    for _ in range(5):
        seconds = timed(lambda: [a @ b for _ in range(10)], device)
        best = max(best, 10 * 2 * size**3 / seconds)
    return best


def timed(work, device: str) -> float:  # type: ignore[no-untyped-def]
    started = time.perf_counter()
    work()
    if device == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter() - started


def measure(recipe: Recipe, device: str, steps: int, peak: float) -> Row:
    assert recipe.model
    torch.set_float32_matmul_precision("high")
    network = Network(recipe.model, RoundedLinear if recipe.quantize else nn.Linear).to(device)
    objective = Objective(network)
    optimizers = make_optimizers(network, recipe)
    if device == "cuda":
        objective.compile()
    ids = torch.randint(10, recipe.model.vocabulary, (recipe.batch, recipe.sequence + 1), device=device)
    ids[:, ::DOCUMENT] = 1
    asked = torch.ones_like(ids, dtype=torch.uint8)

    def step() -> None:
        for part, wanted in zip(ids.split(recipe.micro_batch), asked.split(recipe.micro_batch), strict=True):
            mask = document_mask(part[:, :-1], 1, flex=device == "cuda") if recipe.mask_documents else None
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                loss = objective(part, wanted, mask) / ids.numel()
            loss.backward()
        torch.nn.utils.clip_grad_norm_(objective.parameters(), recipe.clip)
        for optimizer in optimizers:
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)

    for _ in range(3):
        timed(step, device)
    seconds = timed(lambda: [step() for _ in range(steps)], device) / steps
    tokens = recipe.batch * recipe.sequence / seconds
    flops = tokens * operations_of_a_token(network, recipe)
    return {
        "recipe": recipe.name + (", documents alone" if recipe.mask_documents else ""),
        "parameters": sum(p.numel() for p in network.parameters()),
        "tokens_per_second": round(tokens),
        "tflops": round(flops / 1e12, 1),
        "share_of_peak": round(flops / peak, 4),
    }


def operations_of_a_token(network: Network, recipe: Recipe) -> float:
    """Forward and backward, counted as if nothing were masked but the future."""
    config = network.config
    weights = sum(p.numel() for n, p in network.named_parameters() if p.ndim == 2 and "embed" not in n)
    weights += config.vocabulary * config.width if config.tied else 0
    return 6 * weights + 6 * config.layers * recipe.sequence * config.heads * config.head_width


if __name__ == "__main__":
    main()
