"""CRUXEval: predict a function's output, or an input that gives it, by debugger actions (SPEC 7).

Works on any file of rows with the fields id, code, input, output. Makes talks and judges what they came to; the model
that answers is the caller's, and what it predicted is run only in the sandbox.
"""

import ast
import json
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.errors import BadData
from ndb.language.decoding import Choose, Chosen, Feed, Prediction, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Grammar, cursor_for
from ndb.language.guide import Guide
from ndb.language.showing import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trace.recorder import RecordLimits, record_call
from ndb.trace.state import Event, Recording
from ndb.trajectory.walk import code_of
from ndb.tree.action import INV_STEP_CALL, STEP_EXPRESSION, STEP_INTO, STEP_RETURN, Action, breakpoint_at
from ndb.tree.span import span_from

LONGEST_WALK = 400
MODES = ("input", "step_return", "breakpoint", "blind", "walking", "walking_expressions")


@dataclass(frozen=True, slots=True)
class Item:
    """One question: a function, a call of it, what the call gives, and the recording of the reference run."""

    id: str
    code: str
    input: str
    output: str
    recording: Recording
    entry: int
    """Index of the call state of f."""
    last_return: int
    """Index of the state with which f ends."""

    @property
    def call(self) -> str:
        return f"f({self.input})"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the model came to for an item in a mode."""

    item: str
    mode: str
    value: str | None
    """Source text of the value (output modes) or of the arguments (input); None where there is none."""
    confidence: float = 0.0
    """Log-probability of the predicted states."""
    tokens: int = 0
    steps: int = 0
    problem: str | None = None


def read_items(path: Path, limit: int | None = None) -> list[Item]:
    try:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[:limit]]
        return [_item(row) for row in rows]
    except (OSError, ValueError, KeyError) as error:
        raise BadData(f"{path}: rows with id, code, input, output are wanted: {error}") from None


def _item(row: dict[str, str]) -> Item:
    code = row["code"].rstrip("\n") + "\n"
    recording = record_call(
        code, f"f({row['input']})", limits=RecordLimits(events=200_000, seconds=20.0), expressions=False
    )
    entry = next(i for i in range(len(recording)) if recording.events[i] == Event.CALL and recording.depths[i] == 1)
    return Item(row["id"], code, row["input"], row["output"], recording, entry, span_from(recording, entry).stop - 1)


TalkOfAnswer = Generator[Feed | Choose, Chosen | None, Answer]


class Asker:
    """Makes the talks for items. `constrained` lets only well-formed, possible states through."""

    def __init__(self, tokenizer: Tokenizer, constrained: bool = True) -> None:
        self.tokenizer = tokenizer
        self.constrained = constrained

    def talk(self, item: Item, mode: str) -> TalkOfAnswer:
        return getattr(self, f"_{mode}")(item)

    def _step_return(self, item: Item) -> TalkOfAnswer:
        walk = _Walk(self, item)
        yield Feed(walk.opening())
        prediction = yield from walk.ask(STEP_RETURN)
        return walk.answer("step_return", _returned(prediction), prediction.problem)

    def _breakpoint(self, item: Item) -> TalkOfAnswer:
        return (yield from self._to_line(item, "breakpoint", _return_line(item)))

    def _blind(self, item: Item) -> TalkOfAnswer:
        returns = [n for n in ast.walk(_function_f(item.code)) if isinstance(n, ast.Return)]
        lines = item.code.split("\n")
        last = max((n.lineno for n in returns), default=0)
        return (yield from self._to_line(item, "blind", lines[last - 1] if last else None))

    def _to_line(self, item: Item, mode: str, line: str | None) -> TalkOfAnswer:
        walk = _Walk(self, item)
        yield Feed(walk.opening())
        if line is None:
            return walk.answer(mode, None, "no return line")
        prediction = yield from walk.ask(breakpoint_at(line))
        if prediction.shown is None or not prediction.shown.sep.has_locals:
            return walk.answer(mode, None, prediction.problem or "not reached")
        names = {k: v for k, v in prediction.shown.locals.items() if v is not None}
        return walk.answer(mode, _evaluated(line, names))

    def _walking(self, item: Item) -> TalkOfAnswer:
        return (yield from self._walk(item, "walking", STEP_INTO))

    def _walking_expressions(self, item: Item) -> TalkOfAnswer:
        return (yield from self._walk(item, "walking_expressions", STEP_EXPRESSION))

    def _walk(self, item: Item, mode: str, action: Action) -> TalkOfAnswer:
        walk = _Walk(self, item)
        yield Feed(walk.opening())
        depth = 1
        for _ in range(LONGEST_WALK):
            prediction = yield from walk.ask(action)
            shown = prediction.shown
            if shown is None:
                return walk.answer(mode, None, prediction.problem or f"ended with {prediction.exit}")
            depth += shown.sep is Sep.CALL
            if shown.sep is Sep.RETURN:
                depth -= 1
                if depth == 0:
                    return walk.answer(mode, shown.value)
        return walk.answer(mode, None, "too many steps")

    def _input(self, item: Item) -> TalkOfAnswer:
        span = span_from(item.recording, item.entry)
        state = item.recording.state(item.last_return)
        code = code_of(span)
        tokenizer = self.tokenizer
        shown = Shower().show(state, inverse=True)
        opening = [
            *tokenizer.context(code),
            tokenizer.special[Mark.FRAME_SEP],
            *tokenizer.state(shown),
            *tokenizer.action(INV_STEP_CALL),
        ]
        yield Feed([*opening, tokenizer.special[Mark.FRAME_SEP]])
        cursor = cursor_for(Grammar(tokenizer, code), shown, INV_STEP_CALL, None) if self.constrained else None
        prediction = yield from next_state(tokenizer, cursor)
        value = None
        if prediction.shown is not None and prediction.shown.sep is Sep.INV_CALL:
            value = arguments_text(code, prediction.shown.locals)
        return Answer(item.id, "input", value, prediction.log_probability, prediction.tokens, 1, prediction.problem)


class _Walk:
    """A forward walk from the call of f, with the model's own states fed back."""

    def __init__(self, asker: Asker, item: Item) -> None:
        self.tokenizer, self.item = asker.tokenizer, item
        self.code = code_of(span_from(item.recording), whole=True)
        self.guide = Guide(Grammar(self.tokenizer, self.code)) if asker.constrained else None
        self.before: Shown | None = None
        self.tokens = self.steps = 0
        self.confidence = 0.0

    def opening(self) -> list[int]:
        """The code, and the states up to the call of f: all that is known before f runs."""
        shower, tokenizer = Shower(), self.tokenizer
        ids = tokenizer.context(self.code)
        for index in range(self.item.entry + 1):
            self.before = shower.show(self.item.recording.state(index))
            ids += [tokenizer.special[Mark.FRAME_SEP], *tokenizer.state(self.before)]
            if index < self.item.entry:
                ids += tokenizer.action(STEP_INTO)
            if self.guide and index < self.item.entry:
                self.guide.took(self.before, STEP_INTO)
        return [*ids, tokenizer.special[Mark.ACTION_SEP]]

    def ask(self, action: Action) -> Generator[Feed | Choose, Chosen | None, Prediction]:
        """Take an action, get the next state. The action separator has been read, as after every state."""
        tokenizer = self.tokenizer
        yield Feed([*tokenizer.action(action)[1:], tokenizer.special[Mark.FRAME_SEP]])
        cursor = self.guide.took(self.before, action) if self.guide and self.before else None
        prediction = yield from next_state(tokenizer, cursor)
        self.before = prediction.shown
        self.tokens += prediction.tokens
        self.steps += 1
        self.confidence += prediction.log_probability
        return prediction

    def answer(self, mode: str, value: str | None, problem: str | None = None) -> Answer:
        return Answer(self.item.id, mode, value, self.confidence, self.tokens, self.steps, problem)


def _returned(prediction: Prediction) -> str | None:
    return prediction.shown.value if prediction.shown and prediction.shown.sep is Sep.RETURN else None


def _return_line(item: Item) -> str | None:
    """The return line that the reference run takes."""
    state = item.recording.state(item.last_return)
    return state.source if state.event is Event.RETURN and state.source.strip().startswith("return") else None


def _evaluated(line: str, names: dict[str, str]) -> str | None:
    """An expression that evaluates a return line on locals: run by the judge, in the sandbox."""
    expression = line.strip().removeprefix("return").strip() or "None"
    try:
        ast.parse(f"({expression})", mode="eval")
    except SyntaxError:
        return None
    bindings = ", ".join(f"{name}={text}" for name, text in names.items() if name.isidentifier())
    return f"(lambda {bindings}: ({expression}))()" if bindings else f"({expression})"


def _function_f(code: str) -> ast.FunctionDef:
    return next(n for n in ast.parse(code).body if isinstance(n, ast.FunctionDef) and n.name == "f")


def arguments_text(code: str, names: dict[str, str | None] | Any) -> str | None:
    """Arguments of a call of f, from its locals: `*args` and `**kwargs` unpacked."""
    given = _function_f(code).args
    parts = []
    for argument in [*given.posonlyargs, *given.args]:
        if argument.arg not in names:
            return None
        parts.append(str(names[argument.arg]))
    if given.vararg and given.vararg.arg in names:
        parts.append(f"*{names[given.vararg.arg]}")
    parts += [f"{a.arg}={names[a.arg]}" for a in given.kwonlyargs if a.arg in names]
    if given.kwarg and given.kwarg.arg in names:
        parts.append(f"**{names[given.kwarg.arg]}")
    return ", ".join(parts)


