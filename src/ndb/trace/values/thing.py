"""A value as far as a text tells of it: plain data is itself, an object is a Thing, of anything else there is the text.

Knows what can be computed with and what cannot. Does not know how texts are read (notation).
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Thing:
    """An object, known by the attributes it showed."""

    name: str
    attributes: Mapping[str, Any]
    text: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A value known only by its text."""

    text: str


def holds_objects(value: Any) -> bool:
    if isinstance(value, dict):
        return any(holds_objects(key) or holds_objects(item) for key, item in value.items())
    if isinstance(value, list | tuple | set | frozenset | deque):
        return any(map(holds_objects, value))
    return isinstance(value, Thing | Unknown) or is_array(value) or is_scalar(value)


def has_own_code(value: Any) -> bool:
    """Whether there are objects in it whose own code says what they are equal to, and how they are written."""
    if isinstance(value, dict):
        return any(has_own_code(key) or has_own_code(item) for key, item in value.items())
    if isinstance(value, list | tuple | set | frozenset | deque):
        return any(map(has_own_code, value))
    return isinstance(value, Thing | Unknown)


def is_array(value: Any) -> bool:
    """Whether it is one of numpy, which is not imported here: recordings of programs that use it have some."""
    return type(value).__name__ == "ndarray" and type(value).__module__ == "numpy"


def is_scalar(value: Any) -> bool:
    """Whether it is a number of numpy's."""
    return type(value).__module__ == "numpy" and not is_array(value) and hasattr(value, "dtype")


COMPUTE_AS_PYTHONS: Final = frozenset({"int64", "float64", "bool", "complex128"})
"""Kinds of numbers of numpy's."""
