### terse_pop_mix
def terse_pop_mix(l, k):
    l.append(l.pop(k))
    l.insert(k, l[0])
    return l[::-1]

#> terse_pop_mix([1, 2, 3], 1)
#> terse_pop_mix(["a", "b"], 0)
#> terse_pop_mix([5], -1)
#> terse_pop_mix([1, 2, 3, 4], -2)
#> terse_pop_mix([], 0)

### list_index_gap
def list_index_gap(l, a, b):
    i, j = l.index(a), l.index(b)
    return l[i:j] if i < j else l[i:j:-1]

#> list_index_gap(["x", "y", "z", "w"], "x", "w")
#> list_index_gap(["x", "y", "z", "w"], "w", "x")
#> list_index_gap([7, 7], 7, 7)
#> list_index_gap([1, 2, 3], 2, 3)
#> list_index_gap([1, 2, 3], 2, 9)

### pick_by_reversed_index
def pick_by_reversed_index(xs, idx):
    ys = list(reversed(xs))
    return [ys[i] if abs(i) < len(ys) else xs[0] for i in idx]

#> pick_by_reversed_index([10, 20, 30], [0, 1, -1])
#> pick_by_reversed_index("word", [3, 9])
#> pick_by_reversed_index([], [])
#> pick_by_reversed_index([5], [1, 0, -1])
#> pick_by_reversed_index([], [0])

### nested_list_times
def nested_list_times(xs, n):
    ys = [xs[:1]] * n + [xs[1:]]
    ys[0].append("*")
    return ys

#> nested_list_times([1, 2, 3], 2)
#> nested_list_times([], 3)
#> nested_list_times(["a"], 0)
#> nested_list_times([5, 6], 1)
#> nested_list_times([None, None], 4)

### drop_leading_while_equal
def drop_leading_while_equal(a, b):
    while a and b and a[0] == b[0]:
        a.pop(0), b.pop(0)
    while a and b and a[-1] == b[-1]:
        del a[-1], b[-1]
    return a, b

#> drop_leading_while_equal([1, 2, 3, 9], [1, 5, 9])
#> drop_leading_while_equal(["x"], ["x"])
#> drop_leading_while_equal([], [1])
#> drop_leading_while_equal([1, 1, 1], [1, 1])
#> drop_leading_while_equal(list("prefix"), list("pre-fix"))

### two_pointer_pairs
def two_pointer_pairs(xs, limit):
    xs.sort()
    i, j, boats = 0, len(xs) - 1, []
    while i <= j:
        if i < j and xs[i] + xs[j] <= limit:
            boats.append((xs[i], xs[j]))
            i += 1
        else:
            boats.append((xs[j],))
        j -= 1
    return boats

#> two_pointer_pairs([70, 50, 80, 50], 100)
#> two_pointer_pairs([], 10)
#> two_pointer_pairs([1, 2, 2, 3], 3)
#> two_pointer_pairs([5], 4)
#> two_pointer_pairs([40, 60, 10], 100)

### shift_window_replace
def shift_window_replace(xs, n):
    for i in range(len(xs) - n):
        xs[i] = sum(xs[i:i + n])
    return xs

#> shift_window_replace([1, 2, 3, 4, 5], 2)
#> shift_window_replace([1, 2, 3], 3)
#> shift_window_replace([], 1)
#> shift_window_replace([10, -10, 5, 0], 1)
#> shift_window_replace([2, 2, 2, 2], 0)

### append_while_shorter
def append_while_shorter(a, b):
    while len(a) < len(b):
        a.append(b.pop(len(a)))
    return a, b

#> append_while_shorter([1], [5, 6, 7, 8])
#> append_while_shorter([], ["x"])
#> append_while_shorter([1, 2], [3])
#> append_while_shorter([], [1, 2, 3, 4, 5])
#> append_while_shorter(["p", "q"], ["r", "s", "t"])

### sum_of_popped_parity
def sum_of_popped_parity(xs):
    a = b = 0
    while xs:
        if len(xs) % 2:
            a += xs.pop()
        else:
            b += xs.pop(0)
    return a, b, a - b

#> sum_of_popped_parity([1, 2, 3, 4, 5])
#> sum_of_popped_parity([])
#> sum_of_popped_parity([10])
#> sum_of_popped_parity([3, -3])
#> sum_of_popped_parity([0.5, 1, 2, 4])

### set_order_by_list
def set_order_by_list(xs, ys):
    common = set(xs) & set(ys)
    return [x for x in dict.fromkeys(xs) if x in common], sorted(set(ys) - common, key=str)

#> set_order_by_list([3, 1, 3, 2], [2, 3, 9])
#> set_order_by_list([], [1])
#> set_order_by_list("banana", "nab")
#> set_order_by_list([1, "1"], ["1", 1.0, None])
#> set_order_by_list((5, 6), ())

### enumerate_reverse_delete
def enumerate_reverse_delete(xs, bad):
    for i, x in reversed(list(enumerate(xs))):
        if x in bad:
            del xs[i:i + 2]
    return xs

#> enumerate_reverse_delete([1, 2, 3, 4, 5], [2, 5])
#> enumerate_reverse_delete(["a", "b", "a", "c"], "a")
#> enumerate_reverse_delete([], [0])
#> enumerate_reverse_delete([7, 7, 7], {7})
#> enumerate_reverse_delete([1, 2], ())

### three_way_unpack_cycle
def three_way_unpack_cycle(xs):
    a, b, c = xs[:3]
    xs[:3] = c, a, b
    *xs[1:1], = str(b)
    return xs

#> three_way_unpack_cycle([1, 2, 3, 4])
#> three_way_unpack_cycle(["x", "yy", "z"])
#> three_way_unpack_cycle([0, -15, 7])
#> three_way_unpack_cycle([None, True, []])
#> three_way_unpack_cycle([1, 2])

### tuple_sort_reverse_stable
def tuple_sort_reverse_stable(rows):
    a = sorted(rows, key=lambda r: r[0], reverse=True)
    b = sorted(rows, key=lambda r: r[0])[::-1]
    return a, a == b

#> tuple_sort_reverse_stable([(1, "a"), (2, "b"), (1, "c")])
#> tuple_sort_reverse_stable([])
#> tuple_sort_reverse_stable([(3, 3), (2, 2)])
#> tuple_sort_reverse_stable(["ab", "ac", "b"])
#> tuple_sort_reverse_stable([[0, 1], [0, 1]])

### count_less_before
def count_less_before(xs):
    return [sum(y < x for y in xs[:i]) for i, x in enumerate(xs)]

#> count_less_before([5, 2, 6, 1, 7])
#> count_less_before([])
#> count_less_before([1, 2, 3])
#> count_less_before(["b", "a", "c"])
#> count_less_before([4, 4])

### first_repeat_distance_again
def first_repeat_distance_again(xs):
    for j, x in enumerate(xs):
        if x in xs[:j]:
            return j - xs.index(x), x
    return 0, None

#> first_repeat_distance_again([3, 1, 4, 1, 3])
#> first_repeat_distance_again([1, 2, 3])
#> first_repeat_distance_again([])
#> first_repeat_distance_again("hello")
#> first_repeat_distance_again([None, None])

### reverse_slices_between
def reverse_slices_between(s, a, b):
    i, j = s.find(a), s.rfind(b)
    xs = list(s)
    if -1 < i < j:
        xs[i + 1:j] = xs[i + 1:j][::-1]
    return "".join(xs)

#> reverse_slices_between("f(abc)", "(", ")")
#> reverse_slices_between("no parens", "(", ")")
#> reverse_slices_between(")x(", "(", ")")
#> reverse_slices_between("<<1>2>", "<", ">")
#> reverse_slices_between("", "a", "b")

### list_as_counter_wheel
def list_as_counter_wheel(steps, size):
    wheel = [0] * size
    at = 0
    for s in steps:
        at = (at + s) % size
        wheel[at] += 1
    return wheel, at

#> list_as_counter_wheel([1, 2, 3], 4)
#> list_as_counter_wheel([], 3)
#> list_as_counter_wheel([-1, -1, 5], 3)
#> list_as_counter_wheel([10, 10], 1)
#> list_as_counter_wheel([1], 0)

### append_popped_twice
def append_popped_twice(xs, n):
    for _ in range(n):
        v = xs.pop(0)
        xs += [v, v] if v % 2 else [v // 2]
    return xs

#> append_popped_twice([3, 4], 2)
#> append_popped_twice([1], 3)
#> append_popped_twice([8, 6, 5], 4)
#> append_popped_twice([], 0)
#> append_popped_twice([], 1)

### index_of_sublist
def index_of_sublist(big, small):
    for i in range(len(big) - len(small) + 1):
        if big[i:i + len(small)] == small:
            return i
    return -1

#> index_of_sublist([1, 2, 3, 2, 3, 4], [2, 3, 4])
#> index_of_sublist([1, 2], [])
#> index_of_sublist([], [1])
#> index_of_sublist(["a", "b"], ["b", "a"])
#> index_of_sublist([0, 0, 1], [0, 1])

### replace_sublist_all
def replace_sublist_all(xs, old, new):
    out, i = [], 0
    while i < len(xs):
        if old and xs[i:i + len(old)] == old:
            out += new
            i += len(old)
        else:
            out.append(xs[i])
            i += 1
    return out

#> replace_sublist_all([1, 2, 3, 1, 2], [1, 2], [9])
#> replace_sublist_all(["a", "a", "a"], ["a", "a"], [])
#> replace_sublist_all([], [1], [2])
#> replace_sublist_all([5, 6], [], [0])
#> replace_sublist_all([1, 1], [1], [1, 2])

### chained_methods_text
def chained_methods_text(s):
    xs = s.split(",")
    xs.sort(key=lambda t: t.strip()[::-1])
    xs.insert(1, xs.pop())
    return ";".join(x.strip() for x in xs if x)

#> chained_methods_text("ab, ca,bc")
#> chained_methods_text("")
#> chained_methods_text("one")
#> chained_methods_text("z,,y , x")
#> chained_methods_text("10,21,32,03")

### bool_arithmetic_list
def bool_arithmetic_list(xs, lo, hi):
    flags = [lo <= x < hi for x in xs]
    return sum(flags), flags.index(True) if True in flags else -1, flags[::-1].count(False)

#> bool_arithmetic_list([5, 15, 25], 10, 20)
#> bool_arithmetic_list([], 0, 1)
#> bool_arithmetic_list([1, 2], 3, 4)
#> bool_arithmetic_list("adz", "b", "f")
#> bool_arithmetic_list([0.0, 1.0], 0, 1)

### lists_max_recursive
def lists_max_recursive(x):
    if isinstance(x, list):
        return max(map(lists_max_recursive, x), default=0)
    return len(x) if isinstance(x, str) else x

#> lists_max_recursive([3, [7, [5]], "abcd"])
#> lists_max_recursive([])
#> lists_max_recursive("solo")
#> lists_max_recursive([[-1], [-2, [-3]]])
#> lists_max_recursive(["", [[], 0.5]])

### list_dict_merge_by_id
def list_dict_merge_by_id(old, new):
    for n in new:
        for o in old:
            if o["id"] == n["id"]:
                o.update(n)
                break
        else:
            old.append(n)
    return old

#> list_dict_merge_by_id([{"id": 1, "v": 5}], [{"id": 1, "v": 6}, {"id": 2}])
#> list_dict_merge_by_id([], [{"id": 9}])
#> list_dict_merge_by_id([{"id": 3}], [])
#> list_dict_merge_by_id([{"id": "a", "x": 1}], [{"id": "a", "y": 2}, {"id": "a", "x": 0}])
#> list_dict_merge_by_id([{"v": 1}], [{"id": 1}])

### step_sum_slices
def step_sum_slices(xs, *steps):
    return [sum(xs[::s]) - sum(xs[s::s]) for s in steps]

#> step_sum_slices([1, 2, 3, 4, 5, 6], 1, 2, 3)
#> step_sum_slices([9], 2, -1)
#> step_sum_slices([], 5)
#> step_sum_slices([4, 0, 4], -1, -2)
#> step_sum_slices([1, 2], 0)

### assert_sorted_unique
def assert_sorted_unique(xs):
    for a, b in zip(xs, xs[1:]):
        assert a < b, (a, b)
    return xs[len(xs) // 2] if xs else None

#> assert_sorted_unique([1, 3, 8, 20])
#> assert_sorted_unique([])
#> assert_sorted_unique(["ant", "bee"])
#> assert_sorted_unique([1, 1])
#> assert_sorted_unique([-5.5])

### conditional_list_method
def conditional_list_method(xs, cmd, arg=None):
    if cmd == "add":
        xs.append(arg)
    elif cmd == "cut":
        xs = xs[:arg]
    elif cmd == "drop" and arg in xs:
        xs.remove(arg)
    elif cmd == "flip":
        xs.reverse()
    return xs

#> conditional_list_method([1, 2, 3], "add", 4)
#> conditional_list_method([1, 2, 3], "cut", -1)
#> conditional_list_method([1, 2, 3], "drop", 2)
#> conditional_list_method([1, 2, 3], "drop", 7)
#> conditional_list_method([1, 2, 3], "flip")
#> conditional_list_method([1, 2], "cut")

### expand_negative_repeat
def expand_negative_repeat(pairs):
    out = []
    for sym, n in pairs:
        out = out + [sym] * n if n >= 0 else out[:n]
    return "".join(out)

#> expand_negative_repeat([("a", 3), ("b", 1)])
#> expand_negative_repeat([("a", 3), ("_", -2), ("c", 2)])
#> expand_negative_repeat([])
#> expand_negative_repeat([("x", -4), ("y", 1)])
#> expand_negative_repeat([("é", 0), ("é", 2)])

### matrix_print_trace
def matrix_print_trace(m):
    trace = 0
    for i, row in enumerate(m):
        if i >= len(row):
            print("short row", i)
            break
        trace += row[i]
    else:
        trace = [trace]
    return trace

#> matrix_print_trace([[1, 2], [3, 4]])
#> matrix_print_trace([[1, 2], [3]])
#> matrix_print_trace([])
#> matrix_print_trace([[5, 0, 0]])
#> matrix_print_trace([[], [1, 1]])
