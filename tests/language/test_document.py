"""Writing and parsing documents, whole and while they are still being generated."""

import pytest
from generated import DOCUMENTS, LOOKALIKES, SOURCES, TEXTS
from hypothesis import given
from hypothesis import strategies as st

from ndb.errors import BadDocument
from ndb.language.document import Document, Frame, Shown, parse, write
from ndb.language.tokens import SPECIAL_NAMES, Sep, spell
from ndb.trace.state import Exit
from ndb.tree.action import CONTINUE, STEP_INTO, Action, Move

SMALL = Document("f()\n", (Frame(Shown(Sep.LINE, "f()", {"x": "1"}), STEP_INTO),), Exit.NORMAL)
SMALL_TEXT = (
    "<|begin_of_text|><|trace_context_start|>f()\n"
    '<|frame_sep|><|line_sep|><|arg_sep|>{"x": "1"}<|src_sep|>f()<|action_sep|><|step_into|>'
    "<|frame_sep|><|exit_normal|><|trace_end|><|end_of_text|>"
)


def parsed(text: str) -> Document | None:
    """The document, or None where it is refused. Any other exception fails the test that asks."""
    try:
        return parse(text)
    except BadDocument as error:
        assert 0 <= error.position <= len(text)
        return None


@given(DOCUMENTS)
def test_parsing_what_was_written_gives_the_document_back(document: Document) -> None:
    assert parse(write(document)) == document


def test_a_document_is_written_as_the_specification_says() -> None:
    assert write(SMALL) == SMALL_TEXT


@given(TEXTS)
def test_text_that_looks_like_special_tokens_adds_none(text: str) -> None:
    plain = Document("", (Frame(Shown(Sep.CALL, ""), Action(Move.BREAKPOINT, "x")),), Exit.ERROR)
    risky = Document(
        text, (Frame(Shown(Sep.CALL, text, {"v": text}), Action(Move.BREAKPOINT, text + "x")),), Exit.ERROR
    )

    def special_tokens(document: Document) -> list[int]:
        written = write(document)
        return [written.count(spell(name)) for name in SPECIAL_NAMES]

    assert special_tokens(risky) == special_tokens(plain)


def test_a_deleted_variable_is_written_as_null_and_comes_back_as_none() -> None:
    document = Document(
        "c", (Frame(Shown(Sep.LINE, "c", {"gone": None, "x": "null"}, partial=True), CONTINUE),), Exit.NEVER
    )
    assert '{"..": "..", "gone": null, "x": "null"}' in write(document)
    assert parse(write(document)) == document


@given(DOCUMENTS, st.data())
def test_a_truncated_document_is_refused(document: Document, data: st.DataObject) -> None:
    text = write(document)
    cut = text[: data.draw(st.integers(0, len(text) - 1))]
    with pytest.raises(BadDocument):
        parse(cut)


@given(DOCUMENTS, st.data())
def test_a_damaged_document_is_refused_or_is_another_document_exactly(document: Document, data: st.DataObject) -> None:
    text = write(document)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 30, len(text))))
    damaged = text[:start] + data.draw(st.one_of(LOOKALIKES, SOURCES)) + text[end:]
    found = parsed(damaged)
    assert found is None or write(found) == damaged


@given(st.lists(st.one_of(LOOKALIKES, TEXTS), max_size=20).map("".join))
def test_noise_is_refused(noise: str) -> None:
    assert parsed(noise) is None


@pytest.mark.parametrize(
    ("before", "after", "position_of"),
    [
        ('{"x": "1"}', '{"x":"1"}', '{"x":"1"}'),
        ('{"x": "1"}', '{"x": 1}', '{"x": 1}'),
        ('{"x": "1"}', '{"x": "1", "x": "2"}', '{"x": "1", "x"'),
        ('{"x": "1"}', '{"x": "1", "..": ".."}', '{"x": "1", ".."'),
        ('{"x": "1"}', '{"..": "else"}', '{"..": "else"}'),
        ('{"x": "1"}', '["x"]', '["x"]'),
        ('{"x": "1"}', '{"x": "\\u0031"}', '{"x": "\\u'),
        ('{"x": "1"}', "[" * 100_000, "[["),
        ('{"x": "1"}', '{"x": ' + "9" * 10_000 + "}", '{"x": 9'),
        ("<|line_sep|>", "<|call_sep|>", '<|arg_sep|>{"x"'),
        ("<|line_sep|>", "<|pad|>", "<|pad|>"),
        ("<|step_into|>", "<|pad|>", "<|pad|>"),
        ("<|step_into|>", "<|breakpoint|>", "<|frame_sep|><|exit"),
        ("<|step_into|>", "<|step_into|>f()", "f()<|frame_sep|><|exit"),
        ("<|exit_normal|>", "<|trace_end|>", "<|trace_end|><|trace_end|>"),
        ("<|end_of_text|>", "<|end_of_text|> ", " "),
        ("<|begin_of_text|>", "", "<|trace_context_start|>"),
    ],
)
def test_a_mistake_is_refused_where_it_stands(before: str, after: str, position_of: str) -> None:
    text = SMALL_TEXT.replace(before, after)
    with pytest.raises(BadDocument) as refusal:
        parse(text)
    nearest = text.rindex(position_of) if position_of == " " else text.index(position_of)
    assert nearest <= refusal.value.position <= nearest + len(after)


def test_a_document_without_a_state_is_refused() -> None:
    with pytest.raises(BadDocument, match="no state"):
        parse(write(Document("f()", (), Exit.NORMAL)))
