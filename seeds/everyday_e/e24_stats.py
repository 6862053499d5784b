### histogram_of_values_text
def histogram_of_values_text(values, width=10, low=None):
    if not values:
        return []
    low = min(values) if low is None else low
    bins = {}
    for value in values:
        index = int((value - low) // width)
        bins[index] = bins.get(index, 0) + 1
    lines = []
    for index in range(min(bins), max(bins) + 1):
        start = low + index * width
        count = bins.get(index, 0)
        lines.append(f"{start:>5}: {'*' * count}")
    return lines

#> histogram_of_values_text([3, 12, 15, 27, 41, 44, 45, 49])
#> histogram_of_values_text([1.5, 1.7, 2.2, 3.9], width=0.5)
#> histogram_of_values_text([])
#> histogram_of_values_text([100, 90, 95, 70, 72], 5, low=50)
#> histogram_of_values_text([0, 0, 0, 0, 0, 30])
#> histogram_of_values_text([100, 90, 95, 70, 72, 3, 12, 15, 27, 41, 44, 45, 49, 0, 0, 0, 0, 0, 30], 5, low=50)
#> histogram_of_values_text([100, 90, 95, 70, 72, 1.5, 1.7, 2.2, 3.9, 0, 0, 0, 0, 0, 30], 5, low=50)

### moving_median_series
def median(values):
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def moving_median_series(series: list[float], size: int = 3) -> list[float]:
    """Median of the last `size` values at every position; shorter at the start."""
    window: list[float] = []
    out = []
    for value in series:
        window.append(value)
        if len(window) > size:
            window.pop(0)
        out.append(median(window))
    return out

#> moving_median_series([5, 1, 9, 3, 7, 7])
#> moving_median_series([2.5, 2.5, 100.0, 2.5, 3.5], size=4)
#> moving_median_series([])
#> moving_median_series([10, 20, 30, 40, 50], 1)
#> moving_median_series([1, 1000, 1, 1000, 1, 1000, 1], 5)
#> moving_median_series([10, 20, 30, 40, 50, 5, 1, 9, 3, 7, 7, 1, 1000, 1, 1000, 1, 1000, 1], 1)
#> moving_median_series([10, 20, 30, 40, 50, 2.5, 2.5, 100.0, 2.5, 3.5, 1, 1000, 1, 1000, 1, 1000, 1], 1)

### outliers_by_quartiles
def quartile(ordered, q):
    position = q * (len(ordered) - 1)
    lower = int(position)
    upper = min(lower + 1, len(ordered) - 1)
    return ordered[lower] + (ordered[upper] - ordered[lower]) * (position - lower)


def outliers_by_quartiles(values: list[float], factor: float = 1.5) -> list[float]:
    if len(values) < 4:
        return []
    ordered = sorted(values)
    q1, q3 = quartile(ordered, 0.25), quartile(ordered, 0.75)
    reach = factor * (q3 - q1)
    outside = []
    for value in values:
        if value < q1 - reach or value > q3 + reach:
            outside.append(value)
    return outside

#> outliers_by_quartiles([10, 12, 11, 13, 12, 40, 11, -9])
#> outliers_by_quartiles([1, 2, 3])
#> outliers_by_quartiles([5.0, 5.0, 5.0, 5.0, 5.1])
#> outliers_by_quartiles([1, 2, 3, 4, 5, 6, 7, 8, 30, 31], factor=3)
#> outliers_by_quartiles([0, 100, 50, 49, 51, 52, 48], 1.0)
#> outliers_by_quartiles([10, 12, 11, 13, 12, 40, 11, -9, 1, 2, 3, 4, 5, 6, 7, 8, 30, 31, 0, 100, 50, 49, 51, 52, 48])
#> outliers_by_quartiles([1, 2, 3, 4, 5, 6, 7, 8, 30, 31, 1, 2, 3, 10, 12, 11, 13, 12, 40, 11, -9], factor=3)

### ranks_in_three_styles
def ranks_in_three_styles(scores: dict[str, float], style: str = "standard") -> dict[str, float]:
    """Ranks 1, 2, 2, 4 (standard), 1, 2, 2, 3 (dense) or 1, 2.5, 2.5, 4 (average)."""
    ordered = sorted(scores.values(), reverse=True)
    places: dict[float, list[int]] = {}
    for place, score in enumerate(ordered, start=1):
        places.setdefault(score, []).append(place)
    ranks = {}
    for name, score in scores.items():
        tied = places[score]
        if style == "standard":
            ranks[name] = tied[0]
        elif style == "dense":
            ranks[name] = sum(1 for other in places if other >= score)
        elif style == "average":
            ranks[name] = sum(tied) / len(tied)
        else:
            raise ValueError(f"unknown style {style}")
    return ranks

#> ranks_in_three_styles({"ann": 9.5, "bob": 7.0, "cy": 9.5, "dee": 3.0})
#> ranks_in_three_styles({"ann": 9.5, "bob": 7.0, "cy": 9.5, "dee": 3.0}, "dense")
#> ranks_in_three_styles({"a": 1, "b": 2, "c": 2, "d": 2}, style="average")
#> ranks_in_three_styles({"a": 1}, "golf")
#> ranks_in_three_styles({}, "golf")
#> ranks_in_three_styles({'ann': 9.5, 'bob': 7.0, 'cy': 9.5, 'dee': 3.0, 'a': 1, 'b': 2, 'c': 2, 'd': 2}, 'dense')
#> ranks_in_three_styles({'a': 1, 'b': 2, 'c': 2, 'd': 2, 'ann': 9.5, 'bob': 7.0, 'cy': 9.5, 'dee': 3.0}, style='average')

### correlation_of_pairs
from math import sqrt


def correlation_of_pairs(pairs):
    """Pearson's r rounded to 4 digits; None where it is not defined."""
    clean = [(x, y) for x, y in pairs if x is not None and y is not None]
    n = len(clean)
    if n < 2:
        return None
    mean_x = sum(x for x, _ in clean) / n
    mean_y = sum(y for _, y in clean) / n
    above = square_x = square_y = 0.0
    for x, y in clean:
        dx, dy = x - mean_x, y - mean_y
        above += dx * dy
        square_x += dx * dx
        square_y += dy * dy
    if square_x == 0 or square_y == 0:
        return None
    return round(above / sqrt(square_x * square_y), 4)

#> correlation_of_pairs([(1, 2), (2, 4), (3, 6.5), (4, 8)])
#> correlation_of_pairs([(1, 5), (2, 5), (3, 5)])
#> correlation_of_pairs([(1, None), (None, 2), (3, 4)])
#> correlation_of_pairs([(10, 1), (8, 2), (6, None), (4, 3), (2, 5)])
#> correlation_of_pairs([(0, 0), (1, 1), (2, 0), (3, 1), (4, 0)])
#> correlation_of_pairs([(1, 2), (2, 4), (3, 6.5), (4, 8), (0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (10, 1), (8, 2), (6, None), (4, 3), (2, 5)])
#> correlation_of_pairs([(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (1, 5), (2, 5), (3, 5), (10, 1), (8, 2), (6, None), (4, 3), (2, 5)])

### exponential_smoothing_forecast
def exponential_smoothing_forecast(history, alpha=0.5, ahead=1):
    level = trend = None
    for value in history:
        if level is None:
            level, trend = float(value), 0.0
            continue
        before = level
        level = alpha * value + (1 - alpha) * (level + trend)
        trend = 0.3 * (level - before) + 0.7 * trend
    if level is None:
        raise ValueError("no history")
    return round(level + ahead * trend, 3)

#> exponential_smoothing_forecast([100, 110, 120, 130, 140])
#> exponential_smoothing_forecast([100, 110, 120, 130, 140], alpha=0.9, ahead=3)
#> exponential_smoothing_forecast([])
#> exponential_smoothing_forecast([7])
#> exponential_smoothing_forecast([20, 10, 25, 5, 30, 0], 0.2, 2)
#> exponential_smoothing_forecast([20, 10, 25, 5, 30, 0, 100, 110, 120, 130, 140, 100, 110, 120, 130, 140], 0.2, 2)
#> exponential_smoothing_forecast([7, 20, 10, 25, 5, 30, 0, 100, 110, 120, 130, 140])

### share_table_with_other
def share_table_with_other(amounts: dict[str, float], smallest: float = 5.0) -> list[tuple[str, float]]:
    """Percent shares, largest first; what is below the smallest percent goes to 'other'."""
    total = 0.0
    for amount in amounts.values():
        total += amount
    if total == 0:
        return []
    rows, other = [], 0.0
    for name, amount in amounts.items():
        share = amount / total * 100
        if share < smallest:
            other += share
        else:
            rows.append((name, round(share, 1)))
    rows.sort(key=lambda row: (-row[1], row[0]))
    if other:
        rows.append(("other", round(other, 1)))
    return rows

#> share_table_with_other({"rent": 900, "food": 350, "gym": 30, "cinema": 20, "car": 200})
#> share_table_with_other({"a": 1, "b": 1, "c": 1})
#> share_table_with_other({})
#> share_table_with_other({"x": 97.0, "y": 1.0, "z": 2.0})
#> share_table_with_other({"p": 10.0, "q": 20.0, "r": 70.0}, smallest=50.0)
#> share_table_with_other({'x': 97.0, 'y': 1.0, 'z': 2.0, 'rent': 900, 'food': 350, 'gym': 30, 'cinema': 20, 'car': 200, 'p': 10.0, 'q': 20.0, 'r': 70.0})
#> share_table_with_other({'x': 97.0, 'y': 1.0, 'z': 2.0, 'p': 10.0, 'q': 20.0, 'r': 70.0, 'a': 1, 'b': 1, 'c': 1})

### win_streaks_of_player
def win_streaks_of_player(results: str) -> dict[str, int]:
    """Longest streaks in a text of W, L and D."""
    best = {"W": 0, "L": 0, "unbeaten": 0}
    run = unbeaten = 0
    last = ""
    for game in results:
        run = run + 1 if game == last else 1
        last = game
        unbeaten = 0 if game == "L" else unbeaten + 1
        if game in best and run > best[game]:
            best[game] = run
        if unbeaten > best["unbeaten"]:
            best["unbeaten"] = unbeaten
    return best

#> win_streaks_of_player("WWLDWWWDL")
#> win_streaks_of_player("LLLL")
#> win_streaks_of_player("")
#> win_streaks_of_player("DDDWDWDW")
#> win_streaks_of_player("WLWLWWLLWWWLLL")
#> win_streaks_of_player('WLWLWWLLWWWLLLDDDWDWDWWWLDWWWDL')
#> win_streaks_of_player('WWLDWWWDLWLWLWWLLWWWLLLLLLL')

### cumulative_goal_reached
def cumulative_goal_reached(donations: list[tuple[str, int]], goal: int):
    """Who pushed the total over the goal, on which donation, or how much is missing."""
    total = 0
    by_person = {}
    for number, (person, amount) in enumerate(donations, 1):
        total += amount
        by_person[person] = by_person.get(person, 0) + amount
        if total >= goal:
            top = max(by_person, key=lambda p: (by_person[p], p))
            return person, number, top
    return goal - total

#> cumulative_goal_reached([("ann", 50), ("bob", 30), ("ann", 15), ("cy", 25)], 100)
#> cumulative_goal_reached([("ann", 50), ("bob", 30)], 100)
#> cumulative_goal_reached([], 1)
#> cumulative_goal_reached([("x", 10), ("y", 20), ("z", 30), ("x", 40), ("y", 50), ("z", 60)], 200)
#> cumulative_goal_reached([("big", 1000)], 10)

### confusion_counts_of_labels
def confusion_counts_of_labels(truth, guess, positive="spam"):
    """Precision and recall from two lists of labels."""
    if len(truth) != len(guess):
        raise ValueError(f"{len(truth)} labels, {len(guess)} guesses")
    tp = fp = fn = 0
    for t, g in zip(truth, guess):
        if g == positive and t == positive:
            tp += 1
        elif g == positive:
            fp += 1
        elif t == positive:
            fn += 1
    precision = tp / (tp + fp) if tp + fp else 0.0
    recall = tp / (tp + fn) if tp + fn else 0.0
    return round(precision, 3), round(recall, 3)

#> confusion_counts_of_labels(["spam", "ham", "spam", "ham", "spam"], ["spam", "spam", "ham", "ham", "spam"])
#> confusion_counts_of_labels([], [])
#> confusion_counts_of_labels(["spam"], [])
#> confusion_counts_of_labels(list("aabbab"), list("ababab"), positive="a")
#> confusion_counts_of_labels(["ham", "ham"], ["spam", "ham"])

### gini_by_all_pairs
def gini_by_all_pairs(incomes: list[float]) -> float:
    """Mean absolute difference of all pairs, halved and divided by the mean."""
    n = len(incomes)
    total = sum(incomes)
    if n == 0 or total == 0:
        return 0.0
    differences = 0.0
    for a in incomes:
        for b in incomes:
            differences += abs(a - b)
    return round(differences / (2 * n * total), 4)

#> gini_by_all_pairs([10, 10, 10])
#> gini_by_all_pairs([1, 2, 3, 4, 10])
#> gini_by_all_pairs([0, 0, 0, 100])
#> gini_by_all_pairs([])
#> gini_by_all_pairs([2.5, 7.5, 1.0, 9.0, 5.0])
#> gini_by_all_pairs([2.5, 7.5, 1.0, 9.0, 5.0, 1, 2, 3, 4, 10])
#> gini_by_all_pairs([2.5, 7.5, 1.0, 9.0, 5.0, 0, 0, 0, 100])

### frequency_letters_close
def letter_shares(text):
    counts = {}
    letters = 0
    for ch in text.lower():
        if ch.isalpha():
            counts[ch] = counts.get(ch, 0) + 1
            letters += 1
    return {ch: n / letters for ch, n in counts.items()}


def frequency_letters_close(a: str, b: str, limit: float = 0.1) -> bool:
    """Whether no letter's share differs by more than the limit."""
    first, second = letter_shares(a), letter_shares(b)
    for ch in sorted(first.keys() | second.keys()):
        if abs(first.get(ch, 0.0) - second.get(ch, 0.0)) > limit:
            return False
    return True

#> frequency_letters_close("hello there", "other hole le")
#> frequency_letters_close("banana bread", "apple crumble")
#> frequency_letters_close("aaaa", "bbbb", limit=0.5)
#> frequency_letters_close("...", "!!!")
#> frequency_letters_close("abcabcabc", "aabbcc", 0.01)
#> frequency_letters_close('banana bread abcabcabc hello there', 'apple crumble')
#> frequency_letters_close('banana bread hello there aaaa', 'apple crumble')

### weekly_averages_of_steps
def weekly_averages_of_steps(daily: list, goal: int = 8000) -> list[tuple[float, bool]]:
    """(average, goal reached on at least four days) of each begun week; None is no data."""
    weeks = []
    for start in range(0, len(daily), 7):
        counted = total = reached = 0
        for steps in daily[start:start + 7]:
            if steps is None:
                continue
            counted += 1
            total += steps
            if steps >= goal:
                reached += 1
        average = round(total / counted, 1) if counted else 0.0
        weeks.append((average, reached >= 4))
    return weeks

#> weekly_averages_of_steps([5000, 8000, 9000, 12000, 8500, None, 3000, 7000, 7500])
#> weekly_averages_of_steps([])
#> weekly_averages_of_steps([None] * 7 + [10000], goal=10000)
#> weekly_averages_of_steps([4000, 4500, 3900, 4100, 4000, 4200, 4050, 3999, 5000, None, 4444, 4000, 1000, 6000], 4000)
#> weekly_averages_of_steps([1], 1)
#> weekly_averages_of_steps([1, 5000, 8000, 9000, 12000, 8500, None, 3000, 7000, 7500, 4000, 4500, 3900, 4100, 4000, 4200, 4050, 3999, 5000, None, 4444, 4000, 1000, 6000], 1)
#> weekly_averages_of_steps([4000, 4500, 3900, 4100, 4000, 4200, 4050, 3999, 5000, None, 4444, 4000, 1000, 6000, 5000, 8000, 9000, 12000, 8500, None, 3000, 7000, 7500], 4000)

### pair_scores_normalised
def pair_scores_normalised(scores: dict[str, list[float]], drop_extremes: bool = True) -> dict[str, float]:
    """Jury scores scaled to 0..100 over all candidates, without the best and worst of each."""
    means = {}
    for name, values in scores.items():
        kept = sorted(values)
        if drop_extremes and len(kept) > 2:
            kept = kept[1:-1]
        means[name] = sum(kept) / len(kept)
    low, high = min(means.values()), max(means.values())
    span = high - low
    return {name: round((m - low) / span * 100, 1) if span else 50.0 for name, m in means.items()}

#> pair_scores_normalised({"ann": [7, 8, 9, 5], "bob": [6, 6, 7, 6], "cy": [9, 9, 10, 2]})
#> pair_scores_normalised({"ann": [7, 8, 9, 5], "bob": [6, 6, 7, 6]}, drop_extremes=False)
#> pair_scores_normalised({"x": [1.0, 1.0], "y": [1.0]})
#> pair_scores_normalised({})
#> pair_scores_normalised({"p": []})
#> pair_scores_normalised({"k": [3, 4, 5, 6, 7], "l": [5, 5, 5, 5, 9], "m": [1, 9, 1, 9, 1], "n": [8, 8, 8, 2, 2]})
#> pair_scores_normalised({'x': [1.0, 1.0], 'y': [1.0], 'k': [3, 4, 5, 6, 7], 'l': [5, 5, 5, 5, 9], 'm': [1, 9, 1, 9, 1], 'n': [8, 8, 8, 2, 2], 'ann': [7, 8, 9, 5], 'bob': [6, 6, 7, 6], 'cy': [9, 9, 10, 2]})
#> pair_scores_normalised({'k': [3, 4, 5, 6, 7], 'l': [5, 5, 5, 5, 9], 'm': [1, 9, 1, 9, 1], 'n': [8, 8, 8, 2, 2], 'ann': [7, 8, 9, 5], 'bob': [6, 6, 7, 6], 'cy': [9, 9, 10, 2]})
