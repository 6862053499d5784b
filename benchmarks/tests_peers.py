"""`ndb tests` beside Pynguin: lines and branches covered, small faults noticed, on the same files in the same time.

The files are functions of packages that nothing was trained on (the foreign set: a function with the definitions it
needs), taken from the packages in turn. Both write tests for the whole file and have the same processor seconds for
their search; all that they use is told. ndb gets the file as it is; Pynguin's copy has hints in its entry's signature
that can be resolved: the file's own, else of the kinds of arguments with which the package's tests call it. Tests are
judged on the file as it is: lines and branches by coverage.py, faults by Cosmic Ray's mutants, which neither was made
for; a fault is noticed when a test fails that does not fail on the right program. Needs an interpreter that has
pynguin, coverage, pytest and cosmic-ray: --python.

Rows are written as they are made; a run that was stopped goes on where it was. The last line is JSON.
"""

import argparse
import ast
import builtins
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from infer_peers import hint

from ndb.inverse.offer import offers

LONGEST = 900
"""Wall seconds after which a writer of tests is ended."""
WRITERS = ("ndb", "pynguin")
CHILD = Path(__file__).resolve().with_name("tests_peers_child.py")


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        by_processor_clock(sys.argv[2:])
        return
    asked = arguments()
    rows = [json.loads(line) for line in asked.items.read_text(encoding="utf-8").splitlines()]
    kept = [row for row in rows if is_odd(row) is (asked.half == "odd") or asked.half == "all"]
    chosen = in_turn([row for row in kept if row["id"] not in asked.leave_out])[: asked.limit]
    told = [json.loads(line) for line in asked.rows.read_text().splitlines()] if asked.rows.exists() else []
    known = {(row["id"], row["by"]) for row in told}
    for row in chosen:
        for writer in asked.writer or WRITERS:
            if (row["id"], writer) not in known:
                told.append(written(asked, row, writer))
                with asked.rows.open("a") as file:
                    file.write(json.dumps(told[-1]) + "\n")
    result = summary([each for each in told if each["id"] in {row["id"] for row in chosen}], asked)
    if asked.output:
        asked.output.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--items", type=Path, default=Path("benchmarks/foreign/foreign.jsonl"))
    parser.add_argument("--python", type=Path, required=True, help="an interpreter that has the peers")
    parser.add_argument("--limit", type=int, default=100, help="functions (100)")
    parser.add_argument(
        "--half", choices=("all", "even", "odd"), default="all", help="of the functions, by their names"
    )
    parser.add_argument("--leave-out", action="append", default=[], metavar="ID", help="a function that is not taken")
    parser.add_argument("--seconds", type=int, default=10, help="processor seconds for the search of each file (10)")
    parser.add_argument("--faults", type=int, default=25, help="mutants of each file, drawn from all (25)")
    parser.add_argument("--writer", action="append", choices=WRITERS, help="this one alone")
    parser.add_argument("--rows", type=Path, default=Path(tempfile.gettempdir()) / "ndb-tests-rows.jsonl")
    parser.add_argument("--keep", type=Path, help="a folder for the tests that were written")
    parser.add_argument("--output", type=Path, help="write the result here as JSON too")
    return parser.parse_args()


def is_odd(row: Mapping[str, Any]) -> bool:
    return sum(row["entry"].encode()) % 2 == 1


def in_turn(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """One item for every public function, one function of every package after the other."""
    functions = list({row["code"]: row for row in reversed(rows) if not row["entry"].startswith("_")}.values())
    packages: dict[str, list[dict[str, Any]]] = {}
    for row in Random(0).sample(functions, len(functions)):
        packages.setdefault(row["source"], []).append(row)
    return [row for turn in zip_longest(*(packages[name] for name in sorted(packages))) for row in turn if row]


# -- writing tests -----------------------------------------------------------------------------------------------------


def written(asked: argparse.Namespace, row: Mapping[str, Any], writer: str) -> dict[str, Any]:
    """The tests that one writes for one file, and what they are worth."""
    with tempfile.TemporaryDirectory() as place:
        folder, wall, used = Path(place), time.monotonic(), spent()
        subject = folder / "subject.py"
        subject.write_text(hinted(row) if writer == "pynguin" else row["code"], encoding="utf-8")
        try:
            said = by_ndb(asked, folder) if writer == "ndb" else by_pynguin(asked, folder)
        except subprocess.TimeoutExpired:
            said = "it took too long"
        found = {"id": row["id"], "by": writer, "wall": round(time.monotonic() - wall, 1)}
        found |= {"processor": round(spent() - used, 1), "load": round(os.getloadavg()[0], 1)}
        subject.write_text(row["code"], encoding="utf-8")
        if asked.keep:
            kept = asked.keep / f"{row['id'].replace('/', '_')}_{writer}"
            shutil.copytree(folder, kept, dirs_exist_ok=True)
        found |= judged(asked, folder) | {"said": said}
        print(found, file=sys.stderr, flush=True)
        return found


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def by_ndb(asked: argparse.Namespace, folder: Path) -> str:
    count = max(1, len(offers((folder / "subject.py").read_text(encoding="utf-8"))))
    command = [
        sys.executable, Path(__file__).resolve(), "--child", "subject.py", "--run", "-o", "test_subject.py",
        "--seconds", str(asked.seconds / count),
    ]  # fmt: skip
    return said_by(command, folder)


def by_processor_clock(given: Sequence[str]) -> None:
    """`ndb tests` in which a search ends after processor seconds, of its own process and of the one in the sandbox."""
    from ndb.frontend import tests
    from ndb.inverse.search.search_inputs import InputSearch

    def clock(self: InputSearch) -> Callable[[], float]:
        return lambda: time.process_time() + self.runner.processor

    InputSearch.clock = property(clock, lambda *_: None)  # type: ignore[assignment, misc]
    parser = argparse.ArgumentParser()
    tests.declare(parser)
    sys.exit(tests.run(parser.parse_args(given)))


def by_pynguin(asked: argparse.Namespace, folder: Path) -> str:
    command = [
        asked.python, CHILD, "pynguin", str(asked.seconds), "--project-path", folder, "--module-name", "subject",
        "--output-path", folder, "--maximum-search-time", str(asked.seconds), "--seed", "0",
    ]  # fmt: skip
    return said_by(command, folder)


def said_by(command: Sequence[Any], folder: Path) -> str:
    """The last words of a writer that failed."""
    environment = {**os.environ, "PYNGUIN_DANGER_AWARE": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder, env=environment, text=True,
        start_new_session=True,
    ) as started:  # fmt: skip
        try:
            words, errors = started.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)  # a writer's own children do not end with it
            raise
    return "" if (folder / "test_subject.py").exists() else (errors or words)[-300:]


def judged(asked: argparse.Namespace, folder: Path) -> dict[str, Any]:
    done = subprocess.run(
        [asked.python, CHILD, "judge"], input=json.dumps({"most": asked.faults, "seed": 0}), capture_output=True,
        text=True, check=False, cwd=folder,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"the judge failed: {done.stderr[-2000:]}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


# -- what Pynguin is told ----------------------------------------------------------------------------------------------


def hinted(row: Mapping[str, Any]) -> str:
    """The program with hints that can be resolved; lines may move, the judge has the program as it is."""
    tree = ast.parse(row["code"])
    known = set(dir(builtins)) | {name for node in tree.body for name in _names(node)}
    call = ast.parse(f"f({row['input']})", mode="eval").body
    assert isinstance(call, ast.Call)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            for each in (*given, node.args.vararg, node.args.kwarg):
                if each is not None and not _is_known(each.annotation, known):
                    each.annotation = None
            node.returns = node.returns if _is_known(node.returns, known) else None
            if node.name == row["entry"]:
                for each, value in _arguments(given, call):
                    each.annotation = each.annotation or ast.parse(hint(value), mode="eval").body
    return ast.unparse(tree)


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            yield from (each.asname or each.name.partition(".")[0] for each in names)
        case ast.Assign(targets=targets):
            yield from (each.id for each in targets if isinstance(each, ast.Name))


def _is_known(annotation: ast.expr | None, known: set[str]) -> bool:
    return annotation is not None and all(
        node.id in known for node in ast.walk(annotation) if isinstance(node, ast.Name)
    )


def _arguments(given: Sequence[ast.arg], call: ast.Call) -> Iterator[tuple[ast.arg, Any]]:
    """Parameters with the values of a call, where these are plain."""
    named = {each.arg: each.value for each in call.keywords}
    pairs = [*zip(given, call.args, strict=False), *((each, named[each.arg]) for each in given if each.arg in named)]
    for each, node in pairs:
        try:
            yield each, ast.literal_eval(node)
        except ValueError:
            continue


# -- telling -----------------------------------------------------------------------------------------------------------


def summary(told: Sequence[Mapping[str, Any]], asked: argparse.Namespace) -> dict[str, Any]:
    """Sums over the files that all writers have had."""
    by = {writer: {row["id"]: row for row in told if row["by"] == writer} for writer in WRITERS}
    both = [each for each in by["ndb"] if each in by["pynguin"]]
    result: dict[str, Any] = {"files": len(both), "packages": len({each.partition("/")[0] for each in both})}
    result |= {"half": asked.half, "left out": asked.leave_out}
    result |= {"seconds": asked.seconds, "faults": asked.faults, "processors": os.cpu_count()}
    for writer in WRITERS:
        rows = [by[writer][each] for each in both]
        sums = {name: [sum(row[name][n] for row in rows) for n in (0, 1)] for name in ("lines", "branches", "faults")}
        # A file without tests has branches, too: as many as the other's.
        sums["branches"][1] = max(sum(row["branches"][1] for row in rows), _most_branches(by, both))
        result[writer] = {name: [*pair, round(100 * pair[0] / max(1, pair[1]), 1)] for name, pair in sums.items()}
        result[writer] |= {"tests": sum(row["tests"] for row in rows), "without": sum(not row["tests"] for row in rows)}
        result[writer] |= {
            name: round(sum(row[name] for row in rows) / max(1, len(rows)), 1) for name in ("processor", "wall", "load")
        }
    for name in ("lines", "branches", "faults"):
        pairs = [(by["ndb"][each][name][0], by["pynguin"][each][name][0]) for each in both]
        result[f"files, {name}: ndb ahead, behind"] = [sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)]
    return result


def _most_branches(by: Mapping[str, Mapping[str, Mapping[str, Any]]], both: Sequence[str]) -> int:
    return sum(max(by[writer][each]["branches"][1] for writer in WRITERS) for each in both)


if __name__ == "__main__":
    main()
