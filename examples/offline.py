"""Prices from a shop that cannot be reached: `warehouse` is nowhere installed. Try: ndb guided examples/offline.py"""

from warehouse import Client, Unreachable

RATE = 119


def with_tax(cents):
    return cents * RATE // 100


def order(names):
    client = Client("https://example.org")
    total = with_tax(250)
    for name in names:
        try:
            stock = client.stock(name)
        except Unreachable:
            continue
        if stock.count > 0:
            total += with_tax(1000)
    return total


print(order(["tea", "rice"]))
