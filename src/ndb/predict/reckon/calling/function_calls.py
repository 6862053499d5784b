"""Functions of the program, in frames of their own: calls, generators, lambdas.

A function of the program is, as a value, a function of Python's that leads back here: so classes, sorting, decorators
and iteration are Python's own, and what they call is interpreted. Knows how arguments are bound and which states a
call, a generator or a lambda has; not what statements do.
"""

import ast
import functools
import sys
import types
import weakref
from abc import abstractmethod
from collections.abc import Callable, Generator
from typing import Any, Final

from ndb.predict.reckon.activations import Code, Frame, Scope, Yielded
from ndb.predict.reckon.calling.telling import Telling
from ndb.predict.reckon.doubt import Aside, NotKnown, Raised
from ndb.predict.reckon.program.program_text import ScopeNode
from ndb.predict.reckon.shown.shown_values import GENERATOR, Hidden
from ndb.trace.state import Event

DEEPEST: Final = 130
"""Functions of the program that may wait for each other: each is some twenty of ours."""
Signal = tuple[str, Any]
"""How a block ended: "next", "break", "continue" or "return", and with what."""
NEXT: Final[Signal] = ("next", None)
Running = Generator[Any, Any, Signal]
"""A block that runs; it stops where the program yields."""


class FunctionCalls(Telling):
    """Frames of the program's functions."""

    codes: dict[Any, Code]

    def __init__(self) -> None:
        super().__init__()
        self.cleaning = weakref.WeakSet[Any]()
        """Generators that may do something when they are closed."""

    @abstractmethod
    def make_coroutine(self, code: Code, frame: Frame) -> Any: ...

    @abstractmethod
    def block(self, body: list[ast.stmt], frame: Frame) -> Running: ...

    # Functions as values

    def is_of_program(self, function: types.FunctionType) -> bool:
        return function in self.codes

    def make_function(self, node: ScopeNode, name: str, scope: Scope, of_class: "list[type] | None" = None) -> Any:
        args = getattr(node, "args", None)
        defaults: dict[str, Any] = {}
        if isinstance(args, ast.arguments):
            places = [*args.posonlyargs, *args.args]
            for parameter, default in zip(places[len(places) - len(args.defaults) :], args.defaults, strict=True):
                defaults[parameter.arg] = self.value(default, scope)
            for parameter, each in zip(args.kwonlyargs, args.kw_defaults, strict=True):
                if each is not None:
                    defaults[parameter.arg] = self.value(each, scope)
        info = self.text.info(node)
        inside = self.frame.code.class_name if of_class is None else name_of_class(scope, self.frame.code.class_name)
        text = self.text
        code = Code(node, text, name, scope, defaults, info, text.is_generator(node), of_class, inside)
        made = self._bridge(code)
        code.functions.append(made)
        self.codes[made] = code
        return made

    def make_lambda(self, node: ast.Lambda, scope: Scope) -> Any:
        return self.make_function(node, "<lambda>", scope, self.frame.code.of_class)

    def _bridge(self, code: Code) -> Any:
        """A function of Python's that runs one of the program's; it looks as if it stood where that one stands."""

        enter, program_raised = self.enter, Raised  # its module is the program's, where names may be others

        def bridge(*arguments: Any, **named: Any) -> Any:
            try:
                return enter(code, [*arguments], named)
            except program_raised as raised:
                raise raised.error from None

        disguised = bridge.__code__.replace(co_name=code.name, co_filename=code.text.file, co_firstlineno=code.line)
        made = types.FunctionType(disguised, code.scope.module.variables, code.name, None, bridge.__closure__)
        made.__qualname__ = code.name
        made.__module__ = "__main__"
        made.__doc__ = words_of(code.node)
        return made

    def docstring_of(self, function: Any) -> str | None:
        """What a function of the program says of itself; since 3.13 indents are taken away where it is compiled."""
        function = getattr(function, "__func__", function)
        if function not in self.codes:
            raise NotKnown("attribute __doc__")
        found: str | None = function.__doc__
        if found is not None and "\n" in found and sys.version_info >= (3, 13):
            raise NotKnown("attribute __doc__")
        return found

    def place_of(self, function: Any, name: str) -> str:
        """The module of a function of the program's, or what it is called from there."""
        code = self.codes.get(function)
        info = code.info if code is not None else None
        is_changed = function in self.wrapped or function.__qualname__ != (code.name if code is not None else "")
        if code is None or info is None or is_changed:
            raise NotKnown(f"attribute {name} of function")
        found = code.scope.module.variables.get("__name__") if name == "__module__" else info.code.co_qualname
        if type(found) is not str:
            raise NotKnown(f"attribute {name} of function")
        return found

    # Calling

    def enter(self, code: Code, arguments: list[Any], named: dict[str, Any], back: Frame | None = None) -> Any:
        """Run a function of the program's. `back`: which called it, if that is known."""
        node = code.node
        assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        scope = Scope(self._bound(code, arguments, named), code.text.names(node), code.scope)
        frame = Frame(code, scope, self.depth_of(code), code.line, back=back)
        if isinstance(node, ast.AsyncFunctionDef):
            return self.make_coroutine(code, frame)
        if code.is_generator and not isinstance(node, ast.Lambda):
            return self._generator(frame, self.block(node.body, frame))
        outer, self.frame = self.frame, frame
        try:
            self.tell_call(frame)
            return self._run(frame)
        finally:
            self.frame = outer

    def depth_of(self, code: Code) -> int:
        """At which depth a function runs that is called now: those of which no state tells do not count."""
        depth = self.frame.depth + code.text.is_told
        if depth > DEEPEST:
            raise NotKnown("nested too deeply")
        return depth

    def tell_call(self, frame: Frame) -> None:
        info = frame.code.info
        frame.line = info.line if info is not None else frame.code.line
        self.tell(Event.CALL)
        frame.line = frame.told_line = 0

    def _run(self, frame: Frame) -> Any:
        try:
            value = self._body(frame)
        except Raised as raised:
            self.left_by(frame, raised.error)
            raise
        self.tell(Event.RETURN, value)
        self._check_left(frame, value)
        return value

    def _check_left(self, frame: Frame, value: Any) -> None:
        """A generator that nobody has any more is closed, and goes on for that if it is in the middle of a `try`."""
        for each in frame.scope.variables.values():
            is_made = type(each) is types.GeneratorType and each is not value and each in self.cleaning
            if (is_made and each.gi_suspended) or (type(each) is Hidden and each.text.startswith(GENERATOR)):
                raise NotKnown("a generator that is left in its middle")

    def _body(self, frame: Frame) -> Any:
        node = frame.code.node
        if isinstance(node, ast.Lambda):
            self.at(node.body.lineno)
            try:
                return self.value(node.body, frame.scope)
            except Raised as raised:
                self.report(frame, raised.error)
                raise
        assert isinstance(node, ast.FunctionDef)
        if has_only_words(node):
            self.at(frame.code.end_line)  # where only words stand, its end is all that there is
        running = self.block(node.body, frame)
        try:
            next(running)
        except StopIteration as end:
            kind, value = end.value
            return value if kind == "return" else None
        raise NotKnown("a yield")

    def report(self, frame: Frame, error: BaseException) -> None:
        """A state tells of an exception, once where it is raised."""
        if frame.reported is not error or not frame.raised:
            self.resume(frame)
            frame.reported = error
            frame.raised = True
            self.tell(Event.EXCEPTION, error)

    def report_new(self, frame: Frame, error: BaseException) -> None:
        """Unless a state has told of it."""
        if frame.reported is not error:
            self.report(frame, error)

    def resume(self, frame: Frame) -> None:
        """A frame into which an exception was thrown goes on: only now a state tells of that."""
        if frame.thrown:
            frame.thrown = False
            self.tell(Event.CALL)

    def left_by(self, frame: Frame, error: BaseException) -> None:
        """A frame is left by an exception: its last state tells of it."""
        if not frame.raised:
            self.resume(frame)
            frame.line = frame.left_at or frame.line
            self.tell(Event.EXCEPTION, error)

    def _bound(self, code: Code, arguments: list[Any], named: dict[str, Any]) -> dict[str, Any]:
        """Parameters and what they get."""
        args = code.node.args  # type: ignore[union-attr]
        places = [each.arg for each in (*args.posonlyargs, *args.args)]
        found = dict(zip(places, arguments, strict=False))
        rest, extra = arguments[len(places) :], dict(named)
        for name in (*places[len(args.posonlyargs) :], *(each.arg for each in args.kwonlyargs)):
            if name in extra:
                if name in found:
                    raise self._misfit(code, arguments, named)
                found[name] = extra.pop(name)
        for name in (*places, *(each.arg for each in args.kwonlyargs)):
            if name not in found:
                if name not in code.defaults:
                    raise self._misfit(code, arguments, named)
                found[name] = code.defaults[name]
        if args.vararg is not None:
            found[args.vararg.arg] = tuple(rest)
        elif rest:
            raise self._misfit(code, arguments, named)
        if args.kwarg is not None:
            found[args.kwarg.arg] = extra
        elif extra:
            raise self._misfit(code, arguments, named)
        return found

    def _misfit(self, code: Code, arguments: list[Any], named: dict[str, Any]) -> Raised:
        """What Python says of arguments that do not fit: a function with the same parameters is asked."""
        is_renamed = "__qualname__" in code.text.text or any(self.codes.get(each) is code for each in self.wrapped)
        args = getattr(code.node, "args", None)
        if (code.info is None and code.text.is_told) or is_renamed or not isinstance(args, ast.arguments):
            raise NotKnown("arguments that do not fit")
        plain = [ast.arg(each.arg) for each in (*args.posonlyargs, *args.args)]
        count = len(args.posonlyargs)
        node = ast.Lambda(
            ast.arguments(
                plain[:count],
                plain[count:],
                ast.arg(args.vararg.arg) if args.vararg is not None else None,
                [ast.arg(each.arg) for each in args.kwonlyargs],
                [each and ast.Constant(None) for each in args.kw_defaults],
                ast.arg(args.kwarg.arg) if args.kwarg is not None else None,
                [ast.Constant(None) for _ in args.defaults],
            ),
            ast.Constant(None),
        )
        made: Any = eval(compile(ast.fix_missing_locations(ast.Expression(node)), "<arguments>", "eval"))
        made.__qualname__ = code.text.qualified_name(code.node)
        try:
            made(*arguments, **named)
        except TypeError as error:
            return Raised(error)
        raise NotKnown("arguments that do not fit")

    # Generators

    def make_generator(self, node: ast.GeneratorExp, scope: Scope, items: Any) -> Any:
        info = self.text.info(node)
        around = self.frame.code
        code = Code(node, around.text, "<genexpr>", scope, {}, info, True, around.of_class, around.class_name)
        inner = Scope({}, self.text.names(node), scope, is_comprehension=True)
        frame = Frame(code, inner, self.frame.depth + code.text.is_told)

        def again() -> None:
            self.at(node.lineno, is_jump=True)

        def running() -> Running:
            again()
            try:
                for each in self.clauses(node.generators, inner, items, again):
                    yield self.value(node.elt, each)
            except Raised as raised:
                self.report(frame, raised.error)
                raise
            return "next", None

        return self._generator(frame, running())

    def _generator(self, frame: Frame, running: Running) -> Any:
        """A generator of Python's that runs one of the program's, turn by turn."""

        def generate() -> Generator[Any, Any, Any]:
            begin: Callable[[], Any] = functools.partial(next, running)
            is_first, is_thrown = True, False
            while True:
                try:
                    is_over, value = self.take_turn(frame, begin, is_first, is_thrown)
                except Raised as raised:
                    raised.__traceback__ = None  # it holds frames of ours that hold it
                    raise raised.error from None
                if is_over:
                    return value
                is_first = is_thrown = False
                try:
                    begin = functools.partial(running.send, (yield value))
                except GeneratorExit:
                    self.closed(frame)
                    raise
                except Aside:
                    raise
                except BaseException as error:
                    begin, is_thrown = functools.partial(running.throw, Raised(error)), True

        made = generate()
        if any(isinstance(each, ast.Try | ast.With) for each in ast.walk(frame.code.node)):
            self.cleaning.add(made)
        made.__name__ = frame.code.given_name  # type: ignore[attr-defined]
        made.__qualname__ = frame.code.given_name  # type: ignore[attr-defined]
        return made

    def take_turn(self, frame: Frame, begin: Callable[[], Any], is_first: bool, is_thrown: bool) -> tuple[bool, Any]:
        """From a call state to where it stops next, or to its end: whether it is over, and the value. `begin` has it go
        on; `is_thrown`: with an exception, that reaches first what it waits for."""
        frame.depth = self.depth_of(frame.code)
        outer, self.frame = self.frame, frame
        try:
            frame.thrown = is_thrown and not is_first
            if is_first:
                self.tell_call(frame)
                frame.line = frame.code.line if is_thrown else 0
            elif not is_thrown:
                self.tell(Event.CALL)
            if not is_thrown:
                self._spread(frame)
            is_over, value = self._advanced(frame, begin)
            if not frame.thrown:
                self.tell(Event.RETURN, value.value if isinstance(value, Yielded) else value)
            return is_over, value
        finally:
            self.frame = outer

    def _advanced(self, frame: Frame, begin: Callable[[], Any]) -> tuple[bool, Any]:
        try:
            return False, begin()
        except StopIteration as end:
            kind, value = end.value
            return True, value if kind == "return" else None
        except Raised as raised:
            self.left_by(frame, raised.error)
            raise

    def _spread(self, frame: Frame) -> None:
        """A generator expression over several lines has one line state at every turn."""
        info = frame.code.info
        if info is not None and info.is_spread:
            frame.line = frame.told_line = frame.span = info.line
            self.tell(Event.LINE)

    def closed(self, frame: Frame) -> None:
        """A generator is not gone on with: if anything of it could still run, that is not known."""
        node = frame.code.node
        if any(isinstance(each, ast.Try | ast.With) for each in ast.walk(node)):
            self.steps_left = -1


def has_only_words(node: ast.AST) -> bool:
    """Whether a function is no more than what it says of itself."""
    return isinstance(node, ast.FunctionDef) and len(node.body) == 1 and words_of(node) is not None


def words_of(node: ScopeNode) -> str | None:
    return ast.get_docstring(node, clean=False) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else None


def name_of_class(scope: Scope, otherwise: str) -> str:
    found = scope.variables.get("__qualname__") if scope.is_class else None
    return str(found).split(".")[-1] if found is not None else otherwise
