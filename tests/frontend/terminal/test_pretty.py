"""Values over several lines."""

from ndb.frontend.terminal.pretty import MOST_LINES, MOST_OF_A_LINE, pretty
from ndb.trace.values.notation import read_value


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


def test_of_a_large_value_the_first_lines_are_shown_and_the_others_counted() -> None:
    lines = pretty([*range(MOST_LINES + 10)], 20).split("\n")
    assert len(lines) == MOST_LINES + 1 and lines[-1] == "<…12 lines more…>"


def test_of_a_long_text_that_is_no_value_both_ends_are_shown() -> None:
    shown = pretty(read_value("Node(" + "Node(...), " * 5_000 + "<…3 more…>)"), 80)
    assert len(shown) < MOST_OF_A_LINE + 40 and "characters more…>" in shown and shown.endswith("<…3 more…>)")


def test_a_text_that_is_no_value_is_shown_as_it_is() -> None:
    assert pretty(read_value("[1, <…3 more…>, 2]"), 5) == "[1, <…3 more…>, 2]"
