"""`ndb infer`: candidates for a function's arguments, as a table or as JSON. Shows what engine/inferring found."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict

from ndb.engine.inferring import Candidate, Model, infer_inputs
from ndb.engine.neural import need_oracle
from ndb.errors import BadTarget
from ndb.model.runtime import Runtime
from ndb.trace.target import find_target


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE.py::FUNCTION")
    parser.add_argument("--returns", required=True, metavar="VALUE", help="as Python shows it: 42, [1, 2], \"'ab'\"")
    parser.add_argument("--count", type=int, default=5, metavar="N", help="how many candidates at most")
    parser.add_argument("--run", action="store_true", dest="allowed", help="try each candidate in the sandbox")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--model", metavar="DIR", help="folder of a model; else the one that came with ndb")
    parser.add_argument("--json", action="store_true", help="one JSON object a candidate")


def run(arguments: argparse.Namespace, model: Model | None = None) -> int:
    """Exit code 0 if a candidate was found that nothing speaks against, 1 else."""
    file, _, function = arguments.target.partition("::")
    if not function:
        raise BadTarget(f"which function of {file}? Write {file}::FUNCTION")
    source = find_target(file).source
    if model is None:
        loaded = need_oracle(arguments.model)
        assert isinstance(loaded, Runtime)
        model = loaded
    found = infer_inputs(
        model, source, function, arguments.returns, arguments.count, run=arguments.allowed, seed=arguments.seed
    )
    print("\n".join(_lines(function, found, arguments.json)))
    return 0 if any(c.verified or (c.verified is None and c.agrees) for c in found) else 1


def _lines(function: str, found: Sequence[Candidate], as_json: bool) -> list[str]:
    if as_json:
        return [json.dumps(asdict(candidate)) for candidate in found]
    if not found:
        return ["the model proposes nothing"]
    return [f"{_verdict(candidate):10}{function}({candidate.arguments})  {_why(candidate)}" for candidate in found]


def _verdict(candidate: Candidate) -> str:
    if candidate.verified is not None:
        return "right" if candidate.verified else "wrong"
    return "likely" if candidate.agrees else "doubtful"


def _why(candidate: Candidate) -> str:
    if candidate.error is not None:
        return f"run: {candidate.error}"
    return f"model says: {candidate.predicted if candidate.predicted is not None else 'nothing'}"
