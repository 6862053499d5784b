"""All questions about items to one model: every mode, samples, checks of predicted inputs, the horizon.

Knows which questions there are and in which order; neither who answers (driver.py) nor what is right (judging.py).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ndb.evaluate import horizon
from ndb.evaluate.cruxeval import CHECK, INPUT, MODES, Answer, Asker, Item, TalkOfAnswer
from ndb.evaluate.driver import Driver
from ndb.model.runtime import GREEDY, Sampling

SAMPLED = Sampling(temperature=0.6, top_p=0.95)
_LONG = ("walking_expressions", "walking")
"""Asked first: talks that last long should not start last."""


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
    seed: int = 0


EVERYTHING = Plan(
    samples={INPUT: 5, "step_return": 5, "walking_expressions": 2}, checks=("step_return", "walking_expressions"),
    horizon=True,
)
Tell = Callable[[str], None]


def ask_items(driver: Driver, items: Sequence[Item], plan: Plan, tell: Tell = lambda _: None) -> list[Answer]:
    """Every answer of the plan. Checks come last: what they check must have been answered."""
    asker = Asker(driver.tokenizer, plan.constrained, driver.context)
    order = sorted(plan.modes, key=lambda mode: mode not in _LONG)
    greedy = [(item, mode, 0) for mode in order for item in items]
    answers = _run(driver, asker, greedy, GREEDY, plan.seed)
    tell(f"{len(answers)} greedy answers")
    sampled = [(item, mode, number) for mode in order for number in range(1, plan.samples.get(mode, 0) + 1)
               for item in items]
    answers += _run(driver, asker, sampled, SAMPLED, plan.seed)
    tell(f"{len(sampled)} samples")
    for mode in plan.checks:
        answers += _checks(driver, asker, items, answers, mode)
        tell(f"inputs checked by {mode}")
    if plan.horizon:
        answers += _horizon(driver, asker, items)
        tell("horizon")
    return answers


def _run(
    driver: Driver, asker: Asker, questions: Sequence[tuple[Item, str, int]], sampling: Sampling, seed: int
) -> list[Answer]:
    talks = [asker.talk(item, mode, sample) for item, mode, sample in questions]
    said = driver.run(talks, sampling, seed)
    return [answer or _outgrown(item, mode, sample)
            for answer, (item, mode, sample) in zip(said, questions, strict=True)]


def _outgrown(item: Item, mode: str, sample: int = 0) -> Answer:
    return Answer(item.id, mode, None, problem="outgrew the context", sample=sample)


def _checks(
    driver: Driver, asker: Asker, items: Sequence[Item], answers: Sequence[Answer], mode: str
) -> list[Answer]:
    """What the model says each predicted call returns; equal arguments are checked once."""
    by_id = {item.id: item for item in items}
    found: dict[tuple[str, str], Answer] = {}
    for answer in answers:
        if answer.mode == INPUT and answer.value is not None:
            found.setdefault((answer.item, answer.value), answer)
    talks: list[tuple[Answer, TalkOfAnswer]] = []
    for answer in found.values():
        talk = asker.check(by_id[answer.item], mode, answer)
        talks += [(answer, talk)] if talk is not None else []
    said = driver.run([talk for _, talk in talks], GREEDY)
    return [
        check or replace(_outgrown(by_id[answer.item], CHECK + mode), sample=answer.sample)
        for check, (answer, _) in zip(said, talks, strict=True)
    ]


def _horizon(driver: Driver, asker: Asker, items: Sequence[Item]) -> list[Answer]:
    questions = [(item, share) for share in horizon.SHARES for item in items]
    said = driver.run([horizon.talk(asker, item, share) for item, share in questions])
    return [answer or _outgrown(item, horizon.mode_of(share))
            for answer, (item, share) in zip(said, questions, strict=True)]
