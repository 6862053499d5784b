import re
from enum import Enum, auto


class TemplateSyntaxError(SyntaxError):
    pass


class Kind(Enum):
    TEXT = auto()
    VAR = auto()
    BLOCK = auto()


_SPLIT = re.compile(r'({{.*?}}|{%.*?%}|{#.*?#})')


def tokenize(source):
    """Yield (kind, content); comments vanish."""
    for part in _SPLIT.split(source):
        if not part or part.startswith('{#'):
            continue
        if part.startswith('{{'):
            yield Kind.VAR, part[2:-2].strip()
        elif part.startswith('{%'):
            yield Kind.BLOCK, part[2:-2].strip()
        else:
            yield Kind.TEXT, part
