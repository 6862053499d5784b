"""A search for inputs that together reach every line and let every condition come out both ways.

The same search as for one question, with another goal every few batches: a line that nothing has reached yet. Whatever
meets something new is kept.
"""

from collections.abc import Mapping
from dataclasses import replace

from ndb.inverse.question import Reaches
from ndb.inverse.search.approach import Approach
from ndb.inverse.search.candidate_runs import Run, Runner
from ndb.inverse.search.search_inputs import BATCH, Budget, Entry, InputSearch, Waiting
from ndb.predict.subject import Subject
from ndb.source.read_shapes import Inputs

A_GOAL = 6
"""Batches before another line is aimed at."""
STALE = 12
"""Batches without news, with every line reached, after which conditions are left as they are."""


class CoverSearch(InputSearch):
    """Keeps what meets something new, aims at what nothing has met."""

    def __init__(
        self, subject: Subject, wanted: frozenset[int], runner: Runner, seed: int = 0, inputs: Inputs | None = None
    ) -> None:
        self.wanted = wanted
        super().__init__(subject, Reaches(max(wanted, default=1)), runner, seed, inputs)
        self.texts: dict[str, Entry] = {}
        """Candidates that met something new, by their text."""
        self.reached: set[int] = set()
        self.quiet = 0

    @property
    def missed(self) -> list[int]:
        return sorted(self.wanted - self.reached)

    def cover(self, budget: Budget) -> None:
        """Search on until every line is reached and nothing new is met, or the budget is spent."""
        begun, last = self.clock(), self.runner.runs + budget.runs
        number = 0
        while self.clock() - begun < budget.seconds and self.runner.runs < last and not self.is_hopeless():
            if not self.missed and self.quiet >= STALE:
                break
            if number % A_GOAL == 0 and self.missed:
                self.aim(self.dice.choice(self.missed))
            number += 1
            before = len(self.texts)
            self.go(replace(budget, runs=BATCH), count=10**9)
            self.quiet = 0 if len(self.texts) > before else self.quiet + 1

    def aim(self, line: int) -> None:
        self.question = Reaches(line)
        self.approach = Approach(self.subject, self.question)
        known = {id(entry): entry for entry in (*self.kept, *self.nearest)}
        again = [replace_score(entry, self.approach.measure(entry.run)) for entry in known.values()]
        self.nearest = sorted(again, key=lambda entry: entry.score)[:16]

    def learn(self, each: Waiting, run: Run) -> None:
        self.reached |= run.lines
        is_new = not run.is_stopped and not ({*run.met, *run.lines} <= self.met)
        self.found.clear()
        super().learn(each, run)
        if is_new or (self.found and not run.is_stopped):
            self.texts[each.text] = Entry(each.values, run, 0.0)
            if self.found:  # it reached what was aimed at: that is no end here
                self.news(run)
                self.kept = [*self.kept[-240:], self.texts[each.text]]

    def features(self) -> Mapping[str, frozenset[object]]:
        """What every kept candidate reaches and decides."""
        return {text: frozenset({*entry.run.lines, *entry.run.met}) for text, entry in self.texts.items()}


def replace_score(entry: Entry, score: float) -> Entry:
    return Entry(entry.values, entry.run, score, entry.tried)
