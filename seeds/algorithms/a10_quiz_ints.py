### shift_mix
def shift_mix(a, b):
    a <<= b & 3
    b ^= a
    a -= b >> 1
    return a | b, a & b, a ^ b

#> shift_mix(5, 2)
#> shift_mix(0, 7)
#> shift_mix(-3, 1)
#> shift_mix(12, 4)
#> shift_mix(1, -1)

### neg_floor_ladder
def neg_floor_ladder(n):
    chain = [n]
    while chain[-1] not in (0, -1):
        chain.append(chain[-1] // 2)
    return chain

#> neg_floor_ladder(13)
#> neg_floor_ladder(-13)
#> neg_floor_ladder(0)
#> neg_floor_ladder(-1)
#> neg_floor_ladder(64)

### mod_sign_quiz
def mod_sign_quiz(x, m):
    r = x % m
    s = -x % m
    t = x % -m
    return [r, s, t, r + s in (0, m), (r - t) // m]

#> mod_sign_quiz(7, 3)
#> mod_sign_quiz(-7, 3)
#> mod_sign_quiz(9, 3)
#> mod_sign_quiz(5, -4)
#> mod_sign_quiz(4, 0)

### bool_index_tricks
def bool_index_tricks(n, words):
    return words[n > 0] + words[-(n % 2 == 0)] * (n in range(5))

#> bool_index_tricks(3, ["lo", "hi"])
#> bool_index_tricks(-2, ["lo", "hi"])
#> bool_index_tricks(0, ("a", "b", "c"))
#> bool_index_tricks(4, ["x", "y", "z"])
#> bool_index_tricks(10, ["only"])

### swap_without_temp
def swap_without_temp(a, b):
    steps = []
    for _ in range(3):
        a, b = a ^ b, a
        steps.append((a, b))
    return steps

#> swap_without_temp(9, 5)
#> swap_without_temp(0, 0)
#> swap_without_temp(True, False)
#> swap_without_temp(-1, 1)
#> swap_without_temp(1024, 1023)

### while_two_counters
def while_two_counters(lo, hi):
    n = 0
    while lo < hi:
        lo += n + 1
        hi -= n % 2
        n += 1
    else:
        n *= -1
    return n, lo, hi

#> while_two_counters(0, 10)
#> while_two_counters(5, 5)
#> while_two_counters(-4, 1)
#> while_two_counters(9, 2)
#> while_two_counters(0, 40)

### loop_else_finder
def loop_else_finder(nums, k):
    for i, n in enumerate(nums):
        if n % k == 0:
            where = i
            break
        k += 1
    else:
        where = ~len(nums)
    return where, k

#> loop_else_finder([5, 7, 9, 10], 4)
#> loop_else_finder([1, 1, 1], 2)
#> loop_else_finder([], 3)
#> loop_else_finder([0], 6)
#> loop_else_finder([3, 3], 0)

### continue_skips_increment
def continue_skips_increment(limit):
    seen, i = [], 0
    while i < limit:
        i += 1
        if i % 3 == 0:
            continue
        if i % 7 == 0:
            break
        seen.append(i * i)
    return seen, i

#> continue_skips_increment(5)
#> continue_skips_increment(20)
#> continue_skips_increment(0)
#> continue_skips_increment(7)
#> continue_skips_increment(-3)

### nested_break_pairs
def nested_break_pairs(a, b, limit):
    pairs = []
    for x in range(1, a + 1):
        for y in range(x, b + 1):
            if x * y > limit:
                break
            if (x + y) % 2:
                continue
            pairs.append(10 * x + y)
        else:
            pairs.append(0)
    return pairs

#> nested_break_pairs(3, 4, 6)
#> nested_break_pairs(2, 2, 100)
#> nested_break_pairs(0, 5, 5)
#> nested_break_pairs(4, 3, 3)
#> nested_break_pairs(1, 6, 4)

### round_to_negative
def round_to_negative(n, upto=3):
    return {-p: round(n, -p) for p in range(upto)}

#> round_to_negative(1555)
#> round_to_negative(-25)
#> round_to_negative(45, upto=2)
#> round_to_negative(149.5, 3)
#> round_to_negative(0, 1)

### divmod_chain
def divmod_chain(n, *sizes):
    parts = []
    for s in reversed(sizes):
        n, r = divmod(n, s)
        parts.insert(0, r)
    return [n, *parts]

#> divmod_chain(100000, 24, 60, 60)
#> divmod_chain(17)
#> divmod_chain(-1, 10, 10)
#> divmod_chain(0, 2)
#> divmod_chain(789, 7, 0)

### int_of_things
def int_of_things(*things):
    res = []
    for t in things:
        try:
            res.append(int(t))
        except (TypeError, ValueError) as e:
            res.append(type(e).__name__)
    return res

#> int_of_things("12", 3.99, -3.99, True)
#> int_of_things("4.5", None, " 7\n")
#> int_of_things()
#> int_of_things("٣", "1_0", "_1", "")
#> int_of_things([1], "-0", "+5", 1e3)

### format_spec_parade
def format_spec_parade(n):
    specs = ["d", "+d", " d", "x", "08b", "_d", ">6", "^7d", "e"]
    return "|".join(format(n, s) for s in specs)

#> format_spec_parade(42)
#> format_spec_parade(-1234567)
#> format_spec_parade(0)
#> format_spec_parade(True)
#> format_spec_parade(2.0)

### digits_two_ways
def digits_two_ways(n):
    a = [int(d) for d in str(n)]
    b = []
    while n > 0:
        b.append(n % 10)
        n //= 10
    return a == b[::-1], a, b

#> digits_two_ways(9041)
#> digits_two_ways(0)
#> digits_two_ways(7)
#> digits_two_ways(1000)
#> digits_two_ways(-5)

### aug_assign_order
def aug_assign_order(x):
    x += 3
    x *= x - 1
    x //= 4
    x **= 2
    x %= 17
    x -= x & 5
    return x

#> aug_assign_order(0)
#> aug_assign_order(10)
#> aug_assign_order(-6)
#> aug_assign_order(123)
#> aug_assign_order(2.5)

### precedence_puzzle
def precedence_puzzle(a, b, c):
    p = a + b << c
    q = not a == b or c
    r = -a ** 2 + b % c * 2
    s = a if b > c else b if c else None
    return p, q, r, s

#> precedence_puzzle(1, 2, 3)
#> precedence_puzzle(4, 4, 1)
#> precedence_puzzle(-2, 5, 2)
#> precedence_puzzle(3, 0, 0)
#> precedence_puzzle(0, 9, 4)

### short_circuit_log
def short_circuit_log(a, b, c):
    log = []

    def see(x):
        log.append(x)
        return x

    value = see(a) and see(b) or see(c)
    return value, log

#> short_circuit_log(1, 2, 3)
#> short_circuit_log(0, 2, 3)
#> short_circuit_log("x", "", "fallback")
#> short_circuit_log([], None, {})
#> short_circuit_log(True, False, None)

### chained_compare_effects
def chained_compare_effects(xs):
    calls = 0

    def nxt():
        nonlocal calls
        calls += 1
        return xs.pop(0)

    ok = nxt() < nxt() < nxt()
    return ok, calls, xs

#> chained_compare_effects([1, 5, 9, 7])
#> chained_compare_effects([5, 1, 9])
#> chained_compare_effects([2, 2, 3])
#> chained_compare_effects([1, 3, 2])
#> chained_compare_effects([4, 6])

### bit_clear_lowest_log
def bit_clear_lowest_log(n):
    log = []
    while n:
        n &= n - 1
        log.append(f"{n:b}")
    return ",".join(log), len(log)

#> bit_clear_lowest_log(0b110110)
#> bit_clear_lowest_log(0)
#> bit_clear_lowest_log(1)
#> bit_clear_lowest_log(255)
#> bit_clear_lowest_log(1000)

### merge_bits_alternate
def merge_bits_alternate(a, b, width=4):
    out = 0
    for i in range(width):
        out |= (a >> i & 1) << (2 * i + 1)
        out |= (b >> i & 1) << (2 * i)
    return bin(out)

#> merge_bits_alternate(0b1111, 0)
#> merge_bits_alternate(5, 10)
#> merge_bits_alternate(0, 0)
#> merge_bits_alternate(3, 1, width=2)
#> merge_bits_alternate(-1, 2, 3)

### reverse_bits_width
def reverse_bits_width(n, width):
    flipped = 0
    for _ in range(width):
        flipped = flipped << 1 | n & 1
        n >>= 1
    return flipped, n

#> reverse_bits_width(0b1011, 4)
#> reverse_bits_width(1, 8)
#> reverse_bits_width(300, 8)
#> reverse_bits_width(-2, 4)
#> reverse_bits_width(7, 0)

### mask_ip_octets
def mask_ip_octets(ip, prefix):
    n = 0
    for part in ip.split("."):
        n = n * 256 + int(part)
    mask = (0xFFFFFFFF << (32 - prefix)) & 0xFFFFFFFF
    net = n & mask
    return ".".join(str(net >> s & 255) for s in (24, 16, 8, 0))

#> mask_ip_octets("192.168.37.201", 24)
#> mask_ip_octets("10.20.30.40", 12)
#> mask_ip_octets("8.8.8.8", 0)
#> mask_ip_octets("172.16.5.77", 30)
#> mask_ip_octets("1.2.3", 40)

### rgb_pack_unpack
def rgb_pack_unpack(color):
    if isinstance(color, str):
        v = int(color.lstrip("#"), 16)
        return v >> 16, v >> 8 & 0xFF, v & 0xFF
    r, g, b = (max(0, min(255, c)) for c in color)
    return f"#{r << 16 | g << 8 | b:06x}"

#> rgb_pack_unpack("#ff8000")
#> rgb_pack_unpack((0, 128, 300))
#> rgb_pack_unpack("00000F")
#> rgb_pack_unpack([255, -4, 16])
#> rgb_pack_unpack((1, 2))

### sum_of_multiples_set
def sum_of_multiples_set(limit, factors):
    hits = set()
    for f in factors:
        if f:
            hits.update(range(f, limit, f))
    return sum(hits), len(hits)

#> sum_of_multiples_set(20, [3, 5])
#> sum_of_multiples_set(10, [0])
#> sum_of_multiples_set(1, [1])
#> sum_of_multiples_set(15, [4, 6, 0])
#> sum_of_multiples_set(0, [])

### digital_root_formula
def digital_root_formula(*numbers):
    return [1 + (abs(n) - 1) % 9 if n else 0 for n in numbers]

#> digital_root_formula(942, 18, 0)
#> digital_root_formula()
#> digital_root_formula(-493193)
#> digital_root_formula(9, 10, 99, 100)
#> digital_root_formula(1)

### accumulate_odd_even
def accumulate_odd_even(xs):
    odd = even = 0
    for x in xs:
        if x & 1:
            odd += x
            even -= 1
        else:
            even += x
            odd, even = even, odd
    return odd, even

#> accumulate_odd_even([1, 2, 3, 4])
#> accumulate_odd_even([])
#> accumulate_odd_even([7, 7])
#> accumulate_odd_even([-2, -3, 0])
#> accumulate_odd_even([10, 20, 5])

### float_int_equality
def float_int_equality(pairs):
    return [(a == b, type(a) is type(b), a is b or str(a) == str(b)) for a, b in pairs]

#> float_int_equality([(1, 1.0), (True, 1)])
#> float_int_equality([(0.1 + 0.2, 0.3)])
#> float_int_equality([])
#> float_int_equality([(-0.0, 0), ("1", 1), (None, None)])
#> float_int_equality([(2 ** 53, 2.0 ** 53)])

### range_length_math
def range_length_math(start, stop, step):
    r = range(start, stop, step)
    last = r[-1] if r else None
    return len(r), last, sum(r), stop in r

#> range_length_math(0, 10, 3)
#> range_length_math(10, 0, -4)
#> range_length_math(5, 5, 1)
#> range_length_math(-3, 4, 7)
#> range_length_math(1, 9, 0)

### range_slice_quiz
def range_slice_quiz(n, k):
    r = range(n)[::k]
    return list(r[1:-1]), r.start, r.stop, r.index(r[len(r) // 2])

#> range_slice_quiz(10, 2)
#> range_slice_quiz(9, -3)
#> range_slice_quiz(1, 1)
#> range_slice_quiz(7, 5)
#> range_slice_quiz(0, 2)

### power_tower_mod_alg
def power_tower_mod_alg(base, height, mod):
    value = 1
    trail = []
    while height > 0:
        value = pow(base, value, mod)
        trail.append(value)
        height -= 1
    return trail

#> power_tower_mod_alg(2, 4, 100)
#> power_tower_mod_alg(3, 3, 7)
#> power_tower_mod_alg(10, 0, 3)
#> power_tower_mod_alg(5, 2, 1)
#> power_tower_mod_alg(7, 3, 10)

### sign_magnitude_swap
def sign_magnitude_swap(vals):
    mags = sorted(map(abs, vals))
    out = []
    for v in vals:
        m = mags.pop() if v > 0 else mags.pop(0)
        out.append(-m if v > 0 else m)
    return out

#> sign_magnitude_swap([3, -1, 2])
#> sign_magnitude_swap([])
#> sign_magnitude_swap([0, 0, 5])
#> sign_magnitude_swap([-4, -9])
#> sign_magnitude_swap([1.5, -2.5, 10])

### halve_or_triple_path
def halve_or_triple_path(a, b):
    path = ""
    while a != b and len(path) < 10:
        if a > b:
            a //= 2
            path += "h"
        else:
            a = a * 3 + 1
            path += "t"
    return path, a

#> halve_or_triple_path(10, 5)
#> halve_or_triple_path(1, 13)
#> halve_or_triple_path(7, 7)
#> halve_or_triple_path(5, 6)
#> halve_or_triple_path(-4, 0)

### mutable_counter_default
def mutable_counter_default(calls):
    def tick(n, memo={"total": 0}):
        memo["total"] += n
        return memo["total"]
    return [tick(c) if c >= 0 else tick(c, {"total": 100}) for c in calls]

#> mutable_counter_default([1, 2, 3])
#> mutable_counter_default([5, -5, 5])
#> mutable_counter_default([])
#> mutable_counter_default([0, 0])
#> mutable_counter_default([-1, -1, 9])

### late_binding_multipliers
def late_binding_multipliers(n, x):
    late = [lambda v: v * i for i in range(n)]
    early = [lambda v, i=i: v * i for i in range(n)]
    return [f(x) for f in late], [f(x) for f in early]

#> late_binding_multipliers(3, 10)
#> late_binding_multipliers(0, 5)
#> late_binding_multipliers(1, 7)
#> late_binding_multipliers(4, "ab")
#> late_binding_multipliers(5, -1)

### min_max_with_keys
def min_max_with_keys(nums):
    a = min(nums, key=abs, default=None)
    b = max(nums, key=lambda n: n % 10, default=None)
    c = max(nums, key=lambda n: (n.bit_count(), -n), default=None)
    return a, b, c

#> min_max_with_keys([12, -7, 30, 19])
#> min_max_with_keys([])
#> min_max_with_keys([-3, 3])
#> min_max_with_keys([8, 16, 15, 31])
#> min_max_with_keys([100])

### unpack_star_sums
def unpack_star_sums(seq):
    first, *mid, last = seq
    while len(mid) > 2:
        a, *mid, b = mid
        first += a
        last -= b
    return first, mid, last

#> unpack_star_sums([1, 2, 3, 4, 5])
#> unpack_star_sums((10, 20))
#> unpack_star_sums([7])
#> unpack_star_sums(range(9))
#> unpack_star_sums([1.5, 0, 0, 0, 2.5])

### walrus_halving
def walrus_halving(n):
    halves = []
    while (n := n // 2) > 1:
        halves.append(n)
    return halves, n

#> walrus_halving(100)
#> walrus_halving(3)
#> walrus_halving(0)
#> walrus_halving(-9)
#> walrus_halving(17)

### try_finally_counter
def try_finally_counter(items):
    count = 0
    total = 0
    for it in items:
        try:
            total += 100 // it
        except ZeroDivisionError:
            continue
        except TypeError:
            break
        else:
            count += 1
        finally:
            total += 1
    return count, total

#> try_finally_counter([5, 0, 20])
#> try_finally_counter([3, "x", 4])
#> try_finally_counter([])
#> try_finally_counter([0, 0])
#> try_finally_counter([-7, None])

### base_sum_palindromes
def base_sum_palindromes(n, bases=(2, 8, 10, 16)):
    specs = {2: "b", 8: "o", 10: "d", 16: "x"}
    hits = []
    for b in bases:
        rep = format(n, specs[b])
        if rep == rep[::-1]:
            hits.append(f"{rep}_{b}")
    return hits

#> base_sum_palindromes(33)
#> base_sum_palindromes(0)
#> base_sum_palindromes(585, bases=(2, 10))
#> base_sum_palindromes(10)
#> base_sum_palindromes(9, (3,))

### nonlocal_ladder
def nonlocal_ladder(n):
    depth = 0

    def climb(k):
        nonlocal depth
        if k <= 0:
            return depth
        depth += k
        return climb(k - 2) + k % 3

    top = climb(n)
    return top, depth

#> nonlocal_ladder(5)
#> nonlocal_ladder(0)
#> nonlocal_ladder(8)
#> nonlocal_ladder(1)
#> nonlocal_ladder(-6)

### int_methods_tour
def int_methods_tour(n):
    raw = n.to_bytes(2, "big")
    back = int.from_bytes(raw, "little")
    return raw.hex(), back, n.bit_length(), back.bit_count()

#> int_methods_tour(258)
#> int_methods_tour(0)
#> int_methods_tour(65535)
#> int_methods_tour(70000)
#> int_methods_tour(9)
