"""What the text of a program says about its plain code: which statement comes after which, what a line holds alone,
which variables hold what nobody else can change, which attributes are nothing but data.

Over-approximates doubt: what is not sure is `NotKnown`. Knows syntax trees; nothing of values.
"""

import ast
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ndb.source.callees import header_nodes, statement_at
from ndb.source.functions import Function, first_line, function_at
from ndb.source.parse import parsed

BUILTINS = frozenset(
    {"abs", "all", "any", "bin", "bool", "bytes", "chr", "dict", "divmod", "float", "frozenset", "hex", "int", "len",
     "list", "max", "min", "oct", "ord", "repr", "round", "set", "str", "sum", "tuple", "sorted", "reversed",
     "enumerate", "zip", "range", "isinstance"}
)  # fmt: skip


_LOOSE_BLOCKS = (ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.AsyncFor, ast.Match)


class NotKnown(Exception):
    """It takes a model."""


class PlainCode:
    """What the text of a program says, once and for all."""

    def __init__(self, text: str) -> None:
        tree = parsed(text)
        starred = (
            [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.names[0].name == "*"] if tree else []
        )
        self.is_strange = tree is None or bool(starred)
        """Whether nothing is sure: no Python, or any name may be another's."""
        self._text, self._tree = text, tree if tree is not None else ast.Module([], [])
        self.lines = text.split("\n")
        nodes = list(ast.walk(self._tree))
        self.names = frozenset(n.name for n in nodes if isinstance(n, Function))
        """Of functions."""
        self.bound = frozenset(stored_in([self._tree])) | {a.arg for a in nodes if isinstance(a, ast.arg)}
        self._shared = {name for n in nodes if isinstance(n, ast.Global | ast.Nonlocal) for name in n.names}
        self._places = {id(each): (node, block) for node in nodes for block in _blocks(node) for each in block}
        """Statements: what they stand in, and the block there."""
        self._functions: dict[int, Function | None] = {}
        self._private: dict[tuple[int, str], bool] = {}
        self._statements: dict[int, ast.stmt | None] = {}

    def is_shared(self, name: str) -> bool:
        return name in self._shared

    def function(self, line: int) -> Function | None:
        """The function that a line belongs to, if it is a plain one."""
        if line not in self._functions:
            found = function_at(self._text, line)
            never = (ast.Yield, ast.YieldFrom, ast.Await, ast.ClassDef)
            is_plain = isinstance(found, ast.FunctionDef) and not any(isinstance(n, never) for n in ast.walk(found))
            self._functions[line] = found if is_plain else None
        return self._functions[line]

    def is_nested(self, function: Function) -> bool:
        around = function_at(self._text, function.lineno - 1)
        return around is not None and (around.end_lineno or 0) >= (function.end_lineno or 0)

    def stored(self, function: Function) -> frozenset[str]:
        return frozenset(stored_in(function.body))

    def statement(self, line: int) -> ast.stmt | None:
        if line not in self._statements:
            found = statement_at(self._tree, line)
            is_first = isinstance(found, ast.stmt) and found.lineno == line
            self._statements[line] = found if is_first and isinstance(found, ast.stmt) else None
        return self._statements[line]

    def alone(self, line: int) -> ast.stmt | None:
        """The statement at a line, if it is the only one there and its head is all there."""
        statement = self.statement(line)
        if statement is None:
            return None
        head = [n for n in header_nodes(statement) if isinstance(n, ast.expr)]
        is_one_line = all(n.lineno == line and n.end_lineno == line for n in head)
        starts = [n for n in ast.walk(self._tree) if isinstance(n, ast.stmt) and n.lineno == line]
        return statement if is_one_line and len(starts) == 1 else None

    def successor(self, line: int) -> int | None:
        """The line that runs after the statement at a line; None where its function ends there."""
        statement = self.statement(line)
        match statement:
            case ast.Break():
                return self._behind(self._loop_of(statement))
            case ast.Continue():
                return self._loop_of(statement).lineno
            case None:
                raise NotKnown
        return self._behind(statement)

    def branch(self, line: int, is_true: bool) -> int | None:
        """Where a condition or a loop goes on."""
        statement = self.statement(line)
        assert isinstance(statement, ast.If | ast.While | ast.For)
        block = statement.body if is_true else statement.orelse
        return self.first(block) if block else self._behind(statement)

    def _behind(self, statement: ast.stmt) -> int | None:
        owner, block = self._places[id(statement)]
        rest = block[block.index(statement) + 1 :]
        if rest:
            return self.first(rest)
        match owner:
            case ast.For() | ast.While() if block is owner.body:
                return owner.lineno
            case ast.If() | ast.For() | ast.While():
                return self._behind(owner)
            case ast.FunctionDef():
                return None
        raise NotKnown

    def first(self, block: Sequence[ast.stmt]) -> int | None:
        """The first line of a block that runs."""
        silent = (ast.Global, ast.Nonlocal)
        for statement in block:
            is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            is_bare = isinstance(statement, ast.AnnAssign) and statement.value is None
            if is_bare:
                raise NotKnown
            if not is_text and not isinstance(statement, silent):
                return first_line(statement)
        return self._behind(block[-1])

    def _loop_of(self, statement: ast.stmt) -> ast.stmt:
        owner: ast.AST = statement
        while not isinstance(owner, ast.For | ast.While):
            if id(owner) not in self._places:
                raise NotKnown
            owner, block = self._places[id(owner)]
        if block is not owner.body:
            raise NotKnown
        return owner

    def is_loose(self, function: Function, line: int) -> bool:
        """Whether more than the statement itself can happen there."""
        around = [n for n in ast.walk(function) if isinstance(n, _LOOSE_BLOCKS)]
        return any(n.lineno <= line <= (n.end_lineno or 0) for n in around)

    def is_field(self, name: str, attribute: str) -> bool:
        """Whether objects of a class show an attribute as it is: nothing of the class's is run when it is read."""
        classes = [n for n in self._tree.body if isinstance(n, ast.ClassDef) and n.name == name]
        if len(classes) != 1 or classes[0].keywords or not all(map(_is_dataclass, classes[0].decorator_list)):
            return False
        [found] = classes
        own = {each for node in found.body for each in _names_made(node)}
        if own & {*_ODD_METHODS, attribute} - _fields(found):
            return False
        bases = [base.id for base in found.bases if isinstance(base, ast.Name)]
        return len(bases) == len(found.bases) and all(self.is_field(base, attribute) for base in bases)

    def is_private(self, function: Function, name: str) -> bool:
        """Whether what a variable holds is made here and never handed on, so that nothing else can be it."""
        key = function.lineno, name
        if key not in self._private:
            self._private[key] = name not in _parameters(function) and _is_private(function, name)
        return self._private[key]


@lru_cache(maxsize=32)
def plain_code_of(text: str) -> PlainCode:
    return PlainCode(text)


def _is_private(function: Function, name: str) -> bool:
    allowed: set[int] = set()
    for node in ast.walk(function):
        match node:
            case ast.Attribute(value=ast.Name(id=found) as used) if found == name:
                allowed.add(id(used))
            case ast.Subscript(value=ast.Name(id=found) as used) if found == name:
                allowed.add(id(used))
            case ast.Call(func=ast.Name(id=called), args=args) if called in BUILTINS:
                allowed |= {id(each) for each in args if isinstance(each, ast.Name) and each.id == name}
            case ast.Compare(left=left, comparators=others):
                allowed |= {id(each) for each in (left, *others) if isinstance(each, ast.Name) and each.id == name}
            case ast.Return(value=ast.Name(id=found) as used) if found == name:
                allowed.add(id(used))
            case ast.For(iter=ast.Name(id=found) as used) | ast.comprehension(iter=ast.Name(id=found) as used) if (
                found == name
            ):
                allowed.add(id(used))
            case ast.BinOp(left=left, right=right):
                allowed |= {id(each) for each in (left, right) if isinstance(each, ast.Name) and each.id == name}
            case ast.If(test=ast.Name() as used) | ast.While(test=ast.Name() as used):
                allowed.add(id(used))
            case (
                ast.Assign(targets=[ast.Name(id=found)], value=value)
                | ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as value)
            ) if found == name and not _is_fresh(value):
                return False
            case ast.Assign(targets=targets) if any(_binds(target, name) for target in targets):
                if not (len(targets) == 1 and isinstance(targets[0], ast.Name)):
                    return False
            case ast.For(target=target) | ast.comprehension(target=target) if _binds(target, name):
                return False
    uses = [n for n in ast.walk(function) if isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load)]
    return all(id(use) in allowed for use in uses)


def _is_fresh(value: ast.expr) -> bool:
    """Whether an expression makes a new object each time, that holds nothing but what is immutable or new."""
    match value:
        case ast.List(elts=parts) | ast.Set(elts=parts):
            return all(map(_is_fresh, parts))
        case ast.Dict(keys=keys, values=values):
            return all(_is_fresh(each) for each in (*(k for k in keys if k), *values))
        case ast.Constant() | ast.UnaryOp(operand=ast.Constant()):
            return True
        case ast.ListComp(elt=element) | ast.SetComp(elt=element):
            return _is_fresh(element)
        case ast.BinOp(left=ast.List(elts=parts), op=ast.Mult()):
            return all(isinstance(each, ast.Constant) for each in parts)
        case ast.Call(func=ast.Name(id="list" | "dict" | "set" | "sorted"), args=[], keywords=[]):
            return True
    return False


_ODD_METHODS = frozenset(
    {"__repr__", "__getattr__", "__getattribute__", "__setattr__", "__delattr__", "__slots__", "__getitem__"}
)


def _is_dataclass(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) in ("dataclass", "dataclasses.dataclass", "dataclass(order=True)")


def _names_made(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (each.id for each in targets if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _fields(owner: ast.ClassDef) -> set[str]:
    """What stands in the body of a class as data."""
    data = [node for node in owner.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return {name for node in data for name in _names_made(node)} - _ODD_METHODS


def _imports_all(node: ast.AST) -> bool:
    return isinstance(node, ast.ImportFrom) and node.names[0].name == "*"


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            yield block


def _binds(target: ast.expr, name: str) -> bool:
    return any(isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Store) for n in ast.walk(target))


def _parameters(function: Function) -> set[str]:
    return {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}


def stored_in(nodes: Sequence[ast.AST]) -> Iterator[str]:
    for top in nodes:
        for node in ast.walk(top):
            match node:
                case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                    yield name
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    yield name
                case ast.Import(names=names) | ast.ImportFrom(names=names):
                    yield from (each.asname or each.name.split(".")[0] for each in names)
                case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                    yield name
