"""What can be asked backwards about a function: which arguments make it return, raise or reach something.

Knows how such a question is put in the language: as the last state of an inverse document (SPEC 3), one for every way
in which the function may come to it. Reads syntax only; asks no model and runs nothing.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ndb.errors import BadTarget
from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.predict.output import Outcome
from ndb.predict.subject import Subject
from ndb.source.call import constant_text
from ndb.source.functions import Function, falls_off, own_nodes
from ndb.source.parse import NOT_PLAIN, is_expression, plain_value, walk_text

MOST_OPENINGS = 6


@dataclass(frozen=True, slots=True)
class Returns:
    """Which arguments give this value? `value` is source text of a plain value."""

    value: str

    def __str__(self) -> str:
        return f"returns {self.value}"


@dataclass(frozen=True, slots=True)
class Raises:
    """Which arguments make it raise this? An exception's name, or the whole of it: `KeyError('x')`."""

    error: str

    @property
    def name(self) -> str:
        return self.error.partition("(")[0].strip()

    def __str__(self) -> str:
        return f"raises {self.error}"


@dataclass(frozen=True, slots=True)
class Reaches:
    """Which arguments make it run this line of the file?"""

    line: int

    def __str__(self) -> str:
        return f"reaches line {self.line}"


@dataclass(frozen=True, slots=True)
class Where:
    """Which arguments give a `result` for which this holds?"""

    condition: str

    def __str__(self) -> str:
        return f"returns a result where {self.condition}"


@dataclass(frozen=True, slots=True)
class StateAt:
    """Which arguments come to this line with variables for which this holds?"""

    line: int
    condition: str

    def __str__(self) -> str:
        return f"comes to line {self.line} with {self.condition}"


@dataclass(frozen=True, slots=True)
class Same:
    """Which other arguments come to the same as these?"""

    arguments: str

    def __str__(self) -> str:
        return f"does the same as with {self.arguments}"


Question = Returns | Raises | Reaches | Where | StateAt | Same


def rendered(value: str) -> str:
    """A value's source text as states show it."""
    found = plain_value(value)
    if found is NOT_PLAIN:
        raise BadTarget(f"{value!r} is no plain value; write it as Python would show it, strings in quotes")
    return repr(found)


def agrees(outcome: Outcome, question: Question) -> bool:
    """Whether what is predicted is what was asked for."""
    match question:
        case Returns(value):
            return outcome.value == rendered(value)
        case Raises():
            error = outcome.error or ""
            return error == question.error or (error.partition("(")[0] == question.name and "(" not in question.error)
        case Reaches(line) | StateAt(line):
            return line in outcome.lines
        case Where() | Same():
            return outcome.value is not None


def line_of(subject: Subject, text: str) -> int:
    """The line that a user means by a number or by its text."""
    lines = subject.source.split("\n")
    found = [int(text)] if text.strip().isdigit() else [n for n, t in enumerate(lines, 1) if t.strip() == text.strip()]
    if len(found) > 1:
        inside = range(subject.node.lineno, (subject.node.end_lineno or 0) + 1)
        found = [line for line in found if line in inside]
    if len(found) != 1:
        raise BadTarget(f"{text!r} is {'no line' if not found else 'more than one line'} of the file; give its number")
    if not 0 < found[0] <= len(lines) or not lines[found[0] - 1].strip():
        raise BadTarget(f"there is no code at line {found[0]}; the file has {len(lines)} lines")
    return found[0]


def state_of(subject: Subject, text: str) -> StateAt:
    """`line 31: total == 0`, or a line's text before the colon."""
    line, _, condition = text.partition(":")
    if not is_expression(condition.strip()):
        raise BadTarget(f"{text!r} is no state; write it like this: line 31: total == 0")
    return StateAt(line_of(subject, line.strip().removeprefix("line ")), condition.strip())


# -- how a question is put ---------------------------------------------------------------------------------------------


def openings(subject: Subject, question: Question) -> list[Shown]:
    """States from which a model may go back to the call, likeliest first."""
    match question:
        case Returns(value):
            found = list(_returning(subject, rendered(value)))
        case Raises():
            found = list(_raising(subject, question))
        case Reaches(line) | StateAt(line):
            found = list(_reaching(subject, line))
        case Where() | Same():
            found = []
    return list({(shown.sep, shown.source, shown.value): shown for shown in found}.values())[:MOST_OPENINGS]


def openings_from(subject: Subject, line: int, wanted: int, variables: Mapping[str, str]) -> list[Shown]:
    """The state that should have been, from one in which a run went wrong: it is at the wanted line, and has the
    variables that the run had, but for those that the line at which it went wrong decides by."""
    own = [node for node in own_nodes(subject.node, ast.stmt) if node.lineno == line]
    deciding = {n.id for node in own for part in _own_fields(node) for n in ast.walk(part) if isinstance(n, ast.Name)}
    shown = {name: text for name, text in variables.items() if name not in deciding}
    is_inside = subject.node.lineno < wanted <= (subject.node.end_lineno or 0)
    return [Shown(Sep.INV_LINE, subject.text(wanted), shown, partial=True)] if own and is_inside and shown else []


def _returning(subject: Subject, value: str) -> Iterator[Shown]:
    """The ways out with this value: a `return` of another constant is none."""
    ends = [(constant_text(n.value), subject.text(n.lineno)) for n in reversed(own_nodes(subject.node, ast.Return))]
    fitting = [end for end in ends if end[0] in (None, value)]
    for _, text in sorted(fitting, key=lambda end: end[0] is None):
        yield Shown(Sep.INV_RETURN, text, value=value)
    for line in falls_off(subject.node.body) if value == "None" else ():
        yield Shown(Sep.INV_RETURN, subject.text(line), value=value)
    if not fitting:
        yield from (Shown(Sep.INV_RETURN, text, value=value) for _, text in ends)


def _raising(subject: Subject, question: Raises) -> Iterator[Shown]:
    """Lines that may raise it: those that say so, then those that call, then those whose syntax can."""
    whole = question.error if "(" in question.error else None
    for node in own_nodes(subject.node, ast.Raise):
        name, message = _raised(node)
        if name in (question.name, None):
            yield Shown(Sep.INV_EXCEPTION, subject.text(node.lineno), value=whole or message or f"{question.name}(")
    for line in _lines_that_may_raise(subject, question.name):
        yield Shown(Sep.INV_EXCEPTION, subject.text(line), value=whole or f"{question.name}(")


def _raised(node: ast.Raise) -> tuple[str | None, str | None]:
    """The name of what a `raise` raises and, where its arguments are constants, the whole of it; None: not known."""
    made = node.exc
    if isinstance(made, ast.Name):
        return made.id, f"{made.id}()"
    if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Name):
        return None, None
    values = [constant_text(argument) for argument in made.args]
    is_known = None not in values and not made.keywords
    return made.func.id, f"{made.func.id}({', '.join(str(v) for v in values)})" if is_known else None


_SYNTAX: Mapping[str, tuple[type[ast.AST], ...]] = {
    "KeyError": (ast.Subscript, ast.Call), "IndexError": (ast.Subscript, ast.Call),
    "ZeroDivisionError": (ast.Div, ast.FloorDiv, ast.Mod, ast.Call), "AttributeError": (ast.Attribute,),
    "AssertionError": (ast.Assert,), "ValueError": (ast.Call, ast.Assign, ast.For), "StopIteration": (ast.Call,),
    "TypeError": (ast.Call, ast.BinOp, ast.Compare, ast.Subscript, ast.For), "RecursionError": (ast.Call,),
}  # fmt: skip
"""What a line must have to raise one of Python's own exceptions by itself."""


def _lines_that_may_raise(subject: Subject, name: str) -> list[int]:
    """Those whose own syntax can raise it before those that only call something; a `raise` raises what it says."""
    kinds = _SYNTAX.get(name, (ast.Call,))
    found: list[tuple[bool, int]] = []
    for statement in own_nodes(subject.node, ast.stmt):
        parts = [statement, *(n for field in _own_fields(statement) for n in ast.walk(field))]
        fitting = {kind for kind in kinds for part in parts if isinstance(part, kind)}
        if fitting and not isinstance(statement, ast.Raise):
            found.append((fitting == {ast.Call}, statement.lineno))
    return [line for _, line in sorted(found)]


def _own_fields(statement: ast.stmt) -> list[ast.AST]:
    """A statement's expressions, without the statements inside it."""
    return [child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt | ast.ExceptHandler)]


def _reaching(subject: Subject, line: int) -> Iterator[Shown]:
    inside = [n for n in own_nodes(subject.node, ast.stmt) if n.lineno <= line <= (n.end_lineno or n.lineno)]
    if not inside:
        yield from (_at_line(subject, n) for n in _leading_into(subject, line))
        return
    innermost = max(inside, key=lambda n: n.lineno)
    if isinstance(innermost, ast.Return) and (value := constant_text(innermost.value)) is not None:
        yield Shown(Sep.INV_RETURN, subject.text(line), value=value)
    elif isinstance(innermost, ast.Raise) and (message := _raised(innermost)[1]) is not None:
        yield Shown(Sep.INV_EXCEPTION, subject.text(line), value=message)
    else:
        yield _at_line(subject, line)


def _at_line(subject: Subject, line: int) -> Shown:
    """Nothing is known of the state at the line but that it is there: what is left out is all of it."""
    return Shown(Sep.INV_LINE, subject.text(line), partial=True)


def _leading_into(subject: Subject, line: int) -> list[int]:
    """Lines of the function that call whatever the line stands in; its last line where none does so by name."""
    names = {
        n.name
        for n in walk_text(subject.source)
        if isinstance(n, Function | ast.ClassDef) and n.lineno <= line <= (n.end_lineno or 0)
    }
    used = [n.lineno for n in own_nodes(subject.node, ast.Name) if n.id in names]
    return used or [subject.node.body[-1].end_lineno or subject.node.lineno]
