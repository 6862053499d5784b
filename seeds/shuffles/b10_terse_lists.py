### rl_knock_out_kth
def rl_knock_out_kth(lst, k):
    res = []
    while lst:
        lst = lst[k:] + lst[:k] if k < len(lst) else lst[::-1]
        res.append(lst.pop())
        k += 1
    return res

#> rl_knock_out_kth([1, 2, 3, 4, 5], 2)
#> rl_knock_out_kth(["a", "b", "c"], 0)
#> rl_knock_out_kth([], 3)
#> rl_knock_out_kth([7, 8], 5)
#> rl_knock_out_kth([0, 1, 0, 1, 0, 1], 1)
#> rl_knock_out_kth([9, 6, 3], -1)

### del_between_marks
def del_between_marks(lst, a, b):
    try:
        i = lst.index(a)
        j = lst.index(b, i + 1)
    except ValueError:
        return lst[::-1]
    del lst[i + 1:j]
    return lst

#> del_between_marks([1, 0, 5, 6, 9, 2], 0, 9)
#> del_between_marks(["x", "<", "y", ">"], "<", ">")
#> del_between_marks([3, 4, 5], 5, 3)
#> del_between_marks([], 1, 2)
#> del_between_marks([7, 7, 7, 7], 7, 7)
#> del_between_marks(["p", "q"], "p", "q")

### push_down_zeros_inplace
def push_down_zeros_inplace(nums):
    w = 0
    for n in nums:
        if n:
            nums[w] = n
            w += 1
    nums[w:] = [w] * (len(nums) - w)
    return nums

#> push_down_zeros_inplace([0, 5, 0, 7, 2])
#> push_down_zeros_inplace([0, 0])
#> push_down_zeros_inplace([])
#> push_down_zeros_inplace([4, 3])
#> push_down_zeros_inplace([-1, 0, -2, 0, 0, 9])
#> push_down_zeros_inplace(["a", "", "b", None])

### absorb_smaller_left
def absorb_smaller_left(fish):
    alive = []
    for f in fish:
        while alive and alive[-1] < f:
            f += alive.pop() // 2
        alive.append(f)
    return alive

#> absorb_smaller_left([2, 3, 10, 4])
#> absorb_smaller_left([9, 7, 5])
#> absorb_smaller_left([])
#> absorb_smaller_left([1, 1, 1, 2])
#> absorb_smaller_left([6, 5, 4, 7])
#> absorb_smaller_left([-3, -1, 0])

### cut_where_sides_agree_mod
def cut_where_sides_agree_mod(nums, m):
    cuts = []
    for i in range(1, len(nums)):
        if (sum(nums[:i]) - sum(nums[i:])) % m == 0:
            cuts.append(i)
    return cuts or sum(nums) % m

#> cut_where_sides_agree_mod([2, 8, 3, 5, 4], 4)
#> cut_where_sides_agree_mod([6, 1], 7)
#> cut_where_sides_agree_mod([], 3)
#> cut_where_sides_agree_mod([9], 2)
#> cut_where_sides_agree_mod([1, 1, 1, 1], 2)
#> cut_where_sides_agree_mod([-4, 10, 7], 5)

### cap_repeats_penalty
def cap_repeats_penalty(lst, m):
    out = []
    for x in lst:
        if out.count(x) < m:
            out.append(x)
        else:
            out.insert(0, -1)
    return out

#> cap_repeats_penalty([3, 3, 3, 1, 3, 1], 2)
#> cap_repeats_penalty([5, 6, 7], 1)
#> cap_repeats_penalty([], 2)
#> cap_repeats_penalty([4, 4], 0)
#> cap_repeats_penalty(["hi", "hi", "ho"], 1)
#> cap_repeats_penalty([-1, -1, -1], 1)

### fold_paper_sum
def fold_paper_sum(lst):
    while len(lst) > 1:
        h = len(lst) // 2
        tail = lst[:-h - 1:-1]
        lst = [a + b for a, b in zip(lst[:h], tail)] + lst[h:-h]
    return lst

#> fold_paper_sum([1, 2, 3, 4, 5])
#> fold_paper_sum([8, 9])
#> fold_paper_sum([])
#> fold_paper_sum([6])
#> fold_paper_sum(["a", "b", "c", "d"])
#> fold_paper_sum([-1, 0, 1, -1, 0, 1, 5])

### keep_every_new_record
def keep_every_new_record(nums, up):
    rec = nums[:1]
    for n in nums:
        if (n > rec[-1]) if up else (n < rec[-1]):
            rec.append(n)
    return rec, len(nums) - len(rec)

#> keep_every_new_record([3, 5, 4, 9, 1], True)
#> keep_every_new_record([3, 5, 4, 9, 1], False)
#> keep_every_new_record([], True)
#> keep_every_new_record([2, 2, 2], False)
#> keep_every_new_record([-5, -4, -9, 0], True)
#> keep_every_new_record(["m", "k", "z", "a"], False)

### hide_behind_taller_left
def hide_behind_taller_left(hs):
    seen = []
    for i, h in enumerate(hs):
        for g in hs[:i]:
            if g >= h:
                break
        else:
            seen.append((i, h))
    return seen

#> hide_behind_taller_left([4, 2, 5, 1, 6])
#> hide_behind_taller_left([3, 2, 1])
#> hide_behind_taller_left([])
#> hide_behind_taller_left([7, 7, 8])
#> hide_behind_taller_left([-2, -3, -1, 0])
#> hide_behind_taller_left(["b", "a", "c"])

### pop_pairs_xor
def pop_pairs_xor(nums):
    acc = []
    while len(nums) >= 2:
        acc.append(nums.pop() ^ nums.pop(0))
    acc.extend(nums)
    return acc, any(a & 1 for a in acc)

#> pop_pairs_xor([5, 9, 12, 3])
#> pop_pairs_xor([8, 2, 6])
#> pop_pairs_xor([])
#> pop_pairs_xor([7])
#> pop_pairs_xor([4, 4])
#> pop_pairs_xor([1, 10, 100, 1000, 255])

### shuffle_by_parity_of_index
def shuffle_by_parity_of_index(xs):
    xs[::2] = reversed(xs[::2])
    xs[1::2] = sorted(xs[1::2])
    return xs

#> shuffle_by_parity_of_index([9, 8, 7, 6, 5, 4])
#> shuffle_by_parity_of_index([1, 2, 3])
#> shuffle_by_parity_of_index([])
#> shuffle_by_parity_of_index(["q"])
#> shuffle_by_parity_of_index([0, 5, 0, 3, 1])
#> shuffle_by_parity_of_index(["d", "z", "c", "y", "b", "x", "a"])

### expand_counts_to_list
def expand_counts_to_list(spec):
    out = []
    for v, n in spec:
        if n < 0:
            del out[n:]
        out += [v] * n
    return out

#> expand_counts_to_list([("a", 3), ("b", 1), ("x", -2), ("c", 1)])
#> expand_counts_to_list([])
#> expand_counts_to_list([(5, 0), (6, 2)])
#> expand_counts_to_list([("z", -4)])
#> expand_counts_to_list([(1, 2), (2, -1), (3, 2), (4, -3)])
#> expand_counts_to_list([(None, 1), ([], 1)])

### trim_both_while_equal
def trim_both_while_equal(lst):
    n = 0
    while len(lst) > 1 and lst[0] == lst[-1]:
        lst = lst[1:-1]
        n += 1
    return lst, n

#> trim_both_while_equal([1, 2, 5, 6, 2, 1])
#> trim_both_while_equal("racecar")
#> trim_both_while_equal([])
#> trim_both_while_equal([3, 4])
#> trim_both_while_equal([0, 0, 0, 0])
#> trim_both_while_equal(["a"])

### insert_after_each_match
def insert_after_each_match(lst, v, new):
    i = 0
    while i < len(lst):
        if lst[i] == v:
            lst.insert(i + 1, new)
            i += 1
        i += 1
    return lst

#> insert_after_each_match([1, 2, 1, 3], 1, 9)
#> insert_after_each_match(["a", "b"], "b", "!")
#> insert_after_each_match([], 0, 0)
#> insert_after_each_match([4, 4], 4, 4)
#> insert_after_each_match([5, 6], 7, 8)
#> insert_after_each_match(list("moon"), "o", "-")

### max_drop_pair
def max_drop_pair(prices):
    worst = (0, None, None)
    hi = None
    for p in prices:
        if hi is None or p > hi:
            hi = p
        worst = max(worst, (hi - p, hi, p), key=lambda t: t[0])
    return worst

#> max_drop_pair([5, 9, 4, 7, 2, 8])
#> max_drop_pair([1, 2, 3])
#> max_drop_pair([])
#> max_drop_pair([6, 6])
#> max_drop_pair([10, 1, 20, 12])
#> max_drop_pair([-1, -8, 0])

### remove_last_occurrence
def remove_last_occurrence(lst, v):
    lst.reverse()
    if v in lst:
        lst.remove(v)
        lst.reverse()
    return lst

#> remove_last_occurrence([1, 2, 3, 2, 4], 2)
#> remove_last_occurrence([1, 2, 3], 7)
#> remove_last_occurrence([], "x")
#> remove_last_occurrence([5, 5], 5)
#> remove_last_occurrence(["on", "off", "on"], "off")
#> remove_last_occurrence([0, False, 1], 0)

### compress_runs_to_signed
def compress_runs_to_signed(bits):
    out = []
    for b in bits:
        s = 1 if b else -1
        if out and out[-1] * s > 0:
            out[-1] += s
        else:
            out.append(s)
    return out

#> compress_runs_to_signed([1, 1, 0, 0, 0, 1])
#> compress_runs_to_signed([])
#> compress_runs_to_signed([0])
#> compress_runs_to_signed([1, 0, 1, 0])
#> compress_runs_to_signed(["a", "", "", "b", "c"])
#> compress_runs_to_signed([5, 6, 7])

### extend_or_trim_to
def extend_or_trim_to(lst, n):
    extra = n - len(lst)
    if extra < 0:
        del lst[extra:]
    elif lst:
        lst.extend(lst[-1:] * extra)
    return lst

#> extend_or_trim_to([1, 2, 3], 5)
#> extend_or_trim_to([1, 2, 3, 4, 5], 2)
#> extend_or_trim_to([], 3)
#> extend_or_trim_to([7, 8], 2)
#> extend_or_trim_to(["a", "b", "c"], 0)
#> extend_or_trim_to([9], -1)

### pancake_pile_orders
def pancake_pile_orders(orders):
    pile, served, upset = [], [], 0
    for o in orders:
        if o > 0:
            pile.append(o)
        elif -o in pile:
            served.append(pile.pop(pile.index(-o)))
        else:
            upset += 1
            pile = pile[::-1]
    return served, pile, upset

#> pancake_pile_orders([3, 5, -3, 4, -9])
#> pancake_pile_orders([-1, 5])
#> pancake_pile_orders([])
#> pancake_pile_orders([2, 2, 7, -2, -7])
#> pancake_pile_orders([1, 0, 4, 0])
#> pancake_pile_orders([4, 5])

### cut_common_tail_pair
def cut_common_tail_pair(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[~n] == b[~n]:
        n += 1
    return a[:len(a) - n], b[:len(b) - n], n

#> cut_common_tail_pair([1, 2, 7, 8], [5, 7, 8])
#> cut_common_tail_pair([1], [2])
#> cut_common_tail_pair([], [3])
#> cut_common_tail_pair([4, 5], [4, 5])
#> cut_common_tail_pair("walking", "talking")
#> cut_common_tail_pair(["x", "y", "z"], ["z"])

### nth_smallest_unique_or
def nth_smallest_unique_or(nums, n, default):
    uniq = sorted({*nums})
    return uniq[n - 1] if 0 < n <= len(uniq) else default

#> nth_smallest_unique_or([5, 3, 5, 9, 1], 2, None)
#> nth_smallest_unique_or([5, 3, 5], 3, -1)
#> nth_smallest_unique_or([], 1, "none")
#> nth_smallest_unique_or([7, 7, 7], 1, 0)
#> nth_smallest_unique_or([2, 1], 0, 99)
#> nth_smallest_unique_or(["c", "a", "b"], 3, "?")

### alternating_signs_fix
def alternating_signs_fix(nums):
    changed = []
    for i in range(1, len(nums)):
        if nums[i] * nums[i - 1] > 0:
            nums[i] *= -1
            changed.append(i)
    return nums, changed

#> alternating_signs_fix([1, 2, 3, 4])
#> alternating_signs_fix([1, -1, 1])
#> alternating_signs_fix([])
#> alternating_signs_fix([0, 5, 5])
#> alternating_signs_fix([-3, -4, 2, 6, -7])
#> alternating_signs_fix([8])

### min_moves_log_to_equal
def min_moves_log_to_equal(piles):
    log = []
    while piles and max(piles) - min(piles) > 1:
        i, j = piles.index(max(piles)), piles.index(min(piles))
        piles[i] -= 1
        piles[j] += 1
        log.append((i, j))
    return piles, log

#> min_moves_log_to_equal([5, 1, 3])
#> min_moves_log_to_equal([2, 2, 3])
#> min_moves_log_to_equal([])
#> min_moves_log_to_equal([0, 8])
#> min_moves_log_to_equal([4])
#> min_moves_log_to_equal([-1, 1, 3, 1])

### slice_with_none_parts
def slice_with_none_parts(lst, bounds):
    out = []
    for b in bounds:
        out.append(lst[slice(*b)])
    return [o for o in out if o != lst]

#> slice_with_none_parts([1, 2, 3, 4, 5], [(2,), (1, 4), (None, None, -2)])
#> slice_with_none_parts("harbor", [(None,), (-3, None), (5, 0, -1)])
#> slice_with_none_parts([], [(1, 2)])
#> slice_with_none_parts([7], [])
#> slice_with_none_parts([1, 2, 3], [(0, 3), (9,), (None, None, 0)])
#> slice_with_none_parts([4, 5, 6, 7], [(-2,), (None, -2), (-1, -3, -1)])

### tally_marks_to_groups
def tally_marks_to_groups(votes, names):
    res = []
    for i, n in enumerate(names):
        five, one = divmod(votes.count(i), 5)
        res.append(n + ":" + "V" * five + "|" * one)
    bad = [v for v in votes if not 0 <= v < len(names)]
    return res, bad

#> tally_marks_to_groups([0, 1, 0, 0, 2, 0, 0, 0], ["ann", "bo", "cy"])
#> tally_marks_to_groups([], ["x"])
#> tally_marks_to_groups([3, -1, 0], ["p", "q"])
#> tally_marks_to_groups([1, 1], [])
#> tally_marks_to_groups([1, 1, 1, 1, 1], ["no", "yes"])
#> tally_marks_to_groups([0, 0], ["é"])
