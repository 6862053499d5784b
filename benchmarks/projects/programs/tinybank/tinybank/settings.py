OVERDRAFT = 200
FEE_FREE_TRANSFERS = 2
TRANSFER_FEE = 1
SAVINGS_RATE = 3  # percent a year
BANK = "bank:fees"
CASH = "bank:cash"
INTEREST = "bank:interest"

LIMITS = {"checking": -OVERDRAFT, "savings": 0, "bank": None}
