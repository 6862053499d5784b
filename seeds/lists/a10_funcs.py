### zip_to_dict_strict
def zip_to_dict_strict(header, values):
    try:
        return dict(zip(header, values, strict=True))
    except ValueError as e:
        return e.args[0]

#> zip_to_dict_strict(["id", "name"], [7, "Ola"])
#> zip_to_dict_strict(["id", "name"], [7])
#> zip_to_dict_strict([], [])
#> zip_to_dict_strict("ab", (1, 2))
#> zip_to_dict_strict(["x"], [1, 2])

### pairwise_diffs
def pairwise_diffs(xs):
    return [b - a for a, b in zip(xs, xs[1:])]

#> pairwise_diffs([1, 4, 9, 16])
#> pairwise_diffs([])
#> pairwise_diffs([5])
#> pairwise_diffs([3, 3, 1])
#> pairwise_diffs([0.5, -0.5, 2])

### differences_to_constant
def differences_to_constant(seq):
    order = 0
    while len(set(seq)) > 1:
        seq = [y - x for x, y in zip(seq, seq[1:])]
        order += 1
    return order, seq

#> differences_to_constant([1, 4, 9, 16, 25])
#> differences_to_constant([7, 7])
#> differences_to_constant([])
#> differences_to_constant([1, 2, 4, 8])
#> differences_to_constant([0, 10])

### max_key_ties
def max_key_ties(words):
    longest = max(words, key=len)
    last_longest = max(reversed(words), key=len)
    return longest, last_longest, words.index(longest) != words.index(last_longest)

#> max_key_ties(["fig", "kiwi", "pear", "nut"])
#> max_key_ties(["a"])
#> max_key_ties(["", ""])
#> max_key_ties(["aaa", "bb", "aaa"])
#> max_key_ties([])

### all_any_empty
def all_any_empty(rows, test_value):
    return (
        all(test_value in r for r in rows),
        any(test_value in r for r in rows),
        not any(rows),
    )

#> all_any_empty([[1, 2], [2, 3]], 2)
#> all_any_empty([[1, 2], [2, 3]], 1)
#> all_any_empty([], 5)
#> all_any_empty([[], []], 0)
#> all_any_empty(["abc", "bcd"], "a")

### enumerate_filter_positions
def enumerate_filter_positions(flags):
    on = [i for i, f in enumerate(flags) if f]
    off = [~i for i, f in enumerate(flags) if not f]
    return on + off

#> enumerate_filter_positions([True, False, True])
#> enumerate_filter_positions([])
#> enumerate_filter_positions(["", "x", None, 0, 5])
#> enumerate_filter_positions([0, 0])
#> enumerate_filter_positions([[0]])

### map_two_lists
def map_two_lists(f_name, a, b):
    ops = {"add": lambda x, y: x + y, "pow": pow, "min": min, "pair": lambda *t: t}
    return list(map(ops[f_name], a, b))

#> map_two_lists("add", [1, 2], [10, 20, 30])
#> map_two_lists("pow", [2, 3, 4], [5, 2])
#> map_two_lists("min", "dog", "cat")
#> map_two_lists("pair", [], [1])
#> map_two_lists("div", [1], [1])

### sum_digits_map
def sum_digits_map(nums):
    sums = list(map(lambda n: sum(map(int, str(abs(n)))), nums))
    return sorted(zip(sums, nums))[-1:]

#> sum_digits_map([19, 100, 82])
#> sum_digits_map([])
#> sum_digits_map([-99])
#> sum_digits_map([10, 1, 100])
#> sum_digits_map([123456789, 0])

### reversed_pairs
def reversed_pairs(xs):
    return [p for p in zip(xs, reversed(xs))][: (len(xs) + 1) // 2]

#> reversed_pairs([1, 2, 3, 4])
#> reversed_pairs("level")
#> reversed_pairs([])
#> reversed_pairs((9,))
#> reversed_pairs(range(3, 9, 2))

### sorted_by_multiple
def sorted_by_multiple(cars):
    cars = sorted(cars, key=lambda c: c["price"], reverse=True)
    cars = sorted(cars, key=lambda c: c["make"])
    return ["{make}/{price}".format(**c) for c in cars]

#> sorted_by_multiple([{"make": "Kia", "price": 9}, {"make": "BMW", "price": 40}, {"make": "Kia", "price": 15}])
#> sorted_by_multiple([])
#> sorted_by_multiple([{"make": "a", "price": 1}, {"make": "B", "price": 2}])
#> sorted_by_multiple([{"make": "x", "price": 1, "id": 1}, {"make": "x", "price": 1, "id": 2}])
#> sorted_by_multiple([{"make": "Fiat"}])

### sort_by_attr_itemgetter
from operator import itemgetter

def sort_by_attr_itemgetter(rows, *cols):
    rows.sort(key=itemgetter(*cols))
    return rows[0], list(map(itemgetter(-1), rows))

#> sort_by_attr_itemgetter([(3, "b", 1.0), (1, "c", 2.0), (3, "a", 3.0)], 0)
#> sort_by_attr_itemgetter([(3, "b", 1.0), (1, "c", 2.0), (3, "a", 3.0)], 0, 1)
#> sort_by_attr_itemgetter(["zoo", "ace"], 2)
#> sort_by_attr_itemgetter([], 0)
#> sort_by_attr_itemgetter([[5, 6], [4, 9]], 1, 0)

### cmp_sort_largest_number
from functools import cmp_to_key

def cmp_sort_largest_number(nums):
    parts = [str(n) for n in nums]
    parts.sort(key=cmp_to_key(lambda a, b: (a + b < b + a) - (a + b > b + a)))
    return int("".join(parts) or 0)

#> cmp_sort_largest_number([3, 30, 34, 5, 9])
#> cmp_sort_largest_number([])
#> cmp_sort_largest_number([0, 0])
#> cmp_sort_largest_number([10, 2])
#> cmp_sort_largest_number([121, 12])

### natural_sort_files
import re

def natural_sort_files(files):
    def key(f):
        return [int(p) if p.isdigit() else p.lower() for p in re.split(r"(\d+)", f)]

    return sorted(files, key=key)

#> natural_sort_files(["img12.png", "img2.png", "IMG1.png"])
#> natural_sort_files([])
#> natural_sort_files(["v1.10", "v1.9", "v1"])
#> natural_sort_files(["a", "B", "c"])
#> natural_sort_files(["x007", "x07", "x7"])

### min_by_distance
def min_by_distance(options, target):
    best = min(options, key=lambda o: (abs(o - target), o))
    options.remove(best)
    runner_up = min(options, key=lambda o: abs(o - target), default=None)
    return best, runner_up

#> min_by_distance([10, 14, 20], 12)
#> min_by_distance([5], 0)
#> min_by_distance([-3, 3], 0)
#> min_by_distance([1.5, 2.25, 9], 2)
#> min_by_distance([], 4)

### range_down_by
def range_down_by(top, step):
    ladder = list(range(top, -1, -step))
    gaps = list(range(len(ladder) - 1, 0, -1))
    return ladder, gaps

#> range_down_by(10, 3)
#> range_down_by(0, 1)
#> range_down_by(-5, 2)
#> range_down_by(7, 7)
#> range_down_by(4, 0)

### chained_comprehension_pairs
def chained_comprehension_pairs(n):
    return [(i, j) for i in range(n) for j in range(i, n) if (i + j) % 3 == 0 and i != j]

#> chained_comprehension_pairs(5)
#> chained_comprehension_pairs(0)
#> chained_comprehension_pairs(2)
#> chained_comprehension_pairs(3)
#> chained_comprehension_pairs(7)

### multiplication_table_text
def multiplication_table_text(nums):
    return [" ".join(f"{a * b:3d}" for b in nums) for a in nums]

#> multiplication_table_text([1, 2, 3])
#> multiplication_table_text([])
#> multiplication_table_text([12])
#> multiplication_table_text([-4, 25])
#> multiplication_table_text((0, 100))

### nested_filter_words
def nested_filter_words(lines, stop):
    return [[w.strip(".,!").lower() for w in l.split() if w.lower() not in stop] for l in lines if l.strip()]

#> nested_filter_words(["The cat sat.", "", "On a mat!"], {"the", "a", "on"})
#> nested_filter_words([], [])
#> nested_filter_words(["   "], ["x"])
#> nested_filter_words(["THE the The"], ("the",))
#> nested_filter_words(["Où est, ici"], ["est"])

### list_of_dicts_pivot
def list_of_dicts_pivot(records):
    keys = []
    for r in records:
        keys.extend(k for k in r if k not in keys)
    return {k: [r.get(k) for r in records] for k in keys}

#> list_of_dicts_pivot([{"a": 1, "b": 2}, {"b": 3, "c": 4}])
#> list_of_dicts_pivot([])
#> list_of_dicts_pivot([{}, {}])
#> list_of_dicts_pivot([{"t": None}, {}, {"t": 0}])
#> list_of_dicts_pivot([{1: "x", "1": "y"}])

### group_index_dict
def group_index_dict(xs):
    where = {}
    for i, x in enumerate(xs):
        where.setdefault(x, []).append(i)
    return [v for v in where.values() if len(v) > 1]

#> group_index_dict(["a", "b", "a", "c", "b", "a"])
#> group_index_dict([])
#> group_index_dict([1, 2, 3])
#> group_index_dict([0, False, None, None])
#> group_index_dict("Mississippi")

### flatten_dict_lists
def flatten_dict_lists(teams):
    return [f"{t}:{m}" for t, members in sorted(teams.items()) for m in members[::-1]]

#> flatten_dict_lists({"red": ["al", "bo"], "blue": ["cy"]})
#> flatten_dict_lists({})
#> flatten_dict_lists({"empty": []})
#> flatten_dict_lists({"b": "xy", "a": (1, 2)})
#> flatten_dict_lists({2: ["two"], 10: ["ten", "zehn"]})

### vector_ops
def vector_ops(u, v):
    dot = sum(a * b for a, b in zip(u, v))
    norm = lambda w: sum(x * x for x in w) ** 0.5
    if not norm(u) or not norm(v):
        return dot, None
    return dot, round(dot / (norm(u) * norm(v)), 3)

#> vector_ops([1, 0], [0, 1])
#> vector_ops([1, 2, 3], [2, 4, 6])
#> vector_ops([0, 0], [5, 5])
#> vector_ops([-1, 1], [1, -1])
#> vector_ops([3], [4])

### hamming_lists
def hamming_lists(a, b):
    assert len(a) == len(b), f"{len(a)} != {len(b)}"
    return [i for i, pair in enumerate(zip(a, b)) if len(set(pair)) == 2]

#> hamming_lists([1, 0, 1], [1, 1, 1])
#> hamming_lists("karolin", "kathrin")
#> hamming_lists([], [])
#> hamming_lists(["x"], ["x"])
#> hamming_lists([1, 2], [1])

### weighted_average_list
def weighted_average_list(pairs, ndigits=2):
    values, weights = map(list, zip(*pairs))
    if not any(weights):
        weights = [1] * len(values)
    return round(sum(v * w for v, w in zip(values, weights)) / sum(weights), ndigits)

#> weighted_average_list([(90, 3), (70, 1)])
#> weighted_average_list([(5, 0), (10, 0)])
#> weighted_average_list([(1, 3), (2, 3)], 0)
#> weighted_average_list([(2.5, 1.5)], ndigits=1)
#> weighted_average_list([])

### cycle_take
from itertools import cycle, islice

def cycle_take(colors, n, start=0):
    return list(islice(cycle(colors), start, start + n))

#> cycle_take(["r", "g", "b"], 5)
#> cycle_take(["r", "g", "b"], 2, 4)
#> cycle_take([], 3)
#> cycle_take("xo", 0)
#> cycle_take([7], 3, start=10)
#> cycle_take([1, 2], 1, -1)

### takewhile_dropwhile
from itertools import dropwhile, takewhile

def takewhile_dropwhile(lines):
    head = list(takewhile(lambda l: l.startswith("#"), lines))
    body = list(dropwhile(lambda l: l.startswith("#") or not l, lines))
    return len(head), body

#> takewhile_dropwhile(["# a", "# b", "", "code", "# c"])
#> takewhile_dropwhile([])
#> takewhile_dropwhile(["x", "# y"])
#> takewhile_dropwhile(["#", "#"])
#> takewhile_dropwhile(["", "#!", "run"])

### zip_longest_columns
from itertools import zip_longest

def zip_longest_columns(left, right, fill="."):
    return [f"{a}{b}" for a, b in zip_longest(left, right, fillvalue=fill)]

#> zip_longest_columns("abc", "12")
#> zip_longest_columns([], [])
#> zip_longest_columns([1], ["x", "y"], fill="?")
#> zip_longest_columns("", "éé", "")
#> zip_longest_columns([None], [None])

### chain_starmap
from itertools import chain, starmap

def chain_starmap(rects):
    areas = list(starmap(lambda w, h: w * h, rects))
    edges = sorted(chain.from_iterable(rects))
    return areas, edges[len(edges) // 2:]

#> chain_starmap([(2, 3), (4, 1)])
#> chain_starmap([])
#> chain_starmap([(0, 9)])
#> chain_starmap([(1.5, 2), (3, 3), (1, 1)])
#> chain_starmap([(1, 2, 3)])

### compress_mask
from itertools import compress

def compress_mask(fields, mask):
    bits = [int(b) for b in f"{mask:0{len(fields)}b}"]
    return list(compress(fields, bits)), bits.count(1)

#> compress_mask(["name", "age", "city", "zip"], 0b1010)
#> compress_mask(["a", "b"], 0)
#> compress_mask(["a"], 1)
#> compress_mask(list("wxyz"), 15)
#> compress_mask(["p", "q", "r"], 4)

### reduce_nested_get
from functools import reduce

def reduce_nested_get(tree, path):
    try:
        return reduce(lambda node, key: node[key], path, tree)
    except (KeyError, IndexError, TypeError) as err:
        return type(err).__name__

#> reduce_nested_get([[1, [2, 3]], 4], [0, 1, -1])
#> reduce_nested_get({"a": [{"b": 7}]}, ["a", 0, "b"])
#> reduce_nested_get([1, 2], [])
#> reduce_nested_get([[]], [0, 0])
#> reduce_nested_get({"a": 1}, ["z"])
#> reduce_nested_get([5], [0, 0])

### sorted_insert_ops
def sorted_insert_ops(xs, *ops):
    for name, arg in ops:
        getattr(xs, name)(*arg)
    return xs

#> sorted_insert_ops([3, 1], ("append", (2,)), ("sort", ()))
#> sorted_insert_ops([], ("insert", (0, "a")), ("insert", (-5, "b")))
#> sorted_insert_ops([1, 2, 3], ("reverse", ()), ("pop", (0,)), ("extend", ("xy",)))
#> sorted_insert_ops([4, 5])
#> sorted_insert_ops([4], ("clear", ()), ("pop", ()))

### list_stats_format
def list_stats_format(data):
    if not data:
        return "n=0"
    mean = sum(data) / len(data)
    spread = max(data) - min(data)
    above = [d for d in data if d > mean]
    return "n=%d mean=%.2f spread=%g above=%s" % (len(data), mean, spread, above)

#> list_stats_format([1, 2, 3, 10])
#> list_stats_format([])
#> list_stats_format([4.5])
#> list_stats_format([-1, 1])
#> list_stats_format([1000000, 0.001])

### best_window_by_key
def best_window_by_key(days, sales, span):
    windows = [(sum(sales[i:i + span]), days[i]) for i in range(len(days) - span + 1)]
    total, first = max(windows, key=lambda w: w[0], default=(0, None))
    return first, total

#> best_window_by_key(["mo", "tu", "we", "th"], [5, 9, 8, 1], 2)
#> best_window_by_key([], [], 3)
#> best_window_by_key(["mo", "tu"], [4, 4], 1)
#> best_window_by_key(["mo", "tu"], [-1, -3], 2)
#> best_window_by_key(["a", "b", "c"], [0, 0, 0], 4)
