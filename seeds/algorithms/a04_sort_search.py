### insertion_sort_by_len
def insertion_sort_by_len(words):
    out = []
    for w in words:
        i = len(out)
        while i > 0 and len(out[i - 1]) > len(w):
            i -= 1
        out.insert(i, w)
    return out

#> insertion_sort_by_len(["kiwi", "fig", "banana", "nut"])
#> insertion_sort_by_len([])
#> insertion_sort_by_len(["", "a", ""])
#> insertion_sort_by_len(["éclair", "tarte", "flan"])
#> insertion_sort_by_len([(1, 2, 3), (), (4,)])

### merge_sorted_unique
def merge_sorted_unique(a, b):
    i = j = 0
    merged = []
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] <= b[j]):
            x = a[i]
            i += 1
        else:
            x = b[j]
            j += 1
        if not merged or merged[-1] != x:
            merged.append(x)
    return merged

#> merge_sorted_unique([1, 4, 9], [2, 4, 10])
#> merge_sorted_unique([], [5, 5])
#> merge_sorted_unique([], [])
#> merge_sorted_unique(["ape", "cow"], ["bee"])
#> merge_sorted_unique([-3, -3, 0], [-3])

### quicksort_three_way
def quicksort_three_way(xs):
    if len(xs) < 2:
        return xs
    pivot = xs[len(xs) // 2]
    less = [x for x in xs if x < pivot]
    same = [x for x in xs if x == pivot]
    more = [x for x in xs if x > pivot]
    return quicksort_three_way(less) + same + quicksort_three_way(more)

#> quicksort_three_way([7, 2, 9, 2, 5])
#> quicksort_three_way([])
#> quicksort_three_way([1])
#> quicksort_three_way(list("sorting"))
#> quicksort_three_way([0, -4, 0, 4, -4])

### merge_sort_inversions
def merge_sort_inversions(seq):
    def go(part):
        if len(part) <= 1:
            return part, 0
        mid = len(part) // 2
        left, a = go(part[:mid])
        right, b = go(part[mid:])
        out, inv = [], a + b
        while left and right:
            if left[0] <= right[0]:
                out.append(left.pop(0))
            else:
                inv += len(left)
                out.append(right.pop(0))
        return out + left + right, inv
    return go(list(seq))

#> merge_sort_inversions([3, 1, 2])
#> merge_sort_inversions([])
#> merge_sort_inversions([4, 3, 2, 1])
#> merge_sort_inversions("bca")
#> merge_sort_inversions((5, 5, 5, 6))

### counting_sort_marks
def counting_sort_marks(marks, top):
    counts = [0] * (top + 1)
    for m in marks:
        counts[m] += 1
    ordered = []
    for value, c in enumerate(counts):
        ordered += [value] * c
    return ordered

#> counting_sort_marks([3, 0, 2, 3, 1], 3)
#> counting_sort_marks([], 5)
#> counting_sort_marks([6], 5)
#> counting_sort_marks([2, 2, 2], 2)
#> counting_sort_marks([9, 0, 4, 9], 9)

### shell_sort_gaps
def shell_sort_gaps(nums):
    gap = len(nums) // 2
    used = []
    while gap:
        used.append(gap)
        for i in range(gap, len(nums)):
            cur, j = nums[i], i
            while j >= gap and nums[j - gap] > cur:
                nums[j] = nums[j - gap]
                j -= gap
            nums[j] = cur
        gap //= 2
    return nums, used

#> shell_sort_gaps([9, 8, 3, 7, 5, 6])
#> shell_sort_gaps([])
#> shell_sort_gaps([2])
#> shell_sort_gaps([1, 3, 2])
#> shell_sort_gaps([-1, 10, -20, 4, 4, 0, 8])

### gnome_sort_steps
def gnome_sort_steps(pots):
    i = steps = 0
    while i < len(pots):
        steps += 1
        if i == 0 or pots[i] >= pots[i - 1]:
            i += 1
        else:
            pots[i - 1:i + 1] = pots[i], pots[i - 1]
            i -= 1
    return pots, steps

#> gnome_sort_steps([2, 1])
#> gnome_sort_steps([])
#> gnome_sort_steps([4, 3, 2, 1])
#> gnome_sort_steps([1, 5, 6])
#> gnome_sort_steps(["b", "a", "B", "A"])

### cocktail_shaker
def cocktail_shaker(a):
    lo, hi = 0, len(a) - 1
    while lo < hi:
        last = lo
        for i in range(lo, hi):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                last = i
        hi = last
        for i in range(hi, lo, -1):
            if a[i - 1] > a[i]:
                a[i - 1], a[i] = a[i], a[i - 1]
        lo += 1
    return a

#> cocktail_shaker([3, 0, 2, 5, -1, 4])
#> cocktail_shaker([])
#> cocktail_shaker([1, 2])
#> cocktail_shaker([8, 7, 6, 5])
#> cocktail_shaker([0.1, 0.01, 1.0])

### radix_passes
def radix_passes(nums):
    exp, passes = 1, []
    while nums and max(nums) // exp > 0:
        buckets = [[] for _ in range(10)]
        for n in nums:
            buckets[n // exp % 10].append(n)
        nums = [n for b in buckets for n in b]
        passes.append(nums)
        exp *= 10
    return passes

#> radix_passes([170, 45, 75, 90, 2])
#> radix_passes([])
#> radix_passes([0, 0])
#> radix_passes([9, 8, 7])
#> radix_passes([12, 102, 21, 1])

### pancake_flips_alg
def pancake_flips_alg(stack):
    flips = []
    for size in range(len(stack), 1, -1):
        big = stack.index(max(stack[:size]))
        if big == size - 1:
            continue
        if big:
            stack[:big + 1] = stack[big::-1]
            flips.append(big + 1)
        stack[:size] = stack[size - 1::-1]
        flips.append(size)
    return stack, flips

#> pancake_flips_alg([3, 1, 2])
#> pancake_flips_alg([1, 4, 2, 3])
#> pancake_flips_alg([])
#> pancake_flips_alg([5, 4, 3, 2, 1])
#> pancake_flips_alg([1, 2, 3])

### dutch_flag_alg
def dutch_flag_alg(colors):
    order = "RWB"
    lo, mid, hi = 0, 0, len(colors) - 1
    c = list(colors)
    while mid <= hi:
        k = order.index(c[mid])
        if k == 0:
            c[lo], c[mid] = c[mid], c[lo]
            lo += 1
            mid += 1
        elif k == 1:
            mid += 1
        else:
            c[mid], c[hi] = c[hi], c[mid]
            hi -= 1
    return "".join(c)

#> dutch_flag_alg("BWRBWR")
#> dutch_flag_alg("")
#> dutch_flag_alg("WWW")
#> dutch_flag_alg("BR")
#> dutch_flag_alg("RXB")

### heap_sort_by_hand
def heap_sort_by_hand(data):
    heap = []
    for x in data:
        heap.append(x)
        i = len(heap) - 1
        while i and heap[(i - 1) // 2] > heap[i]:
            p = (i - 1) // 2
            heap[i], heap[p] = heap[p], heap[i]
            i = p
    layout = heap[:]
    return layout, sorted(heap)[:3]

#> heap_sort_by_hand([5, 3, 8, 1, 2])
#> heap_sort_by_hand([])
#> heap_sort_by_hand([1, 2, 3])
#> heap_sort_by_hand([9, 7, 5, 3, 1])
#> heap_sort_by_hand("heap")

### kth_smallest_quickselect
def kth_smallest_quickselect(xs, k):
    while True:
        pivot = xs[0]
        low = [x for x in xs[1:] if x < pivot]
        high = [x for x in xs[1:] if x >= pivot]
        if k < len(low):
            xs = low
        elif k == len(low):
            return pivot
        else:
            k -= len(low) + 1
            xs = high

#> kth_smallest_quickselect([7, 10, 4, 3, 20], 1)
#> kth_smallest_quickselect([5, 5, 5], 1)
#> kth_smallest_quickselect([1], 0)
#> kth_smallest_quickselect([2, 8], 2)
#> kth_smallest_quickselect(list("quick"), 4)

### binary_search_probes
def binary_search_probes(sorted_ids, wanted):
    lo, hi = 0, len(sorted_ids) - 1
    probes = []
    while lo <= hi:
        mid = (lo + hi) // 2
        probes.append(sorted_ids[mid])
        if sorted_ids[mid] == wanted:
            return mid, probes
        if sorted_ids[mid] < wanted:
            lo = mid + 1
        else:
            hi = mid - 1
    return -lo - 1, probes

#> binary_search_probes([2, 5, 8, 12, 16, 23, 38], 23)
#> binary_search_probes([2, 5, 8], 6)
#> binary_search_probes([], 1)
#> binary_search_probes([10], 3)
#> binary_search_probes(["ant", "bee", "cat", "dog"], "ant")

### first_last_positions
from bisect import bisect_left, bisect_right

def first_last_positions(nums, target):
    left = bisect_left(nums, target)
    right = bisect_right(nums, target) - 1
    return (left, right) if left <= right else (-1, -1)

#> first_last_positions([5, 7, 7, 8, 8, 10], 8)
#> first_last_positions([5, 7, 7, 8], 6)
#> first_last_positions([], 0)
#> first_last_positions([1, 1, 1, 1], 1)
#> first_last_positions([-2.5, 0.0, 4.0], -2.5)

### rotated_minimum
def rotated_minimum(ring):
    lo, hi = 0, len(ring) - 1
    while lo < hi:
        mid = lo + (hi - lo) // 2
        if ring[mid] > ring[hi]:
            lo = mid + 1
        else:
            hi = mid
    return ring[lo], lo

#> rotated_minimum([4, 5, 6, 1, 2])
#> rotated_minimum([1, 2, 3])
#> rotated_minimum([9])
#> rotated_minimum([])
#> rotated_minimum([7, 8, -3])

### peak_index_search
def peak_index_search(hill):
    a, b = 0, len(hill) - 1
    while a < b:
        m = (a + b) >> 1
        if hill[m] < hill[m + 1]:
            a = m + 1
        else:
            b = m
    return a if hill else None

#> peak_index_search([1, 3, 8, 12, 4, 2])
#> peak_index_search([5, 4, 3])
#> peak_index_search([])
#> peak_index_search([1, 2])
#> peak_index_search([0, 10, 0])

### guess_number_game
def guess_number_game(secret, lo=1, hi=100):
    guesses = []
    while not guesses or guesses[-1] != secret:
        if lo > hi:
            return "cheater", guesses
        g = (lo + hi) // 2
        guesses.append(g)
        if g < secret:
            lo = g + 1
        else:
            hi = g - 1
    return len(guesses), guesses

#> guess_number_game(50)
#> guess_number_game(77)
#> guess_number_game(3, hi=8)
#> guess_number_game(12, 1, 10)
#> guess_number_game(0, -4, 4)

### sqrt_bisect
def sqrt_bisect(x, eps=0.001):
    lo, hi = 0.0, max(x, 1.0)
    n = 0
    while hi - lo > eps:
        mid = (lo + hi) / 2
        if mid * mid < x:
            lo = mid
        else:
            hi = mid
        n += 1
    return round(lo, 2), n

#> sqrt_bisect(2)
#> sqrt_bisect(0)
#> sqrt_bisect(0.25, 0.1)
#> sqrt_bisect(81, eps=0.5)
#> sqrt_bisect(1)

### two_sum_sorted
def two_sum_sorted(prices, budget):
    i, j = 0, len(prices) - 1
    while i < j:
        s = prices[i] + prices[j]
        if s == budget:
            return prices[i], prices[j]
        elif s < budget:
            i += 1
        else:
            j -= 1
    return None

#> two_sum_sorted([1, 3, 4, 6, 8], 10)
#> two_sum_sorted([2, 5], 9)
#> two_sum_sorted([], 0)
#> two_sum_sorted([-4, -1, 0, 7], -5)
#> two_sum_sorted([1, 2, 40], 3)

### three_sum_zero
def three_sum_zero(nums):
    nums.sort()
    found = []
    for i, a in enumerate(nums[:-2]):
        if i and a == nums[i - 1]:
            continue
        l, r = i + 1, len(nums) - 1
        while l < r:
            total = a + nums[l] + nums[r]
            if total == 0:
                if (a, nums[l], nums[r]) not in found:
                    found.append((a, nums[l], nums[r]))
                l += 1
            elif total < 0:
                l += 1
            else:
                r -= 1
    return found

#> three_sum_zero([-1, 0, 1, 2, -1, -4])
#> three_sum_zero([0, 0, 0, 0])
#> three_sum_zero([])
#> three_sum_zero([5, -2])
#> three_sum_zero([3, -2, -1, 8, -7])

### container_most_water
def container_most_water(walls):
    best = (0, None, None)
    l, r = 0, len(walls) - 1
    while l < r:
        area = (r - l) * min(walls[l], walls[r])
        best = max(best, (area, l, r), key=lambda t: t[0])
        if walls[l] < walls[r]:
            l += 1
        else:
            r -= 1
    return best

#> container_most_water([1, 8, 6, 2, 5, 4, 8, 3, 7])
#> container_most_water([])
#> container_most_water([4, 4])
#> container_most_water([9, 1, 1])
#> container_most_water([0, 2, 0, 3])

### partition_even_odd_inplace
def partition_even_odd_inplace(v):
    i, j = 0, len(v) - 1
    while i < j:
        if v[i] % 2 == 0:
            i += 1
        elif v[j] % 2:
            j -= 1
        else:
            v[i], v[j] = v[j], v[i]
    return v

#> partition_even_odd_inplace([3, 1, 2, 4])
#> partition_even_odd_inplace([])
#> partition_even_odd_inplace([2, 4, 6])
#> partition_even_odd_inplace([-3, -2, 7, 0, 5, 8])
#> partition_even_odd_inplace([1])

### dedupe_sorted_inplace
def dedupe_sorted_inplace(a):
    write = 0
    for read in range(len(a)):
        if read == 0 or a[read] != a[write - 1]:
            a[write] = a[read]
            write += 1
    tail = a[write:]
    del a[write:]
    return a, tail

#> dedupe_sorted_inplace([1, 1, 2, 2, 2, 5])
#> dedupe_sorted_inplace([])
#> dedupe_sorted_inplace([7])
#> dedupe_sorted_inplace(["a", "a", "b"])
#> dedupe_sorted_inplace([0, False, 1, True])

### longest_unique_window
def longest_unique_window(s):
    last, start, best = {}, 0, ""
    for i, c in enumerate(s):
        if last.get(c, -1) >= start:
            start = last[c] + 1
        last[c] = i
        if i - start + 1 > len(best):
            best = s[start:i + 1]
    return best

#> longest_unique_window("abcabcbb")
#> longest_unique_window("bbbb")
#> longest_unique_window("")
#> longest_unique_window("pwwkew")
#> longest_unique_window("tmmzuxt 12")

### min_window_sum_at_least
def min_window_sum_at_least(xs, goal):
    left = total = 0
    best = None
    for right, x in enumerate(xs):
        total += x
        while total >= goal and left <= right:
            size = right - left + 1
            best = size if best is None else min(best, size)
            total -= xs[left]
            left += 1
    return best

#> min_window_sum_at_least([2, 3, 1, 2, 4, 3], 7)
#> min_window_sum_at_least([1, 1], 9)
#> min_window_sum_at_least([], 1)
#> min_window_sum_at_least([10, 1, 1], 5)
#> min_window_sum_at_least([4, 4, 4, 4], 16)

### sort_versions_custom
from functools import cmp_to_key

def sort_versions_custom(versions):
    def cmp(a, b):
        pa, pb = [int(x) for x in a.split(".")], [int(x) for x in b.split(".")]
        while len(pa) < len(pb):
            pa.append(0)
        while len(pb) < len(pa):
            pb.append(0)
        return (pa > pb) - (pa < pb)
    return sorted(versions, key=cmp_to_key(cmp))

#> sort_versions_custom(["1.10", "1.2", "1.2.0.1"])
#> sort_versions_custom([])
#> sort_versions_custom(["3", "2.9.9", "3.0"])
#> sort_versions_custom(["0.0.1", "0", "v1"])
#> sort_versions_custom(["10.4.2", "10.4.11"])

### rank_with_ties
def rank_with_ties(scores):
    ordered = sorted(scores.items(), key=lambda kv: (-kv[1], kv[0]))
    table, prev, rank = [], None, 0
    for i, (who, pts) in enumerate(ordered, 1):
        if pts != prev:
            rank = i
        prev = pts
        table.append(f"{rank}. {who}")
    return table

#> rank_with_ties({"Ivo": 30, "Ana": 45, "Bea": 30, "Cid": 10})
#> rank_with_ties({})
#> rank_with_ties({"x": 0, "y": 0})
#> rank_with_ties({"Zed": -1})
#> rank_with_ties({"b": 2.5, "a": 2.5, "c": 9})

### wiggle_rearrange_alg
def wiggle_rearrange_alg(nums):
    s = sorted(nums)
    half = (len(s) + 1) // 2
    res = s[:]
    res[::2], res[1::2] = s[:half][::-1], s[half:][::-1]
    return res

#> wiggle_rearrange_alg([1, 5, 1, 1, 6, 4])
#> wiggle_rearrange_alg([])
#> wiggle_rearrange_alg([2, 1])
#> wiggle_rearrange_alg([3, 3, 3])
#> wiggle_rearrange_alg([9, 0, -4, 7, 2])

### topk_by_heap
import heapq

def topk_by_heap(scores, k):
    heap = []
    for name, s in scores:
        heapq.heappush(heap, (s, name))
        if len(heap) > k:
            heapq.heappop(heap)
    result = []
    while heap:
        result.append(heapq.heappop(heap)[1])
    return result[::-1]

#> topk_by_heap([("a", 5), ("b", 9), ("c", 7)], 2)
#> topk_by_heap([], 3)
#> topk_by_heap([("x", 1), ("y", 1), ("z", 1)], 2)
#> topk_by_heap([("solo", -4)], 5)
#> topk_by_heap([("p", 2), ("q", 8)], 0)

### interpolation_guess
def interpolation_guess(table, x):
    lo, hi = 0, len(table) - 1
    tries = 0
    while lo <= hi and table[lo] <= x <= table[hi]:
        tries += 1
        if table[lo] == table[hi]:
            return lo, tries
        pos = lo + (x - table[lo]) * (hi - lo) // (table[hi] - table[lo])
        if table[pos] == x:
            return pos, tries
        if table[pos] < x:
            lo = pos + 1
        else:
            hi = pos - 1
    return None, tries

#> interpolation_guess([10, 20, 30, 40, 50], 40)
#> interpolation_guess([1, 2, 4, 8, 100], 8)
#> interpolation_guess([], 5)
#> interpolation_guess([7, 7, 7], 7)
#> interpolation_guess([0, 50, 60, 61, 62, 70], 60)
#> interpolation_guess([3, 90, 91], 4)

### bucket_by_tens
def bucket_by_tens(ages):
    hist = {}
    for age in sorted(ages):
        low = age // 10 * 10
        hist[f"{low}-{low + 9}"] = hist.get(f"{low}-{low + 9}", 0) + 1
    return "; ".join(f"{k}: {'*' * v}" for k, v in hist.items())

#> bucket_by_tens([23, 27, 35, 8])
#> bucket_by_tens([])
#> bucket_by_tens([-1, 0, 9])
#> bucket_by_tens([100, 100, 101])
#> bucket_by_tens([59, 60])

### patience_piles
from bisect import bisect_left

def patience_piles(deck):
    tops, piles = [], []
    for card in deck:
        i = bisect_left(tops, card)
        if i == len(tops):
            tops.append(card)
            piles.append([card])
        else:
            tops[i] = card
            piles[i].append(card)
    return piles

#> patience_piles([7, 2, 8, 1, 3, 4, 10, 6])
#> patience_piles([])
#> patience_piles([5, 4, 3])
#> patience_piles([1, 1, 2])
#> patience_piles("solitaire")

### is_sorted_how
def is_sorted_how(xs):
    pairs = list(zip(xs, xs[1:]))
    up = all(a <= b for a, b in pairs)
    down = all(a >= b for a, b in pairs)
    if up and down:
        return "constant" if xs else "empty"
    return "up" if up else "down" if down else "mixed"

#> is_sorted_how([1, 1, 2])
#> is_sorted_how([9, 3, 3])
#> is_sorted_how([4, 4])
#> is_sorted_how([])
#> is_sorted_how([1, 3, 2])
