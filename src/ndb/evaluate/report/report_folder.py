"""The folder of a report: figures and failures as JSON, and the pages made of them.

Knows file names. The pages hold nothing that is not in the JSON beside them, so they can be made anew without a model,
without its answers and without the items; and a reader, or a test, can see which model a report is about.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ndb.errors import BadData
from ndb.evaluate.report import page

FIGURES, FAILURES, PAGE, RUNS_PAGE = "report.json", "failures.json", "index.html", "runs.html"


def write_figures(folder: Path, figures: Mapping[str, Any], failures: Sequence[Mapping[str, Any]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / FIGURES, json.dumps(figures, indent=1) + "\n")
    _write(folder / FAILURES, json.dumps(failures, indent=1, ensure_ascii=False) + "\n")


def write_pages(folder: Path) -> int:
    """The pages of a folder's figures; how many failures they show."""
    for name, text in pages(folder).items():
        _write(folder / name, text)
    return len(_read(folder / FAILURES))


def pages(folder: Path) -> dict[str, str]:
    """What the pages of a folder's figures have to be, by name; several runs have one where they are told."""
    figures, failures = _read(folder / FIGURES), _read(folder / FAILURES)
    over = figures.get("over_runs")
    return {PAGE: page.as_html(figures, failures)} | ({RUNS_PAGE: page.runs_as_html(over)} if over else {})


def _write(path: Path, text: str) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"{path}: no figures of a report ({error}); give the answers they come from: --answers") from None
