"""Statements, interpreted: which line comes after which, what they bind, what is raised and who takes it.

A block is a generator, so that a generator of the program's can stop in the middle of one. Knows syntax, frames and
values; how expressions are evaluated and functions entered is the modules' above.
"""

import ast
import contextlib
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Final

from ndb.predict.reckon.activations import Frame, Scope
from ndb.predict.reckon.allowed import pytest_library
from ndb.predict.reckon.asynchronous.exception_groups import handle_parts
from ndb.predict.reckon.asynchronous.suspending import Suspending
from ndb.predict.reckon.calling.function_calls import NEXT, Running, Signal
from ndb.predict.reckon.case_patterns import matches
from ndb.predict.reckon.class_statements import annotation_of
from ndb.predict.reckon.doubt import LOCKS, PASSING, NotKnown, Raised, native
from ndb.predict.reckon.expressions.evaluating import IN_PLACE
from ndb.predict.reckon.program.condition_lines import decisions
from ndb.predict.reckon.shown.shown_values import Redirection
from ndb.predict.reckon.unseen_loops import rest_of

_ANNOTATIONS_ARE_EVALUATED: Final = sys.version_info < (3, 14)
"""Whether those of a function are evaluated where it is defined."""
_RAISES_AT_TEST: Final = sys.version_info >= (3, 13)
"""Whether an assertion that fails does so on the line of its condition."""
_TESTS_TWICE: Final = sys.version_info < (3, 14)
"""Whether the condition of a `while` is compiled a second time behind its body; else it is gone back to."""
_BREAK: Final[Signal] = ("break", None)
_CONTINUE: Final[Signal] = ("continue", None)


class Statements(Suspending):
    """One program's statements."""

    compound: ClassVar[Mapping[type, Any]]
    """What runs a statement that has blocks of others."""

    def block(self, body: list[ast.stmt], frame: Frame, after: "list[ast.stmt] | None" = None) -> Running:
        """Run statements. `after`: the way to the statement with which it begins, outermost first."""
        way = list(after or ())
        start = body.index(way[0]) if way else 0
        for number in range(start, len(body)):
            statement = body[number]
            try:
                signal = yield from self._statement(statement, frame, way if number == start else [])
            except Raised as raised:
                self.report_new(frame, raised.error)
                raise
            if signal is not NEXT:
                return signal
        return NEXT

    def _statement(self, statement: ast.stmt, frame: Frame, way: list[ast.stmt]) -> Running:
        self.steps_left -= 1
        if self.steps_left < 0:
            raise NotKnown("too long")
        method: Callable[..., Running] | None = self.compound.get(type(statement))
        if method is not None:
            return (yield from method(self, statement, frame, way[1:]))
        if _is_docstring(statement, frame):
            return NEXT
        if self.is_suspending(statement):
            return (yield from self.suspended(statement, frame))
        return self._simple(statement, frame)

    # Simple ones

    def _simple(self, statement: ast.stmt, frame: Frame) -> Signal:
        method = _SIMPLE.get(type(statement))
        if method is None:
            raise NotKnown(f"statement {type(statement).__name__}")
        ended: Signal | None = method(self, statement, frame)
        return ended if ended is not None else NEXT

    def _expression(self, statement: ast.Expr, frame: Frame) -> None:
        if isinstance(statement.value, ast.Constant):
            self.at(statement.lineno)
        else:
            self.value(statement.value, frame.scope)

    def _assign(self, statement: ast.Assign, frame: Frame) -> None:
        made = self.value(statement.value, frame.scope)
        for target in statement.targets:
            self.bind(target, made, frame.scope)

    def _return(self, statement: ast.Return, frame: Frame) -> Signal:
        value = statement.value
        result = self.value(value, frame.scope) if value is not None else None
        self.at(statement.lineno)
        return "return", result

    def _assert(self, statement: ast.Assert, frame: Frame) -> None:
        if not self.truth(statement.test, frame.scope, statement.lineno):
            line = decisions(statement.test, statement.lineno).last
            self.at(line)
            told = [self.value(statement.msg, frame.scope)] if statement.msg is not None else []
            self.at(line if not _RAISES_AT_TEST else statement.test.lineno)
            raise Raised(AssertionError(*told))

    def _pass(self, statement: ast.Pass, frame: Frame) -> None:
        self.at(statement.lineno)

    def _break(self, statement: ast.Break, frame: Frame) -> Signal:
        self.at(statement.lineno)
        return _BREAK

    def _continue(self, statement: ast.Continue, frame: Frame) -> Signal:
        self.at(statement.lineno)
        return _CONTINUE

    def _declare(self, statement: ast.Global | ast.Nonlocal, frame: Frame) -> None:
        """Names were looked at before (program_text.py)."""

    def _class(self, statement: ast.ClassDef, frame: Frame) -> None:
        self.define_class(statement, frame.scope)

    def _annotated(self, statement: ast.AnnAssign, frame: Frame) -> None:
        """A function's annotations are not evaluated; those of a class are what dataclasses go by."""
        target, value, scope = statement.target, statement.value, frame.scope
        is_body = isinstance(frame.code.node, ast.ClassDef | ast.Module)
        if value is not None:
            self.bind(target, self.value(value, scope), scope)
        elif is_body and isinstance(target, ast.Name):
            if frame.code.has_line(statement.lineno):  # since 3.14 annotations wait until somebody asks for them
                self.at(statement.lineno)
        elif not isinstance(target, ast.Name):
            raise NotKnown("an annotation")
        if scope.is_class and isinstance(target, ast.Name):
            scope.variables.setdefault("__annotations__", {})[target.id] = annotation_of(statement.annotation)

    def _augment(self, statement: ast.AugAssign, frame: Frame) -> None:
        scope, target, function = frame.scope, statement.target, IN_PLACE[type(statement.op)]
        owner = place = None
        match target:
            case ast.Name(id=name):
                self._here(target)
                old = self.look_up(name, scope)
            case ast.Attribute(value=node, attr=name):
                owner = self.value(node, scope)
                self._here(target)
                old = self.attribute(owner, self.mangled(name))
            case ast.Subscript(value=node, slice=key):
                owner, place = self.value(node, scope), self.value(key, scope)
                self._here(target)
                old = self.item(owner, place)
        right = self.value(statement.value, scope)
        self.at(statement.lineno)
        self.check_in_place(old, right)
        new = self.operate(function, old, right)
        match target:
            case ast.Name(id=name):
                scope.store(name, new)
            case ast.Attribute(attr=name):
                self.set_attribute(owner, self.mangled(name), new)
            case ast.Subscript():
                self.check_change(owner)
                native(_set_item, owner, place, new)

    def check_in_place(self, old: Any, right: Any) -> None:
        """Of what an operation in place changes, and what it changes that by."""
        if type(old) in (list, set, dict) or self.is_own(old):
            self.check_change(old)
        if isinstance(old, list):
            self.check_order(right)

    def _delete(self, statement: ast.Delete, frame: Frame) -> None:
        for target in statement.targets:
            self._delete_one(target, frame.scope)

    def _delete_one(self, target: ast.expr, scope: Scope) -> None:
        match target:
            case ast.Name(id=name):
                self._here(target)
                self.look_up(name, scope)
                found = scope.find(name)
                assert found is not None
                del found.variables[name]
            case ast.Subscript(value=node, slice=key):
                owner, place = self.value(node, scope), self.value(key, scope)
                self._here(target)
                self.check_change(owner)
                native(_delete_item, owner, place)
            case ast.Attribute(value=node, attr=name):
                owner = self.value(node, scope)
                self._here(target)
                if not self.is_own(owner):
                    raise NotKnown("deleting an attribute")
                self.check_change(owner)
                self.is_spoiled = self.is_spoiled or isinstance(owner, type)
                native(delattr, owner, self.mangled(name))
            case _:
                raise NotKnown("deleting")

    def _raise(self, statement: ast.Raise, frame: Frame) -> None:
        if statement.exc is None:
            self.at(statement.lineno)
            if not frame.handled:
                raise NotKnown("raising again")
            frame.reported = frame.handled[-1]  # no state tells of it a second time
            raise Raised(frame.handled[-1])
        error = self.value(statement.exc, frame.scope)
        cause = self.value(statement.cause, frame.scope) if statement.cause is not None else None
        self.at(statement.lineno)
        if isinstance(error, type) and issubclass(error, BaseException):
            error = self.call(error, [], {})
        if isinstance(error, PASSING):
            raise NotKnown("raising what interrupts")
        if not isinstance(error, BaseException):
            raise Raised(TypeError("exceptions must derive from BaseException"))
        if statement.cause is not None:
            error.__cause__ = cause if isinstance(cause, BaseException) else None
        frame.reported = None
        raise Raised(error)

    def _define(self, node: ast.FunctionDef | ast.AsyncFunctionDef, frame: Frame) -> None:
        scope = frame.scope
        decorators = [self._decorator(each, scope) for each in node.decorator_list]
        cell = self.class_cell if scope.is_class else self.frame.code.of_class
        made = self.make_function(node, node.name, scope, cell)
        self._annotate(node, scope)
        self.at(node.lineno)
        for decorator, each in zip(reversed(decorators), reversed(node.decorator_list), strict=True):
            self.at(each.lineno)
            made = self.call(decorator, [made], {})
        self.at(node.lineno)
        self.store(node.name, made, scope)

    def _decorator(self, node: ast.expr, scope: Scope) -> Any:
        """What a test is marked with need not be known, where nothing is told and it is only looked at."""
        try:
            return self.value(node, scope)
        except NotKnown:
            if not self.silent or not isinstance(node, ast.Call):
                raise
            found = self.value(node.func, scope)
            given = [each for part in (*node.args, *node.keywords) for each in ast.walk(part)]
            if not pytest_library.is_mark(found) or any(map(_may_change, given)):
                raise
            return found

    def _annotate(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> None:
        """Annotations are evaluated with a function; that is looked at only where they stand on other lines."""
        found = [*_annotations(node)]
        is_short = all(each.lineno == each.end_lineno == node.lineno for each in found)
        if is_short or self.silent or not _ANNOTATIONS_ARE_EVALUATED or self.text.has_texts_for_annotations:
            return
        for each in found:
            self.at(node.lineno)
            self.value(each, scope)

    # Conditions and loops

    def _if(self, statement: ast.If, frame: Frame, way: list[ast.stmt]) -> Running:
        if way:
            body = statement.body if way[0] in statement.body else statement.orelse
            return (yield from self.block(body, frame, way))
        holds = yield from self.holds(statement.test, frame.scope, statement.lineno)
        body = statement.body if holds else statement.orelse
        return (yield from self.block(body, frame))

    def _while(self, statement: ast.While, frame: Frame, way: list[ast.stmt]) -> Running:
        if way and way[0] in statement.orelse:
            return (yield from self.block(statement.orelse, frame, way))
        is_first, is_short = True, _TESTS_TWICE and statement.body[0].lineno == statement.lineno
        while True:
            if not way:
                self.at(statement.test.lineno, is_jump=not is_first and not is_short)
                if not (yield from self.holds(statement.test, frame.scope, statement.lineno)):
                    break
                if is_short and not is_first:
                    self.at(statement.lineno, is_jump=True)
            kind, value = yield from self.block(statement.body, frame, way)
            way, is_first = [], False
            if kind == "break":
                return NEXT
            if kind == "return":
                return kind, value
        return (yield from self.block(statement.orelse, frame))

    def _for(self, statement: ast.For, frame: Frame, way: list[ast.stmt]) -> Running:
        if way and way[0] in statement.orelse:
            return (yield from self.block(statement.orelse, frame, way))
        line = statement.lineno
        if way or frame.comes_back_to is statement:
            iterator = self._unseen(statement, frame)
            if not way:
                frame.comes_back_to = None
                self.at(line)
        else:
            if self.is_suspending(statement.iter):
                items = yield from self.evaluate(statement.iter, frame.scope)
            else:
                items = self.value_of_constants(statement.iter, frame.scope)
            self.at(line)
            iterator = self.each(items)
        while True:
            if not way:
                try:
                    item = next(iterator)
                except StopIteration:
                    break
                self.bind(statement.target, item, frame.scope)
            kind, value = yield from self.block(statement.body, frame, way)
            way = []
            if kind == "break":
                return NEXT
            if kind == "return":
                return kind, value
            self.at(line, is_jump=True)
        return (yield from self.block(statement.orelse, frame))

    def _unseen(self, statement: ast.For, frame: Frame) -> Iterator[Any]:
        yield from self.each(rest_of(self, statement, frame))

    def _match(self, statement: ast.Match, frame: Frame, way: list[ast.stmt]) -> Running:
        if way:
            body = next(case.body for case in statement.cases if way[0] in case.body)
            return (yield from self.block(body, frame, way))
        subject = yield from self.evaluate(statement.subject, frame.scope)
        for case in statement.cases:
            self.at(case.pattern.lineno)
            bound: dict[str, Any] = {}
            if not matches(self, case.pattern, subject, frame.scope, bound):
                continue
            for name, value in bound.items():
                frame.scope.store(name, value)
            if case.guard is None or (yield from self.holds(case.guard, frame.scope)):
                return (yield from self.block(case.body, frame))
        return NEXT

    # Exceptions

    def _try(self, statement: ast.Try | ast.TryStar, frame: Frame, way: list[ast.stmt]) -> Running:
        if not way:
            self.at(statement.lineno)
        is_in = [block for block in (statement.body, statement.orelse, statement.finalbody) if way and way[0] in block]
        handler = next((h for h in statement.handlers if way and way[0] in h.body), None)
        if way and not is_in and handler is None:
            raise NotKnown("a part of a try")
        if (is_in and is_in[0] is statement.finalbody) or handler is not None:
            raise NotKnown("in the middle of a handler")
        pending: Raised | None = None
        signal = NEXT
        try:
            signal = yield from self._tried(statement, frame, way)
        except Raised as raised:
            pending = raised
        if not statement.finalbody:
            if pending is not None:
                raise pending
            return signal
        handled = [*frame.handled]
        frame.handled += [pending.error] if pending is not None else []
        try:
            ended = yield from self.block(statement.finalbody, frame)
        finally:
            frame.handled = handled
        if ended is not NEXT:
            frame.reported = None
            return ended
        if pending is not None:
            raise pending
        return signal

    def _tried(self, statement: ast.Try | ast.TryStar, frame: Frame, way: list[ast.stmt]) -> Running:
        if way and way[0] in statement.orelse:
            return (yield from self.block(statement.orelse, frame, way))
        is_guard = any(_handles(each, "ImportError", "ModuleNotFoundError") for each in statement.handlers)
        is_name_guard = any(_handles(each, "NameError") for each in statement.handlers)
        self.guards += is_guard
        self.name_guards += is_name_guard
        try:
            try:
                signal = yield from self.block(statement.body, frame, way)
            finally:
                self.guards -= is_guard
                self.name_guards -= is_name_guard
        except Raised as raised:
            error, raised.__traceback__ = raised.error, None
            if isinstance(statement, ast.TryStar):
                return (yield from handle_parts(self, statement, error, frame))
            handler = self._handler(statement, error, frame)
            if handler is None:
                raise
            frame.reported = None
        else:
            return signal if signal is not NEXT else (yield from self.block(statement.orelse, frame))
        if handler.name:
            frame.scope.store(handler.name, error)
        frame.handled.append(error)
        try:
            return (yield from self.block(handler.body, frame))
        finally:
            frame.handled.pop()
            if handler.name:
                frame.scope.variables.pop(handler.name, None)

    def _handler(self, statement: ast.Try, error: BaseException, frame: Frame) -> ast.ExceptHandler | None:
        for handler in statement.handlers:
            self.at(handler.lineno)
            if handler.type is None:
                return handler
            kinds = self.value(handler.type, frame.scope)
            if not all(isinstance(each, type) for each in (kinds if isinstance(kinds, tuple) else (kinds,))):
                raise NotKnown("a handler of something else")
            if isinstance(error, kinds):
                return handler
        return None

    def _with(self, statement: ast.With, frame: Frame, way: list[ast.stmt]) -> Running:
        if way:
            raise NotKnown("in the middle of a with")
        return (yield from self._managed(statement, list(statement.items), frame))

    def _managed(self, statement: ast.With, items: list[ast.withitem], frame: Frame) -> Running:
        if not items:
            return (yield from self.block(statement.body, frame))
        item, *rest = items
        manager = yield from self.evaluate(item.context_expr, frame.scope)
        if not self.is_own(manager) and not isinstance(manager, _MANAGERS) and not pytest_library.is_manager(manager):
            raise NotKnown("a context manager")
        if isinstance(manager, LOCKS[0]) and manager.locked():
            raise NotKnown("a lock that is held")
        entered = native(type(manager).__enter__, manager)
        if item.optional_vars is not None:
            self.bind(item.optional_vars, entered, frame.scope)
        leave = type(manager).__exit__
        line = statement.lineno
        try:
            signal = yield from self._managed(statement, rest, frame)
        except Raised as raised:
            error, left_at = raised.error, frame.left_at or frame.line
            self.report_new(frame, error)
            self.at(line)
            if not native(bool, native(leave, manager, type(error), error, traceback_of(error))):
                frame.left_at = left_at  # as if nothing had run since
                raise
            frame.reported = None
            return NEXT
        self.at(line)
        native(leave, manager, None, None, None)
        return signal


_MANAGERS: Final = (
    contextlib.suppress, contextlib.nullcontext, contextlib.ExitStack, contextlib.closing,
    contextlib._GeneratorContextManager, Redirection, sqlite3.Connection, *LOCKS,
)  # fmt: skip
_SIMPLE: Final[dict[type, Callable[[Any, Any, Frame], Signal | None]]] = {
    ast.Expr: Statements._expression, ast.Assign: Statements._assign, ast.AugAssign: Statements._augment,
    ast.AnnAssign: Statements._annotated, ast.Return: Statements._return, ast.Pass: Statements._pass,
    ast.Break: Statements._break, ast.Continue: Statements._continue, ast.Raise: Statements._raise,
    ast.Assert: Statements._assert, ast.Delete: Statements._delete, ast.Global: Statements._declare,
    ast.Nonlocal: Statements._declare, ast.Import: Statements.import_, ast.ImportFrom: Statements.import_from,
    ast.FunctionDef: Statements._define, ast.AsyncFunctionDef: Statements._define,
    ast.ClassDef: Statements._class,
}  # fmt: skip
Statements.compound = {
    ast.If: Statements._if, ast.While: Statements._while, ast.For: Statements._for, ast.Match: Statements._match,
    ast.Try: Statements._try, ast.TryStar: Statements._try, ast.With: Statements._with,
}  # fmt: skip


def _annotations(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
    """In the order in which they are evaluated."""
    args = node.args
    several = [*args.args, *args.posonlyargs, args.vararg, *args.kwonlyargs, args.kwarg]
    yield from (each.annotation for each in several if each is not None and each.annotation is not None)
    if node.returns is not None:
        yield node.returns


def _may_change(node: ast.AST) -> bool:
    """Whether evaluating an expression may do more than look at values."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="pytest"), attr="param")):
            return False
    return isinstance(node, ast.Call | ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom)


def _handles(handler: ast.ExceptHandler, *names: str) -> bool:
    """Whether a handler is there for exceptions of some names."""
    named = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(isinstance(each, ast.Name) and each.id in names for each in named)


def _is_docstring(statement: ast.stmt, frame: Frame) -> bool:
    node = frame.code.node
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.body[0] is not statement:
        return False
    match statement:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False


def traceback_of(error: BaseException) -> Any:
    """Where an exception came from: any such object will do, for nothing of it is shown."""
    if error.__traceback__ is None:
        try:
            raise error
        except BaseException as raised:
            return raised.__traceback__
    return error.__traceback__


def _set_item(owner: Any, place: Any, value: Any) -> None:
    owner[place] = value


def _delete_item(owner: Any, place: Any) -> None:
    del owner[place]
