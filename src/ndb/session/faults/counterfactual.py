"""What if a line had given something else: a condition decided the other way, a value as in a run that passed, what a
small edit of it gives. If the failing test then passes, the line is where the run can be turned; if all others still
pass as well, more so.

The value that the test wants is not tried: put into the last line before the assertion it turns every failure.
Each is a change of the line tried in the sandbox (try_edits). Knows syntax and what blocks left; nothing of rankings.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from ndb.session.faults.backward_walk import Line
from ndb.session.faults.blocks import Left
from ndb.session.faults.edits import small_edits
from ndb.session.faults.try_edits import Trial, which_pass
from ndb.source.parse import is_plain, nodes_of, parsed

_MOST_VALUES = 3
_MOST_EDITS = 16
"""Small edits of one line that are tried."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A change of a line, in words, with the text that makes it."""

    line: Line
    words: str
    text: str


@dataclass(frozen=True, slots=True)
class Turned:
    """What a line would have had to give for the failing test to pass, and whether all tests then pass."""

    words: str
    is_right_for_all: bool


def turning_lines(
    trial: Trial, lines: Sequence[Line], passed: Sequence[Sequence[Left]], tests: Sequence[str]
) -> dict[Line, Turned]:
    """The lines with which the trial's tests pass if they had given something else, and what; `tests` are all tests."""
    seen = _values_seen(passed)
    turns = [
        turn
        for file, line in lines
        for turn in turns_of(file, trial.files[file].decode("utf-8", "replace"), line, seen)
    ]
    turning = _passing(trial, turns)
    right = _passing(replace(trial, stages=(tuple(tests),)), turning)
    found: dict[Line, Turned] = {}
    for turn in (*right, *turning):
        found.setdefault(turn.line, Turned(turn.words, turn in right))
    return found


def _passing(trial: Trial, turns: Sequence[Turn]) -> list[Turn]:
    changes = [{turn.line[0]: turn.text} for turn in turns]
    return [turns[number] for number, passes in which_pass(trial, changes) if passes]


def _values_seen(passed: Sequence[Sequence[Left]]) -> Mapping[tuple[Line, str], list[str]]:
    """Plain values that passing runs gave a variable in a line."""
    seen: dict[tuple[Line, str], list[str]] = defaultdict(list)
    for run in passed:
        for left in run:
            values = seen[(left.block[0], left.line), left.name]
            if len(values) < _MOST_VALUES and left.value not in values and is_plain(left.value):
                values.append(left.value)
    return seen


def turns_of(file: str, text: str, line: int, seen: Mapping[tuple[Line, str], list[str]]) -> Iterator[Turn]:
    """Everything that a line could have given instead."""
    if parsed(text) is None:
        return
    for node in nodes_of(text):
        if getattr(node, "lineno", None) != line:
            continue
        for part, other, words in _others((file, line), node, seen):
            made = _replaced(text, part, other)
            if made is not None:
                yield Turn((file, line), words, made)
    for edit in islice(small_edits(file, text, line), _MOST_EDITS):
        yield Turn((file, line), f"if it read `{edit.after}`", edit.text)


def _others(
    line: Line, node: ast.AST, seen: Mapping[tuple[Line, str], list[str]]
) -> Iterator[tuple[ast.expr, str, str]]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, f"not ({ast.unparse(test)})", f"if `{ast.unparse(test)}` were decided the other way"
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
        ):
            for other in seen.get((line, name), ()):
                yield value, other, f"if `{name}` became {other} here"
        case ast.Return(value=ast.expr() as value):
            for other in seen.get((line, "<returned>"), ()):
                yield value, other, f"if {other} were returned here"


def _replaced(text: str, node: ast.expr, other: str) -> str | None:
    if node.lineno != node.end_lineno or ast.unparse(node) == other:
        return None
    lines = text.splitlines(keepends=True)
    row = lines[node.lineno - 1].encode()
    lines[node.lineno - 1] = (row[: node.col_offset] + f"({other})".encode() + row[node.end_col_offset :]).decode()
    made = "".join(lines)
    return made if parsed(made) is not None else None
