### credit_score_points
RULES = (
    ("income", lambda a: a["income"] >= 3000, 25),
    ("stable job", lambda a: a.get("years_employed", 0) >= 2, 20),
    ("no debts", lambda a: not a.get("debts"), 30),
    ("young file", lambda a: a.get("accounts", 0) < 2, -15),
    ("late payments", lambda a: a.get("late", 0) > 1, -40),
)


def score(applicant):
    points, reasons = 50, []
    for name, test, weight in RULES:
        if test(applicant):
            points += weight
            reasons.append(name)
    return max(0, min(100, points)), reasons


def credit_score_points(applicants: list[dict]) -> dict[str, int]:
    table = {}
    for applicant in applicants:
        points, _ = score(applicant)
        table[applicant["name"]] = points
    return dict(sorted(table.items(), key=lambda item: (-item[1], item[0])))

#> credit_score_points([{"name": "Ann", "income": 4200, "years_employed": 5, "accounts": 3}, {"name": "Bo", "income": 1800, "debts": [500], "late": 2}])
#> credit_score_points([{"name": "Cy", "income": 3000}])
#> credit_score_points([])
#> credit_score_points([{"name": "Di"}])
#> credit_score_points([{"name": "Ed", "income": 2500, "accounts": 4}, {"name": "Flo", "income": 2500, "accounts": 4}, {"name": "Gus", "income": 9000, "years_employed": 1, "accounts": 2, "late": 3}])
#> credit_score_points([{"name": "Cy", "income": 3000}, {"name": "Ed", "income": 2500, "accounts": 4}, {"name": "Flo", "income": 2500, "accounts": 4}, {"name": "Gus", "income": 9000, "years_employed": 1, "accounts": 2, "late": 3}])

### discount_eligible
from datetime import date


def age_on(born, day):
    had_birthday = (day.month, day.day) >= (born.month, born.day)
    return day.year - born.year - (not had_birthday)


def discount_eligible(customer, today):
    day = date.fromisoformat(today)
    born = customer.get("born")
    if born:
        age = age_on(date.fromisoformat(born), day)
        if age < 14 or age >= 65:
            return True
    card = customer.get("student_card")
    if card is not None:
        valid_until = date.fromisoformat(card)
        if valid_until >= day:
            return True
    return customer.get("member", False) and customer.get("visits", 0) >= 5

#> discount_eligible({"born": "2011-06-15"}, "2024-06-15")
#> discount_eligible({"born": "2010-06-15"}, "2024-06-15")
#> discount_eligible({"born": "1990-01-01", "student_card": "2024-09-30"}, "2024-10-01")
#> discount_eligible({"student_card": "2024-09-30"}, "2024-09-30")
#> discount_eligible({"member": True, "visits": 7}, "2024-02-01")
#> discount_eligible({"born": "1958-03-01", "member": False}, "2023-02-28")
#> discount_eligible({"born": "yesterday"}, "2023-02-28")

### rolling_zscore_outliers
from statistics import mean, pstdev


def rolling_zscore_outliers(values: list[float], window: int = 4, limit: float = 2.0) -> list[int]:
    """Positions whose value is far away from the window before it."""
    if window < 2:
        raise ValueError("window of at least two values needed")
    outliers = []
    for index in range(window, len(values)):
        history = values[index - window:index]
        spread = pstdev(history)
        distance = abs(values[index] - mean(history))
        if spread == 0:
            if distance > 0:
                outliers.append(index)
        elif distance / spread > limit:
            outliers.append(index)
    return outliers

#> rolling_zscore_outliers([10, 12, 11, 13, 40, 12, 11])
#> rolling_zscore_outliers([5, 5, 5, 5, 5, 6])
#> rolling_zscore_outliers([1, 2, 3])
#> rolling_zscore_outliers([3, 4, 3, 4, 3, 9, 3], window=2, limit=3)
#> rolling_zscore_outliers([1, 2, 3, 4], window=1)
#> rolling_zscore_outliers([10, 12, 11, 13, 40, 12, 11, 3, 4, 3, 4, 3, 9, 3, 5, 5, 5, 5, 5, 6])
#> rolling_zscore_outliers([3, 4, 3, 4, 3, 9, 3, 10, 12, 11, 13, 40, 12, 11, 5, 5, 5, 5, 5, 6], window=2, limit=3)

### trend_direction_label
def slope(values):
    """Least squares slope of values over their positions."""
    n = len(values)
    mean_x = (n - 1) / 2
    mean_y = sum(values) / n
    top = sum((x - mean_x) * (y - mean_y) for x, y in enumerate(values))
    bottom = sum((x - mean_x) ** 2 for x in range(n))
    return top / bottom


def trend_direction_label(values: list[float], tolerance: float = 0.1) -> str:
    """Describe where a series goes, e.g. for the monthly mail."""
    if len(values) < 2:
        return "too short"
    k = slope(values)
    if abs(k) <= tolerance:
        return "flat"
    word = "rising" if k > 0 else "falling"
    if abs(k) > 10 * tolerance:
        word = f"{word} fast"
    return f"{word} ({k:+.2f} per step)"

#> trend_direction_label([10, 10.1, 9.9, 10])
#> trend_direction_label([1, 2, 3, 5, 8])
#> trend_direction_label([5])
#> trend_direction_label([8, 7.5, 7.2, 6.9, 6.1])
#> trend_direction_label([100, 140, 90, 200], tolerance=2.0)
#> trend_direction_label([1, 2, 3, 5, 8, 8, 7.5, 7.2, 6.9, 6.1, 100, 140, 90, 200])

### histogram_text_bars
from collections import Counter


def histogram_text_bars(values: list[float], width: float, bar: str = "#") -> str:
    """A histogram in text: one line per bin, empty bins between included."""
    if width <= 0:
        raise ValueError("bins need a width")
    if not values:
        return "(no data)"
    bins = Counter(int(value // width) for value in values)
    lines = []
    for number in range(min(bins), max(bins) + 1):
        low = number * width
        label = f"{low:g}-{low + width:g}"
        lines.append(f"{label} {bar * bins[number]}".rstrip())
    return "\n".join(lines)

#> histogram_text_bars([1, 2, 2.5, 7, 8.9], 2)
#> histogram_text_bars([10, 12, 35, 38, 39], 10, bar="*")
#> histogram_text_bars([], 5)
#> histogram_text_bars([1, 2], 0)
#> histogram_text_bars([-3, -1, 0.5, 4], 2.5)
#> histogram_text_bars([1, 2, 2.5, 7, 8.9, -3, -1, 0.5, 4, 10, 12, 35, 38, 39], 2)

### exponential_smoothing_last
def exponential_smoothing_last(values, alpha=0.5):
    """Smoothed level at the end of a series; gaps (None) keep the level.

    The first value that is there starts the level.
    """
    if not 0 < alpha <= 1:
        raise ValueError(f"alpha {alpha} is not in (0, 1]")
    level = None
    for value in values:
        if value is None:
            continue
        if level is None:
            level = value
        else:
            level = alpha * value + (1 - alpha) * level
    return round(level, 3) if level is not None else 0.0

#> exponential_smoothing_last([10, 20, 30])
#> exponential_smoothing_last([8, None, None, 4, 6], alpha=0.25)
#> exponential_smoothing_last([None, None])
#> exponential_smoothing_last([1, 2], 1.5)
#> exponential_smoothing_last([100, 80, 120, None, 90, 110], 0.1)
#> exponential_smoothing_last([8, None, None, 4, 6, 100, 80, 120, None, 90, 110, 10, 20, 30], alpha=0.25)
#> exponential_smoothing_last([100, 80, 120, None, 90, 110, 8, None, None, 4, 6, 10, 20, 30], 0.1)

### median_filter_signal
from statistics import median


def median_filter_signal(signal, radius=1):
    if not signal:
        return []
    padded = [signal[0]] * radius + signal + [signal[-1]] * radius
    size = 2 * radius + 1
    smooth = []
    for start in range(len(signal)):
        smooth.append(median(padded[start:start + size]))
    changed = [i for i, (a, b) in enumerate(zip(signal, smooth)) if a != b]
    # nothing to gain from a second pass when little has changed
    if radius > 1 and len(changed) > len(signal) // 2:
        return median_filter_signal(smooth, radius - 1)
    return smooth

#> median_filter_signal([3, 3, 90, 4, 4, 5])
#> median_filter_signal([1, 9, 2, 8, 3, 7, 4, 6], radius=2)
#> median_filter_signal([])
#> median_filter_signal([7], 3)
#> median_filter_signal([10, 20, 30, 40, 50], 2)
#> median_filter_signal([1, 9, 2, 8, 3, 7, 4, 6, 3, 3, 90, 4, 4, 5, 10, 20, 30, 40, 50], radius=2)

### quiz_scoring_with_penalty
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    answer: str
    points: int = 1
    penalty: int = 0


SHEET = {
    "q1": Question("b"),
    "q2": Question("d", points=2),
    "q3": Question("a", points=3, penalty=1),
    "q4": Question("true", points=1, penalty=1),
}


def grade(question, given):
    if given is None:
        return 0
    if given.strip().lower() == question.answer:
        return question.points
    return -question.penalty


def quiz_scoring_with_penalty(answers: dict[str, str | None], passing: int = 4) -> tuple[int, bool]:
    """Points of an answer sheet and whether it passes."""
    unknown = set(answers) - set(SHEET)
    if unknown:
        raise KeyError(f"no question {min(unknown)}")
    total = 0
    for name, question in SHEET.items():
        total += grade(question, answers.get(name))
    return total, total >= passing

#> quiz_scoring_with_penalty({"q1": "B", "q2": "d ", "q3": "a"})
#> quiz_scoring_with_penalty({"q3": "c", "q4": "False", "q2": "d"})
#> quiz_scoring_with_penalty({})
#> quiz_scoring_with_penalty({"q1": None, "q4": "TRUE", "q3": "a"}, passing=5)
#> quiz_scoring_with_penalty({"q9": "x"})

### insurance_risk_class
from enum import Enum


class Risk(Enum):
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    REFUSED = "refused"


def driver_points(driver):
    points = 0
    if driver["age"] < 25:
        points += 3
    elif driver["age"] > 75:
        points += 2
    points += 2 * driver.get("accidents", 0)
    if driver.get("licence_years", 0) < 2:
        points += 1
    return points


def insurance_risk_class(drivers: list[dict], horsepower: int) -> str:
    if not drivers:
        return Risk.REFUSED.value
    worst = max(driver_points(d) for d in drivers)
    if horsepower > 200:
        worst += 2
    for limit, risk in ((2, Risk.LOW), (5, Risk.MEDIUM), (8, Risk.HIGH)):
        if worst <= limit:
            return risk.value
    return Risk.REFUSED.value

#> insurance_risk_class([{"age": 40, "licence_years": 20}], 90)
#> insurance_risk_class([{"age": 22, "licence_years": 1, "accidents": 1}, {"age": 50}], 110)
#> insurance_risk_class([{"age": 80, "accidents": 1, "licence_years": 55}], 150)
#> insurance_risk_class([], 100)
#> insurance_risk_class([{"age": 19, "accidents": 2}, {"age": 44, "licence_years": 22}], 320)
#> insurance_risk_class([{"accidents": 0}], 90)

### spam_rule_verdict
import re

SIGNALS = [
    (re.compile(r"\bfree\b", re.I), 2.0),
    (re.compile(r"!{2,}"), 1.5),
    (re.compile(r"https?://\S+"), 1.0),
    (re.compile(r"\b(?:unsubscribe|invoice)\b", re.I), -1.0),
    (re.compile(r"\b[A-Z]{4,}\b"), 0.5),
]


def spam_score(text):
    total = 0.0
    for pattern, weight in SIGNALS:
        hits = len(pattern.findall(text))
        # the third hit and those after it tell nothing new
        total += weight * min(hits, 2)
    return total


def spam_rule_verdict(mails, threshold=3.0):
    """For each mail: is it spam?"""
    verdicts = []
    for mail in mails:
        verdicts.append(spam_score(mail) >= threshold)
    return verdicts

#> spam_rule_verdict(["FREE money!! click http://x.y", "Your invoice for May is attached"])
#> spam_rule_verdict(["free free free free", "Meeting at noon?"], threshold=4)
#> spam_rule_verdict([])
#> spam_rule_verdict(["WOW!!! SUPER DEAL", "unsubscribe here: https://news.example.org/u?id=7"])
#> spam_rule_verdict(["Feel FREE to call", "free invoice, free parking!!"], 2.5)
#> spam_rule_verdict(["FREE money!! click http://x.y", "Your invoice for May is attached", "free free free free", "Meeting at noon?", "WOW!!! SUPER DEAL", "unsubscribe here: https://news.example.org/u?id=7"])

### league_table_from_scores
from collections import defaultdict


def league_table_from_scores(results: list[str]) -> list[str]:
    """Table of a league from results such as 'Ajax 3-1 Lazio'."""
    points, goals = defaultdict(int), defaultdict(int)
    for result in results:
        home, score, away = result.split()
        a, b = map(int, score.split("-"))
        goals[home] += a - b
        goals[away] += b - a
        if a > b:
            points[home] += 3
        elif b > a:
            points[away] += 3
        else:
            points[home] += 1
            points[away] += 1
    ranking = sorted(goals, key=lambda team: (-points[team], -goals[team], team))
    return [f"{place}. {team} {points[team]} ({goals[team]:+d})" for place, team in enumerate(ranking, 1)]

#> league_table_from_scores(["Ajax 3-1 Lazio", "Lazio 2-2 Porto", "Porto 0-1 Ajax"])
#> league_table_from_scores(["A 1-0 B", "B 1-0 A"])
#> league_table_from_scores([])
#> league_table_from_scores(["Red 0-4 Blue", "Blue 1-1 Green", "Green 2-0 Red"])
#> league_table_from_scores(["Real Madrid 2-1 Ajax"])
#> league_table_from_scores(["Ajax 3-1 Lazio", "Lazio 2-2 Porto", "Porto 0-1 Ajax", "Red 0-4 Blue", "Blue 1-1 Green", "Green 2-0 Red", "A 1-0 B", "B 1-0 A"])

### elo_rating_after
def expected(mine, other):
    return 1 / (1 + 10 ** ((other - mine) / 400))


def elo_rating_after(ratings: dict[str, int], games: list[tuple[str, str, float]], k: int = 32) -> dict[str, int]:
    current = {name: float(rating) for name, rating in ratings.items()}
    for first, second, result in games:
        if result not in (0, 0.5, 1):
            raise ValueError(f"result {result}")
        gain = k * (result - expected(current[first], current[second]))
        current[first] += gain
        current[second] -= gain
    return {name: round(rating) for name, rating in current.items()}

#> elo_rating_after({"ann": 1500, "bob": 1500}, [("ann", "bob", 1)])
#> elo_rating_after({"ann": 1800, "bob": 1400}, [("ann", "bob", 0), ("bob", "ann", 0.5)])
#> elo_rating_after({"x": 1000}, [])
#> elo_rating_after({"x": 1000, "y": 1000}, [("x", "y", 2)])
#> elo_rating_after({"a": 1200, "b": 1300, "c": 1250}, [("a", "b", 1), ("b", "c", 1), ("c", "a", 0.5)], k=20)
#> elo_rating_after({"ann": 1800, "bob": 1400, "a": 1200, "b": 1300, "c": 1250}, [("ann", "bob", 0), ("bob", "ann", 0.5), ("a", "b", 1), ("b", "c", 1), ("c", "a", 0.5), ("ann", "bob", 1)])
#> elo_rating_after({"a": 1200, "b": 1300, "c": 1250, "ann": 1800, "bob": 1400}, [("a", "b", 1), ("b", "c", 1), ("c", "a", 0.5), ("ann", "bob", 0), ("bob", "ann", 0.5), ("ann", "bob", 1)], k=20)

### forecast_seasonal_naive
def forecast_seasonal_naive(history: list[int], season: int, steps: int) -> list[int]:
    if len(history) < 2 * season:
        raise ValueError("two full seasons needed")
    last = history[-season:]
    before = history[-2 * season:-season]
    drift = (sum(last) - sum(before)) / season
    forecast = []
    for step in range(steps):
        cycle, position = divmod(step, season)
        value = last[position] + drift * (cycle + 1)
        forecast.append(round(value))
    return forecast

#> forecast_seasonal_naive([10, 20, 30, 12, 22, 32], 3, 4)
#> forecast_seasonal_naive([5, 5, 5, 5], 2, 3)
#> forecast_seasonal_naive([1, 2, 3], 2, 1)
#> forecast_seasonal_naive([100, 80, 60, 40, 90, 70, 50, 30], 4, 6)
#> forecast_seasonal_naive([7, 9], 1, 0)

### ab_test_significant
from math import erf, sqrt


def normal_cdf(z):
    return (1 + erf(z / sqrt(2))) / 2


def p_value(hits_a, shown_a, hits_b, shown_b):
    pooled = (hits_a + hits_b) / (shown_a + shown_b)
    error = sqrt(pooled * (1 - pooled) * (1 / shown_a + 1 / shown_b))
    if error == 0:
        return 1.0
    z = abs(hits_a / shown_a - hits_b / shown_b) / error
    return 2 * (1 - normal_cdf(z))


def ab_test_significant(a, b, alpha=0.05):
    for hits, shown in (a, b):
        if not 0 <= hits <= shown:
            raise ValueError(f"{hits} hits of {shown}")
    if min(a[1], b[1]) < 30:
        return False
    return p_value(*a, *b) < alpha

#> ab_test_significant((40, 400), (70, 410))
#> ab_test_significant((40, 400), (44, 410))
#> ab_test_significant((1, 10), (9, 10))
#> ab_test_significant((0, 100), (0, 100))
#> ab_test_significant((12, 10), (1, 100))
#> ab_test_significant((200, 1000), (240, 1000), alpha=0.01)

### percent_change_alerts
def percent_change_alerts(prices, limit=5.0):
    alerts = []
    for symbol, series in sorted(prices.items()):
        if len(series) < 2:
            continue
        previous, last = series[-2:]
        if previous == 0:
            alerts.append(f"{symbol}: no base")
            continue
        change = (last - previous) / previous * 100
        if abs(change) > limit:
            arrow = "up" if change > 0 else "down"
            alerts.append(f"{symbol}: {arrow} {abs(change):.1f}%")
    return alerts

#> percent_change_alerts({"ACME": [100, 107], "BETA": [50, 49], "CORE": [80, 70]})
#> percent_change_alerts({"X": [0, 5], "Y": [1]})
#> percent_change_alerts({})
#> percent_change_alerts({"GOLD": [1900.0, 1910.5, 1800.25], "OIL": [80, 84.1]}, limit=5.2)
#> percent_change_alerts({"Z": [10, 10.4]}, 3)
#> percent_change_alerts({"GOLD": [1900.0, 1910.5, 1800.25], "OIL": [80, 84.1], "ACME": [100, 107], "BETA": [50, 49], "CORE": [80, 70], "X": [0, 5], "Y": [1]}, limit=5.2)
#> percent_change_alerts({"ACME": [100, 107], "BETA": [50, 49], "CORE": [80, 70], "GOLD": [1900.0, 1910.5, 1800.25], "OIL": [80, 84.1], "X": [0, 5], "Y": [1]})

### bucket_ages_counts
from bisect import bisect_right

EDGES = [18, 30, 45, 65]
LABELS = ["minor", "18-29", "30-44", "45-64", "65+"]


def bucket_ages_counts(people: list[dict], by: str | None = None) -> dict:
    """Count people by age group, or by group within another field."""
    table: dict = {}
    for person in people:
        age = person.get("age")
        if age is None:
            label = "unknown"
        else:
            label = LABELS[bisect_right(EDGES, age)]
        if by is None:
            table[label] = table.get(label, 0) + 1
        else:
            row = table.setdefault(person[by], {})
            row[label] = row.get(label, 0) + 1
    return table

#> bucket_ages_counts([{"age": 17}, {"age": 18}, {"age": 29}, {"age": 70}, {}])
#> bucket_ages_counts([{"age": 44, "city": "Ulm"}, {"age": 45, "city": "Ulm"}, {"age": 12, "city": "Jena"}], by="city")
#> bucket_ages_counts([])
#> bucket_ages_counts([{"age": 30}], by="team")
#> bucket_ages_counts([{"age": 65, "vip": True}, {"age": 64, "vip": False}, {"age": None, "vip": True}], "vip")
#> bucket_ages_counts([{"age": 17}, {"age": 18}, {"age": 29}, {"age": 70}, {}, {"age": 44, "city": "Ulm"}, {"age": 45, "city": "Ulm"}, {"age": 12, "city": "Jena"}])
#> bucket_ages_counts([{"age": 17}, {"age": 18}, {"age": 29}, {"age": 70}, {}, {"age": 44, "city": "Ulm"}, {"age": 45, "city": "Ulm"}, {"age": 12, "city": "Jena"}, {"age": 65, "vip": True}, {"age": 64, "vip": False}, {"age": None, "vip": True}])

### weather_streak_longest
from itertools import groupby


def weather_streak_longest(days: list[tuple[str, float]], minimum: float = 1.0) -> tuple[str, int] | None:
    """Start and length of the longest run of wet days."""
    best = None
    runs = groupby(days, key=lambda day: day[1] >= minimum)
    for wet, group in runs:
        if not wet:
            continue
        run = list(group)
        if best is None or len(run) > best[1]:
            best = (run[0][0], len(run))
    return best

#> weather_streak_longest([("Mon", 0.2), ("Tue", 3.0), ("Wed", 4.5), ("Thu", 0), ("Fri", 9)])
#> weather_streak_longest([("Mon", 0.2), ("Tue", 0.9)])
#> weather_streak_longest([])
#> weather_streak_longest([("1 May", 5), ("2 May", 0), ("3 May", 6), ("4 May", 7), ("5 May", 1), ("6 May", 2)], 2)
#> weather_streak_longest([("a", 1), ("b", 1), ("c", 0), ("d", 1), ("e", 1)])
#> weather_streak_longest([("Mon", 0.2), ("Tue", 3.0), ("Wed", 4.5), ("Thu", 0), ("Fri", 9), ("1 May", 5), ("2 May", 0), ("3 May", 6), ("4 May", 7), ("5 May", 1), ("6 May", 2)])
#> weather_streak_longest([("Mon", 0.2), ("Tue", 3.0), ("Wed", 4.5), ("Thu", 0), ("Fri", 9), ("1 May", 5), ("2 May", 0), ("3 May", 6), ("4 May", 7), ("5 May", 1), ("6 May", 2), ("a", 1), ("b", 1), ("c", 0), ("d", 1), ("e", 1)])

### decision_table_action
TABLE = [
    # (stock low, customer vip, paid) -> action; None fits anything
    ((True, True, True), "ship express"),
    ((True, None, False), "hold"),
    ((False, None, True), "ship"),
    ((None, True, None), "call customer"),
]


def fits(pattern, facts):
    return all(p is None or p == fact for p, fact in zip(pattern, facts))


def decision_table_action(orders: list[dict], low_mark: int = 5) -> list[str]:
    """What to do with each order, by the first row of the table that fits."""
    actions = []
    for order in orders:
        facts = (order["stock"] < low_mark, bool(order.get("vip")), order.get("paid", False))
        for pattern, action in TABLE:
            if fits(pattern, facts):
                actions.append(action)
                break
        else:
            actions.append("wait")
    return actions

#> decision_table_action([{"stock": 3, "vip": True, "paid": True}, {"stock": 9, "paid": True}])
#> decision_table_action([{"stock": 3, "paid": True}, {"stock": 3}, {"stock": 50}])
#> decision_table_action([])
#> decision_table_action([{"stock": 6, "vip": True}, {"stock": 6, "vip": 1, "paid": True}], low_mark=10)
#> decision_table_action([{"paid": True}])

### recommendation_overlap_score
def jaccard(a, b):
    union = a | b
    return len(a & b) / len(union) if union else 0.0


def recommendation_overlap_score(ratings: dict[str, dict[str, int]], user: str, liked: int = 4) -> str | None:
    """The film to suggest: liked by the most similar people, not yet seen."""
    likes = {name: {film for film, stars in rated.items() if stars >= liked} for name, rated in ratings.items()}
    seen = set(ratings[user])
    votes: dict[str, float] = {}
    for other, films in likes.items():
        if other == user:
            continue
        weight = jaccard(likes[user], films)
        for film in sorted(films - seen):
            votes[film] = votes.get(film, 0.0) + weight
    positive = {film: score for film, score in votes.items() if score > 0}
    if not positive:
        return None
    return max(sorted(positive), key=positive.get)

#> recommendation_overlap_score({"ann": {"Up": 5, "Her": 4}, "bob": {"Up": 5, "Dune": 4}, "cy": {"Jaws": 5}}, "ann")
#> recommendation_overlap_score({"ann": {"Up": 2}, "bob": {"Up": 5, "Dune": 4}}, "ann")
#> recommendation_overlap_score({"kim": {}}, "kim")
#> recommendation_overlap_score({"kim": {}}, "lou")
#> recommendation_overlap_score({"a": {"X": 5, "Y": 5}, "b": {"X": 5, "Z": 5}, "c": {"X": 4, "Y": 4, "W": 4}}, "a")

### grade_curve_floats
from statistics import fmean, stdev


def grade_curve_floats(points, target=75.0, spread=10.0):
    values = list(points.values())
    if not values:
        return 0.0
    centre = fmean(values)
    width = stdev(values) if len(values) > 1 else 0.0
    curved = []
    for value in values:
        z = (value - centre) / width if width else 0.0
        grade = target + z * spread
        if grade > 100:
            grade = 100.0
        elif grade < 0:
            grade = 0.0
        curved.append(round(grade, 1))
    return max(curved)

#> grade_curve_floats({"ann": 50, "bob": 60, "cy": 70})
#> grade_curve_floats({"solo": 13})
#> grade_curve_floats({})
#> grade_curve_floats({"a": 10, "b": 11, "c": 90}, target=70, spread=40)
#> grade_curve_floats({"p": 20.5, "q": 31.5, "r": 44, "s": 60}, 12, 15)
#> grade_curve_floats({"ann": 50, "bob": 60, "cy": 70, "p": 20.5, "q": 31.5, "r": 44, "s": 60, "a": 10, "b": 11, "c": 90})
#> grade_curve_floats({"p": 20.5, "q": 31.5, "r": 44, "s": 60, "ann": 50, "bob": 60, "cy": 70, "a": 10, "b": 11, "c": 90}, 12, 15)

### all_rules_consistent
def all_rules_consistent(rules):
    """Do shipping rules (country, from, to, carrier) never contradict each other?

    Two rules of a country may only overlap in weight if they name the same carrier.
    """
    by_country: dict[str, list[tuple[int, int, str]]] = {}
    for country, low, high, carrier in rules:
        if low >= high:
            return False
        for other_low, other_high, other in by_country.get(country, []):
            if low < other_high and other_low < high and carrier != other:
                return False
        by_country.setdefault(country, []).append((low, high, carrier))
    return True

#> all_rules_consistent([("de", 0, 5, "post"), ("de", 5, 20, "dhl"), ("fr", 0, 20, "ups")])
#> all_rules_consistent([("de", 0, 6, "post"), ("de", 5, 20, "dhl")])
#> all_rules_consistent([("de", 0, 6, "dhl"), ("de", 5, 20, "dhl"), ("de", 30, 31, "ups")])
#> all_rules_consistent([])
#> all_rules_consistent([("it", 5, 5, "post")])
#> all_rules_consistent([("us", 0, 1, "usps"), ("us", 1, 70, "ups"), ("us", 0, 70, "fedex")])
#> all_rules_consistent([("de", 0, 6, "dhl"), ("de", 5, 20, "dhl"), ("de", 30, 31, "ups"), ("us", 0, 1, "usps"), ("us", 1, 70, "ups"), ("us", 0, 70, "fedex")])
