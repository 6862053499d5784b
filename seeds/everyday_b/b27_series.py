### is_steady_heartbeat
from statistics import mean, pstdev


def intervals(beats):
    return [b - a for a, b in zip(beats, beats[1:])]


def is_steady_heartbeat(beats: list[int], low: int = 50, high: int = 110, spread: float = 0.1) -> bool:
    """Are beats (milliseconds) regular and at a healthy rate?"""
    gaps = intervals(beats)
    if len(gaps) < 3:
        return False
    average = mean(gaps)
    rate = 60_000 / average
    if not low <= rate <= high:
        return False
    for gap in gaps:
        if abs(gap - average) > 2 * spread * average:
            return False
    return pstdev(gaps) / average <= spread

#> is_steady_heartbeat([0, 800, 1610, 2400, 3195, 4000])
#> is_steady_heartbeat([0, 800, 1610, 2700, 3195, 4000])
#> is_steady_heartbeat([0, 400, 800, 1200, 1600])
#> is_steady_heartbeat([0, 800])
#> is_steady_heartbeat([0, 700, 1500, 2200, 3000, 3700], spread=0.05)
#> is_steady_heartbeat([100, 1000, 1900, 2810, 3700])

### anomaly_days_consecutive
def moving_mean(values, size):
    for index in range(size, len(values)):
        yield index, sum(values[index - size:index]) / size


def anomaly_days_consecutive(sales: list[int], size: int = 3, factor: float = 2.0, days: int = 2) -> bool:
    """Were sales above factor times the mean of the days before, for days in a row?"""
    run = 0
    for index, average in moving_mean(sales, size):
        if average > 0 and sales[index] > factor * average:
            run += 1
            if run >= days:
                return True
        else:
            run = 0
    return False

#> anomaly_days_consecutive([10, 11, 9, 30, 60, 12, 10])
#> anomaly_days_consecutive([10, 11, 9, 30, 11, 40, 10])
#> anomaly_days_consecutive([0, 0, 0, 5, 9, 30])
#> anomaly_days_consecutive([5, 5], size=2)
#> anomaly_days_consecutive([4, 4, 4, 9, 4, 4, 4, 10, 30], factor=1.5, days=1)
#> anomaly_days_consecutive([10, 11, 9, 30, 11, 40, 10, 4, 4, 4, 9, 4, 4, 4, 10, 30])

### stock_max_drawdown
def stock_max_drawdown(prices: list[float]) -> tuple[float, int, int]:
    """Largest fall from a peak in percent, with the days of peak and bottom."""
    if not prices:
        raise ValueError("no prices")
    worst = (0.0, 0, 0)
    peak_day = 0
    for day, price in enumerate(prices):
        if price > prices[peak_day]:
            peak_day = day
        fall = (prices[peak_day] - price) / prices[peak_day] * 100
        if fall > worst[0]:
            worst = (round(fall, 2), peak_day, day)
    return worst

#> stock_max_drawdown([100, 120, 90, 110, 60, 130])
#> stock_max_drawdown([1, 2, 3, 4])
#> stock_max_drawdown([50.5])
#> stock_max_drawdown([])
#> stock_max_drawdown([10, 9.5, 12, 11, 10.8, 12.6, 9.9, 10.1])
#> stock_max_drawdown([10, 9.5, 12, 11, 10.8, 12.6, 9.9, 10.1, 100, 120, 90, 110, 60, 130, 1, 2, 3, 4])

### resample_minutes_to_hours
from collections import defaultdict


def hour_of(stamp):
    return int(stamp.split(":")[0])


AGGREGATES = {"sum": sum, "max": max, "min": min, "mean": lambda v: round(sum(v) / len(v), 2), "count": len}


def resample_minutes_to_hours(readings, how="mean", fill=None):
    hours = defaultdict(list)
    for stamp, value in readings:
        hours[hour_of(stamp)].append(value)
    if not hours:
        return {}
    table = {}
    for hour in range(min(hours), max(hours) + 1):
        if hour in hours:
            table[hour] = AGGREGATES[how](hours[hour])
        elif fill is not None:
            table[hour] = fill
    return table

#> resample_minutes_to_hours([("09:10", 20.5), ("09:40", 21.5), ("11:05", 23.0)])
#> resample_minutes_to_hours([("09:10", 20.5), ("09:40", 21.5), ("11:05", 23.0)], how="max", fill=0.0)
#> resample_minutes_to_hours([])
#> resample_minutes_to_hours([("23:59", 1), ("23:58", 2), ("23:00", 4)], "sum")
#> resample_minutes_to_hours([("noon", 1)])
#> resample_minutes_to_hours([("07:00", 3), ("08:00", 3), ("08:30", 9), ("09:59", 1)], "count")
#> resample_minutes_to_hours([("07:00", 3), ("08:00", 3), ("08:30", 9), ("09:59", 1), ("23:59", 1), ("23:58", 2), ("23:00", 4)], "count")
#> resample_minutes_to_hours([("09:10", 20.5), ("09:40", 21.5), ("11:05", 23.0), ("23:59", 1), ("23:58", 2), ("23:00", 4)], how="max", fill=0.0)

### fill_gaps_linear
def gaps(values):
    """(first, last) index of every run of None."""
    start = None
    for index, value in enumerate([*values, 0]):
        if value is None and start is None:
            start = index
        elif value is not None and start is not None:
            yield start, index - 1
            start = None


def fill_gaps_linear(values, longest=3):
    """Fill short gaps between two values on a straight line; others stay."""
    filled = list(values)
    for first, last in gaps(values):
        if first == 0 or last == len(values) - 1:
            continue
        if last - first + 1 > longest:
            continue
        left, right = values[first - 1], values[last + 1]
        step = (right - left) / (last - first + 2)
        for offset in range(last - first + 1):
            filled[first + offset] = round(left + step * (offset + 1), 3)
    return filled

#> fill_gaps_linear([1, None, 3, None, None, 9])
#> fill_gaps_linear([None, 2, None])
#> fill_gaps_linear([0, None, None, None, None, 10])
#> fill_gaps_linear([])
#> fill_gaps_linear([10, None, None, 4], longest=1)
#> fill_gaps_linear([20.0, None, 21.5, 22.0, None, None, 20.5])
#> fill_gaps_linear([1, None, 3, None, None, 9, 20.0, None, 21.5, 22.0, None, None, 20.5, 0, None, None, None, None, 10])

### correlation_strength_label
from math import sqrt


class TooFewPairs(ValueError):
    pass


def pearson(xs, ys):
    n = len(xs)
    mx, my = sum(xs) / n, sum(ys) / n
    covariance = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    spread = sqrt(sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys))
    return covariance / spread if spread else 0.0


def correlation_strength_label(pairs: list[tuple[float, float]]) -> str:
    clean = [(x, y) for x, y in pairs if x is not None and y is not None]
    if len(clean) < 3:
        raise TooFewPairs(len(clean))
    r = pearson(*zip(*clean))
    for limit, word in ((0.8, "strong"), (0.5, "medium"), (0.2, "weak")):
        if abs(r) >= limit:
            return f"{word} {'positive' if r > 0 else 'negative'} ({r:.2f})"
    return "none"

#> correlation_strength_label([(1, 2), (2, 4.1), (3, 6), (4, 8.2)])
#> correlation_strength_label([(1, 9), (2, 7), (3, 8), (4, 2)])
#> correlation_strength_label([(1, 5), (2, 5), (3, 5)])
#> correlation_strength_label([(1, 5), (2, None)])
#> correlation_strength_label([(1, 2), (2, 1), (3, 3), (4, 1), (5, 3)])
#> correlation_strength_label([(1, 2), (2, 1), (3, 3), (4, 1), (5, 3), (1, 2), (2, 4.1), (3, 6), (4, 8.2)])

### peak_hours_of_traffic
from collections import Counter


def peak_hours_of_traffic(log: list[str], share: float = 0.5) -> list[int]:
    hours = Counter()
    for line in log:
        clock = line.split(" ", 1)[0]
        hours[int(clock[:2])] += 1
    wanted = share * sum(hours.values())
    peak, covered = [], 0
    for hour, count in sorted(hours.items(), key=lambda item: (-item[1], item[0])):
        if covered >= wanted:
            break
        peak.append(hour)
        covered += count
    return sorted(peak)

#> peak_hours_of_traffic(["14:05:33 GET /", "14:06:00 GET /a", "09:00:01 POST /b", "15:59:59 GET /"])
#> peak_hours_of_traffic(["14:05:33 GET /", "14:06:00 GET /a", "09:00:01 POST /b", "15:59:59 GET /"], share=0.9)
#> peak_hours_of_traffic([])
#> peak_hours_of_traffic(["xx:yy"])
#> peak_hours_of_traffic(["00:10:00 a", "01:10:00 a", "02:10:00 a", "03:10:00 a", "03:20:00 a"], 0.6)
#> peak_hours_of_traffic(["14:05:33 GET /", "14:06:00 GET /a", "09:00:01 POST /b", "15:59:59 GET /", "00:10:00 a", "01:10:00 a", "02:10:00 a", "03:10:00 a", "03:20:00 a", "14:05:33 GET /", "14:06:00 GET /a", "09:00:01 POST /b", "15:59:59 GET /"], share=0.9)

### quantile_summary_five
def quantile(ordered, q):
    position = q * (len(ordered) - 1)
    low = int(position)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (position - low)


def quantile_summary_five(values):
    if not values:
        return {}
    ordered = sorted(values)
    names = ("min", "q1", "median", "q3", "max")
    summary = {name: round(quantile(ordered, i / 4), 3) for i, name in enumerate(names)}
    reach = 1.5 * (summary["q3"] - summary["q1"])
    outliers = 0
    for value in ordered:
        if value < summary["q1"] - reach or value > summary["q3"] + reach:
            outliers += 1
    return summary | {"outliers": outliers}

#> quantile_summary_five([7, 1, 3, 5, 9])
#> quantile_summary_five([10, 12, 11, 13, 12, 90])
#> quantile_summary_five([])
#> quantile_summary_five([4.5])
#> quantile_summary_five([-50, 1, 2, 2, 3, 3, 4, 100])
#> quantile_summary_five([-50, 1, 2, 2, 3, 3, 4, 100, 10, 12, 11, 13, 12, 90, 7, 1, 3, 5, 9])

### game_win_probability
from functools import lru_cache


def game_win_probability(target: int, faces: int = 4, goal_sum: int = 8) -> float:
    """Chance that a running sum of dice hits a target number exactly."""
    if faces < 1:
        raise ValueError("dice have faces")

    @lru_cache(maxsize=None)
    def chance(total):
        if total == target:
            return 1.0
        if total > target or total >= goal_sum:
            return 0.0
        return sum(chance(total + face) for face in range(1, faces + 1)) / faces

    return round(chance(0), 4)

#> game_win_probability(3)
#> game_win_probability(5, faces=2)
#> game_win_probability(0)
#> game_win_probability(9)
#> game_win_probability(4, 0)
#> game_win_probability(6, 3)

### energy_meter_cost
from datetime import time

TARIFF = [(time(0), time(6), 0.18), (time(6), time(22), 0.32), (time(22), time.max, 0.18)]


def price_at(clock):
    for start, end, price in TARIFF:
        if start <= clock < end:
            return price


def energy_meter_cost(readings: list[tuple[str, float]], base: float = 0.0) -> float:
    cost = base
    previous = None
    for text, meter in readings:
        hour, minute = map(int, text.split(":"))
        if previous is not None:
            used = meter - previous
            if used < 0:
                raise ValueError(f"meter runs backwards at {text}")
            cost += used * price_at(time(hour, minute))
        previous = meter
    return round(cost, 2)

#> energy_meter_cost([("05:00", 100.0), ("07:00", 102.5), ("23:00", 110.0)])
#> energy_meter_cost([("05:00", 100.0)], base=9.9)
#> energy_meter_cost([])
#> energy_meter_cost([("10:00", 10), ("11:00", 9)])
#> energy_meter_cost([("00:30", 0), ("05:59", 4), ("06:00", 5), ("21:59", 20), ("22:00", 21)], 1.5)
#> energy_meter_cost([("00:30", 0), ("05:59", 4), ("06:00", 5), ("21:59", 20), ("22:00", 21), ("05:00", 100.0), ("07:00", 102.5), ("23:00", 110.0)], 1.5)

### running_club_paces
import re

TIME = re.compile(r"(?:(\d+):)?(\d{1,2}):(\d{2})")


def seconds(text):
    match = TIME.fullmatch(text)
    if match is None:
        raise ValueError(f"no time: {text}")
    hours, minutes, rest = (int(part or 0) for part in match.groups())
    return hours * 3600 + minutes * 60 + rest


def pace(total, kilometres):
    minutes, rest = divmod(round(total / kilometres), 60)
    return f"{minutes}:{rest:02d}"


def running_club_paces(results: dict[str, str], kilometres: float) -> list[str]:
    timed, broken = [], []
    for name, text in results.items():
        try:
            timed.append((seconds(text), name))
        except ValueError as error:
            broken.append(f"{name}: {error}")
    return [f"{name} {pace(total, kilometres)}/km" for total, name in sorted(timed)] + broken

#> running_club_paces({"Ann": "48:20", "Bob": "1:02:05", "Cy": "DNF"}, 10)
#> running_club_paces({"Di": "4:59"}, 1)
#> running_club_paces({}, 5)
#> running_club_paces({"Ed": "20:00", "Flo": "19:59"}, 0)
#> running_club_paces({"Kim": "1:45:30", "Lou": "2:10:00", "Max": "1:45:29"}, 21.1)
#> running_club_paces({"Ann": "48:20", "Bob": "1:02:05", "Cy": "DNF", "Kim": "1:45:30", "Lou": "2:10:00", "Max": "1:45:29"}, 10)

### battery_cycles_used
def battery_cycles_used(levels: list[int], noise: int = 1) -> float:
    """Equivalent full cycles from a series of charge levels in percent.

    Only falling levels count; changes up to the noise are ignored.
    """
    used = 0
    reference = levels[0] if levels else 0
    for level in levels[1:]:
        if not 0 <= level <= 100:
            raise ValueError(f"level {level}")
        change = level - reference
        if abs(change) <= noise:
            continue
        if change < 0:
            used -= change
        reference = level
    return used / 100

#> battery_cycles_used([100, 80, 60, 90, 40])
#> battery_cycles_used([50, 49, 50, 49])
#> battery_cycles_used([])
#> battery_cycles_used([90, 120])
#> battery_cycles_used([100, 97, 93, 94, 90, 100, 20, 60, 10], noise=3)
#> battery_cycles_used([100, 80, 60, 90, 40, 100, 97, 93, 94, 90, 100, 20, 60, 10, 50, 49, 50, 49])

### survey_likert_average
SCALE = {"strongly agree": 5, "agree": 4, "neutral": 3, "disagree": 2, "strongly disagree": 1}
REVERSED = {"q2", "q4"}


def points(question, answer):
    value = SCALE[answer.strip().lower()]
    return 6 - value if question in REVERSED else value


def survey_likert_average(sheets: list[dict[str, str]], minimum: int = 2) -> float | None:
    means = []
    for sheet in sheets:
        values = []
        for question, answer in sheet.items():
            try:
                values.append(points(question, answer))
            except KeyError:
                continue
        if len(values) >= minimum:
            means.append(sum(values) / len(values))
    if not means:
        return None
    return round(sum(means) / len(means), 2)

#> survey_likert_average([{"q1": "agree", "q2": "Disagree"}, {"q1": "neutral", "q2": "n/a", "q3": "agree"}])
#> survey_likert_average([{"q1": "agree"}])
#> survey_likert_average([])
#> survey_likert_average([{"q4": "strongly agree"}, {"q5": " Strongly Agree "}], minimum=1)
#> survey_likert_average([{"q1": "?", "q2": "!"}, {"q1": "agree", "q3": "disagree", "q4": "neutral"}])
#> survey_likert_average([{"q1": "?", "q2": "!"}, {"q1": "agree", "q3": "disagree", "q4": "neutral"}, {"q1": "agree", "q2": "Disagree"}, {"q1": "neutral", "q2": "n/a", "q3": "agree"}, {"q4": "strongly agree"}, {"q5": " Strongly Agree "}])

### moving_range_control_chart
def moving_range_control_chart(values: list[float]) -> bool:
    if len(values) < 2:
        raise ValueError("two values needed")
    centre = sum(values) / len(values)
    ranges = [abs(b - a) for a, b in zip(values, values[1:])]
    sigma = sum(ranges) / len(ranges) / 1.128
    side, run = 0, 0
    for value in values:
        if abs(value - centre) > 3 * sigma:
            return False
        current = (value > centre) - (value < centre)
        run = run + 1 if current == side and current else 1
        side = current
        if run >= 6:
            return False
    return True

#> moving_range_control_chart([10.1, 9.9, 10.0, 10.2, 9.8, 10.1])
#> moving_range_control_chart([10, 10.1, 9.9, 10, 10.1, 18, 10, 9.9])
#> moving_range_control_chart([1, 1.5, 1.2, 1.6, 1.1, 1.4, 3, 3.3, 2.9])
#> moving_range_control_chart([5])
#> moving_range_control_chart([2, 2, 2, 2])
#> moving_range_control_chart([2, 2, 2, 2, 1, 1.5, 1.2, 1.6, 1.1, 1.4, 3, 3.3, 2.9])

### tournament_swiss_pairing
def tournament_swiss_pairing(points: dict[str, float], played: set[frozenset]) -> list[tuple[str, str]]:
    waiting = sorted(points, key=lambda name: (-points[name], name))
    pairs = []
    while len(waiting) > 1:
        first = waiting.pop(0)
        for index, other in enumerate(waiting):
            if frozenset((first, other)) not in played:
                pairs.append((first, waiting.pop(index)))
                break
        else:
            # everybody has met: play again against the nearest
            pairs.append((first, waiting.pop(0)))
    if waiting:
        pairs.append((waiting[0], "bye"))
    return pairs

#> tournament_swiss_pairing({"ann": 2, "bob": 1, "cy": 2, "dee": 1}, set())
#> tournament_swiss_pairing({"ann": 2, "bob": 1, "cy": 2, "dee": 1}, {frozenset(("ann", "cy"))})
#> tournament_swiss_pairing({"a": 0, "b": 0, "c": 0}, set())
#> tournament_swiss_pairing({}, set())
#> tournament_swiss_pairing({"x": 1, "y": 0}, {frozenset(("x", "y"))})
#> tournament_swiss_pairing({"a": 0, "b": 0, "c": 0, "ann": 2, "bob": 1, "cy": 2, "dee": 1}, set())
#> tournament_swiss_pairing({"ann": 2, "bob": 1, "cy": 2, "dee": 1, "a": 0, "b": 0, "c": 0}, {frozenset(("ann", "cy"))})

### cohort_retention_rates
def cohort_retention_rates(signups: dict[str, int], activity: list[tuple[str, int]], weeks: int = 3) -> dict[int, list[float]]:
    active: dict[str, set[int]] = {}
    for user, week in activity:
        active.setdefault(user, set()).add(week)
    cohorts: dict[int, list[str]] = {}
    for user, week in signups.items():
        cohorts.setdefault(week, []).append(user)
    table = {}
    for start, users in sorted(cohorts.items()):
        rates = []
        for offset in range(1, weeks + 1):
            kept = sum(start + offset in active.get(user, ()) for user in users)
            rates.append(round(kept / len(users), 2))
        table[start] = rates
    return table

#> cohort_retention_rates({"ann": 1, "bob": 1, "cy": 2}, [("ann", 2), ("ann", 3), ("bob", 2), ("cy", 4)])
#> cohort_retention_rates({}, [])
#> cohort_retention_rates({"x": 5}, [("x", 5), ("x", 6), ("y", 7)], weeks=2)
#> cohort_retention_rates({"a": 1, "b": 1, "c": 1}, [("a", 2), ("b", 3)], 2)
#> cohort_retention_rates({"k": 10, "l": 11}, [("k", 11), ("l", 12), ("k", 12), ("k", 13)], 3)
#> cohort_retention_rates({"k": 10, "l": 11, "a": 1, "b": 1, "c": 1}, [("k", 11), ("l", 12), ("k", 12), ("k", 13), ("a", 2), ("b", 3)], 3)
