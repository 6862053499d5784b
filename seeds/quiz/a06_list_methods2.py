### index_from_each_start
def index_from_each_start(xs, v):
    spots, i = [], 0
    while v in xs[i:]:
        i = xs.index(v, i) + 1
        spots.append(i)
    return spots

#> index_from_each_start([5, 3, 5, 5], 5)
#> index_from_each_start([], 1)
#> index_from_each_start(["a", "b"], "c")
#> index_from_each_start([0, False, 0.0], 0)
#> index_from_each_start(list("banana"), "n")

### index_error_default
def index_error_default(xs, v, default):
    try:
        where = xs.index(v)
    except ValueError:
        xs.append(v)
        where = default
    return where, len(xs)

#> index_error_default([3, 6], 6, -1)
#> index_error_default([3, 6], 7, -1)
#> index_error_default([], None, None)
#> index_error_default(["x", "x"], "x", 9)
#> index_error_default([1.0], True, 0)

### swap_by_index_of_values
def swap_by_index_of_values(xs, a, b):
    i, j = xs.index(a), xs.index(b)
    xs[i], xs[j] = xs[j], xs[i]
    return xs

#> swap_by_index_of_values(["n", "e", "s", "w"], "e", "w")
#> swap_by_index_of_values([1, 1, 2], 1, 2)
#> swap_by_index_of_values([7], 7, 7)
#> swap_by_index_of_values([4, 5], 4, 6)
#> swap_by_index_of_values([None, 0, ""], "", None)

### index_max_min_distance
def index_max_min_distance(nums):
    if not nums:
        return 0
    return nums.index(max(nums)) - nums.index(min(nums))

#> index_max_min_distance([3, 9, 1, 9])
#> index_max_min_distance([])
#> index_max_min_distance([4])
#> index_max_min_distance([-5, 2, 2, -5])
#> index_max_min_distance([0.1, 0.2, 0.3])

### index_of_successor
def index_of_successor(cycle, item):
    at = cycle.index(item) + 1
    return cycle[at % len(cycle)]

#> index_of_successor(["mon", "tue", "wed"], "tue")
#> index_of_successor(["mon", "tue", "wed"], "wed")
#> index_of_successor(["x"], "x")
#> index_of_successor([], "x")
#> index_of_successor([1, 2, 1, 3], 1)

### count_equal_across_types
def count_equal_across_types(xs):
    return {repr(x): xs.count(x) for x in xs}

#> count_equal_across_types([1, True, 1.0, "1"])
#> count_equal_across_types([])
#> count_equal_across_types([0, "", None, False])
#> count_equal_across_types([[], [], ()])
#> count_equal_across_types(["a", "b", "a"])

### count_more_than_half
def count_more_than_half(votes):
    for v in votes:
        if votes.count(v) * 2 > len(votes):
            return v
    return "runoff"

#> count_more_than_half(["red", "blue", "red"])
#> count_more_than_half(["red", "blue"])
#> count_more_than_half([])
#> count_more_than_half([1])
#> count_more_than_half([2, 3, 2, 3, 2])

### count_nested_lists_not_deep
def count_nested_lists_not_deep(rows, v):
    return rows.count(v), sum(r.count(v) for r in rows if isinstance(r, list))

#> count_nested_lists_not_deep([1, [1, 1], 2], 1)
#> count_nested_lists_not_deep([], 1)
#> count_nested_lists_not_deep([[1], [1]], [1])
#> count_nested_lists_not_deep([[[], []], []], [])
#> count_nested_lists_not_deep(["a", ["a", "b"]], "a")

### drop_items_by_count
def drop_items_by_count(xs, n):
    i = 0
    while i < len(xs):
        if xs.count(xs[i]) < n:
            del xs[i]
        else:
            i += 1
    return xs

#> drop_items_by_count([1, 2, 2, 3, 3, 3], 2)
#> drop_items_by_count([], 1)
#> drop_items_by_count(["x", "y"], 2)
#> drop_items_by_count([5, 5], 1)
#> drop_items_by_count([0, False, None], 2)

### count_decreasing_as_removed
def count_decreasing_as_removed(xs, v):
    history = []
    while xs.count(v) > 1:
        xs.remove(v)
        history.append(xs.count(v))
    return history, xs

#> count_decreasing_as_removed([8, 1, 8, 8], 8)
#> count_decreasing_as_removed([1], 1)
#> count_decreasing_as_removed([], 0)
#> count_decreasing_as_removed(list("eerie"), "e")
#> count_decreasing_as_removed([None, None], None)

### reverse_returns_none
def reverse_returns_none(xs):
    r = xs.reverse()
    return (r or xs)[:2], list(reversed(xs))

#> reverse_returns_none([1, 2, 3])
#> reverse_returns_none([])
#> reverse_returns_none(["solo"])
#> reverse_returns_none([[1, 2], [3]])
#> reverse_returns_none([True, False])

### reverse_prefix_if_longer
def reverse_prefix_if_longer(xs, k):
    if len(xs) > k:
        xs[:k] = xs[:k][::-1]
    else:
        xs.reverse()
    return xs

#> reverse_prefix_if_longer([1, 2, 3, 4], 2)
#> reverse_prefix_if_longer([1, 2, 3], 3)
#> reverse_prefix_if_longer([], 0)
#> reverse_prefix_if_longer(["a", "b", "c"], 0)
#> reverse_prefix_if_longer([1, 2, 3, 4], -1)

### reverse_inside_loop
def reverse_inside_loop(words):
    for w in words[:]:
        words.reverse()
        words.append(w[0])
    return words

#> reverse_inside_loop(["ant", "bee"])
#> reverse_inside_loop([])
#> reverse_inside_loop(["x"])
#> reverse_inside_loop(["up", "to", "me"])
#> reverse_inside_loop(["ok", ""])

### reverse_each_second_row
def reverse_each_second_row(grid):
    for row in grid[1::2]:
        row.reverse()
    return [v for row in grid for v in row]

#> reverse_each_second_row([[1, 2], [3, 4], [5, 6]])
#> reverse_each_second_row([])
#> reverse_each_second_row([["a"], ["b", "c", "d"]])
#> reverse_each_second_row([[0, 1]])
#> reverse_each_second_row([[], [], []])

### sort_returns_none_guard
def sort_returns_none_guard(xs):
    try:
        out = xs.sort()
    except TypeError:
        xs.sort(key=str)
        out = "mixed"
    return out, xs

#> sort_returns_none_guard([3, 1, 2])
#> sort_returns_none_guard([3, "1", None])
#> sort_returns_none_guard([])
#> sort_returns_none_guard(["b", "B", "a"])
#> sort_returns_none_guard([2.5, True, 0])

### sort_reverse_is_stable
def sort_reverse_is_stable(words):
    a = sorted(words, key=len, reverse=True)
    b = sorted(words, key=len)[::-1]
    return a if a == b else [a, b]

#> sort_reverse_is_stable(["to", "be", "or", "not"])
#> sort_reverse_is_stable(["a", "bb", "ccc"])
#> sort_reverse_is_stable([])
#> sort_reverse_is_stable(["x", "y"])
#> sort_reverse_is_stable(["é", "", "ab"])

### sort_key_tuple_negative
def sort_key_tuple_negative(pairs):
    pairs.sort(key=lambda p: (-p[1], p[0]))
    return [name for name, _ in pairs]

#> sort_key_tuple_negative([("bo", 3), ("al", 3), ("cy", 9)])
#> sort_key_tuple_negative([])
#> sort_key_tuple_negative([("x", -1), ("y", 0)])
#> sort_key_tuple_negative([("q", 2.5), ("p", 2.5)])
#> sort_key_tuple_negative([("one", True), ("two", 2)])

### sort_by_last_then_first_char
def sort_by_last_then_first_char(words):
    words.sort()
    words.sort(key=lambda w: w[-1:])
    return words

#> sort_by_last_then_first_char(["dog", "cat", "bat", "fog"])
#> sort_by_last_then_first_char([])
#> sort_by_last_then_first_char(["", "z", "a"])
#> sort_by_last_then_first_char(["Bob", "bob"])
#> sort_by_last_then_first_char(["b1", "a2", "c1"])

### sort_digits_desc_to_int
def sort_digits_desc_to_int(n):
    digits = sorted(str(abs(n)), reverse=True)
    value = int("".join(digits))
    return -value if n < 0 else value

#> sort_digits_desc_to_int(3052)
#> sort_digits_desc_to_int(-71)
#> sort_digits_desc_to_int(0)
#> sort_digits_desc_to_int(100)
#> sort_digits_desc_to_int(987654)

### sort_bool_key_groups
def sort_bool_key_groups(nums, pivot):
    return sorted(nums, key=lambda n: n >= pivot)

#> sort_bool_key_groups([5, 1, 7, 2], 4)
#> sort_bool_key_groups([], 0)
#> sort_bool_key_groups([3, 2, 1], 9)
#> sort_bool_key_groups([0.5, -0.5, 0], 0)
#> sort_bool_key_groups("quiz", "m")

### sort_partial_slice
def sort_partial_slice(xs, i, j):
    xs[i:j].sort()
    first = xs[:]
    xs[i:j] = sorted(xs[i:j])
    return first == xs, xs

#> sort_partial_slice([9, 5, 7, 1], 1, 4)
#> sort_partial_slice([1, 2, 3], 0, 3)
#> sort_partial_slice([], 0, 1)
#> sort_partial_slice([4, 3, 2, 1], -2, 99)
#> sort_partial_slice(["c", "a"], 2, 0)

### del_slice_step
def del_slice_step(xs, step):
    del xs[::step]
    return xs

#> del_slice_step([0, 1, 2, 3, 4, 5], 2)
#> del_slice_step([0, 1, 2, 3, 4, 5], -3)
#> del_slice_step([], 1)
#> del_slice_step(["a", "b"], 0)
#> del_slice_step(["a", "b", "c"], 5)

### del_by_sorted_indices
def del_by_sorted_indices(xs, idxs):
    for i in sorted(set(idxs), reverse=True):
        if i < len(xs):
            del xs[i]
    return xs

#> del_by_sorted_indices(list("abcdef"), [0, 2, 2, 9])
#> del_by_sorted_indices([], [0])
#> del_by_sorted_indices([1, 2], [])
#> del_by_sorted_indices([1, 2, 3], [-1, 1])
#> del_by_sorted_indices([7], [0])

### slice_assign_shrinks
def slice_assign_shrinks(xs, filler):
    n = len(xs)
    xs[1:-1] = filler
    return n - len(xs), xs

#> slice_assign_shrinks([1, 2, 3, 4, 5], ["m"])
#> slice_assign_shrinks([1, 2], ["m", "n"])
#> slice_assign_shrinks([], [0])
#> slice_assign_shrinks([7], "ab")
#> slice_assign_shrinks(["a", "b", "c"], [])

### slice_assign_extended
def slice_assign_extended(xs, values):
    try:
        xs[::2] = values
    except ValueError:
        xs[:0] = values
    return xs

#> slice_assign_extended([1, 2, 3], ["a", "b"])
#> slice_assign_extended([1, 2, 3], ["a"])
#> slice_assign_extended([], [])
#> slice_assign_extended([9], (0,))
#> slice_assign_extended([1, 2, 3, 4], "xyz")

### multiply_nested_alias
def multiply_nested_alias(n, value):
    cells = [[0]] * n
    if n > 1:
        cells[1] = [value]
        cells[0] += [value]
    return cells

#> multiply_nested_alias(3, 7)
#> multiply_nested_alias(1, 7)
#> multiply_nested_alias(0, 7)
#> multiply_nested_alias(2, "v")
#> multiply_nested_alias(-1, None)

### plus_equals_alias
def plus_equals_alias(xs, in_place):
    ys = xs
    if in_place:
        ys += [len(ys)]
    else:
        ys = ys + [len(ys)]
    return xs, ys, xs is ys

#> plus_equals_alias([4], True)
#> plus_equals_alias([4], False)
#> plus_equals_alias([], 1)
#> plus_equals_alias([], 0)
#> plus_equals_alias(["a", "b"], [])

### compare_lists_lexicographic
def compare_lists_lexicographic(a, b):
    if a < b:
        return b + a
    if a == b:
        return [a]
    return a + b

#> compare_lists_lexicographic([1, 9], [2])
#> compare_lists_lexicographic([3], [3])
#> compare_lists_lexicographic([1, 2, 0], [1, 2])
#> compare_lists_lexicographic([], [0])
#> compare_lists_lexicographic(["b"], ["a", "z"])

### in_list_vs_sublist
def in_list_vs_sublist(xs, sub):
    whole = sub in xs
    window = any(xs[i:i + len(sub)] == sub for i in range(len(xs)))
    return whole, window

#> in_list_vs_sublist([1, 2, 3], [2, 3])
#> in_list_vs_sublist([[2, 3], 1], [2, 3])
#> in_list_vs_sublist([], [])
#> in_list_vs_sublist([5], [])
#> in_list_vs_sublist(["a", ["b"], "b"], ["b"])

### unpack_star_middle_quiz
def unpack_star_middle_quiz(xs):
    first, *mid, last = xs
    mid.append(first)
    return [last, *mid]

#> unpack_star_middle_quiz([1, 2, 3, 4])
#> unpack_star_middle_quiz("ab")
#> unpack_star_middle_quiz([9])
#> unpack_star_middle_quiz((None, [0], True))
#> unpack_star_middle_quiz(range(5))

### list_of_string_sorted_join
def list_of_string_sorted_join(s):
    chars = list(s)
    chars.sort()
    chars.insert(len(chars) // 2, "|")
    return "".join(chars)

#> list_of_string_sorted_join("zebra")
#> list_of_string_sorted_join("")
#> list_of_string_sorted_join("Ba")
#> list_of_string_sorted_join("3 2 1")
#> list_of_string_sorted_join("éa")
