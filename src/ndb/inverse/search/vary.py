"""Candidates made from candidates: one part drawn anew, changed a little, moved, left out, or of another kind.

Dice decide; shapes say what a part may look like. What a change was good for is seen when it is run.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ndb.inverse.search.candidate import LONGEST_TEXT, Arguments, Path, places, replaced
from ndb.inverse.search.draw import Generator, leaves
from ndb.source.shape import Shape

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_WORD = re.compile(r"\w+")
WRONG_KINDS: tuple[Any, ...] = (
    None,
    "",
    "x",
    0,
    -1,
    1.5,
    [],
    {},
    (),
    [None],
    {"a": None},
    True,
    "not a number",
    10**6,
    [[]],
    b"x",
)


@dataclass(frozen=True, slots=True)
class Bump:
    """A number that was changed, so that what comes of it can be measured."""

    rebuild: Callable[[float], Arguments]
    before: float
    after: float


class Mutator:
    """Changes arguments of one function."""

    def __init__(
        self, generator: Generator, shapes: Mapping[str, Shape], optional: Sequence[str], dice: Random, wrong: float
    ) -> None:
        self.generator, self.shapes, self.optional, self.dice = generator, shapes, optional, dice
        self.wrong = wrong
        """How often a part becomes one of another kind."""

    def mutated(self, values: Arguments) -> Arguments:
        """One to three changes."""
        for _ in range(self.dice.choice((1, 1, 1, 2, 2, 3))):
            values = self.once(values)
        return values

    def once(self, values: Arguments) -> Arguments:
        if self.optional and self.dice.random() < 0.12:
            return self.another_argument(values)
        known = places(values, self.shapes)
        if not known:
            return values
        path, value, shape = self.dice.choice(known)
        drawn = self.dice.random()
        if drawn < self.wrong:
            return self.put(values, path, self.dice.choice(WRONG_KINDS))
        if drawn < self.wrong + 0.3 and shape is not None:
            return self.put(values, path, self.generator.value(shape, min(len(path), 4)))
        if drawn < self.wrong + 0.4:
            others = [other for place, other, _ in known if place != path]
            others += [key for other in others if isinstance(other, dict) for key in other]
            alike = [other for other in others if type(other) is type(value)]
            if alike:
                return self.put(values, path, self.dice.choice(alike))
        changed = self.tweaked(value, shape)
        return self.put(values, path, changed)

    def put(self, values: Arguments, path: Path, value: Any) -> Arguments:
        made = replaced(values, path, lambda _: value)
        assert isinstance(made, dict)
        return made

    def another_argument(self, values: Arguments) -> Arguments:
        name = self.dice.choice(list(self.optional))
        if name in values and self.dice.random() < 0.5:
            return {key: value for key, value in values.items() if key != name}
        return {**values, name: self.generator.value(self.shapes.get(name))}

    def bumps(self, values: Arguments) -> list[Bump]:
        """Every number of the arguments, also of their texts, moved a little."""
        found: list[Bump] = []
        for path, value, _ in places(values, self.shapes):
            if isinstance(value, int | float) and not isinstance(value, bool):
                found.append(Bump(self.set_number(values, path, value), value, value + 1))
            elif (isinstance(value, str) and len(path) == 1) or (isinstance(value, str) and not _has_piece(path)):
                for match in list(_NUMBER.finditer(value))[:6]:
                    before = float(match.group())
                    found.append(Bump(self.set_in_text(values, path, value, match.span()), before, before + 1))
        self.dice.shuffle(found)
        return found[:12]

    def set_number(self, values: Arguments, path: Path, value: float) -> Callable[[float], Arguments]:
        def rebuild(number: float) -> Arguments:
            whole = isinstance(value, int) and abs(number - round(number)) < 1e-6
            return self.put(values, path, round(number) if whole else round(number, 6))

        return rebuild

    def set_in_text(
        self, values: Arguments, path: Path, text: str, span: tuple[int, int]
    ) -> Callable[[float], Arguments]:
        def rebuild(number: float) -> Arguments:
            said = str(round(number)) if abs(number - round(number)) < 1e-6 else str(round(number, 4))
            return self.put(values, path, text[: span[0]] + said + text[span[1] :])

        return rebuild

    # -- by kind -------------------------------------------------------------------------------------------------------

    def tweaked(self, value: Any, shape: Shape | None) -> Any:
        match value:
            case bool():
                return not value
            case int() | float():
                return self.number(value)
            case str():
                return self.text(value, shape)
            case list():
                return self.sequence(value, shape)
            case tuple():
                return tuple(self.sequence(list(value), shape))
            case dict():
                return self.entries(value, shape)
            case set():
                return set(_hashable(self.sequence(list(value), shape)))
        return self.generator.value(shape)

    def number(self, value: float) -> float:
        made = self.dice.choice(
            (value + 1, value - 1, value * 2, -value, 0, value + 10, value - 10, value // 2, value * 10, None, None)
        )
        if made is None or abs(made) > 1e15:
            return self.generator.pool.number()
        return made

    def text(self, value: str, shape: Shape | None) -> str:
        pool, dice = self.generator.pool, self.dice
        match dice.randrange(9):
            case 0:
                return pool.word()
            case 1:
                return self.token(value, _WORD, pool.word)
            case 2 | 3:
                return self.token(value, _NUMBER, lambda: str(pool.number()))
            case 4 if value:
                at = dice.randrange(len(value))
                return value[:at] + value[at + 1 :]
            case 5:
                at = dice.randint(0, len(value))
                letters = list("".join(pool.words[:30])) or ["a"]
                return (value[:at] + dice.choice(letters) + value[at:])[:LONGEST_TEXT]
            case 6:
                return self.pieces(value, shape)
            case 7:
                return (value + dice.choice((value, pool.word(), " " + pool.word(), "\n" + value)))[:LONGEST_TEXT]
            case _:
                return dice.choice(
                    (
                        "",
                        value.upper(),
                        value.lower(),
                        value[::-1],
                        value[: len(value) // 2],
                        value.strip(),
                        value + " ",
                    )
                )

    def token(self, value: str, pattern: re.Pattern[str], draw: Callable[[], str]) -> str:
        found = list(pattern.finditer(value))
        if not found:
            return value + draw()
        match = self.dice.choice(found)
        return value[: match.start()] + draw() + value[match.end() :]

    def pieces(self, value: str, shape: Shape | None) -> str:
        """A piece of a text left out, doubled, or added as the shape has it."""
        reads = [read for read in shape.formats if read.kind in ("split", "lines")] if shape is not None else []
        by = self.dice.choice(
            [("\n" if read.kind == "lines" else read.by or " ") for read in reads] or ["\n", " ", ",", ";"]
        )
        parts = value.split(by)
        read = next((each for each in reads if ("\n" if each.kind == "lines" else each.by or " ") == by), None)
        if self.dice.random() < 0.5 and read is not None:
            parts.insert(
                self.dice.randint(0, len(parts)), str(self.generator.value(read.of.item or read.of.parts.get(0)))
            )
        elif len(parts) > 1 and self.dice.random() < 0.6:
            parts.pop(self.dice.randrange(len(parts)))
        else:
            parts.append(self.dice.choice(parts))
        return by.join(parts)[:LONGEST_TEXT]

    def sequence(self, value: list[Any], shape: Shape | None) -> list[Any]:
        made, dice = list(value), self.dice
        match dice.randrange(8):
            case 0 | 1 if made:
                made.pop(dice.randrange(len(made)))
            case 2 if made:
                made.insert(dice.randint(0, len(made)), dice.choice(made))
            case 3 | 4:
                item = (shape.item or shape.parts.get(len(made))) if shape is not None else None
                drawn = (
                    self.generator.value(item, 2)
                    if item is not None or not made
                    else self.tweaked(dice.choice(made), None)
                )
                made.insert(dice.randint(0, len(made)), drawn)
            case 5 if len(made) > 1:
                one, other = dice.sample(range(len(made)), 2)
                made[one], made[other] = made[other], made[one]
            case 6:
                made = made[: dice.randint(0, len(made))] if dice.random() < 0.6 else []
            case _ if made:
                copy = dice.choice(made)
                made.append(self.tweaked(copy, shape.item if shape is not None else None))
        return made[:60]

    def entries(self, value: dict[Any, Any], shape: Shape | None) -> dict[Any, Any]:
        made, dice = dict(value), self.dice
        match dice.randrange(6):
            case 0 | 1 if made:
                made.pop(dice.choice(list(made)))
            case 2 | 3:
                missing = [name for name in shape.keys if name not in made] if shape is not None else []
                name = dice.choice(missing) if missing and dice.random() < 0.8 else self.key(value, shape)
                of = (shape.keys.get(name) or shape.value) if shape is not None else None
                like = dice.choice(list(value.values())) if value and of is None else None
                made[name] = self.tweaked(like, None) if like is not None else self.generator.value(of, 2)
            case 4 if made:
                old = dice.choice(list(made))
                made = {(self.key(value, shape) if key == old else key): part for key, part in made.items()}
            case _:
                made = {} if dice.random() < 0.3 else dict(reversed(made.items()))
        return made

    def key(self, value: dict[Any, Any], shape: Shape | None) -> Any:
        drawn = self.generator.value(shape.key, 3) if shape is not None and shape.key is not None else None
        if drawn is None or not isinstance(drawn, str | int | float | tuple):
            drawn = (
                self.generator.pool.number()
                if any(isinstance(key, int) for key in value)
                else self.generator.pool.word()
            )
        return (
            drawn
            if not isinstance(drawn, tuple) or all(not isinstance(leaf, list | dict | set) for leaf in leaves(drawn))
            else str(drawn)
        )


def _has_piece(path: Path) -> bool:
    from ndb.inverse.search.candidate import Piece

    return any(isinstance(step, Piece) for step in path)


def _hashable(values: list[Any]) -> list[Any]:
    return [value for value in values if isinstance(value, str | int | float | bool | None | tuple)]
