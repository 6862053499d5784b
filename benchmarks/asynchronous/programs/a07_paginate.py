"""Walks through the pages of an API with an async generator, filters and batches them."""

import asyncio

RECORDS = [{"id": n, "kind": "even" if n % 2 == 0 else "odd"} for n in range(7)]


class Client:
    def __init__(self, page_size):
        self.page_size = page_size
        self.calls = 0

    async def get(self, offset):
        self.calls += 1
        await asyncio.sleep(0.001)
        page = RECORDS[offset : offset + self.page_size]
        return {"items": page, "next": offset + len(page) if offset + len(page) < len(RECORDS) else None}


async def records(client):
    offset = 0
    while offset is not None:
        page = await client.get(offset)
        for item in page["items"]:
            yield item
        offset = page["next"]


async def only(kind, source):
    async for item in source:
        if item["kind"] == kind:
            yield item


async def batches(source, size):
    batch = []
    async for item in source:
        batch.append(item["id"])
        if len(batch) == size:
            yield tuple(batch)
            batch = []
    if batch:
        yield tuple(batch)


async def main():
    client = Client(3)
    found = [batch async for batch in batches(only("even", records(client)), 3)]
    print(found, client.calls)
    ids = {item["id"] async for item in records(client) if item["id"] > 4}
    print(len(ids), client.calls)
    first = await anext(records(client))
    print(first)
    async for item in only("odd", records(client)):
        if item["id"] > 2:
            break
    else:
        print("none")
    print(item)


asyncio.run(main())
