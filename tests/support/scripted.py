"""A stand-in for a model that always says the truth of a recording. For tests of what asks a model only."""

import math
from collections.abc import Sequence
from typing import Any

from ndb.errors import BadDocument
from ndb.language.decoding import Choose, Chosen, Feed, Result, Talk
from ndb.language.document import Frame, Reader, Shown
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.language.workings.reader import Reader as WalkReader
from ndb.language.workings.reader import told_before
from ndb.model.confidence import Calibration
from ndb.model.protocol import GREEDY, Sampling
from ndb.source.flow import flow_of
from ndb.trace.state import Exit, Recording, State
from ndb.tree.action import Move
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.span import Span, span_from

SURE = 0.9999


class ScriptedOracle:
    """Finds the walk it is shown in a recording, and says what really came next."""

    weighs = True
    context: int | None = None

    def __init__(self, tokenizer: Tokenizer, recording: Recording) -> None:
        self.tokenizer = tokenizer
        self.recording = recording
        self.calibration = Calibration()
        self.code = ""
        """What the walk shows of the program, where a question told it."""
        self.read: list[int] = []
        """How many tokens it was given to read, each time it was asked."""

    def drive(self, talk: Talk[Result]) -> Result:
        return _Driven(self).result(talk)

    def drive_all(self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: object = None) -> list[Any]:
        return [self.drive(talk) for talk in talks]

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        """What comes next, and the probability of each token of it."""
        return self._next(frames), SURE

    def _next(self, frames: Sequence[Frame]) -> Shown | Exit:
        real = [frame for frame in frames if frame.state.sep is not Sep.WORKING]
        for start in range(len(real)):
            found = self._follow(real[start:])
            if found is not None:
                return self._working_before(frames, found) or found
        return Exit.ERROR

    def _working_before(self, frames: Sequence[Frame], state: Shown | Exit) -> Shown | None:
        """Where the walk goes inside lines: what is worked out before it comes to a state."""
        if isinstance(state, Exit) or frames[-1].action.move is not Move.STEP_INSIDE:
            return None
        reader = WalkReader(self.code, flow_of(self.code), None, has_workings=True)
        for frame in frames:
            reader.saw(frame.state)
            reader.act(frame.action)
        return next(told_before(reader, state), None)

    def _follow(self, frames: Sequence[Frame]) -> Shown | Exit | None:
        if frames[-1].action.move.inverse:
            return self._follow_back(frames)
        for index in range(len(self.recording)):
            found = self._walk(index, frames)
            if found is not None:
                return found
        return None

    def _walk(self, index: int, frames: Sequence[Frame]) -> Shown | Exit | None:
        """What the walk leads to if it starts at a state, told as a document tells it: as a difference."""
        span, shower = span_from(self.recording), Shower()
        tree = ForwardTree(span)
        for frame in frames:
            if index >= len(self.recording) or not _agrees(frame.state, self.recording.state(index)):
                return None
            shower.show(self.recording.state(index))
            shower.moved(frame.action)
            index = tree.target(index, frame.action)
        return span.exit if index >= span.stop else shower.show(self.recording.state(index))

    def _follow_back(self, frames: Sequence[Frame]) -> Shown | Exit | None:
        for index in range(len(self.recording) - 1, -1, -1):
            if _agrees(frames[-1].state, self.recording.state(index)):
                tree = InverseTree(Span(self.recording, 0, len(self.recording)))
                node = tree.target(Node(index), frames[-1].action)
                if node is None:
                    return Exit.ENTRY
                return Shower().show(self.recording.state(node.index), True, node.before_calls)
        return None


def _agrees(shown: Shown, state: State) -> bool:
    if (shown.sep.event, shown.source) != (state.event, state.source):
        return False
    if not shown.sep.has_locals:
        return shown.value == state.value
    listed = {name: text for name, text in shown.locals.items() if text is not None}
    return listed.items() <= dict(state.locals).items() and (shown.partial or len(listed) == len(state.locals))


def code_in(text: str) -> str:
    """The code that the text of a document shows."""
    return Reader(text).context()


def _frames(text: str) -> list[Frame]:
    reader = Reader(text)
    reader.context()
    frames = []
    while reader.position < len(text) - len("<|frame_sep|>"):
        item = reader.frame_or_exit()
        if isinstance(item, Exit):
            raise BadDocument("an exit inside a walk", reader.position)
        frames.append(item)
    return frames


class _Driven:
    """One talk: what was read, and what is still to be said of an answer."""

    def __init__(self, oracle: ScriptedOracle) -> None:
        self._oracle = oracle
        self._read: list[int] = []
        self._ahead: list[int] = []
        self._sure = SURE

    def result(self, talk: Talk[Result]) -> Result:
        answer: Chosen | None = None
        try:
            while True:
                request = talk.send(answer)
                answer = self._feed(request) if isinstance(request, Feed) else self._choose(request)
        except StopIteration as ended:
            result: Result = ended.value
            return result

    def _feed(self, request: Feed) -> None:
        if request.anew:
            self._read, self._ahead = [], []
        for token in request.ids if self._ahead else ():
            assert self._ahead.pop(0) == token, "the grammar forces something else than the truth"
        self._read += request.ids
        if not self._ahead and request.ids[-1] == self._oracle.tokenizer.special[Mark.FRAME_SEP]:
            self._answer()

    def _choose(self, request: Choose) -> Chosen:
        token = self._ahead.pop(0)
        assert request.allowed is None or token in request.allowed, "the grammar forbids the truth"
        self._read.append(token)
        return Chosen(token, math.log(self._sure))

    def _answer(self) -> None:
        oracle = self._oracle
        oracle.read.append(len(self._read))
        text = oracle.tokenizer.decode(self._read)
        oracle.code = code_in(text)
        said, self._sure = oracle.says(_frames(text))
        if isinstance(said, Exit):
            self._ahead = [oracle.tokenizer.special[said]]
        else:
            self._ahead = [*oracle.tokenizer.state(said), oracle.tokenizer.special[Mark.ACTION_SEP]]
