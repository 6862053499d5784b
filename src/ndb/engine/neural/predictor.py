"""How a session comes to a neural engine: not before the model is asked. Most sessions ask none, and what a prediction
needs is half of what there is to import."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import ndb
from ndb.trace.state import State

if TYPE_CHECKING:
    from ndb.engine.neural.engine import NeuralEngine


def predictor(
    model: str | None, device: str | None = None, root: Callable[[], Path] | None = None
) -> "Callable[[Sequence[State], dict[str, str]], NeuralEngine] | None":
    """What a session needs to let a model go on from its state; None if there is none. Loads it when needed. `root`:
    the folder of the project; what its files import is known, too, also where the run has not come to it."""
    if model is None and not _is_installed():
        return None

    def going_on(stack: Sequence[State], sources: dict[str, str]) -> "NeuralEngine":
        from ndb.engine.neural.engine import NeuralEngine, need_oracle
        from ndb.trace.loading.project_texts import texts_around

        known = texts_around(sources, root()) if root is not None else sources
        return NeuralEngine(need_oracle(model, device), known, stack)

    return going_on


def _is_installed() -> bool:
    return (Path(ndb.__file__).parent / "model" / "embedded" / "model.safetensors").is_file()
