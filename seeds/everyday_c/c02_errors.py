### load_settings_with_causes
class SettingsError(Exception):
    """What the caller sees, whatever went wrong below."""


def parse_pair(line):
    key, sep, value = line.partition("=")
    if not sep:
        raise ValueError(f"no '=' in {line!r}")
    return key.strip(), value.strip()


def convert(value):
    if value.lower() in ("yes", "no"):
        return value.lower() == "yes"
    try:
        return int(value)
    except ValueError:
        return value


def load_settings_with_causes(text: str, required: tuple[str, ...] = ()) -> dict:
    settings = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith(";"):
            continue
        try:
            key, value = parse_pair(line)
        except ValueError as error:
            raise SettingsError(f"line {number}: {error}") from error
        settings[key] = convert(value)
    missing = [key for key in required if key not in settings]
    if missing:
        raise SettingsError("missing: " + ", ".join(missing))
    return settings

#> load_settings_with_causes("host = localhost\nport = 8080\n; comment\ndebug = yes\nworkers=4\nname = api", ("host", "port"))
#> load_settings_with_causes("a = 1\n\nb = no\nbroken line\nc = 3")
#> load_settings_with_causes("")
#> load_settings_with_causes("retries = 3\ntimeout = 2.5\nverbose = NO", ("retries", "user", "token"))
#> load_settings_with_causes("path = /srv/data\nurl = http://x/?q=1\nmode=\n ; end", ("url",))
#> load_settings_with_causes("x=01\ny=yes\nz=Yes\nw=1_000\nv=one", ("x",))

### first_working_backend
class BackendDown(ConnectionError):
    def __init__(self, name, code):
        super().__init__(f"{name} answered {code}")
        self.code = code


def call_backend(name, answers):
    code, payload = answers[name]
    if code >= 500:
        raise BackendDown(name, code)
    if code == 404:
        raise LookupError(name)
    return payload


def first_working_backend(order: list[str], answers: dict) -> tuple:
    """(name, payload, tried) of the first backend that answers; errors are collected on the way."""
    errors = []
    for name in order:
        try:
            payload = call_backend(name, answers)
        except BackendDown as down:
            errors.append(f"{name}:{down.code}")
        except LookupError as error:
            errors.append(f"{name}:{type(error).__name__}")
        else:
            return name, payload, len(errors) + 1
    raise RuntimeError(" ".join(errors) or "no backends")

#> first_working_backend(["a", "b", "c"], {"a": (503, ""), "b": (404, ""), "c": (200, "hello")})
#> first_working_backend(["a"], {"a": (200, {"id": 7})})
#> first_working_backend(["a", "b"], {"a": (500, None), "b": (502, None)})
#> first_working_backend(["x", "a"], {"a": (200, "found after a missing name")})
#> first_working_backend([], {})
#> first_working_backend(["p", "q", "r", "s", "t"], {"p": (500, 0), "q": (504, 0), "r": (404, 0), "s": (301, "moved"), "t": (200, "late")})
#> first_working_backend(["p", "q", "r", "s", "t", "a", "b", "c"], {"a": (503, ""), "b": (404, ""), "c": (200, "hello")})
#> first_working_backend(["a", "b", "c", "p", "q", "r", "s", "t"], {"p": (500, 0), "q": (504, 0), "r": (404, 0), "s": (301, "moved"), "t": (200, "late")})

### transaction_rolls_back
class Rollback(Exception):
    pass


class Store:
    def __init__(self, data):
        self.data = dict(data)
        self.saved = None

    def __enter__(self):
        self.saved = dict(self.data)
        return self

    def __exit__(self, kind, error, trace):
        if kind is not None:
            self.data = self.saved
        self.saved = None
        return kind is Rollback


def move(store, source, target, amount):
    if store.data[source] < amount:
        raise Rollback
    store.data[source] -= amount
    store.data[target] = store.data.get(target, 0) + amount


def transaction_rolls_back(balances, batches):
    """Each batch of moves is applied as a whole or not at all."""
    store = Store(balances)
    for batch in batches:
        with store:
            for source, target, amount in batch:
                move(store, source, target, amount)
    return store.data

#> transaction_rolls_back({"a": 10, "b": 0}, [[("a", "b", 4), ("b", "c", 3)], [("a", "c", 5), ("a", "b", 5)]])
#> transaction_rolls_back({"cash": 100}, [[("cash", "rent", 60)], [("cash", "food", 60)], [("cash", "food", 40)]])
#> transaction_rolls_back({}, [])
#> transaction_rolls_back({"x": 1}, [[("y", "x", 1)]])
#> transaction_rolls_back({"x": 5, "y": 5}, [[("x", "y", 5), ("y", "x", 10), ("x", "z", 10), ("z", "x", 11)], [("x", "z", 1)]])

### parse_amount_or_reason
import re

AMOUNT = re.compile(r"^(-?)(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))? ?(EUR|€)?$")


class AmountError(ValueError):
    def __init__(self, text, reason):
        super().__init__(reason)
        self.text, self.reason = text, reason


def parse_amount(text):
    match = AMOUNT.match(text.strip())
    if match is None:
        raise AmountError(text, "format")
    sign, whole, cents, _ = match.groups()
    value = int(whole.replace(".", "")) * 100 + int(cents or 0)
    if value > 10_000_000:
        raise AmountError(text, "too large")
    return -value if sign else value


def parse_amount_or_reason(texts):
    total = 0
    reasons = []
    for text in texts:
        try:
            total += parse_amount(text)
        except AmountError as error:
            reasons.append(f"{error.text.strip()}: {error.reason}")
    return reasons if reasons else total

#> parse_amount_or_reason(["1.234,50 EUR", "12", "-0,99", "7,00 €"])
#> parse_amount_or_reason(["1,5", "1.23,00", "44"])
#> parse_amount_or_reason([])
#> parse_amount_or_reason(["100.000,01", "99.999,99"])
#> parse_amount_or_reason(["-1.000", " 2.500,25 ", "15", "15,10", "-3,45EUR"])
#> parse_amount_or_reason(["abc", "12,345", "€ 5", "5 €", "--3"])

### retry_with_fake_clock
class FakeClock:
    def __init__(self):
        self.now = 0.0

    def sleep(self, seconds):
        self.now += seconds


class Flaky:
    """Fails as often as told, then gives its value."""

    def __init__(self, failures, value):
        self.failures = failures
        self.value = value
        self.calls = 0

    def __call__(self):
        self.calls += 1
        if self.calls <= self.failures:
            raise TimeoutError(f"call {self.calls}")
        return self.value


def retry(action, clock, attempts, delay, factor=2):
    while True:
        try:
            return action()
        except TimeoutError:
            attempts -= 1
            if attempts <= 0:
                raise
            clock.sleep(delay)
            delay *= factor


def retry_with_fake_clock(failures, attempts, delay, limit=60.0):
    clock = FakeClock()
    action = Flaky(failures, "done")
    try:
        retry(action, clock, attempts, delay)
    except TimeoutError as error:
        return str(error)
    return clock.now if clock.now <= limit else None

#> retry_with_fake_clock(3, 5, 0.5)
#> retry_with_fake_clock(3, 3, 0.5)
#> retry_with_fake_clock(0, 1, 10)
#> retry_with_fake_clock(4, 6, 5.0, limit=50)
#> retry_with_fake_clock(6, 7, 0.25)
#> retry_with_fake_clock(8, 6, 1)

### cleanup_order_log
class Step:
    def __init__(self, name, log, fails=False):
        self.name, self.log, self.fails = name, log, fails

    def run(self):
        self.log.append(f"run {self.name}")
        if self.fails:
            raise RuntimeError(self.name)

    def undo(self):
        self.log.append(f"undo {self.name}")


def execute(steps):
    done = []
    try:
        for step in steps:
            step.run()
            done.append(step)
    except RuntimeError:
        while done:
            done.pop().undo()
        raise
    finally:
        steps[0].log.append("closed")


def cleanup_order_log(plan: str) -> list[str]:
    """The log of a plan like 'copy move! link', in which '!' marks a step that fails."""
    log: list[str] = []
    steps = [Step(word.rstrip("!"), log, word.endswith("!")) for word in plan.split()]
    if not steps:
        return log
    try:
        execute(steps)
    except RuntimeError as error:
        log.append(f"failed at {error}")
    return log

#> cleanup_order_log("copy move link")
#> cleanup_order_log("copy move! link")
#> cleanup_order_log("backup copy check switch! restart")
#> cleanup_order_log("")
#> cleanup_order_log("first!")
#> cleanup_order_log("a b c d e f!")

### nested_lookup_with_default
_MISSING = object()


class PathError(KeyError):
    pass


def step_into(node, key):
    if isinstance(node, list):
        try:
            return node[int(key)]
        except (ValueError, IndexError):
            raise PathError(key) from None
    if isinstance(node, dict) and key in node:
        return node[key]
    raise PathError(key)


def nested_lookup_with_default(document, path: str, default=_MISSING):
    """The value at 'a.0.b'; the default, or a KeyError that names the first missing part."""
    node = document
    walked = []
    for key in path.split("."):
        try:
            node = step_into(node, key)
        except PathError:
            if default is not _MISSING:
                return default
            where = ".".join(walked) or "top"
            raise KeyError(f"{key} at {where}") from None
        walked.append(key)
    return node

#> nested_lookup_with_default({"a": [{"b": 1}, {"b": 2, "c": None}]}, "a.1.b")
#> nested_lookup_with_default({"a": [{"b": 1}]}, "a.3.b")
#> nested_lookup_with_default({"a": [{"b": 1}]}, "a.x.b", default=0)
#> nested_lookup_with_default({"user": {"name": {"first": "Ida", "last": "Holm"}}}, "user.name.first")
#> nested_lookup_with_default({"user": {"name": "Ida"}}, "user.name.first", default=None)
#> nested_lookup_with_default({}, "x")
#> nested_lookup_with_default({"k": [[["deep", "deeper"]]]}, "k.0.0.1")
#> nested_lookup_with_default({"k": [[["deep", "deeper"]]], "a": [{"b": 1}, {"b": 2, "c": None}]}, "k.0.0.1")
#> nested_lookup_with_default({"a": [{"b": 1}, {"b": 2, "c": None}], "k": [[["deep", "deeper"]]]}, "k.0.0.1")

### checksum_of_packets
class PacketError(Exception):
    code = 1


class ShortPacket(PacketError):
    code = 2


class BadChecksum(PacketError):
    code = 3


def read_packet(hex_text):
    data = bytes.fromhex(hex_text)
    if len(data) < 3:
        raise ShortPacket(len(data))
    length, *payload, check = data
    if length != len(payload):
        raise PacketError("length")
    if sum(payload) % 256 != check:
        raise BadChecksum(check)
    return bytes(payload)


def checksum_of_packets(packets: list[str]) -> int:
    """Number of payload bytes in good packets minus the codes of the bad ones."""
    score = 0
    for packet in packets:
        try:
            payload = read_packet(packet)
        except PacketError as error:
            score -= error.code
            continue
        score += len(payload)
    return score

#> checksum_of_packets(["03 01 02 03 06", "02 ff 01 00", "01 41 41"])
#> checksum_of_packets(["0101", "03 01 02 03", "02 01 02 04"])
#> checksum_of_packets([])
#> checksum_of_packets(["04 10 20 30 40 a0", "zz"])
#> checksum_of_packets(["05 68 65 6c 6c 6f 14", "05 68 65 6c 6c 6f 15", "01 00 00"])

### is_valid_booking_request
from datetime import date


class BookingError(ValueError):
    pass


def parse_day(text):
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise BookingError(f"bad day {text}") from error


def check_stay(arrival, departure, guests):
    if departure <= arrival:
        raise BookingError("departure before arrival")
    nights = (departure - arrival).days
    if nights > 28:
        raise BookingError("too long")
    if not 1 <= guests <= 6:
        raise BookingError("guests")
    return nights


def is_valid_booking_request(requests: list[dict], most_nights: int) -> bool:
    """Whether all requests are valid and together take no more than most_nights."""
    nights = 0
    for request in requests:
        try:
            arrival, departure = parse_day(request["from"]), parse_day(request["to"])
            nights += check_stay(arrival, departure, request.get("guests", 1))
        except (BookingError, KeyError):
            return False
    return nights <= most_nights

#> is_valid_booking_request([{"from": "2024-02-27", "to": "2024-03-02", "guests": 2}, {"from": "2024-05-01", "to": "2024-05-08"}], 14)
#> is_valid_booking_request([{"from": "2023-02-27", "to": "2023-02-29"}], 14)
#> is_valid_booking_request([{"from": "2024-06-10", "to": "2024-06-10"}], 3)
#> is_valid_booking_request([{"from": "2024-06-10", "to": "2024-06-13", "guests": 7}], 5)
#> is_valid_booking_request([{"from": "2024-06-10", "to": "2024-07-13"}], 50)
#> is_valid_booking_request([], 0)
#> is_valid_booking_request([{"from": "2024-12-24", "to": "2025-01-02"}, {"from": "2024-06-10", "to": "2024-06-13"}, {"from": "2024-08-01", "to": "2024-08-20"}], 30)
#> is_valid_booking_request([{"from": "2024-02-27", "to": "2024-03-02", "guests": 2}, {"from": "2024-05-01", "to": "2024-05-08"}, {"from": "2024-12-24", "to": "2025-01-02"}, {"from": "2024-06-10", "to": "2024-06-13"}, {"from": "2024-08-01", "to": "2024-08-20"}], 14)
#> is_valid_booking_request([{"from": "2024-12-24", "to": "2025-01-02"}, {"from": "2024-06-10", "to": "2024-06-13"}, {"from": "2024-08-01", "to": "2024-08-20"}, {"from": "2024-02-27", "to": "2024-03-02", "guests": 2}, {"from": "2024-05-01", "to": "2024-05-08"}], 14)

### import_rows_collect_errors
class RowError(Exception):
    def __init__(self, row, messages):
        super().__init__(f"row {row}: " + "; ".join(messages))
        self.row = row


def check_row(number, row):
    messages = []
    if len(row) != 3:
        messages.append(f"{len(row)} cells")
    else:
        name, amount, unit = row
        if not name:
            messages.append("no name")
        if not amount.replace(".", "", 1).isdigit():
            messages.append(f"amount {amount}")
        if unit not in {"kg", "pcs", "l"}:
            messages.append(f"unit {unit}")
    if messages:
        raise RowError(number, messages)
    return name, float(amount), unit


def import_rows_collect_errors(text, tolerate=1):
    """Rows of 'name;amount;unit', and the errors; stops when there are too many errors."""
    rows, errors = [], []
    for number, line in enumerate(text.split("|"), 1):
        try:
            rows.append(check_row(number, line.split(";")))
        except RowError as error:
            errors.append(str(error))
            if len(errors) > tolerate:
                raise
    return rows, errors

#> import_rows_collect_errors("flour;2.5;kg|milk;1;l|eggs;12;pcs")
#> import_rows_collect_errors("flour;2.5;kg|milk;one;litre|eggs;12;pcs")
#> import_rows_collect_errors("flour;2.5|;1;l|eggs;12;pcs")
#> import_rows_collect_errors("a;1;kg|b;x;kg|;;|c;3;pcs", tolerate=5)
#> import_rows_collect_errors("", tolerate=0)
#> import_rows_collect_errors("nails;250;pcs|glue;0.75;l|wire;12.5.1;kg|screws;90;pcs", 1)

### divide_shares_finally
def allocate(total, weights):
    shares = []
    try:
        unit = total / sum(weights)
        for weight in weights:
            shares.append(int(unit * weight))
    except ZeroDivisionError:
        shares = [0] * len(weights)
    else:
        # what rounding left over goes to the first ones
        for index in range(int(total - sum(shares))):
            shares[index % len(shares)] += 1
    finally:
        if not shares:
            shares.append(total)
    return shares


def divide_shares_finally(pots, weights):
    """Pots of money over people by weight: how much each person gets in all."""
    sums = [0] * max(len(weights), 1)
    for pot in pots:
        for person, share in enumerate(allocate(pot, weights)):
            sums[person] += share
    return sums

#> divide_shares_finally([100, 50, 7], [1, 1, 1])
#> divide_shares_finally([10], [])
#> divide_shares_finally([10, 20], [0, 0])
#> divide_shares_finally([99, 101], [5, 3, 2])
#> divide_shares_finally([], [1, 2])
#> divide_shares_finally([1000, 1, 2, 3], [7, 2, 1, 4])

### error_budget_left
class BudgetExhausted(Exception):
    pass


class ErrorBudget:
    def __init__(self, allowed):
        self.allowed = allowed
        self.spent = 0

    def spend(self, cost=1):
        if self.spent + cost > self.allowed:
            raise BudgetExhausted(self.spent)
        self.spent += cost

    @property
    def left(self):
        return self.allowed - self.spent


COSTS = {"E": 3, "W": 1}


def error_budget_left(marks: str, allowed: int) -> int:
    """What is left of the budget after a string of marks ('E', 'W', '.'); negative: where it ran out."""
    budget = ErrorBudget(allowed)
    for position, mark in enumerate(marks):
        if mark not in COSTS:
            continue
        try:
            budget.spend(COSTS[mark])
        except BudgetExhausted:
            return -position - 1
    return budget.left

#> error_budget_left("..W..E..W.", 10)
#> error_budget_left("..W..E..WWEE.", 6)
#> error_budget_left("", 4)
#> error_budget_left("E", 2)
#> error_budget_left("WWWWW..EE..", 11)
#> error_budget_left("....W.W.W.E.W", 20)

### unwrap_exception_chain
class AppError(Exception):
    pass


class StorageError(AppError):
    pass


def read_field(row, name):
    try:
        return row[name]
    except KeyError as error:
        raise StorageError(f"column {name}") from error


def total_of(rows, name):
    total = 0
    for index, row in enumerate(rows):
        try:
            total += int(read_field(row, name))
        except (StorageError, ValueError) as error:
            raise AppError(f"row {index}") from error
    return total


def unwrap_exception_chain(rows: list[dict], name: str):
    """The sum of a column, or the names of the exceptions from the outermost to the root cause."""
    try:
        return total_of(rows, name)
    except AppError as error:
        chain = []
        current: BaseException | None = error
        while current is not None:
            chain.append(type(current).__name__)
            current = current.__cause__
        return chain

#> unwrap_exception_chain([{"n": 4}, {"n": "5"}, {"n": 6}], "n")
#> unwrap_exception_chain([{"n": 4}, {"m": "5"}], "n")
#> unwrap_exception_chain([{"n": "four"}], "n")
#> unwrap_exception_chain([], "anything")
#> unwrap_exception_chain([{"n": 1.9}, {"n": True}, {"n": "-12"}, {"n": "0"}, {"n": " 7 "}], "n")
#> unwrap_exception_chain([{"n": 4}, {"n": "5"}, {"n": 6}, {"n": 1.9}, {"n": True}, {"n": "-12"}, {"n": "0"}, {"n": " 7 "}], "n")
#> unwrap_exception_chain([{"n": 1.9}, {"n": True}, {"n": "-12"}, {"n": "0"}, {"n": " 7 "}, {"n": 4}, {"m": "5"}], "n")

### suppress_and_count
from contextlib import suppress


def parse_numbers(words):
    numbers = []
    for word in words:
        with suppress(ValueError):
            numbers.append(float(word))
    return numbers


def suppress_and_count(line: str, low: float, high: float) -> bool:
    """True if at least half of the words are numbers and all of them lie between low and high."""
    words = line.replace(",", " ").split()
    numbers = parse_numbers(words)
    if len(numbers) * 2 < len(words):
        return False
    for number in numbers:
        if not low <= number <= high:
            return False
    return bool(numbers)

#> suppress_and_count("temp 21.5, 22.0, 19.8 C", 15, 30)
#> suppress_and_count("1 2 3 nan 5", 0, 10)
#> suppress_and_count("", 0, 1)
#> suppress_and_count("only words in here 5", 0, 10)
#> suppress_and_count("10, 20, 30, 40, fifty", 5, 40)
#> suppress_and_count("10, 20, 30, 41", 5, 40)
#> suppress_and_count("1e3 -0.5 +7 0x10 .25 8.", -1, 1000)

### guard_against_reentry
class Busy(RuntimeError):
    pass


class Workflow:
    def __init__(self, edges):
        self.edges = edges
        self.active = []
        self.finished = []

    def visit(self, name):
        if name in self.active:
            raise Busy(" > ".join(self.active[self.active.index(name):] + [name]))
        if name in self.finished:
            return
        self.active.append(name)
        try:
            for needed in self.edges.get(name, ()):
                self.visit(needed)
            self.finished.append(name)
        finally:
            self.active.pop()


def guard_against_reentry(edges: dict, goals: list[str]):
    """The order in which tasks finish, or the cycle as text."""
    flow = Workflow(edges)
    for goal in goals:
        try:
            flow.visit(goal)
        except Busy as busy:
            return str(busy)
    return flow.finished

#> guard_against_reentry({"app": ["lib", "conf"], "lib": ["core"], "conf": ["core"]}, ["app"])
#> guard_against_reentry({"a": ["b"], "b": ["c"], "c": ["a"]}, ["a"])
#> guard_against_reentry({}, ["solo", "solo", "duo"])
#> guard_against_reentry({"x": ["y"], "y": ["z"], "z": ["y"]}, ["w", "x"])
#> guard_against_reentry({"t1": ["t2", "t3"], "t2": ["t4"], "t3": ["t4", "t5"]}, ["t3", "t1"])
#> guard_against_reentry({"self": ["self"]}, [])
