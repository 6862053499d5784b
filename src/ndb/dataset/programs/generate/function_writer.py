"""A function being written: statements and expressions drawn over the variables that it has so far.

Knows templates and dice; what the function does shows when it runs.
"""

import re
from random import Random
from typing import Final

from ndb.dataset.programs import words
from ndb.dataset.programs.generate.hole import LITERALS
from ndb.dataset.programs.generate.random_value import literal
from ndb.dataset.programs.generate.templates import EXPRESSIONS, LOOPS, STATEMENTS
from ndb.dataset.programs.generate.value_kinds import NAMES

_HOLE = re.compile(r"\{(S|I|B|LS|LI|DI|DL|TI|LL|LT|ZI|ZS|vS|vI|C|c|D|N|M|P|X|w|kw|KW|pair|based|i|\[)\}")
"""A hole of a template: a kind, vS and vI for variables, or one that a literal fills."""
_CAUGHT: Final = ("ValueError", "IndexError", "(ValueError, IndexError)", "Exception", "KeyError")


class Writer:
    """One function being written: its variables by kind, its lines, the dice."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.variables: dict[str, list[str]] = {}
        self.taken: set[str] = set()
        self.lines: list[str] = []

    def new_variable(self, kind: str) -> str:
        choices = [n for n in NAMES[kind].split() if n not in self.taken]
        name = (
            self.dice.choice(choices)
            if choices and self.dice.random() < 0.9
            else words.fresh_identifier(self.dice, self.taken)
        )
        self.taken.add(name)
        self.variables.setdefault(kind, []).append(name)
        return name

    def expression(self, kind: str, depth: int) -> str:
        known = self.variables.get(kind, ())
        if known and (depth <= 0 or self.dice.random() < 0.45):
            return self.dice.choice(known)
        if depth <= -1 or (depth == 0 and self.dice.random() < 0.3):
            return literal(kind, self.dice, small=True)
        return self.fill(self.template(EXPRESSIONS[kind]), depth - 1)

    def template(self, templates: tuple[str, ...], tries: int = 4) -> str:
        """Of some drawn, the one whose holes are best filled by the variables there are."""
        tried = self.dice.sample(templates, min(tries, len(templates)))
        return max(tried, key=lambda text: self._fit(text))

    def _fit(self, text: str) -> float:
        holes = [hole.removeprefix("v") for hole in _HOLE.findall(text) if hole.removeprefix("v") in EXPRESSIONS]
        if "{v" in text and not all(self.variables.get(hole) for hole in holes):
            return -1.0
        return sum(bool(self.variables.get(hole)) for hole in holes) / len(holes) if holes else 0.3

    def fill(self, template: str, depth: int) -> str:
        return _HOLE.sub(lambda hole: self.hole(hole[1], depth), template)

    def hole(self, kind: str, depth: int) -> str:
        if kind in LITERALS:
            return LITERALS[kind](self.dice)
        if kind in ("vS", "vI"):
            known = self.variables.get(kind[1:])
            return self.dice.choice(known) if known else str(self.dice.randint(1, 9))
        return f"({self.expression(kind, depth)})"  # needless parentheses go when the whole is put into normal form

    def statement(self, indent: str, depth: int, in_loop: bool) -> None:
        dice = self.dice
        kind = dice.random()
        if depth > 0 and kind < 0.2:
            self.loop(indent, depth)
        elif depth > 0 and kind < 0.45:
            self.condition(indent, depth, in_loop)
        elif depth > 0 and kind < 0.48:
            self.while_loop(indent)
        elif depth > 0 and kind < 0.51:
            self.guarded(indent)
        elif kind < 0.7 and not in_loop:
            self.assignment(indent)
        else:
            self.change(indent)

    def assignment(self, indent: str) -> None:
        kind = self.dice.choice(("S", "S", "I", "I", "LS", "LI", "LI", "DI", "B", "TI", "LT", "LL"))
        text = self.fill(self.template(EXPRESSIONS[kind]), self.dice.choice((0, 0, 1, 1, 2)))
        self.lines.append(f"{indent}{self.new_variable(kind)} = {text}")

    def change(self, indent: str) -> None:
        kinds = [k for k, names in self.variables.items() if names]
        kind = self.dice.choice(kinds)
        target = self.dice.choice(self.variables[kind])
        template = self.dice.choice(STATEMENTS[kind]).replace("$", target)
        self.lines.append(indent + self.fill(template, self.dice.choice((0, 0, 1, 1))))

    def loop(self, indent: str, depth: int) -> None:
        header, kinds = self.dice.choice(LOOPS)
        text = self.fill(header, self.dice.choice((0, 0, 0, 1)))
        inner = {kind: list(names) for kind, names in self.variables.items()}
        for kind in kinds:
            text = text.replace("@", self.new_variable(kind), 1)
        self.lines.append(indent + text)
        self.block(indent + "    ", depth - 1, in_loop=True, longest=3)
        self.variables = inner

    def while_loop(self, indent: str) -> None:
        dice = self.dice
        counter = self.new_variable("I")
        self.lines += [
            f"{indent}{counter} = {dice.choice((0, 1, 2))}",
            f"{indent}while {counter} < {dice.choice((3, 4, 5, 'len(' + self.expression('S', 0) + ')'))}:",
        ]
        self.variables["I"].remove(counter)  # nothing in the loop changes it: most such loops would never end
        if any(self.variables.values()):
            self.block(indent + "    ", 0, in_loop=True, longest=2)
        self.variables["I"].append(counter)
        self.lines.append(f"{indent}    {counter} += {dice.choice((1, 1, 2))}")

    def condition(self, indent: str, depth: int, in_loop: bool) -> None:
        dice = self.dice
        self.lines.append(f"{indent}if {self.expression('B', dice.choice((1, 1, 2)))}:")
        outer = {kind: list(names) for kind, names in self.variables.items()}
        if dice.random() < 0.2:
            leaving = dice.choice(("break", "continue", "continue")) if in_loop else f"return {self.some_value()}"
            self.lines.append(f"{indent}    {leaving}")
        else:
            self.block(indent + "    ", depth - 1, in_loop, longest=2)
            self.variables = {kind: list(names) for kind, names in outer.items()}
            if dice.random() < 0.3:
                self.lines.append(f"{indent}elif {self.expression('B', 1)}:")
                self.block(indent + "    ", depth - 1, in_loop, longest=2)
                self.variables = {kind: list(names) for kind, names in outer.items()}
            if dice.random() < 0.45:
                self.lines.append(f"{indent}else:")
                self.block(indent + "    ", depth - 1, in_loop, longest=2)
        self.variables = outer

    def guarded(self, indent: str) -> None:
        self.lines.append(f"{indent}try:")
        outer = {kind: list(names) for kind, names in self.variables.items()}
        self.block(indent + "    ", 0, in_loop=True, longest=2)
        self.variables = outer
        self.lines.append(f"{indent}except {self.dice.choice(_CAUGHT)}:")
        self.block(indent + "    ", 0, in_loop=True, longest=1)

    def block(self, indent: str, depth: int, in_loop: bool, longest: int) -> None:
        for _ in range(self.dice.randint(1, longest)):
            self.statement(indent, depth, in_loop)

    def some_value(self) -> str:
        kind = self.dice.choice([k for k, names in self.variables.items() if names])
        if self.dice.random() < 0.15:
            return f"{self.some_value_of(kind)}, {self.expression('I', 1)}"
        return self.some_value_of(kind)

    def some_value_of(self, kind: str) -> str:
        return self.dice.choice(self.variables[kind]) if self.dice.random() < 0.5 else self.expression(kind, 2)
