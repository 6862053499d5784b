"""Which events can come next, what is shown of an exception, and what a function returns.

Knows the functions that run and what their lines come to; only what cannot be otherwise is said.
"""

import ast

from ndb.language.known.active import Active
from ndb.language.known.constants import is_known
from ndb.language.known.next.known_run import KnownRun
from ndb.language.known.next.line_outcome import LineOutcome
from ndb.language.tokens import Sep
from ndb.tree.action import STEP_INSIDE, STEP_INTO


class NextEvent:
    """The event that comes next."""

    def __init__(self, run: KnownRun, line: LineOutcome) -> None:
        self._run, self._line, self._facts = run, line, run.facts

    def events(self) -> frozenset[Sep] | None:
        """What alone can come next where all that the line evaluates was told; None where that is not known."""
        if self._run.sep is Sep.EXCEPTION:
            return self._events_of_raised()
        active = self._run.running()
        if active is not None and self._run.sep is Sep.LINE and self._run.raised is not None:
            takes = self._facts.handlers.takes(active.line, self._run.raised)
            is_step = takes is not None and self._run.action in (STEP_INSIDE, STEP_INTO)
            return frozenset({Sep.LINE, *[Sep.EXCEPTION] * (not takes)}) if is_step else None
        outcome, is_step = self._line.outcome(active) if active is not None else None, self._run.is_step
        if is_step and active is not None and self._run.ends_loop(active):
            return frozenset({Sep.LINE, Sep.RETURN})
        if is_step and active is not None and active.line is not None and self._raised_by_name(active, active.line):
            return frozenset({Sep.EXCEPTION})
        if active is None or active.line is None or outcome is None or not is_step:
            return None
        return outcome.events(self._line.told(active, active.line))

    @property
    def is_raised(self) -> bool:
        """Whether an exception is looking for who takes it."""
        if self._run.sep is not Sep.LINE or self._run.raised is None:
            return self._run.sep is Sep.EXCEPTION
        return self._facts.handlers.takes(self._run.stack[-1].line, self._run.raised) is not None

    def _events_of_raised(self) -> frozenset[Sep] | None:
        """The same behind an exception: another one, where it leaves the function, or the line that takes it."""
        active = self._run.stack[-1]
        if active.line is None or not active.is_function or self._run.action not in (STEP_INSIDE, STEP_INTO):
            return None
        is_left = self._facts.handlers.leaves(active.line, self._run.raised or "")
        if is_left is None or (is_left and len(self._run.stack) < 3):
            return None
        return frozenset({Sep.EXCEPTION if is_left else Sep.LINE})

    def raised(self) -> str | None:
        """What is shown of an exception that comes next; None where that is not known."""
        if self._run.sep is Sep.EXCEPTION:
            is_same = is_known(self._run.raised or "...") and not (self._run.raised or "Stop").startswith("Stop")
            return self._run.raised if is_same and self._run.action in (STEP_INSIDE, STEP_INTO) else None
        active = self._run.running()
        outcome = self._line.outcome(active) if active is not None else None
        if active is None or active.line is None or outcome is None:
            return None
        value = outcome.raised(self._line.told(active, active.line)) or self._raised_by_name(active, active.line)
        return value if value is not None and is_known(value) else None

    def _raised_by_name(self, active: Active, line: int) -> str | None:
        """What `raise Name` raises: a new exception of a class, or what a variable holds."""
        match self._facts.layout.statement(line):
            case ast.Raise(exc=ast.Name(id=name), cause=None) if not active.parts and self._run.sep is Sep.LINE:
                text = active.variables.get(name)
                if self._facts.variables.is_own(line, name):
                    return text if text is not None and not text.startswith("<") else None
                return self._facts.made_bare(name)
        return None

    @property
    def raised_at(self) -> int | None:
        """The line of an exception that comes next, where it is the one that has just left a function."""
        is_left = self._run.sep is Sep.EXCEPTION and self._events_of_raised() == frozenset({Sep.EXCEPTION})
        at = self._run.stack[-2].line if is_left and len(self._run.stack) > 2 else None
        return at if at is not None and self._facts.layout.is_one_line(at) else None

    def returned(self) -> str | None:
        """What the function that goes on gives, if it returns next; None where that is not known."""
        active = self._run.running()
        outcome, is_step = self._line.outcome(active) if active is not None else None, self._run.is_step
        if active is None or active.line is None or outcome is None or not is_step:
            return None
        value = outcome.returned(self._line.told(active, active.line))
        return value if value is not None and is_known(value) else None
