### hospital_bed_assignments
from collections import defaultdict


class NoBed(Exception):
    pass


WARDS = {"surgery": 2, "medical": 3, "isolation": 1}


class Hospital:
    def __init__(self):
        self.beds = {ward: [None] * count for ward, count in WARDS.items()}
        self.moves = defaultdict(int)

    def admit(self, patient, ward):
        beds = self.beds[ward]
        for index, bed in enumerate(beds):
            if bed is None:
                beds[index] = patient
                return index + 1
        raise NoBed(ward)

    def find(self, patient):
        for ward, beds in self.beds.items():
            if patient in beds:
                return ward, beds.index(patient)
        raise LookupError(patient)

    def discharge(self, patient):
        ward, index = self.find(patient)
        self.beds[ward][index] = None

    def transfer(self, patient, ward):
        self.admit(patient, ward)
        old, index = self.find(patient)
        if old != ward:
            self.beds[old][index] = None
        self.moves[patient] += 1


def hospital_bed_assignments(events):
    """Free beds by ward and the refused events; 'name+ward', 'name>ward' and 'name-'."""
    hospital = Hospital()
    refused = []
    for event in events.split():
        try:
            if "+" in event:
                hospital.admit(*event.split("+"))
            elif ">" in event:
                hospital.transfer(*event.split(">"))
            else:
                hospital.discharge(event.rstrip("-"))
        except (NoBed, LookupError) as error:
            refused.append(f"{event}: {error}")
    free = {ward: beds.count(None) for ward, beds in hospital.beds.items()}
    return free, refused

#> hospital_bed_assignments("ann+surgery bob+surgery cy+surgery ann>medical cy+surgery bob-")
#> hospital_bed_assignments("x+isolation y+isolation x- y+isolation z-")
#> hospital_bed_assignments("p+medical p>medical")
#> hospital_bed_assignments("")
#> hospital_bed_assignments("q+attic")

### records_cleaned_and_typed
from datetime import datetime

CONVERTERS = {
    "int": int,
    "float": lambda text: float(text.replace(",", ".")),
    "date": lambda text: datetime.strptime(text, "%d.%m.%Y").date().isoformat(),
    "bool": lambda text: {"yes": True, "no": False}[text.lower()],
    "text": str.strip,
}


def parse_schema(spec):
    return dict(part.split(":") for part in spec.split())


def convert_row(row, schema):
    clean, problems = {}, []
    for name, kind in schema.items():
        raw = row.get(name, "").strip()
        if raw == "":
            clean[name] = None
            continue
        try:
            clean[name] = CONVERTERS[kind](raw)
        except (ValueError, KeyError):
            problems.append(name)
    return clean, problems


def records_cleaned_and_typed(spec, rows):
    schema = parse_schema(spec)
    good, bad = [], {}
    for number, row in enumerate(rows, 1):
        clean, problems = convert_row(row, schema)
        if problems:
            bad[number] = problems
        else:
            good.append(clean)
    return good, bad

#> records_cleaned_and_typed("id:int price:float day:date", [{"id": "7", "price": "3,50", "day": "01.03.2024"}, {"id": "x", "price": "1", "day": "31.02.2024"}, {"id": " 8 "}])
#> records_cleaned_and_typed("ok:bool name:text", [{"ok": "YES", "name": " Ida "}, {"ok": "maybe"}])
#> records_cleaned_and_typed("n:int", [])
#> records_cleaned_and_typed("n:number", [{"n": "1"}, {}])
#> records_cleaned_and_typed("name", [{"name": "x"}])

### survey_cross_table
from collections import Counter


def age_group(age):
    for limit, name in ((18, "young"), (65, "adult")):
        if age < limit:
            return name
    return "senior"


def survey_cross_table(answers: str) -> dict:
    """Percent of each answer by age group; answers are 'age:answer'."""
    table = {}
    for entry in answers.split():
        age, _, answer = entry.partition(":")
        if not answer:
            continue
        table.setdefault(age_group(int(age)), Counter())[answer] += 1
    result = {}
    for group in ("young", "adult", "senior"):
        counts = table.get(group)
        if counts is None:
            continue
        total = sum(counts.values())
        result[group] = {answer: round(100 * count / total) for answer, count in sorted(counts.items())}
    return result

#> survey_cross_table("17:yes 30:no 45:yes 70:no 16:yes 12:no 64:no 65:yes 80:no")
#> survey_cross_table("20:a 21:b 22:c")
#> survey_cross_table("")
#> survey_cross_table("50: 51:x")
#> survey_cross_table("old:yes")

### top_customers_by_revenue
from dataclasses import dataclass, field
from datetime import date


@dataclass
class Customer:
    name: str
    cents: int = 0
    last: str = ""
    orders: list = field(default_factory=list)

    def add(self, number, day, cents):
        self.cents += cents
        self.orders.append(number)
        self.last = max(self.last, day)


def top_customers_by_revenue(orders: list, today: str, count: int = 2, active_days: int = 90) -> list:
    customers = {}
    for number, name, day, cents in orders:
        customer = customers.setdefault(name, Customer(name))
        customer.add(number, day, cents)
    now = date.fromisoformat(today)
    active = []
    for customer in customers.values():
        if (now - date.fromisoformat(customer.last)).days <= active_days:
            active.append(customer)
    active.sort(key=lambda c: (-c.cents, c.name))
    return [(c.name, c.cents, len(c.orders)) for c in active[:count]]

#> top_customers_by_revenue([(1, "ida", "2024-01-10", 5000), (2, "bo", "2023-05-01", 90000), (3, "cy", "2024-02-20", 700), (4, "ida", "2024-02-01", 100), (5, "di", "2024-02-02", 5100)], "2024-03-01")
#> top_customers_by_revenue([(1, "a", "2024-02-28", 1), (2, "b", "2024-02-28", 1), (3, "c", "2024-02-28", 2)], "2024-03-01", count=5)
#> top_customers_by_revenue([], "2024-03-01")
#> top_customers_by_revenue([(1, "old", "2020-01-01", 1)], "2024-03-01", active_days=10_000)
#> top_customers_by_revenue([(1, "x", "soon", 1)], "2024-03-01")

### school_class_statistics
import statistics


def grade_letter(points):
    return "FFFFFEDCBAA"[int(points // 10)]


def school_class_statistics(marks: list[str]) -> dict:
    """Mean, median and letters of 'name points' entries; the absent ('-') are listed."""
    points, letters, absent = [], {}, []
    for entry in marks:
        name, _, mark = entry.rpartition(" ")
        if mark == "-":
            absent.append(name)
            continue
        value = float(mark)
        if not 0 <= value <= 100:
            raise ValueError(f"{name}: {mark} points")
        points.append(value)
        letter = grade_letter(value)
        letters[letter] = letters.get(letter, 0) + 1
    if not points:
        return {"absent": absent}
    return {
        "mean": round(statistics.fmean(points), 1),
        "median": statistics.median(points),
        "letters": dict(sorted(letters.items())),
        "absent": absent,
    }

#> school_class_statistics(["Ida 91", "Bo 75.5", "Cy Young -", "Di 62", "Ed 58", "Flo 100"])
#> school_class_statistics(["A 0", "B 49", "C 50"])
#> school_class_statistics(["X -", "Y -"])
#> school_class_statistics(["Z 101"])
#> school_class_statistics([])

### left_join_price_list
def index(rows, key):
    result = {}
    for row in rows:
        result.setdefault(row[key], []).append(row)
    return result


def left_join_price_list(orders, prices, key="sku", policy="latest"):
    """Orders with prices; several prices for a sku are resolved by a policy."""
    by_key = index(prices, key)
    joined = []
    for order in orders:
        candidates = by_key.get(order[key], [])
        if not candidates:
            joined.append({**order, "cents": None})
            continue
        if policy == "latest":
            chosen = max(candidates, key=lambda row: row["day"])
        elif policy == "cheapest":
            chosen = min(candidates, key=lambda row: row["cents"])
        else:
            raise ValueError(f"policy {policy!r}")
        joined.append({**order, "cents": chosen["cents"] * order["n"]})
    return joined

#> left_join_price_list([{"sku": "a", "n": 2}, {"sku": "b", "n": 1}, {"sku": "c", "n": 5}], [{"sku": "a", "day": 1, "cents": 10}, {"sku": "a", "day": 3, "cents": 12}, {"sku": "b", "day": 2, "cents": 7}])
#> left_join_price_list([{"sku": "a", "n": 2}], [{"sku": "a", "day": 1, "cents": 10}, {"sku": "a", "day": 3, "cents": 12}], policy="cheapest")
#> left_join_price_list([], [])
#> left_join_price_list([{"sku": "a", "n": 2}], [{"sku": "a", "day": 1, "cents": 10}], policy="random")
#> left_join_price_list([{"id": 1, "n": 1}], [{"id": 1, "day": 1, "cents": 99}], key="id")

### event_attendance_matrix
def event_attendance_matrix(sessions: dict[str, str], people: list[str] | None = None) -> list[str]:
    """Rows of 'x' and '.' for each person over sessions {'title': 'names'}; a row total at the end."""
    titles = list(sessions)
    present = {title: set(names.split()) for title, names in sessions.items()}
    if people is None:
        people = sorted(set().union(*present.values())) if present else []
    rows = []
    for person in people:
        marks = ""
        total = 0
        for title in titles:
            if person in present[title]:
                marks += "x"
                total += 1
            else:
                marks += "."
        rows.append(f"{person} {marks} {total}")
    return rows

#> event_attendance_matrix({"mon": "ida bo", "tue": "bo cy", "wed": "ida bo cy"})
#> event_attendance_matrix({"a": "x y", "b": ""}, people=["y", "z"])
#> event_attendance_matrix({})
#> event_attendance_matrix({"only": "q"})
#> event_attendance_matrix({"s1": "p q r", "s2": "r q", "s3": "r", "s4": ""})

### unpivot_monthly_columns
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun")


def to_number(text):
    text = text.strip()
    if text in ("", "-", "n/a"):
        return None
    if text.startswith("(") and text.endswith(")"):
        return -int(text[1:-1])
    return int(text.replace("'", ""))


def unpivot_monthly_columns(table):
    """A wide text table (name jan feb ...) as long rows (name, month, value), empty cells left out."""
    header, *lines = [line.split("|") for line in table.splitlines()]
    columns = [name.strip().lower() for name in header[1:]]
    for name in columns:
        if name not in MONTHS:
            raise ValueError(f"column {name!r}")
    rows = []
    for name, *cells in lines:
        for month, cell in zip(columns, cells):
            value = to_number(cell)
            if value is not None:
                rows.append((name.strip(), month, value))
    return rows

#> unpivot_monthly_columns("item|Jan|Feb|Mar\nrent|900|900|950\nfood|1'200|-|(30)")
#> unpivot_monthly_columns("item|Jun")
#> unpivot_monthly_columns("k|jan|oct\nx|1|2")
#> unpivot_monthly_columns("k|feb|jan\na| n/a |5\nb|7\nc||")
#> unpivot_monthly_columns("k|may\nz|5.5")

### parse_contact_cards
class CardError(ValueError):
    pass


def unfold(text):
    lines = []
    for line in text.split("\n"):
        if line[:1] in (" ", "\t") and lines:
            lines[-1] += line[1:]
        else:
            lines.append(line)
    return lines


def parse_contact_cards(text: str) -> list[dict]:
    """Cards as dicts; types of phones become part of the key: 'tel.home'."""
    cards, current = [], None
    for line in unfold(text):
        if not line:
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise CardError(f"no colon in {line!r}")
        key, *parameters = name.lower().split(";")
        if key == "begin":
            current = {}
        elif key == "end":
            cards.append(current)
            current = None
        elif current is None:
            raise CardError(f"{key} outside of a card")
        else:
            types = [p.partition("=")[2] for p in parameters if p.startswith("type=")]
            current[".".join([key, *types])] = value.replace("\\,", ",")
    return cards

#> parse_contact_cards("BEGIN:VCARD\nFN:Ida Holm\nTEL;TYPE=home:12 34\nTEL;TYPE=work:56\nNOTE:long\n er text\nEND:VCARD")
#> parse_contact_cards("BEGIN:VCARD\nFN:Ek\\, Bo\nEND:VCARD\n\nBEGIN:VCARD\nFN:Cy\nEMAIL;PREF=1:c@y\nEND:VCARD")
#> parse_contact_cards("")
#> parse_contact_cards("FN:lost")
#> parse_contact_cards("BEGIN:VCARD\nbroken")

### merge_two_address_books
def key_of(person):
    mail = person.get("mail", "").lower()
    return mail or person["name"].casefold()


def merge_fields(old, new, conflicts):
    merged = dict(old)
    for field, value in new.items():
        if not value:
            continue
        if merged.get(field) in (None, "", value):
            merged[field] = value
        else:
            conflicts.append((old["name"], field))
    return merged


def merge_two_address_books(first: list[dict], second: list[dict]) -> tuple:
    book = {key_of(person): dict(person) for person in first}
    conflicts = []
    added = 0
    for person in second:
        key = key_of(person)
        if key in book:
            book[key] = merge_fields(book[key], person, conflicts)
        else:
            book[key] = dict(person)
            added += 1
    return list(book.values()), conflicts, added

#> merge_two_address_books([{"name": "Ida", "mail": "i@x.org"}, {"name": "Bo"}], [{"name": "Ida H", "mail": "I@x.org", "tel": "5"}, {"name": "bo", "tel": "7"}, {"name": "Cy"}])
#> merge_two_address_books([], [{"name": "A"}, {"name": "a"}])
#> merge_two_address_books([{"name": "Q", "tel": "1"}], [{"name": "Q", "tel": "2", "mail": ""}])
#> merge_two_address_books([], [])
#> merge_two_address_books([{"name": "M", "mail": "m@m", "city": ""}], [{"name": "M", "mail": "m@m", "city": "Oslo"}])

### stream_running_statistics
class Running:
    def __init__(self):
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def push(self, value):
        self.count += 1
        delta = value - self.mean
        self.mean += delta / self.count
        self.squares += delta * (value - self.mean)

    @property
    def variance(self):
        if self.count < 2:
            return 0.0
        return self.squares / (self.count - 1)


def stream_running_statistics(text: str, reject: float = 3.0) -> tuple:
    running = Running()
    rejected = 0
    for word in text.split():
        value = float(word)
        spread = running.variance ** 0.5
        if running.count > 3 and abs(value - running.mean) > reject * max(spread, 0.1):
            rejected += 1
            continue
        running.push(value)
    return round(running.mean, 3), rejected

#> stream_running_statistics("10 11 9 10 50 10.5 9.5 -20")
#> stream_running_statistics("1 1 1 1 1.2 1.4")
#> stream_running_statistics("")
#> stream_running_statistics("5")
#> stream_running_statistics("2 4 6 8 10 12 14", reject=1.0)

### shop_orders_by_status_age
from collections import defaultdict
from datetime import datetime


def parse(line):
    number, status, stamp = line.split(",")
    return number, status.strip(), datetime.strptime(stamp.strip(), "%d.%m.%y %H:%M")


def shop_orders_by_status_age(lines: list[str], now: str) -> dict:
    current = datetime.strptime(now, "%d.%m.%y %H:%M")
    groups = defaultdict(list)
    for line in lines:
        _, status, moment = parse(line)
        if moment > current:
            raise ValueError(f"order from the future: {line}")
        groups[status].append(moment)
    report = {}
    for status in sorted(groups):
        oldest = min(groups[status])
        hours = int((current - oldest).total_seconds() // 3600)
        report[status] = (len(groups[status]), hours)
    return report

#> shop_orders_by_status_age(["7, paid, 01.03.24 08:00", "8, packed, 01.03.24 12:30", "9, paid, 29.02.24 09:00"], "02.03.24 10:00")
#> shop_orders_by_status_age(["1, new, 31.12.23 23:59"], "01.01.24 00:00")
#> shop_orders_by_status_age([], "02.03.24 10:00")
#> shop_orders_by_status_age(["1, new, 03.03.24 10:00"], "02.03.24 10:00")
#> shop_orders_by_status_age(["4, a, 01.01.24 00:00", "5, a, 02.01.24 00:00", "6, b, 03.01.24 00:00"], "04.01.24 00:30")

### record_linkage_score
def bigrams(text):
    text = f" {text.lower()} "
    return {text[i:i + 2] for i in range(len(text) - 1)}


def similarity(a, b):
    first, second = bigrams(a), bigrams(b)
    return 2 * len(first & second) / (len(first) + len(second))


WEIGHTS = {"name": 0.6, "city": 0.3, "born": 0.1}


def score(left, right):
    total = weights = 0.0
    for field, weight in WEIGHTS.items():
        if field not in left or field not in right:
            continue
        weights += weight
        if field == "born":
            total += weight * (left[field] == right[field])
        else:
            total += weight * similarity(left[field], right[field])
    return total / weights if weights else 0.0


def record_linkage_score(person: dict, candidates: list[dict], least: float = 0.6) -> tuple | None:
    """Index of the best candidate above a limit, with its score; None without one."""
    best = None
    for index, candidate in enumerate(candidates):
        value = score(person, candidate)
        if value >= least and (best is None or value > best[1]):
            best = (index, round(value, 3))
    return best

#> record_linkage_score({"name": "Ida Holm", "city": "Oslo", "born": 1990}, [{"name": "Ada Holme", "city": "Oslo"}, {"name": "Ida Holm", "city": "Bergen", "born": 1990}, {"name": "Bo Ek"}])
#> record_linkage_score({"name": "Bo"}, [{"name": "Bob"}, {"name": "bo"}])
#> record_linkage_score({"name": "Cy"}, [{"city": "Rome"}])
#> record_linkage_score({}, [])
#> record_linkage_score({"name": "Meyer", "city": "Köln"}, [{"name": "Meier", "city": "Koeln"}], least=0.4)

### sales_funnel_by_week
from collections import Counter, defaultdict
from datetime import date

STEPS = ("visit", "cart", "order")


def sales_funnel_by_week(events: list) -> dict:
    progress = defaultdict(dict)
    for day, user, step in sorted(events):
        week = date.fromisoformat(day).isocalendar().week
        reached = progress[week].get(user, -1)
        if STEPS.index(step) == reached + 1:
            progress[week][user] = reached + 1
    report = {}
    for week, users in sorted(progress.items()):
        counts = Counter()
        for reached in users.values():
            for step in STEPS[:reached + 1]:
                counts[step] += 1
        report[f"W{week}"] = [counts[step] for step in STEPS]
    return report

#> sales_funnel_by_week([("2024-03-04", "a", "visit"), ("2024-03-05", "a", "cart"), ("2024-03-06", "a", "order"), ("2024-03-05", "b", "visit"), ("2024-03-12", "b", "cart"), ("2024-03-12", "c", "visit")])
#> sales_funnel_by_week([("2024-03-04", "a", "order"), ("2024-03-04", "b", "visit"), ("2024-03-05", "b", "visit")])
#> sales_funnel_by_week([])
#> sales_funnel_by_week([("2024-03-04", "a", "refund")])
#> sales_funnel_by_week([("2023-12-31", "x", "visit"), ("2024-01-01", "x", "visit"), ("2024-01-02", "x", "cart")])

### budget_variance_traffic
def variance(actual, plan):
    if plan == 0:
        return None
    return round(100 * (actual - plan) / abs(plan), 1)


def light(percent, kind):
    """Costs over plan are bad, income under plan is bad."""
    if percent is None:
        return "grey"
    bad = percent if kind == "cost" else -percent
    if bad > 10:
        return "red"
    return "yellow" if bad > 0 else "green"


def budget_variance_traffic(rows: list[str]) -> tuple:
    """Colour by position and the worst one: rows are 'name kind plan actual'."""
    colours = {}
    worst = ("", 0.0)
    for row in rows:
        name, kind, plan, actual = row.split()
        percent = variance(float(actual), float(plan))
        colours[name] = light(percent, kind)
        if percent is not None:
            bad = percent if kind == "cost" else -percent
            if bad > worst[1]:
                worst = (name, bad)
    return colours, worst

#> budget_variance_traffic(["rent cost 1000 1000", "travel cost 500 560", "sales income 9000 8500", "gifts cost 0 50"])
#> budget_variance_traffic(["fees income 100 120"])
#> budget_variance_traffic([])
#> budget_variance_traffic(["food cost 200 210", "fuel cost 100 105.5"])
#> budget_variance_traffic(["broken row"])

### notes_with_words_and_phrases
import re


def words(text):
    return re.findall(r"[a-z0-9]+", text.lower())


class Index:
    def __init__(self):
        self.postings = {}
        self.count = 0

    def add(self, text):
        for position, word in enumerate(words(text)):
            self.postings.setdefault(word, {}).setdefault(self.count, []).append(position)
        self.count += 1

    def docs(self, word):
        return set(self.postings.get(word, ()))

    def phrase(self, text):
        first, *rest = words(text)
        found = set()
        for doc, positions in self.postings.get(first, {}).items():
            for start in positions:
                if all(start + i in self.postings.get(w, {}).get(doc, ()) for i, w in enumerate(rest, 1)):
                    found.add(doc)
        return found


def notes_with_words_and_phrases(texts: list[str], query: str) -> list[int]:
    """Numbers of the texts with all the words, without '-words', with "phrases"."""
    index = Index()
    for text in texts:
        index.add(text)
    result = set(range(index.count))
    for negative, quoted, word in re.findall(r'(-?)(?:"([^"]+)"|(\w+))', query):
        docs = index.phrase(quoted) if quoted else index.docs(word.lower())
        result = result - docs if negative else result & docs
    return sorted(result)

#> notes_with_words_and_phrases(["the red house", "a red boat near the house", "blue house"], "house -blue")
#> notes_with_words_and_phrases(["the red house", "a red boat near the house", "house red"], '"red house"')
#> notes_with_words_and_phrases([], "x")
#> notes_with_words_and_phrases(["one two", "two three", "one three"], "two three")
#> notes_with_words_and_phrases(["alpha beta", "beta alpha"], '-"alpha beta"')
