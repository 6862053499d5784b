"""What the model is shown: all of it where it fits, else what matters; and how much room that leaves."""

from dataclasses import dataclass, field

import pytest

from ndb.language.tokenizer import Tokenizer, train_tokenizer
from ndb.model.confidence import Calibration
from ndb.predict.excerpt import needed
from ndb.predict.view import LIMITS, View, WalkLimits
from ndb.source.functions import top_functions
from ndb.trace.state import Event, State

SOURCE = "".join(f"def f{n}(x):\n    y = x + {n}\n    return f{n + 1}(y)\n\n" for n in range(60))
TOKENIZER = train_tokenizer([SOURCE])


@dataclass
class Facts:
    context: int | None
    tokenizer: Tokenizer = TOKENIZER
    calibration: Calibration = field(default_factory=Calibration)


def at(number: int) -> State:
    line = 4 * number + 2
    return State(Event.LINE, SOURCE.split("\n")[line - 1], {"x": "1"}, None, line, 0, 0, "p.py", f"f{number}")


def view(context: int | None, limits: WalkLimits = LIMITS) -> View:
    return View(Facts(context), {"p.py": SOURCE}, [at(5)], limits)


def size(text: str) -> int:
    return len(TOKENIZER.source(text))


def test_all_is_shown_where_it_fits_or_where_nobody_says_what_fits() -> None:
    exactly = size(SOURCE) + LIMITS.state + LIMITS.least_read
    for context in (None, exactly):
        shown = view(context)
        assert shown.code([at(5)]).text.rstrip() == SOURCE.rstrip() and shown.note(shown.code([at(5)])) is None
    assert view(exactly - 1).code([at(5)]).size < SOURCE.count("\n")


def test_of_code_that_does_not_fit_the_part_that_is_active_is_shown_and_said_to_be_one() -> None:
    shown = view(1200)
    code = shown.code([at(5)])
    assert "def f5(x):" in code.text and "def f6(x):" in code.text and "def f50(x):" not in code.text
    assert size(code.text) <= 1200 - LIMITS.state - LIMITS.least_read
    assert shown.note(code) == (
        f"the code is too long for the model: it sees {code.size} of 241 lines, those that matter here"
    )


def test_what_is_shown_stays_until_something_else_is_needed() -> None:
    shown = view(1200)
    code = shown.code([at(5)])
    assert shown.code([at(6)], code) is code
    other = shown.code([at(50)], code)
    assert other is not code and "def f50(x):" in other.text


def test_the_room_is_what_code_and_answer_leave() -> None:
    shown = view(1200)
    code = shown.code([at(5)])
    assert shown.room(code) == 1200 - len(TOKENIZER.context(code.text)) - LIMITS.state >= LIMITS.least_read - 2
    assert view(1200, WalkLimits(read=50)).room(code) == 50
    assert view(None).room(code) == LIMITS.read


def test_more_room_for_a_state_or_a_walk_is_less_for_the_code() -> None:
    usual = view(1200).code([at(5)]).size
    assert view(1200, WalkLimits(least_read=500)).code([at(5)]).size < usual
    assert view(1200, WalkLimits(state=800)).code([at(5)]).size < usual


def test_a_part_that_was_asked_for_is_shown_if_it_fits() -> None:
    node = next(function for function in top_functions(SOURCE) if function.name == "f58")
    part = needed(SOURCE, "p.py", node)
    shown = View(Facts(1200), {"p.py": SOURCE}, [at(58)], code=part)
    assert (
        shown.code([at(58)]) is part and part.text.startswith("def f58(x):") and part.place(1) == ("p.py", 4 * 58 + 1)
    )
    large = needed(SOURCE, "p.py", top_functions(SOURCE)[0])
    assert View(Facts(1200), {"p.py": SOURCE}, [at(0)], code=large).code([at(0)]).size < large.size


def test_the_grammar_of_a_code_is_made_once() -> None:
    shown = view(1200)
    code = shown.code([at(5)])
    assert shown.grammar(code) is shown.grammar(code)
    for number in range(20):
        assert shown.grammar(shown.code([at(number)])).code == shown.code([at(number)]).text


@pytest.mark.parametrize(("name", "value"), [("steps", 400), ("tokens", 3_000), ("read", 6_000), ("least_read", 300)])
def test_the_limits_are_those_that_were_measured(name: str, value: int) -> None:
    """docs/log.md says why; a change wants a new measurement."""
    assert getattr(LIMITS, name) == value
    assert (LIMITS.sure, LIMITS.state) == (0.9, 600)
