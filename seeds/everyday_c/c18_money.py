### invoice_with_discount_tiers
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
TIERS = ((Decimal(1000), 10), (Decimal(500), 5), (Decimal(100), 2))


@dataclass
class Invoice:
    customer: str
    lines: list[tuple[str, Decimal]] = field(default_factory=list)

    @property
    def net(self) -> Decimal:
        return sum((amount for _, amount in self.lines), Decimal(0))

    @property
    def discount(self) -> int:
        for limit, percent in TIERS:
            if self.net >= limit:
                return percent
        return 0

    def gross(self, vat: Decimal) -> Decimal:
        reduced = self.net * (100 - self.discount) / 100
        return (reduced * (1 + vat)).quantize(CENT, ROUND_HALF_UP)


def invoice_with_discount_tiers(customer: str, items: list[tuple[str, int, str]]) -> str:
    invoice = Invoice(customer)
    for name, count, price in items:
        invoice.lines.append((name, count * Decimal(price)))
    vat = Decimal("0.19") if customer.startswith("DE") else Decimal(0)
    return f"{customer}: {invoice.gross(vat)} (-{invoice.discount}%)"

#> invoice_with_discount_tiers("DE-17", [("desk", 2, "249.90"), ("lamp", 3, "19.95")])
#> invoice_with_discount_tiers("US-4", [("chair", 12, "99")])
#> invoice_with_discount_tiers("DE-1", [])
#> invoice_with_discount_tiers("DE-2", [("pen", 1, "99.99"), ("cap", 1, "0.01")])
#> invoice_with_discount_tiers("FR-9", [("x", 1, "abc")])

### bill_by_largest_remainder
def bill_by_largest_remainder(total: int, people: dict[str, float]) -> dict[str, int]:
    """Shares in cents by weight; the cents left over go to the largest remainders."""
    weight_sum = sum(people.values())
    shares, remainders = {}, []
    for name, weight in people.items():
        exact = total * weight / weight_sum
        shares[name] = int(exact)
        remainders.append((exact - int(exact), name))
    left = total - sum(shares.values())
    remainders.sort(key=lambda pair: (-pair[0], pair[1]))
    for _, name in remainders[:left]:
        shares[name] += 1
    return shares

#> bill_by_largest_remainder(1000, {"ann": 1, "bob": 1, "cid": 1})
#> bill_by_largest_remainder(4599, {"ann": 2, "bob": 1, "cid": 0.5, "dot": 1})
#> bill_by_largest_remainder(0, {"x": 1})
#> bill_by_largest_remainder(100, {})
#> bill_by_largest_remainder(7, {"a": 1, "b": 1, "c": 1, "d": 1})
#> bill_by_largest_remainder(7, {"a": 1, "b": 1, "c": 1, "d": 1, "ann": 2, "bob": 1, "cid": 0.5, "dot": 1})
#> bill_by_largest_remainder(7, {"ann": 2, "bob": 1, "cid": 0.5, "dot": 1, "a": 1, "b": 1, "c": 1, "d": 1})

### settle_debts_between_friends
from collections import defaultdict


def balances(payments):
    totals = defaultdict(int)
    for payer, amount, people in payments:
        totals[payer] += amount
        share, rest = divmod(amount, len(people))
        for index, person in enumerate(people):
            totals[person] -= share + (index < rest)
    return totals


def settle_debts_between_friends(payments: list[tuple]) -> list[str]:
    """Who pays whom how much: the largest debtor pays the largest creditor until all is even."""
    totals = balances(payments)
    transfers = []
    while True:
        debtor = min(sorted(totals), key=totals.get, default=None)
        if debtor is None or totals[debtor] == 0:
            return transfers
        creditor = max(sorted(totals), key=totals.get)
        amount = min(-totals[debtor], totals[creditor])
        totals[debtor] += amount
        totals[creditor] -= amount
        transfers.append(f"{debtor} -> {creditor}: {amount}")

#> settle_debts_between_friends([("ann", 90, ["ann", "bob", "cid"]), ("bob", 30, ["ann", "bob"])])
#> settle_debts_between_friends([("a", 10, ["a"])])
#> settle_debts_between_friends([])
#> settle_debts_between_friends([("x", 100, ["x", "y", "z"]), ("y", 50, ["z", "x"]), ("z", 7, ["x", "y"])])
#> settle_debts_between_friends([("p", 5, [])])
#> settle_debts_between_friends([("ann", 90, ["ann", "bob", "cid"]), ("bob", 30, ["ann", "bob"]), ("x", 100, ["x", "y", "z"]), ("y", 50, ["z", "x"]), ("z", 7, ["x", "y"])])
#> settle_debts_between_friends([("a", 10, ["a"]), ("x", 100, ["x", "y", "z"]), ("y", 50, ["z", "x"]), ("z", 7, ["x", "y"])])

### bank_statement_running_check
import re

LINE = re.compile(r"(\d\d)\.(\d\d)\. (.+?) +(-?\d+,\d\d) +(-?\d+,\d\d)")


def cents(text: str) -> int:
    return int(text.replace(",", ""))


def bank_statement_running_check(statement: str) -> bool:
    """Whether each balance is the one before plus the amount; lines without amounts are ignored."""
    previous = None
    for line in statement.splitlines():
        match = LINE.fullmatch(line.strip())
        if match is None:
            continue
        amount, balance = cents(match[4]), cents(match[5])
        if previous is not None and previous + amount != balance:
            return False
        previous = balance
    return previous is not None

#> bank_statement_running_check("01.05. Rent  -700,00  300,00\n02.05. Salary  2500,00  2800,00\n03.05. Food -45,10 2754,90")
#> bank_statement_running_check("01.05. Rent  -700,00  300,00\npage 2\n02.05. Tea  -2,50  297,05")
#> bank_statement_running_check("")
#> bank_statement_running_check("statement of account\nno entries")
#> bank_statement_running_check("30.12. Gift 10,00 -5,00\n31.12. Fee -0,01 -5,01")

### price_rule_engine_best
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Rule:
    name: str
    applies: Callable[[dict], bool]
    price: Callable[[dict], int]


RULES = (
    Rule("list", lambda cart: True, lambda cart: cart["count"] * cart["price"]),
    Rule("bulk", lambda cart: cart["count"] >= 10, lambda cart: cart["count"] * cart["price"] * 85 // 100),
    Rule("3 for 2", lambda cart: cart["count"] >= 3, lambda cart: (cart["count"] - cart["count"] // 3) * cart["price"]),
    Rule("member", lambda cart: cart.get("member", False), lambda cart: cart["count"] * (cart["price"] - 50)),
)


def price_rule_engine_best(cart: dict) -> tuple[str, int]:
    """The cheapest rule that applies, and its price in cents."""
    best = None
    for rule in RULES:
        if not rule.applies(cart):
            continue
        amount = max(0, rule.price(cart))
        if best is None or amount < best[1]:
            best = (rule.name, amount)
    return best

#> price_rule_engine_best({"count": 2, "price": 499})
#> price_rule_engine_best({"count": 12, "price": 100})
#> price_rule_engine_best({"count": 4, "price": 120, "member": True})
#> price_rule_engine_best({"count": 10, "price": 1000, "member": True})
#> price_rule_engine_best({"count": 0, "price": 10})
#> price_rule_engine_best({"price": 10})
#> price_rule_engine_best({"count": 12, "price": 100, "member": True})
#> price_rule_engine_best({"count": 10, "price": 10, "member": True})

### depreciation_schedule_years
def straight(cost, salvage, years):
    for year in range(1, years + 1):
        yield cost - (cost - salvage) * year // years


def declining(cost, salvage, years, percent=40):
    value = cost
    for _ in range(years):
        value = max(salvage, value - value * percent // 100)
        yield value


METHODS = {"straight": straight, "declining": declining}


def depreciation_schedule_years(method: str, cost: int, salvage: int, years: int) -> list[int]:
    """Book values at the end of each year until the salvage value is reached."""
    if salvage > cost:
        raise ValueError("salvage above cost")
    schedule = []
    for value in METHODS[method](cost, salvage, years):
        schedule.append(value)
        if value <= salvage:
            break
    return schedule

#> depreciation_schedule_years("straight", 10000, 1000, 5)
#> depreciation_schedule_years("declining", 10000, 1000, 8)
#> depreciation_schedule_years("straight", 10, 20, 2)
#> depreciation_schedule_years("declining", 500, 0, 3)
#> depreciation_schedule_years("linear", 5, 1, 1)
#> depreciation_schedule_years("straight", 999, 0, 7)

### exchange_via_base_currency
class NoRate(LookupError):
    pass


class Exchange:
    def __init__(self, base, rates):
        self.base = base
        self.rates = {base: 1.0, **rates}

    def rate(self, source, target):
        try:
            return self.rates[target] / self.rates[source]
        except KeyError as error:
            raise NoRate(f"{error.args[0]} to {self.base}") from error

    def convert(self, amount, source, target):
        return round(amount * self.rate(source, target), 2)


def exchange_via_base_currency(rates: dict[str, float], wallet: dict[str, float], target: str) -> float | None:
    """Worth of a wallet in one currency; None if a rate is missing for a part of it."""
    exchange = Exchange("EUR", rates)
    total = 0.0
    for currency, amount in wallet.items():
        if amount == 0:
            continue
        try:
            total += exchange.convert(amount, currency, target)
        except NoRate:
            return None
    return round(total, 2)

#> exchange_via_base_currency({"USD": 1.08, "GBP": 0.85}, {"USD": 54, "GBP": 17, "EUR": 10}, "EUR")
#> exchange_via_base_currency({"USD": 1.08}, {"JPY": 1000, "EUR": 5}, "USD")
#> exchange_via_base_currency({}, {}, "EUR")
#> exchange_via_base_currency({"USD": 1.1, "CHF": 0.97}, {"USD": 110, "CHF": 97, "SEK": 0}, "CHF")
#> exchange_via_base_currency({"USD": 2.0}, {"EUR": 1.5, "USD": 3}, "USD")
#> exchange_via_base_currency({"USD": 1.1, "CHF": 0.97}, {"USD": 3, "CHF": 97, "SEK": 0, "EUR": 1.5}, "CHF")
#> exchange_via_base_currency({"USD": 1.1, "CHF": 0.97}, {"EUR": 1.5, "USD": 110, "CHF": 97, "SEK": 0}, "CHF")
#> exchange_via_base_currency({"USD": 1.08, "GBP": 0.85}, {"USD": 54, "GBP": 17, "EUR": 5, "JPY": 1000}, "EUR")

### cart_coupon_errors
class CouponError(Exception):
    pass


class Expired(CouponError):
    pass


class NotEnough(CouponError):
    def __init__(self, missing):
        super().__init__(f"{missing / 100:.2f} missing")
        self.missing = missing


COUPONS = {
    "SPRING": {"percent": 20, "until": 90},
    "FIVER": {"off": 500, "least": 2000},
    "BIG": {"percent": 50, "least": 10000, "until": 200},
}


def redeem(code, total, day):
    coupon = COUPONS[code]
    if day > coupon.get("until", 366):
        raise Expired(code)
    missing = coupon.get("least", 0) - total
    if missing > 0:
        raise NotEnough(missing)
    if "percent" in coupon:
        return total * coupon["percent"] // 100
    return coupon["off"]


def cart_coupon_errors(total: int, codes: list[str], day: int) -> dict:
    """The best coupon and what the others failed on."""
    best, failed = 0, {}
    for code in codes:
        try:
            best = max(best, redeem(code, total, day))
        except CouponError as error:
            failed[code] = f"{type(error).__name__}: {error}"
        except KeyError:
            failed[code] = "unknown"
    return {"pay": total - best, **failed}

#> cart_coupon_errors(3000, ["SPRING", "FIVER", "BIG"], 60)
#> cart_coupon_errors(1999, ["FIVER"], 300)
#> cart_coupon_errors(12000, ["BIG", "SPRING", "WINTER"], 150)
#> cart_coupon_errors(12000, ["BIG"], 201)
#> cart_coupon_errors(0, [], 1)
#> cart_coupon_errors(3000, ["SPRING", "FIVER", "BIG", "BIG", "SPRING", "WINTER"], 60)
#> cart_coupon_errors(1999, ["FIVER", "SPRING", "FIVER", "BIG"], 300)

### months_to_savings_goal
def months_to_savings_goal(start: float, monthly: float, percent: float, goal: float, most: int = 60):
    """Months until the goal is reached; None if it takes more than `most`.

    Interest is paid at the end of every quarter on the balance of that day.
    """
    balance = start
    quarter_rate = percent / 100 / 4
    for month in range(1, most + 1):
        balance += monthly
        if month % 3 == 0:
            balance += balance * quarter_rate
        if balance >= goal:
            return month
    return None

#> months_to_savings_goal(1000, 100, 4, 2000)
#> months_to_savings_goal(0, 50, 0, 500)
#> months_to_savings_goal(500, 10, 2, 5000, most=12)
#> months_to_savings_goal(5000, 0, 8, 5300)
#> months_to_savings_goal(100, 25, 1.5, 400, 24)

### payroll_overtime_sum
NORMAL_HOURS = 40
FACTORS = {"evening": 1.25, "night": 1.5, "sunday": 2.0}


def parse_entry(text):
    """'8h', '3h night' -> (hours, factor)"""
    hours, _, kind = text.strip().partition(" ")
    if not hours.endswith("h"):
        raise ValueError(f"hours expected in {text!r}")
    return float(hours[:-1]), FACTORS.get(kind, 1.0)


def payroll_overtime_sum(entries: str, wage: float) -> float:
    """Pay of a week; hours above 40 get half as much more."""
    worked = pay = 0.0
    for entry in entries.split(","):
        hours, factor = parse_entry(entry)
        normal = min(hours, max(0.0, NORMAL_HOURS - worked))
        extra = hours - normal
        pay += normal * wage * factor
        if extra:
            pay += extra * wage * factor * 1.5
        worked += hours
    return round(pay, 2)

#> payroll_overtime_sum("8h, 8h, 8h, 8h, 8h", 20)
#> payroll_overtime_sum("10h, 10h evening, 10h, 12h night", 18.5)
#> payroll_overtime_sum("8h, eight", 10)
#> payroll_overtime_sum("0h", 99)
#> payroll_overtime_sum("20h sunday, 25.5h, 1h holiday", 15.0)

### ledger_accounts_balance_zero
from collections import defaultdict


class Unbalanced(Exception):
    pass


def post(ledger, text):
    """'cash -50, food 30, tip 20' must sum to zero."""
    booking = []
    for part in text.split(","):
        account, amount = part.split()
        booking.append((account, int(amount)))
    total = sum(amount for _, amount in booking)
    if total:
        raise Unbalanced(f"off by {total}")
    for account, amount in booking:
        ledger[account] += amount


def ledger_accounts_balance_zero(bookings: list[str], account: str) -> int:
    """Balance of an account after all correct bookings; wrong ones are kept in 'suspense'."""
    ledger: dict[str, int] = defaultdict(int)
    for booking in bookings:
        try:
            post(ledger, booking)
        except Unbalanced:
            ledger["suspense"] += 1
    assert sum(v for k, v in ledger.items() if k != "suspense") == 0
    return ledger[account]

#> ledger_accounts_balance_zero(["cash -50, food 30, tip 20", "bank -200, cash 200"], "cash")
#> ledger_accounts_balance_zero(["cash -50, food 40", "cash -1, bank 1", "x 1"], "suspense")
#> ledger_accounts_balance_zero([], "cash")
#> ledger_accounts_balance_zero(["a 1, b -1", "b 5, a -5", "a 10, b -4, c -6"], "b")
#> ledger_accounts_balance_zero(["a one, b two"], "a")

### auction_sealed_second_price
from typing import NamedTuple


class Bid(NamedTuple):
    bidder: str
    amount: int
    placed: int


def read(text):
    for placed, entry in enumerate(filter(None, text.split("\n"))):
        bidder, _, amount = entry.rpartition(" ")
        yield Bid(bidder.strip(), int(amount), placed)


def auction_sealed_second_price(text: str, reserve: int):
    """(winner, price): the highest bid wins and pays the second price; None below the reserve."""
    latest = {}
    for bid in read(text):
        latest[bid.bidder] = bid  # a later bid replaces the earlier one
    valid = [bid for bid in latest.values() if bid.amount >= reserve]
    if not valid:
        return None
    valid.sort(key=lambda bid: (-bid.amount, bid.placed))
    price = valid[1].amount if len(valid) > 1 else reserve
    return valid[0].bidder, price

#> auction_sealed_second_price("Ann 120\nBob 150\nCid 90", 100)
#> auction_sealed_second_price("Ann 120\nBob 150\nBob 110\nDot Lee 120", 100)
#> auction_sealed_second_price("", 1)
#> auction_sealed_second_price("Ann 99", 100)
#> auction_sealed_second_price("Ann 300\nAnn 80\nBob 95", 90)
#> auction_sealed_second_price("Ann 120\nBob 150\nBob 110\nDot Lee 120\nAnn 300\nAnn 80\nBob 95", 100)
#> auction_sealed_second_price("Ann 120\nBob 150\nBob 110\nDot Lee 120\nAnn 99", 100)

### expense_approval_chain
class Approver:
    limit = 0

    def __init__(self, successor=None):
        self.successor = successor

    def approve(self, amount, tags):
        if self.accepts(amount, tags):
            return type(self).__name__
        if self.successor is None:
            raise PermissionError(f"nobody may approve {amount}")
        return self.successor.approve(amount, tags)

    def accepts(self, amount, tags):
        return amount <= self.limit


class Lead(Approver):
    limit = 500

    def accepts(self, amount, tags):
        return super().accepts(amount, tags) and "travel" not in tags


class Head(Approver):
    limit = 5000


class Board(Approver):
    limit = 50000

    def accepts(self, amount, tags):
        return super().accepts(amount, tags) or "emergency" in tags


def expense_approval_chain(expenses: list[tuple]) -> dict[str, int]:
    """How much each level approves, 'refused' for the rest."""
    chain = Lead(Head(Board()))
    sums: dict[str, int] = {}
    for amount, *tags in expenses:
        try:
            who = chain.approve(amount, tags)
        except PermissionError:
            who = "refused"
        sums[who] = sums.get(who, 0) + amount
    return sums

#> expense_approval_chain([(120,), (300, "travel"), (7000,), (90000,)])
#> expense_approval_chain([(90000, "emergency"), (500,), (501,)])
#> expense_approval_chain([])
#> expense_approval_chain([(5000, "travel", "paris"), (5001, "travel"), (50001,), (1,)])
#> expense_approval_chain([(0, "travel")])
