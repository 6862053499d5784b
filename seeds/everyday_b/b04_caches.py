### lru_cache_hit_rate
from collections import OrderedDict


class LRU:
    def __init__(self, size):
        self.size = size
        self.data = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key, load):
        if key in self.data:
            self.hits += 1
            self.data.move_to_end(key)
            return self.data[key]
        self.misses += 1
        value = self.data[key] = load(key)
        if len(self.data) > self.size:
            self.data.popitem(last=False)
        return value


def lru_cache_hit_rate(requests: str, size: int) -> float:
    """Share of requests (one letter each) that a cache of this size answers."""
    cache = LRU(size)
    for key in requests:
        cache.get(key, str.upper)
    total = cache.hits + cache.misses
    return round(cache.hits / total, 3)

#> lru_cache_hit_rate("abcabcd", 3)
#> lru_cache_hit_rate("aabbaa", 1)
#> lru_cache_hit_rate("abcdeabcde", 4)
#> lru_cache_hit_rate("", 4)
#> lru_cache_hit_rate("mississippi", 2)

### is_cache_entry_fresh
MAX_AGE = {"html": 60, "css": 3600, "img": 86400}
DEFAULT_AGE = 300


def directive_value(header, name):
    """Value of a directive of a cache-control header, None when it is absent."""
    for part in header.split(","):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value or True
    return None


def is_cache_entry_fresh(kind, age, header=""):
    """May a stored response of this age be used without asking the server?"""
    if directive_value(header, "no-store") or directive_value(header, "no-cache"):
        return False
    limit = directive_value(header, "max-age")
    if limit is None:
        limit = MAX_AGE.get(kind, DEFAULT_AGE)
    return age < int(limit)

#> is_cache_entry_fresh("html", 59)
#> is_cache_entry_fresh("css", 59, "public, max-age=30")
#> is_cache_entry_fresh("img", 10, "no-store, max-age=600")
#> is_cache_entry_fresh("json", 299, "private, must-revalidate")
#> is_cache_entry_fresh("img", 100, "private, no-cache")
#> is_cache_entry_fresh("html", 4000, "public, immutable, max-age=31536000")
#> is_cache_entry_fresh("css", 5, "max-age=soon")
#> is_cache_entry_fresh("json", 299, "private, must-revalidate, public, immutable, max-age=31536000, public, max-age=30")

### ttl_cache_replay
class TTLCache:
    """Values that expire; the clock is passed in by the caller."""

    def __init__(self, ttl: int):
        self.ttl = ttl
        self._store: dict = {}

    def set(self, key, value, now):
        self._store[key] = (value, now + self.ttl)

    def get(self, key, now, default=None):
        value, expires = self._store.get(key, (default, None))
        if expires is not None and now >= expires:
            del self._store[key]
            return default
        return value

    def __len__(self):
        return len(self._store)


def ttl_cache_replay(ttl, operations):
    """operations: (time, key) reads and (time, key, value) writes; returns what was read."""
    cache = TTLCache(ttl)
    seen = []
    for now, key, *value in operations:
        if value:
            cache.set(key, value[0], now)
        else:
            seen.append(cache.get(key, now, "-"))
    return {"seen": seen, "kept": len(cache)}

#> ttl_cache_replay(10, [(0, "rate", 1.08), (5, "rate"), (11, "rate")])
#> ttl_cache_replay(5, [(0, "user:7", "Ann"), (3, "user:7", "Anna"), (7, "user:7"), (8, "user:7")])
#> ttl_cache_replay(60, [(0, "missing")])
#> ttl_cache_replay(1, [])
#> ttl_cache_replay(20, [(1, "a", 1), (2, "b", 2), (3, "c"), (21, "a"), (21, "b")])
#> ttl_cache_replay(5, [(0, "user:7", "Ann"), (3, "user:7", "Anna"), (7, "user:7"), (8, "user:7"), (1, "a", 1), (2, "b", 2), (3, "c"), (21, "a"), (21, "b"), (0, "rate", 1.08), (5, "rate"), (11, "rate")])

### memo_call_counter
from functools import lru_cache


def memo_call_counter(prices, order):
    """Price an order of bundles; return total and how often the cache helped.

    A bundle is a tuple of other articles, a plain article is a tuple with one number.
    """

    @lru_cache(maxsize=None)
    def price(article):
        parts = prices[article]
        if len(parts) == 1 and isinstance(parts[0], int):
            return parts[0]
        return sum(price(part) for part in parts)

    total = sum(price(article) for article in order)
    info = price.cache_info()
    return total, info.hits, info.misses

#> memo_call_counter({"pen": (2,), "pad": (5,), "set": ("pen", "pen", "pad")}, ["set", "pen", "set"])
#> memo_call_counter({"a": (1,)}, [])
#> memo_call_counter({"nut": (3,), "bar": ("nut", "nut"), "box": ("bar", "bar", "nut")}, ["box", "bar"])
#> memo_call_counter({"tea": (4,)}, ["tea", "tea", "cake"])
#> memo_call_counter({"k": ("l",), "l": ("m",), "m": (9,)}, ["k", "l", "m", "k"])
#> memo_call_counter({"k": ("l",), "l": ("m",), "m": (9,), "nut": (3,), "bar": ("nut", "nut"), "box": ("bar", "bar", "nut"), "pen": (2,), "pad": (5,), "set": ("pen", "pen", "pad")}, ["k", "l", "m", "k", "box", "bar", "set", "pen", "set"])

### connection_pool_usage
from contextlib import contextmanager


class PoolExhausted(Exception):
    pass


class Pool:
    def __init__(self, size):
        self.free = [f"c{n}" for n in range(size)]
        self.peak = 0
        self.size = size

    @contextmanager
    def connection(self):
        if not self.free:
            raise PoolExhausted(f"all {self.size} in use")
        name = self.free.pop()
        self.peak = max(self.peak, self.size - len(self.free))
        try:
            yield name
        finally:
            self.free.append(name)


def nested_queries(pool, depth):
    with pool.connection():
        if depth > 1:
            return 1 + nested_queries(pool, depth - 1)
        return 1


def connection_pool_usage(size: int, depths: list[int]) -> dict:
    pool = Pool(size)
    done, failed = 0, []
    for depth in depths:
        try:
            done += nested_queries(pool, depth)
        except PoolExhausted as error:
            failed.append(str(error))
    return {"done": done, "failed": failed, "peak": pool.peak, "free": len(pool.free)}

#> connection_pool_usage(2, [1, 2, 3])
#> connection_pool_usage(0, [1])
#> connection_pool_usage(3, [3, 1, 2])
#> connection_pool_usage(4, [])
#> connection_pool_usage(1, [1, 2, 1])

### id_recycler_next
import heapq


class IdRecycler:
    """Hands out the smallest id that is not in use."""

    def __init__(self):
        self._next = 1
        self._returned = []

    def take(self):
        if self._returned:
            return heapq.heappop(self._returned)
        number = self._next
        self._next += 1
        return number

    def give_back(self, number):
        if not 0 < number < self._next or number in self._returned:
            raise ValueError(f"id {number} is not in use")
        heapq.heappush(self._returned, number)


def id_recycler_next(script):
    ids = IdRecycler()
    for action in script:
        if action == "take":
            ids.take()
        else:
            ids.give_back(action)
    return ids.take()

#> id_recycler_next(["take", "take", "take", 2])
#> id_recycler_next(["take", "take", 1, 2, "take"])
#> id_recycler_next([])
#> id_recycler_next(["take", 1, 1])
#> id_recycler_next(["take", "take", "take", "take", 3, "take", 4])

### write_behind_flushes
class WriteBehind:
    """Collects writes and sends them in one go."""

    def __init__(self, limit):
        self.limit = limit
        self.dirty = {}
        self.flushed = []

    def write(self, key, value):
        self.dirty[key] = value
        if len(self.dirty) >= self.limit:
            self.flush()

    def flush(self):
        if not self.dirty:
            return
        self.flushed.append(",".join(f"{k}={v}" for k, v in sorted(self.dirty.items())))
        self.dirty.clear()

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.flush()
        return False


def write_behind_flushes(writes, limit):
    cache = WriteBehind(limit)
    try:
        with cache:
            for key, value in writes:
                if value is None:
                    raise ValueError(f"{key} has no value")
                cache.write(key, value)
    except ValueError as error:
        cache.flushed.append(f"lost {len(cache.dirty)}: {error}")
    return cache.flushed

#> write_behind_flushes([("a", 1), ("b", 2), ("a", 3), ("c", 4)], 3)
#> write_behind_flushes([("temp", 20), ("temp", 21), ("hum", None)], 2)
#> write_behind_flushes([], 5)
#> write_behind_flushes([("x", 1), ("y", 2)], 2)
#> write_behind_flushes([("k1", "on"), ("k2", "off"), ("k3", "on"), ("k4", "off"), ("k5", "on")], 2)
#> write_behind_flushes([("a", 1), ("b", 2), ("a", 3), ("c", 4), ("k1", "on"), ("k2", "off"), ("k3", "on"), ("k4", "off"), ("k5", "on")], 3)

### object_pool_reuse
from dataclasses import dataclass, field


@dataclass
class Buffer:
    number: int
    data: list = field(default_factory=list)

    def reset(self):
        self.data.clear()
        return self


class BufferPool:
    def __init__(self):
        self.spare = []
        self.created = 0

    def acquire(self):
        if self.spare:
            return self.spare.pop().reset()
        self.created += 1
        return Buffer(self.created)

    def release(self, buffer):
        self.spare.append(buffer)


def object_pool_reuse(messages, keep_longer_than):
    pool = BufferPool()
    out = []
    for message in messages:
        buffer = pool.acquire()
        buffer.data.extend(message.upper().split())
        out.append(f"{buffer.number}:{'_'.join(buffer.data)}")
        if len(message) <= keep_longer_than:
            pool.release(buffer)
    return pool.created, out

#> object_pool_reuse(["go now", "stop", "wait for me"], 6)
#> object_pool_reuse([], 3)
#> object_pool_reuse(["alpha beta", "gamma delta", "eps"], 4)
#> object_pool_reuse(["a", "b", "c"], 1)
#> object_pool_reuse(["turn left at the bridge", "ok"], 10)
#> object_pool_reuse(["go now", "stop", "wait for me", "a", "b", "c", "alpha beta", "gamma delta", "eps"], 6)

### prefix_route_cache
class RouteTable:
    def __init__(self, routes):
        self.routes = routes
        self.cache = {}
        self.lookups = 0

    def __getitem__(self, path):
        if path not in self.cache:
            self.cache[path] = self._resolve(path)
        return self.cache[path]

    def _resolve(self, path):
        self.lookups += 1
        matches = [prefix for prefix in self.routes if path.startswith(prefix)]
        if not matches:
            return "404"
        return self.routes[max(matches, key=len)]


def prefix_route_cache(routes, paths):
    table = RouteTable(routes)
    handlers = [table[path] for path in paths]
    return f"{'/'.join(handlers)} in {table.lookups} lookups"

#> prefix_route_cache({"/": "site", "/api": "api", "/api/v2": "new"}, ["/api/users", "/api/v2/users", "/about", "/about"])
#> prefix_route_cache({"/static": "files"}, ["/login"])
#> prefix_route_cache({}, [])
#> prefix_route_cache({"/shop/": "shop", "/shop/cart": "cart"}, ["/shop/cart", "/shop/cart", "/shop/", "/shop"])
#> prefix_route_cache({"": "all", "/img": "img"}, ["/img/logo.png", "favicon.ico"])
#> prefix_route_cache({"/": "site", "/api": "api", "/api/v2": "new", "/shop/": "shop", "/shop/cart": "cart"}, ["/api/users", "/api/v2/users", "/about", "/about", "/shop/cart", "/shop/cart", "/shop/", "/shop"])

### invalidate_dependents
def invalidate_dependents(depends_on, changed):
    dependents: dict[str, set[str]] = {}
    for name, sources in depends_on.items():
        for source in sources:
            dependents.setdefault(source, set()).add(name)
    stale, wave = [], [changed]
    while wave:
        following = []
        for name in wave:
            for dependent in sorted(dependents.get(name, ())):
                if dependent not in stale:
                    stale.append(dependent)
                    following.append(dependent)
        wave = following
    return stale

#> invalidate_dependents({"total": ["net", "tax"], "tax": ["net"], "report": ["total"]}, "net")
#> invalidate_dependents({"total": ["net"]}, "report")
#> invalidate_dependents({}, "x")
#> invalidate_dependents({"b": ["a"], "c": ["a"], "d": ["b", "c"], "a": ["d"]}, "a")
#> invalidate_dependents({"sheet!C1": ["sheet!A1", "sheet!B1"], "sheet!D1": ["sheet!C1"]}, "sheet!B1")

### cached_property_report
from functools import cached_property


class Order:
    def __init__(self, lines):
        self.lines = lines
        self.computed = []

    @cached_property
    def net(self):
        self.computed.append("net")
        return sum(quantity * price for quantity, price in self.lines)

    @cached_property
    def discount(self):
        self.computed.append("discount")
        if self.net > 1000:
            return self.net // 10
        return 0

    def total(self):
        return self.net - self.discount


def cached_property_report(lines: list[tuple[int, int]], asks: int = 2, extra=None) -> dict:
    """Ask for the total several times; properties are computed only once."""
    order = Order(list(lines))
    totals = [order.total() for _ in range(asks)]
    if extra is not None:
        order.lines.append(extra)
        del order.net  # the discount stays cached on purpose
        totals.append(order.total())
    return {"totals": totals, "computed": order.computed}

#> cached_property_report([(2, 300), (5, 100)])
#> cached_property_report([(1, 10)], asks=1, extra=(1, 5))
#> cached_property_report([], asks=3)
#> cached_property_report([(4, 250)], 1, (10, 100))
#> cached_property_report([(7, 33), (3, 999)], asks=0)
#> cached_property_report([(1, 10), (4, 250), (2, 300), (5, 100)], asks=1, extra=(1, 5))

### bloom_filter_maybe
import hashlib


class Bloom:
    def __init__(self, bits: int = 64, hashes: int = 2):
        self.bits = bits
        self.hashes = hashes
        self.field = 0

    def _positions(self, word):
        digest = hashlib.md5(word.encode()).digest()
        for n in range(self.hashes):
            yield digest[n] % self.bits

    def add(self, word):
        for position in self._positions(word):
            self.field |= 1 << position

    def __contains__(self, word):
        return all(self.field >> p & 1 for p in self._positions(word))


def bloom_filter_maybe(words, asked, bits=64):
    bloom = Bloom(bits)
    for word in words:
        bloom.add(word.lower())
    return asked.lower() in bloom

#> bloom_filter_maybe(["spam", "scam", "phish"], "SCAM")
#> bloom_filter_maybe(["spam", "scam", "phish"], "invoice")
#> bloom_filter_maybe([], "anything")
#> bloom_filter_maybe(["casino", "lottery"], "meeting", bits=4)
#> bloom_filter_maybe(["unsubscribe"], "Unsubscribe", 16)
#> bloom_filter_maybe(["casino", "lottery", "spam", "scam", "phish"], "meeting", bits=4)

### two_level_cache_path
def two_level_cache_path(reads: list[str], near_size: int, far: set) -> list[str]:
    """Where each read was answered: near cache, far cache or origin."""
    near: list[str] = []
    far = set(far)
    path = []
    for key in reads:
        if key in near:
            path.append("near")
            near.remove(key)
        elif key in far:
            path.append("far")
        else:
            path.append("origin")
            far.add(key)
        near.append(key)
        if len(near) > near_size:
            near.pop(0)
    return path

#> two_level_cache_path(["a", "b", "a", "c", "b"], 2, {"c"})
#> two_level_cache_path(["logo.svg", "logo.svg", "app.js"], 1, {"app.js", "logo.svg"})
#> two_level_cache_path([], 3, set())
#> two_level_cache_path(["x", "y", "x", "y"], 0, {"y"})
#> two_level_cache_path(["p1", "p2", "p3", "p1", "p2", "p3"], 3, set())
#> two_level_cache_path(["a", "b", "a", "c", "b", "p1", "p2", "p3", "p1", "p2", "p3", "x", "y", "x", "y"], 2, {"c"})

### weighted_eviction_choice
from typing import NamedTuple


class Entry(NamedTuple):
    key: str
    size: int
    uses: int

    @property
    def value(self):
        return self.uses / self.size


def weighted_eviction_choice(entries, needed):
    candidates = sorted((Entry(*e) for e in entries), key=lambda e: (e.value, e.key))
    freed, victims = 0, []
    for entry in candidates:
        if freed >= needed:
            break
        freed += entry.size
        victims.append(entry.key)
    return victims if freed >= needed else None

#> weighted_eviction_choice([("a.png", 100, 50), ("b.zip", 900, 3), ("c.css", 20, 80)], 500)
#> weighted_eviction_choice([("a", 10, 1), ("b", 10, 1), ("c", 10, 1)], 15)
#> weighted_eviction_choice([("a", 10, 1)], 100)
#> weighted_eviction_choice([("x", 0, 4)], 1)
#> weighted_eviction_choice([("m", 40, 10), ("n", 60, 12), ("o", 30, 30)], 0)
#> weighted_eviction_choice([("a", 10, 1), ("m", 40, 10), ("n", 60, 12), ("o", 30, 30)], 100)

### copy_on_write_dict
class Layered:
    """Reads fall through to the parent, writes stay local."""

    GONE = "<gone>"

    def __init__(self, parent=None, **values):
        self.parent = parent
        self.local = values

    def get(self, key):
        if key in self.local:
            value = self.local[key]
            return None if value == self.GONE else value
        return self.parent.get(key) if self.parent else None

    def delete(self, key):
        self.local[key] = self.GONE

    def keys(self):
        known = set(self.parent.keys()) if self.parent else set()
        return {k for k in known | set(self.local) if self.get(k) is not None}


def copy_on_write_dict(base: dict, changes: dict) -> dict:
    layer = Layered(Layered(**base))
    for key, value in changes.items():
        if value is None:
            layer.delete(key)
        else:
            layer.local[key] = value
    return {key: layer.get(key) for key in sorted(layer.keys())}

#> copy_on_write_dict({"host": "localhost", "port": 80}, {"port": 8080})
#> copy_on_write_dict({"debug": True, "level": "info"}, {"debug": None, "trace": 1})
#> copy_on_write_dict({}, {})
#> copy_on_write_dict({"a": 1}, {"a": None, "b": None})
#> copy_on_write_dict({"theme": "dark", "font": "Inter"}, {"font": "Mono", "size": 12})
#> copy_on_write_dict({"host": "localhost", "port": 80, "theme": "dark", "font": "Inter"}, {"port": 8080, "font": "Mono", "size": 12})

### resource_leak_check
class Tracker:
    def __init__(self):
        self.open = []

    def resource(self, name):
        return Resource(self, name)


class Resource:
    def __init__(self, tracker, name):
        self.tracker, self.name = tracker, name

    def __enter__(self):
        self.tracker.open.append(self.name)
        return self

    def __exit__(self, *exc_info):
        self.tracker.open.remove(self.name)
        return False

    def use(self, fails):
        if fails:
            raise IOError(f"{self.name} broke")
        return len(self.name)


def resource_leak_check(names: list[str], broken: str, careful: bool = True) -> bool:
    """True when a resource is left open after a failure."""
    tracker = Tracker()
    for name in names:
        try:
            if careful:
                with tracker.resource(name) as resource:
                    resource.use(name == broken)
            else:
                resource = tracker.resource(name).__enter__()
                resource.use(name == broken)
                resource.__exit__()
        except IOError:
            continue
    return bool(tracker.open)

#> resource_leak_check(["db", "mail", "log"], "mail")
#> resource_leak_check(["db", "mail", "log"], "mail", careful=False)
#> resource_leak_check(["db", "mail"], "none", careful=False)
#> resource_leak_check([], "db")
#> resource_leak_check(["socket", "file", "socket"], "socket", False)
#> resource_leak_check(["db", "mail", "log", "db", "mail", "log"], "mail", careful=False)

### dedupe_inflight_requests
import asyncio


class Fetcher:
    """Joins requests for the same key that are under way at the same time."""

    def __init__(self):
        self.inflight = {}
        self.fetched = []

    async def _load(self, key):
        await asyncio.sleep(0)
        self.fetched.append(key)
        return key[::-1]

    async def get(self, key):
        if key not in self.inflight:
            self.inflight[key] = asyncio.ensure_future(self._load(key))
        return await self.inflight[key]


async def fetch_all(fetcher, keys):
    return await asyncio.gather(*[fetcher.get(k) for k in keys])


def dedupe_inflight_requests(keys: list[str]) -> tuple[list[str], int]:
    fetcher = Fetcher()
    values = asyncio.run(fetch_all(fetcher, keys))
    return values, len(fetcher.fetched)

#> dedupe_inflight_requests(["abc", "xy", "abc"])
#> dedupe_inflight_requests([])
#> dedupe_inflight_requests(["user/1", "user/2"])
#> dedupe_inflight_requests(["k", "k", "k", "k"])
#> dedupe_inflight_requests(["logo.png", "style.css", "logo.png", "app.js"])
#> dedupe_inflight_requests(["abc", "xy", "abc", "logo.png", "style.css", "logo.png", "app.js", "k", "k", "k", "k"])

### sliding_session_expired
from datetime import datetime, timedelta

IDLE = timedelta(minutes=20)
HARD_LIMIT = timedelta(hours=8)


def parse_clock(text):
    return datetime.strptime(text, "%H:%M")


def sliding_session_expired(requests: list[str], now: str) -> bool:
    if not requests:
        return True
    stamps = [parse_clock(r) for r in requests]
    start = last = stamps[0]
    for stamp in stamps[1:]:
        if stamp - last > IDLE:
            start = stamp  # a new session
        last = stamp
    current = parse_clock(now)
    return current - last > IDLE or current - start > HARD_LIMIT

#> sliding_session_expired(["09:00", "09:15", "09:31"], "09:45")
#> sliding_session_expired(["09:00", "09:15"], "09:36")
#> sliding_session_expired([], "10:00")
#> sliding_session_expired(["08:00", "11:00", "11:19", "11:35"], "11:50")
#> sliding_session_expired(["08:00", "8 o'clock"], "11:50")
#> sliding_session_expired(["00:00", "00:20", "00:40"], "00:59")
#> sliding_session_expired(["08:00", "11:00", "11:19", "11:35", "09:00", "09:15", "09:31", "00:00", "00:20", "00:40"], "11:50")

### frequency_cache_victims
from collections import Counter


def frequency_cache_victims(accesses, capacity):
    """Least-frequently-used cache: which keys are evicted, in order.

    Ties are broken by age: the key that has been in the cache longest goes.
    """
    cached: list[str] = []
    uses = Counter()
    victims = []
    for key in accesses:
        uses[key] += 1
        if key in cached:
            continue
        if len(cached) == capacity:
            victim = min(cached, key=lambda k: (uses[k], cached.index(k)))
            cached.remove(victim)
            uses[victim] = 0
            victims.append(victim)
        cached.append(key)
    return victims

#> frequency_cache_victims(["a", "a", "b", "c", "a", "d"], 2)
#> frequency_cache_victims(["x", "y", "z"], 3)
#> frequency_cache_victims([], 1)
#> frequency_cache_victims(["m", "n", "m", "o", "n", "p", "m"], 2)
#> frequency_cache_victims(["q"], 0)
#> frequency_cache_victims(["m", "n", "m", "o", "n", "p", "m", "a", "a", "b", "c", "a", "d"], 2)

### stampede_lock_winner
def stampede_lock_winner(requests, compute_time, ttl):
    computed = 0
    ready_at = None
    expires = None
    waited = 0
    for now in requests:
        if ready_at is not None and now < ready_at:
            waited += 1
            continue
        if expires is not None and now < expires:
            continue
        computed += 1
        ready_at = now + compute_time
        expires = ready_at + ttl
    return computed, waited

#> stampede_lock_winner([0, 1, 2, 3, 9, 14], 3, 5)
#> stampede_lock_winner([], 3, 5)
#> stampede_lock_winner([0, 10, 20, 30], 1, 4)
#> stampede_lock_winner([5, 5, 5, 5], 2, 60)
#> stampede_lock_winner([0, 2, 4, 6, 8, 10, 12], 3, 0)
#> stampede_lock_winner([0, 1, 2, 3, 9, 14, 0, 2, 4, 6, 8, 10, 12, 0, 10, 20, 30], 3, 5)
#> stampede_lock_winner([0, 2, 4, 6, 8, 10, 12, 0, 1, 2, 3, 9, 14, 0, 10, 20, 30], 3, 0)

### etag_response_status
import hashlib
import json


def etag_of(document):
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha1(canonical.encode()).hexdigest()[:8]


def etag_response_status(document: dict, if_none_match: str = "", if_match: str = "") -> int:
    tag = etag_of(document)
    if if_match:
        known = [t.strip() for t in if_match.split(",")]
        if tag not in known and "*" not in known:
            return 412
    if if_none_match and tag in if_none_match:
        return 304
    return 200

#> etag_response_status({"id": 1, "name": "lamp"})
#> etag_response_status({"a": 1, "b": 2}, if_none_match="4acc71e0")
#> etag_response_status({"b": 2, "a": 1}, if_none_match="5d35ab9a, 4acc71e0")
#> etag_response_status({"stock": 3}, if_match="deadbeef")
#> etag_response_status({"stock": 3}, if_match="deadbeef, *")
#> etag_response_status({"x": {1, 2}})

### quota_bucket_left
from collections import defaultdict


class QuotaExceeded(Exception):
    def __init__(self, tenant, missing):
        self.tenant, self.missing = tenant, missing
        super().__init__(f"{tenant} is {missing} over")


class Quotas:
    def __init__(self, limit):
        self.limit = limit
        self.used = defaultdict(int)

    def charge(self, tenant, amount):
        after = self.used[tenant] + amount
        if after > self.limit:
            raise QuotaExceeded(tenant, after - self.limit)
        self.used[tenant] = after


def quota_bucket_left(limit, charges, forgiving=True):
    quotas = Quotas(limit)
    over = 0
    for tenant, amount in charges:
        try:
            quotas.charge(tenant, amount)
        except QuotaExceeded as error:
            if not forgiving:
                raise
            over += error.missing
    left = {tenant: limit - used for tenant, used in sorted(quotas.used.items())}
    return left | {"_over": over}

#> quota_bucket_left(100, [("acme", 60), ("zen", 10), ("acme", 50)])
#> quota_bucket_left(100, [("acme", 60), ("acme", 50)], forgiving=False)
#> quota_bucket_left(5, [])
#> quota_bucket_left(10, [("a", 10), ("a", 1), ("b", 11)])
#> quota_bucket_left(1000, [("north", 250), ("south", 400), ("north", 250), ("south", 400)])
#> quota_bucket_left(10, [("a", 10), ("a", 1), ("b", 11), ("north", 250), ("south", 400), ("north", 250), ("south", 400), ("acme", 60), ("zen", 10), ("acme", 50)])

### ring_buffer_tail
class Ring:
    def __init__(self, size):
        self.slots = [None] * size
        self.written = 0

    def push(self, value):
        self.slots[self.written % len(self.slots)] = value
        self.written += 1

    def __iter__(self):
        size = len(self.slots)
        first = max(0, self.written - size)
        for position in range(first, self.written):
            yield self.slots[position % size]


def ring_buffer_tail(lines, keep, grep=""):
    ring = Ring(keep)
    for line in lines.splitlines():
        if grep in line:
            ring.push(line.strip())
    return " / ".join(ring) or "(nothing)"

#> ring_buffer_tail("start\nload config\nerror: no port\nretry\nerror: port 80 taken", 2)
#> ring_buffer_tail("start\nload config\nerror: no port\nretry\nerror: port 80 taken", 5, "error")
#> ring_buffer_tail("", 3)
#> ring_buffer_tail("a\nb\nc\nd", 3, "")
#> ring_buffer_tail("GET /\nPOST /login", 0, "GET")
#> ring_buffer_tail("up\nup\nup", 2, "down")
#> ring_buffer_tail("a\nb\nc\nd\nstart\nload config\nerror: no port\nretry\nerror: port 80 taken", 3, "")

### warm_up_percentile
import math


class Reservoir:
    """Keeps response times after a warm-up and answers percentiles."""

    def __init__(self, warm_up):
        self.skip = warm_up
        self.values = []

    def record(self, millis):
        if self.skip > 0:
            self.skip -= 1
            return
        self.values.append(millis)

    def percentile(self, p):
        if not self.values:
            return math.nan
        ordered = sorted(self.values)
        rank = max(1, math.ceil(p / 100 * len(ordered)))
        return float(ordered[rank - 1])


def warm_up_percentile(times: list[int], p: int, warm_up: int = 2) -> float:
    reservoir = Reservoir(warm_up)
    for millis in times:
        reservoir.record(millis)
    return reservoir.percentile(p)

#> warm_up_percentile([900, 850, 12, 15, 11, 30, 14], 50)
#> warm_up_percentile([900, 850, 12, 15, 11, 30, 14], 95)
#> warm_up_percentile([5], 90)
#> warm_up_percentile([7, 3, 9, 4], 25, warm_up=0)
#> warm_up_percentile([100, 40, 42, 38, 300], 80, 1)
#> warm_up_percentile([900, 850, 12, 15, 11, 30, 14, 900, 850, 12, 15, 11, 30, 14, 100, 40, 42, 38, 300], 95)

### shared_budget_ok
import threading
from dataclasses import dataclass


@dataclass
class Budget:
    cents: int

    def __post_init__(self):
        self.lock = threading.Lock()

    def spend(self, cents):
        with self.lock:
            if cents > self.cents:
                return False
            self.cents -= cents
            return True


def shared_budget_ok(start, purchases):
    budget = Budget(start)
    queues = [list(items) for items in purchases.values()]
    while any(queues):
        for queue in queues:
            if queue and not budget.spend(queue.pop(0)):
                return False
    return True

#> shared_budget_ok(1000, {"design": [300, 200], "dev": [400]})
#> shared_budget_ok(1000, {"design": [300, 200, 50], "dev": [400, 100]})
#> shared_budget_ok(0, {})
#> shared_budget_ok(50, {"a": [25], "b": [25]})
#> shared_budget_ok(99, {"x": [40, 40], "y": [20]})
#> shared_budget_ok(1000, {"design": [300, 200], "dev": [400], "x": [40, 40], "y": [20]})
