"""Exercises on numbers as people use them."""

from random import Random

from ndb.dataset.programs.exercises.amount_exercises import amount_exercise
from ndb.source.parse import parse


def test_the_first_call_of_an_exercise_runs() -> None:
    for number in range(60):
        program = amount_exercise(Random(number))
        names: dict[str, object] = {}
        exec(program.source, names)
        eval(program.calls[0], names)


def test_formats_are_drawn_in_all_three_ways() -> None:
    sources = [amount_exercise(Random(number)).source for number in range(120)]
    assert all(parse(text) for text in sources)
    for way in ("f'", "' % (", "'.format(", ":>", "round(", " / ", ".1%}", "{1[0]}", "sum("):
        assert any(way in text for text in sources), way
    assert not any("$[" in text for text in sources)
