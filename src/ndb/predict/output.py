"""What a call comes to, as a model foretells it: at once by a jump, or by a walk on the model's own states.

A jump is cheap and often wrong; a walk costs a state a step and goes wrong less often. So everything is jumped to
first, and where the jump is not sure the call is walked too; who is believed is decided here. Many calls are foretold
side by side. Knows forward talks; runs nothing.
"""

import ast
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ndb.inverse.propose import Model, Talk
from ndb.inverse.question import (
    Question,
    Raises,
    Reaches,
    Returns,
    Subject,
    bound,
    needed_statements,
    openings,
    rendered,
    split_call,
    subject_of,
)
from ndb.language.decoding import Choose, Chosen, Feed, Prediction, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Cursor, Grammar
from ndb.language.guide import Guide
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.model.confidence import Calibration
from ndb.model.runtime import GREEDY
from ndb.trace.target import with_main
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO, STEP_RETURN, Action, breakpoint_at

SURE = 0.9
"""A jump that is at least as sure as this is not checked by a walk."""
LONGEST_WALK = 250
MOST_TOKENS = 1_200
"""Tokens of one walk: a loop of a thousand rounds is not walked blindly."""
_SIDE_BY_SIDE = 16


@dataclass(frozen=True, slots=True)
class Foretold:
    """How a call is foretold to end."""

    value: str | None
    """What it returns, rendered."""
    error: str | None
    """What it raises, rendered."""
    lines: frozenset[int]
    """Lines of the file that a walk came through; of a jump, none."""
    confidence: float
    """The chance that it is right, as the model's calibration has it."""
    way: str
    """`jump` or `walk`."""
    problem: str | None = None

    @property
    def says(self) -> str:
        if self.value is not None:
            return self.value
        if self.error is not None:
            return f"raises {self.error}"
        return f"comes to line {max(self.lines)}" if self.lines and self.way == "jump" else self.problem or "nothing"


_OUTGROWN = Foretold(None, None, frozenset(), 0.0, "walk", "outgrew what the model can read")


def predict_output(model: Model, source: str, call: str) -> Foretold:
    """How a call of a function at the top of a file ends, as the model sees it. Nothing is run."""
    function, arguments = split_call(call)
    [found] = foretell(model, subject_of(source, function), [arguments])
    return found


def foretell(
    model: Model, subject: Subject, calls: Sequence[str], question: Question | None = None, *, walk: bool | None = None
) -> list[Foretold]:
    """How each call ends, or whether it reaches the line asked for. `walk`: True always, False never, None: where a
    jump is not sure."""
    to = breakpoint_at(subject.text(question.line)) if isinstance(question, Reaches) else STEP_RETURN
    sure: Calibration = getattr(model, "calibration", Calibration())
    jumped = [] if walk else _all(model, [_jump(_Telling(model.tokenizer, subject, c, sure), to) for c in calls])
    if walk is False:
        return jumped
    unsure = [n for n in range(len(calls)) if walk or jumped[n].confidence < SURE]
    walked = _all(model, [_walk(_Telling(model.tokenizer, subject, calls[n], sure)) for n in unsure])
    if walk:
        return walked
    for n, found in zip(unsure, walked, strict=True):
        jumped[n] = _believed(jumped[n], found)
    return jumped


def _believed(jump: Foretold, walk: Foretold) -> Foretold:
    """The way that is more likely right; a walk that came to no end is none."""
    return walk if walk.problem is None and walk.confidence >= jump.confidence else jump


def _all(model: Model, talks: Sequence[Talk]) -> list[Foretold]:
    return [found or _OUTGROWN for found in _side_by_side(model, talks)]


def _side_by_side(model: Model, talks: Sequence[Talk]) -> list[Any]:
    """What talks came to, some of them driven at once; None for one that outgrew what the model can read."""
    parts = [talks[at : at + _SIDE_BY_SIDE] for at in range(0, len(talks), _SIDE_BY_SIDE)]
    return [found for part in parts for found in model.drive_all(part, GREEDY, None)]


def agrees(foretold: Foretold, question: Question) -> bool:
    """Whether what is foretold is what was asked for."""
    match question:
        case Returns(value):
            return foretold.value == rendered(value)
        case Raises():
            error = foretold.error or ""
            return error == question.error or (error.partition("(")[0] == question.name and "(" not in question.error)
        case Reaches(line):
            return line in foretold.lines


def likelihoods(model: Model, subject: Subject, question: Question, calls: Sequence[str]) -> list[float]:
    """How likely the model finds what was asked for, given each call: the log-probability of it at a jump.

    Far cheaper than foretelling, and it tells a near miss from nonsense: what candidates are ranked by.
    """
    if not getattr(model, "weighs", True):
        return [0.0] * len(calls)
    ends = openings(subject, question)[:MOST_ENDS]
    sure = Calibration()
    talks = [_weigh(_Telling(model.tokenizer, subject, call, sure), question, end) for call in calls for end in ends]
    weights = [UNLIKELY if weight is None else weight for weight in _side_by_side(model, talks)]
    each = [weights[n * len(ends) : (n + 1) * len(ends)] for n in range(len(calls))]
    return [max(found, default=UNLIKELY) for found in each]


MOST_ENDS = 2
"""Ways to what was asked for of which each call is asked how likely it takes them."""
UNLIKELY = -100.0


def _weigh(telling: "_Telling", question: Question, end: Shown) -> Generator[Feed | Choose, Chosen | None, float]:
    """The log-probability of an end, without that of its source line: which line it is, is not asked."""
    yield from telling.enter()
    if telling.problem is not None:
        return UNLIKELY
    if isinstance(question, Reaches):
        to, wanted = breakpoint_at(telling.subject.text(question.line)), Shown(Sep.LINE, "")
    else:
        sep = Sep.RETURN if end.sep is Sep.INV_RETURN else Sep.EXCEPTION
        to, wanted = STEP_RETURN, replace(end, sep=sep)
    return (yield from telling.weigh(to, wanted))


# -- talks -------------------------------------------------------------------------------------------------------------


def _jump(telling: "_Telling", to: Action) -> Talk:
    yield from telling.enter()
    if telling.problem is None:
        yield from telling.ask(to)
    return telling.told("jump", telling.sure.chance_of_way(to.move, telling.scores))


def _walk(telling: "_Telling") -> Talk:
    """Every expression of the function, one by one; functions that it calls are gone over."""
    yield from telling.enter()
    for _ in range(LONGEST_WALK):
        if telling.problem is not None or telling.has_ended:
            break
        if len(telling.scores) > MOST_TOKENS:
            telling.problem = "too long a way"
            break
        yield from telling.ask(STEP_EXPRESSION)
    else:
        telling.problem = "too long a way"
    return telling.told("walk", telling.sure.chance_of_way("walking_expressions", telling.scores))


class _Telling:
    """A forward document under way, from the call on."""

    def __init__(self, tokenizer: Tokenizer, subject: Subject, call: str, sure: Calibration) -> None:
        self.tokenizer, self.subject, self.sure = tokenizer, subject, sure
        self.call = call
        self.code, self.main = with_main(subject.code, f"{subject.name}({call})")
        self.guide = Guide(Grammar(tokenizer, self.code))
        self.before: Shown | None = None
        self.lines: set[int] = set()
        self.scores: list[float] = []
        self.problem: str | None = None
        self.has_ended = False
        self._offset = _offset(subject)

    def enter(self) -> Generator[Feed | Choose, Chosen | None, None]:
        """Up to the state in which the function is called. What stands in the text already is not asked for."""
        call = self.code.rstrip("\n").rpartition("\n")[2]
        given = [Shown(Sep.CALL, f"def {self.main}():"), Shown(Sep.LINE, call)]
        start = _start(self.subject, self.call)
        given += [start] if start is not None else []
        yield Feed(self.tokenizer.context(self.code))
        for number, shown in enumerate(given):
            yield Feed([self.tokenizer.special[Mark.FRAME_SEP], *self.tokenizer.state(shown)])
            if number + 1 < len(given):
                yield Feed(self.tokenizer.action(STEP_INTO))
                self.guide.took(shown, STEP_INTO)
            self.before = shown
        yield Feed([self.tokenizer.special[Mark.ACTION_SEP]])
        if start is None:
            yield from self.ask(STEP_INTO)
            is_inside = self.before is not None and self.before.sep is Sep.CALL
            self.problem = self.problem or (None if is_inside else "the model does not enter the function")

    def ask(self, action: Action) -> Generator[Feed | Choose, Chosen | None, None]:
        assert self.before is not None
        yield Feed([*self.tokenizer.action(action)[1:], self.tokenizer.special[Mark.FRAME_SEP]])
        prediction: Prediction = yield from next_state(self.tokenizer, self._took(action))
        self.scores += prediction.scores
        self.before = prediction.shown
        if prediction.shown is None:
            self.problem = prediction.problem or f"ended with {prediction.exit}"
            return
        if prediction.shown.sep is Sep.RETURN or prediction.shown.sep is Sep.EXCEPTION:
            self.has_ended = prediction.shown.sep is Sep.RETURN or not self._is_caught(prediction.shown)

    def weigh(self, action: Action, wanted: Shown) -> Generator[Feed | Choose, Chosen | None, float]:
        """How likely a state comes next, by its event and its value."""
        tokenizer = self.tokenizer
        yield Feed([*tokenizer.action(action)[1:], tokenizer.special[Mark.FRAME_SEP]])
        event, *rest = tokenizer.state(wanted)
        total = yield from _weighed([event])
        if wanted.value is None:
            return total
        value = 2 + len(tokenizer.source(wanted.source))
        yield Feed(rest[:value])
        end = len(rest) - wanted.value.endswith("(")  # of an exception only the name may be known
        return total + (yield from _weighed(rest[value:end]))

    def _took(self, action: Action) -> Cursor:
        assert self.before is not None
        cursor = self.guide.took(self.before, action)
        self.lines |= self.guide.lines if self.before.sep is Sep.LINE else set()
        return cursor

    def _is_caught(self, shown: Shown) -> bool:
        """Whether the line stands in a `try` of the function: then the exception may not be its end."""
        lines = {n for n, text in enumerate(self.subject.source.split("\n"), 1) if text == shown.source}
        tries = [n for n in ast.walk(self.subject.node) if isinstance(n, ast.Try | ast.TryStar | ast.With)]
        return any(t.lineno <= line <= (t.end_lineno or 0) for t in tries for line in lines)

    def told(self, way: str, confidence: float) -> Foretold:
        last = self.before
        if last is not None and last.sep is Sep.LINE:
            self._took(STEP_INTO)
        value = last.value if last is not None and last.sep is Sep.RETURN else None
        error = last.value if last is not None and last.sep is Sep.EXCEPTION else None
        problem = self.problem or (None if last is not None else "no end")
        lines = frozenset(self._offset[line] for line in self.lines if line in self._offset)
        return Foretold(value, error, lines, confidence, way, problem)


def _weighed(tokens: Sequence[int]) -> Generator[Feed | Choose, Chosen | None, float]:
    """The log-probability of given tokens: each is the only one that may be chosen."""
    total = 0.0
    for token in tokens:
        chosen = yield Choose(np.array([token]))
        assert chosen is not None
        total += chosen.log_probability
    return total


def _start(subject: Subject, call: str) -> Shown | None:
    """The call state, where the text alone tells it: plain arguments, and no data of the module's that it names."""
    names = bound(subject.node.args, call)
    is_alone = all(
        isinstance(s, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
        for s in needed_statements(ast.parse(subject.source), subject.node)
    )
    if names is None or not is_alone or subject.node.decorator_list:
        return None
    return Shown(Sep.CALL, subject.head, names)


def _offset(subject: Subject) -> dict[int, int]:
    """Lines of the shown code to lines of the file."""
    found: dict[int, int] = {}
    at = 1
    for statement in needed_statements(ast.parse(subject.source), subject.node):
        first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", ()))])
        last = statement.end_lineno or first
        found |= {at + n: first + n for n in range(last - first + 1)}
        at += last - first + 2
    return found
