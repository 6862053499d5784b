"""Walks: a policy (or a script) let loose on a tree, and the document that tells it.

Knows trees, policies and showing; neither recording nor text format.
"""

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from ndb.errors import BadAction
from ndb.language.document import Document, bound_to
from ndb.language.shown import Visit, show
from ndb.source.functions import first_line
from ndb.source.parse import parsed
from ndb.trace.instructions.instruction import python_told
from ndb.trace.state import Event, Exit, Recording
from ndb.trajectory.policy import ForwardPolicy, InversePolicy
from ndb.tree.action import CONTINUE, INV_STEP_INTO, STEP_INTO, Action, LineBreakpoint, ScriptedAction, breakpoint_at
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.span import Span, span_from

LONGEST_WALK = 10_000


def forward_visits(
    span: Span, policy: ForwardPolicy, dice: random.Random, *, stack: Sequence[int] = (), longest: int = LONGEST_WALK
) -> list[Visit]:
    """Walk a span forwards from its first state to its exit, choosing actions by policy.

    `stack` are states of the functions that are waiting, outermost first: all that is left of the past (SPEC 4).
    """
    tree, index = ForwardTree(span), span.start
    visits = [Visit(span.recording.state(waiting), STEP_INTO) for waiting in stack]
    while index < span.stop:
        action = policy(tree, index, dice) if len(visits) < longest else CONTINUE
        visits.append(Visit(span.recording.state(index), action))
        index = tree.target(index, action)
    return visits


def inverse_visits(
    span: Span, policy: InversePolicy, dice: random.Random, *, longest: int = LONGEST_WALK
) -> list[Visit]:
    """Walk a span backwards from its last state to before its first."""
    tree = InverseTree(span)
    node: Node | None = tree.first
    visits = list[Visit]()
    while node is not None and len(visits) < longest:
        action = policy(tree, node, dice)
        visits.append(Visit(span.recording.state(node.index), action, node.before_calls))
        node = tree.target(node, action)
    return visits


def forward_document(
    span: Span,
    policy: ForwardPolicy,
    dice: random.Random,
    *,
    stack: Sequence[int] = (),
    whole_code: bool = False,
    longest: int = LONGEST_WALK,
) -> Document:
    """The document of a forward walk."""
    visits = forward_visits(span, policy, dice, stack=stack, longest=longest)
    shown = Span(span.recording, stack[0], span.stop) if stack else span
    return Document(bound_code(code_of(shown, whole=whole_code), visits), tuple(show(visits)), span.exit)


def inverse_document(
    span: Span, policy: InversePolicy, dice: random.Random, *, whole_code: bool = False, longest: int = LONGEST_WALK
) -> Document:
    """The document of an inverse walk."""
    visits = inverse_visits(span, policy, dice, longest=longest)
    return Document(code_of(span, whole=whole_code), tuple(show(visits)), Exit.ENTRY)


def bound_code(code: str, visits: Sequence[Visit]) -> str:
    """The code of a walk. Where instructions are told, it names the version of Python that they are of."""
    told = (visit.state.value or "" for visit in visits if visit.state.event is Event.INSTRUCTION)
    position = next(told, None)
    return code if position is None else bound_to(python_told(position), code)


def scripted_policy(script: Iterable[ScriptedAction]) -> ForwardPolicy:
    """Plays scripted actions once, then continues; a breakpoint by line number stays until that line is reached."""
    rest = list(script)

    def policy(tree: ForwardTree, index: int, dice: random.Random) -> Action:
        if not rest:
            return CONTINUE
        scripted = rest[0]
        if not isinstance(scripted, LineBreakpoint):
            return _full_line(tree, index, rest.pop(0))
        action = breakpoint_at(_line_at(tree, index, scripted.line))
        if tree.target(index, action) == tree.next_at_line(index, scripted.line):
            rest.pop(0)
        return action

    return policy


def scripted_inverse_policy(script: Iterable[ScriptedAction]) -> InversePolicy:
    """Plays scripted actions once, then steps back."""
    rest = iter(script)

    def policy(tree: InverseTree, node: Node, dice: random.Random) -> Action:
        action = next(rest, INV_STEP_INTO)
        if isinstance(action, LineBreakpoint):
            raise BadAction(f"breakpoint {action.line} goes forwards; this walk goes backwards")
        return action

    return policy


def _line_at(tree: ForwardTree, index: int, line: int) -> str:
    """The text of a line in the file that the state at `index` is in."""
    scope = tree.recording.scopes[tree.recording.scope_numbers[index]]
    lines = tree.recording.sources[scope.file].split("\n")
    if not 0 < line <= len(lines) or not lines[line - 1].strip():
        raise BadAction(f"breakpoint {line}: there is no code at line {line}; the file has {len(lines)} lines")
    return lines[line - 1]


def _full_line(tree: ForwardTree, index: int, scripted: ScriptedAction) -> Action:
    """A breakpoint given without its indentation means whichever line reads so when stripped and is met first."""
    assert isinstance(scripted, Action)
    if scripted.source is None:
        return scripted
    if not scripted.source.strip():
        raise BadAction("a breakpoint needs the text of a source line; this one is blank")
    lines = {line for text in tree.recording.sources.values() for line in text.split("\n")}
    meant = sorted(line for line in lines if line.strip() == scripted.source.strip())
    if scripted.source in lines or not meant:
        return scripted
    return min(map(breakpoint_at, meant), key=lambda action: tree.target(index, action))


def entry_points(recording: Recording, *, least: int = 2, most: int = 400) -> list[int]:
    """Call states whose activation has between `least` and `most` states: where a long trace may be cut (SPEC 6)."""
    events = recording.events
    calls = [i for i, event in enumerate(events) if event == Event.CALL]
    spans = ((i, span_from(recording, i)) for i in calls)
    return [i for i, span in spans if least <= span.stop - span.start <= most]


def code_of(span: Span, *, whole: bool = False) -> str:
    """The blocks of source that hold every visited line; the whole files where asked or where a module body ran."""
    recording = span.recording
    visited: dict[str, set[int]] = {}
    for scope_number, line in set(
        zip(recording.scope_numbers[span.start : span.stop], recording.lines[span.start : span.stop], strict=True)
    ):
        visited.setdefault(recording.scopes[int(scope_number)].file, set()).add(int(line))
    parts = []
    for file, lines in visited.items():
        text = recording.sources.get(file, "")
        parts.append(text if whole or 0 in lines else _visited_blocks(text, lines))
    return "\n".join(parts)


def _visited_blocks(text: str, lines: set[int]) -> str:
    rows = text.split("\n")
    blocks = [(a, b) for a, b in _blocks(text) if any(a <= line <= b for line in lines)]
    return "\n".join("\n".join(rows[a - 1 : b]) + "\n" for a, b in blocks)


@lru_cache(maxsize=512)
def _blocks(text: str) -> tuple[tuple[int, int], ...]:
    """First and last line of every top-level statement, decorators included."""
    tree = parsed(text)
    if tree is None:
        return ((1, len(text.split("\n"))),)
    return tuple((first_line(node), node.end_lineno or node.lineno) for node in tree.body)
