"""Next-state accuracy: given a walk so far and an action, is the predicted state the real one (SPEC 7)?

Questions come from real runs of programs that were never trained on. Per action: the whole state, and its parts.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from ndb.dataset.documents import Made, Shares, entry_call, make_documents
from ndb.dataset.program import Program
from ndb.language.decoding import Choose, Chosen, Feed, Prediction, next_state
from ndb.language.document import Document, Shown
from ndb.language.grammar import Cursor, Grammar, cursor_for
from ndb.language.guide import Guide
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trace.recorder import RecordLimits, record_call
from ndb.trace.state import Exit
from ndb.tree.action import Action

_LIMITS = RecordLimits(events=400, seconds=5.0)
LONGEST_PROMPT = 1600
SHARES = Shares(
    {"mixed": 3, "syntax": 2, "walk": 1, "expressions": 1, "taken_apart": 1, "to_return": 2, "to_breakpoint": 2,
     "inverse_call": 2, "inverse_mixed": 3, "inverse_steps": 1}
)


@dataclass(frozen=True, slots=True)
class Question:
    """A document up to an action; what comes next is asked for."""

    document: Document
    frame: int
    """The frame that is asked for; `len(document.frames)` is the exit."""
    topic: str

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

    question: Question
    whole: bool
    event: bool
    source: bool | None
    locals: bool | None
    value: bool | None
    log_probability: float
    problem: str | None = None


def questions(programs: Sequence[Program], tokenizer: Tokenizer, per_action: int, dice: Random) -> list[Question]:
    """About `per_action` questions for every action, from runs of these programs."""
    wanted: dict[str, list[Question]] = {}
    for made, topic in _documents(programs, dice):
        found = [Question(made.document, i, topic) for i in range(made.given, len(made.document.frames) + 1)]
        dice.shuffle(found)
        for question in found[:3]:
            asked = wanted.setdefault(question.action.move, [])
            if len(asked) < per_action and len(_prompt(question, tokenizer)) < LONGEST_PROMPT:
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


def _prompt(question: Question, tokenizer: Tokenizer) -> list[int]:
    ids = tokenizer.context(question.document.code)
    for frame in question.document.frames[: question.frame]:
        ids += [tokenizer.special[Mark.FRAME_SEP], *tokenizer.state(frame.state), *tokenizer.action(frame.action)]
    return [*ids, tokenizer.special[Mark.FRAME_SEP]]


def talk(
    question: Question, tokenizer: Tokenizer, constrained: bool = True
) -> Generator[Feed | Choose, Chosen | None, Grade]:
    """Ask, and grade what comes."""
    return grade(question, (yield from ask(question, tokenizer, constrained)))


def ask(
    question: Question, tokenizer: Tokenizer, constrained: bool = True
) -> Generator[Feed | Choose, Chosen | None, Prediction]:
    yield Feed(_prompt(question, tokenizer))
    return (yield from next_state(tokenizer, _cursor(question, tokenizer) if constrained else None))


def _cursor(question: Question, tokenizer: Tokenizer) -> Cursor:
    grammar, frames = Grammar(tokenizer, question.document.code), question.document.frames[: question.frame]
    if question.action.move.inverse:
        return cursor_for(grammar, frames[-1].state, frames[-1].action, None)
    guide = Guide(grammar)
    for frame in frames:
        cursor = guide.took(frame.state, frame.action)
    return cursor


def grade(question: Question, prediction: Prediction) -> Grade:
    """Compare a prediction with the truth, part by part."""
    truth, said = question.truth, prediction.shown
    if isinstance(truth, Exit):
        right = prediction.exit is truth
        return Grade(question, right, right, None, None, None, prediction.log_probability, prediction.problem)
    same = said is not None and said.sep is truth.sep
    source = said is not None and same and said.source == truth.source
    listed = value = None
    if truth.sep.has_locals:
        listed = said is not None and same and dict(said.locals) == dict(truth.locals) and said.partial == truth.partial
    else:
        value = said is not None and same and said.value == truth.value
    whole = said is not None and same and source and listed is not False and value is not False
    return Grade(question, whole, same, source, listed, value, prediction.log_probability, prediction.problem)


PARTS = ("whole", "event", "source", "locals", "value")


Parts = dict[str, dict[str, float]]


def table(grades: Sequence[Grade]) -> dict[str, dict[str, Parts]]:
    """By action and by topic, every part's share in percent and count; copying on its own."""
    by_action: dict[str, list[Grade]] = {}
    by_topic: dict[str, list[Grade]] = {}
    for one in grades:
        by_action.setdefault(one.question.action.move, []).append(one)
        by_topic.setdefault(one.question.topic, []).append(one)
    calls = [g for g in grades if isinstance(g.question.truth, Shown) and g.question.truth.sep is Sep.CALL]
    return {
        "actions": {move: _parts(found) for move, found in sorted(by_action.items())},
        "topics": {topic: _parts(found) for topic, found in sorted(by_topic.items())},
        "copying": {
            "arguments": {"whole": _share([bool(g.locals) for g in calls])},
            "source": {"whole": _share([g.source for g in grades])},
        },
    }


def _parts(grades: Sequence[Grade]) -> Parts:
    return {part: _share([getattr(grade, part) for grade in grades]) for part in PARTS}


def _share(right: Sequence[bool | None]) -> dict[str, float]:
    known = [r for r in right if r is not None]
    return {"percent": 100 * sum(known) / len(known) if known else 0.0, "of": len(known)}
