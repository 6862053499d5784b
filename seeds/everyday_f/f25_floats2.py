### running_weighted_grade
def running_weighted_grade(events: list[tuple[str, float]], weights: dict[str, float]) -> list[float]:
    """Grade after each event (kind, points of 100); kinds without marks do not count yet."""
    marks: dict[str, list[float]] = {}
    history = []
    for kind, points in events:
        if kind not in weights:
            raise KeyError(kind)
        marks.setdefault(kind, []).append(points)
        total = used = 0.0
        for name, values in marks.items():
            mean = sum(values) / len(values)
            total += mean * weights[name]
            used += weights[name]
        history.append(round(total / used, 2))
    return history

#> running_weighted_grade([("quiz", 80.0), ("exam", 60.0), ("quiz", 100.0), ("essay", 75.0)], {"quiz": 0.2, "exam": 0.5, "essay": 0.3})
#> running_weighted_grade([], {"a": 1.0})
#> running_weighted_grade([("oral", 50.0)], {"quiz": 1.0})
#> running_weighted_grade([("x", 10.0), ("x", 20.0), ("x", 60.0)], {"x": 2.0})
#> running_weighted_grade([("p", 0.0), ("q", 100.0), ("p", 50.0), ("q", 50.0), ("p", 100.0)], {"p": 1.0, "q": 3.0})

### heart_rate_recovery
def heart_rate_recovery(samples: list[tuple[int, int]], peak_window: int = 10) -> float:
    """Beats per minute lost per minute after the peak; samples (second, bpm)."""
    if len(samples) < 2:
        return 0.0
    peak_at, peak = samples[0]
    for second, bpm in samples:
        if bpm > peak:
            peak_at, peak = second, bpm
    lost = seconds = 0
    for second, bpm in samples:
        if peak_at + peak_window <= second <= peak_at + 60:
            lost, seconds = peak - bpm, second - peak_at
    if not seconds:
        return 0.0
    return round(lost / seconds * 60, 1)

#> heart_rate_recovery([(0, 120), (10, 150), (20, 176), (30, 170), (50, 150), (80, 130), (100, 120)])
#> heart_rate_recovery([(0, 100), (5, 140)])
#> heart_rate_recovery([])
#> heart_rate_recovery([(0, 180), (15, 165), (45, 140), (70, 100)], peak_window=20)
#> heart_rate_recovery([(0, 90), (30, 90), (61, 60)])
#> heart_rate_recovery([(0, 120), (10, 150), (20, 176), (30, 170), (50, 150), (80, 130), (100, 120), (0, 180), (15, 165), (45, 140), (70, 100), (0, 90), (30, 90), (61, 60)])
#> heart_rate_recovery([(0, 180), (15, 165), (45, 140), (70, 100), (0, 120), (10, 150), (20, 176), (30, 170), (50, 150), (80, 130), (100, 120), (0, 100), (5, 140)], peak_window=20)

### mixing_paint_ratio
def mixing_paint_ratio(recipe: dict[str, float], cans: dict[str, float], litres: float) -> dict[str, float]:
    """Litres of each colour for the wanted amount, scaled down to what the cans allow."""
    total = sum(recipe.values())
    if total <= 0:
        raise ValueError("empty recipe")
    factor = litres / total
    for colour, part in recipe.items():
        available = cans.get(colour, 0.0)
        if part * factor > available:
            factor = available / part
    mixed = {}
    for colour, part in recipe.items():
        amount = round(part * factor, 3)
        if amount:
            mixed[colour] = amount
    return mixed

#> mixing_paint_ratio({"white": 5, "blue": 2, "red": 1}, {"white": 10.0, "blue": 3.0, "red": 0.9}, 8.0)
#> mixing_paint_ratio({"white": 5, "blue": 2, "red": 1}, {"white": 10.0, "blue": 1.0, "red": 0.9}, 8.0)
#> mixing_paint_ratio({}, {}, 1.0)
#> mixing_paint_ratio({"green": 1}, {}, 2.0)
#> mixing_paint_ratio({"a": 1, "b": 1, "c": 1, "d": 3}, {"a": 9.0, "b": 9.0, "c": 0.5, "d": 1.2}, 12.0)

### projectile_landing_distance
def projectile_landing_distance(vx: float, vy: float, drag: float = 0.0, step: float = 0.1) -> tuple[float, float]:
    """(distance, highest point) by small time steps until it lands."""
    x = y = highest = 0.0
    for _ in range(60):
        vy -= 9.81 * step
        vx -= vx * drag * step
        vy -= vy * drag * step
        x += vx * step
        y += vy * step
        highest = max(highest, y)
        if y <= 0:
            break
    return round(x, 2), round(highest, 2)

#> projectile_landing_distance(5.0, 5.0)
#> projectile_landing_distance(5.0, 5.0, drag=0.5)
#> projectile_landing_distance(3.0, 0.0)
#> projectile_landing_distance(10.0, 8.0, step=0.2)
#> projectile_landing_distance(0.0, 60.0, 0.1, 0.05)

### warehouse_fill_forecast
def warehouse_fill_forecast(levels: list[float], capacity: float) -> float:
    """Days until it is full by the mean of the last three changes; inf if it does not grow."""
    changes = []
    for a, b in zip(levels, levels[1:]):
        changes.append(b - a)
    recent = changes[-3:]
    if not recent:
        return float("inf")
    growth = sum(recent) / len(recent)
    if growth <= 0:
        return float("inf")
    left = capacity - levels[-1]
    days = 0.0
    while left > growth and days < 30:
        left -= growth
        days += 1
    return round(days + max(left, 0.0) / growth, 2)

#> warehouse_fill_forecast([10.0, 14.0, 13.0, 18.0, 22.0], 40.0)
#> warehouse_fill_forecast([10.0, 9.0], 40.0)
#> warehouse_fill_forecast([10.0], 40.0)
#> warehouse_fill_forecast([0.0, 0.5, 1.0], 100.0)
#> warehouse_fill_forecast([50.0, 60.0, 70.0], 65.0)
#> warehouse_fill_forecast([0.0, 0.5, 1.0, 50.0, 60.0, 70.0, 10.0, 14.0, 13.0, 18.0, 22.0], 100.0)
#> warehouse_fill_forecast([0.0, 0.5, 1.0, 10.0, 9.0], 100.0)

### angle_between_clock_hands
def angle_between_clock_hands(times: list[str]) -> list[float]:
    """Smaller angle of the hands for times like '15:20' (24 h) or '3:20pm'."""
    angles = []
    for text in times:
        clock = text.lower().strip()
        offset = 0
        if clock.endswith(("am", "pm")):
            offset = 12 if clock.endswith("pm") else 0
            clock = clock[:-2]
        hours, minutes = (int(part) for part in clock.split(":"))
        if minutes > 59:
            raise ValueError(text)
        hours = (hours + offset) % 12
        angle = abs(30 * hours + minutes / 2 - 6 * minutes)
        angles.append(min(angle, 360 - angle))
    return angles

#> angle_between_clock_hands(["15:20", "3:20pm", "12:00", "6:00am"])
#> angle_between_clock_hands([])
#> angle_between_clock_hands(["9:75"])
#> angle_between_clock_hands(["23:59", "0:01", "12:30PM"])
#> angle_between_clock_hands(["noon"])
#> angle_between_clock_hands(['23:59', '0:01', '12:30PM', '15:20', '3:20pm', '12:00', '6:00am'])

### sample_size_until_precise
from math import sqrt


def sample_size_until_precise(values: list[float], wanted: float) -> tuple[int, float]:
    """Values needed until the standard error is small enough; Welford's method. (-1, error) if never."""
    n = 0
    mean = squares = 0.0
    error = float("inf")
    for value in values:
        n += 1
        delta = value - mean
        mean += delta / n
        squares += delta * (value - mean)
        if n > 2:
            error = sqrt(squares / (n - 1) / n)
            if error <= wanted:
                return n, round(error, 4)
    return -1, round(error, 4)

#> sample_size_until_precise([10.0, 12.0, 11.0, 10.5, 11.5, 11.0, 10.8], 0.3)
#> sample_size_until_precise([1.0, 100.0, 1.0, 100.0], 1.0)
#> sample_size_until_precise([], 1.0)
#> sample_size_until_precise([5.0, 5.0, 5.0, 5.0], 0.0)
#> sample_size_until_precise([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0], 0.76)
#> sample_size_until_precise([1.0, 100.0, 1.0, 100.0, 2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0, 10.0, 12.0, 11.0, 10.5, 11.5, 11.0, 10.8], 1.0)
#> sample_size_until_precise([1.0, 100.0, 1.0, 100.0, 5.0, 5.0, 5.0, 5.0, 2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0], 1.0)

### course_curve_of_marks
def course_curve_of_marks(points: dict[str, float], best: float = 1.0, worst: float = 5.0, full: float = 100.0) -> dict[str, float]:
    """Marks on a straight line from full points (best) to half of them (4.0); below is the worst mark."""
    marks = {}
    half = full / 2
    for name, value in points.items():
        if value < half:
            marks[name] = worst
            continue
        raw = 4.0 - (min(value, full) - half) / half * (4.0 - best)
        # to the next third: .0, .3, .7
        whole = int(raw)
        rest = raw - whole
        for limit, step in ((0.15, 0.0), (0.5, 0.3), (0.85, 0.7), (1.0, 1.0)):
            if rest < limit:
                marks[name] = round(whole + step, 1)
                break
    return marks

#> course_curve_of_marks({"ann": 92.0, "bob": 50.0, "cy": 49.5, "dee": 71.0, "eve": 120.0})
#> course_curve_of_marks({})
#> course_curve_of_marks({"x": 30.0, "y": 15.0}, full=40.0)
#> course_curve_of_marks({"a": 55.0, "b": 60.0, "c": 65.0, "d": 70.0, "e": 75.0, "f": 80.0})
#> course_curve_of_marks({"z": 0.0}, worst=6.0)
#> course_curve_of_marks({'ann': 92.0, 'bob': 50.0, 'cy': 49.5, 'dee': 71.0, 'eve': 120.0, 'x': 30.0, 'y': 15.0, 'a': 55.0, 'b': 60.0, 'c': 65.0, 'd': 70.0, 'e': 75.0, 'f': 80.0})
#> course_curve_of_marks({'x': 30.0, 'y': 15.0, 'ann': 92.0, 'bob': 50.0, 'cy': 49.5, 'dee': 71.0, 'eve': 120.0, 'a': 55.0, 'b': 60.0, 'c': 65.0, 'd': 70.0, 'e': 75.0, 'f': 80.0}, full=40.0)

### co2_budget_of_trips
FACTORS = {"train": 0.03, "car": 0.19, "plane": 0.25, "bike": 0.0}


class UnknownVehicle(LookupError):
    pass


def emission(trip):
    km, vehicle, *rest = trip.split()
    if vehicle not in FACTORS:
        raise UnknownVehicle(vehicle)
    people = int(rest[0]) if rest and vehicle == "car" else 1
    return float(km) * FACTORS[vehicle] / people


def co2_budget_of_trips(trips: list[str], budget: float = 100.0) -> float:
    """Kilograms left; trips '120 car 2'. Unknown vehicles count as cars."""
    left = budget
    for trip in trips:
        try:
            left -= emission(trip)
        except UnknownVehicle as vehicle:
            left -= emission(trip.replace(str(vehicle), "car"))
    return round(left, 2)

#> co2_budget_of_trips(["120 car 2", "400 train", "5 bike", "80 scooter"])
#> co2_budget_of_trips(["1000 plane"], 200.0)
#> co2_budget_of_trips([])
#> co2_budget_of_trips(["far car"])
#> co2_budget_of_trips(["10 car", "10 car 4", "10 bus 2", "10 train 3", "10 plane 9"], budget=20.0)
#> co2_budget_of_trips(['120 car 2', '400 train', '5 bike', '80 scooter', '1000 plane', '10 car', '10 car 4', '10 bus 2', '10 train 3', '10 plane 9'])
#> co2_budget_of_trips(['1000 plane', '10 car', '10 car 4', '10 bus 2', '10 train 3', '10 plane 9'], 200.0)
