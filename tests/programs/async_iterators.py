"""`async for` over objects of a class."""
import asyncio
class Count:
    def __init__(self, n): self.n = n; self.i = 0
    def __aiter__(self): return self
    async def __anext__(self):
        if self.i >= self.n:
            raise StopAsyncIteration
        self.i += 1
        await asyncio.sleep(0)
        return self.i
async def f():
    t = 0
    async for v in Count(3):
        t += v
    else:
        t += 100
    w = [v async for v in Count(2)]
    async for v in Count(2):
        if v == 2:
            break
    return t, w
print(asyncio.run(f()))
