"""What everyday code need not be asked: records, exceptions, properties, containers that lines change, drawn loops."""

import pytest
from test_known_inside import tokens
from test_outcome import TOKENIZER, asked, walk

from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.shown import Shower
from ndb.language.tokens import Sep
from ndb.trace.recorder import record_call
from ndb.trace.state import Recording
from ndb.tree.action import STEP_INSIDE, STEP_INTO
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span


def states(source: str, call: str) -> list[tuple[str, str]]:
    """Events and lines of a walk inside lines, into functions."""
    frames = [frame for frame, _ in asked(walk(source, call, STEP_INSIDE, into=True))]
    return [(frame.state.sep.name, frame.state.source.strip()) for frame in frames]


@pytest.mark.parametrize(
    "line",
    [
        "xs.append(n)",
        "xs[0] = n",
        "d['new'] = n",
        "d['a'] = xs",
        "del d['a']",
        "last = xs.pop()",
        "xs.insert(1, n)",
        "xs += [n, 4]",
        "xs[0], xs[1] = xs[1], xs[0]",
    ],
)
def test_what_a_line_puts_into_a_container_or_takes_out_is_not_asked(line: str) -> None:
    source = f"def f(xs, d, n):\n    {line}\n    n = 0\n    return xs, d\n"
    found = asked(walk(source, "f([1, 2, 3], {'a': 5}, 7)", STEP_INSIDE))
    [count] = [count for frame, count in found if frame.state.source == "    n = 0"]
    is_worked_out = any(frame.state.sep is Sep.WORKING and " + " in frame.state.source for frame, _ in found)
    assert count <= 2 and not is_worked_out  # which variables are listed, and where the list ends


def test_what_would_be_shown_cut_is_worked_out() -> None:
    source = "def f(xs):\n    xs.append('b' * 3)\n    return xs\n"
    found = asked(walk(source, f"f(['{'a' * 195}'])", STEP_INSIDE))
    assert any(frame.state.sep is Sep.WORKING and " + ['bbb']" in frame.state.source for frame, _ in found)


def test_a_new_entry_of_a_dict_with_a_default_is_put_in_its_place() -> None:
    source = """
from collections import defaultdict


def f(pairs):
    found = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return found
"""
    lines = tokens(source, "f([('a', 1), ('b', 2), ('a', 3)])")["LINE", "for key, value in pairs:"]
    assert all(count <= 4 for count in lines[1:])


def test_a_default_that_other_keys_have_may_change_under_all_of_them() -> None:
    source = """
def f(names, default):
    rows = {}
    for n in names:
        rows.setdefault(n[0], default).append(n)
    return rows
"""
    found = asked(walk(source, "f(['ivy', 'ash'], [])", STEP_INSIDE))
    assert found[-1][0].state.sep is Sep.RETURN, "nothing that really comes is forbidden"


def test_names_that_take_what_a_method_gives_leave_the_rest_known() -> None:
    source = """
from collections import deque


def f(n):
    queue = deque([('a', n), ('b', n)])
    name, count = queue.popleft()
    return name
"""
    assert tokens(source, "f(1)")["LINE", "return name"][0] <= 2


def test_a_loop_over_a_generator_of_the_program_is_drawn_from_in_every_round() -> None:
    source = """
def pairs(n):
    for i in range(n):
        yield i, n


def f(n):
    total = 0
    for i, size in pairs(n):
        total += i
    return total
"""
    entered = [source.strip() for event, source in chosen(source, "f(3)") if event == "CALL"]
    assert entered == ["def f(n):", "def pairs(n):", "yield i, n", "yield i, n", "yield i, n"]


def chosen(source: str, call: str) -> list[tuple[str, str]]:
    """Events and lines of the walk that evaluation takes: into calls of the program's own that are certain."""
    recording = record_call(source, call, expressions=True)
    tree, guide, shower, at = ForwardTree(Span(recording, 0, len(recording))), _guide(recording), Shower(), 0
    found = list[tuple[str, str]]()
    while at < len(recording):
        shown = shower.show(recording.state(at))
        guide.saw(shown)
        found.append((shown.sep.name, shown.source))
        action = STEP_INTO if recording.depths[at] < 1 or guide.calls_own(rounds=True) else STEP_INSIDE
        guide.act(action)
        at = tree.target(at, action)
    return found[2:]


def _guide(recording: Recording) -> Guide:
    return Guide(Grammar(TOKENIZER, recording.sources["<program>"]), has_workings=True)


@pytest.mark.parametrize(
    ("value", "told"), [("deque([n])", "deque([1])"), ("Counter()", "Counter()"), ("Empty()", "Empty()")]
)
def test_whether_something_holds_anything_decides_the_branch(value: str, told: str) -> None:
    source = f"""
from collections import Counter, deque


class Empty:
    pass


def f(n):
    box = {value}
    if box:
        n = 1
    else:
        n = 2
    return n
"""
    found = tokens(source, "f(1)")
    taken = "n = 2" if told == "Counter()" else "n = 1"
    assert found["LINE", taken] == [0]


def test_an_object_that_says_itself_whether_it_is_true_is_asked() -> None:
    source = """
class Box:
    def __bool__(self):
        return False


def f(n):
    box = Box()
    if box:
        n = 1
    else:
        n = 2
    return n
"""
    assert ("LINE", "n = 2") in states(source, "f(1)")


@pytest.mark.parametrize(
    "line",
    [
        "return [a, f'{a}:{b:>4}']",
        "return ('error', f'{a} needs {b}')",
        "return {'a': a, 'b': b + 1}",
        "return {a}",
        "return {**c, 'k': b, **{'l': 2, a: 3}}",
    ],
)
def test_displays_of_what_was_told_are_returned_unasked(line: str) -> None:
    found = tokens(f"def f(a, b, c):\n    {line}\n", "f('x', 2, {'x': 1, 'k': [2]})")
    assert found["RETURN", line] == [0]


RECORDS = """
from collections import namedtuple
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True)
class Item:
    name: str
    count: int = 1
    tags: list = field(default_factory=list)


class Point(NamedTuple):
    x: int
    y: int = 0


class Failed(ValueError):
    pass


class Plain:
    pass


Pair = namedtuple("Pair", "left right")


def f(name):
    made = {}
    return made
"""


@pytest.mark.parametrize(
    "made",
    ["Item(name)", "Item(name, count=3)", "Point(1)", "Failed(f'no {name}')", "Plain()", "Pair(name, right=2)"],
)
def test_what_is_made_of_told_parts_by_classes_that_do_nothing_else_is_known(made: str) -> None:
    found = tokens(RECORDS.replace("{}", made), "f('a')")
    assert found["EXPRESSION", made] == [0]
    assert found["LINE", "return made"][0] <= 1


def test_reading_a_property_enters_it() -> None:
    source = """
class Card:
    def __init__(self, suit):
        self.suit = suit

    @property
    def red(self):
        return self.suit in 'hd'


def f(a, b):
    one, other = Card(a), Card(b)
    return one.red != other.red
"""
    found = tokens(source, "f('h', 's')")
    assert found["CALL", "def red(self):"] == [0, 0]
    assert found["EXPRESSION", "one.red"] == found["EXPRESSION", "other.red"] == [0]


@pytest.mark.parametrize(("words", "called"), [("['a']", True), ("[]", False)])
def test_of_two_branches_only_the_one_that_a_variable_chooses_is_entered(words: str, called: bool) -> None:
    source = """
def risky(words):
    return len(words)


def f(words):
    reason = risky(words) if words else None
    return reason
"""
    assert (("CALL", "def risky(words):") in states(source, f"f({words})")) is called


def test_a_parameter_that_is_called_as_a_variable_of_the_function_around_is_not_taken_for_it() -> None:
    source = """
def f(tree):
    node = {}

    def draw(node):
        return sorted(node, key=lambda name: node[name])

    return draw(tree)
"""
    assert ("CALL", "def draw(node):") in states(source, "f({'a': 1})")


RAISING = """
class Bad(Exception):
    pass


def g(x, log):
    log.append(x)
    if x > 2:
        raise Bad(f"too {x}")
    return x


def f(x):
    log, y = [], 0
    try:
        y = g(x, log)
    except KeyError:
        y = 9
    except Bad as e:
        y = 1
    return y, log
"""


def test_what_is_raised_and_where_it_goes_is_not_asked() -> None:
    found = tokens(RAISING, "f(5)")
    assert found["EXCEPTION", 'raise Bad(f"too {x}")'] == [0]
    assert found["EXCEPTION", "y = g(x, log)"][0] <= 1  # how far it is indented
    assert ("LINE", "except Bad as e:") in found and ("LINE", "y = 9") not in found


def test_the_handler_has_the_exception_and_its_function_all_of_its_variables() -> None:
    found = tokens(RAISING, "f(5)")
    assert found["LINE", "except KeyError:"][0] <= 6  # names, not values: what was appended elsewhere is there
    assert found["LINE", "y = 1"] == [0]


def test_variables_that_the_failing_line_would_have_set_are_asked() -> None:
    source = "def f(x):\n    y = 0\n    try:\n        y = int(x)\n    except ValueError:\n        pass\n    return y\n"
    assert ("RETURN", "return y") in states(source, "f('x')") and ("RETURN", "return y") in states(source, "f('5')")


def test_an_exception_that_a_generator_cleans_up_behind_is_let_through() -> None:
    source = """
from contextlib import contextmanager


@contextmanager
def opened(log, name):
    log.append(name)
    try:
        yield name
    finally:
        log.remove(name)


def f(n):
    log, found = [], []
    for k in range(n):
        try:
            with opened(log, k):
                found.append(1 // (1 - k))
        except (KeyError, ZeroDivisionError) as e:
            found.append(str(e))
    return found
"""
    assert ("LINE", "found.append(str(e))") in states(source, "f(2)")


def test_handlers_of_classes_that_are_not_shown_decide_nothing() -> None:
    source = """
from json import JSONDecodeError, loads


def f(text):
    try:
        return loads(text)
    except JSONDecodeError as e:
        return e.msg
    except ValueError:
        return None
"""
    assert ("LINE", "return e.msg") in states(source, "f('{')")


def asked_at(source: str, call: str, line: str) -> list[int]:
    """How many tokens are asked at the states of a line, in a walk inside lines and into functions."""
    found = asked(walk(source, call, STEP_INSIDE, into=True))
    return [count for frame, count in found if frame.state.sep is Sep.LINE and frame.state.source.strip() == line]


def test_of_two_lists_that_read_alike_the_one_that_changes_is_known_by_its_key() -> None:
    source = """
def f(words):
    found = {"short": [], "long": []}
    for word in words:
        found["long"].append(word)
        word = ""
    return found
"""
    assert asked_at(source, "f(['ab', 'cd'])", 'word = ""') == [0, 0]


def test_lists_that_may_be_the_same_are_asked() -> None:
    source = """
def f(words):
    row = []
    found = {"short": row, "long": row}
    for word in words:
        found["long"].append(word)
        word = ""
    return found
"""
    assert all(count > 1 for count in asked_at(source, "f(['ab', 'cd'])", 'word = ""'))


def test_variables_of_functions_around_are_listed_by_name_and_known() -> None:
    source = """
def f(rows, base):
    digits = "0123"

    def written(n):
        m = n
        return digits[n % base] + written(n // base) if n else ""

    return written(rows)
"""
    calls = [frames for frames in tokens(source, "f(7, 3)").items() if frames[0] == ("CALL", "def written(n):")]
    assert [counts for _, counts in calls] == [[0, 0, 0]]


def test_names_that_one_statement_binds_come_in_their_order() -> None:
    source = "def f(text):\n    name, _, rest = text.partition(':')\n    return rest\n"
    assert asked_at(source, "f('a:b')", "return rest") == [0]


def test_a_loop_that_is_through_changes_nothing() -> None:
    source = "def f(words):\n    for word in words.split('-'):\n        n = 1\n    m = 2\n    return m\n"
    assert asked_at(source, "f('a-b')", "m = 2") == [0]


def test_items_are_looked_up_in_what_the_list_has_become() -> None:
    source = """
class Rack:
    def __init__(self, size):
        self.size = size


def f(sizes):
    racks = [Rack(size) for size in sizes]
    for rack in racks:
        rack.size += 1
    for rack in racks:
        n = 1
    return racks
"""
    assert asked_at(source, "f([3, 5])", "n = 1") == [0, 0]
