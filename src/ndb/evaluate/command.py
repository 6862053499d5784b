"""Evaluation from the command line, batched on a torch device: `python -m ndb.evaluate.command --data FILE --weights
FOLDER`."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import torch

from ndb.evaluate.cruxeval import MODES, Answer, Asker, read_items
from ndb.evaluate.judging import TUNED_ON, exact_inputs, judge, read_answers, score, with_fallback, write_answers
from ndb.language.tokenizer import Tokenizer
from ndb.model.lockstep import Lockstep
from ndb.model.network import Network, load_weights
from ndb.model.weights import read_weights


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="ndb eval cruxeval")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--tokenizer", type=Path, default=Path("src/ndb/model/embedded/tokenizer.json"))
    parser.add_argument("--modes", nargs="*", choices=MODES, default=MODES)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--free", action="store_true", help="decode without the grammar")
    parser.add_argument(
        "--answers", type=Path, help="write the answers here (or, without weights, judge those that are there)"
    )
    parser.add_argument("--only-answers", action="store_true", help="do not judge: nothing predicted is run")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--rows", type=int, default=400)
    asked = parser.parse_args(arguments)
    items = read_items(asked.data, asked.limit)
    answers = _answers(asked, items) if asked.weights else read_answers(asked.answers)
    if asked.answers and asked.weights:
        write_answers(answers, asked.answers)
    if not asked.only_answers:
        print(json.dumps(scores(items, answers)))


def _answers(asked: argparse.Namespace, items) -> list[Answer]:  # type: ignore[no-untyped-def]
    config, tensors = read_weights(asked.weights)
    network = Network(config)
    load_weights(network, tensors)
    driver = Lockstep(network, asked.device)
    asker = Asker(Tokenizer.load(asked.tokenizer), constrained=not asked.free)
    answers: list[Answer] = []
    for mode in asked.modes:
        started, read = time.monotonic(), driver.tokens_read
        said = driver.run([asker.talk(item, mode) for item in items], asked.rows)
        answers += [
            a if a is not None else Answer(item.id, mode, None, problem="outgrew the context")
            for a, item in zip(said, items, strict=True)
        ]
        if asked.answers:
            write_answers(answers, asked.answers)  # what is there survives an interruption
        exact = sum(a is not None and a.value == _reference(item, mode) for a, item in zip(said, items, strict=True))
        print(
            f"{mode}: {exact} of {len(items)} to the letter, {time.monotonic() - started:.1f} s, {driver.tokens_read - read} tokens read",
            file=sys.stderr,
            flush=True,
        )
    return answers


def _reference(item, mode: str) -> str:  # type: ignore[no-untyped-def]
    return item.input if mode == "input" else item.output


def scores(items, answers: Sequence[Answer]) -> dict[str, dict[str, float]]:  # type: ignore[no-untyped-def]
    """Per mode the share of right answers, over all items and over those never looked at."""
    found: dict[str, dict[str, float]] = {}
    by_mode: dict[str, list[Answer]] = {}
    for answer in answers:
        by_mode.setdefault(answer.mode, []).append(answer)
    if "blind" in by_mode and "step_return" in by_mode:
        by_mode["blind"] = with_fallback(by_mode["blind"], {a.item: a for a in by_mode["step_return"]})
    unseen = {item.id for item in items[TUNED_ON:]}
    for mode, said in by_mode.items():
        right = judge(items, said)
        found[mode] = score(right)
        rest = [r for r, a in zip(right, said, strict=True) if a.item in unseen]
        if rest:
            found[mode]["percent_unseen"] = score(rest)["percent"]
        if mode == "input":
            found["input_exact"] = score(exact_inputs(items, said))
    return found


if __name__ == "__main__":
    main()
