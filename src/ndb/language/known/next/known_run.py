"""The functions that run, along a walk: which they are, where they are, and what their lines can have changed.

Knows what the text says (facts.py) and what a reader found of what comes next. How a state leads to the next one is
follow_run.py's matter.
"""

from ndb.language.known.active import Active
from ndb.language.known.binding import holds_any
from ndb.language.known.facts import Facts
from ndb.language.tokens import Sep
from ndb.language.workings.reading.possible import Possible
from ndb.trace.names import GLOBAL
from ndb.tree.action import Action, Move

STEPS = frozenset({Move.STEP_INTO, Move.STEP_OVER})
INTO = frozenset({Move.STEP_INTO, Move.STEP_EXPRESSION, Move.STEP_INSIDE})


class KnownRun:
    """The stack of one walk, and what was shown last."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.stack = [Active()]
        """The functions that are active, the innermost last."""
        self.asleep: list[Active] = []
        """Generators that wait at a `yield`."""
        self.of_module: dict[str, str] = {}
        """Variables of the module, as they were told and have not changed since."""
        self.sep: Sep | None = None
        self.action: Action | None = None
        """Which was taken at the state that was shown last."""
        self.found = Possible(())
        """What a reader of the walk knows of what comes next."""
        self.value = ""
        """What the last return gave."""
        self.made: str | None = None
        """Of an `__init__` that has just returned: the object that it was called for."""
        self.raised: str | None = None
        """What was raised last, as long as only handlers have run since."""
        self.is_new = False
        """Whether a function was entered whose lines were not come to yet."""
        self.is_resumed = False
        """Whether a generator of which all is known has just gone on."""
        self.is_adrift = False
        """Whether another function may go on, unless one is called: a step was taken in a generator expression."""

    @property
    def is_step(self) -> bool:
        """Whether the action leads to whatever comes next in the functions that run."""
        return self.action is not None and self.action.move in STEPS | INTO

    @property
    def is_into(self) -> bool:
        """Whether the action leads into what the line does."""
        return self.action is not None and self.action.move in INTO

    def forget(self) -> None:
        """It is not known any more which functions run, nor what they have changed."""
        self.stack, self.asleep = [Active()], []
        self.touch(None)

    def running(self) -> Active | None:
        """The function that goes on, in the line that it is at."""
        if self.is_adrift:
            return None
        if self.sep is Sep.RETURN:
            return self.stack[-2] if len(self.stack) > 1 else None
        return self.stack[-1] if self.sep in (Sep.LINE, Sep.EXPRESSION) else None

    def at_work(self) -> Active | None:
        """The function whose line runs, also where another one has just returned to it."""
        return self.stack[-2] if self.sep is Sep.RETURN and len(self.stack) > 1 else self.stack[-1]

    def effects(self, active: Active, on_others: bool = False) -> frozenset[str] | None:
        """The texts of the objects that the line of a function changes itself; None where that may be any.
        `on_others`: without those that others cannot hold."""
        if active.line is None:
            return None
        is_through = active is self.at_work() and self.found.is_through and active.in_rounds
        return self.facts.calls.effects(active.line, active.variables, active.ever, on_others, is_through)

    def kept(self, active: Active) -> frozenset[str]:
        """Variables that are as they were, or as they were left, whatever the line and those it called have changed."""
        if active.line is None:
            return frozenset()
        owned = {name: active.variables[name] for name in active.owned if name in active.variables}
        alone = self.facts.untouched(active.line, owned) if owned else frozenset[str]()
        if active.touched is None or (own := self.effects(active)) is None:
            return alone
        if self.facts.layout.suspends(active.line):
            return alone
        is_raised = self.sep is Sep.EXCEPTION and active is self.stack[-1]
        texts, bound = own | active.touched, self.facts.variables.may_rebind(active.line, is_raised)
        return alone | frozenset(
            name
            for name, text in active.variables.items()
            if name.removeprefix(GLOBAL) not in bound
            and not holds_any(text, own if name in active.settled else texts)
            and self.facts.calls.shows_all(text)
        )

    def touch(self, texts: frozenset[str] | None, but: Active | None = None) -> None:
        """Objects that read so may have changed; `but`: its own line did it."""
        for active in (*self.stack, *self.asleep):
            if active is not but:
                active.touch(texts)
        kept = {n: t for n, t in self.of_module.items() if texts is not None and not holds_any(t, texts)}
        self.of_module = kept if texts else self.of_module if texts is not None else {}

    def resumed(self, source: str) -> Active | None:
        """The generator that goes on at a line, if only one can."""
        if self.facts.layout.delegates:
            return None  # one of those that wait for another may be meant
        found = [each for each in self.asleep if each.line is not None and self.facts.layout.reads(each.line) == source]
        return found[0] if len(found) == 1 and self.facts.layout.is_only_line(source) else None

    def draws_in_rounds(self, active: Active) -> bool:
        """Whether rounds were told of what may be a generator expression."""
        is_known = active.line is not None and active.is_function
        is_drawn = self.facts.layout.draws_at(active.line) if active.line is not None and is_known else True
        return active.in_rounds and self.facts.layout.draws and is_drawn

    def ends_loop(self, active: Active) -> bool:
        """Whether a loop of which it is known is through when its line is come to again: nothing else happens then."""
        is_there = (
            self.sep is Sep.LINE and self.found.goes_round is False and active.is_function and self.raised is None
        )
        return is_there and active.line is not None and self.facts.layout.is_loop(active.line)
