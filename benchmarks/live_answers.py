"""Does a running program say the same of its past as a recording of it? The same questions about variables and parts of
them are asked of both: what it was, `why`, `watch`, `back`, `same`.

    python benchmarks/live_answers.py [--programs 30] [--seeds 10] [--moments 20] [--parts 20] [--watches 4]

Programs are generated (tests/support/mutations.py), and seeds with their calls. Prints counts as JSON; exit code 1 if
any two answers differ.
"""

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "support")]

from asked_parts import ask_both  # noqa: E402
from mutations import GROUPS, mutating_program  # noqa: E402

from ndb.dataset.programs.seeds import read_seeds  # noqa: E402


def programs(count: int, seeds: int) -> Iterator[str]:
    """Generated ones, of each kind in turn; then seeds, drawn from all."""
    kinds = ["", *sorted(GROUPS)]
    for number in range(count):
        yield mutating_program(random.Random(number), about=kinds[number % len(kinds)])
    for seed in random.Random(0).sample(list(read_seeds([ROOT / "seeds"])), seeds):
        calls = "".join(f"try:\n    {call}\nexcept Exception:\n    pass\n" for call in seed.inputs[:3])
        yield f"{seed.source}\n{calls}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=30)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--moments", type=int, default=20)
    parser.add_argument("--parts", type=int, default=20)
    parser.add_argument("--watches", type=int, default=4)
    options = parser.parse_args()
    os.environ["PYTHONHASHSEED"] = "0"
    counts = dict.fromkeys(("programs", "values", "whys", "changes", "stops", "differences"), 0)
    for number, source in enumerate(programs(options.programs, options.seeds)):
        with tempfile.TemporaryDirectory() as folder:
            dice = random.Random(number)
            limits = {"moments": options.moments, "parts": options.parts, "watches": options.watches}
            asked = ask_both(source, Path(folder), dice, **limits)
        counts["programs"] += 1
        for name in ("values", "whys", "changes", "stops"):
            counts[name] += getattr(asked, name)
        counts["differences"] += len(asked.differences)
        for difference in asked.differences[:5]:
            print(f"program {number}: {difference[:1000]}", file=sys.stderr)
    print(json.dumps(counts))
    return 1 if counts["differences"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
