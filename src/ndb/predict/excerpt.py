"""What of the sources a model is shown: all of a program that is short, else the parts that matter where it stands.

A part is a function, a method, the head of a class or another statement at the top of a file. Those that are active
come first, then what they name, nearest first, as long as there is room. Knows syntax; a text that cannot be parsed is
taken apart by its indents. How long a text is for the model is the caller's to say.
"""

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ndb.errors import NdbError
from ndb.language.known.constants import Elsewhere
from ndb.predict.follow import Code, Piece, code_of
from ndb.source.functions import Function, first_line
from ndb.source.needed import bound_names, needed_statements, used_names
from ndb.source.parse import parsed, walk_text
from ndb.source.project.project_files import files_needed
from ndb.trace.state import State

Measure = Callable[[str], int]
_MOST_MISSES = 50
"""So many parts that do not fit, and none is looked for any more."""
_LONGEST_TEXT = 200_000
"""Characters of a part that are looked at: longer ones fit into no model."""


class TooLong(NdbError):
    """Even the function that is active does not fit into what the model reads."""


@dataclass(frozen=True, slots=True, eq=False)
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
    """The files that the active functions need, one after the other."""
    files = needed_files(sources, stack)
    text, pieces = "", []
    for file in files:
        text = text + "\n" if text else ""
        pieces.append(Piece(text.count("\n") + 1, file, 1))
        text += sources[file].rstrip("\n") + "\n"
    return code_of(text, pieces or [Piece(1, stack[-1].file, 1)])


def needed_files(sources: Mapping[str, str], stack: Sequence[State]) -> list[str]:
    """The files that the active functions stand in, and those that these import."""
    return files_needed(list(dict.fromkeys(state.file for state in stack)), sources)


def needed(source: str, file: str, function: Function) -> Code:
    """A function at the top of a file and what it needs, an empty line between two parts (SPEC 4)."""
    lines, text, pieces = source.split("\n"), "", list[Piece]()
    for statement in needed_statements(source, function):
        first = first_line(statement)
        text = text + "\n" if text else ""
        pieces.append(Piece(text.count("\n") + 1, file, first))
        text += "\n".join(lines[first - 1 : statement.end_lineno]) + "\n"
    return code_of(text, pieces)


def hidden_names(sources: Mapping[str, str], code: Code) -> Elsewhere:
    """What the parts of files name that are not shown."""
    bound, used = set[str](), set[str]()
    named = {node.id for node in walk_text(code.text) if isinstance(node, ast.Name)}
    for file in {piece.file for piece in code.pieces} & set(sources):
        lines = sources[file].count("\n") + 1
        shown: set[int | None] = {None, *(line for line in range(1, lines + 1) if code.line(file, line))}
        tree = parsed(sources[file]) if len(shown) <= lines else None
        if tree is not None:
            parts = [node for node in tree.body if first_line(node) not in shown]
            quiet = [node for node in parts if _binds_only(node) and named.isdisjoint(bound_names(node))]
            bound.update(*(bound_names(node) for node in parts if node not in quiet))
            passed = {id(each) for node in quiet for each in ast.walk(node)}
            nodes = [node for node in ast.walk(tree) if id(node) not in passed]
            hidden = [node for node in nodes if getattr(node, "lineno", None) not in shown]
            bound.update(name for node in hidden if isinstance(node, ast.Global) for name in node.names)
            used.update(node.id for node in hidden if isinstance(node, ast.Name))
    return Elsewhere(frozenset(bound), frozenset(used))


def _binds_only(node: ast.stmt) -> bool:
    """Whether a statement does nothing that matters to those who do not name what it binds: an import, a docstring, a
    constant."""
    match node:
        case ast.Import() | ast.Expr(value=ast.Constant()):
            return True
        case ast.ImportFrom(names=names):
            return all(each.name != "*" for each in names)
        case ast.Assign(targets=[ast.Name()], value=ast.Constant()):
            return True
    return False


class Excerpts:
    """Cuts the code to what is needed at a state, and says when that is not enough any more."""

    def __init__(self, sources: Mapping[str, str], files: Sequence[str], measure: Measure, most: int) -> None:
        self._lines = {file: sources[file].split("\n") for file in files if file in sources}
        self._parts = [part for file in self._lines for part in parts_of(sources[file], file)]
        self._binding: dict[str, list[Part]] = {}
        for part in self._parts:
            for name in part.binds:
                self._binding.setdefault(name, []).append(part)
        self._order = {part: number for number, part in enumerate(self._parts)}
        self._measure, self._most = measure, most

    def around(self, stack: Sequence[State]) -> Code:
        """The code to show while these functions are active; the last one must fit."""
        chosen: set[Part] = set()
        room, misses = self._most, 0
        here = self._at(stack[-1])
        for part in self._wanted(stack):
            size = self._size(part) if part not in chosen else 0
            if size > room and part is here:
                raise TooLong(self._too_long(part))
            if part not in chosen and size <= room:
                chosen.add(part)
                room -= size
            elif part not in chosen:
                misses += 1
            if misses > _MOST_MISSES:
                break
        return self._code(sorted(chosen, key=self._order.__getitem__))

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
        seen: set[Part] = set()
        for part in rest:  # grows while it is walked
            if part not in seen:
                seen.add(part)
                yield from self._with_head(part)
                found = {other for name in part.uses for other in self._binding.get(name, ())} - seen
                rest += sorted(found, key=self._order.__getitem__)
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
        return code_of(text, pieces)


def parts_of(source: str, file: str) -> list[Part]:
    """A file taken apart, in order."""
    tree = parsed(source)
    if tree is None:
        return list(_by_indent(source, file))
    return [part for node in tree.body for part in _parts_of_node(node, file)]


def _parts_of_node(node: ast.stmt, file: str) -> Iterator[Part]:
    methods = [n for n in node.body if isinstance(n, Function)] if isinstance(node, ast.ClassDef) else []
    if not methods or len(methods) == len(getattr(node, "body", ())) == 1:
        yield _part(node, file)
        return
    first, at = first_line(node), first_line(node)
    for method in methods:  # the head is the class line and what stands between the methods
        start = first_line(method)
        if start > at:
            yield _between(node, file, at, start - 1, None if at == first else first)
        yield _part(method, file, first)
        at = (method.end_lineno or start) + 1
    if at <= (node.end_lineno or at):
        yield _between(node, file, at, node.end_lineno or at, first)


def _part(node: ast.stmt, file: str, head: int | None = None) -> Part:
    return Part(file, first_line(node), node.end_lineno or node.lineno, bound_names(node), used_names([node]), head)


def _between(node: ast.stmt, file: str, first: int, last: int, head: int | None) -> Part:
    inside = [n for n in getattr(node, "body", ()) if first <= n.lineno <= last]
    bases = [] if head else [*getattr(node, "bases", ()), *getattr(node, "decorator_list", ())]
    binds = bound_names(node) if head is None else frozenset().union(*map(bound_names, inside))
    return Part(
        file, first, last, binds | frozenset().union(*map(bound_names, inside)), used_names([*inside, *bases]), head
    )


def _by_indent(source: str, file: str) -> Iterator[Part]:
    lines = source.split("\n")
    starts = [n for n, text in enumerate(lines, 1) if text[:1].strip() and text[:1] not in ")]}"] or [1]
    for start, after in zip(starts, [*starts[1:], len(lines) + 1], strict=True):
        yield Part(file, start, after - 1, frozenset(), frozenset())
