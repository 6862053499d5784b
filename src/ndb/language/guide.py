"""Through a walk of code: after each state and action, the machine that says what may come next.

Brings together grammar, line resolution, the order of sub-expressions and their workings. Knows no model.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import replace

from ndb.language.document import Document, Frame, Shown
from ndb.language.grammar import Cursor, Grammar, events_after
from ndb.language.known import Listing
from ndb.language.lines import LineResolver
from ndb.language.subexpressions import Inside, Next
from ndb.language.tokens import Sep
from ndb.language.workings import Workings, computed, workings
from ndb.source.parse import parsed_expression
from ndb.trace.names import GLOBAL
from ndb.trace.state import Exit
from ndb.tree.action import STEP_INSIDE, Action, Move

LONGEST_GIVEN = 200
"""Characters of a value that is known: a longer one might be shown cut."""


_AFTER_INSTRUCTIONS = frozenset({Sep.RETURN, Sep.EXCEPTION, Exit.NEVER})
"""What besides another one can come after an instruction in its function."""


class Guide:
    """Told every state of a forward walk and the action taken there; makes the cursor for the next state."""

    def __init__(self, grammar: Grammar, resolver: LineResolver | None = None, has_workings: bool = False) -> None:
        """`resolver`: one that knows more than control flow. `has_workings`: where a walk goes inside lines, hard
        sub-expressions are worked out first."""
        self.grammar = grammar
        self._resolver = resolver or (LineResolver(grammar.flow) if grammar.flow else None)
        self._inside = Inside(grammar.code)
        self._waiting: list[tuple[Inside, str]] = []
        """Where the lines are whose calls are under way, outermost first, and the headers of what they called."""
        self._returned: tuple[str, str] | None = None
        """Behind the return of a function of the program's: its header and what it gave."""
        self._has_workings = has_workings and Sep.WORKING in grammar.tokenizer.special
        self._known = Known()
        self._plans: dict[str, Plan] = {}
        """By sub-expression that can come next: how it is worked out, as far as that is not told yet."""
        self._sep: Sep | None = None
        self._instruction: str | None = None
        """The text of the instruction that was shown last, if one was."""
        self._listing = Listing(grammar.code, grammar.elsewhere)
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
        self._instruction = shown.source if shown.sep is Sep.INSTRUCTION else None
        self._known.take(shown)
        self._listing.saw(shown, self.lines)
        if shown.sep is Sep.WORKING:
            self._work_on(shown)
        else:
            self._plans, self._returned = {}, None
            self._follow_inside(shown)
        return self.lines

    def act(self, action: Action) -> Cursor:
        """An action was taken at the state that was shown last: the machine for what comes next."""
        if self._resolver:
            self._resolver.act(action)
        self._listing.act(action)
        if action.move in (Move.BREAKPOINT, Move.CONTINUE):
            self._waiting.clear()
        events: tuple[str, ...] = events_after(self._sep, action)
        is_inside = action.move is Move.STEP_INSIDE
        self._inside.is_through &= is_inside or action.move is Move.STEP_INTO
        inside = self._inside.next(is_inside) if is_inside or action.move is Move.STEP_EXPRESSION else None
        if action.move is Move.STEP_INSTRUCTION and self._instruction is not None:
            return self._cursor_of_instructions(self._instruction, events)
        if inside is None:
            return Cursor(self.grammar, events, self._resolver, action.source, listing=self._listing)
        if not inside.can_end:  # what has just returned may be called again: a generator, a key of a sort
            again = (Sep.CALL,) if self._sep is Sep.RETURN and not self._given(inside) else ()
            events = (Sep.EXPRESSION, Sep.EXCEPTION, *again)
        elif not inside.texts:
            events = tuple(event for event in events if event != Sep.EXPRESSION)
        if is_inside and self._has_workings:
            return self._cursor_of_workings(inside, events)
        given = self._given(inside)
        return Cursor(
            self.grammar, events, self._resolver, action.source, inside.texts, values=given, listing=self._listing
        )

    def _cursor_of_instructions(self, text: str, events: tuple[str, ...]) -> Cursor:
        """What can come after an instruction, by where control can go; a line never does."""
        after = self.grammar.instructions_after(text)
        if after is not None:
            events = (*[Sep.INSTRUCTION] * bool(after), *(event for event in events if event in _AFTER_INSTRUCTIONS))
        return Cursor(self.grammar, events, self._resolver, None, after, listing=self._listing)

    def _given(self, inside: Next) -> dict[str, str]:
        """Values that are known of what may come next: of the call of a plain function that has just returned, and of
        comprehensions whose elements are told."""
        found = {text: value for text in inside.texts if (value := self._inside.gathered(text)) is not None}
        if self._returned is not None and not inside.can_end and len(inside.texts) == 1:
            [text] = inside.texts
            header, value = self._returned
            match parsed_expression(f"({text}\n)"):
                case ast.Call(func=ast.Name(id=name)) if header.startswith(f"def {name}("):
                    found[text] = value
        return {text: value for text, value in found.items() if len(value) <= LONGEST_GIVEN}

    def _cursor_of_workings(self, inside: Next, events: tuple[str, ...]) -> Cursor:
        """What is hard must be worked out before it is said; what is under way is worked out to its end."""
        if not self._plans:
            values = self._known.values()
            self._plans = {text: Plan(workings(text, values)) for text in inside.texts}
        hard = frozenset(plan.next for plan in self._plans.values() if plan.next is not None)
        easy = frozenset(text for text, plan in self._plans.items() if plan.next is None)
        if any(plan.is_under_way for plan in self._plans.values()):
            events = (Sep.WORKING,) if hard else (Sep.EXPRESSION, Sep.EXCEPTION)
        else:
            kept = [event for event in events if event not in (Sep.EXPRESSION, Sep.WORKING)]
            events = (*[Sep.EXPRESSION] * bool(easy), *[Sep.WORKING] * bool(hard), *kept)
        given = self._given(inside)
        return Cursor(self.grammar, events, self._resolver, None, easy, hard, given, self._listing)

    def calls_own(self, rounds: bool = False) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's own
        functions; `rounds`: also inside a comprehension."""
        inside = self._inside.next(rounds) if self._sep is not Sep.RETURN else None  # just returned: its value is next
        return inside is not None and bool(inside.texts) and all(map(self._is_own_call, inside.texts))

    def _is_own_call(self, text: str) -> bool:
        # In parentheses: `yield` is no expression without them.
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return self.grammar.flow is not None and any(scope.name == name for scope in self.grammar.flow.scopes)
        return False

    def _follow_inside(self, shown: Shown) -> None:
        if shown.sep is Sep.LINE and len(self.lines) == 1 and self._resolver and self._resolver.is_in_statements:
            self._inside.start(next(iter(self.lines)))
        elif shown.sep is Sep.EXPRESSION:
            self._inside.take(shown.source, shown.value)
        elif shown.sep is Sep.CALL:
            is_call = self.calls_own() or self.calls_own(rounds=True)
            if not is_call or self._is_drawn(shown.source):
                self._inside.lose()  # a step into a call may have passed by what is evaluated before it
            self._waiting.append((self._inside, shown.source))
            self._inside = Inside(self.grammar.code)
        elif shown.sep is Sep.RETURN and self._waiting:
            self._inside, header = self._waiting.pop()
            self._returned = (header, shown.value or "") if "yield" not in shown.source else None
        else:
            self._inside.lose()
            self._waiting.clear()

    def _is_drawn(self, header: str) -> bool:
        """Whether a generator runs, or goes on: its call was evaluated before."""
        scopes = self.grammar.flow.scopes_starting(header) if self.grammar.flow is not None else []
        return not scopes or any(scope.resumes for scope in scopes)

    def _work_on(self, shown: Shown) -> None:
        """A working was shown: of the sub-expressions that could come next, the one it belongs to does."""
        self._plans = {text: plan for text, plan in self._plans.items() if plan.next == shown.source}
        for plan in self._plans.values():
            plan.tell(shown.value or "")


class Plan:
    """The workings of one sub-expression, told one after the other."""

    def __init__(self, texts: Workings) -> None:
        self._texts = texts
        self.next = next(texts, None)
        """The text of the working that comes next; None where all are told."""
        self.is_under_way = False

    def tell(self, value: str) -> None:
        """The value of the one that came next."""
        self.is_under_way = True
        try:
            self.next = self._texts.send(value)
        except StopIteration:
            self.next = None


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
