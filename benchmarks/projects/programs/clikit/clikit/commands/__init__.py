from clikit.parser import Spec, UsageError

COMMANDS = {}


def command(name, spec=None):
    def decorate(func):
        func.spec = spec or Spec()
        COMMANDS[name] = func
        return func
    return decorate


def resolve(word):
    """A command by its name or the beginning of it."""
    from . import edit, show  # noqa: F401  they register on import

    if word in COMMANDS:
        return COMMANDS[word]
    candidates = [name for name in COMMANDS if name.startswith(word)]
    match candidates:
        case [only]:
            return COMMANDS[only]
        case []:
            raise UsageError(f"no command {word}")
        case _:
            raise UsageError(f"{word}: {' or '.join(candidates)}?")
