### yoyo_index_walk
def yoyo_index_walk(xs, steps):
    i, d, seen = 0, 1, []
    for _ in range(steps):
        seen.append(xs[i])
        if not 0 <= i + d < len(xs):
            d = -d
        i += d
    return seen

#> yoyo_index_walk(["a", "b", "c"], 7)
#> yoyo_index_walk([1, 2], 3)
#> yoyo_index_walk([], 0)
#> yoyo_index_walk([5], 2)
#> yoyo_index_walk([10, 20, 30, 40], 5)

### score_table_rank_change
def score_table_rank_change(before, after):
    old = sorted(before, key=before.get, reverse=True)
    new = sorted(after, key=after.get, reverse=True)
    return {n: old.index(n) - i for i, n in enumerate(new) if n in old}

#> score_table_rank_change({"a": 10, "b": 8, "c": 5}, {"a": 10, "b": 12, "c": 6})
#> score_table_rank_change({}, {"x": 1})
#> score_table_rank_change({"p": 1, "q": 1}, {"q": 1, "p": 1})
#> score_table_rank_change({"m": 3, "n": 2}, {})
#> score_table_rank_change({"u": 0, "v": -1, "w": 9}, {"v": 100, "z": 50, "u": 1})

### parity_weave_sort
def parity_weave_sort(nums):
    return sorted(nums, key=lambda n: (n % 2, n if n % 2 else -n))

#> parity_weave_sort([5, 2, 8, 1, 4, 3])
#> parity_weave_sort([])
#> parity_weave_sort([0, -1, -2, -3])
#> parity_weave_sort([7, 7, 6])
#> parity_weave_sort([2.5, 1, 4])

### default_dict_graph_degree
from collections import defaultdict

def default_dict_graph_degree(edges, probe):
    deg = defaultdict(int)
    for a, b in edges:
        deg[a] += 1
        deg[b] -= 1
    missing = deg[probe] == 0
    return sorted(deg), missing

#> default_dict_graph_degree([("a", "b"), ("a", "c")], "z")
#> default_dict_graph_degree([], "q")
#> default_dict_graph_degree([(1, 2), (2, 3), (3, 1)], 2)
#> default_dict_graph_degree([("x", "x")], "x")
#> default_dict_graph_degree([("m", "n"), ("n", "o"), ("n", "p")], "n")

### deque_rotation_take
from collections import deque

def deque_rotation_take(xs, k):
    q, out = deque(xs), []
    while q:
        q.rotate(-k)
        out.append(q.pop())
    return out

#> deque_rotation_take([1, 2, 3, 4, 5], 2)
#> deque_rotation_take([], 3)
#> deque_rotation_take("abc", 0)
#> deque_rotation_take([7, 8], -1)
#> deque_rotation_take([1, 2, 3, 4], 10)

### heap_merge_smallest
import heapq

def heap_merge_smallest(ropes):
    cost = 0
    heapq.heapify(ropes)
    while len(ropes) > 1:
        joined = heapq.heappop(ropes) + heapq.heappop(ropes)
        cost += joined
        heapq.heappush(ropes, joined)
    return cost, ropes

#> heap_merge_smallest([4, 3, 2, 6])
#> heap_merge_smallest([])
#> heap_merge_smallest([9])
#> heap_merge_smallest([5, 5])
#> heap_merge_smallest([1, 2, 3, 4, 5, 100])

### bisect_grade_counts
from bisect import bisect_left, bisect_right

def bisect_grade_counts(sorted_scores, lo, hi):
    a, b = bisect_left(sorted_scores, lo), bisect_right(sorted_scores, hi)
    return b - a, sorted_scores[:a][-1:], sorted_scores[b:b + 1]

#> bisect_grade_counts([40, 55, 55, 70, 90], 55, 70)
#> bisect_grade_counts([], 0, 1)
#> bisect_grade_counts([1, 2, 3], 5, 9)
#> bisect_grade_counts([2, 2, 2], 2, 2)
#> bisect_grade_counts([10, 20], 30, 5)

### accumulate_with_max
from itertools import accumulate

def accumulate_with_max(xs):
    highs = list(accumulate(xs, max))
    return [h - x for h, x in zip(highs, xs)], highs[-1:]

#> accumulate_with_max([3, 1, 4, 1, 5])
#> accumulate_with_max([])
#> accumulate_with_max([-2])
#> accumulate_with_max([9, 8, 7, 10])
#> accumulate_with_max([0, 0.5, 0.25])

### islice_strides
from itertools import islice, cycle

def islice_strides(xs, start, count):
    return list(islice(cycle(xs), start, start + 2 * count, 2)) if xs else [None] * count

#> islice_strides(["a", "b", "c"], 1, 4)
#> islice_strides([], 0, 2)
#> islice_strides([7], 5, 3)
#> islice_strides((1, 2, 3, 4), 0, 3)
#> islice_strides([1, 2], 3, 0)

### reduce_to_nested
from functools import reduce

def reduce_to_nested(path, leaf):
    return reduce(lambda acc, key: {key: acc}, reversed(path), leaf)

#> reduce_to_nested(["a", "b", "c"], 5)
#> reduce_to_nested([], "bare")
#> reduce_to_nested(["x"], {})
#> reduce_to_nested("ij", None)
#> reduce_to_nested((1, 1, 1), [0])

### itemgetter_multi_sort
from operator import itemgetter

def itemgetter_multi_sort(rows, *cols):
    if not cols:
        return rows[::-1]
    return [r[0] for r in sorted(rows, key=itemgetter(*cols))]

#> itemgetter_multi_sort([("b", 2, 1), ("a", 2, 0), ("c", 1, 9)], 1, 2)
#> itemgetter_multi_sort([("x", 3), ("y", 1)], 1)
#> itemgetter_multi_sort([(1,), (2,)])
#> itemgetter_multi_sort([], 0)
#> itemgetter_multi_sort([("k",)], 4)

### chain_pairs_product
from itertools import product

def chain_pairs_product(sizes, limit):
    hits = [c for c in product(*map(range, sizes)) if sum(c) == limit]
    return len(hits), hits[:2]

#> chain_pairs_product([3, 3], 2)
#> chain_pairs_product([], 0)
#> chain_pairs_product([2, 2, 2], 2)
#> chain_pairs_product([4, 0], 1)
#> chain_pairs_product([5], 7)

### combos_within_budget
from itertools import combinations

def combos_within_budget(menu, budget):
    best = ((), 0)
    for r in range(1, len(menu) + 1):
        for names in combinations(sorted(menu), r):
            cost = sum(menu[n] for n in names)
            if best[1] < cost <= budget:
                best = names, cost
    return best

#> combos_within_budget({"tea": 3, "pie": 5, "jam": 4}, 8)
#> combos_within_budget({}, 10)
#> combos_within_budget({"a": 20}, 5)
#> combos_within_budget({"x": 1, "y": 2, "z": 4}, 100)
#> combos_within_budget({"p": 6, "q": 6}, 6)

### string_digits_to_buckets
def string_digits_to_buckets(nums):
    buckets = [[] for _ in range(10)]
    for n in nums:
        buckets[int(str(n)[-1])].append(n)
    return [b for b in buckets if b]

#> string_digits_to_buckets([13, 22, 3, 40, 92])
#> string_digits_to_buckets([])
#> string_digits_to_buckets([-15, 5, 0])
#> string_digits_to_buckets([100, 1000])
#> string_digits_to_buckets([2.5, 8])

### delayed_echo
def delayed_echo(xs, delay, fade):
    out = xs + [0] * delay
    for i, x in enumerate(xs):
        out[i + delay] += x // fade
    return out

#> delayed_echo([8, 4, 2], 1, 2)
#> delayed_echo([], 2, 3)
#> delayed_echo([10, -10], 0, 5)
#> delayed_echo([7], 3, -2)
#> delayed_echo([1, 2], 1, 0)

### match_brackets_depths
def match_brackets_depths(tokens):
    depth, out = 0, []
    for t in tokens:
        depth -= t in (")", "]")
        out.append(depth)
        depth += t in ("(", "[")
        if depth < 0:
            return None
    return out

#> match_brackets_depths(["(", "x", "[", "]", ")"])
#> match_brackets_depths([])
#> match_brackets_depths([")", "("])
#> match_brackets_depths(list("(a)(b)"))
#> match_brackets_depths(["y", 5, None])

### update_inventory_log
def update_inventory_log(inv, lines):
    for line in lines:
        name, _, delta = line.rpartition(" ")
        inv[name] = inv.get(name, 0) + int(delta)
    return {k: inv[k] for k in sorted(inv) if inv[k]}

#> update_inventory_log({"oak plank": 4}, ["oak plank -4", "nail +100"])
#> update_inventory_log({}, [])
#> update_inventory_log({"z": 1, "a": 1}, ["z 5"])
#> update_inventory_log({}, ["7"])
#> update_inventory_log({"x": 0}, ["x two"])

### replace_in_nested_lists
def replace_in_nested_lists(obj, old, new):
    for i, x in enumerate(obj):
        if isinstance(x, list):
            replace_in_nested_lists(x, old, new)
        elif x == old:
            obj[i] = new
    return obj

#> replace_in_nested_lists([1, [2, [1]], 3], 1, 0)
#> replace_in_nested_lists([], "a", "b")
#> replace_in_nested_lists([["x"], "x", [["y"]]], "x", ["z"])
#> replace_in_nested_lists([None, [None]], None, "n")
#> replace_in_nested_lists([True, [2]], 1, 5)

### zero_pad_keys_sort
def zero_pad_keys_sort(d):
    width = max((len(k) for k in d), default=0)
    return [(k.zfill(width), d[k]) for k in sorted(d, key=lambda k: k.zfill(width))]

#> zero_pad_keys_sort({"10": "ten", "9": "nine", "100": "hundred"})
#> zero_pad_keys_sort({})
#> zero_pad_keys_sort({"-5": 1, "+12": 2})
#> zero_pad_keys_sort({"b": 0, "aa": 1})
#> zero_pad_keys_sort({"": None, "7": 7})

### step_counter_reset
def step_counter_reset(steps, goal):
    days, total = [], 0
    for i, s in enumerate(steps, 1):
        total += s
        while total >= goal:
            days.append(i)
            total -= goal
    return days, total

#> step_counter_reset([4, 7, 12, 1], 10)
#> step_counter_reset([], 5)
#> step_counter_reset([3, 3], 100)
#> step_counter_reset([50], 20)
#> step_counter_reset([0, 10, 0, 10], 10)

### intersperse_running_total
def intersperse_running_total(xs, every):
    out = []
    for i, x in enumerate(xs, 1):
        out.append(x)
        if i % every == 0:
            out.append(f"={sum(xs[:i])}")
    return out

#> intersperse_running_total([5, 10, 15, 20], 2)
#> intersperse_running_total([], 1)
#> intersperse_running_total([1, 2], 5)
#> intersperse_running_total([-1, 1, -1], 1)
#> intersperse_running_total([7], 0)

### robot_pick_order
def robot_pick_order(shelves, at):
    order = []
    while shelves:
        nearest = min(shelves, key=lambda s: (abs(s - at), s))
        shelves.remove(nearest)
        order.append(nearest)
        at = nearest
    return order

#> robot_pick_order([10, 3, 6, 1], 5)
#> robot_pick_order([], 0)
#> robot_pick_order([4, 6], 5)
#> robot_pick_order([-8, 8, 0, 0], 2)
#> robot_pick_order([99], 100)

### pair_up_by_sum_parity
def pair_up_by_sum_parity(xs):
    pairs, alone = [], []
    for x in xs:
        for y in alone:
            if (x + y) % 2 == 0:
                alone.remove(y)
                pairs.append((y, x))
                break
        else:
            alone.append(x)
    return pairs, alone

#> pair_up_by_sum_parity([1, 2, 3, 4, 5])
#> pair_up_by_sum_parity([])
#> pair_up_by_sum_parity([2, 7])
#> pair_up_by_sum_parity([-1, 0, 1, 0])
#> pair_up_by_sum_parity([6, 6, 6])

### common_keys_equal
def common_keys_equal(*dicts):
    if not dicts:
        return {}
    first, *rest = dicts
    return {k: v for k, v in first.items() if all(k in d and d[k] == v for d in rest)}

#> common_keys_equal({"a": 1, "b": 2}, {"b": 2, "a": 9})
#> common_keys_equal()
#> common_keys_equal({"x": None})
#> common_keys_equal({"x": None}, {})
#> common_keys_equal({1: "a", 2: "b"}, {2: "b", 1: "a"}, {1: "a", 3: "c"})

### mirror_append_until
def mirror_append_until(xs, n):
    while 0 < len(xs) < n:
        xs += xs[::-1]
    return xs[:n], len(xs)

#> mirror_append_until([1, 2], 7)
#> mirror_append_until([], 3)
#> mirror_append_until(["a", "b", "c"], 2)
#> mirror_append_until([0], 3)
#> mirror_append_until([4, 5, 6], 6)

### truncate_table_cells
def truncate_table_cells(rows, widths):
    return [[str(c)[:w - 1] + "~" if len(str(c)) > w else str(c) for c, w in zip(row, widths)] for row in rows]

#> truncate_table_cells([["Lisbon", 12345], ["Rome", 7]], [5, 3])
#> truncate_table_cells([], [4])
#> truncate_table_cells([["ab", "cd", "ef"]], [1, 2])
#> truncate_table_cells([[None, True, -1.5]], (3, 4, 2))
#> truncate_table_cells([[""], ["xyz"]], [0])
