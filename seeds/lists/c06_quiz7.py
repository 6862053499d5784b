### insert_len_front_back
def insert_len_front_back(xs, n):
    for i in range(n):
        xs.insert(-i if i % 2 else 0, len(xs))
    return xs

#> insert_len_front_back([], 4)
#> insert_len_front_back(["a"], 3)
#> insert_len_front_back([1, 2], 0)
#> insert_len_front_back([None, None], 5)
#> insert_len_front_back([0], 1)

### count_of_counts
def count_of_counts(xs):
    cs = [xs.count(x) for x in xs]
    return [cs.count(c) // c for c in sorted(set(cs))], cs

#> count_of_counts([1, 2, 2, 3, 3])
#> count_of_counts([])
#> count_of_counts("abcabc")
#> count_of_counts([7, 7, 7])
#> count_of_counts(["x"])

### pop_negative_growing
def pop_negative_growing(xs):
    got, k = [], 1
    while k <= len(xs):
        got.append(xs.pop(-k))
        k += 1
    return got + ["|"] + xs

#> pop_negative_growing([1, 2, 3, 4, 5, 6])
#> pop_negative_growing([])
#> pop_negative_growing(["a"])
#> pop_negative_growing(["a", "b"])
#> pop_negative_growing([1, 2, 3])

### replace_slice_with_len
def replace_slice_with_len(xs, cuts):
    for a, b in cuts:
        xs[a:b] = [len(xs[a:b])]
    return xs

#> replace_slice_with_len([9, 9, 9, 9], [(1, 3)])
#> replace_slice_with_len([], [(0, 0)])
#> replace_slice_with_len(["a", "b", "c"], [(0, 1), (-1, None)])
#> replace_slice_with_len([5, 6], [(1, 1)])
#> replace_slice_with_len([1, 2, 3], [])

### extend_iter_of_self_slice
def extend_iter_of_self_slice(xs, step):
    xs.extend(iter(xs[::step]))
    del xs[:len(xs) // 3]
    return xs

#> extend_iter_of_self_slice([1, 2, 3, 4], 2)
#> extend_iter_of_self_slice([1, 2, 3], -1)
#> extend_iter_of_self_slice([], 1)
#> extend_iter_of_self_slice(["x"], 5)
#> extend_iter_of_self_slice([0, 1], 0)

### count_true_positions
def count_true_positions(xs, pred):
    tests = {"pos": lambda v: v > 0, "even": lambda v: v % 2 == 0, "big": lambda v: abs(v) > 9}
    f = tests.get(pred, bool)
    hits = [*map(f, xs)]
    return hits.count(True), [i for i in range(len(xs)) if not hits[i]]

#> count_true_positions([1, -2, 30], "pos")
#> count_true_positions([1, -2, 30], "even")
#> count_true_positions([1, -2, 30], "big")
#> count_true_positions([0, 5], "other")
#> count_true_positions([], "pos")

### two_list_swap_while
def two_list_swap_while(a, b):
    n = 0
    while a and b and a[-1] != b[-1]:
        a[-1], b[-1] = b.pop(), a.pop()
        if n % 2:
            break
        n += 1
    return a, b, n

#> two_list_swap_while([1, 2, 3], [4, 5, 6])
#> two_list_swap_while([1, 9], [2, 9])
#> two_list_swap_while([], [1])
#> two_list_swap_while([3, 3, 3], [4, 4, 4])
#> two_list_swap_while([1, 2, 3, 4], [5, 6, 7, 3])

### index_then_shift
def index_then_shift(xs, v, n):
    i = xs.index(v)
    item = xs.pop(i)
    j = (i + n) % (len(xs) + 1)
    xs[j:j] = [item]
    return i, j, xs

#> index_then_shift(["a", "b", "c", "d"], "b", 2)
#> index_then_shift(["a", "b", "c", "d"], "a", -1)
#> index_then_shift([5], 5, 10)
#> index_then_shift([1, 2, 1], 1, 1)
#> index_then_shift([], 0, 1)

### sorted_join_slices
def sorted_join_slices(s, k):
    parts = [s[:k], s[k:2 * k], s[2 * k:]]
    parts.sort()
    parts[1] = parts[1][::-1]
    return parts, "".join(parts)

#> sorted_join_slices("zebracrossing", 4)
#> sorted_join_slices("", 2)
#> sorted_join_slices("abc", 1)
#> sorted_join_slices("Mixed Case", 3)
#> sorted_join_slices("xy", 5)

### dict_values_sort_inplace
def dict_values_sort_inplace(d):
    for k, v in d.items():
        v.sort(reverse=k.isupper())
    return d, sorted(d.values())

#> dict_values_sort_inplace({"a": [2, 1, 3], "B": [2, 1, 3]})
#> dict_values_sort_inplace({})
#> dict_values_sort_inplace({"X": ["b", "c"], "y": []})
#> dict_values_sort_inplace({"é": [0, -1], "É": [0, 1]})
#> dict_values_sort_inplace({"1": [3, 2]})

### reduce_list_concat
from functools import reduce

def reduce_list_concat(rows):
    left = reduce(lambda acc, r: acc + r, rows, [])
    right = reduce(lambda acc, r: r + acc, rows, [])
    return left, right, left == right[::-1]

#> reduce_list_concat([[1, 2], [3]])
#> reduce_list_concat([])
#> reduce_list_concat([["a"], ["b"], ["c"]])
#> reduce_list_concat([[], [5]])
#> reduce_list_concat([[1], (2,)])

### cumulative_pop_text
def cumulative_pop_text(text):
    xs = list(text)
    out = ""
    while xs:
        out += xs.pop(len(out) % len(xs))
    return out

#> cumulative_pop_text("abcdef")
#> cumulative_pop_text("")
#> cumulative_pop_text("z")
#> cumulative_pop_text("hello!")
#> cumulative_pop_text("ñandú")

### filter_by_neighbor
def filter_by_neighbor(xs):
    return [b for a, b, c in zip([None] + xs, xs, xs[1:] + [None]) if a != b != c]

#> filter_by_neighbor([1, 1, 2, 3, 3, 4])
#> filter_by_neighbor([])
#> filter_by_neighbor([7])
#> filter_by_neighbor(["a", "b", "a"])
#> filter_by_neighbor([None, 1, None])

### assign_through_alias_index
def assign_through_alias_index(a, pairs):
    b = a
    for i, j in pairs:
        a[i], b[j] = b[j], a[i]
        b = a[:] if a[0] == b[-1] else a
    return a, b is a

#> assign_through_alias_index([1, 2, 3], [(0, 2), (0, 1)])
#> assign_through_alias_index([5, 5], [(0, 1)])
#> assign_through_alias_index([1, 2], [])
#> assign_through_alias_index([4, 0, 4], [(1, 2), (0, 1)])
#> assign_through_alias_index([1], [(0, 1)])

### list_mul_negative
def list_mul_negative(xs, n):
    ys = xs * n or xs * -n
    ys.insert(len(ys) // 2, n)
    return ys

#> list_mul_negative([1, 2], 2)
#> list_mul_negative([1, 2], -1)
#> list_mul_negative([], 3)
#> list_mul_negative(["a"], 0)
#> list_mul_negative([None], -3)

### setitem_negative_chain
def setitem_negative_chain(xs, *vals):
    i = -1
    for v in vals:
        xs[i] = v
        i -= 1 if isinstance(v, str) else 2
    return xs

#> setitem_negative_chain([1, 2, 3, 4], "a", "b")
#> setitem_negative_chain([1, 2, 3, 4], 0, 0)
#> setitem_negative_chain([5])
#> setitem_negative_chain([1, 2, 3], "x", 9)
#> setitem_negative_chain([1, 2], None, None)

### enumerate_zip_mix
def enumerate_zip_mix(a, b):
    out = []
    for i, (x, y) in enumerate(zip(a, b)):
        out += [x] * i + [y]
    return out[::2]

#> enumerate_zip_mix([1, 2, 3], "abc")
#> enumerate_zip_mix([], [])
#> enumerate_zip_mix("xy", [True, False, None])
#> enumerate_zip_mix([0], [9])
#> enumerate_zip_mix(range(4), range(4, 8))

### stop_iteration_collect
def stop_iteration_collect(xs, n):
    it = iter(xs)
    groups = []
    try:
        while True:
            groups.append([next(it) for _ in range(n)])
    except (StopIteration, RuntimeError):
        return groups

#> stop_iteration_collect([1, 2, 3, 4, 5], 2)
#> stop_iteration_collect([], 1)
#> stop_iteration_collect("abcdef", 3)
#> stop_iteration_collect((9,), 2)
#> stop_iteration_collect([1, 2, 3], 1)

### list_of_pairs_update
def list_of_pairs_update(pairs, key, val):
    keys = [k for k, _ in pairs]
    if key in keys:
        pairs[keys.index(key)] = (key, val)
    else:
        pairs.insert(sum(k < key for k in keys), (key, val))
    return pairs

#> list_of_pairs_update([("a", 1), ("c", 3)], "b", 2)
#> list_of_pairs_update([("a", 1), ("c", 3)], "c", 9)
#> list_of_pairs_update([], "z", None)
#> list_of_pairs_update([(5, "x"), (1, "y")], 3, "w")
#> list_of_pairs_update([("k", 1), ("k", 2)], "k", 0)

### reverse_index_lookup
def reverse_index_lookup(xs, v):
    try:
        back = xs[::-1].index(v)
    except ValueError:
        return None
    return -back - 1, xs[-back - 1:]

#> reverse_index_lookup([1, 2, 1, 3], 1)
#> reverse_index_lookup(["a"], "a")
#> reverse_index_lookup([], 5)
#> reverse_index_lookup((4, 5, 6), 9)
#> reverse_index_lookup([0, 0], False)

### build_list_by_str_methods
def build_list_by_str_methods(s):
    a = s.split("-", 1)
    b = s.rsplit("-", 1)
    c = list(s.partition("-"))
    a.extend(b[::-1])
    return a, c.count(""), a.count(s)

#> build_list_by_str_methods("x-y-z")
#> build_list_by_str_methods("plain")
#> build_list_by_str_methods("")
#> build_list_by_str_methods("-lead")
#> build_list_by_str_methods("tail-")

### nth_largest_remove
def nth_largest_remove(xs, n):
    ranked = sorted(xs, reverse=True)
    if n > len(ranked):
        return xs
    xs.remove(ranked[n - 1])
    return xs

#> nth_largest_remove([4, 8, 6, 8], 2)
#> nth_largest_remove([1, 2], 5)
#> nth_largest_remove(["b", "d", "a"], 1)
#> nth_largest_remove([], 1)
#> nth_largest_remove([3, 1, 2], 0)

### list_sum_overflow_wrap
def list_sum_overflow_wrap(xs, top):
    acc = 0
    wraps = []
    for i, x in enumerate(xs):
        acc += x
        if not 0 <= acc < top:
            wraps.append(i)
            acc %= top
    return acc, wraps

#> list_sum_overflow_wrap([100, 100, 100], 256)
#> list_sum_overflow_wrap([], 10)
#> list_sum_overflow_wrap([-1, 5], 8)
#> list_sum_overflow_wrap([3, 3], 6)
#> list_sum_overflow_wrap([1], 0)

### mixed_types_sort_str
def mixed_types_sort_str(xs):
    try:
        xs.sort()
    except TypeError:
        xs.sort(key=lambda v: (type(v).__name__, str(v)))
    return xs

#> mixed_types_sort_str([3, "a", 1])
#> mixed_types_sort_str([3, 2.5, True])
#> mixed_types_sort_str([None, "x", (1,), [0]])
#> mixed_types_sort_str([])
#> mixed_types_sort_str([10, 9, "10", "9"])

### sentinel_while_index
def sentinel_while_index(xs, target):
    xs.append(target)
    i = 0
    while xs[i] != target:
        i += 1
    xs.pop()
    return i if i < len(xs) else None

#> sentinel_while_index([4, 7, 9], 7)
#> sentinel_while_index([4, 7, 9], 8)
#> sentinel_while_index([], "x")
#> sentinel_while_index(["x"], "x")
#> sentinel_while_index([0, None, 0], None)

### collapse_nested_single
def collapse_nested_single(x):
    depth = 0
    while isinstance(x, list) and len(x) == 1:
        x = x[0]
        depth += 1
    return x, depth

#> collapse_nested_single([[[5]]])
#> collapse_nested_single([1, 2])
#> collapse_nested_single([[]])
#> collapse_nested_single("s")
#> collapse_nested_single([["ab"]])

### all_prefixes_sorted_by_sum
def all_prefixes_sorted_by_sum(xs):
    prefs = [xs[:i] for i in range(len(xs) + 1)]
    prefs.sort(key=sum)
    return prefs[0], prefs[-1]

#> all_prefixes_sorted_by_sum([3, -5, 4])
#> all_prefixes_sorted_by_sum([])
#> all_prefixes_sorted_by_sum([1, 1])
#> all_prefixes_sorted_by_sum([-1, -2])
#> all_prefixes_sorted_by_sum([0, 0, 5, -5])

### partition_pivot_lists
def partition_pivot_lists(xs):
    if len(xs) <= 1:
        return xs
    pivot, *rest = xs
    lo = [x for x in rest if x < pivot]
    hi = [x for x in rest if x >= pivot]
    return [lo, pivot, hi] if lo and hi else [pivot, *hi, *lo]

#> partition_pivot_lists([5, 3, 8, 5, 1])
#> partition_pivot_lists([])
#> partition_pivot_lists([9])
#> partition_pivot_lists([1, 2, 3])
#> partition_pivot_lists(["m", "a", "b"])

### odd_even_position_merge
def odd_even_position_merge(xs):
    odd, even = xs[1::2], xs[::2]
    even.sort()
    odd.sort(reverse=True)
    xs[::2], xs[1::2] = even, odd
    return xs

#> odd_even_position_merge([5, 1, 4, 2, 3, 9])
#> odd_even_position_merge([])
#> odd_even_position_merge([2, 8, 1])
#> odd_even_position_merge(list("quiz"))
#> odd_even_position_merge([7])
