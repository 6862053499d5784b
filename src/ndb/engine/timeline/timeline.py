"""The states that are known of a run, in order of time, and every question about time that needs no program: where an
action leads, where a stop is, what the stack was, when a variable changed and which state made it so.

Knows recordings and trees. A cursor on it is an engine's; conditions and people are the session's.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import chain, islice
from typing import Any, assert_never

import numpy as np
from numpy.typing import NDArray

from ndb.engine.protocol import (
    Goal,
    InLine,
    Inside,
    Leaving,
    Level,
    NextInstruction,
    NextState,
    RunEnd,
    SourceLine,
    Stops,
    Until,
    Watch,
    has_function_name,
)
from ndb.engine.timeline.causes.origin import origin_in_task, origin_of_raise, raised_before
from ndb.engine.timeline.changes import Change, Changes
from ndb.engine.timeline.columns import ArrayRecording, Columns, ForgetsStates, KnowsObjects, named_in_payloads
from ndb.engine.timeline.conditions import Condition, condition_of
from ndb.engine.timeline.differences import difference
from ndb.engine.timeline.evaluation import KeptAt, text_of_expression, value_of_expression
from ndb.engine.timeline.held import MOST_NODES, NOT_HERE, HeldValues, held_values
from ndb.engine.timeline.late import is_late
from ndb.engine.timeline.parts import (
    HIDDEN,
    NOTHING,
    Part,
    as_node,
    identity,
    is_whole,
    need_part,
    part_of,
    resolved,
    value_at,
)
from ndb.engine.timeline.through_calls import ThroughCalls
from ndb.trace.beside.versions import At
from ndb.trace.names import global_name, listed_name, value_of
from ndb.trace.state import Event, Exit, Recording, State
from ndb.trace.values.interpret import BadExpression, evaluate, read_value
from ndb.trace.values.render import text_of
from ndb.trace.values.snapshot import decode, digest_in
from ndb.trace.values.unfold import entries
from ndb.tree.action import (
    STEP_EXPRESSION,
    STEP_INSIDE,
    STEP_INSTRUCTION,
    STEP_INTO,
    STEP_RETURN,
    Action,
    breakpoint_at,
)
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.search import first_where, last_where
from ndb.tree.span import Span

CALL, LINE, RETURN, EXCEPTION, EXPRESSION = map(int, list(Event)[:5])
Mask = NDArray[np.bool_]
_REMEMBERED = 64
_FEW = 50
"""Changes that are looked at one by one."""
_LARGER = "; record it with a larger --whole (--ndb-whole)"
_LOOKED_AT = 4096
"""States whose hits are looked at in one go."""


class Timeline:
    """A recording one can ask. Moments are indexes; `len(timeline)` is the exit, -1 is before the first state."""

    def __init__(self, recording: Recording | ArrayRecording) -> None:
        self.recording = recording if isinstance(recording, ArrayRecording) else Columns(recording)
        self._recent: dict[int, State] = {}

    def __len__(self) -> int:
        return len(self.recording)

    @property
    def exit(self) -> Exit:
        return self.recording.exit

    def state(self, moment: int) -> State:
        """One state; the last few are remembered, since one command asks for the same one several times."""
        state = self._recent.get(moment)
        if state is None:
            if len(self._recent) > _REMEMBERED:
                self._recent.clear()
            state = self._recent[moment] = self.recording.state(int(moment))
        return state

    @cached_property
    def changes(self) -> Changes:
        return Changes(self.recording)

    @cached_property
    def held(self) -> HeldValues | None:
        """What objects held, where the recording keeps more than it shows."""
        return held_values(self.recording)

    # Where actions lead

    @property
    def _span(self) -> Span:
        return Span(self.recording, 0, len(self))

    def forward(self, moment: int, action: Action) -> int:
        return ForwardTree(self._span).target(moment, action)

    def backward(self, node: Node, action: Action) -> Node | None:
        return InverseTree(self._span).target(node, action)

    def before(self, moment: int) -> int:
        """The state before, in order of time."""
        return last_where(lambda a, b: self.recording.events[a:b] < EXPRESSION, 0, moment)

    def before_on_level(self, moment: int) -> int:
        """The state before that is not deeper."""
        depths, events = self.recording.depths, self.recording.events
        depth = depths[moment] if moment < len(self) else 0
        return last_where(lambda a, b: (depths[a:b] <= depth) & (events[a:b] < EXPRESSION), 0, moment)

    def before_instruction(self, moment: int) -> int:
        """The instruction state before, of this function or of one that waits for it; the first state if there is
        none."""
        depths, events = self.recording.depths, self.recording.events
        depth = depths[moment] if moment < len(self) else 0
        is_one = lambda a, b: (depths[a:b] <= depth) & (events[a:b] == Event.INSTRUCTION)  # noqa: E731
        return max(last_where(is_one, 0, moment), 0 if moment else -1)

    # Goals and stops

    def goal(self, moment: int, goal: Goal) -> int:
        """The moment after this one that is the goal; the end if none is."""
        match goal:
            case NextState():
                return self.forward(moment, STEP_INTO)
            case Level(depth):
                return first_where(self._level_mask(depth), moment + 1, len(self))
            case InLine(_, rounds):
                return self.forward(moment, STEP_INSIDE if rounds else STEP_EXPRESSION)
            case NextInstruction():
                return self.forward(moment, STEP_INSTRUCTION)
            case Leaving(depth):
                return self._leaving(moment, depth)
            case SourceLine(source):
                return self.forward(moment, breakpoint_at(source))
            case Until(depth, line):
                return first_where(self._until_mask(depth, line), moment + 1, len(self))
            case RunEnd():
                return len(self)
        assert_never(goal)

    def _level_mask(self, depth: int) -> Any:
        recording = self.recording
        return lambda a, b: (recording.depths[a:b] <= depth) & (recording.events[a:b] < EXPRESSION)

    def _leaving(self, moment: int, depth: int) -> int:
        waiting = self.stack(moment)
        start = waiting[min(depth, len(waiting) - 1)]
        found = self.forward(start, STEP_RETURN)
        if found < len(self) or self.exit is not Exit.NEVER:
            return found
        # A run that goes on has no end of the function yet; but a return is always the last state of its level.
        last = self.before(len(self))
        is_left = self.recording.events[last] == RETURN or last in self.recording.unwound
        return last if last > start and self.recording.depths[last] == depth and is_left else found

    def _until_mask(self, depth: int, line: int) -> Any:
        recording = self.recording

        def holds(a: int, b: int) -> Mask:
            depths = recording.depths[a:b]
            below = (depths < depth) | ((depths == depth) & (recording.lines[a:b] > line))
            mask: Mask = below & np.isin(recording.events[a:b], (LINE, CALL))
            return mask

        return holds

    @cached_property
    def through_calls(self) -> ThroughCalls:
        """Changes where they were made, also in the functions that a line called."""
        return ThroughCalls(self)

    def seek(self, moment: int, stops: Stops, end: int) -> int:
        """The first moment after this one and before `end` at which to stop; `end` if there is none."""
        found = first_where(self._mask_of(stops), moment + 1, end)
        found = next(self._held(stops, moment + 1, found), found)
        for watch in stops.watches:
            found = next((c.state for c in self.through_calls.changes_of(watch, moment + 1, found)), found)
        return found

    def seek_back(self, moment: int, stops: Stops) -> int:
        """The last moment before this one at which to stop; -1 if there is none."""
        found = last_where(self._mask_of(stops), 0, moment)
        found = next(self._held(stops, found + 1, moment, backwards=True), found)
        for watch in stops.watches:
            changes = self.through_calls.changes_of(watch, found + 1, moment, backwards=True)
            found = next((c.state for c in changes), found)
        return found

    def _mask_of(self, stops: Stops) -> Any:
        recording = self.recording
        keys = np.array(sorted(self._places(stops.lines)), dtype=np.int64)
        scopes = self._scopes_of(stops.functions)

        def holds(a: int, b: int) -> Mask:
            events, numbers = recording.events[a:b], recording.scope_numbers[a:b]
            mask = np.zeros(b - a, bool)
            if len(keys):
                at = np.isin((numbers.astype(np.int64) << 32) + recording.lines[a:b], keys)
                mask |= at & ((events == LINE) | (events == CALL))
            if scopes:
                mask |= (events == CALL) & np.isin(numbers, scopes)
            return mask | self._raises(a, b) if stops.raised else mask

        return holds

    def _places(self, lines: Iterable[tuple[str, int]]) -> Iterator[int]:
        for number, scope in enumerate(self.recording.scopes):
            for file, line in lines:
                if scope.file == file:
                    yield (number << 32) + line

    def _held(self, stops: Stops, start: int, stop: int, backwards: bool = False) -> Iterator[int]:
        """Moments in [start, stop) at which a condition holds, nearest first: only hits of its line are looked at."""
        if not stops.conditions:
            return
        wanted: dict[int, list[Condition]] = {}
        for file, line, expression in stops.conditions:
            for key in self._places([(file, line)]):
                wanted.setdefault(key, []).append(condition_of(expression))
        at_lines = self._mask_of(Stops(lines=frozenset((file, line) for file, line, _ in stops.conditions)))
        pieces = range(start // _LOOKED_AT, (stop - 1) // _LOOKED_AT + 1)
        for piece in reversed(pieces) if backwards else pieces:
            first, last = max(start, piece * _LOOKED_AT), min(stop, (piece + 1) * _LOOKED_AT)
            hits = (np.flatnonzero(at_lines(first, last)) + first).tolist()
            yield from self._held_of(wanted, hits, backwards)

    def _held_of(self, wanted: dict[int, list[Condition]], hits: list[int], backwards: bool) -> Iterator[int]:
        if not hits:
            return
        recording = self.recording
        keys = ((recording.scope_numbers[hits].astype(np.int64) << 32) + recording.lines[hits]).tolist()
        conditions = {condition for key in set(keys) for condition in wanted[key]}
        known = {condition: self._named(condition, hits) for condition in conditions}
        for number in reversed(range(len(hits))) if backwards else range(len(hits)):
            moment = hits[number]
            if any(self._holds(condition, known[condition][number], moment) for condition in wanted[keys[number]]):
                yield moment

    def _holds(self, condition: Condition, snapshots: "tuple[bytes | None, ...] | None", moment: int) -> bool:
        return condition.holds(snapshots, lambda: self.state(moment).locals, KeptAt(self, moment))

    def _named(self, condition: Condition, moments: list[int]) -> "list[tuple[bytes | None, ...]] | list[None]":
        """The snapshots that a condition asks for; of a recording that keeps texts instead, nothing."""
        recording = self.recording
        if not recording.has_snapshots:
            return [None] * len(moments)
        if isinstance(recording, Columns):
            return recording.named(moments, condition.words)
        return named_in_payloads(recording, moments, condition.words)

    def _scopes_of(self, functions: frozenset[str]) -> list[int]:
        scopes = enumerate(self.recording.scopes)
        return [number for number, scope in scopes if any(has_function_name(scope.name, name) for name in functions)]

    def _raises(self, a: int, b: int) -> Mask:
        """Exception states that are not what the function called just before was left by."""
        events, depths = self.recording.events, self.recording.depths
        mask: Mask = events[a:b] == EXCEPTION
        for offset in np.flatnonzero(mask):
            at = a + int(offset)
            mask[offset] = at == 0 or not (events[at - 1] == EXCEPTION and depths[at - 1] > depths[at])
        return mask

    # Variables

    def watch_for(self, name: str, state: State, moment: int | None = None) -> Watch | None:
        """What `name` means at a state: a variable of its frame or of its module, or a part of one (`d['k']`); None if
        there is no such variable, or if nothing is known of such a part. With the moment of the state, more is known of
        parts than its texts say."""
        part = self.part_at(name, state)
        if part is None or (part.steps and not self._is_known(self._part_of(state, part, moment))):
            return None
        if part.root in state.locals and state.function != "<module>":
            return Watch(str(part), state.frame)
        if listed_name(state.locals, part.root) is not None:
            return Watch(str(part), None, state.file)
        return None

    def why_unknown(self, name: str, state: State, moment: int | None = None) -> str:
        """Why there is no watch for something, for whoever asked."""
        part = self.part_at(name, state)
        if part is None:
            return f"{name!r} is no variable and no part of one, such as a.balance, d['k'] or grid[5][5]"
        if listed_name(state.locals, part.root) is None:
            return f"no variable {part.root!r} is known here"
        if self._part_of(state, part, moment) is NOTHING:
            return f"there is no {part} here"
        told, whole = self._why_unheld(part, moment), f", or ask for all of {part.root}" if part.steps else ""
        if told.startswith(NOT_HERE):
            return f"what {part} was is {told}"
        return f"what {part} was is not recorded in full{told}{whole}"

    def _why_unheld(self, part: Part, moment: int | None) -> str:
        root = HIDDEN if moment is None else self._root(part.root, moment)
        if root is HIDDEN or self.held is None or moment is None:
            return "; record it with --value 10000 (of pytest: --ndb-value) to keep more of every value"
        told = self.held.why_unheld(root, part.steps, moment)
        if told.startswith(NOT_HERE):
            return told
        reason = "" if told == HIDDEN.text else f" ({told})"
        is_running = isinstance(self.recording, ForgetsStates)
        return reason + ("; ndb trace --whole N holds more" if is_running else _LARGER)

    def part_at(self, text: str, state: State) -> Part | None:
        """The part that a text means at a state: keys that are expressions have the values they have there."""
        part = part_of(text)
        if part is not None:
            return part
        try:
            return resolved(text, lambda key: evaluate(key, state.locals))
        except BadExpression:
            return None

    def changes_of(self, watch: Watch, start: int, stop: int, *, backwards: bool = False) -> Iterator[Change]:
        """The moments in [start, stop) at which a variable, or the part of it, shows a new value, nearest first."""
        part = need_part(watch.name)
        if part.steps:
            return self._part_changes(watch, part, start, stop, backwards)
        if watch.frame is not None:
            found = self.changes.of([watch.name], watch.frame, start, stop, backwards=backwards)
        else:
            found = self._module_changes(watch, start, stop, backwards)
        return self._told_once(watch.name, found)

    def _told_once(self, name: str, changes: Iterator[Change]) -> Iterator[Change]:
        """Without those that were told before. Only where something was not looked at whole can there be any; to find
        that out takes as long as looking at a few."""
        for change in islice(changes, _FEW):
            if not self._is_told_again(name, change.state):
                yield change
        after = next(changes, None)
        has_gaps = after is not None and self.held is not None and self.held.has_gaps(after.state)
        for change in chain(() if after is None else (after,), changes):
            if not has_gaps or not self._is_told_again(name, change.state):
                yield change

    def _is_told_again(self, name: str, moment: int) -> bool:
        """Whether a change was seen late only because something new was looked at whole, which was told before: what is
        put into the middle of something large changes it at once."""
        if not is_late(self, name, moment) or self.held is None:
            return False
        root = self._root(name, moment)
        return isinstance(root, At) and self.held.is_unchanged_at(root.number, moment)

    def _part_changes(self, watch: Watch, part: Part, start: int, stop: int, backwards: bool) -> Iterator[Change]:
        """A part changes only where its variable does: these moments are compared, each with the one before at which it
        is known what the part was."""
        whole = replace(watch, name=part.root)
        known = self._known(part, self.changes_of(whole, 0, start if not backwards else stop, backwards=True))
        if backwards:
            later = next(known, None)
            for earlier in chain(known, [None]):
                if later is None or later[0].state < start:
                    return
                if _differs(earlier, later):
                    yield later[0]
                later = earlier
            return
        before = next(known, None)
        for now in self._known(part, self.changes_of(whole, start, stop)):
            if _differs(before, now):
                yield now[0]
            before = now

    def _known(self, part: Part, changes: Iterable[Change]) -> Iterator[tuple[Change, Any]]:
        """Changes of a variable, and what a part of it was then, where that is known."""
        return ((change, value) for change in changes if (value := self._shown(part, change)) is not HIDDEN)

    def _shown(self, part: Part, change: Change | None) -> Any:
        if change is None or not change.value:
            return NOTHING
        return self.part_value(part, change.state)

    def part_value(self, part: Part, moment: int) -> Any:
        """What a part was at a moment, decoded; NOTHING where there is no such part, HIDDEN where it was not kept."""
        listed, snapshot = self.snapshot(part.root, moment)
        if listed is None:
            return self._part_in_texts(self.state(moment), part)
        shown = value_at(decode(snapshot), part.steps)
        if shown is not NOTHING and is_whole(shown):
            return shown
        held = self.held_part(part, moment)
        return shown if held is HIDDEN else held

    def is_shown_cut(self, part: Part, moment: int) -> bool:
        """Whether a state does not show all of a part, or of the variable that it is a part of."""
        listed, snapshot = self.snapshot(part.root, moment)
        return listed is not None and not is_whole(decode(snapshot))

    def snapshot(self, name: str, moment: int) -> tuple[str | None, bytes]:
        """How a state lists a variable, and the snapshot of it."""
        data, _ = self.recording.payloads(moment, moment + 1) if self.recording.has_snapshots else (b"", ())
        found = dict(entries(data)) if data else {}
        listed = listed_name(found, name)
        return listed, found[listed] if listed is not None else b""

    def _root(self, name: str, moment: int) -> Any:
        """A variable as an object that is held, or as a long plain value; else HIDDEN."""
        listed, snapshot = self.snapshot(name, moment) if self.held is not None else (None, b"")
        return self.held.root(listed, snapshot, moment) if self.held is not None and listed is not None else HIDDEN

    def held_part(self, part: Part, moment: int, most: int = MOST_NODES) -> Any:
        """What is held of a part at a moment, at most so many objects of it; NOTHING, or HIDDEN."""
        root = self._root(part.root, moment)
        if root is HIDDEN or self.held is None:
            return HIDDEN
        return self.held.value(root, part.steps, moment, most)

    def inside(self, name: str, moment: int) -> Inside | None:
        """What a variable or a part of one holds itself, where that is more than its state shows."""
        part = self.part_at(name, self.state(moment))
        if part is None or self.held is None or digest_in(self.snapshot(part.root, moment)[1] or b"N") is None:
            return None
        root = self._root(part.root, moment)
        return None if root is HIDDEN else self.held.inside(root, part.steps, moment)

    def brief(self, name: str, moment: int) -> str:
        """The text of a part, no longer than texts of variables are."""
        part = self.part_at(name, self.state(moment))
        root = self._root(part.root, moment) if part is not None else HIDDEN
        if part is None or root is HIDDEN or self.held is None:
            return self.text_of(name, moment) or ""
        return text_of(self.held.brief(root, part.steps, moment))

    def object_at(self, part: Part, moment: int) -> int | None:
        """The number of the object that a variable or part is; None if it is none, or that is not known."""
        root = self._root(part.root, moment)
        if self.held is not None:
            found = self.held.part(root, part.steps, moment)
            return found.number if isinstance(found, At) else None
        numbers = self.recording.objects(moment) if isinstance(self.recording, KnowsObjects) else {}
        listed = listed_name(numbers, part.root)
        return numbers[listed] if listed is not None and not part.steps else None

    def watched(self, watch: Watch, moment: int) -> Any:
        """What a watched variable or part is at a moment, as it was last seen; NOTHING where it is not there."""
        part = need_part(watch.name)
        whole = replace(watch, name=part.root)
        return self._shown(part, next(self.changes_of(whole, 0, moment + 1, backwards=True), None))

    def told_change(self, watch: Watch, moment: int) -> tuple[str, str, str]:
        """What changed of a watched variable at a moment: the smallest part in which it differs, before and after."""
        seen, rest = self.through_calls.seen_as(watch, moment)
        before = self.watched(seen, moment - 1) if moment > 0 else NOTHING
        found = difference(before, self.watched(seen, moment))
        name = watch.name + "".join(map(str, (*rest, *found.steps)))
        old, new = ("nothing" if value is NOTHING else text_of(value) for value in (found.before, found.after))
        return name, old, new

    def knows(self, part: Part, moment: int) -> bool:
        """Whether it is known what a part was at a moment."""
        return self._is_known(self.part_value(part, moment))

    def _is_known(self, value: Any) -> bool:
        """Whether there is a part, and it is known in full: else its changes could not be told."""
        return value not in (NOTHING, HIDDEN) and is_whole(value)

    def text_of(self, name: str, moment: int) -> str | None:
        """The text of a variable or a part at a moment; None where it is not there."""
        state = self.state(moment)
        part = self.part_at(name, state)
        if part is None or not part.steps:
            return value_of(state.locals, name)
        found = self.part_value(part, moment)
        return None if found is NOTHING else text_of(found)

    def evaluate(self, expression: str, moment: int) -> str:
        """The rendered value of an expression at a moment, interpreted over what the state shows, and over what is held
        of values that it does not show in full."""
        return text_of_expression(self, expression, moment)

    def value(self, expression: str, moment: int) -> Any:
        """The same as data: plain, a Thing or an Unknown."""
        return value_of_expression(self, expression, moment)

    def _part_of(self, state: State, part: Part, moment: int | None) -> Any:
        """The same of a state; from its texts, where its moment is not known."""
        return self._part_in_texts(state, part) if moment is None else self.part_value(part, moment)

    def _part_in_texts(self, state: State, part: Part) -> Any:
        text = value_of(state.locals, part.root)
        if text is None:
            return NOTHING
        return value_at(as_node(read_value(text)), part.steps)

    def _module_changes(self, watch: Watch, start: int, stop: int, backwards: bool) -> Iterator[Change]:
        """A module's variable is seen from many frames: it changed where it is not as it was seen last."""
        names = [watch.name, global_name(watch.name)]
        until = stop if backwards else start
        seen = (c for c in self.changes.of(names, None, 0, until, backwards=True) if self._is_modules(c, watch))
        if not backwards:
            known = next((c.value for c in seen), None)
            for change in self.changes.of(names, None, start, stop, backwards=False):
                if self._is_modules(change, watch) and change.value != known:
                    known = change.value
                    yield change
            return
        later: Change | None = None
        for change in seen:
            if later is not None and later.value != change.value:
                yield later
            later = change if change.state >= start else None
            if later is None:
                return
        if later is not None:
            yield later

    def _is_modules(self, change: Change, watch: Watch) -> bool:
        scope = self.recording.scopes[self.recording.scope_numbers[change.state]]
        if scope.file != watch.file or not change.value:
            return False
        return scope.name == "<module>" or global_name(watch.name) in self.state(change.state).locals

    def last_change(self, name: str, moment: int) -> int | None:
        """The latest moment up to this one at which the variable, or the part, got the value it has here."""
        state = self.state(moment)
        watch = self.watch_for(name, state, moment)
        if watch is None:
            return None
        changes = self.through_calls.changes_of(watch, 0, moment + 1, backwards=True)
        return next((c.state for c in changes), None)

    def maker(self, moment: int) -> int | None:
        """The state whose running led to what `moment` newly shows: the state before in its frame, or its caller's."""
        return self.caller(moment) if self.recording.events[moment] == CALL else self.before_in_frame(moment)

    def before_in_frame(self, moment: int) -> int | None:
        """The state before of the same activation; None if there is none."""
        recording, frame = self.recording, self.recording.frames[moment]
        found = last_where(
            lambda a, b: (recording.frames[a:b] == frame) & (recording.events[a:b] < EXPRESSION), 0, moment
        )
        return found if found >= 0 else None

    def first_of(self, frame: int, after: int) -> int:
        """The first state of an activation, which is after this moment."""
        frames = self.recording.frames
        return first_where(lambda a, b: frames[a:b] == frame, after, len(self))

    # The stack

    def caller(self, moment: int) -> int | None:
        """The state at which the calling function waits."""
        depths, events = self.recording.depths, self.recording.events
        depth = depths[moment] - 1
        if depth < 0:
            return None
        found = last_where(lambda a, b: (depths[a:b] <= depth) & (events[a:b] < EXPRESSION), 0, moment)
        return found if found >= 0 else None

    def stack(self, moment: int) -> list[int]:
        """Moments of the active functions, outermost first; the last is this one."""
        moments, at = [], min(moment, len(self) - 1) if len(self) else None
        while at is not None:
            moments.append(at)
            at = self.caller(at)
        return moments[::-1]

    # The end

    def origin_of_error(self) -> int | None:
        """Where the exception was raised that nobody caught."""
        if self.exit is not Exit.ERROR or not len(self):
            return None
        at = self.before(len(self))
        return self.origin_of_raise(at) if at >= 0 and self.recording.events[at] == EXCEPTION else None

    def error_out_of_task(self) -> int | None:
        """Where that exception came out of the task in which it was raised; else where it was raised."""
        return None if self.origin_of_error() is None else origin_in_task(self, self.before(len(self)))

    def origin_of_raise(self, at: int) -> int:
        """Where the exception was raised that an exception state shows."""
        return origin_of_raise(self, at)

    def raised_before(self, origin: int) -> int | None:
        """Where another exception was raised, just before, that a library made this one of."""
        return raised_before(self, origin)


def _differs(earlier: tuple[Change, Any] | None, later: tuple[Change, Any]) -> bool:
    before = NOTHING if earlier is None else earlier[1]
    return bool(identity(before) != identity(later[1]))
