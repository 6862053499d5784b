"""The torch twin of the model, for training and for evaluation on a GPU. Needs the `train` extra.

Parameter names are those of `transformers`, so weights travel without conversion.
Shapes: B batch, T time, S cached time, H heads, D head width, C width, V vocabulary.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.nn.attention.flex_attention import BlockMask, flex_attention

from ndb.model.config import ModelConfig
from ndb.model.weights import GROUP, LEAST_SCALE, MOST, STEPS


class CacheView(Protocol):
    """What attention needs of a cache: take the keys and values of the coming tokens, give all that they may look
    at."""

    def extend(self, k_bhtd: Tensor, v_bhtd: Tensor) -> tuple[Tensor, Tensor]: ...


@dataclass(frozen=True, slots=True)
class Spans:
    """What each token may see, if rows hold several texts: its own, up to itself. Texts from `first` to before `last`,
    row by row; together they are the whole row."""

    rows: Sequence[Sequence[tuple[int, int]]]


class RMSNorm(nn.Module):
    def __init__(self, width: int, epsilon: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.epsilon = epsilon

    def forward(self, x: Tensor) -> Tensor:
        return F.rms_norm(x, (x.shape[-1],), self.weight.to(x.dtype), self.epsilon)


class RoundedLinear(nn.Linear):
    """A matrix that is 4 bits to whoever uses it, and learns as if it were not (a straight-through estimator): small
    steps add up in the weights until a number changes."""

    def forward(self, x: Tensor) -> Tensor:
        if self.weight.shape[1] % (2 * GROUP):
            return super().forward(x)
        return F.linear(x, self.weight + (rounded_to_4_bits(self.weight.detach()) - self.weight.detach()))


def rounded_to_4_bits(matrix: Tensor) -> Tensor:
    """What is left of a matrix in 4 bits: the twin of `weights.in_groups`, which says how."""
    scale = (matrix.abs().amax(dim=1) / (MOST * STEPS)).clamp(min=LEAST_SCALE)[:, None, None]
    x = matrix.view(len(matrix), -1, GROUP) / scale
    covering = (x.abs().amax(dim=2, keepdim=True) / MOST).round().clamp(1, STEPS)
    best, least = torch.zeros_like(x), torch.full_like(covering, torch.inf)
    for shift in (0, -1, 1):
        step = torch.where(covering == STEPS, covering, (covering + shift).clamp(1, STEPS))
        tried = (x / step).round().clamp(-MOST, MOST) * step
        error = (tried - x).square().sum(dim=2, keepdim=True)
        best, least = torch.where(error < least, tried, best), torch.minimum(error, least)
    return (best * scale).view_as(matrix)


class Attention(nn.Module):
    def __init__(self, config: ModelConfig, linear: type[nn.Linear] = nn.Linear) -> None:
        super().__init__()
        self.config = config
        queries, keys = config.heads * config.head_width, config.key_value_heads * config.head_width
        self.q_proj = linear(config.width, queries, bias=False)
        self.k_proj = linear(config.width, keys, bias=False)
        self.v_proj = linear(config.width, keys, bias=False)
        self.o_proj = linear(queries, config.width, bias=False)
        if config.qk_norm:
            self.q_norm = RMSNorm(config.head_width, config.norm_epsilon)
            self.k_norm = RMSNorm(config.head_width, config.norm_epsilon)

    def forward(
        self, x_btc: Tensor, rope: tuple[Tensor, Tensor], cache: "CacheView | None", mask: Tensor | None
    ) -> Tensor:
        batch, time, _ = x_btc.shape
        shape = (batch, time, -1, self.config.head_width)
        q, k = self.q_proj(x_btc).view(shape), self.k_proj(x_btc).view(shape)
        v_bhtd = self.v_proj(x_btc).view(shape).transpose(1, 2)
        if self.config.qk_norm:
            q, k = self.q_norm(q), self.k_norm(k)
        q_bhtd, k_bhtd = rotate(q.transpose(1, 2), rope), rotate(k.transpose(1, 2), rope)
        if cache is not None:
            out = attend_cached(q_bhtd, *cache.extend(k_bhtd, v_bhtd), mask).to(x_btc.dtype)
            return self.o_proj(out.transpose(1, 2).reshape(batch, time, -1))
        grouped = self.config.heads != self.config.key_value_heads
        if isinstance(mask, Spans):
            out = attend_in_spans(q_bhtd, k_bhtd, v_bhtd, mask, grouped)
        elif isinstance(mask, BlockMask):
            out = flex_attention(q_bhtd, k_bhtd, v_bhtd, block_mask=mask, enable_gqa=grouped)
        else:
            out = F.scaled_dot_product_attention(
                q_bhtd, k_bhtd, v_bhtd, attn_mask=mask, is_causal=mask is None, enable_gqa=grouped
            )
        return self.o_proj(out.transpose(1, 2).reshape(batch, time, -1))


def attend_in_spans(q_bhtd: Tensor, k_bgtd: Tensor, v_bgtd: Tensor, spans: Spans, grouped: bool) -> Tensor:
    """Attention within each text, by itself: a CPU is spared all pairs of tokens that do not see each other."""

    def attend(row: int, first: int, last: int) -> Tensor:
        q, k, v = (x[row : row + 1, :, first:last] for x in (q_bhtd, k_bgtd, v_bgtd))
        return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=grouped)

    rows = (torch.cat([attend(row, *text) for text in texts], dim=2) for row, texts in enumerate(spans.rows))
    return torch.cat(list(rows))


def attend_cached(q_bhtd: Tensor, k_bgsd: Tensor, v_bgsd: Tensor, mask: Tensor | None) -> Tensor:
    """Attention to cached keys and values, in their precision. Heads that share keys stand below each other as if they
    were later times: no key is copied, and every fast implementation can do it."""
    batch, heads, time, width = q_bhtd.shape
    sharing = heads // k_bgsd.shape[1]
    q_bgtd = q_bhtd.reshape(batch, heads // sharing, sharing * time, width).to(k_bgsd.dtype)
    seen = mask.repeat(1, 1, sharing, 1) if mask is not None else None
    return F.scaled_dot_product_attention(q_bgtd, k_bgsd, v_bgsd, attn_mask=seen).reshape(batch, heads, time, width)


class MLP(nn.Module):
    def __init__(self, config: ModelConfig, linear: type[nn.Linear] = nn.Linear) -> None:
        super().__init__()
        self.gate_proj = linear(config.width, config.inner_width, bias=False)
        self.up_proj = linear(config.width, config.inner_width, bias=False)
        self.down_proj = linear(config.inner_width, config.width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))


class Block(nn.Module):
    def __init__(self, config: ModelConfig, linear: type[nn.Linear] = nn.Linear) -> None:
        super().__init__()
        self.self_attn = Attention(config, linear)
        self.mlp = MLP(config, linear)
        self.input_layernorm = RMSNorm(config.width, config.norm_epsilon)
        self.post_attention_layernorm = RMSNorm(config.width, config.norm_epsilon)

    def forward(self, x: Tensor, rope: tuple[Tensor, Tensor], cache: "CacheView | None", mask: Tensor | None) -> Tensor:
        x = x + self.self_attn(self.input_layernorm(x), rope, cache, mask)
        return x + self.mlp(self.post_attention_layernorm(x))


class Decoder(nn.Module):
    def __init__(self, config: ModelConfig, linear: type[nn.Linear] = nn.Linear) -> None:
        super().__init__()
        self.embed_tokens = nn.Embedding(config.vocabulary, config.width)
        self.layers = nn.ModuleList(Block(config, linear) for _ in range(config.layers))
        self.norm = RMSNorm(config.width, config.norm_epsilon)


class Network(nn.Module):
    """Token ids to logits. `linear` makes the matrices inside the layers."""

    def __init__(self, config: ModelConfig, linear: type[nn.Linear] = nn.Linear) -> None:
        super().__init__()
        self.config = config
        self.model = Decoder(config, linear)
        self.lm_head = nn.Linear(config.width, config.vocabulary, bias=False)
        if config.tied:
            self.lm_head.weight = self.model.embed_tokens.weight
        cosine, sine = rope_table(config, config.context)
        self.register_buffer("rope_cosine", cosine, persistent=False)
        self.register_buffer("rope_sine", sine, persistent=False)
        self.apply(self._initialise)

    def _initialise(self, module: nn.Module) -> None:
        if isinstance(module, nn.Linear | nn.Embedding):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, Attention):
            nn.init.normal_(module.o_proj.weight, std=0.02 / (2 * self.config.layers) ** 0.5)
        if isinstance(module, MLP):
            nn.init.normal_(module.down_proj.weight, std=0.02 / (2 * self.config.layers) ** 0.5)

    def forward(self, ids_bt: Tensor, mask: "Tensor | BlockMask | Spans | None" = None) -> Tensor:
        """Logits (B, T, V) of every next token; the sequence stands alone. `mask`: what each token sees, if not all
        before it."""
        time = ids_bt.shape[1]
        return self.lm_head(self._hidden(ids_bt, (self.rope_cosine[:time], self.rope_sine[:time]), None, mask))

    def step(
        self, ids_bt: Tensor, positions_bt: Tensor, caches: "Sequence[CacheView]", mask: Tensor, last_b: Tensor
    ) -> Tensor:
        """Logits (B, V) after token `last` of each row, with cached keys and values; `mask` (B, 1, T, S): what each
        token sees."""
        rope = (self.rope_cosine[positions_bt].unsqueeze(1), self.rope_sine[positions_bt].unsqueeze(1))
        hidden = self._hidden(ids_bt, rope, caches, mask)
        return self.lm_head(hidden[torch.arange(len(ids_bt), device=hidden.device), last_b])

    def _hidden(
        self, ids_bt: Tensor, rope: tuple[Tensor, Tensor], caches: "Sequence[CacheView] | None", mask: Tensor | None
    ) -> Tensor:
        x = self.model.embed_tokens(ids_bt)
        for number, block in enumerate(self.model.layers):
            x = block(x, rope, caches[number] if caches else None, mask)
        return self.model.norm(x)


class LayerCache:
    """Keys and values of one layer in buffers of fixed size; what is written where, and read, is decided by whoever
    uses it."""

    def __init__(self, batch: int, config: ModelConfig, size: int, like: Tensor) -> None:
        shape = (batch, config.key_value_heads, size, config.head_width)
        self.keys, self.values = like.new_zeros(shape), like.new_zeros(shape)


def rope_table(config: ModelConfig, size: int) -> tuple[Tensor, Tensor]:
    frequencies = 1.0 / config.rope_theta ** (torch.arange(0, config.head_width, 2).float() / config.head_width)
    angles = torch.outer(torch.arange(size).float(), frequencies)
    both = torch.cat((angles, angles), dim=-1)
    return both.cos(), both.sin()


def rotate(x: Tensor, rope: tuple[Tensor, Tensor]) -> Tensor:
    cosine, sine = (table.to(x.dtype) for table in rope)
    first, second = x.chunk(2, dim=-1)
    return x * cosine + torch.cat((-second, first), dim=-1) * sine


def load_weights(network: Network, tensors: dict[str, Any]) -> None:
    """Take weights by name; the tied output projection may be left out."""
    missing, unexpected = network.load_state_dict({k: torch.as_tensor(v) for k, v in tensors.items()}, strict=False)
    assert not unexpected, unexpected
    assert set(missing) <= {"lm_head.weight"}, missing
