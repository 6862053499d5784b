from tinybank.core import Account, Ledger, Posting
from tinybank.bank import Bank

__all__ = ("Account", "Bank", "Ledger", "Posting")
