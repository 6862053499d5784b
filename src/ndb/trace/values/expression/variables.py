"""What is known of variables: what a state shows of them, and what a recording kept besides.

Knows ways into values (way). Does not know expressions.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Protocol

from ndb.trace.names import value_of
from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.notation import read_value
from ndb.trace.values.render import is_cut
from ndb.trace.values.thing import Thing, Unknown, holds_objects
from ndb.trace.values.way import Attribute, Item, Step

NOT_KEPT: Final = Unknown("")
"""Stands where no more is known than what a text shows."""


class Kept(Protocol):
    """What a recording keeps of variables besides the texts that it shows of them."""

    def whole(self, name: str) -> Any:
        """All of a variable's value, or NOT_KEPT."""

    def part(self, name: str, steps: tuple[Step, ...]) -> Any:
        """What a way into a variable leads to, or NOT_KEPT."""

    def number(self, name: str, steps: tuple[Step, ...]) -> int | None:
        """Which object a variable is, or a part of it; None where that is not known."""


class Variables:
    """The variables of one state; each text is read once."""

    def __init__(self, texts: Mapping[str, str], kept: Kept | None) -> None:
        self._texts = texts
        self.kept = kept
        self._shown: dict[str, Any] = {}
        self._whole: dict[str, Any] = {}

    def __contains__(self, name: str) -> bool:
        """Whether it is one of the frame's own: such a name hides a builtin."""
        return name in self._texts

    def whole(self, name: str) -> Any:
        """All that is known of a variable."""
        if name not in self._whole:
            shown = self.shown(name)
            found = self.kept.whole(name) if self.kept is not None and holds_objects(shown) else NOT_KEPT
            self._whole[name] = shown if found is NOT_KEPT else _as_shown(found, shown)
        return self._whole[name]

    def shown(self, name: str) -> Any:
        """What a variable's text says."""
        if name not in self._shown:
            text = value_of(self._texts, name)
            if text is None:
                raise BadExpression(f"NameError: no variable {name!r} is known here")
            self._shown[name] = read_value(text)
        return self._shown[name]

    def kept_part(self, name: str, steps: tuple[Step, ...]) -> Any:
        """What is kept of a part: what an object shows of itself may be less than it holds, or something else."""
        if self.kept is None or not holds_objects(shown := self.shown(name)):
            return NOT_KEPT
        found = self.kept.part(name, steps)
        return found if found is NOT_KEPT else _as_shown(found, _step_into(shown, steps))


def _as_shown(value: Any, shown: Any) -> Any:
    """A value whose objects are written as they showed themselves, where that is known in full."""
    match value, shown:
        case Thing(), Thing() | Unknown() if not is_cut(shown.text):
            inner = shown.attributes if isinstance(shown, Thing) else {}
            attributes = {name: _as_shown(item, inner.get(name)) for name, item in value.attributes.items()}
            return replace(value, attributes=attributes, text=shown.text)
        case (list(), list()) | (tuple(), tuple()) if len(value) == len(shown) and type(value) is type(shown):
            return type(value)(map(_as_shown, value, shown)) if type(value) in (list, tuple) else value
        case dict(), dict() if type(value) is dict and [*value] == [*shown]:
            return {key: _as_shown(item, shown[key]) for key, item in value.items()}
    return value


def _step_into(shown: Any, steps: tuple[Step, ...]) -> Any:
    """What a text says of a part; None where it says nothing."""
    for step in steps:
        match shown, step:
            case Thing(attributes=attributes), Attribute(name):
                shown = attributes.get(name)
            case (list() | tuple(), Item(int() as key)) if -len(shown) <= key < len(shown):
                shown = shown[key]
            case dict(), Item(key):
                shown = shown.get(key)
            case _:
                return None
    return shown
