"""Assumptions as Python: pytest fixtures with `unittest.mock`, and tests from an exploration.

Only what can be said as an attribute path of a name is written (`client.get('x').ok`): calls become return values,
attributes attributes. The rest stands in comments, so that nothing is lost silently. Knows text; runs nothing.
"""

import ast
import builtins
import os
import re
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from ndb.engine.guided.assumption import IMPLIED, SURROUNDINGS, Assumption, parse_given
from ndb.engine.guided.explore import Exploration, Try
from ndb.engine.guided.guided_run import GuidedRun, Order
from ndb.errors import BadTarget
from ndb.source.functions import definition_of
from ndb.source.neighbours import place_of
from ndb.source.parse import parsed

_TRUTH = re.compile(r"bool\((.*)\)$", re.DOTALL)
_MODULES = """for name in {names}:
    sys.modules.setdefault(name, MagicMock(name=name))
"""


def fixtures(run: GuidedRun, what: str = "the code") -> str:
    """One fixture for every missing name: a MagicMock that behaves as was assumed."""
    roots, left = _by_root(run.assumptions)
    head = f'"""Stand-ins for what {what} lacks, as a guided run of ndb assumed them."""\n'
    parts = [head, *_imports(run.missing_modules)]
    parts += [_fixture(root, settings) for root, settings in roots.items()]
    parts += [f"\n# not to be said as a mock: {each.expression} = {each.value}" for each in left]
    return "\n".join(parts) + "\n"


def _fixture(root: str, settings: Sequence[str]) -> str:
    body = [f'{root} = MagicMock(name="{root}")', *settings, f"return {root}"]
    return f"\n\n@pytest.fixture\ndef {root}() -> MagicMock:\n" + "\n".join(f"    {line}" for line in body)


def _imports(missing: Sequence[str], root: str = ".") -> Iterator[str]:
    """What a file of mocks begins with; modules that are not there are stood in for before anything imports them.
    `root`: where the program's modules are, from there."""
    if missing or root != ".":
        yield "import sys"
    yield ("" if root == "." else "from pathlib import Path\n") + "from unittest.mock import MagicMock\n\nimport pytest"
    if root != ".":
        yield f"\nsys.path.insert(0, str(Path(__file__).resolve().parent / {root!r}))"
    if missing:
        yield "\n" + stand_ins(missing)


def _packages(missing: Sequence[str]) -> str:
    """Modules with the packages they are in, as a tuple's text."""
    names = sorted({".".join(name.split(".")[:end]) for name in missing for end in range(1, name.count(".") + 2)})
    return "(" + ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "") + ")"


def absent_modules(source: str, root: Path | None = None) -> list[str]:
    """Modules that a text imports at its top and that cannot be found here, nor in a folder that is on the path."""
    found: list[str] = []
    for node in parsed(source).body if parsed(source) is not None else ():  # type: ignore[union-attr]
        match node:
            case ast.Import(names=names):
                found += [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), level=0):
                found.append(module)
    tops = {name: name.partition(".")[0] for name in found}
    near = {top for top in tops.values() if root is not None and any(root.glob(f"{top}.py")) | (root / top).is_dir()}
    return [name for name, top in tops.items() if top not in near and find_spec(top) is None]


def stand_ins(missing: Sequence[str]) -> str:
    """What stands before the import of something that lacks modules."""
    return _MODULES.format(names=_packages(missing))


def arranged(module: str, assumed: Sequence[str]) -> Iterator[str]:
    """Statements of a test that make a module's missing names behave as was assumed (`EXPR = VALUE` each)."""
    told = [_as_assumption(text) for text in assumed]
    roots, left = _by_root([each for each in told if each is not None])
    for root, settings in roots.items():
        yield f'{root} = MagicMock(name="{root}")'
        yield from settings
        yield f'monkeypatch.setattr("{module}.{root}", {root}, raising=False)'
    yield from (f"# not to be said as a mock: {each.expression} = {each.value}" for each in left)


def _as_assumption(told: str) -> Assumption | None:
    """An assumption that is told as text; None where a long text was cut, so that nobody can read it."""
    try:
        given = parse_given(told)
    except BadTarget:
        return None
    use = "raises" if given.raises is not None else "truth" if _TRUTH.fullmatch(given.expression) else "value"
    use = "items" if given.expression.startswith("len(") else use
    text = given.raises or given.value or "None"
    return Assumption(0, given.expression, 0, text, None, "given", use, given.expression)


def written_tests(order: Order, found: Exploration, source: str, output: Path | None = None) -> str:
    """A test for every run that reached new lines: the mocks it needs, and the call. `output`: the file it is for; a
    module that lies elsewhere is then found from there."""
    file, _, function = order.target.partition("::")
    place = place_of(Path(file), source)
    module = re.sub(r"\W", "_", place.module.rpartition(".")[2])
    missing = sorted({name for each in found.tries for name in each.run.missing_modules})
    root = os.path.relpath(place.root, output.resolve().parent) if output is not None else "."
    parts = [f'"""Runs of {order.target} that reach its lines, found by ndb explore."""\n', *_imports(missing, root)]
    imported = f"import {module}" if not place.package else f"import {place.module} as {module}"
    parts.append(f"\n{imported}  # noqa: E402" if missing or root != "." else f"\n{imported}")
    taken = _required(source, function) if order.args is None else []
    for number, each in enumerate(found.tries, 1):
        if each.new_lines:
            call = f"{module}.{function}({order.args if order.args is not None else ', '.join(taken)})"
            parts.append("\n\n" + "\n".join(_test(number, module, call if function else "", taken, each)))
    return "\n".join(parts) + "\n"


def _required(source: str, function: str) -> list[str]:
    """Names of a function's required parameters."""
    node = definition_of(source, function)
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return []
    names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    is_bound = "classmethod" in map(ast.unparse, node.decorator_list)
    return names[int(is_bound) : len(names) - len(node.args.defaults)]


def _test(number: int, module: str, call: str, taken: Sequence[str], tried: Try) -> Iterator[str]:
    roots, left = _by_root(tried.run.assumptions)
    yield f"def test_run_{number}(monkeypatch: pytest.MonkeyPatch) -> None:"
    yield f'    """Reaches lines {", ".join(map(str, tried.new_lines))}."""'
    for name in _own_errors(tried.run.assumptions):
        yield f'    {name} = type("{name}", (Exception,), {{}})'
        yield f'    monkeypatch.setattr({module}, "{name}", {name}, raising=False)'
    for root in dict.fromkeys([*roots, *taken]):
        yield f'    {root} = MagicMock(name="{root}")'
        yield from (f"    {line}" for line in roots.get(root, ()))
        if root not in taken:
            yield f'    monkeypatch.setattr({module}, "{root}", {root}, raising=False)'
    yield from (f"    # also assumed: {each.expression} = {each.value}" for each in left)
    if not call:
        yield f"    assert {module}.__name__"
    elif tried.run.error is not None:
        yield f"    with pytest.raises(Exception) as raised:\n        {call}"
        yield f"    assert type(raised.value).__name__ == {tried.run.error.partition(':')[0]!r}"
    else:
        yield f"    {call}"


def _own_errors(assumptions: Sequence[Assumption]) -> list[str]:
    """Exceptions that are assumed to be raised and that Python itself does not have."""
    names = [each.value.partition("(")[0] for each in assumptions if each.use == "raises"]
    return [name for name in dict.fromkeys(names) if name.isidentifier() and not hasattr(builtins, name)]


def _by_root(assumptions: Sequence[Assumption]) -> tuple[dict[str, list[str]], list[Assumption]]:
    """Statements that make the mock of each missing name behave so, and what no statement can say."""
    roots: dict[str, list[str]] = {}
    left: list[Assumption] = []
    for each in assumptions:
        said = _setting(each)
        if said is None and each.use not in IMPLIED:
            left.append(each)
        elif said is not None and said[1] not in roots.setdefault(said[0], []):
            roots[said[0]].append(said[1])
    return roots, left


def _setting(assumption: Assumption) -> tuple[str, str] | None:
    """The missing name, and the statement that makes its mock behave so; None where no mock can."""
    text, suffix, value = assumption.expression, "", assumption.value
    if assumption.use == "truth" and (inner := _TRUTH.fullmatch(text)):
        text, suffix = inner[1], ".__bool__.return_value"
    elif assumption.use == "items" and text.startswith("len("):
        text, suffix, value = text[4:-1], ".__iter__.return_value", f"iter([MagicMock() for _ in range({value})])"
    elif assumption.use.startswith("truth") or assumption.use in IMPLIED | {SURROUNDINGS}:
        return None
    tree = parsed(text)
    path = _mock_path(tree.body[0].value) if tree and tree.body and isinstance(tree.body[0], ast.Expr) else None
    if path is None:
        return None
    root = path.partition(".")[0]
    if assumption.use == "raises":
        return root, f"{path.removesuffix('.return_value')}.side_effect = {value}"
    return (root, f"{path}{suffix} = {value}") if path != root or suffix else None


def _mock_path(node: ast.expr) -> str | None:
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=inner, attr=name):
            found = _mock_path(inner)
            return f"{found}.{name}" if found is not None else None
        case ast.Call(func=inner):
            found = _mock_path(inner)
            return f"{found}.return_value" if found is not None else None
        case ast.Subscript(value=inner):
            found = _mock_path(inner)
            return f"{found}.__getitem__.return_value" if found is not None else None
    return None
