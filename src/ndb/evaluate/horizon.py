"""Horizon: how accuracy falls with the share of a run that is jumped over (SPEC 7).

For each item some true steps are shown first, then one jump to the function's return. Judged like CRUXEval outputs.
"""

from collections.abc import Sequence

from ndb.evaluate.cruxeval import Answer, Asker, Item
from ndb.language.decoding import Talk
from ndb.language.document import Frame
from ndb.language.prompt import ask
from ndb.language.shown import Visit, show
from ndb.language.tokens import Sep
from ndb.trajectory.visits import code_of
from ndb.tree.action import STEP_INTO, STEP_RETURN
from ndb.tree.span import span_from

REVEALED = "revealed "
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of the states between the call of f and its return, how many are shown."""


def talk(asker: Asker, item: Item, share: float) -> Talk[Answer]:
    """Show the first `share` of the states of f, then jump to its return."""
    last = item.entry + round(share * (item.last_return - 1 - item.entry))
    grammar = asker.grammar(code_of(span_from(item.recording), whole=True))
    prediction = yield from ask(grammar, _shown(item, last), asker.constrained)
    returned = prediction.shown.value if prediction.shown and prediction.shown.sep is Sep.RETURN else None
    return Answer(
        item.id, mode_of(share), returned, prediction.log_probability, prediction.tokens, 1, prediction.problem
    )


def mode_of(share: float) -> str:
    return f"{REVEALED}{share:.2f}"


def _shown(item: Item, last: int) -> list[Frame]:
    """The true states up to `last`, stepped through; there the jump is taken."""
    states = [item.recording.state(index) for index in range(last + 1)]
    return list(show([*(Visit(state, STEP_INTO) for state in states[:-1]), Visit(states[-1], STEP_RETURN)]))


def bins(answers: Sequence[Answer], right: Sequence[bool]) -> dict[float, list[bool]]:
    """Right and wrong by the share of the run that was jumped over."""
    found: dict[float, list[bool]] = {}
    for answer, correct in zip(answers, right, strict=True):
        if answer.mode.startswith(REVEALED):
            found.setdefault(1 - float(answer.mode.removeprefix(REVEALED)), []).append(correct)
    return dict(sorted(found.items()))
