"""The forward state tree: what each action leads to (SPEC 2, 2b to 2d).

Positions are indexes into the recording; `span.stop` is the exit. Nothing is built: depth alone decides,
and searches run over columns, so a tree of a million states costs nothing until it is walked.
"""

from typing import assert_never

import numpy as np

from ndb.errors import BadAction
from ndb.source.syntax import last_line
from ndb.trace.state import Event, Exit
from ndb.tree.action import Action, Move
from ndb.tree.search import first_where, ints, last_where
from ndb.tree.span import Span, activation_end

CALL, LINE, RETURN, _, EXPRESSION, ROUND, _, INSTRUCTION = map(int, Event)
NEAR = 12
"""Positions that are looked at one by one before a search is worth its start."""


class ForwardTree:
    """Walks a span of a recording forwards."""

    def __init__(self, span: Span) -> None:
        self.span = span
        self.recording = span.recording

    def target(self, index: int, action: Action) -> int:
        """Where `action` leads from the state at `index`: a state, or `span.stop` for the exit."""
        match action.move:
            case Move.STEP_INTO:
                return self._next_state(index)
            case Move.STEP_OVER:
                return self._next_on_level(index)
            case Move.STEP_RETURN:
                return self._last_of_activation(index)
            case Move.STEP_EXPRESSION:
                return self._next_expression(index)
            case Move.STEP_INSIDE:
                return self._next_inside(index)
            case Move.STEP_INSTRUCTION:
                return self._next_instruction(index)
            case Move.BREAKPOINT:
                assert action.source is not None
                return self._next_with_source(index, action.source)
            case Move.CONTINUE:
                return self.span.stop
            case Move.INV_STEP_INTO | Move.INV_STEP_OVER | Move.INV_STEP_CALL:
                raise BadAction(f"{action} goes backwards; this walk goes forwards")
            case _:
                assert_never(action.move)

    def next_at_line(self, index: int, line: int, file: str | None = None) -> int:
        """The first later line or call state at a line number (in a file); the exit if there is none."""
        files = {n for n, scope in enumerate(self.recording.scopes) if file is None or scope.file == file}
        return self._next_among(index, {(scope, line) for scope in files})

    def _next_state(self, index: int) -> int:
        events, stop = self.recording.events, self.span.stop
        for near in range(index + 1, min(index + NEAR, stop)):
            if events[near] < EXPRESSION:
                return near
        return first_where(lambda a, b: ints(events, a, b) < EXPRESSION, index + 1, stop)

    def _next_on_level(self, index: int) -> int:
        depth = self.recording.depths[index]
        return first_where(
            lambda a, b: (
                (ints(self.recording.depths, a, b) <= depth) & (ints(self.recording.events, a, b) < EXPRESSION)
            ),
            index + 1,
            self.span.stop,
        )

    def _next_expression(self, index: int) -> int:
        """The next state of this line that is no part of a comprehension."""
        recording, depth, start = self.recording, self._depth_of_line(index), index + 1
        if start < self.span.stop and recording.depths[start] <= depth and recording.events[start] < ROUND:
            return start  # as a rule; no search
        return first_where(
            lambda a, b: (ints(recording.depths, a, b) <= depth) & (ints(recording.events, a, b) < ROUND),
            start,
            self.span.stop,
        )

    def _next_inside(self, index: int) -> int:
        """The very next state of this line: also one of a comprehension, or of a generator expression that stands in
        it and is drawn from here. What the program's own functions do meanwhile is passed over."""
        recording, depth, at = self.recording, self._depth_of_line(index), index + 1
        while at < self.span.stop and (recording.depths[at] > depth or recording.events[at] == INSTRUCTION):
            if recording.events[at] == ROUND and self._stands_here(index, at):
                return at
            at = at + 1 if recording.events[at] != CALL or self.is_generator(at) else self._behind_call(at)
        return at

    def _next_instruction(self, index: int) -> int:
        """The next instruction state of this frame, or where it returns; none, as an exception leaves it: as step_over.
        From a return it is the caller that goes on."""
        recording, has_returned = self.recording, self.recording.events[index] == RETURN
        depth, frame = recording.depths[index] - has_returned, recording.frames[index]

        def stops(a: int, b: int):  # type: ignore[no-untyped-def]
            depths, events = ints(recording.depths, a, b), ints(recording.events, a, b)
            here = (events == INSTRUCTION) | (events == RETURN)
            other = (ints(recording.frames, a, b) != frame) & (not has_returned)
            return (depths < depth) | ((depths == depth) & (here | other))

        found = first_where(stops, index + 1, self.span.stop)
        is_left = found == self.span.stop or recording.depths[found] < depth
        if is_left or (recording.frames[found] != frame and not has_returned):
            return self._next_on_level(index)
        return found

    def _behind_call(self, index: int) -> int:
        """The first state after a function that is called at `index`."""
        depth = self.recording.depths[index]
        return first_where(lambda a, b: ints(self.recording.depths, a, b) < depth, index + 1, self.span.stop)

    def _depth_of_line(self, index: int) -> int:
        """How deep the line is that a state belongs to: a generator expression's rounds belong to the one it stands
        in."""
        depths, depth = self.recording.depths, self.recording.depths[index]
        while depth and self.recording.events[index] == ROUND and self.is_generator(index):
            depth -= 1
            index = last_where(lambda a, b, level=depth: ints(depths, a, b) == level, 0, index)  # type: ignore[misc]
        return depth

    def is_generator(self, index: int) -> bool:
        """Whether a state is one of a generator expression."""
        return self.recording.scopes[self.recording.scope_numbers[index]].name.endswith("<genexpr>")

    def is_lambda(self, index: int) -> bool:
        """Whether a state is one of a function without a name."""
        return self.recording.scopes[self.recording.scope_numbers[index]].name.endswith("<lambda>")

    def _stands_here(self, index: int, at: int) -> bool:
        """Whether the generator expression that runs at `at` stands in the statement that runs at `index`."""
        recording = self.recording
        scope, outer = (recording.scopes[recording.scope_numbers[n]] for n in (at, index))
        first, text = recording.lines[index], recording.sources.get(scope.file, "")
        return scope.file == outer.file and first <= scope.line <= last_line(text, first)

    def _last_of_activation(self, index: int) -> int:
        end = activation_end(self.recording, index, self.span.stop)
        if end == len(self.recording) and self.recording.exit is Exit.NEVER:
            return self.span.stop
        depth = self.recording.depths[index]
        last = last_where(
            lambda a, b: (
                (ints(self.recording.depths, a, b) == depth) & (ints(self.recording.events, a, b) < EXPRESSION)
            ),
            index,
            end,
        )
        return last if last > index else self._next_on_level(index)

    def _next_with_source(self, index: int, source: str) -> int:
        places = set()
        sources = self.recording.sources.items()
        reading = {f: [n for n, text in enumerate(lines.split("\n"), 1) if text == source] for f, lines in sources}
        for number, scope in enumerate(self.recording.scopes):
            places |= {(number, line) for line in reading.get(scope.file, ())}
            if scope.line == 0 and source == scope.name:
                places.add((number, 0))
        return self._next_among(index, places)

    def _next_among(self, index: int, places: set[tuple[int, int]]) -> int:
        """The first later line or call state at one of these (scope number, line) places."""
        recording = self.recording
        keys = np.array(sorted((scope << 32) + line for scope, line in places), dtype=np.int64)

        def stops(a: int, b: int):  # type: ignore[no-untyped-def]
            events = ints(recording.events, a, b)
            here = (ints(recording.scope_numbers, a, b).astype(np.int64) << 32) + ints(recording.lines, a, b)
            return ((events == LINE) | (events == CALL)) & np.isin(here, keys)

        return first_where(stops, index + 1, self.span.stop)
