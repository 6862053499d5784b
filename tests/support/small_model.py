"""A small model with random weights, and programs to ask it about: for tests of the runtime."""

import numpy as np

from ndb.language.tokenizer import Tokenizer
from ndb.model.config import ModelConfig
from ndb.model.weights import EMBEDDED, Array, quantised, shapes_of

TOKENIZER = Tokenizer.load(EMBEDDED / "tokenizer.json")
CONFIG = ModelConfig(
    vocabulary=len(TOKENIZER),
    width=64,
    layers=3,
    heads=4,
    key_value_heads=2,
    head_width=16,
    inner_width=96,
    context=1024,
)


def random_weights(config: ModelConfig = CONFIG, seed: int = 0) -> dict[str, Array]:
    """Weights as they lie in a file: int8 matrices with scales. Norms differ from 1, so that none is forgotten."""
    dice = np.random.default_rng(seed)
    tensors = {
        name: dice.normal(0.0, 1.2 / shape[-1] ** 0.5, shape) if len(shape) == 2 else dice.uniform(0.5, 1.5, shape)
        for name, shape in shapes_of(config).items()
    }
    return quantised({name: tensor.astype(np.float32) for name, tensor in tensors.items()})
