"""How states and actions move the functions that run: entered, gone on in, left, unwound; and what each of them may
have changed of what is known.

An over-approximation, on purpose: what may have changed counts as changed. Knows the functions that run and what their
lines come to.
"""

import ast
import re
from collections.abc import Mapping

from ndb.language.document import Shown
from ndb.language.known.active import Active
from ndb.language.known.binding import Binding
from ndb.language.known.names_bound import bound_names
from ndb.language.known.next.known_run import INTO, STEPS, KnownRun
from ndb.language.known.next.line_outcome import LineOutcome
from ndb.language.objects.ownership import Holding
from ndb.language.tokens import Sep
from ndb.trace.names import GLOBAL
from ndb.tree.action import Action, Move

_FUNCTION = re.compile(r"\s*(async\s+)?def\s")


class FollowRun:
    """Told every state and action."""

    def __init__(self, run: KnownRun, line: LineOutcome) -> None:
        self._run, self._line, self._facts = run, line, run.facts
        self._yields = False
        """Whether the last return was a `yield`."""

    def saw(self, shown: Shown, line: int | None) -> None:
        """A state, and the line at which it is, if that is known."""
        run = self._run
        if run.is_adrift and shown.sep not in (Sep.CALL, Sep.WORKING):
            run.forget()
        run.is_adrift = run.is_adrift and shown.sep is Sep.WORKING
        if run.sep is Sep.RETURN and shown.sep is not Sep.WORKING:
            self._leave()
        if run.sep is Sep.EXCEPTION:
            self._unwind(shown, line)
        if shown.sep is Sep.EXCEPTION or not (shown.sep is Sep.LINE and self._facts.handlers.is_handler(line)):
            run.raised = shown.value if shown.sep is Sep.EXCEPTION else None
        if shown.sep in (Sep.LINE, Sep.RETURN, Sep.EXCEPTION) and run.sep in (Sep.LINE, Sep.EXPRESSION, Sep.RETURN):
            run.touch(run.effects(run.stack[-1], on_others=True), but=run.stack[-1])
        self._go_to(shown, line)
        if shown.sep.has_locals:
            run.of_module |= {n: t for n, t in shown.locals.items() if t is not None and n.startswith(GLOBAL)}
        if shown.sep is not Sep.WORKING:
            run.sep = shown.sep

    def _go_to(self, shown: Shown, line: int | None) -> None:
        run, before = self._run, self._run.stack[-1]
        match shown.sep:
            case Sep.CALL:
                self._enter(shown, line)
            case Sep.LINE:
                left, told = before.line, {**before.variables, **before.parts}
                before.goes_to(shown, line)
                self._follow_objects(left, before, told)
                run.is_new = False
            case Sep.EXPRESSION:
                if run.sep is not Sep.RETURN and self._facts.calls.passes_by(shown.source, before.line):
                    run.touch(None)
                before.told(shown.source, shown.value or "")
            case Sep.EXCEPTION:
                before.line = line
            case Sep.RETURN:
                run.value, run.made = shown.value or "", self._object_made()
                self._settle()
                is_over = run.sep is Sep.CALL  # else it ends where it was to go on
                self._yields = not is_over and before.is_function and self._facts.layout.yields_at(line)

    def _enter(self, shown: Shown, line: int | None) -> None:
        """A function is called, or a generator goes on."""
        self._run.is_new = _FUNCTION.match(shown.source) is not None and line in self._facts.layout.functions
        variables = {name: text for name, text in shown.locals.items() if text is not None}
        resumed = self._run.resumed(shown.source)
        self._run.is_resumed = resumed is not None and resumed.variables.keys() == variables.keys()
        if resumed is not None and self._run.is_resumed:
            self._run.asleep.remove(resumed)
            resumed.variables, resumed.touched, resumed.was_away = variables, frozenset(), False
            resumed.parts, resumed.ever = {}, {}
            self._run.stack.append(resumed)
            return
        given = self._facts.layout.function_of(shown.source)
        given_by = self._variables_given(given) if given is not None else {}
        is_function = self._run.is_new and not any(word in shown.source for word in ("lambda", " for "))
        entered = Active(shown.source, variables, is_function=is_function, is_complete=True, given=given_by)
        entered.is_drawn = self._run.draws_in_rounds(self._run.stack[-1])
        self._run.stack.append(entered)

    def _variables_given(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """By parameter that it never binds: the variable of the function that runs which it is called with."""
        active = self._run.stack[-1]
        callee = self._run.found.callee
        call = self._facts.calls.call_of(function, active.line, callee) if active.line is not None else None
        if call is None or active.line is None or self._run.sep not in (Sep.LINE, Sep.EXPRESSION):
            return {}
        given = Binding(active.variables, active.parts, self._facts, active.line, call).expressions(function) or {}
        bound = {*bound_names(ast.walk(function))} | self._facts.variables.shared
        named = {name: each.id for name, each in given.items() if isinstance(each, ast.Name) and name not in bound}
        return {name: each for name, each in named.items() if self._facts.variables.is_own(active.line, each)}

    def _follow_objects(self, left: int | None, active: Active, told: Mapping[str, str]) -> None:
        """A function has come from one line to the next: who holds what then."""
        if left is None or active.line is None or not active.is_function:
            active.owned, active.single, active.aliases = frozenset(), frozenset(), ()
            return
        following = active.line if self._run.sep is not Sep.EXCEPTION else None
        holding = Holding(active.owned, active.single, active.aliases)
        found = self._facts.held_after(left, following, holding, told, active.variables, self._run.found.item)
        active.owned, active.single, active.aliases = found.owned, found.single, found.aliases

    def _unwind(self, shown: Shown, line: int | None) -> None:
        """Something was raised in the function that runs: it goes on where that is caught, or is left."""
        active, is_known = self._run.stack[-1], len(self._run.stack) > 1
        if shown.sep is Sep.LINE and active.is_function and self._facts.handlers.is_handled_at(active.line, line):
            return  # nothing else has run
        is_caught = shown.sep is Sep.LINE and active.is_function and self._facts.handlers.may_catch(active.line, line)
        if active.is_drawn and not is_caught:
            self._run.forget()
            return
        if shown.sep is Sep.EXCEPTION and is_known and active.is_function:
            self._settle(is_raised=True)
            self._yields = False
            self._leave()
            self._run.touch(self._run.effects(self._run.stack[-1], on_others=True), but=self._run.stack[-1])
            return
        if shown.sep is Sep.EXCEPTION and is_known:
            self._run.stack.pop()
            self._run.stack[-1].was_away = True
        elif not is_caught:
            self._run.stack = [Active()]
        self._run.asleep = []
        self._run.touch(None)

    def _settle(self, is_raised: bool = False) -> None:
        """A function returns: what it was given is, where it was called, as it leaves it. `is_raised`: it is left by an
        exception, whatever its line was to do."""
        if len(self._run.stack) < 2:
            return
        caller, active = self._run.stack[-2:]
        bound = self._line.bound(active) if not is_raised else {}
        left = {**bound, **{name: active.variables[name] for name in self._run.kept(active)}}
        for name, variable in active.given.items():
            if name in left and variable in caller.variables and "<…" not in left[name]:
                caller.settle(variable, left[name])

    def _leave(self) -> None:
        """A function has returned, or was left by an exception."""
        left = self._run.stack.pop()
        if self._yields and left.line is not None:
            left.touch(self._run.effects(left))
            self._run.asleep.append(left)
        if not self._run.stack:
            self._run.stack = [Active()]
        self._run.stack[-1].was_away = True

    def _object_made(self) -> str | None:
        """What `__init__` leaves of the object as it returns."""
        active = self._run.stack[-1]
        function = self._facts.layout.function_of(active.header)
        if function is None or function.name != "__init__" or not function.args.args or active.line is None:
            return None
        name, bound = function.args.args[0].arg, self._line.bound(active)
        found = self._facts.variables.unchanged_by(active.line, active.variables)
        if name in bound or (active.was_away and name not in self._run.kept(active)):
            return bound.get(name)
        is_kept = (found is not None and name in found.names) or self._facts.layout.does_nothing(active.line)
        is_kept |= name in self._run.kept(active)
        return active.variables.get(name) if is_kept else None

    def act(self, action: Action) -> None:
        """The action taken at the state that was seen last."""
        run = self._run
        run.action = action
        # Rounds of a generator expression happen in a frame of its own: other steps may stay there.
        is_lost = action.move is not Move.STEP_INSIDE and run.draws_in_rounds(run.stack[-1])
        if action.move is Move.STEP_RETURN and run.sep in (Sep.CALL, Sep.LINE, Sep.EXPRESSION):
            run.stack[-1], run.asleep = Active(run.stack[-1].header), []  # whoever waits for it has its variables
            run.touch(None)
        elif action.move not in STEPS | INTO:
            run.sep = None
            run.forget()
        elif action.move is Move.STEP_OVER and run.sep is not Sep.CALL:
            running = run.running()
            run.asleep = []
            if running is None or running.line is None or self._facts.calls.calls_own(running.line):
                run.touch(None)
        elif is_lost and run.sep is not Sep.RETURN:
            run.is_adrift = True
