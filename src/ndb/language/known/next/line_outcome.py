"""What the line that runs comes to: what it binds, and what others that stand for a part of it then hold.

Knows the functions that run and what the text says of their lines.
"""

import ast
from collections.abc import Mapping

from ndb.language.known.active import Active
from ndb.language.known.constants import is_known
from ndb.language.known.names_bound import bound_names
from ndb.language.known.next.known_run import KnownRun
from ndb.language.line.told_values import ToldInLine
from ndb.language.objects.aliases import with_changed
from ndb.language.outcome import Outcome
from ndb.language.tokens import Sep
from ndb.source.callees import header_nodes

_NO_CALL = ast.Constant(None)
"""Stands for a call that is not known to be that of the line."""


class LineOutcome:
    """Of the lines of functions that run."""

    def __init__(self, run: KnownRun) -> None:
        self._run, self._facts = run, run.facts

    def outcome(self, active: Active) -> Outcome | None:
        """What can be said of the line that runs, by what is told of it."""
        outcome = self._facts.outcome(active.line) if active.line is not None else None
        return None if outcome is None or (outcome.has_frames and not active.is_function) else outcome

    def told(self, active: Active, line: int) -> ToldInLine:
        """What was told of it: variables, sub-expressions, what a function that it called has returned."""
        own = {name: text for name, text in active.variables.items() if self._facts.variables.is_own(line, name)}
        if self._run.sep is not Sep.RETURN:
            found = None if active.was_away else self._facts.variables.unchanged_by(line, active.variables)
            kept = found.names if found is not None else frozenset()
            return ToldInLine(own, active.parts, active.last, kept, is_quiet=not active.was_away)
        function = self._facts.layout.function_of(self._run.stack[-1].header)
        call = self._facts.calls.call_of(function, line) if function is not None else None
        is_made = function is not None and function.name == "__init__"  # a call of a class gives an object
        given = self._run.value if not is_made else self._run.made if self.makes(function, call) else None
        return ToldInLine(own, active.parts, None, returned=(call, given) if call and given else (_NO_CALL, ""))

    def bound(self, active: Active) -> dict[str, str]:
        """What it binds variables of its function to, as far as that is known."""
        outcome = self.outcome(active)
        if active.line is None or self._run.sep is Sep.EXCEPTION:
            return {}
        found = dict(outcome.bound(self.told(active, active.line))) if outcome is not None else {}
        found |= self._run.found.variables
        raised = self._run.raised
        if raised is not None and (name := self._facts.handlers.caught_as(active.line, raised)) is not None:
            found[name] = raised
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
        effects = self._run.effects(active)
        texts = None if effects is None or active.touched is None else effects | active.touched
        whole = active.before.get(name, "")
        return texts is not None and all(text in whole or whole in text for text in texts)

    def makes(self, function: ast.AST | None, call: ast.Call | None) -> bool:
        """Whether a call has made the object that an `__init__` has just left."""
        is_known = function is not None and call is not None and self._run.made is not None
        return is_known and self._facts.calls.makes(ast.unparse(call), function, self._run.made)  # type: ignore[arg-type]
