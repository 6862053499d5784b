"""CRUXEval: predict a function's output, or an input that gives it, by debugger actions (SPEC 7).

Works on any file of rows with the fields id, code, input, output; `entry` names the function if it is not `f`. Makes
talks; the model that answers is the caller's, and nothing that was predicted is run here.
"""

import json
from collections.abc import Iterable
from dataclasses import MISSING, dataclass, fields, replace
from functools import lru_cache
from pathlib import Path

from ndb.errors import BadData
from ndb.inverse.self_check import PATIENCE, Patience, SelfCheck
from ndb.language.decoding import Prediction, Talk
from ndb.language.document import Frame
from ndb.language.grammar import Grammar
from ndb.language.prompt import ask
from ndb.language.shown import Shower
from ndb.language.tokens import Sep
from ndb.model.protocol import ModelFacts
from ndb.predict.choose import Choice
from ndb.predict.output import choice_of
from ndb.predict.subject import Opening, Subject, opening_of
from ndb.predict.view import LIMITS, WalkLimits
from ndb.predict.walk import Walk
from ndb.predict.ways import (
    BLIND,
    BREAKPOINT,
    BREAKPOINT_WALKED,
    COMPUTING,
    WALKS,
    Tried,
    Way,
    by_line,
    by_walk,
    computing,
    directly,
    last_return,
    nowhere,
    predictions,
    walking,
)
from ndb.source.call import arguments_text, is_arguments
from ndb.source.functions import Function, top_functions
from ndb.source.needed import needed_text
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Recording
from ndb.trajectory.visits import code_of
from ndb.tree.action import INV_STEP_CALL, STEP_RETURN
from ndb.tree.span import span_from

INPUT, INPUT_CHECKED, STEP_RETURN_MODE, ADAPTIVE = "input", "input_checked", "step_return", "adaptive"
INPUTS = (INPUT, INPUT_CHECKED)
"""Modes that answer with arguments."""
ONE_WAY = (STEP_RETURN_MODE, BREAKPOINT, BREAKPOINT_WALKED, BLIND, *WALKS, COMPUTING)
"""Modes that go one way, whatever comes of it."""
OUTPUT_MODES = (*ONE_WAY, ADAPTIVE)
MODES = (*INPUTS, *OUTPUT_MODES)
NOT_CONFIRMED = "no walk of its own comes to the output"
CHECK = "check "
"""Before a mode: the same from a call with predicted arguments, to see whether the model itself believes in them."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a data file."""

    id: str
    code: str
    input: str
    output: str
    entry: str = "f"
    topic: str = ""
    source: str = ""
    """Whose code it is: a package, or where else it comes from."""


@dataclass(frozen=True, slots=True)
class Item:
    """One question: a function, a call of it, what the call gives, and the recording of the reference run."""

    row: Row
    recording: Recording
    entry: int
    """Index of the call state of the function."""
    last_return: int
    """Index of the state with which it ends."""

    @property
    def id(self) -> str:
        return self.row.id


@dataclass(frozen=True, slots=True)
class Answer:
    """What the model came to for an item in a mode."""

    item: str
    mode: str
    value: str | None
    """Source text of the value (output modes) or of the arguments (INPUTS); None where there is none."""
    confidence: float = 0.0
    """Log-probability of the predicted states."""
    tokens: int = 0
    steps: int = 0
    problem: str | None = None
    sample: int = 0
    """0 is greedy; of a check, the number of the sample that is checked."""
    weakest: float = 0.0
    """Log-probability of the least sure token."""
    choices: int = 0
    """Tokens that the model really chose."""
    scores: tuple[float, ...] = ()
    """Log-probability of each token that was chosen; for a walk, of each state."""
    at_return: str | None = None
    """Of a walk: what the return line that it came to gives on the variables that it had there. Old files hold an
    expression instead, which the judge evaluates."""


def read_rows(path: Path, limit: int | None = None) -> list[Row]:
    try:
        stored = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[:limit]]
        return [
            Row(**{f.name: row[f.name] for f in fields(Row) if f.name in row or f.default is MISSING}) for row in stored
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"{path}: rows with id, code, input, output are wanted: {error}") from None


def read_items(path: Path, limit: int | None = None) -> list[Item]:
    return [item_of(row) for row in read_rows(path, limit)]


def item_of(row: Row) -> Item:
    """Run the reference call and record it."""
    row = replace(row, code=row.code.rstrip("\n") + "\n")
    limits = RecordLimits(events=200_000, seconds=20.0)
    try:
        recording = record_call(row.code, f"{row.entry}({row.input})", limits=limits, expressions=False)
        calls = (i for i in range(len(recording)) if recording.events[i] == Event.CALL and recording.depths[i] == 1)
        entry = next(i for i in calls if recording.state(i).function == row.entry)
    except (StopIteration, SyntaxError, KeyError):
        raise BadData(f"{row.id}: {row.entry}({row.input}) is no call of a function of its code") from None
    return Item(row, recording, entry, span_from(recording, entry).stop - 1)


def subject_of(row: Row) -> Subject:
    node = function_of(row)
    return Subject(row.code, node, needed_text(row.code, node))


def function_of(row: Row) -> Function:
    return next(function for function in top_functions(row.code) if function.name == row.entry)


class Asker:
    """Makes the talks for items. Outputs are predicted as for any user (predict/output.py); single ways from the true
    call state, which a debugger that stands there knows. `constrained` lets only well-formed, possible states
    through."""

    def __init__(
        self, model: ModelFacts, constrained: bool = True, limits: WalkLimits = LIMITS, patience: Patience = PATIENCE
    ) -> None:
        self.model, self.constrained, self.limits, self.patience = model, constrained, limits, patience
        self.grammar = lru_cache(maxsize=256)(lambda code: Grammar(model.tokenizer, code))
        """One for all talks about the same code."""

    def talk(self, item: Item, mode: str, sample: int = 0) -> Talk[Answer]:
        """Nothing is made before the talk begins: thousands of them may be waiting."""
        if mode == INPUT:
            return (yield from self._input(item, sample))
        if mode == INPUT_CHECKED:
            return (yield from self._input_checked(item, sample))
        called = item.recording.state(item.entry)
        opening = opening_of(subject_of(item.row), item.row.input, called)
        return (yield from self._output(item, mode, opening, sample))

    def check(self, item: Item, mode: str, proposal: Answer) -> Talk[Answer] | None:
        """What the model says a call with predicted arguments returns; None where they are no arguments."""
        arguments = proposal.value or ""
        if proposal.value is None or not can_be_called(arguments):
            return None
        return self._output(item, CHECK + mode, opening_of(subject_of(item.row), arguments), proposal.sample)

    def _output(self, item: Item, mode: str, opening: Opening, sample: int) -> Talk[Answer]:
        name = mode.removeprefix(CHECK)
        if name not in OUTPUT_MODES:
            raise BadData(f"there is no mode {mode}; there are {', '.join(MODES)}")
        ways = None if name == ADAPTIVE else lambda walk: _ways(name, walk, item)
        choice = yield from choice_of(
            self.model, opening, ways=ways, limits=self.limits, constrained=self.constrained,
            reckons=name in (ADAPTIVE, COMPUTING),
        )  # fmt: skip
        return _answer(item.id, mode, choice, sample)

    def _input(self, item: Item, sample: int) -> Talk[Answer]:
        said = yield from self._back(item)
        return _proposed(item, INPUT, said, _arguments(item, said), sample)

    def _input_checked(self, item: Item, sample: int) -> Talk[Answer]:
        """The first proposal from which the model's own walk comes to the output; where none does, the likeliest."""
        wanted = item.recording.state(item.last_return).value or ""
        check = SelfCheck(
            self.model, subject_of(item.row), wanted, lambda: self._back(item), lambda said: _call(item, said),
            self.patience, self.limits, self.constrained,
        )  # fmt: skip
        found = yield from check.talk()
        problem = None if found.is_confirmed else NOT_CONFIRMED
        if found.said is None:
            return Answer(item.id, INPUT_CHECKED, None, tokens=found.tokens, problem=problem, sample=sample)
        answer = _proposed(item, INPUT_CHECKED, found.said, found.arguments, sample)
        return replace(answer, tokens=found.tokens, steps=found.proposals + found.walks, problem=problem)

    def _back(self, item: Item) -> Talk[Prediction]:
        """Ask for the call from the state with which the true run ends."""
        code = code_of(span_from(item.recording, item.entry))
        shown = Shower().show(item.recording.state(item.last_return), inverse=True)
        return (yield from ask(self.grammar(code), [Frame(shown, INV_STEP_CALL)], self.constrained))


def _arguments(item: Item, said: Prediction) -> str | None:
    """The arguments of a predicted call as source."""
    if said.shown is None or said.shown.sep is not Sep.INV_CALL:
        return None
    names = {name: text for name, text in said.shown.locals.items() if text is not None}
    return arguments_text(function_of(item.row).args, names)


def _call(item: Item, said: Prediction) -> str | None:
    """The same, where a walk can begin from them."""
    arguments = _arguments(item, said)
    return arguments if arguments is not None and can_be_called(arguments) else None


def can_be_called(arguments: str) -> bool:
    return "\n" not in arguments and is_arguments(arguments)


def _proposed(item: Item, mode: str, said: Prediction, arguments: str | None, sample: int) -> Answer:
    return Answer(
        item.id, mode, arguments, said.log_probability, said.tokens, 1, said.problem, sample,
        said.weakest, said.choices, rounded(s for s in said.scores if s),
    )  # fmt: skip


def _ways(mode: str, walk: Walk, item: Item) -> list[Way]:
    """The one way that a mode goes."""
    if mode == STEP_RETURN_MODE:
        return [directly(STEP_RETURN)]
    if mode in WALKS:
        return [walking(mode, STEP_RETURN)]
    if mode == COMPUTING:
        return [computing(STEP_RETURN)]
    line = last_return(walk) if mode == BLIND else _return_line(item)
    if line is None:
        return [nowhere(mode, "no return line")]
    return [by_walk(mode, line) if mode == BREAKPOINT_WALKED else by_line(mode, line)]


def _answer(item: str, mode: str, choice: Choice, sample: int) -> Answer:
    name = mode.removeprefix(CHECK)
    tried = choice.chosen if name == ADAPTIVE else choice.tries[0]  # a walk's reckoned value stands beside it
    said = predictions(tried.steps)
    scores = [s for s in said[0].scores if s] if len(said) == 1 else [p.log_probability for p in said]
    return Answer(
        item, mode, _returned(tried), sum(p.log_probability for p in said), choice.tokens, len(said),
        tried.problem or (f"ended with {tried.exit}" if tried.end is None else None), sample,
        min((p.weakest for p in said), default=0.0), sum(p.choices for p in said), rounded(scores),
        tried.reckoned if name in WALKS else None,
    )  # fmt: skip


def _returned(tried: Tried) -> str | None:
    end = tried.end
    return end.value if tried.problem is None and end is not None and end.event is Event.RETURN else None


def _return_line(item: Item) -> str | None:
    """The return line that the reference run takes."""
    state = item.recording.state(item.last_return)
    return state.source if state.event is Event.RETURN and state.source.strip().startswith("return") else None


def rounded(scores: Iterable[float]) -> tuple[float, ...]:
    """Three digits each: files stay small, and none that is below zero becomes zero."""
    return tuple(float(f"{score:.3g}") for score in scores)
