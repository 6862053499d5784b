"""Exceptions that end on the line on which they are raised, at the end of a function and in the middle."""
from contextlib import suppress


def last(text):
    with suppress(ValueError): int(text)


def middle(text):
    number = None
    with suppress(ValueError): number = int(text)
    return number


def handled(text):
    try: return int(text)
    except ValueError: return None


def asked(thing):
    return hasattr(thing, "upper"), getattr(thing, "lower", None) is None


print(last("x"), last("1"), middle("x"), middle("2"), handled("y"), asked("s"), asked(1))
