"""Workings: simpler expressions before one whose value is hard to say at once (SPEC 2c).

Each is a true Python expression over literals, chosen by fixed rules from an operation and its operands: numbers as on
paper (numbers.py), items sorted digit by digit (sorting.py), long texts and lists in pieces (texts.py, lists.py,
pieces.py), formats place by place (amounts/); where there is no rule, the operation itself with its operands written in
(operands.py). The text is known to whoever knows the operands; the value is asked of a model, or computed when data is
made. Knows syntax and plain values; no model.
"""

import ast
import re
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ndb.language.workings.alike import is_compared
from ndb.language.workings.amounts.bases import NAMES, bit_length, bitwise, digits_read, shifted, written_in_base
from ndb.language.workings.amounts.decimals import float_sums, of_floats, rounded_told
from ndb.language.workings.amounts.fields import is_shown_so
from ndb.language.workings.amounts.filled import NotFilled, percent_filled, place_filled, template_filled
from ndb.language.workings.comparisons import of_comparison
from ndb.language.workings.cuts import table_made
from ndb.language.workings.library.drawn_lists import of_drawn
from ndb.language.workings.library.library_values import of_library
from ndb.language.workings.library.record_keys import by_record_key, is_record_key
from ndb.language.workings.lists import of_list
from ndb.language.workings.numbers import (
    MOST_ADDED,
    Steps,
    cut_off,
    division,
    power,
    power_of_rest,
    product,
    running_sums,
    sum_of_two,
    truths_added,
    unless_not_numbers,
)
from ndb.language.workings.operands import written_in
from ndb.language.workings.pieces import (
    is_long,
    item,
    length,
    merged,
    merged_display,
    search,
    slice_of,
)
from ndb.language.workings.sorting import by_key, extreme, sorted_told
from ndb.language.workings.texts import is_turned, of_text
from ndb.source.parse import NOT_PLAIN, is_hashable, parsed_expression, plain_value
from ndb.trace.values.notation import write_value


@dataclass(frozen=True, slots=True)
class Written:
    """The operation itself with its operands written in: its value is that of the expression."""

    text: str


Workings = Generator[str, str, bool | str | Written | None]
"""Gives the text of a working, is sent its rendered value, gives the next. In the end what they are for: its value,
where that follows from what was told; True if it raises; a last question; or None where it is still to be said."""
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
    for argument in tree.args if isinstance(tree, ast.Call) and not _makes_list(tree, values) else ():
        text = ast.get_source_segment(expression, argument) or ""
        written = written_in(f"list({text})", values) if _is_drawn_from(argument, values) else None
        if written is not None and len(written) <= LONGEST_OPERAND and _is_over_literals(written):
            # The last word under both of its writings: what it was shown as, `<reversed>`, says nothing.
            found[text] = found[ast.unparse(argument)] = yield from _in_steps(written)
    return found


def _in_steps(text: str) -> Generator[str, str, str]:
    """The value of an expression over literals, behind workings of its own."""
    found = yield from workings(text, {})
    return found if isinstance(found, str) else (yield text)


def _is_over_literals(text: str) -> bool:
    tree = parsed_expression(text)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree is not None else {"?"}
    return names <= _BUILTINS.keys()


def _makes_list(call: ast.Call, values: Mapping[str, str]) -> bool:
    """Whether there is a rule for the call with what it draws; so there is for a text that is turned round."""
    match call:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=""), attr="join"), args=[one]) if is_turned(one):
            return "reversed" not in values and isinstance(plain_value(values.get(ast.unparse(one.args[0]), "")), str)
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
        self._expression, self.values, self._own = expression, values, own

    def __call__(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Tuple):
            return tuple(self(each) for each in node.elts)
        if isinstance(node, ast.NamedExpr):
            return self(node.value)
        return read(self.told(node))

    def told(self, node: ast.expr) -> str:
        """As it is rendered; its own text where that is not known."""
        text = ast.get_source_segment(self._expression, node) or ""
        return self.values.get(text, text)

    def look(self, name: str) -> str | None:
        """What a name was told to be."""
        return self.values.get(name)

    def is_library(self, name: str) -> bool:
        """Whether a name is none of the program's own."""
        return name not in self._own and name not in self.values


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
    if (drawn := of_drawn(node, value.values)) is not None:
        return (yield from drawn)
    if (compared := of_comparison(node, value.told, value)) is not None:
        return (yield from compared)
    if (steps := of_text(node, value)) is not None:
        return (yield from steps)
    if (in_pieces := of_list(node, value.told, value)) is not None:
        return (yield from in_pieces)
    match node:
        case ast.BinOp(left=left, op=operator, right=right):
            return (yield from _joined(left, operator, right, value))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            return (yield from _called(name, args, keywords, value))
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=keywords):
            return (yield from _method(name, owner, args, keywords, value))
        case ast.JoinedStr(values=places):
            return (yield from _template(places, value))
        case ast.Subscript(value=owner, slice=index):
            return (yield from _part(owner, index, value))
        case ast.Dict(keys=keys, values=values) if None in keys:
            return (yield from merged_display([_entry(*entry, value) for entry in zip(keys, values, strict=True)]))
    return None


def _joined(left: ast.expr, operator: ast.operator, right: ast.expr, value: _Operands) -> Workings:
    """Two operands with an operator between them."""
    if isinstance(operator, ast.FloorDiv | ast.Mod | ast.Div) and _is_by_zero(left, right, value):
        return True
    is_reckoned = not isinstance(operator, ast.LShift | ast.RShift | ast.BitAnd | ast.BitOr | ast.BitXor | ast.MatMult)
    if is_reckoned and _has_point(left, operator, right, value):
        return (yield from of_floats(value(left), operator, value(right)))
    if isinstance(left, ast.BinOp) and isinstance(right, ast.Constant) and _is_folded(left):
        told = yield from _folded(left)
        return Written(ast.unparse(ast.BinOp(_literal(told), operator, right)))
    one, other = value(left), value(right)
    if isinstance(one, str) and isinstance(operator, ast.Mod):
        return (yield from percent_filled(one, other))
    if isinstance(one, dict) and isinstance(operator, ast.BitOr):
        return (yield from merged(one, other))
    return (yield from _of_whole_numbers(*_whole_numbers(one, other), operator))


def _of_whole_numbers(a: int, b: int, operator: ast.operator) -> Steps:
    match operator:
        case ast.Mult():
            return (yield from product(a, b))
        case ast.FloorDiv() | ast.Mod():
            cut = cut_off(a, b, isinstance(operator, ast.Mod))
            return cut if cut is not None else (yield from division(a, b, type(operator).__name__))
        case ast.Pow():
            return (yield from power(a, b))
        case ast.Add() | ast.Sub():
            return (yield from sum_of_two(a, b if isinstance(operator, ast.Add) else -b))
        case ast.LShift() | ast.RShift():
            return (yield from unless_not_numbers(shifted(a, b, isinstance(operator, ast.LShift))))
        case ast.BitAnd() | ast.BitOr() | ast.BitXor():
            return (yield from unless_not_numbers(bitwise(a, _BITWISE[type(operator)], b)))
    return None


def _called(name: str, args: Sequence[ast.expr], keywords: Sequence[ast.keyword], value: _Operands) -> Workings:
    """A function of Python's own."""
    match name, args:
        case "sorted" | "min" | "max", [one]:
            return (yield from _in_order(name, value(one), keywords, value))
        case _ if keywords or not args:
            return None
        case "range", _:
            spread = [value(each.value) if isinstance(each, ast.Starred) else [value(each)] for each in args]
            return _range_shown([bound for row in spread for bound in row]) if all(map(_is_row, spread)) else None
        case _, [one]:
            return (yield from _function(name, value(one)))
        case "min" | "max", _ if not any(isinstance(each, ast.Starred) for each in args):
            return (yield from extreme(name, [value(each) for each in args], None))
        case _, [one, other]:
            return (yield from _function_of_two(name, value(one), value(other)))
        case "pow", [left, right, modulus]:
            a, b = _whole_numbers(value(left), value(right))
            return (yield from power_of_rest(a, b, _whole_numbers(a, value(modulus))[1]))
    return None


def _function_of_two(name: str, one: Any, other: Any) -> Steps:
    match name:
        case "divmod":
            return (yield from division(*_whole_numbers(one, other), "divmod"))
        case "int" if _is_in_base(one, other):
            return (yield from unless_not_numbers(digits_read(one, other)))
        case "sum":
            row = [other, *_row(one)]
            return (yield from (float_sums(row) if float in map(type, row) else running_sums(row)))
        case "round":
            return (yield from rounded_told(one, other))
        case "format" if isinstance(other, str):
            return repr((yield from place_filled(one, "", other)))
    return None


def _method(
    name: str, owner: ast.expr, args: Sequence[ast.expr], keywords: Sequence[ast.keyword], value: _Operands
) -> Workings:
    """Of something that is no text of which `of_text` knows more."""
    if name == "format":
        named = _named(keywords, value)
        return (yield from template_filled(value(owner), [*map(value, args)], named)) if named is not None else None
    match name, args:
        case _ if keywords:
            return None
        case "pop", [] | [_] if isinstance(value(owner), list):
            return (yield from item(value(owner), value(args[0]) if args else -1))
        case "maketrans", _ if isinstance(owner, ast.Name) and owner.id == "str":
            return (yield from _table([value(each) for each in args]))
        case "bit_length", []:
            return (yield from bit_length(_whole_numbers(value(owner), 0)[0]))
        case "index", [one] if is_long(value(owner)) and not isinstance(value(owner), str):
            return (yield from search(value(owner), value(one)))
    return None


def _named(keywords: Sequence[ast.keyword], value: _Operands) -> dict[str, Any] | None:
    """What is given by name, also by a dictionary: `n=3, **d`."""
    named = dict[str, Any]()
    for keyword in keywords:
        given = {keyword.arg: value(keyword.value)} if keyword.arg is not None else value(keyword.value)
        if not isinstance(given, dict) or not all(isinstance(key, str) for key in given) or named.keys() & given.keys():
            return None
        named |= given
    return named


def _part(owner: ast.expr, index: ast.expr, value: _Operands) -> Workings:
    match index:
        case ast.Slice(lower=lower, upper=upper, step=None):
            return (yield from slice_of(value(owner), value(lower) if lower else None, value(upper) if upper else None))
        case ast.Slice():
            return None
    if _is_missing(owner, index, value):
        return True
    return (yield from item(value(owner), value(index)))


def _entry(key: ast.expr | None, entry: ast.expr, value: _Operands) -> Any:
    """An entry of a display as a dictionary of its own: `**d`, or `key: entry`."""
    return value(entry) if key is None else {value(key): value(entry)}


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
        return type(place) in (int, str, tuple, bool) and is_hashable(place) and place not in row
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
    if name == "sum" and isinstance(value, set) and {*map(type, value)} == {int}:
        value = sorted(value)  # as it is shown; whole numbers come to the same in any order
    if name == "sum" and isinstance(value, list | tuple) and value and {*map(type, value)} == {bool}:
        return (yield from truths_added(value)) if len(value) <= MOST_ADDED else None
    if name == "sum" and isinstance(value, list | tuple) and 1 < len(value) <= MOST_ADDED:
        return (yield from (float_sums(value) if float in map(type, value) else running_sums(value)))
    if name in ("str", "repr") and is_shown_so(value):
        return repr(str(value) if name == "str" else repr(value))
    if name in NAMES:
        return (yield from written_in_base(value, NAMES[name]))
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
    if isinstance(owner, set) and not _is_order_its_own(items) and (name != "sorted" or key is not None):
        return None  # its order is not its text's
    if isinstance(owner, set) and key is not None:
        return None
    if key is not None and not (isinstance(key, ast.Constant) and key.value is None):
        if is_record_key(key):
            by = (name, items, key, value.look, is_reversed, _in_steps)
            return (yield from by_record_key(*by)) if len(items) > 1 else None
        table = value(key.value) if isinstance(key, ast.Attribute) and key.attr == "get" else None
        return (yield from by_key(name, items, key, table, is_reversed)) if len(items) > 1 else None
    if name == "sorted":
        return (yield from sorted_told(items, items, is_reversed)) if len(items) > 1 else None
    return (yield from extreme(name, items, None)) if len(items) > 1 else None


def _is_order_its_own(items: Sequence[Any]) -> bool:
    """Whether the smallest and the largest are the same in whatever order items come: whole numbers, texts."""
    return {*map(type, items)} in ({int}, {str})


def _table(given: Sequence[Any]) -> Steps:
    match given:
        case [str() as old, str() as new, *gone] if len(old) == len(new) and len(gone) < 2 and _are_texts(gone):
            return (yield from table_made(old, new, *gone)) if len(old) + len(new) <= MOST_ADDED else None
    return None


def _are_texts(values: Sequence[Any]) -> bool:
    return all(isinstance(each, str) for each in values)


_BITWISE: Mapping[type[ast.operator], str] = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}


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
