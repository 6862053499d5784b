### gather_supplier_quotes
import asyncio

SUPPLIERS = {"north": 3, "south": 1, "east": 2}


class NoQuote(LookupError):
    pass


async def ask(supplier, part, prices):
    for _ in range(SUPPLIERS[supplier]):
        await asyncio.sleep(0)
    try:
        return supplier, prices[supplier][part]
    except KeyError as error:
        raise NoQuote(f"{supplier} has no {part}") from error


def gather_supplier_quotes(part, prices):
    """Cheapest supplier for a part; suppliers without the part only count as a failure."""

    async def main():
        jobs = [ask(name, part, prices) for name in prices]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [str(a) for a in answers if isinstance(a, NoQuote)]
        good = [a for a in answers if not isinstance(a, Exception)]
        best = min(good, key=lambda pair: pair[1], default=None)
        return best, failed

    return asyncio.run(main())

#> gather_supplier_quotes("bolt", {"north": {"bolt": 12}, "south": {"bolt": 9, "nut": 2}})
#> gather_supplier_quotes("nut", {"north": {"bolt": 12}, "east": {"nut": 7}})
#> gather_supplier_quotes("gear", {"north": {}, "south": {"bolt": 1}})
#> gather_supplier_quotes("bolt", {})
#> gather_supplier_quotes("bolt", {"west": {"bolt": 3}, "east": {"bolt": 5}, "north": {"bolt": 5}})

### kitchen_queue_orders
import asyncio


async def cook(name, queue, done):
    while True:
        order = await queue.get()
        if order is None:
            queue.task_done()
            break
        dish, minutes = order
        for _ in range(minutes):
            await asyncio.sleep(0)
        done.append(f"{name}:{dish}")
        queue.task_done()


async def service(orders, cooks):
    queue = asyncio.Queue()
    done = []
    for order in orders:
        queue.put_nowait(order)
    for _ in cooks:
        queue.put_nowait(None)
    await asyncio.gather(*(cook(name, queue, done) for name in cooks))
    return done


def kitchen_queue_orders(orders, cooks=("ana", "bo")):
    return asyncio.run(service(orders, cooks))

#> kitchen_queue_orders([("soup", 2), ("salad", 1), ("fries", 1)])
#> kitchen_queue_orders([("steak", 3), ("tea", 0)], ["solo"])
#> kitchen_queue_orders([])
#> kitchen_queue_orders([("pie", 1)], [])
#> kitchen_queue_orders([("rice", 0), ("fish", 2), ("egg", 1), ("bun", 1)], ("x", "y", "z"))
#> kitchen_queue_orders([("soup", 2, "hot")], ("ana",))

### first_sensor_to_answer
import asyncio
from collections.abc import Sequence


async def sensor(name: str, delay: int, value: float | None) -> float:
    await asyncio.sleep(delay * 0.002)
    if value is None:
        raise RuntimeError(f"{name} is dead")
    return value


async def race(readings: Sequence[tuple[str, int, float | None]]) -> float | None:
    tasks = [asyncio.create_task(sensor(*reading)) for reading in readings]
    for next_done in asyncio.as_completed(tasks):
        try:
            value = await next_done
        except RuntimeError:
            continue
        for task in tasks:
            task.cancel()
        return value
    return None


def first_sensor_to_answer(readings: Sequence[tuple[str, int, float | None]]) -> float | None:
    """The value of the quickest sensor that works, None if none does."""
    return asyncio.run(race(readings))

#> first_sensor_to_answer([("roof", 9, 21.5), ("cellar", 1, 12.25)])
#> first_sensor_to_answer([("roof", 1, None), ("cellar", 9, 12.25), ("attic", 18, 30.0)])
#> first_sensor_to_answer([("roof", 1, None), ("door", 4, None)])
#> first_sensor_to_answer([])
#> first_sensor_to_answer([("lake", 0, 4)])

### transfer_with_account_locks
import asyncio


class Account:
    def __init__(self, owner, cents):
        self.owner = owner
        self.cents = cents
        self.lock = asyncio.Lock()


async def move(source, target, cents):
    # always take the locks in the same order, else two transfers block each other
    first, second = sorted((source, target), key=lambda a: a.owner)
    async with first.lock:
        async with second.lock:
            if source.cents < cents:
                return False
            balance = source.cents
            await asyncio.sleep(0)
            source.cents = balance - cents
            target.cents += cents
            return True


def transfer_with_account_locks(balances, moves):
    async def main():
        accounts = {owner: Account(owner, cents) for owner, cents in balances.items()}
        results = await asyncio.gather(
            *[move(accounts[a], accounts[b], cents) for a, b, cents in moves]
        )
        return sum(results), {o: a.cents for o, a in accounts.items()}

    return asyncio.run(main())

#> transfer_with_account_locks({"ann": 500, "bob": 50}, [("ann", "bob", 300), ("bob", "ann", 200)])
#> transfer_with_account_locks({"ann": 100, "bob": 0}, [("ann", "bob", 80), ("ann", "bob", 80)])
#> transfer_with_account_locks({"x": 5}, [])
#> transfer_with_account_locks({"x": 5, "y": 5}, [("x", "z", 1)])
#> transfer_with_account_locks({"c": 10, "b": 20, "a": 30}, [("a", "b", 30), ("b", "c", 50), ("c", "a", 60)])

### paged_api_async_generator
import asyncio


async def fetch_page(pages, number):
    await asyncio.sleep(0)
    if number >= len(pages):
        return None
    return pages[number]


async def all_items(pages):
    number = 0
    while True:
        page = await fetch_page(pages, number)
        if page is None:
            break
        for item in page:
            yield item
        number += 1
    if number == 0:
        raise LookupError("no pages")


async def collect(pages, wanted, limit):
    found = []
    async for item in all_items(pages):
        if wanted in item.get("tags", ()):
            found.append(item["id"])
        if len(found) == limit:
            break
    else:
        found.append("end")
    return found


def paged_api_async_generator(pages, wanted, limit=2):
    return asyncio.run(collect(pages, wanted, limit))

#> paged_api_async_generator([[{"id": 1, "tags": ["red"]}, {"id": 2}], [{"id": 3, "tags": ["red", "big"]}]], "red")
#> paged_api_async_generator([[{"id": 1, "tags": ["red"]}], [], [{"id": 4, "tags": "reddish"}]], "red", 3)
#> paged_api_async_generator([], "x")
#> paged_api_async_generator([[{"tags": ["x"]}]], "x")
#> paged_api_async_generator([[{"id": "a"}, {"id": "b", "tags": ("z",)}]], "z", 1)

### timeout_falls_back_to_cache
import asyncio

CACHE = {"/home": "cached home", "/news": "yesterday's news"}


async def backend(path, slow):
    if path in slow:
        await asyncio.sleep(30)
    await asyncio.sleep(0)
    if path.endswith("!"):
        raise ValueError(f"bad path {path}")
    return path.strip("/").title() or "Root"


async def page(path, slow):
    try:
        return await asyncio.wait_for(backend(path, slow), timeout=0.01)
    except asyncio.TimeoutError:
        return CACHE.get(path, "try later")


def timeout_falls_back_to_cache(paths, slow=()):
    """One text per path, in the order asked."""

    async def main():
        return "; ".join(await asyncio.gather(*(page(p, slow) for p in paths)))

    return asyncio.run(main())

#> timeout_falls_back_to_cache(["/home", "/about us"])
#> timeout_falls_back_to_cache(["/home", "/news"], slow={"/home"})
#> timeout_falls_back_to_cache(["/shop", "/"], slow=["/shop"])
#> timeout_falls_back_to_cache([])
#> timeout_falls_back_to_cache(["/ok", "/oops!"])

### semaphore_peak_load
import asyncio


def semaphore_peak_load(jobs: list[int], permits: int) -> int:
    """How many jobs ran at the same time at most, when a semaphore gives out permits."""
    running = 0
    peak = 0

    async def job(steps: int, gate: asyncio.Semaphore) -> None:
        nonlocal running, peak
        async with gate:
            running += 1
            peak = max(peak, running)
            for _ in range(steps):
                await asyncio.sleep(0)
            running -= 1

    async def main() -> None:
        gate = asyncio.Semaphore(permits)
        await asyncio.gather(*(job(steps, gate) for steps in jobs))

    asyncio.run(main())
    return peak

#> semaphore_peak_load([1, 2, 1], 2)
#> semaphore_peak_load([1, 1, 1, 1], 10)
#> semaphore_peak_load([0, 0, 0], 3)
#> semaphore_peak_load([], 1)
#> semaphore_peak_load([1], -1)
#> semaphore_peak_load([3, 1, 2], 1)

### lobby_waits_for_players
import asyncio


async def player(name, lobby, ready, log):
    await ready.wait()
    if len(lobby) < 4:
        lobby.append(name)
        log.append(f"+{name}")
    else:
        log.append(f"-{name}")


async def host(ready, log, delay):
    for n in range(delay, 0, -1):
        log.append(str(n))
        await asyncio.sleep(0)
    ready.set()


def lobby_waits_for_players(names, delay=2):
    async def main():
        ready = asyncio.Event()
        lobby, log = [], []
        tasks = [asyncio.create_task(player(n, lobby, ready, log)) for n in names]
        await host(ready, log, delay)
        await asyncio.gather(*tasks)
        return " ".join(log)

    return asyncio.run(main())

#> lobby_waits_for_players(["zed", "amy", "kim"])
#> lobby_waits_for_players(["a", "b", "c", "d", "e"], 1)
#> lobby_waits_for_players([], 3)
#> lobby_waits_for_players("xyz", 0)
#> lobby_waits_for_players(["solo"], delay="2")

### retry_flaky_upload
import asyncio


class Flaky:
    def __init__(self, failures):
        self.failures = failures
        self.calls = 0

    async def send(self, chunk):
        self.calls += 1
        await asyncio.sleep(0)
        if self.failures > 0:
            self.failures -= 1
            raise ConnectionError(f"lost {chunk}")
        return len(chunk)


async def with_retry(make, attempts):
    for attempt in range(1, attempts + 1):
        try:
            result = await make()
        except ConnectionError:
            if attempt == attempts:
                raise
        else:
            return result


def retry_flaky_upload(text, failures, attempts=3, size=5):
    line = Flaky(failures)

    async def main():
        sent = 0
        for start in range(0, len(text), size):
            sent += await with_retry(lambda: line.send(text[start:start + size]), attempts)
        return sent, line.calls

    return asyncio.run(main())

#> retry_flaky_upload("the quick brown", 2)
#> retry_flaky_upload("hello world, again", 0, size=10)
#> retry_flaky_upload("hello", 5)
#> retry_flaky_upload("", 3)
#> retry_flaky_upload("abc def ghi", 1, attempts=2, size=4)
#> retry_flaky_upload("abcdef", 1, 1)

### producer_consumer_words
import asyncio
from collections import Counter


async def produce(text, queue):
    for word in text.split():
        await queue.put(word.strip(".,!?").lower())
    await queue.put("")


async def consume(queue, counts):
    while True:
        word = await queue.get()
        if not word:
            break
        counts[word] += 1
        counts["_letters"] += len(word)


def producer_consumer_words(text, room=2):
    """Count words with a bounded queue between reader and counter."""

    async def main():
        queue = asyncio.Queue(maxsize=room)
        counts = Counter()
        await asyncio.gather(produce(text, queue), consume(queue, counts))
        return counts

    counts = asyncio.run(main())
    letters = counts.pop("_letters", 0)
    return counts.most_common(2), letters

#> producer_consumer_words("One fish, two fish, red fish, blue fish!")
#> producer_consumer_words("")
#> producer_consumer_words("To be or not to be", room=1)
#> producer_consumer_words("Hm! Well, hm... again", 3)
#> producer_consumer_words(None)

### cancelled_tasks_report
import asyncio


async def download(name, steps, notes):
    got = 0
    try:
        while got < steps:
            got += 1
            await asyncio.sleep(0)
    except asyncio.CancelledError:
        notes[name] = f"stopped at {got}/{steps}"
        raise
    else:
        notes[name] = "complete"
    finally:
        notes.setdefault("closed", []).append(name)
    return got


def cancelled_tasks_report(sizes: dict, patience: int) -> dict:
    """Start all downloads, wait a few rounds, cancel the rest."""
    notes = {}

    async def main():
        tasks = {n: asyncio.create_task(download(n, s, notes)) for n, s in sizes.items()}
        for _ in range(patience):
            await asyncio.sleep(0)
        for task in tasks.values():
            if not task.done():
                task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)

    asyncio.run(main())
    return notes

#> cancelled_tasks_report({"a.zip": 1, "b.zip": 9}, 4)
#> cancelled_tasks_report({"x": 2, "y": 2}, 10)
#> cancelled_tasks_report({"big": 50, "small": 0}, 2)
#> cancelled_tasks_report({}, 3)
#> cancelled_tasks_report({"late": 3}, 0)

### chat_room_broadcast
import asyncio
from collections import defaultdict


class Room:
    def __init__(self):
        self.inboxes = {}

    def join(self, user):
        self.inboxes[user] = asyncio.Queue()

    async def say(self, sender, text):
        for user, inbox in self.inboxes.items():
            if user != sender:
                await inbox.put(f"{sender}: {text}")


async def run_script(script):
    room = Room()
    for line in script:
        match line.split(maxsplit=1):
            case [user, "joins"]:
                room.join(user)
            case [user, text] if user in room.inboxes:
                await room.say(user, text)
            case [user, _]:
                raise PermissionError(user)
    seen = defaultdict(list)
    for user, inbox in room.inboxes.items():
        while not inbox.empty():
            seen[user].append(inbox.get_nowait())
    return dict(seen)


def chat_room_broadcast(*script):
    return asyncio.run(run_script(script))

#> chat_room_broadcast("ann joins", "bob joins", "ann hello there", "bob hi")
#> chat_room_broadcast("ann joins", "ann anyone?", "cy joins", "ann welcome")
#> chat_room_broadcast("eve let me in")
#> chat_room_broadcast()
#> chat_room_broadcast("ann joins", "", "bob joins", "cy joins", "cy good morning to all of you")

### async_countdown_context
import asyncio
from contextlib import asynccontextmanager

LOG_LIMIT = 6


@asynccontextmanager
async def stage(name, log):
    log.append(f"enter {name}")
    try:
        yield name.upper()
    except ZeroDivisionError:
        log.append(f"{name} swallowed")
    finally:
        log.append(f"leave {name}")


def async_countdown_context(numbers, name="lab"):
    async def main():
        log = []
        async with stage(name, log) as label:
            for n in numbers:
                await asyncio.sleep(0)
                log.append(f"{label} {12 / n:.1f}")
        if len(log) > LOG_LIMIT:
            del log[2:-2]
        return log

    return asyncio.run(main())

#> async_countdown_context([1, 2, 5])
#> async_countdown_context([3, 0, 4], "oven")
#> async_countdown_context([], name="idle")
#> async_countdown_context([1, 2, 3, 4, 5, 6, 8])
#> async_countdown_context([2, "x"])
