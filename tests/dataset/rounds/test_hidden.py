"""Documents with part of the code hidden: true answers to what a guided run asks, in the very form in which it asks."""

import ast
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from seed_sample import SEEDS

from ndb.dataset.rounds.documents import KINDS, Shares, entry_call, make_documents
from ndb.dataset.rounds.hidden import Asked, arguments_asked, hidden_document, hideable, questions
from ndb.engine.guided.ask import settle_of
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order
from ndb.language.document import parse, write
from ndb.language.settle import Settle, function_around
from ndb.language.tokens import Sep
from ndb.source.parse import plain_value
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Recording

SHOP = """\
import math
RATE = 3
def helper(a, b=2):
    return [a, b]
def f(s, n):
    m = helper(n + 1, len(s))
    if m:
        n += RATE
    for x in helper(s):
        n += math.floor(2.5)
    if m[0] > 3 and n:
        n += sum(m)
    return n * len(m)
"""


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


def asked_about(recording: Recording, name: str) -> list[Asked]:
    file = recording.scopes[0].file
    return list(questions(recording, file, name, hideable(recording.sources[file])[name]))


def form(question: Settle) -> tuple[Any, ...]:
    """All that a model reads of it."""
    code = function_around(question.code, question.line)
    return code, question.source, tuple(question.variables.items()), question.expression


def without(source: str, name: str) -> str:
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if name in hideable(ast.unparse(node)):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
    return "\n".join(lines) + "\n"


def guided(worker: GuidedWorker, source: str, args: str, known: Mapping[Any, str]) -> tuple[GuidedRun, list[Any]]:
    """A guided run that is told the truth, and what it asked."""
    asked: list[Any] = []

    def answer(question: Mapping[str, Any]) -> Mapping[str, Any] | None:
        asked.append(form(settle_of(question)))
        value = known.get(asked[-1])
        return {"value": value, "confidence": 1.0, "alternatives": []} if value is not None else None

    return worker.run(Order("program.py::f", source=source, args=args), answer), asked


@pytest.mark.parametrize("name", ["helper", "RATE"])
def test_a_guided_run_asks_what_the_documents_ask(worker: GuidedWorker, name: str) -> None:
    recording = record_call(SHOP, "f('abc', 4)", expressions=True)
    known = {form(each.question): each.answer for each in asked_about(recording, name)}
    run, asked = guided(worker, without(SHOP, name), "'abc', 4", known)
    assert asked and set(asked) <= set(known)
    if name == "helper":
        assert run.value == recording.state(len(recording) - 1).value


def test_an_argument_that_nobody_gave_is_asked_for_as_in_a_guided_run(worker: GuidedWorker) -> None:
    source = "def f(s, n):\n    m = n + 1\n    if n > 3:\n        m = m * 2\n    return s[:m]\n"
    recording = record_call(source, "f('abcdefghijklmn', 4)", expressions=True)
    entry = entry_call(recording)
    assert entry is not None
    known = {form(each.question): each.answer for each in arguments_asked(recording, entry, "n")}
    assert {key[-1]: value for key, value in known.items()} == {"n > 3": "True"}
    _, asked = guided(worker, source, "'abcdefghijklmn', n", known)
    assert set(known) <= set(asked)


def test_variables_that_hold_something_missing_are_shown_as_unknown() -> None:
    recording = record_call(SHOP, "f('abc', 4)", expressions=True)
    found = {each.question.expression: each for each in asked_about(recording, "helper")}
    assert found["bool(m)"].question.variables["m"] == "<unknown helper(5, 3)>"
    assert found["helper('abc')"].answer == "['abc', 2]"
    assert "RATE" not in str(asked_about(recording, "RATE")[0].question.variables.keys())


def test_documents_of_many_programs_are_whole_and_answer_with_plain_data() -> None:
    told = 0
    for seed in SEEDS:
        recording = record_call(seed.source, seed.inputs[0], limits=RecordLimits(3000, 20.0), expressions=True)
        entry = entry_call(recording)
        if entry is None:
            continue
        document = hidden_document(recording, entry, Random(1))
        if document is not None:
            assert parse(write(document)) == document
            question, answer = (frame.state for frame in document.frames)
            assert (question.sep, answer.sep) == (Sep.LINE, Sep.EXPRESSION)
            assert question.source in document.code.split("\n")
            assert isinstance(plain_value(answer.value or "?"), str | int | float | list | dict | tuple | set | bytes)
            told += 1
    assert told > len(SEEDS) // 4


def test_they_are_a_kind_of_document_with_a_share() -> None:
    assert Shares().weights["hidden"] > 0 and "hidden" in KINDS
    recording = record_call(SHOP, "f('abc', 4)", expressions=True)
    made = make_documents(recording, Random(2), Shares({"hidden": 1.0}), 3)
    assert made and all(kind == "hidden" and document.given == 1 for kind, document in made)
    plain = record_call(SHOP, "f('abc', 4)")
    assert "hidden" not in Shares().for_run(plain).weights


def test_what_doubles_in_every_round_is_given_up() -> None:
    source = "def f(n):\n    a = n\n    for _ in range(60):\n        a = (a + a) % 7\n        b = a\n    return b\n"
    recording = record_call(source, "f(3)", expressions=True)
    entry = entry_call(recording)
    assert entry is not None
    assert all(len(str(asked.question)) < 20_000 for asked in arguments_asked(recording, entry, "n"))
