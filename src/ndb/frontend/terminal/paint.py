"""How things look in a terminal: coloured source, values, places. Text in, text out.

Knows colours and columns; nothing of sessions. Without colour every function gives plain text.
"""

import keyword
import re
import tokenize
from dataclasses import dataclass
from functools import lru_cache

from ndb.frontend.picture import BOLD, DIM, GREEN, PLAIN, RED, cut
from ndb.source.parse import tokens_so_far

BLUE, YELLOW, MAGENTA, CYAN = "\x1b[34m", "\x1b[33m", "\x1b[35m", "\x1b[36m"


_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def visible_length(text: str) -> int:
    """How many columns a text takes: colours take none."""
    return len(_ESCAPE.sub("", text))


@dataclass(frozen=True, slots=True)
class Paint:
    """How to draw: in colour or not, in how many columns."""

    colour: bool = False
    width: int = 80

    def __call__(self, text: str, colour: str) -> str:
        return f"{colour}{text}{PLAIN}" if self.colour and text.strip() else text

    def source(self, line: str) -> str:
        """A source line in colour, cut to the width."""
        line = line if len(line) <= self.width else line[: max(self.width - 3, 0)] + "..."
        return _coloured(line) if self.colour else line

    def value(self, name: str, text: str, *, changed: bool = False, room: int | None = None) -> str:
        """`name = text` on one line; a changed one stands out."""
        shown = f"{name} = {text}"
        shown = cut(shown, (room or self.width) - 2)
        if not changed:
            return self(shown, DIM)
        return self(shown, GREEN) if self.colour else shown

    def confidence(self, share: float) -> str:
        """How sure a prediction is: said only where there is doubt."""
        if share >= 0.9:
            return ""
        return self(f"{share:.0%} sure", YELLOW if share >= 0.5 else RED)


@lru_cache(maxsize=4096)
def _coloured(line: str) -> str:
    """Colours by tokens; a line that is no whole statement is coloured as far as it goes."""
    pieces: list[str] = []
    at, offset = 0, len(line) - len(line.lstrip())
    for token in tokens_so_far(line.strip() + "\n"):
        if token.start[0] != 1 or not token.string.strip():
            continue
        start, end = token.start[1] + offset, token.end[1] + offset
        pieces.append(line[at:start] + _token(token, line[start:end]))
        at = end
    return "".join(pieces) + line[at:]


def _token(token: tokenize.TokenInfo, text: str) -> str:
    colour = ""
    if token.type == tokenize.COMMENT:
        colour = DIM
    elif token.type == tokenize.STRING or tokenize.tok_name[token.type].startswith("FSTRING"):
        colour = YELLOW
    elif token.type == tokenize.NUMBER:
        colour = CYAN
    elif token.type == tokenize.NAME and keyword.iskeyword(token.string):
        colour = MAGENTA
    return f"{colour}{text}{PLAIN}" if colour else text


__all__ = ["BLUE", "BOLD", "CYAN", "DIM", "GREEN", "MAGENTA", "RED", "YELLOW", "Paint", "cut", "visible_length"]
