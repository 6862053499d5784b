"""The evaluation's page: failures side by side, searchable, and nothing of a program becomes markup."""

from ndb.evaluate.report.page import _GROUPS, as_html

FIGURES = {"about": {}, "sets": {}, "next_state": {}}
FAILURE = {
    "id": "f1", "set": "foreign", "kind": "step_into", "group": "strings", "asked": "f(1)",
    "code": "x = '</script><b>'",
    "true": "'abc'", "said": "'abd'", "ways": {"walk": "'abd'"},
}  # fmt: skip


def test_a_failure_is_told_as_data_and_stands_beside_the_truth() -> None:
    page = as_html(FIGURES, [FAILURE])
    assert page.count("</script>") == 2
    assert "side('predicted','said',f.said,f.true)" in page
    assert "aria-label='search in failures'" in page


def test_without_failures_there_is_nothing_to_browse() -> None:
    assert "id=failure" not in as_html(FIGURES, [])


def test_a_set_is_told_with_and_without_functions_that_are_a_single_return_line() -> None:
    numbers = {"percent": 40.0, "low": 10.0, "high": 80.0, "of": 5, "percent_longer": 25.0, "longer": 4}
    nothing = {key: {} for key in ("together", "spent", "horizon", "samples", "problems", "calibration")}
    groups = {key: {} for _, key in _GROUPS}
    one = {"items": 5, "modes": {"step_return": numbers}, **nothing, **groups}
    page = as_html({**FIGURES, "sets": {"fresh": one}}, [])
    assert "Without functions that are nothing but a return line" in page
    assert "25.0" in page
    assert "4 of 5" in page
