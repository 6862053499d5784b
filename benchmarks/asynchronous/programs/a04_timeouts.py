"""Deadlines: what comes in time, what does not, and what is kept all the same."""

import asyncio


async def answer(name, seconds):
    try:
        await asyncio.sleep(seconds)
    except asyncio.CancelledError:
        log.append(f"{name} cancelled")
        raise
    log.append(f"{name} done")
    return name


log = []


async def with_fallback(name, seconds, limit):
    try:
        return await asyncio.wait_for(answer(name, seconds), limit)
    except TimeoutError:
        return f"no {name}"


async def first_of(*names):
    tasks = [asyncio.create_task(answer(name, 0.02 * (n + 1)), name=name) for n, name in enumerate(names)]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task in pending:
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    (winner,) = done
    return winner.result(), [task.get_name() for task in tasks if task.cancelled()]


async def within(seconds):
    results = []
    try:
        async with asyncio.timeout(seconds):
            for name in ("one", "two", "three"):
                results.append(await answer(name, 0.05))
    except TimeoutError:
        results.append("late")
    return results


async def main():
    print(await with_fallback("fast", 0.01, 0.5))
    print(await with_fallback("slow", 5, 0.05))
    print(await first_of("x", "y", "z"))
    print(await within(0.13))
    print(log)


asyncio.run(main())
