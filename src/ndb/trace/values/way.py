"""A way into a value, step by step: an attribute, or an item by its key. Knows nothing of what is there."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Attribute:
    name: str

    def __str__(self) -> str:
        return f".{self.name}"


@dataclass(frozen=True, slots=True)
class Item:
    key: Any

    def __str__(self) -> str:
        return f"[{self.key!r}]"


Step = Attribute | Item


def is_key(value: Any) -> bool:
    """Whether it is plain data that can be a key, and can be written and read back."""
    if isinstance(value, tuple | frozenset):
        return all(map(is_key, value))
    return value is None or type(value) in (bool, int, float, complex, str, bytes)
