### median_and_mode
def median_and_mode(xs):
    s = sorted(xs)
    n = len(s)
    if n == 0:
        return None, []
    mid = s[n // 2] if n % 2 else (s[n // 2 - 1] + s[n // 2]) / 2
    top = max(s.count(x) for x in s)
    return mid, sorted({x for x in s if s.count(x) == top})

#> median_and_mode([4, 1, 4, 2])
#> median_and_mode([])
#> median_and_mode([9])
#> median_and_mode([3, 1, 2])
#> median_and_mode([5, 5, 7, 7, 1])

### variance_two_pass
def variance_two_pass(data, sample=False):
    n = len(data)
    mean = sum(data) / n
    ss = 0
    for x in data:
        ss += (x - mean) ** 2
    return round(ss / (n - 1 if sample else n), 3)

#> variance_two_pass([2, 4, 4, 4, 5, 5, 7, 9])
#> variance_two_pass([1, 2, 3, 4], sample=True)
#> variance_two_pass([7])
#> variance_two_pass([])
#> variance_two_pass([-1, 1], True)

### running_min_max
def running_min_max(stream):
    lo = hi = None
    track = []
    for v in stream:
        if lo is None or v < lo:
            lo = v
        if hi is None or v > hi:
            hi = v
        track.append(hi - lo)
    return track

#> running_min_max([5, 3, 8, 8, 1])
#> running_min_max([])
#> running_min_max([-2])
#> running_min_max([1.5, 0.5, 2.25])
#> running_min_max((10, 20, 30))

### quartiles_by_halves
def quartiles_by_halves(values):
    def med(v):
        m = len(v) // 2
        return v[m] if len(v) % 2 else (v[m - 1] + v[m]) / 2

    v = sorted(values)
    if len(v) < 2:
        return None
    half = len(v) // 2
    return med(v[:half]), med(v), med(v[-half:])

#> quartiles_by_halves([7, 15, 36, 39, 40, 41])
#> quartiles_by_halves([6, 7, 15, 36, 39])
#> quartiles_by_halves([4])
#> quartiles_by_halves([2, 1])
#> quartiles_by_halves([0, 0, 1, 1])

### outliers_by_iqr
def outliers_by_iqr(nums, k=1.5):
    s = sorted(nums)
    q1, q3 = s[len(s) // 4], s[3 * len(s) // 4]
    spread = (q3 - q1) * k
    return [x for x in nums if not q1 - spread <= x <= q3 + spread]

#> outliers_by_iqr([10, 12, 11, 13, 95])
#> outliers_by_iqr([1, 1, 1, 1])
#> outliers_by_iqr([])
#> outliers_by_iqr([-50, 3, 4, 5, 6, 60], k=1)
#> outliers_by_iqr([2, 4, 6, 8], 0)

### weighted_mean_skip
def weighted_mean_skip(pairs):
    num = den = 0
    for value, weight in pairs:
        if value is None or weight <= 0:
            continue
        num += value * weight
        den += weight
    return round(num / den, 2) if den else None

#> weighted_mean_skip([(80, 2), (90, 3)])
#> weighted_mean_skip([(None, 5), (70, 1)])
#> weighted_mean_skip([])
#> weighted_mean_skip([(10, 0), (20, -1)])
#> weighted_mean_skip([(1.5, 0.5), (2.5, 1.5)])

### linear_fit_ints
def linear_fit_ints(points):
    n = len(points)
    sx = sum(x for x, _ in points)
    sy = sum(y for _, y in points)
    sxy = sum(x * y for x, y in points)
    sxx = sum(x * x for x, _ in points)
    den = n * sxx - sx * sx
    if den == 0:
        return "vertical"
    slope = (n * sxy - sx * sy) / den
    return round(slope, 2), round((sy - slope * sx) / n, 2)

#> linear_fit_ints([(0, 1), (1, 3), (2, 5)])
#> linear_fit_ints([(4, 1), (4, 9)])
#> linear_fit_ints([])
#> linear_fit_ints([(1, 2), (2, 2), (3, 5), (4, 4)])
#> linear_fit_ints([(-1, 1), (1, -1)])

### correlation_sign
def correlation_sign(xs, ys):
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    cov = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    return "+" if cov > 1e-9 else "-" if cov < -1e-9 else "0"

#> correlation_sign([1, 2, 3], [2, 4, 9])
#> correlation_sign([1, 2, 3], [5, 4, 1])
#> correlation_sign([1, 2, 3], [7, 7, 7])
#> correlation_sign([0, 1, 0, 1], [0, 0, 1, 1])
#> correlation_sign([], [])

### normalize_minmax
def normalize_minmax(xs, digits=2):
    if not xs:
        return []
    lo, hi = min(xs), max(xs)
    span = hi - lo
    return [round((x - lo) / span, digits) if span else 0.5 for x in xs]

#> normalize_minmax([10, 20, 15])
#> normalize_minmax([4, 4])
#> normalize_minmax([])
#> normalize_minmax([-1, 0, 2], digits=3)
#> normalize_minmax([7.5], 0)

### softmax_percent
import math

def softmax_percent(logits):
    if not logits:
        return {}
    top = max(logits.values())
    exps = {k: math.exp(v - top) for k, v in logits.items()}
    z = sum(exps.values())
    return {k: f"{100 * e / z:.1f}%" for k, e in exps.items()}

#> softmax_percent({"cat": 2.0, "dog": 1.0})
#> softmax_percent({})
#> softmax_percent({"x": 0, "y": 0, "z": 0})
#> softmax_percent({"big": 1000, "small": 990})
#> softmax_percent({"one": -5})

### polygon_area_shoelace
def polygon_area_shoelace(pts):
    twice = 0
    for i in range(len(pts)):
        x1, y1 = pts[i - 1]
        x2, y2 = pts[i]
        twice += x1 * y2 - x2 * y1
    return abs(twice) / 2, "ccw" if twice > 0 else "cw" if twice < 0 else "flat"

#> polygon_area_shoelace([(0, 0), (4, 0), (4, 3)])
#> polygon_area_shoelace([(0, 0), (0, 2), (2, 2), (2, 0)])
#> polygon_area_shoelace([])
#> polygon_area_shoelace([(1, 1), (2, 2), (3, 3)])
#> polygon_area_shoelace([(5, 5)])

### triangle_kind
def triangle_kind(a, b, c):
    a, b, c = sorted((a, b, c))
    if a <= 0 or a + b <= c:
        return "invalid"
    sides = ["scalene", "isosceles", "equilateral"][(a == b) + (b == c)]
    d = a * a + b * b - c * c
    angle = "right" if d == 0 else "acute" if d > 0 else "obtuse"
    return sides, angle

#> triangle_kind(3, 4, 5)
#> triangle_kind(2, 2, 2)
#> triangle_kind(1, 2, 3)
#> triangle_kind(7, 4, 4)
#> triangle_kind(6, 0, 6)
#> triangle_kind(5, 6, 5)

### rect_overlap_area
def rect_overlap_area(r1, r2):
    ax, ay, aw, ah = r1
    bx, by, bw, bh = r2
    w = min(ax + aw, bx + bw) - max(ax, bx)
    h = min(ay + ah, by + bh) - max(ay, by)
    if w <= 0 or h <= 0:
        return 0, "touching" if w == 0 or h == 0 else "apart"
    return w * h, "overlap"

#> rect_overlap_area((0, 0, 4, 4), (2, 2, 4, 4))
#> rect_overlap_area((0, 0, 1, 1), (5, 5, 1, 1))
#> rect_overlap_area((0, 0, 2, 2), (2, 0, 2, 2))
#> rect_overlap_area((1, 1, 8, 8), (3, 3, 1, 2))
#> rect_overlap_area((-3, -3, 3, 3), (-1, -1, 5, 5))

### point_in_polygon
def point_in_polygon(p, poly):
    x, y = p
    inside = False
    j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            inside = not inside
        j = i
    return inside

#> point_in_polygon((2, 2), [(0, 0), (4, 0), (4, 4), (0, 4)])
#> point_in_polygon((9, 1), [(0, 0), (4, 0), (4, 4)])
#> point_in_polygon((0, 0), [])
#> point_in_polygon((1, 3), [(0, 0), (4, 0), (2, 4)])
#> point_in_polygon((2, 1), [(0, 0), (4, 0), (2, 4)])

### convex_hull_chain
def convex_hull_chain(points):
    pts = sorted(set(points))
    if len(pts) < 3:
        return pts

    def half(seq):
        h = []
        for x, y in seq:
            while len(h) > 1 and (h[-1][0] - h[-2][0]) * (y - h[-2][1]) <= (h[-1][1] - h[-2][1]) * (x - h[-2][0]):
                h.pop()
            h.append((x, y))
        return h

    lower, upper = half(pts), half(pts[::-1])
    return lower[:-1] + upper[:-1]

#> convex_hull_chain([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)])
#> convex_hull_chain([])
#> convex_hull_chain([(1, 1), (1, 1)])
#> convex_hull_chain([(0, 0), (1, 1), (2, 2)])
#> convex_hull_chain([(3, 1), (0, 0), (5, 0), (3, 4), (3, 2)])

### closest_pair_brute
def closest_pair_brute(stars):
    best = None
    for i in range(len(stars)):
        for j in range(i):
            d = sum((a - b) ** 2 for a, b in zip(stars[i], stars[j]))
            if best is None or d < best[0]:
                best = (d, stars[j], stars[i])
    return best

#> closest_pair_brute([(0, 0), (5, 5), (1, 2)])
#> closest_pair_brute([])
#> closest_pair_brute([(9, 9)])
#> closest_pair_brute([(1, 1, 1), (1, 1, 2), (4, 4, 4)])
#> closest_pair_brute([(0,), (10,), (4,), (7,)])

### line_through_points
def line_through_points(p, q):
    (x1, y1), (x2, y2) = p, q
    if p == q:
        raise ValueError("same point")
    if x1 == x2:
        return f"x = {x1}"
    m = (y2 - y1) / (x2 - x1)
    b = y1 - m * x1
    return f"y = {m:g}x {'+' if b >= 0 else '-'} {abs(b):g}"

#> line_through_points((0, 1), (2, 5))
#> line_through_points((3, 0), (3, 9))
#> line_through_points((1, 1), (1, 1))
#> line_through_points((0, 0), (4, -2))
#> line_through_points((1, 0), (2, 3))

### manhattan_meeting
def manhattan_meeting(homes):
    xs = sorted(x for x, _ in homes)
    ys = sorted(y for _, y in homes)
    if not homes:
        return None
    mx, my = xs[len(xs) // 2], ys[len(ys) // 2]
    return (mx, my), sum(abs(x - mx) + abs(y - my) for x, y in homes)

#> manhattan_meeting([(0, 0), (4, 0), (2, 2)])
#> manhattan_meeting([])
#> manhattan_meeting([(7, -1)])
#> manhattan_meeting([(0, 0), (10, 10)])
#> manhattan_meeting([(1, 5), (1, 5), (8, 5), (2, 0)])

### grid_points_in_circle
def grid_points_in_circle(r):
    count, edge = 0, []
    for x in range(-r, r + 1):
        for y in range(-r, r + 1):
            d = x * x + y * y
            if d < r * r:
                count += 1
            elif d == r * r:
                edge.append((x, y))
    return count, edge

#> grid_points_in_circle(2)
#> grid_points_in_circle(0)
#> grid_points_in_circle(1)
#> grid_points_in_circle(5)
#> grid_points_in_circle(-3)

### bresenham_line
def bresenham_line(x0, y0, x1, y1):
    dx, dy = abs(x1 - x0), -abs(y1 - y0)
    sx = 1 if x0 < x1 else -1
    sy = 1 if y0 < y1 else -1
    err = dx + dy
    pts = [(x0, y0)]
    while (x0, y0) != (x1, y1):
        e2 = 2 * err
        if e2 >= dy:
            err += dy
            x0 += sx
        if e2 <= dx:
            err += dx
            y0 += sy
        pts.append((x0, y0))
    return pts

#> bresenham_line(0, 0, 4, 2)
#> bresenham_line(0, 0, 0, 3)
#> bresenham_line(2, 2, 2, 2)
#> bresenham_line(3, 1, 0, 0)
#> bresenham_line(-1, -1, -4, 2)

### compass_bearing
def compass_bearing(degrees):
    names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    return names[int((degrees % 360 + 22.5) // 45) % 8]

#> compass_bearing(0)
#> compass_bearing(93)
#> compass_bearing(-45)
#> compass_bearing(337.5)
#> compass_bearing(742)

### rotate_point_quarter
def rotate_point_quarter(p, turns, around=(0, 0)):
    cx, cy = around
    x, y = p[0] - cx, p[1] - cy
    for _ in range(turns % 4):
        x, y = -y, x
    return x + cx, y + cy

#> rotate_point_quarter((3, 1), 1)
#> rotate_point_quarter((3, 1), -1)
#> rotate_point_quarter((2, 5), 2, around=(1, 1))
#> rotate_point_quarter((0, 0), 7)
#> rotate_point_quarter((4, 4), 4, (9, 9))

### newton_root_steps
def newton_root_steps(target, guess, steps):
    trail = []
    for _ in range(steps):
        if guess == 0:
            return trail, "stuck"
        guess = (guess + target / guess) / 2
        trail.append(round(guess, 3))
    return trail

#> newton_root_steps(2, 1, 4)
#> newton_root_steps(9, 0, 3)
#> newton_root_steps(100, 5, 2)
#> newton_root_steps(4, 2, 1)
#> newton_root_steps(-1, 1, 3)

### trapezoid_integral
def trapezoid_integral(coeffs, a, b, n):
    def f(x):
        return sum(c * x ** i for i, c in enumerate(coeffs))

    h = (b - a) / n
    total = (f(a) + f(b)) / 2
    for k in range(1, n):
        total += f(a + k * h)
    return round(total * h, 4)

#> trapezoid_integral([0, 1], 0, 2, 4)
#> trapezoid_integral([1, 0, 3], 0, 1, 2)
#> trapezoid_integral([], 0, 5, 3)
#> trapezoid_integral([5], 2, -1, 1)
#> trapezoid_integral([1], 0, 1, 0)

### horner_poly_values
def horner_poly_values(coeffs, xs):
    values = {}
    for x in xs:
        acc = 0
        for c in coeffs:
            acc = acc * x + c
        values[x] = acc
    return values

#> horner_poly_values([1, -3, 2], [0, 1, 2, 3])
#> horner_poly_values([], [5])
#> horner_poly_values([4], [])
#> horner_poly_values([2, 0, 0, -1], [-1, 10])
#> horner_poly_values([0.5, 0], [3])

### poly_multiply
def poly_multiply(a, b):
    if not a or not b:
        return []
    out = [0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            out[i + j] += x * y
    while len(out) > 1 and out[-1] == 0:
        out.pop()
    return out

#> poly_multiply([1, 1], [1, -1])
#> poly_multiply([], [3])
#> poly_multiply([2, 0], [0, 0, 5])
#> poly_multiply([1, 2, 3], [4])
#> poly_multiply([0], [7, 7])

### quadratic_roots_kind
from math import isqrt

def quadratic_roots_kind(a, b, c):
    if a == 0:
        return "linear", -c / b
    d = b * b - 4 * a * c
    if d < 0:
        return "complex", d
    r = isqrt(d)
    if r * r == d:
        return "rational", sorted({(-b - r) / (2 * a), (-b + r) / (2 * a)})
    return "irrational", d

#> quadratic_roots_kind(1, -5, 6)
#> quadratic_roots_kind(1, 2, 5)
#> quadratic_roots_kind(1, 0, -2)
#> quadratic_roots_kind(0, 4, 2)
#> quadratic_roots_kind(2, 4, 2)
#> quadratic_roots_kind(0, 0, 1)

### solve_two_by_two
def solve_two_by_two(eq1, eq2):
    a, b, e = eq1
    c, d, f = eq2
    det = a * d - b * c
    if det == 0:
        return "parallel" if a * f != c * e or b * f != d * e else "same line"
    return round((e * d - b * f) / det, 3), round((a * f - e * c) / det, 3)

#> solve_two_by_two((2, 1, 5), (1, -1, 1))
#> solve_two_by_two((1, 2, 3), (2, 4, 6))
#> solve_two_by_two((1, 2, 3), (2, 4, 7))
#> solve_two_by_two((0, 1, 4), (1, 0, -2))
#> solve_two_by_two((3, 7, 1), (2, 5, 0))

### float_sum_drift
def float_sum_drift(x, n):
    total = 0.0
    for _ in range(n):
        total += x
    return total == x * n, round(abs(total - x * n), 12) == 0, round(total, 6)

#> float_sum_drift(0.1, 10)
#> float_sum_drift(0.5, 8)
#> float_sum_drift(1 / 3, 3)
#> float_sum_drift(-0.2, 5)
#> float_sum_drift(7, 0)

### kahan_total
def kahan_total(xs):
    total = comp = 0.0
    for x in xs:
        y = x - comp
        t = total + y
        comp = (t - total) - y
        total = t
    return total

#> kahan_total([0.1] * 10)
#> kahan_total([])
#> kahan_total([1e8, 0.5, -1e8])
#> kahan_total([3, 4])
#> kahan_total([0.1, 0.2, -0.3])

### nan_inf_census
import math

def nan_inf_census(values):
    kinds = {"nan": 0, "inf": 0, "finite": 0}
    for v in map(float, values):
        if math.isnan(v):
            kinds["nan"] += 1
        elif math.isinf(v):
            kinds["inf"] += 1 if v > 0 else -1
        else:
            kinds["finite"] += 1
    return kinds

#> nan_inf_census(["1.5", "nan", "inf", "-2"])
#> nan_inf_census([])
#> nan_inf_census(["-Infinity", "-inf", 3])
#> nan_inf_census([1e308 * 10, 0])
#> nan_inf_census(["NaN", "n/a"])

### floor_ceil_trunc_table
import math

def floor_ceil_trunc_table(x):
    return {
        "floor": math.floor(x),
        "ceil": math.ceil(x),
        "trunc": math.trunc(x),
        "round": round(x),
        "mod": round(x % 1, 3),
    }

#> floor_ceil_trunc_table(2.5)
#> floor_ceil_trunc_table(-2.5)
#> floor_ceil_trunc_table(7)
#> floor_ceil_trunc_table(-0.1)
#> floor_ceil_trunc_table(1e3 + 0.75)

### bmi_category_table
def bmi_category_table(people):
    table = []
    for name, kg, cm in people:
        bmi = kg / (cm / 100) ** 2
        label = next(l for cut, l in ((18.5, "under"), (25, "normal"), (30, "over"), (float("inf"), "obese")) if bmi < cut)
        table.append((name, round(bmi, 1), label))
    return table

#> bmi_category_table([("Al", 70, 175), ("Bea", 48, 170)])
#> bmi_category_table([])
#> bmi_category_table([("Cy", 110, 180), ("Di", 85, 178)])
#> bmi_category_table([("Ed", 0, 150)])
#> bmi_category_table([("Fay", 60, 0)])

### half_life_remaining
def half_life_remaining(amount, half_life, elapsed):
    left = amount * 0.5 ** (elapsed / half_life)
    n = 0
    while amount > 1 and n < 20:
        amount /= 2
        n += 1
    return round(left, 2), n * half_life

#> half_life_remaining(100, 5, 10)
#> half_life_remaining(1, 3, 3)
#> half_life_remaining(64, 2, 0)
#> half_life_remaining(10, 1.5, 4.5)
#> half_life_remaining(5, 0, 2)

### dice_sum_distribution
def dice_sum_distribution(sides, dice):
    dist = {0: 1}
    for _ in range(dice):
        nxt = {}
        for total, ways in dist.items():
            for face in range(1, sides + 1):
                nxt[total + face] = nxt.get(total + face, 0) + ways
        dist = nxt
    return dist

#> dice_sum_distribution(6, 2)
#> dice_sum_distribution(4, 0)
#> dice_sum_distribution(2, 5)
#> dice_sum_distribution(8, 1)
#> dice_sum_distribution(0, 3)

### birthday_odds
def birthday_odds(target, days=365):
    p, n = 1.0, 0
    while 1 - p < target:
        p *= (days - n) / days
        n += 1
    return n, round(1 - p, 3)

#> birthday_odds(0.5)
#> birthday_odds(0)
#> birthday_odds(0.9, days=12)
#> birthday_odds(1, 3)
#> birthday_odds(0.01)
