"""Commands that look at the stack."""

from obeying import Obeying

from ndb.engine.replay import ReplayEngine
from ndb.session import Session
from ndb.trace.recorder.record_call import record_call


def test_the_stack_is_shown_with_a_mark_at_what_is_looked_at() -> None:
    obeying = Obeying()
    obeying("go 11", "u")
    assert obeying("w") == [
        "  <program>(15)main()", "-> return work(5)", "> <program>(7)work()", "-> seen.append(helper(i))",
        "  <program>(12)helper()", "-> return j",
    ]  # fmt: skip


def test_up_and_down_show_the_function() -> None:
    obeying = Obeying()
    obeying("go 11")
    assert obeying("u 2") == ["> <program>(15)main()", "-> return work(5)"]
    assert obeying("d") == ["> <program>(7)work()", "-> seen.append(helper(i))"]
    assert obeying("d 9")[0] == "> <program>(12)helper()"
    assert obeying("d") == ["*** this is the innermost function"]
    assert obeying("u x") == ["*** up takes a count"] and obeying("d x") == ["*** down takes a count"]


def test_looking_elsewhere_lists_from_there() -> None:
    obeying = Obeying()
    obeying("go 11", "l", "u")
    assert obeying.terminal.listed is None and "   7  ->             seen.append(helper(i))" in obeying("l")


def test_info_says_where_the_session_stands() -> None:
    obeying = Obeying()
    obeying("fork other", "s")
    assert obeying("i") == ["replay engine, state 3 of 39, branch other", "stopped: step"]


def test_of_a_deep_stack_the_ends_are_shown() -> None:
    deep = record_call("def down(n):\n    return down(n - 1) if n else 0\n", "down(100)")
    obeying = Obeying(Session(ReplayEngine(deep)))
    obeying("b 2, n == 0", "c")
    shown = obeying("w")
    assert len(shown) == 2 * 30 + 1 and shown[10].startswith("... 72 more") and shown[-2].startswith(">")
    assert len(obeying("w all")) == 2 * 102 and len(obeying("w 3")) == 2 * 3 + 1
    assert obeying("w x") == ["*** w takes a count, or `all`"]
