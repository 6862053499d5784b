"""Drills: one primitive operation at a time, on inputs of high entropy that have to do with each other.

A model that cannot tell whether an element is in a list cannot follow a program that asks for it. Seeds show operations
in natural company; drills show each of them often, found and not found, short and long. Uses the generator's templates.
"""

import ast
from dataclasses import dataclass
from random import Random
from typing import Any

from ndb.dataset import words
from ndb.dataset.generate import EXPRESSIONS, STATEMENTS, Writer, random_value
from ndb.dataset.inputs import echoed
from ndb.dataset.program import Program

KINDS = (("S", 10), ("LS", 4), ("LI", 6), ("DI", 4), ("I", 4), ("B", 2), ("TI", 1), ("LL", 1), ("LT", 1), ("DL", 1))
CALLS = 6


@dataclass(frozen=True, slots=True)
class Drills:
    """Short functions around one or two operations."""

    name: str = "drill"
    licence: str = "MIT"
    digest: str = "drills 1"

    def draw(self, dice: Random) -> Program:
        return drill(dice)


def drill(dice: Random) -> Program:
    writer = Writer(dice)
    kinds = [k for k, _ in dice.choices(KINDS, [w for _, w in KINDS], k=dice.choices((1, 2, 3), (3, 6, 3))[0])]
    arguments = [writer.new_variable(kind) for kind in kinds]
    _body(writer, dice)
    entry = "f" if dice.random() < 0.5 else words.fresh_identifier(dice, writer.taken)
    source = f"def {entry}({', '.join(arguments)}):\n" + "\n".join(writer.lines)
    calls = tuple(f"{entry}({', '.join(map(repr, _inputs(kinds, dice)))})" for _ in range(CALLS))
    return Program(ast.unparse(ast.parse(source)) + "\n", entry, calls, "drill", "drill", "drill")


def _inputs(kinds: list[str], dice: Random) -> list[Any]:
    values = [random_value(kind, dice) for kind in kinds]
    return echoed(values, dice) if dice.random() < 0.65 else values


def _body(writer: Writer, dice: Random) -> None:
    """One of a few shapes in which an operation stands."""
    shape = dice.random()
    if shape < 0.3:
        writer.lines.append(f"    return {_operation(writer, dice)}")
    elif shape < 0.5:
        kind = _kind(dice)
        text = writer.fill(writer.template(EXPRESSIONS[kind]), 0)
        writer.lines += [f"    {writer.new_variable(kind)} = {text}", f"    return {_operation(writer, dice)}"]
    elif shape < 0.7:
        writer.lines.append(f"    if {writer.expression('B', 1)}:")
        writer.lines += [f"{indent}return {_operation(writer, dice)}" for indent in (" " * 8, " " * 4)]
    elif shape < 0.85:
        _change(writer, dice)
    else:
        operations = ", ".join(_operation(writer, dice) for _ in range(dice.randint(2, 3)))
        writer.lines.append(f"    return [{operations}]" if dice.random() < 0.5 else f"    return {operations}")


def _change(writer: Writer, dice: Random) -> None:
    """In-place operations on an argument, which is then returned."""
    kind = dice.choice([kind for kind, names in writer.variables.items() if names])
    name = dice.choice(writer.variables[kind])
    for _ in range(dice.randint(1, 3)):
        writer.lines.append("    " + writer.fill(dice.choice(STATEMENTS[kind]).replace("$", name), 0))
    writer.lines.append(f"    return {name}")


def _operation(writer: Writer, dice: Random) -> str:
    kind = _kind(dice)
    return f"({writer.fill(writer.template(EXPRESSIONS[kind]), 0)})"


def _kind(dice: Random) -> str:
    return dice.choices([k for k, _ in KINDS], [w for _, w in KINDS])[0]
