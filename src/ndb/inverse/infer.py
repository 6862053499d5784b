"""Questions asked backwards, answered: arguments are proposed, predicted, where allowed really run, and ranked.

A program runs many-to-one, so there are several candidates (SPEC 3). Each is checked by the model's own forward
prediction and, where allowed, by running it in the sandbox: a wrong one is shown as wrong. Puts together questions,
proposals, predictions and observations; nothing that was proposed is run outside the sandbox.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from ndb.errors import BadTarget
from ndb.inverse.likelihood import UNLIKELY, likelihoods
from ndb.inverse.observe import SECONDS, STOPPED, Call, Observed, observe
from ndb.inverse.propose import proposals, variations
from ndb.inverse.question import Question, Raises, Reaches, Returns, StateAt, Where, agrees, line_of, rendered
from ndb.model.protocol import TalkingModel
from ndb.predict.output import predict_calls
from ndb.predict.subject import Subject, subject_of
from ndb.tree.action import STEP_RETURN, breakpoint_at

TRIES, AT_ONCE = 120, 15
"""Variations that are run, where running is allowed and nothing proposed was right; and how many of them together."""
A_TRY_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Candidate:
    """Arguments that may be the answer, and what speaks for them."""

    arguments: str
    """Source text, as it stands in a call."""
    origin: str = "model"
    """`model`, or `variation` of what the model proposed or the user knew."""
    log_probability: float = 0.0
    times: int = 1
    """How many samples came to it."""
    likelihood: float = 0.0
    """Log-probability of what was asked for, given this call, as the model sees it at a jump."""
    predicted: str | None = None
    """What the model itself says such a call comes to; None where it was not asked."""
    confidence: float = 0.0
    """How sure it was of that."""
    agrees: bool = False
    """Whether that is what was asked for."""
    verified: bool | None = None
    """Whether a run gave what was asked for; None where nothing was run."""
    happened: str | None = None
    """What the run came to instead."""


def question_of(
    subject: Subject, returns: str | None = None, raises: str | None = None, reaches: str | int | None = None
) -> Question:
    """The one question that a user asks by these words."""
    given = [word for word in (returns, raises, reaches) if word is not None]
    if len(given) != 1:
        raise BadTarget("ask one question: what it returns, what it raises, or which line it reaches")
    if returns is not None:
        rendered(returns)
        return Returns(returns)
    if raises is not None:
        if not raises.partition("(")[0].strip().isidentifier():
            raise BadTarget(f"{raises!r} is no exception; write its name, or all of it: KeyError, KeyError('x')")
        return Raises(raises.strip())
    return Reaches(line_of(subject, str(reaches)))


def infer_inputs(
    model: TalkingModel, source: str, function: str, question: Question, count: int = 5, *,
    run: bool = False, seed: int = 0, known: Sequence[str] = (),
) -> list[Candidate]:  # fmt: skip
    """Up to `count` different arguments that may be the answer, best first.

    With `run`, each is run in the sandbox, and variations too where none was right; without it, only the model's own
    word stands for them. `known` are arguments that the function takes, as source: examples to vary.
    """
    subject = subject_of(source, function)
    found = predicted(model, subject, question, candidates(model, subject, question, count, seed, known))
    if run:
        found = verified(subject, question, found)
        if not any(c.verified for c in found):
            found += _by_trial(subject, question, found, known, seed)
    return sorted(found, key=rank)[:count]


def candidates(
    model: TalkingModel, subject: Subject, question: Question, count: int, seed: int = 0, known: Sequence[str] = ()
) -> list[Candidate]:
    """What the model proposes, ranked by how likely it is both ways, back from the answer and forth to it; then
    variations."""
    proposed = proposals(model, subject, question, count, seed, known)
    own = [p for p in proposed if p.origin == "model"]
    likely = likelihoods(model, subject, question, [p.arguments for p in own])
    said = [
        Candidate(p.arguments, p.origin, p.log_probability, p.times, forth)
        for p, forth in zip(own, likely, strict=True)
    ]
    varied = [Candidate(p.arguments, p.origin) for p in proposed if p.origin != "model"]
    return sorted(said, key=rank) + varied


def rank(candidate: Candidate) -> tuple[bool, bool, float]:
    """What was seen to be right, then what is predicted to be, then what is likely both ways.

    Half the weight for the way back: measured, it made more first ones right than either way alone.
    """
    both = candidate.likelihood + candidate.log_probability / 2 if candidate.origin == "model" else UNLIKELY
    return candidate.verified is not True, not candidate.agrees, -both


def predicted(
    model: TalkingModel, subject: Subject, question: Question, found: Sequence[Candidate]
) -> list[Candidate]:  # fmt: skip
    """The candidates with what the model says they come to."""
    to = breakpoint_at(subject.text(question.line)) if isinstance(question, Reaches) else STEP_RETURN
    outcomes = predict_calls(model, subject, [c.arguments for c in found], to)
    pairs = zip(found, outcomes, strict=True)
    return [replace(c, predicted=o.words, confidence=o.confidence, agrees=agrees(o, question)) for c, o in pairs]


def verified(
    subject: Subject, question: Question, found: Sequence[Candidate], seconds: float = SECONDS
) -> list[Candidate]:
    """The candidates with what they really come to."""
    expected = question.value if isinstance(question, Returns) else None
    calls = [Call(subject.source, f"{subject.name}({c.arguments})", expected) for c in found]
    pairs = zip(found, observe(calls, seconds), strict=True)
    return [replace(c, verified=is_answer(seen, question), happened=_came_to(seen)) for c, seen in pairs]


def is_answer(seen: Observed, question: Question) -> bool:
    match question:
        case Returns():
            return seen.equal
        case Raises():
            return seen.error == question.error or ("(" not in question.error and question.name in seen.kinds)
        case Reaches(line):
            return line in seen.lines
        case Where() | StateAt():
            return seen.equal


def _came_to(seen: Observed) -> str:
    return seen.value if seen.value is not None else f"raises {seen.error}" if seen.kinds else seen.error or "nothing"


def _by_trial(
    subject: Subject, question: Question, tried: Sequence[Candidate], known: Sequence[str], seed: int
) -> list[Candidate]:
    """The first variation that is right, if any is: found by running many. A function that mostly hangs is let be."""
    texts = variations(subject, question, [c.arguments for c in tried], known, seed)
    for _ in range(TRIES // AT_ONCE):
        made = [Candidate(text, "variation") for text in islice(texts, AT_ONCE)]
        seen = verified(subject, question, made, A_TRY_SECONDS)
        right = [c for c in seen if c.verified][:1]
        hung = sum((c.happened or "").startswith(STOPPED) for c in seen)
        if right or hung > len(seen) // 2:
            return right
    return []
