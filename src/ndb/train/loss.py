"""What is minimised: the cross entropy of the tokens a model is asked for, and what each token may see meanwhile.

Knows logits and marks. The model and its loss are one module, so that DDP and FSDP see a single forward pass.
"""

from itertools import pairwise
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.nn.attention.flex_attention import BlockMask, create_block_mask

from ndb.model.network import Spans

BLOCK = 128
"""Tokens that flex attention takes or leaves together."""


class Objective(nn.Module):
    """A model (ids and mask to logits) together with its loss."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, ids_bt: Tensor, asked_bt: Tensor | None = None, mask: Any = None) -> Tensor:
        """The summed cross entropy of the tokens that are asked for; without marks the logits.

        A sum, not a mean: parts of a batch then add up to the whole, however it is divided.
        """
        if asked_bt is None:
            return self.model(ids_bt, mask)
        logits = self.model(ids_bt[:, :-1], mask)
        losses = F.cross_entropy(logits.float().flatten(0, 1), ids_bt[:, 1:].flatten(), reduction="none")
        return (losses * asked_bt[:, 1:].flatten()).sum()


def document_mask(ids_bt: Tensor, begin: int, flex: bool) -> Any:
    """Each token sees its own document up to itself. `ids` are those a model reads; `begin` opens a document.

    As a block mask for flex attention, which skips what is not seen, or as spans that are attended to one by one.
    """
    number_bt = (ids_bt == begin).cumsum(dim=1)
    batch, time = ids_bt.shape
    if not flex:
        return Spans([_texts(row) for row in (ids_bt == begin).cpu()])

    def sees(b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
        return (number_bt[b, q] == number_bt[b, k]) & (q >= k)

    if time % BLOCK:
        return create_block_mask(sees, batch, None, time, time, device=ids_bt.device)
    return BlockMask.from_kv_blocks(*_blocks_seen(number_bt), BLOCK_SIZE=BLOCK, mask_mod=sees)


def _texts(begins_t: Tensor) -> list[tuple[int, int]]:
    """From each beginning to the next; what stands before the first is the end of a text that began elsewhere."""
    places = sorted({0, *begins_t.nonzero().flatten().tolist(), len(begins_t)})
    return list(pairwise(places))


def _blocks_seen(number_bt: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Which blocks of keys each block of queries sees in part, and which as a whole: how many, and their places first.

    From the documents' numbers at both ends of a block, since numbers only rise: a mask of all pairs of tokens, from
    which torch would find the blocks, costs as much as the attention it saves.
    """
    first, last = number_bt[:, ::BLOCK], number_bt[:, BLOCK - 1 :: BLOCK]
    places = torch.arange(first.shape[1], device=number_bt.device)
    earlier = places[:, None] > places[None, :]
    seen = (earlier | (places[:, None] == places[None, :])) & (last[:, None, :] >= first[:, :, None])
    whole = earlier & (first[:, None, :] == last[:, :, None])
    return *_listed(seen & ~whole), *_listed(whole)


def _listed(chosen_bqk: Tensor) -> tuple[Tensor, Tensor]:
    """Numbers of chosen blocks and their places, chosen ones first: (B, 1, Q) and (B, 1, Q, K)."""
    order = chosen_bqk.int().argsort(dim=-1, descending=True, stable=True)
    return chosen_bqk.sum(dim=-1, dtype=torch.int32)[:, None], order.int()[:, None]
