"""`ndb train`: training from scratch. Started again on the same folder it goes on where it stopped.

Makes the data while it trains (all cores but one feed the device), or reads shards. On many GPUs:
`torchrun --nproc-per-node 8 -m ndb.train.command …`. Knows arguments; torch is imported when a run starts.
"""

import argparse
import dataclasses
import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ndb.dataset.overrides import changed
from ndb.errors import BadData
from ndb.model.config import ModelConfig
from ndb.train.arguments import Material, declare_data, declare_session, device_of, session_of
from ndb.train.extras import require
from ndb.train.recipes import RECIPES, Recipe

if TYPE_CHECKING:
    from ndb.dataset.rounds.factory import Round
    from ndb.model.weights import Array
    from ndb.train.checkpoint import Progress
    from ndb.train.parallel import Team

COUNTS = "data.jsonl"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="ndb train", description=__doc__)
    declare(parser)
    run(parser.parse_args(arguments))


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--recipe", choices=RECIPES, default="embedded")
    parser.add_argument("--weights", type=Path, metavar="FOLDER", help="start from these weights")
    parser.add_argument(
        "--grow", action="store_true", help="make these weights larger, as large as the recipe's model: what is new "
        "says nothing at first",
    )  # fmt: skip
    declare_session(parser, Path("runs/embedded"))
    declare_data(parser)


def run(asked: argparse.Namespace) -> int:
    require("torch", "train")
    from ndb.train.parallel import joined

    recipe = recipe_of(asked)
    with joined(device_of(asked), asked.parallel) as team:
        progress = _train(asked, recipe, team)
        if team.leads:
            export(asked.folder, recipe, asked.tokenizer)
            print(json.dumps({"step": progress.step, "tokens": progress.tokens, "seconds": progress.seconds}))
        team.meet()
    return 0


def recipe_of(asked: argparse.Namespace) -> Recipe:
    """The recipe with the changes asked for; a change may be one of its model's fields."""
    recipe = RECIPES[asked.recipe]()
    fields = {field.name for field in dataclasses.fields(ModelConfig)}
    model = [change for change in asked.set if change.split("=")[0] in fields]
    rest = [change for change in asked.set if change not in model]
    made: Recipe = changed(dataclasses.replace(recipe, model=changed(recipe.model, model)), rest)
    return made


def _train(asked: argparse.Namespace, recipe: Recipe, team: "Team") -> "Progress":
    from ndb.language.tokens import Mark
    from ndb.train.data import counted
    from ndb.train.loop import Data, train
    from ndb.train.samples import Spelling

    weights = first_weights(asked, recipe)
    material = Material(asked, recipe, recipe.sequence, team)
    special = material.tokenizer.special
    if recipe.model and len(material.tokenizer) > recipe.model.vocabulary:
        raise BadData(f"the tokenizer has {len(material.tokenizer)} tokens; --set vocabulary={len(material.tokenizer)}")
    spelling = Spelling(special[Mark.BEGIN_OF_TEXT], special[Mark.ACTION_SEP], material.tokenizer.decode)
    rounds_from, identity = material.rounds_from()
    if team.leads and not asked.shards:
        rounds_from = counted(rounds_from, Counts(asked.folder))
    data = Data(rounds_from, material.validation(), spelling, identity)
    return train(recipe, data, asked.folder, session_of(asked, team), team, weights)


def first_weights(asked: argparse.Namespace, recipe: Recipe) -> "dict[str, Array] | None":
    """What a run starts from, if not from scratch."""
    from ndb.model.weights import read_weights, shapes_of
    from ndb.train.grow import grown

    assert recipe.model
    if not asked.weights:
        if asked.grow:
            raise BadData("nothing to grow: give the weights with --weights")
        return None
    config, tensors = read_weights(asked.weights)
    if asked.grow:
        return grown(config, recipe.model, tensors, np.random.default_rng(recipe.seed))
    if shapes_of(config) != shapes_of(recipe.model):
        theirs, ours = dataclasses.asdict(config), dataclasses.asdict(recipe.model)
        differs = ", ".join(f"{name} {theirs[name]}" for name in ours if theirs[name] != ours[name])
        raise BadData(f"{asked.weights} has {differs}, other than the recipe's model; --set these, or --grow")
    return tensors


class Counts:
    """Writes down what the factory kept and dropped, a row a round, each round once."""

    def __init__(self, folder: Path) -> None:
        self._path, self._started = folder / COUNTS, False

    def __call__(self, made: "Round") -> None:
        if not self._started:
            from ndb.train.run_log import keep_rows

            self._path.parent.mkdir(parents=True, exist_ok=True)
            keep_rows(self._path, "round", made.number - 1)
            self._started = True
        with self._path.open("a") as file:
            file.write(json.dumps({"round": made.number, **made.counts}) + "\n")


def export(folder: Path, recipe: Recipe, tokenizer: Path) -> None:
    """A run's checkpoint as folders that the runtime and `transformers` load: in float32, and small. A run that learned
    to be rounded is rounded in both."""
    from ndb.model.weights import dequantised, quantised, quantised_to_4_bits, unpacked, write_weights
    from ndb.train.checkpoint import read_checkpoint
    from ndb.train.loop import CHECKPOINT

    assert recipe.model
    state: dict[str, Any] = read_checkpoint(folder / CHECKPOINT)["network"]
    tied = recipe.model.tied
    tensors = {
        name: tensor.float().numpy() for name, tensor in state.items() if not (tied and name == "lm_head.weight")
    }
    if recipe.quantize:
        small = quantised_to_4_bits(tensors)
        folders = {"model": dequantised(unpacked(small)), "int4": small}
    else:
        folders = {"model": tensors, "int8": quantised(tensors)}
    for name, stored in folders.items():
        write_weights(folder / name, recipe.model, stored)
        shutil.copyfile(tokenizer, folder / name / "tokenizer.json")


if __name__ == "__main__":
    main()
