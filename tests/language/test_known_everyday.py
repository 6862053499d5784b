"""What everyday code need not be asked: records, exceptions, properties, containers that lines change, drawn loops."""

import pytest
from test_known_inside import tokens
from test_outcome import TOKENIZER, asked, walk

from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.shown import Shower
from ndb.language.tokens import Sep
from ndb.trace.recorder.record_call import record_call
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


KEPT_VALUES = """
from functools import lru_cache


@lru_cache(maxsize=None)
def steps(i, j):
    if min(i, j) == 0:
        return i + j
    return 1 + min(steps(i - 1, j), steps(i, j - 1), steps(i - 1, j - 1))


def f(i, j):
    return [steps(n, j) for n in (i, i, j)]
"""


def test_a_call_whose_value_is_kept_is_passed_by() -> None:
    recording = record_call(KEPT_VALUES, "f(2, 3)", expressions=True)
    tree, shower, at = ForwardTree(Span(recording, 0, len(recording))), Shower(), 0
    guide, cursor = Guide(Grammar(TOKENIZER, recording.sources["<program>"])), None
    while at < len(recording):
        shown = shower.show(recording.state(at))
        for token in [*TOKENIZER.state(shown), TOKENIZER.special["action_sep"]] if cursor is not None else []:
            assert token in cursor.allowed(), shown
            cursor.advance(token)
        guide.saw(shown)
        action = STEP_INTO if recording.depths[at] < 1 or guide.calls_own(rounds=True) else STEP_INSIDE
        cursor, at = guide.act(action), tree.target(at, action)


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


def test_what_a_loop_changes_in_an_item_shows_in_the_list() -> None:
    source = """
class Rack:
    def __init__(self, name):
        self.name = name
        self.plates = []

    def put(self, plate):
        self.plates.append(plate)


def f(names):
    racks = []
    for name in names:
        rack = Rack(name)
        racks.append(rack)
    for rack in racks:
        rack.put(7)
        n = 1
    return racks
"""
    assert asked_at(source, "f(['a', 'b'])", "n = 1") == [0, 0]
    assert asked_at(source, "f(['a', 'b'])", "for name in names:")[1:] <= [1, 1]


def test_what_is_put_into_a_part_shows_in_the_whole() -> None:
    source = """
def f(pairs):
    config = {"ui": {}, "db": {}}
    section = config["db"]
    for key, value in pairs:
        section[key] = value
        n = 1
    return config
"""
    assert asked_at(source, "f([('a', 'x'), ('b', 'y')])", "n = 1") == [0, 0]


def test_a_list_that_holds_an_object_twice_is_asked() -> None:
    source = """
class Rack:
    def __init__(self):
        self.plates = []


def f(n):
    rack = Rack()
    racks = [rack, rack]
    other = racks[0]
    other.plates = [n]
    m = 1
    return racks
"""
    [count] = asked_at(source, "f(3)", "m = 1")
    assert count > 2


def test_a_day_that_moves_on_is_worked_out() -> None:
    source = """
from datetime import date, timedelta


def f(text, days):
    day = date.fromisoformat(text)
    day += timedelta(days=days)
    return day
"""
    found = asked(walk(source, "f('2024-05-30', 3)", STEP_INSIDE))
    assert any(frame.state.sep is Sep.WORKING and "30 + 3" in frame.state.source for frame, _ in found)


@pytest.mark.parametrize("line", ["seen.add(n)", "seen |= {n}", "seen.discard(n)", "seen.discard(4)"])
def test_what_a_set_becomes_is_known(line: str) -> None:
    source = f"def f(n):\n    seen = {{1, 5}}\n    {line}\n    m = 1\n    return seen\n"
    assert asked_at(source, "f(5)", "m = 1")[0] <= 1


def test_an_exception_shows_what_it_was_made_with_whatever_else_it_holds() -> None:
    source = """
class Refused(ValueError):
    def __init__(self, refund):
        super().__init__("refused", refund)
        self.refund = refund


def sell(paid):
    raise Refused(paid)


def f(paid):
    total = 0
    try:
        total = sell(paid)
    except Refused as error:
        n = 1
    m = 2
    return total
"""
    found = asked(walk(source, "f(30)", STEP_INSIDE, into=True))
    assert [count for frame, count in found if frame.state.sep is Sep.CALL] == [0] * 3
    lines = {frame.state.source.strip(): count for frame, count in found if frame.state.sep is Sep.LINE}
    assert [lines[line] for line in ("self.refund = refund", "except Refused as error:", "n = 1")] == [0] * 3
    assert lines["m = 2"] <= 1  # that `error` is gone, not that it goes
    raised = [count for frame, count in found if frame.state.sep is Sep.EXCEPTION]
    assert raised == [0, 0]


def test_a_loop_goes_on_where_an_exception_was_taken_from_another_function() -> None:
    source = """
def check(n):
    if n > 1:
        raise KeyError
    return n


def f(ns):
    for n in ns:
        try:
            check(n)
        except KeyError:
            m = 1
    return m
"""
    assert asked_at(source, "f([1, 2, 3])", "try:") == [0, 0, 0]


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("*_, last = text.split()", "f('a b c')"),
        ("first, *rest = text.split()", "f('a b c')"),
        ("first, *rest, last = text.split()", "f('a b')"),
    ],
)
def test_what_a_star_takes_is_known(line: str, call: str) -> None:
    source = f"def f(text):\n    {line}\n    n = 1\n    return n\n"
    assert asked_at(source, call, "n = 1") == [0]


def test_what_a_condition_binds_is_known_and_has_its_place_in_the_list() -> None:
    source = """
def size(word):
    return len(word)


def f(words):
    for word in words:
        if found := word.strip():
            n = size(found)
            m = 1
    return m
"""
    assert asked_at(source, "f([' ab', 'c '])", "n = size(found)") == [1, 1]  # where the list ends
    assert asked_at(source, "f([' ab', 'c '])", "m = 1") == [0, 0]


def test_variables_of_functions_around_have_their_place_in_the_list() -> None:
    source = """
def f(kits):
    need = []

    def add(name):
        for part in kits.get(name, []):
            add(part)
            n = 1
        return n

    return add("a")
"""
    assert asked_at(source, "f({'a': ['b', 'c']})", "n = 1")[:1] in ([], [0])


def test_what_a_case_has_bound_stays_in_its_body() -> None:
    source = """
def size(word):
    return len(word)


def f(command):
    match command.split():
        case ["go", where]:
            n = size(where)
            m = 1
            return m
"""
    assert asked_at(source, "f('go north')", "m = 1") == [0]


def test_methods_that_comprehensions_call_leave_the_rest_known() -> None:
    source = """
class Handler:
    def __init__(self, name):
        self.name = name
        self.seen = []

    def handle(self, word):
        self.seen.append(word)
        return len(word)


def f(names, words):
    handlers = [Handler(name) for name in names]
    sizes = [handler.handle("ab") for handler in handlers]
    n = 1
    return words
"""
    found = asked(walk(source, "f(['a', 'b'], ['x', 'y'])", STEP_INSIDE, into=True))
    [frame] = [frame for frame, _ in found if frame.state.sep is Sep.LINE and frame.state.source.strip() == "n = 1"]
    assert frame.state.locals["words"] == "['x', 'y']", "nothing that really comes is forbidden"


def test_a_date_is_the_same_whatever_a_function_does() -> None:
    source = """
from datetime import date


def mark(seen):
    seen.append(1)
    return 1


def f(day, seen):
    day = date.fromisoformat(day)
    n = mark(seen)
    m = 1
    return day
"""
    assert asked_at(source, "f('2024-05-02', [])", "m = 1") == [0]


def test_members_of_enumerations_and_tables_of_them_are_known() -> None:
    source = """
from enum import Enum


class State(Enum):
    LOW = 1
    HIGH = 2


LIMITS = ((30, State.HIGH), (10, State.LOW))


def state_of(level):
    for limit, state in LIMITS:
        if level >= limit:
            return state
    return State.LOW


def f(level):
    state = state_of(level)
    return state is State.HIGH
"""
    found = tokens(source, "f(15)")
    assert found["CALL", "def state_of(level):"] == [0]
    assert found["LINE", "if level >= limit:"] == [0, 0]
    assert found["EXPRESSION", "State.HIGH"] == [0]


def test_of_generators_that_go_through_each_other_it_is_not_said_which_goes_on() -> None:
    source = """
def f(tree):
    def walk(node, depth):
        for child in node:
            if isinstance(child, list):
                yield from walk(child, depth + 1)
            else:
                yield f"{depth}{child}"

    return ",".join(walk(tree, 0))
"""
    found = asked(walk(source, "f(['a', ['b', ['c']], 'd'])", STEP_INSIDE, into=True))
    assert found[-1][0].state.sep is Sep.RETURN, "nothing that really comes is forbidden"


LONG_ROWS = """from datetime import date
from itertools import count


class Voter:
    def __init__(self, name, votes):
        self.name = name
        self.votes = iter(votes)

    def vote(self):
        return next(self.votes)


def late(day, days):
    return day.day > days


def f(n):
    voters = [Voter(name, "yny") for name in ("ann", "bob", "cid", "dot", "eve", "fay")]
    total, seen = n, []
    for voter in voters:
        seen.append([voter.vote() for _ in range(1)])
    return [sorted(seen), late(date.fromisoformat("2024-05-08"), 2)]
"""


def test_a_long_value_that_was_shown_whole_is_shown_so_again_while_it_is_the_same() -> None:
    assert max(tokens(LONG_ROWS, "f(3)")["LINE", "for voter in voters:"]) < 12  # and not its 270 letters


def test_variables_that_one_line_binds_in_the_order_of_the_compiler_are_listed_so() -> None:
    source = "def g(x):\n    return x\n\n\ndef f(n):\n    a, b = g(n), []\n    c, d, e = g(1), n, 2\n    return a\n"
    # Nothing is asked but whether the line has ended.
    found = tokens(source, "f(3)")
    assert found["LINE", "return a"] == [0] and found["LINE", "c, d, e = g(1), n, 2"] == [0]


def test_what_only_a_comprehension_binds_is_not_listed() -> None:
    source = "def g(x):\n    return x\n\n\ndef f(xs):\n    ys = [g(x) for x in xs]\n    return ys\n"
    assert tokens(source, "f([3])")["LINE", "return ys"] == [0]


def test_a_date_that_a_call_gives_is_what_a_function_is_called_with() -> None:
    hidden = "\n\nclass Door:\n    def __exit__(self, *error):\n        self.open = 0\n"
    assert tokens(LONG_ROWS + hidden, "f(3)")["CALL", "def late(day, days):"] == [0]


def test_an_object_with_an_iterator_in_it_is_told_by_the_line_that_stores_that() -> None:
    source = LONG_ROWS.replace("self.votes = iter(votes)", "self.votes = iter(votes)\n        self.at = 0")
    assert max(tokens(source, "f(3)")["LINE", "self.at = 0"]) <= 2


def test_a_member_of_an_enumeration_is_looked_up_by_its_name() -> None:
    source = "from enum import Enum\n\n\nclass Lane(Enum):\n    TODO = 1\n    DONE = 2\n\n\n"
    source += "def f(name):\n    lane = Lane[name.upper()]\n    return lane.value\n"
    assert tokens(source, "f('done')")["EXPRESSION", "Lane[name.upper()]"] == [0]
    assert asked(walk(source, "f('late')", STEP_INSIDE))  # there is none
