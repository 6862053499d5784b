"""Workings: simpler expressions before one whose value is hard to say at once (SPEC 2c).

Each is a true Python expression over literals, chosen by fixed rules from an operation and its operands: numbers as on
paper (numbers.py), items sorted digit by digit (sorting.py), long texts and lists in pieces (texts.py, lists.py,
pieces.py), formats place by place (filled.py); where there is no rule, the operation itself with its operands written
in (operands.py). The text is known to whoever knows the operands; the value is asked of a model, or computed when data
is made. Knows syntax and plain values; no model.
"""

import ast
import re
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ndb.language.workings.alike import is_compared
from ndb.language.workings.amounts.decimals import float_sums, of_floats, rounded_told
from ndb.language.workings.amounts.fields import is_shown_so
from ndb.language.workings.cuts import table_made
from ndb.language.workings.filled import NotFilled, percent_filled, place_filled, template_filled
from ndb.language.workings.library.library_values import of_library
from ndb.language.workings.library.record_keys import by_record_key, is_record_key
from ndb.language.workings.lists import of_list
from ndb.language.workings.numbers import (
    MOST_ADDED,
    Steps,
    bit_length,
    bitwise,
    cut_off,
    digits_read,
    division,
    power,
    power_of_rest,
    product,
    running_sums,
    shifted,
    sum_of_two,
    truths_added,
    unless_not_numbers,
)
from ndb.language.workings.operands import written_in
from ndb.language.workings.pieces import (
    is_long,
    item,
    length,
    membership,
    merged,
    search,
    slice_of,
)
from ndb.language.workings.sorting import by_key, extreme, sorted_told
from ndb.language.workings.texts import of_text
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value
from ndb.trace.values.interpret import write_value


@dataclass(frozen=True, slots=True)
class Written:
    """The operation itself with its operands written in: its value is that of the expression."""

    text: str


Workings = Generator[str, str, bool | str | Written | None]
"""Gives the text of a working, is sent its rendered value, gives the next. In the end what they are for: its value,
where that follows from what was told; True if it raises; a last question; or None where it is still to be said."""
SORTED_AT_ONCE = 2
"""Items that are sorted, or of which the largest is found, at once."""
UNKNOWN = "?"
LONGEST_OPERAND = 200
"""Characters of an operand's text: a larger one would fill what a model can read."""


class _Unknown(Exception):
    """An operand is no plain value, or it is not known."""


def workings(expression: str, values: Mapping[str, str], own: Collection[str] = ()) -> Workings:
    """The workings of an expression, given rendered values by name or by the text of a sub-expression. `own`: names of
    the program's own functions and classes, which are not the library's."""
    tree = parsed_expression(expression)
    if tree is None:
        return None
    if _only_changes(tree, expression, values):
        return "None"
    if (chosen := _chosen(tree, expression, values)) is not None:
        return chosen
    drawn = yield from _drawn(tree, expression, values)
    values, is_begun = {**values, **drawn}, False
    try:
        plan = _rule(tree, _Operands(expression, values, own))
        text = next(plan)
        while is_begun := True:
            text = plan.send((yield text))
    except StopIteration as end:
        found: bool | str | Written | None = end.value
    except (_Unknown, NotFilled):
        found = None
    written = written_in(expression, values) if not is_begun and found is None else None
    return found if written is None else Written(written)


def _only_changes(tree: ast.expr, expression: str, values: Mapping[str, str]) -> bool:
    """Whether it is a call that changes a list or a set, gives nothing, and cannot fail."""
    match tree:
        case ast.Call(func=ast.Attribute(value=owner, attr="append"), args=[_], keywords=[]):
            kinds: tuple[type, ...] = (list,)
        case ast.Call(func=ast.Attribute(value=owner, attr="reverse" | "clear"), args=[], keywords=[]):
            kinds = (list,)
        case ast.Call(func=ast.Attribute(value=owner, attr="extend"), args=[ast.List() | ast.Tuple()], keywords=[]):
            kinds = (list,)
        case ast.Call(func=ast.Attribute(value=owner, attr="remove"), args=[item], keywords=[]):
            row = plain_value(values.get(ast.get_source_segment(expression, owner) or "", "..."))
            sought = plain_value(_told(item, expression, values) or "...")
            return isinstance(row, list) and is_compared(sought, *row) and sought in row
        case _:
            return False
    told = values.get(ast.get_source_segment(expression, owner) or "", "")
    return isinstance(plain_value(told), kinds) and "<…" not in told


def _chosen(tree: ast.expr, expression: str, values: Mapping[str, str]) -> str | None:
    """The value of `x if y else z`, by which branch the test takes, as it was told; None where one is not known."""
    match tree:
        case ast.IfExp(test=test, body=body, orelse=orelse):
            truth = plain_value(_told(test, expression, values) or "...")
            if truth is NOT_PLAIN or truth is ...:
                return None
            return _told(body if truth else orelse, expression, values)
    return None


def _told(node: ast.expr, expression: str, values: Mapping[str, str]) -> str | None:
    """The text of a literal, of a variable, or of a part that was told."""
    value = plain_value(node)
    if value is not NOT_PLAIN and not isinstance(value, set | frozenset):
        return write_value(value)
    told = values.get(ast.get_source_segment(expression, node) or "")
    return told if told is not None and "<…" not in told and told != UNKNOWN else None


def _drawn(tree: ast.expr, expression: str, values: Mapping[str, str]) -> Generator[str, str, dict[str, str]]:
    """By text: what a call draws from `map`, `zip` and their like, as lists that are told before it."""
    found = dict[str, str]()
    for argument in tree.args if isinstance(tree, ast.Call) and not _makes_list(tree) else ():
        text = ast.get_source_segment(expression, argument) or ""
        written = written_in(f"list({text})", values) if _is_drawn_from(argument, values) else None
        if written is not None and len(written) <= LONGEST_OPERAND and _is_over_literals(written):
            found[text] = yield written
    return found


def _is_over_literals(text: str) -> bool:
    tree = parsed_expression(text)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree is not None else {"?"}
    return names <= _BUILTINS.keys()


def _makes_list(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in ("list", "zip", "map", "enumerate", "reversed", "filter")


def _is_drawn_from(node: ast.expr, values: Mapping[str, str]) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="zip" | "enumerate" | "reversed" as name), keywords=[]):
            return name not in values
        case ast.Call(func=ast.Name(id="map"), args=[ast.Name(id=name), *_], keywords=[]):
            return "map" not in values and name in _MAPPED and name not in values
    return False


class _Operands:
    """What the parts of an expression are worth."""

    def __init__(self, expression: str, values: Mapping[str, str], own: Collection[str]) -> None:
        self._expression, self._values, self._own = expression, values, own

    def __call__(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Tuple):
            return tuple(self(each) for each in node.elts)
        return read(self.told(node))

    def told(self, node: ast.expr) -> str:
        """As it is rendered; its own text where that is not known."""
        text = ast.get_source_segment(self._expression, node) or ""
        return self._values.get(text, text)

    def look(self, name: str) -> str | None:
        """What a name was told to be."""
        return self._values.get(name)

    def is_library(self, name: str) -> bool:
        """Whether a name is none of the program's own."""
        return name not in self._own and name not in self._values


def read(text: str) -> Any:
    """A plain value from its rendered text; of a dictionary's values or keys the list of them."""
    if len(text) > LONGEST_OPERAND:
        raise _Unknown
    view = _VIEW.fullmatch(text)
    value = plain_value(view[1] if view else text)
    if value is NOT_PLAIN:
        raise _Unknown
    return value


_VIEW = re.compile(r"dict_(?:values|keys|items)\((\[.*\])\)", re.DOTALL)


def _rule(node: ast.expr, value: _Operands) -> Workings:
    """Of operands that are known: none of these operations raises on them, but for a search that must find."""
    if (of_its_own := of_library(node, value.told, value.look, value.is_library)) is not None:
        return (yield from of_its_own)
    if (steps := of_text(node, value)) is not None:
        return (yield from steps)
    if (in_pieces := of_list(node, value.told, value)) is not None:
        return (yield from in_pieces)
    match node:
        case ast.BinOp(op=ast.FloorDiv() | ast.Mod() | ast.Div(), left=left, right=right) if _is_by_zero(
            left, right, value
        ):
            return True
        case ast.Subscript(value=owner, slice=index) if not isinstance(index, ast.Slice) and _is_missing(
            owner, index, value
        ):
            return True
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.Div() as operator, right=right) if (
            _has_point(left, operator, right, value)
        ):
            return (yield from of_floats(value(left), operator, value(right)))
        case ast.BinOp(left=ast.BinOp() as first, op=operator, right=ast.Constant() as last) if _is_folded(first):
            told = yield from _folded(first)
            return Written(ast.unparse(ast.BinOp(_literal(told), operator, last)))
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            return (yield from product(*_whole_numbers(value(left), value(right))))
        case ast.BinOp(left=left, op=ast.Mod(), right=right) if isinstance(value(left), str):
            return (yield from percent_filled(value(left), value(right)))
        case ast.BinOp(left=left, op=ast.FloorDiv() | ast.Mod() as operator, right=right):
            if (cut := cut_off(value(left), value(right), isinstance(operator, ast.Mod))) is not None:
                return cut
            return (yield from division(*_whole_numbers(value(left), value(right)), type(operator).__name__))
        case ast.Call(func=ast.Name(id="pow"), args=[left, right, modulus], keywords=[]):
            a, b = _whole_numbers(value(left), value(right))
            return (yield from power_of_rest(a, b, _whole_numbers(a, value(modulus))[1]))
        case ast.Call(func=ast.Name(id="divmod"), args=[left, right], keywords=[]):
            return (yield from division(*_whole_numbers(value(left), value(right)), "divmod"))
        case ast.BinOp(left=left, op=ast.Pow(), right=right):
            return (yield from power(*_whole_numbers(value(left), value(right))))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right):
            a, b = _whole_numbers(value(left), value(right))
            return (yield from sum_of_two(a, b if isinstance(operator, ast.Add) else -b))
        case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as operator], comparators=[right]):
            return (yield from membership(value(left), value(right), isinstance(operator, ast.In)))
        case ast.Compare(left=left, ops=[_, _, *_] as operators, comparators=others):
            return (yield from _chained([value(left), *map(value, others)], operators))
        case ast.BinOp(left=left, op=ast.LShift() | ast.RShift() as operator, right=right):
            numbers = _whole_numbers(value(left), value(right))
            return (yield from unless_not_numbers(shifted(*numbers, isinstance(operator, ast.LShift))))
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.BitXor() as operator, right=right) if not (
            isinstance(value(left), dict)
        ):
            a, b = _whole_numbers(value(left), value(right))
            return (yield from unless_not_numbers(bitwise(a, _BITWISE[type(operator)], b)))
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return (yield from merged(value(left), value(right)))
        case ast.Call(func=ast.Name(id="int"), args=[one, base], keywords=[]) if _is_in_base(value(one), value(base)):
            return (yield from unless_not_numbers(digits_read(value(one), value(base))))
        case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]) if args:
            spread = [value(each.value) if isinstance(each, ast.Starred) else [value(each)] for each in args]
            return _range_shown([bound for row in spread for bound in row]) if all(map(_is_row, spread)) else None
        case ast.Call(func=ast.Attribute(value=owner, attr="pop"), args=[] | [_] as places, keywords=[]) if isinstance(
            value(owner), list
        ):
            return (yield from item(value(owner), value(places[0]) if places else -1))
        case ast.Call(func=ast.Name(id="sorted" | "min" | "max" as name), args=[one], keywords=keywords):
            return (yield from _in_order(name, value(one), keywords, value))
        case ast.Call(func=ast.Name(id="sum"), args=[one, start], keywords=[]):
            row = [value(start), *_row(value(one))]
            return (yield from (float_sums(row) if float in map(type, row) else running_sums(row)))
        case ast.Call(func=ast.Name(id="round"), args=[one, places], keywords=[]):
            return (yield from rounded_told(value(one), value(places)))
        case ast.Call(func=ast.Name(id="format"), args=[one, spec], keywords=[]) if isinstance(value(spec), str):
            return repr((yield from place_filled(value(one), "", value(spec))))
        case ast.Call(func=ast.Name(id=name), args=[one], keywords=[]):
            return (yield from _function(name, value(one)))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="str"), attr="maketrans"), args=args, keywords=[]):
            return (yield from _table([value(each) for each in args]))
        case ast.Call(func=ast.Attribute(value=owner, attr="bit_length"), args=[], keywords=[]):
            return (yield from bit_length(_whole_numbers(value(owner), 0)[0]))
        case ast.Call(func=ast.Attribute(value=owner, attr="format"), args=args, keywords=keywords):
            named = {keyword.arg: value(keyword.value) for keyword in keywords if keyword.arg is not None}
            if len(named) < len(keywords):
                return None
            return (yield from template_filled(value(owner), [value(each) for each in args], named))
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=[one], keywords=[]):
            return (yield from _method(name, value(owner), value(one)))
        case ast.JoinedStr(values=places):
            return (yield from _template(places, value))
        case ast.Subscript(value=owner, slice=ast.Slice(lower=lower, upper=upper, step=None)):
            return (yield from slice_of(value(owner), value(lower) if lower else None, value(upper) if upper else None))
        case ast.Subscript(value=owner, slice=index):
            return (yield from item(value(owner), value(index)))
    return None


def _has_point(left: ast.expr, operator: ast.operator, right: ast.expr, value: _Operands) -> bool:
    """Whether it gives a float: one of two numbers is one, or they are divided."""
    if _is_folded(left) and isinstance(left, ast.BinOp):
        return False
    kinds = {type(value(left)), type(value(right))}
    return kinds <= {int, float} and (float in kinds or isinstance(operator, ast.Div))


def _is_by_zero(left: ast.expr, right: ast.expr, value: _Operands) -> bool:
    numbers = value(left), value(right)
    return all(type(each) in (int, float) for each in numbers) and numbers[1] == 0


def _is_missing(owner: ast.expr, index: ast.expr, value: _Operands) -> bool:
    """Whether there is no such place: what was told is looked at."""
    row, place = value(owner), value(index)
    if isinstance(row, dict):
        return type(place) in (int, str, tuple, bool) and place not in row
    return isinstance(row, list | tuple | str) and type(place) is int and not -len(row) <= place < len(row)


def _is_folded(node: ast.expr) -> bool:
    """Whether it is arithmetic on what is written there, which the compiler does at once: `60 * 60 * 24`."""
    kinds = (ast.BinOp, ast.operator, ast.UnaryOp, ast.unaryop, ast.Constant)
    return all(isinstance(part, kinds) for part in ast.walk(node))


def _folded(node: ast.BinOp) -> Generator[str, str, str]:
    """One operation after the other, from the left."""
    if isinstance(node.left, ast.BinOp):
        told = yield from _folded(node.left)
        return (yield ast.unparse(ast.BinOp(_literal(told), node.op, node.right)))
    return (yield ast.unparse(node))


def _literal(told: str) -> ast.expr:
    tree = parsed_expression(told)
    if tree is None:
        raise _Unknown
    return tree


def _whole_numbers(a: Any, b: Any) -> tuple[int, int]:
    if type(a) is not int or type(b) is not int:
        raise _Unknown
    return a, b


def _function(name: str, value: Any) -> Steps:
    if name == "len":
        row = list(value) if isinstance(value, dict) else value
        return (yield from length(sorted(row, key=write_value) if isinstance(row, set) else row))
    if name == "sum" and isinstance(value, list | tuple) and value and {*map(type, value)} == {bool}:
        return (yield from truths_added(value)) if len(value) <= MOST_ADDED else None
    if name == "sum" and isinstance(value, list | tuple) and 2 < len(value) <= MOST_ADDED:
        return (yield from (float_sums(value) if float in map(type, value) else running_sums(value)))
    if name in ("str", "repr") and is_shown_so(value):
        return repr(str(value) if name == "str" else repr(value))
    if name == "round":
        return (yield from rounded_told(value, None))
    if name == "int" and type(value) is float and "e" not in repr(value):
        return repr(value).partition(".")[0].replace("-0", "0") or None
    return None


def _in_order(name: str, owner: Any, keywords: Sequence[ast.keyword], value: _Operands) -> Steps:
    """`sorted`, `min` and `max` of something that can be gone through, by a key or not."""
    named = {keyword.arg: keyword.value for keyword in keywords}
    if not named.keys() <= {"key", "reverse"} or not isinstance(owner, str | list | tuple | dict | set):
        return None
    is_reversed = "reverse" in named and bool(value(named["reverse"]))
    items, key = list(owner), named.get("key")
    if isinstance(owner, set) and (name != "sorted" or key is not None):
        return None  # its order is not its text's
    if key is not None and not (isinstance(key, ast.Constant) and key.value is None):
        if is_record_key(key):
            return (yield from by_record_key(name, items, key, value.look, is_reversed)) if len(items) > 1 else None
        table = value(key.value) if isinstance(key, ast.Attribute) and key.attr == "get" else None
        return (yield from by_key(name, items, key, table, is_reversed)) if len(items) > 1 else None
    if name == "sorted":
        return (yield from sorted_told(items, items, is_reversed)) if len(items) > SORTED_AT_ONCE else None
    return (yield from extreme(name, items, None)) if len(items) > SORTED_AT_ONCE else None


def _method(name: str, owner: Any, argument: Any) -> Workings:
    if not is_long(owner) or isinstance(owner, str):
        return None
    if name == "index":
        return (yield from search(owner, argument))
    return None


def _table(given: Sequence[Any]) -> Steps:
    match given:
        case [str() as old, str() as new, *gone] if len(old) == len(new) and len(gone) < 2 and _are_texts(gone):
            return (yield from table_made(old, new, *gone)) if len(old) + len(new) <= MOST_ADDED else None
    return None


def _are_texts(values: Sequence[Any]) -> bool:
    return all(isinstance(each, str) for each in values)


_BITWISE: Mapping[type[ast.operator], str] = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
_COMPARED: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip


def _chained(row: Sequence[Any], operators: Sequence[ast.cmpop]) -> Steps:
    """`a <= b < c`: one after the other, until one does not hold."""
    if any(type(each) not in (int, float) for each in row) or any(type(each) not in _COMPARED for each in operators):
        return None
    told = "True"
    for one, operator, other in zip(row, operators, row[1:], strict=False):
        told = yield f"{one!r} {_COMPARED[type(operator)]} {other!r}"
        if told != "True":
            break
    return told if told in ("True", "False") else None


def _is_in_base(text: Any, base: Any) -> bool:
    """Whether a text is a short row of digits of a base."""
    if not isinstance(text, str) or type(base) is not int or not 2 <= base <= 16 or base == 10:
        return False
    digits = "0123456789abcdef"[:base]
    return 0 < len(text) <= MOST_DIGITS_READ and all(letter in digits for letter in text.lower())


MOST_DIGITS_READ = 8


def _is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _range_shown(bounds: Sequence[Any]) -> str | None:
    """A range is shown with where it begins, and with its step where that is not one."""
    if any(type(bound) is not int for bound in bounds) or len(bounds) > 3 or [*bounds[2:]] == [0]:
        return None
    start, stop, step = [0, *bounds, 1] if len(bounds) == 1 else [*bounds, 1][:3]
    return f"range({start}, {stop}, {step})" if step != 1 else f"range({start}, {stop})"


def _row(value: Any) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or not 1 < len(value) <= MOST_ADDED:
        raise _Unknown
    return value


def _template(places: Sequence[ast.expr], value: _Operands) -> Steps:
    """A text with places in it."""
    texts = list[str]()
    for part in places:
        if isinstance(part, ast.Constant):
            texts.append(str(part.value))
        elif isinstance(part, ast.FormattedValue):
            spec = part.format_spec.values if isinstance(part.format_spec, ast.JoinedStr) else []
            how = [
                str(value(each.value) if isinstance(each, ast.FormattedValue) else plain_value(each)) for each in spec
            ]
            conversion = "" if part.conversion < 0 else f"!{chr(part.conversion)}"
            texts.append((yield from place_filled(value(part.value), conversion, "".join(how))))
    return repr("".join(texts))


def evaluated(text: str) -> str | None:
    """The real value of a working, for making data: it is written here, over literals, and nothing of a program's runs.
    None where it has none."""
    try:
        return write_value(eval(text, {"__builtins__": _BUILTINS}))
    except Exception:
        return None


_MAPPED = frozenset({"len", "str", "int", "float", "abs", "ord", "chr", "bool", "sum", "max", "min", "tuple", "list"})
_FUNCTIONS = (
    len, sorted, min, max, divmod, range, list, zip, map, enumerate, reversed, str, int, float, abs, ord, chr, bool,
    sum, tuple, set, dict, round, repr, format,
)  # fmt: skip
_BUILTINS: dict[str, Any] = {f.__name__: f for f in _FUNCTIONS} | {"re": re}
