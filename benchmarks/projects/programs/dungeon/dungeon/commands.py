"""What a player can say. A command is a method name and how many words follow."""

from __future__ import annotations

from .errors import GameError, GameOver
from .rooms import OPPOSITE

SHORT = {d[0]: d for d in OPPOSITE}
SYNONYMS = {"get": "take", "grab": "take", "i": "inventory", "walk": "go", "l": "look", "eat": "use"}
IGNORED = {"the", "a", "an", "to", "please"}

COMMANDS = {}


def says(words=0):
    def decorate(func):
        COMMANDS[func.__name__] = (func, words)
        return func

    return decorate


def understand(text: str) -> tuple[str, list[str]]:
    words = [w for w in text.lower().split() if w not in IGNORED]
    if not words:
        raise GameError("Pardon?")
    verb, *rest = words
    if verb in SHORT or verb in OPPOSITE:
        return "go", [SHORT.get(verb, verb)]
    return SYNONYMS.get(verb, verb), rest


def perform(game, text: str) -> str:
    verb, words = understand(text)
    if verb not in COMMANDS:
        raise GameError(f"I do not know how to {verb}.")
    function, number = COMMANDS[verb]
    if len(words) < number:
        raise GameError(f"{verb.capitalize()} what?")
    return function(game, *words[:number])


@says()
def look(game):
    if not game.room.visible(game.player.bag):
        return "It is dark."
    return f"{game.room.text} You see {game.room.floor.names()}."


@says()
def inventory(game):
    return f"You carry {game.player.bag.names()}."


@says(words=1)
def go(game, direction):
    target = game.room.exit(direction).target
    game.room = game.rooms[target]
    if not game.room.visible(game.player.bag):
        game.player.hurt(4)
        return "You stumble in the dark."
    return look(game)


@says(words=1)
def take(game, name):
    if not game.room.visible(game.player.bag):
        raise GameError("You cannot see that.")
    thing = game.room.floor[name]
    game.player.bag.add(thing)
    game.room.floor.remove(thing)
    if thing.name == "crown":
        raise GameOver(True, "You wear the crown.")
    return "Taken."


@says(words=1)
def drop(game, name):
    bag = game.player.bag
    game.room.floor.add(bag.remove(bag[name]))
    return "Dropped."


@says(words=1)
def use(game, name):
    return game.player.bag[name].use(game)
