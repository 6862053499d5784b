### ladder_of_indices_swap
def ladder_of_indices_swap(x, k):
    for i in range(len(x) - k):
        if x[i] > x[i + k]:
            x[i], x[i + k] = x[i + k], x[i]
        else:
            x[i] -= 1
    return x

#> ladder_of_indices_swap([9, 4, 7, 1, 8], 2)
#> ladder_of_indices_swap([1, 2, 3], 1)
#> ladder_of_indices_swap([], 1)
#> ladder_of_indices_swap([5, 5], 3)
#> ladder_of_indices_swap([6, -6, 6, -6], 1)
#> ladder_of_indices_swap([3, 2, 1, 0], 3)

### pigeons_into_holes
def pigeons_into_holes(nums, holes):
    h = [[] for _ in range(holes)]
    for n in nums:
        i = n % holes
        while len(h[i]) == 2:
            i = (i + 1) % holes
        h[i].append(n)
    return h

#> pigeons_into_holes([3, 6, 9, 1], 3)
#> pigeons_into_holes([], 2)
#> pigeons_into_holes([5, 5, 5, 5], 2)
#> pigeons_into_holes([-1, -2, 7], 4)
#> pigeons_into_holes([8], 1)
#> pigeons_into_holes([4, 8, 12, 16, 2], 4)

### counter_subtract_keep
from collections import Counter


def counter_subtract_keep(have, need):
    c = Counter(have)
    c.subtract(need)
    short = sorted(k for k, v in c.items() if v < 0)
    return dict(+c), short

#> counter_subtract_keep("banana", "nab")
#> counter_subtract_keep(["nut", "bolt"], ["nut", "nut", "gear"])
#> counter_subtract_keep([], [])
#> counter_subtract_keep([1, 1, 2], [])
#> counter_subtract_keep("", "zz")
#> counter_subtract_keep("tool kit", "look it")

### deque_rotate_drop
from collections import deque


def deque_rotate_drop(items, turns):
    q = deque(items, maxlen=5)
    for t in turns:
        q.rotate(t)
        q.append(t) if t > 0 else q.appendleft(t)
    return list(q)

#> deque_rotate_drop([1, 2, 3], [1, -1])
#> deque_rotate_drop([1, 2, 3, 4, 5, 6], [2])
#> deque_rotate_drop([], [3, 0])
#> deque_rotate_drop(["a", "b", "c", "d", "e"], [-2, -2])
#> deque_rotate_drop([7], [])
#> deque_rotate_drop([0, 0, 1], [1, 1, 1])

### defaultdict_of_positions
from collections import defaultdict


def defaultdict_of_positions(seq, ask):
    pos = defaultdict(list)
    for i, s in enumerate(seq):
        pos[s].append(i)
    gaps = {a: pos[a][-1] - pos[a][0] if pos[a] else -1 for a in ask}
    return gaps, len(pos)

#> defaultdict_of_positions("parallel", "alz")
#> defaultdict_of_positions([3, 1, 3, 3], [3, 1])
#> defaultdict_of_positions([], "x")
#> defaultdict_of_positions(["on", "off"], [])
#> defaultdict_of_positions((0, 0, 0), [0, 9, 8])
#> defaultdict_of_positions("a-b-c", "-")

### bisect_slot_or_minus
from bisect import bisect_left, insort


def bisect_slot_or_minus(nums):
    kept, ranks = [], []
    for n in nums:
        i = bisect_left(kept, n)
        if i < len(kept) and kept[i] == n:
            ranks.append(-1)
            continue
        insort(kept, n)
        ranks.append(i)
    return kept, ranks

#> bisect_slot_or_minus([5, 2, 8, 2, 6])
#> bisect_slot_or_minus([])
#> bisect_slot_or_minus([1, 1, 1])
#> bisect_slot_or_minus(["m", "c", "x", "a"])
#> bisect_slot_or_minus([9, 7, 5, 3])
#> bisect_slot_or_minus([0, -1, 0, 1])

### bit_mask_subset_names
def bit_mask_subset_names(names, mask):
    out = []
    for n in names:
        mask, bit = divmod(mask, 2)
        if bit:
            out.append(n)
    return out, "overflow" if mask else "ok"

#> bit_mask_subset_names(["read", "write", "exec"], 5)
#> bit_mask_subset_names(["read", "write"], 6)
#> bit_mask_subset_names([], 0)
#> bit_mask_subset_names(["a", "b", "c", "d"], 15)
#> bit_mask_subset_names(["x"], 0)
#> bit_mask_subset_names("pqr", 2)

### two_d_index_from_flat
def two_d_index_from_flat(w, cells, lst):
    out = []
    for c in cells:
        y, x = divmod(c, w)
        i = x * w + y
        out.append(lst[i] if i < len(lst) else (y, x))
    return out

#> two_d_index_from_flat(3, [0, 1, 5], [10, 20, 30, 40, 50, 60, 70])
#> two_d_index_from_flat(2, [3, 7], ["a", "b", "c", "d"])
#> two_d_index_from_flat(4, [], [1])
#> two_d_index_from_flat(1, [0, 1, 2], [5, 6, 7])
#> two_d_index_from_flat(0, [1], [1])
#> two_d_index_from_flat(3, [8, 4, 2], list("tic tac!?"))

### drain_and_pour_lists
def drain_and_pour_lists(a, b, n):
    while a and n:
        b.append(a.pop())
        n -= 1
        if len(b) > len(a):
            a, b = b, a
    return a, b, n

#> drain_and_pour_lists([1, 2, 3, 4, 5], [], 4)
#> drain_and_pour_lists([1, 2], [3, 4], 3)
#> drain_and_pour_lists([], [9], 2)
#> drain_and_pour_lists(["x"], [], 1)
#> drain_and_pour_lists([7, 8, 9], [0], 0)
#> drain_and_pour_lists([1, 1, 1, 1], [2, 2], 5)

### longest_key_path_join
def longest_key_path_join(d, sep):
    paths, todo = [], [((), d)]
    while todo:
        p, node = todo.pop()
        if isinstance(node, dict) and node:
            todo += [(p + (k,), v) for k, v in node.items()]
        else:
            paths.append(sep.join(p))
    return max(paths, key=len), len(paths)

#> longest_key_path_join({"a": {"bb": 1, "c": {"d": 2}}, "eee": 3}, "/")
#> longest_key_path_join({}, ".")
#> longest_key_path_join({"x": {}, "y": {}}, "-")
#> longest_key_path_join({"p": {"q": {"r": {"s": 0}}}}, "")
#> longest_key_path_join({"one": 1, "two": 2}, "::")
#> longest_key_path_join({"k": [1, 2], "long key": None}, ".")

### modular_seat_shuffle
def modular_seat_shuffle(people, step):
    n = len(people)
    seats = [None] * n
    at = 0
    for p in people:
        while seats[at % n] is not None:
            at += 1
        seats[at % n] = p
        at += step
    return seats

#> modular_seat_shuffle(["al", "bo", "cy", "di", "ed"], 2)
#> modular_seat_shuffle([1, 2, 3, 4], 2)
#> modular_seat_shuffle([], 3)
#> modular_seat_shuffle(["x"], 10)
#> modular_seat_shuffle([9, 8, 7, 6, 5, 4], 4)
#> modular_seat_shuffle(["a", "b", "c"], 0)

### sign_runs_to_pairs
def sign_runs_to_pairs(nums):
    runs = []
    for n in nums:
        s = (n > 0) - (n < 0)
        if not runs or runs[-1][0] != s:
            runs.append([s, 0])
        runs[-1][1] += abs(n)
    return [tuple(r) for r in runs]

#> sign_runs_to_pairs([3, 4, -1, -2, 0, 5])
#> sign_runs_to_pairs([])
#> sign_runs_to_pairs([0, 0])
#> sign_runs_to_pairs([-7])
#> sign_runs_to_pairs([1, -1, 1, -1])
#> sign_runs_to_pairs([2, 2, 2, 0, 0, -6])

### factor_table_dict
def factor_table_dict(lo, hi):
    t = {}
    for n in range(lo, hi):
        fs = [f for f in range(2, n) if n % f == 0]
        if fs:
            t[n] = (fs[0], fs[-1])
        else:
            t.setdefault("none", []).append(n)
    return t

#> factor_table_dict(4, 9)
#> factor_table_dict(1, 4)
#> factor_table_dict(10, 10)
#> factor_table_dict(14, 17)
#> factor_table_dict(25, 28)
#> factor_table_dict(-1, 3)

### list_minus_multiset
def list_minus_multiset(a, b):
    spare = b.copy()
    left = []
    for x in a:
        try:
            spare.remove(x)
        except ValueError:
            left.append(x)
    return left, spare

#> list_minus_multiset([1, 2, 2, 3], [2, 4])
#> list_minus_multiset(["a", "b"], ["b", "a"])
#> list_minus_multiset([], [5])
#> list_minus_multiset([6, 6, 6], [6])
#> list_minus_multiset([None, 0], [False])
#> list_minus_multiset([7, 8], [])

### scoreboard_with_walrus
def scoreboard_with_walrus(lines):
    board = {}
    for ln in lines:
        if (n := len(parts := ln.split())) == 2:
            board[parts[0]] = board.get(parts[0], 0) + int(parts[1])
        elif n:
            board[ln] = n
    return board

#> scoreboard_with_walrus(["ann 3", "bo 4", "ann 5"])
#> scoreboard_with_walrus(["", "   ", "x 1"])
#> scoreboard_with_walrus([])
#> scoreboard_with_walrus(["one two three", "solo"])
#> scoreboard_with_walrus(["cy -2", "cy 2", "cy +9"])
#> scoreboard_with_walrus(["ann three"])

### match_shapes_of_lists
def match_shapes_of_lists(x):
    match x:
        case []:
            return "empty"
        case [a]:
            return a
        case [a, b] if a == b:
            return "twins"
        case [first, *_, last] if first < last:
            return last - first
        case _:
            return sorted(x)

#> match_shapes_of_lists([])
#> match_shapes_of_lists([42])
#> match_shapes_of_lists([6, 6])
#> match_shapes_of_lists([2, 9, 4, 7])
#> match_shapes_of_lists([9, 1, 5, 3])
#> match_shapes_of_lists([8, 3])

### trail_of_min_max_pops
def trail_of_min_max_pops(nums):
    trail = []
    pick = min
    while nums:
        v = pick(nums)
        i = nums.index(v)
        trail.append(nums.pop(i) * (i + 1))
        pick = max if pick is min else min
    return trail

#> trail_of_min_max_pops([4, 9, 2, 7])
#> trail_of_min_max_pops([])
#> trail_of_min_max_pops([5])
#> trail_of_min_max_pops([3, 3, 3])
#> trail_of_min_max_pops([-1, -4, 6, 0, 2])
#> trail_of_min_max_pops([10, 20])

### crossfade_two_lists
def crossfade_two_lists(a, b):
    n = min(len(a), len(b))
    mix = [(x * (n - i) + y * i) // n for i, (x, y) in enumerate(zip(a[-n:], b))]
    return a[:-n] + mix + b[n:] if n else a + b

#> crossfade_two_lists([10, 10, 10], [0, 0])
#> crossfade_two_lists([4], [8, 9, 10])
#> crossfade_two_lists([], [1, 2])
#> crossfade_two_lists([], [])
#> crossfade_two_lists([100, 50, 0], [0, 50, 100])
#> crossfade_two_lists([1, 2, 3, 4], [-7])

### collect_args_kwargs_sum
def tag(*nums, scale=1, **extra):
    return sum(nums) * scale + len(extra)


def collect_args_kwargs_sum(nums, opts):
    first = tag(*nums, **opts)
    opts.pop("scale", None)
    return first, tag(nums[0] if nums else 0, **opts)

#> collect_args_kwargs_sum([1, 2, 3], {"scale": 2})
#> collect_args_kwargs_sum([4, 5], {"a": 1, "b": 2})
#> collect_args_kwargs_sum([], {})
#> collect_args_kwargs_sum([7], {"scale": 0, "x": None})
#> collect_args_kwargs_sum([], {"scale": 9})
#> collect_args_kwargs_sum((1, -1, 10), {"scale": -1, "k": 0})

### slow_fast_list_reader
def slow_fast_list_reader(lst):
    slow, fast, met = 0, 1, []
    while fast < len(lst):
        if lst[slow] == lst[fast]:
            met.append((slow, fast))
        slow += 1
        fast += 2
    return met, lst[slow:slow + 1]

#> slow_fast_list_reader([1, 1, 2, 1, 5, 2])
#> slow_fast_list_reader([3, 4, 5])
#> slow_fast_list_reader([])
#> slow_fast_list_reader(["x"])
#> slow_fast_list_reader("aaaaaa")
#> slow_fast_list_reader([0, 9, 0, 9, 0, 0, 7, 9])

### price_ladder_from_steps
def price_ladder_from_steps(start, steps):
    rungs = [start]
    for s in steps:
        rungs.append(rungs[-1] + s if isinstance(s, int) else rungs[-1] * (1 + s))
        if rungs[-1] < 0:
            rungs[-1] = 0
            break
    return rungs

#> price_ladder_from_steps(100, [10, 0.5, -65])
#> price_ladder_from_steps(20, [-30, 50])
#> price_ladder_from_steps(0, [])
#> price_ladder_from_steps(8, [0.25, -0.5, 1])
#> price_ladder_from_steps(-1, [1, 1])
#> price_ladder_from_steps(64, [-0.5, -0.5, -0.5])

### cells_alive_next
def cells_alive_next(alive, width):
    nxt = set()
    for i in range(width):
        near = (i - 1 in alive) + (i + 1 in alive)
        if near == 1 or (near == 2 and i not in alive):
            nxt.add(i)
    return sorted(nxt), len(alive & nxt)

#> cells_alive_next({2, 3}, 6)
#> cells_alive_next({0, 2, 4}, 5)
#> cells_alive_next(set(), 3)
#> cells_alive_next({1}, 1)
#> cells_alive_next({0, 1, 2, 3}, 4)
#> cells_alive_next({5, 9}, 8)

### ragged_column_maxima
def ragged_column_maxima(rows):
    best = []
    for r in rows:
        for i, v in enumerate(r):
            if i == len(best):
                best.append(v)
            elif v > best[i]:
                best[i] = v
    return best

#> ragged_column_maxima([[1, 5], [4], [2, 2, 9]])
#> ragged_column_maxima([])
#> ragged_column_maxima([[], [3]])
#> ragged_column_maxima([[-1, -2], [-3, 0]])
#> ragged_column_maxima(["cab", "bad", "zoo!"])
#> ragged_column_maxima([[7, 7], [7, 7]])
