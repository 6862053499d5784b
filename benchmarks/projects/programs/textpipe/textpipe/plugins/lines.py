from itertools import groupby

from ..registry import step


@step
def sort(text):
    return "\n".join(sorted(text.splitlines(), key=str.casefold))


@step(aliases=("uniq",))
def unique(text):
    return "\n".join(line for line, _ in groupby(text.splitlines()))


@step
def number(text, start="1"):
    return "\n".join(f"{i}. {line}" for i, line in enumerate(text.splitlines(), int(start)))
