"""Single operations: how often a model is right about one, at once and with workings (SPEC 2c), and what that costs.

    python benchmarks/operations.py --model runs/mine/int8 --each 40 --save benchmarks/results/operations.json

Operands are drawn anew: texts of 5 to 80 characters, numbers of 1 to 8 digits, lists of 2 to 30. A function of one
line is predicted from its call on; nothing is evaluated for the model. A model that does not know `step_inside` has 0%
in the second column.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any

from ndb.api import load
from ndb.predict.output import Ways, choice_of, side_by_side
from ndb.predict.subject import opening_of, subject_of
from ndb.predict.view import WalkLimits
from ndb.predict.ways import EXPRESSIONS, INSIDE, Way, walking
from ndb.tree.action import STEP_RETURN

LIMITS = WalkLimits(tokens=3_000)


@dataclass(frozen=True, slots=True)
class Operation:
    name: str
    parameters: str
    expression: str
    draw: Callable[[Random], Sequence[Any]]

    @property
    def source(self) -> str:
        return f"def f({self.parameters}):\n    return {self.expression}\n"


def number(dice: Random, least: int = 1, most: int = 8) -> int:
    digits = dice.randint(least, most)
    return dice.randint(10 ** (digits - 1), 10**digits - 1)


def text(dice: Random) -> str:
    letters = [*dice.sample(ascii_lowercase, 8), " "]
    return "".join(dice.choices(letters, k=dice.randint(5, 80)))


def numbers(dice: Random) -> list[int]:
    return [number(dice, 1, 3) for _ in range(dice.randint(2, 30))]


def text_and_letter(dice: Random) -> tuple[str, str]:
    drawn = text(dice)
    return drawn, dice.choice(drawn)


def list_and_item(dice: Random) -> tuple[list[int], int]:
    drawn = numbers(dice)
    return drawn, dice.choice(drawn)


def text_and_place(dice: Random) -> tuple[str, int]:
    drawn = text(dice)
    return drawn, dice.randrange(len(drawn))


OPERATIONS = (
    Operation("a * b, 1 to 4 digits", "a, b", "a * b", lambda d: (number(d, 1, 4), number(d, 1, 4))),
    Operation("a + b", "a, b", "a + b", lambda d: (number(d), number(d))),
    Operation("a // b", "a, b", "a // b", lambda d: (number(d), number(d, 1, 3))),
    Operation("a % b", "a, b", "a % b", lambda d: (number(d), number(d, 1, 3))),
    Operation("len(text)", "s", "len(s)", lambda d: (text(d),)),
    Operation("text.count", "s, c", "s.count(c)", text_and_letter),
    Operation("text.find", "s, c", "s.find(c)", text_and_letter),
    Operation("text[i]", "s, i", "s[i]", text_and_place),
    Operation("text[::-1]", "s", "s[::-1]", lambda d: (text(d),)),
    Operation("sum(list)", "xs", "sum(xs)", lambda d: (numbers(d),)),
    Operation("sorted(list)", "xs", "sorted(xs)", lambda d: (numbers(d),)),
    Operation("max(list)", "xs", "max(xs)", lambda d: (numbers(d),)),
    Operation("list.index", "xs, x", "xs.index(x)", list_and_item),
    Operation("[x * 2 for x in xs if x > 50]", "xs", "[x * 2 for x in xs if x > 50]", lambda d: (numbers(d),)),
)


def measured(model: Any, operation: Operation, each: int) -> dict[str, Any]:
    """Share right and tokens a question, at once and with workings."""
    dice = Random(f"operations/{operation.name}")
    operands = [operation.draw(dice) for _ in range(each)]
    real = [repr(eval(f"f{tuple(given)!r}", _run(operation.source))) for given in operands]
    calls = [repr(tuple(given))[1:-1].rstrip(",") for given in operands]
    found: dict[str, Any] = {}
    for name in (EXPRESSIONS, INSIDE):
        ways = _only(walking(name, STEP_RETURN))
        subject = subject_of(operation.source, "f")
        talks = [choice_of(model, opening_of(subject, call), ways=ways, limits=LIMITS, reckons=False) for call in calls]
        # The walk itself, not its return line interpreted on its variables, which is the first try's companion.
        said = [choice.tries[0] if choice is not None else None for choice in side_by_side(model, talks)]
        ends = [tried.end if tried is not None and tried.problem is None else None for tried in said]
        right = [end is not None and end.value == value for end, value in zip(ends, real, strict=True)]
        tokens = sum(tried.tokens for tried in said if tried is not None) / each
        found[name] = {"right": round(100 * sum(right) / each, 1), "tokens": round(tokens, 1)}
    return found


def _only(way: Way) -> Ways:
    return lambda walk: [way]


def _run(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(source, names)
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", help="folder of the weights; default: the embedded model")
    parser.add_argument("--each", type=int, default=40, help="questions about each operation")
    parser.add_argument("--save", type=Path, metavar="FILE")
    asked = parser.parse_args()
    model = load(asked.model)
    results = {}
    print(f"{'operation':<32} {'at once':>8} {'tokens':>7} {'inside':>8} {'tokens':>7}")
    for operation in OPERATIONS:
        found = results[operation.name] = measured(model, operation, asked.each)
        cells = [f"{found[way]['right']:>7}% {found[way]['tokens']:>7}" for way in (EXPRESSIONS, INSIDE)]
        print(f"{operation.name:<32} {' '.join(cells)}", flush=True)
    if asked.save:
        asked.save.write_text(json.dumps({"each": asked.each, "operations": results}, indent=1) + "\n")
        print(asked.save, file=sys.stderr)


if __name__ == "__main__":
    main()
