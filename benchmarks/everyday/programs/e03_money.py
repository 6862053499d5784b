### invoice_total
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")
TAX = {"standard": Decimal("0.19"), "reduced": Decimal("0.07"), "free": Decimal("0")}


def rounded(amount: Decimal) -> Decimal:
    return amount.quantize(CENT, rounding=ROUND_HALF_UP)


def line_total(line: dict) -> Decimal:
    """Net price of a line with its discount, plus tax."""
    net = Decimal(line["price"]) * line.get("quantity", 1)
    if "discount" in line:
        net -= rounded(net * Decimal(line["discount"]) / 100)  # <- reach
    return rounded(net * (1 + TAX[line.get("tax", "standard")]))


def invoice_total(lines: list[dict]) -> str:
    total = Decimal("0")
    for line in lines:
        if line.get("quantity", 1) < 0:
            raise ValueError("credit notes are booked elsewhere")
        total += line_total(line)
    return f"{total:,.2f} EUR"

#> invoice_total([{"price": "19.99", "quantity": 3}, {"price": "4.50", "tax": "reduced", "discount": "10"}, {"price": "1200", "tax": "free"}, {"price": "0.99", "quantity": 12}])
#? returns invoice_total([{"price": "100"}])
#? raises ValueError invoice_total([{"price": "1", "quantity": -1}])
#? raises KeyError invoice_total([{"quantity": 1}])
#? reaches invoice_total([{"price": "19.99", "quantity": 3}, {"price": "4.50", "tax": "reduced", "discount": "10"}, {"price": "1200", "tax": "free"}, {"price": "0.99", "quantity": 12}])

### split_bill
def split_evenly(cents, people):
    """Shares that differ by a cent at most and add up."""
    share, rest = divmod(cents, people)
    return [share + 1] * rest + [share] * (people - rest)


def split_bill(items, guests):
    # items: (cents, names) -- no names means everybody
    owed = dict.fromkeys(guests, 0)
    for cents, names in items:
        sharing = sorted(names) if names else sorted(guests)
        for name, share in zip(sharing, split_evenly(cents, len(sharing))):
            if name not in owed:
                raise LookupError(f"{name} was not there")
            owed[name] += share
    return owed

#> split_bill([(1000, []), (350, ["cy", "al"]), (425, ["bo"]), (100, [])], ["al", "bo", "cy"])
#? returns split_bill([(901, [])], ["x", "y"])
#? raises LookupError split_bill([(5, ["z"])], ["x"])
#? raises ZeroDivisionError split_bill([(5, [])], [])

### can_pay
class Wallet:
    def __init__(self, coins):
        self.coins = sorted(coins, reverse=True)

    def pick(self, amount):
        """Coins that make exactly the amount, largest first, or None."""
        return self._search(amount, 0)

    def _search(self, amount, index):
        if amount == 0:
            return []
        if index == len(self.coins):
            return None
        coin = self.coins[index]
        if coin <= amount:
            rest = self._search(amount - coin, index + 1)
            if rest is not None:
                return [coin] + rest
        return self._search(amount, index + 1)


def can_pay(coins, amount):
    """Whether the machine, which gives no change, takes this wallet."""
    if amount < 0:
        raise ValueError("negative price")
    return Wallet(coins).pick(amount) is not None

#> can_pay([50, 20, 20, 20], 60)
#> can_pay([7, 5, 5, 3], 15)
#? raises ValueError can_pay([1], -1)

### format_amount
SYMBOLS = {"EUR": ("", " €"), "USD": ("$", ""), "JPY": ("¥", "")}
DECIMALS = {"JPY": 0}


def group(digits, separator):
    groups = []
    while len(digits) > 3:
        groups.insert(0, digits[-3:])
        digits = digits[:-3]
    groups.insert(0, digits)
    return separator.join(groups)


def format_amount(minor, currency, style="plain"):
    """Amount in minor units (cents) as people write it.

    style "accounting" shows negative amounts in parentheses.
    """
    before, after = SYMBOLS[currency]
    places = DECIMALS.get(currency, 2)
    sign = "-" if minor < 0 else ""
    digits = str(abs(minor)).rjust(places + 1, "0")
    whole = digits[:-places] if places else digits
    fraction = digits[-places:] if places else ""
    decimal, thousands = (",", ".") if currency == "EUR" else (".", ",")
    text = before + group(whole, thousands)
    if fraction:
        text += decimal + fraction
    text += after
    if sign and style == "accounting":
        return f"({text})"  # <- reach
    return sign + text

#> format_amount(-1234567890512345678, "EUR")
#? returns format_amount(1234500, "USD")
#? raises KeyError format_amount(1, "GBP")
#? reaches format_amount(-5, "JPY", "accounting")

### loan_schedule
def monthly_payment(principal, yearly_rate, months):
    if yearly_rate == 0:
        return principal / months  # <- reach
    rate = yearly_rate / 12
    factor = (1 + rate) ** months
    return principal * rate * factor / (factor - 1)


def loan_schedule(principal, yearly_rate, months):
    """[(month, interest, balance)] in whole currency units"""
    payment = monthly_payment(principal, yearly_rate, months)
    balance = principal
    rows = []
    for month in range(1, months + 1):
        interest = balance * yearly_rate / 12
        balance = balance + interest - payment
        if balance < 0.005:
            balance = 0.0
        rows.append((month, round(interest), round(balance)))
    return rows

#> loan_schedule(12000, 0.06, 6)
#? returns loan_schedule(900, 0, 3)
#? raises ZeroDivisionError loan_schedule(100, 0, 0)
#? reaches loan_schedule(900, 0, 3)

### best_discount
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Promotion:
    name: str
    applies: Callable[[dict], bool]
    saving: Callable[[dict], float]


def subtotal(cart):
    return sum(price * n for price, n in cart["items"].values())


PROMOTIONS = [
    Promotion("ten-off", lambda c: subtotal(c) >= 50, lambda c: 10.0),
    Promotion("member", lambda c: c.get("member", False), lambda c: subtotal(c) * 0.15),
    Promotion("bulk", lambda c: any(n >= 10 for _, n in c["items"].values()), lambda c: subtotal(c) * 0.2),
]


def best_discount(cart: dict) -> tuple:
    best_name, best_saving = "none", 0.0
    for promotion in PROMOTIONS:
        if not promotion.applies(cart):
            continue
        saving = round(promotion.saving(cart), 2)
        if saving > best_saving:
            best_name, best_saving = promotion.name, saving
    return best_name, best_saving

#> best_discount({"member": True, "items": {"pen": (1.2, 4), "bag": (49.5, 1)}})
#? returns best_discount({"items": {"pen": (1.0, 20)}})
#? raises KeyError best_discount({})

### balance_after
class InsufficientFunds(Exception):
    pass


class Account:
    """A current account with an overdraft."""

    fee = 2

    def __init__(self, opening=0, overdraft=0):
        self.balance = opening
        self.overdraft = overdraft
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        self.history.append(amount)

    def withdraw(self, amount):
        needed = amount + (self.fee if amount > self.balance else 0)
        if self.balance + self.overdraft < needed:
            raise InsufficientFunds(needed)
        self.balance -= needed
        self.history.append(-needed)


def balance_after(movements, overdraft=50):
    account = Account(100, overdraft)
    for amount in movements:
        try:
            if amount >= 0:
                account.deposit(amount)
            else:
                account.withdraw(-amount)
        except InsufficientFunds:
            account.balance -= account.fee  # <- reach
    return account.balance

#> balance_after([-30, 25, -110, 40, -12])
#? returns balance_after([-100, 7])
#? raises ValueError balance_after([0])
#? reaches balance_after([-500])

### convert_chain
RATES = {("EUR", "USD"): 1.1, ("USD", "JPY"): 150.0, ("GBP", "EUR"): 1.2}


class NoRate(LookupError):
    pass


def rate(source, target):
    if source == target:
        return 1.0
    if (source, target) in RATES:
        return RATES[source, target]  # <- reach
    if (target, source) in RATES:
        return 1 / RATES[target, source]
    raise NoRate(f"{source}/{target}")


def convert_chain(amount, route):
    """Convert along a route such as 'GBP>EUR>USD'; each leg is rounded."""
    currencies = route.split(">")
    current = currencies[0]
    for following in currencies[1:]:
        amount = round(amount * rate(current, following), 2)
        current = following
    return amount

#> convert_chain(80.0, "GBP>EUR>USD>JPY>USD>USD")
#? returns convert_chain(30000.0, "JPY>USD")
#? raises NoRate convert_chain(1, "GBP>CHF")
#? reaches convert_chain(80.0, "GBP>EUR>USD>JPY>USD>USD")

### parse_money
import re

MONEY = re.compile(r"(?P<sign>[-+]?)\s*(?P<currency>[$€£]?)\s*(?P<number>\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d+(?:\.\d{2})?)$")
CODES = {"$": "USD", "€": "EUR", "£": "GBP", "": "USD"}


def parse_money(text: str) -> tuple[str, int]:
    """('EUR', 123456) for '€1,234.56'"""
    match = MONEY.match(text.strip())
    if match is None:
        raise ValueError(f"not an amount: {text!r}")
    whole, _, cents = match["number"].partition(".")
    value = 0
    for digit in whole:
        if digit == ",":
            continue
        value = value * 10 + int(digit)
    value = value * 100 + int(cents or 0)
    if match["sign"] == "-":
        value = -value  # <- reach
    return CODES[match["currency"]], value

#> parse_money("  €1,234,567.80")
#? returns parse_money("- £ 12.05")
#? raises ValueError parse_money("12 EUR")
#? reaches parse_money("-3")

### tax_due
BRACKETS = [(10_000, 0.0), (30_000, 0.2), (80_000, 0.35), (None, 0.45)]


def slices(income):
    """(amount, rate) for each bracket that the income reaches."""
    lower = 0
    for upper, rate in BRACKETS:
        if income <= lower:
            return
        top = income if upper is None else min(income, upper)
        yield top - lower, rate
        if upper is None:
            return  # <- reach
        lower = upper


def tax_due(income, children=0):
    allowance = 1500 * children
    taxable = max(0, income - allowance)
    tax = 0
    for amount, rate in slices(taxable):
        tax += amount * rate
    return int(tax)

#> tax_due(64250, 2)
#? returns tax_due(21000)
#? reaches tax_due(90000)

### reconcile
def key(row):
    return row["ref"].strip().upper()


def index(rows):
    table = {}
    for row in rows:
        if key(row) in table:
            raise ValueError("duplicate reference " + key(row))
        table[key(row)] = row["amount"]
    return table


def reconcile(bank, books):
    """Compare a bank statement with the books."""
    ours, theirs = index(books), index(bank)
    report = {"ok": 0, "differs": [], "only_bank": [], "only_books": []}
    for ref in sorted(set(ours) | set(theirs)):
        if ref not in ours:
            report["only_bank"].append(ref)  # <- reach
        elif ref not in theirs:
            report["only_books"].append(ref)
        elif ours[ref] != theirs[ref]:
            report["differs"].append((ref, theirs[ref] - ours[ref]))
        else:
            report["ok"] += 1
    return report

#> reconcile([{"ref": "a-1", "amount": 50}, {"ref": "A-3", "amount": 75}], [{"ref": "A-1 ", "amount": 50}, {"ref": "a-2", "amount": 20}, {"ref": "a-3", "amount": 70}])
#> reconcile([{"ref": "x9", "amount": 5}, {"ref": "x8 ", "amount": 7}, {"ref": "x7", "amount": 1}, {"ref": "x1", "amount": 3}], [{"ref": "X8", "amount": 7}, {"ref": "X7", "amount": 4}, {"ref": "x6", "amount": 2}, {"ref": "x9", "amount": 5}])
#? returns reconcile([{"ref": "q", "amount": 1}], [])
#? raises ValueError reconcile([{"ref": "q", "amount": 1}, {"ref": "Q", "amount": 1}], [])
#? reaches reconcile([{"ref": "q", "amount": 1}], [])

### is_valid_iban
import string

LENGTHS = {"DE": 22, "GB": 22, "NL": 18, "NO": 15}
VALUES = {letter: str(number) for number, letter in enumerate(string.ascii_uppercase, 10)}


def digits_of(text):
    result = ""
    for ch in text:
        if ch.isdigit():
            result += ch
        elif ch in VALUES:
            result += VALUES[ch]
        else:
            raise ValueError(ch)
    return result


def is_valid_iban(text: str) -> bool:
    iban = text.replace(" ", "").upper()
    if LENGTHS.get(iban[:2]) != len(iban):
        return False
    try:
        number = int(digits_of(iban[4:] + iban[:4]))
    except ValueError:
        return False  # <- reach
    return number % 97 == 1

#> is_valid_iban("NO93 8601 1117 947")
#> is_valid_iban("DE89 3704 0044 0532 0130 01")
#? reaches is_valid_iban("NO93 8601 1117 9-7")

### payroll
class Employee:
    def __init__(self, name, hours):
        self.name = name
        self.hours = hours

    def gross(self):
        raise NotImplementedError


class Hourly(Employee):
    rate = 20

    def gross(self):
        overtime = max(0, self.hours - 40)
        return self.rate * (self.hours - overtime) + self.rate * 1.5 * overtime


class Salaried(Employee):
    weekly = 1000

    def gross(self):
        if self.hours < 30:
            return self.weekly * self.hours / 40  # <- reach
        return float(self.weekly)


KINDS = {"h": Hourly, "s": Salaried}


def payroll(sheet):
    """sheet: 'name:kind:hours, ...'"""
    total = 0.0
    for entry in sheet.split(","):
        name, kind, hours = entry.strip().split(":")
        total += KINDS[kind](name, int(hours)).gross()
    return total

#> payroll("ana:h:38, ben:s:41, cleo:h:46, dirk:h:12")
#? returns payroll("zed:s:50, yan:h:41")
#? raises KeyError payroll("x:c:10")
#? reaches payroll("x:s:8")

### running_balance
from itertools import accumulate


def parse(entry):
    label, _, amount = entry.rpartition(" ")
    return label, float(amount)


def running_balance(opening, entries, warn_below=0):
    """Lines of an account statement."""
    labels, amounts = [], []
    for entry in entries:
        label, amount = parse(entry)
        labels.append(label)
        amounts.append(amount)
    balances = list(accumulate(amounts, initial=opening))[1:]
    lines = []
    for label, balance in zip(labels, balances):
        mark = " !" if balance < warn_below else ""
        lines.append(f"{label:<12}{balance:>9.2f}{mark}")
    return lines

#> running_balance(120, ["rent -95.5", "refund shoes 40", "groceries -71.25"])
#? returns running_balance(0, ["gift 10"])
#? raises ValueError running_balance(0, ["nothing"])

### points_earned
"""Loyalty points: a point per full euro, twice as much on the partner's goods, capped per day."""
from collections import defaultdict

DAILY_CAP = 100
PARTNERS = {"fuel", "hotel"}


def base_points(amount, category):
    points = int(amount)
    return points * 2 if category in PARTNERS else points


def points_earned(purchases):
    per_day = defaultdict(int)
    for day, category, amount in purchases:
        if amount <= 0:
            continue  # <- reach
        per_day[day] = min(DAILY_CAP, per_day[day] + base_points(amount, category))
    total = sum(per_day.values())
    # a streak of three active days earns a bonus
    days = sorted(per_day)
    for first, third in zip(days, days[2:]):
        if third - first == 2:
            total += 25
    return total

#> points_earned([(3, "food", 24.9), (4, "fuel", 61.2), (4, "food", 9.99), (5, "books", 12.0), (9, "food", -3), (9, "hotel", 7.5)])
#> points_earned([(1, "fuel", 60), (2, "food", 99.5), (3, "food", 3), (4, "hotel", 0.9), (4, "food", 120), (9, "fuel", 10)])
#? returns points_earned([(1, "food", 10), (2, "food", 10), (3, "food", 10)])
#? reaches points_earned([(3, "food", 24.9), (4, "fuel", 61.2), (4, "food", 9.99), (5, "books", 12.0), (9, "food", -3), (9, "hotel", 7.5)])

### cheapest_plan
PLANS = {
    "free": {"monthly": 0, "included": 100, "extra": None},
    "team": {"monthly": 20, "included": 1000, "extra": 0.05},
    "scale": {"monthly": 99, "included": 10000, "extra": 0.01},
}


def cost(plan, usage):
    """Price of a month, None when the plan does not allow this usage."""
    surplus = usage - plan["included"]
    if surplus <= 0:
        return plan["monthly"]
    if plan["extra"] is None:
        return None  # <- reach
    return plan["monthly"] + surplus * plan["extra"]


def cheapest_plan(usages):
    totals = {}
    for name, plan in PLANS.items():
        costs = [cost(plan, usage) for usage in usages]
        if None not in costs:
            totals[name] = sum(costs)
    return min(totals, key=totals.get)

#> cheapest_plan([900, 2600, 3100])
#? returns cheapest_plan([50, 70])
#? reaches cheapest_plan([900, 2600, 3100])

### refund_amount
from datetime import date
from enum import Enum


class Reason(Enum):
    DAMAGED = "damaged"
    LATE = "late"
    REGRET = "regret"


class RefundDenied(Exception):
    """The customer gets nothing, with a reason."""


def share(reason, days):
    if reason is Reason.DAMAGED:
        return 100
    if days > 30:
        raise RefundDenied("after 30 days only damaged goods are taken back")
    if reason is Reason.LATE:
        return 50  # <- reach
    return 100 if days <= 14 else 70


def refund_amount(order, returned_on, reason):
    bought = date.fromisoformat(order["date"])
    days = (date.fromisoformat(returned_on) - bought).days
    refund = 0
    for price in order["prices"]:
        refund += price * share(Reason(reason), days) // 100
    if reason != "regret":
        refund += order.get("shipping", 0)
    return refund

#> refund_amount({"date": "2024-03-28", "prices": [1999, 450, 1205, 30, 875], "shipping": 499}, "2024-04-15", "regret")
#? returns refund_amount({"date": "2024-01-01", "prices": [1000], "shipping": 90}, "2024-01-20", "late")
#? raises RefundDenied refund_amount({"date": "2024-01-01", "prices": [1]}, "2024-06-01", "late")
#? raises ValueError refund_amount({"date": "2024-01-01", "prices": [1]}, "2024-01-02", "ugly")
#? reaches refund_amount({"date": "2024-01-01", "prices": [1000], "shipping": 90}, "2024-01-20", "late")

### portfolio_weights
def market_value(position, prices):
    symbol, shares = position
    try:
        return shares * prices[symbol]
    except KeyError:
        raise LookupError(f"no price for {symbol}") from None


def portfolio_weights(positions, prices, digits=1):
    """Percent of each symbol, and what is left over by rounding goes to the largest."""
    values = {}
    for position in positions:
        symbol = position[0]
        values[symbol] = values.get(symbol, 0) + market_value(position, prices)
    total = sum(values.values())
    weights = {symbol: round(100 * value / total, digits) for symbol, value in values.items()}
    slack = round(100 - sum(weights.values()), digits)
    if slack:
        largest = max(weights, key=weights.get)
        weights[largest] = round(weights[largest] + slack, digits)  # <- reach
    return weights

#> portfolio_weights([("ACME", 10), ("BOLT", 5), ("COIL", 7), ("ACME", 3)], {"ACME": 11, "BOLT": 20, "COIL": 3})
#? returns portfolio_weights([("A", 1), ("B", 3)], {"A": 5, "B": 5})
#? raises LookupError portfolio_weights([("A", 1)], {})
#? raises ZeroDivisionError portfolio_weights([("A", 0)], {"A": 4})
#? reaches portfolio_weights([("ACME", 10), ("BOLT", 5), ("COIL", 7), ("ACME", 3)], {"ACME": 11, "BOLT": 20, "COIL": 3})

### coupon_valid
import re

CODE = re.compile(r"^(?P<campaign>[A-Z]{3,6})-(?P<value>\d{1,2})-(?P<check>[0-9A-F])$")


def checksum(text):
    total = 0
    for position, ch in enumerate(text, start=1):
        total += position * ord(ch)
    return "%X" % (total % 16)


def coupon_valid(code, campaigns, used=()):
    """Check format, checksum, campaign and that it was not used before."""
    match = CODE.match(code)
    if not match:
        return False  # <- reach
    body = code.rpartition("-")[0]
    if checksum(body) != match["check"]:
        return False
    limit = 0
    for campaign, value in campaigns.items():
        if campaign == match["campaign"]:
            limit = value
    if int(match["value"]) > limit:
        return False
    return code not in used

#> coupon_valid("SPRING-15-D", {"SPRING": 20, "VIP": 50})
#> coupon_valid("FRIEND-30-A", {"SPRING": 20, "FRIEND": 25})
#? reaches coupon_valid("x", {})

### expense_report
import csv
import io

LIMITS = {"meal": 40.0, "taxi": 60.0}


def expense_report(text):
    """Sum per person of what is reimbursed."""
    paid = {}
    reader = csv.DictReader(io.StringIO(text))
    for row in reader:
        amount = float(row["amount"])
        limit = LIMITS.get(row["kind"])
        if limit is not None and amount > limit:
            amount = limit  # <- reach
        if row.get("receipt") != "y" and amount > 20:
            continue
        person = row["who"].strip().title()
        paid[person] = round(paid.get(person, 0.0) + amount, 2)
    return paid

#> expense_report("who,kind,amount,receipt\nlena,meal,18.40,n\nomar,hotel,210,y\nlena,train,33.1,n\n omar ,meal,39.95,y\n")
#? returns expense_report("who,kind,amount,receipt\nkai,pen,2.5,n\n")
#? raises KeyError expense_report("a,b\n1,2\n")
#? reaches expense_report("who,kind,amount,receipt\nx,taxi,99,y\n")

### subscription_revenue
from dataclasses import dataclass


@dataclass
class Subscription:
    plan: str
    start: int
    end: int | None = None

    def active(self, month: int) -> bool:
        if month < self.start:
            return False
        return self.end is None or month < self.end


PRICE = {"basic": 9, "pro": 29}


def subscription_revenue(rows: list, months: int) -> list[int]:
    """Revenue of each month from 1 on."""
    subscriptions = [Subscription(*row) for row in rows]
    revenue = []
    for month in range(1, months + 1):
        total = 0
        for subscription in subscriptions:
            if subscription.active(month):
                total += PRICE[subscription.plan]
        revenue.append(total)
    return revenue

#> subscription_revenue([("basic", 1), ("pro", 2, 4), ("basic", 3, 4)], 4)
#? returns subscription_revenue([("pro", 2)], 2)
#? raises TypeError subscription_revenue([("basic",)], 1)
#? raises KeyError subscription_revenue([("gold", 1)], 1)

### price_with_rules
_rules = []


def rule(priority):
    """Register a pricing rule; a higher priority is applied first."""
    def register(function):
        _rules.append((priority, function))
        _rules.sort(key=lambda pair: -pair[0])
        return function
    return register


@rule(5)
def volume(price, ctx):
    return price * 9 // 10 if ctx["quantity"] >= 5 else price


@rule(10)
def seasonal(price, ctx):
    return price - 200 if ctx.get("season") == "sale" else price


@rule(3)
def loyalty(price, ctx):
    for years in (10, 5, 2):
        if ctx.get("years", 0) >= years:
            return price - 10 * years  # <- reach
    return price


@rule(1)
def floor(price, ctx):
    return max(price, ctx.get("floor", 0))


def price_with_rules(price, **ctx):
    trail = []
    for _, function in _rules:
        before = price
        price = function(price, ctx)
        if price != before:
            trail.append(function.__name__)
    return f"{price} ({', '.join(trail) or 'list price'})"

#> price_with_rules(2495, quantity=6, season="sale", floor=1800, years=3)
#? returns price_with_rules(1000, quantity=5)
#? raises KeyError price_with_rules(100)
#? reaches price_with_rules(2495, quantity=6, season="sale", floor=1800, years=3)

### ledger_balanced
import re
from collections import Counter

POSTING = re.compile(r"^\s+(?P<account>[\w:]+)\s+(?P<amount>-?\d+)$")


def transactions(text):
    current = None
    for line in text.splitlines():
        if not line.strip():
            continue
        posting = POSTING.match(line)
        if posting is None:
            current = []
            yield line, current
        else:
            current.append((posting["account"], int(posting["amount"])))


def ledger_balanced(text, allow_empty=False):
    """Every transaction of a plain text ledger sums to zero."""
    entries = list(transactions(text))
    sums = Counter()
    for title, postings in entries:
        if not postings and not allow_empty:
            return False  # <- reach
        for _, amount in postings:
            sums[title] += amount
    return not any(sums.values())

#> ledger_balanced("2024-01-02 rent\n  assets:bank  -900\n  expenses:rent  900\n\n2024-01-03 lunch\n  expenses:food 14\n  assets:cash -14\n")
#? raises AttributeError ledger_balanced("  assets:bank 5")
#? reaches ledger_balanced("2024 rent")

### auction_winner
def parse_bid(text):
    name, amount, at = text.split("/")
    return {"name": name, "amount": int(amount), "at": int(at)}


def valid_bids(bids, reserve, closes):
    best = reserve - 1
    for bid in sorted(bids, key=lambda b: b["at"]):
        if bid["at"] > closes:
            break
        if bid["amount"] > best:
            best = bid["amount"]
            yield bid  # <- reach


def auction_winner(texts, reserve=100, closes=60):
    """Winner pays the second highest valid price plus one, or the reserve."""
    accepted = list(valid_bids(map(parse_bid, texts), reserve, closes))
    if not accepted:
        return None
    winner = accepted[-1]
    price = accepted[-2]["amount"] + 1 if len(accepted) > 1 else reserve
    return winner["name"], price

#> auction_winner(["ruth/90/5", "saul/120/70", "tess/80/9", "uma/99/30", "vic/12/31"])
#? returns auction_winner(["kit/150/1", "lou/180/2"])
#? raises ValueError auction_winner(["kit 150"])
#? reaches auction_winner(["kit/150/1", "lou/180/2"])
