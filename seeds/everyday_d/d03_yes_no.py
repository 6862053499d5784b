### invoice_lines_consistent
import re

LINE = re.compile(r"(?P<n>\d+) x (?P<name>[\w ]+) @ (?P<price>\d+\.\d\d) = (?P<sum>\d+\.\d\d)")


def cents(text):
    euros, cent = text.split(".")
    return int(euros) * 100 + int(cent)


def invoice_lines_consistent(text: str, total: str) -> bool:
    """Whether each line and the total of an invoice are right."""
    summed = 0
    for line in text.strip().splitlines():
        match = LINE.fullmatch(line.strip())
        if match is None:
            return False
        amount = int(match["n"]) * cents(match["price"])
        if amount != cents(match["sum"]):
            return False
        summed += amount
    return summed == cents(total)

#> invoice_lines_consistent("2 x red mug @ 4.50 = 9.00\n1 x tea @ 3.20 = 3.20", "12.20")
#> invoice_lines_consistent("2 x red mug @ 4.50 = 9.00\n1 x tea @ 3.20 = 3.20", "12.25")
#> invoice_lines_consistent("3 x pen @ 1.10 = 3.31", "3.31")
#> invoice_lines_consistent("", "0.00")
#> invoice_lines_consistent("two x pen @ 1.10 = 2.20", "2.20")
#> invoice_lines_consistent("10 x a @ 0.99 = 9.90\n 4 x b c @ 2.00 = 8.00\n1 x d @ 100.00 = 100.00", "117.90")
#> invoice_lines_consistent("2 x red mug @ 4.50 = 9.00\n1 x tea @ 3.20 = 3.20\n2 x red mug @ 4.50 = 9.00\n1 x tea @ 3.20 = 3.20", "12.20")
#> invoice_lines_consistent("2 x red mug @ 4.50 = 9.00\n1 x tea @ 3.20 = 3.20\n2 x red mug @ 4.50 = 9.00\n1 x tea @ 3.20 = 3.20", "12.25")

### network_mask_valid
class MaskError(ValueError):
    pass


def octets(text):
    parts = text.split(".")
    if len(parts) != 4:
        raise MaskError(f"{len(parts)} parts")
    for part in parts:
        if not part.isdigit() or int(part) > 255:
            raise MaskError(f"part {part!r}")
        yield int(part)


def network_mask_valid(text: str) -> bool:
    """A mask is ones from the left, then zeros only; '/24' is fine too."""
    if text.startswith("/"):
        return text[1:].isdigit() and int(text[1:]) <= 32
    try:
        bits = "".join(f"{octet:08b}" for octet in octets(text))
    except MaskError:
        return False
    seen_zero = False
    for bit in bits:
        if bit == "0":
            seen_zero = True
        elif seen_zero:
            return False
    return True

#> network_mask_valid("255.255.240.0")
#> network_mask_valid("255.0.255.0")
#> network_mask_valid("/27")
#> network_mask_valid("/33")
#> network_mask_valid("255.255.0")
#> network_mask_valid("255.256.0.0")
#> network_mask_valid("0.0.0.0")

### recipe_can_be_cooked
from collections import Counter


class Pantry:
    def __init__(self, stock):
        self.stock = Counter(stock)

    def covers(self, needs):
        return all(self.stock[name] >= amount for name, amount in needs.items())

    def take(self, needs):
        if not self.covers(needs):
            raise LookupError("not enough")
        self.stock.subtract(needs)


RECIPES = {
    "pancakes": {"flour": 200, "milk": 300, "egg": 2},
    "omelette": {"egg": 3, "milk": 50},
    "bread": {"flour": 500, "yeast": 1},
}


def recipe_can_be_cooked(stock: dict[str, int], menu: list[str]) -> bool:
    """Whether all dishes of a menu can be cooked one after another from the stock."""
    pantry = Pantry(stock)
    for dish in menu:
        try:
            pantry.take(RECIPES[dish])
        except LookupError:
            return False
    return True

#> recipe_can_be_cooked({"flour": 800, "milk": 400, "egg": 6, "yeast": 1}, ["pancakes", "omelette", "bread"])
#> recipe_can_be_cooked({"flour": 600, "milk": 400, "egg": 6, "yeast": 1}, ["pancakes", "omelette", "bread"])
#> recipe_can_be_cooked({"egg": 9}, ["soup"])
#> recipe_can_be_cooked({}, [])
#> recipe_can_be_cooked({"egg": 9, "milk": 150}, ["omelette", "omelette", "omelette"])
#> recipe_can_be_cooked({"egg": 8, "milk": 150}, ["omelette", "omelette", "omelette"])

### url_is_safe_redirect
from urllib.parse import unquote, urlsplit

ALLOWED = ("example.org", "shop.example.com")


def host_allowed(host):
    for allowed in ALLOWED:
        if host == allowed or host.endswith("." + allowed):
            return True
    return False


def url_is_safe_redirect(url, require_https=True):
    cleaned = unquote(url.strip())
    if any(ord(char) < 32 for char in cleaned) or "\\" in cleaned:
        return False
    parts = urlsplit(cleaned)
    if not parts.scheme and not parts.netloc:
        return cleaned.startswith("/")
    if parts.scheme not in ("http", "https"):
        return False
    if require_https and parts.scheme != "https":
        return False
    if parts.username is not None:
        return False
    return host_allowed(parts.hostname or "")

#> url_is_safe_redirect("/account?tab=orders")
#> url_is_safe_redirect("https://www.example.org/a")
#> url_is_safe_redirect("https://evil-example.org/a")
#> url_is_safe_redirect("http://example.org")
#> url_is_safe_redirect("http://example.org", require_https=False)
#> url_is_safe_redirect("javascript:alert(1)")
#> url_is_safe_redirect("https://ida@example.org/")
#> url_is_safe_redirect("/a%0d%0aSet-Cookie:x")
#> url_is_safe_redirect("//evil.net/x")
#> url_is_safe_redirect("relative/page")
#> url_is_safe_redirect("https://evil-example.org/ahttps://www.example.org/a")

### queue_fair_share_order
from collections import defaultdict


def queue_fair_share_order(served: str, most_ahead: int = 1) -> bool:
    """Whether in a row of customers' letters nobody is ever served more than `most_ahead` times more than another who comes later."""
    counts: dict[str, int] = defaultdict(int)
    everyone = sorted(set(served))
    for position, customer in enumerate(served):
        counts[customer] += 1
        rest = served[position + 1:]
        for other in everyone:
            if other in rest and counts[customer] - counts[other] > most_ahead:
                return False
    return True

#> queue_fair_share_order("abcabc")
#> queue_fair_share_order("aabbc")
#> queue_fair_share_order("aaabb", 3)
#> queue_fair_share_order("")
#> queue_fair_share_order("abaacb", most_ahead=2)
#> queue_fair_share_order("xyzzy")

### api_key_scopes_cover
from enum import Flag, auto
from functools import reduce
from operator import or_


class Scope(Flag):
    READ = auto()
    WRITE = auto()
    BILLING = auto()
    ADMIN = auto()


IMPLIED = {Scope.ADMIN: Scope.READ | Scope.WRITE, Scope.WRITE: Scope.READ}
ENDPOINTS = {
    "GET /items": Scope.READ,
    "POST /items": Scope.WRITE,
    "POST /pay": Scope.WRITE | Scope.BILLING,
    "DELETE /users": Scope.ADMIN,
}


def expand(scopes):
    for scope, implied in IMPLIED.items():
        if scope in scopes:
            scopes |= implied
    return scopes


def api_key_scopes_cover(names: list[str], requests: list[str]) -> bool:
    scopes = expand(reduce(or_, (Scope[name.upper()] for name in names), Scope(0)))
    for request in requests:
        needed = ENDPOINTS.get(request)
        if needed is None or needed not in scopes:
            return False
    return True

#> api_key_scopes_cover(["write"], ["GET /items", "POST /items"])
#> api_key_scopes_cover(["write"], ["GET /items", "POST /pay"])
#> api_key_scopes_cover(["admin", "billing"], ["POST /pay", "DELETE /users", "GET /items"])
#> api_key_scopes_cover([], [])
#> api_key_scopes_cover(["read"], ["PUT /items"])
#> api_key_scopes_cover(["owner"], ["GET /items"])

### words_can_be_typed_broken
def words_can_be_typed_broken(text, broken, least=1):
    """Whether at least so many words can be typed when some keys are broken; '-' splits words too."""
    bad = set(broken.lower())
    typed = 0
    for part in text.lower().replace("-", " ").split():
        for letter in part:
            if letter in bad:
                break
        else:
            typed += 1
        if typed >= least:
            return True
    return typed >= least

#> words_can_be_typed_broken("the quick brown fox jumps", "ek", 3)
#> words_can_be_typed_broken("the quick brown fox jumps", "oeu", 1)
#> words_can_be_typed_broken("Well-known facts", "WK", 1)
#> words_can_be_typed_broken("", "", 0)
#> words_can_be_typed_broken("pack my box with five dozen liquor jugs", "aeo", least=4)

### flight_connection_possible_d03
from datetime import datetime, timedelta
from typing import NamedTuple


class Flight(NamedTuple):
    origin: str
    target: str
    leaves: datetime
    arrives: datetime


MINIMUM = {"FRA": 60, "OSL": 35}


def parse(text):
    route, times = text.split(" ", 1)
    origin, target = route.split("-")
    leaves, _, arrives = times.partition(" to ")
    return Flight(origin, target, datetime.fromisoformat(leaves), datetime.fromisoformat(arrives))


def flight_connection_possible_d03(legs: list[str], checked_bag: bool = False) -> bool:
    """Whether flights fit together with the time each airport needs (20 minutes more with a bag)."""
    flights = [parse(leg) for leg in legs]
    for before, after in zip(flights, flights[1:]):
        if before.target != after.origin:
            return False
        minutes = MINIMUM.get(before.target, 45) + (20 if checked_bag else 0)
        if after.leaves - before.arrives < timedelta(minutes=minutes):
            return False
    return all(flight.leaves < flight.arrives for flight in flights)

#> flight_connection_possible_d03(["TXL-FRA 2024-05-01T08:00 to 2024-05-01T09:10", "FRA-OSL 2024-05-01T10:10 to 2024-05-01T12:00"])
#> flight_connection_possible_d03(["TXL-FRA 2024-05-01T08:00 to 2024-05-01T09:10", "FRA-OSL 2024-05-01T10:10 to 2024-05-01T12:00"], checked_bag=True)
#> flight_connection_possible_d03(["A-B 2024-05-01T08:00 to 2024-05-01T09:00", "C-D 2024-05-01T18:00 to 2024-05-01T19:00"])
#> flight_connection_possible_d03([])
#> flight_connection_possible_d03(["A-B 2024-05-01T08:00 to 2024-05-01T07:00"])
#> flight_connection_possible_d03(["A-B soon"])
#> flight_connection_possible_d03(["A-OSL 2024-05-01T08:00 to 2024-05-01T09:00", "OSL-C 2024-05-01T09:40 to 2024-05-01T10:00", "C-D 2024-05-01T10:45 to 2024-05-01T11:00"])
#> flight_connection_possible_d03(["A-OSL 2024-05-01T08:00 to 2024-05-01T09:00", "OSL-C 2024-05-01T09:40 to 2024-05-01T10:00", "C-D 2024-05-01T10:45 to 2024-05-01T11:00", "TXL-FRA 2024-05-01T08:00 to 2024-05-01T09:10", "FRA-OSL 2024-05-01T10:10 to 2024-05-01T12:00"])
#> flight_connection_possible_d03(["A-OSL 2024-05-01T08:00 to 2024-05-01T09:00", "OSL-C 2024-05-01T09:40 to 2024-05-01T10:00", "C-D 2024-05-01T10:45 to 2024-05-01T11:00", "A-B 2024-05-01T08:00 to 2024-05-01T09:00", "C-D 2024-05-01T18:00 to 2024-05-01T19:00"])

### password_history_allows
import hashlib


def digest(password: str, salt: str) -> str:
    return hashlib.sha1(f"{salt}${password}".encode()).hexdigest()


class History:
    def __init__(self, salt, keep):
        self.salt, self.keep = salt, keep
        self.digests = []

    def __contains__(self, password):
        return digest(password, self.salt) in self.digests

    def add(self, password):
        self.digests.append(digest(password, self.salt))
        del self.digests[:-self.keep]


def password_history_allows(changes: list[str], candidate: str, keep: int = 3) -> bool:
    """Whether a new password was not used in the last few changes; repeated ones are not stored again."""
    history = History("pepper", keep)
    for password in changes:
        if password in history:
            continue
        history.add(password)
    return candidate not in history

#> password_history_allows(["one", "two", "three", "four"], "one")
#> password_history_allows(["one", "two", "three", "four"], "two")
#> password_history_allows(["one", "one", "one", "two"], "one", keep=2)
#> password_history_allows([], "x")
#> password_history_allows(["a", "b", "c", "a", "d", "e"], "a", 4)

### tile_row_matches_domino
def tile_row_matches_domino(tiles):
    ends = None
    for tile in tiles:
        left, right = tile.split(":")
        if ends is None:
            ends = {left, right}
            continue
        following = set()
        if left in ends:
            following.add(right)
        if right in ends:
            following.add(left)
        if not following:
            return False
        ends = following
    return True

#> tile_row_matches_domino(["3:5", "5:1", "4:1", "4:4"])
#> tile_row_matches_domino(["3:5", "1:2"])
#> tile_row_matches_domino([])
#> tile_row_matches_domino(["1:2", "2:1", "1:1", "6:1", "6:3", "3:2"])
#> tile_row_matches_domino(["6:6", "6:5", "6:4"])
#> tile_row_matches_domino(["3-5"])
#> tile_row_matches_domino(["1:2", "2:1", "1:1", "6:1", "6:3", "3:2", "3:5", "5:1", "4:1", "4:4"])
#> tile_row_matches_domino(["1:2", "2:1", "1:1", "6:1", "6:3", "3:2", "3:5", "1:2"])

### backup_chain_restorable
class Backup:
    def __init__(self, name, base=None):
        self.name, self.base = name, base

    @property
    def full(self):
        return self.base is None


def parse(specs):
    backups = {}
    for spec in specs:
        name, _, base = spec.partition("<")
        backups[name.strip()] = Backup(name.strip(), base.strip() or None)
    return backups


def backup_chain_restorable(specs: list[str], damaged: tuple[str, ...], wanted: str) -> bool:
    backups = parse(specs)
    name = wanted
    steps = 0
    while name in backups and name not in damaged:
        backup = backups[name]
        if backup.full:
            return True
        name = backup.base
        steps += 1
        if steps > len(backups):
            raise RuntimeError(f"cycle at {name}")
    return False

#> backup_chain_restorable(["mon", "tue<mon", "wed<tue", "thu<mon"], ("tue",), "thu")
#> backup_chain_restorable(["mon", "tue<mon", "wed<tue", "thu<mon"], ("tue",), "wed")
#> backup_chain_restorable(["b<a"], (), "b")
#> backup_chain_restorable(["a<b", "b<a"], (), "a")
#> backup_chain_restorable([], (), "x")
#> backup_chain_restorable(["f", "g<f", "h<g", "i<h", "j<i"], ("x", "y"), "j")

### vote_quorum_reached
from collections import Counter
from fractions import Fraction

MAJORITIES = {"simple": Fraction(1, 2), "two thirds": Fraction(2, 3)}


class NoQuorum(Exception):
    pass


def count_votes(ballots, members):
    counts = Counter(ballot.strip().lower() for ballot in ballots)
    present = counts["yes"] + counts["no"] + counts["abstain"]
    if present * 2 < members:
        raise NoQuorum(f"{present} of {members}")
    return counts


def vote_quorum_reached(ballots, members, kind="simple"):
    """Whether a motion passes; without a quorum it never does. Abstentions do not count."""
    try:
        counts = count_votes(ballots, members)
    except NoQuorum:
        return False
    votes = counts["yes"] + counts["no"]
    if votes == 0:
        return False
    share = Fraction(counts["yes"], votes)
    if kind == "simple":
        return share > MAJORITIES[kind]
    return share >= MAJORITIES[kind]

#> vote_quorum_reached(["yes", "no", "Yes ", "abstain", "yes"], 9)
#> vote_quorum_reached(["yes", "no", "yes", "abstain"], 9)
#> vote_quorum_reached(["yes", "no", "yes"], 3, "two thirds")
#> vote_quorum_reached(["yes", "no"], 2)
#> vote_quorum_reached(["abstain", "abstain"], 3)
#> vote_quorum_reached(["yes"], 1, "unanimous")

### regex_groups_balanced
def regex_groups_balanced(pattern: str) -> bool:
    """Brackets of a regular expression are closed; escapes and character sets are minded."""
    depth = 0
    in_set = False
    index = 0
    while index < len(pattern):
        char = pattern[index]
        if char == "\\":
            index += 2
            continue
        if in_set:
            if char == "]":
                in_set = False
        elif char == "[":
            in_set = True
        elif char == "(":
            depth += 1
        elif char == ")":
            depth -= 1
            if depth < 0:
                return False
        index += 1
    return depth == 0 and not in_set

#> regex_groups_balanced(r"(\d+)-(?:a|b(c))")
#> regex_groups_balanced(r"[()]+\)")
#> regex_groups_balanced(r"(a))(")
#> regex_groups_balanced("")
#> regex_groups_balanced(r"x[^)")
#> regex_groups_balanced(r"^(\w+\(.*\))$")

### stock_trend_confirmed
from itertools import pairwise


def direction(before, after, noise):
    change = (after - before) / before
    if abs(change) <= noise:
        return 0
    return 1 if change > 0 else -1


def stock_trend_confirmed(prices, wanted, days, noise=0.01):
    sign = {"up": 1, "down": -1}[wanted]
    run = 0
    for before, after in pairwise(prices):
        move = direction(before, after, noise)
        if move == sign:
            run += 1
        elif move == -sign:
            run = 0
        if run >= days:
            return True
    return False

#> stock_trend_confirmed([10, 10.5, 10.55, 11, 11.6], "up", 3)
#> stock_trend_confirmed([10, 10.5, 10.0, 11, 11.6], "up", 3)
#> stock_trend_confirmed([50, 48, 47.9, 45, 44], "down", 3, noise=0.005)
#> stock_trend_confirmed([], "up", 0)
#> stock_trend_confirmed([5, 6], "sideways", 1)
#> stock_trend_confirmed([100, 99, 98, 97, 99, 96, 95, 93, 90], "down", 4, 0.0)
