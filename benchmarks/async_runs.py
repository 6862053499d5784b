"""How much of async programs needs no model, and whether what is said without one is right.

    python benchmarks/async_runs.py [FOLDER ...] [--inside] [--first N] [--programs N] [--out FILE]

FOLDER (benchmarks/asynchronous/programs) holds programs that run by themselves. Each is really recorded, from its first
line on; at every state the reckoner (predict/reckon) is asked for the next one, and what it says is compared with what
came: the event, the file and line, every variable and value. `--inside`: each is recorded with the expressions of its
lines, too, and walked through part by part. What was wrong is printed, and where a program was not known on for the
first time; the last line of the output is JSON.
"""

import argparse
import json
import platform
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from reckoned import Inside, arrived, ask_inside, enters_own, is_same

from ndb.engine.live.launch import Program
from ndb.predict.reckon.reckoner import Reckoner
from ndb.session.open import open_recording, record_beside
from ndb.trace.state import Event, Exit, Recording, State
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

PROGRAMS = Path(__file__).parent / "asynchronous" / "programs"
_NAMES = re.compile(r"\b(variable|name|attribute|unbound|call of|module|setting) \S+")
_SECONDS = 30.0


@dataclass
class Counts:
    """Of all programs."""

    programs: int = 0
    not_recorded: int = 0
    states: int = 0
    said: int = 0
    wrong: int = 0
    whole: int = 0
    """Programs of which every state was said."""
    stops: int = 0
    """States at which a function stops until what it waits for is there, or goes on."""
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    first_reasons: Counter[str] = field(default_factory=Counter)
    inside: Inside = field(default_factory=Inside)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folders", type=Path, nargs="*", default=[PROGRAMS])
    parser.add_argument("--inside", action="store_true")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--programs", type=int, default=None)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    counts = Counts()
    files = sorted(file for folder in options.folders for file in folder.glob("*.py"))
    last = None if options.programs is None else options.first + options.programs
    for file in files[options.first : last]:
        with recorded(file) as recording:
            follow(file, recording, counts)
        if options.inside:
            with recorded(file, expressions=True) as recording:
                walk_inside(file, recording, counts.inside)
    figures = {
        "python": platform.python_version(), "folders": [each.name for each in options.folders],
        "first": options.first, **vars(counts), "inside": vars(counts.inside),
        "said_percent": round(100 * counts.said / max(counts.states, 1), 2),
        "whole_percent": round(100 * counts.whole / max(counts.programs, 1), 2),
        "microseconds_per_state": round(counts.seconds / max(counts.states, 1) * 1e6),
    }  # fmt: skip
    if options.out:
        options.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(figures))


@contextmanager
def recorded(file: Path, expressions: bool = False) -> Iterator[Recording]:
    """A run of a program."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "run.ndb"
        record_beside(Program(str(file), expressions=expressions), path, _SECONDS)
        recording, _ = open_recording(path)
        yield recording


def follow(file: Path, recording: Recording, counts: Counts) -> None:
    if recording.exit not in (Exit.NORMAL, Exit.ERROR):
        counts.not_recorded += 1
        print(f"not recorded: {file.name}")
        return
    states = [recording.state(index) for index in range(len(recording))]
    started = time.process_time()
    reasons = compare(file.name, states, recording.sources, counts)
    counts.seconds += time.process_time() - started
    counts.programs += 1
    counts.states += len(states) - 1
    counts.said += len(states) - 1 - len(reasons)
    counts.whole += not reasons
    counts.stops += stops_in(states)
    counts.reasons.update(reasons)
    counts.first_reasons.update(reasons[:1])


def compare(name: str, states: Sequence[State], sources: Mapping[str, str], counts: Counts) -> list[str]:
    """Why nothing was said of the states of which that is so."""
    reckoner, latest = Reckoner(sources), dict[int, State]()
    reasons, has_failed = list[str](), False
    for number, (state, real) in enumerate(pairwise(states)):
        reckoner.take(state, STEP_INTO)
        latest[state.frame] = state
        known = reckoner.next(STEP_INTO)
        before = latest[real.frame].locals if real.frame in latest else {}
        if known is None:
            if not reasons:
                print(f"{name}: unknown from {number} of {len(states)}: {state.line}: {reckoner.why}")
            reasons.append(_NAMES.sub(r"\1 …", reckoner.why) or "the interpreter had come to its end")
        elif (known.file, known.line) != (real.file, real.line) or not is_same(known, real, before):
            counts.wrong += 1
            if not has_failed:
                print(f"wrong: {name}:{state.line} {state.source.strip()!r}: {known.shown} {known.line}, really {real}")
            has_failed = True
    return reasons


def stops_in(states: Sequence[State]) -> int:
    begun, found = set[int](), 0
    for state in states:
        if state.event is Event.CALL:
            found += state.frame in begun
            begun.add(state.frame)
    return 2 * found


def walk_inside(file: Path, recording: Recording, counts: Inside) -> None:
    """Walk through a run part by part, into the program's functions, and ask at every state what comes."""
    tree, start = ForwardTree(Span(recording, 0, len(recording))), recording.state(0)
    started = time.process_time()
    reckoner = Reckoner(recording.sources)
    reckoner.take(start, STEP_INTO)
    stack, at, has_failed = [start], 0, False
    while at < len(recording):
        for action in (STEP_EXPRESSION, STEP_INSIDE):
            target = tree.target(at, action)
            if target < len(recording):
                is_wrong = not ask_inside(reckoner, action, recording, target, stack, counts)
                if is_wrong and not has_failed:
                    print(f"wrong inside: {file.name}, {stack[-1].source!r}: {action}, {recording.state(target)}")
                has_failed = has_failed or is_wrong
        action = STEP_INTO if enters_own(recording, at) else STEP_INSIDE
        at = tree.target(at, action)
        if at < len(recording):
            reckoner.take(arrived(stack, recording.state(at)), action)
    counts.seconds += time.process_time() - started
    counts.runs += 1


if __name__ == "__main__":
    main()
