### config_keys_sorted_and_unique
def config_keys_sorted_and_unique(text: str, ignore_case: bool = True) -> bool:
    """Keys stand in order within each section and never twice; blank lines and comments are free."""
    previous = None
    seen = set()
    section = ""
    for line in text.splitlines():
        line = line.strip()
        if not line or line[0] in "#;":
            continue
        if line.startswith("["):
            section = line.strip("[]")
            previous = None
            continue
        key = line.partition("=")[0].strip()
        if ignore_case:
            key = key.lower()
        if (section, key) in seen:
            return False
        if previous is not None and key < previous:
            return False
        seen.add((section, key))
        previous = key
    return True

#> config_keys_sorted_and_unique("[a]\nalpha=1\nbeta=2\n# note\nGamma=3\n[b]\nalpha=1\nzeta=9")
#> config_keys_sorted_and_unique("[a]\nalpha=1\nbeta=2\nBeta=3\n")
#> config_keys_sorted_and_unique("[a]\nalpha=1\nbeta=2\nBeta=3\n", ignore_case=False)
#> config_keys_sorted_and_unique("x=1\na=2")
#> config_keys_sorted_and_unique("")
#> config_keys_sorted_and_unique("a=1\nb=2\n[s]\na=1\nc=3\n[t]\nb=1\nd=2\n[s]\na=5")

### invoice_numbering_scheme_ok
import re
from datetime import date

NUMBER = re.compile(r"(\d{4})-(\d{2})-(\d{3})")


def invoice_numbering_scheme_ok(invoices):
    expected = {}
    for entry in invoices:
        number, _, day = entry.partition(" ")
        match = NUMBER.fullmatch(number)
        if match is None:
            return False
        year, month, running = map(int, match.groups())
        issued = date.fromisoformat(day)
        if (issued.year, issued.month) != (year, month):
            return False
        wanted = expected.get((year, month), 1)
        if running != wanted:
            return False
        expected[year, month] = wanted + 1
    return True

#> invoice_numbering_scheme_ok(["2024-01-001 2024-01-05", "2024-01-002 2024-01-09", "2024-02-001 2024-02-01", "2024-02-002 2024-02-29", "2024-01-003 2024-01-31"])
#> invoice_numbering_scheme_ok(["2024-01-001 2024-01-05", "2024-01-003 2024-01-09"])
#> invoice_numbering_scheme_ok(["2024-01-001 2024-02-05"])
#> invoice_numbering_scheme_ok(["24-1-1 2024-01-05"])
#> invoice_numbering_scheme_ok([])
#> invoice_numbering_scheme_ok(["2024-01-001 2024-01-32"])

### translation_placeholders_match
import re

PLACEHOLDER = re.compile(r"%\((\w+)\)[sd]|\{(\w*)\}|%[sd]")


def placeholders(text):
    found = []
    for match in PLACEHOLDER.finditer(text):
        found.append(match.group(1) or match.group(2) or match.group())
    return sorted(found)


def translation_placeholders_match(catalog: dict, allow_missing: bool = False) -> bool:
    for key, texts in catalog.items():
        english = texts.get("en")
        if english is None:
            return False
        wanted = placeholders(english)
        for language, text in texts.items():
            if text == "":
                if not allow_missing:
                    return False
                continue
            if placeholders(text) != wanted:
                return False
    return True

#> translation_placeholders_match({"hi": {"en": "Hello {name}", "de": "Hallo {name}", "fr": "Salut {name}"}, "n": {"en": "%d of %(total)d", "de": "%d von %(total)d"}})
#> translation_placeholders_match({"hi": {"en": "Hello {name}", "de": "Hallo {Name}"}})
#> translation_placeholders_match({"hi": {"en": "Hello", "de": ""}}, allow_missing=True)
#> translation_placeholders_match({"hi": {"en": "Hello", "de": ""}})
#> translation_placeholders_match({"x": {"de": "y"}})
#> translation_placeholders_match({"a": {"en": "{x} {y}", "de": "{y} {x}"}, "b": {"en": "%s%s", "de": "%s"}})

### dns_zone_has_no_conflicts
def dns_zone_has_no_conflicts(zone: str) -> bool:
    """An alias (CNAME) stands alone and points to a known name; no record twice."""
    records = {}
    for line in zone.strip().splitlines():
        name, kind, value = line.split()
        entries = records.setdefault(name, [])
        if (kind, value) in entries:
            return False
        entries.append((kind, value))
    for name, entries in records.items():
        kinds = [kind for kind, _ in entries]
        if "CNAME" not in kinds:
            continue
        if len(entries) > 1:
            return False
        target = entries[0][1]
        hops = 0
        while target in records and records[target][0][0] == "CNAME":
            target = records[target][0][1]
            hops += 1
            if hops > 5:
                return False
        if target not in records:
            return False
    return True

#> dns_zone_has_no_conflicts("www CNAME web\nweb A 10.0.0.1\nweb A 10.0.0.2\nmail A 10.0.0.3\nftp CNAME www")
#> dns_zone_has_no_conflicts("www CNAME web\nwww A 10.0.0.1\nweb A 10.0.0.2")
#> dns_zone_has_no_conflicts("a CNAME b\nb CNAME a")
#> dns_zone_has_no_conflicts("x A 1.1.1.1\nx A 1.1.1.1")
#> dns_zone_has_no_conflicts("x CNAME gone")
#> dns_zone_has_no_conflicts("x A")

### shopping_cart_totals_agree
def shopping_cart_totals_agree(cart):
    """Do line totals, the subtotal, the discount and the total of a cart agree, in cents?"""
    subtotal = 0
    for line in cart["lines"]:
        expected = line["qty"] * line["cents"]
        if line.get("total", expected) != expected:
            return False
        subtotal += expected
    if cart["subtotal"] != subtotal:
        return False
    discount = 0
    for code in cart.get("codes", []):
        kind, amount = code[0], int(code[1:])
        discount += subtotal * amount // 100 if kind == "%" else amount
    discount = min(discount, subtotal)
    return cart["total"] == subtotal - discount + cart.get("shipping", 0)

#> shopping_cart_totals_agree({"lines": [{"qty": 2, "cents": 450, "total": 900}, {"qty": 1, "cents": 99}, {"qty": 3, "cents": 10, "total": 30}], "subtotal": 1029, "codes": ["%10", "-100"], "total": 827, "shipping": 0})
#> shopping_cart_totals_agree({"lines": [{"qty": 2, "cents": 450, "total": 950}], "subtotal": 950, "total": 950})
#> shopping_cart_totals_agree({"lines": [], "subtotal": 0, "total": 490, "shipping": 490})
#> shopping_cart_totals_agree({"lines": [{"qty": 1, "cents": 5}], "subtotal": 6, "total": 6})
#> shopping_cart_totals_agree({"lines": [{"qty": 1, "cents": 500}], "subtotal": 500, "codes": ["-900"], "total": 0})

### tide_of_tickets_backlog_peak
def tide_of_tickets_backlog_peak(days: str, team: int = 3, per_person: int = 2, start: int = 0) -> int:
    backlog = peak = start
    reopening = [0, 0]
    for day in days.split():
        new, _, absent = day.partition("/")
        backlog += int(new) + reopening.pop(0)
        if backlog > peak:
            peak = backlog
        workers = max(0, team - int(absent or 0))
        solved = min(backlog, workers * per_person)
        backlog -= solved
        # every fifth one was not really solved
        reopening.append(solved // 5)
    return peak

#> tide_of_tickets_backlog_peak("5 9 4/1 7/2 3 0 8")
#> tide_of_tickets_backlog_peak("1 1 1 1 1")
#> tide_of_tickets_backlog_peak("", start=4)
#> tide_of_tickets_backlog_peak("10 10/3 10/5 0 0 0", team=5, per_person=3)
#> tide_of_tickets_backlog_peak("2 none")

### count_orphan_translations
def walk(tree, path=""):
    for key, value in tree.items():
        name = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from walk(value, name)
        else:
            yield name


def count_orphan_translations(base, *others):
    known = set(walk(base))
    orphans = 0
    for tree in others:
        for name in walk(tree):
            if name not in known:
                orphans += 1
    return orphans

#> count_orphan_translations({"menu": {"file": "File", "edit": "Edit"}, "ok": "OK"}, {"menu": {"file": "Datei", "view": "Ansicht"}, "ok": "OK"}, {"menu": {"edit": "Rediger", "old": {"x": "y", "z": "w"}}})
#> count_orphan_translations({"a": "1"})
#> count_orphan_translations({}, {"a": {"b": {"c": "d"}}, "e": "f"})
#> count_orphan_translations({"a": {"b": "x"}}, {"a": "flat"}, {"a": {"b": "y"}})
#> count_orphan_translations({"k": {"l": "1", "m": "2", "n": "3"}}, {"k": {"l": "1", "m": "2", "n": "3", "o": "4"}})

### delivery_van_fuel_stops
def delivery_van_fuel_stops(route, tank=60, per_100km=12.0, reserve=8):
    """Number of fuel stops on a route of kilometres between depots; the van fills up before it would go below the reserve."""
    fuel = float(tank)
    stops = 0
    for leg in route:
        need = leg * per_100km / 100
        if need > tank - reserve:
            raise ValueError(f"{leg} km cannot be driven at once")
        if fuel - need < reserve:
            fuel = float(tank)
            stops += 1
        fuel -= need
    return stops

#> delivery_van_fuel_stops([120, 80, 150, 60, 200, 90, 30, 180])
#> delivery_van_fuel_stops([50, 50, 50], tank=20)
#> delivery_van_fuel_stops([])
#> delivery_van_fuel_stops([500])
#> delivery_van_fuel_stops([100, 100, 100, 100, 100, 100], tank=40, per_100km=9.5)

### keyboard_distance_of_typos
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
PLACES = {letter: (y, x + y * 0.5) for y, row in enumerate(ROWS) for x, letter in enumerate(row)}


def neighbours(a, b):
    if a not in PLACES or b not in PLACES:
        return False
    (y1, x1), (y2, x2) = PLACES[a], PLACES[b]
    return abs(y1 - y2) <= 1 and abs(x1 - x2) <= 1


def keyboard_distance_of_typos(typed, meant):
    if len(typed) != len(meant):
        raise ValueError("lengths differ")
    cost = index = 0
    while index < len(meant):
        if typed[index] == meant[index]:
            index += 1
        elif typed[index:index + 2] == meant[index:index + 2][::-1] and index + 1 < len(meant):
            cost += 2
            index += 2
        else:
            cost += 1 if neighbours(typed[index], meant[index]) else 3
            index += 1
    return cost

#> keyboard_distance_of_typos("teh quocl", "the quick")
#> keyboard_distance_of_typos("hello", "hello")
#> keyboard_distance_of_typos("qqq!", "wpm?")
#> keyboard_distance_of_typos("a", "ab")
#> keyboard_distance_of_typos("recieve", "receive")

### stack_of_plates_washing
class Rack:
    def __init__(self, height):
        self.height = height
        self.plates = []

    def put(self, size):
        if len(self.plates) >= self.height:
            return False
        if self.plates and self.plates[-1] < size:
            return False
        self.plates.append(size)
        return True


def stack_of_plates_washing(plates: list[int], height: int = 4) -> int:
    """Number of racks for plates in the order they are washed: no plate on a smaller one, racks have a limit."""
    racks = []
    for size in plates:
        placed = False
        for rack in racks:
            if rack.put(size):
                placed = True
                break
        if not placed:
            rack = Rack(height)
            rack.put(size)
            racks.append(rack)
    return len(racks)

#> stack_of_plates_washing([27, 21, 19, 27, 24, 19, 19, 15])
#> stack_of_plates_washing([1, 2, 3, 4])
#> stack_of_plates_washing([])
#> stack_of_plates_washing([5, 5, 5, 5, 5, 5, 5], height=3)
#> stack_of_plates_washing([30, 28, 29, 27, 26, 31], 10)

### text_adventure_inventory_weight
ITEMS = {"lamp": 2, "sword": 8, "gold": 15, "rope": 4, "bread": 1}


class TooHeavy(Exception):
    pass


class Bag:
    def __init__(self, limit):
        self.limit = limit
        self.items = []

    @property
    def weight(self):
        return sum(ITEMS[item] for item in self.items)

    def add(self, item):
        if self.weight + ITEMS[item] > self.limit:
            raise TooHeavy(item)
        self.items.append(item)

    def drop(self, item):
        if item in self.items:
            self.items.remove(item)


def text_adventure_inventory_weight(commands: str, limit: int = 20) -> int:
    bag = Bag(limit)
    for command in commands.split():
        item = command[1:]
        if command[0] == "-":
            bag.drop(item)
            continue
        try:
            bag.add(item)
        except TooHeavy:
            lightest = min(bag.items, key=lambda name: ITEMS[name])
            if bag.weight - ITEMS[lightest] + ITEMS[item] <= limit:
                bag.drop(lightest)
                bag.add(item)
    return bag.weight

#> text_adventure_inventory_weight("+lamp +sword +rope +bread +gold -sword +gold +lamp")
#> text_adventure_inventory_weight("+gold +rope +lamp")
#> text_adventure_inventory_weight("")
#> text_adventure_inventory_weight("+dragon")
#> text_adventure_inventory_weight("+sword +sword +sword -lamp -sword", limit=16)

### average_wait_by_priority
import heapq


def average_wait_by_priority(jobs, wanted):
    """Mean wait of jobs 'arrival/priority/length' with a priority on one machine, urgent ones first."""
    arrivals = sorted(tuple(map(int, job.split("/"))) for job in jobs.split())
    queue, clock, index = [], 0, 0
    waits = []
    while index < len(arrivals) or queue:
        if not queue:
            clock = max(clock, arrivals[index][0])
        while index < len(arrivals) and arrivals[index][0] <= clock:
            arrival, priority, length = arrivals[index]
            heapq.heappush(queue, (priority, arrival, length))
            index += 1
        priority, arrival, length = heapq.heappop(queue)
        if priority == wanted:
            waits.append(clock - arrival)
        clock += length
    if not waits:
        return 0.0
    return round(sum(waits) / len(waits), 2)

#> average_wait_by_priority("0/2/5 1/1/3 2/2/2 3/1/4 20/2/1", 2)
#> average_wait_by_priority("0/2/5 1/1/3 2/2/2 3/1/4 20/2/1", 1)
#> average_wait_by_priority("", 1)
#> average_wait_by_priority("5/1/1 5/1/1 5/1/1 6/1/1", 1)
#> average_wait_by_priority("0/1/x", 1)

### photo_album_page_count
def photo_album_page_count(photos, per_page=4):
    """Pages for photos 'p' (portrait), 'l' (landscape, counts two) and 'w' (a page of its own); order is kept."""
    pages = 0
    room = 0
    for photo in photos:
        if photo == " ":
            continue
        if photo == "w":
            pages += 1
            room = 0
            continue
        size = 2 if photo == "l" else 1
        if size > room:
            pages += 1
            room = per_page
        room -= size
    return pages

#> photo_album_page_count("pplp lwpp lll")
#> photo_album_page_count("www")
#> photo_album_page_count("")
#> photo_album_page_count("pppllpppl", per_page=3)
#> photo_album_page_count("lplplplp")

### parse_bool_expression_flags
class FlagError(ValueError):
    pass


class Parser:
    def __init__(self, text, flags):
        self.words = text.replace("(", " ( ").replace(")", " ) ").split()
        self.flags = flags

    def take(self):
        if not self.words:
            raise FlagError("unexpected end")
        return self.words.pop(0)

    def either(self):
        value = self.both()
        while self.words and self.words[0] == "or":
            self.take()
            value = self.both() or value
        return value

    def both(self):
        value = self.single()
        while self.words and self.words[0] == "and":
            self.take()
            value = self.single() and value
        return value

    def single(self):
        word = self.take()
        if word == "not":
            return not self.single()
        if word == "(":
            value = self.either()
            self.take()
            return value
        return word in self.flags


def parse_bool_expression_flags(text: str, flags: str) -> bool:
    """Value of 'beta and not (mobile or guest)' for a set of flags."""
    return Parser(text, set(flags.split())).either()

#> parse_bool_expression_flags("beta and not (mobile or guest)", "beta staff")
#> parse_bool_expression_flags("beta and not (mobile or guest)", "beta guest")
#> parse_bool_expression_flags("a or b and c", "a")
#> parse_bool_expression_flags("not not x", "")
#> parse_bool_expression_flags("a and", "a")
#> parse_bool_expression_flags("(a or b) and (c or not d)", "b d")

### warehouse_temperature_log_ok
from datetime import datetime, timedelta

LIMITS = {"fridge": (2, 8), "freezer": (-30, -18)}


def warehouse_temperature_log_ok(kind: str, log: str, gap: int = 30) -> bool:
    """Readings 'HH:MM=degrees' stay in the limits (one short excursion is allowed) and come often enough."""
    low, high = LIMITS[kind]
    previous = None
    excursions = 0
    outside = False
    for entry in log.split():
        clock, _, degrees = entry.partition("=")
        moment = datetime.strptime(clock, "%H:%M")
        if previous is not None and moment - previous > timedelta(minutes=gap):
            return False
        previous = moment
        if low <= float(degrees) <= high:
            outside = False
            continue
        if outside:
            return False
        outside = True
        excursions += 1
    return excursions <= 1

#> warehouse_temperature_log_ok("fridge", "08:00=4 08:20=5.5 08:45=9 09:10=6 09:30=4 10:00=3")
#> warehouse_temperature_log_ok("fridge", "08:00=4 08:20=9.5 08:45=9 09:10=6")
#> warehouse_temperature_log_ok("fridge", "08:00=9 08:20=5 08:45=1 09:10=6")
#> warehouse_temperature_log_ok("freezer", "08:00=-20 09:00=-21")
#> warehouse_temperature_log_ok("freezer", "08:00=-20 09:00=-21 10:00=-19 11:00=-17", gap=60)
#> warehouse_temperature_log_ok("oven", "")
