"""A decorator that tries again, waiting longer each time."""

import asyncio
import functools


class Unavailable(Exception):
    pass


def retry(times, first_delay=0.01, on=(Unavailable,)):
    def decorate(function):
        @functools.wraps(function)
        async def wrapper(*args, **kwargs):
            delay = first_delay
            for attempt in range(1, times + 1):
                try:
                    return await function(*args, **kwargs)
                except on as error:
                    if attempt == times:
                        raise
                    waits.append((function.__name__, delay, str(error)))
                    await asyncio.sleep(delay)
                    delay *= 2

        return wrapper

    return decorate


waits = []


class Service:
    def __init__(self, failures):
        self.failures = failures

    @retry(4)
    async def call(self, value):
        if self.failures:
            self.failures -= 1
            raise Unavailable(f"{self.failures} more")
        return value.upper()


@retry(times=2)
async def hopeless():
    raise Unavailable("never")


async def main():
    print(await Service(2).call("fine"))
    try:
        await hopeless()
    except Unavailable as error:
        print("gave up:", error)
    print(waits)


asyncio.run(main())
