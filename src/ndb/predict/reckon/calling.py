"""Calls: functions of the program run in frames of their own, those of Python's are asked (pure_library.py).

A function of the program is, as a value, a function of Python's that leads back here: so classes, sorting, decorators
and iteration are Python's own, and what they call is interpreted. Knows how arguments are bound and which states a
call, a generator or a lambda has; not what statements do.
"""

import ast
import collections
import functools
import inspect
import io
import itertools
import pprint
import sys
import types
import typing
import weakref
from abc import abstractmethod
from collections.abc import Callable, Generator, Mapping
from inspect import Parameter
from typing import Any, ClassVar, Final

from ndb.predict.reckon.activations import Code, Frame, Gap, Scope, Told, Yielded
from ndb.predict.reckon.allowed import (
    argument_parsers,
    call_limits,
    loggers,
    output_streams,
    pytest_library,
    seeded_dice,
)
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.allowed.pure_library import Library
from ndb.predict.reckon.comprehensions import Comprehensions
from ndb.predict.reckon.doubt import Aside, NotKnown, Raised, check_told, is_immutable, native
from ndb.predict.reckon.jumping import Flight, Jump
from ndb.predict.reckon.program.program_text import ScopeNode
from ndb.predict.reckon.shown.shown_values import GENERATOR, UNSEEN, FrameView, Hidden, OwnModule, ShownValues, StandIn
from ndb.trace.expressions import Expression
from ndb.trace.names import global_name
from ndb.trace.scopes import CodeInfo, is_hidden
from ndb.trace.state import Event

DEEPEST: Final = 130
"""Functions of the program that may wait for each other: each is some twenty of ours."""
Signal = tuple[str, Any]
"""How a block ended: "next", "break", "continue" or "return", and with what."""
NEXT: Final[Signal] = ("next", None)
Running = Generator[Any, Any, Signal]
"""A block that runs; it stops where the program yields."""


class TooManyStates(Aside):
    """Enough for now."""


class Calls(Comprehensions):
    """Frames and their states."""

    shown: ShownValues
    told: list[Told | Gap]
    most_states: int
    tells_inside_from: int
    """How many states are told before those inside lines are, too; 0: they never are."""
    codes: dict[Any, Code]
    special: ClassVar[Mapping[Any, Callable[[Any, list[Any], dict[str, Any]], Any]]]
    """Functions of Python's that the interpreter itself knows."""
    jumps: list[Jump]
    """Still to come."""
    program_name = ""
    """By which a command line names the program, if that is known."""
    flight: Flight | None
    """The jump under way."""
    landed: Flight | None
    """The last one that came to a state."""

    def __init__(self) -> None:
        super().__init__()
        self.cleaning = weakref.WeakSet[Any]()
        """Generators that may do something when they are closed."""
        self.wrapped: weakref.WeakKeyDictionary[Any, Any] = weakref.WeakKeyDictionary()
        """Functions that were told which ones they wrap (`functools.wraps`)."""

    @abstractmethod
    def import_named(self, name: str) -> Any: ...

    @abstractmethod
    def make_coroutine(self, code: Code, frame: Frame) -> Any: ...

    @abstractmethod
    def block(self, body: list[ast.stmt], frame: Frame) -> Running: ...

    # States

    def at(self, line: int, is_jump: bool = False) -> None:
        """The frame comes to a line."""
        frame = self.frame
        info = frame.code.info
        if info is None:
            frame.line = line
            return
        if info.spans is not None:
            start = info.spans.get(line, 0)
            if start and start == frame.span:
                return
            frame.span = start
            line = start or line
        if (line == frame.line and not is_jump) or line < info.first:
            return
        if line < frame.told_line and info.no_steps and (frame.told_line, line) in info.no_steps:
            frame.line = line
            return
        frame.raised, frame.left_at = False, 0
        frame.line = frame.told_line = line
        self.tell(Event.LINE)

    def tell(self, event: Event, value: Any = None) -> None:
        if self.silent or (self.flight is not None and not self._lands(self.flight, event, value)):
            return
        frame = self.frame
        if frame.code.info is None:
            if not self.told or self.told[-1] != Gap(frame.depth):
                self.told.append(Gap(frame.depth))
            return
        if len(self.told) >= self.most_states:
            raise TooManyStates
        self._put(self._state(frame, frame.code.info, event, value))
        if len(self.told) == self.tells_inside_from:
            self.parts = {key: part for each in self.texts for key, part in each.parts.items()}

    def _state(self, frame: Frame, info: CodeInfo, event: Event, value: Any) -> Told:
        self.silent += 1
        try:
            listed = self.listed(frame)
            text = self.shown.text(value) if event in (Event.RETURN, Event.EXCEPTION) else None
        finally:
            self.silent -= 1
        file, begins, line = frame.code.text.file, _line_of_generator(frame), frame.line
        if event is Event.RETURN and info.no_steps and (frame.told_line, line) in info.no_steps:
            line = frame.told_line
        return Told(event, file, line, frame.depth, listed, text, id(frame), "", begins)

    def _put(self, told: Told | Gap) -> None:
        """Tell something; a jump may begin behind it."""
        self.told.append(told)
        if self.jumps and self.jumps[0].after == len(self.told):
            self.flight = Flight(self.jumps.pop(0))

    def _lands(self, flight: Flight, event: Event, value: Any) -> bool:
        """Whether a jump leads to a state, or to the one before it; all others on its way are only counted."""
        frame = self.frame
        info = frame.code.info
        if info is None:
            if not flight.is_return or frame.depth <= flight.jump.depth:
                raise NotKnown("a jump past states that cannot be told")
            return False
        if flight.is_past(event, frame.depth):
            self.land_left(flight)
            return True
        if flight.is_return and frame.depth == flight.jump.depth:
            flight.left_with = self._state(frame, info, event, value) if event is Event.EXCEPTION else None
        lines = frame.code.text.lines
        source = lines[frame.line - 1] if frame.line and not flight.is_return else "<module>"
        if not flight.is_there(event, frame.depth, source):
            return False
        self.flight, self.landed = None, flight
        return True

    def land_left(self, flight: Flight) -> None:
        """The function in which a jump began has been left: with an exception, of which its last state told."""
        if flight.left_with is None:
            raise NotKnown("how a function was left")
        self.flight, self.landed = None, flight
        self._put(flight.left_with)

    def tell_inside(self, part: Expression, value: Any) -> None:
        """A part of a line has its value. One that has no text is left out: lines can be told all the same."""
        if self.silent or self.flight is not None:
            return
        frame = self.frame
        if len(self.told) >= self.most_states:
            raise TooManyStates
        self.silent += 1
        try:
            text = self.shown.text(value)
        except NotKnown:
            text = None
        finally:
            self.silent -= 1
        if frame.code.info is None or text is None:
            self._put(Gap(frame.depth, is_inside=True))
            return
        event = Event.ROUND if part.is_round else Event.EXPRESSION
        begins = _line_of_generator(frame)
        file = frame.code.text.file
        self._put(Told(event, file, part.line, frame.depth, {}, text, id(frame), part.text, begins))

    def listed(self, frame: Frame) -> dict[str, str]:
        """The variables that a state shows, as text."""
        info, scope = frame.code.info, frame.scope
        assert info is not None
        found = self._listed_of_body(scope) if info.names is None else {}
        for name in info.names or ():
            owner = scope if name in scope.variables else scope.find(name)
            if owner is not None and owner.outer is not None and name in owner.variables:
                found[name] = self.shown.text(owner.variables[name])
        module = scope.module.variables
        for name in info.global_names:
            if name in module and self.shown.is_listed(module[name]):
                found[global_name(name)] = self.shown.text(module[name])
        return found

    def _listed_of_body(self, scope: Scope) -> dict[str, str]:
        """Of the body of a class or a module: all data that it has named so far."""
        items = [(name, value) for name, value in scope.variables.items() if not is_hidden(name)]
        return {name: self.shown.text(value) for name, value in items if self.shown.is_listed(value)}

    # Functions as values

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
        made.__doc__ = _docstring(code.node)
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

    def call(self, function: Any, arguments: list[Any], named: dict[str, Any]) -> Any:
        kind = type(function)
        if kind is types.FunctionType and function in self.codes:
            return self.enter(self.codes[function], arguments, named, self.frame)
        if kind is types.MethodType and type(function.__func__) is types.FunctionType:
            code = self.codes.get(function.__func__)
            if code is not None:
                return self.enter(code, [function.__self__, *arguments], named, self.frame)
        if self.is_own(function):
            return native(function, *arguments, **named)
        if getattr(function, "__qualname__", "") == "singledispatch.<locals>.register" and len(arguments) == 1:
            arguments = self._with_class(arguments[0])
        if len(arguments) == 1 and not named and self._is_own_part(arguments[0]):
            if pytest_library.is_mark(function):
                return arguments[0]
            if pytest_library.is_fixture(function):
                return UNSEEN
        if loggers.is_setting(function) and not named:
            return loggers.check_setting(arguments)
        if loggers.is_telling(function):
            return self._log([*arguments, *named.values()])
        special = self.special.get(function) if isinstance(function, _FUNCTIONS) else None
        if special is not None:
            return special(self, arguments, named)
        if function is argument_parsers.Parser and named.get("prog") is None and not arguments and self.program_name:
            named = {**named, "prog": self.program_name}
        if kind in _UNBOUND and arguments and isinstance(arguments[0], function.__objclass__):
            function, arguments = function.__get__(arguments[0]), arguments[1:]
        self._check(function, arguments, named)
        is_endless = self._is_endless(function, arguments)
        arguments, named = call_limits.guarded(function, arguments, named)
        made = native(function, *arguments, **named)
        if is_endless:
            self.endless[id(made)] = made
        if function in _MAKING_CLASSES and isinstance(made, type):
            made.__module__ = "__main__"
            self.own_classes.add(made)
        return made

    def _is_own_part(self, value: Any) -> bool:
        """Whether a value is a function or a class of the program's."""
        return (type(value) is types.FunctionType and value in self.codes) or (
            isinstance(value, type) and self.is_own(value)
        )

    def _check(self, function: Any, arguments: list[Any], named: dict[str, Any]) -> None:
        if not self.is_allowed(function):
            raise NotKnown(f"call of {getattr(function, '__name__', function)}")
        call_limits.check_call(function, tuple(arguments), named)
        owner = getattr(function, "__self__", None)
        self.is_spoiled = self.is_spoiled or (isinstance(owner, type) and self.is_own(owner))
        name = getattr(function, "__name__", "")
        if owner is not None and (name in call_limits.CHANGING or name in call_limits.CHANGING_BY_NAME):
            self.check_change(owner)
        if owner is not None and function.__name__ in call_limits.COMPARING:
            self.check_equal(*arguments)
        if call_limits.changes_first(function) and arguments:
            self.check_change(arguments[0])

    def _is_endless(self, function: Any, arguments: list[Any]) -> bool:
        """Whether a call makes an iterator that does not end by itself; NotKnown where one would be gone through."""
        if function in (itertools.count, itertools.cycle) or (function is itertools.repeat and len(arguments) == 1):
            return True
        ends = [id(each) not in self.endless for each in arguments]
        if all(ends) or function in _TAKING:
            return False
        if function not in _PASSING:
            raise NotKnown("without end")
        return not (function in (zip, map) and any(ends[function is map :]))

    def is_allowed(self, function: Any) -> bool:
        """Whether a function of Python's was come by as pure_library.py allows: there is no other way to one."""
        return callable(function) and not isinstance(function, Library)

    def enter(self, code: Code, arguments: list[Any], named: dict[str, Any], back: Frame | None = None) -> Any:
        """Run a function of the program's. `back`: which called it, if that is known."""
        node = code.node
        assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        scope = Scope(self._bound(code, arguments, named), code.text.names(node), code.scope)
        depth = self.frame.depth + 1
        if depth > DEEPEST:
            raise NotKnown("nested too deeply")
        frame = Frame(code, scope, depth, code.line, back=back)
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
        if code.info is None or is_renamed or not isinstance(args, ast.arguments):
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
        made.__qualname__ = code.info.code.co_qualname
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
        frame = Frame(code, inner, self.frame.depth + 1)

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
        outer, self.frame = self.frame, frame
        frame.depth = outer.depth + 1
        try:
            if frame.depth > DEEPEST:
                raise NotKnown("nested too deeply")
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

    # Functions of Python's that are more than a computation

    def _getattr(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        owner, name, *default = arguments
        if type(name) is not str:
            raise NotKnown("getattr")
        try:
            return self.attribute(owner, name)
        except Raised as raised:
            if default and isinstance(raised.error, AttributeError):
                return default[0]
            raise

    def _hasattr(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        owner, name = arguments
        if name == "__wrapped__" and type(owner) is types.FunctionType:
            return owner in self.wrapped
        if name == "pytestmark":
            raise NotKnown("the marks of a test")
        if self.is_own(owner) and not name.startswith("__"):
            return native(hasattr, owner, name)
        if name in ("__iter__", "__len__", "__getitem__", "__next__", "__call__") and not isinstance(owner, Library):
            return native(hasattr, owner, name)
        if type(owner) is Library:
            return self._has(owner.name, name)
        if type(owner) is not OwnModule and not hasattr(owner, name):
            return False
        return self.attribute(owner, name) is not None or True

    def _has(self, module: str, name: str) -> bool:
        """Whether a module of Python's has something, as far as no program can have set it."""
        found = sys.modules.get(module) if module.partition(".")[0] in sys.stdlib_module_names else None
        value = getattr(found, name, None)
        is_made = isinstance(value, types.ModuleType) or hasattr(found, "__path__")  # by imports
        if found is None or name.startswith("_") or is_made or any(name in text.touched for text in self.texts):
            raise NotKnown(f"{module}.{name}")
        return hasattr(found, name)

    def _setattr(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        owner, name, value = arguments
        return self.set_attribute(owner, name, value)

    def _set_of_object(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        owner, name, value = arguments
        if not self.is_own(owner) or isinstance(owner, type) or name.startswith("__"):
            raise NotKnown("setting an attribute")
        self.check_change(owner)
        return native(object.__setattr__, owner, name, value)

    def _type(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 3 or named:
            if len(arguments) != 1 or named:
                raise NotKnown("a class made by type")
            return type(arguments[0])
        name, bases, contents = arguments
        is_plain = type(name) is str and type(bases) is tuple and type(contents) is dict
        if not is_plain or not all(base is object or self.is_own(base) for base in bases):
            raise NotKnown("a class made by type")
        made = native(type, name, bases, {**contents, "__module__": "__main__"})
        self.own_classes.add(made)
        return made

    def _import_module(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 1 or named or type(arguments[0]) is not str or arguments[0].startswith("."):
            raise NotKnown("import_module")
        return self.import_named(arguments[0])

    def _with_class(self, registered: Any) -> list[Any]:
        """What a function is registered for by `singledispatch`: a class, or the one that its first parameter has."""
        if isinstance(registered, type):
            return [registered]
        code = self.codes.get(registered) if type(registered) is types.FunctionType else None
        args = getattr(code.node, "args", None) if code is not None else None
        places = [*args.posonlyargs, *args.args] if args is not None else []
        if code is None or not places or not isinstance(places[0].annotation, ast.Name):
            raise NotKnown("annotations")
        kind = self.look_up(places[0].annotation.id, code.scope)
        if not isinstance(kind, type):
            raise NotKnown("annotations")
        return [kind, registered]

    def _log(self, told: list[Any]) -> None:
        """Whether a logger makes a text of what it is told is for others to say; of plain data nobody can tell."""
        self._check_errors_unread()
        if not all(isinstance(each, BaseException) or is_immutable(each) or type(each) in _PLAIN for each in told):
            raise NotKnown("an object that is logged")
        if any(self.is_own(each) for each in told):
            raise NotKnown("an object that is logged")

    def _print(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        file = named.get("file")
        if file is None and self.redirected["stdout"]:
            file = named["file"] = self.redirected["stdout"][-1]
        if set(named) - {"sep", "end", "flush", "file"}:
            raise NotKnown("printing otherwise")
        if isinstance(file, io.StringIO) or self.is_own(file):
            self.check_change(file)
            for each in arguments:
                check_told(each)
            return native(print, *arguments, **named)
        if file is not None and not output_streams.is_stream(file):
            raise NotKnown("printing somewhere")
        for each in arguments:
            self.call(str, [each], {})
        return None

    def _redirect_out(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        return self._redirection("stdout", arguments, named)

    def _redirect_errors(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        return self._redirection("stderr", arguments, named)

    def _redirection(self, name: str, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 1 or named or type(arguments[0]) is not io.StringIO:
            raise NotKnown("where something is written")
        return Redirection(self.redirected[name], arguments[0])

    def _seed(self, arguments: list[Any], named: dict[str, Any]) -> None:
        self.dice = None
        self.dice = seeded_dice.seeded(arguments, named)

    def _seeded(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        return seeded_dice.seeded(arguments, named)

    def draw(self, name: str, arguments: list[Any], named: dict[str, Any]) -> Any:
        """What the dice of the module `random` show."""
        if self.dice is None:
            raise NotKnown("the dice")
        if name == "shuffle" and arguments:
            self.check_change(arguments[0])
        return self.call(seeded_dice.draw(self.dice, name), arguments, named)

    def _pprint(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if self.redirected["stdout"]:
            raise NotKnown("where something is written")
        if len(arguments) != 1 or set(named) - {"width", "depth", "indent", "compact", "sort_dicts"}:
            raise NotKnown("printing otherwise")
        self.call(pprint.pformat, arguments, named)

    def _pp(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        return self._pprint(arguments, {"sort_dicts": False, **named})

    def _sleep(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if named or len(arguments) != 1 or type(arguments[0]) not in (int, float) or not 0 <= arguments[0] < 1e6:
            raise NotKnown("sleep")

    def _warn(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        """Where nothing is said of what becomes of warnings, they change nothing."""
        self._check_errors_unread()
        if any(word in text.text for text in self.texts for word in _OF_WARNINGS) or not arguments:
            raise NotKnown("what becomes of a warning")
        if type(arguments[0]) is not str:
            raise NotKnown("a warning of another kind")

    def _check_errors_unread(self) -> None:
        if any(self.redirected.values()):
            raise NotKnown("where something is written")

    def _getframe(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        frame: Frame | None = self.frame
        for _ in range(arguments[0] if arguments and type(arguments[0]) is int else 0):
            frame = frame.back if frame is not None else None
        if frame is None:
            raise NotKnown("which function called")
        return FrameView(frame)

    def _code_of(self, arguments: list[Any], named: dict[str, Any]) -> Code | None:
        """Of a function of the program's, or of a method."""
        if len(arguments) != 1 or named:
            raise NotKnown("inspect")
        function = getattr(arguments[0], "__func__", arguments[0])
        if type(function) is types.FunctionType and function not in self.codes:
            raise NotKnown("inspect")
        return self.codes.get(function) if type(function) is types.FunctionType else None

    def _is_coroutine(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        code = self._code_of(arguments, named)
        return code is not None and isinstance(code.node, ast.AsyncFunctionDef) and not code.is_generator

    def _is_generator(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        code = self._code_of(arguments, named)
        return code is not None and isinstance(code.node, ast.FunctionDef) and code.is_generator

    def _getdoc(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        code = self._code_of(arguments, named)
        words = _docstring(code.node) if code is not None else None
        if words is None:
            raise NotKnown("inspect")  # it may be another's
        return inspect.cleandoc(words)

    def _signature(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        function = arguments[0] if arguments else None
        while type(function) is types.FunctionType and function in self.wrapped:
            function = self.wrapped[function]
        code = self._code_of([function], named)
        if code is None or "__signature__" in vars(getattr(function, "__func__", function)):
            raise NotKnown("inspect")
        found = self._parameters(code)
        if type(function) is types.MethodType:
            if not found or found[0].kind not in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD):
                raise NotKnown("inspect")
            del found[0]
        returned = getattr(code.node, "returns", None)
        given = self._annotation(returned, code) if returned is not None else inspect.Signature.empty
        return native(inspect.Signature, found, return_annotation=given)

    def _parameters(self, code: Code) -> list[Parameter]:
        args: ast.arguments = code.node.args  # type: ignore[union-attr]
        kinds = [
            *((each, Parameter.POSITIONAL_ONLY) for each in args.posonlyargs),
            *((each, Parameter.POSITIONAL_OR_KEYWORD) for each in args.args),
            *((each, Parameter.VAR_POSITIONAL) for each in (args.vararg,) if each is not None),
            *((each, Parameter.KEYWORD_ONLY) for each in args.kwonlyargs),
            *((each, Parameter.VAR_KEYWORD) for each in (args.kwarg,) if each is not None),
        ]
        found: list[Parameter] = []
        for each, kind in kinds:
            default = code.defaults.get(each.arg, Parameter.empty)
            given = self._annotation(each.annotation, code) if each.annotation is not None else Parameter.empty
            found.append(Parameter(each.arg, kind, default=default, annotation=given))
        return found

    def _annotation(self, node: ast.expr, code: Code) -> Any:
        """What an annotation is to those who ask for it."""
        if code.text.has_texts_for_annotations:
            written, usual = ast.get_source_segment(code.text.text, node), ast.unparse(node)
            if written != usual:
                raise NotKnown("annotations")  # how the compiler writes it
            return usual
        if sys.version_info >= (3, 14):
            raise NotKnown("annotations")
        frame = self.frame
        place = frame.line, frame.told_line, frame.span, frame.raised
        self.silent += 1
        try:
            return self.value(node, code.scope)
        finally:
            self.silent -= 1
            frame.line, frame.told_line, frame.span, frame.raised = place

    def _wraps(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 1 or named:
            raise NotKnown("wraps")
        wrapped = arguments[0]
        return StandIn(lambda function: self._update_wrapper([function, wrapped], {}), functools.wraps(wrapped))

    def _update_wrapper(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        """A function gets the name of another, and all that is set of it."""
        if len(arguments) != 2 or named:
            raise NotKnown("wraps")
        function, wrapped = arguments
        inner = wrapped.__func__ if isinstance(wrapped, types.MethodType) else wrapped
        if type(function) is not types.FunctionType or type(inner) is not types.FunctionType:
            raise NotKnown("wraps")
        self.check_change(function)
        functools.update_wrapper(function, inner)
        function.__module__ = "__main__"
        del function.__wrapped__  # type: ignore[attr-defined]
        self.wrapped[function] = wrapped
        return function


class Redirection:
    """Has what is written go elsewhere for a while."""

    __slots__ = ("_stack", "_target")

    def __init__(self, stack: list[Any], target: Any) -> None:
        self._stack, self._target = stack, target

    def __enter__(self) -> Any:
        self._stack.append(self._target)
        return self._target

    def __exit__(self, *error: object) -> None:
        self._stack.pop()


def has_only_words(node: ast.AST) -> bool:
    """Whether a function is no more than what it says of itself."""
    return isinstance(node, ast.FunctionDef) and len(node.body) == 1 and _docstring(node) is not None


def _docstring(node: ScopeNode) -> str | None:
    return ast.get_docstring(node, clean=False) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else None


def _line_of_generator(frame: Frame) -> int:
    """The line of a generator expression; 0 of everything else."""
    if not isinstance(frame.code.node, ast.GeneratorExp):
        return 0
    return frame.code.info.line if frame.code.info is not None else frame.code.line


def name_of_class(scope: Scope, otherwise: str) -> str:
    found = scope.variables.get("__qualname__") if scope.is_class else None
    return str(found).split(".")[-1] if found is not None else otherwise


_UNBOUND: Final = (types.WrapperDescriptorType, types.MethodDescriptorType)
_PLAIN: Final = (list, dict, set, tuple, frozenset, float, bytearray)
_TAKING: Final = [next, itertools.islice, itertools.takewhile, isinstance, type]
"""Functions that take no more than they need of an iterator."""
_PASSING: Final = [
    zip, map, filter, enumerate, iter, itertools.accumulate, itertools.starmap, itertools.chain, itertools.pairwise,
    itertools.filterfalse, itertools.dropwhile,
]  # fmt: skip
"""Functions whose iterators go on as long as those that they are given."""
_OF_WARNINGS: Final = ("simplefilter", "filterwarnings", "catch_warnings", "showwarning", "resetwarnings")


def _drawing(name: str) -> Callable[[Calls, list[Any], dict[str, Any]], Any]:
    return lambda calls, arguments, named: calls.draw(name, arguments, named)


_MAKING_CLASSES: Final = [collections.namedtuple, typing.NamedTuple]
_FUNCTIONS: Final = (type, types.WrapperDescriptorType, types.BuiltinFunctionType, types.FunctionType)
Calls.special = {
    library.BUILTINS["getattr"]: Calls._getattr, library.BUILTINS["hasattr"]: Calls._hasattr,
    library.BUILTINS["setattr"]: Calls._setattr, library.BUILTINS["print"]: Calls._print, type: Calls._type,
    functools.wraps: Calls._wraps, functools.update_wrapper: Calls._update_wrapper,
    library.MODULES["importlib"].contents["import_module"]: Calls._import_module,
    object.__setattr__: Calls._set_of_object,
    library.MODULES["time"].contents["sleep"]: Calls._sleep, library.MODULES["warnings"].contents["warn"]: Calls._warn,
    library.MODULES["sys"].contents["_getframe"]: Calls._getframe,
    library.MODULES["contextlib"].contents["redirect_stdout"]: Calls._redirect_out,
    library.MODULES["contextlib"].contents["redirect_stderr"]: Calls._redirect_errors,
    seeded_dice.CONTENTS["seed"]: Calls._seed, seeded_dice.CONTENTS["Random"]: Calls._seeded,
    **{seeded_dice.CONTENTS[name]: _drawing(name) for name in seeded_dice.DRAWING},
    library.MODULES["pprint"].contents["pprint"]: Calls._pprint, library.MODULES["pprint"].contents["pp"]: Calls._pp,
    library.MODULES["inspect"].contents["signature"]: Calls._signature,
    library.MODULES["inspect"].contents["getdoc"]: Calls._getdoc,
    library.MODULES["inspect"].contents["iscoroutinefunction"]: Calls._is_coroutine,
    library.MODULES["inspect"].contents["isgeneratorfunction"]: Calls._is_generator,
}  # fmt: skip
