### clamp_percent
def clamp_percent(part, whole):
    return max(0, min(100, 100 * part // whole)) if whole else None

#> clamp_percent(1, 3)
#> clamp_percent(5, 4)
#> clamp_percent(-2, 9)
#> clamp_percent(7, 0)
#> clamp_percent(19.5, 20)

### digits_product_nonzero
from math import prod

def digits_product_nonzero(n):
    return prod(int(d) for d in str(abs(n)) if d != "0")

#> digits_product_nonzero(2034)
#> digits_product_nonzero(0)
#> digits_product_nonzero(-99)
#> digits_product_nonzero(1000)
#> digits_product_nonzero(77777)

### ceil_div_pages
def ceil_div_pages(items, per_page):
    return -(-items // per_page), items % per_page or per_page

#> ceil_div_pages(10, 3)
#> ceil_div_pages(9, 3)
#> ceil_div_pages(0, 5)
#> ceil_div_pages(1, 100)
#> ceil_div_pages(4, 0)

### is_power_of_two_log
def is_power_of_two_log(n):
    return n > 0 and n & (n - 1) == 0, n.bit_length() - 1

#> is_power_of_two_log(64)
#> is_power_of_two_log(65)
#> is_power_of_two_log(0)
#> is_power_of_two_log(-8)
#> is_power_of_two_log(1)

### odd_pick_of_three_bool
def odd_pick_of_three_bool(a, b, c):
    return [a, b, c][(a > b) == (b > c) or 2 * ((a > b) == (c > a)) * (a != c)]

#> odd_pick_of_three_bool(1, 2, 3)
#> odd_pick_of_three_bool(9, 2, 5)
#> odd_pick_of_three_bool(4, 8, 1)
#> odd_pick_of_three_bool(7, 7, 7)
#> odd_pick_of_three_bool(5, 1, 3)

### collatz_one_liner
def collatz_one_liner(n, k):
    return n if k == 0 or n == 1 else collatz_one_liner([n // 2, 3 * n + 1][n % 2], k - 1)

#> collatz_one_liner(7, 4)
#> collatz_one_liner(1, 9)
#> collatz_one_liner(40, 3)
#> collatz_one_liner(5, 0)
#> collatz_one_liner(6, 20)

### xor_range_pair
from functools import reduce
from operator import xor

def xor_range_pair(lo, hi):
    return reduce(xor, range(lo, hi + 1), 0), reduce(xor, range(lo, hi + 1, 2), 0)

#> xor_range_pair(1, 5)
#> xor_range_pair(4, 4)
#> xor_range_pair(9, 3)
#> xor_range_pair(0, 15)
#> xor_range_pair(7, 10)

### missing_number_by_sum
def missing_number_by_sum(nums):
    n = len(nums) + 1
    return n * (n + 1) // 2 - sum(nums)

#> missing_number_by_sum([1, 2, 4, 5])
#> missing_number_by_sum([])
#> missing_number_by_sum([2])
#> missing_number_by_sum([3, 1, 6, 2, 5, 7])
#> missing_number_by_sum([10, 20])

### pairwise_gcds
from itertools import combinations
from math import gcd

def pairwise_gcds(xs):
    return {f"{a},{b}": gcd(a, b) for a, b in combinations(xs, 2) if gcd(a, b) > 1}

#> pairwise_gcds([6, 10, 15])
#> pairwise_gcds([7, 11])
#> pairwise_gcds([])
#> pairwise_gcds([0, 9, 12])
#> pairwise_gcds([-4, 8])

### sum_digits_in_text
def sum_digits_in_text(s):
    return sum(int(c) for c in s if c.isdecimal()), sum(map(int, "".join(c if c.isdecimal() else " " for c in s).split()))

#> sum_digits_in_text("room 12, floor 3")
#> sum_digits_in_text("none")
#> sum_digits_in_text("")
#> sum_digits_in_text("007-0")
#> sum_digits_in_text("1a2b30")

### alternate_signs_sum
def alternate_signs_sum(xs):
    return sum(xs[::2]) - sum(xs[1::2])

#> alternate_signs_sum([9, 4, 3])
#> alternate_signs_sum([])
#> alternate_signs_sum([5])
#> alternate_signs_sum([1, 1, 1, 1])
#> alternate_signs_sum([-2, 3, 0.5])

### count_inversions_naive
def count_inversions_naive(p):
    return sum(p[i] > p[j] for j in range(len(p)) for i in range(j))

#> count_inversions_naive([2, 4, 1, 3, 5])
#> count_inversions_naive([])
#> count_inversions_naive([3, 2, 1])
#> count_inversions_naive("dcab")
#> count_inversions_naive([7, 7])

### nth_digit_from_right
def nth_digit_from_right(n, k):
    return abs(n) // 10 ** k % 10

#> nth_digit_from_right(98765, 2)
#> nth_digit_from_right(-41, 0)
#> nth_digit_from_right(5, 3)
#> nth_digit_from_right(1000, 3)
#> nth_digit_from_right(12, -1)

### equal_within
def equal_within(a, b, tol=0.01):
    return abs(a - b) <= tol or a == b

#> equal_within(1.0, 1.005)
#> equal_within(2, 3)
#> equal_within(float("inf"), float("inf"))
#> equal_within(10, 13, tol=3)
#> equal_within(-0.0, 0)

### triangle_number_pyramid
def triangle_number_pyramid(n):
    return [sum(range(i + 1)) for i in range(1, n + 1)][::-1]

#> triangle_number_pyramid(5)
#> triangle_number_pyramid(0)
#> triangle_number_pyramid(1)
#> triangle_number_pyramid(-4)
#> triangle_number_pyramid(8)

### bool_votes_majority
def bool_votes_majority(votes):
    yes = sum(map(bool, votes))
    return yes > len(votes) - yes, f"{yes}/{len(votes)}"

#> bool_votes_majority([True, 0, 1])
#> bool_votes_majority([])
#> bool_votes_majority(["y", "", None])
#> bool_votes_majority([0.0, -1])
#> bool_votes_majority([[], [0], [1]])

### absolute_rank
def absolute_rank(xs):
    return sorted(range(len(xs)), key=lambda i: (abs(xs[i]), xs[i]))

#> absolute_rank([-3, 2, 3, -1])
#> absolute_rank([])
#> absolute_rank([0, -0.5, 0.25])
#> absolute_rank([5, 5, -5])
#> absolute_rank([100])

### pick_by_mask
from itertools import compress

def pick_by_mask(items, mask):
    bits = map(int, f"{mask:b}"[::-1])
    return list(compress(items, bits))

#> pick_by_mask(["a", "b", "c", "d"], 0b1010)
#> pick_by_mask([], 7)
#> pick_by_mask("xyz", 0)
#> pick_by_mask([10, 20], 255)
#> pick_by_mask("odd", 5)

### digits_to_int_fold
def digits_to_int_fold(digits, base=10):
    acc = 0
    for d in digits:
        acc = acc * base + d
    return acc

#> digits_to_int_fold([1, 0, 2])
#> digits_to_int_fold([])
#> digits_to_int_fold([1, 1, 0, 1], base=2)
#> digits_to_int_fold([15, 15], 16)
#> digits_to_int_fold([-1, 5])

### leading_digit_counts
def leading_digit_counts(nums):
    firsts = [str(abs(n))[0] for n in nums if n]
    return {d: firsts.count(d) for d in sorted(set(firsts))}

#> leading_digit_counts([123, 19, -2, 0, 27])
#> leading_digit_counts([])
#> leading_digit_counts([0, 0])
#> leading_digit_counts([9, 90, 900])
#> leading_digit_counts([0.5, 1.5])

### fizz_custom
def fizz_custom(n, rules):
    return [("".join(word for d, word in rules if i % d == 0) or i) for i in range(1, n + 1)]

#> fizz_custom(6, [(2, "Tick"), (3, "Tock")])
#> fizz_custom(0, [(1, "x")])
#> fizz_custom(4, [])
#> fizz_custom(7, [(7, "Boom")])
#> fizz_custom(3, [(0, "bad")])

### interleave_bits_count
def interleave_bits_count(a, b):
    return bin(a & b).count("1"), bin(a | b).count("1"), bin(a ^ b).count("1")

#> interleave_bits_count(12, 10)
#> interleave_bits_count(0, 255)
#> interleave_bits_count(7, 7)
#> interleave_bits_count(-1, 3)
#> interleave_bits_count(1 << 9, 1 << 4)

### seconds_to_clock
def seconds_to_clock(s):
    return "%d:%02d:%02d" % (s // 3600, s // 60 % 60, s % 60)

#> seconds_to_clock(3725)
#> seconds_to_clock(0)
#> seconds_to_clock(59)
#> seconds_to_clock(86399)
#> seconds_to_clock(-1)

### is_monotonic_slice
def is_monotonic_slice(xs, step):
    ys = xs[::step]
    return ys == sorted(ys) or ys == sorted(ys)[::-1]

#> is_monotonic_slice([1, 9, 2, 8, 3], 2)
#> is_monotonic_slice([3, 1, 2], 1)
#> is_monotonic_slice([], 3)
#> is_monotonic_slice([5, 4, 3, 3], -1)
#> is_monotonic_slice([1, 2, 0, 4, 5], 4)

### geometric_terms
def geometric_terms(a, r, limit):
    out = []
    while abs(a) <= limit and len(out) < 10:
        out.append(a)
        a *= r
    return out

#> geometric_terms(3, 2, 50)
#> geometric_terms(1, -3, 30)
#> geometric_terms(100, 2, 5)
#> geometric_terms(7, 1, 7)
#> geometric_terms(16, 0.5, 20)

### modular_clock_hits
def modular_clock_hits(step, size):
    spot, visited = 0, []
    while spot not in visited:
        visited.append(spot)
        spot = (spot + step) % size
    return visited, len(visited) == size

#> modular_clock_hits(5, 12)
#> modular_clock_hits(4, 12)
#> modular_clock_hits(0, 7)
#> modular_clock_hits(-3, 10)
#> modular_clock_hits(9, 1)

### sum_until_negative_alg
def sum_until_negative_alg(xs):
    total = 0
    for x in xs:
        if x < 0:
            return total, "cut"
        total += x
    return total

#> sum_until_negative_alg([4, 6, -1, 50])
#> sum_until_negative_alg([2.5, 2.5])
#> sum_until_negative_alg([])
#> sum_until_negative_alg([-9])
#> sum_until_negative_alg([0, 0, 1])

### nearest_multiple
def nearest_multiple(n, m):
    down = n - n % m
    return min(down, down + m, key=lambda k: (abs(n - k), k))

#> nearest_multiple(17, 5)
#> nearest_multiple(18, 5)
#> nearest_multiple(-7, 4)
#> nearest_multiple(6, 4)
#> nearest_multiple(3, 0)

### ones_complement_string
def ones_complement_string(bits):
    return "".join("10"[int(b)] for b in bits).lstrip("0") or "0"

#> ones_complement_string("1011")
#> ones_complement_string("111")
#> ones_complement_string("")
#> ones_complement_string("000")
#> ones_complement_string("102")

### cross_sum_table
def cross_sum_table(xs, ys):
    return sorted({x + y for x in xs for y in ys if x != y})

#> cross_sum_table([1, 2], [1, 10])
#> cross_sum_table([], [1])
#> cross_sum_table([5], [5])
#> cross_sum_table([0, -3, 3], [3, -3])
#> cross_sum_table((2, 4), range(3))

### first_repeat_running
def first_repeat_running(deltas):
    seen, total = {0}, 0
    for d in deltas * 3:
        total += d
        if total in seen:
            return total
        seen.add(total)
    return None

#> first_repeat_running([1, -2, 3, 1])
#> first_repeat_running([1, 1])
#> first_repeat_running([])
#> first_repeat_running([7, -7])
#> first_repeat_running([-6, 3, 8, 5, -6])

### mask_of_letters
def mask_of_letters(word):
    mask = 0
    for ch in word.lower():
        if "a" <= ch <= "z":
            mask |= 1 << ord(ch) - 97
    return mask, mask.bit_count()

#> mask_of_letters("Cab")
#> mask_of_letters("")
#> mask_of_letters("zzz")
#> mask_of_letters("naïve!")
#> mask_of_letters("123")

### sqrt_digit_sum
from math import isqrt

def sqrt_digit_sum(n, digits):
    value = isqrt(n * 10 ** (2 * digits))
    return sum(map(int, str(value))), value

#> sqrt_digit_sum(2, 5)
#> sqrt_digit_sum(0, 3)
#> sqrt_digit_sum(144, 1)
#> sqrt_digit_sum(10, 0)
#> sqrt_digit_sum(-1, 2)

### tallest_stack_of_cubes
def tallest_stack_of_cubes(total):
    n = 0
    while total >= (n + 1) ** 3:
        n += 1
        total -= n ** 3
    return n, total

#> tallest_stack_of_cubes(36)
#> tallest_stack_of_cubes(0)
#> tallest_stack_of_cubes(100)
#> tallest_stack_of_cubes(8)
#> tallest_stack_of_cubes(-3)

### compare_version_tuples
def compare_version_tuples(a, b):
    x, y = (tuple(map(int, v.split("."))) for v in (a, b))
    return (x > y) - (x < y)

#> compare_version_tuples("1.10", "1.9")
#> compare_version_tuples("2.0", "2.0")
#> compare_version_tuples("1.2", "1.2.0")
#> compare_version_tuples("0.1", "10")
#> compare_version_tuples("1.a", "1.0")

### dot_product_strict
def dot_product_strict(u, v):
    return sum(a * b for a, b in zip(u, v, strict=True))

#> dot_product_strict([1, 2, 3], [4, 5, 6])
#> dot_product_strict([], [])
#> dot_product_strict((0.5, 2), (4, -1))
#> dot_product_strict([1], [1, 2])
#> dot_product_strict([True, False, True], [7, 8, 9])

### running_product_mod
from itertools import accumulate

def running_product_mod(xs, m):
    return list(accumulate(xs, lambda a, b: a * b % m))

#> running_product_mod([3, 5, 7, 9], 10)
#> running_product_mod([], 2)
#> running_product_mod([12], 5)
#> running_product_mod([2, 2, 2, 2, 2], 7)
#> running_product_mod([-3, 4], 5)

### coin_flip_streaks
from itertools import groupby

def coin_flip_streaks(flips):
    return max(((len(list(g)), side) for side, g in groupby(flips)), default=None)

#> coin_flip_streaks("HHTTTH")
#> coin_flip_streaks("")
#> coin_flip_streaks("HTHT")
#> coin_flip_streaks([1, 1, 0, 0])
#> coin_flip_streaks("TTT")

### bisect_insert_ranks
from bisect import insort, bisect_left

def bisect_insert_ranks(stream):
    kept, ranks = [], []
    for x in stream:
        ranks.append(bisect_left(kept, x))
        insort(kept, x)
    return ranks

#> bisect_insert_ranks([5, 2, 8, 2, 6])
#> bisect_insert_ranks([])
#> bisect_insert_ranks([1, 1, 1])
#> bisect_insert_ranks("code")
#> bisect_insert_ranks([3, 2, 1])
