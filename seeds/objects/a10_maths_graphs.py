### sparse_polynomial_terms
class Poly:
    def __init__(self, terms=None):
        self.terms = {e: c for e, c in (terms or {}).items() if c}

    @classmethod
    def monomial(cls, coefficient, exponent):
        return cls({exponent: coefficient})

    def __add__(self, other):
        merged = dict(self.terms)
        for e, c in other.terms.items():
            merged[e] = merged.get(e, 0) + c
        return Poly(merged)

    def __mul__(self, other):
        product = Poly()
        for e, c in self.terms.items():
            product += Poly({e + f: c * d for f, d in other.terms.items()})
        return product

    def derive(self):
        return Poly({e - 1: c * e for e, c in self.terms.items()})

    @property
    def degree(self):
        return max(self.terms, default=-1)

    def __str__(self):
        parts = [f"{c}x{e}" for e, c in sorted(self.terms.items(), reverse=True)]
        return " ".join(parts) or "0"


def sparse_polynomial_terms(first, second):
    p = sum((Poly.monomial(c, e) for c, e in first), Poly())
    q = sum((Poly.monomial(c, e) for c, e in second), Poly())
    r = p * q
    return str(p + q), str(r), str(r.derive()), r.degree

#> sparse_polynomial_terms([(2, 3), (-1, 0)], [(1, 1), (1, 0)])
#> sparse_polynomial_terms([], [(5, 2)])
#> sparse_polynomial_terms([(1, 1), (1, 0)], [(1, 1), (-1, 0)])
#> sparse_polynomial_terms([(3, 4), (-3, 4)], [(7, 0)])
#> sparse_polynomial_terms([(1, 10), (2, 5)], [(-2, 5)])

### gaussian_matrix_steps
from fractions import Fraction


class Matrix:
    def __init__(self, rows):
        self.rows = [[Fraction(x) for x in row] for row in rows]
        self.swaps = 0

    def eliminate(self):
        size = len(self.rows)
        for col in range(size):
            pivot = next((r for r in range(col, size) if self.rows[r][col]), None)
            if pivot is None:
                return False
            if pivot != col:
                self.rows[col], self.rows[pivot] = self.rows[pivot], self.rows[col]
                self.swaps += 1
            for r in range(col + 1, size):
                factor = self.rows[r][col] / self.rows[col][col]
                if factor:
                    self.rows[r] = [a - factor * b for a, b in zip(self.rows[r], self.rows[col])]
        return True

    @property
    def determinant(self):
        result = Fraction((-1) ** self.swaps)
        for i, row in enumerate(self.rows):
            result *= row[i]
        return result


def gaussian_matrix_steps(rows):
    matrix = Matrix(rows)
    if not matrix.eliminate():
        return "singular", matrix.swaps
    last = [str(x) for x in matrix.rows[-1]] if matrix.rows else []
    return str(matrix.determinant), matrix.swaps, last

#> gaussian_matrix_steps([[2, 1], [4, 5]])
#> gaussian_matrix_steps([[0, 3], [2, 7]])
#> gaussian_matrix_steps([[1, 2], [2, 4]])
#> gaussian_matrix_steps([])
#> gaussian_matrix_steps([[3, 0, 1], [1, 2, 0], [0, 5, "1/2"]])
#> gaussian_matrix_steps([[-7]])

### metro_map_transfers
from collections import deque


class Stop:
    def __init__(self, name):
        self.name, self.lines = name, set()


class Metro:
    def __init__(self, lines):
        self.lines, self.stops = lines, {}
        for line, names in lines.items():
            for name in names:
                self.stops.setdefault(name, Stop(name)).lines.add(line)

    def hubs(self):
        return sorted(s.name for s in self.stops.values() if len(s.lines) > 1)

    def transfers(self, start, goal):
        targets = self.stops[goal].lines
        queue = deque((line, (line,)) for line in sorted(self.stops[start].lines))
        seen = set(self.stops[start].lines)
        while queue:
            line, route = queue.popleft()
            if line in targets:
                return route
            for name in self.lines[line]:
                for other in sorted(self.stops[name].lines - seen):
                    seen.add(other)
                    queue.append((other, (*route, other)))
        return None


def metro_map_transfers(lines, trips):
    metro = Metro(lines)
    return metro.hubs(), [metro.transfers(a, b) for a, b in trips]

#> metro_map_transfers({"red": ["A", "B", "C"], "blue": ["C", "D"], "tram": ["D", "E"]}, [("A", "E"), ("B", "C")])
#> metro_map_transfers({"one": ["x", "y"], "two": ["z"]}, [("x", "z"), ("z", "z")])
#> metro_map_transfers({}, [])
#> metro_map_transfers({"m": ["p", "q"], "n": ["q", "p"]}, [("p", "q")])
#> metro_map_transfers({"k": ["a"]}, [("a", "zz")])

### complex_rotation_group
class Gauss:
    """Gaussian integers."""

    def __init__(self, re, im=0):
        self.re, self.im = re, im

    def __mul__(self, o):
        return Gauss(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)

    def __sub__(self, o):
        return Gauss(self.re - o.re, self.im - o.im)

    @property
    def norm(self):
        return self.re ** 2 + self.im ** 2

    def __floordiv__(self, o):
        top = self * Gauss(o.re, -o.im)
        half = o.norm // 2
        return Gauss((top.re + half) // o.norm, (top.im + half) // o.norm)

    def __mod__(self, o):
        return self - (self // o) * o

    def __str__(self):
        return f"{self.re}{self.im:+}i"


def gcd(a, b, trail):
    while b.norm:
        trail.append(str(a % b))
        a, b = b, a % b
    return a


def complex_rotation_group(first, second):
    trail = []
    g = gcd(Gauss(*first), Gauss(*second), trail)
    return str(g), g.norm, trail

#> complex_rotation_group((11, 3), (1, 8))
#> complex_rotation_group((6,), (4,))
#> complex_rotation_group((5, 0), (0, 0))
#> complex_rotation_group((3, 4), (3, -4))
#> complex_rotation_group((0, 7), (2, 1))

### weighted_graph_components_class
class Graph:
    def __init__(self):
        self.edges = {}

    def connect(self, a, b, weight):
        self.edges.setdefault(a, {})[b] = weight
        self.edges.setdefault(b, {})[a] = weight
        return self

    def __getitem__(self, pair):
        a, b = pair
        return self.edges.get(a, {}).get(b)

    def component(self, start, least):
        seen, todo = set(), [start]
        while todo:
            node = todo.pop()
            if node not in seen:
                seen.add(node)
                todo += [n for n, w in self.edges.get(node, {}).items() if w >= least]
        return seen

    def split(self, least):
        left, parts = set(self.edges), []
        while left:
            part = self.component(min(left), least)
            parts.append(sorted(part))
            left -= part
        return parts


def weighted_graph_components_class(edges, least, asked):
    graph = Graph()
    for edge in edges:
        graph.connect(*edge)
    return graph.split(least), graph[asked], sorted(graph.component(asked[0], 0))

#> weighted_graph_components_class([("a", "b", 5), ("b", "c", 1), ("d", "e", 9)], 3, ("b", "c"))
#> weighted_graph_components_class([], 1, ("x", "y"))
#> weighted_graph_components_class([("p", "q", 2), ("q", "r", 2), ("r", "p", 0)], 2, ("p", "r"))
#> weighted_graph_components_class([("m", "m", 4)], 5, ("m", "m"))
#> weighted_graph_components_class([("u", "v", 1), ("v", "u", 7), ("w", "u", 3)], 4, ("w", "v"))

### bezier_point_sampler
class Point:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def toward(self, other, t):
        return Point(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)

    def rounded(self):
        return round(self.x, 2), round(self.y, 2)


class Curve:
    def __init__(self, *points):
        self.points = [Point(*p) for p in points]

    def __call__(self, t):
        layer = self.points
        while len(layer) > 1:
            layer = [a.toward(b, t) for a, b in zip(layer, layer[1:])]
        return layer[0]

    def sample(self, n):
        return [self(i / n).rounded() for i in range(n + 1)]

    def elevated(self):
        n = len(self.points)
        inner = [b.toward(a, i / n) for i, (a, b) in enumerate(zip(self.points, self.points[1:]), 1)]
        ends = self.points[0], self.points[-1]
        return Curve(*((p.x, p.y) for p in (ends[0], *inner, ends[1])))


def bezier_point_sampler(points, n):
    curve = Curve(*points)
    raised = curve.elevated()
    return curve.sample(n), raised(0.5).rounded() == curve(0.5).rounded(), len(raised.points)

#> bezier_point_sampler([(0, 0), (4, 8), (8, 0)], 4)
#> bezier_point_sampler([(1, 1), (5, 3)], 2)
#> bezier_point_sampler([(2, 7)], 1)
#> bezier_point_sampler([(0, 0), (0, 9), (9, 9), (9, 0)], 3)
#> bezier_point_sampler([], 2)

### permutation_group_class
class Perm:
    def __init__(self, *images):
        self.images = images

    def __matmul__(self, other):
        return Perm(*(self.images[i] for i in other.images))

    def __invert__(self):
        back = [0] * len(self.images)
        for i, image in enumerate(self.images):
            back[image] = i
        return Perm(*back)

    def __eq__(self, other):
        return self.images == other.images

    def cycles(self):
        seen = set()
        for start in range(len(self.images)):
            if start in seen or self.images[start] == start:
                continue
            cycle, at = [], start
            while at not in seen:
                seen.add(at)
                cycle.append(at)
                at = self.images[at]
            yield tuple(cycle)

    def order(self):
        power, n = self, 1
        identity = Perm(*range(len(self.images)))
        while power != identity:
            power, n = power @ self, n + 1
        return n


def permutation_group_class(first, second):
    p, q = Perm(*first), Perm(*second)
    both = p @ q
    return list(both.cycles()), both.order(), (~both == ~q @ ~p), both == q @ p

#> permutation_group_class([1, 2, 0, 3], [0, 1, 3, 2])
#> permutation_group_class([0, 1, 2], [0, 1, 2])
#> permutation_group_class([], [])
#> permutation_group_class([1, 0, 3, 2, 4], [4, 3, 2, 1, 0])
#> permutation_group_class([1, 2, 3, 4, 0], [1, 2, 3, 4, 0])

### piecewise_function_segments
import bisect


class Piecewise:
    def __init__(self, *knots):
        self.knots = sorted(knots)
        self.xs = [x for x, _ in self.knots]

    def __call__(self, x):
        if not self.xs[0] <= x <= self.xs[-1]:
            raise ValueError(f"{x} outside [{self.xs[0]}, {self.xs[-1]}]")
        i = bisect.bisect_left(self.xs, x)
        if self.xs[i] == x:
            return self.knots[i][1]
        (x0, y0), (x1, y1) = self.knots[i - 1], self.knots[i]
        return y0 + (y1 - y0) * (x - x0) / (x1 - x0)

    def area(self):
        return sum((b[0] - a[0]) * (a[1] + b[1]) / 2 for a, b in zip(self.knots, self.knots[1:]))

    def __neg__(self):
        return Piecewise(*((x, -y) for x, y in self.knots))


def piecewise_function_segments(knots, xs):
    f = Piecewise(*knots)
    values = []
    for x in xs:
        try:
            values.append(f(x))
        except ValueError as error:
            values.append(str(error))
    return values, f.area(), (-f).area()

#> piecewise_function_segments([(0, 0), (10, 20), (5, 4)], [5, 7, 2.5, 11])
#> piecewise_function_segments([(1, 3)], [1, 0])
#> piecewise_function_segments([(-2, 4), (2, -4)], [0, -1])
#> piecewise_function_segments([(0, 1), (4, 1), (4.5, 0)], [])
#> piecewise_function_segments([], [1])

### base_number_class_digits
class Based:
    DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

    def __init__(self, value, base):
        if not 2 <= base <= 36:
            raise ValueError(f"base {base}")
        self.base = base
        self.value = int(value, base) if isinstance(value, str) else value

    def __str__(self):
        n, out = abs(self.value), ""
        while n:
            n, d = divmod(n, self.base)
            out = self.DIGITS[d] + out
        return ("-" if self.value < 0 else "") + (out or "0")

    def __add__(self, other):
        return Based(self.value + int(other), self.base)

    def __int__(self):
        return self.value

    def to(self, base):
        return Based(self.value, base)

    @property
    def palindrome(self):
        text = str(self).lstrip("-")
        return text == text[::-1]


def base_number_class_digits(text, base, other, extra):
    try:
        number = Based(text, base)
        total = number + Based(extra, 10)
        return str(total), str(total.to(other)), [b for b in range(2, 11) if total.to(b).palindrome]
    except ValueError as error:
        return str(error)[:40]

#> base_number_class_digits("ff", 16, 2, 1)
#> base_number_class_digits("1011", 2, 10, -4)
#> base_number_class_digits("zz", 36, 40, 0)
#> base_number_class_digits("0", 7, 3, 0)
#> base_number_class_digits("129", 8, 10, 5)
#> base_number_class_digits("-21", 3, 16, -30)

### interval_arithmetic_bounds
class Interval:
    def __init__(self, lo, hi=None):
        self.lo, self.hi = lo, lo if hi is None else hi
        if self.hi < self.lo:
            raise ValueError(f"[{lo}, {hi}]")

    def __add__(self, o):
        return Interval(self.lo + o.lo, self.hi + o.hi)

    def __mul__(self, o):
        corners = [a * b for a in (self.lo, self.hi) for b in (o.lo, o.hi)]
        return Interval(min(corners), max(corners))

    def __and__(self, o):
        return Interval(max(self.lo, o.lo), min(self.hi, o.hi))

    def __pow__(self, n):
        result = Interval(1)
        for _ in range(n):
            result *= self
        if n % 2 == 0 and self.lo < 0 < self.hi:
            result = Interval(0, result.hi)
        return result

    def __repr__(self):
        return f"[{self.lo}, {self.hi}]"


def interval_arithmetic_bounds(a, b, n):
    x, y = Interval(*a), Interval(*b)
    shown = [repr(v) for v in (x + y, x * y, x ** n)]
    try:
        shown.append(repr(x & y))
    except ValueError as error:
        shown.append(f"empty {error}")
    return shown

#> interval_arithmetic_bounds((1, 3), (2, 5), 2)
#> interval_arithmetic_bounds((-2, 3), (-1, 4), 2)
#> interval_arithmetic_bounds((0, 1), (2, 3), 0)
#> interval_arithmetic_bounds((-4, -2), (-3,), 3)
#> interval_arithmetic_bounds((5, 1), (0, 0), 1)
#> interval_arithmetic_bounds((0.5,), (0.25, 0.75), 2)

### modular_vector_cipher
class Vec:
    mod = 26

    def __init__(self, *values):
        self.values = tuple(v % self.mod for v in values)

    @classmethod
    def of(cls, text):
        return cls(*(ord(c) - 97 for c in text))

    def __str__(self):
        return "".join(chr(v + 97) for v in self.values)

    def dot(self, other):
        return sum(a * b for a, b in zip(self.values, other.values)) % self.mod


class Key:
    def __init__(self, a, b, c, d):
        self.rows = Vec(a, b), Vec(c, d)
        self.det = (a * d - b * c) % Vec.mod

    def __matmul__(self, vec):
        return Vec(*(row.dot(vec) for row in self.rows))

    def inverse(self):
        inv = pow(self.det, -1, Vec.mod)
        (a, b), (c, d) = (r.values for r in self.rows)
        return Key(*(inv * n for n in (d, -b, -c, a)))


def modular_vector_cipher(text, key):
    clean = [c for c in text.lower() if "a" <= c <= "z"]
    if len(clean) % 2:
        clean.append("x")
    pairs = ["".join(clean[i:i + 2]) for i in range(0, len(clean), 2)]
    k = Key(*key)
    sealed = "".join(str(k @ Vec.of(p)) for p in pairs)
    back = k.inverse()
    opened = "".join(str(back @ Vec.of(sealed[i:i + 2])) for i in range(0, len(sealed), 2))
    return sealed, opened

#> modular_vector_cipher("hello", (3, 3, 2, 5))
#> modular_vector_cipher("Attack at 5!", (1, 2, 0, 1))
#> modular_vector_cipher("", (3, 3, 2, 5))
#> modular_vector_cipher("zz", (7, 8, 11, 11))
#> modular_vector_cipher("even", (2, 4, 6, 8))

### grid_region_union_find
class Regions:
    def __init__(self, rows):
        self.rows = rows
        self.parent = {}
        for r, row in enumerate(rows):
            for c in range(len(row)):
                self.parent[r, c] = (r, c)
        self._join_all()

    def root(self, cell):
        while self.parent[cell] != cell:
            self.parent[cell] = self.parent[self.parent[cell]]
            cell = self.parent[cell]
        return cell

    def _join_all(self):
        for r, c in list(self.parent):
            for other in ((r - 1, c), (r, c - 1)):
                if other in self.parent and self.rows[other[0]][other[1]] == self.rows[r][c]:
                    self.parent[self.root((r, c))] = self.root(other)

    def sizes(self):
        sizes = {}
        for cell in self.parent:
            top = self.root(cell)
            sizes[top] = sizes.get(top, 0) + 1
        return sorted(((n, self.rows[r][c]) for (r, c), n in sizes.items()), reverse=True)


def grid_region_union_find(*rows):
    regions = Regions(rows)
    corner = regions.root((0, 0)) if regions.parent else None
    return regions.sizes(), corner

#> grid_region_union_find("aab", "abb", "caa")
#> grid_region_union_find("xxx")
#> grid_region_union_find()
#> grid_region_union_find("ab", "ba")
#> grid_region_union_find("ooo", "oto", "ooo")

### markov_text_chain_counts
from collections import Counter, defaultdict


class Chain:
    def __init__(self, order=1):
        self.order, self.table = order, defaultdict(Counter)

    def learn(self, words):
        padded = ["^"] * self.order + words + ["$"]
        for i in range(len(padded) - self.order):
            key = tuple(padded[i:i + self.order])
            self.table[key][padded[i + self.order]] += 1
        return self

    def likely(self, key):
        options = self.table.get(key)
        return min(options, key=lambda w: (-options[w], w)) if options else "$"

    def walk(self, limit):
        key, out = ("^",) * self.order, []
        while len(out) < limit:
            word = self.likely(key)
            if word == "$":
                break
            out.append(word)
            key = (*key, word)[-self.order:]
        return " ".join(out)


def markov_text_chain_counts(sentences, order, limit):
    chain = Chain(order)
    for s in sentences:
        chain.learn(s.lower().split())
    return chain.walk(limit), len(chain.table)

#> markov_text_chain_counts(["the cat sat", "the cat ran", "the dog ran"], 1, 6)
#> markov_text_chain_counts(["a b a b a b"], 1, 5)
#> markov_text_chain_counts([], 2, 4)
#> markov_text_chain_counts(["to be or not to be"], 2, 10)
#> markov_text_chain_counts(["x", "y y", "y"], 1, 3)

### vector_space_basis_reducer
class XorBasis:
    def __init__(self):
        self.by_top = {}
        self.rejected = []

    def reduce(self, n):
        while n:
            top = n.bit_length() - 1
            if top not in self.by_top:
                return n
            n ^= self.by_top[top]
        return 0

    def add(self, n):
        rest = self.reduce(n)
        if rest:
            self.by_top[rest.bit_length() - 1] = rest
        else:
            self.rejected.append(n)
        return bool(rest)

    def __contains__(self, n):
        return self.reduce(n) == 0

    def __len__(self):
        return len(self.by_top)

    def largest(self):
        best = 0
        for top in sorted(self.by_top, reverse=True):
            best = max(best, best ^ self.by_top[top])
        return best


def vector_space_basis_reducer(numbers, probes):
    basis = XorBasis()
    for n in numbers:
        basis.add(n)
    return len(basis), basis.rejected, basis.largest(), [p in basis for p in probes]

#> vector_space_basis_reducer([5, 3, 6, 9], [15, 1, 0])
#> vector_space_basis_reducer([], [0, 4])
#> vector_space_basis_reducer([8, 8, 0], [8])
#> vector_space_basis_reducer([1, 2, 4, 7, 12], [13, 16])
#> vector_space_basis_reducer([1023], [])

### task_graph_critical_path
class Task:
    def __init__(self, name, days):
        self.name, self.days, self.after = name, days, []
        self._start = None

    @property
    def start(self):
        if self._start is None:
            self._start = max((t.finish for t in self.after), default=0)
        return self._start

    @property
    def finish(self):
        return self.start + self.days

    def critical(self):
        binding = [t for t in self.after if t.finish == self.start]
        return (binding[0].critical() if binding else []) + [self.name]


class Project:
    def __init__(self, spec):
        self.tasks = {}
        for line in spec:
            head, _, needs = line.partition("<")
            name, days = head.split()
            task = self.tasks[name] = Task(name, int(days))
            task.after = [self.tasks[n] for n in needs.split()]

    def longest(self):
        last = max(self.tasks.values(), key=lambda t: t.finish)
        return last.finish, last.critical()

    def slack(self, name):
        task = self.tasks[name]
        users = [t.start for t in self.tasks.values() if task in t.after]
        return min(users, default=self.longest()[0]) - task.finish


def task_graph_critical_path(spec):
    project = Project(spec)
    return project.longest(), {n: project.slack(n) for n in project.tasks}

#> task_graph_critical_path(["dig 3", "pour 2 < dig", "frame 5 < pour", "paint 1 < dig", "open 1 < frame paint"])
#> task_graph_critical_path(["only 4"])
#> task_graph_critical_path(["a 1", "b 2", "c 1 < a b"])
#> task_graph_critical_path(["x 0", "y 0 < x", "z 5"])
#> task_graph_critical_path(["p 1 < q", "q 1"])

### turtle_matrix_transform
class Affine:
    def __init__(self, a=1, b=0, c=0, d=1, tx=0, ty=0):
        self.m = a, b, c, d, tx, ty

    def then(self, o):
        a, b, c, d, x, y = self.m
        e, f, g, h, u, v = o.m
        return Affine(e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d, e * x + f * y + u, g * x + h * y + v)

    def __call__(self, x, y):
        a, b, c, d, tx, ty = self.m
        return a * x + b * y + tx, c * x + d * y + ty

    @staticmethod
    def named(word):
        kind, _, arg = word.partition(":")
        if kind == "turn":
            return Affine(0, -1, 1, 0)
        if kind == "flip":
            return Affine(-1, 0, 0, 1)
        n = int(arg)
        return Affine(n, 0, 0, n) if kind == "scale" else Affine(tx=n)

    @property
    def area_factor(self):
        a, b, c, d, *_ = self.m
        return a * d - b * c


def turtle_matrix_transform(words, points):
    whole = Affine()
    for word in words.split():
        whole = whole.then(Affine.named(word))
    return [whole(*p) for p in points], whole.area_factor

#> turtle_matrix_transform("turn scale:2 right:3", [(1, 0), (0, 1)])
#> turtle_matrix_transform("", [(4, 5)])
#> turtle_matrix_transform("flip turn flip turn", [(2, 3), (-1, -1)])
#> turtle_matrix_transform("right:5 scale:-1", [(0, 0)])
#> turtle_matrix_transform("scale:x", [(1, 1)])
#> turtle_matrix_transform("turn turn turn turn", [])

### running_statistics_merge
import math


class Stats:
    def __init__(self):
        self.n, self.mean, self._m2 = 0, 0.0, 0.0
        self.low, self.high = math.inf, -math.inf

    def push(self, x):
        self.n += 1
        delta = x - self.mean
        self.mean += delta / self.n
        self._m2 += delta * (x - self.mean)
        self.low, self.high = min(self.low, x), max(self.high, x)
        return self

    def __or__(self, other):
        if not self.n or not other.n:
            return self if self.n else other
        merged = Stats()
        merged.n = self.n + other.n
        gap = other.mean - self.mean
        merged.mean = self.mean + gap * other.n / merged.n
        merged._m2 = self._m2 + other._m2 + gap * gap * self.n * other.n / merged.n
        merged.low, merged.high = min(self.low, other.low), max(self.high, other.high)
        return merged

    @property
    def deviation(self):
        return math.sqrt(self._m2 / (self.n - 1)) if self.n > 1 else None


def running_statistics_merge(*batches):
    total = Stats()
    for batch in batches:
        part = Stats()
        for x in batch:
            part.push(x)
        total = total | part
    spread = total.deviation
    return total.n, round(total.mean, 3), None if spread is None else round(spread, 3), total.high - total.low

#> running_statistics_merge([2, 4, 6], [8, 10])
#> running_statistics_merge([], [5])
#> running_statistics_merge()
#> running_statistics_merge([1.5, -1.5], [], [0, 0, 3])
#> running_statistics_merge([7], [7], [7])

### continued_fraction_iterator
class Continued:
    def __init__(self, num, den):
        self.num, self.den = num, den

    def __iter__(self):
        a, b = self.num, self.den
        while b:
            whole, rest = divmod(a, b)
            yield whole
            a, b = b, rest

    def convergents(self):
        h0, h1, k0, k1 = 0, 1, 1, 0
        for term in self:
            h0, h1 = h1, term * h1 + h0
            k0, k1 = k1, term * k1 + k0
            yield h1, k1

    def best(self, limit):
        chosen = None
        for h, k in self.convergents():
            if k > limit:
                break
            chosen = f"{h}/{k}"
        return chosen


def continued_fraction_iterator(num, den, limit):
    fraction = Continued(num, den)
    return list(fraction), fraction.best(limit), sum(1 for _ in fraction.convergents())

#> continued_fraction_iterator(355, 113, 50)
#> continued_fraction_iterator(17, 12, 100)
#> continued_fraction_iterator(3, 0, 5)
#> continued_fraction_iterator(-7, 3, 2)
#> continued_fraction_iterator(31416, 10000, 120)
#> continued_fraction_iterator(1, 9, 8)

### convex_shape_containment
class Polygon:
    def __init__(self, *points):
        self.points = points

    def edges(self):
        return zip(self.points, self.points[1:] + self.points[:1])

    @property
    def doubled_area(self):
        return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in self.edges())

    @property
    def convex(self):
        signs = set()
        n = len(self.points)
        for i in range(n):
            (ax, ay), (bx, by), (cx, cy) = (self.points[(i + k) % n] for k in range(3))
            turn = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
            if turn:
                signs.add(turn > 0)
        return len(signs) < 2

    def __contains__(self, point):
        x, y = point
        inside = False
        for (x0, y0), (x1, y1) in self.edges():
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                inside = not inside
        return inside


def convex_shape_containment(points, probes):
    shape = Polygon(*points)
    return shape.doubled_area, shape.convex, [p in shape for p in probes]

#> convex_shape_containment([(0, 0), (6, 0), (6, 4), (0, 4)], [(1, 1), (7, 1), (3, 3.9)])
#> convex_shape_containment([(0, 0), (8, 0), (4, 2), (4, 8)], [(5, 1), (4.5, 6)])
#> convex_shape_containment([(0, 0), (0, 3), (3, 0)], [(1, 1)])
#> convex_shape_containment([], [(0, 0)])
#> convex_shape_containment([(0, 0), (2, 2), (4, 4)], [(2, 2)])

### truth_table_formula_objects
from itertools import product


class Var:
    def __init__(self, name):
        self.name = name

    def eval(self, env):
        return env[self.name]

    def names(self):
        return {self.name}


class Gate:
    RULES = {"and": all, "or": any, "xor": lambda bits: sum(bits) % 2 == 1, "nor": lambda bits: not any(bits)}

    def __init__(self, kind, *inputs):
        self.rule, self.inputs = self.RULES[kind], inputs

    def eval(self, env):
        return self.rule([i.eval(env) for i in self.inputs])

    def names(self):
        return set().union(*(i.names() for i in self.inputs))


def build(spec):
    return Var(spec) if isinstance(spec, str) else Gate(spec[0], *map(build, spec[1:]))


class Table:
    def __init__(self, formula):
        names = sorted(formula.names())
        self.rows = {}
        for bits in product((False, True), repeat=len(names)):
            self.rows["".join("01"[b] for b in bits)] = formula.eval(dict(zip(names, bits)))

    @property
    def kind(self):
        values = set(self.rows.values())
        return "mixed" if len(values) > 1 else "always" if values == {True} else "never"


def truth_table_formula_objects(spec):
    table = Table(build(spec))
    return [k for k, v in table.rows.items() if v], table.kind

#> truth_table_formula_objects(("and", "p", ("or", "q", "r")))
#> truth_table_formula_objects("x")
#> truth_table_formula_objects(("xor", "a", "a"))
#> truth_table_formula_objects(("or", "k", ("nor", "k")))
#> truth_table_formula_objects(("nand", "a", "b"))
#> truth_table_formula_objects(("xor", "a", "b", "c"))

### bipartite_team_sorter
class Person:
    def __init__(self, name):
        self.name, self.rivals, self.team = name, [], None

    def assign(self, team):
        if self.team is not None:
            if self.team != team:
                raise ValueError(self.name)
            return 0
        self.team = team
        return 1 + sum(r.assign(1 - team) for r in self.rivals)


class League:
    def __init__(self, rivalries):
        self.people = {}
        for a, b in rivalries:
            one, two = self[a], self[b]
            one.rivals.append(two)
            two.rivals.append(one)

    def __getitem__(self, name):
        if name not in self.people:
            self.people[name] = Person(name)
        return self.people[name]

    def divide(self):
        groups = [p.assign(0) for p in self.people.values() if p.team is None]
        teams = [sorted(p.name for p in self.people.values() if p.team == t) for t in (0, 1)]
        return teams, groups


def bipartite_team_sorter(rivalries):
    league = League(rivalries)
    try:
        return league.divide()
    except ValueError as error:
        return f"odd circle at {error}"

#> bipartite_team_sorter([("ann", "bob"), ("bob", "cy"), ("di", "ed")])
#> bipartite_team_sorter([("x", "y"), ("y", "z"), ("z", "x")])
#> bipartite_team_sorter([])
#> bipartite_team_sorter([("me", "me")])
#> bipartite_team_sorter([("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("p", "q")])

### egyptian_unit_fractions
from fractions import Fraction


class Unit:
    def __init__(self, denominator):
        self.denominator = denominator

    def __str__(self):
        return f"1/{self.denominator}"

    def __lt__(self, other):
        return self.denominator > other.denominator


class Papyrus:
    def __init__(self, fraction):
        self.fraction, self.units = fraction, []

    def write(self, most=6):
        rest = self.fraction
        while rest and len(self.units) < most:
            d = -(-rest.denominator // rest.numerator)
            self.units.append(Unit(d))
            rest -= Fraction(1, d)
        return rest

    def __str__(self):
        return " + ".join(map(str, sorted(self.units, reverse=True))) or "nothing"


def egyptian_unit_fractions(pairs, most):
    lines = []
    for n, d in pairs:
        papyrus = Papyrus(Fraction(n, d))
        rest = papyrus.write(most)
        lines.append(f"{papyrus} left {rest}" if rest else str(papyrus))
    return lines

#> egyptian_unit_fractions([(5, 6), (4, 13)], 4)
#> egyptian_unit_fractions([(0, 5), (1, 9)], 3)
#> egyptian_unit_fractions([(7, 15), (19, 20)], 2)
#> egyptian_unit_fractions([], 1)
#> egyptian_unit_fractions([(3, 0)], 2)

### ranked_set_prefix_sums
class Fenwick:
    def __init__(self, size):
        self._sums = [0] * (size + 1)

    def __len__(self):
        return len(self._sums) - 1

    def add(self, i, delta):
        i += 1
        while i <= len(self):
            self._sums[i] += delta
            i += i & -i

    def prefix(self, i):
        total = 0
        while i > 0:
            total += self._sums[i]
            i -= i & -i
        return total

    def __getitem__(self, key):
        if isinstance(key, slice):
            start, stop, _ = key.indices(len(self))
            return self.prefix(stop) - self.prefix(start)
        return self.prefix(key + 1) - self.prefix(key)


def ranked_set_prefix_sums(values, updates, queries):
    tree = Fenwick(len(values))
    for i, v in enumerate(values):
        tree.add(i, v)
    for i, delta in updates:
        tree.add(i, delta)
    return [tree[a:b] for a, b in queries], [tree[i] for i in range(len(tree))]

#> ranked_set_prefix_sums([3, 1, 4, 1, 5], [(2, 10)], [(0, 3), (2, 5), (1, 1)])
#> ranked_set_prefix_sums([], [], [(0, 9)])
#> ranked_set_prefix_sums([7], [(0, -7)], [(0, 1), (-1, None)])
#> ranked_set_prefix_sums([2, 2, 2, 2], [(1, 1), (3, -2)], [(None, None)])
#> ranked_set_prefix_sums([-1, 5, -9], [], [(-2, None), (0, -1)])

### maze_walls_wall_follower
class Maze:
    def __init__(self, rows):
        self.cells = {(r, c): ch for r, row in enumerate(rows) for c, ch in enumerate(row)}
        self.start = next((p for p, ch in self.cells.items() if ch == "S"), None)

    def open(self, spot):
        return self.cells.get(spot, "#") != "#"


class Mouse:
    TURNS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

    def __init__(self, maze):
        self.maze, self.spot, self.way, self.steps = maze, maze.start, 0, 0

    def ahead(self, turn):
        dr, dc = self.TURNS[(self.way + turn) % 4]
        return self.spot[0] + dr, self.spot[1] + dc

    def step(self):
        for turn in (1, 0, 3, 2):
            if self.maze.open(self.ahead(turn)):
                self.spot, self.way = self.ahead(turn), (self.way + turn) % 4
                self.steps += 1
                return True
        return False

    def run(self, patience):
        while self.maze.cells[self.spot] != "E":
            if self.steps >= patience or not self.step():
                return None
        return self.steps


def maze_walls_wall_follower(rows, patience):
    maze = Maze(rows)
    if maze.start is None:
        return "no start"
    mouse = Mouse(maze)
    return mouse.run(patience), mouse.spot, ">v<^"[mouse.way]

#> maze_walls_wall_follower(["S.#", "#.#", "#.E"], 20)
#> maze_walls_wall_follower(["S#E"], 10)
#> maze_walls_wall_follower(["...", "..."], 5)
#> maze_walls_wall_follower(["S....E"], 3)
#> maze_walls_wall_follower(["#.#.", "S.E#"], 9)

### dice_pool_distribution
from collections import Counter
from fractions import Fraction


class Dist:
    def __init__(self, weights):
        self.weights = Counter(weights)

    @classmethod
    def die(cls, sides):
        return cls(range(1, sides + 1))

    def __add__(self, other):
        out = Counter()
        for a, m in self.weights.items():
            for b, n in other.weights.items():
                out[a + b] += m * n
        return Dist(out)

    def __rmatmul__(self, times):
        total = self
        for _ in range(times - 1):
            total = total + self
        return total

    def chance(self, test):
        hits = sum(n for v, n in self.weights.items() if test(v))
        return Fraction(hits, self.weights.total())

    def mean(self):
        return Fraction(sum(v * n for v, n in self.weights.items()), self.weights.total())


def dice_pool_distribution(times, sides, bonus, target):
    pool = times @ Dist.die(sides) + Dist([bonus])
    return str(pool.chance(lambda v: v >= target)), str(pool.mean()), max(pool.weights)

#> dice_pool_distribution(2, 6, 0, 9)
#> dice_pool_distribution(1, 20, 3, 15)
#> dice_pool_distribution(3, 4, -2, 1)
#> dice_pool_distribution(1, 1, 5, 7)
#> dice_pool_distribution(2, 3, 1, 0)
#> dice_pool_distribution(2, 0, 0, 0)
