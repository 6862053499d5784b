### invoice_interest_owed
from datetime import date


def interest(amount, days, yearly=0.09):
    return amount * yearly * days / 365


def invoice_interest_owed(invoices: list[tuple[float, str, str | None]], today: str, grace: int = 0) -> float:
    now = date.fromisoformat(today)
    owed = 0.0
    for amount, due, paid in invoices:
        end = date.fromisoformat(paid) if paid else now
        late = (end - date.fromisoformat(due)).days - grace
        if late <= 0:
            continue
        owed += interest(amount, late)
    return round(owed, 2)

#> invoice_interest_owed([(1000.0, "2024-01-31", "2024-03-01"), (250.0, "2024-02-15", None)], "2024-04-15")
#> invoice_interest_owed([(1000.0, "2024-01-31", "2024-01-30")], "2024-04-15")
#> invoice_interest_owed([], "2024-04-15")
#> invoice_interest_owed([(99.9, "2024-04-01", None), (5000.0, "2024-04-10", None)], "2024-04-15", grace=7)
#> invoice_interest_owed([(1.0, "soon", None)], "2024-04-15")
#> invoice_interest_owed([(300.0, "2023-01-01", None), (420.5, "2023-06-30", "2023-09-01"), (80.0, "2024-01-15", None), (15.0, "2024-03-31", "2024-04-02")], "2024-04-30")
#> invoice_interest_owed([(300.0, "2023-01-01", None), (420.5, "2023-06-30", "2023-09-01"), (80.0, "2024-01-15", None), (15.0, "2024-03-31", "2024-04-02"), (1000.0, "2024-01-31", "2024-03-01"), (250.0, "2024-02-15", None), (99.9, "2024-04-01", None), (5000.0, "2024-04-10", None)], "2024-04-30")
#> invoice_interest_owed([(1000.0, "2024-01-31", "2024-03-01"), (250.0, "2024-02-15", None), (300.0, "2023-01-01", None), (420.5, "2023-06-30", "2023-09-01"), (80.0, "2024-01-15", None), (15.0, "2024-03-31", "2024-04-02"), (99.9, "2024-04-01", None), (5000.0, "2024-04-10", None)], "2024-04-15")

### mixture_concentration_final
from dataclasses import dataclass


@dataclass
class Tank:
    litres: float = 0.0
    salt: float = 0.0

    def add(self, litres, percent):
        self.litres += litres
        self.salt += litres * percent / 100

    def drain(self, litres):
        if litres > self.litres:
            raise ValueError(f"only {self.litres} litres left")
        self.salt *= 1 - litres / self.litres
        self.litres -= litres

    @property
    def percent(self):
        return 100 * self.salt / self.litres if self.litres else 0.0


def mixture_concentration_final(steps: list[tuple]) -> float:
    tank = Tank()
    for action, *amounts in steps:
        if action == "add":
            tank.add(*amounts)
        elif action == "drain":
            tank.drain(*amounts)
    return round(tank.percent, 3)

#> mixture_concentration_final([("add", 10, 5), ("add", 10, 0), ("drain", 5), ("add", 5, 20)])
#> mixture_concentration_final([("add", 2, 50), ("stir",), ("add", 6, 10)])
#> mixture_concentration_final([])
#> mixture_concentration_final([("add", 1, 1), ("drain", 2)])
#> mixture_concentration_final([("add", 100, 3.5), ("drain", 50), ("add", 50, 0), ("drain", 50), ("add", 50, 0), ("drain", 100)])
#> mixture_concentration_final([("add", 4, 12.5), ("drain", 1), ("add", 1, 0), ("drain", 1), ("add", 1, 0), ("add", 3, 7)])
#> mixture_concentration_final([("add", 100, 3.5), ("drain", 50), ("add", 50, 0), ("drain", 50), ("add", 50, 0), ("drain", 100), ("add", 4, 12.5), ("drain", 1), ("add", 1, 0), ("drain", 1), ("add", 1, 0), ("add", 3, 7), ("add", 10, 5), ("add", 10, 0), ("drain", 5), ("add", 5, 20)])

### gps_track_length_km
from itertools import pairwise
from math import asin, cos, radians, sin, sqrt

EARTH_KM = 6371.0


def haversine(a, b):
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(h))


def gps_track_length_km(points: list[tuple[float, float]], jump: float = 5.0) -> float:
    """Length of a track; jumps that are too long are errors of the receiver."""
    total = 0.0
    skipped = 0
    for before, after in pairwise(points):
        leg = haversine(before, after)
        if leg > jump:
            skipped += 1
            continue
        total += leg
    if skipped > len(points) // 2:
        return float("nan")
    return round(total, 3)

#> gps_track_length_km([(52.5200, 13.4050), (52.5205, 13.4100), (52.5230, 13.4120)])
#> gps_track_length_km([(52.52, 13.405), (48.14, 11.58), (52.52, 13.41)], jump=1)
#> gps_track_length_km([])
#> gps_track_length_km([(0, 0), (0, 0.01), (0, 0.02), (10, 10), (10, 10.01)])
#> gps_track_length_km([(47.0, 8.0), (47.01, 8.0), (47.02, 8.01), (47.02, 8.03), (47.03, 8.03), (47.05, 8.02)], 3.0)
#> gps_track_length_km([(0, 0), (0, 0.01), (0, 0.02), (10, 10), (10, 10.01), (47.0, 8.0), (47.01, 8.0), (47.02, 8.01), (47.02, 8.03), (47.03, 8.03), (47.05, 8.02), (52.52, 13.405), (48.14, 11.58), (52.52, 13.41)])

### portfolio_rebalance_needed
class Portfolio:
    def __init__(self, holdings, prices):
        self.values = {name: count * prices[name] for name, count in holdings.items()}

    @property
    def total(self):
        return sum(self.values.values())

    def weight(self, name):
        return self.values.get(name, 0) / self.total if self.total else 0.0


def portfolio_rebalance_needed(holdings, prices, target, band=0.05):
    """Has any part of a portfolio left its band around the target weight?"""
    if abs(sum(target.values()) - 1) > 1e-9:
        raise ValueError("targets must add up to one")
    portfolio = Portfolio(holdings, prices)
    for name, wanted in target.items():
        drift = abs(portfolio.weight(name) - wanted)
        if drift > band:
            return True
    return False

#> portfolio_rebalance_needed({"stocks": 60, "bonds": 40}, {"stocks": 10.0, "bonds": 10.0}, {"stocks": 0.6, "bonds": 0.4})
#> portfolio_rebalance_needed({"stocks": 60, "bonds": 40}, {"stocks": 15.0, "bonds": 10.0}, {"stocks": 0.6, "bonds": 0.4})
#> portfolio_rebalance_needed({"gold": 1}, {"gold": 1900.0}, {"gold": 0.5, "cash": 0.5})
#> portfolio_rebalance_needed({}, {}, {"cash": 1.0}, band=1)
#> portfolio_rebalance_needed({"a": 1}, {"a": 1}, {"a": 0.7})
#> portfolio_rebalance_needed({"a": 33, "b": 33, "c": 34, "d": 1}, {"a": 9.5, "b": 10.2, "c": 9.9, "d": 4.0}, {"a": 0.33, "b": 0.33, "c": 0.34}, 0.02)

### thermostat_cycle_share
def thermostat_cycle_share(outside: list[float], start: float = 20.0, target: float = 21.0, power: float = 1.5) -> float:
    inside, heating, hours_on = start, False, 0
    for temperature in outside:
        if inside < target - 0.5:
            heating = True
        elif inside > target + 0.5:
            heating = False
        inside += 0.1 * (temperature - inside)
        if heating:
            inside += power
            hours_on += 1
    if not outside:
        return 0.0
    return round(hours_on / len(outside), 3)

#> thermostat_cycle_share([5.0, 5.0, 6.0, 8.0, 10.0, 12.0])
#> thermostat_cycle_share([25.0, 27.0, 30.0], start=24)
#> thermostat_cycle_share([])
#> thermostat_cycle_share([0.0, -5.0, -5.0, 0.0, 3.0, 3.0, 2.0, 1.0], power=4.0)
#> thermostat_cycle_share([15.0, 18.0, 20.0, 18.0, 15.0], 21.0, 20.0)
#> thermostat_cycle_share([5.0, 5.0, 6.0, 8.0, 10.0, 12.0, 0.0, -5.0, -5.0, 0.0, 3.0, 3.0, 2.0, 1.0, 15.0, 18.0, 20.0, 18.0, 15.0])

### review_score_bayesian
def review_score_bayesian(reviews: dict[str, list[int]], prior: float = 3.5, weight: int = 3) -> dict[str, float]:
    scores = {}
    for product, stars in reviews.items():
        total = prior * weight
        count = weight
        for star in stars:
            if not 1 <= star <= 5:
                continue
            total += star
            count += 1
        scores[product] = round(total / count, 2) if count else prior
    return dict(sorted(scores.items(), key=lambda item: (-item[1], item[0])))

#> review_score_bayesian({"lamp": [5], "desk": [5, 4, 5, 4, 5], "chair": [1, 2]})
#> review_score_bayesian({"x": [], "y": [0, 6, 3]})
#> review_score_bayesian({})
#> review_score_bayesian({"a": [4, 4], "b": []}, weight=0)
#> review_score_bayesian({"tea": [5, 5, 5, 5], "cup": [5, 1, 5, 1], "pot": [3]}, prior=4.0, weight=10)
#> review_score_bayesian({"lamp": [5], "desk": [5, 4, 5, 4, 5], "chair": [1, 2], "tea": [5, 5, 5, 5], "cup": [5, 1, 5, 1], "pot": [3], "x": [], "y": [0, 6, 3]})

### flight_time_zone_arrival
from datetime import datetime, timedelta, timezone

ZONES = {"FRA": 1, "JFK": -5, "NRT": 9, "DEL": 5.5, "LHR": 0}


def zone(airport):
    return timezone(timedelta(hours=ZONES[airport]))


def flight_time_zone_arrival(legs: list[tuple[str, str, str, int]]) -> str:
    """Local arrival after legs (from, to, local departure, minutes); missed ones are named."""
    ready = None
    arrival = None
    for origin, target, departs, minutes in legs:
        leaves = datetime.fromisoformat(departs).replace(tzinfo=zone(origin))
        if ready is not None and leaves < ready:
            return f"missed {origin}-{target} by {int((ready - leaves).total_seconds() // 60)} min"
        arrival = (leaves + timedelta(minutes=minutes)).astimezone(zone(target))
        ready = arrival + timedelta(minutes=45)
    if arrival is None:
        return "no flights"
    return f"{arrival:%a %d %b %H:%M}"

#> flight_time_zone_arrival([("FRA", "JFK", "2024-01-10T10:00", 520)])
#> flight_time_zone_arrival([("LHR", "FRA", "2024-01-10T08:00", 95), ("FRA", "DEL", "2024-01-10T11:30", 430)])
#> flight_time_zone_arrival([("LHR", "FRA", "2024-01-10T08:00", 95), ("FRA", "NRT", "2024-01-10T11:00", 690)])
#> flight_time_zone_arrival([])
#> flight_time_zone_arrival([("FRA", "LAX", "2024-01-10T10:00", 660)])
#> flight_time_zone_arrival([("NRT", "FRA", "2024-12-31T23:30", 860), ("FRA", "LHR", "2025-01-01T09:00", 100), ("LHR", "JFK", "2025-01-01T12:15", 470)])
#> flight_time_zone_arrival([("LHR", "FRA", "2024-01-10T08:00", 95), ("FRA", "DEL", "2024-01-10T11:30", 430), ("NRT", "FRA", "2024-12-31T23:30", 860), ("FRA", "LHR", "2025-01-01T09:00", 100), ("LHR", "JFK", "2025-01-01T12:15", 470), ("LHR", "FRA", "2024-01-10T08:00", 95), ("FRA", "NRT", "2024-01-10T11:00", 690)])

### tea_blend_cost_per_cup
from fractions import Fraction


def tea_blend_cost_per_cup(recipe: dict[str, str], prices: dict[str, float], grams: int = 3) -> float:
    """Cents for a cup of a blend; the recipe gives parts such as '1/3', the rest is water weed.

    Prices are euros per 100 grams.
    """
    parts = {name: Fraction(text) for name, text in recipe.items()}
    total = sum(parts.values(), Fraction(0))
    if total > 1:
        raise ValueError(f"parts add up to {total}")
    cost = 0.0
    for name, part in parts.items():
        cost += float(part) * grams * prices[name]
    rest = 1 - total
    if rest:
        cost += float(rest) * grams * prices.get("filler", 1.0)
    return round(cost, 3)

#> tea_blend_cost_per_cup({"assam": "1/2", "darjeeling": "1/4"}, {"assam": 4.0, "darjeeling": 9.0})
#> tea_blend_cost_per_cup({"mint": "1"}, {"mint": 3.2}, grams=5)
#> tea_blend_cost_per_cup({}, {"filler": 0.5})
#> tea_blend_cost_per_cup({"a": "2/3", "b": "1/2"}, {"a": 1.0, "b": 1.0})
#> tea_blend_cost_per_cup({"rose": "0.2", "green": "3/5", "lemon": "1/10"}, {"rose": 12.5, "green": 5.0, "lemon": 2.0, "filler": 1.5}, 2)

### noise_level_day_average
from math import log10


def noise_level_day_average(hours: list[float | None], night_penalty: float = 10.0) -> float:
    """Energy mean of hourly noise levels in decibel; hours 22 to 6 weigh more.

    Missing hours are left out; without any value the level is zero.
    """
    energy, counted = 0.0, 0
    for hour, level in enumerate(hours):
        if level is None:
            continue
        clock = hour % 24
        if clock >= 22 or clock < 6:
            level += night_penalty
        energy += 10 ** (level / 10)
        counted += 1
    if counted == 0:
        return 0.0
    return round(10 * log10(energy / counted), 1)

#> noise_level_day_average([40, 40, 38, None, 41, 45, 55, 62, 65])
#> noise_level_day_average([50.0] * 8, night_penalty=0)
#> noise_level_day_average([None, None])
#> noise_level_day_average([])
#> noise_level_day_average([30, 30, 30, 30, 30, 35, 60, 70, 71, 70, 68], 5)
#> noise_level_day_average([30, 30, 30, 30, 30, 35, 60, 70, 71, 70, 68, 40, 40, 38, None, 41, 45, 55, 62, 65], 5)
