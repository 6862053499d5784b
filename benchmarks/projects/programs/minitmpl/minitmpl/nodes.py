from . import filters


def lookup(path, context):
    """a.b.c in nested dicts, lists and objects; None where there is nothing."""
    value = context
    for key in path.split('.'):
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, (list, tuple)) and key.isdigit():
            value = value[int(key)]
        else:
            value = getattr(value, key, None)
    return value


class Node:
    def render(self, context):
        raise NotImplementedError


class Text(Node):
    def __init__(self, text):
        self.text = text

    def render(self, context):
        return self.text


class Variable(Node):
    def __init__(self, expression):
        self.path, *self.filters = [p.strip() for p in expression.split('|')]

    def render(self, context):
        value = lookup(self.path, context)
        for spec in self.filters:
            value = filters.apply(value, spec)
        return '' if value is None else str(value)


class Block(Node):
    def __init__(self):
        self.children = []

    def render(self, context):
        return ''.join(child.render(context) for child in self.children)


class If(Block):
    def __init__(self, condition):
        super().__init__()
        self.negated = condition.startswith('not ')
        self.path = condition.removeprefix('not ').strip()

    def render(self, context):
        if bool(lookup(self.path, context)) == self.negated:
            return ''
        return super().render(context)


class For(Block):
    def __init__(self, variable, path):
        super().__init__()
        self.variable = variable
        self.path = path

    def render(self, context):
        out = []
        for item in lookup(self.path, context) or ():
            out.append(super().render({**context, self.variable: item}))
        return ''.join(out)
