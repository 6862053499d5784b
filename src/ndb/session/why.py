"""Where a value came from: a tree of the lines that made it, followed back through a timeline.

A value was made by a line; the line read other values, parts of containers among them, called functions that returned
something, and ran because a condition held. On a recording the answer is exact about when and where; what a line read
is taken from its syntax. Knows timelines and syntax; no engine and no text for people.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from ndb.engine.timeline.causes.entering import (
    Entry,
    around,
    calls_of,
    changed_elsewhere,
    entry_of,
    holds_lazily,
    is_method,
    shown_around,
)
from ndb.engine.timeline.causes.origin import origin_of_raise
from ndb.engine.timeline.causes.put_in import line_that_put
from ndb.engine.timeline.changes.late import changed_after
from ndb.engine.timeline.columns import ForgetsStates, KnowsObjects
from ndb.engine.timeline.parts import Part, part_of, parts_read, parts_stored
from ndb.engine.timeline.timeline import Timeline
from ndb.source.call import passed_to
from ndb.source.functions import function_at
from ndb.source.parse import parsed_expression
from ndb.source.statements import (
    Guard,
    guards_of,
    names_in,
    names_set,
    statement_alone,
    statement_around,
    statement_of,
)
from ndb.trace.names import global_name
from ndb.trace.state import Event, State
from ndb.tree.search import first_where, last_where

MEANWHILE = "changed while this line ran"
"""How something changed that the line does not name, where another thread may have done it."""
_MOST_CALLS = 2
"""Calls of one line whose results are followed, the last ones."""


@dataclass(frozen=True, slots=True)
class Cause:
    """One step of an explanation: at `maker` a line ran, and at `moment` the variable showed the value."""

    name: str
    """A variable or a part of one; of `returned` and `raised` the function, of `decided` the line that decided."""
    value: str
    moment: int
    """The first state that shows the value."""
    maker: int | None
    """The state whose line made it; None if it was there from the start, or if it is not known which line did."""
    how: str
    """assigned, argument, changed, changed by a call, changed some time after (states are missing), given; changed
    between states A and B: it is too large to be looked at for every state, or its function waited meanwhile; what else
    a variable can be when its function is entered (`Entry`), with the state at which it was so; returned: by a function
    that the line before called; raised: what the line before caught; decided: the condition because of which that line
    ran."""
    level: int
    """How deep in the tree: its parent is the nearest cause before it with a smaller level."""
    uses: tuple[str, ...]
    """Variables, and parts of them, that the line read."""
    returned: str | None = None
    """What a call made by the line returned, if one did."""
    alias: str | None = None
    """The other name under which the line changed it, where that is known."""
    is_named: bool = True
    """Whether the line names it, by whichever name: else, where several threads ran, another may have changed it."""


@dataclass(slots=True)
class _Node:
    cause: Cause
    children: list["_Node"] = field(default_factory=list)

    def flat(self) -> Iterator[Cause]:
        yield self.cause
        for child in self.children:
            yield from child.flat()


def explain(timeline: Timeline, name: str, moment: int, *, deepest: int = 3, most: int = 16) -> list[Cause]:
    """The causes of a variable's value (or a part's) at a moment, each followed by the causes of what it rests on.

    Nearer causes come before farther ones where there are too many."""
    first = _cause(timeline, name, moment, 0)
    if first is None:
        return []
    root = _Node(first)
    seen, pending, count = {(first.name, first.moment)}, [root], 1
    while pending:
        node = pending.pop(0)
        for cause in _causes_of(timeline, node.cause) if node.cause.level + 1 < deepest else ():
            if count < most and (cause.name, cause.moment) not in seen:
                seen.add((cause.name, cause.moment))
                node.children.append(_Node(cause))
                count += 1
        pending += node.children
    return list(root.flat())


def first_cause(timeline: Timeline, name: str, moment: int) -> Cause | None:
    """What gave a variable, or a part of one, its value: the line that did it. A part of an argument is followed to
    where the callers have it from."""
    cause = _cause(timeline, name, moment, 0)
    while cause is not None and cause.how == "argument" and cause.maker is not None and len(cause.uses) == 1:
        given = _cause(timeline, cause.uses[0], cause.maker, 0) if _is_part(cause) else None
        if given is None:
            break
        cause = given
    return cause


def _is_part(cause: Cause) -> bool:
    """Whether it is a part of something, and what it rests on is that part."""
    steps = [part.steps if (part := part_of(text)) is not None else () for text in (cause.name, *cause.uses)]
    return all(steps) and len(steps) > 1 and steps[1][-len(steps[0]) :] == steps[0]


def _causes_of(timeline: Timeline, cause: Cause) -> Iterator[Cause]:
    """What a cause rests on: what functions returned to it or raised, what it read, the condition that let it run."""
    if cause.maker is None:
        return
    level = cause.level + 1
    if cause.how in ("assigned", "changed", "argument", "changed some time after"):
        yield from _returned(timeline, cause.maker, cause.moment, level)
    yield from _raised(timeline, cause.maker, level)
    for used in cause.uses:
        found = _cause(timeline, used, cause.maker, level) or _cause_around(timeline, used, cause.maker, level)
        if found is not None:
            yield _put_into(timeline, found, cause)
    decided = _decided(timeline, cause.maker, level)
    if decided is not None:
        yield decided


def _cause_around(timeline: Timeline, name: str, moment: int, level: int) -> Cause | None:
    """The cause of what a generator expression goes through: the function around it reads that, where it makes it."""
    if not timeline.state(moment).function.endswith("<genexpr>"):
        return None
    entered = timeline.first_of(int(timeline.recording.frames[moment]), 0)
    at = around(timeline, _root(name), entered)
    is_made_there = at is not None and holds_lazily(timeline, at, timeline.state(entered).line)
    return _cause(timeline, name, at, level) if at is not None and is_made_there else None


def _put_into(timeline: Timeline, cause: Cause, result: Cause) -> Cause:
    """The cause of an object that a line read; of one of the library that shows nothing of what it holds, the line that
    put in what the other got."""
    is_closed = cause.value.startswith("<") and cause.value.endswith(">") and result.maker is not None
    at = line_that_put(timeline, cause.name, cause.moment, result.maker or 0, result.value) if is_closed else None
    if at is None:
        return cause
    return Cause(cause.name, cause.value, at + 1, at, "changed", cause.level, _reads(timeline, at))


def _cause(timeline: Timeline, name: str, moment: int, level: int) -> Cause | None:
    change = timeline.through_calls.last_change(name, moment)
    if change is None:
        return None
    part = timeline.values.part_at(name, timeline.state(moment))
    shown, state = str(part), timeline.state(change)
    value = timeline.values.text_of(shown, moment) or ""
    maker = timeline.maker(change)
    if maker is None or _was_there(timeline, shown, state, change):
        return Cause(shown, value, change, None, "given", level, ())
    line = timeline.state(maker)
    if state.event is Event.CALL and part is not None and part.root in state.locals:
        return replace(_entered(timeline, part, change, maker, level), name=shown, value=value)
    called = _call_between(timeline, maker, change)
    there = _name_there(timeline, name, moment, change)
    since = changed_after(timeline, there, change)
    if since is not None:
        return Cause(shown, value, change, None, f"changed between states {since} and {change}", level, ())
    uses = dict.fromkeys((*_stored_into(there, _tree(timeline, line)), *_reads(timeline, maker)))
    how = _how(timeline, there, maker, change, called)
    inner = _made_inside(timeline, part, maker, change, level) if part is not None and how == "assigned" else None
    if inner is not None:
        return replace(inner, name=shown, value=value)
    alias = _alias(timeline, there, maker) or _changer(timeline, there, maker) if how == "changed" else None
    alias = alias if alias != there else None
    is_named = how != "changed" or alias is not None or _root(there) in names_in(_tree(timeline, line))
    return Cause(shown, value, change, maker, how, level, tuple(uses), called, alias, is_named)


def _entered(timeline: Timeline, part: Part, change: int, maker: int, level: int) -> Cause:
    """What a variable, or a part of one, rests on that is as it is since its function was entered."""
    entry, state = entry_of(timeline, part.root, change), timeline.state(change)
    if entry is Entry.ARGUMENT:
        return Cause("", "", change, maker, "argument", level, _passed_part(timeline, maker, state, part))
    outer = shown_around(timeline, part, change) if entry is Entry.AROUND else None
    found = _cause(timeline, str(part), outer, level) if outer is not None else None
    if found is not None:
        return found
    elsewhere = changed_elsewhere(timeline, part, change)
    by = timeline.maker(elsewhere) if elsewhere is not None else None
    if elsewhere is not None and by is not None:
        return Cause("", "", elsewhere, by, "changed", level, _reads(timeline, by))
    if entry is Entry.WAITED:
        how = f"changed between states {timeline.before_in_frame(change)} and {change}"
    else:
        how = f"{entry.value}, as it was at state {change}"
    return Cause("", "", change, None, how, level, ())


def _made_inside(timeline: Timeline, part: Part, maker: int, change: int, level: int) -> Cause | None:
    """What made a part of an object that a line got from a function which it called (`shop = Shop()`): the line in that
    function, which knew the object by another name."""
    recording = timeline.recording
    if not part.steps or not isinstance(recording, KnowsObjects):
        return None
    number = timeline.values.object_at(Part(part.root), change)
    for at in _returns(timeline, maker, change) if number is not None else ():
        name = next((name for name, known in recording.objects(at).items() if known == number and name), None)
        found = _cause(timeline, str(Part(name, part.steps)), at, level) if name is not None else None
        if found is not None:
            return found
    return None


def _name_there(timeline: Timeline, name: str, moment: int, change: int) -> str:
    """The name that a variable or part has in the function that changed it."""
    watch = timeline.watches.watch_for(name, timeline.state(moment), moment)
    return timeline.through_calls.seen_as(watch, change)[0].name if watch is not None else name


def _was_there(timeline: Timeline, name: str, state: State, change: int) -> bool:
    """Whether a module's variable had its value before any function was seen that names it."""
    if state.event is not Event.CALL or global_name(name) not in state.locals:
        return False
    watch = timeline.watches.watch_for(name, state, change)
    return watch is not None and next(timeline.watches.changes_of(watch, 0, change), None) is None


def _stored_into(name: str, tree: ast.AST) -> tuple[str, ...]:
    """The variable itself, where a line sets only a part of it: the rest is what it was before."""
    roots = {part.partition("[")[0].partition(".")[0] for part in parts_stored(tree)}
    return (name,) if name in roots else ()


def _how(timeline: Timeline, name: str, maker: int, change: int, called: str | None) -> str:
    line = timeline.state(maker)
    tree, root = _tree(timeline, line), _root(name)
    if root in _names_bound(tree) or name in {str(timeline.values.part_at(text, line)) for text in parts_stored(tree)}:
        return "assigned"
    if called is not None:
        return "changed" if _changer(timeline, name, maker) is not None else "changed by a call"
    return "changed" if root in names_in(tree) or _is_next(timeline, maker, change) else "changed some time after"


def _root(name: str) -> str:
    part = part_of(name)
    return part.root if part is not None else name


def _is_next(timeline: Timeline, maker: int, change: int) -> bool:
    """Whether nothing but the line of one state ran before another: no other function, and no state is missing."""
    recording = timeline.recording
    has_gap = isinstance(recording, ForgetsStates) and maker < recording.gaps_before
    return timeline.before(change) == maker and not has_gap


def _changer(timeline: Timeline, name: str, maker: int) -> str | None:
    """What a line itself changes, as it is written there, if that is the object (or holds the part): of
    `later.items.append(Item())` it is `later.items`, whatever is called for what is appended."""
    line, part = timeline.state(maker), part_of(name)
    for text in _changed_in_place(_tree(timeline, line)):
        written = timeline.values.part_at(text, line)
        if part is None or written is None:
            continue
        for size in range(len(part.steps) + 1):
            held = Part(part.root, part.steps[:size])
            if held == written or _is_same(timeline, held, written, maker):
                return str(Part(written.root, (*written.steps, *part.steps[size:])))
    return None


def _is_same(timeline: Timeline, one: Part, other: Part, moment: int) -> bool:
    number = timeline.values.object_at(one, moment)
    return number is not None and number == timeline.values.object_at(other, moment)


def _changed_in_place(tree: ast.AST) -> Iterator[str]:
    """What a line changes by a method of the builtin containers, or stores into, as it is written."""
    from ndb.language.objects.mutations import CHANGING  # not before it is asked for: starting stays quick

    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=method)) if method in CHANGING:
                yield ast.unparse(owner)
            case ast.Subscript(value=owner, ctx=ast.Store() | ast.Del()):
                yield ast.unparse(owner)
            case ast.AugAssign(target=ast.Name() | ast.Attribute() as owner):
                yield ast.unparse(owner)


def _alias(timeline: Timeline, name: str, maker: int) -> str | None:
    """The name in a line that is the object, or what holds the part, that is known by another name."""
    line, part = timeline.state(maker), part_of(name)
    names = names_in(_tree(timeline, line)) if part is not None else frozenset()
    if part is None or part.root in names:
        return None
    known = {timeline.values.object_at(Part(each), maker): each for each in sorted(names) if each in line.locals}
    for size in range(len(part.steps), -1, -1):
        found = known.get(timeline.values.object_at(Part(part.root, part.steps[:size]), maker) or -1)
        if found is not None:
            return str(Part(found, part.steps[size:]))
    return None


def _names_bound(tree: ast.AST) -> frozenset[str]:
    """Variables that a line sets, those of `except … as error` and of patterns among them."""
    named = (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar))
    return names_set(tree) | {node.name for node in named if node.name is not None}


def _call_between(timeline: Timeline, maker: int, change: int) -> str | None:
    """What the last call that the line made gave back."""
    last = timeline.before(change)
    if last <= maker:
        return None
    state: State = timeline.state(last)
    is_told = state.event is Event.RETURN and not state.function.endswith("<genexpr>")  # whose end gives nothing
    return f"{state.function} returned {state.value}" if is_told else None


def _returned(timeline: Timeline, maker: int, change: int, level: int) -> Iterator[Cause]:
    """The returns of the calls that a line made between its state and what it led to."""
    for at in _returns(timeline, _first_of_statement(timeline, maker), change):
        state = timeline.state(at)
        if state.value not in (None, "None") and not _only_waits(timeline, at):
            yield Cause(f"{state.function}()", state.value or "", at, at, "returned", level, _reads(timeline, at))


def _returns(timeline: Timeline, maker: int, change: int) -> list[int]:
    """The last states of the functions that a line called."""
    recording = timeline.recording
    events, depths = recording.events[maker + 1 : change], recording.depths[maker + 1 : change]
    found = np.flatnonzero((events == Event.RETURN) & (depths == recording.depths[maker] + 1))[-_MOST_CALLS:]
    return [maker + 1 + int(offset) for offset in found]


def _only_waits(timeline: Timeline, at: int) -> bool:
    """Whether a coroutine does not return here, but waits for something."""
    recording, state = timeline.recording, timeline.state(at)
    function = function_at(recording.sources.get(state.file, ""), state.line)
    if not isinstance(function, ast.AsyncFunctionDef):
        return False
    frame = recording.frames[at]
    goes_on = first_where(lambda a, b: recording.frames[a:b] == frame, at + 1, len(timeline)) < len(timeline)
    return goes_on or not any(isinstance(node, ast.Return) for node in ast.walk(_tree(timeline, state)))


def _raised(timeline: Timeline, maker: int, level: int) -> Iterator[Cause]:
    """Of a line that catches an exception: where that was raised."""
    state = timeline.state(maker)
    if not any(isinstance(node, ast.ExceptHandler) for node in ast.walk(_tree(timeline, state))):
        return
    recording, frame = timeline.recording, timeline.recording.frames[maker]
    at = last_where(
        lambda a, b: (recording.frames[a:b] == frame) & (recording.events[a:b] == Event.EXCEPTION), 0, maker
    )
    if at >= 0:
        at = origin_of_raise(timeline, at)
        origin = timeline.state(at)
        yield Cause(f"{origin.function}()", origin.value or "", at, at, "raised", level, _reads(timeline, at))


def _first_of_statement(timeline: Timeline, moment: int) -> int:
    """The first state of the statement that runs: one over several lines has a state for each of them."""
    state = timeline.state(moment)
    whole = statement_around(timeline.recording.sources.get(state.file, ""), state.line)
    while whole is not None and timeline.recording.events[moment] != Event.CALL:
        before = timeline.maker(moment)
        if before is None or not whole.lineno <= timeline.recording.lines[before] <= (whole.end_lineno or 0):
            break
        moment = before
    return moment


def _decided(timeline: Timeline, moment: int, level: int) -> Cause | None:
    """The condition around a line, as it was decided before the line ran; a loop over items decides nothing, nor does
    whether the file is run as a program."""
    state = timeline.state(moment)
    text = timeline.recording.sources.get(state.file, "")
    guards = [guard for guard in guards_of(text, state.line) if guard.kind != "for" and "__name__" not in guard.reads]
    at = _last_run(timeline, moment, guards[0]) if guards else None
    if at is None:
        return None
    value = str(guards[0].held) if guards[0].kind in ("if", "while") else ""
    source = timeline.state(at).source.strip()
    return Cause(source, value, at, at, "decided", level, _resolved(timeline, at, _parts_in(guards[0].reads)))


def _last_run(timeline: Timeline, moment: int, guard: Guard) -> int | None:
    recording = timeline.recording
    frame = recording.frames[moment]

    def runs(a: int, b: int) -> NDArray[np.bool_]:
        mask: NDArray[np.bool_] = (recording.frames[a:b] == frame) & (recording.lines[a:b] == guard.line)
        mask &= recording.events[a:b] == Event.LINE
        return mask

    found = last_where(runs, 0, moment)
    return found if found >= 0 else None


# What lines read and store


def _reads(timeline: Timeline, moment: int) -> tuple[str, ...]:
    """What the line of a state reads: parts of values with the keys they had then, variables."""
    tree = _tree(timeline, timeline.state(moment))
    return _resolved(timeline, moment, (*_augmented(tree), *parts_read(tree)))


def _tree(timeline: Timeline, state: State) -> ast.AST:
    """The syntax of the statement that a state's line is, or is part of."""
    return statement_of(timeline.recording.sources.get(state.file, ""), state.line, state.source)


def _resolved(timeline: Timeline, moment: int, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Parts with the keys they had then; of a part that is not known, the variable it is a part of."""
    state, found = timeline.state(moment), list[str]()
    for text in texts:
        part = timeline.values.part_at(text, state)
        if part is not None and part.steps and timeline.values.knows(part, moment):
            found.append(str(part))
        else:
            found.append(part.root if part is not None else text.partition("[")[0].partition(".")[0])
    return tuple(dict.fromkeys(found))


def _parts_in(expression: str) -> tuple[str, ...]:
    tree = parsed_expression(expression)
    return tuple(parts_read(tree)) if tree is not None else ()


def _passed_part(timeline: Timeline, maker: int, callee: State, part: Part) -> tuple[str, ...]:
    """The same for a part of an argument: that part of what was passed, where that is a variable or a part itself; not
    of `xs[1:]`, for which xs is read."""
    given = _given(timeline, maker, callee, part.root)
    text = ast.unparse(given) if given is not None and part.steps else ""
    if given is None or [text] != list(parts_read(given, _tree(timeline, timeline.state(maker)))):
        return _passed(timeline, maker, callee, part.root)
    return _resolved(timeline, maker, (text + str(Part("", part.steps)),))


def _passed(timeline: Timeline, maker: int, callee: State, name: str) -> tuple[str, ...]:
    """What the caller's line read for one argument; all that it read, where the call is not told apart."""
    given = _given(timeline, maker, callee, name)
    if given is None:
        return _reads(timeline, maker)
    return _resolved(timeline, maker, tuple(parts_read(given, _tree(timeline, timeline.state(maker)))))


def _given(timeline: Timeline, maker: int, callee: State, name: str) -> ast.expr | None:
    """What the caller's line passed for one argument, as it is written there; None where that is not known."""
    function = function_at(timeline.recording.sources.get(callee.file, ""), callee.line)
    calls = calls_of(timeline, maker, callee)
    if function is None or len(calls) != 1:
        return None
    return passed_to(function.args, calls[0], name, is_bound=is_method(callee))


def _augmented(tree: ast.AST) -> tuple[str, ...]:
    """What `x += 1` changes: it reads it, too."""
    return tuple(ast.unparse(node.target) for node in ast.walk(tree) if isinstance(node, ast.AugAssign))


def names_read(source: str) -> tuple[str, ...]:
    """Variables that a source line reads, in order; functions it calls by name aside."""
    return names_in(statement_alone(source))


def names_stored(source: str) -> frozenset[str]:
    return names_set(statement_alone(source))
