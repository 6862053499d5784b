"""Choosing between answers that are there: which of several ways to believe, from how sure the model was of each.

The vote is that of predict/choose.py, on files of answers: to fit the ways' curves on held-out seeds (never on a
benchmark), to see what more patience would bring, and for files in which the choice itself was not asked for. Inputs
are chosen among samples by what the model itself says they lead to. Knows answers and curves only.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ndb.evaluate.cruxeval import CHECK, INPUT, INPUT_CHECKED, Answer, Row
from ndb.model.confidence import RECKONED, Calibration, Curve, features_of, fit
from ndb.predict.choose import best_answer

WAYS = (
    "step_return", "blind", "walking_inside", "walking_inside" + RECKONED, "walking_expressions",
    "walking_expressions" + RECKONED, "walking", "walking" + RECKONED,
)  # fmt: skip
"""In the order in which they are asked; a walk that is reckoned is the same walk. Not the breakpoint on the line that
the true run takes: nobody knows it."""
CHOSEN_AMONG = tuple(way for way in WAYS if way.removesuffix(RECKONED) != "walking")
"""Walks by lines are left out: they share the errors of those by smaller steps, and cost nearly as much."""
_LARGER = ("walking_expressions", "walking_expressions" + RECKONED)
"""Walks that are left out where there is one of smaller steps."""
ENOUGH = 10.0
"""No sum of chances is that large: every way is asked."""
CHECKS = (CHECK + "walking_expressions", CHECK + "step_return")


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer, as a plain value, and whether it is right."""

    answer: Answer
    right: bool


def fit_ways(known: Mapping[str, Sequence[Judged]]) -> dict[str, Curve]:
    """A curve for each way; what gave no answer is not asked for its sureness."""
    return {
        way: fit([features_of(scores_of(one.answer)) for one in said], [one.right for one in said])
        for way, all_said in known.items()
        if (said := [one for one in all_said if one.answer.value is not None])
    }


def scores_of(answer: Answer) -> list[float]:
    """Scores with the same sum, least and number as those of the answer's tokens: all that a curve looks at."""
    if answer.choices < 2:
        return [answer.confidence]
    rest = (answer.confidence - answer.weakest) / (answer.choices - 1)
    return [answer.weakest, *[rest] * (answer.choices - 1)]


def chance_of(answer: Answer, calibration: Calibration) -> float:
    """How likely an answer is right."""
    return calibration.chance_of_way(answer.mode, scores_of(answer)) if answer.value is not None else 0.0


def choose(said: Mapping[str, Answer], calibration: Calibration, enough: float = ENOUGH) -> Answer:
    """The adaptive answer from what each way says, each a plain value; later ways only while none is sure enough."""
    asked: list[tuple[Answer, float]] = []
    best: tuple[str | None, float] = (None, 0.0)
    for way in WAYS:
        if way in said:
            asked.append((said[way], chance_of(said[way], calibration)))
            found = best_answer((a.value, chance) for a, chance in asked if a.value is not None)
            best = found or best
            if sum(chance for a, chance in asked if a.value == best[0]) >= enough:
                break
    paid = [a for a, _ in asked if not a.mode.endswith(RECKONED)]
    tokens, steps = sum(a.tokens for a in paid), sum(a.steps for a in paid)
    return replace(asked[0][0], mode="adaptive", value=best[0], tokens=tokens, steps=steps, problem=None)


def adaptive(
    rows: Sequence[Row], by_mode: Mapping[str, Sequence[Answer]], calibration: Calibration, enough: float = ENOUGH
) -> list[Answer]:
    """For each item that some way answered."""
    said: dict[str, dict[str, Answer]] = {row.id: {} for row in rows}
    for way in CHOSEN_AMONG:
        for answer in by_mode.get(way, ()):
            said[answer.item][way] = answer
    for ways in said.values():
        if "walking_inside" in ways:
            for way in _LARGER:
                ways.pop(way, None)
    return [choose(ways, calibration, enough) for ways in said.values() if ways]


def checked_inputs(rows: Sequence[Row], answers: Sequence[Answer], wanted: Mapping[str, str]) -> list[Answer]:
    """Of the inputs that were proposed for each item, the one in which the model's own forward prediction believes.

    `answers` hold proposals and checks, checks as plain values; `wanted` is what each item is to return. More checks
    that agree are better, then more samples that came to it, then its own likelihood.
    """
    proposed: dict[str, list[Answer]] = {}
    checks: dict[tuple[str, int], set[str]] = {}
    for answer in answers:
        if answer.mode == INPUT and answer.value is not None:
            proposed.setdefault(answer.item, []).append(answer)
        elif answer.mode in CHECKS and answer.value == wanted[answer.item]:
            checks.setdefault((answer.item, answer.sample), set()).add(answer.mode)
    return [_best_input(proposed[row.id], checks) for row in rows if row.id in proposed]


def _best_input(proposed: Sequence[Answer], checks: Mapping[tuple[str, int], set[str]]) -> Answer:
    first: dict[str, Answer] = {}
    times: dict[str, int] = {}
    for answer in proposed:
        assert answer.value is not None
        first.setdefault(answer.value, answer)
        times[answer.value] = times.get(answer.value, 0) + 1

    def merit(value: str) -> tuple[int, int, bool, float]:
        said = first[value]
        agreeing = checks.get((said.item, said.sample), set())
        return len(agreeing), times[value], said.sample == 0, said.confidence

    chosen = first[max(first, key=merit)]
    return replace(chosen, mode=INPUT_CHECKED, tokens=sum(a.tokens for a in proposed))
