"""Do servers of others, with the exported weights, say what the light runtime says? Greedy next-state answers.

    ndb export FOLDER                          then  transformers serve FOLDER --device cpu --dtype float32
    ndb export model.gguf --format gguf        then  llama-server -m model.gguf, or
                                                     python tests/support/llama_server.py model.gguf (xllamacpp)
    python benchmarks/servers.py 'transformers=http://127.0.0.1:8000/v1?tokens=words&model=FOLDER' \
                                 'llama.cpp=http://127.0.0.1:8080/v1'

Questions are about runs of fresh seed programs, the same for all. Told for each server: how many answers are the same
as the light runtime's (all of the state, and free of what the grammar forces), requests and seconds. Last line: JSON.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from ndb.dataset.corpus import on_side, seed_programs
from ndb.evaluate.next_state import Question, asked, questions
from ndb.model.remote import RemoteModel, ServerProblem
from ndb.model.runtime import Runtime

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Compared:
    """One server beside the light runtime."""

    server: str
    prompts: int
    same: int
    constrained: bool
    requests: int
    seconds: float
    failed: int
    """Questions that it did not answer."""
    difference: float
    """Of the log probabilities of equal answers, in the mean; 0 where it tells none."""


def compared(
    name: str, remote: RemoteModel, runtime: Runtime, chosen: Sequence[Question], constrained: bool
) -> Compared:
    started, same, failed, differences = time.perf_counter(), 0, 0, [0.0]
    for question in chosen:
        here = runtime.drive(asked(question, runtime.tokenizer, constrained))
        try:
            there = remote.drive(asked(question, remote.tokenizer, constrained))
        except ServerProblem as problem:
            print(f"{name}: {problem}")
            failed += 1
            continue
        same += here.text == there.text
        if here.text == there.text and there.log_probability:
            differences.append(abs(here.log_probability - there.log_probability))
    seconds = round(time.perf_counter() - started, 1)
    mean = round(sum(differences) / max(len(differences) - 1, 1), 4)
    return Compared(name, len(chosen), same, constrained, remote.requests, seconds, failed, mean)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("servers", nargs="+", metavar="NAME=ADDRESS")
    parser.add_argument("--prompts", type=int, default=30)
    parser.add_argument("--seeds", type=Path, default=ROOT / "seeds")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--free", action="store_true", help="also without the grammar")
    arguments = parser.parse_args()
    runtime, dice = Runtime.load(), Random(arguments.seed)
    programs = on_side(seed_programs(arguments.seeds), "fresh")
    dice.shuffle(programs)
    found = questions(programs[:60], runtime.tokenizer, 6, dice)
    chosen = dice.sample(found, min(arguments.prompts, len(found)))
    results = []
    for name, _, address in (each.partition("=") for each in arguments.servers):
        for constrained in (True, False) if arguments.free else (True,):
            remote = RemoteModel.at(address)
            results.append(compared(name, remote, runtime, chosen, constrained))
            print(results[-1], flush=True)
    print(json.dumps([asdict(each) for each in results]))


if __name__ == "__main__":
    main()
