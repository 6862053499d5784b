"""The shape of a model. Llama's architecture, with QK-norm where asked for, which makes it Qwen3's.

Knows numbers and the names under which others load such a model; neither torch nor weights.
"""

import json
from dataclasses import asdict, dataclass, fields

from ndb.errors import BadData

_MOST = {
    "vocabulary": 1 << 20, "width": 1 << 15, "layers": 256, "heads": 256, "key_value_heads": 256, "head_width": 1024,
    "inner_width": 1 << 17, "context": 1 << 20,
}  # fmt: skip
"""Far beyond any model that this runs."""


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
            config = cls(**{field.name: stored[field.name] for field in fields(cls)})
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadData(f"no model config: {error}") from None
        if wrong := config.what_is_wrong():
            raise BadData(f"no model config: {wrong}")
        return config

    def what_is_wrong(self) -> str | None:
        """The first number that no model has: a file may say anything."""
        for name, most in _MOST.items():
            value = getattr(self, name)
            if type(value) is not int or not 0 < value <= most:
                return f"{name} is {value!r:.50}, not a whole number from 1 to {most}"
        for name in ("rope_theta", "norm_epsilon"):
            value = getattr(self, name)
            if type(value) not in (int, float) or not 0 < value < 1e9:
                return f"{name} is {value!r:.50}, not a number between 0 and 1e9"
        if type(self.qk_norm) is not bool or type(self.tied) is not bool:
            return "qk_norm and tied are not true or false"
        if self.heads % self.key_value_heads or self.head_width % 2:
            return "heads are no multiple of key_value_heads, or head_width is odd"
        return None

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
