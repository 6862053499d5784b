"""Assumptions as Python: pytest fixtures with `unittest.mock`, and tests from an exploration.

Only what can be said as an attribute path of a name is written (`client.get('x').ok`): calls become return values,
attributes attributes. The rest stands in comments, so that nothing is lost silently. Knows text; runs nothing.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ndb.engine.guided.assumption import IMPLIED, Assumption
from ndb.source.parse import parsed

if TYPE_CHECKING:
    from ndb.engine.guided.explore import Exploration
    from ndb.engine.guided.guided_run import Order

_HEAD = '"""Stand-ins for what {what} lacks, as a guided run of ndb assumed them."""\n\n'
_TRUTH = re.compile(r"bool\((.*)\)$", re.DOTALL)


def fixtures(assumptions: Sequence[Assumption], what: str = "the code") -> str:
    """One fixture for every missing name: a MagicMock that behaves as was assumed."""
    roots, left = _by_root(assumptions)
    blocks = [_HEAD.format(what=what), "from unittest.mock import MagicMock\n\nimport pytest\n"]
    for root, settings in roots.items():
        lines = "".join(f"    {line}\n" for line in settings)
        blocks.append(
            f'\n\n@pytest.fixture\ndef {root}() -> MagicMock:\n    {root} = MagicMock(name="{root}")\n{lines}    return {root}\n'
        )
    blocks += [f"\n# not to be said as a mock: {each.expression} = {each.value}" for each in left]
    return "".join(blocks) + ("\n" if left else "")


def tests(order: "Order", found: "Exploration") -> str:
    """A test for every run that reached new lines: the mocks it needs, and the call."""
    file, _, function = order.target.partition("::")
    module = re.sub(r"\W", "_", file.rpartition("/")[2].removesuffix(".py"))
    parts = [
        f'"""Runs of {order.target} that reach its lines, found by ndb explore."""\n\nfrom unittest.mock import MagicMock\n'
    ]
    parts.append(f"\nimport pytest\n\nimport {module}\n")
    for number, each in enumerate(found.tries, 1):
        if each.new_lines:
            parts.append(
                "\n\n" + "\n".join(_test(number, module, function, order.args, each.run.assumptions, each)) + "\n"
            )
    return "".join(parts)


def _test(
    number: int, module: str, function: str, args: str | None, assumed: Sequence[Assumption], tried: object
) -> Iterator[str]:
    from ndb.engine.guided.explore import Try

    assert isinstance(tried, Try)
    roots, left = _by_root(assumed)
    lines = ", ".join(map(str, tried.new_lines))
    yield f"def test_run_{number}(monkeypatch: pytest.MonkeyPatch) -> None:"
    yield f'    """Reaches lines {lines}."""'
    for root, settings in roots.items():
        yield f'    {root} = MagicMock(name="{root}")'
        yield from (f"    {line}" for line in settings)
        yield f'    monkeypatch.setattr({module}, "{root}", {root}, raising=False)'
    yield from (f"    # also assumed: {each.expression} = {each.value}" for each in left)
    call = f"{module}.{function}({args or ''})" if function else f"import importlib; importlib.reload({module})"
    if tried.run.error is not None:
        name = tried.run.error.partition(":")[0]
        yield f"    with pytest.raises(Exception) as raised:\n        {call}"
        yield f"    assert type(raised.value).__name__ == {name!r}"
    else:
        yield f"    {call}"


def _by_root(assumptions: Sequence[Assumption]) -> tuple[dict[str, list[str]], list[Assumption]]:
    roots: dict[str, list[str]] = {}
    left: list[Assumption] = []
    for each in assumptions:
        said = _setting(each)
        if said is None:
            left.append(each)
        else:
            roots.setdefault(said[0], [])
            if said[1] not in roots[said[0]]:
                roots[said[0]].append(said[1])
    return roots, left


def _setting(assumption: Assumption) -> tuple[str, str] | None:
    """The missing name, and the statement that makes its mock behave so; None where no mock can."""
    text, suffix, value = assumption.expression, "", assumption.value
    if assumption.use == "truth" and (inner := _TRUTH.fullmatch(text)):
        text, suffix = inner[1], ".__bool__.return_value"
    elif assumption.use == "items" and text.startswith("len("):
        text, suffix, value = text[4:-1], ".__iter__.return_value", f"iter([MagicMock() for _ in range({value})])"
    elif assumption.use == "truth" or assumption.use in IMPLIED:
        return None
    tree = parsed(text)
    if tree is None or len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
        return None
    path = _mock_path(tree.body[0].value)
    if path is None or (path.partition(".")[0] in ("self",) and "." not in path):
        return None
    if assumption.use == "raises":
        return path.partition(".")[0], f"{path.removesuffix('.return_value')}.side_effect = {value}"
    root = path.partition(".")[0]
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
