"""Through a walk of code: after each state and action, the machine that says what may come next.

Brings together grammar, line resolution and the order of sub-expressions. Knows no model.
"""

import ast

from ndb.language.document import Shown
from ndb.language.grammar import Cursor, Grammar, events_after
from ndb.language.lines import LineResolver
from ndb.language.subexpressions import Inside
from ndb.language.tokens import Sep
from ndb.source.parse import parse_expression
from ndb.tree.action import Action, Move


class Guide:
    """Told every state of a forward walk and the action taken there; makes the cursor for the next state."""

    def __init__(self, grammar: Grammar, resolver: LineResolver | None = None) -> None:
        """`resolver`: one that knows more than control flow."""
        self.grammar = grammar
        self._resolver = resolver or (LineResolver(grammar.flow) if grammar.flow else None)
        self._inside = Inside(grammar.code)
        self._sep: Sep | None = None
        self.lines: set[int] = set()
        """The lines at which the last state can be."""

    def took(self, shown: Shown, action: Action) -> Cursor:
        """A state was shown and an action taken: the machine for what comes next."""
        self.saw(shown)
        return self.act(action)

    def saw(self, shown: Shown) -> set[int]:
        """A state was shown: the lines at which it can be."""
        self.lines = self._resolver.take(shown) if self._resolver else set()
        self._sep = shown.sep
        self._follow_inside(shown)
        return self.lines

    def act(self, action: Action) -> Cursor:
        """An action was taken at the state that was shown last: the machine for what comes next."""
        if self._resolver:
            self._resolver.act(action)
        events: tuple[str, ...] = events_after(self._sep, action)
        inside = self._inside.next() if action.move is Move.STEP_EXPRESSION else None
        if inside is None:
            return Cursor(self.grammar, events, self._resolver, action.source)
        if not inside.can_end:
            events = (Sep.EXPRESSION, Sep.EXCEPTION)
        elif not inside.texts:
            events = tuple(event for event in events if event != Sep.EXPRESSION)
        return Cursor(self.grammar, events, self._resolver, action.source, inside.texts)

    def calls_own(self) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's own
        functions."""
        inside = self._inside.next()
        return inside is not None and bool(inside.texts) and all(map(self._is_own_call, inside.texts))

    def _is_own_call(self, text: str) -> bool:
        # In parentheses: `yield` is no expression without them.
        match parse_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return self.grammar.flow is not None and any(scope.name == name for scope in self.grammar.flow.scopes)
        return False

    def _follow_inside(self, shown: Shown) -> None:
        if shown.sep is Sep.LINE and len(self.lines) == 1 and self._resolver and self._resolver.is_in_statements:
            self._inside.start(next(iter(self.lines)))
        elif shown.sep is Sep.EXPRESSION:
            self._inside.take(shown.source)
        else:
            self._inside.lose()
