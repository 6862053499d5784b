"""States that really lead to a state by one simple statement: searched for by running that statement.

A statement with the variables that it reads and changes is a function of them, and "which values did they have before"
is the question which arguments make it return what they are now (search/). Knows one function's text and one state of
it; runs only in the sandbox. What a statement overwrites without reading is not known, and left out.
"""

import ast
from dataclasses import replace

from ndb.inverse.question import Returns
from ndb.inverse.search.candidate import size, values_of
from ndb.inverse.search.candidate_runs import CannotRun, Runner
from ndb.inverse.search.search_inputs import Budget, InputSearch
from ndb.predict.subject import Subject
from ndb.source.flow import flow_of
from ndb.source.functions import top_functions
from ndb.source.parse import is_plain, parsed, plain_value, statements_of
from ndb.trace.state import Event, State

SEARCH = Budget(seconds=5.0, runs=2000)
MORE, MORE_RUNS = 3, 400
"""Answers looked for beyond what is wanted: those that keep a variable's kind come first."""
_NAME = "ndb_before"
_SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr)


def search_before(source: str, later: State, count: int, seed: int = 0, budget: Budget = SEARCH) -> list[State]:
    """Up to `count` states from each of which the statement before leads here; none where it is not that simple."""
    if later.event is not Event.LINE or any(" " in name for name in later.locals):
        return []
    found: list[State] = []
    for line in lines_before(source, later.line):
        statement = _statement(source, line)
        if statement is not None:
            found += _before(source, later, line, statement, count, seed, budget)
    return found[:count]


def lines_before(source: str, line: int) -> list[int]:
    """Lines of the same function from which control comes to a line."""
    flow = flow_of(source)
    scope = flow.scope_of(line) if flow is not None else None
    return (
        sorted(each for each, nexts in scope.successors.items() if line in nexts and each != line)
        if scope is not None
        else []
    )


def _statement(source: str, line: int) -> ast.stmt | None:
    tree = parsed(source)
    nodes = [n for n in ast.walk(tree) if isinstance(n, _SIMPLE) and n.lineno == line] if tree is not None else []
    return nodes[0] if len(nodes) == 1 else None


def _before(
    source: str, later: State, line: int, statement: ast.stmt, count: int, seed: int, budget: Budget
) -> list[State]:
    names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
    stored = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    read = {node.id for node in names if isinstance(node.ctx, ast.Load)} & later.locals.keys()
    if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
        read |= {statement.target.id}
    unknown = sorted((stored & read) | (_changed(statement) & later.locals.keys()))
    shown = sorted((stored | set(unknown)) & later.locals.keys())
    fixed = {name: text for name, text in later.locals.items() if name in read and name not in unknown}
    if not shown or not all(is_plain(later.locals[name]) for name in {*shown, *fixed}):
        return []
    text = _function(source, fixed, unknown, shown, ast.unparse(statement))
    wanted = f"({', '.join(later.locals[name] for name in shown)},)"
    kept = {name: value for name, value in later.locals.items() if name not in stored or name in unknown}
    made = replace(later, event=Event.LINE, source=source.split("\n")[line - 1], line=line, value=None)
    return [
        replace(made, locals={**kept, **values})
        for values in _searched(text, wanted, unknown, later, count, seed, budget)
    ]


def _changed(statement: ast.stmt) -> set[str]:
    """Variables whose values a statement may change without storing to them: `xs.append(1)`, `d[k] = v`."""
    owners = [
        node.value
        for node in ast.walk(statement)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    ]
    if (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Attribute)
    ):
        owners.append(statement.value.func.value)
    return {owner.id for owner in owners if isinstance(owner, ast.Name)}


def _function(source: str, fixed: dict[str, str], unknown: list[str], shown: list[str], statement: str) -> str:
    """The file with a function of our own behind it that runs the statement."""
    body = [*(f"{name} = {value}" for name, value in fixed.items()), statement, f"return ({', '.join(shown)},)"]
    return f"{source.rstrip()}\n\n\ndef {_NAME}({', '.join(unknown)}):\n    " + "\n    ".join(body) + "\n"


def _searched(
    text: str, wanted: str, unknown: list[str], later: State, count: int, seed: int, budget: Budget
) -> list[dict[str, str]]:
    """Values of the unknown variables, as text."""
    if not statements_of(text):
        return []
    node = top_functions(text)[-1]
    question = Returns(wanted)
    try:
        with Runner(text, _NAME, question) as runner:
            search = InputSearch(Subject(text, node, text), question, runner, seed)
            search.add([", ".join(later.locals[name] for name in unknown)])
            answers = search.go(budget, 1)
            if answers and unknown:
                answers = search.go(replace(budget, runs=MORE_RUNS), MORE * count)
    except CannotRun:
        return []
    values = [values_of(node.args, found.arguments) or {} for found in answers]
    kinds = {name: type(plain_value(later.locals[name])) for name in unknown}
    values.sort(key=lambda each: (sum(type(each.get(name)) is not kind for name, kind in kinds.items()), size(each)))
    return [{name: repr(value) for name, value in each.items()} for each in values]
