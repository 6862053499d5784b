"""The evaluation's page: failures side by side, searchable, and nothing of a program becomes markup."""

import json
from pathlib import Path

import pytest

from ndb.cli import main
from ndb.evaluate.report.page import _GROUPS, as_html
from ndb.evaluate.report.report_folder import FIGURES as FIGURES_FILE
from ndb.evaluate.report.report_folder import pages, write_figures
from ndb.model.confidence import digest_of
from ndb.model.weights import EMBEDDED

COMMITTED = Path(__file__).parents[2] / "docs" / "evaluation"
RENEW = "renew it: python benchmarks/report.py RUN --cruxeval FILE --answers FILE… (docs/evaluation.md, Commands)"

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


def test_several_files_of_answers_are_told_apart() -> None:
    files = [{"device": "cuda", "data": {"cruxeval": 800}, "states": 0}, {"device": "light", "data": {}, "states": 12}]
    page = as_html({**FIGURES, "about": {"run": "9", "files": files, "note": "a < b"}}, [])
    assert "run 9 · 800 of cruxeval on cuda · 12 next states on light" in page
    assert "a &lt; b" in page


def test_the_committed_report_is_about_the_embedded_model() -> None:
    about = json.loads((COMMITTED / FIGURES_FILE).read_text(encoding="utf-8"))["about"]
    assert about["weights"] == digest_of(EMBEDDED), f"docs/evaluation is about another model; {RENEW}"


def test_the_committed_pages_are_those_of_the_committed_figures() -> None:
    for name, text in pages(COMMITTED).items():
        assert (COMMITTED / name).read_text(encoding="utf-8") == text, f"{name}: ndb eval report docs/evaluation"


def test_pages_are_made_anew_from_the_figures_alone(tmp_path: Path) -> None:
    write_figures(tmp_path, {**FIGURES, "over_runs": {"runs": ["1"], "modes": {}, "states": {}}}, [FAILURE])
    assert main(["eval", "report", str(tmp_path)]) == 0
    assert (tmp_path / "index.html").read_text(encoding="utf-8") == pages(tmp_path)["index.html"]
    assert (tmp_path / "runs.html").exists()


def test_a_folder_without_figures_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", "report", str(tmp_path)]) != 0
    assert "--answers" in capsys.readouterr().err
