"""What a line state lists that comes next, and which line that can be.

Knows the functions that run and what their lines come to; only what cannot be otherwise is said.
"""

from dataclasses import replace

from ndb.language.known.active import Active
from ndb.language.known.constants import is_whole
from ndb.language.known.listed import Unchanged
from ndb.language.known.next.known_run import KnownRun
from ndb.language.known.next.line_outcome import LineOutcome
from ndb.language.tokens import Sep


class NextLine:
    """The line state that comes next, if one does."""

    def __init__(self, run: KnownRun, line: LineOutcome) -> None:
        self._run, self._line, self._facts = run, line, run.facts

    def unchanged(self) -> Unchanged | None:
        """Of a line state that comes next; None where nothing is known."""
        if not self._run.is_step:
            return None
        is_resumed = self._run.is_resumed and self._facts.layout.only_yields(self._run.stack[-1].line)
        if self._run.sep is Sep.CALL and (self._run.is_new or is_resumed):
            return self._entered(self._run.stack[-1])
        is_raised = self._run.sep is Sep.EXCEPTION
        active = self._run.stack[-1] if is_raised else self._run.running()
        if active is None or active.line is None or (is_raised and not active.is_function):
            return None
        if self._run.ends_loop(active):
            return Unchanged(frozenset(active.variables), is_all=True)
        if is_raised and self._facts.handlers.leaves(active.line, self._run.raised or "") is not False:
            return None  # library code may take it, and another function go on
        found = self._facts.variables.unchanged_by(active.line, active.variables)
        if found is None:
            return None
        found = replace(found, names=found.names | self._run.kept(active))
        known = self._with_bound(active, found)
        gone = self._facts.layout.leaves_handler(active.line) if not is_raised else None
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

    def _entered(self, active: Active) -> Unchanged:
        """Behind the call state of a function, or of a generator that has nothing more to do at its line."""
        gone = self._facts.layout.leaves_handler(active.line) if self._run.is_resumed and active.line else None
        if gone is None or gone not in active.variables:
            return Unchanged(frozenset(active.variables), is_all=True)
        return Unchanged(frozenset(active.variables), others=frozenset(), outside=frozenset()).without(gone)

    def _with_order(self, active: Active, line: int, known: Unchanged) -> Unchanged:
        """Also in which order variables are listed."""
        order, may_go = self._facts.variables.order_in(line), self._facts.variables.may_go_in(line)
        there = frozenset(active.variables) - may_go if known.is_whole else frozenset()
        return replace(known, order=order, may_go=may_go, certain=known.certain | there)

    def _with_bound(self, active: Active, found: Unchanged) -> Unchanged:
        """Also what the line binds to something that is known."""
        before, bound = active.variables, self._line.bound(active)
        if active.was_away or self._run.sep is Sep.RETURN:
            values = {name: text for name, text in before.items() if name in found.names and is_whole(text)} | bound
            return Unchanged(frozenset(), certain=found.names | set(bound), values=values, is_whole=True)
        same = frozenset(name for name, text in bound.items() if before.get(name) == text)
        other = frozenset(bound) - same if active.is_complete else frozenset(bound) & frozenset(before) - same
        return Unchanged(found.names | same, certain=other, values=bound)

    def follow(self, lines: set[int]) -> set[int]:
        """Of the lines that can come next those that do, as far as the test of the line that runs is known."""
        run, active = self._run, self._run.running()
        outcome = self._line.outcome(active) if active is not None else None
        if run.raised is not None and active is not None and active.line is not None and run.sep is Sep.LINE:
            return self._facts.handlers.handled(active.line, run.raised, lines)
        if active is None or active.line is None or outcome is None:
            return lines
        if run.found.goes_round is not None and run.sep is not Sep.RETURN:
            return outcome.follow_loop(run.found.goes_round, lines)
        return outcome.follow(self._line.told(active, active.line), lines)

    def ends(self, lines: set[int]) -> bool | None:
        """Whether the function that goes on ends at its line, given the lines that can come next; None where that is
        not decided by what was told."""
        followed, active = self.follow(lines), self._run.running()
        if followed == lines or active is None or active.line is None:
            return None
        return True if not followed else False if self._facts.layout.enters(active.line, followed) else None
