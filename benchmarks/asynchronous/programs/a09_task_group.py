"""Task groups: all end well, or the first failure ends all."""

import asyncio


class BadRow(ValueError):
    pass


async def load(rows):
    await asyncio.sleep(0)
    return [int(row) for row in rows]


async def check(name, value):
    await asyncio.sleep(0)
    if value < 0:
        raise BadRow(f"{name}: {value}")
    return value


async def wait_long(done):
    try:
        await asyncio.sleep(60)
    finally:
        done.append("cleaned")


async def good():
    async with asyncio.TaskGroup() as group:
        first = group.create_task(load(["1", "2"]))
        second = group.create_task(load(["3"]))
    return first.result() + second.result()


async def bad():
    done = []
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(wait_long(done))
            group.create_task(check("a", 1))
            group.create_task(check("b", -1))
            done.append("started")
        done.append("never")
    except* BadRow as errors:
        done.extend(str(error) for error in errors.exceptions)
    return done


async def main():
    print(await good())
    print(await bad())


asyncio.run(main())
