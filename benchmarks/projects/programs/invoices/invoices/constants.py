from decimal import Decimal

CENT = Decimal("0.01")
DEFAULT_CURRENCY = "EUR"

# standard / reduced / zero, in percent
VAT_RATES = {
    "DE": {"standard": Decimal("19"), "reduced": Decimal("7")},
    "FR": {"standard": Decimal("20"), "reduced": Decimal("5.5")},
    "NL": {"standard": Decimal("21"), "reduced": Decimal("9")},
}

SYMBOLS = {"EUR": "€", "USD": "$", "GBP": "£"}

# quantity from which a line gets this many percent off
QUANTITY_BREAKS = [(100, Decimal("10")), (50, Decimal("5")), (10, Decimal("2"))]
