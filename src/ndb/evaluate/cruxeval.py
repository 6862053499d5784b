"""CRUXEval: predict a function's output, or an input that gives it, by debugger actions (SPEC 7).

Works on any file of rows with the fields id, code, input, output; `entry` names the function if it is not `f`. Makes
talks; the model that answers is the caller's, and nothing that was predicted is run here.
"""

import ast
import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path

from ndb.errors import BadData
from ndb.language.decoding import Choose, Chosen, Feed, Prediction, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Grammar, cursor_for
from ndb.language.guide import Guide
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trace.recorder import RecordLimits, record_call
from ndb.trace.state import Event, Recording
from ndb.trace.target import with_main
from ndb.trajectory.walk import code_of
from ndb.tree.action import INV_STEP_CALL, STEP_EXPRESSION, STEP_INTO, STEP_RETURN, Action, breakpoint_at
from ndb.tree.span import span_from

LONGEST_WALK = 400
MOST_TOKENS = 4_000
"""Of a walk: one that has lost its way can go on for long."""
ROOM_FOR_A_STATE = 500
_MOST_GRAMMARS = 2_000
INPUT, STEP_RETURN_MODE = "input", "step_return"
WALKS = ("walking", "walking_expressions")
OUTPUT_MODES = (STEP_RETURN_MODE, "breakpoint", "blind", *WALKS)
MODES = (INPUT, *OUTPUT_MODES)
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
class Opening:
    """What a model is given before it predicts: code, and the states up to the call of the function."""

    code: str
    states: tuple[Shown, ...]


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
    sample: int = 0
    """0 is greedy; of a check, the number of the sample that is checked."""
    weakest: float = 0.0
    """Log-probability of the least sure token."""
    choices: int = 0
    """Tokens that the model really chose."""
    scores: tuple[float, ...] = ()
    """Log-probability of each token that was chosen; for a walk, of each state."""
    at_return: str | None = None
    """Of a walk: the return line that it came to, on the variables that it had there. Text that the judge evaluates."""


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


def opening_of(item: Item) -> Opening:
    """All that is known before the function runs."""
    shower = Shower()
    states = tuple(shower.show(item.recording.state(index)) for index in range(item.entry + 1))
    return Opening(code_of(span_from(item.recording), whole=True), states)


def opening_with(item: Item, arguments: str, shown: Mapping[str, str | None]) -> Opening:
    """The same for a call with other arguments; nothing is run."""
    code, main = with_main(item.row.code, f"{item.row.entry}({arguments})")
    head = item.recording.state(item.entry).source
    line = f"    return {item.row.entry}({arguments})"
    calls = Shown(Sep.CALL, f"def {main}():", {}), Shown(Sep.LINE, line, {}), Shown(Sep.CALL, head, dict(shown))
    return Opening(code, calls)


TalkOfAnswer = Generator[Feed | Choose, Chosen | None, Answer]


class Asker:
    """Makes the talks for items. `constrained` lets only well-formed, possible states through; `room` is how many
    tokens the model can read: walks that come near it forget their past (SPEC 4)."""

    def __init__(self, tokenizer: Tokenizer, constrained: bool = True, room: int | None = None) -> None:
        self.tokenizer = tokenizer
        self.constrained = constrained
        self.room = room
        self._grammars: dict[str, Grammar] = {}

    def talk(self, item: Item, mode: str, sample: int = 0) -> TalkOfAnswer:
        if mode == INPUT:
            return self._input(item, sample)
        return self._output(item, mode, lambda: opening_of(item), sample)

    def check(self, item: Item, mode: str, said: Answer) -> TalkOfAnswer | None:
        """What the model says a call with predicted arguments returns; None where they are no arguments."""
        named = named_arguments(item.row, said.value or "")
        if named is None or said.value is None or "\n" in said.value:
            return None
        opening = opening_with(item, said.value, named)
        return self._output(item, CHECK + mode, lambda: opening, said.sample)

    def grammar(self, code: str) -> Grammar:
        """One for all talks about the same code."""
        if code not in self._grammars:
            if len(self._grammars) >= _MOST_GRAMMARS:
                self._grammars.clear()
            self._grammars[code] = Grammar(self.tokenizer, code)
        return self._grammars[code]

    def _output(self, item: Item, mode: str, opening: Callable[[], Opening], sample: int) -> TalkOfAnswer:
        """Nothing is made before the talk begins: thousands of them may be waiting."""
        walk = _Walk(self, item.id, mode, opening(), sample)
        match mode.removeprefix(CHECK):
            case "step_return":
                return (yield from self._step_return(walk))
            case "breakpoint":
                return (yield from self._to_line(walk, _return_line(item)))
            case "blind":
                return (yield from self._to_line(walk, _last_return_line(item.row)))
            case "walking":
                return (yield from self._walk(walk, STEP_INTO))
            case "walking_expressions":
                return (yield from self._walk(walk, STEP_EXPRESSION))
        raise BadData(f"there is no mode {mode}; there are {', '.join(MODES)}")

    def _step_return(self, walk: "_Walk") -> TalkOfAnswer:
        yield Feed(walk.opening())
        prediction = yield from walk.ask(STEP_RETURN)
        return walk.answer(_returned(prediction), prediction.problem)

    def _to_line(self, walk: "_Walk", line: str | None) -> TalkOfAnswer:
        if line is None:
            return walk.answer(None, "no return line")
        yield Feed(walk.opening())
        prediction = yield from walk.ask(breakpoint_at(line))
        if prediction.shown is None or not prediction.shown.sep.has_locals:
            return walk.answer(None, prediction.problem or "not reached")
        names = {k: v for k, v in prediction.shown.locals.items() if v is not None}
        return walk.answer(_evaluated(line, names))

    def _walk(self, walk: "_Walk", action: Action) -> TalkOfAnswer:
        yield Feed(walk.opening())
        depth, at_return = 1, None
        for _ in range(LONGEST_WALK):
            prediction = yield from walk.ask(action, into_calls=True)
            shown = prediction.shown
            if shown is None:
                return walk.answer(None, prediction.problem or f"ended with {prediction.exit}")
            depth += shown.sep is Sep.CALL
            if shown.sep is Sep.RETURN:
                depth -= 1
                if depth == 0:
                    return replace(walk.answer(shown.value), at_return=at_return)
            elif shown.sep is Sep.LINE and depth == 1:
                at_return = walk.at_return(shown.source)
            if sum(said.tokens for said in walk.said) > MOST_TOKENS:
                break
        return walk.answer(None, "too many steps")

    def _input(self, item: Item, sample: int) -> TalkOfAnswer:
        code = code_of(span_from(item.recording, item.entry))
        tokenizer = self.tokenizer
        shown = Shower().show(item.recording.state(item.last_return), inverse=True)
        opening = [
            *tokenizer.context(code),
            tokenizer.special[Mark.FRAME_SEP],
            *tokenizer.state(shown),
            *tokenizer.action(INV_STEP_CALL),
        ]
        yield Feed([*opening, tokenizer.special[Mark.FRAME_SEP]])
        cursor = cursor_for(self.grammar(code), shown, INV_STEP_CALL, None) if self.constrained else None
        said = yield from next_state(tokenizer, cursor)
        value = None
        if said.shown is not None and said.shown.sep is Sep.INV_CALL:
            value = arguments_text(item.row, said.shown.locals)
        return Answer(
            item.id, INPUT, value, said.log_probability, said.tokens, 1, said.problem, sample,
            said.weakest, said.choices, rounded(s for s in said.scores if s),
        )  # fmt: skip


class _Walk:
    """A forward walk from the call of the function, with the model's own states fed back."""

    def __init__(self, asker: Asker, item: str, mode: str, opening: Opening, sample: int) -> None:
        self.tokenizer, self._opening = asker.tokenizer, opening
        self._about = (item, mode, sample)
        self.guide = Guide(asker.grammar(opening.code)) if asker.constrained else None
        self.before: Shown | None = None
        self.said: list[Prediction] = []
        self._stack = Stack()
        self._room = asker.room
        self._read = 0

    def opening(self) -> list[int]:
        for state in self._opening.states:
            if self.guide and self.before:
                self.guide.took(self.before, STEP_INTO)
            self.before = state
            self._stack.take(state)
        return self._text(self._opening.states)

    def _text(self, states: Sequence[Shown]) -> list[int]:
        """The code and states, stepped through, up to the action at the last of them."""
        tokenizer = self.tokenizer
        ids = tokenizer.context(self._opening.code)
        for number, state in enumerate(states):
            ids += tokenizer.action(STEP_INTO) if number else []
            ids += [tokenizer.special[Mark.FRAME_SEP], *tokenizer.state(state)]
        self._read = len(ids) + 1
        return [*ids, tokenizer.special[Mark.ACTION_SEP]]

    def _forget(self) -> Iterator[Feed]:
        """Near the end of what can be read: only the latest complete state of each function is kept."""
        if self._room and self.before and self.before.sep is Sep.LINE and self._read > self._room - ROOM_FOR_A_STATE:
            yield Feed(self._text(self._stack.frames), anew=True)

    def ask(self, action: Action, into_calls: bool = False) -> Generator[Feed | Choose, Chosen | None, Prediction]:
        """Take an action, get the next state. The action separator has been read, as after every state.

        `into_calls`: where the program's own function is called next, it is gone into instead.
        """
        tokenizer, guide = self.tokenizer, self.guide
        yield from self._forget()
        if guide and self.before:
            guide.saw(self.before)
            action = STEP_INTO if into_calls and guide.calls_own() else action
        asked = [*tokenizer.action(action)[1:], tokenizer.special[Mark.FRAME_SEP]]
        yield Feed(asked)
        prediction = yield from next_state(tokenizer, guide.act(action) if guide and self.before else None)
        self.before = prediction.shown
        self._read += len(asked) + prediction.tokens
        if prediction.shown is not None:
            self._stack.take(prediction.shown)
        self.said.append(prediction)
        return prediction

    def at_return(self, line: str) -> str | None:
        """A return line that was come to, on the variables of its function; None for any other line."""
        names = {name: text for name, text in self._stack.frames[-1].locals.items() if text is not None}
        return _evaluated(line, names) if line.strip().startswith("return") else None

    def answer(self, value: str | None, problem: str | None = None) -> Answer:
        item, mode, sample = self._about
        said = self.said
        scores = [s for s in said[0].scores if s] if len(said) == 1 else [p.log_probability for p in said]
        return Answer(
            item, mode, value, sum(p.log_probability for p in said), sum(p.tokens for p in said), len(said), problem,
            sample, min((p.weakest for p in said), default=0.0), sum(p.choices for p in said), rounded(scores),
        )  # fmt: skip


class Stack:
    """The latest complete state of each function that is running, outermost first, as far as a walk shows them."""

    def __init__(self) -> None:
        self.frames: list[Shown] = []
        self._before: Sep | None = None

    def take(self, shown: Shown) -> None:
        passed_on = self._before is Sep.EXCEPTION and shown.sep is Sep.EXCEPTION
        if self.frames and (self._before is Sep.RETURN or passed_on):
            self.frames.pop()
        self._before = shown.sep
        if shown.sep is Sep.CALL:
            self.frames.append(shown)
        elif shown.sep is Sep.LINE:
            known = self.frames.pop() if self.frames else shown
            kept = {name: text for name, text in known.locals.items() if shown.partial and name not in shown.locals}
            listed = kept | {name: text for name, text in shown.locals.items() if text is not None}
            self.frames.append(Shown(Sep.LINE, shown.source, listed))


def rounded(scores: Iterable[float]) -> tuple[float, ...]:
    """Three digits each: files stay small, and none that is below zero becomes zero."""
    return tuple(float(f"{score:.3g}") for score in scores)


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


def _last_return_line(row: Row) -> str | None:
    returns = [n.lineno for n in ast.walk(_function(row)) if isinstance(n, ast.Return)]
    return row.code.split("\n")[max(returns) - 1] if returns else None


def _function(row: Row) -> ast.FunctionDef:
    return next(n for n in ast.parse(row.code).body if isinstance(n, ast.FunctionDef) and n.name == row.entry)


def arguments_text(row: Row, names: Mapping[str, str | None]) -> str | None:
    """Arguments of a call, from the function's locals: `*args` and `**kwargs` unpacked."""
    given = _function(row).args
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


def named_arguments(row: Row, arguments: str) -> dict[str, str | None] | None:
    """Undoes `arguments_text`: the locals at the start of a call; None where the text is no such list."""
    given = _function(row).args
    try:
        call = ast.parse(f"f({arguments})", mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    plain = [a.arg for a in (*given.posonlyargs, *given.args)]
    if not isinstance(call, ast.Call) or ast.unparse(call.func) != "f" or len(call.args) < len(plain):
        return None
    texts = [ast.get_source_segment(f"f({arguments})", node) or "" for node in call.args]
    named: dict[str, str | None] = dict(zip(plain, texts, strict=False))
    if given.vararg:
        named[given.vararg.arg] = "".join(texts[len(plain) :]).removeprefix("*") or "()"
    for keyword in call.keywords:
        name = keyword.arg or (given.kwarg.arg if given.kwarg else "")
        named[name] = ast.get_source_segment(f"f({arguments})", keyword.value)
    return named
