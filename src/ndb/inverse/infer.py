"""Questions asked backwards, answered: arguments are looked for, predicted, where allowed really run, and ranked.

A program runs many-to-one, so there are several candidates (SPEC 3). Where running is allowed they are searched for by
running (search/), and every answer is run once more, in a process of its own and without hooks: a wrong one is shown as
wrong. Where it is not, the model proposes, what the code says about its inputs (source/read_shapes.py) says which of
that fits, and what can be worked out of the rest is; from what cannot the model walks forth itself, likeliest first,
until it comes to what was asked for (self_check.py). Each answer says which of these stands for it. Puts together
questions, proposals, searches and observations; nothing that was proposed is run outside the sandbox.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ndb.errors import BadTarget
from ndb.inverse.likelihood import UNLIKELY, likelihoods
from ndb.inverse.observe import SECONDS, Call, Observe, Observed, observe, observe_at
from ndb.inverse.offer import asked_about
from ndb.inverse.propose import fitting, of_model, proposals
from ndb.inverse.question import (
    Question,
    Raises,
    Reaches,
    Returns,
    Same,
    StateAt,
    Where,
    agrees,
    line_of,
    openings_from,
    rendered,
    state_of,
)
from ndb.inverse.search.candidate_runs import CannotRun
from ndb.inverse.search.search_answers import Missed, Searched, search_answers
from ndb.inverse.search.search_inputs import Budget, InputSearch
from ndb.inverse.self_check import PATIENCE, Patience
from ndb.model.protocol import TalkingModel
from ndb.predict.output import Outcome, predict_calls
from ndb.predict.subject import Subject, in_project
from ndb.predict.view import LIMITS, WalkLimits
from ndb.predict.ways import Way, computing, known
from ndb.source.neighbours import Place, neighbours_of
from ndb.source.parse import is_expression
from ndb.source.read_shapes import inputs_of
from ndb.tree.action import STEP_RETURN, Action, breakpoint_at

QUESTIONS = ("returns", "raises", "reaches", "where", "state", "same")
"""The words by which users ask, wherever they do."""
LOOKED_THROUGH = 20
"""So many are proposed at least: whether one is an answer can often be worked out, and costs nothing then."""
SEARCH = Budget(seconds=10.0)
"""What a search may take where nobody says otherwise."""
Tell = Callable[[InputSearch], None]
_LIMITS = replace(LIMITS, worked_out=4_000, far_steps=400_000)
"""Of one call that is looked through: there are many of them, and some of them never end."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Arguments that may be the answer, and what speaks for them."""

    arguments: str
    """Source text, as it stands in a call."""
    origin: str = "model"
    """`model`, `variation` of what the model proposed or the user knew, `example` of the user's, or `search`."""
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
    is_worked_out: bool = False
    """Whether that could be known without the model."""
    is_checked: bool = False
    """Whether that is where the model's own walk from there came to, step by step; nothing was run."""
    verified: bool | None = None
    """Whether a run gave what was asked for; None where nothing was run."""
    happened: str | None = None
    """What the run came to."""
    assumed: tuple[str, ...] = ()
    """What had to be assumed for the run, where the code lacks something."""

    def told(self) -> dict[str, Any]:
        """What a program that asked is told of it: all but the figures by which it was ranked."""
        return {key: value for key, value in asdict(self).items() if key not in _FOR_RANKING}


_FOR_RANKING = frozenset({"log_probability", "times", "likelihood"})


def question_of(
    subject: Subject, returns: str | None = None, raises: str | None = None, reaches: str | int | None = None, *,
    where: str | None = None, state: str | None = None, same: str | None = None,
) -> Question:  # fmt: skip
    """The one question that a user asks by these words."""
    given = [word for word in (returns, raises, reaches, where, state, same) if word is not None]
    if len(given) != 1:
        raise BadTarget(
            "ask one question: what it returns, raises, which line or state it reaches, or what gives the same"
        )
    if returns is not None:
        rendered(returns)
        return Returns(returns)
    if raises is not None:
        if not raises.partition("(")[0].strip().isidentifier():
            raise BadTarget(f"{raises!r} is no exception; write its name, or all of it: KeyError, KeyError('x')")
        return Raises(raises.strip())
    if where is not None:
        if not is_expression(where.strip()):
            raise BadTarget(f"{where!r} is no condition on `result`; write it as Python has it: result['total'] < 0")
        return Where(where.strip())
    if state is not None:
        return state_of(subject, state)
    return Same(same) if same is not None else Reaches(line_of(subject, str(reaches)))


def infer_inputs(
    model: TalkingModel | None, source: str, function: str, question: Question, count: int = 5, *,
    run: bool = False, seed: int = 0, known: Sequence[str] = (), budget: Budget = SEARCH,
    observer: Observe = observe, tell: Tell | None = None, place: Place | None = None,
) -> list[Candidate]:  # fmt: skip
    """Up to `count` different arguments that may be the answer, best first.

    With `run` they are searched for in the sandbox within a budget, and only what a run without hooks confirms is
    called right; where nothing is, what came nearest is shown as wrong. Without it, or where the program cannot be
    loaded, the model checks by its own walks what cannot be worked out. `known` are arguments that the function takes,
    as source: examples to start from. `observer`: who runs a program that lacks something. `tell` is called now and
    then during a search. `place`: where the file's neighbours are imported from.
    """
    about = asked_about(source, function)
    known = [about.taken(text) for text in known]
    if isinstance(question, Same):
        question = Same(about.taken(question.arguments))
    subject = in_project(about.subject, Path(place.file), Path(place.root)) if place is not None else about.subject
    found = _inferred(
        model, subject, question, count, run=run, seed=seed, known=known, budget=budget, observer=observer,
        tell=tell, place=place,
    )  # fmt: skip
    return [replace(candidate, arguments=about.given(candidate.arguments)) for candidate in found]


def _inferred(
    model: TalkingModel | None, subject: Subject, question: Question, count: int, *,
    run: bool, seed: int, known: Sequence[str], budget: Budget, observer: Observe, tell: Tell | None,
    place: Place | None,
) -> list[Candidate]:  # fmt: skip
    if not run:
        if isinstance(question, Same | Where | StateAt) or model is None:
            raise BadTarget("this question is answered by runs only: allow them with --run")
        return believed(model, subject, question, count, seed, known)
    observer = observe_at(place, observer)
    asked, but = _settled(subject, question, observer)
    try:
        found = searched(
            model, subject, asked, count, seed=seed, known=known, budget=budget, tell=tell, but=but, place=place
        )
    except CannotRun:
        proposed = believed(model, subject, asked, count, seed, known) if model is not None else []
        return sorted(verified(subject, asked, proposed, observer=observer), key=rank)
    wrong = [Candidate(text, "search") for text, _ in found.nearest]
    right = [Candidate(answer.arguments, answer.origin) for answer in found.answers]
    seen = verified(subject, asked, right or wrong, observer=observer)
    return sorted(seen, key=lambda candidate: candidate.verified is not True)[:count]


def believed(
    model: TalkingModel, subject: Subject, question: Question, count: int, seed: int = 0, known: Sequence[str] = ()
) -> list[Candidate]:
    """What can be said without running anything: proposals of the model, worked out or checked by its own walks."""
    proposed = candidates(model, subject, question, max(count, LOOKED_THROUGH), seed, known)
    if isinstance(question, Where | StateAt):  # nothing but a run says whether a condition holds
        return proposed[:count]
    return sorted(judged(model, subject, question, proposed, count), key=rank)[:count]


def _settled(subject: Subject, question: Question, observer: Observe) -> tuple[Question, tuple[str, ...]]:
    """A question about "the same" as one about what that is, and what does not count as an answer."""
    if not isinstance(question, Same):
        return question, ()
    [seen] = observer([Call(subject.source, f"{subject.name}({question.arguments})")])
    if seen.kinds and seen.error is not None:
        return Raises(seen.error), (question.arguments,)
    if seen.value is None or not seen.is_plain:
        raise BadTarget(
            f"{subject.name}({question.arguments}) gives nothing that can be looked for: {seen.value or seen.error}"
        )
    return Returns(seen.value), (question.arguments,)


def searched(
    model: TalkingModel | None, subject: Subject, question: Question, count: int, *,
    seed: int = 0, known: Sequence[str] = (), budget: Budget = SEARCH, tell: Tell | None = None,
    but: Sequence[str] = (), place: Place | None = None,
) -> Searched:  # fmt: skip
    """What a search in the sandbox finds; the model is asked backwards when it finds nothing alone."""
    inputs = inputs_of(subject.source, subject.node, neighbours_of(place, subject.source) if place is not None else ())

    def ask(wanted: int, missed: Missed | None) -> list[str]:
        assert model is not None
        more = [] if missed is None else openings_from(subject, missed.line, missed.wanted, missed.variables)
        said = of_model(model, subject, question, wanted, seed, more)
        return [proposal.arguments for proposal in fitting(subject, inputs, said)]

    can_ask = model is not None and not isinstance(question, Where)
    return search_answers(
        subject, inputs, question, count, budget,
        known=known, ask=ask if can_ask else None, seed=seed, tell=tell, but=but, place=place,
    )  # fmt: skip


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


def rank(candidate: Candidate) -> tuple[bool, int, float]:
    """What was seen to be right, then what is worked out or predicted to be, then what is likely both ways; what came
    to something else last.

    Half the weight for the way back: measured, it made more first ones right than either way alone.
    """
    both = candidate.likelihood + candidate.log_probability / 2 if candidate.origin == "model" else UNLIKELY
    return candidate.verified is not True, _doubt(candidate), -both


def _doubt(candidate: Candidate) -> int:
    if candidate.agrees:
        return 0 if candidate.is_worked_out else 1
    return 3 if candidate.is_worked_out or candidate.is_checked else 2


def judged(
    model: TalkingModel, subject: Subject, question: Question, found: Sequence[Candidate], count: int
) -> list[Candidate]:
    """The candidates with what they come to: worked out where that can be; where that gives too few answers, as the
    model's own walks from the likeliest others say, then those of the model's proposals that were not looked at."""
    known = predicted(model, subject, question, found)
    sure = [candidate for candidate in known if candidate.is_worked_out]
    wanted = count - sum(candidate.agrees for candidate in sure)
    others = [one for one, seen in zip(found, known, strict=True) if not seen.is_worked_out]
    walked = checked(model, subject, question, others, wanted)
    return sure + walked + [one for one in others[len(walked) :] if one.origin == "model" and wanted > 0]


def checked(
    model: TalkingModel, subject: Subject, question: Question, found: Sequence[Candidate], count: int,
    patience: Patience = PATIENCE,
) -> list[Candidate]:  # fmt: skip
    """The first of the candidates with what the model's own walk from each comes to: so many side by side, and where
    some came to something else, others, until enough are answers or patience ends."""
    seen: list[Candidate] = []
    tokens, most = 0, min(len(found), max(patience.walks, count))
    while len(seen) < most and tokens < patience.tokens and (missing := count - sum(c.agrees for c in seen)) > 0:
        part = found[len(seen) : min(len(seen) + missing, most)]
        outcomes = _outcomes(model, subject, question, part, computing, replace(_LIMITS, tokens=patience.each))
        tokens += sum(outcome.tokens for outcome in outcomes)
        seen += [
            replace(_told(c, o, question), is_checked=o.problem is None) for c, o in zip(part, outcomes, strict=True)
        ]
    return seen


def predicted(model: TalkingModel, subject: Subject, question: Question, found: Sequence[Candidate]) -> list[Candidate]:
    """The candidates with what they come to, where that can be known without asking the model."""
    outcomes = _outcomes(model, subject, question, found, known, _LIMITS)
    return [_told(candidate, outcome, question) for candidate, outcome in zip(found, outcomes, strict=True)]


def _outcomes(
    model: TalkingModel, subject: Subject, question: Question, found: Sequence[Candidate],
    way: Callable[[Action], Way], limits: WalkLimits,
) -> list[Outcome]:  # fmt: skip
    to = breakpoint_at(subject.text(question.line)) if isinstance(question, Reaches) else STEP_RETURN
    calls = [candidate.arguments for candidate in found]
    return predict_calls(model, subject, calls, to, ways=lambda _: [way(to)], limits=limits)


def _told(candidate: Candidate, outcome: Outcome, question: Question) -> Candidate:
    return replace(
        candidate, predicted=outcome.words, confidence=outcome.confidence, agrees=agrees(outcome, question),
        is_worked_out=outcome.is_worked_out,
    )  # fmt: skip


def verified(
    subject: Subject, question: Question, found: Sequence[Candidate], seconds: float = SECONDS, *,
    observer: Observe = observe,
) -> list[Candidate]:  # fmt: skip
    """The candidates with what they really come to."""
    calls = [call_of(subject, question, candidate.arguments) for candidate in found]
    pairs = zip(found, observer(calls, seconds), strict=True)
    return [
        replace(c, verified=is_answer(seen, question), happened=_came_to(seen), assumed=seen.assumed)
        for c, seen in pairs
    ]


def call_of(subject: Subject, question: Question, arguments: str) -> Call:
    """The call to be watched, and what is looked at."""
    text = f"{subject.name}({arguments})"
    match question:
        case Returns(value):
            return Call(subject.source, text, value)
        case Where(condition):
            # Compared with whatever comes back: whoever is asked second says whether the condition holds.
            return Call(subject.source, text, f"type('Where', (), {{'__eq__': lambda _, result: bool({condition})}})()")
        case StateAt(line, condition):
            return Call(subject.source, text, None, (line, condition))
    return Call(subject.source, text)


def is_answer(seen: Observed, question: Question) -> bool:
    match question:
        case Raises():
            return seen.error == question.error or ("(" not in question.error and question.name in seen.kinds)
        case Reaches(line):
            return line in seen.lines
    return seen.equal


def _came_to(seen: Observed) -> str:
    return seen.value if seen.value is not None else f"raises {seen.error}" if seen.kinds else seen.error or "nothing"
