"""Expressions at moments of a run: computed from what states show, and where that is not all, from what is held.

What an object shows of itself is what is written of it; its parts are those that it holds. Knows known values; runs
nothing.
"""

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ndb.engine.timeline.held import MOST_NODES, as_value
from ndb.engine.timeline.parts import HIDDEN, NOTHING, Part, is_structured, part_of, parts_read, value_at
from ndb.source.parse import parsed_expression
from ndb.source.syntax import has_plain_items
from ndb.trace.names import listed_name, value_of
from ndb.trace.values.expression.refusal import BadExpression, UnknownValue
from ndb.trace.values.expression.variables import NOT_KEPT
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.nodes import Gone, Opaque, Wrapped
from ndb.trace.values.notation import write_value
from ndb.trace.values.read_snapshot import decode, digest_in
from ndb.trace.values.render import is_cut, text_of
from ndb.trace.values.thing import Thing, Unknown
from ndb.trace.values.way import Item, Step

if TYPE_CHECKING:
    from ndb.engine.timeline.known_values import KnownValues
    from ndb.trace.state import State

WHOLE_TEXT: Final = 100_000
"""Characters of a value that somebody asks for."""
_OBJECTS_OF_TEXT: Final = WHOLE_TEXT // 4
"""More of them do not fit into it: each has brackets, a comma and a space."""
_PLAIN_ITEMS: Final = frozenset(
    {"deque", "Counter", "defaultdict", "OrderedDict", "array", "bytearray", "mappingproxy"}
)
"""Containers of the library whose items are what they hold."""


class KeptAt:
    """What is kept of the variables of one state."""

    def __init__(self, values: "KnownValues", moment: int, most: int = MOST_NODES) -> None:
        """`most`: objects of a part that are put together."""
        self._values, self._most = values, most
        self._moment = moment
        self.is_asked = False
        """Whether more was needed than the snapshots have."""

    def whole(self, name: str) -> Any:
        return self.part(name, ())

    def part(self, name: str, steps: tuple[Step, ...]) -> Any:
        found = self.node(Part(name, steps))
        return NOT_KEPT if isinstance(found, Gone) else as_value(found)

    def node(self, part: Part) -> Any:
        """The part as snapshots hold it: from the state's own, if that has all of it; NOTHING or HIDDEN."""
        values, moment = self._values, self._moment
        listed, snapshot = values.snapshot(part.root, moment)
        if listed is None or self._asks_own_code(decode(snapshot), part):
            return HIDDEN
        shown, is_all = value_at(decode(snapshot), part.steps), digest_in(snapshot) is None
        if is_structured(shown, has_objects=is_all) or (is_all and shown is NOTHING):
            return shown
        self.is_asked = True
        held = values.held_part(part, moment, self._most)
        return shown if held is HIDDEN and is_structured(shown) else held

    def _asks_own_code(self, value: Any, part: Part) -> bool:
        """Whether a key on the way is asked of a class that may answer by code of its own, which is not run."""
        for size, step in enumerate(part.steps):
            owner = value_at(value, part.steps[:size])
            if isinstance(step, Item) and isinstance(owner, Wrapped):
                name = owner.prefix.partition("(")[0]
                if not any(has_plain_items(text, name) for text in self._values.recording.sources.values()):
                    return name not in _PLAIN_ITEMS
        return False

    def number(self, name: str, steps: tuple[Step, ...]) -> int | None:
        self.is_asked = True
        return self._values.object_at(Part(name, steps), self._moment)


def value_of_expression(values: "KnownValues", expression: str, moment: int) -> Any:
    """The value of an expression at a moment: plain data, a Thing or an Unknown."""
    state = values.state(moment)
    try:
        return evaluate(expression, state.locals, KeptAt(values, moment))
    except UnknownValue as error:
        raise _told(values, expression, state, moment) or error from None


def text_of_expression(values: "KnownValues", expression: str, moment: int) -> str:
    """The same as text."""
    expression, state = expression.strip(), values.state(moment)
    text = value_of(state.locals, expression)
    if text is not None and not is_cut(text):
        return text
    part = values.part_at(expression, state)
    node = KeptAt(values, moment, _OBJECTS_OF_TEXT).node(part) if part is not None else HIDDEN
    if part is None or isinstance(node, Gone):
        return write_value(value_of_expression(values, expression, moment), WHOLE_TEXT)
    shown = _shown(state, expression)
    is_told = isinstance(as_value(node), Thing | Unknown) and shown is not None and not is_cut(shown)
    return shown if is_told and shown is not None else text_of(node, WHOLE_TEXT)


def _shown(state: "State", expression: str) -> str | None:
    """What the texts of a state say of a part."""
    try:
        found = evaluate(expression, state.locals)
    except BadExpression:
        return None
    return found.text if isinstance(found, Thing | Unknown) else None


def _told(values: "KnownValues", expression: str, state: "State", moment: int) -> BadExpression | None:
    """Why an expression has no value, if that is because something is not held."""
    for part in _parts(expression):
        if listed_name(state.locals, part.root) is None or values.knows(part, moment):
            continue
        if values.is_shown_cut(part, moment) and not _is_text_alone(values, part, moment):
            return UnknownValue(values.why_unknown(str(part), state, moment))
    return None


def _is_text_alone(values: "KnownValues", part: Part, moment: int) -> bool:
    """Whether all that there is of a variable is its own text, which is shown: holding more would not tell more."""
    _, snapshot = values.snapshot(part.root, moment)
    shown = decode(snapshot)
    return isinstance(shown, Opaque) and not is_cut(shown.text)


def _parts(expression: str) -> Iterator[Part]:
    tree = parsed_expression(expression)
    found = (part_of(text) for text in parts_read(ast.Expression(tree))) if tree is not None else ()
    return (part for part in found if part is not None)
