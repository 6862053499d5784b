### stagger_insert_negatives
def stagger_insert_negatives(xs):
    for i, x in enumerate(xs[:]):
        xs.insert(2 * i + 1, -x)
    return xs

#> stagger_insert_negatives([3, 0, 5])
#> stagger_insert_negatives([])
#> stagger_insert_negatives([-8])
#> stagger_insert_negatives([True, 2.5])
#> stagger_insert_negatives([1, "a"])

### room_bookings_conflicts
def room_bookings_conflicts(bookings):
    bookings.sort()
    return [(a, b) for a, b in zip(bookings, bookings[1:]) if b[0] < a[1]]

#> room_bookings_conflicts([(9, 11), (13, 14), (10, 12)])
#> room_bookings_conflicts([])
#> room_bookings_conflicts([(1, 2), (2, 3)])
#> room_bookings_conflicts([(5, 9), (5, 6), (8, 10)])
#> room_bookings_conflicts([(0, 24), (23, 24), (1, 2)])

### most_recent_by_group
def most_recent_by_group(rows):
    newest = {}
    for day, group, val in sorted(rows, key=lambda r: r[0]):
        newest[group] = val
    return newest

#> most_recent_by_group([(3, "eu", 10), (1, "us", 20), (2, "eu", 30)])
#> most_recent_by_group([])
#> most_recent_by_group([(5, "x", 1), (5, "x", 2)])
#> most_recent_by_group([(-1, None, "a"), (-2, None, "b")])
#> most_recent_by_group([(2, "p", [1]), (9, "q", {}), (4, "p", ())])

### slice_assign_grow
def slice_assign_grow(xs, n):
    for i in range(n):
        xs[i:i + 1] = [i, *xs[:i]]
    return xs

#> slice_assign_grow(["a", "b", "c"], 2)
#> slice_assign_grow([], 3)
#> slice_assign_grow([9, 9, 9, 9], 4)
#> slice_assign_grow([7], 0)
#> slice_assign_grow([None, True], 1)

### popcount_order
def popcount_order(nums):
    return sorted(nums, key=lambda n: (-bin(n).count("1"), n))

#> popcount_order([7, 8, 3, 15, 16])
#> popcount_order([])
#> popcount_order([0, 1, 2, 4])
#> popcount_order([-1, 1, -7])
#> popcount_order([1023, 1024, 512])

### get_with_negative_wrap
def get_with_negative_wrap(lst, i, default=None):
    try:
        return lst[i], lst[i - len(lst)]
    except IndexError:
        return default, len(lst) + i

#> get_with_negative_wrap([10, 20, 30], 1)
#> get_with_negative_wrap([10, 20, 30], 5, "none")
#> get_with_negative_wrap([], 0)
#> get_with_negative_wrap(["x", "y"], -1, default=0)
#> get_with_negative_wrap([True], 0)

### sum_except_self_and_neighbors
def sum_except_self_and_neighbors(xs):
    total = sum(xs)
    return [total - sum(xs[max(0, i - 1):i + 2]) for i in range(len(xs))]

#> sum_except_self_and_neighbors([1, 2, 3, 4, 5])
#> sum_except_self_and_neighbors([])
#> sum_except_self_and_neighbors([6])
#> sum_except_self_and_neighbors([10, -10, 10, -10])
#> sum_except_self_and_neighbors([0.5, 1.5, 2.0, 4.0])

### feed_coins_until_paid
def feed_coins_until_paid(coins, price):
    paid = 0
    while paid < price:
        if not coins:
            return f"short {price - paid}"
        paid += coins.pop()
    return paid - price, coins

#> feed_coins_until_paid([50, 20, 100, 10], 75)
#> feed_coins_until_paid([], 5)
#> feed_coins_until_paid([5, 5], 30)
#> feed_coins_until_paid([1, 2], 0)
#> feed_coins_until_paid([200], 200)

### dict_with_tuple_keys_row
def dict_with_tuple_keys_row(cells, row):
    picked = {c: v for (r, c), v in cells.items() if r == row}
    return [picked.get(c, ".") for c in range(max(picked, default=-1) + 1)]

#> dict_with_tuple_keys_row({(0, 0): "x", (0, 2): "o", (1, 1): "x"}, 0)
#> dict_with_tuple_keys_row({}, 0)
#> dict_with_tuple_keys_row({(2, 4): 9}, 2)
#> dict_with_tuple_keys_row({(0, 1): "a", (1, 0): "b"}, 5)
#> dict_with_tuple_keys_row({(-1, 0): 1, (-1, 1): None}, -1)

### reverse_sublists_len
def reverse_sublists_len(nested):
    nested.reverse()
    for sub in nested:
        sub.reverse()
        sub.append(len(sub))
    return nested

#> reverse_sublists_len([[1, 2], [3]])
#> reverse_sublists_len([])
#> reverse_sublists_len([[]])
#> reverse_sublists_len([["a", "b", "c"], [], [None]])
#> reverse_sublists_len([[0, 1], (2, 3)])

### remainder_partition_counts
def remainder_partition_counts(nums, m):
    counts = [0] * m
    for n in nums:
        counts[n % m] += 1
    pairs = sum(counts[i] * counts[-i] for i in range(1, (m + 1) // 2))
    return counts, pairs

#> remainder_partition_counts([1, 2, 3, 4, 5, 6], 3)
#> remainder_partition_counts([], 4)
#> remainder_partition_counts([7, 13, -1], 6)
#> remainder_partition_counts([5, 5], 1)
#> remainder_partition_counts([10, 11, 12, 13, 14], 5)

### setlist_shuffle_rules
def setlist_shuffle_rules(songs, encore):
    if encore in songs:
        songs.append(songs.pop(songs.index(encore)))
    songs[0:0] = songs[1:2]
    return songs

#> setlist_shuffle_rules(["Rain", "Fire", "Dust"], "Rain")
#> setlist_shuffle_rules([], "Any")
#> setlist_shuffle_rules(["Solo"], "Solo")
#> setlist_shuffle_rules(["A", "B", "C", "D"], "Z")
#> setlist_shuffle_rules(["x", "y", "x"], "x")

### count_truthy_types
def count_truthy_types(values):
    out = {}
    for v in values:
        name = type(v).__name__
        out[name] = out.get(name, 0) + bool(v)
    return out

#> count_truthy_types([0, 1, "", "a", None, True])
#> count_truthy_types([])
#> count_truthy_types([[], [0], (), {}, {1}])
#> count_truthy_types([0.0, -0.0, 2.5, False])
#> count_truthy_types(["0", " ", ""])

### intersect_sorted_merge
def intersect_sorted_merge(a, b):
    i = j = 0
    out = []
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            out.append(a[i])
        i, j = i + (a[i] <= b[j]), j + (b[j] <= a[i])
    return out

#> intersect_sorted_merge([1, 3, 5, 7], [3, 4, 7, 9])
#> intersect_sorted_merge([], [1])
#> intersect_sorted_merge([2, 2, 2], [2, 2])
#> intersect_sorted_merge([1, 2], [8, 9])
#> intersect_sorted_merge(["b", "d"], ["a", "b", "c", "d"])

### keep_indices_of_growth
def keep_indices_of_growth(xs):
    peak = None
    keep = []
    for i, x in enumerate(xs):
        if peak is None or x > peak:
            keep.append(i)
            peak = x
    return [xs[i] for i in keep], keep

#> keep_indices_of_growth([3, 1, 4, 1, 5, 9, 2])
#> keep_indices_of_growth([])
#> keep_indices_of_growth([5, 5])
#> keep_indices_of_growth([-9, -10, -1])
#> keep_indices_of_growth(["k", "b", "m"])

### nested_tuple_swap
def nested_tuple_swap(pairs):
    return tuple((b, a) if a > b else (a, b) for a, b in pairs)[::-1]

#> nested_tuple_swap([(3, 1), (2, 5)])
#> nested_tuple_swap([])
#> nested_tuple_swap([("b", "a"), ("c", "c")])
#> nested_tuple_swap([[0, -1], [1.5, True]])
#> nested_tuple_swap([(1, 2, 3)])

### delete_even_positions_loop
def delete_even_positions_loop(xs):
    rounds = 0
    while len(xs) > 1:
        del xs[::2]
        rounds += 1
    return xs, rounds

#> delete_even_positions_loop([1, 2, 3, 4, 5, 6, 7, 8, 9])
#> delete_even_positions_loop([])
#> delete_even_positions_loop(["a"])
#> delete_even_positions_loop([0, None])
#> delete_even_positions_loop([6, 5, 4, 3, 2])

### update_nested_counter
def update_nested_counter(stats, day, what, n=1):
    inner = stats.setdefault(day, {})
    inner[what] = inner.get(what, 0) + n
    if not inner[what]:
        del inner[what]
    return stats

#> update_nested_counter({}, "mon", "rain")
#> update_nested_counter({"mon": {"rain": 2}}, "mon", "rain", -2)
#> update_nested_counter({"tue": {"sun": 1}}, "tue", "hail", n=3)
#> update_nested_counter({"wed": {}}, "thu", "fog", 0)
#> update_nested_counter({"fri": {"x": True}}, "fri", "x")

### mean_of_middle
def mean_of_middle(xs, trim):
    mid = sorted(xs)[trim:len(xs) - trim]
    return sum(mid) / len(mid) if mid else None

#> mean_of_middle([9, 1, 5, 100], 1)
#> mean_of_middle([], 0)
#> mean_of_middle([4, 8], 1)
#> mean_of_middle([3, 3, 3, 9, -20], 2)
#> mean_of_middle([2, 4, 7], 0)

### sign_flip_every_run
def sign_flip_every_run(nums, run):
    return [n if i // run % 2 else -n for i, n in enumerate(nums)]

#> sign_flip_every_run([1, 2, 3, 4, 5], 2)
#> sign_flip_every_run([], 3)
#> sign_flip_every_run([6, -6, 0], 1)
#> sign_flip_every_run([1], 0)
#> sign_flip_every_run([9, 8, 7, 6, 5, 4], 4)

### matching_socks
def matching_socks(socks):
    drawer, pairs = set(), []
    for s in socks:
        if s in drawer:
            drawer.discard(s)
            pairs.append(s)
        else:
            drawer.add(s)
    return pairs, len(drawer)

#> matching_socks(["red", "blue", "red", "red", "blue"])
#> matching_socks([])
#> matching_socks([10, 20, 30])
#> matching_socks([1, True, 1.0, 1])
#> matching_socks(["argyle", "Argyle"])

### reduce_fraction_list
from math import gcd

def reduce_fraction_list(fracs):
    out = []
    for n, d in fracs:
        g = gcd(n, d) or 1
        out.append((n // g, d // g) if d > 0 else (-n // g, -d // g))
    return out

#> reduce_fraction_list([(6, 8), (-10, 5)])
#> reduce_fraction_list([])
#> reduce_fraction_list([(3, -9), (0, 4)])
#> reduce_fraction_list([(0, 0)])
#> reduce_fraction_list([(1000000, 350), (7, 7)])

### loop_else_first_fit
def loop_else_first_fit(bins, item):
    for b in bins:
        if sum(b) + item <= 10:
            b.append(item)
            break
    else:
        bins.append([item])
    return bins

#> loop_else_first_fit([[6, 3], [4]], 5)
#> loop_else_first_fit([], 12)
#> loop_else_first_fit([[9], [8]], 3)
#> loop_else_first_fit([[], [1]], 10)
#> loop_else_first_fit([[10, -2]], 2)

### double_star_merge_order
def double_star_merge_order(base, override, **extra):
    merged = {**base, **extra, **override}
    return [*merged], [*merged.values()]

#> double_star_merge_order({"a": 1, "b": 2}, {"a": 9})
#> double_star_merge_order({}, {}, z=0)
#> double_star_merge_order({"x": 1}, {"y": 2}, x=5, w=6)
#> double_star_merge_order({1: "i"}, {True: "t"})
#> double_star_merge_order({"k": None}, {"m": []}, m=1, k=2)

### bits_hamming_list
def bits_hamming_list(codes):
    return [(a ^ b).bit_count() for a, b in zip(codes, codes[1:] + codes[:1])]

#> bits_hamming_list([0b1010, 0b1001, 0b1111])
#> bits_hamming_list([])
#> bits_hamming_list([42])
#> bits_hamming_list([0, -1, 7])
#> bits_hamming_list([1, 2, 4, 8])

### sum_by_first_letter
def sum_by_first_letter(expenses):
    sums = dict.fromkeys(sorted({name[:1].upper() for name in expenses}), 0)
    for name, cost in expenses.items():
        sums[name[:1].upper()] += cost
    return sums

#> sum_by_first_letter({"rent": 700, "food": 210, "Ride": 18})
#> sum_by_first_letter({})
#> sum_by_first_letter({"": 5, "éclair": 3, "Éire": 4})
#> sum_by_first_letter({"x1": 1.5, "x2": 2.5, "7up": 2})
#> sum_by_first_letter({"fee": -3, "gain": 9, "fine": None})

### tail_recursive_gcd_trace
def tail_recursive_gcd_trace(a, b, trace=()):
    if b == 0:
        return a, trace
    return tail_recursive_gcd_trace(b, a % b, trace + (a // b,))

#> tail_recursive_gcd_trace(48, 18)
#> tail_recursive_gcd_trace(7, 0)
#> tail_recursive_gcd_trace(0, 5)
#> tail_recursive_gcd_trace(-12, 8)
#> tail_recursive_gcd_trace(1071, 462)

### group_consecutive_pairs_dict
def group_consecutive_pairs_dict(path):
    nexts = {}
    for a, b in zip(path, path[1:]):
        nexts.setdefault(a, set()).add(b)
    return {k: sorted(v) for k, v in nexts.items()}

#> group_consecutive_pairs_dict(["home", "shop", "home", "cart", "home"])
#> group_consecutive_pairs_dict([])
#> group_consecutive_pairs_dict("abcab")
#> group_consecutive_pairs_dict([4])
#> group_consecutive_pairs_dict([1, 2, 1, 3, 1, 2])

### pad_rows_in_place
def pad_rows_in_place(table, fill=""):
    width = max(map(len, table), default=0)
    for row in table:
        row.extend([fill] * (width - len(row)))
    return table, width

#> pad_rows_in_place([[1], [2, 3, 4], []])
#> pad_rows_in_place([])
#> pad_rows_in_place([["x", "y"], ["z"]], None)
#> pad_rows_in_place([[0]], fill=9)
#> pad_rows_in_place([(1, 2), [3]])

### index_map_compose
def index_map_compose(p, q):
    r = [p[i] for i in q]
    return r, [i for i, x in enumerate(r) if i == x]

#> index_map_compose([2, 0, 1], [1, 2, 0])
#> index_map_compose([], [])
#> index_map_compose([1, 0], [0, 1])
#> index_map_compose([3, 1, 2, 0], [0, -3, 2, 3])
#> index_map_compose([0, 1], [2])

### first_value_changes
def first_value_changes(log):
    first, *rest = log or [None]
    for i, v in enumerate(rest, 1):
        if v != first:
            return i, first, v
    return None

#> first_value_changes(["ok", "ok", "fail", "ok"])
#> first_value_changes([])
#> first_value_changes([8, 8, 8])
#> first_value_changes([0, False, 0.0, None])
#> first_value_changes([[1], [1], [1, 2]])
