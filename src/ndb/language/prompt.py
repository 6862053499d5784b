"""What a model is given to read, as tokens: code, then the states and actions of a walk, up to where a state is asked.

With the tokenizer the only place that puts separators between them. Knows documents, tokens and what may follow them;
not which states are worth showing, nor who answers.
"""

from collections.abc import Iterable, Sequence

from ndb.language.decoding import Feed, Prediction, Talk, next_state
from ndb.language.document import Frame, Shown
from ndb.language.grammar import Cursor, Grammar, cursor_for
from ndb.language.guide import Guide
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.tree.action import Action


def frame_ids(tokenizer: Tokenizer, shown: Shown, action: Action) -> list[int]:
    """A state and the action taken there."""
    return [*opened(tokenizer), *tokenizer.state(shown), *tokenizer.action(action)]


def opened(tokenizer: Tokenizer) -> list[int]:
    """What stands before a state: behind it, a state is asked for."""
    return [tokenizer.special[Mark.FRAME_SEP]]


def question_ids(tokenizer: Tokenizer, code: str, frames: Iterable[Frame]) -> list[int]:
    """All that is read before the state after some frames can be said."""
    ids = tokenizer.context(code)
    for frame in frames:
        ids += frame_ids(tokenizer, frame.state, frame.action)
    return ids + opened(tokenizer)


def ask(grammar: Grammar, frames: Sequence[Frame], constrained: bool = True) -> Talk[Prediction]:
    """Ask for the state after some frames, forwards or backwards; constrained to what may follow them."""
    yield Feed(question_ids(grammar.tokenizer, grammar.code, frames))
    cursor = cursor_after(grammar, frames) if constrained else None
    return (yield from next_state(grammar.tokenizer, cursor))


def cursor_after(grammar: Grammar, frames: Sequence[Frame]) -> Cursor:
    """The machine for what may come after some frames."""
    *before, last = frames
    if last.action.move.inverse:
        return cursor_for(grammar, last.state, last.action, None)
    guide = Guide(grammar)
    for frame in before:
        guide.took(frame.state, frame.action)
    return guide.took(last.state, last.action)
