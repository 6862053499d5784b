"""Exercises on single operations."""

from random import Random

from ndb.dataset.programs.exercises.operation_exercises import operation_exercise


def test_the_first_call_of_an_exercise_runs() -> None:
    for number in range(120):
        program = operation_exercise(Random(number))
        names: dict[str, object] = {}
        exec(program.source, names)
        eval(program.calls[0], names)


def test_what_models_were_weak_at_is_drawn() -> None:
    sources = [operation_exercise(Random(number)).source for number in range(400)]
    for asked in (" >= ", "max(", "% -", ".casefold()", "[::3]", "reverse=True", "**", ".translate(", ".reverse()"):
        assert any(asked in text for text in sources), asked
    assert not any("$[" in text for text in sources)
