"""`ndb train` from the command line: from seeds to weights that the runtime loads; what is missing is said."""

import argparse
import json
import os
import subprocess
import sys

import numpy as np
import pytest
from corpora import SEEDS
from safetensors.numpy import load_file
from small_team import run_together

from ndb.dataset.overrides import changed
from ndb.dataset.programs import repositories
from ndb.errors import BadData, NdbError
from ndb.train.arguments import declare_data, more_sources
from ndb.train.extras import require
from ndb.train.recipes import RECIPES, Recipe, finetune

SMALL = ["--recipe", "tiny", "--device", "cpu", "--workers", "1", "--log-every", "1", "--samples", "1"]
SHORT = ["sequence=128", "context=160", "batch=2", "micro_batch=2", "width=32", "inner_width=48"]

FEW = "--data", "sequences=2", "calls=1", "documents=1"
"""Small rounds: one document of a program."""


@pytest.fixture(scope="module")
def seeds(tmp_path_factory):
    folder = tmp_path_factory.mktemp("seeds")
    (folder / "some.py").write_text(SEEDS)
    return folder


def rows(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def train(*arguments):
    pytest.importorskip("torch")
    from ndb.train.command import main

    main([str(argument) for argument in arguments])


def test_validation_may_have_packages_in_a_file_of_its_own(monkeypatch):
    monkeypatch.setattr(repositories, "read_repositories", lambda path, side: (path.name, side))
    parser = argparse.ArgumentParser()
    declare_data(parser)
    apart = parser.parse_args(["--traces", "some", "--validation-traces", "others"])
    assert more_sources(apart, "train") == (("some", "train"),)
    assert more_sources(apart, "validation") == (("others", "validation"),)
    assert more_sources(parser.parse_args(["--traces", "some"]), "validation") == (("some", "validation"),)


@pytest.fixture(scope="module")
def trained(seeds, tmp_path_factory):
    """Six steps made of two sessions; rounds are made on the way, their quality rises on the way."""
    folder = tmp_path_factory.mktemp("run")
    quality = 'quality=[[0.3, {"origins": [["drill", 1.0]]}]]'
    arguments = [*SMALL, "--seeds", seeds, "--folder", folder, *FEW, "--set", *SHORT, quality]
    train(*arguments, f"tokens={6 * 2 * 128}", "--session-seconds", "0")
    assert [row["step"] for row in rows(folder / "metrics.jsonl") if "loss" in row] == [1]
    train(*arguments, f"tokens={6 * 2 * 128}")
    return folder


def test_a_run_goes_on_and_leaves_recipe_metrics_and_counts(trained):
    assert [row["step"] for row in rows(trained / "metrics.jsonl") if "loss" in row] == [1, 2, 3, 4, 5, 6]
    assert json.loads((trained / "recipe.json").read_text())["model"]["width"] == 32
    numbers = [row["round"] for row in rows(trained / "data.jsonl")]
    assert numbers == list(range(len(numbers)))


def test_quality_rises_at_its_round(trained):
    made = [{name for name in row if name.startswith("made ")} for row in rows(trained / "data.jsonl")]
    only_drills = [names == {"made drill"} for names in made]
    assert not all(only_drills[:2])
    assert len(only_drills) > 2 and all(only_drills[2:])


def test_the_weights_are_those_of_the_checkpoint_and_int8_is_near(trained):
    from ndb.model.weights import read_weights
    from ndb.train.checkpoint import read_checkpoint

    stored = read_checkpoint(trained / "checkpoint.pt")["network"]
    for name, tensor in read_weights(trained / "model")[1].items():
        assert np.array_equal(tensor, stored[name].numpy())
    for name, tensor in read_weights(trained / "int8")[1].items():
        assert np.allclose(tensor, stored[name].numpy(), atol=0.01)


@pytest.mark.parametrize("folder", ["model", "int8"])
def test_what_a_run_leaves_opens_as_a_model(trained, folder):
    from ndb.model.load import open_model

    assert open_model(str(trained / folder)).tokenizer.special


@pytest.fixture(scope="module")
def trained_in_4_bits(seeds, trained, tmp_path_factory):
    """Went on from the run before, with twice the neurons and more heads, in two sessions."""
    folder = tmp_path_factory.mktemp("rounded")
    larger = [*SHORT[:4], "width=32", "inner_width=128", "heads=4", "quantize=4", f"tokens={4 * 2 * 128}"]
    arguments = [*SMALL, "--seeds", seeds, "--folder", folder, *FEW, "--weights", trained / "int8", "--grow"]
    train(*arguments, "--set", *larger, "--session-seconds", "0")
    train(*arguments, "--set", *larger)
    return folder


def test_a_run_grows_and_learns_to_be_4_bits(trained_in_4_bits):
    from ndb.model.weights import GROUPS, dequantised, read_weights, unpacked

    assert [row["step"] for row in rows(trained_in_4_bits / "metrics.jsonl") if "loss" in row] == [1, 2, 3, 4]
    stored = load_file(trained_in_4_bits / "int4" / "model.safetensors")
    # The width of this model is half a pair of groups: only what reads 128 columns is packed.
    packed = {name for name in stored if name.endswith(GROUPS)}
    assert packed and all(".o_proj" in name or ".down_proj" in name for name in packed)
    config, tensors = read_weights(trained_in_4_bits / "model")
    assert (config.heads, config.inner_width) == (4, 128)
    assert all(np.array_equal(tensors[name], t) for name, t in dequantised(unpacked(stored)).items())


def test_a_model_of_4_bits_opens(trained_in_4_bits):
    from ndb.model.load import open_model

    assert open_model(str(trained_in_4_bits / "int4")).tokenizer.special


def test_weights_of_another_size_are_refused_unless_they_are_to_grow(trained, seeds, tmp_path):
    arguments = [*SMALL, "--seeds", seeds, "--folder", tmp_path]
    with pytest.raises(BadData, match="inner_width 48"):
        train(*arguments, "--weights", trained / "int8", "--set", *SHORT[:-1])
    with pytest.raises(BadData, match="--weights"):
        train(*arguments, "--grow")


def test_a_run_from_shards_needs_no_workers(seeds, tmp_path):
    pytest.importorskip("torch")
    from ndb.cli import main as ndb

    shards = tmp_path / "shards"
    build = ["data", "build", str(shards), "--seeds", str(seeds), "--tokens", "1000", "--workers", "1"]
    assert ndb([*build, "--set", "sequence=128", "most_tokens=129", "sequences=2"]) == 0
    folder = tmp_path / "run"
    train(*SMALL, "--shards", shards, "--seeds", tmp_path, "--folder", folder, "--set", *SHORT, f"tokens={3 * 2 * 128}")
    assert [row["step"] for row in rows(folder / "metrics.jsonl")] == [1, 2, 3]


def test_the_tiny_recipe_learns_in_seconds(seeds, tmp_path):
    quick = ["tokens=20480", "peak_rate=0.003"]
    train(*SMALL, "--seeds", seeds, "--folder", tmp_path, "--data", "sequences=8", "--set", *quick)
    losses = [row["loss"] for row in rows(tmp_path / "metrics.jsonl") if "loss" in row]
    assert len(losses) == 20
    assert sum(losses[-3:]) / 3 < losses[0] - 1.5


def test_two_processes_make_and_use_the_data_of_one(seeds, trained, tmp_path):
    """Each makes half of the rounds and reads half of every batch."""
    quality = 'quality=[[0.3, {"origins": [["drill", 1.0]]}]]'
    arguments = [*SMALL, "--seeds", seeds, "--folder", tmp_path, *FEW, "--set", *SHORT, quality]
    run_together("ndb.train.command", [*arguments, f"tokens={6 * 2 * 128}"])
    one, two = ([row["loss"] for row in rows(f / "metrics.jsonl") if "loss" in row] for f in (trained, tmp_path))
    assert two == pytest.approx(one, rel=1e-4)
    # Rounds that were made ahead and not used yet are counted too: how many depends on the machine.
    ours, theirs = rows(tmp_path / "data.jsonl"), rows(trained / "data.jsonl")
    used = min(len(ours), len(theirs))
    assert used >= 4 and ours[:used] == theirs[:used]


def test_a_field_that_does_not_exist_is_named():
    with pytest.raises(BadData, match="'colour'"):
        changed(Recipe("r"), ["colour=1"])


def test_fields_are_read_as_json_or_text():
    recipe = changed(Recipe("r"), ["tokens=5", "optimizer=adamw", "mask_documents=true"])
    assert (recipe.tokens, recipe.optimizer, recipe.mask_documents) == (5, "adamw", True)


def test_what_is_not_installed_is_said_with_its_extra():
    with pytest.raises(NdbError, match=r"pip install 'ndb\[train\]'"):
        require("no_such_package", "train")


@pytest.mark.parametrize("module", ["ndb.train.command", "ndb.train.finetune_command"])
def test_workers_that_import_the_main_module_again_do_not_import_torch(module):
    program = f"import sys, {module}; print('torch' in sys.modules, 'transformers' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout == "False False\n"


def test_recipes_are_named_after_their_functions():
    assert all(make().name == name for name, make in RECIPES.items())
    assert 1.6e9 < RECIPES["paper"]().model.parameters < 1.9e9
    assert RECIPES["embedded"]().model.parameters < 48e6


def test_fine_tuning_is_as_in_the_paper():
    recipe = finetune()
    assert (recipe.peak_rate, recipe.warmup_steps, recipe.decay, recipe.weight_decay) == (1e-5, 750, "none", 0.1)
    assert recipe.batch * recipe.sequence == 2**20
