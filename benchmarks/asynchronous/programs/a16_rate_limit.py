"""At most so many at a time, and who was inside together."""

import asyncio
from collections import Counter


class Gate:
    def __init__(self, width):
        self._limit = asyncio.BoundedSemaphore(width)
        self.inside = 0
        self.most = 0

    async def __aenter__(self):
        await self._limit.acquire()
        self.inside += 1
        self.most = max(self.most, self.inside)

    async def __aexit__(self, kind, error, trace):
        self.inside -= 1
        self._limit.release()


async def visit(gate, name, seen):
    async with gate:
        for _ in range(2):
            seen[name] += gate.inside
            await asyncio.sleep(0)


async def main():
    gate, seen = Gate(2), Counter()
    async with asyncio.TaskGroup() as group:
        for name in ("ann", "bob", "cyd"):
            group.create_task(visit(gate, name, seen))
    try:
        gate._limit.release()
    except ValueError as error:
        print(error)
    print(gate.most, seen["ann"], seen["bob"], seen["cyd"])


asyncio.run(main())
