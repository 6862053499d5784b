"""Values as the protocol's variables: what stands in a frame, and what stands in a value, page by page.

Values are read back from their rendered texts; what was cut is asked for: of the program that stands here, or of a
recording that keeps more than it shows. Knows nothing of scopes' names or of editing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from ndb.engine.protocol import Inside, TellsParts
from ndb.errors import NdbError
from ndb.frontend.dap.client import Body
from ndb.frontend.dap.debuggee import Debuggee
from ndb.source.parse import plain_value
from ndb.trace.names import bare_name, is_global
from ndb.trace.values import way
from ndb.trace.values.notation import read_value, write_value
from ndb.trace.values.render import is_cut
from ndb.trace.values.thing import Thing, Unknown, holds_objects, is_array
from ndb.trace.values.way import Step

MOST_AT_ONCE = 1000
"""Children that are sent to a client that does not ask for pages."""
Path = tuple[Any, ...]
"""How a part is come to from a variable: keys, indices and `Attribute`s."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """A step of a path that is an attribute, not an item."""

    name: str


@dataclass(frozen=True, slots=True)
class Variable:
    """One row: a name, a value as text, and what it holds."""

    name: str
    text: str
    expression: str | None = None
    """What evaluates to it."""
    kind: str | None = None
    holds: "Container | None" = None
    hint: Mapping[str, Any] = field(default_factory=dict)


class Container(Protocol):
    """Something that a client can open."""

    @property
    def sizes(self) -> tuple[int, int]:
        """How many named and how many indexed children it has."""

    def children(self, start: int, stop: int) -> Iterator[Variable]: ...


@dataclass(frozen=True, slots=True)
class FrameVariables:
    """The variables of a frame: its own, or the module's data that it names."""

    debuggee: Debuggee
    frame: int
    of_module: bool

    @property
    def listed(self) -> list[str]:
        return [name for name in self.debuggee.stack[self.frame].locals if is_global(name) is self.of_module]

    @property
    def sizes(self) -> tuple[int, int]:
        return len(self.listed), 0

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        state = self.debuggee.stack[self.frame]
        is_here = self.frame == len(self.debuggee.stack) - 1
        unknown = self.debuggee.session.place.unknown if is_here else frozenset()
        for listed in self.listed[start:stop]:
            name = bare_name(listed)
            text = "?" if listed in unknown else state.locals[listed]
            yield variable(self.debuggee, self.frame, name, text, name, (name,))


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of plain data, or the attributes that an object showed."""

    debuggee: Debuggee
    frame: int
    value: Any
    expression: str | None
    path: Path

    @property
    def sizes(self) -> tuple[int, int]:
        count = len(self.value.attributes) if isinstance(self.value, Thing) else len(self.value)
        return (0, count) if isinstance(self.value, list | tuple | set | frozenset) else (count, 0)

    def expression_of(self, name: str) -> str | None:
        """What evaluates to the part of this name."""
        named = (named_part(self.expression, self.value, key) for key, _ in self._items())
        return next((expression for shown, expression in named if shown == name), None)

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        for key, item in islice(self._items(), start, stop):
            name, expression = named_part(self.expression, self.value, key)
            yield variable(self.debuggee, self.frame, name, write_value(item), expression, (*self.path, key), item)

    def _items(self) -> Iterator[tuple[Any, Any]]:
        match self.value:
            case Thing(attributes=attributes):
                return iter((Attribute(name), item) for name, item in attributes.items())
            case dict():
                return iter(self.value.items())
        return iter(enumerate(self.value))


def named_part(owner: str | None, value: Any, key: Any) -> tuple[str, str | None]:
    """What a part is called, and what evaluates to it."""
    match value:
        case Thing():
            return key.name, f"{owner}.{key.name}" if owner else None
        case dict():
            return write_value(key), f"{owner}[{write_value(key)}]" if owner else None
        case set() | frozenset():
            return str(key), None
    return str(key), f"{owner}[{key}]" if owner else None


@dataclass(frozen=True, slots=True)
class LiveParts:
    """The parts of a value that was cut: the program that holds it is asked, for as many as are wanted."""

    debuggee: Debuggee
    frame: int
    expression: str
    form: str
    """list, dict or object."""
    size: int

    @property
    def sizes(self) -> tuple[int, int]:
        return (0, self.size) if self.form == "list" else (self.size, 0)

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        for number in range(start, min(stop, self.size)):
            name, expression = self._part(number)
            yield variable(self.debuggee, self.frame, name, ask(self.debuggee, self.frame, expression), expression, ())

    def expression_of(self, name: str) -> str:
        """What evaluates to the part of this name."""
        return f"{self.expression}.{name}" if self.form == "object" else f"{self.expression}[{name}]"

    def _part(self, number: int) -> tuple[str, str]:
        match self.form:
            case "list":
                return str(number), f"{self.expression}[{number}]"
            case "dict":
                key = ask(self.debuggee, self.frame, f"[*{self.expression}][{number}]")
                return key, f"{self.expression}[{key}]"
        name = ask(self.debuggee, self.frame, f"[*vars({self.expression})][{number}]").strip("'\"")
        return name, f"{self.expression}.{name}"


@dataclass(frozen=True, slots=True)
class KeptParts:
    """The parts of a value of which a recording keeps more than it shows, each read when it is wanted."""

    debuggee: Debuggee
    frame: int
    expression: str
    inside: Inside

    @property
    def sizes(self) -> tuple[int, int]:
        count = len(self.inside.steps)
        return (0, count) if self.inside.form == "list" else (count, 0)

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        engine = self.debuggee.session.engine
        if not isinstance(engine, TellsParts):
            return
        for step in self.inside.steps[start:stop]:
            expression = f"{self.expression}{step}"
            text = engine.brief(expression, self.frame)
            yield variable(self.debuggee, self.frame, _name_of(step), text, expression, ())

    def expression_of(self, name: str) -> str:
        """What evaluates to the part of this name."""
        return next((f"{self.expression}{step}" for step in self.inside.steps if _name_of(step) == name), name)


def _name_of(step: Step) -> str:
    return step.name if isinstance(step, way.Attribute) else repr(step.key)


def ask(debuggee: Debuggee, frame: int, expression: str) -> str:
    """The value of an expression in a frame; why there is none, where it has none."""
    debuggee.session.cursor.frame = frame
    try:
        return debuggee.session.frames.evaluate(expression)
    except NdbError as error:
        return f"<{error}>"


def variable(
    debuggee: Debuggee, frame: int, name: str, text: str, expression: str | None, path: Path, value: Any = None
) -> Variable:
    """A row for a rendered value. `value`: what it reads as, if that is known already."""
    read = read_value(text) if value is None else value
    if value is None and expression and holds_objects(read):
        inside = _inside(debuggee, frame, expression)
        if inside is not None and inside.steps:
            return Variable(name, text, expression, inside.kind, KeptParts(debuggee, frame, expression, inside))
        read = _kept(debuggee, frame, expression, read)
    if isinstance(read, Unknown):
        holds = _asked(debuggee, frame, text, expression) if debuggee.is_live and expression else None
        return Variable(name, text, expression, None, holds)
    kind = read.name if isinstance(read, Thing) else type(read).__name__
    has_parts = isinstance(read, Thing | list | tuple | set | frozenset | dict)
    parts = Parts(debuggee, frame, read, expression, path) if has_parts else None
    return Variable(name, text, expression, kind, parts if parts and any(parts.sizes) else None)


def _inside(debuggee: Debuggee, frame: int, expression: str) -> Inside | None:
    engine = debuggee.session.engine
    return engine.inside(expression, frame) if isinstance(engine, TellsParts) else None


def _kept(debuggee: Debuggee, frame: int, expression: str, read: Any) -> Any:
    """All of a value that cannot be told part by part; what was read, if no more is known."""
    engine = debuggee.session.engine
    if not isinstance(engine, TellsParts) or not isinstance(read, Unknown) or not is_cut(read.text):
        return read
    try:
        found = engine.value(expression, frame)
    except NdbError:
        return read
    return found.tolist() if is_array(found) else found


_FORM = "'list' if type({0}) in (list, tuple) else 'dict' if type({0}) is dict else 'object' if type({0}).__module__ not in ('builtins', 'types', 'typing', '_thread') and hasattr({0}, '__dict__') else ''"  # noqa: E501


def _asked(debuggee: Debuggee, frame: int, text: str, expression: str) -> LiveParts | None:
    """What a value that cannot be read back holds, as the program knows it."""
    if not is_cut(text) and text.startswith("<"):
        return None
    form = plain_value(ask(debuggee, frame, _FORM.format(expression)))
    if form not in ("list", "dict", "object"):
        return None
    size = plain_value(ask(debuggee, frame, f"len(vars({expression}))" if form == "object" else f"len({expression})"))
    return LiveParts(debuggee, frame, expression, form, size) if isinstance(size, int) and size else None


def as_body(debuggee: Debuggee, shown: Variable) -> Body:
    """A row as the protocol has it."""
    body: Body = {"name": shown.name, "value": shown.text, "variablesReference": 0}
    if shown.kind:
        body["type"] = shown.kind
    if shown.expression:
        body["evaluateName"] = shown.expression
    if shown.hint:
        body["presentationHint"] = dict(shown.hint)
    return body | held(debuggee, shown.holds)


def held(debuggee: Debuggee, holds: Container | None) -> Body:
    """How a client opens a container; for one that holds nothing, that it cannot."""
    if holds is None:
        return {"variablesReference": 0}
    named, indexed = holds.sizes
    sizes = {"namedVariables": named, "indexedVariables": indexed}
    return {"variablesReference": debuggee.add_container(holds)} | {n: c for n, c in sizes.items() if c}
