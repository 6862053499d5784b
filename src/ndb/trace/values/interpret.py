"""Expressions on rendered values, evaluated without running anyone's code.

An expression is interpreted on its syntax tree, over plain data only: operators, comparisons, subscripts,
comprehensions, some builtins and the methods of plain data that change nothing. What is known only as a text stays a
text. Knows no engine, and never guesses: what cannot be known is a BadExpression that says why.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from ndb.errors import NotPython
from ndb.source.parse import parse_expression
from ndb.trace.values.expression import may_call, refusal
from ndb.trace.values.expression.class_of import class_name, is_instance
from ndb.trace.values.expression.inner_scopes import InnerScopes
from ndb.trace.values.expression.operators import COMPARE, UNARY, binary, bounded
from ndb.trace.values.expression.refusal import BadExpression, UnknownValue, no_value
from ndb.trace.values.expression.variables import NOT_KEPT, Kept, Variables
from ndb.trace.values.notation import write_value
from ndb.trace.values.render import is_cut, reason_in
from ndb.trace.values.thing import COMPUTE_AS_PYTHONS, Thing, Unknown, is_scalar
from ndb.trace.values.way import Attribute, Item, Step, is_key

MOST_STEPS: Final = 1_000_000
_WIDEST: Final = 1_000
"""Numbers in the format of an f-string."""
_CONVERSIONS: Final[dict[int, Callable[[Any], str]]] = {ord("r"): repr, ord("s"): str, ord("a"): ascii}


def evaluate_text(expression: str, variables: Mapping[str, str]) -> str:
    """The rendered value of an expression over rendered variables."""
    return write_value(evaluate(expression, variables))


def evaluate(expression: str, variables: Mapping[str, str], kept: Kept | None = None) -> Any:
    """The value of an expression: plain data, a Thing or an Unknown. `kept`: what is known behind the texts."""
    tree = _parsed(expression)
    try:
        return _Evaluation(Variables(variables, kept)).value(tree)
    except BadExpression:
        raise
    except RecursionError:
        raise BadExpression("nested too deeply") from None
    except Exception as error:
        if any(f"'{kind.__name__}'" in str(error) for kind in (Thing, Unknown)):
            raise UnknownValue("what the objects' own code would say is not known, but their parts are") from None
        raise BadExpression(f"{type(error).__name__}: {error}") from None


@lru_cache(maxsize=256)
def _parsed(expression: str) -> ast.expr:
    try:
        return parse_expression(expression.strip())
    except NotPython as error:
        raise BadExpression(f"no expression: {error.reason}") from None


class _Evaluation:
    """One expression over one set of variables: a method for each kind of expression, named as its node is."""

    def __init__(self, variables: Variables) -> None:
        self._variables = variables
        self._inner = InnerScopes()
        self._steps = 0

    def value(self, node: ast.expr) -> Any:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise BadExpression("too much to compute at a prompt")
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise BadExpression(
                f"`{ast.unparse(node)}` is not evaluated on recorded values: no code of the program is run"
            )
        found = method(node)
        if is_scalar(found) and found.dtype.name in COMPUTE_AS_PYTHONS:
            found = found.item()
        return bounded(found)

    def plain(self, node: ast.expr) -> Any:
        """A value that can be computed with."""
        return refusal.plain(self.value(node), node)

    def all_plain(self, node: ast.expr) -> Any:
        """A value that can be computed with, and all that it holds."""
        return refusal.all_plain(self.value(node), node)

    # Names, and ways into what they are

    def _Constant(self, node: ast.Constant) -> Any:
        return node.value

    def _Name(self, node: ast.Name) -> Any:
        scope = self._inner.of(node.id)
        return self._variables.whole(node.id) if scope is None else scope[node.id]

    def _NamedExpr(self, node: ast.NamedExpr) -> Any:
        value = self.value(node.value)
        self._inner.bind(node.target.id, value)
        return value

    def _Attribute(self, node: ast.Attribute) -> Any:
        found = self._kept_part(node)
        return may_call.attribute(self.value(node.value), node) if found is NOT_KEPT else found

    def _Subscript(self, node: ast.Subscript) -> Any:
        found = self._kept_part(node)
        return self.plain(node.value)[self.plain(node.slice)] if found is NOT_KEPT else found

    def _Slice(self, node: ast.Slice) -> Any:
        return slice(*(self.plain(part) if part else None for part in (node.lower, node.upper, node.step)))

    def _kept_part(self, node: ast.expr) -> Any:
        way = self._way(node) if self._variables.kept is not None else None
        return NOT_KEPT if way is None else self._variables.kept_part(*way)

    def _way(self, node: ast.expr) -> tuple[str, tuple[Step, ...]] | None:
        """The variable, and the way into it, that an expression is; None if it is anything else."""
        match node:
            case ast.Name(id=name):
                return (name, ()) if self._inner.of(name) is None else None
            case ast.Attribute(value=inner, attr=name):
                owner = self._way(inner)
                return None if owner is None else (owner[0], (*owner[1], Attribute(name)))
            case ast.Subscript(value=inner, slice=index) if not isinstance(index, ast.Slice):
                owner = self._way(inner)
                key = self.plain(index) if owner is not None else None
                return (owner[0], (*owner[1], Item(key))) if owner is not None and is_key(key) else None
        return None

    # Operators and comparisons

    def _BinOp(self, node: ast.BinOp) -> Any:
        return binary(node, self.plain(node.left), self.plain(node.right))

    def _UnaryOp(self, node: ast.UnaryOp) -> Any:
        return UNARY[type(node.op)](self.plain(node.operand))

    def _BoolOp(self, node: ast.BoolOp) -> Any:
        value: Any = None
        for part in node.values:
            value = self.plain(part)
            if bool(value) is isinstance(node.op, ast.Or):
                break
        return value

    def _IfExp(self, node: ast.IfExp) -> Any:
        return self.value(node.body if self.plain(node.test) else node.orelse)

    def _Compare(self, node: ast.Compare) -> Any:
        left, result = node.left, True
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.Is | ast.IsNot):
                result = self._is_same(left, right) is isinstance(op, ast.Is)
            else:
                result = self._compared(op, left, right)
            if right is node.comparators[-1] or not result:  # of arrays there is a result for each element
                break
            left = right
        return result

    def _compared(self, op: ast.cmpop, left: ast.expr, right: ast.expr) -> Any:
        if isinstance(op, ast.Eq | ast.NotEq):
            one, other = self.value(left), self.value(right)
            if type(one) is type(other) and type(one) in (list, tuple, dict) and len(one) != len(other):
                return isinstance(op, ast.NotEq)  # whatever they hold
        return COMPARE[type(op)](self.all_plain(left), self.all_plain(right))

    def _is_same(self, left: ast.expr, right: ast.expr) -> bool:
        """Whether two expressions are one object. There is only one None; other objects are told apart by number."""
        one, other = self.value(left), self.value(right)
        if any(value is None or isinstance(value, bool) for value in (one, other)):
            for node, value in ((left, one), (right, other)):
                if isinstance(value, Unknown) and reason_in(value.text) is not None:
                    raise no_value(value, node)
            return one is other
        numbers = [self._number(node) for node in (left, right)]
        if None in numbers:
            raise BadExpression(f"whether `{ast.unparse(left)}` is `{ast.unparse(right)}` is not known here")
        return numbers[0] == numbers[1]

    def _number(self, node: ast.expr) -> int | None:
        """Which object an expression is."""
        kept = self._variables.kept
        way = self._way(node) if kept is not None else None
        return kept.number(*way) if kept is not None and way is not None else None

    # Calls

    def _Call(self, node: ast.Call) -> Any:
        if (found := self._of_object(node)) is not NOT_KEPT:
            return found
        arguments = [value for argument in node.args for value in self._argument(argument)]
        named = {keyword.arg: self._named_argument(keyword) for keyword in node.keywords if keyword.arg}
        match node.func:
            case ast.Name(id="str" | "repr") if len(node.args) == 1 and not isinstance(node.args[0], ast.Starred):
                self.all_plain(node.args[0])
        match node.func:
            case ast.Name(id=name) if name in may_call.FUNCTIONS and name not in self._variables:
                return may_call.FUNCTIONS[name](*arguments, **named)
            case ast.Attribute(value=owner):
                return may_call.call_method(self.plain(owner), node.func, arguments, named)
        raise BadExpression(f"`{ast.unparse(node.func)}` is not called: no code of the program is run here")

    def _of_object(self, node: ast.Call) -> Any:
        """What can be said of any object without running its code; NOT_KEPT where something else is asked."""
        match node:
            case ast.Call(func=ast.Name(id=function), args=[first, *rest]) if function not in self._variables:
                pass
            case _:
                return NOT_KEPT
        match function, rest:
            case "isinstance", [classes]:
                return is_instance(self.value(first), classes)
            case "type", []:
                return Unknown(f"<class '{class_name(self.value(first))}'>")
            case "vars", [] if isinstance(value := self.value(first), Thing):
                return dict(value.attributes)
            case "repr", [] if isinstance(value := self.value(first), Thing | Unknown) and not is_cut(value.text):
                return value.text
            case "getattr" | "hasattr", [ast.Constant(value=str() as name)]:
                found = self._Attribute(ast.Attribute(first, name, ast.Load()))
                return found if function == "getattr" else True
        return NOT_KEPT

    def _argument(self, node: ast.expr) -> Iterator[Any]:
        if isinstance(node, ast.Starred):
            yield from self.plain(node.value)
        elif isinstance(node, ast.Name) and node.id in may_call.TYPES and node.id not in self._variables:
            yield may_call.TYPES[node.id]
        else:
            yield self.plain(node)

    def _named_argument(self, keyword: ast.keyword) -> Any:
        """What is passed by name: by which key to sort may be said as a function of one argument."""
        match keyword:
            case ast.keyword(arg="key", value=ast.Lambda(args=ast.arguments(args=[parameter]), body=body)):
                return lambda item: self._with(parameter.arg, item, body)
        return self.plain(keyword.value)

    def _with(self, name: str, value: Any, body: ast.expr) -> Any:
        with self._inner.parameter(name, value):
            return self.plain(body)

    # Displays, texts, comprehensions

    def _List(self, node: ast.List) -> Any:
        return [value for item in node.elts for value in self._item(item)]

    def _Tuple(self, node: ast.Tuple) -> Any:
        return tuple(value for item in node.elts for value in self._item(item))

    def _Set(self, node: ast.Set) -> Any:
        return {value for item in node.elts for value in self._item(item)}

    def _item(self, node: ast.expr) -> Iterator[Any]:
        yield from self.plain(node.value) if isinstance(node, ast.Starred) else (self.value(node),)

    def _Dict(self, node: ast.Dict) -> Any:
        result: dict[Any, Any] = {}
        for key, item in zip(node.keys, node.values, strict=True):
            result |= {self.value(key): self.value(item)} if key else self.plain(item)
        return result

    def _JoinedStr(self, node: ast.JoinedStr) -> Any:
        return "".join(str(self.value(part)) for part in node.values)

    def _FormattedValue(self, node: ast.FormattedValue) -> Any:
        value = self.value(node.value)
        is_member = isinstance(value, Thing) and value.text.startswith("<")  # of an enum: has two texts
        if isinstance(value, Thing | Unknown) and (not is_member or node.conversion == ord("r")):
            return value.text
        refusal.all_plain(value, node.value)
        specification = self._JoinedStr(node.format_spec) if isinstance(node.format_spec, ast.JoinedStr) else ""
        if any(part.isdigit() and int(part) > _WIDEST for part in _digits(specification)):
            raise BadExpression("the result is too large to be worth having")
        convert: Callable[[Any], Any] = _CONVERSIONS.get(node.conversion, lambda same: same)
        return format(convert(value), specification)

    def _ListComp(self, node: ast.ListComp) -> Any:
        return [self.value(node.elt) for _ in self._inner.rounds(node.generators, self.plain)]

    def _SetComp(self, node: ast.SetComp) -> Any:
        return {self.value(node.elt) for _ in self._inner.rounds(node.generators, self.plain)}

    _GeneratorExp = _ListComp

    def _DictComp(self, node: ast.DictComp) -> Any:
        rounds = self._inner.rounds(node.generators, self.plain)
        return {self.value(node.key): self.value(node.value) for _ in rounds}


def _digits(text: str) -> list[str]:
    return "".join(c if c.isdigit() else " " for c in text).split()
