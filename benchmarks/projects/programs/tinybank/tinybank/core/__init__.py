from .accounts import (
    Account,
    BankError,
    Checking,
    InsufficientFunds,
    Savings,
    UnknownAccount,
    open_account,
)
from .ledger import Ledger, Posting, Unbalanced
