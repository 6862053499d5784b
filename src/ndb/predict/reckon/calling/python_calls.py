"""Functions of Python's: which may be asked, and those that are more than a computation."""

import ast
import collections
import functools
import inspect
import io
import itertools
import pprint
import re
import sys
import types
import typing
import warnings
import weakref
from abc import abstractmethod
from collections.abc import Callable, Mapping
from inspect import Parameter
from typing import Any, ClassVar, Final

from ndb.predict.reckon.activations import Code, Frame
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
from ndb.predict.reckon.calling.function_calls import FunctionCalls, words_of
from ndb.predict.reckon.doubt import NotKnown, Raised, check_told, has_steady_hash, is_immutable, native
from ndb.predict.reckon.shown.shown_values import (
    UNSEEN,
    FrameView,
    Hidden,
    Outside,
    OwnModule,
    Redirection,
    StandIn,
    Unseen,
)


class Calls(FunctionCalls):
    """Calls of whatever it is."""

    special: ClassVar[Mapping[Any, Callable[[Any, list[Any], dict[str, Any]], Any]]]
    """Functions of Python's that the interpreter itself knows."""
    program_name = ""
    """By which a command line names the program, if that is known."""

    def __init__(self) -> None:
        super().__init__()
        self.wrapped: weakref.WeakKeyDictionary[Any, Any] = weakref.WeakKeyDictionary()
        """Functions that were told which ones they wrap (`functools.wraps`)."""

        self._with_annotations: weakref.WeakSet[Any] = weakref.WeakSet()
        """Functions whose annotations have been evaluated."""

    @abstractmethod
    def import_named(self, name: str) -> Any: ...

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
        if any(isinstance(each, bytearray | memoryview) for each in (*arguments, *named.values())):
            is_search = isinstance(owner, re.Pattern) or getattr(function, "__module__", "") == "re"
            self.shown.are_matches_loose = self.shown.are_matches_loose or is_search
        self.is_spoiled = self.is_spoiled or (isinstance(owner, type) and self.is_own(owner))
        name = getattr(function, "__name__", "")
        self.is_spoiled = self.is_spoiled or (name == "register" and isinstance(owner, type))
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

    def _hash(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 1 or named or not has_steady_hash(arguments[0], self.sets.is_defined):
            raise NotKnown("a hash")
        return native(hash, arguments[0])

    def _dir(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        """Since 3.13 classes have more names than those that are made here."""
        if len(arguments) != 1 or named or not self.is_own(arguments[0]) or sys.version_info >= (3, 13):
            raise NotKnown("dir")
        return native(dir, arguments[0])

    def _vars(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        if len(arguments) != 1 or named:
            raise NotKnown("vars")
        return self.attribute(arguments[0], "__dict__")

    def _compile(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        """Whether a text is an expression: nobody runs what is made of it."""
        match arguments:
            case [str(text), str(), "eval"] if not named and len(text) <= _LONGEST_COMPILED:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    return native(compile, *arguments, dont_inherit=True)
        raise NotKnown("compile")

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

    def _locals(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        """All variables of the function that runs, in the compiler's order; once, for it is one table for them all."""
        frame = self.frame
        code = frame.code.text.code_of(frame.code.node)
        if arguments or named or code is None or not isinstance(frame.code.node, ast.FunctionDef) or frame.has_listed:
            raise NotKnown("locals")
        frame.has_listed = True
        names = dict.fromkeys([*code.co_varnames, *code.co_cellvars])
        if code.co_freevars or any(
            type(frame.scope.variables.get(name)) in (Hidden, Unseen, Outside) for name in names
        ):
            raise NotKnown("locals")
        return {name: frame.scope.variables[name] for name in names if name in frame.scope.variables}

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
        return Redirection(self.redirected[name], arguments[0], f"redirect_{name}")

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
        words = words_of(code.node) if code is not None else None
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

    def _getfullargspec(self, arguments: list[Any], named: dict[str, Any]) -> Any:
        code = self._code_of(arguments, named)
        function = getattr(arguments[0], "__func__", arguments[0])
        if code is None or "__signature__" in vars(function):
            raise NotKnown("inspect")
        found = self._parameters(code)
        places = [each for each in found if each.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
        by_name = [each for each in found if each.kind is Parameter.KEYWORD_ONLY]
        rest = {each.kind: each.name for each in found}
        given = {each.name: each.annotation for each in found if each.annotation is not Parameter.empty}
        returned = getattr(code.node, "returns", None)
        annotations = {"return": self._annotation(returned, code), **given} if returned is not None else given
        return inspect.FullArgSpec(
            [each.name for each in places],
            rest.get(Parameter.VAR_POSITIONAL),
            rest.get(Parameter.VAR_KEYWORD),
            tuple(each.default for each in places if each.default is not Parameter.empty) or None,
            [each.name for each in by_name],
            {each.name: each.default for each in by_name if each.default is not Parameter.empty} or None,
            annotations,
        )

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

    def annotations_of(self, function: Any) -> Any:
        """Evaluated where somebody asks for them; the function that stands for the program's keeps them then."""
        code = self.codes.get(function)
        args = getattr(code.node, "args", None) if code is not None else None
        if code is None or function in self.wrapped or not isinstance(args, ast.arguments):
            raise NotKnown("annotations")
        if function not in self._with_annotations:
            self._with_annotations.add(function)
            taken = [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg]
            given = [(each.arg, each.annotation) for each in taken if each is not None]
            found = [*given, ("return", getattr(code.node, "returns", None))]
            if any(name.startswith("__") for name, _ in found) or (args.posonlyargs and args.args):
                raise NotKnown("annotations")
            function.__annotations__.update(
                {name: self._annotation(node, code) for name, node in found if node is not None}
            )
        return function.__annotations__

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


_LONGEST_COMPILED: Final = 1_000
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
    library.BUILTINS["setattr"]: Calls._setattr, library.BUILTINS["print"]: Calls._print,
    library.BUILTINS["hash"]: Calls._hash, library.BUILTINS["dir"]: Calls._dir,
    library.BUILTINS["vars"]: Calls._vars, library.BUILTINS["compile"]: Calls._compile,
    library.BUILTINS["locals"]: Calls._locals, type: Calls._type,
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
    library.MODULES["inspect"].contents["getfullargspec"]: Calls._getfullargspec,
    library.MODULES["inspect"].contents["getdoc"]: Calls._getdoc,
    library.MODULES["inspect"].contents["iscoroutinefunction"]: Calls._is_coroutine,
    library.MODULES["inspect"].contents["isgeneratorfunction"]: Calls._is_generator,
}  # fmt: skip
