"""Async programs, interpreted: every state is that of a real run, or nothing is said of it."""

from pathlib import Path
from textwrap import dedent, indent

import pytest
from cancelled import SLOW
from test_jumping import recorded, wrong_of_walks
from test_reckoner import compared

GENERATORS = """
    import asyncio

    class Gate:
        def __init__(self, n):
            self.n = n

        def __await__(self):
            for i in range(self.n):
                yield from asyncio.sleep(0).__await__()
            return self.n

    async def numbers(n):
        try:
            for i in range(n):
                got = yield i
                if got:
                    print("got", got)
        finally:
            print("closed", n)

    async def main():
        print(await Gate(2))
        async for i in numbers(5):
            if i == 2:
                break
        left = numbers(3)
        print(await left.asend(None), await left.asend("x"))
        try:
            await left.athrow(ValueError("v"))
        except ValueError as error:
            print(error)
        await left.aclose()
        even = [x async for x in numbers(3) if x % 2 == 0]
        print(even, {x: y async for x in numbers(2) for y in range(2)})

    asyncio.run(main())
    """
TASKS = """
    import asyncio

    async def work(name, n, log):
        for i in range(n):
            log.append((name, i))
            await asyncio.sleep(0)
        if name == "c":
            raise KeyError(name)
        return name * n

    async def main():
        log = []
        print(await asyncio.gather(*(work(name, 2, log) for name in "abc"), return_exceptions=True))
        task = asyncio.create_task(work("d", 10, log))
        await asyncio.sleep(0)
        task.cancel("enough")
        try:
            await task
        except asyncio.CancelledError as error:
            log.append(error.args)
        lock = asyncio.Lock()

        async def locked(i):
            async with lock:
                log.append(i)
                await asyncio.sleep(0)

        await asyncio.gather(*(locked(i) for i in range(3)))
        return log

    print(asyncio.run(main()))
    """
MANAGERS = """
    import asyncio
    from contextlib import asynccontextmanager

    @asynccontextmanager
    async def opened(name, log):
        log.append(name)
        try:
            yield name.upper()
        except ValueError as error:
            log.append(str(error))
        finally:
            log.append("close " + name)

    class Swallows:
        async def __aenter__(self):
            return self

        async def __aexit__(self, kind, error, trace):
            return kind is ZeroDivisionError

    class Fails(Swallows):
        async def __aexit__(self, kind, error, trace):
            return 1 / 0

    async def main():
        log = []
        async with opened("a", log) as a, opened("b", log) as b:
            log.append(a + b)
            raise ValueError("boom")
        async with Swallows(), Fails():
            raise KeyError("k")
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(5)
        except TimeoutError:
            log.append("late")
        return log

    print(asyncio.run(main()))
    """
GROUPS = """
    import asyncio

    async def bad(n):
        await asyncio.sleep(0)
        raise ValueError(n)

    async def never():
        try:
            await asyncio.sleep(100)
        finally:
            print("cleaned")

    async def main():
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(bad(1))
                group.create_task(bad(2))
                group.create_task(never())
        except* ValueError as found:
            print([error.args for error in found.exceptions])
        except* KeyError:
            print("no")
        finally:
            print("end")
        return 1

    print(asyncio.run(main()))
    """
BY_HAND = """
    import asyncio
    import contextvars

    name = contextvars.ContextVar("name", default="none")

    async def child():
        before = name.get()
        name.set("child")
        await asyncio.sleep(0)
        return before, name.get()

    async def main():
        name.set("main")
        return await asyncio.create_task(child()), await child(), name.get()

    async def at_once():
        return 5

    def drive():
        coroutine = at_once()
        try:
            coroutine.send(None)
        except StopIteration as end:
            print(end.value)
        print(asyncio.run(main()), name.get())
        loop = asyncio.new_event_loop()
        try:
            print(loop.run_until_complete(main()))
        finally:
            loop.close()

    async def fails():
        await asyncio.sleep(0)
        return 1 / 0

    drive()
    asyncio.run(fails())
    """
NAMED = f"""
    import asyncio
    import functools

    def again(function):
        @functools.wraps(function)
        async def wrapper(*args):
            return await function(*args)
        return wrapper

    def counted(function):
        @functools.wraps(function)
        def drawn(*args):
            yield from function(*args)
        return drawn

    @again
    async def fetch(n):
        return n * 2

    @counted
    def numbers(n):
        yield n

{indent(SLOW, "    ")}
    async def within(seconds, log):
        async with asyncio.timeout(seconds):
            return await slow(log)

    async def main():
        waiting, drawing, log = fetch(3), numbers(4), []
        print(await waiting, list(drawing))
        print(await within(0.01, log), log)

    asyncio.run(main())
    """
RACE = """
    import asyncio

    async def slow(n, log):
        await asyncio.sleep(0.01)
        log.append(n)
        await asyncio.sleep(0)
        log.append(-n)

    async def main():
        log = []
        await asyncio.gather(*(slow(n, log) for n in range(3)))
        return len(log)

    print(asyncio.run(main()))
    """
ASYNC_EXPRESSION = """
    import asyncio

    async def rows(n):
        for i in range(n):
            yield i

    async def twice(x):
        return 2 * x

    async def main():
        doubled = (x * 2 async for x in rows(3))
        waited = (await twice(x) for x in range(2))
        print([x async for x in doubled], [x async for x in waited])

    asyncio.run(main())
    """


@pytest.mark.parametrize("source", [GENERATORS, TASKS, MANAGERS, GROUPS, BY_HAND, NAMED])
def test_an_async_program_is_said_state_by_state(source: str, tmp_path: Path) -> None:
    recording = recorded(tmp_path, dedent(source))
    count, known, wrong = compared(recording)
    assert not wrong, wrong[:3]
    assert known == count - 1


@pytest.mark.parametrize("source", [GENERATORS, TASKS, MANAGERS, GROUPS, BY_HAND, NAMED])
def test_jumps_through_an_async_program_lead_where_they_are_said_to(source: str, tmp_path: Path) -> None:
    said, wrong = wrong_of_walks(recorded(tmp_path, dedent(source)), range(8))
    assert not wrong, wrong[:3]
    assert said > 8


def test_whether_several_timers_come_at_a_time_is_not_said(tmp_path: Path) -> None:
    recording = recorded(tmp_path, dedent(RACE))
    count, known, wrong = compared(recording)
    assert not wrong
    assert 20 < known < count - 1


def test_of_async_generator_expressions_nothing_wrong_is_said(tmp_path: Path) -> None:
    recording = recorded(tmp_path, dedent(ASYNC_EXPRESSION))
    _, known, wrong = compared(recording)
    assert not wrong, wrong[:3]
    assert known > 5
