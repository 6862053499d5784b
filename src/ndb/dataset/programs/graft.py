"""Grafting: statements and expressions of one program put into another, on variables of the same kinds.

Thousands of seeds hold tens of thousands of ideas; grafting lets any two meet. What is taken stands on its own: its
names are variables of known kinds, built-ins, or bound inside it. Runs nothing: whether the result runs, and behaves
in another way, is for the factory to see.
"""

import ast
import builtins
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from ndb.dataset.programs.mutate import Types, source_of
from ndb.dataset.programs.program import Program
from ndb.source.parse import nodes_in, parse, tree_of

_BUILT_IN = frozenset(dir(builtins)) - {
    "print",
    "input",
    "open",
    "id",
    "hash",
    "locals",
    "globals",
    "vars",
    "eval",
    "exec",
}
_ROOTED = (
    ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef,
    ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.With, ast.Starred, ast.NamedExpr,
)  # fmt: skip
"""What cannot leave its place."""
_LEAST_NODES = 5
_LONGEST = 6
"""Lines of a statement that is taken."""
_BELOW_ALL = 10**6
"""The line of what was put in: nothing that it sets counts as known elsewhere."""


@dataclass(frozen=True, slots=True)
class Scion:
    """A piece that can be taken: its tree, and the variables it needs."""

    tree: ast.stmt | ast.expr
    kind: str
    """Of an expression: the kind of value it gives, `test` for a condition. Of a statement: `statement`."""
    needs: frozenset[str]


def graft(program: Program, donor: Program, dice: Random, types: Types, donor_types: Types) -> Program | None:
    """The program with a piece or two of the donor in it, or None when nothing fits."""
    tree = parse(program.source)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    pieces = scions(donor, donor_types)
    if not functions or not pieces:
        return None
    done = 0
    for _ in range(6):
        piece, function = dice.choice(pieces), dice.choice(functions)
        put = _put_statement if piece.kind == "statement" else _put_expression
        done += put(function, piece, dice, types, donor_types)
        if done == 2 or (done and dice.random() < 0.5):
            break
    source = source_of(tree) if done else None
    return program.changed("graft", source=source) if source else None


# -- what can be taken ---------------------------------------------------------------------------------------------


def scions(donor: Program, types: Types) -> list[Scion]:
    """All pieces of a program that can stand elsewhere."""
    found: list[Scion] = []
    for function in nodes_in(tree_of(donor.source)):
        if isinstance(function, ast.FunctionDef):
            for statement in _statements(function.body):
                found += [piece for tree, kind in _parts(statement, types) if (piece := _scion(tree, kind, types))]
    return found


def _statements(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        for field in ("body", "orelse"):
            if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
                yield from _statements(getattr(statement, field, []))


def _parts(statement: ast.stmt, types: Types) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """A statement as a whole, and the expressions of it whose kinds are known."""
    match statement:
        case ast.Return(value=ast.expr() as value):
            yield value, "any"
            return
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if types.get(name):
            yield value, types[name]
        case ast.If(test=test):
            yield test, "test"
    yield statement, "statement"


def _scion(tree: ast.stmt | ast.expr, kind: str, types: Types) -> Scion | None:
    if isinstance(tree, ast.stmt) and (tree.end_lineno or 0) - tree.lineno >= _LONGEST:
        return None
    nodes = nodes_in(tree)
    if len(nodes) < _LEAST_NODES:
        return None  # `n = 0` brings no idea
    if any(isinstance(node, _ROOTED) for node in nodes) or _leaves_its_loop(tree):
        return None
    needs = {node.id for node in nodes if isinstance(node, ast.Name)} - _bound_inside(tree) - _BUILT_IN
    if not needs or not all(types.get(name) for name in needs):
        return None
    return Scion(tree, kind, frozenset(needs))


def _leaves_its_loop(tree: ast.AST) -> bool:
    leaves = any(isinstance(node, ast.Break | ast.Continue) for node in nodes_in(tree))
    return leaves and not isinstance(tree, ast.For | ast.While)


def _bound_inside(tree: ast.AST) -> set[str]:
    """Names that the piece itself gives their values: of comprehensions, loops and lambdas."""
    bound: set[str] = set()
    for node in nodes_in(tree):
        match node:
            case ast.comprehension(target=target) | ast.For(target=target):
                bound |= {n.id for n in nodes_in(target) if isinstance(n, ast.Name)}
            case ast.Lambda(args=arguments):
                bound |= {argument.arg for argument in arguments.args}
            case ast.ExceptHandler(name=str(name)):
                bound.add(name)
    return bound


# -- where it is put -----------------------------------------------------------------------------------------------


def _put_statement(function: ast.FunctionDef, piece: Scion, dice: Random, types: Types, donor_types: Types) -> bool:
    body, place, known = _somewhere(function, dice)
    put = _renamed(piece, known, dice, types, donor_types)
    if put is None:
        return False
    body.insert(place, put)  # type: ignore[arg-type]
    return True


def _somewhere(function: ast.FunctionDef, dice: Random) -> tuple[list[ast.stmt], int, list[str]]:
    """A block, a place in it, and the variables that have a value there for sure or at least likely."""
    blocks = [function.body] * 3 + [
        node.body for node in _statements(function.body) if isinstance(node, ast.For | ast.If | ast.While)
    ]
    body = dice.choice(blocks)
    last = len(body) - isinstance(body[-1], ast.Return | ast.Break | ast.Continue | ast.Raise)
    place = dice.randint(1 if _is_docstring(body[0]) else 0, last) if last else 0
    return body, place, _known_before(function, body[min(place, len(body) - 1)].lineno)


def _known_before(function: ast.FunctionDef, line: int) -> list[str]:
    """Arguments, and what is set in lines above."""
    names = [node for node in nodes_in(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    return sorted({argument.arg for argument in function.args.args} | {n.id for n in names if n.lineno < line})


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _put_expression(function: ast.FunctionDef, piece: Scion, dice: Random, types: Types, donor_types: Types) -> bool:
    """In the place of an expression of the same kind: what is returned, assigned or asked."""
    places = [
        (statement, field)
        for statement in _statements(function.body)
        for field, kind in _places(statement, types)
        if "any" in (kind, piece.kind) or _fits(kind, piece.kind)
    ]
    if not places:
        return False
    statement, field = dice.choice(places)
    put = _renamed(piece, _known_before(function, statement.lineno), dice, types, donor_types)
    if put is None:
        return False
    setattr(statement, field, put)
    return True


def _places(statement: ast.stmt, types: Types) -> Iterator[tuple[str, str]]:
    match statement:
        case ast.Return(value=ast.expr()):
            yield "value", "any"
        case ast.Assign(targets=[ast.Name(id=name)]) if types.get(name):
            yield "value", types[name]
        case ast.If():
            yield "test", "test"


def _renamed(
    piece: Scion, known: Sequence[str], dice: Random, types: Types, donor_types: Types
) -> ast.stmt | ast.expr | None:
    """The piece on variables of where it is put; None if there are none of some kind that it needs."""
    taken: dict[str, str] = {}
    for name in sorted(piece.needs):
        fitting = [o for o in known if o not in taken.values() and _fits(types.get(o, ""), donor_types[name])]
        if not fitting:
            return None
        taken[name] = dice.choice(fitting)
    tree = copy.deepcopy(piece.tree)
    for node in nodes_in(tree):
        if isinstance(node, ast.Name) and node.id in taken:
            node.id = taken[node.id]
        if isinstance(node, ast.stmt | ast.expr):
            node.lineno = node.end_lineno = _BELOW_ALL
    return tree


def _fits(kind: str, wanted: str) -> bool:
    """`list of str` fits `list of str`, and `list` (an empty one was seen) fits both ways."""
    shorter, longer = sorted((kind, wanted), key=len)
    return bool(shorter) and (longer == shorter or longer.startswith(f"{shorter} of "))
