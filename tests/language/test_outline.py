"""What the code says about its inputs is a constraint on the characters in which a model writes them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ndb.language.outline import Outline
from ndb.predict.subject import subject_of
from ndb.source.read_shapes import inputs_of
from ndb.source.shape import Shape

SOURCE = """
def total(orders, rate: float, label=None):
    found = 0
    for order in orders:
        if order["state"] == "paid":
            found += order["amount"] * rate
    return f"{label.strip()}: {found}"
"""


def shape_of(name: str) -> Shape:
    return inputs_of(SOURCE, subject_of(SOURCE, "total").node).parameters[name]


def refused_at(shape: Shape | None, text: str) -> int | None:
    """The number of the first character that may not come; None where all may."""
    outline = Outline(shape)
    for number, character in enumerate(text):
        allowed = outline.allowed()
        if allowed is not None and character not in allowed and character != " ":
            return number
        outline.take(character)
    return None


@pytest.mark.parametrize(
    ("name", "text", "at"),
    [
        ("orders", "[{'state': 'paid', 'amount': 3}]", None),
        ("orders", "[]", None),
        ("orders", "({'amount': -1.5, 'state': 'open'}, {'state': 'paid'})", None),
        ("orders", "5", 0),
        ("orders", "[{'name': 'x'}]", 3),
        ("orders", "[{'state': 'paid', 'price': 3}]", 20),
        ("orders", "[{'state': 'paid', 'state': 'paid'}]", 20),
        ("rate", "0.5", None),
        ("rate", "'half'", 0),
        ("label", "'it\\\\'s [1, 2'", None),
        ("label", "None", None),
        ("label", "[1]", 0),
    ],
)
def test_what_does_not_fit_is_refused_where_it_begins(name: str, text: str, at: int | None) -> None:
    assert refused_at(shape_of(name), text) == at


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner, inner),
    max_leaves=8,
)


@given(PLAIN)
def test_where_nothing_is_said_everything_may_come(value: Any) -> None:
    assert refused_at(None, repr(value)) is None
    assert refused_at(Shape(), repr(value)) is None


@given(st.lists(st.dictionaries(st.sampled_from(["state", "amount"]), st.integers() | st.text(max_size=5), max_size=2)))
def test_dicts_of_the_names_that_are_read_are_never_refused(value: list[dict[str, Any]]) -> None:
    shape = Shape().is_a("list")
    for name in ("state", "amount"):
        shape.items().entry(name)
    assert refused_at(shape, repr(value)) is None
