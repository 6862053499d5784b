"""Expressions on rendered values: what is computed is right, what cannot be known is refused, nothing is run."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.interpret import evaluate_text
from ndb.trace.values.notation import read_value
from ndb.trace.values.thing import Thing, Unknown

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.binary(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=10,
)
VARIABLES = {
    "n": "3",
    "s": "'berry'",
    "xs": "[3, 1, 2]",
    "d": "{'a': 1}",
    "p": "Point(x=1, y=Point(x=2, y=None))",
    "cut": "[0, <…9 more…>]",
}


@given(PLAIN)
def test_what_repr_writes_is_read_back(value: object) -> None:
    assert read_value(repr(value)) == value


@pytest.mark.parametrize(
    "expression",
    ["n + 1", "s[1:3].upper()", "sorted(xs)[-1] * n", "d['a'] if n > 2 else 0", "[x * 2 for x in xs if x > 1]", "f'{n:>4}|{s!r}'",  # noqa: E501
     "{k: v for k, v in d.items()}", "len(s) == 5 and not xs[0] == 1", "sum(x for x in xs)", "1 < n <= 3", "(m := n + 1) * m",  # noqa: E501
     "','.join(str(x) for x in xs)", "max(xs, default=0)", "s.count('r') in xs", "[*xs, n]", "isinstance(n, int)"],
)  # fmt: skip
def test_expressions_have_the_value_that_python_gives(expression: str) -> None:
    real = {"n": 3, "s": "berry", "xs": [3, 1, 2], "d": {"a": 1}}
    assert evaluate_text(expression, VARIABLES) == repr(
        eval(expression, {}, {**real}) if "for" not in expression else eval(expression, real)
    )


def test_attributes_that_were_shown_are_known() -> None:
    assert evaluate_text("p.y.x + p.x", VARIABLES) == "3"
    assert isinstance(read_value(VARIABLES["p"]), Thing)


@pytest.mark.parametrize(
    ("expression", "says"),
    [("cut[0]", "cut when it was recorded"), ("p.z", "no attribute 'z'"), ("open('x')", "not called"), ("s.format(1)", "not called"),  # noqa: E501
     ("missing", "no variable 'missing'"), ("9 ** 9 ** 9", "too large"), ("'a' * 10**9", "too large"), ("1 +", "no expression"),  # noqa: E501
     ("xs[7]", "IndexError"), ("(lambda: 1)()", "not"), ("s.__dict__", "not known"), ("f'{n:>999999999}'", "too large")],  # noqa: E501
)  # fmt: skip
def test_what_cannot_be_known_is_refused_with_a_reason(expression: str, says: str) -> None:
    with pytest.raises(BadExpression, match=says):
        evaluate_text(expression, VARIABLES)


def test_a_cut_value_is_never_taken_for_a_whole_one() -> None:
    assert isinstance(read_value(VARIABLES["cut"]), Unknown)


@given(st.text(max_size=30))
def test_any_text_gives_a_value_or_a_refusal(text: str) -> None:
    with contextlib.suppress(BadExpression):
        evaluate_text(text, VARIABLES)


@pytest.mark.parametrize("text", ["[...]", "(...,)", "{...}"])
def test_a_container_that_holds_itself_is_not_read_as_one_of_ellipsis(text: str) -> None:
    assert read_value(text) == Unknown(text)
    assert evaluate_text("d", {"d": f"{{'me': {text}}}"}) == f"{{'me': {text}}}"


@pytest.mark.parametrize(
    "expression",
    ["[p] == [p]", "{'k': p} != {'k': p}", "3 in [p]", "[p].count(3)", "[p, 3].index(3)", "min([p, p])",
     "sorted([p, p])", "str([p])", "repr([p])", "f'{[p]}'", "f'{red}'"],
)  # fmt: skip
def test_what_objects_in_a_container_are_equal_to_and_how_they_are_written_is_theirs_to_say(expression: str) -> None:
    with pytest.raises(BadExpression, match="own code would say is not known"):
        evaluate_text(expression, VARIABLES | {"red": "<Colour.RED: 1>"})


def test_what_is_known_whatever_objects_say_is_told() -> None:
    assert evaluate_text("[p] == []", VARIABLES) == "False" and evaluate_text("[p] != []", VARIABLES) == "True"
    assert evaluate_text("f'{red!r}'", {"red": "<Colour.RED: 1>"}) == "'<Colour.RED: 1>'"


@pytest.mark.parametrize(
    ("expression", "says"),
    [("isinstance(b, bytes)", True), ("isinstance(day, date)", True), ("isinstance(day, datetime.date)", True),
     ("isinstance(price, Decimal)", True), ("isinstance(groups, defaultdict)", True),
     ("isinstance(groups, dict)", True),
     ("isinstance(path, Path)", True), ("isinstance(groups, Mapping)", True), ("isinstance(b, collections.abc.Mapping)", False),  # noqa: E501
     ("isinstance(nothing, int | None)", True), ("isinstance(nothing, type(None))", True), ("isinstance(b, (int, (bytes,)))", True),  # noqa: E501
     ("isinstance(b, str)", False), ("isinstance(path, str)", False)],
)  # fmt: skip
def test_the_class_of_a_plain_value_is_known_with_its_bases(expression: str, says: bool) -> None:
    variables = {
        "b": "b'ab'", "day": "datetime.date(2024, 1, 31)", "price": "Decimal('1.10')", "nothing": "None",
        "groups": "defaultdict(<class 'list'>, {'k': [1]})", "path": "PosixPath('/a')",
    }  # fmt: skip
    assert evaluate_text(expression, variables) == str(says)
    assert evaluate_text("type(groups).__name__", variables) == "'defaultdict'"
