### allergy_menu_safe
ALLERGENS = {"pesto": {"nuts", "milk"}, "pasta": {"gluten", "egg"}, "salad": set(), "bread": {"gluten"}, "ice": {"milk"}}
TRACES = {"salad": {"nuts"}, "ice": {"nuts", "egg"}}


def allergens_of(dish, strict):
    found = set(ALLERGENS[dish])
    if strict:
        found |= TRACES.get(dish, set())
    return found


def allergy_menu_safe(guests, menu, strict=()):
    """Does every guest find at least two dishes they can eat?

    Guests named in strict must not even get traces.
    """
    for guest, allergies in guests.items():
        edible = 0
        for dish in menu:
            if not allergens_of(dish, guest in strict) & set(allergies):
                edible += 1
        if edible < 2:
            return False
    return True

#> allergy_menu_safe({"ann": ["nuts"], "bob": []}, ["pesto", "pasta", "salad"])
#> allergy_menu_safe({"ann": ["nuts"], "bob": []}, ["pesto", "pasta", "salad"], strict=("ann",))
#> allergy_menu_safe({"cy": ["gluten", "milk"]}, ["bread", "ice", "salad"])
#> allergy_menu_safe({}, [])
#> allergy_menu_safe({"dee": ["egg"]}, ["sushi"])
#> allergy_menu_safe({"eva": ["milk"], "flo": ["gluten"], "gus": ["egg"]}, ["salad", "bread", "ice", "pesto"])
#> allergy_menu_safe({"ann": ["nuts"], "bob": [], "cy": ["gluten", "milk"]}, ["pesto", "pasta", "salad", "bread", "ice", "salad"])

### code_review_ready
from dataclasses import dataclass, field


@dataclass
class Review:
    author: str
    approvals: set = field(default_factory=set)
    blockers: set = field(default_factory=set)
    checks: dict = field(default_factory=dict)

    def apply(self, event):
        who, action, *rest = event.split()
        match action:
            case "approves" if who != self.author:
                self.approvals.add(who)
                self.blockers.discard(who)
            case "blocks":
                self.blockers.add(who)
                self.approvals.discard(who)
            case "pushes":
                self.approvals.clear()
                self.checks.clear()
            case "reports":
                self.checks[who] = rest[0] == "green"

    @property
    def ready(self):
        return len(self.approvals) >= 2 and not self.blockers and bool(self.checks) and all(self.checks.values())


def code_review_ready(author, events):
    review = Review(author)
    for event in events:
        review.apply(event)
    return review.ready

#> code_review_ready("ann", ["bob approves", "cy approves", "ci reports green"])
#> code_review_ready("ann", ["ann approves", "cy approves", "ci reports green"])
#> code_review_ready("ann", ["bob approves", "cy approves", "ann pushes", "ci reports green", "bob approves"])
#> code_review_ready("ann", ["bob blocks", "cy approves", "dee approves", "ci reports green", "bob approves"])
#> code_review_ready("ann", ["bob approves", "cy approves", "ci reports green", "lint reports red"])
#> code_review_ready("ann", [])
#> code_review_ready("ann", ["bob approves", "cy approves", "ann pushes", "ci reports green", "bob approves", "bob blocks", "cy approves", "dee approves", "ci reports green", "bob approves", "bob approves", "cy approves", "ci reports green", "lint reports red"])

### pool_water_within_limits
LIMITS = {"ph": (7.0, 7.6), "chlorine": (0.3, 0.6), "temp": (24, 30)}


class SensorFault(Exception):
    pass


def parse(reading):
    """'ph=7.2' -> ('ph', 7.2)"""
    name, _, value = reading.partition("=")
    if name not in LIMITS:
        raise SensorFault(f"unknown sensor {name}")
    return name, float(value)


def pool_water_within_limits(readings: list[str], strikes: int = 1) -> bool:
    """Is the water fine? A value may be out of limits fewer than `strikes` times in a row."""
    out_of_range = dict.fromkeys(LIMITS, 0)
    for reading in readings:
        try:
            name, value = parse(reading)
        except SensorFault:
            continue
        low, high = LIMITS[name]
        if low <= value <= high:
            out_of_range[name] = 0
        else:
            out_of_range[name] += 1
            if out_of_range[name] >= strikes:
                return False
    return True

#> pool_water_within_limits(["ph=7.2", "chlorine=0.4", "temp=26"])
#> pool_water_within_limits(["ph=7.2", "chlorine=0.9", "temp=26"])
#> pool_water_within_limits(["ph=7.9", "ph=7.3", "ph=7.9", "salt=3"], strikes=2)
#> pool_water_within_limits(["ph=7.9", "temp=25", "ph=7.8", "ph=7.1"], strikes=2)
#> pool_water_within_limits([])
#> pool_water_within_limits(["ph=acid"])
#> pool_water_within_limits(["ph=7.9", "ph=7.3", "ph=7.9", "salt=3", "ph=7.2", "chlorine=0.9", "temp=26"], strikes=2)

### email_list_mutual_follow
def email_list_mutual_follow(follows, minimum=2):
    edges = set()
    for item in follows:
        source, _, target = item.partition(">")
        edges.add((source, target))
    mutual: dict[str, set[str]] = {}
    for source, target in edges:
        if (target, source) in edges and source != target:
            mutual.setdefault(source, set()).add(target)
    for person in sorted(mutual):
        group = [person]
        for candidate in sorted(mutual[person]):
            if all(candidate in mutual[member] for member in group):
                group.append(candidate)
        if len(group) >= minimum:
            return True
    return False

#> email_list_mutual_follow(["ann>bob", "bob>ann", "cy>ann"])
#> email_list_mutual_follow(["ann>bob", "bob>cy", "cy>ann"])
#> email_list_mutual_follow(["a>b", "b>a", "b>c", "c>b", "a>c", "c>a"], minimum=3)
#> email_list_mutual_follow(["a>b", "b>a", "b>c", "c>b"], minimum=3)
#> email_list_mutual_follow([])
#> email_list_mutual_follow(["me>me"])
#> email_list_mutual_follow(["a>b", "b>a", "b>c", "c>b", "ann>bob", "bob>ann", "cy>ann"], minimum=3)

### bridge_truck_convoy_allowed
def bridge_truck_convoy_allowed(trucks, length, limit, gap=10):
    positions = []
    distance = 0
    for tonnes, metres in trucks:
        if tonnes > limit:
            return False
        positions.append((distance, distance + metres, tonnes))
        distance += metres + gap
    for front, _, _ in positions:
        on_bridge = 0
        for start, end, tonnes in positions:
            if start < front + length and end > front:
                on_bridge += tonnes
        if on_bridge > limit:
            return False
    return True

#> bridge_truck_convoy_allowed([(20, 12), (18, 10), (25, 15)], 40, 50)
#> bridge_truck_convoy_allowed([(20, 12), (18, 10), (25, 15)], 60, 50)
#> bridge_truck_convoy_allowed([(60, 12)], 10, 50)
#> bridge_truck_convoy_allowed([], 10, 5)
#> bridge_truck_convoy_allowed([(10, 5), (10, 5), (10, 5), (10, 5)], 20, 25, gap=8)
#> bridge_truck_convoy_allowed([(20, 12), (18, 10), (25, 15), (20, 12), (18, 10), (25, 15)], 40, 50)

### language_detect_matches
from collections import Counter

COMMON = {
    "en": {"the", "and", "of", "to", "is", "in"},
    "de": {"der", "die", "und", "ist", "das", "nicht"},
    "fr": {"le", "la", "et", "les", "est", "pas"},
}


def detect(text):
    """Language with the most common words, None when undecided."""
    words = Counter(text.lower().replace(",", " ").replace(".", " ").split())
    scores = {lang: sum(words[w] for w in known) for lang, known in COMMON.items()}
    ranked = sorted(scores.items(), key=lambda item: -item[1])
    if ranked[0][1] == ranked[1][1]:
        return None
    return ranked[0][0]


def language_detect_matches(messages: list[tuple[str, str]], tolerance: int = 0) -> bool:
    """Are all messages in the language they claim, but for a few?"""
    wrong = 0
    for claimed, text in messages:
        if detect(text) not in (claimed, None):
            wrong += 1
            if wrong > tolerance:
                return False
    return True

#> language_detect_matches([("en", "The end of the story is near"), ("de", "Das ist nicht wahr und die Zeit")])
#> language_detect_matches([("fr", "The end of the story is near")])
#> language_detect_matches([("fr", "The end of the story is near"), ("fr", "la vie est belle")], tolerance=1)
#> language_detect_matches([("en", "lorem ipsum")])
#> language_detect_matches([])
#> language_detect_matches([("de", "le chat et la souris"), ("de", "to be in the city")], 1)

### backup_policy_fulfilled
from datetime import date


def backup_policy_fulfilled(backups: list[str], today: str, daily: int = 3, weekly: int = 2) -> bool:
    """A backup for each of the last days, and one for each of the weeks before."""
    now = date.fromisoformat(today)
    ages = sorted((now - date.fromisoformat(text)).days for text in backups)
    if any(age < 0 for age in ages):
        raise ValueError("a backup from the future")
    for day in range(daily):
        if day not in ages:
            return False
    for week in range(weekly):
        first = daily + 7 * week
        if not any(first <= age < first + 7 for age in ages):
            return False
    return True

#> backup_policy_fulfilled(["2024-05-10", "2024-05-09", "2024-05-08", "2024-05-03", "2024-04-28"], "2024-05-10")
#> backup_policy_fulfilled(["2024-05-10", "2024-05-08", "2024-05-03"], "2024-05-10")
#> backup_policy_fulfilled(["2024-05-10", "2024-05-09", "2024-05-08", "2024-05-03"], "2024-05-10")
#> backup_policy_fulfilled(["2024-05-11"], "2024-05-10")
#> backup_policy_fulfilled([], "2024-05-10", daily=0, weekly=0)
#> backup_policy_fulfilled(["2024-03-01", "2024-02-29"], "2024-03-01", 2, 0)
#> backup_policy_fulfilled(["2024-05-10", "2024-05-09", "2024-05-08", "2024-05-03", "2024-04-28", "2024-05-10", "2024-05-09", "2024-05-08", "2024-05-03"], "2024-05-10")

### poker_straight_possible
ORDER = "23456789TJQKA"


def ranks_of(hand):
    ranks = {ORDER.index(card[0]) for card in hand.split()}
    if ORDER.index("A") in ranks:
        ranks.add(-1)  # the ace also counts low
    return ranks


def poker_straight_possible(hand, jokers=0, length=5):
    """Can a hand such as '5h 6d 7c 9s Kd' make a straight, with jokers for gaps?"""
    ranks = ranks_of(hand)
    for low in range(-1, len(ORDER) - length + 1):
        missing = 0
        for rank in range(low, low + length):
            if rank not in ranks:
                missing += 1
        if missing <= jokers:
            return True
    return False

#> poker_straight_possible("5h 6d 7c 8s 9d")
#> poker_straight_possible("5h 6d 7c 9s Kd")
#> poker_straight_possible("5h 6d 7c 9s Kd", jokers=1)
#> poker_straight_possible("Ah 2d 3c 4s 5d")
#> poker_straight_possible("Th Jd Qc Ks Ad")
#> poker_straight_possible("2h 2d 1c")

### delivery_route_feasible
from math import hypot


def delivery_route_feasible(stops, speed, service=5):
    """Can a van serve stops (name, x, y, open, close) in order within their windows?

    It starts at the origin at time zero and waits where it is too early.
    """
    if speed <= 0:
        raise ValueError("the van does not move")
    clock = x = y = 0.0
    for _, stop_x, stop_y, opens, closes in stops:
        clock += hypot(stop_x - x, stop_y - y) / speed
        if clock > closes:
            return False
        clock = max(clock, opens) + service
        x, y = stop_x, stop_y
    return True

#> delivery_route_feasible([("a", 3, 4, 0, 10), ("b", 3, 10, 12, 20), ("c", 0, 10, 0, 30)], 1)
#> delivery_route_feasible([("a", 3, 4, 0, 10), ("b", 30, 40, 12, 20)], 1)
#> delivery_route_feasible([("a", 3, 4, 0, 10), ("b", 30, 40, 12, 40)], 2.5)
#> delivery_route_feasible([], 1)
#> delivery_route_feasible([("a", 1, 1, 0, 1)], 0)

### zip_archive_listing_safe
from pathlib import PurePosixPath

MAX_TOTAL = 10_000
MAX_RATIO = 50


def unsafe_path(name):
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in path.parts[0]


def zip_archive_listing_safe(entries: list[tuple[str, int, int]]) -> bool:
    """Check (name, packed, unpacked) entries before unpacking an archive."""
    total = 0
    seen = set()
    for name, packed, unpacked in entries:
        if not name or unsafe_path(name):
            return False
        if name.lower() in seen:
            return False
        seen.add(name.lower())
        if packed and unpacked / packed > MAX_RATIO:
            return False
        total += unpacked
        if total > MAX_TOTAL:
            return False
    return True

#> zip_archive_listing_safe([("docs/a.txt", 100, 400), ("docs/b.txt", 50, 90)])
#> zip_archive_listing_safe([("../etc/passwd", 10, 20)])
#> zip_archive_listing_safe([("bomb.bin", 10, 5000)])
#> zip_archive_listing_safe([("a.txt", 1, 1), ("A.TXT", 1, 1)])
#> zip_archive_listing_safe([("big1", 1000, 6000), ("big2", 1000, 6000)])
#> zip_archive_listing_safe([("C:\\x", 1, 1)])
#> zip_archive_listing_safe([("docs/a.txt", 100, 400), ("docs/b.txt", 50, 90), ("big1", 1000, 6000), ("big2", 1000, 6000), ("a.txt", 1, 1), ("A.TXT", 1, 1)])

### anagram_phrase_pair
from collections import Counter


def letters(phrase):
    return Counter(c for c in phrase.casefold() if c.isalpha())


def anagram_phrase_pair(phrases: list[str], loose: int = 0) -> bool:
    """Are there two phrases made of the same letters, but for a few?"""
    bags = [letters(phrase) for phrase in phrases]
    for i, first in enumerate(bags):
        for j in range(i + 1, len(bags)):
            second = bags[j]
            difference = sum(((first - second) + (second - first)).values())
            same_text = phrases[i].casefold() == phrases[j].casefold()
            if difference <= loose and not same_text:
                return True
    return False

#> anagram_phrase_pair(["dormitory", "kitchen", "dirty room"])
#> anagram_phrase_pair(["hello", "HELLO", "world"])
#> anagram_phrase_pair([])
#> anagram_phrase_pair(["a gentleman", "elegant men"])
#> anagram_phrase_pair(["a gentleman", "elegant men"], loose=1)
#> anagram_phrase_pair(["stone", "stoned", "none"], loose=1)
