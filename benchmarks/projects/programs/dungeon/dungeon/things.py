from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Iterator

from .errors import GameError, GameOver

if TYPE_CHECKING:
    from .game import Game


@dataclass
class Thing:
    name: str
    weight: int = 1
    words: tuple[str, ...] = ()

    def matches(self, word: str) -> bool:
        return word == self.name or word in self.words

    def use(self, game: Game) -> str:
        raise GameError(f"The {self.name} is of no use.")


@dataclass
class Food(Thing):
    energy: int = 5

    def use(self, game):
        game.player.health = min(game.player.health + self.energy, game.player.MAX_HEALTH)
        game.player.bag.remove(self)
        return f"You eat the {self.name}. Health is {game.player.health}."


@dataclass
class Key(Thing):
    opens: str = ""

    def use(self, game):
        for exit in game.room.exits.values():
            if exit.lock == self.opens:
                exit.lock = None
                return "Click."
        raise GameError("Nothing here fits the key.")


@dataclass
class Lamp(Thing):
    lit: bool = False

    def use(self, game):
        self.lit = not self.lit
        return f"The {self.name} is {'on' if self.lit else 'off'}."


class Bag:
    """Things up to a weight."""

    def __init__(self, capacity: int = 10, things: list[Thing] | None = None) -> None:
        self.capacity = capacity
        self._things = things or []

    def __iter__(self) -> Iterator[Thing]:
        return iter(self._things)

    def __contains__(self, word: object) -> bool:
        return any(thing.matches(str(word)) for thing in self)

    def __getitem__(self, word: str) -> Thing:
        for thing in self:
            if thing.matches(word):
                return thing
        raise GameError(f"There is no {word}.")

    @property
    def weight(self) -> int:
        return sum(thing.weight for thing in self)

    def add(self, thing: Thing) -> None:
        if self.weight + thing.weight > self.capacity:
            raise GameError(f"The {thing.name} is too heavy.")
        self._things.append(thing)

    def remove(self, thing: Thing) -> Thing:
        self._things.remove(thing)
        return thing

    def names(self) -> str:
        names = sorted(thing.name for thing in self)
        match names:
            case []:
                return "nothing"
            case [one]:
                return f"a {one}"
            case [*most, last]:
                return f"a {', a '.join(most)} and a {last}"
        raise AssertionError


@dataclass
class Player:
    MAX_HEALTH = 10

    health: int = MAX_HEALTH
    bag: Bag = field(default_factory=Bag)

    def hurt(self, points: int) -> None:
        self.health -= points
        if self.health <= 0:
            raise GameOver(False, "You are dead.")


def heavier(thing, factor):
    return replace(thing, weight=thing.weight * factor)


def carry(*weights, capacity=10):
    """How many things of these weights can be carried, one after another."""
    bag = Bag(capacity)
    for number, weight in enumerate(weights):
        try:
            bag.add(Thing(f"stone {number}", weight))
        except GameError:
            continue
    return len(list(bag)), bag.weight
