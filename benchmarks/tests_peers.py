"""`ndb tests` beside Pynguin: lines and branches covered, small faults noticed, on the same files in the same time.

Each file is one of the everyday programs, which nothing was trained on. Both write tests for the whole file; Pynguin's
copy has its entry's parameters annotated with the kinds that a witness has, ndb's has not. Coverage is measured by
coverage.py over both, faults are those of inverse/mutants.py: a fault is noticed when a test fails that passes on the
right program. Needs an interpreter that has Pynguin, coverage and pytest: --python. The last line is JSON.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from infer_peers import annotated

from ndb.inverse.mutants import mutants
from ndb.inverse.offer import offers

FEW = 400
MUTANTS = 20


def main() -> None:
    asked = arguments()
    rows = [json.loads(line) for line in asked.questions.read_text(encoding="utf-8").splitlines()]
    files = list({row["code"]: row for row in rows}.values())
    chosen = files[:: max(1, len(files) // asked.limit)][: asked.limit]
    told = [each for row in chosen for each in compared(asked, row)]
    result = {writer: total([each for each in told if each["by"] == writer]) for writer in ("ndb", "pynguin")}
    print(json.dumps({"files": len(chosen), "seconds": asked.seconds, **result}))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=Path, default=Path("benchmarks/everyday/questions.jsonl"))
    parser.add_argument("--python", type=Path, required=True, help="an interpreter that has Pynguin")
    parser.add_argument("--limit", type=int, default=10, help="files, spread over the set (10)")
    parser.add_argument("--seconds", type=int, default=10, help="for each file (10)")
    return parser.parse_args()


def compared(asked: argparse.Namespace, row: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for writer, code in (("ndb", row["code"]), ("pynguin", annotated(row))):
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            (folder / "subject.py").write_text(code, encoding="utf-8")
            started = time.monotonic()
            by_ndb(asked, folder) if writer == "ndb" else by_pynguin(asked, folder)
            wall = time.monotonic() - started
            found = {"by": writer, "wall": wall, **covered(asked, folder), **noticed(asked, folder, code)}
            print(row["entry"], found, file=sys.stderr, flush=True)
            yield found


def by_ndb(asked: argparse.Namespace, folder: Path) -> None:
    count = max(1, len(offers((folder / "subject.py").read_text(encoding="utf-8"))))
    command = [
        sys.executable, "-m", "ndb", "tests", "subject.py", "--run", "-o", "test_subject.py", "--seconds",
        str(asked.seconds / count),
    ]  # fmt: skip
    subprocess.run(command, capture_output=True, check=False, timeout=FEW, cwd=folder)


def by_pynguin(asked: argparse.Namespace, folder: Path) -> None:
    command = [
        asked.python.parent / "pynguin", "--project-path", folder, "--module-name", "subject", "--output-path", folder,
        "--maximum-search-time", str(asked.seconds),
    ]  # fmt: skip
    environment = {**os.environ, "PYNGUIN_DANGER_AWARE": "1"}
    subprocess.run(command, capture_output=True, check=False, timeout=FEW, cwd=folder, env=environment)


def covered(asked: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Lines and branches, each with how many there are."""
    if not (folder / "test_subject.py").exists():
        return {"lines": [0, 1], "branches": [0, 1]}
    run = [
        asked.python,
        "-m",
        "coverage",
        "run",
        "--branch",
        "--data-file=covered",
        "-m",
        "pytest",
        "-q",
        "test_subject.py",
    ]
    subprocess.run(run, capture_output=True, check=False, timeout=FEW, cwd=folder)
    tell = [asked.python, "-m", "coverage", "json", "--data-file=covered", "-o", "covered.json", "--include=subject.py"]
    subprocess.run(tell, capture_output=True, check=False, timeout=FEW, cwd=folder)
    told = json.loads((folder / "covered.json").read_text())["totals"] if (folder / "covered.json").exists() else {}
    return {
        "lines": [told.get("covered_lines", 0), told.get("num_statements", 1)],
        "branches": [told.get("covered_branches", 0), told.get("num_branches", 1)],
    }


def noticed(asked: argparse.Namespace, folder: Path, code: str) -> dict[str, Any]:
    """Small faults that make a test fail which passes without them."""
    lines = frozenset(range(1, code.count("\n") + 2))
    made = mutants(code, lines, MUTANTS, seed=1)
    right = failing(asked, folder)
    count = 0
    for fault in made:
        (folder / "subject.py").write_text(fault.source, encoding="utf-8")
        count += right is not None and failing(asked, folder) != right
    return {"faults": [count, len(made)]}


def failing(asked: argparse.Namespace, folder: Path) -> str | None:
    """Which tests fail, in one line; None where there are none to run."""
    if not (folder / "test_subject.py").exists():
        return None
    shutil.rmtree(folder / "__pycache__", ignore_errors=True)
    run = [
        asked.python,
        "-m",
        "pytest",
        "-q",
        "--no-header",
        "-rN",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "test_subject.py",
    ]
    try:
        done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=30, cwd=folder)
    except subprocess.TimeoutExpired:
        return "hung"
    return done.stdout.split("\n")[0]


def total(told: list[dict[str, Any]]) -> dict[str, Any]:
    sums = {name: [sum(each[name][n] for each in told) for n in (0, 1)] for name in ("lines", "branches", "faults")}
    return {name: [*pair, round(100 * pair[0] / max(1, pair[1]), 1)] for name, pair in sums.items()}


if __name__ == "__main__":
    main()
