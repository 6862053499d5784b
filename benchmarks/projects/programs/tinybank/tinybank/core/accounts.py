from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tinybank import settings

if TYPE_CHECKING:
    from tinybank.core.ledger import Ledger


class BankError(Exception):
    """What a customer may be told."""

    hint = "please ask at the counter"

    def for_customer(self) -> str:
        return f"{self}; {self.hint}"


class UnknownAccount(BankError):
    hint = "check the number"


class InsufficientFunds(BankError):
    def __init__(self, account, missing):
        super().__init__(f"{account} lacks {missing}")
        self.missing = missing

    @property
    def hint(self):
        return f"pay in at least {self.missing}"


class Account:
    kind: ClassVar[str] = "bank"

    def __init__(self, owner: str, ledger: Ledger) -> None:
        self.owner = owner
        self.ledger = ledger
        self.transfers = 0

    @property
    def number(self) -> str:
        return f"{self.owner}:{self.kind}"

    @property
    def balance(self) -> int:
        return self.ledger.balance(self.number)

    def fee(self) -> int:
        return 0

    def check(self, amount: int) -> None:
        limit = settings.LIMITS[self.kind]
        if limit is not None and self.balance - amount < limit:
            raise InsufficientFunds(self.number, limit - (self.balance - amount))


class Checking(Account):
    kind = "checking"

    def fee(self):
        self.transfers += 1
        return settings.TRANSFER_FEE if self.transfers > settings.FEE_FREE_TRANSFERS else 0


class Savings(Account):
    kind = "savings"

    def interest(self, months):
        return self.balance * settings.SAVINGS_RATE * months // 1200


def open_account(kind, owner, ledger):
    for cls in Account.__subclasses__():
        if cls.kind == kind:
            return cls(owner, ledger)
    raise ValueError(f"no account of kind {kind}")
