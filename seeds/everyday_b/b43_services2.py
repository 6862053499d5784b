### url_shortener_codes
from string import ascii_letters, digits

ALPHABET = digits + ascii_letters


class Shortener:
    def __init__(self, start=1000):
        self.by_code, self.by_url = {}, {}
        self.counter = start
        self.hits = {}

    def encode(self, number):
        code = ""
        while number:
            number, rest = divmod(number, len(ALPHABET))
            code = ALPHABET[rest] + code
        return code

    def shorten(self, url, alias=None):
        if url in self.by_url and alias is None:
            return self.by_url[url]
        code = alias or self.encode(self.counter)
        if code in self.by_code:
            raise KeyError(f"{code} is taken")
        self.counter += alias is None
        self.by_code[code] = url
        self.by_url.setdefault(url, code)
        return code

    def resolve(self, code):
        self.hits[code] = self.hits.get(code, 0) + 1
        return self.by_code[code]


def url_shortener_codes(urls, clicks):
    service = Shortener()
    codes = [service.shorten(*(entry if isinstance(entry, tuple) else (entry,))) for entry in urls]
    for code in clicks:
        service.resolve(code)
    return {"codes": codes, "hits": service.hits}

#> url_shortener_codes(["https://a.org", "https://b.org", "https://a.org"], ["g8", "g9", "g8"])
#> url_shortener_codes([("https://docs.python.org", "py"), "https://docs.python.org"], ["py"])
#> url_shortener_codes([("x", "same"), ("y", "same")], [])
#> url_shortener_codes([], [])
#> url_shortener_codes(["u"], ["zz"])
#> url_shortener_codes(["https://a.org", "https://b.org", "https://a.org", ("https://docs.python.org", "py"), "https://docs.python.org"], ["g8", "g9", "g8", "py"])

### chat_room_moderation
from collections import defaultdict


class Room:
    def __init__(self, mods):
        self.mods, self.muted, self.strikes = set(mods), set(), defaultdict(int)
        self.log = []

    def say(self, who, text):
        if who in self.muted:
            return
        if text.isupper() and len(text) > 5:
            self.strikes[who] += 1
            if self.strikes[who] >= 2:
                self.muted.add(who)
            return
        self.log.append(f"{who}: {text}")

    def command(self, who, name, target):
        if who not in self.mods:
            self.log.append(f"{who} may not {name}")
        elif name == "mute":
            self.muted.add(target)
        elif name == "unmute":
            self.muted.discard(target)
            self.strikes.pop(target, None)


def chat_room_moderation(lines, mods):
    """What stays in the log; lines 'ann /mute bob' are commands."""
    room = Room(mods)
    for line in lines:
        who, _, rest = line.partition(" ")
        if rest.startswith("/"):
            name, _, target = rest[1:].partition(" ")
            room.command(who, name, target)
        else:
            room.say(who, rest)
    return room.log

#> chat_room_moderation(["bob hello", "bob BUY NOW", "bob BUY IT", "bob sorry", "ann /unmute bob", "bob thanks"], ["ann"])
#> chat_room_moderation(["eve /mute ann", "ann hi", "ann /mute eve", "eve why"], ["ann"])
#> chat_room_moderation([], [])
#> chat_room_moderation(["kim OK", "kim HELLO THERE", "kim fine"], [])
#> chat_room_moderation(["mod /ban x", "x still here"], ["mod"])
#> chat_room_moderation(["bob hello", "bob BUY NOW", "bob BUY IT", "bob sorry", "ann /unmute bob", "bob thanks", "eve /mute ann", "ann hi", "ann /mute eve", "eve why", "kim OK", "kim HELLO THERE", "kim fine"], ["ann", "ann"])

### api_gateway_quota
from dataclasses import dataclass, field


class Denied(Exception):
    def __init__(self, status, reason):
        super().__init__(reason)
        self.status = status


@dataclass
class Client:
    plan: str
    used: int = 0
    keys: set = field(default_factory=set)


PLANS = {"free": 2, "pro": 5}
COSTS = {"GET": 1, "POST": 2, "DELETE": 2}


def authorise(clients, key):
    for name, client in clients.items():
        if key in client.keys:
            return name, client
    raise Denied(401, "unknown key")


def charge(client, method):
    cost = COSTS.get(method)
    if cost is None:
        raise Denied(405, method)
    if client.used + cost > PLANS[client.plan]:
        raise Denied(429, "quota")
    client.used += cost


def api_gateway_quota(requests):
    """Statuses for requests (key, method)."""
    clients = {"acme": Client("free", keys={"k1", "k2"}), "zeta": Client("pro", keys={"k9"})}
    log = []
    for key, method in requests:
        try:
            name, client = authorise(clients, key)
            charge(client, method)
        except Denied as denied:
            log.append(f"{denied.status} {denied}")
        else:
            log.append(f"200 {name} {client.used}")
    return log

#> api_gateway_quota([("k1", "GET"), ("k2", "GET"), ("k1", "GET"), ("k9", "POST")])
#> api_gateway_quota([("bad", "GET"), ("k9", "PATCH")])
#> api_gateway_quota([])
#> api_gateway_quota([("k9", "POST"), ("k9", "DELETE"), ("k9", "POST"), ("k9", "GET")])
#> api_gateway_quota([("k2", "POST"), ("k1", "GET")])
#> api_gateway_quota([("k2", "POST"), ("k1", "GET"), ("k1", "GET"), ("k2", "GET"), ("k1", "GET"), ("k9", "POST")])

### document_store_queries
import operator


class Query:
    OPS = {"gt": operator.gt, "lt": operator.lt, "ne": operator.ne, "in": lambda a, b: a in b}

    def __init__(self, **conditions):
        self.conditions = conditions

    def matches(self, doc):
        for key, wanted in self.conditions.items():
            field, _, op = key.partition("__")
            if field not in doc:
                return False
            test = self.OPS[op] if op else operator.eq
            if not test(doc[field], wanted):
                return False
        return True


class Store:
    def __init__(self):
        self.docs = {}

    def insert(self, **doc):
        ident = len(self.docs) + 1
        self.docs[ident] = {"_id": ident, **doc}
        return ident

    def find(self, order=None, **conditions):
        query = Query(**conditions)
        found = [d for d in self.docs.values() if query.matches(d)]
        return sorted(found, key=lambda d: d[order]) if order else found


def document_store_queries(docs, order=None, **conditions):
    """Ids of the documents that match, e.g. price__lt=10."""
    store = Store()
    for doc in docs:
        store.insert(**doc)
    return [doc["_id"] for doc in store.find(order, **conditions)]

#> document_store_queries([{"price": 5}, {"price": 15}, {"price": 8}], price__lt=10)
#> document_store_queries([{"n": "b", "k": 1}, {"n": "a", "k": 1}, {"n": "c", "k": 2}], "n", k=1)
#> document_store_queries([], x=1)
#> document_store_queries([{"tag": "red"}, {"tag": "blue"}, {}], tag__in=["blue", "green"])
#> document_store_queries([{"a": 1}], a__like=1)
#> document_store_queries([{"a": 1}, {"a": 2}], a__ne=2)

### lock_step_negotiation
class Party:
    def __init__(self, name, start, limit, step):
        self.name, self.offer, self.limit, self.step = name, start, limit, step

    def concede(self):
        direction = 1 if self.limit > self.offer else -1
        moved = self.offer + direction * self.step
        self.offer = min(moved, self.limit) if direction == 1 else max(moved, self.limit)


def lock_step_negotiation(buyer: tuple[int, int, int], seller: tuple[int, int, int], rounds: int = 8) -> str:
    b, s = Party("buyer", *buyer), Party("seller", *seller)
    for number in range(1, rounds + 1):
        if b.offer >= s.offer:
            price = (b.offer + s.offer) // 2
            return f"deal at {price} in round {number}"
        before = (b.offer, s.offer)
        b.concede()
        s.concede()
        if (b.offer, s.offer) == before:
            return f"stuck at {b.offer}:{s.offer}"
    return "out of time"

#> lock_step_negotiation((100, 150, 10), (180, 140, 10))
#> lock_step_negotiation((100, 120, 10), (180, 140, 15))
#> lock_step_negotiation((50, 500, 5), (900, 100, 5), rounds=3)
#> lock_step_negotiation((10, 10, 1), (10, 10, 1))
#> lock_step_negotiation((1000, 1400, 75), (1600, 1200, 60))

### subscription_matcher_topics
def topic_matches(pattern, topic):
    """MQTT style: '+' is one level, '#' the rest."""
    wanted, given = pattern.split("/"), topic.split("/")
    for index, part in enumerate(wanted):
        if part == "#":
            return True
        if index >= len(given) or part not in ("+", given[index]):
            return False
    return len(wanted) == len(given)


def subscription_matcher_topics(subscriptions, messages):
    """Messages each client gets; a message that fits several patterns counts once."""
    counts = dict.fromkeys(subscriptions, 0)
    for topic in messages:
        for client, patterns in subscriptions.items():
            if any(topic_matches(pattern, topic) for pattern in patterns):
                counts[client] += 1
    return counts

#> subscription_matcher_topics({"app": ["home/+/temp"], "log": ["#"]}, ["home/kitchen/temp", "home/door"])
#> subscription_matcher_topics({"a": ["x/#", "x/y"]}, ["x/y", "x", "z"])
#> subscription_matcher_topics({}, ["x"])
#> subscription_matcher_topics({"b": ["+/+"]}, ["p/q", "p/q/r", "p"])
#> subscription_matcher_topics({"heat": ["home/+/temp", "office/1/temp"]}, ["home/bath/temp", "office/1/temp", "office/2/temp"])

### async_retry_virtual
import asyncio


class Flaky:
    def __init__(self, failures):
        self.failures, self.calls = failures, 0

    async def call(self):
        self.calls += 1
        await asyncio.sleep(0)
        if self.calls <= self.failures:
            raise ConnectionError(f"try {self.calls}")
        return "pong"


async def with_retries(service, attempts, waits):
    for attempt in range(attempts):
        try:
            return await service.call()
        except ConnectionError:
            waits.append(2 ** attempt)
    return None


def async_retry_virtual(services: dict[str, int], attempts: int = 3) -> dict[str, str]:
    async def main():
        results = {}
        for name, failures in services.items():
            waits: list[int] = []
            answer = await with_retries(Flaky(failures), attempts, waits)
            results[name] = f"{answer or 'gave up'} after {sum(waits)}s"
        return results

    return asyncio.run(main())

#> async_retry_virtual({"auth": 0, "mail": 2})
#> async_retry_virtual({"db": 9})
#> async_retry_virtual({})
#> async_retry_virtual({"a": 1, "b": 3}, attempts=4)
#> async_retry_virtual({"x": 0}, 0)

### plugin_hook_results
class HookError(Exception):
    pass


class Plugins:
    def __init__(self):
        self.hooks = {}

    def register(self, hook, func, first=False):
        chain = self.hooks.setdefault(hook, [])
        chain.insert(0, func) if first else chain.append(func)

    def collect(self, hook, value):
        return [r for r in (func(value) for func in self.hooks.get(hook, [])) if r is not None]

    def first(self, hook, value):
        for func in self.hooks.get(hook, []):
            result = func(value)
            if result is not None:
                return result
        raise HookError(f"nobody handles {hook}")


def plugin_hook_results(text: str, hook: str, all_results: bool = False):
    plugins = Plugins()
    plugins.register("parse", lambda t: int(t) if t.isdigit() else None)
    plugins.register("parse", lambda t: t.split(",") if "," in t else None)
    plugins.register("parse", lambda t: float(t) if t.count(".") == 1 and t.replace(".", "").isdigit() else None, first=True)
    plugins.register("label", lambda t: t.upper())
    plugins.register("label", lambda t: f"<{t}>")
    try:
        return plugins.collect(hook, text) if all_results else plugins.first(hook, text)
    except HookError as error:
        return str(error)

#> plugin_hook_results("42", "parse")
#> plugin_hook_results("2.5", "parse")
#> plugin_hook_results("a,b,c", "parse", all_results=True)
#> plugin_hook_results("x", "label", True)
#> plugin_hook_results("word", "parse")
#> plugin_hook_results("7", "save")

### job_board_matching_score
WEIGHTS = {"skills": 5, "city": 2, "remote": 3}


def match_score(job, person):
    score = 0
    wanted, have = set(job["skills"]), set(person["skills"])
    if wanted:
        score += WEIGHTS["skills"] * len(wanted & have) / len(wanted)
    if job.get("city") == person.get("city"):
        score += WEIGHTS["city"]
    if job.get("remote") and person.get("remote"):
        score += WEIGHTS["remote"]
    return round(score, 2)


def job_board_matching_score(jobs: dict[str, dict], person: dict, least: float = 3.0) -> list[tuple[str, float]]:
    ranking = []
    for title, job in jobs.items():
        score = match_score(job, person)
        if score >= least:
            ranking.append((title, score))
    ranking.sort(key=lambda pair: (-pair[1], pair[0]))
    return ranking

#> job_board_matching_score({"dev": {"skills": ["python", "sql"], "city": "Bonn"}, "ops": {"skills": ["bash"], "remote": True}}, {"skills": ["python", "bash"], "city": "Bonn", "remote": True})
#> job_board_matching_score({"cook": {"skills": ["knives"]}}, {"skills": [], "city": "Ulm"})
#> job_board_matching_score({}, {"skills": []})
#> job_board_matching_score({"any": {"skills": [], "city": "Kiel"}}, {"skills": ["x"], "city": "Kiel"}, least=2)
#> job_board_matching_score({"a": {"skills": ["x", "y", "z"]}, "b": {"skills": ["x"]}}, {"skills": ["x", "z"]}, 1)
#> job_board_matching_score({"a": {"skills": ["x", "y", "z"]}, "b": {"skills": ["x"]}, "dev": {"skills": ["python", "sql"], "city": "Bonn"}, "ops": {"skills": ["bash"], "remote": True}, "any": {"skills": [], "city": "Kiel"}}, {"skills": ["x", "z"], "city": "Bonn", "remote": True}, 1)

### distinct_request_keys
import hashlib
import json


def canonical(value):
    """A form in which equal requests look equal."""
    if isinstance(value, dict):
        return {str(k).lower(): canonical(v) for k, v in sorted(value.items()) if v is not None}
    if isinstance(value, (list, tuple)):
        return [canonical(v) for v in value]
    if isinstance(value, set):
        return sorted(canonical(v) for v in value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def distinct_request_keys(requests: list[dict]) -> int:
    """Number of different cache entries that some requests need."""
    keys = set()
    for request in requests:
        text = json.dumps(canonical(request), sort_keys=True)
        keys.add(hashlib.sha1(text.encode()).hexdigest())
    return len(keys)

#> distinct_request_keys([{"q": "tea", "page": 1}, {"page": 1.0, "q": "tea"}, {"Q": "tea", "page": 1, "lang": None}])
#> distinct_request_keys([{"tags": {"b", "a"}}, {"tags": ["a", "b"]}, {"tags": ["b", "a"]}])
#> distinct_request_keys([])
#> distinct_request_keys([{"f": {"x": 1}}, {"f": {"x": 2}}, {"f": {}}])
#> distinct_request_keys([{"bad": object}])
