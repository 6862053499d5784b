"""Several processes that train one model, started by torchrun: who is who, DDP or FSDP, and what they tell each other.

Knows torch's process groups; neither data nor budgets. A run of one process is a team of one.
"""

import gc
import inspect
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.nn.parallel import DistributedDataParallel

from ndb.errors import BadData

HOW = ("ddp", "fsdp")
# The tables of positions are the same everywhere; torch changed the name of the option that says so.
_KNOWN = inspect.signature(DistributedDataParallel).parameters
_SYNC_BUFFERS = "forward_sync_buffers" if "forward_sync_buffers" in _KNOWN else "broadcast_buffers"


@dataclass(frozen=True, slots=True)
class Team:
    """This process among those that train together."""

    device: str
    rank: int = 0
    world: int = 1
    how: str = "ddp"

    @property
    def leads(self) -> bool:
        """Whether this is the process that writes files and speaks."""
        return self.rank == 0

    @property
    def sharded(self) -> bool:
        return self.how == "fsdp" and self.world > 1

    @property
    def on_gpu(self) -> bool:
        return self.device.startswith("cuda")

    def wrap(self, objective: nn.Module, blocks: Sequence[nn.Module]) -> nn.Module:
        """The module that all processes train as one. With FSDP `blocks` are gathered one at a time."""
        if self.world == 1:
            return objective
        if not self.sharded:
            where = [torch.device(self.device)] if self.on_gpu else None
            return DistributedDataParallel(objective, device_ids=where, **{_SYNC_BUFFERS: False})
        mesh = init_device_mesh(self.device.split(":")[0], (self.world,))
        policy = MixedPrecisionPolicy(torch.bfloat16, torch.float32) if self.on_gpu else MixedPrecisionPolicy()
        for block in (*blocks, objective):
            fully_shard(block, mesh=mesh, mp_policy=policy)
        return objective

    def sums(self, numbers: Sequence[float]) -> list[float]:
        """Each number added up over all processes, the same bits everywhere."""
        if self.world == 1:
            return list(numbers)
        total = torch.tensor(numbers, dtype=torch.float64)
        dist.all_reduce(total)
        return [float(number) for number in total]

    def exchange(self, mine: Any) -> list[Any]:
        """What each process gave, in the order of their ranks."""
        if self.world == 1:
            return [mine]
        given: list[Any] = [None] * self.world
        dist.all_gather_object(given, mine)
        return given

    def meet(self) -> None:
        """Go on when all are here."""
        if self.world > 1:
            self.sums([0.0])

    @contextmanager
    def part_of_a_step(self, module: nn.Module, last: bool) -> Iterator[None]:
        """Gradients are exchanged in the last part of a step only."""
        if self.world == 1 or last:
            if self.sharded:
                module.set_requires_gradient_sync(True)
            yield
        elif self.sharded:
            module.set_requires_gradient_sync(False)
            yield
        else:
            with module.no_sync():
                yield


@contextmanager
def joined(device: str, how: str = "ddp") -> Iterator[Team]:
    """The team that torchrun started this process in; a team of one where it did not."""
    if how not in HOW:
        raise BadData(f"no way to train in parallel called {how!r}; there are {' and '.join(HOW)}")
    world = int(os.environ.get("WORLD_SIZE", "1"))
    if world == 1:
        yield Team(device)
        return
    if device == "cuda":
        device = f"cuda:{os.environ['LOCAL_RANK']}"
        torch.cuda.set_device(device)
    # Small things, and rounds of data, travel between CPUs.
    dist.init_process_group("cpu:gloo,cuda:nccl" if device.startswith("cuda") else "gloo")
    try:
        yield Team(device, dist.get_rank(), world, how)
    finally:
        # A group that a module in a reference cycle still holds would outlive Python itself, and abort the process.
        gc.collect()
        dist.destroy_process_group()
