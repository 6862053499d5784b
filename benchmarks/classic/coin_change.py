"""How many ways there are to pay an amount."""


def ways(coins, amount):
    if amount == 0:
        return 1
    if amount < 0 or not coins:
        return 0
    first, *rest = coins
    return ways(coins, amount - first) + ways(rest, amount)
