from clikit import commands, parser
from clikit.parser import Option, Spec, UsageError
from clikit.store import Store

GLOBAL = Spec([Option("--quiet", "-q", None), Option("--repeat", kind=int, default=1)])


def execute(store, line):
    words = parser.split(line)
    if not words:
        return None
    name, *arguments = words
    function = commands.resolve(name)
    return function(store, **function.spec.parse(arguments))


def session(*lines):
    """Answers to some lines; a wrong one is answered with its error."""
    store = Store()
    answers = []
    for line in lines:
        try:
            answers.append(execute(store, line))
        except UsageError as error:
            answers.append(f"error {error.code}: {error}")
    return answers


def run(*lines):
    store = Store()
    for line in lines:
        last = execute(store, line)
    return last


def global_options(line):
    return GLOBAL.parse(parser.split(line))
