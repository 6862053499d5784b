"""What the next state lists, as far as code and earlier states tell: what no statement touched stays as it is, what a
line binds or returns where its value was told, and what a function is called with where its arguments are written, told
or constant.

An over-approximation, on purpose: only what cannot be otherwise is said, so that what really comes is never forbidden.
Knows syntax trees and values as text; neither tokens nor models, and nothing of the program is run.
"""

import ast
import builtins
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ndb.errors import NdbError
from ndb.language.document import Shown
from ndb.language.objects.classes import classes_of
from ndb.language.objects.mutations import mutations_of
from ndb.language.objects.value_parts import class_of
from ndb.language.outcome import Outcome, ToldInLine
from ndb.language.tokens import Sep
from ndb.language.workings.operands import key_of
from ndb.source.callees import callees_of, header_nodes, statement_at
from ndb.source.parse import parsed, parsed_expression, plain_value
from ndb.trace.names import GLOBAL, global_name
from ndb.trace.values.interpret import Thing, Unknown, evaluate, holds_objects, read_value, write_value
from ndb.tree.action import Action, Move

LONGEST_KNOWN = 200
"""Characters of a value that is said to be known: a longer one might be shown cut."""
_STEPS = frozenset({Move.STEP_INTO, Move.STEP_OVER})
_INTO = frozenset({Move.STEP_INTO, Move.STEP_EXPRESSION, Move.STEP_INSIDE})
_FUNCTION = re.compile(r"\s*(async\s+)?def\s")
_HARMLESS = frozenset(
    {"len", "abs", "int", "float", "str", "bool", "ord", "chr", "min", "max", "sum", "sorted", "range", "enumerate",
     "zip", "list", "tuple", "set", "dict", "repr", "round", "divmod"}
)  # fmt: skip
"""Calls of these, with plain data, run nothing of the program's."""
_PLAIN_NODES = (
    ast.Constant, ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp, ast.Tuple, ast.List, ast.Dict,
    ast.Set, ast.Subscript, ast.Slice, ast.operator, ast.unaryop, ast.cmpop, ast.boolop, ast.expr_context,
)  # fmt: skip
_LONGEST_PATTERN = 180
"""Characters of a regular expression that is shown whole."""
_ITERATOR = ".0"
"""What a generator expression goes through, among its variables; no function with a name has it."""
_LOOKED_AT = frozenset({"get", "items", "keys", "values", "index", "count"})
"""Methods that leave a table as it is."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Names in parts of a program that are not shown."""

    bound: frozenset[str] = frozenset()
    """They may stand for something else than what is shown."""
    used: frozenset[str] = frozenset()
    """What they stand for may be changed there."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the call state of a function lists."""

    names: tuple[str, ...]
    """Its parameters, all of them, in this order."""
    others: frozenset[str]
    """What may be listed after them: variables of outer functions and of the module that it uses."""
    values: Mapping[str, str] = field(default_factory=dict)
    """Those that are known."""
    certain: frozenset[str] = frozenset()
    """Of the others, those that are listed for sure."""

    def next_others(self, listed: Iterable[str]) -> list[str]:
        """What may come behind these: those of functions around, then those of the module by name."""
        before = [name for name in listed if name.startswith(GLOBAL)]
        waiting = [name for name in self.certain if name not in listed]
        return [
            name
            for name in sorted(self.others)
            if name not in listed
            and all(_comes_before(each, name) for each in before)
            and not any(_comes_before(each, name) for each in waiting)
        ]


def _comes_before(one: str, other: str) -> bool:
    """Whether a variable of a call state that is no argument is listed before another one."""
    if not other.startswith(GLOBAL):
        return False
    return one < other if one.startswith(GLOBAL) else True


@dataclass(frozen=True, slots=True)
class Unchanged:
    """What is known of the variables that a line state lists."""

    names: frozenset[str]
    """Those that it cannot list, because nothing can have changed them."""
    is_all: bool = False
    """Whether nothing at all can be listed."""
    certain: frozenset[str] = frozenset()
    """Those that it must list."""
    values: Mapping[str, str] = field(default_factory=dict)
    """What those have that are known, if they are listed."""
    is_whole: bool = False
    """Whether all variables are listed, because states of another function came in between."""
    others: frozenset[str] | None = None
    """Of the variables of the function, those that may be listed besides; None where that is not known."""
    outside: frozenset[str] | None = None
    """Of those of the module and of functions around, those that may be; None where that is not known."""
    order: Mapping[str, int] | None = None
    """Of the variables of the function, those of whose places in the list something is known; None where nothing is."""
    may_go: frozenset[str] = frozenset()
    """Those that may be listed as gone."""

    def may_come(self, name: str, listed: Sequence[str]) -> bool:
        """Whether a name can be listed behind these."""
        if name in self.names or (self.outside is not None and name == _ITERATOR):
            return False
        if name in self.certain or name in self.values:
            return self._is_in_order(name, listed)
        is_outside = name.startswith(GLOBAL) or (name[:2] == name[-2:] == "__")
        if self.outside is not None and is_outside and name not in self.outside:
            return False
        if self.others is not None and name.isidentifier() and name[:2] != "__" and name not in self.others:
            return False
        return self._is_in_order(name, listed)

    def is_there(self, name: str) -> bool:
        """Whether a variable that is listed has a value: it was not deleted."""
        return self.is_whole or (self.order is not None and name in self.order and name not in self.may_go)

    def _is_in_order(self, name: str, listed: Sequence[str]) -> bool:
        """Variables come in the order in which the text binds them, those of the module behind them by name."""
        place = self._place(name)
        if place is None:
            return True
        before = [found for each in listed if (found := self._place(each)) is not None]
        waiting = [found for each in self.certain if each not in listed and (found := self._place(each)) is not None]
        return all(found <= place for found in before) and all(found >= place for found in waiting)

    def _place(self, name: str) -> tuple[bool, int, str] | None:
        if self.order is None or name in self.may_go:
            return None
        if name.startswith(GLOBAL):
            return (True, 0, name)
        return (False, self.order[name], "") if name in self.order else None


@dataclass(slots=True)
class Active:
    """A function that runs, as far as it is known."""

    header: str = ""
    variables: dict[str, str] = field(default_factory=dict)
    line: int | None = None
    """Where it is, if that is sure."""
    parts: dict[str, str] = field(default_factory=dict)
    """Values of sub-expressions of the line that runs, by their text, as it stands there and as it may be written."""
    last: tuple[str, str] | None = None
    """The one that was told last."""
    is_function: bool = False
    """Whether it surely has a name: a lambda has its states at the lines of another function."""
    is_complete: bool = False
    """Whether all of its variables are known by name."""
    in_rounds: bool = False
    """Whether rounds of a comprehension of the line were told."""
    was_away: bool = False
    """Whether states of a function that it called came after its last line state: the next one lists everything."""
    touched: frozenset[str] | None = frozenset()
    """Texts of objects that other functions have changed since its last line state; None where that may be any."""
    settled: dict[str, str] = field(default_factory=dict)
    """Variables whose objects another function was given, and as what it has left them."""
    given: dict[str, str] = field(default_factory=dict)
    """By parameter: the variable of the caller that it was called with."""

    def touch(self, texts: frozenset[str] | None) -> None:
        """Others have changed objects that read so; None: any."""
        self.touched = None if texts is None or self.touched is None else self.touched | texts
        self.settled = {n: t for n, t in self.settled.items() if texts is not None and not _holds_any(t, texts)}

    def settle(self, name: str, text: str) -> None:
        self.variables[name] = self.settled[name] = text

    def goes_to(self, shown: Shown, line: int | None) -> None:
        """A line state of it."""
        kept = self.variables if shown.partial else {}
        now = kept | {name: text for name, text in shown.locals.items() if text is not None}
        self.variables = {name: text for name, text in now.items() if shown.locals.get(name, "") is not None}
        self.is_complete |= not shown.partial
        self.line, self.parts, self.last = line, {}, None
        self.touched, self.settled = frozenset(), {}
        self.in_rounds = self.was_away = False

    def told(self, text: str, value: str) -> None:
        self.parts[text] = self.parts[key_of(text)] = value
        self.last = (text, value)
        self.in_rounds |= text.startswith("for ")


class Listing:
    """Told every state of a forward walk and the action taken there; says what is known of the next one."""

    def __init__(self, code: str, elsewhere: Elsewhere = Elsewhere()) -> None:  # noqa: B008
        """`elsewhere`: what is known of the parts that are not shown."""
        self._code = code
        self._facts = facts_of(code, elsewhere)
        self._stack = [Active()]
        """The functions that are active, the innermost last."""
        self._sep: Sep | None = None
        self._value = ""
        """What the last return gave."""
        self._asleep: list[Active] = []
        """Generators that wait at a `yield`."""
        self._yields = False
        """Whether the last return was a `yield`."""
        self._is_resumed = False
        """Whether a generator of which all is known has just gone on."""
        self._of_module: dict[str, str] = {}
        """Variables of the module, as they were told and have not changed since."""
        self._made: str | None = None
        """Of an `__init__` that has just returned: the object that it was called for."""
        self._is_new = False
        self._action: Action | None = None
        self.worked_out: Mapping[str, str] = {}
        """What workings have told of the variables that the line that runs changes (SPEC 2c)."""
        self.goes_round: bool | None = None
        """Whether the loop that the line that runs opens goes round once more, as far as that is known."""
        self.callee: int | None = None
        """The line of the function that is called next, if one is and it is known which."""
        self.call: str | None = None
        """The expression that is evaluated next, if that is known."""
        self.in_rounds: Mapping[str, str] = {}
        """What comprehensions of the line that runs have bound."""

    def saw(self, shown: Shown, lines: Iterable[int]) -> None:
        """A state, and the lines at which it can be."""
        at = set(lines)
        line = next(iter(at)) if len(at) == 1 else None
        if self._sep is Sep.RETURN and shown.sep is not Sep.WORKING:
            self._leave()
        if self._sep is Sep.EXCEPTION:
            self._stack, self._asleep = [Active()], []
            self._touch(None)
        if shown.sep in (Sep.LINE, Sep.RETURN, Sep.EXCEPTION) and self._sep in (Sep.LINE, Sep.EXPRESSION, Sep.RETURN):
            self._touch(self._effects(self._stack[-1], on_others=True), but=self._stack[-1])
        match shown.sep:
            case Sep.CALL:
                self._enter(shown, line)
            case Sep.LINE:
                self._stack[-1].goes_to(shown, line)
                self._is_new = False
            case Sep.EXPRESSION:
                if self._sep is not Sep.RETURN and self._facts.passes_by(shown.source):
                    self._touch(None)
                self._stack[-1].told(shown.source, shown.value or "")
            case Sep.RETURN:
                self._value, self._made = shown.value or "", self._object_made()
                self._settle()
                is_over = self._sep is Sep.CALL  # else it ends where it was to go on
                self._yields = not is_over and self._stack[-1].is_function and self._facts.yields_at(line)
        if shown.sep.has_locals:
            self._of_module |= {n: t for n, t in shown.locals.items() if t is not None and n.startswith(GLOBAL)}
        if shown.sep is not Sep.WORKING:
            self._sep = shown.sep

    def _enter(self, shown: Shown, line: int | None) -> None:
        self._is_new = _FUNCTION.match(shown.source) is not None and line in self._facts.functions
        variables = {name: text for name, text in shown.locals.items() if text is not None}
        resumed = self._resumed(shown.source)
        self._is_resumed = resumed is not None and resumed.variables.keys() == variables.keys()
        if resumed is not None and self._is_resumed:
            self._asleep.remove(resumed)
            resumed.variables, resumed.touched, resumed.parts, resumed.was_away = variables, frozenset(), {}, False
            self._stack.append(resumed)
            return
        given = self._facts.function_of(shown.source)
        given_by = self._variables_given(given) if given is not None else {}
        is_function = self._is_new and not any(word in shown.source for word in ("lambda", " for "))
        self._stack.append(Active(shown.source, variables, is_function=is_function, is_complete=True, given=given_by))

    def _resumed(self, source: str) -> Active | None:
        """The generator that goes on at a line, if only one can."""
        found = [each for each in self._asleep if each.line is not None and self._facts.reads(each.line) == source]
        return found[0] if len(found) == 1 and self._facts.is_only_line(source) else None

    def _variables_given(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """By parameter that it never binds: the variable of the function that runs which it is called with."""
        active = self._stack[-1]
        call = self._facts.call_of(function, active.line, self.callee) if active.line is not None else None
        if call is None or active.line is None or self._sep not in (Sep.LINE, Sep.EXPRESSION):
            return {}
        given = Binding(active.variables, active.parts, self._facts, active.line, call).expressions(function) or {}
        bound = {*_bound(ast.walk(function))} | self._facts.shared
        named = {name: each.id for name, each in given.items() if isinstance(each, ast.Name) and name not in bound}
        return {name: each for name, each in named.items() if self._facts.is_own(active.line, each)}

    def _touch(self, texts: frozenset[str] | None, but: Active | None = None) -> None:
        """Objects that read so may have changed; `but`: its own line did it."""
        for active in (*self._stack, *self._asleep):
            if active is not but:
                active.touch(texts)
        kept = {n: t for n, t in self._of_module.items() if texts is not None and not _holds_any(t, texts)}
        self._of_module = kept if texts else self._of_module if texts is not None else {}

    def _effects(self, active: Active, on_others: bool = False) -> frozenset[str] | None:
        """The texts of the objects that the line of a function changes itself; None where that may be any.
        `on_others`: without those that others cannot hold."""
        if active.line is None:
            return None
        return self._facts.effects(active.line, active.variables, active.parts, on_others)

    def _kept(self, active: Active) -> frozenset[str]:
        """Variables that are as they were, or as they were left, whatever the line and those it called have changed."""
        if active.line is None or active.touched is None or (own := self._effects(active)) is None:
            return frozenset()
        if self._facts.suspends(active.line):
            return frozenset()
        texts, bound = own | active.touched, self._facts.may_rebind(active.line)
        return frozenset(
            name
            for name, text in active.variables.items()
            if name.removeprefix(GLOBAL) not in bound
            and not _holds_any(text, own if name in active.settled else texts)
            and self._facts.shows_all(text)
        )

    def _settle(self) -> None:
        """A function returns: what it was given is, where it was called, as it leaves it."""
        if len(self._stack) < 2:
            return
        caller, active = self._stack[-2:]
        left = {**self._bound(active), **{name: active.variables[name] for name in self._kept(active)}}
        for name, variable in active.given.items():
            if name in left and variable in caller.variables and "<…" not in left[name]:
                caller.settle(variable, left[name])

    def _leave(self) -> None:
        left = self._stack.pop()
        if self._yields and left.line is not None:
            left.touch(self._effects(left))
            self._asleep.append(left)
        if not self._stack:
            self._stack = [Active()]
        self._stack[-1].was_away = True

    def act(self, action: Action) -> None:
        """The action taken at the state that was seen last."""
        self._action = action
        # Rounds of a generator expression happen in a frame of its own: other steps may stay there.
        is_lost = action.move is not Move.STEP_INSIDE and self._stack[-1].in_rounds and self._facts.draws
        if action.move not in _STEPS | _INTO:
            self._stack, self._sep, self._asleep = [Active()], None, []
            self._touch(None)
        elif action.move is Move.STEP_OVER and self._sep is not Sep.CALL:
            running = self._running()
            self._asleep = []
            if running is None or running.line is None or self._facts.calls_own(running.line):
                self._touch(None)
        elif is_lost and self._sep is not Sep.RETURN:
            self._stack, self._asleep = [Active()], []
            self._touch(None)

    # Line states

    def unchanged(self) -> Unchanged | None:
        """Of a line state that comes next; None where nothing is known."""
        if self._action is None or self._action.move not in _STEPS | _INTO:
            return None
        is_resumed = self._is_resumed and self._facts.only_yields(self._stack[-1].line)
        if self._sep is Sep.CALL and (self._is_new or is_resumed):
            return Unchanged(frozenset(self._stack[-1].variables), is_all=True)
        active = self._running()
        if active is None or active.line is None:
            return None
        found = self._facts.unchanged_by(active.line, active.variables)
        if found is None:
            return None
        found = replace(found, names=found.names | self._kept(active))
        known = self._with_bound(active, found)
        if active.is_function:
            known = replace(known, outside=self._facts.outside_of(active.line))
        if not active.is_complete:
            return replace(known, others=self._facts.names_in(active.line)) if active.is_function else known
        known = replace(known, others=self._facts.bound_by(active.line) | (active.variables.keys() - found.names))
        return self._with_order(active, active.line, known) if active.is_function else known

    def _with_order(self, active: Active, line: int, known: Unchanged) -> Unchanged:
        """Also in which order variables are listed."""
        order, may_go = self._facts.order_in(line), self._facts.may_go_in(line)
        there = frozenset(active.variables) - may_go if known.is_whole else frozenset()
        return replace(known, order=order, may_go=may_go, certain=known.certain | there)

    def _running(self) -> Active | None:
        """The function that goes on, in the line that it is at."""
        if self._sep is Sep.RETURN:
            return self._stack[-2] if len(self._stack) > 1 else None
        return self._stack[-1] if self._sep in (Sep.LINE, Sep.EXPRESSION) else None

    def _with_bound(self, active: Active, found: Unchanged) -> Unchanged:
        """Also what the line binds to something that is known."""
        before, bound = active.variables, self._bound(active)
        if active.was_away or self._sep is Sep.RETURN:
            values = {name: text for name, text in before.items() if name in found.names and is_known(text)} | bound
            return Unchanged(frozenset(), certain=found.names | set(bound), values=values, is_whole=True)
        same = frozenset(name for name, text in bound.items() if before.get(name) == text)
        other = frozenset(bound) - same if active.is_complete else frozenset(bound) & frozenset(before) - same
        return Unchanged(found.names | same, certain=other, values=bound)

    def _bound(self, active: Active) -> dict[str, str]:
        outcome = self._outcome(active)
        if active.line is None:
            return {}
        found = dict(outcome.bound(self._told(active, active.line))) if outcome is not None else {}
        found |= self.worked_out
        own = {name: text for name, text in found.items() if self._facts.is_own(active.line, name)}
        # In a class `__name` is listed under another name.
        return {name: text for name, text in own.items() if is_known(text) and not name.startswith("__")}

    def _outcome(self, active: Active) -> Outcome | None:
        outcome = self._facts.outcome(active.line) if active.line is not None else None
        return None if outcome is None or (outcome.has_frames and not active.is_function) else outcome

    def _told(self, active: Active, line: int) -> ToldInLine:
        own = {name: text for name, text in active.variables.items() if self._facts.is_own(line, name)}
        if self._sep is not Sep.RETURN:
            found = None if active.was_away else self._facts.unchanged_by(line, active.variables)
            return ToldInLine(own, active.parts, active.last, found.names if found is not None else frozenset())
        function = self._facts.function_of(self._stack[-1].header)
        gives = function is not None and function.name != "__init__"  # a call of a class gives an object
        call = self._facts.call_of(function, line) if function is not None and gives else None
        return ToldInLine(own, active.parts, None, returned=(call or _NO_CALL, self._value))

    def follow(self, lines: set[int]) -> set[int]:
        """Of the lines that can come next those that do, as far as the test of the line that runs is known."""
        active = self._running()
        outcome = self._outcome(active) if active is not None else None
        if active is None or active.line is None or outcome is None:
            return lines
        if self.goes_round is not None and self._sep is not Sep.RETURN:
            return outcome.follow_loop(self.goes_round, lines)
        return outcome.follow(self._told(active, active.line), lines)

    def ends(self, lines: set[int]) -> bool | None:
        """Whether the function that goes on ends at its line, given the lines that can come next; None where that is
        not decided by what was told."""
        followed, active = self.follow(lines), self._running()
        if followed == lines or active is None or active.line is None:
            return None
        return True if not followed else False if self._facts.enters(active.line, followed) else None

    def events(self) -> frozenset[Sep] | None:
        """What alone can come next where all that the line evaluates was told; None where that is not known."""
        active = self._running()
        outcome = self._outcome(active) if active is not None else None
        is_step = self._action is not None and self._action.move in _STEPS | _INTO
        if active is None or active.line is None or outcome is None or not is_step:
            return None
        return outcome.events(self._told(active, active.line))

    # Return states

    def returned(self) -> str | None:
        """What the function that goes on gives, if it returns next; None where that is not known."""
        active = self._running()
        outcome = self._outcome(active) if active is not None else None
        is_step = self._action is not None and self._action.move in _STEPS | _INTO
        if active is None or active.line is None or outcome is None or not is_step:
            return None
        value = outcome.returned(self._told(active, active.line))
        return value if value is not None and is_known(value) else None

    # Objects

    def _object_made(self) -> str | None:
        """What `__init__` leaves of the object as it returns."""
        active = self._stack[-1]
        function = self._facts.function_of(active.header)
        if function is None or function.name != "__init__" or not function.args.args or active.line is None:
            return None
        name, bound = function.args.args[0].arg, self._bound(active)
        found = self._facts.unchanged_by(active.line, active.variables)
        if name in bound or (active.was_away and name not in self._kept(active)):
            return bound.get(name)
        is_kept = (found is not None and name in found.names) or self._facts.does_nothing(active.line)
        is_kept |= name in self._kept(active)
        return active.variables.get(name) if is_kept else None

    def constructed(self, texts: Iterable[str]) -> dict[str, str]:
        """Of expressions that may come next: the object that a call of a class gives, where its `__init__` has just
        made it."""
        function = self._facts.function_of(self._stack[-1].header) if self._sep is Sep.RETURN else None
        if self._made is None or function is None or not is_known(self._made):
            return {}
        return {text: self._made for text in texts if self._facts.makes(text, function, self._made)}

    # Call states

    def arguments(self, header: str) -> Arguments | None:
        """Of a call of the function that begins with this line; None where there is no or more than one such."""
        if (resumed := self._resumed(header)) is not None:
            return self._as_left(resumed)
        function = self._facts.begun_with(header)
        if function is None:
            return None
        names, others = parameters(function), self._facts.names_used(function)
        constants, around = self._facts.constants_for(function), self._around(function)
        directly = _loaded_directly(function)
        certain = frozenset(
            name for name in others & (constants.keys() | around.keys()) if name.removeprefix(GLOBAL) in directly
        )
        kept = self._kept(self._stack[-1]) if self._sep in (Sep.LINE, Sep.EXPRESSION) else frozenset()
        same = {n: t for n, t in around.items() if n in others and (n in kept or _is_immutable(t))}
        return Arguments(
            names, others, self._told_of_module(others) | constants | same | self._given(function), certain
        )

    def _as_left(self, asleep: Active) -> Arguments | None:
        """What the call state of a generator that goes on lists: its variables, as it was left."""
        order = self._facts.order_in(asleep.line) if asleep.line is not None else None
        own = [name for name in asleep.variables if not name.startswith(GLOBAL)]
        if asleep.line is None or order is None or not all(name in order for name in own):
            return None
        may_rebind = self._facts.may_rebind(asleep.line)
        of_module = frozenset(asleep.variables.keys() - set(own))
        values = {
            name: text
            for name, text in asleep.variables.items()
            if name.removeprefix(GLOBAL) not in may_rebind
            and is_known(text)
            and (_is_immutable(text) or self._is_untouched(text, asleep.touched))
        }
        others = of_module | (self._facts.outside_of(asleep.line) or frozenset())
        return Arguments(tuple(sorted(own, key=lambda name: order[name])), others, values, of_module)

    def _is_untouched(self, text: str, touched: frozenset[str] | None) -> bool:
        return touched is not None and self._facts.shows_all(text) and not _holds_any(text, touched)

    def _told_of_module(self, names: Iterable[str]) -> dict[str, str]:
        """Variables of the module that nothing has changed since they were told."""
        active, into = self._stack[-1], self._action is not None and self._action.move in _INTO
        own = self._effects(active) if into and self._sep in (Sep.LINE, Sep.EXPRESSION) else None
        if own is None:
            return {}
        told = {name: self._of_module[name] for name in names if name in self._of_module}
        is_same = self._facts.is_bound_once
        return {
            name: text
            for name, text in told.items()
            if is_same(name.removeprefix(GLOBAL)) and is_known(text) and self._facts.shows_all(text)
            and not _holds_any(text, own)
        }  # fmt: skip

    def _around(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """The variables of the function that runs, where this one stands in it and is called from its line."""
        active = self._stack[-1]
        is_from_line = self._sep in (Sep.LINE, Sep.EXPRESSION) and active.line is not None and active.is_function
        if not is_from_line or active.line is None or not self._facts.stands_in(function, active.line):
            return {}
        used = _loaded(function)
        own = {name: text for name, text in active.variables.items() if name in used and is_known(text)}
        return {name: text for name, text in own.items() if self._facts.is_own(active.line, name)}

    def _given(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """What the line that runs calls it with."""
        is_into = self._action is not None and self._action.move in _INTO
        active = self._stack[-1]
        if not is_into or self._sep not in (Sep.LINE, Sep.EXPRESSION) or active.line is None:
            return {}
        call = self._facts.call_of(function, active.line, self.callee) or self._one_of_several(function)
        kept, effects = self._kept(active), self._effects(active)
        touched = effects | active.touched if effects is not None and active.touched is not None else None
        told = {**active.variables, **self.in_rounds}
        if call is None:
            owner = self._facts.owner_of_property(function, active.line)
            call = ast.Call(ast.Attribute(owner, function.name, ast.Load()), [], []) if owner is not None else None
        if call is None:
            return {}
        binding = Binding(told, active.parts, self._facts, active.line, call, kept, touched, frozenset(self.in_rounds))
        return self._facts.instance_made(function, call) | binding.bind(function)

    def _one_of_several(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.Call | None:
        """The call of a function of the module, where the line has more than one and it is known which is next."""
        match parsed_expression(f"({self.call}\n)") if self.call is not None else None:
            case ast.Call(func=ast.Name(id=name)) as call if name == self._facts.called_as(function):
                return call if not self._facts.is_method(function) else None
        return None


_NO_CALL = ast.Constant(None)
"""Stands for a call that is not known to be that of the line."""


def _holds_any(text: str, parts: Iterable[str]) -> bool:
    return any(part in text for part in parts)


def is_known(text: str) -> bool:
    """Whether a value that was shown is shown so again."""
    return len(text) <= LONGEST_KNOWN and "<…" not in text


@dataclass(frozen=True, slots=True)
class Binding:
    """One call that is about to happen: which parameter gets which value."""

    variables: Mapping[str, str]
    parts: Mapping[str, str]
    facts: "Facts"
    line: int
    call: ast.Call
    kept: frozenset[str] = frozenset()
    """Variables that nothing in the line can have changed."""
    touched: frozenset[str] | None = None
    """Texts of the objects that it changes; None where that may be any."""
    rounds: frozenset[str] = frozenset()
    """Variables of comprehensions."""

    def bind(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        given = self.expressions(function)
        if given is None:
            return {}
        found = {name: self._value(expression) for name, expression in given.items()}
        found |= self._gathered(function)
        defaults = _defaults(function)
        for name in parameters(function):
            if name not in found and name in defaults:
                found[name] = _constant(defaults[name]) or self.facts.function_text(defaults[name])
        return {name: text for name, text in found.items() if text is not None and len(text) <= LONGEST_KNOWN}

    def expressions(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, ast.expr] | None:
        """The arguments by parameter; None where not all can be told apart."""
        call, args = self.call, function.args
        if any(isinstance(each, ast.Starred) for each in call.args) or any(k.arg is None for k in call.keywords):
            return None
        places = [each.arg for each in (*args.posonlyargs, *args.args)]
        found = dict(zip(places[self._skipped(function) :], call.args, strict=False))
        if isinstance(call.func, ast.Attribute) and places:
            found[places[0]] = call.func.value
        named = {*places[len(args.posonlyargs) :], *(each.arg for each in args.kwonlyargs)}
        return found | {k.arg: k.value for k in call.keywords if k.arg is not None and k.arg in named}

    def _gathered(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str | None]:
        """What `*args` and `**kwargs` get, where that is nothing."""
        args, found = function.args, dict[str, str | None]()
        count = len(args.posonlyargs) + len(args.args) - self._skipped(function)
        if args.vararg is not None and len(self.call.args) <= count:
            found[args.vararg.arg] = "()"
        named = {each.arg for each in (*args.args, *args.kwonlyargs)}
        if args.kwarg is not None and all(each.arg in named for each in self.call.keywords):
            found[args.kwarg.arg] = "{}"
        return found

    def _skipped(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
        """Parameters that the arguments do not give: a method's first."""
        return int(self.facts.is_method(function))

    def _value(self, expression: ast.expr) -> str | None:
        """The value of an argument, where nothing that runs before the call can make it another."""
        if (text := _constant(expression)) is not None:
            return text
        told = self.parts.get(" ".join(ast.unparse(expression).split()), self.parts.get(self.facts.text_of(expression)))
        is_quiet = self.facts.is_quiet(self.line, self.call, self.variables)
        if told is not None and (is_quiet or _is_immutable(told) or self._is_same(told)):
            return told
        names = [node.id for node in ast.walk(expression) if isinstance(node, ast.Name) and node.id not in _HARMLESS]
        if not all(name in self.variables and self._is_own(name) for name in names):
            return None
        if isinstance(expression, ast.Name):
            text = self.variables.get(expression.id, "?")
            is_kept = is_quiet or expression.id in self.kept or (expression.id in self.rounds and self._is_same(text))
            return text if text != "?" and (is_kept or _is_immutable(text)) else None
        is_plain = all(_is_immutable(self.variables[name]) for name in names) and self.facts.is_plain(expression)
        return _evaluated(expression, self.variables) if is_plain else None

    def _is_own(self, name: str) -> bool:
        return name in self.rounds or self.facts.is_own(self.line, name)

    def _is_same(self, text: str) -> bool:
        """Whether a value that was told in this line is still the same."""
        return self.touched is not None and self.facts.shows_all(text) and not _holds_any(text, self.touched)


class Facts:
    """What the text of a program says, once and for all."""

    def __init__(self, code: str, elsewhere: Elsewhere) -> None:
        tree = parsed(code)
        self._tree = tree if tree is not None else ast.Module([], [])
        self._lines = code.split("\n")
        self._callees = callees_of(code)
        self._classes = classes_of(code if elsewhere == Elsewhere() else "")  # hidden methods may do anything
        self._mutations = mutations_of(code, self._classes)
        self._is_all = elsewhere == Elsewhere()
        self._statements: dict[int, ast.AST | None] = {}
        self._around: dict[int, ast.FunctionDef | ast.AsyncFunctionDef | None] = {}
        self._own: dict[int, frozenset[str]] = {}
        nodes = list(ast.walk(self._tree))
        every = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        self.functions = {node.lineno: node for node in every}
        """By the line of their `def`."""
        self._owners = {id(child): owner for owner in nodes for child in ast.iter_child_nodes(owner)}
        self.shared = {name for node in nodes if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names}
        """Names that a function may set although they are not its own."""
        self._headers: dict[str, list[ast.FunctionDef | ast.AsyncFunctionDef]] = {}
        for node in every:
            self._headers.setdefault(self._lines[node.lineno - 1], []).append(node)
        self._never_listed = _never_listed(self._tree, elsewhere) - self.shared
        """Names of the module that only ever stand for functions, classes and modules."""
        self._constants = _constants(self._tree, self.shared, elsewhere)
        self._bound = frozenset(_stored(self._tree)) | {a.arg for a in nodes if isinstance(a, ast.arg)}
        self._stores = list(_bound(nodes))
        self._may_be_bound = self._bound | elsewhere.bound
        self._may_be_read = {node.id for node in nodes if isinstance(node, ast.Name)}
        self._effects: dict[int, tuple[frozenset[str], bool, frozenset[str]] | None] = {}
        self._outcomes: dict[int, Outcome | None] = {}
        self._elsewhere = frozenset(map(global_name, elsewhere.bound | elsewhere.used))
        self._orders: dict[int, Mapping[str, int]] = {}
        self._generators: dict[int, bool] = {}
        self.draws = any(isinstance(node, ast.GeneratorExp) for node in nodes)
        """Whether there are generator expressions."""

    def function_of(self, header: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function that begins with a line and runs at once where it is called; None where that is not sure."""
        function = self.begun_with(header)
        is_plain = function is not None and not function.decorator_list and not self.is_generator(function)
        return function if is_plain else None

    def begun_with(self, header: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function that begins with a line; None where there is no or more than one such."""
        found = self._headers.get(header, [])
        # A line that begins a function and is also where a generator goes on, or that holds a lambda, says less.
        is_plain = len(found) == 1 and self._lines.count(header) == 1 and "lambda" not in header
        if not is_plain or found[0].end_lineno == found[0].lineno or isinstance(found[0], ast.AsyncFunctionDef):
            return None
        return None if any(name.startswith("__") for name in parameters(found[0])) else found[0]

    def is_generator(self, function: ast.AST) -> bool:
        if id(function) not in self._generators:
            kinds = (ast.Yield, ast.YieldFrom, ast.Await)
            self._generators[id(function)] = any(isinstance(part, kinds) for part in ast.walk(function))
        return self._generators[id(function)]

    def function_text(self, node: ast.expr) -> str | None:
        """Functions of the module as they are shown, by name or several in a tuple."""
        if isinstance(node, ast.Tuple) and node.elts:
            texts = [self.function_text(each) for each in node.elts]
            known = [text for text in texts if text is not None]
            return f"({', '.join(known)}{',' * (len(known) == 1)})" if len(known) == len(texts) else None
        tops = [each for each in self._tree.body if isinstance(each, ast.FunctionDef) and not each.decorator_list]
        named = [each.name for each in tops if isinstance(node, ast.Name) and each.name == node.id]
        is_one = len(named) == 1 and sum(name == named[0] for name in _bound(ast.walk(self._tree))) == 1
        return f"<function {named[0]}>" if is_one else None

    def enters(self, line: int, lines: Iterable[int]) -> bool:
        """Whether lines are in the block that a line opens."""
        body = getattr(self._statement(line), "body", [])
        return bool(body) and all(body[0].lineno <= each <= (body[-1].end_lineno or 0) for each in lines)

    def stands_in(self, function: ast.AST, line: int) -> bool:
        """Whether a function is defined by the one at a line, itself."""
        return self._owners.get(id(function)) is self._function_at(line) is not None

    def makes(self, text: str, function: ast.AST, made: str) -> bool:
        """Whether a call is one of the class whose `__init__` this is, and this is what it gives."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)):
                return class_of(made) == name and self._classes.init_of(name) is function
        return False

    def does_nothing(self, line: int) -> bool:
        return isinstance(self._statement(line), ast.Pass)

    def is_method(self, function: ast.AST) -> bool:
        return isinstance(self._owners.get(id(function)), ast.ClassDef)

    def names_used(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
        """Variables that are not its own and that a call state of a function may list."""
        names = _loaded(function)
        declared = [node.names for node in ast.walk(function) if isinstance(node, ast.Global | ast.Nonlocal)]
        shared = {name for several in declared for name in several}
        inner = {each for node in ast.walk(function) if node is not function for each in _names_of_inner(node)}
        names = (names - (_own_names(function) - shared - inner)) | shared
        names = {name for name in names if name in self._bound or not hasattr(builtins, name)} - self._never_listed
        own_class = {"__class__"} if {"super", "__class__"} & {*names, *_loaded(function)} else set[str]()
        around = self._names_around(function)
        if around is None:  # inside a lambda
            return frozenset(own_class | names | {global_name(name) for name in names})
        return frozenset(own_class | {name if name in around else global_name(name) for name in names})

    def _names_around(self, function: ast.AST) -> frozenset[str] | None:
        """What the functions around one bind, where all of them have names; what is in `global` there counts for
        none."""
        owner, found = self._owners.get(id(function)), frozenset[str]()
        while owner is not None:
            if isinstance(owner, ast.Lambda | ast.GeneratorExp | ast.ListComp | ast.SetComp | ast.DictComp):
                return None
            if isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef):
                found |= _own_names(owner)
            owner = self._owners.get(id(owner))
        return found if not found & self.shared else None

    def constants_for(self, function: ast.AST) -> dict[str, str]:
        """Constants and tables of the module that a function uses, as its states list them."""
        used = _loaded(function)
        return {global_name(name): text for name, text in self._constants.items() if name in used}

    def effects(
        self, line: int, variables: Mapping[str, str], parts: Mapping[str, str], on_others: bool
    ) -> frozenset[str] | None:
        """The texts of the objects that a line changes itself; None where that may be any. `on_others`: without those
        that its function has made and nobody else can hold."""
        function, statement = self._function_at(line), self._statement(line)
        if function is None or statement is None or not self._is_all:
            return None
        return self._mutations.effects(statement, function if on_others else None, variables, parts)

    def shows_all(self, text: str) -> bool:
        return self._mutations.shows_all(text)

    def calls_own(self, line: int) -> bool:
        """Whether a line may enter a function of the program's, as far as its names tell."""
        statement = self._statement(line)
        nodes = header_nodes(statement) if statement is not None else ()
        return statement is None or any(isinstance(n, ast.Call) and self._mutations.is_own(n.func) for n in nodes)

    def passes_by(self, text: str) -> bool:
        """Whether an expression is the call of a function of the program's."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=called):
                return self._mutations.is_own(called)
        return False

    def yields_at(self, line: int | None) -> bool:
        """Whether a line is one of a generator, with one `yield`, that is entered nowhere else."""
        statement = self._statement(line) if line is not None else None
        found = [n for n in header_nodes(statement) if isinstance(n, ast.Yield)] if statement is not None else []
        return len(found) == 1 and isinstance(statement, ast.Expr | ast.Assign) and statement.lineno == line

    def only_yields(self, line: int | None) -> bool:
        """Whether a line does nothing more when its generator goes on."""
        statement = self._statement(line) if line is not None else None
        return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Yield)

    def reads(self, line: int) -> str:
        return self._lines[line - 1]

    def is_only_line(self, text: str) -> bool:
        return self._lines.count(text) == 1

    def suspends(self, line: int) -> bool:
        """Whether others may run while a line does."""
        statement = self._statement(line)
        kinds = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith)
        return statement is None or any(isinstance(node, kinds) for node in header_nodes(statement))

    def may_rebind(self, line: int) -> frozenset[str]:
        """Names that may stand for something else behind a line."""
        return self.bound_by(line) | self.shared

    def is_bound_once(self, name: str) -> bool:
        return self._stores.count(name) <= 1 and name not in self.shared

    def call_of(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int, callee: int | None = None
    ) -> ast.Call | None:
        """The call on a line that enters a function; None where that is not sure. `callee`: the line of the function
        that is known to be entered next."""
        if callee == function.lineno or (self.is_generator(function) and not function.decorator_list):
            return self._only_call(function, line)
        statement, name = self._statement(line), self.called_as(function)
        if statement is None or name is None:
            return None
        nodes = list(header_nodes(statement))
        names = [node for node in nodes if isinstance(node, ast.Name | ast.Attribute) and _name(node) == name]
        calls = [node for node in nodes if isinstance(node, ast.Call) and _name(node.func) == name]
        if len(names) != 1 or len(calls) != 1 or any(isinstance(node, _SCOPES_OF_THEIR_OWN) for node in nodes):
            return None
        [call] = calls
        if not self.is_method(function):
            return call if isinstance(call.func, ast.Name) else None
        others = [
            node for node in nodes if isinstance(node, ast.Call | ast.Attribute) and node not in (call, call.func)
        ]
        return call if all(map(_is_plain_node, others)) and self._is_call_of_method(function, call.func) else None

    def text_of(self, node: ast.expr) -> str:
        """An expression as it is written, if it stands on one line."""
        if node.lineno != node.end_lineno or id(node) not in self._owners:
            return ""
        return self._lines[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode(errors="replace")

    def owner_of_property(self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> ast.expr | None:
        """The object that a line reads a property of, where it is the only one of its name."""
        statement = self._statement(line)
        is_property = [ast.unparse(each) for each in function.decorator_list] == ["property"]
        if statement is None or not is_property or not self.is_method(function):
            return None
        nodes = list(header_nodes(statement))
        read = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == function.name]
        return read[0].value if len(read) == 1 and isinstance(read[0].ctx, ast.Load) else None

    def instance_made(self, function: ast.FunctionDef | ast.AsyncFunctionDef, call: ast.Call) -> dict[str, str]:
        """The new object that the `__init__` of a class is called for: it has nothing yet."""
        match call.func:
            case ast.Name(id=name) if function.name == "__init__" and function.args.args:
                is_it = self._classes.init_of(name) is function and self._classes.begins_empty(name)
                return {function.args.args[0].arg: f"{name}()"} if is_it else {}
        return {}

    def _only_call(self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> ast.Call | None:
        """The only call on a line that has the name of a method, or of a class whose `__init__` it is."""
        statement, owner = self._statement(line), self._owners.get(id(function))
        nodes = list(header_nodes(statement)) if statement is not None else []
        calls = [node for node in nodes if isinstance(node, ast.Call)]
        if function.name == "__init__":
            made = [c for c in calls if isinstance(c.func, ast.Name) and self._classes.init_of(c.func.id) is function]
        else:
            made = [c for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == function.name]
        by_name = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == function.name]
        made = made if isinstance(owner, ast.ClassDef) else by_name
        return made[0] if len(made) == 1 and not any(isinstance(n, _UNSURE_SCOPES) for n in nodes) else None

    def called_as(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str | None:
        """The name by which, and only by which, a function is called; that of the class for its `__init__`."""
        owner, callees = self._owners.get(id(function)), self._callees
        if callees is not None and callees.is_plain(function.lineno):
            return function.name
        is_plain = isinstance(owner, ast.ClassDef) and not (owner.bases or owner.keywords or owner.decorator_list)
        if not isinstance(owner, ast.ClassDef) or not is_plain or function.name != "__init__":
            return None
        is_top = isinstance(self._owners.get(id(owner)), ast.Module)
        return owner.name if is_top and "__new__" not in _stored(owner) else None

    def _is_call_of_method(self, function: ast.FunctionDef | ast.AsyncFunctionDef, called: ast.expr) -> bool:
        """`Class(…)` for its `__init__`; `object.method(…)`, with the object in a variable, for others."""
        if function.name == "__init__":
            return isinstance(called, ast.Name)
        classes = {each.name for each in ast.walk(self._tree) if isinstance(each, ast.ClassDef)}
        return (
            isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id not in classes
        )

    def is_own(self, line: int, name: str) -> bool:
        """Whether a name is a variable of the function at a line, which nobody else sets."""
        function = self._function_at(line)
        if function is None or name in self.shared:
            return False
        if function.lineno not in self._own:
            self._own[function.lineno] = _own_names(function)
        return name in self._own[function.lineno]

    def _statement(self, line: int) -> ast.AST | None:
        if line not in self._statements:
            self._statements[line] = statement_at(self._tree, line)
        return self._statements[line]

    def _function_at(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function whose statement stands at a line; None in the body of a class or of the module."""
        if line not in self._around:
            self._around[line] = self._find_function(line)
        return self._around[line]

    def _find_function(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        around = [node for node in self.functions.values() if node.lineno < line <= (node.end_lineno or 0)]
        found = max(around, key=lambda node: node.lineno, default=None)
        if found is None or any(
            isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0) for node in ast.walk(found)
        ):
            return None
        return found

    def is_plain(self, expression: ast.expr) -> bool:
        """Whether an expression runs nothing but operators and harmless functions, if its names are plain data."""
        return self._are_plain([node for node in ast.walk(expression) if isinstance(node, ast.expr)])

    def _are_plain(self, nodes: Sequence[ast.AST]) -> bool:
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        return not names & _HARMLESS & self._may_be_bound and all(map(_is_plain_node, nodes))

    def is_quiet(self, line: int, call: ast.Call, variables: Mapping[str, str]) -> bool:
        """Whether nothing else of the line can change anything before a call."""
        statement = self._statement(line)
        if statement is None:
            return False
        inside = {id(node) for node in (call, call.func, *call.keywords)}
        nodes = [node for node in header_nodes(statement) if id(node) not in inside and isinstance(node, ast.expr)]
        is_plain = self._are_plain(nodes) and not any(isinstance(node, ast.Subscript) for node in nodes)
        return is_plain and all(_is_immutable(variables.get(each, "?")) for each in _operands(nodes))

    def outcome(self, line: int) -> Outcome | None:
        """What can be said of the statement at a line; None where it does not stand there alone, or in no function."""
        if line not in self._outcomes:
            self._outcomes[line] = self._find_outcome(line)
        return self._outcomes[line]

    def _find_outcome(self, line: int) -> Outcome | None:
        function, statement = self._function_at(line), self._statement(line)
        if function is None or not isinstance(statement, ast.stmt) or statement.lineno != line:
            return None
        is_one_line = line == (statement.test.end_lineno if isinstance(statement, ast.If | ast.While) else line)
        is_one_line &= not isinstance(statement, _SPREAD) or self._lines[line - 1].rstrip().endswith(":")
        has_body = bool(getattr(statement, "body", None) or getattr(statement, "cases", None))
        is_alone = sum(isinstance(n, ast.stmt) and n.lineno == line for n in ast.walk(function)) == 1
        if not (is_one_line and is_alone and (has_body or statement.end_lineno == line)):
            return None
        return Outcome(function, statement, self._lines[line - 1], self._classes)

    def unchanged_by(self, line: int, known: Mapping[str, str]) -> Unchanged | None:
        """What stays as it is while a line of a function runs."""
        if line not in self._effects:
            self._effects[line] = self._effect_of(line)
        effect = self._effects[line]
        if effect is None:
            return None
        bound, is_plain, read = effect
        if is_plain and all(_is_data(known.get(name, known.get(global_name(name)))) for name in read):
            kept = frozenset(name for name in known if name.removeprefix(GLOBAL) not in bound)
        else:
            own = [name for name in known if name not in bound and self.is_own(line, name)]
            kept = frozenset(name for name in own if _is_immutable(known[name]))
        return Unchanged(kept)

    def names_in(self, line: int) -> frozenset[str] | None:
        """All that a state at a line can list; None where that is not known."""
        function = self._function_at(line)
        if function is None:
            return None
        return _own_names(function) | self.names_used(function) | self.shared

    def outside_of(self, line: int) -> frozenset[str] | None:
        """Variables that are not its own and that the function at a line can list; None where that is not known."""
        function = self._function_at(line)
        if function is None or "exec" in self._may_be_read:
            return None
        return self.names_used(function) | {global_name(name) for name in self.shared} | self._elsewhere

    def order_in(self, line: int) -> Mapping[str, int] | None:
        """By name: where the states of the function at a line list a variable of its own, if that is known."""
        function = self._function_at(line)
        if function is None:
            return None
        if function.lineno not in self._orders:
            self._orders[function.lineno] = _order_of(function)
        return self._orders[function.lineno]

    def may_go_in(self, line: int) -> frozenset[str]:
        """Names that may no longer be there behind a line: deleted ones, those of handlers, shared ones."""
        function = self._function_at(line)
        nodes = list(ast.walk(function)) if function is not None else []
        deleted = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del)}
        handled = {n.name for n in nodes if isinstance(n, ast.ExceptHandler) and n.name is not None}
        return frozenset(deleted | handled | self.shared | {global_name(name) for name in self.shared})

    def bound_by(self, line: int) -> frozenset[str]:
        """Names that can be variables of a function after a line that were none before it."""
        effect = self._effects[line] if line in self._effects else self._effect_of(line)
        return (effect[0] if effect is not None else frozenset()) | self.shared

    def _effect_of(self, line: int) -> tuple[frozenset[str], bool, frozenset[str]] | None:
        """Names that a line can set, whether it runs nothing but plain operations, and the names that these read."""
        function = self._function_at(line)
        if function is None:
            return None
        around = [node for node in ast.walk(function) if isinstance(node, _BLOCKS) and _holds(node, line)]
        touched = [each for node in around if _may_bind_at(node, line) for each in header_nodes(node)]
        bound = set(_bound(each for each in touched if each is not function))
        plain = [node for node in around if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        innermost = plain[-1] if plain else None
        is_simple = isinstance(innermost, ast.Assign | ast.If | ast.While | ast.For | ast.Pass | ast.Return)
        is_alone = sum(isinstance(n, ast.stmt) and n.lineno <= line <= _end_of_header(n) for n in plain) == 1
        quiet_around = all(not isinstance(node, ast.With | ast.AsyncWith | ast.Try | ast.TryStar) for node in plain)
        if not (is_simple and is_alone and quiet_around and innermost is not None):
            return frozenset(bound), False, frozenset()
        nodes = [node for node in header_nodes(innermost) if isinstance(node, ast.expr)]
        stores = [node for node in nodes if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)]
        is_plain = self._are_plain(nodes) and all(isinstance(n, ast.Name | ast.Tuple) for n in stores)
        names = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        return frozenset(bound), is_plain, frozenset(names - _HARMLESS)


@lru_cache(maxsize=32)
def facts_of(code: str, elsewhere: Elsewhere = Elsewhere()) -> Facts:  # noqa: B008
    return Facts(code, elsewhere)


_SCOPES_OF_THEIR_OWN = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr, ast.Await, ast.Yield,
    ast.YieldFrom,
)  # fmt: skip
_UNSURE_SCOPES = (ast.Lambda, ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom)
_SPREAD = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.For, ast.With)
"""Statements whose headers can have several lines."""
_BLOCKS = (ast.stmt, ast.ExceptHandler, ast.match_case)


def _holds(node: ast.AST, line: int) -> bool:
    whole = node.body[-1] if isinstance(node, ast.match_case) else node
    first = node.pattern.lineno if isinstance(node, ast.match_case) else getattr(node, "lineno", 0)
    return first <= line <= (getattr(whole, "end_lineno", None) or 0)


def _may_bind_at(node: ast.AST, line: int) -> bool:
    """Whether a statement around a line may bind names there: a loop does so at its own line only."""
    match node:
        case ast.For(iter=last) | ast.AsyncFor(iter=last) | ast.While(test=last) | ast.If(test=last):
            return line <= (last.end_lineno or line)
    return True


def _end_of_header(node: ast.stmt) -> int:
    body: Sequence[ast.AST] = getattr(node, "body", ())
    return (getattr(body[0], "lineno", node.lineno) - 1 if body else node.end_lineno) or node.lineno


def _bound(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Names that these nodes set or delete."""
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name
            case ast.MatchMapping(rest=str(name)):
                yield name
            case ast.Try(handlers=handlers) | ast.TryStar(handlers=handlers):
                yield from (handler.name for handler in handlers if handler.name is not None)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (each.asname or each.name.split(".")[0] for each in names)


def _own_names(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Names that a function itself binds."""
    return frozenset(_bound(_own_code(function))) | {*parameters(function)}


def _order_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, int]:
    """Parameters, then the others by the line of the statement that binds them first; those that handlers and what
    always comes at last bind first, or that stand in the midst of expressions, come nobody knows where."""
    found, unsure = {name: at for at, name in enumerate(parameters(function))}, set[str]()
    code, first = list(_own_code(function)), len(found)
    late = {id(each) for node in code for part in _late_parts(node) for each in ast.walk(part)}
    own = {id(node) for node in code if not isinstance(node, ast.Try | ast.TryStar)}
    nodes = [node for node in code if isinstance(node, _BLOCKS)]
    for node in sorted(nodes, key=lambda each: _first_line(each)):
        for name in _bound(each for each in header_nodes(node) if id(each) in own):
            if name not in found and name not in unsure:
                is_late = id(node) in late or isinstance(node, ast.ExceptHandler)
                found |= {} if is_late else {name: first + _first_line(node)}
                unsure |= {name} if is_late else set()
    return {name: at for name, at in found.items() if name not in unsure | _walrus(function)}


def _late_parts(node: ast.AST) -> list[ast.AST]:
    """Parts of a statement whose instructions may come behind those of what follows it."""
    return [*node.handlers, *node.finalbody] if isinstance(node, ast.Try | ast.TryStar) else []


def _walrus(function: ast.AST) -> set[str]:
    return {node.target.id for node in ast.walk(function) if isinstance(node, ast.NamedExpr)}


def _first_line(node: ast.AST) -> int:
    return node.pattern.lineno if isinstance(node, ast.match_case) else getattr(node, "lineno", 0)


def _own_code(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function without what is inside functions, classes and comprehensions in it."""
    inner = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.ListComp, ast.SetComp, ast.DictComp,
             ast.GeneratorExp)  # fmt: skip
    waiting = list[ast.AST](function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, inner):
            waiting += ast.iter_child_nodes(node)


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
    """In the order in which a call state lists them."""
    args = function.args
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
    return tuple(each.arg for each in every if each is not None)


def _defaults(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, ast.expr]:
    args = function.args
    places = [*args.posonlyargs, *args.args]
    found = {each.arg: value for each, value in zip(reversed(places), reversed(args.defaults), strict=False)}
    named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
    return found | {each.arg: value for each, value in named if value is not None}


def _constant(node: ast.expr) -> str | None:
    """The text of an immutable literal."""
    value = plain_value(node)
    return write_value(value) if _is_immutable_value(value) else None


def _is_immutable_value(value: object) -> bool:
    if type(value) in (tuple, frozenset):
        return all(map(_is_immutable_value, value))  # type: ignore[call-overload]
    return type(value) in (int, float, complex, bool, str, bytes, type(None))


@lru_cache(maxsize=4096)
def _is_immutable(text: str) -> bool:
    tree = parsed_expression(text) if len(text) <= 1_000 else None
    return tree is not None and _constant(tree) is not None


def _is_data(text: str | None) -> bool:
    """Whether a text is plain data: no object whose operators are the program's, nor one that reading changes."""
    if text is None or len(text) > 10_000 or "defaultdict(" in text:
        return False
    value = read_value(text)
    return not holds_objects(value) and not isinstance(value, Thing | Unknown)


def _is_plain_node(node: ast.AST) -> bool:
    match node:
        case ast.Name():
            return True
        case ast.Call(func=ast.Name(id=name), keywords=[]):
            return name in _HARMLESS
    return isinstance(node, _PLAIN_NODES)


def _operands(nodes: Sequence[ast.expr]) -> set[str]:
    """Names of which an operator or a harmless function makes something."""
    kinds = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp, ast.Call)
    inside = (each for node in nodes if isinstance(node, kinds) for each in ast.walk(node))
    return {each.id for each in inside if isinstance(each, ast.Name)} - _HARMLESS


def _evaluated(expression: ast.expr, variables: Mapping[str, str]) -> str | None:
    try:
        value = evaluate(ast.unparse(expression), variables)
    except NdbError:
        return None
    return None if isinstance(value, Thing | Unknown) or holds_objects(value) else write_value(value)


def _loaded(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _loaded_directly(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Names that a function's own code reads, not those of functions and comprehensions inside it."""
    return {node.id for node in _own_code(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}


def _names_of_inner(node: ast.AST) -> set[str]:
    """Names that a function inside another one uses: what it does not bind is not that other one's alone."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
        return set()
    return _loaded(node)


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _stored(tree: ast.AST) -> set[str]:
    return set(_bound(ast.walk(tree)))


def _never_listed(tree: ast.Module, elsewhere: Elsewhere) -> set[str]:
    bound = list(_bound(ast.walk(tree))) + [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]
    found = set[str]()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.AsyncFunctionDef(name=name, decorator_list=[]):
                found.add(name)
            case ast.ClassDef(name=name, decorator_list=[], keywords=[]):
                found.add(name)
            case ast.Import(names=names):
                found |= {each.asname or each.name for each in names if each.asname or "." not in each.name}
    return {name for name in found if bound.count(name) == 1 and name not in elsewhere.bound}


def _constants(tree: ast.Module, shared: set[str], elsewhere: Elsewhere) -> dict[str, str]:
    """Names in capitals that stand for the same literal all the time: set once, at the top, and never touched."""
    stores: dict[str, int] = {}
    for name in _bound(ast.walk(tree)):
        stores[name] = stores.get(name, 0) + 1
    found: dict[str, str] = {}
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if stores[name] == 1 and name not in shared | elsewhere.bound:
                is_spared = name not in elsewhere.used and _is_only_looked_at(tree, name)
                text = _constant(value) or _pattern(value) or (_table(value) if is_spared else None)
                if text is not None and len(text) <= LONGEST_KNOWN and (name.isupper() or name.strip("_").isupper()):
                    found[name] = text
            case ast.Assign(targets=[ast.Tuple(elts=several)], value=ast.Tuple(elts=values)) if len(several) == len(
                values
            ):
                for target, value in zip(several, values, strict=True):
                    is_named = isinstance(target, ast.Name) and target.id.isupper() and stores[target.id] == 1
                    text = _constant(value) if is_named and not isinstance(value, ast.Starred) else None
                    if text is not None and _name(target) not in shared | elsewhere.bound:
                        found[_name(target)] = text
    return found


def _pattern(node: ast.expr) -> str | None:
    """How a regular expression that is compiled from a short text is shown."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr="compile"), args=[ast.Constant(str(text))],
                      keywords=[]) if len(repr(text)) <= _LONGEST_PATTERN:  # fmt: skip
            return f"re.compile({text!r})"
    return None


def _table(node: ast.expr) -> str | None:
    """A list, set or dict of immutable things."""
    value = plain_value(node)
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list | set) else [...]
    return write_value(value) if all(map(_is_immutable_value, items)) else None


def _is_only_looked_at(tree: ast.Module, name: str) -> bool:
    """Whether a table is never handed on: only indexed, searched, counted or gone through."""
    allowed: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=ast.Name(id=found), ctx=ast.Load()) if found == name:
                allowed.add(id(node.value))
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Name(id=found) as used]) if found == name:
                allowed.add(id(used))
            case ast.For(iter=ast.Name(id=found) as used) | ast.comprehension(iter=ast.Name(id=found) as used) if (
                found == name
            ):
                allowed.add(id(used))
            case ast.Call(func=ast.Name(id="len" | "sorted" | "enumerate"), args=[ast.Name(id=found) as used]) if (
                found == name
            ):
                allowed.add(id(used))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=found) as used, attr=attr)) if (
                found == name and attr in _LOOKED_AT
            ):
                allowed.add(id(used))
    uses = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load)]
    return all(id(use) in allowed for use in uses)
