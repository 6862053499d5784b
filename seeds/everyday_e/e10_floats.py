### percentile_interpolated
def percentile_interpolated(values, percent):
    if not values:
        raise ValueError("no values")
    data = list(values)
    # insertion sort, the lists here are tiny
    for i in range(1, len(data)):
        j = i
        while j > 0 and data[j - 1] > data[j]:
            data[j - 1], data[j] = data[j], data[j - 1]
            j -= 1
    position = (len(data) - 1) * percent / 100
    low = int(position)
    if low + 1 == len(data):
        return float(data[low])
    share = position - low
    return round(data[low] + share * (data[low + 1] - data[low]), 3)

#> percentile_interpolated([12, 3, 5, 8, 21, 1, 9], 50)
#> percentile_interpolated([12.5, 3.25, 5.0, 8.75], 90)
#> percentile_interpolated([], 10)
#> percentile_interpolated([4], 75)
#> percentile_interpolated([9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 33)
#> percentile_interpolated([2, 2, 3, 1], 100)
#> percentile_interpolated([12, 3, 5, 8, 21, 1, 9, 12.5, 3.25, 5.0, 8.75, 2, 2, 3, 1], 50)
#> percentile_interpolated([4, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 12.5, 3.25, 5.0, 8.75], 75)

### standard_deviation_by_hand
def newton_sqrt(x, steps=20):
    if x == 0:
        return 0.0
    guess = x
    for _ in range(steps):
        better = (guess + x / guess) / 2
        if abs(better - guess) < 1e-12:
            break
        guess = better
    return guess


def standard_deviation_by_hand(sample, population=False):
    n = len(sample)
    mean = sum(sample) / n
    squares = 0.0
    for value in sample:
        squares += (value - mean) ** 2
    variance = squares / (n if population else n - 1)
    return round(newton_sqrt(variance), 6)

#> standard_deviation_by_hand([2, 4, 4, 4, 5, 5, 7, 9], population=True)
#> standard_deviation_by_hand([1.5, 2.5, 4.0])
#> standard_deviation_by_hand([3, 3, 3])
#> standard_deviation_by_hand([7])
#> standard_deviation_by_hand([10, 12, 23, 23, 16, 23, 21, 16])
#> standard_deviation_by_hand([1, 100], True)
#> standard_deviation_by_hand([2, 4, 4, 4, 5, 5, 7, 9, 10, 12, 23, 23, 16, 23, 21, 16, 1, 100], population=True)
#> standard_deviation_by_hand([2, 4, 4, 4, 5, 5, 7, 9, 1.5, 2.5, 4.0, 1, 100], population=True)

### weighted_moving_average_last
def weighted_moving_average_last(series: list[float], weights: tuple[float, ...] = (0.2, 0.3, 0.5)) -> float:
    """The largest weighted average of a window over the series."""
    size = len(weights)
    total_weight = sum(weights)
    best = float("-inf")
    for end in range(size, len(series) + 1):
        window = series[end - size:end]
        value = 0.0
        for x, w in zip(window, weights):
            value += x * w
        value /= total_weight
        if value > best:
            best = value
    return round(best, 4)

#> weighted_moving_average_last([1.0, 2.0, 3.0, 4.0, 3.0, 2.0])
#> weighted_moving_average_last([5.0, 5.0])
#> weighted_moving_average_last([10.0, 0.0, 10.0, 0.0, 10.0], (1, 1))
#> weighted_moving_average_last([3.5, 8.25, -1.0, 4.0, 4.0, 6.5, 2.0], (0.5, 0.25, 0.15, 0.1))
#> weighted_moving_average_last([1.0, 2.0, 9.0], weights=(1.0,))
#> weighted_moving_average_last([1.0, 2.0, 3.0, 4.0, 3.0, 2.0, 3.5, 8.25, -1.0, 4.0, 4.0, 6.5, 2.0, 10.0, 0.0, 10.0, 0.0, 10.0])
#> weighted_moving_average_last([3.5, 8.25, -1.0, 4.0, 4.0, 6.5, 2.0, 1.0, 2.0, 9.0, 1.0, 2.0, 3.0, 4.0, 3.0, 2.0], (0.5, 0.25, 0.15, 0.1))

### route_length_km
from math import asin, cos, radians, sin, sqrt

EARTH_KM = 6371.0


def haversine(a, b):
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(h))


def route_length_km(text: str, closed: bool = False) -> float:
    """Length of a route given as 'lat,lon; lat,lon; ...'."""
    points = []
    for pair in text.split(";"):
        lat, lon = pair.split(",")
        points.append((float(lat), float(lon)))
    if closed:
        points.append(points[0])
    total = 0.0
    for a, b in zip(points, points[1:]):
        total += haversine(a, b)
    return round(total, 1)

#> route_length_km("52.52,13.405; 48.137,11.575")
#> route_length_km("0,0; 0,90; 90,0", closed=True)
#> route_length_km("10,10")
#> route_length_km("52.52;13.4")
#> route_length_km("59.33,18.06; 60.17,24.94; 59.44,24.75; 56.95,24.1; 54.69,25.28")
#> route_length_km('0,0; 0,90; 90,0;59.33,18.06; 60.17,24.94; 59.44,24.75; 56.95,24.1; 54.69,25.28;52.52,13.405; 48.137,11.575', closed=True)
#> route_length_km('0,0; 0,90; 90,0;59.33,18.06; 60.17,24.94; 59.44,24.75; 56.95,24.1; 54.69,25.28;10,10', closed=True)

### simple_regression_slope
def simple_regression_slope(points):
    # least squares, y = a + b*x
    n = len(points)
    if n < 2:
        return None
    sx = sy = sxx = sxy = 0.0
    for x, y in points:
        sx += x
        sy += y
        sxx += x * x
        sxy += x * y
    below = n * sxx - sx * sx
    if below == 0:
        return float("inf")
    slope = (n * sxy - sx * sy) / below
    intercept = (sy - slope * sx) / n
    return round(slope, 3), round(intercept, 3)

#> simple_regression_slope([(1, 2), (2, 4.1), (3, 5.9), (4, 8.2)])
#> simple_regression_slope([(1, 1)])
#> simple_regression_slope([(2, 5), (2, 7)])
#> simple_regression_slope([(0, 10), (1, 8), (2, 6), (3, 4), (4, 2), (5, 0)])
#> simple_regression_slope([(-1.5, 0.25), (0.5, 0.75), (2.5, 1.5)])
#> simple_regression_slope([(1, 2), (2, 4.1), (3, 5.9), (4, 8.2), (-1.5, 0.25), (0.5, 0.75), (2.5, 1.5), (0, 10), (1, 8), (2, 6), (3, 4), (4, 2), (5, 0)])
#> simple_regression_slope([(1, 2), (2, 4.1), (3, 5.9), (4, 8.2), (1, 1), (0, 10), (1, 8), (2, 6), (3, 4), (4, 2), (5, 0)])

### energy_used_from_meter
def energy_used_from_meter(readings: list[tuple[int, float]], night: float = 0.18, day: float = 0.31) -> float:
    """Cost of the energy between hourly readings (hour, kWh); from 22 to 6 it is night.

    A meter that falls has been replaced, that hour is free.
    """
    cost = 0.0
    for (h1, k1), (_, k2) in zip(readings, readings[1:]):
        used = k2 - k1
        if used < 0:
            continue
        hour = h1 % 24
        price = night if hour >= 22 or hour < 6 else day
        cost += used * price
    return round(cost, 2)

#> energy_used_from_meter([(20, 100.0), (21, 101.5), (22, 102.0), (23, 102.2), (24, 103.0)])
#> energy_used_from_meter([(5, 10.0), (6, 12.0), (7, 0.5), (8, 2.5), (9, 2.5)])
#> energy_used_from_meter([])
#> energy_used_from_meter([(0, 1.0)])
#> energy_used_from_meter([(h, h * h / 10) for h in range(4, 12)], night=0.2)
#> energy_used_from_meter([(0, 1.0), (5, 10.0), (6, 12.0), (7, 0.5), (8, 2.5), (9, 2.5), (20, 100.0), (21, 101.5), (22, 102.0), (23, 102.2), (24, 103.0)])
#> energy_used_from_meter([(20, 100.0), (21, 101.5), (22, 102.0), (23, 102.2), (24, 103.0), (5, 10.0), (6, 12.0), (7, 0.5), (8, 2.5), (9, 2.5)])

### newton_root_of_polynomial
def evaluate(coefficients, x):
    value = 0.0
    slope = 0.0
    for c in coefficients:
        slope = slope * x + value
        value = value * x + c
    return value, slope


def newton_root_of_polynomial(coefficients, start, rounds=25):
    x = start
    for _ in range(rounds):
        value, slope = evaluate(coefficients, x)
        if abs(value) < 1e-9:
            return round(x, 6)
        if slope == 0:
            raise ZeroDivisionError(f"flat at {x}")
        x -= value / slope
    return None

#> newton_root_of_polynomial([1, 0, -2], 1.0)
#> newton_root_of_polynomial([1, -6, 11, -6], 0.0)
#> newton_root_of_polynomial([1, 0, 1], 0.5, rounds=6)
#> newton_root_of_polynomial([1, 0, 1], 0.0)
#> newton_root_of_polynomial([2, -8], 100.0)
#> newton_root_of_polynomial([1, 0, -2, 1, 0, 1, 1, -6, 11, -6], 1.0)
#> newton_root_of_polynomial([1, 0, 1, 1, -6, 11, -6], 0.5, rounds=6)

### batting_average_text
def batting_average_text(innings: str) -> float:
    """Average of scores like '45 12* 0 103': a star means not out and counts only as runs."""
    runs = 0
    outs = 0
    for entry in innings.split():
        if entry == "dnb":
            continue
        not_out = entry.endswith("*")
        runs += int(entry.rstrip("*"))
        if not not_out:
            outs += 1
    if outs == 0:
        return float("inf") if runs else 0.0
    return round(runs / outs, 2)

#> batting_average_text("45 12* 0 103 dnb 33 7*")
#> batting_average_text("")
#> batting_average_text("50* 1*")
#> batting_average_text("duck")
#> batting_average_text("0 0 0 4 8 15 16* 23 42")
#> batting_average_text('50* 1* 45 12* 0 103 dnb 33 7* 0 0 0 4 8 15 16* 23 42')
#> batting_average_text('45 12* 0 103 dnb 33 7* 0 0 0 4 8 15 16* 23 42')

### recipe_cost_per_portion
PRICES = {"flour": (0.89, 1000), "butter": (2.49, 250), "egg": (3.19, 10), "milk": (1.09, 1000)}


class UnknownIngredient(KeyError):
    pass


def ingredient_cost(name, amount):
    if name not in PRICES:
        raise UnknownIngredient(name)
    price, unit = PRICES[name]
    return price * amount / unit


def recipe_cost_per_portion(recipe, portions, strict=False):
    cost = 0.0
    for line in recipe.split(","):
        amount, name = line.split()
        try:
            cost += ingredient_cost(name, float(amount))
        except UnknownIngredient:
            if strict:
                raise
    return round(cost / portions, 3)

#> recipe_cost_per_portion("250 flour, 100 butter, 3 egg, 500 milk", 4)
#> recipe_cost_per_portion("250 flour, 5 salt", 2)
#> recipe_cost_per_portion("250 flour, 5 salt", 2, strict=True)
#> recipe_cost_per_portion("10 egg", 0)
#> recipe_cost_per_portion("12 egg, 1000 milk, 80 butter", 8, True)
#> recipe_cost_per_portion('250 flour, 100 butter, 3 egg, 500 milk, 250 flour, 5 salt, 12 egg, 1000 milk, 80 butter', 4)
#> recipe_cost_per_portion('250 flour, 100 butter, 3 egg, 500 milk, 10 egg, 12 egg, 1000 milk, 80 butter', 4)

### cooling_curve_minutes
def cooling_curve_minutes(start, room, target, k=0.05, step=1.0):
    """Minutes until a drink cools to the target (explicit Euler steps)."""
    if target <= room:
        raise ValueError("the drink never gets that cold")
    temperature = start
    minutes = 0.0
    while temperature > target:
        temperature -= k * (temperature - room) * step
        minutes += step
    return minutes, round(temperature, 2)

#> cooling_curve_minutes(90.0, 20.0, 60.0)
#> cooling_curve_minutes(90.0, 20.0, 20.0)
#> cooling_curve_minutes(40.0, 20.0, 60.0)
#> cooling_curve_minutes(95.0, 22.0, 55.0, k=0.08, step=0.5)
#> cooling_curve_minutes(100.0, 0.0, 30.0, 0.1)

### share_of_time_above
def share_of_time_above(samples: list[tuple[float, float]], threshold: float) -> float:
    """Part of the time that a piecewise linear curve is above the threshold."""
    above = 0.0
    for (t0, v0), (t1, v1) in zip(samples, samples[1:]):
        span = t1 - t0
        if v0 >= threshold and v1 >= threshold:
            above += span
        elif v0 >= threshold or v1 >= threshold:
            # one crossing inside
            high = max(v0, v1)
            above += span * (high - threshold) / abs(v1 - v0)
    total = samples[-1][0] - samples[0][0]
    return round(above / total, 4)

#> share_of_time_above([(0, 1.0), (10, 3.0), (20, 3.0), (30, 0.0)], 2.0)
#> share_of_time_above([(0, 0.0), (5, 1.0)], 5.0)
#> share_of_time_above([(0, 0.0), (1, 4.0), (2, 0.0), (3, 4.0), (4, 0.0), (5, 4.0)], 1.0)
#> share_of_time_above([(0, 2.0), (4, 2.0)], 2.0)
#> share_of_time_above([], 1.0)
#> share_of_time_above([(0, 2.0), (4, 2.0), (0, 0.0), (1, 4.0), (2, 0.0), (3, 4.0), (4, 0.0), (5, 4.0), (0, 1.0), (10, 3.0), (20, 3.0), (30, 0.0)], 2.0)
#> share_of_time_above([(0, 2.0), (4, 2.0), (0, 0.0), (1, 4.0), (2, 0.0), (3, 4.0), (4, 0.0), (5, 4.0), (0, 0.0), (5, 1.0)], 2.0)

### grade_point_average
SCALE = [(93, 4.0), (90, 3.7), (87, 3.3), (83, 3.0), (80, 2.7), (70, 2.0), (60, 1.0)]


def points(percent):
    for lowest, value in SCALE:
        if percent >= lowest:
            return value
    return 0.0


def grade_point_average(courses: list[tuple[str, float, int]]) -> float:
    """Weighted by credits; a repeated course counts with its best result."""
    best: dict[str, tuple[float, int]] = {}
    for name, percent, credits in courses:
        value = points(percent)
        if name not in best or value > best[name][0]:
            best[name] = (value, credits)
    credits_total = sum(c for _, c in best.values())
    if not credits_total:
        return 0.0
    return round(sum(v * c for v, c in best.values()) / credits_total, 2)

#> grade_point_average([("math", 95.0, 4), ("art", 81.5, 2), ("history", 58.0, 3)])
#> grade_point_average([("math", 65.0, 4), ("math", 88.0, 4), ("math", 70.0, 4)])
#> grade_point_average([])
#> grade_point_average([("a", 92.9, 1), ("b", 93.0, 1), ("c", 59.99, 1), ("d", 60.0, 1)])
#> grade_point_average([("gym", 100.0, 0)])
#> grade_point_average([('math', 65.0, 4), ('math', 88.0, 4), ('math', 70.0, 4), ('math', 95.0, 4), ('art', 81.5, 2), ('history', 58.0, 3), ('a', 92.9, 1), ('b', 93.0, 1), ('c', 59.99, 1), ('d', 60.0, 1)])
#> grade_point_average([('math', 65.0, 4), ('math', 88.0, 4), ('math', 70.0, 4), ('gym', 100.0, 0), ('a', 92.9, 1), ('b', 93.0, 1), ('c', 59.99, 1), ('d', 60.0, 1)])

### matrix_determinant_float
def matrix_determinant_float(matrix):
    m = [row[:] for row in matrix]
    n = len(m)
    det = 1.0
    for col in range(n):
        pivot = max(range(col, n), key=lambda r: abs(m[r][col]))
        if m[pivot][col] == 0:
            return 0.0
        if pivot != col:
            m[pivot], m[col] = m[col], m[pivot]
            det = -det
        det *= m[col][col]
        for r in range(col + 1, n):
            factor = m[r][col] / m[col][col]
            for c in range(col, n):
                m[r][c] -= factor * m[col][c]
    return round(det, 6)

#> matrix_determinant_float([[2, 1], [7, 4]])
#> matrix_determinant_float([[1, 2, 3], [4, 5, 6], [7, 8, 9.5]])
#> matrix_determinant_float([[0, 1], [0, 2]])
#> matrix_determinant_float([])
#> matrix_determinant_float([[0, 0, 1], [0, 2, 0], [3, 0, 0]])

### blood_sugar_time_in_range
def blood_sugar_time_in_range(readings: str, low: int = 70, high: int = 180) -> float:
    """Percent of readings in range; 'LO' and 'HI' are off scale, '-' is missing."""
    inside = counted = 0
    for token in readings.split():
        if token == "-":
            continue
        counted += 1
        if token in ("LO", "HI"):
            continue
        if low <= int(token) <= high:
            inside += 1
    if not counted:
        return -1.0
    return round(inside / counted * 100, 1)

#> blood_sugar_time_in_range("110 95 LO 200 180 - 70 69")
#> blood_sugar_time_in_range("- - -")
#> blood_sugar_time_in_range("140 150 HI HI 160 170 175", high=160)
#> blood_sugar_time_in_range("")
#> blood_sugar_time_in_range("12O")
#> blood_sugar_time_in_range("60 65 72 80 99 101 - 120 181 190 HI 150", 65, 185)
#> blood_sugar_time_in_range('60 65 72 80 99 101 - 120 181 190 HI 150 140 150 HI HI 160 170 175 110 95 LO 200 180 - 70 69', 65, 185)
#> blood_sugar_time_in_range('60 65 72 80 99 101 - 120 181 190 HI 150 - - - 140 150 HI HI 160 170 175', 65, 185)

### monte_carlo_pi_seeded
class Generator:
    """A small linear congruential generator."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state / 2**31


def monte_carlo_pi_seeded(seed, throws):
    generator = Generator(seed)
    hits = 0
    for _ in range(throws):
        x, y = generator.next(), generator.next()
        if x * x + y * y <= 1:
            hits += 1
    return 4 * hits / throws

#> monte_carlo_pi_seeded(1, 10)
#> monte_carlo_pi_seeded(42, 16)
#> monte_carlo_pi_seeded(7, 0)
#> monte_carlo_pi_seeded(2024, 12)
#> monte_carlo_pi_seeded(99, 5)
