"""Colours for short pieces of code."""
from .formatters import Html, Plain, Terminal
from .lexers import find

__all__ = ['Html', 'Plain', 'Terminal', 'find', 'highlight']


def highlight(code, language, formatter=None):
    lexer = find(language)
    return (formatter or Html()).format(lexer.lex(code))
