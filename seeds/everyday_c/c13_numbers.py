### matrix_multiply_power
def multiply(left, right, modulus):
    columns = list(zip(*right))
    product = []
    for row in left:
        product.append([sum(a * b for a, b in zip(row, column)) % modulus for column in columns])
    return product


def identity(size):
    return [[int(i == j) for j in range(size)] for i in range(size)]


def matrix_multiply_power(matrix, exponent, modulus=1000):
    """Trace of matrix**exponent, entries by modulus."""
    result = identity(len(matrix))
    base = matrix
    while exponent:
        if exponent & 1:
            result = multiply(result, base, modulus)
        base = multiply(base, base, modulus)
        exponent >>= 1
    return sum(result[i][i] for i in range(len(matrix)))

#> matrix_multiply_power([[1, 1], [1, 0]], 10)
#> matrix_multiply_power([[2, 0], [0, 3]], 5, 10000)
#> matrix_multiply_power([[7]], 3)
#> matrix_multiply_power([], 4)
#> matrix_multiply_power([[0, 1, 0], [0, 0, 1], [1, 1, 0]], 9)
#> matrix_multiply_power([[1, 2], [3, 4]], 0)

### loan_months_until_paid
class NeverPaid(ValueError):
    pass


def month_interest(balance_cents: int, percent_year: float) -> int:
    return round(balance_cents * percent_year / 1200)


def loan_months_until_paid(amount: int, percent: float, payment: int) -> tuple[int, int]:
    """Months until a loan is paid, and the interest in cents."""
    balance = amount * 100
    rate = payment * 100
    months = paid_interest = 0
    while balance > 0:
        interest = month_interest(balance, percent)
        if interest >= rate:
            raise NeverPaid(f"{payment} does not cover {interest / 100:.2f}")
        balance += interest - rate
        paid_interest += interest
        months += 1
    return months, paid_interest

#> loan_months_until_paid(1000, 6.0, 200)
#> loan_months_until_paid(500, 0, 60)
#> loan_months_until_paid(0, 5, 10)
#> loan_months_until_paid(10000, 12, 100)
#> loan_months_until_paid(2500, 4.5, 275)

### gini_of_incomes
def gini_of_incomes(incomes: list[float], ignore_zero: bool = False) -> float:
    """The Gini coefficient with three places; 0.0 for nobody or for all equal."""
    values = sorted(incomes)
    if ignore_zero:
        values = [value for value in values if value > 0]
    total = sum(values)
    if not total:
        return 0.0
    weighted = 0.0
    for rank, value in enumerate(values, start=1):
        if value < 0:
            raise ValueError(f"negative income {value}")
        weighted += rank * value
    n = len(values)
    return round(2 * weighted / (n * total) - (n + 1) / n, 3)

#> gini_of_incomes([10, 10, 10, 10, 10, 10])
#> gini_of_incomes([0, 0, 0, 100])
#> gini_of_incomes([0, 0, 50, 100], ignore_zero=True)
#> gini_of_incomes([])
#> gini_of_incomes([-5, 10])
#> gini_of_incomes([12, 18, 25, 30, 31, 44, 58, 90, 120])
#> gini_of_incomes([10, 10, 10, 10, 10, 10, 12, 18, 25, 30, 31, 44, 58, 90, 120])
#> gini_of_incomes([0, 0, 0, 100, 12, 18, 25, 30, 31, 44, 58, 90, 120])

### gcd_of_gear_ratios
from fractions import Fraction


def parse_gear(text):
    front, _, rear = text.partition("x")
    return Fraction(int(front), int(rear))


def gcd_of_gear_ratios(gears: list[str], wheel_cm: int, cadence: int) -> int:
    """Speed in metres per hour in the gear whose ratio is closest to the middle of all."""
    ratios = sorted(parse_gear(gear) for gear in gears)
    if not ratios:
        return 0
    middle = (ratios[0] + ratios[-1]) / 2
    best = ratios[0]
    for ratio in ratios[1:]:
        if abs(ratio - middle) < abs(best - middle):
            best = ratio
    return int(best * wheel_cm * cadence * 60 / 100)

#> gcd_of_gear_ratios(["44x11", "44x16", "44x22"], 210, 80)
#> gcd_of_gear_ratios(["32x32"], 200, 60)
#> gcd_of_gear_ratios([], 200, 60)
#> gcd_of_gear_ratios(["30x0"], 210, 90)
#> gcd_of_gear_ratios(["50x11", "50x13", "34x15", "34x28", "34x21", "50x17"], 213, 90)
#> gcd_of_gear_ratios(["44x11", "44x16", "44x22", "50x11", "50x13", "34x15", "34x28", "34x21", "50x17"], 210, 80)
#> gcd_of_gear_ratios(["32x32", "50x11", "50x13", "34x15", "34x28", "34x21", "50x17"], 200, 60)

### slope_of_polynomial_text
import re

TERM = re.compile(r"([+-]?\d*)(x?)(?:\^(\d+))?")


def parse(text):
    powers = {}
    for sign_number, x, power in TERM.findall(text.replace(" ", "")):
        if not sign_number and not x:
            continue
        number = int(sign_number + "1") if sign_number in ("", "+", "-") else int(sign_number)
        exponent = int(power) if power else len(x)
        powers[exponent] = powers.get(exponent, 0) + number
    return powers


def slope_of_polynomial_text(text: str, at: int) -> int:
    """Value of the derivative of '3x^2 - x + 4' at a place."""
    total = 0
    for power, factor in parse(text).items():
        if power == 0:
            continue
        total += factor * power * at ** (power - 1)
    return total

#> slope_of_polynomial_text("3x^2 - x + 4", 2)
#> slope_of_polynomial_text("x^3+2x^3-5x+7", -1)
#> slope_of_polynomial_text("12", 5)
#> slope_of_polynomial_text("", 1)
#> slope_of_polynomial_text("-x^4 + x^2 - 10x", 3)

### determinant_is_singular
from fractions import Fraction


def determinant(matrix):
    rows = [[Fraction(cell) for cell in row] for row in matrix]
    result = Fraction(1)
    for column in range(len(rows)):
        pivot = next((r for r in range(column, len(rows)) if rows[r][column]), None)
        if pivot is None:
            return Fraction(0)
        if pivot != column:
            rows[pivot], rows[column] = rows[column], rows[pivot]
            result = -result
        result *= rows[column][column]
        for lower in range(column + 1, len(rows)):
            factor = rows[lower][column] / rows[column][column]
            for index in range(column, len(rows)):
                rows[lower][index] -= factor * rows[column][index]
    return result


def determinant_is_singular(matrix: list[list[int]]) -> bool:
    """True if the system with this matrix has no unique solution."""
    if any(len(row) != len(matrix) for row in matrix):
        raise ValueError("not square")
    return determinant(matrix) == 0

#> determinant_is_singular([[1, 2], [2, 4]])
#> determinant_is_singular([[0, 1], [1, 0]])
#> determinant_is_singular([[2, 0, 1], [1, 3, 2], [0, 1, 1]])
#> determinant_is_singular([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> determinant_is_singular([[1, 2, 3]])
#> determinant_is_singular([[5]])

### base_conversion_round_trip
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def to_base(number: int, base: int) -> str:
    if number < 0:
        return "-" + to_base(-number, base)
    digits = []
    while True:
        number, rest = divmod(number, base)
        digits.append(DIGITS[rest])
        if number == 0:
            break
    return "".join(reversed(digits))


def from_base(text: str, base: int) -> int:
    number = 0
    for char in text.lower():
        value = DIGITS.index(char)
        if value >= base:
            raise ValueError(f"{char} in base {base}")
        number = number * base + value
    return number


def base_conversion_round_trip(text: str, source: int, target: int) -> str:
    """Converts a numeral between bases 2 to 36, keeping a sign."""
    negative = text.startswith("-")
    number = from_base(text.lstrip("-"), source)
    return to_base(-number if negative else number, target)

#> base_conversion_round_trip("ff", 16, 2)
#> base_conversion_round_trip("-1010", 2, 10)
#> base_conversion_round_trip("0", 10, 36)
#> base_conversion_round_trip("129", 8, 10)
#> base_conversion_round_trip("hello", 36, 16)
#> base_conversion_round_trip("4294967295", 10, 36)

### weighted_grade_needed
def weighted_grade_needed(parts: dict[str, tuple[float, float | None]], goal: float):
    """Points still needed on average for the goal; None if it can no longer be reached.

    Parts are name -> (weight, points or None when still open).
    """
    reached = 0.0
    open_weight = 0.0
    for weight, points in parts.values():
        if points is None:
            open_weight += weight
        else:
            reached += weight * points
    if open_weight == 0:
        return 0.0 if reached >= goal else None
    needed = (goal - reached) / open_weight
    if needed > 100:
        return None
    return max(0.0, round(needed, 1))

#> weighted_grade_needed({"homework": (0.3, 90), "midterm": (0.3, 72), "final": (0.4, None)}, 80)
#> weighted_grade_needed({"a": (0.5, 10), "b": (0.5, None)}, 60)
#> weighted_grade_needed({"a": (1.0, 75)}, 75)
#> weighted_grade_needed({}, 50)
#> weighted_grade_needed({"a": (0.9, 100), "b": (0.05, None), "c": (0.05, None)}, 60)
#> weighted_grade_needed({"quiz1": (0.1, 55), "quiz2": (0.1, 80), "essay": (0.3, None), "exam": (0.5, None)}, 70)

### bitmask_seats_assign
class FullError(Exception):
    pass


def lowest_free(mask, size, width):
    """First position at which `width` neighbouring bits are free."""
    wanted = (1 << width) - 1
    for position in range(size - width + 1):
        if mask >> position & wanted == 0:
            return position
    raise FullError(f"{width} seats")


def bitmask_seats_assign(size: int, groups: list[int]) -> int:
    """The mask of taken seats; groups that find no place together sit apart from the left."""
    mask = 0
    for group in groups:
        try:
            start = lowest_free(mask, size, group)
            mask |= ((1 << group) - 1) << start
        except FullError:
            for _ in range(group):
                mask |= 1 << lowest_free(mask, size, 1)
        # an aisle seat stays free behind even groups
        if group % 2 == 0:
            mask &= ~(1 << (size - 1))
    return mask

#> bitmask_seats_assign(8, [3, 2, 1])
#> bitmask_seats_assign(5, [2, 2, 1])
#> bitmask_seats_assign(4, [3, 2])
#> bitmask_seats_assign(3, [])
#> bitmask_seats_assign(6, [2, 4, 2, 1])

### pascal_triangle_binomials
from itertools import pairwise


def rows(count):
    row = [1]
    for _ in range(count):
        yield row
        row = [1, *(a + b for a, b in pairwise(row)), 1]


def pascal_triangle_binomials(count: int, divisor: int) -> list[str]:
    """The triangle as text: '#' where a number is divisible, '.' elsewhere."""
    picture = []
    for row in rows(count):
        line = ""
        for number in row:
            line += "#" if number % divisor == 0 else "."
        picture.append(line.center(count * 2).rstrip())
    return picture

#> pascal_triangle_binomials(6, 2)
#> pascal_triangle_binomials(7, 3)
#> pascal_triangle_binomials(0, 2)
#> pascal_triangle_binomials(2, 5)
#> pascal_triangle_binomials(5, 1)

### currency_arbitrage_found
def best_products(rates, codes):
    best = {(a, b): rates.get((a, b), 0.0) for a in codes for b in codes}
    for via in codes:
        for a in codes:
            for b in codes:
                rate = best[a, via] * best[via, b]
                if rate > best[a, b]:
                    best[a, b] = rate
    return best


def currency_arbitrage_found(quotes: list[str], fee: float = 0.0) -> bool:
    """Whether exchanging in a circle earns money, for quotes like 'EUR/USD 1.1'."""
    rates = {}
    codes = []
    for quote in quotes:
        pair, rate = quote.split()
        source, target = pair.split("/")
        rates[source, target] = float(rate) * (1 - fee)
        for code in (source, target):
            if code not in codes:
                codes.append(code)
    best = best_products(rates, codes)
    return any(best[code, code] > 1.0000001 for code in codes)

#> currency_arbitrage_found(["EUR/USD 1.1", "USD/EUR 0.9"])
#> currency_arbitrage_found(["EUR/USD 1.1", "USD/EUR 0.95"])
#> currency_arbitrage_found(["EUR/USD 1.1", "USD/EUR 0.95"], fee=0.03)
#> currency_arbitrage_found([])
#> currency_arbitrage_found(["A/B 2.0", "B/C 2.0", "C/A 0.26"])

### collatz_longest_start
CACHE = {1: 1}


def length(number: int) -> int:
    trail = []
    while number not in CACHE:
        trail.append(number)
        number = number // 2 if number % 2 == 0 else 3 * number + 1
    steps = CACHE[number]
    for passed in reversed(trail):
        steps += 1
        CACHE[passed] = steps
    return steps


def collatz_longest_start(limit: int) -> int:
    """The start below the limit with the longest sequence; the smallest one of equals."""
    best, longest = 1, 1
    for start in range(2, limit):
        steps = length(start)
        if steps > longest:
            best, longest = start, steps
    return best

#> collatz_longest_start(10)
#> collatz_longest_start(2)
#> collatz_longest_start(5)
#> collatz_longest_start(14)
#> collatz_longest_start(8)

### spiral_order_numbers
def spiral_order_numbers(rows: list[list[int]]) -> list[int]:
    """Numbers of a matrix along the spiral from the outside to the middle."""
    numbers = []
    grid = [list(row) for row in rows]
    while grid:
        numbers.extend(grid.pop(0))
        # turn what is left against the clock
        turned = []
        for column in zip(*grid):
            turned.append(list(column))
        turned.reverse()
        grid = turned
    return numbers

#> spiral_order_numbers([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> spiral_order_numbers([[1, 2], [3, 4], [5, 6]])
#> spiral_order_numbers([])
#> spiral_order_numbers([[1, 2, 3, 4]])
#> spiral_order_numbers([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])

### interpolate_tariff_table
from bisect import bisect_left

TABLE = [(0, 0.0), (100, 30.0), (500, 110.0), (2000, 350.0)]
KEYS = [amount for amount, _ in TABLE]


def price_for(amount: float) -> float:
    index = bisect_left(KEYS, amount)
    if index == len(TABLE):
        return TABLE[-1][1] * amount / TABLE[-1][0]
    if KEYS[index] == amount:
        return TABLE[index][1]
    (x0, y0), (x1, y1) = TABLE[index - 1], TABLE[index]
    return y0 + (y1 - y0) * (amount - x0) / (x1 - x0)


def interpolate_tariff_table(readings: list[int], fixed: float = 5.0) -> float:
    """Costs for meter readings in a row: each period is priced on its own."""
    if len(readings) < 2:
        return 0.0
    total = 0.0
    for before, after in zip(readings, readings[1:]):
        if after < before:
            after += 10_000  # the meter went over its end
        total += fixed + price_for(after - before)
    return round(total, 2)

#> interpolate_tariff_table([1000, 1100, 1300, 1800])
#> interpolate_tariff_table([9900, 50, 50])
#> interpolate_tariff_table([42])
#> interpolate_tariff_table([0, 5000], fixed=0)
#> interpolate_tariff_table([10, 35, 210, 960, 2959, 2960], 2.5)
#> interpolate_tariff_table([9900, 50, 50, 1000, 1100, 1300, 1800])
#> interpolate_tariff_table([1000, 1100, 1300, 1800, 9900, 50, 50])
