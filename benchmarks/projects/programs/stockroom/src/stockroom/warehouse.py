from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from datetime import date
from typing import TYPE_CHECKING

from stockroom.exceptions import NoSuchItem, OutOfStock, StockError
from stockroom.items import make

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stockroom.items import Item


class Warehouse:
    def __init__(self, name: str = "main") -> None:
        self.name = name
        self._items: dict[str, Item] = {}
        self._counts: Counter[str] = Counter()

    def receive(self, item: Item, pieces: int = 1) -> None:
        self._items.setdefault(item.sku, item)
        self._counts[item.sku] += pieces

    def issue(self, sku: str, pieces: int = 1) -> Item:
        if sku not in self._items:
            raise NoSuchItem(sku)
        available = self._counts[sku]
        if pieces > available:
            raise OutOfStock(sku, pieces, available)
        self._counts[sku] -= pieces
        return self._items[sku]

    def on_hand(self, sku: str) -> int:
        return self._counts[sku]

    def value(self, day: date) -> float:
        return sum(item.value_on(day) * self._counts[sku] for sku, item in self._items.items())

    @contextmanager
    def all_or_nothing(self) -> Iterator[Warehouse]:
        """Inside: either every change is kept or none."""
        before = self._counts.copy()
        try:
            yield self
        except StockError:
            self._counts = before
            raise


def filled(*specs: str) -> Warehouse:
    """A warehouse with 'SKU:PRICE[:DATE]' specs, optionally 'PIECESx' in front."""
    house = Warehouse()
    for spec in specs:
        pieces, times, rest = spec.partition("x")
        if times and pieces.isdigit():
            house.receive(make(rest), int(pieces))
        else:
            house.receive(make(spec))
    return house


def stock_value(specs: list[str], day: str) -> float:
    return filled(*specs).value(date.fromisoformat(day))


def pick(specs: list[str], order: dict[str, int]) -> list[Item]:
    """Issue everything of an order, or nothing."""
    house = filled(*specs)
    with house.all_or_nothing():
        return [house.issue(sku, n) for sku, n in order.items()]
