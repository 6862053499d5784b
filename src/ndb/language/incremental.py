"""Parsing text that is still being generated: what is complete so far, and what the unfinished rest looks like.

Knows the same format as `document`; a construct counts as complete once the special token after it is there.
"""

from dataclasses import dataclass

from ndb.errors import BadDocument
from ndb.language.document import Frame, Reader
from ndb.language.tokens import SPECIAL, Mark, Sep, spell, unescape
from ndb.trace.state import Exit

_FRAME_SEP, _SRC_SEP, _ARG_SEP = spell(Mark.FRAME_SEP), spell(Mark.SRC_SEP), spell(Mark.ARG_SEP)
_SEPS = {spell(sep): sep for sep in Sep}


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The frame being generated: what can already be told of it, as raw text."""

    sep: Sep | None
    source: str
    listed: str
    """The LOCALS or VALUE text so far."""


class IncrementalParser:
    """Feed it pieces; each call returns what became complete: the code (once), frames, and at last the exit."""

    def __init__(self) -> None:
        self._text = ""
        self._position = 0
        self._has_context = self._has_frame = False
        self.exit: Exit | None = None

    def feed(self, piece: str) -> list[str | Frame | Exit]:
        if self.exit is not None and piece:
            raise BadDocument("text after the end of the document", self._position)
        self._text += piece
        complete: list[str | Frame | Exit] = []
        while self.exit is None and (item := self._next()) is not None:
            complete.append(item)
        return complete

    def unfinished(self) -> Unfinished:
        rest = self._text[self._position :].removeprefix(_FRAME_SEP)
        opening = SPECIAL.match(rest)
        sep = _SEPS.get(opening[0]) if opening else None
        return Unfinished(sep, unescape(_after(rest, _SRC_SEP)), _after(rest, _ARG_SEP))

    def _next(self) -> str | Frame | Exit | None:
        end = self._text.find(_FRAME_SEP, self._position + (len(_FRAME_SEP) if self._has_context else 0))
        finished = spell(Mark.END_OF_TEXT) in self._text[self._position :]
        if end < 0 and not finished:
            return None
        reader = Reader(self._text if finished else self._text[:end], self._position)
        item: str | Frame | Exit = reader.frame_or_exit() if self._has_context else reader.context()
        if isinstance(item, Exit):
            if not self._has_frame:
                raise BadDocument("a document has no state", reader.position)
            reader.end()
            self.exit = item
        self._position, self._has_context = reader.position, True
        self._has_frame = self._has_frame or isinstance(item, Frame)
        return item


def _after(text: str, separator: str) -> str:
    """The plain text behind a separator, up to the next special token (a half-spelled one is left out)."""
    _, found, rest = text.partition(separator)
    match = SPECIAL.search(rest)
    plain = rest[: match.start()] if match else rest
    half = plain.rfind("<|")
    return plain[:half] if found and not match and half >= 0 and "|>" not in plain[half:] else plain
