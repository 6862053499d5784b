### newton_sqrt_steps
def newton_sqrt_steps(x, tolerance=1e-6):
    if x < 0:
        raise ValueError("negative")
    if x == 0:
        return 0.0, 0
    guess, steps = x, 0
    while abs(guess * guess - x) > tolerance:
        guess = (guess + x / guess) / 2
        steps += 1
    return round(guess, 6), steps

#> newton_sqrt_steps(2)
#> newton_sqrt_steps(0)
#> newton_sqrt_steps(144.0)
#> newton_sqrt_steps(-4)
#> newton_sqrt_steps(10, tolerance=0.5)

### bisect_root_poly
def bisect_root_poly(coefficients, low, high, iterations=20):
    """Root of a polynomial (highest power first) between low and high."""

    def f(x):
        acc = 0
        for c in coefficients:
            acc = acc * x + c
        return acc

    if f(low) * f(high) > 0:
        return None
    for _ in range(iterations):
        mid = (low + high) / 2
        if f(low) * f(mid) <= 0:
            high = mid
        else:
            low = mid
    return round((low + high) / 2, 3)

#> bisect_root_poly([1, 0, -2], 0, 2)
#> bisect_root_poly([1, 0, 1], -1, 1)
#> bisect_root_poly([2, -3], 0, 10, iterations=8)
#> bisect_root_poly([1, -6, 11, -6], 2.5, 4)
#> bisect_root_poly([0], 0, 1, 2)

### trapezoid_area_samples
def trapezoid_area_samples(samples):
    area = 0.0
    for (x0, y0), (x1, y1) in zip(samples, samples[1:]):
        if x1 < x0:
            raise ValueError(f"x not increasing at {x1}")
        area += (x1 - x0) * (y0 + y1) / 2
    return round(area, 4)

#> trapezoid_area_samples([(0, 0), (1, 1), (2, 4)])
#> trapezoid_area_samples([])
#> trapezoid_area_samples([(0, 5), (0, 9), (3, 9)])
#> trapezoid_area_samples([(1, 1), (0, 1)])
#> trapezoid_area_samples([(-1.5, 2), (1.5, -2)])

### simpson_integral_table
def simpson_integral_table(ys, h):
    n = len(ys) - 1
    if n < 2 or n % 2:
        raise ValueError("need an even number of intervals")
    odd = sum(ys[1:-1:2])
    even = sum(ys[2:-1:2])
    return round(h / 3 * (ys[0] + 4 * odd + 2 * even + ys[-1]), 5)

#> simpson_integral_table([0, 1, 4], 1)
#> simpson_integral_table([1, 2, 3, 4, 5], 0.5)
#> simpson_integral_table([1, 2], 1)
#> simpson_integral_table([0.0, 0.25, 1.0, 2.25, 4.0], 0.5)
#> simpson_integral_table([7, 7, 7], 0)

### euler_population_growth
def euler_population_growth(population, rate, capacity, years):
    history = [round(population)]
    for _ in range(years):
        growth = rate * population * (1 - population / capacity)
        population = max(0, population + growth)
        history.append(round(population))
        if population == 0:
            break
    return history

#> euler_population_growth(10, 0.5, 100, 6)
#> euler_population_growth(200, 1.5, 100, 4)
#> euler_population_growth(50, 0, 100, 2)
#> euler_population_growth(400, 1, 100, 5)
#> euler_population_growth(3, 2.0, 10, 0)

### projectile_landing
import math


def projectile_landing(speed, angle_deg, height=0.0, g=9.81):
    theta = math.radians(angle_deg)
    vx, vy = speed * math.cos(theta), speed * math.sin(theta)
    t = (vy + math.sqrt(vy * vy + 2 * g * height)) / g
    apex = height + max(vy, 0) ** 2 / (2 * g)
    return {"time": round(t, 2), "range": round(vx * t, 2), "apex": round(apex, 2)}

#> projectile_landing(20, 45)
#> projectile_landing(0, 30, height=5)
#> projectile_landing(15, 90, g=1.62)
#> projectile_landing(10, -20, 12)
#> projectile_landing(3, 0, -1)

### temperature_convert_any
TO_KELVIN = {"C": lambda t: t + 273.15, "F": lambda t: (t - 32) * 5 / 9 + 273.15, "K": lambda t: t}
FROM_KELVIN = {"C": lambda k: k - 273.15, "F": lambda k: (k - 273.15) * 9 / 5 + 32, "K": lambda k: k}


def temperature_convert_any(reading, target):
    value, unit = float(reading[:-1]), reading[-1].upper()
    kelvin = TO_KELVIN[unit](value)
    if kelvin < 0:
        raise ValueError("below absolute zero")
    return f"{FROM_KELVIN[target](kelvin):.1f}{target}"

#> temperature_convert_any("100C", "F")
#> temperature_convert_any("-40f", "C")
#> temperature_convert_any("0K", "C")
#> temperature_convert_any("-300C", "K")
#> temperature_convert_any("21.5C", "K")

### si_prefix_format
def si_prefix_format(value, unit="", digits=3):
    prefixes = {-3: "n", -2: "µ", -1: "m", 0: "", 1: "k", 2: "M", 3: "G"}
    if value == 0:
        return f"0 {unit}"
    power = 0
    scaled = value
    while abs(scaled) >= 1000 and power < 3:
        scaled /= 1000
        power += 1
    while abs(scaled) < 1 and power > -3:
        scaled *= 1000
        power -= 1
    return f"{scaled:.{digits}g} {prefixes[power]}{unit}"

#> si_prefix_format(47000, "Ω")
#> si_prefix_format(0.0000022, "F")
#> si_prefix_format(0, "V")
#> si_prefix_format(-1234.5, "m", digits=2)
#> si_prefix_format(5e12, "Hz")

### resistor_color_bands
BAND = ["black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white"]
TOLERANCE = {"brown": 1, "red": 2, "gold": 5, "silver": 10}


def resistor_color_bands(*bands):
    *digits, multiplier, tolerance = bands
    value = 0
    for color in digits:
        value = value * 10 + BAND.index(color)
    if multiplier in ("gold", "silver"):
        ohms = value / (10 if multiplier == "gold" else 100)
    else:
        ohms = value * 10 ** BAND.index(multiplier)
    return ohms, f"±{TOLERANCE[tolerance]}%"

#> resistor_color_bands("yellow", "violet", "red", "gold")
#> resistor_color_bands("brown", "black", "black", "brown", "brown")
#> resistor_color_bands("green", "blue", "silver", "red")
#> resistor_color_bands("red", "red", "gold", "pink")
#> resistor_color_bands("white", "grey", "gold", "silver")

### dna_reverse_complement_frames
def dna_reverse_complement_frames(dna):
    pairs = {"A": "T", "T": "A", "C": "G", "G": "C"}
    dna = dna.upper()
    bad = sorted(set(dna) - set(pairs))
    if bad:
        raise ValueError("unknown bases: " + "".join(bad))
    reverse = "".join(pairs[b] for b in reversed(dna))
    return [[s[i:i + 3] for i in range(f, len(s) - 2, 3)] for s in (dna, reverse) for f in (0, 1)]

#> dna_reverse_complement_frames("atgccgta")
#> dna_reverse_complement_frames("")
#> dna_reverse_complement_frames("AT-N")
#> dna_reverse_complement_frames("GGG")
#> dna_reverse_complement_frames("TACGA")

### translate_codons_protein
CODONS = {"AUG": "M", "UUU": "F", "UUC": "F", "GGU": "G", "AAA": "K", "UGG": "W", "UAA": "*", "UAG": "*", "UGA": "*"}


def translate_codons_protein(rna):
    start = rna.find("AUG")
    if start < 0:
        return ""
    protein = []
    for i in range(start, len(rna) - 2, 3):
        amino = CODONS.get(rna[i:i + 3], "X")
        if amino == "*":
            break
        protein.append(amino)
    else:
        protein.append("?")
    return "".join(protein)

#> translate_codons_protein("CCAUGUUUGGUUAAGG")
#> translate_codons_protein("GGGUUU")
#> translate_codons_protein("AUGAAAUG")
#> translate_codons_protein("AUGCCCUGGUGA")
#> translate_codons_protein("")

### gc_content_windows
def gc_content_windows(seq, size, step=None):
    step = step or size
    result = []
    for i in range(0, len(seq) - size + 1, step):
        chunk = seq[i:i + size].upper()
        gc = chunk.count("G") + chunk.count("C")
        n = chunk.count("N")
        result.append(None if n == size else round(gc / (size - n), 2))
    return result

#> gc_content_windows("GGCATTAC", 4)
#> gc_content_windows("gcgcNNNNatat", 4)
#> gc_content_windows("ACG", 5)
#> gc_content_windows("GATTACA", 3, step=1)
#> gc_content_windows("CCN", 3, 0)

### align_score_needleman
def align_score_needleman(a, b, match=1, mismatch=-1, gap=-2):
    prev = [j * gap for j in range(len(b) + 1)]
    for i, ca in enumerate(a, 1):
        cur = [i * gap]
        for j, cb in enumerate(b, 1):
            diag = prev[j - 1] + (match if ca == cb else mismatch)
            cur.append(max(diag, prev[j] + gap, cur[-1] + gap))
        prev = cur
    return prev[-1]

#> align_score_needleman("GATTACA", "GCATGCU")
#> align_score_needleman("", "AC")
#> align_score_needleman("AAA", "AAA", match=5)
#> align_score_needleman("ACG", "AG", gap=0)
#> align_score_needleman("TT", "CC", 1, -3, -1)

### molar_mass_table
MASS = {"H": 1.008, "C": 12.011, "N": 14.007, "O": 15.999, "Na": 22.99, "Cl": 35.45}


def molar_mass_table(composition):
    total = 0.0
    for element, count in composition.items():
        if element not in MASS:
            raise KeyError(f"no mass for {element}")
        total += MASS[element] * count
    shares = {e: f"{MASS[e] * n / total:.1%}" for e, n in composition.items()} if total else {}
    return round(total, 3), shares

#> molar_mass_table({"H": 2, "O": 1})
#> molar_mass_table({})
#> molar_mass_table({"Na": 1, "Cl": 1})
#> molar_mass_table({"Xe": 1})
#> molar_mass_table({"C": 0})

### great_circle_km
from math import asin, cos, radians, sin, sqrt


def great_circle_km(a, b, radius=6371):
    """Haversine distance between two (lat, lon) pairs in degrees."""
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return round(2 * radius * asin(sqrt(h)))

#> great_circle_km((52.52, 13.405), (48.8566, 2.3522))
#> great_circle_km((0, 0), (0, 180))
#> great_circle_km((-33.9, 151.2), (-33.9, 151.2))
#> great_circle_km((90, 0), (-90, 0), radius=1)
#> great_circle_km((40.7, -74.0), (51.5,))

### compass_bearing_name
POINTS = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split()


def compass_bearing_name(degrees, points=8):
    if points not in (4, 8, 16):
        raise ValueError(f"{points}-point compass?")
    names = POINTS[::16 // points]
    index = round(degrees % 360 / (360 / points)) % points
    return names[index]

#> compass_bearing_name(44)
#> compass_bearing_name(350)
#> compass_bearing_name(-90, points=4)
#> compass_bearing_name(123.75, 16)
#> compass_bearing_name(10, 5)

### polygon_area_centroid
def polygon_area_centroid(vertices):
    if len(vertices) < 3:
        return 0.0, None
    twice = cx = cy = 0
    for (x0, y0), (x1, y1) in zip(vertices, vertices[1:] + vertices[:1]):
        cross = x0 * y1 - x1 * y0
        twice += cross
        cx += (x0 + x1) * cross
        cy += (y0 + y1) * cross
    if twice == 0:
        return 0.0, None
    return abs(twice) / 2, (round(cx / (3 * twice), 3), round(cy / (3 * twice), 3))

#> polygon_area_centroid([(0, 0), (4, 0), (4, 3), (0, 3)])
#> polygon_area_centroid([(1, 1), (2, 2)])
#> polygon_area_centroid([(0, 0), (1, 1), (2, 2)])
#> polygon_area_centroid([(0, 0), (0, 6), (3, 0)])
#> polygon_area_centroid([])

### point_in_polygon_ray
def point_in_polygon_ray(point, polygon):
    x, y = point
    inside = False
    j = len(polygon) - 1
    for i, (xi, yi) in enumerate(polygon):
        xj, yj = polygon[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            inside = not inside
        j = i
    return inside

#> point_in_polygon_ray((1, 1), [(0, 0), (3, 0), (0, 3)])
#> point_in_polygon_ray((2.5, 2), [(0, 0), (3, 0), (0, 3)])
#> point_in_polygon_ray((0, 0), [])
#> point_in_polygon_ray((2, 3), [(0, 0), (4, 0), (2, 2), (4, 4), (0, 4)])
#> point_in_polygon_ray((5, 1), [(0, 0), (2, 0), (2, 2), (0, 2)])

### bounding_box_overlap
def bounding_box_overlap(a, b):
    """Intersection over union of (x, y, w, h) boxes."""
    ax, ay, aw, ah = a
    bx, by, bw, bh = b
    w = min(ax + aw, bx + bw) - max(ax, bx)
    h = min(ay + ah, by + bh) - max(ay, by)
    if w <= 0 or h <= 0:
        return 0.0
    inter = w * h
    return round(inter / (aw * ah + bw * bh - inter), 3)

#> bounding_box_overlap((0, 0, 10, 10), (5, 5, 10, 10))
#> bounding_box_overlap((0, 0, 2, 2), (2, 0, 2, 2))
#> bounding_box_overlap((1, 1, 4, 4), (1, 1, 4, 4))
#> bounding_box_overlap((0, 0, 8, 2), (2, 0, 1, 1))
#> bounding_box_overlap((0, 0, 1, 1), (0, 5, 1, 1))

### convex_hull_points
def convex_hull_points(points):
    pts = sorted(set(points))
    if len(pts) <= 2:
        return pts

    def half(seq):
        chain = []
        for p in seq:
            while len(chain) >= 2:
                (ox, oy), (ax, ay) = chain[-2:]
                if (ax - ox) * (p[1] - oy) - (ay - oy) * (p[0] - ox) > 0:
                    break
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(pts) + half(reversed(pts))

#> convex_hull_points([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)])
#> convex_hull_points([(3, 3), (3, 3)])
#> convex_hull_points([(0, 0), (1, 1), (2, 2)])
#> convex_hull_points([])
#> convex_hull_points([(0, 0), (5, 1), (4, 4), (1, 5), (2, 2), (3, 1)])

### nearest_cluster_assign
def nearest_cluster_assign(points, centers, rounds=2):
    """A few rounds of k-means in one dimension."""
    for _ in range(rounds):
        groups = [[] for _ in centers]
        for p in points:
            best = min(range(len(centers)), key=lambda i: abs(p - centers[i]))
            groups[best].append(p)
        centers = [round(sum(g) / len(g), 2) if g else c for g, c in zip(groups, centers)]
    return centers, groups

#> nearest_cluster_assign([1, 2, 9, 10, 11], [0, 5])
#> nearest_cluster_assign([], [3])
#> nearest_cluster_assign([4, 4, 4], [4, 100], rounds=1)
#> nearest_cluster_assign([1.5, -2, 7], [0, 6, 50])
#> nearest_cluster_assign([5], [])

### knn_vote_label
def knn_vote_label(samples, query, k=3):
    by_distance = sorted(samples, key=lambda s: sum((a - b) ** 2 for a, b in zip(s[0], query)))
    votes = {}
    for rank, (_, label) in enumerate(by_distance[:k]):
        votes[label] = votes.get(label, 0) + 1 / (rank + 1)
    if not votes:
        raise ValueError("no samples")
    return max(sorted(votes), key=votes.get), {v: round(w, 2) for v, w in votes.items()}

#> knn_vote_label([((0, 0), "cat"), ((1, 0), "cat"), ((5, 5), "dog"), ((6, 5), "dog")], (4, 4))
#> knn_vote_label([((1,), "a"), ((2,), "b")], (1.5,), k=2)
#> knn_vote_label([], (0, 0))
#> knn_vote_label([((3, 3), "x")], (9, 9), k=5)
#> knn_vote_label([((0,), "p"), ((1,), "q"), ((2,), "q")], (0,))

### vector_cosine_sparse
def vector_cosine_sparse(u, v):
    dot = sum(x * v[k] for k, x in u.items() if k in v)
    norm = 1.0
    for vec in (u, v):
        norm *= sum(x * x for x in vec.values()) ** 0.5
    return round(dot / norm, 4) if norm else 0.0

#> vector_cosine_sparse({"apple": 2, "pear": 1}, {"apple": 1, "fig": 3})
#> vector_cosine_sparse({}, {"x": 1})
#> vector_cosine_sparse({"a": 3}, {"a": -0.5})
#> vector_cosine_sparse({"p": 1, "q": 1}, {"p": 1, "q": 1})
#> vector_cosine_sparse({"m": 0}, {"m": 0})

### sieve_prime_gaps
def sieve_prime_gaps(limit):
    flags = [True] * (limit + 1)
    flags[:2] = [False] * min(2, limit + 1)
    for n in range(2, int(limit ** 0.5) + 1):
        if flags[n]:
            flags[n * n::n] = [False] * len(flags[n * n::n])
    primes = [i for i, f in enumerate(flags) if f]
    return [b - a for a, b in zip(primes, primes[1:])]

#> sieve_prime_gaps(30)
#> sieve_prime_gaps(1)
#> sieve_prime_gaps(0)
#> sieve_prime_gaps(3)
#> sieve_prime_gaps(50)
