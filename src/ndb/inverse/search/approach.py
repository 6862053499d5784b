"""How near a run came to what is asked: by the value it gave, by the lines it reached, by the comparisons on the way.

Reads the code's control flow once; then a number for every run, smaller is nearer. Knows questions and runs.
"""

import ast
import re
from collections import defaultdict, deque
from typing import Any

from ndb.inverse.question import Question, Raises, Reaches, Returns, StateAt, Where
from ndb.inverse.search.candidate_runs import Note, Run
from ndb.inverse.search.nearness import FAR, RAISED, distance
from ndb.predict.subject import Subject
from ndb.source.flow import flow_of
from ndb.source.parse import NOT_PLAIN, plain_value, walk_text

NOWHERE = 1000.0
_CONDITION_LINE = 1
"""Where the comparisons of a condition that was asked for stand: it is a text of its own."""


def is_answer(run: Run, question: Question) -> bool:
    """Whether a run does what is asked."""
    match question:
        case Returns():
            return run.is_equal
        case Raises():
            return run.error == question.error or ("(" not in question.error and question.name in run.kinds)
        case Reaches(line):
            return line in run.lines
    return run.holds


class Approach:
    """Measures runs of one function for one question."""

    def __init__(self, subject: Subject, question: Question) -> None:
        self.question = question
        self.wanted: Any = plain_value(question.value) if isinstance(question, Returns) else NOT_PLAIN
        self.targets = target_lines(subject, question)
        self.away = _lines_away(subject.source, self.targets) if self.targets else {}

    def measure(self, run: Run) -> float:
        match self.question:
            case Returns():
                return self.of_value(run)
            case Where():
                return RAISED + 1 if run.value is None else self.of_notes(run, _CONDITION_LINE)
            case StateAt(line):
                return self.of_notes(run, _CONDITION_LINE) if line in run.lines else 1 + self.of_lines(run)
        return self.of_lines(run)

    def of_value(self, run: Run) -> float:
        if run.value is None:
            return RAISED
        value = plain_value(run.value) if run.is_plain else NOT_PLAIN
        return FAR + 0.5 if value is NOT_PLAIN or self.wanted is NOT_PLAIN else distance(value, self.wanted)

    def of_lines(self, run: Run) -> float:
        """Steps that are missing, and how nearly the last comparison came out right."""
        if not self.targets:
            return 0.0
        steps, line = self.nearest_line(run)
        return steps + 0.9 * self.of_notes(run, line)

    def nearest_line(self, run: Run) -> tuple[float, int]:
        """How many steps a run was away from where it should have come to, and the line at which it was; 0: none."""
        return min(((self.away[line], line) for line in run.lines if line in self.away), default=(NOWHERE, 0))

    def of_notes(self, run: Run, line: int) -> float:
        return min((apart(note) for note in run.notes if note.site // 1000 == line), default=1.0)


def apart(note: Note) -> float:
    """How far a comparison is from coming out otherwise; below 1."""
    left, right = note.left, note.right
    if note.kind in ("Eq", "NotEq", "Lt", "LtE", "Gt", "GtE") and type(left) is not list:
        return min(0.95, distance(left, right)) if left != right else 0.1
    if note.kind in ("In", "NotIn", "item", "get") and isinstance(right, list) and not note.outcome:
        return min((0.9 * min(1.0, distance(left, member)) for member in right), default=0.95)
    return 0.5 if note.kind == "truth" else 0.9


def target_lines(subject: Subject, question: Question) -> frozenset[int]:
    """Lines that have to be reached, where the code says which."""
    match question:
        case Reaches(line) | StateAt(line):
            return frozenset({line})
        case Raises():
            return frozenset(_raising(subject.source, question.name))
    return frozenset()


def _raising(source: str, name: str) -> list[int]:
    """Lines that raise an exception by its name, or one of the file's that derives from it."""
    nodes = list(walk_text(source))
    names = {name}
    for _ in range(3):
        for node in nodes:
            if isinstance(node, ast.ClassDef) and any(
                ast.unparse(base).rpartition(".")[2] in names for base in node.bases
            ):
                names.add(node.name)
    found = []
    for node in nodes:
        if isinstance(node, ast.Raise) and node.exc is not None:
            called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            if ast.unparse(called).rpartition(".")[2] in names:
                found.append(node.lineno)
        elif isinstance(node, ast.Assert) and name == "AssertionError":
            found.append(node.lineno)
    return found


def _lines_away(source: str, targets: frozenset[int]) -> dict[int, int]:
    """How many steps every line is away from the nearest target, by control flow and calls."""
    flow = flow_of(source)
    if flow is None:
        return {}
    before: dict[int, set[int]] = defaultdict(set)
    for scope in flow.scopes:
        for line, nexts in scope.successors.items():
            for each in nexts:
                before[each].add(line)
        if scope.line and scope.name.isidentifier():
            callers = _naming(flow.lines, scope.name, scope.line)
            for entry in scope.entries:
                before[entry] |= callers
    away = dict.fromkeys(targets, 0)
    pending = deque(targets)
    while pending:
        line = pending.popleft()
        for each in before[line]:
            if each not in away:
                away[each] = away[line] + 1
                pending.append(each)
    return away


def _naming(lines: Any, name: str, defined: int) -> set[int]:
    """Lines that may call something: they have its name, or are where an object of it is used."""
    if name.startswith("__") and name.endswith("__"):
        return set()
    word = re.compile(rf"\b{re.escape(name)}\b")
    return {number for number, text in enumerate(lines, 1) if number != defined and word.search(text)}
