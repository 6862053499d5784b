### append_self_length_quiz
def append_self_length_quiz(nums, times):
    for _ in range(times):
        nums.append(len(nums))
    return nums

#> append_self_length_quiz([9], 3)
#> append_self_length_quiz([], 4)
#> append_self_length_quiz([5, 5], 0)
#> append_self_length_quiz(["a"], 1)
#> append_self_length_quiz([0, None], -2)

### append_vs_extend_string
def append_vs_extend_string(items, word):
    items.append(word)
    items.extend(word)
    items += word[:1]
    return items

#> append_vs_extend_string([], "hi")
#> append_vs_extend_string([1], "")
#> append_vs_extend_string(["x"], "é")
#> append_vs_extend_string([0], [7, 8])
#> append_vs_extend_string([None], ())

### append_returns_none_chain
def append_returns_none_chain(xs, x):
    result = xs.append(x)
    result = result or xs.pop(0)
    return result, xs

#> append_returns_none_chain([3, 4], 5)
#> append_returns_none_chain([], 5)
#> append_returns_none_chain(["a", "b"], None)
#> append_returns_none_chain([[]], [])
#> append_returns_none_chain([False], True)

### append_last_two_sum
def append_last_two_sum(seq, limit):
    while seq[-1] + seq[-2] <= limit:
        seq.append(seq[-1] + seq[-2])
    return seq

#> append_last_two_sum([1, 2], 20)
#> append_last_two_sum([5, 7], 10)
#> append_last_two_sum([0, 3, 1], 9)
#> append_last_two_sum([4], 100)
#> append_last_two_sum([2.5, 0.5], 6)

### append_alias_list
def append_alias_list(row, n):
    grid = [row] * n
    if grid:
        grid[0].append(n)
    return grid

#> append_alias_list([0], 3)
#> append_alias_list([], 2)
#> append_alias_list([1, 2], 0)
#> append_alias_list(["x"], 1)
#> append_alias_list([None], -1)

### append_to_shortest_bin
def append_to_shortest_bin(values, n):
    bins = [[] for _ in range(n)]
    for v in values:
        min(bins, key=sum).append(v)
    return bins

#> append_to_shortest_bin([5, 3, 8, 1], 2)
#> append_to_shortest_bin([], 3)
#> append_to_shortest_bin([2, 2, 2], 1)
#> append_to_shortest_bin([9, 1, 1, 1, 1], 3)
#> append_to_shortest_bin([4], 0)

### extend_with_own_reverse
def extend_with_own_reverse(xs):
    xs.extend(xs[::-1])
    xs.extend(xs[:1])
    return xs

#> extend_with_own_reverse([1, 2])
#> extend_with_own_reverse([])
#> extend_with_own_reverse(["z"])
#> extend_with_own_reverse([True, 0, None])
#> extend_with_own_reverse([[1], [2]])

### extend_while_short
def extend_while_short(base, extra, size):
    if not extra:
        return base
    while len(base) < size:
        base.extend(extra)
    return base[:size]

#> extend_while_short([1], [2, 3], 6)
#> extend_while_short([1, 2, 3], [9], 2)
#> extend_while_short([], [], 4)
#> extend_while_short([], "ab", 5)
#> extend_while_short([0], {7: "x", 8: "y"}, 3)

### extend_dict_adds_keys
def extend_dict_adds_keys(keys, d):
    keys.extend(d)
    keys.extend(d.values())
    keys.sort(key=str)
    return keys

#> extend_dict_adds_keys(["m"], {"z": "a", "b": "c"})
#> extend_dict_adds_keys([], {})
#> extend_dict_adds_keys([3], {1: 2})
#> extend_dict_adds_keys(["10", 9], {"x": None})
#> extend_dict_adds_keys([True], {False: "no"})

### extend_generator_stops
def extend_generator_stops(nums, cap):
    start = len(nums)
    nums.extend(n * 2 for n in nums[:] if n < cap)
    return nums[start:]

#> extend_generator_stops([1, 9, 4], 5)
#> extend_generator_stops([], 5)
#> extend_generator_stops([7, 8], 5)
#> extend_generator_stops([-3, 0], 1)
#> extend_generator_stops([2.5, 3.5], 3)

### insert_negative_position
def insert_negative_position(xs, item):
    xs.insert(-1, item)
    xs.insert(len(xs), item)
    xs.insert(-99, item)
    return xs

#> insert_negative_position([1, 2], 0)
#> insert_negative_position([], "x")
#> insert_negative_position(["a"], "b")
#> insert_negative_position([None, None, 3], False)
#> insert_negative_position([[]], [1])

### insert_keep_sorted
def insert_keep_sorted(values):
    out = []
    for v in values:
        i = 0
        while i < len(out) and out[i] <= v:
            i += 1
        out.insert(i, v)
    return out

#> insert_keep_sorted([5, 1, 4])
#> insert_keep_sorted([])
#> insert_keep_sorted(["pear", "fig", "apple"])
#> insert_keep_sorted([2, 2.0, 1])
#> insert_keep_sorted([True, 0, -1])

### insert_between_equal
def insert_between_equal(s, mark):
    chars = list(s)
    i = 1
    while i < len(chars):
        if chars[i] == chars[i - 1]:
            chars.insert(i, mark)
            i += 1
        i += 1
    return "".join(chars)

#> insert_between_equal("balloon", "-")
#> insert_between_equal("aaa", "x")
#> insert_between_equal("", "-")
#> insert_between_equal("dog", "?")
#> insert_between_equal("  ", "_")

### insert_slice_middle
def insert_slice_middle(outer, inner):
    mid = len(outer) // 2
    outer[mid:mid] = inner
    outer.insert(mid, len(inner))
    return outer

#> insert_slice_middle([1, 2, 3, 4], ["x", "y"])
#> insert_slice_middle([], [])
#> insert_slice_middle([9], "ab")
#> insert_slice_middle([1, 2, 3], [])
#> insert_slice_middle(["p", "q"], [None])

### insert_front_each_round
def insert_front_each_round(word):
    acc = []
    for c in word:
        acc.insert(0, c)
        if len(acc) > 3:
            acc.pop()
    return acc

#> insert_front_each_round("window")
#> insert_front_each_round("ab")
#> insert_front_each_round("")
#> insert_front_each_round("four")
#> insert_front_each_round("ααβ")

### remove_while_iterating
def remove_while_iterating(nums):
    for n in nums:
        if n % 2 == 0:
            nums.remove(n)
    return nums

#> remove_while_iterating([2, 4, 6, 8])
#> remove_while_iterating([1, 2, 2, 3])
#> remove_while_iterating([])
#> remove_while_iterating([7, 9])
#> remove_while_iterating([0, 1, 0])

### remove_until_missing
def remove_until_missing(letters, ch):
    letters = list(letters)
    n = 0
    try:
        while True:
            letters.remove(ch)
            n += 1
    except ValueError:
        letters.append(str(n))
    return "".join(letters)

#> remove_until_missing("referee", "e")
#> remove_until_missing("sky", "a")
#> remove_until_missing("", "")
#> remove_until_missing("ooo", "o")
#> remove_until_missing("A a A", "A")

### remove_min_and_max
def remove_min_and_max(scores):
    if len(scores) > 2:
        scores.remove(min(scores))
        scores.remove(max(scores))
    return sum(scores) / (len(scores) or 1)

#> remove_min_and_max([9, 7, 8, 10])
#> remove_min_and_max([5, 5])
#> remove_min_and_max([])
#> remove_min_and_max([1, 1, 1, 4])
#> remove_min_and_max([-2, 0.5, 3])

### remove_from_each_row
def remove_from_each_row(rows, val):
    for row in rows:
        if val in row:
            row.remove(val)
        else:
            row.append(val)
    return rows

#> remove_from_each_row([[1, 2], [3]], 2)
#> remove_from_each_row([], 0)
#> remove_from_each_row([[], [0, 0]], 0)
#> remove_from_each_row([["a"], ["b", "a", "a"]], "a")
#> remove_from_each_row([[None]], None)

### pop_front_push_back
def pop_front_push_back(queue, rounds):
    while rounds and queue:
        queue.append(queue.pop(0))
        rounds -= 1
    return queue

#> pop_front_push_back(["a", "b", "c"], 2)
#> pop_front_push_back([], 5)
#> pop_front_push_back([1, 2, 3], 0)
#> pop_front_push_back([1, 2], 4)
#> pop_front_push_back(["x"], 1)

### pop_index_beyond
def pop_index_beyond(xs, i):
    try:
        taken = xs.pop(i)
    except IndexError as err:
        return str(err)
    return taken, xs

#> pop_index_beyond([10, 20, 30], 1)
#> pop_index_beyond([10, 20, 30], 3)
#> pop_index_beyond([10, 20, 30], -3)
#> pop_index_beyond([], 0)
#> pop_index_beyond(["only"], -2)

### pop_pairs_from_ends_quiz
def pop_pairs_from_ends_quiz(xs):
    pairs = []
    while len(xs) > 1:
        pairs.append((xs.pop(), xs.pop(0)))
    return pairs, xs

#> pop_pairs_from_ends_quiz([1, 2, 3, 4, 5])
#> pop_pairs_from_ends_quiz([])
#> pop_pairs_from_ends_quiz(["a", "b"])
#> pop_pairs_from_ends_quiz([None])
#> pop_pairs_from_ends_quiz([[1], (2,), "3", 4])

### pop_by_last_value
def pop_by_last_value(nums):
    out = []
    while nums:
        k = nums[-1] % len(nums)
        out.append(nums.pop(k))
    return out

#> pop_by_last_value([3, 1, 4, 1, 5])
#> pop_by_last_value([])
#> pop_by_last_value([7])
#> pop_by_last_value([-1, -2, -3])
#> pop_by_last_value([2, 2, 2, 2])

### pop_every_third
def pop_every_third(people):
    order, i = [], 0
    while people:
        i = (i + 2) % len(people)
        order.append(people.pop(i))
    return order

#> pop_every_third(["Al", "Bo", "Cy", "Di", "Ed"])
#> pop_every_third([])
#> pop_every_third([1])
#> pop_every_third([1, 2, 3, 4, 5, 6, 7])
#> pop_every_third(list("ab"))

### pop_condition_evaluated_once
def pop_condition_evaluated_once(stack, stop):
    popped = []
    while stack and (top := stack.pop()) != stop:
        popped.append(top)
    return popped, stack

#> pop_condition_evaluated_once(["a", "(", "b", "c"], "(")
#> pop_condition_evaluated_once(["a", "b"], "(")
#> pop_condition_evaluated_once([], "(")
#> pop_condition_evaluated_once([1, 2, 3], 3)
#> pop_condition_evaluated_once([0, None, False], 0)

### clear_versus_rebind
def clear_versus_rebind(xs, wipe):
    alias = xs
    if wipe:
        xs.clear()
    else:
        xs = []
    xs.append("new")
    return alias, xs

#> clear_versus_rebind([1, 2], True)
#> clear_versus_rebind([1, 2], False)
#> clear_versus_rebind([], 1)
#> clear_versus_rebind([], "")
#> clear_versus_rebind([[0]], None)

### clear_when_total_reached
def clear_when_total_reached(stream, cap):
    buf, flushed = [], 0
    for x in stream:
        buf.append(x)
        if sum(buf) >= cap:
            buf.clear()
            flushed += 1
    return flushed, buf

#> clear_when_total_reached([3, 4, 5, 1, 2], 7)
#> clear_when_total_reached([], 3)
#> clear_when_total_reached([10, 20], 5)
#> clear_when_total_reached([1, 1, 1], 50)
#> clear_when_total_reached([-1, 6, 0.5], 5)

### clear_on_reset_token
def clear_on_reset_token(tokens, reset):
    held = []
    for t in tokens:
        held.clear() if t == reset else held.append(t)
    return held

#> clear_on_reset_token(["a", "b", "C", "d"], "C")
#> clear_on_reset_token([], "C")
#> clear_on_reset_token(["C"], "C")
#> clear_on_reset_token([1, 2, 0, 0, 5], 0)
#> clear_on_reset_token("keep all", "?")

### copy_is_shallow_quiz
def copy_is_shallow_quiz(rows, value):
    twin = rows.copy()
    twin[0] = twin[0] + [value]
    twin[-1].append(value)
    return rows, twin

#> copy_is_shallow_quiz([[1], [2]], 9)
#> copy_is_shallow_quiz([[1]], 9)
#> copy_is_shallow_quiz([], 9)
#> copy_is_shallow_quiz([["a"], [], ["b"]], "z")
#> copy_is_shallow_quiz([[0], [0]], None)

### copy_then_drop_from_original
def copy_then_drop_from_original(nums, limit):
    for n in nums.copy():
        if n > limit:
            nums.remove(n)
            nums.insert(0, limit)
    return nums

#> copy_then_drop_from_original([1, 8, 3, 9], 5)
#> copy_then_drop_from_original([], 5)
#> copy_then_drop_from_original([1, 2], 5)
#> copy_then_drop_from_original([7, 7], 6)
#> copy_then_drop_from_original([0.5, -1], 0)

### slice_copy_identity
def slice_copy_identity(xs):
    a, b = xs, xs[:]
    a.append(0)
    b.append(1)
    return a is xs, b == xs, a[-1] + b[-1], len(xs)

#> slice_copy_identity([5])
#> slice_copy_identity([])
#> slice_copy_identity(["t", "u"])
#> slice_copy_identity([None, None, None])
#> slice_copy_identity([[], {}])
