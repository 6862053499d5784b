"""Commands that look at the stack."""

from obeying import Obeying


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
