"""From what a model shows to full states: which activation, which line, which variables (SPEC 2 to 4).

Knows the language's rules of listing and control flow; asks no model and keeps no history but the stack.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ndb.language.document import Shown
from ndb.language.lines import LineResolver
from ndb.language.tokens import Sep
from ndb.source.flow import Flow, flow_of
from ndb.source.functions import qualified_names
from ndb.trace.state import Event, State
from ndb.tree.action import Action, Move

_DEF = re.compile(r"\s*(?:async\s+)?def\s+(\w+)")


@dataclass(frozen=True, slots=True)
class Piece:
    """Lines of a file that stand one after the other in a text, too."""

    start: int
    """First line in the text."""
    file: str
    first: int
    """First line in the file."""


@dataclass(frozen=True, slots=True)
class Code:
    """The text a document shows, and where its lines stand in files."""

    text: str
    flow: Flow | None
    pieces: tuple[Piece, ...]
    """In the order of the text; the files' own order inside a file."""

    def place(self, line: int) -> tuple[str, int]:
        """File and line number there of a line of the text."""
        piece = max((p for p in self.pieces if p.start <= max(line, 1)), key=lambda p: p.start, default=self.pieces[0])
        return piece.file, line - piece.start + piece.first if line else 0

    def line(self, file: str, line: int) -> int:
        """Where a line of a file stands in the text; 0 where it does not."""
        before = [piece for piece in self.pieces if piece.file == file and piece.first <= line]
        if not before:
            return 0
        piece = max(before, key=lambda p: p.first)
        found = piece.start + line - piece.first
        after = next((p.start for p in self.pieces if p.start > piece.start), self.size + 1)
        return found if found < after else 0

    @property
    def starts(self) -> tuple[int, ...]:
        """The first lines of the files in the text."""
        return _starts(self.pieces)

    @property
    def size(self) -> int:
        """Lines."""
        return self.text.count("\n")


def code_of(text: str, pieces: Sequence[Piece]) -> Code:
    """A text that is put together of pieces of files."""
    return Code(text, flow_of(text, _starts(pieces)), tuple(pieces))


def _starts(pieces: Sequence[Piece]) -> tuple[int, ...]:
    before = [None, *(piece.file for piece in pieces)]
    return tuple(piece.start for piece, file in zip(pieces, before, strict=False) if piece.file != file)


class Follower:
    """Turns shown states into states; knows the stack of the walk. Forwards."""

    def __init__(self, code: Code, stack: Sequence[State]) -> None:
        self.code = code
        self.stack = list(stack)
        """The latest state of every active function, outermost first."""
        self.frames = 1 + max((state.frame for state in stack), default=-1)

    def follow(
        self, shown: Shown, action: Action, lines: set[int], module: str = "",
        variables: Mapping[str, str] | None = None,
    ) -> State:  # fmt: skip
        """The state that `shown` stands for, reached by `action` from the top of the stack; it becomes the top.
        `module`: the file whose body it is the beginning of, if it is that of one and this is known. `variables`: what
        they are where a value is shown, if that is known."""
        line = self._line(shown, lines)
        self._leave(shown, action, line)
        event = shown.sep.event
        if event is Event.CALL:
            self._push(line)
        elif action.move is Move.BREAKPOINT or not self.stack:
            self._fly(line)
        top = self.stack[-1]
        file, number = self.code.place(line) if line or not module else (module, 0)
        if variables is None:
            variables = {} if _is_jump_to_value(shown, action, top.line == number) else _locals(shown, top.locals)
        state = replace(
            top,
            event=event,
            source=shown.source,
            value=shown.value,
            file=file,
            line=number if not event.is_inside_line else top.line,
            locals=variables,
        )
        self.stack[-1] = state
        return state

    def _line(self, shown: Shown, lines: set[int]) -> int:
        if lines:
            return min(lines)
        reading = [number for number, text in enumerate(self.code.text.split("\n"), 1) if text == shown.source]
        return reading[0] if len(reading) == 1 else 0

    def _leave(self, shown: Shown, action: Action, line: int) -> None:
        """Drop what was left between the state before and this one."""
        before = self.stack[-1].event if self.stack else None
        if before is Event.RETURN or (before is Event.EXCEPTION and shown.sep is Sep.EXCEPTION):
            self.stack.pop()
        if before is Event.EXCEPTION or action.move is Move.STEP_OVER:
            while len(self.stack) > 1 and line and shown.sep is not Sep.CALL and not self._runs(self.stack[-1], line):
                self.stack.pop()

    def leave_to(self, depth: int) -> None:
        """What is deeper is known to be left, as a generator expression whose last round was gone through."""
        while len(self.stack) > 1 and self.stack[-1].depth > depth:
            self.stack.pop()

    def _runs(self, state: State, line: int) -> bool:
        """Whether a function that is active at a state can be at a line."""
        flow = self.code.flow
        at = self.code.line(state.file, state.line)
        if flow is None:
            return True
        scopes = [s for s in flow.scopes if at in s.successors or (state.event is Event.CALL and s.line == at)]
        return not scopes or any(line in scope.successors for scope in scopes)

    def _push(self, line: int) -> None:
        top = self.stack[-1] if self.stack else None
        file, _ = self.code.place(line)
        depth = top.depth + 1 if top else 0
        self.stack.append(State(Event.CALL, "", {}, None, line, depth, self.frames, file, self._name(line)))
        self.frames += 1

    def _fly(self, line: int) -> None:
        """A jump to a line of a function that is active, or of one that is not known to be."""
        for height in range(len(self.stack), 0, -1):
            if self._runs(self.stack[height - 1], line):
                del self.stack[height:]
                return
        self._push(line)

    def _name(self, line: int) -> str:
        if line == 0:
            return "<module>"
        if self.code.flow is None:
            return _name_above(self.code.text.split("\n"), line)
        named = [scope for scope in self.code.flow.scopes if scope.line == line]
        scope = named[-1] if named else self.code.flow.scope_of(line)
        return qualified_names(self.code.text).get(scope.line, scope.name)


def earlier(code: Code, shown: Shown, later: State) -> State:
    """The state of the same function that an inverse walk shows before a later one; its line is 0 where no line that
    reads so can lead there."""
    known = _locals(shown, later.locals)
    state = replace(later, event=shown.sep.event, source=shown.source, value=shown.value, locals=known)
    at = code.line(later.file, later.line)
    reading = [number for number, text in enumerate(code.text.split("\n"), 1) if text == shown.source]
    if code.flow is not None and state.event is Event.LINE:
        successors = code.flow.scope_of(at).successors
        is_end = later.event is not Event.LINE
        reading = [n for n in reading if (n == at if is_end else at in successors.get(n, ()))][:1]
    return replace(state, line=code.place(reading[0])[1] if len(reading) == 1 else 0)


def _name_above(lines: Sequence[str], line: int) -> str:
    """The function a line of a text stands in that cannot be parsed: the nearest `def` above that is less indented."""
    depth = _indent(lines[line - 1])
    for text in reversed(lines[:line]):
        match = _DEF.match(text)
        if match and (_indent(text) < depth or text is lines[line - 1]):
            return match[1]
    return "<module>"


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip())


def _is_jump_to_value(shown: Shown, action: Action, is_same_line: bool) -> bool:
    """Whether the variables are unknown: a state that shows a value lists none, and there were lines in between."""
    was_there = is_same_line and shown.source.lstrip().startswith("return")
    return shown.value is not None and action.move is Move.STEP_RETURN and not was_there


def _locals(shown: Shown, known: Mapping[str, str]) -> dict[str, str]:
    """What is known of the variables after a state is shown: a partial listing amends, a complete one replaces."""
    if not shown.sep.has_locals:
        return dict(known)
    kept = {name: text for name, text in known.items() if name not in shown.locals} if shown.partial else {}
    return kept | {name: text for name, text in shown.locals.items() if text is not None}


class FunctionResolver(LineResolver):
    """Knows besides that step_return ends in the function it starts from."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._ends: dict[Sep, set[int]] = {}
        self._at: tuple[set[int], Sep | None] = set(), None

    def take(self, shown: Shown, action: Action | None = None) -> set[int]:
        lines = super().take(shown)
        self._at = lines, shown.sep
        if action is not None:
            self.act(action)
        return lines

    def act(self, action: Action) -> None:
        super().act(action)
        lines, sep = self._at
        is_inside = action.move is Move.STEP_RETURN and sep in (Sep.CALL, Sep.LINE)
        self._leave_from(lines if is_inside else set(), sep is Sep.CALL)

    def _leave_from(self, lines: set[int], is_call: bool) -> None:
        """The function that is at one of these lines is going to be left; none: nothing is known of that."""
        ahead: set[int] = set()
        exits: set[int] = set()
        for scope in self.flow.scopes if lines else ():
            inside = scope.resumes if is_call else scope.lines
            starts = set(scope.entries) if is_call and scope.line in lines else lines & set(inside)
            found = starts | scope.reachable(starts)
            ahead, exits = ahead | found, exits | (found & scope.exits)
        self._ends = {Sep.RETURN: exits, Sep.EXCEPTION: ahead} if lines else {}

    def candidates(self, sep: Sep) -> set[int] | None:
        return self._ends.get(sep) or super().candidates(sep)
