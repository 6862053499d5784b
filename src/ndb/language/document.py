"""Documents of the trajectory language: what they consist of, writing them, parsing them (SPEC 4).

Knows the text format; nothing of recordings, trees or models. `parse(write(d)) == d`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ndb.errors import BadDocument
from ndb.language.tokens import SPECIAL, Mark, Sep, escape, spell, unescape
from ndb.trace.state import Exit
from ndb.tree.action import Action, Move

ELISION = ".."
"""Stands first in LOCALS, as name and value, when unchanged variables are left out."""

_SEPS, _MOVES, _EXITS = {s.value: s for s in Sep}, {m.value: m for m in Move}, {e.value: e for e in Exit}


_BOUND = re.compile(r"# Python (\d+\.\d+)\n")


@dataclass(frozen=True, slots=True)
class Shown:
    """A state as a document shows it: only what changed, or a value."""

    sep: Sep
    source: str
    locals: Mapping[str, str | None] = field(default_factory=dict)
    """What is listed; None for a deleted variable. Empty for states that show a value."""
    partial: bool = False
    """Whether unchanged variables were left out."""
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """A state and the action taken there."""

    state: Shown
    action: Action


@dataclass(frozen=True, slots=True)
class Document:
    code: str
    frames: tuple[Frame, ...]
    exit: Exit


def bound_to(python: str, code: str) -> str:
    """Code whose instructions are told: its first line names the version of Python that they are of (SPEC 2d)."""
    return f"# Python {python}\n{code}"


def python_of(code: str) -> str | None:
    """The version that code is bound to; None where it is to none."""
    found = _BOUND.match(code)
    return found[1] if found else None


def write(document: Document) -> str:
    frames = "".join(spell(Mark.FRAME_SEP) + write_state(f.state) + write_action(f.action) for f in document.frames)
    return write_context(document.code) + frames + write_exit(document.exit)


def write_context(code: str) -> str:
    return spell(Mark.BEGIN_OF_TEXT) + spell(Mark.TRACE_CONTEXT_START) + escape(code)


def write_state(state: Shown) -> str:
    source = spell(Mark.SRC_SEP) + escape(state.source)
    shown = spell(Mark.ARG_SEP) + (write_locals(state) if state.sep.has_locals else write_value(state.value or ""))
    return spell(state.sep) + (shown + source if state.sep is Sep.LINE else source + shown)


def write_locals(state: Shown) -> str:
    listed = {ELISION: ELISION} if state.partial else {}
    return write_json({**listed, **state.locals})


def write_value(value: str) -> str:
    return write_json(value)


def write_json(value: object) -> str:
    """JSON in which no special token's spelling can occur."""
    text = json.dumps(value, ensure_ascii=False)
    return SPECIAL.sub(lambda match: "<\\u007c" + match[0][2:], text) if "|>" in text else text


def write_action(action: Action) -> str:
    return spell(Mark.ACTION_SEP) + spell(action.move) + escape(action.source or "")


def write_exit(exit: Exit) -> str:
    return "".join(spell(name) for name in (Mark.FRAME_SEP, exit, Mark.TRACE_END, Mark.END_OF_TEXT))


def parse(text: str) -> Document:
    """The document that `text` is, all of it; BadDocument says where it goes wrong."""
    reader = Reader(text)
    code = reader.context()
    frames = list[Frame]()
    while True:
        item = reader.frame_or_exit()
        if isinstance(item, Exit):
            if not frames:
                raise BadDocument("a document has no state", reader.position)
            reader.end()
            return Document(code, tuple(frames), item)
        frames.append(item)


class Reader:
    """A cursor over text; each method takes one construct or raises BadDocument with the position."""

    def __init__(self, text: str, position: int = 0) -> None:
        self.text = text
        self.position = position

    def context(self) -> str:
        self._take(Mark.BEGIN_OF_TEXT)
        self._take(Mark.TRACE_CONTEXT_START)
        return unescape(self._plain())

    def frame_or_exit(self) -> Frame | Exit:
        self._take(Mark.FRAME_SEP)
        name = self._special()
        if name in _EXITS:
            return _EXITS[name]
        if name not in _SEPS:
            raise self._error(f"an event or an exit was expected, not {spell(name)}", -len(spell(name)))
        return Frame(self._state(_SEPS[name]), self.action())

    def state(self) -> Shown:
        """One state without its action, as a model generates it."""
        name = self._special()
        if name not in _SEPS:
            raise self._error(f"an event was expected, not {spell(name)}", -len(spell(name)))
        return self._state(_SEPS[name])

    def action(self) -> Action:
        self._take(Mark.ACTION_SEP)
        name = self._special()
        if name not in _MOVES:
            raise self._error(f"an action was expected, not {spell(name)}", -len(spell(name)))
        source = unescape(self._plain())
        if (_MOVES[name] is Move.BREAKPOINT) != bool(source):
            raise self._error("a breakpoint takes a source line, other actions take none", -len(source))
        return Action(_MOVES[name], source or None)

    def end(self) -> None:
        self._take(Mark.TRACE_END)
        self._take(Mark.END_OF_TEXT)
        if self.position != len(self.text):
            raise self._error("text after the end of the document")

    def _state(self, sep: Sep) -> Shown:
        if sep is Sep.LINE:
            listed, partial = self._locals()
            return Shown(sep, self._source(), listed, partial)
        source = self._source()
        if sep.has_locals:
            return Shown(sep, source, *self._locals())
        return Shown(sep, source, value=self._value())

    def _source(self) -> str:
        self._take(Mark.SRC_SEP)
        return unescape(self._plain())

    def _locals(self) -> tuple[dict[str, str | None], bool]:
        start, listed = self._json()
        if not isinstance(listed, dict) or not all(v is None or isinstance(v, str) for v in listed.values()):
            raise BadDocument("locals are a JSON object of strings", start)
        partial = ELISION in listed
        if partial and (listed[ELISION] != ELISION or next(iter(listed)) != ELISION):
            raise BadDocument('the mark of left-out variables is "..": "..", first', start)
        listed.pop(ELISION, None)
        return listed, partial

    def _value(self) -> str:
        start, value = self._json()
        if not isinstance(value, str):
            raise BadDocument("a value is one JSON string", start)
        return value

    def _json(self) -> tuple[int, object]:
        """Where the JSON text starts, and what it says."""
        self._take(Mark.ARG_SEP)
        start = self.position
        text = self._plain()
        try:
            value = json.loads(text, object_pairs_hook=_unique)
        except ValueError as error:
            raise BadDocument(f"no proper JSON: {error}", start + getattr(error, "pos", 0)) from None
        except RecursionError:
            raise BadDocument("JSON nested too deeply", start) from None
        if write_json(value) != text:
            raise BadDocument("JSON that is not in the canonical form", start)
        return start, value

    def _plain(self) -> str:
        match = SPECIAL.search(self.text, self.position)
        start, self.position = self.position, match.start() if match else len(self.text)
        return self.text[start : self.position]

    def _special(self) -> str:
        match = SPECIAL.match(self.text, self.position)
        if not match:
            raise self._error("a special token was expected")
        self.position = match.end()
        return match[1]

    def _take(self, name: str) -> None:
        if not self.text.startswith(spell(name), self.position):
            raise self._error(f"{spell(name)} was expected")
        self.position += len(spell(name))

    def _error(self, message: str, offset: int = 0) -> BadDocument:
        return BadDocument(message, self.position + offset)


def _unique(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a name is listed twice")
    return dict(pairs)
