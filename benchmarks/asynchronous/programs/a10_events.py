"""Who waits for an event, who sets it, and in which order they go on."""

import asyncio

trail = []


async def waiter(name, event):
    trail.append(f"{name} waits")
    await event.wait()
    trail.append(f"{name} goes")
    return name


async def starter(event):
    await asyncio.sleep(0)
    trail.append("set")
    event.set()


async def buffer(condition, store, size):
    async with condition:
        await condition.wait_for(lambda: len(store) >= size)
        taken = store[:size]
        del store[:size]
    return taken


async def fill(condition, store):
    for item in range(4):
        async with condition:
            store.append(item)
            condition.notify_all()
        await asyncio.sleep(0)


async def main():
    event = asyncio.Event()
    names = await asyncio.gather(waiter("a", event), waiter("b", event), starter(event))
    print(names, event.is_set())
    condition, store = asyncio.Condition(), []
    print(await asyncio.gather(buffer(condition, store, 2), buffer(condition, store, 1), fill(condition, store)))
    print(store, trail)


asyncio.run(main())
