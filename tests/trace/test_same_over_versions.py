"""The same normalised trace from every Python version found here, for the sample programs and part of the seed corpus.

Each version records in a process of its own, without third-party packages. A program that a version cannot run has no
place in tests/programs.
"""

import functools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PROGRAMS = ROOT / "tests" / "programs"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")

OTHER_PROGRAMS = {
    "cache_key_normalize": "hash(None) was an address until 3.11",
    "relay_race_splits": "sums of floats are more exact since 3.12",
    "unit_test_mini_framework": "dir() of a class has more names since 3.13",
}
"""Seeds that do something else on another version, and why."""

RECORD = """
import json, sys
from pathlib import Path
from ndb.dataset.programs.seeds import read_seeds
from ndb.trace.recorder.record_call import record_call, record_source
from ndb.trace.state import states

def trace(recording):
    rows = [[s.event.word, s.line, s.depth, s.frame, s.function, s.source, list(s.locals.items()), s.value]
            for s in states(recording)]
    return [*rows, ["exit", recording.exit]]

programs, seeds, expressions = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] == "expressions"
traces = {}
for path in sorted(programs.glob("*.py")):
    sys.path[0] = str(programs)
    recording = record_source(path.read_text(encoding="utf-8"), file=str(path), expressions=expressions)
    traces[path.name] = trace(recording)
sys.path[0] = ""  # seeds import the standard library, not its namesakes among the sample programs
# Which pairs sorting compares is not the language's promise, and others since 3.13: seeds that see it are left out.
everything = [seed for seed in read_seeds([seeds]) if "__lt__" not in seed.source and "cmp_to_key" not in seed.source]
for seed in everything[:: max(1, len(everything) // 300)]:
    recording = record_call(seed.source, seed.inputs[0], expressions=expressions)
    traces[f"{seed.name}: {seed.inputs[0]}"] = trace(recording)
json.dump(traces, sys.stdout)
"""


def interpreters() -> Iterator[tuple[str, list[str], dict[str, str]]]:
    """This one, those on PATH, and those that pyenv can start: version, command, environment."""
    seen = set()
    for version in VERSIONS:
        for command, more in candidates(version):
            found = version_of(command, more)
            if found.startswith(version + ".") and version not in seen:
                seen.add(version)
                yield version, command, more


def candidates(version: str) -> Iterator[tuple[list[str], dict[str, str]]]:
    if sys.version.startswith(version + "."):
        yield [sys.executable], {}
    path = shutil.which(f"python{version}")
    if path:
        yield [path], {}
    pyenv = shutil.which("pyenv")
    listed = subprocess.run([pyenv, "versions", "--bare"], capture_output=True, text=True).stdout if pyenv else ""
    for name in listed.split():
        if name.startswith(version + ".") and path:
            yield [path], {"PYENV_VERSION": name}


def version_of(command: list[str], more: dict[str, str]) -> str:
    done = subprocess.run(
        [*command, "-c", "import sys; print(sys.version)"], capture_output=True, text=True, env={**os.environ, **more}
    )
    return done.stdout


@functools.cache
def traces(version: str, expressions: bool) -> dict[str, list[list[Any]]]:
    command, more = next((command, more) for name, command, more in interpreters() if name == version)
    environment = {**os.environ, **more, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}
    environment |= {"PYTHONDONTWRITEBYTECODE": "1"}
    arguments = [str(PROGRAMS), str(ROOT / "seeds"), "expressions" if expressions else "lines"]
    done = subprocess.run(
        [*command, "-c", RECORD, *arguments], capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, list[list[Any]]] = json.loads(done.stdout)
    return found


FOUND = [version for version, _, _ in interpreters()]


def difference(here: list[list[Any]], there: list[list[Any]]) -> str:
    place = next((n for n, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), None)
    if place is None:
        return f"{len(here)} and {len(there)} states"
    before = here[max(0, place - 2) : place]
    return f"state {place}: {here[place : place + 2]} and {there[place : place + 2]}, after {before}"


@pytest.mark.parametrize("expressions", [False, True], ids=["lines", "expressions"])
@pytest.mark.parametrize("version", VERSIONS[1:])
def test_a_version_records_the_same(version: str, expressions: bool) -> None:
    if version not in FOUND or VERSIONS[0] not in FOUND:
        pytest.skip(f"no Python {version} and {VERSIONS[0]} here; found: {', '.join(FOUND)}")
    first, other = traces(VERSIONS[0], expressions), traces(version, expressions)
    assert first.keys() == other.keys()
    same = [name for name in first if name.partition(":")[0] not in OTHER_PROGRAMS]
    differing = {name: difference(first[name], other[name]) for name in same if first[name] != other[name]}
    report = "\n".join(f"{name}: {text}" for name, text in differing.items())
    assert not differing, f"{len(differing)} of {len(first)} differ from {VERSIONS[0]}:\n{report}"


def test_the_sample_programs_are_many_and_each_is_recorded() -> None:
    recorded = traces(FOUND[0], expressions=False)
    programs = [path.name for path in PROGRAMS.glob("*.py")]
    assert len(programs) >= 60
    assert all(len(recorded[name]) > 5 for name in programs)
