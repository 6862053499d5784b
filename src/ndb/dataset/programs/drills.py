"""Drills: one primitive operation at a time, on inputs of high entropy that have to do with each other.

A model that cannot tell whether an element is in a list cannot follow a program that asks for it. Seeds show operations
in natural company; drills show each of them often, found and not found, short and long; and loops that gather something
over up to thirty rounds. Uses the generator's templates.
"""

import ast
import re
from dataclasses import dataclass
from random import Random
from typing import Any

from ndb.dataset.programs import words
from ndb.dataset.programs.generate.function_writer import Writer
from ndb.dataset.programs.generate.random_value import random_value
from ndb.dataset.programs.generate.templates import EXPRESSIONS, STATEMENTS
from ndb.dataset.programs.inputs import echoed, written
from ndb.dataset.programs.program import Program
from ndb.source.parse import parse

KINDS = (
    ("S", 10), ("LS", 4), ("LI", 6), ("DI", 4), ("I", 4), ("B", 2), ("TI", 1), ("LL", 1), ("LT", 1), ("DL", 1),
    ("ZI", 0.8), ("ZS", 0.5),
)  # fmt: skip
CALLS = 6
FITTING_TRIES = 8
"""Templates that are looked at for one that uses the arguments."""
LONGEST_TEXT, MOST_ROUNDS = 60, 30
LONG = 0.4
"""Share of texts and lists that are longer than the generator's."""
GATHERING = 0.2
"""Share of drills that gather something in a loop."""

# What gathers, by the kind of what it is gathered from; $ is that argument, @1 … are fresh names.
GATHERINGS: dict[str, tuple[str, ...]] = {
    "S": (
        "@1 = 0\nfor @2 in $:\n    if @2 == {c}:\n        @1 += 1\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    if @2 in {X}:\n        @1 += {N}\nreturn @1",
        "@1 = ''\nfor @2 in $:\n    @1 = @2 + @1\nreturn @1",
        "@1 = ''\nfor @2 in $:\n    if @2.isalpha():\n        @1 += @2\nreturn @1",
        "@1 = ''\nfor @2 in $:\n    if @2 not in @1:\n        @1 += @2\nreturn @1",
        "@1 = []\nfor @2 in $:\n    if @2 not in @1:\n        @1.append(@2)\nreturn @1",
        "@1 = -1\nfor @2, @3 in enumerate($):\n    if @3 == {c}:\n        @1 = @2\nreturn @1",
        "for @1, @2 in enumerate($):\n    if @2 in {X}:\n        return @1\nreturn -1",
        "@1 = {}\nfor @2 in $:\n    @1[@2] = @1.get(@2, 0) + 1\nreturn @1",
        "@1 = 0\n@2 = 0\nfor @3 in $:\n    if @3.isdigit():\n        @1 += 1\n    else:\n        @2 += 1\nreturn @1, @2",
        "@1 = ''\nfor @2, @3 in enumerate($):\n    if @2 % {N} == 0:\n        @1 += @3\nreturn @1",
        "@1 = 0\nwhile @1 < len($) and $[@1] != {c}:\n    @1 += 1\nreturn @1",
        "@1 = ''\n@2 = len($) - 1\nwhile @2 >= 0:\n    @1 += $[@2]\n    @2 -= {N}\nreturn @1",
        "@1 = 1\n@2 = 1\nfor @3 in range(1, len($)):\n    @2 = @2 + 1 if $[@3] == $[@3 - 1] else 1\n    @1 = max(@1, @2)\nreturn @1",
        "@1 = ''\nfor @2 in $:\n    @1 += @2.upper() if @2.islower() else @2.lower()\nreturn @1",
        "@1 = ''\n@2 = []\nfor @3 in $:\n    if @3 == ' ':\n        @2.append(@1)\n        @1 = ''\n    else:\n        @1 += @3\n@2.append(@1)\nreturn @2",
        "@1 = 0\nfor @2 in $:\n    @1 = (@1 * {N} + ord(@2)) % 97\nreturn @1",
        "@1 = []\nfor @2 in $.split():\n    @1.append(@2[::-1])\nreturn ' '.join(@1)",
        "@1, @2 = 0, len($) - 1\nwhile @1 < @2:\n    if $[@1] != $[@2]:\n        return False\n    @1 += 1\n    @2 -= 1\nreturn True",
        "while $.startswith({c}):\n    $ = $[1:]\nreturn $",
    ),
    "LI": (
        "@1 = 0\nfor @2 in $:\n    @1 += @2\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    if @2 % {N} == 0:\n        @1 += @2\nreturn @1",
        "@1 = []\n@2 = 0\nfor @3 in $:\n    @2 += @3\n    @1.append(@2)\nreturn @1",
        "if not $:\n    return None\n@1 = $[0]\nfor @2 in $:\n    if @2 > @1:\n        @1 = @2\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    @1 = max(@1 + @2, 0)\nreturn @1",
        "@1, @2 = [], []\nfor @3 in $:\n    if @3 > {N}:\n        @1.append(@3)\n    else:\n        @2.append(@3)\nreturn @1, @2",
        "@1 = 1\nfor @2 in $:\n    @1 = @1 * (@2 or 1) % 1000\nreturn @1",
        "@1 = 0\nfor @2, @3 in enumerate($):\n    @1 += @3 if @2 % 2 == 0 else -@3\nreturn @1",
        "@1 = []\nfor @2 in range(1, len($)):\n    @1.append($[@2] - $[@2 - 1])\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    if @2 < 0:\n        break\n    @1 += @2\nreturn @1",
        "@1 = []\nfor @2 in $:\n    if @2 in @1:\n        continue\n    @1.append(@2)\nreturn @1",
        "@1 = []\nwhile $:\n    @1.append($.pop())\nreturn @1",
        "for @1 in range(len($) // 2):\n    $[@1], $[-@1 - 1] = $[-@1 - 1], $[@1]\nreturn $",
        "@1 = {}\nfor @2 in $:\n    @1.setdefault(@2 % {N}, []).append(@2)\nreturn @1",
        "@1 = 0\n@2 = 0\nfor @3 in $:\n    if @3 > @2:\n        @1 += 1\n    @2 = @3\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    @1 ^= @2\nreturn @1",
        "for @1, @2 in enumerate($):\n    if @2 == {N}:\n        return @1\nreturn -1",
        "@1 = 0\n@2 = 0\nwhile @2 < len($) and @1 < {w}:\n    @1 += $[@2]\n    @2 += 1\nreturn @2, @1",
    ),
    "I": (
        "@1 = 0\nfor @2 in range($):\n    @1 += @2 * {N}\nreturn @1",
        "@1, @2 = 0, 1\nfor @3 in range($):\n    @1, @2 = @2, @1 + @2\nreturn @1",
        "@1 = 0\nwhile $ > 0:\n    @1 += $ % 10\n    $ //= 10\nreturn @1",
        "@1 = ''\nwhile $ > 0:\n    @1 = str($ % 2) + @1\n    $ //= 2\nreturn @1 or '0'",
        "@1 = 0\nwhile $ > 1:\n    $ = $ // 2 if $ % 2 == 0 else 3 * $ + 1\n    @1 += 1\nreturn @1",
        "@1 = 1\nfor @2 in range(1, $ + 1):\n    @1 = @1 * @2 % 10007\nreturn @1",
        "@1 = []\nfor @2 in range(1, $ + 1):\n    if $ % @2 == 0:\n        @1.append(@2)\nreturn @1",
        "@1 = 0\nfor @2 in range({N}, $, {N}):\n    @1 += @2\nreturn @1",
        "@1, @2 = $, {w}\nwhile @2:\n    @1, @2 = @2, @1 % @2\nreturn @1",
        "@1 = {N}\nfor @2 in range($):\n    @1 = (@1 * 5 + 3) % 31\nreturn @1",
    ),
    "LS": (
        "@1 = ''\nfor @2 in $:\n    @1 += @2[:{N}]\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    if @2.startswith({c}):\n        @1 += 1\nreturn @1",
        "@1 = {}\nfor @2 in $:\n    @1[@2] = @1.get(@2, 0) + 1\nreturn @1",
        "@1 = {}\nfor @2 in $:\n    @1.setdefault(len(@2), []).append(@2)\nreturn @1",
        "@1 = ''\nfor @2 in $:\n    if len(@2) > len(@1):\n        @1 = @2\nreturn @1",
        "@1 = []\nfor @2, @3 in enumerate($, 1):\n    @1.append(f'{@2}. {@3}')\nreturn @1",
        "@1 = 0\nfor @2 in $:\n    for @3 in @2:\n        if @3 in {X}:\n            @1 += 1\nreturn @1",
    ),
    "DI": (
        "@1 = 0\nfor @2 in $:\n    @1 += $[@2]\nreturn @1",
        "@1 = {}\nfor @2, @3 in $.items():\n    if @3 > {N}:\n        @1[@2] = @3\nreturn @1",
        "@1 = None\nfor @2, @3 in $.items():\n    if @1 is None or @3 > $[@1]:\n        @1 = @2\nreturn @1",
        "@1 = {}\nfor @2, @3 in $.items():\n    @1.setdefault(@3, []).append(@2)\nreturn @1",
        "for @1 in list($):\n    if $[@1] % 2:\n        del $[@1]\nreturn $",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Drills:
    """Short functions around one or two operations."""

    name: str = "drill"
    licence: str = "MIT"
    digest: str = "drills 2"

    def draw(self, dice: Random) -> Program:
        return drill(dice)


def drill(dice: Random) -> Program:
    if dice.random() < GATHERING:
        return _gathering(dice)
    writer = Writer(dice)
    kinds = [k for k, _ in dice.choices(KINDS, [w for _, w in KINDS], k=dice.choices((1, 2, 3), (3, 6, 3))[0])]
    arguments = [writer.new_variable(kind) for kind in kinds]
    _body(writer, dice)
    return _program(writer, arguments, [_inputs(kinds, dice) for _ in range(CALLS)], dice)


def _program(writer: Writer, arguments: list[str], inputs: list[list[Any]], dice: Random) -> Program:
    entry = "f" if dice.random() < 0.5 else words.fresh_identifier(dice, writer.taken)
    source = f"def {entry}({', '.join(arguments)}):\n" + "\n".join(writer.lines)
    calls = tuple(f"{entry}({', '.join(map(written, values))})" for values in inputs)
    return Program(ast.unparse(parse(source)) + "\n", entry, calls, "drill", "drill", "drill")


# -- one operation -----------------------------------------------------------------------------------------------------


def _inputs(kinds: list[str], dice: Random) -> list[Any]:
    values = [_value(kind, dice) for kind in kinds]
    return echoed(values, dice) if dice.random() < 0.65 else values


def _value(kind: str, dice: Random) -> Any:
    if dice.random() >= LONG:
        return random_value(kind, dice)
    match kind:
        case "S":
            return long_text(dice)
        case "LI":
            return [dice.randint(-9, 30) for _ in range(dice.randint(6, 16))]
        case "LS":
            return [words.word(dice)[:6] for _ in range(dice.randint(5, 12))]
    return random_value(kind, dice)


def long_text(dice: Random, longest: int = LONGEST_TEXT) -> str:
    """Of twelve characters and more: sentences, one word after another, few letters again and again; ends to strip."""
    kind = dice.random()
    size = dice.randint(12, longest)
    if kind < 0.45:
        between = dice.choice((" ", " ", " ", ", ", "-", "_", "", "  ", "\n"))
        made = between.join(words.word(dice) for _ in range(size // 4))
    elif kind < 0.7:
        alphabet = dice.sample("abcdefghijklmnopqrstuvwxyzABCDE 0123456789.,-_", dice.randint(2, 12))
        made = "".join(dice.choices(alphabet, k=size))
    elif kind < 0.85:
        made = (words.word(dice) + dice.choice(("", " ", "-", ","))) * (size // 4)
    else:
        made = words.text(dice) + words.text(dice)
    made = dice.choice(("", "", "", " ", "  ", "**", "xx", "\t")) + made[:size]
    return made + dice.choice(("", "", "", " ", "\n", "!!", "...", "00"))


def _body(writer: Writer, dice: Random) -> None:
    """One of a few shapes in which an operation stands."""
    shape = dice.random()
    if shape < 0.3:
        writer.lines.append(f"    return {_operation(writer, dice)}")
    elif shape < 0.5:
        kind = _kind(dice)
        text = writer.fill(writer.template(EXPRESSIONS[kind], FITTING_TRIES), 0)
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
    return f"({writer.fill(writer.template(EXPRESSIONS[kind], FITTING_TRIES), 0)})"


def _kind(dice: Random) -> str:
    return dice.choices([k for k, _ in KINDS], [w for _, w in KINDS])[0]


# -- gathering in a loop -----------------------------------------------------------------------------------------------


def _gathering(dice: Random) -> Program:
    writer = Writer(dice)
    kind = dice.choices(tuple(GATHERINGS), (5, 5, 3, 2, 1))[0]
    argument = writer.new_variable(kind)
    text = writer.fill(dice.choice(GATHERINGS[kind]), 0).replace("$", argument)
    for place in sorted(set(re.findall(r"@\d", text))):
        name = writer.new_variable("I") if dice.random() < 0.5 else words.fresh_identifier(dice, writer.taken)
        text = text.replace(place, name)
    writer.lines += [f"    {line}" for line in text.split("\n")]
    return _program(writer, [argument], [[_gathered(kind, dice)] for _ in range(CALLS)], dice)


def _gathered(kind: str, dice: Random) -> Any:
    """Something to go through in up to MOST_ROUNDS rounds, mostly fewer."""
    size = int(dice.random() ** 1.4 * (MOST_ROUNDS + 1))
    match kind:
        case "S":
            return long_text(dice, MOST_ROUNDS)[:size] if dice.random() < 0.6 else words.text(dice)[:size]
        case "LI":
            return [dice.randint(-9, 20) if dice.random() < 0.8 else words.integer(dice) % 1000 for _ in range(size)]
        case "I":
            return size
        case "LS":
            return [words.word(dice)[:5] for _ in range(size // 2)]
    return {words.word(dice): dice.randint(-9, 99) for _ in range(size // 2)}
