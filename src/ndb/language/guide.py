"""Through a walk of code: after each state and action, the machine that says what may come next.

Brings together grammar, line resolution, the order of sub-expressions and their workings. Knows no model.
"""

import ast
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from ndb.language.document import Document, Frame, Shown
from ndb.language.grammar import Cursor, Grammar, events_after
from ndb.language.lines import LineResolver
from ndb.language.subexpressions import Inside, Next
from ndb.language.tokens import Sep
from ndb.language.workings import Workings, computed, workings
from ndb.source.parse import parse_expression, parsed_expression
from ndb.trace.names import GLOBAL
from ndb.tree.action import STEP_INSIDE, Action, Move


class Guide:
    """Told every state of a forward walk and the action taken there; makes the cursor for the next state."""

    def __init__(self, grammar: Grammar, resolver: LineResolver | None = None, has_workings: bool = False) -> None:
        """`resolver`: one that knows more than control flow. `has_workings`: where a walk goes inside lines, hard
        sub-expressions are worked out first."""
        self.grammar = grammar
        self._resolver = resolver or (LineResolver(grammar.flow) if grammar.flow else None)
        self._inside = Inside(grammar.code)
        self._has_workings = has_workings and Sep.WORKING in grammar.tokenizer.special
        self._known = Known()
        self._workings: Workings | None = None
        """Of the sub-expression that comes next, as far as they are not told yet."""
        self._working: str | None = None
        """The one that is told next."""
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
        self._known.take(shown)
        if shown.sep is Sep.WORKING:
            self._work_on(shown.value or "")
        else:
            self._workings = self._working = None
            self._follow_inside(shown)
        return self.lines

    def act(self, action: Action) -> Cursor:
        """An action was taken at the state that was shown last: the machine for what comes next."""
        if self._resolver:
            self._resolver.act(action)
        events: tuple[str, ...] = events_after(self._sep, action)
        is_inside = action.move is Move.STEP_INSIDE
        inside = self._inside.next(is_inside) if is_inside or action.move is Move.STEP_EXPRESSION else None
        if inside is None:
            return Cursor(self.grammar, events, self._resolver, action.source)
        if is_inside and (working := self._next_working(inside)) is not None:
            return Cursor(self.grammar, (Sep.WORKING,), self._resolver, None, frozenset({working}))
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
            self._inside.take(shown.source, shown.value)
        else:
            self._inside.lose()

    def _next_working(self, inside: Next) -> str | None:
        """The working that is to be told next, if what comes next is certain and hard."""
        if not self._has_workings or inside.can_end or len(inside.texts) != 1:
            return None
        if self._workings is None:
            [text] = inside.texts
            self._workings = workings(text, self._known.values())
            self._working = next(self._workings, None)
        return self._working

    def _work_on(self, value: str) -> None:
        self._working = None
        if self._workings is not None:
            with suppress(StopIteration):
                self._working = self._workings.send(value)


def worked_out(document: Document) -> Document:
    """The same walk with the workings of what it goes to by `step_inside`, and their real values."""
    known, frames = Known(), list[Frame]()
    for frame in document.frames:
        if frames and frames[-1].action.move is Move.STEP_INSIDE and frame.state.sep is Sep.EXPRESSION:
            told = computed(frame.state.source, known.values())
            frames += [Frame(Shown(Sep.WORKING, text, value=value), STEP_INSIDE) for text, value in told]
        known.take(frame.state)
        frames.append(frame)
    return replace(document, frames=tuple(frames))


class Known:
    """What a reader of a walk knows by name, or by the text of a sub-expression of the line that is running."""

    def __init__(self) -> None:
        self._frames: list[dict[str, str]] = [{}]
        self._parts: dict[str, str] = {}

    def take(self, shown: Shown) -> None:
        if shown.sep is Sep.CALL:
            self._frames.append({})
        if shown.sep.has_locals:
            kept = self._frames[-1] if shown.partial or shown.sep is Sep.CALL else {}
            listed = kept | {name: text for name, text in shown.locals.items() if text is not None}
            self._frames[-1] = {name: text for name, text in listed.items() if shown.locals.get(name, "") is not None}
            self._parts = {}
        elif shown.sep is Sep.EXPRESSION:
            self._take_part(shown.source, shown.value or "")
        elif shown.sep is Sep.RETURN and len(self._frames) > 1:
            self._frames.pop()

    def _take_part(self, text: str, value: str) -> None:
        """A sub-expression; of a clause the names that it bound, which are known until the next round."""
        self._parts[text] = value
        bound = _CLAUSE.match(text)
        if bound is None:
            return
        names = [name.strip() for name in bound[1].split(",")]
        found = [value] if len(names) == 1 else split_items(value)
        self._parts |= dict(zip(names, found, strict=False)) if len(found) == len(names) else {}

    def values(self) -> Mapping[str, str]:
        return {name.removeprefix(GLOBAL): text for name, text in self._frames[-1].items()} | self._parts


def split_items(value: str) -> list[str]:
    """The parts of a rendered tuple, rendered; none where it is not plain."""
    tree = parsed_expression(value)
    return [ast.unparse(part) for part in tree.elts] if isinstance(tree, ast.Tuple) else []


_CLAUSE = re.compile(r"for ([\w, ]+) in ")
