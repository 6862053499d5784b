"""Asking the model: one question a value, and with what a function may be called where nobody gave its arguments."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from truthful import Truthful

from ndb.engine.guided.ask import MOST_QUESTIONS, Asker, Said, called_with
from ndb.engine.guided.guided_run import GuidedWorker, Order

SUM = "def f(s, n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total, s\n"
CALL = '{"s": "\'ab\'", "n": "7"}'


class Saying(Truthful):
    """Answers every settle question in the same way, and counts."""

    def __init__(self, said: Said | None, *inputs: str) -> None:
        super().__init__(inputs)
        self._said = said
        self.count = 0

    def drive(self, *_: Any, **__: Any) -> Any:
        self.count += 1
        return self._said

    def drive_all(self, talks: Sequence[Any], *_: Any, **__: Any) -> list[Any]:
        return [super(Saying, self).drive(talk) for talk in talks]


def question(use: str, line: int = 2, text: str = "x") -> Mapping[str, Any]:
    return {"expression": text, "text": text, "use": use, "line": line, "code": SUM, "source": "    total = 0",
            "locals": {}}  # fmt: skip


def test_arguments_that_nobody_gave_are_those_of_the_models_inverse_step() -> None:
    found = called_with(Truthful([CALL]), SUM, "f")
    assert {name: text for name, (text, _) in found.items()} == {"s": "'ab'", "n": "7"}
    assert called_with(Truthful([CALL]), SUM, "no_such_function") == {}


def test_an_argument_is_settled_only_where_it_is_needed() -> None:
    with GuidedWorker() as worker:
        found = worker.run(Order("body.py::f", source=SUM), Asker(lambda: Saying(None, CALL)))
    assert found.value == "(21, <unknown s>)"
    ((expression, value, source),) = [(each.expression, each.value, each.source) for each in found.assumptions]
    assert (expression, value, source) == ("n", "7", "model")


def test_an_argument_of_another_type_than_its_use_speaks_for_cannot_be_said() -> None:
    with pytest.raises(AssertionError, match="the grammar forbids the answer"):
        called_with(Truthful(['{"s": "1", "n": "\'seven\'"}']), SUM, "f")


def test_the_same_question_is_asked_once() -> None:
    model = Saying(Said("True", 0.99))
    asker = Asker(lambda: model)
    answers = [asker(question("truth")) for _ in range(3)]
    assert model.count == 1 and all(answer is not None and answer["value"] == "True" for answer in answers)


def test_a_model_that_is_not_sure_is_not_heard() -> None:
    for use, chance, is_heard in (("truth", 0.94, False), ("truth", 0.96, True), ("number", 0.4, False),
                                  ("number", 0.6, True)):  # fmt: skip
        asker = Asker(lambda chance=chance: Saying(Said("True", chance)))  # type: ignore[misc]
        assert (asker(question(use)) is not None) is is_heard


def test_after_so_many_questions_plain_rules_go_on() -> None:
    model = Saying(Said("3", 0.9))
    asker = Asker(lambda: model, seconds=1000)
    answers = [asker(question("number", text=f"x{number}")) for number in range(MOST_QUESTIONS + 3)]
    assert model.count == MOST_QUESTIONS and answers[-1] is None
    assert Asker(lambda: model, seconds=-1)(question("number")) is None
