"""Workings of numbers with a point, of formats, of sorting and of lists: true expressions that come to the value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_workings import computed, document, forbidden, is_right

from ndb.language.workings.amounts import decimals
from ndb.language.workings.rules import Written, evaluated, workings

PRICES = st.integers(-500_000, 500_000).map(lambda cents: cents / 100)
AMOUNTS = (
    PRICES
    | st.integers(-3000, 3000)
    | st.integers(-400, 400).map(lambda quarters: quarters / 4)
    | st.floats(-1000, 1000).map(lambda x: round(x, 4))
    | st.floats(-100, 100)
)
SPECS = (
    "", ".2f", ">10.2f", "<10", "^9", ",", ",.2f", "+.1f", "08.2f", "+d", "6d", "*^12", "_d", ".1%", ".0%", "7.3%",
    ".0f", ">8", "=+8", "0>7", ".3", "e", ".4g", "x", "#x", "05d", "012,", "f", "%", "+010.3f", " d", "-5",
    ".3s", "12s", "g", ">9.3g", "b", "+X", "08b",
)  # fmt: skip
PLACES = (
    "%s", "%d", "%5d", "%-8s|", "%08.2f", "%+d", "%r", "%.3f", "%6.2f%%", "%x", "%-10r|", "%10s", "%e", "%05d", "%.2s",
    "% d", "%-6d|", "%+.1f", "%i",
)  # fmt: skip
OF_AMOUNTS = (
    "a + b",
    "a - b",
    "a * b",
    "a / b",
    "round(a, 2)",
    "round(a)",
    "f'{a:>9.2f}'",
    "sum([a, b, 0.5])",
    "int(a)",
)
ITEMS = (
    st.lists(st.integers(-999, 9999), max_size=12)
    | st.lists(st.text(max_size=6), max_size=10)
    | st.lists(PRICES, max_size=8)
    | st.lists(st.tuples(st.text("ab", max_size=2), st.integers(0, 20)), max_size=8)
    | st.lists(st.one_of(st.none(), st.integers(), st.text(max_size=2)), max_size=8)
)
OF_ITEMS = (
    "sorted(xs)", "sorted(xs, reverse=True)", "max(xs)", "min(xs)", "sorted(xs, key=str)", "max(xs, key=str)",
    "min(xs, key=str)", "sorted(xs, key=str, reverse=True)", "sorted(xs, key=len)", "sorted(xs, key=abs)",
)  # fmt: skip
OF_ROWS = (
    "xs[::-1]", "xs[::2]", "xs[i::3]", "xs.count(y)", "list(reversed(xs))", "list(zip(xs, xs))", "xs[i:]", "xs[:i]",
    "xs[i]", "y in xs", "xs.index(y)", "len(xs)", "sum(xs)", "sum(xs, i)",
)  # fmt: skip


def assert_right(expression: str, given: dict[str, object], lazy: tuple[str, ...] = ()) -> None:
    """All questions have values, and what they come to is what Python gives."""
    values = {name: repr(value) for name, value in given.items()} | {text: f"<{text}>" for text in lazy}
    _, found = computed(expression, values)
    assert is_right(found, expression, given), found


@given(AMOUNTS, AMOUNTS, st.sampled_from(("+", "-", "*", "/", "//", "%")))
def test_what_numbers_with_a_point_come_to_is_what_a_computer_makes_of_them(a: float, b: float, sign: str) -> None:
    assert_right(f"a {sign} b", {"a": a, "b": b})


@given(st.lists(PRICES | st.integers(-99, 99), max_size=6), AMOUNTS, st.integers(-3, 5))
def test_sums_and_rounding(prices: list[float], number: float, places: int) -> None:
    assert_right("sum(xs)", {"xs": prices})
    for expression in ("a ** 2", "round(a, n)", "round(a)", "int(a)", "str(a)", "repr(a)"):
        assert_right(expression, {"a": number, "n": places})


@given(st.integers(0, 10**8), st.sampled_from((10, 100, 1000, 20, 101)))
def test_digits_are_cut_off_by_powers_of_ten(number: int, by: int) -> None:
    assert_right("a % b", {"a": number, "b": by})
    assert_right("a // b", {"a": number, "b": by})


@given(AMOUNTS | st.text(max_size=14), st.sampled_from(SPECS), st.sampled_from(PLACES))
def test_formats(value: float | str, spec: str, place: str) -> None:
    for expression in (f"f'<{{v:{spec}}}>'", f"'{{0:{spec}}}'.format(v)", "format(v, s)", f"'{place}' % v"):
        assert_right(expression, {"v": value, "s": spec})


def test_of_a_field_its_digits_and_what_fills_it_are_told() -> None:
    told, found = computed("f'{total:>12,.2f}|'", {"total": "1234.5678"})
    assert told == [
        ("7 >= 5", "True"), ("56 + 1", "57"), ("len('1,234.57')", "8"), ("12 - 8", "4"), ("' ' * 4", "'    '"),
    ]  # fmt: skip
    assert found == "'    1,234.57|'"


def test_parts_and_names_in_templates() -> None:
    values = {"a": "'tea'", "b": "[3, {'k': 1.5}]", "d": "{'n': 'oolong', 'x': 2.5}"}
    assert computed("'{0}: {1[0]} {1[1][k]!r} {n}'.format(a, b, n=7)", values) == ([], "'tea: 3 1.5 7'")
    assert computed("'%(n)s at %(x)s%%' % d", values) == ([], "'oolong at 2.5%'")


def test_a_quotient_is_known_when_what_is_left_comes_again() -> None:
    assert computed("a / b", {"a": "16", "b": "9"}) == (
        [("divmod(16, 9)", "(1, 7)"), ("divmod(70, 9)", "(7, 7)")], "1.7777777777777777"
    )  # fmt: skip
    assert computed("a / b", {"a": "7", "b": "100"}) == ([], "0.07")


def test_how_far_numbers_are_off_is_added_up() -> None:
    told, found = computed("a + b", {"a": "0.1", "b": "0.2"})
    assert told[0][0] == "1 + 2"
    assert found == "0.30000000000000004"


@pytest.mark.parametrize(
    ("expression", "a", "b"),
    [
        ("a / b", "20.69", "6"), ("a / b", "839.77", "34"),
        ("a / b", "1459.1399999999999", "3"), ("a / b", "7", "97"),
        ("a * b", "632.96", "17"), ("a * b", "627.92", "24"),
        ("a * b", "898.31", "223.65"), ("a + b", "0.5", "547.69"),
        ("a + b", "0.07", "898.31"), ("round(a, b)", "400.535", "2"),
        ("round(a, b)", "2.675", "2"), ("round(a, b)", "0.125", "2"),
    ],
)  # fmt: skip
def test_the_nearest_number_is_put_together_and_not_asked(expression: str, a: str, b: str) -> None:
    told, found = computed(expression, {"a": a, "b": b})
    assert found == repr(eval(expression, {"a": float(a), "b": int(b) if b.isdigit() else float(b)}))
    assert not any("." in text for text, _ in told)


def test_prices_are_added_by_two_terms_at_a_time() -> None:
    told, found = computed("sum(xs)", {"xs": "[898.91, 885.54]"})
    assert found == "1784.4499999999998"
    assert all(text.count(" ") == 2 for text, _ in told)


def test_a_sum_that_makes_up_for_what_is_lost_is_still_to_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"xs": "[0.1, 0.2, 0.3]"}
    for compensates, end in ((False, "0.6000000000000001"), (True, None)):
        monkeypatch.setattr(decimals, "COMPENSATES", compensates)
        assert computed("sum(xs)", values)[1] == end


def test_long_sums_are_added_in_columns_of_two_digits() -> None:
    told, found = computed("sum(xs)", {"xs": "[303, 376, 21, 8, 295, 887]"})
    assert told == [
        ("[3 + 76, 21 + 8, 95 + 87]", "[79, 29, 182]"), ("79 + 29", "108"), ("8 + 82", "90"),
        ("[3 + 3, 2 + 8]", "[6, 10]"), ("6 + 10", "16"), ("16 + 2", "18"),
    ]  # fmt: skip
    assert found == "1890"


@given(
    st.sampled_from(OF_AMOUNTS),
    st.lists(st.sampled_from(("'no'", "(1, 2)", "[]", "True", "False", "-3", "9", "9" * 60, "1.5", "?"))),
)
def test_whatever_is_told_of_amounts_the_workings_end(expression: str, answers: list[str]) -> None:
    plan = workings(expression, {"a": "17.25", "b": "7.1"})
    with pytest.raises(StopIteration):
        next(plan)
        for number in range(20_000):
            plan.send(answers[number % len(answers)] if answers else "None")


@given(ITEMS, st.sampled_from(OF_ITEMS))
def test_sorting_asks_true_questions_and_comes_to_the_order(items: list[object], expression: str) -> None:
    assert_right(expression, {"xs": items})


@given(st.lists(st.integers(-99, 999), max_size=30), st.sampled_from(OF_ROWS), st.integers(-9, 29), st.integers(0, 29))
def test_lists_in_pieces_come_to_what_they_are(row: list[int], expression: str, at: int, place: int) -> None:
    lazy = ("zip(xs, xs)", "reversed(xs)")
    assert_right(expression, {"xs": row, "i": at, "y": row[place] if place < len(row) else 1}, lazy)


@given(st.integers(-50, 400), st.integers(1, 60), st.sampled_from((1, 2, 3, 7, 10, -1, -4)))
def test_ranges_are_told_a_few_at_a_time(start: int, size: int, step: int) -> None:
    numbers = range(start, start + size * step, step)
    for expression in ("list(r)", "sum(r)"):
        _, found = computed(expression, {"r": repr(numbers)})
        told = evaluated(found.text) if isinstance(found, Written) else found
        assert told in (None, repr(eval(expression, {"r": numbers})))


def test_walks_through_prices_and_formats_are_never_forbidden() -> None:
    source = (
        "def bill(items, rate):\n    total = 0.0\n    for name, price, count in items:\n"
        "        total += price * count\n"
        "        line = f'{name:<10}{price * count:>8.2f}'\n    tax = round(total * rate, 2)\n"
        "    return '%-8s %6.2f' % ('sum', total + tax), f'{rate:.1%}', line, total / len(items)\n"
    )
    made = document("workings", source, "bill([('tea', 3.1, 3), ('milk', 0.89, 2)], 0.19)")
    assert made is not None
    assert not list(forbidden(made, has_workings=True))


def test_of_a_quotient_so_many_digits_are_told_as_say_which_number_is_the_nearest() -> None:
    told, found = computed("a / b", {"a": "63", "b": "318"})
    assert found == repr(63 / 318)
    assert len(told) < 90  # twenty digits would take more


def test_a_field_is_filled_from_a_dictionary() -> None:
    assert_right("'{name}: {n:>5}'.format(**d)", {"d": {"name": "ann", "n": 88, "more": 1}})
    assert_right("'{a}{n}'.format(n=n, **d)", {"n": 3, "d": {"a": "x"}})


@pytest.mark.parametrize("text", ["-42", "+7", "-", "", "--3", "425"])
def test_zeros_stand_behind_a_sign(text: str) -> None:
    assert_right("s.zfill(n)", {"s": text, "n": 6})


def test_what_a_call_draws_is_what_it_is_asked_with() -> None:
    values = {'s.split(",")': "['a', 'b']", "s.split(',')": "['a', 'b']", "s": "'a,b'"}
    values |= {'reversed(s.split(","))': "<reversed>", "reversed(s.split(','))": "<reversed>"}
    told, found = computed('"-".join(reversed(s.split(",")))', values)
    assert told == [("list(reversed(['a', 'b']))", "['b', 'a']")]
    assert found == Written("'-'.join(['b', 'a'])")


def test_a_text_that_is_joined_backwards_is_turned_round_in_pieces() -> None:
    values = {"s": "'of two words'", "reversed(s)": "<reversed>"}
    told, found = computed("''.join(reversed(s))", values)
    assert found == repr("of two words"[::-1])
    assert told[0] == ("['o', 'r', 'd', 's'][::-1]", "['s', 'd', 'r', 'o']")
