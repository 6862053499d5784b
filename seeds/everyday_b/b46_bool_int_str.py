### vending_stock_needs_refill
from collections import Counter
from typing import NamedTuple


class Slot(NamedTuple):
    product: str
    capacity: int
    left: int


def parse_layout(text):
    """'A1 cola 10/3, A2 chips 8/8' as a dict of slots."""
    slots = {}
    for entry in filter(None, text.split(", ")):
        code, product, fill = entry.split()
        capacity, left = map(int, fill.split("/"))
        if left > capacity:
            raise ValueError(f"{code} holds more than it can")
        slots[code] = Slot(product, capacity, left)
    return slots


def vending_stock_needs_refill(layout: str, daily: dict[str, int], days: int = 2) -> bool:
    """Will any product run out within some days, counting all its slots?"""
    stock = Counter()
    for slot in parse_layout(layout).values():
        stock[slot.product] += slot.left
    for product, per_day in daily.items():
        if stock[product] < per_day * days:
            return True
    return False

#> vending_stock_needs_refill("A1 cola 10/3, A2 cola 10/6, B1 chips 8/8", {"cola": 4, "chips": 3})
#> vending_stock_needs_refill("A1 cola 10/3, A2 cola 10/4", {"cola": 4})
#> vending_stock_needs_refill("", {"gum": 0})
#> vending_stock_needs_refill("A1 cola 10/12", {})
#> vending_stock_needs_refill("A1 tea 5/5, A2 mate 5/4, A3 tea 5/2", {"tea": 1, "mate": 1}, days=5)
#> vending_stock_needs_refill("A1 cola 10/3, A2 cola 10/6, B1 chips 8/8, A1 tea 5/5, A2 mate 5/4, A3 tea 5/2", {"cola": 4, "chips": 3, "tea": 1, "mate": 1})

### crypto_wallet_nonce_gap
class Wallet:
    """Accepts transactions in nonce order; later ones wait for their turn."""

    def __init__(self, balance):
        self.balance, self.nonce = balance, 0
        self.waiting = {}

    def submit(self, nonce, amount):
        if nonce < self.nonce:
            return "stale"
        self.waiting[nonce] = amount
        return "queued"

    def settle(self):
        done = 0
        while self.nonce in self.waiting:
            amount = self.waiting.pop(self.nonce)
            self.nonce += 1
            if amount <= self.balance:
                self.balance -= amount
                done += 1
        return done


def crypto_wallet_nonce_gap(balance: int, transactions: list[tuple[int, int]]) -> tuple[int, int, int]:
    wallet = Wallet(balance)
    settled = 0
    for nonce, amount in transactions:
        if wallet.submit(nonce, amount) == "stale":
            continue
        settled += wallet.settle()
    return settled, len(wallet.waiting), wallet.balance

#> crypto_wallet_nonce_gap(100, [(0, 30), (2, 20), (1, 10), (0, 5)])
#> crypto_wallet_nonce_gap(50, [(1, 10), (2, 10)])
#> crypto_wallet_nonce_gap(10, [])
#> crypto_wallet_nonce_gap(10, [(0, 11), (1, 4), (3, 1), (2, 5)])
#> crypto_wallet_nonce_gap(1000, [(3, 1), (2, 2), (1, 3), (0, 4)])
#> crypto_wallet_nonce_gap(100, [(0, 30), (2, 20), (1, 10), (0, 5), (0, 11), (1, 4), (3, 1), (2, 5)])

### lab_sample_chain_intact
import re
from datetime import datetime

HANDOVER = re.compile(r"(?P<when>\d{4}-\d\d-\d\d \d\d:\d\d) (?P<giver>\w+)->(?P<taker>\w+)(?: sealed:(?P<seal>\w+))?")


def lab_sample_chain_intact(log: list[str], first: str, last: str) -> bool:
    holder, moment, seal = first, None, None
    for line in log:
        match = HANDOVER.fullmatch(line)
        if match is None:
            raise ValueError(f"cannot read: {line}")
        when = datetime.strptime(match["when"], "%Y-%m-%d %H:%M")
        if match["giver"] != holder:
            return False
        if moment is not None and when < moment:
            return False
        if match["seal"]:
            if seal is not None and match["seal"] != seal:
                return False
            seal = match["seal"]
        holder, moment = match["taker"], when
    return holder == last

#> lab_sample_chain_intact(["2024-05-01 09:00 nurse->courier sealed:K7", "2024-05-01 10:30 courier->lab sealed:K7"], "nurse", "lab")
#> lab_sample_chain_intact(["2024-05-01 09:00 nurse->courier sealed:K7", "2024-05-01 10:30 courier->lab sealed:K8"], "nurse", "lab")
#> lab_sample_chain_intact(["2024-05-01 09:00 nurse->courier", "2024-05-01 10:30 driver->lab"], "nurse", "lab")
#> lab_sample_chain_intact(["2024-05-01 09:00 a->b", "2024-05-01 08:59 b->c"], "a", "c")
#> lab_sample_chain_intact(["yesterday a->b"], "a", "b")
#> lab_sample_chain_intact([], "a", "a")

### kitchen_timer_overlap
def parse_step(step):
    """'rice 20@5' is rice that starts at minute 5 and takes 20."""
    name, _, times = step.partition(" ")
    minutes, _, start = times.partition("@")
    return name, int(start or 0), int(minutes)


def kitchen_timer_overlap(steps, burners=2):
    """Minutes until dinner, and whether there are enough burners all the time."""
    events = []
    for step in steps:
        _, start, minutes = parse_step(step)
        events.append((start, 1))
        events.append((start + minutes, -1))
    events.sort()
    active = most = end = 0
    for time, change in events:
        active += change
        most = max(most, active)
        end = time
    return end, most <= burners

#> kitchen_timer_overlap(["rice 20@5", "beans 15", "sauce 10@10"])
#> kitchen_timer_overlap(["rice 20@5", "beans 15", "sauce 10@10"], burners=3)
#> kitchen_timer_overlap([])
#> kitchen_timer_overlap(["soup 30", "pasta 10@30"], 1)
#> kitchen_timer_overlap(["tea five"])
#> kitchen_timer_overlap(["rice 20@5", "beans 15", "sauce 10@10", "rice 20@5", "beans 15", "sauce 10@10", "soup 30", "pasta 10@30"])

### expense_currency_total
from decimal import Decimal

RATES = {("EUR", "USD"): Decimal("1.10"), ("GBP", "EUR"): Decimal("1.16"), ("CHF", "EUR"): Decimal("1.04")}


class NoRate(LookupError):
    pass


def rate(source, target):
    """Direct, inverse, or through the euro."""
    if source == target:
        return Decimal(1)
    if (source, target) in RATES:
        return RATES[source, target]
    if (target, source) in RATES:
        return 1 / RATES[target, source]
    if "EUR" in (source, target):
        raise NoRate(f"{source}->{target}")
    return rate(source, "EUR") * rate("EUR", target)


def expense_currency_total(expenses: list[str], currency: str = "EUR") -> str:
    """Sum of expenses such as '12.50 GBP' in one currency; unknown ones are listed."""
    total, unknown = Decimal(0), []
    for expense in expenses:
        amount, code = expense.split()
        try:
            total += Decimal(amount) * rate(code, currency)
        except NoRate as error:
            unknown.append(str(error))
    text = f"{total:.2f} {currency}"
    return f"{text} (no rate: {', '.join(unknown)})" if unknown else text

#> expense_currency_total(["10 EUR", "12.50 GBP", "11 USD"])
#> expense_currency_total(["100 CHF", "50 GBP"], currency="USD")
#> expense_currency_total([])
#> expense_currency_total(["5 JPY", "1 EUR", "7 SEK"])
#> expense_currency_total(["x EUR"])
#> expense_currency_total(["100 CHF", "50 GBP", "5 JPY", "1 EUR", "7 SEK", "10 EUR", "12.50 GBP", "11 USD"], currency="USD")

### class_register_absences
from dataclasses import dataclass, field


@dataclass
class Pupil:
    name: str
    marks: list = field(default_factory=list)

    @property
    def unexcused(self):
        return self.marks.count("x")

    @property
    def longest(self):
        """Longest run of days away, excused or not."""
        best = run = 0
        for mark in self.marks:
            run = run + 1 if mark in "xe" else 0
            best = max(best, run)
        return best


def class_register_absences(register: str, most: int = 2, run: int = 3) -> str:
    """Names of pupils to talk to; lines look like 'Ann:..x.xe' ('e' is excused)."""
    concern = []
    for line in register.split():
        name, _, marks = line.partition(":")
        pupil = Pupil(name, list(marks))
        reasons = []
        if pupil.unexcused > most:
            reasons.append(f"{pupil.unexcused} unexcused")
        if pupil.longest >= run:
            reasons.append(f"{pupil.longest} in a row")
        if reasons:
            concern.append(f"{name} ({' and '.join(reasons)})")
    return ", ".join(concern) or "nobody"

#> class_register_absences("Ann:..x.xe Bob:x.x.x Cy:....")
#> class_register_absences("Dee:eee.. Ed:xxxx")
#> class_register_absences("")
#> class_register_absences("Flo:x.x Gus:.x.", most=1)
#> class_register_absences("Hal:.x.x.x.x Ida:eexxe", 3, 5)

### solar_panel_payback_years
def solar_panel_payback_years(cost: float, yearly_kwh: float, price: float, own_share: float = 0.3, feed_in: float = 0.08) -> int:
    if not 0 <= own_share <= 1:
        raise ValueError("a share is between 0 and 1")
    earned = 0.0
    for year in range(1, 31):
        used = yearly_kwh * own_share
        sold = yearly_kwh - used
        earned += used * price + sold * feed_in
        if earned >= cost:
            return year
        yearly_kwh *= 0.995
        price *= 1.02
    return -1

#> solar_panel_payback_years(9000, 6000, 0.35)
#> solar_panel_payback_years(9000, 6000, 0.35, own_share=0.8)
#> solar_panel_payback_years(50000, 1000, 0.2)
#> solar_panel_payback_years(100, 900, 0.4, 1, 0)
#> solar_panel_payback_years(100, 900, 0.4, 1.2)

### chess_fen_material
VALUES = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 0}


class FenError(ValueError):
    pass


def expand_row(row):
    cells = ""
    for char in row:
        cells += "." * int(char) if char.isdigit() else char
    if len(cells) != 8:
        raise FenError(f"row {row} has {len(cells)} squares")
    return cells


def chess_fen_material(fen: str) -> int:
    """Material balance of a position: positive when white has more."""
    rows = fen.split()[0].split("/")
    if len(rows) != 8:
        raise FenError(f"{len(rows)} rows")
    balance = 0
    for row in rows:
        for piece in expand_row(row):
            if piece == ".":
                continue
            value = VALUES[piece.lower()]
            balance += value if piece.isupper() else -value
    return balance

#> chess_fen_material("8/8/8/3k4/8/3KQ3/8/8 w - - 0 1")
#> chess_fen_material("r3k3/ppp5/8/8/8/8/PPPP4/4K2R w")
#> chess_fen_material("8/8")
#> chess_fen_material("8/8/8/9/8/8/8/8")
#> chess_fen_material("8/2n5/8/8/5B2/8/6P1/8")

### pollen_forecast_level
MONTHS = {"hazel": (1, 3), "birch": (3, 5), "grass": (5, 8), "mugwort": (7, 9)}
STRENGTH = ["none", "low", "medium", "high"]


def season_share(plant, month):
    first, last = MONTHS[plant]
    if not first <= month <= last:
        return 0.0
    middle = (first + last) / 2
    reach = (last - first) / 2 + 1
    return 1 - abs(month - middle) / reach


def pollen_forecast_level(month, rain, wind, allergies):
    worst, plant_name = 0, ""
    for plant in allergies:
        score = 3 * season_share(plant, month)
        if rain:
            score *= 0.4
        if wind > 30 and score:
            score += 0.5
        level = min(3, round(score))
        if level > worst:
            worst, plant_name = level, plant
    return f"{STRENGTH[worst]} ({plant_name})" if worst else "none"

#> pollen_forecast_level(4, False, 10, ["birch", "grass"])
#> pollen_forecast_level(4, True, 40, ["birch", "grass"])
#> pollen_forecast_level(12, False, 50, ["hazel"])
#> pollen_forecast_level(7, False, 35, ["mugwort", "grass"])
#> pollen_forecast_level(5, False, 0, ["cats"])
#> pollen_forecast_level(3, False, 5, [])
