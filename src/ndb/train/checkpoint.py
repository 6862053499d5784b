"""Checkpoints: everything a run needs to go on as if it had never stopped.

Written under a temporary name and renamed, with its digest in a file beside it; a damaged one is refused by name. Holds
whole tensors, whoever trained: a run goes on with another number of processes, sharded or not.
"""

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.distributed.tensor import DTensor, distribute_tensor

from ndb.errors import BadData
from ndb.train.batches import Position

FORMAT = 2


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is."""

    step: int = 0
    tokens: int = 0
    seconds: float = 0.0
    position: Position = Position()  # noqa: RUF009  frozen, so it may be shared


def save_checkpoint(
    path: Path, network: torch.nn.Module, optimizers: list[torch.optim.Optimizer], progress: Progress,
    about: Mapping[str, Any] | None = None, write: bool = True,
) -> None:  # fmt: skip
    """All processes take part, since each may hold a part of a tensor; one of them writes.

    `about` says what the run is: it is compared when a run goes on.
    """
    state = {
        "format": FORMAT,
        "network": {name: whole_tensor(p) for name, p in network.named_parameters() if p.requires_grad},
        "optimizers": [_whole_state(optimizer) for optimizer in optimizers],
        "progress": asdict(progress),
        "random": torch.get_rng_state(),
        "about": json.dumps(about or {}),
    }
    if write:
        _write(path, state)


def _write(path: Path, state: Mapping[str, Any]) -> None:
    partial = path.with_suffix(".partial")
    with partial.open("wb") as file:
        torch.save(state, file)
        file.flush()
        os.fsync(file.fileno())
    # Killed before the last rename, the old checkpoint stays: its digest must still be among those listed.
    digests = [_digest(partial), *_listed(path)[:1]]
    listing = path.with_suffix(".json.partial")
    listing.write_text(json.dumps({"sha256": digests, "progress": state["progress"]}, indent=1))
    listing.replace(path.with_suffix(".json"))
    partial.replace(path)


def read_checkpoint(path: Path) -> dict[str, Any]:
    """What was saved, on the CPU; BadData if it is not to the byte what was written."""
    try:
        if _digest(path) not in _listed(path):
            raise BadData(
                f"{path} is damaged: its digest is not the one written with it; go back to an older checkpoint, or "
                "delete it to start again"
            )
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, ValueError, KeyError, RuntimeError) as error:
        raise BadData(f"{path} cannot be used as a checkpoint: {error}") from None
    return state


def load_checkpoint(
    path: Path, network: torch.nn.Module, optimizers: list[torch.optim.Optimizer],
    about: Mapping[str, Any] | None = None,
) -> Progress:  # fmt: skip
    state = read_checkpoint(path)
    _compare(path, json.loads(state.get("about", "{}")), about or {})
    _put_parameters(path, network, state["network"])
    for optimizer, stored in zip(optimizers, state["optimizers"], strict=True):
        optimizer.load_state_dict(_like(optimizer, stored))
    if "random" in state:
        torch.set_rng_state(state["random"])
    done = state["progress"]
    return Progress(done["step"], done["tokens"], done["seconds"], Position(**done["position"]))


def _compare(path: Path, before: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    now = json.loads(json.dumps(now))
    if changed := [name for name in before if name in now and before[name] != now[name]]:
        raise BadData(f"{path} is of a run with another {', '.join(changed)}; use another folder, or what it had")


@torch.no_grad()
def _put_parameters(path: Path, network: torch.nn.Module, stored: Mapping[str, Tensor]) -> None:
    parameters = dict(network.named_parameters(remove_duplicate=False))
    trained = {name for name, p in network.named_parameters() if p.requires_grad}
    wrong = [n for n in stored if n not in parameters or parameters[n].shape != stored[n].shape]
    if wrong := wrong + sorted(trained - set(stored)):
        raise BadData(f"{path} is of another model: {wrong[0]} differs; use another folder")
    for name, whole in stored.items():
        parameters[name].copy_(_spread(whole, parameters[name]))


def whole_tensor(tensor: Tensor) -> Tensor:
    """A tensor as one process would have it."""
    return tensor.full_tensor().cpu() if isinstance(tensor, DTensor) else tensor.detach()


def _spread(whole: Tensor, like: Tensor) -> Tensor:
    """A tensor spread over the processes as `like` is."""
    if not isinstance(like, DTensor):
        return whole
    return distribute_tensor(whole.to(like.device), like.device_mesh, like.placements)


def _whole_state(optimizer: torch.optim.Optimizer) -> dict[str, Any]:
    state = optimizer.state_dict()
    whole = {
        number: {name: whole_tensor(v) if isinstance(v, Tensor) else v for name, v in values.items()}
        for number, values in state["state"].items()
    }
    return {**state, "state": whole}


def _like(optimizer: torch.optim.Optimizer, stored: Mapping[str, Any]) -> dict[str, Any]:
    """A stored state as this optimizer's parameters are spread."""
    parameters = [p for group in optimizer.param_groups for p in group["params"]]

    def placed(value: Any, parameter: Tensor) -> Any:
        same = isinstance(value, Tensor) and value.shape == parameter.shape
        return _spread(value, parameter) if same else value

    spread = {
        number: {name: placed(value, parameters[number]) for name, value in values.items()}
        for number, values in stored["state"].items()
    }
    return {**stored, "state": spread}


def _listed(path: Path) -> list[str]:
    """The digests that a checkpoint may have: the newest, and the one before."""
    try:
        listed = json.loads(path.with_suffix(".json").read_text())["sha256"]
    except FileNotFoundError:
        return []
    return [listed] if isinstance(listed, str) else list(listed)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
