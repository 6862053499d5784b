"""Walks: a policy (or a script) let loose on a tree, and the document that tells it.

Knows trees, policies and showing; neither recording nor text format.
"""

import ast
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ndb.language.document import Document
from ndb.language.showing import Visit, show
from ndb.trace.state import Event, Exit, Recording
from ndb.trajectory.policy import ForwardPolicy, InversePolicy
from ndb.tree.action import CONTINUE, INV_STEP_INTO, STEP_INTO, LineBreakpoint, ScriptedAction, breakpoint_at
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.span import Span, span_from

LONGEST_WALK = 10_000


def forward_document(
    span: Span,
    policy: ForwardPolicy,
    dice: random.Random,
    *,
    stack: Sequence[int] = (),
    whole_code: bool = False,
    longest: int = LONGEST_WALK,
) -> Document:
    """Walk a span forwards from its first state to its exit, choosing actions by policy.

    `stack` are states of the functions that are waiting, outermost first: all that is left of the past (SPEC 4).
    """
    tree, index = ForwardTree(span), span.start
    visits = [Visit(span.recording.state(waiting), STEP_INTO) for waiting in stack]
    while index < span.stop:
        action = policy(tree, index, dice) if len(visits) < longest else CONTINUE
        visits.append(Visit(span.recording.state(index), action))
        index = tree.target(index, action)
    shown = Span(span.recording, stack[0], span.stop) if stack else span
    return Document(code_of(shown, whole=whole_code), tuple(show(visits)), span.exit)


def inverse_document(
    span: Span, policy: InversePolicy, dice: random.Random, *, whole_code: bool = False, longest: int = LONGEST_WALK
) -> Document:
    """Walk a span backwards from its last state to before its first."""
    tree = InverseTree(span)
    node: Node | None = tree.first
    visits = list[Visit]()
    while node is not None and len(visits) < longest:
        action = policy(tree, node, dice)
        visits.append(Visit(span.recording.state(node.index), action, node.before_calls))
        node = tree.target(node, action)
    return Document(code_of(span, whole=whole_code), tuple(show(visits)), Exit.ENTRY)


def scripted_document(span: Span, script: Sequence[ScriptedAction], *, inverse: bool = False) -> Document:
    """Walk as told; when the script ends, to the end: `continue` forwards, steps backwards."""
    if inverse:
        rest = iter(script)
        return inverse_document(span, lambda tree, node, dice: _action(next(rest, INV_STEP_INTO)), random.Random(0))
    steps = _Script(script)
    return forward_document(span, steps.policy, random.Random(0))


def _action(scripted: ScriptedAction):  # type: ignore[no-untyped-def]
    assert not isinstance(scripted, LineBreakpoint), "only forward walks take line numbers"
    return scripted


class _Script:
    """Plays scripted actions; a breakpoint by line number stays until a state at that very line is reached."""

    def __init__(self, script: Iterable[ScriptedAction]) -> None:
        self._rest = list(script)

    def policy(self, tree: ForwardTree, index: int, dice: random.Random):  # type: ignore[no-untyped-def]
        if not self._rest:
            return CONTINUE
        scripted = self._rest[0]
        if isinstance(scripted, LineBreakpoint):
            return self._by_number(tree, index, scripted.line)
        return self._rest.pop(0) if scripted.source is None else _full_line(tree, self._rest.pop(0))

    def _by_number(self, tree: ForwardTree, index: int, line: int):  # type: ignore[no-untyped-def]
        scope = tree.recording.scopes[tree.recording.scope_numbers[index]]
        source = tree.recording.sources[scope.file].splitlines()[line - 1]
        action = breakpoint_at(source)
        if tree.target(index, action) == tree.next_at_line(index, line):
            self._rest.pop(0)
        return action


def _full_line(tree: ForwardTree, action):  # type: ignore[no-untyped-def]
    """A breakpoint given without its indentation means the line that reads so when stripped."""
    for text in tree.recording.sources.values():
        for line in text.splitlines():
            if line.strip() == action.source.strip():
                return breakpoint_at(line)
    return action


def entry_points(recording: Recording, *, least: int = 2, most: int = 400) -> list[int]:
    """Call states whose activation has between `least` and `most` states: where a long trace may be cut (SPEC 6)."""
    events = recording.events
    calls = [i for i in range(len(recording)) if events[i] == Event.CALL]
    spans = ((i, span_from(recording, i)) for i in calls)
    return [i for i, span in spans if least <= span.stop - span.start <= most]


def code_of(span: Span, *, whole: bool = False) -> str:
    """The blocks of source that hold every visited line; the whole files where asked or where a module body ran."""
    recording = span.recording
    visited: dict[str, set[int]] = {}
    for scope_number, line in set(zip(recording.scope_numbers[span.start : span.stop],
                                      recording.lines[span.start : span.stop], strict=True)):
        visited.setdefault(recording.scopes[int(scope_number)].file, set()).add(int(line))
    parts = []
    for file, lines in visited.items():
        text = recording.sources.get(file, "")
        parts.append(text if whole or 0 in lines else _visited_blocks(text, lines))
    return "\n".join(parts)


def _visited_blocks(text: str, lines: set[int]) -> str:
    rows = text.splitlines()
    blocks = [(a, b) for a, b in _blocks(text) if any(a <= line <= b for line in lines)]
    return "\n".join("\n".join(rows[a - 1 : b]) + "\n" for a, b in blocks)


@lru_cache(maxsize=512)
def _blocks(text: str) -> tuple[tuple[int, int], ...]:
    """First and last line of every top-level statement, decorators included."""
    try:
        body = ast.parse(text).body
    except (SyntaxError, ValueError):
        return ((1, len(text.splitlines())),)
    return tuple(
        (min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))]), node.end_lineno or node.lineno)
        for node in body
    )
