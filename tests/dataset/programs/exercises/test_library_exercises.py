"""Exercises on values of the standard library."""

from random import Random

from ndb.dataset.programs.exercises.library_exercises import THEMES, exercise
from ndb.source.parse import parse


def test_the_first_call_of_an_exercise_runs() -> None:
    for number in range(60):
        program = exercise(Random(number))
        names: dict[str, object] = {}
        exec(program.source, names)
        eval(program.calls[0], names)
        assert len(program.calls) == 6


def test_every_theme_is_drawn_and_says_what_it_needs() -> None:
    sources = [exercise(Random(number)).source for number in range(400)]
    drawn = {"" if text.startswith("def ") else text.partition("\n\n\ndef ")[0] for text in sources}
    assert drawn == {theme.imports for theme in THEMES}
    assert all(parse(text) for text in sources)
    assert not any("$[" in text or "@[" in text for text in sources)
