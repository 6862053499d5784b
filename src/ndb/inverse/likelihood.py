"""How likely what was asked for is, given a call, as a model sees it at a jump: what proposals are ranked by.

Far cheaper than predicting the call, and it tells a near miss from nonsense. Knows questions and talks; runs nothing.
"""

from collections.abc import Sequence
from dataclasses import replace

from ndb.inverse.question import Question, Reaches, openings
from ndb.language.decoding import Talk, weigh
from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.model.protocol import TalkingModel
from ndb.predict.excerpt import TooLong
from ndb.predict.output import entered, side_by_side
from ndb.predict.subject import Subject, opening_of
from ndb.predict.ways import Tried
from ndb.tree.action import STEP_RETURN, breakpoint_at

MOST_ENDS = 2
"""Ways to what was asked for of which each call is asked how likely it takes them."""
UNLIKELY = -100.0


def likelihoods(model: TalkingModel, subject: Subject, question: Question, calls: Sequence[str]) -> list[float]:
    """The log-probability of what was asked for, given each call; all alike where the model does not weigh."""
    if not model.weighs:
        return [0.0] * len(calls)
    ends = openings(subject, question)[:MOST_ENDS]
    talks = [_weighed(model, subject, call, question, end) for call in calls for end in ends]
    weights = [UNLIKELY if weight is None else weight for weight in side_by_side(model, talks)]
    each = [weights[n * len(ends) : (n + 1) * len(ends)] for n in range(len(calls))]
    return [max(these, default=UNLIKELY) for these in each]


def _weighed(model: TalkingModel, subject: Subject, call: str, question: Question, end: Shown) -> Talk[float]:
    """The log-probability of an end, without that of its source line: which line it is, is not asked."""
    try:
        begin = yield from entered(model, opening_of(subject, call))
    except TooLong:
        return UNLIKELY
    if isinstance(begin, Tried):
        return UNLIKELY
    if isinstance(question, Reaches):
        to, wanted = breakpoint_at(subject.text(question.line)), Shown(Sep.LINE, "")
    else:
        sep = Sep.RETURN if end.sep is Sep.INV_RETURN else Sep.EXCEPTION
        to, wanted = STEP_RETURN, replace(end, sep=sep)
    yield begin().asking(to)
    return (yield from weigh(model.tokenizer, wanted))
