### chinese_remainder_steps
def chinese_remainder_steps(pairs):
    """Smallest number with these (remainder, modulus) pairs by sieving, and the step; None if impossible."""
    x, step = 0, 1
    for remainder, modulus in pairs:
        tries = 0
        while x % modulus != remainder % modulus:
            x += step
            tries += 1
            if tries > modulus:
                return None
        a, b = step, modulus
        while b:
            a, b = b, a % b
        step = step * modulus // a
    return x, step

#> chinese_remainder_steps([(2, 3), (3, 5), (2, 7)])
#> chinese_remainder_steps([(1, 2), (0, 4)])
#> chinese_remainder_steps([])
#> chinese_remainder_steps([(1, 4), (3, 6)])
#> chinese_remainder_steps([(6, 7), (8, 9), (3, 5)])

### digit_products_chain
def digit_products_chain(n: int, base: int = 10) -> list[int]:
    """The products of digits until one digit is left."""
    steps = [n]
    while n >= base:
        product = 1
        rest = n
        while rest:
            rest, digit = divmod(rest, base)
            product *= digit
        n = product
        steps.append(n)
    return steps

#> digit_products_chain(679)
#> digit_products_chain(77)
#> digit_products_chain(5)
#> digit_products_chain(100)
#> digit_products_chain(255, base=16)
#> digit_products_chain(68889)

### fraction_period_digits
def fraction_period_digits(numerator: int, denominator: int, base: int = 10) -> str:
    """1/6 -> '0.1(6)'; long division with remembered remainders."""
    if denominator == 0:
        raise ZeroDivisionError("fraction with denominator 0")
    whole, rest = divmod(numerator, denominator)
    digits = ""
    seen: dict[int, int] = {}
    while rest and rest not in seen:
        seen[rest] = len(digits)
        digit, rest = divmod(rest * base, denominator)
        digits += str(digit)
    if not digits:
        return str(whole)
    if rest:
        start = seen[rest]
        digits = f"{digits[:start]}({digits[start:]})"
    return f"{whole}.{digits}"

#> fraction_period_digits(1, 6)
#> fraction_period_digits(22, 7)
#> fraction_period_digits(3, 8)
#> fraction_period_digits(4, 2)
#> fraction_period_digits(1, 0)
#> fraction_period_digits(1, 3, base=2)

### happy_number_chain
def happy_number_chain(n, limit=20):
    chain = [n]
    while n != 1 and len(chain) <= limit:
        total = 0
        for ch in str(n):
            total += int(ch) ** 2
        n = total
        if n in chain:
            return False, chain
        chain.append(n)
    return n == 1, chain

#> happy_number_chain(19)
#> happy_number_chain(4)
#> happy_number_chain(1)
#> happy_number_chain(986543210)
#> happy_number_chain(7, limit=2)

### egyptian_multiplication_rows
def egyptian_multiplication_rows(a: int, b: int) -> tuple[int, list[str]]:
    """Doubling and halving; used rows are marked with a star."""
    if a < 0 or b < 0:
        raise ValueError("only natural numbers")
    total = 0
    rows = []
    while a:
        used = a % 2 == 1
        rows.append(f"{a} {b}{' *' if used else ''}")
        if used:
            total += b
        a //= 2
        b *= 2
    return total, rows

#> egyptian_multiplication_rows(13, 24)
#> egyptian_multiplication_rows(100, 7)
#> egyptian_multiplication_rows(0, 5)
#> egyptian_multiplication_rows(-1, 5)
#> egyptian_multiplication_rows(255, 3)

### school_division_with_steps
def school_division_with_steps(dividend: str, divisor: int) -> tuple[str, int, list[str]]:
    """(quotient, remainder, steps) digit by digit, as in school."""
    quotient = ""
    rest = 0
    steps = []
    for digit in dividend:
        if not digit.isdigit():
            raise ValueError(f"{digit!r} is no digit")
        current = rest * 10 + int(digit)
        times = 0
        while current >= divisor:
            current -= divisor
            times += 1
        if times:
            steps.append(f"{rest * 10 + int(digit)}-{times * divisor}={current}")
        quotient += str(times)
        rest = current
    return quotient.lstrip("0") or "0", rest, steps

#> school_division_with_steps("1234", 7)
#> school_division_with_steps("99", 100)
#> school_division_with_steps("", 3)
#> school_division_with_steps("5a", 3)
#> school_division_with_steps("86420", 13)
#> school_division_with_steps('12349986420', 7)
#> school_division_with_steps('99123486420', 100)

### base_minus_two_digits
def base_minus_two_digits(numbers: list[int]) -> list[str]:
    """Numbers written in base -2 (no sign needed)."""
    texts = []
    for n in numbers:
        digits = ""
        while n:
            n, r = divmod(n, -2)
            if r < 0:
                n, r = n + 1, r + 2
            digits = str(r) + digits
        texts.append(digits or "0")
    return texts

#> base_minus_two_digits([2, 3, -3, 10])
#> base_minus_two_digits([0])
#> base_minus_two_digits([])
#> base_minus_two_digits([-1, -15, 100])
#> base_minus_two_digits([7, 8, 9, 10, 11])
#> base_minus_two_digits([7, 8, 9, 10, 11, 0, -1, -15, 100])
#> base_minus_two_digits([2, 3, -3, 10, 0, -1, -15, 100])

### amicable_pairs_below
def divisor_sum(n):
    total = 1 if n > 1 else 0
    d = 2
    while d * d <= n:
        if n % d == 0:
            total += d
            if d * d != n:
                total += n // d
        d += 1
    return total


def amicable_pairs_below(candidates: list[int]) -> list[tuple[int, int]]:
    """Amicable pairs (a, b) with a among the candidates and a < b."""
    pairs = []
    for a in candidates:
        b = divisor_sum(a)
        if a < b and divisor_sum(b) == a:
            pairs.append((a, b))
    return pairs

#> amicable_pairs_below([220, 221])
#> amicable_pairs_below([6, 28, 12])
#> amicable_pairs_below([])
#> amicable_pairs_below([1, 2, 3, 36, 100])
#> amicable_pairs_below([284, 1184])

### binary_gap_and_runs
def binary_gap_and_runs(n: int) -> dict[str, int]:
    """Ones, longest run of ones and longest gap of zeros between ones."""
    ones = run = longest_run = gap = longest_gap = 0
    seen_one = False
    while n:
        if n & 1:
            ones += 1
            run += 1
            longest_run = max(longest_run, run)
            if seen_one:
                longest_gap = max(longest_gap, gap)
            seen_one, gap = True, 0
        else:
            run = 0
            gap += 1
        n >>= 1
    return {"ones": ones, "run": longest_run, "gap": longest_gap}

#> binary_gap_and_runs(529)
#> binary_gap_and_runs(0)
#> binary_gap_and_runs(32)
#> binary_gap_and_runs(0b1110011011110)
#> binary_gap_and_runs(65535)
