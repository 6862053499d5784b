"""Stages joined by queues: parse, clean, count."""

import asyncio

TEXT = ["ok: 3", "bad", "ok: -1", "ok: 4", "", "ok: x"]
END = object()


async def read(lines, out):
    for line in lines:
        if line.strip():
            await out.put(line)
    await out.put(END)


async def parse(inbox, out, errors):
    while True:
        line = await inbox.get()
        if line is END:
            await out.put(END)
            return
        head, _, tail = line.partition(": ")
        try:
            if head != "ok":
                raise ValueError(f"unknown: {head}")
            await out.put(int(tail))
        except ValueError as error:
            errors.append(str(error))


async def total(inbox):
    found = 0
    while (value := await inbox.get()) is not END:
        if value < 0:
            continue
        found += value
    return found


async def main():
    lines, numbers = asyncio.Queue(1), asyncio.Queue(1)
    errors = []
    *_, result = await asyncio.gather(read(TEXT, lines), parse(lines, numbers, errors), total(numbers))
    print(result)
    for error in errors:
        print(error)


asyncio.run(main())
