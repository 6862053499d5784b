"""Two producers, one bounded queue, two consumers, and a sentinel for each."""

import asyncio

DONE = None


async def produce(name, items, queue):
    for item in items:
        await queue.put((name, item))
    return len(items)


async def consume(queue):
    total = 0
    counts = {}
    while (entry := await queue.get()) is not DONE:
        name, value = entry
        counts[name] = counts.get(name, 0) + 1
        total += value
    return total, counts


async def main():
    queue = asyncio.Queue(maxsize=2)
    consumers = [asyncio.create_task(consume(queue)) for _ in range(2)]
    sent = await asyncio.gather(produce("a", [1, 2, 3], queue), produce("b", [10, 20], queue))
    for _ in consumers:
        await queue.put(DONE)
    received = [await consumer for consumer in consumers]
    assert sum(total for total, _ in received) == 36
    print(sent, received, queue.empty())


if __name__ == "__main__":
    asyncio.run(main())
