"""Mutation: new programs out of known ones, by typed edits of the syntax tree.

Each edit changes one place and says whether it found one. An edit need not be sensible, only natural to read;
whether the result runs and behaves differently is for the factory to see. Runs nothing.
"""

import ast
import copy
from collections.abc import Callable, Mapping, Sequence
from random import Random

from ndb.dataset.checks.fingerprint import BUILTIN_NAMES
from ndb.dataset.programs import words
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.words import fresh_identifier
from ndb.errors import NotPython
from ndb.source.parse import nodes_in, nodes_of, parse, parse_expression, tree_of

Edit = Callable[[ast.Module, Random, "Types"], bool]
Types = Mapping[str, str]
"""Variable to the kind of value it was seen with: `str`, `list`, `dict`, `int`, `set`, `tuple`, `bool`, `float`."""

METHOD_FAMILIES: Sequence[Sequence[str]] = (
    ("upper", "lower", "swapcase", "title", "capitalize", "casefold", "strip", "lstrip", "rstrip"),
    ("find", "rfind", "index", "rindex", "count"),
    ("startswith", "endswith"),
    ("ljust", "rjust", "center"),
    (
        "isalpha",
        "isdigit",
        "isalnum",
        "isupper",
        "islower",
        "isspace",
        "istitle",
        "isdecimal",
        "isnumeric",
        "isidentifier",
        "isascii",
        "isprintable",
    ),
    ("split", "rsplit"),
    ("partition", "rpartition"),
    ("removeprefix", "removesuffix", "strip", "lstrip", "rstrip"),
    ("append", "remove", "extend", "add", "discard"),
    ("sort", "reverse", "clear"),
    ("keys", "values", "items"),
    ("union", "intersection", "difference", "symmetric_difference"),
    ("issubset", "issuperset", "isdisjoint"),
    ("get", "pop", "setdefault"),
)
FUNCTION_FAMILIES: Sequence[Sequence[str]] = (
    ("min", "max", "sum", "len"),
    ("sorted", "list", "set", "tuple"),
    ("any", "all"),
    ("str", "repr"),
    ("int", "abs", "len", "ord"),
)
ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
COMPARISONS = ((ast.Lt, ast.LtE, ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn))

# Statements that programmers write on a variable of a kind; V is the variable, W another of the same kind, N a small number, S a string.
SNIPPETS: Mapping[str, Sequence[str]] = {
    "str": (
        "V = V.upper()",
        "V = V.lower()",
        "V = V.strip()",
        "V = V[::-1]",
        "V = V.replace(S, S)",
        "V = V + S",
        "V = V[N:]",
        "V = V[:-N]",
        "V = V.title()",
        "V = V.swapcase()",
        "V += V[:N]",
        "V = V.center(N)",
        "V = V.zfill(N)",
        "V = ''.join(sorted(V))",
        "V = V.lstrip(S)",
        "V = V.rstrip(S)",
        "V = V.capitalize()",
        "V = S.join(V)",
        "V = V.ljust(N, S)",
        "V = V.rjust(N, S)",
        "V = V.removeprefix(S)",
        "V = V.expandtabs(N)",
        "if V.startswith(S):\n    V = V[N:]",
        "if S in V:\n    V = V.replace(S, '')",
        "if len(V) > N:\n    V = V[:N]",
        "if not V:\n    return V",
        "V = V.partition(S)[N]",
        "V = V.split(S)[-1]",
        "V = V.casefold()",
        "V = V * N",
        "V = '{}-{}'.format(V, N)",
        "V = '{:>8}|'.format(V)",
        "V = '{v}!'.format_map({'v': V})",
        "V = V.encode().decode()",
        "V = V.encode('utf-8').hex()",
        "V = '{0}{0}'.format(V)",
        "V = '{a}{b}'.format(a=V, b=N)",
        "V = '{x}{x}'.format_map({'x': V})",
        "V = V.expandtabs(N).strip()",
        "if V.isidentifier():\n    V = V + S",
        "if V.isspace():\n    V = S",
        "if not V.isprintable():\n    V = V.strip()",
        "if V.isascii():\n    V = V.upper()",
        "if V.istitle():\n    V = V.lower()",
        "if V.isnumeric():\n    V = V.zfill(N)",
        "if V.isdecimal():\n    V = V[::-1]",
        "if V.islower():\n    V = V.capitalize()",
        "if V.isalnum():\n    V = V + S",
        "V = V[V.rfind(S) + 1:]",
        "if S in V:\n    V = V[:V.rindex(S)]",
        "V = V.removesuffix(S)",
        "V = V.translate(str.maketrans('aeiou', 'AEIOU'))",
        "V = V.rsplit(S, 1)[0]",
        "V = V.center(N, '*')",
    ),
    "list": (
        "V.reverse()",
        "V.sort()",
        "V = V[::-1]",
        "V = V[N:]",
        "V.append(N)",
        "V.extend(V[:N])",
        "V.insert(N, V[-1])",
        "V.pop()",
        "V.pop(0)",
        "V = V[:-N]",
        "V = sorted(V)",
        "V = V + V",
        "V = V[::N]",
        "if V:\n    V.pop()",
        "if len(V) > N:\n    del V[N]",
        "V.insert(0, N)",
        "V = list(reversed(V))",
        "V = V * N",
        "del V[:N]",
        "V.append(len(V))",
        "if not V:\n    return V",
        "V.remove(V[0])",
        "V[0], V[-1] = V[-1], V[0]",
        "V = [x for x in V if x]",
        "V.extend(V)",
        "V = V[N:] + V[:N]",
        "V = V.copy()[::-1]",
        "if N in V:\n    V.clear()",
        "V = V.copy() + [N]",
        "if len(V) > N:\n    V.clear()",
        "V.sort(reverse=True)",
        "V = V.copy()",
        "V.append(V.count(V[0]))",
    ),
    "dict": (
        "V = dict(sorted(V.items()))",
        "V.popitem()",
        "V = {k: v for k, v in V.items() if v}",
        "V.pop(next(iter(V)))",
        "V = dict(reversed(list(V.items())))",
        "V.update({S: N})",
        "V[S] = N",
        "V.setdefault(S, N)",
        "if S in V:\n    del V[S]",
        "V = V.copy()",
        "V = {v: k for k, v in V.items()}",
        "V = V | {S: N}",
        "if not V:\n    return V",
        "V.clear()",
        "V[S] = V.get(S, N)",
        "if len(V) > N:\n    V.clear()",
        "V = V.copy() | {S: N}",
        "if V:\n    V.popitem()",
        "if S in V:\n    V.clear()",
        "if len(V) < N:\n    V.clear()",
        "V = V.copy()",
        "V = {**V.copy(), S: N}",
        "if V:\n    V = V.copy()",
        "V = V.copy() or {S: N}",
        "if S not in V.keys():\n    V[S] = N",
        "for key in list(V.keys()):\n    V[key] = N",
    ),
    "int": (
        "V += N",
        "V -= N",
        "V *= N",
        "V //= N",
        "V %= N",
        "V = abs(V)",
        "V = -V",
        "if V > N:\n    V = N",
        "if V < 0:\n    V = 0",
        "V = max(V, N)",
        "V = min(V, N)",
        "if V % 2 == 0:\n    V += 1",
        "while V > N:\n    V //= 2",
        "V = V ** 2 % N",
    ),
    "set": ("V = V | {N}", "V.discard(N)", "V.add(N)", "V = {x for x in V if x}", "V = set(sorted(V)[:N])"),
    "tuple": ("V = V[::-1]", "V = V + V", "V = V[N:]", "V = tuple(sorted(V))", "V = V * N"),
}


def mutate(program: Program, dice: Random, types: Types, edits: int = 1) -> Program | None:
    """The program after some edits, or None when nothing could be changed."""
    tree = parse(program.source)
    done = 0
    for _ in range(edits * 4):
        edit = dice.choices(EDITS, WEIGHTS)[0]
        done += edit(tree, dice, types)
        if done == edits:
            break
    source = source_of(tree) if done else None
    return program.changed("mutation", source=source) if source else None


def source_of(tree: ast.Module) -> str | None:
    """The text of an edited program; None if the edits made no program of it."""
    try:
        source = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        parse(source)
    except (NotPython, ValueError, RecursionError):
        return None
    return source


def _pick(tree: ast.AST, dice: Random, *kinds: type[ast.AST]) -> ast.AST | None:
    nodes = [node for node in nodes_in(tree) if isinstance(node, kinds)]
    return dice.choice(nodes) if nodes else None


def _constant(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.Constant)
    match node:
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = abs(dice.choice((value + 1, value - 1, value * 2, 0, dice.randint(0, 9), words.integer(dice))))
        case ast.Constant(value=str(value)):
            node.value = _other_text(value, dice)
        case _:
            return False
    return True


def _other_text(value: str, dice: Random) -> str:
    if len(value) <= 2:
        return dice.choice(
            [
                ",",
                " ",
                "-",
                "_",
                "",
                ":",
                ";",
                "a",
                "e",
                "s",
                "x",
                "0",
                "1",
                ".",
                "/",
                "#",
                "*",
                "ab",
                ", ",
                "--",
                value * 2,
            ]
        )
    return dice.choice(
        (words.word(dice), value[::-1], value.upper(), value[:-1], value + dice.choice("s!x_ "), words.text(dice, 16))
    )


def _operator(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.BinOp, ast.AugAssign)
    if not isinstance(node, ast.BinOp | ast.AugAssign) or not isinstance(node.op, ARITHMETIC):
        return False
    node.op = dice.choice([kind for kind in ARITHMETIC if not isinstance(node.op, kind)])()
    return True


def _comparison(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.Compare)
    if not isinstance(node, ast.Compare):
        return False
    place = dice.randrange(len(node.ops))
    family = next((family for family in COMPARISONS if isinstance(node.ops[place], family)), None)
    if family is None:
        return False
    node.ops[place] = dice.choice([kind for kind in family if not isinstance(node.ops[place], kind)])()
    return True


def _boolean(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.BoolOp)
    if not isinstance(node, ast.BoolOp):
        return False
    if dice.random() < 0.5:
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    else:
        node.values.reverse()
    return True


def _condition(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.If, ast.While, ast.IfExp)
    match node:
        case ast.If(orelse=[_, *_]) if dice.random() < 0.5:
            node.body, node.orelse = node.orelse, node.body
        case ast.If() | ast.IfExp():
            node.test = node.test.operand if isinstance(node.test, ast.UnaryOp) else ast.UnaryOp(ast.Not(), node.test)
        case _:
            return False
    return True


def _method(tree: ast.Module, dice: Random, types: Types) -> bool:
    calls = [n.func for n in nodes_in(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)]
    known = [(f, family) for f in calls for family in METHOD_FAMILIES if f.attr in family]
    if not known:
        return False
    function, family = dice.choice(known)
    function.attr = dice.choice([name for name in family if name != function.attr])
    return True


def _builtin(tree: ast.Module, dice: Random, types: Types) -> bool:
    calls = [
        n.func for n in nodes_in(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and len(n.args) == 1
    ]
    known = [(f, family) for f in calls for family in FUNCTION_FAMILIES if f.id in family]
    if not known:
        return False
    function, family = dice.choice(known)
    function.id = dice.choice([name for name in family if name != function.id])
    return True


def _slice(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.Slice, ast.Subscript)
    number = ast.Constant(dice.choice((1, 1, 2, 2, 3, 4)))
    signed = ast.UnaryOp(ast.USub(), number) if dice.random() < 0.4 else number
    match node:
        case ast.Slice():
            field = dice.choice(("lower", "upper", "step"))
            setattr(node, field, None if getattr(node, field) is not None and dice.random() < 0.5 else signed)
        case ast.Subscript(ctx=ast.Load(), slice=ast.Constant(value=int())):
            node.slice = (
                signed if dice.random() < 0.6 else ast.Slice(signed if dice.random() < 0.5 else None, None, None)
            )
        case _:
            return False
    return True


def _swap_statements(tree: ast.Module, dice: Random, types: Types) -> bool:
    body = _some_body(tree, dice, least=2)
    if body is None:
        return False
    place = dice.randrange(len(body) - 1)
    if isinstance(body[place + 1], ast.Return | ast.Break | ast.Continue | ast.Raise):
        return False
    body[place], body[place + 1] = body[place + 1], body[place]
    return True


def _drop_statement(tree: ast.Module, dice: Random, types: Types) -> bool:
    body = _some_body(tree, dice, least=2)
    if body is None:
        return False
    place = dice.randrange(len(body))
    if isinstance(body[place], ast.Return | ast.FunctionDef | ast.ClassDef):
        return False
    del body[place]
    return True


def _repeat_statement(tree: ast.Module, dice: Random, types: Types) -> bool:
    body = _some_body(tree, dice, least=2)
    if body is None:
        return False
    place = dice.randrange(len(body))
    if not isinstance(body[place], ast.Expr | ast.AugAssign | ast.Assign):
        return False
    body.insert(dice.randint(place + 1, len(body) - 1) if place + 1 < len(body) else place, copy.deepcopy(body[place]))
    return True


def _insert_snippet(tree: ast.Module, dice: Random, types: Types) -> bool:
    """A statement on a variable of known kind, somewhere where that variable is in use."""
    function = _pick(tree, dice, ast.FunctionDef)
    if not isinstance(function, ast.FunctionDef):
        return False
    used = {n.id for n in nodes_in(function) if isinstance(n, ast.Name)} | {a.arg for a in function.args.args}
    known = sorted(name for name in used if types.get(name) in SNIPPETS)
    body = _some_body(function, dice, least=1)
    if not known or body is None:
        return False
    name = dice.choice(known)
    statement = snippet(types[name], name, dice)
    place = dice.randrange(len(body)) if isinstance(body[-1], ast.Return) else dice.randint(0, len(body))
    body.insert(place, statement)
    return True


def snippet(kind: str, name: str, dice: Random) -> ast.stmt:
    """One of the statements of SNIPPETS on variable `name`."""
    statement = parse(dice.choice(SNIPPETS[kind])).body[0]
    for node in nodes_in(statement):
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.Name) and value.id in ("N", "S"):
                setattr(node, field, _hole(value.id, dice))
            elif isinstance(value, list):
                value[:] = [_hole(v.id, dice) if isinstance(v, ast.Name) and v.id in ("N", "S") else v for v in value]
    for node in nodes_in(statement):
        if isinstance(node, ast.Name) and node.id == "V":
            node.id = name
    return statement


def _hole(kind: str, dice: Random) -> ast.expr:
    if kind == "N":
        return ast.Constant(dice.choice((1, 1, 2, 2, 3, 4, 5, 7, 10)))
    return ast.Constant(dice.choice((" ", ",", "-", "a", "e", "x", "_", ".", words.word(dice), words.word(dice)[:2])))


def _loop_kind(tree: ast.Module, dice: Random, types: Types) -> bool:
    """`for x in xs` by index, over a copy, over enumerate, or reversed."""
    node = _pick(tree, dice, ast.For)
    if not isinstance(node, ast.For) or not isinstance(node.iter, ast.Name) or not isinstance(node.target, ast.Name):
        return False
    over, target = node.iter.id, node.target.id
    kind = dice.randrange(4)
    if kind == 0:
        index = fresh_identifier(dice, {n.id for n in nodes_in(tree) if isinstance(n, ast.Name)})
        node.target = ast.Name(index, ast.Store())
        node.iter = parse_expression(f"range(len({over}))")
        node.body.insert(0, parse(f"{target} = {over}[{index}]").body[0])
    else:
        wrapped = (f"reversed({over})", f"list({over})", f"sorted({over})")[kind - 1]
        node.iter = parse_expression(wrapped)
    return True


def _comprehension_to_loop(tree: ast.Module, dice: Random, types: Types) -> bool:
    """`x = [e for a in b if c]` written out."""
    for body in _bodies(tree):
        for place, statement in enumerate(body):
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.ListComp(elt=element, generators=[only])) if (
                    not only.is_async
                ):
                    inner: ast.stmt = ast.Expr(
                        ast.Call(ast.Attribute(ast.Name(name, ast.Load()), "append", ast.Load()), [element], [])
                    )
                    for test in reversed(only.ifs):
                        inner = ast.If(test, [inner], [])
                    body[place : place + 1] = [
                        ast.Assign([ast.Name(name, ast.Store())], ast.List([], ast.Load()), lineno=0),
                        ast.For(only.target, only.iter, [inner], [], lineno=0),
                    ]
                    return True
    return False


def _wrap_return(tree: ast.Module, dice: Random, types: Types) -> bool:
    node = _pick(tree, dice, ast.Return)
    if not isinstance(node, ast.Return) or node.value is None:
        return False
    wrapped = dice.choice(
        (
            "str(V)",
            "[V]",
            "(V, V)",
            "V, len(str(V))",
            "{'result': V}",
            "repr(V)",
            "V * 2",
            "not V",
            "V[::-1]",
            "list(V)",
            "len(V)",
            "V or None",
        )
    )
    expression = parse_expression(wrapped)
    if isinstance(expression, ast.Name):
        return False
    for inner in nodes_in(expression):
        for field, value in ast.iter_fields(inner):
            if isinstance(value, ast.Name) and value.id == "V":
                setattr(inner, field, node.value)
            elif isinstance(value, list):
                value[:] = [node.value if isinstance(v, ast.Name) and v.id == "V" else v for v in value]
    node.value = expression
    return True


def _name_expression(tree: ast.Module, dice: Random, types: Types) -> bool:
    """Give the value of a return or assignment a name first: `return f(x)` becomes `r = f(x); return r`."""
    for body in _shuffled(_bodies(tree), dice):
        for place, statement in enumerate(body):
            if isinstance(statement, ast.Return) and isinstance(statement.value, ast.Call | ast.BinOp | ast.Subscript):
                name = fresh_identifier(dice, {n.id for n in nodes_in(tree) if isinstance(n, ast.Name)})
                body.insert(place, ast.Assign([ast.Name(name, ast.Store())], statement.value, lineno=0))
                statement.value = ast.Name(name, ast.Load())
                return True
    return False


def _other_variable(tree: ast.Module, dice: Random, types: Types) -> bool:
    """Read another variable of the same kind."""
    function = _pick(tree, dice, ast.FunctionDef)
    if function is None:
        return False
    reads = [n for n in nodes_in(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and n.id in types]
    if not reads:
        return False
    node = dice.choice(reads)
    others = sorted({n.id for n in reads if n.id != node.id and types[n.id] == types[node.id]})
    if not others:
        return False
    node.id = dice.choice(others)
    return True


def _extract_helper(tree: ast.Module, dice: Random, types: Types) -> bool:
    """An expression becomes a function of its own, which is called in its place."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [(f, *place) for f in functions for place in _places(f) if _is_extractable(place[2], f, types)]
    if not found:
        return False
    function, holder, field, expression = dice.choice(found)
    known = {n.id for n in nodes_in(function) if isinstance(n, ast.Name)} | {
        a.arg for a in nodes_in(function) if isinstance(a, ast.arg)
    }
    used = dict.fromkeys(n.id for n in nodes_in(expression) if isinstance(n, ast.Name) and n.id in types)
    name = fresh_identifier(dice, known | {node.name for node in functions} | set(types))
    parameters = ", ".join(used)
    helper = parse(f"def {name}({parameters}):\n    return {ast.unparse(expression)}").body[0]
    setattr(holder, field, parse_expression(f"{name}({parameters})"))
    tree.body.insert(tree.body.index(function), helper)
    return True


def _places(function: ast.FunctionDef) -> list[tuple[ast.AST, str, ast.expr]]:
    """(holder, field, expression) of the values and tests of the function's own statements."""
    fields = (
        (ast.Return, "value"),
        (ast.Assign, "value"),
        (ast.AugAssign, "value"),
        (ast.If, "test"),
        (ast.For, "iter"),
    )
    return [
        (node, field, value)
        for node in nodes_in(function)
        for kind, field in fields
        if isinstance(node, kind) and isinstance(value := getattr(node, field), ast.expr)
    ]


def _is_extractable(expression: ast.expr, function: ast.FunctionDef, types: Types) -> bool:
    """Long enough to be worth a name, and made of variables whose kinds are known, and of built-ins."""
    nodes = list(nodes_in(expression))
    if len(nodes) < 8 or any(
        isinstance(n, ast.Yield | ast.YieldFrom | ast.Await | ast.NamedExpr | ast.Lambda) for n in nodes
    ):
        return False
    bound = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    read = {n.id for n in nodes if isinstance(n, ast.Name)} - bound
    return not bound & set(types) and bool(read & set(types)) and all(n in types or n in BUILTIN_NAMES for n in read)


def _inline_helper(tree: ast.Module, dice: Random, types: Types) -> bool:
    """A call of a function that is one expression becomes that expression."""
    helpers = {f.name: f for f in tree.body if isinstance(f, ast.FunctionDef) and _is_one_expression(f)}
    calls = [
        n for n in nodes_in(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in helpers
    ]
    calls = [n for n in calls if not n.keywords and all(isinstance(a, ast.Name | ast.Constant) for a in n.args)]
    if not calls:
        return False
    call = dice.choice(calls)
    assert isinstance(call.func, ast.Name)
    helper = helpers[call.func.id]
    if len(helper.args.args) != len(call.args):
        return False
    values = {argument.arg: value for argument, value in zip(helper.args.args, call.args, strict=True)}
    replaced = _Replaced(call, _Substituted(values).visit(copy.deepcopy(_value_of(helper)))).visit(tree)
    tree.body[:] = [node for node in replaced.body if node is not helper or _is_named(helper.name, replaced, helper)]
    return True


def _is_one_expression(function: ast.FunctionDef) -> bool:
    arguments = function.args
    plain = not (
        arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg or function.decorator_list
    )
    match function.body:
        case [ast.Return(value=ast.expr() as value)]:
            return plain and not any(
                isinstance(n, ast.comprehension | ast.Lambda | ast.NamedExpr) for n in nodes_in(value)
            )
    return False


def _value_of(helper: ast.FunctionDef) -> ast.expr:
    match helper.body:
        case [ast.Return(value=ast.expr() as value)]:
            return value
    raise AssertionError(helper.name)


def _is_named(name: str, tree: ast.Module, helper: ast.FunctionDef) -> bool:
    rest = [node for node in tree.body if node is not helper]
    return any(isinstance(n, ast.Name) and n.id == name for node in rest for n in nodes_in(node))


class _Substituted(ast.NodeTransformer):
    """Names replaced by what they stand for."""

    def __init__(self, values: Mapping[str, ast.expr]) -> None:
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self._values.get(node.id, node))


class _Replaced(ast.NodeTransformer):
    """One call replaced."""

    def __init__(self, call: ast.Call, value: ast.expr) -> None:
        self._call, self._value = call, value

    def visit_Call(self, node: ast.Call) -> ast.AST:
        return self._value if node is self._call else self.generic_visit(node)


def _bodies(tree: ast.AST) -> list[list[ast.stmt]]:
    """The blocks inside functions."""
    functions = [n for n in nodes_in(tree) if isinstance(n, ast.FunctionDef)]
    nodes = {id(n): n for f in functions for n in nodes_in(f)}
    return [
        b
        for n in nodes.values()
        for field in ("body", "orelse")
        if isinstance(b := getattr(n, field, None), list) and b
    ]


def _some_body(tree: ast.AST, dice: Random, least: int) -> list[ast.stmt] | None:
    bodies = [body for body in _bodies(tree) if len(body) >= least]
    return dice.choice(bodies) if bodies else None


def _shuffled(items: list[list[ast.stmt]], dice: Random) -> list[list[ast.stmt]]:
    return dice.sample(items, len(items))


_TABLE: Sequence[tuple[Edit, float]] = (
    (_constant, 4),
    (_operator, 1.5),
    (_comparison, 1.5),
    (_boolean, 0.7),
    (_condition, 1),
    (_method, 4),
    (_builtin, 1.5),
    (_slice, 2),
    (_swap_statements, 1),
    (_drop_statement, 0.8),
    (_repeat_statement, 0.5),
    (_insert_snippet, 6),
    (_loop_kind, 1),
    (_comprehension_to_loop, 1),
    (_wrap_return, 1),
    (_name_expression, 0.7),
    (_other_variable, 1),
    (_extract_helper, 0.8),
    (_inline_helper, 0.5),
)
EDITS, WEIGHTS = tuple(edit for edit, _ in _TABLE), tuple(weight for _, weight in _TABLE)


def compose(first: Program, second: Program) -> Program | None:
    """`second(first(…))` as a third function; whether the kinds of values fit shows when it runs."""
    names = {n.name for n in nodes_of(second.source) if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    if any(isinstance(n, ast.FunctionDef | ast.ClassDef) and n.name in names for n in nodes_of(first.source)):
        return None
    parameters = next(
        n for n in tree_of(first.source).body if isinstance(n, ast.FunctionDef) and n.name == first.entry
    ).args
    if parameters.vararg or parameters.kwarg or parameters.kwonlyargs or parameters.defaults:
        return None
    arguments = ", ".join(a.arg for a in parameters.args)
    entry = f"{second.entry}_of_{first.entry}"
    whole = f"{first.source}\n{second.source}\ndef {entry}({arguments}):\n    inner = {first.entry}({arguments})\n    return {second.entry}(inner)\n"
    calls = tuple(call.replace(first.entry, entry, 1) for call in first.calls)
    return first.changed("composition", source=whole, entry=entry, calls=calls)
