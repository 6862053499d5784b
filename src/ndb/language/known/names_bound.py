"""Names in a text: which of them a function binds, in which order its states list them, which it reads.

Knows syntax trees; no values and no states.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence

from ndb.source.callees import header_nodes

_MOST_BOUND = 1_000
"""Names that one statement binds."""
BLOCKS = (ast.stmt, ast.ExceptHandler, ast.match_case)


def holds_line(node: ast.AST, line: int) -> bool:
    whole = node.body[-1] if isinstance(node, ast.match_case) else node
    first = node.pattern.lineno if isinstance(node, ast.match_case) else getattr(node, "lineno", 0)
    return first <= line <= (getattr(whole, "end_lineno", None) or 0)


def may_bind_at(node: ast.AST, line: int) -> bool:
    """Whether a statement around a line may bind names there: a loop does so at its own line only."""
    match node:
        case ast.For(iter=last) | ast.AsyncFor(iter=last) | ast.While(test=last) | ast.If(test=last):
            return line <= (last.end_lineno or line)
        case ast.Try() | ast.TryStar():
            return False  # its handlers do
        case ast.match_case(pattern=pattern, guard=guard):
            return line <= ((guard or pattern).end_lineno or line)
    return True


def end_of_header(node: ast.stmt) -> int:
    body: Sequence[ast.AST] = getattr(node, "body", ())
    return (getattr(body[0], "lineno", node.lineno) - 1 if body else node.end_lineno) or node.lineno


def bound_names(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Names that these nodes set or delete."""
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name
            case ast.MatchMapping(rest=str(name)):
                yield name
            case ast.Try(handlers=handlers) | ast.TryStar(handlers=handlers):
                yield from (handler.name for handler in handlers if handler.name is not None)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (each.asname or each.name.split(".")[0] for each in names)


def targets_of_rounds(nodes: Iterable[ast.AST]) -> frozenset[int]:
    """The ids of the nodes by which comprehensions bind their own variables: no state lists these. Generator
    expressions have states of their own."""
    kinds = (ast.ListComp, ast.SetComp, ast.DictComp)
    clauses = (clause for node in nodes if isinstance(node, kinds) for clause in node.generators)
    return frozenset(id(part) for clause in clauses for part in ast.walk(clause.target))


def own_names(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Names that a function itself binds."""
    return frozenset(bound_names(_own_code(function))) | {*parameters(function)}


def order_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, int]:
    """Parameters, then the others by the line of the statement that binds them first; those that handlers and what
    always comes at last bind first, or that stand in the midst of expressions, come nobody knows where."""
    found, unsure = {name: at for at, name in enumerate(parameters(function))}, set[str]()
    code, first = list(_own_code(function)), len(found)
    late = {id(each) for node in code for part in _late_parts(node) for each in ast.walk(part)}
    own = {id(node) for node in code if not isinstance(node, ast.Try | ast.TryStar)}
    nodes = [node for node in code if isinstance(node, BLOCKS)]
    elsewhere = _used_elsewhere(function)
    for node in sorted(nodes, key=lambda each: _first_line(each)):
        places = _places_in(node, elsewhere)
        for name in bound_names(each for each in header_nodes(node) if id(each) in own):
            if name not in found and name not in unsure:
                is_late = id(node) in late or isinstance(node, ast.ExceptHandler)
                found |= {} if is_late else {name: first + _MOST_BOUND * _first_line(node) + places.get(name, 0)}
                unsure |= {name} if is_late else set()
    return {name: at for name, at in found.items() if name not in unsure | _bound_in_comprehensions(function)}


def _places_in(node: ast.AST, elsewhere: frozenset[str]) -> dict[str, int]:
    """By name: which of those that a statement binds it is, from the left. Of `a, b = x, y` the compiler may bind `b`
    first. `elsewhere`: names that other scopes use, too."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)) if len(names) == len(
            values
        ) < 4 and not all(isinstance(each, ast.Constant) for each in values):
            return _places_swapped(names, values, elsewhere)
        case ast.Assign(targets=targets):
            pass
        case ast.For(target=target) | ast.AsyncFor(target=target):
            targets = [target]
        case _:
            return {}
    parts = [part for target in targets for part in ast.walk(target)]
    stored = [part for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
    stored.sort(key=lambda part: (part.lineno, part.col_offset), reverse=True)
    return {part.id: min(len(stored) - 1 - at, _MOST_BOUND - 1) for at, part in enumerate(stored)}


_MAKING = (ast.Name, ast.Call, ast.List, ast.Dict, ast.Set, ast.JoinedStr, ast.ListComp, ast.SetComp, ast.DictComp)
"""What is evaluated when it is come to: a tuple with such a part is no constant."""


def _places_swapped(names: list[ast.expr], values: list[ast.expr], elsewhere: frozenset[str]) -> dict[str, int]:
    """Of `a, b = x, y`: no tuple is made of two or three values, the last name is bound first. Not where a name is one
    that other scopes use, too."""
    found = [each.id for each in names if isinstance(each, ast.Name)]
    is_plain = len({*found}) == len(names) and not any(isinstance(each, ast.Starred) for each in values)
    is_made = any(isinstance(part, _MAKING) for value in values for part in ast.walk(value))
    is_one_line = len({each.lineno for each in names}) == 1
    is_known = is_plain and is_made and is_one_line and elsewhere.isdisjoint(found)
    return {name: at for at, name in enumerate(reversed(found))} if is_known else {}


def _used_elsewhere(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Names that functions, classes and comprehensions inside a function use, and those that it shares."""
    found = set[str]()
    for node in ast.walk(function):
        match node:
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                found |= {*names}
            case ast.ListComp(generators=[first, *_]) | ast.SetComp(generators=[first, *_]):
                found |= _names_but(node, first.iter)
            case ast.DictComp(generators=[first, *_]) | ast.GeneratorExp(generators=[first, *_]):
                found |= _names_but(node, first.iter)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda() | ast.ClassDef() if node is not function:
                found |= loaded_names(node)
    return frozenset(found)


def _names_but(node: ast.AST, left_out: ast.AST) -> set[str]:
    """The names in a text, without those in a part of it."""
    passed_by = {id(part) for part in ast.walk(left_out)}
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and id(part) not in passed_by}


def _late_parts(node: ast.AST) -> list[ast.AST]:
    """Parts of a statement whose instructions may come behind those of what follows it."""
    return [*node.handlers, *node.finalbody] if isinstance(node, ast.Try | ast.TryStar) else []


def _bound_in_comprehensions(function: ast.AST) -> set[str]:
    """`[y := x for x in xs]`."""
    inside = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
    nodes = [each for node in ast.walk(function) if isinstance(node, inside) for each in ast.walk(node)]
    return {node.target.id for node in nodes if isinstance(node, ast.NamedExpr)}


def _first_line(node: ast.AST) -> int:
    return node.pattern.lineno if isinstance(node, ast.match_case) else getattr(node, "lineno", 0)


def _own_code(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function without what is inside functions, classes and comprehensions in it."""
    inner = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.ListComp, ast.SetComp, ast.DictComp,
             ast.GeneratorExp)  # fmt: skip
    waiting = list[ast.AST](function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, inner):
            waiting += ast.iter_child_nodes(node)


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
    """In the order in which a call state lists them."""
    args = function.args
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
    return tuple(each.arg for each in every if each is not None)


def defaults_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, ast.expr]:
    args = function.args
    places = [*args.posonlyargs, *args.args]
    found = {each.arg: value for each, value in zip(reversed(places), reversed(args.defaults), strict=False)}
    named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
    return found | {each.arg: value for each, value in named if value is not None}


def loaded_names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def loaded_in_body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Names that a function, or one inside it, uses when it runs: not those of its decorators and defaults."""
    return {name for statement in function.body for name in loaded_names(statement)}


def loaded_directly(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Names that a function's own code and comprehensions in it read; not those of functions inside it, and of
    generator expressions only what they go through."""
    return {name for statement in function.body for name in _read(statement, frozenset())}


def _read(node: ast.AST, bound: frozenset[str]) -> Iterator[str]:
    """`bound`: by the comprehensions around."""
    match node:
        case ast.Name(id=name, ctx=ast.Load()) if name not in bound:
            yield name
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            around = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            around += node.decorator_list if not isinstance(node, ast.Lambda) else []
            yield from (name for each in around for name in _read(each, bound))
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            yield from _read(node.generators[0].iter, bound)
            if isinstance(node, ast.GeneratorExp):
                return
            targets = {name for clause in node.generators for name in stored_names(clause.target)}
            others = [child for child in ast.iter_child_nodes(node) if child is not node.generators[0]]
            others += [node.generators[0].target, *node.generators[0].ifs]
            yield from (name for each in others for name in _read(each, bound | targets))
        case _:
            yield from (name for each in ast.iter_child_nodes(node) for name in _read(each, bound))


def names_of_inner(node: ast.AST) -> set[str]:
    """Names that a function inside another one uses: what it does not bind is not that other one's alone."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
        return set()
    return loaded_names(node)


def name_of(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def stored_names(tree: ast.AST) -> set[str]:
    return set(bound_names(ast.walk(tree)))
