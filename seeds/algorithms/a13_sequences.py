### look_and_say_next_alg
def look_and_say_next_alg(start, rounds):
    terms = [start]
    for _ in range(rounds):
        s, i, nxt = terms[-1], 0, []
        while i < len(s):
            run = len(s[i:]) - len(s[i:].lstrip(s[i]))
            nxt.append(f"{run}{s[i]}")
            i += run
        terms.append("".join(nxt))
    return terms

#> look_and_say_next_alg("1", 4)
#> look_and_say_next_alg("", 2)
#> look_and_say_next_alg("22", 3)
#> look_and_say_next_alg("3211", 0)
#> look_and_say_next_alg("777", 2)

### fib_even_sum
def fib_even_sum(limit):
    a, b = 1, 2
    total = 0
    while a <= limit:
        if a % 2 == 0:
            total += a
        a, b = b, a + b
    return total

#> fib_even_sum(100)
#> fib_even_sum(1)
#> fib_even_sum(0)
#> fib_even_sum(34)
#> fib_even_sum(4000)

### zeckendorf_parts
def zeckendorf_parts(n):
    fibs = [1, 2]
    while fibs[-1] < n:
        fibs.append(fibs[-1] + fibs[-2])
    parts = []
    for f in reversed(fibs):
        if f <= n:
            parts.append(f)
            n -= f
    return parts

#> zeckendorf_parts(100)
#> zeckendorf_parts(1)
#> zeckendorf_parts(0)
#> zeckendorf_parts(54)
#> zeckendorf_parts(4)

### fib_generator_take
def fib_generator_take(n, a=0, b=1):
    def gen():
        x, y = a, b
        while True:
            yield x
            x, y = y, x + y
    g = gen()
    return [next(g) for _ in range(n)]

#> fib_generator_take(8)
#> fib_generator_take(0)
#> fib_generator_take(5, 2, 1)
#> fib_generator_take(6, b=-1)
#> fib_generator_take(4, a="x", b="y")

### next_palindrome_number
def next_palindrome_number(n):
    n += 1
    tried = 0
    while str(n) != str(n)[::-1]:
        n += 1
        tried += 1
    return n, tried

#> next_palindrome_number(123)
#> next_palindrome_number(9)
#> next_palindrome_number(999)
#> next_palindrome_number(0)
#> next_palindrome_number(1221)

### lychrel_reverse_add
def lychrel_reverse_add(n, max_steps=12):
    for step in range(max_steps + 1):
        r = int(str(n)[::-1])
        if r == n:
            return step, n
        n += r
    return None

#> lychrel_reverse_add(56)
#> lychrel_reverse_add(121)
#> lychrel_reverse_add(196)
#> lychrel_reverse_add(89, max_steps=24)
#> lychrel_reverse_add(10, 0)

### juggler_sequence
from math import isqrt

def juggler_sequence(n):
    seq = [n]
    while n > 1:
        n = isqrt(n) if n % 2 == 0 else isqrt(n ** 3)
        seq.append(n)
    return seq

#> juggler_sequence(9)
#> juggler_sequence(1)
#> juggler_sequence(10)
#> juggler_sequence(0)
#> juggler_sequence(3)

### ulam_numbers
def ulam_numbers(count, first=1, second=2):
    ulam = [first, second]
    while len(ulam) < count:
        candidate = ulam[-1] + 1
        while True:
            ways = sum(candidate - u in ulam and u < candidate - u for u in ulam)
            if ways == 1:
                break
            candidate += 1
        ulam.append(candidate)
    return ulam[:count]

#> ulam_numbers(7)
#> ulam_numbers(1)
#> ulam_numbers(5, 2, 3)
#> ulam_numbers(0)
#> ulam_numbers(9)

### golomb_numbers
def golomb_numbers(n):
    g = [0, 1]
    for i in range(1, n):
        g.append(1 + g[i + 1 - g[g[i]]])
    return g[1:n + 1]

#> golomb_numbers(10)
#> golomb_numbers(1)
#> golomb_numbers(0)
#> golomb_numbers(2)
#> golomb_numbers(15)

### thue_morse_bits
def thue_morse_bits(doublings):
    seq = "0"
    for _ in range(doublings):
        seq += seq.translate({48: "1", 49: "0"})
    return seq

#> thue_morse_bits(3)
#> thue_morse_bits(0)
#> thue_morse_bits(1)
#> thue_morse_bits(5)
#> thue_morse_bits(4)

### recaman_positions
def recaman_positions(n):
    seen, a = {0: 0}, 0
    for k in range(1, n + 1):
        back = a - k
        a = back if back > 0 and back not in seen else a + k
        seen.setdefault(a, k)
    return a, sorted(seen)

#> recaman_positions(6)
#> recaman_positions(0)
#> recaman_positions(1)
#> recaman_positions(12)
#> recaman_positions(3)

### van_eck_terms
def van_eck_terms(start, n):
    terms = list(start)
    while len(terms) < n:
        last = terms[-1]
        earlier = terms[:-1][::-1]
        terms.append(earlier.index(last) + 1 if last in earlier else 0)
    return terms

#> van_eck_terms([0], 10)
#> van_eck_terms([6, 4], 8)
#> van_eck_terms([5], 1)
#> van_eck_terms((1, 1), 6)
#> van_eck_terms([], 2)

### farey_neighbors
def farey_neighbors(n):
    a, b, c, d = 0, 1, 1, n
    out = [f"{a}/{b}"]
    while c <= n:
        k = (n + b) // d
        a, b, c, d = c, d, k * c - a, k * d - b
        out.append(f"{a}/{b}")
    return out

#> farey_neighbors(5)
#> farey_neighbors(1)
#> farey_neighbors(3)
#> farey_neighbors(2)
#> farey_neighbors(0)

### pythag_triples_upto
def pythag_triples_upto(limit):
    return [
        (a, b, c)
        for c in range(1, limit + 1)
        for b in range(1, c)
        for a in range(1, b)
        if a * a + b * b == c * c
    ]

#> pythag_triples_upto(5)
#> pythag_triples_upto(13)
#> pythag_triples_upto(4)
#> pythag_triples_upto(0)
#> pythag_triples_upto(17)

### twin_primes_below
def twin_primes_below(n):
    primes = []
    twins = []
    for c in range(2, n):
        if any(c % p == 0 for p in primes if p * p <= c):
            continue
        if primes and c - primes[-1] == 2:
            twins.append((primes[-1], c))
        primes.append(c)
    return twins

#> twin_primes_below(20)
#> twin_primes_below(3)
#> twin_primes_below(0)
#> twin_primes_below(44)
#> twin_primes_below(8)

### goldbach_first_pair
def goldbach_first_pair(n):
    def prime(k):
        return k > 1 and all(k % d for d in range(2, int(k ** 0.5) + 1))

    if n % 2 or n < 4:
        return None
    for p in range(2, n // 2 + 1):
        if prime(p) and prime(n - p):
            return p, n - p

#> goldbach_first_pair(28)
#> goldbach_first_pair(4)
#> goldbach_first_pair(9)
#> goldbach_first_pair(98)
#> goldbach_first_pair(2)

### totient_by_factors
def totient_by_factors(n):
    result, m, p = n, n, 2
    while p * p <= m:
        if m % p == 0:
            while m % p == 0:
                m //= p
            result -= result // p
        p += 1
    if m > 1:
        result -= result // m
    return result

#> totient_by_factors(36)
#> totient_by_factors(1)
#> totient_by_factors(13)
#> totient_by_factors(100)
#> totient_by_factors(30)

### primitive_root_search
def primitive_root_search(p):
    for g in range(2, p):
        powers = []
        x = 1
        for _ in range(p - 1):
            x = x * g % p
            powers.append(x)
        if len(set(powers)) == p - 1:
            return g, powers
    return None

#> primitive_root_search(7)
#> primitive_root_search(5)
#> primitive_root_search(2)
#> primitive_root_search(11)
#> primitive_root_search(8)

### chinese_remainder_scan
def chinese_remainder_scan(pairs):
    x, step = 0, 1
    for r, m in pairs:
        tries = 0
        while x % m != r % m:
            x += step
            tries += 1
            if tries > m:
                return None
        step *= m
    return x, step

#> chinese_remainder_scan([(2, 3), (3, 5), (2, 7)])
#> chinese_remainder_scan([])
#> chinese_remainder_scan([(1, 2), (0, 4)])
#> chinese_remainder_scan([(-1, 4), (2, 9)])
#> chinese_remainder_scan([(0, 5)])

### armstrong_digits
def armstrong_digits(n):
    s = str(n)
    parts = [int(d) ** len(s) for d in s]
    return sum(parts) == n, " + ".join(map(str, parts))

#> armstrong_digits(153)
#> armstrong_digits(10)
#> armstrong_digits(0)
#> armstrong_digits(9474)
#> armstrong_digits(-3)

### factorial_trailing_zeros
def factorial_trailing_zeros(n, base=10):
    best = None
    p, rest = 2, base
    while rest > 1:
        e = 0
        while rest % p == 0:
            rest //= p
            e += 1
        if e:
            count, k = 0, n
            while k:
                k //= p
                count += k
            best = count // e if best is None else min(best, count // e)
        p += 1
    return best

#> factorial_trailing_zeros(25)
#> factorial_trailing_zeros(10, base=2)
#> factorial_trailing_zeros(0)
#> factorial_trailing_zeros(12, 12)
#> factorial_trailing_zeros(7, base=1)

### nth_non_square
def nth_non_square(limit):
    skipped, root = [], 1
    kept = 0
    for n in range(1, limit + 1):
        if n == root * root:
            skipped.append(n)
            root += 1
        else:
            kept += n
    return kept, skipped

#> nth_non_square(10)
#> nth_non_square(1)
#> nth_non_square(0)
#> nth_non_square(16)
#> nth_non_square(3)

### figurate_numbers
def figurate_numbers(sides, count):
    return [((sides - 2) * n * n - (sides - 4) * n) // 2 for n in range(1, count + 1)]

#> figurate_numbers(3, 6)
#> figurate_numbers(4, 5)
#> figurate_numbers(5, 4)
#> figurate_numbers(2, 3)
#> figurate_numbers(6, 0)

### stern_diatomic
def stern_diatomic(n):
    if n < 2:
        return n
    half = n // 2
    if n % 2:
        return stern_diatomic(half) + stern_diatomic(half + 1)
    return stern_diatomic(half)

#> stern_diatomic(11)
#> stern_diatomic(0)
#> stern_diatomic(8)
#> stern_diatomic(21)
#> stern_diatomic(1)

### hofstadter_q
def hofstadter_q(n):
    q = {1: 1, 2: 1}
    for k in range(3, n + 1):
        q[k] = q[k - q[k - 1]] + q[k - q[k - 2]]
    return [q[i] for i in sorted(q) if i <= n]

#> hofstadter_q(10)
#> hofstadter_q(2)
#> hofstadter_q(1)
#> hofstadter_q(0)
#> hofstadter_q(6)

### ackermann_small
def ackermann_small(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann_small(m - 1, 1)
    return ackermann_small(m - 1, ackermann_small(m, n - 1))

#> ackermann_small(1, 2)
#> ackermann_small(2, 1)
#> ackermann_small(0, 9)
#> ackermann_small(2, 3)
#> ackermann_small(1, 0)

### harshad_list
def harshad_list(lo, hi):
    def digit_sum(n):
        return n % 10 + digit_sum(n // 10) if n else 0
    return [n for n in range(max(lo, 1), hi + 1) if n % digit_sum(n) == 0]

#> harshad_list(10, 30)
#> harshad_list(-5, 3)
#> harshad_list(50, 40)
#> harshad_list(100, 115)
#> harshad_list(11, 11)

### amicable_partner
def amicable_partner(n):
    def aliquot(k):
        total, d = 1 if k > 1 else 0, 2
        while d * d <= k:
            if k % d == 0:
                total += d + (k // d if d * d != k else 0)
            d += 1
        return total

    b = aliquot(n)
    if aliquot(b) != n:
        return None
    return "perfect" if b == n else b

#> amicable_partner(220)
#> amicable_partner(28)
#> amicable_partner(10)
#> amicable_partner(1184)
#> amicable_partner(1)

### look_ahead_differences
def look_ahead_differences(seq, depth):
    rows = [list(seq)]
    for _ in range(depth):
        top = rows[-1]
        rows.append([b - a for a, b in zip(top, top[1:])])
        if not any(rows[-1]):
            break
    return rows

#> look_ahead_differences([1, 4, 9, 16, 25], 5)
#> look_ahead_differences([3, 3, 3], 2)
#> look_ahead_differences([], 1)
#> look_ahead_differences([2, 9, 1], 1)
#> look_ahead_differences([0, 1, 8, 27], 0)

### extrapolate_next
def extrapolate_next(history):
    if not any(history):
        return 0
    diffs = [b - a for a, b in zip(history, history[1:])]
    return history[-1] + extrapolate_next(diffs)

#> extrapolate_next([0, 3, 6, 9, 12])
#> extrapolate_next([1, 3, 6, 10, 15, 21])
#> extrapolate_next([])
#> extrapolate_next([7])
#> extrapolate_next([10, 13, 16, 21, 30])

### self_describing_number
def self_describing_number(n):
    s = str(n)
    return all(s.count(str(i)) == int(d) for i, d in enumerate(s))

#> self_describing_number(1210)
#> self_describing_number(2020)
#> self_describing_number(22)
#> self_describing_number(0)
#> self_describing_number(42101000)

### smith_number_check
def smith_number_check(n):
    digit_total = sum(map(int, str(n)))
    factor_total, rest, p = 0, n, 2
    while rest > 1:
        if rest % p:
            p += 1
            continue
        factor_total += sum(map(int, str(p)))
        rest //= p
    return digit_total, factor_total, digit_total == factor_total and p != n

#> smith_number_check(22)
#> smith_number_check(7)
#> smith_number_check(1)
#> smith_number_check(85)
#> smith_number_check(60)

### josephus_survivor_formula
def josephus_survivor_formula(n, k):
    pos = 0
    trace = []
    for size in range(2, n + 1):
        pos = (pos + k) % size
        trace.append(pos)
    return pos + 1, trace

#> josephus_survivor_formula(7, 3)
#> josephus_survivor_formula(1, 5)
#> josephus_survivor_formula(10, 2)
#> josephus_survivor_formula(4, 100)
#> josephus_survivor_formula(0, 1)

### sum_square_difference
def sum_square_difference(n):
    s = n * (n + 1) // 2
    sq = n * (n + 1) * (2 * n + 1) // 6
    return s ** 2 - sq

#> sum_square_difference(10)
#> sum_square_difference(1)
#> sum_square_difference(0)
#> sum_square_difference(-4)
#> sum_square_difference(100)

### kolakoski_prefix
def kolakoski_prefix(n):
    seq = [1, 2, 2]
    i, sym = 2, 1
    while len(seq) < n:
        seq.extend([sym] * seq[i])
        sym = 3 - sym
        i += 1
    return "".join(map(str, seq[:n]))

#> kolakoski_prefix(10)
#> kolakoski_prefix(2)
#> kolakoski_prefix(0)
#> kolakoski_prefix(17)
#> kolakoski_prefix(4)

### aliquot_walk
def aliquot_walk(n, cap=8):
    walk = [n]
    while len(walk) < cap and walk[-1] > 0:
        k = walk[-1]
        nxt = sum(d for d in range(1, k // 2 + 1) if k % d == 0)
        if nxt in walk:
            return walk, f"back to {nxt}"
        walk.append(nxt)
    return walk, "stop"

#> aliquot_walk(10)
#> aliquot_walk(6)
#> aliquot_walk(0)
#> aliquot_walk(30, cap=3)
#> aliquot_walk(25)

### digit_power_chain
def digit_power_chain(n, power, length):
    chain = []
    for _ in range(length):
        chain.append(n)
        n = sum(int(d) ** power for d in str(n))
    return chain, n in chain

#> digit_power_chain(89, 2, 5)
#> digit_power_chain(55, 3, 4)
#> digit_power_chain(7, 1, 3)
#> digit_power_chain(1000, 0, 2)
#> digit_power_chain(12, 2, 0)

### bell_triangle
def bell_triangle(rows):
    tri = [[1]]
    while len(tri) < rows:
        row = [tri[-1][-1]]
        for above in tri[-1]:
            row.append(row[-1] + above)
        tri.append(row)
    return tri[:rows]

#> bell_triangle(4)
#> bell_triangle(1)
#> bell_triangle(0)
#> bell_triangle(2)
#> bell_triangle(6)

### sylvester_until
def sylvester_until(limit):
    terms, product = [], 1
    while (nxt := product + 1) <= limit:
        terms.append(nxt)
        product *= nxt
    return terms

#> sylvester_until(2000)
#> sylvester_until(1)
#> sylvester_until(2)
#> sylvester_until(43)
#> sylvester_until(10 ** 7)
