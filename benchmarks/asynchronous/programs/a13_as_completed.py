"""Shows progress as parts come in, in the order in which they do."""

import asyncio

SECONDS = {"index": 0.01, "photos": 0.09, "styles": 0.05}


async def download(name):
    await asyncio.sleep(SECONDS[name])
    if name == "photos":
        raise ConnectionError("photos: reset")
    return name, len(name)


async def main():
    tasks = [asyncio.create_task(download(name)) for name in SECONDS]
    seen, errors = [], []
    for number, coming in enumerate(asyncio.as_completed(tasks), 1):
        try:
            name, size = await coming
        except ConnectionError as error:
            errors.append(f"{number}: {error}")
        else:
            seen.append((number, name, size))
    print(seen)
    print(errors)
    return all(task.done() for task in tasks)


print(asyncio.run(main()))
