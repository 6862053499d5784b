"""From answers to a table of scores: one line per mode, over all items and over those never looked at.

Knows modes and what they combine to; who answered does not matter.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ndb.evaluate.adaptive import WAYS, Judged, adaptive, checked_inputs, fit_ways
from ndb.evaluate.cruxeval import ADAPTIVE, CHECK, INPUT, INPUT_CHECKED, MODES, OUTPUT_MODES, Answer, Row
from ndb.evaluate.judge import as_values, exact_inputs, is_unseen, judge, reckoned, with_fallback
from ndb.evaluate.kinds import is_single_return
from ndb.evaluate.report.metrics import score
from ndb.model.confidence import RECKONED, Calibration, Curve, read_calibration
from ndb.predict.ways import WALKS

INPUT_EXACT = "input_exact"


@dataclass(frozen=True, slots=True)
class Marked:
    """The answers of one mode, and which of them are right."""

    answers: Sequence[Answer]
    right: Sequence[bool]


def greedy(rows: Sequence[Row], answers: Sequence[Answer]) -> dict[str, list[Answer]]:
    """The greedy answers about these items, by mode, in the order of the items, outputs as plain values; blind ones
    with their fallback, walks also with their return lines reckoned (old files do not have these)."""
    by_key = {(a.mode, a.item): a for a in answers if a.sample == 0}
    found = {mode: [by_key[mode, row.id] for row in rows if (mode, row.id) in by_key] for mode in MODES}
    rows_by_id = {row.id: row for row in rows}
    found |= {mode: as_values(rows_by_id, found[mode]) for mode in OUTPUT_MODES}
    if found["blind"] and found["step_return"]:
        found["blind"] = with_fallback(found["blind"], {a.item: a for a in found["step_return"]})
    for mode in WALKS:
        if any(walk.at_return for walk in found[mode]):
            found[mode + RECKONED] = reckoned(rows_by_id, found[mode])
    return {mode: said for mode, said in found.items() if said}


def marked(rows: Sequence[Row], answers: Sequence[Answer], calibration: Calibration) -> dict[str, Marked]:
    """Every mode's answers, judged; what combines them comes after what it combines. The choice between ways is the one
    that was asked for, and so are checked inputs; where none was (old files), they are made from the answers."""
    by_id, by_mode = {row.id: row for row in rows}, greedy(rows, answers)
    if ADAPTIVE not in by_mode and any(way in by_mode for way in WAYS):
        by_mode[ADAPTIVE] = adaptive(rows, by_mode, calibration)
    found = {mode: Marked(said, judge(by_id, said)) for mode, said in by_mode.items()}
    if INPUT in by_mode:
        found[INPUT_EXACT] = Marked(by_mode[INPUT], exact_inputs(by_id, by_mode[INPUT]))
        if INPUT_CHECKED not in by_mode and any(a.mode == INPUT and a.sample for a in answers):
            said = _checked(rows, answers)
            found[INPUT_CHECKED] = Marked(said, judge(by_id, said))
    return found


def _checked(rows: Sequence[Row], answers: Sequence[Answer]) -> list[Answer]:
    by_id = {row.id: row for row in rows}
    about = [a for a in answers if a.item in by_id and (a.mode == INPUT or a.mode.startswith(CHECK))]
    proposals, checks = [a for a in about if a.mode == INPUT], [a for a in about if a.mode != INPUT]
    outputs = [Answer(row.id, "step_return", row.output) for row in rows]
    wanted = {a.item: a.value or "" for a in as_values(by_id, outputs)}
    return checked_inputs(rows, [*proposals, *as_values(by_id, checks)], wanted)


def scores(rows: Sequence[Row], answers: Sequence[Answer], weights: Path) -> dict[str, dict[str, float]]:
    """Per mode the share of right answers, its interval and the tokens spent."""
    return {mode: score_of(rows, one) for mode, one in marked(rows, answers, read_calibration(weights)).items()}


def score_of(rows: Sequence[Row], one: Marked) -> dict[str, float]:
    """Over all items, those never looked at, and those that are more than a return line, which can be evaluated."""
    unseen = {row.id for row in rows if is_unseen(row)}
    rest = [r for r, a in zip(one.right, one.answers, strict=True) if a.item in unseen]
    found = score(one.right) | {"tokens": sum(a.tokens for a in one.answers) / max(1, len(one.answers))}
    found |= {"percent_unseen": score(rest)["percent"]} if rest else {}
    single = {row.id for row in rows if is_single_return(row.code, row.entry)}
    longer = [r for r, a in zip(one.right, one.answers, strict=True) if a.item not in single]
    return found | ({"percent_longer": score(longer)["percent"], "longer": len(longer)} if longer else {})


def fitted(rows: Sequence[Row], answers: Sequence[Answer]) -> dict[str, Curve]:
    """Curves of the ways of answering, from answers about held-out items."""
    found = marked(rows, answers, Calibration())
    return fit_ways({way: judged(found[way]) for way in (*WAYS, "breakpoint") if way in found})


def judged(one: Marked) -> list[Judged]:
    return [Judged(answer, right) for answer, right in zip(one.answers, one.right, strict=True)]


def by_group(one: Marked, groups: Mapping[str, Sequence[str]]) -> dict[str, dict[str, float]]:
    """The score of each group of items: by source, by type of output. An item may be in several groups, or in none."""
    found: dict[str, list[bool]] = {}
    for answer, right in zip(one.answers, one.right, strict=True):
        for group in groups.get(answer.item, ()):
            found.setdefault(group, []).append(right)
    return {name: score(marks) for name, marks in sorted(found.items())}
