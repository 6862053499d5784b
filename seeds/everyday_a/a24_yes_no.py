### each_parcel_gets_a_locker
from itertools import permutations

LOCKERS = {"S": (10, 30, 40), "M": (20, 30, 40), "L": (40, 30, 40)}


def volume(box):
    result = 1
    for side in box:
        result *= side
    return result


def fits_inside(parcel, box):
    for turned in permutations(parcel):
        if all(a <= b for a, b in zip(turned, box)):
            return True
    return False


def each_parcel_gets_a_locker(parcels, free):
    """Can all the parcels be stored, one to a locker, smallest locker first? Parcels as '5x20x30'."""
    boxes = sorted((LOCKERS[size] for size in free), key=volume)
    for text in sorted(parcels, key=lambda t: -volume(tuple(map(int, t.split("x"))))):
        parcel = tuple(int(side) for side in text.split("x"))
        for index, box in enumerate(boxes):
            if fits_inside(parcel, box):
                del boxes[index]
                break
        else:
            return False
    return True

#> each_parcel_gets_a_locker(["30x10x20", "5x5x5"], "SM")
#> each_parcel_gets_a_locker(["41x5x5"], "SML")
#> each_parcel_gets_a_locker(["20x30x35", "10x10x10", "39x29x39"], "LMS")
#> each_parcel_gets_a_locker(["20x20x20", "20x20x20", "1x1x1"], "MS")
#> each_parcel_gets_a_locker([], "")
#> each_parcel_gets_a_locker(["1x2x3"], "Q")

### contract_dates_consistent
from datetime import date


class Contract:
    def __init__(self, text):
        self.party, span = text.split(": ")
        first, _, last = span.partition(" to ")
        self.first = date.fromisoformat(first)
        self.last = date.fromisoformat(last) if last else None

    def open_on(self, day):
        return self.first <= day and (self.last is None or day <= self.last)


def contract_dates_consistent(contracts: list[str], signed: str) -> bool:
    signed_on = date.fromisoformat(signed)
    by_party = {}
    for text in contracts:
        contract = Contract(text)
        if contract.first < signed_on:
            return False
        by_party.setdefault(contract.party, []).append(contract)
    for own in by_party.values():
        own.sort(key=lambda contract: contract.first)
        for before, after in zip(own, own[1:]):
            if before.open_on(after.first):
                return False
    return True

#> contract_dates_consistent(["acme: 2024-01-01 to 2024-06-30", "acme: 2024-07-01", "bolt: 2024-03-01 to 2024-03-31"], "2023-12-01")
#> contract_dates_consistent(["acme: 2024-01-01", "acme: 2024-07-01 to 2024-12-31"], "2023-12-01")
#> contract_dates_consistent(["acme: 2024-01-01 to 2024-02-01"], "2024-01-02")
#> contract_dates_consistent([], "2024-01-02")
#> contract_dates_consistent(["x: 2024-05-01 to 2024-05-31", "x: 2024-05-31 to 2024-06-30"], "2024-01-01")
#> contract_dates_consistent(["x 2024"], "2024-01-01")

### csv_export_round_trips
import csv
import io


def write(rows, **options):
    out = io.StringIO()
    csv.writer(out, lineterminator="\n", **options).writerows(rows)
    return out.getvalue()


def csv_export_round_trips(rows: list, delimiter: str = ",", naive: bool = False) -> bool:
    text = write(rows, delimiter=delimiter)
    if naive:
        back = [line.split(delimiter) for line in text.splitlines()]
    else:
        back = list(csv.reader(io.StringIO(text), delimiter=delimiter))
    if len(back) != len(rows):
        return False
    for original, read in zip(rows, back):
        if [str(cell) for cell in original] != read:
            return False
    return True

#> csv_export_round_trips([["a", "b,c"], ["1", 'say "x"']])
#> csv_export_round_trips([["a", "b,c"], ["1", "2"]], naive=True)
#> csv_export_round_trips([["a", "b"], [1, 2.5]], delimiter=";", naive=True)
#> csv_export_round_trips([["two\nlines", "x"]], naive=True)
#> csv_export_round_trips([], ";")
#> csv_export_round_trips([["p", None], ["q", True]])

### sudo_audit_no_overlap_roles
from itertools import combinations

EXCLUSIVE = (("payer", "approver"), ("dev", "auditor"), ("admin", "auditor"))


def sudo_audit_no_overlap_roles(assignments, exceptions=()):
    roles = {}
    for assignment in assignments.split(","):
        person, _, role = assignment.strip().partition("=")
        roles.setdefault(person, set()).add(role)
    for person in sorted(roles):
        if person in exceptions:
            continue
        for pair in combinations(sorted(roles[person]), 2):
            if pair in EXCLUSIVE or pair[::-1] in EXCLUSIVE:
                return False
    return True

#> sudo_audit_no_overlap_roles("ida=payer, bo=approver, ida=dev, cy=auditor")
#> sudo_audit_no_overlap_roles("ida=payer, bo=approver, ida=approver")
#> sudo_audit_no_overlap_roles("ida=payer, ida=approver, bo=dev", exceptions=("ida",))
#> sudo_audit_no_overlap_roles("x=admin, x=auditor, y=dev")
#> sudo_audit_no_overlap_roles("x=admin, x=dev, x=payer, y=auditor, y=payer")

### thermostat_schedule_covers_day
def parse_clock(text):
    hours, _, minutes = text.partition(":")
    value = int(hours) * 60 + int(minutes or 0)
    if value > 24 * 60:
        raise ValueError(f"no such time: {text}")
    return value


def thermostat_schedule_covers_day(schedule):
    covered = [0] * 24
    for entry in schedule.split():
        span, _, degrees = entry.partition("=")
        if not 5 <= float(degrees) <= 30:
            return False
        start, end = (parse_clock(clock) // 60 for clock in span.split("-"))
        hour = start
        while hour != end:
            covered[hour % 24] += 1
            hour = (hour + 1) % 24 if end != 24 else hour + 1
    return all(count == 1 for count in covered)

#> thermostat_schedule_covers_day("6-22=21 22-6=17")
#> thermostat_schedule_covers_day("0-8=17 8-20=21 20-24=18")
#> thermostat_schedule_covers_day("0-8=17 9-24=21")
#> thermostat_schedule_covers_day("6-23=21 22-6=17")
#> thermostat_schedule_covers_day("0-24=35")
#> thermostat_schedule_covers_day("0-25=20")

### api_response_backward_compatible
def kind(value):
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, (int, float)):
        return "number"
    return type(value).__name__


def compatible(old, new, path, problems):
    if kind(old) != kind(new):
        problems.append(path)
        return
    if isinstance(old, dict):
        for key, value in old.items():
            if key not in new:
                problems.append(f"{path}.{key}")
            else:
                compatible(value, new[key], f"{path}.{key}", problems)
    elif isinstance(old, list) and old and new:
        compatible(old[0], new[0], f"{path}[]", problems)


def api_response_backward_compatible(old, new, tolerated=()):
    problems = []
    compatible(old, new, "$", problems)
    return all(problem in tolerated for problem in problems)

#> api_response_backward_compatible({"id": 1, "tags": ["a"], "u": {"n": "x"}}, {"id": 2.5, "tags": [], "u": {"n": "", "m": 1}})
#> api_response_backward_compatible({"id": 1, "tags": ["a"]}, {"id": "1", "tags": ["a"]})
#> api_response_backward_compatible({"items": [{"a": 1, "b": 2}]}, {"items": [{"a": 1}]})
#> api_response_backward_compatible({"items": [{"a": 1, "b": 2}]}, {"items": [{"a": 1}]}, tolerated=("$.items[].b",))
#> api_response_backward_compatible([], {})
#> api_response_backward_compatible({"ok": True}, {"ok": 1})

### kanban_board_within_limits
LIMITS = {"todo": 10, "doing": 2, "review": 1, "done": 99}
ORDER = list(LIMITS)


class BoardError(Exception):
    pass


class Board:
    def __init__(self):
        self.columns = {name: [] for name in LIMITS}

    def add(self, card):
        self.columns["todo"].append(card)

    def advance(self, card):
        for index, name in enumerate(ORDER[:-1]):
            if card in self.columns[name]:
                target = ORDER[index + 1]
                if len(self.columns[target]) >= LIMITS[target]:
                    raise BoardError(f"{target} is full")
                self.columns[name].remove(card)
                self.columns[target].append(card)
                return
        raise BoardError(f"{card} cannot move")


def kanban_board_within_limits(moves):
    board = Board()
    for move in moves.split():
        try:
            if move.startswith("+"):
                board.add(move[1:])
            else:
                board.advance(move)
        except BoardError:
            return False
    return True

#> kanban_board_within_limits("+a +b +c a b a a c b")
#> kanban_board_within_limits("+a +b +c a b c")
#> kanban_board_within_limits("+a a a a")
#> kanban_board_within_limits("+a a a a a")
#> kanban_board_within_limits("+x +y x x y y")
#> kanban_board_within_limits("")

### nested_quotes_properly_closed
PAIRS = {"“": "”", "‘": "’", "«": "»", "(": ")"}
CLOSING = {closing: opening for opening, closing in PAIRS.items()}


def nested_quotes_properly_closed(text, deepest=2):
    stack = []
    for index, char in enumerate(text):
        if char == "’" and index and text[index - 1].isalpha():
            following = text[index + 1:index + 2]
            if following.isalpha():
                continue
        if char in PAIRS:
            stack.append(char)
            if len(stack) > deepest:
                return False
        elif char in CLOSING:
            if not stack or stack[-1] != CLOSING[char]:
                return False
            stack.pop()
    return not stack

#> nested_quotes_properly_closed("“It’s ‘fine’,” she said (twice).")
#> nested_quotes_properly_closed("“Never closed, she said.")
#> nested_quotes_properly_closed("(«wrong)»")
#> nested_quotes_properly_closed("plain text")
#> nested_quotes_properly_closed("«a (b ‘c’)»")
#> nested_quotes_properly_closed("dogs’ bones")

### barcode_label_printable
CODE39 = set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%")
WIDTH_PER_CHAR = 16


def modulo_43(text):
    alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"
    total = 0
    for char in text:
        total += alphabet.index(char)
    return alphabet[total % 43]


def barcode_label_printable(text: str, millimetres: int, module: float = 0.25, check: bool = False) -> bool:
    for char in text:
        if char not in CODE39:
            return False
    if check:
        text += modulo_43(text)
    modules = (len(text) + 2) * WIDTH_PER_CHAR
    return modules * module <= millimetres

#> barcode_label_printable("BOX-0042", 45)
#> barcode_label_printable("BOX-0042", 40)
#> barcode_label_printable("BOX-0042", 40, check=True)
#> barcode_label_printable("box", 100)
#> barcode_label_printable("", 8)
#> barcode_label_printable("CODE 39+CHECK/1", 70, module=0.24, check=True)

### travel_visa_days_ok
from datetime import date, timedelta


def parse_stay(text):
    first, last = text.split("..")
    return date.fromisoformat(first), date.fromisoformat(last)


def days_used(stays, day, window=180):
    start = day - timedelta(days=window - 1)
    used = 0
    for first, last in stays:
        begin, end = max(first, start), min(last, day)
        if begin <= end:
            used += (end - begin).days + 1
    return used


def travel_visa_days_ok(stays: list[str], limit: int = 90) -> bool:
    parsed = [parse_stay(stay) for stay in stays]
    for _, last in parsed:
        if days_used(parsed, last) > limit:
            return False
    return True

#> travel_visa_days_ok(["2024-01-01..2024-02-15", "2024-04-01..2024-05-10"])
#> travel_visa_days_ok(["2024-01-01..2024-02-15", "2024-04-01..2024-05-20"])
#> travel_visa_days_ok(["2023-06-01..2023-08-29", "2024-01-01..2024-03-01"])
#> travel_visa_days_ok([])
#> travel_visa_days_ok(["2024-01-01..2024-01-10", "2024-02-01..2024-02-10"], limit=15)
#> travel_visa_days_ok(["2024-01-01"])

### shopping_list_covers_recipes
import re

QUANTITY = re.compile(r"^(\d+(?:\.\d+)?)\s*(g|kg|ml|l)?\s+(.+)$")
TO_BASE = {"kg": ("g", 1000), "l": ("ml", 1000)}


def parse(text):
    number, unit, name = QUANTITY.match(text.strip()).groups()
    amount = float(number)
    if unit in TO_BASE:
        unit, factor = TO_BASE[unit]
        amount *= factor
    return (name, unit), amount


def add_up(lines):
    totals = {}
    for line in lines:
        key, amount = parse(line)
        totals[key] = totals.get(key, 0) + amount
    return totals


def shopping_list_covers_recipes(bought: list[str], recipes: list) -> bool:
    have = add_up(bought)
    need = add_up(line for recipe in recipes for line in recipe)
    for key, amount in need.items():
        if have.get(key, 0) < amount:
            return False
    return True

#> shopping_list_covers_recipes(["1 kg flour", "6 eggs", "0.5 l milk"], [["300 g flour", "2 eggs"], ["700g flour", "250 ml milk", "3 eggs"]])
#> shopping_list_covers_recipes(["1 kg flour", "6 eggs"], [["300 g flour", "7 eggs"]])
#> shopping_list_covers_recipes(["500 g rice", "500 g rice"], [["0.9 kg rice"]])
#> shopping_list_covers_recipes(["2 l milk"], [["1 kg milk"]])
#> shopping_list_covers_recipes([], [])
#> shopping_list_covers_recipes(["some salt"], [["1 g salt"]])

### hotel_rooms_assignable
def nights(stay):
    first, last = stay.split("-")
    return int(first), int(last)


def assign(stays, rooms):
    free_from = [0] * rooms
    for first, last in sorted(map(nights, stays)):
        usable = [index for index, day in enumerate(free_from) if day <= first]
        if not usable:
            return False
        best = max(usable, key=lambda index: free_from[index])
        free_from[best] = last
    return True


def hotel_rooms_assignable(stays: list[str], rooms: int, blocked=()) -> bool:
    everything = list(stays) + list(blocked)
    for stay in everything:
        first, last = nights(stay)
        if first >= last:
            raise ValueError(f"no night in {stay}")
    return assign(everything, rooms)

#> hotel_rooms_assignable(["1-4", "2-5", "4-6", "5-9"], 2)
#> hotel_rooms_assignable(["1-4", "2-5", "3-6"], 2)
#> hotel_rooms_assignable(["1-4", "4-6"], 2, blocked=["2-5"])
#> hotel_rooms_assignable(["1-4", "3-6"], 2, blocked=["2-5"])
#> hotel_rooms_assignable(["5-5"], 1)
#> hotel_rooms_assignable([], 0)

### release_checklist_green
import re

ITEM = re.compile(r"^\[( |x|-)\] (?:\((\w+)\) )?(.+)$")


class Checklist:
    def __init__(self, text):
        self.items = []
        for line in text.splitlines():
            found = ITEM.match(line.strip())
            if found is None:
                raise ValueError(f"not an item: {line!r}")
            mark, owner, title = found.groups()
            self.items.append((mark, owner, title))

    def open_items(self):
        return [title for mark, _, title in self.items if mark == " "]

    def skipped_without_owner(self):
        return [title for mark, owner, title in self.items if mark == "-" and owner is None]


def release_checklist_green(text, waived=()):
    """Everything ticked, or waived, or skipped with a name."""
    checklist = Checklist(text)
    for title in checklist.open_items():
        if not any(word in title.lower() for word in waived):
            return False
    return not checklist.skipped_without_owner()

#> release_checklist_green("[x] tests\n[x] (ida) notes\n[-] (bo) translations")
#> release_checklist_green("[x] tests\n[ ] notes")
#> release_checklist_green("[x] tests\n[ ] Notes for users\n[ ] blog notes", waived=("notes",))
#> release_checklist_green("[-] demo\n[x] tests")
#> release_checklist_green("tests done")
#> release_checklist_green("")

### spreadsheet_formula_is_safe
import re

TOKEN = re.compile(r'\s*("(?:[^"])*"|[A-Z]+\d+(?::[A-Z]+\d+)?|[A-Z]+(?=\()|\d+(?:\.\d+)?|[-+*/(),<>=&])')
ALLOWED = {"SUM", "MIN", "MAX", "IF", "ROUND"}


def tokens(formula):
    position = 0
    while position < len(formula):
        match = TOKEN.match(formula, position)
        if match is None:
            return
        yield match.group(1)
        position = match.end()
    yield "END"


def spreadsheet_formula_is_safe(formula, most_depth=3):
    depth = 0
    last = None
    for token in tokens(formula.lstrip("=")):
        if token.isalpha() and token != "END" and token not in ALLOWED:
            return False
        if token == "(":
            depth += 1
            if depth > most_depth:
                return False
        elif token == ")":
            depth -= 1
            if depth < 0:
                return False
        last = token
    return last == "END" and depth == 0

#> spreadsheet_formula_is_safe("=SUM(A1:A9)*1.19")
#> spreadsheet_formula_is_safe("=IF(A1>5, MAX(B1, ROUND(C3, 2)), \"no\")")
#> spreadsheet_formula_is_safe("=EXEC(A1)")
#> spreadsheet_formula_is_safe("=SUM(A1")
#> spreadsheet_formula_is_safe("=((((1))))")
#> spreadsheet_formula_is_safe("=A1 ? B2")
#> spreadsheet_formula_is_safe("=1)")

### webhook_payload_trusted
import hashlib
import hmac
import json

SECRETS = {"shop": "s3cr3t", "bank": "t0ps"}


class Replay(Exception):
    pass


class Receiver:
    def __init__(self):
        self.seen = set()

    def check(self, source, body, signature):
        secret = SECRETS.get(source)
        if secret is None:
            return False
        expected = hmac.new(secret.encode(), body.encode(), hashlib.sha256).hexdigest()[:10]
        if not hmac.compare_digest(expected, signature):
            return False
        number = json.loads(body)["id"]
        if (source, number) in self.seen:
            raise Replay(number)
        self.seen.add((source, number))
        return True


def sign(source, body):
    return hmac.new(SECRETS[source].encode(), body.encode(), hashlib.sha256).hexdigest()[:10]


def webhook_payload_trusted(calls: list) -> bool:
    receiver = Receiver()
    for source, number, signer in calls:
        body = json.dumps({"id": number})
        try:
            if not receiver.check(source, body, sign(signer, body)):
                return False
        except Replay:
            return False
    return True

#> webhook_payload_trusted([("shop", 1, "shop"), ("shop", 2, "shop"), ("bank", 1, "bank")])
#> webhook_payload_trusted([("shop", 1, "shop"), ("shop", 1, "shop")])
#> webhook_payload_trusted([("shop", 1, "bank")])
#> webhook_payload_trusted([("mail", 1, "bank")])
#> webhook_payload_trusted([])
#> webhook_payload_trusted([("shop", 1, "mallory")])

### elevator_pitch_fits_limits
import re

LIMITS = {"title": 40, "summary": 80, "tags": 3}
LINK = re.compile(r"https?://\S+")


def visible_length(text):
    length = len(LINK.sub("", text))
    return length + 10 * len(LINK.findall(text))


def elevator_pitch_fits_limits(listing: dict) -> bool:
    for name, limit in LIMITS.items():
        value = listing.get(name)
        if value is None:
            return False
        if isinstance(value, list):
            if len(value) > limit or len(set(map(str.lower, value))) < len(value):
                return False
        elif not 1 <= visible_length(value.strip()) <= limit:
            return False
    return listing["title"].lower() not in listing["summary"].lower()

#> elevator_pitch_fits_limits({"title": "Neat Notes", "summary": "Write things down, see https://example.org/a/very/long/address/of/the/app for more", "tags": ["notes", "text"]})
#> elevator_pitch_fits_limits({"title": "Neat Notes", "summary": "Neat notes is an app", "tags": []})
#> elevator_pitch_fits_limits({"title": "N", "summary": "ok", "tags": ["a", "A"]})
#> elevator_pitch_fits_limits({"title": "  ", "summary": "ok", "tags": []})
#> elevator_pitch_fits_limits({"title": "X", "summary": "y"})

### grid_puzzle_words_present
DIRECTIONS = ((0, 1), (1, 0), (1, 1))


def found_at(grid, word, y, x, dy, dx):
    for letter in word:
        if not (0 <= y < len(grid) and 0 <= x < len(grid[0])):
            return False
        if grid[y][x] != letter:
            return False
        y, x = y + dy, x + dx
    return True


def contains(grid, word):
    for y in range(len(grid)):
        for x in range(len(grid[0])):
            if grid[y][x] != word[0]:
                continue
            for dy, dx in DIRECTIONS:
                if found_at(grid, word, y, x, dy, dx):
                    return True
    return False


def grid_puzzle_words_present(rows: str, words: list[str]) -> bool:
    """Are all the words hidden in the grid: right, down or diagonal?"""
    grid = rows.split("/")
    return all(contains(grid, word) or contains(grid, word[::-1]) for word in words)

#> grid_puzzle_words_present("CAT/XOX/XXW", ["CAT", "COW"])
#> grid_puzzle_words_present("DOG/XXX", ["GOD", "DOG"])
#> grid_puzzle_words_present("AB/CD", ["AD", "CB"])
#> grid_puzzle_words_present("AB/CD", ["AC", "ABC"])
#> grid_puzzle_words_present("SUN/TEA/ARC", ["STA", "NAC"])

### invoice_lines_match_order
from collections import Counter


def parse(text):
    """'3*mug@4.50' as (name, cents, count)."""
    count, _, rest = text.strip().partition("*")
    name, _, price = rest.partition("@")
    return name, round(float(price) * 100), int(count)


def invoice_lines_match_order(order, invoice, tolerance=0):
    """Same items and counts; prices may differ by some cents, in either direction."""
    ordered, billed = Counter(), Counter()
    prices = {}
    for name, cents, count in map(parse, order.split(",")):
        ordered[name] += count
        prices[name] = cents
    for name, cents, count in map(parse, invoice.split(",")):
        billed[name] += count
        if name not in prices or abs(prices[name] - cents) > tolerance:
            return False
    return ordered == billed

#> invoice_lines_match_order("3*mug@4.50, 1*pot@20", "1*pot@20.00, 2*mug@4.5, 1*mug@4.50")
#> invoice_lines_match_order("3*mug@4.50, 1*pot@20", "3*mug@4.55, 1*pot@20", tolerance=4)
#> invoice_lines_match_order("3*mug@4.50, 1*pot@20", "3*mug@4.54, 1*pot@20", tolerance=4)
#> invoice_lines_match_order("2*tea@1", "3*tea@1")
#> invoice_lines_match_order("2*tea@1", "2*tea@1, 1*cup@0")
#> invoice_lines_match_order("two teas", "2*tea@1")
