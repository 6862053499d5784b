"""What a line comes to, as far as its text and the values told say: what it binds, what it returns, where it goes on.

Only what cannot be otherwise is said. Brings together the parts in `line/`. Knows syntax trees and values as text;
evaluates nothing.
"""

import ast

from ndb.language.line.bound_values import BoundValues
from ndb.language.line.told_values import ToldInLine, ToldValues
from ndb.language.line.written_line import INNER, FunctionNode, WrittenLine
from ndb.language.objects.classes import Classes
from ndb.language.tokens import Sep


class Outcome:
    """One line of a function, and what holds it."""

    def __init__(self, function: FunctionNode, statement: ast.stmt, text: str, classes: Classes) -> None:
        """`text`: the line, on which the statement, or its header, stands alone. `classes`: those of the program."""
        self._line = WrittenLine(function, statement, text)
        self._values = ToldValues(self._line, classes)
        self._bound = BoundValues(self._line, self._values, classes)

    @property
    def has_frames(self) -> bool:
        """Whether a function without a name is written on the line: its states are at this line, too."""
        return self._line.has_frames

    def bound(self, told: ToldInLine) -> dict[str, str]:
        """The variables that the line binds and whose values are known."""
        return self._bound.bound(told)

    def returned(self, told: ToldInLine) -> str | None:
        """What the function gives if it returns at this line."""
        if (given := self._line.yielded) is not None:
            return self._values.value(given, told) if told.returned is None else None
        statement = self._line.statement
        if self._line.is_left_through_more or self._line.suspends:
            return None
        if not isinstance(statement, ast.Return):
            return None if isinstance(statement, INNER) else "None"
        return self._values.value(statement.value, told) if statement.value is not None else "None"

    def raised(self, told: ToldInLine) -> str | None:
        """What the line raises, where that was told."""
        match self._line.statement:
            case ast.Raise(exc=ast.Call() as made, cause=None | ast.Name() | ast.Constant()):
                is_told = told.last is not None and told.last[0] == self._line.source(made)
                is_object = is_told and told.last is not None and not told.last[1].startswith("<")
                return told.last[1] if is_object and told.last is not None else None
        return None

    def events(self, told: ToldInLine) -> frozenset[Sep] | None:
        """What can come next where all that the line evaluates was told; None where it was not, or more may happen."""
        if (given := self._line.yielded) is not None:
            is_all = told.returned is None and not self._line.has_frames and self._values.is_evaluated(given, told)
            return frozenset({Sep.RETURN}) if is_all else None
        match self._line.statement:
            case ast.Return(value=None):
                is_done, events = True, frozenset({Sep.RETURN})
            case ast.Return(value=ast.expr() as value):
                is_done, events = self._values.is_evaluated(value, told), frozenset({Sep.RETURN})
            case ast.Assign(targets=targets, value=value) if all(isinstance(each, ast.Name) for each in targets):
                is_done, events = self._values.is_evaluated(value, told), frozenset({Sep.LINE, Sep.RETURN})
            case ast.Expr(value=value):
                is_done, events = self._values.is_evaluated(value, told), frozenset({Sep.LINE, Sep.RETURN})
            case ast.Pass() | ast.Break() | ast.Continue() | ast.Try():
                is_done, events = True, frozenset({Sep.LINE, Sep.RETURN})
            case ast.Raise() if self.raised(told) is not None:
                is_done, events = True, frozenset({Sep.EXCEPTION})
            case ast.If(test=test) | ast.While(test=test):
                is_done, events = self._values.truth(test, told) is not None, frozenset({Sep.LINE, Sep.RETURN})
            case _:
                return None
        leaves_otherwise = self._line.has_frames or self._line.suspends or self._line.is_left_through_more
        return events if is_done and not leaves_otherwise else None

    def follow(self, told: ToldInLine, lines: set[int]) -> set[int]:
        """Of the lines that can come next, those that do where the test of an `if` or `while` has this value; none
        where the function ends there."""
        statement = self._line.statement
        if not isinstance(statement, ast.If | ast.While) or told.returned is not None:
            return lines
        truth = self._values.truth(statement.test, told)
        first, last = statement.body[0].lineno, statement.body[-1].end_lineno or 0
        is_apart = first > statement.lineno and not any(map(_runs_nothing, statement.body))
        if truth is None or not is_apart:
            return lines
        inside = {line for line in lines if first <= line <= last}
        return inside if truth else lines - inside

    def follow_loop(self, goes_round: bool, lines: set[int]) -> set[int]:
        """Of the lines that can come next, those that do where the loop of this line goes round, or does not."""
        statement = self._line.statement
        if not isinstance(statement, ast.For) or statement.body[0].lineno == statement.lineno:
            return lines
        first, last = statement.body[0].lineno, statement.body[-1].end_lineno or 0
        inside = {line for line in lines if first <= line <= last}
        return inside if goes_round else lines - inside


def _runs_nothing(node: ast.stmt) -> bool:
    """Statements for which no line state need come."""
    match node:
        case ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None):
            return True
        case ast.If(test=ast.Constant()) | ast.While(test=ast.Constant()) | ast.Assert(test=ast.Constant()):
            return True
    return False
