"""The guided engine keeps to the protocol, agrees with a plain recording where nothing is missing, and is exact."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ndb.engine.conformance import check
from ndb.engine.guided.assumption import Given, as_given, parse_given, read_file, write_file
from ndb.engine.guided.engine import GuidedEngine
from ndb.engine.guided.explore import explore, lines_to_reach
from ndb.engine.guided.guided_run import GuidedWorker, Order
from ndb.engine.guided.mocks import absent_modules, arranged, fixtures, stand_ins, written_tests
from ndb.engine.protocol import Assumes
from ndb.errors import BadAction, BadTarget
from ndb.trace.recorder.record_call import record_source
from ndb.trace.sandbox.jail import descendants
from ndb.trace.state import states
from ndb.tree.action import STEP_INTO

PROGRAMS = Path(__file__).parents[2] / "programs"
SHOP = """\
from shop import Client, ApiError

RATE = 3


def total(words):
    n = 0
    for word in words:
        n += len(word)
    return n


def price(url):
    base = total(["a", "bb"])
    try:
        reply = Client(url).fetch("x")
    except ApiError:
        return -1
    if reply.ok:
        base = base * RATE
    rest = 10
    return base, rest
"""


@pytest.fixture
def shop(tmp_path: Path) -> str:
    (tmp_path / "store.py").write_text(SHOP)
    return f"{tmp_path / 'store.py'}::price"


def test_it_passes_the_engines_conformance_check(shop: str) -> None:
    check(lambda: GuidedEngine(Order(shop)), walks=1, steps=8)


NOT_ALIKE = {
    "deep_recursion": "the stack is one function less deep in a file's recorder",
    "executed_code": "recordings in memory leave executed code out",
    "introspection": "looks at its module's names",
    "endless_loops": "never ends",
    "reads_input": "input is a hole",
    "imports_helper": "needs its folder",
    "threads": "recordings in memory are of one thread",
}
"""Programs that a recording in memory tells otherwise, and why."""


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


@pytest.mark.parametrize("name", sorted({each.stem for each in PROGRAMS.glob("*.py")} - set(NOT_ALIKE)))
def test_a_program_that_lacks_nothing_gives_the_states_of_a_plain_recording(name: str, worker: GuidedWorker) -> None:
    source = (PROGRAMS / f"{name}.py").read_text()
    found = worker.run(Order(f"{name}.py", source=source))
    assert found.assumptions == ()
    assert list(states(found.recording)) == list(states(record_source(source, file=f"{name}.py")))


def origins(engine: GuidedEngine) -> Iterator[tuple[int, str, bool]]:
    place = engine.here
    while place.state is not None:
        yield from ((place.state.line, name, place.origin(name).is_exact) for name in place.state.locals)
        place = engine.move(STEP_INTO)


def test_only_what_rests_on_an_assumption_is_not_exact(shop: str) -> None:
    engine = GuidedEngine(Order(shop))
    try:
        found = {(line, name): is_exact for line, name, is_exact in origins(engine)}
        assert all(is_exact for (line, name), is_exact in found.items() if line < 15 and name in ("base", "words", "n"))
        assert found[21, "base"] is False
        assert found[22, "rest"] is True
    finally:
        engine.close()


def test_assume_runs_again_to_where_one_was(shop: str) -> None:
    engine = GuidedEngine(Order(shop))
    assert isinstance(engine, Assumes)
    try:
        place = engine.go(8)
        assert engine.assume(Given("bool(Client(url).fetch('x').ok)", value="False")).state == place.state
        assert engine.guided_run.value == "(3, 10)"
        engine.assume(parse_given("Client(url).fetch('x') raises ApiError"))
        assert engine.guided_run.value == "-1"
        with pytest.raises(BadAction, match="assume"):
            engine.assign("base", "4", -1)
    finally:
        engine.close()


def test_what_is_assumed_to_raise_ends_a_run_that_does_not_handle_it(shop: str) -> None:
    engine = GuidedEngine(Order(shop, given=(parse_given("Client(url).fetch('x') raises KeyError"),)))
    try:
        assert (engine.guided_run.error or "").startswith("KeyError")
    finally:
        engine.close()


def test_an_assumption_about_nothing_is_said_to_be_one(shop: str) -> None:
    engine = GuidedEngine(Order(shop))
    try:
        engine.assume(parse_given('Client(url).fetch( "x" ).ok = False'))
        assert engine.guided_run.value == "(3, 10)" and engine.notes == []
        engine.assume(parse_given("Client(url).nothing = 3"))
        assert engine.notes == ["nothing in this run is Client(url).nothing; `assumptions` says what is"]
    finally:
        engine.close()


def test_the_end_of_a_run_rests_on_what_its_last_state_rests_on(shop: str) -> None:
    engine = GuidedEngine(Order(shop))
    try:
        place = engine.run()
        assert place.state is None and any(origin.assumptions for origin in place.origins.values())
    finally:
        engine.close()


def test_exploring_reaches_every_line(shop: str) -> None:
    with GuidedWorker([str(Path(shop).parent)]) as worker:
        found = explore(worker, Order(shop), SHOP, runs=10)
    assert found.reached == found.lines == frozenset(lines_to_reach(SHOP, "price"))
    assert len(found.tries) <= 4
    raising = [a for each in found.tries for a in each.run.assumptions if a.use == "raises"]
    assert [(a.expression, a.value) for a in raising] == [("Client(url)", "ApiError")]


def test_an_exception_is_told_with_what_it_needs() -> None:
    source = "def f():\n    reply = fetch()\n    if reply.empty:\n        return {}['items']\n    return 1\n"
    with GuidedWorker() as worker:
        found = explore(worker, Order("body.py::f", source=source, args=""), source)
    (failure,) = found.errors()
    assert (failure.error, failure.where) == ("KeyError: 'items'", "line 4")
    assert ("bool(fetch().empty)", "True") in [(each.expression, each.value) for each in failure.assumed]


def test_the_tests_that_exploring_writes_pass(shop: str, tmp_path: Path) -> None:
    with GuidedWorker([str(Path(shop).parent)]) as worker:
        found = explore(worker, Order(shop), SHOP)
    (tmp_path / "test_store.py").write_text(written_tests(Order("store.py::price"), found, SHOP))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert f"{sum(bool(each.new_lines) for each in found.tries)} passed" in done.stdout, done.stdout


def test_fixtures_behave_as_was_assumed(shop: str) -> None:
    with GuidedWorker([str(Path(shop).parent)]) as worker:
        text = fixtures(worker.run(Order(shop)))
    compile(text, "conftest.py", "exec")
    assert "Client.return_value.fetch.return_value.ok.__bool__.return_value = True" in text
    assert "sys.modules.setdefault" in text


def test_assumptions_survive_a_file(tmp_path: Path, shop: str) -> None:
    with GuidedWorker([str(Path(shop).parent)]) as worker:
        first = worker.run(Order(shop))
        write_file(tmp_path / "a.json", as_given(first.assumptions))
        again = worker.run(Order(shop, given=tuple(read_file(tmp_path / "a.json"))))
    assert (again.value, again.lines) == (first.value, first.lines)


def test_a_file_that_holds_no_assumptions_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"version": 7, "assumptions": []}')
    with pytest.raises(BadTarget, match="version"):
        read_file(tmp_path / "a.json")
    with pytest.raises(BadTarget, match="EXPR = VALUE"):
        parse_given("what is this")


def test_an_assumption_can_be_written_with_comparisons_in_it() -> None:
    assert parse_given("x == 3 = True") == Given("x == 3", value="True")
    assert parse_given("f(a=1).b = {'c': 2}") == Given("f(a=1).b", value="{'c': 2}")


def test_nothing_is_left_running_when_it_is_closed(shop: str) -> None:
    before = descendants(os.getpid())
    engine = GuidedEngine(Order(shop))
    started = descendants(os.getpid()) - before
    engine.close()
    assert len(started) > 1
    assert not {process for process in started if Path(f"/proc/{process}").exists()}


def test_assumptions_told_as_text_become_the_set_up_of_a_test() -> None:
    assert absent_modules("import json, nowhere.deep\nfrom elsewhere import x\nfrom . import y") == [
        "nowhere.deep", "elsewhere"
    ]  # fmt: skip
    assert '("elsewhere", "nowhere", "nowhere.deep")' in stand_ins(["nowhere.deep", "elsewhere"])
    told = ["bool(shop.has('tea')) = False", "shop.count() = 3", "shop.get() raises KeyError", "bool(f('ab'…)) = True"]
    assert list(arranged("store", told)) == [
        'shop = MagicMock(name="shop")', "shop.has.return_value.__bool__.return_value = False",
        "shop.count.return_value = 3", "shop.get.side_effect = KeyError",
        'monkeypatch.setattr("store.shop", shop, raising=False)',
    ]  # fmt: skip
