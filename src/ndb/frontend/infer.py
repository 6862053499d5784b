"""`ndb infer`: which arguments make a function return, raise or reach something, as a table or as JSON.

Shows what inverse/infer.py found; knows columns, progress and exit codes.
"""

import argparse
import json
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict

from ndb.errors import BadTarget
from ndb.frontend.terminal.arguments import declare_debug, declare_model
from ndb.inverse.infer import QUESTIONS, SEARCH, Candidate, question_of
from ndb.inverse.offer import asked_about
from ndb.inverse.question import Question, Reaches, StateAt
from ndb.inverse.search.search_inputs import InputSearch
from ndb.model.protocol import TalkingModel
from ndb.trace.target import find_target

WIDTH = 80


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE.py::FUNCTION")
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--returns", metavar="VALUE", help="as Python shows it: 42, [1, 2], \"'ab'\"")
    asked.add_argument("--where", metavar="CONDITION", help="that holds for its `result`: \"result['total'] < 0\"")
    asked.add_argument("--raises", metavar="ERROR", help="an exception: KeyError, or KeyError('x')")
    asked.add_argument("--reaches", metavar="LINE", help="a line of the file, by its number or its text")
    asked.add_argument("--state", metavar="STATE", help="variables at a line: 'line 31: total == 0'")
    asked.add_argument("--same", metavar="ARGS", help="what comes to the same as these arguments")
    parser.add_argument("--count", type=int, default=5, metavar="N", help="how many candidates at most (5)")
    parser.add_argument("--run", action="store_true", dest="allowed", help="search by running it, in the sandbox")
    parser.add_argument(
        "--seconds", type=float, default=SEARCH.seconds, metavar="S", help=f"how long to search ({SEARCH.seconds:g})"
    )
    parser.add_argument("--like", action="append", default=[], metavar="ARGS", help="arguments it takes, as an example")
    parser.add_argument("--answer", type=int, metavar="N", help="open the Nth answer: walk through its run")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the dice")
    declare_model(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a candidate")


def run(arguments: argparse.Namespace, model: TalkingModel | None = None) -> int:
    """Exit code 0 if a candidate was found that nothing speaks against, 1 else."""
    from ndb.api import infer_inputs

    source, function = source_and_function(arguments.target)
    if arguments.count < 1 or arguments.seconds <= 0:
        raise BadTarget("--count and --seconds take numbers from 1 on")
    words = {word: getattr(arguments, word) for word in QUESTIONS}
    question = question_of(asked_about(source, function).subject, **words)
    found = infer_inputs(
        source, function, **words, count=arguments.count, run=arguments.allowed, seed=arguments.seed,
        like=arguments.like, seconds=arguments.seconds, model=model or loaded(arguments),
        file=arguments.target.partition("::")[0], tell=progress() if sys.stderr.isatty() else None,
    )  # fmt: skip
    if arguments.answer is not None:
        return walk(arguments.target, found, arguments.answer)
    print("\n".join(_json(found) if arguments.json else table(function, question, found)))
    return 0 if any(c.verified or (c.verified is None and c.agrees) for c in found) else 1


def walk(target: str, found: Sequence[Candidate], number: int) -> int:
    """Open the debugger on an answer: it runs in the sandbox, as the search did."""
    from ndb.frontend.terminal.start import debug

    if not 1 <= number <= len(found):
        raise BadTarget(f"there are {len(found)} answers: --answer takes a number from 1 to {max(1, len(found))}")
    parser = argparse.ArgumentParser()
    declare_debug(parser)
    asked = [target, "--engine", "guided", f"--args={found[number - 1].arguments}"]
    return debug(parser.parse_args(asked, argparse.Namespace(argv=[])))


def progress() -> Callable[[InputSearch], None]:
    """Says on stderr, once a second, how a search goes."""
    last = [time.monotonic()]

    def tell(search: InputSearch) -> None:
        if time.monotonic() - last[0] < 1.0:
            return
        last[0] = time.monotonic()
        near = search.nearest[0].run if search.nearest else None
        said = f"; nearest: {near.value or near.error}" if near is not None else ""
        print(f"\r\x1b[K{search.runner.runs:,} runs{said}"[:WIDTH], end="", file=sys.stderr, flush=True)
        if search.found:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    return tell


def source_and_function(target: str) -> tuple[str, str]:
    file, _, function = target.partition("::")
    if not function:
        raise BadTarget(f"which function of {file}? Write {file}::FUNCTION")
    return find_target(file).source, function


def loaded(arguments: argparse.Namespace) -> TalkingModel:
    from ndb.model.load import open_model

    return open_model(arguments.model, arguments.device)


def _json(found: Sequence[Candidate]) -> Iterator[str]:
    return (json.dumps(asdict(candidate), ensure_ascii=False) for candidate in found)


def table(function: str, question: Question, found: Sequence[Candidate]) -> Iterator[str]:
    """The candidates at 80 columns: the verdict, the call, and below it what speaks for or against."""
    if not found:
        yield f"no arguments were found with which {function} {question}"
        return
    for candidate in found:
        call = f"{function}({candidate.arguments})"
        yield from textwrap.wrap(
            f"{verdict(candidate):<10}{call}", WIDTH, subsequent_indent=" " * 12, break_on_hyphens=False
        )
        yield from textwrap.wrap(_why(candidate, question), WIDTH, initial_indent=" " * 10, subsequent_indent=" " * 12)


def verdict(candidate: Candidate) -> str:
    if candidate.verified is not None:
        return "right" if candidate.verified else "wrong"
    if candidate.agrees:
        return "likely"
    return "doubtful" if candidate.is_worked_out or candidate.is_checked else "proposed"


def _why(candidate: Candidate, question: Question) -> str:
    parts = [said_of(candidate)] if candidate.predicted is not None or candidate.happened is None else []
    if candidate.happened is not None:
        there = " on the way" if isinstance(question, Reaches | StateAt) and candidate.verified else ""
        parts.insert(0, f"run: {candidate.happened}{there}")
    if candidate.assumed:
        parts.append(f"assumed: {', '.join(candidate.assumed)}")
    if candidate.origin not in ("model", "search"):
        parts.append(f"an {candidate.origin}" if candidate.origin[0] in "aeiou" else f"a {candidate.origin}")
    return "; ".join(parts)


def said_of(candidate: Candidate) -> str:
    """What is said of a candidate without running it, and by whom."""
    if candidate.predicted is None:
        return "proposed, not checked"
    if candidate.is_worked_out:
        return f"worked out: {candidate.predicted}"
    sure = f", {candidate.confidence:.0%} sure" if candidate.confidence >= 0.005 else ", not sure"
    if candidate.is_checked:
        return f"checked by the model's own walk: {candidate.predicted}{sure}"
    return f"the model's own walk came to no end: {candidate.predicted}"
