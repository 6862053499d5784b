"""Asking for a state: what a model says is kept within bounds, whatever it says."""

from collections.abc import Callable

import numpy as np
import pytest

from ndb.language.decoding import LONGEST_LOOP, Choose, Chosen, Feed, Prediction, Talk, next_state, watched, weigh
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


def test_whoever_watches_a_talk_hears_every_chosen_token_and_may_break_off() -> None:
    def talk() -> Talk[str]:
        yield Feed((1, 2))
        first = yield Choose()
        yield Feed((3,))
        second = yield Choose()
        assert first is not None and second is not None
        return f"{first.token} {second.token}"

    heard: list[int] = []
    seen = watched(talk(), heard.append)
    assert next(seen) == Feed((1, 2)) and seen.send(None) == Choose()
    assert seen.send(Chosen(7, -0.1)) == Feed((3,)) and seen.send(None) == Choose()
    with pytest.raises(StopIteration, match="7 8"):
        seen.send(Chosen(8, -0.1))
    assert heard == [7, 8]

    def stop(token: int) -> None:
        raise KeyboardInterrupt

    inner = talk()
    broken = watched(inner, stop)
    next(broken), next(broken)
    with pytest.raises(KeyboardInterrupt):
        broken.send(Chosen(7, -0.1))
    assert inner.gi_frame is None, "the talk itself was closed"  # type: ignore[attr-defined]


def test_a_state_is_weighed_by_its_event_and_its_value_and_not_by_its_line() -> None:
    tokenizer = TOKENIZER
    for value, end in (("12", 0), ("KeyError(", 1)):
        wanted = Shown(Sep.RETURN, "    return x", value=value)
        talk, chosen, fed = weigh(tokenizer, wanted), list[int](), list[int]()
        request = next(talk)
        try:
            while True:
                if isinstance(request, Choose):
                    assert request.allowed is not None and len(request.allowed) == 1
                    chosen.append(int(request.allowed[0]))
                    request = talk.send(Chosen(chosen[-1], -0.5))
                else:
                    fed += request.ids
                    request = next(talk)
        except StopIteration as stopped:
            total = stopped.value
        ids = tokenizer.state(wanted)
        assert sorted([*chosen, *fed]) == sorted(ids[: len(ids) - end])
        assert chosen[0] == ids[0] and "return x" in tokenizer.decode(fed) and value in tokenizer.decode(chosen)
        assert total == pytest.approx(-0.5 * len(chosen))
    event = next(weigh(tokenizer, Shown(Sep.LINE, "    return x")))
    assert isinstance(event, Choose) and event.allowed is not None
    assert list(event.allowed) == [tokenizer.special[Sep.LINE]]
