class StockError(Exception):
    pass


class NoSuchItem(StockError, KeyError):
    def __str__(self):
        return f"no such item: {self.args[0]}"


class OutOfStock(StockError):
    def __init__(self, sku, wanted, available):
        self.sku, self.wanted, self.available = sku, wanted, available
        super().__init__(f"{sku}: wanted {wanted}, only {available} left")
