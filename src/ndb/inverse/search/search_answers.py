"""A search from the first candidate to answers worth showing: the model asked when it is needed, answers made small.

First the search alone; where that finds nothing the model is asked backwards, and what it says is where the search goes
on from. Answers that differ in the lines they run through are kept apart, each shrunk, the smallest first.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ndb.inverse.question import Question, StateAt
from ndb.inverse.search.approach import is_answer
from ndb.inverse.search.candidate import Arguments, size, text_of, values_of
from ndb.inverse.search.candidate_runs import Run, Runner
from ndb.inverse.search.search_inputs import BATCH, Budget, Found, InputSearch
from ndb.inverse.search.shrink import shrunk
from ndb.predict.subject import Subject
from ndb.source.neighbours import Place
from ndb.source.read_shapes import Inputs

ALONE = 0.4
"""The part of the budget that is searched before the model is asked."""
ENOUGH = 3
"""Answers found for every one that is wanted, to choose different ones from."""
MORE_SECONDS = 1.0
"""What is spent on further answers, beyond as long as the first one took."""
Ask = Callable[[int, "Missed | None"], Sequence[str]]
"""Asks the model: so many candidates, as source, with what was learnt from what came nearest."""
Tell = Callable[[InputSearch], None]


@dataclass(frozen=True, slots=True)
class Answer:
    """Arguments that a run with hooks found to be right."""

    arguments: str
    run: Run
    size: int
    origin: str
    """`example`, `model`, `search`."""


@dataclass(frozen=True, slots=True)
class Missed:
    """The state in which what came nearest went wrong: it was about to run this line, and left the way there."""

    line: int
    wanted: int
    """The line to which it should have come."""
    variables: Mapping[str, str]
    """Plain ones, as they were then."""


def missed_by(search: InputSearch) -> Missed | None:
    """Where what came nearest went wrong; None where no line is aimed at, or it came nowhere near."""
    targets = search.approach.targets
    if not targets or not search.nearest:
        return None
    entry, subject = search.nearest[0], search.subject
    steps, line = search.approach.nearest_line(entry.run)
    if not line or not steps:
        return None
    search.runner.load(subject.source, subject.name, StateAt(line, "False"))
    [run] = search.runner.run([text_of(search.given, entry.values)])
    search.runner.load(subject.source, subject.name, search.question)
    nearest = min(targets, key=lambda target: (abs(target - line), target))
    return Missed(line, nearest, run.state) if run.state else None


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search came to."""

    answers: tuple[Answer, ...]
    nearest: tuple[tuple[str, Run], ...]
    """Where nothing was right: what came nearest, with what it came to."""
    runs: int
    seconds: float


def search_answers(
    subject: Subject, inputs: Inputs, question: Question, count: int, budget: Budget, *,
    known: Sequence[str] = (), ask: Ask | None = None, seed: int = 0, tell: Tell | None = None,
    but: Sequence[str] = (), place: Place | None = None,
) -> Searched:  # fmt: skip
    """Up to `count` different answers. `known`: examples of arguments; `but`: answers that do not count."""
    with Runner(subject.source, subject.name, question, place) as runner:
        search = InputSearch(subject, question, runner, seed, inputs)
        search.bar(but)
        search.tell = tell
        search.add(known, -3.0)
        started = search.clock()
        _go(search, count, budget, ask, started)
        said = {"example": set(known), "model": search.asked}
        answers = _chosen(search, count, said)
        nearest = [(text_of(search.given, entry.values), entry.run) for entry in search.nearest[:count]]
        return Searched(tuple(answers), tuple(nearest) if not answers else (), runner.runs, search.clock() - started)


def _go(search: InputSearch, count: int, budget: Budget, ask: Ask | None, started: float) -> None:
    enough = ENOUGH * count if count > 1 else 1

    def left() -> Budget:
        return Budget(budget.seconds - (search.clock() - started), budget.runs - search.runner.runs)

    def more() -> Budget:
        """For further answers: as long as the first one took."""
        rest, took = left(), search.clock() - started
        return Budget(min(rest.seconds, took + MORE_SECONDS), min(rest.runs, search.runner.runs + 10 * BATCH))

    search.go(Budget(budget.seconds * ALONE, int(budget.runs * ALONE)) if ask is not None else budget, 1)
    for wanted in (1, 6):
        if ask is None or search.found or (left().seconds <= 0 and search.asked):
            break
        said = [text for text in ask(wanted, missed_by(search)) if text not in search.asked]
        search.asked.update(said)
        search.add(said, -3.0)
        share = 0.5 if wanted == 1 else 1.0
        search.go(Budget(max(0.5, left().seconds * share), int(left().runs * share)), 1)
    if search.found and enough > 1:
        search.go(more(), enough)


def _chosen(search: InputSearch, count: int, said: dict[str, set[str]]) -> list[Answer]:
    """Answers that run through different lines, each made small; then others, if too few are different."""
    by_lines: dict[frozenset[int], list[Found]] = {}
    for found in sorted(search.found.values(), key=lambda each: each.size):
        by_lines.setdefault(found.run.lines, []).append(found)
    firsts = [group[0] for group in by_lines.values()]
    rest = [found for group in by_lines.values() for found in group[1:]]
    answers: dict[str, Answer] = {}
    for number, found in enumerate([*firsts, *rest]):
        if len(answers) >= count:
            break
        answer = _small(search, found, lines=found.run.lines if number else None)
        origin = next((word for word, texts in said.items() if found.arguments in texts), "search")
        answers.setdefault(answer.arguments, replace(answer, origin=origin))
    return sorted(answers.values(), key=lambda answer: (answer.size, answer.arguments))


def _small(search: InputSearch, found: Found, lines: frozenset[int] | None) -> Answer:
    """An answer made small; `lines`: that it must still run through, so that it stays different from others."""
    values = values_of(search.given, found.arguments)
    if values is None:
        return Answer(found.arguments, found.run, found.size, "search")
    runs: dict[str, Run] = {found.arguments: found.run}

    def holds(steps: Sequence[Arguments]) -> list[bool]:
        texts = [text_of(search.given, step) for step in steps]
        seen = search.runner.run(texts) if texts else []
        runs.update(zip(texts, seen, strict=True))
        pairs = zip(texts, seen, strict=True)
        return [
            is_answer(run, search.question) and text not in search.barred and (lines is None or run.lines == lines)
            for text, run in pairs
        ]

    best = shrunk(values, search.required, dict(search.inputs.parameters), holds)
    text = text_of(search.given, best)
    return Answer(text, runs.get(text, found.run), size(best), "search")
