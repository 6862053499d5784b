from __future__ import annotations

from .core import BankError, Ledger, Savings, UnknownAccount, open_account
from .settings import BANK, CASH, INTEREST


class Bank:
    def __init__(self, *numbers: str) -> None:
        self.ledger = Ledger()
        self.accounts = {}
        for number in numbers:
            owner, _, kind = number.partition(":")
            account = open_account(kind or "checking", owner, self.ledger)
            self.accounts[account.number] = account

    def __getitem__(self, number):
        try:
            return self.accounts[number if ":" in number else f"{number}:checking"]
        except KeyError:
            raise UnknownAccount(f"no account {number}") from None

    def deposit(self, number, amount):
        account = self[number]
        with self.ledger.transaction() as ledger:
            ledger.post(CASH, -amount, "deposit")
            ledger.post(account.number, amount, "deposit")

    def transfer(self, source, target, amount, text=""):
        giver, taker = self[source], self[target]
        with self.ledger.transaction() as ledger:
            ledger.post(giver.number, -amount, text or f"to {taker.owner}")
            ledger.post(taker.number, amount, text or f"from {giver.owner}")
            if fee := giver.fee():
                ledger.post(giver.number, -fee, "fee")
                ledger.post(BANK, fee, "fee")
            giver.check(0)

    def pay_interest(self, months=12):
        paid = 0
        for account in self.accounts.values():
            if isinstance(account, Savings):
                amount = account.interest(months)
                with self.ledger.transaction() as ledger:
                    ledger.post(INTEREST, -amount)
                    ledger.post(account.number, amount, "interest")
                paid += amount
        return paid

    def balances(self):
        return {number: account.balance for number, account in self.accounts.items()}


def play(numbers, *steps):
    """Steps such as ('transfer', 'ann', 'bob', 5); balances, and what customers were told."""
    bank = Bank(*numbers)
    told = []
    for verb, *arguments in steps:
        try:
            getattr(bank, verb)(*arguments)
        except BankError as error:
            told.append(error.for_customer())
    return bank.balances(), told
