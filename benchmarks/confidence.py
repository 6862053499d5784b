"""Whether "90% sure" means nine in ten: walks over programs that were never trained on, on the model's own states.

Each walk steps through a program's call from its start, never corrected, and every value and state shown is compared
with the recorded run. A value's chance is the one a person sees (it counts what the value was made from); a state's is
that of the whole walk so far. Chances that take each step for itself are given beside them. Last line: JSON.
`--alone`: the model is asked for every state, also where the debugger knows it without.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.programs.program import Program
from ndb.engine.neural.engine import NeuralEngine, need_oracle
from ndb.engine.protocol import Forecast, Place
from ndb.model.confidence import UNKNOWN, calibration_error, reliability
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Recording, State
from ndb.tree.action import STEP_INTO


@dataclass(frozen=True, slots=True)
class Shown:
    """Something a walk showed: how sure it was, how sure the step alone was, whether it was right."""

    what: str
    chance: float
    alone: float
    right: bool


def walk(program: Program, call: str, model: Any, steps: int, is_alone: bool) -> Iterator[Shown]:
    recording = record_call(program.source, call, limits=RecordLimits(events=2_000, seconds=5.0))
    engine = NeuralEngine(model, recording.sources, [recording.state(0)], reckons=not is_alone)
    all_right = True
    for number in range(1, min(steps + 1, len(recording))):
        place = engine.move(STEP_INTO)
        if place.state is None:
            return
        real, forecast = recording.state(number), place.forecast or Forecast()
        all_right = all_right and _same(place.state, real)
        yield Shown("state", forecast.so_far or 0.0, forecast.confidence or 0.0, all_right)
        yield from _values(place, recording, number)


def _values(place: Place, recording: Recording, number: int) -> Iterator[Shown]:
    state, real, forecast = place.state, recording.state(number), place.forecast or Forecast()
    assert state is not None
    is_there = (state.event, state.source) == (real.event, real.source)
    for name, chance in forecast.chances.items():
        said, truth = (s.locals.get(name) if name else s.value for s in (state, real))
        yield Shown("value", chance, forecast.confidence or 0.0, is_there and said == truth)


def _same(one: State, other: State) -> bool:
    return (one.event, one.source, one.value, dict(one.locals)) == (
        other.event, other.source, other.value, dict(other.locals)
    )  # fmt: skip


def report(shown: Sequence[Shown]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for what in ("state", "value"):
        these = [one for one in shown if one.what == what]
        right, chances = [one.right for one in these], [one.chance for one in these]
        known = [one.right for one in these if one.chance >= UNKNOWN]
        found[what] = {
            "of": len(these),
            "right": round(sum(right) / max(1, len(right)), 3),
            "error_each_step_alone": round(calibration_error([one.alone for one in these], right), 3),
            "error": round(calibration_error(chances, right), 3),
            "shown_as_unknown": round(1 - len(known) / max(1, len(these)), 3),
            "right_where_shown": round(sum(known) / max(1, len(known)), 3),
            "reliability": [[n, round(chance, 2), round(share, 2)] for n, chance, share in reliability(chances, right)],
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=60)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--side", choices=("validation", "fresh"), default="fresh")
    parser.add_argument("--alone", action="store_true", help="nothing is known without the model")
    parser.add_argument("--model", help="folder of the model; default: the embedded one")
    parser.add_argument("--seeds", type=Path, default=Path(__file__).parent.parent / "seeds")
    parser.add_argument("-o", "--out", type=Path, help="write the result here")
    arguments = parser.parse_args()
    programs = on_side(seed_programs(arguments.seeds), arguments.side)
    dice = Random(0)
    dice.shuffle(programs)
    model = need_oracle(arguments.model)
    chosen = [program for program in programs if program.calls][: arguments.programs]
    shown: list[Shown] = []
    for program in chosen:
        shown += walk(program, dice.choice(program.calls), model, arguments.steps, arguments.alone)
    result = {"programs": len(chosen), "steps": arguments.steps, "alone": arguments.alone, **report(shown)}
    if arguments.out:
        arguments.out.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
