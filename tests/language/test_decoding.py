"""Asking for a state: what a model says is kept within bounds, whatever it says."""

from collections.abc import Callable

import numpy as np
import pytest

from ndb.language.decoding import LONGEST_LOOP, Choose, Chosen, Prediction, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Grammar, cursor_for
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.model.weights import EMBEDDED
from ndb.tree.action import STEP_INTO

TOKENIZER = Tokenizer.load(EMBEDDED / "tokenizer.json")
CODE = "def f(text):\n    return text * 2\n"
BEFORE = Shown(Sep.CALL, "def f(text):", {"text": "'a'"})


def said_by(model: Callable[[list[int], np.ndarray], int]) -> Prediction:
    """What a model comes to that chooses by what it has said and what is allowed."""
    talk = next_state(TOKENIZER, cursor_for(Grammar(TOKENIZER, CODE), BEFORE, STEP_INTO, None))
    said: list[int] = []
    request = next(talk)
    try:
        while True:
            if isinstance(request, Choose):
                said.append(model(said, request.allowed))
                request = talk.send(Chosen(said[-1], -0.1))
            else:
                said += request.ids
                request = next(talk)
    except StopIteration as end:
        return end.value


def state_with(value: str) -> list[int]:
    return TOKENIZER.state(Shown(Sep.LINE, "    return text * 2", {"text": value}))


def stuck_on(text: str) -> Callable[[list[int], np.ndarray], int]:
    """A model that repeats `text` in a value for ever, and ends the value where it may not."""
    endless = state_with(repr(text * 400))
    ending = [TOKENIZER.special[Mark.ACTION_SEP], *reversed(state_with(repr(text)))]

    def choose(said: list[int], allowed: np.ndarray) -> int:
        wanted = endless[len(said)]
        return wanted if said == endless[: len(said)] and wanted in allowed else next(t for t in ending if t in allowed)

    return choose


@pytest.mark.parametrize("text", ["a", "xy, ", "[0], "])
def test_a_model_that_repeats_itself_is_led_out_of_its_loop(text: str) -> None:
    prediction = said_by(stuck_on(text))
    assert prediction.problem is None
    assert prediction.shown
    assert prediction.shown.locals["text"].startswith(repr(text * (LONGEST_LOOP // len(text)))[:-1])


def test_what_repeats_itself_for_a_while_may_do_so() -> None:
    wanted = [*state_with(repr("ab" * 30)), TOKENIZER.special[Mark.ACTION_SEP]]
    prediction = said_by(lambda said, allowed: wanted[len(said)])
    assert prediction.shown and prediction.shown.locals["text"] == repr("ab" * 30)
