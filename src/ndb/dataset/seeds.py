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

from ndb.dataset.fingerprint import fingerprint

HEADER = "### "
INPUT = "#> "
FEWEST_INPUTS = 5
LONGEST_RUN_EVENTS = 3_000
LONGEST_VALUE = 600


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
        tree = ast.parse(seed.source)
        calls = [ast.parse(text, mode="eval").body for text in seed.inputs]
    except (SyntaxError, ValueError) as error:
        return "syntax", str(error)
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
    forbidden = {fingerprint(source) for source in benchmark}
    for seed in seeds:
        print_ = fingerprint(seed.source)
        twin, namesake = first.setdefault(print_, seed), names.setdefault(seed.name, seed)
        if print_ in forbidden:
            complaints.append(Complaint(seed, "contaminated", "a program of the benchmark up to names and constants"))
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


def _behaviour_problem(seed: Seed, first: dict, second: dict) -> tuple[str, str] | None:
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


def _run_all(seeds: Sequence[Seed], hash_seed: str) -> list[dict]:
    jobs = json.dumps([[seed.source, seed.inputs] for seed in seeds])
    done = subprocess.run(
        [sys.executable, "-I" if hash_seed == "random" else "-s", "-c", _CHILD],
        input=jobs, capture_output=True, text=True, env={"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
    )
    if done.returncode:
        raise RuntimeError(f"the checking process died: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


_CHILD = f"LONGEST_RUN_EVENTS, LONGEST_VALUE = {LONGEST_RUN_EVENTS}, {LONGEST_VALUE}\n" + r'''
import ast, contextlib, io, json, signal, sys

class TooLong(BaseException): pass

def run(source, inputs):
    """Results as text, lines never reached, conditions that always went one way."""
    tree = ast.parse(source)
    wanted = {n.lineno for f in ast.walk(tree) if isinstance(f, (ast.FunctionDef, ast.AsyncFunctionDef))
              for n in ast.walk(f) if isinstance(n, ast.stmt) and n is not f
              and not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant))
              and not isinstance(n, (ast.Global, ast.Nonlocal, ast.Try, ast.FunctionDef, ast.ClassDef))}
    conditions = {n.lineno for n in ast.walk(tree) if isinstance(n, (ast.If, ast.While))
                  and not isinstance(n.test, ast.Constant) and n.body[0].lineno != n.lineno}
    code = compile(source, "<seed>", "exec")
    seen, arcs, results = set(), {}, []
    def trace(frame, event, arg):
        if frame.f_code.co_filename != "<seed>": return None
        last = None
        def local(frame, event, arg):
            nonlocal last
            count[0] += 1
            if count[0] > LONGEST_RUN_EVENTS: raise TooLong
            if event == "exception": last = None
            else:
                line = frame.f_lineno if event == "line" else -1
                if last in conditions: arcs.setdefault(last, set()).add(line)
                last = line
                seen.add(line)
            return local
        return local
    for text in inputs:
        count = [0]
        space = {"__name__": "seed"}
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(code, space)
                call = compile(text, "<input>", "eval")
                signal.alarm(5)
                sys.settrace(trace)
                try: result = eval(call, space)
                finally: sys.settrace(None); signal.alarm(0)
            results.append(repr(result))
        except TooLong: return {"problem": ["too long", f"{text} takes more than {LONGEST_RUN_EVENTS} events"]}
        except SystemExit: return {"problem": ["exits", text]}
        except Exception as error: results.append(f"raised {type(error).__name__}: {error}")
        if len(results[-1]) > LONGEST_VALUE: return {"problem": ["large value", f"{text} gives {len(results[-1])} characters"]}
        if " at 0x" in results[-1]: return {"problem": ["address", f"{text} shows a memory address"]}
    return {"problem": None, "results": results, "missed": sorted(wanted - seen),
            "one_way": sorted(line for line in conditions & seen if len(arcs.get(line, ())) < 2)}

def alarm(*_): raise TooLong
signal.signal(signal.SIGALRM, alarm)
answers = []
for source, inputs in json.load(sys.stdin):
    try: answers.append(run(source, inputs))
    except Exception as error: answers.append({"problem": ["broken", f"{type(error).__name__}: {error}"]})
print(json.dumps(answers))
'''


def main(arguments: Sequence[str]) -> int:
    """Check seed files: `python -m ndb.dataset.seeds [--benchmark FILE.jsonl] PATH...`."""
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
