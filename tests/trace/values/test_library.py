"""Values of the standard library, read back from how a recording shows them, and computed with."""

import datetime
import enum
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from pathlib import Path, PurePosixPath
from typing import Any
from uuid import UUID

import pytest

from ndb.trace.values.describe import Describer
from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.interpret import evaluate_text
from ndb.trace.values.notation import read_value, write_value
from ndb.trace.values.render import render
from ndb.trace.values.snapshot import encode
from ndb.trace.values.thing import Thing, Unknown


class Colour(enum.Enum):
    RED = 1


@dataclass
class Part:
    name: str
    colours: list[Any] = field(default_factory=list)


Pair = namedtuple("Pair", "first second")
VALUES = {
    "when": datetime.datetime(2024, 2, 28, 13, 5, tzinfo=datetime.UTC),
    "day": datetime.date(2024, 2, 28),
    "pause": datetime.timedelta(hours=5),
    "money": Decimal("2.50"),
    "third": Fraction(1, 3),
    "path": PurePosixPath("/srv/data/a.tar.gz"),
    "letters": Counter("abca"),
    "ring": deque([1, 2, 3], maxlen=5),
    "groups": defaultdict(list, {"g": [1, 2]}),
    "ordered": OrderedDict(b=1, a=2),
    "colour": Colour.RED,
    "part": Part("nut", [Colour.RED]),
    "pair": Pair([1], {"k": Colour.RED}),
    "error": ValueError("bad", 3),
    "key": UUID(int=7),
    "mixed": [len, {"c": Colour.RED}, deque([Part("bolt")])],
}


def shown(value: Any) -> str:
    return render(encode(value, Describer(lambda file: None)))


@pytest.mark.parametrize("name", VALUES)
def test_what_is_read_back_is_written_as_it_was(name: str) -> None:
    text = shown(VALUES[name])
    read = read_value(text)
    assert not isinstance(read, Unknown)
    assert write_value(read) == text


@pytest.mark.parametrize(
    "expression",
    [
        "when.year", "when + pause", "when.isoformat()", "(when - pause).hour", "f'{day:%Y-%m}'", "day.weekday()",
        "pause.total_seconds()", "money * 2", "third + 1", "third.denominator", "path.suffix", "path.parent.name",
        "path / 'b'", "path.with_suffix('.zip')", "letters['a']", "letters['z']", "letters.most_common(1)",
        "letters + letters", "len(ring)", "ring[-1]", "sum(ring)", "ring.maxlen", "groups['g'][1]", "list(ordered)",
        "colour.name", "colour.value", "part.name", "part.colours[0].value", "pair.first[0]", "pair.second['k'].name",
        "error.args[0]", "sorted(letters.items())", "2 in ring", "money > 2", "key.int", "str(path)",
    ],
)  # fmt: skip
def test_expressions_have_the_values_they_have_in_python(expression: str) -> None:
    variables = {name: shown(value) for name, value in VALUES.items()}
    assert evaluate_text(expression, variables) == shown(eval(expression, {}, dict(VALUES)))


def test_a_key_that_is_not_there_is_not_made_up() -> None:
    with pytest.raises(BadExpression, match="KeyError"):
        evaluate_text("groups['nope']", {"groups": shown(VALUES["groups"])})


def test_a_real_path_is_read_without_its_files() -> None:
    assert evaluate_text("path.name", {"path": shown(Path("/srv/x.txt"))}) == "'x.txt'"
    with pytest.raises(BadExpression, match="not called"):
        evaluate_text("path.exists()", {"path": shown(Path("/srv/x.txt"))})


def test_texts_that_only_look_like_something_stay_texts() -> None:
    assert read_value("[<function f>, '<A.b: 1>', \"it's <x>\"]") == [Unknown("<function f>"), "<A.b: 1>", "it's <x>"]
    assert isinstance(read_value("[1, <…3 more…>, 2]"), Unknown)
    assert isinstance(read_value("<A.b: 1"), Unknown)
    assert isinstance(read_value("1 > 2"), Unknown)


def test_numbers_that_are_not_worth_having_stay_texts() -> None:
    assert isinstance(read_value("Decimal('1E+999999')"), Unknown)
    assert read_value("Foo(x=1)") == Thing("Foo", {"x": 1}, "Foo(x=1)")
