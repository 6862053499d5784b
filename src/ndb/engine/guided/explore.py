"""Exploring: run again and again with other assumptions, each time towards a line that was not reached yet.

Which assumptions lead where is mostly written in the code: the side of a branch, a handler (something in its `try`
raises what it catches), a function that is made and never called. A run takes care of the rest on its way. Knows lines
and runs; nothing of who looks at what was found.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from ndb.engine.guided.assumption import IMPLIED, Assumption
from ndb.engine.guided.guided_run import Aim, GuidedRun, GuidedWorker, Order
from ndb.source.parse import parse

DEFAULT_RUNS = 30
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Progress = Callable[[int, int, int], None]
"""Told after every run: runs so far, lines reached, lines there are."""


@dataclass(frozen=True, slots=True)
class Try:
    """One run of an exploration, and the lines that it was the first to reach."""

    run: GuidedRun
    new_lines: tuple[int, ...]
    aim: Aim


@dataclass(slots=True)
class Exploration:
    """What was found."""

    lines: frozenset[int]
    """All lines that there are to reach."""
    tries: list[Try] = field(default_factory=list)

    @property
    def reached(self) -> frozenset[int]:
        return frozenset(line for each in self.tries for line in each.new_lines)

    def errors(self) -> list["Failure"]:
        """Exceptions that nothing caught, each once."""
        found: dict[tuple[str, tuple[str, int]], list[Try]] = {}
        for each in self.tries:
            if each.run.error is not None and each.run.raised_at is not None:
                found.setdefault((each.run.error, each.run.raised_at), []).append(each)
        return [
            Failure(error, file, line, runs[0].run.assumptions, self._needed(runs, line if not file else 0))
            for (error, (file, line)), runs in found.items()
        ]

    def needs(self) -> dict[int, tuple[Assumption, ...]]:
        """Lines and the assumptions they need: what was assumed in every run that reached a line before it did, not in
        all runs, and of branches only those that lead there."""
        reaching: dict[int, list[Try]] = {}
        for each in self.tries:
            for line in self.lines & frozenset(each.run.lines):
                reaching.setdefault(line, []).append(each)
        return {line: self._needed(runs, line) for line, runs in sorted(reaching.items())}

    def _needed(self, runs: Sequence[Try], line: int) -> tuple[Assumption, ...]:
        shared = frozenset.intersection(*map(_assumed, runs)) - frozenset.intersection(*map(_assumed, self.tries))
        run = runs[0].run
        return tuple(a for a in run.assumptions if (a.key, a.use, a.value) in shared and _may_lead(run, a, line))


@dataclass(frozen=True, slots=True)
class Failure:
    """An exception that nothing caught."""

    error: str
    file: str
    """Where it is not the one that is explored."""
    line: int
    assumed: tuple[Assumption, ...]
    needed: tuple[Assumption, ...]
    """Of them: see `needs`."""

    @property
    def where(self) -> str:
        return f"{self.file}, line {self.line}" if self.file else f"line {self.line}"


def _assumed(tried: Try) -> frozenset[tuple[str, str, str]]:
    return frozenset((each.key, each.use, each.value) for each in tried.run.assumptions if each.use not in IMPLIED)


def _may_lead(run: GuidedRun, assumption: Assumption, line: int) -> bool:
    """Whether an assumption can be what a line is reached by: it was made before, and if it decided a branch, the line
    stands on that side, or behind one whose other side leaves. Line 0: somewhere in another file."""
    if not line:
        return True
    if line not in run.first or assumption.moment > run.first[line]:
        return False
    if assumption.elsewhere:
        return True
    known = run.branches.get(assumption.file, ())
    if assumption.branch is None or assumption.branch >= len(known):
        return True
    branch, outcome = known[assumption.branch], assumption.value == "True"
    taken, other = branch["sides"][outcome], branch["sides"][not outcome]
    is_behind = line > branch["line"] and line not in other
    return line in taken or (bool(branch["leaves"][not outcome]) and is_behind)


def explore(
    worker: GuidedWorker, order: Order, source: str, *, runs: int = DEFAULT_RUNS, progress: Progress | None = None,
    checks: bool = False,
) -> Exploration:  # fmt: skip
    """Run until nothing new can be aimed at, or `runs` are used up. Ctrl-C ends it with what was found so far.

    `checks`: somebody asks which outcomes are exact, so those that may be are run twice.
    """
    run_one = worker.run_checked if checks else worker.run
    tree = parse(source)
    found = Exploration(frozenset(lines_to_reach(source, order.target.partition("::")[2])))
    tried: set[tuple[int | None, str]] = set()
    aim: Aim | None = Aim()
    try:
        while aim is not None and len(found.tries) < runs:
            run = run_one(replace(order, aim=aim if found.tries else None))
            new = (frozenset(run.lines) & found.lines) - found.reached
            found.tries.append(Try(run, tuple(sorted(new)), aim))
            if progress is not None:
                progress(len(found.tries), len(found.reached), len(found.lines))
            aim = _next_aim(tree, found, tried)
    except KeyboardInterrupt:
        pass
    return found


def lines_to_reach(source: str, function: str) -> Iterator[int]:
    """Lines of the statements of a function (of a file, if none is named) that can run."""
    body: Sequence[ast.stmt] = parse(source).body
    for part in function.split(".") if function else ():
        body = next((getattr(n, "body", []) for n in body if getattr(n, "name", None) == part), [])
    for statement in body:
        yield from (n.lineno for n in _statements(statement) if not _is_silent(n))


def _statements(node: ast.AST) -> Iterator[ast.stmt | ast.ExceptHandler]:
    if isinstance(node, ast.stmt | ast.ExceptHandler):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _statements(child)


def _is_silent(node: ast.stmt | ast.ExceptHandler) -> bool:
    """Statements for which Python reports no line."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return (
        is_text
        or isinstance(node, ast.Global | ast.Nonlocal)
        or (isinstance(node, ast.ExceptHandler) and not node.type)
    )


def _next_aim(tree: ast.Module, found: Exploration, tried: set[tuple[int | None, str]]) -> Aim | None:
    """The largest stretch of lines not reached that was not aimed at yet."""
    missing = sorted(found.lines - found.reached)
    reached = tuple(sorted(found.reached))
    for line in sorted(missing, key=lambda each: -_stretch(each, missing)):
        for aim in _aims_at(tree, line, reached):
            name = repr((aim.raises, aim.calls))
            if (aim.line, name) not in tried:
                tried.add((aim.line, name))
                return aim
    return None


def _stretch(line: int, missing: Sequence[int]) -> int:
    """How many lines from this one on are missing, one after the other."""
    start = missing.index(line)
    if start and missing[start - 1] == line - 1:
        return 0  # its first line will do
    size = 1
    while start + size < len(missing) and missing[start + size] == line + size:
        size += 1
    return size


def _aims_at(tree: ast.Module, line: int, reached: tuple[int, ...]) -> Iterator[Aim]:
    around = [n for n in ast.walk(tree) if _contains(n, line)]
    inner = [n.name for n in around if isinstance(n, _FUNCTIONS) and n.lineno < line]
    calls = tuple(inner[1:])
    handler, raises = _handler(around, line), None
    if handler is not None:
        guarded, caught = handler
        names = [ast.unparse(each) for each in caught]
        first, last = guarded.body[0].lineno, guarded.body[-1].end_lineno or guarded.body[-1].lineno
        for name in names:
            raises = (first, last, name)
            yield Aim(line if line in range(first, last) else first, reached, raises, calls)
            yield Aim(line, reached, raises, calls)
        return
    yield Aim(line, reached, None, calls)


def _contains(node: ast.AST, line: int) -> bool:
    return isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)


def _handler(around: Sequence[ast.AST], line: int) -> tuple[ast.Try, list[ast.expr]] | None:
    """The innermost `try` in one of whose handlers a line stands, and what that handler catches."""
    for node in reversed(around):
        if isinstance(node, ast.Try):
            for handler in node.handlers:
                if handler.lineno <= line <= (handler.end_lineno or handler.lineno):
                    kind = handler.type
                    kinds = kind.elts if isinstance(kind, ast.Tuple) else [kind] if kind else [ast.Name("Exception")]
                    return node, list(kinds[:2])
    return None
