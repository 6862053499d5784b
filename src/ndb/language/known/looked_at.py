"""Whether a table of the module stays what it is: nothing in the text changes it or a part of it, or hands such a part
on.

Every use of its name is followed outwards: an item of a table of tables is a table with one level less, and what has no
level left cannot change. What is not known to only look counts as a change. Knows syntax trees; no values.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

_PLAIN = frozenset({"len", "any", "all", "str", "repr", "isinstance", "bool", "bisect", "bisect_left", "bisect_right"})
"""Functions that only look at what they are given."""
_COPIES = frozenset({"sorted", "list", "tuple", "set", "frozenset", "dict", "reversed", "iter"})
_PAIRS = frozenset({"enumerate", "zip"})
_ONE_OF = frozenset({"min", "max", "next"})
_OPERATORS = frozenset(f"__{side}{name}__" for side in ("", "r") for name in ("add", "or", "and", "sub", "mul", "mod"))
"""Methods that would get hold of an operand."""
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@dataclass(slots=True)
class LookedAt:
    """Of one program. `owners`: by the id of a node what it is part of; `own`: names that the program binds."""

    tree: ast.Module
    owners: Mapping[int, ast.AST]
    own: frozenset[str]
    _followed: set[tuple[int, str, int]] = field(default_factory=set)

    def is_only(self, name: str, levels: int) -> bool:
        """Whether a table of so many levels is only looked at."""
        self._followed.clear()
        return self._uses(self.tree, name, levels)

    def _uses(self, scope: ast.AST, name: str, levels: int) -> bool:
        if levels <= 0 or (id(scope), name, levels) in self._followed:
            return True
        self._followed.add((id(scope), name, levels))
        used = [n for n in ast.walk(scope) if isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load)]
        return all(self._use(each, levels) for each in used)

    def _use(self, node: ast.expr, levels: int) -> bool:
        """One expression that gives it, or a part of it."""
        if levels <= 0:
            return True
        owner = self.owners.get(id(node))
        match owner:
            case ast.Subscript(value=value, ctx=ast.Load(), slice=index) if value is node:
                return self._use(owner, levels - (not isinstance(index, ast.Slice)))
            case ast.Attribute(value=value, attr=name) if value is node:
                return self._method(owner, name, levels)
            case ast.Call(args=args) if any(each is node for each in args):
                return self._given(owner, levels)
            case ast.Assign(targets=targets):
                return all(self._bound(target, levels) for target in targets)
            case ast.NamedExpr(target=target):
                return self._bound(target, levels) and self._use(owner, levels)
            case ast.For(iter=each, target=target) | ast.comprehension(iter=each, target=target) if each is node:
                return self._bound(target, levels - 1)
            case ast.IfExp(test=test) if test is not node:
                return self._use(owner, levels)
            case ast.BoolOp():
                return self._use(owner, levels)
            case ast.Starred():
                return levels == 1
            case ast.BinOp():
                return levels == 1 and not _OPERATORS & self.own
        looks = (ast.Compare, ast.If, ast.While, ast.IfExp, ast.FormattedValue, ast.Expr, ast.UnaryOp)
        return isinstance(owner, looks)

    def _method(self, read: ast.Attribute, name: str, levels: int) -> bool:
        call = self.owners.get(id(read))
        if not isinstance(call, ast.Call) or call.func is not read:
            return False
        left = {"get": levels - 1, "keys": 0, "index": 0, "count": 0, "values": levels, "items": levels + 1}
        left["copy"] = levels
        if name in ("values", "items") and levels == 1:
            return True  # the view holds nothing that can change, and cannot be changed itself
        return name in left and self._use(call, left[name])

    def _given(self, call: ast.Call, levels: int) -> bool:
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        has_functions = any(keyword.arg == "key" for keyword in call.keywords)
        if name in self.own or (has_functions and levels > 1):
            return False
        if name in _PLAIN:
            return True
        if name in _COPIES | _PAIRS | {"sum"} and levels == 1:
            return True
        if name in _COPIES | _PAIRS:
            return self._use(call, levels + (name in _PAIRS))
        is_join = isinstance(call.func, ast.Attribute) and call.func.attr == "join" and levels == 1
        return is_join or (name in _ONE_OF and self._use(call, levels - 1))

    def _bound(self, target: ast.expr, levels: int) -> bool:
        """What is bound to a part of it: a variable is followed in its function, a row is taken apart."""
        if levels <= 0:
            return True
        match target:
            case ast.Name(id=name):
                return self._uses(self._scope(target), name, levels)
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                return all(self._bound(each, levels - 1) for each in elements)
        return False

    def _scope(self, node: ast.AST) -> ast.AST:
        while not isinstance(node, (*_FUNCTIONS, ast.Module)):
            node = self.owners.get(id(node), self.tree)
        return node


def levels_of(value: object) -> int:
    """How many containers deep something can be changed: none for what cannot."""
    if isinstance(value, dict):
        return 1 + max(map(levels_of, value.values()), default=0)
    if isinstance(value, list | set):
        return 1 + max(map(levels_of, value), default=0)
    inside = max(map(levels_of, value), default=0) if isinstance(value, tuple) else 0
    return inside + 1 if inside else 0
