"""Token ids: the same from a document and from its text, and nothing lost on the way back."""

from pathlib import Path

import pytest
from generated import DOCUMENTS, TEXTS
from hypothesis import given
from scripted_walk import scripted_document

from ndb.errors import BadData
from ndb.language.document import Document, write, write_state
from ndb.language.tokenizer import Tokenizer, train_tokenizer
from ndb.language.tokens import OF_INSTRUCTIONS, Mark, spell
from ndb.trace.recorder.record_call import record_call
from ndb.tree.action import parse_script
from ndb.tree.span import span_from

CODE = "def double_all(values):\n    total = [v * 2 for v in values]\n    return total\n"
TRAINED = train_tokenizer(
    [CODE, CODE.replace("2", "3"), "for value in values:\n    pass\n", "def total(values):\n    pass\n"]
)
TOKENIZER = Tokenizer([*TRAINED.words, *map(spell, OF_INSTRUCTIONS)])
"""Of a model that knows instructions, too; others are not asked about them."""


def pieces(ids: list[int]) -> list[str]:
    return [TOKENIZER.piece(number).decode() for number in ids]


@given(DOCUMENTS)
def test_a_document_and_its_text_have_the_same_tokens(document: Document) -> None:
    assert TOKENIZER.encode(write(document)) == TOKENIZER.document(document)[0]


@given(DOCUMENTS)
def test_a_state_alone_and_its_text_have_the_same_tokens(document: Document) -> None:
    for frame in document.frames:
        assert TOKENIZER.encode(write_state(frame.state)) == TOKENIZER.state(frame.state)


@given(TEXTS)
def test_decoding_gives_any_text_back(text: str) -> None:
    assert TOKENIZER.decode(TOKENIZER.encode(text)) == text


@given(DOCUMENTS)
def test_decoding_gives_any_document_back(document: Document) -> None:
    assert TOKENIZER.decode(TOKENIZER.document(document)[0]) == write(document)


def test_source_words_are_one_token_each() -> None:
    assert pieces(TOKENIZER.encode("    return total")) == ["    ", "return ", "total"]


def test_literals_and_numbers_are_spelled_by_character() -> None:
    assert pieces(TOKENIZER.encode("'total'")) == list("'total'")
    assert pieces(TOKENIZER.encode("123")) == ["1", "2", "3"]


def test_a_literal_and_the_value_it_becomes_are_the_same_tokens() -> None:
    in_source = TOKENIZER.encode("'total'")
    assert TOKENIZER.value("'total'")[1:-1] == in_source


def test_a_model_is_asked_for_states_and_exits_but_not_for_code_and_actions() -> None:
    recording = record_call(CODE, "double_all([1])")
    document = scripted_document(span_from(recording), parse_script("step_into*2, step_return"))
    ids, asked = TOKENIZER.document(document)
    assert len(ids) == len(asked)
    told = TOKENIZER.decode([number for number, ask in zip(ids, asked, strict=True) if ask])
    states = [write_state(frame.state) + spell(Mark.ACTION_SEP) for frame in document.frames[1:]]
    assert told == "".join(states) + spell(document.exit)


def test_a_tokenizer_survives_being_stored() -> None:
    again = Tokenizer.from_json(TOKENIZER.to_json())
    assert again.encode(CODE) == TOKENIZER.encode(CODE)


@pytest.mark.parametrize("stored", ["", "{}", "[]", "7", '{"format": "else", "special": [], "words": []}'])
def test_what_is_no_tokenizer_is_refused(stored: str) -> None:
    with pytest.raises(BadData):
        Tokenizer.from_json(stored)


def test_a_missing_tokenizer_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no tokenizer that can be read"):
        Tokenizer.load(tmp_path / "tokenizer.json")


def test_a_special_token_that_a_tokenizer_lacks_is_named() -> None:
    with pytest.raises(BadData, match=r"no <\|instruction_sep\|>"):
        TRAINED.encode("<|instruction_sep|>")
