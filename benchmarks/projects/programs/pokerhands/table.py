import itertools

import ranking
from cards import Card, show


class Table:
    """Players with their hands; the pot goes to the best."""

    def __init__(self, pot=0):
        self.hands = {}
        self.pot = pot

    def deal(self, player, text):
        self.hands[player] = ranking.score(text)
        return self

    def winners(self):
        best = max(self.hands.values())
        return [player for player, score in self.hands.items() if score >= best]

    def pay(self):
        winners = self.winners()
        share, rest = divmod(self.pot, len(winners))
        return {player: share + (i < rest) for i, player in enumerate(winners)}


def showdown(hands, pot=100):
    table = Table(pot)
    for player, text in hands.items():
        table.deal(player, text)
    return table.pay()


def best_of(cards):
    """Best five of six cards, as text."""
    words = cards.split()
    scores = (ranking.score(" ".join(five)) for five in itertools.combinations(words, 5))
    return str(max(scores))


def sort_hand(text):
    return show(sorted(map(Card.parse, text.split()), key=lambda c: (c.suit.value, -c.rank)))
