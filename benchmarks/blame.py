"""How often `ndb blame` names the faulty line first: planted bugs in everyday programs, tested by their real outputs.

    python benchmarks/blame.py --bugs 60 --out benchmarks/results/blame.json

The programs are those of benchmarks/everyday, on which nothing was trained; their tests are their items. A bug is one
small edit (session/faults/repair.py) of one line that makes at least one test fail and lets at least one pass. Where
lines are equally suspicious, a hit counts by its chance in a fair draw. No model is asked.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from ndb.errors import NdbError
from ndb.session.faults.blame import METHODS, Studied, is_test_file, study, suspicion
from ndb.session.faults.repair import Edit, edits_of
from ndb.session.record_tests import record_tests
from ndb.source.functions import function_names
from ndb.source.runnable import runnable_lines

ITEMS = Path(__file__).parent / "everyday" / "everyday.jsonl"
RANKS = (1, 3, 5)


@dataclass(frozen=True, slots=True)
class Tested:
    """A program and calls of it with their real outputs."""

    source: str
    calls: tuple[tuple[str, str], ...]

    def test_file(self) -> str:
        head = "from program import *\nimport program\n"
        return head + "".join(
            f"\n\ndef test_{n}():\n    got = program.{call}\n    assert got == {value}\n"
            for n, (call, value) in enumerate(self.calls)
        )


def programs() -> list[Tested]:
    """The files, each with the items of its functions as tests."""
    items = [json.loads(line) for line in ITEMS.read_text(encoding="utf-8").splitlines()]
    found = []
    for path in sorted((ITEMS.parent / "programs").glob("*.py")):
        source = path.read_text(encoding="utf-8")
        names = set(function_names(source))
        calls = [(f"{i['entry']}({i['input']})", i["output"]) for i in items if i["entry"] in names]
        found += [Tested(source, tuple(calls))] if len(calls) >= 3 else []
    return found


def bugs(dice: Random) -> Iterator[tuple[Tested, Edit]]:
    """Edits at random, without end: a program, a line of it, an edit of that line."""
    known = programs()
    while True:
        tested = dice.choice(known)
        line = dice.choice(sorted(runnable_lines(tested.source)))
        edits = list(edits_of("program.py", tested.source, line))
        if edits:
            yield tested, dice.choice(edits)


def studied(tested: Tested, edit: Edit) -> list[Studied]:
    """The tests on the program with the bug."""
    with TemporaryDirectory(prefix="ndb-") as folder:
        root, traces = Path(folder) / "project", Path(folder) / "traces"
        root.mkdir()
        traces.mkdir()
        (root / "program.py").write_text(edit.text, encoding="utf-8")
        (root / "test_program.py").write_text(tested.test_file(), encoding="utf-8")
        return [study(test) for test in record_tests(["test_program.py"], traces, root=root, seconds=60)]


def hits(tests: Sequence[Studied], line: int, method: str) -> dict[int, float] | None:
    """The chance that the line is among the first; None if no failing test ran it."""
    failed = [each for each in tests if each.test.failed]
    passed = [each for each in tests if not each.test.failed]
    lines = {found for each in failed for found in each.ran if not is_test_file(found[0])}
    wanted = next((found for found in lines if found[1] == line), None)
    if not failed or not passed or wanted is None:
        return None
    scores = {found: suspicion(found, failed, passed, method) for found in lines}
    better = sum(score < scores[wanted] for score in scores.values())
    equal = sum(score == scores[wanted] for score in scores.values())
    return {rank: min(max((rank - better) / equal, 0.0), 1.0) for rank in RANKS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bugs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600.0, help="give up then, with what there is")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    start, sums, count, tried = time.monotonic(), {m: dict.fromkeys(RANKS, 0.0) for m in METHODS}, 0, 0
    for tested, edit in bugs(Random(arguments.seed)):
        if count >= arguments.bugs or time.monotonic() - start > arguments.seconds:
            break
        tried += 1
        try:
            tests = studied(tested, edit)
        except NdbError:  # every test hangs: no bug that a test shows
            continue
        found = {method: hits(tests, edit.line, method) for method in METHODS}
        if any(each is None for each in found.values()):
            continue
        count += 1
        for method, each in found.items():
            for rank, chance in (each or {}).items():
                sums[method][rank] += chance
    seconds = time.monotonic() - start
    shares = {m: {f"at {r}": round(s / max(count, 1), 3) for r, s in row.items()} for m, row in sums.items()}
    told = {"bugs": count, "edits_tried": tried, "seed": arguments.seed, "seconds": round(seconds, 1), "found": shares}
    print(json.dumps(told, indent=1))
    if arguments.out is not None:
        arguments.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
