"""How many questions a scripted agent asks until it is shown the faulty line, with and without going back.

    python benchmarks/agent.py --out benchmarks/results/agent.json

The agent is examples/agent.py, over MCP; the bugs are those of benchmarks/blame.py (`--source`). *back* starts at the
failure and follows `why` and `step_back`; *forward* steps from the start of the test, as with a debugger that cannot go
back. A line counts as found when it was shown with the values of the failing run: whether the agent would see that it
is wrong is not measured. What is not found within the limit counts as the limit.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
import agent as example
from blame import Bug, bugs_of, studied, write_files

from ndb.errors import NdbError
from ndb.session.faults.blame import evidence_of

LIMIT = 100


def failing_test(bug: Bug) -> str | None:
    """A test that fails and runs the line, where another passes."""
    with TemporaryDirectory(prefix="ndb-") as folder:
        try:
            evidence = evidence_of(studied(bug, Path(folder)))
        except NdbError:
            return None
    on_the_line = [test for test in evidence.failed if any((bug.file, line) in test.ran for line in bug.lines)]
    return on_the_line[0].test.name if on_the_line and evidence.passed else None


def asked(bug: Bug, test: str, policy: str) -> dict[str, Any]:
    """One hunt: how many questions, how many characters, whether the line was shown."""
    with TemporaryDirectory(prefix="ndb-") as folder:
        write_files(bug, Path(folder))
        wanted = f"{bug.file}:{max(bug.lines)}"
        given = [test, "--root", folder, "--policy", policy, "--until", wanted, "--most", str(LIMIT)]
        hunter = asyncio.run(example.look(example.arguments_of(given)))
    is_found = wanted in hunter.seen
    cost = sum(question["sent"] + question["received"] for question in hunter.questions)
    return {"questions": len(hunter.questions) if is_found else LIMIT, "characters": cost, "is_found": is_found}


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    told: dict[str, Any] = {"bugs": len(rows), "limit": LIMIT}
    for policy in ("back", "forward"):
        of = [row[policy] for row in rows]
        told[policy] = {
            "found": round(mean(each["is_found"] for each in of), 3),
            "questions, median": median(each["questions"] for each in of),
            "questions, mean": round(mean(each["questions"] for each in of), 1),
            "characters, median": median(each["characters"] for each in of),
        }
    told["fewer questions going back"] = round(
        mean(r["back"]["questions"] < r["forward"]["questions"] for r in rows), 3
    )
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--source", choices=("packages", "classic", "everyday"), default="classic")
    parser.add_argument("--work", type=Path, help="folder for the packages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bugs", type=int, default=40)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for bug in bugs_of(options):
        if len(rows) >= options.bugs:
            break
        test = failing_test(bug)
        if test is None:
            continue
        rows.append({"bug": bug.name, **{policy: asked(bug, test, policy) for policy in ("back", "forward")}})
        print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
        if options.out is not None:
            options.out.write_text(json.dumps(summary(rows) | {"rows": rows}, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(summary(rows), indent=1))


if __name__ == "__main__":
    main()
