### sales_pivot_by_month
from collections import defaultdict


def sales_pivot_by_month(rows):
    pivot = defaultdict(lambda: defaultdict(int))
    months = set()
    for day, shop, amount in rows:
        month = day[:7]
        months.add(month)
        pivot[shop][month] += amount
    header = ["shop"] + sorted(months)
    table = [header]
    for shop in sorted(pivot):
        line = [shop]
        for month in header[1:]:
            line.append(pivot[shop].get(month, 0))
        table.append(line)
    return table

#> sales_pivot_by_month([("2024-01-05", "north", 10), ("2024-02-01", "south", 7), ("2024-01-31", "north", 5)])
#> sales_pivot_by_month([])
#> sales_pivot_by_month([("2024-03-01", "x", 1), ("2024-03-02", "x", 1), ("2024-04-02", "y", 4), ("2023-12-24", "z", 9)])
#> sales_pivot_by_month([("2024-01-01", "a", 1), ("2024-01-01", "b", -1)])
#> sales_pivot_by_month([("2024-01-01", "a", 1), ("2024-01-01", "b")])
#> sales_pivot_by_month([('2024-03-01', 'x', 1), ('2024-03-02', 'x', 1), ('2024-04-02', 'y', 4), ('2023-12-24', 'z', 9), ('2024-01-05', 'north', 10), ('2024-02-01', 'south', 7), ('2024-01-31', 'north', 5), ('2024-01-01', 'a', 1), ('2024-01-01', 'b', -1)])
#> sales_pivot_by_month([('2024-03-01', 'x', 1), ('2024-03-02', 'x', 1), ('2024-04-02', 'y', 4), ('2023-12-24', 'z', 9), ('2024-01-05', 'north', 10), ('2024-02-01', 'south', 7), ('2024-01-31', 'north', 5)])

### left_join_orders
def left_join_orders(customers, orders):
    """Each customer with the ids and the sum of the orders."""
    by_customer = {}
    for order in orders:
        by_customer.setdefault(order["customer"], []).append(order)
    joined = []
    for customer in customers:
        mine = by_customer.pop(customer["id"], [])
        total = 0
        for order in mine:
            total += order["amount"]
        joined.append({"name": customer["name"], "orders": [o["id"] for o in mine], "total": total})
    if by_customer:
        raise KeyError(f"orders of unknown customers {sorted(by_customer)}")
    return joined

#> left_join_orders([{"id": 1, "name": "ann"}, {"id": 2, "name": "bob"}], [{"id": 10, "customer": 1, "amount": 5}, {"id": 11, "customer": 1, "amount": 7}])
#> left_join_orders([], [])
#> left_join_orders([{"id": 1, "name": "ann"}], [{"id": 10, "customer": 9, "amount": 5}])
#> left_join_orders([{"id": 3, "name": "cy"}, {"id": 1, "name": "ann"}], [{"id": 7, "customer": 3, "amount": 2}, {"id": 8, "customer": 1, "amount": 3}, {"id": 9, "customer": 3, "amount": 4}])
#> left_join_orders([{"id": 5, "name": "eve"}], [{"id": n, "customer": 5, "amount": n * n} for n in (1, 2, 3, 4)])
#> left_join_orders([{'id': 5, 'name': 'eve'}, {'id': 3, 'name': 'cy'}, {'id': 1, 'name': 'ann'}, {'id': 1, 'name': 'ann'}, {'id': 2, 'name': 'bob'}], [{'id': n, 'customer': 5, 'amount': n * n} for n in (1, 2, 3, 4)])
#> left_join_orders([{'id': 1, 'name': 'ann'}, {'id': 2, 'name': 'bob'}, {'id': 5, 'name': 'eve'}, {'id': 3, 'name': 'cy'}, {'id': 1, 'name': 'ann'}], [{'id': 10, 'customer': 1, 'amount': 5}, {'id': 11, 'customer': 1, 'amount': 7}])

### dedupe_contacts_by_key
def key_of(contact):
    email = contact.get("email", "").strip().lower()
    if email:
        return email
    return "".join(ch for ch in contact.get("phone", "") if ch.isdigit())


def dedupe_contacts_by_key(contacts):
    merged = {}
    for contact in contacts:
        key = key_of(contact)
        if not key:
            continue
        target = merged.setdefault(key, {})
        for field, value in contact.items():
            # longer values win, they are usually more complete
            if len(value) > len(target.get(field, "")):
                target[field] = value
    return list(merged.values())

#> dedupe_contacts_by_key([{"name": "A. Lee", "email": "a@x.org"}, {"name": "Ada Lee", "email": "A@x.org ", "phone": "123"}])
#> dedupe_contacts_by_key([{"name": "no key"}, {"name": "p", "phone": "+1 22"}, {"name": "pp", "phone": "122"}])
#> dedupe_contacts_by_key([])
#> dedupe_contacts_by_key([{"email": "q@q.q", "name": "Q"}, {"email": "q@q.q", "name": "R"}, {"email": "r@q.q"}])
#> dedupe_contacts_by_key([{"phone": "--"}, {"email": "m@n.o", "city": "Bern", "name": "M"}])
#> dedupe_contacts_by_key([{'name': 'no key'}, {'name': 'p', 'phone': '+1 22'}, {'name': 'pp', 'phone': '122'}, {'name': 'A. Lee', 'email': 'a@x.org'}, {'name': 'Ada Lee', 'email': 'A@x.org ', 'phone': '123'}, {'email': 'q@q.q', 'name': 'Q'}, {'email': 'q@q.q', 'name': 'R'}, {'email': 'r@q.q'}])
#> dedupe_contacts_by_key([{'phone': '--'}, {'email': 'm@n.o', 'city': 'Bern', 'name': 'M'}, {'name': 'no key'}, {'name': 'p', 'phone': '+1 22'}, {'name': 'pp', 'phone': '122'}, {'name': 'A. Lee', 'email': 'a@x.org'}, {'name': 'Ada Lee', 'email': 'A@x.org ', 'phone': '123'}])

### sort_people_by_spec
def sort_people_by_spec(people, spec):
    """spec like 'city,-age,name': stable sorts from the last key to the first."""
    result = list(people)
    for part in reversed(spec.split(",")):
        part = part.strip()
        descending = part.startswith("-")
        field = part.lstrip("-")
        result.sort(key=lambda p: p[field], reverse=descending)
    return [p["name"] for p in result]

#> sort_people_by_spec([{"name": "ann", "age": 30, "city": "Rome"}, {"name": "bob", "age": 25, "city": "Oslo"}, {"name": "cy", "age": 40, "city": "Rome"}], "city,-age")
#> sort_people_by_spec([{"name": "b", "age": 1}, {"name": "a", "age": 1}, {"name": "c", "age": 0}], "age, name")
#> sort_people_by_spec([], "name")
#> sort_people_by_spec([{"name": "x"}], "height")
#> sort_people_by_spec([{"name": "p", "score": 2.5, "team": "red"}, {"name": "q", "score": 9.0, "team": "blue"}, {"name": "r", "score": 2.5, "team": "blue"}, {"name": "s", "score": 7.25, "team": "red"}], "-score,team,-name")

### group_stats_of_scores
from statistics import mean, median


def group_stats_of_scores(pairs, digits=2):
    groups = {}
    for group, score in pairs:
        if group not in groups:
            groups[group] = []
        groups[group].append(score)
    out = {}
    for group in sorted(groups):
        values = groups[group]
        spread = max(values) - min(values)
        out[group] = {
            "n": len(values),
            "mean": round(mean(values), digits),
            "median": median(values),
            "spread": spread,
        }
    return out

#> group_stats_of_scores([("a", 3), ("b", 8), ("a", 4), ("a", 9), ("b", 1)])
#> group_stats_of_scores([])
#> group_stats_of_scores([("x", 1.5)], digits=0)
#> group_stats_of_scores([("k", 10), ("k", 20), ("k", 25), ("m", -5), ("m", 5), ("m", 0), ("k", 5)], 1)
#> group_stats_of_scores([("t", "7")])
#> group_stats_of_scores([('x', 1.5), ('k', 10), ('k', 20), ('k', 25), ('m', -5), ('m', 5), ('m', 0), ('k', 5), ('a', 3), ('b', 8), ('a', 4), ('a', 9), ('b', 1)], digits=0)
#> group_stats_of_scores([('k', 10), ('k', 20), ('k', 25), ('m', -5), ('m', 5), ('m', 0), ('k', 5), ('a', 3), ('b', 8), ('a', 4), ('a', 9), ('b', 1)], 1)

### employees_above_department_average
def employees_above_department_average(staff: list[tuple[str, str, float]]) -> list[str]:
    sums: dict[str, list[float]] = {}
    for _, department, salary in staff:
        entry = sums.setdefault(department, [0.0, 0])
        entry[0] += salary
        entry[1] += 1
    names = []
    for name, department, salary in staff:
        total, count = sums[department]
        if salary > total / count:
            names.append(name)
    return sorted(names)

#> employees_above_department_average([("ann", "it", 50.0), ("bob", "it", 40.0), ("cy", "hr", 30.0)])
#> employees_above_department_average([])
#> employees_above_department_average([("zed", "a", 1.0), ("yan", "a", 2.0), ("xi", "a", 9.0), ("wu", "b", 5.0), ("vi", "b", 5.0), ("ulf", "b", 5.5)])
#> employees_above_department_average([("solo", "ops", 100.0)])
#> employees_above_department_average([("a", "x", 3.0), ("b", "x", 1.0), ("c", "y", 1.0), ("d", "y", 3.0), ("e", "x", 2.5)])
#> employees_above_department_average([('zed', 'a', 1.0), ('yan', 'a', 2.0), ('xi', 'a', 9.0), ('wu', 'b', 5.0), ('vi', 'b', 5.0), ('ulf', 'b', 5.5), ('ann', 'it', 50.0), ('bob', 'it', 40.0), ('cy', 'hr', 30.0), ('a', 'x', 3.0), ('b', 'x', 1.0), ('c', 'y', 1.0), ('d', 'y', 3.0), ('e', 'x', 2.5)])
#> employees_above_department_average([('zed', 'a', 1.0), ('yan', 'a', 2.0), ('xi', 'a', 9.0), ('wu', 'b', 5.0), ('vi', 'b', 5.0), ('ulf', 'b', 5.5), ('solo', 'ops', 100.0), ('a', 'x', 3.0), ('b', 'x', 1.0), ('c', 'y', 1.0), ('d', 'y', 3.0), ('e', 'x', 2.5)])

### records_changed_between
def index(records, key):
    table = {}
    for record in records:
        if record[key] in table:
            raise ValueError(f"key {record[key]!r} twice")
        table[record[key]] = record
    return table


def records_changed_between(before, after, key="id"):
    """Keys of added, removed and changed records."""
    old, new = index(before, key), index(after, key)
    added, removed, changed = [], [], []
    for k in sorted(set(old) | set(new)):
        if k not in old:
            added.append(k)
        elif k not in new:
            removed.append(k)
        elif old[k] != new[k]:
            fields = sorted(f for f in {**old[k], **new[k]} if old[k].get(f) != new[k].get(f))
            changed.append((k, fields))
    return {"added": added, "removed": removed, "changed": changed}

#> records_changed_between([{"id": 1, "v": 2}, {"id": 2, "v": 3}], [{"id": 2, "v": 4, "w": 1}, {"id": 3, "v": 5}])
#> records_changed_between([], [])
#> records_changed_between([{"id": 1}, {"id": 1}], [])
#> records_changed_between([{"sku": "a", "n": 1}, {"sku": "b", "n": 1}], [{"sku": "b", "n": 1}, {"sku": "a", "n": 1}], key="sku")
#> records_changed_between([{"id": 4, "x": 1, "y": 1}], [{"id": 4, "x": 2, "y": 2}, {"id": 0}])
#> records_changed_between([{'id': 4, 'x': 1, 'y': 1}, {'id': 1, 'v': 2}, {'id': 2, 'v': 3}], [{'id': 4, 'x': 2, 'y': 2}, {'id': 0}])

### top_n_per_category
import heapq
from operator import itemgetter


def top_n_per_category(products: list[dict], n: int = 2) -> dict[str, list[str]]:
    shelves: dict[str, list[dict]] = {}
    for product in products:
        if product.get("stock", 0) <= 0:
            continue
        shelves.setdefault(product["category"], []).append(product)
    best = {}
    for category, items in shelves.items():
        top = heapq.nlargest(n, items, key=itemgetter("rating"))
        best[category] = [item["name"] for item in top]
    return best

#> top_n_per_category([{"name": "pen", "category": "office", "rating": 4.1, "stock": 3}, {"name": "ink", "category": "office", "rating": 4.8, "stock": 1}, {"name": "pad", "category": "office", "rating": 3.0, "stock": 9}])
#> top_n_per_category([{"name": "tea", "category": "food", "rating": 5, "stock": 0}, {"name": "jam", "category": "food", "rating": 2, "stock": 1}], n=1)
#> top_n_per_category([])
#> top_n_per_category([{"name": "a", "category": "x", "rating": 1, "stock": 1}, {"name": "b", "category": "y", "rating": 1, "stock": 1}, {"name": "c", "category": "x", "rating": 2, "stock": 1}, {"name": "d"}], 3)
#> top_n_per_category([{"name": "z", "rating": 1, "stock": 1}])

### attendance_percent_by_pupil
def attendance_percent_by_pupil(days: list[str]) -> dict[str, float]:
    """days like 'ann+ bob- cy+'; + present, - absent, e excused (does not count)."""
    present, counted = {}, {}
    for day in days:
        for mark in day.split():
            name, state = mark[:-1], mark[-1]
            present.setdefault(name, 0)
            counted.setdefault(name, 0)
            if state == "e":
                continue
            counted[name] += 1
            if state == "+":
                present[name] += 1
    result = {}
    for name, number in counted.items():
        result[name] = round(100 * present[name] / number, 1) if number else 100.0
    return result

#> attendance_percent_by_pupil(["ann+ bob- cy+", "ann+ bob+ cye", "ann- bob+ cye"])
#> attendance_percent_by_pupil([])
#> attendance_percent_by_pupil(["zoee", "zoee"])
#> attendance_percent_by_pupil(["a+ b+", "a- b-", "a- b+ c+"])
#> attendance_percent_by_pupil(["", "kim-"])
#> attendance_percent_by_pupil(['zoee', 'zoee', 'ann+ bob- cy+', 'ann+ bob+ cye', 'ann- bob+ cye', 'a+ b+', 'a- b-', 'a- b+ c+'])
#> attendance_percent_by_pupil(['ann+ bob- cy+', 'ann+ bob+ cye', 'ann- bob+ cye', 'a+ b+', 'a- b-', 'a- b+ c+'])

### league_table_from_results
def league_table_from_results(results):
    """Results like 'Reds 2:1 Blues'; rows (team, points, goal difference)."""
    table = {}
    for result in results:
        home, score, away = result.split()
        a, b = (int(x) for x in score.split(":"))
        for team, own, other in ((home, a, b), (away, b, a)):
            row = table.setdefault(team, [0, 0])
            row[1] += own - other
            if own > other:
                row[0] += 3
            elif own == other:
                row[0] += 1
    return sorted(((t, p, d) for t, (p, d) in table.items()), key=lambda r: (-r[1], -r[2], r[0]))

#> league_table_from_results(["Reds 2:1 Blues", "Blues 0:0 Greens", "Greens 1:4 Reds"])
#> league_table_from_results([])
#> league_table_from_results(["A 1:1 B", "B 1:1 A"])
#> league_table_from_results(["A 1-1 B"])
#> league_table_from_results(["X 5:0 Y", "Z 2:0 Y", "X 0:1 Z", "Y 3:3 X", "Z 0:2 X"])
#> league_table_from_results(['X 5:0 Y', 'Z 2:0 Y', 'X 0:1 Z', 'Y 3:3 X', 'Z 0:2 X', 'Reds 2:1 Blues', 'Blues 0:0 Greens', 'Greens 1:4 Reds', 'A 1:1 B', 'B 1:1 A'])
#> league_table_from_results(['X 5:0 Y', 'Z 2:0 Y', 'X 0:1 Z', 'Y 3:3 X', 'Z 0:2 X', 'Reds 2:1 Blues', 'Blues 0:0 Greens', 'Greens 1:4 Reds'])

### first_purchase_cohorts
def first_purchase_cohorts(purchases: list[tuple[str, str]]) -> dict[str, int]:
    """How many customers bought for the first time in each month, and came back later."""
    first: dict[str, str] = {}
    returned = set()
    for customer, day in sorted(purchases, key=lambda p: p[1]):
        month = day[:7]
        if customer not in first:
            first[customer] = month
        elif month != first[customer]:
            returned.add(customer)
    cohorts: dict[str, list[int]] = {}
    for customer, month in first.items():
        cell = cohorts.setdefault(month, [0, 0])
        cell[0] += 1
        cell[1] += customer in returned
    return {m: f"{back}/{n}" for m, (n, back) in cohorts.items()}

#> first_purchase_cohorts([("ann", "2024-01-03"), ("bob", "2024-01-10"), ("ann", "2024-02-01"), ("cy", "2024-02-02")])
#> first_purchase_cohorts([])
#> first_purchase_cohorts([("x", "2024-05-30"), ("x", "2024-05-31"), ("x", "2024-04-01")])
#> first_purchase_cohorts([("p", "2024-03-01"), ("q", "2024-03-02"), ("r", "2024-03-03"), ("q", "2024-03-04"), ("r", "2024-06-01"), ("p", "2024-07-01")])
#> first_purchase_cohorts([("a", "2023-12-31"), ("b", "2024-01-01"), ("a", "2024-01-01"), ("b", "2024-01-02")])
#> first_purchase_cohorts([('p', '2024-03-01'), ('q', '2024-03-02'), ('r', '2024-03-03'), ('q', '2024-03-04'), ('r', '2024-06-01'), ('p', '2024-07-01'), ('ann', '2024-01-03'), ('bob', '2024-01-10'), ('ann', '2024-02-01'), ('cy', '2024-02-02'), ('a', '2023-12-31'), ('b', '2024-01-01'), ('a', '2024-01-01'), ('b', '2024-01-02')])
#> first_purchase_cohorts([('x', '2024-05-30'), ('x', '2024-05-31'), ('x', '2024-04-01'), ('p', '2024-03-01'), ('q', '2024-03-02'), ('r', '2024-03-03'), ('q', '2024-03-04'), ('r', '2024-06-01'), ('p', '2024-07-01'), ('ann', '2024-01-03'), ('bob', '2024-01-10'), ('ann', '2024-02-01'), ('cy', '2024-02-02')])

### table_rows_transposed_text
from itertools import zip_longest


def table_rows_transposed_text(text, sep="|"):
    rows = [line.split(sep) for line in text.splitlines() if line]
    flipped = []
    for column in zip_longest(*rows, fillvalue=""):
        cells = [cell.strip() for cell in column]
        while cells and cells[-1] == "":
            cells.pop()
        flipped.append(sep.join(cells))
    return "\n".join(flipped)

#> table_rows_transposed_text("name|ann|bob\nage|3|4\ncity||Rome")
#> table_rows_transposed_text("")
#> table_rows_transposed_text("a,b,c\n1\n2,3,", sep=",")
#> table_rows_transposed_text("x | y\n\n1 | 2\n3 | 4")
#> table_rows_transposed_text("only one row")
#> table_rows_transposed_text('a,b,c\n1\n2,3,\nx | y\n\n1 | 2\n3 | 4\nname|ann|bob\nage|3|4\ncity||Rome', sep=',')
#> table_rows_transposed_text('name|ann|bob\nage|3|4\ncity||Rome\nx | y\n\n1 | 2\n3 | 4\na,b,c\n1\n2,3,')

### budget_lines_over_limit
from dataclasses import dataclass, field


@dataclass
class Budget:
    limit: float
    spent: float = 0.0
    items: list = field(default_factory=list)

    @property
    def left(self) -> float:
        return round(self.limit - self.spent, 2)


def budget_lines_over_limit(limits: dict[str, float], expenses: list[tuple[str, str, float]]) -> dict[str, str]:
    """The expense that broke each budget, for budgets that are overspent."""
    budgets = {name: Budget(limit) for name, limit in limits.items()}
    broken: dict[str, str] = {}
    for category, what, amount in expenses:
        budget = budgets.setdefault(category, Budget(0.0))
        budget.spent += amount
        budget.items.append(what)
        if budget.left < 0 and category not in broken:
            broken[category] = f"{what} ({len(budget.items)}. item, {budget.left})"
    return broken

#> budget_lines_over_limit({"food": 50.0, "fun": 20.0}, [("food", "market", 30.0), ("fun", "cinema", 12.5), ("food", "bakery", 25.0), ("food", "cafe", 4.0)])
#> budget_lines_over_limit({}, [("car", "tyres", 300.0)])
#> budget_lines_over_limit({"a": 1.0}, [])
#> budget_lines_over_limit({"a": 0.3}, [("a", "x", 0.1), ("a", "y", 0.1), ("a", "z", 0.1), ("a", "w", 0.1)])
#> budget_lines_over_limit({"home": 100.0}, [("home", "paint", 60.0), ("home", "refund", -20.0), ("home", "lamp", 60.0)])

### running_stock_after_bookings
def running_stock_after_bookings(bookings, opening=None):
    """List of (article, stock) after each booking 'article:+n' or 'article:=n' (stocktake)."""
    stock = dict(opening or {})
    trail = []
    for booking in bookings:
        article, _, change = booking.partition(":")
        sign, number = change[0], int(change[1:])
        have = stock.get(article, 0)
        if sign == "=":
            have = number
        elif sign == "+":
            have += number
        elif sign == "-":
            if number > have:
                raise ValueError(f"{article}: {number} wanted, {have} there")
            have -= number
        stock[article] = have
        trail.append((article, have))
    return trail

#> running_stock_after_bookings(["nail:+100", "nail:-30", "glue:=4", "nail:=65"])
#> running_stock_after_bookings([], {"x": 1})
#> running_stock_after_bookings(["x:-2"], {"x": 1})
#> running_stock_after_bookings(["a:+1", "b:+2", "a:-1", "b:-1", "a:?5", "b:-1"])
#> running_stock_after_bookings(["cup:-3", "cup:-3", "cup:+10"], {"cup": 6})
#> running_stock_after_bookings(['cup:-3', 'cup:-3', 'cup:+10', 'nail:+100', 'nail:-30', 'glue:=4', 'nail:=65', 'a:+1', 'b:+2', 'a:-1', 'b:-1', 'a:?5', 'b:-1'], {'cup': 6})
#> running_stock_after_bookings(['nail:+100', 'nail:-30', 'glue:=4', 'nail:=65', 'a:+1', 'b:+2', 'a:-1', 'b:-1', 'a:?5', 'b:-1'])
