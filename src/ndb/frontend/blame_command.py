"""`ndb blame TEST`: suspicious lines with reasons and, with --fix, an edit that makes the tests pass."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ndb.errors import BadTarget, NdbError

if TYPE_CHECKING:
    from ndb.session.faults.blame import Suspect
    from ndb.session.faults.repair import Repair


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tests", nargs="+", metavar="TEST", help="as pytest takes it: tests/test_x.py, FILE.py::TEST")
    parser.add_argument(
        "--method",
        choices=("combined", "walk", "blocks", "counterfactual", "spectrum"),
        default="combined",
        help="(combined)",
    )
    parser.add_argument(
        "--what-if", action=argparse.BooleanOptionalAction, default=True,
        help="of combined: try, in the sandbox, what the most suspicious lines could have given instead (yes)",
    )  # fmt: skip
    parser.add_argument("--count", type=int, default=5, metavar="N", help="lines to show (5)")
    parser.add_argument(
        "--fix", action="store_true", help="look for a small edit with which all tests pass, in the sandbox"
    )
    parser.add_argument("--seconds", type=float, default=120.0, metavar="S", help="for the tests, and for --fix (120)")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(arguments: argparse.Namespace) -> int:
    """Exit code 0; with --fix, 1 if no edit was found."""
    from ndb.session.faults.blame import blame, evidence_of, study, with_turns
    from ndb.session.folder import read_folder
    from ndb.session.record_tests import record_tests

    if any(test.startswith("-") for test in arguments.tests):
        raise BadTarget("give tests as FILE.py or FILE.py::TEST")
    with TemporaryDirectory(prefix="ndb-") as folder:
        # The whole files: what passes speaks against suspicion.
        files = list(dict.fromkeys(test.partition("::")[0] for test in arguments.tests))
        recorded = record_tests(files, Path(folder), seconds=arguments.seconds)
        studied = [study(test) for test in recorded if not test.failed or _is_meant(test.name, arguments.tests)]
    evidence = evidence_of(studied)
    if (arguments.what_if and arguments.method == "combined") or arguments.method == "counterfactual":
        try:
            evidence = with_turns(evidence, dict(read_folder(Path.cwd()).files))
        except NdbError as problem:  # a folder too large to copy, a system without a sandbox
            print(f"ndb: what other values would give was not tried: {problem}", file=sys.stderr)
    suspects = blame(evidence, arguments.method)
    failing = [each.test.name for each in studied if each.test.failed]
    fixed = _repair(suspects, failing, files, arguments.seconds) if arguments.fix else None
    _show(suspects[: arguments.count], failing, fixed, arguments.json)
    return 1 if fixed is not None and fixed.edit is None else 0


def _is_meant(name: str, tests: Sequence[str]) -> bool:
    return any("::" not in test or name.endswith(test.partition("::")[2]) for test in tests)


def _repair(suspects: "Sequence[Suspect]", failing: Sequence[str], files: Sequence[str], seconds: float) -> "Repair":
    from ndb.session.faults.repair import repair

    return repair(suspects[:20], Path.cwd(), failing, files, seconds=seconds)


def _show(suspects: "Sequence[Suspect]", failing: Sequence[str], fixed: "Repair | None", is_json: bool) -> None:
    if is_json:
        told = {"version": 1, "failing": list(failing), "suspects": [asdict(each) for each in suspects]}
        print(json.dumps(told | ({"repair": asdict(fixed)} if fixed is not None else {}), ensure_ascii=False))
        return
    print(f"failing: {', '.join(failing)}", file=sys.stderr)
    for rank, suspect in enumerate(suspects, 1):
        print(f"{rank:>3}  {suspect.file}:{suspect.line}  {suspect.source}")
        for reason in suspect.reasons:
            print(f"     {reason}")
    if fixed is not None and fixed.edit is not None:
        edit = fixed.edit
        print(f"fix  {edit.file}:{edit.line}\n-    {edit.before}\n+    {edit.after}")
        print(f"     all tests pass with it in the sandbox; {fixed.tried} edits tried in {fixed.seconds:.0f} s")
    elif fixed is not None:
        print(f"no small edit makes all tests pass; {fixed.tried} tried in {fixed.seconds:.0f} s")
