### digit_swap_game
def digit_swap_game(n):
    d = list(str(n))
    for i in range(len(d) // 2):
        if d[i] < d[~i]:
            d[i], d[~i] = d[~i], d[i]
    return int("".join(d)) - n

#> digit_swap_game(1234)
#> digit_swap_game(9)
#> digit_swap_game(100)
#> digit_swap_game(5050)
#> digit_swap_game(24681)

### stringify_compare
def stringify_compare(xs):
    by_num = sorted(xs)
    by_str = sorted(xs, key=str)
    return [i for i, (a, b) in enumerate(zip(by_num, by_str)) if a != b], by_str

#> stringify_compare([10, 9, 100, 1])
#> stringify_compare([])
#> stringify_compare([3, 2, 1])
#> stringify_compare([-5, -10, 5])
#> stringify_compare([0.5, 12, 1e5])

### bool_subtract_matrix
def bool_subtract_matrix(xs, ys):
    return [[(x >= y) - (x <= y) for y in ys] for x in xs]

#> bool_subtract_matrix([1, 5], [3, 5, 0])
#> bool_subtract_matrix([], [1])
#> bool_subtract_matrix([2], [])
#> bool_subtract_matrix(["b"], ["a", "b", "c"])
#> bool_subtract_matrix([0.0], [False, -1])

### while_else_power
def while_else_power(n, p):
    k = 0
    while n % p == 0:
        n //= p
        k += 1
        if n == 1:
            break
    else:
        return "rest", n, k
    return "pure", k

#> while_else_power(81, 3)
#> while_else_power(24, 2)
#> while_else_power(7, 5)
#> while_else_power(1, 9)
#> while_else_power(10, 10)
#> while_else_power(6, 0)

### nested_function_defaults
def nested_function_defaults(base, calls):
    def add(x, y=base, *, z=1):
        return x + y * z
    out = []
    for c in calls:
        out.append(add(*c) if isinstance(c, tuple) else add(**c))
    base = 0
    return out, add(base)

#> nested_function_defaults(10, [(1,), (1, 2), {"x": 5, "z": 3}])
#> nested_function_defaults(0, [])
#> nested_function_defaults(-4, [{"x": 1, "y": 1}])
#> nested_function_defaults(2, [(1, 2, 3)])
#> nested_function_defaults(1.5, [(0.5,), {"z": 0, "x": 9}])

### closures_share_state
def closures_share_state(ops):
    value = 1

    def double():
        nonlocal value
        value *= 2

    def bump(k=3):
        nonlocal value
        value += k

    table = {"d": double, "b": bump, "n": lambda: bump(-value)}
    for op in ops:
        table[op]()
    return value

#> closures_share_state("ddb")
#> closures_share_state("")
#> closures_share_state("bbnd")
#> closures_share_state("bdx")
#> closures_share_state("dbdb")

### slice_negative_steps
def slice_negative_steps(s, a, b):
    return s[a:b:-1], s[b::-2], s[:a:-1], s[-a:][::-1]

#> slice_negative_steps("abcdefg", 5, 1)
#> slice_negative_steps("abcdefg", 2, 4)
#> slice_negative_steps("", 1, 2)
#> slice_negative_steps([1, 2, 3, 4], -1, -3)
#> slice_negative_steps((9, 8, 7), 0, 0)

### list_vs_tuple_inplace
def list_vs_tuple_inplace(lst, tup):
    l2, t2 = lst, tup
    lst += [len(lst)]
    tup += (len(tup),)
    return l2 is lst, t2 is tup, l2, t2, tup[-1]

#> list_vs_tuple_inplace([1], (1,))
#> list_vs_tuple_inplace([], ())
#> list_vs_tuple_inplace(["a", "b"], (None,))
#> list_vs_tuple_inplace([[0]], ((), ()))
#> list_vs_tuple_inplace([3, 3], (3, 3))

### shallow_deep_nested
def shallow_deep_nested(rows):
    shallow = rows[:]
    deep = [r[:] for r in rows]
    for r in rows:
        r.append(-1)
    rows.append([])
    return shallow, deep, len(rows) - len(shallow)

#> shallow_deep_nested([[1], [2, 3]])
#> shallow_deep_nested([])
#> shallow_deep_nested([[]])
#> shallow_deep_nested([["x", "y"]])
#> shallow_deep_nested([[0], [0], [0]])

### exception_chain_depth
def exception_chain_depth(levels):
    def boom(n):
        try:
            if n == 0:
                raise ValueError("core")
            boom(n - 1)
        except ValueError as e:
            raise ValueError(f"{n}") from e

    try:
        boom(levels)
    except ValueError as err:
        names = []
        while err is not None:
            names.append(str(err))
            err = err.__cause__
        return names

#> exception_chain_depth(2)
#> exception_chain_depth(0)
#> exception_chain_depth(1)
#> exception_chain_depth(4)
#> exception_chain_depth(3)

### finally_overrides_return
def finally_overrides_return(n, log):
    try:
        log.append("try")
        if n % 2:
            return 10 // (n - 3)
        log.append("even")
    except ZeroDivisionError:
        log.append("zero")
        return "caught"
    finally:
        log.append("fin")
        if n > 6:
            return log
    return n, log

#> finally_overrides_return(2, [])
#> finally_overrides_return(3, ["start"])
#> finally_overrides_return(5, [])
#> finally_overrides_return(9, [0])
#> finally_overrides_return(8, [])

### assert_guard_sum
def assert_guard_sum(values, limit):
    total = 0
    for i, v in enumerate(values):
        total += v
        assert total <= limit, (i, total)
    return total / limit

#> assert_guard_sum([1, 2, 3], 12)
#> assert_guard_sum([], 4)
#> assert_guard_sum([5, 6], 10)
#> assert_guard_sum([10], 10)
#> assert_guard_sum([-3, 3, 1], 8)

### match_number_shapes
def match_number_shapes(value):
    match value:
        case bool():
            return "flag"
        case int(n) if n < 0:
            return f"neg {-n}"
        case int() | float():
            return value * 2
        case [first, *_, last]:
            return first, last
        case {"op": op, **rest}:
            return op, sorted(rest)
        case _:
            return None

#> match_number_shapes(True)
#> match_number_shapes(-8)
#> match_number_shapes(2.5)
#> match_number_shapes([4, 5, 6])
#> match_number_shapes({"op": "mul", "y": 1, "x": 2})
#> match_number_shapes("text")

### unpack_nested_records
def unpack_nested_records(records):
    out = []
    for (name, (lo, *mid, hi)), flag in records:
        out.append((name, hi - lo if flag else len(mid)))
    return out

#> unpack_nested_records([(("cpu", [1, 5, 9]), True), (("ram", (2, 2)), False)])
#> unpack_nested_records([])
#> unpack_nested_records([(("x", [0, 1, 2, 3]), 0)])
#> unpack_nested_records([(("y", [7]), 1)])
#> unpack_nested_records([(("t", "az"), False)])

### dict_comprehension_overwrite_alg
def dict_comprehension_overwrite_alg(words):
    by_len = {len(w): w for w in words}
    by_word = {v: k for k, v in by_len.items()}
    by_len.update((k, k * "?") for k in (1, 2))
    return by_len, by_word

#> dict_comprehension_overwrite_alg(["fig", "pea", "kiwi"])
#> dict_comprehension_overwrite_alg([])
#> dict_comprehension_overwrite_alg(["a", "to", "b"])
#> dict_comprehension_overwrite_alg(["", "x"])
#> dict_comprehension_overwrite_alg(["four", "five", "nine"])

### set_ops_order_numbers
def set_ops_order_numbers(a, b):
    x, y = set(a), set(b)
    x -= {max(x | y, default=0)}
    y ^= x
    return sorted(x), sorted(y), x.isdisjoint(y), x <= y

#> set_ops_order_numbers([1, 2, 3], [3, 4])
#> set_ops_order_numbers([], [])
#> set_ops_order_numbers([5], [1, 2])
#> set_ops_order_numbers([7, 7], [7])
#> set_ops_order_numbers([0, -1], [-1, -2])

### string_times_bool
def string_times_bool(n):
    return "neg" * (n < 0) + "zero" * (not n) + "big" * (n > 99) or "plain"

#> string_times_bool(-200)
#> string_times_bool(0)
#> string_times_bool(100)
#> string_times_bool(50)
#> string_times_bool(99.5)

### sum_with_start_lists_alg
def sum_with_start_lists_alg(groups, k):
    flat = sum(groups, [k])
    flat.sort(key=lambda v: (v % k if k else v, v))
    return flat[::-1]

#> sum_with_start_lists_alg([[3, 1], [2]], 2)
#> sum_with_start_lists_alg([], 5)
#> sum_with_start_lists_alg([[9], [], [4, 6]], 3)
#> sum_with_start_lists_alg([[1, -1]], 0)
#> sum_with_start_lists_alg([(1,)], 4)

### map_filter_lazy_count
def map_filter_lazy_count(xs):
    calls = []
    m = map(lambda x: calls.append(x) or x * x, xs)
    f = filter(lambda v: v > 5, m)
    first = next(f, None)
    return first, calls, sum(f)

#> map_filter_lazy_count([1, 3, 2, 4])
#> map_filter_lazy_count([])
#> map_filter_lazy_count([1, 2])
#> map_filter_lazy_count([-5, 0])
#> map_filter_lazy_count([9, 9, 9])

### sorted_key_tuple_mix
def sorted_key_tuple_mix(codes):
    return sorted(codes, key=lambda c: (c[-1:].isdigit(), -len(c), c.swapcase()))

#> sorted_key_tuple_mix(["b2", "A", "a", "zz", "C10"])
#> sorted_key_tuple_mix([])
#> sorted_key_tuple_mix(["", "1", "x"])
#> sorted_key_tuple_mix(["ab", "AB", "aB"])
#> sorted_key_tuple_mix(["9", "99", "nine"])

### global_constant_table
RATES = {"EUR": 100, "USD": 92, "JPY": 0.6}

def global_constant_table(amount, src, dst="EUR"):
    try:
        euros = amount * RATES[src] / 100
        return round(euros * 100 / RATES[dst], 2)
    except KeyError as missing:
        return f"no rate for {missing.args[0]}"

#> global_constant_table(50, "USD")
#> global_constant_table(1000, "JPY", "USD")
#> global_constant_table(1, "GBP")
#> global_constant_table(0, "EUR", dst="JPY")
#> global_constant_table(7, "EUR", "CHF")

### increments_in_condition
def increments_in_condition(xs):
    i = 0
    while i < len(xs) and (x := xs[i]) != 0:
        xs[i] = x - (1 if x > 0 else -1)
        if abs(xs[i]) < 2:
            i += 1
    return xs, i

#> increments_in_condition([3, -4, 1])
#> increments_in_condition([])
#> increments_in_condition([0, 5])
#> increments_in_condition([2, 2, 0, 9])
#> increments_in_condition([-1])

### string_formatting_numbers
def string_formatting_numbers(x, n):
    return [f"{x:.{n}f}", f"{x:>{n + 6}.1f}", "{:+.2e}".format(x), "%0*d" % (n + 3, x), f"{x!r:*^9}"]

#> string_formatting_numbers(3.14159, 3)
#> string_formatting_numbers(-2, 0)
#> string_formatting_numbers(1234.5, 1)
#> string_formatting_numbers(0, 5)
#> string_formatting_numbers(99.995, 2)

### octal_perm_string
def octal_perm_string(mode):
    out = ""
    for d in f"{mode:03o}"[-3:]:
        bits = int(d)
        out += "".join(c if bits & b else "-" for c, b in (("r", 4), ("w", 2), ("x", 1)))
    return out

#> octal_perm_string(0o754)
#> octal_perm_string(0)
#> octal_perm_string(0o777)
#> octal_perm_string(420)
#> octal_perm_string(0o4755)

### int_bytes_endianness
def int_bytes_endianness(n, size):
    big = n.to_bytes(size, "big")
    little = bytes(reversed(big))
    return list(big), int.from_bytes(little, "big"), big == little

#> int_bytes_endianness(1025, 2)
#> int_bytes_endianness(0, 3)
#> int_bytes_endianness(257, 2)
#> int_bytes_endianness(256, 1)
#> int_bytes_endianness(66051, 4)

### bytes_iter_arith
def bytes_iter_arith(data, k):
    shifted = bytes((b + k) % 256 for b in data)
    mixed = bytearray(data)
    mixed[::2] = shifted[::2]
    return shifted, bytes(mixed), sum(data) - sum(mixed)

#> bytes_iter_arith(b"abcd", 1)
#> bytes_iter_arith(b"", 9)
#> bytes_iter_arith(b"\xff\x00", 1)
#> bytes_iter_arith(b"zip", -1)
#> bytes_iter_arith(b"AAA", 256)

### nested_loop_labels
def nested_loop_labels(rows, stop):
    out = []
    for i, row in enumerate(rows):
        for j, v in enumerate(row):
            if v == stop:
                out.append(f"stop{i}{j}")
                break
            if v is None:
                continue
            out.append(v * (j + 1))
        else:
            out.append("end")
            continue
        break
    return out

#> nested_loop_labels([[1, 2], [3, 9, 4], [5]], 9)
#> nested_loop_labels([], 1)
#> nested_loop_labels([[None, 4], []], 0)
#> nested_loop_labels([[7]], 7)
#> nested_loop_labels([["a", "b"], ["c"]], "c")

### counter_most_common_ties_alg
from collections import Counter

def counter_most_common_ties_alg(text, n):
    c = Counter(text.replace(" ", ""))
    top = c.most_common(n)
    c.subtract(text[:3])
    return top, c.total(), min(c.values(), default=None)

#> counter_most_common_ties_alg("banana split", 2)
#> counter_most_common_ties_alg("", 3)
#> counter_most_common_ties_alg("xyzxyz", 1)
#> counter_most_common_ties_alg("a b", 5)
#> counter_most_common_ties_alg("zzz", 1)

### deque_maxlen_window
from collections import deque

def deque_maxlen_window(xs, n):
    d = deque(maxlen=n)
    sums = []
    for x in xs:
        (d.appendleft if x < 0 else d.append)(x)
        sums.append(sum(d))
    d.rotate(1)
    return sums, list(d)

#> deque_maxlen_window([1, 2, 3, 4], 2)
#> deque_maxlen_window([5, -1, 6, -2], 3)
#> deque_maxlen_window([], 4)
#> deque_maxlen_window([7, 8], 0)
#> deque_maxlen_window([-3, -4, 10], 2)

### ordered_default_groups
from collections import defaultdict

def ordered_default_groups(nums, k):
    groups = defaultdict(list)
    for n in nums:
        groups[n % k].append(n)
    probe = groups[k]
    return dict(groups), probe, len(groups)

#> ordered_default_groups([5, 8, 3, 10], 3)
#> ordered_default_groups([], 2)
#> ordered_default_groups([-1, -2], 4)
#> ordered_default_groups([6, 12], 6)
#> ordered_default_groups([1], 0)

### partial_and_reduce
from functools import partial, reduce

def partial_and_reduce(nums, base):
    step = partial(lambda b, acc, n: acc * b + n, base)
    return reduce(step, nums, 1), reduce(step, nums[::-1]) if nums else None

#> partial_and_reduce([2, 3], 10)
#> partial_and_reduce([], 5)
#> partial_and_reduce([1, 0, 1], 2)
#> partial_and_reduce([4], -1)
#> partial_and_reduce([9, 9, 9], 0)

### chain_islice_cycle
from itertools import chain, cycle, islice

def chain_islice_cycle(a, b, n):
    ring = cycle(chain(a, b))
    head = list(islice(ring, n))
    rest = list(islice(ring, 1, 4, 2))
    return head, rest

#> chain_islice_cycle([1, 2], [3], 4)
#> chain_islice_cycle("ab", "cd", 2)
#> chain_islice_cycle([], [7], 3)
#> chain_islice_cycle([0], [], 0)
#> chain_islice_cycle([], [], 2)

### pairwise_product_signs
from itertools import pairwise

def pairwise_product_signs(xs):
    flips = [i for i, (a, b) in enumerate(pairwise(xs), 1) if a * b < 0]
    pieces = [xs[i:j] for i, j in pairwise([0, *flips, len(xs)])]
    return flips, pieces

#> pairwise_product_signs([1, 2, -3, -1, 5])
#> pairwise_product_signs([])
#> pairwise_product_signs([4])
#> pairwise_product_signs([1, 0, -1])
#> pairwise_product_signs([-1, 1, -1])

### starmap_divmod
from itertools import starmap

def starmap_divmod(pairs):
    quotients, rests = zip(*starmap(divmod, pairs))
    return sum(quotients), rests, max(rests)

#> starmap_divmod([(17, 5), (20, 6)])
#> starmap_divmod([(-7, 2)])
#> starmap_divmod([])
#> starmap_divmod([(9, 3), (8, 3), (7, 3)])
#> starmap_divmod([(5.5, 2), (1, 4)])

### operator_itemgetter_sort
from operator import itemgetter, sub

def operator_itemgetter_sort(rows, *cols):
    get = itemgetter(*cols)
    rows = sorted(rows, key=get)
    return rows, [sub(r[-1], r[0]) for r in rows]

#> operator_itemgetter_sort([(3, 1, 9), (1, 2, 4)], 0)
#> operator_itemgetter_sort([(3, 1, 9), (1, 1, 4)], 1, 2)
#> operator_itemgetter_sort([], 0)
#> operator_itemgetter_sort([(5, 0)], -1)
#> operator_itemgetter_sort([(1, 2)], 7)

### recursion_with_mutable_path
def recursion_with_mutable_path(n, path=None):
    path = [] if path is None else path
    if n <= 1:
        return path + [n]
    path.append(n)
    return recursion_with_mutable_path(n - len(path), path)

#> recursion_with_mutable_path(10)
#> recursion_with_mutable_path(1)
#> recursion_with_mutable_path(6, [0, 0])
#> recursion_with_mutable_path(-3)
#> recursion_with_mutable_path(25)

### multi_return_tuple_math
def multi_return_tuple_math(p, q):
    def stats(a, b):
        return a + b, a - b, a * b

    s, d, m = stats(p, q)
    *_, last = stats(s, d)
    (x, *rest) = stats(m, last)
    return x, rest

#> multi_return_tuple_math(3, 2)
#> multi_return_tuple_math(0, 0)
#> multi_return_tuple_math(-1, 5)
#> multi_return_tuple_math(0.5, 1.5)
#> multi_return_tuple_math(10, -10)

### count_changes_while_shrinking
def count_changes_while_shrinking(s):
    n = 0
    while len(s) > 1:
        if s[0] == s[-1]:
            s = s[1:-1]
        elif s[0] > s[-1]:
            s = s[1:]
            n += 1
        else:
            s = s[:-1]
            n += 2
    return s, n

#> count_changes_while_shrinking("level")
#> count_changes_while_shrinking("zebra")
#> count_changes_while_shrinking("")
#> count_changes_while_shrinking("abca")
#> count_changes_while_shrinking([5, 1, 2, 9])
