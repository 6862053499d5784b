"""Where a value came from: the lines that made it, followed back."""

from pathlib import Path

import pytest
from recorded import SOURCE, recording

from ndb.engine.neural.recording import Predicted, PredictedRecording
from ndb.engine.timeline.timeline import Timeline
from ndb.session.why import Cause, explain, names_read, names_stored
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import Event
from ndb.trace.tracefile.open_trace import open_trace

SHARED = """class Item:
    def __init__(self, price):
        self.price = price
class Order:
    def __init__(self, items=[]):
        self.items = items
first, later = Order(), Order()
"""


def timeline(source: str = SOURCE, call: str = "work(5)") -> Timeline:
    return Timeline(recording(source, call))


def test_an_assignment_is_found_with_what_it_used() -> None:
    first = explain(timeline(), "total", 36)[0]
    assert first == Cause("total", "10", 29, 28, "assigned", 0, ("total", "i"))


def test_what_was_used_is_followed_in_turn_as_a_tree() -> None:
    causes = explain(timeline(), "j", 22)
    assert [(c.name, c.value, c.how, c.level) for c in causes] == [
        ("j", "4", "assigned", 0), ("i", "2", "argument", 1), ("i", "2", "assigned", 2),
        ("if i % 2 == 0:", "True", "decided", 2),
    ]  # fmt: skip


def test_it_goes_so_deep_and_no_deeper() -> None:
    assert {c.level for c in explain(timeline(), "j", 22, deepest=1)} == {0}
    assert {c.level for c in explain(timeline(), "j", 22, deepest=2)} == {0, 1}


def test_it_tells_so_much_and_no_more() -> None:
    assert len(explain(timeline(), "total", 36, deepest=9, most=3)) == 3


def test_sixteen_causes_are_enough() -> None:
    whole = timeline(call="work(20)")
    assert len(explain(whole, "total", len(whole) - 2, deepest=99)) == 16


def test_a_value_that_the_first_known_state_has_was_given() -> None:
    alone = recording("def f(n):\n    return n\n", "f(3)")
    known = [Predicted(alone.state(index), None, None) for index in (2, 3)]
    assert explain(Timeline(PredictedRecording(alone.sources, known)), "n", 1) == [
        Cause("n", "3", 0, None, "given", 0, ())
    ]


def test_the_same_cause_is_told_once() -> None:
    causes = explain(timeline(), "total", 36, deepest=9, most=99)
    assert len({(c.name, c.moment) for c in causes}) == len(causes) > 4


def test_a_line_that_appends_what_a_function_returns_changes_the_list_itself() -> None:
    seen = explain(timeline(), "seen", 36)[0]
    assert (seen.how, seen.returned, seen.maker) == ("changed", "helper returned 8", 30)


def test_a_change_by_a_called_function_says_what_it_returned() -> None:
    add = "    def add(n):\n        held[0].append(n)\n        return n\n"
    source = f"def f():\n    xs = []\n    held = [xs]\n{add}    add(3)\n    return xs\n"
    whole = timeline(source, "f()")
    changed = explain(whole, "xs", len(whole) - 2)[0]
    assert (changed.how, changed.returned) == ("changed by a call", "f.<locals>.add returned 3")


@pytest.mark.parametrize(
    ("line", "part", "alias"),
    [
        ("later.items.append(Item(3))", "first.items", "later.items"),
        ("later.items.append(Item(3))", "first.items[0]", "later.items[0]"),
        ("later.items += [Item(3)]", "first.items", "later.items"),
        ("later.items[:] = [Item(3)]", "first.items", "later.items"),
    ],
)
def test_a_shared_list_is_changed_by_the_line_and_not_by_the_call_inside_it(
    line: str, part: str, alias: str, tmp_path: Path
) -> None:
    (tmp_path / "shared.py").write_text(SHARED + line + "\nprint(first)\n")
    record_target(str(tmp_path / "shared.py"), out=tmp_path / "run.ndb")
    whole = Timeline(open_trace(tmp_path / "run.ndb").threads[0])
    changed = explain(whole, part, len(whole) - 2)[0]
    assert (changed.how, changed.alias) == ("changed", alias)
    assert changed.maker is not None and whole.state(changed.maker).source == line


def test_an_object_that_a_line_changes_without_setting_it() -> None:
    source = "def f():\n    xs = []\n    xs.append(1)\n    return xs\n"
    changed = explain(timeline(source, "f()"), "xs", 5)[0]
    assert (changed.how, changed.value, changed.returned) == ("changed", "[1]", None)


def test_an_object_that_changed_under_another_name() -> None:
    source = "def f():\n    xs = []\n    ys = xs\n    ys.append(1)\n    return xs\n"
    changed = explain(timeline(source, "f()"), "xs", 6)[0]
    assert (changed.how, changed.value) == ("changed", "[1]")


def test_a_recording_of_objects_tells_under_which_name(tmp_path: Path) -> None:
    source = "def f():\n    xs = [[0], 1]\n    ys = xs[0]\n    ys[0] = 5\n    return xs\n\nf()\n"
    (tmp_path / "p.py").write_text(source, encoding="utf-8")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb")
    recorded = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    at = next(n for n in range(len(recorded)) if recorded.recording.source_of(n).strip() == "return xs")
    assert [(c.how, c.alias) for c in explain(recorded, "xs[0][0]", at)][:1] == [("changed", "ys[0]")]
    assert [(c.how, c.alias) for c in explain(recorded, "xs[0]", at)][:1] == [("changed", "ys")]


def test_an_argument_comes_from_the_caller_s_line() -> None:
    cause = explain(timeline(), "i", 21)[0]
    assert (cause.how, cause.maker, cause.uses) == ("argument", 19, ("i",))


def test_what_was_there_from_the_start_was_given() -> None:
    source = "LIMIT = 3\n\ndef f():\n    return LIMIT\n"
    recorded = Timeline(recording(source, "f()"))
    cause = explain(recorded, "LIMIT", 3)[0]
    assert (cause.name, cause.value, cause.how, cause.maker) == ("LIMIT", "3", "given", None)


def test_an_unknown_name_has_no_cause() -> None:
    assert explain(timeline(), "nothing", 20) == []


TREE = """\
class Shop:
    def __init__(self):
        self.stock = {"nut": 3, "bolt": 5}
        self.sold = [0, 0]

    def price(self, name, *, off=0):
        if name == "nut":
            base = 7
        else:
            base = 9
        return base - off

def sell(shop, name, count):
    left = shop.stock[name] - count
    if left >= 0:
        shop.stock[name] = left
        shop.sold[1] += count
        cost = (
            count
            * shop.price(name, off=1)
        )
    return cost

def day():
    shop = Shop()
    first = sell(shop, "bolt", 1)
    paid = sell(shop, "nut", 2)
    both = first + paid
    return both, shop
"""


def tree(name: str, **options: int) -> list[tuple[str, str, str, int]]:
    """What `why` says at the last line of `day`."""
    asked = timeline(TREE, "day()")
    at = next(n for n in range(len(asked)) if asked.state(n).source == "    return both, shop")
    return [(c.name, c.value, c.how, c.level) for c in explain(asked, name, at, **options)]


def test_what_a_call_returned_is_followed_into_the_function() -> None:
    assert tree("paid")[:3] == [
        ("paid", "12", "assigned", 0), ("sell()", "12", "returned", 1), ("cost", "12", "assigned", 2),
    ]  # fmt: skip
    deeper = tree("paid", deepest=5, most=99)
    assert ("Shop.price()", "6", "returned", 3) in deeper
    assert ("base", "7", "assigned", 4) in deeper


def test_the_condition_that_let_a_line_run_is_part_of_the_tree() -> None:
    decided = [cause for cause in tree("paid", deepest=6, most=99) if cause[2] == "decided"]
    assert ("if left >= 0:", "True", "decided", 3) in decided
    assert ('if name == "nut":', "True", "decided", 5) in decided


def test_an_else_says_that_its_condition_did_not_hold() -> None:
    decided = [cause for cause in tree("first", deepest=6, most=99) if cause[2] == "decided"]
    assert ('if name == "nut":', "False", "decided", 5) in decided


def test_parts_of_containers_are_followed_and_not_the_whole() -> None:
    causes = tree("shop.stock['nut']", deepest=3)
    assert causes[0] == ("shop.stock['nut']", "1", "assigned", 0)
    asked = timeline(TREE, "day()")
    at = [n for n in range(len(asked)) if asked.state(n).source == "    if left >= 0:"][-1]
    found = explain(asked, "left", at)
    assert found[0].uses == ("shop.stock['nut']", "name", "count")
    assert [(c.name, c.value) for c in found if c.level == 1] == [
        ("shop.stock['nut']", "3"),
        ("name", "'nut'"),
        ("count", "2"),
    ]


def test_a_statement_over_several_lines_is_read_as_a_whole() -> None:
    asked = timeline(TREE, "day()")
    at = [n for n in range(len(asked)) if asked.state(n).source == "    return cost"][-1]
    assert set(explain(asked, "cost", at)[0].uses) == {"count", "shop", "name"}


def test_an_argument_comes_from_the_expression_that_was_passed_for_it() -> None:
    asked = timeline(TREE, "day()")
    at = next(n for n in range(len(asked)) if asked.state(n).source.startswith("        if name"))
    assert explain(asked, "name", at)[0].uses == ("name",)
    assert explain(asked, "self", at)[0].uses == ("shop",)


def at_line(source: str, call: str, line: str, name: str, **options: int) -> list[tuple[str, str, str, int]]:
    """What `why` says where a line is about to run."""
    asked = timeline(source, call)
    at = [n for n in range(len(asked)) if asked.state(n).source.strip() == line and asked.state(n).event is Event.LINE]
    return [(c.name, c.value, c.how, c.level) for c in explain(asked, name, at[-1], **options)]


CAUGHT = """\
def check(x):
    if x < 0:
        raise ValueError(f"bad {x}")
    return x

def f(value):
    try:
        out = check(value)
    except ValueError as error:
        out = len(str(error))
    return out
"""


def test_an_exception_that_was_caught_comes_from_where_it_was_raised() -> None:
    assert at_line(CAUGHT, "f(-3)", "out = len(str(error))", "error") == [
        ("error", "ValueError('bad -3')", "assigned", 0), ("check()", "ValueError('bad -3')", "raised", 1),
        ("x", "-3", "argument", 2), ("if x < 0:", "True", "decided", 2),
    ]  # fmt: skip


def test_what_an_except_decided_rests_on_what_was_raised() -> None:
    found = at_line(CAUGHT, "f(-3)", "return out", "out")
    assert ("except ValueError as error:", "", "decided", 1) in found
    assert ("check()", "ValueError('bad -3')", "raised", 2) in found


def test_a_part_of_an_argument_is_followed_into_the_caller() -> None:
    half = "def half(box):\n    left = box['n'] // 2\n    return left\n\n"
    source = f"{half}def f():\n    whole = {{'n': 8}}\n    return half(whole)\n"
    assert at_line(source, "f()", "return left", "left") == [
        ("left", "4", "assigned", 0), ("box['n']", "8", "argument", 1), ("whole['n']", "8", "assigned", 2),
    ]  # fmt: skip


def test_what_a_pattern_captures_is_assigned() -> None:
    source = "def f(pair):\n    match pair:\n        case [first, *_]:\n            return first\n"
    assert at_line(source, "f([4, 5])", "return first", "first")[0] == ("first", "4", "assigned", 0)


@pytest.mark.parametrize(
    ("line", "read", "stored"),
    [
        ("    total += i", ("total", "i"), {"total"}),
        ("x = f(a, b.c)", ("a", "b"), {"x"}),
        ("for i in range(n):", ("n",), {"i"}),
        ("elif a and b:", ("a", "b"), set()),
        ("except KeyError as e:", ("KeyError",), set()),
        ("xs[i] = y", ("xs", "i", "y"), set()),
        ("del x, y", (), {"x", "y"}),
        ("a = a + a", ("a",), {"a"}),
        (") + c", (), set()),
    ],
)
def test_a_line_s_names_are_read_from_its_syntax(line: str, read: tuple[str, ...], stored: set[str]) -> None:
    assert (set(names_read(line)), names_stored(line)) == (set(read), stored)


def test_a_part_of_what_a_constructor_made_leads_to_the_line_in_it(tmp_path: Path) -> None:
    source = (
        "class Box:\n"
        "    def __init__(self, n):\n"
        "        self.items = list(range(n))\n"
        "        self.size = n\n\n"
        "def make(n):\n"
        "    made = Box(n)\n"
        "    return made\n\n"
        "box = Box(300)\n"
        "other = make(200)\n"
        "end = 0\n"
    )
    (tmp_path / "p.py").write_text(source, encoding="utf-8")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb")
    recorded = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    for name in ("box.items[250]", "other.items[150]"):
        cause = explain(recorded, name, len(recorded) - 1)[0]
        assert cause.maker is not None
        assert (cause.name, recorded.state(cause.maker).source.strip()) == (name, "self.items = list(range(n))")


QUEUES = """\
import asyncio
import io
import queue

def threads(n):
    q = queue.Queue()
    q.put_nowait(n)
    q.put(n + 1)
    other = 5
    x = q.get_nowait()
    return x

def passed(n):
    q = queue.SimpleQueue()
    fill(q)
    y = q.get()
    return y

def fill(target):
    thing = [7]
    target.put(thing)

async def tasks(n):
    q = asyncio.Queue()
    await q.put(n)
    q.put_nowait(n + 4)
    x = await q.get()
    return x

def buffers(n):
    out = io.StringIO()
    out.write("a")
    text = out.getvalue()
    return text

threads(1), passed(2), asyncio.run(tasks(3)), buffers(4)
"""


@pytest.mark.parametrize(
    ("function", "name", "line"),
    [
        ("threads", "x", "q.put_nowait(n)"),
        ("passed", "y", "target.put(thing)"),
        ("tasks", "x", "await q.put(n)"),
        ("buffers", "text", 'out.write("a")'),
    ],
)
def test_what_came_out_of_a_queue_comes_from_the_line_that_put_it_in(
    function: str, name: str, line: str, tmp_path: Path
) -> None:
    (tmp_path / "p.py").write_text(QUEUES, encoding="utf-8")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb")
    recorded = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    at = next(n for n in range(len(recorded)) if recorded.state(n).source == f"    return {name}"
              and recorded.state(n).function == function)  # fmt: skip
    held = explain(recorded, name, at)[1]
    assert held.how == "changed" and held.maker is not None
    assert recorded.state(held.maker).source.strip() == line
