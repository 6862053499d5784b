"""Next-state accuracy: given a walk so far and an action, is the predicted state the real one (SPEC 7)?

Questions come from real runs of programs that were never trained on. Per action, per kind of program and of value: the
whole state, and its parts. Steps from a line are also asked as a walk inside the line, in a column of their own.
"""

import ast
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from ndb.dataset.programs.excerpts import Excerpts
from ndb.dataset.programs.program import Program
from ndb.dataset.rounds.documents import Made, Shares, entry_call, make_documents
from ndb.errors import BadDocument
from ndb.evaluate.kinds import kinds_of, type_of
from ndb.evaluate.report.metrics import score
from ndb.language.decoding import Feed, Prediction, Talk, afresh, next_state
from ndb.language.document import Document, Reader, Shown, write_action, write_exit, write_state
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.prompt import ask, opened, question_ids
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.source.parse import NOT_PLAIN, plain_value, walk_text
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Exit
from ndb.tree.action import STEP_INSIDE, STEP_INTO, Action, Move

_LIMITS = RecordLimits(events=400, seconds=5.0)
LONGEST_PROMPT = 1600
INSIDE = "_inside"
"""Behind an action: where the model is not sure of where it leads, the line is walked through inside, and the surer of
both answers is taken."""
SURE = 0.9
"""A step that is at least this likely, by its own tokens, is believed as it is."""
_LONGEST_LINE = 400
"""Tokens of a walk inside a line."""
_IN_LINE = (Sep.EXPRESSION, Sep.WORKING)
SHARES = Shares(
    {
        "mixed": 3,
        "syntax": 2,
        "walk": 1,
        "expressions": 1,
        "taken_apart": 1,
        "to_return": 2,
        "to_breakpoint": 2,
        "inverse_call": 2,
        "inverse_mixed": 3,
        "inverse_steps": 1,
    }
)


@dataclass(frozen=True, slots=True)
class Question:
    """A document up to an action; what comes next is asked for."""

    document: Document
    frame: int
    """The frame that is asked for; `len(document.frames)` is the exit."""
    topic: str
    data: str = ""
    """Which set of programs it comes from."""

    @property
    def action(self) -> Action:
        return self.document.frames[self.frame - 1].action

    @property
    def truth(self) -> Shown | Exit:
        frames = self.document.frames
        return frames[self.frame].state if self.frame < len(frames) else self.document.exit


@dataclass(frozen=True, slots=True)
class Grade:
    """Which parts of a predicted state are right; a part that the true state has not is None."""

    data: str
    action: str
    kind: str
    """The event, or the exit, of the true state."""
    topic: str
    kinds: tuple[str, ...]
    """What its program is like: recursive, with classes …"""
    type: str
    """Of the value, or of the one variable that changed."""
    whole: bool
    event: bool
    source: bool | None = None
    locals: bool | None = None
    value: bool | None = None
    log_probability: float = 0.0
    weakest: float = 0.0
    problem: str | None = None
    code: str | None = None
    """With what was asked, what was said and what was true: only where the answer is wrong."""
    asked: str | None = None
    said: str | None = None
    true: str | None = None


def questions(
    programs: Sequence[Program], tokenizer: Tokenizer, per_action: int, dice: Random, data: str = ""
) -> list[Question]:
    """About `per_action` questions for every action, from runs of these programs."""
    return _chosen(_documents(programs, dice), tokenizer, per_action, dice, data)


def repository_questions(
    excerpts: Excerpts, tokenizer: Tokenizer, per_action: int, dice: Random, data: str = ""
) -> list[Question]:
    """The same from calls cut out of packages' traces."""
    return _chosen(_excerpt_documents(excerpts, per_action, dice), tokenizer, per_action, dice, data)


def _chosen(
    documents: Iterable[tuple[Made, str]], tokenizer: Tokenizer, per_action: int, dice: Random, data: str
) -> list[Question]:
    wanted: dict[str, list[Question]] = {}
    for made, topic in documents:
        found = [Question(made.document, i, topic, data) for i in range(made.given, len(made.document.frames) + 1)]
        dice.shuffle(found)
        for question in found[:3]:
            asked = wanted.setdefault(question.action.move, [])
            if len(asked) < per_action and _size(question, tokenizer) < LONGEST_PROMPT:
                asked.append(question)
    return [question for move in sorted(wanted) for question in wanted[move]]


def _documents(programs: Sequence[Program], dice: Random) -> Iterator[tuple[Made, str]]:
    order = [(program, call) for program in programs for call in program.calls]
    dice.shuffle(order)
    for program, call in order:
        recording = record_call(program.source, call, limits=_LIMITS, expressions=True)
        if entry_call(recording) is not None and recording.exit is not Exit.NEVER:
            for _, made in make_documents(recording, dice, SHARES, 4):
                yield made, program.topic


def _excerpt_documents(excerpts: Excerpts, count: int, dice: Random) -> Iterator[tuple[Made, str]]:
    for _ in range(3 * count):
        run = excerpts.draw(dice)
        if run is not None and run.recording.exit is not Exit.NEVER:
            for _, made in make_documents(run.recording, dice, SHARES.for_run(run.recording), 3, entry=0):
                yield made, "repositories"


def talk(question: Question, tokenizer: Tokenizer, constrained: bool = True) -> Talk[Grade]:
    """Ask, and grade what comes."""
    return grade(question, (yield from asked(question, tokenizer, constrained)))


def asked(question: Question, tokenizer: Tokenizer, constrained: bool = True) -> Talk[Prediction]:
    grammar = Grammar(tokenizer, question.document.code)
    return (yield from ask(grammar, question.document.frames[: question.frame], constrained))


def grades(question: Question, tokenizer: Tokenizer, constrained: bool = True) -> Talk[list[Grade]]:
    """Ask, and grade what comes; of a step also what the surer comes to of the step and a walk inside its line."""
    said = yield from asked(question, tokenizer, constrained)
    found = grade(question, said)
    if question.action.move not in (Move.STEP_INTO, Move.STEP_OVER):
        return [found]
    if _is_worth_a_walk(question, said) and STEP_INSIDE.move in tokenizer.special:
        walked = yield from afresh(inside(question, tokenizer, constrained))
        said = max(said, walked, key=lambda one: (one.problem is None, one.log_probability))
    return [found, replace(grade(question, said), action=found.action + INSIDE)]


def _is_worth_a_walk(question: Question, said: Prediction) -> bool:
    """Whether the step is from a line and not sure. Inside a line the program's own functions are stepped over, unless
    it is certain that one is called: a step that enters one is believed."""
    at_line = question.document.frames[question.frame - 1].state.sep is Sep.LINE
    enters = said.shown is not None and said.shown.sep is Sep.CALL
    return at_line and not enters and said.log_probability < math.log(SURE)


def inside(question: Question, tokenizer: Tokenizer, constrained: bool = True) -> Talk[Prediction]:
    """Where a step from a line leads, by steps inside it until it is left: the last state, as sure as all of them."""
    grammar = Grammar(tokenizer, question.document.code)
    *before, (last, _) = [(frame.state, frame.action) for frame in question.document.frames[: question.frame]]
    guide = Guide(grammar, has_workings=True)
    for state, action in before:
        guide.took(state, action)
    guide.saw(last)
    earlier = question.document.frames[: question.frame - 1]
    yield Feed([*question_ids(tokenizer, question.document.code, earlier), *tokenizer.state(last)])
    yield Feed([tokenizer.special[Mark.ACTION_SEP]])
    steps: list[Prediction] = []
    while sum(step.tokens for step in steps) < _LONGEST_LINE:
        enters = question.action.move is Move.STEP_INTO and guide.calls_own(rounds=True)
        action = STEP_INTO if enters else STEP_INSIDE
        cursor = guide.act(action)
        yield Feed([*_without_mark(tokenizer, action), *opened(tokenizer)])
        steps.append((yield from next_state(tokenizer, cursor if constrained else None)))
        shown = steps[-1].shown
        if shown is None or shown.sep not in _IN_LINE:
            return _together(steps)
        guide.saw(shown)
    return replace(_together(steps), shown=None, problem="longer than any line should be")


def _without_mark(tokenizer: Tokenizer, action: Action) -> list[int]:
    """An action behind a state that was said: the mark before it was said, too."""
    mark, *ids = tokenizer.action(action)
    assert mark == tokenizer.special[Mark.ACTION_SEP]
    return ids


def _together(steps: Sequence[Prediction]) -> Prediction:
    """The last of some steps, as sure as all of them are."""
    return replace(
        steps[-1], log_probability=math.fsum(step.log_probability for step in steps),
        weakest=min(step.weakest for step in steps), tokens=sum(step.tokens for step in steps),
        choices=sum(step.choices for step in steps),
    )  # fmt: skip


def _size(question: Question, tokenizer: Tokenizer) -> int:
    document = question.document
    return len(question_ids(tokenizer, document.code, document.frames[: question.frame]))


def grade(question: Question, prediction: Prediction) -> Grade:
    """Compare a prediction with the truth, part by part."""
    truth, found = question.truth, _blank(question, prediction)
    if isinstance(truth, Exit):
        right = prediction.exit is truth
        found = replace(found, kind=truth.value, whole=right, event=right)
    else:
        found = _compared(found, truth, prediction.shown)
    return found if found.whole else _with_texts(found, question, prediction)


def _blank(question: Question, prediction: Prediction) -> Grade:
    """All wrong so far."""
    action, kinds = question.action.move.value, kinds_of(question.document.code)
    return Grade(
        question.data, action, "", question.topic, kinds, "", whole=False, event=False, problem=prediction.problem,
        log_probability=round(prediction.log_probability, 4), weakest=round(prediction.weakest, 4),
    )  # fmt: skip


def _compared(found: Grade, truth: Shown, said: Shown | None) -> Grade:
    same = said is not None and said.sep is truth.sep
    source = said is not None and same and said.source == truth.source
    listed = value = None
    if truth.sep.has_locals:
        listed = said is not None and same and dict(said.locals) == dict(truth.locals) and said.partial == truth.partial
    else:
        value = said is not None and same and said.value == truth.value
    whole = same and source and listed is not False and value is not False
    return replace(
        found, kind=truth.sep.value, type=_type_in(truth), whole=whole, event=same, source=source, locals=listed,
        value=value,
    )  # fmt: skip


def _with_texts(found: Grade, question: Question, prediction: Prediction) -> Grade:
    truth, last = question.truth, question.document.frames[question.frame - 1]
    asked = write_state(last.state) + write_action(last.action)
    true = write_exit(truth) if isinstance(truth, Exit) else write_state(truth)
    return replace(found, code=question.document.code, asked=asked, said=prediction.text, true=true)


def _type_in(truth: Shown) -> str:
    """The type that the question is about: of the value, or of the one variable that is listed."""
    if not truth.sep.has_locals:
        return type_of(truth.value or "")
    listed = [text for text in truth.locals.values() if text is not None]
    return type_of(listed[0]) if len(listed) == 1 else "several" if listed else "nothing new"


PARTS = ("whole", "event", "source", "locals", "value")
Parts = dict[str, dict[str, float]]


def table(grades: Sequence[Grade]) -> dict[str, dict[str, Parts]]:
    """By action, topic, kind and type, every part's share in percent and count; copying on its own. Walks inside lines
    are only among the actions: their questions are asked already."""
    actions = _by(grades, lambda g: [g.action])
    grades = [grade for grade in grades if not grade.action.endswith(INSIDE)]
    calls = [g for g in grades if g.kind == Sep.CALL]
    return {
        "actions": actions,
        "topics": _by(grades, lambda g: [g.topic]),
        "kinds": _by(grades, lambda g: g.kinds),
        "types": _by(grades, lambda g: [g.type] if g.type else []),
        "copying": {
            "arguments of a call": {"whole": score([_arguments_are_copied(g) for g in calls])},
            "call states, with globals and defaults": {"whole": score([bool(g.locals) for g in calls])},
            "lines that stand in the code": {"whole": score([_line_is_copied(g) for g in grades])},
            "the line that really came": {"whole": score([g.source for g in grades])},
        },
    }


def _arguments_are_copied(grade: Grade) -> bool | None:
    """Whether a step into a call shows the arguments that stand in the line before. Globals, which are listed beside
    them, and defaults have to be looked for; where another event is predicted nothing is copied."""
    said = _said(grade)
    if grade.action != Move.STEP_INTO or not grade.event or (not grade.locals and said is None):
        return None
    if grade.locals or said is None:
        return True
    truth = Reader(grade.true or "").state()
    standing = _literals(Reader(grade.asked or "").state().source)
    return all(said.locals.get(name) == text for name, text in truth.locals.items() if text in standing)


def _literals(line: str) -> set[str]:
    """The values that stand in a line of code, as states show them."""
    nodes = (node for node in walk_text(line.strip()) if isinstance(node, ast.expr))
    return {repr(value) for node in nodes if (value := plain_value(node)) is not NOT_PLAIN}


def _line_is_copied(grade: Grade) -> bool | None:
    """Whether the line it says is one of the code, right or not: which one comes next is not a matter of copying."""
    if grade.source is None or grade.source:
        return grade.source
    said = _said(grade)
    return None if said is None else said.source in (grade.code or "")


def _said(grade: Grade) -> Shown | None:
    """The state that was predicted, where it is known: of wrong answers only."""
    try:
        return Reader(grade.said or "").state()
    except BadDocument:
        return None


def _by(grades: Sequence[Grade], keys: Callable[[Grade], Sequence[str]]) -> dict[str, Parts]:
    names = sorted({name for grade in grades for name in keys(grade)})
    return {name: _parts([grade for grade in grades if name in keys(grade)]) for name in names}


def _parts(grades: Sequence[Grade]) -> Parts:
    return {part: score([getattr(grade, part) for grade in grades]) for part in PARTS}
