"""The interpreter: from a state on, the states that come, as long as they can be known.

Nothing of the program is run: its statements are interpreted, with what of Python's library only computes. Started at a
call or a line, it goes on until something is not known or enough was told. Knows one program; nothing of walks.
"""

import ast
import functools
import logging
import sys
import types
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from enum import Enum
from pathlib import PurePath
from typing import Any, Final

from ndb.predict.reckon.activations import Code, Frame, Gap, Given, Scope, Told
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.asynchronous.running import LoopRuns
from ndb.predict.reckon.asynchronous.worlds import worlds
from ndb.predict.reckon.calling.function_calls import Running, has_only_words
from ndb.predict.reckon.calling.telling import TooManyStates
from ndb.predict.reckon.doubt import NotKnown, Raised, is_fixed, is_immutable, shows_nothing
from ndb.predict.reckon.given_values import check_alone, is_meant, keeps_nothing
from ndb.predict.reckon.importing import NO_NAMES
from ndb.predict.reckon.jumping import Jump
from ndb.predict.reckon.module_bodies import is_text
from ndb.predict.reckon.program.program_files import ProgramFiles
from ndb.predict.reckon.program.program_text import Names, ProgramText, names_of
from ndb.predict.reckon.shown.read_back import Reading, doubtful, equals_only_itself, parts_of
from ndb.predict.reckon.shown.shown_values import OUTSIDE, UNSEEN, Hidden, Outside, OwnModule, ShownValues, Unseen
from ndb.source.parse import parse_expression
from ndb.trace.names import GLOBAL, global_name
from ndb.trace.recorder.program_end import exit_of
from ndb.trace.scopes import is_hidden
from ndb.trace.state import Event, Exit

MOST_STEPS: Final = 400_000
_DEEPEST_OF_OURS: Final = 4_000
"""Python's own functions that may wait for each other while it interprets; beyond that it says nothing."""
_NONE_GIVEN: Final[Mapping[int, Given]] = {}
NOT_KNOWN: Final = "?"
"""The text of a value of which nothing is known."""


class Before(Enum):
    """What of a program has run before a state."""

    NOTHING = "nothing"
    MODULE = "the module's body"
    SOMETHING = "anything"


class Machine(LoopRuns):
    """One run of the interpreter. `told` are the states it came to, `why` says what was not known then."""

    exit: Exit | None
    """How the program ended, if it came so far and that is known."""

    def __init__(
        self,
        program: ProgramFiles,
        file: str,
        most_states: int,
        before: Before,
        most_steps: int = MOST_STEPS,
        inside_from: int = 0,
        given: Mapping[int, Given] = _NONE_GIVEN,
        jumps: Sequence[Jump] = (),
        world: int = 0,
    ) -> None:
        """`file`: where it starts. `before`: what has run before it does. `inside_from`: after how many states those
        inside lines are told, too; 0: they are not. `given`: values of what it does not know, by how far it has come
        there (`evaluated`). `jumps`: where it passes states over. `world`: in which of worlds.py it runs."""
        super().__init__()
        self._world_number = world
        self.program, self._before = program, before
        self.codes: dict[Any, Code] = {}
        self.own_classes: set[type] = set()
        self.class_nodes: dict[type, ast.ClassDef] = {}
        self.installed_classes: set[type] = set()
        self.shown = ShownValues(program.sources)
        self._begin(most_states, most_steps, inside_from, given, jumps)
        self.is_under_way = before is Before.SOMETHING
        text = program.text(file, self.is_under_way)
        assert text is not None, "nothing can be known of such a file"
        self.start_text = text
        with self.apart(is_known=True):
            self.module = self._first_module(text, before)
        if before is Before.SOMETHING:
            self.dice = None
            for each in [*self.modules]:
                self._forget(each)
        self.is_from_start = before is not Before.SOMETHING
        self.program_name = PurePath(file).name if before is Before.NOTHING and file.endswith(".py") else ""
        self.tells_imports = before is Before.NOTHING or (before is Before.MODULE and not self.has_hidden)
        self.is_spoiled = False
        self._first_frame_of_all, self._first_codes = self.frame, len(self.codes)
        self._first_variables = {name: dict(module.scope.variables) for name, module in self.modules.items()}

    def _begin(
        self, most_states: int, most_steps: int, inside_from: int, given: Mapping[int, Given], jumps: Sequence[Jump]
    ) -> None:
        self.begin_loops(worlds()[self._world_number], is_known=self._before is not Before.SOMETHING)
        self._given, self.evaluated = given, 0
        self.jumps, self.flight, self.landed, self.exit = [*jumps], None, None, None
        self.most_states, self.tells_inside_from, self.steps_left = most_states, inside_from, most_steps
        self.silent = 1
        self.told: list[Told | Gap] = []
        self.why = ""
        self.is_more = False
        self.parts = {}
        self.endless: dict[int, Any] = {}
        self.guessed = frozenset()
        self.sets.are_known, self.has_read = True, False
        self.redirected, self.dice = {"stdout": [], "stderr": []}, None
        self._doubtful: dict[int, Any] = {}
        self._lookalikes: set[int] = set()
        """Those of them that are equal to nothing but themselves."""

    @property
    def is_as_new(self) -> bool:
        """Whether it can begin again: what it has run has changed nothing that it knows of the program."""
        return self._before is Before.SOMETHING and not self.is_spoiled

    def begin_again(
        self, most_states: int, most_steps: int, inside_from: int, given: Mapping[int, Given], jumps: Sequence[Jump]
    ) -> None:
        """Know what was known before anything was told."""
        assert self.is_as_new
        self._begin(most_states, most_steps, inside_from, given, jumps)
        self.frame = self._first_frame_of_all
        for made in [*self.codes][self._first_codes :]:
            del self.codes[made]
        for name, variables in self._first_variables.items():
            known = self.modules[name].scope.variables
            known.clear()
            known.update(variables)

    # The module

    def _first_module(self, text: ProgramText, before: Before) -> Scope:
        """The module in which it starts. Unless nothing has run, its body has, and the packages around it before."""
        node = parse_expression("lambda: 0")
        assert isinstance(node, ast.Lambda)
        scope = Scope({}, NO_NAMES, None)
        self.frame = Frame(Code(node, text, "", scope, {}, None, False), scope, -1)
        own = self.program.own_module(text.file)
        if before is Before.NOTHING:
            scope.variables |= {"__name__": "__main__", "__doc__": text.docstring}
            self.modules[text.file] = OwnModule("__main__", scope)
            self.keep_text(text)
            return scope
        parts = own.name.split(".")
        for number, file in enumerate(own.files[:-1], 1):
            self.module_at(file, ".".join(parts[:number]))
        if text.file not in self.modules:
            # Of a program that is under way nobody knows whether it was started as this file.
            is_plain = len(own.name.split(".")) == len(PurePath(text.file).parts)
            scope.variables["__name__"] = own.name if before is Before.MODULE and is_plain else UNSEEN
            scope.variables["__doc__"] = text.docstring
            self.modules[text.file] = OwnModule(own.name, scope)
            self.load(text, scope)
        return self.modules[text.file].scope

    def _forget(self, file: str) -> None:
        """Of a module of a program that is under way only what cannot have changed since it ran is known."""
        variables, text = self.modules[file].scope.variables, self.program.text(file)
        shared = text.shared if text is not None else set()
        set_elsewhere = {name for other in self.texts if other is not text for name in other.set_elsewhere}
        for name, value in variables.items():
            if name in ("__name__", "__doc__"):
                continue
            is_function = type(value) is types.FunctionType and not self._is_builtin(value)
            if is_function and name not in shared | set_elsewhere:
                variables[name] = value if keeps_nothing(self, value) else OUTSIDE
                continue
            is_sure = is_fixed(value) or isinstance(value, library.Library | OwnModule | Outside | logging.Logger)
            is_sure = is_sure or self._is_steady_class(value) or self._is_builtin(value)
            if not is_sure or name in shared or name in set_elsewhere:
                variables[name] = UNSEEN

    def _is_steady_class(self, value: Any) -> bool:
        """Whether nothing of a class can have changed."""
        if not isinstance(value, type) or value not in self.own_classes:
            return False
        around: list[type] = [*value.__mro__, *type.mro(type(value))]
        own = [base for base in around if base in self.own_classes]
        data = {name: each for base in own for name, each in vars(base).items() if not is_hidden(name)}
        touched = {name for text in self.texts for name in text.touched}
        if issubclass(value, Enum | tuple):
            return touched.isdisjoint(data)
        return all(
            (isinstance(each, _PARTS_OF_TEXT) and self._has_steady_defaults(each))
            or (is_fixed(each) and name not in touched)
            for name, each in data.items()
            if name != "_abc_impl"
        )

    def _has_steady_defaults(self, part: Any) -> bool:
        """Whether a method, if it is one, begins each call with the same values."""
        code = self.codes.get(part) if type(part) is types.FunctionType else None
        return code is None or all(map(is_immutable, code.defaults.values()))

    @staticmethod
    def _is_builtin(value: Any) -> bool:
        """Whether a value is a class or function of Python's own."""
        kinds = type | types.BuiltinFunctionType | types.FunctionType
        return isinstance(value, kinds) and value.__module__ != "__main__"

    def data_named_by(self, node: ast.FunctionDef) -> dict[str, str]:
        """The data of the module that the states of a function list, as it is now; `?` for what is not known."""
        text = self.start_text
        info, variables = text.info(node), self.module.variables
        found: dict[str, str] = {}
        for name in info.global_names if info is not None else ():
            value = variables.get(name, OUTSIDE)
            if type(value) is Unseen and name not in text.defined | text.imported:
                found[global_name(name)] = NOT_KNOWN
            elif type(value) is not Unseen and self.shown.is_listed(value):
                found[global_name(name)] = self._text_or_unknown(value)
        return found

    def _text_or_unknown(self, value: Any) -> str:
        try:
            return self.shown.text(value)
        except NotKnown:
            return NOT_KNOWN

    # Where it starts

    def start(
        self,
        node: ast.FunctionDef | ast.Module,
        listed: Mapping[str, str],
        line: int,
        depth: int,
        came_from: int | None = None,
    ) -> None:
        """Begin in a function or in the module's body, at its call (`line` 0) or at one of its lines; `came_from`: its
        line before that one, if that is known."""
        if self.start_text.file in self.lost:
            self.why = "something may have run that changes anything"
            return
        self.silent = 0
        before = sys.getrecursionlimit()
        sys.setrecursionlimit(max(before, _DEEPEST_OF_OURS))
        with self.apart(is_known=self._before is not Before.SOMETHING or depth == 0):
            self._start(node, listed, line, depth, came_from)
        sys.setrecursionlimit(before)
        self.silent = 1

    def _start(
        self,
        node: ast.FunctionDef | ast.Module,
        listed: Mapping[str, str],
        line: int,
        depth: int,
        came_from: int | None,
    ) -> None:
        try:
            self.frame = self._first_frame(node, listed, line, depth)
            self._go(self.frame, node, line, came_from)
            self._end(Exit.NORMAL, depth)
        except NotKnown as error:
            self.why = str(error)
        except TooManyStates:
            self.is_more = True
        except Raised as raised:
            self._end(exit_of(raised.error), depth)
        except RecursionError:
            self.why = "nested too deeply"
        except Exception as error:  # a fault of ours is nothing that the program does
            self.why = f"fault: {error!r}"

    def _end(self, exit: Exit, depth: int) -> None:
        """The function with which it began has been left. If that is the one with which the program began, nothing of
        it runs any more, unless something is cleaned up."""
        if self.flight is not None and self.flight.left_with is not None:
            self.land_left(self.flight)
        if depth == 0 and not self.cleaning:
            self.exit = exit

    def _first_frame(
        self, node: ast.FunctionDef | ast.Module, listed: Mapping[str, str], line: int, depth: int
    ) -> Frame:
        if isinstance(node, ast.Module):
            return self._module_frame(node, listed, line, depth)
        frame = self._frame(node, listed, depth)
        if frame.code.is_generator:
            raise NotKnown("in the middle of a generator")
        return frame

    def _go(self, frame: Frame, node: ast.FunctionDef | ast.Module, line: int, came_from: int | None) -> None:
        way = way_to(node.body, line) if line else []
        if way is None:
            raise NotKnown("a line inside a statement")
        end = _end_of_head(way[-1]) if way else line
        if line < end and (came_from is None or line < came_from <= end):
            raise NotKnown("a line inside a statement")  # or its beginning: both may look the same
        if way and isinstance(way[-1], ast.For | ast.With):
            frame.comes_back_to = _comes_back(way[-1], came_from, frame.scope.variables)
        if not line:
            self.tell_call(frame)
        try:
            if not line and has_only_words(node):
                self.at(frame.code.end_line)
            for _ in self._ended(self.block(node.body, frame, way)):
                raise NotKnown("a yield")
        except Raised as raised:
            self.left_by(frame, raised.error)
            raise

    def _ended(self, running: Running) -> Running:
        kind, value = yield from running
        self.tell(Event.RETURN, value if kind == "return" else None)
        return kind, value

    def _module_frame(self, node: ast.Module, listed: Mapping[str, str], line: int, depth: int) -> Frame:
        """The body of the module, in which only what stands before a line has run."""
        if line:
            above = [each for each in node.body if (each.end_lineno or 0) < line]
            self.guessed = set(self.modules) - {self.start_text.file} - self.imported_by(above, self.start_text.file)
        code = Code(node, self.start_text, "<module>", self.module, {}, self.start_text.info(node), False)
        if line:
            self._run_up_to(node, listed, line)
        return Frame(code, self.module, depth)

    def _run_up_to(self, node: ast.Module, listed: Mapping[str, str], line: int) -> None:
        variables = self.module.variables
        there = {name for each in node.body if each.lineno < line for name in names_of(ast.Module([each], [])).own}
        below = [each for each in node.body if (each.end_lineno or 0) >= line]
        still_bound = names_of(ast.Module(below, [])).own
        reading = Reading(self.shown, self._class_named, self._function_named)
        values = {name: reading.value(text) for name, text in listed.items()}
        for name in [*variables]:
            if name not in there or (name not in listed and not is_text(variables[name])):
                del variables[name]
            elif name not in listed and name in still_bound:
                variables[name] = OUTSIDE  # what it has been made in the end, it need not be yet
        variables.update(values)
        self._note_read(listed.values())
        self._doubt([*values.values()])

    def _frame(self, node: ast.FunctionDef, listed: Mapping[str, str], depth: int) -> Frame:
        text = self.start_text
        info, names = text.info(node), text.names(node)
        reading = Reading(self.shown, self._class_named, self._function_named)
        values = {name: reading.value(text) for name, text in listed.items()}
        read_globals: list[Any] = []
        for name, value in values.items():
            if name.startswith(GLOBAL):
                known = self.module.variables.get(name.removeprefix(GLOBAL), UNSEEN)
                if type(known) is Unseen or self.shown.text(known) != listed[name]:
                    read_globals.append(value)
                    self._note_read([listed[name]])
                    self.module.variables[name.removeprefix(GLOBAL)] = value
        for name in info.global_names if info is not None else ():
            if type(self.module.variables.get(name)) is Unseen:
                self.module.variables[name] = OUTSIDE  # or it would be listed
        own = {name: value for name, value in values.items() if name in names.own}
        free = {n: v for n, v in values.items() if not n.startswith(GLOBAL) and n not in names.own}
        outer = self.module
        if free:
            outer = Scope(free, Names(frozenset(free), frozenset(), frozenset()), self.module)
        self._note_read(text for name, text in listed.items() if not name.startswith(GLOBAL))
        read = [*own.values(), *free.values(), *read_globals]
        self._doubt(read)
        code = Code(node, text, node.name, outer, {}, info, text.is_generator(node), *self._class_of(node))
        return Frame(code, Scope(own, names, outer), depth)

    def _note_read(self, texts: Iterable[str]) -> None:
        """Values that only texts tell of: which of them are one object, and how sets were made, nobody knows."""
        several = [text for text in texts if text not in ("None", "True", "False")]
        self.has_read = self.has_read or bool(several)
        self.sets.are_known = self.sets.are_known and not any("{" in text or "set(" in text for text in several)

    def _doubt(self, values: list[Any]) -> None:
        self._doubtful = {id(each): each for each in doubtful(values, self.shown)}
        self._lookalikes = {key for key, each in self._doubtful.items() if equals_only_itself(each)}

    def _class_of(self, node: ast.FunctionDef) -> tuple[list[type] | None, str]:
        for each in ast.walk(self.start_text.tree):
            if isinstance(each, ast.ClassDef) and node in each.body:
                found = self.module.variables.get(each.name)
                return ([found] if isinstance(found, type) else None), each.name
        return None, ""

    def _class_named(self, name: str) -> type | None:
        found = self._named(name, lambda value: isinstance(value, type) and value in self.own_classes)
        return found if found is not None and self._shows_all(found) else None

    def _named(self, name: str, is_wanted: Callable[[Any], bool]) -> Any:
        """A function or class of the program that has a name in its module, if there is only one."""
        values = [module.scope.variables.get(name) for module in self.modules.values()]
        found = {id(value): value for value in values if is_wanted(value) and value.__name__ == name}  # type: ignore[union-attr]
        return next(iter(found.values())) if len(found) == 1 else None

    def _shows_all(self, cls: type) -> bool:
        """Whether objects of a class show all that they hold."""
        if issubclass(cls, library.MODULES["enum"].contents["Enum"]):
            return True
        if not all(base in self.own_classes or base is object for base in cls.__mro__):
            return False
        if any(isinstance(each, functools.cached_property) for base in cls.__mro__ for each in vars(base).values()):
            return False
        fields = getattr(cls, "__dataclass_fields__", None)
        if fields is None:
            return shows_nothing(cls)
        is_whole = all(field.repr for field in fields.values())
        own = [self.class_nodes[base] for base in cls.__mro__ if base in self.class_nodes]
        stored = {
            n.attr for each in own for n in ast.walk(each)
            if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)
        }  # fmt: skip
        is_generated = all("__repr__" not in {getattr(s, "name", "") for s in each.body} for each in own)
        return is_whole and is_generated and stored <= set(fields)

    def _function_named(self, name: str) -> Any:
        """The function that a text means, if no other of the program can look like it."""
        found = self._named(name, lambda value: type(value) is types.FunctionType)
        code = self.codes.get(found) if found is not None else None
        is_plain = code is not None and isinstance(code.node, ast.FunctionDef) and not code.node.decorator_list
        return found if is_plain and code is not None and self.program.is_alone(code.name) else None

    # Where it does not know on

    def given_value(self, node: ast.expr, scope: Scope, doubt: NotKnown) -> Any:
        """What the walk saw instead, if nothing but the value can have come of it; else the doubt stays."""
        given = self._given.get(self.evaluated)
        if given is None or self.silent or not is_meant(self, given, node):
            raise doubt
        if node.end_lineno != node.lineno:
            raise doubt  # the line to which it would have come back is not known
        is_own = check_alone(self, node, scope)
        if is_own and any(text.can_spoil for text in self.texts):
            raise doubt
        value = Reading(self.shown, self._class_named, self._function_named).value(given.text)
        is_fresh = is_own and not self._forget_after_call()
        if isinstance(value, Hidden) or not (is_immutable(value) or is_fresh):
            raise doubt
        self._note_read([given.text])
        self.dice = None
        self.doubt_installed()
        self._doubtful |= {id(each): each for each in doubtful([value], self.shown)}
        self._lookalikes = {key for key, each in self._doubtful.items() if equals_only_itself(each)}
        return value

    def _forget_after_call(self) -> bool:
        """A function of the program has run unseen: what of the module it can have changed is not known any more.
        Whether there is anything that lasts."""
        scopes = [module.scope.variables for module in self.modules.values()]
        functions = [
            (each, name) for each in scopes for name, value in each.items() if type(value) is types.FunctionType
        ]
        for file in self.modules:
            self._forget(file)
        is_kept = any(type(each[name]) is Outside for each, name in functions)
        return is_kept or any(type(value) is Unseen for each in scopes for value in each.values())

    def check_equal(self, *values: Any) -> None:
        """NotKnown where it matters which of several objects that look alike one is."""
        if self._lookalikes and any(id(part) in self._lookalikes for value in values for part in parts_of(value)):
            raise NotKnown("it may be another object")

    def check_change(self, value: Any) -> None:
        if id(value) in self._doubtful:
            raise NotKnown("it may be another's, too")


_PARTS_OF_TEXT: Final = (types.FunctionType, property, classmethod, staticmethod, functools.cached_property)


def _comes_back(statement: ast.For | ast.With, came_from: int | None, bound: Mapping[str, Any]) -> ast.For | None:
    """The loop whose head was come to from its body; None where it begins."""
    is_inside = came_from is not None and statement.body[0].lineno <= came_from <= (statement.body[-1].end_lineno or 0)
    if isinstance(statement, ast.With):
        if came_from is None or is_inside:
            raise NotKnown("in the middle of a with")
        return None
    taken = {each.id for each in ast.walk(statement.target) if isinstance(each, ast.Name)}
    if came_from is None and (taken <= set(bound) or _unbinds(statement, taken)):
        raise NotKnown("a loop that was begun unseen")
    return statement if is_inside else None


def _unbinds(statement: ast.stmt, names: Set[str]) -> bool:
    """Whether a statement may leave some names without a value."""
    for each in ast.walk(statement):
        match each:
            case ast.Delete() | ast.ExceptHandler(name=str()):
                if not names.isdisjoint(names_of(ast.Module([statement], [])).own):
                    return True
    return False


def _end_of_head(statement: ast.stmt) -> int:
    """The last line of what of a statement is no block of others."""
    blocks = [each for name in ("body", "cases", "handlers") if (each := getattr(statement, name, None))]
    return min([statement.end_lineno or 0, *(getattr(block[0], "lineno", 1) - 1 for block in blocks)])


def way_to(body: Sequence[ast.stmt], line: int) -> list[ast.stmt] | None:
    """The statements to the one that begins at a line, outermost first; None where none or several do."""
    for statement in body:
        if not statement.lineno <= line <= (statement.end_lineno or 0):
            continue
        blocks = [getattr(statement, name, None) for name in ("body", "orelse", "finalbody")]
        blocks += [handler.body for handler in getattr(statement, "handlers", ())]
        blocks += [case.body for case in getattr(statement, "cases", ())]
        inner = [each for each in blocks if each and not isinstance(statement, ast.FunctionDef | ast.ClassDef)]
        if statement.lineno == line:
            starts = [each for block in inner for each in block if each.lineno == line]
            return None if starts else [statement]
        for block in inner:
            if (found := way_to(block, line)) is not None:
                return [statement, *found]
        return None
    return None
