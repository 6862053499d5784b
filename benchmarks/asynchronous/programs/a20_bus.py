"""A message bus: handlers that are functions or coroutines, and errors that stop nobody."""

import asyncio
from collections import defaultdict


class Bus:
    def __init__(self):
        self._handlers = defaultdict(list)
        self.errors = []

    def on(self, topic):
        def register(handler):
            self._handlers[topic].append(handler)
            return handler

        return register

    async def emit(self, topic, **data):
        count = 0
        for handler in self._handlers[topic]:
            try:
                result = handler(**data)
                if asyncio.iscoroutine(result):
                    await result
                count += 1
            except Exception as error:
                self.errors.append((topic, type(error).__name__))
        return count


bus = Bus()
seen = []


@bus.on("order")
def keep(number, **rest):
    seen.append(number)


@bus.on("order")
async def notify(number, user):
    await asyncio.sleep(0)
    seen.append(f"{user}:{number}")
    await bus.emit("mail", to=user)


@bus.on("mail")
async def send(to):
    if "@" not in to:
        raise ValueError(to)
    seen.append("sent")


async def main():
    print(await bus.emit("order", number=1, user="ann@home"))
    print(await bus.emit("order", number=2, user="bob"))
    print(await bus.emit("nothing"))
    print(seen, bus.errors)


asyncio.run(main())
