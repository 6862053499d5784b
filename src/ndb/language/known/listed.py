"""What is known of the variables that the next state lists: which must come, which cannot, in which order, with which
values.

Knows names and values as text; not how they came to be known.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ndb.trace.names import GLOBAL

_ITERATOR = ".0"
"""What a generator expression goes through, among its variables; no function with a name has it."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the call state of a function lists."""

    names: tuple[str, ...]
    """Its parameters, all of them, in this order."""
    others: frozenset[str]
    """What may be listed after them: variables of outer functions and of the module that it uses."""
    values: Mapping[str, str] = field(default_factory=dict)
    """Those that are known."""
    certain: frozenset[str] = frozenset()
    """Of the others, those that are listed for sure."""
    loose: frozenset[str] = frozenset()
    """Of the variables of outer functions, those that it binds, too: they do not come by name."""

    def next_others(self, listed: Iterable[str]) -> list[str]:
        """What may come behind these: those of functions around, then those of the module by name."""
        before = [name for name in listed if name not in self.names]
        waiting = [name for name in self.certain if name not in listed]
        return [
            name
            for name in sorted(self.others)
            if name not in listed
            and not any(self._comes_before(name, each) for each in before)
            and not any(self._comes_before(each, name) for each in waiting)
        ]

    def _comes_before(self, one: str, other: str) -> bool:
        """Whether a variable that is no argument is listed before another one: those of functions around first, each by
        name."""
        is_of_module = one.startswith(GLOBAL), other.startswith(GLOBAL)
        if not any(is_of_module) and {one, other} & self.loose:
            return False
        return (is_of_module[0], one) < (is_of_module[1], other)


@dataclass(frozen=True, slots=True)
class Unchanged:
    """What is known of the variables that a line state lists."""

    names: frozenset[str]
    """Those that it cannot list, because nothing can have changed them."""
    is_all: bool = False
    """Whether nothing at all can be listed."""
    certain: frozenset[str] = frozenset()
    """Those that it must list."""
    values: Mapping[str, str] = field(default_factory=dict)
    """What those have that are known, if they are listed."""
    is_whole: bool = False
    """Whether all variables are listed, because states of another function came in between."""
    others: frozenset[str] | None = None
    """Of the variables of the function, those that may be listed besides; None where that is not known."""
    outside: frozenset[str] | None = None
    """Of those of the module and of functions around, those that may be; None where that is not known."""
    order: Mapping[str, int] | None = None
    """Of the variables of the function, those of whose places in the list something is known; None where nothing is."""
    may_go: frozenset[str] = frozenset()
    """Those that may be listed as gone."""
    gone: frozenset[str] = frozenset()
    """Those that are."""

    def without(self, name: str) -> "Unchanged":
        """The same behind a line at which a variable goes; where all are listed, it is not."""
        others = self.others - {name} if self.others is not None else None
        if self.is_whole:
            kept = {each: text for each, text in self.values.items() if each != name}
            return replace(self, names=self.names | {name}, certain=self.certain - {name}, values=kept, others=others)
        return replace(self, names=self.names - {name}, certain=self.certain | {name}, gone=frozenset({name}))

    def may_come(self, name: str, listed: Sequence[str]) -> bool:
        """Whether a name can be listed behind these."""
        if name in self.names or (self.outside is not None and name == _ITERATOR):
            return False
        if name in self.certain or name in self.values:
            return self._is_in_order(name, listed)
        is_outside = name.startswith(GLOBAL) or (name[:2] == name[-2:] == "__")
        if self.outside is not None and is_outside and name not in self.outside:
            return False
        if self.others is not None and name.isidentifier() and name[:2] != "__" and name not in self.others:
            return False
        return self._is_in_order(name, listed)

    def is_there(self, name: str) -> bool:
        """Whether a variable that is listed has a value: it was not deleted."""
        if name in self.gone:
            return False
        return self.is_whole or (self.order is not None and name in self.order and name not in self.may_go)

    def _is_in_order(self, name: str, listed: Sequence[str]) -> bool:
        """Variables come in the order in which the text binds them, those of the module behind them by name."""
        place = self._place(name)
        if place is None:
            return True
        before = [found for each in listed if (found := self._place(each)) is not None]
        waiting = [found for each in self.certain if each not in listed and (found := self._place(each)) is not None]
        return all(found <= place for found in before) and all(found >= place for found in waiting)

    def _place(self, name: str) -> tuple[bool, int, str] | None:
        if self.order is None or name in self.may_go:
            return None
        if name.startswith(GLOBAL):
            return (True, 0, name)
        return (False, self.order[name], "") if name in self.order else None
