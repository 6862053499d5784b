"""What is known of variables, and of parts of them, at a moment: from what states show, and from what is held beside.

Knows recordings, snapshots and what objects held; nothing of when something changed.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ndb.engine.protocol import Inside
from ndb.engine.timeline.columns import ArrayRecording, ForgetsStates, KnowsObjects
from ndb.engine.timeline.evaluation import text_of_expression, value_of_expression
from ndb.engine.timeline.held import MOST_NODES, NOT_HERE, HeldValues, held_values
from ndb.engine.timeline.parts import HIDDEN, NOTHING, Part, as_node, is_whole, part_of, resolved, value_at
from ndb.trace.beside.versions import At
from ndb.trace.names import listed_name, value_of
from ndb.trace.state import State
from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.notation import read_value
from ndb.trace.values.read_snapshot import decode, digest_in
from ndb.trace.values.render import text_of
from ndb.trace.values.unfold import entries

_LARGER = "; record it with a larger --whole (--ndb-whole)"


class KnownValues:
    """The values of a recording, moment by moment."""

    def __init__(self, recording: ArrayRecording, state: Callable[[int], State]) -> None:
        """`state`: the state of a moment, from whoever remembers the last few."""
        self.recording, self.state = recording, state

    @cached_property
    def held(self) -> HeldValues | None:
        """What objects held, where the recording keeps more than it shows."""
        return held_values(self.recording)

    def part_at(self, text: str, state: State) -> Part | None:
        """The part that a text means at a state: keys that are expressions have the values they have there."""
        part = part_of(text)
        if part is not None:
            return part
        try:
            return resolved(text, lambda key: evaluate(key, state.locals))
        except BadExpression:
            return None

    def part_value(self, part: Part, moment: int) -> Any:
        """What a part was at a moment, decoded; NOTHING where there is no such part, HIDDEN where it was not kept."""
        listed, snapshot = self.snapshot(part.root, moment)
        if listed is None:
            return _part_in_texts(self.state(moment), part)
        shown = value_at(decode(snapshot), part.steps)
        if shown is not NOTHING and is_whole(shown):
            return shown
        held = self.held_part(part, moment)
        return shown if held is HIDDEN else held

    def part_of_state(self, state: State, part: Part, moment: int | None) -> Any:
        """What a part is at a state; told by its texts, where the moment of the state is not known."""
        return _part_in_texts(state, part) if moment is None else self.part_value(part, moment)

    def knows(self, part: Part, moment: int) -> bool:
        """Whether it is known what a part was at a moment."""
        return is_known(self.part_value(part, moment))

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

    def root(self, name: str, moment: int) -> Any:
        """A variable as an object that is held, or as a long plain value; else HIDDEN."""
        listed, snapshot = self.snapshot(name, moment) if self.held is not None else (None, b"")
        return self.held.root(listed, snapshot, moment) if self.held is not None and listed is not None else HIDDEN

    def held_part(self, part: Part, moment: int, most: int = MOST_NODES) -> Any:
        """What is held of a part at a moment, at most so many objects of it; NOTHING, or HIDDEN."""
        root = self.root(part.root, moment)
        if root is HIDDEN or self.held is None:
            return HIDDEN
        return self.held.value(root, part.steps, moment, most)

    def object_at(self, part: Part, moment: int) -> int | None:
        """The number of the object that a variable or part is; None if it is none, or that is not known."""
        root = self.root(part.root, moment)
        if self.held is not None:
            found = self.held.part(root, part.steps, moment)
            return found.number if isinstance(found, At) else None
        numbers = self.recording.objects(moment) if isinstance(self.recording, KnowsObjects) else {}
        listed = listed_name(numbers, part.root)
        return numbers[listed] if listed is not None and not part.steps else None

    def inside(self, name: str, moment: int) -> Inside | None:
        """What a variable or a part of one holds itself, where that is more than its state shows."""
        part = self.part_at(name, self.state(moment))
        if part is None or self.held is None or digest_in(self.snapshot(part.root, moment)[1] or b"N") is None:
            return None
        root = self.root(part.root, moment)
        return None if root is HIDDEN else self.held.inside(root, part.steps, moment)

    def brief(self, name: str, moment: int) -> str:
        """The text of a part, no longer than texts of variables are."""
        part = self.part_at(name, self.state(moment))
        root = self.root(part.root, moment) if part is not None else HIDDEN
        if part is None or root is HIDDEN or self.held is None:
            return self.text_of(name, moment) or ""
        return text_of(self.held.brief(root, part.steps, moment))

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

    def why_unknown(self, name: str, state: State, moment: int | None = None) -> str:
        """Why nothing is known of something, or not all, for whoever asked."""
        part = self.part_at(name, state)
        if part is None:
            return f"{name!r} is no variable and no part of one, such as a.balance, d['k'] or grid[5][5]"
        if listed_name(state.locals, part.root) is None:
            return f"no variable {part.root!r} is known here"
        if self.part_of_state(state, part, moment) is NOTHING:
            return f"there is no {part} here"
        told, whole = self._why_unheld(part, moment), f", or ask for all of {part.root}" if part.steps else ""
        if told.startswith(NOT_HERE):
            return f"what {part} was is {told}"
        return f"what {part} was is not recorded in full{told}{whole}"

    def _why_unheld(self, part: Part, moment: int | None) -> str:
        root = HIDDEN if moment is None else self.root(part.root, moment)
        if root is HIDDEN or self.held is None or moment is None:
            return "; record it with --value 10000 (of pytest: --ndb-value) to keep more of every value"
        told = self.held.why_unheld(root, part.steps, moment)
        if told.startswith(NOT_HERE):
            return told
        reason = "" if told == HIDDEN.text else f" ({told})"
        is_running = isinstance(self.recording, ForgetsStates)
        return reason + ("; ndb trace --whole N holds more" if is_running else _LARGER)


def is_known(value: Any) -> bool:
    """Whether there is a part, and it is known in full: else its changes could not be told."""
    return value not in (NOTHING, HIDDEN) and is_whole(value)


def _part_in_texts(state: State, part: Part) -> Any:
    text = value_of(state.locals, part.root)
    if text is None:
        return NOTHING
    return value_at(as_node(read_value(text)), part.steps)
