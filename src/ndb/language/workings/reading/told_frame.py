"""One function that runs, as far as it was told: its variables, the sub-expressions of its line, its loops.

Knows values as text.
"""

import ast
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.language.workings.operands import key_of
from ndb.language.workings.rounds import Items, bound_by, clause_of
from ndb.source.parse import parsed_line

NAMED: Final = re.compile(r"(\w+)\s*:=")
"""A name that is bound in mid-line."""
UNKNOWN: Final = "?"
"""In place of a value."""


@dataclass(slots=True)
class Loop:
    """One that is under way."""

    items: Items | None
    """What was to be gone through when it began."""
    names: dict[str, str]
    """The variables in which that stood, as they were: where one is another now, it is not known what comes."""
    rounds: int = 0
    """How many are done."""
    draws: bool = False
    """Whether it goes through a generator of a function."""
    place: int | None = None
    """Which of the lines that read like the one that opens it, if that is known."""


@dataclass(slots=True)
class ToldFrame:
    """A function that runs."""

    variables: dict[str, str] = field(default_factory=dict)
    line: str = ""
    """The line that runs."""
    place: int | None = None
    """Which of those that read so, if that is known."""
    parts: dict[str, str] = field(default_factory=dict)
    """Values of its sub-expressions, by their text."""
    this_round: set[str] = field(default_factory=set)
    """Texts that were told in this round: of one that comes again it is not known which value is meant."""
    rounds: dict[str, list[str]] = field(default_factory=dict)
    """By clause of a comprehension in it: the items that it has bound; outer ones first."""
    loops: dict[str, Loop] = field(default_factory=dict)
    """Those that are under way, by the line that opens them."""
    was_left: bool = False
    """Whether a function of the program's was gone into in mid-round: others may have been passed by."""
    was_away: bool = False
    """Whether a function of the program's was gone into in this line: it may have changed objects."""
    is_whole: bool = False
    """Whether it was told from its beginning on."""
    is_unsure: bool = False
    """Whether the line that runs may open a loop that went round before that."""

    def show(self, shown: Shown) -> None:
        """A state lists its variables."""
        kept = self.variables if shown.partial or shown.sep is Sep.CALL else {}
        listed = kept | {name: text for name, text in shown.locals.items() if text is not None}
        self.variables = {name: text for name, text in listed.items() if shown.locals.get(name, "") is not None}

    def take_part(self, text: str, value: str) -> None:
        """A sub-expression; of a clause the names that it bound, which are known until the next round."""
        is_doubtful = text in self.this_round and self.parts.get(text) != value
        self.parts[text] = self.parts[key_of(text)] = UNKNOWN if is_doubtful else value
        self.this_round.add(text)
        if (named := NAMED.match(text)) is not None:
            self.parts[named[1]] = value
        for name in _named_as(self.line, text):
            self.parts[name] = value
        clause = clause_of(text)
        if clause is None:  # a whole comprehension: its clauses are through, and may stand in another one, too
            self.rounds = {each: items for each, items in self.rounds.items() if each not in text}
            return
        self.parts[text], self.this_round = value, set()
        again = list(self.rounds).index(text) if text in self.rounds else len(self.rounds)
        self.rounds = dict(list(self.rounds.items())[: again + 1])  # inner ones begin anew
        self.rounds[text] = [*self.rounds.get(text, []), value]
        names = {node.id for node in ast.walk(clause.target) if isinstance(node, ast.Name)}
        self.parts = {each: told for each, told in self.parts.items() if each not in names}
        for node in ast.walk(clause.target):  # what an earlier round has told of it is over
            if isinstance(node, ast.Name):
                self.parts.pop(node.id, None)
        self.parts |= bound_by(clause.target, value) or {}

    def begin_line(self) -> None:
        """A line runs of which nothing is told yet."""
        self.was_away = False
        self.parts, self.rounds, self.this_round, self.was_left = {}, {}, set(), False


@lru_cache(maxsize=1024)
def _named_as(line: str, text: str) -> tuple[str, ...]:
    """The names that a line gives to the value of a sub-expression: `x` of `(x := text) > 0`."""
    tree = parsed_line(line.strip()) if ":=" in line else None
    named = [node for node in ast.walk(tree) if isinstance(node, ast.NamedExpr)] if tree is not None else []
    return tuple(node.target.id for node in named if ast.get_source_segment(line.strip(), node.value) == text)
