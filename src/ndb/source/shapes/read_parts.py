"""What a step into a value gives, and what it says of it: attributes, items, slices, what is met when it is walked
through or taken apart.

Knows what things stand for; how they came about is nothing to it.
"""

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ndb.source.parse import is_hashable
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import (
    Abstract,
    Code,
    Kind,
    Known,
    Many,
    Matched,
    Named,
    Several,
    Table,
    Thing,
)
from ndb.source.shapes.file_classes import is_enum, member_names
from ndb.source.shapes.method_calls import ELEMENT

if TYPE_CHECKING:
    from ndb.source.read_shapes import Reader

_DATE_PARTS: Final = frozenset({"year", "month", "day", "hour", "minute", "second"})


class Parts:
    """Steps into the values of one file."""

    def __init__(self, file: "Reader") -> None:
        self._file = file

    def attribute(self, owner: Abstract, name: str) -> Abstract:
        """`owner.name`."""
        match owner:
            case Named(known):
                return Named(f"{known}.{name}")
            case Thing():
                if name in owner.attributes:
                    return owner.attributes[name]
                method = self._file.classes.method(owner.made_of, name)
                if method is not None:
                    code = Code(method, self._file.module, owner)
                    is_property = any("property" in ast.unparse(each) for each in method.decorator_list)
                    return self._file.calls.called(code, (), {}) if is_property else code
                return self._of_class(owner.made_of, name)
            case Kind(node):
                method = self._file.classes.method(node, name)
                if method is None:
                    return self._of_class(node, name)
                is_static = any("staticmethod" in ast.unparse(each) for each in method.decorator_list)
                return Code(method, self._file.module, None if is_static else Thing(node))
            case Shape():
                if name in _DATE_PARTS:
                    owner.is_a("datetime" if name in ("hour", "minute", "second") else "date", 2)
                    return Shape().is_a("int")
                return owner.attributes.setdefault(name, Shape())
        return None

    def sliced(self, owner: Abstract) -> Abstract:
        """`owner[…:…]`."""
        if isinstance(owner, Shape):
            owner.is_a("sequence")
            found = Shape()
            found.item = owner.items()
            return owner if owner.kind == "str" else found
        return Many(self.iterated(owner)) if isinstance(owner, Several) else owner

    def item(self, owner: Abstract, index: Abstract) -> Abstract:
        """`owner[index]`."""
        match owner:
            case Shape():
                return self._item_of_shape(owner, index)
            case Known(known):
                return looked_up(known, index)
            case Table():
                if isinstance(index, Known) and is_hashable(index.value) and index.value in owner.entries:
                    return owner.entries[index.value]
                if isinstance(index, Shape):
                    index.compared(*owner.entries)
                return owner.value
            case Several(parts):
                if isinstance(index, Known) and type(index.value) is int and -len(parts) <= index.value < len(parts):
                    return parts[index.value]
                return self.iterated(owner)
            case Many(item):
                return item
            case Matched(read):
                if not isinstance(index, Known) or not is_hashable(index.value):
                    return None
                return read.groups.setdefault(index.value, Shape())
            case Kind(node) if isinstance(index, Shape) and is_enum(node):
                index.compared(*member_names(node))
            case Thing() if (method := self._file.classes.method(owner.made_of, "__getitem__")) is not None:
                return self._file.calls.called(Code(method, self._file.module, owner), (index,), {})
        return None

    def _item_of_shape(self, owner: Shape, index: Abstract) -> Abstract:
        match index:
            case Known(value) if type(value) is int:
                owner.is_a("sequence")
                return owner.part(value) if owner.item is None else owner.item
            case Known(value) if is_hashable(value):
                return owner.is_a("dict").entry(value)
            case Shape() if index is owner.item:
                owner.is_a("dict", 3)
                owner.key, owner.value = index, owner.value or Shape()
                return owner.value
            case Shape() if index.kind in ("str", "list", "tuple", None) or owner.kind == "dict":  # no number
                index.among.append(owner)
                index.is_key = True
                return owner.is_a("dict").entries()[1]
        if owner.kind == "dict" and owner.value is not None:
            return owner.value
        owner.is_a("sequence")
        if isinstance(index, Shape):
            index.is_a("int")
        return owner.items()

    def iterated(self, value: Abstract) -> Abstract:
        """What is met when something is walked through."""
        match value:
            case Shape() if ELEMENT in value.kinds:
                return value.items().is_a(ELEMENT)
            case Shape():
                value.is_a("sequence")
                return value.items()
            case Many(item):
                return item
            case Several(parts):
                return next((part for part in parts if part is not None), None)
            case Table(key=key):
                return key
            case Known(known) if isinstance(known, list | tuple | set | dict | str) and known:
                return Known(next(iter(known)))
            case Thing() if (method := self._file.classes.method(value.made_of, "__iter__")) is not None:
                return self._walked(value, self._file.calls.called(Code(method, self._file.module, value), (), {}))
        return None

    def _walked(self, thing: Thing, iterator: Abstract) -> Abstract:
        """What an object gives that is walked through: one that is its own iterator gives what `__next__` does."""
        if not isinstance(iterator, Thing):
            return self.iterated(iterator)
        method = self._file.classes.method(iterator.made_of, "__next__")
        return (
            self._file.calls.called(Code(method, self._file.module, iterator), (), {}) if method is not None else None
        )

    def unpacked(self, value: Abstract, targets: Sequence[ast.expr]) -> list[Abstract]:
        """What each of several targets gets."""
        count = len(targets)
        star = next((n for n, each in enumerate(targets) if isinstance(each, ast.Starred)), None)
        match value:
            case Shape():
                value.arities.append(count if star is None else -(count - 1))
                if star is None:
                    return [value.part(n) for n in range(count)]
                rest = value.items() if count == 1 else Shape()
                value.part(-1000).item = rest  # what is beyond the parts that have names
                parts: list[Abstract] = [value.part(n if n < star else n - count) for n in range(count)]
                parts[star] = value.part(-1000).is_a("list")
                return parts
            case Several(parts) if star is None and len(parts) == count:
                return parts
            case Known(known) if isinstance(known, tuple | list) and star is None and len(known) == count:
                return [Known(each) for each in known]
            case _:
                item = self.iterated(value)
                return [Many(item) if n == star else item for n in range(count)]

    def _of_class(self, kind: ast.ClassDef, name: str) -> Abstract:
        value = self._file.classes.assigned(kind, name)
        return self._file.expressions.value(value, self._file.module) if value is not None else None


def looked_up(known: Any, index: Abstract) -> Abstract:
    """An item of a value that stands in the code."""
    if isinstance(index, Shape):
        if isinstance(known, dict):
            index.compared(*list(known)[:24])
            return Known(next(iter(known.values()))) if known else None
        index.is_a("int")
        index.compared(*range(min(len(known), 3)) if isinstance(known, list | tuple | str) else ())
        return None
    try:
        return Known(known[index.value]) if isinstance(index, Known) else None
    except (TypeError, LookupError):
        return None
