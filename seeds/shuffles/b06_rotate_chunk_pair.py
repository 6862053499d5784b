### rotate_back_on_bigger_tail
def rotate_back_on_bigger_tail(lst):
    moved = []
    for _ in lst:
        if lst[-1] <= lst[0]:
            break
        moved.append(lst[-1])
        lst = [lst.pop(), *lst]
    return lst, moved

#> rotate_back_on_bigger_tail([1, 2, 5, 3, 4])
#> rotate_back_on_bigger_tail([5, 8, 2, 7, 6])
#> rotate_back_on_bigger_tail([])
#> rotate_back_on_bigger_tail([4, 4])
#> rotate_back_on_bigger_tail(["earth", "mars", "sun", "moon"])
#> rotate_back_on_bigger_tail([-3, -2, -1])

### chunk_with_overlap
def chunk_with_overlap(lst, size, lap):
    step = size - lap
    if step < 1:
        return []
    return [lst[i:i + size] for i in range(0, max(len(lst) - lap, 1), step)]

#> chunk_with_overlap([1, 2, 3, 4, 5, 6, 7], 3, 1)
#> chunk_with_overlap([1, 2, 3, 4], 2, 0)
#> chunk_with_overlap([], 3, 1)
#> chunk_with_overlap([9, 8, 7], 2, 2)
#> chunk_with_overlap(["a", "b"], 5, 2)
#> chunk_with_overlap([1, 2, 3, 4, 5, 6, 7, 8], 4, 3)

### rotate_by_own_max
def rotate_by_own_max(nums):
    if not nums:
        return nums
    k = max(nums) % len(nums)
    nums[:] = nums[-k:] + nums[:-k]
    return nums

#> rotate_by_own_max([1, 2, 3, 4, 7])
#> rotate_by_own_max([])
#> rotate_by_own_max([6, 2, 4])
#> rotate_by_own_max([5])
#> rotate_by_own_max([-1, -4, -9])
#> rotate_by_own_max([0, 10, 11, 3])

### pair_extremes_leftover
def pair_extremes_leftover(nums):
    s = sorted(nums)
    half = len(s) // 2
    pairs = [(lo, hi) for lo, hi in zip(s[:half], s[:-half - 1:-1])]
    return pairs, s[half:len(s) - half]

#> pair_extremes_leftover([3, 9, 1, 7, 5])
#> pair_extremes_leftover([2, 1])
#> pair_extremes_leftover([])
#> pair_extremes_leftover([8])
#> pair_extremes_leftover([4, 4, 4, 0, 0, 0])
#> pair_extremes_leftover(["d", "a", "c"])

### spin_columns_each_more
def spin_columns_each_more(rows):
    out = []
    for k, r in enumerate(rows):
        k %= len(r) or 1
        out.append(r[k:] + r[:k])
    return out

#> spin_columns_each_more([[1, 2, 3], [1, 2, 3], [1, 2, 3]])
#> spin_columns_each_more(["abcd", "abcd", "ab", "abc"])
#> spin_columns_each_more([])
#> spin_columns_each_more([[], [5], [6, 7]])
#> spin_columns_each_more([(1, 2), (3, 4), (5, 6)])
#> spin_columns_each_more([[0], [], []])

### weave_three_lists
def weave_three_lists(a, b, c):
    res = [None] * (len(a) + len(b) + len(c))
    k = 0
    for i in range(max(len(a), len(b), len(c))):
        for src in (a, b, c):
            if i < len(src):
                res[k] = src[i]
                k += 1
    return res

#> weave_three_lists([1, 2], ["x", "y", "z"], [True])
#> weave_three_lists([], [], [4, 5])
#> weave_three_lists([1], [2], [3])
#> weave_three_lists([7, 8, 9], [], [0])
#> weave_three_lists("ab", "cd", "e")
#> weave_three_lists([None], [None, 1], [2, 3, 4])

### chunk_sums_drop_zero
def chunk_sums_drop_zero(nums, n):
    sums = [sum(nums[i:i + n]) for i in range(0, len(nums), n)]
    while 0 in sums:
        sums.remove(0)
    return sums

#> chunk_sums_drop_zero([1, -1, 4, 5, -3, 3], 2)
#> chunk_sums_drop_zero([6, 7, 8], 5)
#> chunk_sums_drop_zero([], 3)
#> chunk_sums_drop_zero([0, 0, 0, 0], 2)
#> chunk_sums_drop_zero([2, 4, 6, 8], 1)
#> chunk_sums_drop_zero([1, 2, 3], 0)

### rotate_left_while_even
def rotate_left_while_even(q):
    for _ in range(len(q)):
        if q[0] % 2:
            return q
        q = [*q[1:], q[0] // 2]
    return []

#> rotate_left_while_even([4, 6, 3, 8])
#> rotate_left_while_even([2, 4, 8])
#> rotate_left_while_even([])
#> rotate_left_while_even([7, 2])
#> rotate_left_while_even([0, 0, 1])
#> rotate_left_while_even([-6, 10, -5, 4])

### couples_by_double
def couples_by_double(nums):
    pool, res = sorted(nums, key=abs), []
    while pool:
        x = pool.pop(0)
        if 2 * x in pool:
            pool.remove(2 * x)
            res.append(x)
    return res

#> couples_by_double([4, 2, 8, 1, 5])
#> couples_by_double([3, 7, 11])
#> couples_by_double([])
#> couples_by_double([0, 0, 0])
#> couples_by_double([-2, -4, 2, 4])
#> couples_by_double([1, 1, 2, 2, 4])

### split_by_index_lists
def split_by_index_lists(lst, cuts):
    parts, prev = [], 0
    for c in [*cuts, len(lst)]:
        parts.append(lst[prev:c])
        prev = c
    return [p for p in parts if p]

#> split_by_index_lists([1, 2, 3, 4, 5, 6], [2, 5])
#> split_by_index_lists([1, 2, 3], [])
#> split_by_index_lists([], [1])
#> split_by_index_lists([7, 8, 9], [2, 1])
#> split_by_index_lists("partition", [4, 4, 6])
#> split_by_index_lists([5, 6, 7, 8], [-1])

### faro_out_count
def faro_out_count(deck):
    cur, n = deck[:], 0
    while True:
        h = (len(cur) + 1) // 2
        a, b = cur[:h], cur[h:]
        cur[::2], cur[1::2] = a, b
        n += 1
        if cur == deck or n == 7:
            return n, cur

#> faro_out_count([1, 2, 3, 4, 5, 6])
#> faro_out_count(["a", "b"])
#> faro_out_count([])
#> faro_out_count([1, 2, 3, 4, 5])
#> faro_out_count([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
#> faro_out_count([3, 3, 3, 3])

### ring_neighbors_sum
def ring_neighbors_sum(lst):
    n = len(lst)
    return [lst[i - 1] + lst[(i + 1) % n] for i in range(n)]

#> ring_neighbors_sum([1, 2, 3, 4, 5])
#> ring_neighbors_sum([7])
#> ring_neighbors_sum([])
#> ring_neighbors_sum([2, 9])
#> ring_neighbors_sum(["n", "e", "s", "w"])
#> ring_neighbors_sum([-1, 0, 1])

### bring_k_to_front
def bring_k_to_front(items, ks):
    for k in reversed(ks):
        if k in items:
            items.insert(0, items.pop(items.index(k)))
    return items

#> bring_k_to_front(["a", "b", "c", "d"], ["c", "a"])
#> bring_k_to_front([1, 2, 3], [3, 9])
#> bring_k_to_front([], [1])
#> bring_k_to_front([5, 6, 5, 6], [6, 6])
#> bring_k_to_front([8, 7], [])
#> bring_k_to_front(["x", "y", "z"], "zyx")

### zip_shifted_differences
def zip_shifted_differences(nums, lag):
    if lag <= 0:
        raise ValueError(f"lag {lag}")
    return [b - a for a, b in zip(nums, nums[lag:])]

#> zip_shifted_differences([1, 4, 9, 16, 25], 2)
#> zip_shifted_differences([1, 4, 9, 16, 25], 1)
#> zip_shifted_differences([5, 6], 3)
#> zip_shifted_differences([], 1)
#> zip_shifted_differences([3, 2, 1], 0)
#> zip_shifted_differences([10, 0, -10, 5], 3)

### partner_by_position_mirror
def partner_by_position_mirror(names):
    d = {}
    for a, b in zip(names, reversed(names)):
        if a == b:
            d[a] = "alone"
            break
        d[a] = b
    return d

#> partner_by_position_mirror(["ida", "joe", "kim", "lou", "mia"])
#> partner_by_position_mirror(["ida", "joe"])
#> partner_by_position_mirror([])
#> partner_by_position_mirror(["x", "y", "x"])
#> partner_by_position_mirror([1, 2, 3, 4, 5, 6])
#> partner_by_position_mirror(["z"])

### deal_round_robin_uneven
def deal_round_robin_uneven(cards, hands):
    out = [[] for _ in range(hands)]
    for i, c in enumerate(cards):
        out[i % hands].insert(0, c)
    return sorted(out, key=len)

#> deal_round_robin_uneven([2, 4, 6, 8, 10, 12, 14], 3)
#> deal_round_robin_uneven([1, 2], 4)
#> deal_round_robin_uneven([], 2)
#> deal_round_robin_uneven(["K", "Q", "J"], 1)
#> deal_round_robin_uneven([5], 0)
#> deal_round_robin_uneven([9, 9, 8, 8, 7], 2)

### triples_sliding_median
def triples_sliding_median(nums):
    return [a + b + c - max(a, b, c) - min(a, b, c) for a, b, c in zip(nums, nums[1:], nums[2:])]

#> triples_sliding_median([5, 1, 4, 9, 2])
#> triples_sliding_median([1, 2])
#> triples_sliding_median([])
#> triples_sliding_median([3, 3, 8, 3, 3])
#> triples_sliding_median([-1, -9, 0, 4])
#> triples_sliding_median([10, 20, 30, 40, 50, 60])

### move_block_to
def move_block_to(lst, i, n, to):
    block = lst[i:i + n]
    del lst[i:i + n]
    lst[to:to] = block
    return lst

#> move_block_to([0, 1, 2, 3, 4, 5, 6], 1, 2, 4)
#> move_block_to([0, 1, 2, 3], 2, 5, 0)
#> move_block_to([], 0, 1, 0)
#> move_block_to(["a", "b", "c"], 0, 0, 2)
#> move_block_to([7, 8, 9], 0, 1, -1)
#> move_block_to([5, 4, 3, 2, 1], -2, 1, 1)

### greedy_chunks_by_sum
def greedy_chunks_by_sum(nums, goal):
    out, start = [], 0
    for end in range(1, len(nums) + 1):
        if sum(nums[start:end]) >= goal:
            out.append(nums[start:end])
            start = end
    return out, nums[start:]

#> greedy_chunks_by_sum([3, 4, 2, 9, 1, 1], 7)
#> greedy_chunks_by_sum([1, 1, 1], 10)
#> greedy_chunks_by_sum([], 5)
#> greedy_chunks_by_sum([10, 20], 10)
#> greedy_chunks_by_sum([5, -5, 8, 1], 4)
#> greedy_chunks_by_sum([2, 2], 0)

### conveyor_shift_in
def conveyor_shift_in(belt, parts):
    fell = []
    for p in parts:
        belt.insert(0, p)
        fell.append(belt.pop())
    return belt, [f for f in fell if f is not None]

#> conveyor_shift_in([None, None, "bolt"], ["nut", "cog"])
#> conveyor_shift_in([], ["gear"])
#> conveyor_shift_in([1, 2], [])
#> conveyor_shift_in([None], [3, 4, 5])
#> conveyor_shift_in(["a", None, "b", None], ["c", "d", "e"])
#> conveyor_shift_in([0, 0], [None, 7])

### pair_up_by_parity
def pair_up_by_parity(nums):
    odd = [n for n in nums if n % 2]
    even = [n for n in nums if n not in odd]
    pairs = list(zip(odd, even))
    rest = odd[len(pairs):] or even[len(pairs):]
    return pairs, rest

#> pair_up_by_parity([1, 2, 3, 4, 5])
#> pair_up_by_parity([2, 4, 7])
#> pair_up_by_parity([])
#> pair_up_by_parity([9, 9, 6])
#> pair_up_by_parity([0, -1, -2, -3])
#> pair_up_by_parity([8, 10])

### swing_swap_inside_out
def swing_swap_inside_out(lst):
    m = len(lst) // 2
    left, right = lst[:m], lst[m:]
    left.reverse()
    right.reverse()
    return left + right, left < right

#> swing_swap_inside_out([1, 2, 3, 4, 5, 6])
#> swing_swap_inside_out([9, 8, 7, 1, 2])
#> swing_swap_inside_out([])
#> swing_swap_inside_out(["only"])
#> swing_swap_inside_out([3, 3])
#> swing_swap_inside_out(["u", "v", "w"])

### windows_with_repeat
def windows_with_repeat(s, w):
    hits = []
    for i in range(len(s) - w + 1):
        part = s[i:i + w]
        if len(set(part)) < w:
            hits.append(i)
    return hits

#> windows_with_repeat([1, 2, 1, 3, 3, 4, 5], 3)
#> windows_with_repeat("bookkeeper", 2)
#> windows_with_repeat([], 2)
#> windows_with_repeat([4, 4], 3)
#> windows_with_repeat([1, 2, 3, 4], 2)
#> windows_with_repeat("xyx", 1)

### cyclic_take
def cyclic_take(lst, start, n):
    out = []
    while len(out) < n and lst:
        out.append(lst[start % len(lst)])
        start += 2
    return out

#> cyclic_take(["mon", "tue", "wed", "thu", "fri"], 3, 4)
#> cyclic_take([1, 2], 0, 3)
#> cyclic_take([], 1, 5)
#> cyclic_take([7, 8, 9], -1, 5)
#> cyclic_take([4], 10, 2)
#> cyclic_take([6, 5], 1, 0)

### interlock_sorted_runs
def interlock_sorted_runs(nums):
    runs = [[]]
    for n in nums:
        if runs[-1] and n < runs[-1][-1]:
            runs.append([])
        runs[-1].append(n)
    runs.sort(key=lambda r: (-len(r), r))
    return runs

#> interlock_sorted_runs([1, 4, 2, 3, 9, 0])
#> interlock_sorted_runs([])
#> interlock_sorted_runs([3, 2, 1])
#> interlock_sorted_runs([5, 5, 5])
#> interlock_sorted_runs(["b", "d", "a", "c", "e"])
#> interlock_sorted_runs([-2, -1, -3, 0])
