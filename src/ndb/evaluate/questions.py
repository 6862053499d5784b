"""All questions about items to one model: every mode, samples, checks of predicted inputs, the horizon.

Knows which questions there are and in which order; neither who answers (driver.py) nor what is right (judge.py).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ndb.evaluate import horizon
from ndb.evaluate.cruxeval import ADAPTIVE, CHECK, INPUT, INPUT_CHECKED, MODES, Answer, Asker, Item
from ndb.evaluate.driver import Driver
from ndb.language.decoding import Talk
from ndb.model.protocol import GREEDY, Sampling
from ndb.predict.view import LIMITS, WalkLimits
from ndb.predict.ways import BREAKPOINT_WALKED, WALKS

SAMPLED = Sampling(temperature=0.6, top_p=0.95)
_LONG = (*WALKS, BREAKPOINT_WALKED, INPUT_CHECKED, ADAPTIVE)
"""Modes that take long."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is asked about each item."""

    modes: tuple[str, ...] = MODES
    samples: Mapping[str, int] = field(default_factory=dict)
    """How many samples of a mode, beside its greedy answer."""
    checks: tuple[str, ...] = ()
    """Modes by which the model checks inputs that it predicted."""
    horizon: bool = False
    constrained: bool = True
    limits: WalkLimits = LIMITS
    """How patient walks are; what is published is what a user gets."""
    seed: int = 0


EVERYTHING = Plan(
    samples={INPUT: 5, "step_return": 5, "walking_expressions": 2},
    checks=("step_return", "walking_expressions"),
    horizon=True,
)
Hear = Callable[[Answer], None]


@dataclass(frozen=True, slots=True)
class _Question:
    """A talk that has not begun and what its answer is if it comes to none."""

    talk: Talk[Answer]
    none: Answer
    sampling: Sampling = GREEDY


def ask_items(
    driver: Driver, items: Sequence[Item], plan: Plan, hear: Hear = lambda _: None, known: Sequence[Answer] = ()
) -> list[Answer]:
    """Every answer of the plan that is not `known`; `hear` gets each as it comes. Cheap questions first, so that what
    is cut short is the least loss; checks last, since what they check must have been answered."""
    asker = Asker(driver, plan.constrained, plan.limits)
    order = sorted(plan.modes, key=lambda mode: mode in _LONG)
    questions = [_question(asker, item, mode, 0) for mode in order for item in items]
    questions += [
        _question(asker, item, mode, number)
        for mode in order for number in range(1, plan.samples.get(mode, 0) + 1) for item in items
    ]  # fmt: skip
    if plan.horizon:
        questions += _horizon(asker, items)
    answered = {_key(answer) for answer in known}
    answers = _run(driver, [q for q in questions if _key(q.none) not in answered], plan.seed, hear)
    checks = [q for mode in plan.checks for q in _checks(asker, items, [*known, *answers], mode)]
    return answers + _run(driver, [q for q in checks if _key(q.none) not in answered], plan.seed, hear)


def _key(answer: Answer) -> tuple[str, str, int]:
    return answer.item, answer.mode, answer.sample


def _run(driver: Driver, questions: Sequence[_Question], seed: int, hear: Hear) -> list[Answer]:
    def done(number: int, answer: Answer | None) -> None:
        hear(answer or questions[number].none)

    said = driver.run([q.talk for q in questions], [q.sampling for q in questions], seed, done)
    return [answer or question.none for answer, question in zip(said, questions, strict=True)]


def _question(asker: Asker, item: Item, mode: str, sample: int) -> _Question:
    return _Question(asker.talk(item, mode, sample), _outgrown(item, mode, sample), SAMPLED if sample else GREEDY)


def _outgrown(item: Item, mode: str, sample: int = 0) -> Answer:
    return Answer(item.id, mode, None, problem="outgrew the context", sample=sample)


def _checks(asker: Asker, items: Sequence[Item], answers: Sequence[Answer], mode: str) -> Iterator[_Question]:
    """What the model says each predicted call returns; equal arguments are checked once."""
    by_id = {item.id: item for item in items}
    found: dict[tuple[str, str], Answer] = {}
    proposals = [a for a in answers if a.mode == INPUT and a.value is not None and a.item in by_id]
    for answer in sorted(proposals, key=lambda a: a.sample):
        found.setdefault((answer.item, answer.value or ""), answer)
    for answer in found.values():
        talk = asker.check(by_id[answer.item], mode, answer)
        if talk is not None:
            yield _Question(talk, _outgrown(by_id[answer.item], CHECK + mode, answer.sample))


def _horizon(asker: Asker, items: Sequence[Item]) -> list[_Question]:
    return [
        _Question(horizon.talk(asker, item, share), _outgrown(item, horizon.mode_of(share)))
        for share in horizon.SHARES for item in items
    ]  # fmt: skip
