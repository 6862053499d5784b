"""The dice of `random`: what they show is the same in every run once they were seeded with something plain.

Knows generators of Python's; who has drawn from them is the caller's to see to.
"""

import random
from collections.abc import Mapping
from typing import Any, Final

from ndb.predict.reckon.doubt import NotKnown

_DRAWING: Final = (
    "random uniform randint choice choices shuffle sample randrange gauss normalvariate expovariate betavariate"
    " triangular getrandbits lognormvariate vonmisesvariate paretovariate weibullvariate gammavariate randbytes"
)
DRAWING: Final = frozenset(_DRAWING.split())


def seeded(arguments: list[Any], named: dict[str, Any]) -> random.Random:
    """Dice that were seeded so; NotKnown where they show something else in every run."""
    if named or len(arguments) != 1 or type(arguments[0]) not in (int, str, float, bytes):
        raise NotKnown("the dice")
    return random.Random(arguments[0])


def draw(dice: random.Random, name: str) -> Any:
    return getattr(dice, name)


def _interpreted(name: str) -> Any:
    def function(*arguments: Any, **named: Any) -> Any:
        raise NotKnown(f"{name} called by another function")

    function.__name__ = name
    return function


CONTENTS: Final[Mapping[str, Any]] = {name: _interpreted(name) for name in sorted(DRAWING | {"seed", "Random"})}
"""Of the module `random`."""


def may_read(owner: Any, name: str) -> bool:
    return type(owner) is random.Random and name in DRAWING
