"""Which handler takes an exception that was told, and what constructors give at single steps."""

import ast

import pytest
from test_outcome import asked, walk

from ndb.language.known.handlers import Exceptions
from ndb.language.tokens import Sep
from ndb.trace.instructions.line_order import IS_KNOWN
from ndb.tree.action import STEP_INSIDE, STEP_INTO

SOURCE = """
class Bad(ValueError):
    pass


class Worse(Bad):
    pass


class Point:
    def __init__(self, x):
        self.x = x
        self.y = 9


def g(x):
    if x == 1:
        raise Worse("no")
    if x == 2:
        raise KeyError(x)
    return Point(x)


def f(x):
    try:
        try:
            point = g(x)
        except (TypeError, AttributeError) as error:
            point = str(error)
        except Bad:
            raise
        except LookupError as error:
            raise Bad("again") from error
    except Worse:
        point = Point(8)
    except ValueError:
        point = 9
    other = point
    return other
"""


@pytest.mark.parametrize(
    ("told", "handler", "taken"),
    [
        ("KeyError('a')", "LookupError", True),
        ("KeyError('a')", "(ValueError, TypeError)", False),
        ("Worse('no')", "(KeyError, Bad)", True),
        ("Bad('no')", "Worse", False),
        ("Hidden()", "ValueError", None),
        ("KeyError('a')", "Hidden", None),
        ("FileNotFoundError(2, 'no')", "IOError", None),
        ("Strange()", "KeyError", None),
        ("TimeoutError()", "TimeoutError", None),
    ],
)
def test_a_handler_takes_what_it_names_and_what_is_below(told: str, handler: str, taken: bool | None) -> None:
    tree = ast.parse(f"{SOURCE}\n\nclass Strange(Hidden):\n    pass\n\n\ntry:\n    f(1)\nexcept {handler}:\n    pass\n")
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    handlers = [node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)]
    last = max(handlers, key=lambda node: node.lineno)
    assert Exceptions(classes, frozenset(classes)).takes(last, told) is taken


@pytest.mark.parametrize("x", [0, 1, 2])
def test_what_handlers_do_is_never_forbidden(x: int) -> None:
    for action, into in ((STEP_INSIDE, True), (STEP_INTO, True), (STEP_INSIDE, False)):
        assert asked(walk(SOURCE, f"f({x})", action, into))


@pytest.mark.skipif(not IS_KNOWN, reason="not known of this version")
def test_which_line_comes_behind_handlers_is_not_asked() -> None:
    states = asked(walk(SOURCE, "f(2)", STEP_INTO, into=True))
    counts = {frame.state.source.strip(): count for frame, count in states if frame.state.sep is Sep.LINE}
    lines = ("except Bad:", "except LookupError as error:", 'raise Bad("again") from error', "except ValueError:")
    assert [counts[line] for line in lines if counts[line] > 1] == [], "at most how variables are listed"


def test_the_object_that_a_constructor_has_made_is_known_at_single_steps() -> None:
    states = asked(walk(SOURCE, "f(1)", STEP_INTO, into=True))
    [(listed, count)] = [(f.state.locals, n) for f, n in states if f.state.source.strip() == "other = point"]
    assert listed["point"] == "Point(x=8, y=9)"
    assert count <= 1, "at most which line it is"


def test_what_library_code_takes_lets_another_function_go_on() -> None:
    source = (
        "class Box:\n    def __init__(self):\n        kind = getattr(self, 'kind', 'none')\n"
        "        self.found = kind\n\n"
        "    def __getattr__(self, name):\n        raise AttributeError(name)\n\n\ndef f(x):\n    return Box().found\n"
    )
    for action, into in ((STEP_INSIDE, True), (STEP_INTO, True), (STEP_INSIDE, False)):
        assert asked(walk(source, "f(1)", action, into))
