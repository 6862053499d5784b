### solar_panel_yield
from dataclasses import dataclass

SUN_HOURS = [1.0, 1.9, 3.1, 4.5, 5.2, 5.4, 5.3, 4.6, 3.5, 2.1, 1.2, 0.8]
DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


@dataclass
class Roof:
    area: float
    angle: int
    shading: float = 0.0

    @property
    def efficiency(self):
        off = abs(self.angle - 35)
        return 0.2 * (1 - off / 180) * (1 - self.shading)


def solar_panel_yield(roofs: list[tuple], months: tuple[int, ...] = tuple(range(1, 13))) -> float:
    total = 0.0
    for roof in (Roof(*row) for row in roofs):
        for month in months:
            total += roof.area * roof.efficiency * SUN_HOURS[month - 1] * DAYS[month - 1]
    return round(total, 1)

#> solar_panel_yield([(20, 35), (10, 60, 0.1)], (5, 6, 7))
#> solar_panel_yield([(5.5, 0)])
#> solar_panel_yield([])
#> solar_panel_yield([(10, 35)], (13,))
#> solar_panel_yield([(8, 90, 0.25), (12.5, 20)], (1, 12, 2, 11))

### bisection_break_even
def profit(units, price, variable, fixed):
    discount = 0.9 if units > 1000 else 1.0
    return units * (price - variable * discount) - fixed


def bisection_break_even(price, variable, fixed, most=10_000):
    low, high = 0, most
    if profit(high, price, variable, fixed) < 0:
        return None
    while low < high:
        middle = (low + high) // 2
        if profit(middle, price, variable, fixed) >= 0:
            high = middle
        else:
            low = middle + 1
    return low

#> bisection_break_even(10.0, 6.0, 1800)
#> bisection_break_even(5.0, 4.9, 3000)
#> bisection_break_even(1.0, 2.0, 10)
#> bisection_break_even(99.0, 1.0, 0)
#> bisection_break_even(12.5, 7.25, 25000, most=6000)

### marathon_pace_splits
def parse(text):
    seconds = 0
    for part in text.split(":"):
        seconds = seconds * 60 + int(part)
    return seconds


def show(seconds):
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


class Runner:
    def __init__(self, splits):
        self.splits = [parse(split) for split in splits]

    def paces(self, km):
        previous = 0
        for split in self.splits:
            yield (split - previous) / km
            previous = split

    def negative_split(self):
        half = len(self.splits) // 2
        return self.splits[-1] - self.splits[half - 1] < self.splits[half - 1]


def marathon_pace_splits(splits, km=5.0):
    runner = Runner(splits)
    if len(splits) < 2:
        return "too short"
    best = min(runner.paces(km))
    mark = " negative" if runner.negative_split() else ""
    return f"{show(runner.splits[-1])} best {best:.1f}{mark}"

#> marathon_pace_splits(["25:00", "50:30", "1:15:00", "1:39:10"])
#> marathon_pace_splits(["5:00", "9:30"], km=1)
#> marathon_pace_splits(["12:00"])
#> marathon_pace_splits(["10:00", "20:00", "31:05", "41:59", "52:00", "1:02:30"], 2.5)
#> marathon_pace_splits(["10", "fast"])

### crop_rotation_profit
from functools import cache

PROFIT = {"corn": 50, "beans": 30, "wheat": 40, "fallow": 0}
FOLLOWS = {"corn": {"beans", "fallow"}, "beans": {"corn", "wheat"}, "wheat": {"beans", "fallow", "corn"}, "fallow": set(PROFIT)}


def crop_rotation_profit(years: int, start: str = "fallow", bonus: int = 10) -> int:
    """The best profit over some years when only some crops may follow another; after fallow there is a bonus."""

    @cache
    def best(crop, left):
        if left == 0:
            return 0
        options = []
        for following in sorted(FOLLOWS[crop]):
            gain = PROFIT[following]
            if crop == "fallow" and following != "fallow":
                gain += bonus
            options.append(gain + best(following, left - 1))
        return max(options)

    return best(start, years)

#> crop_rotation_profit(1)
#> crop_rotation_profit(2, "corn")
#> crop_rotation_profit(0, "wheat")
#> crop_rotation_profit(3, bonus=100)
#> crop_rotation_profit(1, "rice")
#> crop_rotation_profit(4, "beans", 0)

### image_histogram_threshold
def otsu(histogram):
    total = sum(histogram)
    weighted = sum(level * count for level, count in enumerate(histogram))
    best_level, best_variance = 0, -1.0
    weight = partial = 0
    for level, count in enumerate(histogram):
        weight += count
        if weight == 0:
            continue
        if weight == total:
            break
        partial += level * count
        low = partial / weight
        high = (weighted - partial) / (total - weight)
        variance = weight * (total - weight) * (low - high) ** 2
        if variance > best_variance:
            best_level, best_variance = level, variance
    return best_level


def image_histogram_threshold(pixels: list[int], levels: int = 8) -> tuple[int, int]:
    histogram = [0] * levels
    for pixel in pixels:
        histogram[pixel] += 1
    threshold = otsu(histogram)
    return threshold, sum(histogram[threshold + 1:])

#> image_histogram_threshold([0, 1, 1, 0, 6, 7, 7, 6, 6])
#> image_histogram_threshold([3, 3, 3])
#> image_histogram_threshold([], 2)
#> image_histogram_threshold([0, 8])
#> image_histogram_threshold([1, 2, 2, 3, 4, 4, 5, 1], levels=6)

### trip_currency_best_atm
from decimal import ROUND_HALF_UP, Decimal


class Atm:
    def __init__(self, name, fee, percent, most):
        self.name = name
        self.fee, self.percent, self.most = Decimal(fee), Decimal(percent), Decimal(most)

    def cost(self, amount):
        times = -(-amount // self.most)
        return times * self.fee + amount * self.percent / 100


ATMS = (Atm("airport", "0", "7.5", "200"), Atm("bank", "5", "1", "500"), Atm("kiosk", "2.5", "3", "100"))


def trip_currency_best_atm(amounts: list[str]) -> Decimal:
    total = Decimal(0)
    for text in amounts:
        amount = Decimal(text)
        cheapest = None
        for atm in (Atm("airport", "0", "7.5", "200"), *ATMS[1:]):
            cost = atm.cost(amount)
            if cheapest is None or cost < cheapest:
                cheapest = cost
        total += cheapest
    return total.quantize(Decimal("0.01"), ROUND_HALF_UP)

#> trip_currency_best_atm(["50", "300", "80.5"])
#> trip_currency_best_atm(["1000"])
#> trip_currency_best_atm([])
#> trip_currency_best_atm(["ten"])
#> trip_currency_best_atm(["20", "40", "60", "110"])
#> trip_currency_best_atm(["50", "300", "80.5", "1000"])
#> trip_currency_best_atm(["1000", "20", "40", "60", "110"])

### rocket_fuel_stages
class Stage:
    G = 9.81

    def __init__(self, dry, fuel, impulse):
        self.dry, self.fuel, self.impulse = dry, fuel, impulse

    def delta_v(self, payload):
        from math import log
        start = self.dry + self.fuel + payload
        return self.impulse * self.G * log(start / (self.dry + payload))

    @property
    def mass(self):
        return self.dry + self.fuel


def rocket_fuel_stages(stages: list[tuple[float, float, float]], payload: float, needed: float = 7800) -> bool:
    """Whether stages (dry, fuel, impulse) from the bottom up bring a payload to the needed speed."""
    rocket = [Stage(*stage) for stage in stages]
    speed = 0.0
    while rocket:
        bottom = rocket.pop(0)
        above = payload + sum(stage.mass for stage in rocket)
        speed += bottom.delta_v(above)
        if speed >= needed:
            return True
    return False

#> rocket_fuel_stages([(20, 400, 280), (4, 90, 340)], 10)
#> rocket_fuel_stages([(20, 400, 280)], 10)
#> rocket_fuel_stages([], 1)
#> rocket_fuel_stages([(30, 300, 260), (8, 60, 320), (1, 9, 300)], 2, 9000)
#> rocket_fuel_stages([(5, 10, 200), (5, 10, 200)], 50, needed=500)
#> rocket_fuel_stages([(20, 400, 280), (4, 90, 340), (5, 10, 200), (5, 10, 200)], 10)
#> rocket_fuel_stages([(20, 400, 280), (5, 10, 200), (5, 10, 200)], 10)

### statistics_trimmed_mean
from statistics import StatisticsError, fmean, stdev


def trimmed(values, share):
    ordered = sorted(values)
    cut = int(len(ordered) * share)
    return ordered[cut:len(ordered) - cut]


def statistics_trimmed_mean(series: dict[str, list[float]], share: float = 0.2) -> dict[str, float | None]:
    result: dict[str, float | None] = {}
    for name, values in series.items():
        kept = trimmed(values, share)
        try:
            spread = stdev(kept)
        except StatisticsError:
            result[name] = None
            continue
        result[name] = round(fmean(kept), 2) if spread > 0 else None
    return result

#> statistics_trimmed_mean({"a": [1, 2, 3, 4, 100], "b": [5, 5, 5], "c": []})
#> statistics_trimmed_mean({"x": [10, 20]}, share=0.5)
#> statistics_trimmed_mean({})
#> statistics_trimmed_mean({"p": [3.5, 1.5, 2.5, 9.5, 0.5, 4.5], "q": [7]}, 0.1)
#> statistics_trimmed_mean({"t": [1, 1, 1, 2], "u": [-5, 0, 5, 10, 1000, -1000]}, 0.25)
#> statistics_trimmed_mean({"a": [1, 2, 3, 4, 100], "b": [5, 5, 5], "c": [], "x": [10, 20]})
#> statistics_trimmed_mean({"x": [10, 20], "a": [1, 2, 3, 4, 100], "b": [5, 5, 5], "c": []})
#> statistics_trimmed_mean({"p": [3.5, 1.5, 2.5, 9.5, 0.5, 4.5], "q": [7], "t": [1, 1, 1, 2], "u": [-5, 0, 5, 10, 1000, -1000]}, 0.1)

### sea_level_tide_windows
import math


def height(hour, mean, range_, shift):
    return mean + range_ / 2 * math.cos(2 * math.pi * (hour - shift) / 12.4)


def sea_level_tide_windows(draft: float, mean: float, range_: float, shift: float = 0.0, hours: int = 24) -> list[tuple[int, int]]:
    """Hours in which a boat with a draft can enter the harbour, as (first, last) by full hours."""
    windows = []
    start = None
    for hour in range(hours + 1):
        deep = hour < hours and height(hour, mean, range_, shift) >= draft
        if deep and start is None:
            start = hour
        elif not deep and start is not None:
            windows.append((start, hour - 1))
            start = None
    return windows

#> sea_level_tide_windows(2.5, 2.0, 3.0, hours=14)
#> sea_level_tide_windows(9.0, 2.0, 3.0, hours=10)
#> sea_level_tide_windows(0.1, 2.0, 3.0, hours=5)
#> sea_level_tide_windows(1.0, 1.0, 1.0, 6.2, 12)
#> sea_level_tide_windows(2.0, 2.0, 2.0, 3, hours=0)
#> sea_level_tide_windows(2.2, 1.5, 4.0, 5.0, 18)

### phone_plan_cheapest
PLANS = {
    "pay": {"base": 0, "minute": 9, "sms": 9, "mb": 24},
    "basic": {"base": 499, "minute": 9, "sms": 9, "mb": 1, "free_mb": 500},
    "flat": {"base": 1499, "minute": 0, "sms": 0, "mb": 1, "free_mb": 5000},
}


def cost(plan, usage):
    total = plan["base"]
    for kind, amount in usage.items():
        billable = max(0, amount - plan.get(f"free_{kind}", 0))
        total += billable * plan[kind]
    return total


def phone_plan_cheapest(months, locked=1):
    total = 0
    for start in range(0, len(months), locked):
        block = months[start:start + locked]
        best = None
        for plan in PLANS.values():
            price = sum(cost(plan, usage) for usage in block)
            if best is None or price < best:
                best = price
        total += best
    return total

#> phone_plan_cheapest([{"minute": 10, "mb": 5}, {"minute": 200, "sms": 50, "mb": 3000}])
#> phone_plan_cheapest([{"minute": 10, "mb": 5}, {"minute": 200, "sms": 50, "mb": 3000}], locked=2)
#> phone_plan_cheapest([])
#> phone_plan_cheapest([{"fax": 1}])
#> phone_plan_cheapest([{"mb": 600}, {"mb": 20}, {"sms": 60}], 2)
