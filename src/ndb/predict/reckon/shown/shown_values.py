"""Values as a recording would show them: the recorder's own snapshots and texts, of what the interpreter holds.

Knows nothing of syntax or walks.
"""

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ndb.predict.reckon.activations import Frame, Scope
from ndb.predict.reckon.allowed.pure_library import Library
from ndb.predict.reckon.doubt import NO_NAME, NotKnown
from ndb.trace.tape import is_program, new_tape
from ndb.trace.values.describe import Describer
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.render import is_cut, renderer


class Hidden:
    """A value of which only the text is known: it can be handed on unseen, and nothing else."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class Unseen:
    """A value of which nothing is known, not even whether states list it."""


class Outside:
    """A module, function or class of which nothing is known but that states do not list it."""


class StandIn:
    """A function of ours in the place of one of Python's, and what that looks like."""

    __slots__ = ("_function", "shown")

    def __init__(self, function: Callable[[Any], Any], shown: Any) -> None:
        self._function, self.shown = function, shown

    def __call__(self, value: Any) -> Any:
        return self._function(value)


class Redirection:
    """Has what is written go elsewhere for a while, as `contextlib.redirect_stdout` does."""

    __slots__ = ("_stack", "_target", "shown")

    def __init__(self, stack: list[Any], target: Any, name: str) -> None:
        self._stack, self._target = stack, target
        self.shown = getattr(contextlib, name)(target)

    def __enter__(self) -> Any:
        self._stack.append(self._target)
        return self._target

    def __exit__(self, *error: object) -> None:
        self._stack.pop()


@dataclass(frozen=True, slots=True, eq=False)
class OwnModule:
    """A module of the program, or one that is installed and whose text is known."""

    name: str
    scope: Scope
    is_installed: bool = False


class Globals:
    """The variables of a module, as a table to be read."""

    __slots__ = ("_scope",)

    def __init__(self, scope: Scope) -> None:
        self._scope = scope

    def get(self, name: str, default: Any = None) -> Any:
        value = self._scope.variables.get(name, default)
        if type(value) in (Hidden, Unseen, Outside) or (name.startswith("__") and name != "__name__"):
            raise NotKnown(f"{name} of a module")
        return value

    __getitem__ = get

    def has(self, name: Any) -> bool:
        return name in self._scope.variables

    __contains__ = has


class Loaded:
    """The names of modules that have been imported; of some that is known."""

    __slots__ = ("_names",)

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def __contains__(self, name: object) -> bool:
        if name not in self._names:
            raise NotKnown("which modules have been imported")
        return True


@dataclass(frozen=True, slots=True, eq=False)
class FrameView:
    """A function that runs, as the program sees it."""

    frame: Frame


GENERATOR: Final = "<generator "
"""How the text of a generator begins."""
UNSEEN = Unseen()
OUTSIDE = Outside()


_OURS: Final = (
    "Library(",
    "OwnModule(",
    "Outside(",
    "Unseen(",
    "StandIn(",
    "Redirection(",
    "Hidden(",
    "Globals",
    "Loaded",
    "FrameView",
)
"""How what stands for something looks inside of a value; classes of the program may be called so, too."""


class ShownValues:
    """Texts of values."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._tape = new_tape(Describer(sources.get), LIMIT, True)
        self._render = renderer(LIMIT)
        self.are_matches_loose = False
        """Whether something was searched that may change: what is found says another text then."""

    def text(self, value: Any) -> str:
        if type(value) is Hidden:
            return str(value.text)
        if type(value) in (StandIn, Redirection):
            value = value.shown
        if type(value) is FrameView:
            return "<frame>"
        if type(value) in (Library, OwnModule):
            return f"<module {value.name}>"
        text = self._render(self._tape.encode(value))
        if repr(NO_NAME)[1:-1] in text or ("ArgumentParser(" in text and is_cut(text)):
            raise NotKnown("the name of the program")
        if self.are_matches_loose and "<re.Match " in text:
            raise NotKnown("a match in what may change")
        if " at 0x" in text:
            raise NotKnown("an address in a text")
        if any(name in text for name in _OURS):
            raise NotKnown("a module, or something not known, inside of a value")
        return text

    @staticmethod
    def is_listed(value: Any) -> bool:
        """Whether a state lists the value of a module's name: only data."""
        if type(value) is Unseen:
            raise NotKnown("data of the module")
        return type(value) not in (Outside, Library, OwnModule) and not is_program(value)
