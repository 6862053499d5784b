from enum import Enum

__all__ = ["Currency", "EUR", "JPY", "USD", "DEFAULT"]


class Currency(Enum):
    EUR = ("€", 2)
    USD = ("$", 2)
    JPY = ("¥", 0)

    def __init__(self, symbol: str, digits: int) -> None:
        self.symbol = symbol
        self.digits = digits

    @property
    def unit(self) -> int:
        return 10**self.digits


EUR, USD, JPY = Currency
DEFAULT = EUR
