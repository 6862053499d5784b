from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal

from .constants import CENT, DEFAULT_CURRENCY, QUANTITY_BREAKS
from .errors import EmptyInvoice


@dataclass(frozen=True)
class Line:
    """One line of an invoice."""

    description: str
    quantity: int
    unit_price: Decimal
    vat: str = "standard"

    @property
    def discount_percent(self) -> Decimal:
        for minimum, percent in QUANTITY_BREAKS:
            if self.quantity >= minimum:
                return percent
        return Decimal(0)

    @property
    def net(self) -> Decimal:
        gross = self.quantity * self.unit_price
        return (gross * (100 - self.discount_percent) / 100).quantize(CENT)


@dataclass
class Invoice:
    number: str
    country: str = "DE"
    currency: str = DEFAULT_CURRENCY
    lines: list[Line] = field(default_factory=list)

    def add(self, description: str, quantity: int, price: str | Decimal, **extra) -> Invoice:
        self.lines.append(Line(description, quantity, Decimal(price), **extra))
        return self

    def check(self) -> None:
        if not self.lines:
            raise EmptyInvoice(f"invoice {self.number} has no lines")

    def __len__(self) -> int:
        return len(self.lines)


def build(number, rows, country="DE"):
    """An invoice from rows of (description, quantity, price[, vat])."""
    invoice = Invoice(number, country)
    for row in rows:
        description, quantity, price, *rest = row
        extra = {"vat": rest[0]} if rest else {}
        invoice.add(description, quantity, price, **extra)
    return invoice
