### append_running_median
def append_running_median(nums):
    seen, out = [], []
    for n in nums:
        seen.append(n)
        seen.sort()
        out.append(seen[(len(seen) - 1) // 2])
    return out

#> append_running_median([5, 1, 9, 3])
#> append_running_median([])
#> append_running_median([2])
#> append_running_median([4, 4, 0])
#> append_running_median(["b", "a"])

### append_string_vs_plus
def append_string_vs_plus(xs, s):
    ys = xs + [s]
    xs += s
    return len(xs), len(ys), xs[-1:] == ys[-1:]

#> append_string_vs_plus([1], "ab")
#> append_string_vs_plus([], "")
#> append_string_vs_plus(["x"], "y")
#> append_string_vs_plus([0, 0], "0")
#> append_string_vs_plus([None], "word")

### append_nested_depth
def append_nested_depth(n):
    cur = top = []
    for i in range(n):
        cur.append([i])
        cur = cur[-1]
    return top

#> append_nested_depth(3)
#> append_nested_depth(0)
#> append_nested_depth(1)
#> append_nested_depth(-2)
#> append_nested_depth(5)

### append_mirror_pairs
def append_mirror_pairs(xs):
    out = []
    for i, x in enumerate(xs):
        if x != xs[-1 - i]:
            out.append((x, xs[-1 - i]))
    return out

#> append_mirror_pairs([1, 2, 3, 1])
#> append_mirror_pairs([])
#> append_mirror_pairs("level")
#> append_mirror_pairs("ab")
#> append_mirror_pairs([None])

### append_remainders_until_repeat
def append_remainders_until_repeat(a, b):
    seen = []
    r = a % b
    while r not in seen:
        seen.append(r)
        r = r * 10 % b
    return seen

#> append_remainders_until_repeat(1, 7)
#> append_remainders_until_repeat(4, 2)
#> append_remainders_until_repeat(1, 6)
#> append_remainders_until_repeat(5, 0)
#> append_remainders_until_repeat(-1, 3)

### extend_by_type
def extend_by_type(items):
    flat = []
    for it in items:
        if isinstance(it, (list, tuple)):
            flat.extend(it)
        elif isinstance(it, dict):
            flat.extend(it.items())
        else:
            flat.append(it)
    return flat

#> extend_by_type([1, [2, 3], {"a": 4}, "bc"])
#> extend_by_type([])
#> extend_by_type([(), [], {}])
#> extend_by_type([None, (0,)])
#> extend_by_type([[[5]]])

### extend_none_error
def extend_none_error(xs, extra):
    try:
        xs.extend(extra)
    except TypeError:
        xs.append(extra)
    else:
        xs.append(len(xs))
    return xs

#> extend_none_error([1], [2, 3])
#> extend_none_error([1], None)
#> extend_none_error([], 5)
#> extend_none_error(["a"], "bc")
#> extend_none_error([], {})

### extend_map_upper
def extend_map_upper(words, limit):
    words.extend(map(str.upper, words[:limit]))
    return words[-limit:]

#> extend_map_upper(["ab", "cd", "ef"], 2)
#> extend_map_upper(["x"], 3)
#> extend_map_upper([], 1)
#> extend_map_upper(["p", "q"], 0)
#> extend_map_upper(["é", "ß"], -1)

### extend_fill_gaps
def extend_fill_gaps(nums):
    out = nums[:1]
    for n in nums[1:]:
        if n > out[-1] + 1:
            out.extend(range(out[-1] + 1, n))
        out.append(n)
    return out

#> extend_fill_gaps([1, 4, 5, 8])
#> extend_fill_gaps([])
#> extend_fill_gaps([3])
#> extend_fill_gaps([5, 2, 3])
#> extend_fill_gaps([-2, 1])

### extend_zip_longest_manual
def extend_zip_longest_manual(a, b, fill):
    if len(a) < len(b):
        a.extend([fill] * (len(b) - len(a)))
    return list(zip(a, b))

#> extend_zip_longest_manual([1], ["x", "y"], 0)
#> extend_zip_longest_manual([1, 2, 3], ["x"], 0)
#> extend_zip_longest_manual([], [], None)
#> extend_zip_longest_manual([], "ab", "?")
#> extend_zip_longest_manual([True], [False], "-")

### insert_grows_loop_guard
def insert_grows_loop_guard(xs, v):
    i = 0
    while i < len(xs) and len(xs) < 8:
        if xs[i] == v:
            xs.insert(i, v + 1)
        i += 1
    return xs

#> insert_grows_loop_guard([1, 2, 1], 1)
#> insert_grows_loop_guard([], 0)
#> insert_grows_loop_guard([5, 5, 5], 5)
#> insert_grows_loop_guard([3, 4], 9)
#> insert_grows_loop_guard([0, 1, 2, 3, 4, 5, 6, 7, 8], 0)

### insert_zero_index_equals_prepend
def insert_zero_index_equals_prepend(words):
    a, b = [], []
    for w in words:
        a.insert(0, w)
        b[len(b):] = [w]
    return a == b[::-1], a[:2], b[-1:]

#> insert_zero_index_equals_prepend(["x", "y", "z"])
#> insert_zero_index_equals_prepend([])
#> insert_zero_index_equals_prepend(["one"])
#> insert_zero_index_equals_prepend([[1], [2]])
#> insert_zero_index_equals_prepend("ab")

### insert_sorted_by_length
def insert_sorted_by_length(words, new):
    for i, w in enumerate(words):
        if len(w) > len(new):
            words.insert(i, new)
            return words
    words.append(new)
    return words

#> insert_sorted_by_length(["a", "abc", "abcd"], "xy")
#> insert_sorted_by_length(["a"], "long")
#> insert_sorted_by_length([], "")
#> insert_sorted_by_length(["bb", "cc"], "aa")
#> insert_sorted_by_length(["zzz"], "")

### remove_by_predicate_backwards
def remove_by_predicate_backwards(xs, limit):
    for x in reversed(xs):
        if x > limit:
            xs.remove(x)
    return xs

#> remove_by_predicate_backwards([9, 1, 8, 2], 5)
#> remove_by_predicate_backwards([], 0)
#> remove_by_predicate_backwards([6, 6, 6], 5)
#> remove_by_predicate_backwards([1, 2], 5)
#> remove_by_predicate_backwards([7, 3, 7], 6)

### remove_then_reinsert_sorted
def remove_then_reinsert_sorted(xs, v):
    if v not in xs:
        return sorted(xs)
    xs.remove(v)
    xs.sort()
    return xs + [v]

#> remove_then_reinsert_sorted([3, 1, 2], 1)
#> remove_then_reinsert_sorted([3, 1, 2], 8)
#> remove_then_reinsert_sorted([], None)
#> remove_then_reinsert_sorted(["b", "a", "b"], "b")
#> remove_then_reinsert_sorted([0], 0)

### remove_common_head
def remove_common_head(a, b):
    while a and b and a[0] == b[0]:
        a.remove(b.pop(0))
    return a, b

#> remove_common_head([1, 2, 3], [1, 2, 4])
#> remove_common_head([], [5])
#> remove_common_head(["x"], ["y"])
#> remove_common_head([7, 7], [7, 7])
#> remove_common_head([0, 1], [False])

### remove_largest_repeatedly
def remove_largest_repeatedly(xs, budget):
    gone = []
    while xs and sum(xs) > budget:
        big = max(xs)
        xs.remove(big)
        gone.append(big)
    return gone, xs

#> remove_largest_repeatedly([5, 9, 3, 9], 10)
#> remove_largest_repeatedly([], 5)
#> remove_largest_repeatedly([1, 2], 5)
#> remove_largest_repeatedly([8], -1)
#> remove_largest_repeatedly([0.5, 1.5], 0.5)

### remove_equal_but_different_type
def remove_equal_but_different_type(xs):
    for v in (1, 0):
        if v in xs:
            xs.remove(v)
    return xs

#> remove_equal_but_different_type([True, 1, False])
#> remove_equal_but_different_type(["1", "0"])
#> remove_equal_but_different_type([])
#> remove_equal_but_different_type([0.0, 2, 1.0])
#> remove_equal_but_different_type([None, 1])

### pop_middle_until_two_quiz
def pop_middle_until_two_quiz(xs):
    gone = []
    while len(xs) > 2:
        gone.append(xs.pop(len(xs) // 2))
    return xs, gone

#> pop_middle_until_two_quiz([1, 2, 3, 4, 5])
#> pop_middle_until_two_quiz([])
#> pop_middle_until_two_quiz(["a", "b"])
#> pop_middle_until_two_quiz(list("word"))
#> pop_middle_until_two_quiz([None, 1, None])

### pop_matching_indices_backward
def pop_matching_indices_backward(xs, step):
    taken = [xs.pop(i) for i in range(len(xs) - 1, -1, -step)]
    return taken, xs

#> pop_matching_indices_backward([1, 2, 3, 4, 5], 2)
#> pop_matching_indices_backward([], 1)
#> pop_matching_indices_backward(["a", "b"], 5)
#> pop_matching_indices_backward([1, 2, 3], 1)
#> pop_matching_indices_backward([1], 0)

### pop_from_two_stacks
def pop_from_two_stacks(a, b):
    out = []
    while a or b:
        src = b if not a or (b and b[-1] > a[-1]) else a
        out.append(src.pop())
    return out

#> pop_from_two_stacks([1, 5, 9], [2, 8])
#> pop_from_two_stacks([], [])
#> pop_from_two_stacks([], ["x", "y"])
#> pop_from_two_stacks([3], [])
#> pop_from_two_stacks([4, 4], [4])

### reverse_words_longer
def reverse_words_longer(words, n):
    for i, w in enumerate(words):
        if len(w) > n:
            words[i] = w[::-1]
    words.reverse()
    return " ".join(words)

#> reverse_words_longer(["the", "quick", "fox"], 3)
#> reverse_words_longer([], 1)
#> reverse_words_longer(["ab"], 5)
#> reverse_words_longer(["stop", "pots"], 0)
#> reverse_words_longer(["", "é1"], 1)

### sort_odd_even_positions
def sort_odd_even_positions(xs):
    xs[::2], xs[1::2] = sorted(xs[::2]), sorted(xs[1::2], reverse=True)
    return xs

#> sort_odd_even_positions([5, 2, 1, 9, 3])
#> sort_odd_even_positions([])
#> sort_odd_even_positions([1])
#> sort_odd_even_positions(["b", "a", "a", "b"])
#> sort_odd_even_positions([0, -1, -2, 4])

### sort_by_digit_sum
def sort_by_digit_sum(nums):
    nums.sort(key=lambda n: (sum(map(int, str(abs(n)))), -n))
    return nums

#> sort_by_digit_sum([21, 3, 100, 12])
#> sort_by_digit_sum([])
#> sort_by_digit_sum([-5, 5, 50])
#> sort_by_digit_sum([9, 18, 27])
#> sort_by_digit_sum([0])

### sort_by_frequency_then_value
def sort_by_frequency_then_value(xs):
    copy = list(xs)
    xs.sort(key=lambda x: (-copy.count(x), x))
    return xs

#> sort_by_frequency_then_value([3, 1, 3, 2, 1, 3])
#> sort_by_frequency_then_value([])
#> sort_by_frequency_then_value(["b", "a"])
#> sort_by_frequency_then_value([0, 0, -1, -1])
#> sort_by_frequency_then_value([7])

### sort_none_last
def sort_none_last(xs, reverse):
    have = sorted((x for x in xs if x is not None), reverse=reverse)
    return have + [None] * (len(xs) - len(have))

#> sort_none_last([3, None, 1], False)
#> sort_none_last([3, None, 1], True)
#> sort_none_last([], True)
#> sort_none_last([None, None], 0)
#> sort_none_last(["b", None, "a"], 1)

### sort_parallel_lists
def sort_parallel_lists(names, ages):
    order = sorted(range(len(names)), key=ages.__getitem__)
    return [names[i] for i in order], order

#> sort_parallel_lists(["Al", "Bo", "Cy"], [30, 20, 25])
#> sort_parallel_lists([], [])
#> sort_parallel_lists(["x", "y"], [1, 1])
#> sort_parallel_lists(["p", "q"], [5])
#> sort_parallel_lists("ab", "ba")

### index_slice_between_values
def index_slice_between_values(xs, a, b):
    i, j = sorted((xs.index(a), xs.index(b)))
    return xs[i + 1:j]

#> index_slice_between_values(["mon", "tue", "wed", "thu"], "thu", "mon")
#> index_slice_between_values([1, 2, 3], 1, 2)
#> index_slice_between_values([5], 5, 5)
#> index_slice_between_values([1, 2], 1, 9)
#> index_slice_between_values(list("parade"), "a", "e")

### index_of_last_via_reverse
def index_of_last_via_reverse(xs, v):
    xs.reverse()
    try:
        return len(xs) - 1 - xs.index(v)
    except ValueError:
        return xs

#> index_of_last_via_reverse([4, 7, 4, 1], 4)
#> index_of_last_via_reverse([4, 7], 5)
#> index_of_last_via_reverse([], 0)
#> index_of_last_via_reverse(["a"], "a")
#> index_of_last_via_reverse([0, False, None], 0)

### count_pairs_in_hand
def count_pairs_in_hand(hand):
    pairs = [c for c in set(hand) if hand.count(c) == 2]
    if len(pairs) > 1:
        return "two pairs"
    return min(pairs, default="high " + str(max(hand)))

#> count_pairs_in_hand([2, 5, 2, 9])
#> count_pairs_in_hand([2, 5, 2, 5])
#> count_pairs_in_hand([1, 8, 3])
#> count_pairs_in_hand([7, 7, 7])
#> count_pairs_in_hand([])

### clear_inner_lists_quiz
def clear_inner_lists_quiz(grid, k):
    for row in grid:
        if len(row) > k:
            row.clear()
    return grid, sum(map(len, grid))

#> clear_inner_lists_quiz([[1, 2, 3], [4], []], 1)
#> clear_inner_lists_quiz([], 0)
#> clear_inner_lists_quiz([["a"], ["b"]], 0)
#> clear_inner_lists_quiz([[1, 1]], 5)
#> clear_inner_lists_quiz([[None], [0, 0]], 1)

### copy_chain_independent
def copy_chain_independent(xs):
    a = xs.copy()
    b = a
    b.append("b")
    c = list(b)
    c.pop(0)
    return xs, a, c

#> copy_chain_independent([1, 2])
#> copy_chain_independent([])
#> copy_chain_independent(["z"])
#> copy_chain_independent([[0], 1])
#> copy_chain_independent([None, None, None])
