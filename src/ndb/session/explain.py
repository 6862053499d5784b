"""A run in words: calls, loops folded, branches and what decided them, what was raised and where its value came from.

Everything is read from the states of a timeline; nothing is invented, and of predicted states it says so. Knows syntax
and states; nothing of who reads it: `Explanation.markdown` is for people, `as_json` for programs, with the numbers of
states in both.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.session.why import explain as causes_of
from ndb.session.why import names_read
from ndb.source.functions import class_bodies, function_at
from ndb.source.parse import is_plain, nodes_in, parsed, plain_value
from ndb.trace.names import bare_name, is_global
from ndb.trace.state import Event, Exit, State

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline

DEEPEST, MOST_STATES = 3, 200_000
_SHOWN, _MOST_CALLS, _MOST_SAMPLES, _MOST_NAMED, _MOST_ROWS = 60, 3, 400, 8, 20
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Course:
    """How a variable went: its value before and after, and in words how it came there."""

    name: str
    before: str | None
    after: str
    words: str


@dataclass(frozen=True, slots=True)
class Branch:
    """A condition, how often it held, and on which values it was decided when it first did."""

    line: int
    source: str
    yes: int
    no: int
    decided_by: Mapping[str, str]
    state: int
    yes_rounds: tuple[int, ...] = ()
    """Which times it held, where those are few."""


@dataclass(frozen=True, slots=True)
class Loop:
    """All rounds of a loop in one run of its function."""

    line: int
    source: str
    rounds: int
    entered: int
    courses: tuple[Course, ...]
    state: int


@dataclass(frozen=True, slots=True)
class Raised:
    """An exception that passed a function."""

    error: str
    line: int
    state: int
    caught: bool


@dataclass(frozen=True, slots=True)
class Call:
    """One run of a function."""

    function: str
    file: str
    line: int
    state: int
    arguments: Mapping[str, str]
    returned: str | None
    raised: tuple[Raised, ...]
    loops: tuple[Loop, ...]
    branches: tuple[Branch, ...]
    outside: tuple[Course, ...]
    """What it changed that others see: arguments changed in place, data of the module."""
    calls: tuple["Call", ...]
    not_shown: Mapping[str, int]
    """Calls made here that are not told, by function."""
    is_class: bool = False
    """Whether it is the body of a class, which nobody calls."""


@dataclass(frozen=True, slots=True)
class Source:
    """One line that made a value."""

    name: str
    value: str
    how: str
    line: int | None
    source: str
    state: int
    file: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A run, explained."""

    states: int
    exit: str | None
    guessed: bool
    """Whether the states are predictions."""
    error: str | None
    error_line: int | None
    error_state: int | None
    sources: tuple[Source, ...]
    """Where the values came from that the line of the error read."""
    calls: tuple[Call, ...]
    error_file: str | None = None

    def as_json(self) -> dict[str, Any]:
        return {"version": 1} | asdict(self)

    def markdown(self) -> str:
        return "\n".join(_explained(self)) + "\n"


def explain_run(timeline: "Timeline", *, deepest: int = DEEPEST, guessed: bool = False) -> Explanation:
    """A whole run, as far as its states are known."""
    frames = _Frames.of(timeline)
    origin = origin_of_error(timeline)
    error = timeline.state(origin) if origin is not None else None
    roots = [frame for frame, parent in frames.parents.items() if parent is None]
    return Explanation(
        states=len(timeline), exit=timeline.exit, guessed=guessed,
        error=error.value if error is not None else None,
        error_line=error.line if error is not None else None, error_state=origin,
        sources=tuple(_sources(timeline, origin, error)) if origin is not None and error is not None else (),
        calls=tuple(_call(timeline, frames, root, deepest) for root in roots[:_MOST_ROWS]),
        error_file=error.file if error is not None else None,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Frames:
    """The moments of every run of a function, and who called it."""

    moments: dict[int, list[int]] = field(default_factory=dict)
    parents: dict[int, int | None] = field(default_factory=dict)
    children: dict[int, list[int]] = field(default_factory=dict)

    @classmethod
    def of(cls, timeline: "Timeline") -> "_Frames":
        found, at_depth = cls(), dict[int, int]()
        recording = timeline.recording
        count = min(len(timeline), MOST_STATES)
        columns = (recording.frames[:count], recording.depths[:count], recording.events[:count])
        for moment, (frame, depth, event) in enumerate(zip(*(map(int, each) for each in columns), strict=True)):
            if event >= Event.EXPRESSION:
                continue
            at_depth[depth] = frame
            if frame not in found.moments:
                found._enter(frame, at_depth.get(depth - 1))
            found.moments[frame].append(moment)
        return found

    def _enter(self, frame: int, parent: int | None) -> None:
        self.moments[frame], self.parents[frame] = [], parent
        if parent is not None:
            self.children.setdefault(parent, []).append(frame)


def _call(timeline: "Timeline", frames: _Frames, frame: int, deepest: int) -> Call:
    moments = frames.moments[frame]
    first, last = timeline.state(moments[0]), timeline.state(moments[-1])
    text = timeline.recording.sources.get(first.file, "")
    nodes, is_class = _own_nodes(text, first), (first.line, first.function) in class_bodies(text)
    calls, more = _calls(timeline, frames, frame, deepest)
    lines = [int(timeline.recording.lines[moment]) for moment in moments]
    return Call(
        first.function, first.file, first.line, moments[0],
        {} if first.function == "<module>" else {n: _cut(v) for n, v in first.locals.items() if not is_global(n)},
        _cut(last.value or "None") if last.event is Event.RETURN and not is_class else None,
        tuple(_raised(timeline, moments)),
        tuple(_loops(timeline, nodes, moments, lines)),
        tuple(_branches(timeline, nodes, moments, lines)),
        tuple(_outside(first, last, nodes)),
        calls, more, is_class,
    )  # fmt: skip


def _calls(timeline: "Timeline", frames: _Frames, frame: int, deepest: int) -> tuple[tuple[Call, ...], dict[str, int]]:
    """The first few calls of every function; the others are counted."""
    told, seen, more = list[Call](), Counter[str](), Counter[str]()
    for child in frames.children.get(frame, ()):
        name = timeline.state(frames.moments[child][0]).function
        seen[name] += 1
        if deepest <= 0 or seen[name] > _MOST_CALLS or len(told) >= _MOST_ROWS:
            more[name] += 1
        else:
            told.append(_call(timeline, frames, child, deepest - 1))
    return tuple(told), dict(more)


# -- inside one function -----------------------------------------------------------------------------------------------


def _own_nodes(text: str, state: State) -> list[ast.stmt]:
    """The syntax of a function without that of functions inside it."""
    scope: ast.AST | None = parsed(text) if state.function == "<module>" else function_at(text, state.line)
    if scope is None:
        return []
    found, pending = list[ast.stmt](), [scope]
    while pending:
        for node in ast.iter_child_nodes(pending.pop()):
            found += [node] if isinstance(node, ast.stmt) else []
            pending += [node] if not isinstance(node, _SCOPES) else []
    return sorted(found, key=lambda node: node.lineno)


def _follows(node: ast.If | ast.For | ast.While | ast.AsyncFor, line: int | None) -> bool:
    """Whether a line stands in the body."""
    return line is not None and node.body[0].lineno <= line <= (node.body[-1].end_lineno or node.body[-1].lineno)


def _visits(node: ast.stmt, lines: Sequence[int]) -> list[int]:
    """Positions at which the head of a statement ran."""
    return [at for at, line in enumerate(lines) if line == node.lineno]


def _next_line(lines: Sequence[int], at: int) -> int | None:
    return lines[at + 1] if at + 1 < len(lines) else None


def _branches(
    timeline: "Timeline", nodes: Sequence[ast.stmt], moments: Sequence[int], lines: Sequence[int]
) -> Iterator[Branch]:
    for node in nodes:
        visits = _visits(node, lines) if isinstance(node, ast.If) else []
        if not isinstance(node, ast.If) or not visits:
            continue
        held = [_follows(node, _next_line(lines, at)) for at in visits]
        decisive = held.index(True) if True in held else 0
        state = timeline.state(moments[visits[decisive]])
        values = {
            name: _cut(value) for name in names_read(state.source) if (value := state.locals.get(name)) is not None
        }
        few = tuple(number for number, yes in enumerate(held, 1) if yes) if len(held) > 1 else ()
        rounds = few if len(few) <= _MOST_NAMED else ()
        moment = moments[visits[decisive]]
        yield Branch(node.lineno, state.source.strip(), sum(held), len(held) - sum(held), values, moment, rounds)


def _loops(
    timeline: "Timeline", nodes: Sequence[ast.stmt], moments: Sequence[int], lines: Sequence[int]
) -> Iterator[Loop]:
    for node in nodes:
        if not isinstance(node, ast.For | ast.While | ast.AsyncFor) or not (visits := _visits(node, lines)):
            continue
        rounds = sum(_follows(node, _next_line(lines, at)) for at in visits)
        entries = [at for at in visits if at == 0 or not _follows(node, lines[at - 1])]
        ends = [*entries[1:], len(lines)]
        own = [at for at in visits if at < ends[0]]
        after = next((at for at in range(own[-1] + 1, len(lines)) if not _follows(node, lines[at])), len(lines) - 1)
        samples = [timeline.state(moments[at]) for at in _thinned([*own, after])]
        source = samples[0].source.strip()
        yield Loop(node.lineno, source, rounds, len(entries), tuple(_courses(samples)), moments[own[0]])


def _thinned(positions: Sequence[int]) -> Sequence[int]:
    step = max(1, len(positions) // _MOST_SAMPLES)
    return [*positions[:-1:step], positions[-1]]


def _courses(samples: Sequence[State]) -> Iterator[Course]:
    names = [name for name in samples[-1].locals if samples[0].locals.get(name) != samples[-1].locals[name]]
    for name in names[:_MOST_NAMED]:
        values = [state.locals[name] for state in samples if name in state.locals]
        before = samples[0].locals.get(name)
        yield Course(
            bare_name(name), _cut(before) if before is not None else None, _cut(values[-1]), _words(values, before)
        )


def _words(values: Sequence[str], before: str | None) -> str:
    """How a value went, in words."""
    if before is None:
        return f"was {_cut(values[-1])} at the end"
    numbers = [_measure(value) for value in values]
    if all(number is not None for number in numbers):
        sizes = [number[1] for number in numbers if number is not None]
        what = "" if numbers[0] is not None and numbers[0][0] == "number" else " items"
        ends = f"from {sizes[0]:g} to {sizes[-1]:g}{what}"
        if sizes[0] < sizes[-1] and sizes == sorted(sizes):
            return f"{'rose' if not what else 'grew'} {ends}"
        if sizes[0] > sizes[-1] and sizes == sorted(sizes, reverse=True):
            return f"{'fell' if not what else 'shrank'} {ends}"
    return f"went from {_cut(before)} to {_cut(values[-1])}"


def _measure(text: str) -> tuple[str, float] | None:
    """A number, or the size of a collection."""
    if len(text) > 10_000 or not is_plain(text):
        return None
    value = plain_value(text)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "number", float(value)
    return ("size", float(len(value))) if isinstance(value, list | dict | set | tuple) else None


def _raised(timeline: "Timeline", moments: Sequence[int]) -> Iterator[Raised]:
    events = timeline.recording.events
    for position, moment in enumerate(moments):
        if events[moment] == Event.EXCEPTION:
            state = timeline.state(moment)
            yield Raised(_cut(state.value or "", 120), state.line, moment, caught=position + 1 < len(moments))


def _outside(first: State, last: State, nodes: Sequence[ast.stmt]) -> Iterator[Course]:
    """Arguments that are changed but never assigned, and data of the module."""
    stored = {
        n.id for node in nodes for n in nodes_in(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    if first.function == "<module>":
        return
    for name, before in first.locals.items():
        after = last.locals.get(name)
        if after is not None and after != before and (is_global(name) or name not in stored):
            yield Course(bare_name(name), _cut(before), _cut(after), _words([before, after], before))


def _sources(timeline: "Timeline", origin: int, error: State) -> Iterator[Source]:
    for name in names_read(error.source)[:_MOST_NAMED]:
        for cause in causes_of(timeline, name, origin, deepest=2, most=4):
            maker = timeline.state(cause.maker) if cause.maker is not None else None
            line, source = (maker.line, maker.source.strip()) if maker is not None else (None, "")
            file = maker.file if maker is not None else error.file
            yield Source(cause.name, _cut(cause.value), cause.how, line, source, cause.moment, file)


def _cut(text: str, width: int = _SHOWN) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


# -- words -------------------------------------------------------------------------------------------------------------


def _explained(run: Explanation) -> Iterator[str]:
    ended = {Exit.NORMAL: "ended normally", Exit.ERROR: "ended with an error", Exit.NEVER: "has not ended"}
    how = ended[Exit(run.exit)] if run.exit in list(ended) else "has not ended"
    yield f"# {run.states} states; the run {how}"
    if run.guessed:
        yield "\nEverything here is predicted by a model: nothing was run."
    is_one_file = len({file for call in run.calls for file in _files(call)}) <= 1
    if run.error is not None:
        where = f"line {run.error_line}" if is_one_file else f"line {run.error_line} of {run.error_file}"
        yield f"\n**{run.error}** was raised in {where} [state {run.error_state}] and nothing caught it."
        rows = [_source_row(source, run.error_file) for source in run.sources]
        yield from _table(("value", "made by", "line", "state"), rows)
    yield ""
    for call in run.calls:
        yield from _call_lines(call, 0, call.file if is_one_file else "")


def _files(call: Call) -> Iterator[str]:
    yield call.file
    for inner in call.calls:
        yield from _files(inner)


def _source_row(source: Source, around: str | None) -> tuple[str, ...]:
    made = f"{source.how}: `{source.source}`" if source.source else source.how
    line = f"{source.line or ''}" if source.file == around else f"{source.line} of {source.file}"
    return (f"`{source.name} = {source.value}`", made, line, str(source.state))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    if rows:
        yield ""
        yield "| " + " | ".join(head) + " |"
        yield "|" + "---|" * len(head)
        yield from ("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows)


def _call_lines(call: Call, level: int, around: str) -> Iterator[str]:
    """`around`: the file that the caller stands in."""
    indent = "  " * level
    arguments = ", ".join(f"{name}={value}" for name, value in call.arguments.items())
    name = f"{call.file}" if call.function == "<module>" else f"{call.function}({_cut(arguments)})"
    name = f"class {call.function}" if call.is_class else name
    left = [raised for raised in call.raised if not raised.caught]
    result = f" raised `{left[-1].error}`" if left else f" → `{call.returned}`" if call.returned is not None else ""
    place = f", in {call.file}" if call.file not in (around, name) else ""
    yield f"{indent}- `{name}`{result} [state {call.state}{place}]"
    yield from (f"{indent}  - {line}" for line in _facts(call))
    for inner in call.calls:
        yield from _call_lines(inner, level + 1, call.file)
    for function, count in call.not_shown.items():
        yield (
            f"{indent}  - `{function}` was called {count} more times"
            if count > 1
            else f"{indent}  - `{function}` once more"
        )


def _facts(call: Call) -> Iterator[str]:
    for loop in call.loops:
        entered = f" in {loop.entered} goes" if loop.entered > 1 else ""
        courses = "; ".join(f"{course.name} {course.words}" for course in loop.courses)
        yield f"line {loop.line} `{loop.source}` {loop.rounds} rounds{entered}" + (f"; {courses}" if courses else "")
    yield from (_branch_words(branch) for branch in call.branches)
    for raised in call.raised:
        if raised.caught:
            yield f"line {raised.line} raised `{raised.error}`, which was caught [state {raised.state}]"
    yield from (f"changed outside: {course.name} {course.words}" for course in call.outside)


def _branch_words(branch: Branch) -> str:
    values = ", ".join(f"{name} = {value}" for name, value in branch.decided_by.items())
    when = f" ({values})" if values else ""
    if branch.yes + branch.no == 1:
        return f"line {branch.line} `{branch.source}` {'held' if branch.yes else 'did not hold'}{when}"
    which = f" (number {', '.join(map(str, branch.yes_rounds))})" if branch.yes_rounds and branch.no else ""
    return f"line {branch.line} `{branch.source}` held {branch.yes} of {branch.yes + branch.no} times{which}"
