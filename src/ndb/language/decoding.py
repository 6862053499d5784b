"""Asking a model for a state, without knowing the model: a conversation of tokens to read and tokens to choose.

A `Talk` is a generator. It yields `Feed` (tokens the model must read) or `Choose` (the model picks the next token,
among the allowed ones); a driver answers each `Choose` with the token and its log-probability, and the token becomes
part of what was read. One talk can be driven by the light runtime, hundreds of them side by side on a GPU.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ndb.errors import BadDocument
from ndb.language.document import Reader, Shown
from ndb.language.grammar import Cursor
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.trace.state import Exit

LONGEST_STATE = 600
LONGEST_LOOP = 80
"""Tokens that may repeat themselves. Models fall into loops that they never leave; few real values are of that kind."""
LONGEST_PERIOD = 24
VALUE = ""
"""Stands for the value of a state that lists no variables; no variable is called so."""


@dataclass(frozen=True, slots=True)
class Feed:
    ids: Sequence[int]
    anew: bool = False
    """Forget what was read before: the text starts here."""
    temperature: float | None = None
    """Of a text that starts here: how boldly is chosen in it; 0 takes the likeliest. None: as the driver was told."""


@dataclass(frozen=True, slots=True)
class Choose:
    allowed: NDArray[np.int64] | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    token: int
    log_probability: float


Result = TypeVar("Result")
Talk = Generator[Feed | Choose, Chosen | None, Result]
"""A conversation that comes to a result."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a model said came next: a state, an exit, or, where it made no sense, neither."""

    text: str
    shown: Shown | None = None
    exit: Exit | None = None
    log_probability: float = 0.0
    """Of all its tokens together."""
    weakest: float = 0.0
    """Of its least sure token."""
    tokens: int = 0
    choices: int = 0
    """Tokens the model was really asked for."""
    problem: str | None = None
    ids: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    """Log-probability of each token; 0 for those that nothing else could have been."""


@dataclass(slots=True)
class _Said:
    ids: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    total: float = 0.0
    weakest: float = 0.0
    choices: int = 0

    def force(self, token: int) -> None:
        self.ids.append(token)
        self.scores.append(0.0)

    def add(self, chosen: Chosen) -> None:
        self.ids.append(chosen.token)
        self.scores.append(chosen.log_probability)
        self.total += chosen.log_probability
        self.weakest = min(self.weakest, chosen.log_probability)
        self.choices += 1


def next_state(tokenizer: Tokenizer, cursor: Cursor | None = None, longest: int = LONGEST_STATE) -> Talk[Prediction]:
    """Ask for the state after an action; the action's frame separator has been read. Ends having read `action_sep`, or
    the exit."""
    said = _Said()
    end = tokenizer.special[Mark.ACTION_SEP]
    exits = {tokenizer.special[e]: e for e in Exit}
    while len(said.ids) < longest:
        allowed = _outside_a_loop(cursor.allowed(), said.ids) if cursor else None
        if allowed is not None and len(allowed) == 1:
            token = int(allowed[0])
            said.force(token)
            yield Feed((token,))
        else:
            chosen = yield Choose(allowed)
            assert chosen is not None
            said.add(chosen)
            token = chosen.token
        if cursor:
            cursor.advance(token)
        if token == end or token in exits:
            return _finished(tokenizer, said, exits.get(token))
    return _prediction(tokenizer, said, problem="longer than any state should be")


def weigh(tokenizer: Tokenizer, wanted: Shown) -> Talk[float]:
    """How likely a state comes next, by its event and its value: the log-probability of both. The action's frame
    separator has been read. Which line it is, is not asked; of an exception only the name may be known."""
    event, *rest = tokenizer.state(wanted)
    total = yield from _weighed((event,))
    if wanted.value is None:
        return total
    value = 2 + len(tokenizer.source(wanted.source))
    yield Feed(rest[:value])
    end = len(rest) - wanted.value.endswith("(")
    return total + (yield from _weighed(rest[value:end]))


def _weighed(tokens: Sequence[int]) -> Talk[float]:
    """The log-probability of given tokens: each is the only one that may be chosen."""
    total = 0.0
    for token in tokens:
        chosen = yield Choose(np.array([token]))
        assert chosen is not None
        total += chosen.log_probability
    return total


def watched(talk: Talk[Result], hear: Callable[[int], None]) -> Talk[Result]:
    """The same talk; `hear` gets every token as it is chosen, and may break off."""
    answer: Chosen | None = None
    try:
        while True:
            answer = yield talk.send(answer)
            if answer is not None:
                hear(answer.token)
    except StopIteration as end:
        result: Result = end.value
        return result
    finally:
        talk.close()


def afresh(talk: Talk[Result], temperature: float | None = None) -> Talk[Result]:
    """The same talk behind another one: what that has read is forgotten. `temperature`: as that of its text."""
    first, answer = True, None
    try:
        while True:
            request = talk.send(answer)
            if first:
                assert isinstance(request, Feed), "a talk begins with something to read"
                request, first = Feed(request.ids, True, temperature), False
            answer = yield request
    except StopIteration as end:
        result: Result = end.value
        return result
    finally:
        talk.close()


def _outside_a_loop(allowed: NDArray[np.int64], said: Sequence[int]) -> NDArray[np.int64]:
    """The allowed tokens but the one with which a loop would go on, if there is another."""
    for period in range(1, LONGEST_PERIOD + 1) if len(said) >= LONGEST_LOOP and len(allowed) > 1 else ():
        if said[-period] == said[-2 * period] and said[-LONGEST_LOOP + period :] == said[-LONGEST_LOOP:-period]:
            others: NDArray[np.int64] = allowed[allowed != said[-period]]
            return others
    return allowed


def _finished(tokenizer: Tokenizer, said: _Said, exit: Exit | None) -> Prediction:
    if exit is not None:
        return _prediction(tokenizer, said, exit=exit)
    text = tokenizer.decode(said.ids[:-1])
    try:
        reader = Reader(text)
        shown = reader.state()
        if reader.position != len(text):
            raise BadDocument("text after the state", reader.position)
    except BadDocument as error:
        return _prediction(tokenizer, said, problem=str(error))
    return _prediction(tokenizer, said, shown=shown)


def _prediction(
    tokenizer: Tokenizer, said: _Said, shown: Shown | None = None, exit: Exit | None = None, problem: str | None = None
) -> Prediction:
    text, ids, scores = tokenizer.decode(said.ids), tuple(said.ids), tuple(said.scores)
    return Prediction(text, shown, exit, said.total, said.weakest, len(ids), said.choices, problem, ids, scores)


def scores_of_place(tokenizer: Tokenizer, prediction: Prediction) -> tuple[float, ...]:
    """The scores of what a predicted state says of where it is: its event and its source line."""
    if prediction.shown is None:
        return prediction.scores
    marks = (Mark.SRC_SEP, Mark.ARG_SEP)
    source, listed = (prediction.ids.index(tokenizer.special[mark]) for mark in marks)
    return prediction.scores[:1] + prediction.scores[source : listed if listed > source else None]


def scores_of_values(tokenizer: Tokenizer, prediction: Prediction) -> dict[str, tuple[float, ...]]:
    """The scores of each variable that a predicted state lists (its name, its value, where it ends), or of its value.

    The marks between them are single tokens, and a quote inside a value is escaped: ids alone tell the parts apart.
    """
    shown = prediction.shown
    if shown is None:
        return {}
    start = prediction.ids.index(tokenizer.special[Mark.ARG_SEP]) + 1
    if not shown.sep.has_locals:
        return {VALUE: prediction.scores[start:]}
    ends = {tokenizer.encode_word(word) for word in ('", "', '"}', ', "')} | set(tokenizer.characters("}"))
    opened = {tokenizer.encode_word(word): is_value for word, is_value in (('": "', True), ('": null', False))}
    found: dict[str, tuple[float, ...]] = {}
    names, begin, inside, escaped = iter(shown.locals), start + 1, None, False
    backslash = tokenizer.characters("\\")[0]
    for at in range(begin, len(prediction.ids)):
        token = prediction.ids[at]
        if inside is None:
            inside = opened.get(token)
        elif not escaped and token in ends and (not inside or token != tokenizer.characters("}")[0]):
            found[next(names, VALUE)] = prediction.scores[begin : at + 1]
            begin, inside = at + 1, None
        escaped = bool(inside) and not escaped and token == backslash
    return found
