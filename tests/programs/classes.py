"""A class with state, methods that call each other, and operators."""
class Account:
    rate = 2

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        self.balance += amount
        self.history.append(amount)
        return self

    def interest(self):
        return self.balance * self.rate // 100

    def __add__(self, other):
        return Account(self.owner + other.owner, self.balance + other.balance)

    def __eq__(self, other):
        return self.balance == other.balance

    def __len__(self):
        return len(self.history)


mine = Account("me", 100).deposit(50).deposit(-20)
yours = Account("you", 130)
both = mine + yours
mine.rate = 10
print(mine.interest(), both.owner, both.balance, mine == yours, len(mine), yours.interest())
