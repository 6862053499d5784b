from collections import Counter

import glint.kinds as kinds
from glint import Plain, Terminal, highlight
from glint.lexers import LexerNotFound, find


def count(code, language):
    return dict(Counter(str(kind) for kind, _ in find(language).lex(code) if kind is not kinds.Text))


def errors(code, language):
    return [text for kind, text in find(language).lex(code) if kind in kinds.Error]


def plain(code, *languages):
    """With the first language that is known."""
    for language in languages:
        try:
            return highlight(code, language, Plain())
        except LexerNotFound:
            continue
    return code


def coloured(code, language='python'):
    return highlight(code, language, Terminal())


def is_a(kind, other):
    return getattr(kinds, kind) in getattr(kinds, other)
