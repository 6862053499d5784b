"""What of the sources a model is shown: all of a program that is short, else the parts that matter where it stands.

A part is a function, a method, the head of a class or another statement at the top of a file. Those that are active
come first, then what they name, nearest first, as long as there is room. Knows syntax; a text that cannot be parsed is
taken apart by its indents. How long a text is for the model is the caller's to say.
"""

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ndb.errors import NdbError
from ndb.predict.follow import Code, Piece
from ndb.source.flow import flow_of
from ndb.trace.state import State

Function = ast.FunctionDef | ast.AsyncFunctionDef
Measure = Callable[[str], int]
_LONGEST_TEXT = 200_000
"""Characters of a part that are looked at: longer ones fit into no model."""


class TooLong(NdbError):
    """Even the function that is active does not fit into what the model reads."""


@dataclass(frozen=True, slots=True)
class Part:
    """Lines of a file that stand or fall together."""

    file: str
    first: int
    last: int
    binds: frozenset[str]
    uses: frozenset[str]
    head: int | None = None
    """First line of the class that it stands in."""

    def has(self, state: State) -> bool:
        return self.file == state.file and self.first <= state.line <= self.last


def whole(sources: Mapping[str, str], stack: Sequence[State]) -> Code:
    """The files that the active functions stand in, one after the other."""
    files = [file for file in dict.fromkeys(state.file for state in stack) if file in sources]
    text, pieces = "", []
    for file in files:
        text = text + "\n" if text else ""
        pieces.append(Piece(text.count("\n") + 1, file, 1))
        text += sources[file].rstrip("\n") + "\n"
    return Code(text, flow_of(text), tuple(pieces) or (Piece(1, stack[-1].file, 1),))


class Excerpts:
    """Cuts the code to what is needed at a state, and says when that is not enough any more."""

    def __init__(self, sources: Mapping[str, str], files: Sequence[str], measure: Measure, most: int) -> None:
        self._lines = {file: sources[file].split("\n") for file in files if file in sources}
        self._parts = [part for file in self._lines for part in parts_of(sources[file], file)]
        self._measure, self._most = measure, most

    def around(self, stack: Sequence[State]) -> Code:
        """The code to show while these functions are active; the last one must fit."""
        chosen: list[Part] = []
        room = self._most
        here = self._at(stack[-1])
        for part in self._wanted(stack):
            size = self._size(part) if part not in chosen else 0
            if size > room and part == here:
                raise TooLong(self._too_long(part))
            if part not in chosen and size <= room:
                chosen.append(part)
                room -= size
        return self._code([part for part in self._parts if part in chosen])

    def lacks(self, code: Code, stack: Sequence[State]) -> bool:
        """Whether something is not shown that can run next where these functions are active."""
        return any(not code.line(part.file, part.first) for part in self._needed(stack[-1]))

    @property
    def lines(self) -> int:
        return sum(map(len, self._lines.values()))

    def _needed(self, state: State) -> Iterator[Part]:
        """What is active, and of a module the statement that comes next."""
        here = self._at(state)
        if here is None:
            yield from self._parts[:1] if state.function == "<module>" else ()
            return
        yield from self._with_head(here)
        if state.function == "<module>":
            yield from self._after(here, 1)

    def _wanted(self, stack: Sequence[State]) -> Iterator[Part]:
        """Parts by how much they matter; some come twice."""
        yield from self._needed(stack[-1])
        rest = [part for state in reversed(stack) for part in self._needed(state)]
        if stack[-1].function == "<module>":
            rest += self._after(rest[0], 8) if rest else []
        seen: list[Part] = []
        while rest:
            part = rest.pop(0)
            if part not in seen:
                seen.append(part)
                yield from self._with_head(part)
                rest += [other for other in self._parts if other.binds & part.uses and other not in seen]
        yield from self._parts

    def _at(self, state: State) -> Part | None:
        return next((part for part in reversed(self._parts) if part.has(state)), None)

    def _after(self, part: Part, count: int) -> list[Part]:
        later = [p for p in self._parts if p.file == part.file and p.first > part.last and p.head is None]
        return later[:count]

    def _with_head(self, part: Part) -> Iterator[Part]:
        yield from (p for p in self._parts if part.head is not None and (p.file, p.first) == (part.file, part.head))
        yield part

    def _text(self, part: Part) -> str:
        return "\n".join(self._lines[part.file][part.first - 1 : part.last]) + "\n"

    def _size(self, part: Part) -> int:
        text = self._text(part)
        return self._measure(text) if len(text) <= _LONGEST_TEXT else len(text)

    def _too_long(self, part: Part) -> str:
        where = f"lines {part.first} to {part.last} of {part.file}"
        return (
            f"{where} belong together and take {self._size(part):,} tokens; the model has room for {self._most:,}: "
            "debug a smaller function, give shorter arguments, or use --engine live"
        )

    def _code(self, parts: Sequence[Part]) -> Code:
        text, pieces, line = "", [], 1
        for part in parts:
            pieces.append(Piece(line, part.file, part.first))
            text += self._text(part)
            line += part.last - part.first + 1
        return Code(text, flow_of(text), tuple(pieces))


def parts_of(source: str, file: str) -> list[Part]:
    """A file taken apart, in order."""
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return list(_by_indent(source, file))
    return [part for node in body for part in _parts_of_node(node, file)]


def _parts_of_node(node: ast.stmt, file: str) -> Iterator[Part]:
    methods = [n for n in node.body if isinstance(n, Function)] if isinstance(node, ast.ClassDef) else []
    if not methods or len(methods) == len(getattr(node, "body", ())) == 1:
        yield _part(node, file)
        return
    first, at = _first_line(node), _first_line(node)
    for method in methods:  # the head is the class line and what stands between the methods
        start = _first_line(method)
        if start > at:
            yield _between(node, file, at, start - 1, None if at == first else first)
        yield _part(method, file, first)
        at = (method.end_lineno or start) + 1
    if at <= (node.end_lineno or at):
        yield _between(node, file, at, node.end_lineno or at, first)


def _part(node: ast.stmt, file: str, head: int | None = None) -> Part:
    return Part(file, _first_line(node), node.end_lineno or node.lineno, _binds(node), _uses([node]), head)


def _between(node: ast.stmt, file: str, first: int, last: int, head: int | None) -> Part:
    inside = [n for n in getattr(node, "body", ()) if first <= n.lineno <= last]
    bases = [] if head else [*getattr(node, "bases", ()), *getattr(node, "decorator_list", ())]
    binds = _binds(node) if head is None else frozenset().union(*map(_binds, inside))
    return Part(file, first, last, binds | frozenset().union(*map(_binds, inside)), _uses([*inside, *bases]), head)


def _first_line(node: ast.stmt) -> int:
    lines: list[int] = [node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))]
    return min(lines)


def _binds(node: ast.stmt) -> frozenset[str]:
    """The names that a statement gives a meaning, seen from outside."""
    if isinstance(node, Function | ast.ClassDef):
        return frozenset({node.name})
    if isinstance(node, ast.Import | ast.ImportFrom):
        return frozenset(alias.asname or alias.name.split(".")[0] for alias in node.names)
    return frozenset(n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))


def _uses(nodes: Sequence[ast.AST]) -> frozenset[str]:
    found = [n for node in nodes for n in ast.walk(node)]
    names = {n.id for n in found if isinstance(n, ast.Name)}
    return frozenset(names | {n.attr for n in found if isinstance(n, ast.Attribute)})


def _by_indent(source: str, file: str) -> Iterator[Part]:
    lines = source.split("\n")
    starts = [n for n, text in enumerate(lines, 1) if text[:1].strip() and text[:1] not in ")]}"] or [1]
    for start, after in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        yield Part(file, start, after - 1, frozenset(), frozenset())
