### subset_iterate_masks
def subset_iterate_masks(mask):
    subs, s = [], mask
    while True:
        subs.append(s)
        if s == 0:
            break
        s = (s - 1) & mask
    return subs

#> subset_iterate_masks(0b1011)
#> subset_iterate_masks(0)
#> subset_iterate_masks(4)
#> subset_iterate_masks(15)
#> subset_iterate_masks(0b10001)

### next_same_popcount
def next_same_popcount(n):
    if n <= 0:
        return None
    low = n & -n
    ripple = n + low
    ones = ((ripple ^ n) >> 2) // low
    return ripple | ones

#> next_same_popcount(6)
#> next_same_popcount(1)
#> next_same_popcount(0)
#> next_same_popcount(23)
#> next_same_popcount(0b11100)

### bitwise_add
def bitwise_add(a, b, bits=8):
    mask = (1 << bits) - 1
    rounds = 0
    while b & mask:
        a, b = (a ^ b) & mask, (a & b) << 1
        rounds += 1
    a &= mask
    return (a if a < 1 << bits - 1 else a - (1 << bits)), rounds

#> bitwise_add(5, 3)
#> bitwise_add(-1, 1)
#> bitwise_add(100, 100)
#> bitwise_add(0, 0)
#> bitwise_add(7, 9, bits=4)

### power_set_sum_xor
def power_set_sum_xor(nums):
    totals = [0]
    for n in nums:
        totals += [t ^ n for t in totals]
    return sum(totals), max(totals), len(set(totals))

#> power_set_sum_xor([1, 3])
#> power_set_sum_xor([])
#> power_set_sum_xor([5, 1, 6])
#> power_set_sum_xor([4, 4])
#> power_set_sum_xor([-1, 2])

### max_xor_pair_scan
def max_xor_pair_scan(xs):
    best = 0, None
    for i, a in enumerate(xs):
        for b in xs[i + 1:]:
            if a ^ b > best[0]:
                best = a ^ b, (a, b)
    return best

#> max_xor_pair_scan([3, 10, 5, 25, 2, 8])
#> max_xor_pair_scan([7, 7])
#> max_xor_pair_scan([])
#> max_xor_pair_scan([0, 1, 2])
#> max_xor_pair_scan([14, 70, 53])

### range_and_prefix
def range_and_prefix(lo, hi):
    shift = 0
    while lo != hi:
        lo >>= 1
        hi >>= 1
        shift += 1
    return lo << shift, shift

#> range_and_prefix(5, 7)
#> range_and_prefix(0, 0)
#> range_and_prefix(26, 30)
#> range_and_prefix(1, 1024)
#> range_and_prefix(12, 15)

### hamming_distance_total
def hamming_distance_total(nums):
    total = 0
    per_bit = []
    for bit in range(max(nums, default=0).bit_length()):
        ones = sum(n >> bit & 1 for n in nums)
        per_bit.append(ones * (len(nums) - ones))
        total += per_bit[-1]
    return total, per_bit

#> hamming_distance_total([4, 14, 2])
#> hamming_distance_total([])
#> hamming_distance_total([8])
#> hamming_distance_total([1, 1, 0])
#> hamming_distance_total([255, 0])

### binary_gap_longest
def binary_gap_longest(n):
    last = best = None
    pos = 0
    while n:
        if n & 1:
            if last is not None:
                best = max(best or 0, pos - last)
            last = pos
        n >>= 1
        pos += 1
    return best

#> binary_gap_longest(22)
#> binary_gap_longest(8)
#> binary_gap_longest(0)
#> binary_gap_longest(529)
#> binary_gap_longest(7)

### bitboard_rows
def bitboard_rows(board, width=4):
    rows = []
    while board:
        board, row = divmod(board, 1 << width)
        rows.append(f"{row:0{width}b}"[::-1].replace("0", ".").replace("1", "o"))
    return rows

#> bitboard_rows(0b1001_0110)
#> bitboard_rows(0)
#> bitboard_rows(0x8421)
#> bitboard_rows(5, width=3)
#> bitboard_rows(255, 1)

### bitboard_shift_moves
def bitboard_shift_moves(pieces, empty, size=4):
    left_edge = sum(1 << r * size for r in range(size))
    full = (1 << size * size) - 1
    east = (pieces << 1) & ~left_edge & full & empty
    north = (pieces << size) & full & empty
    return bin(east), bin(north), (east | north).bit_count()

#> bitboard_shift_moves(0b0001, 0xFFFE)
#> bitboard_shift_moves(0b1000, 0xFFF7)
#> bitboard_shift_moves(0, 0xFFFF)
#> bitboard_shift_moves(0xF000, 0x0FFF)
#> bitboard_shift_moves(0b101, 0b11010, size=3)

### lfsr_sequence
def lfsr_sequence(seed, taps, n):
    bits = [int(b) for b in seed]
    out = ""
    for _ in range(n):
        fresh = 0
        for t in taps:
            fresh ^= bits[t]
        out += str(bits.pop())
        bits.insert(0, fresh)
    return out, "".join(map(str, bits))

#> lfsr_sequence("1001", (0, 3), 8)
#> lfsr_sequence("0000", (1,), 4)
#> lfsr_sequence("1", (0,), 3)
#> lfsr_sequence("10110", (), 6)
#> lfsr_sequence("11", (5,), 1)

### middle_square_random
def middle_square_random(seed, n, width=4):
    out = []
    for _ in range(n):
        sq = str(seed * seed).zfill(2 * width)
        at = (len(sq) - width) // 2
        seed = int(sq[at:at + width])
        if seed in out:
            return out, f"cycle at {seed}"
        out.append(seed)
    return out, None

#> middle_square_random(1234, 4)
#> middle_square_random(0, 3)
#> middle_square_random(79, 6, width=2)
#> middle_square_random(9999, 0)
#> middle_square_random(10, 8, 2)

### bool_expression_truth_table
from itertools import product

def bool_expression_truth_table(expr):
    names = sorted({c for c in expr if c.isalpha()})
    rows = []
    for values in product((0, 1), repeat=len(names)):
        text = expr
        for n, v in zip(names, values):
            text = text.replace(n, str(v))
        for op, fn in (("&", min), ("|", max)):
            while op in text:
                i = text.index(op)
                text = text[:i - 1] + str(fn(int(text[i - 1]), int(text[i + 1]))) + text[i + 2:]
        rows.append("".join(map(str, values)) + ">" + text)
    return rows

#> bool_expression_truth_table("a&b")
#> bool_expression_truth_table("x|y&z")
#> bool_expression_truth_table("p")
#> bool_expression_truth_table("a&1")
#> bool_expression_truth_table("")

### adder_gates_ripple
def adder_gates_ripple(a, b):
    width = max(len(a), len(b))
    a, b = a.zfill(width), b.zfill(width)
    carry, out = False, ""
    for x, y in zip(a[::-1], b[::-1]):
        x, y = x == "1", y == "1"
        s = x ^ y ^ carry
        carry = x and y or carry and (x ^ y)
        out = "01"[s] + out
    return ("1" if carry else "") + out

#> adder_gates_ripple("1011", "110")
#> adder_gates_ripple("", "")
#> adder_gates_ripple("1", "1")
#> adder_gates_ripple("0001", "0000")
#> adder_gates_ripple("1111", "1111")

### booth_like_multiply
def booth_like_multiply(a, b):
    rows = []
    total = 0
    negative = (a < 0) != (b < 0)
    a, b = abs(a), abs(b)
    while b:
        if b & 1:
            rows.append(a)
            total += a
        a <<= 1
        b >>= 1
    return -total if negative else total, rows

#> booth_like_multiply(13, 11)
#> booth_like_multiply(-7, 6)
#> booth_like_multiply(0, 5)
#> booth_like_multiply(9, 0)
#> booth_like_multiply(-3, -8)

### restoring_division_bits
def restoring_division_bits(n, d):
    if d == 0:
        raise ZeroDivisionError("divide by zero gate")
    q = r = 0
    trace = []
    for i in range(n.bit_length() - 1, -1, -1):
        r = r << 1 | n >> i & 1
        q <<= 1
        if r >= d:
            r -= d
            q |= 1
        trace.append(r)
    return q, r, trace

#> restoring_division_bits(29, 5)
#> restoring_division_bits(3, 9)
#> restoring_division_bits(0, 4)
#> restoring_division_bits(12, 0)
#> restoring_division_bits(64, 8)

### unicode_utf8_by_hand
def unicode_utf8_by_hand(ch):
    cp = ord(ch)
    if cp < 0x80:
        return [cp]
    tail = []
    limit = 0x20
    while cp >= limit * (1 if tail else 2) or not tail:
        tail.insert(0, 0x80 | cp & 0x3F)
        cp >>= 6
        if tail[1:]:
            limit >>= 1
    lead = {1: 0xC0, 2: 0xE0, 3: 0xF0}[len(tail)]
    return [hex(b) for b in [lead | cp] + tail]

#> unicode_utf8_by_hand("A")
#> unicode_utf8_by_hand("é")
#> unicode_utf8_by_hand("€")
#> unicode_utf8_by_hand("ß")
#> unicode_utf8_by_hand("~")

### utf8_length_counter
def utf8_length_counter(raw):
    chars = broken = 0
    need = 0
    for b in raw:
        if need:
            if b >> 6 == 0b10:
                need -= 1
                continue
            broken += 1
            need = 0
        if b < 0x80:
            chars += 1
        elif b >> 5 == 0b110:
            chars, need = chars + 1, 1
        elif b >> 4 == 0b1110:
            chars, need = chars + 1, 2
        else:
            broken += 1
    return chars, broken + (need > 0)

#> utf8_length_counter("naïve €".encode())
#> utf8_length_counter(b"")
#> utf8_length_counter(b"\xc3A\x80")
#> utf8_length_counter(b"plain")
#> utf8_length_counter(b"\xe2\x82")

### float_to_fixed_point
def float_to_fixed_point(x, frac_bits):
    scaled = round(x * (1 << frac_bits))
    whole = scaled >> frac_bits
    frac = scaled & (1 << frac_bits) - 1
    return scaled, f"{whole}.{frac:0{frac_bits}b}", scaled / (1 << frac_bits)

#> float_to_fixed_point(3.75, 4)
#> float_to_fixed_point(-1.25, 2)
#> float_to_fixed_point(0.1, 8)
#> float_to_fixed_point(0, 1)
#> float_to_fixed_point(2.5, 0)

### decimal_fraction_to_binary
def decimal_fraction_to_binary(x, limit=10):
    bits = ""
    while x and len(bits) < limit:
        x *= 2
        bit = int(x)
        bits += str(bit)
        x -= bit
    return "0." + (bits or "0"), "exact" if x == 0 else "cut"

#> decimal_fraction_to_binary(0.625)
#> decimal_fraction_to_binary(0.1)
#> decimal_fraction_to_binary(0)
#> decimal_fraction_to_binary(0.75, limit=1)
#> decimal_fraction_to_binary(0.03125)

### balanced_ternary
def balanced_ternary(n):
    if n == 0:
        return "0"
    out = ""
    flip = n < 0
    n = abs(n)
    while n:
        n, r = divmod(n, 3)
        if r == 2:
            n += 1
        out = "0+-"[r] + out
    return out.translate(str.maketrans("+-", "-+")) if flip else out

#> balanced_ternary(8)
#> balanced_ternary(-5)
#> balanced_ternary(0)
#> balanced_ternary(100)
#> balanced_ternary(-1)

### negabinary_digits
def negabinary_digits(n):
    digits = ""
    while n:
        n, r = divmod(n, -2)
        if r < 0:
            n, r = n + 1, r + 2
        digits = str(r) + digits
    return digits or "0"

#> negabinary_digits(6)
#> negabinary_digits(-3)
#> negabinary_digits(0)
#> negabinary_digits(21)
#> negabinary_digits(-10)

### factorial_base
def factorial_base(n):
    digits, k = [], 1
    while n:
        n, r = divmod(n, k)
        digits.append(r)
        k += 1
    return ":".join(str(d) for d in reversed(digits)) or "0"

#> factorial_base(463)
#> factorial_base(0)
#> factorial_base(1)
#> factorial_base(24)
#> factorial_base(719)

### lehmer_code_rank
from math import factorial

def lehmer_code_rank(perm):
    rank, code = 0, []
    for i, p in enumerate(perm):
        smaller = sum(q < p for q in perm[i + 1:])
        code.append(smaller)
        rank += smaller * factorial(len(perm) - 1 - i)
    return rank, code

#> lehmer_code_rank([2, 0, 1])
#> lehmer_code_rank([])
#> lehmer_code_rank([3, 2, 1, 0])
#> lehmer_code_rank("cab")
#> lehmer_code_rank([0, 1, 2])

### unrank_permutation
from math import factorial

def unrank_permutation(items, rank):
    pool, out = list(items), []
    for size in range(len(pool), 0, -1):
        i, rank = divmod(rank, factorial(size - 1))
        out.append(pool.pop(i))
    return "".join(map(str, out))

#> unrank_permutation("abcd", 9)
#> unrank_permutation([1, 2, 3], 5)
#> unrank_permutation("", 0)
#> unrank_permutation("xyz", 0)
#> unrank_permutation("ab", 7)

### permutation_cycles
def permutation_cycles(p):
    seen, cycles = set(), []
    for start in range(len(p)):
        cycle = []
        i = start
        while i not in seen:
            seen.add(i)
            cycle.append(i)
            i = p[i]
        if len(cycle) > 1:
            cycles.append(tuple(cycle))
    swaps = sum(len(c) - 1 for c in cycles)
    return cycles, "odd" if swaps % 2 else "even"

#> permutation_cycles([1, 2, 0, 4, 3])
#> permutation_cycles([])
#> permutation_cycles([0, 1, 2])
#> permutation_cycles([1, 0])
#> permutation_cycles([3, 2, 1, 0])

### permutation_power
def permutation_power(p, k):
    result = list(range(len(p)))
    while k > 0:
        if k & 1:
            result = [p[i] for i in result]
        p = [p[i] for i in p]
        k >>= 1
    return result

#> permutation_power([1, 2, 0], 2)
#> permutation_power([2, 0, 1, 3], 5)
#> permutation_power([], 3)
#> permutation_power([1, 0], 0)
#> permutation_power([4, 3, 2, 1, 0], 7)

### stern_brocot_path
def stern_brocot_path(num, den):
    lo, hi, path = (0, 1), (1, 0), ""
    while len(path) < 12:
        mid = lo[0] + hi[0], lo[1] + hi[1]
        if mid == (num, den):
            return path or "root"
        if num * mid[1] < den * mid[0]:
            path += "L"
            hi = mid
        else:
            path += "R"
            lo = mid
    return None

#> stern_brocot_path(5, 7)
#> stern_brocot_path(1, 1)
#> stern_brocot_path(7, 2)
#> stern_brocot_path(2, 4)
#> stern_brocot_path(1, 6)

### rational_approx_limit
def rational_approx_limit(x, max_den):
    best = None
    for d in range(1, max_den + 1):
        n = round(x * d)
        err = abs(x - n / d)
        if best is None or err < best[0] - 1e-12:
            best = err, n, d
    return f"{best[1]}/{best[2]}" if best else "none"

#> rational_approx_limit(3.14159, 10)
#> rational_approx_limit(0.5, 8)
#> rational_approx_limit(-1.3333, 5)
#> rational_approx_limit(2, 0)
#> rational_approx_limit(0.618, 21)

### digit_by_digit_sqrt
def digit_by_digit_sqrt(n, places):
    root = rem = 0
    text = str(n)
    if len(text) % 2:
        text = "0" + text
    text += "00" * places
    for i in range(0, len(text), 2):
        rem = rem * 100 + int(text[i:i + 2])
        d = 0
        while (20 * root + d + 1) * (d + 1) <= rem:
            d += 1
        rem -= (20 * root + d) * d
        root = root * 10 + d
    return root / 10 ** places, rem

#> digit_by_digit_sqrt(2, 3)
#> digit_by_digit_sqrt(144, 0)
#> digit_by_digit_sqrt(0, 1)
#> digit_by_digit_sqrt(50, 2)
#> digit_by_digit_sqrt(7, 1)

### miller_rabin_small
def miller_rabin_small(n):
    if n < 3 or n % 2 == 0:
        return n == 2
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in (2, 3, 5):
        if a % n == 0:
            continue
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True

#> miller_rabin_small(97)
#> miller_rabin_small(561)
#> miller_rabin_small(2)
#> miller_rabin_small(3)
#> miller_rabin_small(7919)
#> miller_rabin_small(49)

### pollard_rho_tiny
from math import gcd

def pollard_rho_tiny(n, c=1):
    x = y = 2
    steps = 0
    while True:
        x = (x * x + c) % n
        y = (y * y + c) % n
        y = (y * y + c) % n
        steps += 1
        g = gcd(abs(x - y), n)
        if g == n:
            return None
        if g > 1:
            return g, n // g, steps

#> pollard_rho_tiny(8051)
#> pollard_rho_tiny(91)
#> pollard_rho_tiny(13)
#> pollard_rho_tiny(221, c=3)
#> pollard_rho_tiny(1)

### fermat_factor_pair
from math import isqrt

def fermat_factor_pair(n):
    if n % 2 == 0:
        return 2, n // 2
    a = isqrt(n)
    if a * a < n:
        a += 1
    tries = 0
    while isqrt(a * a - n) ** 2 != a * a - n:
        a += 1
        tries += 1
    b = isqrt(a * a - n)
    return a - b, a + b, tries

#> fermat_factor_pair(5959)
#> fermat_factor_pair(36)
#> fermat_factor_pair(81)
#> fermat_factor_pair(13)
#> fermat_factor_pair(-3)

### diffie_hellman_shared
def diffie_hellman_shared(p, g, a, b):
    pub_a, pub_b = pow(g, a, p), pow(g, b, p)
    secret_a, secret_b = pow(pub_b, a, p), pow(pub_a, b, p)
    assert secret_a == secret_b
    for guess in range(p):
        if pow(g, guess, p) == pub_a:
            break
    return pub_a, pub_b, secret_a, guess

#> diffie_hellman_shared(23, 5, 6, 15)
#> diffie_hellman_shared(13, 2, 0, 4)
#> diffie_hellman_shared(7, 3, 2, 2)
#> diffie_hellman_shared(1, 5, 3, 2)
#> diffie_hellman_shared(29, 10, 11, 3)

### rsa_toy_roundtrip
def rsa_toy_roundtrip(p, q, e, msg):
    n, phi = p * q, (p - 1) * (q - 1)
    try:
        d = pow(e, -1, phi)
    except ValueError:
        return f"e={e} shares a factor with {phi}"
    cipher = [pow(ord(c), e, n) for c in msg]
    plain = "".join(chr(pow(c, d, n)) for c in cipher)
    return d, cipher, plain == msg

#> rsa_toy_roundtrip(61, 53, 17, "Hi")
#> rsa_toy_roundtrip(11, 13, 7, "")
#> rsa_toy_roundtrip(5, 7, 3, "x")
#> rsa_toy_roundtrip(11, 17, 3, "A~")
#> rsa_toy_roundtrip(17, 19, 5, "ok")
