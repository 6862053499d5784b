"""The evaluation's page: failures side by side, searchable, and nothing of a program becomes markup."""

from ndb.evaluate.report.page import as_html

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
