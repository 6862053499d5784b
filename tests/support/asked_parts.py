"""The same questions about variables and parts of them, asked of a running program and of its recording.

What is asked: what a part was, which lines made it so (`why`), at which states it changed, forwards and backwards
(`watch`, `back`), who else holds it (`same`).
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Engine, NextState, Stops, Watch
from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import NdbError
from ndb.session.open import record_beside
from ndb.session.why import explain
from ndb.trace.state import Event, State
from ndb.trace.tracefile.open_trace import open_trace

_STEPS = 40
"""Moves by which the running program is stepped before it runs on: short stretches of states before long ones."""


@dataclass(slots=True)
class Asked:
    """What was asked so far, and where two answers differ."""

    values: int = 0
    whys: int = 0
    changes: int = 0
    stops: int = 0
    differences: list[str] = field(default_factory=list)

    def compare(self, question: str, ran: object, recorded: object) -> None:
        if ran != recorded:
            self.differences.append(f"{question}: running {ran}, recorded {recorded}")


def ask_both(source: str, folder: Path, dice: random.Random, *, moments: int, parts: int, watches: int) -> Asked:
    """Run and record a program; ask both at some moments for some parts, and let the program run with some watched."""
    file = folder / "program.py"
    file.write_text(source, encoding="utf-8")
    program = Program(str(file))
    record_beside(program, folder / "recording")
    replay, asked = ReplayEngine(open_trace(folder / "recording").threads[0]), Asked()
    with LiveEngine(program) as live:
        for _ in range(min(_STEPS, len(replay.timeline) // 2)):
            live.run(NextState())
        live.run()
        asked.compare("how many states", len(live.timeline), len(replay.timeline))
        busy = _in_functions(replay.timeline)
        for moment in sorted(dice.sample(busy, min(moments, len(busy)))):
            _ask_at(asked, live, replay, moment, dice, parts)
    _watch_both(asked, program, replay, dice, watches)
    return asked


def _in_functions(timeline: Timeline) -> list[int]:
    """Moments in functions, not in the bodies of a module and its classes."""
    recording = timeline.recording
    bodies = {
        number for number, scope in enumerate(recording.scopes) if scope.name == "<module>" or scope.name[:1].isupper()
    }
    return [at for at in range(len(timeline)) if recording.scope_numbers[at] not in bodies]


def parts_at(timeline: Timeline, state: State, moment: int) -> Iterator[str]:
    """Every variable of a state, and what is inside it, two levels deep."""
    for listed in state.locals:
        name = listed.removeprefix("global ")
        yield name
        inside = timeline.values.inside(name, moment)
        for step in inside.steps if inside is not None else ():
            yield f"{name}{step}"
            deeper = timeline.values.inside(f"{name}{step}", moment)
            yield from (f"{name}{step}{each}" for each in (deeper.steps if deeper is not None else ()))


def _ask_at(asked: Asked, live: LiveEngine, replay: ReplayEngine, moment: int, dice: random.Random, parts: int) -> None:
    live.go(moment)
    replay.go(moment)
    state = replay.timeline.state(moment)
    asked.compare(f"the state {moment}", live.timeline.state(moment), state)
    known = [list(parts_at(engine.timeline, state, moment)) for engine in (live, replay)]
    asked.compare(f"parts at {moment}", known[0], known[1])
    for part in dice.sample(known[1], min(parts, len(known[1]))):
        _ask_for(asked, live, replay, part, moment)


def _ask_for(asked: Asked, live: LiveEngine, replay: ReplayEngine, part: str, moment: int) -> None:
    ran, recorded = live.timeline, replay.timeline
    where = f"{part} at {moment}"
    asked.values += 1
    asked.compare(where, _said(lambda: live.evaluate(part, -1)), _said(lambda: replay.evaluate(part, -1)))
    asked.compare(f"same {where}", _said(lambda: _holders(live, part)), _said(lambda: _holders(replay, part)))
    state = recorded.state(moment)
    watches = [timeline.watches.watch_for(part, state, moment) for timeline in (ran, recorded)]
    asked.compare(f"watch {where}", *watches)
    if watches[1] is None:
        asked.compare(f"why not {where}", _why_not(ran, part, moment), _why_not(recorded, part, moment))
        return
    asked.whys += 1
    asked.compare(f"why {where}", explain(ran, part, moment), explain(recorded, part, moment))
    changes = [[_changes(timeline, watches[1], is_back) for is_back in (False, True)] for timeline in (ran, recorded)]
    asked.changes += len(changes[1][0])
    asked.compare(f"changes of {where}", *changes)


def _holders(engine: LiveEngine | ReplayEngine, part: str) -> object:
    """Not when it was made: an object may lie where another one died, which is not so in every run."""
    found = engine.same(part, -1)
    return found.holders, found.is_exact


def _said(ask: Callable[[], object]) -> object:
    try:
        return ask()
    except NdbError as error:
        return type(error)


def _why_not(timeline: Timeline, part: str, moment: int) -> str:
    return timeline.values.why_unknown(part, timeline.state(moment), moment).partition(";")[0]


def _changes(timeline: Timeline, watch: Watch, is_back: bool) -> list[int]:
    found = timeline.through_calls.changes_of(watch, 0, len(timeline), backwards=is_back)
    return [change.state for change in found]


def _watch_both(asked: Asked, program: Program, replay: ReplayEngine, dice: random.Random, most: int) -> None:
    """Let the program run with watches, from where its function has its variables on: it stops where the recording
    says, or sees itself that something changed."""
    timeline = replay.timeline
    main = [at for at in _in_functions(timeline) if timeline.recording.events[at] == Event.LINE]
    main = [at for at in main if timeline.recording.frames[at] == timeline.recording.frames[main[0]]]
    if not main:
        return
    moment = main[len(main) // 4]
    state = timeline.state(moment)
    known = list(parts_at(timeline, state, moment))
    for part in dice.sample(known, min(most, len(known))):
        watch = timeline.watches.watch_for(part, state, moment)
        if watch is None:
            continue
        with LiveEngine(program) as live:
            stops = Stops(watches=(watch,))
            for engine in (live, replay):
                engine.go(0)
            while len(live.timeline) <= moment:
                live.run(NextState())
            ran, recorded = (_stops_of(engine, moment, stops) for engine in (live, replay))
            asked.stops += len(recorded)
            if not _is_as_near(ran, recorded, moment):
                asked.compare(f"stops of watch {part} from {moment}", ran, recorded)


def _is_as_near(ran: list[int], recorded: list[int], start: int) -> bool:
    """Whether a program stopped where its recording does, or nearer to the lines that did it: it looks at the part
    itself, where the recording sees it change only when a function has returned."""
    between = pairwise([start, *recorded])
    return max(ran, default=0) <= max(recorded, default=0) and all(
        any(before < mine <= its for mine in ran) for before, its in between
    )


def _stops_of(engine: Engine, moment: int, stops: Stops) -> list[int]:
    engine.go(moment)
    found: list[int] = []
    while not (place := engine.run(stops=stops)).is_end:
        assert place.moment is not None
        found.append(place.moment)
    return found
