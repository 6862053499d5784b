"""A training run of seconds: sequences that are easy to learn, a tiny model. Also run as a script, by tests that need
processes of their own: one that dies on the way, or two that train together."""

import json
import os
import sys
from collections import Counter
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np

from ndb.dataset.rounds.factory import Round
from ndb.dataset.rounds.pack import Encoded, pack
from ndb.model.config import ModelConfig
from ndb.train.loop import Data, Session, train
from ndb.train.parallel import Team, joined
from ndb.train.recipes import Recipe
from ndb.train.samples import Spelling

BEGIN, END, PAD = 0, 1, 2
VOCABULARY = 24
MODEL = ModelConfig(
    vocabulary=VOCABULARY, width=16, layers=2, heads=2, key_value_heads=1, head_width=8, inner_width=32, context=48
)
STEPS = 12
RECIPE = Recipe(
    "test", MODEL, sequence=32, batch=4, micro_batch=2, tokens=STEPS * 4 * 32, optimizer="adamw", peak_rate=1e-2
)
STEADY = replace(RECIPE, warmup_steps=2, decay="none")
"""The rate does not depend on the budget: a shorter run is the beginning of a longer one."""
HALF = replace(STEADY, tokens=RECIPE.tokens // 2)
QUIET = Session(compile=False, log_every=1, validate_every=1000, samples=2)
SPELLING = Spelling(BEGIN, END, lambda ids: " ".join(map(str, ids)))


def make_round(number: int) -> Round:
    """Documents that count upwards from some token on; all but the first tokens are asked for. Rounds differ in
    size."""
    dice = np.random.default_rng(number)
    documents = []
    for _ in range(5 + number % 3):
        start, length = dice.integers(3, VOCABULARY), dice.integers(4, 20)
        counted = [int(3 + (start + i) % (VOCABULARY - 3)) for i in range(length)]
        documents.append(Encoded([BEGIN, *counted, END], [False] * 2 + [True] * length))
    return Round(number, pack(documents, 32, PAD), Counter())


def endless(first: int, last_words=lambda number: None):
    while True:
        last_words(first)
        yield make_round(first)
        first += 1


def data(last_words=lambda number: None, identity: str = "") -> Data:
    @contextmanager
    def rounds_from(first):
        yield endless(first, last_words)

    return Data(rounds_from, [make_round(10_000)], SPELLING, identity)


def losses(folder: Path) -> dict[int, float]:
    """The loss of every step, as the metrics have it."""
    rows = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    found = [(row["step"], row["loss"]) for row in rows if "loss" in row]
    assert len(dict(found)) == len(found), "a step stands twice"
    return dict(found)


def train_here(folder: Path, recipe: Recipe = RECIPE, session: Session = QUIET):
    return train(recipe, data(), folder, session, Team("cpu"))


def _die_at(round_number: int):
    def last_words(number: int) -> None:
        if number == round_number:
            os._exit(9)

    return last_words


def main() -> None:
    import torch

    torch.set_num_threads(1)
    match sys.argv[1:]:
        case ["die", folder, number]:
            train(RECIPE, data(_die_at(int(number))), Path(folder), replace(QUIET, save_seconds=0.0), Team("cpu"))
        case ["together", folder]:
            for how in ("ddp", "fsdp"):
                os.environ["MASTER_PORT"] = os.environ[f"PORT_{how}"]
                with joined("cpu", how) as team:
                    _half_a_run(Path(folder) / how, team)
                    _half_a_run_after_one(Path(folder) / f"{how}-after-one", team)


def _half_a_run(folder: Path, team: Team) -> None:
    train(HALF, data(), folder, QUIET, team)


def _half_a_run_after_one(folder: Path, team: Team) -> None:
    """One process makes a step or more; two go on from there."""
    if team.leads:
        train(STEADY, data(), folder, replace(QUIET, seconds=0.0), Team("cpu"))
    team.meet()
    _half_a_run(folder, team)


if __name__ == "__main__":
    main()
