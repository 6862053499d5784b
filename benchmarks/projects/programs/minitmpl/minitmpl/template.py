from .lexer import Kind, TemplateSyntaxError, tokenize
from .nodes import Block, For, If, Text, Variable


class Template:
    def __init__(self, source):
        self.source = source
        self.root = self._parse()

    def _parse(self):
        root = Block()
        stack = [(None, root)]
        for kind, content in tokenize(self.source):
            current = stack[-1][1]
            if kind is Kind.TEXT:
                current.children.append(Text(content))
            elif kind is Kind.VAR:
                current.children.append(Variable(content))
            elif content.startswith('end'):
                opened, _ = stack.pop()
                if content != f'end{opened}':
                    raise TemplateSyntaxError(f'unexpected {content}')
            else:
                word, node = self._open(content)
                current.children.append(node)
                stack.append((word, node))
        if len(stack) > 1:
            raise TemplateSyntaxError(f'{stack[-1][0]} is never closed')
        return root

    @staticmethod
    def _open(content):
        match content.split():
            case ['if', *rest]:
                return 'if', If(' '.join(rest))
            case ['for', variable, 'in', path]:
                return 'for', For(variable, path)
        raise TemplateSyntaxError(f'unknown block: {content}')

    def render(self, **context):
        return self.root.render(context)


_cache = {}


def compiled(source):
    if source not in _cache:
        _cache[source] = Template(source)
    return _cache[source]


def render(source, **context):
    return compiled(source).render(**context)


def mail_merge(source, rows):
    """The same template for many rows."""
    texts = [render(source, **row) for row in rows]
    return texts, len(_cache)
