"""Can the level of instructions be learned (SPEC 2d)? A short fine-tuning of the embedded model, with scores.

    python benchmarks/instructions.py --seconds 1500 --out benchmarks/results/instructions-….json

Walks from instruction to instruction through runs of seed programs of the train side; questions about runs of fresh
ones: a walk so far, then `step_instruction`; right is the whole state, instruction and stack. Greedy, with the grammar
and without, int8 weights on the light runtime. The two special tokens take the place of words that no seed uses, and
begin as what is nearest: `expression_sep` and `step_expression`. Needs the extra `train` and CPython 3.11. Last line:
JSON.
"""

import argparse
import json
import os
import platform
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F

from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.programs.program import Program
from ndb.dataset.rounds.pack import Encoded, pack
from ndb.evaluate.next_state import Grade, Question, talk
from ndb.language.document import Document
from ndb.language.prompt import question_ids
from ndb.language.tokenizer import Tokenizer, with_special
from ndb.language.tokens import OF_INSTRUCTIONS, Mark
from ndb.model.config import ModelConfig
from ndb.model.network import Network, load_weights
from ndb.model.runtime import Runtime
from ndb.model.weights import EMBEDDED, quantised, read_weights, write_weights
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Exit
from ndb.trajectory.policy import instruction_policy
from ndb.trajectory.visits import forward_document
from ndb.tree.action import Move
from ndb.tree.span import span_from

ROOT = Path(__file__).resolve().parents[1]
LIMITS = RecordLimits(events=300, seconds=30.0, clock=time.process_time)
LIKE = {"instruction_sep": "expression_sep", "step_instruction": "step_expression"}
WARM_UP = 5


@dataclass(frozen=True, slots=True)
class Score:
    """Shares of right answers, in percent."""

    questions: int
    whole: float
    event: float
    instruction: float
    stack: float


def documents(programs: Sequence[Program], dice: Random) -> Iterator[Document]:
    """One walk a call, from the call of the function itself on, so that what is told is its own instructions."""
    calls = [(program, call) for program in programs for call in program.calls]
    dice.shuffle(calls)
    for program, call in calls:
        recording = record_call(program.source, call, limits=LIMITS, instructions=True)
        depths, entry = list(recording.depths), 0
        entry = depths.index(1) if 1 in depths else 0
        if recording.exit is not Exit.NEVER and entry:
            yield forward_document(span_from(recording, entry), instruction_policy, dice)


def questions(programs: Sequence[Program], tokenizer: Tokenizer, count: int, most: int, dice: Random) -> list[Question]:
    """One a document, at a place that the model can read up to."""
    found: list[Question] = []
    for document in documents(programs, dice):
        places = [n for n, f in enumerate(document.frames, 1) if f.action.move is Move.STEP_INSTRUCTION]
        place = dice.choice(places) if places else 0
        if place and len(question_ids(tokenizer, document.code, document.frames[:place])) <= most:
            found.append(Question(document, place, "instructions"))
        if len(found) == count:
            break
    return found


def starting(tokenizer: Tokenizer, tensors: dict[str, Any]) -> dict[str, Any]:
    """The embedded weights; new tokens begin as what is nearest."""
    rows = tensors["model.embed_tokens.weight"].copy()
    for name, near in LIKE.items():
        rows[tokenizer.special[name]] = rows[tokenizer.special[near]]
    return tensors | {"model.embed_tokens.weight": rows}


def score(folder: Path, asked: Sequence[Question], constrained: bool) -> Score:
    runtime = Runtime.load(folder)
    grades: list[Grade] = [runtime.drive(talk(question, runtime.tokenizer, constrained)) for question in asked]

    def share(part: str) -> float:
        values = [getattr(grade, part) for grade in grades if getattr(grade, part) is not None]
        return round(100 * sum(values) / max(len(values), 1), 1)

    return Score(len(grades), share("whole"), share("event"), share("source"), share("locals"))


def both_scores(folder: Path, asked: Sequence[Question]) -> dict[str, Any]:
    return {"constrained": asdict(score(folder, asked, True)), "free": asdict(score(folder, asked, False))}


def stored(folder: Path, config: ModelConfig, tokenizer: Tokenizer, tensors: dict[str, Any]) -> Path:
    write_weights(folder, config, quantised(tensors))
    (folder / "tokenizer.json").write_text(tokenizer.to_json(), encoding="utf-8")
    return folder


def trained(config: ModelConfig, tensors: dict[str, Any], rows: Iterator[Any], arguments: Any) -> Iterator[float]:
    """Losses, one a step; afterwards `tensors` holds what was learned."""
    network = Network(config).to(arguments.device)
    load_weights(network, tensors)
    optimizer = torch.optim.AdamW(network.parameters(), lr=arguments.rate, betas=(0.9, 0.95), weight_decay=0.0)
    started, number = time.perf_counter(), 0
    while (done := (time.perf_counter() - started) / arguments.seconds) < 1:
        number += 1
        optimizer.param_groups[0]["lr"] = arguments.rate * min(number / WARM_UP, 1 - done)
        ids, asked = (torch.as_tensor(part.astype(np.int64)).to(arguments.device) for part in next(rows))
        losses = F.cross_entropy(network(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
        weights = asked[:, 1:].flatten().float()
        loss = (losses * weights).sum() / weights.sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield float(loss.detach())
    tensors |= {name: tensors_of.detach().cpu().numpy() for name, tensors_of in network.named_parameters()}


def batches(made: Iterator[Document], tokenizer: Tokenizer, length: int, size: int) -> Iterator[Any]:
    """Rows of documents, packed some hundred at a time."""
    while True:
        encoded = [Encoded(*tokenizer.document(document)) for document, _ in zip(made, range(160), strict=False)]
        packed = pack(encoded, length, tokenizer.special[Mark.PAD])
        for start in range(0, len(packed) - size + 1, size):
            yield packed.ids[start : start + size], packed.asked[start : start + size]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1500.0, help="of training")
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--sequence", type=int, default=640)
    parser.add_argument("--batch", type=int, default=2, help="sequences a step")
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(0)
    programs = seed_programs(ROOT / "seeds")
    words = Tokenizer.load(EMBEDDED / "tokenizer.json")
    tokenizer = with_special(words, OF_INSTRUCTIONS, [program.source for program in programs])
    config, tensors = read_weights(EMBEDDED)
    tensors = starting(tokenizer, tensors)
    fresh = on_side(programs, "fresh")
    asked = questions(fresh, tokenizer, arguments.questions, arguments.sequence, Random(1))
    with tempfile.TemporaryDirectory() as folder:
        before = stored(Path(folder) / "before", config, tokenizer, tensors)
        scores = {"before": both_scores(before, asked)}
        print(scores, flush=True)
        made = documents(on_side(programs, "train"), Random(0))
        losses: list[float] = []
        for loss in trained(config, tensors, batches(made, tokenizer, arguments.sequence, arguments.batch), arguments):
            losses.append(loss)
            if len(losses) % 10 == 0:
                print(len(losses), round(float(np.mean(losses[-10:])), 3), flush=True)
        after = stored(Path(folder) / "after", config, tokenizer, tensors)
        scores["after"] = both_scores(after, asked)
    tokens = len(losses) * arguments.batch * arguments.sequence
    told = {
        "scores": scores, "steps": len(losses), "tokens": tokens, "seconds": arguments.seconds,
        "loss_first_10": round(float(np.mean(losses[:10])), 3), "loss_last_10": round(float(np.mean(losses[-10:])), 3),
        "python": platform.python_version(), "device": arguments.device, "threads": arguments.threads,
        "load": round(os.getloadavg()[0], 1),
    }  # fmt: skip
    if arguments.out is not None:
        arguments.out.write_text(json.dumps(told, indent=1) + "\n")
    print(json.dumps(told))


if __name__ == "__main__":
    main()
