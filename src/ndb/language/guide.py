"""Through a walk of code: after each state and action, the machine that says what may come next.

Brings together what a reader knows (reader.py), the grammar of tokens and the listing of variables. Knows no model.
"""

from ndb.language.document import Shown
from ndb.language.grammar import Cursor, Grammar
from ndb.language.known.constants import Elsewhere
from ndb.language.known.known_variables import Listing
from ndb.language.lines import LineResolver
from ndb.language.tokens import Sep
from ndb.language.workings.reader import Reader
from ndb.trace.state import Exit
from ndb.tree.action import Action, Move

_AFTER_INSTRUCTIONS = frozenset({Sep.RETURN, Sep.EXCEPTION, Exit.NEVER})
"""What besides another one can come after an instruction in its function."""


class Guide:
    """A reader that makes the cursor for the next state."""

    def __init__(self, grammar: Grammar, resolver: LineResolver | None = None, has_workings: bool = False) -> None:
        """`resolver`, `has_workings`: as a reader's."""
        self.grammar = grammar
        is_known = Sep.WORKING in grammar.tokenizer.special
        is_all = grammar.elsewhere == Elsewhere()
        self._reader = Reader(grammar.code, grammar.flow, resolver, has_workings and is_known, is_all)
        self._instruction: str | None = None
        """The text of the instruction that was shown last, if one was."""
        self._listing = Listing(grammar.code, grammar.elsewhere)

    def took(self, shown: Shown, action: Action) -> Cursor:
        """A state was shown and an action taken: the machine for what comes next."""
        self.saw(shown)
        return self.act(action)

    def saw(self, shown: Shown) -> set[int]:
        """A state was shown: the lines at which it can be."""
        lines = self._reader.saw(shown)
        self._instruction = shown.source if shown.sep is Sep.INSTRUCTION else None
        self._listing.saw(shown, lines)
        return lines

    @property
    def lines(self) -> set[int]:
        """The lines at which the last state can be."""
        return self._reader.lines

    def act(self, action: Action) -> Cursor:
        """An action was taken at the state that was shown last: the machine for what comes next."""
        self._listing.act(action)
        found, resolver = self._reader.act(action, self._listing.owned, self._listing.single), self._reader.resolver
        self._listing.take(found)
        values = {**found.values, **self._listing.next_call.constructed(found.expressions or ())}
        if action.move is Move.STEP_INSTRUCTION and self._instruction is not None:
            return self._cursor_of_instructions(self._instruction, found.events)
        events = found.events
        if resolver is not None:
            barred = resolver.barred
            events = tuple(event for event in events if event not in barred) or events
        lines = resolver.candidates(Sep.LINE) if resolver is not None and {Sep.LINE, Sep.RETURN} <= {*events} else None
        if lines and (ends := self._listing.next_line.ends(lines)) is not None:
            events = tuple(event for event in events if event is not (Sep.LINE if ends else Sep.RETURN))
        is_done = not {Sep.EXPRESSION, Sep.WORKING} & {*events} or self._listing.next_event.is_raised
        if is_done and (sure := self._listing.next_event.events()) is not None:
            # A run may be cut off anywhere.
            events = tuple(event for event in events if event in sure or event == Exit.NEVER)
        return Cursor(
            self.grammar,
            events,
            resolver,
            action.source,
            found.expressions,
            found.workings,
            values,
            self._listing,
        )

    def _cursor_of_instructions(self, text: str, events: tuple[str, ...]) -> Cursor:
        """What can come after an instruction, by where control can go; a line never does."""
        after = self.grammar.instructions_after(text)
        if after is not None:
            events = (*[Sep.INSTRUCTION] * bool(after), *(event for event in events if event in _AFTER_INSTRUCTIONS))
        return Cursor(self.grammar, events, self._reader.resolver, None, after, listing=self._listing)

    def calls_own(self, rounds: bool = False) -> bool:
        """Whether what is evaluated next, here in this line, can only be a call of one of the program's own
        functions; `rounds`: also inside a comprehension."""
        return self._reader.calls_own(rounds)
