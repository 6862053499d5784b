### validate_signup
import re

EMAIL = re.compile(r"^[\w.+-]+@[\w-]+(\.[\w-]+)+$")

class ValidationError(Exception):
    def __init__(self, field, message):
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


def check_name(value):
    if not 2 <= len(value) <= 40:
        raise ValidationError("name", "wrong length")


def check_email(value):
    if not EMAIL.match(value):
        raise ValidationError("email", "not an address")


def check_age(value):
    if int(value) < 16:
        raise ValidationError("age", "too young")


def check_phone(value):
    if len(value) < 6:
        raise ValidationError("phone", "too short")


CHECKS = {"name": check_name, "email": check_email, "age": check_age, "phone": check_phone}


def validate_signup(form):
    """All problems of a form, by field."""
    errors = {}
    for field, check in CHECKS.items():
        try:
            check(form[field])
        except KeyError:
            errors[field] = "missing"  # <- reach
        except ValidationError as error:
            errors[error.field] = error.message
    return errors

#> validate_signup({"name": "X", "email": "x@mail.example.org", "age": "15", "phone": "555 0199"})
#? returns validate_signup({"name": "Mia Wu", "email": "nope", "age": "40", "phone": "1234567"})
#? raises ValueError validate_signup({"name": "Mia Wu", "email": "a@b.c", "age": "forty"})
#? reaches validate_signup({})

### check_schema
TYPES = {"int": int, "str": str, "bool": bool, "list": list, "dict": dict}


class SchemaError(TypeError):
    pass


def check_schema(schema, value, path="$"):
    """Check a value against a nested schema; returns how many values were checked.

    A schema is a type's name, a list with one schema for all items, or a dict (keys with ? are optional).
    """
    if isinstance(schema, str):
        if type(value) is not TYPES[schema]:
            raise SchemaError(f"{path}: {schema} wanted")
        return 1
    if isinstance(schema, list):
        if not isinstance(value, list):
            raise SchemaError(f"{path}: list wanted")
        count = 0
        for number, item in enumerate(value):
            count += check_schema(schema[0], item, f"{path}[{number}]")
        return count
    checked = 0
    for key, inner in schema.items():
        name = key.rstrip("?")
        if name in value:
            checked += check_schema(inner, value[name], f"{path}.{name}")  # <- reach
        elif not key.endswith("?"):
            raise SchemaError(f"{path}: no {name}")
    return checked

#> check_schema({"id": "int", "tags": ["str"], "owner?": {"mail": "str"}}, {"id": 4, "tags": ["new", "hot"]})
#? returns check_schema(["bool"], [True, False, True, True, False])
#? raises SchemaError check_schema("int", True)
#? raises KeyError check_schema("float", 1.0)
#? reaches check_schema({"id": "int", "tags": ["str"], "owner?": {"mail": "str"}}, {"id": 4, "tags": ["new", "hot"]})

### safe_divide_all
class Result:
    """Either a value or an error, never both."""

    def __init__(self, value=None, error=None):
        self.value = value
        self.error = error

    def then(self, function):
        if self.error is not None:
            return self
        try:
            return Result(function(self.value))
        except (ValueError, ZeroDivisionError) as problem:
            return Result(error=type(problem).__name__)

    def or_else(self, default):
        return default if self.error else self.value


def safe_divide_all(texts, by):
    answers = []
    for text in texts:
        result = Result(text).then(int).then(lambda n: by // n).then(str)
        answers.append(result.or_else("n/a"))
    return " ".join(answers)

#> safe_divide_all(["4", "zero", "0"], 90)
#? returns safe_divide_all(["2", "x"], 10)
#? raises TypeError safe_divide_all([None], 1)

### password_problems
from string import ascii_lowercase, ascii_uppercase, digits

COMMON = {"password", "qwerty", "letmein", "dragon"}


def classes(text):
    found = 0
    for alphabet in (ascii_lowercase, ascii_uppercase, digits):
        if any(ch in alphabet for ch in text):
            found += 1
    return found


def has_run(text, length=3):
    """abc, 123 or aaa"""
    for step in (0, 1):
        run = 1
        for a, b in zip(text, text[1:]):
            run = run + 1 if ord(b) - ord(a) == step else 1
            if run == length:
                return True
    return False


def password_problems(password, user=""):
    problems = []
    if len(password) < 10:
        problems.append("short")
    if classes(password) < 3:
        problems.append("simple")  # <- reach
    if has_run(password.lower()):
        problems.append("run")
    if password.lower() in COMMON or (user and user in password):
        problems.append("guessable")
    return problems

#> password_problems("Kiwi2468x")
#? returns password_problems("dragon")
#? raises TypeError password_problems(12345)
#? reaches password_problems("dragon")

### order_total_checked
class OrderError(Exception):
    """Base of what can be wrong with an order."""


class UnknownProduct(OrderError):
    pass


class OutOfStock(OrderError):
    def __init__(self, sku, missing):
        super().__init__(sku)
        self.missing = missing


CATALOG = {"mug": (8, 10), "cap": (15, 2), "pin": (3, 100)}


def reserve(sku, quantity):
    try:
        price, stock = CATALOG[sku]
    except KeyError as error:
        raise UnknownProduct(sku) from error
    if quantity > stock:
        raise OutOfStock(sku, quantity - stock)
    return price * quantity


def order_total_checked(order, partial=False):
    total, notes = 0, []
    for sku, quantity in order.items():
        try:
            total += reserve(sku, quantity)
        except OutOfStock as error:
            if not partial:
                raise
            total += reserve(sku, quantity - error.missing)
            notes.append(f"{error.missing} {sku} later")  # <- reach
    return total, notes

#> order_total_checked({"mug": 2, "cap": 5, "pin": 12}, partial=True)
#? returns order_total_checked({"pin": 4})
#? raises OutOfStock order_total_checked({"cap": 3})
#? raises UnknownProduct order_total_checked({"cup": 1})
#? reaches order_total_checked({"mug": 2, "cap": 5, "pin": 12}, partial=True)

### is_valid_sudoku
def groups(board):
    """All rows, columns and 2x2 boxes of a small sudoku."""
    size = len(board)
    yield from board
    for column in range(size):
        yield "".join(row[column] for row in board)
    for r in range(0, size, 2):
        for c in range(0, size, 2):
            yield board[r][c:c + 2] + board[r + 1][c:c + 2]


def is_valid_sudoku(board):
    for group in groups(board):
        seen = set()
        for ch in group:
            if ch == ".":
                continue
            if ch in seen:
                return False
            seen.add(ch)
    return True  # <- reach

#> is_valid_sudoku(["12..", ".31.", "2..2", "...4"])
#? reaches is_valid_sudoku(["....", "....", "....", "...."])

### coerce_rows
def to_int(text):
    return int(text.replace("_", "").replace(",", ""))


def to_bool(text):
    if text.lower() not in ("y", "n", "yes", "no"):
        raise ValueError(text)
    return text.lower().startswith("y")


COLUMNS = [("id", to_int), ("name", str.strip), ("active", to_bool)]


def coerce_rows(lines, limit=1):
    """(rows, errors); gives up after more than `limit` bad rows."""
    rows, errors = [], []
    for number, line in enumerate(lines, 1):
        try:
            cells = line.split("|")
            row = {name: convert(cell) for (name, convert), cell in zip(COLUMNS, cells, strict=True)}
        except ValueError as error:
            errors.append(number)  # <- reach
            if len(errors) > limit:
                raise RuntimeError(f"too many bad rows: {errors}") from error
        else:
            rows.append(row)
    return rows, errors

#> coerce_rows(["1,024| Sena |yes", "7|Mato|perhaps", "12|Ivy |N", "3|Otto|y"])
#? returns coerce_rows(["5|E|y"])
#? raises RuntimeError coerce_rows(["a|b|c", "1|2"])
#? reaches coerce_rows(["1,024| Sena |yes", "7|Mato|perhaps", "12|Ivy |N", "3|Otto|y"])

### check_transitions
ALLOWED = {
    "draft": {"review"},
    "review": {"draft", "approved", "rejected"},
    "approved": {"published"},
    "rejected": set(),
    "published": set(),
}


class IllegalTransition(Exception):
    pass


def step(state, target):
    if target not in ALLOWED[state]:
        raise IllegalTransition(f"{state} -> {target}")
    return target


def check_transitions(history):
    """Last state of a document's history 'draft>review>...'."""
    states = history.split(">")
    if states[0] != "draft":
        raise ValueError("a document starts as a draft")
    state = states[0]
    rejections = 0
    for target in states[1:]:
        state = step(state, target.strip())
        if state == "draft":
            rejections += 1  # <- reach
    return state if rejections < 2 else f"{state}*"

#> check_transitions("draft>review>draft>review>draft> review>approved>published")
#? returns check_transitions("draft>review>rejected")
#? raises IllegalTransition check_transitions("draft>published")
#? raises ValueError check_transitions("review>draft")
#? reaches check_transitions("draft>review>draft>review>draft> review>approved>published")

### retry_fetch
class Temporary(Exception):
    pass


class Permanent(Exception):
    pass


class FakeServer:
    """Answers with the given status codes, one after the other."""

    def __init__(self, codes):
        self.codes = list(codes)
        self.calls = 0

    def get(self):
        self.calls += 1
        code = self.codes.pop(0)
        if code >= 500:
            raise Temporary(code)
        if code >= 400:
            raise Permanent(code)
        return code


def retry_fetch(codes, attempts=3):
    server = FakeServer(codes)
    waited = 0
    for attempt in range(attempts):
        try:
            return server.get(), server.calls, waited
        except Temporary:
            waited += 2 ** attempt  # <- reach
    raise TimeoutError(f"gave up after {server.calls} calls")

#> retry_fetch([503, 500, 204], attempts=4)
#? returns retry_fetch([200])
#? raises Permanent retry_fetch([404])
#? raises TimeoutError retry_fetch([500, 500, 500])
#? raises IndexError retry_fetch([])
#? reaches retry_fetch([503, 500, 204], attempts=4)

### password_matches_policy
from abc import ABC, abstractmethod


class Rule(ABC):
    @abstractmethod
    def ok(self, text):
        ...

    def __and__(self, other):
        return Both(self, other)


class Both(Rule):
    def __init__(self, *rules):
        self.rules = rules

    def ok(self, text):
        return all(rule.ok(text) for rule in self.rules)


class Longer(Rule):
    def __init__(self, n):
        self.n = n

    def ok(self, text):
        return len(text) > self.n


class Contains(Rule):
    def __init__(self, test):
        self.test = test

    def ok(self, text):
        return any(map(self.test, text))


def password_matches_policy(texts, least=7):
    policy = Longer(least) & Contains(str.isdigit) & Contains(str.isupper)
    return all(policy.ok(text) for text in texts)

#> password_matches_policy(["Tr0ubador", "Correct9horse"])
#> password_matches_policy(["Tr0ubador&3", "correct9horse", "X1"])
#? raises TypeError password_matches_policy([7])

### parse_expression
import re

TOKEN = re.compile(r"\s*(?:(\d+)|(.))")


class Parser:
    def __init__(self, text):
        self.tokens = [number or op for number, op in TOKEN.findall(text)]
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self):
        token = self.peek()
        self.at += 1
        return token

    def sum(self):
        value = self.atom()
        while self.peek() in ("+", "-"):
            value = value + self.atom() if self.take() == "+" else value - self.atom()  # <- reach
        return value

    def atom(self):
        token = self.take()
        if token == "(":
            value = self.sum()
            if self.take() != ")":
                raise SyntaxError("parenthesis never closed")
            return value
        if not token.isdigit():
            raise SyntaxError(f"unexpected {token!r}")
        return int(token)


def parse_expression(text):
    parser = Parser(text)
    value = parser.sum()
    if parser.peek():
        raise SyntaxError("something is left over")
    return value

#> parse_expression("12 - (3 + 4) + 8")
#? returns parse_expression("(100)")
#? raises SyntaxError parse_expression("1 +")
#? reaches parse_expression("12 - (3 + 4) + 8")

### country_codes_ok
CODES = {"de": "Germany", "fr": "France", "jp": "Japan", "br": "Brazil"}


def normalise(code):
    if not isinstance(code, str):
        raise TypeError(f"a text is wanted, not {type(code).__name__}")
    code = code.strip().lower()
    if code == "uk":
        return "gb"
    return code


def country_codes_ok(shipments, blocked=()):
    """True if all shipments go to a country that we know and may send to."""
    bad = []
    for shipment in shipments:
        try:
            code = normalise(shipment.get("to"))
        except TypeError:
            bad.append(shipment)
            continue
        if code not in CODES or code in blocked:
            bad.append(shipment)  # <- reach
    return bad == []

#> country_codes_ok([{"to": "DE"}, {"to": " fr"}, {"to": "jp", "express": True}, {"to": "Br "}])
#> country_codes_ok([{"to": "DE"}, {"from": " fr"}, {"to": "uk"}, {"to": "Br "}, {"to": "jp"}], ["br"])
#? raises AttributeError country_codes_ok(["de"])
#? reaches country_codes_ok([{"to": "DE"}, {"from": " fr"}, {"to": "uk"}, {"to": "Br "}, {"to": "jp"}], ["br"])

### assert_sorted_unique
def problems(values):
    previous = None
    for index, value in enumerate(values):
        if previous is not None:
            if value == previous:
                yield f"repeated {value!r} at {index}"  # <- reach
            elif value < previous:
                yield f"{value!r} after {previous!r} at {index}"
        previous = value


def assert_sorted_unique(*columns, limit=3):
    """None when all columns are strictly rising, else AssertionError with the first problems."""
    found = []
    for number, column in enumerate(columns):
        for problem in problems(column):
            found.append(f"column {number}: {problem}")
            if len(found) == limit:
                break
    if found:
        raise AssertionError("; ".join(found))
    return None

#> assert_sorted_unique([1, 5, 9, 12], ["ant", "bee", "cow"], (0.5, 0.75))
#? raises AssertionError assert_sorted_unique([1, 1])
#? raises TypeError assert_sorted_unique([1, "a"])
#? reaches assert_sorted_unique([1, 1])

### error_chain
class LayerError(Exception):
    layer = "?"


class StorageError(LayerError):
    layer = "storage"


class ServiceError(LayerError):
    layer = "service"


def load(key, store):
    try:
        return store[key]
    except (KeyError, TypeError) as error:
        raise StorageError(key) from error


def profile(user, store):
    try:
        return load(f"user:{user}", store)["name"]
    except LayerError as error:
        raise ServiceError(user) from error


def error_chain(users, store):
    """For each user the name, or the errors from the outermost to the cause."""
    lines = []
    for user in users:
        try:
            lines.append(profile(user, store))
        except ServiceError as error:
            chain = []
            while error is not None:
                chain.append(getattr(error, "layer", type(error).__name__))
                error = error.__cause__  # <- reach
            lines.append(" < ".join(chain))
    return "; ".join(lines)

#> error_chain(["ida", "ada"], {"user:ada": {"name": "Ada"}})
#? returns error_chain(["bo"], {"user:bo": {"name": "Bo B."}})
#? raises KeyError error_chain(["x"], {"user:x": {}})
#? reaches error_chain(["ida", "ada"], {"user:ada": {"name": "Ada"}})

### parse_semver
import re

SEMVER = re.compile(r"^(\d+)\.(\d+)\.(\d+)(?:-([\w.]+))?$")


def parse(text):
    match = SEMVER.match(text)
    if match is None:
        raise ValueError(f"{text!r} is no version")
    major, minor, patch, pre = match.groups()
    return (int(major), int(minor), int(patch)), pre


def compatible(installed, wanted):
    have, have_pre = parse(installed)
    need, _ = parse(wanted)
    if have_pre:
        return False  # <- reach
    if need[0] == 0:
        return have[:2] == need[:2] and have >= need
    return have[0] == need[0] and have >= need


def parse_semver(pairs):
    """Names of the packages that have to be upgraded."""
    upgrade = []
    for name, installed, wanted in pairs:
        if not compatible(installed, wanted):
            upgrade.append(name)
    return upgrade

#> parse_semver([("core", "2.5.1", "2.4.9"), ("ui", "0.9.3", "0.8.0"), ("net", "3.0.0", "3.0.1")])
#? returns parse_semver([("z", "1.0.0", "2.0.0")])
#? raises ValueError parse_semver([("z", "1.0", "1.0")])
#? reaches parse_semver([("z", "1.0.0-rc1", "1.0.0")])

### import_users
class Importer:
    required = ("name", "mail")

    def __init__(self):
        self.users = {}
        self.log = []

    def add(self, record):
        missing = [field for field in self.required if not record.get(field)]
        if missing:
            raise KeyError(", ".join(missing))
        mail = record["mail"].lower()
        if mail in self.users:
            raise ValueError("duplicate " + mail)
        self.users[mail] = record["name"]  # <- reach

    def run(self, records):
        for number, record in enumerate(records):
            try:
                self.add(record)
            except (KeyError, ValueError) as problem:
                self.log.append(f"#{number} {problem.args[0]}")
        return len(self.users)


def import_users(records):
    importer = Importer()
    count = importer.run(records)
    return {"imported": count, "log": importer.log}

#> import_users([{"name": "A", "mail": "a@x.y"}, {"name": "", "mail": ""}, {"name": "B", "mail": "A@X.Y"}])
#? returns import_users([{"name": "Q", "mail": None}])
#? raises AttributeError import_users([{"name": "Q", "mail": 5}])
#? reaches import_users([{"name": "A", "mail": "a@x.y"}, {"name": "", "mail": ""}, {"name": "B", "mail": "A@X.Y"}])

### finally_order
def risky(step, trail):
    trail.append(f"open {step}")
    try:
        if step == "b":
            raise OSError(step)
        if step == "c":
            return step.upper()
        trail.append(f"work {step}")
    except OSError as error:
        trail.append(f"caught {error}")
        return None
    else:
        trail.append("fine")
    finally:
        trail.append(f"close {step}")
    return step


def finally_order(steps):
    """Which steps gave a result, and in which order things happened."""
    trail = []
    results = []
    for step in steps:
        result = risky(step, trail)
        if result:
            results.append(result)  # <- reach
    return "".join(results), len(trail), trail[-2:]

#> finally_order("abca")
#? returns finally_order("b")
#? raises TypeError finally_order(5)
#? reaches finally_order("abca")

### date_range_valid
from datetime import date


def parse(text, field, errors):
    try:
        return date.fromisoformat(text)
    except (TypeError, ValueError):
        errors.append(f"{field} is not a date")
        return None


def date_range_valid(filters, today="2024-07-01"):
    """Validate the filters of a report; raises ValueError with all problems."""
    errors = []
    start = parse(filters.get("from"), "from", errors)
    end = parse(filters.get("to", today), "to", errors)
    now = date.fromisoformat(today)
    if start and end:
        if start > end:
            errors.append("from is after to")  # <- reach
        if (end - start).days > 366:
            errors.append("more than a year")
    due = parse(filters.get("due", "2024-01-01"), "due", errors)
    paid = parse(filters.get("paid", today), "paid", errors)
    for name, value in (("from", start), ("to", end), ("due", due), ("paid", paid)):
        if value is None:
            continue
        if value > now:
            errors.append(f"{name} is in the future")
    if errors and filters.get("strict", True):
        raise ValueError("; ".join(errors))
    return not errors

#> date_range_valid({"from": "2024-03-01", "to": "2024-08-01", "strict": False})
#> date_range_valid({"from": "2022-03-01", "to": "2024-02-01", "due": "1 May", "strict": False})
#? raises ValueError date_range_valid({})
#? reaches date_range_valid({"from": "2024-02-01", "to": "2024-01-01", "strict": False})

### unit_checked_sum
class Quantity:
    """A number with a unit; only like may be added to like."""

    factors = {"mm": 1, "cm": 10, "m": 1000}

    def __init__(self, number, unit):
        if unit not in self.factors:
            raise ValueError(f"unknown unit {unit}")
        self.number = number
        self.unit = unit

    def to(self, unit):
        return Quantity(self.number * self.factors[self.unit] / self.factors[unit], unit)

    def __add__(self, other):
        if not isinstance(other, Quantity):
            return NotImplemented
        return Quantity(self.number + other.to(self.unit).number, self.unit)


def unit_checked_sum(texts, unit="cm"):
    total = Quantity(0, unit)
    for text in texts:
        number, _, name = text.partition(" ")
        total = total + Quantity(float(number), name)
    return total.number

#> unit_checked_sum(["2.5 m", "30 cm", "4 mm"])
#? returns unit_checked_sum(["1 m", "1 m"], "mm")
#? raises ValueError unit_checked_sum(["3 ft"])

### permission_granted
from enum import Flag, auto


class Access(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    ADMIN = auto()


ROLES = {
    "guest": Access.READ,
    "editor": Access.READ | Access.WRITE,
    "owner": Access.READ | Access.WRITE | Access.ADMIN,
}


class Denied(PermissionError):
    pass


def require(roles, needed):
    granted = Access.NONE
    for role in roles:
        granted |= ROLES.get(role, Access.NONE)
    if needed not in granted:
        raise Denied(needed.name)


def permission_granted(roles, actions):
    """Whether all the actions ('read', 'write', ...) are allowed."""
    for action in actions:
        try:
            require(roles, Access[action.upper()])
        except Denied:
            return False  # <- reach
    return True

#> permission_granted(["guest", "editor", "ghost"], ["read", "write", "read"])
#? raises KeyError permission_granted(["guest"], ["fly"])
#? reaches permission_granted(["guest"], ["write"])

### context_errors
from contextlib import contextmanager


@contextmanager
def collecting(errors, label):
    """Errors inside the block are noted, not raised."""
    try:
        yield
    except ArithmeticError as error:
        errors.append(f"{label}: {type(error).__name__}")
    except LookupError as error:
        errors.append(f"{label}: {error.args[0]}")


def context_errors(table, formulas):
    errors, values = [], {}
    for name, (left, op, right) in formulas.items():
        with collecting(errors, name):
            a, b = table[left], table[right]
            if op == "/":
                values[name] = a / b
            elif op == "-":
                values[name] = a - b  # <- reach
            else:
                raise ValueError(op)
    return values, errors

#> context_errors({"in": 120, "out": 45, "days": 0}, {"net": ("in", "-", "out"), "rate": ("in", "/", "days"), "tax": ("vat", "-", "in")})
#? returns context_errors({"a": 9, "b": 2}, {"q": ("a", "/", "b")})
#? raises ValueError context_errors({"a": 9, "b": 2}, {"q": ("a", "*", "b")})
#? reaches context_errors({"in": 120, "out": 45, "days": 0}, {"net": ("in", "-", "out"), "rate": ("in", "/", "days"), "tax": ("vat", "-", "in")})

### isbn_fix
def check_digit(digits):
    total = 0
    for weight, digit in zip(range(10, 1, -1), digits):
        total += weight * int(digit)
    rest = (11 - total % 11) % 11
    return "X" if rest == 10 else str(rest)


def isbn_fix(text):
    """Valid ISBN-10 for a text with a wrong or missing check digit."""
    body = "".join(ch for ch in text if ch.isdigit() or ch in "xX")
    if len(body) not in (9, 10):
        raise ValueError(f"{len(body)} digits")
    right = check_digit(body[:9])
    if body[9:].upper() == right:
        return text  # <- reach
    return f"{body[0]}-{body[1:4]}-{body[4:9]}-{right}"

#> isbn_fix("0-306-40615-9")
#? returns isbn_fix("030640616")
#? raises ValueError isbn_fix("12345")
#? reaches isbn_fix("0-306-40615-2")
