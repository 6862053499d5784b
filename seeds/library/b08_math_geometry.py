### interval_set_subtract
def interval_set_subtract(intervals: list[tuple[int, int]], hole: tuple[int, int]) -> list[tuple[int, int]]:
    """Remove the half-open interval *hole* from every interval of the list."""
    low, high = hole
    if high < low:
        raise ValueError(f"hole is reversed: {hole}")
    kept = []
    for start, end in intervals:
        if end <= low or start >= high:
            kept.append((start, end))
            continue
        if start < low:
            kept.append((start, low))
        if end > high:
            kept.append((high, end))
    return kept

#> interval_set_subtract([(0, 10)], (3, 5))
#> interval_set_subtract([(0, 4), (6, 9), (12, 15)], (2, 13))
#> interval_set_subtract([(1, 2)], (2, 8))
#> interval_set_subtract([], (0, 1))
#> interval_set_subtract([(5, 6)], (9, 1))

### free_gaps
def free_gaps(busy: list[tuple[int, int]], start: int, end: int, *, at_least: int = 1) -> list[tuple[int, int]]:
    """Gaps between busy intervals inside [start, end) that are long enough."""
    gaps = []
    cursor = start
    for low, high in sorted(busy):
        if low >= end:
            break
        if low - cursor >= at_least:
            gaps.append((cursor, low))
        cursor = max(cursor, high)
    if end - cursor >= at_least:
        gaps.append((cursor, end))
    return gaps

#> free_gaps([(9, 10), (12, 14)], 8, 18)
#> free_gaps([(9, 12), (10, 11), (11, 13)], 9, 14, at_least=2)
#> free_gaps([], 0, 3)
#> free_gaps([(0, 50), (60, 70)], 10, 55, at_least=5)
#> free_gaps([(5, 6)], 5, 6)

### max_concurrent
def max_concurrent(sessions: list[tuple[float, float]]) -> tuple[int, float | None]:
    """Largest number of sessions open at once and the first moment it is reached."""
    events = []
    for begin, finish in sessions:
        events.append((begin, 1))
        events.append((finish, -1))
    # at equal times, ends come before starts
    events.sort(key=lambda e: (e[0], e[1]))
    best, when, level = 0, None, 0
    for moment, change in events:
        level += change
        if level > best:
            best, when = level, moment
    return best, when

#> max_concurrent([(1, 4), (2, 6), (3, 5), (8, 9)])
#> max_concurrent([])
#> max_concurrent([(0, 1), (1, 2), (2, 3)])
#> max_concurrent([(0.5, 10), (0.5, 2)])
#> max_concurrent([(7, 7)])

### matrix_multiply_checked_util
Matrix = list[list[float]]


def _shape(m: Matrix) -> tuple[int, int]:
    widths = {len(row) for row in m}
    if len(widths) != 1:
        raise ValueError("rows differ in length")
    return len(m), widths.pop()


def matrix_multiply_checked_util(a: Matrix, b: Matrix) -> Matrix:
    """Matrix product with a shape check."""
    (rows, inner), (other, columns) = _shape(a), _shape(b)
    if inner != other:
        raise ValueError(f"shapes {rows}x{inner} and {other}x{columns} do not fit")
    return [[sum(a[i][k] * b[k][j] for k in range(inner)) for j in range(columns)] for i in range(rows)]

#> matrix_multiply_checked_util([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> matrix_multiply_checked_util([[2, 0, 1]], [[1], [5], [-3]])
#> matrix_multiply_checked_util([[1, 2]], [[3, 4]])
#> matrix_multiply_checked_util([[1], [2, 3]], [[1]])
#> matrix_multiply_checked_util([[0.5]], [[4, 8]])

### matrix_trim_zero
def matrix_trim_zero(grid: list[list[int]]) -> list[list[int]]:
    """Cut away the border rows and columns that hold only zeros."""
    rows = [i for i, row in enumerate(grid) if any(row)]
    if not rows:
        return []
    columns = [j for j, column in enumerate(zip(*grid)) if any(column)]
    top, bottom = rows[0], rows[-1] + 1
    left, right = columns[0], columns[-1] + 1
    return [row[left:right] for row in grid[top:bottom]]

#> matrix_trim_zero([[0, 0, 0], [0, 1, 2], [0, 0, 0]])
#> matrix_trim_zero([[0, 0], [0, 0]])
#> matrix_trim_zero([[5]])
#> matrix_trim_zero([])
#> matrix_trim_zero([[0, 3, 0, 0], [0, 0, 0, 0], [0, 0, -4, 0]])

### solve_linear_two
from fractions import Fraction


def solve_linear_two(a: tuple, b: tuple) -> tuple | str:
    """Solve a0*x + a1*y = a2 and b0*x + b1*y = b2 exactly by Cramer's rule."""
    det = a[0] * b[1] - a[1] * b[0]
    dx = a[2] * b[1] - a[1] * b[2]
    dy = a[0] * b[2] - a[2] * b[0]
    if det == 0:
        return "infinitely many" if dx == dy == 0 else "no solution"

    def tidy(value: Fraction):
        return int(value) if value.denominator == 1 else str(value)

    return tidy(Fraction(dx, det)), tidy(Fraction(dy, det))

#> solve_linear_two((2, 1, 5), (1, -1, 1))
#> solve_linear_two((1, 2, 3), (2, 4, 6))
#> solve_linear_two((1, 2, 3), (2, 4, 7))
#> solve_linear_two((3, 1, 1), (1, 4, 2))
#> solve_linear_two((0, 2, 8), (5, 0, -10))

### vector_ops_util
import math


class Vec(tuple):
    """A small immutable vector."""

    def __new__(cls, *xs):
        return super().__new__(cls, xs)

    def __add__(self, other):
        return Vec(*(a + b for a, b in zip(self, other, strict=True)))

    def __mul__(self, k):
        return Vec(*(a * k for a in self))

    def dot(self, other):
        return sum(a * b for a, b in zip(self, other, strict=True))


def vector_ops_util(a: tuple, b: tuple, scale: float = 1) -> dict:
    """Sum, dot product and angle (degrees) of two vectors, the second one scaled."""
    left, right = Vec(*a), Vec(*b) * scale
    lengths = math.hypot(*left) * math.hypot(*right)
    if lengths == 0:
        raise ZeroDivisionError("angle with the zero vector")
    cosine = max(-1.0, min(1.0, left.dot(right) / lengths))
    return {"sum": tuple(left + right), "dot": left.dot(right), "angle": round(math.degrees(math.acos(cosine)))}

#> vector_ops_util((1, 0), (0, 2))
#> vector_ops_util((3, 4), (3, 4), scale=-1)
#> vector_ops_util((1, 2, 3), (0, 0, 0))
#> vector_ops_util((1, 1), (1, 2, 3))
#> vector_ops_util((2, 0, 0), (1, 1, 0), 2)

### polygon_area_signed
def polygon_area_signed(points: list[tuple[float, float]], *, absolute: bool = False) -> float:
    """Shoelace area; positive when the corners run counter-clockwise."""
    if len(points) < 3:
        raise ValueError("a polygon needs three corners")
    twice = 0.0
    px, py = points[-1]
    for x, y in points:
        twice += px * y - x * py
        px, py = x, y
    area = twice / 2
    return abs(area) if absolute else area

#> polygon_area_signed([(0, 0), (4, 0), (4, 3)])
#> polygon_area_signed([(0, 0), (0, 2), (2, 2), (2, 0)])
#> polygon_area_signed([(0, 0), (0, 2), (2, 2), (2, 0)], absolute=True)
#> polygon_area_signed([(1, 1), (5, 5)])
#> polygon_area_signed([(-1, 0), (0, 0), (1, 0)])

### rect_overlap
from typing import NamedTuple, Optional


class Rect(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h


def rect_overlap(first: tuple, second: tuple) -> Optional[tuple]:
    """Intersection of two rectangles, or None when they only touch or miss."""
    a, b = Rect(*first), Rect(*second)
    left, top = max(a.x, b.x), max(a.y, b.y)
    width = min(a.right, b.right) - left
    height = min(a.bottom, b.bottom) - top
    if width <= 0 or height <= 0:
        return None
    return tuple(Rect(left, top, width, height))

#> rect_overlap((0, 0, 10, 10), (5, 6, 10, 10))
#> rect_overlap((0, 0, 5, 5), (5, 0, 5, 5))
#> rect_overlap((2, 2, 1, 1), (0, 0, 9, 9))
#> rect_overlap((-4, -4, 3, 3), (1, 1, 1, 1))
#> rect_overlap((0, 0, 4, 4), (1, -2, 2, 20))

### point_in_polygon_util
def point_in_polygon_util(x: float, y: float, corners: list[tuple[float, float]]) -> bool:
    """Even-odd rule: cast a ray to the right and count the edges it crosses."""
    inside = False
    for i, (x1, y1) in enumerate(corners):
        x2, y2 = corners[i - 1]
        if (y1 > y) == (y2 > y):
            continue  # the edge does not straddle the ray
        crossing = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        if crossing > x:
            inside = not inside
    return inside

#> point_in_polygon_util(1, 1, [(0, 0), (4, 0), (4, 4), (0, 4)])
#> point_in_polygon_util(5, 1, [(0, 0), (4, 0), (4, 4), (0, 4)])
#> point_in_polygon_util(2, 3, [(0, 0), (6, 0), (6, 6), (3, 1), (0, 6)])
#> point_in_polygon_util(0.5, 3, [(0, 0), (6, 0), (6, 6), (3, 1), (0, 6)])
#> point_in_polygon_util(0, 0, [])

### five_number_summary
def _quantile(ordered: list[float], q: float) -> float:
    place = q * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def five_number_summary(values: list[float], *, digits: int = 2) -> dict[str, float]:
    """Minimum, quartiles and maximum, with linear interpolation."""
    if not values:
        raise ValueError("no data")
    ordered = sorted(values)
    names = ("min", "q1", "median", "q3", "max")
    return {name: round(_quantile(ordered, i / 4), digits) for i, name in enumerate(names)}

#> five_number_summary([7, 1, 3, 9, 5])
#> five_number_summary([10, 20])
#> five_number_summary([4.125], digits=1)
#> five_number_summary([])
#> five_number_summary([-3, 8, 0, 2, 2, 11])

### running_stats
from dataclasses import dataclass


@dataclass
class Welford:
    count: int = 0
    mean: float = 0.0
    m2: float = 0.0

    def push(self, x: float) -> None:
        self.count += 1
        delta = x - self.mean
        self.mean += delta / self.count
        self.m2 += delta * (x - self.mean)

    @property
    def variance(self) -> float:
        return self.m2 / (self.count - 1) if self.count > 1 else 0.0


def running_stats(samples: list[float | None]) -> tuple[int, float, float]:
    """Count, mean and sample variance in one pass; None samples are skipped."""
    state = Welford()
    for sample in samples:
        if sample is not None:
            state.push(sample)
    return state.count, round(state.mean, 3), round(state.variance, 3)

#> running_stats([2, 4, 4, 6])
#> running_stats([10, None, 20])
#> running_stats([])
#> running_stats([3.5])
#> running_stats([-1, 1, None, 5, 7.5])

### histogram_bins
def histogram_bins(values: list[float], edges: list[float], *, closed: str = "left") -> dict[str, int]:
    """Count values per bin; those outside go to '<' and '>='."""
    if sorted(set(edges)) != edges:
        raise ValueError("edges must increase")
    if closed not in ("left", "right"):
        raise ValueError(f"closed={closed!r}")
    counts = {"<": 0, **{f"{a}..{b}": 0 for a, b in zip(edges, edges[1:])}, ">=": 0}
    labels = list(counts)
    for value in values:
        place = 0
        for edge in edges:
            if value > edge or value == edge and closed == "left":
                place += 1
        counts[labels[place]] += 1
    return {label: n for label, n in counts.items() if n}

#> histogram_bins([1, 5, 5, 9, 12], [0, 5, 10])
#> histogram_bins([1, 5, 5, 9, 12], [0, 5, 10], closed="right")
#> histogram_bins([], [1, 2])
#> histogram_bins([3], [2, 1])
#> histogram_bins([-4, 0.5, 7], [0, 1], closed="both")
#> histogram_bins([-7.5, 100], [0, 1])

### rank_with_ties_util
def rank_with_ties_util(scores: dict[str, float], *, method: str = "competition") -> dict[str, int]:
    """Ranks of the names by descending score; ties share a rank."""
    ordered = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
    ranks: dict[str, int] = {}
    previous, rank = None, 0
    for position, (name, score) in enumerate(ordered, start=1):
        if score != previous:
            rank = position if method == "competition" else rank + 1
        ranks[name] = rank
        previous = score
    return ranks

#> rank_with_ties_util({"ann": 9, "bo": 7, "cy": 9, "di": 3})
#> rank_with_ties_util({"ann": 9, "bo": 7, "cy": 9, "di": 3}, method="dense")
#> rank_with_ties_util({})
#> rank_with_ties_util({"x": -1.5, "y": -1.5, "z": 0})
#> rank_with_ties_util({"only": 1}, method="dense")

### weighted_moving_average
from collections import deque


def weighted_moving_average(series: list[float], weights: tuple[float, ...] = (1, 2, 3)) -> list[float | None]:
    """Moving average whose last weight belongs to the newest value; None until full."""
    if not weights or sum(weights) == 0:
        raise ValueError("weights must not sum to zero")
    window: deque[float] = deque(maxlen=len(weights))
    out: list[float | None] = []
    for value in series:
        window.append(value)
        if len(window) < len(weights):
            out.append(None)
            continue
        out.append(round(sum(v * w for v, w in zip(window, weights)) / sum(weights), 2))
    return out

#> weighted_moving_average([10, 20, 30, 40, 10])
#> weighted_moving_average([5, 6, 9], weights=(1,))
#> weighted_moving_average([1, 2])
#> weighted_moving_average([1, 2], ())
#> weighted_moving_average([4, 8, -4, 0], (1, 1))

### linear_fit_text
def linear_fit_text(points: list[tuple[float, float]], unknown: str = "x") -> str:
    """Least-squares line as text: 'y = 2x + 1'."""
    n = len(points)
    mean_x = sum(x for x, _ in points) / n
    mean_y = sum(y for _, y in points) / n
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    if spread == 0:
        return f"{unknown} = {mean_x:g}"
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    offset = mean_y - slope * mean_x
    if abs(slope) < 1e-9:
        return f"y = {offset:g}"
    tail = f" {'-' if offset < 0 else '+'} {abs(offset):g}" if abs(offset) > 1e-9 else ""
    return f"y = {slope:g}{unknown}{tail}"

#> linear_fit_text([(0, 1), (1, 3), (2, 5)])
#> linear_fit_text([(1, 1), (2, 2)])
#> linear_fit_text([(3, 0), (3, 9)])
#> linear_fit_text([(0, 4), (5, 4), (9, 4)], unknown="t")
#> linear_fit_text([(1, -2), (3, -8)])
#> linear_fit_text([])

### polynomial_text_util
def polynomial_text_util(coefficients: list[int], variable: str = "x") -> str:
    """Readable polynomial from coefficients, highest power first."""
    degree = len(coefficients) - 1
    terms: list[str] = []
    for i, c in enumerate(coefficients):
        power = degree - i
        if c == 0:
            continue
        sign = "-" if c < 0 else "+"
        size = abs(c)
        body = "" if size == 1 and power else str(size)
        if power:
            body += variable + (f"^{power}" if power > 1 else "")
        terms += [sign, body]
    if not terms:
        return "0"
    if terms[0] == "+":
        terms = terms[1:]
    else:
        terms[:2] = ["-" + terms[1]]
    return " ".join(terms)

#> polynomial_text_util([3, 0, -1, 5])
#> polynomial_text_util([-1, 1])
#> polynomial_text_util([0, 0])
#> polynomial_text_util([])
#> polynomial_text_util([1, -4, 0, 0], "t")
#> polynomial_text_util([7])

### bounding_box_union
def bounding_box_union(*boxes: tuple[float, float, float, float] | None, margin: float = 0) -> tuple | None:
    """Smallest (x0, y0, x1, y1) box around all given ones; None boxes are empty."""
    real = [box for box in boxes if box is not None]
    if not real:
        return None
    lefts, tops, rights, bottoms = zip(*real)
    return min(lefts) - margin, min(tops) - margin, max(rights) + margin, max(bottoms) + margin

#> bounding_box_union((0, 0, 2, 2), (5, -1, 6, 1))
#> bounding_box_union(None, (1, 1, 3, 4), margin=2)
#> bounding_box_union()
#> bounding_box_union(None, None)
#> bounding_box_union((0.5, 0.5, 0.5, 0.5), (9, 9, 9, 9), (4, 12, 5, 13))

### snap_to_grid
from typing import Iterable


def snap_to_grid(points: Iterable[tuple[float, float]], step: float = 5, *, origin: tuple = (0, 0)) -> list[tuple]:
    """Snap points to the nearest grid crossing, dropping repeats next to each other."""
    if step <= 0:
        raise ValueError(f"step must be positive: {step}")
    ox, oy = origin
    snapped: list[tuple] = []
    for x, y in points:
        spot = (ox + round((x - ox) / step) * step, oy + round((y - oy) / step) * step)
        if not snapped or snapped[-1] != spot:
            snapped.append(spot)
    return snapped

#> snap_to_grid([(1, 1), (2, 2), (7, 12), (8, 11)])
#> snap_to_grid([(0.26, 0.8)], step=0.5)
#> snap_to_grid([], 3)
#> snap_to_grid([(1, 1)], -1)
#> snap_to_grid([(3, 3), (13, 3), (3, 3)], 10, origin=(1, 2))

### turtle_path
_HEADINGS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west


def turtle_path(program: str, start: tuple[int, int] = (0, 0), *, bounds: int | None = None) -> dict:
    """Run 'F3 R F L B2'-like commands; the turtle stops at the bounds."""
    x, y = start
    heading, blocked = 0, 0
    for command in program.upper().split():
        action, count = command[0], int(command[1:] or 1)
        if action in "LR":
            heading = (heading + (count if action == "R" else -count)) % 4
            continue
        if action not in "FB":
            raise ValueError(f"unknown command {command!r}")
        dx, dy = _HEADINGS[heading if action == "F" else heading - 2]
        for _ in range(count):
            if bounds is not None and max(abs(x + dx), abs(y + dy)) > bounds:
                blocked += 1
                continue
            x, y = x + dx, y + dy
    return {"at": (x, y), "facing": "NESW"[heading], "blocked": blocked}

#> turtle_path("F3 R F2 L F")
#> turtle_path("l f5 b1", bounds=3)
#> turtle_path("")
#> turtle_path("F J2")
#> turtle_path("R2 F4 R7 B2", start=(1, 1))

### compass_bearing_util
import math

_POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def compass_bearing_util(origin: tuple[float, float], target: tuple[float, float], *, words: bool = True) -> str | float:
    """Bearing from origin to target on a flat map (y points north)."""
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    if dx == dy == 0:
        raise ValueError("the points are the same")
    degrees = math.degrees(math.atan2(dx, dy)) % 360
    if not words:
        return round(degrees, 1)
    return _POINTS[round(degrees / 45) % 8]

#> compass_bearing_util((0, 0), (0, 5))
#> compass_bearing_util((2, 2), (-1, 2))
#> compass_bearing_util((0, 0), (3, -3), words=False)
#> compass_bearing_util((1, 1), (1, 1))
#> compass_bearing_util((0, 0), (-1, 9))

### clamp_and_map
def clamp_and_map(value: float, source: tuple[float, float], target: tuple[float, float] = (0.0, 1.0), *,
                  clamp: bool = True, ease=None) -> float:
    """Map a value linearly from one range to another."""
    low, high = source
    if low == high:
        raise ZeroDivisionError("source range is empty")
    t = (value - low) / (high - low)
    if clamp:
        t = min(1.0, max(0.0, t))
    if callable(ease):
        t = ease(t)
    elif ease == "smooth":
        t = t * t * (3 - 2 * t)
    elif ease is not None:
        raise TypeError(f"ease: {ease!r}")
    return round(target[0] + t * (target[1] - target[0]), 4)

#> clamp_and_map(5, (0, 10), (100, 200))
#> clamp_and_map(15, (0, 10))
#> clamp_and_map(15, (0, 10), clamp=False)
#> clamp_and_map(2.5, (0, 10), ease="smooth")
#> clamp_and_map(3, (10, 0), (0, 255), ease=lambda t: t ** 2)
#> clamp_and_map(1, (4, 4))
#> clamp_and_map(1, (0, 2), ease="bounce")

### triangle_kind_util
def triangle_kind_util(a: float, b: float, c: float, *, tolerance: float = 1e-6) -> str:
    """Describe a triangle by its sides and its largest angle."""
    x, y, z = sorted((a, b, c))
    if x <= 0 or x + y <= z:
        raise ValueError(f"no triangle with sides {a}, {b}, {c}")
    sides = len({x, y, z})
    by_sides = {1: "equilateral", 2: "isosceles", 3: "scalene"}[sides]
    excess = x * x + y * y - z * z
    if abs(excess) <= tolerance:
        return f"right {by_sides}"
    return f"{'acute' if excess > 0 else 'obtuse'} {by_sides}"

#> triangle_kind_util(3, 4, 5)
#> triangle_kind_util(2, 2, 2)
#> triangle_kind_util(7, 4, 4)
#> triangle_kind_util(1, 2, 3)
#> triangle_kind_util(6, 7, 8)
#> triangle_kind_util(10, 24, 26.01, tolerance=1)
