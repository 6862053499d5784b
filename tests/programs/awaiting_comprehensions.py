"""Comprehensions that wait, and whose variables are also the function's."""
import asyncio
async def g(v):
    await asyncio.sleep(0)
    return v * 2
async def f(xs):
    v = 100
    a = [await g(v) for v in xs]
    b = [v
         async for v in h(3)]
    c = {v: await g(v) for v in xs if await g(v) > 2}
    return a, b, c, v
async def h(n):
    for i in range(n):
        yield i
print(asyncio.run(f([1, 2])))
