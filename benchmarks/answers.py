"""Are the answers right? `watch`, `back` and `why` on recordings, each checked against full copies of every state.

    python benchmarks/answers.py [--programs 300] [--questions 20] [--seed 0] [--packages toolz,more-itertools] [--save]

Programs are those of benchmarks/exactness.py. Of each some variables and parts of values are drawn, each at a state
that has it; what is asked of the recording is worked out again from the copies, state by state
(tests/support/answers.py). Prints counts as JSON; exit code 1 if an answer was wrong. What a recording says it does not
know is counted apart.
"""

import argparse
import json
import platform
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from exactness import Program, chosen

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from answers import Verdicts, check  # noqa: E402
from naive import TooLarge  # noqa: E402

from ndb.errors import NdbError  # noqa: E402

RESULT = Path(__file__).parent / "results" / "answers.json"


def ask(program: Program, dice: Random, count: int, verdicts: Verdicts, left_out: Counter[str]) -> bool:
    """Judge one program's answers; False if it cannot be asked."""
    try:
        moments, recording = program.twice(waiting=True)
    except (TooLarge, NdbError, Exception) as error:
        left_out[type(error).__name__] += 1
        return False
    rows = list(zip(*(getattr(recording, c) for c in ("events", "lines", "depths", "frames")), strict=True))
    if not moments or rows[: len(moments)] != [moment.row[:4] for moment in moments] or len(rows) != len(moments):
        left_out["not the same run twice, or cut short"] += 1
        return False
    known = len(verdicts.faults)
    check(recording, moments, dice, count, verdicts)
    verdicts.faults[known:] = [f"{program.kind} {program.name}: {fault}" for fault in verdicts.faults[known:]]
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=300)
    parser.add_argument("--questions", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--packages", default="toolz,more-itertools")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--save", action="store_true", help=f"write {RESULT.name}")
    arguments = parser.parse_args()
    verdicts, left_out, dice, asked = Verdicts(), Counter[str](), Random(arguments.seed), 0
    with tempfile.TemporaryDirectory() as name:
        for program in chosen(arguments, Path(name)):
            asked += ask(program, dice, arguments.questions, verdicts, left_out)
            if asked >= arguments.programs:
                break
    for fault in verdicts.faults[: arguments.show]:
        print(fault, file=sys.stderr)
    found = {
        "programs": asked,
        "right": dict(sorted(verdicts.right.items())),
        "late": dict(sorted(verdicts.late.items())),
        "wrong": dict(sorted(verdicts.wrong.items())),
        "not_known": dict(verdicts.unknown),
        "left_out": dict(left_out),
        "python": platform.python_version(),
    }
    if arguments.save:
        RESULT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(found))
    return 1 if verdicts.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
