import re
from typing import NamedTuple


class ParseError(Exception):
    def __init__(self, message: str, position: int) -> None:
        super().__init__(message, position)
        self.position = position


class Token(NamedTuple):
    kind: str
    text: str
    position: int


SPEC = [
    ("number", r"\d+(?:\.\d+)?"),
    ("name", r"[A-Za-z_]\w*"),
    ("op", r"\*\*|<=|>=|==|!=|[-+*/%<>=(),]"),
    ("space", r"\s+"),
    ("bad", r"."),
]
MASTER = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in SPEC))


def scan(text: str) -> list[Token]:
    tokens = []
    for match in MASTER.finditer(text):
        kind = match.lastgroup
        if kind == "space":
            continue
        if kind == "bad":
            raise ParseError(f"unexpected {match.group()!r}", match.start())
        tokens.append(Token(kind, match.group(), match.start()))
    tokens.append(Token("end", "", len(text)))
    return tokens
