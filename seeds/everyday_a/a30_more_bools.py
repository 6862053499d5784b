### css_selector_matches
import re

PART = re.compile(r"(?P<tag>\w+|\*)?(?P<rest>(?:[.#][\w-]+)*)")


def matches_simple(selector, element):
    match = PART.fullmatch(selector)
    tag = match["tag"]
    if tag not in (None, "*") and tag != element["tag"]:
        return False
    for sign, name in re.findall(r"([.#])([\w-]+)", match["rest"]):
        if sign == "#" and element.get("id") != name:
            return False
        if sign == "." and name not in element.get("classes", ()):
            return False
    return True


def css_selector_matches(selector, path):
    """Does a selector such as 'ul.menu li.active' fit the last element of a path?"""
    *ancestors, target = path
    *outer, last = selector.split()
    if not matches_simple(last, target):
        return False
    position = len(ancestors)
    for part in reversed(outer):
        while position > 0:
            position -= 1
            if matches_simple(part, ancestors[position]):
                break
        else:
            return False
    return True

#> css_selector_matches("ul.menu li.active", [{"tag": "ul", "classes": ["menu", "big"]}, {"tag": "div"}, {"tag": "li", "classes": ["active"]}])
#> css_selector_matches("#nav a", [{"tag": "div", "id": "main"}, {"tag": "p"}, {"tag": "a"}])
#> css_selector_matches("div div p", [{"tag": "div"}, {"tag": "p"}])
#> css_selector_matches("*.x", [{"tag": "b", "classes": ["x"]}])
#> css_selector_matches("body div#a .k span", [{"tag": "body"}, {"tag": "div", "id": "a"}, {"tag": "p", "classes": ["k"]}, {"tag": "span"}])
#> css_selector_matches("p", [{"tag": "div"}])
#> css_selector_matches("ul li.active", [{"tag": "ul"}, {"tag": "li", "classes": ["first"]}])

### change_request_window_valid
from datetime import datetime, timedelta


def change_request_window_valid(request, busy):
    """A change needs a window of its planned time plus reserve, not on a Friday, not across busy spans."""
    start = datetime.fromisoformat(request["start"])
    minutes = request["minutes"] * 3 // 2
    end = start + timedelta(minutes=minutes)
    if start.weekday() == 4 or start.weekday() > 4:
        return bool(request.get("weekend_ok")) and start.weekday() > 4
    for span in busy:
        first, last = (datetime.fromisoformat(part) for part in span.split("/"))
        if start < last and first < end:
            return False
    if request.get("risk") == "high":
        return start.hour >= 20 or start.hour < 4
    return True

#> change_request_window_valid({"start": "2024-03-05T20:00", "minutes": 60, "risk": "high"}, ["2024-03-05T22:00/2024-03-05T23:00"])
#> change_request_window_valid({"start": "2024-03-05T21:00", "minutes": 60, "risk": "high"}, ["2024-03-05T22:00/2024-03-05T23:00"])
#> change_request_window_valid({"start": "2024-03-05T12:00", "minutes": 10, "risk": "high"}, [])
#> change_request_window_valid({"start": "2024-03-08T12:00", "minutes": 10}, [])
#> change_request_window_valid({"start": "2024-03-09T12:00", "minutes": 10, "weekend_ok": True}, [])
#> change_request_window_valid({"start": "2024-03-06T09:00", "minutes": 30}, ["2024-03-06T07:00/2024-03-06T09:00", "2024-03-06T09:45/2024-03-06T11:00"])

### ledger_account_names_valid
import re

SEGMENT = re.compile(r"[A-Z][A-Za-z0-9-]*")
ROOTS = {"Assets", "Liabilities", "Equity", "Income", "Expenses"}


def ledger_account_names_valid(names: list[str], closed: tuple = ()) -> bool:
    """Accounts 'Assets:Bank:Main' start with a known root; children of closed accounts are not allowed."""
    known = set()
    for name in names:
        segments = name.split(":")
        if segments[0] not in ROOTS or len(segments) < 2:
            return False
        for segment in segments:
            if not SEGMENT.fullmatch(segment):
                return False
        for size in range(1, len(segments)):
            parent = ":".join(segments[:size])
            if parent in closed:
                return False
        if name in known:
            return False
        known.add(name)
    return True

#> ledger_account_names_valid(["Assets:Bank:Main", "Expenses:Food", "Income:Salary-2024"])
#> ledger_account_names_valid(["Assets:Bank:Main", "Expenses:food"])
#> ledger_account_names_valid(["Assets:Bank:Old:X"], closed=("Assets:Bank:Old",))
#> ledger_account_names_valid(["Money:Cash"])
#> ledger_account_names_valid(["Equity"])
#> ledger_account_names_valid(["Assets:Cash", "Equity:Opening", "Assets:Cash"])
#> ledger_account_names_valid([])

### sentence_is_pangram_like
import string


def sentence_is_pangram_like(text, alphabet=string.ascii_lowercase, missing_allowed=0):
    """Does a text for testing fonts use (nearly) every letter, and the digits when it has any?"""
    seen = set()
    digits = set()
    for char in text.lower():
        if char in alphabet:
            seen.add(char)
        elif char.isdigit():
            digits.add(char)
    missing = [letter for letter in alphabet if letter not in seen]
    if len(missing) > missing_allowed:
        return False
    return not digits or len(digits) == 10

#> sentence_is_pangram_like("Sphinx of black quartz, judge my vow")
#> sentence_is_pangram_like("Pack my box with five dozen jugs")
#> sentence_is_pangram_like("Pack my box with five dozen jugs", missing_allowed=3)
#> sentence_is_pangram_like("Sphinx of black quartz, judge my vow 123")
#> sentence_is_pangram_like("abc 0123456789 cba", alphabet="abc")

### ticket_sla_met
from datetime import datetime, timedelta

LIMITS = {"p1": timedelta(hours=4), "p2": timedelta(hours=24), "p3": timedelta(days=5)}


def waiting_time(events):
    total = timedelta(0)
    since = None
    for stamp, kind in events:
        moment = datetime.fromisoformat(stamp)
        if kind in ("open", "resume") and since is None:
            since = moment
        elif kind in ("pause", "close") and since is not None:
            total += moment - since
            since = None
    return total, since is None


def ticket_sla_met(priority, events):
    spent, closed = waiting_time(events)
    return closed and spent <= LIMITS[priority]

#> ticket_sla_met("p1", [("2024-03-01T08:00", "open"), ("2024-03-01T10:00", "pause"), ("2024-03-02T10:00", "resume"), ("2024-03-02T11:30", "close")])
#> ticket_sla_met("p1", [("2024-03-01T08:00", "open"), ("2024-03-01T13:00", "close")])
#> ticket_sla_met("p3", [("2024-03-01T08:00", "open"), ("2024-03-01T09:00", "open")])
#> ticket_sla_met("p2", [("2024-03-01T08:00", "open"), ("2024-03-02T08:00", "close"), ("2024-03-02T09:00", "close")])
#> ticket_sla_met("p9", [])

### train_car_order_matches
def train_car_order_matches(train, pattern):
    """Cars 'L12SSD' against a pattern of letters with * for any number of cars and ? for one."""
    def fits(cars, wanted):
        if not wanted:
            return not cars
        head, rest = wanted[0], wanted[1:]
        if head == "*":
            return any(fits(cars[index:], rest) for index in range(len(cars) + 1))
        if not cars:
            return False
        if head != "?" and cars[0] != head:
            return False
        return fits(cars[1:], rest)

    return fits(train, pattern)

#> train_car_order_matches("L12SSD", "L*D")
#> train_car_order_matches("L12SSD", "L??S*")
#> train_car_order_matches("L12SSD", "*1S*")
#> train_car_order_matches("", "*")
#> train_car_order_matches("LL", "L?L")
#> train_car_order_matches("L1212D", "*12D")

### database_index_covers_query
import re

INDEX = re.compile(r"(\w+)\(([^)]*)\)")


def database_index_covers_query(indexes, equal, order=(), select=()):
    for name, columns in INDEX.findall(indexes):
        parts = [column.strip() for column in columns.split(",")]
        count = len(equal)
        if set(parts[:count]) != set(equal):
            continue
        if list(order) != parts[count:count + len(order)]:
            continue
        if all(column in parts for column in select):
            return True
    return False

#> database_index_covers_query("i1(a) i2(b, a, c, d)", ["a", "b"], ["c"], ["d"])
#> database_index_covers_query("i1(a) i2(b, a, c, d)", ["a", "b"], ["d"])
#> database_index_covers_query("i1(a) i2(a, c)", ["a"], ["c"], ["x"])
#> database_index_covers_query("", ["a"])
#> database_index_covers_query("p(x, y) q(y, x)", ["y"], ["x"])
#> database_index_covers_query("p(x, y) q(y, z) r(z, y, w)", ["y", "z"], ["w"], ["y", "w"])

### team_jersey_numbers_ok
class Squad:
    LIMITS = {"goal": (1, 3), "field": (7, 14)}

    def __init__(self):
        self.players = {}

    def add(self, text):
        number, role = text.split("/")
        if int(number) in self.players:
            raise ValueError(f"number {number} twice")
        self.players[int(number)] = role

    def complete(self):
        for role, (least, most) in self.LIMITS.items():
            count = sum(r == role for r in self.players.values())
            if not least <= count <= most:
                return False
        return True


def team_jersey_numbers_ok(players: str) -> bool:
    """Numbers 1 to 99 only, none twice, and the right count for each role."""
    squad = Squad()
    for player in players.split():
        try:
            squad.add(player)
        except ValueError:
            return False
    if any(not 1 <= number <= 99 for number in squad.players):
        return False
    return squad.complete()

#> team_jersey_numbers_ok("1/goal 2/field 3/field 4/field 5/field 6/field 7/field 8/field")
#> team_jersey_numbers_ok("1/goal 2/field 2/field")
#> team_jersey_numbers_ok("0/goal 2/field 3/field 4/field 5/field 6/field 7/field 8/field")
#> team_jersey_numbers_ok("2/field 3/field 4/field 5/field 6/field 7/field 8/field")
#> team_jersey_numbers_ok("ten/goal")
#> team_jersey_numbers_ok("12/goal 13/goal 2/field 3/field 4/field 5/field 6/field 7/field 99/field")

### measurement_series_stable
import statistics


def measurement_series_stable(values: list, window: int = 4, tolerance: float = 0.05) -> bool:
    stretch = []
    for value in values:
        if value is None:
            stretch.clear()
            continue
        stretch.append(value)
        if len(stretch) > window:
            stretch.pop(0)
        if len(stretch) < window:
            continue
        mean = statistics.fmean(stretch)
        if max(stretch) - min(stretch) <= tolerance * abs(mean):
            return True
    return False

#> measurement_series_stable([9.0, 9.9, 10.0, 10.1, 10.2, 10.1])
#> measurement_series_stable([10, 10, None, 10, 10, None, 10])
#> measurement_series_stable([1, 2, 3, 4, 5, 6, 7])
#> measurement_series_stable([], window=1)
#> measurement_series_stable([100, 104, 99, 103, 98], window=3, tolerance=0.051)

### approval_signature_chain
from datetime import date


def approval_signature_chain(document: dict) -> bool:
    """Signed in the order of the roles, by different people, none after the deadline."""
    order = ("author", "reviewer", "manager")
    deadline = date.fromisoformat(document["deadline"])
    people = set()
    last = None
    for role in order:
        entry = document["signatures"].get(role)
        if entry is None:
            return False
        name, _, day = entry.partition(" ")
        signed = date.fromisoformat(day)
        if last is not None and signed < last:
            return False
        if name in people or signed > deadline:
            return False
        people.add(name)
        last = signed
    return True

#> approval_signature_chain({"deadline": "2024-03-31", "signatures": {"author": "ida 2024-03-01", "reviewer": "bo 2024-03-05", "manager": "cy 2024-03-05"}})
#> approval_signature_chain({"deadline": "2024-03-31", "signatures": {"author": "ida 2024-03-01", "reviewer": "bo 2024-03-05"}})
#> approval_signature_chain({"deadline": "2024-03-31", "signatures": {"author": "ida 2024-03-02", "reviewer": "bo 2024-03-01", "manager": "cy 2024-03-05"}})
#> approval_signature_chain({"deadline": "2024-03-31", "signatures": {"author": "ida 2024-03-02", "reviewer": "ida 2024-03-03", "manager": "cy 2024-03-05"}})
#> approval_signature_chain({"deadline": "2024-03-04", "signatures": {"author": "ida 2024-03-02", "reviewer": "bo 2024-03-03", "manager": "cy 2024-03-05"}})

### import_file_encoding_safe
def decodes(data, encoding):
    try:
        data.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def import_file_encoding_safe(data, allowed=("utf-8", "ascii")):
    """Text in an allowed encoding, without control characters and with one kind of line end."""
    for encoding in allowed:
        if decodes(data, encoding):
            break
    else:
        return False
    has_windows = False
    has_unix = False
    previous = 0
    for byte in data:
        if byte == 10:
            if previous == 13:
                has_windows = True
            else:
                has_unix = True
        elif byte < 32 and byte not in (9, 13):
            return False
        previous = byte
    return not (has_windows and has_unix)

#> import_file_encoding_safe("naïve\nline\n".encode("utf-8"))
#> import_file_encoding_safe("naïve\n".encode("latin-1"))
#> import_file_encoding_safe("naïve\n".encode("latin-1"), allowed=("utf-8", "latin-1"))
#> import_file_encoding_safe(b"one\r\ntwo\nthree")
#> import_file_encoding_safe(b"bell\x07")
#> import_file_encoding_safe(b"a\tb\r\nc\r\n", ("ascii",))

### robot_arm_path_safe
FORBIDDEN = ((2, 2, 4, 5), (7, 0, 9, 1))


def blocked(x, y):
    for left, bottom, right, top in FORBIDDEN:
        if left <= x <= right and bottom <= y <= top:
            return True
    return False


def robot_arm_path_safe(path: str, reach: int = 10) -> bool:
    x = y = 0
    steps = {"R": (1, 0), "L": (-1, 0), "U": (0, 1), "D": (0, -1)}
    for move in path.split():
        dx, dy = steps[move[0]]
        for _ in range(int(move[1:])):
            x, y = x + dx, y + dy
            if x * x + y * y > reach * reach:
                return False
            if blocked(x, y):
                return False
    return True

#> robot_arm_path_safe("R1 U6 R4 D3")
#> robot_arm_path_safe("R3 U3")
#> robot_arm_path_safe("U10 R1")
#> robot_arm_path_safe("R6 U1 R2")
#> robot_arm_path_safe("L3 D3 R5 U4", reach=5)
#> robot_arm_path_safe("U2 X1")

### message_thread_is_consistent
def message_thread_is_consistent(messages: list) -> bool:
    """Replies point to earlier messages of the same thread, ids are unique, times never go back."""
    known = {}
    clock = None
    for message in messages:
        number, minute, reply_to, thread = message
        if number in known:
            return False
        if clock is not None and minute < clock:
            return False
        if reply_to is not None:
            if reply_to not in known or known[reply_to] != thread:
                return False
        known[number] = thread
        clock = minute
    return True

#> message_thread_is_consistent([(1, 0, None, "a"), (2, 5, 1, "a"), (3, 5, None, "b"), (4, 9, 3, "b"), (5, 9, 2, "a")])
#> message_thread_is_consistent([(1, 0, None, "a"), (2, 5, 1, "b")])
#> message_thread_is_consistent([(1, 0, None, "a"), (1, 5, None, "a")])
#> message_thread_is_consistent([(1, 7, None, "a"), (2, 5, None, "a")])
#> message_thread_is_consistent([(1, 7, 2, "a"), (2, 8, None, "a")])
#> message_thread_is_consistent([])

### recurring_payment_detected
from datetime import date


def recurring_payment_detected(bookings: list, least: int = 3, slack: int = 4) -> bool:
    """Does some payee take a similar amount about every month, at least a few times in a row?"""
    by_payee = {}
    for day, payee, cents in bookings:
        by_payee.setdefault(payee, []).append((date.fromisoformat(day), cents))
    for entries in by_payee.values():
        entries.sort()
        run = 1
        for (before, first), (after, second) in zip(entries, entries[1:]):
            gap = (after - before).days
            similar = abs(first - second) * 10 <= max(first, second)
            if abs(gap - 30) <= slack and similar:
                run += 1
                if run >= least:
                    return True
            else:
                run = 1
    return False

#> recurring_payment_detected([("2024-01-05", "gym", 2999), ("2024-02-05", "gym", 2999), ("2024-01-20", "shop", 500), ("2024-03-06", "gym", 3199)])
#> recurring_payment_detected([("2024-01-05", "gym", 2999), ("2024-02-05", "gym", 2999), ("2024-03-20", "gym", 2999)])
#> recurring_payment_detected([("2024-01-05", "x", 100), ("2024-02-05", "x", 300), ("2024-03-05", "x", 100)])
#> recurring_payment_detected([])
#> recurring_payment_detected([("2024-01-31", "rent", 90000), ("2024-03-01", "rent", 90000)], least=2)

### lock_order_has_deadlock
def parse(program):
    held = []
    for word in program.split():
        if word.startswith("-"):
            held.remove(word[1:])
            continue
        for lock in held:
            yield lock, word
        held.append(word)


def reaches(graph, start, goal, seen):
    if start == goal:
        return True
    seen.add(start)
    for following in sorted(graph.get(start, ())):
        if following not in seen and reaches(graph, following, goal, seen):
            return True
    return False


def lock_order_has_deadlock(programs: list[str]) -> bool:
    graph = {}
    for program in programs:
        for held, wanted in parse(program):
            if reaches(graph, wanted, held, set()):
                return True
            graph.setdefault(held, set()).add(wanted)
    return False

#> lock_order_has_deadlock(["a b -b -a", "b a -a -b"])
#> lock_order_has_deadlock(["a b -b c -c -a", "b c -c -b", "a c"])
#> lock_order_has_deadlock(["x y", "y z", "z x"])
#> lock_order_has_deadlock(["a -a b", "b -b a"])
#> lock_order_has_deadlock([])
#> lock_order_has_deadlock(["p p"])
#> lock_order_has_deadlock(["a b", "a c", "d a -a e", "b c"])

### coupon_book_applicable
from datetime import date

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def condition_holds(condition, basket, day):
    name, _, value = condition.partition(":")
    match name:
        case "min":
            return sum(basket.values()) >= int(value)
        case "days":
            return DAYS[day.weekday()] in value.split("/")
        case "item":
            return value in basket
        case "until":
            return day <= date.fromisoformat(value)
        case _:
            raise ValueError(f"unknown condition {condition!r}")


def coupon_book_applicable(coupon: str, basket: dict[str, int], today: str) -> bool:
    day = date.fromisoformat(today)
    for condition in coupon.split():
        if not condition_holds(condition, basket, day):
            return False
    return True

#> coupon_book_applicable("min:2000 days:mon/tue item:tea", {"tea": 900, "cup": 1200}, "2024-03-04")
#> coupon_book_applicable("min:2000 days:mon/tue item:tea", {"tea": 900, "cup": 1200}, "2024-03-06")
#> coupon_book_applicable("until:2024-03-01 min:1", {"tea": 900}, "2024-03-02")
#> coupon_book_applicable("item:milk", {}, "2024-03-02")
#> coupon_book_applicable("", {}, "2024-03-02")
#> coupon_book_applicable("color:red", {}, "2024-03-02")

### solar_panels_fit_roof
def solar_panels_fit_roof(roof: tuple, panel: tuple, count: int, border: int = 30) -> bool:
    """Do so many panels fit on a roof with chimneys, upright or lying, in a regular grid? Centimetres."""
    width, height, *chimneys = roof
    for panel_width, panel_height in (panel, panel[::-1]):
        columns = (width - 2 * border) // panel_width
        rows = (height - 2 * border) // panel_height
        places = 0
        for row in range(rows):
            for column in range(columns):
                left = border + column * panel_width
                top = border + row * panel_height
                hit = False
                for x, y, size in chimneys:
                    if left < x + size and x < left + panel_width and top < y + size and y < top + panel_height:
                        hit = True
                if not hit:
                    places += 1
        if places >= count:
            return True
    return False

#> solar_panels_fit_roof((600, 400), (100, 170), 10)
#> solar_panels_fit_roof((600, 400, (250, 150, 60)), (100, 170), 10)
#> solar_panels_fit_roof((600, 400, (250, 150, 60)), (100, 170), 8)
#> solar_panels_fit_roof((100, 100), (100, 170), 1)
#> solar_panels_fit_roof((400, 300), (100, 150), 4, border=0)
