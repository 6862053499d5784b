"""Random values of a kind, and their source texts."""

from random import Random

from ndb.dataset.programs import words
from ndb.dataset.programs.inputs import written


def literal(kind: str, dice: Random, small: bool = False) -> str:
    """Source text of a random value of a kind."""
    return written(random_value(kind, dice, small))


def random_value(kind: str, dice: Random, small: bool = False) -> object:
    """A value; `small`: of a few characters or items at most."""
    length = dice.randint(0, 2) if small else dice.randint(0, 6) if dice.random() < 0.85 else dice.randint(0, 12)
    match kind:
        case "S":
            return words.word(dice)[:3] if small else words.text(dice, 30)
        case "I":
            return words.integer(dice)
        case "B":
            return dice.random() < 0.5
        case "LS":
            return [words.word(dice) if dice.random() < 0.8 else words.text(dice, 12) for _ in range(length)]
        case "LI":
            return [words.integer(dice) for _ in range(length)]
        case "TI":
            return tuple(words.integer(dice) for _ in range(length))
        case "DI":
            return {words.word(dice): words.integer(dice) for _ in range(length)}
        case "DL":
            return {words.word(dice): random_value("LI", dice, True) for _ in range(min(length, 4))}
        case "LL":
            return [random_value("LI", dice, True) for _ in range(min(length, 5))]
        case "ZI":
            return {words.integer(dice) for _ in range(length)}
        case "ZS":
            return {words.word(dice) for _ in range(length)}
    return [(words.word(dice), words.integer(dice)) for _ in range(length)]
