"""Functions torn out of large packages and run alone: how many of their lines run.

    python benchmarks/guided/torn_out.py --packages FOLDER [--sample N] [--ways plain,mock,guided,model,explore]

FOLDER gets the packages (pip download, versions fixed below). `functions.json` names the functions that were drawn: 200
of each package, at random, by module and line; their text is not kept here. Of each the body, without its docstring,
is run inside `def f():`: no argument given, nothing of its module there, nothing but the standard library installed. A
line counts when it is reached. `--draw` draws anew.
"""

import argparse
import ast
import json
import platform
import random
import subprocess
import sys
import textwrap
import time
import types
import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.engine.guided.ask import answerer
from ndb.engine.guided.explore import explore
from ndb.engine.guided.guided_run import GuidedWorker, Order
from ndb.trace.sandbox.run import SandboxLimits, run_sandboxed

HERE = Path(__file__).parent
VERSIONS = {"black": "26.10.1", "flask": "3.1.3", "keras": "3.15.1", "pandas": "3.1.1", "scrapy": "2.19.0"}
FUNCTIONS = HERE / "functions.json"
EACH = 200
TRIES = 10
"""Runs of one exploration."""


@dataclass(frozen=True, slots=True)
class Torn:
    """A function that was drawn, and its body as a program."""

    package: str
    module: str
    name: str
    line: int
    source: str

    @property
    def lines(self) -> frozenset[int]:
        return frozenset(_lines_of(compile(self.source, "<body>", "exec"), is_top=True))


def _lines_of(code: types.CodeType, is_top: bool = False) -> Iterator[int]:
    if not is_top:
        yield from (line for _, _, line in code.co_lines() if line and line > 1)
    for each in code.co_consts:
        if isinstance(each, types.CodeType):
            yield from _lines_of(each)


def fetch(folder: Path) -> None:
    """Download and unpack what is not there yet."""
    wanted = [f"{name}=={version}" for name, version in VERSIONS.items() if not (folder / name).is_dir()]
    if wanted:
        pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:", "-d", str(folder)]
        subprocess.run([*pip, *wanted], check=True)
    for name in VERSIONS:
        if not (folder / name).is_dir():
            with zipfile.ZipFile(next(folder.glob(f"{name}-*.whl"))) as packed:
                packed.extractall(folder / name)


def functions(folder: Path, package: str) -> Iterator[Torn]:
    for path in sorted((folder / package).rglob("*.py")):
        if "tests" in path.parts or path.name.startswith("test_"):
            continue
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (body := _body(node)):
                word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
                text = textwrap.indent("\n".join(ast.unparse(each) for each in body), "    ")
                module = path.relative_to(folder / package).as_posix()
                yield Torn(package, module, node.name, node.lineno, f"{word} f():\n{text}\n")


def _body(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.stmt]:
    first = node.body[0]
    body = node.body[isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) :]
    return [] if len(body) == 1 and isinstance(body[0], ast.Pass | ast.Expr) else body


def draw(folder: Path) -> None:
    rows = []
    for package in VERSIONS:
        found = list(functions(folder, package))
        for each in random.Random(package).sample(found, min(EACH, len(found))):
            rows.append([each.package, each.module, each.name, each.line])
    FUNCTIONS.write_text(json.dumps({"version": 1, "packages": VERSIONS, "functions": rows}, indent=0) + "\n")


def drawn(folder: Path, sample: int | None, packages: Sequence[str] = tuple(VERSIONS)) -> list[Torn]:
    rows = json.loads(FUNCTIONS.read_text())["functions"]
    found: list[Torn] = []
    for package in packages:
        known = {(each.module, each.line): each for each in functions(folder, package)}
        mine = [known[(module, line)] for name, module, _, line in rows if name == package]
        found += mine[:sample]
    return found


Reached = list[frozenset[int]]


def without_guide(mock: bool) -> Callable[[Sequence[Torn]], tuple[Reached, list[float]]]:
    def run(items: Sequence[Torn]) -> tuple[Reached, list[float]]:
        child = (HERE / "torn_out_child.py").read_bytes()
        limits = SandboxLimits(cpu_seconds=3600, wall_seconds=3600, output_bytes=64 << 20, memory_bytes=2 << 30)
        stdin = json.dumps([[each.source, mock] for each in items]).encode()
        start = time.monotonic()
        done = run_sandboxed(
            [sys.executable, "-I", "-S", "child.py"], stdin=stdin, limits=limits, files={"child.py": child}
        )
        seconds = (time.monotonic() - start) / len(items)
        return [frozenset(lines) for lines in json.loads(done.stdout)], [seconds] * len(items)

    return run


def guided(items: Sequence[Torn], has_model: bool = False) -> tuple[Reached, list[float]]:
    found, seconds = [], []
    with GuidedWorker() as worker:
        for each in items:
            start = time.monotonic()
            order = Order("body.py::f", source=each.source, args="", seconds=3.0, is_bare=True)
            found.append(frozenset(worker.run(order, answerer(order) if has_model else None).lines))
            seconds.append(time.monotonic() - start)
    return found, seconds


def explored(items: Sequence[Torn]) -> tuple[Reached, list[float]]:
    found, seconds = [], []
    with GuidedWorker() as worker:
        for each in items:
            start = time.monotonic()
            order = Order("body.py::f", source=each.source, args="", seconds=3.0, is_bare=True)
            tries = explore(worker, order, each.source, runs=TRIES).tries
            found.append(frozenset(line for one in tries for line in one.run.lines))
            seconds.append(time.monotonic() - start)
    return found, seconds


WAYS: dict[str, Callable[[Sequence[Torn]], tuple[Reached, list[float]]]] = {
    "plain": without_guide(False),
    "mock": without_guide(True),
    "guided": guided,
    "model": lambda items: guided(items, has_model=True),
    "explore": explored,
}


def measure(items: Sequence[Torn], way: str, package: str) -> dict[str, Any]:
    """What one way reaches of one package's functions."""
    mine = [each for each in items if each.package == package]
    reached, seconds = WAYS[way](mine)
    found = [each.lines & lines for each, lines in zip(mine, reached, strict=True)]
    whole = sum(each.lines == lines for each, lines in zip(mine, found, strict=True))
    return {
        "way": way, "package": package, "functions": len(mine), "lines": sum(len(each.lines) for each in mine),
        "reached": sum(map(len, found)), "whole": whole,
        "seconds": round(sum(seconds), 1), "longest": round(max(seconds), 2),
    }  # fmt: skip


def summary(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Shares of all lines, by way."""
    told = []
    for way in WAYS:
        mine = [row for row in rows if row["way"] == way]
        if not mine:
            continue
        functions, lines, reached = (sum(row[name] for row in mine) for name in ("functions", "lines", "reached"))
        told.append({
            "way": way, "functions": functions, "lines": lines, "share": round(100 * reached / lines, 1),
            "packages": {row["package"]: round(100 * row["reached"] / row["lines"], 1) for row in mine},
            "whole functions": sum(row["whole"] for row in mine), "longest": max(row["longest"] for row in mine),
            "seconds a function": round(sum(row["seconds"] for row in mine) / functions, 3),
        })  # fmt: skip
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--packages", type=Path, required=True)
    parser.add_argument("--only", default=",".join(VERSIONS), help="of which packages")
    parser.add_argument("--sample", type=int, help="functions of each package")
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--draw", action="store_true")
    parser.add_argument("--output", type=Path, help="rows that are in there already are kept, or replaced")
    arguments = parser.parse_args()
    fetch(arguments.packages)
    if arguments.draw:
        draw(arguments.packages)
    packages = arguments.only.split(",")
    items = drawn(arguments.packages, arguments.sample, packages)
    output: Path | None = arguments.output
    rows = json.loads(output.read_text())["rows"] if output is not None and output.exists() else []
    for way in arguments.ways.split(","):
        for package in packages:
            rows = [row for row in rows if (row["way"], row["package"]) != (way, package)]
            rows.append(measure(items, way, package))
            print(json.dumps(rows[-1]), flush=True)
    told = summary(rows)
    print("\n".join(map(json.dumps, told)))
    if output is not None:
        about = {"python": platform.python_version(), "machine": platform.machine(), "packages": VERSIONS}
        output.write_text(json.dumps(about | {"summary": told, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
