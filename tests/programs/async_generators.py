"""async for, async with, async comprehensions and an async generator closed early."""
import asyncio


class Resource:
    async def __aenter__(self):
        await asyncio.sleep(0)
        return "open"

    async def __aexit__(self, kind, error, trace):
        await asyncio.sleep(0)
        return kind is KeyError


async def ticks(limit):
    try:
        for tick in range(limit):
            await asyncio.sleep(0)
            yield tick
    finally:
        print("ticks over")


async def main():
    seen = [tick * 2 async for tick in ticks(3)]
    async with Resource() as state:
        seen.append(state)
        raise KeyError("swallowed")
    source = ticks(10)
    async for turn in source:
        if turn == 1:
            break
    await source.aclose()
    return seen


print(asyncio.run(main()))
