"""Programs that go against what rules take for granted: what they really do stays possible in every kind of walk."""

import pytest
from test_outcome import asked, walk

from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO

FIELDS_OF_THEIR_OWN = """
import dataclasses
from dataclasses import dataclass, field
@dataclass
class Unset:
    x: int = field(init=False, default=3)
    y: int = 0
@dataclass
class Named:
    a: int = field(kw_only=True, default=1)
    b: int = 2
@dataclass
class Hidden:
    x: int = dataclasses.field(default=1, repr=False)
@dataclass
class Below(Hidden):
    y: int = 2
@dataclass
class Doubled:
    x: int = 1
    def __setattr__(self, name, value):
        object.__setattr__(self, name, value * 2)
@dataclass
class Property:
    x: int
    @property
    def x(self):
        return 5
    @x.setter
    def x(self, value):
        self.__dict__['q'] = value
"""
BUILTINS_OF_ITS_OWN = """
def range(n):
    return [n, n]
def zip(a, b):
    return [1]
def enumerate(xs):
    return [(9, x) for x in xs]
def sum(xs):
    return 'sum'
def f(n):
    out = [i for i in range(n)]
    for x in zip([1, 2], [3, 4]):
        out.append(x)
    for k, x in enumerate([4]):
        out.append(k)
    return out, sum([1, 2])
"""
BUILTINS_GIVEN = """
def f(xs, len, range):
    n = len(xs)
    for i in range(3):
        n += i
    return n, [j for j in range(2)]
"""
LISTS_THAT_CHANGE_IN_ROUNDS = """
from heapq import heappop
def drop(ys):
    return ys.pop(0)
class Box:
    def __init__(self):
        self.xs = [1, 2, 3]
    def take(self):
        return self.xs.pop()
def f(ys):
    zs, h, box = ys, [1, 2, 3, 4], Box()
    a = [y for y in ys if zs.pop()]
    ys += [7, 8, 9]
    b = [ys.append(y) for y in ys if len(ys) < 9]
    c = [y for y in ys if drop(ys)]
    d = [heappop(h) + x for x in h]
    return a, b, c, d, [x for x in box.xs if box.take()]
"""
LOOPS_THAT_READ_ALIKE = """
def f(n):
    t = 0
    for i in range(n):
        if i == 1:
            break
    for i in range(n):
        t += i
        for j in [1, 2]:
            break
        for j in [1, 2]:
            t += j
    return t
"""
GROUPS = """
def f(xs):
    try:
        raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
    except* ValueError as e:
        xs.append(len(e.exceptions))
    except* KeyError as e:
        xs.append(7)
    try:
        raise ValueError(3)
    except* ValueError as e:
        xs.append(e)
    return xs
"""
ITEMS_THAT_CHANGE_IN_ROUNDS = """
def f(m):
    a = [r for r in m if r.append(0) is None]
    return a, [r.append(1) or r for r in m for _ in range(2)]
"""
EQUAL_KEYS = "def f(n):\n    return {x: n for x in [1, True, 1.0]}"
COUNTER_AROUND = """
def make(step, limit):
    wait, fails = 0, 0
    def call(n):
        nonlocal fails, wait
        wait += step
        fails = n + limit
        return wait, fails
    return call
def f(n):
    call = make(1, 2)
    return [call(n), call(n + 1)]
"""
SLICES_FROM_THE_END = "def f(xs):\n    return xs[-2::-1], xs[::-3], xs[-4::2], xs[1::2]"
ENUMERATIONS_OF_THEIR_OWN = """
from enum import Enum, auto
class Lane(Enum):
    FIRST: int = auto()
    SECOND = auto()
LANES = (Lane.FIRST, Lane.SECOND)
def f(n):
    return [lane.value + n for lane in LANES], LANES[1]
"""
ENUMERATION_BY_NAME_ALONE = """
class Enum:
    pass
class Lane(Enum):
    FIRST = 1
LANES = (Lane.FIRST, 2)
def f(n):
    return LANES[0] + n
"""
ROSTER = """
class Roster:
    def __init__(self, by_day):
        self.by_day = by_day
    def swap(self, one, other):
        self.by_day[one], self.by_day[other] = self.by_day[other], self.by_day[one]
def f(days, request):
    plan = Roster(days)
    plan.swap(*request.split("/"))
    return plan.by_day
"""
LOG_OF_SEVERAL = """
class Step:
    def __init__(self, name, log):
        self.name = name
        self.log = log
    def run(self):
        self.log.append(f"run {self.name}")
def f(names):
    log = []
    steps = [Step(name, log) for name in names]
    for step in steps:
        step.run()
    return log
"""
LOG_OF_COPIES = """
from copy import copy
class Step:
    def __init__(self):
        self.log = []
    def run(self):
        self.log.append(1)
def f(n):
    first = Step()
    steps = [first, copy(first)]
    for number, step in enumerate(steps):
        step.number = number
    for step in steps:
        step.run()
    return n
"""
LOG_OF_A_FIELD = """
from dataclasses import dataclass, field
@dataclass
class Step:
    name: str
    log: list = field(default_factory=list)
    def run(self):
        self.log.append(1)
def f(names):
    log = []
    steps = [Step(name, log) for name in names]
    for step in steps:
        step.run()
    return log
"""
FUNCTION_HANDED_OVER = """
import re
class Spoilers:
    def __init__(self, text):
        self.text = text
        self.hidden = 0
    def hide(self):
        def replace(match):
            self.hidden += 1
            return str(self.hidden)
        self.text = re.sub("a", replace, self.text)
        return self
def f(text):
    return Spoilers(text).hide().text
"""
TRUTH_OF_A_QUEUE = """
from collections import deque
class Worker:
    def __init__(self, tasks):
        self.tasks = deque(tasks)
def f(tasks):
    workers = [Worker([]), Worker(tasks), Worker([])]
    return any(worker.tasks for worker in workers)
"""
BRANCH_NOT_TAKEN = """
def f(part, last):
    start, dash, end = part.partition("-")
    first = int(start)
    final = int(end or last) if dash else first
    return final
"""
NAME_OF_A_HANDLER = """
class Bad(LookupError):
    pass
def emission(trip):
    if trip == "x":
        raise Bad(trip)
    return 2.5
def f(trips, left):
    for trip in trips:
        try:
            left -= emission(trip)
        except Bad as vehicle:
            left -= emission(trip.replace(str(vehicle), "car"))
    return round(left, 2)
"""
ZERO_BELOW = "def f(z):\n    return [y for y in [1, 2] if z * y], z * 1 or 7"
YIELDED_BY_A_HANDLER = """
def drained(generators):
    for generator in generators:
        try:
            next(generator)
        except StopIteration as stop:
            yield stop.value
def f(count):
    return list(drained([(n for n in ()) for k in range(count)]))
"""
PICKER = """
class Picker:
    def __init__(self):
        self.walked = 0
    def pick(self, way):
        self.walked += way
        return way
def f(order):
    picker = Picker()
    def again(way):
        return picker.pick(way)
"""
RAISED_IN_ROUNDS = """
def check(value):
    if value < 0:
        raise ValueError(f"bad {value}")
    return value * 2


def f(values):
    try:
        return sum(check(v) for v in values)
    except ValueError:
        return f([-v for v in values]) if values[0] < 5 else None
"""


@pytest.mark.parametrize("made", ["Unset(a)", "Named(a)", "Below(a, a)", "Doubled(a)", "Property(a)"])
def test_fields_that_are_set_or_shown_otherwise_are_never_forbidden(made: str) -> None:
    assert_possible(f"{FIELDS_OF_THEIR_OWN}def f(a):\n    p = {made}\n    return p", "f(5)")


def test_what_functions_named_like_builtins_give_is_never_forbidden() -> None:
    assert_possible(BUILTINS_OF_ITS_OWN, "f(3)")
    assert_possible(BUILTINS_GIVEN, "f([1, 2], lambda x: 7, lambda x: [9, 8])")


def test_rounds_through_a_list_that_changes_meanwhile_are_never_forbidden() -> None:
    assert_possible(LISTS_THAT_CHANGE_IN_ROUNDS, "f([3, 1, 2])")
    assert_possible(ITEMS_THAT_CHANGE_IN_ROUNDS, "f([[1, 2], [3]])")


def test_a_loop_that_reads_like_one_that_was_left_begins_anew() -> None:
    assert_possible(LOOPS_THAT_READ_ALIKE, "f(3)")


def test_a_handler_of_groups_takes_what_is_in_them() -> None:
    assert_possible(GROUPS, "f([1])")


def test_keys_that_are_equal_but_read_differently_are_one() -> None:
    assert_possible(EQUAL_KEYS, "f(0)")


def test_variables_of_the_function_around_that_are_bound_come_in_their_own_order() -> None:
    assert_possible(COUNTER_AROUND, "f(3)")


def test_slices_that_go_backwards_are_never_forbidden() -> None:
    assert_possible(SLICES_FROM_THE_END, "f([1, 2, 3, 4])")
    assert_possible(SLICES_FROM_THE_END, "f([5, 1, 4, 2, 3, 9, 8, 7, 6, 0, 11, 12])")


def test_enumerations_that_are_written_otherwise_are_never_forbidden() -> None:
    assert_possible(ENUMERATIONS_OF_THEIR_OWN, "f(3)")
    assert_possible(ENUMERATION_BY_NAME_ALONE, "f(3)")


def test_zero_with_a_sign_counts_as_false() -> None:
    assert_possible(ZERO_BELOW, "f(-0.0)")


def test_an_object_that_a_line_changes_twice_is_never_forbidden() -> None:
    assert_possible(ROSTER, "f({'mon': 'ida', 'tue': 'bo'}, 'mon/tue')")


@pytest.mark.parametrize("source", [LOG_OF_SEVERAL, LOG_OF_A_FIELD])
def test_a_list_that_several_objects_hold_changes_in_all_of_them(source: str) -> None:
    assert_possible(source, "f(['a', 'b'])")


def test_a_list_that_an_object_shares_with_its_copy_changes_in_both() -> None:
    assert_possible(LOG_OF_COPIES, "f(1)")


def test_what_a_function_that_was_handed_over_changes_is_never_forbidden() -> None:
    assert_possible(FUNCTION_HANDED_OVER, "f('a bac')")


def test_elements_whose_truth_only_their_class_knows_may_decide() -> None:
    assert_possible(TRUTH_OF_A_QUEUE, "f([1])")
    assert_possible(TRUTH_OF_A_QUEUE, "f([])")


def test_a_branch_that_is_not_taken_is_passed_by_with_all_that_is_in_it() -> None:
    assert_possible(BRANCH_NOT_TAKEN, "f('8', 10)")
    assert_possible(BRANCH_NOT_TAKEN, "f('8-', 10)")


def test_the_name_of_a_handler_is_gone_behind_it_also_where_all_variables_are_listed() -> None:
    assert_possible(NAME_OF_A_HANDLER, "f(['x', 'y'], 10.0)")


def test_the_name_of_a_handler_is_gone_where_a_generator_goes_on_behind_it() -> None:
    assert_possible(YIELDED_BY_A_HANDLER, "f(3)")


def test_what_is_raised_goes_through_the_generator_expression_that_has_called_a_function() -> None:
    assert_possible(RAISED_IN_ROUNDS, "f([1, -2, 3])")


def test_sets_that_are_sorted_by_how_many_they_hold_are_shown_in_their_own_order() -> None:
    source = "def f(rows):\n    found = [{(x, y) for x in row for y in row} for row in rows]\n"
    source += "    return sorted(found, key=len, reverse=True), max(found, key=len)\n"
    assert_possible(source, "f([[2], [0, 1], [3]])")


@pytest.mark.parametrize("called", ["picker.pick(1)", "[picker.pick(n) for n in order]", "sum(map(again, order))"])
def test_attributes_that_a_call_in_the_line_has_changed_are_read_as_they_are(called: str) -> None:
    assert_possible(f"{PICKER}    return {called}, picker.walked", "f([1, 2])")


def assert_possible(source: str, call: str) -> None:
    for action, into in ((STEP_INSIDE, True), (STEP_INSIDE, False), (STEP_EXPRESSION, False), (STEP_INTO, True)):
        assert asked(walk(source, call, action, into))
