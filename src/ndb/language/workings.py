"""Workings: simpler expressions before one whose value is hard to say at once (SPEC 2c).

Each is a true Python expression over literals, chosen by fixed rules from an operation and its operands: partial
products, running sums, a long text in numbered pieces. The text is known to whoever knows the operands; the value is
asked of a model, or computed when data is made. Knows syntax and plain values; no model, and nothing is run here.
"""

import ast
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value

Workings = Generator[str, str, None]
"""Gives the text of a working, is sent its rendered value, gives the next."""
PIECE = 5
"""Characters of a long text that are told together."""
LONG_TEXT, LONG_LIST = 10, 6
"""From these sizes on counting needs help."""
MOST_PRODUCTS = 16
"""Partial products of one multiplication."""
MOST_ADDED = 40
"""Numbers whose running sums are told."""
LONGEST_OPERAND = 200
"""Characters of an operand's text: a larger one would fill what a model can read."""


class _Unknown(Exception):
    """An operand is no plain value, or it is not known."""


def workings(expression: str, values: Mapping[str, str]) -> Workings:
    """The workings of an expression, given rendered values by name or by the text of a sub-expression."""
    tree = parsed_expression(expression)
    if tree is None:
        return
    try:
        yield from _rule(tree, _Operands(expression, values))
    except _Unknown:
        return


class _Operands:
    """What the parts of an expression are worth."""

    def __init__(self, expression: str, values: Mapping[str, str]) -> None:
        self._expression, self._values = expression, values

    def __call__(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Constant):
            return node.value
        text = ast.get_source_segment(self._expression, node) or ""
        return read(self._values.get(text, text))


def read(text: str) -> Any:
    """A plain value from its rendered text."""
    if len(text) > LONGEST_OPERAND:
        raise _Unknown
    value = plain_value(text)
    if value is NOT_PLAIN:
        raise _Unknown
    return value


def _rule(node: ast.expr, value: _Operands) -> Workings:
    match node:
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            yield from _product(*_whole_numbers(value(left), value(right)))
        case ast.BinOp(left=left, op=ast.FloorDiv() | ast.Mod(), right=right):
            yield from _division(*_whole_numbers(value(left), value(right)))
        case ast.BinOp(left=left, op=ast.Pow(), right=right):
            yield from _power(*_whole_numbers(value(left), value(right)))
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield from _addition(*_whole_numbers(value(left), value(right)))
        case ast.Call(func=ast.Name(id=name), args=[one], keywords=[]):
            yield from _function(name, value(one))
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=[one], keywords=[]):
            yield from _method(name, value(owner), value(one))
        case ast.Subscript(value=owner, slice=ast.Slice(lower=None, upper=None, step=ast.UnaryOp() as step)):
            yield from _reversed(value(owner), value(step))
        case ast.Subscript(value=owner):
            yield from _numbered(value(owner))


def _whole_numbers(*numbers: Any) -> tuple[int, ...]:
    if any(type(number) is not int for number in numbers):
        raise _Unknown
    return tuple(map(abs, numbers))


def _digits(number: int) -> list[int]:
    """407 as 400 and 7."""
    text = str(number)
    return [int(c) * 10 ** (len(text) - 1 - k) for k, c in enumerate(text) if c != "0"]


def _product(a: int, b: int) -> Workings:
    """By the digits of the shorter number; a long one is taken apart as well."""
    large, small = (a, b) if len(str(a)) >= len(str(b)) else (b, a)
    parts, others = _digits(small), _digits(large) if large >= 100 else [large]
    if large < 10 or small < 2 or not 1 < len(parts) * len(others) <= MOST_PRODUCTS:
        return
    rows = []
    for part in parts:
        if str(part)[0] == "1":  # nothing to multiply
            rows.append(str(large) if part == 1 else (yield f"{large} * {part}"))
            continue
        products = []
        for other in others:
            products.append((yield f"{other} * {part}"))
        rows.append((yield from _added(products)))
    yield from _added(rows)


def _added(numbers: Sequence[str]) -> Generator[str, str, str]:
    """Numbers added up one after the other: their sum, as it is told."""
    total = numbers[0]
    for number in numbers[1:]:
        total = yield f"{total} + {number}"
    return total


def _addition(a: int, b: int) -> Workings:
    """Large numbers in groups of three digits, from the right."""
    if min(a, b) < 10_000:
        return
    carry = ""
    while a and b:
        low = yield f"{a % 1000} + {b % 1000}{carry}"
        carry = " + 1" if len(low) > 3 else ""
        a, b = a // 1000, b // 1000


def _division(a: int, b: int) -> Workings:
    """Long division: from where the divisor fits, digit by digit."""
    if b < 2 or a < 10 * b:
        return
    digits = str(a)
    start = next(n for n in range(1, len(digits) + 1) if int(digits[:n]) >= b)
    now = digits[:start]
    for digit in [*digits[start:], ""]:
        told = yield f"divmod({now}, {b})"
        rest = told.rpartition(", ")[2].rstrip(")")
        if not rest.isdecimal():
            return
        now = str(int(rest + digit)) if digit else ""


def _power(base: int, exponent: int) -> Workings:
    if base < 2 or not 3 <= exponent <= 8 or base**exponent > 10**9:
        return
    total = yield f"{base} * {base}"
    for _ in range(exponent - 2):
        total = yield f"{total} * {base}"


def _function(name: str, value: Any) -> Workings:
    if name == "len" and isinstance(value, str):
        yield from _numbered(value)
    elif name == "len" and isinstance(value, list | tuple) and len(value) > LONG_LIST:
        yield f"dict(enumerate({value!r}, 1))"
    elif name == "sum" and isinstance(value, list | tuple) and 2 < len(value) <= MOST_ADDED:
        yield from _running_sums(value)
    elif name in ("sorted", "min", "max") and isinstance(value, list | tuple):
        yield from _halves(name, list(value), 5 if name == "sorted" else 8)


def _running_sums(numbers: Sequence[Any]) -> Workings:
    """All but the last addition, which gives the sum itself."""
    if any(type(number) not in (int, float) for number in numbers):
        return
    total = repr(numbers[0])
    for number in numbers[1:-1]:
        total = yield f"{total} + {number!r}" if number >= 0 else f"{total} - {-number!r}"


def _halves(name: str, values: list[Any], most: int) -> Workings:
    """A long list in two halves, each by itself."""
    if len(values) <= most:
        return
    middle = len(values) // 2
    for half in (values[:middle], values[middle:]):
        yield from _halves(name, half, most)
        yield f"{name}({half!r})"


def _method(name: str, owner: Any, argument: Any) -> Workings:
    if isinstance(owner, str) and name in ("find", "index", "rfind", "rindex", "count"):
        yield from _numbered(owner)
        if name == "count" and isinstance(argument, str) and len(argument) == 1 and len(owner) > LONG_TEXT:
            yield f"[p.count({argument!r}) for p in {_pieces(owner)!r}]"
    elif isinstance(owner, list | tuple) and name in ("index", "count") and len(owner) > LONG_LIST:
        yield f"dict(enumerate({owner!r}))"


def _numbered(text: Any) -> Workings:
    if isinstance(text, str) and len(text) > LONG_TEXT:
        last = -(-len(text) // PIECE) * PIECE
        yield f"{{i: {text!r}[i:i + {PIECE}] for i in range(0, {last}, {PIECE})}}"


def _reversed(text: Any, step: Any) -> Workings:
    if isinstance(text, str) and step == -1 and len(text) > LONG_TEXT:
        yield f"[p[::-1] for p in {_pieces(text)!r}]"


def _pieces(text: str) -> list[str]:
    ends = [*range(0, len(text), PIECE), len(text)]
    return [text[a:b] for a, b in pairwise(ends)]


def computed(expression: str, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The workings of an expression with their real values: for making data.

    What is evaluated is written here, over literals; nothing of a program's runs.
    """
    plan = workings(expression, values)
    text = next(plan, None)
    while text is not None:
        told = repr(eval(text, {"__builtins__": _BUILTINS}))
        yield text, told
        try:
            text = plan.send(told)
        except StopIteration:
            return


_BUILTINS = {f.__name__: f for f in (dict, enumerate, sum, range, sorted, min, max, divmod)}
