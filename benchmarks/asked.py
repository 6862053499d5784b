"""Which expressions of true walks inside lines are asked of a model at once, without a working and without being known.

    python benchmarks/asked.py [--topics everyday] [--count 400] [--random 1] [--kinds 30] [--save FILE]

Seeds are recorded, their main call is gone through by `step_inside`, and the reader of walks says before each
expression whether its value is known, worked out or asked. No model is asked. Told by kind with examples: that is where
a rule is missing. A known value that is not the true one (`wrong`), or a true expression or exception that may not come
(`forbidden`), is a fault of the rules. The last line is JSON.
"""

import argparse
import ast
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

from ndb.dataset.corpus import seed_programs
from ndb.dataset.programs.program import Program
from ndb.errors import NdbError
from ndb.language.document import Shown
from ndb.language.shown import Visit, show
from ndb.language.tokens import Sep
from ndb.language.workings.reader import Reader, told_before
from ndb.source.flow import flow_of
from ndb.source.parse import parsed_expression
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event
from ndb.tree.action import STEP_INSIDE
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

SEEDS = Path(__file__).parents[1] / "seeds"
LIMITS = RecordLimits(events=1_500, seconds=4.0, clock=time.process_time)
MOST_STATES = 600
"""Of one walk."""
EXAMPLES = 3


class Counted:
    """Expressions, by how their values come about."""

    def __init__(self) -> None:
        self.figures: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = defaultdict(list)

    def walk(self, program: Program, states: list[Shown]) -> None:
        """A true walk, told state by state with its workings."""
        reader = Reader(program.source, flow_of(program.source), has_workings=True)
        reader.saw(states[0])
        for state in states[1:]:
            possible, workings = reader.act(STEP_INSIDE), 0
            for shown in told_before(reader, state):
                reader.saw(shown)
                possible, workings = reader.act(STEP_INSIDE), workings + 1
            self.figures["states"] += 1
            self.figures["workings"] += workings
            if state.sep in (Sep.EXPRESSION, Sep.EXCEPTION) and state.sep not in possible.events:
                self.figures["forbidden"] += 1
                print(f"forbidden: {program.family}: {state.sep}: {state.source}", file=sys.stderr)
            if state.sep is Sep.EXPRESSION:
                is_possible = possible.expressions is None or state.source in possible.expressions
                self._expression(program.family, state, possible.values.get(state.source), workings > 0, is_possible)
            reader.saw(state)

    def _expression(self, name: str, state: Shown, known: str | None, is_worked: bool, is_possible: bool) -> None:
        self.figures["expressions"] += 1
        if not is_possible:
            self.figures["forbidden"] += 1
            print(f"forbidden: {name}: {state.source}", file=sys.stderr)
        if known is None and not is_worked:
            self.figures["asked"] += 1
            self.kinds[kind := _kind(state.source)] += 1
            self.examples[kind].append(f"{name}: {state.source[:80]} = {(state.value or '')[:50]}")
        elif known is not None and known != state.value:
            self.figures["wrong"] += 1
            print(f"wrong: {name}: {state.source} = {state.value}, not {known}", file=sys.stderr)


def walks(programs: list[Program]) -> Iterator[tuple[Program, list[Shown]]]:
    """What each program's first call does, from the called function on."""
    for program in programs:
        try:
            recording = record_call(program.source, program.calls[0], limits=LIMITS, expressions=True)
        except NdbError:
            continue
        tree = ForwardTree(Span(recording, 0, len(recording)))
        calls = [at for at in range(len(recording)) if recording.events[at] == Event.CALL]
        if len(calls) < 2:  # the first is of the function that makes the call
            continue
        at, visits, depth = calls[1], list[Visit](), recording.state(calls[1]).depth
        while at < len(recording) and len(visits) < MOST_STATES:
            visits.append(Visit(recording.state(at), STEP_INSIDE))
            if recording.events[at] == Event.RETURN and recording.state(at).depth == depth:
                break
            at = tree.target(at, STEP_INSIDE)
        yield program, [frame.state for frame in show(visits)]


def _kind(text: str) -> str:
    match parsed_expression(f"({text}\n)"):
        case ast.Call(func=ast.Name(id=name)):
            return f"{name}(…)"
        case ast.Call(func=ast.Attribute(attr=name)):
            return f".{name}(…)"
        case ast.expr() as tree:
            return type(tree).__name__
    return "clause" if text.startswith("for ") else "other"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--topics", default="", help="how the folders of seeds begin; all")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--random", type=int, default=1)
    parser.add_argument("--kinds", type=int, default=30, help="so many are shown")
    parser.add_argument("--save", type=Path, metavar="FILE")
    options = parser.parse_args()
    programs = [each for each in seed_programs(SEEDS) if each.topic.startswith(options.topics)]
    Random(options.random).shuffle(programs)
    counted = Counted()
    for program, states in walks(programs[: options.count]):
        counted.walk(program, states)
    for kind, count in counted.kinds.most_common(options.kinds):
        print(f"{count:6} {kind}", *counted.examples[kind][:EXAMPLES], sep="\n         ")
    figures = {
        name: counted.figures[name] for name in ("states", "workings", "expressions", "asked", "wrong", "forbidden")
    }
    told = (
        vars(options) | figures | {"asked_percent": round(100 * figures["asked"] / max(figures["expressions"], 1), 2)}
    )
    told |= {"kinds": dict(counted.kinds.most_common(options.kinds)), "save": None}
    if options.save:
        options.save.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(told))


if __name__ == "__main__":
    main()
