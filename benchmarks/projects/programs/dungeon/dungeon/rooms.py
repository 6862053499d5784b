"""The rooms, and the text that they are made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import things
from .errors import Blocked
from .things import Bag, Thing

OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east", "up": "down", "down": "up"}

WORLD = """
hall: A cold hall. | lamp, bread
hall -north-> kitchen
kitchen: It smells of soup. | key
kitchen -down[iron]-> cellar
cellar*: Barrels, and something that breathes. | crown
"""

CATALOGUE = {
    "lamp": things.Lamp("lamp", 2, ("light",)),
    "bread": things.Food("bread", 1, ("loaf",), energy=3),
    "key": things.Key("key", 1, opens="iron"),
}


@dataclass
class Exit:
    target: str
    lock: str | None = None


@dataclass
class Room:
    name: str
    text: str
    dark: bool = False
    exits: dict[str, Exit] = field(default_factory=dict)
    floor: Bag = field(default_factory=lambda: Bag(100))

    def exit(self, direction: str) -> Exit:
        if direction not in self.exits:
            raise Blocked(direction)
        exit = self.exits[direction]
        if exit.lock:
            raise Blocked(direction, "it is locked")
        return exit

    def visible(self, bag: Bag) -> bool:
        return not self.dark or any(getattr(thing, "lit", False) for thing in bag)


def thing(name: str) -> Thing:
    from copy import copy

    return copy(CATALOGUE[name]) if name in CATALOGUE else Thing(name, 5)


def build(text: str = WORLD) -> dict[str, Room]:
    rooms: dict[str, Room] = {}
    exits = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if "->" in line:
            exits.append(line)
            continue
        name, _, rest = line.partition(":")
        description, _, names = rest.partition("|")
        room = Room(name.rstrip("*"), description.strip(), name.endswith("*"))
        for word in filter(None, map(str.strip, names.split(","))):
            room.floor.add(thing(word))
        rooms[room.name] = room
    for line in exits:
        start, _, rest = line.partition(" -")
        how, _, target = rest.partition("-> ")
        direction, _, lock = how.rstrip("]").partition("[")
        rooms[start].exits[direction] = Exit(target, lock or None)
        rooms[target].exits[OPPOSITE[direction]] = Exit(start)
    return rooms


def exits_of(text, name):
    return {direction: exit.target for direction, exit in build(text)[name].exits.items()}
