### shf_insert_at_value_mod
def shf_insert_at_value_mod(nums):
    res = []
    for x in nums:
        res.insert(x % (len(res) + 1), x)
    return res

#> shf_insert_at_value_mod([7, 3, 12, 5, 9])
#> shf_insert_at_value_mod([])
#> shf_insert_at_value_mod([-4, -3, -2, 8])
#> shf_insert_at_value_mod([0, 0, 1, 1, 2])
#> shf_insert_at_value_mod([41])
#> shf_insert_at_value_mod([10, 20, 30, 40, 50, 61])

### shf_pop_hop_total
def shf_pop_hop_total(lst, k):
    i = total = 0
    while len(lst) > 2:
        i = (i + k) % len(lst)
        total += lst.pop(i)
    lst.append(total)
    return lst

#> shf_pop_hop_total([4, 8, 15, 16, 23, 42], 3)
#> shf_pop_hop_total([1, 2], 5)
#> shf_pop_hop_total([], 1)
#> shf_pop_hop_total([9, -9, 6, -6, 3], -1)
#> shf_pop_hop_total([11, 12, 13, 14], 0)
#> shf_pop_hop_total([2, 2, 7, 2, 2, 7, 2], 4)

### shf_tuck_under_max
def shf_tuck_under_max(nums, x):
    if x in nums:
        nums.remove(x)
    j = nums.index(max(nums, default=0)) if nums else 0
    nums.insert(j, x)
    return nums, j

#> shf_tuck_under_max([3, 9, 4, 1], 4)
#> shf_tuck_under_max([3, 9, 4, 1], 9)
#> shf_tuck_under_max([], 6)
#> shf_tuck_under_max([6], 6)
#> shf_tuck_under_max([-5, -2, -8], 0)
#> shf_tuck_under_max([7, 7, 7], 7)

### shf_splice_double_middle
def shf_splice_double_middle(a):
    m = len(a) // 2
    a[m:m + 1] = a[m:m + 1] * 2
    a[:0] = [len(a)]
    return a

#> shf_splice_double_middle([5, 6, 7])
#> shf_splice_double_middle([])
#> shf_splice_double_middle(["p", "q"])
#> shf_splice_double_middle([None])
#> shf_splice_double_middle([1, 2, 3, 4, 5, 6])
#> shf_splice_double_middle([[0], [1], [2]])

### shf_del_every_after
def shf_del_every_after(lst, start, gap):
    kept = lst.copy()
    del kept[start::gap]
    lst[len(kept):] = ["x"] * (len(lst) - len(kept))
    return kept, lst

#> shf_del_every_after([1, 2, 3, 4, 5, 6, 7], 1, 3)
#> shf_del_every_after([1, 2, 3, 4], 0, 1)
#> shf_del_every_after([], 0, 2)
#> shf_del_every_after([8, 9, 10], 7, 2)
#> shf_del_every_after(["a", "b", "c", "d"], -1, -2)
#> shf_del_every_after([5, 5, 5], 1, 0)

### shf_last_to_place
def shf_last_to_place(row):
    moves = 0
    for i in range(len(row)):
        if row[-1] < row[i]:
            row.insert(i, row.pop())
            moves += 1
    return row, moves

#> shf_last_to_place([5, 2, 8, 1])
#> shf_last_to_place([1, 2, 3])
#> shf_last_to_place([])
#> shf_last_to_place([4, 4, 4])
#> shf_last_to_place([9, 7, 5, 3, 1])
#> shf_last_to_place(["pear", "fig", "apple", "kiwi"])

### shf_count_then_shrink
def shf_count_then_shrink(xs, v):
    c = xs.count(v)
    for _ in range(c // 2):
        xs.remove(v)
        xs.append(-v)
    return xs

#> shf_count_then_shrink([2, 5, 2, 2, 8, 2], 2)
#> shf_count_then_shrink([2, 5, 2], 5)
#> shf_count_then_shrink([], 1)
#> shf_count_then_shrink([0, 0, 0, 0], 0)
#> shf_count_then_shrink([-1, 3, -1], -1)
#> shf_count_then_shrink([6, 7, 8], 9)

### shf_index_chain_start
def shf_index_chain_start(lst, v):
    spots, i = [], -1
    try:
        while True:
            i = lst.index(v, i + 1)
            spots.append(i)
            lst[i] = len(spots)
    except ValueError:
        return spots, lst

#> shf_index_chain_start([3, 0, 3, 1, 3], 3)
#> shf_index_chain_start([1, 1, 1], 1)
#> shf_index_chain_start(["a", "b", "a"], "a")
#> shf_index_chain_start([], 4)
#> shf_index_chain_start([5, 6, 7], 8)
#> shf_index_chain_start([2, 9, 9, 2, 1], 2)

### shf_reverse_tail_from
def shf_reverse_tail_from(nums, cut):
    tail = nums[cut:]
    tail.reverse()
    nums[cut:] = tail
    return nums[::-1] == tail + nums[:cut], nums

#> shf_reverse_tail_from([1, 2, 3, 4, 5], 2)
#> shf_reverse_tail_from([1, 2, 3, 4, 5], -2)
#> shf_reverse_tail_from([7, 7, 7], 1)
#> shf_reverse_tail_from([], 3)
#> shf_reverse_tail_from([4, 2, 4], 0)
#> shf_reverse_tail_from(["x", "y"], 9)

### shf_walk_copy_halve
def shf_walk_copy_halve(nums):
    for n in nums[:]:
        if n % 2 == 0:
            nums.remove(n)
            nums.append(n // 2)
    return nums

#> shf_walk_copy_halve([8, 3, 6, 5])
#> shf_walk_copy_halve([1, 3, 5])
#> shf_walk_copy_halve([4, 2, 4, 2])
#> shf_walk_copy_halve([])
#> shf_walk_copy_halve([0, -6, 7])
#> shf_walk_copy_halve([2, 1, 2, 4])

### shf_walk_live_skip
def shf_walk_live_skip(words, ch):
    for w in words:
        if ch in w:
            words.remove(w)
    return words, len(words)

#> shf_walk_live_skip(["oak", "ash", "elm", "fir"], "a")
#> shf_walk_live_skip(["mint", "tin", "ten", "net"], "t")
#> shf_walk_live_skip([], "q")
#> shf_walk_live_skip(["aa"], "a")
#> shf_walk_live_skip(["moss", "fern", "reed"], "z")
#> shf_walk_live_skip(["rye", "rye", "rye", "oat"], "y")

### shf_zip_slice_swap_blocks
def shf_zip_slice_swap_blocks(a, n):
    a[:n], a[-n:] = a[-n:], a[:n]
    return a

#> shf_zip_slice_swap_blocks([1, 2, 3, 4, 5, 6], 2)
#> shf_zip_slice_swap_blocks([1, 2, 3, 4, 5], 3)
#> shf_zip_slice_swap_blocks(["a", "b", "c"], 1)
#> shf_zip_slice_swap_blocks([], 2)
#> shf_zip_slice_swap_blocks([9, 8, 7], 0)
#> shf_zip_slice_swap_blocks([5, 6], 4)

### shf_extend_with_missing
def shf_extend_with_missing(nums):
    lo, hi = min(nums), max(nums)
    gaps = [g for g in range(lo, hi) if g not in nums]
    nums.extend(gaps or [hi + 1])
    return nums

#> shf_extend_with_missing([4, 9, 6])
#> shf_extend_with_missing([1, 2, 3])
#> shf_extend_with_missing([7])
#> shf_extend_with_missing([-2, 2, 0])
#> shf_extend_with_missing([])
#> shf_extend_with_missing([5, 5, 8, 5])

### shf_sort_tail_only
def shf_sort_tail_only(lst, n):
    head, tail = lst[:n], lst[n:]
    tail.sort(key=lambda v: (v % 3, -v))
    lst[:] = tail + head
    return lst

#> shf_sort_tail_only([5, 1, 9, 4, 7, 2], 2)
#> shf_sort_tail_only([5, 1, 9, 4, 7, 2], -1)
#> shf_sort_tail_only([3, 6, 9], 0)
#> shf_sort_tail_only([], 4)
#> shf_sort_tail_only([8, 11, -4, -2], 1)
#> shf_sort_tail_only([10, 20, 30], 9)

### shf_clear_on_repeat
def shf_clear_on_repeat(items):
    run, best = [], 0
    for it in items:
        if it in run:
            run.clear()
        run.append(it)
        best = max(best, len(run))
    return run, best

#> shf_clear_on_repeat([1, 2, 3, 1, 4, 5, 4])
#> shf_clear_on_repeat([])
#> shf_clear_on_repeat(["z", "z", "z"])
#> shf_clear_on_repeat([8, 6, 7, 5, 3, 0, 9])
#> shf_clear_on_repeat([True, 1, 0, False])
#> shf_clear_on_repeat(["ab", "ba", "ab", "cd", "ba"])

### shf_alias_clear_trap
def shf_alias_clear_trap(nums, cut):
    keep = nums
    safe = nums[:]
    if sum(nums) > cut:
        nums.clear()
    else:
        nums = nums + [cut]
    return keep, safe, nums

#> shf_alias_clear_trap([4, 5, 6], 10)
#> shf_alias_clear_trap([4, 5, 6], 20)
#> shf_alias_clear_trap([], 0)
#> shf_alias_clear_trap([], -1)
#> shf_alias_clear_trap([-3, -4], -8)
#> shf_alias_clear_trap([100], 100)

### shf_pop_from_both_ends
def shf_pop_from_both_ends(row):
    left, right = [], []
    while len(row) > 1:
        left.append(row.pop(0))
        right.append(row.pop())
    return left + row * 2 + right

#> shf_pop_from_both_ends([1, 2, 3, 4, 5])
#> shf_pop_from_both_ends([1, 2, 3, 4])
#> shf_pop_from_both_ends([])
#> shf_pop_from_both_ends(["solo"])
#> shf_pop_from_both_ends([7, 0, -7])
#> shf_pop_from_both_ends(["n", "e", "s", "w", "up", "down"])

### shf_swap_by_values
def shf_swap_by_values(lst, a, b):
    if a not in lst or b not in lst:
        return None
    i, j = lst.index(a), lst.index(b)
    lst[i], lst[j] = lst[j], lst[i]
    return lst, abs(i - j)

#> shf_swap_by_values([10, 20, 30, 40], 20, 40)
#> shf_swap_by_values([10, 20, 30, 40], 20, 50)
#> shf_swap_by_values([1, 2, 1, 2], 2, 1)
#> shf_swap_by_values([], 0, 0)
#> shf_swap_by_values(["cup", "jar", "mug"], "mug", "cup")
#> shf_swap_by_values([5, 6], 6, 6)

### shf_append_self_slice
def shf_append_self_slice(lst, times):
    for t in range(times):
        lst += lst[t:t + 2]
    return lst[len(lst) // 2:]

#> shf_append_self_slice([1, 2, 3], 3)
#> shf_append_self_slice([], 4)
#> shf_append_self_slice([9], 2)
#> shf_append_self_slice(["a", "b"], 0)
#> shf_append_self_slice([4, 3, 2, 1], 1)
#> shf_append_self_slice([0, -1, -2, -3, -4], -2)

### shf_replace_run_with_sum
def shf_replace_run_with_sum(nums, i, j):
    nums[i:j] = [sum(nums[i:j])]
    return nums, len(nums)

#> shf_replace_run_with_sum([3, 4, 5, 6, 7], 1, 4)
#> shf_replace_run_with_sum([3, 4, 5], 2, 2)
#> shf_replace_run_with_sum([], 0, 3)
#> shf_replace_run_with_sum([10, -10, 5], -2, 9)
#> shf_replace_run_with_sum([8, 1, 6], 3, 1)
#> shf_replace_run_with_sum([2, 2, 2, 2], 0, 4)

### shf_drop_smaller_neighbors
def shf_drop_smaller_neighbors(a):
    i = 1
    while i < len(a):
        if a[i] < a[i - 1]:
            del a[i]
        else:
            i += 1
    return a

#> shf_drop_smaller_neighbors([3, 1, 4, 1, 5, 9, 2, 6])
#> shf_drop_smaller_neighbors([9, 8, 7])
#> shf_drop_smaller_neighbors([])
#> shf_drop_smaller_neighbors([2, 2, 3])
#> shf_drop_smaller_neighbors(["b", "a", "c", "bb", "d"])
#> shf_drop_smaller_neighbors([-1, -5, 0, -2])

### shf_collapse_equal_pairs
def shf_collapse_equal_pairs(tiles):
    out = []
    for t in tiles:
        out.append(t)
        while len(out) > 1 and out[-1] == out[-2]:
            out.append(out.pop() + out.pop())
    return out

#> shf_collapse_equal_pairs([2, 2, 4, 8, 1])
#> shf_collapse_equal_pairs([1, 1, 1, 1])
#> shf_collapse_equal_pairs([])
#> shf_collapse_equal_pairs([3, 5, 3])
#> shf_collapse_equal_pairs(["a", "a", "aa"])
#> shf_collapse_equal_pairs([4, 2, 1, 1, 6])

### shf_remove_or_append_toggle
def shf_remove_or_append_toggle(base, ops):
    for o in ops:
        (base.remove if o in base else base.append)(o)
    return base

#> shf_remove_or_append_toggle([1, 2, 3], [2, 4, 1])
#> shf_remove_or_append_toggle([], [5, 5, 5])
#> shf_remove_or_append_toggle(["x", "x"], ["x", "y", "x", "x"])
#> shf_remove_or_append_toggle([0], [])
#> shf_remove_or_append_toggle([7, 8, 9], [9, 8, 7])
#> shf_remove_or_append_toggle([2, 3], [1, 0, 1, 3])

### shf_insert_sum_between
def shf_insert_sum_between(lst):
    for i in range(len(lst) - 1, 0, -1):
        lst.insert(i, lst[i - 1] + lst[i])
    return lst

#> shf_insert_sum_between([1, 4, 9])
#> shf_insert_sum_between([5])
#> shf_insert_sum_between([])
#> shf_insert_sum_between(["ab", "c", "d"])
#> shf_insert_sum_between([-2, 2, -2, 2])
#> shf_insert_sum_between([10, 0])

### shf_pop_index_or_last
def shf_pop_index_or_last(lst, i):
    got = lst.pop(i if -len(lst) <= i < len(lst) else -1)
    lst.insert(0, got)
    return lst

#> shf_pop_index_or_last([6, 7, 8, 9], 2)
#> shf_pop_index_or_last([6, 7, 8, 9], -4)
#> shf_pop_index_or_last([6, 7, 8, 9], 12)
#> shf_pop_index_or_last(["one"], -3)
#> shf_pop_index_or_last([], 0)
#> shf_pop_index_or_last(["t", "u", "v"], 1)
