### credit_card_statement_minimum
from decimal import ROUND_UP, Decimal

RATE = Decimal("0.015")


def minimum_payment(balance):
    """Two percent, at least 25, never more than the balance."""
    share = (balance * Decimal("0.02")).quantize(Decimal("1"), rounding=ROUND_UP)
    return min(balance, max(share, Decimal(25)))


def credit_card_statement_minimum(balance, months, purchases=()):
    """Balance after some months of paying the minimum; purchases are added month by month."""
    owed = Decimal(balance)
    new = [Decimal(p) for p in purchases]
    for month in range(months):
        if month < len(new):
            owed += new[month]
        owed -= minimum_payment(owed)
        interest = (owed * RATE).quantize(Decimal("0.01"))
        owed += interest
        if owed == 0:
            break
    return float(owed)

#> credit_card_statement_minimum("1000", 3)
#> credit_card_statement_minimum("40", 6)
#> credit_card_statement_minimum("2500.75", 2, ["99.99", "0.01"])
#> credit_card_statement_minimum("0", 4, ["10", "20", "30"])
#> credit_card_statement_minimum("5e3", 5)

### vat_return_totals
from collections import namedtuple

Entry = namedtuple("Entry", "side cents rate")


def parse_entry(text):
    side, amount, rate = text.split()
    if side not in ("in", "out"):
        raise ValueError(f"side {side!r}")
    return Entry(side, round(float(amount) * 100), int(rate.rstrip("%")))


def vat_return_totals(entries: str) -> int:
    by_rate = {}
    for text in entries.split(";"):
        entry = parse_entry(text.strip())
        sign = 1 if entry.side == "out" else -1
        by_rate[entry.rate] = by_rate.get(entry.rate, 0) + sign * entry.cents
    due = 0
    for rate, gross in by_rate.items():
        net = gross * 100 / (100 + rate)
        due += round(gross - net)
    return due

#> vat_return_totals("out 119.00 19%; out 53.50 7%; in 23.80 19%; in 10.70 7%")
#> vat_return_totals("in 1190 19%")
#> vat_return_totals("out 50 0%; in 20 0%; out 12.50 25%")
#> vat_return_totals("gift 5 7%")
#> vat_return_totals("out 0.99 19%; out 1.99 19%; out 2.99 19%; in 3.99 19%; out 4.99 19%")

### salary_increase_until_target
def salary_increase_until_target(salary: int, target: int, raises: list[int], bonus_every: int = 5) -> int | None:
    if salary <= 0:
        raise ValueError("salary must be positive")
    year = 0
    while salary < target:
        percent = raises[year % len(raises)]
        salary += salary * percent // 100
        year += 1
        if year % bonus_every == 0:
            salary += 500
        if year == 40:
            return None
    return year

#> salary_increase_until_target(40_000, 60_000, [3, 5, 2])
#> salary_increase_until_target(30_000, 29_000, [1])
#> salary_increase_until_target(20_000, 90_000, [1, 0, 2])
#> salary_increase_until_target(0, 10, [5])
#> salary_increase_until_target(50_000, 55_000, [2], bonus_every=2)
#> salary_increase_until_target(10, 20, [])

### split_receipt_by_consumption
def split_receipt_by_consumption(lines: list[str], tip_percent: int = 0) -> dict[str, int]:
    owed = {}
    for line in lines:
        item, cents, *people = line.split()
        if not people:
            raise ValueError(f"nobody had {item}")
        share, rest = divmod(int(cents), len(people))
        for index, person in enumerate(people):
            owed[person] = owed.get(person, 0) + share
            if index < rest:
                owed[person] += 1
    for person in owed:
        owed[person] += -(-owed[person] * tip_percent // 100)
    return owed

#> split_receipt_by_consumption(["pizza 1250 ida bo", "wine 2000 ida bo cy", "cake 450 cy"], tip_percent=10)
#> split_receipt_by_consumption(["tea 100 a b c", "tea 100 a b c", "tea 101 a b c"])
#> split_receipt_by_consumption([])
#> split_receipt_by_consumption(["water 200"])
#> split_receipt_by_consumption(["soup 333 x y", "soup 333 y x", "bread 7 x"], 5)

### journal_entries_by_account
class UnbalancedEntry(ValueError):
    pass


def parse_posting(text):
    account, _, amount = text.strip().rpartition(" ")
    sign = -1 if amount.startswith("-") else 1
    whole, _, part = amount.lstrip("-").partition(".")
    return account.strip(), sign * (int(whole) * 100 + int(part.ljust(2, "0")))


def journal_entries_by_account(entries: list[str]) -> dict[str, int]:
    """Balances in cents of a journal; each entry has postings separated by '|' that add up to zero."""
    balances = {}
    for number, entry in enumerate(entries, 1):
        postings = [parse_posting(part) for part in entry.split("|")]
        total = sum(amount for _, amount in postings)
        if total != 0:
            raise UnbalancedEntry(f"entry {number} is off by {total}")
        for account, amount in postings:
            balances[account] = balances.get(account, 0) + amount
    return {account: cents for account, cents in sorted(balances.items()) if cents}

#> journal_entries_by_account(["bank 1000 | equity -1000", "rent 450.50 | bank -450.50", "food 20.05 | cash -20.05"])
#> journal_entries_by_account(["bank 5.5 | sales -4.62 | tax -0.88", "sales 4.62 | bank -5.5 | tax 0.88"])
#> journal_entries_by_account([])
#> journal_entries_by_account(["a 1 | b -1", "a 2 | b -1"])
#> journal_entries_by_account(["petty cash 12.3 | bank -12.30", "pens 2 | paper 3.10 | petty cash -5.10"])

### auction_proxy_bidding
STEP = 50


class Auction:
    def __init__(self, start):
        self.price = start
        self.leader = None
        self.limit = 0

    def bid(self, name, limit):
        if self.leader is None:
            if limit < self.price:
                return False
            self.leader, self.limit = name, limit
            return True
        if limit <= self.price or name == self.leader:
            if name == self.leader and limit > self.limit:
                self.limit = limit
                return True
            return False
        if limit > self.limit:
            self.price = min(limit, self.limit + STEP)
            self.leader, self.limit = name, limit
        else:
            self.price = min(self.limit, limit + STEP)
        return True


def auction_proxy_bidding(start: int, bids: str) -> tuple:
    auction = Auction(start)
    refused = 0
    for bid in bids.split():
        name, limit = bid.split(":")
        if not auction.bid(name, int(limit)):
            refused += 1
    return auction.leader, auction.price, refused

#> auction_proxy_bidding(100, "ida:500 bo:300 bo:520 ida:1000 cy:600")
#> auction_proxy_bidding(1000, "a:500 b:999")
#> auction_proxy_bidding(10, "x:100 x:90 x:200 y:150")
#> auction_proxy_bidding(5, "")
#> auction_proxy_bidding(200, "p:300 q:300 r:301")

### cost_centre_allocation
def allocate(pool, keys):
    total = sum(keys.values())
    shares = {}
    given = 0
    for name in sorted(keys):
        shares[name] = pool * keys[name] // total
        given += shares[name]
    largest = max(keys, key=lambda name: (keys[name], name))
    shares[largest] += pool - given
    return shares


def cost_centre_allocation(direct, pools):
    """Direct costs plus shares of the pools; a pool is (cents, {centre: key})."""
    totals = dict(direct)
    for cents, keys in pools:
        known = {name: key for name, key in keys.items() if name in direct}
        if not known:
            raise LookupError("a pool without receivers")
        for name, share in allocate(cents, known).items():
            totals[name] += share
    return totals

#> cost_centre_allocation({"dev": 10000, "ops": 5000, "hr": 2000}, [(1000, {"dev": 3, "ops": 2, "hr": 1}), (500, {"ops": 1, "ext": 9})])
#> cost_centre_allocation({"a": 0, "b": 0}, [(100, {"a": 1, "b": 2}), (100, {"a": 2, "b": 1}), (7, {"b": 1})])
#> cost_centre_allocation({"x": 1}, [])
#> cost_centre_allocation({"x": 1}, [(5, {"y": 1})])
#> cost_centre_allocation({"x": 1}, [(5, {"x": 0})])

### gift_card_redemption
from dataclasses import dataclass


@dataclass
class GiftCard:
    code: str
    cents: int
    expires: str

    def usable(self, today):
        return self.cents > 0 and today <= self.expires


def gift_card_redemption(cards: list, amount: int, today: str) -> tuple:
    wallet = [GiftCard(*card) for card in cards]
    wallet.sort(key=lambda card: (card.expires, card.code))
    for card in wallet:
        if amount == 0:
            break
        if not card.usable(today):
            continue
        used = min(card.cents, amount)
        card.cents -= used
        amount -= used
    return amount, {card.code: card.cents for card in wallet if card.usable(today)}

#> gift_card_redemption([("A", 2000, "2025-01-01"), ("B", 500, "2024-06-01"), ("C", 900, "2023-01-01")], 1200, "2024-03-01")
#> gift_card_redemption([("A", 100, "2024-12-31"), ("B", 100, "2024-12-31")], 250, "2024-12-31")
#> gift_card_redemption([], 10, "2024-01-01")
#> gift_card_redemption([("Z", 300, "2030-01-01"), ("Y", 300, "2029-01-01")], 0, "2024-01-01")
#> gift_card_redemption([("Q", 50, "2024-01-01")], 50, "2024-01-02")

### invoice_reminder_levels
from datetime import date

LEVELS = ((60, "collection", 4000), (30, "second reminder", 1000), (14, "reminder", 0))


def level_for(days):
    for limit, name, fee in LEVELS:
        if days >= limit:
            return name, fee
    return None, 0


def invoice_reminder_levels(invoices: list, today: str) -> list[str]:
    """Letters to write: 'customer: level, sum' over the worst of each customer's invoices."""
    now = date.fromisoformat(today)
    customers = {}
    for customer, due, cents in invoices:
        days = (now - date.fromisoformat(due)).days
        name, fee = level_for(days)
        if name is None:
            continue
        worst, total = customers.get(customer, (0, 0))
        customers[customer] = (max(worst, days), total + cents)
    letters = []
    for customer, (days, total) in sorted(customers.items()):
        name, fee = level_for(days)
        letters.append(f"{customer}: {name}, {(total + fee) / 100:.2f}")
    return letters

#> invoice_reminder_levels([("acme", "2024-01-01", 5000), ("acme", "2024-02-20", 700), ("bolt", "2024-02-10", 1234), ("cog", "2024-02-29", 1)], "2024-03-01")
#> invoice_reminder_levels([("x", "2023-12-01", 100), ("x", "2024-02-01", 100)], "2024-03-01")
#> invoice_reminder_levels([], "2024-03-01")
#> invoice_reminder_levels([("y", "2024-03-31", 100)], "2024-03-01")
#> invoice_reminder_levels([("z", "31.01.2024", 100)], "2024-03-01")

### commission_with_thresholds
def commission_with_thresholds(sales, quotas, caps=None):
    caps = caps or {}
    result = {}
    for sale in sales:
        rep, cents = sale["rep"], sale["cents"]
        if sale.get("refunded"):
            cents = -cents
        result[rep] = result.get(rep, 0) + cents
    for rep, total in result.items():
        quota = quotas.get(rep, 0)
        if total <= 0:
            earned = 0
        elif total <= quota:
            earned = total * 5 // 100
        else:
            earned = quota * 5 // 100 + (total - quota) * 8 // 100
        result[rep] = min(earned, caps.get(rep, earned))
    return result

#> commission_with_thresholds([{"rep": "ida", "cents": 100000}, {"rep": "bo", "cents": 50000}, {"rep": "ida", "cents": 60000}, {"rep": "bo", "cents": 20000, "refunded": True}], {"ida": 120000, "bo": 40000})
#> commission_with_thresholds([{"rep": "cy", "cents": 999}, {"rep": "cy", "cents": 1500, "refunded": True}], {"cy": 10})
#> commission_with_thresholds([{"rep": "di", "cents": 10**6}], {}, caps={"di": 5000})
#> commission_with_thresholds([], {"x": 1})
#> commission_with_thresholds([{"rep": "ed"}], {})

### depreciation_schedule_rows
def straight(cost, residual, years):
    yearly, rest = divmod(cost - residual, years)
    for year in range(years):
        yield yearly + (rest if year == years - 1 else 0)


def declining(cost, residual, percent):
    value = cost
    while value > residual:
        amount = max(value * percent // 100, 1)
        amount = min(amount, value - residual)
        yield amount
        value -= amount


METHODS = {"straight": straight, "declining": declining}


def depreciation_schedule_rows(method, cost, residual, parameter, limit=8):
    if residual > cost:
        raise ValueError("residual above cost")
    values = [cost]
    for amount in METHODS[method](cost, residual, parameter):
        if len(values) > limit:
            break
        values.append(values[-1] - amount)
    return values

#> depreciation_schedule_rows("straight", 10000, 1000, 4)
#> depreciation_schedule_rows("declining", 10000, 3000, 30)
#> depreciation_schedule_rows("declining", 1000, 0, 10)
#> depreciation_schedule_rows("straight", 100, 200, 4)
#> depreciation_schedule_rows("digits", 100, 0, 4)
#> depreciation_schedule_rows("straight", 1000, 1, 7)

### petty_cash_book_check
import re

LINE = re.compile(r"^(\d\d\.\d\d\.)\s+(.+?)\s+([+-]\d+\.\d\d)\s+(-?\d+\.\d\d)$")


def cents(text):
    return round(float(text) * 100)


def petty_cash_book_check(text, opening="0.00"):
    """Number of the first line whose balance is wrong, 0 when all are right."""
    balance = cents(opening)
    for number, line in enumerate(text.strip().splitlines(), 1):
        found = LINE.match(line.strip())
        if found is None:
            raise SyntaxError(f"line {number}")
        balance += cents(found[3])
        if balance != cents(found[4]) or balance < 0:
            return number
    return 0

#> petty_cash_book_check("01.03. float +100.00 100.00\n02.03. stamps -12.50 87.50\n03.03. milk and tea -7.55 79.95")
#> petty_cash_book_check("01.03. stamps -12.50 37.50\n02.03. pens -5.00 32.00", opening="50.00")
#> petty_cash_book_check("01.03. too much -12.50 -2.50", "10.00")
#> petty_cash_book_check("1 March stamps -5 45")
#> petty_cash_book_check("05.06. a +0.10 0.10\n05.06. b +0.20 0.30\n05.06. c -0.30 0.00")

### price_rounding_psychological
def price_rounding_psychological(prices: list, mode: str = "99") -> list:
    result = []
    for name, cents, cost in prices:
        whole, part = divmod(cents, 100)
        if mode == "swiss":
            nice = (cents + 2) // 5 * 5
        else:
            ending = int(mode)
            nice = whole * 100 + ending
            if part < ending // 2 and whole > 0:
                nice -= 100
        if nice < cost:
            nice = cents
        result.append((name, nice))
    return result

#> price_rounding_psychological([("mug", 1230, 800), ("lid", 170, 150), ("set", 4060, 3990)])
#> price_rounding_psychological([("a", 1002, 1), ("b", 1003, 1), ("c", 1096, 1096)], mode="swiss")
#> price_rounding_psychological([], "95")
#> price_rounding_psychological([("tea", 345, 100), ("pot", 1999, 100), ("cup", 20, 5)], "95")
#> price_rounding_psychological([("x", 100, 1)], "cheap")

### travel_expense_per_diem
from datetime import datetime

RATES = {"DE": (14, 28), "FR": (36, 53), "US": (40, 59)}
MEALS = {"breakfast": 20, "lunch": 40, "dinner": 40}


def day_rate(country, hours):
    partial, full = RATES[country]
    if hours >= 24:
        return full
    return partial if hours > 8 else 0


def travel_expense_per_diem(start: str, end: str, country: str, meals=()) -> float:
    begin, finish = datetime.fromisoformat(start), datetime.fromisoformat(end)
    days = (finish.date() - begin.date()).days
    if days == 0:
        total = day_rate(country, (finish - begin).seconds / 3600)
    else:
        # the first and the last day count half, whatever the hours
        total = 2 * RATES[country][0] + (days - 1) * day_rate(country, 24)
    for meal in meals:
        total -= RATES[country][1] * MEALS[meal] / 100
    return max(0, round(total, 2))

#> travel_expense_per_diem("2024-03-01T07:00", "2024-03-04T18:00", "FR", ["breakfast", "dinner", "breakfast"])
#> travel_expense_per_diem("2024-03-01T07:00", "2024-03-01T14:59", "DE")
#> travel_expense_per_diem("2024-03-01T07:00", "2024-03-01T17:30", "DE", ["lunch"])
#> travel_expense_per_diem("2024-03-01T23:00", "2024-03-02T01:00", "US", ("dinner", "dinner"))
#> travel_expense_per_diem("2024-03-01T23:00", "2024-03-02T01:00", "MARS")
#> travel_expense_per_diem("2024-03-01T08:00", "2024-03-01T20:00", "US", ("lunch", "dinner", "breakfast"))

### stock_portfolio_rebalance
def stock_portfolio_rebalance(holdings, prices, targets, band=5):
    """Trades that bring each position back to its target percent; small drifts are left alone."""
    value = sum(count * prices[name] for name, count in holdings.items())
    if sum(targets.values()) != 100:
        raise ValueError("targets do not add up to 100")
    trades = {}
    for name, percent in targets.items():
        price = prices[name]
        held = holdings.get(name, 0)
        actual = 100 * held * price / value
        if abs(actual - percent) <= band:
            continue
        wanted = int(value * percent / 100 / price)
        if wanted != held:
            trades[name] = wanted - held
    return trades

#> stock_portfolio_rebalance({"A": 10, "B": 40}, {"A": 100, "B": 25}, {"A": 60, "B": 40})
#> stock_portfolio_rebalance({"A": 10, "B": 40}, {"A": 100, "B": 25}, {"A": 53, "B": 47})
#> stock_portfolio_rebalance({"A": 10}, {"A": 100, "C": 7}, {"A": 90, "C": 10})
#> stock_portfolio_rebalance({"A": 10}, {"A": 100}, {"A": 90})
#> stock_portfolio_rebalance({"X": 5, "Y": 5, "Z": 5}, {"X": 10, "Y": 20, "Z": 30}, {"X": 34, "Y": 33, "Z": 33}, band=0)
#> stock_portfolio_rebalance({"A": 1}, {"A": 100, "B": 500}, {"A": 80, "B": 20}, 1)

### pocket_money_jars
class Jar:
    def __init__(self, name, percent, goal=None):
        self.name, self.percent, self.goal = name, percent, goal
        self.cents = 0

    @property
    def full(self):
        return self.goal is not None and self.cents >= self.goal

    def add(self, cents):
        room = cents if self.goal is None else min(cents, self.goal - self.cents)
        self.cents += room
        return cents - room


def pocket_money_jars(specs: list, payments: list[int]) -> dict[str, int]:
    jars = [Jar(*spec) for spec in specs]
    *others, last = jars
    for payment in payments:
        rest = payment
        for jar in others:
            if jar.full:
                continue
            part = payment * jar.percent // 100
            overflow = jar.add(part)
            rest -= part - overflow
        last.add(rest)
    return {jar.name: jar.cents for jar in jars}

#> pocket_money_jars([("save", 50, 300), ("gift", 10), ("spend", 40)], [200, 200, 200, 200])
#> pocket_money_jars([("bike", 90, 100), ("rest", 10)], [55, 55, 55])
#> pocket_money_jars([("only", 100)], [1, 2, 3])
#> pocket_money_jars([], [5])
#> pocket_money_jars([("a", 33), ("b", 33), ("c", 34)], [100, 10, 1])

### sales_tax_exempt_lines
EXEMPT = ("book", "bread", "pill")


class Line:
    def __init__(self, text):
        count, rest = text.split(" ", 1)
        name, _, price = rest.rpartition(" at ")
        self.count = int(count)
        self.name = name
        self.cents = round(float(price) * 100)

    @property
    def rate(self):
        rate = 0 if any(word in self.name for word in EXEMPT) else 10
        return rate + (5 if "imported" in self.name else 0)

    def tax(self):
        raw = self.count * self.cents * self.rate
        # up to the next five cents
        return -(-raw // 500) * 5


def sales_tax_exempt_lines(lines):
    tax = total = 0
    for text in lines:
        line = Line(text)
        tax += line.tax()
        total += line.count * line.cents + line.tax()
    return tax, total

#> sales_tax_exempt_lines(["1 book at 12.49", "2 music disc at 14.99", "1 bread roll at 0.85"])
#> sales_tax_exempt_lines(["1 imported bottle at 47.50", "3 imported headache pills at 9.75"])
#> sales_tax_exempt_lines([])
#> sales_tax_exempt_lines(["one book at 5"])
#> sales_tax_exempt_lines(["10 pencil at 0.07", "1 imported cookbook at 20"])

### mortgage_payoff_compare
def monthly_payment(principal, rate, months):
    if rate == 0:
        return principal / months
    factor = (1 + rate) ** months
    return principal * rate * factor / (factor - 1)


def months_with_extra(principal, rate, payment):
    months = 0
    while principal > 0.005:
        interest = principal * rate
        if payment <= interest:
            raise OverflowError("never paid off")
        principal -= payment - interest
        months += 1
    return months


def mortgage_payoff_compare(principal: int, yearly: int, months: int, extra: int) -> int:
    """Months saved by an extra payment every month."""
    rate = yearly / 1200
    payment = monthly_payment(principal, rate, months) + extra
    return months - months_with_extra(principal, rate, payment)

#> mortgage_payoff_compare(10_000, 6, 24, 100)
#> mortgage_payoff_compare(6_000, 0, 20, 50)
#> mortgage_payoff_compare(2_400, 12, 12, 0)
#> mortgage_payoff_compare(5_000, 10, 36, -150)
#> mortgage_payoff_compare(1_000, 3, 30, 500)
