"""How predictions fare on projects of several files: next states that need no model, and how whole calls end.

    python benchmarks/project_runs.py [FOLDER] [--alone] [--no-model] [--first N] [--every N] [--out FILE]

FOLDER is benchmarks/projects: questions.jsonl and programs/. Each call is really recorded; at every state of it the
reckoner (predict/reckon) is asked for the next one, and what it says is compared with what came. Then the call is
predicted the way that the debugger's `r` does, by the embedded model where something is not known (`--no-model`: a
question to the model ends it, unanswered). `--alone`: only the file that the call is in is known, as it was before
predictions knew of other files. What was wrong is printed; the last line of the output is JSON.
"""

import argparse
import json
import platform
import re
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from reckoned import is_same

from ndb.engine.live.launch import Program
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.protocol import Leaving
from ndb.errors import NdbError
from ndb.language.decoding import Result, Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration
from ndb.model.load import open_model
from ndb.model.protocol import GREEDY, Sampling, TalkingModel
from ndb.predict.reckon.reckoner import Reckoner
from ndb.session.open import open_recording, record_beside
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import STEP_INTO

_NAMES = re.compile(r"\b(variable|name|attribute|unbound|call of|module|setting|which) \S+")
_SECONDS = 30.0
_MOST_STATES = 3_000


class Asked(Exception):
    """The model would have been asked."""


class Silent:
    """A model that is never asked."""

    weighs = False

    def __init__(self, model: TalkingModel) -> None:
        self.tokenizer: Tokenizer = model.tokenizer
        self.context: int | None = model.context
        self.calibration: Calibration = model.calibration

    def drive(self, talk: Talk[Result]) -> Result:
        try:
            next(talk)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        raise Asked

    def drive_all(
        self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: np.random.Generator | None = None
    ) -> list[Any]:
        return [self.drive(talk) for talk in talks]


@dataclass
class Counts:
    """Of all calls."""

    calls: int = 0
    not_recorded: int = 0
    states: int = 0
    said: int = 0
    wrong: int = 0
    whole: int = 0
    """Calls of which every state was said."""
    answered: int = 0
    right: int = 0
    worked_out: int = 0
    """Answers for which no model was needed."""
    wrong_worked_out: int = 0
    seconds: float = 0.0
    files: int = 0
    """That predictions know of, all calls together."""
    reasons: Counter[str] = field(default_factory=Counter)
    first_reasons: Counter[str] = field(default_factory=Counter)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, nargs="?", default=Path(__file__).parent / "projects")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--no-model", action="store_true")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    lines = (options.folder / "questions.jsonl").read_text(encoding="utf-8").splitlines()
    questions = [json.loads(line) for line in lines[options.first :: options.every]]
    model, counts = open_model(), Counts()
    for question in questions:
        ask(question, options.folder / "programs", Silent(model) if options.no_model else model, options.alone, counts)
    figures = {
        "python": platform.python_version(), "alone": options.alone, "no_model": options.no_model,
        "first": options.first, "every": options.every, **vars(counts),
        "said_percent": round(100 * counts.said / max(counts.states, 1), 2),
        "whole_percent": round(100 * counts.whole / max(counts.calls, 1), 2),
        "right_percent": round(100 * counts.right / max(counts.calls, 1), 2),
        "reasons": dict(counts.reasons.most_common(40)), "first_reasons": dict(counts.first_reasons.most_common(40)),
    }  # fmt: skip
    if options.out:
        options.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(figures))


def ask(question: Mapping[str, Any], programs: Path, model: TalkingModel, is_alone: bool, counts: Counts) -> None:
    target = f"{programs / question['project'] / question['file']}::{question['function']}"
    states = recorded(target, question["arguments"])
    if not states:
        counts.not_recorded += 1
        print(f"not recorded: {question['id']}")
        return
    counts.calls += 1
    started = time.process_time()
    engine = NeuralEngine.of_target(model, target, question["arguments"])
    if is_alone:
        start = engine.here.state
        assert start is not None
        engine = NeuralEngine(model, {start.file: engine.sources[start.file]}, [start])
    counts.files += len(engine.sources)
    follow(question["id"], states, engine.sources, counts)
    answer(question["id"], states[-1], engine, counts)
    counts.seconds += time.process_time() - started


def recorded(target: str, arguments: str) -> list[State]:
    """The states of a real run that came to its end, if it is no long one; none of another one."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "run.ndb"
        try:
            record_beside(Program(target, args=arguments), path, _SECONDS)
            recording, _ = open_recording(path)
        except (NdbError, OSError):
            return []
        is_whole = recording.exit in (Exit.NORMAL, Exit.ERROR)
        is_short = len(recording) <= _MOST_STATES
        return [recording.state(index) for index in range(len(recording))] if is_whole and is_short else []


def follow(name: str, states: Sequence[State], sources: Mapping[str, str], counts: Counts) -> None:
    reckoner, latest = Reckoner(sources), dict[int, State]()
    reasons, has_failed = list[str](), False
    for state, real in pairwise(states):
        reckoner.take(state, STEP_INTO)
        latest[state.frame] = state
        known = reckoner.next(STEP_INTO)
        before = latest[real.frame].locals if real.frame in latest else {}
        if known is None:
            reasons.append(_NAMES.sub(r"\1 …", reckoner.why) or "the interpreter had come to its end")
        elif (known.file, known.line) != (real.file, real.line) or not is_same(known, real, before):
            counts.wrong += 1
            if not has_failed:
                print(f"wrong: {name}, {state.file}:{state.line} {state.source.strip()!r}: {known}, really {real}")
            has_failed = True
    counts.states += len(states) - 1
    counts.said += len(states) - 1 - len(reasons)
    counts.whole += not reasons
    counts.reasons.update(reasons)
    counts.first_reasons.update(reasons[:1])


def answer(name: str, real: State, engine: NeuralEngine, counts: Counts) -> None:
    try:
        engine.run(Leaving(0))
    except Asked:
        return
    place = engine.here
    counts.answered += 1
    found = (place.state.event is Event.RETURN, place.state.value) if place.state is not None else None
    is_right = found == (real.event is Event.RETURN, real.value)
    is_worked_out = engine.prediction is None
    counts.right += is_right
    counts.worked_out += is_worked_out
    if is_worked_out and not is_right:
        counts.wrong_worked_out += 1
        print(f"wrong answer: {name}: {found}, really {real.value}")


if __name__ == "__main__":
    main()
