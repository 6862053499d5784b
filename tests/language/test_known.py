"""What is known of the next state's variables without a model, and that the truth always stays possible."""

from copy import copy
from itertools import pairwise
from random import Random

import pytest
from library_calls import TOKENIZER, recorded, walked

from ndb.language.document import Shown
from ndb.language.grammar import Cursor, Grammar
from ndb.language.guide import Guide
from ndb.language.shown import Visit, show
from ndb.language.tokens import Sep
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event
from ndb.tree.action import STEP_INTO, STEP_OVER, Action

SAMPLE = [
    ("bisect", "insort([1, 3, 5], 4)"), ("textwrap", "shorten('a b c d e f', 6)"), ("shlex", "quote(\"it's\")"),
    ("statistics", "median([3, 1, 2])"), ("_pydecimal", "Decimal('1.5') * 2"), ("posixpath", "normpath('/a/../b')"),
    ("argparse", "ArgumentParser(prog='p', add_help=False).parse_args([])"), ("heapq", "nsmallest(2, [5, 1, 4])"),
]  # fmt: skip


@pytest.mark.parametrize("expressions", [False, True])
@pytest.mark.parametrize(("module", "call"), SAMPLE)
def test_what_the_library_really_does_next_is_never_forbidden(module: str, call: str, expressions: bool) -> None:
    found = recorded(module, call, expressions=expressions, events=400)
    assert found is not None
    tally = walked(found, Random(3), 150)
    assert not tally.forbidden and tally.states > 1


def asked(source: str, call: str, event: Event, line: int, action: Action = STEP_INTO) -> tuple[str, int]:
    """The first state of an event at a line, and how many of its tokens a model would be asked."""
    recording = record_call(source, call)
    states = [recording.state(index) for index in range(len(recording))]
    frames = list(show(Visit(state, action) for state in states))
    guide = Guide(Grammar(TOKENIZER, recording.sources["<program>"]))
    for number, (frame, after) in enumerate(pairwise(frames), 1):
        cursor = guide.took(frame.state, frame.action)
        is_it = (states[number].event, states[number].line) == (event, line)
        count = 0
        for token in [*TOKENIZER.state(after.state), TOKENIZER.special["action_sep"]]:
            allowed = cursor.allowed()
            assert token in allowed, (frame.state, after.state)
            count += len(allowed) > 1
            cursor.advance(token)
        if is_it:
            return _text(after.state), count
    raise AssertionError("never there")


def _text(shown: Shown) -> str:
    return ", ".join(f"{name}={text}" for name, text in shown.locals.items())


TWO = "LIMIT = 10\nTABLE = {'a': 1}\n\ndef g(n, text, k=3, *rest, sep='-', **more):\n    return TABLE['a']\n\n"
CALLS = [
    ("def f(x):\n    y = 2\n    return g(x, 'b')\n", "n=1, text='b', k=3, sep='-', rest=(), more={}"),
    ("def f(x):\n    y = [x]\n    return g(y, text=str(x + 1), sep='')\n", "n=[1], text='2', k=3, sep=''"),
]


@pytest.mark.parametrize(("caller", "listed"), CALLS)
def test_arguments_that_are_written_known_or_defaults_are_not_asked(caller: str, listed: str) -> None:
    said, count = asked(TWO + caller, "f(1)", Event.CALL, 4)
    assert listed.split(", ")[0] in said and "global TABLE={'a': 1}" in said
    assert count <= 6, "the event, and which of the module's variables are listed"


def test_methods_and_constructors_get_what_the_line_gives_them() -> None:
    source = (
        "class P:\n    def __init__(self, x):\n        self.x = x\n    def by(self, n):\n        return self.x * n\n\n"
    )
    source += "def f(a):\n    p = P(a)\n    return p.by(4)\n"
    said, count = asked(source, "f(7)", Event.CALL, 4)
    assert said == "self=P(x=7), n=4" and count <= 3, "the event, the function, and that no more is listed"


def test_what_may_have_changed_before_the_call_is_asked() -> None:
    source = "def g(xs):\n    return xs\n\ndef h(xs):\n    xs.append(1)\n    return 1\n\n"
    source += "def f(xs):\n    return g(xs) if h(xs) else 0\n"
    said, count = asked(source, "f([3])", Event.CALL, 1)
    assert said == "xs=[3, 1]" and count > 3


def test_nothing_changes_between_a_call_and_its_first_line() -> None:
    said, count = asked("def f(x, y):\n    z = x\n    return z\n", "f(1, 2)", Event.LINE, 2)
    assert said == "" and count <= 1


def test_what_no_statement_touched_is_not_listed() -> None:
    source = "def f(x, y, zs):\n    n = 0\n    zs.append(n)\n    m = x + y\n    return m\n"
    recording = record_call(source, "f(1, 2, [])")
    frames = list(show(Visit(recording.state(i), STEP_OVER) for i in range(2, len(recording))))
    guide = Guide(Grammar(TOKENIZER, recording.sources["<program>"]))
    possible = []
    for frame in frames[:4]:
        cursor = guide.took(frame.state, frame.action)
        if frame.state.sep is Sep.LINE and "return" not in frame.state.source:  # behind which nothing can be listed
            for token in [*TOKENIZER.encode("<|line_sep|><|arg_sep|>"), cursor.grammar.words['{"..": "..", "']]:
                assert token in cursor.allowed()
                cursor.advance(token)
            possible.append({TOKENIZER.decode([int(token)])[:1] for token in cursor.allowed()})
    assert "x" not in possible[0] | possible[1] | possible[2] and "n" in possible[0]
    assert "z" not in possible[0] and "z" in possible[1] and "m" in possible[2]


def test_only_what_a_function_uses_is_listed() -> None:
    """Neither names of the module that it does not use, nor its own, nor variables of others."""
    source = (
        "LIMIT = 3\nUSED = [1]\n\ndef g(other):\n    return other\n\ndef f(a):\n    b = a + USED.pop()\n    return b\n"
    )
    recording = record_call(source, "f(1)")
    frames = list(show(Visit(recording.state(i), STEP_INTO) for i in range(len(recording))))
    guide = Guide(Grammar(TOKENIZER, recording.sources["<program>"]))
    at = next(number for number, frame in enumerate(frames) if frame.state.source.startswith("    b = "))
    cursor = [guide.took(frame.state, frame.action) for frame in frames[: at + 1]][-1]
    words = cursor.grammar.words
    for token in [*TOKENIZER.encode("<|line_sep|><|arg_sep|>"), words['{"..": "..", "']]:
        cursor.advance(token)
    assert _listable(cursor) == {"b", "global USED"}
    for token in [*TOKENIZER.name("b"), words['": "'], *TOKENIZER.value("2")[1:-1], words['", "']]:
        cursor.advance(token)
    assert _listable(cursor) == {"global USED"}
    for token in [*TOKENIZER.name("global USED"), words['": "'], *TOKENIZER.value("[]")[1:-1]]:
        cursor.advance(token)
    assert words['", "'] not in cursor.allowed() and words['"}'] in cursor.allowed()


def _listable(cursor: Cursor) -> set[str]:
    """The names that can come next."""
    found, waiting = set[str](), [(cursor, tuple[int, ...]())]
    ends = {cursor.grammar.words['": "'], cursor.grammar.words['": null']}
    while waiting:
        at, name = waiting.pop()
        found |= {TOKENIZER.decode(name)} if ends & set(at.allowed()) else set()
        for token in set(at.allowed()) - ends:
            then = copy(at)
            then.advance(token)
            waiting.append((then, (*name, token)))
    return found


@pytest.mark.parametrize(
    ("line", "event"), [("return 0", Sep.RETURN), ("return x", Sep.RETURN), ("y = x", Sep.LINE), ("y = 5", Sep.LINE)]
)
def test_a_line_with_nothing_left_to_evaluate_only_goes_on(line: str, event: Sep) -> None:
    source = f"def f(x):\n    {line}\n    return x\n"
    text, count = asked(source, "f(1)", Event.RETURN if event is Sep.RETURN else Event.LINE, 2 + (event is Sep.LINE))
    # A run may be cut off anywhere: whether it is, is all that is asked.
    assert count == 1, text


def test_a_variable_that_nothing_deletes_does_not_vanish() -> None:
    source = "def f(xs, ys):\n    xs.append(1)\n    ys.append(1)\n    del ys\n    return xs\n"
    recording = record_call(source, "f([], [])")
    frames = list(show(Visit(recording.state(i), STEP_OVER) for i in range(len(recording))))
    guide = Guide(Grammar(TOKENIZER, recording.sources["<program>"]))
    at = next(number for number, frame in enumerate(frames) if "xs.append" in frame.state.source)
    cursor = [guide.took(frame.state, frame.action) for frame in frames[: at + 1]][-1]
    words = cursor.grammar.words
    for token in [*TOKENIZER.encode("<|line_sep|><|arg_sep|>"), words['{"']]:
        cursor.advance(token)
    can_vanish = set()
    for name in ("xs", "ys"):
        then = copy(cursor)
        for token in TOKENIZER.name(name):
            then.advance(token)
        can_vanish |= {name} if words['": null'] in then.allowed() else set()
    assert can_vanish == {"ys"}
