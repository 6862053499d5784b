FILTERS = {}


def register(name=None):
    def decorate(func):
        FILTERS[name or func.__name__] = func
        return func
    return decorate


@register()
def upper(value):
    return str(value).upper()


@register()
def title(value):
    return str(value).title()


@register('len')
def length(value):
    return len(value)


@register()
def join(value, sep=', '):
    return sep.join(str(v) for v in value)


@register()
def default(value, other=''):
    return other if value in (None, '') else value


def apply(value, spec):
    """Apply one filter such as ``join:-`` to a value."""
    name, colon, argument = spec.partition(':')
    func = FILTERS[name.strip()]
    return func(value, argument) if colon else func(value)
