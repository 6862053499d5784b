from __future__ import annotations

from .address import Address, column_name
from .formula import Formula
from .values import CYCLE, parse


class Sheet:
    def __init__(self, cells: dict[str, str] | None = None) -> None:
        self.raw = {Address.parse(name): text for name, text in (cells or {}).items()}
        self._values: dict[Address, object] = {}
        self._busy: set[Address] = set()

    def __setitem__(self, name: str, text: str) -> None:
        self.raw[Address.parse(name)] = text
        self._values.clear()

    def __getitem__(self, name: str) -> object:
        return self.value(Address.parse(name))

    def value(self, address: Address) -> object:
        if address in self._busy:
            return CYCLE
        if address not in self._values:
            self._busy.add(address)
            try:
                self._values[address] = self._compute(self.raw.get(address, ""))
            finally:
                self._busy.discard(address)
        return self._values[address]

    def _compute(self, text: str) -> object:
        if text.startswith("="):
            return Formula(text, self.value).value()
        return parse(text)

    def fill(self, name: str, rows: int) -> None:
        """Copies a plain cell downwards; whole numbers count on."""
        start = Address.parse(name)
        value = parse(self.raw[start])
        for i in range(1, rows + 1):
            self.raw[start.moved(rows=i)] = str(value + i) if isinstance(value, int) else self.raw[start]

    def table(self) -> list[list[object]]:
        if not self.raw:
            return []
        width = max(a.column for a in self.raw)
        height = max(a.row for a in self.raw)
        head = [column_name(c) for c in range(1, width + 1)]
        return [head] + [[self.value(Address(c, r)) for c in range(1, width + 1)] for r in range(1, height + 1)]


def compute(formula, **cells):
    sheet = Sheet(cells)
    sheet["Z1"] = formula
    return sheet["Z1"]


def filled(text, rows):
    sheet = Sheet({"B2": text})
    sheet.fill("B2", rows)
    return {str(address): raw for address, raw in sheet.raw.items()}


def table(**cells):
    return Sheet(cells).table()
