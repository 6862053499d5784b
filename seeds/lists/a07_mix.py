### stack_machine
def stack_machine(program):
    st = []
    for op in program:
        match op:
            case int():
                st.append(op)
            case "dup":
                st.append(st[-1])
            case "swap":
                st[-1], st[-2] = st[-2], st[-1]
            case "drop":
                st.pop()
            case "over":
                st.append(st[-2])
            case "rot":
                st.append(st.pop(-3))
            case _:
                raise ValueError(f"bad op {op!r}")
    return st

#> stack_machine([1, 2, 3, "rot", "dup"])
#> stack_machine([5, 6, "swap", "over"])
#> stack_machine([])
#> stack_machine([9, "drop"])
#> stack_machine([4, "jump"])
#> stack_machine(["dup"])

### two_stack_queue
def two_stack_queue(ops):
    inbox, outbox, served = [], [], []
    for op in ops:
        if op != "get":
            inbox.append(op)
            continue
        if not outbox:
            while inbox:
                outbox.append(inbox.pop())
        served.append(outbox.pop() if outbox else "-")
    return served, len(inbox), len(outbox)

#> two_stack_queue(["a", "b", "get", "c", "get", "get"])
#> two_stack_queue(["get"])
#> two_stack_queue([])
#> two_stack_queue([1, 2, 3, "get"])
#> two_stack_queue(["x", "get", "get", "y"])

### ring_buffer_write
def ring_buffer_write(size, values):
    buf = [None] * size
    head = 0
    for v in values:
        buf[head] = v
        head = (head + 1) % size
    return buf[head:] + buf[:head]

#> ring_buffer_write(3, [1, 2, 3, 4, 5])
#> ring_buffer_write(4, ["a", "b"])
#> ring_buffer_write(1, [7, 8])
#> ring_buffer_write(2, [])
#> ring_buffer_write(0, [1])

### deque_ops_replay
from collections import deque

def deque_ops_replay(items, maxlen):
    d = deque(maxlen=maxlen)
    for n, it in enumerate(items):
        if n % 3 == 2:
            d.appendleft(it)
        else:
            d.append(it)
    d.rotate(1)
    return list(d)

#> deque_ops_replay([1, 2, 3, 4], 3)
#> deque_ops_replay("abcdef", 4)
#> deque_ops_replay([], 2)
#> deque_ops_replay([9, 8, 7], None)
#> deque_ops_replay([1, 2, 3], 1)

### heap_take_smallest
import heapq

def heap_take_smallest(costs, n):
    heap = list(costs)
    heapq.heapify(heap)
    taken = [heapq.heappop(heap) for _ in range(min(n, len(heap)))]
    if heap:
        heapq.heappush(heap, sum(taken))
    return taken, min(heap, default=None)

#> heap_take_smallest([8, 3, 5, 1, 9], 2)
#> heap_take_smallest([], 3)
#> heap_take_smallest([4, 4], 5)
#> heap_take_smallest([-1, -7, 20], 1)
#> heap_take_smallest([2.5], 0)

### bisect_grades
from bisect import bisect, bisect_left, insort

def bisect_grades(score, cutoffs, letters="FDCBA"):
    i = bisect(cutoffs, score)
    insort(cutoffs, score)
    return letters[i], bisect_left(cutoffs, score), cutoffs

#> bisect_grades(85, [60, 70, 80, 90])
#> bisect_grades(60, [60, 70, 80, 90])
#> bisect_grades(12, [], "X")
#> bisect_grades(99.5, [50, 75], "lmh")
#> bisect_grades(100, [1, 2, 3], "ab")

### accumulate_max
from itertools import accumulate

def accumulate_max(levels):
    peaks = list(accumulate(levels, max))
    water = [p - l for p, l in zip(peaks, levels)]
    return peaks, water.count(0)

#> accumulate_max([1, 3, 2, 5, 4])
#> accumulate_max([])
#> accumulate_max([-5, -6, -4])
#> accumulate_max([2, 2, 2])
#> accumulate_max([7, 1])

### groupby_consecutive
from itertools import groupby

def groupby_consecutive(nums):
    ranges = []
    for _, g in groupby(enumerate(nums), key=lambda p: p[1] - p[0]):
        block = [v for _, v in g]
        ranges.append(f"{block[0]}-{block[-1]}" if len(block) > 1 else str(block[0]))
    return ",".join(ranges)

#> groupby_consecutive([1, 2, 3, 7, 9, 10])
#> groupby_consecutive([])
#> groupby_consecutive([5])
#> groupby_consecutive([-2, -1, 0, 1])
#> groupby_consecutive([3, 2, 1])

### permutation_next
def permutation_next(p):
    i = len(p) - 2
    while i >= 0 and p[i] >= p[i + 1]:
        i -= 1
    if i < 0:
        p.reverse()
        return p
    j = len(p) - 1
    while p[j] <= p[i]:
        j -= 1
    p[i], p[j] = p[j], p[i]
    p[i + 1:] = p[:i:-1]
    return p

#> permutation_next([1, 2, 3])
#> permutation_next([3, 2, 1])
#> permutation_next([2, 3, 1])
#> permutation_next([])
#> permutation_next([2, 2, 0, 4, 3, 1])
#> permutation_next(list("abdc"))

### subsets_by_bits
def subsets_by_bits(items):
    n = len(items)
    return [[items[b] for b in range(n) if mask >> b & 1] for mask in range(1 << n)]

#> subsets_by_bits(["salt", "oil"])
#> subsets_by_bits([])
#> subsets_by_bits([7])
#> subsets_by_bits((1, 2, 3))
#> subsets_by_bits("xx")

### cartesian_menu
from itertools import product

def cartesian_menu(sizes, flavors, banned):
    return [f"{s}-{f}" for s, f in product(sizes, flavors) if (s, f) not in banned]

#> cartesian_menu(["S", "L"], ["mint", "lime"], [("L", "mint")])
#> cartesian_menu([], ["x"], [])
#> cartesian_menu("ab", "cd", {("a", "c"), ("b", "d")})
#> cartesian_menu([1, 2], [3], ())
#> cartesian_menu(["XL"], ["plain"], [["XL", "plain"]])

### combinations_target
from itertools import combinations

def combinations_target(weights, target, r):
    hits = [c for c in combinations(weights, r) if sum(c) == target]
    return hits[0] if len(hits) == 1 else len(hits)

#> combinations_target([1, 3, 5, 7], 8, 2)
#> combinations_target([2, 4, 6], 12, 3)
#> combinations_target([], 0, 0)
#> combinations_target([5, 5, 5], 10, 2)
#> combinations_target([1, 2], 9, 1)

### reduce_gcd_lcm
from functools import reduce
from math import gcd

def reduce_gcd_lcm(numbers):
    g = reduce(gcd, numbers, 0)
    l = reduce(lambda a, b: a * b // gcd(a, b), numbers, 1)
    return g, l

#> reduce_gcd_lcm([12, 18, 30])
#> reduce_gcd_lcm([])
#> reduce_gcd_lcm([7])
#> reduce_gcd_lcm([4, 6, 9])
#> reduce_gcd_lcm([0, 0])

### bubble_passes
def bubble_passes(a):
    passes = 0
    swapped = True
    while swapped:
        swapped = False
        for i in range(len(a) - 1 - passes):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                swapped = True
        passes += 1
    return passes, a

#> bubble_passes([5, 1, 4, 2])
#> bubble_passes([1, 2, 3])
#> bubble_passes([])
#> bubble_passes(["d", "c", "b", "a"])
#> bubble_passes([2, 2, 1])

### insertion_sort_trace
def insertion_sort_trace(xs):
    trace = []
    for i in range(1, len(xs)):
        v = xs.pop(i)
        j = i
        while j and xs[j - 1] > v:
            j -= 1
        xs.insert(j, v)
        trace.append(j)
    return xs, trace

#> insertion_sort_trace([4, 2, 3, 1])
#> insertion_sort_trace([])
#> insertion_sort_trace([1, 1, 0])
#> insertion_sort_trace(["b", "B", "a", "A"])
#> insertion_sort_trace([-1, 5, 10])

### selection_sort_partial
def selection_sort_partial(arr, k):
    for i in range(min(k, len(arr))):
        m = min(range(i, len(arr)), key=arr.__getitem__)
        arr[i], arr[m] = arr[m], arr[i]
    return arr

#> selection_sort_partial([9, 4, 7, 1, 8], 2)
#> selection_sort_partial([3, 1, 2], 10)
#> selection_sort_partial([], 1)
#> selection_sort_partial(["q", "c", "z", "c"], 1)
#> selection_sort_partial([0, -1], 0)

### quick_partition_lomuto
def quick_partition_lomuto(a):
    pivot, edge = a[-1], 0
    for i in range(len(a) - 1):
        if a[i] < pivot:
            a[i], a[edge] = a[edge], a[i]
            edge += 1
    a[edge], a[-1] = a[-1], a[edge]
    return edge, a

#> quick_partition_lomuto([3, 8, 2, 5, 1, 4])
#> quick_partition_lomuto([1])
#> quick_partition_lomuto([2, 2, 2])
#> quick_partition_lomuto(["pear", "apple", "mango"])
#> quick_partition_lomuto([])

### dutch_flag
def dutch_flag(colors):
    lo = mid = 0
    hi = len(colors) - 1
    while mid <= hi:
        if colors[mid] == "r":
            colors[lo], colors[mid] = colors[mid], colors[lo]
            lo += 1
            mid += 1
        elif colors[mid] == "w":
            mid += 1
        else:
            colors[mid], colors[hi] = colors[hi], colors[mid]
            hi -= 1
    return "".join(colors), lo, hi

#> dutch_flag(list("bwrrwb"))
#> dutch_flag([])
#> dutch_flag(["w"])
#> dutch_flag(list("bbr"))
#> dutch_flag(list("rrr"))

### counting_sort_digits
def counting_sort_digits(number):
    counts = [0] * 10
    for d in str(abs(number)):
        counts[int(d)] += 1
    return "".join(str(d) * c for d, c in enumerate(counts) if c), counts.index(max(counts))

#> counting_sort_digits(3120331)
#> counting_sort_digits(0)
#> counting_sort_digits(-998)
#> counting_sort_digits(1234567890)
#> counting_sort_digits(777)

### shell_gaps
def shell_gaps(xs):
    gap = len(xs) // 2
    while gap:
        for i in range(gap, len(xs)):
            j = i
            while j >= gap and xs[j - gap] > xs[j]:
                xs[j - gap], xs[j] = xs[j], xs[j - gap]
                j -= gap
        gap //= 2
    return xs

#> shell_gaps([9, 1, 8, 2, 7])
#> shell_gaps([])
#> shell_gaps([1])
#> shell_gaps(["delta", "alpha", "charlie", "bravo"])
#> shell_gaps([3, 3, -3, 0])

### merge_sort_recursive
def merge_sort_recursive(xs):
    if len(xs) < 2:
        return xs
    mid = len(xs) // 2
    left, right = merge_sort_recursive(xs[:mid]), merge_sort_recursive(xs[mid:])
    out = []
    while left and right:
        out.append((left if left[0] <= right[0] else right).pop(0))
    return out + left + right

#> merge_sort_recursive([5, 2, 8])
#> merge_sort_recursive([])
#> merge_sort_recursive([1, 1])
#> merge_sort_recursive(["x", "X", "a", "Z"])
#> merge_sort_recursive([4, -1, 0.5, 4, 3])

### pancake_flips
def pancake_flips(stack):
    flips = []
    for size in range(len(stack), 1, -1):
        big = stack.index(max(stack[:size]))
        if big == size - 1:
            continue
        for k in (big + 1, size):
            stack[:k] = stack[:k][::-1]
            flips.append(k)
    return stack, flips

#> pancake_flips([3, 1, 2])
#> pancake_flips([1, 2, 3])
#> pancake_flips([])
#> pancake_flips([2, 4, 1, 3])
#> pancake_flips([5])

### remove_dups_sorted_inplace
def remove_dups_sorted_inplace(a):
    write = 0
    for v in a:
        if write == 0 or a[write - 1] != v:
            a[write] = v
            write += 1
    del a[write:]
    return write

#> remove_dups_sorted_inplace([1, 1, 2, 2, 2, 3])
#> remove_dups_sorted_inplace([])
#> remove_dups_sorted_inplace([4])
#> remove_dups_sorted_inplace(["a", "a"])
#> remove_dups_sorted_inplace([1, 2, 1, 2])

### move_blanks_to_end
def move_blanks_to_end(fields):
    blanks = 0
    for i in range(len(fields) - 1, -1, -1):
        if not fields[i]:
            fields.append(fields.pop(i))
            blanks += 1
    return blanks, fields

#> move_blanks_to_end(["x", "", "y", None, "z"])
#> move_blanks_to_end([])
#> move_blanks_to_end([0, 0])
#> move_blanks_to_end(["full", "row"])
#> move_blanks_to_end(["", " ", [], 5])

### two_sum_pairs
def two_sum_pairs(nums, target):
    seen = {}
    pairs = []
    for i, n in enumerate(nums):
        if target - n in seen:
            pairs.append((seen[target - n], i))
        seen[n] = i
    return pairs

#> two_sum_pairs([2, 7, 11, 15, -2], 9)
#> two_sum_pairs([3, 3, 3], 6)
#> two_sum_pairs([], 0)
#> two_sum_pairs([1, 2], 10)
#> two_sum_pairs([0, 4, 0, -4], 0)

### three_largest_manual
def three_largest_manual(values):
    top = [None, None, None]
    for v in values:
        for slot in range(3):
            if top[slot] is None or v > top[slot]:
                top.insert(slot, v)
                top.pop()
                break
    return top

#> three_largest_manual([4, 9, 1, 7, 9])
#> three_largest_manual([5])
#> three_largest_manual([])
#> three_largest_manual([-1, -2, -3, -4])
#> three_largest_manual(["b", "c", "a", "d"])

### water_trapped
def water_trapped(h):
    total = 0
    for i in range(1, len(h) - 1):
        wall = min(max(h[:i]), max(h[i + 1:]))
        total += max(0, wall - h[i])
    return total

#> water_trapped([0, 1, 0, 2, 1, 0, 1, 3])
#> water_trapped([3, 0, 3])
#> water_trapped([])
#> water_trapped([5, 4, 3])
#> water_trapped([2, 0])

### max_subarray_bounds
def max_subarray_bounds(deltas):
    best = cur = deltas[0]
    start = s = e = 0
    for i in range(1, len(deltas)):
        if cur < 0:
            cur, start = deltas[i], i
        else:
            cur += deltas[i]
        if cur > best:
            best, s, e = cur, start, i
    return best, deltas[s:e + 1]

#> max_subarray_bounds([-2, 1, -3, 4, -1, 2, 1, -5, 4])
#> max_subarray_bounds([-8, -3, -6])
#> max_subarray_bounds([5])
#> max_subarray_bounds([1, 2, 3])
#> max_subarray_bounds([])

### product_except_self
def product_except_self(xs):
    out = [1] * len(xs)
    left = right = 1
    for i in range(len(xs)):
        out[i] *= left
        left *= xs[i]
        out[~i] *= right
        right *= xs[~i]
    return out

#> product_except_self([1, 2, 3, 4])
#> product_except_self([])
#> product_except_self([0, 5, 2])
#> product_except_self([0, 0])
#> product_except_self([-1, 7])

### majority_vote
def majority_vote(ballots):
    candidate, strength = None, 0
    for b in ballots:
        if strength == 0:
            candidate = b
        strength += 1 if b == candidate else -1
    return candidate if ballots.count(candidate) * 2 > len(ballots) else "none"

#> majority_vote(["a", "b", "a", "c", "a"])
#> majority_vote(["a", "b"])
#> majority_vote([])
#> majority_vote([2, 2, 1, 1, 1])
#> majority_vote(["x"])

### next_greater_element
def next_greater_element(xs):
    answer = [-1] * len(xs)
    waiting = []
    for i, x in enumerate(xs):
        while waiting and xs[waiting[-1]] < x:
            answer[waiting.pop()] = x
        waiting.append(i)
    return answer

#> next_greater_element([2, 1, 2, 4, 3])
#> next_greater_element([])
#> next_greater_element([5, 4, 3])
#> next_greater_element([1, 1, 2])
#> next_greater_element(["a", "c", "b", "d"])

### gas_station_start
def gas_station_start(gas, cost):
    if sum(gas) < sum(cost):
        return None
    tank = start = 0
    for i, (g, c) in enumerate(zip(gas, cost)):
        tank += g - c
        if tank < 0:
            start, tank = i + 1, 0
    return start

#> gas_station_start([1, 2, 3, 4, 5], [3, 4, 5, 1, 2])
#> gas_station_start([2, 3], [3, 3])
#> gas_station_start([], [])
#> gas_station_start([5, 1], [2, 3])
#> gas_station_start([0, 10], [5, 5])

### lis_length_patience
from bisect import bisect_left

def lis_length_patience(deck):
    tops = []
    for card in deck:
        pile = bisect_left(tops, card)
        tops[pile:pile + 1] = [card]
    return len(tops), tops

#> lis_length_patience([10, 9, 2, 5, 3, 7, 101, 18])
#> lis_length_patience([])
#> lis_length_patience([4, 4, 4])
#> lis_length_patience([1, 2, 3])
#> lis_length_patience(["k", "a", "m", "b"])
