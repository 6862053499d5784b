"""Horizon: how accuracy falls with the share of a run that is jumped over (SPEC 7).

For each item some true steps are shown first, then one jump to the function's return. Judged like CRUXEval outputs.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ndb.evaluate.cruxeval import Answer, Asker, Item, TalkOfAnswer
from ndb.language.decoding import Choose, Chosen, Feed, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.showing import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trajectory.walk import code_of
from ndb.tree.action import STEP_INTO, STEP_RETURN
from ndb.tree.span import span_from

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of the states between the call of f and its return, how many are shown."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Accuracy among answers that jumped over a share of the run."""

    skipped: float
    right: int
    total: int


def talk(asker: Asker, item: Item, share: float) -> TalkOfAnswer:
    """Show the first `share` of the states of f, then jump to its return."""
    last = item.entry + round(share * (item.last_return - 1 - item.entry))
    shown = yield from _show(asker.tokenizer, item, last)
    code = code_of(span_from(item.recording), whole=True)
    cursor = None
    if asker.constrained:
        guide = Guide(Grammar(asker.tokenizer, code))
        for state in shown[:-1]:
            guide.took(state, STEP_INTO)
        cursor = guide.took(shown[-1], STEP_RETURN)
    prediction = yield from next_state(asker.tokenizer, cursor)
    returned = prediction.shown.value if prediction.shown and prediction.shown.sep is Sep.RETURN else None
    mode, sure = f"revealed {share:.2f}", prediction.log_probability
    return Answer(item.id, mode, returned, sure, prediction.tokens, 1, prediction.problem)


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


def bins(answers: Sequence[Answer], right: Sequence[bool]) -> list[Bin]:
    found: dict[float, list[bool]] = {}
    for answer, correct in zip(answers, right, strict=True):
        found.setdefault(1 - float(answer.mode.removeprefix("revealed ")), []).append(correct)
    return [Bin(skipped, sum(marks), len(marks)) for skipped, marks in sorted(found.items())]
