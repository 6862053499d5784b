### ps_double_until_in
def ps_double_until_in(nums, x):
    n = 0
    while x not in nums and x <= max(nums, default=0):
        x = x * 2 or 1
        n += 1
    return x, n

#> ps_double_until_in([24, 7, 40], 3)
#> ps_double_until_in([24, 7, 40], 5)
#> ps_double_until_in([], 2)
#> ps_double_until_in([16, 1], 0)
#> ps_double_until_in([9], 9)
#> ps_double_until_in([100, 50], 7)

### ps_move_max_back
def ps_move_max_back(d):
    k = max(d, key=d.get)
    d[k] = d.pop(k) // 2
    return list(d.items())

#> ps_move_max_back({"a": 9, "b": 4})
#> ps_move_max_back({"x": 1})
#> ps_move_max_back({"p": 3, "q": 3, "r": 1})
#> ps_move_max_back({})
#> ps_move_max_back({1: -8, 2: -3})
#> ps_move_max_back({"m": 0, "n": 100, "o": 50})

### ps_insert_len_everywhere
def ps_insert_len_everywhere(lst, n):
    for i in range(0, n * 2, 2):
        lst.insert(i, len(lst))
    return lst

#> ps_insert_len_everywhere(["a", "b", "c"], 2)
#> ps_insert_len_everywhere([], 3)
#> ps_insert_len_everywhere([7], 0)
#> ps_insert_len_everywhere([9, 9], 4)
#> ps_insert_len_everywhere([0, 1, 2, 3], 1)
#> ps_insert_len_everywhere(["z"], -2)

### ps_odd_positions_pop
def ps_odd_positions_pop(lst):
    i = 1
    out = []
    while i < len(lst):
        out.append(lst.pop(i))
        i += 1
    return out, lst

#> ps_odd_positions_pop([1, 2, 3, 4, 5, 6])
#> ps_odd_positions_pop(["x"])
#> ps_odd_positions_pop([])
#> ps_odd_positions_pop([8, 9])
#> ps_odd_positions_pop(["a", "b", "c", "d", "e"])
#> ps_odd_positions_pop([[0], [1], [2]])

### ps_pop_default_math
def ps_pop_default_math(d, a, b):
    x = d.pop(a, 10)
    y = d.pop(b, x)
    d[x - y] = x * y
    return d

#> ps_pop_default_math({"p": 3, "q": 4}, "p", "q")
#> ps_pop_default_math({"p": 3}, "p", "z")
#> ps_pop_default_math({}, "m", "n")
#> ps_pop_default_math({"k": 5, "l": 6}, "k", "k")
#> ps_pop_default_math({0: 1, 1: 0}, 1, 0)
#> ps_pop_default_math({"a": -2, -7: "old"}, "a", "b")

### ps_mirror_and_trim
def ps_mirror_and_trim(lst, n):
    lst += lst[::-1]
    while n > 0 and lst:
        lst.pop(n % len(lst))
        n -= 2
    return lst

#> ps_mirror_and_trim([1, 2, 3], 4)
#> ps_mirror_and_trim([1], 9)
#> ps_mirror_and_trim([], 3)
#> ps_mirror_and_trim(["a", "b"], 0)
#> ps_mirror_and_trim([5, 6, 7, 8], 7)
#> ps_mirror_and_trim([0, 0], 2)

### ps_zip_dict_lookup_sum
def ps_zip_dict_lookup_sum(ks, vs, ask):
    d = dict(zip(ks, vs))
    return sum(d.get(a, -1) for a in ask), len(d)

#> ps_zip_dict_lookup_sum(["a", "b", "a"], [1, 2, 3], ["a", "b", "c"])
#> ps_zip_dict_lookup_sum([], [], [1, 2])
#> ps_zip_dict_lookup_sum("xyz", [5, 6], "zyx")
#> ps_zip_dict_lookup_sum([1, 2], [10, 20, 30], [])
#> ps_zip_dict_lookup_sum([True, 1, 1.0], [4, 5, 6], [1])
#> ps_zip_dict_lookup_sum(["k"], [-1], ["k", "k", "l"])

### ps_swap_first_bigger
def ps_swap_first_bigger(a):
    for i in range(1, len(a)):
        if a[i] > a[0]:
            a[0], a[i] = a[i], a[0]
            return a, i
    a.append(a[0] if a else None)
    return a, 0

#> ps_swap_first_bigger([3, 1, 7, 9])
#> ps_swap_first_bigger([9, 1, 2])
#> ps_swap_first_bigger([])
#> ps_swap_first_bigger([4, 4])
#> ps_swap_first_bigger(["b", "a", "c"])
#> ps_swap_first_bigger([-5, -6, -4])

### ps_xor_positions
def ps_xor_positions(nums):
    acc = 0
    for i, n in enumerate(nums, 1):
        acc ^= i * (n > i) + n * (n <= i)
    return acc, acc.bit_length()

#> ps_xor_positions([5, 1, 2, 9])
#> ps_xor_positions([])
#> ps_xor_positions([1, 2, 3])
#> ps_xor_positions([0, 0, 0, 100])
#> ps_xor_positions([-3, 7])
#> ps_xor_positions([12, 11, 10, 9, 8])

### ps_sets_to_string
def ps_sets_to_string(a, b):
    x, y = set(a), set(b)
    out = "".join(sorted(x - y)) + "|" + "".join(sorted(x & y)) + "|" + "".join(sorted(y - x))
    return out.strip("|")

#> ps_sets_to_string("garden", "danger!")
#> ps_sets_to_string("cloud", "sky")
#> ps_sets_to_string("", "")
#> ps_sets_to_string("same", "mesa")
#> ps_sets_to_string("a b", "b c")
#> ps_sets_to_string("", "éa")

### ps_while_pair_sum_odd
def ps_while_pair_sum_odd(lst):
    i = 0
    while i + 1 < len(lst):
        s = lst[i] + lst[i + 1]
        if s % 2:
            lst[i:i + 2] = [s]
        else:
            i += 1
    return lst

#> ps_while_pair_sum_odd([1, 2, 4, 5])
#> ps_while_pair_sum_odd([2, 4, 6])
#> ps_while_pair_sum_odd([])
#> ps_while_pair_sum_odd([3, 3, 2, 8])
#> ps_while_pair_sum_odd([-1, 0, 0, 1])
#> ps_while_pair_sum_odd([7])

### ps_key_of_nth_largest
def ps_key_of_nth_largest(d, n):
    vals = sorted(set(d.values()))
    if n > len(vals):
        return []
    return sorted(k for k in d if d[k] == vals[-n])

#> ps_key_of_nth_largest({"a": 5, "b": 8, "c": 5, "d": 1}, 2)
#> ps_key_of_nth_largest({"a": 5, "b": 8}, 3)
#> ps_key_of_nth_largest({}, 1)
#> ps_key_of_nth_largest({"x": 0, "y": 0}, 1)
#> ps_key_of_nth_largest({"p": -1, "q": -2, "r": -3}, 3)
#> ps_key_of_nth_largest({"m": 4, "n": 9}, 0)

### ps_grow_tuple_by_last
def ps_grow_tuple_by_last(t, n):
    while len(t) < n:
        t += (t[-1] + t[-2],) if len(t) > 1 else (len(t),)
    return t[-n:] if n else t

#> ps_grow_tuple_by_last((2, 5), 5)
#> ps_grow_tuple_by_last((), 4)
#> ps_grow_tuple_by_last((1, 2, 3), 2)
#> ps_grow_tuple_by_last((9,), 0)
#> ps_grow_tuple_by_last(("a", "b"), 4)
#> ps_grow_tuple_by_last((-1, 1), 6)

### ps_reverse_when_seen
def ps_reverse_when_seen(items):
    out = []
    for it in items:
        if it in out:
            out.reverse()
        else:
            out.append(it)
    return out

#> ps_reverse_when_seen([1, 2, 3, 2, 4])
#> ps_reverse_when_seen(["a", "a", "a"])
#> ps_reverse_when_seen([])
#> ps_reverse_when_seen("levels")
#> ps_reverse_when_seen([5, 6, 7])
#> ps_reverse_when_seen([0, 1, 0, 2, 0, 3])

### ps_dict_minus_list
def ps_dict_minus_list(d, lst):
    for x in lst:
        d[x] = d.get(x, 0) - 1
        if d[x] == 0:
            d.popitem()
    return d

#> ps_dict_minus_list({"a": 2, "b": 1}, ["b", "a"])
#> ps_dict_minus_list({"a": 1, "z": 9}, ["a"])
#> ps_dict_minus_list({}, ["q", "q"])
#> ps_dict_minus_list({"k": 3}, [])
#> ps_dict_minus_list({"x": 1}, ["x", "x"])
#> ps_dict_minus_list({1: 2, 2: 2}, [1, 2, 1, 2])

### ps_lengths_then_index
def ps_lengths_then_index(rows, x):
    best = -1
    for i, r in enumerate(rows):
        if x in r and (best < 0 or r.index(x) < rows[best].index(x)):
            best = i
    return best, [len(r) for r in rows]

#> ps_lengths_then_index([[1, 2, 3], [3, 1], [2]], 3)
#> ps_lengths_then_index([[1], [2, 2]], 9)
#> ps_lengths_then_index([], 0)
#> ps_lengths_then_index(["tide", "edit", "diet"], "d")
#> ps_lengths_then_index([[], [5], [5]], 5)
#> ps_lengths_then_index([(0, 1), (1, 0)], 0)

### ps_shrink_range_by_hits
def ps_shrink_range_by_hits(nums, lo, hi):
    for n in nums:
        if not lo < n < hi:
            continue
        if n - lo < hi - n:
            lo = n
        else:
            hi = n
    return lo, hi, hi - lo

#> ps_shrink_range_by_hits([3, 8, 5, 6], 0, 10)
#> ps_shrink_range_by_hits([20, -1], 0, 10)
#> ps_shrink_range_by_hits([], 4, 5)
#> ps_shrink_range_by_hits([5], 0, 10)
#> ps_shrink_range_by_hits([-2, -4, -3], -5, 0)
#> ps_shrink_range_by_hits([1, 2, 3, 4], 0, 100)

### ps_concat_ints_by_parity
def ps_concat_ints_by_parity(nums):
    s = ["", ""]
    for n in nums:
        s[n % 2] += str(n)
    return [int(x) if x else None for x in s]

#> ps_concat_ints_by_parity([1, 2, 33, 4])
#> ps_concat_ints_by_parity([])
#> ps_concat_ints_by_parity([0, 0])
#> ps_concat_ints_by_parity([7, 5, 3])
#> ps_concat_ints_by_parity([-2, 9])
#> ps_concat_ints_by_parity([10, 11, 12, 13])

### ps_first_key_after
def ps_first_key_after(d, k):
    found = False
    for key in d:
        if found:
            return key, d[key]
        found = key == k
    return None if found else k

#> ps_first_key_after({"a": 1, "b": 2, "c": 3}, "b")
#> ps_first_key_after({"a": 1, "b": 2}, "b")
#> ps_first_key_after({"a": 1}, "zz")
#> ps_first_key_after({}, 0)
#> ps_first_key_after({0: "x", False: "y", 2: "z"}, 0)
#> ps_first_key_after({"p": None, "q": None}, "p")

### ps_split_list_by_pred_pos
def ps_split_list_by_pred_pos(lst, n):
    a, b = [], []
    for i in range(len(lst)):
        (a, b)[lst[i] > n and i % 2 == 0].append(lst[i])
    return a, b[::-1]

#> ps_split_list_by_pred_pos([5, 9, 7, 1, 8], 4)
#> ps_split_list_by_pred_pos([], 0)
#> ps_split_list_by_pred_pos([1, 1, 1], 1)
#> ps_split_list_by_pred_pos([3, 4], -1)
#> ps_split_list_by_pred_pos([-2, 6, -8, 6, 10], -5)
#> ps_split_list_by_pred_pos(["b", "d", "c"], "a")

### ps_max_minus_walk
def ps_max_minus_walk(nums):
    out = []
    while nums:
        m = max(nums)
        nums = [m - n for n in nums if n != m]
        out.append(m)
    return out

#> ps_max_minus_walk([3, 9, 5, 1])
#> ps_max_minus_walk([4, 4])
#> ps_max_minus_walk([])
#> ps_max_minus_walk([-1, -5, -9])
#> ps_max_minus_walk([10, 20, 30, 30])
#> ps_max_minus_walk([0])

### ps_multi_assign_dance
def ps_multi_assign_dance(lst):
    a, *b, c = lst
    b, a = [a] + b, c
    if len(b) > 2:
        b[0], *_, b[-1] = b[-1], *b[1:-1], b[0]
    return a, b

#> ps_multi_assign_dance([1, 2, 3, 4])
#> ps_multi_assign_dance([5, 6])
#> ps_multi_assign_dance([7])
#> ps_multi_assign_dance(["x", "y", "z"])
#> ps_multi_assign_dance("hello")
#> ps_multi_assign_dance([0, 0, 1, 1, 2])

### ps_remove_by_index_set
def ps_remove_by_index_set(lst, idx):
    drop = {i % len(lst) for i in idx} if lst else set()
    left = [x for i, x in enumerate(lst) if i not in drop]
    return left, len(idx) - len(drop)

#> ps_remove_by_index_set(["a", "b", "c", "d"], [0, -1, 4])
#> ps_remove_by_index_set([], [1, 2])
#> ps_remove_by_index_set([5, 6, 7], [])
#> ps_remove_by_index_set([5, 6, 7], [1, 1, 1])
#> ps_remove_by_index_set([9], [10, -10])
#> ps_remove_by_index_set([1, 2, 3, 4, 5], range(0, 10, 3))

### ps_stairs_of_lists
def ps_stairs_of_lists(lst):
    out, i, n = [], 0, 1
    while i < len(lst):
        out.append(lst[i:i + n])
        i, n = i + n, n + 1
    return out, n - 1 == len(out[-1]) if out else None

#> ps_stairs_of_lists([1, 2, 3, 4, 5, 6])
#> ps_stairs_of_lists([1, 2, 3, 4, 5])
#> ps_stairs_of_lists([])
#> ps_stairs_of_lists(["x"])
#> ps_stairs_of_lists("staircase!")
#> ps_stairs_of_lists([0, 0])

### ps_vote_by_bits
def ps_vote_by_bits(nums, width):
    res = 0
    for b in range(width):
        ones = sum(n >> b & 1 for n in nums)
        if ones * 2 > len(nums):
            res |= 1 << b
    return res, bin(res)[2:].zfill(width)

#> ps_vote_by_bits([5, 7, 1], 3)
#> ps_vote_by_bits([8, 4, 2], 4)
#> ps_vote_by_bits([], 2)
#> ps_vote_by_bits([15], 3)
#> ps_vote_by_bits([6, 6, 9, 9], 4)
#> ps_vote_by_bits([-1, -1, 0], 5)
