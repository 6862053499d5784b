"""Assertions of tests as programs: what a test asserts about becomes a function, its cases or literals the arguments.

Parametrized tests and loops over literal cases give a call a case; other tests have their first literals as arguments,
as doctest examples do. `setUp` stands before; what needs a fixture is left. Knows the shapes of tests and syntax; runs
nothing: whether a program gives what its test says is for the caller to see.
"""

import ast
import copy
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any

from ndb.dataset.programs.examples import ENTRY, Lift, as_function, needed_for
from ndb.dataset.programs.inputs import written
from ndb.dataset.programs.packages.authors_calls import is_generator
from ndb.dataset.programs.packages.trimmed import link_function
from ndb.dataset.programs.standalone import Module, Modules
from ndb.source.parse import NOT_PLAIN, parse, plain_value

MOST_STATEMENTS, MOST_CASES, MOST_ALIKE = 14, 12, 8
"""Statements before an assertion; cases of a test; assertions of a file about calls of the same function."""
_EQUAL = frozenset({"assertEqual", "assertEquals", "assertListEqual", "assertDictEqual", "assertTupleEqual", "eq_",
                    "assertSequenceEqual", "assertSetEqual", "assertMultiLineEqual", "assert_equal"})  # fmt: skip
_TRUE = {"assertTrue": "True", "assertFalse": "False", "assert_": "True", "ok_": "True"}
Statements = Sequence[ast.stmt]
Case = Mapping[str, ast.expr]


@dataclass(frozen=True, slots=True)
class Asserted:
    """A program made of an assertion."""

    source: str
    entry: str
    calls: tuple[tuple[str, str | None], ...]
    """Each with what it must give, as text; None where the test does not say it plainly."""
    module: str
    """The module of the package that it is about."""


def asserted_programs(module: Module, modules: Modules, own: frozenset[str]) -> Iterator[Asserted]:
    """Programs of one file of tests; `own` are the modules of the package itself."""
    alike: Counter[str] = Counter()
    for test in _tests(module):
        for claim in _claims(test, _Scene(cases=_cases(test.function, module))):
            about = _about(claim.shown)
            alike[about] += 1
            if alike[about] <= MOST_ALIKE and (made := _program(claim, module, modules, own)) is not None:
                yield made


# -- tests -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Test:
    function: ast.FunctionDef
    before: Statements
    """What `setUp` does."""

    @property
    def body(self) -> list[ast.stmt]:
        return [_WithoutSelf().visit(copy.deepcopy(statement)) for statement in (*self.before, *self.function.body)]


def _tests(module: Module) -> Iterator[_Test]:
    for node in module.statements:
        match node:
            case ast.FunctionDef(name=name) if name.startswith("test"):
                yield _Test(node, ())
            case ast.ClassDef(body=body):
                methods = [method for method in body if isinstance(method, ast.FunctionDef)]
                start = [m.body for m in methods if m.name in ("setUp", "setup_method", "setup")]
                yield from (_Test(m, start[0] if start else ()) for m in methods if m.name.startswith("test"))


class _WithoutSelf(ast.NodeTransformer):
    """Attributes of the test's object as variables; its assertions stay what they are."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if not name.startswith("assert"):
                return ast.copy_location(ast.Name(name, node.ctx), node)
        return self.generic_visit(node)


def _cases(test: ast.FunctionDef, module: Module) -> list[Case]:
    """What a parametrized test is called with; one empty case where it is not."""
    sets = [found for d in test.decorator_list if (found := _of_decorator(d, module)) is not None]
    together = ({k: v for case in cases for k, v in case.items()} for cases in product(*sets))
    return list(islice(together, MOST_CASES))


def _of_decorator(decorator: ast.expr, module: Module) -> list[Case] | None:
    match decorator:
        case ast.Call(func=ast.Attribute(attr="parametrize"), args=[names, rows, *_]):
            told = plain_value(names)
            wanted = [name.strip() for name in told.split(",")] if isinstance(told, str) else list(told or ())
            return [case for row in _rows(rows, module) if (case := _case(wanted, row)) is not None]
    return None


def _rows(rows: ast.expr, module: Module) -> list[ast.expr]:
    if isinstance(rows, ast.Name):
        match module.top.get(rows.id):
            case ast.Assign(value=value):
                rows = value
    match rows:
        case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
            return items
        case ast.Dict(keys=keys, values=values):
            return [ast.Tuple([k, v], ast.Load()) for k, v in zip(keys, values, strict=True) if k is not None]
        case ast.Call(func=ast.Attribute(value=ast.Dict() as pairs, attr="items")):
            return _rows(pairs, module)
    return []


def _case(names: Sequence[str], row: ast.expr) -> Case | None:
    match row:
        case ast.Call(func=ast.Attribute(attr="param") | ast.Name(id="param"), args=args):
            values = args
        case ast.Tuple(elts=args) | ast.List(elts=args) if len(names) > 1:
            values = args
        case _:
            values = [row]
    return dict(zip(names, values, strict=True)) if len(names) == len(values) else None


# -- claims ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Scene:
    """What there is before an assertion: statements, and what variables of cases stand for."""

    before: Statements = ()
    cases: Sequence[Case] = field(default_factory=lambda: [{}])


@dataclass(frozen=True, slots=True)
class _Claim:
    """An expression of a test, and what it is said to be."""

    shown: ast.expr
    wanted: ast.expr | None
    scene: _Scene


def _claims(test: _Test, scene: _Scene) -> Iterator[_Claim]:
    yield from _in_body(test.body, scene)


def _in_body(body: Statements, scene: _Scene) -> Iterator[_Claim]:
    before = list(scene.before)
    for statement in body:
        here = _Scene(tuple(before), scene.cases)
        claim = _claim(statement, here)
        if claim is not None:
            yield claim
        elif isinstance(statement, ast.For) and (cases := _of_loop(statement, scene.cases)):
            yield from _in_body(statement.body, _Scene(tuple(before), cases))
        elif not isinstance(statement, ast.Assert | ast.With | ast.Import | ast.ImportFrom):
            before.append(statement)
        if len(before) > MOST_STATEMENTS:
            return


def _of_loop(loop: ast.For, outer: Sequence[Case]) -> list[Case]:
    """Cases of a loop over literals, where there are none around it."""
    targets = loop.target.elts if isinstance(loop.target, ast.Tuple) else [loop.target]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    if len(names) != len(targets) or any(outer):
        return []
    rows = _rows(loop.iter, Module("", ""))
    return [case for row in rows if (case := _case(names, row)) is not None][:MOST_CASES]


def _claim(statement: ast.stmt, scene: _Scene) -> _Claim | None:
    match statement:
        case ast.Assert(test=ast.Compare(left=left, ops=[ast.Eq() | ast.Is()], comparators=[right])):
            return _equal(left, right, scene)
        case ast.Assert(test=ast.Call() as shown):
            return _Claim(shown, None, scene)
        case ast.Assert(test=ast.UnaryOp(op=ast.Not(), operand=ast.Call() as shown)):
            return _Claim(shown, None, scene)
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[left, right, *_])):
            return _equal(left, right, scene) if name in _EQUAL else None
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[ast.Call() as shown])):
            return _Claim(shown, None, scene) if name in _TRUE else None
    return None


def _equal(left: ast.expr, right: ast.expr, scene: _Scene) -> _Claim | None:
    """The side that is calculated, and the other one."""
    names = {name for case in scene.cases for name in case}
    sides = [side for side in (left, right) if not _is_given(side, names) and _calls(side)]
    if not sides:
        return None
    other = right if sides[0] is left else left
    return _Claim(sides[0], other if _is_given(other, names) else None, scene)


def _is_given(side: ast.expr, names: set[str]) -> bool:
    return plain_value(side) is not NOT_PLAIN or (isinstance(side, ast.Name) and side.id in names)


def _calls(side: ast.expr) -> bool:
    return any(isinstance(node, ast.Call | ast.Attribute | ast.Subscript | ast.BinOp) for node in ast.walk(side))


def _about(shown: ast.expr) -> str:
    """What is called, or whose part it is."""
    return ast.unparse(shown.func) if isinstance(shown, ast.Call) else ast.dump(shown)[:40]


# -- programs ----------------------------------------------------------------------------------------------------------


def _program(claim: _Claim, test: Module, modules: Modules, own: frozenset[str]) -> Asserted | None:
    scene = claim.scene
    body: list[ast.stmt] = [*needed_for(scene.before, claim.shown), ast.Return(claim.shown)]
    read = {n.id for statement in body for n in ast.walk(statement) if isinstance(n, ast.Name)}
    names = [name for name in (scene.cases[0] if scene.cases else ()) if name in read]
    lift = Lift()
    lifted: list[Any] = [lift.visit(copy.deepcopy(statement)) for statement in body] if not names else []
    body = lifted or body
    function = _function(body, names or list(lift.values))
    if function is None:
        return None
    if names:
        rows = [(_called([ast.unparse(case[n]) for n in names]), _told(claim.wanted, case)) for case in scene.cases]
    else:
        rows = [(_called(list(map(written, lift.values.values()))), _told(claim.wanted, {}))]
    return _linked(function, rows, test, modules, own)


def _function(body: Statements, names: Sequence[str]) -> str | None:
    if not names:
        return None
    return ast.unparse(as_function(names, list(copy.deepcopy(body))))


def _called(arguments: Sequence[str]) -> str:
    return f"{ENTRY}({', '.join(arguments)})"


def _told(wanted: ast.expr | None, case: Case) -> str | None:
    if isinstance(wanted, ast.Name):
        wanted = case.get(wanted.id, wanted)
    value = NOT_PLAIN if wanted is None else plain_value(wanted)
    return None if value is NOT_PLAIN else written(value)


def _linked(
    function: str, rows: Sequence[tuple[str, str | None]], test: Module, modules: Modules, own: frozenset[str]
) -> Asserted | None:
    program = link_function(function, test, modules)
    about = [name for name in program.modules if name in own] if program is not None else []
    if program is None or not about:
        return None
    return _without_wrapper(Asserted(program.text, ENTRY, tuple(dict.fromkeys(rows)), about[0]))


def _without_wrapper(one: Asserted) -> Asserted:
    """A function around nothing but a call of one with the same arguments is that function."""
    *others, last = parse(one.source).body
    functions = {other.name for other in others if isinstance(other, ast.FunctionDef) and not is_generator(other)}
    match last:
        case ast.FunctionDef(body=[ast.Return(value=ast.Call(func=ast.Name(id=name), args=args, keywords=[]))]):
            given = [argument.id for argument in args if isinstance(argument, ast.Name)]
            if name in functions and len(given) == len(args) and given == [a.arg for a in last.args.args]:
                text = one.source[: one.source.rindex(f"\n\ndef {ENTRY}(")].rstrip() + "\n"
                calls = tuple((name + call[len(ENTRY) :], wanted) for call, wanted in one.calls)
                return Asserted(text, name, calls, one.module)
    return one
