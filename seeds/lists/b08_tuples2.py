### record_update_tuple
def record_update_tuple(rec, field, value, fields=("id", "name", "qty")):
    i = fields.index(field)
    return rec[:i] + (value,) + rec[i + 1:]

#> record_update_tuple((7, "bolt", 20), "qty", 25)
#> record_update_tuple((7, "bolt", 20), "id", None)
#> record_update_tuple((), "name", "x")
#> record_update_tuple((1, 2), "b", 9, ("a", "b"))
#> record_update_tuple((1, "n", 2), "price", 5)

### tuple_index_bounds
def tuple_index_bounds(t, v, start=0):
    hits = []
    while v in t[start:]:
        start = t.index(v, start)
        hits.append(start)
        start += 1
    return tuple(hits)

#> tuple_index_bounds((5, 1, 5, 5), 5)
#> tuple_index_bounds((5, 1, 5, 5), 5, 1)
#> tuple_index_bounds((), 0)
#> tuple_index_bounds(("x",), "y")
#> tuple_index_bounds((True, 1, 0), 1, start=-2)

### min_tuple_tie_break
def min_tuple_tie_break(flights):
    best = min((price, stops, code) for code, price, stops in flights)
    return best[2], best[:2]

#> min_tuple_tie_break([("LH1", 300, 1), ("AF2", 250, 2), ("BA3", 250, 1)])
#> min_tuple_tie_break([("X", 1, 0)])
#> min_tuple_tie_break([("B", 9, 9), ("A", 9, 9)])
#> min_tuple_tie_break([("free", 0, 5), ("paid", 0.5, 0)])
#> min_tuple_tie_break([])

### fraction_sum
from math import gcd

def fraction_sum(*fracs):
    n, d = 0, 1
    for a, b in fracs:
        n, d = n * b + a * d, d * b
        g = gcd(n, d)
        n, d = n // g, d // g
    return (n, d) if d != 1 else n

#> fraction_sum((1, 2), (1, 3))
#> fraction_sum((1, 4), (3, 4))
#> fraction_sum()
#> fraction_sum((-1, 6), (1, 6), (5, 10))
#> fraction_sum((1, 0), (0, 0))

### complex_pairs_mul
def complex_pairs_mul(p, q, times):
    a, b = p
    c, d = q
    for _ in range(times):
        a, b = a * c - b * d, a * d + b * c
    return a, b

#> complex_pairs_mul((1, 0), (0, 1), 2)
#> complex_pairs_mul((2, 3), (1, -1), 1)
#> complex_pairs_mul((1, 1), (1, 1), 4)
#> complex_pairs_mul((5, 5), (0, 0), 0)
#> complex_pairs_mul((0.5, 0), (2, 2), 1)

### polygon_orientation
def polygon_area_twice(pts):
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(pts, pts[1:] + pts[:1]))

def polygon_orientation(pts):
    area = polygon_area_twice(pts)
    order = "ccw" if area > 0 else "cw" if area < 0 else "flat"
    return abs(area) / 2, order

#> polygon_orientation([(0, 0), (4, 0), (4, 3)])
#> polygon_orientation([(0, 0), (0, 2), (2, 2), (2, 0)])
#> polygon_orientation([])
#> polygon_orientation([(1, 1), (2, 2), (3, 3)])
#> polygon_orientation([(5, 5)])

### nearest_points
def nearest_points(points):
    best = None
    for i, (x, y) in enumerate(points):
        for p, q in points[:i]:
            d = (x - p) ** 2 + (y - q) ** 2
            if best is None or d < best[0]:
                best = (d, (p, q), (x, y))
    return best

#> nearest_points([(0, 0), (5, 5), (1, 1), (6, 5)])
#> nearest_points([(3, 3)])
#> nearest_points([])
#> nearest_points([(0, 0), (0, 0), (9, 9)])
#> nearest_points([(0, 2), (0, -2), (1.5, 0)])

### rectangle_union_bounds
def rectangle_union_bounds(rects):
    corners = [(x, y, x + w, y + h) for x, y, w, h in rects]
    lefts, tops, rights, bottoms = zip(*corners)
    x, y = min(lefts), min(tops)
    return x, y, max(rights) - x, max(bottoms) - y

#> rectangle_union_bounds([(0, 0, 2, 2), (5, 1, 1, 4)])
#> rectangle_union_bounds([(-1, -1, 1, 1)])
#> rectangle_union_bounds([(3, 3, 0, 0), (0, 0, 0, 0)])
#> rectangle_union_bounds([(1.5, 0, 1, 1), (0, 1.5, 1, 1)])
#> rectangle_union_bounds([])

### segments_merge_touching
def segments_merge_touching(segs):
    segs = sorted(tuple(sorted(s)) for s in segs)
    out = segs[:1]
    for a, b in segs[1:]:
        la, lb = out[-1]
        if a <= lb + 1:
            out[-1] = (la, max(lb, b))
        else:
            out += [(a, b)]
    return out

#> segments_merge_touching([(1, 3), (4, 6), (9, 8)])
#> segments_merge_touching([])
#> segments_merge_touching([(5, 5)])
#> segments_merge_touching([(0, 10), (2, 3), (12, 13)])
#> segments_merge_touching([[7, 1], [3, 4]])

### dice_roll_tuple_stats
def dice_roll_tuple_stats(rolls):
    first, second = zip(*rolls) if rolls else ((), ())
    doubles = sum(a == b for a, b in rolls)
    return sum(first), sum(second), doubles, max(map(sum, rolls), default=0)

#> dice_roll_tuple_stats([(1, 1), (6, 2), (3, 3)])
#> dice_roll_tuple_stats([])
#> dice_roll_tuple_stats([(5, 6)])
#> dice_roll_tuple_stats([(4, 4), (4, 4)])
#> dice_roll_tuple_stats([(2, 1), (1,)])

### hand_rank_compare
def hand_rank_compare(a, b):
    def strength(hand):
        counts = sorted(((hand.count(c), c) for c in set(hand)), reverse=True)
        return tuple(n for n, _ in counts), tuple(c for _, c in counts)

    sa, sb = strength(a), strength(b)
    return "A" if sa > sb else "B" if sb > sa else "tie"

#> hand_rank_compare((7, 7, 2, 3), (9, 8, 6, 5))
#> hand_rank_compare((4, 4, 1), (4, 1, 4))
#> hand_rank_compare((2, 2, 9), (3, 3, 1))
#> hand_rank_compare((), ())
#> hand_rank_compare((5, 5, 5), (9, 9, 8))

### csv_named_rows
from collections import namedtuple

def csv_named_rows(text):
    head, *lines = text.splitlines()
    Row = namedtuple("Row", head.split(","))
    rows = [Row(*l.split(",")) for l in lines]
    return [r._asdict() for r in rows if r[0]]

#> csv_named_rows("id,name\n1,Ann\n2,Bob")
#> csv_named_rows("a")
#> csv_named_rows("x,y\n,skip\nkeep,ok")
#> csv_named_rows("k,v\nonly")
#> csv_named_rows("p,q\n1,2")

### tuple_digits_sum_pairs
def tuple_digits_sum_pairs(n):
    return tuple((a, n - a) for a in range(n // 2 + 1) if str(a) not in str(n - a))

#> tuple_digits_sum_pairs(10)
#> tuple_digits_sum_pairs(0)
#> tuple_digits_sum_pairs(3)
#> tuple_digits_sum_pairs(-4)
#> tuple_digits_sum_pairs(12)

### frozen_history
def frozen_history(state, updates):
    history = [tuple(state)]
    for i, v in updates:
        state[i] = v
        snap = tuple(state)
        if snap in history:
            return history.index(snap), snap
        history.append(snap)
    return None, history[-1]

#> frozen_history([0, 0], [(0, 1), (1, 1), (0, 0), (1, 0)])
#> frozen_history(["a"], [(0, "b"), (-1, "c")])
#> frozen_history([], [])
#> frozen_history([5], [(0, 5)])
#> frozen_history([1], [(3, 0)])

### divmod_tuple_chain
def divmod_tuple_chain(n, sizes):
    parts = ()
    for s in sizes:
        n, r = divmod(n, s)
        parts = (r,) + parts
    return (n, *parts)

#> divmod_tuple_chain(100000, (60, 60, 24))
#> divmod_tuple_chain(0, (10,))
#> divmod_tuple_chain(7, ())
#> divmod_tuple_chain(-1, (12, 3))
#> divmod_tuple_chain(5, (0,))

### tuple_keyed_sparse
def tuple_keyed_sparse(cells, size):
    grid = [[0] * size for _ in range(size)]
    for (r, c), v in cells.items():
        grid[r][c] += v
        grid[c][r] += v
    return grid

#> tuple_keyed_sparse({(0, 1): 5, (1, 1): 2}, 2)
#> tuple_keyed_sparse({}, 1)
#> tuple_keyed_sparse({(0, -1): 3}, 3)
#> tuple_keyed_sparse({(0, 1): 1, (1, 0): 1}, 2)
#> tuple_keyed_sparse({(0, 2): 1}, 2)

### match_shape_tuples
def match_shape_tuples(shape):
    match shape:
        case ("circle", r):
            return round(3.14159 * r * r, 2)
        case ("rect", w, h) if w == h:
            return f"square {w * w}"
        case ("rect", w, h):
            return w * h
        case (x, y):
            return (y, x)
        case _:
            return None

#> match_shape_tuples(("circle", 2))
#> match_shape_tuples(("rect", 3, 3))
#> match_shape_tuples(["rect", 2, 5])
#> match_shape_tuples((1, 2))
#> match_shape_tuples("circle")

### sorted_tuple_of_sets
def sorted_tuple_of_sets(groups):
    merged = []
    for g in map(set, groups):
        overlap = [m for m in merged if m & g]
        for m in overlap:
            g |= m
            merged.remove(m)
        merged.append(g)
    return sorted(tuple(sorted(m)) for m in merged)

#> sorted_tuple_of_sets([[1, 2], [3, 4], [2, 3]])
#> sorted_tuple_of_sets([])
#> sorted_tuple_of_sets(["ab", "cd", "e"])
#> sorted_tuple_of_sets([[5], [5], [6, 5]])
#> sorted_tuple_of_sets([[], [0]])

### pack_flags
def pack_flags(names, *flags):
    state = tuple(bool(f) for f in flags)
    on = [n for n, f in zip(names, state) if f]
    code = sum(1 << i for i, f in enumerate(state) if f)
    return on, code, state == state[::-1]

#> pack_flags(("read", "write", "exec"), 1, 0, 1)
#> pack_flags(("read",), "")
#> pack_flags(())
#> pack_flags(("a", "b"), None, "x", 5)
#> pack_flags(("p", "q"), 0, 1)

### swap_first_last_tuple
def swap_first_last_tuple(t):
    if len(t) < 2:
        return t
    first, *mid, last = t
    return last, *mid, first

#> swap_first_last_tuple((1, 2, 3))
#> swap_first_last_tuple(())
#> swap_first_last_tuple(("x",))
#> swap_first_last_tuple("ab")
#> swap_first_last_tuple([None, 1])

### tuple_cmp_none_guard
def tuple_cmp_none_guard(a, b):
    try:
        winner = max(a, b)
    except TypeError:
        winner = max(a, b, key=lambda t: tuple(x or 0 for x in t))
    return winner

#> tuple_cmp_none_guard((1, None), (1, 5))
#> tuple_cmp_none_guard((2, None), (1, 5))
#> tuple_cmp_none_guard((), (0,))
#> tuple_cmp_none_guard((None,), (None,))
#> tuple_cmp_none_guard((None, 3), (-1, 4))

### accumulate_state_tuple
def accumulate_state_tuple(events):
    up, down, peak = state = (0, 0, 0)
    for e in events:
        up, down, peak = state
        state = (up + 1, down, max(peak, up + 1 - down)) if e else (up, down + 1, peak)
    return state

#> accumulate_state_tuple([1, 1, 0, 1])
#> accumulate_state_tuple([])
#> accumulate_state_tuple([0, 0])
#> accumulate_state_tuple("a b")
#> accumulate_state_tuple([True, False, True, False, None])

### coordinates_label
def coordinates_label(lat, lon):
    parts = ()
    for v, pos, neg in ((lat, "N", "S"), (lon, "E", "W")):
        deg = int(abs(v))
        minutes = round((abs(v) - deg) * 60)
        parts += (f"{deg}°{minutes:02d}'{pos if v >= 0 else neg}",)
    return " ".join(parts)

#> coordinates_label(48.8566, 2.3522)
#> coordinates_label(-33.87, 151.21)
#> coordinates_label(0, 0)
#> coordinates_label(12.5, -0.25)
#> coordinates_label(-90, -180)

### tuple_grouper_key
def tuple_grouper_key(sales):
    totals = {}
    for region, item, n in sales:
        totals[region, item] = totals.get((region, item), 0) + n
    return sorted(totals.items(), key=lambda kv: (-kv[1], kv[0]))[:2]

#> tuple_grouper_key([("N", "tea", 3), ("S", "tea", 4), ("N", "tea", 2), ("N", "jam", 4)])
#> tuple_grouper_key([])
#> tuple_grouper_key([("E", "x", -1)])
#> tuple_grouper_key([("a", "b", 1), ("a", "a", 1), ("A", "z", 1)])
#> tuple_grouper_key([("W", "oil")])

### interval_tuple_subtract
def interval_tuple_subtract(base, cut):
    (a, b), (c, d) = base, cut
    pieces = [(a, min(b, c)), (max(a, d), b)]
    return [p for p in pieces if p[0] < p[1]]

#> interval_tuple_subtract((0, 10), (3, 5))
#> interval_tuple_subtract((0, 10), (-5, 20))
#> interval_tuple_subtract((0, 10), (8, 15))
#> interval_tuple_subtract((2, 4), (6, 9))
#> interval_tuple_subtract((1, 1), (0, 0))

### caller_kwargs_tuple
def caller_kwargs_tuple(*args, sep=",", **opts):
    pairs = tuple(f"{k}={v}" for k, v in sorted(opts.items()))
    return sep.join(tuple(map(str, args)) + pairs)

#> caller_kwargs_tuple(1, "b", z=0, a=None)
#> caller_kwargs_tuple()
#> caller_kwargs_tuple("x", sep="|")
#> caller_kwargs_tuple(k=(1, 2))
#> caller_kwargs_tuple([], {}, sep=" ; ", q="é")

### dataclass_order_sort
from dataclasses import astuple, dataclass

@dataclass(order=True)
class Ticket:
    level: int
    title: str

def dataclass_order_sort(raw, floor):
    tickets = sorted(Ticket(int(l), t) for l, t in (r.split(":", 1) for r in raw))
    return [astuple(t) for t in tickets if t.level >= floor]

#> dataclass_order_sort(["3:net down", "1:typo", "3:cpu: hot"], 2)
#> dataclass_order_sort([], 0)
#> dataclass_order_sort(["5:b", "5:a"], 5)
#> dataclass_order_sort(["-1:neg"], 0)
#> dataclass_order_sort(["x"], 1)

### rotate_tuples_transpose
def rotate_tuples_transpose(rows):
    turned = list(zip(*rows[::-1]))
    back = [list(r) for r in zip(*turned)][::-1]
    return turned, back == [list(r) for r in rows]

#> rotate_tuples_transpose([(1, 2), (3, 4)])
#> rotate_tuples_transpose([[1, 2, 3]])
#> rotate_tuples_transpose([])
#> rotate_tuples_transpose(["ab", "c"])
#> rotate_tuples_transpose([(), ()])

### tuple_filter_types
def tuple_filter_types(values, *kinds):
    picked = tuple(v for v in values if type(v) in kinds)
    rest = tuple(v for v in values if not isinstance(v, kinds))
    return picked, rest

#> tuple_filter_types((1, True, "a", 2.5), int)
#> tuple_filter_types(("x", None, [1]), str, list)
#> tuple_filter_types((), dict)
#> tuple_filter_types([0, False], bool)
#> tuple_filter_types([b"x", (1,)], tuple, bytes)

### sliding_tuples
def sliding_tuples(seq, n):
    shifted = [seq[i:] for i in range(n)]
    return list(zip(*shifted))

#> sliding_tuples([1, 2, 3, 4], 2)
#> sliding_tuples("window", 4)
#> sliding_tuples([], 3)
#> sliding_tuples((1, 2), 5)
#> sliding_tuples([9, 8], 0)

### score_pairs_unzip
def score_pairs_unzip(games):
    home, away = ([], [])
    for line in games:
        a, b = (int(x) for x in line.split("-"))
        home.append(a)
        away.append(b)
    wins = sum(map(lambda p: p[0] > p[1], zip(home, away)))
    return (wins, len(games) - wins), (sum(home), sum(away))

#> score_pairs_unzip(["2-1", "0-0", "3-4"])
#> score_pairs_unzip([])
#> score_pairs_unzip(["10-9"])
#> score_pairs_unzip([" 1 - 2 "])
#> score_pairs_unzip(["1-2-3"])
