"""A pool of connections behind an async context manager; transactions commit or roll back."""

import asyncio
from contextlib import asynccontextmanager


class Connection:
    def __init__(self, number):
        self.number = number
        self.statements = []

    async def execute(self, statement):
        await asyncio.sleep(0)
        if "drop" in statement:
            raise PermissionError(statement)
        self.statements.append(statement)
        return len(self.statements)

    async def commit(self):
        self.statements.append("commit")

    async def rollback(self):
        self.statements.append("rollback")


class Pool:
    def __init__(self, size):
        self._free = asyncio.LifoQueue()
        self.all = [Connection(n) for n in range(size)]
        for connection in self.all:
            self._free.put_nowait(connection)

    @asynccontextmanager
    async def acquire(self):
        connection = await self._free.get()
        try:
            yield connection
        finally:
            self._free.put_nowait(connection)

    @asynccontextmanager
    async def transaction(self):
        async with self.acquire() as connection:
            try:
                yield connection
            except Exception:
                await connection.rollback()
                raise
            else:
                await connection.commit()


async def transfer(pool, amount):
    async with pool.transaction() as connection:
        await connection.execute(f"debit {amount}")
        await connection.execute(f"credit {amount}" if amount < 100 else "drop table")
    return amount


async def main():
    pool = Pool(2)
    results = await asyncio.gather(*[transfer(pool, n) for n in (5, 200, 7)], return_exceptions=True)
    print([repr(each) for each in results])
    for connection in pool.all:
        print(connection.number, connection.statements)


asyncio.run(main())
