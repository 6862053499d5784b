### isbn_ten_or_thirteen
def digits_of(text):
    return [c for c in text.upper() if c.isdigit() or c == "X"]


def isbn10_ok(chars):
    total = 0
    for weight, char in zip(range(10, 0, -1), chars):
        if char == "X":
            if weight != 1:
                return False
            value = 10
        else:
            value = int(char)
        total += weight * value
    return total % 11 == 0


def isbn13_ok(chars):
    if "X" in chars:
        return False
    total = sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(chars))
    return total % 10 == 0


def isbn_ten_or_thirteen(text: str) -> bool:
    """Checks the digit at the end of an ISBN, hyphens and blanks do not count."""
    chars = digits_of(text)
    if len(chars) == 10:
        return isbn10_ok(chars)
    if len(chars) == 13:
        return isbn13_ok(chars)
    return False

#> isbn_ten_or_thirteen("0-306-40615-2")
#> isbn_ten_or_thirteen("978-0-306-40615-7")
#> isbn_ten_or_thirteen("0-8044-2957-X")
#> isbn_ten_or_thirteen("0-80X4-2957-1")
#> isbn_ten_or_thirteen("978-0-306-40615-8")
#> isbn_ten_or_thirteen("978 0 306 40615 X")
#> isbn_ten_or_thirteen("12345")

### luhn_with_card_brand
BRANDS = (
    ("visa", ("4",), {13, 16}),
    ("mastercard", ("51", "52", "53", "54", "55"), {16}),
    ("amex", ("34", "37"), {15}),
)


def luhn(number):
    total = 0
    for index, digit in enumerate(reversed(number)):
        value = int(digit)
        if index % 2:
            value *= 2
            if value > 9:
                value -= 9
        total += value
    return total % 10 == 0


def luhn_with_card_brand(text: str):
    """Brand of a valid card number, 'unknown' for other valid ones, None for invalid ones."""
    number = text.replace(" ", "").replace("-", "")
    if not number.isdigit() or not luhn(number):
        return None
    for brand, prefixes, lengths in BRANDS:
        if number.startswith(prefixes) and len(number) in lengths:
            return brand
    return "unknown"

#> luhn_with_card_brand("4539 1488 0343 6467")
#> luhn_with_card_brand("3782-822463-10005")
#> luhn_with_card_brand("8273 1232 7352 0569")
#> luhn_with_card_brand("6011 1111 1111 1117")
#> luhn_with_card_brand("5500 0000 0000 0004")
#> luhn_with_card_brand("4111x")

### cidr_contains_address
def to_number(address):
    parts = address.split(".")
    if len(parts) != 4:
        raise ValueError(f"not an address: {address}")
    number = 0
    for part in parts:
        value = int(part)
        if not 0 <= value <= 255:
            raise ValueError(f"bad part {part} in {address}")
        number = number * 256 + value
    return number


def cidr_contains_address(networks: list[str], address: str) -> bool:
    """Whether the address lies in one of the networks like '10.0.0.0/8'."""
    wanted = to_number(address)
    for network in networks:
        base, _, bits = network.partition("/")
        shift = 32 - int(bits or 32)
        if to_number(base) >> shift == wanted >> shift:
            return True
    return False

#> cidr_contains_address(["10.0.0.0/8", "192.168.1.0/24"], "192.168.1.77")
#> cidr_contains_address(["10.0.0.0/8", "192.168.1.0/24"], "192.168.2.77")
#> cidr_contains_address(["172.16.0.0/12"], "172.31.255.1")
#> cidr_contains_address(["8.8.8.8"], "8.8.4.4")
#> cidr_contains_address([], "1.2.3")
#> cidr_contains_address(["1.1.1.1/32", "300.0.0.0/8"], "9.9.9.9")

### iban_checksum_result
LENGTHS = {"DE": 22, "GB": 22, "NL": 18, "NO": 15}


class IbanError(ValueError):
    pass


def normalize(text):
    iban = "".join(text.split()).upper()
    country = iban[:2]
    if country not in LENGTHS:
        raise IbanError("country")
    if len(iban) != LENGTHS[country]:
        raise IbanError("length")
    return iban


def remainder(iban):
    moved = iban[4:] + iban[:4]
    rest = 0
    for char in moved:
        for digit in str(int(char, 36)):
            rest = (rest * 10 + int(digit)) % 97
    return rest


def iban_checksum_result(text: str) -> bool:
    """True for a valid IBAN, False for a wrong check sum; IbanError for other mistakes."""
    return remainder(normalize(text)) == 1

#> iban_checksum_result("NO93 8601 1117 947")
#> iban_checksum_result("NL91 ABNA 0417 1643 00")
#> iban_checksum_result("no93 8601 1117 948")
#> iban_checksum_result("XX00 1234")
#> iban_checksum_result("DE89 3704 0044 0532 0130")

### ean_barcode_fix_digit
def check_digit(twelve: str) -> int:
    total = 0
    for position, char in enumerate(twelve):
        factor = 3 if position % 2 else 1
        total += int(char) * factor
    return -total % 10


def ean_barcode_fix_digit(codes: list[str]) -> dict[str, str]:
    """State of every code: 'ok', 'fixed to ...' for a wrong last digit, 'bad' for anything else."""
    states = {}
    for code in codes:
        if not code.isdigit() or len(code) not in (12, 13):
            states[code] = "bad"
            continue
        body = code[:12]
        right = body + str(check_digit(body))
        if code == right:
            states[code] = "ok"
        else:
            states[code] = f"fixed to {right}"
    return states

#> ean_barcode_fix_digit(["4006381333931"])
#> ean_barcode_fix_digit(["4006381333932", "400638133393"])
#> ean_barcode_fix_digit(["12", "abcdefghijklm"])
#> ean_barcode_fix_digit([])
#> ean_barcode_fix_digit(["0000000000000", "5901234123457"])

### password_policy_violations
import re

POLICY = [
    (re.compile(r".{8,}"), "short"),
    (re.compile(r"[A-Z]"), "no capital"),
    (re.compile(r"\d"), "no digit"),
    (re.compile(r"[^\w\s]"), "no symbol"),
]
COMMON = ("password", "letmein", "qwerty")


def violations(password, user):
    for pattern, reason in POLICY:
        if not pattern.search(password):
            yield reason
    lowered = password.lower()
    if user and user.lower() in lowered:
        yield "contains the name"
    if any(word in lowered for word in COMMON):
        yield "common"


def password_policy_violations(password: str, user: str = "") -> int:
    """A score of 100 minus 20 for each violation, 0 if it is a common one."""
    score = 100
    for reason in violations(password, user):
        if reason == "common":
            return 0
        score -= 20
    return score

#> password_policy_violations("Tr0ub4dor&3")
#> password_policy_violations("ida1980", "Ida")
#> password_policy_violations("MyPassword1!")
#> password_policy_violations("")
#> password_policy_violations("correct horse battery staple")
#> password_policy_violations("IDA-holm-77", user="ida")

### valid_date_ranges_text
MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def valid_day(text):
    pieces = text.split("-")
    if len(pieces) != 3 or not all(piece.isdigit() for piece in pieces):
        return False
    year, month, day = map(int, pieces)
    if not 1 <= month <= 12:
        return False
    longest = MONTH_DAYS[month - 1] + (month == 2 and is_leap(year))
    return 1 <= day <= longest


def valid_date_ranges_text(text: str) -> bool:
    """Every range 'from..to' must have two real days, the first not after the second."""
    for entry in text.split(","):
        first, dots, last = entry.strip().partition("..")
        if not dots:
            last = first
        if not (valid_day(first) and valid_day(last)):
            return False
        if first > last:
            return False
    return True

#> valid_date_ranges_text("2024-02-01..2024-02-29, 2024-12-31")
#> valid_date_ranges_text("2023-02-01..2023-02-29")
#> valid_date_ranges_text("1900-02-28..2000-02-29")
#> valid_date_ranges_text("2024-13-01")
#> valid_date_ranges_text("2024-05-06..2024-05-05")
#> valid_date_ranges_text("")
#> valid_date_ranges_text("2024-01-31..2024-04-30, 2024-06-10..2024-06-11, 2024-07-32")
#> valid_date_ranges_text("1900-02-28..2000-02-29, 2024-01-31..2024-04-30, 2024-06-10..2024-06-11, 2024-07-32")
#> valid_date_ranges_text("2024-02-01..2024-02-29, 2024-12-31, 1900-02-28..2000-02-29")

### sudoku_block_partial_ok
def unique(cells):
    filled = [cell for cell in cells if cell != "."]
    return len(filled) == len(set(filled))


def sudoku_block_partial_ok(rows: list[str]) -> bool:
    """Whether a 4x4 sudoku with dots for empty cells breaks no rule so far."""
    for row in rows:
        if not unique(row):
            return False
    for column in zip(*rows):
        if not unique(column):
            return False
    for top in (0, 2):
        for left in (0, 2):
            block = rows[top][left:left + 2] + rows[top + 1][left:left + 2]
            if not unique(block):
                return False
    return True

#> sudoku_block_partial_ok(["1..4", ".4..", "2...", "..1."])
#> sudoku_block_partial_ok(["1..1", "....", "....", "...."])
#> sudoku_block_partial_ok(["1...", "..2.", "1...", "...."])
#> sudoku_block_partial_ok(["1...", ".1..", "....", "...."])
#> sudoku_block_partial_ok(["....", "....", "....", "...."])
#> sudoku_block_partial_ok(["1234", "3412", "2143", "4321"])

### balanced_markup_tags
import re

TAG = re.compile(r"<(/?)(\w+)([^<>]*?)(/?)>")
VOID = frozenset({"br", "hr", "img"})


def balanced_markup_tags(html: str) -> str:
    """'ok', or what is wrong first: the tag that is not closed or was never opened."""
    stack = []
    for match in TAG.finditer(html):
        closing, name, _, empty = match.groups()
        name = name.lower()
        if name in VOID or empty:
            continue
        if not closing:
            stack.append(name)
            continue
        if not stack:
            return f"</{name}> at {match.start()} was never opened"
        expected = stack.pop()
        if expected != name:
            return f"</{name}> at {match.start()}, expected </{expected}>"
    return f"<{stack[-1]}> is not closed" if stack else "ok"

#> balanced_markup_tags("<p>Hello <b>big</b><br> world</p>")
#> balanced_markup_tags("<div><p>text</div>")
#> balanced_markup_tags("</p>")
#> balanced_markup_tags("<ul><li>a</li><li>b</li>")
#> balanced_markup_tags("plain < text > here")
#> balanced_markup_tags('<a href="/x"><img src="y"/></a><custom/><I>x</i>')

### coordinates_in_fence
def parse_point(text):
    latitude, longitude = (float(part) for part in text.split(","))
    if abs(latitude) > 90 or abs(longitude) > 180:
        raise ValueError(f"no place: {text}")
    return longitude, latitude


def coordinates_in_fence(fence: list[str], point: str) -> bool:
    """Ray casting: is the point inside the polygon of 'lat,lon' corners?"""
    x, y = parse_point(point)
    corners = [parse_point(corner) for corner in fence]
    inside = False
    for index, (x1, y1) in enumerate(corners):
        x2, y2 = corners[index - 1]
        if (y1 > y) != (y2 > y):
            crossing = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            if x < crossing:
                inside = not inside
    return inside

#> coordinates_in_fence(["0,0", "0,10", "10,10", "10,0"], "5,5")
#> coordinates_in_fence(["0,0", "0,10", "10,10", "10,0"], "5,15")
#> coordinates_in_fence(["0,0", "8,4", "0,8", "2,4"], "1,4")
#> coordinates_in_fence([], "1,1")
#> coordinates_in_fence(["0,0", "1,1"], "91,0")
#> coordinates_in_fence(["52.5,13.3", "52.6,13.5", "52.4,13.6", "52.3,13.2"], "52.45,13.4")

### consistent_ledger_chain
import hashlib


def digest(previous, entry):
    return hashlib.sha256(f"{previous}|{entry}".encode()).hexdigest()[:8]


def build(entries):
    chain = []
    previous = "0" * 8
    for entry in entries:
        previous = digest(previous, entry)
        chain.append((entry, previous))
    return chain


def consistent_ledger_chain(entries: list[str], tamper: dict[int, str]) -> int:
    """Index of the first broken entry after tampering, -1 if the chain still holds."""
    chain = build(entries)
    for index, text in tamper.items():
        if index < len(chain):
            chain[index] = (text, chain[index][1])
    previous = "0" * 8
    for index, (entry, seal) in enumerate(chain):
        if digest(previous, entry) != seal:
            return index
        previous = seal
    return -1

#> consistent_ledger_chain(["pay ann 5", "pay bob 7", "pay cid 9"], {})
#> consistent_ledger_chain(["pay ann 5", "pay bob 7", "pay cid 9"], {1: "pay bob 70"})
#> consistent_ledger_chain([], {0: "x"})
#> consistent_ledger_chain(["a", "b", "c", "d"], {3: "x", 2: "c", 9: "z"})
#> consistent_ledger_chain(["open", "close"], {1: "close", 0: "open"})

### form_fields_errors_map
import re


def not_empty(value):
    return "" if value.strip() else "required"


def matches(pattern, message):
    compiled = re.compile(pattern)

    def check(value):
        return "" if compiled.fullmatch(value) else message

    return check


def between(low, high):
    def check(value):
        try:
            number = int(value)
        except ValueError:
            return "not a number"
        return "" if low <= number <= high else f"not in {low}..{high}"

    return check


def build_form():
    return {
        "name": [not_empty],
        "zip": [not_empty, matches(r"\d{5}", "five digits")],
        "age": [between(18, 120)],
    }
def form_fields_errors_map(values: dict[str, str]) -> dict[str, str]:
    """The first error of each field."""
    errors = {}
    for field, checks in build_form().items():
        for check in checks:
            message = check(values.get(field, ""))
            if message:
                errors[field] = message
                break
    return errors

#> form_fields_errors_map({"name": "Ida", "zip": "10115", "age": "44"})
#> form_fields_errors_map({"name": " ", "zip": "1011", "age": "17"})
#> form_fields_errors_map({})
#> form_fields_errors_map({"name": "Bo", "zip": "10115 ", "age": "18.5"})
#> form_fields_errors_map({"name": "Cy", "zip": "99999", "age": "120"})

### roman_numeral_canonical
VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
PARTS = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def to_int(roman):
    total = 0
    for here, after in zip(roman, roman[1:] + " "):
        value = VALUES[here]
        total += -value if VALUES.get(after, 0) > value else value
    return total


def to_roman(number):
    text = ""
    for value, letters in PARTS:
        while number >= value:
            text += letters
            number -= value
    return text


def roman_numeral_canonical(text: str) -> bool:
    """True for numerals in their one right form: IV, not IIII."""
    roman = text.strip().upper()
    try:
        number = to_int(roman)
    except KeyError:
        return False
    return bool(roman) and to_roman(number) == roman

#> roman_numeral_canonical("MCMXC")
#> roman_numeral_canonical("IIII")
#> roman_numeral_canonical("xiv ")
#> roman_numeral_canonical("")
#> roman_numeral_canonical("ABC")
#> roman_numeral_canonical("IC")
#> roman_numeral_canonical("MMXXIV")

### parity_grid_error_position
def parity(bits):
    return bits.count("1") % 2


def parity_grid_error_position(rows: list[str], row_bits: str, column_bits: str):
    """(row, column) of the one flipped bit, None if all is well, ValueError for more errors."""
    bad_rows = []
    for index, row in enumerate(rows):
        if parity(row) != int(row_bits[index]):
            bad_rows.append(index)
    bad_columns = []
    for index in range(len(column_bits)):
        column = "".join(row[index] for row in rows)
        if parity(column) != int(column_bits[index]):
            bad_columns.append(index)
    if not bad_rows and not bad_columns:
        return None
    if len(bad_rows) == len(bad_columns) == 1:
        return bad_rows[0], bad_columns[0]
    raise ValueError(f"{len(bad_rows)} rows, {len(bad_columns)} columns")

#> parity_grid_error_position(["1010", "1100", "0001"], "001", "0111")
#> parity_grid_error_position(["1010", "1000", "0001"], "001", "0111")
#> parity_grid_error_position(["11", "11"], "11", "00")
#> parity_grid_error_position([], "", "")
#> parity_grid_error_position(["10011", "01101", "11000"], "110", "00110")
