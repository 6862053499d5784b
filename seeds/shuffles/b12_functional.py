### all_any_table
def all_any_table(rows):
    res = []
    for r in rows:
        if all(r) and any(r):
            res.append("full")
        elif any(r):
            res.append("part")
        else:
            res.append("all?" if all(r) else "none")
    return res

#> all_any_table([[1, 1], [0, 1], [0, 0], []])
#> all_any_table([])
#> all_any_table([["", "x"], ["a"], [None]])
#> all_any_table(["abc", ""])
#> all_any_table([[[]], [[0]], [{}, {1: 1}]])
#> all_any_table([(5,), (-1, 0)])

### map_two_lists_modes
def map_two_lists_modes(a, b, mode):
    fs = {"add": lambda x, y: x + y, "big": max, "rep": lambda x, y: [x] * y}
    f = fs.get(mode, lambda *p: p)
    return list(map(f, a, b))

#> map_two_lists_modes([1, 2, 3], [4, 5], "add")
#> map_two_lists_modes([1, 9, 3], [4, 5, 6], "big")
#> map_two_lists_modes(["a", "b"], [2, 0], "rep")
#> map_two_lists_modes([], [1], "add")
#> map_two_lists_modes([1, 2], ["x", "y"], "pair")
#> map_two_lists_modes([-1, -2], [-2, -1], "big")

### filter_none_vs_pred
def filter_none_vs_pred(xs, lo):
    truthy = list(filter(None, xs))
    big = [*filter(lambda v: v >= lo, truthy)]
    return len(xs) - len(truthy), big

#> filter_none_vs_pred([0, 3, 7, 0, 5], 4)
#> filter_none_vs_pred([], 1)
#> filter_none_vs_pred([0, 0], 0)
#> filter_none_vs_pred([-5, -1, 0, 1], -2)
#> filter_none_vs_pred(["", "pear", "fig"], "g")
#> filter_none_vs_pred([2.5, 0.0, 9], 3)

### enumerate_from_k_picks
def enumerate_from_k_picks(items, k):
    return {i: x for i, x in enumerate(items, k) if i % 3 != 1}

#> enumerate_from_k_picks(["a", "b", "c", "d", "e"], 0)
#> enumerate_from_k_picks(["a", "b", "c", "d", "e"], 5)
#> enumerate_from_k_picks([], 1)
#> enumerate_from_k_picks("xyz", -2)
#> enumerate_from_k_picks([10, 20], 100)
#> enumerate_from_k_picks([None], 1)

### max_with_default_and_key
def max_with_default_and_key(groups):
    tops = [max(g, key=lambda n: n % 10, default=-1) for g in groups]
    return tops, max(tops, default=None)

#> max_with_default_and_key([[12, 9, 27], [], [30, 41]])
#> max_with_default_and_key([])
#> max_with_default_and_key([[]])
#> max_with_default_and_key([[5, 15, 25], [100]])
#> max_with_default_and_key([[-3, 3], [7]])
#> max_with_default_and_key([(88, 99), range(4)])

### zip_star_unzip_sort
def zip_star_unzip_sort(pairs):
    if not pairs:
        return [], []
    a, b = map(list, zip(*pairs))
    a.sort()
    b.sort(reverse=True)
    return a, b

#> zip_star_unzip_sort([(3, "x"), (1, "z"), (2, "y")])
#> zip_star_unzip_sort([])
#> zip_star_unzip_sort([(0, 0)])
#> zip_star_unzip_sort(["ba", "dc", "fe"])
#> zip_star_unzip_sort([(5, -5), (5, 5), (-5, 0)])
#> zip_star_unzip_sort([(1.5, True), (0.5, False)])

### reduce_nested_difference
from functools import reduce


def reduce_nested_difference(nums, start):
    return reduce(lambda acc, n: n - acc, nums, start), reduce(lambda a, b: f"({a}-{b})", nums, start)

#> reduce_nested_difference([1, 2, 3], 10)
#> reduce_nested_difference([], 4)
#> reduce_nested_difference([7], -7)
#> reduce_nested_difference([0, 0, 5], 5)
#> reduce_nested_difference([-1, -2], 0)
#> reduce_nested_difference((8, 6, 4, 2), 1)

### accumulate_cap_by_index
from itertools import accumulate


def accumulate_cap_by_index(nums, k):
    run = list(accumulate(nums, lambda a, n: (a * 2 + n) % k))
    return run, run.index(max(run)) if run else None

#> accumulate_cap_by_index([3, 5, 4, 2, 1], 7)
#> accumulate_cap_by_index([], 3)
#> accumulate_cap_by_index([-2, -3], 10)
#> accumulate_cap_by_index([1, 1, 0, 1], 100)
#> accumulate_cap_by_index([10, 4, 4, 4, 7], 5)
#> accumulate_cap_by_index([6], 4)

### groupby_parity_swaps
from itertools import groupby


def groupby_parity_swaps(nums):
    out = []
    for odd, g in groupby(nums, key=lambda n: n & 1):
        g = list(g)
        out += [sum(g)] if odd else g[::-1]
    return out

#> groupby_parity_swaps([2, 4, 7, 9, 1, 6])
#> groupby_parity_swaps([1, 2, 3, 4])
#> groupby_parity_swaps([])
#> groupby_parity_swaps([8, 6, 4])
#> groupby_parity_swaps([-3, -5, 0])
#> groupby_parity_swaps([5])

### takewhile_dropwhile_join
from itertools import dropwhile, takewhile


def takewhile_dropwhile_join(nums, x):
    low = list(takewhile(lambda n: n < x, nums))
    rest = list(dropwhile(lambda n: n < x, nums))
    return rest + low, len(low) + len(rest) == len(nums)

#> takewhile_dropwhile_join([1, 2, 8, 3, 9], 5)
#> takewhile_dropwhile_join([9, 1], 5)
#> takewhile_dropwhile_join([], 0)
#> takewhile_dropwhile_join([1, 2, 3], 100)
#> takewhile_dropwhile_join(["a", "c", "b"], "c")
#> takewhile_dropwhile_join([-3, -2, -1, -4], -1)

### product_skip_equal
from itertools import product


def product_skip_equal(a, b, limit):
    out = []
    for x, y in product(a, b):
        if x == y:
            continue
        out.append(x * 10 + y)
        if len(out) == limit:
            break
    return out

#> product_skip_equal([1, 2], [2, 3], 3)
#> product_skip_equal([1, 2, 3], [1, 2, 3], 4)
#> product_skip_equal([], [1], 2)
#> product_skip_equal([5], [5], 1)
#> product_skip_equal([0, 9], [9, 0], 10)
#> product_skip_equal([4], [1, 4, 7], 2)

### sum_with_offset_per_row
def sum_with_offset_per_row(rows, base):
    return [sum(r, base - i) for i, r in enumerate(rows)], sum(map(len, rows), base)

#> sum_with_offset_per_row([[1], [2, 3], []], 10)
#> sum_with_offset_per_row([], 5)
#> sum_with_offset_per_row([[], []], 0)
#> sum_with_offset_per_row([(4, 4), [-4]], -1)
#> sum_with_offset_per_row([[0.5], [1]], 1)
#> sum_with_offset_per_row([range(4), {7}], 100)

### next_with_default_after
def next_with_default_after(nums, x):
    it = iter(nums)
    if x in it:
        return next(it, "edge"), list(it)
    return "no", list(it)

#> next_with_default_after([4, 5, 6, 7], 5)
#> next_with_default_after([4, 5, 6, 7], 7)
#> next_with_default_after([4, 5, 6], 9)
#> next_with_default_after([], 0)
#> next_with_default_after([1, 1, 1], 1)
#> next_with_default_after("banjo", "n")

### sorted_map_abs_diffs
def sorted_map_abs_diffs(nums):
    diffs = sorted(map(abs, map(lambda p: p[0] - p[1], zip(nums, nums[1:]))))
    return diffs, sum(diffs[-2:])

#> sorted_map_abs_diffs([4, 10, 1, 3])
#> sorted_map_abs_diffs([5])
#> sorted_map_abs_diffs([])
#> sorted_map_abs_diffs([2, 2, 2])
#> sorted_map_abs_diffs([-8, 8, -8])
#> sorted_map_abs_diffs([1, 3, 6, 10, 15])

### count_calls_short_circuit
def count_calls_short_circuit(nums, lim):
    calls = []

    def big(n):
        calls.append(n)
        return n > lim

    return any(map(big, nums)), all(big(n) for n in reversed(nums)), calls

#> count_calls_short_circuit([1, 5, 9, 2], 4)
#> count_calls_short_circuit([1, 2], 8)
#> count_calls_short_circuit([], 0)
#> count_calls_short_circuit([7, 8, 9], 6)
#> count_calls_short_circuit([0], -1)
#> count_calls_short_circuit([3, 3, 4], 3)

### dictcomp_of_ranges
def dictcomp_of_ranges(n):
    return {k: [m for m in range(k, n, k) if m % 4] for k in range(2, n // 2 + 1)}

#> dictcomp_of_ranges(10)
#> dictcomp_of_ranges(3)
#> dictcomp_of_ranges(0)
#> dictcomp_of_ranges(12)
#> dictcomp_of_ranges(4)
#> dictcomp_of_ranges(-8)

### min_by_two_measures
def min_by_two_measures(words, ch):
    a = min(words, key=lambda w: (w.count(ch), -len(w)), default="")
    b = max(words, key=lambda w: w.find(ch), default="")
    return a, b, a == b

#> min_by_two_measures(["lemon", "melon", "mango"], "o")
#> min_by_two_measures(["aa", "ba", "bb"], "a")
#> min_by_two_measures([], "x")
#> min_by_two_measures(["solo"], "z")
#> min_by_two_measures(["tent", "net", "ten"], "t")
#> min_by_two_measures(["", "q", "qq"], "q")

### generator_two_passes
def generator_two_passes(nums, k):
    sq = (n * n for n in nums if n != k)
    first = sum(sq)
    second = sum(sq)
    return first, second, first > second

#> generator_two_passes([1, 2, 3], 2)
#> generator_two_passes([], 0)
#> generator_two_passes([4, 4], 4)
#> generator_two_passes([-3, 3], 0)
#> generator_two_passes([10, 0, 5], 5)
#> generator_two_passes((1, 1, 1, 1), 9)

### zip_longest_fill_gap
from itertools import zip_longest


def zip_longest_fill_gap(a, b, fill):
    wins = [0, 0]
    for x, y in zip_longest(a, b, fillvalue=fill):
        if x != y:
            wins[x < y] += 1
    return wins

#> zip_longest_fill_gap([5, 1, 7], [4, 2], 0)
#> zip_longest_fill_gap([], [1, 2, 3], 2)
#> zip_longest_fill_gap([], [], 5)
#> zip_longest_fill_gap("cat", "bat!", "a")
#> zip_longest_fill_gap([1, 1], [1, 1], 9)
#> zip_longest_fill_gap([-1, -2, -3], [-2], -2)

### slice_of_sorted_set_map
def slice_of_sorted_set_map(words, n):
    uniq = sorted({w.strip().lower() for w in words} - {""})
    return list(map(str.title, uniq[:n])), len(uniq[n:])

#> slice_of_sorted_set_map(["Kiwi ", "kiwi", "fig", " Plum"], 2)
#> slice_of_sorted_set_map(["", "  "], 1)
#> slice_of_sorted_set_map([], 3)
#> slice_of_sorted_set_map(["b", "a", "C"], 0)
#> slice_of_sorted_set_map(["o'neil", "de la cruz"], 9)
#> slice_of_sorted_set_map(["x", "y", "z"], -1)

### compose_pipeline_names
def compose_pipeline_names(nums, steps):
    ops = {"rev": lambda v: v[::-1], "odd": lambda v: [x for x in v if x % 2], "dbl": lambda v: v * 2}
    for s in steps:
        if s not in ops:
            return s, nums
        nums = ops[s](nums)
    return nums

#> compose_pipeline_names([1, 2, 3], ["rev", "odd", "dbl"])
#> compose_pipeline_names([4, 5], ["dbl", "cut", "rev"])
#> compose_pipeline_names([], ["rev", "dbl"])
#> compose_pipeline_names([6, 7], [])
#> compose_pipeline_names([2, 4], ["odd"])
#> compose_pipeline_names([9, 8, 7], ["odd", "odd", "rev"])

### pairwise_max_until_one
def pairwise_max_until_one(nums):
    rounds = []
    while len(nums) > 1:
        it = [max(p) for p in zip(nums[::2], nums[1::2])]
        nums = it + nums[len(it) * 2:]
        rounds.append(nums)
    return rounds

#> pairwise_max_until_one([3, 8, 5, 1])
#> pairwise_max_until_one([4, 9, 2, 7, 6])
#> pairwise_max_until_one([1])
#> pairwise_max_until_one([])
#> pairwise_max_until_one(["ann", "zed", "kim"])
#> pairwise_max_until_one([0, 0, 0, 0, -1, -1])

### bool_sum_conditions
def bool_sum_conditions(n, lo, hi):
    tests = [lo <= n <= hi, n % 2 == 0, n == lo or n == hi, not n]
    return sum(tests), tests.index(True) if True in tests else -1

#> bool_sum_conditions(6, 2, 8)
#> bool_sum_conditions(9, 1, 5)
#> bool_sum_conditions(0, 0, 0)
#> bool_sum_conditions(-4, -3, 3)
#> bool_sum_conditions(7, 7, 1)
#> bool_sum_conditions(3, 1, 10)

### map_unbound_methods
def map_unbound_methods(vals, sep):
    kinds = {str: str.upper, int: int.bit_length, list: len}
    out = [kinds.get(type(v), repr)(v) for v in vals]
    return sep.join(map(str, out))

#> map_unbound_methods(["ab", 9, [1, 2]], "/")
#> map_unbound_methods([None, 2.5, True], ",")
#> map_unbound_methods([], "-")
#> map_unbound_methods([[], ""], "|")
#> map_unbound_methods([255, -8, 0], " ")
#> map_unbound_methods([(1, "x"), "ß"], "::")

### reversed_enumerate_trim
def reversed_enumerate_trim(lst, bad):
    for i, x in reversed(list(enumerate(lst))):
        if x in bad:
            lst.pop(i)
        elif i % 2:
            lst[i] = [x]
    return lst

#> reversed_enumerate_trim([1, 2, 3, 4, 5], [3, 4])
#> reversed_enumerate_trim(["a", "b", "c"], "b")
#> reversed_enumerate_trim([], [1])
#> reversed_enumerate_trim([7, 7, 7], {7})
#> reversed_enumerate_trim([0, 1, 0, 1], [])
#> reversed_enumerate_trim([5, 6, 7, 8], (9, 5))
