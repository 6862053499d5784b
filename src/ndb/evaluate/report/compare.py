"""All figures of an evaluation, from files of answers: no model is asked, predictions run only in the sandbox.

Knows what is worth comparing; how it looks is page.py's business.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ndb.evaluate import horizon, next_state
from ndb.evaluate.adaptive import ENOUGH, WAYS, adaptive, chance_of
from ndb.evaluate.answers import Said
from ndb.evaluate.cruxeval import ADAPTIVE, INPUT, INPUT_CHECKED, Answer, Row
from ndb.evaluate.judge import as_values, judge
from ndb.evaluate.kinds import kinds_of, type_of
from ndb.evaluate.next_state import Grade
from ndb.evaluate.report.metrics import score
from ndb.evaluate.report.scores import Marked, by_group, marked, score_of
from ndb.model.confidence import RECKONED, Calibration, calibration_error, reliability

THRESHOLDS = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, ENOUGH)
"""Sums of chances with which the adaptive mode is content: the curve of accuracy against tokens."""
MOST_FAILURES = 60
"""Of each set and kind."""
_SHOWN = (
    INPUT, INPUT_CHECKED, "step_return", "breakpoint", "walking", "walking_expressions",
    "walking_expressions" + RECKONED, "walking_inside", "walking_inside" + RECKONED, ADAPTIVE,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A set of items and everything that was said about it, judged."""

    rows: Sequence[Row]
    answers: Sequence[Answer]
    modes: Mapping[str, Marked]


def evaluated(rows: Sequence[Row], said: Said, calibration: Calibration) -> Evaluated:
    ids = {row.id for row in rows}
    about = [answer for answer in said.answers if answer.item in ids]
    return Evaluated(rows, about, marked(rows, about, calibration))


def figures(sets: Mapping[str, Evaluated], said: Said, calibration: Calibration) -> dict[str, Any]:
    data = sorted({grade.data for grade in said.grades})
    return {
        "about": dict(said.about),
        "sets": {name: _of_set(one, calibration) for name, one in sets.items()},
        "next_state": {name: next_state.table([g for g in said.grades if g.data == name]) for name in data},
    }


def _of_set(one: Evaluated, calibration: Calibration) -> dict[str, Any]:
    shown = {mode: one.modes[mode] for mode in _SHOWN if mode in one.modes}
    sources = {row.id: [row.topic or row.source] for row in one.rows if row.topic or row.source}
    types = {row.id: [type_of(row.output)] for row in one.rows}
    kinds = {row.id: kinds_of(row.code) for row in one.rows}
    return {
        "items": len({answer.item for answer in one.answers}),
        "modes": {mode: score_of(one.rows, found) for mode, found in one.modes.items()},
        "together": _together(one),
        "sources": {mode: by_group(found, sources) for mode, found in shown.items()},
        "kinds": {mode: by_group(found, kinds) for mode, found in shown.items()},
        "types": {mode: by_group(found, types) for mode, found in shown.items()},
        "calibration": {way: _calibration(one.modes[way], calibration) for way in WAYS if way in one.modes},
        "spent": _spent(one, calibration),
        "horizon": _horizon(one),
        "samples": _samples(one),
        "problems": _problems(one),
    }


def _together(one: Evaluated) -> dict[str, Any]:
    """What the ways could give: if any of them is right, and by a plain vote."""
    marks: dict[str, list[bool]] = {}
    votes: dict[str, list[str]] = {}
    for way in (way for way in WAYS if way in one.modes):
        for answer, right in zip(one.modes[way].answers, one.modes[way].right, strict=True):
            marks.setdefault(answer.item, []).append(right)
            votes.setdefault(answer.item, []).extend([answer.value] if answer.value is not None else [])
    said = [Answer(item, "vote", Counter(values).most_common(1)[0][0]) for item, values in votes.items() if values]
    verdicts = judge({row.id: row for row in one.rows}, said) + [False] * (len(votes) - len(said))
    return {"any way": score([any(found) for found in marks.values()]), "plain vote": score(verdicts)}


def _calibration(found: Marked, calibration: Calibration) -> dict[str, Any]:
    pairs = [(chance_of(a, calibration), r) for a, r in zip(found.answers, found.right, strict=True) if a.value]
    chances, right = [chance for chance, _ in pairs], [r for _, r in pairs]
    table = [[number, round(chance, 3), round(share, 3)] for number, chance, share in reliability(chances, right)]
    return {"of": len(pairs), "error": round(calibration_error(chances, right), 4), "reliability": table}


def _spent(one: Evaluated, calibration: Calibration) -> dict[str, Any]:
    """Tokens against accuracy: each way alone, and the adaptive mode with more and more patience."""
    by_mode = {way: one.modes[way].answers for way in WAYS if way in one.modes}
    if not by_mode:
        return {}
    verdicts = {
        (a.item, a.value): r
        for way in by_mode
        for a, r in zip(one.modes[way].answers, one.modes[way].right, strict=True)
    }
    curve = []
    for enough in THRESHOLDS:
        chosen = adaptive(one.rows, by_mode, calibration, enough)
        right = [verdicts.get((a.item, a.value), False) for a in chosen]
        curve.append({"enough": enough, "tokens": _mean(a.tokens for a in chosen), **score(right)})
    alone = {
        way: {"tokens": _mean(a.tokens for a in said), **score(one.modes[way].right)} for way, said in by_mode.items()
    }
    return {"ways": alone, "adaptive": curve}


def _mean(numbers: Iterable[float]) -> float:
    known = list(numbers)
    return round(sum(known) / max(1, len(known)), 1)


def _horizon(one: Evaluated) -> dict[str, Any]:
    asked = [a for a in one.answers if a.mode.startswith(horizon.REVEALED)]
    bins = horizon.bins(asked, judge({row.id: row for row in one.rows}, asked))
    return {f"{skipped:.2f}": score(marks) for skipped, marks in bins.items()}


def _samples(one: Evaluated) -> dict[str, Any]:
    """How often one of several samples is right, and how often each is."""
    found: dict[str, Any] = {}
    rows = {row.id: row for row in one.rows}
    for mode in (INPUT, "step_return", "walking_expressions"):
        drawn = [a for a in one.answers if a.mode == mode and a.sample]
        if not drawn:
            continue
        right = judge(rows, drawn if mode == INPUT else as_values(rows, drawn))
        marks: dict[str, list[bool]] = {}
        for answer, correct in zip(drawn, right, strict=True):
            marks.setdefault(answer.item, []).append(correct)
        most = max(len(several) for several in marks.values())
        found[mode] = {"samples": most, "each": score(right), "any": score([any(m) for m in marks.values()])}
    return found


def _problems(one: Evaluated) -> dict[str, dict[str, int]]:
    """Why modes gave no answer."""
    reasons = {
        mode: Counter((a.problem or "no value").split(" (")[0] for a in found.answers if a.value is None)
        for mode, found in one.modes.items()
    }
    return {mode: dict(counted.most_common(6)) for mode, counted in reasons.items() if counted}


def compared(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """The same modes on the same items by another model: what quantisation costs, for example."""
    sets = {}
    for name, figures_of in one["sets"].items():
        theirs = other["sets"].get(name, {}).get("modes", {})
        sets[name] = {
            mode: {"here": numbers["percent"], "there": theirs[mode]["percent"], "of": numbers["of"]}
            for mode, numbers in figures_of["modes"].items()
            if mode in theirs
        }
    return {name: modes for name, modes in sets.items() if modes}


# -- failures ----------------------------------------------------------------------------------------------------------


def failures(
    name: str, one: Evaluated | None, grades: Sequence[Grade], calibration: Calibration
) -> list[dict[str, Any]]:
    """Wrong answers and wrong states of a set, evenly out of all: what a person can look at. Of some sets nothing but
    states was asked."""
    answers = list(_wrong_answers(name, one, calibration)) if one else []
    return _evenly(answers) + _evenly(list(_wrong_states(name, grades)))


def _wrong_answers(name: str, one: Evaluated, calibration: Calibration) -> Iterable[dict[str, Any]]:
    rows = {row.id: row for row in one.rows}
    said = {(mode, a.item): a for mode, found in one.modes.items() for a in found.answers}
    adaptive_mode = one.modes.get(ADAPTIVE, Marked((), ()))
    for answer, right in zip(adaptive_mode.answers, adaptive_mode.right, strict=True):
        if not right:
            row = rows[answer.item]
            ways = {way: said[way, row.id] for way in WAYS if (way, row.id) in said}
            yield {
                "set": name, "kind": "output", "id": row.id, "group": row.topic or row.source, "code": row.code,
                "asked": f"{row.entry}({row.input})", "true": row.output, "said": answer.value or "nothing",
                "ways": {way: f"{a.value} ({chance_of(a, calibration):.2f})" for way, a in ways.items()},
            }  # fmt: skip


def _wrong_states(name: str, grades: Sequence[Grade]) -> Iterable[dict[str, Any]]:
    for number, grade in enumerate(grades):
        if grade.data == name and not grade.whole:
            yield {
                "set": name, "kind": grade.action, "id": f"{name} {number}", "group": grade.topic, "code": grade.code,
                "asked": grade.asked, "true": grade.true, "said": grade.said, "ways": {},
            }  # fmt: skip


def _evenly(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    if len(found) <= MOST_FAILURES:
        return list(found)
    return [found[number * len(found) // MOST_FAILURES] for number in range(MOST_FAILURES)]
