"""Checkpoints: what is saved is loaded; damage, other models and other data are named and refused."""

import json
import shutil
from dataclasses import replace

import pytest

torch = pytest.importorskip("torch")

from small_run import MODEL, QUIET, RECIPE, data  # noqa: E402

from ndb.errors import BadData  # noqa: E402
from ndb.model.network import Network  # noqa: E402
from ndb.train.batches import Position  # noqa: E402
from ndb.train.checkpoint import Progress, load_checkpoint, read_checkpoint, save_checkpoint  # noqa: E402
from ndb.train.loop import train  # noqa: E402
from ndb.train.optimizers import make_optimizers  # noqa: E402
from ndb.train.parallel import Team  # noqa: E402

ONE_STEP = replace(QUIET, seconds=0.0)


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    folder = tmp_path_factory.mktemp("saved")
    train(RECIPE, data(identity="these"), folder, ONE_STEP, Team("cpu"))
    return folder


@pytest.fixture
def copy(saved, tmp_path):
    return shutil.copytree(saved, tmp_path / "copy")


def go_on(folder, recipe=RECIPE, identity="these"):
    return train(recipe, data(identity=identity), folder, ONE_STEP, Team("cpu"))


def test_what_is_saved_is_loaded(tmp_path):
    progress = Progress(3, 400, 1.5, Position(7, 2))
    network = Network(MODEL)
    save_checkpoint(tmp_path / "c.pt", network, make_optimizers(network, RECIPE), progress)
    other = Network(MODEL)
    assert load_checkpoint(tmp_path / "c.pt", other, make_optimizers(other, RECIPE)) == progress
    assert all(torch.equal(a, b) for a, b in zip(network.parameters(), other.parameters(), strict=True))


def test_the_dice_go_on_where_they_were(tmp_path):
    network = Network(MODEL)
    torch.manual_seed(5)
    save_checkpoint(tmp_path / "c.pt", network, [], Progress())
    expected = torch.rand(3)
    torch.manual_seed(6)
    load_checkpoint(tmp_path / "c.pt", network, [])
    assert torch.equal(torch.rand(3), expected)


@pytest.mark.parametrize("place", [0, 2000, -1])
def test_a_damaged_checkpoint_is_named_and_refused(copy, place):
    content = bytearray((copy / "checkpoint.pt").read_bytes())
    content[place] ^= 1
    (copy / "checkpoint.pt").write_bytes(content)
    with pytest.raises(BadData, match=r"checkpoint\.pt is damaged"):
        go_on(copy)


def test_a_truncated_checkpoint_is_refused(copy):
    content = (copy / "checkpoint.pt").read_bytes()
    (copy / "checkpoint.pt").write_bytes(content[: len(content) // 2])
    with pytest.raises(BadData, match=r"checkpoint\.pt"):
        go_on(copy)


def test_a_checkpoint_without_its_digest_is_refused(copy):
    (copy / "checkpoint.json").unlink()
    with pytest.raises(BadData, match=r"checkpoint\.pt"):
        go_on(copy)


def test_killed_between_digest_and_checkpoint_the_older_one_is_used(copy):
    older = (copy / "checkpoint.pt").read_bytes()
    assert go_on(copy).step == 2
    (copy / "checkpoint.pt").write_bytes(older)
    assert go_on(copy).step == 2


def test_half_written_files_of_a_killed_run_are_no_obstacle(copy):
    (copy / "checkpoint.partial").write_bytes(b"half")
    (copy / "checkpoint.json.partial").write_bytes(b"half")
    with (copy / "metrics.jsonl").open("a") as file:
        file.write('{"step": 1, "lo')
    assert go_on(copy).step == 2
    assert all(json.loads(line) for line in (copy / "metrics.jsonl").read_text().splitlines())


def test_a_run_does_not_go_on_with_another_recipe(copy):
    for changes in ({"model": replace(MODEL, width=24)}, {"optimizer": "muon"}, {"seed": 2}):
        with pytest.raises(BadData, match=next(iter(changes))):
            go_on(copy, replace(RECIPE, **changes))


def test_a_run_goes_on_with_another_budget(copy):
    assert go_on(copy, replace(RECIPE, tokens=RECIPE.tokens * 2, peak_rate=1e-3)).step == 2


def test_a_run_does_not_go_on_with_other_data(copy):
    with pytest.raises(BadData, match="another data"):
        go_on(copy, identity="others")


def test_a_checkpoint_of_another_model_is_refused(copy):
    other = Network(replace(MODEL, layers=1))
    with pytest.raises(BadData, match="another model"):
        load_checkpoint(copy / "checkpoint.pt", other, make_optimizers(other, RECIPE))


def test_tied_weights_are_stored_once(copy):
    assert "lm_head.weight" not in read_checkpoint(copy / "checkpoint.pt")["network"]


def test_a_new_run_writes_down_its_recipe(saved):
    assert json.loads((saved / "recipe.json").read_text())["peak_rate"] == RECIPE.peak_rate
