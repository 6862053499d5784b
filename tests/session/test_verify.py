"""Two runs side by side: how many states agree, where they first differ, and in what."""

from dataclasses import replace

import pytest

from ndb.session.verify import Divergence, Verification, differing_parts, verify
from ndb.trace.state import Event, Exit, State

LINE = State(Event.LINE, "    x = 1", {"n": "3"}, None, 8, 0, 0)
RETURN = State(Event.RETURN, "    return n", {}, "3", 9, 0, 0)


@pytest.mark.parametrize(
    ("other", "parts"),
    [
        (LINE, ()),
        (replace(LINE, event=Event.CALL), ("event",)),
        (replace(LINE, line=9), ("line",)),
        (replace(LINE, source="    y = 1"), ("source",)),
        (replace(LINE, locals={"n": "4"}), ("variables",)),
        (replace(LINE, line=9, source="    y = 1"), ("line", "source")),
        (None, ("end of the run",)),
    ],
)
def test_what_differs_is_named(other: State | None, parts: tuple[str, ...]) -> None:
    assert differing_parts(LINE, other) == differing_parts(other, LINE) == parts


def test_no_state_does_not_differ_from_none() -> None:
    assert differing_parts(None, None) == ()


def test_where_a_value_is_shown_variables_are_not_compared() -> None:
    assert differing_parts(RETURN, replace(RETURN, locals={"n": "3"})) == ()
    assert differing_parts(RETURN, replace(RETURN, value="4")) == ("value",)


def test_the_share_counts_all_and_the_first_difference_is_kept() -> None:
    wrong = replace(LINE, line=99)
    found = verify([LINE, wrong, LINE, wrong], [LINE] * 4)
    assert (found.agreed, found.compared, found.share) == (2, 4, 0.5)
    assert found.first == Divergence(1, wrong, LINE, ("line",))


def test_runs_that_go_on_are_compared_as_far_as_both_go() -> None:
    assert verify([LINE], [LINE, RETURN]) == Verification(1, 1, None, (None, None))


def test_of_runs_that_ended_a_missing_state_is_a_difference() -> None:
    ended = (Exit.NORMAL, Exit.NORMAL)
    longer, shorter = verify([LINE], [LINE, RETURN], ended), verify([LINE, RETURN], [LINE], ended)
    assert longer.first == Divergence(1, None, RETURN, ("end of the run",)) and longer.compared == 2
    assert shorter.first == Divergence(1, RETURN, None, ("end of the run",)) and shorter.agreed == 1
    assert verify([LINE], [LINE, RETURN], (None, Exit.NORMAL)).first is None


def test_the_same_states_with_another_end_differ_in_the_exit() -> None:
    assert verify([LINE], [LINE], (Exit.NORMAL, Exit.ERROR)).first == Divergence(1, None, None, ("exit",))
    assert verify([LINE], [LINE], (Exit.ERROR, Exit.ERROR)).first is None
    assert verify([LINE], [LINE], (None, Exit.ERROR)).first is None


def test_nothing_compared_is_no_agreement() -> None:
    assert verify([], []).share == 0.0


def test_the_report_says_how_far_and_in_what() -> None:
    wrong = replace(LINE, locals={"n": "4", "k": "1"})
    assert list(verify([LINE, wrong], [LINE, LINE]).report()) == [
        "1 of 2 states agree (50%)",
        "first difference at state 1: variables",
        "  here:  line 8: x = 1",
        "  other: line 8: x = 1",
        "    n",
        "      here:  4",
        "      other: 3",
        "    k",
        "      here:  1",
        "      other: (not there)",
    ]


def test_the_report_of_runs_that_agree_says_whether_they_ended() -> None:
    assert list(verify([LINE], [LINE]).report())[-1] == "no difference so far"
    ended = verify([LINE], [LINE], (Exit.NORMAL, Exit.NORMAL))
    assert list(ended.report())[-1] == "no difference; both end with exit_normal"


def test_the_report_of_other_events_names_them_and_their_values() -> None:
    other = replace(RETURN, value="4")
    said = list(verify([RETURN], [other]).report())
    assert said[2:4] == ["  here:  return at line 9: return n -> 3", "  other: return at line 9: return n -> 4"]
    gone = list(verify([RETURN], [], (Exit.NORMAL, Exit.NORMAL)).report())
    assert gone[-1] == "  other: (the run has ended)"


def test_the_report_fits_its_width() -> None:
    long = replace(LINE, source="x" * 200, locals={f"name{n}": "v" * 100 for n in range(9)})
    lines = list(verify([long], [LINE]).report(40))
    assert max(map(len, lines[2:])) == 40 and lines[-2].endswith("...")
    assert len(lines) == 4 + 5 * 3, "five variables are enough"
    assert max(map(len, verify([long], [LINE]).report())) == 80
    exact = replace(LINE, source="x" * (40 - len("  here:  line 8: ")))
    assert list(verify([exact], [LINE]).report(40))[2] == f"  here:  line 8: {exact.source}"


def test_what_could_not_be_compared_says_why() -> None:
    said = list(Verification(0, 0, None, (None, None), "no module named nothing " * 5).report(40))
    assert said[0].startswith("nothing to compare with: no module") and all(len(line) <= 40 for line in said)
    assert all(line.startswith("  ") for line in said[1:])


def test_a_state_that_is_not_there_is_no_end_of_the_run() -> None:
    said = list(Verification(0, 1, Divergence(0, LINE, None, ("no such state",)), (None, Exit.NORMAL)).report())
    assert said[-1] == "  other: (no such state)"


def test_both_end_only_where_both_have_ended() -> None:
    assert list(Verification(1, 1, None, (None, Exit.NORMAL)).report())[-1] == "no difference so far"


def test_other_exits_are_told() -> None:
    said = list(verify([LINE], [LINE], (Exit.NORMAL, Exit.ERROR)).report())
    assert said[-2:] == ["  here:  ends with exit_normal", "  other: ends with exit_error"]


def test_the_part_in_which_long_values_differ_is_shown() -> None:
    one, other = (replace(RETURN, value="a" * 300 + last + "z" * 300) for last in "bc")
    said = list(verify([one], [other]).report(60))
    assert max(map(len, said)) <= 60
    assert "aab" in said[-2].replace("z", "") and "aac" in said[-1].replace("z", ""), said
    assert all(len(line.split(":")[1]) > 30 for line in said[-2:])


def test_what_the_sandbox_lacked_is_told_with_a_difference_only() -> None:
    differs = replace(verify([LINE], [RETURN]), lacked=("x",))
    assert list(differs.report())[-1] == "not there in the sandbox: x"
    assert "sandbox" not in " ".join(replace(verify([LINE], [LINE]), lacked=("x",)).report())
