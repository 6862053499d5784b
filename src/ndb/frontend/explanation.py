"""`ndb explain`: a run in words. Knows arguments and streams; the words are session/explain.py's."""

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ndb.errors import BadTarget

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="TARGET", help="FILE.py, FILE.py::FUNCTION, a recording, a test (FILE::TEST)")
    parser.add_argument("--args", default="", metavar="SOURCE", help="arguments of the function as source")
    parser.add_argument("--test", action="store_true", help="TARGET is a test: pytest runs it (names of test_*.py are)")
    parser.add_argument(
        "--engine", choices=("replay", "neural"), default="replay", help="run it, or predict it (replay)"
    )
    parser.add_argument("--depth", type=int, default=3, metavar="N", help="calls deeper than this are only counted (3)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="S", help="that the run may take (60)")
    parser.add_argument("--model", metavar="DIR|URL", help="the model that predicts")
    parser.add_argument("--device", metavar="NAME", help="run the model with torch, there: cuda, cpu")
    parser.add_argument("--json", action="store_true", help="as JSON, with the numbers of states")


def run(arguments: argparse.Namespace) -> int:
    from ndb.session.explain import explain_run

    with _timeline(arguments) as timeline:
        found = explain_run(timeline, deepest=arguments.depth, guessed=arguments.engine == "neural")
    print(json.dumps(found.as_json(), ensure_ascii=False) if arguments.json else found.markdown().rstrip("\n"))
    return 0


@contextlib.contextmanager
def _timeline(arguments: argparse.Namespace) -> "Iterator[Timeline]":
    """The states of what is to be explained."""
    from ndb.engine.live.launch import Program
    from ndb.engine.protocol import RUN_END
    from ndb.session.open import Wanted, opened

    with contextlib.ExitStack() as stack:
        target = arguments.target
        if is_test(arguments):
            target = _recorded_test(target, stack, arguments.seconds)
        program = Program(target, tuple(arguments.argv), args=arguments.args)
        model = (arguments.model, arguments.device)
        stack.enter_context(_output_aside())
        found = stack.enter_context(opened(Wanted(program, arguments.engine, *model, seconds=arguments.seconds)))
        for warning in found.warnings:
            print(f"ndb: {warning}", file=sys.stderr)
        if arguments.engine == "neural":
            found.session.engine.run(RUN_END)
        yield found.session.engine.timeline


def is_test(arguments: argparse.Namespace) -> bool:
    """Whether pytest is to run it: asked for, or named as pytest names tests."""
    name = Path(arguments.target.partition("::")[0]).name
    return arguments.test or (name.endswith(".py") and (name.startswith("test_") or name.endswith("_test.py")))


def _recorded_test(target: str, stack: contextlib.ExitStack, seconds: float) -> str:
    """The recording of the first test that fails; of the first one, if none does."""
    from ndb.session.record_tests import record_tests

    if target.startswith("-"):
        raise BadTarget(f"{target} is no test; give FILE.py::TEST")
    tests = record_tests([target], Path(stack.enter_context(TemporaryDirectory(prefix="ndb-"))), seconds=seconds)
    chosen = next((test for test in tests if test.failed), tests[0])
    print(f"ndb: {chosen.name} {'failed' if chosen.failed else 'passed'}", file=sys.stderr)
    return str(chosen.path)


@contextlib.contextmanager
def _output_aside() -> Iterator[None]:
    """What a program prints goes to stderr: our stdout is our own."""
    sys.stdout.flush()
    ours = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        os.dup2(ours, 1)
        os.close(ours)
