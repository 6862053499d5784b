### order_errors_collected
def check_item(index, item):
    errors = []
    if not item.get("sku"):
        errors.append(f"items[{index}].sku: required")
    qty = item.get("qty")
    if not isinstance(qty, int) or isinstance(qty, bool):
        errors.append(f"items[{index}].qty: not a number")
    elif qty < 1:
        errors.append(f"items[{index}].qty: must be positive")
    return errors


def order_errors_collected(order):
    """All problems of an order, not only the first one."""
    errors = []
    if "@" not in order.get("email", ""):
        errors.append("email: invalid")
    items = order.get("items", [])
    if not items:
        errors.append("items: empty")
    seen = set()
    for i, item in enumerate(items):
        errors += check_item(i, item)
        sku = item.get("sku")
        if sku in seen:
            errors.append(f"items[{i}].sku: repeated")
        seen.add(sku)
    return errors

#> order_errors_collected({"email": "a@b.c", "items": [{"sku": "X1", "qty": 2}, {"sku": "X1", "qty": 0}]})
#> order_errors_collected({"email": "nobody", "items": []})
#> order_errors_collected({"email": "a@b.c", "items": [{"sku": "A", "qty": 1}, {"sku": "B", "qty": 5}]})
#> order_errors_collected({"items": [{"qty": "3"}, {"sku": "", "qty": True}, {"sku": "C", "qty": -1}]})
#> order_errors_collected({})

### user_record_is_complete
REQUIRED = {"name": str, "age": int, "tags": list}


def user_record_is_complete(record: dict, extra: tuple[str, ...] = ()) -> bool:
    for field, kind in REQUIRED.items():
        value = record.get(field)
        if not isinstance(value, kind):
            return False
        if kind is str and not value.strip():
            return False
    for tag in record["tags"]:
        if not isinstance(tag, str) or " " in tag:
            return False
    for field in extra:
        if field not in record:
            return False
    return 0 <= record["age"] < 150

#> user_record_is_complete({"name": "Kim", "age": 30, "tags": ["a", "b"]})
#> user_record_is_complete({"name": " ", "age": 30, "tags": []})
#> user_record_is_complete({"name": "Kim", "age": 30, "tags": ["a b"]})
#> user_record_is_complete({"name": "Kim", "age": "30", "tags": []})
#> user_record_is_complete({"name": "Kim", "age": 30, "tags": ["x"], "mail": ""}, ("mail", "city"))
#> user_record_is_complete({"name": "Kim", "age": 200, "tags": ["x", "y", "z"], "mail": ""}, ("mail",))

### config_number_in_range
class ConfigProblem(Exception):
    pass


class OutOfRange(ConfigProblem):
    pass


def number(text):
    try:
        return float(text)
    except ValueError as e:
        raise ConfigProblem(f"not a number: {text}") from e


def bounded(value, low, high):
    if not low <= value <= high:
        raise OutOfRange(f"{value:g} not in {low}..{high}")
    return value


def config_number_in_range(settings, limits):
    """Values clamped to nothing: a value out of range gets the default, a non-number stops everything."""
    result = {}
    for name, (low, high, default) in limits.items():
        try:
            result[name] = bounded(number(settings.get(name, default)), low, high)
        except OutOfRange:
            result[name] = float(default)
    return result

#> config_number_in_range({"ttl": "30", "rate": "2.5"}, {"ttl": (1, 60, 10), "rate": (0, 1, 0.5)})
#> config_number_in_range({}, {"a": (0, 1, 1), "b": (5, 6, 5.5), "c": (0, 0, 0)})
#> config_number_in_range({"ttl": "soon"}, {"ttl": (1, 60, 10)})
#> config_number_in_range({"x": "1"}, {})
#> config_number_in_range({"w": "-1", "h": "99999", "d": "24"}, {"w": (1, 4096, 640), "h": (1, 4096, 480), "d": (1, 32, 8)})

### iban_looks_valid
LENGTHS = {"DE": 22, "FR": 27, "NO": 15, "GB": 22}


def iban_looks_valid(text: str) -> bool:
    """Length by country and remainder 1 modulo 97."""
    iban = text.replace(" ", "").upper()
    if LENGTHS.get(iban[:2]) != len(iban) or not iban.isalnum():
        return False
    rearranged = iban[4:] + iban[:4]
    remainder = 0
    for ch in rearranged:
        value = int(ch, 36)
        if value > 9:
            remainder = (remainder * 100 + value) % 97
        else:
            remainder = (remainder * 10 + value) % 97
    return remainder == 1

#> iban_looks_valid("DE89 3704 0044 0532 0130 00")
#> iban_looks_valid("DE89 3704 0044 0532 0130 01")
#> iban_looks_valid("gb82 west 1234 5698 7654 32")
#> iban_looks_valid("NO93 8601 1117 947")
#> iban_looks_valid("XX00 1234")

### form_dates_cross_checked
from datetime import date


class FormError(Exception):
    def __init__(self, field, message):
        super().__init__(f"{field}: {message}")
        self.field = field


def as_date(form, field):
    try:
        return date.fromisoformat(form[field])
    except KeyError:
        raise FormError(field, "missing") from None
    except ValueError:
        raise FormError(field, "not a date") from None


def form_dates_cross_checked(form: dict, longest: int = 14) -> str:
    try:
        start, end = as_date(form, "from"), as_date(form, "to")
        if end < start:
            raise FormError("to", "before start")
        days = 0
        for ordinal in range(start.toordinal(), end.toordinal() + 1):
            if date.fromordinal(ordinal).weekday() < 5:
                days += 1
        if days > longest:
            raise FormError("to", f"{days} working days are too many")
    except FormError as error:
        return f"rejected ({error})"
    return f"ok, {days} days"

#> form_dates_cross_checked({"from": "2024-07-01", "to": "2024-07-12"})
#> form_dates_cross_checked({"from": "2024-07-10", "to": "2024-07-01"})
#> form_dates_cross_checked({"from": "2024-07-01"})
#> form_dates_cross_checked({"from": "July", "to": "2024-07-01"})
#> form_dates_cross_checked({"from": "2024-07-01", "to": "2024-07-09"}, longest=5)

### matching_rules_failed
def title_long_enough(doc):
    return len(doc.get("title", "")) >= 5


def has_author(doc):
    return bool(doc.get("author"))


def links_are_https(doc):
    for link in doc.get("links", []):
        if not link.startswith("https://"):
            return False
    return True


RULES = {"short title": title_long_enough, "no author": has_author, "dead links": links_are_https}


def matching_rules_failed(docs: list[dict]) -> list[str]:
    """'index: rule' for each broken rule."""
    failed = []
    for index, doc in enumerate(docs):
        for name, passes in RULES.items():
            if not passes(doc):
                failed.append(f"{index}: {name}")
    return failed

#> matching_rules_failed([{"title": "A long one", "author": "kim", "links": ["https://a", "http://b"]}, {"title": "No"}])
#> matching_rules_failed([])
#> matching_rules_failed([{"title": "Manual", "author": "x", "links": ["https://x", "https://y"]}])
#> matching_rules_failed([{}, {"author": "z"}, {"title": "12345", "links": ["ftp://q"]}])
#> matching_rules_failed([{"title": "abcd", "author": "w"}, {"title": "abcde", "author": ""}])
#> matching_rules_failed([{}, {'author': 'z'}, {'title': '12345', 'links': ['ftp://q']}, {'title': 'abcd', 'author': 'w'}, {'title': 'abcde', 'author': ''}, {'title': 'A long one', 'author': 'kim', 'links': ['https://a', 'http://b']}, {'title': 'No'}])
#> matching_rules_failed([{}, {'author': 'z'}, {'title': '12345', 'links': ['ftp://q']}, {'title': 'Manual', 'author': 'x', 'links': ['https://x', 'https://y']}, {'title': 'A long one', 'author': 'kim', 'links': ['https://a', 'http://b']}, {'title': 'No'}])

### parse_age_strictly
def parse_age_strictly(text: str) -> int:
    """Age as a number, with errors a person can act on."""
    cleaned = text.strip()
    if not cleaned:
        raise ValueError("please enter an age")
    value = 0
    for position, ch in enumerate(cleaned, start=1):
        if ch not in "0123456789":
            raise ValueError(f"character {position} ({ch}) is not a digit")
        value = value * 10 + int(ch)
        if value > 150:
            raise OverflowError(f"{cleaned} is too old")
    return value

#> parse_age_strictly(" 42 ")
#> parse_age_strictly("007")
#> parse_age_strictly("4x")
#> parse_age_strictly("150")
#> parse_age_strictly("9999")
#> parse_age_strictly("")
#> parse_age_strictly("0000000001")

### luhn_numbers_filtered
def luhn_ok(number):
    total = 0
    double = False
    for ch in reversed(number):
        d = int(ch)
        if double:
            d *= 2
            if d > 9:
                d -= 9
        total += d
        double = not double
    return total % 10 == 0


def luhn_numbers_filtered(text):
    """Card-like numbers in the text that pass the Luhn check, masked."""
    found = []
    for chunk in text.replace("-", "").split():
        if chunk.isdigit() and len(chunk) >= 8 and luhn_ok(chunk):
            found.append("*" * (len(chunk) - 4) + chunk[-4:])
    return found

#> luhn_numbers_filtered("pay with 4539-1488-0343-6467 today")
#> luhn_numbers_filtered("id 12345678 or 79927398713")
#> luhn_numbers_filtered("nothing to see")
#> luhn_numbers_filtered("00000000 11111111")
#> luhn_numbers_filtered("")
#> luhn_numbers_filtered('pay with 4539-1488-0343-6467 today nothing to see id 12345678 or 79927398713')
#> luhn_numbers_filtered('id 12345678 or 79927398713 00000000 11111111')

### state_transitions_legal
ALLOWED = {
    "draft": {"review", "deleted"},
    "review": {"draft", "approved", "rejected"},
    "approved": {"published"},
    "rejected": {"draft"},
    "published": {"archived"},
}


def state_transitions_legal(history: str) -> bool:
    """History like 'draft > review > approved'."""
    states = [s.strip() for s in history.split(">")]
    if states[0] != "draft":
        return False
    visits = {}
    for current, following in zip(states, states[1:]):
        if following not in ALLOWED.get(current, set()):
            return False
        visits[following] = visits.get(following, 0) + 1
        if visits[following] > 3:  # ping-pong between people
            return False
    return True

#> state_transitions_legal("draft > review > approved > published > archived")
#> state_transitions_legal("draft > approved")
#> state_transitions_legal("review > draft")
#> state_transitions_legal("draft > review > draft > review > rejected > draft > review > draft > review")
#> state_transitions_legal("draft > deleted > draft")
#> state_transitions_legal("draft")
#> state_transitions_legal('draft > review > draft > review > rejected > draft > review > draft > review draft > review > approved > published > archived draft > deleted > draft')

### typed_columns_checked
CASTS = {"int": int, "float": float, "text": str, "flag": lambda t: {"yes": True, "no": False}[t]}


def typed_columns_checked(header: str, lines: list[str]):
    """Rows with typed cells, and the errors as (line, column)."""
    columns = []
    for part in header.split(","):
        name, _, kind = part.partition(":")
        columns.append((name, CASTS[kind or "text"]))
    rows, errors = [], []
    for number, line in enumerate(lines, 1):
        row = {}
        for (name, cast), cell in zip(columns, line.split(",")):
            try:
                row[name] = cast(cell.strip())
            except (ValueError, KeyError):
                errors.append((number, name))
        if len(row) == len(columns):
            rows.append(row)
    return rows, errors

#> typed_columns_checked("id:int,name,ok:flag", ["1,ann,yes", "x,bob,no", "3,cy,maybe"])
#> typed_columns_checked("v:float", ["1.5", "", "2"])
#> typed_columns_checked("a,b", [])
#> typed_columns_checked("a:date", ["2024-01-01"])
#> typed_columns_checked("a:int,b:int", ["1,2", "3", "4,5,6"])

### schema_first_mismatch
def schema_first_mismatch(schema, value, path="$"):
    """Path of the first value that does not fit the schema, else None.

    A schema is a type, a dict of schemas, or a list with one schema for all items.
    """
    if isinstance(schema, dict):
        if not isinstance(value, dict):
            return path
        for key, inner in schema.items():
            if key not in value:
                return f"{path}.{key}"
            bad = schema_first_mismatch(inner, value[key], f"{path}.{key}")
            if bad:
                return bad
        return None
    if isinstance(schema, list):
        if not isinstance(value, list):
            return path
        for i, item in enumerate(value):
            bad = schema_first_mismatch(schema[0], item, f"{path}[{i}]")
            if bad:
                return bad
        return None
    return None if isinstance(value, schema) else path

#> schema_first_mismatch({"id": int, "tags": [str]}, {"id": 1, "tags": ["a", "b"]})
#> schema_first_mismatch({"id": int, "tags": [str]}, {"id": 1, "tags": ["a", 5]})
#> schema_first_mismatch([{"x": float, "y": float}], [{"x": 1.0, "y": 2.0}, {"x": 0.5}])
#> schema_first_mismatch({"a": {"b": {"c": bool}}}, {"a": {"b": []}})
#> schema_first_mismatch([int], "123")
#> schema_first_mismatch(str, "ok")

### seat_request_with_reasons
class BookingError(Exception):
    reason = "unknown"


class SoldOut(BookingError):
    reason = "sold out"


class TooYoung(BookingError):
    reason = "too young"


def reserve(show, request):
    if request["age"] < show["min_age"]:
        raise TooYoung
    if show["free"] < request["seats"]:
        raise SoldOut
    show["free"] -= request["seats"]
    return request["seats"] * show["price"]


def seat_request_with_reasons(free, requests):
    show = {"free": free, "min_age": 12, "price": 9}
    income, refused = 0, {}
    for request in requests:
        try:
            income += reserve(show, request)
        except BookingError as e:
            refused[e.reason] = refused.get(e.reason, 0) + 1
    return income, refused, show["free"]

#> seat_request_with_reasons(5, [{"age": 30, "seats": 2}, {"age": 9, "seats": 1}, {"age": 40, "seats": 4}, {"age": 20, "seats": 3}])
#> seat_request_with_reasons(0, [{"age": 50, "seats": 1}])
#> seat_request_with_reasons(10, [])
#> seat_request_with_reasons(3, [{"age": 12, "seats": 1}, {"age": 11, "seats": 1}, {"age": 13, "seats": 3}])
#> seat_request_with_reasons(3, [{"seats": 1}])

### coordinates_text_valid
import re

PART = re.compile(r"^(\d{1,3})(?:\u00b0|d)\s*(\d{1,2})'\s*([NSEW])$")


def degrees(text):
    m = PART.match(text.strip())
    if not m or int(m[2]) > 59:
        return None
    value = int(m[1]) + int(m[2]) / 60
    return value if m[3] in "NE" else -value


def coordinates_text_valid(text: str) -> bool:
    """Whether each line is 'lat, lon' in degrees and minutes within the possible ranges."""
    for line in text.splitlines():
        latitude, comma, longitude = line.partition(",")
        if not comma:
            return False
        lat, lon = degrees(latitude), degrees(longitude)
        if lat is None or lon is None:
            return False
        if abs(lat) > 90 or abs(lon) > 180:
            return False
    return True

#> coordinates_text_valid("52d 31'N, 13d 24'E\n33d 51' S, 151d 12' E")
#> coordinates_text_valid("91d 0'N, 0d 0'E")
#> coordinates_text_valid("52d 61'N, 13d 24'E")
#> coordinates_text_valid("here")
#> coordinates_text_valid("")
#> coordinates_text_valid("0\u00b00'N, 180\u00b00'W\n90d 0'S,0d 0'W\n1d 1'N, 200d 0'E")
#> coordinates_text_valid("52d 31'N, 13d 24'E\n33d 51' S, 151d 12' E\n0°0'N, 180°0'W\n90d 0'S,0d 0'W\n1d 1'N, 200d 0'E\nhere")
#> coordinates_text_valid("52d 31'N, 13d 24'E\n33d 51' S, 151d 12' E\n91d 0'N, 0d 0'E\n0°0'N, 180°0'W\n90d 0'S,0d 0'W\n1d 1'N, 200d 0'E")
