from tinybank import Bank, bank as bank_module
from tinybank.core import ledger


def statement(amounts, months=0):
    """A savings account with some deposits."""
    bank = Bank("dee:savings")
    for amount in amounts:
        bank.deposit("dee:savings", amount)
    if months:
        bank.pay_interest(months)
    return "\n".join(f"{text:<10}{amount:>6}{after:>7}" for text, amount, after in bank.ledger.statement("dee:savings"))


def fees(transfers):
    bank = Bank("ann", "bob")
    bank.deposit("ann", 10 * transfers)
    for _ in range(transfers):
        bank.transfer("ann", "bob", 1)
    return bank.ledger.balance(bank_module.BANK), bank["ann"].balance


def unbalanced(*amounts):
    """What is left of a transaction that does not add up."""
    book = ledger.Ledger()
    try:
        with book.transaction():
            for amount in amounts:
                book.post("x", amount)
    except ledger.Unbalanced as error:
        return str(error), len(book), book.balance("x")
    return "fine", len(book), book.balance("x")
