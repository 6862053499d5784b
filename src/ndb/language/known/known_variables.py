"""Along a walk: what the next state lists, as far as code and earlier states tell. What no statement touched stays as
it is, what a line binds or returns where its value was told, what functions leave of the objects that they were given.

An over-approximation, on purpose: only what cannot be otherwise is said, so that what really comes is never forbidden.
Knows syntax trees and values as text; neither tokens nor models, and nothing of the program is run.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from ndb.language.document import Shown
from ndb.language.known.active import Active
from ndb.language.known.binding import Binding, holds_any
from ndb.language.known.constants import Elsewhere, is_immutable, is_known, is_whole
from ndb.language.known.facts import facts_of
from ndb.language.known.listed import Arguments, Unchanged
from ndb.language.known.names_bound import bound_names, loaded_directly, loaded_in_body, own_names, parameters
from ndb.language.objects.aliases import with_changed
from ndb.language.objects.ownership import Holding
from ndb.language.outcome import Outcome, ToldInLine
from ndb.language.tokens import Sep
from ndb.source.callees import header_nodes
from ndb.source.parse import parsed_expression
from ndb.trace.names import GLOBAL, global_name
from ndb.tree.action import STEP_INSIDE, STEP_INTO, Action, Move

_STEPS = frozenset({Move.STEP_INTO, Move.STEP_OVER})
_INTO = frozenset({Move.STEP_INTO, Move.STEP_EXPRESSION, Move.STEP_INSIDE})
_FUNCTION = re.compile(r"\s*(async\s+)?def\s")
_NO_CALL = ast.Constant(None)
"""Stands for a call that is not known to be that of the line."""


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
        self._is_adrift = False
        """Whether another function may go on, unless one is called: a step was taken in a generator expression."""
        self._raised: str | None = None
        """What was raised last, as long as only handlers have run since."""
        self._action: Action | None = None
        self.worked_out: Mapping[str, str] = {}
        """What workings have told of the variables that the line that runs changes (SPEC 2c)."""
        self.goes_round: bool | None = None
        """Whether the loop that the line that runs opens goes round once more, as far as that is known."""
        self.callee: int | None = None
        """The line of the function that is called next, if one is and it is known which."""
        self.call: str | None = None
        """The expression that is evaluated next, if that is known."""
        self.is_through = False
        """Whether every round of the comprehensions of the line that runs was told, as far as they went."""
        self.item: int | None = None
        """Which item the loop that the line that runs opens binds next, as far as that is known."""
        self.in_rounds: Mapping[str, str] = {}
        """What comprehensions of the line that runs have bound."""

    def saw(self, shown: Shown, lines: Iterable[int]) -> None:
        """A state, and the lines at which it can be."""
        at = set(lines)
        line = next(iter(at)) if len(at) == 1 else None
        if self._is_adrift and shown.sep not in (Sep.CALL, Sep.WORKING):
            self._stack, self._asleep = [Active()], []
            self._touch(None)
        self._is_adrift = self._is_adrift and shown.sep is Sep.WORKING
        if self._sep is Sep.RETURN and shown.sep is not Sep.WORKING:
            self._leave()
        if self._sep is Sep.EXCEPTION:
            self._unwind(shown, line)
        if shown.sep is Sep.EXCEPTION or not (shown.sep is Sep.LINE and self._facts.handlers.is_handler(line)):
            self._raised = shown.value if shown.sep is Sep.EXCEPTION else None
        if shown.sep in (Sep.LINE, Sep.RETURN, Sep.EXCEPTION) and self._sep in (Sep.LINE, Sep.EXPRESSION, Sep.RETURN):
            self._touch(self._effects(self._stack[-1], on_others=True), but=self._stack[-1])
        match shown.sep:
            case Sep.CALL:
                self._enter(shown, line)
            case Sep.LINE:
                before = self._stack[-1]
                left, told = before.line, {**before.variables, **before.parts}
                before.goes_to(shown, line)
                self._follow_objects(left, before, told)
                self._is_new = False
            case Sep.EXPRESSION:
                if self._sep is not Sep.RETURN and self._facts.calls.passes_by(shown.source, self._stack[-1].line):
                    self._touch(None)
                self._stack[-1].told(shown.source, shown.value or "")
            case Sep.EXCEPTION:
                self._stack[-1].line = line
            case Sep.RETURN:
                self._value, self._made = shown.value or "", self._object_made()
                self._settle()
                is_over = self._sep is Sep.CALL  # else it ends where it was to go on
                self._yields = not is_over and self._stack[-1].is_function and self._facts.layout.yields_at(line)
        if shown.sep.has_locals:
            self._of_module |= {n: t for n, t in shown.locals.items() if t is not None and n.startswith(GLOBAL)}
        if shown.sep is not Sep.WORKING:
            self._sep = shown.sep

    def _enter(self, shown: Shown, line: int | None) -> None:
        self._is_new = _FUNCTION.match(shown.source) is not None and line in self._facts.layout.functions
        variables = {name: text for name, text in shown.locals.items() if text is not None}
        resumed = self._resumed(shown.source)
        self._is_resumed = resumed is not None and resumed.variables.keys() == variables.keys()
        if resumed is not None and self._is_resumed:
            self._asleep.remove(resumed)
            resumed.variables, resumed.touched, resumed.was_away = variables, frozenset(), False
            resumed.parts, resumed.ever = {}, {}
            self._stack.append(resumed)
            return
        given = self._facts.layout.function_of(shown.source)
        given_by = self._variables_given(given) if given is not None else {}
        is_function = self._is_new and not any(word in shown.source for word in ("lambda", " for "))
        entered = Active(shown.source, variables, is_function=is_function, is_complete=True, given=given_by)
        entered.is_drawn = self._draws_in_rounds(self._stack[-1])
        self._stack.append(entered)

    def _follow_objects(self, left: int | None, active: Active, told: Mapping[str, str]) -> None:
        """A function has come from one line to the next: who holds what then."""
        if left is None or active.line is None or not active.is_function:
            active.owned, active.single, active.aliases = frozenset(), frozenset(), ()
            return
        following = active.line if self._sep is not Sep.EXCEPTION else None
        holding = Holding(active.owned, active.single, active.aliases)
        found = self._facts.held_after(left, following, holding, told, active.variables, self.item)
        active.owned, active.single, active.aliases = found.owned, found.single, found.aliases

    @property
    def owned(self) -> frozenset[str]:
        """Variables of the function that goes on which alone hold what they hold."""
        running = self._running()
        return running.owned if running is not None else frozenset()

    @property
    def single(self) -> frozenset[str]:
        """Variables of the function that goes on in which no part stands twice."""
        running = self._running()
        return running.single if running is not None else frozenset()

    def _unwind(self, shown: Shown, line: int | None) -> None:
        """Something was raised in the function that runs: it goes on where that is caught, or is left."""
        active, is_known = self._stack[-1], len(self._stack) > 1
        if shown.sep is Sep.LINE and active.is_function and self._facts.handlers.is_handled_at(active.line, line):
            return  # nothing else has run
        is_caught = shown.sep is Sep.LINE and active.is_function and self._facts.handlers.may_catch(active.line, line)
        if active.is_drawn and not is_caught:
            self._stack, self._asleep = [Active()], []
            self._touch(None)
            return
        if shown.sep is Sep.EXCEPTION and is_known and active.is_function:
            self._settle(is_raised=True)
            self._yields = False
            self._leave()
            self._touch(self._effects(self._stack[-1], on_others=True), but=self._stack[-1])
            return
        if shown.sep is Sep.EXCEPTION and is_known:
            self._stack.pop()
            self._stack[-1].was_away = True
        elif not is_caught:
            self._stack = [Active()]
        self._asleep = []
        self._touch(None)

    def _resumed(self, source: str) -> Active | None:
        """The generator that goes on at a line, if only one can."""
        if self._facts.layout.delegates:
            return None  # one of those that wait for another may be meant
        found = [
            each for each in self._asleep if each.line is not None and self._facts.layout.reads(each.line) == source
        ]
        return found[0] if len(found) == 1 and self._facts.layout.is_only_line(source) else None

    def _variables_given(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """By parameter that it never binds: the variable of the function that runs which it is called with."""
        active = self._stack[-1]
        call = self._facts.calls.call_of(function, active.line, self.callee) if active.line is not None else None
        if call is None or active.line is None or self._sep not in (Sep.LINE, Sep.EXPRESSION):
            return {}
        given = Binding(active.variables, active.parts, self._facts, active.line, call).expressions(function) or {}
        bound = {*bound_names(ast.walk(function))} | self._facts.variables.shared
        named = {name: each.id for name, each in given.items() if isinstance(each, ast.Name) and name not in bound}
        return {name: each for name, each in named.items() if self._facts.variables.is_own(active.line, each)}

    def _touch(self, texts: frozenset[str] | None, but: Active | None = None) -> None:
        """Objects that read so may have changed; `but`: its own line did it."""
        for active in (*self._stack, *self._asleep):
            if active is not but:
                active.touch(texts)
        kept = {n: t for n, t in self._of_module.items() if texts is not None and not holds_any(t, texts)}
        self._of_module = kept if texts else self._of_module if texts is not None else {}

    def _effects(self, active: Active, on_others: bool = False) -> frozenset[str] | None:
        """The texts of the objects that the line of a function changes itself; None where that may be any.
        `on_others`: without those that others cannot hold."""
        if active.line is None:
            return None
        is_through = active is self._at_work() and self.is_through and active.in_rounds
        return self._facts.calls.effects(active.line, active.variables, active.ever, on_others, is_through)

    def _at_work(self) -> Active | None:
        """The function whose line runs, also where another one has just returned to it."""
        return self._stack[-2] if self._sep is Sep.RETURN and len(self._stack) > 1 else self._stack[-1]

    def _kept(self, active: Active) -> frozenset[str]:
        """Variables that are as they were, or as they were left, whatever the line and those it called have changed."""
        if active.line is None:
            return frozenset()
        owned = {name: active.variables[name] for name in active.owned if name in active.variables}
        alone = self._facts.untouched(active.line, owned) if owned else frozenset[str]()
        if active.touched is None or (own := self._effects(active)) is None:
            return alone
        if self._facts.layout.suspends(active.line):
            return alone
        is_raised = self._sep is Sep.EXCEPTION and active is self._stack[-1]
        texts, bound = own | active.touched, self._facts.variables.may_rebind(active.line, is_raised)
        return alone | frozenset(
            name
            for name, text in active.variables.items()
            if name.removeprefix(GLOBAL) not in bound
            and not holds_any(text, own if name in active.settled else texts)
            and self._facts.calls.shows_all(text)
        )

    def _settle(self, is_raised: bool = False) -> None:
        """A function returns: what it was given is, where it was called, as it leaves it. `is_raised`: it is left by an
        exception, whatever its line was to do."""
        if len(self._stack) < 2:
            return
        caller, active = self._stack[-2:]
        bound = self._bound(active) if not is_raised else {}
        left = {**bound, **{name: active.variables[name] for name in self._kept(active)}}
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
        is_lost = action.move is not Move.STEP_INSIDE and self._draws_in_rounds(self._stack[-1])
        if action.move is Move.STEP_RETURN and self._sep in (Sep.CALL, Sep.LINE, Sep.EXPRESSION):
            self._stack[-1], self._asleep = Active(self._stack[-1].header), []  # whoever waits for it has its variables
            self._touch(None)
        elif action.move not in _STEPS | _INTO:
            self._stack, self._sep, self._asleep = [Active()], None, []
            self._touch(None)
        elif action.move is Move.STEP_OVER and self._sep is not Sep.CALL:
            running = self._running()
            self._asleep = []
            if running is None or running.line is None or self._facts.calls.calls_own(running.line):
                self._touch(None)
        elif is_lost and self._sep is not Sep.RETURN:
            self._is_adrift = True

    def _draws_in_rounds(self, active: Active) -> bool:
        """Whether rounds were told of what may be a generator expression."""
        is_known = active.line is not None and active.is_function
        is_drawn = self._facts.layout.draws_at(active.line) if active.line is not None and is_known else True
        return active.in_rounds and self._facts.layout.draws and is_drawn

    # Line states

    def unchanged(self) -> Unchanged | None:
        """Of a line state that comes next; None where nothing is known."""
        if self._action is None or self._action.move not in _STEPS | _INTO:
            return None
        is_resumed = self._is_resumed and self._facts.layout.only_yields(self._stack[-1].line)
        if self._sep is Sep.CALL and (self._is_new or is_resumed):
            return Unchanged(frozenset(self._stack[-1].variables), is_all=True)
        active = self._stack[-1] if self._sep is Sep.EXCEPTION else self._running()
        if active is None or active.line is None or (self._sep is Sep.EXCEPTION and not active.is_function):
            return None
        if self._ends_loop(active):
            return Unchanged(frozenset(active.variables), is_all=True)
        if self._sep is Sep.EXCEPTION and self._facts.handlers.leaves(active.line, self._raised or "") is not False:
            return None  # library code may take it, and another function go on
        found = self._facts.variables.unchanged_by(active.line, active.variables)
        if found is None:
            return None
        found = replace(found, names=found.names | self._kept(active))
        known = self._with_bound(active, found)
        gone = self._facts.layout.leaves_handler(active.line) if self._sep is not Sep.EXCEPTION else None
        if gone is not None and active.is_function and gone in active.variables:
            known = known.without(gone)
        if active.is_function:
            known = replace(known, outside=self._facts.variables.outside_of(active.line))
        if not active.is_complete:
            return replace(known, others=self._facts.variables.names_in(active.line)) if active.is_function else known
        known = replace(
            known,
            others=self._facts.variables.bound_by(active.line) | (active.variables.keys() - found.names),
            outside=known.outside and known.outside & (active.variables.keys() | self._facts.variables.may_appear),
        )
        return self._with_order(active, active.line, known) if active.is_function else known

    def _ends_loop(self, active: Active) -> bool:
        """Whether a loop of which it is known is through when its line is come to again: nothing else happens then."""
        is_there = self._sep is Sep.LINE and self.goes_round is False and active.is_function and self._raised is None
        return is_there and active.line is not None and self._facts.layout.is_loop(active.line)

    def _with_order(self, active: Active, line: int, known: Unchanged) -> Unchanged:
        """Also in which order variables are listed."""
        order, may_go = self._facts.variables.order_in(line), self._facts.variables.may_go_in(line)
        there = frozenset(active.variables) - may_go if known.is_whole else frozenset()
        return replace(known, order=order, may_go=may_go, certain=known.certain | there)

    def _running(self) -> Active | None:
        """The function that goes on, in the line that it is at."""
        if self._is_adrift:
            return None
        if self._sep is Sep.RETURN:
            return self._stack[-2] if len(self._stack) > 1 else None
        return self._stack[-1] if self._sep in (Sep.LINE, Sep.EXPRESSION) else None

    def _with_bound(self, active: Active, found: Unchanged) -> Unchanged:
        """Also what the line binds to something that is known."""
        before, bound = active.variables, self._bound(active)
        if active.was_away or self._sep is Sep.RETURN:
            values = {name: text for name, text in before.items() if name in found.names and is_whole(text)} | bound
            return Unchanged(frozenset(), certain=found.names | set(bound), values=values, is_whole=True)
        same = frozenset(name for name, text in bound.items() if before.get(name) == text)
        other = frozenset(bound) - same if active.is_complete else frozenset(bound) & frozenset(before) - same
        return Unchanged(found.names | same, certain=other, values=bound)

    def _bound(self, active: Active) -> dict[str, str]:
        outcome = self._outcome(active)
        if active.line is None or self._sep is Sep.EXCEPTION:
            return {}
        found = dict(outcome.bound(self._told(active, active.line))) if outcome is not None else {}
        found |= self.worked_out
        if self._raised is not None and (name := self._facts.handlers.caught_as(active.line, self._raised)) is not None:
            found[name] = self._raised
        found |= self._held_elsewhere(active, found)
        own = {name: text for name, text in found.items() if self._facts.variables.is_own(active.line, name)}
        # In a class `__name` is listed under another name.
        return {name: text for name, text in own.items() if is_known(text) and not name.startswith("__")}

    def _held_elsewhere(self, active: Active, bound: Mapping[str, str]) -> dict[str, str]:
        """What variables hold of which others stand for a part that is told to have become another."""
        found, statement = dict[str, str](), self._facts.layout.statement(active.line or 0)
        named = set(bound_names(header_nodes(statement))) if statement is not None else set[str]()
        for alias in active.aliases:
            old, new = active.before.get(alias.name), bound.get(alias.name, active.settled.get(alias.name))
            is_left = {alias.name, alias.root}.isdisjoint(named) and alias.root not in bound
            if old is None or new is None or old == new or not is_left or alias.root in active.settled:
                continue
            whole = found.get(alias.root, active.variables.get(alias.root, ""))
            after = with_changed(alias, whole, old, new, alias.root in active.single, self._facts.calls.made_for_one)
            if after is not None and self._is_changed_by_others(active, alias.name):
                found[alias.root] = after
        return found

    def _is_changed_by_others(self, active: Active, name: str) -> bool:
        """Whether the object of a variable is all that a line changes, as far as its texts tell."""
        effects = self._effects(active)
        texts = None if effects is None or active.touched is None else effects | active.touched
        whole = active.before.get(name, "")
        return texts is not None and all(text in whole or whole in text for text in texts)

    def _outcome(self, active: Active) -> Outcome | None:
        outcome = self._facts.outcome(active.line) if active.line is not None else None
        return None if outcome is None or (outcome.has_frames and not active.is_function) else outcome

    def _told(self, active: Active, line: int) -> ToldInLine:
        own = {name: text for name, text in active.variables.items() if self._facts.variables.is_own(line, name)}
        if self._sep is not Sep.RETURN:
            found = None if active.was_away else self._facts.variables.unchanged_by(line, active.variables)
            kept = found.names if found is not None else frozenset()
            return ToldInLine(own, active.parts, active.last, kept, is_quiet=not active.was_away)
        function = self._facts.layout.function_of(self._stack[-1].header)
        call = self._facts.calls.call_of(function, line) if function is not None else None
        is_made = function is not None and function.name == "__init__"  # a call of a class gives an object
        given = self._value if not is_made else self._made if self._makes(function, call) else None
        return ToldInLine(own, active.parts, None, returned=(call, given) if call and given else (_NO_CALL, ""))

    def follow(self, lines: set[int]) -> set[int]:
        """Of the lines that can come next those that do, as far as the test of the line that runs is known."""
        active = self._running()
        outcome = self._outcome(active) if active is not None else None
        if self._raised is not None and active is not None and active.line is not None and self._sep is Sep.LINE:
            return self._facts.handlers.handled(active.line, self._raised, lines)
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
        return True if not followed else False if self._facts.layout.enters(active.line, followed) else None

    def events(self) -> frozenset[Sep] | None:
        """What alone can come next where all that the line evaluates was told; None where that is not known."""
        if self._sep is Sep.EXCEPTION:
            return self._events_of_raised()
        active = self._running()
        if active is not None and self._sep is Sep.LINE and self._raised is not None:
            takes = self._facts.handlers.takes(active.line, self._raised)
            is_step = takes is not None and self._action in (STEP_INSIDE, STEP_INTO)
            return frozenset({Sep.LINE, *[Sep.EXCEPTION] * (not takes)}) if is_step else None
        outcome = self._outcome(active) if active is not None else None
        is_step = self._action is not None and self._action.move in _STEPS | _INTO
        if is_step and active is not None and self._ends_loop(active):
            return frozenset({Sep.LINE, Sep.RETURN})
        if is_step and active is not None and active.line is not None and self._raised_by_name(active, active.line):
            return frozenset({Sep.EXCEPTION})
        if active is None or active.line is None or outcome is None or not is_step:
            return None
        return outcome.events(self._told(active, active.line))

    @property
    def is_raised(self) -> bool:
        """Whether an exception is looking for who takes it."""
        if self._sep is not Sep.LINE or self._raised is None:
            return self._sep is Sep.EXCEPTION
        return self._facts.handlers.takes(self._stack[-1].line, self._raised) is not None

    def _events_of_raised(self) -> frozenset[Sep] | None:
        active = self._stack[-1]
        if active.line is None or not active.is_function or self._action not in (STEP_INSIDE, STEP_INTO):
            return None
        is_left = self._facts.handlers.leaves(active.line, self._raised or "")
        if is_left is None or (is_left and len(self._stack) < 3):
            return None
        return frozenset({Sep.EXCEPTION if is_left else Sep.LINE})

    # Exception states

    def raised(self) -> str | None:
        """What is shown of an exception that comes next; None where that is not known."""
        if self._sep is Sep.EXCEPTION:
            is_same = is_known(self._raised or "...") and not (self._raised or "Stop").startswith("Stop")
            return self._raised if is_same and self._action in (STEP_INSIDE, STEP_INTO) else None
        active = self._running()
        outcome = self._outcome(active) if active is not None else None
        if active is None or active.line is None or outcome is None:
            return None
        value = outcome.raised(self._told(active, active.line)) or self._raised_by_name(active, active.line)
        return value if value is not None and is_known(value) else None

    def _raised_by_name(self, active: Active, line: int) -> str | None:
        """What `raise Name` raises: a new exception of a class, or what a variable holds."""
        match self._facts.layout.statement(line):
            case ast.Raise(exc=ast.Name(id=name), cause=None) if not active.parts and self._sep is Sep.LINE:
                text = active.variables.get(name)
                is_held = self._facts.variables.is_own(line, name)
                if is_held:
                    return text if text is not None and not text.startswith("<") else None
                return self._facts.made_bare(name)
        return None

    @property
    def raised_at(self) -> int | None:
        """The line of an exception that comes next, where it is the one that has just left a function."""
        is_left = self._sep is Sep.EXCEPTION and self._events_of_raised() == frozenset({Sep.EXCEPTION})
        at = self._stack[-2].line if is_left and len(self._stack) > 2 else None
        return at if at is not None and self._facts.layout.is_one_line(at) else None

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
        function = self._facts.layout.function_of(active.header)
        if function is None or function.name != "__init__" or not function.args.args or active.line is None:
            return None
        name, bound = function.args.args[0].arg, self._bound(active)
        found = self._facts.variables.unchanged_by(active.line, active.variables)
        if name in bound or (active.was_away and name not in self._kept(active)):
            return bound.get(name)
        is_kept = (found is not None and name in found.names) or self._facts.layout.does_nothing(active.line)
        is_kept |= name in self._kept(active)
        return active.variables.get(name) if is_kept else None

    def _makes(self, function: ast.AST | None, call: ast.Call | None) -> bool:
        """Whether a call has made the object that an `__init__` has just left."""
        is_known = function is not None and call is not None and self._made is not None
        return is_known and self._facts.calls.makes(ast.unparse(call), function, self._made)  # type: ignore[arg-type]

    def constructed(self, texts: Iterable[str]) -> dict[str, str]:
        """Of expressions that may come next: the object that a call of a class gives, where its `__init__` has just
        made it."""
        function = self._facts.layout.function_of(self._stack[-1].header) if self._sep is Sep.RETURN else None
        if self._made is None or function is None or not is_known(self._made):
            return {}
        return {text: self._made for text in texts if self._facts.calls.makes(text, function, self._made)}

    # Call states

    def arguments(self, header: str) -> Arguments | None:
        """Of a call of the function that begins with this line; None where there is no or more than one such."""
        if (resumed := self._resumed(header)) is not None:
            return self._as_left(resumed)
        function = self._facts.layout.begun_with(header)
        if function is None:
            return None
        names = parameters(function)
        others = self._facts.variables.names_used(function).difference(names)
        constants, around = self._facts.variables.constants_for(function), self._around(function)
        around = {name: text for name, text in around.items() if name not in names}
        directly = {global_name(name) for name in loaded_directly(function)}
        certain = others & ((constants.keys() & directly) | around.keys())
        kept = self._around_untouched(function)
        same = {n: t for n, t in around.items() if n in others and (n in kept or is_immutable(t))}
        values = self._told_of_module(others) | constants | same | self._given(function)
        bound = {each for node in ast.walk(function) if isinstance(node, ast.Nonlocal) for each in node.names}
        return Arguments(names, others, values, certain, frozenset(bound))

    def _as_left(self, asleep: Active) -> Arguments | None:
        """What the call state of a generator that goes on lists: its variables, as it was left."""
        order = self._facts.variables.order_in(asleep.line) if asleep.line is not None else None
        own = [name for name in asleep.variables if not name.startswith(GLOBAL)]
        if asleep.line is None or order is None or not all(name in order for name in own):
            return None
        may_rebind = self._facts.variables.may_rebind(asleep.line)
        of_module = frozenset(asleep.variables.keys() - set(own))
        values = {
            name: text
            for name, text in asleep.variables.items()
            if name.removeprefix(GLOBAL) not in may_rebind
            and is_whole(text)
            and (is_immutable(text) or self._is_untouched(text, asleep.touched))
        }
        others = of_module | (self._facts.variables.outside_of(asleep.line) or frozenset())
        return Arguments(tuple(sorted(own, key=lambda name: order[name])), others, values, of_module)

    def _is_untouched(self, text: str, touched: frozenset[str] | None) -> bool:
        return touched is not None and self._facts.calls.shows_all(text) and not holds_any(text, touched)

    def _told_of_module(self, names: Iterable[str]) -> dict[str, str]:
        """Variables of the module that nothing has changed since they were told."""
        active, into = self._stack[-1], self._action is not None and self._action.move in _INTO
        own = self._effects(active) if into and self._sep in (Sep.LINE, Sep.EXPRESSION) else None
        if own is None:
            return {}
        told = {name: self._of_module[name] for name in names if name in self._of_module}
        is_same = self._facts.variables.is_bound_once
        return {
            name: text
            for name, text in told.items()
            if is_same(name.removeprefix(GLOBAL)) and is_whole(text) and self._facts.calls.shows_all(text)
            and not holds_any(text, own)
        }  # fmt: skip

    def _around(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """The variables of the function in which this one stands, where that is active."""
        active = next((each for each in reversed(self._stack) if self._holds(each, function)), None)
        if self._sep not in (Sep.LINE, Sep.EXPRESSION) or active is None or active.line is None:
            return {}
        used = loaded_in_body(function) - (own_names(function) - self._facts.variables.shared)
        own = {name: text for name, text in active.variables.items() if name in used and is_whole(text)}
        return {name: text for name, text in own.items() if self._facts.variables.is_own(active.line, name)}

    def _holds(self, active: Active, function: ast.AST) -> bool:
        """Whether a function is defined by one that is active."""
        is_at = active.is_function and active.line is not None
        return is_at and active.line is not None and self._facts.layout.stands_in(function, active.line)

    def _around_untouched(self, function: ast.AST) -> frozenset[str]:
        """Variables of the function around one that is called which nothing can have changed since they were told."""
        at = next((n for n in reversed(range(len(self._stack))) if self._holds(self._stack[n], function)), None)
        if at is None or self._stack[at].touched is None:
            return frozenset()
        if at == len(self._stack) - 1:
            return self._kept(self._stack[at]) if self._sep in (Sep.LINE, Sep.EXPRESSION) else frozenset()
        effects = [self._effects(each) for each in self._stack[at:]]
        if any(each is None for each in effects):
            return frozenset()
        texts = frozenset().union(self._stack[at].touched or (), *(each or () for each in effects))
        return frozenset(n for n, t in self._stack[at].variables.items() if self._is_untouched(t, texts))

    def _given(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """What the line that runs calls it with."""
        is_into = self._action is not None and self._action.move in _INTO
        active = self._stack[-1]
        if not is_into or self._sep not in (Sep.LINE, Sep.EXPRESSION) or active.line is None:
            return {}
        call = self._facts.calls.call_of(function, active.line, self.callee) or self._one_of_several(function)
        kept, effects = self._kept(active), self._effects(active)
        touched = effects | active.touched if effects is not None and active.touched is not None else None
        told = {**active.variables, **self.in_rounds}
        if call is None:
            owner = self._facts.calls.owner_read(function, active.line, self.call)
            call = ast.Call(ast.Attribute(owner, function.name, ast.Load()), [], []) if owner is not None else None
        if call is None:
            return {}
        binding = Binding(told, active.parts, self._facts, active.line, call, kept, touched, frozenset(self.in_rounds))
        made = self._facts.calls.exception_made(function, call, binding.by_place())
        return made | self._facts.calls.instance_made(function, call) | binding.bind(function)

    def _one_of_several(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.Call | None:
        """The call of a function of the module, where the line has more than one and it is known which is next."""
        match parsed_expression(f"({self.call}\n)") if self.call is not None else None:
            case ast.Call(func=ast.Name(id=name)) as call if name == self._facts.calls.called_as(function):
                return call if not self._facts.layout.is_method(function) else None
        return None
