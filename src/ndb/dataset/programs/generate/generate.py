"""Generation: typed random programs for breadth, in the manner of the seeds.

A program is a function over variables of known kinds (`value_kinds.py`); expressions and statements are templates with
typed holes. Knows text only; what a program does shows when it runs.
"""

import ast
from random import Random

from ndb.dataset.programs import words
from ndb.dataset.programs.generate.function_writer import Writer
from ndb.dataset.programs.generate.random_value import literal
from ndb.dataset.programs.generate.value_kinds import ARGUMENTS, NEW
from ndb.dataset.programs.program import Program
from ndb.source.parse import parse


def generate(dice: Random) -> Program:
    """A function with a few arguments and calls of it."""
    function = Writer(dice)
    kinds = dice.choices(
        [k for k, _ in ARGUMENTS], [w for _, w in ARGUMENTS], k=dice.choices((1, 2, 3, 4), (4, 5, 3, 1))[0]
    )
    arguments = [function.new_variable(kind) for kind in kinds]
    entry = "f" if dice.random() < 0.5 else words.fresh_identifier(dice, function.taken)
    if dice.random() < 0.5:
        kind = dice.choice(("S", "I", "LS", "LI", "DI", "LI", "LS", "LL", "DL"))
        function.lines.append(f"    {function.new_variable(kind)} = {NEW[kind]}")
    function.block("    ", depth=2, in_loop=False, longest=dice.choice((2, 3, 4, 5)))
    function.lines.append(f"    return {function.some_value()}")
    source = ast.unparse(parse(f"def {entry}({', '.join(arguments)}):\n" + "\n".join(function.lines))) + "\n"
    calls = tuple(f"{entry}({', '.join(literal(kind, dice) for kind in kinds)})" for _ in range(5))
    return Program(source, entry, calls, "generation", "generation", "generation")
