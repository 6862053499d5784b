"""Ranks of poker hands; a better hand has a greater Score."""

from collections import Counter
from dataclasses import dataclass, field
from enum import IntEnum

from cards import Rank, hand_of


class Category(IntEnum):
    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8

    @property
    def label(self):
        return self.name.replace("_", " ").lower()


SHAPES = {
    (4, 1): Category.FOUR,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE,
    (2, 2, 1): Category.TWO_PAIRS,
    (2, 1, 1, 1): Category.PAIR,
}
WHEEL = [Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO]


@dataclass(frozen=True, order=True)
class Score:
    category: Category
    ranks: tuple
    text: str = field(compare=False)

    def __str__(self):
        return f"{self.category.label} ({self.text})"


def straight_top(ranks):
    """Highest rank of a straight, or None."""
    if ranks == WHEEL:
        return Rank.FIVE
    if len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4:
        return ranks[0]
    return None


def score(text):
    cards = hand_of(text)
    assert len(cards) == 5, "a hand has five cards"
    ranks = [card.rank for card in cards]
    counts = Counter(ranks)
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    flush = len({card.suit for card in cards}) == 1
    top = straight_top(ranks)
    if top is not None:
        category = Category.STRAIGHT_FLUSH if flush else Category.STRAIGHT
        groups = [top]
    elif flush:
        category = Category.FLUSH
    else:
        shape = tuple(sorted(counts.values(), reverse=True))
        category = SHAPES.get(shape, Category.HIGH_CARD)
    return Score(category, tuple(map(int, groups)), text)
