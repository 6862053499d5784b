from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal

from cashbox.constants import *
from cashbox.errors import CurrencyMismatch, NotMoney


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in the smallest unit of its currency."""

    minor: int
    currency: Currency = DEFAULT

    @classmethod
    def of(cls, amount, currency: Currency = DEFAULT) -> Money:
        exact = Decimal(str(amount)) * currency.unit
        return cls(int(exact.to_integral_value(ROUND_HALF_EVEN)), currency)

    @classmethod
    def parse(cls, text: str) -> Money:
        """'€ 12.30', '12.30 EUR' or '-5'."""
        text = text.strip()
        for currency in Currency:
            for mark in (currency.symbol, currency.name):
                if mark in text:
                    return cls.of(text.replace(mark, "").strip(), currency)
        if not text.lstrip("-").replace(".", "", 1).isdigit():
            raise NotMoney(text)
        return cls.of(text)

    def _same(self, other: Money) -> int:
        if self.currency is not other.currency:
            raise CurrencyMismatch(self.currency, other.currency)
        return other.minor

    def __add__(self, other: Money) -> Money:
        return Money(self.minor + self._same(other), self.currency)

    def __radd__(self, other):
        # so that sum() works, which starts with 0
        return self if other == 0 else NotImplemented

    def __sub__(self, other: Money) -> Money:
        return self + -other

    def __neg__(self) -> Money:
        return Money(-self.minor, self.currency)

    def __lt__(self, other: Money) -> bool:
        return self.minor < self._same(other)

    def __bool__(self) -> bool:
        return self.minor != 0

    def __str__(self) -> str:
        whole, part = divmod(abs(self.minor), self.currency.unit)
        sign = "-" if self.minor < 0 else ""
        cents = f".{part:0{self.currency.digits}d}" if self.currency.digits else ""
        return f"{sign}{self.currency.symbol}{whole:,}{cents}"
