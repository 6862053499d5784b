"""Weights of a model put into a larger one that says the same: what is new is silent, and learns from there.

Knows the names and shapes of weights; neither torch nor training. New neurons and new heads read as the old ones do,
with weights drawn as widely as theirs, but nothing comes out of them: their columns in the matrix that writes are zero.
So the gradient reaches those columns at the first step, and what stands before them at the second.
"""

from collections.abc import Mapping

import numpy as np

from ndb.errors import BadData
from ndb.model.config import ModelConfig
from ndb.model.weights import Array, shapes_of

SAME = ("vocabulary", "width", "head_width", "rope_theta", "norm_epsilon", "qk_norm", "tied")
"""Fields that cannot differ: the larger model would not say the same."""
LARGER = ("layers", "heads", "key_value_heads", "inner_width")
WRITERS = (".o_proj.weight", ".down_proj.weight")


def grown(
    small: ModelConfig, large: ModelConfig, tensors: Mapping[str, Array], dice: np.random.Generator
) -> dict[str, Array]:
    """The weights `tensors` of the small model as weights of the large one."""
    if wrong := _obstacle(small, large):
        raise BadData(f"these weights cannot grow into the recipe's model: {wrong}")
    made: dict[str, Array] = {}
    for name, shape in shapes_of(large).items():
        like = tensors[_model_of(name, small.layers)]
        made[name] = _silent(name, shape, like, dice)
        if name in tensors:
            made[name][_places(name, small, large)] = like
    return made


def _obstacle(small: ModelConfig, large: ModelConfig) -> str | None:
    if name := next((name for name in SAME if getattr(small, name) != getattr(large, name)), None):
        return f"{name} is {getattr(small, name)} and must stay so"
    if name := next((name for name in LARGER if getattr(small, name) > getattr(large, name)), None):
        return f"{name} is {getattr(small, name)} and cannot shrink to {getattr(large, name)}"
    if _sharing(small) > _sharing(large):
        return f"{_sharing(small)} heads share their keys, and must go on to; --set key_value_heads=…"
    return None


def _sharing(config: ModelConfig) -> int:
    return config.heads // config.key_value_heads


def _model_of(name: str, layers: int) -> str:
    """The tensor that a new one is drawn like: its own, or for a new layer the last layer's."""
    parts = name.split(".")
    if parts[1] == "layers" and int(parts[2]) >= layers:
        parts[2] = str(layers - 1)
    return ".".join(parts)


def _silent(name: str, shape: tuple[int, ...], like: Array, dice: np.random.Generator) -> Array:
    if len(shape) == 1:
        return np.ones(shape, dtype=np.float32)
    if name.endswith(WRITERS):
        return np.zeros(shape, dtype=np.float32)
    return dice.normal(0.0, float(like.std()), shape).astype(np.float32)


def _places(name: str, small: ModelConfig, large: ModelConfig) -> tuple[Array, ...]:
    """Where the old weights stand in the larger tensor."""
    old = shapes_of(small)[name]
    places = [np.arange(size) for size in old]
    if name.endswith(".q_proj.weight"):
        places[0] = _queries(small, large)
    elif name.endswith(".o_proj.weight"):
        places[1] = _queries(small, large)
    return tuple(np.ix_(*places))


def _queries(small: ModelConfig, large: ModelConfig) -> Array:
    """Places of the old heads' queries: a head stays beside those that look at the same keys."""
    heads = np.arange(small.heads)
    moved = heads // _sharing(small) * _sharing(large) + heads % _sharing(small)
    places: Array = (moved[:, None] * small.head_width + np.arange(small.head_width)).ravel()
    return places
