"""From answers to scores: which are right, with confidence intervals. Predictions are run only in the sandbox.

Pure apart from the sandbox; knows what each mode asks for, nothing of models.
"""

import ast
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from ndb.evaluate.cruxeval import Answer, Item
from ndb.trace.sandbox import Job, evaluate_calls

TUNED_ON = 200
"""Failures may be looked at for the first so many items; the others are only ever scored (SPEC 8)."""


def judge(items: Sequence[Item], answers: Sequence[Answer]) -> list[bool]:
    """Whether each answer is right: equal to the reference output or, for inputs, leading to it."""
    by_id = {item.id: item for item in items}
    jobs = [_job(by_id[answer.item], answer) for answer in answers]
    asked = [job for job in jobs if job is not None]
    said = iter(evaluate_calls(asked)) if asked else iter(())
    return [job is not None and next(said).value == "True" for job in jobs]


def _job(item: Item, answer: Answer) -> Job | None:
    """The comparison to run, or None where there is nothing to compare."""
    if answer.value is None or not _is_expression(answer.value if answer.mode != "input" else f"f({answer.value})"):
        return None
    left = f"f({answer.value})" if answer.mode == "input" else f"({answer.value})"
    return Job(item.code, f"{left} == ({item.output})")


def _is_expression(text: str) -> bool:
    try:
        ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def exact_inputs(items: Sequence[Item], answers: Sequence[Answer]) -> list[bool]:
    """Whether predicted arguments are the reference's own."""
    by_id = {item.id: item for item in items}
    jobs = [
        Job(
            "def arguments(*given, **named):\n    return given, named\n",
            f"arguments({a.value}) == arguments({by_id[a.item].input})",
        )
        if a.value is not None and _is_expression(f"f({a.value})")
        else None
        for a in answers
    ]
    asked = [job for job in jobs if job is not None]
    said = iter(evaluate_calls(asked)) if asked else iter(())
    return [job is not None and next(said).value == "True" for job in jobs]


def interval(right: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share, in percent."""
    if total == 0:
        return 0.0, 0.0
    share = right / total
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    half = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return 100 * (middle - half), 100 * (middle + half)


def score(right: Sequence[bool]) -> dict[str, float]:
    low, high = interval(sum(right), len(right))
    return {"percent": 100 * sum(right) / max(1, len(right)), "low": low, "high": high, "of": len(right)}


def write_answers(answers: Sequence[Answer | None], path: Path) -> None:
    rows = [{name: getattr(a, name) for name in Answer.__dataclass_fields__} for a in answers if a is not None]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))


def read_answers(path: Path) -> list[Answer]:
    return [Answer(**json.loads(line)) for line in path.read_text().splitlines()]


def with_fallback(first: Sequence[Answer], second: Mapping[str, Answer]) -> list[Answer]:
    """Blind answers: where the asked line is not reached, what `step_return` says."""
    return [
        a
        if a.value is not None
        else Answer(a.item, a.mode, second[a.item].value, second[a.item].confidence, a.tokens + second[a.item].tokens)
        if a.item in second
        else a
        for a in first
    ]
