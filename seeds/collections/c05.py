### sort_then_pop_extremes
def sort_then_pop_extremes(nums, k):
    nums.sort(key=lambda n: n % 10)
    while k > 0 and len(nums) > 1:
        nums.pop(k % len(nums))
        k -= 2
    return nums

#> sort_then_pop_extremes([31, 22, 13, 44, 5], 3)
#> sort_then_pop_extremes([], 4)
#> sort_then_pop_extremes([90, 10], 1)
#> sort_then_pop_extremes([-7, 7, 17], 0)
#> sort_then_pop_extremes([100, 9, 58, 66], 9)

### append_remove_dance
def append_remove_dance(xs, a, b):
    xs.append(a)
    xs.remove(xs[0])
    xs.insert(-1, b)
    return xs[::-1]

#> append_remove_dance([1, 2, 3], 9, 8)
#> append_remove_dance([], "a", "b")
#> append_remove_dance([5], 5, 6)
#> append_remove_dance([None, True], 0, [])
#> append_remove_dance([4, 7, 4], 4, -4)

### items_by_value_then_key
def items_by_value_then_key(scores, top):
    order = sorted(scores.items(), key=lambda kv: (-kv[1], kv[0]))
    return [f"{i}.{k}" for i, (k, _) in enumerate(order[:top], 1)]

#> items_by_value_then_key({"kim": 9, "abe": 9, "zed": 12}, 2)
#> items_by_value_then_key({}, 3)
#> items_by_value_then_key({"x": 0, "w": -1}, 10)
#> items_by_value_then_key({"q": 1.5, "p": 1.5, "o": 1.4}, -1)
#> items_by_value_then_key({"one": 1}, 0)

### count_range_multiples
def count_range_multiples(lo, hi, d):
    return hi // d - (lo - 1) // d, [*range(lo + -lo % d, hi + 1, d)][:4]

#> count_range_multiples(10, 40, 7)
#> count_range_multiples(-10, 10, 5)
#> count_range_multiples(5, 4, 3)
#> count_range_multiples(0, 0, 9)
#> count_range_multiples(1, 1000000, 250000)

### last_write_log
def last_write_log(events):
    state, log = {}, []
    for key, val in events:
        if state.get(key) == val:
            continue
        log.append((key, state.get(key), val))
        state[key] = val
    return log

#> last_write_log([("lamp", "on"), ("lamp", "on"), ("lamp", "off")])
#> last_write_log([])
#> last_write_log([("x", None), ("x", 0), ("x", False)])
#> last_write_log([(1, "a"), (2, "a"), (1, "b"), (2, "a")])
#> last_write_log([("door", []), ("door", [])])

### sum_digits_pairs_matrix
def sum_digits_pairs_matrix(m):
    return [[sum(divmod(v, 10)) for v in row] for row in m]

#> sum_digits_pairs_matrix([[12, 99], [7, 100]])
#> sum_digits_pairs_matrix([])
#> sum_digits_pairs_matrix([[], [0]])
#> sum_digits_pairs_matrix([[-12, -1]])
#> sum_digits_pairs_matrix([[1234, 56], [True, 3.5]])

### nibble_swap
def nibble_swap(data):
    return [(b & 15) << 4 | b >> 4 for b in data if 0 <= b < 256]

#> nibble_swap([18, 255, 160])
#> nibble_swap([])
#> nibble_swap(b"Az")
#> nibble_swap([300, -1, 1])
#> nibble_swap((0, 16, 17))

### dict_values_mutated_through_alias
def dict_values_mutated_through_alias(d, key):
    lst = d.setdefault(key, [])
    d[key] = d[key] + ["new"]
    lst.append("old")
    d["alias"] = lst
    return d

#> dict_values_mutated_through_alias({}, "k")
#> dict_values_mutated_through_alias({"k": ["start"]}, "k")
#> dict_values_mutated_through_alias({"alias": [1]}, "alias")
#> dict_values_mutated_through_alias({"z": 0}, 9)
#> dict_values_mutated_through_alias({"t": (1,)}, "t")

### pick_cheapest_bundle
def pick_cheapest_bundle(offers, need):
    costs = [(price * -(-need // qty), qty, price) for qty, price in offers if qty]
    return min(costs, default=None)

#> pick_cheapest_bundle([(6, 500), (1, 100), (12, 950)], 7)
#> pick_cheapest_bundle([], 3)
#> pick_cheapest_bundle([(0, 1), (4, 40)], 0)
#> pick_cheapest_bundle([(0, 10)], 5)
#> pick_cheapest_bundle([(5, 50), (10, 100)], 10)

### chop_until_sum_even
def chop_until_sum_even(xs):
    tail = []
    while sum(xs) % 2:
        tail[:0] = [xs.pop()]
    return xs, tail

#> chop_until_sum_even([4, 3, 2, 6])
#> chop_until_sum_even([])
#> chop_until_sum_even([2, 2])
#> chop_until_sum_even([1])
#> chop_until_sum_even([5, 8, 4, 4, -2])

### fill_none_forward
def fill_none_forward(series, start=0):
    prev = start
    for i, v in enumerate(series):
        if v is None:
            series[i] = prev
        prev = series[i]
    return series

#> fill_none_forward([None, 4, None, None, 7])
#> fill_none_forward([], 3)
#> fill_none_forward([None, None], "gap")
#> fill_none_forward([0, None, False, None])
#> fill_none_forward([2.5, 3.5], start=9)

### comprehension_shadow
def comprehension_shadow(x, xs):
    ys = [x * 2 for x in xs if x]
    ys.append(x)
    return ys

#> comprehension_shadow(7, [1, 0, 3])
#> comprehension_shadow("z", [])
#> comprehension_shadow(None, ["ab", "", "c"])
#> comprehension_shadow([], [[], [1]])
#> comprehension_shadow(-1, (0, 0, 0))

### queue_rotate_by_priority
def queue_rotate_by_priority(jobs):
    order = []
    while jobs:
        p, name = jobs.pop(0)
        if any(q > p for q, _ in jobs):
            jobs.append((p, name))
        else:
            order.append(name)
    return order

#> queue_rotate_by_priority([(1, "a"), (3, "b"), (2, "c")])
#> queue_rotate_by_priority([])
#> queue_rotate_by_priority([(5, "x"), (5, "y")])
#> queue_rotate_by_priority([(0, "low")])
#> queue_rotate_by_priority([(2, "p"), (1, "q"), (4, "r"), (3, "s")])

### pow_inverse_or_none
def pow_inverse_or_none(a, m):
    try:
        inv = pow(a, -1, m)
    except ValueError as e:
        return str(e)
    return inv, a * inv % m

#> pow_inverse_or_none(3, 11)
#> pow_inverse_or_none(6, 9)
#> pow_inverse_or_none(-2, 7)
#> pow_inverse_or_none(1, 1)
#> pow_inverse_or_none(17, 3120)

### drop_lowest_per_student
def drop_lowest_per_student(book):
    for name, marks in book.items():
        if len(marks) > 2:
            marks.remove(min(marks))
        book[name] = sum(marks) / max(len(marks), 1)
    return book

#> drop_lowest_per_student({"Eva": [8, 6, 10], "Max": [5, 7]})
#> drop_lowest_per_student({})
#> drop_lowest_per_student({"none": []})
#> drop_lowest_per_student({"t": [0, 0, 0, 4]})
#> drop_lowest_per_student({"neg": [-1, -2, -3], "one": [9.5]})

### max_of_shifted_overlap
def max_of_shifted_overlap(a, b):
    best = (0, 0)
    for s in range(len(a)):
        same = sum(x == y for x, y in zip(a[s:], b))
        best = max(best, (same, -s))
    return best

#> max_of_shifted_overlap([1, 2, 3, 1, 2], [1, 2])
#> max_of_shifted_overlap([], [1])
#> max_of_shifted_overlap("abcabc", "cab")
#> max_of_shifted_overlap([7, 7, 7], [7, 8])
#> max_of_shifted_overlap([1, 2], [3])

### find_matrix_saddle
def find_matrix_saddle(m):
    for i, row in enumerate(m):
        for j, v in enumerate(row):
            if v == min(row) and v == max(r[j] for r in m):
                return i, j, v
    return None

#> find_matrix_saddle([[4, 7, 9], [1, 2, 3]])
#> find_matrix_saddle([])
#> find_matrix_saddle([[1, 5], [6, 2]])
#> find_matrix_saddle([[8]])
#> find_matrix_saddle([[3, 3], [3, 3]])

### zip_dict_strict_lengths
def zip_dict_strict_lengths(header, rows):
    good, bad = [], 0
    for r in rows:
        if len(r) != len(header):
            bad += 1
            continue
        good.append(dict(zip(header, r)))
    return good, bad

#> zip_dict_strict_lengths(["id", "qty"], [[1, 5], [2], [3, 0]])
#> zip_dict_strict_lengths([], [[], [1]])
#> zip_dict_strict_lengths(["x"], [])
#> zip_dict_strict_lengths(("k", "k"), ["ab", "cd"])
#> zip_dict_strict_lengths(["a", "b"], [(None, None), (1, 2, 3)])

### set_ops_precedence
def set_ops_precedence(a, b, c):
    a, b, c = set(a), set(b), set(c)
    return sorted(a | b & c), sorted((a | b) & c), sorted(a ^ b - c)

#> set_ops_precedence([1, 2], [2, 3], [3, 4])
#> set_ops_precedence([], [], [])
#> set_ops_precedence([5], [5], [5])
#> set_ops_precedence("ab", "bc", "ca")
#> set_ops_precedence([1, 2, 3], [3], [1])

### evict_oldest_cache
def evict_oldest_cache(keys, size):
    cache, misses = {}, 0
    for k in keys:
        if k in cache:
            cache[k] = cache.pop(k) + 1
            continue
        misses += 1
        if len(cache) == size:
            del cache[next(iter(cache))]
        cache[k] = 1
    return misses, cache

#> evict_oldest_cache("abcab", 2)
#> evict_oldest_cache([], 1)
#> evict_oldest_cache([1, 1, 2, 1, 3, 1], 2)
#> evict_oldest_cache("xyz", 5)
#> evict_oldest_cache([7, 8, 7, 8], 1)

### bool_index_select
def bool_index_select(pair_list, n):
    return [pair[n > len(pair)] for pair in pair_list if len(pair) >= 2]

#> bool_index_select([(1, 2), ("a", "b", "c")], 2)
#> bool_index_select([(1, 2), ("a", "b", "c")], 3)
#> bool_index_select([], 0)
#> bool_index_select([[0], "xy", []], 9)
#> bool_index_select([(None, True)], -1)

### dict_minus_dict
def dict_minus_dict(new, old):
    changed = {k: v for k, v in new.items() if old.get(k, v) != v}
    added = sorted(new.keys() - old.keys())
    gone = sorted(old.keys() - new.keys())
    return changed, added, gone

#> dict_minus_dict({"v": 2, "w": 3}, {"v": 1, "u": 0})
#> dict_minus_dict({}, {})
#> dict_minus_dict({"k": None}, {"k": 5})
#> dict_minus_dict({"k": 5, "j": 5}, {"k": None})
#> dict_minus_dict({1: "x"}, {True: "x", 2: "y"})

### spread_average_rounded
def spread_average_rounded(a, b, n):
    step = (b - a) / n
    return [round(a + step * i) for i in range(n + 1)]

#> spread_average_rounded(0, 10, 4)
#> spread_average_rounded(5, 5, 2)
#> spread_average_rounded(-3, 3, 4)
#> spread_average_rounded(1, 2, 0)
#> spread_average_rounded(100, 0, 3)

### extend_by_iterating_copy
def extend_by_iterating_copy(xs):
    for x in list(xs):
        xs += [x] * (xs.count(x) % 3)
    return xs

#> extend_by_iterating_copy([1, 2])
#> extend_by_iterating_copy([])
#> extend_by_iterating_copy([4, 4])
#> extend_by_iterating_copy(["a", "b", "a", "a"])
#> extend_by_iterating_copy([0, False, None])

### bank_note_greedy
def bank_note_greedy(amount, notes):
    paid = {}
    for n in sorted(notes, reverse=True):
        if amount >= n:
            paid[n], amount = divmod(amount, n)
    return paid, amount

#> bank_note_greedy(285, [10, 100, 50])
#> bank_note_greedy(0, [5])
#> bank_note_greedy(7, [])
#> bank_note_greedy(6, [4, 3, 1])
#> bank_note_greedy(999, [1000, 200, 2])

### last_index_via_reverse
def last_index_via_reverse(xs, x):
    if x not in xs:
        return -1
    return len(xs) - 1 - xs[::-1].index(x)

#> last_index_via_reverse([4, 5, 4, 6], 4)
#> last_index_via_reverse([], 0)
#> last_index_via_reverse(["w"], "w")
#> last_index_via_reverse([1, 2, True, 3], 1)
#> last_index_via_reverse((None, 0, None), 2)

### keys_with_common_value
def keys_with_common_value(d):
    vals = list(d.values())
    return {k: v for k, v in d.items() if vals.count(v) > 1} or max(d, default="-")

#> keys_with_common_value({"r1": 10, "r2": 12, "r3": 10})
#> keys_with_common_value({"a": 1, "b": 2})
#> keys_with_common_value({})
#> keys_with_common_value({5: [], 6: [], 7: None})
#> keys_with_common_value({1: True, 2: 1, 3: 1.0, 4: "1"})

### pyramid_list
def pyramid_list(n):
    up = [*range(1, n + 1)]
    return up + up[-2::-1]

#> pyramid_list(4)
#> pyramid_list(1)
#> pyramid_list(0)
#> pyramid_list(2)
#> pyramid_list(-6)

### trim_zeros_ends
def trim_zeros_ends(signal):
    lo, hi = 0, len(signal)
    while lo < hi and signal[lo] == 0:
        lo += 1
    while hi > lo and not signal[hi - 1]:
        hi -= 1
    return signal[lo:hi], (lo, len(signal) - hi)

#> trim_zeros_ends([0, 0, 5, 0, 7, 0])
#> trim_zeros_ends([])
#> trim_zeros_ends([0, 0])
#> trim_zeros_ends([3])
#> trim_zeros_ends([False, -1, None, None])
