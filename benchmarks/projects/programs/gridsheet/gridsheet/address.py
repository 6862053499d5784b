import re
from typing import Iterator, NamedTuple

CELL = re.compile(r"([A-Z]{1,2})([1-9]\d*)")


class Address(NamedTuple):
    column: int
    row: int

    @classmethod
    def parse(cls, text: str) -> "Address":
        match = CELL.fullmatch(text.upper())
        if not match:
            raise ValueError(f"{text!r} is no cell")
        column = 0
        for letter in match[1]:
            column = column * 26 + ord(letter) - ord("A") + 1
        return cls(column, int(match[2]))

    def __str__(self) -> str:
        letters = ""
        column = self.column
        while column:
            column, rest = divmod(column - 1, 26)
            letters = chr(ord("A") + rest) + letters
        return f"{letters}{self.row}"

    def moved(self, columns: int = 0, rows: int = 0) -> "Address":
        return self._replace(column=self.column + columns, row=self.row + rows)


def span(first: str, last: str) -> Iterator[Address]:
    """Row by row."""
    a, b = Address.parse(first), Address.parse(last)
    for row in range(min(a.row, b.row), max(a.row, b.row) + 1):
        for column in range(min(a.column, b.column), max(a.column, b.column) + 1):
            yield Address(column, row)


def column_name(number: int) -> str:
    return str(Address(number, 1))[:-1]
