"""Asking the model what an unknown is: one question a value, about the line that needs it, with what is known there.

The document is the function that runs, its line and its variables; the expression's text is forced, its value asked
(`step_expression`). A branch asks for True or False only. Where the model is too unsure it is not heard. Knows
documents and talks; nothing of runs.
"""

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ndb.engine.guided.guided_run import Answer, Order
from ndb.errors import NdbError
from ndb.language.decoding import Choose, Feed, Talk
from ndb.language.settle import Settle, settle_ids, truth_text
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.source.call import bound_arguments
from ndb.source.functions import last_return_line
from ndb.source.parse import is_plain

if TYPE_CHECKING:
    from ndb.model.protocol import TalkingModel

SURE_OF_TRUTH: Final = 0.95
SURE_OF_VALUE: Final = 0.5
MOST_QUESTIONS: Final = 12
MOST_SECONDS: Final = 4.0
"""For all questions of one run together; after that, plain rules."""
SECONDS_TO_A_PROMPT: Final = 1.0
"""The same where somebody waits for a prompt."""
LONGEST_VALUE: Final = 80
_ROOM: Final = 120
"""Tokens for the value."""


def answerer(
    order: Order, model: str | None = None, device: str | None = None, seconds: float = MOST_SECONDS
) -> Answer | None:
    """Who answers the questions of a program; None where there is no model. It is opened at the first question."""
    from ndb.model.load import is_installed, open_model

    if model is None and not is_installed():
        return None
    return Asker(lambda: open_model(model, device), seconds)


@dataclass(frozen=True, slots=True)
class Said:
    """What a model said of an expression."""

    text: str
    chance: float


class Asker:
    """Turns questions into documents and answers into values."""

    def __init__(self, open_: "Callable[[], TalkingModel]", seconds: float = MOST_SECONDS) -> None:
        self._open = open_
        self._seconds = seconds
        self._model: TalkingModel | None = None
        self._known: dict[str, Said | None] = {}
        self._arguments: dict[str, dict[str, tuple[str, float]]] = {}
        self._spent = 0.0

    def __call__(self, question: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The answer to a question, as the program's side takes it."""
        name = json.dumps(question, sort_keys=True, default=str)
        if name not in self._known:
            if len(self._known) >= MOST_QUESTIONS or self._spent > self._seconds:
                return None
            start = time.monotonic()
            self._known[name] = self._asked(question)
            self._spent += time.monotonic() - start
        said = self._known[name]
        least = SURE_OF_TRUTH if question.get("use") == "truth" else SURE_OF_VALUE
        if said is None or said.chance < least or not is_plain(said.text):
            return self._as_argument(question)
        others = [["False" if said.text == "True" else "True", 1 - said.chance]] if question["use"] == "truth" else []
        return {"value": said.text, "confidence": round(said.chance, 3), "alternatives": others}

    def _as_argument(self, question: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Of an argument that nobody gave: with what the function may have been called, by the model's inverse step."""
        function = str(question.get("argument_of", ""))
        if not function or question["use"] == "truth" or self._model is None:
            return None
        if function not in self._arguments:
            self._arguments[function] = called_with(self._model, str(question["program"]), function)
        said = self._arguments[function].get(str(question["expression"]))
        return {"value": said[0], "confidence": round(said[1], 3), "alternatives": []} if said is not None else None

    def _asked(self, question: Mapping[str, Any]) -> Said | None:
        if self._model is None:
            self._model = self._open()
        tokenizer = self._model.tokenizer
        prompt = settle_ids(tokenizer, settle_of(question))
        most = self._model.context
        if most is not None and len(prompt) > most - _ROOM:
            return None
        talk = _truth(tokenizer, prompt) if question["use"] == "truth" else _value(tokenizer, prompt)
        return self._model.drive(talk)


def called_with(model: "TalkingModel", source: str, function: str) -> dict[str, tuple[str, float]]:
    """Arguments with which a function comes to its last line, and how likely, as one inverse step says; none for a
    method, or where the model says nothing."""
    from ndb.inverse.propose import of_model
    from ndb.inverse.question import Reaches
    from ndb.predict.subject import subject_of

    try:
        subject = subject_of(source, function)
    except NdbError:
        return {}
    found = of_model(model, subject, Reaches(last_return_line(subject.node) or subject.node.body[-1].lineno), 1)
    bound = bound_arguments(subject.node.args, found[0].arguments) if found else None
    return {name: (text, exp(found[0].log_probability)) for name, text in (bound or {}).items()}


def settle_of(question: Mapping[str, Any]) -> Settle:
    """A question of the program's side, in the language's form. What it tells is not trusted but for its shape."""
    variables = {str(name): str(text) for name, text in question["locals"].items()}
    text = str(question["text"])
    return Settle(
        str(question["code"]), int(question["line"]), str(question["source"]), variables,
        truth_text(text) if question["use"] == "truth" else text,
    )  # fmt: skip


def _truth(tokenizer: Tokenizer, prompt: list[int]) -> Talk[Said]:
    words = {tokenizer.value(word)[1]: word for word in ("True", "False")}
    yield Feed(prompt)
    chosen = yield Choose(np.array(sorted(words)))
    assert chosen is not None
    return Said(words[chosen.token], exp(chosen.log_probability))


def _value(tokenizer: Tokenizer, prompt: list[int]) -> Talk[Said | None]:
    yield Feed(prompt)
    end, ids, total = tokenizer.special[Mark.ACTION_SEP], list[int](), 0.0
    while len(ids) < LONGEST_VALUE:
        chosen = yield Choose()
        assert chosen is not None
        total += chosen.log_probability
        if chosen.token == end:
            try:
                return Said(str(json.loads('"' + tokenizer.decode(ids))), exp(total))
            except ValueError:
                return None
        ids.append(chosen.token)
    return None
