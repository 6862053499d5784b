"""Two accounts as actors with mailboxes; replies come as futures."""

import asyncio
from enum import Enum


class Kind(Enum):
    DEPOSIT = "deposit"
    WITHDRAW = "withdraw"
    STOP = "stop"


class Insufficient(Exception):
    pass


class Account:
    def __init__(self, name, balance=0):
        self.name = name
        self.balance = balance
        self.inbox = asyncio.Queue()

    async def run(self):
        while True:
            kind, amount, reply = await self.inbox.get()
            match kind:
                case Kind.DEPOSIT:
                    self.balance += amount
                    reply.set_result(self.balance)
                case Kind.WITHDRAW if amount <= self.balance:
                    self.balance -= amount
                    reply.set_result(self.balance)
                case Kind.WITHDRAW:
                    reply.set_exception(Insufficient(f"{self.name} has {self.balance}"))
                case Kind.STOP:
                    reply.set_result(None)
                    return self.balance

    async def ask(self, kind, amount=0):
        reply = asyncio.get_running_loop().create_future()
        await self.inbox.put((kind, amount, reply))
        return await reply


async def transfer(source, target, amount):
    try:
        await source.ask(Kind.WITHDRAW, amount)
    except Insufficient as error:
        return f"refused: {error}"
    return await target.ask(Kind.DEPOSIT, amount)


async def main():
    ann, bob = Account("ann", 10), Account("bob")
    running = [asyncio.create_task(account.run()) for account in (ann, bob)]
    print(await transfer(ann, bob, 7))
    print(await transfer(ann, bob, 7))
    await asyncio.gather(ann.ask(Kind.STOP), bob.ask(Kind.STOP))
    print([await task for task in running])


asyncio.run(main())
