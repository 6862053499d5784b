"""Workings of dates, paths, counters, sets, deques and patterns: whatever the operands, they come to the real value."""

import re
from collections import Counter, defaultdict, deque
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from operator import itemgetter
from pathlib import PurePosixPath
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_workings import computed, document, forbidden

from ndb.language.tokens import Sep
from ndb.language.workings.rules import Written, evaluated
from ndb.trace.values.notation import write_value

NAMES: Mapping[str, Any] = {
    "date": date, "datetime": datetime, "timedelta": timedelta, "PurePosixPath": PurePosixPath, "Counter": Counter,
    "deque": deque, "re": re, "itemgetter": itemgetter,
}  # fmt: skip
DATES = st.dates(date(1901, 1, 1), date(2099, 12, 31))
MOMENTS = st.builds(datetime.combine, DATES, st.times()).map(lambda each: each.replace(microsecond=0))
PARTS = st.text("ab.", min_size=1, max_size=5)
ITEMS = st.sets(st.integers(-20, 20), max_size=12) | st.sets(st.sampled_from("abcdefgh"), max_size=8)


def check(expression: str, **given: Any) -> list[tuple[str, str]]:
    """The workings, after a look at what they come to."""
    told, found = computed(expression, {name: write_value(value) for name, value in given.items()})
    try:
        real = write_value(eval(expression, {**NAMES, **given}))
    except (ValueError, OverflowError, IndexError, KeyError):
        assert found is True or found is None or isinstance(found, Written), (expression, given, found)
        return told
    assert found is not True, (expression, given)
    assert found == real or found is None or isinstance(found, Written), (expression, given, told)
    return told


@settings(max_examples=60)
@given(DATES, DATES, MOMENTS, MOMENTS, st.integers(-400, 400), st.integers(0, 200_000))
def test_what_is_reckoned_with_dates_is_so(a: date, b: date, t: datetime, u: datetime, n: int, s: int) -> None:
    span = timedelta(days=n, seconds=s)
    for text in ("a - b", "a < b", "a >= b", "a == b", "a.weekday()", "a.isoweekday()", "a.month", "a.isoformat()"):
        check(text, a=a, b=b)
    for text in ("a + d", "a - d", "d + a", "d.days", "d.total_seconds()"):
        check(text, a=a, d=timedelta(days=n))
    for text in ("t - u", "t + d", "t - d", "t.date()", "t < u", "t.hour", "t.isoformat()", "d.seconds", "t != u"):
        check(text, t=t, u=u, d=span)


@settings(max_examples=60)
@given(
    DATES, MOMENTS, st.sampled_from(["%Y-%m-%d", "%d.%m.%Y", "%a %d %b %Y", "%A, %B %d", "%H:%M", "%Y%m%d %H:%M:%S"])
)
def test_dates_are_written_as_their_format_says(a: date, t: datetime, form: str) -> None:
    check("a.strftime(f)", a=a, f=form)
    check("t.strftime(f)", t=t, f=form)
    check("datetime.strptime(s, f)", s=t.strftime(form), f=form)
    check("date.fromisoformat(s)", s=a.isoformat())
    check("datetime.fromisoformat(s)", s=t.isoformat(" "))


@settings(max_examples=60)
@given(st.integers(1900, 2100), st.integers(0, 14), st.integers(0, 33), st.integers(0, 100), st.integers(0, 3000))
def test_days_that_do_not_exist_raise(year: int, month: int, day: int, hour: int, minute: int) -> None:
    check("date.fromisoformat(s)", s=f"{year}-{month:02}-{day:02}")
    check("datetime.strptime(s, '%d/%m/%Y %H:%M')", s=f"{day:02}/{month:02}/{year} {hour % 30:02}:{minute % 70:02}")
    check("date(y, m, d)", y=year, m=month, d=day)
    check("datetime(y, m, d, h, minute=n)", y=year, m=month, d=day, h=hour % 30, n=minute % 70)
    check("timedelta(hours=h, minutes=n)", h=hour, n=minute)
    check("timedelta(weeks=h, days=n)", h=hour, n=minute)
    check("timedelta(minutes=n)", n=minute)


def test_the_last_of_february_is_there_every_fourth_year() -> None:
    assert [text for text, _ in check("date.fromisoformat('2023-02-29')")][1:] == ["divmod(23, 4)", "1 <= 29 <= 28"]
    assert computed("date.fromisoformat('2023-02-29')", {})[1] is True
    assert computed("date.fromisoformat('2024-02-29')", {})[1] == "datetime.date(2024, 2, 29)"


@settings(max_examples=60)
@given(st.lists(PARTS, min_size=1, max_size=4), st.lists(PARTS, min_size=1, max_size=2), st.booleans(), st.booleans())
def test_paths_are_their_parts(parts: list[str], others: list[str], is_rooted: bool, is_other: bool) -> None:
    text, other = "/" * is_rooted + "/".join(parts), "/" * is_other + "/".join(others)
    check("PurePosixPath(s)", s=text)
    for each in ("p / o", "p.joinpath(o, 'x')", "p.name", "p.suffix", "p.stem", "p.parent", "p.parts", "str(p)"):
        check(each, p=PurePosixPath(text), o=other)
    for each in ("p.is_absolute()", "p.as_posix()", "p.with_suffix('.md')"):
        check(each, p=PurePosixPath(text))


@settings(max_examples=60)
@given(ITEMS, ITEMS, st.sampled_from(["|", "&", "-", "^", "<=", "<", ">=", ">"]))
def test_sets_are_compared_item_by_item(a: set[Any], b: set[Any], operator: str) -> None:
    check(f"a {operator} b", a=a, b=b)
    for name in ("union", "intersection", "difference", "issubset", "isdisjoint", "symmetric_difference"):
        check(f"a.{name}(b)", a=a, b=sorted(b))


@settings(max_examples=60)
@given(st.text("abcd", max_size=30) | st.lists(st.integers(0, 9), max_size=20), st.integers(0, 4))
def test_counters_are_counted_by_their_kinds(row: str | list[int], n: int) -> None:
    check("Counter(r)", r=row)
    counts = Counter(row)
    for text in ("c.most_common(n)", "c.most_common()", "c[n]", "c.total()"):
        check(text, c=counts, n=n)


@settings(max_examples=60)
@given(st.lists(st.integers(0, 99), max_size=9), st.integers(-3, 3))
def test_deques_are_looked_up(row: list[int], n: int) -> None:
    for text in ("q.popleft()", "q.pop()", "q[n]", "len(q)"):
        check(text, q=deque(row), n=n)


@settings(max_examples=60)
@given(st.dictionaries(st.sampled_from("abc"), st.lists(st.integers(0, 9), max_size=3)), st.sampled_from("abcd"))
def test_what_a_default_makes_is_known(table: dict[str, list[int]], key: str) -> None:
    for text in ("g[k]", "defaultdict(list)", "Counter()", "deque()", "deque(r)", "defaultdict(set)", "Counter()[k]"):
        values = {"g": write_value(defaultdict(list, table)), "k": repr(key), "r": "[1, 2]"}
        told, found = computed(text, values)
        names = {**NAMES, "defaultdict": defaultdict, "g": defaultdict(list, table), "k": key, "r": [1, 2]}
        assert found == write_value(eval(text, names)) or isinstance(found, Written | None), text
        assert not told


def test_what_the_program_calls_so_itself_is_not_the_librarys() -> None:
    source = "class date:\n    pass\n\ndef Counter(s):\n    return len(s)\n\ndef f(s):\n    return Counter(s)\n"
    made = document("workings", source, "f('aab')")
    assert made is not None
    assert not list(forbidden(made, True))
    assert not any("fromkeys" in frame.state.source for frame in made.frames)


@pytest.mark.parametrize(
    ("expression", "values", "texts"),
    [
        ("a - b", {"a": date(2024, 5, 10), "b": date(2024, 5, 3)}, ["10 - 3"]),
        ("p.suffix", {"p": PurePosixPath("a/b.txt")}, ["'a/b.txt'.split('/')", "'b.txt'.rpartition('.')"]),
        ("a & b", {"a": {1, 2}, "b": {2, 3}}, ["2 == 2"]),
        ("q.popleft()", {"q": deque([4, 5])}, []),
    ],
)  # fmt: skip
def test_workings_are_small_questions(expression: str, values: Mapping[str, Any], texts: list[str]) -> None:
    told = check(expression, **values)
    assert [text for text, _ in told] == texts
    assert all(evaluated(text) == value for text, value in told)


RECORDS = st.lists(st.tuples(st.sampled_from(["a", "b", "ab", "c+d"]), st.integers(-20, 120)), max_size=12)
KEYS = (
    "lambda p: p[1]", "lambda p: (-p[1], p[0])", "lambda p: (t.get(p[0], 0), p)", "lambda p: -p[0].count('+')",
    "lambda p: (len(p[0]), -p[1])", "itemgetter(1)", "itemgetter(1, 0)", "lambda p: p[1] % 7", "lambda p: p[9]",
    "lambda p: p.rank", "lambda p: t[p[0]]",
)  # fmt: skip


@settings(max_examples=60)
@given(RECORDS, st.sampled_from(KEYS), st.booleans())
def test_records_are_sorted_by_what_is_looked_up_in_them(rows: list[Any], key: str, is_reversed: bool) -> None:
    table = {"a": 3, "b": 1, "ab": 3}
    for text in (
        f"sorted(r, key={key})",
        f"sorted(r, key={key}, reverse=v)",
        f"max(r, key={key})",
        f"min(r, key={key})",
    ):
        try:
            check(text, r=rows, t=table, v=is_reversed)
        except AttributeError:
            assert "rank" in key


def test_a_key_that_is_looked_up_is_not_asked() -> None:
    told = check("sorted(r, key=lambda p: (-p[1], p[0]))", r=[("b", 2), ("a", 2), ("c", 9)])
    assert [text for text, _ in told] == ["sorted([-2, -9])", "sorted(['b', 'a'])"]


PATTERNS = (
    r"(\d+)-(\w+)", r"(\w+)=(\d*)", r"v(\d+)(?:\.(\d+))?", r"([a-b]+)(1|2x)(-?)", r"\s*(\w+)\s*=\s*(.*)", r"(\w+)(\w)",
    r"^(?P<a>[^-]+)-(?P<b>\d{2})$", r"(\d{1,2}):(\d{2})", r"a*b", r"(a|ab)c", r"[a-]+", r"(-)?\d+", r"\w+@\w+\.(?:b|a)",
    r"(a)+", r"(?i)ab", r"a(?=b)", r"\bab\b", r"",
)  # fmt: skip


@settings(max_examples=60)
@given(st.sampled_from(PATTERNS), st.text("ab12-=. :v@", max_size=14), st.sampled_from(["match", "fullmatch"]))
def test_patterns_are_read_from_left_to_right(pattern: str, text: str, how: str) -> None:
    told = check(f"p.{how}(s)", p=re.compile(pattern), s=text)
    assert told == check(f"re.{how}({pattern!r}, s)", s=text)
    found = re.search(pattern, text)
    if found is not None:
        for each in ("m.groups()", "m[1]", "m[0]", "m.group(1, 2)", "m.groupdict()", "m is None", "not m", "m.span()"):
            values = {"m": repr(found), "m.re": repr(found.re)}
            _, value = computed(each, values)
            assert_is(value, each, found)


def assert_is(value: object, expression: str, found: re.Match[str]) -> None:
    try:
        real = repr(eval(expression, {"m": found}))
    except IndexError:
        assert value is None or isinstance(value, Written)
        return
    assert value == real or value is None or isinstance(value, Written), (expression, found, found.re)


@settings(max_examples=60)
@given(st.sampled_from([r"\d+", r"[a-b]+", r"(\w)=(\d)", r"[^a]+", r" +"]), st.text("ab12-= ", max_size=80))
def test_places_of_a_pattern_are_sought_row_by_row(pattern: str, text: str) -> None:
    check(f"re.findall({pattern!r}, s)", s=text)
    check(f"re.sub({pattern!r}, '#', s)", s=text)


def test_a_match_knows_its_pattern_by_the_code() -> None:
    source = (
        "import re\n\nP = re.compile(r'(\\d+)-(\\w+)')\n\n\ndef f(s):\n    m = P.fullmatch(s)\n"
        "    return m[2] if m is not None else None\n"
    )
    made = document("workings", source, "f('12-ab')")
    assert made is not None
    assert not list(forbidden(made, True))
    texts = [frame.state.source for frame in made.frames if frame.state.sep is Sep.WORKING]
    assert texts == [r"re.match('\\d*', '12-ab')[0]", "'-' == '-'", r"re.match('\\w*', 'ab')[0]"] * 2


def test_runs_of_one_kind_are_found_by_which_letters_are_of_it() -> None:
    told, found = computed(r"re.findall('\\d+', s)", {"s": "'ta25 t2'"})
    assert [text for text, _ in told] == [f"{letter!r}.isdigit()" for letter in "ta25 "]
    assert found == "['25', '2']"
