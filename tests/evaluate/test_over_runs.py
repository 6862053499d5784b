"""Several runs of the model side by side: read from what their evaluations left, told where two can be compared."""

import json
from pathlib import Path

import pytest

from ndb.cli import main
from ndb.errors import BadData
from ndb.evaluate.report.over_runs import over_runs, parse_run

STATES = {"seeds": {"actions": {"step_into": {"whole": {"percent": 80.0, "of": 10}, "value": {"percent": 0, "of": 0}}}}}
REPORT = {
    "sets": {"cruxeval": {"modes": {"blind": {"percent": 40.0, "of": 800, "percent_unseen": 41.0}}}},
    "next_state": STATES,
}
COUNTED = {"sets": {"crux": {"blind": {"items": 200, "right": 90, "right_of_unseen": None}}, "other": {}}}


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    found = []
    for name, content in (("one", REPORT), ("two", COUNTED), ("three", REPORT)):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(content))
        found.append(f"{name}={path}")
    return found


def test_reports_and_result_files_are_read_as_runs(files: list[str]) -> None:
    told = over_runs([parse_run(each) for each in files])
    assert told["runs"] == ["one", "two", "three"]
    assert told["modes"] == {"cruxeval": {"blind": [(41.0, None), (45.0, 200), (41.0, None)]}}
    assert told["states"] == {"seeds step_into": {"whole": [(80.0, 10), None, (80.0, 10)]}}


def test_what_only_one_run_was_asked_is_not_shown(files: list[str]) -> None:
    assert over_runs([parse_run(files[0])])["modes"] == {}


@pytest.mark.parametrize("text", ["no name", "=x.json", "a=nowhere.json"])
def test_what_is_no_run_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        parse_run(text)


def test_the_page_has_a_line_and_a_row_for_each(files: list[str], tmp_path: Path) -> None:
    assert main(["eval", "runs", str(tmp_path / "runs.html"), *files]) == 0
    page = (tmp_path / "runs.html").read_text()
    assert page.count("<polyline") == 2
    assert "<th>run two</th>" in page and "45.0 <small>of 200</small>" in page
