"""Resources that are opened one after another and closed in the other order."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, suppress

events = []


class Resource:
    def __init__(self, name, broken=False):
        self.name, self.broken = name, broken

    async def __aenter__(self):
        await asyncio.sleep(0)
        if self.broken:
            raise OSError(f"cannot open {self.name}")
        events.append(f"+{self.name}")
        return self

    async def __aexit__(self, kind, error, trace):
        events.append(f"-{self.name}" + (f" ({kind.__name__})" if kind else ""))
        await asyncio.sleep(0)


@asynccontextmanager
async def traced(name):
    events.append(f"begin {name}")
    try:
        yield name
    except OSError as error:
        events.append(f"swallowed {error}")
    events.append(f"end {name}")


async def open_all(names):
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Resource(name, name == "bad")) for name in names]
        stack.push_async_callback(asyncio.sleep, 0)
        return len(found)


async def main():
    print(await open_all(["a", "b"]))
    async with traced("all"):
        await open_all(["c", "bad", "d"])
    with suppress(KeyError):
        async with Resource("x"), Resource("y") as y:
            raise KeyError(y.name)
    print(events)


asyncio.run(main())
