"""Items in CRUXEval's four fields, made of seeds and of packages' functions that were held out: to fit on (validation)
and to test on (fresh).

Runs the programs (the project's own, and functions that the harvest ran before) to know what their calls give.
"""

import ast
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from ndb.dataset.programs.program import Program
from ndb.evaluate.cruxeval import Row
from ndb.source import parse
from ndb.source.parse import parsed_expression
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit

LONGEST_VALUE = 200


@dataclass(frozen=True, slots=True)
class Size:
    """How long a program and its run may be: characters and states; lines and states that there must be."""

    code: int
    run: int
    least_lines: int = 1
    least_run: int = 4


SHORT = Size(900, 60)
LONG = Size(1600, 300)
EVERYDAY = Size(2600, 300, least_lines=12, least_run=20)
"""Like code that people debug."""


def seed_rows(programs: Sequence[Program], side: str, count: int, size: Size = SHORT) -> list[Row]:
    """Calls of the programs in turn, a first one of each, then a second one …, until there are `count`."""
    most = max((len(program.calls) for program in programs), default=0)
    turns = ((p, p.calls[turn]) for turn in range(most) for p in programs if turn < len(p.calls))
    names = _names(programs)
    rows: list[Row] = []
    for program, call in turns:
        if len(rows) == count:
            break
        row = row_of(program, call, f"{side}/{names[program]}/{program.calls.index(call)}", size)
        rows += [row] if row is not None else []
    return rows


def _names(programs: Sequence[Program]) -> dict[Program, str]:
    """By their entries, numbered where several have the same one."""
    often: Counter[str] = Counter()
    names: dict[Program, str] = {}
    for program in dict.fromkeys(programs):
        number = often[program.entry]
        names[program] = program.entry + (f".{number}" if number else "")
        often[program.entry] += 1
    return names


def row_of(program: Program, call: str, name: str, size: Size = SHORT) -> Row | None:
    """The item that a call makes; None if it is no plain call, raises, is long, or gives no plain value."""
    given = arguments_in(call, program.entry)
    if given is None or len(program.source) > size.code or program.source.count("\n") < size.least_lines:
        return None
    recording = record_call(program.source, call, limits=RecordLimits(events=size.run + 1, seconds=5.0))
    if recording.exit is not Exit.NORMAL or len(recording) < size.least_run:
        return None
    last, entered = recording.state(len(recording) - 1), recording.state(2)
    if entered.event is not Event.CALL or entered.function != program.entry or not is_plain(last.value or ""):
        return None
    return Row(name, program.source, given, last.value or "", program.entry, program.topic, program.family)


def arguments_in(call: str, entry: str) -> str | None:
    """The text between the parentheses of a call; None if it is none of `entry` with plain values."""
    node = parsed_expression(call)
    if not isinstance(node, ast.Call) or ast.unparse(node.func) != entry or "\n" in call:
        return None
    if not all(is_plain(ast.unparse(a)) for a in (*node.args, *(k.value for k in node.keywords))):
        return None
    return call[len(entry) + 1 : -1]


def is_plain(text: str) -> bool:
    """Whether it is the text of a literal, and not too long."""
    return len(text) <= LONGEST_VALUE and parse.is_plain(text)


def programs_of(rows: Iterable[Row]) -> list[Program]:
    """Items as programs: all calls of one code together."""
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        found.setdefault((row.code, row.entry), []).append(row)
    return [
        Program(code, entry, tuple(_calls(same)), "items", same[0].source, same[0].topic or same[0].source)
        for (code, entry), same in found.items()
    ]


def _calls(rows: Iterable[Row]) -> Iterator[str]:
    return (f"{row.entry}({row.input})" for row in rows)


def write_rows(rows: Iterable[Row], path: Path) -> None:
    path.write_text("".join(json.dumps(asdict(row), ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
