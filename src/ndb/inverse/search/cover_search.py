"""A search for inputs that together reach every line and let every condition come out both ways.

The same search as for one question, with another goal every few batches: a line that nothing has reached yet, then a
condition that has come out one way only. Whatever meets something new is kept; of the rest, something for every
outcome, so that there is enough to choose from when tests are to notice faults.
"""

from collections.abc import Mapping

from ndb.inverse.question import Reaches
from ndb.inverse.search.approach import Approach, apart
from ndb.inverse.search.candidate_runs import Run, Runner
from ndb.inverse.search.search_inputs import BATCH, SOLVE_AFTER, Budget, Entry, InputSearch, Waiting
from ndb.predict.subject import Subject
from ndb.source.read_shapes import Inputs

A_GOAL = 6
"""Batches before something else is aimed at."""
STALE, STALE_HALF = 12, 40
"""Batches without news, with every line reached, after which it is enough: where every condition has come out both
ways, and where one has not, since it may be one that cannot."""
MOST_OUTCOMES = 80


class CoverSearch(InputSearch):
    """Keeps what meets something new, aims at what nothing has met."""

    def __init__(
        self, subject: Subject, wanted: frozenset[int], runner: Runner, seed: int = 0, inputs: Inputs | None = None
    ) -> None:
        self.wanted = wanted
        super().__init__(subject, Reaches(max(wanted, default=1)), runner, seed, inputs)
        self.texts: dict[str, Entry] = {}
        """Candidates that met something new, by their text."""
        self.outcomes: dict[tuple[str | None, str | None], str] = {}
        """What calls came to, with the first candidate that came to it."""
        self.site: int | None = None
        """The condition that is aimed at."""
        self.reached: set[int] = set()
        self.solved: set[int] = set()
        """Lines about which a solver was asked."""
        self.is_solved = True
        self.quiet = 0

    @property
    def missed(self) -> list[int]:
        return sorted(self.wanted - self.reached)

    @property
    def undecided(self) -> list[int]:
        """Conditions that have come out one way only."""
        sites = {(each[0], each[1]) for each in self.met if isinstance(each, tuple) and isinstance(each[0], int)}
        return sorted(site for site, way in sites if (site, not way) not in sites and site // 1000 in self.wanted)

    def cover(self, budget: Budget) -> None:
        """Search on until every line is reached and nothing new is met, or the budget is spent."""
        begun, last = self.clock(), self.runner.runs + budget.runs
        number = 0
        while self.clock() - begun < budget.seconds and self.runner.runs < last and not self.is_hopeless():
            if not self.missed and self.quiet >= (STALE_HALF if self.undecided else STALE):
                break
            if number % A_GOAL == 0:
                self.aim()
            number += 1
            before = len(self.texts)
            self.go(Budget(budget.seconds - (self.clock() - begun), BATCH, is_firm=True), count=10**9)
            self.quiet = 0 if len(self.texts) > before else self.quiet + 1

    def aim(self) -> None:
        """At a line that is missed, else at a condition that is undecided."""
        missed, undecided = self.missed, self.undecided
        if not missed and not undecided:
            return
        self.site = None if missed else self.dice.choice(undecided)
        line = self.dice.choice(missed) if self.site is None else self.site // 1000
        self.question = Reaches(line)
        self.approach = Approach(self.subject, self.question)
        if self.site is None and self.learnt >= SOLVE_AFTER and line not in self.solved:
            self.solved.add(line)
            self.solve([line])
        known = {id(entry): entry for entry in (*self.kept, *self.nearest)}
        again = [replace_score(entry, self.measure(entry.run)) for entry in known.values()]
        self.nearest = sorted(again, key=lambda entry: entry.score)[:16]

    def measure(self, run: Run) -> float:
        """How near a run came to what is aimed at."""
        if self.site is not None:
            near = [apart(note) for note in run.notes if note.site == self.site]
            return min(near) if near else 1 + self.approach.of_lines(run)
        return self.approach.of_lines(run)

    def learn(self, each: Waiting, run: Run) -> None:
        """Reaching what was aimed at is no end here."""
        self.reached |= run.lines
        if run.is_stopped:
            self.stopped += 1
            return
        entry = Entry(each.values, run, self.measure(run))
        is_new = self.news(run)
        is_near = self.keep_if_near(entry)
        if is_new:
            self.texts[each.text] = entry
            self.kept = [*self.kept[-240:], entry]
        if is_new or is_near:
            self.follow(entry)
        if len(self.outcomes) < MOST_OUTCOMES:
            self.outcomes.setdefault((run.value, run.error), each.text)

    def features(self) -> Mapping[str, frozenset[object]]:
        """What every kept candidate reaches and decides."""
        return {text: frozenset({*entry.run.lines, *entry.run.met}) for text, entry in self.texts.items()}


def replace_score(entry: Entry, score: float) -> Entry:
    return Entry(entry.values, entry.run, score, entry.tried)
