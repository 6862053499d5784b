import re

from .. import kinds


class LexerNotFound(LookupError):
    pass


class Lexer:
    """Subclasses give `rules`: (pattern, kind) in order."""

    aliases = ()
    rules = []
    flags = re.MULTILINE
    registry = []

    def __init_subclass__(cls):
        Lexer.registry.append(cls)
        cls.compiled = [(re.compile(p, cls.flags), kind) for p, kind in cls.rules]

    def lex(self, code):
        """Yield (kind, text); neighbours of one kind are joined."""
        pending_kind, pending = None, ''
        for kind, text in self._raw(code):
            if kind == pending_kind:
                pending += text
            else:
                if pending:
                    yield pending_kind, pending
                pending_kind, pending = kind, text
        if pending:
            yield pending_kind, pending

    def _raw(self, code):
        at = 0
        while at < len(code):
            for pattern, kind in self.compiled:
                match = pattern.match(code, at)
                if match and match.end() > at:
                    yield self.refine(kind, match.group()), match.group()
                    at = match.end()
                    break
            else:
                yield kinds.Error, code[at]
                at += 1

    def refine(self, kind, text):
        return kind
