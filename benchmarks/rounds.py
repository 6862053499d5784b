"""Rounds of comprehensions (SPEC 2c): how often a model is right about one if everything before it was right.

    python benchmarks/rounds.py [--model DIR] [--device cuda] [--lines 120] [--random 1] [--bare] [--save FILE]

Comprehensions and generator expressions of seeds that nothing was trained on (sides validation and fresh) are recorded
and walked through by `step_inside` from their line on; nothing is evaluated for the model, workings are its own. A
round is right if the item that is bound, every sub-expression and the element are right; where one state is wrong, the
walk goes on from the real one, with the real workings of all states before it, as a walk in which everything was right
would have them; `--bare`: without any, as this was asked up to 17 November 2026, which is a text that no walk has
(`lines_whole`: lines of which every round is right). Told apart: whether the model knows that a comprehension has come
to its end, and its value; and rounds of lines that go through a set of several texts or objects (`of_sets`), whose
order changes from run to run, from the others (`told_order`). Lines that call functions of the program are left out:
that is another question.
"""

import argparse
import ast
import json
import platform
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.corpus import on_side, seed_programs
from ndb.evaluate.report.metrics import score
from ndb.language.decoding import Talk
from ndb.language.document import Document, Frame
from ndb.language.shown import Visit, show
from ndb.language.tokens import Sep
from ndb.language.workings.reader import worked_out
from ndb.model.load import open_model
from ndb.model.protocol import ModelFacts
from ndb.predict.output import side_by_side
from ndb.predict.view import View, WalkLimits
from ndb.predict.walk import Start, Walk
from ndb.source.parse import parsed_expression, plain_value
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording, State
from ndb.tree.action import STEP_INSIDE, STEP_OVER
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

SEEDS = Path(__file__).parents[1] / "seeds"
LIMITS = RecordLimits(events=3_000, seconds=5.0, clock=time.process_time)
MOST_STATES = 80
"""Inside one line."""
MOST_WORKINGS = 40


@dataclass(frozen=True, slots=True)
class Line:
    """A line with rounds, and what really happens inside it."""

    sources: dict[str, str]
    start: State
    parts: tuple[State, ...]
    is_round: tuple[bool, ...]
    kind: str
    of_set: bool
    """Whether it goes through a set whose order nothing tells."""


@dataclass(slots=True)
class Found:
    """Of one line."""

    rounds: list[bool] = field(default_factory=list)
    states: list[bool] = field(default_factory=list)
    """Single states of rounds."""
    items: list[bool] = field(default_factory=list)
    """Of these, what clauses bind."""
    ends: list[bool] = field(default_factory=list)
    """What comes after a round where none follows: whether the model says none, either."""
    values: list[bool] = field(default_factory=list)
    """Of comprehensions whose rounds were gone through."""
    tokens: int = 0


def lines_of(recording: Recording) -> Iterator[Line]:
    """The lines of a run that have rounds, and no functions of the program's."""
    tree = ForwardTree(Span(recording, 0, len(recording)))
    for at in range(len(recording)):
        if recording.events[at] != Event.LINE or tree.is_generator(at):
            continue
        state, parts, kinds = recording.state(at), list[State](), list[bool]()
        end = tree.target(at, STEP_OVER)
        if any(_is_own_call(tree, recording, each) for each in range(at + 1, end)):
            continue
        index = tree.target(at, STEP_INSIDE)
        while index < end:
            parts.append(recording.state(index))
            kinds.append(recording.events[index] == Event.ROUND)
            index = tree.target(index, STEP_INSIDE)
        if any(kinds) and len(parts) <= MOST_STATES:
            of_set = _goes_through_set(state, parts)
            yield Line(dict(recording.sources), state, tuple(parts), tuple(kinds), _kind(parts, kinds), of_set)


def _is_own_call(tree: ForwardTree, recording: Recording, at: int) -> bool:
    return recording.events[at] == Event.CALL and not tree.is_generator(at)


def _kind(parts: list[State], kinds: list[bool]) -> str:
    """By what the rounds come to."""
    last = max(number for number, is_round in enumerate(kinds) if is_round)
    text = parts[last + 1].source if last + 1 < len(parts) else ""
    return {"[": "list", "{": "set or dict"}.get(text[:1], "generator")


def _goes_through_set(line: State, parts: list[State]) -> bool:
    """Whether a clause of a comprehension in it goes through a set of several members that are no whole numbers."""
    told = {part.source: part.value for part in parts} | dict(line.locals)
    clauses = {part.source.partition(" in ")[2] for part in parts if part.source.startswith("for ")}
    sets = [parsed_expression((told.get(each) or each).removeprefix("frozenset(").rstrip(")")) for each in clauses]
    return any(
        isinstance(tree, ast.Set) and len(tree.elts) > 1 and type(plain_value(tree.elts[0])) is not int for tree in sets
    )


def asked(model: ModelFacts, line: Line, is_bare: bool = False) -> Talk[Found]:
    """Ask for every state inside a line, each with everything before it right."""
    view = View(model, line.sources, [line.start], WALK)
    found, walk = Found(), Walk(view, Start((line.start,), ()))
    right: list[bool] = []
    for number, part in enumerate(line.parts):
        said = yield from _said(walk, found)
        is_right = said is not None and (said.source, said.value) == (part.source, part.value)
        right.append(is_right)
        is_after = number > 0 and line.is_round[number - 1] and not line.is_round[number]
        if is_after:
            found.ends.append(said is not None and said.source == part.source)
            found.values.append(is_right)
        if not is_right:
            walk = Walk(view, _start(line, number, None if is_bare else view))
    found.states = [is_right for is_right, is_round in zip(right, line.is_round, strict=True) if is_round]
    found.items = [is_right for part, is_right in zip(line.parts, right, strict=True) if part.source.startswith("for ")]
    found.rounds = list(_rounds(line, right))
    return found


def _said(walk: Walk, found: Found) -> Talk[State | None]:
    """The next state of the program that the model says, behind its own workings."""
    for _ in range(MOST_WORKINGS):
        step = yield from walk.step(STEP_INSIDE)
        found.tokens += step.tokens
        if step.state is None or step.state.event is not Event.WORKING:
            return step.state
    return None


def _start(line: Line, number: int, view: View | None) -> Start:
    """Behind the real states up to a number; where a view is given, with the workings that lead to each of them."""
    states = [line.start, *(_inside(line.start, part) for part in line.parts[: number + 1])]
    visits = [Visit(state, STEP_INSIDE) for state in states[:-1]]
    if view is not None:
        visits = [*_with_workings(line, states, view)]
    return Start((states[-1],), tuple(visits))


def _with_workings(line: Line, states: list[State], view: View) -> Iterator[Visit]:
    """A true walk without its last state."""
    code = view.code([line.start]).text
    shown = [frame.state for frame in show([Visit(state, STEP_INSIDE) for state in states])]
    document = Document(code, tuple(Frame(each, STEP_INSIDE) for each in shown), Exit.NORMAL)
    left = iter(states)
    for frame in worked_out(document).frames[:-1]:
        if frame.state.sep is Sep.WORKING:
            working = replace(states[0], event=Event.WORKING, source=frame.state.source, value=frame.state.value)
            yield Visit(working, STEP_INSIDE)
        else:
            yield Visit(next(left), STEP_INSIDE)


def _inside(line: State, part: State) -> State:
    return State(
        Event.EXPRESSION, part.source, line.locals, part.value, line.line, line.depth, line.frame, line.file,
        line.function,
    )  # fmt: skip


def _rounds(line: Line, right: list[bool]) -> Iterator[bool]:
    """Whether all of a round is right, from one clause that binds something to the next."""
    now: bool | None = None
    for part, is_round, is_right in zip(line.parts, line.is_round, right, strict=True):
        is_clause = is_round and part.source.startswith("for ")
        if now is not None and (is_clause or not is_round):
            yield now
            now = None
        if is_clause:
            now = is_right
        elif is_round and now is not None:
            now = now and is_right
    if now is not None:
        yield now


def chosen(count: int, seed: int) -> list[Line]:
    """Lines of held-out programs, at most two of each run."""
    programs = seed_programs(SEEDS)
    calls = [(p, call) for side in ("validation", "fresh") for p in on_side(programs, side) for call in p.calls[:1]]
    calls = [(program, call) for program, call in calls if " for " in program.source and " in " in program.source]
    dice, found = Random(seed), list[Line]()
    dice.shuffle(calls)
    for program, call in calls:
        if len(found) >= count:
            break
        recording = record_call(program.source, call, limits=LIMITS, expressions=True)
        if recording.exit in (Exit.NORMAL, Exit.ERROR):
            lines = list(lines_of(recording))
            found += dice.sample(lines, min(2, len(lines)))
    return found[:count]


def told(lines: list[Line], answers: list[Found | None]) -> dict[str, Any]:
    pairs = [(line, answer) for line, answer in zip(lines, answers, strict=True) if answer is not None]
    figures: dict[str, Any] = {"lines": len(lines), "outgrown": len(lines) - len(pairs)}
    for name in ("rounds", "states", "items", "ends", "values"):
        figures[name] = _score([right for _, each in pairs for right in getattr(each, name)])
    figures["lines_whole"] = _score([all(each.rounds) for _, each in pairs])
    kinds = sorted({line.kind for line in lines})
    figures["rounds_by_kind"] = {
        kind: _score([right for line, each in pairs if line.kind == kind for right in each.rounds]) for kind in kinds
    }
    figures["rounds_by_order"] = {
        name: _score([right for line, each in pairs if line.of_set == of_set for right in each.rounds])
        for name, of_set in (("told_order", False), ("of_sets", True))
    }
    figures["tokens"] = sum(each.tokens for _, each in pairs)
    return figures


def _score(right: list[bool]) -> dict[str, float]:
    return {name: round(value, 1) for name, value in score(right).items()}


WALK = WalkLimits(tokens=100_000, steps=1_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", help="folder of the weights, or a server's address; default: the embedded model")
    parser.add_argument("--device", help="one of torch's; default: the light runtime")
    parser.add_argument("--lines", type=int, default=120)
    parser.add_argument("--random", type=int, default=1)
    parser.add_argument("--bare", action="store_true", help="behind a wrong state go on without any workings")
    parser.add_argument("--save", type=Path, metavar="FILE")
    options = parser.parse_args()
    model = open_model(options.model, options.device)
    lines = chosen(options.lines, options.random)
    started = time.process_time()
    answers = side_by_side(model, [asked(model, line, options.bare) for line in lines])
    figures = told(lines, answers) | {"cpu_seconds": round(time.process_time() - started, 1)}
    figures |= {"python": platform.python_version(), "random": options.random, "model": options.model or "embedded"}
    figures["goes_on"] = "bare" if options.bare else "with workings"
    if options.save:
        options.save.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        print(options.save, file=sys.stderr)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
