"""A function of a file that something is asked about, and what is known before a call of it runs, from text alone.

Knows syntax and, where it is told, the files of a project; asks no model and runs nothing.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from ndb.errors import BadTarget, NotPython
from ndb.language.shown import Visit
from ndb.predict.excerpt import needed
from ndb.predict.follow import Code
from ndb.predict.walk import Start
from ndb.source.call import bound_arguments
from ndb.source.functions import Function, own_nodes, top_functions
from ndb.source.needed import needed_statements, needed_text
from ndb.source.parse import tree_of
from ndb.trace.loading.project_texts import project_texts
from ndb.trace.state import Event, State
from ndb.trace.target import with_main
from ndb.trace.values.notation import read_value, write_value
from ndb.tree.action import STEP_INTO

FILE = "<program>"
"""The name that a text has of which no file is known, as in recordings."""
_PLAIN = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


@dataclass(frozen=True, slots=True)
class Subject:
    """A function of a file, and what is shown of the file when it is asked about."""

    source: str
    node: Function
    code: str
    """The function and what it needs."""
    file: str = FILE
    others: Mapping[str, str] = field(default_factory=dict)
    """Other files of its project, by the names that states give them."""

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def head(self) -> str:
        return self.text(self.node.lineno)

    def text(self, line: int) -> str:
        return self.source.split("\n")[line - 1]


def subject_of(source: str, function: str) -> Subject:
    try:
        tree_of(source)
    except NotPython as error:
        raise BadTarget(f"the file cannot be read as Python: {error}") from None
    found = top_functions(source)
    for node in found:
        if node.name == function:
            _check_runs(node)
            return Subject(source, node, needed_text(source, node))
    names = ", ".join(node.name for node in found) or "none"
    raise BadTarget(f"there is no function {function} at the top of the file; its functions are: {names}")


def in_project(subject: Subject, file: Path, root: Path) -> Subject:
    """The same, with what its file imports of its project; `root`: the folder from which that is imported."""
    name, texts = project_texts(file, subject.source, root)
    return replace(subject, file=name, others={other: text for other, text in texts.items() if other != name})


def _check_runs(node: Function) -> None:
    """A call of a generator or a coroutine runs nothing: there is nothing to ask about it."""
    is_generator = bool(own_nodes(node, ast.Yield) or own_nodes(node, ast.YieldFrom))
    if is_generator or isinstance(node, ast.AsyncFunctionDef):
        kind = "async" if isinstance(node, ast.AsyncFunctionDef) else "a generator"
        raise BadTarget(f"{node.name} is {kind}: a call of it runs nothing yet; ask about a function that uses it")


@dataclass(frozen=True, slots=True)
class Opening:
    """What is known before a call runs: the program with a function that makes the call, and the way to the call."""

    file: str
    sources: Mapping[str, str]
    """That file, and the others of its project."""
    code: Code | None
    """What is worth showing, if it stands in that file; else all that is needed."""
    start: Start
    is_entered: bool
    """Whether the start is in the function; else where it is called, and what it is called with is not known."""
    head: str | None
    """The first line of the function; None where a decorator may have put another one in its place."""

    @property
    def source(self) -> str:
        return self.sources[self.file]


def opening_of(subject: Subject, arguments: str, called: State | None = None) -> Opening:
    """Up to the state in which the function is called: what stands in the text already need not be asked for.
    `called` is that state, where it is known."""
    source, main = with_main(subject.source, f"{subject.name}({arguments})")
    node = next(function for function in top_functions(source) if function.name == main)
    called = called or called_state(subject, arguments)
    file = subject.file
    entered = State(Event.CALL, f"def {main}():", {}, None, node.lineno, 0, 0, file, main)
    line = source.split("\n")[node.lineno]
    calling = State(Event.LINE, line, {}, None, node.lineno + 1, 0, 0, file, main)
    visits = Visit(entered, STEP_INTO), Visit(calling, STEP_INTO)
    start = Start((calling, called), visits) if called is not None else Start((calling,), visits[:1])
    head = subject.head if not subject.node.decorator_list else None
    code = needed(source, file, node) if not subject.others else None
    return Opening(file, {**subject.others, file: source}, code, start, called is not None, head)


def called_state(subject: Subject, arguments: str) -> State | None:
    """The call state, where the text alone tells it: plain arguments, and no data of the module's that it names."""
    names = bound_arguments(subject.node.args, arguments)
    is_alone = all(isinstance(s, _PLAIN) for s in needed_statements(subject.source, subject.node))
    if names is None or not is_alone or subject.node.decorator_list or subject.others:
        return None
    names = {name: write_value(read_value(text)) for name, text in names.items()}  # sets in order, as states show them
    return State(Event.CALL, subject.head, names, None, subject.node.lineno, 1, 1, subject.file, subject.name)
