"""Arguments with which a project already calls a function: in its tests, in its own file, in recordings beside it.

Reads texts and recordings; runs nothing and imports nothing. An example is arguments as source text. Names are followed
where a test binds them to a literal, once, or is parametrized by literals; a call that says more than that is left out.
Only a file that names the module is believed to mean this function.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from typing import Any

from ndb.errors import NdbError
from ndb.inverse.search.candidate import text_of
from ndb.source.functions import Function
from ndb.source.parse import NOT_PLAIN, parsed, plain_value
from ndb.trace.scopes import read_source
from ndb.trace.state import Event, Recording
from ndb.trace.tracefile.open_trace import open_trace

MOST, LONGEST = 24, 2000
"""Examples, and characters of one."""
_FILES, _RECORDINGS, _LARGEST_RECORDING, _STATES = 300, 12, 32 << 20, 400_000
"""What is looked at, at most."""
_ROOTS = ("pyproject.toml", "setup.py", "setup.cfg", ".git")
_TOP = 5
"""Folders that are gone up from a file to find its project."""
Bound = Mapping[str, ast.expr]
"""Names and the literals that they stand for."""


def examples_of(file: Path, node: Function) -> list[str]:
    """What the project calls a function of this file with, different ones: the tests' first, then recordings'."""
    file = file.resolve()
    if not file.is_file():
        return []
    root = _project(file)
    found = dict.fromkeys(text for text in islice(_in_texts(file, root, node), 4 * MOST) if len(text) <= LONGEST)
    if len(found) < MOST:
        recorded = islice(_in_recordings(file, root, node), MOST)
        found |= dict.fromkeys(text for text in recorded if len(text) <= LONGEST)
    return list(found)[:MOST]


def _project(file: Path) -> Path:
    """The folder that holds the project; the file's own where nothing says which."""
    for folder in list(file.parents)[:_TOP]:
        if any((folder / name).exists() for name in _ROOTS):
            return folder
    return file.parent


# -- texts -------------------------------------------------------------------------------------------------------------


def _in_texts(file: Path, root: Path, node: Function) -> Iterator[str]:
    name = re.compile(rf"\b{re.escape(node.name)}\s*\(")
    module = re.compile(rf"\b{re.escape(file.stem if file.stem != '__init__' else file.parent.name)}\b")
    for path in islice(_test_files(file, root), _FILES):
        text = read_source(str(path))
        if text is not None and name.search(text) and (path == file or module.search(text)):
            yield from calls_in(text, node.name)


def _test_files(file: Path, root: Path) -> Iterator[Path]:
    """Tests near the file first, then the project's; the file itself last."""
    folders = dict.fromkeys([file.parent, root])
    seen = {file}
    for folder in folders:
        near = [*folder.glob("test_*.py"), *folder.glob("*_test.py")]
        inner = [path for name in ("tests", "test") for path in (folder / name).rglob("*.py")]
        for path in sorted({*near, *inner} - seen):
            seen.add(path)
            yield path
    yield file


def calls_in(text: str, function: str) -> Iterator[str]:
    """The arguments of calls of a function in a text, where they are literals or names of literals."""
    tree = parsed(text)
    if tree is None:
        return
    outside = _bound(tree.body)
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            body = scope.body
            inside = {**outside, **_bound(body)} if scope is not tree else outside
            calls = [node for node in _own(body) if isinstance(node, ast.Call) and _named(node) == function]
            sets = _parameters(scope) if calls and not isinstance(scope, ast.Module) else [{}]
            for call, bound in product(calls, sets):
                if (arguments := _arguments(call, {**inside, **bound})) is not None:
                    yield arguments


def _own(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """Nodes of a body, without those of functions in it: these are asked for themselves."""
    pending: list[ast.AST] = [*reversed(body)]
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            pending += reversed(list(ast.iter_child_nodes(node)))


def _named(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return None


def _bound(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """Names that stand for one literal: bound once, and to that."""
    nodes = list(_own(body))
    times = Counter(node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    found: dict[str, ast.expr] = {}
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if times[name] == 1:
                if plain_value(value) is not NOT_PLAIN:
                    found[name] = value
    return found


def _parameters(function: Function) -> list[dict[str, ast.expr]]:
    """What `pytest.mark.parametrize` gives a test; one empty set where it gives nothing."""
    sets: list[dict[str, ast.expr]] = [{}]
    for mark in function.decorator_list:
        match mark:
            case ast.Call(func=ast.Attribute(attr="parametrize"), args=[ast.Constant(value=str(names)), rows, *_]) if (
                isinstance(rows, ast.List | ast.Tuple)
            ):
                own = [each.strip() for each in names.split(",")]
                told = [row for each in rows.elts if (row := _row(own, each)) is not None]
                sets = [{**one, **row} for one in sets for row in told][:MOST] or sets
    return sets


def _row(names: list[str], given: ast.expr) -> dict[str, ast.expr] | None:
    match given:
        case ast.Call(func=ast.Attribute(attr="param"), args=parts):
            pass
        case ast.Tuple(elts=parts) | ast.List(elts=parts) if len(names) > 1:
            pass
        case _:
            parts = [given]
    return dict(zip(names, parts, strict=True)) if len(parts) == len(names) else None


def _arguments(call: ast.Call, bound: Bound) -> str | None:
    parts = [*((None, each) for each in call.args), *((each.arg, each.value) for each in call.keywords)]
    told: list[str] = []
    for name, node in parts:
        value = bound.get(node.id) if isinstance(node, ast.Name) else node
        if value is None or isinstance(value, ast.Starred) or plain_value(value) is NOT_PLAIN:
            return None
        told.append(ast.unparse(value) if name is None else f"{name}={ast.unparse(value)}")
    return ", ".join(told)


# -- recordings --------------------------------------------------------------------------------------------------------


def _in_recordings(file: Path, root: Path, node: Function) -> Iterator[str]:
    """The newest first; one that cannot be read tells nothing."""
    found = [path for folder in dict.fromkeys([file.parent, root]) for path in _recorded(folder)]
    for path in sorted(set(found), key=lambda each: -each.stat().st_mtime)[:_RECORDINGS]:
        try:
            for recording in open_trace(path).threads:
                yield from recorded_calls(recording, file.name, node)
        except NdbError:
            continue


def _recorded(folder: Path) -> list[Path]:
    found = [*folder.glob("*.ndb"), *(path for path in folder.glob("*/*.ndb") if not path.parent.name.startswith("."))]
    return [path for path in found if path.is_file() and path.stat().st_size <= _LARGEST_RECORDING]


def recorded_calls(recording: Recording, file: str, node: Function) -> Iterator[str]:
    """What a recording saw a function called with, where it is shown in full."""
    own = {
        number
        for number, scope in enumerate(recording.scopes)
        if scope.name == node.name and Path(scope.file).name == file
    }
    if not own or len(recording) > _STATES:
        return
    for index, (event, scope) in enumerate(zip(recording.events, recording.scope_numbers, strict=True)):
        if event == Event.CALL and scope in own:
            given = {name: plain_value(text) for name, text in recording.state(index).locals.items()}
            if NOT_PLAIN not in given.values():
                yield text_of(node.args, _without_extras(given, node))


def _without_extras(given: Mapping[str, Any], node: Function) -> dict[str, Any]:
    """Without the empty `*args` and `**more` of a call that gave none."""
    spare = {each.arg for each in (node.args.vararg, node.args.kwarg) if each is not None}
    return {name: value for name, value in given.items() if value or name not in spare}
