### elevator_overloaded_anytime
from dataclasses import dataclass


@dataclass(frozen=True)
class Ride:
    start: int
    end: int
    kilos: int


def elevator_overloaded_anytime(rides: list[tuple[int, int, int]], limit: int = 300) -> bool:
    """Is the lift overloaded between any two floors on its way up?

    Rides are (from floor, to floor, kilos); people get out before others get in.
    """
    people = [Ride(*ride) for ride in rides if ride[0] < ride[1]]
    if not people:
        return False
    top = max(ride.end for ride in people)
    load = 0
    for floor in range(top + 1):
        for ride in people:
            if ride.end == floor:
                load -= ride.kilos
        for ride in people:
            if ride.start == floor:
                load += ride.kilos
        if load > limit:
            return True
    return False

#> elevator_overloaded_anytime([(0, 4, 80), (1, 3, 90), (2, 5, 140)])
#> elevator_overloaded_anytime([(0, 2, 200), (2, 4, 250)])
#> elevator_overloaded_anytime([(3, 1, 999)])
#> elevator_overloaded_anytime([(0, 3, 75), (0, 2, 82), (0, 1, 95), (1, 3, 70)], limit=250)
#> elevator_overloaded_anytime([(0, 3, 75), (0, 2, 82), (0, 3, 95), (1, 3, 70)], limit=250)

### message_within_sms_limits
import re

GSM = set("@£$¥èéùìòÇØøÅå_ÆæßÉ !\"#%&'()*+,-./:;<=>?ÄÖÑÜäöñüà\n") | set("0123456789")
GSM |= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
EXTENDED = set("^{}\\[~]|€")


def units(text):
    """(length, is plain) of a message: extended characters count twice."""
    length = 0
    for char in text:
        if char in GSM:
            length += 1
        elif char in EXTENDED:
            length += 2
        else:
            return len(text), False
    return length, True


def message_within_sms_limits(text: str, parts: int = 1) -> bool:
    """Does a message fit into so many short messages?"""
    text = re.sub(r"\s+", " ", text).strip()
    length, plain = units(text)
    if parts == 1:
        limit = 160 if plain else 70
    else:
        limit = (153 if plain else 67) * parts
    return length <= limit

#> message_within_sms_limits("Meet me at 10 o'clock, bring the papers.")
#> message_within_sms_limits("Привет " * 12)
#> message_within_sms_limits("Привет " * 12, parts=2)
#> message_within_sms_limits("Привет, встретимся завтра?")
#> message_within_sms_limits("price: 10€ [net] ~ " + "x" * 20)

### schedule_has_double_booking
from collections import defaultdict
from datetime import datetime


def parse(entry):
    person, times, room = entry.split(" ", 2)
    start, end = (datetime.strptime(t, "%H:%M") for t in times.split("-"))
    if end <= start:
        raise ValueError(f"{times} is no interval")
    return person, start, end, room


def collides(slots):
    ordered = sorted(slots)
    return any(a[1] > b[0] for a, b in zip(ordered, ordered[1:]))


def schedule_has_double_booking(entries: list[str]) -> bool:
    people, rooms = defaultdict(list), defaultdict(list)
    for entry in entries:
        person, start, end, room = parse(entry)
        people[person].append((start, end))
        rooms[room].append((start, end))
    for slots in [*people.values(), *rooms.values()]:
        if collides(slots):
            return True
    return False

#> schedule_has_double_booking(["Ann 09:00-10:30 blue room", "Bob 10:30-11:00 blue room"])
#> schedule_has_double_booking(["Ann 09:00-10:30 blue room", "Bob 10:00-11:00 blue room"])
#> schedule_has_double_booking(["Ann 09:00-10:30 blue room", "Ann 10:00-11:00 attic", "Cy 13:00-14:00 lab"])
#> schedule_has_double_booking([])
#> schedule_has_double_booking(["Ann 11:00-10:30 lab"])
#> schedule_has_double_booking(["Ann 09:00-10:30 blue room", "Ann 10:00-11:00 attic", "Cy 13:00-14:00 lab", "Ann 09:00-10:30 blue room", "Bob 10:30-11:00 blue room", "Ann 09:00-10:30 blue room", "Bob 10:00-11:00 blue room"])

### dns_name_valid
import re

LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)", re.IGNORECASE)
RESERVED = {"localhost", "invalid", "test"}


def label_ok(label):
    return LABEL.fullmatch(label) is not None and "--" not in label[2:4]


def dns_name_valid(name: str, allow_reserved: bool = False) -> bool:
    name = name.rstrip(".")
    if not name or len(name) > 253:
        return False
    labels = name.split(".")
    if len(labels) < 2:
        return False
    for label in labels:
        if not label_ok(label):
            return False
    if labels[-1].isdigit():
        return False
    return allow_reserved or labels[-1].lower() not in RESERVED

#> dns_name_valid("www.example.org")
#> dns_name_valid("my_host.example.org")
#> dns_name_valid("-bad.example.org")
#> dns_name_valid("server.test")
#> dns_name_valid("server.test", allow_reserved=True)
#> dns_name_valid("127.0.0.1")
#> dns_name_valid("intranet")
#> dns_name_valid("")

### solitaire_move_legal
RED = "hd"
ORDER = "A23456789TJQK"


class Card:
    def __init__(self, text):
        if len(text) != 2 or text[0] not in ORDER or text[1] not in "hdsc":
            raise ValueError(f"no card: {text}")
        self.rank, self.suit = ORDER.index(text[0]), text[1]

    @property
    def red(self):
        return self.suit in RED

    def goes_on(self, other):
        return self.rank == other.rank - 1 and self.red != other.red


def solitaire_move_legal(moving: list[str], onto: str | None) -> bool:
    cards = [Card(text) for text in moving]
    for upper, lower in zip(cards, cards[1:]):
        if not lower.goes_on(upper):
            return False
    if onto is None:
        return cards[0].rank == len(ORDER) - 1
    return cards[0].goes_on(Card(onto))

#> solitaire_move_legal(["9h", "8s", "7d"], "Tc")
#> solitaire_move_legal(["9h", "8d"], "Tc")
#> solitaire_move_legal(["Kh", "Qs"], None)
#> solitaire_move_legal(["Qs"], None)
#> solitaire_move_legal(["9h"], "Td")
#> solitaire_move_legal(["1h"], "Td")
#> solitaire_move_legal(["9h", "8s", "7d", "Kh", "Qs", "9h", "8d"], "Tc")

### lockers_hold_all_parcels
from itertools import permutations

LOCKERS = {"S": (10, 30, 40), "M": (20, 40, 60), "L": (40, 40, 80)}


def fits(box, locker):
    return any(all(b <= l for b, l in zip(turned, locker)) for turned in permutations(box))


def lockers_hold_all_parcels(parcels: list[tuple[int, int, int]], free: dict[str, int]) -> bool:
    """Can all parcels get a locker of their own? Large parcels choose first."""
    left = dict(free)
    for box in sorted(parcels, key=lambda b: -b[0] * b[1] * b[2]):
        for size, locker in LOCKERS.items():
            if left.get(size, 0) > 0 and fits(box, locker):
                left[size] -= 1
                break
        else:
            return False
    return True

#> lockers_hold_all_parcels([(40, 10, 30), (35, 25, 15)], {"S": 1, "M": 1})
#> lockers_hold_all_parcels([(40, 10, 30), (35, 25, 15)], {"S": 2})
#> lockers_hold_all_parcels([(90, 5, 5)], {"S": 1, "M": 1, "L": 1})
#> lockers_hold_all_parcels([], {})
#> lockers_hold_all_parcels([(60, 20, 40), (80, 40, 40), (5, 5, 5)], {"L": 2, "M": 1})

### medication_plan_safe
INTERACTIONS = {frozenset(("aspirin", "warfarin")), frozenset(("ibuprofen", "aspirin"))}
MAX_DAILY = {"aspirin": 3000, "ibuprofen": 2400, "paracetamol": 4000}


def doses_per_day(text):
    """'1-0-1' -> 2, '3x' -> 3."""
    if text.endswith("x"):
        return int(text[:-1])
    return sum(int(part) for part in text.split("-"))


def medication_plan_safe(plan: list[tuple[str, int, str]]) -> bool:
    """No dangerous pair and no dose above the daily limit."""
    totals: dict[str, int] = {}
    for drug, milligrams, schedule in plan:
        totals[drug] = totals.get(drug, 0) + milligrams * doses_per_day(schedule)
    for drug, total in totals.items():
        if total > MAX_DAILY.get(drug, total):
            return False
    drugs = sorted(totals)
    for index, first in enumerate(drugs):
        for second in drugs[index + 1:]:
            if frozenset((first, second)) in INTERACTIONS:
                return False
    return True

#> medication_plan_safe([("paracetamol", 500, "1-1-1"), ("warfarin", 5, "1-0-0")])
#> medication_plan_safe([("aspirin", 100, "1-0-0"), ("warfarin", 5, "1-0-0")])
#> medication_plan_safe([("ibuprofen", 600, "3x"), ("ibuprofen", 400, "2x")])
#> medication_plan_safe([])
#> medication_plan_safe([("vitamin c", 200, "twice")])
#> medication_plan_safe([("aspirin", 100, "1-0-0"), ("warfarin", 5, "1-0-0"), ("paracetamol", 500, "1-1-1"), ("warfarin", 5, "1-0-0"), ("ibuprofen", 600, "3x"), ("ibuprofen", 400, "2x")])

### domain_event_order_valid
ALLOWED_AFTER = {
    None: {"created"},
    "created": {"paid", "cancelled"},
    "paid": {"shipped", "refunded"},
    "shipped": {"delivered", "returned"},
    "returned": {"refunded"},
    "delivered": {"returned"},
}


class Timeline:
    def __init__(self):
        self.last = None
        self.time = 0

    def add(self, name, time):
        if time < self.time:
            raise ValueError(f"{name} happened before {self.last}")
        if name not in ALLOWED_AFTER.get(self.last, set()):
            raise ValueError(f"{name} after {self.last}")
        self.last, self.time = name, time


def domain_event_order_valid(events: list[tuple[str, int]], final: tuple[str, ...] = ()) -> bool:
    """Are the events of an order possible, and does it end as it should?"""
    timeline = Timeline()
    for name, time in events:
        try:
            timeline.add(name, time)
        except ValueError:
            return False
    return not final or timeline.last in final

#> domain_event_order_valid([("created", 1), ("paid", 2), ("shipped", 5), ("delivered", 9)])
#> domain_event_order_valid([("created", 1), ("paid", 2), ("shipped", 5)], final=("delivered", "refunded"))
#> domain_event_order_valid([("created", 1), ("shipped", 5)])
#> domain_event_order_valid([("created", 4), ("paid", 2)])
#> domain_event_order_valid([("created", 1), ("paid", 2), ("shipped", 3), ("returned", 4), ("refunded", 4)], ("refunded",))
#> domain_event_order_valid([("created", 1), ("cancelled", 2), ("paid", 3)])

### rotation_of_other_text
def rotation_of_other_text(first, second, ignore_case=True):
    if ignore_case:
        first, second = first.casefold(), second.casefold()
    if len(first) != len(second):
        return False
    if not first:
        return True
    for shift in range(len(first)):
        rotated = first[shift:] + first[:shift]
        if rotated == second:
            return True
    return False

#> rotation_of_other_text("waterbottle", "BOTTLEwater")
#> rotation_of_other_text("waterbottle", "BOTTLEwater", ignore_case=False)
#> rotation_of_other_text("stream of words", "words of stream")
#> rotation_of_other_text("", "")
#> rotation_of_other_text("abc", "ab")
#> rotation_of_other_text("queue", "euequ")
#> rotation_of_other_text("stream of words waterbottle waterbottle", "words of stream BOTTLEwater BOTTLEwater")

### voting_quorum_reached
from collections import Counter
from enum import Enum


class Majority(Enum):
    SIMPLE = 1 / 2
    TWO_THIRDS = 2 / 3
    UNANIMOUS = 1.0


def tally(votes, proxies):
    counted = Counter()
    for member, vote in votes.items():
        counted[vote] += 1
        counted[vote] += sum(holder == member and giver not in votes for giver, holder in proxies.items())
    return counted


def voting_quorum_reached(members: int, votes: dict[str, str], proxies: dict[str, str], majority: str = "simple") -> bool:
    counted = tally(votes, proxies)
    if sum(counted.values()) * 2 <= members:
        return False
    decided = counted["yes"] + counted["no"]
    if decided == 0:
        return False
    needed = Majority[majority.upper()].value
    share = counted["yes"] / decided
    return share >= needed if needed > 0.5 else share > needed

#> voting_quorum_reached(5, {"ann": "yes", "bob": "no", "cy": "yes"}, {})
#> voting_quorum_reached(7, {"ann": "yes", "bob": "no", "cy": "yes"}, {"dee": "bob"})
#> voting_quorum_reached(6, {"ann": "yes", "bob": "yes"}, {"cy": "ann", "dee": "bob"}, majority="unanimous")
#> voting_quorum_reached(3, {"ann": "abstain", "bob": "abstain"}, {})
#> voting_quorum_reached(9, {"ann": "yes"}, {})
#> voting_quorum_reached(4, {"ann": "yes", "bob": "yes", "cy": "no"}, {}, "two_thirds")
#> voting_quorum_reached(6, {"ann": "yes", "bob": "yes", "cy": "yes"}, {"cy": "ann", "dee": "bob"}, majority="unanimous")
#> voting_quorum_reached(6, {"ann": "yes", "bob": "yes", "cy": "no"}, {"cy": "ann", "dee": "bob"}, majority="unanimous")

### tile_floor_plan_possible
def tile_floor_plan_possible(floor, length=2):
    """Can the free cells be covered by straight tiles of a length, laid greedily?

    Goes row by row and lays a tile to the right where it fits, else down.
    """
    cells = [list(row) for row in floor]
    rows, columns = len(cells), len(cells[0]) if cells else 0

    def lay(positions):
        if all(r < rows and c < columns and cells[r][c] == "." for r, c in positions):
            for r, c in positions:
                cells[r][c] = "x"
            return True
        return False

    for r in range(rows):
        for c in range(columns):
            if cells[r][c] != ".":
                continue
            across = [(r, c + k) for k in range(length)]
            down = [(r + k, c) for k in range(length)]
            if not lay(across) and not lay(down):
                return False
    return True

#> tile_floor_plan_possible(["....", "#..#"])
#> tile_floor_plan_possible([".#.", "..."])
#> tile_floor_plan_possible(["...", "###"])
#> tile_floor_plan_possible([])
#> tile_floor_plan_possible(["......"], length=3)

### config_graph_reaches_service
import json


def edges_of(config):
    for service, spec in config.items():
        for target in spec.get("calls", []):
            yield service, target
        for topic in spec.get("publishes", []):
            for other, other_spec in config.items():
                if topic in other_spec.get("listens", []):
                    yield service, other


def config_graph_reaches_service(text, start, goal):
    """Can a request that starts at one service reach another, by calls or messages?"""
    config = json.loads(text)
    links = list(edges_of(config))
    reached = {start}
    size = 0
    while len(reached) != size:
        size = len(reached)
        reached |= {target for source, target in links if source in reached}
    return goal in reached

#> config_graph_reaches_service('{"web": {"calls": ["auth"]}, "auth": {"publishes": ["login"]}, "audit": {"listens": ["login"]}}', "web", "audit")
#> config_graph_reaches_service('{"web": {"calls": ["auth"]}, "auth": {}, "audit": {"listens": ["login"]}}', "web", "audit")
#> config_graph_reaches_service('{"a": {"calls": ["b"]}, "b": {"calls": ["a"]}}', "b", "a")
#> config_graph_reaches_service("{}", "x", "x")
#> config_graph_reaches_service('{"a": [', "a", "b")

### word_ladder_step_valid
from itertools import pairwise


def one_letter_apart(a, b):
    if abs(len(a) - len(b)) > 1:
        return False
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b)) == 1
    short, long = sorted((a, b), key=len)
    return any(long[:i] + long[i + 1:] == short for i in range(len(long)))


def word_ladder_step_valid(ladder, dictionary=None):
    """Does each word of a ladder 'cat-cot-coat' differ from the next by one letter?"""
    words = ladder.lower().split("-")
    if len(set(words)) != len(words):
        return False
    if dictionary is not None and not dictionary.issuperset(words):
        return False
    for before, after in pairwise(words):
        if not one_letter_apart(before, after):
            return False
    return True

#> word_ladder_step_valid("cat-cot-coat-coats")
#> word_ladder_step_valid("cat-dog")
#> word_ladder_step_valid("cat-cot-cat")
#> word_ladder_step_valid("cold-cord-card-ward-warm", {"cold", "cord", "card", "ward", "warm"})
#> word_ladder_step_valid("head-heal-teal", {"head", "heal"})
#> word_ladder_step_valid("a-abc")

### cargo_load_balanced
from typing import NamedTuple


class Crate(NamedTuple):
    kilos: int
    slot: int


def centre(crates):
    total = sum(crate.kilos for crate in crates)
    return sum(crate.kilos * crate.slot for crate in crates) / total


def cargo_load_balanced(loads, slots, limit, tolerance=0.15):
    """Is a plane's load light enough, one crate a slot, and its centre near the middle?"""
    crates = [Crate(*load) for load in loads]
    if not crates:
        return True
    taken = set()
    for crate in crates:
        if not 0 <= crate.slot < slots:
            raise IndexError(f"slot {crate.slot}")
        if crate.slot in taken:
            return False
        taken.add(crate.slot)
    if sum(crate.kilos for crate in crates) > limit:
        return False
    middle = (slots - 1) / 2
    return abs(centre(crates) - middle) <= tolerance * slots

#> cargo_load_balanced([(100, 0), (120, 5), (80, 2)], 6, 500)
#> cargo_load_balanced([(100, 0), (120, 1), (80, 2)], 6, 500)
#> cargo_load_balanced([(300, 2), (300, 3)], 6, 500)
#> cargo_load_balanced([(10, 2), (10, 2)], 6, 500)
#> cargo_load_balanced([(10, 6)], 6, 500)
#> cargo_load_balanced([], 1, 1)
