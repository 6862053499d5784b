"""Statements of several lines: the lines of the states that come are those that really come."""

import sys
from collections.abc import Sequence
from itertools import pairwise

import pytest
from test_reckoner import LIMITS, compared

from ndb.predict.reckon.reckoner import Reckoner
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import State
from ndb.tree.action import STEP_INTO

HEAD = """
from itertools import chain, starmap
from functools import reduce, wraps, update_wrapper

def n(p):
    return p

def t(*p, **q):
    return len(p), q

"""
STATEMENTS = {
    "a constant that the compiler puts together": "return n(\n        'a'\n        + 'b'\n        'c')",
    "a condition whose parts share lines": "if a or (\n        not n(0) and n(a)\n    ):\n        x = 1",
    "a condition behind a comparison": "if (\n        a == 1\n        and (b\n        or n(2))\n    ):\n        x = 1",
    "an assertion over several lines": "assert (\n        a ==\n        b), n(\n        3)",
    "a choice whose parts share lines": "return (\n        n(1) if a and\n        b else\n        n(2))",
    "and, or as values": "return (\n        a and\n        n(0) or\n        b and n(\n        a))",
    "a format that is an f-string": "return 'x%s, %r of %5s%%' % (\n        n(a),\n        b,\n        n(3))",
    "arguments with stars": "return t(\n        *xs,\n        n(1),\n        z=a,\n        **d,\n        y=n(2))",
    "a method with stars": "return 'a'.join(\n        xs\n    ), '{}'.format(\n        *xs\n    )",
    "a table with stars": "return {\n        'a': n(1),\n        **d,\n        'b':\n        n(2)}",
    "a list with stars": "return [\n        n(1),\n        *xs,\n        n(2)]",
    "a long list": "return [\n" + "".join(f"        n({i}),\n" for i in range(32)) + "    ]",
    "a long call": "return t(\n" + "".join(f"        a{i}=n({i}),\n" for i in range(17)) + "    )",
    "targets over several lines": "(\n        x,\n        y,\n    ) = xs, a\n    return x",
    "a constant that is returned": "return (\n        'a' +\n        'b')",
    "what is only looked through": "for x in [\n        1]:\n        a += x\n    return a in {\n        2, 3}",
    "a slice over several lines": "return 'abc'[\n        n(0)\n        :\n        n(2)]",
    "an attribute over several lines": "return (d\n        .get(\n        'k')\n        )",
    "not in, over several lines": "return (not\n        a in\n        xs)",
    "annotations over several lines": "def g(\n        x: n(1),\n        y: int = n(2),\n    ) -> (\n        n(3)):\n"
    "        return x\n    return g(1)",
    "a class over several lines": "class A(\n        Base,\n    ):\n        x = 1\n    return A.x",
}


def lines_said_wrongly(source: str, call: str) -> tuple[int, list[tuple[State, int]]]:
    """How many states are not said, and those whose line is not the one that is said."""
    recording = record_call(source, call, limits=LIMITS)
    states: Sequence[State] = [recording.state(index) for index in range(len(recording))]
    reckoner, wrong, unsaid = Reckoner(recording.sources), list[tuple[State, int]](), 0
    for state, real in pairwise(states):
        reckoner.take(state, STEP_INTO)
        known = reckoner.next(STEP_INTO)
        unsaid += known is None
        wrong += [(real, known.line)] if known is not None and known.line != real.line else []
    return unsaid, wrong


@pytest.mark.parametrize("statement", STATEMENTS.values(), ids=list(STATEMENTS))
@pytest.mark.parametrize("arguments", ["1, 2", "0, None"])
def test_lines_come_as_they_really_come(statement: str, arguments: str) -> None:
    source = f"{HEAD}class Base:\n    pass\n\ndef f(a, b, xs, d):\n    x = a\n    {statement}\n"
    call = f"f({arguments}, ['x', 'y'], {{'k': 1}})"
    assert lines_said_wrongly(source, call) == (0, [])
    assert compared(record_call(source, call, limits=LIMITS))[2] == []


def test_a_function_of_words_alone_is_said_from_its_call_on() -> None:
    source = "class A:\n    def hook(self):\n        '''Nothing.'''\n\ndef f(a):\n    a.hook()\n"
    recording = record_call(source, "f(A())", limits=LIMITS)
    states = [recording.state(index) for index in range(len(recording))]
    begun = Reckoner(recording.sources)
    begun.take(next(state for state in states if state.function == "A.hook"))
    known = begun.next(STEP_INTO)
    assert known is not None and (known.line, known.shown.source) == (2, "    def hook(self):")


def test_types_that_functions_of_pythons_hand_on_stay_what_they_are() -> None:
    source = f"{HEAD}def f():\n    return reduce(lambda x, y: (x, y), [str, int], bool)\n"
    states, said, wrong = compared(record_call(source, "f()", limits=LIMITS))
    assert (said, wrong) == (states - 1, [])


@pytest.mark.parametrize("expression", ["chain.from_iterable(map(set, xs))", "starmap(n, [{'b', 'c'}])"])
def test_what_is_gone_through_inside_has_no_order_if_it_is_a_set(expression: str) -> None:
    source = f"{HEAD}def f(xs):\n    return list({expression})\n"
    states, said, wrong = compared(record_call(source, "f(['mississippi', 'missouri'])", limits=LIMITS))
    assert wrong == [] and said < states - 1  # what main returns is known once it is known what f does


def test_a_function_that_is_given_another_name_is_shown_by_that() -> None:
    source = (
        "def made(kind):\n    def make(x):\n        '''Makes.'''\n        return kind(x)\n    return make\n\n"
        "one = made(int)\none.__name__ = 'one'\n\n"
        "def f(x):\n    g = one\n    g.__doc__ = 'other'\n    return g(x), g.__name__, g.__doc__\n"
    )
    states, said, wrong = compared(record_call(source, "f('1')", limits=LIMITS))
    assert wrong == [] and said == states - 1


def test_a_function_that_wraps_another_has_its_words_and_attributes() -> None:
    source = (
        f"{HEAD}def wrapping(g):\n    g.calls = 0\n    @wraps(g)\n    def inner(*args):\n        '''Inner.'''\n"
        "        inner.calls += 1\n        return g(*args)\n    return inner\n\n"
        "def f(x):\n    @wrapping\n    def h(x):\n        '''Outer.'''\n        return x\n"
        "    return h(x), h.__doc__, h.calls, h.__name__, h.__wrapped__.calls, hasattr(h, '__wrapped__')\n"
    )
    states, said, wrong = compared(record_call(source, "f('1')", limits=LIMITS))
    assert wrong == [] and (said == states - 1 or sys.version_info >= (3, 13))


def test_a_text_names_no_function_that_may_be_another_one() -> None:
    source = (
        "def keep(f):\n    def inc(x):\n        return f(x)\n    return inc\n\n"
        "def inc(x):\n    return x + 1\n\n"
        "def call(g, x):\n    return g(x)\n\n"
        "def f(x):\n    return call(keep(inc), x)\n"
    )
    recording = record_call(source, "f(1)", limits=LIMITS)
    states = [recording.state(index) for index in range(len(recording))]
    begun = Reckoner(recording.sources)
    begun.take(next(state for state in states if state.source.strip() == "return g(x)"))
    assert begun.next(STEP_INTO) is None
