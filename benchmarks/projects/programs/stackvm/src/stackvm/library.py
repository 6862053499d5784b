"""Routines that can be put behind a program."""
from .machine import result

ROUTINES = {
    "square": "square: dup; mul; ret",
    "twice": "twice: push 2; mul; ret",
    "negate": "negate: push 0; swap; sub; ret",
}


def linked(source, *names):
    return "\n".join([source, "halt", *(ROUTINES[name] for name in names)])


def apply(number, *names):
    """The routines one after another on a number."""
    calls = "\n".join(f"call {name}" for name in names)
    return result(linked(f"push {number}\n{calls}", *dict.fromkeys(names)))
