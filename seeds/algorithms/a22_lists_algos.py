### rotate_by_reversal
def rotate_by_reversal(a, k):
    if not a:
        return a
    k %= len(a)

    def flip(i, j):
        while i < j:
            a[i], a[j] = a[j], a[i]
            i, j = i + 1, j - 1

    flip(0, len(a) - 1)
    flip(0, k - 1)
    flip(k, len(a) - 1)
    return a

#> rotate_by_reversal([1, 2, 3, 4, 5], 2)
#> rotate_by_reversal([], 3)
#> rotate_by_reversal([9, 8], -1)
#> rotate_by_reversal(["a", "b", "c"], 30)
#> rotate_by_reversal([4], 7)

### product_except_self_alg
def product_except_self_alg(nums):
    out, left, right = [1] * len(nums), 1, 1
    for i in range(len(nums)):
        out[i] *= left
        left *= nums[i]
        out[-1 - i] *= right
        right *= nums[-1 - i]
    return out

#> product_except_self_alg([1, 2, 3, 4])
#> product_except_self_alg([0, 5, 2])
#> product_except_self_alg([])
#> product_except_self_alg([7])
#> product_except_self_alg([-1, 1, 0, -3, 3])

### leaders_from_right
def leaders_from_right(heights):
    view = []
    tallest = float("-inf")
    for i in range(len(heights) - 1, -1, -1):
        if heights[i] > tallest:
            view.append(i)
            tallest = heights[i]
    return view[::-1]

#> leaders_from_right([16, 17, 4, 3, 5, 2])
#> leaders_from_right([])
#> leaders_from_right([1, 1, 1])
#> leaders_from_right([3, 2, 1])
#> leaders_from_right([1, 2, 3])

### equilibrium_index_alg
def equilibrium_index_alg(xs):
    total, left = sum(xs), 0
    hits = []
    for i, x in enumerate(xs):
        if left == total - left - x:
            hits.append(i)
        left += x
    return hits

#> equilibrium_index_alg([-7, 1, 5, 2, -4, 3, 0])
#> equilibrium_index_alg([])
#> equilibrium_index_alg([10])
#> equilibrium_index_alg([0, 0, 0])
#> equilibrium_index_alg([1, 2, 3])

### subarray_sum_count
def subarray_sum_count(nums, k):
    seen = {0: 1}
    run = found = 0
    for n in nums:
        run += n
        found += seen.get(run - k, 0)
        seen[run] = seen.get(run, 0) + 1
    return found

#> subarray_sum_count([1, 1, 1], 2)
#> subarray_sum_count([3, 4, -7, 1, 3], 7)
#> subarray_sum_count([], 0)
#> subarray_sum_count([0, 0], 0)
#> subarray_sum_count([5], 4)

### longest_consecutive_run_alg
def longest_consecutive_run_alg(nums):
    pool = set(nums)
    best = []
    for n in sorted(pool):
        if n - 1 in pool:
            continue
        end = n
        while end + 1 in pool:
            end += 1
        if end - n + 1 > len(best):
            best = list(range(n, end + 1))
    return best

#> longest_consecutive_run_alg([100, 4, 200, 1, 3, 2])
#> longest_consecutive_run_alg([])
#> longest_consecutive_run_alg([5, 5, 9])
#> longest_consecutive_run_alg([-1, 0, 1, 7, 8])
#> longest_consecutive_run_alg([10, 30, 20])

### move_zeros_keep_order
def move_zeros_keep_order(a):
    slot = 0
    for i, v in enumerate(a):
        if v != 0:
            a[slot], a[i] = a[i], a[slot]
            slot += 1
    return a, len(a) - slot

#> move_zeros_keep_order([0, 1, 0, 3, 12])
#> move_zeros_keep_order([])
#> move_zeros_keep_order([0, 0])
#> move_zeros_keep_order([4, 5])
#> move_zeros_keep_order([1.5, 0.0, False, "x"])

### intersect_sorted_three
def intersect_sorted_three(a, b, c):
    i = j = k = 0
    out = []
    while i < len(a) and j < len(b) and k < len(c):
        low = min(a[i], b[j], c[k])
        if a[i] == b[j] == c[k]:
            out.append(low)
        i += a[i] == low
        j += b[j] == low
        k += c[k] == low
        if len(out) > 5:
            break
    return out

#> intersect_sorted_three([1, 5, 10, 20], [6, 7, 20, 80], [3, 4, 15, 20])
#> intersect_sorted_three([], [1], [1])
#> intersect_sorted_three([2, 2, 3], [2, 2], [2, 2, 9])
#> intersect_sorted_three("ace", "abce", "cde")
#> intersect_sorted_three([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7])

### merge_k_lists
import heapq

def merge_k_lists(*lists):
    heap = [(lst[0], i, 0) for i, lst in enumerate(lists) if lst]
    heapq.heapify(heap)
    merged = []
    while heap:
        value, which, at = heapq.heappop(heap)
        merged.append(value)
        if at + 1 < len(lists[which]):
            heapq.heappush(heap, (lists[which][at + 1], which, at + 1))
    return merged

#> merge_k_lists([1, 4, 7], [2, 5], [3])
#> merge_k_lists()
#> merge_k_lists([], [9])
#> merge_k_lists([1, 1], [1])
#> merge_k_lists(["b", "d"], ["a", "e"])

### interval_insert_merge
def interval_insert_merge(spans, new):
    lo, hi = new
    before = [s for s in spans if s[1] < lo]
    after = [s for s in spans if s[0] > hi]
    middle = spans[len(before):len(spans) - len(after)]
    if middle:
        lo, hi = min(lo, middle[0][0]), max(hi, middle[-1][1])
    return before + [(lo, hi)] + after

#> interval_insert_merge([(1, 3), (6, 9)], (2, 5))
#> interval_insert_merge([], (4, 7))
#> interval_insert_merge([(1, 2), (8, 9)], (4, 5))
#> interval_insert_merge([(1, 5), (6, 8), (10, 12)], (4, 11))
#> interval_insert_merge([(3, 4)], (0, 1))

### interval_subtract
def interval_subtract(base, holes):
    pieces = [base]
    for a, b in holes:
        nxt = []
        for lo, hi in pieces:
            if b <= lo or a >= hi:
                nxt.append((lo, hi))
                continue
            if lo < a:
                nxt.append((lo, a))
            if b < hi:
                nxt.append((b, hi))
        pieces = nxt
    return pieces

#> interval_subtract((0, 10), [(2, 3), (5, 7)])
#> interval_subtract((0, 10), [])
#> interval_subtract((4, 6), [(0, 9)])
#> interval_subtract((1, 5), [(7, 8), (0, 2)])
#> interval_subtract((0, 9), [(3, 6), (4, 9)])

### interval_cover_points
def interval_cover_points(segments):
    points = []
    for a, b in sorted(segments, key=lambda s: s[1]):
        if not points or points[-1] < a:
            points.append(b)
    return points

#> interval_cover_points([(1, 4), (2, 6), (5, 8)])
#> interval_cover_points([])
#> interval_cover_points([(0, 0), (1, 1)])
#> interval_cover_points([(1, 10), (2, 3), (9, 12)])
#> interval_cover_points([(5, 7), (7, 9)])

### difference_array_updates
def difference_array_updates(n, updates):
    diff = [0] * (n + 1)
    for lo, hi, add in updates:
        diff[lo] += add
        diff[hi + 1] -= add
    out, run = [], 0
    for d in diff[:-1]:
        run += d
        out.append(run)
    return out

#> difference_array_updates(5, [(1, 3, 2), (2, 4, 3)])
#> difference_array_updates(3, [])
#> difference_array_updates(0, [])
#> difference_array_updates(4, [(0, 3, -1), (0, 0, 5)])
#> difference_array_updates(2, [(0, 5, 1)])

### prefix_sum_queries
from itertools import accumulate

def prefix_sum_queries(data, queries):
    pre = [0, *accumulate(data)]
    return [pre[r + 1] - pre[l] if 0 <= l <= r < len(data) else None for l, r in queries]

#> prefix_sum_queries([3, 1, 4, 1, 5], [(0, 2), (1, 4)])
#> prefix_sum_queries([], [(0, 0)])
#> prefix_sum_queries([7], [(0, 0), (0, 1)])
#> prefix_sum_queries([-2, 2, -2], [(2, 1), (0, 2)])
#> prefix_sum_queries([1, 2], [])

### fenwick_tree_totals
def fenwick_tree_totals(values, upto):
    tree = [0] * (len(values) + 1)
    for i, v in enumerate(values, 1):
        while i < len(tree):
            tree[i] += v
            i += i & -i
    total = 0
    while upto > 0:
        total += tree[upto]
        upto -= upto & -upto
    return total, tree

#> fenwick_tree_totals([1, 2, 3, 4], 3)
#> fenwick_tree_totals([], 0)
#> fenwick_tree_totals([5], 1)
#> fenwick_tree_totals([2, -1, 6, 0, 3], 5)
#> fenwick_tree_totals([1, 1, 1], 4)

### segment_min_blocks
def segment_min_blocks(xs, size, lo, hi):
    mins = [min(xs[i:i + size]) for i in range(0, len(xs), size)]
    best, i, touched = None, lo, 0
    while i <= hi:
        if i % size == 0 and i + size - 1 <= hi:
            cand, step = mins[i // size], size
        else:
            cand, step = xs[i], 1
        best = cand if best is None else min(best, cand)
        i += step
        touched += 1
    return best, touched

#> segment_min_blocks([5, 2, 8, 6, 3, 7, 4], 3, 1, 6)
#> segment_min_blocks([5, 2, 8, 6], 2, 0, 3)
#> segment_min_blocks([9], 4, 0, 0)
#> segment_min_blocks([1, 2, 3], 2, 2, 1)
#> segment_min_blocks([4, 4, 1, 9, 9, 0], 3, 3, 4)

### two_heaps_median
import heapq

def two_heaps_median(stream):
    low, high, medians = [], [], []
    for x in stream:
        heapq.heappush(low, -heapq.heappushpop(high, x))
        if len(low) > len(high):
            heapq.heappush(high, -heapq.heappop(low))
        medians.append(high[0] if len(high) > len(low) else (high[0] - low[0]) / 2)
    return medians

#> two_heaps_median([5, 15, 1, 3])
#> two_heaps_median([])
#> two_heaps_median([2, 2])
#> two_heaps_median([-1, -5, 7])
#> two_heaps_median([10, 9, 8, 7, 6])

### reservoir_every_kth
def reservoir_every_kth(stream, size, seed):
    keep = []
    for i, item in enumerate(stream):
        if len(keep) < size:
            keep.append(item)
            continue
        seed = (seed * 1103515245 + 12345) % 2 ** 31
        j = seed % (i + 1)
        if j < size:
            keep[j] = item
    return keep

#> reservoir_every_kth(range(10), 3, 42)
#> reservoir_every_kth("abc", 5, 1)
#> reservoir_every_kth([], 2, 7)
#> reservoir_every_kth(["x", "y", "z", "w"], 1, 99)
#> reservoir_every_kth(range(20, 28), 2, 0)

### perfect_riffle
def perfect_riffle(deck, times):
    half = (len(deck) + 1) // 2
    for _ in range(times):
        new = deck[:]
        new[::2] = deck[:half]
        new[1::2] = deck[half:]
        deck = new
    return deck

#> perfect_riffle([1, 2, 3, 4, 5, 6], 1)
#> perfect_riffle([1, 2, 3, 4, 5], 2)
#> perfect_riffle([], 4)
#> perfect_riffle(["a"], 1)
#> perfect_riffle([1, 2, 3, 4, 5, 6, 7, 8], 3)

### cut_and_deal
def cut_and_deal(deck, cut, hands):
    deck = deck[cut:] + deck[:cut]
    dealt = [deck[i::hands] for i in range(hands)]
    sizes = {len(h) for h in dealt}
    return dealt, "fair" if len(sizes) <= 1 else "uneven"

#> cut_and_deal([1, 2, 3, 4, 5, 6], 2, 3)
#> cut_and_deal("ABCDE", -1, 2)
#> cut_and_deal([], 0, 2)
#> cut_and_deal([7, 8], 5, 4)
#> cut_and_deal("xyz", 1, 0)

### circular_gap_max
def circular_gap_max(hours):
    h = sorted(set(hours))
    if len(h) < 2:
        return 24
    gaps = [(b - a) % 24 for a, b in zip(h, h[1:] + h[:1])]
    i = gaps.index(max(gaps))
    return gaps[i], h[i]

#> circular_gap_max([2, 9, 22])
#> circular_gap_max([])
#> circular_gap_max([5, 5])
#> circular_gap_max([0, 12])
#> circular_gap_max([23, 1, 3, 4])

### bitonic_split
def bitonic_split(seq):
    i = 0
    while i + 1 < len(seq) and seq[i] < seq[i + 1]:
        i += 1
    up, down = seq[:i + 1], seq[i:]
    ok = all(a > b for a, b in zip(down, down[1:]))
    return (up, down) if ok else None

#> bitonic_split([1, 4, 7, 6, 2])
#> bitonic_split([1, 2, 3])
#> bitonic_split([])
#> bitonic_split([5, 5])
#> bitonic_split([3, 1, 2])

### local_minima_plateaus
def local_minima_plateaus(levels):
    found, i = [], 0
    while i < len(levels):
        j = i
        while j + 1 < len(levels) and levels[j + 1] == levels[i]:
            j += 1
        left_ok = i == 0 or levels[i - 1] > levels[i]
        right_ok = j == len(levels) - 1 or levels[j + 1] > levels[i]
        if left_ok and right_ok:
            found.append((i, j))
        i = j + 1
    return found

#> local_minima_plateaus([5, 2, 2, 6, 1, 7])
#> local_minima_plateaus([])
#> local_minima_plateaus([3, 3, 3])
#> local_minima_plateaus([1, 2, 3])
#> local_minima_plateaus([4, 3, 3, 2, 5])

### chunk_by_sum
def chunk_by_sum(nums, cap):
    chunks = [[]]
    for n in nums:
        if chunks[-1] and sum(chunks[-1]) + n > cap:
            chunks.append([])
        chunks[-1].append(n)
    return list(filter(None, chunks))

#> chunk_by_sum([4, 3, 5, 1, 1], 7)
#> chunk_by_sum([], 3)
#> chunk_by_sum([10, 2], 5)
#> chunk_by_sum([1, -1, 2, -2], 1)
#> chunk_by_sum([0, 0, 0], 0)

### linear_partition_books
def linear_partition_books(pages, readers):
    lo, hi = max(pages, default=0), sum(pages)
    while lo < hi:
        mid = (lo + hi) // 2
        need, cur = 1, 0
        for p in pages:
            if cur + p > mid:
                need += 1
                cur = 0
            cur += p
        if need <= readers:
            hi = mid
        else:
            lo = mid + 1
    return lo

#> linear_partition_books([12, 34, 67, 90], 2)
#> linear_partition_books([], 3)
#> linear_partition_books([5, 5, 5, 5], 4)
#> linear_partition_books([10], 1)
#> linear_partition_books([7, 2, 5, 10, 8], 2)

### majority_third
def majority_third(votes):
    counts = {}
    for v in votes:
        counts[v] = counts.get(v, 0) + 1
        if len(counts) == 3:
            counts = {k: c - 1 for k, c in counts.items() if c > 1}
    return sorted(k for k in counts if votes.count(k) * 3 > len(votes))

#> majority_third([3, 2, 3, 1, 2, 2])
#> majority_third([])
#> majority_third([1, 2, 3, 4])
#> majority_third("aabbc")
#> majority_third([7])

### sparse_vector_dot_alg
def sparse_vector_dot_alg(u, v):
    i = j = 0
    total = 0
    while i < len(u) and j < len(v):
        (a, x), (b, y) = u[i], v[j]
        if a == b:
            total += x * y
        i, j = i + (a <= b), j + (b <= a)
    return total

#> sparse_vector_dot_alg([(0, 2), (3, 4)], [(3, 5), (7, 1)])
#> sparse_vector_dot_alg([], [(1, 1)])
#> sparse_vector_dot_alg([(1, -1), (2, 3)], [(1, 6), (2, 2)])
#> sparse_vector_dot_alg([(5, 0.5)], [(5, 4)])
#> sparse_vector_dot_alg([(9, 1)], [(0, 1), (8, 1)])

### first_missing_positive_alg
def first_missing_positive_alg(nums):
    n = len(nums)
    for i in range(n):
        while 1 <= nums[i] <= n and nums[nums[i] - 1] != nums[i]:
            j = nums[i] - 1
            nums[i], nums[j] = nums[j], nums[i]
    for i, v in enumerate(nums):
        if v != i + 1:
            return i + 1, nums
    return n + 1, nums

#> first_missing_positive_alg([3, 4, -1, 1])
#> first_missing_positive_alg([1, 2, 3])
#> first_missing_positive_alg([])
#> first_missing_positive_alg([7, 8, 9])
#> first_missing_positive_alg([2, 2, 1])

### duplicate_floyd
def duplicate_floyd(nums):
    slow = fast = nums[0]
    while True:
        slow = nums[slow]
        fast = nums[nums[fast]]
        if slow == fast:
            break
    finder = nums[0]
    while finder != slow:
        finder, slow = nums[finder], nums[slow]
    return finder

#> duplicate_floyd([1, 3, 4, 2, 2])
#> duplicate_floyd([3, 1, 3, 4, 2])
#> duplicate_floyd([1, 1])
#> duplicate_floyd([2, 5, 9, 6, 9, 3, 8, 9, 7, 1])
#> duplicate_floyd([])

### single_number_others_twice
def single_number_others_twice(xs):
    once = 0
    for x in xs:
        once ^= x
    low = once & -once
    a = b = 0
    for x in xs:
        if x & low:
            a ^= x
        else:
            b ^= x
    return sorted((a, b))

#> single_number_others_twice([1, 2, 1, 3, 2, 5])
#> single_number_others_twice([0, 1])
#> single_number_others_twice([])
#> single_number_others_twice([-1, 0, 7, 7])
#> single_number_others_twice([4, 6, 4, 6, 10, 12])

### add_strings_columns
def add_strings_columns(a, b):
    i, j, carry, out = len(a) - 1, len(b) - 1, 0, ""
    while i >= 0 or j >= 0 or carry:
        s = carry
        if i >= 0:
            s += int(a[i])
        if j >= 0:
            s += int(b[j])
        carry, digit = divmod(s, 10)
        out = str(digit) + out
        i, j = i - 1, j - 1
    return out

#> add_strings_columns("958", "67")
#> add_strings_columns("", "")
#> add_strings_columns("1", "999")
#> add_strings_columns("0", "0")
#> add_strings_columns("12x", "1")

### multiply_strings_grid
def multiply_strings_grid(a, b):
    cells = [0] * (len(a) + len(b))
    for i, x in enumerate(reversed(a)):
        for j, y in enumerate(reversed(b)):
            cells[i + j] += int(x) * int(y)
    for k in range(len(cells) - 1):
        cells[k + 1] += cells[k] // 10
        cells[k] %= 10
    return "".join(map(str, cells[::-1])).lstrip("0") or "0"

#> multiply_strings_grid("123", "45")
#> multiply_strings_grid("0", "777")
#> multiply_strings_grid("", "5")
#> multiply_strings_grid("99", "99")
#> multiply_strings_grid("1000", "8")

### subtract_big_borrow
def subtract_big_borrow(big, small):
    x = [int(c) for c in big]
    y = [int(c) for c in small.rjust(len(big), "0")]
    borrow, out = 0, []
    for p, q in zip(x[::-1], y[::-1]):
        d = p - q - borrow
        borrow = d < 0
        out.append(d + 10 * borrow)
    if borrow:
        return "negative"
    return "".join(map(str, reversed(out))).lstrip("0") or "0"

#> subtract_big_borrow("1000", "1")
#> subtract_big_borrow("52", "52")
#> subtract_big_borrow("7", "9")
#> subtract_big_borrow("345", "198")
#> subtract_big_borrow("3", "12")

### long_division_steps
def long_division_steps(dividend, divisor):
    steps, rem, quotient = [], 0, ""
    for d in str(dividend):
        rem = rem * 10 + int(d)
        q = rem // divisor
        if q or quotient:
            quotient += str(q)
            steps.append(f"{rem}-{q * divisor}={rem - q * divisor}")
        rem -= q * divisor
    return quotient or "0", rem, steps

#> long_division_steps(9876, 12)
#> long_division_steps(5, 9)
#> long_division_steps(100, 10)
#> long_division_steps(0, 3)
#> long_division_steps(7, 0)
