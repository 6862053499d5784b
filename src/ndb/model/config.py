"""The shape of a model. Llama's architecture, with QK-norm where asked for, which makes it Qwen3's.

Knows numbers and the names under which others load such a model; neither torch nor weights.
"""

import json
from dataclasses import asdict, dataclass, fields

from ndb.errors import BadData


@dataclass(frozen=True, slots=True)
class ModelConfig:
    vocabulary: int = 4096
    width: int = 512
    layers: int = 12
    heads: int = 8
    key_value_heads: int = 8
    head_width: int = 64
    inner_width: int = 1408
    context: int = 2048
    rope_theta: float = 10_000.0
    norm_epsilon: float = 1e-5
    qk_norm: bool = True
    tied: bool = True
    """Whether the output projection is the embedding."""

    @property
    def parameters(self) -> int:
        attention = self.width * self.head_width * (2 * self.heads + 2 * self.key_value_heads)
        layer = (
            attention
            + 3 * self.width * self.inner_width
            + 2 * self.width
            + (2 * self.head_width if self.qk_norm else 0)
        )
        return self.layers * layer + self.width + self.vocabulary * self.width * (1 if self.tied else 2)

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2)

    @classmethod
    def from_json(cls, text: str) -> "ModelConfig":
        try:
            stored = json.loads(text)
            return cls(**{field.name: stored[field.name] for field in fields(cls)})
        except (ValueError, KeyError, TypeError) as error:
            raise BadData(f"no model config: {error}") from None

    def to_transformers(self) -> dict[str, object]:
        """The `config.json` with which `transformers`, vLLM and llama.cpp load the weights as they are."""
        kind = "Qwen3" if self.qk_norm else "Llama"
        return {
            "architectures": [f"{kind}ForCausalLM"],
            "model_type": kind.lower(),
            "vocab_size": self.vocabulary,
            "hidden_size": self.width,
            "num_hidden_layers": self.layers,
            "num_attention_heads": self.heads,
            "num_key_value_heads": self.key_value_heads,
            "head_dim": self.head_width,
            "intermediate_size": self.inner_width,
            "max_position_embeddings": self.context,
            "rope_theta": self.rope_theta,
            "rms_norm_eps": self.norm_epsilon,
            "tie_word_embeddings": self.tied,
            "hidden_act": "silu",
            "attention_bias": False,
            "torch_dtype": "float32",
        }
