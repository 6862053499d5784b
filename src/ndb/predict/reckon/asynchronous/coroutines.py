"""Coroutines and async generators: objects of Python's own whose code is the program's, interpreted turn by turn.

So tasks, locks, queues and context managers of `asyncio` are Python's own, too, and wait for each other as they do in a
run. An exception that is thrown into one goes to the innermost first, and those around it are told only once they go on
themselves. Knows frames and states; not which loop runs them.
"""

import ast
import asyncio
import contextlib
import dis
import types
import weakref
from abc import abstractmethod
from collections.abc import AsyncGenerator, Callable, Generator
from functools import partial
from itertools import pairwise
from typing import Any, Final

from ndb.predict.reckon.activations import Code, Frame, Yielded
from ndb.predict.reckon.asynchronous.suspending import Evaluating, Item
from ndb.predict.reckon.calling.function_calls import NEXT, Running
from ndb.predict.reckon.doubt import NotKnown, Raised, native
from ndb.predict.reckon.executing import Statements, traceback_of

_WITHIN: Final = (ast.Try, ast.TryStar, ast.With, ast.AsyncWith)


class Turns:
    """One coroutine of the program's, as what Python's own waits for."""

    __slots__ = ("frame", "is_begun", "is_over", "machine", "running")

    def __init__(self, machine: "Coroutines", frame: Frame, running: Running) -> None:
        self.machine, self.frame, self.running = machine, frame, running
        self.is_begun = self.is_over = False

    def __await__(self) -> "Turns":
        return self

    def __iter__(self) -> "Turns":
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def send(self, value: Any) -> Any:
        return self._gone_on(partial(self.running.send, value) if self.is_begun else partial(next, self.running), False)

    def throw(self, kind: Any, value: Any = None, trace: Any = None) -> Any:
        return self._gone_on(partial(self.running.throw, Raised(_thrown(kind, value))), True)

    def close(self) -> None:
        if not self.is_over:
            self.running.close()
            self._end()

    def _gone_on(self, begin: Callable[[], Any], is_thrown: bool) -> Any:
        is_over, value = self.step(begin, is_thrown)
        if is_over:
            raise StopIteration(value)
        return value

    def step(self, begin: Callable[[], Any], is_thrown: bool) -> tuple[bool, Any]:
        """To the next stop, or to the end: whether it is over, and the value. What is raised comes as it is."""
        is_first, self.is_begun = not self.is_begun, True
        if is_first:
            self.machine.unawaited.pop(id(self), None)
        is_over = True
        try:
            is_over, value = self.machine.turn(self.frame, begin, is_first, is_thrown)
        except Exception as error:
            raise _seen_from_outside(error, self.frame) from None
        finally:
            if is_over:
                self._end()
        return is_over, value

    def _end(self) -> None:
        """As in a run, what only its variables held is gone."""
        self.is_over = True
        del self.frame, self.running

    def begin(self, sent: Any, error: BaseException | None) -> "_Step":
        if error is not None:
            return _Step(self, partial(self.running.throw, Raised(error)), True)
        return _Step(self, partial(self.running.send, sent) if self.is_begun else partial(next, self.running), False)


class _Step:
    """An async generator on its way to what it gives next: waits for what it waits for, and ends with that."""

    __slots__ = ("_begin", "_is_thrown", "_turns")

    def __init__(self, turns: Turns, begin: Callable[[], Any], is_thrown: bool) -> None:
        self._turns, self._is_thrown = turns, is_thrown
        self._begin: Callable[[], Any] | None = begin

    def __await__(self) -> "_Step":
        return self

    def __iter__(self) -> "_Step":
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def send(self, value: Any) -> Any:
        begin, self._begin = self._begin, None
        if begin is None:
            return self._gone_on(partial(self._turns.running.send, value), False)
        return self._gone_on(begin, self._is_thrown)

    def throw(self, kind: Any, value: Any = None, trace: Any = None) -> Any:
        return self._gone_on(partial(self._turns.running.throw, Raised(_thrown(kind, value))), True)

    def close(self) -> None:
        self._turns.close()

    def _gone_on(self, begin: Callable[[], Any], is_thrown: bool) -> Any:
        is_over, value = self._turns.step(begin, is_thrown)
        if is_over or isinstance(value, Yielded):
            raise StopIteration((is_over, value))
        return value


def _thrown(kind: Any, value: Any) -> BaseException:
    found = kind if isinstance(kind, BaseException) else value if value is not None else kind()
    assert isinstance(found, BaseException)
    return found


def _seen_from_outside(error: BaseException, frame: Frame) -> BaseException:
    kind = "async generator" if frame.code.is_generator else "coroutine"
    for each in (StopIteration, StopAsyncIteration):
        if isinstance(error, each) and (each is StopIteration or frame.code.is_generator):
            found = RuntimeError(f"{kind} raised {each.__name__}")
            found.__cause__ = error
            return found
    return error


class Coroutines(Statements):
    """One program's coroutines."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: weakref.WeakKeyDictionary[Any, Turns] = weakref.WeakKeyDictionary()
        """By the objects of Python's."""
        self.unawaited: dict[int, Any] = {}
        """Those that have not begun."""

    @abstractmethod
    def halt(self, error: BaseException) -> None:
        """It cannot be gone on with: whoever of Python's takes this for an exception of the program's is stopped."""

    @property
    def is_in_loop(self) -> bool:
        """Whether something may go on, as long as a loop runs."""
        return asyncio.events._get_running_loop() is not None and not self.is_halted

    @property
    @abstractmethod
    def is_halted(self) -> bool: ...

    # Making them

    def make_coroutine(self, code: Code, frame: Frame) -> Any:
        assert isinstance(code.node, ast.AsyncFunctionDef)
        turns = Turns(self, frame, self._all_of(code.node, frame))
        made: Any = _given_by(turns) if code.is_generator else _waiting_for(turns)
        made.__name__ = made.__qualname__ = code.given_name
        self.turns[made] = turns
        if not code.is_generator:
            self.unawaited[id(turns)] = made
        return made

    def close_coroutines(self) -> None:
        """What never began is no oversight of ours, of which Python would warn."""
        for each in self.unawaited.values():
            each.close()
        self.unawaited.clear()

    def _all_of(self, node: ast.AsyncFunctionDef, frame: Frame) -> Running:
        if len(node.body) == 1 and ast.get_docstring(node, clean=False) is not None:
            self.at(frame.code.end_line)  # where only words stand, its end is all that there is
        return (yield from self.block(node.body, frame))

    def turn(self, frame: Frame, begin: Callable[[], Any], is_first: bool, is_thrown: bool) -> tuple[bool, Any]:
        """One turn of a coroutine; its exceptions are the program's own."""
        self.check_running()
        try:
            return self.take_turn(frame, begin, is_first, is_thrown)
        except Raised as raised:
            raised.__traceback__ = None  # it holds frames of ours that hold it
            raise raised.error from None
        except GeneratorExit:
            raise
        except BaseException as error:
            self.halt(error)
            raise

    @abstractmethod
    def check_running(self) -> None:
        """NotKnown where it was halted."""

    # Waiting

    def awaited(self, value: Any) -> Evaluating:
        return self.delegated(self._waited_for(value))

    def _waited_for(self, value: Any) -> Any:
        """What has the turns of something that is waited for."""
        if type(value) is types.CoroutineType:
            if value.cr_await is not None or value.cr_running:
                raise Raised(RuntimeError("coroutine is being awaited already"))
            return value
        method = getattr(type(value), "__await__", None)
        if method is None:
            raise Raised(TypeError(f"object {type(value).__name__} can't be used in 'await' expression"))
        return native(method, value)

    def each_awaited(self, items: Any) -> Evaluating:
        """What an async iterator gives, each as an Item, beside what is waited for meanwhile."""
        begin = getattr(type(items), "__aiter__", None)
        if begin is None:
            kind = type(items).__name__
            raise Raised(TypeError(f"'async for' requires an object with __aiter__ method, got {kind}"))
        iterator = native(begin, items)
        further = getattr(type(iterator), "__anext__", None)
        if further is None:
            raise NotKnown("an async iterator that is none")
        while True:
            try:
                item = yield from self.awaited(native(further, iterator))
            except Raised as raised:
                if not isinstance(raised.error, StopAsyncIteration):
                    raise
                self.resume(self.frame)
                return
            self.steps_left -= 1
            if self.steps_left < 0:
                raise NotKnown("too long")
            yield Item(item)

    # Statements

    def _async_for(self, statement: ast.AsyncFor, frame: Frame, way: list[ast.stmt]) -> Running:
        if way:
            raise NotKnown("in the middle of an async for")
        line = statement.lineno
        items = yield from self.evaluate(statement.iter, frame.scope)
        self.at(line)
        source = self.each_awaited(items)
        del items
        begin: Callable[[], Any] = source.__next__
        while True:
            try:
                item = begin()
            except StopIteration:
                break
            if not isinstance(item, Item):
                try:
                    begin = partial(source.send, (yield item))
                except Raised as raised:
                    begin = partial(source.throw, raised)
                continue
            begin = source.__next__
            self.bind(statement.target, item.value, frame.scope)
            kind, value = yield from self.block(statement.body, frame)
            if kind == "break":
                return NEXT
            if kind == "return":
                return kind, value
            self.at(line, is_jump=True)
        return (yield from self.block(statement.orelse, frame))

    def _async_with(self, statement: ast.AsyncWith, frame: Frame, way: list[ast.stmt]) -> Running:
        if way:
            raise NotKnown("in the middle of a with")
        return (yield from self._async_managed(statement, list(statement.items), frame))

    def _async_managed(self, statement: ast.AsyncWith, items: list[ast.withitem], frame: Frame) -> Running:
        if not items:
            return (yield from self.block(statement.body, frame))
        item, *rest = items
        manager = yield from self.evaluate(item.context_expr, frame.scope)
        enter = getattr(type(manager), "__aenter__", None)
        leave = getattr(type(manager), "__aexit__", None)
        if enter is None or leave is None or not (self.is_own(manager) or self.is_manager(manager)):
            raise NotKnown("a context manager")
        self._here(item.context_expr)
        entered = yield from self.awaited(native(enter, manager))
        if item.optional_vars is not None:
            self.bind(item.optional_vars, entered, frame.scope)
        line = statement.lineno
        try:
            signal = yield from self._async_managed(statement, rest, frame)
        except Raised as raised:
            error, left_at = raised.error, frame.left_at or frame.line
            self.report_new(frame, error)
            self.resume(frame)
            self.at(line)
            is_kept = yield from self.awaited(native(leave, manager, type(error), error, traceback_of(error)))
            if not native(bool, is_kept):
                frame.left_at = left_at  # as if nothing had run since
                raise
            frame.reported = None
            return NEXT
        if signal is NEXT and (behind := _line_behind(frame.code, statement)):
            self.at(behind)
        self.at(line)
        yield from self.awaited(native(leave, manager, None, None, None))
        return signal

    @staticmethod
    def is_manager(manager: Any) -> bool:
        """Whether one of Python's own may be entered: the loop's, and those that only call what they are given."""
        if isinstance(manager, contextlib.nullcontext | contextlib.AsyncExitStack | contextlib.aclosing):
            return True
        return type(manager).__module__.startswith("asyncio.") or isinstance(
            manager, contextlib._AsyncGeneratorContextManager
        )

    compound: Final = {  # type: ignore[misc]
        **Statements.compound, ast.AsyncFor: _async_for, ast.AsyncWith: _async_with,
    }  # fmt: skip


def _line_behind(code: Code, statement: ast.AsyncWith) -> int:
    """The line of what the compiler of 3.11 leaves between the body of an `async with` and its end: that of what it
    compiled last, which is not always where one comes from. 0 where it leaves nothing."""
    if code.info is None:
        return 0
    inside = range(statement.body[0].lineno, (statement.body[-1].end_lineno or 0) + 1)
    for one, following in pairwise(dis.get_instructions(code.info.code)):
        lines = [each.positions.lineno if each.positions is not None else None for each in (one, following)]
        is_end = following.opname == "LOAD_CONST" and following.argval is None and lines[1] == statement.lineno
        if one.opname == "NOP" and is_end and lines[0] in inside:
            return lines[0] or 0
    return 0


async def _waiting_for(turns: Turns) -> Any:
    return await turns


async def _given_by(turns: Turns) -> AsyncGenerator[Any, Any]:
    sent, error = None, None
    while True:
        is_over, value = await turns.begin(sent, error)
        if is_over:
            return
        sent = error = None
        try:
            sent = yield value.value
        except BaseException as thrown:
            if isinstance(thrown, GeneratorExit) and not (turns.machine.is_in_loop and is_guarded(turns.frame)):
                turns.close()
                raise
            error = thrown
        del value


def is_guarded(frame: Frame) -> bool:
    """Whether something of a function would still run if it were left where it stopped."""
    return frame.stopped_at is not None and _is_within(frame.code.node, frame.stopped_at)


def _is_within(around: ast.AST, node: ast.AST) -> bool:
    return any(any(each is node for each in ast.walk(block)) for block in _blocks(around))


def _blocks(function: ast.AST) -> Generator[ast.AST, None, None]:
    """What of a function is left by way of something else of it."""
    for each in ast.walk(function):
        match each:
            case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=final):
                yield from body
                yield from handlers
                yield from (*orelse, *final) if final else ()
            case ast.TryStar(body=body, handlers=handlers, orelse=orelse):
                yield from (*body, *handlers, *orelse)
            case ast.With(body=body) | ast.AsyncWith(body=body):
                yield from body
