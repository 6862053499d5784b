"""How long `ndb --engine guided` takes to its first prompt: the whole command, from its start to its end by `q`.

    python benchmarks/guided/first_prompt.py [--sample N] [--output FILE]

The programs are cases of truth.py, drawn at random: calls of the foreign and everyday sets with an import, helper or
value hidden; the embedded model is asked, as it is by default. Told are seconds that passed and seconds that this
process and those it waited for computed (the second hardly depend on what else the machine does), and the load.
"""

import argparse
import json
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from truth import SETS, Case, cases


def measure(case: Case, folder: Path, *more: str) -> tuple[float, float]:
    """Seconds that passed, and that were computed."""
    file = folder / "program.py"
    file.write_text(case.source, encoding="utf-8")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    target = [f"{file}::{case.entry}", "--args", case.args]
    command = [sys.executable, "-m", "ndb", "--engine", "guided", *target, "--no-rc", "-c", "q", *more]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    passed = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return passed, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def told(seconds: list[float]) -> dict[str, float]:
    found = sorted(seconds)
    middle, most = statistics.median(found), found[-1]
    return {"median": round(middle, 2), "nine of ten": round(found[int(0.9 * (len(found) - 1))], 2),
            "most": round(most, 2), "least": round(found[0], 2)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, default=30)
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    items = [each for each in cases(tuple(SETS)) if "." not in each.entry]
    items = random.Random(1).sample(items, arguments.sample)
    passed, computed = [], []
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        measure(items[0], Path(folder))  # whatever is only slow once
        for each in items:
            seconds = measure(each, Path(folder))
            passed.append(seconds[0])
            computed.append(seconds[1])
    found: dict[str, Any] = {
        "python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count(),
        "load": [round(each, 1) for each in os.getloadavg()], "programs": len(items),
        "seconds passed": told(passed), "seconds computed": told(computed),
        "below two seconds": sum(each < 2 for each in passed),
    }  # fmt: skip
    print(json.dumps(found, indent=1))
    if arguments.output is not None:
        arguments.output.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
