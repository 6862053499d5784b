"""Training from the command line: `python -m ndb.train.command --recipe embedded --seeds seeds …`.

Makes the data while it trains: all cores but one feed the device. Started again on the same folder it goes on where it
stopped.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from ndb.dataset.contamination import read_benchmark
from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.factory import Corpus, Options, Round, make_round
from ndb.dataset.runner import Pool
from ndb.errors import BadData
from ndb.language.tokenizer import Tokenizer
from ndb.model.weights import quantised, read_weights, write_weights
from ndb.train.loop import CHECKPOINT, Session, train
from ndb.train.recipes import RECIPES, Recipe

VALIDATION_ROUNDS = 3
VALIDATION_SEED = 10_000_019


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    recipe = _recipe(asked)
    tokenizer = Tokenizer.load(asked.tokenizer)
    programs = seed_programs(asked.seeds)
    benchmark = read_benchmark(asked.benchmark) if asked.benchmark else None
    if benchmark is None:
        print("warning: no benchmark file was given, so nothing is kept out of training", file=sys.stderr)
    options = _with(Options(seed=recipe.seed, sequence=recipe.sequence), asked.data or [])
    corpus = Corpus(on_side(programs, "train"), tokenizer, benchmark)
    held_out = Corpus(on_side(programs, "validation"), tokenizer, benchmark)
    validation = [make_round(held_out, replace(options, seed=VALIDATION_SEED), n) for n in range(VALIDATION_ROUNDS)]
    session = Session(asked.device, asked.session_seconds, compile=asked.device != "cpu")
    pools: list[Pool] = []

    def rounds_from(first: int) -> Iterator[Round]:
        pools.append(Pool(corpus, options, asked.workers, first))
        return _counted(pools[-1].__enter__().rounds(), asked.folder)

    weights = read_weights(asked.weights)[1] if asked.weights else None
    try:
        progress = train(recipe, rounds_from, validation, asked.folder, session, weights)
    finally:
        for pool in pools:
            pool.__exit__()
    _export(asked.folder, recipe)
    print(json.dumps({"step": progress.step, "tokens": progress.tokens, "seconds": progress.seconds}))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ndb train", description="Train a model on data made on the way.")
    parser.add_argument("--recipe", choices=RECIPES, default="embedded")
    parser.add_argument("--set", nargs="*", metavar="FIELD=VALUE", help="change fields of the recipe or of its model")
    parser.add_argument("--data", nargs="*", metavar="FIELD=VALUE", help="change options of the data factory")
    parser.add_argument("--seeds", type=Path, default=Path("seeds"))
    parser.add_argument("--tokenizer", type=Path, default=Path("src/ndb/model/embedded/tokenizer.json"))
    parser.add_argument(
        "--benchmark", type=Path, help="programs that must not be trained on: the benchmark or its digests"
    )
    parser.add_argument("--weights", type=Path, help="start from these weights (a folder)")
    parser.add_argument("--folder", type=Path, default=Path("runs/embedded"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--session-seconds", type=float, default=float("inf"))
    return parser


def _recipe(asked: argparse.Namespace) -> Recipe:
    recipe = RECIPES[asked.recipe]()
    changes = asked.set or []
    model = [c for c in changes if c.split("=")[0] in {*recipe.model.__dataclass_fields__}]
    rest = [c for c in changes if c not in model]
    return _with(replace(recipe, model=_with(recipe.model, model)), rest)


def _with(config: Any, changes: Sequence[str]) -> Any:
    """A dataclass with fields changed, each `name=value` in JSON or as plain text."""
    values = {}
    for change in changes:
        name, _, text = change.partition("=")
        if name not in config.__dataclass_fields__:
            raise BadData(f"no field {name!r}; there are {', '.join(config.__dataclass_fields__)}")
        try:
            values[name] = json.loads(text)
        except ValueError:
            values[name] = text
    return replace(config, **values)


def _counted(rounds: Iterator[Round], folder: Path) -> Iterator[Round]:
    """Write down what the factory kept and dropped."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "data.jsonl").open("a") as file:
        for made in rounds:
            file.write(json.dumps({"round": made.number, **made.counts}) + "\n")
            yield made


def _export(folder: Path, recipe: Recipe) -> None:
    state = torch.load(folder / CHECKPOINT, map_location="cpu", weights_only=True)["network"]
    tensors = {
        name: tensor.float().numpy()
        for name, tensor in state.items()
        if not (recipe.model.tied and name == "lm_head.weight")
    }
    write_weights(folder / "model", recipe.model, tensors)
    write_weights(folder / "int8", recipe.model, quantised(tensors))


if __name__ == "__main__":
    main()
