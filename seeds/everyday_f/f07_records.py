### orders_grouped_with_subtotals
from itertools import groupby
from operator import itemgetter


def orders_grouped_with_subtotals(orders: list[dict], by: str) -> list[str]:
    """Lines per group with a subtotal, and a grand total at the end."""
    ordered = sorted(orders, key=itemgetter(by, "id"))
    lines = []
    grand = 0
    for name, group in groupby(ordered, key=itemgetter(by)):
        lines.append(f"{name}:")
        subtotal = 0
        for order in group:
            lines.append(f"  #{order['id']} {order['sum']}")
            subtotal += order["sum"]
        lines.append(f"  = {subtotal}")
        grand += subtotal
    lines.append(f"total {grand}")
    return lines

#> orders_grouped_with_subtotals([{"id": 3, "city": "Rome", "sum": 10}, {"id": 1, "city": "Oslo", "sum": 5}, {"id": 2, "city": "Rome", "sum": 7}], "city")
#> orders_grouped_with_subtotals([], "x")
#> orders_grouped_with_subtotals([{"id": 1, "sum": 2}], "city")
#> orders_grouped_with_subtotals([{"id": 2, "vip": True, "sum": 1}, {"id": 1, "vip": False, "sum": 9}, {"id": 5, "vip": True, "sum": -1}], "vip")
#> orders_grouped_with_subtotals([{"id": 9, "k": "a", "sum": 0}], "k")

### survey_likert_summary
SCALE = {"--": -2, "-": -1, "0": 0, "+": 1, "++": 2}


def survey_likert_summary(sheets: list[str]) -> dict[str, tuple[float, int]]:
    """'food:+ room:-- staff:++' per guest; mean and number of answers, worst first."""
    sums: dict[str, list[int]] = {}
    for sheet in sheets:
        for answer in sheet.split():
            topic, _, mark = answer.partition(":")
            if mark not in SCALE:
                continue
            sums.setdefault(topic, []).append(SCALE[mark])
    means = {}
    for topic, marks in sums.items():
        means[topic] = (round(sum(marks) / len(marks), 2), len(marks))
    return dict(sorted(means.items(), key=lambda item: (item[1][0], item[0])))

#> survey_likert_summary(["food:+ room:-- staff:++", "food:++ room:-", "staff:? food:0"])
#> survey_likert_summary([])
#> survey_likert_summary(["a:+ a:- a:0", "b:++"])
#> survey_likert_summary(["wifi:--", "wifi:--", "wifi:++", "bed:0 bed:0", "noise"])
#> survey_likert_summary(["x", "y:", ":+"])
#> survey_likert_summary(['wifi:--', 'wifi:--', 'wifi:++', 'bed:0 bed:0', 'noise', 'food:+ room:-- staff:++', 'food:++ room:-', 'staff:? food:0', 'a:+ a:- a:0', 'b:++'])
#> survey_likert_summary(['x', 'y:', ':+', 'food:+ room:-- staff:++', 'food:++ room:-', 'staff:? food:0', 'a:+ a:- a:0', 'b:++'])

### join_three_tables
def join_three_tables(students, courses, marks):
    """marks (student id, course id, mark) as {student: {course: mark}}, with dangling ids counted."""
    names = {s["id"]: s["name"] for s in students}
    titles = {c["id"]: c["title"] for c in courses}
    table = {name: {} for name in names.values()}
    dangling = 0
    for student, course, mark in marks:
        if student not in names or course not in titles:
            dangling += 1
            continue
        row = table[names[student]]
        title = titles[course]
        if title in row:
            row[title] = min(row[title], mark)
        else:
            row[title] = mark
    return table, dangling

#> join_three_tables([{"id": 1, "name": "ann"}, {"id": 2, "name": "bob"}], [{"id": "m", "title": "math"}], [(1, "m", 2.0), (1, "m", 1.3), (2, "x", 5.0), (3, "m", 1.0)])
#> join_three_tables([], [], [])
#> join_three_tables([{"id": 1, "name": "a"}], [{"id": 1, "title": "t"}], [])
#> join_three_tables([{"id": 1}], [], [])
#> join_three_tables([{"id": 7, "name": "z"}, {"id": 8, "name": "y"}], [{"id": 1, "title": "p"}, {"id": 2, "title": "q"}], [(7, 1, 3), (8, 2, 1), (7, 2, 2), (8, 2, 4), (9, 1, 1)])
#> join_three_tables([{'id': 7, 'name': 'z'}, {'id': 8, 'name': 'y'}, {'id': 1, 'name': 'ann'}, {'id': 2, 'name': 'bob'}, {'id': 1, 'name': 'a'}], [{'id': 1, 'title': 'p'}, {'id': 2, 'title': 'q'}], [(7, 1, 3), (8, 2, 1), (7, 2, 2), (8, 2, 4), (9, 1, 1)])

### inventory_aging_buckets
from datetime import date

BUCKETS = [(30, "fresh"), (90, "ok"), (180, "old")]


def inventory_aging_buckets(lots: list[tuple[str, str, int]], today: str) -> dict[str, int]:
    """Pieces per age bucket; 'dead' is everything older, future lots are an error."""
    now = date.fromisoformat(today)
    totals = {name: 0 for _, name in BUCKETS} | {"dead": 0}
    for article, received, pieces in lots:
        age = (now - date.fromisoformat(received)).days
        if age < 0:
            raise ValueError(f"{article} received in the future")
        for limit, name in BUCKETS:
            if age <= limit:
                totals[name] += pieces
                break
        else:
            totals["dead"] += pieces
    return totals

#> inventory_aging_buckets([("nut", "2024-05-01", 10), ("bolt", "2024-03-01", 5), ("rod", "2023-01-01", 2), ("nail", "2023-12-24", 40)], "2024-05-20")
#> inventory_aging_buckets([], "2024-05-20")
#> inventory_aging_buckets([("x", "2024-05-21", 1)], "2024-05-20")
#> inventory_aging_buckets([("a", "2024-04-20", 1), ("b", "2024-04-19", 1), ("c", "2024-02-20", 1), ("d", "2023-11-22", 1), ("e", "2023-11-21", 1)], "2024-05-20")
#> inventory_aging_buckets([("x", "May", 1)], "2024-05-20")
#> inventory_aging_buckets([('nut', '2024-05-01', 10), ('bolt', '2024-03-01', 5), ('rod', '2023-01-01', 2), ('nail', '2023-12-24', 40), ('a', '2024-04-20', 1), ('b', '2024-04-19', 1), ('c', '2024-02-20', 1), ('d', '2023-11-22', 1), ('e', '2023-11-21', 1)], '2024-05-20')

### attendance_streak_by_member
def attendance_streak_by_member(sessions: list[tuple[str, set[str]]]) -> list[tuple[str, int, int]]:
    """(name, longest streak, current streak), best first; sessions in order of date."""
    current: dict[str, int] = {}
    longest: dict[str, int] = {}
    for _, present in sorted(sessions):
        for name in list(current):
            if name not in present:
                current[name] = 0
        for name in present:
            current[name] = current.get(name, 0) + 1
            longest[name] = max(longest.get(name, 0), current[name])
    rows = [(name, longest[name], current[name]) for name in longest]
    return sorted(rows, key=lambda r: (-r[1], -r[2], r[0]))

#> attendance_streak_by_member([("05-01", {"ann", "bob"}), ("05-08", {"ann"}), ("05-15", {"ann", "bob", "cy"})])
#> attendance_streak_by_member([])
#> attendance_streak_by_member([("2", {"x"}), ("1", {"y"}), ("3", {"x", "y"})])
#> attendance_streak_by_member([("1", {"p", "q"}), ("2", set()), ("3", {"p"}), ("4", {"p", "q"})])
#> attendance_streak_by_member([("a", {"solo"})])
#> attendance_streak_by_member([('1', {'p', 'q'}), ('2', set()), ('3', {'p'}), ('4', {'p', 'q'}), ('2', {'x'}), ('1', {'y'}), ('3', {'x', 'y'}), ('05-01', {'ann', 'bob'}), ('05-08', {'ann'}), ('05-15', {'ann', 'bob', 'cy'})])
#> attendance_streak_by_member([('a', {'solo'}), ('1', {'p', 'q'}), ('2', set()), ('3', {'p'}), ('4', {'p', 'q'}), ('05-01', {'ann', 'bob'}), ('05-08', {'ann'}), ('05-15', {'ann', 'bob', 'cy'})])

### hierarchical_totals_report
def hierarchical_totals_report(rows: list[tuple[str, int]], depth: int = 2) -> list[str]:
    """Accounts like '1.2.3'; sums rolled up to the given depth, indented."""
    totals: dict[tuple[str, ...], int] = {}
    for account, amount in rows:
        parts = tuple(account.split("."))
        for level in range(1, min(depth, len(parts)) + 1):
            key = parts[:level]
            totals[key] = totals.get(key, 0) + amount
    lines = []
    for key in sorted(totals, key=lambda k: [int(p) for p in k]):
        indent = "  " * (len(key) - 1)
        lines.append(f"{indent}{'.'.join(key)}: {totals[key]}")
    return lines

#> hierarchical_totals_report([("1.1.1", 10), ("1.1.2", 5), ("1.2", 7), ("2.10", 1), ("2.9", 2)])
#> hierarchical_totals_report([("1.1.1", 10), ("1.1.2", -10)], depth=3)
#> hierarchical_totals_report([])
#> hierarchical_totals_report([("3", 1), ("3.x", 2)])
#> hierarchical_totals_report([("10", 4), ("9.5", 3), ("9.5.1", 2)], 1)
#> hierarchical_totals_report([('1.1.1', 10), ('1.1.2', -10), ('10', 4), ('9.5', 3), ('9.5.1', 2), ('1.1.1', 10), ('1.1.2', 5), ('1.2', 7), ('2.10', 1), ('2.9', 2)], depth=3)
#> hierarchical_totals_report([('1.1.1', 10), ('1.1.2', 5), ('1.2', 7), ('2.10', 1), ('2.9', 2), ('10', 4), ('9.5', 3), ('9.5.1', 2), ('1.1.1', 10), ('1.1.2', -10)])

### delivery_notes_compared
from collections import Counter


def delivery_notes_compared(ordered: str, delivered: str) -> dict[str, list[str]]:
    """'3 bolt, 2 nut' against what came: missing, extra and complete articles."""
    def parse(text):
        counts: Counter = Counter()
        for entry in text.split(","):
            if entry.strip():
                number, article = entry.split()
                counts[article] += int(number)
        return counts

    want, got = parse(ordered), parse(delivered)
    report = {"missing": [], "extra": [], "complete": []}
    for article in sorted(want | got):
        difference = got[article] - want[article]
        if difference < 0:
            report["missing"].append(f"{-difference} {article}")
        elif difference > 0:
            report["extra"].append(f"{difference} {article}")
        else:
            report["complete"].append(article)
    return report

#> delivery_notes_compared("3 bolt, 2 nut, 1 rod", "2 bolt, 2 nut, 4 clip")
#> delivery_notes_compared("", "")
#> delivery_notes_compared("1 a, 1 a", "2 a")
#> delivery_notes_compared("5 x", "five x")
#> delivery_notes_compared("10 p, 20 q, 30 r, 5 p", "30 r, 12 p, 25 q, 3 p")
#> delivery_notes_compared('10 p, 20 q, 30 r, 5 p, 3 bolt, 2 nut, 1 rod, 1 a, 1 a', '30 r, 12 p, 25 q, 3 p')
#> delivery_notes_compared('10 p, 20 q, 30 r, 5 p, 3 bolt, 2 nut, 1 rod', '30 r, 12 p, 25 q, 3 p')

### price_changes_detected
def price_changes_detected(snapshots: list[dict[str, float]], threshold: float = 5.0) -> list[tuple[int, str, float]]:
    """(day, article, change in percent) when a price moved more than the threshold since it was last seen."""
    last: dict[str, float] = {}
    changes = []
    for day, snapshot in enumerate(snapshots):
        for article, price in sorted(snapshot.items()):
            before = last.get(article)
            last[article] = price
            if before is None:
                continue
            percent = round((price - before) / before * 100, 1)
            if abs(percent) > threshold:
                changes.append((day, article, percent))
    return changes

#> price_changes_detected([{"tea": 2.0, "oil": 5.0}, {"tea": 2.05}, {"tea": 2.3, "oil": 4.0}])
#> price_changes_detected([])
#> price_changes_detected([{"a": 1.0}, {"a": 1.05}, {"a": 1.1}], threshold=4.9)
#> price_changes_detected([{"x": 0.0}, {"x": 1.0}])
#> price_changes_detected([{"p": 10.0, "q": 10.0}, {"q": 20.0, "p": 9.0}, {"p": 9.4, "q": 19.0}], 5.0)
#> price_changes_detected([{'a': 1.0}, {'a': 1.05}, {'a': 1.1}, {'tea': 2.0, 'oil': 5.0}, {'tea': 2.05}, {'tea': 2.3, 'oil': 4.0}, {'p': 10.0, 'q': 10.0}, {'q': 20.0, 'p': 9.0}, {'p': 9.4, 'q': 19.0}], threshold=4.9)
#> price_changes_detected([{'tea': 2.0, 'oil': 5.0}, {'tea': 2.05}, {'tea': 2.3, 'oil': 4.0}, {'p': 10.0, 'q': 10.0}, {'q': 20.0, 'p': 9.0}, {'p': 9.4, 'q': 19.0}])

### csv_pivot_counts_text
import csv
import io


def csv_pivot_counts_text(text: str, row_field: str, column_field: str) -> list[list]:
    """Cross table of counts with sums at the right and the bottom."""
    cells: dict[tuple[str, str], int] = {}
    rows, columns = [], []
    for record in csv.DictReader(io.StringIO(text)):
        r, c = record[row_field], record[column_field]
        if r not in rows:
            rows.append(r)
        if c not in columns:
            columns.append(c)
        cells[r, c] = cells.get((r, c), 0) + 1
    table = [["", *columns, "sum"]]
    for r in rows:
        counts = [cells.get((r, c), 0) for c in columns]
        table.append([r, *counts, sum(counts)])
    bottom = [sum(row[i] for row in table[1:]) for i in range(1, len(columns) + 2)]
    return table + [["sum", *bottom]]

#> csv_pivot_counts_text("who,what\nann,tea\nbob,tea\nann,milk\nann,tea\n", "who", "what")
#> csv_pivot_counts_text("who,what\n", "who", "what")
#> csv_pivot_counts_text("a,b\n1,2\n", "a", "c")
#> csv_pivot_counts_text("d,k\nmon,x\ntue,y\nwed,x\nmon,y\n", "k", "d")
#> csv_pivot_counts_text("p,q\n1,1\n1,1\n1,1\n", "p", "q")
#> csv_pivot_counts_text('who,what\nann,tea\nbob,tea\nann,milk\nann,tea\n\np,q\n1,1\n1,1\n1,1\n\nd,k\nmon,x\ntue,y\nwed,x\nmon,y\n', 'who', 'what')
#> csv_pivot_counts_text('who,what\nann,tea\nbob,tea\nann,milk\nann,tea\n\nd,k\nmon,x\ntue,y\nwed,x\nmon,y\n\na,b\n1,2\n', 'who', 'what')
