"""What a line binds, returns and leads to, by its text and what was told; and that the truth always stays possible."""

from itertools import pairwise
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from library_calls import TOKENIZER, recorded, walked

from ndb.dataset.programs.seeds import Seed, read_seeds
from ndb.language.document import Document, Frame
from ndb.language.grammar import Cursor, Grammar
from ndb.language.guide import Guide
from ndb.language.shown import Visit, show
from ndb.language.tokens import Sep
from ndb.language.workings.reader import worked_out
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, Action
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

SEEDS = [s for s in read_seeds([Path(__file__).parents[2] / "seeds"]) if crc32(s.name.encode()) % 300 == 7]
LIBRARY = [("textwrap", "shorten('a b c d e f', 6)"), ("calendar", "month(2024, 2)"), ("string", "capwords('a b')")]


def walk(source: str, call: str, action: Action, into: bool = False) -> Document:
    """Through all of a call; `into`: also through the functions that it calls."""
    recording = record_call(source, call, expressions=True, limits=RecordLimits(events=300))
    tree, at, visits = ForwardTree(Span(recording, 0, len(recording))), 0, list[Visit]()
    while at < len(recording):
        first, after = tree.target(at, STEP_INTO), tree.target(at, action)
        enters = first < min(after, len(recording)) and recording.state(first).event is Event.CALL
        is_function = enters and recording.state(first).source.lstrip().startswith("def ")
        move = STEP_INTO if recording.depths[at] < 1 or (into and is_function) else action
        visits.append(Visit(recording.state(at), move))
        at = tree.target(at, move)
    document = Document(recording.sources["<program>"], tuple(show(visits)), Exit.NORMAL)
    return worked_out(document) if action is STEP_INSIDE else document


def asked(document: Document) -> list[tuple[Frame, int]]:
    """The states of a walk, and how many tokens of each behind its event a model would be asked."""
    guide, found = Guide(Grammar(TOKENIZER, document.code), has_workings=True), list[tuple[Frame, int]]()
    for before, after in pairwise(document.frames):
        cursor, count = guide.took(before.state, before.action), -1
        for token in [*TOKENIZER.state(after.state), TOKENIZER.special["action_sep"]]:
            allowed = cursor.allowed()
            assert token in allowed, (before, after.state)
            count += len(allowed) > 1
            cursor.advance(token)
        found.append((after, max(count, 0)))
    return found


@pytest.mark.parametrize(("action", "into"), [(STEP_EXPRESSION, False), (STEP_INSIDE, True), (STEP_INTO, True)])
def test_what_seeds_really_do_next_is_never_forbidden(action: Action, into: bool) -> None:
    def frames(seed: Seed) -> int:
        return len(asked(walk(seed.source, seed.inputs[0], action, into)))

    assert len(SEEDS) > 25 and sum(map(frames, SEEDS)) > 500


@pytest.mark.parametrize(("module", "call"), LIBRARY)
def test_what_the_library_does_inside_its_lines_is_never_forbidden(module: str, call: str) -> None:
    found = recorded(module, call, expressions=True, events=600)
    assert found is not None
    tally = walked(found, Random(1), 200, inside=True)
    assert not tally.forbidden and tally.states > 1


KNOWN = ["a + b", "a", "", "None", "a, [b, 1]", "xs", "[x for x in xs]", "g(a)", "a if xs else b", "{'k': [1]}",
         "xs, a + b"]  # fmt: skip
ASKED = "return xs, sorted(xs, key=g)"
RETURNS = [("a += 1", False), *((f"return {each}".rstrip(), False) for each in KNOWN), (ASKED, True)]


@pytest.mark.parametrize(("line", "is_asked"), RETURNS)
def test_what_is_returned_is_known_where_it_was_told(line: str, is_asked: bool) -> None:
    source = f"def g(x):\n    y = x\n    return [y]\n\ndef f(a, b, xs):\n    {line}\n"
    for action, into in ((STEP_EXPRESSION, False), (STEP_INSIDE, True)):
        states = asked(walk(source, "f(1, 2, [3])", action, into))
        here = [(frame.state.sep, count) for frame, count in states if frame.state.source == f"    {line}"]
        [count] = [count for sep, count in here if sep is Sep.RETURN]
        assert count > 0 if is_asked else count == 0


BINDINGS = [
    "y = a + b", "y = a", "y: int = a * 2", "x, y = a, a + b", "x = y = len(xs)", "x, y = divmod(a, b)", "y = [a, b]",
    "y = xs", "y = g(a)", "y = {'k': a > b}['k']",
]  # fmt: skip


@pytest.mark.parametrize("line", BINDINGS)
def test_what_a_line_binds_is_not_asked_where_it_was_told(line: str) -> None:
    for action, into in ((STEP_EXPRESSION, False), (STEP_INSIDE, True)):
        assert not values_asked(line, action, into)


@pytest.mark.parametrize("line", ["y += 1", "y = xs, g(a)", "xs[0], y = a, a + b", "y = xs = xs + [1]; y.append(2)"])
def test_what_may_have_changed_since_it_was_told_is_asked(line: str) -> None:
    assert values_asked(line, STEP_EXPRESSION, False)


def values_asked(line: str, action: Action, into: bool) -> bool:
    """Whether another value of `y` than the true one was possible after a line."""
    source = f"def g(x):\n    return [x]\n\ndef f(a, b, xs, y):\n    {line}\n    return y\n"
    document = walk(source, "f(5, 2, [3], 9)", action, into)
    guide = Guide(Grammar(TOKENIZER, document.code), has_workings=True)
    for before, after in pairwise(document.frames):
        cursor = guide.took(before.state, before.action)
        tokens = TOKENIZER.state(after.state)
        if after.state.source == "    return y" and after.state.sep is Sep.LINE:
            break
    name, told = [*TOKENIZER.name("y"), cursor.grammar.words['": "']], TOKENIZER.value(str(after.state.locals["y"]))
    start = next(k for k in range(len(tokens)) if tokens[k : k + len(name)] == name) + len(name)
    for token in tokens[:start]:
        cursor.advance(token)
    return len(cursor.allowed()) > 1 and len(told) > 2


def after_test(test: str, call: str) -> set[str]:
    """The lines that may come after the test of an `if` was told."""
    source = f"def f(a, xs):\n    if {test}:\n        a = 1\n    else:\n        a = 2\n    return a\n"
    document = walk(source, call, STEP_EXPRESSION)
    guide, cursors = Guide(Grammar(TOKENIZER, document.code)), list[Cursor]()
    for before, after in pairwise(document.frames):
        cursor = guide.took(before.state, before.action)
        if after.state.source.lstrip().startswith("a ="):
            cursors.append(cursor)
            tokens = TOKENIZER.state(after.state)
            for token in tokens[: tokens.index(TOKENIZER.special["src_sep"]) + 1]:
                cursor.advance(token)
    [cursor] = cursors
    return set(lines_of(cursor))


def lines_of(cursor: Cursor) -> list[str]:
    waiting, found = [(cursor._node, list[int]())], list[str]()
    while waiting:
        node, tokens = waiting.pop()
        found += [TOKENIZER.decode(tokens).strip()] if node.ends else []
        waiting += [(child, [*tokens, token]) for token, child in node.children.items()]
    return found


def test_what_is_returned_through_finally_is_asked() -> None:
    source = "def f(xs):\n    try:\n        return xs\n    finally:\n        xs.append(2)\n"
    [count] = [n for frame, n in asked(walk(source, "f([1])", STEP_EXPRESSION)) if frame.state.value == "[1, 2]"][:1]
    assert count > 0


def test_reading_a_defaultdict_may_change_it() -> None:
    source = "from collections import defaultdict\n\ndef f(k):\n    d = defaultdict(int)\n    n = d[k]\n    return n\n"
    states = [frame.state.locals for frame, _ in asked(walk(source, "f('a')", STEP_EXPRESSION))]
    assert any("d" in listed and "n" in listed for listed in states)


def test_a_test_that_was_told_says_which_line_comes() -> None:
    assert after_test("a > 1", "f(2, [])") == {"a = 1"}
    assert after_test("a > 1", "f(0, [])") == {"a = 2"}
    assert after_test("xs", "f(0, [])") == {"a = 2"}
    assert after_test("not xs", "f(0, [])") == {"a = 1"}
    assert after_test("a", "f(object(), [])") == {"a = 1", "a = 2"}, "only the object itself knows"
