"""The set of projects: what its questions say is what the calls really give."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "benchmarks" / "projects"
PROJECTS = sorted(path.name for path in (FOLDER / "programs").iterdir())


@pytest.fixture(scope="module")
def make():
    spec = importlib.util.spec_from_file_location("make_projects", FOLDER / "make.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def rows(name):
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="utf-8").splitlines()]


def test_sources_for_the_data_factory_are_the_files_of_all_projects(make):
    assert rows("sources.jsonl") == list(make.source_rows(PROJECTS))


@pytest.mark.parametrize("project", PROJECTS)
def test_questions_say_what_the_calls_give(make, project):
    calls = list(make.read_calls(project))
    outcomes = [make.Outcome(**outcome) for outcome in make.run_in_child(project, "2")]
    assert [row for row in rows("questions.jsonl") if row["project"] == project] == list(
        make.question_rows(calls, outcomes)
    )
