"""Parts of a value as it was told, and the whole with another one in place: `self.items`, `d['a'][0]`.

By the text alone: `Shop(items=[1, 2], open=True)` has an attribute `items`, `{'a': [0]}` an entry for `'a'`. Knows how
values are written (SPEC 5); neither what they are nor how they came about.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value

LONGEST_WHOLE = 1_000
"""Characters of a value that is looked into."""
_ANGLE = re.compile(rb"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|<(?:[^<>'"]|'[^'<>]*'|"[^"<>]*")*>""", re.DOTALL)
"""Texts, and what is no Python: `<class 'list'>`."""
_MEMBER = re.compile(rb"<[A-Z]\w*\.[A-Z]\w*: \d+>")
"""Of an enumeration."""
_OBJECT = re.compile(r"([^\W\d]\w*\()(.*)\)", re.DOTALL)
_ATTRIBUTE = re.compile(r"((?:^|, )[^\W\d]\w*=)")
_CUT = "<…"
_CHANGEABLE = (ast.List, ast.Dict, ast.Set, ast.Call)
_CONTAINERS = frozenset({"deque", "defaultdict", "Counter", "OrderedDict"})


@dataclass(frozen=True, slots=True)
class Attribute:
    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    key: Any
    """Of a dict, or the index of a list."""


Way = Sequence[Attribute | Entry]
"""From a value to a part of it."""


def part_of(whole: str, way: Way) -> str | None:
    """The text of a part; None where it is not there, or not told."""
    found = _found(whole, way)
    return None if found is None else _text(whole, found)


def with_part(whole: str, way: Way, new: str) -> str | None:
    """The whole with another part; a new entry or attribute comes last. None where there is no place for it."""
    *before, last = way
    owner, old = _entries_of(_found(whole, before), last), _found(whole, way)
    if owner is None:
        return None
    if old is not None:
        return _spliced(whole, _start(old), _end(old), new)
    added = _added(owner, last, new)
    # Before what closes it; `[]` and `{}` have nothing to go on from.
    at = _end(owner) - 1
    return _spliced(whole, at, at, added) if added is not None else None


def stands_alone(whole: str, way: Way) -> bool:
    """Whether no other part of the whole reads like this one: else it may be the same object, which changes with it."""
    part = _found(whole, way)
    if part is None:
        return False
    text = _text(whole, part)
    return sum(_text(whole, node) == text for node in _values(_tree(whole))) == 1


def class_of(whole: str) -> str | None:
    """The name of the class of an object: `Shop(open=True)`."""
    tree = _tree(whole)
    return tree.func.id if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) else None


def attributes_of(whole: str) -> list[str] | None:
    """The names of the attributes of an object that is told by nothing else."""
    tree = _tree(whole)
    if not isinstance(tree, ast.Call) or tree.args or any(each.arg is None for each in tree.keywords):
        return None
    return [each.arg for each in tree.keywords if each.arg is not None]


def items_in(whole: str) -> int | None:
    """How many items a container of the library holds; None where it is none, or may be one of the program's."""
    match _tree(whole):
        case ast.Call(func=ast.Name(id=name), args=[*_, ast.List(elts=items)], keywords=[]) if name in _CONTAINERS:
            return len(items)
        case ast.Call(func=ast.Name(id=name), args=[*_, ast.Dict(keys=keys)], keywords=[]) if name in _CONTAINERS:
            return len(keys)
        case ast.Call(func=ast.Name(id=name), args=[], keywords=[]) if name in _CONTAINERS:
            return 0
    return None


def row_of(whole: str) -> list[str] | None:
    """The texts of the items of a list or tuple; None where it is none, or does not show all of its parts."""
    tree = _tree(whole) if "..." not in whole else None
    if not isinstance(tree, ast.List | ast.Tuple) or any(isinstance(each, ast.Starred) for each in tree.elts):
        return None
    return [_text(whole, each) for each in tree.elts]


def objects_in(whole: str) -> list[str] | None:
    """The texts of all that can change in a value, itself among them; None where it does not show all of its parts."""
    return objects_shown(whole) if _tree(whole) is not None and not _has_angles(whole) else None


def is_taken_apart(whole: str) -> bool:
    """Whether a value is told as a whole, in words that tell its parts."""
    return _tree(whole) is not None


def objects_shown(whole: str) -> list[str]:
    """The texts of all that can change in a value, as far as it shows its parts."""
    return [_text(whole, node) for node in _values(_tree(whole))]


def objects_at(whole: str, attributes: frozenset[str]) -> list[str]:
    """Of these, those that are values of attributes with such names."""
    objects = [node for node in _values(_tree(whole)) if isinstance(node, ast.Call)]
    held = [each.value for node in objects for each in node.keywords if each.arg in attributes]
    return [_text(whole, each) for each in held if isinstance(each, _CHANGEABLE)]


def calls_in(whole: str) -> list[str] | None:
    """The names of the classes of the objects in a value; None where parts of it are left out."""
    tree = _tree(whole)
    if tree is None or any(isinstance(node, ast.Constant) and node.value is ... for node in ast.walk(tree)):
        return None
    return [ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _has_angles(whole: str) -> bool:
    """Whether there is something in a value that is told by its class or name alone, and may hold others."""
    found = (each for each in _ANGLE.findall(whole.encode()) if each.startswith(b"<"))
    return not all(map(_MEMBER.fullmatch, found))


@lru_cache(maxsize=2048)
def _tree(whole: str) -> ast.expr | None:
    """Shared: only to be read."""
    if len(whole) > LONGEST_WHOLE or _CUT in whole:
        return None
    told = _plain(whole)
    return parsed_expression(told) or parsed_expression(_without_words(told))


def _plain(whole: str) -> str:
    """What is no Python becomes a name of the same length, so that places stay as they are."""
    plain = _ANGLE.sub(lambda found: found[0] if found[0][:1] != b"<" else b"_" * len(found[0]), whole.encode())
    return plain.decode(errors="replace")


def _without_words(told: str) -> str:
    """An object whose attributes are told in words of their own (`Walker(at=Node text [None], depth=1)`), with names of
    the same length in place of these; as it is where it cannot be taken apart."""
    found = _OBJECT.fullmatch(told)
    parts = _ATTRIBUTE.split(found[2]) if found is not None else []
    if found is None or len(parts) < 3 or parts[0] or any(map(_is_open, parts[2::2])):
        return told
    values = [value if parsed_expression(value) else "_" * len(value.encode()) for value in parts[2::2]]
    return found[1] + "".join(name + value for name, value in zip(parts[1::2], values, strict=True)) + ")"


def _is_open(text: str) -> bool:
    """Whether brackets or quotes of a text are not closed in it."""
    is_paired = all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}"))
    return not is_paired or text.count("'") % 2 == 1 or text.count('"') % 2 == 1


def is_in_words(whole: str) -> bool:
    """Whether attributes of an object are told in words of their own: what they are called may be such words, too."""
    return class_of(whole) is not None and parsed_expression(_plain(whole)) is None


def _values(tree: ast.expr | None) -> Iterator[ast.expr]:
    """The parts that can be objects of their own."""
    return (node for node in ast.walk(tree) if isinstance(node, _CHANGEABLE)) if tree is not None else iter(())


def _found(whole: str, way: Way) -> ast.expr | None:
    node = _tree(whole)
    for step in way:
        node = _step(node, step) if node is not None else None
    return node


def _step(node: ast.expr, step: Attribute | Entry) -> ast.expr | None:
    match node, step:
        case ast.Call(args=[], keywords=keywords), Attribute(name):
            return next((each.value for each in keywords if each.arg == name), None)
        case ast.Call(func=ast.Name(id="defaultdict"), args=[_, ast.Dict() as entries]), Entry():
            return _step(entries, step)
        case ast.Dict(keys=keys, values=values), Entry(key):
            return next((v for k, v in zip(keys, values, strict=True) if k is not None and _is(k, key)), None)
        case ast.List(elts=items), Entry(int(place)) if type(place) is int and -len(items) <= place < len(items):
            return items[place]
    return None


def _entries_of(owner: ast.expr | None, step: Attribute | Entry) -> ast.expr | None:
    """Where a part is added: of a dict with a default the dict in it."""
    match owner, step:
        case ast.Call(func=ast.Name(id="defaultdict"), args=[_, ast.Dict() as entries]), Entry():
            return entries
    return owner


def _is(node: ast.expr, key: Any) -> bool:
    value = plain_value(node)
    return value is not NOT_PLAIN and type(value) is type(key) and bool(value == key)


def _added(owner: ast.expr, step: Attribute | Entry, new: str) -> str | None:
    match owner, step:
        case ast.Call(args=[], keywords=others), Attribute(name):
            return f"{', ' if others else ''}{name}={new}"
        case ast.Dict(keys=others), Entry(key):
            return f"{', ' if others else ''}{key!r}: {new}"
    return None


def _text(whole: str, node: ast.expr) -> str:
    return whole.encode()[_start(node) : _end(node)].decode()


def _spliced(whole: str, start: int, end: int, new: str) -> str:
    told = whole.encode()
    return (told[:start] + new.encode() + told[end:]).decode()


def _start(node: ast.expr) -> int:
    return node.col_offset


def _end(node: ast.expr) -> int:
    return node.end_col_offset or 0
