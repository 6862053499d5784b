"""Parts of values: which way into a variable, what is there, and when that changed."""

import ast

import pytest
from recorded import recording

from ndb.engine.timeline.parts import HIDDEN, NOTHING, Part, part_of, parts_read, resolved, value_at
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.nodes import Cut, Object, Opaque, Wrapped
from ndb.trace.values.way import Attribute, Item


def test_a_part_is_a_variable_and_the_way_into_it() -> None:
    assert part_of("grid[5][-1]") == Part("grid", (Item(5), Item(-1)))
    assert part_of("a.b['k'].c") == Part("a", (Attribute("b"), Item("k"), Attribute("c")))
    assert str(part_of("d[ (1, 'x') ].y")) == "d[(1, 'x')].y"


@pytest.mark.parametrize("text", ["f(x)", "a[1:2]", "a[i]", "1 + a", "a.", "[1][0]", "d[[1]]"])
def test_what_is_no_part_is_told_apart(text: str) -> None:
    assert part_of(text) is None


def test_keys_that_are_expressions_have_the_values_they_have_now() -> None:
    assert resolved("grid[i][j + 1]", lambda key: {"i": 2, "j + 1": 4}[key]) == Part("grid", (Item(2), Item(4)))


def test_the_way_into_decoded_values() -> None:
    value = {"k": [Object("A", (("x", 1),)), Wrapped("deque(", [7, 8], ")")]}
    assert value_at(value, (Item("k"), Item(0), Attribute("x"))) == 1
    assert value_at(value, (Item("k"), Item(1), Item(-1))) == 8
    assert value_at(value, (Item("k"), Item(2))) is NOTHING
    assert value_at(value, (Item("z"), Item(2))) is NOTHING
    assert value_at(Opaque("<x>"), (Attribute("y"),)) is HIDDEN


def test_what_was_cut_is_hidden_and_its_ends_are_not() -> None:
    cut = Cut(96, [0, 1], [98, 99])
    assert [value_at(cut, (Item(n),)) for n in (0, 1, 98, 99, -1)] == [0, 1, 98, 99, 99]
    assert value_at(cut, (Item(50),)) is HIDDEN
    assert value_at(cut, (Item(100),)) is NOTHING


def test_code_reads_parts_as_far_as_they_go() -> None:
    tree = ast.parse("total += grid[i].size + n * f(d['k'].get(x))")
    assert sorted(parts_read(tree)) == ["d['k']", "grid[i].size", "i", "n", "x"]


@pytest.mark.parametrize(
    ("code", "read"),
    [
        ("[x.a + n for x in xs]", ["n", "xs"]),
        ("sorted(rows, key=lambda r: r[k])", ["rows", "k"]),
        ("{k: v for k, v in d.items() if k in w}", ["d", "w"]),
        ("x + [x for x in x][0]", ["x", "x"]),
    ],
)
def test_variables_of_comprehensions_and_lambdas_are_not_read_from_outside(code: str, read: list[str]) -> None:
    assert list(parts_read(ast.parse(code))) == read


def test_inside_a_comprehension_its_variables_stand_for_what_they_go_through() -> None:
    line = ast.parse("any(f(x[0], n) for xs in grid.rows for x in xs)")
    call = next(node for node in ast.walk(line) if isinstance(node, ast.Call) and len(node.args) == 2)
    assert [list(parts_read(each, line)) for each in call.args] == [["grid.rows"], ["n"]]


def test_loops_of_a_comprehension_that_go_through_each_other_are_read_to_an_end() -> None:
    line = ast.parse("[x for a in c for x in y for y in x]")
    found = next(node for node in ast.walk(line) if isinstance(node, ast.Name) and node.id == "x")
    assert list(parts_read(found, line)) == ["x"]


def test_none_has_no_attributes() -> None:
    assert value_at({"next": None}, (Item("next"), Attribute("value"))) is NOTHING
    assert value_at(None, (Attribute("__class__"),)) is HIDDEN


SOURCE = """\
class Account:
    def __init__(self, balance):
        self.balance = balance
        self.log = []

    def pay(self, amount):
        self.log.append(amount)
        self.balance -= amount
        return self.balance

def work(n):
    a = Account(10)
    d = {"k": 1, "z": [0, 0]}
    for i in range(n):
        d["z"][1] = i
        if i == 2:
            d["k"] = i
            a.pay(i)
    del d["k"]
    return d
"""


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(recording(SOURCE, "work(4)"))


def end_of_work(timeline: Timeline) -> int:
    return next(at for at in range(len(timeline)) if timeline.state(at).source == "    return d")


def lines_of(timeline: Timeline, name: str, moment: int) -> list[str]:
    watch = timeline.watches.watch_for(name, timeline.state(moment))
    assert watch is not None
    makers = [timeline.maker(change.state) for change in timeline.watches.changes_of(watch, 0, len(timeline))]
    return [timeline.state(maker).source.strip() for maker in makers if maker is not None]


def test_a_part_changes_on_the_lines_that_change_it_and_on_no_others(timeline: Timeline) -> None:
    at = end_of_work(timeline)
    assert lines_of(timeline, "d['z'][1]", at) == ['d = {"k": 1, "z": [0, 0]}', *['d["z"][1] = i'] * 3]
    assert lines_of(timeline, "a.balance", at) == ["a = Account(10)", "a.pay(i)"]


def test_backwards_and_forwards_find_the_same(timeline: Timeline) -> None:
    watch = timeline.watches.watch_for("d['z'][1]", timeline.state(end_of_work(timeline)))
    assert watch is not None
    forwards = [change.state for change in timeline.watches.changes_of(watch, 0, len(timeline))]
    backwards = [change.state for change in timeline.watches.changes_of(watch, 0, len(timeline), backwards=True)]
    assert forwards == backwards[::-1]
    for start in range(len(timeline)):
        found = [change.state for change in timeline.watches.changes_of(watch, start, len(timeline))]
        assert found == [state for state in forwards if state >= start]


def test_a_part_that_goes_away_changes_there(timeline: Timeline) -> None:
    at = end_of_work(timeline)
    watch = timeline.watches.watch_for("d['k']", timeline.state(at - 1))
    assert watch is not None
    last = list(timeline.watches.changes_of(watch, 0, len(timeline)))[-1]
    maker = timeline.maker(last.state)
    assert maker is not None
    assert timeline.state(maker).source.strip() == 'del d["k"]'


def test_keys_are_resolved_where_one_stands(timeline: Timeline) -> None:
    at = next(n for n in range(len(timeline)) if timeline.state(n).source == '            d["k"] = i')
    watch = timeline.watches.watch_for("d['z'][i - 1]", timeline.state(at))
    assert watch is not None
    assert watch.name == "d['z'][1]"


def test_a_part_that_is_not_there_has_no_watch(timeline: Timeline) -> None:
    state = timeline.state(end_of_work(timeline))
    assert timeline.watches.watch_for("d['nope']", state) is None
    assert timeline.watches.watch_for("nope.x", state) is None


def test_a_watch_on_nonsense_is_refused(timeline: Timeline) -> None:
    from ndb.engine.protocol import Watch

    with pytest.raises(BadAction, match="no part"):
        list(timeline.watches.changes_of(Watch("f(x)", 1), 0, 3))


def test_parts_of_what_is_shown_cut_are_evaluated_as_far_as_they_are_kept() -> None:
    many = Timeline(recording("def f():\n    xs = list(range(1000))\n    return xs\n", "f()"))
    at = next(n for n in range(len(many)) if many.state(n).source == "    return xs")
    assert [many.values.evaluate(text, at) for text in ("xs[0]", "xs[3]", "xs[-1]")] == ["0", "3", "999"]
    with pytest.raises(BadExpression, match="not recorded in full"):
        many.values.evaluate("xs[500]", at)
