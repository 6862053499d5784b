"""A small model with random weights, and programs to ask it about: for tests of the runtime."""

import numpy as np

from ndb.language.tokenizer import Tokenizer
from ndb.model.config import ModelConfig
from ndb.model.runtime import EMBEDDED
from ndb.model.weights import Array, quantised

TOKENIZER = Tokenizer.load(EMBEDDED / "tokenizer.json")
CONFIG = ModelConfig(
    vocabulary=len(TOKENIZER), width=64, layers=3, heads=4, key_value_heads=2, head_width=16, inner_width=96, context=1024
)


def random_weights(config: ModelConfig = CONFIG, seed: int = 0) -> dict[str, Array]:
    """Weights as they lie in a file: int8 matrices with scales. Norms differ from 1, so that none is forgotten."""
    dice = np.random.default_rng(seed)
    queries, keys = config.heads * config.head_width, config.key_value_heads * config.head_width
    shapes = {"model.embed_tokens": (config.vocabulary, config.width), "model.norm": (config.width,)}
    for layer in (f"model.layers.{number}" for number in range(config.layers)):
        shapes |= {f"{layer}.input_layernorm": (config.width,), f"{layer}.post_attention_layernorm": (config.width,)}
        shapes |= {f"{layer}.self_attn.q_proj": (queries, config.width), f"{layer}.self_attn.o_proj": (config.width, queries)}
        shapes |= {f"{layer}.self_attn.{part}_proj": (keys, config.width) for part in "kv"}
        shapes |= {f"{layer}.self_attn.{part}_norm": (config.head_width,) for part in "qk" if config.qk_norm}
        shapes |= {f"{layer}.mlp.{part}_proj": (config.inner_width, config.width) for part in ("gate", "up")}
        shapes |= {f"{layer}.mlp.down_proj": (config.width, config.inner_width)}
    if not config.tied:
        shapes["lm_head"] = shapes["model.embed_tokens"]
    tensors = {
        f"{name}.weight": dice.normal(0.0, 1.2 / shape[-1] ** 0.5, shape) if len(shape) == 2 else dice.uniform(0.5, 1.5, shape)
        for name, shape in shapes.items()
    }
    return quantised({name: tensor.astype(np.float32) for name, tensor in tensors.items()})
