"""Where a walk stands: at which line and how far inside it, behind which calls; and what it was told on its way there.

Knows one walk through one program. What follows from it is found out by others.
"""

import ast
from collections.abc import Mapping

from ndb.language.line.value_texts import is_immutable
from ndb.language.lines import LineResolver
from ndb.language.subexpressions import Inside, Next
from ndb.language.tokens import Sep
from ndb.language.workings.drawn import Drawing
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.told import Told
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.values.notation import write_value
from ndb.tree.action import Move


class Standing:
    """One walk."""

    def __init__(self, program: KnownProgram, resolver: LineResolver | None) -> None:
        self.resolver = resolver
        leaves_alone = program.mutations.leaves_alone
        self.told = Told(program.functions, program.constants, leaves_alone, program.rebinds, program.function_at)
        self.sep: Sep | None = None
        """What was shown last."""
        self.lines: set[int] = set()
        """The lines at which that can be."""
        self.move: Move | None = None
        """The action that was taken last."""
        self.line_is_next = False
        """Whether it is known that it leads to another line of the statement, and that nothing is evaluated before."""
        self.inside = Inside(program.code)
        """Where the line that runs is."""
        self.drawing: Drawing | None = None
        """Of the line that runs: the generator of the program's from which it draws, if that is known."""
        self.waiting: list[tuple[Inside, str, Drawing | None]] = []
        """Where the lines are whose calls are under way, outermost first, the headers of what they called, and how they
        draw from it."""
        self.returned: tuple[str, str] | None = None
        """Behind the return of a function of the program's: its header and what it gave."""

    @property
    def line(self) -> int | None:
        """The line at which the last state is, if that is known."""
        return min(self.lines) if len(self.lines) == 1 else None

    def awaited(self) -> str | None:
        """The expression that is evaluated next, where only one can be."""
        inside = self.inside.next(rounds=True)
        return min(inside.texts) if inside is not None and not inside.can_end and len(inside.texts) == 1 else None

    def awaited_call(self) -> str | None:
        """The same at a line or an expression: there it may be a call."""
        return self.awaited() if self.sep in (Sep.LINE, Sep.EXPRESSION) else None

    def events_of(self, inside: Next, events: tuple[str, ...], given: Mapping[str, str]) -> tuple[str, ...]:
        """Of the events that an action can lead to, those that can come where the line goes on so."""
        if not inside.can_end:  # what has just returned may be called again: a generator, a key of a sort
            again = (Sep.CALL,) if self.sep is Sep.RETURN and not given else ()
            return (Sep.EXPRESSION, Sep.EXCEPTION, *again, *[Sep.LINE] * self.inside.has_lines)
        return events if inside.texts else tuple(event for event in events if event != Sep.EXPRESSION)

    def told_text(self, written: str, node: ast.expr) -> str | None:
        """What an operand was told to be, where nothing can have made it another."""
        value = plain_value(node)
        if value is not NOT_PLAIN:
            return write_value(value) if not isinstance(value, set | frozenset) else None
        values = self.told.values_by_now()
        told = values.get(ast.get_source_segment(written, node) or "", values.get(ast.unparse(node)))
        return told if told is not None and (not self.told.was_away or is_immutable(told)) else None
