"""A stand-in for a model that always says the truth of a recording. For tests of the neural engine only."""

import math
from collections.abc import Sequence

from ndb.engine.neural.engine import Talk
from ndb.errors import BadDocument
from ndb.language.decoding import Chosen, Feed, Prediction
from ndb.language.document import Frame, Reader, Shown
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.trace.state import Exit, Recording, State
from ndb.tree.action import Action
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.span import Span, span_from

SURE = 0.9999


class ScriptedOracle:
    """Finds the walk it is shown in a recording, and says what really came next."""

    def __init__(self, tokenizer: Tokenizer, recording: Recording) -> None:
        self.tokenizer = tokenizer
        self.recording = recording
        self.read: list[int] = []
        """How many tokens it was given to read, each time."""

    def drive(self, talk: Talk) -> Prediction:
        fed = next(talk)
        assert isinstance(fed, Feed)
        self.read.append(len(fed.ids))
        frames = _frames(self.tokenizer.decode(fed.ids))
        return _drive(talk, *self.says(frames), self.tokenizer)

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        """What comes next, and the probability of each token of it."""
        return self._next(frames), SURE

    def _next(self, frames: Sequence[Frame]) -> Shown | Exit:
        for start in range(len(frames)):
            found = self._follow(frames[start:])
            if found is not None:
                return found
        return Exit.ERROR

    def _follow(self, frames: Sequence[Frame]) -> Shown | Exit | None:
        if frames[-1].action.move.inverse:
            return self._follow_back(frames)
        for index in range(len(self.recording)):
            reached = self._walk(index, frames)
            if reached is not None:
                return self._shown(reached, frames[-1].action)
        return None

    def _walk(self, index: int, frames: Sequence[Frame]) -> int | None:
        tree = ForwardTree(span_from(self.recording))
        for number, frame in enumerate(frames):
            if index >= len(self.recording) or not _agrees(frame.state, self.recording.state(index)):
                return None
            if number + 1 < len(frames):
                index = tree.target(index, frame.action)
        return index

    def _shown(self, index: int, action: Action) -> Shown | Exit:
        span = span_from(self.recording)
        target = ForwardTree(span).target(index, action)
        return span.exit if target >= span.stop else Shower().show(self.recording.state(target))

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


def _drive(talk: Talk, said: Shown | Exit, sure: float, tokenizer: Tokenizer) -> Prediction:
    if isinstance(said, Exit):
        ids = [tokenizer.special[said]]
    else:
        ids = [*tokenizer.state(said), tokenizer.special[Mark.ACTION_SEP]]
    request = next(talk)
    try:
        for token in ids:
            if isinstance(request, Feed):
                assert tuple(request.ids) == (token,), "the grammar forces something else than the truth"
                request = next(talk)
            else:
                assert request.allowed is None or token in request.allowed, "the grammar forbids the truth"
                request = talk.send(Chosen(token, math.log(sure)))
    except StopIteration as ended:
        prediction: Prediction = ended.value
        return prediction
    raise AssertionError("the talk wants more than a state")
