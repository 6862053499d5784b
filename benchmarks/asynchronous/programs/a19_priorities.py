"""A scheduler with priorities; what is due first goes first."""

import asyncio
import itertools
from dataclasses import dataclass, field


@dataclass(order=True)
class Ticket:
    priority: int
    number: int
    title: str = field(compare=False)
    steps: list = field(default_factory=list, compare=False)


class Desk:
    def __init__(self):
        self.queue = asyncio.PriorityQueue()
        self.counter = itertools.count(1)
        self.closed = []

    async def open(self, title, priority=3):
        ticket = Ticket(priority, next(self.counter), title)
        await self.queue.put(ticket)
        return ticket.number

    async def work(self):
        while not self.queue.empty():
            ticket = await self.queue.get()
            ticket.steps.append("read")
            await asyncio.sleep(0)
            ticket.steps.append("answered")
            self.closed.append(ticket)
            if ticket.title == "outage":
                await self.open("write report", priority=2)


async def main():
    desk = Desk()
    for title, priority in [("typo", 5), ("outage", 1), ("question", 3)]:
        await desk.open(title, priority)
    await desk.work()
    for ticket in desk.closed:
        print(ticket.priority, ticket.number, ticket.title)


asyncio.run(main())
