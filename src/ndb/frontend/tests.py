"""`ndb tests`: inputs that together reach every line of a function, written as a pytest file.

Knows how such a file looks and what to say about it; the inputs are found by engine/covering.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from ndb.errors import BadTarget
from ndb.frontend.infer import loaded, source_and_function
from ndb.frontend.terminal.arguments import declare_model
from ndb.inverse.cover import Cover, Tried, cover, deterministic
from ndb.model.protocol import TalkingModel
from ndb.predict.subject import Subject, subject_of
from ndb.trace.target import Target, find_target


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE.py::FUNCTION")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the test file (test_FUNCTION.py here)")
    parser.add_argument("--force", action="store_true", help="replace the test file if it is there already")
    parser.add_argument(
        "--run", action="store_true", dest="allowed",
        help="find inputs by running the function in the sandbox: expected values are then the real ones",
    )  # fmt: skip
    parser.add_argument("--like", action="append", default=[], metavar="ARGS", help="arguments it takes, as an example")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the samples")
    declare_model(parser)
    parser.add_argument("--json", action="store_true", help="say what was found as JSON")


def run(arguments: argparse.Namespace, model: TalkingModel | None = None) -> int:
    """Exit code 0 if every line is reached, 1 if some are not."""
    source, function = source_and_function(arguments.target)
    subject = subject_of(source, function)
    output: Path = arguments.output or Path(f"test_{function}.py")
    if output.exists() and not arguments.force:
        raise BadTarget(f"{output} is there already: give another name with -o, or --force to replace it")
    found = cover(model or loaded(arguments), subject, run=arguments.allowed, seed=arguments.seed, known=arguments.like)
    found = deterministic(subject, found) if arguments.allowed else found
    if not found.chosen:
        raise BadTarget(f"no input of {function} was found; give an example: --like 'ARGUMENTS'")
    write(output, test_file(subject, found, find_target(arguments.target), output))
    report = _json if arguments.json else _words
    print("\n".join(report(subject, found, output)))
    return 1 if found.missed else 0


def write(path: Path, text: str) -> None:
    """Whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise BadTarget(f"cannot write {path}: {error}") from None


# -- the file ----------------------------------------------------------------------------------------------------------


def test_file(subject: Subject, found: Cover, target: Target, output: Path) -> str:
    """The text of a pytest file."""
    root = os.path.relpath(target.root, output.resolve().parent)
    says = "found by running it." if found.is_real else "PREDICTED by a model:\nnothing was run, so check them."
    head = [
        f'"""Tests of {subject.name} in {target.file.name}, written by `ndb tests`. What is expected was {says}"""',
        "", "import sys", "from pathlib import Path", "",
        *(["import pytest", ""] if any(t.error is not None for t in found.chosen) else []),
        f"sys.path.insert(0, str(Path(__file__).resolve().parent / {json.dumps(Path(root).as_posix())}))",
        "", f"from {target.module} import {subject.name}  # noqa: E402",
    ]  # fmt: skip
    bodies = [line for name, tried in _named(subject, found.chosen) for line in _test(subject.name, name, tried, found)]
    return "\n".join([*head, *bodies, ""])


def _named(subject: Subject, chosen: Sequence[Tried]) -> Iterator[tuple[str, Tried]]:
    """Tests are named after what they are the first to show."""
    taken: set[str] = set()
    for tried in chosen:
        what = f"raises_{tried.error.partition('(')[0]}" if tried.error is not None else f"gives_{_word(tried.value)}"
        name = f"test_{subject.name}_{what}"
        while name in taken:
            name += "_again"
        taken.add(name)
        yield name, tried


def _word(value: str | None) -> str:
    words = re.findall(r"[A-Za-z0-9]+", value or "")
    return "_".join(words)[:24].strip("_").lower() or "something"


def _test(function: str, name: str, tried: Tried, found: Cover) -> Iterator[str]:
    call = f"{function}({tried.arguments})"
    yield from ("", "", f"def {name}() -> None:")
    if not found.is_real:
        yield "    # Predicted, not run."
    if tried.error is not None:
        yield f"    with pytest.raises({_raised(tried.error)}):"
        yield f"        {call}"
    elif tried.is_plain:
        yield f"    assert {call} {'is' if tried.value in _SINGLE else '=='} {tried.value}"
    else:
        yield f"    assert repr({call}) == {tried.value!r}"


_SINGLE = ("None", "True", "False")


def _raised(error: str) -> str:
    """An exception that the test file can name: Python's own, or whatever it is."""
    import builtins

    name = error.partition("(")[0]
    return name if isinstance(getattr(builtins, name, None), type) else "Exception"


# -- what is said ------------------------------------------------------------------------------------------------------


def _words(subject: Subject, found: Cover, output: Path) -> Iterator[str]:
    reached = len(found.wanted) - len(found.missed)
    how = "run" if found.is_real else "predicted, not run"
    yield f"{output}: {len(found.chosen)} tests ({how}), {reached} of {len(found.wanted)} lines reached"
    for line in found.missed:
        yield f"  not reached: {line:4}  {subject.text(line).strip()}"[:80]
    if not found.is_real:
        print("ndb: nothing was run: expected values are a model's; --run finds the real ones", file=sys.stderr)


def _json(subject: Subject, found: Cover, output: Path) -> Iterator[str]:
    tests = [asdict(tried) | {"lines": sorted(tried.lines)} for tried in found.chosen]
    said = {"file": str(output), "run": found.is_real, "tests": tests, "lines": sorted(found.wanted)}
    yield json.dumps(said | {"missed": found.missed})
