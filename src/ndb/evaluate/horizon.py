"""Horizon: how accuracy falls with the share of a run that is jumped over (SPEC 7).

For each item some true steps are shown first, then one jump to the function's return. Judged like CRUXEval outputs.
"""

from collections.abc import Generator, Sequence

from ndb.evaluate.cruxeval import Answer, Asker, Item, TalkOfAnswer
from ndb.language.decoding import Choose, Chosen, Feed, next_state
from ndb.language.document import Shown
from ndb.language.guide import Guide
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trajectory.walk import code_of
from ndb.tree.action import STEP_INTO, STEP_RETURN
from ndb.tree.span import span_from

REVEALED = "revealed "
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of the states between the call of f and its return, how many are shown."""


def talk(asker: Asker, item: Item, share: float) -> TalkOfAnswer:
    """Show the first `share` of the states of f, then jump to its return."""
    last = item.entry + round(share * (item.last_return - 1 - item.entry))
    shown = yield from _show(asker.tokenizer, item, last)
    code = code_of(span_from(item.recording), whole=True)
    cursor = None
    if asker.constrained:
        guide = Guide(asker.grammar(code))
        for state in shown[:-1]:
            guide.took(state, STEP_INTO)
        cursor = guide.took(shown[-1], STEP_RETURN)
    prediction = yield from next_state(asker.tokenizer, cursor)
    returned = prediction.shown.value if prediction.shown and prediction.shown.sep is Sep.RETURN else None
    return Answer(
        item.id, mode_of(share), returned, prediction.log_probability, prediction.tokens, 1, prediction.problem
    )


def mode_of(share: float) -> str:
    return f"{REVEALED}{share:.2f}"


def _show(tokenizer: Tokenizer, item: Item, last: int) -> Generator[Feed | Choose, Chosen | None, list[Shown]]:
    """Feed the true states up to `last`, stepping; at the last one the jump is taken."""
    shower, shown = Shower(), list[Shown]()
    ids = tokenizer.context(code_of(span_from(item.recording), whole=True))
    for index in range(last + 1):
        shown.append(shower.show(item.recording.state(index)))
        ids += [tokenizer.special[Mark.FRAME_SEP], *tokenizer.state(shown[-1])]
        ids += tokenizer.action(STEP_INTO if index < last else STEP_RETURN)
    yield Feed([*ids, tokenizer.special[Mark.FRAME_SEP]])
    return shown


def bins(answers: Sequence[Answer], right: Sequence[bool]) -> dict[float, list[bool]]:
    """Right and wrong by the share of the run that was jumped over."""
    found: dict[float, list[bool]] = {}
    for answer, correct in zip(answers, right, strict=True):
        if answer.mode.startswith(REVEALED):
            found.setdefault(1 - float(answer.mode.removeprefix(REVEALED)), []).append(correct)
    return dict(sorted(found.items()))
