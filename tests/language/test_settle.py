"""The settle question has one form, for asking and for learning."""

import pytest

from ndb.language.document import parse, write
from ndb.language.settle import Settle, in_expression, settle_document, settle_ids, truth_text
from ndb.language.tokenizer import train_tokenizer
from ndb.trace.state import Exit

CODE = "import shop\n\ndef price(name):\n    if shop.has(name):\n        return 1\n    return 2\n"
QUESTION = Settle(CODE, 4, "    if shop.has(name):", {"name": "'tea'"}, "bool(shop.has(name))")


def test_what_is_asked_is_the_document_up_to_the_answer() -> None:
    tokenizer = train_tokenizer([CODE])
    document = settle_document(QUESTION, "True", Exit.NORMAL)
    assert parse(write(document)) == document
    asked, (whole, wanted) = settle_ids(tokenizer, QUESTION), tokenizer.document(document)
    assert whole[: len(asked)] == asked
    rest = whole[len(asked) :]
    assert tokenizer.decode(rest).startswith('True"<|action_sep|>')
    assert all(wanted[len(asked) : len(asked) + len(tokenizer.value("True"))])


def test_only_the_function_is_shown() -> None:
    assert settle_document(QUESTION, "True", Exit.NORMAL).code == CODE.partition("\n\n")[2]


@pytest.mark.parametrize(
    ("written", "asked"),
    [("x", "bool(x)"), ("x.ok", "bool(x.ok)"), ("x > 3", "x > 3"), ("isinstance(x, int)", "isinstance(x, int)")],
)
def test_a_branch_asks_for_a_bool(written: str, asked: str) -> None:
    assert truth_text(written) == asked


@pytest.mark.parametrize(
    ("rendered", "shown"),
    [("3", "3"), ("'ab'", "'ab'"), ("[]", "[]"), ("[1, 2]", "[…]"), ("{'a': 1}", "{…}"), ("<Thing x=1>", "…"),
     (repr("a" * 50), repr("a" * 30) + "…")],
)  # fmt: skip
def test_a_value_stands_in_an_expression_as_in_a_guided_run(rendered: str, shown: str) -> None:
    assert in_expression(rendered) == shown
