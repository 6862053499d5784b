"""Which variables of a function are alone with what they hold: nobody else holds it, and no part of it stands there
twice.

`found = {"error": [], "hint": []}` has two lists that read alike and are not the same: what is put into one does not
show in the other, and what other variables have cannot change with it. A variable owns what was made for it where it
was bound; it does so no longer once a part of it may be held elsewhere. Only what cannot be otherwise is said. Knows
syntax and values as text; no states.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from ndb.language.objects.aliases import Alias, aliases_made, holds
from ndb.language.objects.mutations import CHANGING, MAKES_NEW
from ndb.source.callees import header_nodes
from ndb.source.parse import NOT_PLAIN, plain_value

_SUSPENDS = (ast.Yield, ast.YieldFrom, ast.Await)
_NEVER_CHANGES = (ast.Constant, ast.JoinedStr, ast.Compare)
_SEES_ALL = frozenset({"exec", "eval", "locals", "vars", "globals", "sys", "inspect", "gc"})
"""By these a line comes to variables that it does not name."""
_EMPTY_KINDS = frozenset({"list", "dict", "set", "int", "float", "str"})
_NEW_ROWS = frozenset({"split", "rsplit", "splitlines", "partition", "rpartition"})
"""Methods of texts that make lists and tuples of texts."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What is known of who holds what in a function."""

    owned: frozenset[str]
    """Variables that alone hold what they hold, each part of it once."""
    single: frozenset[str]
    """Variables in which no part stands twice, whoever else holds it."""
    aliases: tuple[Alias, ...] = ()
    """Variables that stand for a part of what others hold."""


@dataclass(frozen=True, slots=True)
class Ownership:
    """What a line does to what is owned, in one program."""

    leaves_alone: Callable[[ast.expr], bool]
    """Whether a call of something changes nothing that it is given."""
    own: frozenset[str]
    """Names of the program's own functions and classes."""
    is_all: bool
    """Whether all of the program is shown."""

    def after(
        self, statement: ast.AST, owned: frozenset[str], told: Mapping[str, str], now: Mapping[str, str], is_done: bool
    ) -> frozenset[str]:
        """The variables that own what they hold behind a statement. `told`: what it found; `now`: its variables then;
        `is_done`: whether it has come to its end."""
        nodes = list(header_nodes(statement))
        if not self.is_all or _SEES_ALL & _names(nodes, ast.Load):
            return frozenset()
        named = _names(nodes, ast.Load)
        bound = _names(nodes, ast.Store) | _names(nodes, ast.Del) | _bound_by_patterns(nodes)
        if self._runs_unseen(nodes):
            return owned - named - bound
        new = self._made(statement, told, now) if is_done else None
        changing = {name for name in bound if name != new and _may_change(now.get(name, "None"))}
        if changing and not isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.For):
            return frozenset()  # patterns and handlers bind parts of what does not stand in their line
        if isinstance(statement, ast.AugAssign):
            bound, changing = set(), set()
        lost = named if changing else set()
        for root, put_in in _put_in(nodes):
            lost |= set() if self._is_new(put_in, told) else {root} | _names(ast.walk(put_in), ast.Load)
        return owned - bound - lost | {new for new in (new,) if new is not None}

    def single_after(
        self, statement: ast.AST, single: frozenset[str], told: Mapping[str, str], now: Mapping[str, str], is_done: bool
    ) -> frozenset[str]:
        """The variables in which no part stands twice behind a statement."""
        nodes = list(header_nodes(statement))
        if not self.is_all or _SEES_ALL & _names(nodes, ast.Load) or self._runs_unseen(nodes):
            return frozenset()
        if not all(self._is_new(put_in, told) for _, put_in in _put_in(nodes)):
            return frozenset()
        new = self._made(statement, told, now) if is_done else None
        bound = _names(nodes, ast.Store) | _names(nodes, ast.Del) | _bound_by_patterns(nodes)
        bound = set() if isinstance(statement, ast.AugAssign) else bound
        return single - bound | {each for each in (new,) if each is not None}

    def aliases_after(
        self,
        statement: ast.AST,
        aliases: tuple[Alias, ...],
        told: Mapping[str, str],
        now: Mapping[str, str],
        item: int | None,
    ) -> tuple[Alias, ...]:
        """The variables that stand for parts of others behind a statement. `item`: as `aliases_made`."""
        nodes = list(header_nodes(statement))
        bound = _names(nodes, ast.Store) | _names(nodes, ast.Del) | _bound_by_patterns(nodes)
        moved = {name for node in nodes for name in _taken_from(node)} | bound
        kept = [each for each in aliases if not {each.name, each.root} & bound and each.root not in moved]
        made = aliases_made(statement, told, now, item)
        names = {each.name for each in made}
        return (*made, *(each for each in kept if each.name not in names and holds(each, now)))

    def untouched(self, statement: ast.AST, owned: Mapping[str, str]) -> frozenset[str]:
        """Of variables that own what they hold, and as what it was told, those that a line cannot change."""
        nodes = list(header_nodes(statement))
        named = _names(nodes, ast.Load)
        if not self.is_all or _SEES_ALL & named:
            return frozenset()
        changed = {name for owner in _changed(nodes) for name in _names(ast.walk(owner), ast.Load)}
        changed = named if self._runs_unseen(nodes) else changed
        # Of a dict that makes entries when it is asked for them, looking changes it.
        return frozenset(n for n, text in owned.items() if n not in (named if "defaultdict(" in text else changed))

    def _runs_unseen(self, nodes: Iterable[ast.AST]) -> bool:
        """Whether something is called that may put things anywhere, or others run while the line does."""
        calls = [node.func for node in nodes if isinstance(node, ast.Call)]
        unknown = (each for each in calls if not (_is_changing(each) and _last_name(each) not in self.own))
        return not all(map(self.leaves_alone, unknown)) or any(isinstance(node, _SUSPENDS) for node in nodes)

    def _made(self, statement: ast.AST, told: Mapping[str, str], now: Mapping[str, str]) -> str | None:
        """The variable that a line binds to something that it has made for it alone."""
        match statement:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if name in now:
                is_made = _may_change(now[name]) and self._is_new(value, told, _value(now[name]))
                return name if is_made else None
        return None

    def _is_new(self, node: ast.expr, told: Mapping[str, str], value: object = NOT_PLAIN) -> bool:
        """Whether what an expression gives was made by it, with all that can change in it; `value`: if it is known."""
        if value is NOT_PLAIN:
            value = _value(told.get(ast.unparse(node), ""))
        if isinstance(node, _NEVER_CHANGES) or (value is not NOT_PLAIN and not _can_change(value)):
            return True
        match node:
            case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
                return all(self._is_new(item, told) for item in items)
            case ast.Dict(keys=keys, values=items):
                return None not in keys and all(self._is_new(item, told) for item in items)
            case ast.ListComp(elt=item) | ast.SetComp(elt=item) | ast.GeneratorExp(elt=item):
                return self._are_new(item, value)
            case ast.DictComp(value=item):
                return self._are_new(item, value)
            case ast.BinOp(left=ast.List() as row, op=ast.Mult()):
                return all(isinstance(item, ast.Constant) for item in row.elts)
            case ast.Call(func=called, args=args, keywords=[]):
                return self._is_made_by(called, args, value)
        return False

    def _are_new(self, item: ast.expr, value: object) -> bool:
        """Whether all elements of a comprehension are, each of them."""
        return self._is_new(item, {}) or (
            value is not NOT_PLAIN and all(self._is_new(item, {}, each) for each in _items(value))
        )

    def _is_made_by(self, called: ast.expr, args: list[ast.expr], value: object) -> bool:
        if _last_name(called) in self.own:
            return False
        match called, args:
            case ast.Name(id="defaultdict"), [ast.Name(id=kind)]:
                return kind in _EMPTY_KINDS - self.own
            case ast.Name(id=name), []:
                return name in MAKES_NEW
            case ast.Name(id=name), _ if name in MAKES_NEW:
                return value is not NOT_PLAIN and not any(map(_can_change, _items(value)))
            case ast.Attribute(attr=name), _:
                return name in _NEW_ROWS
        return False


def _put_in(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """What a line puts into what was there before: the variable that leads there, and what comes in."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=named) if name in CHANGING:
                yield from ((_root(owner), each) for each in (*args, *(each.value for each in named)))
            case ast.Assign(targets=targets, value=value):
                yield from ((root, value) for target in targets for root in _stored_to(target))
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield from ((root, value) for root in _stored_to(target))
            case ast.AugAssign(target=target, value=value):
                yield _root(target), value
            case ast.For(target=target, iter=value):
                yield from ((root, value) for root in _stored_to(target))


def _taken_from(node: ast.AST) -> list[str]:
    """The variable in which parts change their places: all changes but those at the end."""
    match node:
        case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in CHANGING - {"append", "setdefault"}:
            return [_root(owner)]
        case ast.Subscript(value=owner, ctx=ast.Store() | ast.Del()):
            return [_root(owner)]
        case ast.AugAssign(target=target):
            return [_root(target)]
    return []


def _changed(nodes: Iterable[ast.AST]) -> Iterator[ast.expr]:
    """What leads to all that a line changes."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in CHANGING:
                yield owner
            case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
                yield node.value
            case ast.AugAssign(target=target):
                yield ast.Name(_root(target), ast.Load())


def _stored_to(target: ast.expr) -> list[str]:
    """The variables into whose objects a target stores something."""
    stores = [node for node in ast.walk(target) if isinstance(node, ast.Subscript | ast.Attribute)]
    return [_root(node) for node in stores if isinstance(node.ctx, ast.Store)]


def _names(nodes: Iterable[ast.AST], use: type[ast.expr_context]) -> set[str]:
    return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, use)}


def _bound_by_patterns(nodes: Iterable[ast.AST]) -> set[str]:
    found = set[str]()
    for node in nodes:
        match node:
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                found.add(name)
            case ast.ExceptHandler(name=str(name)) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
    return found


def _root(node: ast.expr) -> str:
    """The variable by which a place is come to; nothing where there is none."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def _is_changing(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and called.attr in CHANGING


def _last_name(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def _value(text: str) -> object:
    return plain_value(text) if text else NOT_PLAIN


def _may_change(text: str) -> bool:
    value = _value(text)
    return value is NOT_PLAIN or _can_change(value)


def _can_change(value: object) -> bool:
    if isinstance(value, tuple | frozenset):
        return any(map(_can_change, value))
    return isinstance(value, list | dict | set | bytearray)


def _items(value: object) -> list[object]:
    if isinstance(value, dict):
        return [*value.values()]
    return [*value] if isinstance(value, list | tuple | set) else [value]
