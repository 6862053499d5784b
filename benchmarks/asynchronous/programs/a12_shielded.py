"""A write that must come to its end though the one who asked for it is cancelled."""

import asyncio

written = []


async def write(text):
    await asyncio.sleep(0.02)
    written.append(text)
    return len(text)


async def request(text):
    task = asyncio.ensure_future(write(text))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        written.append("cancelled")
        size = await task
        written.append(size)
        raise


async def main():
    asking = asyncio.create_task(request("hello"))
    await asyncio.sleep(0.01)
    asking.cancel()
    try:
        await asking
    except asyncio.CancelledError as error:
        print("cancelled", error.args)
    print(written, asking.cancelled())
    print(await request("again"))


asyncio.run(main())
