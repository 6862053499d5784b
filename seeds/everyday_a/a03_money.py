### invoice_total_cents
TAX_PERCENT = {"standard": 19, "reduced": 7, "none": 0}


def line_net(item):
    gross = item["qty"] * item["cents"]
    discount = item.get("discount", 0)
    return gross - gross * discount // 100


def tax_on(net, kind):
    percent = TAX_PERCENT[kind]
    # round half up, in whole cents
    return (net * percent + 50) // 100


def invoice_total_cents(items: list[dict]) -> int:
    nets = {}
    for item in items:
        kind = item.get("tax", "standard")
        nets[kind] = nets.get(kind, 0) + line_net(item)
    total = 0
    for kind, net in nets.items():
        total += net + tax_on(net, kind)
    return total

#> invoice_total_cents([{"qty": 2, "cents": 1999}, {"qty": 1, "cents": 450, "tax": "reduced"}, {"qty": 10, "cents": 35, "discount": 10}])
#> invoice_total_cents([{"qty": 1, "cents": 100, "tax": "none"}, {"qty": 3, "cents": 33, "tax": "none", "discount": 50}])
#> invoice_total_cents([])
#> invoice_total_cents([{"qty": 7, "cents": 129, "tax": "reduced"}, {"qty": 7, "cents": 129}, {"qty": 1, "cents": 5, "tax": "standard"}, {"qty": 2, "cents": 999, "discount": 25}])
#> invoice_total_cents([{"qty": 1, "cents": 999, "tax": "luxury"}])
#> invoice_total_cents([{"qty": 1, "cents": 250}, {"qty": 4, "cents": 99, "tax": "reduced"}, {"qty": 2, "cents": 1500, "discount": 15}, {"qty": 1, "cents": 7000, "tax": "none"}, {"qty": 3, "cents": 333, "tax": "reduced", "discount": 5}, {"qty": 12, "cents": 10}])

### split_bill_evenly
def split_bill_evenly(total_cents, people):
    """Shares that add up exactly; the first ones pay the odd cents."""
    if not people:
        raise ValueError("nobody to pay")
    share, rest = divmod(total_cents, len(people))
    bill = {}
    for index, person in enumerate(people):
        bill[person] = share + (1 if index < rest else 0)
    assert sum(bill.values()) == total_cents
    return bill

#> split_bill_evenly(1000, ["ann", "bob", "cy"])
#> split_bill_evenly(4321, ["p", "q", "r", "s", "t"])
#> split_bill_evenly(2, ["x", "y", "z"])
#> split_bill_evenly(500, [])
#> split_bill_evenly(7777, ["solo"])
#> split_bill_evenly(600, ["twin", "twin"])
#> split_bill_evenly(10007, ["a", "b", "c", "d", "e", "f", "g", "h"])

### ledger_balances_to_zero
from decimal import Decimal


class Ledger:
    def __init__(self):
        self.accounts = {}
        self.entries = 0

    def post(self, debit, credit, amount):
        value = Decimal(amount)
        if value <= 0:
            raise ValueError(f"amount must be positive: {amount}")
        self.accounts[debit] = self.accounts.get(debit, Decimal(0)) + value
        self.accounts[credit] = self.accounts.get(credit, Decimal(0)) - value
        self.entries += 1

    def is_settled(self, account):
        return self.accounts.get(account, Decimal(0)) == 0


def ledger_balances_to_zero(postings: list, account: str) -> bool:
    ledger = Ledger()
    for debit, credit, amount in postings:
        ledger.post(debit, credit, amount)
    assert sum(ledger.accounts.values()) == 0, "the books do not balance"
    return ledger.is_settled(account)

#> ledger_balances_to_zero([("bank", "sales", "119.00"), ("receivables", "sales", "50.50"), ("bank", "receivables", "50.50")], "receivables")
#> ledger_balances_to_zero([("bank", "sales", "119.00"), ("rent", "bank", "118.99")], "bank")
#> ledger_balances_to_zero([], "cash")
#> ledger_balances_to_zero([("stock", "payables", "80"), ("payables", "bank", "0.00")], "payables")
#> ledger_balances_to_zero([("a", "b", "0.10"), ("a", "b", "0.20"), ("b", "a", "0.30")], "a")
#> ledger_balances_to_zero([("NaN", "x", "NaN")], "x")
#> ledger_balances_to_zero([("bank", "sales", "100"), ("rent", "bank", "40"), ("food", "bank", "25.50"), ("bank", "refund", "5.50"), ("tax", "bank", "40")], "bank")

### amount_in_words
ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def below_thousand(n):
    words = []
    if n >= 100:
        words += [ONES[n // 100], "hundred"]
        n %= 100
    if n >= 20:
        tens, n = divmod(n, 10)
        words.append(TENS[tens] if n == 0 else f"{TENS[tens]}-{ONES[n]}")
    elif n:
        words.append(ONES[n])
    return words


def amount_in_words(cents, currency="dollars"):
    whole, part = divmod(cents, 100)
    words = []
    for size, name in ((1_000_000, "million"), (1000, "thousand"), (1, "")):
        count, whole = divmod(whole, size)
        if count:
            words += below_thousand(count) + [name]
    text = " ".join(w for w in words if w) or "zero"
    return f"{text} {currency} and {part:02d}/100"

#> amount_in_words(12050)
#> amount_in_words(100000017)
#> amount_in_words(99, "euros")
#> amount_in_words(123456789)
#> amount_in_words(1900, currency="francs")
#> amount_in_words(8000000)
#> amount_in_words(20000 * 100 + 300)
#> amount_in_words(0)
#> amount_in_words(70000000000)

### is_credit_card_plausible
PREFIXES = {"visa": ("4",), "master": ("51", "52", "53", "54", "55"), "amex": ("34", "37")}
LENGTHS = {"visa": (13, 16), "master": (16,), "amex": (15,)}


def brand_of(digits):
    for brand, prefixes in PREFIXES.items():
        if digits.startswith(prefixes) and len(digits) in LENGTHS[brand]:
            return brand
    return None


def luhn_sum(digits):
    total = 0
    for position, char in enumerate(reversed(digits)):
        value = int(char)
        if position % 2:
            value *= 2
            if value > 9:
                value -= 9
        total += value
    return total


def is_credit_card_plausible(number: str) -> bool:
    digits = number.replace(" ", "").replace("-", "")
    if not digits.isdigit():
        return False
    if brand_of(digits) is None:
        return False
    return luhn_sum(digits) % 10 == 0

#> is_credit_card_plausible("4111 1111 1111 1111")
#> is_credit_card_plausible("4111 1111 1111 1112")
#> is_credit_card_plausible("3782-822463-10005")
#> is_credit_card_plausible("6011 0009 9013 9424")
#> is_credit_card_plausible("5500 0000 0000 000x")
#> is_credit_card_plausible("5555555555554444")

### loan_repayment_schedule
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


def rounded(amount):
    return amount.quantize(CENT, rounding=ROUND_HALF_UP)


def loan_repayment_schedule(principal: str, yearly_percent: str, payment: str, months: int) -> list[str]:
    """Balances after each month, as text; stops when the loan is paid."""
    balance = Decimal(principal)
    rate = Decimal(yearly_percent) / 1200
    payment = Decimal(payment)
    balances = []
    for _ in range(months):
        interest = rounded(balance * rate)
        if interest >= payment:
            raise ArithmeticError("the payment does not cover the interest")
        balance = max(Decimal(0), balance + interest - payment)
        balances.append(str(balance))
        if balance == 0:
            break
    return balances

#> loan_repayment_schedule("1000", "6", "250", 6)
#> loan_repayment_schedule("500.00", "0", "100", 12)
#> loan_repayment_schedule("120000", "12", "1000", 3)
#> loan_repayment_schedule("99.99", "4.5", "33.5", 2)
#> loan_repayment_schedule("50", "3", "75.00", 5)

### currency_exchange_path
from collections import deque

RATES = {("EUR", "USD"): 1.25, ("USD", "JPY"): 150.0, ("EUR", "CHF"): 0.95, ("CHF", "SEK"): 12.0}


def neighbours(currency):
    for (a, b), rate in RATES.items():
        if a == currency:
            yield b, rate
        elif b == currency:
            yield a, 1 / rate


def currency_exchange_path(amount, source, target):
    """Convert over as few hops as possible."""
    queue = deque([(source, amount)])
    seen = {source}
    while queue:
        currency, value = queue.popleft()
        if currency == target:
            return round(value, 2)
        for other, rate in neighbours(currency):
            if other not in seen:
                seen.add(other)
                queue.append((other, value * rate))
    return None

#> currency_exchange_path(100, "EUR", "JPY")
#> currency_exchange_path(1200, "SEK", "USD")
#> currency_exchange_path(50, "USD", "USD")
#> currency_exchange_path(9.99, "CHF", "GBP")
#> currency_exchange_path(15000, "JPY", "CHF")

### smallest_coins_change
COINS = (200, 100, 50, 20, 10, 5, 2, 1)


def smallest_coins_change(paid, price, till):
    due = paid - price
    if due < 0:
        raise ValueError(f"{-due} cents short")
    given = {}
    for coin in COINS:
        available = till.get(coin, 0)
        count = min(available, due // coin)
        if count:
            given[coin] = count
            due -= coin * count
    return given if due == 0 else None

#> smallest_coins_change(500, 263, {200: 1, 20: 3, 10: 1, 5: 2, 1: 4, 2: 1})
#> smallest_coins_change(100, 100, {})
#> smallest_coins_change(100, 63, {20: 1, 10: 1})
#> smallest_coins_change(50, 80, {10: 5})
#> smallest_coins_change(2000, 1, {200: 20, 100: 2, 50: 1, 20: 3, 5: 1, 2: 2})
#> smallest_coins_change(1000, 111, {200: 3, 100: 1, 50: 2, 20: 4, 10: 1, 5: 1, 2: 3, 1: 1})

### discount_codes_stack
from decimal import Decimal


def percent(value):
    return lambda total: total - total * Decimal(value) / 100


def fixed(value):
    return lambda total: max(Decimal(0), total - Decimal(value))


def over(limit, rule):
    return lambda total: rule(total) if total >= Decimal(limit) else total


CODES = {
    "SPRING10": percent("10"),
    "MINUS5": fixed("5"),
    "BIG20": over("100", percent("20")),
    "FREE": percent("100"),
}


def discount_codes_stack(total, codes):
    amount = Decimal(total)
    used = []
    for code in codes:
        code = code.strip().upper()
        if code in used:
            continue
        if code not in CODES:
            raise KeyError(code)
        amount = CODES[code](amount)
        used.append(code)
    return str(amount.quantize(Decimal("0.01")))

#> discount_codes_stack("120.00", ["spring10", "BIG20", "minus5"])
#> discount_codes_stack("120.00", ["BIG20", "big20 ", "SPRING10"])
#> discount_codes_stack("4.20", ["MINUS5"])
#> discount_codes_stack("80", ["WINTER"])
#> discount_codes_stack("33.33", [])
#> discount_codes_stack("1000.01", ["BIG20", "FREE"])

### expenses_settle_up
def net_balances(expenses):
    balances = {}
    for payer, cents, sharers in expenses:
        balances[payer] = balances.get(payer, 0) + cents
        part = cents // len(sharers)
        for sharer in sharers:
            balances[sharer] = balances.get(sharer, 0) - part
        balances[payer] -= cents - part * len(sharers)
    return balances


def expenses_settle_up(expenses):
    """Who pays whom: the largest debtor pays the largest creditor, until all is even."""
    balances = net_balances(expenses)
    payments = []
    while True:
        debtor = min(balances, key=lambda name: (balances[name], name), default=None)
        creditor = max(balances, key=lambda name: (balances[name], name), default=None)
        if debtor is None or balances[debtor] == 0:
            return payments
        amount = min(-balances[debtor], balances[creditor])
        balances[debtor] += amount
        balances[creditor] -= amount
        payments.append((debtor, creditor, amount))

#> expenses_settle_up([("ann", 3000, ["ann", "bob", "cem"]), ("bob", 600, ["ann", "bob"])])
#> expenses_settle_up([("x", 100, ["x", "y", "z"]), ("y", 100, ["x", "y", "z"]), ("z", 100, ["x", "y", "z"])])
#> expenses_settle_up([])
#> expenses_settle_up([("dana", 8000, ["dana", "eli", "fay", "gus"]), ("eli", 1200, ["fay", "gus"])])
#> expenses_settle_up([("kai", 500, [])])

### money_text_to_cents
from decimal import Decimal, InvalidOperation

SYMBOLS = {"€": "EUR", "$": "USD", "£": "GBP"}


class MoneyError(ValueError):
    pass


def split_currency(text):
    for symbol, code in SYMBOLS.items():
        if symbol in text:
            return text.replace(symbol, "").strip(), code
    head, _, tail = text.rpartition(" ")
    if len(tail) == 3 and tail.isupper():
        return head, tail
    return text, None


def money_text_to_cents(text):
    number, currency = split_currency(text.strip())
    comma, dot = number.rfind(","), number.rfind(".")
    if comma > dot:
        number = number.replace(".", "").replace(",", ".")
    else:
        number = number.replace(",", "")
    try:
        amount = Decimal(number)
    except InvalidOperation:
        raise MoneyError(f"not an amount: {text}") from None
    return int(amount * 100), currency

#> money_text_to_cents("1.234,50 €")
#> money_text_to_cents("$1,234.50")
#> money_text_to_cents("99 CHF")
#> money_text_to_cents("-0,05")
#> money_text_to_cents("about 5 dollars")
#> money_text_to_cents("1 000 NOK")

### bank_statement_running
import csv
import io


def bank_statement_running(text: str, opening: int = 0) -> str:
    reader = csv.DictReader(io.StringIO(text))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["date", "text", "cents", "balance"])
    balance = opening
    for row in reader:
        cents = round(float(row["amount"]) * 100)
        balance += cents
        note = row["text"] + (" (overdrawn)" if balance < 0 else "")
        writer.writerow([row["date"], note, cents, balance])
    return out.getvalue()

#> bank_statement_running("date,text,amount\n2024-01-02,salary,2500.00\n2024-01-03,rent,-900.50\n2024-01-05,groceries,-61.27")
#> bank_statement_running("date,text,amount\n2024-01-02,\"Shop, Main St\",-20\n", opening=1500)
#> bank_statement_running("date,text,amount\n", 10)
#> bank_statement_running("date,text,amount\n01.02.,fee,-1.5\n02.02.,interest,1.5")
#> bank_statement_running("date,text\n2024-01-02,salary")

### money_class_arithmetic
from functools import total_ordering


class CurrencyMismatch(TypeError):
    pass


@total_ordering
class Money:
    def __init__(self, cents, currency):
        self.cents = cents
        self.currency = currency

    def _same(self, other):
        if self.currency != other.currency:
            raise CurrencyMismatch(f"{self.currency} and {other.currency}")
        return other.cents

    def __add__(self, other):
        return Money(self.cents + self._same(other), self.currency)

    def __lt__(self, other):
        return self.cents < self._same(other)

    def __eq__(self, other):
        return self.cents == self._same(other)

    def __str__(self):
        return f"{self.cents / 100:.2f} {self.currency}"


def money_class_arithmetic(amounts: list, limit: tuple) -> str:
    """Add amounts while the sum stays within the limit; how far did it get?"""
    most = Money(*limit)
    total = Money(0, most.currency)
    for cents, currency in amounts:
        after = total + Money(cents, currency)
        if after > most:
            break
        total = after
    return str(total)

#> money_class_arithmetic([(1050, "EUR"), (2000, "EUR"), (999, "EUR")], (3500, "EUR"))
#> money_class_arithmetic([(100, "USD"), (200, "EUR")], (1000, "USD"))
#> money_class_arithmetic([], (1, "GBP"))
#> money_class_arithmetic([(5, "SEK")] * 6, (25, "SEK"))
#> money_class_arithmetic([(7700, "DKK"), (1, "DKK")], (7701, "DKK"))

### progressive_income_tax
BRACKETS = ((11_000, 0), (25_000, 20), (60_000, 35), (None, 45))


def progressive_income_tax(income, children=0, married=False):
    """Tax in whole units; each bracket is taxed at its own rate."""
    allowance = 1_500 * children + (4_000 if married else 0)
    taxable = max(0, income - allowance)
    tax = 0
    lower = 0
    for upper, percent in BRACKETS:
        if upper is None or taxable < upper:
            tax += (taxable - lower) * percent / 100
            break
        tax += (upper - lower) * percent / 100
        lower = upper
    return int(tax)

#> progressive_income_tax(10_000)
#> progressive_income_tax(30_000, children=2)
#> progressive_income_tax(82_500, married=True, children=1)
#> progressive_income_tax(25_000)
#> progressive_income_tax(3_999, 3, True)
#> progressive_income_tax(61_234)
#> progressive_income_tax(120_000, children=3, married=True)

### payment_matches_invoices
from itertools import combinations


def payment_matches_invoices(payment, invoices, tolerance=0):
    """The fewest open invoices that add up to a payment, as sorted numbers."""
    numbers = sorted(n for n, cents in invoices.items() if cents > 0)
    for size in range(1, len(numbers) + 1):
        for chosen in combinations(numbers, size):
            total = sum(invoices[n] for n in chosen)
            if abs(total - payment) <= tolerance:
                return list(chosen)
    return []

#> payment_matches_invoices(3500, {"R-1": 1000, "R-2": 2500, "R-3": 999})
#> payment_matches_invoices(600, {"A": 100, "B": 200, "C": 300, "D": -50})
#> payment_matches_invoices(777, {"A": 100, "B": 200})
#> payment_matches_invoices(1998, {"X7": 1000, "X8": 999, "X9": 2500}, tolerance=1)
#> payment_matches_invoices(0, {}, 5)

### plan_change_proration
from datetime import date


def days_in_month(year, month):
    after = date(year + month // 12, month % 12 + 1, 1)
    return (after - date(year, month, 1)).days


def plan_change_proration(old_cents, new_cents, change_day):
    day = date.fromisoformat(change_day)
    length = days_in_month(day.year, day.month)
    left = length - day.day + 1
    credit = old_cents * left // length
    charge = -(-new_cents * left // length)
    due = charge - credit
    if due < 0:
        return {"due": 0, "credit": -due, "days": left}
    return {"due": due, "credit": 0, "days": left}

#> plan_change_proration(1000, 2500, "2024-02-15")
#> plan_change_proration(2900, 900, "2023-12-31")
#> plan_change_proration(500, 500, "2024-04-01")
#> plan_change_proration(999, 1999, "2023-02-28")
#> plan_change_proration(100, 200, "2023-02-30")

### receipt_text_layout
WIDTH = 28


def euros(cents):
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100},{abs(cents) % 100:02d}"


def row(left, right):
    room = WIDTH - len(right) - 1
    if len(left) > room:
        left = left[:room - 2] + ".."
    return f"{left:<{room}} {right}"


def receipt_text_layout(items: list, paid: int) -> list[str]:
    lines = []
    total = 0
    for name, qty, cents in items:
        amount = qty * cents
        total += amount
        label = name if qty == 1 else f"{qty} x {name}"
        lines.append(row(label, euros(amount)))
    lines.append("-" * WIDTH)
    lines.append(row("TOTAL", euros(total)))
    if paid > total:
        lines.append(row("Change", euros(paid - total)))
    elif paid < total:
        lines.append(row("OPEN", euros(total - paid)))
    return lines

#> receipt_text_layout([("Milk", 2, 109), ("Bread, whole grain, sliced", 1, 249), ("Deposit", 1, -25)], 500)
#> receipt_text_layout([("Coffee", 1, 320)], 320)
#> receipt_text_layout([], 0)
#> receipt_text_layout([("A very long product name that is cut", 12, 1050)], 10000)
#> receipt_text_layout([("Refund", 1, -1999)], 0)

### account_overdrawn_days
def account_overdrawn_days(opening: int, transactions: list, days: int = 10) -> int:
    by_day = {}
    for day, cents in transactions:
        by_day.setdefault(day, []).append(cents)
    balance = opening
    overdrawn = 0
    for day in range(1, days + 1):
        for cents in by_day.get(day, ()):
            balance += cents
        if balance < 0:
            overdrawn += 1
    return overdrawn

#> account_overdrawn_days(500, [(2, -700), (5, 300), (8, -400)])
#> account_overdrawn_days(0, [])
#> account_overdrawn_days(1000, [(1, -400), (1, -700), (4, 100), (9, -1)], days=12)
#> account_overdrawn_days(-5, [(10, 5)], 10)
#> account_overdrawn_days(20, [(3, -30), (3, 30), (6, -21)], 7)
#> account_overdrawn_days(100, [(1, -50), (2, -60), (3, 5), (4, 10), (7, -1), (8, -40), (9, 100), (12, -500)], days=14)

### price_tiers_cost
from bisect import bisect_right
from typing import NamedTuple


class Tier(NamedTuple):
    start: int
    cents: int


TIERS = [Tier(0, 50), Tier(100, 45), Tier(500, 38), Tier(1000, 30)]
STARTS = [tier.start for tier in TIERS]


def unit_price(quantity):
    return TIERS[bisect_right(STARTS, quantity) - 1].cents


def graduated(quantity):
    total = 0
    for tier, after in zip(TIERS, TIERS[1:] + [None]):
        top = quantity if after is None else min(quantity, after.start)
        if top <= tier.start:
            break
        total += (top - tier.start) * tier.cents
    return total


def price_tiers_cost(quantity, mode="volume"):
    if quantity < 0:
        raise ValueError("negative quantity")
    if mode == "volume":
        return quantity * unit_price(quantity)
    return graduated(quantity)

#> price_tiers_cost(99)
#> price_tiers_cost(100)
#> price_tiers_cost(1200, mode="graduated")
#> price_tiers_cost(300, "graduated")
#> price_tiers_cost(-1)
#> price_tiers_cost(5000)
#> price_tiers_cost(2500, "graduated")

### budget_exceeded_categories
from collections import defaultdict


def budget_exceeded_categories(budget: dict[str, int], bookings: list[dict], month: str) -> list[str]:
    """Names of the categories over budget in a month, worst first."""
    spent = defaultdict(int)
    for booking in bookings:
        if not booking["date"].startswith(month):
            continue
        category = booking.get("category") or "other"
        spent[category] += booking["cents"]
    over = []
    for category, cents in spent.items():
        excess = cents - budget.get(category, 0)
        if excess > 0:
            over.append((excess, category))
    return [name for _, name in sorted(over, reverse=True)]

#> budget_exceeded_categories({"food": 30000, "fun": 5000}, [{"date": "2024-03-02", "category": "food", "cents": 21000}, {"date": "2024-03-20", "category": "food", "cents": 12000}, {"date": "2024-03-21", "category": "fun", "cents": 4999}, {"date": "2024-03-22", "category": None, "cents": 800}], "2024-03")
#> budget_exceeded_categories({"food": 100}, [{"date": "2024-02-02", "category": "food", "cents": 500}], "2024-03")
#> budget_exceeded_categories({}, [], "2024-01")
#> budget_exceeded_categories({"rent": 90000, "car": 0}, [{"date": "2024-05-01", "category": "rent", "cents": 90000}, {"date": "2024-05-03", "category": "car", "cents": 1}], "2024-05")
#> budget_exceeded_categories({"x": 1}, [{"category": "x"}], "2024")

### iban_checksum_valid
import re

SHAPE = re.compile(r"^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$")
COUNTRY_LENGTH = {"DE": 22, "AT": 20, "NL": 18, "CH": 21}


def to_digits(text):
    digits = ""
    for char in text:
        digits += char if char.isdigit() else str(ord(char) - 55)
    return digits


def iban_checksum_valid(iban: str) -> bool:
    compact = "".join(iban.upper().split())
    if not SHAPE.match(compact):
        return False
    expected = COUNTRY_LENGTH.get(compact[:2])
    if expected and len(compact) != expected:
        return False
    return int(to_digits(compact[4:] + compact[:4])) % 97 == 1

#> iban_checksum_valid("DE89 3704 0044 0532 0130 00")
#> iban_checksum_valid("DE88 3704 0044 0532 0130 00")
#> iban_checksum_valid("AT61 1904 3002 3457 320")
#> iban_checksum_valid("nl91 abna 0417 1643 00")
#> iban_checksum_valid("not an iban")
#> iban_checksum_valid("GB82 WEST 1234 5698 7654 32")

### refund_policy_decision
from datetime import date
from enum import Enum


class Decision(Enum):
    FULL = "full"
    PARTIAL = "partial"
    REFUSED = "refused"


WINDOWS = {"clothing": 30, "electronics": 14}


def decide(kind, days, opened):
    window = WINDOWS.get(kind, 7)
    if days > window:
        return Decision.REFUSED
    if opened and kind == "electronics":
        return Decision.PARTIAL
    return Decision.FULL


def refund_policy_decision(order: dict, returned_on: str) -> tuple:
    days = (date.fromisoformat(returned_on) - date.fromisoformat(order["bought"])).days
    if days < 0:
        raise ValueError("returned before it was bought")
    decision = decide(order["kind"], days, order.get("opened", False))
    if decision is Decision.FULL:
        cents = order["cents"]
    elif decision is Decision.PARTIAL:
        cents = order["cents"] * 85 // 100
    else:
        cents = 0
    return decision.value, cents

#> refund_policy_decision({"kind": "clothing", "bought": "2024-01-10", "cents": 4999}, "2024-02-09")
#> refund_policy_decision({"kind": "electronics", "bought": "2024-01-10", "cents": 19999, "opened": True}, "2024-01-20")
#> refund_policy_decision({"kind": "books", "bought": "2024-01-10", "cents": 1299}, "2024-01-18")
#> refund_policy_decision({"kind": "books", "bought": "2024-01-10", "cents": 1299}, "2024-01-09")
#> refund_policy_decision({"kind": "electronics", "bought": "2024-02-28", "cents": 501}, "2024-03-01")

### shared_cost_by_weight
from fractions import Fraction


def shared_cost_by_weight(cents: int, weights: dict[str, int]) -> dict[str, int]:
    total = sum(weights.values())
    if total == 0:
        raise ZeroDivisionError("no weights")
    exact = {name: Fraction(cents * weight, total) for name, weight in weights.items()}
    shares = {name: int(value) for name, value in exact.items()}
    missing = cents - sum(shares.values())
    by_rest = sorted(exact, key=lambda name: (shares[name] - exact[name], name))
    for name in by_rest[:missing]:
        shares[name] += 1
    return shares

#> shared_cost_by_weight(1000, {"flat 1": 60, "flat 2": 45, "flat 3": 30})
#> shared_cost_by_weight(100, {"a": 1, "b": 1, "c": 1})
#> shared_cost_by_weight(5, {"x": 10, "y": 1})
#> shared_cost_by_weight(99, {"n": 0})
#> shared_cost_by_weight(0, {"p": 3, "q": 4})

### savings_goal_months
def savings_goal_months(goal, start, monthly, yearly_percent=0.0, limit=60):
    balance = float(start)
    rate = yearly_percent / 100 / 12
    months = 0
    while balance < goal:
        if months == limit:
            return -1
        balance = balance * (1 + rate) + monthly
        months += 1
    return months

#> savings_goal_months(1000, 0, 150)
#> savings_goal_months(5000, 4500, 40, yearly_percent=6.0)
#> savings_goal_months(100, 200, 0)
#> savings_goal_months(10_000, 0, 100, limit=24)
#> savings_goal_months(1200, 600, 25, 12.0)
#> savings_goal_months(2000, 100, 90, 4.0)

### transactions_undo_with_context
from contextlib import contextmanager


class InsufficientFunds(Exception):
    pass


@contextmanager
def atomic(accounts):
    backup = dict(accounts)
    try:
        yield accounts
    except InsufficientFunds:
        accounts.clear()
        accounts.update(backup)


def move(accounts, source, target, cents):
    if accounts[source] < cents:
        raise InsufficientFunds(source)
    accounts[source] -= cents
    accounts[target] = accounts.get(target, 0) + cents


def transactions_undo_with_context(accounts: dict[str, int], batches: list) -> dict[str, int]:
    accounts = dict(accounts)
    for batch in batches:
        with atomic(accounts):
            for source, target, cents in batch:
                move(accounts, source, target, cents)
    return accounts

#> transactions_undo_with_context({"a": 100, "b": 50}, [[("a", "b", 30)], [("b", "a", 70), ("b", "a", 70)]])
#> transactions_undo_with_context({"a": 10}, [[("a", "new", 10)], [("a", "new", 1)]])
#> transactions_undo_with_context({}, [])
#> transactions_undo_with_context({"x": 5, "y": 5}, [[("x", "y", 5), ("y", "x", 11)], [("y", "x", 1)]])
#> transactions_undo_with_context({"p": 1}, [[("q", "p", 1)]])

### payroll_slip_overtime
from dataclasses import dataclass


@dataclass
class Shift:
    day: str
    hours: float

    @property
    def is_weekend(self) -> bool:
        return self.day in ("sat", "sun")


def pay_for(shift: Shift, rate: float) -> float:
    normal = min(shift.hours, 8)
    extra = shift.hours - normal
    pay = normal * rate + extra * rate * 1.5
    if shift.is_weekend:
        pay *= 1.25
    return pay


def payroll_slip_overtime(shifts: list, rate: float) -> float:
    total = 0.0
    for day, hours in shifts:
        if hours <= 0:
            continue
        total += pay_for(Shift(day, hours), rate)
    return round(total, 2)

#> payroll_slip_overtime([("mon", 8), ("tue", 9.5), ("sat", 4)], 20.0)
#> payroll_slip_overtime([("wed", 0), ("thu", 10)], 15.5)
#> payroll_slip_overtime([], 99.0)
#> payroll_slip_overtime([("sun", 12), ("mon", 7.25), ("fri", 8.75)], 18)
#> payroll_slip_overtime([("fri", "eight")], 18)
#> payroll_slip_overtime([("mon", 8), ("tue", 8.5), ("wed", 0), ("thu", 10), ("fri", 6), ("sat", 9), ("sun", 3.5)], 21.5)

### cash_register_session_report
class Register:
    def __init__(self, float_cents):
        self.cash = float_cents
        self.sales = []
        self.is_open = True

    def sell(self, cents, method="cash"):
        if not self.is_open:
            raise RuntimeError("the register is closed")
        self.sales.append((method, cents))
        if method == "cash":
            self.cash += cents

    def close(self, counted):
        self.is_open = False
        return counted - self.cash


def cash_register_session_report(float_cents: int, actions: list) -> tuple:
    register = Register(float_cents)
    difference = None
    for action, *args in actions:
        match action:
            case "sell":
                register.sell(*args)
            case "close":
                difference = register.close(*args)
            case _:
                raise ValueError(f"unknown action {action}")
    by_method = {}
    for method, cents in register.sales:
        by_method[method] = by_method.get(method, 0) + cents
    return by_method, difference

#> cash_register_session_report(10000, [("sell", 1250), ("sell", 999, "card"), ("sell", 300), ("close", 11540)])
#> cash_register_session_report(500, [("sell", 20, "voucher"), ("sell", 30, "voucher")])
#> cash_register_session_report(0, [("close", 0), ("sell", 5)])
#> cash_register_session_report(0, [("open",)])
#> cash_register_session_report(2000, [("close", 2000)])
