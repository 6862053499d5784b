"""The guided engine: a guided run, walked as a recording is; and its assumptions, which can be changed.

A changed assumption means running again, to where one was: to the state at the same moment, if the run still comes to
it, else as far as it agrees. What values rest on is known when a second run has been made, which nobody waits for who
does not ask. Knows runs and moments; nothing of how unknowns are settled.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial
from pathlib import Path

from ndb.engine.guided.assumption import Assumption, Given
from ndb.engine.guided.exactness import AN_UNKNOWN
from ndb.engine.guided.guided_run import Answer, GuidedRun, GuidedWorker, Order, around
from ndb.engine.protocol import NO_STOPS, RUN_END, Goal, LateOrigins, Origin, Place, Provenance, Stops, same_state
from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.source.neighbours import said_path
from ndb.trace.state import State
from ndb.tree.action import Action, Move

MOST_OUTPUT = 10
"""Lines of what the program wrote that are told, since all of it was run before the first prompt."""


class GuidedEngine:
    """Runs what can run; what is missing is assumed."""

    name = "guided"

    def __init__(self, order: Order, answer: Answer | None = None, run: GuidedRun | None = None) -> None:
        """`answer`: who says what unknowns are, beside the plain rules; `run`: one that has been made already."""
        self._order = order
        self._answer = answer
        self._worker = GuidedWorker(readable_for(order))
        self._show(run or self._worker.run(order, answer), 0)

    def _show(self, run: GuidedRun, moment: int) -> None:
        self._replay = ReplayEngine(run.recording, moment)
        self.guided_run = run
        self.notes = [f"output: {line}" for line in run.output.splitlines()[:MOST_OUTPUT]]
        self.notes += run.half_made
        self.notes += [f"nothing in this run is {text}; `assumptions` says what is" for text in self._unused(run)]
        self._check = cache(partial(self._worker.check, self._order, run))

    @property
    def checked_run(self) -> GuidedRun:
        """The run, with what a second one has otherwise: that is made when somebody first asks."""
        return self._check()

    def _unused(self, run: GuidedRun) -> list[str]:
        """What was said by hand of something that the run never came to."""
        used = {text for each in run.assumptions if each.source == "given" for text in (each.expression, each.key)}
        return [each.expression for each in self._order.given if used.isdisjoint(each.spellings())]

    @property
    def sources(self) -> Mapping[str, str]:
        return self._replay.sources

    @property
    def moves(self) -> frozenset[Move]:
        return self._replay.moves

    @property
    def timeline(self) -> Timeline:
        return self._replay.timeline

    @property
    def here(self) -> Place:
        return self._with_origins(self._replay.here)

    def _with_origins(self, place: Place) -> Place:
        origins = LateOrigins(partial(_origins, self._check, place.moment))
        place = replace(place, provenance=Provenance.COMPUTED, origins=origins)
        return replace(place, problem=self._how_it_ended(place)) if place.state is None else place

    def _how_it_ended(self, place: Place) -> str | None:
        return self.guided_run.error if self.guided_run.is_stopped and place.moment == len(self.timeline) else None

    def move(self, action: Action) -> Place:
        return self._with_origins(self._replay.move(action))

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        return self._with_origins(self._replay.run(goal, stops))

    def run_back(self, stops: Stops) -> Place:
        return self._with_origins(self._replay.run_back(stops))

    def go(self, moment: int) -> Place:
        return self._with_origins(self._replay.go(moment))

    def stack(self) -> Sequence[State]:
        return self._replay.stack()

    def evaluate(self, expression: str, frame: int) -> str:
        return self._replay.evaluate(expression, frame)

    def assign(self, name: str, expression: str, frame: int) -> Place:
        raise BadAction("a guided run goes on by its assumptions: set one with assume EXPR = VALUE (see: assumptions)")

    def fork(self) -> "GuidedEngine":
        other = GuidedEngine(self._order, self._answer, self.guided_run)
        if self._check.cache_info().currsize:
            other._check = self._check
        other.go(self._moment)
        return other

    def restart(self) -> Place:
        return self.go(0)

    def close(self) -> None:
        self._worker.close()

    @property
    def _moment(self) -> int:
        moment = self._replay.here.moment
        return moment if moment is not None else 0

    # Assumptions

    @property
    def assumptions(self) -> Sequence[Assumption]:
        return self.checked_run.assumptions

    @property
    def cost_of_origins(self) -> str:
        seconds = self.checked_run.second_seconds
        return f"what is another in another run was looked for in a second one ({seconds:.1f} s)"

    @property
    def given(self) -> Sequence[Given]:
        """What was said by hand."""
        return self._order.given

    @cached_property
    def file(self) -> Path:
        return Path(self._order.target.partition("::")[0])

    def assume(self, given: Given) -> Place:
        """Run again with one assumption more, or another one, to where one is now."""
        before, moment = self._replay.timeline, self._moment
        kept = tuple(each for each in self._order.given if each.spellings()[-1] != given.spellings()[-1])
        order = replace(self._order, given=(*kept, given))
        run = self._worker.run(order, self._answer)
        now = run.recording
        self._order = order
        agreed = 0
        while agreed < min(moment, len(now)) and same_state(before.state(agreed), now.state(agreed)):
            agreed += 1
        at = moment if moment < len(now) and now.lines[moment] == _line(before, moment) else min(agreed, len(now) - 1)
        self._show(run, at)
        return self.here


def _line(timeline: Timeline, moment: int) -> int:
    return timeline.state(moment).line if 0 <= moment < len(timeline) else -1


def _origins(check: Callable[[], GuidedRun], moment: int | None) -> dict[str, Origin]:
    """What the values of a state rest on; that the program ends as it does rests on what its last one does."""
    run = check()
    moment = -1 if moment is None else min(moment, len(run.recording) - 1)
    if moment < 0:
        return {}
    state, rests = run.recording.state(moment), run.exactness.at(moment)
    return {name: _origin(name, ids, state) for name, ids in rests.items()}


def _origin(name: str, ids: frozenset[int], state: State) -> Origin:
    """A value that rests on assumptions, or holds an unknown."""
    text = state.value if name == "" else state.locals.get(name)
    is_unknown = text is not None and text.startswith("<unknown ")
    numbers = tuple(sorted(ids - {AN_UNKNOWN}))
    return Origin(Provenance.COMPUTED if numbers and not is_unknown else Provenance.ASSUMED, numbers)


def readable_for(order: Order) -> list[str]:
    """The folder of the program, with the package it is in and what is around it; where modules are said to be."""
    folder = around(order)
    return [*([str(folder)] if folder is not None else ()), *map(str, said_path())]
