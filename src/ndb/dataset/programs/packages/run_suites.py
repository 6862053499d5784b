"""Runs the tests and the doctests of an unpacked package under the call watch, and reads what it wrote.

A suite runs in a process of its own, with limits; what it calls is in one file a package. Knows folders, commands and
the watch's lines; not what a call is good for.
"""

import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import ndb
from ndb.dataset.programs.repositories import AS_IT_IS, Repository, fetch, run_limited, with_plugins
from ndb.dataset.rounds.shards import digest_of, write_whole
from ndb.errors import BadData

FORMAT = "ndb-calls 1"
WORK = ".work"
MOST_FILES = 150
"""Of a package's tests that are read for their assertions."""
WATCH = "ndb.dataset.programs.packages.watch_calls"
_FOLDERS = ("tests", "test", "testing", "src/tests", "unittests", "Tests")
_SOURCES = ("src", "lib", "Lib", "python")
_TEXTS = ("*.rst", "*.md", "*.txt")
"""Where doctests stand besides modules."""


@dataclass(frozen=True, slots=True)
class WatchedCall:
    """A call that tests made of a function of a package, in source text."""

    module: str
    name: str
    """Qualified, as in `Class.method`."""
    made: tuple[tuple[str, str], ...]
    """What the object was made with whose method it is: names of parameters and texts."""
    given: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SuiteCalls:
    """What one package's suites were seen to call, and where the unpacked package lies."""

    calls: tuple[WatchedCall, ...] = ()
    tests: tuple[tuple[str, Path], ...] = ()
    """Files of tests: module names and paths."""


def collect_calls(repository: Repository, folder: Path, seconds: float) -> dict[str, object]:
    """Fetch a package, run its suites under the watch; calls go to `folder/NAME.jsonl`. Says what happened."""
    work = folder / WORK
    root = fetch(repository, work).resolve()
    raw = work / f"{repository.name}.calls"
    raw.unlink(missing_ok=True)
    said = watch_suite(root, raw, seconds)
    lines = list(_whole_lines(raw))
    header = {"format": FORMAT, **asdict(repository), "root": root.name, "said": said, "digest": digest_of(lines)}
    text = "".join(json.dumps(row, ensure_ascii=True) + "\n" for row in (header, *lines))
    write_whole(folder / f"{repository.name}.jsonl", text.encode())
    return {**header, "calls": len(lines)}


def read_suite_calls(folder: Path, name: str) -> SuiteCalls:
    """What `collect_calls` wrote of a package; nothing where it wrote nothing."""
    path = folder / f"{name}.jsonl"
    if not path.exists():
        return SuiteCalls()
    header, *rows = list(_whole_lines(path))
    if header.get("format") != FORMAT:
        raise BadData(f"{path} has no calls of this version; `ndb data calls` makes them")
    root = folder / WORK / str(header["root"])
    return SuiteCalls(tuple(map(_as_call, rows)), tuple(test_files(root)) if root.exists() else ())


def _whole_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file, without a last one that was cut when its writer was stopped."""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def _as_call(row: Mapping[str, Any]) -> WatchedCall:
    made, given = (tuple((name, text) for name, text in row[part]) for part in ("made", "given"))
    return WatchedCall(row["module"], row["name"], made, given)


def test_files(root: Path) -> list[tuple[str, Path]]:
    """The files of an unpacked package's tests."""
    found = find_tests(root)
    where = root / found if found else None
    files = [] if where is None else [where] if where.is_file() else sorted(where.rglob("*.py"))[:MOST_FILES]
    return [(".".join(file.relative_to(root).with_suffix("").parts), file) for file in files]


def watch_suite(root: Path, out: Path, seconds: float) -> dict[str, str]:
    """Run an unpacked package's tests, then its doctests, each for so many seconds; calls are added to `out`."""
    tests = find_tests(root)
    said = {"tests": watch([tests], root, out, seconds) if tests else "no tests"}
    where = [path.name for path in sorted(root.iterdir()) if path.name != tests and _has_doctests(path)]
    globs = [
        "-o",
        "python_files=",
        "--doctest-modules",
        *(f"--doctest-glob={glob}" for glob in _TEXTS),
        "--doctest-continue-on-failure",
    ]
    said["doctests"] = watch([*globs, *where], root, out, seconds) if where else "none"
    return said


def _has_doctests(path: Path) -> bool:
    files = path.rglob("*") if path.is_dir() and not path.name.startswith(".") else [path]
    return any(
        file.suffix in (".py", ".rst", ".md", ".txt") and file.is_file() and b">>> " in file.read_bytes()
        for file in files
    )


def watch(arguments: Sequence[str], root: Path, out: Path, seconds: float) -> str:
    """One run of pytest; its last line."""
    command = [sys.executable, "-m", "pytest", "-q", *with_plugins(WATCH), "-p", "no:cacheprovider", *AS_IT_IS]
    command += ["--rootdir", str(root)]
    command += ["--ndb-calls", str(out.resolve()), "--ndb-calls-of", str(root), *_without_settings(root), *arguments]
    places = (Path(ndb.__file__).parents[1], *(root / name for name in _SOURCES), root)
    paths = [str(path.resolve()) for path in places if path.exists()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    printed = run_limited(command, seconds, cwd=root, env=environment)
    return f"stopped after {seconds:.0f} s" if printed is None else printed.strip().rpartition("\n")[2]


def _without_settings(root: Path) -> list[str]:
    """Where a package's settings are of a time that pytest refuses, none are read."""
    settings = root / "setup.cfg"
    is_refused = settings.exists() and re.search(r"^\[pytest\]", settings.read_text(errors="replace"), re.M)
    return [f"--config-file={os.devnull}"] if is_refused else []


def find_tests(root: Path) -> str | None:
    """The folder or file of an unpacked package's tests, by the names that are usual."""
    for name in _FOLDERS:
        if (root / name).is_dir() and any("test" in path.name for path in (root / name).rglob("*.py")):
            return name
    inside = [path for path in root.rglob("*") if path.is_dir() and path.name in ("tests", "test", "_tests")]
    folders = sorted((path for path in inside if any(path.glob("*test*.py"))), key=lambda path: len(path.parts))
    files = sorted(path for path in root.rglob("*.py") if re.fullmatch(r"tests?(_.*)?|.*_tests?", path.stem))
    found = next(iter([*folders, *sorted(files, key=lambda path: len(path.parts))]), None)
    return str(found.relative_to(root)) if found else None
