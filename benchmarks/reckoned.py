"""How much of real runs needs no model, and whether what is said without one is right.

    python benchmarks/reckoned.py [--seeds N] [--random SEED] [--topics TOPIC ...] [--out FILE]

Takes N seeds (300), records the first call of each, and asks the reckoner (predict/reckon) at every state for the next
one: how many it says, how many of these are wrong, why it says nothing (the reasons, most frequent first), CPU time a
state. Then the same calls are predicted the way that the debugger and the evaluation take, by a model that says
nothing: how many are answered all the same, and how many of these answers are right. Then each is recorded with its
expressions, and walked through inside its lines, into the program's own functions: at every state it is asked where
`step_expression` and where `step_inside` lead. Items of benchmarks are not used. The last line of the output is JSON;
wrong states and answers are printed before it.
"""

import argparse
import json
import platform
import re
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.corpus import seed_programs
from ndb.dataset.programs.program import Program
from ndb.language.tokens import FORWARD, Sep
from ndb.model.load import open_model
from ndb.model.protocol import ModelFacts
from ndb.predict.output import choice_of, outcome_of
from ndb.predict.reckon.reckoner import Reckoned, Reckoner
from ndb.predict.subject import opening_of, subject_of
from ndb.source.call import split_call
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording, State
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, Action
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

SEEDS = Path(__file__).parents[1] / "seeds"
LIMITS = RecordLimits(events=1_500, seconds=5.0, clock=time.process_time)
INSIDE_LIMITS = RecordLimits(events=8_000, seconds=5.0, clock=time.process_time)
_MOST_SHOWN = 10
_NAMES = re.compile(r"\b(variable|name|attribute|unbound|call of|module|setting) \S+")


@dataclass
class Inside:
    """Of steps inside lines: where `step_expression` and `step_inside` lead."""

    runs: int = 0
    asked: int = 0
    """Steps whose real target is a state inside a line."""
    said: int = 0
    asked_out: int = 0
    """Steps that lead out of a line."""
    said_out: int = 0
    wrong: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)


@dataclass
class Counts:
    """Of all runs."""

    runs: int = 0
    states: int = 0
    said: int = 0
    wrong: int = 0
    whole: int = 0
    """Runs in which every state was said."""
    seconds: float = 0.0
    answered: int = 0
    """Calls whose end was said without a model, by the way that the debugger takes."""
    wrong_answers: int = 0
    answer_seconds: float = 0.0
    inside: "Inside" = field(default_factory=lambda: Inside())
    reasons: Counter[str] = field(default_factory=Counter)
    first_reasons: Counter[str] = field(default_factory=Counter)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, default=300)
    parser.add_argument("--random", type=int, default=1)
    parser.add_argument("--topics", nargs="*", default=["everyday"])
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    counts, model = Counts(), open_model()
    for program in chosen(options.seeds, options.random, options.topics):
        recording = recorded(program)
        if recording is not None:
            follow(program, recording, counts)
            answer(program, recording, counts, model)
            walk_inside(program, counts.inside)
    figures = told(counts, vars(options))
    if options.out:
        options.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(figures))


def chosen(count: int, seed: int, topics: Sequence[str]) -> list[Program]:
    """`topics`: beginnings of folder names; none: all."""
    programs = [p for p in seed_programs(SEEDS) if not topics or p.topic.startswith(tuple(topics))]
    return Random(seed).sample(programs, min(count, len(programs)))


def recorded(program: Program) -> Recording | None:
    """A run that came to its end."""
    recording = record_call(program.source, program.calls[0], limits=LIMITS)
    return recording if recording.exit in (Exit.NORMAL, Exit.ERROR) else None


def follow(program: Program, recording: Recording, counts: Counts) -> None:
    states = [recording.state(index) for index in range(len(recording))]
    started = time.process_time()
    reckoner = Reckoner(recording.sources)
    latest: dict[int, State] = {}
    reasons, shown = list[str](), 0
    for state, real in pairwise(states):
        reckoner.take(state, STEP_INTO)
        latest[state.frame] = state
        known = reckoner.next(STEP_INTO)
        if known is None:
            reasons.append(_NAMES.sub(r"\1 …", reckoner.why) or "the interpreter had come to its end")
        elif not is_same(known, real, latest[real.frame].locals if real.frame in latest else {}):
            counts.wrong, shown = counts.wrong + 1, shown + 1
            if shown == 1 and counts.wrong <= _MOST_SHOWN:
                print(f"wrong: {program.entry}, {state.source.strip()!r}: {known.shown}, really {real}")
    counts.seconds += time.process_time() - started
    counts.runs += 1
    counts.states += len(states) - 1
    counts.said += len(states) - 1 - len(reasons)
    counts.whole += not reasons
    counts.reasons.update(reasons)
    counts.first_reasons.update(reasons[:1])


def walk_inside(program: Program, counts: Inside) -> None:
    """Walk through a run part by part, into the program's functions, and ask at every state what comes."""
    recording = record_call(program.source, program.calls[0], limits=INSIDE_LIMITS, expressions=True)
    if recording.exit not in (Exit.NORMAL, Exit.ERROR):
        return
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
                if is_wrong and not has_failed and counts.wrong <= _MOST_SHOWN:
                    print(f"wrong inside: {program.entry}, {stack[-1].source!r}: {action}, {recording.state(target)}")
                has_failed = has_failed or is_wrong
        action = STEP_INTO if enters_own(recording, at) else STEP_INSIDE
        at = tree.target(at, action)
        if at < len(recording):
            reckoner.take(arrived(stack, recording.state(at)), action)
    counts.seconds += time.process_time() - started
    counts.runs += 1


def enters_own(recording: Recording, at: int) -> bool:
    """Whether the very next state is the call of a function of the program's, from a function that was gone into."""
    if at + 1 == len(recording) or recording.events[at + 1] != Event.CALL or recording.events[at] == Event.ROUND:
        return False
    return not recording.scopes[recording.scope_numbers[at + 1]].name.endswith("<genexpr>")


def arrived(stack: list[State], state: State) -> State:
    """A state as a walk knows it: what generator expressions do belongs to the line that they stand in."""
    if state.event is Event.ROUND:
        while stack[-1].event in (Event.RETURN, Event.EXCEPTION) and len(stack) > 1:
            stack.pop()
        state = replace(state, event=Event.EXPRESSION, depth=stack[-1].depth, frame=stack[-1].frame)
    while stack and stack[-1].depth >= state.depth:
        known = stack.pop().locals
        state = replace(state, locals=known) if state.event.is_inside_line else state
    stack.append(state)
    return state


def ask_inside(
    reckoner: Reckoner, action: Action, recording: Recording, target: int, stack: Sequence[State], counts: Inside
) -> bool:
    """Count what is said of a step; False where that is wrong."""
    real, known = recording.state(target), reckoner.next(action)
    is_out = not real.event.is_inside_line
    counts.asked, counts.asked_out = counts.asked + (not is_out), counts.asked_out + is_out
    if known is None:
        counts.reasons[_NAMES.sub(r"\1 …", reckoner.why) or "the interpreter had come to its end"] += 1
        return True
    counts.said, counts.said_out = counts.said + (not is_out), counts.said_out + is_out
    before = next((each.locals for each in reversed(stack) if each.frame == real.frame), {})
    is_right = is_same(known, real, before)
    counts.wrong += not is_right
    return is_right


def is_same(known: Reckoned, real: State, before: Mapping[str, str]) -> bool:
    """Whether a state that is said is the one that comes; `before`: what was known of its function's variables."""
    shown = known.shown
    if shown.sep is not FORWARD[real.event] or shown.source != real.source:
        return False
    if not shown.sep.has_locals:
        return shown.value == real.value and (known.variables is None or known.variables == dict(real.locals))
    now = dict(shown.locals) if shown.sep is Sep.CALL else {**before, **shown.locals}
    return {name: text for name, text in now.items() if text is not None} == dict(real.locals)


def answer(program: Program, recording: Recording, counts: Counts, model: ModelFacts) -> None:
    function, arguments = split_call(program.calls[0])
    started = time.process_time()
    subject = subject_of(program.source, function)
    talk = choice_of(model, opening_of(subject, arguments))
    try:
        next(talk)  # the first question ends it
        found = None
    except StopIteration as end:
        found = outcome_of(end.value, 1)
    counts.answer_seconds += time.process_time() - started
    if found is None or found.problem is not None:
        return
    counts.answered += 1
    last = recording.state(len(recording) - 1)
    real = (last.value, None) if last.event is Event.RETURN else (None, last.value)
    if (found.value, found.error) != real:
        counts.wrong_answers += 1
        if counts.wrong_answers <= _MOST_SHOWN:
            print(f"wrong answer: {program.calls[0]}: {found.words}, really {real}")


def told(counts: Counts, options: Mapping[str, Any]) -> dict[str, Any]:
    found = vars(counts) | {
        "inside": vars(counts.inside)
        | {
            "reasons": dict(counts.inside.reasons.most_common(40)),
            "said_percent": round(100 * counts.inside.said / max(counts.inside.asked, 1), 2),
            "said_out_percent": round(100 * counts.inside.said_out / max(counts.inside.asked_out, 1), 2),
        },
        "reasons": dict(counts.reasons.most_common(40)),
        "first_reasons": dict(counts.first_reasons.most_common(40)),
        "said_percent": round(100 * counts.said / max(counts.states, 1), 2),
        "whole_percent": round(100 * counts.whole / max(counts.runs, 1), 2),
        "answered_percent": round(100 * counts.answered / max(counts.runs, 1), 2),
        "microseconds_per_state": round(counts.seconds / max(counts.states, 1) * 1e6),
        "milliseconds_per_answer": round(counts.answer_seconds / max(counts.runs, 1) * 1e3, 1),
    }
    kept = {name: value for name, value in options.items() if name != "out"}
    return {"python": platform.python_version(), **kept, **found}


if __name__ == "__main__":
    main()
