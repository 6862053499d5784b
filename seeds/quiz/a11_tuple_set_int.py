### tuple_count_index_mix
def tuple_count_index_mix(t, v):
    if t.count(v) > 1:
        return t.index(v), t.index(v, t.index(v) + 1)
    return (v,) + t

#> tuple_count_index_mix((4, 2, 4), 4)
#> tuple_count_index_mix((4, 2), 4)
#> tuple_count_index_mix((), None)
#> tuple_count_index_mix(("a", "b", "b", "b"), "b")
#> tuple_count_index_mix((1, True, 0), 1)

### tuple_grow_by_concat
def tuple_grow_by_concat(t, n):
    while len(t) < n:
        t += (len(t), t[-1]) if t else (n,)
    return t

#> tuple_grow_by_concat((5,), 4)
#> tuple_grow_by_concat((), 3)
#> tuple_grow_by_concat((1, 2, 3), 2)
#> tuple_grow_by_concat(("x",), 2)
#> tuple_grow_by_concat((), 0)

### tuple_holding_list_mutates
def tuple_holding_list_mutates(t, v):
    try:
        t[0].append(v)
        t[1] = v
    except TypeError:
        return t, "stuck"
    except AttributeError:
        return t, "not a list"

#> tuple_holding_list_mutates(([], 1), 5)
#> tuple_holding_list_mutates((1, 2), 5)
#> tuple_holding_list_mutates((["a"], ["b"]), None)
#> tuple_holding_list_mutates(("s", "t"), "u")
#> tuple_holding_list_mutates((), 0)

### tuple_plus_equals_list_item
def tuple_plus_equals_list_item(items):
    box = (items, "end")
    try:
        box[0] += [len(items)]
    except TypeError:
        box += ("error",)
    return box

#> tuple_plus_equals_list_item([1, 2])
#> tuple_plus_equals_list_item([])
#> tuple_plus_equals_list_item(["a"])
#> tuple_plus_equals_list_item([[]])
#> tuple_plus_equals_list_item([None, False])

### tuple_compare_versions_quiz
def tuple_compare_versions_quiz(a, b):
    x, y = (tuple(map(int, v.split("."))) for v in (a, b))
    return "<" if x < y else ">" if x > y else "="

#> tuple_compare_versions_quiz("1.10", "1.9")
#> tuple_compare_versions_quiz("2", "2.0")
#> tuple_compare_versions_quiz("3.1", "3.1")
#> tuple_compare_versions_quiz("0.9.9", "1")
#> tuple_compare_versions_quiz("1.x", "1")

### tuple_unpack_swap_three
def tuple_unpack_swap_three(t):
    a, (b, c), d = t
    a, b, c, d = d, a, b, c
    return [a, (b, c), d]

#> tuple_unpack_swap_three((1, (2, 3), 4))
#> tuple_unpack_swap_three(["x", "yz", "w"])
#> tuple_unpack_swap_three((None, [[], {}], 0))
#> tuple_unpack_swap_three(("a", ("b",), "c"))
#> tuple_unpack_swap_three((0.5, (True, False), ""))

### tuple_sorted_rebuild
def tuple_sorted_rebuild(t):
    s = tuple(sorted(t, reverse=True))
    return s if s != t else s[1:]

#> tuple_sorted_rebuild((3, 1, 2))
#> tuple_sorted_rebuild((3, 2, 1))
#> tuple_sorted_rebuild(())
#> tuple_sorted_rebuild(("b", "a", "c"))
#> tuple_sorted_rebuild((1, 1.0, True))

### tuple_of_pairs_transpose
def tuple_of_pairs_transpose(pairs):
    if not pairs:
        return (), ()
    left, right = zip(*pairs)
    return right, left[::-1]

#> tuple_of_pairs_transpose([("a", 1), ("b", 2), ("c", 3)])
#> tuple_of_pairs_transpose([])
#> tuple_of_pairs_transpose([(0, 0)])
#> tuple_of_pairs_transpose(["xy", "zw"])
#> tuple_of_pairs_transpose([(1, 2, 3)])

### single_tuple_comma
def single_tuple_comma(x):
    a = (x)
    b = (x,)
    return type(a).__name__, len(b), a == b[0], b * 2

#> single_tuple_comma(5)
#> single_tuple_comma("abc")
#> single_tuple_comma(())
#> single_tuple_comma([1])
#> single_tuple_comma(None)

### set_ops_sorted_quiz
def set_ops_sorted_quiz(a, b):
    x, y = set(a), set(b)
    return sorted(x - y), sorted(x & y), len(x | y)

#> set_ops_sorted_quiz([1, 2, 2, 3], [3, 4])
#> set_ops_sorted_quiz("hello", "world")
#> set_ops_sorted_quiz([], [])
#> set_ops_sorted_quiz((5, 6), (6, 5))
#> set_ops_sorted_quiz([0, 1], [False, True])

### set_add_duplicate_flag
def set_add_duplicate_flag(nums):
    seen = set()
    for n in nums:
        before = len(seen)
        seen.add(n)
        if len(seen) == before:
            return n
    return sorted(seen)

#> set_add_duplicate_flag([3, 1, 4, 1])
#> set_add_duplicate_flag([3, 1, 4])
#> set_add_duplicate_flag([])
#> set_add_duplicate_flag([1, 1.0])
#> set_add_duplicate_flag([0, -1, False])

### set_discard_remove
def set_discard_remove(nums, x):
    s = set(nums)
    s.discard(x + 1)
    try:
        s.remove(x)
    except KeyError:
        s.add(-x)
    return sorted(s)

#> set_discard_remove([1, 2, 3], 1)
#> set_discard_remove([1, 2, 3], 9)
#> set_discard_remove([], 0)
#> set_discard_remove([5], 5)
#> set_discard_remove([-1, 0], -1)

### set_subset_relations
def set_subset_relations(a, b):
    a, b = set(a), set(b)
    if a == b:
        return "same"
    if a < b:
        return "inside"
    return "apart" if a.isdisjoint(b) else "overlap"

#> set_subset_relations([1, 2], [2, 1])
#> set_subset_relations([1], [1, 2])
#> set_subset_relations([1, 2], [3])
#> set_subset_relations("abc", "cde")
#> set_subset_relations([], [0])

### set_symmetric_update
def set_symmetric_update(groups):
    acc = set()
    for g in groups:
        acc ^= set(g)
    return sorted(acc)

#> set_symmetric_update([[1, 2], [2, 3], [3, 1]])
#> set_symmetric_update([])
#> set_symmetric_update(["aab", "b"])
#> set_symmetric_update([[5], [5], [5]])
#> set_symmetric_update([(0,), (False, 2)])

### set_pop_single
def set_pop_single(xs, ys):
    common = set(xs) & set(ys)
    if len(common) == 1:
        return common.pop()
    return len(common)

#> set_pop_single([1, 2], [2, 3])
#> set_pop_single([1, 2], [1, 2])
#> set_pop_single("cat", "dog")
#> set_pop_single([], [])
#> set_pop_single("tea", "ant tent")

### set_missing_numbers
def set_missing_numbers(nums):
    if not nums:
        return None
    full = set(range(min(nums), max(nums) + 1))
    gaps = sorted(full.difference(nums))
    return gaps or "complete"

#> set_missing_numbers([4, 7, 5])
#> set_missing_numbers([1, 2, 3])
#> set_missing_numbers([])
#> set_missing_numbers([9])
#> set_missing_numbers([-2, 2])

### frozenset_as_key
def frozenset_as_key(pairs):
    counts = {}
    for a, b in pairs:
        key = frozenset((a, b))
        counts[key] = counts.get(key, 0) + 1
    return sorted((sorted(k), n) for k, n in counts.items())

#> frozenset_as_key([("a", "b"), ("b", "a"), ("c", "a")])
#> frozenset_as_key([])
#> frozenset_as_key([(1, 1), (1, 2)])
#> frozenset_as_key(["xy", "yx", "xx"])
#> frozenset_as_key([(0, False)])

### int_bits_and_shift
def int_bits_and_shift(n):
    count = 0
    while n:
        count += n & 1
        n >>= 1
        if count > 3:
            return "many"
    return count

#> int_bits_and_shift(10)
#> int_bits_and_shift(255)
#> int_bits_and_shift(0)
#> int_bits_and_shift(64)
#> int_bits_and_shift(-1)

### int_floor_vs_trunc
def int_floor_vs_trunc(a, b):
    return a // b, int(a / b), a % b, divmod(a, b) == (a // b, a % b)

#> int_floor_vs_trunc(7, 2)
#> int_floor_vs_trunc(-7, 2)
#> int_floor_vs_trunc(7, -2)
#> int_floor_vs_trunc(0, 5)
#> int_floor_vs_trunc(5, 0)

### int_digit_reverse_loop
def int_digit_reverse_loop(n):
    sign = -1 if n < 0 else 1
    n, rev = abs(n), 0
    while n:
        n, d = divmod(n, 10)
        rev = rev * 10 + d
    return sign * rev

#> int_digit_reverse_loop(1230)
#> int_digit_reverse_loop(-45)
#> int_digit_reverse_loop(0)
#> int_digit_reverse_loop(7)
#> int_digit_reverse_loop(100200)

### int_power_mod_table
def int_power_mod_table(base, m):
    seen = []
    x = 1
    while x not in seen:
        seen.append(x)
        x = x * base % m
    return seen, seen.index(x)

#> int_power_mod_table(2, 7)
#> int_power_mod_table(2, 12)
#> int_power_mod_table(0, 5)
#> int_power_mod_table(1, 3)
#> int_power_mod_table(-1, 10)

### bool_arithmetic_sum
def bool_arithmetic_sum(values, target):
    hits = [v == target for v in values]
    return sum(hits), hits.index(True) if any(hits) else -1, all(hits)

#> bool_arithmetic_sum([1, 2, 1], 1)
#> bool_arithmetic_sum([], 1)
#> bool_arithmetic_sum(["a", "b"], "z")
#> bool_arithmetic_sum([0, False, 0.0], 0)
#> bool_arithmetic_sum([None], None)

### bool_index_picks
def bool_index_picks(a, b):
    return (a, b)[a > b], ["even", "odd"][a % 2 != b % 2]

#> bool_index_picks(5, 3)
#> bool_index_picks(3, 8)
#> bool_index_picks(2, 2)
#> bool_index_picks(-1, 0.5)
#> bool_index_picks(0, -4)

### bool_short_circuit_values
def bool_short_circuit_values(a, b, c):
    return a and b or c, a or b and c, not a or b

#> bool_short_circuit_values(1, "", "z")
#> bool_short_circuit_values(0, 5, [])
#> bool_short_circuit_values("x", "y", "z")
#> bool_short_circuit_values([], {}, None)
#> bool_short_circuit_values(None, 0, False)

### bool_is_instance_of_int
def bool_is_instance_of_int(values):
    ints = [v for v in values if isinstance(v, int)]
    strict = [v for v in values if type(v) is int]
    return sum(ints), strict

#> bool_is_instance_of_int([1, True, 2.0, "3"])
#> bool_is_instance_of_int([])
#> bool_is_instance_of_int([False, None, -4])
#> bool_is_instance_of_int([True, True])
#> bool_is_instance_of_int(["a", [1]])

### chained_comparison_middle
def chained_comparison_middle(a, b, c):
    if a < b < c or c < b < a:
        return b
    if a == b == c:
        return "flat"
    return a < b > c

#> chained_comparison_middle(1, 2, 3)
#> chained_comparison_middle(9, 5, 1)
#> chained_comparison_middle(4, 4, 4)
#> chained_comparison_middle(1, 7, 2)
#> chained_comparison_middle(3, 1, 2)

### chained_in_comparison
def chained_in_comparison(x, xs):
    return x in xs == True, (x in xs) == True, x in xs

#> chained_in_comparison(1, [1, 2])
#> chained_in_comparison(5, [1, 2])
#> chained_in_comparison("a", "cat")
#> chained_in_comparison("", "")
#> chained_in_comparison(True, [1])

### compare_mixed_types_key
def compare_mixed_types_key(values):
    def rank(v):
        return (isinstance(v, str), v is None, str(v))
    return sorted(values, key=rank)

#> compare_mixed_types_key([3, "b", None, "a", 10])
#> compare_mixed_types_key([])
#> compare_mixed_types_key([None, None])
#> compare_mixed_types_key(["", 0, False])
#> compare_mixed_types_key([2.5, -1, "-1"])

### clamp_with_sorted
def clamp_with_sorted(x, lo, hi):
    return sorted([x, lo, hi])[1] if lo <= hi else None

#> clamp_with_sorted(5, 0, 10)
#> clamp_with_sorted(-5, 0, 10)
#> clamp_with_sorted(50, 0, 10)
#> clamp_with_sorted(1, 3, 2)
#> clamp_with_sorted(0.5, 0.5, 0.5)

### collatz_list_grow
def collatz_list_grow(n):
    steps = [n]
    while steps[-1] > 1 and len(steps) < 20:
        x = steps[-1]
        steps.append(x // 2 if x % 2 == 0 else 3 * x + 1)
    return steps[::-1]

#> collatz_list_grow(6)
#> collatz_list_grow(1)
#> collatz_list_grow(0)
#> collatz_list_grow(27)
#> collatz_list_grow(16)

### gcd_steps_pairs
def gcd_steps_pairs(a, b):
    trail = []
    while b:
        trail.append((a, b))
        a, b = b, a % b
    return a, trail

#> gcd_steps_pairs(48, 18)
#> gcd_steps_pairs(7, 0)
#> gcd_steps_pairs(0, 0)
#> gcd_steps_pairs(-9, 6)
#> gcd_steps_pairs(13, 5)

### xor_unpaired
def xor_unpaired(nums):
    acc = 0
    for i, n in enumerate(nums):
        acc ^= n
        if not acc and i:
            acc = i
    return acc, ~acc

#> xor_unpaired([4, 4, 9])
#> xor_unpaired([])
#> xor_unpaired([7])
#> xor_unpaired([1, 2, 3])
#> xor_unpaired([5, -5])

### float_equality_steps
def float_equality_steps(step, target):
    x, n = 0.0, 0
    while x < target and n < 15:
        x += step
        n += 1
    return n, x == target

#> float_equality_steps(0.1, 0.3)
#> float_equality_steps(0.25, 1)
#> float_equality_steps(1, 0)
#> float_equality_steps(0.1, 1.0)
#> float_equality_steps(0, 2)

### min_max_key_none
def min_max_key_none(items):
    real = [i for i in items if i is not None]
    if not real:
        return None
    return max(real) - min(real), min(items, key=lambda i: (i is None, i and -i))

#> min_max_key_none([3, None, 8])
#> min_max_key_none([None, None])
#> min_max_key_none([])
#> min_max_key_none([5])
#> min_max_key_none([-1, 2.5, None, -4])

### range_membership_len
def range_membership_len(start, stop, step):
    r = range(start, stop, step)
    return len(r), stop in r, list(r[-2:]), r[::-1] == range(0)

#> range_membership_len(0, 10, 3)
#> range_membership_len(10, 0, -4)
#> range_membership_len(5, 5, 1)
#> range_membership_len(1, 8, 0)
#> range_membership_len(-3, 3, 2)

### sum_start_list_flatten
def sum_start_list_flatten(parts, start):
    try:
        return sum(parts, start)
    except TypeError:
        return [start, *parts]

#> sum_start_list_flatten([[1], [2, 3]], [])
#> sum_start_list_flatten(["a", "b"], "")
#> sum_start_list_flatten([], 7)
#> sum_start_list_flatten([1, 2.5], 10)
#> sum_start_list_flatten([(1,), (2,)], (0,))
