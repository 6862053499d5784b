"""The comprehensions of the line that runs: what their clauses have bound, and what they bind next.

Knows what was told, and values as text.
"""

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ndb.language.workings.reading.told_frame import UNKNOWN
from ndb.language.workings.rounds import Items, binds_twice, clause_of, items_of, shown_as

if TYPE_CHECKING:
    from ndb.language.workings.reading.told import Told


class ToldRounds:
    """Of the function that runs."""

    def __init__(self, told: "Told") -> None:
        self._told = told

    def bound(self) -> dict[str, str]:
        """What comprehensions of this line have bound in the round that runs; UNKNOWN where it is not known."""
        frame, found, left_alone = self._told.frame, dict[str, str](), self._told.values_left_alone()
        for clause in filter(None, map(clause_of, frame.rounds)):
            names = (node.id for node in ast.walk(clause.target) if isinstance(node, ast.Name))
            found |= {name: frame.parts.get(name, UNKNOWN) if name in left_alone else UNKNOWN for name in names}
        return found

    def question(self, text: str) -> str | bool | None:
        """The question for what a clause of a comprehension binds next; False where it is through, True where it goes
        on with nobody knows what, None where that is not known either."""
        found = self._items(text)
        if found is None:
            return None
        clause, items, rounds = found
        if rounds >= items.count:
            return False
        question = items.text(rounds) if not binds_twice(clause.target) else ""
        is_unpacked = question and not isinstance(clause.target, ast.Name) and items.unpacks(rounds)
        return (f"tuple({question})" if is_unpacked else question) or True

    def item(self, text: str) -> str | None:
        """What a clause of a comprehension binds next, where that stands in what was told."""
        found = self._items(text)
        if found is None or found[2] >= found[1].count:
            return None
        clause, items, rounds = found
        item = shown_as(clause.target, items.value(rounds))
        return item or None

    def _items(self, text: str) -> tuple[ast.comprehension, Items, int] | None:
        """A clause of a comprehension, what it goes through, and how many of it it has had."""
        clause, bound = clause_of(text), self._told.frame.rounds.get(text, [])
        items = items_of(clause.iter, self._told.values_left_alone(), bound) if clause is not None else None
        return (clause, items, len(bound)) if clause is not None and items is not None else None

    def is_going_round(self, clause: str) -> bool:
        """Whether a clause of a comprehension in this line has bound something."""
        return clause in self._told.frame.rounds

    def inner_first(self, clauses: Iterable[str]) -> list[str]:
        """Clauses of comprehensions in this line: those that have not begun, then the inner ones first."""
        order = list(self._told.frame.rounds)
        return sorted(clauses, key=lambda text: -order.index(text) if text in order else -len(order))
