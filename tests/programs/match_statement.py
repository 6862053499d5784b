"""match: literals, captures, sequences, mappings, classes, guards, alternatives."""
from dataclasses import dataclass


@dataclass
class Point:
    x: int
    y: int


def describe(thing):
    match thing:
        case 0 | None:
            return "nothing"
        case int() as n if n > 99:
            return f"big {n}"
        case [single]:
            return f"one {single}"
        case [first, *rest] if len(rest) > 1:
            return f"{first} and {len(rest)} more"
        case {"kind": kind, **others}:
            return f"{kind} {sorted(others)}"
        case Point(x=0, y=y):
            return f"on axis at {y}"
        case Point(x, y):
            return f"point {x + y}"
        case str(text):
            return text.upper()
        case _:
            return "unknown"


things = [0, 123, 7, [4], [1, 2, 3], [1, 2], {"kind": "tea", "hot": 1}, Point(0, 3), Point(2, 3), "s", None]
for thing in things:
    print(describe(thing))
