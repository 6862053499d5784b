"""Which answers are right. What a model predicted is read as a literal or, where it is more, run in the sandbox.

Knows what each mode asks for; nothing of models.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ndb.evaluate.cruxeval import INPUTS, Answer, Row
from ndb.model.confidence import RECKONED
from ndb.source.parse import NOT_PLAIN, is_expression, plain_value
from ndb.trace.sandbox.run import Job, evaluate_calls

TUNED_ON = 200
"""Failures may be looked at for the first so many items of CRUXEval; the others are only ever scored (SPEC 8)."""
_ARGUMENTS = "def arguments(*given, **named):\n    return given, named\n"


def is_unseen(row: Row) -> bool:
    """Whether it is one of CRUXEval's items that are only ever scored; by name: files may be parts."""
    name, _, number = row.id.rpartition("_")
    return name == "sample" and number.isdigit() and int(number) >= TUNED_ON


def judge(rows: Mapping[str, Row], answers: Sequence[Answer]) -> list[bool]:
    """Whether each answer is right: equal to the reference output or, for inputs, leading to it."""
    jobs = [_job(rows[answer.item], answer) for answer in answers]
    return [verdict == "True" for verdict in _evaluated(jobs)]


def _job(row: Row, answer: Answer) -> Job | bool:
    """The comparison to run, or its outcome where that is known without running anything."""
    if answer.value is None:
        return False
    if answer.mode in INPUTS:
        call = f"{row.entry}({answer.value})"
        return Job(row.code, f"{call} == ({row.output})") if is_expression(call) else False
    said, true = literal(answer.value), literal(row.output)
    if said is not None and true is not None:
        return bool(said == true)
    return Job(row.code, f"({answer.value}) == ({row.output})") if is_expression(answer.value) else False


def literal(text: str) -> tuple[object] | None:
    """A plain value, in a tuple of its own; None where the text is none."""
    value = plain_value(text)
    return None if value is NOT_PLAIN else (value,)


def _evaluated(jobs: Sequence[Job | bool]) -> list[str | None]:
    """What each job gives; jobs that are the same are run once."""
    asked = list(dict.fromkeys(job for job in jobs if isinstance(job, Job)))
    values = dict(zip(asked, (answer.value for answer in evaluate_calls(asked)), strict=True)) if asked else {}
    return [values[job] if isinstance(job, Job) else str(job) for job in jobs]


def exact_inputs(rows: Mapping[str, Row], answers: Sequence[Answer]) -> list[bool]:
    """Whether predicted arguments are the reference's own."""
    jobs = [
        Job(_ARGUMENTS, f"arguments({a.value}) == arguments({rows[a.item].input})")
        if a.value is not None and is_expression(f"f({a.value})")
        else False
        for a in answers
    ]
    return [verdict == "True" for verdict in _evaluated(jobs)]


def as_values(rows: Mapping[str, Row], answers: Sequence[Answer]) -> list[Answer]:
    """Output answers as plain values, so that they can be compared: a return line on predicted locals is evaluated."""
    jobs = [
        Job(rows[a.item].code, a.value)
        if a.value is not None and literal(a.value) is None and is_expression(a.value)
        else False
        for a in answers
    ]
    pairs = zip(answers, jobs, _evaluated(jobs), strict=True)
    return [replace(a, value=_normal(said if isinstance(job, Job) else a.value)) for a, job, said in pairs]


def _normal(text: str | None) -> str | None:
    """One spelling for equal literals; other text as it is."""
    found = literal(text) if text is not None else None
    return repr(found[0]) if found is not None else text


def reckoned(rows: Mapping[str, Row], walks: Sequence[Answer]) -> list[Answer]:
    """Walks whose return line is evaluated on their own variables; where it has no value there, what they came to."""
    lines = as_values(rows, [replace(walk, value=walk.at_return) for walk in walks])
    pairs = zip(walks, lines, strict=True)
    return [replace(w, mode=w.mode + RECKONED, value=w.value if a.value is None else a.value) for w, a in pairs]


def with_fallback(first: Sequence[Answer], second: Mapping[str, Answer]) -> list[Answer]:
    """Blind answers: where the asked line is not reached, what `step_return` says."""
    return [
        a
        if a.value is not None or a.item not in second
        else replace(second[a.item], mode=a.mode, tokens=a.tokens + second[a.item].tokens)
        for a in first
    ]
