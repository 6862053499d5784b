"""Business rules as data: conditions in JSON, actions in Python."""

from . import actions, conditions
from .engine import Engine, Rule, TooManyRounds

__all__ = ["Engine", "Rule", "TooManyRounds", "actions", "conditions"]
