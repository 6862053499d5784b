"""Rounds and workings in documents: the texts are forced, the truth is never forbidden, values are real."""

from collections.abc import Iterator, Mapping
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from seed_sample import SEEDS

from ndb.dataset.rounds.documents import KINDS, entry_call
from ndb.language.document import Document, parse, write
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import LATER, Sep, spell
from ndb.language.workings.rules import Written, evaluated, workings
from ndb.model.weights import EMBEDDED
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Exit

EMBEDDED_WORDS = Tokenizer.load(EMBEDDED / "tokenizer.json").words
OLD = Tokenizer([word for word in EMBEDDED_WORDS if word not in map(spell, LATER)])
NEW = Tokenizer([spell(name) for name in LATER] + [w for w in OLD.words if w not in map(spell, LATER)])


def document(kind: str, source: str, call: str) -> Document | None:
    recording = record_call(source, call, expressions=True, limits=RecordLimits(events=3_000))
    entry = entry_call(recording)
    if entry is None or recording.exit is Exit.NEVER:
        return None
    made = KINDS[kind](recording, entry, Random(1), True)
    return made.document if made is not None else None


def computed(expression: str, values: Mapping[str, str]) -> tuple[list[tuple[str, str]], object]:
    """The workings of an expression with their real values, and what they come to."""
    plan, told = workings(expression, values), list[tuple[str, str]]()
    try:
        text = next(plan)
        while True:
            value = evaluated(text)
            assert value is not None, text
            told.append((text, value))
            text = plan.send(value)
    except StopIteration as end:
        return told, end.value


def is_right(found: object, expression: str, given: Mapping[str, object]) -> bool:
    """Whether workings come to what an expression really gives; a last question, too."""
    try:
        real = repr(eval(expression, dict(given)))
    except Exception:
        return found is None or found is True or isinstance(found, Written)
    return found is None or (evaluated(found.text) in (real, None) if isinstance(found, Written) else found == real)


def forbidden(document: Document, has_workings: bool) -> Iterator[str]:
    """States that the guide does not let through."""
    guide = Guide(Grammar(NEW, document.code), has_workings=has_workings)
    for frame, after in zip(document.frames, document.frames[1:], strict=False):
        cursor = guide.took(frame.state, frame.action)
        for token in [*NEW.state(after.state), NEW.special["action_sep"]]:
            if token not in cursor.allowed():
                yield f"after {frame.state} {frame.action}: {after.state}"
                return
            cursor.advance(token)


@pytest.mark.parametrize("kind", ["rounds", "workings"])
def test_what_really_comes_next_is_never_forbidden(kind: str) -> None:
    told = 0
    for seed in SEEDS:
        made = document(kind, seed.source, seed.inputs[0])
        if made is not None and len(made.frames) < 600:
            assert not list(forbidden(made, kind == "workings")), (seed.name, seed.inputs[0])
            told += sum(frame.state.sep is Sep.WORKING for frame in made.frames)
    assert (told > 50) == (kind == "workings")


def test_a_document_with_workings_is_read_as_it_was_written() -> None:
    made = document("workings", "def f(s, n):\n    return s.count('l') * n + len(s)\n", "f('hello all the world', 37)")
    assert made is not None
    assert parse(write(made)) == made
    ids, _ = NEW.document(made)
    assert NEW.encode(write(made)) == ids
    assert NEW.decode(ids) == write(made)


def test_a_working_is_the_only_thing_that_can_come_before_what_it_is_for() -> None:
    made = document("workings", "def f(n):\n    return n * 48\n", "f(37)")
    assert made is not None
    texts = [frame.state.source for frame in made.frames if frame.state.sep is Sep.WORKING]
    assert texts == ["48 * 7", "48 * 3", "44 + 33"]
    guide = Guide(Grammar(NEW, made.code), has_workings=True)
    line = next(n for n, frame in enumerate(made.frames) if frame.state.source == "    return n * 48")
    for frame in made.frames[:line]:
        guide.took(frame.state, frame.action)
    cursor = guide.took(made.frames[line].state, made.frames[line].action)
    assert [NEW.decode([int(t)]) for t in cursor.allowed()] == ["<|working_sep|>"]


@given(st.integers(-(10**8), 10**8), st.integers(-(10**4), 10**4), st.sampled_from(["*", "+", "-", "//", "%", "**"]))
def test_workings_of_numbers_come_to_the_result(a: int, b: int, operator: str) -> None:
    if operator == "**" and not 0 <= b < 20:
        return
    _, found = computed(f"a {operator} b", {"a": str(a), "b": str(b)})
    assert is_right(found, f"a {operator} b", {"a": a, "b": b})


TEXTS = st.text(min_size=0, max_size=80) | st.text("ab ", min_size=0, max_size=80)
NUMBERS = st.lists(st.integers(-9999, 9999), max_size=30)
OF_TEXTS = (
    "len(s)", "s.count(c)", "s.find(c)", "s.rfind(c)", "s.index(c)", "s.rindex(c)", "s.find(c, k)", "s.count(c, k)",
    "s.find(c, k, 40)", "c in s", "c not in s", "s[i]", "s[i:]", "s[:i]", "s[i:j]", "s[k:i]", "s[i:k]", "s[::-1]",
    "s[::2]", "s[k::3]", "s == t", "s != t", "s < t", "s <= t", "s > t", "s >= t", "s.replace(c, 'xy')",
    "s.replace(c, '', 2)", "s.split(c)", "s.split(c, 2)", "s.rsplit(c, 1)", "s.rsplit(c)", "s.split(c, maxsplit=1)",
    "s.partition(c)", "s.rpartition(c)", "s.strip(c)", "s.lstrip(c)", "s.rstrip(c)", "s.strip()", "s.lstrip()",
    "s.rstrip()", "s.startswith(c)", "s.endswith(c)", "s.startswith((c, 'a'))", "s.endswith(())", "s.removeprefix(c)",
    "s.removesuffix(c)", "s.center(k)", "s.center(k, '-')", "s.ljust(k, '*')", "s.rjust(k)", "s.zfill(k)", "s * 3",
    "c * k", "k * c", "s.translate({97: 'x', 98: None})", "s.translate({97: 98})", "s.upper()", "s.lower()",
    "s.swapcase()", "s.isalpha()", "s.isdigit()", "s.isspace()", "s.islower()", "s.isupper()", "s.isidentifier()",
    "s.isprintable()", "s.splitlines()", "s.expandtabs(4)", "s.expandtabs()", "f'{s}|{i:05d}'", "'%s %4d' % (s, i)",
    "'{:>9}{}'.format(i, s)",
)  # fmt: skip
OF_LISTS = (
    "len(xs)", "xs.count(n)", "xs.index(n)", "n in xs", "xs[i]", "xs[i:]", "xs[:i]", "xs[i:j]", "sum(xs)", "sum(xs, n)",
    "max(xs)", "sorted(xs)", "list(map(str, xs))", "sum(map(abs, xs))", "dict(zip(xs, xs))", "xs.append(n)",
)  # fmt: skip


@given(st.sampled_from(OF_TEXTS), TEXTS, st.integers(0, 79), st.integers(1, 3), st.integers(-80, 80))
def test_of_a_long_text_pieces_are_told(expression: str, text: str, at: int, width: int, to: int) -> None:
    given = _operands(text, at, width, to)
    _, found = computed(expression, {name: repr(value) for name, value in given.items()})
    assert is_right(found, expression, given)
    assert found is not True or "index" in expression


def _operands(text: str, at: int, width: int, to: int) -> dict[str, object]:
    twin = (text, text[:at] + "#" + text[at + 1 :], text[:at])[to % 3]
    return {"s": text, "t": twin, "c": text[at : at + width], "i": to, "j": -to, "k": abs(to)}


@given(
    st.sampled_from(OF_TEXTS),
    TEXTS,
    st.lists(st.sampled_from(("'no'", "['a', 'b']", "[]", "True", "[True]", "-3", "9", "?"))),
)
def test_whatever_is_told_of_a_text_the_workings_end(expression: str, text: str, answers: list[str]) -> None:
    values = {name: repr(value) for name, value in _operands(text, 1, 2, 7).items()}
    plan = workings(expression, values)
    with pytest.raises(StopIteration):
        next(plan)
        for number in range(300):
            plan.send(answers[number % len(answers)] if answers else "None")


def test_what_is_sought_is_compared_where_its_first_letter_was_told() -> None:
    told, found = computed("s.find('the')", {"s": "'two or ten of the others'"})
    assert told == [
        ("'two or ten of the ot'.split('t')", "['', 'wo or ', 'en of ', 'he o', '']"),
        ("['two' == 'the', 'ten' == 'the', 'the' == 'the', 'the' == 'the']", "[False, False, True, True]"),
    ]
    assert found == "14"


def test_an_order_is_that_of_the_first_letter_that_is_another() -> None:
    told, found = computed("a < b", {"a": "'to be or not to be'", "b": "'to be or to go'"})
    assert [text for text, _ in told] == [
        "['to be or n' == 'to be or t', 'ot to be' == 'o go']",
        "'to be' == 'to be'", "' ' == ' '", "'o' == 'o'", "'r' == 'r'", "' ' == ' '", "'n' == 't'",
        "min(['n', 't'])",
    ]  # fmt: skip
    assert found == "True"


@given(st.sampled_from(OF_LISTS), NUMBERS, st.integers(0, 29), st.integers(-30, 30))
def test_of_a_long_list_pieces_are_told(expression: str, numbers: list[int], at: int, to: int) -> None:
    given = {"xs": numbers, "n": numbers[at] if at < len(numbers) else 1, "i": to, "j": -to}
    values = {name: repr(value) for name, value in given.items()} | {"map(abs, xs)": "<map>", "zip(xs, xs)": "<zip>"}
    _, found = computed(expression, values)
    assert is_right(found, expression, given)


@pytest.mark.parametrize("line", ["return s.index('q')", "return len(s) + s.rindex('qq')"])
def test_a_search_that_finds_nothing_is_worked_out_before_it_raises(line: str) -> None:
    made = document("workings", f"def f(s):\n    {line}\n", "f('hello all the world')")
    assert made is not None
    seps = [frame.state.sep for frame in made.frames]
    at = seps.index(Sep.EXCEPTION)
    assert seps[at - 1] is Sep.WORKING
    assert set(eval(made.frames[at - 1].state.value or "")) in ({False}, {"hello all the world"})
    assert not list(forbidden(made, has_workings=True))


def test_what_a_model_tells_wrongly_ends_the_workings() -> None:
    plan = workings("xs[i]", {"xs": repr([1] * 50), "i": "27"})
    assert next(plan) == "divmod(27, 5)"
    with pytest.raises(StopIteration):
        plan.send("'nonsense'")


def test_only_values_are_asked_of_workings_whose_text_is_known() -> None:
    made = document("workings", "def f(xs):\n    return sum(xs)\n", "f([14, 27, 35])")
    assert made is not None
    ids, asked = NEW.document(made)
    told = NEW.decode([token for token, is_asked in zip(ids, asked, strict=True) if is_asked])
    assert '14 + 27<|arg_sep|>"41"' in told
    assert "41 + 35" not in told
    assert '"76"' in told


@pytest.mark.parametrize(
    ("expression", "written"),
    [
        ("unit == target", "'km' == 'mi'"),
        ("c.lower() in b.lower()", "'k' in 'kiwi'"),
        ("sorted(d.items(), key=lambda kv: kv[1])", "sorted([('a', 1)], key=lambda kv: kv[1])"),
        ("f(x)", None),  # what it does is not known
        ("x + unknown", None),
        ("xs[1:n]", "[1, 2, 3][1:2]"),
        ("x ** 2", "(-5) ** 2"),
        ("math.log(n)", "math.log(2)"),
        ("zip(xs, xs)", None),  # says nothing
        ("list(zip(xs, xs))", "list(zip([1, 2, 3], [1, 2, 3]))"),
    ],
)
def test_operands_are_written_in(expression: str, written: str | None) -> None:
    values = {
        "unit": "'km'", "target": "'mi'", "c.lower()": "'k'", "b.lower()": "'kiwi'", "xs": "[1, 2, 3]", "n": "2",
        "x": "-5", "d.items()": "dict_items([('a', 1)])", "f": "<function f>", "zip(xs, xs)": "<zip>",
    }  # fmt: skip
    told, found = computed(expression, values)
    assert told == []
    assert found == (Written(written) if written is not None else None)


LOOP = """def f(words, d, n):
    out = []
    for i, w in enumerate(words):
        if w in d:
            out.append(w.upper())
        d[w] = i
        n += 1
    return out, n, sum(len(w) for w in words)
"""


def test_items_of_loops_and_what_lines_change_are_worked_out() -> None:
    made = document("workings", LOOP, "f(['ab', 'c', 'ab'], {'ab': 3}, 1)")
    assert made is not None
    told = {frame.state.source: frame.state.value for frame in made.frames if frame.state.sep is Sep.WORKING}
    assert told["(1, ['ab', 'c', 'ab'][1])"] == "(1, 'c')"
    assert not any(" + [" in text or " | {" in text for text in told)  # what is put somewhere was told
    assert told["3 + 1"] == "4"
    assert told["3 + 2"] == "5"  # of the sum, whose elements its rounds have told
    assert not list(forbidden(made, has_workings=True))


def test_what_was_worked_out_is_not_asked_again() -> None:
    made = document("workings", LOOP, "f(['ab'], {}, 1)")
    assert made is not None
    guide, free = Guide(Grammar(NEW, made.code), has_workings=True), list[str]()
    for frame, after in zip(made.frames, made.frames[1:], strict=False):
        cursor = guide.took(frame.state, frame.action)
        choices = 0
        for token in NEW.state(after.state):
            choices += len(cursor.allowed()) > 1
            cursor.advance(token)
        free += [after.state.source] * (
            frame.state.sep is Sep.WORKING and after.state.sep is not Sep.WORKING and not choices
        )
    assert {"w in d", "for w in words", "len(w)"} <= set(free)


def test_an_old_tokenizer_has_no_step_inside_and_forbids_workings() -> None:
    assert "step_inside" not in OLD.special
    guide = Guide(Grammar(OLD, "def f(n):\n    return n * 48\n"), has_workings=True)
    assert guide is not None
    assert {OLD.special.get(name) for name in LATER} == {None}
