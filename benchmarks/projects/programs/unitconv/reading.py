"""'5 ft 11 in' -> quantities, and back."""
import re
from fractions import Fraction
from functools import reduce
from operator import add

import quantity
from quantity import Quantity, UnitError

PART = re.compile(r"""([-+]?\d+(?:[.,]\d+)?(?:/\d+)?)\s*([a-zA-Z]+|["'])""")


def parse(text):
    parts = PART.findall(text)
    if not parts:
        raise ValueError(f"no quantity in {text!r}")
    found = [Quantity(Fraction(number.replace(",", ".")), unit) for number, unit in parts]
    return reduce(add, found)


def mixed(q, *units):
    """A quantity in several units, the last one with the rest: [(number, unit)]."""
    rest = q.base
    out = []
    for unit in units[:-1]:
        size = Quantity(1, unit).base
        whole, rest = divmod(rest, size)
        out.append((int(whole), quantity.canonical(unit)))
    last = rest / Quantity(1, units[-1]).base
    out.append((float(round(last, 3)), quantity.canonical(units[-1])))
    return out


def try_parse(text, default=None):
    try:
        return parse(text)
    except (ValueError, UnitError) as error:
        return default if default is not None else str(error)
