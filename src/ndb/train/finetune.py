"""Fine-tuning any causal language model in Hugging Face format on our documents, whole or by LoRA.

The special tokens become tokens of its tokenizer; documents are read as text, in its own tokens, and the loss is on the
states alone, as when training from scratch. Knows `transformers`, and `peft` for LoRA; rounds come as they always do.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from transformers import AutoModelForCausalLM, AutoTokenizer

from ndb.dataset.rounds.build import RoundsFrom
from ndb.dataset.rounds.factory import Round
from ndb.dataset.rounds.pack import Encoded, Packed, pack
from ndb.errors import BadData
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import SPECIAL_NAMES, Mark, spell
from ndb.train.checkpoint import whole_tensor
from ndb.train.extras import require
from ndb.train.parallel import Team
from ndb.train.samples import Spelling

LORA_ALPHA = 2
"""The scale of LoRA's update, in ranks."""


@dataclass(frozen=True, slots=True)
class Student:
    """A model that is to learn our language, and its tokenizer, which knows the special tokens."""

    model: Any
    tokenizer: Any

    @property
    def spelling(self) -> Spelling:
        begin, end = map(self.tokenizer.convert_tokens_to_ids, map(spell, (Mark.BEGIN_OF_TEXT, Mark.ACTION_SEP)))
        return Spelling(begin, end, self.tokenizer.decode)

    @property
    def blocks(self) -> list[nn.Module]:
        """The layers that FSDP gathers one at a time: what the model itself says must not be split."""
        whole = set(getattr(self.model, "_no_split_modules", None) or ())
        return [module for module in self.model.modules() if type(module).__name__ in whole]


def load_student(path: str, lora_rank: int = 0, dtype: torch.dtype = torch.float32) -> Student:
    """A model and its tokenizer from a folder or by name, with our special tokens; with a rank, LoRA is trained and
    the rest of the model stays."""
    try:
        tokenizer = AutoTokenizer.from_pretrained(path)
        model = AutoModelForCausalLM.from_pretrained(path, dtype=dtype)
    except (OSError, ValueError) as error:
        raise BadData(f"{path}: no causal language model that `transformers` can load: {error}") from None
    new = add_special_tokens(model, tokenizer)
    return Student(_with_lora(model, lora_rank, new) if lora_rank else model, tokenizer)


def add_special_tokens(model: Any, tokenizer: Any) -> list[int]:
    """Make each special token one token of the tokenizer, with an embedding; the ids of those that it did not have."""
    known = set(tokenizer.get_vocab())
    spelled = [spell(name) for name in SPECIAL_NAMES]
    tokenizer.add_tokens(spelled, special_tokens=True)
    if len(tokenizer) > model.get_input_embeddings().num_embeddings:
        model.resize_token_embeddings(len(tokenizer))
    return [tokenizer.convert_tokens_to_ids(text) for text in spelled if text not in known]


def _with_lora(model: Any, rank: int, new: Sequence[int]) -> Any:
    require("peft", "finetune")
    from peft import LoraConfig, get_peft_model

    # What was never seen has to be learnt whole: the rows of the new tokens, read and written.
    names = {id(module): name for name, module in model.named_modules()}
    ends = {names[id(end)] for end in (model.get_input_embeddings(), model.get_output_embeddings())}
    tied = model.get_input_embeddings().weight is model.get_output_embeddings().weight
    rows = {name: list(new) for name in ends if not tied or "embed" in name}
    config = LoraConfig(
        r=rank, lora_alpha=LORA_ALPHA * rank, target_modules="all-linear", trainable_token_indices=rows or None,
        task_type="CAUSAL_LM",
    )  # fmt: skip
    return get_peft_model(model, config)


class Logits(nn.Module):
    """A model of `transformers` as the loop calls one: ids and mask to logits."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def forward(self, ids_bt: Tensor, mask: Tensor | None = None) -> Tensor:
        logits: Tensor = self.model(input_ids=ids_bt, attention_mask=mask, use_cache=False).logits
        return logits


# -- documents in the model's own tokens -----------------------------------------------------------------------------


def translated(rounds_from: RoundsFrom, ours: Tokenizer, theirs: Any, sequence: int) -> RoundsFrom:
    """The same rounds in another tokenizer's tokens, packed into sequences of another length."""
    translate = translator(ours, theirs, sequence)

    @contextmanager
    def rounds(first: int) -> Iterator[Iterator[Round]]:
        with rounds_from(first) as made:
            yield (translate(one) for one in made)

    return rounds


def translator(ours: Tokenizer, theirs: Any, sequence: int) -> Callable[[Round], Round]:
    pad = theirs.convert_tokens_to_ids(spell(Mark.PAD))
    special = {theirs.convert_tokens_to_ids(spell(name)) for name in SPECIAL_NAMES}

    def translate(made: Round) -> Round:
        documents = list(documents_of(made, ours))
        texts = [ours.decode(document.ids) for document in documents]
        ids = theirs(texts, add_special_tokens=False)["input_ids"] if texts else []
        marked = [Encoded(i, asked_like(i, special, d, ours)) for i, d in zip(ids, documents, strict=True)]
        return Round(made.number, pack_wide(marked, sequence, pad), made.counts)

    return translate


def documents_of(made: Round, ours: Tokenizer) -> Iterator[Encoded]:
    """The documents that were packed into a round, in the order of its rows."""
    begin, pad = ours.special[Mark.BEGIN_OF_TEXT], ours.special[Mark.PAD]
    for ids, asked in zip(made.packed.ids, made.packed.asked, strict=True):
        starts = [*np.flatnonzero(ids == begin).tolist(), len(ids)]
        for start, stop in pairwise(starts):
            while ids[stop - 1] == pad:
                stop -= 1
            yield Encoded(ids[start:stop].tolist(), asked[start:stop].astype(bool).tolist())


def asked_like(ids: Sequence[int], special: set[int], document: Encoded, ours: Tokenizer) -> list[bool]:
    """Which tokens are asked for. The special tokens are the same in both spellings, and the text after one is asked
    for exactly if it is."""
    pairs = zip(document.ids, document.asked, strict=True)
    ours_special = set(ours.special.values())
    marks = iter([mark for number, mark in pairs if number in ours_special])
    asked, current = [], False
    for number in ids:
        if number in special:
            current = next(marks)
        asked.append(current)
    return asked


def pack_wide(documents: Sequence[Encoded], length: int, pad: int) -> Packed:
    """`pack` for more tokens than 16 bits can tell apart: low and high halves are packed alike."""
    low, high = (
        pack([Encoded([number >> shift & 0xFFFF for number in d.ids], d.asked) for d in documents], length,
             pad >> shift & 0xFFFF)
        for shift in (0, 16)
    )  # fmt: skip
    wide = low.ids.astype(np.int32) | high.ids.astype(np.int32) << 16
    return Packed(wide, low.asked)  # type: ignore[arg-type]


# -- what comes out --------------------------------------------------------------------------------------------------


def save_student(student: Student, folder: Path, team: Team, merge: bool = False) -> None:
    """The model, or with LoRA the adapter, and the tokenizer, as `transformers` and `peft` load them.

    All processes take part; one writes. With `merge` LoRA's update becomes part of the weights.
    """
    model = student.model
    if merge and team.sharded:
        raise BadData("an adapter that was trained in parts is merged afterwards: load it in one process")
    state = {name: whole_tensor(tensor) for name, tensor in model.state_dict().items()}
    if not team.leads:
        return
    if merge and hasattr(model, "merge_and_unload"):
        model.merge_and_unload().save_pretrained(folder)
    else:
        model.save_pretrained(folder, state_dict=state)
    student.tokenizer.save_pretrained(folder)
