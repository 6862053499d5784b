"""Which line can come after which in a function, as the compiler has laid out its instructions: in a statement of
several lines, behind an exception, on the way out of a `with`.

Knows code objects, of this version of Python only; elsewhere nothing is said. Nothing is run.
"""

import ast
import dis
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import CodeType
from typing import Final

from ndb.errors import NotPython
from ndb.source.flow import modules_in
from ndb.source.parse import nodes_of, parse_program
from ndb.source.syntax import syntax_of
from ndb.trace.scopes import exception_handlers

IS_KNOWN: Final = sys.version_info[:2] == (3, 11)
"""Whether lines come as they are laid out: other versions were not compared."""
_JUMPS: Final = frozenset({*dis.hasjrel, *dis.hasjabs})
_ENDS: Final = re.compile(r"RETURN_VALUE|RAISE|RERAISE|JUMP_(FORWARD|BACKWARD)")
"""Names of instructions behind which the next one never comes."""
_LEAVING: Final = frozenset({"RETURN_VALUE", "YIELD_VALUE"})
_HARMLESS: Final = frozenset(
    {"NOP", "POP_TOP", "LOAD_CONST", "PUSH_NULL", "PRECALL", "KW_NAMES", "COPY", "SWAP", "STORE_FAST", "JUMP_FORWARD",
     "JUMP_BACKWARD", "PUSH_EXC_INFO", "POP_EXCEPT", "RETURN_VALUE", "EXTENDED_ARG"}
)  # fmt: skip
"""Those that raise nothing."""
_ASYNC: Final = 0x80 | 0x100 | 0x200
"""Flags of coroutines and of generators that are."""
Points = frozenset[int]
"""Offsets of instructions at which a line can begin."""


@dataclass(frozen=True, slots=True)
class Following:
    """What can come behind a line, unless a function is entered or something is raised."""

    lines: Mapping[int, Points]
    """Other lines, or the same once more, and where they begin."""
    is_left: bool
    """Whether the function can be left there: with a value or, where something was raised, by that."""
    passed: frozenset[int] = frozenset()
    """Lines of which something can run before another one is told."""


class LineOrder:
    """Of one function."""

    def __init__(self, code: CodeType, no_steps: frozenset[tuple[int, int]]) -> None:
        """`no_steps`: pairs of lines between which control goes back without a state."""
        self._no_steps = no_steps
        known = [*dis.get_instructions(code)]
        self._lines = {each.offset: each.positions.lineno if each.positions else None for each in known}
        self._names = {each.offset: each.opname for each in known}
        self._handlers = {
            at: target
            for start, end, target in exception_handlers(code.co_exceptiontable)
            for at in range(start, end, 2)
        }
        self._after = dict[int, list[int]]()
        for each, following in zip(known, [*known[1:], None], strict=True):
            after = [each.argval] if each.opcode in _JUMPS else []
            after += [following.offset] if following is not None and not _ENDS.match(each.opname) else []
            self._after[each.offset] = after
        self._again = {n.offset for n in known if n.opname == "RERAISE" or (n.opname, n.arg) == ("RAISE_VARARGS", 0)}
        """Where an exception is raised once more, of which no state tells."""
        self._start = next((each.offset for each in known if each.opname == "RESUME"), 0)
        self._found: dict[tuple[Points, bool], Following] = {}

    @property
    def begin(self) -> Points:
        """Before the first line."""
        return frozenset({self._start})

    def at(self, line: int) -> Points:
        """Wherever a line can be."""
        return frozenset(offset for offset, found in self._lines.items() if found == line)

    def lines_of(self, points: Points) -> set[int]:
        """The lines that begin at these."""
        return {line for point in points if (line := self._lines[point]) is not None}

    def resumed_at(self, line: int) -> Points:
        """Where a generator goes on at a line."""
        yields = [offset for offset in self.at(line) if self._names[offset] == "YIELD_VALUE"]
        return frozenset(after for offset in yields for after in self._after[offset])

    def following(self, points: Points, is_raised: bool = False) -> Following:
        """What can come behind a line that began at one of these. `is_raised`: something was raised there; then the
        lines to which that leads, none where it leaves the function."""
        if (points, is_raised) not in self._found:
            self._found[points, is_raised] = self._follow(points, is_raised)
        return self._found[points, is_raised]

    def _follow(self, points: Points, is_raised: bool) -> Following:
        lines, is_left, passed = dict[int, set[int]](), False, set[int]()
        for point in points:
            shown = self._lines[point] if point != self._start else None
            way = self._way([(point, self._lines[point])], shown)
            if is_raised:
                raising = [at for at in way.passed if self._names[at] not in _HARMLESS]
                way = self._way([(self._handlers[at], None) for at in raising if at in self._handlers], shown)
                way.is_left = not all(at in self._handlers for at in raising)
            for line, at in way.lines:
                lines.setdefault(line, set()).add(at)
            is_left |= way.is_left
            passed |= self.lines_of(frozenset(way.passed))
        return Following({line: frozenset(found) for line, found in lines.items()}, is_left, frozenset(passed))

    def _way(self, waiting: list[tuple[int, int | None]], shown: int | None) -> "_Way":
        """From instructions about to run, each with the line of the one before, until another line is told. `shown`:
        the line that was told last."""
        way, seen = _Way(), set[tuple[int, int | None]]()
        while waiting:
            offset, before = waiting.pop()
            line = self._lines[offset]
            if (offset, before) in seen:
                continue
            seen.add((offset, before))
            if line is not None and line != before and (shown, line) not in self._no_steps:
                way.lines.add((line, offset))
                if line != shown:  # else it may be that it is not told again
                    continue
            way.passed.add(offset)
            way.is_left |= self._names[offset] in _LEAVING
            waiting += [(after, line if after > offset > self._start else None) for after in self._next(offset)]
        return way

    def _next(self, offset: int) -> list[int]:
        if self._names[offset] == "YIELD_VALUE":
            return []
        is_raised = offset in self._again and offset in self._handlers
        return [*self._after[offset], *([self._handlers[offset]] if is_raised else [])]


@dataclass(slots=True)
class _Way:
    passed: set[int] = field(default_factory=set)
    lines: set[tuple[int, int]] = field(default_factory=set)
    is_left: bool = False


@lru_cache(maxsize=64)
def line_orders(source: str, starts: tuple[int, ...] = (1,)) -> Mapping[int, LineOrder]:
    """By the line of its `def`: that of each function of which it is known. `starts`: the first lines of the files that
    the text is made of; each is compiled for itself, since a `from __future__` may begin any of them."""
    if not IS_KNOWN:
        return {}
    try:
        modules = modules_in(parse_program(source, "<program>"), starts)
        compiled = [compile(module, "<program>", "exec", dont_inherit=True) for module in modules]
        codes = [code for module in compiled for code in _nested(module)]
    except (SyntaxError, ValueError, RecursionError, MemoryError, NotPython):
        return {}
    syntax, found = syntax_of(source), dict[int, LineOrder]()
    joined = {*syntax.spans, *syntax.headers, *_formats(source)}
    for code in codes:
        lines = {line for _, _, line in code.co_lines() if line}
        is_plain = code.co_flags & 0x1 and not code.co_flags & _ASYNC and not code.co_name.startswith("<")
        if is_plain and not lines & joined:  # else several lines are told as one
            first = code.co_firstlineno
            found[syntax.definitions.get((first, code.co_name), first)] = LineOrder(code, syntax.no_steps)
    return found


def _formats(source: str) -> Iterator[int]:
    """Lines with `'…' % (…)`: the compiler makes texts of it that have no place of their own."""
    for node in nodes_of(source):
        match node:
            case ast.BinOp(left=ast.Constant(value=str()), op=ast.Mod(), right=ast.Tuple()):
                yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _nested(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _nested(constant)
