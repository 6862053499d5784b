"""A text adventure whose every turn is a function of text."""

from .errors import Blocked, GameError
from .game import Game, play

__all__ = ["Blocked", "Game", "GameError", "play"]
