"""`ndb finetune MODEL`: fine-tune a causal language model in Hugging Face format. Started again it goes on.

On many GPUs: `torchrun --nproc-per-node 8 -m ndb.train.finetune_command MODEL --parallel fsdp …`. Knows arguments;
torch and transformers are imported when a run starts.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ndb.dataset.overrides import changed
from ndb.errors import BadData
from ndb.train.arguments import Material, declare_data, declare_session, device_of, session_of
from ndb.train.extras import require
from ndb.train.recipes import Recipe, finetune

if TYPE_CHECKING:
    from ndb.train.finetune import Student
    from ndb.train.loop import Data
    from ndb.train.parallel import Team


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="ndb finetune", description=__doc__)
    declare(parser)
    run(parser.parse_args(arguments))


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL", help="a folder with a model that `transformers` loads, or its name")
    parser.add_argument("--lora", type=int, default=0, metavar="RANK", help="train LoRA of this rank, not the model")
    parser.add_argument("--merge", action="store_true", help="write LoRA's result as a whole model")
    parser.add_argument("--bf16", action="store_true", help="keep the weights in bfloat16 (large models)")
    parser.add_argument("--recompute", action="store_true", help="recompute activations, to save memory")
    declare_session(parser, Path("runs/finetune"))
    declare_data(parser)
    parser.add_argument("--document-tokens", type=int, default=2048, metavar="N", help="longest document, in ndb's "
                        "tokens; of shards the length of their sequences (2048)")  # fmt: skip


def run(asked: argparse.Namespace) -> int:
    require("torch", "finetune")
    require("transformers", "finetune")
    from ndb.train.finetune import Logits, load_student, save_student
    from ndb.train.loop import fit
    from ndb.train.parallel import joined

    recipe: Recipe = changed(finetune(), asked.set)
    if recipe.mask_documents:
        raise BadData("documents are not masked in fine-tuning: its models have masks of their own; leave it out")
    with joined(device_of(asked), asked.parallel) as team:
        import torch

        torch.manual_seed(recipe.seed)  # the embeddings of new tokens are drawn
        student = load_student(asked.model, asked.lora, torch.bfloat16 if asked.bf16 else torch.float32)
        if asked.recompute:
            student.model.gradient_checkpointing_enable()
        data, session = _data(asked, recipe, student, team), session_of(asked, team)
        progress = fit(recipe, Logits(student.model), student.blocks, data, asked.folder, session, team)
        save_student(student, asked.folder / "model", team, asked.merge)
        if team.leads:
            print(json.dumps({"step": progress.step, "tokens": progress.tokens, "seconds": progress.seconds}))
        team.meet()
    return 0


def _data(asked: argparse.Namespace, recipe: Recipe, student: "Student", team: "Team") -> "Data":
    from ndb.train.finetune import translated, translator
    from ndb.train.loop import Data

    material = Material(asked, recipe, asked.document_tokens, team)
    rounds_from, identity = material.rounds_from()
    ours, theirs = material.tokenizer, student.tokenizer
    held_out = [translator(ours, theirs, recipe.sequence)(made) for made in material.validation()]
    return Data(translated(rounds_from, ours, theirs, recipe.sequence), held_out, student.spelling, identity)


if __name__ == "__main__":
    main()
