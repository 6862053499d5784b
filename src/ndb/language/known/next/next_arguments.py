"""What a call state lists that comes next: the arguments of a function, what a generator goes on with; and the object
that a call of a class gives.

Knows the functions that run and what their lines come to; only what cannot be otherwise is said.
"""

import ast
from collections.abc import Iterable

from ndb.language.known.active import Active
from ndb.language.known.binding import Binding, holds_any
from ndb.language.known.constants import is_immutable, is_known, is_whole
from ndb.language.known.listed import Arguments
from ndb.language.known.names_bound import loaded_directly, loaded_in_body, own_names, parameters
from ndb.language.known.next.known_run import KnownRun
from ndb.language.known.next.line_outcome import LineOutcome
from ndb.language.tokens import Sep
from ndb.source.parse import parsed_expression
from ndb.trace.names import GLOBAL, global_name


class NextArguments:
    """The call state that comes next, if one does."""

    def __init__(self, run: KnownRun, line: LineOutcome) -> None:
        self._run, self._line, self._facts = run, line, run.facts

    def arguments(self, header: str) -> Arguments | None:
        """Of a call of the function that begins with this line; None where there is no or more than one such."""
        if (resumed := self._run.resumed(header)) is not None:
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
        active = self._run.stack[-1]
        own = self._run.effects(active) if self._run.is_into and self._run.sep in (Sep.LINE, Sep.EXPRESSION) else None
        if own is None:
            return {}
        told = {name: self._run.of_module[name] for name in names if name in self._run.of_module}
        is_same = self._facts.variables.is_bound_once
        return {
            name: text
            for name, text in told.items()
            if is_same(name.removeprefix(GLOBAL)) and is_whole(text) and self._facts.calls.shows_all(text)
            and not holds_any(text, own)
        }  # fmt: skip

    def _around(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """The variables of the function in which this one stands, where that is active."""
        active = next((each for each in reversed(self._run.stack) if self._holds(each, function)), None)
        if self._run.sep not in (Sep.LINE, Sep.EXPRESSION) or active is None or active.line is None:
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
        run, stack = self._run, self._run.stack
        at = next((n for n in reversed(range(len(stack))) if self._holds(stack[n], function)), None)
        if at is None or stack[at].touched is None:
            return frozenset()
        if at == len(stack) - 1:
            return run.kept(stack[at]) if run.sep in (Sep.LINE, Sep.EXPRESSION) else frozenset()
        effects = [run.effects(each) for each in stack[at:]]
        if any(each is None for each in effects):
            return frozenset()
        texts = frozenset().union(stack[at].touched or (), *(each or () for each in effects))
        return frozenset(n for n, t in stack[at].variables.items() if self._is_untouched(t, texts))

    def _given(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        """What the line that runs calls it with."""
        active, found, calls = self._run.stack[-1], self._run.found, self._facts.calls
        if not self._run.is_into or self._run.sep not in (Sep.LINE, Sep.EXPRESSION) or active.line is None:
            return {}
        call = calls.call_of(function, active.line, found.callee) or self._one_of_several(function)
        kept, effects = self._run.kept(active), self._run.effects(active)
        touched = effects | active.touched if effects is not None and active.touched is not None else None
        told = {**active.variables, **found.in_rounds}
        if call is None:
            owner = calls.owner_read(function, active.line, found.call)
            call = ast.Call(ast.Attribute(owner, function.name, ast.Load()), [], []) if owner is not None else None
        if call is None:
            return {}
        rounds = frozenset(found.in_rounds)
        binding = Binding(told, active.parts, self._facts, active.line, call, kept, touched, rounds)
        made = calls.exception_made(function, call, binding.by_place())
        return made | calls.instance_made(function, call) | binding.bind(function)

    def _one_of_several(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.Call | None:
        """The call of a function of the module, where the line has more than one and it is known which is next."""
        text = self._run.found.call
        match parsed_expression(f"({text}\n)") if text is not None else None:
            case ast.Call(func=ast.Name(id=name)) as call if name == self._facts.calls.called_as(function):
                return call if not self._facts.layout.is_method(function) else None
        return None

    def constructed(self, texts: Iterable[str]) -> dict[str, str]:
        """Of expressions that may come next: the object that a call of a class gives, where its `__init__` has just
        made it."""
        run, made = self._run, self._run.made
        function = self._facts.layout.function_of(run.stack[-1].header) if run.sep is Sep.RETURN else None
        if made is None or function is None or not is_known(made):
            return {}
        return {text: made for text in texts if self._facts.calls.makes(text, function, made)}
