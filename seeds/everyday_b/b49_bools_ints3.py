### shelf_label_sequence_ok
import re
from itertools import pairwise

LABEL = re.compile(r"([A-Z]+)(\d+)([a-z]?)")


def sort_key(label):
    """('A', 2, 'b') for 'A2b'; longer letter parts come later."""
    match = LABEL.fullmatch(label)
    if match is None:
        raise ValueError(f"bad label {label!r}")
    letters, number, suffix = match.groups()
    return len(letters), letters, int(number), suffix


def shelf_label_sequence_ok(labels: list[str], allow_equal: bool = False) -> bool:
    """Do shelf labels go up from left to right?"""
    keys = [sort_key(label) for label in labels]
    for before, after in pairwise(keys):
        if before == after and allow_equal:
            continue
        if before >= after:
            return False
    return True

#> shelf_label_sequence_ok(["A1", "A2", "A2b", "A10", "B1", "AA1"])
#> shelf_label_sequence_ok(["A1", "A10", "A2"])
#> shelf_label_sequence_ok(["C3", "C3"])
#> shelf_label_sequence_ok(["C3", "C3", "C4", "C4a", "C4b"], allow_equal=True)
#> shelf_label_sequence_ok([])
#> shelf_label_sequence_ok(["A1", "1A"])
#> shelf_label_sequence_ok(["A1", "A2", "A2b", "A10", "B1", "AA1", "C3", "C3", "C4", "C4a", "C4b", "A1", "A10", "A2"])

### power_outage_affects
GRID = {"plant": ["north", "south"], "north": ["mill", "school"], "south": ["harbour", "school"], "harbour": ["crane"]}
BATTERY = {"school": 4, "crane": 1}


def supplied(broken):
    reached, todo = set(), ["plant"]
    while todo:
        place = todo.pop()
        if place in reached:
            continue
        reached.add(place)
        for target in GRID.get(place, []):
            if f"{place}-{target}" not in broken:
                todo.append(target)
    return reached


def power_outage_affects(place, broken, hours=0):
    known = set(GRID) | {target for targets in GRID.values() for target in targets}
    if place not in known:
        raise LookupError(place)
    if place in supplied(set(broken)):
        return False
    return hours >= BATTERY.get(place, 0)

#> power_outage_affects("mill", ["plant-north"])
#> power_outage_affects("school", ["plant-north"])
#> power_outage_affects("school", ["plant-north", "south-school"], hours=3)
#> power_outage_affects("school", ["north-school", "south-school"], hours=4)
#> power_outage_affects("crane", ["plant-south"], 2)
#> power_outage_affects("crane", [], 9)
#> power_outage_affects("castle", [])

### shuttle_run_count_valid
def shuttle_run_count_valid(beeps, crossings, grace=0.5, misses=2):
    laps = missed = 0
    for beep, crossing in zip(beeps, crossings):
        if crossing <= beep + grace:
            laps += 1
            missed = 0
            continue
        missed += 1
        if missed == misses:
            return laps, False
    return laps, len(crossings) >= len(beeps)

#> shuttle_run_count_valid([9, 18, 27, 35, 43], [8.5, 18.2, 27.9, 35.1, 44.0])
#> shuttle_run_count_valid([9, 18, 27, 35, 43], [8.5, 19.2, 28.9, 35.1, 44.0])
#> shuttle_run_count_valid([9, 18], [8.0])
#> shuttle_run_count_valid([], [])
#> shuttle_run_count_valid([8, 16, 24, 31, 38, 45], [8.4, 17, 24.1, 32, 38, 46], grace=1.0, misses=1)
#> shuttle_run_count_valid([9, 18, 27, 35, 43, 8, 16, 24, 31, 38, 45, 9, 18, 27, 35, 43], [8.5, 18.2, 27.9, 35.1, 44.0, 8.4, 17, 24.1, 32, 38, 46, 8.5, 19.2, 28.9, 35.1, 44.0])
#> shuttle_run_count_valid([8, 16, 24, 31, 38, 45, 9, 18, 27, 35, 43, 9, 18, 27, 35, 43], [8.4, 17, 24.1, 32, 38, 46, 8.5, 18.2, 27.9, 35.1, 44.0, 8.5, 19.2, 28.9, 35.1, 44.0], grace=1.0, misses=1)

### loan_book_duplicate_isbn
def normalise_isbn(text):
    """Digits only; a ten digit number becomes a thirteen digit one."""
    digits = "".join(c for c in text if c.isdigit() or c in "xX")
    if len(digits) == 10:
        body = "978" + digits[:9]
        total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(body))
        return body + str(-total % 10)
    if len(digits) != 13:
        raise ValueError(f"not an isbn: {text}")
    return digits


def loan_book_duplicate_isbn(entries: list[str]) -> bool:
    """Is a book in the list twice, whatever way its number is written?"""
    seen: set[str] = set()
    for entry in entries:
        try:
            number = normalise_isbn(entry)
        except ValueError:
            continue
        if number in seen:
            return True
        seen.add(number)
    return False

#> loan_book_duplicate_isbn(["978-0-306-40615-7", "0-306-40615-2"])
#> loan_book_duplicate_isbn(["978-0-306-40615-7", "978-3-16-148410-0", "n/a"])
#> loan_book_duplicate_isbn([])
#> loan_book_duplicate_isbn(["12", "12"])
#> loan_book_duplicate_isbn(["3-16-148410-X", "9783161484100"])

### alarm_zone_triggered
from dataclasses import dataclass


@dataclass
class Zone:
    name: str
    delay: int = 0
    night_only: bool = False


ZONES = {"door": Zone("door", 30), "window": Zone("window"), "hall": Zone("hall", night_only=True)}


class AlarmPanel:
    def __init__(self, mode):
        self.mode, self.pending = mode, []

    def sense(self, zone, time):
        if self.mode == "off" or (zone.night_only and self.mode != "night"):
            return False
        if zone.delay:
            self.pending.append(time + zone.delay)
            return False
        return True

    def code(self):
        self.pending.clear()
        self.mode = "off"


def alarm_zone_triggered(mode, events):
    panel = AlarmPanel(mode)
    for time, what in events:
        if any(due < time for due in panel.pending):
            return True
        if what == "code":
            panel.code()
        elif panel.sense(ZONES[what], time):
            return True
    return bool(panel.pending)

#> alarm_zone_triggered("away", [(0, "door"), (20, "code"), (25, "window")])
#> alarm_zone_triggered("away", [(0, "door"), (31, "code")])
#> alarm_zone_triggered("night", [(5, "hall")])
#> alarm_zone_triggered("away", [(5, "hall"), (9, "window")])
#> alarm_zone_triggered("off", [(5, "window"), (6, "door")])
#> alarm_zone_triggered("away", [(1, "door")])
#> alarm_zone_triggered("away", [(1, "roof")])
#> alarm_zone_triggered("away", [(0, "door"), (20, "code"), (25, "window"), (5, "hall"), (9, "window"), (5, "window"), (6, "door")])

### kiosk_newspapers_unsold
def kiosk_newspapers_unsold(orders: list[int], demand: list[int], price: int = 200, cost: int = 120, refund: int = 50) -> int:
    """Profit in cents over some days; unsold papers bring a small refund.

    After two sold-out days in a row the kiosk adds ten percent to its order.
    """
    profit = sold_out = 0
    extra = 1.0
    for ordered, wanted in zip(orders, demand):
        stock = int(ordered * extra)
        sold = min(stock, wanted)
        profit += sold * price - stock * cost + (stock - sold) * refund
        if wanted >= stock:
            sold_out += 1
            if sold_out == 2:
                extra *= 1.1
                sold_out = 0
        else:
            sold_out = 0
    return profit

#> kiosk_newspapers_unsold([50, 50, 50, 50], [60, 55, 70, 40])
#> kiosk_newspapers_unsold([20, 20], [5, 8])
#> kiosk_newspapers_unsold([], [])
#> kiosk_newspapers_unsold([100, 100, 100], [100, 100, 100], price=150)
#> kiosk_newspapers_unsold([10, 30, 10, 30, 10, 30], [30, 10, 30, 10, 30, 10], 250, 100, 0)
#> kiosk_newspapers_unsold([10, 30, 10, 30, 10, 30, 50, 50, 50, 50, 100, 100, 100], [30, 10, 30, 10, 30, 10, 60, 55, 70, 40, 100, 100, 100], 250, 100, 0)

### letterbox_mail_days
from datetime import date, timedelta

HOLIDAYS = {"2024-05-01", "2024-05-09", "2024-12-25", "2024-12-26"}


def is_delivery_day(day):
    return day.weekday() != 6 and day.isoformat() not in HOLIDAYS


def letterbox_mail_days(sent, kind="standard", weekend_pickup=False):
    """Calendar days until a letter arrives.

    Letters posted on a day without delivery start on the next one.
    """
    needed = {"express": 1, "standard": 2, "parcel": 3}[kind]
    start = day = date.fromisoformat(sent)
    if not weekend_pickup:
        while not is_delivery_day(day):
            day += timedelta(days=1)
    while needed:
        day += timedelta(days=1)
        if is_delivery_day(day):
            needed -= 1
    return (day - start).days

#> letterbox_mail_days("2024-04-29")
#> letterbox_mail_days("2024-04-27", "parcel")
#> letterbox_mail_days("2024-12-24", "express")
#> letterbox_mail_days("2024-12-22", "standard", weekend_pickup=True)
#> letterbox_mail_days("2024-05-08", "pigeon")
#> letterbox_mail_days("2024-05-05", "standard")

### first_bingo_line_caller
def first_bingo_line_caller(cards, calls):
    marked: dict[str, set[int]] = {name: set() for name in cards}
    for number in calls:
        for name, card in cards.items():
            if any(number in row for row in card):
                marked[name].add(number)
            lines = card + [list(column) for column in zip(*card)]
            if any(set(line) <= marked[name] for line in lines):
                return f"{name} on {number}"
    return None

#> first_bingo_line_caller({"ann": [[1, 2], [3, 4]], "bob": [[5, 1], [4, 6]]}, [1, 6, 4, 2])
#> first_bingo_line_caller({"ann": [[1, 2], [3, 4]]}, [9, 8, 7])
#> first_bingo_line_caller({}, [1, 2])
#> first_bingo_line_caller({"x": [[7]], "y": [[8]]}, [8, 7])
#> first_bingo_line_caller({"k": [[1, 2, 3], [4, 5, 6], [7, 8, 9]]}, [1, 5, 9, 4, 7])
