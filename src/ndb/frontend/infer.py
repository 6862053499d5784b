"""`ndb infer`: which arguments make a function return, raise or reach something, as a table or as JSON.

Shows what engine/inferring found; knows columns and exit codes.
"""

import argparse
import json
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from ndb.errors import BadTarget
from ndb.frontend.terminal.arguments import declare_model
from ndb.inverse.infer import Candidate, infer_inputs, question_of
from ndb.inverse.question import Question, Reaches
from ndb.model.protocol import TalkingModel
from ndb.predict.subject import subject_of
from ndb.trace.target import find_target

WIDTH = 80


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE.py::FUNCTION")
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--returns", metavar="VALUE", help="as Python shows it: 42, [1, 2], \"'ab'\"")
    asked.add_argument("--raises", metavar="ERROR", help="an exception: KeyError, or KeyError('x')")
    asked.add_argument("--reaches", metavar="LINE", help="a line of the file, by its number or its text")
    parser.add_argument("--count", type=int, default=5, metavar="N", help="how many candidates at most (5)")
    parser.add_argument("--run", action="store_true", dest="allowed", help="try each candidate in the sandbox")
    parser.add_argument("--like", action="append", default=[], metavar="ARGS", help="arguments it takes, as an example")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the samples")
    declare_model(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a candidate")


def run(arguments: argparse.Namespace, model: TalkingModel | None = None) -> int:
    """Exit code 0 if a candidate was found that nothing speaks against, 1 else."""
    source, function = source_and_function(arguments.target)
    if arguments.count < 1:
        raise BadTarget("--count takes a number from 1 on")
    subject = subject_of(source, function)
    question = question_of(subject, arguments.returns, arguments.raises, arguments.reaches)
    found = infer_inputs(
        model or loaded(arguments), source, function, question, arguments.count,
        run=arguments.allowed, seed=arguments.seed, known=arguments.like,
    )  # fmt: skip
    print("\n".join(_json(found) if arguments.json else table(function, question, found)))
    return 0 if any(c.verified or (c.verified is None and c.agrees) for c in found) else 1


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
    return "likely" if candidate.agrees else "doubtful"


def _why(candidate: Candidate, question: Question) -> str:
    said = f"the model says {candidate.predicted}"
    sure = f", {candidate.confidence:.0%} sure" if candidate.confidence >= 0.005 else ", not sure"
    parts = [said + sure] if candidate.predicted is not None else []
    if candidate.happened is not None:
        there = " on the way" if isinstance(question, Reaches) and candidate.verified else ""
        parts.insert(0, f"run: {candidate.happened}{there}")
    if candidate.origin != "model":
        parts.append(f"a {candidate.origin}")
    return "; ".join(parts)
