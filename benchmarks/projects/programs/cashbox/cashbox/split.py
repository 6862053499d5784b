"""Dividing money so that nothing is lost."""

from itertools import accumulate

from .money import Money


def allocate(money, weights):
    """Parts by weight; the first ones get what is left over."""
    whole = sum(weights)
    parts = [money.minor * weight // whole for weight in weights]
    for i in range(money.minor - sum(parts)):
        parts[i] += 1
    return [Money(part, money.currency) for part in parts]


def split_bill(text, people):
    return [str(part) for part in allocate(Money.parse(text), [1] * people)]


def installments(text, n, fee="0"):
    """[(payment, still open afterwards)]"""
    debt, fee = Money.parse(text), Money.parse(fee)
    payments = allocate(debt, [1] * n)
    left = [debt - paid for paid in accumulate(payments)]
    return [(str(p + fee), str(rest) if rest else "done") for p, rest in zip(payments, left)]


def settle(paid):
    """Who owes how much for an evening; {name: text paid}."""
    amounts = {name: Money.parse(text) for name, text in paid.items()}
    shares = allocate(sum(amounts.values()), [1] * len(amounts))
    return {name: str(amount - share) for (name, amount), share in zip(amounts.items(), shares)}
