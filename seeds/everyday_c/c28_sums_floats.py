### weighted_portfolio_return
from dataclasses import dataclass


@dataclass(frozen=True)
class Holding:
    symbol: str
    shares: float
    bought: float
    now: float

    @property
    def value(self) -> float:
        return self.shares * self.now

    @property
    def change(self) -> float:
        return self.now / self.bought - 1


def parse(line: str) -> Holding:
    symbol, shares, prices = line.split()
    bought, _, now = prices.partition(">")
    return Holding(symbol, float(shares), float(bought), float(now or bought))


def weighted_portfolio_return(lines: list[str], exclude: tuple[str, ...] = ()) -> float:
    """Change of all holdings 'ABC 10 5.0>6.0' in percent, weighted by today's value."""
    total = weighted = 0.0
    for line in lines:
        holding = parse(line)
        if holding.symbol in exclude:
            continue
        total += holding.value
        weighted += holding.value * holding.change
    return round(100 * weighted / total, 2) if total else 0.0

#> weighted_portfolio_return(["ABC 10 5.0>6.0", "XYZ 4 20>18", "CASH 100 1"])
#> weighted_portfolio_return(["ABC 10 5.0>6.0", "XYZ 4 20>18"], exclude=("ABC", "XYZ"))
#> weighted_portfolio_return([])
#> weighted_portfolio_return(["A 1 0>5"])
#> weighted_portfolio_return(["A 3 1.5>3", "B 8 2>1", "C 5 10>10.5", "D 2 7.7", "E 1 100>250"], ("B",))
#> weighted_portfolio_return(["ABC 10 5.0>6.0", "XYZ 4 20>18", "CASH 100 1", "ABC 10 5.0>6.0", "XYZ 4 20>18"])
#> weighted_portfolio_return(["ABC 10 5.0>6.0", "XYZ 4 20>18", "ABC 10 5.0>6.0", "XYZ 4 20>18", "CASH 100 1"])

### newton_root_iterations
def newton_root_iterations(coefficients: list[float], guess: float, tolerance: float = 1e-6, most: int = 20):
    """(root, iterations) of a polynomial by Newton's method, None if it does not settle."""

    def evaluate(x):
        value = slope = 0.0
        for coefficient in coefficients:
            slope = slope * x + value
            value = value * x + coefficient
        return value, slope

    x = guess
    for iteration in range(1, most + 1):
        value, slope = evaluate(x)
        if abs(value) < tolerance:
            return round(x, 4), iteration
        if slope == 0:
            return None
        x -= value / slope
    return None

#> newton_root_iterations([1, 0, -2], 1.0)
#> newton_root_iterations([1, 0, 1], 0.5, most=6)
#> newton_root_iterations([1, 0, -4], 0.0)
#> newton_root_iterations([1, -6, 11, -6], 0.0, 0.001)
#> newton_root_iterations([2, -8], 100)

### running_variance_welford
import math


class Running:
    """Mean and variance of values one at a time."""

    def __init__(self):
        self.n = 0
        self.mean = 0.0
        self._m2 = 0.0

    def add(self, value):
        self.n += 1
        delta = value - self.mean
        self.mean += delta / self.n
        self._m2 += delta * (value - self.mean)

    @property
    def deviation(self):
        if self.n < 2:
            return math.nan
        return math.sqrt(self._m2 / (self.n - 1))


def running_variance_welford(values: list[float], reset_above: float | None = None) -> float:
    """The deviation of the values since the last one above a limit; 0.0 if there are too few."""
    stats = Running()
    for value in values:
        if reset_above is not None and value > reset_above:
            stats = Running()
            continue
        stats.add(value)
    return 0.0 if math.isnan(stats.deviation) else round(stats.deviation, 3)

#> running_variance_welford([4, 7, 13, 16])
#> running_variance_welford([1, 2, 99, 3, 5, 4], reset_above=50)
#> running_variance_welford([])
#> running_variance_welford([5.5, 5.5, 5.5, 5.5])
#> running_variance_welford([10, 12, 23, 23, 16, 23, 21, 16], 30)

### route_fuel_needed
import math

PLACES = {"depot": (0, 0), "mill": (3, 4), "port": (12, 5), "mine": (-8, 6), "town": (8, 15)}


class UnknownPlace(KeyError):
    pass


def leg(start, end):
    try:
        (x1, y1), (x2, y2) = PLACES[start], PLACES[end]
    except KeyError as error:
        raise UnknownPlace(error.args[0]) from None
    return math.dist((x1, y1), (x2, y2))


def route_fuel_needed(stops: list[str], loads: list[int], per_km: float = 0.3) -> float:
    """Fuel for a tour from the depot and back; each ton adds 2% until it is dropped at its stop."""
    weight = sum(loads)
    fuel = 0.0
    here = "depot"
    for stop, load in zip(stops, loads):
        fuel += leg(here, stop) * per_km * (1 + weight * 0.02)
        weight -= load
        here = stop
    fuel += leg(here, "depot") * per_km
    return round(fuel, 2)

#> route_fuel_needed(["mill", "port"], [10, 5])
#> route_fuel_needed(["mine", "mill", "town"], [3, 4, 5], per_km=0.5)
#> route_fuel_needed([], [])
#> route_fuel_needed(["mill", "moon"], [1, 1])
#> route_fuel_needed(["town", "port", "mill", "mine", "depot"], [0, 20, 0, 10, 1])
#> route_fuel_needed(["mill", "port", "town", "port", "mill", "mine", "depot"], [0, 20, 0, 10, 1])
#> route_fuel_needed(["town", "port", "mill", "mine", "depot"], [0, 20, 0, 10, 1, 10, 5])

### monthly_budget_envelope
class Envelope:
    def __init__(self, name, monthly, rollover=True):
        self.name, self.monthly, self.rollover = name, monthly, rollover
        self.balance = 0.0

    def new_month(self):
        if not self.rollover:
            self.balance = min(self.balance, 0.0)
        self.balance += self.monthly

    def __iadd__(self, amount):
        self.balance += amount
        return self

    def __repr__(self):
        return f"{self.name}:{self.balance:.2f}"


def monthly_budget_envelope(months: list[dict[str, float]]) -> str:
    """Envelopes after months of spending; what goes below zero is taken from 'spare'."""
    envelopes = {
        "food": Envelope("food", 300),
        "fun": Envelope("fun", 50, rollover=False),
        "spare": Envelope("spare", 20),
    }
    for spending in months:
        for envelope in envelopes.values():
            envelope.new_month()
        for name, amount in spending.items():
            envelopes[name] += -amount
        for envelope in envelopes.values():
            if envelope.balance < 0 and envelope.name != "spare":
                envelopes["spare"] += envelope.balance
                envelope.balance = 0.0
    return " ".join(repr(e) for e in envelopes.values())

#> monthly_budget_envelope([{"food": 280.5, "fun": 20}, {"food": 330, "fun": 75.25}])
#> monthly_budget_envelope([])
#> monthly_budget_envelope([{}, {}, {}])
#> monthly_budget_envelope([{"rent": 700}])
#> monthly_budget_envelope([{"food": 310, "fun": 60}, {"fun": 10, "spare": 5}])

### pixel_blur_average
def window(image, row, column):
    for r in range(max(0, row - 1), min(len(image), row + 2)):
        for c in range(max(0, column - 1), min(len(image[r]), column + 2)):
            yield image[r][c]


def pixel_blur_average(image: list[list[int]], threshold: int) -> list[str]:
    """The image after a blur over the neighbours, as '#' where it is at least the threshold."""
    picture = []
    for row, line in enumerate(image):
        text = ""
        for column in range(len(line)):
            cells = list(window(image, row, column))
            mean = sum(cells) / len(cells)
            text += "#" if mean >= threshold else "."
        picture.append(text)
    return picture

#> pixel_blur_average([[0, 0], [0, 100]], 25)
#> pixel_blur_average([[10, 200, 10]], 80)
#> pixel_blur_average([], 1)
#> pixel_blur_average([[90, 0], [0, 0], [0, 60]], 20)
#> pixel_blur_average([[5]], 6)

### elo_ratings_after_games_c28
K = 32
DEFAULT = 1500.0


def expected(mine: float, other: float) -> float:
    return 1 / (1 + 10 ** ((other - mine) / 400))


def elo_ratings_after_games_c28(games: list[str], provisional: int = 0) -> dict[str, float]:
    """Ratings after games 'ann>bob' (ann wins) or 'ann=bob'; first games count double."""
    ratings: dict[str, float] = {}
    played: dict[str, int] = {}
    for game in games:
        drawn = "=" in game
        white, black = game.split("=" if drawn else ">")
        before = [ratings.setdefault(name, DEFAULT) for name in (white, black)]
        score = 0.5 if drawn else 1.0
        gain = K * (score - expected(*before))
        for name, change in ((white, gain), (black, -gain)):
            played[name] = played.get(name, 0) + 1
            if played[name] <= provisional:
                change *= 2
            ratings[name] += change
    return {name: round(rating, 1) for name, rating in sorted(ratings.items())}

#> elo_ratings_after_games_c28(["ann>bob", "bob>ann", "ann=bob"])
#> elo_ratings_after_games_c28(["ann>bob", "ann>cid", "cid=bob"], provisional=1)
#> elo_ratings_after_games_c28([])
#> elo_ratings_after_games_c28(["a>b", "a>b", "a>b", "b>a"])
#> elo_ratings_after_games_c28(["a-b"])

### savings_plan_best_offer
from functools import reduce


class Offer:
    def __init__(self, name, rates, bonus=0.0):
        self.name, self.rates, self.bonus = name, rates, bonus

    def final(self, amount):
        grown = reduce(lambda money, rate: money * (1 + rate / 100), self.rates, amount)
        return grown + self.bonus

    def __lt__(self, other):
        return sum(self.rates) < sum(other.rates)


def savings_plan_best_offer(amount: float, offers: dict[str, list[float]], bonus: dict[str, float]):
    """(name, gain) of the offer with the highest final amount; equal ones by their rates; None without offers."""
    best = None
    best_final = 0.0
    for name, rates in offers.items():
        offer = Offer(name, rates, bonus.get(name, 0.0))
        final = round(offer.final(amount), 2)
        if best is None or final > best_final or (final == best_final and best < offer):
            best, best_final = offer, final
    if best is None:
        return None
    return best.name, round(best_final - amount, 2)

#> savings_plan_best_offer(1000, {"fix": [2, 2, 2], "step": [1, 2, 3.5]}, {"fix": 5})
#> savings_plan_best_offer(100, {}, {})
#> savings_plan_best_offer(500, {"a": [0], "b": [0], "c": []}, {"c": 1.5})
#> savings_plan_best_offer(200, {"loss": [-5, 10], "flat": [2, 2.5]}, {})
#> savings_plan_best_offer(50, {"p": [10], "q": []}, {"q": 5})
#> savings_plan_best_offer(500, {"a": [0], "b": [0], "c": [], "fix": [2, 2, 2], "step": [1, 2, 3.5]}, {"c": 1.5})
#> savings_plan_best_offer(500, {"a": [0], "b": [0], "c": [], "loss": [-5, 10], "flat": [2, 2.5]}, {"c": 1.5})

### drug_dose_schedule_level
def drug_dose_schedule_level(doses: list[tuple[int, float]], half_life: float, hours: int, toxic: float):
    """The highest level in the blood over some hours; a text with the hour if it becomes toxic."""
    level = 0.0
    highest = 0.0
    decay = 0.5 ** (1 / half_life)
    pending = sorted(doses)
    for hour in range(hours):
        level *= decay
        while pending and pending[0][0] == hour:
            level += pending.pop(0)[1]
        if level > toxic:
            return f"toxic at {hour}"
        highest = max(highest, level)
    return round(highest, 2)

#> drug_dose_schedule_level([(0, 100), (4, 100), (8, 100)], 4, 12, 500)
#> drug_dose_schedule_level([(0, 100), (1, 100), (2, 100)], 6, 12, 240)
#> drug_dose_schedule_level([], 5, 3, 10)
#> drug_dose_schedule_level([(2, 50), (2, 30), (9, 20)], 2, 6, 100)
#> drug_dose_schedule_level([(0, 10), (6, 10), (12, 10)], 3.0, 14, 50)

### shipping_zone_distance_fee
import math

EARTH_KM = 6371.0
CITIES = {"berlin": (52.52, 13.40), "paris": (48.86, 2.35), "oslo": (59.91, 10.75), "rome": (41.90, 12.50)}
FEES = [(500, 4.0), (1000, 6.5), (2000, 9.0)]


def haversine(a, b):
    lat1, lon1, lat2, lon2 = map(math.radians, (*a, *b))
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_KM * math.asin(math.sqrt(h))


def fee_for(km):
    for limit, fee in FEES:
        if km <= limit:
            return fee
    return 15.0


def shipping_zone_distance_fee(route: str, express: bool = False) -> float:
    """Fee for a route 'berlin-paris-rome', each leg by its distance; express costs half more."""
    cities = [name.strip().lower() for name in route.split("-")]
    total = 0.0
    for start, end in zip(cities, cities[1:]):
        if start == end:
            continue
        total += fee_for(haversine(CITIES[start], CITIES[end]))
    if express:
        total *= 1.5
    return total

#> shipping_zone_distance_fee("Berlin-Paris-Rome")
#> shipping_zone_distance_fee("oslo - rome", express=True)
#> shipping_zone_distance_fee("oslo-oslo")
#> shipping_zone_distance_fee("berlin-london")
#> shipping_zone_distance_fee("rome-paris-oslo-berlin-rome", True)

### average_rating_bayesian
from collections import defaultdict


def average_rating_bayesian(reviews: list[str], prior: float = 3.0, weight: int = 2) -> list[tuple[str, float]]:
    """Products by their smoothed rating; reviews are 'product: 4*' and may be bad texts."""
    ratings: dict[str, list[int]] = defaultdict(list)
    for review in reviews:
        product, _, stars = review.partition(":")
        try:
            value = int(stars.strip().rstrip("*"))
        except ValueError:
            continue
        if 1 <= value <= 5:
            ratings[product.strip()].append(value)
    smoothed = []
    for product, values in ratings.items():
        score = (prior * weight + sum(values)) / (weight + len(values))
        smoothed.append((product, round(score, 2)))
    smoothed.sort(key=lambda pair: (-pair[1], pair[0]))
    return smoothed

#> average_rating_bayesian(["mug: 5*", "pen: 4*", "mug: 5*", "pen: 1*", "cap: good"])
#> average_rating_bayesian(["mug: 5*"], prior=4, weight=0)
#> average_rating_bayesian([])
#> average_rating_bayesian(["a: 9*", "b:0", "c:3", "d: 2 *"])
#> average_rating_bayesian(["x:5"] * 3 + ["y:5"] * 6 + ["z:1"], 2.5, 5)
