import html
from abc import ABC, abstractmethod

from . import kinds as k


class Formatter(ABC):
    @abstractmethod
    def piece(self, kind, text):
        ...

    def format(self, tokens):
        return ''.join(self.piece(kind, text) for kind, text in tokens)


class Plain(Formatter):
    def piece(self, kind, text):
        return text if kind is k.Text else f'<{kind}:{text}>'


class Html(Formatter):
    classes = {k.Comment: 'c', k.Keyword: 'k', k.Number: 'm', k.String: 's', k.Error: 'err'}

    def piece(self, kind, text):
        text = html.escape(text, quote=False)
        while kind:
            if kind in self.classes:
                return f'<i class={self.classes[kind]}>{text}</i>'
            kind = kind.parent
        return text


class Terminal(Formatter):
    colours = {k.Keyword: 34, k.String: 32, k.Number: 36, k.Error: 41}

    def piece(self, kind, text):
        for parent, colour in self.colours.items():
            if kind in parent:
                return f'\x1b[{colour}m{text}\x1b[0m'
        return text
