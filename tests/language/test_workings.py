"""Rounds and workings in documents: the texts are forced, the truth is never forbidden, values are real."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from seed_sample import SEEDS

from ndb.dataset.rounds.documents import KINDS, entry_call
from ndb.language.document import Document, parse, write
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import LATER, Sep, spell
from ndb.language.workings import computed
from ndb.model.weights import EMBEDDED
from ndb.trace.recorder import RecordLimits, record_call
from ndb.trace.state import Exit

EMBEDDED_WORDS = Tokenizer.load(EMBEDDED / "tokenizer.json").words
OLD = Tokenizer([word for word in EMBEDDED_WORDS if word not in map(spell, LATER)])
NEW = Tokenizer([spell(name) for name in LATER] + [w for w in OLD.words if w not in map(spell, LATER)])


def document(kind: str, source: str, call: str) -> Document | None:
    recording = record_call(source, call, expressions=True, limits=RecordLimits(events=3_000))
    entry = entry_call(recording)
    if entry is None or recording.exit is Exit.NEVER:
        return None
    made = KINDS[kind](recording, entry, Random(1), True)
    return made.document if made is not None else None


def forbidden(document: Document, has_workings: bool) -> Iterator[str]:
    """States that the guide does not let through."""
    guide = Guide(Grammar(NEW, document.code), has_workings=has_workings)
    for frame, after in zip(document.frames, document.frames[1:], strict=False):
        cursor = guide.took(frame.state, frame.action)
        for token in [*NEW.state(after.state), NEW.special["action_sep"]]:
            if token not in cursor.allowed():
                yield f"after {frame.state} {frame.action}: {after.state}"
                return
            cursor.advance(token)


@pytest.mark.parametrize("kind", ["rounds", "workings"])
def test_what_really_comes_next_is_never_forbidden(kind: str) -> None:
    told = 0
    for seed in SEEDS:
        made = document(kind, seed.source, seed.inputs[0])
        if made is not None and len(made.frames) < 600:
            assert not list(forbidden(made, kind == "workings")), (seed.name, seed.inputs[0])
            told += sum(frame.state.sep is Sep.WORKING for frame in made.frames)
    assert (told > 50) == (kind == "workings")


def test_a_document_with_workings_is_read_as_it_was_written() -> None:
    made = document("workings", "def f(s, n):\n    return s.count('l') * n + len(s)\n", "f('hello all the world', 37)")
    assert made is not None
    assert parse(write(made)) == made
    ids, _ = NEW.document(made)
    assert NEW.encode(write(made)) == ids
    assert NEW.decode(ids) == write(made)


def test_a_working_is_the_only_thing_that_can_come_before_what_it_is_for() -> None:
    made = document("workings", "def f(n):\n    return n * 48\n", "f(37)")
    assert made is not None
    texts = [frame.state.source for frame in made.frames if frame.state.sep is Sep.WORKING]
    assert texts == ["37 * 40", "37 * 8", "1480 + 296"]
    guide = Guide(Grammar(NEW, made.code), has_workings=True)
    line = next(n for n, frame in enumerate(made.frames) if frame.state.source == "    return n * 48")
    for frame in made.frames[:line]:
        guide.took(frame.state, frame.action)
    cursor = guide.took(made.frames[line].state, made.frames[line].action)
    assert [NEW.decode([int(t)]) for t in cursor.allowed()] == ["<|working_sep|>", "<|exception_sep|>"]


@given(st.integers(0, 10**8), st.integers(0, 10**4), st.sampled_from(["*", "+", "//", "%", "**"]))
def test_the_last_workings_of_numbers_hold_the_result(a: int, b: int, operator: str) -> None:
    told = list(computed(f"a {operator} b", {"a": str(a), "b": str(b)}))
    for text, value in told:
        assert eval(text) == eval(value)
    if told and operator == "*":
        assert eval(told[-1][1]) == a * b or told[-1][0].endswith("0")
    if told and operator == "**":
        assert eval(told[-1][1]) == a**b
    if told and operator in ("//", "%"):
        assert eval(told[-1][1])[1] == a % b


@given(st.text(min_size=0, max_size=80), st.integers(1, 3))
def test_a_long_text_is_told_in_numbered_pieces(text: str, width: int) -> None:
    told = list(computed(f"s.find({text[:width]!r})", {"s": repr(text)}))
    if len(text) <= 10 or len(repr(text)) > 200:
        assert told == []
    else:
        assert "".join(eval(told[0][1]).values()) == text


@pytest.mark.parametrize("expression", ["f(x)", "x + y", "x.name", "s[0]", "sum(xs)", "len(s)"])
def test_what_is_easy_or_unknown_has_no_workings(expression: str) -> None:
    assert list(computed(expression, {"x": "3", "y": "4", "s": "'abc'", "xs": "[1, 2]"})) == []


def test_an_old_tokenizer_has_no_step_inside_and_forbids_workings() -> None:
    assert "step_inside" not in OLD.special
    guide = Guide(Grammar(OLD, "def f(n):\n    return n * 48\n"), has_workings=True)
    assert guide is not None
    assert {OLD.special.get(name) for name in LATER} == {None}
