"""Checkpoints: everything a run needs to go on as if it had never stopped.

Written to a temporary name and renamed, with a digest beside it; a damaged one is refused by name.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from ndb.errors import BadData
from ndb.train.batches import Position


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is."""

    step: int = 0
    tokens: int = 0
    seconds: float = 0.0
    position: Position = Position()  # noqa: RUF009  frozen, so it may be shared


def save_checkpoint(
    path: Path, network: torch.nn.Module, optimizers: list[torch.optim.Optimizer], progress: Progress
) -> None:
    partial = path.with_suffix(".partial")
    state = {
        "network": network.state_dict(),
        "optimizers": [o.state_dict() for o in optimizers],
        "progress": asdict(progress),
    }
    torch.save(state, partial)
    path.with_suffix(".json").write_text(
        json.dumps({"sha256": _digest(partial), "progress": asdict(progress)}, indent=1)
    )
    partial.rename(path)


def load_checkpoint(path: Path, network: torch.nn.Module, optimizers: list[torch.optim.Optimizer]) -> Progress:
    try:
        wanted = json.loads(path.with_suffix(".json").read_text())["sha256"]
        if _digest(path) != wanted:
            raise BadData(
                f"{path} is damaged: its digest is not the one written with it; go back to an older checkpoint"
            )
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, ValueError, KeyError, RuntimeError) as error:
        raise BadData(f"{path} cannot be used as a checkpoint: {error}") from None
    network.load_state_dict(state["network"])
    for optimizer, stored in zip(optimizers, state["optimizers"], strict=True):
        optimizer.load_state_dict(stored)
    stored = state["progress"]
    return Progress(stored["step"], stored["tokens"], stored["seconds"], Position(**stored["position"]))


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
