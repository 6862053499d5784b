### hex_to_rgb_tuple
NAMED = {"black": "#000000", "teal": "#008080", "gold": "#ffd700"}


def hex_to_rgb_tuple(colour: str, *, alpha: bool = False) -> tuple:
    """(r, g, b[, a]) of '#abc', '#aabbcc', '#aabbccdd' or a known name."""
    code = NAMED.get(colour.lower(), colour)
    if not code.startswith("#"):
        raise ValueError(f"unknown colour {colour!r}")
    digits = code[1:]
    if len(digits) in (3, 4):
        digits = "".join(d * 2 for d in digits)
    if len(digits) not in (6, 8):
        raise ValueError(f"{colour!r} has {len(digits)} digits")
    channels = [int(digits[i:i + 2], 16) for i in range(0, len(digits), 2)]
    if not alpha:
        return tuple(channels[:3])
    opacity = channels[3] / 255 if len(channels) == 4 else 1.0
    return (*channels[:3], round(opacity, 2))

#> hex_to_rgb_tuple("#1e90ff")
#> hex_to_rgb_tuple("Gold", alpha=True)
#> hex_to_rgb_tuple("#0f08", alpha=True)
#> hex_to_rgb_tuple("mauve")
#> hex_to_rgb_tuple("#12345")
#> hex_to_rgb_tuple("#ABCDEF12")

### contrast_ratio
def _luminance(rgb: tuple[int, int, int]) -> float:
    parts = []
    for channel in rgb:
        c = channel / 255
        parts.append(c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast_ratio(text: tuple[int, int, int], background: tuple[int, int, int]) -> tuple[float, str]:
    """WCAG contrast ratio and the grade it earns."""
    light, dark = sorted((_luminance(text), _luminance(background)), reverse=True)
    ratio = round((light + 0.05) / (dark + 0.05), 2)
    for limit, grade in ((7, "AAA"), (4.5, "AA"), (3, "AA large")):
        if ratio >= limit:
            return ratio, grade
    return ratio, "fail"

#> contrast_ratio((0, 0, 0), (255, 255, 255))
#> contrast_ratio((255, 0, 0), (255, 255, 255))
#> contrast_ratio((119, 119, 119), (119, 119, 119))
#> contrast_ratio((0, 0, 255), (255, 255, 0))
#> contrast_ratio((90, 90, 90), (235, 240, 245))

### blend_palette
def blend_palette(start: tuple, end: tuple, steps: int) -> list[str]:
    """Hex colours from *start* to *end*, both included."""
    if steps < 1:
        raise ValueError("steps must be >= 1")
    palette = []
    for i in range(steps):
        t = i / (steps - 1) if steps > 1 else 0.5
        mixed = (round(a + (b - a) * t) for a, b in zip(start, end))
        palette.append("#" + "".join(f"{channel:02x}" for channel in mixed))
    return palette

#> blend_palette((0, 0, 0), (255, 255, 255), 3)
#> blend_palette((255, 0, 0), (0, 0, 255), 4)
#> blend_palette((10, 20, 30), (30, 20, 10), 1)
#> blend_palette((1, 2, 3), (4, 5, 6), 0)
#> blend_palette((200, 100, 0), (200, 100, 0), 2)

### octal_mode_string
def octal_mode_string(mode: int | str, *, kind: str = "-") -> str:
    """'-rwxr-x---' for 0o750 or '750'; special bits are shown too."""
    if isinstance(mode, str):
        mode = int(mode, 8)
    if not 0 <= mode <= 0o7777:
        raise ValueError(f"mode out of range: {mode:o}")
    text = ""
    for shift, special, letter in ((6, 0o4000, "s"), (3, 0o2000, "s"), (0, 0o1000, "t")):
        bits = mode >> shift & 7
        text += ("r" if bits & 4 else "-") + ("w" if bits & 2 else "-")
        executable = bits & 1
        if mode & special:
            text += letter if executable else letter.upper()
        else:
            text += "x" if executable else "-"
    return kind + text

#> octal_mode_string(0o750)
#> octal_mode_string("644")
#> octal_mode_string(0o4755)
#> octal_mode_string("1777", kind="d")
#> octal_mode_string(0o2640)
#> octal_mode_string("77777")

### chmod_symbolic
_WHO = {"u": 6, "g": 3, "o": 0}
_BITS = {"r": 4, "w": 2, "x": 1}


def chmod_symbolic(mode: int, changes: str) -> str:
    """Apply symbolic changes such as 'u+x,go-w,a=r' to a mode."""
    for change in changes.split(","):
        position = next((i for i, c in enumerate(change) if c in "+-="), None)
        if position is None:
            raise ValueError(f"no operator in {change!r}")
        who = change[:position].replace("a", "ugo") or "ugo"
        bits = sum(_BITS[p] for p in sorted(set(change[position + 1:])))
        for person in who:
            shift = _WHO[person]
            if change[position] == "-":
                mode &= ~(bits << shift)
            else:
                if change[position] == "=":
                    mode &= ~(7 << shift)
                mode |= bits << shift
    return f"{mode:03o}"

#> chmod_symbolic(0o644, "u+x")
#> chmod_symbolic(0o777, "go-w,o-x")
#> chmod_symbolic(0o000, "=r")
#> chmod_symbolic(0o640, "a=rx,u+w")
#> chmod_symbolic(0o600, "ux")
#> chmod_symbolic(0o600, "z+r")

### role_permissions
from enum import Flag, auto


class Perm(Flag):
    READ = auto()
    WRITE = auto()
    DELETE = auto()
    ADMIN = auto()


ROLES = {"guest": Perm.READ, "editor": Perm.READ | Perm.WRITE, "owner": Perm.READ | Perm.WRITE | Perm.DELETE}


def role_permissions(roles: list[str], wanted: str, *, banned: bool = False) -> str:
    """Decide whether somebody with these roles may do something."""
    granted = Perm(0)
    for role in roles:
        granted |= ROLES.get(role, Perm(0))
    need = Perm[wanted.upper()]
    if banned:
        granted &= Perm.READ
    if need in granted:
        return "granted"
    missing_from = sorted(name for name, perms in ROLES.items() if need in perms)
    return "needs " + " or ".join(missing_from) if missing_from else "nobody may"

#> role_permissions(["guest"], "read")
#> role_permissions(["guest", "editor"], "delete")
#> role_permissions(["owner"], "write", banned=True)
#> role_permissions(["owner"], "admin")
#> role_permissions([], "read")
#> role_permissions(["ghost", "editor"], "fly")

### retry_with_clock
from collections.abc import Callable


class FakeClock:
    def __init__(self) -> None:
        self.now = 0.0

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def _retry(operation: Callable, *, attempts: int, delay: float, sleep: Callable) -> object:
    for attempt in range(1, attempts + 1):
        try:
            return operation()
        except ConnectionError:
            if attempt == attempts:
                raise
            sleep(delay * attempt)


def retry_with_clock(outcomes: list, attempts: int = 3, delay: float = 1.0) -> tuple:
    """Run an operation that fails or succeeds as scripted; the clock is a fake one."""
    clock, script = FakeClock(), iter(outcomes)

    def operation():
        result = next(script)
        if result is None:
            raise ConnectionError("refused")
        return result

    try:
        value = _retry(operation, attempts=attempts, delay=delay, sleep=clock.sleep)
    except ConnectionError as exc:
        return f"gave up: {exc}", clock.now
    return value, clock.now

#> retry_with_clock([None, "page"])
#> retry_with_clock(["first try"], delay=9)
#> retry_with_clock([None, None, None, "late"])
#> retry_with_clock([None, None, None, 42], attempts=5, delay=0.5)
#> retry_with_clock([None], attempts=1)

### token_bucket_decisions
def token_bucket_decisions(times: list[float], *, rate: float = 1.0, burst: int = 2) -> list[bool]:
    """Which requests a token bucket lets pass; *times* must not decrease."""
    tokens = float(burst)
    last = times[0] if times else 0.0
    decisions = []
    for now in times:
        if now < last:
            raise ValueError("time runs backwards")
        tokens = min(burst, tokens + (now - last) * rate)
        last = now
        allowed = tokens >= 1
        if allowed:
            tokens -= 1
        decisions.append(allowed)
    return decisions

#> token_bucket_decisions([0, 0.1, 0.2, 1.5])
#> token_bucket_decisions([5, 5, 5, 5], burst=3)
#> token_bucket_decisions([])
#> token_bucket_decisions([2, 1])
#> token_bucket_decisions([0, 0.5, 1, 1.5, 2], rate=2, burst=1)

### circuit_breaker_trace
def circuit_breaker_trace(calls: list[tuple[int, bool]], *, threshold: int = 2, cooldown: int = 10) -> list[str]:
    """What a circuit breaker does with calls given as (time, succeeds)."""
    failures, opened_at = 0, None
    log = []
    for time, succeeds in calls:
        if opened_at is not None:
            if time - opened_at < cooldown:
                log.append("rejected")
                continue
            log.append("probe ok" if succeeds else "probe failed")
            opened_at = None if succeeds else time
            failures = 0
        elif succeeds:
            failures = 0
            log.append("ok")
        else:
            failures += 1
            log.append("failed")
            if failures >= threshold:
                opened_at = time
    return log

#> circuit_breaker_trace([(0, True), (1, False), (2, False), (5, True), (13, True), (14, True)])
#> circuit_breaker_trace([(0, False), (20, False)], threshold=1)
#> circuit_breaker_trace([])
#> circuit_breaker_trace([(1, False), (2, True), (3, False)])
#> circuit_breaker_trace([(0, False), (1, True), (3, False), (4, True), (6, True)], threshold=1, cooldown=3)

### replay_event_log
def replay_event_log(events: list[dict], *, until: int | None = None) -> dict[str, int]:
    """Balances of accounts after replaying opened/paid/moved events."""
    balances: dict[str, int] = {}
    for event in sorted(events, key=lambda e: e["at"]):
        if until is not None and event["at"] > until:
            break
        match event:
            case {"type": "opened", "account": name}:
                balances[name] = 0
            case {"type": "paid", "account": name, "amount": amount}:
                balances[name] += amount
            case {"type": "moved", "from": source, "to": target, "amount": amount}:
                if balances[source] < amount:
                    raise ValueError(f"{source} cannot cover {amount}")
                balances[source] -= amount
                balances[target] += amount
            case _:
                raise TypeError(f"unknown event {event['type']}")
    return balances

#> replay_event_log([{"at": 1, "type": "opened", "account": "a"}, {"at": 2, "type": "paid", "account": "a", "amount": 50}])
#> replay_event_log([{"at": 3, "type": "moved", "from": "a", "to": "b", "amount": 5}, {"at": 1, "type": "opened", "account": "a"}, {"at": 1, "type": "opened", "account": "b"}])
#> replay_event_log([{"at": 1, "type": "opened", "account": "x"}, {"at": 1, "type": "opened", "account": "y"}, {"at": 2, "type": "paid", "account": "x", "amount": 9}, {"at": 4, "type": "moved", "from": "x", "to": "y", "amount": 4}])
#> replay_event_log([{"at": 1, "type": "opened", "account": "x"}, {"at": 9, "type": "closed"}], until=5)
#> replay_event_log([{"at": 9, "type": "closed"}])
#> replay_event_log([])

### inventory_allocate
def inventory_allocate(stock: dict[str, int], order: dict[str, int], *, partial: bool = False) -> tuple[dict, dict]:
    """(allocated, remaining stock); without *partial* an order is all or nothing."""
    if any(quantity <= 0 for quantity in order.values()):
        raise ValueError("quantities must be positive")
    short = {sku: q - stock.get(sku, 0) for sku, q in order.items() if stock.get(sku, 0) < q}
    if short and not partial:
        return {}, dict(stock)
    allocated = {}
    remaining = dict(stock)
    for sku, quantity in order.items():
        taken = min(quantity, remaining.get(sku, 0))
        if taken:
            allocated[sku] = taken
            remaining[sku] -= taken
    return allocated, {sku: n for sku, n in remaining.items() if n}

#> inventory_allocate({"nail": 10, "saw": 1}, {"nail": 4})
#> inventory_allocate({"nail": 10}, {"nail": 40})
#> inventory_allocate({"nail": 10}, {"nail": 40, "glue": 1}, partial=True)
#> inventory_allocate({}, {"nail": 0})
#> inventory_allocate({"saw": 2, "axe": 1}, {"saw": 2, "axe": 1})

### fifo_cost_of_sales
from collections import deque


def fifo_cost_of_sales(lots: list[tuple[int, float]], sales: list[int]) -> list[float]:
    """Cost of each sale when the oldest lot (quantity, unit cost) is used first."""
    queue = deque([quantity, cost] for quantity, cost in lots)
    costs = []
    for wanted in sales:
        total = 0.0
        while wanted:
            if not queue:
                raise LookupError(f"{wanted} units are missing")
            lot = queue[0]
            used = min(wanted, lot[0])
            total += used * lot[1]
            wanted -= used
            lot[0] -= used
            if lot[0] == 0:
                queue.popleft()
        costs.append(round(total, 2))
    return costs

#> fifo_cost_of_sales([(10, 2.0), (5, 3.0)], [4, 8])
#> fifo_cost_of_sales([(3, 1.25)], [])
#> fifo_cost_of_sales([(3, 1.25)], [4])
#> fifo_cost_of_sales([(1, 5), (1, 6), (1, 7)], [3])
#> fifo_cost_of_sales([(2, 0.1), (2, 0.2)], [2, 0, 1])

### invoice_total_lines
from decimal import Decimal

VAT = {"standard": Decimal("0.20"), "reduced": Decimal("0.05"), "zero": Decimal("0")}


def invoice_total_lines(items: list[tuple[str, int, str, str]], discount: int = 0) -> dict[str, str]:
    """Net, VAT per rate and gross of (name, quantity, price, rate) items."""
    if not 0 <= discount <= 100:
        raise ValueError(f"discount of {discount}%")
    net: dict[str, Decimal] = {}
    for name, quantity, price, rate in items:
        if rate not in VAT:
            raise KeyError(f"{name}: no VAT rate {rate!r}")
        net[rate] = net.get(rate, Decimal(0)) + quantity * Decimal(price)
    factor = Decimal(100 - discount) / 100
    lines = {"net": sum(net.values(), Decimal(0)) * factor}
    for rate in sorted(net):
        if VAT[rate]:
            lines[f"vat {rate}"] = net[rate] * factor * VAT[rate]
    lines["gross"] = sum(lines.values())
    return {label: f"{amount:.2f}" for label, amount in lines.items()}

#> invoice_total_lines([("pen", 10, "1.20", "standard"), ("book", 1, "8.00", "zero")])
#> invoice_total_lines([("fuel", 3, "20.00", "reduced")], discount=10)
#> invoice_total_lines([])
#> invoice_total_lines([("x", 1, "1", "luxury")])
#> invoice_total_lines([], discount=101)
#> invoice_total_lines([("a", 2, "9.99", "standard"), ("b", 1, "0.01", "standard")])

### tiered_price
_TIERS = [(10, 100), (50, 80), (None, 65)]


def tiered_price(units: int, *, graduated: bool = True) -> int:
    """Price in cents; graduated tiers price each slice, volume tiers the whole amount."""
    if units < 0:
        raise ValueError("units must not be negative")
    total, previous = 0, 0
    for limit, price in _TIERS:
        inside = limit is None or units <= limit
        if not graduated:
            if inside:
                return units * price
            continue
        upper = units if inside else limit
        total += (upper - previous) * price
        if inside:
            break
        previous = limit
    return total

#> tiered_price(8)
#> tiered_price(30)
#> tiered_price(30, graduated=False)
#> tiered_price(75)
#> tiered_price(75, graduated=False)
#> tiered_price(-1)
#> tiered_price(0)

### apply_coupons
def apply_coupons(price: float, coupons: list[str], *, floor: float = 0.0) -> tuple[float, list[str]]:
    """Apply '10%', '5off' and '2x' coupons in turn; '2x' only works once."""
    used: list[str] = []
    for coupon in coupons:
        if coupon.endswith("%"):
            price *= 1 - float(coupon[:-1]) / 100
        elif coupon.endswith("off"):
            price -= float(coupon[:-3])
        elif coupon == "2x":
            if coupon in used:
                continue
            price /= 2
        else:
            raise ValueError(f"unknown coupon {coupon!r}")
        used.append(coupon)
        if price <= floor:
            return floor, used
    return round(price, 2), used

#> apply_coupons(80, ["10%", "5off"])
#> apply_coupons(80, ["2x", "2x", "25%"])
#> apply_coupons(12, ["20off", "10%"], floor=1.5)
#> apply_coupons(19.99, [])
#> apply_coupons(10, ["free"])

### loan_schedule_util
def loan_schedule_util(principal: float, yearly: float, months: int, extra: dict[int, float] | None = None) -> list[float]:
    """Balance after each month of an annuity loan; *extra* maps months to extra payments."""
    if months < 1:
        raise ValueError("at least one month")
    extra = extra or {}
    rate = yearly / 12
    payment = principal / months if rate == 0 else principal * rate / (1 - (1 + rate) ** -months)
    balance, balances = principal, []
    for month in range(1, months + 1):
        balance = balance * (1 + rate) - payment - extra.get(month, 0)
        if balance < 0.005:
            balances.append(0.0)
            break
        balances.append(round(balance, 2))
    return balances

#> loan_schedule_util(1200, 0, 4)
#> loan_schedule_util(1000, 0.12, 3)
#> loan_schedule_util(1000, 0.12, 6, {2: 700})
#> loan_schedule_util(500, 0.06, 0)
#> loan_schedule_util(90, 0, 3, extra={1: 60})

### reconcile_statements
from collections import Counter


def reconcile_statements(ours: list[tuple[str, int]], bank: list[tuple[str, int]]) -> dict[str, list]:
    """Match entries by amount first and by reference second."""
    open_bank = Counter(bank)
    exact, rest = [], []
    for entry in ours:
        if open_bank[entry] > 0:
            open_bank[entry] -= 1
            exact.append(entry[0])
        else:
            rest.append(entry)
    left = list(open_bank.elements())
    guessed, missing = [], []
    for reference, amount in rest:
        partner = next((e for e in left if e[1] == amount), None)
        if partner is None:
            missing.append(reference)
        else:
            left.remove(partner)
            guessed.append(f"{reference}~{partner[0]}")
    return {"exact": exact, "guessed": guessed, "missing": missing, "unknown": [r for r, _ in left]}

#> reconcile_statements([("inv1", 50), ("inv2", 70)], [("inv1", 50), ("tx9", 70)])
#> reconcile_statements([("a", 1)], [])
#> reconcile_statements([], [("b", 2), ("b", 2)])
#> reconcile_statements([("r", 5), ("r", 5), ("s", 5)], [("r", 5), ("q", 5)])
#> reconcile_statements([("m", -3)], [("n", 3)])

### seat_map_assign
def seat_map_assign(rows: list[str], group: int, *, prefer_front: bool = True) -> str | None:
    """First block of *group* free seats ('.') in one row, as 'row:first-last'."""
    if group < 1:
        raise ValueError("a group has at least one person")
    numbers = range(len(rows)) if prefer_front else range(len(rows) - 1, -1, -1)
    for number in numbers:
        at = rows[number].find("." * group)
        if at >= 0:
            label = chr(ord("A") + number)
            return f"{label}:{at + 1}" if group == 1 else f"{label}:{at + 1}-{at + group}"
    return None

#> seat_map_assign(["x.x..", "....x"], 2)
#> seat_map_assign(["x.x..", "....x"], 2, prefer_front=False)
#> seat_map_assign(["x.x", "xxx"], 1)
#> seat_map_assign(["xx", ".x"], 2)
#> seat_map_assign([], 0)

### shift_roster_util
from itertools import cycle


def shift_roster_util(people: list[str], shifts: list[str], days: int, off: dict[str, set[int]] | None = None) -> list[dict]:
    """Rotate people through shifts; somebody who is off is replaced by the next one."""
    if not people:
        raise ValueError("nobody to schedule")
    off = off or {}
    rotation = cycle(people)
    roster = []
    for day in range(days):
        plan = {}
        for shift in shifts:
            for _ in people:
                person = next(rotation)
                if day not in off.get(person, ()):
                    plan[shift] = person
                    break
            else:
                plan[shift] = None
        roster.append(plan)
    return roster

#> shift_roster_util(["ann", "bo", "cy"], ["am", "pm"], 2)
#> shift_roster_util(["ann", "bo"], ["day"], 3, {"bo": {1}})
#> shift_roster_util(["ann"], ["night"], 2, {"ann": {0}})
#> shift_roster_util([], ["day"], 1)
#> shift_roster_util(["x", "y"], [], 1)

### survey_crosstab_util
def survey_crosstab_util(answers: list[tuple[str, str]], *, percent: bool = False) -> dict[str, dict[str, float]]:
    """Cross table of (group, answer) pairs; all cells are present."""
    columns = sorted({answer for _, answer in answers})
    table: dict[str, dict[str, float]] = {}
    for group, answer in answers:
        row = table.setdefault(group, dict.fromkeys(columns, 0))
        row[answer] += 1
    if percent:
        for row in table.values():
            whole = sum(row.values())
            for answer in row:
                row[answer] = round(100 * row[answer] / whole, 1)
    return table

#> survey_crosstab_util([("old", "yes"), ("young", "no"), ("old", "no")])
#> survey_crosstab_util([("n", "a"), ("n", "a"), ("n", "b")], percent=True)
#> survey_crosstab_util([])
#> survey_crosstab_util([("x", "maybe")])
#> survey_crosstab_util([("w", "1"), ("e", "2"), ("w", "3"), ("e", "2")], percent=True)

### audit_trail_fields
def audit_trail_fields(history: list[tuple[str, dict]], field: str) -> list[str]:
    """Who changed one field, from full snapshots (user, record) in order."""
    absent = object()
    trail, current = [], absent
    for user, record in history:
        value = record.get(field, absent)
        if value is current or value == current:
            continue
        if current is absent:
            trail.append(f"{user} set {field} to {value!r}")
        elif value is absent:
            trail.append(f"{user} removed {field}")
        else:
            trail.append(f"{user} changed {field} from {current!r} to {value!r}")
        current = value
    return trail

#> audit_trail_fields([("ann", {"p": 1}), ("bo", {"p": 1}), ("cy", {"p": 2})], "p")
#> audit_trail_fields([("ann", {"p": 1}), ("bo", {}), ("ann", {"p": None})], "p")
#> audit_trail_fields([], "x")
#> audit_trail_fields([("ann", {"q": "z"})], "p")
#> audit_trail_fields([("u", {"t": []}), ("v", {"t": ["a"]}), ("w", {"t": ["a"], "k": 0})], "t")

### vending_change_util
def vending_change_util(due: int, drawer: dict[int, int]) -> dict[int, int] | None:
    """Coins to hand out (greedy, limited by the drawer); None if it cannot be done."""
    change: dict[int, int] = {}
    left = due
    for coin in sorted(drawer, reverse=True):
        count = min(left // coin, drawer[coin])
        if count:
            change[coin] = count
            left -= coin * count
    return None if left else change

#> vending_change_util(80, {50: 1, 20: 5, 10: 2})
#> vending_change_util(30, {20: 0, 10: 2})
#> vending_change_util(0, {5: 1})
#> vending_change_util(45, {20: 9, 5: 1, 1: 3})
#> vending_change_util(3, {})
