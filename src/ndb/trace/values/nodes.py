"""What a snapshot is made of besides plain data: objects as they are described, and what of a value is not shown."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401


@dataclass(frozen=True, slots=True, eq=False)
class Opaque:
    """A value known only by a text."""

    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Object:
    """A value shown by its attributes; one without a name is shown by its value alone."""

    name: str
    attributes: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Wrapped:
    """A value between two texts, such as `deque(` … `)`."""

    prefix: str
    value: Any
    suffix: str


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """A value whose middle was left out: how many items or characters, and the two ends, of one type."""

    omitted: int
    head: Any
    tail: Any


@dataclass(frozen=True, slots=True, eq=False)
class Gone:
    """A value that was not kept at all, and why."""

    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Cycle:
    """A container inside itself, as `repr` shows it."""

    text: str


Describe = Callable[[Any], Any]
"""Any object that is no plain data to one of the nodes above."""
