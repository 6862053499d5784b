"""Answers of `watch`, `back` and `why` on a recording, checked against what full copies of every state say.

Everything is worked out again from the copies (naive.py) by going through all states one by one; nothing of a timeline
is used for that. A question whose answer the recording says it does not know is counted, not judged. The copies also
hold the variables of the functions that wait, so the line that really changed an object is known wherever it stands; an
answer that names the line of the caller instead is *late*.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from naive import UNSURE, Full, Moment

from ndb.engine.protocol import Watch
from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.parts import Part
from ndb.errors import BadAction
from ndb.session import Session
from ndb.session.why import Cause
from ndb.trace.memory import MemoryRecording
from ndb.trace.names import GLOBAL
from ndb.trace.state import Event
from ndb.trace.values.way import Attribute, Item, Step

CALL, LINE, RETURN, EXCEPTION = range(4)
ABSENT: Full = ("absent",)


@dataclass
class Verdicts:
    """How many answers of each kind were right, wrong and not known, and what was wrong."""

    right: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    late: Counter[str] = field(default_factory=Counter)
    unknown: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def judge(self, kind: str, is_right: bool, fault: str, *, is_late: bool = False) -> None:
        (self.right if is_right else self.late if is_late else self.wrong)[kind] += 1
        if not is_right and not is_late:
            self.faults.append(f"{kind}: {fault}")


@dataclass(frozen=True)
class Question:
    """A variable of an activation, or a module's (`frame` None), and the way into it, asked at a state."""

    name: str
    frame: int | None
    steps: tuple[Step, ...]
    moment: int

    @property
    def text(self) -> str:
        return str(Part(self.name, self.steps))


class Truth:
    """What the copies say."""

    def __init__(self, moments: Sequence[Moment], module_scopes: frozenset[int]) -> None:
        self.moments = moments
        self._modules = module_scopes

    def listed(self, question: Question, at: int) -> str | None:
        """The name under which a state would list what is asked for; None for states that do not tell of it."""
        row = self.moments[at].row
        if row[0] > EXCEPTION:
            return None
        if question.frame is not None:
            return question.name if row[3] == question.frame else None
        return question.name if row[4] in self._modules else GLOBAL + question.name

    def values(self, question: Question, is_wide: bool) -> Iterator[tuple[int, Full]]:
        """State and value wherever a state tells of it; of a module's variable only where it is listed."""
        for at, moment in enumerate(self.moments):
            listed = self.listed(question, at)
            if listed is None:
                continue
            found = (moment.wide if is_wide else moment.narrow).get(listed)
            if found is not None:
                yield at, part_of_full(found, question.steps)
            elif question.frame is not None:
                yield at, ABSENT

    def changes(self, question: Question, is_wide: bool) -> list[int]:
        """The states that show a new value."""
        found, known = list[int](), ABSENT
        for at, value in self.values(question, is_wide):
            if value != known:
                found.append(at)
                known = value
        return found

    def made(self, question: Question) -> list[int]:
        """The states at which the value is another than at the state before, whichever function runs."""
        if question.frame is None:
            return self.changes(question, is_wide=False)
        found, known = list[int](), ABSENT
        for at, moment in enumerate(self.moments):
            variables = moment.narrow if moment.row[3] == question.frame else moment.waiting.get(question.frame)
            if variables is None or moment.row[0] > EXCEPTION:
                continue
            value = part_of_full(variables[question.name], question.steps) if question.name in variables else ABSENT
            if value != known:
                found.append(at)
                known = value
        return found

    def maker(self, at: int) -> int | None:
        """The state whose line led to a state: the one before in its activation; of a call, the caller's."""
        event, _, depth, frame, _ = self.moments[at].row
        for before in range(at - 1, -1, -1):
            row = self.moments[before].row
            if row[0] > EXCEPTION:
                continue
            if event == CALL and row[2] < depth:
                return before
            if event != CALL and row[3] == frame:
                return before
        return None


def part_of_full(value: Full, steps: tuple[Step, ...]) -> Full:
    """The part of a full copy; ABSENT if there is none."""
    for step in steps:
        value = _one_step(value, step)
    return value


def _one_step(value: Full, step: Step) -> Full:
    if value[0] == "object":
        parts = dict(value[2])
        if isinstance(step, Attribute):
            return parts.get(step.name, ABSENT) if step.name else ABSENT
        return _one_step(parts[""], step) if "" in parts else ABSENT
    if isinstance(step, Attribute):
        return ABSENT
    if value[:2] == ("atom", "str") and isinstance(step.key, int):
        place, text = step.key, value[2]
        return ("atom", "str", text[place]) if -len(text) <= place < len(text) else ABSENT
    if value[0] == "items" and isinstance(step.key, int):
        return value[2][step.key] if -len(value[2]) <= step.key < len(value[2]) else ABSENT
    if value[0] == "pairs":
        return next((item for key, item in value[2] if key_of(key) == step.key), ABSENT)
    return ABSENT


def key_of(key: Full) -> Any:
    """A dict's key as itself; the copy of it where it is nothing plain."""
    match key:
        case ("atom", "str", text):
            return text
        case ("atom", "int", text):
            return int(text, 16)
    return key


def questions(moments: Sequence[Moment], modules: frozenset[int], dice: Random, count: int) -> Iterator[Question]:
    """Some variables and parts of them, each asked at a state that has it."""
    for _ in range(count * 4):
        at = dice.randrange(len(moments))
        moment = moments[at]
        names = [name for name in moment.narrow if name and moment.row[0] <= EXCEPTION]
        if not names:
            continue
        listed = dice.choice(names)
        if any(each.narrow.get(listed) == UNSURE for each in moments):
            continue
        is_modules = listed.startswith(GLOBAL) or moment.row[4] in modules
        name, frame = listed.removeprefix(GLOBAL), None if is_modules else moment.row[3]
        yield Question(name, frame, _some_steps(moment.narrow[listed], dice), at)
        count -= 1
        if not count:
            return


def _some_steps(value: Full, dice: Random) -> tuple[Step, ...]:
    steps: list[Step] = []
    while dice.random() < 0.6:
        ways = list(_ways(value))
        if not ways:
            break
        step, value = dice.choice(ways)
        steps.append(step)
    return tuple(steps)


def _ways(value: Full) -> Iterator[tuple[Step, Full]]:
    match value:
        case ("object", _, parts):
            yield from ((Attribute(name), item) for name, item in parts if name.isidentifier())
        case ("items", "list" | "deque" | "Tagged" | "tuple", items):
            yield from ((Item(place), item) for place, item in enumerate(items))
        case ("pairs", _, pairs):
            yield from ((Item(key_of(key)), item) for key, item in pairs if not isinstance(key_of(key), tuple))


def check(recording: MemoryRecording, moments: Sequence[Moment], dice: Random, count: int, verdicts: Verdicts) -> None:
    """Ask some questions of a recording and judge the answers."""
    modules = frozenset(number for number, scope in enumerate(recording.scopes) if scope.name == "<module>")
    truth, session = Truth(moments, modules), Session(ReplayEngine(recording))
    for question in questions(moments, modules, dice, count):
        session.go(question.moment)
        watch = session.engine.timeline.watches.watch_for(
            question.text, recording.state(question.moment), question.moment
        )
        if watch is None:
            verdicts.unknown["part" if question.steps else "variable"] += 1
            continue
        _judge_watch(session, truth, question, watch, verdicts)
        _judge_back(session, truth, question, verdicts)
        _judge_why(session, truth, question, verdicts)


def _judge_watch(session: Session, truth: Truth, question: Question, watch: Watch, verdicts: Verdicts) -> None:
    timeline = session.engine.timeline
    end = len(truth.moments)
    forwards = [change.state for change in timeline.watches.changes_of(watch, 0, end)]
    backwards = [change.state for change in timeline.watches.changes_of(watch, 0, end, backwards=True)][::-1]
    expected = [truth.changes(question, is_wide) for is_wide in (False, True)]
    if question.frame is None:  # where a module's variable goes away is seen by nobody
        forwards, backwards = (
            [at for at in found if _is_shown(truth, question, at)] for found in (forwards, backwards)
        )
    kind = "watch part" if question.steps else "watch"
    fault = f"{question.text} of {question.frame}: {forwards} / {backwards}, not {expected[0]}"
    verdicts.judge(kind, forwards in expected and backwards in expected, fault)
    _judge_lines(session, truth, question, watch, verdicts, forwards in expected)


def _judge_lines(
    session: Session, truth: Truth, question: Question, watch: Watch, verdicts: Verdicts, is_seen: bool
) -> None:
    """Whether the run is stopped by the very lines that made the changes, forwards and backwards."""
    if question.frame is None or not is_seen:
        return
    through, end = session.engine.timeline.through_calls, len(truth.moments)
    forwards = [truth.maker(change.state) for change in through.changes_of(watch, 0, end)]
    backwards = [truth.maker(change.state) for change in through.changes_of(watch, 0, end, backwards=True)][::-1]
    expected = _once([truth.maker(at) for at in truth.made(question)])
    is_right = _once(forwards) == expected == _once(backwards)
    fault = f"{question.text} of {question.frame}: {forwards} / {backwards}, not {expected}"
    kind = "line that did it, of a part" if question.steps else "line that did it"
    verdicts.judge(kind, is_right, fault, is_late=set(forwards) == set(backwards) and len(forwards) <= len(expected))


def _once(makers: Sequence[int | None]) -> list[int | None]:
    """Without repetitions: what a line does while its calls run is seen from several states."""
    return [maker for number, maker in enumerate(makers) if number == 0 or maker != makers[number - 1]]


def _is_shown(truth: Truth, question: Question, at: int) -> bool:
    return truth.listed(question, at) in truth.moments[at].narrow


def _last(found: Sequence[int], moment: int) -> int | None:
    return max((at for at in found if at <= moment), default=None)


def _expected(truth: Truth, question: Question) -> list[tuple[int | None, int | None]]:
    """The last change up to the question's state, and the state whose line made it: as it really was, then as the
    function's own states show it, by either copy."""
    own = [_last(truth.changes(question, is_wide), question.moment) for is_wide in (False, True)]
    changes = [_last(truth.made(question), question.moment), *own]
    return [(at, truth.maker(at) if at is not None else None) for at in changes]


def _judge_back(session: Session, truth: Truth, question: Question, verdicts: Verdicts) -> None:
    session.go(question.moment)
    expected = [at if maker is None else maker for at, maker in _expected(truth, question)]
    try:
        place = session.back_to_change(question.text).place.moment
    except BadAction:
        verdicts.unknown["back"] += 1
        return
    fault = f"{question.text} at {question.moment}: {place}, not {expected[0]}"
    kind = "back part" if question.steps else "back"
    verdicts.judge(kind, place == expected[0], fault, is_late=place in expected)


def _judge_why(session: Session, truth: Truth, question: Question, verdicts: Verdicts) -> None:
    session.go(question.moment)
    causes = session.frames.why(question.text)
    first = causes[0]
    expected = _expected(truth, question)
    makers = [maker for _, maker in expected]
    is_given = first.how == "given" and first.moment in dict(expected)
    fault = f"{question.text} at {question.moment}: {first}, not {expected[0]}"
    verdicts.judge("why", is_given or first.maker == makers[0], fault, is_late=first.maker in makers)
    for cause in causes[1:]:
        fault = f"{question.text} at {question.moment}: {cause}"
        verdicts.judge(f"why: {_kind(cause)}", _holds(truth, session, cause), fault)


def _kind(cause: Cause) -> str:
    return cause.how if cause.how in ("returned", "decided") else "made"


def _holds(truth: Truth, session: Session, cause: Cause) -> bool:
    """Whether what a cause in the tree says is so."""
    row = truth.moments[cause.moment].row
    state = session.engine.timeline.state(cause.moment)
    if cause.how == "returned":
        return row[0] == RETURN and state.value == cause.value
    if cause.how == "decided":
        return _decided(truth, cause, state.source)
    if cause.how == "given":
        return True
    return cause.maker == truth.maker(cause.moment) and _changed_there(truth, session, cause)


def _decided(truth: Truth, cause: Cause, source: str) -> bool:
    """The line ran, and the function went on into its block exactly if the condition is said to have held."""
    event, line, _, frame, _ = truth.moments[cause.moment].row
    later = (row for row in (m.row for m in truth.moments[cause.moment + 1 :]) if row[3] == frame and row[0] == LINE)
    following = next(later, None)
    if event != LINE or following is None or cause.value not in ("True", "False"):
        return event == LINE
    one_line = source.rstrip()[-1:] != ":"
    return one_line or (following[1] == line + 1) == (cause.value == "True") or following[1] > line + 1


def _changed_there(truth: Truth, session: Session, cause: Cause) -> bool:
    """Whether a variable or part is not as it was at the state before that told of it. Of a change that a called
    function made, the name is not known there; the first cause of every tree is judged for these."""
    timeline = session.engine.timeline
    state = timeline.state(cause.moment)
    watch = timeline.watches.watch_for(cause.name, state, cause.moment)
    part = timeline.values.part_at(cause.name, state)
    if watch is None or part is None or state.event is Event.CALL:
        return True
    question = Question(part.root, watch.frame, part.steps, cause.moment)
    return any(cause.moment in truth.changes(question, is_wide) for is_wide in (False, True))
