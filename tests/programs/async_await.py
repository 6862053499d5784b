"""Coroutines: await, gather, and the order in which they take turns."""
import asyncio

order = []


async def worker(name, rounds):
    for turn in range(rounds):
        order.append(f"{name}{turn}")
        await asyncio.sleep(0)
    return name * rounds


async def fails():
    await asyncio.sleep(0)
    raise LookupError("nothing there")


async def main():
    first = await worker("x", 1)
    results = await asyncio.gather(worker("a", 2), worker("b", 3))
    try:
        await fails()
    except LookupError as error:
        results.append(str(error))
    return first, results


print(asyncio.run(main()), order)
