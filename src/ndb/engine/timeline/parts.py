"""Parts of values: `a.balance`, `d["k"]`, `grid[5][5]`. Which variable and which way into it, and what is there.

Knows the syntax of such a part and the values that snapshots hold (structured, nothing is run). Knows no timeline.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ndb.errors import BadAction
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.notation import read_value
from ndb.trace.values.thing import Thing, Unknown
from ndb.trace.values.way import Attribute, Item, Step, is_key

NOTHING: Final = Gone("no such part")
"""What stands where a part is asked for that is not there."""
HIDDEN: Final = Gone("not recorded")
"""What stands where a part may be there, but was cut or never looked at."""

_Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Part:
    """A variable and the way into its value; without steps, all of it."""

    root: str
    steps: tuple[Step, ...] = ()

    def __str__(self) -> str:
        return self.root + "".join(map(str, self.steps))


@lru_cache(maxsize=1024)
def part_of(text: str) -> Part | None:
    """A part whose keys are constants; None if the text is anything else."""
    tree = parsed_expression(text.strip())
    return _part(tree, plain_value) if tree is not None else None


def resolved(text: str, evaluate: Callable[[str], Any]) -> Part | None:
    """A part whose keys may be expressions (`grid[i][j + 1]`), which are evaluated here and now."""
    tree = parsed_expression(text.strip())
    if tree is None:
        return None
    return _part(tree, lambda node: key if (key := plain_value(node)) is not NOT_PLAIN else evaluate(ast.unparse(node)))


def _part(node: ast.expr, key_of: Callable[[ast.expr], Any]) -> Part | None:
    match node:
        case ast.Name(id=name):
            return Part(name)
        case ast.Attribute(value=inner, attr=name):
            owner = _part(inner, key_of)
            return None if owner is None else Part(owner.root, (*owner.steps, Attribute(name)))
        case ast.Subscript(value=inner, slice=key) if not isinstance(key, ast.Slice):
            owner, found = _part(inner, key_of), key_of(key)
            if owner is None or found is NOT_PLAIN or not is_key(found):
                return None
            return Part(owner.root, (*owner.steps, Item(found)))
    return None


def need_part(text: str) -> Part:
    """The part, or an error for whoever asked."""
    part = part_of(text)
    if part is None:
        raise BadAction(f"{text!r} is no variable and no part of one, such as a.balance, d['k'] or grid[5][5]")
    return part


def value_at(value: Any, steps: tuple[Step, ...]) -> Any:
    """The part of a decoded value that the steps lead to; NOTHING or HIDDEN if they do not lead anywhere."""
    for step in steps:
        value = _one_step(value, step)
    return value


def _one_step(value: Any, step: Step) -> Any:
    if value is NOTHING or isinstance(value, Gone | Opaque | Cycle):
        return NOTHING if value is NOTHING else HIDDEN
    if isinstance(step, Attribute):
        return _attribute(value, step.name)
    if isinstance(value, Wrapped):
        # Of an array that is shown cut, the elements stand in one row, whatever its shape is.
        return HIDDEN if value.suffix.startswith(", shape=") else _one_step(value.value, step)
    if isinstance(value, Cut):
        return _item_of_cut(value, step.key)
    # What an object does with a key is its own code, which is not run.
    return HIDDEN if isinstance(value, Object) else _item(value, step.key)


def _attribute(value: Any, name: str) -> Any:
    if value is None and not name.startswith("__"):
        return NOTHING  # as at the end of a list of linked nodes
    is_cut = isinstance(value, Cut)
    for owner in (value.head, value.tail) if is_cut else (value,):
        if isinstance(owner, Object):
            found = [item for key, item in owner.attributes if key == name]
            if found:
                return found[0]
    return HIDDEN if is_cut or not isinstance(value, Object) else NOTHING


def _item(value: Any, key: Any) -> Any:
    if isinstance(value, dict):
        return next((item for known, item in value.items() if same_key(known, key)), NOTHING)
    if isinstance(value, list | tuple | str | bytes | bytearray | range):
        if not isinstance(key, int):
            return NOTHING
        return value[key] if -len(value) <= key < len(value) else NOTHING
    return NOTHING


def same_key(known: Any, key: Any) -> bool:
    """Whether a dict takes them for the same: plain data only, objects are never compared."""
    return isinstance(known, type(key) | int | float | complex) and bool(known == key)


def _item_of_cut(value: Cut, key: Any) -> Any:
    head, tail = value.head, value.tail
    if isinstance(head, dict):
        found = _item(head, key)
        found = _item(tail, key) if found is NOTHING else found
        return HIDDEN if found is NOTHING else found
    if not isinstance(head, list | tuple | str | bytes | bytearray) or not isinstance(key, int):
        return HIDDEN
    size = len(head) + value.omitted + len(tail)
    place = key + size if key < 0 else key
    if not 0 <= place < size:
        return NOTHING
    if place < len(head):
        return head[place]
    return tail[place - size] if place >= size - len(tail) else HIDDEN


def is_whole(value: Any) -> bool:
    """Whether a decoded value is all there was: nothing cut, and no object that may have shown less than it holds."""
    match value:
        case Cut() | Gone():
            return False
        case Opaque():
            return value.text.startswith("<") or not isinstance(read_value(value.text), Thing | Unknown)
        case Object():
            return all(is_whole(item) for _, item in value.attributes)
        case Wrapped():
            return is_whole(value.value)
        case dict():
            return all(is_whole(key) and is_whole(item) for key, item in value.items())
        case list() | tuple() | set() | frozenset():
            return all(map(is_whole, value))
    return True


def is_structured(value: Any, *, has_objects: bool = True) -> bool:
    """Whether a decoded value is all there was, in a form that can be computed with: no object is known by its own
    text only. `has_objects`: whether objects show all that they hold."""
    match value:
        case Cut() | Gone() | Cycle():
            return False
        case Opaque():
            return not isinstance(read_value(value.text), Thing | Unknown)
        case Object():
            return has_objects and all(is_structured(item) for _, item in value.attributes)
        case Wrapped():
            return is_structured(value.value, has_objects=has_objects)
        case dict():
            return all(is_structured(part, has_objects=has_objects) for pair in value.items() for part in pair)
        case list() | tuple() | set() | frozenset():
            return all(is_structured(item, has_objects=has_objects) for item in value)
    return True


def as_node(value: Any) -> Any:
    """What was read from a text, as snapshots hold it."""
    match value:
        case Thing():
            return Object(value.name, tuple((name, as_node(item)) for name, item in value.attributes.items()))
        case Unknown():
            return Opaque(value.text)
        case list() | tuple():
            return type(value)(map(as_node, value))
        case dict():
            return {key: as_node(item) for key, item in value.items()}
    return value


def identity(value: Any) -> Any:
    """Something that is equal for decoded values that are the same, and for no others."""
    match value:
        case Object():
            return ("object", value.name, tuple((name, identity(item)) for name, item in value.attributes))
        case Wrapped():
            return ("wrapped", value.prefix, identity(value.value), value.suffix)
        case Cut():
            return ("cut", value.omitted, identity(value.head), identity(value.tail))
        case Opaque() | Gone() | Cycle():
            return (type(value).__name__, value.text)
        case dict():
            return ("dict", tuple((identity(key), identity(item)) for key, item in value.items()))
        case list() | tuple():
            return (type(value).__name__, tuple(map(identity, value)))
        case set() | frozenset():
            return (type(value).__name__, frozenset(map(identity, value)))
    return (type(value).__name__, repr(value))


def parts_read(tree: ast.AST, line: ast.AST | None = None) -> Iterator[str]:
    """The parts and variables that some code reads, as they are written, each as far as it goes: of
    `grid[i].size + n` it is `grid[i].size`, `i` and `n`. Functions that are called by name are not read, nor is what a
    part is stored into. Of variables of comprehensions it is what those go through, where the code is a part of a
    `line`; lambdas' own are nobody else's."""
    return _read(tree, dict(_own_names(line or tree)), follows=line is not None)


def _read(tree: ast.AST, own: Mapping[_Place, ast.expr | None], follows: bool) -> Iterator[str]:
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    inner = {id(part) for node in _stores(tree) for part in _chain(node)}
    # Outer ones first, so that what is inside a chain is known when it comes.
    for node in sorted(ast.walk(tree), key=lambda node: (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))):
        if id(node) in inner or not isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
            continue
        if not isinstance(node.ctx, ast.Load):
            continue
        if id(node) in called:
            continue  # of a method, what it is called on comes by itself
        if _is_chain(node):
            chain = [node, *_chain(node)]
            inner |= {id(part) for part in chain}
            if (place := _place(chain[-1])) not in own:
                yield ast.unparse(node)
            elif follows and (source := own[place]) is not None:
                yield from _read(source, {at: each for at, each in own.items() if each is not source}, follows)


def _place(node: ast.expr) -> _Place:
    return node.lineno, node.col_offset


def _own_names(tree: ast.AST) -> Iterator[tuple[_Place, ast.expr | None]]:
    """Where comprehensions and lambdas read variables of their own, and what those of comprehensions go through. The
    first `for` goes through something that is read outside."""
    for node in ast.walk(tree):
        match node:
            case ast.Lambda(args=given, body=body):
                bound: dict[str, ast.expr | None] = {
                    each.arg: None for each in ast.walk(given) if isinstance(each, ast.arg)
                }
                inside = list(ast.walk(body))
            case ast.ListComp(generators=loops) | ast.SetComp(generators=loops) | ast.GeneratorExp(generators=loops):
                bound, inside = _loop_names(loops), _inside(node, loops)
            case ast.DictComp(generators=loops):
                bound, inside = _loop_names(loops), _inside(node, loops)
            case _:
                continue
        for name in inside:
            if isinstance(name, ast.Name) and name.id in bound:
                yield _place(name), bound[name.id]


def _loop_names(loops: list[ast.comprehension]) -> dict[str, ast.expr | None]:
    return {name.id: loop.iter for loop in loops for name in ast.walk(loop.target) if isinstance(name, ast.Name)}


def _inside(node: ast.expr, loops: list[ast.comprehension]) -> list[ast.AST]:
    outside = {id(each) for each in ast.walk(loops[0].iter)}
    return [each for each in ast.walk(node) if id(each) not in outside]


def _stores(tree: ast.AST) -> Iterator[ast.Attribute | ast.Subscript]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load) and _is_chain(node):
            yield node


def parts_stored(tree: ast.AST) -> Iterator[str]:
    """The parts that some code sets or deletes, as they are written."""
    return (ast.unparse(node) for node in _stores(tree))


def _is_chain(node: ast.expr) -> bool:
    match node:
        case ast.Name():
            return True
        case ast.Attribute(value=inner):
            return _is_chain(inner)
        case ast.Subscript(value=inner, slice=key):
            return not isinstance(key, ast.Slice) and _is_chain(inner)
    return False


def _chain(node: ast.expr) -> Iterator[ast.expr]:
    """The nodes inside a chain that are the chain's own, its keys aside."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        yield node
