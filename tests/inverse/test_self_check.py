"""Arguments that a model proposes and checks by its own walks: what is believed, and what that costs."""

from collections.abc import Sequence
from typing import Any

import pytest
from truthful import Truthful

from ndb.inverse.propose import _arguments, backwards
from ndb.inverse.question import Returns, openings
from ndb.inverse.self_check import Believed, Patience, SelfCheck, is_same, walk_forth
from ndb.language.decoding import Feed, Prediction, Talk
from ndb.predict.subject import subject_of
from ndb.predict.view import LIMITS, WalkLimits

SOURCE = "def double(n):\n    m = n + n\n    return m\n"
SUBJECT = subject_of(SOURCE, "double")
[START] = openings(SUBJECT, Returns("8"))


def check(model: Truthful, patience: Patience, limits: WalkLimits = LIMITS) -> Believed:
    def ask() -> Talk[Prediction]:
        return backwards(model.tokenizer, SUBJECT, START)

    checked = SelfCheck(model, SUBJECT, "8", ask, lambda said: _arguments(SUBJECT, said), patience, limits)
    found: Believed = model.drive(checked.talk())
    return found


def naming(*values: int) -> Truthful:
    return Truthful([f'{{"n": "{value}"}}' for value in values])


def test_the_likeliest_is_checked_before_others_are_asked_for() -> None:
    found = check(naming(4, 5, 6), Patience((0.7,), samples=3))
    assert (found.arguments, found.is_confirmed, found.proposals, found.walks) == ("4", True, 1, 1)


def test_what_a_walk_speaks_against_is_not_believed() -> None:
    found = check(naming(3, 3, 4, 5), Patience((0.7,), samples=3))
    assert (found.arguments, found.is_confirmed, found.proposals, found.walks) == ("4", True, 4, 2)
    assert found.said is not None and found.said.shown is not None and found.said.shown.locals == {"n": "4"}


def test_what_more_samples_came_to_is_checked_first() -> None:
    found = check(naming(3, 5, 4, 4), Patience((0.7,), samples=3))
    assert (found.arguments, found.walks) == ("4", 2)


def test_patience_ends_and_what_no_walk_speaks_against_is_given() -> None:
    found = check(naming(3, 5, 6, 4), Patience((0.7,), samples=3, walks=2))
    assert (found.is_confirmed, found.walks, found.proposals) == (False, 2, 4)
    assert found.arguments not in ("3", "5"), "walks from there came to something else"
    spent = check(naming(3, 4), Patience((0.7,), samples=1, tokens=1))
    assert (spent.walks, spent.arguments, spent.is_confirmed) == (1, "3", False), "the walk was not ended"


def test_where_nothing_is_a_call_there_is_nothing_to_believe() -> None:
    found = check(Truthful(['{"n": "<object>"}']), Patience((0.7,), samples=1))
    assert (found.said, found.arguments, found.walks) == (None, None, 0)


class Hearing(Truthful):
    """Keeps how boldly it is asked to choose in each text."""

    def __init__(self, inputs: Sequence[str]) -> None:
        super().__init__(inputs)
        self.heard: list[float | None] = []

    def drive(self, talk: Talk[Any]) -> Any:
        return super().drive(self._hearing(talk))

    def _hearing(self, talk: Talk[Any]) -> Talk[Any]:
        answer = None
        try:
            while True:
                request = talk.send(answer)
                if isinstance(request, Feed) and request.anew:
                    self.heard.append(request.temperature)
                answer = yield request
        except StopIteration as end:
            return end.value


def test_samples_are_thrown_with_dice_and_walks_are_not() -> None:
    model = Hearing(['{"n": "3"}', '{"n": "5"}', '{"n": "4"}'])
    check(model, Patience((0.7, 1.0), samples=1))
    assert model.heard == [None, None, 0.7, None, 1.0, None], "three proposals, and a walk from each"


def test_a_walk_forth_says_what_the_call_gives() -> None:
    model = Truthful()
    assert model.drive(walk_forth(model, SUBJECT, "21")).value == "42"


@pytest.mark.parametrize(
    ("text", "wanted", "same"),
    [("{1, 2}", "{2, 1}", True), ("[1]", "[2]", False), ("<a>", "<a>", True), ("<a>", "1", False)],
)
def test_values_are_the_same_however_they_are_written(text: str, wanted: str, same: bool) -> None:
    assert is_same(text, wanted) is same
