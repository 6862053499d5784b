"""The search: candidates are drawn, run, measured, and changed where that may bring them nearer.

One generation after the other: what examples, the model and the code's shapes propose; then operands put where they
came from (direct.py), numbers moved by how the result moved with them, and changes by dice (vary.py) of candidates
that came near or met something new. Deterministic for a seed as long as runs are the budget. Nothing is run here but
through the runner; answers are those of runs with hooks, to be seen again without (infer.py).
"""

import heapq
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from itertools import count as counting
from random import Random
from typing import Any

from ndb.inverse.question import Question, Raises, Returns
from ndb.inverse.search.approach import Approach, is_answer
from ndb.inverse.search.candidate import Arguments, Path, places, replaced, size, text_of, values_of
from ndb.inverse.search.candidate_runs import Run, Runner
from ndb.inverse.search.direct import Director, origins
from ndb.inverse.search.draw import Generator, Pool
from ndb.inverse.search.nearness import differing, numbers_in
from ndb.inverse.search.solve import LENGTH, Place, solutions
from ndb.inverse.search.vary import WRONG_KINDS, Bump, Mutator
from ndb.predict.subject import Subject
from ndb.source.functions import default_nodes
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.source.read_shapes import Inputs, inputs_of

BATCH, FIRST_DRAWN, MOST_KEPT, MOST_FOLLOWED, MOST_WAITING = 40, 160, 240, 70, 4000
LEAST, PATIENT = 400, 6
"""On a busy machine the clock is over before anything was tried: so many runs are made all the same, within so many
times the time."""
SOLVE_AFTER, MOST_SOLVED = 400, 3
"""Runs after which a solver is asked, and about how many lines."""
A_FEW = 8
"""Candidates that are run first where it is not known how long they take."""
LONGEST = 6000
"""Of a candidate's text."""


Change = tuple[Path, Callable[[Any, Any], Any], Any]
"""Where, how, and what is put there."""


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search gives up: whichever is over first."""

    seconds: float = 10.0
    runs: int = 10**9
    is_firm: bool = False
    """Whether the clock is obeyed also where it is over before much was tried."""


@dataclass(slots=True, eq=False)
class Entry:
    """A candidate that was run and is worth changing."""

    values: Arguments
    run: Run
    score: float
    tried: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """An answer."""

    arguments: str
    run: Run
    size: int
    after_runs: int
    after_seconds: float


@dataclass(order=True, slots=True)
class Waiting:
    """A candidate that is to be run."""

    priority: float
    number: int
    values: Arguments = field(compare=False)
    text: str = field(compare=False)
    parent: Entry | None = field(compare=False, default=None)
    bump: Bump | None = field(compare=False, default=None)


class InputSearch:
    """Looks for arguments of one function that answer one question."""

    def __init__(
        self, subject: Subject, question: Question, runner: Runner, seed: int = 0, inputs: Inputs | None = None
    ) -> None:
        self.subject, self.question, self.runner = subject, question, runner
        self.inputs = inputs or inputs_of(subject.source, subject.node)
        self.dice = Random(seed)
        self.approach = Approach(subject, question)
        self.given = subject.node.args
        optional = {*default_nodes(self.given), *(each.arg for each in (self.given.kwarg,) if each is not None)}
        self.required = [name for name in self.inputs.parameters if name not in optional]
        wanted = [self.approach.wanted] if self.approach.wanted is not NOT_PLAIN else []
        self.pool = Pool(self.inputs, wanted, self.dice)
        self.generator = Generator(self.inputs, self.pool, self.dice)
        self.director = Director(self.generator, self.inputs.parameters, self.dice)
        wrong = 0.03 if not isinstance(question, Raises) else 0.08 if self.approach.targets else 0.3
        self.mutator = Mutator(self.generator, self.inputs.parameters, sorted(optional), self.dice, wrong)
        self.waiting: list[Waiting] = []
        self.known: set[str] = set()
        self.kept: list[Entry] = []
        """What met something new, in order."""
        self.nearest: list[Entry] = []
        """What came nearest, best first."""
        self.met: set[Any] = set()
        self.swept = 0
        self.asked: set[str] = set()
        """What a model proposed."""
        self.tell: Callable[[InputSearch], None] | None = None
        """Who is told how it goes."""
        self.stopped, self.learnt = 0, 0
        self.is_solved = False
        self.barred: set[str] = set()
        self.found: dict[str, Found] = {}
        self._numbers = counting()
        self.clock: Callable[[], float] = time.monotonic
        self._started = 0.0
        self._pace = 0.0
        """Seconds that a run takes; 0: not known."""
        self.is_begun = False

    def bar(self, texts: Iterable[str]) -> None:
        """Candidates that do not count."""
        self.barred.update(texts)
        self.known.update(texts)

    # -- going ---------------------------------------------------------------------------------------------------------

    def add(self, texts: Iterable[str], priority: float = -1.0) -> None:
        """Candidates of others, as source: to be run first."""
        for text in texts:
            values = values_of(self.given, text)
            if values is not None:
                self.push(values, priority)

    def go(self, budget: Budget, count: int = 1) -> list[Found]:
        """Search on until `count` answers are found or the budget is spent."""
        self._started, last = self.clock(), self.runner.runs + budget.runs
        deadline = self._started + budget.seconds
        if not self.is_begun:
            self.begin()
        least = min(last, self.runner.runs + LEAST) if budget.runs > LEAST else last
        patience = deadline if budget.is_firm else self._started + PATIENT * budget.seconds
        while len(self.found) < count and self.runner.runs < last:
            if self.clock() >= (patience if self.runner.runs < least else deadline):
                break
            if self.learnt >= SOLVE_AFTER and not self.is_solved:
                self.solve(self.approach.targets)
            batch = self.batch()
            if not batch:
                break
            for each, run in self.ran(batch, deadline if budget.is_firm else float("inf")):
                self.learnt += 1
                self.learn(each, run)
            if self.tell is not None:
                self.tell(self)
            if self.is_hopeless():
                break
        return list(self.found.values())

    def ran(self, batch: Sequence[Waiting], deadline: float) -> Iterator[tuple[Waiting, Run]]:
        """Candidates with what comes of them; of a slow function so many at a time as there is time for."""
        while batch and (left := deadline - self.clock()) > 0:
            fitting = left / self._pace if self._pace else A_FEW if left < float("inf") else len(batch)
            count = max(1, int(min(fitting, len(batch))))
            some, batch, begun = batch[:count], batch[count:], self.clock()
            runs = self.runner.run([each.text for each in some])
            self._pace = (self.clock() - begun) / len(some)
            yield from zip(some, runs, strict=True)

    def is_hopeless(self) -> bool:
        """A function that nearly always hangs is let be."""
        return self.runner.runs >= 2 * BATCH and self.stopped > 0.9 * self.runner.runs

    def begin(self) -> None:
        self.is_begun = True
        self.add(self.inputs.examples, -2.0)
        for _ in range(FIRST_DRAWN):
            self.push(self.generator.arguments(self.required), 0.0)
        if not self.required:
            self.push({}, -1.0)

    def batch(self) -> list[Waiting]:
        made: list[Waiting] = []
        while self.waiting and len(made) < BATCH * 3 // 4:
            made.append(heapq.heappop(self.waiting))
        for number in range(20 * BATCH):
            if len(made) >= BATCH:
                break
            parent = self.parent()
            values = (
                self.mutator.mutated(parent.values)
                if parent is not None and self.dice.random() < 0.9
                else self.generator.arguments(self.required)
            )
            if number > 4 * BATCH:  # what is near is known: anything is better than an end
                values = self.far(values)
            each = self.new(values, 0.0, parent)
            if each is not None:
                made.append(each)
        return made

    def far(self, values: Arguments) -> Arguments:
        """The same with one of its numbers anywhere."""
        found = [path for path, part, _ in places(values, self.inputs.parameters) if type(part) in (int, float)]
        if not found:
            return values
        largest = 10 ** self.dice.randint(1, 6)
        number = self.dice.randint(-largest, largest)
        made = replaced(values, self.dice.choice(found), _constant(number))
        assert isinstance(made, dict)
        return made

    def solve(self, lines: Iterable[int]) -> None:
        """What a solver says of the numbers with which control comes to some lines, put into what came nearest."""
        self.is_solved = True
        base = self.nearest[0].values if self.nearest else self.generator.arguments(self.required)
        for line in sorted(lines)[:MOST_SOLVED]:
            for solution in solutions(self.subject.node, line):
                self.push(with_solution(base, solution), -3.0)

    def parent(self) -> Entry | None:
        """One that came near, or one that met something new."""
        if self.nearest and self.dice.random() < 0.55:
            number = min(int(self.dice.expovariate(0.25)), len(self.nearest) - 1)
            chosen = self.nearest[number]
        elif self.kept:
            few = self.dice.sample(self.kept, min(4, len(self.kept)))
            chosen = min(few, key=lambda entry: entry.tried)
        else:
            return None
        chosen.tried += 1
        return chosen

    def push(self, values: Arguments, priority: float, parent: Entry | None = None, bump: Bump | None = None) -> None:
        if len(self.waiting) < MOST_WAITING and (each := self.new(values, priority, parent, bump)) is not None:
            heapq.heappush(self.waiting, each)

    def new(self, values: Arguments, priority: float, parent: Entry | None, bump: Bump | None = None) -> Waiting | None:
        try:
            text = text_of(self.given, values)
        except (RecursionError, ValueError):  # a number with too many digits to be written
            return None
        if text in self.known or len(text) > LONGEST or (not values.keys() >= set(self.required)):
            return None
        self.known.add(text)
        return Waiting(priority, next(self._numbers), values, text, parent, bump)

    # -- learning ------------------------------------------------------------------------------------------------------

    def learn(self, each: Waiting, run: Run) -> None:
        if is_answer(run, self.question):
            self.found.setdefault(
                each.text, Found(each.text, run, size(each.values), self.learnt, self.clock() - self._started)
            )
            return
        if run.is_stopped:
            self.stopped += 1
            return
        score = self.approach.measure(run)
        entry = Entry(each.values, run, score)
        new = self.news(run)
        is_near = self.keep_if_near(entry)
        if each.bump is not None and each.parent is not None:
            self.by_slope(each.parent, entry, each.bump)
        if new:
            self.kept = [*self.kept[-MOST_KEPT:], entry]
        if new or is_near:
            self.follow(entry)
        if isinstance(self.question, Raises) and run.value is not None and self.swept < 3:
            self.sweep(entry)

    def news(self, run: Run) -> bool:
        """Whether a run met something that none has before."""
        met: set[Any] = {*run.met, *run.lines}
        if run.error is not None:
            met.add((run.kinds[:1], run.raised_at))
        if (
            isinstance(self.question, Returns)
            and run.value is not None
            and len(run.value) < 40
            and len(self.met) < 4000
        ):
            met.add(("value", run.value))
        is_new = not met <= self.met
        self.met |= met
        return is_new

    def keep_if_near(self, entry: Entry) -> bool:
        worst = self.nearest[-1].score if self.nearest else 0.0
        if len(self.nearest) >= 16 and entry.score >= worst:
            return False
        is_best = not self.nearest or entry.score < self.nearest[0].score
        self.nearest = sorted([*self.nearest, entry], key=lambda each: (each.score, size(each.values)))[:16]
        return is_best

    def follow(self, entry: Entry) -> None:
        """Candidates that what a run met suggests."""
        for note in entry.run.notes[-12:]:
            self.pool.met += [
                part
                for part in (note.left, note.right)
                if isinstance(part, str | int | float) and not isinstance(part, bool)
            ][:2]
        self.pool.met = self.pool.met[-200:]
        if isinstance(self.question, Returns):
            self.by_result(entry)
        made = list(self.director.follow(entry.values, entry.run.notes))
        if len(made) > MOST_FOLLOWED:
            made = made[: MOST_FOLLOWED // 2] + self.dice.sample(made[MOST_FOLLOWED // 2 :], MOST_FOLLOWED // 2)
        for values in made:
            self.push(values, entry.score - 0.5, entry)

    def by_result(self, entry: Entry) -> None:
        """What the result should have, put where what it has came from; numbers moved, to see how the result moves."""
        value = plain_value(entry.run.value) if entry.run.value is not None and entry.run.is_plain else NOT_PLAIN
        wanted = self.approach.wanted
        if value is NOT_PLAIN or wanted is NOT_PLAIN:
            return
        known = places(entry.values, self.inputs.parameters)
        for old, new in list(differing(value, wanted))[:12]:
            self.put_all(entry, [(path, change, new) for path, change in list(origins(known, old))[:6]])
        pairs = [
            (p, c, new) for old, new in list(differing(value, wanted))[:12] for p, c in list(origins(known, old))[:3]
        ]
        self.push(self.put(entry.values, pairs), entry.score - 0.9, entry)
        self.resize(entry, value, wanted, known)
        if numbers_in(wanted).keys() & numbers_in(value).keys():
            for bump in self.mutator.bumps(entry.values):
                self.push(bump.rebuild(bump.after), entry.score - 0.6, entry, bump)

    def put_all(self, entry: Entry, changes: Sequence[Change]) -> None:
        """Each change by itself, two of them together, all of them."""
        some = [changes, *([one] for one in changes), *map(list, combinations(changes, 2))]
        for each in some[:16] if changes else ():
            self.push(self.put(entry.values, each), entry.score - 0.8, entry)

    def put(self, values: Arguments, changes: Sequence[Change]) -> Arguments:
        for path, change, new in changes:
            values = replaced(values, path, _putting(change, new))
        return values

    def resize(self, entry: Entry, value: Any, wanted: Any, known: Sequence[Any]) -> None:
        """Collections of the input as long as the result should be."""
        if isinstance(value, list | tuple | dict | str) and type(value) is type(wanted) and len(value) != len(wanted):
            for path, part, shape in known:
                if isinstance(part, list | tuple | str) and (len(part) == len(value) or len(path) == 1):
                    wished = len(wanted) if len(part) == len(value) else max(0, len(part) + len(wanted) - len(value))
                    made = replaced(entry.values, path, partial(self.director.sized, size=min(wished, 60), shape=shape))
                    self.push(made, entry.score - 0.4, entry)

    def by_slope(self, parent: Entry, child: Entry, bump: Bump) -> None:
        """Numbers that a straight line through two results says give the wanted one."""
        values = [
            plain_value(run.value) if run.value is not None and run.is_plain else NOT_PLAIN
            for run in (parent.run, child.run)
        ]
        if NOT_PLAIN in values or self.approach.wanted is NOT_PLAIN:
            return
        before, after, wanted = (numbers_in(value) for value in (*values, self.approach.wanted))
        for at in before.keys() & after.keys() & wanted.keys() if bump.after != bump.before else ():
            slope = (after[at] - before[at]) / (bump.after - bump.before)
            if slope and wanted[at] != before[at]:
                number = bump.before + (wanted[at] - before[at]) / slope
                if abs(number) < 1e15:
                    for each in {number, float(round(number)), round(number, 2)}:
                        self.push(bump.rebuild(each), child.score - 1.0, parent)

    def sweep(self, entry: Entry) -> None:
        """Each part of a candidate that works left out, emptied or made something else in turn."""
        self.swept += 1
        for path, value, _ in places(entry.values, self.inputs.parameters)[:40]:
            for wrong in WRONG_KINDS:
                self.push(replaced(entry.values, path, _constant(wrong)), 0.5, entry)
            if isinstance(value, dict):
                for key in value:
                    self.push(
                        replaced(entry.values, path, partial(_without, key=key)),
                        0.4,
                        entry,
                    )
            elif isinstance(value, list | tuple) and value:
                self.push(replaced(entry.values, path, lambda items: items[:-1]), 0.4, entry)


def with_solution(base: Arguments, solution: Mapping[Place, int | float]) -> Arguments:
    """Arguments with what a solver says of them: numbers, items of lists, and how long these are."""
    made = dict(base)
    for (name, number), value in solution.items():
        if number is None:
            made[name] = value
    for name in {name for name, number in solution if number is not None}:
        items = list(made[name]) if isinstance(made.get(name), list | tuple) else []
        least = max(
            (number + 1 for owner, number in solution if owner == name and number not in (None, LENGTH)), default=0
        )
        wished = int(solution.get((name, LENGTH), max(least, len(items))))
        items = [*items, *(0 for _ in range(wished))][: max(wished, least)]
        for (owner, number), value in solution.items():
            if owner == name and number is not None and number != LENGTH:
                items[number] = value
        made[name] = items
    return made


def _putting(change: Callable[[Any, Any], Any], new: Any) -> Callable[[Any], Any]:
    def put(part: Any) -> Any:
        try:
            return change(part, new)
        except (TypeError, AttributeError):  # another change has made something else of it already
            return part

    return put


def _constant(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def _without(entries: dict[Any, Any], key: Any) -> dict[Any, Any]:
    return {name: value for name, value in entries.items() if name != key}
