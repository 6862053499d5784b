### signup_form_is_acceptable
import re

MAIL = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")
COMMON = {"password", "12345678", "qwertyui", "letmein1"}


class FieldError(Exception):
    def __init__(self, field, reason):
        super().__init__(f"{field}: {reason}")
        self.field = field


def check_name(form):
    name = form.get("name", "").strip()
    if not 2 <= len(name) <= 40:
        raise FieldError("name", "length")
    for char in name:
        if not (char.isalpha() or char in " '-"):
            raise FieldError("name", f"character {char!r}")


def check_mail(form):
    if not MAIL.fullmatch(form.get("mail", "")):
        raise FieldError("mail", "format")


def check_password(form):
    password = form.get("password", "")
    if len(password) < 8 or password.lower() in COMMON:
        raise FieldError("password", "too weak")


CHECKS = (check_name, check_mail, check_password)


def signup_form_is_acceptable(form):
    errors = []
    for check in CHECKS:
        try:
            check(form)
        except FieldError as error:
            errors.append(error.field)
    return not errors

#> signup_form_is_acceptable({"name": "Ida O'Hara-Holm", "mail": "ida.holm+news@post.example.org", "password": "correct horse"})
#> signup_form_is_acceptable({"name": "R2D2", "mail": "r2@robots.space", "password": "beepbeepbeep"})
#> signup_form_is_acceptable({"name": "X", "mail": "x@y", "password": "short"})
#> signup_form_is_acceptable({"name": "Max Planck", "mail": "max@kwi.de", "password": "Letmein1"})
#> signup_form_is_acceptable({})

### password_strength_score
from collections import Counter

CLASSES = (str.islower, str.isupper, str.isdigit, lambda c: not c.isalnum())


def longest_sequence(text):
    longest = run = 1
    direction = 0
    for before, after in zip(text, text[1:]):
        step = ord(after) - ord(before)
        if step in (1, -1) and step == direction:
            run += 1
        elif step in (1, -1):
            run, direction = 2, step
        else:
            run, direction = 1, 0
        longest = max(longest, run)
    return longest


def password_strength_score(password, user=""):
    score = min(len(password), 16)
    for in_class in CLASSES:
        if any(in_class(char) for char in password):
            score += 2
    if longest_sequence(password) >= 3:
        score -= 4
    if password and Counter(password).most_common(1)[0][1] > len(password) // 2:
        score -= 5
    if user and user.lower() in password.lower():
        score -= 8
    return max(score, 0)

#> password_strength_score("Tr0ub4dor&3")
#> password_strength_score("abcdef", user="abc")
#> password_strength_score("aaaaaaab")
#> password_strength_score("")
#> password_strength_score("Ida-1987-xyz", "ida")
#> password_strength_score("correcthorsebattery")

### order_schema_verdict
class SchemaError(ValueError):
    pass


TYPES = {"int": int, "str": str, "list": list, "dict": dict, "bool": bool}


def validate(value, schema, path):
    kind = TYPES[schema["type"]]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise SchemaError(f"{path}: expected {schema['type']}")
    if "min" in schema and value < schema["min"]:
        raise SchemaError(f"{path}: below {schema['min']}")
    if "items" in schema:
        for index, item in enumerate(value):
            validate(item, schema["items"], f"{path}[{index}]")
    for name, sub in schema.get("fields", {}).items():
        if name in value:
            validate(value[name], sub, f"{path}.{name}")
        elif not sub.get("optional"):
            raise SchemaError(f"{path}.{name}: missing")


ORDER = {"type": "dict", "fields": {
    "id": {"type": "int", "min": 1},
    "paid": {"type": "bool", "optional": True},
    "lines": {"type": "list", "items": {"type": "dict", "fields": {"sku": {"type": "str"}, "qty": {"type": "int", "min": 1}}}},
}}


def order_schema_verdict(order):
    try:
        validate(order, ORDER, "$")
    except SchemaError as error:
        return str(error)
    return "valid"

#> order_schema_verdict({"id": 7, "lines": [{"sku": "A1", "qty": 2}, {"sku": "B2", "qty": 1}], "paid": True})
#> order_schema_verdict({"id": 7, "lines": [{"sku": "A1", "qty": 2}, {"sku": "B2", "qty": 0}]})
#> order_schema_verdict({"id": True, "lines": []})
#> order_schema_verdict({"id": 1, "lines": [{"sku": 5, "qty": 1}]})
#> order_schema_verdict({"id": 3})
#> order_schema_verdict([])

### ean_check_digits_all_valid
def check_digit(body: str) -> int:
    """The last digit of an EAN-13 code: weights 1 and 3 in turn."""
    total = 0
    for index, char in enumerate(body):
        weight = 3 if index % 2 else 1
        total += int(char) * weight
    return -total % 10


def ean_check_digits_all_valid(codes: list[str]) -> bool:
    for code in codes:
        digits = code.replace("-", "")
        if len(digits) != 13 or not digits.isdigit():
            return False
        if check_digit(digits[:-1]) != int(digits[-1]):
            return False
    return True

#> ean_check_digits_all_valid(["4006381333931", "978-3-16-148410-0"])
#> ean_check_digits_all_valid(["4006381333931", "4006381333932"])
#> ean_check_digits_all_valid([])
#> ean_check_digits_all_valid(["73513537", "4006381333931"])
#> ean_check_digits_all_valid(["5901234123457", "0012345678905", "9780201379624"])
#> ean_check_digits_all_valid(["5901234123457", "59012341234S7"])
#> ean_check_digits_all_valid(["4006381333931", "5901234123457", "9780201379624", "0012345678905", "4006381333932"])

### age_gate_checks_raise
class ValidationError(Exception):
    """Base of all the refusals."""


class TooYoung(ValidationError):
    pass


class MissingConsent(ValidationError):
    pass


LIMITS = {"U": 0, "PG": 8, "12A": 12, "15": 15, "18": 18}


def admit(person, rating):
    limit = LIMITS[rating]
    if person["age"] >= limit:
        return "alone"
    if rating in ("18", "15"):
        raise TooYoung(f"{person['name']} is {person['age']}, not {limit}")
    if not person.get("adult"):
        raise MissingConsent(f"{person['name']} needs an adult")
    return "with adult"


def age_gate_checks_raise(people, rating, strict=False):
    """Admission for each person; strict lets the first refusal through."""
    admitted = {}
    for person in people:
        try:
            admitted[person["name"]] = admit(person, rating)
        except MissingConsent:
            admitted[person["name"]] = "wait"
        except ValidationError as error:
            if strict:
                raise
            admitted[person["name"]] = f"no: {error}"
    return admitted

#> age_gate_checks_raise([{"name": "Ann", "age": 17}, {"name": "Bob", "age": 18}], "18")
#> age_gate_checks_raise([{"name": "Cy", "age": 10}, {"name": "Di", "age": 9, "adult": "Ed"}, {"name": "Flo", "age": 12}], "12A")
#> age_gate_checks_raise([{"name": "Gus", "age": 14}], "15", strict=True)
#> age_gate_checks_raise([], "U")
#> age_gate_checks_raise([{"name": "Hal", "age": 3}], "XX")
#> age_gate_checks_raise([{"name": "Ina", "age": 5}, {"name": "Jan", "age": 8}], "PG", True)

### validate_table_rows
RULES = {
    "id": lambda v: v.isdigit(),
    "mail": lambda v: v.count("@") == 1,
    "country": lambda v: len(v) == 2 and v.isupper(),
}


def row_errors(row):
    for column, rule in RULES.items():
        value = row.get(column)
        if value is None:
            yield column, "missing"
        elif not rule(value):
            yield column, f"bad value {value!r}"


def validate_table_rows(rows):
    errors = []
    seen = set()
    for number, row in enumerate(rows, 1):
        for column, problem in row_errors(row):
            errors.append(f"row {number}: {column} {problem}")
        if row.get("id") in seen:
            errors.append(f"row {number}: id {row['id']} repeated")
        seen.add(row.get("id"))
    return errors

#> validate_table_rows([{"id": "1", "mail": "a@b", "country": "DE"}, {"id": "x", "mail": "a@b@c", "country": "de"}, {"id": "1", "country": "SE"}])
#> validate_table_rows([{"id": "10", "mail": "x@y.z", "country": "FR"}])
#> validate_table_rows([])
#> validate_table_rows([{}, {}])
#> validate_table_rows([{"id": "3", "mail": "p@q", "country": "USA"}, {"id": "4", "mail": "pq", "country": "US"}])

### sudoku_row_is_valid
def group_ok(cells):
    seen = set()
    for cell in cells:
        if cell == ".":
            continue
        if cell in seen or cell not in "1234":
            return False
        seen.add(cell)
    return True


def boxes(rows):
    for top in (0, 2):
        for left in (0, 2):
            yield rows[top][left:left + 2] + rows[top + 1][left:left + 2]


def sudoku_row_is_valid(text: str) -> bool:
    """Whether a 4x4 puzzle breaks no rule so far."""
    rows = text.split("/")
    if [len(row) for row in rows] != [4, 4, 4, 4]:
        raise ValueError("need four rows of four")
    columns = ["".join(column) for column in zip(*rows)]
    for group in [*rows, *columns, *boxes(rows)]:
        if not group_ok(group):
            return False
    return True

#> sudoku_row_is_valid("12../34../..12/..34")
#> sudoku_row_is_valid("12../34../1.../....")
#> sudoku_row_is_valid("1234/341./2.../..1.")
#> sudoku_row_is_valid("12../2.../..../....")
#> sudoku_row_is_valid("123/341/...")
#> sudoku_row_is_valid("5.../..../..../....")

### phone_number_normaliser
import re

SEPARATORS = re.compile(r"[\s().\-/]+")
COUNTRY = {"DE": "49", "AT": "43", "US": "1", "GB": "44"}


class PhoneError(ValueError):
    pass


def normalise(raw, home):
    digits = SEPARATORS.sub("", raw)
    if digits.startswith("00"):
        digits = "+" + digits[2:]
    if digits.startswith("0"):
        digits = "+" + COUNTRY[home] + digits[1:]
    elif not digits.startswith("+"):
        digits = "+" + COUNTRY[home] + digits
    if not digits[1:].isdigit():
        raise PhoneError(f"letters in {raw!r}")
    if not 8 <= len(digits) - 1 <= 15:
        raise PhoneError(f"wrong length: {raw!r}")
    return digits


def phone_number_normaliser(numbers: list[str], home: str = "DE") -> tuple:
    good, bad = [], 0
    for number in numbers:
        try:
            clean = normalise(number, home)
        except PhoneError:
            bad += 1
            continue
        if clean not in good:
            good.append(clean)
    return good, bad

#> phone_number_normaliser(["030 / 1234-567", "+49 (30) 1234567", "0049301234567", "call me"])
#> phone_number_normaliser(["555-0199", "(212) 555-0199", "1 800 FLOWERS"], home="US")
#> phone_number_normaliser([])
#> phone_number_normaliser(["12", "+44 20 7946 0958", "020 7946 0958"], "GB")
#> phone_number_normaliser(["0123 456 789"], "FR")

### range_constraints_satisfied
import operator
import re

CONSTRAINT = re.compile(r"(\w+)\s*(<=|>=|==|!=|<|>)\s*(-?\d+)")
OPERATORS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne}


def parse_constraints(text):
    for part in text.split(","):
        match = CONSTRAINT.fullmatch(part.strip())
        if match is None:
            raise SyntaxError(f"cannot read {part.strip()!r}")
        name, symbol, number = match.groups()
        yield name, OPERATORS[symbol], int(number)


def range_constraints_satisfied(record: dict[str, int], text: str) -> bool:
    for name, compare, limit in parse_constraints(text):
        value = record.get(name)
        if value is None:
            return False
        if not compare(value, limit):
            return False
    return True

#> range_constraints_satisfied({"age": 30, "score": 71}, "age >= 18, score>70, age != 31")
#> range_constraints_satisfied({"age": 30, "score": 71}, "age >= 18, score > 71")
#> range_constraints_satisfied({"t": -5}, "t<0,t>=-5,t==-5")
#> range_constraints_satisfied({"t": -5}, "t<0, u>1")
#> range_constraints_satisfied({"t": 1}, "t => 0")
#> range_constraints_satisfied({"w": 4, "h": 9, "d": 2}, "w<5, h<10, d<3, w>3, h>8, d>1")
#> range_constraints_satisfied({"a": 1, "b": 2, "c": 3, "d": 4}, "a>0, a<2, b>=2, b!=3, c==3, c<=3, d>3, d<5")

### typed_descriptor_record
class Typed:
    """An attribute that checks its type and an optional rule."""

    def __init__(self, kind, rule=None):
        self.kind, self.rule = kind, rule

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, instance, owner):
        return instance.__dict__[self.name]

    def __set__(self, instance, value):
        if not isinstance(value, self.kind):
            raise TypeError(f"{self.name} must be {self.kind.__name__}")
        if self.rule and not self.rule(value):
            raise ValueError(f"{self.name} cannot be {value!r}")
        instance.__dict__[self.name] = value


def typed_descriptor_record(rows):
    """Make products of rows; give the total and the error texts."""

    class Product:
        name = Typed(str, str.strip)
        cents = Typed(int, lambda v: v >= 0)

        def __init__(self, name, cents):
            self.name = name
            self.cents = cents

    total, errors = 0, []
    for row in rows:
        try:
            total += Product(*row).cents
        except (TypeError, ValueError) as error:
            errors.append(str(error))
    return total, errors

#> typed_descriptor_record([("pen", 120), ("ink", -1), (None, 5), ("  ", 7)])
#> typed_descriptor_record([("cup", 450), ("plate", 700), ("bowl", "3")])
#> typed_descriptor_record([])
#> typed_descriptor_record([("a", 1), ("b", 2), ("c", 3)])
#> typed_descriptor_record([("fork", 1.5), ("knife", 0)])

### require_decorator_checks
import functools


class Rejected(Exception):
    pass


def require(test, message):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(value):
            if not test(value):
                raise Rejected(f"{function.__name__}: {message}")
            return function(value)
        return wrapper
    return decorate


def actions():
    @require(lambda v: len(v) > 0, "empty")
    @require(str.isascii, "not ascii")
    def shout(text):
        return text.upper() + "!"

    @require(lambda v: v != 0, "zero")
    def inverse(number):
        return 1 / number

    return {"shout": shout, "inverse": inverse}


def require_decorator_checks(calls: list) -> list:
    known = actions()
    results = []
    for name, value in calls:
        try:
            results.append(known[name](value))
        except Rejected as reason:
            results.append(str(reason))
    return results

#> require_decorator_checks([("shout", "hey"), ("shout", ""), ("shout", "naïve"), ("inverse", 4)])
#> require_decorator_checks([("inverse", 0), ("inverse", -0.5)])
#> require_decorator_checks([])
#> require_decorator_checks([("whisper", "x")])
#> require_decorator_checks([("shout", "ok"), ("inverse", 8), ("inverse", 0)])

### tax_number_checksum
WEIGHTS = (2, 3, 4, 5, 6, 7)


class InvalidNumber(ValueError):
    pass


def digits_of(text):
    digits = [int(c) for c in text if c.isdigit()]
    if len(digits) != 9:
        raise InvalidNumber(f"{len(digits)} digits instead of 9")
    return digits


def tax_number_checksum(text: str) -> int:
    """The check digit that belongs to a nine-digit number."""
    digits = digits_of(text)
    if len(set(digits)) == 1:
        raise InvalidNumber("all digits the same")
    total = 0
    for position, digit in enumerate(reversed(digits)):
        total += digit * WEIGHTS[position % len(WEIGHTS)]
    check = 11 - total % 11
    if check >= 10:
        check = 0
    return check

#> tax_number_checksum("123.456.789")
#> tax_number_checksum("98 76 54 321")
#> tax_number_checksum("111111111")
#> tax_number_checksum("12345")
#> tax_number_checksum("400-000-017")
#> tax_number_checksum("DE 250 000 009")
#> tax_number_checksum("100000050")

### chess_square_path_valid
FILES = "abcdefgh"


def square(name):
    if len(name) != 2 or name[0] not in FILES or name[1] not in "12345678":
        raise ValueError(f"no such square: {name}")
    return FILES.index(name[0]), int(name[1]) - 1


def knight(dx, dy):
    return {abs(dx), abs(dy)} == {1, 2}


def bishop(dx, dy):
    return abs(dx) == abs(dy) != 0


def rook(dx, dy):
    return (dx == 0) != (dy == 0)


PIECES = {"N": knight, "B": bishop, "R": rook, "Q": lambda dx, dy: rook(dx, dy) or bishop(dx, dy)}


def chess_square_path_valid(piece: str, path: str) -> bool:
    """Whether a piece may walk a path such as 'a1 b3 d4' on an empty board."""
    allowed = PIECES[piece]
    squares = [square(name) for name in path.split()]
    for (x1, y1), (x2, y2) in zip(squares, squares[1:]):
        if not allowed(x2 - x1, y2 - y1):
            return False
    return True

#> chess_square_path_valid("N", "b1 c3 d5 f6 g8")
#> chess_square_path_valid("B", "c1 g5 h6 f8 e8")
#> chess_square_path_valid("R", "a1 a8 h8 h1 a1")
#> chess_square_path_valid("Q", "d1 d8 h4 e1 f3")
#> chess_square_path_valid("R", "a1 i1")
#> chess_square_path_valid("N", "e4")

### first_invalid_json_path
def first_invalid_json_path(data, path="$"):
    """Path of the first value that JSON cannot hold, None when all is fine."""
    if data is None or isinstance(data, (bool, int, str)):
        return None
    if isinstance(data, float):
        return path if data != data or abs(data) == float("inf") else None
    if isinstance(data, (list, tuple)):
        for index, item in enumerate(data):
            found = first_invalid_json_path(item, f"{path}[{index}]")
            if found:
                return found
        return None
    if isinstance(data, dict):
        for key, value in data.items():
            if not isinstance(key, str):
                return f"{path}.{key!r} (key)"
            found = first_invalid_json_path(value, f"{path}.{key}")
            if found:
                return found
        return None
    return path

#> first_invalid_json_path({"a": [1, 2.5, {"b": b"raw"}], "c": None})
#> first_invalid_json_path({"a": [1, "x", True, (None,)], "z": {"y": 1.5}})
#> first_invalid_json_path([[0.0, float("nan")], 2])
#> first_invalid_json_path({"ok": {1: "one"}})
#> first_invalid_json_path({"s": {"t": {1, 2}}})
#> first_invalid_json_path(3 + 4j)

### survey_answers_consistent
def parse_answer(question, raw):
    kind = question["kind"]
    if kind == "number":
        return int(raw)
    if kind == "choice":
        if raw not in question["options"]:
            raise ValueError(f"{raw!r} is no option")
        return raw
    return raw.strip()


def is_relevant(question, answers):
    condition = question.get("only_if")
    if condition is None:
        return True
    name, wanted = condition
    return answers.get(name) == wanted


def survey_answers_consistent(questions: dict, raw: dict[str, str]) -> bool:
    """Relevant questions answered and no irrelevant ones."""
    answers = {}
    for name, question in questions.items():
        relevant = is_relevant(question, answers)
        given = raw.get(name, "") != ""
        if relevant != given:
            return False
        if given:
            answers[name] = parse_answer(question, raw[name])
    return True

#> survey_answers_consistent({"car": {"kind": "choice", "options": ["yes", "no"]}, "km": {"kind": "number", "only_if": ("car", "yes")}, "note": {"kind": "text"}}, {"car": "yes", "km": "12000", "note": " none "})
#> survey_answers_consistent({"car": {"kind": "choice", "options": ["yes", "no"]}, "km": {"kind": "number", "only_if": ("car", "yes")}}, {"car": "no", "km": "5"})
#> survey_answers_consistent({"car": {"kind": "choice", "options": ["yes", "no"]}}, {"car": "maybe"})
#> survey_answers_consistent({"age": {"kind": "number"}, "pets": {"kind": "number"}}, {"age": "41"})
#> survey_answers_consistent({"age": {"kind": "number"}, "pets": {"kind": "number"}}, {"age": "41", "pets": "none"})
#> survey_answers_consistent({"car": {"kind": "choice", "options": ["yes", "no"]}, "km": {"kind": "number", "only_if": ("car", "yes")}, "age": {"kind": "number"}}, {"car": "no", "age": "52"})

### retry_until_valid_input
class GiveUp(Exception):
    def __init__(self, attempts):
        super().__init__(f"gave up after {len(attempts)} attempts")
        self.attempts = attempts


def ask(answers, convert, limit):
    tried = []
    for answer in answers:
        if len(tried) == limit:
            raise GiveUp(tried)
        try:
            return convert(answer), len(tried) + 1
        except ValueError:
            tried.append(answer)
    raise EOFError("no more answers")


def percentage(text):
    number = float(text.rstrip("% "))
    if not 0 <= number <= 100:
        raise ValueError(number)
    return number


def retry_until_valid_input(answers, limit=3):
    return ask(iter(answers), percentage, limit)

#> retry_until_valid_input(["a lot", "120", "85 %"])
#> retry_until_valid_input(["12.5%"])
#> retry_until_valid_input(["x", "y", "z", "50"])
#> retry_until_valid_input(["-1", "101"])
#> retry_until_valid_input(["nine", "99.9"], limit=1)
#> retry_until_valid_input(["?", "??", "???", "????", "0"], limit=9)

### unique_constraint_violations
from collections import defaultdict


class Table:
    def __init__(self, unique):
        self.unique = unique
        self.rows = []
        self.indexes = [defaultdict(list) for _ in unique]

    def insert(self, row):
        keys = [tuple(row.get(c) for c in columns) for columns in self.unique]
        for columns, index, key in zip(self.unique, self.indexes, keys):
            if None not in key and index[key]:
                return "+".join(columns)
        for index, key in zip(self.indexes, keys):
            index[key].append(len(self.rows))
        self.rows.append(row)
        return None


def unique_constraint_violations(unique: list, rows: list[dict]) -> tuple:
    """How many rows each unique constraint refuses."""
    table = Table(unique)
    refused = {}
    for row in rows:
        name = table.insert(row)
        if name is not None:
            refused[name] = refused.get(name, 0) + 1
    return refused, len(table.rows)

#> unique_constraint_violations([("id",), ("first", "last")], [{"id": 1, "first": "A", "last": "B"}, {"id": 2, "first": "A", "last": "B"}, {"id": 1, "first": "C", "last": "D"}, {"id": 3, "first": "A"}])
#> unique_constraint_violations([("mail",)], [{"mail": None}, {"mail": None}, {"mail": "a"}, {"mail": "a"}, {"mail": "b"}])
#> unique_constraint_violations([], [{"x": 1}, {"x": 1}])
#> unique_constraint_violations([("k",)], [])
#> unique_constraint_violations([("a", "b")], [{"a": 1, "b": 1}, {"a": 1, "b": 2}, {"a": 1, "b": 1}])
#> unique_constraint_violations([("id",)], [{"id": 1}, {"id": 2}, {"id": 1}, {"id": 3}, {"id": 2}, {"id": 4}, {"id": 1}])

### isbn_converter
class IsbnError(ValueError):
    """Not a valid ISBN-10."""


def check10(body):
    total = sum(weight * int(digit) for weight, digit in zip(range(10, 1, -1), body))
    value = -total % 11
    return "X" if value == 10 else str(value)


def check13(body):
    total = 0
    for index, digit in enumerate(body):
        total += int(digit) * (3 if index % 2 else 1)
    return str(-total % 10)


def isbn_converter(isbn):
    compact = isbn.replace("-", "").replace(" ", "").upper()
    if len(compact) != 10 or not compact[:9].isdigit():
        raise IsbnError(isbn)
    if check10(compact[:9]) != compact[9]:
        raise IsbnError(f"{isbn}: check digit should be {check10(compact[:9])}")
    body = "978" + compact[:9]
    return body + check13(body)

#> isbn_converter("0-306-40615-2")
#> isbn_converter("3 16 148410 x")
#> isbn_converter("0-306-40615-3")
#> isbn_converter("12345")
#> isbn_converter("0-8044-2957-X")
#> isbn_converter("1-85723-235-6")

### dependency_rules_broken
RULES = [
    ("ssl", "requires", "cert"),
    ("cert", "requires", "key"),
    ("debug", "conflicts", "production"),
    ("cache", "recommends", "compression"),
]


def check_rule(rule, enabled):
    subject, verb, other = rule
    if subject not in enabled:
        return None
    match verb:
        case "requires" if other not in enabled:
            return ("error", f"{subject} needs {other}")
        case "conflicts" if other in enabled:
            return ("error", f"{subject} excludes {other}")
        case "recommends" if other not in enabled:
            return ("hint", f"{subject} is better with {other}")
        case _:
            return None


def dependency_rules_broken(options):
    enabled = {name for name, value in options.items() if value}
    found = {"error": [], "hint": []}
    for rule in RULES:
        outcome = check_rule(rule, enabled)
        if outcome is not None:
            severity, text = outcome
            found[severity].append(text)
    return found

#> dependency_rules_broken({"ssl": True, "cert": True, "key": False, "cache": 1})
#> dependency_rules_broken({"debug": True, "production": "yes"})
#> dependency_rules_broken({})
#> dependency_rules_broken({"ssl": 1, "cert": 1, "key": 1, "debug": 1})
#> dependency_rules_broken({"cache": True, "compression": True, "ssl": "on"})

### exam_grade_validator
from dataclasses import dataclass


@dataclass(frozen=True)
class Exam:
    student: str
    points: float
    most: float

    def __post_init__(self):
        if self.most <= 0:
            raise ValueError("an exam needs points")
        if not 0 <= self.points <= self.most:
            raise ValueError(f"{self.student}: {self.points} of {self.most}")

    @property
    def percent(self):
        return 100 * self.points / self.most


STEPS = ((92, "A"), (80, "B"), (65, "C"), (50, "D"))


def grade(percent):
    for limit, letter in STEPS:
        if percent >= limit:
            return letter
    return "F"


def exam_grade_validator(rows):
    """Grades by student; the best exam counts."""
    best = {}
    for row in rows:
        exam = Exam(*row)
        if exam.student not in best or exam.percent > best[exam.student].percent:
            best[exam.student] = exam
    return {name: grade(exam.percent) for name, exam in best.items()}

#> exam_grade_validator([("ida", 46, 50), ("bo", 30, 60), ("bo", 33, 50), ("cy", 9.5, 20)])
#> exam_grade_validator([("ida", 51, 50)])
#> exam_grade_validator([("x", 0, 0)])
#> exam_grade_validator([])
#> exam_grade_validator([("dee", 80, 100), ("dee", 79, 100), ("eli", 100, 100)])

### coordinates_inside_fences
def inside(point, polygon):
    """Ray casting: count the edges to the right of the point."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y1 > y) == (y2 > y):
            continue
        cut = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        if cut > x:
            crossings += 1
    return crossings % 2 == 1


def parse_point(text):
    x, y = text.split(",")
    return float(x), float(y)


def coordinates_inside_fences(fence, points):
    """True when all of the points lie inside the fence 'x,y x,y ...'."""
    polygon = [parse_point(part) for part in fence.split()]
    if len(polygon) < 3:
        raise ValueError("a fence needs three corners")
    for point in points:
        if not inside(parse_point(point), polygon):
            return False
    return True

#> coordinates_inside_fences("0,0 10,0 10,10 0,10", ["5,5", "1,9", "9.5,0.5"])
#> coordinates_inside_fences("0,0 10,0 10,10 0,10", ["5,5", "11,5"])
#> coordinates_inside_fences("0,0 8,0 4,6", ["4,1", "4,5"])
#> coordinates_inside_fences("0,0 8,0 4,6", ["1,5"])
#> coordinates_inside_fences("0,0 1,1", ["0,0"])
#> coordinates_inside_fences("0,0 4,0 4,4 2,1 0,4", ["2,3"])

### collect_errors_context
class ErrorCollector:
    def __init__(self, swallow):
        self.swallow = swallow
        self.errors = []

    def __enter__(self):
        return self

    def __exit__(self, kind, error, traceback):
        if error is None:
            return False
        if not isinstance(error, self.swallow):
            return False
        self.errors.append(f"{kind.__name__}: {error}")
        return True


def collect_errors_context(values: list) -> tuple:
    collector = ErrorCollector((ValueError, ZeroDivisionError))
    total = 0.0
    for value in values:
        with collector:
            total += 1 / int(value)
    return round(total, 4), collector.errors

#> collect_errors_context(["2", "4", "x", "0", "8"])
#> collect_errors_context(["1", "1"])
#> collect_errors_context([])
#> collect_errors_context(["3", None])
#> collect_errors_context(["zero", "0", "00", "5"])

### is_valid_hostname_list
import re

LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)", re.IGNORECASE)
RESERVED = ("localhost", "invalid", "test")


def is_hostname(name):
    if name.endswith("."):
        name = name[:-1]
    if not name or len(name) > 253:
        return False
    labels = name.split(".")
    if labels[-1].isdigit() or labels[-1].lower() in RESERVED:
        return False
    return all(LABEL.fullmatch(label) for label in labels)


def is_valid_hostname_list(text: str) -> bool:
    hosts = text.replace(",", " ").split()
    seen = set()
    for host in hosts:
        key = host.lower().rstrip(".")
        if key in seen or not is_hostname(host):
            return False
        seen.add(key)
    return bool(hosts)

#> is_valid_hostname_list("www.example.org, mail.example.org db-1.internal")
#> is_valid_hostname_list("a.example, A.Example.")
#> is_valid_hostname_list("ok.example -bad.example")
#> is_valid_hostname_list("10.0.0.1")
#> is_valid_hostname_list("")
#> is_valid_hostname_list("my.localhost")
#> is_valid_hostname_list(". x.y")
