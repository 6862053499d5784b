"""Expressions, interpreted: each part in the order in which Python evaluates it, on the line on which it stands.

Operations are Python's own, on values of Python's own types; which functions may be called is pure_library.py's to say,
and how functions of the program run calling.py's. Knows syntax and values; no statements.
"""

import ast
import builtins
import enum
import marshal
import operator
import sys
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from types import FunctionType
from typing import Any, Final

from ndb.predict.reckon.activations import Scope
from ndb.predict.reckon.allowed import call_limits, loggers
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.doubt import (
    PASSING,
    NotKnown,
    Raised,
    Sets,
    check_format,
    check_told,
    has_steady_hash,
    is_unordered,
    native,
)
from ndb.predict.reckon.expressions.attributes import Attributes
from ndb.predict.reckon.program.condition_lines import decisions, is_turned
from ndb.predict.reckon.program.folded_constants import compile_set, constant_of, is_constant, joined_text
from ndb.predict.reckon.program.program_text import ProgramText
from ndb.predict.reckon.shown.shown_values import (
    Globals,
    Hidden,
    Outside,
    OwnModule,
    Unseen,
)
from ndb.trace.expressions import Expression
from ndb.trace.values.expression.operators import COMPARE, UNARY

BINARY: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow, ast.LShift: operator.lshift,
    ast.RShift: operator.rshift, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.MatMult: operator.matmul,
}  # fmt: skip
IN_PLACE: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Add: operator.iadd, ast.Sub: operator.isub, ast.Mult: operator.imul, ast.Div: operator.itruediv,
    ast.FloorDiv: operator.ifloordiv, ast.Mod: operator.imod, ast.Pow: operator.ipow, ast.LShift: operator.ilshift,
    ast.RShift: operator.irshift, ast.BitAnd: operator.iand, ast.BitOr: operator.ior, ast.BitXor: operator.ixor,
    ast.MatMult: operator.imatmul,
}  # fmt: skip
_COMPARE: Final = {kind: compare for kind, compare in COMPARE.items() if kind not in (ast.Is, ast.IsNot)}
"""Whether two are one object is another question."""
_FOLDING: Final = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.Tuple, ast.Subscript)
"""What a constant can begin with that the compiler has worked out."""
_CONVERSIONS: Final[dict[int, Callable[[Any], str]]] = {ord("r"): repr, ord("s"): str, ord("a"): ascii}
_SAME: Final = (type(None), bool, type(...), type(NotImplemented), enum.Enum, type)
"""Values of which there is one each, so that `is` can be answered."""
_PLAIN: Final = (int, float, complex, str, bytes)
_ONE_LINE: Final[Mapping[int, int]] = {}
_MOST_ON_STACK: Final = 30
"""So many values the compiler lets wait for each other; where there are more, what is made grows one by one."""
_SLICES_ARE_MADE: Final = sys.version_info < (3, 12)
"""Whether `x[a:b]` makes a slice first."""
_BEGINS_AT_HEAD: Final = sys.version_info < (3, 12)
"""Whether a function that begins with words that have no line is told to be on that of its head."""


class Expressions(Attributes):
    """One program's expressions."""

    start_text: ProgramText
    """The file with which it begins."""
    steps_left: int
    name_guards = 0
    """Statements under way that handle that a name has no meaning."""
    endless: dict[int, Any]
    """Iterators that do not end by themselves."""
    silent: int
    """How many who look at values are under way: what they run has no states."""
    evaluated: int
    """Expressions that were begun, but for those: how far it has come."""

    def __init__(self) -> None:
        super().__init__()
        self.sets = Sets(lambda asked: type(asked) is FunctionType and self.is_of_program(asked))
        self.dice: Random | None = None
        """Those of the module `random`, if it is known what they show."""
        self.is_from_start = True
        """Whether nothing of the program has run that it has not seen."""
        self.kept: dict[int, Any] = {}
        """Values of parts of an expression that were evaluated before it, by the `id` of their nodes."""
        self.parts: Mapping[int, Expression] = {}
        """What is told of the inside of lines, by the `id` of its node; empty as long as nothing is."""
        self._methods: dict[type, Callable[[Any, Scope], Any]] = {}

    @property
    @abstractmethod
    def texts(self) -> Iterable[ProgramText]:
        """The files of which something runs or has run."""

    @property
    def text(self) -> ProgramText:
        """The file that what runs stands in."""
        return self.frame.code.text

    # What other parts of the interpreter do.

    @abstractmethod
    def at(self, line: int, is_jump: bool = False) -> None: ...

    @abstractmethod
    def tell_inside(self, part: Expression, value: Any) -> None: ...

    @abstractmethod
    def given_value(self, node: ast.expr, scope: Scope, doubt: NotKnown) -> Any: ...

    @abstractmethod
    def call(self, function: Any, arguments: list[Any], named: dict[str, Any]) -> Any: ...

    @abstractmethod
    def is_of_program(self, function: FunctionType) -> bool: ...

    @abstractmethod
    def make_lambda(self, node: ast.Lambda, scope: Scope) -> Any: ...

    @abstractmethod
    def check_equal(self, *values: Any) -> None: ...

    # Any expression

    def value(self, node: ast.expr, scope: Scope) -> Any:
        if self.kept and id(node) in self.kept:
            return self.kept.pop(id(node))
        self.steps_left -= 1
        if self.steps_left < 0:
            raise NotKnown("too long")
        kind = type(node)
        method = self._methods.get(kind)
        if method is None:
            method = getattr(self, f"_{kind.__name__}", None)
            if method is None:
                raise NotKnown(f"expression {kind.__name__}")
            self._methods[kind] = method
        if not self.silent:
            self.evaluated += 1
        try:
            value = method(node, scope)
        except NotKnown as doubt:
            value = self.given_value(node, scope, doubt)
        if self.parts:
            self.tell_part(node, value)
        return value

    def _here(self, node: ast.expr) -> None:
        if node.lineno != self.frame.line:
            self.at(node.lineno)

    def truth(self, node: ast.expr, scope: Scope, line: int = 0) -> bool:
        """Of a condition: each of its parts is asked once whether it is true. `line`: of its statement; 0: states do
        not tell its lines apart."""
        lines = decisions(node, line).lines if line and not line == node.lineno == node.end_lineno else _ONE_LINE
        return self._tested(node, scope, lines)[1]

    def _tested(self, node: ast.expr, scope: Scope, lines: Mapping[int, int] = _ONE_LINE) -> tuple[Any, bool]:
        """The value of a condition, and whether it holds. `lines`: where that is decided of its parts."""
        match node:
            case ast.BoolOp(op=op, values=parts):
                value, is_true = self._decided(parts, isinstance(op, ast.Or), scope, lines)
            case ast.UnaryOp(op=ast.Not(), operand=operand) if id(node) not in lines and not is_turned(node):
                value = is_true = not self._tested(operand, scope, lines)[1]
            case ast.IfExp(test=test, body=body, orelse=orelse):
                part = body if self._tested(test, scope, lines)[1] else orelse
                value, is_true = self._tested(part, scope, lines)
            case _:
                value = self.value(node, scope)
                line = lines.get(id(node), self.frame.line)
                if line != self.frame.line:
                    self.at(line)
                return value, value if type(value) is bool else bool(native(bool, value))
        self.tell_part(node, value)
        return value, is_true

    def _decided(self, parts: list[ast.expr], is_or: bool, scope: Scope, lines: Mapping[int, int]) -> tuple[Any, bool]:
        """The part with which `and` or `or` ends."""
        value, is_true = None, False
        for part in parts:
            value, is_true = self._tested(part, scope, lines)
            if is_true is is_or:
                break
        return value, is_true

    def tell_part(self, node: ast.AST, value: Any) -> None:
        """Something inside a line has its value: a state tells of it, if recordings have one there."""
        found = self.parts.get(id(node))
        if found is not None:
            self.tell_inside(found, value)

    # Leaves

    def _Constant(self, node: ast.Constant, scope: Scope) -> Any:
        self._here(node)
        return node.value

    def _Name(self, node: ast.Name, scope: Scope) -> Any:
        if node.lineno != self.frame.line:
            self.at(node.lineno)
        return self.look_up(node.id, scope)

    def look_up(self, name: str, scope: Scope) -> Any:
        name = self._private(name, scope)
        found = scope.find(name)
        if found is None:
            if name in library.BUILTINS:
                return library.BUILTINS[name]
            self._check_missing(name)
            raise Raised(NameError(f"name {name!r} is not defined", name=name))
        try:
            value = found.variables[name]
        except KeyError:
            raise NotKnown(f"unbound {name}") from None
        if type(value) in (Hidden, Unseen, Outside):
            raise NotKnown(f"variable {name} is not known")
        return value

    def _check_missing(self, name: str) -> None:
        """NotKnown unless nobody can have given a name a meaning, and the program sees to that. Where it does not, it
        lacks something, and nobody can say what would be."""
        is_given = hasattr(builtins, name) or name.startswith("__") or name == "_"
        texts = [self.text, *self.texts]
        if (
            not self.name_guards
            or is_given
            or any(text.can_spoil or text.may_bind(name, self.is_from_start) for text in texts)
        ):
            raise NotKnown(f"name {name}")

    # Operators

    def _BinOp(self, node: ast.BinOp, scope: Scope) -> Any:
        if isinstance(node.left, _FOLDING):
            if is_constant(node):
                return self._constant(node)
            pieces = joined_text(node)
            if pieces is not None:
                return self._put_together(node, pieces, scope)
        left = self.value(node.left, scope)
        right = self.value(node.right, scope)
        self._here(node)
        return self.operate(BINARY[type(node.op)], left, right)

    def operate(self, function: Any, left: Any, right: Any) -> Any:
        check = call_limits.OPERATORS.get(function)
        if check is not None:
            check(left, right)
        return native(function, left, right)

    def _UnaryOp(self, node: ast.UnaryOp, scope: Scope) -> Any:
        if is_constant(node):
            return self._constant(node)
        value = self.value(node.operand, scope)
        if not is_turned(node):
            self._here(node)
        return native(UNARY[type(node.op)], value)

    def _BoolOp(self, node: ast.BoolOp, scope: Scope) -> Any:
        is_or = isinstance(node.op, ast.Or)
        value: Any = None
        for part in node.values:
            value = self.value(part, scope)
            if part is node.values[-1]:
                break
            self._here(node)
            if bool(native(bool, value)) is is_or:
                break
        return value

    def _IfExp(self, node: ast.IfExp, scope: Scope) -> Any:
        return self.value(node.body if self.truth(node.test, scope, node.lineno) else node.orelse, scope)

    def _Compare(self, node: ast.Compare, scope: Scope) -> Any:
        left, result = self.value(node.left, scope), True
        for op, part in zip(node.ops, node.comparators, strict=True):
            is_in = isinstance(op, ast.In | ast.NotIn)
            right = self.value_of_constants(part, scope) if is_in else self.value(part, scope)
            self._here(node)
            result = self._compared(op, left, right)
            if part is not node.comparators[-1] and not native(bool, result):
                break
            left = right
        return result

    def _compared(self, op: ast.cmpop, left: Any, right: Any) -> Any:
        if isinstance(op, ast.Is | ast.IsNot):
            return self._is_same(left, right) is isinstance(op, ast.Is)
        if id(right) in self.endless:
            raise NotKnown("without end")
        if type(right) is Globals:
            self._check_bound(right, left)
        self.check_equal(left, right)
        return native(_COMPARE[type(op)], left, right)

    def _check_bound(self, table: Globals, name: Any) -> None:
        """NotKnown where it is not known whether a module has a name."""
        texts = self.texts if self.text.is_told else [self.text]
        if not table.has(name) and (str(name).startswith("__") or any(text.binds_by_text for text in texts)):
            raise NotKnown("which names a module has")

    def _is_same(self, left: Any, right: Any) -> bool:
        for each in (left, right):
            if isinstance(each, _SAME) or type(each) is object or type(each) in self.own_classes:
                self.check_change(each)
                return left is right
        if type(left) is not type(right):
            return False
        if type(left) in (list, dict, set):
            self.check_change(left)
            self.check_change(right)
            return left is right
        if type(left) in _PLAIN and left != right:
            return False
        if left is right and not self.has_read:
            return True  # one object came both ways, as in a run; two that are equal may be one there
        raise NotKnown("whether it is the same object")

    def _NamedExpr(self, node: ast.NamedExpr, scope: Scope) -> Any:
        value = self.value(node.value, scope)
        self._here(node)
        scope.store(node.target.id, value)
        return value

    # Parts

    def _Subscript(self, node: ast.Subscript, scope: Scope) -> Any:
        if isinstance(node.value, _FOLDING) and is_constant(node):
            return self._constant(node)
        owner = self.value(node.value, scope)
        place = self.value(node.slice, scope)
        self._here(node)
        return self.item(owner, place)

    def item(self, owner: Any, place: Any) -> Any:
        self.check_equal(place)
        if type(owner) is OwnModule and type(place) is str:
            return self._variable_of(owner, place)
        if isinstance(owner, dict) and type(owner) is not dict and hasattr(type(owner), "__missing__"):
            self.check_change(owner)
        return native(operator.getitem, owner, place)

    def _Slice(self, node: ast.Slice, scope: Scope) -> Any:
        parts = [self.value(part, scope) if part else None for part in (node.lower, node.upper, node.step)]
        if _SLICES_ARE_MADE or node.step is not None:
            self._here(node)
        return slice(*parts)

    def _Attribute(self, node: ast.Attribute, scope: Scope) -> Any:
        owner = self.value(node.value, scope)
        self._at_end(node)
        return self.attribute(owner, self.mangled(node.attr))

    def _at_end(self, node: ast.Attribute) -> None:
        """Where its name stands."""
        line = node.end_lineno or node.lineno
        if line != self.frame.line:
            self.at(line)

    # Calls

    def _Call(self, node: ast.Call, scope: Scope) -> Any:
        function = node.func
        if isinstance(function, ast.Name) and function.id == "super" and not node.args and not node.keywords:
            self._here(node)
            return self._super(scope)
        if self.text.is_reading_globals(node):
            self._here(node)
            return OwnModule("globals", scope.module)
        if self.text.is_looking_into_globals(node):
            self._here(node)
            return Globals(scope.module)
        called = self.value(function, scope)
        if called is loggers.get_logger and _is_own_name(node.args):
            self._here(node)
            return loggers.get_logger("?")  # what it is called is shown nowhere
        is_put_together = _is_put_together(node)
        arguments = self._arguments(node, scope, is_put_together)
        named = self._keywords(node, scope, is_put_together)
        line = node.lineno
        if not is_put_together and isinstance(function, ast.Attribute):
            line = function.end_lineno or line  # a method is called on the line on which its name stands
        if line != self.frame.line:
            self.at(line)
        return self.call(called, arguments, named)

    def _arguments(self, node: ast.Call, scope: Scope, is_put_together: bool) -> list[Any]:
        match node.args:
            case [ast.Starred(value=value)]:
                return self._handed_over(self.value(value, scope))
        if is_put_together:
            return self._elements(node, node.args, scope, 3, self._handed_over)
        return [self.value(argument, scope) for argument in node.args]

    def _keywords(self, node: ast.Call, scope: Scope, is_put_together: bool) -> dict[str, Any]:
        if not is_put_together:
            return {keyword.arg or "": self.value(keyword.value, scope) for keyword in node.keywords}
        named: dict[str, Any] = {}
        for run in _runs([keyword.arg is None for keyword in node.keywords]):
            several = [node.keywords[number] for number in run]
            if several[0].arg is None:
                if not named:
                    self._here(node)  # where the table is made
                named |= self._unpacked(self.value(several[0].value, scope))
                self._here(node)
                continue
            is_large = len(several) * 2 > _MOST_ON_STACK
            for keyword in several:
                if len(several) == 1 or is_large:
                    self._here(node)
                named[str(keyword.arg)] = self.value(keyword.value, scope)
            self._here(node)
        return named

    @staticmethod
    def _unpacked(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise NotKnown("arguments of another kind")
        found: dict[str, Any] = native(dict, value)
        return found

    def _super(self, scope: Scope) -> Any:
        code = self.frame.code
        name = getattr(code.node, "args", None)
        if self.look_up("super", scope) is not super or not code.of_class or name is None:
            raise NotKnown("super")
        places = [*name.posonlyargs, *name.args]
        if not places:
            raise NotKnown("super")
        return native(super, code.of_class[0], self.look_up(places[0].arg, self.frame.scope))

    def items(self, value: Any) -> list[Any]:
        """All that something gives that is gone through."""
        self.check_order(value)
        return native(_spread, value)  # type: ignore[no-any-return]

    def _handed_over(self, value: Any) -> list[Any]:
        """The same for a call, where Python's exceptions name the function."""
        try:
            return self.items(value)
        except Raised as raised:
            if not isinstance(raised.error, TypeError):
                raise
            raise NotKnown("arguments that cannot be gone through") from raised

    def check_order(self, value: Any) -> None:
        if is_unordered(value):
            raise NotKnown("the order of a set")
        if id(value) in self.endless:
            raise NotKnown("without end")

    # What is made

    def _List(self, node: ast.List, scope: Scope) -> Any:
        made = self._elements(node, node.elts, scope, 3, self.items)
        self._here(node)
        return made

    def _Tuple(self, node: ast.Tuple, scope: Scope) -> Any:
        made = tuple(self._elements(node, node.elts, scope, 0, self.items))
        self._here(node)
        return made

    def _Set(self, node: ast.Set, scope: Scope) -> Any:
        constants = node.elts if len(node.elts) > 2 and all(map(is_constant, node.elts)) else []
        made = self._elements(node, node.elts, scope, 3, self._starred)
        self._here(node)
        if constants:
            return self._made_of_constants(constants, False)
        found: set[Any] = set()
        for each in made:
            native(found.update if type(each) is _Items else found.add, each.items if type(each) is _Items else each)
        return found

    def _starred(self, value: Any) -> list[Any]:
        """All that something gives that a set takes."""
        self.check_order(value)
        return [_Items(value)]

    def _made_of_constants(self, nodes: list[ast.expr], is_frozen: bool) -> Any:
        """A set that is one constant, or is made of one; a module that is read from a cache has it in another order."""
        code = compile_set(tuple(map(constant_of, nodes)), is_frozen)
        made: Any = native(eval, code)
        is_cached = self.text is not self.start_text and all(map(has_steady_hash, made))
        cached = eval(marshal.loads(marshal.dumps(code))) if is_cached else made
        self.sets.are_known = self.sets.are_known and [*made] == [*cached]
        return made

    def value_of_constants(self, node: ast.expr, scope: Scope) -> Any:
        """What is only looked at: a list or a set of constants is one constant there."""
        if not isinstance(node, ast.List | ast.Set) or not all(map(is_constant, node.elts)):
            return self.value(node, scope)
        self._here(node)
        if isinstance(node, ast.List):
            value: Any = [*map(constant_of, node.elts)]
            self.tell_part(node, value)
            return value
        value = self._made_of_constants(node.elts, True)
        self.tell_part(node, set(value))
        return value

    def _elements(
        self, node: ast.expr, parts: list[ast.expr], scope: Scope, few: int, items: Callable[[Any], list[Any]]
    ) -> list[Any]:
        """`few`: from how many constants on they are one constant, on the line where the whole begins."""
        if (len(parts) >= few or self.frame.line == node.lineno == node.end_lineno) and all(map(is_constant, parts)):
            self._here(node)
            return [constant_of(part) for part in parts]
        found: list[Any] = []
        is_begun = len(parts) > _MOST_ON_STACK
        if is_begun:
            self._here(node)
        for part in parts:
            if isinstance(part, ast.Starred):
                if not is_begun:
                    self._here(node)
                is_begun = True
                found.extend(items(self.value(part.value, scope)))
            else:
                found.append(self.value(part, scope))
            if is_begun:
                self._here(node)
        return found

    def _Dict(self, node: ast.Dict, scope: Scope) -> Any:
        result: dict[Any, Any] = {}
        is_begun = False
        for run in _runs([key is None for key in node.keys], _MOST_ON_STACK // 2 + 1):
            pairs = [(node.keys[number], node.values[number]) for number in run]
            if pairs[0][0] is None:
                if not is_begun:
                    self._here(node)
                result.update(native(_spread_dict, self.value(pairs[0][1], scope)))
                self._here(node)
            else:
                self._put_pairs(node, pairs, result, scope)
            is_begun = True
        self._here(node)
        return result

    def _put_pairs(
        self, node: ast.Dict, pairs: list[tuple[ast.expr | None, ast.expr]], result: dict[Any, Any], scope: Scope
    ) -> None:
        """Pairs that the compiler has made into a table at once, or one by one if there are many."""
        is_large = len(pairs) * 2 > _MOST_ON_STACK
        is_known = len(pairs) > 1 and not is_large and all(key is not None and is_constant(key) for key, _ in pairs)
        if is_large:
            self._here(node)
        found: list[tuple[Any, Any]] = []
        for key, item in pairs:
            assert key is not None
            name = constant_of(key) if is_known else self.value(key, scope)
            found.append((name, self.value(item, scope)))
            if is_large:
                self._here(node)
                native(result.__setitem__, *found.pop())
        self._here(node)
        for name, value in found:
            native(result.__setitem__, name, value)

    def _JoinedStr(self, node: ast.JoinedStr, scope: Scope) -> Any:
        return "".join(self._piece(part, scope) for part in node.values)

    def _piece(self, part: ast.expr, scope: Scope) -> str:
        if isinstance(part, ast.Constant):
            return str(part.value)
        assert isinstance(part, ast.FormattedValue)
        value = self.value(part.value, scope)
        self._here(part)
        form = self._JoinedStr(part.format_spec, scope) if isinstance(part.format_spec, ast.JoinedStr) else ""
        check_told(value)
        check_format(form)
        if part.conversion in _CONVERSIONS:
            value = native(_CONVERSIONS[part.conversion], value)
        return str(native(format, value, form))

    def _put_together(self, node: ast.expr, pieces: list[str | ast.FormattedValue], scope: Scope) -> str:
        """A text that the compiler puts together although it is written with `%`."""
        if isinstance(pieces[0], str) and not self.frame.told_line and self.text.is_told:
            function = self.frame.code.node  # its words stand on the line before
            is_plain = isinstance(function, ast.FunctionDef) and not function.decorator_list
            if not is_plain or self.frame.code.is_generator or not _BEGINS_AT_HEAD:
                raise NotKnown("a format with which a function begins")
            self.at(self.frame.code.line)
        texts = [each if isinstance(each, str) else self._piece(each, scope) for each in pieces]
        if len(pieces) > 1:
            self._here(node)
        return "".join(texts)

    def _constant(self, node: ast.expr) -> Any:
        """What the compiler has worked out."""
        self._here(node)
        return constant_of(node)

    # What is gone through

    def each(self, items: Any) -> Iterator[Any]:
        """The items of something, one by one."""
        if is_unordered(items):
            raise NotKnown("the order of a set")
        iterator = native(iter, items)
        while True:
            try:
                item = next(iterator)
            except StopIteration:
                return
            except RecursionError:
                raise NotKnown("nested too deeply") from None
            except PASSING:
                raise
            except BaseException as error:
                raise Raised(error) from None
            self.steps_left -= 1
            if self.steps_left < 0:
                raise NotKnown("too long")
            yield item

    def _Lambda(self, node: ast.Lambda, scope: Scope) -> Any:
        self._here(node)
        return self.make_lambda(node, scope)

    # Binding

    def bind(self, target: ast.expr, value: Any, scope: Scope) -> None:
        match target:
            case ast.Name(id=name):
                if target.lineno != self.frame.line:
                    self.at(target.lineno)
                self.store(name, value, scope)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                self._here(target)
                self._unpack(parts, value, scope)
            case ast.Attribute(value=owner, attr=name):
                found = self.value(owner, scope)
                self._at_end(target)
                self.set_attribute(found, self.mangled(name), value)
            case ast.Subscript(value=owner, slice=place):
                found, where = self.value(owner, scope), self.value(place, scope)
                self._here(target)
                self.check_change(found)
                if isinstance(where, slice):
                    self.check_order(value)
                native(operator.setitem, found, where, value)
            case _:
                raise NotKnown("a target")

    def _unpack(self, parts: list[ast.expr], value: Any, scope: Scope) -> None:
        self.check_order(value)
        starred = [number for number, part in enumerate(parts) if isinstance(part, ast.Starred)]
        names = [f"v{number}" for number in range(len(parts))]
        for number in starred:
            names[number] = f"*{names[number]}"
        for part, item in zip(parts, native(_unpacker(tuple(names)), value), strict=True):
            self.bind(part.value if isinstance(part, ast.Starred) else part, item, scope)


def _is_put_together(node: ast.Call) -> bool:
    """Whether a call makes tables of its arguments, because of stars or because there are many."""
    has_stars = any(isinstance(each, ast.Starred) for each in node.args) or any(not k.arg for k in node.keywords)
    return has_stars or len(node.args) + 2 * len(node.keywords) > _MOST_ON_STACK


def _runs(stars: list[bool], most: int = sys.maxsize) -> Iterator[list[int]]:
    """Numbers one after another that are put into a table together: a star stands alone."""
    run: list[int] = []
    for number, is_star in enumerate(stars):
        if run and (is_star or len(run) == most):
            yield run
            run = []
        if is_star:
            yield [number]
        else:
            run.append(number)
    if run:
        yield run


def _is_own_name(arguments: list[ast.expr]) -> bool:
    match arguments:
        case [ast.Name(id="__name__")]:
            return True
    return False


class _Items:
    """What a set takes all of."""

    __slots__ = ("items",)

    def __init__(self, items: Any) -> None:
        self.items = items


def _spread(value: Any) -> list[Any]:
    return [*value]


def _spread_dict(value: Any) -> dict[Any, Any]:
    return {**value}


_UNPACKERS: dict[tuple[str, ...], Callable[[Any], Any]] = {}


def _unpacker(names: tuple[str, ...]) -> Callable[[Any], Any]:
    """Python's own unpacking, whose exceptions say what Python's say."""
    if names not in _UNPACKERS:
        targets = "".join(f"{name}, " for name in names)
        given = "".join(f"{name.lstrip('*')}, " for name in names)
        made: dict[str, Any] = {}
        exec(f"def unpack(value):\n    {targets or '[]'} = value\n    return ({given})", made)
        _UNPACKERS[names] = made["unpack"]
    return _UNPACKERS[names]
