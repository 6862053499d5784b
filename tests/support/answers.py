"""Answers of `watch`, `back` and `why` on a recording, checked against what full copies of every state say.

Everything is worked out again from the copies (naive.py) by going through all states one by one; nothing of a timeline
is used for that. A question whose answer the recording says it does not know is counted, not judged. The copies also
hold the variables of the functions that wait, so the line that really changed an object is known wherever it stands; an
answer that names the line of the caller instead is *late*.

What is as it was when its function was entered has more than one true answer: the line that called, if that gave it,
and the line that made it so, wherever that object was then. Of a default there is none, and of a variable of the
function around it the line need not be known; that these are what they are said to be is looked up in the syntax.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from naive import UNSURE, Copier, Full, Moment

from ndb.engine.protocol import Watch
from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.parts import Part, part_of
from ndb.errors import BadAction
from ndb.session import Session
from ndb.session.why import Cause, first_cause
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

    def __init__(self, moments: Sequence[Moment], recording: MemoryRecording) -> None:
        self.moments, self._recording = moments, recording
        self._modules = module_scopes(recording)

    def listed(self, question: Question, at: int) -> str | None:
        """The name under which a state would list what is asked for; None for states that do not tell of it."""
        row = self.moments[at].row
        if row[0] > EXCEPTION:
            return None
        if question.frame is not None:
            return question.name if row[3] == question.frame else None
        return question.name if row[4] in self._modules else GLOBAL + question.name

    def value(self, question: Question) -> Full:
        """What it is at the question's state."""
        listed = self.listed(question, question.moment)
        whole = self.moments[question.moment].narrow.get(listed, ABSENT) if listed is not None else ABSENT
        return part_of_full(whole, question.steps)

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

    def made_of_objects(self, question: Question) -> Iterator[tuple[int, bool]]:
        """The same for the object itself, and for those that the part is found in: when that which lies in them last
        became what it is at the question's state; and whether that is as functions that wait show it themselves, by the
        names that they have for it, which is late."""
        for size in range(len(question.steps) + 1):
            holder, steps = self.value(replace(question, steps=question.steps[:size])), question.steps[size:]
            objects = self.moments[question.moment].objects
            owner = next((value for value, copy in objects if copy is holder), None)
            if owner is None:
                return
            yield from ((at, False) for at in self._last_of_object(owner, steps, question.moment))
            for named in self._waiting_names(owner, steps, question.moment):
                last = _last(self.changes(named, is_wide=False), named.moment)
                yield from () if last is None else ((last, True),)

    def _last_of_object(self, owner: object, steps: tuple[Step, ...], until: int) -> Iterator[int]:
        last, known = None, ABSENT
        for at, moment in enumerate(self.moments[: until + 1]):
            copy = next((copy for value, copy in moment.objects if value is owner), None)
            value = part_of_full(copy, steps) if copy is not None else known
            if value != known:
                last, known = at, value
        yield from () if last is None else (last,)

    def _waiting_names(self, owner: object, steps: tuple[Step, ...], until: int) -> Iterator[Question]:
        """The variables of functions that wait which are the object."""
        for frame in self.moments[until].waiting:
            at = max((at for at in range(until) if self.moments[at].row[3] == frame), default=None)
            moment = self.moments[at] if at is not None else None
            copies = {id(copy) for value, copy in moment.objects if value is owner} if moment is not None else ()
            for name, copy in moment.narrow.items() if at is not None and moment is not None else ():
                if id(copy) in copies and not name.startswith(GLOBAL):
                    yield Question(name, frame, steps, at)

    def entries(self, question: Question, at: int) -> tuple[str, ...]:
        """What may be said of a variable that is as it was at the state where its function was entered, besides that
        the line before gave it."""
        event, line, _, frame, scope = self.moments[at].row
        if event != CALL or question.frame != frame:
            return ()
        if any(moment.row[3] == frame for moment in self.moments[:at]):
            return ("changed between states",)
        known = self._recording.scopes[scope]
        function = _function_at(self._recording.sources.get(known.file, ""), known.name.rpartition(".")[2], line)
        if function is None:
            return ("of the function around it",)
        given, defaults = _parameters(function.args)
        if question.name not in given:
            return ("of the function around it",)
        is_lazy = isinstance(function, ast.AsyncFunctionDef) or _yields(function)
        is_default = question.name in defaults and _may_be(defaults[question.name], self.moments[at], question.name)
        return ("default of the function",) * is_default + ("given when it was made",) * is_lazy

    def as_seen_inside(self, question: Question) -> Iterator[int]:
        """When functions that stand inside the one asked about show it last to have changed: late, too."""
        scopes, asked = self._recording.scopes, self.moments[question.moment].row[4]
        rows = (moment.row for moment in self.moments[: question.moment])
        inside = {row[3] for row in rows if scopes[row[4]].name.startswith(scopes[asked].name + ".<locals>.")}
        for frame in inside if question.frame is not None else ():
            last = _last(self.changes(replace(question, frame=frame), is_wide=False), question.moment)
            yield from () if last is None else (last,)

    def hides(self, question: Question) -> bool:
        """Whether it is a field of a named tuple, which copies hold by its place only."""
        ways = (question.steps[:size] for size, step in enumerate(question.steps) if isinstance(step, Attribute))
        holders = (self.value(replace(question, steps=way)) for way in ways)
        return any(holder[0] == "items" and holder[1] not in ("list", "tuple", "deque") for holder in holders)

    def around(self, question: Question, at: int) -> Question | None:
        """The same variable as one of the function around, at the last state of that before this one is entered: of the
        only activation that it had, or of the innermost that waits."""
        scopes, (_, _, _, _, scope) = self._recording.scopes, self.moments[at].row
        outer, _, inner = scopes[scope].name.rpartition(".<locals>.")
        if inner.startswith("<genexpr>."):  # whose name has no <locals> behind it
            outer = ".<locals>.".join(each for each in (outer, inner.rpartition(".")[0]) if each)
        states = [
            (before, moment.row[3]) for before, moment in enumerate(self.moments[:at])
            if (scopes[moment.row[4]].name, scopes[moment.row[4]].file) == (outer, scopes[scope].file)
        ]  # fmt: skip
        frames = {frame for _, frame in states}
        waiting = frames & self.moments[at].waiting.keys()
        frame = min(frames) if len(frames) == 1 else max(waiting, default=None)
        last = max((before for before, found in states if found == frame), default=None)
        is_there = last is not None and question.name in self.moments[last].narrow
        return Question(question.name, frame, question.steps, last) if is_there and last is not None else None

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


_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def _function_at(source: str, name: str, line: int) -> _Function | None:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Lambda):
            if name == "<lambda>" and node.lineno == line:
                return node
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            if first <= line <= node.lineno:
                return node
    return None


def _may_be(default: ast.expr, moment: Moment, name: str) -> bool:
    """Whether a variable is what a default says, where that is a constant."""
    if not isinstance(default, ast.Constant):
        return True
    return moment.narrow.get(name) == Copier(is_wide=False)(default.value)


def _parameters(given: ast.arguments) -> tuple[frozenset[str], dict[str, ast.expr]]:
    """All of them, and the defaults of those that have one."""
    plain = [each.arg for each in (*given.posonlyargs, *given.args)]
    named = [each.arg for each in given.kwonlyargs]
    stars = [each.arg for each in (given.vararg, given.kwarg) if each is not None]
    optional = zip(named, given.kw_defaults, strict=True)
    defaults = dict(zip(plain[len(plain) - len(given.defaults) :], given.defaults, strict=True))
    return frozenset((*plain, *named, *stars)), defaults | {
        name: value for name, value in optional if value is not None
    }


def _yields(function: _Function) -> bool:
    inner = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    pending: list[ast.AST] = list(ast.iter_child_nodes(function))
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        pending += [] if isinstance(node, inner) else ast.iter_child_nodes(node)
    return False


def module_scopes(recording: MemoryRecording) -> frozenset[int]:
    return frozenset(number for number, scope in enumerate(recording.scopes) if scope.name == "<module>")


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
        case ("items", "tuple", items):
            return tuple(map(key_of, items))
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
            yield from ((Item(key_of(key)), item) for key, item in pairs if isinstance(key_of(key), str | int))


def check(recording: MemoryRecording, moments: Sequence[Moment], dice: Random, count: int, verdicts: Verdicts) -> None:
    """Ask some questions of a recording and judge the answers."""
    truth, session = Truth(moments, recording), Session(ReplayEngine(recording))
    for question in questions(moments, module_scopes(recording), dice, count):
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
    _judge_lines(session, truth, question, watch, verdicts, forwards == expected[0])


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
    verdicts.judge(kind, is_right, fault, is_late=_is_late(forwards, backwards, expected))


def _is_late(forwards: Sequence[int | None], backwards: Sequence[int | None], expected: Sequence[int | None]) -> bool:
    return set(forwards) == set(backwards) and len(_once(forwards)) <= len(expected)


def _once(makers: Sequence[int | None]) -> list[int | None]:
    """Without repetitions: what a line does while its calls run is seen from several states."""
    return [maker for number, maker in enumerate(makers) if number == 0 or maker != makers[number - 1]]


def _is_shown(truth: Truth, question: Question, at: int) -> bool:
    return truth.listed(question, at) in truth.moments[at].narrow


def _last(found: Sequence[int], moment: int) -> int | None:
    return max((at for at in found if at <= moment), default=None)


@dataclass(frozen=True)
class Expected:
    """What may be answered of a value: the states that may be said to be the first with it, the best first, each with
    the state whose line made it, or None."""

    made: list[tuple[int | None, int | None]]
    seen: list[tuple[int | None, int | None]]
    """As the function's own states show it: late."""
    entries: tuple[str, ...]
    """What may be said instead, if it is as it was when its function was entered, which was at the first of `made`."""

    def is_entered(self, cause: Cause) -> bool:
        return cause.maker is None and cause.how.startswith(self.entries) if self.entries else False


def _expected(truth: Truth, question: Question) -> Expected:
    own = [_last(truth.changes(question, is_wide), question.moment) for is_wide in (False, True)]
    made = _last(truth.made(question), question.moment)
    entries = truth.entries(question, made) if made is not None else ()
    is_entered = made is not None and truth.moments[made].row[0] == CALL
    objects = list(truth.made_of_objects(question)) if is_entered else []
    really = [made, *(at for at, is_late in objects if not is_late)]
    seen = [*own, *(at for at, is_late in objects if is_late), *truth.as_seen_inside(question)]
    with_makers = [[(at, truth.maker(at) if at is not None else None) for at in found] for found in (really, seen)]
    outer = truth.around(question, made) if made is not None and "of the function around it" in entries else None
    around = _expected(truth, outer) if outer is not None else Expected([], [], ())
    return Expected(with_makers[0] + around.made, with_makers[1] + around.seen, entries + around.entries)


def _judge_back(session: Session, truth: Truth, question: Question, verdicts: Verdicts) -> None:
    session.go(question.moment)
    expected = _expected(truth, question)
    try:
        stop = session.back_to_change(question.text)
    except BadAction:
        verdicts.unknown["back"] += 1
        return
    place, cause = stop.place.moment, first_cause(session.engine.timeline, question.text, question.moment)
    made, seen = ([at if maker is None else maker for at, maker in found] for found in (expected.made, expected.seen))
    if cause is not None and stop.why.endswith(f"was so here: {cause.how}"):
        made = [cause.moment] if _is_so_there(truth, question, expected, cause) else []
    elif cause is not None and cause.how.startswith("changed between states") and expected.is_entered(cause):
        made = [at for at in (session.engine.timeline.before_in_frame(cause.moment),) if at is not None]
    elif stop.why.endswith(" was given by this line"):
        seen += session.engine.timeline.stack(question.moment)
    fault = f"{question.text} at {question.moment}: {place}, not {made}"
    kind = "back part" if question.steps else "back"
    verdicts.judge(kind, place in made, fault, is_late=place in seen)


def _is_so_there(truth: Truth, question: Question, expected: Expected, cause: Cause) -> bool:
    """Whether a value was what it is where its line is not known: here, or where the callers have it from."""
    if cause.how == "given":
        return question.frame is None and cause.moment in dict(expected.made)
    there = _entered(truth, cause)
    return there is not None and truth.value(there) == truth.value(question)


def _entered(truth: Truth, cause: Cause) -> Question | None:
    """What a cause without a line names, if it is as it was when its function was entered, in the way that is said."""
    part = part_of(cause.name)
    if part is None:
        return None
    named = Question(part.root, truth.moments[cause.moment].row[3], part.steps, cause.moment)
    entries = truth.entries(named, cause.moment)
    return named if entries and cause.how.startswith(entries) else None


def _judge_why(session: Session, truth: Truth, question: Question, verdicts: Verdicts) -> None:
    session.go(question.moment)
    causes = session.frames.why(question.text)
    first = causes[0]
    expected = _expected(truth, question)
    makers = {maker for _, maker in expected.made}
    is_right = first.maker in makers or (first.how == "given" and first.moment in dict(expected.made + expected.seen))
    fault = f"{question.text} at {question.moment}: {first}, not {expected.made}"
    is_late = first.maker in {maker for _, maker in expected.seen}
    verdicts.judge("why", is_right or expected.is_entered(first), fault, is_late=is_late)
    for cause in causes[1:]:
        fault = f"{question.text} at {question.moment}: {cause}"
        verdicts.judge(f"why: {_kind(cause)}", _holds(truth, session, cause), fault)


def _kind(cause: Cause) -> str:
    return cause.how if cause.how in ("returned", "raised", "decided") else "made"


def _holds(truth: Truth, session: Session, cause: Cause) -> bool:
    """Whether what a cause in the tree says is so."""
    row = truth.moments[cause.moment].row
    state = session.engine.timeline.state(cause.moment)
    if cause.how == "returned":
        return row[0] == RETURN and state.value == cause.value
    if cause.how == "raised":
        return row[0] == EXCEPTION and state.value == cause.value
    if cause.how == "decided":
        return _decided(truth, cause, state.source)
    if cause.how == "given":
        return True
    if cause.maker is None:
        return _entered(truth, cause) is not None
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
    if truth.hides(question):
        return True
    return any(cause.moment in truth.changes(question, is_wide) for is_wide in (False, True))
