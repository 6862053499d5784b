### gcd_of_many_with_steps
def gcd(a, b):
    steps = 0
    while b:
        a, b = b, a % b
        steps += 1
    return a, steps


def gcd_of_many_with_steps(numbers):
    """(gcd, total number of division steps)"""
    result, total = 0, 0
    for n in numbers:
        result, steps = gcd(result, n)
        total += steps
        if result == 1:
            break
    return result, total

#> gcd_of_many_with_steps([1071, 462, 147])
#> gcd_of_many_with_steps([17, 5, 1000])
#> gcd_of_many_with_steps([])
#> gcd_of_many_with_steps([0, 0, 12, 18, 24, 30])
#> gcd_of_many_with_steps([832040, 514229 * 2, 1346269])
#> gcd_of_many_with_steps([987, 610])
#> gcd_of_many_with_steps([0, 0, 12, 18, 24, 30, 1071, 462, 147, 987, 610])
#> gcd_of_many_with_steps([1071, 462, 147, 0, 0, 12, 18, 24, 30, 832040, 514229 * 2, 1346269])

### prime_factor_text
def prime_factor_text(n: int) -> str:
    """360 -> '2^3 * 3^2 * 5'"""
    if n < 2:
        return str(n)
    parts = []
    p = 2
    while p * p <= n:
        power = 0
        while n % p == 0:
            n //= p
            power += 1
        if power:
            parts.append(f"{p}^{power}" if power > 1 else str(p))
        p += 1 if p == 2 else 2
    if n > 1:
        parts.append(str(n))
    return " * ".join(parts)

#> prime_factor_text(360)
#> prime_factor_text(97)
#> prime_factor_text(1)
#> prime_factor_text(1024)
#> prime_factor_text(2310)
#> prime_factor_text(841)

### numbers_are_pairwise_coprime
def common(a, b):
    return a if b == 0 else common(b, a % b)


def numbers_are_pairwise_coprime(values: tuple[int, ...]) -> bool:
    for i in range(len(values)):
        for j in range(i + 1, len(values)):
            if common(values[i], values[j]) != 1:
                return False
    return True

#> numbers_are_pairwise_coprime((4, 9, 25))
#> numbers_are_pairwise_coprime((8, 15, 49, 121))
#> numbers_are_pairwise_coprime((6, 35, 77))
#> numbers_are_pairwise_coprime(())
#> numbers_are_pairwise_coprime((1, 1, 1, 2))
#> numbers_are_pairwise_coprime((14, 21))

### roman_sum_checked
VALUES = [("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90),
          ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)]


def to_roman(n):
    out = ""
    for text, value in VALUES:
        while n >= value:
            out += text
            n -= value
    return out


def from_roman(text):
    total, rest = 0, text
    for symbol, value in VALUES:
        while rest.startswith(symbol):
            total += value
            rest = rest[len(symbol):]
    if rest or to_roman(total) != text:
        raise ValueError(f"{text} is not a roman number")
    return total


def roman_sum_checked(a: str, b: str) -> str:
    return to_roman(from_roman(a) + from_roman(b))

#> roman_sum_checked("XIV", "VI")
#> roman_sum_checked("MCMXCIX", "I")
#> roman_sum_checked("IIII", "I")
#> roman_sum_checked("CDXLIV", "DLVI")
#> roman_sum_checked("X", "Q")

### digits_in_other_base
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def digits_in_other_base(number, base, width=0):
    if not 2 <= base <= len(DIGITS):
        raise ValueError(f"base {base}")
    negative = number < 0
    number = abs(number)
    out = []
    while number:
        number, digit = divmod(number, base)
        out.append(DIGITS[digit])
    while len(out) < max(width, 1):
        out.append("0")
    if negative:
        out.append("-")
    return "".join(reversed(out))

#> digits_in_other_base(255, 2)
#> digits_in_other_base(-48879, 16)
#> digits_in_other_base(0, 7)
#> digits_in_other_base(123456789, 36)
#> digits_in_other_base(5, 2, width=8)
#> digits_in_other_base(10, 1)

### power_mod_by_squaring
def power_mod_by_squaring(base: int, exponent: int, modulus: int) -> int:
    """The same as pow(base, exponent, modulus), written out."""
    result = 1 % modulus
    base %= modulus
    while exponent > 0:
        if exponent & 1:
            result = result * base % modulus
        base = base * base % modulus
        exponent >>= 1
    return result

#> power_mod_by_squaring(3, 200, 13)
#> power_mod_by_squaring(2, 1000, 1009)
#> power_mod_by_squaring(7, 0, 5)
#> power_mod_by_squaring(10, 65535, 97)
#> power_mod_by_squaring(123, 456, 1)
#> power_mod_by_squaring(5, 3, 0)

### long_addition_columns
def long_addition_columns(a: str, b: str) -> tuple[str, str]:
    """Add two numbers digit by digit as on paper: (sum, carries)."""
    size = max(len(a), len(b))
    a, b = a.zfill(size), b.zfill(size)
    carry = 0
    digits, carries = [], []
    for x, y in zip(reversed(a), reversed(b)):
        s = int(x) + int(y) + carry
        digits.append(str(s % 10))
        carry = s // 10
        carries.append(str(carry))
    if carry:
        digits.append("1")
    return "".join(digits[::-1]), "".join(carries[::-1])

#> long_addition_columns("987", "345")
#> long_addition_columns("99999999", "1")
#> long_addition_columns("0", "0")
#> long_addition_columns("123456789", "987654321")
#> long_addition_columns("5", "40")
#> long_addition_columns('99999999123456789987', '1')
#> long_addition_columns('999999990123456789', '1')

### long_multiplication_rows
def long_multiplication_rows(a, b):
    """Partial products of schoolbook multiplication, last the total."""
    rows = []
    for place, digit in enumerate(reversed(str(b))):
        partial = 0
        carry = 0
        factor = 1
        for d in reversed(str(a)):
            carry, keep = divmod(int(d) * int(digit) + carry, 10)
            partial += keep * factor
            factor *= 10
        partial += carry * factor
        rows.append(partial * 10 ** place)
    rows.append(sum(rows))
    return rows

#> long_multiplication_rows(347, 26)
#> long_multiplication_rows(9999, 99)
#> long_multiplication_rows(0, 5)
#> long_multiplication_rows(12, 1203)
#> long_multiplication_rows(8, 7)

### is_harshad_and_palindrome
def digit_sum(n: int) -> int:
    total = 0
    while n:
        total += n % 10
        n //= 10
    return total


def mirrored(n: int) -> int:
    back = 0
    while n:
        back = back * 10 + n % 10
        n //= 10
    return back


def is_harshad_and_palindrome(n: int) -> bool:
    # a number like 171: divisible by its digit sum, same from both sides
    return n > 0 and mirrored(n) == n and n % digit_sum(n) == 0

#> is_harshad_and_palindrome(171)
#> is_harshad_and_palindrome(172)
#> is_harshad_and_palindrome(0)
#> is_harshad_and_palindrome(1002001)
#> is_harshad_and_palindrome(27972)
#> is_harshad_and_palindrome(131)

### collatz_peak_and_length
def collatz_peak_and_length(start, limit=100):
    if start < 1:
        raise ValueError("start must be positive")
    n, peak, length = start, start, 0
    while n != 1:
        if length == limit:
            return None
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        peak = max(peak, n)
        length += 1
    return {"start": start, "peak": peak, "length": length}

#> collatz_peak_and_length(6)
#> collatz_peak_and_length(7)
#> collatz_peak_and_length(27)
#> collatz_peak_and_length(1)
#> collatz_peak_and_length(-4)
#> collatz_peak_and_length(25, limit=30)

### sieve_twin_primes
def sieve_twin_primes(limit: int) -> list[tuple[int, int]]:
    composite = [False] * (limit + 1)
    twins = []
    last = None
    for n in range(2, limit + 1):
        if composite[n]:
            continue
        if last is not None and n - last == 2:
            twins.append((last, n))
        last = n
        for multiple in range(n * n, limit + 1, n):
            composite[multiple] = True
    return twins

#> sieve_twin_primes(20)
#> sieve_twin_primes(2)
#> sieve_twin_primes(35)
#> sieve_twin_primes(0)
#> sieve_twin_primes(13)

### continued_fraction_with_convergent
from fractions import Fraction


def continued_fraction_with_convergent(numerator: int, denominator: int) -> tuple[list[int], str]:
    """Terms of the continued fraction, and the last but one convergent."""
    terms = []
    a, b = numerator, denominator
    while b:
        q, r = divmod(a, b)
        terms.append(q)
        a, b = b, r
    value = None
    for term in reversed(terms[:-1]):
        value = Fraction(term) if value is None else term + 1 / value
    return terms, str(value)

#> continued_fraction_with_convergent(415, 93)
#> continued_fraction_with_convergent(355, 113)
#> continued_fraction_with_convergent(8, 4)
#> continued_fraction_with_convergent(1, 7)
#> continued_fraction_with_convergent(103993, 33102)
#> continued_fraction_with_convergent(5, 0)

### change_making_ways
def change_making_ways(cents, coins=(1, 2, 5)):
    """In how many ways can the amount be paid, order ignored."""
    ways = [1] + [0] * cents
    for coin in coins:
        for amount in range(coin, cents + 1):
            ways[amount] += ways[amount - coin]
    return ways[cents]


#> change_making_ways(10)
#> change_making_ways(0)
#> change_making_ways(25, (5, 10, 25))
#> change_making_ways(7, coins=(4, 6))
#> change_making_ways(30, (10, 20))
#> change_making_ways(20)

### perfect_number_class
def proper_divisors(n):
    small, large = [], []
    d = 1
    while d * d <= n:
        if n % d == 0:
            small.append(d)
            if d * d != n and d != 1:
                large.append(n // d)
        d += 1
    return small + large[::-1]


def perfect_number_class(n: int) -> str:
    if n == 1:
        return "deficient"
    total = sum(proper_divisors(n))
    if total == n:
        return "perfect"
    return "abundant" if total > n else "deficient"

#> perfect_number_class(28)
#> perfect_number_class(36)
#> perfect_number_class(1)
#> perfect_number_class(945)
#> perfect_number_class(97)
#> perfect_number_class(496)

### integer_square_root_digits
def integer_square_root_digits(n, places=0):
    """Square root by bisection on integers, as a decimal text with so many places."""
    if n < 0:
        raise ArithmeticError("negative")
    scaled = n * 100 ** places
    low, high = 0, scaled + 1
    while high - low > 1:
        middle = (low + high) // 2
        if middle * middle <= scaled:
            low = middle
        else:
            high = middle
    text = str(low).rjust(places + 1, "0")
    return text if places == 0 else f"{text[:-places]}.{text[-places:]}"

#> integer_square_root_digits(2, 3)
#> integer_square_root_digits(144)
#> integer_square_root_digits(10, 1)
#> integer_square_root_digits(-1)
#> integer_square_root_digits(0, 2)
#> integer_square_root_digits(123456)

### check_digit_mod_eleven
WEIGHTS = [2, 3, 4, 5, 6, 7]


def check_digit_mod_eleven(number: str) -> str:
    """The check digit (0-9 or X) for a number of digits, weights from the right."""
    total = 0
    position = 0
    for ch in reversed(number):
        if ch in " -":
            continue
        if not ch.isdigit():
            raise ValueError(f"bad character {ch!r}")
        total += int(ch) * WEIGHTS[position % len(WEIGHTS)]
        position += 1
    check = -total % 11
    return "X" if check == 10 else str(check)

#> check_digit_mod_eleven("0365327")
#> check_digit_mod_eleven("1234-5678-9")
#> check_digit_mod_eleven("")
#> check_digit_mod_eleven("12a")
#> check_digit_mod_eleven("000 000 006")
#> check_digit_mod_eleven("99999999999")
#> check_digit_mod_eleven("4")
#> check_digit_mod_eleven('000 000 006 1234-5678-9 99999999999')
#> check_digit_mod_eleven('4 000 000 006 1234-5678-9')

### average_until_stable
def average_until_stable(values: list[float], epsilon: float = 0.01) -> float:
    """Running mean, stopped when it moves less than epsilon."""
    mean = 0.0
    for count, value in enumerate(values, start=1):
        old = mean
        mean += (value - mean) / count
        if count > 1 and abs(mean - old) < epsilon:
            break
    return round(mean, 4)

#> average_until_stable([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
#> average_until_stable([5.0, 5.0, 9.0])
#> average_until_stable([])
#> average_until_stable([2.0, 4.0, 3.1, 3.0, 2.9, 3.0], 0.05)
#> average_until_stable([0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6])
#> average_until_stable([-7.5])
#> average_until_stable([0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 2.0, 4.0, 3.1, 3.0, 2.9, 3.0])
#> average_until_stable([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 2.0, 4.0, 3.1, 3.0, 2.9, 3.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6])
