"""A run in words, from its states."""

import json
from dataclasses import asdict
from pathlib import Path

from ndb.engine.replay import ReplayEngine
from ndb.session.explain import Explanation, explain_run
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace

SHOP = """\
LOG = []

def price(item, count):
    total = 0
    for number in range(count):
        if number % 2:
            total += item
        else:
            total += item + number
    LOG.append(total)
    return total

def bill(items, paid):
    for item in items:
        paid.append(price(item, 14))
    if len(paid) > 2:
        raise ValueError(len(paid))
    return paid

def careful(text):
    try:
        return int(text)
    except ValueError:
        return 0

def broken(n):
    k = n - n
    return 10 // k
"""


def explained(call: str, **options: int) -> Explanation:
    recording = record_call(SHOP, call)
    return explain_run(ReplayEngine(recording).timeline, **options)


def test_loops_are_folded_into_rounds_and_how_variables_went() -> None:
    [main] = explained("price(3, 14)").calls
    [loop] = main.calls[0].loops
    assert (loop.rounds, loop.entered, loop.source) == (14, 1, "for number in range(count):")
    assert {course.name: course.words for course in loop.courses}["total"] == "rose from 0 to 84"


def test_branches_tell_how_often_they_held_and_on_which_values() -> None:
    [main] = explained("price(3, 14)").calls
    [branch] = main.calls[0].branches
    assert (branch.yes, branch.no, branch.yes_rounds) == (7, 7, (2, 4, 6, 8, 10, 12, 14))
    assert branch.decided_by == {"number": "1"}


def test_what_is_changed_outside_is_told_and_what_is_only_assigned_is_not() -> None:
    [main] = explained("bill([1, 2], [])").calls
    [bill] = main.calls
    assert [(course.name, course.words) for course in bill.outside] == [("paid", "grew from 0 to 2 items")]
    assert [course.name for course in bill.calls[0].outside] == ["LOG"]


def test_an_error_is_told_with_where_its_values_came_from() -> None:
    found = explained("broken(3)")
    assert found.error is not None and found.error.startswith("ZeroDivisionError")
    first = found.sources[0]
    assert (first.name, first.value, first.source) == ("k", "0", "k = n - n")
    assert "`k = 0`" in found.markdown() and "ended with an error" in found.markdown()


def test_a_caught_exception_is_told_as_caught() -> None:
    [main] = explained("careful('x')").calls
    [careful] = main.calls
    assert [raised.caught for raised in careful.raised] == [True] and careful.returned == "0"
    assert "which was caught" in explained("careful('x')").markdown()


def test_many_calls_of_one_function_are_counted() -> None:
    [main] = explained("bill(range(2), [])").calls
    assert not main.calls[0].not_shown
    [main] = explained("[price(1, 1) for _ in range(9)]").calls
    told = len(main.calls) + sum(len(call.calls) for call in main.calls)
    more = sum(main.not_shown.values()) + sum(sum(call.not_shown.values()) for call in main.calls)
    assert told <= 4 and more >= 6


def test_depth_limits_what_is_told() -> None:
    [main] = explained("bill([1], [])", deepest=1).calls
    assert main.calls[0].calls == () and main.calls[0].not_shown == {"price": 1}


def test_json_holds_the_same_with_the_numbers_of_states() -> None:
    found = explained("bill([1], [])")
    told = json.loads(json.dumps(found.as_json()))
    assert told["version"] == 1 and told["calls"][0]["calls"][0]["state"] == found.calls[0].calls[0].state
    assert set(told) == {"version", *asdict(found)}


def test_predictions_are_told_as_such() -> None:
    recording = record_call(SHOP, "careful('1')")
    told = explain_run(ReplayEngine(recording).timeline, guessed=True).markdown()
    assert "predicted by a model: nothing was run" in told


def test_the_body_of_a_class_is_no_call(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("class Box:\n    size = 3\n\nn = Box.size\n")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "p.ndb")
    told = explain_run(ReplayEngine(open_trace(tmp_path / "p.ndb").threads[0]).timeline).markdown()
    assert "- `class Box` [state" in told and "Box()" not in told


def test_of_several_files_it_is_said_which_one_is_meant(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").write_text("")
    (tmp_path / "shop" / "tax.py").write_text("def rate(price):\n    return 10 // price\n")
    (tmp_path / "shop" / "price.py").write_text("from .tax import rate\ndef total(price):\n    return rate(price)\n")
    record_target(f"{tmp_path}/shop/price.py::total", args="0", out=tmp_path / "p.ndb", at_bottom=None)
    said = explain_run(ReplayEngine(open_trace(tmp_path / "p.ndb").threads[0]).timeline).markdown()
    assert "was raised in line 2 of shop/tax.py [state" in said
    raised = "raised `ZeroDivisionError('integer division or modulo by zero')`"
    assert f"`main()` {raised} [state 0, in shop/price.py]" in said
    assert f"`total(price=0)` {raised} [state 2]" in said
    assert "[state 4, in shop/tax.py]" in said
