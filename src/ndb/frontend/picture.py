"""The call tree of a recording as text: who called whom, with which values, and what came back.

Knows how to draw; what a call is and where it ends is the tree's business.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ndb.source.functions import class_bodies
from ndb.trace.names import is_global
from ndb.trace.state import Event, Recording, State
from ndb.tree.search import first_where, ints, last_where
from ndb.tree.span import Levels, activation_end

CALL, LINE, RETURN, EXCEPTION, EXPRESSION = map(int, list(Event)[:5])
INDENT = "  "
_HELD: Final = 4_000_000
"""States up to which the numbers of a recording are held at once: a deep call is as long as the whole run."""
DIM, GREEN, RED, BOLD, PLAIN = "\x1b[2m", "\x1b[32m", "\x1b[31m", "\x1b[1m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Style:
    """How a picture is drawn."""

    width: int = 80
    depth: int | None = None
    """Calls deeper than this are only counted."""
    rows: int | None = None
    """Where the picture is broken off."""
    lines: bool = False
    """Whether the lines that ran are shown, with what changed before each."""
    colour: bool = False

    def paint(self, text: str, colour: str) -> str:
        return f"{colour}{text}{PLAIN}" if self.colour and text else text


@dataclass(frozen=True, slots=True)
class _Held:
    """The numbers that say who called whom."""

    events: Sequence[int]
    depths: Sequence[int]


def _held(recording: Recording) -> Levels:
    if len(recording) > _HELD:
        return recording
    events: Any = np.asarray(recording.events)
    depths: Any = np.asarray(recording.depths)
    return _Held(events, depths)


def picture(recording: Recording, style: Style) -> Iterator[str]:
    """The rows of the picture, and last how the run ended."""
    levels = _held(recording)
    drawn, index = 0, -1
    known: dict[int, Mapping[str, str]] = {}
    while (index := _next_drawn(levels, index + 1, style)) < len(recording):
        if style.rows is not None and drawn == style.rows:
            yield style.paint(f"... {_count_drawn(levels, index, style)} more rows", DIM)
            break
        drawn += 1
        state = recording.state(index)
        yield _call(recording, levels, index, state, style) if state.event is Event.CALL else _line(state, known, style)
        known[state.frame] = state.locals
    yield style.paint(f"{recording.exit} after {len(recording)} states", DIM)


def _is_drawn(levels: Levels, start: int, stop: int, style: Style):  # type: ignore[no-untyped-def]
    events, depths = ints(levels.events, start, stop), ints(levels.depths, start, stop)
    kinds = (events == CALL) | (events == LINE) if style.lines else events == CALL
    return kinds if style.depth is None else kinds & (depths <= style.depth)


def _next_drawn(levels: Levels, start: int, style: Style) -> int:
    return first_where(lambda a, b: _is_drawn(levels, a, b, style), start, len(levels.events))


def _count_drawn(levels: Levels, start: int, style: Style) -> int:
    return int(_is_drawn(levels, start, len(levels.events), style).sum())


def _call(recording: Recording, levels: Levels, index: int, state: State, style: Style) -> str:
    indent = INDENT * state.depth
    name = state.function.rpartition("<locals>.")[2]
    if name == "<module>" and state.depth:
        name = f"<module {state.file}>"  # one that is imported: there may be many
    listed = ", ".join(f"{name}={text}" for name, text in state.locals.items() if not is_global(name))
    outcome, hidden = _outcome(recording, levels, index), _hidden_calls(levels, index, style)
    if (state.line, state.function) in class_bodies(recording.sources.get(state.file, "")):
        return _class(indent, name, outcome, style)
    note = f"  ({hidden} calls inside)" if hidden else ""
    room = style.width - len(indent) - len(name) - 2 - len(note)
    outcome = cut(outcome, max(room - min(len(listed), room // 2), 8))
    arguments = cut(listed, max(room - len(outcome), 3))
    colour = RED if outcome.startswith(" raises") else GREEN
    return indent + style.paint(name, BOLD) + f"({arguments})" + style.paint(outcome, colour) + style.paint(note, DIM)


def _class(indent: str, name: str, outcome: str, style: Style) -> str:
    """The body of a class, which runs where it stands: nobody calls it, and it returns nothing."""
    told = "" if outcome == " -> None" else cut(outcome, max(style.width - len(indent) - len(name) - 6, 8))
    return indent + style.paint(f"class {name}", BOLD) + style.paint(told, RED)


def _outcome(recording: Recording, levels: Levels, index: int) -> str:
    """How a call ended: its value, its exception, or nothing if the recording ends inside it."""
    last = _last_of(levels, index)
    match int(levels.events[last]):
        case Event.RETURN:
            return f" -> {recording.state(last).value}"
        case Event.EXCEPTION:
            return f" raises {recording.state(last).value}"
    return " ..."


def _last_of(levels: Levels, index: int) -> int:
    depth = levels.depths[index]
    end = activation_end(levels, index, len(levels.events))
    return last_where(
        lambda a, b: (ints(levels.depths, a, b) == depth) & (ints(levels.events, a, b) < EXPRESSION), index, end
    )


def _hidden_calls(levels: Levels, index: int, style: Style) -> int:
    if style.depth is None or levels.depths[index] < style.depth:
        return 0
    end = activation_end(levels, index, len(levels.events))
    return int((ints(levels.events, index + 1, end) == CALL).sum())


def _line(state: State, known: Mapping[int, Mapping[str, str]], style: Style) -> str:
    """A line that ran, and on its right what had changed before it did."""
    number = f"{INDENT * state.depth}{state.line:>5} "
    source = cut(state.source, max(style.width - len(number), 8))
    changed = ", ".join(changes(known.get(state.frame, {}), state.locals))
    column = max(len(number) + len(source) + 2, min(style.width // 2, 44))
    room = style.width - column
    if not changed or room < 8:
        return style.paint(number, DIM) + source
    return style.paint(number, DIM) + source.ljust(column - len(number)) + style.paint(cut(changed, room), GREEN)


def changes(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """What is different, as `name = value`; `del name` for what is gone."""
    changed = [f"{name} = {text}" for name, text in after.items() if before.get(name) != text]
    return changed + [f"del {name}" for name in before if name not in after]


def cut(text: str, room: int) -> str:
    """The text on one line, in at most `room` characters, cut in the middle."""
    text = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    if len(text) <= room:
        return text
    head = max(room - 3, 0) * 2 // 3
    tail = max(room - 3, 0) - head
    return text[:head] + "..."[:room] + (text[-tail:] if tail else "")
