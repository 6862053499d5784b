"""Addresses, queries and functions of `math` are worked out: they come to what Python says."""

from urllib.parse import parse_qs, parse_qsl, urlencode, urlparse, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_workings import computed

NAMES = st.text("abAB1-_.", max_size=6)
OF_ADDRESSES = {"urlsplit": urlsplit, "urlparse": urlparse}
OF_QUERIES = {"parse_qs": parse_qs, "parse_qsl": parse_qsl}


@st.composite
def addresses(draw: st.DrawFn) -> str:
    start = draw(st.sampled_from(("http://", "https://", "//", "/", "", "mailto:")))
    host, path = draw(NAMES), "/".join(draw(st.lists(NAMES, max_size=3)))
    return start + host + draw(st.sampled_from(("", ":80", "/"))) + path + draw(st.sampled_from(ENDS))


ENDS = ("", "?", "?a=1&b=2", "#top", "?a=#b?c", "#a/b")


@given(addresses(), st.sampled_from(sorted(OF_ADDRESSES)))
def test_an_address_is_cut_where_its_signs_stand(address: str, name: str) -> None:
    _, found = computed(f"{name}(u)", {"u": repr(address)})
    assert found is None or not isinstance(found, str) or found == repr(OF_ADDRESSES[name](address))


@given(st.lists(st.tuples(NAMES, st.sampled_from(("=", "", "==", "=+")), NAMES), max_size=4), st.booleans())
def test_a_query_is_cut_into_names_and_values(parts: list[tuple[str, str, str]], keeps: bool) -> None:
    query = "&".join(map("".join, parts))
    for name, real in OF_QUERIES.items():
        text = f"{name}(q, keep_blank_values={keeps})"
        _, found = computed(text, {"q": repr(query)})
        assert not isinstance(found, str) or found == repr(real(query, keep_blank_values=keeps))


def test_fields_of_an_address_are_looked_up_and_plain_queries_written() -> None:
    parts = "SplitResult(scheme='http', netloc='x.example', path='/p', query='', fragment='')"
    assert computed("parts.netloc", {"parts": parts}) == ([], "'x.example'")
    given = {"q": "two", "n": 3}
    assert computed("urlencode(d)", {"d": repr(given)}) == ([], repr(urlencode(given)))


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("math.floor(2.5)", "2"), ("math.floor(-2.5)", "-3"), ("math.ceil(2.01)", "3"), ("math.ceil(-0.5)", "0"),
        ("math.gcd(48, 18)", "6"), ("math.isqrt(99)", "9"), ("math.sqrt(144)", "12.0"), ("math.hypot(3, 4)", "5.0"),
        ("math.prod([2, 3, 14])", "84"), ("math.factorial(5)", "120"),
    ],
)  # fmt: skip
def test_functions_of_math_come_to_what_python_says(expression: str, value: str) -> None:
    assert computed(expression, {})[1] == value


def test_a_root_that_is_none_is_asked() -> None:
    assert computed("math.sqrt(n)", {"n": "150"})[1] is None
