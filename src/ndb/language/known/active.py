"""A function that runs, along a walk: where it is, what it has, and who may have changed that meanwhile.

Knows values as text; no syntax, and no other function.
"""

from dataclasses import dataclass, field

from ndb.language.document import Shown
from ndb.language.known.binding import holds_any
from ndb.language.objects.aliases import Alias
from ndb.language.workings.operands import key_of


@dataclass(slots=True)
class Active:
    """A function that runs, as far as it is known."""

    header: str = ""
    variables: dict[str, str] = field(default_factory=dict)
    line: int | None = None
    """Where it is, if that is sure."""
    parts: dict[str, str] = field(default_factory=dict)
    """Values of sub-expressions of the line that runs, by their text, as it stands there and as it may be written."""
    ever: dict[str, set[str]] = field(default_factory=dict)
    """All values that each of these had while the line ran."""
    last: tuple[str, str] | None = None
    """The one that was told last."""
    is_function: bool = False
    """Whether it surely has a name: a lambda has its states at the lines of another function."""
    is_complete: bool = False
    """Whether all of its variables are known by name."""
    in_rounds: bool = False
    """Whether rounds of a comprehension of the line were told."""
    is_drawn: bool = False
    """Whether a generator expression has called it: what is raised goes through that first."""
    was_away: bool = False
    """Whether states of a function that it called came after its last line state: the next one lists everything."""
    touched: frozenset[str] | None = frozenset()
    """Texts of objects that other functions have changed since its last line state; None where that may be any."""
    settled: dict[str, str] = field(default_factory=dict)
    """Variables whose objects another function was given, and as what it has left them."""
    given: dict[str, str] = field(default_factory=dict)
    """By parameter: the variable of the caller that it was called with."""
    owned: frozenset[str] = frozenset()
    """Variables that alone hold what they hold, each part of it once."""
    single: frozenset[str] = frozenset()
    """Variables in which no part stands twice."""
    aliases: tuple[Alias, ...] = ()
    """Variables that stand for a part of what others hold."""
    before: dict[str, str] = field(default_factory=dict)
    """Variables as they were told at the last line state."""

    def touch(self, texts: frozenset[str] | None) -> None:
        """Others have changed objects that read so; None: any."""
        self.touched = None if texts is None or self.touched is None else self.touched | texts
        self.settled = {n: t for n, t in self.settled.items() if texts is not None and not holds_any(t, texts)}

    def settle(self, name: str, text: str) -> None:
        self.variables = dict(self.variables)
        self.variables[name] = self.settled[name] = text

    def goes_to(self, shown: Shown, line: int | None) -> None:
        """A line state of it."""
        kept = self.variables if shown.partial else {}
        now = kept | {name: text for name, text in shown.locals.items() if text is not None}
        self.variables = {name: text for name, text in now.items() if shown.locals.get(name, "") is not None}
        self.is_complete |= not shown.partial
        self.before = self.variables
        self.line, self.parts, self.ever, self.last = line, {}, {}, None
        self.touched, self.settled = frozenset(), {}
        self.in_rounds = self.was_away = False

    def told(self, text: str, value: str) -> None:
        self.parts[text] = self.parts[key_of(text)] = value
        self.ever.setdefault(key_of(text), set()).add(value)
        self.last = (text, value)
        self.in_rounds |= text.startswith("for ")
