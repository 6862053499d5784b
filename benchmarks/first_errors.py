"""Where a model goes wrong in walks inside lines through held-out seeds, if everything before was right.

    python benchmarks/first_errors.py [--side validation] [--folders everyday] [--no-model] [--walk] [--out FILE]

The true walk of each program is told state by state, with its workings, as evaluation walks (predict/walk.py). At every
token that may be one of several the model is asked which; where it says another than the true one, that is an error,
and the walk goes on with the truth. A walk without an error is right to its end. A true token that may not come is a
fault of the rules (`forbidden`). `--no-model`: only what would be asked, and what is forbidden. `--walk`: those that
have errors are walked by the model alone as well, and judged by what they come to. Only seeds: benchmark items are
never looked at. Last line: JSON.
"""

import argparse
import ast
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

import numpy as np

from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.programs.program import Program
from ndb.language.decoding import Choose, Chosen, Feed
from ndb.language.document import Shown
from ndb.language.shown import Shower
from ndb.language.tokens import Mark
from ndb.language.workings.reader import told_before
from ndb.model.runtime import Runtime
from ndb.model.runtime_cache import Cache
from ndb.predict.output import choice_of
from ndb.predict.subject import FILE, Opening, opening_of, subject_of
from ndb.predict.view import View, WalkLimits
from ndb.predict.walk import Step, Walk
from ndb.predict.ways import INSIDE, walking
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording
from ndb.tree.action import STEP_INSIDE, STEP_INTO, STEP_RETURN
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

SEEDS = Path(__file__).parents[1] / "seeds"
LIMITS = RecordLimits(events=3_000, seconds=5.0, clock=time.process_time)
WALK = WalkLimits(tokens=12_000, steps=1_500)


@dataclass(frozen=True, slots=True)
class Wrong:
    """One error."""

    number: int
    """Of the state in the walk."""
    line: str
    """The line that runs."""
    before: str
    """The state before."""
    said: str
    """What the model says: the true state up to where it says something else, and that."""
    true: str
    chance: float
    """Of the true token, as a logarithm."""


@dataclass(slots=True)
class Found:
    """Of one walk."""

    name: str
    call: str
    value: str = ""
    states: int = 0
    workings: int = 0
    tokens: int = 0
    asked: int = 0
    forbidden: str | None = None
    errors: list[Wrong] = field(default_factory=list)
    asked_of: dict[str, int] = field(default_factory=dict)
    """Tokens asked, by what is asked."""
    shortened: int = 0
    """How often the walk was read anew."""
    is_cut: bool = False
    """Whether it was not told to its end."""
    walked: str | None = None
    """What the model comes to alone."""
    right: bool | None = None


class Model:
    """What the model says next at every place of a text."""

    def __init__(self, runtime: Runtime) -> None:
        self._passes = runtime.passes
        self._cache, self._last = Cache(runtime.passes.config), np.empty(0)

    def read(self, ids: Sequence[int], anew: bool) -> None:
        self._cache = Cache(self._passes.config) if anew else self._cache
        if ids:
            self._last = self._passes.read([(self._cache, list(ids))])[0]

    def say(self, ids: Sequence[int], asked: Sequence[tuple[int, "np.ndarray"]]) -> Iterator[tuple[int, int, float]]:
        """Reads a state; at each place that is asked: where, the likeliest token and how likely the true one is."""
        hidden = np.concatenate((self._last[-1:], self._passes.read([(self._cache, list(ids))])[0]))
        self._last = hidden
        for at, allowed in asked:
            scores = self._passes.logits(np.ascontiguousarray(hidden[at]))
            shifted = scores.astype(np.float64) - scores.max()
            likely = shifted - np.log(np.exp(shifted).sum())
            yield at, int(allowed[scores[allowed].argmax()]), float(likely[ids[at]])


def followed(
    runtime: Runtime, model: Model | None, found: Found, recording: Recording, opening: Opening, most: int
) -> None:
    """Tell the true walk from the call of the function on."""
    walk = Walk(View(runtime, {FILE: opening.source}, opening.start.stack, WALK, opening.code), opening.start)
    tree, shower, tokenizer = ForwardTree(Span(recording, 0, len(recording))), Shower(), runtime.tokenizer
    at, depth = 2, recording.depths[2]
    for index in range(3):
        shower.show(recording.state(index))
    before: Shown | None = None
    while found.forbidden is None and len(found.errors) < most:
        action = STEP_INTO if walk.calls_own(rounds=True) else STEP_INSIDE
        after = tree.target(at, action)
        if after >= len(recording) or recording.depths[after] < depth or found.states + found.workings > 3_000:
            found.is_cut = found.states + found.workings > 3_000
            return
        talk = walk.step(action)
        feed = next(talk)
        assert isinstance(feed, Feed) and walk._past is not None
        if model is not None:
            model.read(feed.ids, feed.anew)
        found.shortened += feed.anew
        twin = Shower()
        twin._frame, twin._known = shower._frame, shower._known
        shown = twin.show(recording.state(after))
        working = next(told_before(walk._past._guide._reader, shown), None) if action is STEP_INSIDE else None
        if working is None:
            at, shower = after, twin
        shown = working or shown
        ids = [*tokenizer.state(shown), tokenizer.special[Mark.ACTION_SEP]]
        asked = _forced(walk, talk, ids, found, shown)
        found.states += working is None
        found.workings += working is not None
        found.tokens += len(ids)
        found.asked += len(asked)
        found.asked_of[shown.sep] = found.asked_of.get(shown.sep, 0) + len(asked)
        if model is not None:
            for place, said, chance in model.say(ids, asked):
                if said != ids[place]:
                    wrong = tokenizer.decode([*ids[:place], said])
                    line = walk.here.source if walk.here.event is Event.LINE else _line(recording, at)
                    number = found.states + found.workings
                    found.errors.append(Wrong(number, line, _text(before), wrong, _text(shown), round(chance, 2)))
        before = shown
        if working is None and recording.depths[at] == depth and recording.events[at] == Event.RETURN:
            found.value = recording.state(at).value or ""
            return


def _forced(walk: Walk, talk: object, ids: list[int], found: Found, shown: Shown) -> list[tuple[int, "np.ndarray"]]:
    """Answer a step's questions with the truth: where it asked, and what was allowed there."""
    asked: list[tuple[int, np.ndarray]] = []
    answer: Chosen | None = None
    for at, token in enumerate(ids):
        try:
            request = talk.send(answer)  # type: ignore[attr-defined]
        except StopIteration:
            found.forbidden = f"{_text(shown)} ends too early"
            return asked
        allowed = np.array(request.ids) if isinstance(request, Feed) else request.allowed
        if token not in allowed:
            tokenizer = walk.view.tokenizer
            others = [tokenizer.decode([int(each)]) for each in allowed[:5]]
            found.forbidden = (
                f"{walk.here.source!r}: {_text(shown)}: at {tokenizer.decode(ids[: at + 1])!r}, not {others}"
            )
            return asked
        answer = None
        if isinstance(request, Choose):
            asked.append((at, allowed))
            answer = Chosen(token, 0.0)
    try:
        talk.send(answer)  # type: ignore[attr-defined]
    except StopIteration as end:
        assert isinstance(end.value, Step)
    return asked


def _text(shown: Shown | None) -> str:
    if shown is None:
        return ""
    listed = f" {shown.locals}" if shown.sep.has_locals else f" = {shown.value}"
    return f"{shown.sep} {shown.source.strip()}{listed}"


def _line(recording: Recording, at: int) -> str:
    return recording.sources[FILE].split("\n")[recording.lines[at] - 1].strip()


def programs(side: str, folders: str) -> list[Program]:
    """Those of the folders whose names begin so."""
    found = [each for folder in sorted(SEEDS.glob(f"{folders}*")) for each in seed_programs(folder)]
    return found if side == "all" else on_side(found, side)


def asked(runtime: Runtime, model: Model | None, program: Program, call: str, walks: bool, most: int) -> Found | None:
    """One call; None where there is nothing to ask."""
    recording = record_call(program.source, call, limits=LIMITS, expressions=True)
    if recording.exit not in (Exit.NORMAL, Exit.ERROR) or len(recording) < 4:
        return None
    node = ast.parse(call, mode="eval").body
    if recording.state(2).event is not Event.CALL or not isinstance(node, ast.Call):
        return None
    name = ast.unparse(node.func)
    try:
        opening = opening_of(subject_of(program.source, name), call[len(name) + 1 : -1], recording.state(2))
    except Exception:
        return None
    found = Found(f"{program.family}", call)
    followed(runtime, model, found, recording, opening, most)
    if walks and model is not None and not found.forbidden:
        found.right = not found.errors and not found.is_cut
        if not found.right:
            found.walked = alone(runtime, opening)
            found.right = bool(found.value) and found.walked == found.value
    return found


def alone(runtime: Runtime, opening: Opening) -> str | None:
    """What the model's own walk comes to."""
    ways = [walking(INSIDE, STEP_RETURN)]
    try:
        choice = runtime.drive(choice_of(runtime, opening, ways=lambda _: ways, limits=WALK, reckons=False))
    except Exception as problem:
        return f"! {problem}"
    end = choice.chosen.end
    is_end = choice.chosen.problem is None and end is not None and end.event is Event.RETURN
    return end.value if is_end and end is not None else f"! {choice.chosen.problem}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--side", default="validation", help="of the split, or all")
    parser.add_argument("--folders", default="everyday", help="how their names begin")
    parser.add_argument("--only", default="", help="only programs of this name")
    parser.add_argument("--holding", default="", help="only programs whose text holds this")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--random", type=int, help="in an order drawn at random")
    parser.add_argument("--no-model", action="store_true")
    parser.add_argument("--walk", action="store_true")
    parser.add_argument("--errors", type=int, default=3, help="at which a walk is left")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    runtime = Runtime.load(threads=1)
    chosen = programs(options.side, options.folders)
    if options.random is not None:
        Random(options.random).shuffle(chosen)
    chosen = [each for each in chosen if options.only in each.family and options.holding in each.source]
    results: list[Found] = []
    for program in chosen[options.first :: options.every][: options.count]:
        model = None if options.no_model else Model(runtime)
        found = asked(runtime, model, program, program.calls[0], options.walk, options.errors)
        if found is None:
            continue
        results.append(found)
        _tell(found, options.errors)
        if options.out is not None:
            with options.out.open("a") as file:
                file.write(json.dumps(asdict(found)) + "\n")
    told = {
        "walks": len(results), "without_error": sum(not f.errors and not f.forbidden for f in results),
        "forbidden": [f.name for f in results if f.forbidden], "states": sum(f.states for f in results),
        "workings": sum(f.workings for f in results), "tokens": sum(f.tokens for f in results),
        "asked": sum(f.asked for f in results), "errors": sum(len(f.errors) for f in results),
        "asked_of": dict(sum((Counter(f.asked_of) for f in results), Counter[str]())),
        "right": sum(bool(f.right) for f in results), "load": os.getloadavg()[0],
    }  # fmt: skip
    print(json.dumps(told))


def _tell(found: Found, most: int) -> None:
    end = f"forbidden: {found.forbidden}" if found.forbidden else f"{len(found.errors)} errors"
    end += "" if found.right is None else f", {'right' if found.right else 'wrong: ' + str(found.walked)}"
    sizes = f"{found.states} states, {found.workings} workings, {found.asked} of {found.tokens} tokens asked"
    print(f"{found.name} {found.call[:60]}: {sizes}, {found.shortened} times anew: {end}", flush=True)
    for each in found.errors[:most]:
        print(f"    {each.number}: in {each.line.strip()}\n        after {each.before[:150]}")
        print(f"        said {each.said[-200:]!r}")
        print(f"        true {each.true[:260]} ({each.chance})", flush=True)


if __name__ == "__main__":
    sys.exit(main())
