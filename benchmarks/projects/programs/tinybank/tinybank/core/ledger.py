"""Double entry: the postings of a transaction add up to nothing."""

from __future__ import annotations

from collections import defaultdict
from contextlib import contextmanager
from dataclasses import dataclass


class Unbalanced(AssertionError):
    pass


@dataclass(frozen=True)
class Posting:
    account: str
    amount: int
    text: str = ""


class Ledger:
    def __init__(self) -> None:
        self._postings: list[Posting] = []
        self._balances: defaultdict[str, int] = defaultdict(int)

    def post(self, account: str, amount: int, text: str = "") -> None:
        self._postings.append(Posting(account, amount, text))
        self._balances[account] += amount

    def balance(self, account: str) -> int:
        return self._balances.get(account, 0)

    def statement(self, account: str) -> list[tuple[str, int, int]]:
        """(text, amount, balance afterwards)"""
        running = 0
        lines = []
        for posting in self._postings:
            if posting.account == account:
                running += posting.amount
                lines.append((posting.text, posting.amount, running))
        return lines

    @contextmanager
    def transaction(self):
        """Everything inside is kept, or nothing if something goes wrong."""
        mark = len(self._postings)
        try:
            yield self
            off = sum(p.amount for p in self._postings[mark:])
            if off:
                raise Unbalanced(f"off by {off}")
        except BaseException:
            for posting in self._postings[mark:]:
                self._balances[posting.account] -= posting.amount
            del self._postings[mark:]
            raise

    def __len__(self) -> int:
        return len(self._postings)
