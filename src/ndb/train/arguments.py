"""The arguments that training and fine-tuning share, and the data, session and recipe they describe.

Knows the command line and the corpus; imports torch only when a run starts, since workers import what starts them.
"""

import argparse
import math
import os
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ndb.dataset.overrides import changed
from ndb.errors import BadData
from ndb.train.recipes import Recipe

if TYPE_CHECKING:
    from ndb.dataset.rounds.build import RoundsFrom
    from ndb.dataset.rounds.factory import Corpus, Round
    from ndb.train.loop import Session
    from ndb.train.parallel import Team

VALIDATION_ROUNDS = 3
VALIDATION_SEED = 10_000_019
EMBEDDED_TOKENIZER = Path(__file__).parent.parent / "model" / "embedded" / "tokenizer.json"
UNLIMITED = math.inf


def declare_data(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("data")
    group.add_argument(
        "--shards",
        type=Path,
        metavar="FOLDER",
        help="read what `ndb data build` made, instead of making data on the way",
    )
    group.add_argument("--passes", type=int, default=1, help="how often the shards are used")
    group.add_argument("--seeds", type=Path, default=Path("seeds"), metavar="FOLDER", help="the seed corpus (seeds)")
    group.add_argument("--data", nargs="*", default=[], metavar="FIELD=VALUE", help="change options of the factory")
    group.add_argument("--harvest", type=Path, metavar="FILE", help="functions of packages, from `ndb data harvest`")
    group.add_argument("--traces", type=Path, metavar="PATH", help="traces of packages' tests, or excerpts of them")
    group.add_argument("--validation-traces", type=Path, metavar="PATH", help="the same of packages for validation, "
                       "where they stand apart")  # fmt: skip
    group.add_argument(
        "--benchmark",
        type=Path,
        metavar="FILE",
        help="programs that must not be trained on: JSON lines with a field `code`",
    )
    group.add_argument("--tokenizer", type=Path, default=EMBEDDED_TOKENIZER, metavar="FILE")
    group.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), metavar="N", help="processes "
                       "that make data, for each process that trains")  # fmt: skip


def declare_session(parser: argparse.ArgumentParser, folder: Path) -> None:
    parser.add_argument("--set", nargs="*", default=[], metavar="FIELD=VALUE", help="change fields of the recipe")
    parser.add_argument("--folder", type=Path, default=folder, help="of the run; one that is there goes on")
    group = parser.add_argument_group("machine")
    group.add_argument("--device", help="cuda, cpu (the GPU if there is one)")
    group.add_argument(
        "--parallel",
        choices=("ddp", "fsdp"),
        default="ddp",
        help="with torchrun: a whole model in every process, or a part",
    )
    group.add_argument(
        "--session-seconds", type=float, default=UNLIMITED, metavar="S", help="stop after so long, with a checkpoint"
    )
    group.add_argument("--save-seconds", type=float, default=150.0, metavar="S", help="a checkpoint so often (150)")
    group.add_argument("--log-every", type=int, default=20, metavar="N", help="steps between rows of metrics (20)")
    group.add_argument("--validate-every", type=int, default=500, metavar="N", help="steps between validations (500)")
    group.add_argument("--samples", type=int, default=4, metavar="N", help="predictions shown at a validation (4)")
    group.add_argument("--tensorboard", action="store_true", help="metrics for TensorBoard too")
    group.add_argument("--bfloat16", action="store_true", help="compute in bfloat16 on a CPU, too: faster where "
                       "it has instructions for that (AVX512-BF16, AMX)")  # fmt: skip
    group.add_argument("--no-compile", action="store_true", help="without torch.compile")


def device_of(asked: argparse.Namespace) -> str:
    import torch

    return str(asked.device or ("cuda" if torch.cuda.is_available() else "cpu"))


def session_of(asked: argparse.Namespace, team: "Team") -> "Session":
    from ndb.train.loop import Session

    return Session(
        seconds=asked.session_seconds, compile=team.on_gpu and not asked.no_compile, log_every=asked.log_every,
        validate_every=asked.validate_every, save_seconds=asked.save_seconds, samples=asked.samples,
        tensorboard=asked.tensorboard, bfloat16=asked.bfloat16,
    )  # fmt: skip


class Material:
    """The data that the arguments describe, in ndb's own tokens; `sequence` is the length of its rows."""

    def __init__(self, asked: argparse.Namespace, recipe: Recipe, sequence: int, team: "Team") -> None:
        from ndb.dataset.rounds.factory import Options
        from ndb.language.tokenizer import Tokenizer

        try:
            self.tokenizer = Tokenizer.load(asked.tokenizer)
        except OSError:
            raise BadData(f"no tokenizer at {asked.tokenizer}; `ndb data tokenizer` makes one") from None
        self._asked, self._recipe, self._team = asked, recipe, team
        base = Options(seed=recipe.seed, sequence=sequence, most_tokens=sequence + 1)
        self.options: Options = changed(base, asked.data)

    def rounds_from(self) -> "tuple[RoundsFrom, str]":
        """Where the training rounds come from, and a digest of what decides them."""
        from ndb.dataset.rounds.shards import digest_of, identity_of
        from ndb.train.data import Turn, from_shards, made_on_cores, open_shards, stages

        asked = self._asked
        if asked.shards:
            folder = open_shards(asked.shards, self.options.sequence, digest_of(self.tokenizer.to_json()))
            return from_shards(folder, asked.passes), digest_of(str(folder.identity))
        corpus, plan = self._corpus("train"), stages(self._recipe, self.options)
        if not corpus.programs:
            raise BadData(f"no seeds in {asked.seeds}; give the folder of the seed corpus with --seeds")
        turn = Turn(self._team.rank, self._team.world, self._team.exchange)
        identity = digest_of([str(identity_of(corpus, stage.options, stage.first)) for stage in plan])
        return made_on_cores(corpus, plan, asked.workers, turn), identity

    def validation(self) -> "list[Round]":
        """Rounds of held-out families: made by one process, given to all, so that all have the same."""
        made = self._make_validation() if self._team.leads else None
        rounds: list[Round] = self._team.exchange(made)[0]
        return rounds

    def _make_validation(self) -> "list[Round]":
        from ndb.dataset.rounds.runner import Pool

        held_out = self._corpus("validation")
        if not held_out.programs:
            print(f"warning: no held-out seeds in {self._asked.seeds}, so nothing is validated", file=sys.stderr)
            return []
        options = replace(self.options, seed=VALIDATION_SEED)
        with Pool(held_out, options, min(self._asked.workers, VALIDATION_ROUNDS)) as pool:
            return list(islice(pool.rounds(), VALIDATION_ROUNDS))

    def _corpus(self, side: str) -> "Corpus":
        from ndb.dataset.checks.contamination import read_benchmark
        from ndb.dataset.corpus import on_side, seed_programs
        from ndb.dataset.rounds.factory import Corpus

        asked = self._asked
        if not asked.benchmark and side == "train" and self._team.leads:
            print("warning: no benchmark file was given, so nothing is kept out of training", file=sys.stderr)
        benchmark = read_benchmark(asked.benchmark) if asked.benchmark else None
        programs = on_side(seed_programs(asked.seeds), side) if asked.seeds.exists() else []
        return Corpus(programs, self.tokenizer, benchmark, more_sources(asked, side))


def more_sources(asked: argparse.Namespace, side: str) -> tuple[Any, ...]:
    """The sources that were asked for beside the seeds; they count where the options' origins name them."""
    sources: list[Any] = []
    if asked.harvest:
        from ndb.dataset.programs.harvest import read_harvest

        sources.append(read_harvest(asked.harvest, side))
    traces = asked.validation_traces if side == "validation" and asked.validation_traces else asked.traces
    if traces:
        from ndb.dataset.programs.repositories import read_repositories

        sources.append(read_repositories(traces, side))
    return tuple(sources)
