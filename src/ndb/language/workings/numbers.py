"""Whole numbers worked out as on paper: two digits at a time, with what is carried or borrowed written beside them.

Each question is about small numbers, and what is carried is read off what was told: a third digit. Long division
guesses a digit from the first two of the divisor, as one does on paper, and takes one less where it was too much. What
it all comes to is written down from what was told. Knows numbers as text; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

from ndb.source.parse import plain_value

Steps = Generator[str, str, str | None]
"""Gives the text of a working, is sent its rendered value, gives the next. In the end the value that they are for,
where that follows from what was told."""
MOST_DIGITS = 32
"""Of one factor times those of the other."""
MOST_ADDED = 40
"""Numbers whose sums are told."""
FEW_ADDED = 4
"""So many numbers are added one after the other; of more, neighbours first. So many sums are told at once, too."""
LEAST_DIVIDED = 20
"""Smaller numbers are divided at once."""
GROUP, WIDTH = 100, 2
LARGE = GROUP
"""From here on numbers are added in groups of two digits."""


def at_once(text: str | None) -> Steps:
    """What is put together without a question, if it is."""
    yield from ()
    return text


class NotNumbers(Exception):
    """What was told is no number."""


def number_told(told: str) -> str:
    if not told.isdecimal():
        raise NotNumbers
    return told


def unless_not_numbers(steps: Steps) -> Steps:
    """Nothing where an answer is none."""
    try:
        return (yield from steps)
    except NotNumbers:
        return None


def product(a: int, b: int) -> Steps:
    """By the digits of the shorter number, the last first; what is carried is added to the next row. The sign is said
    at the end."""
    sign, (a, b) = "-" if (a < 0) != (b < 0) else "", (abs(a), abs(b))
    large, small = max(a, b), min(a, b)
    if large < 10 or small < 2 or len(str(large)) * len(str(small)) > MOST_DIGITS:
        return None
    carried, written = "", ""
    try:
        if large < GROUP and small < 10:  # 48 * 3, never 3 * 48: of that models are less sure
            return sign + number_told((yield f"{large} * {small}"))
        for digit in reversed(str(small)):
            row = yield from _row(large, digit)
            row = (yield from added([row, carried])) if carried and row != "0" else carried or row
            carried, written = row[:-1], row[-1] + written
    except NotNumbers:
        return None
    return sign + carried + written


def _row(number: int, digit: str) -> Generator[str, str, str]:
    """A number times one digit, two digits of it at a time."""
    if digit in "01":
        return str(number) if digit == "1" else "0"
    carried, groups = "", list[str]()
    while number:
        low, number = number % GROUP, number // GROUP
        told = number_told((yield f"{low} * {digit}")) if low else "0"
        told = (yield from _with_carried(told, carried)) if carried else told
        carried = told[:-WIDTH] if number else ""
        groups.append(told[-WIDTH:] if number else told)
    return _number_of(groups)


def _with_carried(told: str, carried: str) -> Generator[str, str, str]:
    if told == "0":
        return carried
    return number_told((yield from sum_of_two(int(told), int(carried))) or (yield f"{told} + {carried}"))


def added(numbers: Sequence[str]) -> Generator[str, str, str]:
    """Numbers added up one after the other: their sum, as it is told. Large ones in groups of digits."""
    total = numbers[0]
    for number in numbers[1:]:
        total = (yield from _grouped_sum(total, number)) or (yield _sum_text(total, number))
    return total


def _sum_text(a: str, b: str) -> str:
    return f"{a} - {b[1:]}" if b.startswith("-") else f"{a} + {b}"


def _grouped_sum(total: str, number: str) -> Steps:
    if not all(text.removeprefix("-").isdecimal() for text in (total, number)):
        return None
    return (yield from sum_of_two(int(total), int(number)))


def sum_of_two(a: int, b: int) -> Steps:
    """Large numbers in groups of two digits, from the right; of different signs the smaller from the larger."""
    is_small = max(abs(a), abs(b)) < (LARGE if a + b >= 0 <= a else 10 if a > 0 else 0)
    if is_small or not a or not b:
        return None
    try:
        if (a < 0) == (b < 0):
            told = yield from _addition(abs(a), abs(b))
        else:
            told = yield from _subtraction(max(abs(a), abs(b)), min(abs(a), abs(b)))
    except NotNumbers:
        return None
    is_negative = (a if abs(a) >= abs(b) else b) < 0
    return f"-{told}" if told != "0" and is_negative else told


def _addition(a: int, b: int) -> Generator[str, str, str]:
    """A group of three digits carries one. Where there is nothing to add, digits are written down."""
    carried, groups = 0, list[str]()
    while (a and b) or carried:
        terms = [str(term) for term in (a % GROUP, b % GROUP, carried) if term]
        a, b = a // GROUP, b // GROUP
        told = terms[0] if terms else "0"
        for term in terms[1:]:  # never three at once: models are less sure of 95 + 74 + 1 than of both steps
            told = number_told((yield f"{told} + {term}"))
        carried = int(len(told) > WIDTH and bool(a or b))
        groups.append(told[-WIDTH:] if a or b else told)
    return _number_of([*groups, str(a or b or "")])


def _subtraction(a: int, b: int) -> Generator[str, str, str]:
    """Every group but the last borrows a hundred; where that is still there, it is given back."""
    borrowed, groups = 0, list[str]()
    while b or borrowed:
        high, low = a % GROUP, b % GROUP
        a, b = a // GROUP, b // GROUP
        taken = [term for term in (low, borrowed) if term]
        if not taken:
            groups.append(str(high))
            continue
        told = str(high + GROUP if a or b else high)
        for term in taken:
            told = number_told((yield f"{told} - {term}"))
        borrowed = int(len(told) <= WIDTH and bool(a or b))
        groups.append(told[-WIDTH:])
    return _number_of([*groups, str(a or "")])


def _number_of(groups: Sequence[str]) -> str:
    """Groups of two digits, the last first, written behind each other."""
    return "".join(group.zfill(WIDTH) for group in reversed(groups) if group).lstrip("0") or "0"


def ordered_numbers(a: int | float, operator: str, b: int | float) -> Steps:
    """`a < b` and its like: how many digits they have before the point, if not as many; else the first digit that is
    another tells, or the last one."""
    if (a < 0) != (b < 0) or max(abs(a), abs(b)) < 10:
        return None
    one, other = (repr(number).removeprefix("-").partition(".") for number in ((b, a) if a < 0 else (a, b)))
    if not all((whole + rest).isdecimal() for whole, _, rest in (one, other)):
        return None
    if len(one[0]) != len(other[0]):
        return (yield f"{len(one[0])} {operator} {len(other[0])}")
    size = max(len(one[2]), len(other[2]))
    pairs = [*zip(one[0] + one[2].ljust(size, "0"), other[0] + other[2].ljust(size, "0"), strict=True)]
    x, y = next((pair for pair in pairs if pair[0] != pair[1]), pairs[-1])
    return (yield f"{x} {operator} {y}")


def cut_off(a: Any, b: Any, is_rest: bool) -> str | None:
    """A number above zero by ten, a hundred, a thousand: its digits are cut there."""
    if type(a) is not int or type(b) is not int or a < 0 or b < 10 or str(b).strip("0") != "1":
        return None
    at = len(str(b)) - 1
    return str(a)[-at:].lstrip("0") or "0" if is_rest else str(a)[:-at] or "0"


def division(a: int, b: int, wanted: str) -> Steps:
    """Long division, from where the divisor fits, digit by digit: how often it fits, how much that is, what is left.
    Of different signs small numbers, too: what is rounded down is asked by itself."""
    is_cut = str(abs(b)).rstrip("0") == "1"  # by ten, by a hundred: digits fall off
    is_opposite = a != 0 and b != 0 and (a < 0) != (b < 0)
    if not is_opposite and (is_cut or abs(b) < 2 or abs(a) < max(abs(b), LEAST_DIVIDED)):
        return None
    try:
        quotient, rest = yield from _without_signs(str(abs(a)), abs(b), is_cut)
        if is_opposite:
            quotient, rest = yield from _rounded_down(quotient, rest, abs(b), wanted)
    except NotNumbers:
        return None
    rest = f"-{rest}" if b < 0 and rest != "0" else rest
    return {"FloorDiv": quotient, "Mod": rest, "divmod": f"({quotient}, {rest})"}[wanted]


def _without_signs(digits: str, b: int, is_cut: bool) -> Generator[str, str, tuple[str, str]]:
    """How often, and what is left: nothing is asked where the number is smaller, or only loses its last digits."""
    if int(digits) < b:
        return "0", digits
    if is_cut:
        at = len(digits) - len(str(b)) + 1
        return digits[:at], digits[at:].lstrip("0") or "0"
    return (yield from long_division(digits, b, {}))


def _rounded_down(quotient: str, rest: str, b: int, wanted: str) -> Generator[str, str, tuple[str, str]]:
    """Of different signs: one less, where something is left."""
    if rest == "0":
        return f"-{quotient}" if quotient != "0" else "0", rest
    if wanted != "Mod":
        quotient = (yield from added([f"-{quotient}", "-1"])) if quotient != "0" else "-1"
    return quotient, (yield from _left(b, int(rest))) if wanted != "FloorDiv" else rest


def long_division(digits: str, b: int, products: dict[str, str]) -> Generator[str, str, tuple[str, str]]:
    """How often it goes into a number that is not smaller, and what is left. `products`: what was told before."""
    start = next(n for n in range(1, len(digits) + 1) if int(digits[:n]) >= b)
    quotient, now = "", digits[:start]
    for digit in [*digits[start:], ""]:
        fits, now = yield from fitted(now, b, products)
        quotient, now = quotient + fits, str(int(now + digit))
    return quotient, now


def fitted(now: str, b: int, products: dict[str, str]) -> Generator[str, str, tuple[str, str]]:
    """How often a number fits into what is left, one digit, and what is left then."""
    if b < 10:
        told = plain_value((yield f"divmod({now}, {b})"))
        if not (isinstance(told, tuple) and len(told) == 2 and all(type(n) is int and 0 <= n < 10 for n in told)):
            raise NotNumbers
        return str(told[0]), str(told[1])
    cut = len(str(b)) - WIDTH
    if len(now) < len(str(b)):
        return "0", now
    fits = number_told((yield f"{now[: len(now) - cut]} // {b // 10**cut}"))
    fits = fits if len(fits) == 1 else "9"
    products.setdefault("1", str(b))
    while fits != "0":
        if fits not in products:
            products[fits] = yield from _row(b, fits)
        if not (yield from _is_more(products[fits], now)):
            return (yield from _fits_more(fits, number_told((yield from _left(int(now), int(products[fits])))), b))
        fits = str(int(fits) - 1)
    return "0", now


def _is_more(one: str, other: str) -> Generator[str, str, bool]:
    """Which of two numbers has more digits, or where they first differ the larger one."""
    if len(one) != len(other) or one == other:
        return len(one) > len(other)
    x, y = next(pair for pair in zip(one, other, strict=True) if pair[0] != pair[1])
    return (yield f"{x} > {y}") == "True"


def _fits_more(fits: str, left: str, b: int) -> Generator[str, str, tuple[str, str]]:
    """The guess may have been too small: then as much is left as would fit once more. The first digit that is another
    tells."""
    while len(left) >= len(str(b)):
        if len(left) > len(str(b)):
            raise NotNumbers
        if left != str(b) and not (yield from _is_more(left, str(b))):
            break
        if fits == "9":
            raise NotNumbers
        fits, left = str(int(fits) + 1), number_told((yield from _left(int(left), b)))
    return fits, left


def _left(a: int, b: int) -> Generator[str, str, str]:
    if max(a, b) < 2 * GROUP and b < GROUP:
        return (yield f"{a} - {b}")
    return (yield from _subtraction(a, b))


def power(base: int, exponent: int) -> Steps:
    """One factor after the other; squares of digits are known by heart."""
    if abs(base) < (10 if exponent == 2 else 2) or not 2 <= exponent <= 8 or abs(base) ** exponent > 10**9:
        return None
    is_negative, base = base < 0 and exponent % 2 == 1, abs(base)
    total = str(base)
    for _ in range(exponent - 1):
        if not total.isdecimal():
            return None
        total = (yield from product(int(total), base)) or (yield f"{total} * {base}")
    return f"-{total}" if is_negative else total


def power_of_rest(base: int, exponent: int, modulus: int) -> Steps:
    """`pow(a, b, m)`: what is left is taken after every product."""
    if not (2 <= modulus < GROUP and 2 <= exponent <= 8 and 0 <= base < 10**8):
        return None
    try:
        rest = yield from _rest(str(base), modulus)
        total = rest
        for _ in range(exponent - 1):
            product_told = (yield from product(int(total), int(rest))) or (yield f"{total} * {rest}")
            total = yield from _rest(number_told(product_told), modulus)
    except NotNumbers:
        return None
    return total


def _rest(number: str, modulus: int) -> Generator[str, str, str]:
    return number_told((yield from division(int(number), modulus, "Mod")) or (yield f"{number} % {modulus}"))


def running_sums(numbers: Sequence[Any]) -> Steps:
    """Of a few numbers one after the other. Of many whole ones by columns; what is below zero is taken off at the
    end."""
    if any(type(number) not in (int, float) for number in numbers):
        return None
    try:
        if len(numbers) <= FEW_ADDED or any(type(number) is float for number in numbers):
            return (yield from added([repr(number) for number in numbers]))
        above = yield from _column_sums([number for number in numbers if number > 0])
        below = yield from _column_sums([-number for number in numbers if number < 0])
        return (yield from added([above, f"-{below}"])) if below != "0" else above
    except NotNumbers:
        return None


def truths_added(row: Sequence[bool]) -> Steps:
    """How many are true: ones, neighbours first."""
    try:
        return (yield from _column_sums([1 for each in row if each]))
    except NotNumbers:
        return None


def _column_sums(numbers: Sequence[int]) -> Generator[str, str, str]:
    """Groups of two digits below each other, from the right; what they carry is counted and added to the next."""
    carried, groups, rest = 0, list[str](), [number for number in numbers if number]
    while rest or carried:
        column = [group for group in (*(number % GROUP for number in rest), carried % GROUP) if group]
        rest, carried = [number // GROUP for number in rest if number >= GROUP], carried // GROUP
        while len(column) > 1:
            sums = yield from _neighbours_added(column)
            carried += sum(len(told) > WIDTH for told in sums)
            column = [int(told[-WIDTH:]) for told in sums if int(told[-WIDTH:])]
        groups.append(str(column[0]) if column else "0")
    return _number_of(groups)


def _neighbours_added(column: Sequence[int]) -> Generator[str, str, list[str]]:
    """Two digits and two digits, a few such sums at once; the last of an odd number stays as it is."""
    pairs = [f"{a} + {b}" for a, b in zip(column[::2], column[1::2], strict=False)]
    sums = list[str]()
    for start in range(0, len(pairs), FEW_ADDED):
        row = pairs[start : start + FEW_ADDED]
        sums += _all_told((yield f"[{', '.join(row)}]"), len(row)) if len(row) > 1 else [number_told((yield row[0]))]
    return [*sums, *map(str, column[len(column) - len(column) % 2 :])]


def _all_told(told: str, count: int) -> list[str]:
    value = plain_value(told)
    is_row = isinstance(value, list) and len(value) == count
    if not is_row or any(type(number) is not int or not 0 <= number < 2 * GROUP for number in value):
        raise NotNumbers
    return [repr(number) for number in value]
