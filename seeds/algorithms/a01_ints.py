### digit_sum_until_single
def digit_sum_until_single(n):
    n = abs(n)
    while n > 9:
        total = 0
        while n:
            n, d = divmod(n, 10)
            total += d
        n = total
    return n

#> digit_sum_until_single(9875)
#> digit_sum_until_single(0)
#> digit_sum_until_single(-38)
#> digit_sum_until_single(7)
#> digit_sum_until_single(199999)

### floor_and_trunc
def floor_and_trunc(a, b):
    q = a // b
    r = a % b
    t = int(a / b)
    return q, r, t, a - t * b

#> floor_and_trunc(-7, 2)
#> floor_and_trunc(7, -2)
#> floor_and_trunc(22, 5)
#> floor_and_trunc(-9, -4)
#> floor_and_trunc(3, 0)
#> floor_and_trunc(0, -6)

### wrap_hour
def wrap_hour(start, delta, clock=24):
    hour = (start + delta) % clock
    days = (start + delta) // clock
    label = "same day" if days == 0 else f"{days:+d}d"
    return f"{hour:02d}:00 {label}"

#> wrap_hour(22, 5)
#> wrap_hour(3, -4)
#> wrap_hour(9, 0)
#> wrap_hour(11, 2, clock=12)
#> wrap_hour(0, -72)

### pow_mod_table
def pow_mod_table(base, modulus, upto):
    row = []
    for e in range(upto):
        row.append(pow(base, e, modulus))
    return row, len(set(row))

#> pow_mod_table(3, 7, 8)
#> pow_mod_table(2, 10, 6)
#> pow_mod_table(-2, 9, 5)
#> pow_mod_table(5, 1, 3)
#> pow_mod_table(6, 0, 2)
#> pow_mod_table(10, 11, 0)

### modular_inverse_or_none
def modular_inverse_or_none(a, m):
    try:
        inv = pow(a, -1, m)
    except ValueError as exc:
        print("no inverse:", exc)
        return None
    assert a * inv % m == 1 % m
    return inv

#> modular_inverse_or_none(3, 11)
#> modular_inverse_or_none(4, 8)
#> modular_inverse_or_none(-3, 10)
#> modular_inverse_or_none(17, 3120)
#> modular_inverse_or_none(0, 5)

### popcount_gap
def popcount_gap(n):
    bits = bin(n)[2:].strip("0")
    gaps = [len(g) for g in bits.split("1") if g]
    return max(gaps, default=0), bits.count("1")

#> popcount_gap(1041)
#> popcount_gap(15)
#> popcount_gap(0)
#> popcount_gap(32)
#> popcount_gap(529)
#> popcount_gap(-20)

### set_bits_positions
def set_bits_positions(mask):
    out = []
    pos = 0
    while mask:
        if mask & 1:
            out.append(pos)
        mask >>= 1
        pos += 1
    return out

#> set_bits_positions(0b101100)
#> set_bits_positions(0)
#> set_bits_positions(255)
#> set_bits_positions(1 << 20)
#> set_bits_positions(37)

### lowest_bit_walk
def lowest_bit_walk(n):
    steps = []
    while n > 0:
        low = n & -n
        steps.append(low)
        n ^= low
    return steps[::-1]

#> lowest_bit_walk(44)
#> lowest_bit_walk(0)
#> lowest_bit_walk(-12)
#> lowest_bit_walk(1023)
#> lowest_bit_walk(64)

### toggle_flags
READ, WRITE, EXEC = 4, 2, 1

def toggle_flags(perm, commands):
    for c in commands:
        flag = {"r": READ, "w": WRITE, "x": EXEC}.get(c.lower(), 0)
        if c.isupper():
            perm |= flag
        else:
            perm &= ~flag
    return "".join(ch if perm & bit else "-" for ch, bit in zip("rwx", (READ, WRITE, EXEC)))

#> toggle_flags(0, "RW")
#> toggle_flags(7, "wx")
#> toggle_flags(5, "")
#> toggle_flags(2, "XwR?")
#> toggle_flags(6, "rRrR")

### base_digits
def base_digits(n, base):
    if base < 2:
        raise ValueError(f"bad base {base}")
    if n == 0:
        return [0]
    sign = -1 if n < 0 else 1
    n *= sign
    digits = []
    while n:
        digits.insert(0, n % base)
        n //= base
    digits[0] *= sign
    return digits

#> base_digits(255, 16)
#> base_digits(-10, 3)
#> base_digits(0, 2)
#> base_digits(99, 1)
#> base_digits(1000, 7)
#> base_digits(12345, 60)

### parse_any_base
def parse_any_base(tokens):
    values = []
    for tok in tokens:
        body, _, base = tok.partition("@")
        try:
            values.append(int(body, int(base or 10)))
        except ValueError:
            values.append(None)
    return values

#> parse_any_base(["ff@16", "101@2", "42"])
#> parse_any_base(["z@36", "9@8", "@"])
#> parse_any_base([])
#> parse_any_base(["0x1F@0", "0b11@0", "077@0"])
#> parse_any_base(["-7f@16", " 12 ", "1_000"])

### hex_bin_oct_line
def hex_bin_oct_line(n, width=4):
    parts = [f"{n:#x}", f"{n:#b}", f"{n:#o}", f"{n:0{width}d}"]
    return " ".join(p.rjust(width) for p in parts)

#> hex_bin_oct_line(10)
#> hex_bin_oct_line(-255, 6)
#> hex_bin_oct_line(0, width=3)
#> hex_bin_oct_line(4095, 1)
#> hex_bin_oct_line("12", 4)

### bit_length_buckets
def bit_length_buckets(xs):
    buckets = {}
    for x in xs:
        buckets.setdefault(x.bit_length(), []).append(x)
    return sorted(buckets.items(), reverse=True)

#> bit_length_buckets([5, 6, 17, 0, 31])
#> bit_length_buckets([-8, 8, 7, -7])
#> bit_length_buckets([])
#> bit_length_buckets([True, 1, 255, 256])
#> bit_length_buckets([1, 2.5])

### gcd_by_subtraction
def gcd_by_subtraction(a, b):
    a, b = abs(a), abs(b)
    if not a or not b:
        return a + b
    count = 0
    while a != b:
        if a > b:
            a -= b
        else:
            b -= a
        count += 1
    return a, count

#> gcd_by_subtraction(48, 36)
#> gcd_by_subtraction(0, 9)
#> gcd_by_subtraction(-17, 5)
#> gcd_by_subtraction(14, 14)
#> gcd_by_subtraction(21, 63)

### extended_euclid_trace
def extended_euclid_trace(a, b):
    s0, s1, t0, t1 = 1, 0, 0, 1
    while b:
        q, r = divmod(a, b)
        a, b = b, r
        s0, s1 = s1, s0 - q * s1
        t0, t1 = t1, t0 - q * t1
    return {"gcd": a, "x": s0, "y": t0}

#> extended_euclid_trace(240, 46)
#> extended_euclid_trace(7, 0)
#> extended_euclid_trace(35, 64)
#> extended_euclid_trace(-12, 18)
#> extended_euclid_trace(1, 1)

### lcm_of_gears
from functools import reduce
from math import gcd

def lcm_of_gears(teeth):
    if any(t <= 0 for t in teeth):
        return None
    turn = reduce(lambda a, b: a * b // gcd(a, b), teeth, 1)
    return turn, [turn // t for t in teeth]

#> lcm_of_gears([12, 18, 8])
#> lcm_of_gears([])
#> lcm_of_gears([7])
#> lcm_of_gears([4, 0, 6])
#> lcm_of_gears([5, 5, 10, 3])

### round_half_cases
def round_half_cases(values, places=0):
    out = []
    for v in values:
        r = round(v, places) if places else round(v)
        out.append((v, r, type(r).__name__))
    return out

#> round_half_cases([0.5, 1.5, 2.5, -0.5])
#> round_half_cases([1234, 1250, 1350], -2)
#> round_half_cases([3.14159, 2.71828], places=3)
#> round_half_cases([])
#> round_half_cases([True, 7])

### clamp_all_count
def clamp_all_count(readings, lo, hi):
    if lo > hi:
        lo, hi = hi, lo
    touched = 0
    for i, value in enumerate(readings):
        fixed = max(lo, min(hi, value))
        touched += fixed != value
        readings[i] = fixed
    return readings, touched

#> clamp_all_count([12, -4, 55, 30], 0, 50)
#> clamp_all_count([3, 9, 27], 20, 5)
#> clamp_all_count([], 1, 2)
#> clamp_all_count([0.5, -0.5, 1.75], -0.25, 1)
#> clamp_all_count([8, 8, 8], 8, 8)

### bool_tally
def bool_tally(*flags):
    yes = sum(flags)
    no = len(flags) - yes
    return yes - no, yes * True, bool(yes) + bool(no), yes > no >= 0

#> bool_tally(True, False, True)
#> bool_tally()
#> bool_tally(False)
#> bool_tally(True, True, True, True)
#> bool_tally(False, True, False, False, True)

### between_chain
def between_chain(a, b, c):
    if a < b < c:
        return "rising"
    if a > b > c:
        return "falling"
    if a == b == c:
        return "flat"
    if a < b > c:
        return "peak" if a != c else "even peak"
    return "other"

#> between_chain(1, 5, 9)
#> between_chain(8, 3, -2)
#> between_chain(4, 4, 4)
#> between_chain(2, 7, 2)
#> between_chain(0, 6, 5)
#> between_chain(3, 1, 2)

### is_prime_trial
def is_prime_trial(n: int) -> bool:
    if n < 4:
        return n > 1
    if n % 2 == 0 or n % 3 == 0:
        return False
    k = 5
    while k * k <= n:
        if n % k == 0 or n % (k + 2) == 0:
            return False
        k += 6
    return True

#> is_prime_trial(97)
#> is_prime_trial(1)
#> is_prime_trial(25)
#> is_prime_trial(9)
#> is_prime_trial(221)
#> is_prime_trial(-7)

### prime_factor_string
def prime_factor_string(n):
    """Render n as 2^3 * 5 and so on."""
    parts, p = [], 2
    while p * p <= n:
        e = 0
        while n % p == 0:
            n //= p
            e += 1
        if e:
            parts.append(f"{p}^{e}" if e > 1 else str(p))
        p += 1
    if n > 1:
        parts.append(str(n))
    return " * ".join(parts) or "1"

#> prime_factor_string(360)
#> prime_factor_string(1)
#> prime_factor_string(49)
#> prime_factor_string(101)
#> prime_factor_string(1024)
#> prime_factor_string(0 - 6)

### sieve_small
def sieve_small(limit):
    flags = [True] * (limit + 1)
    flags[:2] = [False, False][:limit + 1]
    for p in range(2, int(limit ** 0.5) + 1):
        if flags[p]:
            flags[p * p::p] = [False] * len(flags[p * p::p])
    return [i for i, ok in enumerate(flags) if ok]

#> sieve_small(30)
#> sieve_small(1)
#> sieve_small(0)
#> sieve_small(2)
#> sieve_small(17)

### divisor_pairs
def divisor_pairs(n):
    pairs = []
    d = 1
    while d * d <= n:
        if n % d == 0:
            pairs.append((d, n // d))
        d += 1
    else:
        if pairs and pairs[-1][0] == pairs[-1][1]:
            pairs.append("square")
    return pairs

#> divisor_pairs(36)
#> divisor_pairs(13)
#> divisor_pairs(0)
#> divisor_pairs(1)
#> divisor_pairs(24)

### classify_perfect
def classify_perfect(n):
    if n <= 0:
        raise ValueError("need a positive number")
    aliquot = sum(d for d in range(1, n // 2 + 1) if not n % d)
    return ["deficient", "perfect", "abundant"][(aliquot >= n) + (aliquot > n)]

#> classify_perfect(6)
#> classify_perfect(12)
#> classify_perfect(1)
#> classify_perfect(28)
#> classify_perfect(0)
#> classify_perfect(23)

### collatz_profile
def collatz_profile(n, limit=40):
    peak = n
    steps = 0
    while n != 1 and steps < limit:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        peak = max(peak, n)
        steps += 1
    return steps, peak, n == 1

#> collatz_profile(6)
#> collatz_profile(1)
#> collatz_profile(27, 20)
#> collatz_profile(-5, limit=7)
#> collatz_profile(64)

### happy_or_cycle
def happy_or_cycle(n):
    seen = []
    while n not in seen:
        seen.append(n)
        n = sum(int(c) ** 2 for c in str(n))
    at = seen.index(n)
    return ("happy", len(seen)) if n == 1 else ("cycle", seen[at:])

#> happy_or_cycle(19)
#> happy_or_cycle(4)
#> happy_or_cycle(1)
#> happy_or_cycle(0)
#> happy_or_cycle(20)

### reverse_int_signed
def reverse_int_signed(x, bits=16):
    s = str(x)
    body = s[:0:-1] if s[0] == "-" else s[::-1]
    value = int(body)
    if s.startswith("-"):
        value = -value
    bound = 1 << (bits - 1)
    return value if -bound <= value < bound else 0

#> reverse_int_signed(120)
#> reverse_int_signed(-345)
#> reverse_int_signed(12349)
#> reverse_int_signed(99, bits=8)
#> reverse_int_signed(-7, 4)

### swap_nibbles
def swap_nibbles(byte_values):
    swapped = bytearray()
    for b in byte_values:
        swapped.append((b & 0x0F) << 4 | b >> 4)
    return swapped.hex(), max(swapped, default=-1)

#> swap_nibbles(b"AZ")
#> swap_nibbles(b"")
#> swap_nibbles([0, 255, 16])
#> swap_nibbles(bytes.fromhex("12ab"))
#> swap_nibbles([7, 300])

### rotate_left_byte
def rotate_left_byte(value, k):
    k %= 8
    value &= 0xFF
    rotated = ((value << k) | (value >> (8 - k))) & 0xFF
    return format(value, "08b") + "->" + format(rotated, "08b")

#> rotate_left_byte(0b10010110, 3)
#> rotate_left_byte(1, -1)
#> rotate_left_byte(511, 4)
#> rotate_left_byte(0, 5)
#> rotate_left_byte(200, 8)

### gray_codes
def gray_codes(bits):
    return [f"{i ^ (i >> 1):0{bits}b}" for i in range(2 ** bits)] if bits > 0 else []

#> gray_codes(3)
#> gray_codes(0)
#> gray_codes(1)
#> gray_codes(2)
#> gray_codes(4)

### isqrt_newton
def isqrt_newton(n):
    if n < 0:
        raise ValueError("negative")
    x = n
    y = (x + 1) // 2
    while y < x:
        x = y
        y = (x + n // x) // 2
    return x, n - x * x

#> isqrt_newton(50) 
#> isqrt_newton(10000)
#> isqrt_newton(2)
#> isqrt_newton(-4)
#> isqrt_newton(99980001)
#> isqrt_newton(1)

### fast_power_log
def fast_power_log(base, exp):
    result, log = 1, ""
    while exp > 0:
        if exp % 2:
            result *= base
            log += "M"
        base *= base
        log += "S"
        exp //= 2
    return result, log

#> fast_power_log(3, 13)
#> fast_power_log(2, 0)
#> fast_power_log(-5, 3)
#> fast_power_log(10, 8)
#> fast_power_log(7, -2)

### seconds_breakdown
def seconds_breakdown(total):
    sizes = [("w", 604800), ("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]
    words = []
    for unit, size in sizes:
        count, total = divmod(total, size)
        if count:
            words.append(f"{count}{unit}")
    return " ".join(words) if words else "0s"

#> seconds_breakdown(3661)
#> seconds_breakdown(0)
#> seconds_breakdown(90061)
#> seconds_breakdown(604800)
#> seconds_breakdown(-1)

### digits_sorted_desc
def digits_sorted_desc(n):
    s = sorted(str(abs(n)), reverse=True)
    big = int("".join(s))
    small = int("".join(s[::-1]))
    return big, small, big - small

#> digits_sorted_desc(3524)
#> digits_sorted_desc(-1000)
#> digits_sorted_desc(7)
#> digits_sorted_desc(9981)
#> digits_sorted_desc(60606)

### kaprekar_steps
def kaprekar_steps(n):
    steps = 0
    while n != 6174:
        text = "%04d" % n
        if len(set(text)) == 1:
            return None
        low = int("".join(sorted(text)))
        high = int("".join(sorted(text))[::-1])
        n = high - low
        steps += 1
    return steps

#> kaprekar_steps(3524)
#> kaprekar_steps(6174)
#> kaprekar_steps(1111)
#> kaprekar_steps(9)
#> kaprekar_steps(2005)

### automorphic_tail
def automorphic_tail(n):
    sq = n * n
    k = 10 ** len(str(n))
    tail = sq % k
    return tail == n, sq, tail

#> automorphic_tail(76)
#> automorphic_tail(5)
#> automorphic_tail(12)
#> automorphic_tail(0)
#> automorphic_tail(625)
#> automorphic_tail(-4)

### signum_mix
def signum_mix(numbers):
    signs = [(n > 0) - (n < 0) for n in numbers]
    product = 1
    for s in signs:
        product *= s
    return product, "".join("-0+"[s + 1] for s in signs)

#> signum_mix([4, -9, 3.5])
#> signum_mix([])
#> signum_mix([-1, -1, -2])
#> signum_mix([10, 0, -10])
#> signum_mix([True, False])

### triangular_root
def triangular_root(t):
    n = 0
    acc = 0
    while acc < t:
        n += 1
        acc += n
    return n if acc == t else ~n

#> triangular_root(15)
#> triangular_root(16)
#> triangular_root(0)
#> triangular_root(-3)
#> triangular_root(55)

### average_excluding_extremes
def average_excluding_extremes(marks):
    if len(marks) < 3:
        return None
    total = sum(marks) - max(marks) - min(marks)
    return round(total / (len(marks) - 2), 2)

#> average_excluding_extremes([9.5, 8.0, 9.0, 7.5])
#> average_excluding_extremes([6, 6])
#> average_excluding_extremes([5, 5, 5])
#> average_excluding_extremes([-3, 10, 4, 1, 2])
#> average_excluding_extremes([])

### int_to_complement
def int_to_complement(n, width):
    lo, hi = -(1 << width - 1), (1 << width - 1) - 1
    if not lo <= n <= hi:
        raise OverflowError(f"{n} does not fit in {width} bits")
    return format(n & (1 << width) - 1, f"0{width}b")

#> int_to_complement(-1, 8)
#> int_to_complement(5, 4)
#> int_to_complement(-8, 4)
#> int_to_complement(8, 4)
#> int_to_complement(0, 3)
#> int_to_complement(-100, 12)

### complement_to_int
def complement_to_int(bits):
    raw = int(bits, 2)
    if bits[0] == "1":
        raw -= 1 << len(bits)
    return raw

#> complement_to_int("11111110")
#> complement_to_int("0101")
#> complement_to_int("1000")
#> complement_to_int("0")
#> complement_to_int("1")
#> complement_to_int("012")
