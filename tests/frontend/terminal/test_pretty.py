"""Values over several lines."""

from ndb.frontend.terminal.pretty import pretty
from ndb.trace.values.interpret import read_value


def test_what_fits_stands_on_one_line() -> None:
    for text in ("[1, 2, 3]", "Foo(x=1)", "deque([1], maxlen=3)", "{'a': {1, 2}}", "'long' * 3"):
        assert pretty(read_value(text), 40) == text


def test_what_does_not_fit_is_taken_apart() -> None:
    text = "Order(name='ann', items=[Item(n=1, price=Decimal('2.50')), Item(n=2, price=Decimal('3.25'))], tags={})"
    assert pretty(read_value(text), 44).split("\n") == [
        "Order(",
        "    name='ann',",
        "    items=[",
        "        Item(n=1, price=Decimal('2.50')),",
        "        Item(n=2, price=Decimal('3.25')),",
        "    ],",
        "    tags={},",
        ")",
    ]


def test_collections_of_the_library_keep_their_names() -> None:
    assert pretty(read_value("deque(['aaaaaaaaaa', 'bbbbbbbbbb'], maxlen=5)"), 20).split("\n") == [
        "deque([", "    'aaaaaaaaaa',", "    'bbbbbbbbbb',", "], maxlen=5)",
    ]  # fmt: skip


def test_a_text_that_is_no_value_is_shown_as_it_is() -> None:
    assert pretty(read_value("[1, <…3 more…>, 2]"), 5) == "[1, <…3 more…>, 2]"
