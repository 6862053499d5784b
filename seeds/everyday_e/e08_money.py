### cart_total_with_vat
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")
VAT = {"food": Decimal("0.07"), "book": Decimal("0.07")}


def cart_total_with_vat(lines):
    net = Decimal("0")
    tax_by_rate = {}
    for kind, price, qty in lines:
        amount = Decimal(price) * qty
        rate = VAT.get(kind, Decimal("0.19"))
        net += amount
        tax_by_rate[rate] = tax_by_rate.get(rate, Decimal("0")) + amount * rate
    tax = Decimal("0")
    for rate in tax_by_rate:
        tax += tax_by_rate[rate].quantize(CENT, ROUND_HALF_UP)
    return str(net), str(tax), str(net + tax)

#> cart_total_with_vat([("food", "1.99", 3), ("tool", "24.90", 1), ("book", "12.00", 2)])
#> cart_total_with_vat([])
#> cart_total_with_vat([("toy", "0.05", 1), ("toy", "0.05", 1), ("food", "0.05", 1)])
#> cart_total_with_vat([("tool", "abc", 1)])
#> cart_total_with_vat([("food", "100", 1), ("pen", "1.50", 10), ("pen", "0.99", 7), ("book", "8.95", 1)])
#> cart_total_with_vat([('toy', '0.05', 1), ('toy', '0.05', 1), ('food', '0.05', 1), ('food', '100', 1), ('pen', '1.50', 10), ('pen', '0.99', 7), ('book', '8.95', 1), ('food', '1.99', 3), ('tool', '24.90', 1), ('book', '12.00', 2)])
#> cart_total_with_vat([('toy', '0.05', 1), ('toy', '0.05', 1), ('food', '0.05', 1), ('food', '100', 1), ('pen', '1.50', 10), ('pen', '0.99', 7), ('book', '8.95', 1)])

### annuity_plan_rows
def annuity_plan_rows(principal: float, yearly_rate: float, months: int) -> list[tuple[int, float, float, float]]:
    """(month, interest, repayment, rest) of a loan with constant payments."""
    rate = yearly_rate / 12
    if rate:
        payment = principal * rate / (1 - (1 + rate) ** -months)
    else:
        payment = principal / months
    payment = round(payment, 2)
    rows = []
    rest = principal
    for month in range(1, months + 1):
        interest = round(rest * rate, 2)
        repaid = min(round(payment - interest, 2), rest)
        if month == months:
            repaid = rest
        rest = round(rest - repaid, 2)
        rows.append((month, interest, repaid, rest))
    return rows

#> annuity_plan_rows(1200.0, 0.06, 6)
#> annuity_plan_rows(1000.0, 0.0, 3)
#> annuity_plan_rows(500.0, 0.12, 4)
#> annuity_plan_rows(99.99, 0.05, 2)
#> annuity_plan_rows(100.0, 0.1, 0)

### compound_interest_balance
def compound_interest_balance(start: float, rate: float, years: int, saving: float = 0.0, bonus_every: int = 0) -> float:
    """Balance after so many years; saving is paid in each year, a bonus of 1% every few years."""
    balance = start
    for year in range(1, years + 1):
        interest = balance * rate
        balance += interest
        balance += saving
        if bonus_every and year % bonus_every == 0:
            balance *= 1.01
        balance = round(balance, 2)
    return balance

#> compound_interest_balance(1000.0, 0.03, 10)
#> compound_interest_balance(0.0, 0.05, 8, saving=1200.0)
#> compound_interest_balance(2500.0, 0.015, 9, 100.0, bonus_every=3)
#> compound_interest_balance(100.0, 0.1, 0)
#> compound_interest_balance(800.0, -0.02, 6, 10.0)

### split_cents_by_weights
def split_cents_by_weights(cents: int, weights: dict[str, float]) -> dict[str, int]:
    """Shares in whole cents that sum up to the amount (largest remainder)."""
    total = sum(weights.values())
    if total <= 0:
        raise ValueError("weights must be positive")
    shares, remainders = {}, []
    for name, weight in weights.items():
        exact = cents * weight / total
        shares[name] = int(exact)
        remainders.append((exact - int(exact), name))
    left = cents - sum(shares.values())
    remainders.sort(key=lambda pair: (-pair[0], pair[1]))
    for _, name in remainders[:left]:
        shares[name] += 1
    return shares

#> split_cents_by_weights(1000, {"ann": 1, "bob": 1, "cy": 1})
#> split_cents_by_weights(999, {"a": 2.5, "b": 0.5, "c": 1, "d": 1})
#> split_cents_by_weights(0, {"a": 1})
#> split_cents_by_weights(50, {})
#> split_cents_by_weights(100, {"x": 1, "y": 2, "z": 4, "w": 8, "v": 16})

### bank_lines_to_balances
import re
from decimal import Decimal, InvalidOperation

LINE = re.compile(r"^(\w+)\s+([+-]?[\d.,]+)\s*(EUR|USD)$")


class BadLine(ValueError):
    pass


def amount_of(text):
    try:
        return Decimal(text.replace(".", "").replace(",", "."))
    except InvalidOperation as error:
        raise BadLine(f"bad amount {text}") from error


def bank_lines_to_balances(text):
    balances = {}
    for line in text.splitlines():
        m = LINE.match(line.strip())
        if not m:
            raise BadLine(line)
        owner, amount, currency = m.groups()
        key = (owner, currency)
        balances[key] = balances.get(key, Decimal(0)) + amount_of(amount)
    return {f"{o}/{c}": f"{v:.2f}" for (o, c), v in balances.items()}

#> bank_lines_to_balances("ann +1.200,50 EUR\nbob -20 EUR\nann -0,51 EUR\nann 7 USD")
#> bank_lines_to_balances("")
#> bank_lines_to_balances("ann 5 GBP")
#> bank_lines_to_balances("ann 1,2,3 EUR")
#> bank_lines_to_balances("x 10,00 EUR\nx 10,00 EUR\nx 10,00 EUR\nx -30,00 EUR\ny 0,01 USD")
#> bank_lines_to_balances('x 10,00 EUR\nx 10,00 EUR\nx 10,00 EUR\nx -30,00 EUR\ny 0,01 USD\nann +1.200,50 EUR\nbob -20 EUR\nann -0,51 EUR\nann 7 USD')

### coins_back_from_till
def coins_back_from_till(due: int, paid: int, till: dict[int, int]):
    """Coins for the change from what is in the till; None if it cannot be given."""
    change = paid - due
    if change < 0:
        raise ValueError("not enough money")
    back: dict[int, int] = {}
    for coin in sorted(till, reverse=True):
        use = min(till[coin], change // coin)
        if use:
            back[coin] = use
            change -= coin * use
    return back if change == 0 else None

#> coins_back_from_till(1765, 2000, {200: 1, 100: 3, 50: 0, 20: 5, 10: 2, 5: 9})
#> coins_back_from_till(250, 200, {100: 1})
#> coins_back_from_till(95, 100, {2: 1, 1: 2})
#> coins_back_from_till(100, 100, {})
#> coins_back_from_till(1, 1000, {500: 1, 200: 2, 50: 1, 20: 2, 5: 1, 2: 2})

### invoice_is_arithmetically_right
def cents(text: str) -> int:
    sign = -1 if text.startswith("-") else 1
    whole, _, part = text.lstrip("-").partition(".")
    return sign * (int(whole) * 100 + int((part + "00")[:2]))


def invoice_is_arithmetically_right(rows: list[dict], total: str) -> bool:
    """Each row's sum is count times price, and the rows sum up to the total."""
    running = 0
    for row in rows:
        expected = row["count"] * cents(row["price"])
        if "discount" in row:
            expected -= expected * row["discount"] // 100
        if cents(row["sum"]) != expected:
            return False
        running += expected
    return running == cents(total)

#> invoice_is_arithmetically_right([{"count": 2, "price": "3.50", "sum": "7.00"}, {"count": 1, "price": "0.99", "sum": "0.99"}], "7.99")
#> invoice_is_arithmetically_right([{"count": 3, "price": "1.1", "sum": "3.31"}], "3.31")
#> invoice_is_arithmetically_right([{"count": 10, "price": "5", "sum": "45.00", "discount": 10}, {"count": 1, "price": "-5", "sum": "-5"}], "40")
#> invoice_is_arithmetically_right([], "0")
#> invoice_is_arithmetically_right([{"count": 1, "price": "2.00", "sum": "2.00"}, {"count": 1, "price": "2.00", "sum": "2.00"}], "5.00")
#> invoice_is_arithmetically_right([{"count": 1, "price": "two", "sum": "2"}], "2")
#> invoice_is_arithmetically_right([{'count': 10, 'price': '5', 'sum': '45.00', 'discount': 10}, {'count': 1, 'price': '-5', 'sum': '-5'}, {'count': 2, 'price': '3.50', 'sum': '7.00'}, {'count': 1, 'price': '0.99', 'sum': '0.99'}, {'count': 1, 'price': '2.00', 'sum': '2.00'}, {'count': 1, 'price': '2.00', 'sum': '2.00'}], '40')
#> invoice_is_arithmetically_right([{'count': 10, 'price': '5', 'sum': '45.00', 'discount': 10}, {'count': 1, 'price': '-5', 'sum': '-5'}, {'count': 1, 'price': '2.00', 'sum': '2.00'}, {'count': 1, 'price': '2.00', 'sum': '2.00'}, {'count': 3, 'price': '1.1', 'sum': '3.31'}], '40')

### mortgage_months_until_paid
def mortgage_months_until_paid(debt, payment, yearly=0.12, extra=None):
    extra = extra or {}
    months = 0
    paid_interest = 0.0
    while debt > 0.005:
        months += 1
        interest = debt * yearly / 12
        if payment <= interest:
            raise RuntimeError("the debt would never shrink")
        paid_interest += interest
        debt = debt + interest - payment - extra.get(months, 0)
    return months, round(paid_interest, 2)

#> mortgage_months_until_paid(1000, 200)
#> mortgage_months_until_paid(1000, 5)
#> mortgage_months_until_paid(5000, 450, yearly=0.06, extra={3: 500, 6: 500})
#> mortgage_months_until_paid(0, 10)
#> mortgage_months_until_paid(3000, 300, 0.0)

### price_text_to_cents
CURRENCIES = {"$": "USD", "\u20ac": "EUR", "\u00a3": "GBP"}


def price_text_to_cents(text: str) -> tuple[str, int]:
    """'$1,234.5' -> ('USD', 123450); '1.234,50 EUR' works too."""
    currency, digits = "", ""
    for ch in text.strip():
        if ch in CURRENCIES:
            currency = CURRENCIES[ch]
        elif ch.isdigit() or ch in ".,":
            digits += ch
        elif ch.isalpha():
            currency += ch.upper()
    # the last separator with one or two digits behind is the decimal one
    cut = max(digits.rfind("."), digits.rfind(","))
    if cut >= 0 and len(digits) - cut - 1 in (1, 2):
        whole, part = digits[:cut], digits[cut + 1:].ljust(2, "0")
    else:
        whole, part = digits, "00"
    whole = whole.replace(".", "").replace(",", "") or "0"
    return currency, int(whole) * 100 + int(part)

#> price_text_to_cents("$1,234.5")
#> price_text_to_cents("1.234,50 EUR")
#> price_text_to_cents("\u00a3 99")
#> price_text_to_cents("free")
#> price_text_to_cents("12.000.000 chf")
#> price_text_to_cents("\u20ac,5")
#> price_text_to_cents('12.000.000 chf $1,234.5 1.234,50 EUR')
#> price_text_to_cents('free 1.234,50 EUR 12.000.000 chf')

### progressive_tax_of_income
BRACKETS = [(10_000, 0.0), (20_000, 0.15), (50_000, 0.25), (float("inf"), 0.4)]


def progressive_tax_of_income(incomes, joint=False):
    taxes = []
    people = [sum(incomes) / 2] * 2 if joint and len(incomes) == 2 else incomes
    for income in people:
        tax, floor = 0.0, 0
        for ceiling, rate in BRACKETS:
            if income <= floor:
                break
            part = min(income, ceiling) - floor
            tax += part * rate
            floor = ceiling
        taxes.append(round(tax, 2))
    return sum(taxes)

#> progressive_tax_of_income([36000.0, 8000.0])
#> progressive_tax_of_income([36000.0, 8000.0], joint=True)
#> progressive_tax_of_income([])
#> progressive_tax_of_income([120000.55])
#> progressive_tax_of_income([10000, 10001, 20000, 50000.5])
#> progressive_tax_of_income([36000.0, 8000.0, 36000.0, 8000.0, 10000, 10001, 20000, 50000.5], joint=True)
#> progressive_tax_of_income([36000.0, 8000.0, 120000.55, 10000, 10001, 20000, 50000.5], joint=True)

### wallet_operations_log
class InsufficientFunds(Exception):
    def __init__(self, missing):
        super().__init__(f"{missing} missing")
        self.missing = missing


class Wallet:
    def __init__(self):
        self.cents = 0
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.cents += amount
        self.history.append(+amount)

    def withdraw(self, amount):
        if amount > self.cents:
            raise InsufficientFunds(amount - self.cents)
        self.cents -= amount
        self.history.append(-amount)


def wallet_operations_log(operations):
    """Apply '+5' and '-3' operations; what fails is noted and skipped."""
    wallet = Wallet()
    notes = []
    for op in operations:
        try:
            if op[0] == "+":
                wallet.deposit(int(op[1:]))
            else:
                wallet.withdraw(int(op[1:]))
        except (InsufficientFunds, ValueError) as e:
            notes.append(f"{op}: {e}")
    return wallet.cents, wallet.history, notes

#> wallet_operations_log(["+100", "-30", "-80", "+0", "-70"])
#> wallet_operations_log([])
#> wallet_operations_log(["-1", "+x", "+5"])
#> wallet_operations_log(["+10", "+20", "+30", "-60", "-1"])
#> wallet_operations_log([""])
#> wallet_operations_log(['+100', '-30', '-80', '+0', '-70', '+10', '+20', '+30', '-60', '-1', '-1', '+x', '+5'])
#> wallet_operations_log(['+100', '-30', '-80', '+0', '-70', '+10', '+20', '+30', '-60', '-1'])

### expense_report_in_home_currency
from decimal import Decimal


def expense_report_in_home_currency(expenses, rates, home="EUR"):
    """Sum per person; amounts are texts like '12.50 USD'."""
    report = {}
    for person, text in expenses:
        amount, currency = text.split()
        value = Decimal(amount)
        if currency != home:
            if currency not in rates:
                raise LookupError(f"no rate for {currency}")
            value = value / Decimal(rates[currency])
        report[person] = report.get(person, Decimal("0")) + value
    ranked = sorted(report.items(), key=lambda item: (-item[1], item[0]))
    return [f"{person}: {value:.2f} {home}" for person, value in ranked]

#> expense_report_in_home_currency([("ann", "10 EUR"), ("bob", "22 USD"), ("ann", "5.5 USD")], {"USD": "1.1"})
#> expense_report_in_home_currency([], {})
#> expense_report_in_home_currency([("ann", "10 YEN")], {"USD": "1.1"})
#> expense_report_in_home_currency([("z", "1 CHF"), ("a", "1 CHF"), ("m", "3 CHF"), ("k", "300 JPY")], {"JPY": "160", "EUR": "1.05"}, "CHF")
#> expense_report_in_home_currency([("q", "0.005 EUR"), ("q", "0.01 EUR"), ("r", "1e2 EUR")], {})
#> expense_report_in_home_currency([('z', '1 CHF'), ('a', '1 CHF'), ('m', '3 CHF'), ('k', '300 JPY'), ('q', '0.005 EUR'), ('q', '0.01 EUR'), ('r', '1e2 EUR')], {'JPY': '160', 'EUR': '1.05'}, 'CHF')
#> expense_report_in_home_currency([('ann', '10 EUR'), ('bob', '22 USD'), ('ann', '5.5 USD'), ('q', '0.005 EUR'), ('q', '0.01 EUR'), ('r', '1e2 EUR')], {'USD': '1.1'})

### price_after_coupon_rules
def price_after_coupon_rules(price, coupons):
    """Percent coupons first, then fixed ones; never below a tenth of the price."""
    floor = price / 10
    current = price
    fixed = []
    for code in coupons:
        if code.endswith("%"):
            current -= current * int(code[:-1]) / 100
        elif code.startswith("-"):
            fixed.append(float(code[1:]))
        else:
            print("ignored", code)
    for value in sorted(fixed):
        if current - value < floor:
            current = floor
            break
        current -= value
    return round(current, 2)

#> price_after_coupon_rules(80.0, ["10%", "-5", "20%"])
#> price_after_coupon_rules(80.0, ["-50", "-20", "-5", "50%"])
#> price_after_coupon_rules(19.99, [])
#> price_after_coupon_rules(19.99, ["SPRING", "x%"])
#> price_after_coupon_rules(250.0, ["VIP", "5%", "5%", "5%", "-12.5"])

### debts_settled_pairwise
def debts_settled_pairwise(balances: dict[str, int]) -> list[str]:
    """Who pays whom so that all balances become zero."""
    if sum(balances.values()) != 0:
        raise ValueError("balances do not sum to zero")
    open_ = dict(balances)
    payments = []
    while any(open_.values()):
        debtor = min(open_, key=lambda n: (open_[n], n))
        creditor = max(open_, key=lambda n: (open_[n], n))
        amount = min(-open_[debtor], open_[creditor])
        open_[debtor] += amount
        open_[creditor] -= amount
        payments.append(f"{debtor}->{creditor} {amount / 100:.2f}")
    return payments

#> debts_settled_pairwise({"ann": 3000, "bob": -1000, "cy": -2000})
#> debts_settled_pairwise({"a": 5, "b": -4})
#> debts_settled_pairwise({})
#> debts_settled_pairwise({"p": 100, "q": 100, "r": -50, "s": -150, "t": 0})
#> debts_settled_pairwise({"x": 1, "y": -1})
#> debts_settled_pairwise({'x': 1, 'y': -1, 'p': 100, 'q': 100, 'r': -50, 's': -150, 't': 0, 'ann': 3000, 'bob': -1000, 'cy': -2000})
#> debts_settled_pairwise({'p': 100, 'q': 100, 'r': -50, 's': -150, 't': 0, 'ann': 3000, 'bob': -1000, 'cy': -2000})

### inflation_table_of_prices
def inflation_table_of_prices(basket, rates):
    """Price of each good after every year, rounded to cents each year."""
    table = {}
    for good in basket:
        prices = [basket[good]]
        for rate in rates:
            prices.append(round(prices[-1] * (1 + rate), 2))
        table[good] = prices
    total = []
    for year in range(len(rates) + 1):
        s = 0.0
        for good in table:
            s += table[good][year]
        total.append(round(s, 2))
    table["total"] = total
    return table

#> inflation_table_of_prices({"bread": 2.5, "milk": 1.19}, [0.02, 0.05, 0.1])
#> inflation_table_of_prices({}, [0.1])
#> inflation_table_of_prices({"rent": 850.0, "gas": 99.9, "phone": 20.0}, [0.03, 0.03])
#> inflation_table_of_prices({"x": 1}, [])
#> inflation_table_of_prices({"a": "2"}, [0.5])
#> inflation_table_of_prices({'bread': 2.5, 'milk': 1.19, 'x': 1, 'rent': 850.0, 'gas': 99.9, 'phone': 20.0}, [0.02, 0.05, 0.1])
#> inflation_table_of_prices({'bread': 2.5, 'milk': 1.19, 'rent': 850.0, 'gas': 99.9, 'phone': 20.0}, [0.02, 0.05, 0.1])

### dividend_reinvestment_shares
def dividend_reinvestment_shares(shares: float, prices: list[float], dividend: float, fractional: bool = False):
    """Shares after using each dividend to buy more at the price of the year, and the cash left."""
    cash = 0.0
    for price in prices:
        cash += shares * dividend
        bought = cash / price
        if not fractional:
            bought = int(bought)
        shares += bought
        cash -= bought * price
    return round(shares, 4), round(cash, 2)

#> dividend_reinvestment_shares(100, [20.0, 22.0, 21.5, 25.0], 0.8)
#> dividend_reinvestment_shares(10.0, [50.0, 40.0, 30.0], 1.5, fractional=True)
#> dividend_reinvestment_shares(5, [], 1.0)
#> dividend_reinvestment_shares(5, [10.0, 0.0], 1.0)
#> dividend_reinvestment_shares(1, [300.0, 310.0, 305.0, 299.0, 320.0, 333.0, 340.0], 120.0)
