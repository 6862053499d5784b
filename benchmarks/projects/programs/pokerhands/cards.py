from enum import Enum, IntEnum
from typing import NamedTuple


class Suit(Enum):
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


Rank = IntEnum("Rank", "TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN JACK QUEEN KING ACE", start=2)

_LETTERS = dict(zip("23456789TJQKA", Rank))
_NAMES = {rank: letter for letter, rank in _LETTERS.items()}


class Card(NamedTuple):
    rank: Rank
    suit: Suit

    @classmethod
    def parse(cls, text):
        letter, suit = text
        return cls(_LETTERS[letter.upper()], Suit(suit.lower()))

    def __str__(self):
        return _NAMES[self.rank] + self.suit.value


def hand_of(text):
    """'As Kd 2c' -> cards, highest first."""
    cards = [Card.parse(word) for word in text.split()]
    if len(set(cards)) != len(cards):
        raise ValueError("the same card twice")
    return sorted(cards, key=lambda card: card.rank, reverse=True)


def show(cards):
    return " ".join(map(str, cards))
