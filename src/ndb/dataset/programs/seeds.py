"""The seed corpus: small programs written for this project, with inputs, in readable files.

A seed file is a Python file in which each program starts with `### NAME` and ends with its inputs,
one call a line behind `#> `. NAME is the function that the inputs call:

    ### count_letter
    def count_letter(text, letter):
        ...

    #> count_letter("berry", "r")
    #> count_letter("", "x")

Knows the format and what a good seed is; `check` runs the programs in a child process.
"""

import ast
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.dataset.checks.contamination import benchmark_of
from ndb.dataset.checks.fingerprint import fingerprint
from ndb.errors import NotPython
from ndb.source.parse import parse, parse_expression

HEADER = "### "
INPUT = "#> "
FEWEST_INPUTS = 5
LONGEST_RUN_EVENTS = 3_000
LONGEST_VALUE = 600
_CHILD = Path(__file__).parents[1] / "checks" / "seed_check_child.py"


@dataclass(frozen=True, slots=True)
class Seed:
    """One program of the corpus: its source, the function the inputs call, and the calls."""

    name: str
    source: str
    inputs: tuple[str, ...]
    file: str
    line: int

    @property
    def topic(self) -> str:
        return Path(self.file).parent.name


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why a seed is not good enough, in words that say what to mend."""

    seed: Seed
    reason: str
    detail: str

    def __str__(self) -> str:
        return f"{self.seed.file}:{self.seed.line} {self.seed.name}: {self.reason}: {self.detail}"


def read_seeds(paths: Iterable[Path]) -> Iterator[Seed]:
    """Every seed of the given files and folders, in order of path and line."""
    for path in sorted(file for root in paths for file in ([root] if root.is_file() else root.rglob("*.py"))):
        yield from parse_seeds(path.read_text(encoding="utf-8"), str(path))


def parse_seeds(text: str, file: str) -> Iterator[Seed]:
    name, start, source, inputs = "", 0, list[str](), list[str]()
    for number, line in enumerate([*text.splitlines(), HEADER], 1):
        if line.startswith(HEADER):
            if name:
                yield Seed(name, "\n".join(source).strip("\n") + "\n", tuple(inputs), file, start)
            name, start, source, inputs = line.removeprefix(HEADER).strip(), number, [], []
        elif line.startswith(INPUT):
            inputs.append(line.removeprefix(INPUT).strip())
        else:
            source.append(line)


def check(seeds: Sequence[Seed], benchmark: Iterable[str] = ()) -> list[Complaint]:
    """What is wrong with these seeds: each on its own, then against each other and against a benchmark's programs."""
    complaints: list[Complaint] = []
    sound: list[Seed] = []
    for seed in seeds:
        problem = _static_problem(seed)
        if problem:
            complaints.append(Complaint(seed, *problem))
        else:
            sound.append(seed)
    complaints += _repeated(sound, benchmark)
    complaints += _misbehaving(sound)
    return complaints


def _static_problem(seed: Seed) -> tuple[str, str] | None:
    try:
        tree = parse(seed.source)
        calls = [parse_expression(text) for text in seed.inputs]
    except NotPython as error:
        return "syntax", error.reason
    if len(set(seed.inputs)) < FEWEST_INPUTS:
        return "few inputs", f"{len(set(seed.inputs))} different ones, at least {FEWEST_INPUTS} wanted"
    function = next((n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == seed.name), None)
    if function is None:
        return "no entry", f"no function {seed.name} at top level"
    for call in calls:
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == seed.name):
            return "bad input", f"{ast.unparse(call)} is no call of {seed.name}"
    names = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)}
    unused = [a.arg for a in ast.walk(function.args) if isinstance(a, ast.arg) and a.arg not in names]
    return ("unused argument", ", ".join(unused)) if unused else None


def _repeated(seeds: Sequence[Seed], benchmark: Iterable[str]) -> list[Complaint]:
    complaints, first, names = [], dict[str, Seed](), dict[str, Seed]()
    forbidden = benchmark_of(benchmark)
    for seed in seeds:
        print_ = fingerprint(seed.source)
        twin, namesake = first.setdefault(print_, seed), names.setdefault(seed.name, seed)
        if reason := forbidden.reason(seed.source):
            complaints.append(Complaint(seed, "contaminated", reason.partition(": ")[2]))
        elif twin is not seed:
            complaints.append(Complaint(seed, "duplicate", f"as {twin.name} in {twin.file}:{twin.line}"))
        elif namesake is not seed:
            complaints.append(Complaint(seed, "same name", f"as in {namesake.file}:{namesake.line}"))
    return complaints


def _misbehaving(seeds: Sequence[Seed]) -> list[Complaint]:
    """Run every input twice, with different hash seeds, and look at what happened."""
    runs = [_run_all(seeds, hash_seed) for hash_seed in ("0", "1")]
    complaints = []
    for seed, first, second in zip(seeds, *runs, strict=True):
        problem = first["problem"] or _behaviour_problem(seed, first, second)
        if problem:
            complaints.append(Complaint(seed, *problem))
    return complaints


def _behaviour_problem(seed: Seed, first: dict[str, Any], second: dict[str, Any]) -> tuple[str, str] | None:
    if first["results"] != second["results"]:
        return "nondeterministic", "results differ between runs with different hash seeds"
    if sum(text.startswith("raised ") for text in first["results"]) * 2 > len(seed.inputs):
        return "raises", "more than half of the inputs end in an uncaught exception"
    if len(set(first["results"])) == 1:
        return "constant", f"every input gives {first['results'][0]}"
    if first["missed"]:
        return "unreached", f"no input reaches line(s) {first['missed']} of the program"
    if first["one_way"]:
        return "one way", f"the condition(s) in line(s) {first['one_way']} of the program always go the same way"
    return None


def _run_all(seeds: Sequence[Seed], hash_seed: str) -> list[dict[str, Any]]:
    jobs = json.dumps([[seed.source, seed.inputs] for seed in seeds])
    done = subprocess.run(
        [sys.executable, "-P", "-s", str(_CHILD), str(LONGEST_RUN_EVENTS), str(LONGEST_VALUE)],
        input=jobs,
        capture_output=True,
        text=True,
        env={"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
    )
    if done.returncode:
        raise RuntimeError(f"the checking process died: {done.stderr[-2000:]}")
    answers: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return answers


def main(arguments: Sequence[str]) -> int:
    """Check seed files: `python -m ndb.dataset.programs.seeds [--benchmark FILE.jsonl] PATH...`."""
    paths = list(arguments)
    benchmark: list[str] = []
    if paths[:1] == ["--benchmark"]:
        benchmark = [json.loads(line)["code"] for line in Path(paths[1]).read_text().splitlines()]
        del paths[:2]
    seeds = list(read_seeds(Path(path) for path in paths))
    complaints = check(seeds, benchmark)
    for complaint in complaints:
        print(complaint)
    print(f"{len(seeds)} seeds, {len(complaints)} complaints", dict(Counter(c.reason for c in complaints)))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
