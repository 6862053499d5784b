### tumble_list
def tumble_list(xs, k):
    xs = xs[k:] + xs[:k]
    xs[0], xs[k] = xs[k], xs[0]
    return xs.pop(k), xs

#> tumble_list([1, 2, 3, 4, 5], 2)
#> tumble_list(["a", "b"], 1)
#> tumble_list([], 0)
#> tumble_list([9, 8, 7], -1)
#> tumble_list([0], 0)

### score_rounds
def score_rounds(rounds):
    totals = {}
    for r in rounds:
        winner = max(sorted(r), key=r.get)
        totals[winner] = totals.get(winner, 0) + sum(r.values())
    return totals

#> score_rounds([{"ann": 3, "bob": 5}, {"bob": 1, "ann": 1}])
#> score_rounds([])
#> score_rounds([{"solo": -4}])
#> score_rounds([{"x": 2}, {"y": 3}, {"x": 0, "y": -1}])
#> score_rounds([{}])

### keep_while_then_skip
def keep_while_then_skip(nums, stop):
    kept = []
    it = iter(nums)
    for n in it:
        if n == stop:
            next(it, None)
        else:
            kept.append(n)
    return kept

#> keep_while_then_skip([1, 0, 2, 3, 0, 0, 4], 0)
#> keep_while_then_skip([], 1)
#> keep_while_then_skip([5, 5], 5)
#> keep_while_then_skip(["go", "stop", "x", "go"], "stop")
#> keep_while_then_skip([7, 8, 9], 9)

### dict_pop_then_reinsert_order
def dict_pop_then_reinsert_order(d, key, new):
    items = [(new if k == key else k, v) for k, v in d.items()]
    d.clear()
    d.update(items)
    return d

#> dict_pop_then_reinsert_order({"a": 1, "b": 2, "c": 3}, "b", "bee")
#> dict_pop_then_reinsert_order({}, "x", "y")
#> dict_pop_then_reinsert_order({"a": 1, "b": 2}, "b", "a")
#> dict_pop_then_reinsert_order({1: "i", 2: "ii"}, True, 2)
#> dict_pop_then_reinsert_order({"k": None}, "z", "k")

### binary_to_runs
def binary_to_runs(n):
    runs, prev = [], None
    for bit in bin(n)[2:]:
        if bit == prev:
            runs[-1] += 1
        else:
            runs.append(1)
        prev = bit
    return runs

#> binary_to_runs(0b1100111)
#> binary_to_runs(0)
#> binary_to_runs(1023)
#> binary_to_runs(42)
#> binary_to_runs(2 ** 10)

### three_way_min_swap
def three_way_min_swap(a, b, c):
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    return a, b, c, a <= b

#> three_way_min_swap(3, 2, 1)
#> three_way_min_swap(1, 2, 3)
#> three_way_min_swap(5, 9, -1)
#> three_way_min_swap("m", "a", "z")
#> three_way_min_swap(0, 0, 0)

### paginate_bounds
def paginate_bounds(total, per_page, page):
    pages = max(1, -(-total // per_page))
    page = min(max(page, 1), pages)
    start = (page - 1) * per_page
    return {"page": page, "of": pages, "rows": [start + 1, min(start + per_page, total)]}

#> paginate_bounds(95, 20, 5)
#> paginate_bounds(0, 10, 1)
#> paginate_bounds(40, 20, 99)
#> paginate_bounds(7, 3, -2)
#> paginate_bounds(5, 0, 1)

### pascal_rows_until
def pascal_rows_until(limit):
    row = [1]
    while max(row) < limit:
        row = [a + b for a, b in zip([0] + row, row + [0])]
    return row

#> pascal_rows_until(1)
#> pascal_rows_until(5)
#> pascal_rows_until(20)
#> pascal_rows_until(-3)
#> pascal_rows_until(100)

### shared_cell_in_dict
def shared_cell_in_dict(keys):
    cell = [0]
    d = {k: cell for k in keys}
    for k in keys:
        d[k][0] += len(k)
    d["copy"] = cell[:]
    cell.append("end")
    return d

#> shared_cell_in_dict(["ab", "cde"])
#> shared_cell_in_dict([])
#> shared_cell_in_dict(["x", "x", "x"])
#> shared_cell_in_dict(["copy", "q"])
#> shared_cell_in_dict([(), (1, 2)])

### weave_three
def weave_three(a, b, c):
    out = a[:]
    out[1:1] = b
    out[-1:] = c
    return out

#> weave_three([1, 2, 3], [10, 20], [7])
#> weave_three([], ["b"], ["c"])
#> weave_three([1], [], [])
#> weave_three(["x", "y"], "mn", "pq")
#> weave_three([None, None], [True], [[], []])

### min_moves_equal
def min_moves_equal(heights):
    if not heights:
        return 0, None
    mid = sorted(heights)[len(heights) // 2]
    return sum(abs(h - mid) for h in heights), mid

#> min_moves_equal([1, 10, 2, 9])
#> min_moves_equal([])
#> min_moves_equal([4])
#> min_moves_equal([-5, 0, 100])
#> min_moves_equal([3, 3, 3, 8])

### filter_dict_by_types
def filter_dict_by_types(rec, *types):
    return {k: v for k, v in rec.items() if isinstance(v, types) and not isinstance(v, bool)}

#> filter_dict_by_types({"a": 1, "b": "x", "c": True}, int)
#> filter_dict_by_types({"a": 1, "b": "x", "c": 2.5}, str, float)
#> filter_dict_by_types({"z": None})
#> filter_dict_by_types({}, int)
#> filter_dict_by_types({"l": [1], "t": (1,), "d": {}}, list, dict)

### while_pop_sum_exceeds
def while_pop_sum_exceeds(basket, limit):
    """Put the dearest items back until the basket fits the limit."""
    back = []
    while sum(basket.values()) > limit:
        dearest = max(basket, key=basket.get)
        back.append((dearest, basket.pop(dearest)))
    return back

#> while_pop_sum_exceeds({"jam": 4, "ham": 9, "tea": 5}, 10)
#> while_pop_sum_exceeds({}, 0)
#> while_pop_sum_exceeds({"nut": 3, "fig": 3}, 6)
#> while_pop_sum_exceeds({"a": 1.5, "b": 1.5, "c": 1.5}, 2)
#> while_pop_sum_exceeds({"gold": 100}, -1)

### validate_sudoku_unit
def validate_sudoku_unit(cells):
    filled = [c for c in cells if c]
    missing = sorted(set(range(1, len(cells) + 1)) - set(filled))
    return len(filled) == len(set(filled)), missing

#> validate_sudoku_unit([5, 3, 0, 0, 7, 0, 0, 0, 1])
#> validate_sudoku_unit([])
#> validate_sudoku_unit([2, 2, 1])
#> validate_sudoku_unit([None, 4, None, 1])
#> validate_sudoku_unit([1])

### fold_paper_list
def fold_paper_list(strip):
    folds = 0
    while len(strip) > 1 and len(strip) % 2 == 0:
        half = len(strip) // 2
        strip = [a + b for a, b in zip(strip[:half], reversed(strip[half:]))]
        folds += 1
    return strip, folds

#> fold_paper_list([1, 2, 3, 4])
#> fold_paper_list([])
#> fold_paper_list([5, 6, 7])
#> fold_paper_list(["a", "b", "c", "d", "e", "f"])
#> fold_paper_list([8])

### seen_sizes_by_add_trick
def seen_sizes_by_add_trick(visitors):
    seen = set()
    return [len(seen) for v in visitors if not seen.add(v)]

#> seen_sizes_by_add_trick(["ip1", "ip2", "ip1", "ip3"])
#> seen_sizes_by_add_trick([])
#> seen_sizes_by_add_trick([1, 1.0, True])
#> seen_sizes_by_add_trick([(), None, (), ""])
#> seen_sizes_by_add_trick([[1]])

### rename_columns_skip
def rename_columns_skip(rows, names):
    return [{names.get(k, k): v for k, v in r.items() if names.get(k, k)} for r in rows]

#> rename_columns_skip([{"n": "Al", "a": 30, "tmp": 0}], {"n": "name", "tmp": ""})
#> rename_columns_skip([], {"x": "y"})
#> rename_columns_skip([{"a": 1, "b": 2}], {"a": "b"})
#> rename_columns_skip([{"q": 1}, {}, {"w": None}], {})
#> rename_columns_skip([{0: "zero", 1: "one"}], {1: None})

### binary_search_trace
def binary_search_trace(xs, x):
    lo, hi, probes = 0, len(xs), []
    while lo < hi:
        mid = (lo + hi) // 2
        probes.append(xs[mid])
        lo, hi = (mid + 1, hi) if xs[mid] < x else (lo, mid)
    return probes, lo

#> binary_search_trace([2, 4, 6, 8, 10, 12], 9)
#> binary_search_trace([], 1)
#> binary_search_trace([5], 5)
#> binary_search_trace([1, 1, 1, 1], 1)
#> binary_search_trace(["ant", "bee", "cow"], "zebra")

### times_table_diag
def times_table_diag(n, k):
    return [[r * c % k for c in range(1, n + 1) if c != r] for r in range(1, n + 1)]

#> times_table_diag(3, 5)
#> times_table_diag(0, 1)
#> times_table_diag(1, 7)
#> times_table_diag(4, -3)
#> times_table_diag(2, 10)

### apply_discount_codes
def apply_discount_codes(price, codes, rules):
    used = []
    for code in codes:
        if code in used or code not in rules:
            continue
        kind, amt = rules[code]
        price = price - amt if kind == "off" else price * (100 - amt) // 100
        used.append(code)
    return max(price, 0), used

#> apply_discount_codes(1000, ["TEN", "X", "TEN"], {"TEN": ("pct", 10)})
#> apply_discount_codes(500, ["BIG", "HALF"], {"BIG": ("off", 450), "HALF": ("pct", 50)})
#> apply_discount_codes(20, ["BIG"], {"BIG": ("off", 450)})
#> apply_discount_codes(0, [], {})
#> apply_discount_codes(999, ["A", "B"], {"A": ("pct", 33), "B": ("off", 1)})

### peel_matrix_layer
def peel_matrix_layer(m):
    top = m.pop(0)
    right = [row.pop() for row in m if row]
    return top + right, m

#> peel_matrix_layer([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> peel_matrix_layer([[1]])
#> peel_matrix_layer([])
#> peel_matrix_layer([[1, 2], [], [3]])
#> peel_matrix_layer([[], ["a", "b"], ["c", "d"]])

### siphon_third_to_front
def siphon_third_to_front(src, dst, n):
    for _ in range(n):
        if not src:
            break
        dst.insert(0, src.pop(len(src) // 3))
    return src, dst

#> siphon_third_to_front([1, 2, 3, 4, 5, 6], [], 3)
#> siphon_third_to_front([], [9], 2)
#> siphon_third_to_front(["a"], ["b"], 5)
#> siphon_third_to_front([7, 8], [6], 0)
#> siphon_third_to_front([1, 2, 3], [0], 2)

### mode_smallest_largest
def mode_smallest_largest(data):
    top = max(map(data.count, data), default=0)
    modes = {x for x in data if data.count(x) == top}
    return (min(modes), max(modes), top) if modes else None

#> mode_smallest_largest([4, 1, 4, 2, 1, 7])
#> mode_smallest_largest([])
#> mode_smallest_largest([9])
#> mode_smallest_largest(["no", "yes", "no"])
#> mode_smallest_largest([-1, -1, -2, -2, 0.5])

### stars_and_gaps
def stars_and_gaps(positions):
    if not positions:
        return ""
    line = ["."] * (max(positions) + 1)
    for p in positions:
        line[p] = "*" if line[p] == "." else "@"
    return "".join(line)

#> stars_and_gaps([0, 3, 7])
#> stars_and_gaps([])
#> stars_and_gaps([2, 2, 2])
#> stars_and_gaps([5, -1, -2])
#> stars_and_gaps([1, -9])

### minmax_normalize_int
def minmax_normalize_int(vals, scale=100):
    lo, hi = min(vals), max(vals)
    if lo == hi:
        return [scale // 2] * len(vals)
    return [(v - lo) * scale // (hi - lo) for v in vals]

#> minmax_normalize_int([2, 5, 11])
#> minmax_normalize_int([7, 7, 7])
#> minmax_normalize_int([-10, 0, 10], 5)
#> minmax_normalize_int([])
#> minmax_normalize_int([0, 1, 3], scale=-30)

### ordinal_pairs_cross
def ordinal_pairs_cross(a, b):
    return [f"{x}{y}" for x in a for y in b if str(x) < str(y)]

#> ordinal_pairs_cross([1, 2], ["b", "10"])
#> ordinal_pairs_cross([], [1])
#> ordinal_pairs_cross("zm", "az")
#> ordinal_pairs_cross([True, None], [False, ""])
#> ordinal_pairs_cross([9, 10], [9, 10, 100])

### shrink_window_distinct
def shrink_window_distinct(xs):
    win, best = [], []
    for x in xs:
        if x in win:
            del win[:win.index(x) + 1]
        win.append(x)
        if len(win) > len(best):
            best = win[:]
    return best

#> shrink_window_distinct([1, 2, 1, 3, 2, 4])
#> shrink_window_distinct([])
#> shrink_window_distinct("pwwkew")
#> shrink_window_distinct([5, 5, 5])
#> shrink_window_distinct([None, 0, "", None])

### invert_permutation_dict
def invert_permutation_dict(seats):
    swapped = {v: k for k, v in seats.items()}
    fixed = [k for k in seats if swapped.get(k) == k]
    return swapped, fixed, len(swapped) == len(seats)

#> invert_permutation_dict({1: 2, 2: 1, 3: 3})
#> invert_permutation_dict({})
#> invert_permutation_dict({"a": "x", "b": "x"})
#> invert_permutation_dict({0: False, 1: True})
#> invert_permutation_dict({"k": [1]})

### signed_shift_rounds
def signed_shift_rounds(nums, by):
    if by >= 0:
        return [n << by for n in nums]
    return [n >> -by for n in nums]

#> signed_shift_rounds([5, -3, 0], 2)
#> signed_shift_rounds([5, -3, 1024], -2)
#> signed_shift_rounds([], -1)
#> signed_shift_rounds([1], 0)
#> signed_shift_rounds([-1, -2, -100], -10)

### hop_delete
def hop_delete(xs, hop):
    i = 0
    while i < len(xs):
        del xs[i]
        i += hop
        hop = max(hop - 1, 0)
    return xs

#> hop_delete([1, 2, 3, 4, 5, 6, 7], 2)
#> hop_delete([], 3)
#> hop_delete(["a", "b", "c"], 0)
#> hop_delete([9, 8, 7, 6], 10)
#> hop_delete([0, 1, 0, 1, 0, 1, 0, 1, 0, 1], 4)

### recipe_floor_plus
def recipe_floor_plus(recipe, have, want):
    scaled = {}
    for ingredient, (amt, unit) in recipe.items():
        q, r = divmod(amt * want, have)
        scaled[ingredient] = f"{q}{'+' if r else ''} {unit}"
    return scaled

#> recipe_floor_plus({"flour": (300, "g"), "egg": (2, "pc")}, 4, 6)
#> recipe_floor_plus({}, 1, 1)
#> recipe_floor_plus({"milk": (1, "l")}, 3, 1)
#> recipe_floor_plus({"salt": (5, "g"), "oil": (7, "ml")}, 2, 1)
#> recipe_floor_plus({"x": (1, "u")}, 0, 2)

### countdown_pairs_mod
def countdown_pairs_mod(n):
    steps = []
    while n > 1:
        steps.append(n)
        n = n // 2 if n % 2 == 0 else n - 3
    return steps, n

#> countdown_pairs_mod(20)
#> countdown_pairs_mod(1)
#> countdown_pairs_mod(7)
#> countdown_pairs_mod(-4)
#> countdown_pairs_mod(99)
