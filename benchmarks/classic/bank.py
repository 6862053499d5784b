"""Accounts between which money is moved."""


class Account:
    def __init__(self, balance):
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError("too little money")
        self.balance -= amount

    def deposit(self, amount):
        self.balance += amount


def transfers(balances, moves):
    accounts = [Account(balance) for balance in balances]
    refused = 0
    for source, target, amount in moves:
        try:
            accounts[source].withdraw(amount)
        except ValueError:
            refused += 1
            continue
        accounts[target].deposit(amount)
    return [account.balance for account in accounts], refused
