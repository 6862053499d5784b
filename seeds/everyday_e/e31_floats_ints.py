### fuel_between_full_tanks
def fuel_between_full_tanks(log: str) -> float:
    """Litres per 100 km between the first and the last full tank; lines 'km litres full|part'."""
    start = end = None
    litres = pending = 0.0
    for line in log.splitlines():
        km_text, litre_text, kind = line.split()
        km, amount = int(km_text), float(litre_text)
        if start is None:
            if kind == "full":
                start = km
            continue
        pending += amount
        if kind == "full":
            litres += pending
            pending = 0.0
            end = km
    if start is None or end is None:
        return 0.0
    return round(litres / (end - start) * 100, 2)

#> fuel_between_full_tanks("10000 40.0 full\n10450 20.5 part\n10900 41.3 full\n11200 18.0 full\n11300 9.0 part")
#> fuel_between_full_tanks("100 5 part\n200 6 part")
#> fuel_between_full_tanks("100 5 full")
#> fuel_between_full_tanks("5000 30 part\n5100 44 full\n5600 35 full")
#> fuel_between_full_tanks("oops")
#> fuel_between_full_tanks('5000 30 part\n5100 44 full\n5600 35 full\n100 5 part\n200 6 part\n10000 40.0 full\n10450 20.5 part\n10900 41.3 full\n11200 18.0 full\n11300 9.0 part')
#> fuel_between_full_tanks('10000 40.0 full\n10450 20.5 part\n10900 41.3 full\n11200 18.0 full\n11300 9.0 part\n5000 30 part\n5100 44 full\n5600 35 full')

### simpson_integral_of_samples
def simpson_integral_of_samples(samples, step):
    n = len(samples)
    if n < 3 or n % 2 == 0:
        # fall back to trapezoids
        total = 0.0
        for a, b in zip(samples, samples[1:]):
            total += (a + b) / 2 * step
        return round(total, 6)
    total = samples[0] + samples[-1]
    for i in range(1, n - 1):
        total += samples[i] * (4 if i % 2 else 2)
    return round(total * step / 3, 6)

#> simpson_integral_of_samples([0, 1, 4, 9, 16], 1)
#> simpson_integral_of_samples([0.0, 0.5, 0.8, 0.9], 0.25)
#> simpson_integral_of_samples([5], 2)
#> simpson_integral_of_samples([1.0, 1.1, 1.25, 1.4, 1.7, 2.0, 2.4, 2.9, 3.5], 0.1)
#> simpson_integral_of_samples([], 1)

### tip_and_split_amount
from decimal import Decimal, ROUND_UP


def tip_and_split_amount(bill: str, people: int, tip_percent: int = 10) -> float:
    """What each person pays, rounded up to 5 cents."""
    if people < 1:
        raise ValueError("nobody pays")
    total = Decimal(0)
    for item in bill.split("+"):
        total += Decimal(item.strip())
    total *= 1 + Decimal(tip_percent) / 100
    share = total / people
    steps = (share / Decimal("0.05")).quantize(Decimal(1), ROUND_UP)
    return float(steps * Decimal("0.05"))

#> tip_and_split_amount("12.50 + 8.90 + 4.20 + 15", 3)
#> tip_and_split_amount("10", 4, tip_percent=0)
#> tip_and_split_amount("10", 0)
#> tip_and_split_amount("3.33 + 3.33 + 3.34 + 7.01 + 0.99", 2, 15)
#> tip_and_split_amount("0", 5)

### signal_zero_crossings
def signal_zero_crossings(signal: list[float], dead_band: float = 0.0) -> int:
    """Sign changes; values within the dead band keep the sign before."""
    sign = 0
    crossings = 0
    for value in signal:
        if value > dead_band:
            new = 1
        elif value < -dead_band:
            new = -1
        else:
            continue
        if sign and new != sign:
            crossings += 1
        sign = new
    return crossings

#> signal_zero_crossings([0.5, 1.0, -0.2, -1.0, 0.1, 0.0, -0.1, 2.0])
#> signal_zero_crossings([0.5, 1.0, -0.2, -1.0, 0.1, 0.0, -0.1, 2.0], dead_band=0.3)
#> signal_zero_crossings([])
#> signal_zero_crossings([0.0, 0.0, 0.0], 0.1)
#> signal_zero_crossings([1, -1, 1, -1, 1, -1, 1])
#> signal_zero_crossings([1, -1, 1, -1, 1, -1, 1, 0.5, 1.0, -0.2, -1.0, 0.1, 0.0, -0.1, 2.0, 0.5, 1.0, -0.2, -1.0, 0.1, 0.0, -0.1, 2.0])
#> signal_zero_crossings([0.5, 1.0, -0.2, -1.0, 0.1, 0.0, -0.1, 2.0, 1, -1, 1, -1, 1, -1, 1, 0.5, 1.0, -0.2, -1.0, 0.1, 0.0, -0.1, 2.0], dead_band=0.3)

### weighted_vote_result
def weighted_vote_result(votes: dict[str, str], shares: dict[str, float]) -> float:
    """Percent of the shares that voted yes; 'proxy:NAME' follows another vote."""
    def decided(name, seen):
        vote = votes.get(name, "abstain")
        if not vote.startswith("proxy:"):
            return vote
        target = vote.removeprefix("proxy:")
        if target in seen:
            return "abstain"
        return decided(target, seen | {target})

    yes = cast = 0.0
    for name, share in shares.items():
        vote = decided(name, {name})
        if vote == "yes":
            yes += share
        if vote in ("yes", "no"):
            cast += share
    return round(yes / cast * 100, 1) if cast else 0.0

#> weighted_vote_result({"ann": "yes", "bob": "no", "cy": "proxy:ann", "dee": "proxy:cy"}, {"ann": 10, "bob": 30, "cy": 15, "dee": 5})
#> weighted_vote_result({"a": "proxy:b", "b": "proxy:a"}, {"a": 1, "b": 1})
#> weighted_vote_result({}, {"x": 5})
#> weighted_vote_result({"a": "no", "b": "no", "c": "yes"}, {"a": 1.5, "b": 2.5, "c": 6, "d": 90})
#> weighted_vote_result({"a": "yes"}, {})

### bisect_monthly_rate
def present_value(payment, rate, months):
    value = 0.0
    factor = 1.0
    for _ in range(months):
        factor /= 1 + rate
        value += payment * factor
    return value


def bisect_monthly_rate(loan, payment, months, rounds=12):
    """Monthly interest rate in percent hidden in equal payments, by bisection."""
    if payment * months <= loan:
        return 0.0
    low, high = 0.0, 0.2
    for _ in range(rounds):
        middle = (low + high) / 2
        if present_value(payment, middle, months) > loan:
            low = middle
        else:
            high = middle
    return round(low * 100, 3)

#> bisect_monthly_rate(1000, 350, 3)
#> bisect_monthly_rate(1000, 250, 4)
#> bisect_monthly_rate(500, 270, 2, rounds=8)
#> bisect_monthly_rate(100, 60, 2)
#> bisect_monthly_rate(900, 500, 2, 5)

### elo_ratings_after_games
def expected(a, b):
    return 1 / (1 + 10 ** ((b - a) / 400))


def elo_ratings_after_games(games: list[str], k: int = 32) -> dict[str, int]:
    """Games 'ann>bob' (ann wins) or 'ann=bob'; everybody starts at 1500."""
    ratings: dict[str, float] = {}
    for game in games:
        draw = "=" in game
        a, b = game.split("=" if draw else ">")
        ra, rb = ratings.get(a, 1500.0), ratings.get(b, 1500.0)
        score = 0.5 if draw else 1.0
        change = k * (score - expected(ra, rb))
        ratings[a] = ra + change
        ratings[b] = rb - change
    return {name: round(r) for name, r in sorted(ratings.items(), key=lambda x: -x[1])}

#> elo_ratings_after_games(["ann>bob", "bob>cy", "ann=cy", "ann>bob"])
#> elo_ratings_after_games([])
#> elo_ratings_after_games(["x=y", "x=y"], k=16)
#> elo_ratings_after_games(["p>q>r"])
#> elo_ratings_after_games(["d>a", "d>b", "d>c", "a>b", "c=b", "a>c"], 40)
#> elo_ratings_after_games(['x=y', 'x=y', 'd>a', 'd>b', 'd>c', 'a>b', 'c=b', 'a>c', 'ann>bob', 'bob>cy', 'ann=cy', 'ann>bob'], k=16)
#> elo_ratings_after_games(['d>a', 'd>b', 'd>c', 'a>b', 'c=b', 'a>c', 'ann>bob', 'bob>cy', 'ann=cy', 'ann>bob'], 40)

### rainwater_tank_overflow
def rainwater_tank_overflow(rain_mm, roof_m2, tank_l, use_l, start_l=0.0):
    """Litres that ran over the edge; one millimetre on a square metre is a litre."""
    level, spilled = start_l, 0.0
    for mm in rain_mm:
        level += mm * roof_m2 * 0.8   # a fifth evaporates
        if level > tank_l:
            spilled += level - tank_l
            level = tank_l
        level = max(0.0, level - use_l)
    return round(spilled, 1)

#> rainwater_tank_overflow([0, 5, 12, 0, 3], 50, 400, 60)
#> rainwater_tank_overflow([], 50, 400, 60)
#> rainwater_tank_overflow([1, 1, 1, 1, 1, 1], 100, 1000, 90)
#> rainwater_tank_overflow([20, 20], 30, 300, 0, start_l=250.0)
#> rainwater_tank_overflow([2.5, 0, 0, 7.5, 1.2], 80, 200, 25, 100)
#> rainwater_tank_overflow([2.5, 0, 0, 7.5, 1.2, 1, 1, 1, 1, 1, 1, 0, 5, 12, 0, 3], 80, 200, 25, 100)
#> rainwater_tank_overflow([20, 20, 2.5, 0, 0, 7.5, 1.2, 1, 1, 1, 1, 1, 1], 30, 300, 0, start_l=250.0)

### price_index_chained
def price_index_chained(baskets: list[dict[str, float]], weights: dict[str, float]) -> list[float]:
    """Index per year, 100 in the first; goods missing in a year are left out of that step."""
    index = [100.0]
    for old, new in zip(baskets, baskets[1:]):
        above = below = 0.0
        for good, weight in weights.items():
            if good in old and good in new:
                above += weight * new[good] / old[good]
                below += weight
        step = above / below if below else 1.0
        index.append(round(index[-1] * step, 2))
    return index

#> price_index_chained([{"bread": 2.0, "rent": 500.0}, {"bread": 2.2, "rent": 510.0}, {"bread": 2.2, "rent": 530.0}], {"bread": 1, "rent": 3})
#> price_index_chained([{"a": 1.0}], {"a": 1})
#> price_index_chained([{"a": 1.0}, {"b": 1.0}, {"b": 2.0}], {"a": 1, "b": 1})
#> price_index_chained([], {})
#> price_index_chained([{"a": 0.0}, {"a": 1.0}], {"a": 2})
#> price_index_chained([{'bread': 2.0, 'rent': 500.0}, {'bread': 2.2, 'rent': 510.0}, {'bread': 2.2, 'rent': 530.0}, {'a': 1.0}, {'b': 1.0}, {'b': 2.0}, {'a': 0.0}, {'a': 1.0}], {'bread': 1, 'rent': 3})
#> price_index_chained([{'bread': 2.0, 'rent': 500.0}, {'bread': 2.2, 'rent': 510.0}, {'bread': 2.2, 'rent': 530.0}, {'a': 1.0}, {'b': 1.0}, {'b': 2.0}, {'a': 1.0}], {'bread': 1, 'rent': 3})

### triangle_classified
from math import isclose, sqrt


def triangle_classified(points: list[tuple[float, float]]) -> str:
    """Kind of triangle by its sides and its largest angle."""
    sides = []
    for i in range(3):
        (x1, y1), (x2, y2) = points[i], points[(i + 1) % 3]
        sides.append(sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2))
    sides.sort()
    a, b, c = sides
    if isclose(a + b, c) or a == 0:
        return "no triangle"
    if isclose(a, c):
        kind = "equilateral"
    elif isclose(a, b) or isclose(b, c):
        kind = "isosceles"
    else:
        kind = "scalene"
    squares = a * a + b * b
    if isclose(squares, c * c):
        return kind + " right"
    return kind + (" acute" if squares > c * c else " obtuse")

#> triangle_classified([(0, 0), (3, 0), (0, 4)])
#> triangle_classified([(0, 0), (2, 0), (1, 5)])
#> triangle_classified([(0, 0), (1, 1), (2, 2)])
#> triangle_classified([(0, 0), (10, 0), (9, 1)])
#> triangle_classified([(0, 0), (2, 0), (1, 3 ** 0.5)])
#> triangle_classified([(0, 0), (1, 0)])
