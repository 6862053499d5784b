"""What calls of methods say of what they are called on and made with: `x.split(",")` says that x is a text in parts.

Knows the names of methods of texts, lists, dicts, sets and dates; nothing of syntax.
"""

from collections.abc import Mapping, Sequence

from ndb.source.parse import is_hashable
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import (
    Abstract,
    Follows,
    Known,
    Many,
    Matched,
    Pattern,
    Several,
    Table,
    given_texts,
    text_of,
)
from ndb.source.shapes.regular_expressions import groups_of, matched

SAME_TEXT = frozenset({"strip", "lstrip", "rstrip", "lower", "upper", "title", "casefold", "capitalize", "replace",
                       "removeprefix",
                       "removesuffix", "expandtabs", "swapcase", "translate", "zfill", "ljust", "rjust",
                       "center"})  # fmt: skip
CHARACTER_TESTS = {"isdigit": "digits", "isnumeric": "digits", "isdecimal": "digits"}
OF_TEXT = frozenset({"encode", "format", "isalpha", "isalnum", "isupper", "islower", "isspace", "isidentifier",
                     "istitle", "splitlines",
                     "startswith", "endswith", "split", "rsplit", "partition", "rpartition", "join", "find",
                     "rfind"})  # fmt: skip
OF_LIST = frozenset({"append", "extend", "insert", "sort", "reverse", "popleft", "appendleft"})
OF_SET = frozenset(
    {
        "add",
        "discard",
        "union",
        "intersection",
        "difference",
        "issubset",
        "issuperset",
        "isdisjoint",
        "symmetric_difference",
    }
)
OF_DATE = frozenset({"isoformat", "weekday", "isoweekday", "strftime", "isocalendar", "toordinal"})
ITERATING = frozenset({"sorted", "list", "tuple", "set", "frozenset", "reversed", "iter", "deque"})


def method_called(
    reader: Follows, owner: Abstract, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    """`owner.name(arguments)`."""
    first = arguments[0] if arguments else None
    match owner:
        case Shape():
            return _of_shape(reader, owner, name, arguments, named)
        case Pattern(text):
            if name in ("sub", "subn"):
                return matched(reader, text, name, arguments[1] if len(arguments) > 1 else None, first)
            return matched(reader, text, name, first)
        case Matched(read):
            if name == "groups" or (name == "group" and len(arguments) > 1):
                return Several([read.groups.setdefault(n + 1, Shape()) for n in range(groups_of(read.by or ""))])
            if name == "groupdict":
                return Table(None, None, {k: v for k, v in read.groups.items() if isinstance(k, str)})
            index = first.value if isinstance(first, Known) else 0
            return read.groups.setdefault(index, Shape()) if name == "group" else None
        case Many():
            return _of_many(reader, owner, name, arguments, named)
        case Table():
            return _of_table(owner, name, arguments)
        case Known(value):
            return _of_known(reader, value, name, first)
    for each in arguments:
        reader.applied(each)
    return None


def _of_many(
    reader: Follows, owner: Many, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    first = arguments[0] if arguments else None
    if name in ("append", "add", "appendleft", "put", "push"):
        owner.item = owner.item or first
    elif name == "insert" and len(arguments) > 1:
        owner.item = owner.item or arguments[1]
    elif name in ("extend", "update"):
        owner.item = owner.item or reader.iterated(first)
    elif name == "sort":
        reader.applied(named.get("key"), owner.item)
    elif name in ("pop", "popleft", "get"):
        return owner.item
    elif name in ("copy", "most_common"):
        return owner if name == "copy" else Many(Several([owner.item, Shape().is_a("int")]))
    return None


def _of_table(owner: Table, name: str, arguments: Sequence[Abstract]) -> Abstract:
    first, second = (*arguments, None, None)[:2]
    if name in ("get", "setdefault", "pop"):
        if isinstance(first, Shape) and owner.entries:
            first.compared(*owner.entries)
        if name == "setdefault":
            owner.key, owner.value = owner.key or first, owner.value or second
        known = owner.entries.get(first.value) if isinstance(first, Known) and is_hashable(first.value) else None
        return known or owner.value or second
    if name == "items":
        return Many(Several([owner.key, owner.value]))
    if name == "values":
        return Many(owner.value)
    return Many(owner.key) if name == "keys" else owner if name == "copy" else None


def _of_known(reader: Follows, value: object, name: str, first: Abstract) -> Abstract:
    if isinstance(value, dict) and value:
        if name in ("get", "pop", "setdefault"):
            if isinstance(first, Shape):
                first.compared(*list(value)[:24])
            if isinstance(first, Known) and is_hashable(first.value):
                return Known(value.get(first.value))
            return Known(next(iter(value.values())))
        if name == "items":
            return Many(Several([Known(part) for part in next(iter(value.items()))]))
        return (
            Many(Known(next(iter(value if name == "keys" else value.values())))) if name in ("keys", "values") else None
        )
    if isinstance(value, list | tuple) and name in ("index", "count", "remove") and isinstance(first, Shape):
        first.compared(*list(value)[:24])
    if isinstance(value, str) and name == "join":
        item = reader.iterated(first)
        if isinstance(item, Shape):
            item.is_a("str")
    if (
        isinstance(value, str)
        and isinstance(first, Shape)
        and name in ("index", "find", "count", "startswith", "endswith")
    ):
        first.is_a("str").compared(*list(value)[:24])
    return Known(value) if name in SAME_TEXT or name == "copy" else None


ELEMENT = "element"
"""The kind of an element of an XML text: its entries are its children by their tags, its items those of any tag; its
attributes `text`, `tag` and `attrib`."""


def _of_element(owner: Shape, name: str, first: Abstract) -> Abstract:
    """A method of an element."""
    if name == "get":
        attributes = owner.attributes.setdefault("attrib", Shape())
        known = isinstance(first, Known) and isinstance(first.value, str)
        return attributes.is_a("dict").entry(first.value if known else "name", optional=True).is_a("str")  # type: ignore[union-attr]
    found = owner
    for tag in (text_of(first) or "").split("/"):
        if tag not in ("", ".", "*"):
            found = found.entry(tag).is_a(ELEMENT)
    found = found if found is not owner else owner.items().is_a(ELEMENT)
    if name == "findtext":
        return found.attributes.setdefault("text", Shape()).is_a("str")
    return Many(found) if name in ("findall", "iter", "iterfind") else found if name == "find" else None


def _of_shape(
    reader: Follows, owner: Shape, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    first = arguments[0] if arguments else None
    if ELEMENT in owner.kinds:
        return _of_element(owner, name, first)
    if name in SAME_TEXT:
        given_texts(arguments)
        owner.is_a("str", 2)
        return owner
    if name in OF_TEXT or name in CHARACTER_TESTS:
        given_texts(arguments if name not in ("format", "join") else ())
        if name == "join" and isinstance(item := reader.iterated(first), Shape):
            item.is_a("str")
        return _of_text(owner.is_a("str", 2), name, first)
    if name in ("items", "keys", "values"):
        key, value = owner.is_a("dict", 4).entries()
        return Many(Several([key, value]) if name == "items" else key if name == "keys" else value)
    if name in ("get", "setdefault", "pop") and (arguments or name != "pop"):
        return _entry(owner, name, arguments)
    if name in OF_LIST or (name == "pop" and not arguments):
        owner.is_a("list", 2)
        if name == "sort":
            reader.applied(named.get("key"), owner.items())
        return owner.items() if name in ("pop", "popleft") else None
    if name in OF_SET:
        owner.is_a("set", 2)
        return Many(owner.items())
    if name in OF_DATE:
        owner.is_a("date", 3)
        return None
    if name in ("index", "count", "remove") and first is not None:
        owner.is_a("sequence")
        if isinstance(first, Shape):
            first.among.append(owner)
            first.compared(*(owner.item.constants if owner.item is not None else ()))
        if isinstance(first, Known) and is_hashable(first.value):
            owner.holds.append(first.value)
            owner.is_a("str" if isinstance(first.value, str) and name == "count" else "sequence")
        return None
    if name == "copy":
        return owner
    if name == "update":
        owner.is_a("dict")
        return None
    owner.attributes.setdefault(name, Shape()).is_a("callable")
    for each in arguments:
        reader.applied(each)
    return None


def _entry(owner: Shape, name: str, arguments: Sequence[Abstract]) -> Abstract:
    first, second = (*arguments, None)[:2]
    if name == "pop" and isinstance(first, Known) and type(first.value) is int and len(arguments) == 1:
        owner.is_a("list", 2)
        return owner.items()
    owner.is_a("dict", 2)
    if isinstance(first, Known) and is_hashable(first.value):
        found = owner.entry(first.value, optional=name != "pop" or len(arguments) > 1)
    else:
        if isinstance(first, Shape):
            first.among.append(owner)
            first.is_key = True
        found = owner.entries()[1]
    if isinstance(second, Known) and second.value is not None:
        found.is_a(type(second.value).__name__)
        if isinstance(second.value, str | int | float):
            found.compared(second.value)
    elif isinstance(second, Many | Several):
        found.is_a("list")
    elif isinstance(second, Table):
        found.is_a("dict")
    return found


def _of_text(owner: Shape, name: str, first: Abstract) -> Abstract:
    by = text_of(first)
    match name:
        case "split" | "rsplit":
            return owner.read_as("split", by).of.is_a("list")
        case "splitlines":
            return owner.read_as("lines").of.is_a("list")
        case "partition" | "rpartition" if by is not None:
            read = owner.read_as("partition", by)
            return Several([read.of.part(0), Known(by), read.of.part(2)])
        case "startswith" | "endswith":
            for text in (
                [by]
                if by is not None
                else first.value
                if isinstance(first, Known) and isinstance(first.value, tuple)
                else ()
            ):
                if isinstance(text, str):
                    owner.read_as("prefix" if name == "startswith" else "suffix", text)
        case "find" | "rfind":
            if by is not None:
                owner.holds.append(by)
        case "join":
            return None
        case _ if name in CHARACTER_TESTS:
            owner.read_as("digits")
    return None
