### portfolio_value_over_days
def portfolio_value_over_days(holdings: dict[str, int], prices: list[dict[str, float]]) -> list[float]:
    """Value per day; a missing price keeps the last known one, unknown papers count nothing."""
    last: dict[str, float] = {}
    values = []
    for day in prices:
        last.update(day)
        value = 0.0
        for paper, count in holdings.items():
            if paper in last:
                value += count * last[paper]
        values.append(round(value, 2))
    return values

#> portfolio_value_over_days({"ABC": 10, "XYZ": 3}, [{"ABC": 5.25}, {"XYZ": 20.1}, {"ABC": 5.5, "XYZ": 19.9}])
#> portfolio_value_over_days({}, [{"A": 1.0}])
#> portfolio_value_over_days({"A": 1}, [])
#> portfolio_value_over_days({"A": 100, "B": 0, "C": 7}, [{"A": 0.1}, {}, {"B": 9.9}, {"C": 1.111}])
#> portfolio_value_over_days({"A": -5, "B": 5}, [{"A": 2.0, "B": 2.5}, {"A": 3.0}])

### max_drawdown_percent
def max_drawdown_percent(curve: list[float]) -> float:
    """Largest fall from a peak in percent, rounded to 2 digits."""
    if not curve:
        raise ValueError("empty curve")
    peak = curve[0]
    worst = 0.0
    for value in curve:
        if value > peak:
            peak = value
        drop = (peak - value) / peak * 100
        if drop > worst:
            worst = drop
    return round(worst, 2)

#> max_drawdown_percent([100.0, 120.0, 90.0, 110.0, 130.0, 104.0])
#> max_drawdown_percent([1.0, 2.0, 3.0])
#> max_drawdown_percent([])
#> max_drawdown_percent([50.0, 25.0, 75.0, 30.0, 60.0, 20.0])
#> max_drawdown_percent([0.0, 1.0])
#> max_drawdown_percent([1.0, 2.0, 3.0, 100.0, 120.0, 90.0, 110.0, 130.0, 104.0, 50.0, 25.0, 75.0, 30.0, 60.0, 20.0])
#> max_drawdown_percent([100.0, 120.0, 90.0, 110.0, 130.0, 104.0, 0.0, 1.0, 50.0, 25.0, 75.0, 30.0, 60.0, 20.0])

### gradient_descent_line
def gradient_descent_line(points: list[tuple[float, float]], rate: float = 0.1, rounds: int = 8) -> tuple[float, float]:
    """Fit y = a*x + b by plain gradient descent from zero."""
    a = b = 0.0
    n = len(points)
    for _ in range(rounds):
        grad_a = grad_b = 0.0
        for x, y in points:
            error = a * x + b - y
            grad_a += 2 * error * x / n
            grad_b += 2 * error / n
        a -= rate * grad_a
        b -= rate * grad_b
    return round(a, 3), round(b, 3)

#> gradient_descent_line([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)])
#> gradient_descent_line([(1.0, 1.0)], rate=0.5, rounds=4)
#> gradient_descent_line([], rounds=2)
#> gradient_descent_line([(0.5, 2.0), (1.5, -1.0)], 0.2, 6)
#> gradient_descent_line([(0.0, 0.0), (1.0, 1.0)], 0.0)
#> gradient_descent_line([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0), (1.0, 1.0), (0.5, 2.0), (1.5, -1.0)])
#> gradient_descent_line([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0), (0.5, 2.0), (1.5, -1.0)])

### kwh_price_with_solar
def kwh_price_with_solar(hours: list[tuple[float, float]], battery: float = 5.0, buy: float = 0.3, sell: float = 0.08) -> float:
    """Cost of a day of (use, sun) hours in kWh; surplus loads the battery, then goes to the grid."""
    stored = cost = 0.0
    for use, sun in hours:
        balance = sun - use
        if balance >= 0:
            loaded = min(balance, battery - stored)
            stored += loaded
            cost -= (balance - loaded) * sell
        else:
            taken = min(-balance, stored)
            stored -= taken
            cost += (-balance - taken) * buy
    return round(cost, 3)

#> kwh_price_with_solar([(0.5, 0.0), (0.5, 1.0), (1.0, 4.0), (1.5, 3.5), (2.0, 0.5), (1.0, 0.0)])
#> kwh_price_with_solar([(0.5, 0.0), (0.5, 1.0), (1.0, 4.0), (1.5, 3.5), (2.0, 0.5), (1.0, 0.0)], battery=0.0)
#> kwh_price_with_solar([])
#> kwh_price_with_solar([(0.0, 2.0)] * 5, battery=3.0)
#> kwh_price_with_solar([(1.0, 0.0)] * 3, buy=0.5)
#> kwh_price_with_solar([(0.5, 0.0), (0.5, 1.0), (1.0, 4.0), (1.5, 3.5), (2.0, 0.5), (1.0, 0.0), (0.5, 0.0), (0.5, 1.0), (1.0, 4.0), (1.5, 3.5), (2.0, 0.5), (1.0, 0.0)], battery=0.0)

### trapezoid_area_of_polygon
def trapezoid_area_of_polygon(text: str) -> float:
    """Shoelace formula for 'x,y x,y ...'; negative for clockwise order."""
    corners = []
    for pair in text.split():
        x, _, y = pair.partition(",")
        corners.append((float(x), float(y)))
    if len(corners) < 3:
        return 0.0
    doubled = 0.0
    for i in range(len(corners)):
        x1, y1 = corners[i]
        x2, y2 = corners[(i + 1) % len(corners)]
        doubled += x1 * y2 - x2 * y1
    return doubled / 2

#> trapezoid_area_of_polygon("0,0 4,0 4,3 0,3")
#> trapezoid_area_of_polygon("0,0 0,3 4,3 4,0")
#> trapezoid_area_of_polygon("1,1 2,2")
#> trapezoid_area_of_polygon("0,0 2.5,0.5 3,2 1.5,3.5 -0.5,1.5")
#> trapezoid_area_of_polygon("a,b c,d e,f")
#> trapezoid_area_of_polygon('1,1 2,2 0,0 2.5,0.5 3,2 1.5,3.5 -0.5,1.5 0,0 4,0 4,3 0,3')
#> trapezoid_area_of_polygon('0,0 4,0 4,3 0,3 0,0 2.5,0.5 3,2 1.5,3.5 -0.5,1.5')

### heating_cost_by_degree_days
from datetime import date, timedelta


def heating_cost_by_degree_days(start: str, means: list[float], price: float, indoor: float = 20.0, limit: float = 15.0) -> dict[str, float]:
    """Cost per month; only days with a mean below the limit are heated."""
    day = date.fromisoformat(start)
    costs: dict[str, float] = {}
    for mean in means:
        month = day.strftime("%Y-%m")
        costs.setdefault(month, 0.0)
        if mean < limit:
            costs[month] += (indoor - mean) * price
        day += timedelta(days=1)
    return {month: round(cost, 2) for month, cost in costs.items()}

#> heating_cost_by_degree_days("2024-01-29", [2.0, -1.5, 4.0, 16.0, 9.5], 0.35)
#> heating_cost_by_degree_days("2024-07-01", [22.0, 19.0], 1.0)
#> heating_cost_by_degree_days("2024-07-01", [], 1.0)
#> heating_cost_by_degree_days("2023-12-30", [0.0] * 5, 0.5, indoor=22.0)
#> heating_cost_by_degree_days("30.12.2023", [0.0], 0.5)

### pace_table_of_run
def pace_table_of_run(splits: list[tuple[float, int]]) -> str:
    """Pace per split (km, seconds) as m:ss/km and the mean at the end."""
    parts = []
    total_km = total_s = 0.0
    for km, seconds in splits:
        if km <= 0:
            raise ValueError("a split needs a length")
        pace = round(seconds / km)
        minutes, rest = divmod(pace, 60)
        parts.append(f"{minutes}:{rest:02d}")
        total_km += km
        total_s += seconds
    if not parts:
        return "no run"
    minutes, rest = divmod(round(total_s / total_km), 60)
    fastest = min(parts, key=lambda p: int(p.split(":")[0]) * 60 + int(p.split(":")[1]))
    return f"{' '.join(parts)} | {minutes}:{rest:02d} best {fastest}"

#> pace_table_of_run([(1.0, 300), (1.0, 312), (0.5, 141)])
#> pace_table_of_run([])
#> pace_table_of_run([(0, 100)])
#> pace_table_of_run([(5.0, 1800), (5.0, 1750), (5.0, 1725), (6.1, 2100)])
#> pace_table_of_run([(0.4, 59)])
#> pace_table_of_run([(5.0, 1800), (5.0, 1750), (5.0, 1725), (6.1, 2100), (1.0, 300), (1.0, 312), (0.5, 141), (0.4, 59)])
#> pace_table_of_run([(5.0, 1800), (5.0, 1750), (5.0, 1725), (6.1, 2100), (1.0, 300), (1.0, 312), (0.5, 141)])

### average_rating_with_prior
def average_rating_with_prior(reviews: dict[str, list[int]], prior: float = 3.0, weight: int = 5) -> list[tuple[str, float]]:
    """Products by Bayesian mean; ratings outside 1..5 are ignored."""
    ranked = []
    for product, stars in reviews.items():
        total, count = prior * weight, weight
        for s in stars:
            if 1 <= s <= 5:
                total += s
                count += 1
        ranked.append((product, round(total / count, 3)))
    ranked.sort(key=lambda pair: (-pair[1], pair[0]))
    return ranked

#> average_rating_with_prior({"lamp": [5, 5, 4], "desk": [5], "sofa": [1, 2, 9, 1]})
#> average_rating_with_prior({})
#> average_rating_with_prior({"a": [], "b": []}, weight=1)
#> average_rating_with_prior({"x": [3] * 6, "y": [5, 1, 5, 1], "z": [0, 6]}, 2.0, 2)
#> average_rating_with_prior({"q": [1]}, 3.0, 0)
#> average_rating_with_prior({'x': [3] * 6, 'y': [5, 1, 5, 1], 'z': [0, 6], 'lamp': [5, 5, 4], 'desk': [5], 'sofa': [1, 2, 9, 1], 'a': [], 'b': []}, 2.0, 2)
#> average_rating_with_prior({'x': [3] * 6, 'y': [5, 1, 5, 1], 'z': [0, 6], 'lamp': [5, 5, 4], 'desk': [5], 'sofa': [1, 2, 9, 1]}, 2.0, 2)

### numeric_derivative_extrema
def derivative(values, h):
    slopes = []
    for i in range(1, len(values) - 1):
        slopes.append((values[i + 1] - values[i - 1]) / (2 * h))
    return slopes


def numeric_derivative_extrema(values, h=1.0):
    """Where the slope changes its sign: list of (position, 'max' or 'min')."""
    slopes = derivative(values, h)
    found = []
    for i in range(1, len(slopes)):
        a, b = slopes[i - 1], slopes[i]
        if a > 0 >= b:
            found.append((round((i + 0.5) * h, 3), "max"))
        elif a < 0 <= b:
            found.append((round((i + 0.5) * h, 3), "min"))
    return found

#> numeric_derivative_extrema([0, 1, 3, 4, 3, 1, 0, 1, 3])
#> numeric_derivative_extrema([5, 4, 3, 2])
#> numeric_derivative_extrema([])
#> numeric_derivative_extrema([0.0, 0.5, 0.0, -0.5, 0.0, 0.5, 0.0], h=0.1)
#> numeric_derivative_extrema([1, 1, 1, 1, 2, 3, 2, 1], 0.5)
#> numeric_derivative_extrema([1, 1, 1, 1, 2, 3, 2, 1, 0.0, 0.5, 0.0, -0.5, 0.0, 0.5, 0.0, 0, 1, 3, 4, 3, 1, 0, 1, 3], 0.5)
#> numeric_derivative_extrema([5, 4, 3, 2, 1, 1, 1, 1, 2, 3, 2, 1, 0, 1, 3, 4, 3, 1, 0, 1, 3])
