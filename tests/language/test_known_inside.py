"""What a walk inside lines need not ask: objects, generators, decisions, loops, statements of several lines."""

from dataclasses import replace
from itertools import pairwise

import pytest
from test_outcome import asked, walk

from ndb.language.document import Document
from ndb.language.shown import Visit, show
from ndb.language.tokens import Sep
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, STEP_RETURN
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

CLASS = """
class Bag:
    def __init__(self, items):
        self.items = items
        self.size = len(items)

    def add(self, item):
        self.items.append(item)
        self.size += 1


def f(xs):
    bag = Bag(xs)
    bag.add(7)
    return bag
"""
GENERATOR = """
def numbers(n):
    for i in range(n):
        yield i * 2


def f(n):
    found = list(numbers(n))
    for value in numbers(2):
        found.append(value)
    return found, next(numbers(3))
"""
TREE = """
class A:
    def area(self):
        return 1


class B(A):
    def area(self):
        return 2


def f(n):
    shape = B()
    return shape.area()
"""


def tokens(source: str, call: str) -> dict[tuple[str, str], list[int]]:
    """By event and line: how many tokens were asked each time."""
    found: dict[tuple[str, str], list[int]] = {}
    for frame, count in asked(walk(source, call, STEP_INSIDE, into=True)):
        found.setdefault((frame.state.sep.name, frame.state.source.strip()), []).append(count)
    return found


def test_attributes_that_lines_set_and_what_a_constructor_gives_are_known() -> None:
    found = tokens(CLASS, "f([1, 2])")
    assert found["EXPRESSION", "Bag(xs)"] == [0]
    assert found["EXPRESSION", "bag.add(7)"] == [0]
    # Whether all variables are listed, and which line comes; not what they are.
    assert found["LINE", "self.size = len(items)"][0] < 5
    assert found["LINE", "self.size += 1"][0] < 5  # put together from what was worked out before it
    assert found["RETURN", "return bag"] == [0]


def test_what_generators_give_is_known_to_who_draws() -> None:
    found = tokens(GENERATOR, "f(3)")
    assert found["EXPRESSION", "next(numbers(3))"] == [0]
    assert found["EXPRESSION", "list(numbers(n))"] == [0]
    assert all(count < 15 for count in found["LINE", "found.append(value)"])  # all variables, but for `value`


def test_the_method_of_the_object_s_class_is_entered() -> None:
    walked = walk(TREE, "f(1)", STEP_INSIDE, into=True)
    after = [after.state for (before, _), (after, _) in pairwise(asked(walked)) if before.state.sep is Sep.CALL]
    assert [state.source.strip() for state in after][-1] == "return 2"
    assert tokens(TREE, "f(1)")["EXPRESSION", "shape.area()"] == [0]


@pytest.mark.parametrize(
    ("line", "expression"),
    [
        ("return 'a' if xs else len(xs)", "'a' if xs else len(xs)"),
        ("return any(x > 1 for x in xs)", "any(x > 1 for x in xs)"),
        ("return [x for x in xs if x > 1]", "[x for x in xs if x > 1]"),
        ("return next((x for x in xs if x > 1), None)", "next((x for x in xs if x > 1), None)"),
        ("return next((x for x in xs if x > 9), None)", "next((x for x in xs if x > 9), None)"),
        ("return [n for x in xs if (n := x - 1)][0]", "n := x - 1"),
        ("return [x for x in xs if x > 2]", "x"),
    ],
)
def test_what_is_decided_is_not_asked(line: str, expression: str) -> None:
    assert tokens(f"def f(xs):\n    {line}\n", "f([1, 2, 3])")["EXPRESSION", expression] in ([0], [0, 0, 0])


@pytest.mark.parametrize("line", ["return xs[5]", "return {'a': 1}['b']", "return xs[0] % 0", "a, b = xs"])
def test_what_raises_for_sure_does(line: str) -> None:
    states = asked(walk(f"def f(xs):\n    {line}\n", "f([1, 2, 3])", STEP_INSIDE))
    assert [frame.state.sep for frame, _ in states][-2] is Sep.EXCEPTION


def test_statements_of_several_lines_have_workings() -> None:
    source = "def f(a, b):\n    return [\n        a * b,\n        a + b,\n    ]\n"
    states = [frame.state for frame, _ in asked(walk(source, "f(37, 48)", STEP_INSIDE))]
    worked = [state.source for state in states if state.sep is Sep.WORKING]
    assert "37 + 48" in worked and any("48" in text and "7" in text for text in worked)


def test_each_call_of_a_line_that_has_several_gets_its_own_arguments() -> None:
    source = "def g(text, n):\n    return n\n\n\ndef f(a, b):\n    return g(a, 1) + g(b, 2)\n"
    calls = tokens(source, "f('first', 'second')")["CALL", "def g(text, n):"]
    assert calls == [0, 0]


def test_calls_in_a_comprehension_get_what_its_round_has_bound() -> None:
    source = "def g(n):\n    return n\n\n\ndef f(xs):\n    n = 9\n    return [g(n) for n in xs]\n"
    assert tokens(source, "f([1, 2, 3])")["CALL", "def g(n):"] == [0, 0, 0]


def test_what_is_behind_a_variable_that_holds_comes_before_the_whole() -> None:
    source = "def f(names):\n    return [n for n in names if n and n in 'Anna']\n"
    walked = asked(walk(source, "f(['An', '', 'Bo'])", STEP_INSIDE))
    worked = [frame.state.source for frame, _ in walked if frame.state.sep is Sep.WORKING]
    assert "'Bo' and True" not in worked and "'' in 'Anna'" not in worked


@pytest.mark.parametrize("quoted", ['text.split(",")', "text.split(',')"])
def test_what_a_loop_goes_through_is_known_however_it_is_written(quoted: str) -> None:
    source = f"def f(text):\n    out = []\n    for part in {quoted}:\n        out.append(part)\n    return out\n"
    walked = asked(walk(source, "f('a,b')", STEP_INSIDE))
    assert "['a', 'b'][1]" in [frame.state.source for frame, _ in walked if frame.state.sep is Sep.WORKING]


def test_what_is_unpacked_from_a_generator_expression_is_known() -> None:
    source = "def f(line):\n    key, value = (part.strip() for part in line.split('='))\n    return key\n"
    walked = asked(walk(source, "f('a = b')", STEP_INSIDE))
    [counts] = [
        count for frame, count in walked if frame.state.source == "    return key" and frame.state.sep is Sep.LINE
    ]
    assert counts <= 2, "how it is listed, not what the variables are"


DRAWN_ELSEWHERE = [
    "for x in chain.from_iterable(sorted(xs) for xs in xss):\n        out.append(x)",
    "out = [x + 1 for x in chain.from_iterable(sorted(xs) for xs in xss)]",
    "out = list(islice((len(xs) for xs in xss), 1))",
    "out = total(len(xs) for xs in xss)",
    "out = total(lengths(xss)) + 1",
]


def _into_once(source: str, call: str, name: str) -> Document:
    """By lines into the first call of a function, out of it at once, then inside the line that called it."""
    recording = record_call(source, call, expressions=True)
    tree, visits, at = ForwardTree(Span(recording, 0, len(recording))), list[Visit](), 0
    while at < len(recording):
        state = recording.state(at)
        is_there = state.function == name and state.event in (Event.CALL, Event.RETURN)
        action = (STEP_RETURN if state.event is Event.CALL else STEP_EXPRESSION) if is_there else STEP_INTO
        visits.append(Visit(state, action))
        at = tree.target(at, action)
    return Document(recording.sources["<program>"], tuple(show(visits)), Exit.NORMAL)


@pytest.mark.parametrize("line", DRAWN_ELSEWHERE)
def test_generator_expressions_that_others_draw_from_later_are_never_forbidden(line: str) -> None:
    source = (
        "from itertools import chain, islice\n\n\ndef lengths(xss):\n    for xs in xss:\n        yield len(xs)\n\n\n"
        "def total(ns):\n    out = 0\n    for n in ns:\n        out += n\n"
        f"    return out\n\n\ndef f(xss):\n    out = []\n    {line}\n    return out\n"
    )
    for action, into in ((STEP_INSIDE, False), (STEP_INSIDE, True), (STEP_INTO, True)):
        assert asked(walk(source, "f([[2, 1], [3]])", action, into))
    assert asked(_into_once(source, "f([[2, 1], [3]])", "total"))


def test_what_comes_behind_calls_that_were_passed_by_is_never_forbidden() -> None:
    source = (
        "class Tree:\n    def __init__(self, kids):\n        self.kids = kids\n\n\n"
        "def f(n):\n    tree = Tree([Tree([n]), Tree([])])\n    return tree.kids[0].kids\n"
    )
    recording = record_call(source, "f(1)", expressions=True)
    tree, visits, at = ForwardTree(Span(recording, 0, len(recording))), list[Visit](), 0
    while at < len(recording):  # from one call to the next, and inside the line behind the last
        is_last = [n for n in range(at + 1) if recording.state(n).event is Event.RETURN][2:] == [at]
        visits.append(Visit(recording.state(at), STEP_INSIDE if is_last else STEP_INTO))
        at = tree.target(at, visits[-1].action)
    assert asked(Document(recording.sources["<program>"], tuple(show(visits)), Exit.NORMAL))


WALKER = """
class Node:
    def __init__(self, kind):
        self.kind = kind

    def __repr__(self):
        return "Node " + self.kind + " [None]"


class Walker:
    def __init__(self, at, depth):
        self.at = at
        self.depth = depth

    @property
    def is_deep(self):
        return self.depth > 3

    def __len__(self):
        return self.depth

    def here(self, seen):
        n = len(self)
        at = self.at
        depth = self.depth
        found = seen and seen[0]
        if self.at is not None:
            found = self.depth
        if self.is_deep and depth:
            at = None
        return at, depth


def f(n):
    walker = Walker(Node("text"), n)
    return walker.here([])
"""


@pytest.mark.parametrize("line", ["depth = self.depth", "found = seen and seen[0]", "if self.is_deep and depth:"])
def test_steps_over_lines_that_only_read_ask_for_nothing(line: str) -> None:
    counts = {frame.state.source.strip(): count for frame, count in asked(walk(WALKER, "f(2)", STEP_INTO, into=True))}
    assert counts[line] <= 1, "not what the line before it has bound"


def test_a_tuple_of_what_was_told_is_not_asked() -> None:
    states = asked(walk(WALKER, "f(2)", STEP_INTO, into=True))
    [(value, count)] = [(f.state.value, n) for f, n in states if (f.state.value or "").startswith("(") and "here" not in
                        f.state.source and "return at" in f.state.source]  # fmt: skip
    assert (value, count) == ("(Node text [None], 2)", 0)


@pytest.mark.parametrize("header", ["def is_deep(self):", "def __len__(self):"])
def test_properties_and_special_methods_are_entered(header: str) -> None:
    states = [f.state for f, _ in asked(walk(WALKER, "f(2)", STEP_INTO, into=True))]
    [at] = [n for n, state in enumerate(states) if state.source.strip() == header]
    counts = [count for _, count in asked(walk(WALKER, "f(2)", STEP_INTO, into=True))]
    assert counts[at] == 0, "which function, and for whom"


def test_attributes_of_modules_whose_import_is_not_shown_may_be_told_or_not() -> None:
    source = (
        "import numbers\nimport os\n\n\ndef f(x):\n    y = os.path.join('a', x)\n"
        "    return isinstance(x, numbers.Number)\n"
    )
    document = walk(source, "f('b')", STEP_EXPRESSION)
    shown = replace(document, code=document.code.replace("import numbers\nimport os\n", "\n\n"))
    assert asked(shown), "as it came with the imports, where these attributes are not told"


def test_behind_a_function_that_was_left_at_once_all_variables_come_again() -> None:
    source = "def g(x):\n    y = x\n    return y\n\n\ndef f(x):\n    a = 'some text'\n    g(x)\n    return a\n"
    recording = record_call(source, "f(1)", expressions=True)
    tree, visits, at = ForwardTree(Span(recording, 0, len(recording))), list[Visit](), 0
    while at < len(recording):
        is_entered = recording.state(at).event is Event.CALL and recording.state(at).function == "g"
        visits.append(Visit(recording.state(at), STEP_RETURN if is_entered else STEP_INTO))
        at = tree.target(at, visits[-1].action)
    states = asked(Document(recording.sources["<program>"], tuple(show(visits)), Exit.NORMAL))
    assert next(count for frame, count in states if frame.state.source == "    return a") == 0
