"""Values behind what is shown, on recordings in files and in the past of running programs: parts, expressions, who
holds them, which line changed them."""

import importlib.util
import warnings
from dataclasses import replace
from pathlib import Path

import pytest

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Holder, Stops
from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.parts import Part
from ndb.engine.timeline.seek import seek
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.session.why import explain
from ndb.trace.recorder.record_limits import UNLIMITED
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.render import text_of

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")

PROGRAM = """\
import enum
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from datetime import date
from decimal import Decimal
import numpy

class Colour(enum.Enum):
    RED = 1

Pair = namedtuple("Pair", "first second")

class Account:
    def __init__(self):
        self.items = []
        self.balance = 0
        self.colour = Colour.RED
    def __repr__(self):
        return "Account"

def put(items, value):
    items.append(value)

def main():
    grid = [[0] * 10 for _ in range(40)]
    big = list(range(1000))
    long = "abc" * 1000
    table = {str(n): [n] for n in range(200)}
    a = Account()
    alias = a.items
    others = [Account(), a, Pair(alias, 2)]
    ring = deque(range(200), maxlen=300)
    tally = Counter("abracadabra" * 3 + "xyz" * 90 + "".join(map(chr, range(300, 400))))
    groups = defaultdict(list, {n: [n] for n in range(100)})
    order = OrderedDict((n, str(n)) for n in range(100))
    order.move_to_end(0)
    library = [date(2024, 1, 2), Decimal("1.5"), [0] * 200]
    array = numpy.arange(400).reshape(20, 20)
    for i in range(5):
        grid[25][i] = i
        put(a.items, i)
        big[700] = -i
        a.balance += i
        table["150"][0] = i
        array[10, i] = 0
    return 0

main()
"""


@pytest.fixture(scope="module", params=["file", "live"])
def timeline(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Timeline:
    folder = tmp_path_factory.mktemp("held")
    (folder / "program.py").write_text(PROGRAM, encoding="utf-8")
    if request.param == "live":
        with LiveEngine(Program(str(folder / "program.py"))) as engine:
            engine.run()
            return engine.timeline
    record_target(str(folder / "program.py"), out=folder / "a.ndb", limits=UNLIMITED)
    return Timeline(open_trace(folder / "a.ndb").threads[0])


def end_of(timeline: Timeline) -> int:
    """The last line of main."""
    return next(at for at in range(len(timeline)) if timeline.recording.source_of(at).strip() == "return 0")


def test_of_a_value_with_too_many_objects_the_first_are_put_together_and_the_others_counted(timeline: Timeline) -> None:
    part, row = Part("grid"), str([0] * 10)
    found = timeline.values.held_part(part, end_of(timeline), most=4)
    assert text_of(found) == f"[{row}, {row}, {row}, <…37 more…>]"
    assert text_of(timeline.values.held_part(Part("groups"), end_of(timeline), most=3)).endswith(
        "{0: [0], <…99 more…>})"
    )


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("len(big)", "1000"),
        ("big[700]", "-4"),
        ("sum(big[698:702])", str(698 + 699 - 4 + 701)),
        ("grid[25]", "[0, 1, 2, 3, 4, 0, 0, 0, 0, 0]"),
        ("grid[25][3] + 1", "4"),
        ("long[1500]", "'a'"),
        ("long.count('b')", "1000"),
        ("table['150']", "[4]"),
        ("'150' in table", "True"),
        ("a.balance", "10"),
        ("a.items[-1]", "4"),
        ("len(a.items)", "5"),
        ("others[1].items", "[0, 1, 2, 3, 4]"),
        ("others[2].first", "[0, 1, 2, 3, 4]"),
        ("a.colour.name", "'RED'"),
        ("[x.balance for x in others[:2]]", "[0, 10]"),
        ("ring[150]", "150"),
        ("ring.maxlen", "300"),
        ("tally['x']", "90"),
        ("tally.most_common(1)", "[('x', 90)]"),
        ("groups[70]", "[70]"),
        ("list(order)[-1]", "0"),
        ("library[0].year", "2024"),
        ("library[1] * 2", "Decimal('3.0')"),
        ("array[10][9]", "209"),
        ("max(array[3])", "79"),
        ("sorted(table)[100]", repr(sorted(map(str, range(200)))[100])),
    ],
)
def test_what_is_not_shown_is_computed_with(timeline: Timeline, expression: str, value: str) -> None:
    assert timeline.values.evaluate(expression, end_of(timeline)) == value


def test_a_value_that_is_shown_cut_is_given_whole(timeline: Timeline) -> None:
    text = timeline.values.evaluate("big", end_of(timeline))
    assert text == repr([*range(700), -4, *range(701, 1000)])


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("grid[25][3]", "grid[25][i] = i"),
        ("grid[25]", "grid[25][i] = i"),
        ("big[700]", "big[700] = -i"),
        ("a.balance", "a.balance += i"),
        ("a.items", "items.append(value)"),
        ("others[1].balance", "a.balance += i"),
        ("table['150'][0]", "table['150'][0] = i"),
        ("array[10]", "array[10, i] = 0"),
    ],
)
def test_the_line_that_changed_a_part_is_named(timeline: Timeline, part: str, line: str) -> None:
    cause = explain(timeline, part, end_of(timeline))[0]
    assert cause.maker is not None
    assert timeline.recording.source_of(cause.maker).strip().replace('"', "'") == line


def test_every_change_of_a_part_is_found(timeline: Timeline) -> None:
    end = end_of(timeline)
    watch = timeline.watches.watch_for("big[700]", timeline.state(end), end)
    assert watch is not None
    changes = [change.state for change in timeline.watches.changes_of(watch, 0, end + 1)]
    values = [timeline.values.evaluate("big[700]", at) for at in changes]
    assert values == ["700", "0", "-1", "-2", "-3", "-4"]


def test_who_holds_an_object_is_known_also_inside_others(timeline: Timeline) -> None:
    engine, end = ReplayEngine(timeline.recording), end_of(timeline)
    engine.go(end)
    for name in ("alias", "a.items", "others[2][0]"):
        found = engine.same(name, 1)
        assert found.is_exact
        assert {holder.way for holder in found.holders} == {"alias", "a.items", "others[1].items", "others[2][0]"} - (
            {"others[1].items"}  # others[1] is a, which was looked into already
        )
        assert found.made is not None and timeline.state(found.made).function == "Account.__init__"
        maker = timeline.maker(found.changed or 0)
        assert maker is not None and timeline.recording.source_of(maker).strip() == "items.append(value)"
    assert Holder(1, "others[1]") in engine.same("a", 1).holders


def test_an_object_inside_a_callee_is_the_callers(timeline: Timeline) -> None:
    engine = ReplayEngine(timeline.recording)
    engine.go(next(at for at in range(len(timeline)) if timeline.state(at).function == "put"))
    ways = {(holder.frame, holder.way) for holder in engine.same("items", 2).holders}
    assert {(2, "items"), (1, "alias"), (1, "a.items")} <= ways


def test_what_is_not_held_is_said_not_to_be(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("few = [[1]]\nxs = list(range(20_000))\nend = 0\n", encoding="utf-8")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    timeline = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    at = len(timeline) - 1
    with pytest.raises(BadExpression, match="what xs was is not recorded in full"):
        timeline.values.evaluate("len(xs)", at)
    assert "not recorded" in timeline.values.why_unknown("xs[700]", timeline.state(at), at)


LARGE = """\
def main():
    rows = [[0] for _ in range(600)]
    for i in range(ROUNDS):
        rows[450][0] = i
        x = i
    return 0
main()
"""


def told_in(folder: Path, rounds: int) -> tuple[list[bool], str]:
    """Of every round whether it is told what a deep part was, which must be right; and what it was when the function
    returned."""
    (folder / "p.py").write_text(LARGE.replace("ROUNDS", str(rounds)), encoding="utf-8")
    record_target(str(folder / "p.py"), out=folder / "a.ndb", limits=UNLIMITED)
    timeline, told = Timeline(open_trace(folder / "a.ndb").threads[0]), list[bool]()
    for at in range(len(timeline)):
        if timeline.recording.source_of(at).strip() == "x = i":
            try:
                assert timeline.values.evaluate("rows[450][0]", at) == timeline.state(at).locals["i"]
            except BadExpression:
                told.append(False)
            else:
                told.append(True)
    return told, timeline.values.evaluate("rows[450][0]", end_of(timeline) + 1)


def test_in_a_short_run_all_is_known_of_something_large(tmp_path: Path) -> None:
    assert told_in(tmp_path, 60) == ([True] * 60, "59")


def test_of_something_large_only_what_is_sure_is_told_and_at_the_end_all(tmp_path: Path) -> None:
    told, at_the_end = told_in(tmp_path, 3_000)
    assert told[0] and not all(told[200:]), "not all of it is looked at for every state"
    assert any(told[200:])
    assert at_the_end == "2999"


def test_a_recording_that_holds_nothing_says_what_it_always_said(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("xs = [[n] * 9 for n in range(99)]\nys = xs\nend = 0\n", encoding="utf-8")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb", limits=replace(UNLIMITED, whole=None))
    engine = ReplayEngine(open_trace(tmp_path / "a.ndb").threads[0])
    engine.go(len(engine.timeline) - 1)
    assert engine.same("xs", 0).holders == (Holder(0, "xs"), Holder(0, "ys"))
    with pytest.raises(BadAction, match="--value 10000"):
        engine.same("xs[50]", 0)


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(PROGRAM.splitlines(), 1) if line.strip() == text)


def held_at(timeline: Timeline, condition: str, line: str) -> list[str]:
    """What `i` is wherever a condition stops at a line."""
    file = timeline.state(end_of(timeline)).file
    stops, found, at = Stops(conditions=((file, line_of(line), condition),)), [], -1
    while (at := seek(timeline, at, stops, len(timeline))) < len(timeline):
        found.append(timeline.state(at).locals["i"])
    return found


@pytest.mark.parametrize(
    ("condition", "stops"),
    [
        ("big[700] == -3", ["3"]),
        ("big[700] > 5", []),
        ("len(long) < 1000", []),
        ("long[1500] == 'a' and i > 3", ["4"]),
        ("grid[25][i] == i and a.balance >= 3", ["3", "4"]),
        ("sum(grid[25]) == 6", ["3"]),
        ("a.items[-1] in (0, 4)", ["0", "4"]),
        ("alias is a.items and i == 2", ["2"]),
        ("a.colour is None", []),
        ("others[0] is a", []),
        ("missing > 3", ["0", "1", "2", "3", "4"]),
    ],
)
def test_conditions_hold_by_what_is_held(timeline: Timeline, condition: str, stops: list[str]) -> None:
    assert held_at(timeline, condition, "a.balance += i") == stops


def test_the_parts_of_an_object_are_those_it_holds_whatever_it_shows(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(
        "class P:\n"
        "    def __init__(self, x):\n"
        "        self.x = x\n"
        "    def __repr__(self):\n"
        "        return f'P(x={self.x:.0f})'\n"
        "p = P(1.25)\n"
        "ps = [p, P(2.5)]\n"
        "end = 0\n",
        encoding="utf-8",
    )
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    timeline = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    said = {
        "p": "P(x=1)", "p.x": "1.25", "[p]": "[P(x=1)]", "ps[1].x": "2.5", "[q.x for q in ps]": "[1.25, 2.5]",
        "ps[0] is p": "True", "ps[1] is p": "False", "p is None": "False", "p is not None": "True",
        "ps": "[P(x=1), P(x=2)]",
        "type(p).__name__": "'P'", "isinstance(p, P)": "True", "vars(p)": "{'x': 1.25}",
        "f'{p} {p.x}'": "'P(x=1) 1.25'",
        "getattr(p, 'x')": "1.25", "hasattr(p, 'x')": "True", "repr(p)": "'P(x=1)'",
    }  # fmt: skip
    at = len(timeline) - 1
    assert {expression: timeline.values.evaluate(expression, at) for expression in said} == said
    with pytest.raises(BadExpression, match="what its own code would say"):
        timeline.values.evaluate("p == ps[1]", at)


def test_of_an_array_with_rows_an_index_is_a_row(timeline: Timeline) -> None:
    assert timeline.values.evaluate("array[1]", end_of(timeline)) == f"array({list(range(20, 40))})"


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("array.shape", "(20, 20)"), ("array[10, 9]", "209"), ("array[:, 1].max()", "381"), ("array.sum()", "78790"),
        ("(array > 390).sum()", "9"), ("array[0, :3]", "array([0, 1, 2])"), ("array.dtype", "dtype('int64')"),
        ("array[3].tolist()[:2]", "[60, 61]"), ("array[0, 0] < array[0, 1] < 2", "True"),
        ("[array[0, :2]]", "[array([0, 1])]"),
        ("type(array).__name__", "'ndarray'"), ("len(array)", "20"), ("array.mean() > 5", "True"),
    ],
)  # fmt: skip
def test_arrays_are_computed_with(timeline: Timeline, expression: str, value: str) -> None:
    assert timeline.values.evaluate(expression, end_of(timeline)) == value


def test_an_element_is_come_to_by_its_row_and_column(timeline: Timeline) -> None:
    cause = explain(timeline, "array[10, 4]", end_of(timeline))[0]
    assert cause.maker is not None
    assert timeline.state(cause.maker).source.strip() == "array[10, i] = 0"
    assert cause.value == "0"


ATTRIBUTES = """\
from decimal import Decimal

class Shop:
    def __init__(self):
        self.prices = {n: [Decimal(n)] for n in range(400)}
        self.orders = []
    def order(self, n):
        self.orders.append(n)
        return n

def main():
    shop = Shop()
    for n in range(400):
        shop.order(n)
    return shop

main()
"""


def test_what_one_attribute_holds_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(ATTRIBUTES, encoding="utf-8")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    engine = ReplayEngine(open_trace(tmp_path / "a.ndb").threads[0])
    timeline = engine.timeline
    at = next(at for at in range(len(timeline)) if timeline.recording.source_of(at).strip() == "return shop")
    engine.go(at)
    assert timeline.values.evaluate("max(shop.orders, key=lambda n: -n)", at) == "0"
    changed = engine.same("shop.orders", len(engine.stack()) - 1).changed
    maker = timeline.maker(changed) if changed is not None else None
    assert maker is not None and timeline.state(maker).source.strip() == "self.orders.append(n)"
    assert timeline.state(maker).locals["n"] == "399"


def test_small_numbers_of_arrays_compute_as_they_do_in_the_program(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(
        "import numpy as np\n"
        "u = np.array([250, 251], dtype=np.uint8)\n"
        "f = np.array([0.1], dtype=np.float32)\n"
        "end = 0\n",
        encoding="utf-8",
    )
    record_target(str(tmp_path / "p.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    timeline = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    said = {
        "u + 10": "array([4, 5], dtype=uint8)", "u[0] + u[1]": "np.uint8(245)", "u[0] == 250": "True",
        "u.tolist()": "[250, 251]",
        "[u[0]]": "[np.uint8(250)]", "f[0] == 0.1": "True", "u.sum() > 500": "True",
    }  # fmt: skip
    at = len(timeline) - 1
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert {expression: timeline.values.evaluate(expression, at) for expression in said} == said
