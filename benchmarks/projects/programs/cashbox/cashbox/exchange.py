from decimal import Decimal
from functools import cache

from . import errors
from .constants import EUR, JPY, USD, Currency
from .money import Money


class Rates:
    """Rates against one base currency."""

    def __init__(self, base=EUR, **rates):
        self.base = base
        self._rates = {base: Decimal(1)} | {Currency[code]: Decimal(rate) for code, rate in rates.items()}

    def __contains__(self, currency):
        return currency in self._rates

    def rate(self, source, target):
        for currency in (source, target):
            if currency not in self:
                raise errors.NoRate(currency.name)
        return self._rates[target] / self._rates[source]

    def convert(self, money, target):
        amount = Decimal(money.minor) / money.currency.unit
        return Money.of(amount * self.rate(money.currency, target), target)


@cache
def default_rates():
    return Rates(USD="1.08", JPY="162.5")


def convert(text, target):
    """'12 USD', 'JPY' -> text."""
    return str(default_rates().convert(Money.parse(text), Currency[target]))


def total(texts, target="EUR"):
    rates = default_rates()
    return sum(rates.convert(Money.parse(text), Currency[target]) for text in texts)


def cross_rate(source, target, **rates):
    return round(Rates(**rates).rate(source, target), 4)
