from .base import Lexer, LexerNotFound
from .languages import IniLexer, JsonLexer, MiniPython


def find(name):
    for lexer in Lexer.registry:
        if name.lower() in lexer.aliases:
            return lexer()
    raise LexerNotFound(name)


__all__ = ['IniLexer', 'JsonLexer', 'LexerNotFound', 'MiniPython', 'find']
