### visa_application_decision
class Rejected(Exception):
    reason = "unspecified"


class Incomplete(Rejected):
    reason = "incomplete"


class NotEligible(Rejected):
    reason = "not eligible"


REQUIRED = ("name", "passport", "purpose", "funds")
DAILY = {"tourism": 60, "business": 100, "study": 30}


def check_complete(form):
    for field in REQUIRED:
        if not form.get(field):
            raise Incomplete(field)


def check_passport(form):
    number = form["passport"]
    if len(number) != 9 or not number[0].isalpha() or not number[1:].isdigit():
        raise Incomplete(f"passport {number}")


def check_funds(form, days):
    if form["purpose"] not in DAILY:
        raise NotEligible(form["purpose"])
    needed = DAILY[form["purpose"]] * days
    if form["funds"] < needed:
        raise NotEligible(f"{needed - form['funds']} short")


def visa_application_decision(form, days):
    try:
        check_complete(form)
        check_passport(form)
        check_funds(form, days)
    except Rejected as error:
        return f"{error.reason}: {error}"
    return "granted"

#> visa_application_decision({"name": "Ida", "passport": "C12345678", "purpose": "tourism", "funds": 900}, 14)
#> visa_application_decision({"name": "Ida", "passport": "C12345678", "purpose": "tourism", "funds": 700}, 14)
#> visa_application_decision({"name": "Ida", "passport": "C1234", "purpose": "study", "funds": 700}, 14)
#> visa_application_decision({"name": "Ida", "purpose": "study"}, 3)
#> visa_application_decision({"name": "Bo", "passport": "X00000001", "purpose": "spying", "funds": 10**6}, 3)
#> visa_application_decision({"name": "Bo", "passport": "X00000001", "purpose": "study", "funds": "all"}, 3)

### medication_interactions_found
PAIRS = {frozenset(("warfarin", "aspirin")): "bleeding", frozenset(("statin", "grapefruit")): "muscle", frozenset(("maoi", "cheese")): "pressure"}
CLASSES = {"simvastatin": "statin", "atorvastatin": "statin", "brie": "cheese", "gouda": "cheese"}


def medication_interactions_found(items: str) -> list[str]:
    """Risks of things taken together, in order; brand names stand for their class."""
    risks = []
    names = [item.strip().lower() for item in items.split(",")]
    for index, first in enumerate(names):
        for second in names[index + 1:]:
            pair = frozenset((CLASSES.get(first, first), CLASSES.get(second, second)))
            risk = PAIRS.get(pair)
            if risk is not None and risk not in risks:
                risks.append(risk)
    return risks

#> medication_interactions_found("Warfarin, simvastatin, Aspirin, grapefruit")
#> medication_interactions_found("maoi, brie, gouda")
#> medication_interactions_found("tea, biscuits, milk")
#> medication_interactions_found("")
#> medication_interactions_found("aspirin, warfarin, aspirin, atorvastatin, GRAPEFRUIT")

### strict_date_parser
import re
from datetime import date

PATTERNS = (
    (re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})"), "ymd"),
    (re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})"), "dmy"),
    (re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})"), "mdy"),
)


class AmbiguousDate(ValueError):
    pass


def parse(text, american):
    for pattern, order in PATTERNS:
        match = pattern.fullmatch(text)
        if match is None:
            continue
        parts = dict(zip(order, map(int, match.groups())))
        if order == "mdy" and not american:
            if parts["m"] <= 12 and parts["d"] <= 12:
                raise AmbiguousDate(text)
            if parts["m"] > 12:
                parts["m"], parts["d"] = parts["d"], parts["m"]
        return date(parts["y"], parts["m"], parts["d"])
    raise ValueError(f"unknown format: {text}")


def strict_date_parser(texts, american=False):
    """ISO dates, or what was wrong with a text."""
    results = []
    for text in texts:
        try:
            results.append(parse(text.strip(), american).isoformat())
        except AmbiguousDate:
            results.append("ambiguous")
        except ValueError as error:
            results.append(str(error))
    return results

#> strict_date_parser(["2024-3-1", "31.12.2023", "25/12/2024", "03/04/2024", "soon"])
#> strict_date_parser(["03/04/2024", "13/01/2024"], american=True)
#> strict_date_parser([])
#> strict_date_parser(["30.02.2024", " 1.1.2024 "])
#> strict_date_parser(["12/31/1999", "2024-13-01"])

### spreadsheet_import_guard
class ImportProblem(Exception):
    def __init__(self, row, column, message):
        super().__init__(f"{column}{row}: {message}")


def letter(index):
    return chr(ord("A") + index)


def positive(text):
    value = float(text)
    if value <= 0:
        raise ValueError("must be positive")
    return value


CHECKS = {"qty": int, "price": positive, "name": lambda text: text.strip() or None}


def check_cell(row, index, header, text):
    check = CHECKS.get(header)
    if check is None:
        return text
    try:
        value = check(text)
    except ValueError as error:
        raise ImportProblem(row, letter(index), str(error)) from error
    if value is None:
        raise ImportProblem(row, letter(index), "empty")
    return value


def spreadsheet_import_guard(table):
    header, *rows = [line.split("|") for line in table.splitlines()]
    total = 0.0
    try:
        for number, row in enumerate(rows, 2):
            values = {}
            for index, (name, text) in enumerate(zip(header, row)):
                values[name] = check_cell(number, index, name, text)
            total += values["qty"] * values["price"]
    except ImportProblem as problem:
        return str(problem)
    return round(total, 2)

#> spreadsheet_import_guard("name|qty|price\nmug|2|4.50\npot|1|20\nlid|10|0.25")
#> spreadsheet_import_guard("name|qty|price\nmug|2|4.50\n |1|20")
#> spreadsheet_import_guard("name|qty|price\nmug|two|4.50")
#> spreadsheet_import_guard("qty|note|price\n1|x|-5")
#> spreadsheet_import_guard("qty|price")
#> spreadsheet_import_guard("name|qty\nmug|2")

### election_ballot_valid
class SpoiltBallot(Exception):
    pass


def read_ballot(text, candidates):
    """Ranks by candidate from 'A2 B1 C-'."""
    ranks = {}
    for mark in text.split():
        name, rank = mark[0], mark[1:]
        if name not in candidates:
            raise SpoiltBallot(f"unknown {name}")
        if name in ranks:
            raise SpoiltBallot(f"{name} twice")
        if rank == "-":
            continue
        if not rank.isdigit():
            raise SpoiltBallot(f"mark {rank!r}")
        ranks[name] = int(rank)
    return ranks


def check_ranks(ranks):
    if not ranks:
        raise SpoiltBallot("blank")
    if sorted(ranks.values()) != list(range(1, len(ranks) + 1)):
        raise SpoiltBallot("ranks are not 1, 2, 3 ...")


def election_ballot_valid(ballots: list[str], candidates: str = "ABC") -> tuple:
    """First preferences and the reasons why ballots were spoilt."""
    firsts, spoilt = dict.fromkeys(candidates, 0), []
    for ballot in ballots:
        try:
            ranks = read_ballot(ballot, candidates)
            check_ranks(ranks)
        except SpoiltBallot as reason:
            spoilt.append(str(reason))
        else:
            firsts[min(ranks, key=ranks.get)] += 1
    return firsts, spoilt

#> election_ballot_valid(["A1 B2 C3", "B1", "C2 A1", "A1 B1", "D1", "A- B-"])
#> election_ballot_valid(["A1 A2", "Bx", "A1 C3"])
#> election_ballot_valid([])
#> election_ballot_valid(["X1", "Y1 X2", "X2 Y1"], candidates="XY")
#> election_ballot_valid(["", "A2"])

### json_config_strict_types
import json


class ConfigError(Exception):
    def __init__(self, path, problem):
        super().__init__(f"{'.'.join(path) or 'root'}: {problem}")


def expect(value, kind, path):
    if type(value) is not kind:
        raise ConfigError(path, f"expected {kind.__name__}, got {type(value).__name__}")
    return value


def read_server(data, path):
    expect(data, dict, path)
    host = expect(data.get("host", "localhost"), str, [*path, "host"])
    port = expect(data.get("port", 80), int, [*path, "port"])
    if not 0 < port < 65536:
        raise ConfigError([*path, "port"], f"{port} out of range")
    return f"{host}:{port}"


def json_config_strict_types(text):
    try:
        data = expect(json.loads(text), dict, [])
        servers = expect(data.get("servers", []), list, ["servers"])
        return [read_server(item, ["servers", str(index)]) for index, item in enumerate(servers)]
    except ConfigError as error:
        return str(error)
    except json.JSONDecodeError as error:
        return f"line {error.lineno}: not json"

#> json_config_strict_types('{"servers": [{"host": "a", "port": 8080}, {"host": "b"}, {}]}')
#> json_config_strict_types('{"servers": [{"port": "8080"}]}')
#> json_config_strict_types('{"servers": [{"port": 80}, {"port": 70000}]}')
#> json_config_strict_types("[]")
#> json_config_strict_types("{}")
#> json_config_strict_types('{"servers": [\n {"host": a}]}')
#> json_config_strict_types('{"servers": [5]}')

### booking_form_two_step
from datetime import date


class FormErrors(Exception):
    def __init__(self, errors):
        super().__init__(f"{len(errors)} errors")
        self.errors = errors


def step_one(form, today):
    errors = {}
    start = end = None
    for name in ("from", "to"):
        try:
            day = date.fromisoformat(form.get(name, ""))
        except ValueError:
            errors[name] = "not a date"
            continue
        if name == "from":
            start = day
        else:
            end = day
    if start and start < today:
        errors["from"] = "in the past"
    if start and end and end <= start:
        errors["to"] = "before arrival"
    if errors:
        raise FormErrors(errors)
    return (end - start).days


def step_two(form, nights):
    guests = form.get("guests", 1)
    if not 1 <= guests <= 4:
        raise FormErrors({"guests": "1 to 4"})
    return nights * (50 + 20 * (guests - 1))


def booking_form_two_step(form, today="2024-03-01"):
    """The price of a stay, or the errors by field."""
    try:
        nights = step_one(form, date.fromisoformat(today))
        return step_two(form, nights)
    except FormErrors as problem:
        return problem.errors

#> booking_form_two_step({"from": "2024-03-10", "to": "2024-03-13", "guests": 3})
#> booking_form_two_step({"from": "2024-03-10", "to": "2024-03-10"})
#> booking_form_two_step({"from": "2024-02-10", "to": "tomorrow"})
#> booking_form_two_step({"from": "2024-03-10", "to": "2024-03-13", "guests": 9})
#> booking_form_two_step({})
#> booking_form_two_step({"from": "2024-12-30", "to": "2025-01-02"})

### breaker_answers_by_tick
class Open(Exception):
    pass


class Breaker:
    def __init__(self, limit=2, rest=3):
        self.limit, self.rest = limit, rest
        self.failures = 0
        self.opened_at = None

    def call(self, tick, function):
        if self.opened_at is not None:
            if tick - self.opened_at < self.rest:
                raise Open
            self.opened_at = None
        try:
            result = function()
        except ConnectionError:
            self.failures += 1
            if self.failures >= self.limit:
                self.opened_at = tick
                self.failures = 0
            raise
        self.failures = 0
        return result


def service(ok):
    if not ok:
        raise ConnectionError
    return "."


def breaker_answers_by_tick(pattern, limit=2, rest=3):
    breaker = Breaker(limit, rest)
    seen = ""
    for tick, state in enumerate(pattern):
        try:
            seen += breaker.call(tick, lambda: service(state == "+"))
        except Open:
            seen += "o"
        except ConnectionError:
            seen += "x"
    return seen

#> breaker_answers_by_tick("++--+++-+--++")
#> breaker_answers_by_tick("------", limit=1, rest=2)
#> breaker_answers_by_tick("")
#> breaker_answers_by_tick("+-+-+-+-")
#> breaker_answers_by_tick("--++++", rest=1)

### loan_application_scoring
from dataclasses import dataclass


@dataclass
class Applicant:
    age: int
    income: int
    debts: int = 0
    years_employed: float = 0
    defaults: int = 0


def age_points(a):
    return 10 if 25 <= a.age <= 60 else 5


def income_points(a):
    return min(40, a.income // 1000 * 8)


def debt_points(a):
    if a.income == 0:
        return -50
    ratio = a.debts / a.income
    return 20 if ratio < 0.2 else 5 if ratio < 0.5 else -20


def history_points(a):
    return int(a.years_employed * 2) - 25 * a.defaults


RULES = (age_points, income_points, debt_points, history_points)


def loan_application_scoring(applicant: dict, needed: int = 50) -> tuple:
    person = Applicant(**applicant)
    if person.age < 18:
        raise ValueError("under age")
    points = {rule.__name__: rule(person) for rule in RULES}
    total = sum(points.values())
    if total >= needed:
        return "yes", points
    return ("maybe" if total >= needed - 10 else "no"), points

#> loan_application_scoring({"age": 40, "income": 3200, "debts": 300, "years_employed": 6.5})
#> loan_application_scoring({"age": 22, "income": 1800, "debts": 1000, "defaults": 1})
#> loan_application_scoring({"age": 17, "income": 9000})
#> loan_application_scoring({"age": 65, "income": 0})
#> loan_application_scoring({"age": 30, "income": 2500, "debts": 900, "years_employed": 9}, needed=55)

### guess_file_type_by_bytes
SIGNATURES = (
    (0, b"\x89PNG\r\n\x1a\n", "png"),
    (0, b"\xff\xd8\xff", "jpeg"),
    (0, b"PK\x03\x04", "zip"),
    (257, b"ustar", "tar"),
    (0, b"%PDF-", "pdf"),
    (0, b"GIF8", "gif"),
)


def looks_like_text(data):
    for byte in data[:64]:
        if byte < 9 or 13 < byte < 32:
            return False
    return True


def guess_file_type_by_bytes(data: bytes, name: str = "") -> str:
    for offset, mark, kind in SIGNATURES:
        if data[offset:offset + len(mark)] == mark:
            return kind
    if not data:
        return "empty"
    if looks_like_text(data):
        suffix = name.rpartition(".")[2] if "." in name else ""
        return suffix or "text"
    return "binary"

#> guess_file_type_by_bytes(b"%PDF-1.7 ...")
#> guess_file_type_by_bytes(b"PK\x03\x04rest", "x.docx")
#> guess_file_type_by_bytes(b"a,b\n1,2\n", "data.csv")
#> guess_file_type_by_bytes(b"\x00\x01\x02")
#> guess_file_type_by_bytes(b"")
#> guess_file_type_by_bytes(b"hello", "README")

### monthly_quota_throttle
class QuotaExceeded(Exception):
    pass


class Quota:
    def __init__(self, soft, hard):
        self.soft, self.hard = soft, hard
        self.used = {}
        self.warnings = []

    def use(self, user, amount):
        total = self.used.get(user, 0) + amount
        if total > self.hard:
            raise QuotaExceeded(f"{user}: {total} > {self.hard}")
        if total > self.soft and user not in self.warnings:
            self.warnings.append(user)
        self.used[user] = total

    def reset(self):
        self.used.clear()
        self.warnings.clear()


def monthly_quota_throttle(events: str, soft: int = 80, hard: int = 100) -> tuple:
    """Usage, warnings and refusals for 'user:amount' events; 'month' starts again."""
    quota = Quota(soft, hard)
    refused = 0
    for event in events.split():
        if event == "month":
            quota.reset()
            continue
        user, amount = event.split(":")
        try:
            quota.use(user, int(amount))
        except QuotaExceeded:
            refused += 1
    return quota.used, quota.warnings, refused

#> monthly_quota_throttle("a:50 b:70 a:40 b:20 a:20 b:10 a:10")
#> monthly_quota_throttle("a:101 month a:81 a:1")
#> monthly_quota_throttle("")
#> monthly_quota_throttle("x:5 y:5 x:6 month x:1", soft=4, hard=10)
#> monthly_quota_throttle("x:lots")

### tax_form_cross_checks
FORMULAS = (
    ("total", ("wages", "interest", "other")),
    ("taxable", ("total", "-deductions")),
    ("due", ("tax", "-withheld")),
)


class CrossCheckFailed(Exception):
    def __init__(self, field, expected, given):
        super().__init__(f"{field}: {given} should be {expected}")


def value(form, name):
    if name.startswith("-"):
        return -form.get(name[1:], 0)
    return form.get(name, 0)


def tax_form_cross_checks(form: dict[str, int], tolerance: int = 1) -> list[str]:
    """The fields that are right, up to the first one that is not."""
    right = []
    for field, parts in FORMULAS:
        if field not in form:
            continue
        expected = sum(value(form, part) for part in parts)
        if abs(expected - form[field]) > tolerance:
            raise CrossCheckFailed(field, expected, form[field])
        right.append(field)
    return right

#> tax_form_cross_checks({"wages": 50000, "interest": 120, "total": 50120, "deductions": 3000, "taxable": 47120, "tax": 9000, "withheld": 9500, "due": -500})
#> tax_form_cross_checks({"wages": 50000, "total": 50001, "taxable": 50001})
#> tax_form_cross_checks({"wages": 50000, "total": 5000})
#> tax_form_cross_checks({})
#> tax_form_cross_checks({"tax": 100, "withheld": 60, "due": 40, "wages": 7, "other": 3, "total": 10}, tolerance=0)

### shape_of_nested_list_regular
class Ragged(ValueError):
    pass


def shape_of(data):
    if not isinstance(data, list):
        return ()
    shapes = {shape_of(item) for item in data}
    if len(shapes) > 1:
        raise Ragged(f"{len(data)} items of different shapes")
    inner = shapes.pop() if shapes else ()
    return (len(data), *inner)


def flat(data):
    if isinstance(data, list):
        for item in data:
            yield from flat(item)
    else:
        yield data


def shape_of_nested_list_regular(data, reshape=None):
    shape = shape_of(data)
    if reshape is None:
        return shape
    values = list(flat(data))
    rows, columns = reshape
    if rows * columns != len(values):
        raise ValueError(f"{len(values)} values do not fit {rows}x{columns}")
    return [values[row * columns:(row + 1) * columns] for row in range(rows)]

#> shape_of_nested_list_regular([[1, 2, 3], [4, 5, 6]])
#> shape_of_nested_list_regular([[1, 2, 3], [4, 5, 6]], reshape=(3, 2))
#> shape_of_nested_list_regular([[1], [2, 3]])
#> shape_of_nested_list_regular([])
#> shape_of_nested_list_regular([[[1, 2]], [[3, 4]]], reshape=(1, 4))
#> shape_of_nested_list_regular([1, 2], (3, 3))
