"""What happens to the others when one of several fails."""

import asyncio

notes = []


async def step(name, turns, error=None):
    for _ in range(turns):
        await asyncio.sleep(0)
    if error is not None:
        notes.append(f"{name} fails")
        raise error
    notes.append(f"{name} ends")
    return name


async def main():
    try:
        await asyncio.gather(step("a", 1), step("b", 0, LookupError("b")), step("c", 3))
    except LookupError as error:
        notes.append(f"caught {error!r}")
    await asyncio.sleep(0)
    results = await asyncio.gather(
        step("d", 0),
        step("e", 1, OSError("disk", "full")),
        return_exceptions=True,
    )
    notes.append(len([each for each in results if isinstance(each, Exception)]))
    nested = await asyncio.gather(asyncio.gather(step("f", 1), step("g", 0)), step("h", 0))
    print(nested)
    print(await asyncio.gather())
    for _ in range(3):
        await asyncio.sleep(0)
    print(notes)
    await step("z", 0, RuntimeError("the end"))


try:
    asyncio.run(main())
except RuntimeError as error:
    print("left with", error)
