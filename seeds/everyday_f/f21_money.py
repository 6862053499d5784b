### amortisation_with_extra
from decimal import Decimal, ROUND_HALF_EVEN

CENT = Decimal("0.01")


def cents(value):
    return value.quantize(CENT, rounding=ROUND_HALF_EVEN)


def amortisation_with_extra(principal: str, yearly: str, payment: str, extra: dict[int, str] = {}) -> tuple[int, str, str]:
    """(months, interest in all, last payment) of a loan with extra payments by month."""
    rest = Decimal(principal)
    rate = Decimal(yearly) / 1200
    fixed = Decimal(payment)
    interest_sum = Decimal(0)
    month = 0
    last = Decimal(0)
    while rest > 0:
        month += 1
        interest = cents(rest * rate)
        if fixed <= interest:
            raise ArithmeticError("payment does not cover the interest")
        interest_sum += interest
        last = min(fixed, rest + interest)
        rest = rest + interest - last
        if month in extra:
            rest = max(Decimal(0), rest - Decimal(extra[month]))
    return month, str(interest_sum), str(last)

#> amortisation_with_extra("1000", "6", "250")
#> amortisation_with_extra("1000", "6", "150", {2: "300", 4: "100.50"})
#> amortisation_with_extra("0", "6", "250")
#> amortisation_with_extra("1000", "60", "50")
#> amortisation_with_extra("2500.75", "4.2", "400")
#> amortisation_with_extra('02500.751000', '6', '250')
#> amortisation_with_extra('2500.7510001000', '4.2', '400')

### vat_split_of_gross
from decimal import Decimal, ROUND_HALF_UP


def vat_split_of_gross(receipt: str) -> dict[str, tuple[str, str]]:
    """'A 11.90, B 5.35, A 2.38' with A = 19% and B = 7%: net and tax per code."""
    rates = {"A": Decimal(19), "B": Decimal(7)}
    gross: dict[str, Decimal] = {}
    for entry in receipt.split(","):
        code, amount = entry.split()
        if code not in rates:
            raise KeyError(f"tax code {code}")
        gross[code] = gross.get(code, Decimal(0)) + Decimal(amount)
    result = {}
    for code, total in sorted(gross.items()):
        net = (total * 100 / (100 + rates[code])).quantize(Decimal("0.01"), ROUND_HALF_UP)
        result[code] = (str(net), str(total - net))
    return result

#> vat_split_of_gross("A 11.90, B 5.35, A 2.38")
#> vat_split_of_gross("B 1.00, B 1.00, B 1.00, B 1.00")
#> vat_split_of_gross("C 1.00")
#> vat_split_of_gross("")
#> vat_split_of_gross("A 0.01, A 0.02, B 107.00, A 999.99")
#> vat_split_of_gross('B 1.00, B 1.00, B 1.00, B 1.00, A 11.90, B 5.35, A 2.38, A 0.01, A 0.02, B 107.00, A 999.99')
#> vat_split_of_gross('B 1.00, B 1.00, B 1.00, B 1.00, A 0.01, A 0.02, B 107.00, A 999.99')

### currency_basket_converted
class NoRate(LookupError):
    pass


def rate_between(rates, a, b, seen=()):
    """Direct, reversed or over one other currency."""
    if a == b:
        return 1.0
    if (a, b) in rates:
        return rates[a, b]
    if (b, a) in rates:
        return 1 / rates[b, a]
    for x, y in rates:
        for middle in (x, y):
            if middle in seen or middle in (a, b):
                continue
            if (a, middle) in rates or (middle, a) in rates:
                try:
                    rest = rate_between(rates, middle, b, (*seen, a, middle))
                except NoRate:
                    continue
                return rate_between(rates, a, middle) * rest
    raise NoRate(f"{a} to {b}")


def currency_basket_converted(basket, target, rates):
    total = 0.0
    missing = []
    for currency, amount in basket.items():
        try:
            total += amount * rate_between(rates, currency, target)
        except NoRate as e:
            missing.append(str(e))
    return round(total, 2), missing

#> currency_basket_converted({"USD": 100, "EUR": 50, "GBP": 10}, "EUR", {("EUR", "USD"): 1.1, ("GBP", "USD"): 1.25})
#> currency_basket_converted({"XYZ": 1}, "EUR", {("EUR", "USD"): 1.1})
#> currency_basket_converted({}, "EUR", {})
#> currency_basket_converted({"A": 1, "B": 2, "Z": 3}, "Z", {("A", "B"): 2.0})
#> currency_basket_converted({"A": 1, "D": 2, "Q": 3}, "C", {("A", "B"): 2.0, ("B", "C"): 3.0, ("C", "D"): 4.0})
#> currency_basket_converted({"P": 8}, "S", {("P", "Q"): 0.5, ("R", "Q"): 0.25, ("R", "S"): 10.0, ("Z", "Y"): 1.0})
#> currency_basket_converted({'P': 8, 'A': 1, 'B': 2, 'Z': 3, 'XYZ': 1}, 'S', {('P', 'Q'): 0.5, ('R', 'Q'): 0.25, ('R', 'S'): 10.0, ('Z', 'Y'): 1.0})
#> currency_basket_converted({'P': 8, 'A': 1, 'D': 2, 'Q': 3, 'XYZ': 1}, 'S', {('P', 'Q'): 0.5, ('R', 'Q'): 0.25, ('R', 'S'): 10.0, ('Z', 'Y'): 1.0})

### receipt_rounding_by_cash
def receipt_rounding_by_cash(items: list[tuple[str, int]], paid: int, step: int = 5) -> dict[str, int]:
    """Cash totals are rounded to steps (half up); the change is given in few coins."""
    total = 0
    for _, cents in items:
        total += cents
    rounded = (total + step // 2) // step * step
    if paid < rounded:
        raise ValueError(f"{rounded - paid} cents missing")
    change = paid - rounded
    coins: dict[str, int] = {"rounding": rounded - total}
    for value in (200, 100, 50, 20, 10, 5, 2, 1):
        if value < step:
            break
        count, change = divmod(change, value)
        if count:
            coins[f"{value}c"] = count
    return coins

#> receipt_rounding_by_cash([("bread", 289), ("milk", 119), ("gum", 33)], 1000)
#> receipt_rounding_by_cash([("tea", 102)], 80)
#> receipt_rounding_by_cash([], 0)
#> receipt_rounding_by_cash([("a", 199), ("b", 199), ("c", 199), ("d", 4)], 700, step=10)
#> receipt_rounding_by_cash([("x", 3)], 500, 1)
#> receipt_rounding_by_cash([('x', 3), ('bread', 289), ('milk', 119), ('gum', 33)], 500, 1)
#> receipt_rounding_by_cash([('a', 199), ('b', 199), ('c', 199), ('d', 4), ('x', 3)], 700, step=10)

### pension_projection_rows
def pension_projection_rows(age: int, salary: float, pot: float = 0.0, until: int = 67, rate: float = 0.04) -> list[tuple[int, int]]:
    """(age, pot in whole euros) every five years and at the end; contributions rise with the salary."""
    rows = []
    share = 0.05
    for year in range(age, until + 1):
        if year % 10 == 0:
            share += 0.01
        pot = pot * (1 + rate) + salary * share
        salary *= 1.02
        if year % 5 == 0 or year == until:
            rows.append((year, int(pot)))
    return rows

#> pension_projection_rows(58, 40000.0, 100000.0)
#> pension_projection_rows(30, 30000.0, until=41)
#> pension_projection_rows(68, 1.0)
#> pension_projection_rows(50, 20000.0, 5000.0, 62, 0.0)
#> pension_projection_rows(25, 24000.0, rate=0.06, until=35)

### shared_flat_costs_settled
def shared_flat_costs_settled(expenses: list[str], people: list[str]) -> list[str]:
    """'ann 30 all', 'bob 12 ann,bob': who pays whom in the end, in cents."""
    balance = {p: 0 for p in people}
    for expense in expenses:
        payer, euros, who = expense.split()
        cents = round(float(euros) * 100)
        sharers = people if who == "all" else who.split(",")
        each, rest = divmod(cents, len(sharers))
        balance[payer] += cents
        for i, person in enumerate(sharers):
            balance[person] -= each + (1 if i < rest else 0)
    debtors = sorted((p for p in people if balance[p] < 0), key=lambda p: balance[p])
    creditors = sorted((p for p in people if balance[p] > 0), key=lambda p: -balance[p])
    payments = []
    while debtors and creditors:
        d, c = debtors[0], creditors[0]
        amount = min(-balance[d], balance[c])
        payments.append(f"{d}->{c} {amount}")
        balance[d] += amount
        balance[c] -= amount
        if balance[d] == 0:
            debtors.pop(0)
        if balance[c] == 0:
            creditors.pop(0)
    return payments

#> shared_flat_costs_settled(["ann 30 all", "bob 12 ann,bob", "cy 3.50 all"], ["ann", "bob", "cy"])
#> shared_flat_costs_settled([], ["x"])
#> shared_flat_costs_settled(["p 10 z", "q 7.5 z", "z 1 all"], ["p", "q", "z"])
#> shared_flat_costs_settled(["x 10 all"], ["x", "y", "z"])
#> shared_flat_costs_settled(["p 5 q"], ["q"])
#> shared_flat_costs_settled(["p 8 all", "q 8 all", "r 8 all", "s 8 p,q"], ["p", "q", "r", "s"])
#> shared_flat_costs_settled(['p 8 all', 'q 8 all', 'r 8 all', 's 8 p,q', 'p 5 q'], ['p', 'q', 'r', 's'])

### price_list_with_margin
def price_list_with_margin(costs: dict[str, float], margin: float = 0.3, ending: int = 99) -> dict[str, str]:
    """Prices with a margin, raised to the next x.99; cheap things end in .49 or .99."""
    prices = {}
    for name, cost in costs.items():
        if cost < 0:
            raise ValueError(f"{name} has a negative cost")
        cents = round(cost * (1 + margin) * 100)
        euros, rest = divmod(cents, 100)
        if euros < 5 and rest <= 49:
            rest = 49
        elif rest <= ending:
            rest = ending
        else:
            euros, rest = euros + 1, ending
        prices[name] = f"{euros}.{rest:02d}"
    return prices

#> price_list_with_margin({"pen": 0.8, "bag": 18.5, "lamp": 7.69, "gum": 0.1})
#> price_list_with_margin({"x": 10.0, "y": 3.85}, margin=0.0)
#> price_list_with_margin({})
#> price_list_with_margin({"a": -1.0})
#> price_list_with_margin({"p": 9.0, "q": 12.34, "r": 20.0}, 0.5, ending=50)
#> price_list_with_margin({'x': 10.0, 'y': 3.85, 'pen': 0.8, 'bag': 18.5, 'lamp': 7.69, 'gum': 0.1, 'p': 9.0, 'q': 12.34, 'r': 20.0}, margin=0.0)
#> price_list_with_margin({'pen': 0.8, 'bag': 18.5, 'lamp': 7.69, 'gum': 0.1, 'p': 9.0, 'q': 12.34, 'r': 20.0})

### subscription_prorated_refund
from datetime import date, timedelta


def subscription_prorated_refund(paid: float, start: str, cancelled: str, days: int = 30, fee: float = 2.0) -> float:
    """Refund for unused days; nothing in the last week, the full price within the first two days."""
    first = date.fromisoformat(start)
    stop = date.fromisoformat(cancelled)
    if stop < first:
        return paid
    used = 0
    day = first
    while day < stop and used < days:
        used += 1
        day += timedelta(days=1)
    if used <= 2:
        return paid
    left = days - used
    if left < 7:
        return 0.0
    return max(0.0, round(paid * left / days - fee, 2))

#> subscription_prorated_refund(29.9, "2024-02-10", "2024-02-20")
#> subscription_prorated_refund(29.9, "2024-02-10", "2024-02-11")
#> subscription_prorated_refund(29.9, "2024-02-10", "2024-03-08")
#> subscription_prorated_refund(29.9, "2024-02-10", "2024-02-01")
#> subscription_prorated_refund(3.0, "2024-02-10", "2024-02-25", fee=5.0)
#> subscription_prorated_refund(120.0, "2023-12-20", "2024-01-11", days=60)
