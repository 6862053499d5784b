"""A service with background jobs that are told to stop, and clean up behind themselves."""

import asyncio


class Service:
    def __init__(self):
        self.log = []
        self._tasks = []

    async def heartbeat(self):
        beats = 0
        try:
            while True:
                await asyncio.sleep(0.02)
                beats += 1
        except asyncio.CancelledError:
            self.log.append(f"heartbeat after {beats}")
            raise

    async def flush(self, rows):
        try:
            await asyncio.sleep(10)
        finally:
            await asyncio.sleep(0)
            self.log.append(f"flushed {rows}")

    def start(self):
        self._tasks.append(asyncio.create_task(self.heartbeat()))
        self._tasks.append(asyncio.create_task(self.flush(3)))

    async def stop(self):
        while self._tasks:
            task = self._tasks.pop()
            task.cancel()
            try:
                await task
            except asyncio.CancelledError:
                self.log.append("stopped")

    async def __aenter__(self):
        self.start()
        return self

    async def __aexit__(self, *details):
        await self.stop()
        return False


async def main():
    async with Service() as service:
        await asyncio.sleep(0.05)
    print(service.log)
    forgotten = asyncio.create_task(service.flush(9))
    await asyncio.sleep(0)
    return forgotten.done()


print(asyncio.run(main()))
