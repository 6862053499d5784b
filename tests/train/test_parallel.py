"""Several processes train as one: the same curve, the same weights, one checkpoint that any number can go on from."""

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from small_run import QUIET, RECIPE, STEADY, STEPS, endless, losses, train_here  # noqa: E402
from small_team import free_port, run_together  # noqa: E402

from ndb.errors import BadData  # noqa: E402
from ndb.train.batches import Position, batches  # noqa: E402
from ndb.train.checkpoint import read_checkpoint  # noqa: E402
from ndb.train.loop import train  # noqa: E402
from ndb.train.parallel import Team, joined  # noqa: E402

SCRIPT = Path(__file__).parents[1] / "support" / "small_run.py"


@pytest.fixture(scope="module")
def together(tmp_path_factory):
    """Two processes: half a run by DDP, half a run by FSDP; and each again after a step by one process."""
    folder = tmp_path_factory.mktemp("together")
    run_together(SCRIPT, ["together", folder], PORT_ddp=free_port(), PORT_fsdp=free_port())
    return folder


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("alone")
    train_here(folder, STEADY)
    return folder


@pytest.mark.parametrize("how", ["ddp", "fsdp"])
def test_two_processes_have_the_loss_of_one(together, alone, how):
    half = losses(together / how)
    assert list(half) == list(range(1, STEPS // 2 + 1))
    assert half == pytest.approx({step: losses(alone)[step] for step in half}, rel=1e-4)


@pytest.mark.parametrize("how", ["ddp", "fsdp"])
def test_one_process_goes_on_where_two_stopped(together, alone, tmp_path, how):
    folder = shutil.copytree(together / how, tmp_path / how)
    assert train_here(folder, STEADY).step == STEPS
    assert losses(folder) == pytest.approx(losses(alone), rel=1e-3)


@pytest.mark.parametrize("how", ["ddp", "fsdp"])
def test_two_processes_go_on_where_one_stopped(together, alone, how):
    assert losses(together / f"{how}-after-one") == pytest.approx(
        {step: loss for step, loss in losses(alone).items() if step <= STEPS // 2}, rel=1e-3
    )


def test_ddp_and_fsdp_come_to_the_same_weights(together):
    ddp, fsdp = (read_checkpoint(together / how / "checkpoint.pt")["network"] for how in ("ddp", "fsdp"))
    assert ddp.keys() == fsdp.keys()
    assert all(torch.allclose(ddp[name], fsdp[name], rtol=1e-3, atol=1e-5) for name in ddp)


@pytest.mark.parametrize("world", [2, 4])
def test_the_processes_read_the_rows_of_the_whole_batch(world):
    whole = batches(endless(0), 8, Position())
    parts = [batches(endless(0), 8, Position(), rank, world) for rank in range(world)]
    for _, batch, *mine in zip(range(12), whole, *parts, strict=False):
        assert np.array_equal(np.concatenate([m.ids for m in mine]), batch.ids)
        assert np.array_equal(np.concatenate([m.asked for m in mine]), batch.asked)
        assert {m.after for m in mine} == {batch.after}
        assert {len(m.ids) for m in mine} == {8 // world}


def test_a_position_is_the_same_for_any_number_of_processes():
    whole = batches(endless(0), 8, Position())
    third = [next(whole) for _ in range(3)][-1]
    rest = [batches(endless(third.after.round), 8, third.after, rank, 2) for rank in range(2)]
    assert np.array_equal(np.concatenate([next(r).ids for r in rest]), next(whole).ids)


def test_a_batch_that_cannot_be_divided_is_refused(tmp_path):
    with pytest.raises(BadData, match="divided among 3"):
        train(RECIPE, None, tmp_path, QUIET, Team("cpu", 0, 3))


def test_an_unknown_way_to_train_in_parallel_is_refused():
    with pytest.raises(BadData, match="ddp and fsdp"), joined("cpu", "pipeline"):
        pass


def test_muon_is_refused_where_matrices_are_not_whole():
    from ndb.model.network import Network
    from ndb.train.optimizers import make_optimizers

    with pytest.raises(BadData, match="adamw"):
        make_optimizers(Network(RECIPE.model), replace(RECIPE, optimizer="muon"), sharded=True)
