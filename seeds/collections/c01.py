### insert_at_len_mod
def insert_at_len_mod(xs, k):
    spot = k % (len(xs) + 1)
    xs.insert(spot, -k)
    xs.insert(-spot, k)
    return xs

#> insert_at_len_mod([8, 3, 5], 2)
#> insert_at_len_mod([], 7)
#> insert_at_len_mod([1, 1, 1, 1], -3)
#> insert_at_len_mod(["oak", None], 100)
#> insert_at_len_mod([0], 0)

### pop_index_named_by_head
def pop_index_named_by_head(nums):
    taken = []
    while nums and nums[0] < len(nums):
        taken.append(nums.pop(nums[0]))
    return taken, nums

#> pop_index_named_by_head([2, 7, 1, 9])
#> pop_index_named_by_head([0, 0, 1, 5])
#> pop_index_named_by_head([])
#> pop_index_named_by_head([-1, 4, 4])
#> pop_index_named_by_head([12, 3])
#> pop_index_named_by_head([-5, 1])

### swap_ends_of_slice
def swap_ends_of_slice(row, lo, hi):
    part = row[lo:hi]
    if len(part) > 1:
        part[0], part[-1] = part[-1], part[0]
        row[lo:hi] = part
    return row

#> swap_ends_of_slice([10, 20, 30, 40, 50], 1, 4)
#> swap_ends_of_slice(["a", "b", "c"], 2, 3)
#> swap_ends_of_slice([], 0, 5)
#> swap_ends_of_slice([6, 5, 4, 3], -3, -1)
#> swap_ends_of_slice([True, False, None, 0], 0, 99)

### tie_sorted_by_abs_desc
def tie_sorted_by_abs_desc(values):
    values.sort()
    values.sort(key=abs, reverse=True)
    return values

#> tie_sorted_by_abs_desc([3, -3, 1, -7, 7])
#> tie_sorted_by_abs_desc([])
#> tie_sorted_by_abs_desc([0, -0.5, 0.5, 2])
#> tie_sorted_by_abs_desc([-2, True, 2, -1])
#> tie_sorted_by_abs_desc([100000, -99999])

### alias_then_plus_equals
def alias_then_plus_equals(base, extra):
    other = base
    other += extra
    base = base + extra
    return len(base), len(other), base is other

#> alias_then_plus_equals([1, 4], [9])
#> alias_then_plus_equals((1, 4), (9,))
#> alias_then_plus_equals([], [])
#> alias_then_plus_equals("ab", "cde")
#> alias_then_plus_equals([None], "xyz")

### seat_map_free_rows
def seat_map_free_rows(grid):
    return {r: row.count(0) for r, row in enumerate(grid, 1) if 0 in row}

#> seat_map_free_rows([[0, 1, 1], [1, 1, 1], [0, 0, 1]])
#> seat_map_free_rows([])
#> seat_map_free_rows([[1]])
#> seat_map_free_rows([[False, 2], [None, 0, 0.0]])
#> seat_map_free_rows([[], [0], [], [0, 0, 0, 0]])

### sum_digits_by_divmod
def sum_digits_by_divmod(n, base):
    total = 0
    while n:
        n, d = divmod(n, base)
        total += d
    return total

#> sum_digits_by_divmod(255, 16)
#> sum_digits_by_divmod(0, 2)
#> sum_digits_by_divmod(1023, 2)
#> sum_digits_by_divmod(98765, 10)
#> sum_digits_by_divmod(80, 3)

### collapse_pairs_to_dict_last_wins
def collapse_pairs_to_dict_last_wins(flat):
    keys = flat[::2]
    vals = flat[1::2]
    out = dict(zip(keys, vals))
    out["odd"] = len(keys) - len(vals)
    return out

#> collapse_pairs_to_dict_last_wins(["w", 1, "h", 2, "w", 3])
#> collapse_pairs_to_dict_last_wins(["solo"])
#> collapse_pairs_to_dict_last_wins([])
#> collapse_pairs_to_dict_last_wins([1, "one", True, "yes", 1.0, "float"])
#> collapse_pairs_to_dict_last_wins(["odd", 9, None, None])

### eat_from_both_ends
def eat_from_both_ends(cards):
    left, right = 0, 0
    while cards:
        left += cards.pop(0)
        if cards:
            right += cards.pop()
    return left - right

#> eat_from_both_ends([4, 9, 1, 7])
#> eat_from_both_ends([])
#> eat_from_both_ends([13])
#> eat_from_both_ends([-3, 5, -8, 2, 10])
#> eat_from_both_ends([1000000, 999999])

### bucket_by_remainder
def bucket_by_remainder(nums, m):
    buckets = {}
    for n in nums:
        buckets.setdefault(n % m, []).insert(0, n)
    return buckets

#> bucket_by_remainder([7, 12, 5, 20, 33], 5)
#> bucket_by_remainder([], 3)
#> bucket_by_remainder([-7, -1, 4], 3)
#> bucket_by_remainder([2, 4], 0)
#> bucket_by_remainder([8, -8, 3], -3)

### first_unclaimed_port
def first_unclaimed_port(claimed, start, tries):
    for port in range(start, start + tries):
        if port not in claimed:
            break
    else:
        return None
    return port

#> first_unclaimed_port([8080, 8081, 8083], 8080, 5)
#> first_unclaimed_port([22, 23], 22, 2)
#> first_unclaimed_port([], 443, 1)
#> first_unclaimed_port({5000, 5001, 5002, 5003}, 5001, 10)
#> first_unclaimed_port([1], 1, 0)

### popitem_until_small
def popitem_until_small(d, limit):
    gone = []
    while len(d) > limit:
        k, v = d.popitem()
        gone.append(v or k)
    return gone

#> popitem_until_small({"a": 1, "b": 0, "c": None}, 1)
#> popitem_until_small({}, 0)
#> popitem_until_small({"x": []}, 3)
#> popitem_until_small({5: "five", 6: "", 7: "seven"}, 0)
#> popitem_until_small({1: 2}, -1)

### shared_rows_bump
def shared_rows_bump(width, height, marks):
    board = [[0] * width] * height
    for r, c in marks:
        board[r][c] += 1
    return board

#> shared_rows_bump(2, 2, [(0, 0), (1, 1)])
#> shared_rows_bump(3, 1, [(0, 2), (0, 2)])
#> shared_rows_bump(1, 3, [])
#> shared_rows_bump(2, 0, [(0, 0)])
#> shared_rows_bump(3, 2, [(-1, -1), (0, 2), (1, 0)])

### mod_pow_table
def mod_pow_table(base, top, m):
    return [pow(base, e, m) for e in range(top)]

#> mod_pow_table(2, 6, 7)
#> mod_pow_table(10, 4, 1)
#> mod_pow_table(-3, 5, 5)
#> mod_pow_table(123456789, 3, 1000)
#> mod_pow_table(4, 0, 9)
#> mod_pow_table(7, 2, 0)

### max_by_last_then_first
def max_by_last_then_first(pairs):
    return max(pairs, key=lambda p: (p[-1], -p[0]), default=("none",))

#> max_by_last_then_first([(1, 5), (3, 5), (2, 4)])
#> max_by_last_then_first([])
#> max_by_last_then_first([(9,), (4,), (-6,)])
#> max_by_last_then_first([(2, "x", 7), (1, "y", 7), (0, "z", 6)])
#> max_by_last_then_first([(0, -1), (-1, -1)])

### remove_while_copy_walk
def remove_while_copy_walk(items):
    for x in items[:]:
        if items.count(x) > 1:
            items.remove(x)
    return items

#> remove_while_copy_walk([3, 1, 3, 2, 1, 3])
#> remove_while_copy_walk([])
#> remove_while_copy_walk(["b", "a", "b"])
#> remove_while_copy_walk([1, True, 1.0, 0])
#> remove_while_copy_walk([[0], [0], [1]])

### running_floor_balance
def running_floor_balance(moves, floor):
    bal, hits = 0, 0
    for m in moves:
        bal += m
        if bal < floor:
            bal, hits = floor, hits + 1
    return bal, hits

#> running_floor_balance([10, -25, 5], 0)
#> running_floor_balance([], 3)
#> running_floor_balance([-1, -1, -1], -2)
#> running_floor_balance([100, -30, -30], 10)
#> running_floor_balance([0, 0, 4], 1)

### merge_keep_larger
def merge_keep_larger(p, q):
    merged = p.copy()
    for k in q:
        if k not in merged or q[k] > merged[k]:
            merged[k] = q[k]
    return merged

#> merge_keep_larger({"cpu": 4, "ram": 8}, {"ram": 16, "gpu": 1})
#> merge_keep_larger({}, {})
#> merge_keep_larger({"x": -5}, {"x": -9})
#> merge_keep_larger({1: "b", 2: "z"}, {2: "aa", 3: ""})
#> merge_keep_larger({"v": None}, {"v": 2})

### bits_set_positions
def bits_set_positions(n):
    return [i for i in range(n.bit_length()) if n >> i & 1]

#> bits_set_positions(37)
#> bits_set_positions(0)
#> bits_set_positions(1024)
#> bits_set_positions(-6)
#> bits_set_positions(255)

### star_middle_sum
def star_middle_sum(seq):
    first, *mid, last = seq
    return first * last + sum(mid)

#> star_middle_sum([3, 4, 5, 6])
#> star_middle_sum((2, 9))
#> star_middle_sum([7])
#> star_middle_sum(range(5))
#> star_middle_sum([-1, 100, -100, 8])

### slice_replace_shorter
def slice_replace_shorter(a, i, j):
    a[i:j] = [sum(a[i:j])]
    return a

#> slice_replace_shorter([1, 2, 3, 4, 5], 1, 4)
#> slice_replace_shorter([], 0, 0)
#> slice_replace_shorter([6, 7], 1, 1)
#> slice_replace_shorter([10, -4, 8], -2, 9)
#> slice_replace_shorter([5, 5, 5], 2, 0)

### common_tags_all
def common_tags_all(posts):
    tags = set(posts[0]) if posts else set()
    for p in posts[1:]:
        tags &= set(p)
    return sorted(tags)

#> common_tags_all([["py", "web", "db"], ["db", "py"], ["go", "py", "db"]])
#> common_tags_all([])
#> common_tags_all([["solo", "alpha", "solo"]])
#> common_tags_all([["x"], [], ["x"]])
#> common_tags_all(["stop", "pots", "top"])

### transpose_ragged_cut
def transpose_ragged_cut(rows):
    return [list(col) for col in zip(*rows)]

#> transpose_ragged_cut([[1, 2, 3], [4, 5, 6]])
#> transpose_ragged_cut([])
#> transpose_ragged_cut([[1, 2], [3]])
#> transpose_ragged_cut(["abc", "de", "fgh"])
#> transpose_ragged_cut([[], [1]])

### last_true_gap
def last_true_gap(flags):
    seen = None
    for i, f in enumerate(flags):
        if f:
            gap, seen = (i - seen if seen is not None else 0), i
    return gap

#> last_true_gap([True, False, False, True])
#> last_true_gap([0, 1])
#> last_true_gap(["", "x", "", "y", "z"])
#> last_true_gap([])
#> last_true_gap([None, [], [0]])

### clear_shared_then_append
def clear_shared_then_append(groups):
    backup = list(groups)
    groups[0].clear()
    groups.append(backup[0])
    backup.pop()
    return groups, backup

#> clear_shared_then_append([[1, 2], [3]])
#> clear_shared_then_append([[]])
#> clear_shared_then_append([[0], [0], [0]])
#> clear_shared_then_append([{"k": 1}, {"z": 2}])
#> clear_shared_then_append([])

### round_half_pairs
def round_half_pairs(values, places):
    return [(v, r) for v in values if (r := round(v, places)) != v]

#> round_half_pairs([2.5, 3.5, 4.0], 0)
#> round_half_pairs([1.005, 2.675, 1.25], 2)
#> round_half_pairs([], 1)
#> round_half_pairs([1250, 1350, 99, -50], -2)
#> round_half_pairs([0.5, -1.5, 7], 0)

### dict_update_chain
def dict_update_chain(d, pairs):
    d.update(pairs, total=len(d))
    d.update(total=d["total"] + len(d))
    return d

#> dict_update_chain({}, [("a", 5)])
#> dict_update_chain({"total": 100, "z": 1}, {})
#> dict_update_chain({"k": 0}, [["k", 9], ["m", 8]])
#> dict_update_chain({1: 1, 2: 2}, {2: None, 3: None})
#> dict_update_chain({"q": "x"}, ["ab", "cd"])

### window_max_drop
def window_max_drop(prices):
    worst, peak = 0, float("-inf")
    for p in prices:
        peak = max(peak, p)
        worst = max(worst, peak - p)
    return worst

#> window_max_drop([12, 15, 9, 11, 3])
#> window_max_drop([])
#> window_max_drop([4, 5, 6])
#> window_max_drop([100, 40, 120, 70, 130])
#> window_max_drop([-1, -5])

### pair_sum_hits_matrix
def pair_sum_hits_matrix(xs, ys, target):
    hits = []
    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            if x + y == target:
                hits.append((i, j))
                break
    return hits

#> pair_sum_hits_matrix([1, 5, 3], [9, 5, 7], 10)
#> pair_sum_hits_matrix([], [1, 2], 3)
#> pair_sum_hits_matrix([0, 0], [4, 4], 4)
#> pair_sum_hits_matrix([-2, 8], [2, -8, 12], 0)
#> pair_sum_hits_matrix([6], [], 6)

### setdefault_returns_old
def setdefault_returns_old(cfg, wanted):
    seen = [cfg.setdefault(k, len(cfg)) for k in wanted]
    return seen, cfg

#> setdefault_returns_old({"host": "a.b"}, ["port", "host", "user"])
#> setdefault_returns_old({}, [])
#> setdefault_returns_old({}, ["x", "y", "x"])
#> setdefault_returns_old({0: None}, [0, False, 1, True])
#> setdefault_returns_old({"deep": {}}, "ada")

### floor_vs_trunc
def floor_vs_trunc(a, b):
    return a // b, int(a / b), a % b, a - b * int(a / b)

#> floor_vs_trunc(-7, 2)
#> floor_vs_trunc(7, -2)
#> floor_vs_trunc(9, 3)
#> floor_vs_trunc(-8, -3)
#> floor_vs_trunc(1, 0)
#> floor_vs_trunc(0, 5)

### rotate_until_min_front
def rotate_until_min_front(ring):
    steps = 0
    while ring and ring[0] != min(ring):
        ring.append(ring.pop(0))
        steps += 1
    return steps, ring

#> rotate_until_min_front([5, 8, 2, 9])
#> rotate_until_min_front([])
#> rotate_until_min_front([1, 1])
#> rotate_until_min_front(["pear", "fig", "apple"])
#> rotate_until_min_front([0, -1, -2, -3, -4])

### nested_default_total
def nested_default_total(report, year):
    months = report.get(year) or {}
    return sum(v for v in months.values() if isinstance(v, int))

#> nested_default_total({2021: {"jan": 5, "feb": 7}}, 2021)
#> nested_default_total({2021: {"jan": 5}}, 1999)
#> nested_default_total({2020: None}, 2020)
#> nested_default_total({0: {"a": True, "b": "9", "c": 2.5, "d": -3}}, 0)
#> nested_default_total({}, "")
