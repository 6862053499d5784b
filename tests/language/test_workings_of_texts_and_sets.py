"""Addresses, patterns, sets, JSON and functions of `math` are worked out: they come to what Python says."""

import re
from urllib.parse import parse_qs, parse_qsl, urlencode, urlparse, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_workings import computed

from ndb.language.workings.rules import Written

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


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("p | {x}", "{1, 2, 30, 31}"), ("p - {2}", "{1, 30}"), ("d.keys() & e.keys()", "{'a'}"), ("sum(p)", "33"),
        ("max(p)", "30"), ("d.keys() - e.keys()", "{'b'}"),
    ],
)  # fmt: skip
def test_displays_and_keys_are_sets_where_operators_join_them(expression: str, value: str) -> None:
    values = {"p": "{1, 2, 30}", "x": "31", "d.keys()": "dict_keys(['a', 'b'])", "e.keys()": "dict_keys(['a', 'c'])"}
    assert computed(expression, values)[1] == value


def test_keys_that_are_joined_are_never_asked_as_lists() -> None:
    values = {"d.keys()": "dict_keys([1, 2.5])", "e.keys()": "dict_keys([True])"}
    assert computed("d.keys() & e.keys()", values)[1] == Written("{1, 2.5} & {True}")


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"(GET|POST) (/\S*)", "POST /a/b 200"), (r"(\d+)([kmg]?)b?", "16mb"), (r"\b[a-z]{2}\b", "a bc def"),
        (r"(a|ab)(c|bcd)", "abcd"), (r"(?:-(\d))?x", "-4x"), (r"\w+?=(\d+)", "ab=12"), (r"[^,;]+", "a;b,,c"),
    ],
)  # fmt: skip
def test_patterns_go_through_a_text_as_re_does(pattern: str, text: str) -> None:
    for call in ("search(p, s)", "match(p, s)", "findall(p, s)", "split(p, s)", "sub(p, '#', s)"):
        real = repr(eval(f"re.{call}", {"re": re, "p": pattern, "s": text}))
        assert computed(f"re.{call.replace('p,', repr(pattern) + ',')}", {"s": repr(text)})[1] == real


def test_json_is_another_writing_of_what_was_told() -> None:
    assert computed("json.dumps(d)", {"d": "{'a': [1, None], 'b': True}"}) == ([], '\'{"a": [1, null], "b": true}\'')
    assert computed("json.dumps(s)", {"s": "'café'"})[1] == Written("json.dumps('café')")
