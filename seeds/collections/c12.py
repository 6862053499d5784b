### relay_handoff
def relay_handoff(order, drop):
    teams = {}
    for runner in order:
        teams.setdefault(runner[0], []).append(runner[1:])
    gone = teams.pop(drop, None)
    return {t: "-".join(r) for t, r in teams.items()}, gone

#> relay_handoff(["A1", "B1", "A2", "B2"], "B")
#> relay_handoff([], "A")
#> relay_handoff(["X", "Xy"], "Z")
#> relay_handoff(["Q9", "Q8", "R7"], "Q")
#> relay_handoff([""], "a")

### swap_every_pair_step
def swap_every_pair_step(xs, step):
    i = 0
    while i + step < len(xs):
        xs[i], xs[i + step] = xs[i + step], xs[i]
        i += step + 1
    return xs

#> swap_every_pair_step([1, 2, 3, 4, 5, 6], 1)
#> swap_every_pair_step([1, 2, 3, 4, 5, 6], 2)
#> swap_every_pair_step([], 3)
#> swap_every_pair_step(["a", "b", "c"], 0)
#> swap_every_pair_step([8, 9], 2)

### merge_count_lists
def merge_count_lists(names, counts):
    merged = {}
    for n, c in zip(names, counts):
        merged[n] = merged.get(n, 0) + c
    zero = [n for n in merged if not merged[n]]
    for n in zero:
        del merged[n]
    return merged, zero

#> merge_count_lists(["a", "b", "a"], [2, 3, -2])
#> merge_count_lists([], [])
#> merge_count_lists(["x"], [0, 9])
#> merge_count_lists(["p", "q", "r"], [1, 1])
#> merge_count_lists([None, None], [0.5, 0.5])

### step_down_ranges
def step_down_ranges(n):
    return [list(range(i, -1, -i)) for i in range(n, 0, -2)]

#> step_down_ranges(5)
#> step_down_ranges(0)
#> step_down_ranges(1)
#> step_down_ranges(4)
#> step_down_ranges(-3)

### zip_reversed_pairs_diff
def zip_reversed_pairs_diff(xs):
    return {a: b for a, b in zip(xs, reversed(xs)) if a != b}

#> zip_reversed_pairs_diff([1, 2, 3, 4])
#> zip_reversed_pairs_diff([])
#> zip_reversed_pairs_diff("racecar")
#> zip_reversed_pairs_diff(["x", "y", "z"])
#> zip_reversed_pairs_diff([5, 6, 5, 7])

### weighted_digits_to_letter
def weighted_digits_to_letter(num, letters="TRWAGMYFPDXBNJZSQVHLCKE"):
    return f"{num:08d}{letters[num % len(letters)]}"

#> weighted_digits_to_letter(12345678)
#> weighted_digits_to_letter(0)
#> weighted_digits_to_letter(99, "abc")
#> weighted_digits_to_letter(-1, letters="xyz")
#> weighted_digits_to_letter(5, "")

### paths_in_grid
def paths_in_grid(rows, cols, walls):
    ways = [[0] * (cols + 1) for _ in range(rows + 1)]
    ways[0][1] = 1
    for r in range(1, rows + 1):
        for c in range(1, cols + 1):
            if (r - 1, c - 1) not in walls:
                ways[r][c] = ways[r - 1][c] + ways[r][c - 1]
    return ways[rows][cols]

#> paths_in_grid(3, 3, [])
#> paths_in_grid(2, 2, [(0, 1)])
#> paths_in_grid(3, 4, [(1, 1), (2, 0)])
#> paths_in_grid(1, 1, [(0, 0)])
#> paths_in_grid(2, 5, [(1, 2)])

### stock_max_by_cat
def stock_max_by_cat(rows):
    top = {}
    for cat, item, n in rows:
        if n > top.get(cat, (None, 0))[1]:
            top[cat] = item, n
    return top

#> stock_max_by_cat([("fruit", "fig", 3), ("fruit", "date", 8), ("veg", "leek", 0)])
#> stock_max_by_cat([])
#> stock_max_by_cat([("a", "x", 2), ("a", "y", 2)])
#> stock_max_by_cat([(1, "p", -4)])
#> stock_max_by_cat([("k", "m", 1), ("l", "n", 2), ("k", "o", 3)])

### tuple_sort_mixed_desc
def tuple_sort_mixed_desc(people):
    people.sort(key=lambda p: p[0])
    people.sort(key=lambda p: p[1], reverse=True)
    *others, last = people
    return last, [n for n, _ in others]

#> tuple_sort_mixed_desc([("Zed", 30), ("Amy", 30), ("Bo", 41)])
#> tuple_sort_mixed_desc([("Q", 1)])
#> tuple_sort_mixed_desc([])
#> tuple_sort_mixed_desc([("c", 5), ("a", 5), ("b", 5), ("d", 9)])
#> tuple_sort_mixed_desc([("x", -1), ("y", 0.5)])

### hex_dump_rows
def hex_dump_rows(data, width=4):
    return [" ".join(f"{b:02x}" for b in data[i:i + width]) for i in range(0, len(data), width)]

#> hex_dump_rows([1, 171, 255, 16, 32])
#> hex_dump_rows(b"ndb!?", 2)
#> hex_dump_rows([])
#> hex_dump_rows([300, 0], width=1)
#> hex_dump_rows([10, 11], 8)

### keep_order_sorted_subset
def keep_order_sorted_subset(xs, chosen):
    slots = [i for i, x in enumerate(xs) if x in chosen]
    for i, x in zip(slots, sorted(xs[j] for j in slots)):
        xs[i] = x
    return xs

#> keep_order_sorted_subset([9, 4, 7, 1, 3], [9, 1, 3])
#> keep_order_sorted_subset([], [1])
#> keep_order_sorted_subset(["d", "c", "b", "a"], "ad")
#> keep_order_sorted_subset([2, 1], [])
#> keep_order_sorted_subset([5, 3, 5, 3], {3, 5})

### first_negative_prefix
def first_negative_prefix(changes, start):
    for i, c in enumerate(changes):
        start += c
        if start < 0:
            return i, start
    return -1, start

#> first_negative_prefix([5, -8, 2], 2)
#> first_negative_prefix([], 0)
#> first_negative_prefix([-1, -1, -1], 3)
#> first_negative_prefix([0, 0], -1)
#> first_negative_prefix([10, -30, 100], 19)

### dict_sliding_alias
def dict_sliding_alias(n):
    d, cur = {}, []
    for i in range(n):
        if i % 3 == 0:
            cur = cur[-1:]
        cur.append(i)
        d[i] = cur
    return d

#> dict_sliding_alias(4)
#> dict_sliding_alias(0)
#> dict_sliding_alias(1)
#> dict_sliding_alias(7)
#> dict_sliding_alias(3)

### mean_by_key_rounded
def mean_by_key_rounded(rows):
    acc = {}
    for k, v in rows:
        s, n = acc.get(k, (0, 0))
        acc[k] = s + v, n + 1
    return {k: round(s / n, 1) for k, (s, n) in acc.items()}

#> mean_by_key_rounded([("oslo", 4), ("rome", 20), ("oslo", 7)])
#> mean_by_key_rounded([])
#> mean_by_key_rounded([("x", 0.25)])
#> mean_by_key_rounded([(1, -3), (1, -4), (2, 10), (1, 0)])
#> mean_by_key_rounded([("a", 1), ("a", "b")])

### step_back_slices
def step_back_slices(xs):
    return [xs[i::-2] for i in range(len(xs)) if i % 2]

#> step_back_slices([1, 2, 3, 4, 5])
#> step_back_slices([])
#> step_back_slices("abcd")
#> step_back_slices([9])
#> step_back_slices((0, None, 2, None, 4, None))

### toggle_in_groups
def toggle_in_groups(groups, moves):
    for who, g in moves:
        members = groups.setdefault(g, [])
        members.remove(who) if who in members else members.append(who)
    return {g: m for g, m in groups.items() if m}

#> toggle_in_groups({"a": ["x"]}, [("x", "a"), ("y", "b")])
#> toggle_in_groups({}, [])
#> toggle_in_groups({"k": []}, [("m", "k"), ("m", "k"), ("n", "k")])
#> toggle_in_groups({"p": ["q", "r", "q"]}, [("q", "p")])
#> toggle_in_groups({}, [(1, 1), (2, 1), (1, 2), (1, 1)])

### row_shift_cipher
def row_shift_cipher(rows):
    return [row[-i % len(row):] + row[:-i % len(row)] for i, row in enumerate(rows) if row]

#> row_shift_cipher([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> row_shift_cipher([])
#> row_shift_cipher([[], ["a", "b"], "xyz"])
#> row_shift_cipher(["same", "same", "same"])
#> row_shift_cipher([(0,), (1,)])

### late_fee_ladder
def late_fee_ladder(days, rates=((30, 5), (7, 2), (0, 1))):
    fee = 0
    for threshold, rate in rates:
        if days > threshold:
            fee += (days - threshold) * rate
            days = threshold
    return fee

#> late_fee_ladder(3)
#> late_fee_ladder(10)
#> late_fee_ladder(45)
#> late_fee_ladder(0)
#> late_fee_ladder(8, rates=[(5, 100)])

### cross_out_bingo
def cross_out_bingo(card, calls):
    for n, call in enumerate(calls, 1):
        card = [[0 if v == call else v for v in row] for row in card]
        if any(not any(row) for row in card):
            return n, call
    return sum(map(sum, card))

#> cross_out_bingo([[3, 8], [5, 1]], [8, 5, 3, 1])
#> cross_out_bingo([[1, 2], [3, 4]], [1, 4])
#> cross_out_bingo([], [])
#> cross_out_bingo([[7]], [6, 7])
#> cross_out_bingo([[2, 2], [9, 9]], [9])

### make_change_set
def make_change_set(coins, total):
    reach = {0}
    for c in coins:
        reach.update([r + c for r in reach if r + c <= total])
    return total in reach, max(reach)

#> make_change_set([5, 10, 25], 30)
#> make_change_set([], 1)
#> make_change_set([4, 4, 4], 10)
#> make_change_set([7], 7)
#> make_change_set([9, 2, 3], 13)

### list_walk_mutating_len
def list_walk_mutating_len(xs):
    for x in xs:
        if len(xs) > 8:
            break
        if x > 0:
            xs.append(x - 2)
    return xs

#> list_walk_mutating_len([5])
#> list_walk_mutating_len([])
#> list_walk_mutating_len([3, 4])
#> list_walk_mutating_len([-1, 0])
#> list_walk_mutating_len([100, 50, 1])

### second_highest_distinct
def second_highest_distinct(scores):
    ranked = sorted({*scores.values()}, reverse=True)
    if len(ranked) < 2:
        return None
    return ranked[1], sorted(k for k, v in scores.items() if v == ranked[1])

#> second_highest_distinct({"al": 9, "bo": 7, "cy": 9, "di": 7})
#> second_highest_distinct({})
#> second_highest_distinct({"one": 1, "two": 1})
#> second_highest_distinct({"x": -1, "y": -2, "z": -3})
#> second_highest_distinct({"p": 1, "q": 2.5})

### join_runs_of_ints
def join_runs_of_ints(tokens):
    out = []
    for t in tokens:
        if isinstance(t, int) and out and isinstance(out[-1], int):
            out[-1] = out[-1] * 10 + t
        else:
            out.append(t)
    return out

#> join_runs_of_ints([1, 2, "+", 3, 4, 5])
#> join_runs_of_ints([])
#> join_runs_of_ints(["a", "b"])
#> join_runs_of_ints([0, 0, 7, None, 8])
#> join_runs_of_ints([True, 2, 1.5, 3])

### minutes_overlap
def minutes_overlap(meetings, window):
    lo, hi = window
    busy = [max(0, min(b, hi) - max(a, lo)) for a, b in meetings]
    return sum(busy), busy.index(max(busy)) if any(busy) else None

#> minutes_overlap([(540, 600), (590, 700)], (560, 620))
#> minutes_overlap([], (0, 10))
#> minutes_overlap([(0, 5), (20, 30)], (6, 19))
#> minutes_overlap([(10, 20), (10, 20)], (0, 100))
#> minutes_overlap([(9, 3)], (0, 10))

### freeze_and_compare
def freeze_and_compare(d):
    frozen = tuple(sorted(d.items()))
    d["new"] = len(frozen)
    return frozen == tuple(sorted(d.items()))[:len(frozen)], frozen

#> freeze_and_compare({"a": 1, "b": 2})
#> freeze_and_compare({"x": 1, "z": 2})
#> freeze_and_compare({})
#> freeze_and_compare({"new": 1})
#> freeze_and_compare({"m": None, "p": []})

### prune_small_branches
def prune_small_branches(tree, least):
    if not isinstance(tree, list):
        return tree
    kept = [prune_small_branches(t, least) for t in tree]
    return [k for k in kept if not isinstance(k, list) or len(k) >= least]

#> prune_small_branches([1, [2], [3, 4]], 2)
#> prune_small_branches([], 1)
#> prune_small_branches(7, 3)
#> prune_small_branches([[[1]], [[2, 2], [3]]], 1)
#> prune_small_branches([["a", ["b"]], ["c", ["d", "e"]]], 2)

### int_rounding_ladder
def int_rounding_ladder(n):
    return [round(n, -p) for p in range(len(str(abs(n))) + 1)]

#> int_rounding_ladder(12567)
#> int_rounding_ladder(0)
#> int_rounding_ladder(-45)
#> int_rounding_ladder(5)
#> int_rounding_ladder(2500)

### distribute_leftovers
def distribute_leftovers(piles):
    while piles and max(piles) - min(piles) > 1:
        hi, lo = piles.index(max(piles)), piles.index(min(piles))
        give = (piles[hi] - piles[lo]) // 2
        piles[hi] -= give
        piles[lo] += give
    return piles

#> distribute_leftovers([9, 1, 4])
#> distribute_leftovers([])
#> distribute_leftovers([3, 3])
#> distribute_leftovers([0, 10, 0, 2])
#> distribute_leftovers([-4, 5])

### get_path_in_nested
def get_path_in_nested(obj, *path):
    for step in path:
        try:
            obj = obj[step]
        except (KeyError, IndexError, TypeError) as e:
            return type(e).__name__, step
    return obj

#> get_path_in_nested({"a": [{"b": 5}]}, "a", 0, "b")
#> get_path_in_nested({"a": []}, "a", 3)
#> get_path_in_nested([1, 2])
#> get_path_in_nested({"k": None}, "k", "z")
#> get_path_in_nested({"x": {"y": "word"}}, "x", "q", "r")
