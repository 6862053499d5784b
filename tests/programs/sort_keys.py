"""User code called back by sorted, min, max, list.sort, and cmp_to_key."""
from functools import cmp_to_key


def by_length(word):
    return len(word), word


def compare(a, b):
    return (a > b) - (a < b)


class Card:
    def __init__(self, rank):
        self.rank = rank

    def __lt__(self, other):
        return self.rank < other.rank


words = ["pear", "fig", "kiwi"]
words.sort(key=by_length, reverse=True)
numbers = sorted([3, 1], key=cmp_to_key(compare))
cards = sorted([Card(2), Card(1)])
print(words, min(words, key=by_length), numbers, [card.rank for card in cards])
