### pop_while_evens
def pop_while_evens(nums):
    taken = []
    while nums and nums[-1] % 2 == 0:
        taken.insert(0, nums.pop())
    nums += taken[::2]
    return nums, taken

#> pop_while_evens([1, 2, 4, 6])
#> pop_while_evens([])
#> pop_while_evens([2, 4])
#> pop_while_evens([3, 5])
#> pop_while_evens([-1, 0, -2])

### remove_while_iterating_copy_alg
def remove_while_iterating_copy_alg(xs, bad):
    for i, x in enumerate(xs[:]):
        if x == bad:
            xs.remove(x)
            xs.append(i)
    return xs

#> remove_while_iterating_copy_alg([1, 2, 1, 3], 1)
#> remove_while_iterating_copy_alg([], 0)
#> remove_while_iterating_copy_alg([5, 5, 5], 5)
#> remove_while_iterating_copy_alg(["a", "b"], "z")
#> remove_while_iterating_copy_alg([0, False, 2], 0)

### grow_while_looping
def grow_while_looping(seed, cap):
    for x in seed:
        if len(seed) < cap:
            seed.append(x * 2 - 1)
    return seed

#> grow_while_looping([2], 5)
#> grow_while_looping([], 4)
#> grow_while_looping([1, 3], 7)
#> grow_while_looping([0, -1, 4], 2)
#> grow_while_looping([10, 20], 4)

### slice_assign_shift
def slice_assign_shift(a, k):
    a[k:k] = a[:k]
    a[::2] = reversed(a[::2])
    del a[-k:]
    return a

#> slice_assign_shift([1, 2, 3, 4], 1)
#> slice_assign_shift([9, 8, 7], 2)
#> slice_assign_shift([], 1)
#> slice_assign_shift([5, 6, 7, 8, 9], 3)
#> slice_assign_shift(["a", "b"], 0)

### insert_computed_positions
def insert_computed_positions(n):
    out = []
    for i in range(n):
        out.insert(i * 7 % (i + 1), i)
    return out

#> insert_computed_positions(6)
#> insert_computed_positions(0)
#> insert_computed_positions(1)
#> insert_computed_positions(3)
#> insert_computed_positions(10)

### index_of_sum_prefix
def index_of_sum_prefix(xs, goal):
    run = 0
    for i, x in enumerate(xs):
        run += x
        if run >= goal:
            break
    else:
        return -1, run
    return i, run - goal

#> index_of_sum_prefix([2, 3, 4, 5], 8)
#> index_of_sum_prefix([1, 1], 5)
#> index_of_sum_prefix([], 0)
#> index_of_sum_prefix([10], 10)
#> index_of_sum_prefix([-4, 9, 1], 5)

### aliasing_rows
def aliasing_rows(n, value):
    shared = [[0] * n] * 2
    fresh = [[0] * n for _ in range(2)]
    for grid in (shared, fresh):
        grid[0][-1] += value
        grid[1][0] -= 1
    return shared, fresh

#> aliasing_rows(2, 5)
#> aliasing_rows(1, 3)
#> aliasing_rows(3, -1)
#> aliasing_rows(4, 0.5)
#> aliasing_rows(0, 1)

### zip_uneven_products
from itertools import zip_longest

def zip_uneven_products(a, b):
    short = [x * y for x, y in zip(a, b)]
    full = [x * y for x, y in zip_longest(a, b, fillvalue=1)]
    return short, full[len(short):]

#> zip_uneven_products([1, 2, 3], [4, 5])
#> zip_uneven_products([], [7, 8])
#> zip_uneven_products([2], [3])
#> zip_uneven_products("ab", [2, 3, 4])
#> zip_uneven_products([0.5, 4], [])

### enumerate_from_offset
def enumerate_from_offset(words, start):
    picked = {}
    for i, w in enumerate(words, start):
        if i % len(w) == 0:
            picked[w] = i
        elif w in picked:
            del picked[w]
    return picked

#> enumerate_from_offset(["tea", "of", "tea", "x"], 3)
#> enumerate_from_offset([], 1)
#> enumerate_from_offset(["ab", "ab", "ab"], 0)
#> enumerate_from_offset(["four", "five", "four"], -4)
#> enumerate_from_offset([""], 1)

### nested_comp_filter
def nested_comp_filter(n):
    return [[j * i for j in range(i) if j % 2 == i % 2] for i in range(n) if i != 3]

#> nested_comp_filter(5)
#> nested_comp_filter(0)
#> nested_comp_filter(3)
#> nested_comp_filter(7)
#> nested_comp_filter(1)

### swap_ends_until_meet
def swap_ends_until_meet(lst):
    i, j, swaps = 0, len(lst) - 1, 0
    while i < j:
        if lst[i] > lst[j]:
            lst[i], lst[j] = lst[j], lst[i]
            swaps += 1
            i += 1
        j -= 1
    return lst, swaps

#> swap_ends_until_meet([5, 1, 4, 2])
#> swap_ends_until_meet([])
#> swap_ends_until_meet([1, 2, 3])
#> swap_ends_until_meet([9, 7, 5, 3, 1])
#> swap_ends_until_meet("ba".split("x") * 2)

### digits_rotate_insert
def digits_rotate_insert(n, k):
    s = list(str(n))
    for i in range(k):
        s.insert(i % len(s), s.pop())
    return int("".join(s))

#> digits_rotate_insert(12345, 2)
#> digits_rotate_insert(7, 3)
#> digits_rotate_insert(1002, 5)
#> digits_rotate_insert(90, 1)
#> digits_rotate_insert(-12, 1)

### counter_arith
from collections import Counter

def counter_arith(a, b):
    x, y = Counter(a), Counter(b)
    z = x - y
    z.update(y & x)
    return sorted((x + y).items()), dict(z), sum((x | y).values())

#> counter_arith("aab", "abc")
#> counter_arith([], [1])
#> counter_arith([1, 1, 2], [1, 1, 1])
#> counter_arith("zz", "")
#> counter_arith((True, 1, 0), (False,))

### setdefault_chain_counts
def setdefault_chain_counts(pairs):
    d = {}
    for k, v in pairs:
        d.setdefault(k, {}).setdefault(v, []).append(len(d))
    return d

#> setdefault_chain_counts([("a", 1), ("b", 1), ("a", 1)])
#> setdefault_chain_counts([])
#> setdefault_chain_counts([(0, None), (0, False), (1, None)])
#> setdefault_chain_counts(["xy", "xz", "yy"])
#> setdefault_chain_counts([("k", 2.0), ("k", 2)])

### popitem_until
def popitem_until(d, limit):
    removed = []
    while d and sum(d.values()) > limit:
        removed.append(d.popitem())
    return d, removed

#> popitem_until({"a": 4, "b": 3, "c": 2}, 5)
#> popitem_until({}, 0)
#> popitem_until({"x": 1}, 1)
#> popitem_until({"p": -5, "q": 9, "r": 9}, 3)
#> popitem_until({"only": 10}, -1)

### dict_key_collisions
def dict_key_collisions(keys):
    d = {}
    for i, k in enumerate(keys):
        d[k] = d.get(k, "") + str(i)
    return d, len(d)

#> dict_key_collisions([1, True, 1.0, "1"])
#> dict_key_collisions([])
#> dict_key_collisions([0, False, None, ""])
#> dict_key_collisions([(1,), (1.0,), (2,)])
#> dict_key_collisions([[1]])

### sort_reverse_stability
def sort_reverse_stability(words):
    a = sorted(words, key=len, reverse=True)
    b = sorted(words, key=len)[::-1]
    return [x == y for x, y in zip(a, b)], a[:2], b[:2]

#> sort_reverse_stability(["pear", "fig", "plum", "kiwi"])
#> sort_reverse_stability([])
#> sort_reverse_stability(["a", "bb", "ccc"])
#> sort_reverse_stability(["x", "y"])
#> sort_reverse_stability(["one", "two", "six", "three"])

### while_pop_zero_rotate
def while_pop_zero_rotate(q, rounds):
    out = []
    while rounds and q:
        x = q.pop(0)
        if x > 1:
            q.append(x - 2)
        else:
            out.append(x)
        rounds -= 1
    return q, out, rounds

#> while_pop_zero_rotate([3, 1, 4], 4)
#> while_pop_zero_rotate([], 5)
#> while_pop_zero_rotate([0, 1], 9)
#> while_pop_zero_rotate([6], 2)
#> while_pop_zero_rotate([2, 2, 2], 0)

### any_all_consumption
def any_all_consumption(nums):
    it = iter(nums)
    first = any(n > 3 for n in it)
    rest = list(it)
    return first, all(rest), len(rest)

#> any_all_consumption([1, 5, 0, 2])
#> any_all_consumption([1, 2, 3])
#> any_all_consumption([])
#> any_all_consumption([9])
#> any_all_consumption([4, 4, 0])

### iter_pairs_same_iterator
def iter_pairs_same_iterator(seq, n=2):
    it = iter(seq)
    groups = list(zip(*[it] * n))
    return groups, next(it, "done")

#> iter_pairs_same_iterator([1, 2, 3, 4, 5])
#> iter_pairs_same_iterator("abcdef", 3)
#> iter_pairs_same_iterator([])
#> iter_pairs_same_iterator([1, 2, 3, 4, 5, 6, 7], n=4)
#> iter_pairs_same_iterator((9, 8), 1)

### max_of_nested_conditions
def max_of_nested_conditions(a, b, c):
    m = a
    if b > m:
        m = b
        if c > m:
            m = c + 1
    elif c > m:
        m = c - 1
    return m

#> max_of_nested_conditions(1, 2, 3)
#> max_of_nested_conditions(5, 1, 9)
#> max_of_nested_conditions(5, 9, 2)
#> max_of_nested_conditions(7, 7, 7)
#> max_of_nested_conditions(-1, -2, -3)

### tuple_compare_sort
def tuple_compare_sort(rows):
    rows.sort(key=lambda r: (r[1], -r[0]))
    low, *_, high = rows
    return low < high, [r[0] for r in rows]

#> tuple_compare_sort([(3, "b"), (1, "a"), (2, "b")])
#> tuple_compare_sort([(5, "x"), (6, "x")])
#> tuple_compare_sort([(1, "z"), (9, "y"), (4, "y"), (0, "z")])
#> tuple_compare_sort([(1, "only")])
#> tuple_compare_sort([(2.5, ""), (-2.5, "")])

### global_counter_calls
hits = 0

def global_counter_calls(xs):
    global hits
    for x in xs:
        hits += x
        if hits > 10:
            hits -= 7
    return hits

#> global_counter_calls([4, 4, 4])
#> global_counter_calls([])
#> global_counter_calls([11, 11])
#> global_counter_calls([-3, 20])
#> global_counter_calls([10])

### star_args_kwargs_mix
def star_args_kwargs_mix(*args, scale=1, **extra):
    total = sum(args) * scale
    for name in sorted(extra):
        total = total * 10 + extra[name]
    return total, len(args) + len(extra)

#> star_args_kwargs_mix(1, 2, 3)
#> star_args_kwargs_mix(scale=4)
#> star_args_kwargs_mix(5, b=1, a=2)
#> star_args_kwargs_mix(*[2, 2], scale=-1, z=9)
#> star_args_kwargs_mix(0.5, scale=3)

### string_number_duality
def string_number_duality(n):
    s = str(n)
    t = s * 2
    u = int(t) // int(s) if int(s) else 0
    return t[::-1], u, u == 10 ** len(s) + 1

#> string_number_duality(7)
#> string_number_duality(120)
#> string_number_duality(0)
#> string_number_duality(99)
#> string_number_duality(-4)

### list_multiply_sum
def list_multiply_sum(xs, n):
    ys = xs * n
    ys[1::2] = [-y for y in ys[1::2]]
    return sum(ys), sum(xs) * n, ys.count(0)

#> list_multiply_sum([1, 2, 3], 2)
#> list_multiply_sum([4, 0], 3)
#> list_multiply_sum([], 5)
#> list_multiply_sum([7], -1)
#> list_multiply_sum([1.5, 2], 1)

### reversed_ranges_join
def reversed_ranges_join(*bounds):
    pieces = []
    for b in bounds:
        r = range(b) if b >= 0 else range(0, b, -1)
        pieces.append("".join(str(i) for i in reversed(r)) or "_")
    return "|".join(pieces)

#> reversed_ranges_join(3, -3, 0)
#> reversed_ranges_join()
#> reversed_ranges_join(5)
#> reversed_ranges_join(-1, 1)
#> reversed_ranges_join(12, -2)

### del_every_third_alg
def del_every_third_alg(xs):
    ys = xs.copy()
    del ys[2::3]
    while len(ys) > 3:
        del ys[1:-1:2]
    return ys, len(xs) - len(ys)

#> del_every_third_alg([1, 2, 3, 4, 5, 6, 7])
#> del_every_third_alg([])
#> del_every_third_alg([9, 8])
#> del_every_third_alg(list("abcdefghij"))
#> del_every_third_alg([0, 0, 0])

### conditional_lambda_pick
def conditional_lambda_pick(n, mode):
    ops = [lambda x: x + 1, lambda x: x * x, lambda x: -x]
    f = ops[mode % 3]
    g = ops[(mode + 1) % 3]
    return f(g(n)), g(f(n)), f(n) is g(n)

#> conditional_lambda_pick(3, 0)
#> conditional_lambda_pick(3, 1)
#> conditional_lambda_pick(-2, 2)
#> conditional_lambda_pick(0, 4)
#> conditional_lambda_pick(1, -1)

### matrix_row_alias_swap
def matrix_row_alias_swap(m, i, j):
    first = m[i]
    m[i], m[j] = m[j], m[i]
    first.append(sum(m[i]))
    m[0] = m[0] + [0]
    return m, first in m

#> matrix_row_alias_swap([[1, 2], [3, 4]], 0, 1)
#> matrix_row_alias_swap([[5], [6], [7]], 2, 0)
#> matrix_row_alias_swap([[1]], 0, 0)
#> matrix_row_alias_swap([[], []], 1, -1)
#> matrix_row_alias_swap([[1]], 0, 1)

### count_with_ranges
def count_with_ranges(bits, k):
    ones = bits.count("1", k)
    zeros = bits.count("0", 0, -k)
    pos = bits.find("1", k)
    return ones * 10 + zeros, pos, bits.rfind("0", 0, pos)

#> count_with_ranges("1101001", 2)
#> count_with_ranges("0000", 1)
#> count_with_ranges("", 3)
#> count_with_ranges("10101010", 5)
#> count_with_ranges("111", 0)

### triple_assignment_chain
def triple_assignment_chain(a, b):
    a, b = b, a - b
    x = y = [a]
    y += [b]
    x, y = x + y, y * 2
    i = 0
    i, x[i] = 1, 99
    return x, y, i

#> triple_assignment_chain(5, 2)
#> triple_assignment_chain(0, 0)
#> triple_assignment_chain(-1, 4)
#> triple_assignment_chain(2.5, 0.5)
#> triple_assignment_chain(True, False)

### frozenset_xor_sizes
def frozenset_xor_sizes(groups):
    acc = frozenset()
    sizes = []
    for g in groups:
        acc ^= frozenset(g)
        sizes.append(len(acc))
    return sizes, sorted(acc)

#> frozenset_xor_sizes([[1, 2], [2, 3], [3, 1]])
#> frozenset_xor_sizes([])
#> frozenset_xor_sizes(["abc", "cde"])
#> frozenset_xor_sizes([[5, 5], [5]])
#> frozenset_xor_sizes([(0,), (1,), (0, 2)])

### except_order_quiz
def except_order_quiz(data, key):
    try:
        value = data[key]
        result = 10 // value
    except IndexError:
        return "index"
    except (KeyError, TypeError) as e:
        result = type(e).__name__
    except ZeroDivisionError:
        result = float("inf")
    return [result, key]

#> except_order_quiz([2, 4], 1)
#> except_order_quiz([2, 4], 5)
#> except_order_quiz({"a": 0}, "a")
#> except_order_quiz({}, "b")
#> except_order_quiz([3], "x")

### chained_ternary_grid
def chained_ternary_grid(n):
    cells = ["F" if i % 3 == 0 and i % 5 else "B" if i % 5 == 0 and i % 3 else "X" if i % 15 == 0 else "." for i in range(1, n + 1)]
    return "".join(cells).strip(".")

#> chained_ternary_grid(15)
#> chained_ternary_grid(2)
#> chained_ternary_grid(0)
#> chained_ternary_grid(30)
#> chained_ternary_grid(7)
