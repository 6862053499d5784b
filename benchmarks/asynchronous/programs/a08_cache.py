"""A cache that computes each value once, however many ask at the same time."""

import asyncio


class Cache:
    def __init__(self, load):
        self._load = load
        self._values = {}
        self._locks = {}
        self.hits = self.misses = 0

    async def get(self, key):
        if key in self._values:
            self.hits += 1
            return self._values[key]
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            if key not in self._values:
                self.misses += 1
                self._values[key] = await self._load(key)
            else:
                self.hits += 1
        return self._values[key]

    async def __aenter__(self):
        return self

    async def __aexit__(self, kind, error, trace):
        self._values.clear()


async def load(key):
    await asyncio.sleep(0.01)
    return f"<{key}>"


async def main():
    async with Cache(load) as cache:
        values = await asyncio.gather(*(cache.get(key) for key in "abab"))
        print(values, cache.hits, cache.misses)
        print(await cache.get("a"), cache.hits)
    return cache._values


print(asyncio.run(main()))
