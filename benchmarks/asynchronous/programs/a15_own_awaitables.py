"""Awaitables of one's own: a deferred value, a countdown, a lazy result."""

import asyncio


class Deferred:
    def __init__(self):
        self._future = asyncio.get_running_loop().create_future()

    def resolve(self, value):
        if not self._future.done():
            self._future.set_result(value)

    def fail(self, error):
        self._future.set_exception(error)

    def __await__(self):
        return self._future.__await__()


class Countdown:
    def __init__(self, start):
        self.left = start

    def __await__(self):
        while self.left:
            self.left -= 1
            yield
        return "liftoff"


class Lazy:
    def __init__(self, function, *args):
        self.function, self.args = function, args
        self.value = None

    async def _compute(self):
        if self.value is None:
            self.value = await self.function(*self.args)
        return self.value

    def __await__(self):
        return self._compute().__await__()


async def add(a, b):
    await asyncio.sleep(0)
    return a + b


async def main():
    deferred, other = Deferred(), Deferred()
    loop = asyncio.get_running_loop()
    loop.call_soon(deferred.resolve, 42)
    loop.call_later(0.01, other.fail, KeyError("gone"))
    print(await deferred)
    try:
        await other
    except KeyError as error:
        print("error", error)
    print(await Countdown(2))
    lazy = Lazy(add, 2, 3)
    print(await lazy, await lazy, lazy.value)


asyncio.run(main())
