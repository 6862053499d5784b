### tip_split_rounding
from decimal import ROUND_UP, Decimal

STEPS = {"cent": Decimal("0.01"), "ten": Decimal("0.10"), "euro": Decimal("1")}


class Bill:
    def __init__(self, items):
        self.shares = {}
        for name, price in items:
            self.shares[name] = self.shares.get(name, Decimal(0)) + Decimal(price)

    def with_tip(self, percent, step):
        for name, amount in self.shares.items():
            total = amount * (100 + percent) / 100
            yield name, (total / step).quantize(Decimal(1), ROUND_UP) * step


def tip_split_rounding(items, percent, step="ten"):
    bill = Bill(items)
    paid = Decimal(0)
    result = {}
    for name, amount in bill.with_tip(percent, STEPS[step]):
        result[name] = str(amount)
        paid += amount
    result["tip"] = str(paid - sum(bill.shares.values()))
    return result

#> tip_split_rounding([("ann", "12.40"), ("bob", "8.90"), ("ann", "3.20")], 10)
#> tip_split_rounding([("ann", "9.99")], 0, "euro")
#> tip_split_rounding([], 15)
#> tip_split_rounding([("ann", "9,99")], 5)
#> tip_split_rounding([("x", "10"), ("y", "20.05"), ("z", "0.95")], 7, "cent")
#> tip_split_rounding([("ann", "9.99"), ("x", "10"), ("y", "20.05"), ("z", "0.95")], 0, "euro")
#> tip_split_rounding([("x", "10"), ("y", "20.05"), ("z", "0.95"), ("ann", "9.99")], 0, "euro")

### subscription_proration_d26
from datetime import date
from calendar import monthrange

PLANS = {"free": 0, "team": 3000, "pro": 9000}


def days_in(day):
    return monthrange(day.year, day.month)[1]


def subscription_proration_d26(changes: list[tuple[str, str]], month: str) -> int:
    first = date.fromisoformat(month + "-01")
    length = days_in(first)
    plan = "free"
    current_day = 1
    total = 0
    for text, new_plan in sorted(changes):
        day = date.fromisoformat(text)
        if new_plan not in PLANS:
            raise KeyError(new_plan)
        if (day.year, day.month) < (first.year, first.month):
            plan = new_plan
            continue
        if (day.year, day.month) > (first.year, first.month):
            break
        total += PLANS[plan] * (day.day - current_day) // length
        plan, current_day = new_plan, day.day
    return total + PLANS[plan] * (length + 1 - current_day) // length

#> subscription_proration_d26([("2024-04-11", "pro"), ("2024-03-01", "team")], "2024-04")
#> subscription_proration_d26([("2024-02-15", "team"), ("2024-02-20", "free"), ("2024-03-01", "pro")], "2024-02")
#> subscription_proration_d26([], "2024-01")
#> subscription_proration_d26([("2024-01-05", "gold")], "2024-01")
#> subscription_proration_d26([("2023-12-31", "pro"), ("2024-01-16", "team"), ("2024-01-31", "pro")], "2024-01")
#> subscription_proration_d26([("2024-02-15", "team"), ("2024-02-20", "free"), ("2024-03-01", "pro"), ("2023-12-31", "pro"), ("2024-01-16", "team"), ("2024-01-31", "pro")], "2024-02")
#> subscription_proration_d26([("2024-04-11", "pro"), ("2024-03-01", "team"), ("2024-02-15", "team"), ("2024-02-20", "free"), ("2024-03-01", "pro")], "2024-04")
#> subscription_proration_d26([("2023-12-31", "pro"), ("2024-01-16", "team"), ("2024-01-31", "pro"), ("2024-04-11", "pro"), ("2024-03-01", "team")], "2024-01")

### payment_matching_invoices
from itertools import combinations


class NoMatch(LookupError):
    pass


def match(payment, invoices):
    """The fewest invoices that sum up to a payment."""
    for size in range(1, len(invoices) + 1):
        for numbers in combinations(sorted(invoices), size):
            if sum(invoices[n] for n in numbers) == payment:
                return numbers
    raise NoMatch(payment)


def payment_matching_invoices(invoices: dict[str, int], payments: list[int]) -> tuple[list[str], list[int]]:
    """(open invoices, payments that match nothing) after all payments."""
    open_ = dict(invoices)
    unmatched = []
    for payment in payments:
        try:
            for number in match(payment, open_):
                del open_[number]
        except NoMatch as error:
            unmatched.append(error.args[0])
    return sorted(open_), unmatched

#> payment_matching_invoices({"R1": 100, "R2": 50, "R3": 75}, [125, 40])
#> payment_matching_invoices({"R1": 30, "R2": 30}, [30, 30, 30])
#> payment_matching_invoices({}, [5])
#> payment_matching_invoices({"A": 1}, [])
#> payment_matching_invoices({"A": 10, "B": 20, "C": 30, "D": 40}, [100])

### price_history_alerts
from collections import defaultdict


class Watch:
    def __init__(self, rule):
        self.product, operator, value = rule.split()
        self.operator = operator
        self.percent = value.endswith("%")
        self.value = float(value.rstrip("%"))

    def fires(self, before, now):
        if self.percent:
            if before is None:
                return False
            change = (now - before) / before * 100
            return change <= -self.value if self.operator == "drops" else change >= self.value
        return now <= self.value if self.operator == "below" else now >= self.value


def price_history_alerts(rules, prices):
    watches = defaultdict(list)
    for rule in rules:
        watch = Watch(rule)
        watches[watch.product].append((rule, watch))
    last: dict[str, float] = {}
    alerts = []
    for product, price in prices:
        for entry in list(watches[product]):
            rule, watch = entry
            if watch.fires(last.get(product), price):
                alerts.append(f"{rule} @{price:g}")
                watches[product].remove(entry)
        last[product] = price
    return alerts

#> price_history_alerts(["tv below 400", "tv drops 10%"], [("tv", 450), ("tv", 420), ("tv", 370), ("tv", 300)])
#> price_history_alerts(["pen above 2", "pen rises 50%"], [("pen", 1.0), ("pen", 1.6), ("cup", 9), ("pen", 2.5)])
#> price_history_alerts([], [("tv", 1)])
#> price_history_alerts(["x below"], [])
#> price_history_alerts(["a drops 1%", "b drops 1%"], [("a", 100), ("b", 100), ("a", 99.5), ("b", 98), ("a", 98)])

### customs_duty_parcels
TARIFF = {"book": (0.0, 0.07), "toy": (0.047, 0.19), "shirt": (0.12, 0.19)}
FREE_LIMIT = 150.0


class Forbidden(Exception):
    pass


def duty(kind, value):
    try:
        rate, vat = TARIFF[kind]
    except KeyError:
        raise Forbidden(kind) from None
    return (value * rate if value > FREE_LIMIT else 0.0), vat


def customs_duty_parcels(parcels, gift=False):
    """What customs takes for parcels of (kind, value); a forbidden thing stops its parcel but not the others."""
    total = 0.0
    for parcel in parcels:
        amount = 0.0
        value_sum = sum(value for _, value in parcel)
        if gift and value_sum <= 45:
            continue
        try:
            for kind, value in parcel:
                tariff, vat = duty(kind, value)
                amount += tariff + (value + tariff) * vat
        except Forbidden:
            continue
        total += amount
    return round(total, 2)

#> customs_duty_parcels([[("book", 20), ("toy", 200)], [("shirt", 160)]])
#> customs_duty_parcels([[("book", 20)], [("toy", 46)]], gift=True)
#> customs_duty_parcels([])
#> customs_duty_parcels([[("knife", 10), ("book", 5)], [("book", 5)]])
#> customs_duty_parcels([[("shirt", 150), ("shirt", 150.01)], [("toy", 10), ("toy", 20), ("book", 30)]])

### vending_refund_policy
class Refused(Exception):
    def __init__(self, refund):
        super().__init__("refused")
        self.refund = refund


def sell(slot, coins, stock, prices):
    paid = sum(coins)
    if stock.get(slot, 0) == 0:
        raise Refused(paid)
    if paid < prices[slot]:
        raise Refused(paid)
    stock[slot] -= 1
    return paid - prices[slot]


def vending_refund_policy(prices: dict[str, int], stock: dict[str, int], sales: list[tuple[str, list[int]]]) -> dict[str, int]:
    """Money kept and given back over all sales; 'refused' counts sales that did not work."""
    stock = dict(stock)
    report = {"kept": 0, "back": 0, "refused": 0}
    for slot, coins in sales:
        try:
            change = sell(slot, coins, stock, prices)
        except Refused as error:
            report["back"] += error.refund
            report["refused"] += 1
        else:
            report["back"] += change
            report["kept"] += sum(coins) - change
    return report

#> vending_refund_policy({"A": 150, "B": 80}, {"A": 1, "B": 5}, [("A", [100, 50]), ("A", [200]), ("B", [50, 50])])
#> vending_refund_policy({"A": 150}, {"A": 3}, [("A", [100]), ("A", [100, 20])])
#> vending_refund_policy({}, {}, [])
#> vending_refund_policy({"A": 10}, {}, [("Z", [5])])
#> vending_refund_policy({"A": 10, "B": 20}, {"A": 2, "B": 2}, [("A", [10]), ("B", [10, 10]), ("A", [20]), ("A", [10]), ("B", [5])])
#> vending_refund_policy({"A": 10, "B": 20}, {"A": 2, "B": 2}, [("A", [10]), ("B", [10, 10]), ("A", [20]), ("A", [10]), ("B", [5]), ("A", [100, 50]), ("A", [200]), ("B", [50, 50])])
#> vending_refund_policy({"A": 150, "B": 80}, {"A": 1, "B": 5}, [("A", [100, 50]), ("A", [200]), ("B", [50, 50]), ("A", [10]), ("B", [10, 10]), ("A", [20]), ("A", [10]), ("B", [5])])

### fund_rebalance_orders
def fund_rebalance_orders(holdings, targets, band=0.05):
    """Amounts to buy (positive) or sell so that shares are at their targets; inside the band nothing is done."""
    if abs(sum(targets.values()) - 1) > 1e-9:
        raise ValueError("targets must sum to 1")
    total = sum(holdings.values())
    orders: dict[str, float] = {}
    for name in sorted(holdings.keys() | targets.keys()):
        current = holdings.get(name, 0.0)
        wanted = targets.get(name, 0.0) * total
        off = abs(current - wanted) / total if total else 0.0
        if name not in targets:
            orders[name] = -current
        elif off > band:
            orders[name] = round(wanted - current, 2)
    return orders

#> fund_rebalance_orders({"stocks": 7000, "bonds": 3000}, {"stocks": 0.6, "bonds": 0.4})
#> fund_rebalance_orders({"stocks": 6300, "bonds": 3700}, {"stocks": 0.6, "bonds": 0.4})
#> fund_rebalance_orders({}, {"a": 1.0})
#> fund_rebalance_orders({"a": 10}, {"a": 0.5})
#> fund_rebalance_orders({"a": 500, "b": 250, "old": 250}, {"a": 0.3, "b": 0.3, "c": 0.4}, 0.1)

### installment_plan_table
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    number: int
    interest: int
    principal: int
    left: int


def plan(amount, monthly_percent, rate):
    left, number = amount, 0
    while left > 0:
        number += 1
        interest = round(left * monthly_percent / 100)
        if interest >= rate:
            raise ValueError("rate too small")
        principal = min(rate - interest, left)
        left -= principal
        yield Rate(number, interest, principal, left)


def installment_plan_table(amount, monthly_percent, rate):
    """Rates as 'number: interest + principal -> left', only the first, the last and every third."""
    rates = list(plan(amount, monthly_percent, rate))
    lines = []
    for entry in rates:
        if entry.number % 3 == 1 or entry is rates[-1]:
            lines.append(f"{entry.number}: {entry.interest}+{entry.principal} -> {entry.left}")
    return lines

#> installment_plan_table(1000, 1.0, 200)
#> installment_plan_table(500, 0, 125)
#> installment_plan_table(0, 2, 10)
#> installment_plan_table(1000, 5, 50)
#> installment_plan_table(2400, 0.75, 300)
