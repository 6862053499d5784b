"""Arguments that may answer a question: what a model says when it is asked backwards, and variations of what is known.

Knows inverse talks, and plain values that look like other plain values; whether an argument is any good is decided
elsewhere.
"""

import ast
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from ndb.dataset.programs.inputs import vary_call
from ndb.inverse.question import Question, Raises, Returns, openings
from ndb.inverse.search.candidate import text_of, values_of
from ndb.inverse.search.draw import Generator, Pool, fits
from ndb.language.decoding import Choose, Feed, Prediction, Talk, next_state
from ndb.language.document import Shown
from ndb.language.events import events_after
from ndb.language.grammar import Cursor, Grammar
from ndb.language.prompt import opened
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Sep
from ndb.model.protocol import GREEDY, Sampling, TalkingModel
from ndb.predict.subject import Subject
from ndb.source.call import arguments_text, is_arguments
from ndb.source.functions import default_nodes
from ndb.source.parse import is_plain, parse_expression, parsed_call, plain_value, walk_text
from ndb.source.read_shapes import Inputs, inputs_of
from ndb.source.shape import Shape
from ndb.tree.action import INV_STEP_CALL

TEMPERATURES = (0.7, 0.9, 1.1)
"""Samples get bolder from batch to batch: many of the first come to the same."""
SAMPLES_EACH = 1.5
"""Samples for every candidate that is wanted, at most."""
_SIDE_BY_SIDE = 12
FREE = 4
"""Every so many samples, one is not bound by what the code says about its inputs: that is likely, not certain. Where
an exception is asked for, every other one."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Arguments of a call, and where they come from."""

    arguments: str
    """Source text, as it stands in a call."""
    origin: str
    """`model` or `variation`."""
    log_probability: float = 0.0
    times: int = 1
    """How many samples came to it."""


def proposals(
    model: TalkingModel, subject: Subject, question: Question, count: int, seed: int = 0, known: Sequence[str] = ()
) -> list[Proposal]:
    """Up to `count` different arguments, likeliest first: the model's, then variations of them and of `known` ones."""
    inputs = inputs_of(subject.source, subject.node)
    found = fitting(subject, inputs, of_model(model, subject, question, count, seed))[:count]
    rest = count - len(found)
    return found + list(_some(variations(subject, question, [p.arguments for p in found], known, seed), rest))


def fitting(subject: Subject, inputs: Inputs, found: Sequence[Proposal]) -> list[Proposal]:
    """What the model says, those first that are of the kinds that the code says its inputs are."""

    def misfits(proposal: Proposal) -> int:
        values = values_of(subject.node.args, proposal.arguments)
        if values is None:
            return len(inputs.parameters) + 1
        pairs = [(values[name], shape) for name, shape in inputs.parameters.items() if name in values]
        return sum(not fits(value, shape) for value, shape in pairs)

    return sorted(found, key=misfits)


def _some(texts: Iterator[str], count: int) -> Iterator[Proposal]:
    for _, text in zip(range(count), texts, strict=False):
        yield Proposal(text, "variation")


# -- by the model ------------------------------------------------------------------------------------------------------


def of_model(
    model: TalkingModel, subject: Subject, question: Question, count: int, seed: int = 0, more: Sequence[Shown] = ()
) -> list[Proposal]:
    """What the model says: the likeliest by every way, then samples, shared out among the ways. `more`: states from
    which it may go back, too, and first of all."""
    starts = [*more, *openings(subject, question)]
    if not starts:
        return []
    shapes = inputs_of(subject.source, subject.node).parameters
    every = 2 if isinstance(question, Raises) else FREE
    said = list(model.drive_all([backwards(model.tokenizer, subject, start, shapes) for start in starts], GREEDY, None))
    wanted = math.ceil(SAMPLES_EACH * (count - 1))
    dice = np.random.default_rng(seed)
    for batch, at in enumerate(range(0, wanted, _SIDE_BY_SIDE)):
        numbers = range(at, min(at + _SIDE_BY_SIDE, wanted))
        talks = [
            backwards(model.tokenizer, subject, starts[n % len(starts)], shapes if n % every else None) for n in numbers
        ]
        temperature = TEMPERATURES[min(batch, len(TEMPERATURES) - 1)]
        said += model.drive_all(talks, Sampling(temperature, top_p=0.95), dice)
        if len(_counted(subject, said)) >= count:
            break
    return _counted(subject, said)


def _counted(subject: Subject, said: Sequence[Prediction | None]) -> list[Proposal]:
    """Different arguments; those of the first answer first, then by how many samples came to them."""
    found: dict[str, Proposal] = {}
    for prediction in said:
        arguments = _arguments(subject, prediction) if prediction is not None else None
        if prediction is not None and arguments is not None:
            known = found.get(arguments, Proposal(arguments, "model", prediction.log_probability, 0))
            found[arguments] = replace(known, times=known.times + 1)
    return sorted(found.values(), key=lambda p: -p.times)


def backwards(
    tokenizer: Tokenizer, subject: Subject, start: Shown, shapes: Mapping[str, Shape] | None = None
) -> Talk[Prediction]:
    """Ask for the call state of the function from a state in which it is or with which it ends. `shapes`: what the
    values of its parameters look like, where only such may be said."""
    frame = opened(tokenizer)
    grammar = Grammar(tokenizer, subject.code)
    yield Feed([*tokenizer.context(subject.code), *frame])
    yield from _opened(tokenizer, grammar, start)
    yield Feed([*tokenizer.action(INV_STEP_CALL), *frame])
    events = events_after(start.sep, INV_STEP_CALL)
    return (yield from next_state(tokenizer, Cursor(grammar, events, None, subject.head, shapes=shapes)))


def _opened(tokenizer: Tokenizer, grammar: Grammar, start: Shown) -> Talk[None]:
    """The state that is gone back from. An exception of which only the name is known is finished by the model."""
    ids = tokenizer.state(start)
    if start.value is None or not start.value.endswith("("):
        yield Feed(ids)
        return
    yield Feed(ids[:-1])
    cursor = Cursor(grammar, (start.sep,), None, start.source)
    for token in ids[:-1]:
        cursor.advance(token)
    for _ in range(_LONGEST_MESSAGE):
        chosen = yield Choose(cursor.allowed())
        assert chosen is not None
        cursor.advance(chosen.token)
        if chosen.token == grammar.quote:
            return
    yield Feed([grammar.quote])


_LONGEST_MESSAGE = 60
"""Tokens of an exception's message that a model may make up."""


def _arguments(subject: Subject, prediction: Prediction) -> str | None:
    """The arguments of a predicted call state as source; None where they are no plain values or some are missing."""
    if prediction.shown is None or prediction.shown.sep is not Sep.INV_CALL:
        return None
    names = {name: text for name, text in prediction.shown.locals.items() if text is not None}
    text = arguments_text(subject.node.args, names)
    return text if text is not None and is_arguments(text) else None


# -- by variation ------------------------------------------------------------------------------------------------------


def variations(
    subject: Subject, question: Question, proposed: Sequence[str], known: Sequence[str] = (), seed: int = 0
) -> Iterator[str]:
    """Further arguments without end: first constants of the code put in the place of arguments, then dice.

    Starts from what the user knows and from what the model proposed; where there is neither, from constants alone.
    """
    dice = Random(seed)
    seen = {*proposed, *known}
    drawn = list(drawn_arguments(subject, question, dice))
    bases = [text for text in (*known, *proposed) if _is_plain(text)] or [text for text in drawn if _is_plain(text)]
    for text in _with_constants(subject, question, bases, dice):
        if text not in seen:
            seen.add(text)
            yield text
    for text in drawn:
        if text not in seen:
            seen.add(text)
            yield text
    words = tuple(value for value in _constants(subject) if isinstance(value, str))
    stale = 0
    while bases and stale < _PATIENCE:
        text = vary_call(f"f({dice.choice(bases)})", dice, words)[2:-1]
        stale = stale + 1 if text in seen else 0
        if text not in seen:
            seen.add(text)
            yield text


_PATIENCE = 200
"""Throws of the dice without anything new, after which there is nothing new."""


def _is_plain(arguments: str) -> bool:
    call = parsed_call(arguments)
    return call is not None and all(is_plain(node) for node in (*call.args, *(k.value for k in call.keywords)))


def _constants(subject: Subject) -> list[Any]:
    """The constants that the shown code compares and computes with, simple ones first."""
    nodes = [n for n in walk_text(subject.code) if isinstance(n, ast.Constant)]
    values = [n.value for n in nodes if isinstance(n.value, int | float | str) and len(repr(n.value)) < 40]
    return sorted(dict.fromkeys(values), key=lambda value: len(repr(value)))


def _with_constants(subject: Subject, question: Question, bases: Sequence[str], dice: Random) -> Iterator[str]:
    """Known arguments with one of them replaced by a constant of the code, what is next to it, or the value asked."""
    wanted = [plain_value(question.value)] if isinstance(question, Returns) else []
    pool = [near for value in (*wanted, *_constants(subject)) for near in _near(value)]
    made = [text for base in bases[:_BASES] for value in pool for text in _replaced(base, value)]
    dice.shuffle(made)
    itself = [text for base in bases[:1] for value in wanted for text in _replaced(base, value, of_any_kind=True)]
    yield from dict.fromkeys((*itself, *made[:_MOST_REPLACED]))


_BASES = 4
_MOST_REPLACED = 40


def _near(value: Any) -> list[Any]:
    """A constant and what lies on both sides of it."""
    return [value - 1, value, value + 1] if type(value) is int else [value]


def _replaced(arguments: str, value: Any, of_any_kind: bool = False) -> Iterator[str]:
    """The arguments with one of them replaced, if it is of the same kind."""
    call = parsed_call(arguments)
    assert call is not None
    for number, node in enumerate(call.args):
        if of_any_kind or type(plain_value(node)) is type(value):
            parts = [*call.args[:number], ast.Constant(value), *call.args[number + 1 :]]
            if isinstance(value, list | tuple | set | dict):
                parts[number] = parse_expression(repr(value))
            yield ast.unparse(ast.Call(call.func, parts, call.keywords))[2:-1]


def drawn_arguments(subject: Subject, question: Question, dice: Random) -> Iterator[str]:
    """Arguments out of nothing, as the code says that they look."""
    inputs = inputs_of(subject.source, subject.node)
    wanted = [plain_value(question.value)] if isinstance(question, Returns) else []
    generator = Generator(inputs, Pool(inputs, wanted, dice), dice)
    optional = default_nodes(subject.node.args)
    required = [name for name in inputs.parameters if name not in optional]
    yield from inputs.examples
    for _ in range(_DRAWN):
        yield text_of(subject.node.args, generator.arguments(required))


_DRAWN = 24
