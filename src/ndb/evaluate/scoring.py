"""From answers to a table of scores: one line per mode, over all items and over those never looked at.

Knows modes and what they combine to; who answered does not matter.
"""

from collections.abc import Sequence
from pathlib import Path

from ndb.evaluate.cruxeval import INPUT, MODES, Answer, Row
from ndb.evaluate.judging import TUNED_ON, exact_inputs, judge, with_fallback
from ndb.evaluate.metrics import score

ModeAnswers = dict[str, list[Answer]]


def greedy(rows: Sequence[Row], answers: Sequence[Answer]) -> ModeAnswers:
    """The greedy answers about these items, by mode, in the order of the items; blind ones with their fallback."""
    by_key = {(a.mode, a.item): a for a in answers if a.sample == 0}
    found = {mode: [by_key[mode, row.id] for row in rows if (mode, row.id) in by_key] for mode in MODES}
    if found["blind"] and found["step_return"]:
        found["blind"] = with_fallback(found["blind"], {a.item: a for a in found["step_return"]})
    return {mode: said for mode, said in found.items() if said}


def scores(rows: Sequence[Row], answers: Sequence[Answer], weights: Path) -> dict[str, dict[str, float]]:
    """Per mode the share of right answers, its interval and the tokens spent."""
    by_id, by_mode = {row.id: row for row in rows}, greedy(rows, answers)
    found = {mode: _score(rows, said, judge(by_id, said)) for mode, said in by_mode.items()}
    if INPUT in by_mode:
        found["input_exact"] = _score(rows, by_mode[INPUT], exact_inputs(by_id, by_mode[INPUT]))
    return found


def _score(rows: Sequence[Row], said: Sequence[Answer], right: Sequence[bool]) -> dict[str, float]:
    unseen = {row.id for row in rows[TUNED_ON:]}
    rest = [r for r, a in zip(right, said, strict=True) if a.item in unseen]
    found = score(right) | {"tokens": sum(a.tokens for a in said) / max(1, len(said))}
    return found | ({"percent_unseen": score(rest)["percent"]} if rest else {})
