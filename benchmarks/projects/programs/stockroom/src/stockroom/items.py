from __future__ import annotations

from abc import ABC, abstractmethod
from datetime import date, timedelta


class Item(ABC):
    """Anything that can lie on a shelf."""

    category = "general"

    def __init__(self, sku: str, price: float) -> None:
        self.sku = sku
        self.price = price

    @abstractmethod
    def value_on(self, day: date) -> float:
        """What one piece is worth on a day."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.sku!r}, {self.price!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and self.sku == other.sku

    def __hash__(self) -> int:
        return hash(self.sku)


class StockItem(Item):
    def value_on(self, day: date) -> float:
        return self.price


class Perishable(Item):
    category = "food"
    GRACE = timedelta(days=2)

    def __init__(self, sku: str, price: float, best_before: date) -> None:
        super().__init__(sku, price)
        self.best_before = best_before

    def value_on(self, day: date) -> float:
        if day <= self.best_before:
            return self.price
        if day <= self.best_before + self.GRACE:
            return self.price / 2
        return 0.0


def make(spec: str) -> Item:
    """An item from 'SKU:PRICE' or 'SKU:PRICE:YYYY-MM-DD'."""
    sku, price, *rest = spec.split(":")
    if rest:
        return Perishable(sku, float(price), date.fromisoformat(rest[0]))
    return StockItem(sku, float(price))
