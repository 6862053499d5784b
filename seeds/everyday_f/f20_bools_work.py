### pull_request_mergeable
class Check:
    def __init__(self, name, state, required=True):
        self.name, self.state, self.required = name, state, required

    def blocks(self):
        return self.required and self.state != "success"


def pull_request_mergeable(reviews: list[tuple[str, str]], checks: list[tuple], owners: set[str], least: int = 1) -> bool:
    """The last review of a person counts; an owner must approve; required checks must be green."""
    verdicts: dict[str, str] = {}
    for person, verdict in reviews:
        if verdict != "comment":
            verdicts[person] = verdict
    approvals = owner_approved = 0
    for person, verdict in verdicts.items():
        if verdict == "changes":
            return False
        approvals += 1
        if person in owners:
            owner_approved += 1
    if approvals < least or (owners and not owner_approved):
        return False
    for arguments in checks:
        if Check(*arguments).blocks():
            return False
    return True

#> pull_request_mergeable([("ann", "changes"), ("bob", "approve"), ("ann", "approve")], [("unit", "success"), ("lint", "failure", False)], {"ann"})
#> pull_request_mergeable([("bob", "approve")], [], {"ann"})
#> pull_request_mergeable([("ann", "approve"), ("ann", "changes")], [], set())
#> pull_request_mergeable([("ann", "approve"), ("ann", "comment")], [("unit", "pending")], {"ann"})
#> pull_request_mergeable([], [], set(), least=0)
#> pull_request_mergeable([("a", "approve"), ("b", "approve"), ("c", "comment")], [("x", "success"), ("y", "success"), ("z", "success")], {"b"}, 2)
#> pull_request_mergeable([('a', 'approve'), ('b', 'approve'), ('c', 'comment'), ('ann', 'approve'), ('ann', 'changes'), ('ann', 'changes'), ('bob', 'approve'), ('ann', 'approve')], [('x', 'success'), ('y', 'success'), ('z', 'success')], {'b'}, 2)
#> pull_request_mergeable([('ann', 'approve'), ('ann', 'comment'), ('ann', 'changes'), ('bob', 'approve'), ('ann', 'approve'), ('a', 'approve'), ('b', 'approve'), ('c', 'comment')], [('unit', 'pending')], {'ann'})

### csv_header_matches_schema
import difflib


def normal(name):
    return "".join(ch for ch in name.lower() if ch.isalnum())


def csv_header_matches_schema(header: str, schema: dict[str, bool], fuzzy: float = 0.0) -> bool:
    """schema: column -> required. Unknown columns are wrong unless close to a known one."""
    known = {normal(name): name for name in schema}
    found = set()
    for column in header.split(","):
        key = normal(column)
        if key not in known:
            best, score = None, 0.0
            for candidate in known:
                ratio = difflib.SequenceMatcher(None, key, candidate).ratio()
                if ratio > score:
                    best, score = candidate, ratio
            if not fuzzy or score < fuzzy:
                return False
            key = best
        if key in found:
            return False
        found.add(key)
    for name, required in schema.items():
        if required and normal(name) not in found:
            return False
    return True

#> csv_header_matches_schema("Order-ID, customer name,Amount", {"order_id": True, "customer_name": True, "amount": True, "note": False})
#> csv_header_matches_schema("order,amount", {"order_id": True, "amount": True})
#> csv_header_matches_schema("orderid,amuont", {"order_id": True, "amount": True}, fuzzy=0.8)
#> csv_header_matches_schema("amount,amount", {"amount": True})
#> csv_header_matches_schema("note", {"amount": True, "note": False})
#> csv_header_matches_schema('Order-ID, customer name,Amount, order,amount, note', {'order_id': True, 'customer_name': True, 'amount': True, 'note': False})
#> csv_header_matches_schema('Order-ID, customer name,Amount, orderid,amuont, order,amount', {'order_id': True, 'customer_name': True, 'amount': True, 'note': False})

### room_temperature_within_limits
def room_temperature_within_limits(readings: list[tuple[int, float]], low: float, high: float, minutes: int = 15) -> bool:
    """Outside of the limits only for less than so many minutes in a row; readings (minute, degrees)."""
    outside_since = None
    for minute, degrees in readings:
        if low <= degrees <= high:
            outside_since = None
            continue
        if outside_since is None:
            outside_since = minute
        if minute - outside_since >= minutes:
            return False
    return True

#> room_temperature_within_limits([(0, 20.0), (5, 24.5), (10, 25.0), (15, 22.0), (20, 26.0), (30, 21.0)], 18.0, 24.0)
#> room_temperature_within_limits([(0, 17.0), (5, 16.5), (10, 16.0), (15, 15.0)], 18.0, 24.0)
#> room_temperature_within_limits([], 18.0, 24.0)
#> room_temperature_within_limits([(0, 30.0), (60, 30.0)], 18.0, 24.0, minutes=61)
#> room_temperature_within_limits([(0, 19.0), (10, 25.0), (12, 23.9), (14, 25.0), (29, 17.0), (31, 19.0)], 18.0, 24.0, 15)
#> room_temperature_within_limits([(0, 30.0), (60, 30.0), (0, 20.0), (5, 24.5), (10, 25.0), (15, 22.0), (20, 26.0), (30, 21.0), (0, 19.0), (10, 25.0), (12, 23.9), (14, 25.0), (29, 17.0), (31, 19.0)], 18.0, 24.0, minutes=61)
#> room_temperature_within_limits([(0, 30.0), (60, 30.0), (0, 20.0), (5, 24.5), (10, 25.0), (15, 22.0), (20, 26.0), (30, 21.0), (0, 17.0), (5, 16.5), (10, 16.0), (15, 15.0)], 18.0, 24.0, minutes=61)

### invoice_addresses_complete
import re

COUNTRY_RULES = {"DE": r"\d{5}", "NL": r"\d{4} ?[A-Z]{2}", "UK": r"[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}"}


class AddressProblem(ValueError):
    pass


def require(address, *fields):
    for field in fields:
        if not address.get(field, "").strip():
            raise AddressProblem(f"{field} is missing")


def check_zip(address):
    pattern = COUNTRY_RULES.get(address["country"])
    if pattern is None:
        raise AddressProblem(f"unknown country {address['country']}")
    if not re.fullmatch(pattern, address["zip"]):
        raise AddressProblem(f"zip {address['zip']}")


def invoice_addresses_complete(addresses: list[dict]) -> bool:
    for address in addresses:
        try:
            require(address, "name", "street", "city", "zip", "country")
            check_zip(address)
        except AddressProblem as problem:
            print(problem)
            return False
    return True

#> invoice_addresses_complete([{"name": "Ann", "street": "S 1", "city": "Bonn", "zip": "53111", "country": "DE"}, {"name": "Bo", "street": "K 2", "city": "Delft", "zip": "2611 AA", "country": "NL"}])
#> invoice_addresses_complete([{"name": "Ann", "street": " ", "city": "Bonn", "zip": "53111", "country": "DE"}])
#> invoice_addresses_complete([{"name": "A", "street": "B", "city": "C", "zip": "1", "country": "XX"}])
#> invoice_addresses_complete([{"name": "A", "street": "B", "city": "C", "zip": "SW1A 1AA", "country": "UK"}, {"name": "A", "street": "B", "city": "C", "zip": "SW1A", "country": "UK"}])
#> invoice_addresses_complete([])
#> invoice_addresses_complete([{'name': 'Ann', 'street': 'S 1', 'city': 'Bonn', 'zip': '53111', 'country': 'DE'}, {'name': 'Bo', 'street': 'K 2', 'city': 'Delft', 'zip': '2611 AA', 'country': 'NL'}, {'name': 'A', 'street': 'B', 'city': 'C', 'zip': 'SW1A 1AA', 'country': 'UK'}, {'name': 'A', 'street': 'B', 'city': 'C', 'zip': 'SW1A', 'country': 'UK'}])
#> invoice_addresses_complete([{'name': 'Ann', 'street': 'S 1', 'city': 'Bonn', 'zip': '53111', 'country': 'DE'}, {'name': 'Bo', 'street': 'K 2', 'city': 'Delft', 'zip': '2611 AA', 'country': 'NL'}, {'name': 'A', 'street': 'B', 'city': 'C', 'zip': '1', 'country': 'XX'}])

### scheduler_jobs_dont_collide
def expand(field, top):
    values = set()
    for part in field.split(","):
        if part == "*":
            values.update(range(top))
        elif part.startswith("*/"):
            values.update(range(0, top, int(part[2:])))
        elif "-" in part:
            a, b = part.split("-")
            values.update(range(int(a), int(b) + 1))
        else:
            values.add(int(part))
    return values


def scheduler_jobs_dont_collide(jobs: dict[str, str]) -> bool:
    """Jobs 'minute hour'; no two may start in the same minute of the same hour."""
    times = {}
    for name, spec in jobs.items():
        minute, hour = spec.split()
        minutes, hours = expand(minute, 60), expand(hour, 24)
        for other, (m, h) in times.items():
            if minutes & m and hours & h:
                print(name, "collides with", other)
                return False
        times[name] = (minutes, hours)
    return True

#> scheduler_jobs_dont_collide({"backup": "0 3", "mail": "*/20 *", "report": "5 8-10"})
#> scheduler_jobs_dont_collide({"a": "1-10 2", "b": "*/7 *", "c": "59 23"})
#> scheduler_jobs_dont_collide({"a": "15,45 *", "b": "*/20 1,2,3", "c": "7 4-6"})
#> scheduler_jobs_dont_collide({})
#> scheduler_jobs_dont_collide({"x": "noon 1"})
#> scheduler_jobs_dont_collide({'a': '15,45 *', 'b': '*/20 1,2,3', 'c': '7 4-6', 'backup': '0 3', 'mail': '*/20 *', 'report': '5 8-10'})
#> scheduler_jobs_dont_collide({'a': '1-10 2', 'b': '*/7 *', 'c': '59 23', 'x': 'noon 1'})

### tournament_results_transitive
from itertools import permutations


def tournament_results_transitive(results: list[str]) -> bool:
    """No circle such as a>b, b>c, c>a among the results 'a>b'."""
    beats = set()
    players = set()
    for result in results:
        winner, _, loser = result.partition(">")
        beats.add((winner, loser))
        players |= {winner, loser}
    for a, b, c in permutations(sorted(players), 3):
        if (a, b) in beats and (b, c) in beats and (c, a) in beats:
            return False
    return True

#> tournament_results_transitive(["a>b", "b>c", "a>c"])
#> tournament_results_transitive(["a>b", "b>c", "c>a"])
#> tournament_results_transitive([])
#> tournament_results_transitive(["w>x", "x>y", "y>z", "w>z", "x>z"])
#> tournament_results_transitive(["w>x", "x>y", "y>z", "z>x", "w>z"])
#> tournament_results_transitive(['w>x', 'x>y', 'y>z', 'z>x', 'w>z', 'w>x', 'x>y', 'y>z', 'w>z', 'x>z'])
#> tournament_results_transitive(['w>x', 'x>y', 'y>z', 'z>x', 'w>z', 'a>b', 'b>c', 'c>a', 'a>b', 'b>c', 'a>c'])

### paint_jobs_dry_in_time
def paint_jobs_dry_in_time(jobs: list[tuple[str, int, int]], painters: int, deadline: int, humidity: float = 0.5) -> bool:
    """(room, minutes to paint, coats): two coats need drying in between, longer in damp air."""
    drying = 120 if humidity <= 0.6 else 240
    free = [0] * painters
    finished = 0
    for _, minutes, coats in sorted(jobs, key=lambda job: -job[1] * job[2]):
        who = free.index(min(free))
        now = free[who]
        for coat in range(coats):
            if coat:
                now += drying
            now += minutes
        free[who] = now
        finished = max(finished, now + drying)
    return finished <= deadline

#> paint_jobs_dry_in_time([("hall", 60, 2), ("bath", 45, 1), ("attic", 90, 1)], 2, 400)
#> paint_jobs_dry_in_time([("hall", 60, 2), ("bath", 45, 1), ("attic", 90, 1)], 2, 400, humidity=0.8)
#> paint_jobs_dry_in_time([], 1, 0)
#> paint_jobs_dry_in_time([("x", 10, 1)], 0, 100)
#> paint_jobs_dry_in_time([("a", 30, 3), ("b", 30, 3), ("c", 20, 2), ("d", 10, 1)], 1, 900)
#> paint_jobs_dry_in_time([('hall', 60, 2), ('bath', 45, 1), ('attic', 90, 1), ('hall', 60, 2), ('bath', 45, 1), ('attic', 90, 1), ('a', 30, 3), ('b', 30, 3), ('c', 20, 2), ('d', 10, 1)], 2, 400, humidity=0.8)
#> paint_jobs_dry_in_time([('hall', 60, 2), ('bath', 45, 1), ('attic', 90, 1), ('x', 10, 1), ('a', 30, 3), ('b', 30, 3), ('c', 20, 2), ('d', 10, 1)], 2, 400, humidity=0.8)

### json_matches_example
def json_matches_example(example, value) -> bool:
    """Same shape: types agree, dict keys of the example exist ('?' at the end means optional)."""
    if isinstance(example, dict):
        if not isinstance(value, dict):
            return False
        for key, inner in example.items():
            name = key.rstrip("?")
            if name not in value:
                if key.endswith("?"):
                    continue
                return False
            if not json_matches_example(inner, value[name]):
                return False
        return True
    if isinstance(example, list):
        if not isinstance(value, list):
            return False
        return all(json_matches_example(example[0], item) for item in value)
    return type(example) is type(value)

#> json_matches_example({"id": 1, "tags": ["x"], "note?": ""}, {"id": 7, "tags": ["a", "b"], "more": None})
#> json_matches_example({"id": 1, "tags": ["x"]}, {"id": 7, "tags": ["a", 5]})
#> json_matches_example({"a": {"b": {"c": 1.0}}}, {"a": {"b": {}}})
#> json_matches_example([{"n": 1}], [{"n": 1}, {"n": True}])
#> json_matches_example([0], 5)
#> json_matches_example({"k": 0}, [1])
#> json_matches_example({"u": {"name": "", "mail?": ""}, "list": [[0]]}, {"u": {"name": "kim"}, "list": [[1, 2], [], [3]]})
#> json_matches_example({'u': {'name': '', 'mail?': ''}, 'list': [[0]], 'k': 0}, {'u': {'name': 'kim'}, 'list': [[1, 2], [], [3]]})

### stock_levels_never_below
def stock_levels_never_below(opening: int, events: list[str], minimum: int = 0) -> bool:
    """Events '03 -5', '07 +20' (day and change) in any order; deliveries of a day come last."""
    level = opening
    days: dict[int, tuple[int, int]] = {}
    for event in events:
        day, change = event.split()
        out, into = days.get(int(day), (0, 0))
        if change.startswith("-"):
            out += int(change[1:])
        else:
            into += int(change)
        days[int(day)] = (out, into)
    for day in sorted(days):
        out, into = days[day]
        level -= out
        if level < minimum:
            return False
        level += into
    return True

#> stock_levels_never_below(10, ["03 -5", "07 +20", "05 -5", "07 -0", "09 -18"])
#> stock_levels_never_below(10, ["03 -5", "07 +20", "07 -6"])
#> stock_levels_never_below(0, [])
#> stock_levels_never_below(5, ["01 -1", "01 -1", "02 +9", "02 -1"], minimum=3)
#> stock_levels_never_below(5, ["one -1"])
#> stock_levels_never_below(30, ["1 -4", "2 -4", "3 -4", "4 +2", "5 -4", "6 -4", "7 -4"], 8)
