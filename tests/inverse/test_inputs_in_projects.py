"""Questions about functions, methods and generators of projects with several files."""

import argparse
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from ndb.frontend import tests as tests_command
from ndb.inverse.infer import infer_inputs, question_of
from ndb.inverse.observe import Call, observe
from ndb.inverse.offer import asked_about
from ndb.inverse.search.search_inputs import Budget
from ndb.source.neighbours import neighbours_of, place_if_needed
from ndb.source.read_shapes import inputs_of

FILES = {
    "shop/__init__.py": "from .totals import total\n",
    "shop/models.py": """
        from dataclasses import dataclass, field
        from enum import Enum
        class Country(Enum):
            DE = 5
            CH = 12
        @dataclass
        class Line:
            price: int
        @dataclass
        class Order:
            country: Country
            lines: list[Line] = field(default_factory=list)
        """,
    "shop/totals.py": """
        from .models import Country, Order
        from . import rules
        class Empty(ValueError):
            pass
        def total(order: Order) -> int:
            if not order.lines:
                raise Empty("nothing")
            return rules.shipped(order, sum(line.price for line in order.lines))
        class Till:
            def __init__(self, start: int) -> None:
                self.amount = start
            def take(self, more: int) -> int:
                self.amount += more
                return self.amount
            def each(self, count: int):
                for number in range(count):
                    yield self.amount + number
        """,
    "shop/rules.py": """
        def shipped(order, amount):
            from .totals import total
            from shop.models import Order
            assert isinstance(order, Order) and total.__module__ == "shop.totals"
            return amount + order.country.value
        """,
}


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).removeprefix("\n"), encoding="utf-8")
    return tmp_path / "shop" / "totals.py"


def asked(file: Path, function: str, **words: Any) -> list[str]:
    """Calls that were seen to be right."""
    known, source = words.pop("known", ()), file.read_text()
    question = question_of(asked_about(source, function).subject, **words)
    found = infer_inputs(
        None, source, function, question, 2, run=True, known=known, budget=Budget(8.0),
        place=place_if_needed(file, source),
    )  # fmt: skip
    return [f"{function}({each.arguments})" for each in found if each.verified]


def test_a_call_in_a_package_is_watched_as_its_module_is_imported(shop: Path) -> None:
    source = shop.read_text()
    call = "total(Order(Country.CH, [__import__('shop.models', fromlist=['']).Line(3)]))"
    [seen] = observe([Call(source, call)], place=place_if_needed(shop, source))
    assert (seen.value, seen.lines) == ("15", {6, 8})


def test_what_a_parameter_takes_is_read_in_the_file_of_its_class(shop: Path) -> None:
    source = shop.read_text()
    place = place_if_needed(shop, source)
    assert place is not None
    inputs = inputs_of(source, asked_about(source, "total").subject.node, neighbours_of(place, source))
    line = "__import__('shop.models', fromlist=['']).Line"
    assert inputs.parameters["order"].kind == "new Order"
    assert (len(inputs.classes["Order"]), len(inputs.spare["Order"]), len(inputs.classes[line])) == (1, 1, 1)
    assert inputs.members["Country"] == ("DE", "CH")


def test_arguments_are_objects_of_classes_of_other_files(shop: Path) -> None:
    assert asked(shop, "total", raises="Empty")[0].startswith("total(Order(Country.")
    [first, *_] = asked(shop, "total", returns="9")
    assert first.startswith("total(Order(Country.") and ".Line(" in first


def test_methods_are_asked_about_as_functions_that_take_the_object_first(shop: Path) -> None:
    [first, *_] = asked(shop, "Till.take", returns="42")
    assert first.startswith("Till.take(Till(") and eval(first.replace("Till", "made"), {"made": _Till}) == 42


class _Till:
    """What the program's own class does."""

    def __init__(self, start: int) -> None:
        self.amount = start

    def take(self, more: int) -> int:
        return self.amount + more


def test_what_a_generator_gives_can_be_asked_for(shop: Path) -> None:
    assert "Till.each(Till(7), 2)" in asked(shop, "Till.each", returns="[7, 8]", known=["Till(7), 2"])


def test_the_arguments_of_a_method_are_read_as_they_are_written(shop: Path) -> None:
    about = asked_about(shop.read_text(), "Till.take")
    assert about.taken("Till(start=3), 4") == "ndb_start=3, more=4"
    assert about.given(about.taken("Till(3), 4")) == "Till(3), 4"


def test_tests_of_a_file_import_the_classes_they_need_from_where_they_are(shop: Path) -> None:
    output = shop.parent.parent / "test_totals.py"
    parser = argparse.ArgumentParser()
    tests_command.declare(parser)
    given = parser.parse_args([f"{shop}::total", "--run", "--seconds", "6", "-o", str(output)])
    model: Any = object()  # nobody asks it
    tests_command.run(given, model)
    text = output.read_text()
    assert "from shop.totals import Country, Empty, Order, total" in text and "__import__" not in text
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", str(output)], capture_output=True, text=True, check=False
    )
    assert "passed" in done.stdout and "failed" not in done.stdout, done.stdout + text


def test_an_answer_can_be_walked_through(shop: Path) -> None:
    command = [
        sys.executable, "-m", "ndb", "infer", f"{shop}::Till.take", "--run", "--returns", "42", "--answer", "1",
        "--seconds", "6",
    ]  # fmt: skip
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, check=False, cwd=shop.parent.parent)
    assert "def take(self, more: int)" in done.stdout, done.stderr
