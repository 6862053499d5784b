### totals_by_customer_city
from collections import defaultdict
from operator import itemgetter


def index_by(rows, key):
    return {row[key]: row for row in rows}


def totals_by_customer_city(orders: list[dict], customers: list[dict]) -> list[tuple[str, int]]:
    """Totals by city of the customer, largest first; orders without customer go to '?'."""
    by_id = index_by(customers, "id")
    totals: dict[str, int] = defaultdict(int)
    for order in orders:
        customer = by_id.get(order["customer"])
        if customer is None:
            city = "?"
        else:
            city = customer.get("city", "unknown")
        totals[city] += order["amount"]
    return sorted(totals.items(), key=itemgetter(1), reverse=True)

#> totals_by_customer_city([{"customer": 1, "amount": 50}, {"customer": 2, "amount": 70}, {"customer": 1, "amount": 30}], [{"id": 1, "city": "Oslo"}, {"id": 2, "city": "Rome"}])
#> totals_by_customer_city([{"customer": 9, "amount": 5}, {"customer": 1, "amount": 4}, {"customer": 8, "amount": 6}], [{"id": 1}])
#> totals_by_customer_city([], [])
#> totals_by_customer_city([{"customer": 1}], [{"id": 1}])
#> totals_by_customer_city([{"customer": c, "amount": a} for c, a in ((1, 10), (2, 20), (3, 30), (1, 45), (2, 1))], [{"id": 1, "city": "Bern"}, {"id": 2, "city": "Bern"}, {"id": 3, "city": "Graz"}])
#> totals_by_customer_city([{"customer": 1, "amount": 50}, {"customer": 2, "amount": 70}, {"customer": 1, "amount": 30}, {"customer": 9, "amount": 5}, {"customer": 1, "amount": 4}, {"customer": 8, "amount": 6}], [{"id": 1, "city": "Oslo"}, {"id": 2, "city": "Rome"}])
#> totals_by_customer_city([{"customer": 9, "amount": 5}, {"customer": 1, "amount": 4}, {"customer": 8, "amount": 6}, {"customer": 1, "amount": 50}, {"customer": 2, "amount": 70}, {"customer": 1, "amount": 30}], [{"id": 1}])

### pivot_table_text
def pivot_table_text(rows: list[tuple[str, str, int]], total: bool = False) -> list[str]:
    """Rows (row, column, value) as a table with one line for each row name."""
    columns: list[str] = []
    table: dict[str, dict[str, int]] = {}
    for name, column, value in rows:
        if column not in columns:
            columns.append(column)
        cells = table.setdefault(name, {})
        cells[column] = cells.get(column, 0) + value
    lines = ["\t".join(["", *columns])]
    for name, cells in table.items():
        line = [name] + [str(cells.get(column, "-")) for column in columns]
        if total:
            line.append(f"={sum(cells.values())}")
        lines.append("\t".join(line))
    return lines

#> pivot_table_text([("north", "q1", 5), ("south", "q1", 7), ("north", "q2", 1), ("north", "q1", 2)])
#> pivot_table_text([("a", "x", 1), ("a", "y", 2), ("b", "x", 3)], total=True)
#> pivot_table_text([])
#> pivot_table_text([("r1", "c1", -4), ("r2", "c2", 0), ("r3", "c3", 9), ("r1", "c3", 1)], True)
#> pivot_table_text([("solo", "one", 100)])

### one_contact_per_phone
def normalize(phone: str) -> str:
    digits = "".join(filter(str.isdigit, phone))
    return digits.lstrip("0") or digits


def merge(old: dict, new: dict) -> dict:
    merged = dict(old)
    for key, value in new.items():
        if value and not merged.get(key):
            merged[key] = value
    return merged


def one_contact_per_phone(contacts: list[dict]) -> list[dict]:
    """Contacts with the same phone or mail become one; the first values win."""
    kept: list[dict] = []
    for contact in contacts:
        phone = normalize(contact.get("phone", ""))
        mail = contact.get("mail", "").lower()
        for index, other in enumerate(kept):
            same_phone = phone and phone == normalize(other.get("phone", ""))
            same_mail = mail and mail == other.get("mail", "").lower()
            if same_phone or same_mail:
                kept[index] = merge(other, contact)
                break
        else:
            kept.append(dict(contact))
    return kept

#> one_contact_per_phone([{"name": "Ida", "phone": "030 123"}, {"name": "I. Holm", "phone": "30123", "mail": "ida@x.org"}])
#> one_contact_per_phone([{"name": "A", "mail": "A@x.org"}, {"name": "B", "mail": "b@x.org"}, {"city": "Ulm", "mail": "a@X.org"}])
#> one_contact_per_phone([])
#> one_contact_per_phone([{"name": "A"}, {"name": "A"}])
#> one_contact_per_phone([{"phone": "0-0"}, {"phone": "00", "name": "Zero"}, {"phone": "1"}])

### group_consecutive_pages
from itertools import groupby


def parse_pages(text):
    pages = set()
    for part in text.replace(";", ",").split(","):
        part = part.strip()
        if not part:
            continue
        first, _, last = part.partition("-")
        pages.update(range(int(first), int(last or first) + 1))
    return sorted(pages)


def group_consecutive_pages(text: str) -> str:
    """'1,2,3,7;8' -> '1-3, 7-8'."""
    ranges = []
    for _, group in groupby(enumerate(parse_pages(text)), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in group]
        if len(numbers) == 1:
            ranges.append(str(numbers[0]))
        else:
            ranges.append(f"{numbers[0]}-{numbers[-1]}")
    return ", ".join(ranges)

#> group_consecutive_pages("1,2,3,7;8")
#> group_consecutive_pages("10-12, 5, 4, 11-14,")
#> group_consecutive_pages("")
#> group_consecutive_pages("3, 1, x")
#> group_consecutive_pages("2,4,6,8,7,5,20-22")

### csv_report_by_department
import csv
import io
from statistics import mean, median


def read(text):
    return list(csv.DictReader(io.StringIO(text)))


def csv_report_by_department(text: str, column: str = "salary") -> dict[str, tuple[float, float]]:
    """(mean, median) of a column by department; rows with an empty cell are left out."""
    groups: dict[str, list[float]] = {}
    for row in read(text):
        cell = row[column].strip()
        if not cell:
            continue
        groups.setdefault(row["dept"].strip(), []).append(float(cell))
    report = {}
    for name in sorted(groups):
        values = groups[name]
        report[name] = (round(mean(values), 1), median(values))
    return report

#> csv_report_by_department("dept,name,salary\nit,ann,4200\nit,bob,3900\nhr,cid,3100\nit,dot,5000")
#> csv_report_by_department("name,dept,salary\nann, it ,\nbob,it,10")
#> csv_report_by_department("dept,salary\n")
#> csv_report_by_department("dept,age\nx,30\ny,40\nx,41\n", column="age")
#> csv_report_by_department("dept,age\nx,30")

### csv_write_quoted_rows
import csv
import io

COLUMNS = ["id", "title", "price"]


def csv_write_quoted_rows(products: list[dict], delimiter: str = ";") -> str:
    """Products as CSV with a header, prices with a comma; unknown keys are ignored."""
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, COLUMNS, delimiter=delimiter, extrasaction="ignore", lineterminator="\n", restval="?")
    writer.writeheader()
    for product in products:
        row = dict(product)
        if "price" in row:
            row["price"] = f"{row['price']:.2f}".replace(".", ",")
        writer.writerow(row)
    return buffer.getvalue()

#> csv_write_quoted_rows([{"id": 1, "title": 'The "big" one', "price": 9.5}, {"id": 2, "title": "a;b", "x": 0}])
#> csv_write_quoted_rows([])
#> csv_write_quoted_rows([{"price": 1000}], delimiter=",")
#> csv_write_quoted_rows([{"id": 7, "title": "line\nbreak", "price": 0.125}])
#> csv_write_quoted_rows([{"title": "plain", "price": 3}, {"id": None, "title": "", "price": 2.005}], "|")

### latest_status_per_device
from datetime import datetime


def parse(line):
    stamp, device, status = line.split(None, 2)
    return datetime.fromisoformat(stamp), device, status


def latest_status_per_device(log: str, now: str, stale_minutes: int = 10) -> dict[str, str]:
    """Last status of each device by time, 'stale' if it is too old; lines may be out of order."""
    latest: dict[str, tuple[datetime, str]] = {}
    for line in log.splitlines():
        moment, device, status = parse(line)
        known = latest.get(device)
        if known is None or moment > known[0]:
            latest[device] = (moment, status)
    current = datetime.fromisoformat(now)
    report = {}
    for device, (moment, status) in sorted(latest.items()):
        age = (current - moment).total_seconds() / 60
        report[device] = "stale" if age > stale_minutes else status
    return report

#> latest_status_per_device("2024-05-01T10:00 cam1 ok\n2024-05-01T10:05 cam2 low battery\n2024-05-01T09:59 cam1 booting", "2024-05-01T10:08")
#> latest_status_per_device("2024-05-01T10:00 cam1 ok", "2024-05-01T11:00", 59)
#> latest_status_per_device("", "2024-05-01T11:00")
#> latest_status_per_device("2024-05-01T10:00 cam1", "2024-05-01T11:00")
#> latest_status_per_device("2024-05-01T10:00 a up\n2024-05-01T10:02 a down\n2024-05-01T10:01 b up\n2024-05-01T09:00 c up", "2024-05-01T10:03", 5)

### inventory_reconcile_counts
from collections import Counter


def parse_count(text):
    counts = Counter()
    for entry in text.split(","):
        name, _, number = entry.strip().partition(":")
        counts[name] += int(number or 1)
    return counts


def inventory_reconcile_counts(expected: str, counted: str, tolerance: int = 0) -> dict[str, int]:
    """Differences (counted - expected) above the tolerance, the worst first."""
    should, have = parse_count(expected), parse_count(counted)
    differences = {}
    for name in should | have:
        delta = have[name] - should[name]
        if abs(delta) > tolerance:
            differences[name] = delta
    return dict(sorted(differences.items(), key=lambda item: (-abs(item[1]), item[0])))

#> inventory_reconcile_counts("bolt:100, nut:80, gear:5", "bolt:97, nut:80, gear:9, belt")
#> inventory_reconcile_counts("bolt:100, nut:80", "bolt:99, nut:60, nut:19", tolerance=1)
#> inventory_reconcile_counts("a", "a")
#> inventory_reconcile_counts("a:x", "a")
#> inventory_reconcile_counts("p:1, q:2, r:3, s:4", "s:1, r:2, q:3, p:4", 1)

### rank_players_with_ties
from typing import NamedTuple


class Row(NamedTuple):
    name: str
    won: int
    lost: int

    @property
    def points(self) -> int:
        return 3 * self.won - self.lost


def rank_players_with_ties(results: list[str]) -> list[str]:
    """A table from games like 'ann-bob 3:1'; the same points share the rank."""
    won: dict[str, int] = {}
    lost: dict[str, int] = {}
    for result in results:
        pair, score = result.split()
        home, away = pair.split("-")
        a, b = map(int, score.split(":"))
        winner, loser = (home, away) if a > b else (away, home)
        for name in (home, away):
            won.setdefault(name, 0)
            lost.setdefault(name, 0)
        won[winner] += 1
        lost[loser] += 1
    rows = sorted((Row(n, won[n], lost[n]) for n in won), key=lambda row: (-row.points, row.name))
    table = []
    for row in rows:
        rank = 1 + sum(other.points > row.points for other in rows)
        table.append(f"{rank}. {row.name} {row.points}")
    return table

#> rank_players_with_ties(["ann-bob 3:1", "bob-cid 2:0", "cid-ann 1:4"])
#> rank_players_with_ties(["a-b 1:0", "c-d 1:0"])
#> rank_players_with_ties([])
#> rank_players_with_ties(["a-b 0:1", "b-a 0:1", "a-c 5:5"])
#> rank_players_with_ties(["x-y win"])

### missing_numbers_in_series
import re

NUMBER = re.compile(r"([A-Z]+)-?(\d+)")


class SeriesError(ValueError):
    pass


def missing_numbers_in_series(documents: list[str]) -> dict[str, list[int]]:
    """Gaps in numbers like 'RE-1007' by their prefix; the same number twice is an error."""
    series: dict[str, set[int]] = {}
    for document in documents:
        match = NUMBER.match(document)
        if match is None:
            raise SeriesError(f"no number: {document}")
        prefix, number = match.group(1), int(match.group(2))
        numbers = series.setdefault(prefix, set())
        if number in numbers:
            raise SeriesError(f"twice: {prefix}-{number}")
        numbers.add(number)
    gaps = {}
    for prefix, numbers in series.items():
        missing = set(range(min(numbers), max(numbers))) - numbers
        if missing:
            gaps[prefix] = sorted(missing)
    return gaps

#> missing_numbers_in_series(["RE-1007", "RE-1009", "GU-5", "RE-1010", "GU-6"])
#> missing_numbers_in_series(["A1", "A5", "B2 draft", "B4"])
#> missing_numbers_in_series([])
#> missing_numbers_in_series(["X-1", "X1"])
#> missing_numbers_in_series(["X-1", "none"])
#> missing_numbers_in_series(["Q-10", "Q-09", "Q-008"])
#> missing_numbers_in_series(["RE-1007", "RE-1009", "GU-5", "RE-1010", "GU-6", "A1", "A5", "B2 draft", "B4"])
#> missing_numbers_in_series(["A1", "A5", "B2 draft", "B4", "RE-1007", "RE-1009", "GU-5", "RE-1010", "GU-6"])

### timesheet_overlap_report
from collections import defaultdict


def to_minutes(text):
    hours, minutes = text.split(":")
    return 60 * int(hours) + int(minutes)


def timesheet_overlap_report(entries: list[str]) -> dict[str, str]:
    """For each person 'h:mm' worked, or 'overlap' if two entries of a day overlap."""
    days = defaultdict(list)
    for entry in entries:
        person, day, span = entry.split()
        start, end = (to_minutes(part) for part in span.split("-"))
        days[person, day].append((start, end))
    minutes: dict[str, int] = defaultdict(int)
    bad = set()
    for (person, _), spans in days.items():
        last_end = -1
        for start, end in sorted(spans):
            if start < last_end:
                bad.add(person)
            last_end = max(last_end, end)
            minutes[person] += end - start
    return {p: "overlap" if p in bad else f"{m // 60}:{m % 60:02}" for p, m in sorted(minutes.items())}

#> timesheet_overlap_report(["ann mon 8:00-12:00", "ann mon 12:30-17:15", "bob mon 9:00-11:00", "bob mon 10:59-12:00"])
#> timesheet_overlap_report(["ann mon 8:00-9:00", "ann tue 8:30-9:30"])
#> timesheet_overlap_report([])
#> timesheet_overlap_report(["cid fri 7:00-7:05", "cid fri 6:00-7:00", "dot fri 0:00-23:59"])
#> timesheet_overlap_report(["eve sat 10-12"])

### survey_matrix_all_answered
def survey_matrix_all_answered(answers: list[dict[str, str]], questions: dict[str, set[str]], share: float = 1.0) -> bool:
    """Whether enough people gave a valid answer to every question."""
    if not answers:
        return False
    complete = 0
    for sheet in answers:
        for question, options in questions.items():
            answer = sheet.get(question, "").strip().lower()
            if answer not in options:
                break
        else:
            complete += 1
    return complete / len(answers) >= share

#> survey_matrix_all_answered([{"q1": "Yes", "q2": "b"}, {"q1": "no ", "q2": "a"}], {"q1": {"yes", "no"}, "q2": {"a", "b"}})
#> survey_matrix_all_answered([{"q1": "Yes"}, {"q1": "no ", "q2": "a"}], {"q1": {"yes", "no"}, "q2": {"a", "b"}}, 0.5)
#> survey_matrix_all_answered([{"q1": "maybe"}], {"q1": {"yes", "no"}})
#> survey_matrix_all_answered([], {})
#> survey_matrix_all_answered([{"q1": "yes"}, {"q1": "yes"}, {"q1": "?"}, {"q1": "no"}], {"q1": {"yes", "no"}}, share=0.8)
#> survey_matrix_all_answered([{"q1": "Yes", "q2": "b"}, {"q1": "no ", "q2": "a"}, {"q1": "yes"}, {"q1": "yes"}, {"q1": "?"}, {"q1": "no"}], {"q1": {"no", "yes"}, "q2": {"a", "b"}})
#> survey_matrix_all_answered([{"q1": "yes"}, {"q1": "yes"}, {"q1": "?"}, {"q1": "no"}, {"q1": "Yes", "q2": "b"}, {"q1": "no ", "q2": "a"}], {"q1": {"no", "yes"}, "q2": {"a", "b"}})
#> survey_matrix_all_answered([{"q1": "maybe"}, {"q1": "yes"}, {"q1": "yes"}, {"q1": "?"}, {"q1": "no"}], {"q1": {"no", "yes"}})

### nearest_warehouse_assignment
import math
from dataclasses import dataclass


@dataclass
class Warehouse:
    name: str
    x: float
    y: float
    capacity: int

    def distance(self, x, y):
        return math.hypot(self.x - x, self.y - y)


def nearest_warehouse_assignment(warehouses: list[tuple], orders: list[tuple]) -> dict[str, str]:
    """Each order (name, x, y) goes to the nearest warehouse with room, else 'backlog'."""
    sites = [Warehouse(*row) for row in warehouses]
    assigned = {}
    for name, x, y in orders:
        open_sites = [site for site in sites if site.capacity > 0]
        if not open_sites:
            assigned[name] = "backlog"
            continue
        best = min(open_sites, key=lambda site: site.distance(x, y))
        best.capacity -= 1
        assigned[name] = best.name
    return assigned

#> nearest_warehouse_assignment([("north", 0, 10, 1), ("south", 0, 0, 2)], [("o1", 0, 9), ("o2", 1, 8), ("o3", 5, 5), ("o4", 0, 0)])
#> nearest_warehouse_assignment([], [("o1", 0, 0)])
#> nearest_warehouse_assignment([("a", 1, 1, 5)], [])
#> nearest_warehouse_assignment([("a", 0, 0, 9), ("b", 6, 0, 9)], [("m", 3, 0), ("n", 3.1, 0), ("p", -5, 2)])
#> nearest_warehouse_assignment([("a", 0, 0, 0), ("b", 50, 50, 1)], [("z", 0, 1), ("y", 50, 49)])
#> nearest_warehouse_assignment([("a", 0, 0, 9), ("b", 6, 0, 9)], [("m", 3, 0), ("n", 3.1, 0), ("p", -5, 2), ("o1", 0, 9), ("o2", 1, 8), ("o3", 5, 5), ("o4", 0, 0)])
#> nearest_warehouse_assignment([("a", 0, 0, 9), ("b", 6, 0, 9)], [("o1", 0, 9), ("o2", 1, 8), ("o3", 5, 5), ("o4", 0, 0), ("m", 3, 0), ("n", 3.1, 0), ("p", -5, 2)])
