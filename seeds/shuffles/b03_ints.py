### peel_lowest_bits
def peel_lowest_bits(n):
    parts = []
    while n:
        low = n & -n
        parts.append(low)
        n ^= low
    return parts

#> peel_lowest_bits(52)
#> peel_lowest_bits(0)
#> peel_lowest_bits(255)
#> peel_lowest_bits(64)
#> peel_lowest_bits(1001)
#> peel_lowest_bits(7)

### digits_zigzag_sum
def digits_zigzag_sum(n):
    sign, total = 1, 0
    n = abs(n)
    while n:
        n, d = divmod(n, 10)
        total += sign * d
        sign = -sign
    return total

#> digits_zigzag_sum(90817)
#> digits_zigzag_sum(0)
#> digits_zigzag_sum(-352)
#> digits_zigzag_sum(11)
#> digits_zigzag_sum(1000)
#> digits_zigzag_sum(98989898)

### shrink_by_biggest_digit
def shrink_by_biggest_digit(n):
    steps = 0
    while n > 9:
        n -= int(max(str(n)))
        steps += 1
    return steps, n

#> shrink_by_biggest_digit(35)
#> shrink_by_biggest_digit(9)
#> shrink_by_biggest_digit(100)
#> shrink_by_biggest_digit(10)
#> shrink_by_biggest_digit(-40)
#> shrink_by_biggest_digit(77)

### mod_ladder_down
def mod_ladder_down(n, m):
    res = []
    while m > 1 and n > 0:
        n, m = n - m, n % m
        res += [n, m]
    return res

#> mod_ladder_down(50, 7)
#> mod_ladder_down(3, 10)
#> mod_ladder_down(8, 2)
#> mod_ladder_down(100, 64)
#> mod_ladder_down(0, 5)
#> mod_ladder_down(29, 12)

### bit_swap_halves
def bit_swap_halves(n, w):
    mask = (1 << w) - 1
    hi, lo = n >> w & mask, n & mask
    return lo << w | hi, hi ^ lo, hi & lo

#> bit_swap_halves(0xAB, 4)
#> bit_swap_halves(6, 2)
#> bit_swap_halves(0, 3)
#> bit_swap_halves(1023, 5)
#> bit_swap_halves(-1, 4)
#> bit_swap_halves(77, 1)

### exponents_by_division
def exponents_by_division(n, bases):
    out = {}
    for b in bases:
        e = 0
        while n % b == 0 and n:
            n //= b
            e += 1
        out[b] = e
    return out, n

#> exponents_by_division(360, [2, 3, 5])
#> exponents_by_division(97, [2, 7])
#> exponents_by_division(0, [2])
#> exponents_by_division(64, [4, 2])
#> exponents_by_division(-18, [3, 2])
#> exponents_by_division(1000, [])

### digit_seats
def digit_seats(n):
    seats = [0] * 10
    for i, c in enumerate(str(n), 1):
        if seats[int(c)]:
            return i, seats
        seats[int(c)] = i
    return None

#> digit_seats(3141)
#> digit_seats(907)
#> digit_seats(0)
#> digit_seats(55)
#> digit_seats(1234567)
#> digit_seats(80128)

### pow_mod_table_row
def pow_mod_table_row(b, m):
    row = [pow(b, e, m) for e in range(1, m)]
    return row, len(set(row)) == m - 1

#> pow_mod_table_row(3, 7)
#> pow_mod_table_row(2, 7)
#> pow_mod_table_row(4, 6)
#> pow_mod_table_row(10, 11)
#> pow_mod_table_row(0, 5)
#> pow_mod_table_row(5, 1)

### seconds_to_clock_mixed
def seconds_to_clock_mixed(secs, bases):
    parts = []
    for b in reversed(bases):
        secs, r = divmod(secs, b)
        parts.insert(0, r)
    return (secs, *parts)

#> seconds_to_clock_mixed(3725, [60, 60])
#> seconds_to_clock_mixed(100000, [24, 60, 60])
#> seconds_to_clock_mixed(-1, [60, 60])
#> seconds_to_clock_mixed(17, [])
#> seconds_to_clock_mixed(86, [7])
#> seconds_to_clock_mixed(500, [12, 20])

### glue_if_growing_digits
def glue_if_growing_digits(nums):
    acc = 0
    for n in nums:
        if 0 <= n <= 9 and n >= acc % 10:
            acc = acc * 10 + n
        else:
            acc -= n
    return acc

#> glue_if_growing_digits([1, 3, 2, 8])
#> glue_if_growing_digits([12, 5, 9])
#> glue_if_growing_digits([])
#> glue_if_growing_digits([-4, 6, 6])
#> glue_if_growing_digits([9, 9, 9, 0])
#> glue_if_growing_digits([0, 0, 1])

### halve_or_reverse_digits
def halve_or_reverse_digits(n, stop):
    trail = [n]
    while n > stop and len(trail) < 9:
        n = int(str(n)[::-1]) if n % 2 else n // 2
        trail.append(n)
    return trail

#> halve_or_reverse_digits(46, 5)
#> halve_or_reverse_digits(210, 10)
#> halve_or_reverse_digits(11, 3)
#> halve_or_reverse_digits(4, 4)
#> halve_or_reverse_digits(1024, 1)
#> halve_or_reverse_digits(97, 0)

### count_carries_adding
def count_carries_adding(a, b):
    carry = count = 0
    while a or b or carry:
        carry = (a % 10 + b % 10 + carry) // 10
        count += carry
        a, b = a // 10, b // 10
    return count

#> count_carries_adding(456, 789)
#> count_carries_adding(1, 999)
#> count_carries_adding(0, 0)
#> count_carries_adding(123, 321)
#> count_carries_adding(5, 5)
#> count_carries_adding(90909, 10101)

### nearest_multiple_tie
def nearest_multiple_tie(n, k):
    q, r = divmod(n, k)
    if r * 2 == k:
        return "tie", q * k, (q + 1) * k
    return (q + (r * 2 > k)) * k

#> nearest_multiple_tie(17, 5)
#> nearest_multiple_tie(18, 5)
#> nearest_multiple_tie(15, 6)
#> nearest_multiple_tie(-7, 4)
#> nearest_multiple_tie(-2, 4)
#> nearest_multiple_tie(9, 0)

### toggle_bits_by_list
def toggle_bits_by_list(state, spots):
    for s in spots:
        state ^= 1 << s
        if state == 0:
            return "dark", s
    return bin(state), state.bit_count()

#> toggle_bits_by_list(5, [0, 1, 3])
#> toggle_bits_by_list(6, [1, 2, 4])
#> toggle_bits_by_list(0, [])
#> toggle_bits_by_list(1, [0])
#> toggle_bits_by_list(0, [7, 7])
#> toggle_bits_by_list(9, [2, 2, 2, 5])

### digit_pairs_product_chain
def digit_pairs_product_chain(n):
    seq = []
    while n >= 10:
        s = str(n)
        n = sum(int(p) * int(q) for p, q in zip(s, s[1:]))
        seq.append(n)
    return seq

#> digit_pairs_product_chain(9876)
#> digit_pairs_product_chain(7)
#> digit_pairs_product_chain(1010)
#> digit_pairs_product_chain(55555)
#> digit_pairs_product_chain(99)
#> digit_pairs_product_chain(-12)

### sum_between_excluding
def sum_between_excluding(a, b, bad):
    if a > b:
        a, b = b, a
    return sum(x for x in range(a, b + 1) if x % bad)

#> sum_between_excluding(1, 10, 3)
#> sum_between_excluding(10, 1, 2)
#> sum_between_excluding(4, 4, 4)
#> sum_between_excluding(-5, 5, 5)
#> sum_between_excluding(7, 8, 100)
#> sum_between_excluding(0, 3, 1)

### stamp_of_three_bits
def stamp_of_three_bits(n):
    out = []
    for shift in (6, 3, 0):
        b = n >> shift & 7
        out.append("".join(c if b & m else "-" for c, m in zip("rwx", (4, 2, 1))))
    return out

#> stamp_of_three_bits(0o755)
#> stamp_of_three_bits(0o640)
#> stamp_of_three_bits(0)
#> stamp_of_three_bits(0o777)
#> stamp_of_three_bits(0o1421)
#> stamp_of_three_bits(9)

### split_number_at_zero
def split_number_at_zero(n):
    left, right, place = n, 0, 1
    while left % 10:
        right += left % 10 * place
        place *= 10
        left //= 10
    return left // 10, right

#> split_number_at_zero(12034)
#> split_number_at_zero(550)
#> split_number_at_zero(789)
#> split_number_at_zero(0)
#> split_number_at_zero(10203)
#> split_number_at_zero(60007)

### rotate_digits_until_even
def rotate_digits_until_even(n):
    s = str(n)
    for k in range(len(s)):
        t = int(s[k:] + s[:k])
        if t % 2 == 0:
            return k, t
    return -1, n

#> rotate_digits_until_even(3417)
#> rotate_digits_until_even(1357)
#> rotate_digits_until_even(90)
#> rotate_digits_until_even(1203)
#> rotate_digits_until_even(5)
#> rotate_digits_until_even(771)

### abs_gap_countdown
def abs_gap_countdown(a, b):
    hops = []
    while (g := abs(a - b)) > 1:
        if a < b:
            a += g // 2
        else:
            b += g // 3 + 1
        hops.append((a, b))
    return hops

#> abs_gap_countdown(2, 20)
#> abs_gap_countdown(20, 2)
#> abs_gap_countdown(5, 5)
#> abs_gap_countdown(-6, 6)
#> abs_gap_countdown(9, 8)
#> abs_gap_countdown(31, 0)

### balanced_three_digits
def balanced_three_digits(n):
    out = []
    while n:
        r = (n + 1) % 3 - 1
        out.append(r)
        n = (n - r) // 3
    return out[::-1] or [0]

#> balanced_three_digits(5)
#> balanced_three_digits(0)
#> balanced_three_digits(-7)
#> balanced_three_digits(40)
#> balanced_three_digits(27)
#> balanced_three_digits(100)

### common_low_bits
def common_low_bits(a, b):
    n = 0
    while a & 1 == b & 1:
        n += 1
        a >>= 1
        b >>= 1
        if not (a or b):
            return n, "same"
    return n, a - b

#> common_low_bits(13, 5)
#> common_low_bits(6, 7)
#> common_low_bits(12, 12)
#> common_low_bits(0, 0)
#> common_low_bits(40, 8)
#> common_low_bits(255, 511)

### weird_average_floor
def weird_average_floor(nums):
    total = sum(nums)
    return [total // n if n else total % 7 for n in nums], -total // 2

#> weird_average_floor([3, 5, 0, -4])
#> weird_average_floor([])
#> weird_average_floor([0])
#> weird_average_floor([10, 20, 30])
#> weird_average_floor([-1, -2, -3])
#> weird_average_floor([7, 0, 7, 0, 7])

### ages_of_even_odd_race
def ages_of_even_odd_race(a, b, goal):
    turn = 0
    while a < goal and b < goal:
        if turn % 2:
            b += a % 10 + 1
        else:
            a += b % 10 + 2
        turn += 1
    return "ab"[b >= goal], turn, a, b

#> ages_of_even_odd_race(0, 0, 20)
#> ages_of_even_odd_race(5, 15, 25)
#> ages_of_even_odd_race(30, 1, 10)
#> ages_of_even_odd_race(1, 40, 40)
#> ages_of_even_odd_race(3, 12, 21)
#> ages_of_even_odd_race(-8, -9, 0)

### int_list_from_ranges_sum
def int_list_from_ranges_sum(spec):
    total, seen = 0, set()
    for lo, hi, *step in spec:
        r = range(lo, hi, *step)
        total += sum(r)
        seen |= set(r)
    return total, total - sum(seen)

#> int_list_from_ranges_sum([(1, 5), (3, 8)])
#> int_list_from_ranges_sum([(0, 10, 3), (9, 0, -3)])
#> int_list_from_ranges_sum([])
#> int_list_from_ranges_sum([(5, 5)])
#> int_list_from_ranges_sum([(2, 4), (2, 4), (2, 4)])
#> int_list_from_ranges_sum([(-3, 3, 2), (0, 1)])
