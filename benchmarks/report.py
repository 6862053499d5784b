"""The report's pages (docs/evaluation) of a run of the model, from what it answered, beside all runs that have results.

python benchmarks/report.py 9 --cruxeval PATH/cruxeval.jsonl --answers ANSWERS.jsonl.gz [MORE.jsonl.gz …] [--note TEXT]

Which earlier runs there are is told by the names of the result files: `third-run-….json` is run 3.
"""

import argparse
from pathlib import Path

from ndb.cli import main as ndb

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).resolve().parent / "results"
SETS = ("benchmarks/foreign/foreign.jsonl", "benchmarks/items/validation.jsonl", "benchmarks/items/fresh.jsonl")
ORDINALS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
)  # fmt: skip


def earlier_runs(results: Path, run: int) -> list[str]:
    """NAME=FILE of every run before this one, in order."""
    found = [(number, sorted(results.glob(f"{word}-run*.json"))) for number, word in enumerate(ORDINALS, 1)]
    return [f"{number}={files[-1]}" for number, files in found if files and number < run]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("run", type=int, help="the number of the run, as in docs/runs.md")
    parser.add_argument("--cruxeval", type=Path, required=True, help="CRUXEval's items, which are not in this folder")
    parser.add_argument("--answers", nargs="+", required=True, help="files of `ndb eval answers`")
    parser.add_argument("--note", default="", help="what else a reader must know of how they were got")
    parser.add_argument("--folder", default=str(ROOT / "docs" / "evaluation"), help="where the pages go")
    asked = parser.parse_args()
    data = [str(asked.cruxeval), *(str(ROOT / name) for name in SETS)]
    about = ["--name", str(asked.run), "--note", asked.note, "--runs", *earlier_runs(RESULTS, asked.run)]
    return ndb(["eval", "report", asked.folder, "--answers", *asked.answers, "--data", *data, *about])


if __name__ == "__main__":
    raise SystemExit(main())
