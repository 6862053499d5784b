### tuple_count_index
def tuple_count_index(t, v):
    if t.count(v) == 0:
        return ()
    first = t.index(v)
    return (first, t.count(v), t[first + 1:])

#> tuple_count_index((4, 7, 4, 1), 4)
#> tuple_count_index((), 0)
#> tuple_count_index(("a", "b"), "c")
#> tuple_count_index((None, None, 2), None)
#> tuple_count_index((0.0, 1, False), 0)

### swap_pair_elements
def swap_pair_elements(pairs):
    return tuple((b, a) for a, b in pairs)

#> swap_pair_elements([("x", 1), ("y", 2)])
#> swap_pair_elements([])
#> swap_pair_elements((("left", "right"),))
#> swap_pair_elements({"k": "v", "n": None}.items())
#> swap_pair_elements([(1, 2), (3, 4, 5)])

### compare_versions_tuple
def compare_versions_tuple(a, b):
    left = tuple(int(p) for p in a.split("."))
    right = tuple(int(p) for p in b.split("."))
    return (left > right) - (left < right)

#> compare_versions_tuple("1.10.0", "1.9.9")
#> compare_versions_tuple("2.0", "2.0.0")
#> compare_versions_tuple("3.4.5", "3.4.5")
#> compare_versions_tuple("0.1", "0.2")
#> compare_versions_tuple("1.x", "1.0")

### unpack_nested_record
def unpack_nested_record(record):
    name, (day, month, *year), *tags = record
    stamp = f"{day:02d}/{month:02d}"
    if year:
        stamp += f"/{year[0]}"
    return name.title(), stamp, len(tags)

#> unpack_nested_record(("maria lopez", (3, 11), "vip", "new"))
#> unpack_nested_record(("li", (29, 2, 2024)))
#> unpack_nested_record(["o'neil", [1, 1, 1999, "bc"], None])
#> unpack_nested_record(("", (12, 12), 1, 2, 3))
#> unpack_nested_record(("short", (5,)))

### tuple_plus_list_error
def tuple_plus_list_error(t, xs):
    try:
        return t + xs
    except TypeError:
        return [*t, *xs]

#> tuple_plus_list_error((1, 2), [3])
#> tuple_plus_list_error((1, 2), (3, 4))
#> tuple_plus_list_error((), "ab")
#> tuple_plus_list_error((), ())
#> tuple_plus_list_error(("k",), {"m": 1})

### mutate_list_in_tuple
def mutate_list_in_tuple(t):
    try:
        t[0] += ["extra"]
    except TypeError:
        return "error", t
    return "fine", t

#> mutate_list_in_tuple(([1], 2))
#> mutate_list_in_tuple([[1], 2])
#> mutate_list_in_tuple((["a", "b"],))
#> mutate_list_in_tuple([["z"]])
#> mutate_list_in_tuple(([], [], []))

### best_by_second
def best_by_second(entries):
    name, score = max(entries, key=lambda e: e[1])
    ties = [n for n, s in entries if s == score and n != name]
    return (name, *ties)

#> best_by_second([("ana", 9), ("bo", 12), ("cy", 12)])
#> best_by_second([("solo", -1)])
#> best_by_second([("a", 0), ("b", 0), ("c", 0)])
#> best_by_second([("x", 1.5), ("y", 1.25)])
#> best_by_second([])

### tuple_repeat_slice
def tuple_repeat_slice(t, n):
    big = t * n
    return big[1::len(t)] if t else big

#> tuple_repeat_slice((1, 2, 3), 3)
#> tuple_repeat_slice((), 5)
#> tuple_repeat_slice(("a",), 4)
#> tuple_repeat_slice(("p", "q"), 0)
#> tuple_repeat_slice((True, None), 2)

### sort_mixed_records
def sort_mixed_records(people):
    ranked = sorted(people, key=lambda p: (-p[1], p[0].lower()))
    return [f"{i}. {n}" for i, (n, *_) in enumerate(ranked, 1)]

#> sort_mixed_records([("zed", 30), ("Amy", 41, "nurse"), ("bob", 30)])
#> sort_mixed_records([])
#> sort_mixed_records([("Ügo", 5), ("ugo", 5)])
#> sort_mixed_records([("k", 0), ("j", -1), ("i", -1)])
#> sort_mixed_records([("solo", 99, None, None)])

### bounding_box
def bounding_box(points):
    xs, ys = zip(*points)
    return (min(xs), min(ys)), (max(xs), max(ys))

#> bounding_box([(1, 5), (3, -2), (0, 0)])
#> bounding_box([(7, 7)])
#> bounding_box([(0.5, 2.5), (-0.5, 2.0)])
#> bounding_box(((10, 20), (10, 30)))
#> bounding_box([])

### tuple_as_dict_key
def tuple_as_dict_key(moves):
    visits = {}
    pos = (0, 0)
    for dx, dy in moves:
        pos = (pos[0] + dx, pos[1] + dy)
        visits[pos] = visits.get(pos, 0) + 1
    return max(visits.items(), key=lambda kv: (kv[1], kv[0]), default=None)

#> tuple_as_dict_key([(1, 0), (-1, 0), (0, 1), (0, -1)])
#> tuple_as_dict_key([])
#> tuple_as_dict_key([(2, 3)])
#> tuple_as_dict_key([(1, 1), (0, 0), (0, 0), (-1, 0)])
#> tuple_as_dict_key([(0, -1), (0, -1)])

### split_even_odd_tuple
def split_even_odd_tuple(*nums):
    evens = tuple(filter(lambda n: n % 2 == 0, nums))
    odds = tuple(n for n in nums if n not in evens)
    return evens, odds

#> split_even_odd_tuple(1, 2, 3, 4)
#> split_even_odd_tuple()
#> split_even_odd_tuple(-3, -2, 0)
#> split_even_odd_tuple(8, 8, 8)
#> split_even_odd_tuple(1.5, 2.0)

### single_element_tuple
def single_element_tuple(value, comma):
    wrapped = (value,) if comma else (value)
    return type(wrapped).__name__, wrapped * 2

#> single_element_tuple(3, True)
#> single_element_tuple(3, False)
#> single_element_tuple("ab", False)
#> single_element_tuple("ab", True)
#> single_element_tuple([1], False)
#> single_element_tuple((), True)

### date_triples_sorted
def date_triples_sorted(dates):
    parsed = []
    for d in dates:
        day, month, year = map(int, d.split("/"))
        parsed.append((year, month, day))
    parsed.sort()
    return ["%04d-%02d-%02d" % p for p in parsed]

#> date_triples_sorted(["03/11/2021", "29/02/2020", "1/1/2021"])
#> date_triples_sorted([])
#> date_triples_sorted(["31/12/1999"])
#> date_triples_sorted(["5/5/55", "05/05/0055"])
#> date_triples_sorted(["2020-01-01"])

### elementwise_tuple_max
def elementwise_tuple_max(a, b):
    return tuple(map(max, a, b)), max(a, b)

#> elementwise_tuple_max((3, 9, 2), (5, 1, 2))
#> elementwise_tuple_max((), ())
#> elementwise_tuple_max(("b", "a"), ("a", "z"))
#> elementwise_tuple_max((1, 2, 3), (1, 2))
#> elementwise_tuple_max((-0.5,), (0,))

### minmax_with_positions
def minmax_with_positions(xs):
    lo = hi = None
    for i, x in enumerate(xs):
        if lo is None or x < lo[0]:
            lo = (x, i)
        if hi is None or x >= hi[0]:
            hi = (x, i)
    return lo, hi

#> minmax_with_positions([3, 1, 4, 1, 5, 9, 9])
#> minmax_with_positions([])
#> minmax_with_positions([6])
#> minmax_with_positions(["pear", "Fig", "apple"])
#> minmax_with_positions([-2, -2])

### parse_rgb_tuple
def parse_rgb_tuple(color):
    color = color.lstrip("#")
    if len(color) == 3:
        color = "".join(c * 2 for c in color)
    return tuple(int(color[i:i + 2], 16) for i in (0, 2, 4))

#> parse_rgb_tuple("#ff8800")
#> parse_rgb_tuple("0af")
#> parse_rgb_tuple("##000000")
#> parse_rgb_tuple("ABCDEF")
#> parse_rgb_tuple("#ggg")

### lexicographic_prefix
def lexicographic_prefix(a, b):
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            return i, x < y
    return min(len(a), len(b)), len(a) < len(b)

#> lexicographic_prefix((1, 2, 3), (1, 5, 0))
#> lexicographic_prefix((1, 2), (1, 2, 3))
#> lexicographic_prefix((), ())
#> lexicographic_prefix("baker", "bake")
#> lexicographic_prefix((9,), (3, 4))

### rotate_tuple_vars
def rotate_tuple_vars(a, b, c, n):
    for _ in range(n):
        a, b, c = b, c, a + b
    return a, b, c

#> rotate_tuple_vars(1, 2, 3, 2)
#> rotate_tuple_vars("x", "y", "z", 3)
#> rotate_tuple_vars(0, 0, 1, 5)
#> rotate_tuple_vars([1], [2], [], 1)
#> rotate_tuple_vars(5, 6, 7, 0)

### order_of_multi_assign
def order_of_multi_assign(xs, i):
    i, xs[i] = xs[i], i
    return i, xs

#> order_of_multi_assign([2, 0, 1], 0)
#> order_of_multi_assign([2, 0, 1], 1)
#> order_of_multi_assign([0], 0)
#> order_of_multi_assign([1, 5, 3], 2)
#> order_of_multi_assign([4, 4, -1], 2)

### namedtuple_raise_salary
from collections import namedtuple

Worker = namedtuple("Worker", "name salary dept")

def namedtuple_raise_salary(rows, dept, pct):
    staff = [Worker(*r) for r in rows]
    staff = [w._replace(salary=w.salary * (100 + pct) // 100) if w.dept == dept else w for w in staff]
    return [tuple(w) for w in staff], sum(w.salary for w in staff)

#> namedtuple_raise_salary([("Ida", 1000, "it"), ("Abe", 900, "hr")], "it", 10)
#> namedtuple_raise_salary([], "it", 5)
#> namedtuple_raise_salary([("Bo", 333, "ops")], "ops", -50)
#> namedtuple_raise_salary([("Cy", 0, "x"), ("Di", 1, "x")], "y", 100)
#> namedtuple_raise_salary([("Ed", 100)], "it", 1)

### tuple_membership_chain
def tuple_membership_chain(shift, weekday):
    late = shift in ("night", "swing")
    weekend = weekday in ("sat", "sun")
    return (1, 1.25, 1.5, 2)[late + 2 * weekend]

#> tuple_membership_chain("night", "sat")
#> tuple_membership_chain("day", "sun")
#> tuple_membership_chain("swing", "tue")
#> tuple_membership_chain("day", "mon")
#> tuple_membership_chain("Night", "SAT")

### distance_table
def distance_table(stops):
    table = []
    for i, (name, km) in enumerate(stops):
        for other, km2 in stops[i + 1:]:
            table.append((abs(km2 - km), name, other))
    return sorted(table)[:3]

#> distance_table([("Oslo", 0), ("Hamar", 126), ("Lillehammer", 184), ("Dombås", 343)])
#> distance_table([("A", 5)])
#> distance_table([])
#> distance_table([("x", 10), ("y", 10), ("w", 3)])
#> distance_table([("far", 900.5), ("near", 0.5)])

### tuple_to_nested_pairs
def tuple_to_nested_pairs(seq):
    linked = None
    for item in reversed(seq):
        linked = (item, linked)
    return linked

#> tuple_to_nested_pairs((1, 2, 3))
#> tuple_to_nested_pairs(())
#> tuple_to_nested_pairs(["a"])
#> tuple_to_nested_pairs("xy")
#> tuple_to_nested_pairs([None, (0,), 5.0, False])

### walk_cons_cells
def walk_cons_cells(cell):
    values = ()
    while cell:
        head, cell = cell
        values += (head,)
    return values

#> walk_cons_cells((1, (2, (3, None))))
#> walk_cons_cells(None)
#> walk_cons_cells(("end", ()))
#> walk_cons_cells((None, (None, None)))
#> walk_cons_cells((1, 2))

### coin_change_tuple
def coin_change_tuple(cents, coins=(25, 10, 5, 1)):
    used = ()
    for c in coins:
        count, cents = divmod(cents, c)
        used += (count,)
    return used, sum(used), cents

#> coin_change_tuple(68)
#> coin_change_tuple(0)
#> coin_change_tuple(99, (50, 20))
#> coin_change_tuple(-1)
#> coin_change_tuple(30, coins=())

### time_tuple_normalize
def time_tuple_normalize(h, m, s):
    extra, s = divmod(s, 60)
    extra, m = divmod(m + extra, 60)
    days, h = divmod(h + extra, 24)
    return (days, h, m, s) if days else (h, m, s)

#> time_tuple_normalize(23, 59, 61)
#> time_tuple_normalize(1, 2, 3)
#> time_tuple_normalize(0, 0, -1)
#> time_tuple_normalize(0, 1500, 0)
#> time_tuple_normalize(5, 75, 3600)

### zip_star_roundtrip
def zip_star_roundtrip(pairs):
    if not pairs:
        return "empty"
    names, values = zip(*pairs)
    back = list(zip(values, names))
    back.sort()
    return names, back

#> zip_star_roundtrip([("b", 2), ("a", 2), ("c", 1)])
#> zip_star_roundtrip([])
#> zip_star_roundtrip([("only", 0)])
#> zip_star_roundtrip((("é", -1), ("e", -2)))
#> zip_star_roundtrip([(1, 2, 3)])

### tuple_sort_by_parity
def tuple_sort_by_parity(t):
    return tuple(sorted(t, key=lambda n: (n % 2, -n if n % 2 else n)))

#> tuple_sort_by_parity((5, 2, 9, 4, 1))
#> tuple_sort_by_parity(())
#> tuple_sort_by_parity((7,))
#> tuple_sort_by_parity((-3, -2, -1, 0))
#> tuple_sort_by_parity((6, 6, 3, 3))

### interval_overlap
def interval_overlap(a, b):
    (s1, e1), (s2, e2) = sorted([a, b])
    if s2 >= e1:
        return None
    return s2, min(e1, e2)

#> interval_overlap((1, 5), (3, 9))
#> interval_overlap((10, 20), (0, 10))
#> interval_overlap((0, 100), (40, 50))
#> interval_overlap((2, 2), (2, 2))
#> interval_overlap((-5.5, 0.5), (-1, 3))

### tuple_star_middle
def tuple_star_middle(row):
    try:
        first, second, *rest, last = row
    except ValueError as err:
        return str(err)
    return last, rest, first if first == second else (first, second)

#> tuple_star_middle((1, 1, 2, 3))
#> tuple_star_middle("abc")
#> tuple_star_middle((5, 6))
#> tuple_star_middle([])
#> tuple_star_middle(range(10, 60, 10))

### poker_pairs
def poker_pairs(hand):
    ranks = tuple(card[:-1] for card in hand)
    pairs = tuple(sorted({r for r in ranks if ranks.count(r) == 2}))
    trips = [r for r in ranks if ranks.count(r) == 3]
    match (len(pairs), bool(trips)):
        case (1, True):
            return "full house"
        case (2, False):
            return "two pair of " + "/".join(pairs)
        case (1, False):
            return "pair of " + pairs[0]
        case (_, True):
            return "three of a kind"
    return "high card"

#> poker_pairs(("10H", "10S", "KD", "KC", "KH"))
#> poker_pairs(("2H", "2D", "5S", "5C", "9H"))
#> poker_pairs(("AH", "QD", "AS", "3C", "9H"))
#> poker_pairs(("7H", "7D", "7S", "2C", "9H"))
#> poker_pairs(("7H", "8D", "JS"))

### freeze_nested
def freeze_nested(value):
    if isinstance(value, list):
        return tuple(freeze_nested(v) for v in value)
    if isinstance(value, dict):
        return tuple(sorted((k, freeze_nested(v)) for k, v in value.items()))
    return value

#> freeze_nested([1, [2, 3], {"b": [4], "a": 5}])
#> freeze_nested({})
#> freeze_nested("text")
#> freeze_nested([[], [[]]])
#> freeze_nested({"z": {"y": None}, "x": (1, [2])})

### enumerate_tuple_pick
def enumerate_tuple_pick(labels, *picks):
    lookup = dict(enumerate(labels, start=1))
    return tuple(lookup.get(p, "?") for p in picks)

#> enumerate_tuple_pick(("gold", "silver", "bronze"), 1, 3)
#> enumerate_tuple_pick(("gold",), 0, 2, -1)
#> enumerate_tuple_pick((), 1)
#> enumerate_tuple_pick("xyz", 3, 2, 1)
#> enumerate_tuple_pick(["a"])

### triple_exchange_sort
def triple_exchange_sort(a, b, c):
    swaps = 0
    if a > b:
        a, b, swaps = b, a, swaps + 1
    if b > c:
        b, c, swaps = c, b, swaps + 1
    if a > b:
        a, b, swaps = b, a, swaps + 1
    return (a, b, c), swaps

#> triple_exchange_sort(3, 2, 1)
#> triple_exchange_sort(1, 2, 3)
#> triple_exchange_sort("m", "z", "a")
#> triple_exchange_sort(2, 2, 1)
#> triple_exchange_sort(5, -5, 0)

### hashable_filter
def hashable_filter(things):
    ok, bad = (), ()
    for t in things:
        try:
            hash(t)
            ok += (t,)
        except TypeError:
            bad += (type(t).__name__,)
    return ok, bad

#> hashable_filter([1, "a", [2], (3, 4), {5: 6}])
#> hashable_filter([])
#> hashable_filter([(1, [2]), (1, 2)])
#> hashable_filter([None, 2.5, {1}])
#> hashable_filter((b"x", bytearray(b"y")))

### running_record_tuple
def running_record_tuple(throws):
    best, record = float("-inf"), ()
    for who, dist in throws:
        if dist > best:
            best = dist
            record += ((who, dist),)
    return record

#> running_record_tuple([("kim", 61.2), ("raj", 64.0), ("kim", 63.9), ("lou", 70.1)])
#> running_record_tuple([])
#> running_record_tuple([("a", -5), ("b", -5), ("c", -4)])
#> running_record_tuple([("x", 10), ("y", 9), ("z", 8)])
#> running_record_tuple([("p", 0)])
