### auction_bid_increments
STEPS = [(100, 5), (500, 10), (1000, 25), (float("inf"), 50)]


def increment(price):
    for limit, step in STEPS:
        if price < limit:
            return step


class Lot:
    def __init__(self, start):
        self.price, self.leader = start, None
        self.ceilings = {}

    def bid(self, who, ceiling):
        if ceiling < self.price + (increment(self.price) if self.leader else 0):
            return False
        rival = self.ceilings.get(self.leader, 0) if self.leader != who else 0
        self.ceilings[who] = ceiling
        if self.leader in (None, who):
            self.leader = who
        elif ceiling > rival:
            self.price, self.leader = min(ceiling, rival + increment(rival)), who
        else:
            self.price = min(rival, ceiling + increment(ceiling))
        return True


def auction_bid_increments(start: int, bids: list[tuple[str, int]]) -> tuple[str | None, int, int]:
    lot = Lot(start)
    refused = sum(not lot.bid(*bid) for bid in bids)
    return lot.leader, lot.price, refused

#> auction_bid_increments(50, [("ann", 80), ("bob", 70), ("cy", 120)])
#> auction_bid_increments(50, [("ann", 80), ("ann", 200), ("bob", 84)])
#> auction_bid_increments(10, [("x", 5)])
#> auction_bid_increments(10, [])
#> auction_bid_increments(400, [("a", 600), ("b", 590), ("c", 605), ("d", 2000)])
#> auction_bid_increments(400, [("a", 600), ("b", 590), ("c", 605), ("d", 2000), ("ann", 80), ("ann", 200), ("bob", 84)])

### staff_skill_matching
def staff_skill_matching(jobs, staff):
    able = {job: sorted(name for name, skills in staff.items() if needs <= skills) for job, needs in jobs.items()}
    assigned: dict[str, str] = {}

    def place(job, tried):
        for name in able[job]:
            if name in tried:
                continue
            tried.add(name)
            if name not in assigned or place(assigned[name], tried):
                assigned[name] = job
                return True
        return False

    for job in jobs:
        if not place(job, set()):
            return None
    return {job: name for name, job in sorted(assigned.items())}

#> staff_skill_matching({"api": {"python"}, "ui": {"js"}}, {"ann": {"python", "js"}, "bob": {"python"}})
#> staff_skill_matching({"ui": {"js"}, "app": {"js"}}, {"ann": {"js"}, "bob": {"go"}})
#> staff_skill_matching({}, {"ann": {"x"}})
#> staff_skill_matching({"a": set(), "b": {"k"}, "c": {"k", "l"}}, {"p": {"k"}, "q": {"k", "l"}, "r": {"z"}})
#> staff_skill_matching({"ops": {"sql", "bash"}}, {"eve": {"sql"}, "fay": {"bash"}})
#> staff_skill_matching({"a": set(), "b": {"k"}, "c": {"k", "l"}, "api": {"python"}, "ui": {"js"}}, {"p": {"k"}, "q": {"k", "l"}, "r": {"z"}, "ann": {"python", "js"}, "bob": {"python"}})

### bike_rental_station_full
class StationError(Exception):
    pass


class Station:
    def __init__(self, name, docks, bikes):
        self.name, self.docks, self.bikes = name, docks, bikes

    def rent(self):
        if self.bikes == 0:
            raise StationError(f"{self.name} is empty")
        self.bikes -= 1

    def give_back(self):
        if self.bikes == self.docks:
            raise StationError(f"{self.name} is full")
        self.bikes += 1


def bike_rental_station_full(stations: dict[str, tuple[int, int]], trips: list[tuple[str, str]]) -> dict:
    network = {name: Station(name, *numbers) for name, numbers in stations.items()}
    problems = []
    for start, end in trips:
        try:
            network[start].rent()
            try:
                network[end].give_back()
            except StationError:
                network[start].bikes += 1
                raise
        except StationError as problem:
            problems.append(str(problem))
    return {"bikes": {name: s.bikes for name, s in network.items()}, "problems": problems}

#> bike_rental_station_full({"north": (3, 2), "south": (2, 1)}, [("north", "south"), ("north", "south"), ("south", "north")])
#> bike_rental_station_full({"a": (1, 0), "b": (1, 1)}, [("a", "b"), ("b", "b")])
#> bike_rental_station_full({}, [])
#> bike_rental_station_full({"a": (1, 1)}, [("a", "z")])
#> bike_rental_station_full({"x": (5, 5), "y": (5, 4), "z": (1, 0)}, [("x", "y"), ("x", "y"), ("y", "z"), ("y", "z")])
#> bike_rental_station_full({"north": (3, 2), "south": (2, 1), "x": (5, 5), "y": (5, 4), "z": (1, 0)}, [("north", "south"), ("north", "south"), ("south", "north"), ("x", "y"), ("x", "y"), ("y", "z"), ("y", "z")])

### spreadsheet_recalc_cells
import re

REFERENCE = re.compile(r"[A-Z]\d+")


class CircularReference(Exception):
    pass


class Sheet:
    def __init__(self, cells):
        self.cells, self.computing = cells, []

    def value(self, name):
        if name in self.computing:
            raise CircularReference("->".join([*self.computing, name]))
        content = self.cells.get(name, 0)
        if not isinstance(content, str):
            return content
        self.computing.append(name)
        try:
            total = 0
            for sign, term in re.findall(r"([+-]?)([A-Z]?\d+)", content.lstrip("=")):
                number = self.value(term) if REFERENCE.fullmatch(term) else int(term)
                total += -number if sign == "-" else number
            return total
        finally:
            self.computing.pop()


def spreadsheet_recalc_cells(cells, *wanted):
    """Values of cells; formulas such as '=A1+B2-3'. Circles give '#CIRC'."""
    sheet = Sheet(cells)
    values = []
    for name in wanted:
        try:
            values.append(sheet.value(name))
        except CircularReference:
            values.append("#CIRC")
    return values

#> spreadsheet_recalc_cells({"A1": 5, "B1": "=A1+A1", "C1": "=B1-3"}, "C1", "B1")
#> spreadsheet_recalc_cells({"A1": "=B1", "B1": "=A1"}, "A1")
#> spreadsheet_recalc_cells({}, "Z9")
#> spreadsheet_recalc_cells({"A1": "=A2+A3+10", "A2": "=A3-1", "A3": 7}, "A1", "A2", "A3")
#> spreadsheet_recalc_cells({"A1": "=A1+1", "B1": 3}, "B1", "A1")

### podcast_feed_newest
import re
from datetime import date

ITEM = re.compile(r"<item>(.*?)</item>", re.DOTALL)
TAG = re.compile(r"<(title|date)>(.*?)</\1>")


def episodes(feed):
    for body in ITEM.findall(feed):
        fields = dict(TAG.findall(body))
        if "title" in fields and "date" in fields:
            yield date.fromisoformat(fields["date"]), fields["title"].strip()


def podcast_feed_newest(feed, since, top=2):
    """Titles of the newest episodes after a day, newest first."""
    start = date.fromisoformat(since)
    fresh = []
    for day, title in episodes(feed):
        if day > start:
            fresh.append((day, title))
    fresh.sort(reverse=True)
    return [f"{day:%d.%m.} {title}" for day, title in fresh[:top]]

#> podcast_feed_newest("<item><title>One</title><date>2024-01-05</date></item><item><title>Two</title><date>2024-02-01</date></item>", "2024-01-01")
#> podcast_feed_newest("<item><title> A </title><date>2024-03-01</date></item><item><title>no date</title></item>", "2024-01-01", top=5)
#> podcast_feed_newest("", "2024-01-01")
#> podcast_feed_newest("<item><title>Old</title><date>2020-01-01</date></item>", "2024-01-01")
#> podcast_feed_newest("<item><date>March</date><title>x</title></item>", "2024-01-01")

### election_seats_dhondt
def election_seats_dhondt(votes: dict[str, int], seats: int, threshold: float = 0.0) -> dict[str, int]:
    total = sum(votes.values())
    running = {party: count for party, count in votes.items() if total and count / total >= threshold}
    won = dict.fromkeys(running, 0)
    if not running:
        return won
    for _ in range(seats):
        best = None
        for party in sorted(running):
            quotient = running[party] / (won[party] + 1)
            if best is None or quotient > best[0]:
                best = (quotient, party)
        won[best[1]] += 1
    return won

#> election_seats_dhondt({"red": 340, "blue": 280, "green": 160}, 7)
#> election_seats_dhondt({"red": 340, "blue": 280, "pink": 20}, 4, threshold=0.05)
#> election_seats_dhondt({}, 5)
#> election_seats_dhondt({"a": 10, "b": 10}, 3)
#> election_seats_dhondt({"big": 900, "mid": 90, "tiny": 10}, 6, 0.5)

### chat_bot_intents
import re

INTENTS = [
    ("greet", re.compile(r"\b(hi|hello|hey)\b", re.I)),
    ("order", re.compile(r"\border\s+(?:a|an|(?P<count>\d+))\s+(?P<item>\w+)", re.I)),
    ("status", re.compile(r"\bwhere is\b.*?#(?P<number>\d+)", re.I)),
    ("bye", re.compile(r"\b(bye|thanks)\b", re.I)),
]


class Bot:
    def __init__(self):
        self.orders = []
        self.open = True

    def on_greet(self, match):
        return "Hello! What can I do for you?"

    def on_order(self, match):
        self.orders.append((match["item"], int(match["count"] or 1)))
        return f"Order #{len(self.orders)}: {match['count'] or 1} {match['item']}"

    def on_status(self, match):
        index = int(match["number"]) - 1
        if not 0 <= index < len(self.orders):
            return "I do not know that order."
        return f"Your {self.orders[index][0]} is on its way."

    def on_bye(self, match):
        self.open = False
        return "Bye!"

    def reply(self, text):
        for name, pattern in INTENTS:
            match = pattern.search(text)
            if match:
                return getattr(self, f"on_{name}")(match)
        return "Sorry?"


def chat_bot_intents(lines: list[str]) -> list[str]:
    """Answers to the lines of a customer until they say good bye."""
    bot, answers = Bot(), []
    for line in lines:
        answers.append(bot.reply(line))
        if not bot.open:
            break
    return answers

#> chat_bot_intents(["Hi there", "I want to order 3 pizzas", "Where is my order #1?", "thanks!", "hello?"])
#> chat_bot_intents(["order a lamp", "where is order #7"])
#> chat_bot_intents(["blah"])
#> chat_bot_intents([])
#> chat_bot_intents(["Bye"])
#> chat_bot_intents(["order a lamp", "where is order #7", "Hi there", "I want to order 3 pizzas", "Where is my order #1?", "thanks!", "hello?", "Bye"])

### dns_cache_resolver_steps
class ResolveError(LookupError):
    pass


class Resolver:
    def __init__(self, records):
        self.records = records
        self.cache = {}
        self.queries = 0

    def resolve(self, name, now, depth=0):
        if depth > 4:
            raise ResolveError(f"too many aliases at {name}")
        cached = self.cache.get(name)
        if cached and cached[1] > now:
            return cached[0]
        self.queries += 1
        if name not in self.records:
            raise ResolveError(name)
        kind, target, ttl = self.records[name]
        address = target if kind == "A" else self.resolve(target, now, depth + 1)
        self.cache[name] = (address, now + ttl)
        return address


def dns_cache_resolver_steps(records: dict[str, tuple], asks: list[tuple[str, int]]) -> tuple[list[str], int]:
    """Addresses for (name, time) questions and how many queries were needed."""
    resolver, answers = Resolver(records), []
    for name, now in asks:
        try:
            answers.append(resolver.resolve(name, now))
        except ResolveError as error:
            answers.append(f"no {error}")
    return answers, resolver.queries

#> dns_cache_resolver_steps({"www": ("CNAME", "web", 10), "web": ("A", "10.0.0.5", 60)}, [("www", 0), ("www", 5), ("www", 20)])
#> dns_cache_resolver_steps({"a": ("CNAME", "b", 1), "b": ("CNAME", "a", 1)}, [("a", 0)])
#> dns_cache_resolver_steps({}, [("nope", 1)])
#> dns_cache_resolver_steps({"x": ("A", "1.2.3.4", 0)}, [("x", 0), ("x", 0)])
#> dns_cache_resolver_steps({"m": ("CNAME", "gone", 5), "n": ("A", "9.9.9.9", 5)}, [("m", 0), ("n", 1), ("n", 7)])
#> dns_cache_resolver_steps({"a": ("CNAME", "b", 1), "b": ("CNAME", "a", 1), "www": ("CNAME", "web", 10), "web": ("A", "10.0.0.5", 60)}, [("a", 0), ("www", 0), ("www", 5), ("www", 20)])

### image_resize_nearest
def image_resize_nearest(rows: list[str], width: int, height: int) -> list[str]:
    if width < 1 or height < 1:
        raise ValueError("size must be positive")
    if not rows:
        return []
    old_height, old_width = len(rows), len(rows[0])
    out = []
    for y in range(height):
        source = rows[y * old_height // height]
        line = ""
        for x in range(width):
            line += source[x * old_width // width]
        out.append(line)
    return out

#> image_resize_nearest(["#.", ".#"], 4, 4)
#> image_resize_nearest(["abcd", "efgh", "ijkl"], 2, 2)
#> image_resize_nearest([], 3, 3)
#> image_resize_nearest(["x"], 3, 2)
#> image_resize_nearest(["ab"], 0, 1)

### gene_sequence_translate
CODONS = {"AUG": "M", "UUU": "F", "UUC": "F", "GGA": "G", "GCU": "A", "UAA": "*", "UGA": "*", "AAA": "K"}


class FrameError(ValueError):
    pass


def transcribe(dna):
    unknown = set(dna) - set("ACGT")
    if unknown:
        raise FrameError(f"no base {min(unknown)}")
    return dna.replace("T", "U")


def gene_sequence_translate(dna: str) -> str:
    rna = transcribe(dna.upper())
    start = rna.find("AUG")
    if start < 0:
        return ""
    protein = ""
    for position in range(start, len(rna) - 2, 3):
        amino = CODONS.get(rna[position:position + 3], "x")
        if amino == "*":
            return protein
        protein += amino
    return protein + "..."

#> gene_sequence_translate("ccatgtttggataagct")
#> gene_sequence_translate("ATGAAAGCTCCC")
#> gene_sequence_translate("CCCC")
#> gene_sequence_translate("ATGNN")
#> gene_sequence_translate("GGATGTTCTTTGCTAAAGGATGA")

### cookie_jar_header
from http.cookies import SimpleCookie


def parse_cookies(header):
    jar = SimpleCookie()
    for part in header.split("; "):
        jar.load(part)
    return {name: morsel.value for name, morsel in jar.items()}


def cookie_jar_header(header: str, updates: dict[str, str | None]) -> str:
    cookies = parse_cookies(header)
    for name, value in updates.items():
        if value is None:
            cookies.pop(name, None)
        else:
            cookies[name] = value
    return "; ".join(f"{name}={value}" for name, value in sorted(cookies.items()))

#> cookie_jar_header("session=abc123; theme=dark", {"theme": "light", "lang": "de"})
#> cookie_jar_header("session=abc123", {"session": None})
#> cookie_jar_header("", {})
#> cookie_jar_header("a=1; b=2; c=3", {"b": None, "d": "4"})
#> cookie_jar_header("ok=1; quoted=\"two words\"", {"z": "26"})
#> cookie_jar_header('a=1; b=2; c=3; session=abc123; theme=dark; ok=1; quoted="two words"', {"b": None, "d": "4", "theme": "light", "lang": "de", "z": "26"})

### maze_keyring_depth
def maze_keyring_depth(doors: dict[str, dict[str, str | None]], start: str, goal: str) -> int | None:
    def key_in(room):
        return frozenset(room.split("*")[1:])

    state = (start, key_in(start))
    seen, wave, moves = {state}, [state], 0
    while wave:
        following = []
        for room, keys in wave:
            if room == goal:
                return moves
            for other, needed in doors.get(room, {}).items():
                if needed is not None and needed not in keys:
                    continue
                new = (other, keys | key_in(other))
                if new not in seen:
                    seen.add(new)
                    following.append(new)
        wave = following
        moves += 1
    return None

#> maze_keyring_depth({"in": {"a*red": None, "out": "red"}, "a*red": {"in": None}}, "in", "out")
#> maze_keyring_depth({"in": {"out": "blue"}}, "in", "out")
#> maze_keyring_depth({}, "here", "here")
#> maze_keyring_depth({"s": {"p": None}, "p": {"q*k": None, "g": "k"}, "q*k": {"p": None}}, "s", "g")
#> maze_keyring_depth({"s": {"t": None}, "t": {"s": None}}, "s", "u")
