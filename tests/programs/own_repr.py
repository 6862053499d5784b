"""Objects with their own repr, str, format, hash and bool."""
class Money:
    def __init__(self, amount, unit="EUR"):
        self.amount = amount
        self.unit = unit

    def __repr__(self):
        return f"Money({self.amount!r}, {self.unit!r})"

    def __str__(self):
        return f"{self.amount} {self.unit}"

    def __format__(self, spec):
        return f"{self.amount:{spec or 'd'}}"

    def __hash__(self):
        return hash(self.amount)

    def __eq__(self, other):
        return (self.amount, self.unit) == (other.amount, other.unit)

    def __bool__(self):
        return self.amount != 0


coins = [Money(2), Money(0)]
print(coins, str(coins[0]), f"{coins[0]:04d} {coins[1]}", bool(coins[1]), len({Money(1), Money(1)}))
print("rich" if coins[1] and coins[0] else "poor", coins[1] or coins[0], not coins[1])
