class MoneyError(Exception):
    pass


class CurrencyMismatch(MoneyError, TypeError):
    def __init__(self, left, right):
        super().__init__(f"{left.name} and {right.name} do not mix")


class NotMoney(MoneyError, ValueError):
    pass


class NoRate(MoneyError):
    pass
