import keyword

from ..kinds import *
from ..kinds import KeywordConstant as Constant
from .base import Lexer

SPACE = (r'\s+', Text)
NUMBER = (r'-?\d+(\.\d+)?', Number)


class JsonLexer(Lexer):
    aliases = ('json', 'geojson')
    rules = [
        SPACE,
        (r'"(\\.|[^"\\])*"(?=\s*:)', NameKey),
        (r'"(\\.|[^"\\])*"', String),
        (r'true|false|null', Constant),
        NUMBER,
        (r'[][{}:,]', Punctuation),
    ]


class IniLexer(Lexer):
    aliases = ('ini', 'cfg', 'conf')
    rules = [
        (r'[;#].*', Comment),
        (r'^\[.*?\]', Keyword),
        (r'^\w+(?=\s*=)', NameKey),
        (r'=', Punctuation),
        NUMBER,
        SPACE,
        (r'[^\s=;#]+', String),
    ]


class MiniPython(Lexer):
    aliases = ('python', 'py')
    rules = [
        SPACE,
        (r'#.*', Comment),
        (r"'[^'\n]*'", String),
        (r'[A-Za-z_]\w*', Name),
        NUMBER,
        (r'[-+*/=<>().,:]', Punctuation),
    ]

    def refine(self, kind, text):
        if kind is Name and keyword.iskeyword(text):
            return Constant if text[0].isupper() else Keyword
        return kind
