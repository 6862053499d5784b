"""Expressions in whose middle a function stops: at an `await`, a `yield`, or a comprehension that has one inside.

Only such expressions come here. What stands before the place is evaluated first, part by part, and kept; then the
expression is evaluated as any other, where parts that are kept are not evaluated again. So what an operation means is
said once, in evaluating.py. Knows syntax and values; not what a coroutine is.
"""

import ast
from abc import abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final
from weakref import WeakKeyDictionary

from ndb.predict.reckon.activations import Frame, Scope, Yielded
from ndb.predict.reckon.calling.function_calls import NEXT, Signal
from ndb.predict.reckon.doubt import PASSING, NotKnown, Raised, native
from ndb.predict.reckon.expressions.evaluating import IN_PLACE
from ndb.predict.reckon.importing import Imports
from ndb.predict.reckon.program.program_text import ProgramText

Evaluating = Generator[Any, Any, Any]
"""An expression that is evaluated; it stops where the program does."""
_COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp)
_PLAIN: Final = (list, tuple, dict, str, range)


_NODES: "WeakKeyDictionary[ProgramText, frozenset[int]]" = WeakKeyDictionary()


def _suspending(text: ProgramText) -> frozenset[int]:
    """The `id` of every statement and expression of a file in which a function can stop."""
    if text not in _NODES:
        found: set[int] = set()
        _mark(text.tree, found)
        _NODES[text] = frozenset(found)
    return _NODES[text]


def _mark(node: ast.AST, found: set[int]) -> bool:
    """Whether the function stops in a node, of which that and all inside is noted."""
    inner: list[ast.AST] = [*ast.iter_child_nodes(node)]
    own = inner
    match node:
        case ast.FunctionDef(body=body) | ast.AsyncFunctionDef(body=body) | ast.ClassDef(body=body):
            own = [each for each in inner if each not in body]
        case ast.Lambda(args=args):
            own = [args]
        case ast.GeneratorExp(generators=[first, *_]):
            own = [first.iter]
    is_in = {id(each): _mark(each, found) for each in inner}
    stops = isinstance(node, ast.Await | ast.Yield | ast.YieldFrom) or any(is_in.get(id(each), False) for each in own)
    if isinstance(node, ast.GeneratorExp):
        stops = id(node.generators[0].iter) in found
    if isinstance(node, _COMPREHENSIONS):
        stops = stops or any(each.is_async for each in node.generators)
    if stops:
        found.add(id(node))
    return stops


class Suspending(Imports):
    """One program's expressions that stop."""

    @abstractmethod
    def _simple(self, statement: ast.stmt, frame: Frame) -> Signal: ...

    @abstractmethod
    def awaited(self, value: Any) -> Evaluating: ...

    @abstractmethod
    def each_awaited(self, items: Any) -> Evaluating: ...

    def is_suspending(self, node: ast.AST) -> bool:
        return id(node) in _suspending(self.text)

    def evaluate(self, node: ast.expr, scope: Scope) -> Evaluating:
        """The value of any expression."""
        if id(node) not in _suspending(self.text):
            return self.value(node, scope)
        self.steps_left -= 1
        if self.steps_left < 0:
            raise NotKnown("too long")
        method = _WAYS.get(type(node))
        if method is None:
            return (yield from self._part_by_part(node, scope))
        value = yield from method(self, node, scope)
        if self.parts:
            self.tell_part(node, value)
        return value

    def holds(self, node: ast.expr, scope: Scope, line: int = 0) -> Generator[Any, Any, bool]:
        """Whether a condition holds: each of its parts is asked once whether it is true. `line`: of its statement."""
        if id(node) not in _suspending(self.text):
            return self.truth(node, scope, line)
        if line and not line == node.lineno == node.end_lineno:
            raise NotKnown("the order of lines in a condition")
        return (yield from self._tested_later(node, scope))[1]

    def _tested_later(self, node: ast.expr, scope: Scope) -> Generator[Any, Any, tuple[Any, bool]]:
        if id(node) not in _suspending(self.text):
            return self._tested(node, scope)
        match node:
            case ast.BoolOp(op=op, values=parts):
                is_or = isinstance(op, ast.Or)
                value, is_true = None, False
                for part in parts:
                    value, is_true = yield from self._tested_later(part, scope)
                    if is_true is is_or:
                        break
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                value = is_true = not (yield from self.holds(operand, scope))
            case _:
                value = yield from self.evaluate(node, scope)
                return value, bool(native(bool, value))
        if self.parts:
            self.tell_part(node, value)
        return value, is_true

    # Parts first

    def _part_by_part(self, node: ast.expr, scope: Scope) -> Evaluating:
        kept = yield from self._evaluate_parts(_parts(node), scope)
        with self._keeping(kept):
            return self.value(node, scope)

    def _evaluate_parts(self, parts: Sequence[ast.expr], scope: Scope) -> Generator[Any, Any, dict[int, Any]]:
        """The parts up to the last one in which the function stops, by the `id` of their nodes."""
        stopping = [number for number, part in enumerate(parts) if self.is_suspending(part)]
        kept: dict[int, Any] = {}
        for number, part in enumerate(parts[: stopping[-1] + 1] if stopping else ()):
            inner = part.value if isinstance(part, ast.Starred) else part
            if isinstance(inner, ast.Slice):
                raise NotKnown("a slice that is waited for")
            kept[id(inner)] = yield from self.evaluate(inner, scope)
            if inner is not part and number < stopping[-1] and not isinstance(kept[id(inner)], _PLAIN):
                raise NotKnown("what is gone through before something is waited for")
        return kept

    @contextmanager
    def _keeping(self, kept: Mapping[int, Any]) -> Iterator[None]:
        self.kept.update(kept)
        try:
            yield
        finally:
            for each in kept:
                self.kept.pop(each, None)

    # Where it stops

    def _wait(self, node: ast.Await, scope: Scope) -> Evaluating:
        value = yield from self.evaluate(node.value, scope)
        self._here(node)
        return (yield from self.awaited(value))

    def _yield(self, node: ast.Yield, scope: Scope) -> Evaluating:
        value = (yield from self.evaluate(node.value, scope)) if node.value is not None else None
        self._here(node)
        frame = self.frame
        frame.stopped_at = node
        sent = yield (Yielded(value) if isinstance(frame.code.node, ast.AsyncFunctionDef) else value)
        frame.stopped_at = None
        return sent

    def _yield_from(self, node: ast.YieldFrom, scope: Scope) -> Evaluating:
        items = yield from self.evaluate(node.value, scope)
        self._here(node)
        self.check_order(items)
        return (yield from self.delegated(native(iter, items)))

    def delegated(self, iterator: Any) -> Evaluating:
        """All that an iterator gives, given on; what is sent and thrown reaches it first. Its result."""
        frame = self.frame
        begin: Any = _next_of(iterator)
        while True:
            try:
                item = begin()
            except StopIteration as end:
                self.resume(frame)
                return end.value
            except BaseException as error:
                raise self.raised(error) from None
            try:
                sent = yield item
            except Raised as raised:
                if not hasattr(iterator, "throw"):
                    raise
                begin = _throwing(iterator, raised.error)
            else:
                begin = _next_of(iterator) if sent is None else _sending(iterator, sent)

    @staticmethod
    def raised(error: BaseException) -> BaseException:
        """What came out of Python's own code, as what comes out of the program's."""
        if isinstance(error, PASSING):
            return error
        if isinstance(error, RecursionError | MemoryError):
            return NotKnown("nested too deeply")
        return Raised(error)

    # Expressions of which not every part is evaluated, or between whose parts something happens

    def _either(self, node: ast.IfExp, scope: Scope) -> Evaluating:
        is_true = yield from self.holds(node.test, scope)
        return (yield from self.evaluate(node.body if is_true else node.orelse, scope))

    def _and_or(self, node: ast.BoolOp, scope: Scope) -> Evaluating:
        is_or = isinstance(node.op, ast.Or)
        value: Any = None
        for part in node.values:
            value = yield from self.evaluate(part, scope)
            if part is not node.values[-1] and bool(native(bool, value)) is is_or:
                break
        return value

    def _comparison(self, node: ast.Compare, scope: Scope) -> Evaluating:
        left, result = (yield from self.evaluate(node.left, scope)), True
        for op, part in zip(node.ops, node.comparators, strict=True):
            right = yield from self.evaluate(part, scope)
            self._here(node)
            result = self._compared(op, left, right)
            if part is not node.comparators[-1] and not native(bool, result):
                break
            left = right
        return result

    def _joined(self, node: ast.JoinedStr, scope: Scope) -> Evaluating:
        text = ""
        for part in node.values:
            if isinstance(part, ast.FormattedValue) and self.is_suspending(part):
                if part.format_spec is not None and self.is_suspending(part.format_spec):
                    raise NotKnown("a format that is waited for")
                kept = {id(part.value): (yield from self.evaluate(part.value, scope))}
                with self._keeping(kept):
                    text += self._piece(part, scope)
            else:
                text += self._piece(part, scope)
        return text

    def _list(self, node: ast.ListComp, scope: Scope) -> Evaluating:
        made: list[Any] = []

        def keep(inner: Scope) -> Evaluating:
            made.append((yield from self.evaluate(node.elt, inner)))

        yield from self._rounds_of(node, scope, keep)
        return made

    def _set(self, node: ast.SetComp, scope: Scope) -> Evaluating:
        made: set[Any] = set()

        def keep(inner: Scope) -> Evaluating:
            native(made.add, (yield from self.evaluate(node.elt, inner)))

        yield from self._rounds_of(node, scope, keep)
        return made

    def _dict(self, node: ast.DictComp, scope: Scope) -> Evaluating:
        made: dict[Any, Any] = {}

        def keep(inner: Scope) -> Evaluating:
            key = yield from self.evaluate(node.key, inner)
            native(made.__setitem__, key, (yield from self.evaluate(node.value, inner)))

        yield from self._rounds_of(node, scope, keep)
        return made

    def _rounds_of(self, node: Any, scope: Scope, keep: Any) -> Evaluating:
        first = yield from self.evaluate(node.generators[0].iter, scope)
        inner = Scope({}, self.text.names(node), scope, is_comprehension=True)
        self._here(node)
        yield from self.all_rounds(node.generators, inner, first, keep)

    def all_rounds(self, clauses: Sequence[ast.comprehension], inner: Scope, items: Any, keep: Any) -> Evaluating:
        """Go through the rounds of some clauses; `keep` runs what each is for."""
        clause, *rest = clauses
        source = self.each_awaited(items) if clause.is_async else self._each_at_once(items)
        begin: Any = source.__next__
        while True:
            try:
                item = begin()
            except StopIteration:
                return
            if not isinstance(item, Item):
                try:
                    begin = _sending(source, (yield item))
                except Raised as raised:
                    begin = _throwing(source, raised)
                continue
            begin = source.__next__
            self.bind(clause.target, item.value, inner)
            are_met = True
            for test in clause.ifs:
                are_met = yield from self.holds(test, inner)
                if not are_met:
                    break
            if are_met and rest:
                further = yield from self.evaluate(rest[0].iter, inner)
                yield from self.all_rounds(rest, inner, further, keep)
            elif are_met:
                yield from keep(inner)

    def _each_at_once(self, items: Any) -> Evaluating:
        for each in self.each(items):
            yield Item(each)

    # Statements

    def suspended(self, statement: ast.stmt, frame: Frame) -> Generator[Any, Any, Signal]:
        """A statement that is no block of others, in which the function stops."""
        if isinstance(statement, ast.AugAssign) and self.is_suspending(statement.value):
            yield from self._augment_later(statement, frame)
            return NEXT
        if isinstance(statement, ast.Assert):
            return (yield from self._assert_later(statement, frame))
        kept = yield from self._evaluate_parts(_parts_of_statement(statement), frame.scope)
        with self._keeping(kept):
            return self._simple(statement, frame)

    def _augment_later(self, statement: ast.AugAssign, frame: Frame) -> Evaluating:
        """What is changed is read before what it is changed by is waited for."""
        scope, target = frame.scope, statement.target
        owner = place = old = None
        match target:
            case ast.Name(id=name):
                self._here(target)
                old = self.look_up(name, scope)
            case ast.Attribute(value=node, attr=name):
                owner = yield from self.evaluate(node, scope)
                self._here(target)
                old = self.attribute(owner, self.mangled(name))
            case ast.Subscript(value=node, slice=key):
                owner = yield from self.evaluate(node, scope)
                place = yield from self.evaluate(key, scope)
                self._here(target)
                old = self.item(owner, place)
        right = yield from self.evaluate(statement.value, scope)
        self.at(statement.lineno)
        self.check_in_place(old, right)
        new = self.operate(IN_PLACE[type(statement.op)], old, right)
        match target:
            case ast.Name(id=name):
                scope.store(name, new)
            case ast.Attribute(attr=name):
                self.set_attribute(owner, self.mangled(name), new)
            case ast.Subscript():
                self.check_change(owner)
                native(_set_item, owner, place, new)

    def _assert_later(self, statement: ast.Assert, frame: Frame) -> Generator[Any, Any, Signal]:
        if not (yield from self.holds(statement.test, frame.scope)):
            told: list[Any] = []
            if statement.msg is not None:
                told.append((yield from self.evaluate(statement.msg, frame.scope)))
            self.at(statement.lineno)
            raise Raised(AssertionError(*told))
        return NEXT

    @abstractmethod
    def check_in_place(self, old: Any, right: Any) -> None: ...


class Item:
    """Of something that is gone through, beside what is waited for meanwhile."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


def _next_of(iterator: Any) -> Any:
    return iterator.__next__ if hasattr(iterator, "__next__") else _sending(iterator, None)


def _throwing(iterator: Any, error: BaseException) -> Any:
    return lambda: iterator.throw(error)


def _sending(iterator: Any, sent: Any) -> Any:
    return lambda: iterator.send(sent)


def _set_item(owner: Any, place: Any, value: Any) -> None:
    owner[place] = value


def _parts(node: ast.expr) -> list[ast.expr]:
    """The parts of an expression, all of which are evaluated, in this order."""
    match node:
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Call(func=function, args=arguments, keywords=keywords):
            return [function, *arguments, *(each.value for each in keywords)]
        case ast.Subscript(value=value, slice=place):
            return [value, place]
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            return parts
        case ast.Dict(keys=keys, values=values):
            pairs = zip(keys, values, strict=True)
            names = any(key is not None and not isinstance(key, ast.Constant) for key in keys)
            return [each for key, value in pairs for each in (key if names else None, value) if each is not None]
        case (
            ast.UnaryOp(operand=value)
            | ast.Attribute(value=value)
            | ast.NamedExpr(value=value)
            | ast.Starred(value=value)
        ):
            return [value]
        case ast.GeneratorExp(generators=[first, *_]):
            return [first.iter]
    raise NotKnown(f"expression {type(node).__name__} that is waited for")


def _parts_of_statement(statement: ast.stmt) -> list[ast.expr]:
    match statement:
        case ast.Assign(value=value, targets=targets):
            return [value, *(each for target in targets for each in _parts_of_target(target))]
        case ast.AnnAssign(value=value) | ast.Return(value=value) | ast.Expr(value=value) if value is not None:
            return [value]
        case ast.AugAssign(target=target):
            return _parts_of_target(target)
        case ast.Raise(exc=error, cause=cause):
            return [each for each in (error, cause) if each is not None]
        case ast.Delete(targets=[target]):
            return _parts_of_target(target)
    raise NotKnown(f"statement {type(statement).__name__} that is waited for")


def _parts_of_target(target: ast.expr) -> list[ast.expr]:
    match target:
        case ast.Attribute(value=value):
            return [value]
        case ast.Subscript(value=value, slice=place):
            return [value, place]
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return [each for part in parts for each in _parts_of_target(part)]
        case ast.Starred(value=value):
            return _parts_of_target(value)
    return []


_WAYS: Final[dict[type, Any]] = {
    ast.Await: Suspending._wait, ast.Yield: Suspending._yield, ast.YieldFrom: Suspending._yield_from,
    ast.IfExp: Suspending._either, ast.BoolOp: Suspending._and_or, ast.Compare: Suspending._comparison,
    ast.JoinedStr: Suspending._joined, ast.ListComp: Suspending._list, ast.SetComp: Suspending._set,
    ast.DictComp: Suspending._dict,
}  # fmt: skip
"""Expressions that are more than their parts."""
