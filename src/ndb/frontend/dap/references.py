"""Numbers that stand for frames and variables while the program stands still. Knows that they die when it moves.

Numbers are never given twice, so that one from before is noticed instead of meaning something else.
"""

from itertools import count
from typing import Generic, TypeVar

from ndb.errors import BadAction

Thing_ = TypeVar("Thing_")


class References(Generic[Thing_]):
    """Things by number, until `forget`."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._numbers = count(1)
        self._things: dict[int, Thing_] = {}

    def add(self, thing: Thing_) -> int:
        number = next(self._numbers)
        self._things[number] = thing
        return number

    def __getitem__(self, number: int) -> Thing_:
        if number not in self._things:
            raise BadAction(f"{self._word} {number} is not known (any more): the program has moved since; ask again")
        return self._things[number]

    def forget(self) -> None:
        self._things.clear()
