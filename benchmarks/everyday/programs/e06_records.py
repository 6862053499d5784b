### join_orders
from collections import defaultdict


def index_by(rows, key):
    table = defaultdict(list)
    for row in rows:
        table[row[key]].append(row)
    return table


def join_orders(customers, orders):
    """Left join: total per customer name, None for those who never ordered."""
    by_customer = index_by(orders, "customer_id")
    totals = {}
    for customer in customers:
        rows = by_customer.get(customer["id"])
        if rows is None:
            totals[customer["name"]] = None
            continue
        total = 0
        for row in rows:
            total += row["qty"] * row["price"]  # <- reach
        totals[customer["name"]] = total
    return totals

#> join_orders([{"id": 1, "name": "Ito"}, {"id": 2, "name": "Ruiz"}, {"id": 3, "name": "Berg"}], [{"customer_id": 3, "qty": 2, "price": 15}, {"customer_id": 1, "qty": 1, "price": 99}, {"customer_id": 3, "qty": 4, "price": 5}])
#? returns join_orders([{"id": 9, "name": "Solo"}], [])
#? raises KeyError join_orders([], [{"qty": 1}])
#? reaches join_orders([{"id": 1, "name": "Ito"}, {"id": 2, "name": "Ruiz"}, {"id": 3, "name": "Berg"}], [{"customer_id": 3, "qty": 2, "price": 15}, {"customer_id": 1, "qty": 1, "price": 99}, {"customer_id": 3, "qty": 4, "price": 5}])

### rank_players
from operator import itemgetter


def rank_players(scores):
    """Competition ranking ('1224'): ties share a place, the next place is skipped."""
    ordered = sorted(scores, key=itemgetter(1), reverse=True)
    lines = []
    place = 0
    previous = None
    for position, (name, score) in enumerate(ordered, start=1):
        if score != previous:
            place = position
        tie = "=" if sum(s == score for _, s in ordered) > 1 else ""
        lines.append(f"{tie}{place}. {name} {score}")
        previous = score
    return lines

#> rank_players([("Uma", 71), ("Ned", 85), ("Pia", 71)])
#? returns rank_players([("A", 1), ("B", 2)])
#? raises TypeError rank_players([("A", 1), ("B", None)])

### stock_sufficient
class Inventory:
    def __init__(self, stock):
        self._stock = dict(stock)

    def take(self, recipe, times=1):
        """All or nothing."""
        needed = {part: n * times for part, n in recipe.items()}
        short = [part for part, n in needed.items() if self._stock.get(part, 0) < n]
        if short:
            raise LookupError(", ".join(sorted(short)))
        for part, n in needed.items():
            self._stock[part] -= n


RECIPES = {
    "chair": {"leg": 4, "seat": 1, "screw": 8},
    "table": {"leg": 4, "top": 1, "screw": 12},
}


def stock_sufficient(stock, orders):
    inventory = Inventory(stock)
    for product, times in orders:
        try:
            inventory.take(RECIPES[product], times)
        except LookupError:
            return False  # <- reach
    return True

#> stock_sufficient({"leg": 20, "seat": 3, "top": 2, "screw": 50}, [("chair", 2), ("table", 1), ("chair", 1)])
#> stock_sufficient({"leg": 16, "seat": 9, "top": 1, "screw": 40}, [("chair", 1), ("table", 1), ("chair", 2), ("table", 1)])
#? reaches stock_sufficient({"leg": 16, "seat": 9, "top": 1, "screw": 40}, [("chair", 1), ("table", 1), ("chair", 2), ("table", 1)])

### age_histogram
BINS = [(0, 17), (18, 29), (30, 49), (50, None)]


def label(low, high):
    return f"{low}+" if high is None else f"{low}-{high}"


def find_bin(age):
    for low, high in BINS:
        if age >= low and (high is None or age <= high):
            return label(low, high)
    raise ValueError(f"no bin for {age}")


def age_histogram(people):
    histogram = {}
    for person in people:
        age = person.get("age")
        if age is None:
            histogram["unknown"] = histogram.get("unknown", 0) + 1  # <- reach
            continue
        name = find_bin(age)
        histogram[name] = histogram.get(name, 0) + 1
    return histogram

#> age_histogram([{"age": 34}, {"age": 17}, {"age": 63}, {"age": 30}, {"age": 18}])
#? returns age_histogram([{"age": 5}, {"age": 6}])
#? raises ValueError age_histogram([{"age": -1}])
#? reaches age_histogram([{}])

### longest_tenure
from typing import NamedTuple, Optional


class Job(NamedTuple):
    person: str
    start: int
    end: Optional[int]


def years(job, now):
    return (job.end if job.end is not None else now) - job.start


def longest_tenure(rows, now=2024):
    """Who worked here the longest in total; ties go to the name."""
    total = {}
    for row in rows:
        job = Job(*row)
        if years(job, now) < 0:
            raise ValueError(f"{job.person} left before starting")
        total[job.person] = total.get(job.person, 0) + years(job, now)
    ordered = sorted(total.items(), key=lambda kv: (-kv[1], kv[0]))
    return ordered[0][0]

#> longest_tenure([("Vera", 2010, 2015), ("Hugo", 2019, None), ("Vera", 2021, 2022), ("Lars", 2018, 2024)])
#? returns longest_tenure([("Mo", 2000, 2001)])
#? raises ValueError longest_tenure([("Mo", 2001, 2000)])
#? raises IndexError longest_tenure([])

### flatten_orders
def flatten_orders(orders):
    """One flat tuple per order line, for the export."""
    flat = []
    for order in orders:
        head = (order["id"], order["customer"]["name"])
        lines = order.get("lines") or [None]
        for line in lines:
            if line is None:
                flat.append(head + ("", 0))
                continue
            sku, quantity = line["sku"], line.get("qty", 1)
            if line.get("cancelled"):
                quantity = 0  # <- reach
            flat.append(head + (sku, quantity))
    return sorted(flat, key=lambda row: (row[1], -row[0]))

#> flatten_orders([{"id": 7, "customer": {"name": "Zed"}, "lines": [{"sku": "A1", "qty": 2}, {"sku": "B2"}]}, {"id": 9, "customer": {"name": "Ann"}}, {"id": 8, "customer": {"name": "Zed"}, "lines": [{"sku": "C3"}]}])
#? returns flatten_orders([{"id": 1, "customer": {"name": "Q"}, "lines": []}])
#? raises KeyError flatten_orders([{"id": 1}])
#? reaches flatten_orders([{"id": 1, "customer": {"name": "Q"}, "lines": [{"sku": "x", "cancelled": True}]}])

### attendance_rate
from fractions import Fraction


def attendance_rate(register: dict[str, str], excused_counts: bool = False) -> float:
    """Average attendance; a register maps names to texts such as 'PPAEP'.

    P is present, A absent, E excused. Excused days are left out unless they count as present.
    """
    rates = []
    for name in sorted(register):
        present = days = 0
        for mark in register[name]:
            if mark == "E" and not excused_counts:
                continue
            if mark not in "PAE":
                raise ValueError(f"{name}: {mark}")
            days += 1
            present += mark != "A"
        if days:
            rates.append(Fraction(present, days))
    if not rates:
        return 0.0  # <- reach
    return round(float(sum(rates) / len(rates)), 3)

#> attendance_rate({"noa": "PPAP", "eli": "EPPAA"})
#? returns attendance_rate({"a": "PA"})
#? raises ValueError attendance_rate({"a": "X"})
#? reaches attendance_rate({})

### latest_revisions
def version_key(text):
    return [int(part) for part in text.lstrip("v").split(".")]


def latest_revisions(documents):
    """Newest approved revision of each document.

    documents: list of dicts with title, rev ('v1.10'), approved
    """
    newest = {}
    for doc in documents:
        if not doc.get("approved", True):
            continue  # <- reach
        title = doc["title"].strip()
        if title not in newest or version_key(doc["rev"]) > version_key(newest[title]):
            newest[title] = doc["rev"]
    return newest

#> latest_revisions([{"title": "Handbook", "rev": "v1.9"}, {"title": "Handbook ", "rev": "v1.10"}, {"title": "Policy", "rev": "v2.0", "approved": False}, {"title": "Policy", "rev": "v1.4.2"}, {"title": "Handbook", "rev": "v1.2"}, {"title": "Memo", "rev": "v0.1"}])
#? returns latest_revisions([{"title": "Guide", "rev": "v3"}])
#? raises ValueError latest_revisions([{"title": "a", "rev": "v1.0"}, {"title": "a", "rev": "draft"}])
#? reaches latest_revisions([{"title": "Handbook", "rev": "v1.9"}, {"title": "Handbook ", "rev": "v1.10"}, {"title": "Policy", "rev": "v2.0", "approved": False}, {"title": "Policy", "rev": "v1.4.2"}, {"title": "Handbook", "rev": "v1.2"}, {"title": "Memo", "rev": "v0.1"}])

### seats_assigned
def preferences(request):
    """Rows near the wanted one first: 3 -> 3, 2, 4, 1, 5 ..."""
    wanted = request["row"]
    yield wanted
    for distance in range(1, 4):
        yield wanted - distance
        yield wanted + distance


def seats_assigned(requests, free):
    free = dict(free)
    assigned = {}
    for request in requests:
        for row in preferences(request):
            if free.get(row, 0) >= request["size"]:
                free[row] -= request["size"]
                assigned[request["name"]] = row
                break
        else:
            assigned[request["name"]] = None  # <- reach
    return assigned

#> seats_assigned([{"name": "Kerr", "row": 3, "size": 4}, {"name": "Ono", "row": 3, "size": 2}, {"name": "Li", "row": 3, "size": 3}], {1: 2, 2: 1, 3: 4, 4: 3, 5: 6})
#? returns seats_assigned([{"name": "T", "row": 9, "size": 1}], {7: 1})
#? raises KeyError seats_assigned([{"name": "T", "size": 1}], {})
#? reaches seats_assigned([{"name": "T", "row": 9, "size": 1}], {})

### csv_group_sum
import csv
import io
from itertools import groupby


def read(text, delimiter):
    rows = list(csv.reader(io.StringIO(text), delimiter=delimiter))
    header, *body = rows
    return [dict(zip(header, row)) for row in body if row]


def csv_group_sum(text, by, field, delimiter=";"):
    rows = read(text, delimiter)
    rows.sort(key=lambda row: row[by])
    result = []
    for key, group in groupby(rows, key=lambda row: row[by]):
        total = 0
        for row in group:
            total += int(row[field])
        result.append((key, total))
    return result

#> csv_group_sum("dept;name;days\nit;Ana;3\nhr;Bo;5\nit;Cy;8\n\nhr;Di;1\n", "dept", "days")
#? returns csv_group_sum("k,v\nz,10\n", "k", "v", ",")
#? raises ValueError csv_group_sum("k;v\nz;ten\n", "k", "v")
#? raises KeyError csv_group_sum("k;v\nz;1\n", "q", "v")

### survey_winner
from collections import Counter


def first_choices(ballots, out):
    tally = Counter()
    for ballot in ballots:
        for choice in ballot:
            if choice not in out:
                tally[choice] += 1
                break
    return tally


def survey_winner(ballots):
    """Instant run-off: the weakest option is dropped until one has a majority."""
    out = set()
    while True:
        tally = first_choices(ballots, out)
        if not tally:
            return None  # <- reach
        leader = max(sorted(tally), key=tally.get)
        if tally[leader] * 2 > sum(tally.values()):
            return leader
        weakest = min(sorted(tally), key=tally.get)
        out.add(weakest)

#> survey_winner([["tea", "mate"], ["cola", "tea"], ["mate", "tea"], ["cola", "mate"], ["tea"]])
#? returns survey_winner([["x"], ["y", "x"], ["x"]])
#? reaches survey_winner([])

### match_rows
def normalise(name):
    parts = name.replace(",", " ").lower().split()
    return frozenset(parts)


def match_rows(left, right):
    """Pairs of numbers of rows that name the same person, whatever the order of the words."""
    lookup = {}
    for number, name in enumerate(right):
        lookup.setdefault(normalise(name), number)
    pairs, unmatched = [], []
    for number, name in enumerate(left):
        other = lookup.pop(normalise(name), None)
        if other is None:
            unmatched.append(number)  # <- reach
        else:
            pairs.append((number, other))
    return pairs, unmatched

#> match_rows(["Ada Lovelace", "Turing, Alan", "Hopper, Grace M", "ada lovelace"], ["Alan Turing", "Grace Hopper", "Lovelace, Ada", "Katherine Johnson"])
#? returns match_rows(["x y"], ["y x"])
#? raises AttributeError match_rows([None], [])
#? reaches match_rows(["Ada Lovelace", "Turing, Alan", "Hopper, Grace M", "ada lovelace"], ["Alan Turing", "Grace Hopper", "Lovelace, Ada", "Katherine Johnson"])

### overdue_books
from dataclasses import dataclass, field
from datetime import date


@dataclass
class Member:
    name: str
    loans: list = field(default_factory=list)
    fine_per_day: int = 10

    def fines(self, today):
        total = 0
        for title, due in self.loans:
            late = (today - date.fromisoformat(due)).days
            if late > 0:
                total += min(late * self.fine_per_day, 500)
        return total


@dataclass
class Student(Member):
    fine_per_day: int = 5


def overdue_books(members, today):
    """{name: cents} for everyone who owes something."""
    now = date.fromisoformat(today)
    owing = {}
    for kind, name, loans in members:
        cls = Student if kind == "student" else Member
        fines = cls(name, loans).fines(now)
        if fines:
            owing[name] = fines
    return owing

#> overdue_books([("student", "Ray", [("Dune", "2024-03-01"), ("Emma", "2024-03-20")]), ("staff", "Joy", [("Ulysses", "2023-12-01")]), ("staff", "Abe", [])], "2024-03-11")
#? returns overdue_books([("staff", "K", [("a", "2024-01-01")])], "2024-01-03")
#? raises ValueError overdue_books([("staff", "K", [("a", "")])], "2024-01-03")

### unique_paths
def parent(path):
    return path.rsplit("/", 1)[0] if "/" in path else ""


def tail(path, depth):
    return "/".join(path.split("/")[-depth:])


def unique_paths(paths):
    """Shortest endings that tell the files apart, as editors show in tabs."""
    depth = {path: 1 for path in paths}
    while True:
        shown = {}
        for path in paths:
            shown.setdefault(tail(path, depth[path]), []).append(path)
        clashes = [group for group in shown.values() if len(group) > 1]
        if not clashes:
            return [tail(path, depth[path]) for path in paths]
        for group in clashes:
            for path in group:
                depth[path] += 1

#> unique_paths(["src/app/main.py", "src/web/main.py", "README.md", "lib/web/main.py"])
#? returns unique_paths(["a/b.c", "d/b.c"])

### moving_average
from collections import deque


class Smoother:
    """Mean of the last `size` values that are not None."""

    def __init__(self, size):
        self.window = deque(maxlen=size)

    def push(self, value):
        if value is not None:
            self.window.append(value)
        if not self.window:
            return None
        return round(sum(self.window) / len(self.window), 2)


def moving_average(readings, size=3):
    smoother = Smoother(size)
    smooth = []
    for stamp, value in readings:
        mean = smoother.push(value)
        if mean is None:
            continue  # <- reach
        smooth.append((stamp, mean))
    return smooth

#> moving_average([("t0", None), ("t1", 20.5), ("t2", 21.0), ("t3", None), ("t4", 23.0), ("t5", 19.0)])
#? returns moving_average([("a", 4), ("b", 6)], 2)
#? raises ValueError moving_average([], -1)
#? reaches moving_average([("t0", None), ("t1", 20.5), ("t2", 21.0), ("t3", None), ("t4", 23.0), ("t5", 19.0)])

### audit_trail
"""Rebuild the present value of a record from its change log."""


class ReplayError(RuntimeError):
    pass


def apply(record, change):
    kind = change["op"]
    if kind == "set":
        record[change["field"]] = change["value"]
    elif kind == "unset":
        record.pop(change["field"], None)
    elif kind == "incr":
        record[change["field"]] = record.get(change["field"], 0) + change.get("by", 1)
    else:
        raise ReplayError(f"unknown operation {kind}")
    return record


def audit_trail(changes, until=None):
    record = {}
    for change in sorted(changes, key=lambda c: c["seq"]):
        if until is not None and change["seq"] > until:
            break  # <- reach
        record = apply(record, change)
    return record

#> audit_trail([{"seq": 2, "op": "incr", "field": "visits"}, {"seq": 1, "op": "set", "field": "name", "value": "Ola"}, {"seq": 4, "op": "incr", "field": "visits", "by": 5}, {"seq": 3, "op": "unset", "field": "name"}])
#? returns audit_trail([{"seq": 1, "op": "set", "field": "a", "value": [1]}])
#? raises ReplayError audit_trail([{"seq": 1, "op": "drop"}])
#? reaches audit_trail([{"seq": 5, "op": "set", "field": "a", "value": 1}], 3)

### sensor_alarm
def above(readings, limit):
    return [value > limit for _, value in readings]


def sensor_alarm(rows, limit=80, needed=2):
    """Alarm if a sensor is above the limit `needed` times in a row."""
    by_sensor = {}
    for row in rows:
        sensor, at, value = row.split("/")
        by_sensor.setdefault(sensor, []).append((int(at), float(value)))
    for sensor, readings in by_sensor.items():
        readings.sort()
        run = 0
        for high in above(readings, limit):
            run = run + 1 if high else 0
            if run >= needed:
                return True  # <- reach
    return False

#> sensor_alarm(["s1/3/85", "s2/1/79.5", "s1/1/81", "s1/2/60", "s2/2/90"])
#> sensor_alarm(["hall/1/79.9", "hall/2/80.1", "roof/1/85", "hall/3/79", "roof/3/84", "roof/2/66", "hall/4/95.5", "roof/4/80"])
#? raises ValueError sensor_alarm(["s1/now/85"])
#? reaches sensor_alarm(["s/1/90", "s/2/95"])

### contact_sheet
from string import Template

CARD = Template("$name <$mail>$note")


def clean(value):
    return " ".join(str(value).split())


def contact_sheet(people, wanted=None):
    """One card per person, those without a mail address left out."""
    cards = []
    for person in people:
        person = {key: clean(value) for key, value in person.items()}
        if not person.get("mail"):
            continue
        if wanted and wanted.lower() not in person["name"].lower():
            continue  # <- reach
        note = f" ({person['role']})" if person.get("role") else ""
        cards.append(CARD.substitute(person, note=note))
    return "; ".join(sorted(cards, key=str.casefold))

#> contact_sheet([{"name": "Yuki  Mori", "mail": "yuki@x.jp", "role": "QA"}, {"name": "bob", "mail": ""}, {"name": "abe\tlee", "mail": "abe@x.jp"}, {"name": "Ines", "mail": "i@x.pt"}])
#? returns contact_sheet([{"name": "Al", "mail": "al@b.c"}], "a")
#? raises KeyError contact_sheet([{"mail": "al@b.c"}])
#? reaches contact_sheet([{"name": "Al", "mail": "a@b.c"}], "zoe")

### top_per_group
import heapq
from collections import defaultdict


def top_per_group(rows, count=2):
    """Best `count` names of each category by score."""
    heaps = defaultdict(list)
    for category, name, score in rows:
        heap = heaps[category]
        if len(heap) < count:
            heapq.heappush(heap, (score, name))
        else:
            heapq.heappushpop(heap, (score, name))
    result = {}
    for category in sorted(heaps):
        ordered = sorted(heaps[category], reverse=True)
        result[category] = [name for _, name in ordered]
    return result

#> top_per_group([("film", "Alien", 8.5), ("book", "Emma", 7.9), ("film", "Heat", 8.3), ("film", "Clue", 7.2), ("film", "Jaws", 8.1)])
#? returns top_per_group([("x", "a", 1), ("x", "b", 2), ("x", "c", 3)], 1)
#? raises ValueError top_per_group([("x", "a")])

### fill_forward
def fill_forward(rows, columns):
    """Replace blanks by the value above, as in exported spreadsheets; report the blanks that stay."""
    last = dict.fromkeys(columns)
    filled = []
    open_blanks = 0
    for row in rows:
        new = []
        for column, value in zip(columns, row):
            if value in ("", None):
                value = last[column]
            else:
                last[column] = value
            if value is None:
                open_blanks += 1
            new.append(value)
        filled.append(tuple(new))
    return filled, open_blanks

#> fill_forward([("2024", "", 4), ("", "Feb", 6), ("", "", 1), ("2025", None, "")], ["year", "month", "n"])
#? returns fill_forward([("", "x")], ["a", "b"])

### count_conversions
FUNNEL = ["visit", "signup", "trial", "paid"]


def stage_reached(events):
    """How far a user came, in order; skipping a stage is not possible."""
    stage = 0
    for event in events:
        if stage < len(FUNNEL) and event == FUNNEL[stage]:
            stage += 1
    return stage


def count_conversions(stream):
    per_user = {}
    for item in stream:
        user, _, event = item.partition(":")
        per_user.setdefault(user, []).append(event)
    counts = [0] * len(FUNNEL)
    for events in per_user.values():
        for index in range(stage_reached(events)):
            counts[index] += 1
    return counts

#> count_conversions(["u1:visit", "u2:visit", "u1:signup", "u2:paid", "u1:trial", "u3:signup"])
#? returns count_conversions(["a:visit", "b:visit", "a:signup"])
#? raises AttributeError count_conversions([1])

### invert_index
STOP = frozenset("a the of in on and is to".split())


def terms(text):
    for word in text.lower().split():
        word = word.strip(".,!?")
        if word and word not in STOP:
            yield word


class Index:
    def __init__(self):
        self.postings = {}

    def add(self, number, text):
        for word in terms(text):
            self.postings.setdefault(word, set()).add(number)

    def search(self, query):
        sets = [self.postings.get(word, set()) for word in terms(query)]
        return set.intersection(*sets) if sets else set()


def invert_index(documents, query):
    """Numbers of the documents that have all the words of a query."""
    index = Index()
    for number, text in enumerate(documents):
        index.add(number, text)
    return sorted(index.search(query))

#> invert_index(["The cat is on the mat.", "A dog and a cat", "Dogs bark"], "cat dog")
#? returns invert_index(["red", "green", "red"], "red")

### shared_interests
def similarity(a, b):
    """Jaccard index."""
    union = a | b
    if not union:
        return 0.0  # <- reach
    return len(a & b) / len(union)


def shared_interests(profiles, least=0.3):
    names = sorted(profiles)
    pairs = {}
    for i, first in enumerate(names):
        for second in names[i + 1:]:
            value = similarity(set(profiles[first]), set(profiles[second]))
            if value >= least:
                pairs[f"{first}+{second}"] = round(value, 2)
    return pairs

#> shared_interests({"gil": ["chess", "go"], "amy": ["go", "chess", "judo"], "rex": ["judo"], "tia": []})
#? returns shared_interests({"a": ["x"], "b": ["x", "y"]})
#? raises TypeError shared_interests({"a": None, "b": None})
#? reaches shared_interests({"a": [], "b": []})
