"""`ndb guided` and `ndb explore`: one run, or many, without a prompt.

Knows arguments and how an outcome is shown; what a guided run is, the engine knows.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ndb.errors import BadTarget
from ndb.source.parse import check_compiles

if TYPE_CHECKING:
    from ndb.engine.guided.explore import Exploration
    from ndb.engine.guided.guided_run import Answer, GuidedRun, Order


def declare_guided(parser: argparse.ArgumentParser) -> None:
    _declare_order(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the run as an ordinary recording")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the assumptions, to be given with --assume")
    parser.add_argument("--write-mocks", type=Path, metavar="FILE", help="write them as pytest fixtures")
    parser.add_argument("--no-model", action="store_true", help="plain rules only, no model is asked")
    parser.add_argument("--model", metavar="DIR|URL", help="the model that is asked: a folder, or a server's address")
    parser.add_argument("--device", metavar="NAME", help="run the model with torch, there: cuda, cpu")


def declare_explore(parser: argparse.ArgumentParser) -> None:
    _declare_order(parser)
    parser.add_argument("--runs", type=int, default=30, metavar="N", help="runs at most (30)")
    parser.add_argument("--write-tests", type=Path, metavar="FILE", help="write what was found as a pytest file")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write the picture of which lines need what as SVG")


def _declare_order(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", nargs="?", metavar="TARGET", help="FILE.py [-- ARGUMENTS], FILE.py::FUNCTION")
    parser.add_argument("-c", dest="snippet", metavar="SOURCE", help="a snippet to run instead of a file")
    parser.add_argument("-m", dest="is_module", action="store_true", help="TARGET is the name of a module to run")
    parser.add_argument("--args", metavar="SOURCE", help="arguments of the function; without, they are unknown")
    parser.add_argument("--assume", type=Path, metavar="FILE", help="assumptions to start from")
    parser.add_argument(
        "--unknown", default="", metavar="WHAT", help="take for unknown what could be told: clock, random, or both"
    )
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="of one run (10)")
    parser.add_argument("--json", action="store_true", help="the outcome as JSON, on the last line")


def order_of(arguments: argparse.Namespace) -> "Order":
    from ndb.engine.guided.assumption import read_file
    from ndb.engine.guided.guided_run import SNIPPET, Order
    from ndb.engine.guided.inside.stand_in import missing_arguments
    from ndb.trace.scopes import read_source

    if (arguments.target is None) == (arguments.snippet is None):
        raise BadTarget("give a FILE.py, FILE.py::FUNCTION or, with -c, a snippet")
    if arguments.target is not None and not arguments.is_module:
        name, _, function = arguments.target.partition("::")
        file = Path(name)
        if not file.is_file():
            raise BadTarget(f"cannot read {file}: give a Python file, FILE.py::FUNCTION, or -c SNIPPET")
        source = read_source(str(file)) or ""
        check_compiles(source, str(file))
        if function and arguments.args is None:
            missing_arguments(source, function)  # says so where there is no such function
    if arguments.snippet is not None:
        check_compiles(arguments.snippet, "the snippet")
    given = tuple(read_file(arguments.assume)) if arguments.assume is not None else ()
    return Order(
        arguments.target or SNIPPET, source=arguments.snippet, args=arguments.args, argv=tuple(arguments.argv),
        is_module=arguments.is_module, given=given, seconds=arguments.seconds,
        unknown=tuple(filter(None, arguments.unknown.split(","))),
    )  # fmt: skip


def guided(arguments: argparse.Namespace) -> int:
    """One run."""
    from ndb.engine.guided.assumption import as_given, write_file
    from ndb.engine.guided.engine import readable_for
    from ndb.engine.guided.guided_run import GuidedWorker

    order = order_of(arguments)
    with GuidedWorker(readable_for(order)) as worker:
        run = worker.run_checked(order, _answer(arguments, order))
        if run.is_mistake:
            raise BadTarget(str(run.error))
        told = run.as_json()
        if arguments.record is not None:
            _copy_recording(run, arguments.record)
    if arguments.save is not None:
        write_file(arguments.save, as_given(run.assumptions))
    if arguments.write_mocks is not None:
        from ndb.engine.guided.mocks import fixtures

        arguments.write_mocks.write_text(fixtures(run), encoding="utf-8")
    for line in _shown(run, told) if not arguments.json else ():
        print(line)
    if arguments.json:
        sys.stderr.write(run.output)
        print(json.dumps(told, ensure_ascii=False))
    return 0


def _answer(arguments: argparse.Namespace, order: "Order") -> "Answer | None":
    if arguments.no_model:
        return None
    from ndb.engine.guided.ask import answerer

    return answerer(order, arguments.model, arguments.device)


def _copy_recording(run: "GuidedRun", path: Path) -> None:
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(run.recording_file.read_bytes())
    temporary.rename(path)


def _shown(run: "GuidedRun", told: Mapping[str, Any]) -> Iterator[str]:
    if run.output:
        yield run.output.rstrip("\n")
    if run.error is not None:
        yield f"error: {run.error}{_place(run)}"
    elif run.value is not None:
        is_assumed = bool(told["assumptions"] or run.half_made)
        what = "exact" if told["exact"] else "rests on assumptions" if is_assumed else "nobody said what it is"
        yield f"value: {run.value}  ({what})"
    from ndb.engine.guided.assumption import IMPLIED, VARYING
    from ndb.frontend.explore_picture import LONGEST_SAID, cut, ranges

    yield f"lines that ran: {', '.join(ranges(run.lines)) or 'none'}"

    asked = [each for each in run.assumptions if each.use not in IMPLIED]
    yield from (f"  {each}" for each in run.half_made)
    if not run.assumptions and not run.half_made:
        yield "nothing was assumed"
    for each in asked:
        sure = f", {each.confidence:.0%}" if each.confidence is not None else ""
        note = f"; {each.note}" if each.note else ""
        said = f"{cut(each.expression)} {_verb(each.use)} {cut(each.value)}"
        yield f"  {each.where}: {said}  ({each.source}{sure}{note})"
    if any(len(text) > LONGEST_SAID for each in asked for text in (each.expression, each.value)):
        yield "  what is cut short (…) stands in --save FILE as --assume takes it"
    varying = sorted((each for each in run.assumptions if each.use == VARYING), key=lambda each: each.elsewhere != "")
    if varying:
        told_of = _some([f"{each.expression} ({each.where})" for each in varying])
        yield f"  as it is here, and another time or elsewhere may not be: {told_of}"
    if granted := sorted({each.value for each in run.assumptions if each.use in IMPLIED - {VARYING}}):
        count = len(run.assumptions) - len(asked) - len(varying)
        times = "once" if count == 1 else f"{count} times"
        yield f"  taken for granted of what is missing, {times}: {', '.join(granted)} (--json lists it)"


MOST_SAID = 6
"""Expressions that are named in one line."""


def _place(run: "GuidedRun") -> str:
    """Where the exception was raised that nothing caught."""
    if run.raised_at is None:
        return ""
    file, line = run.raised_at
    return f"  ({file}, line {line})" if file else f"  (line {line})"


def _some(words: Sequence[str]) -> str:
    more = f" and {len(words) - MOST_SAID} more (--json)" if len(words) > MOST_SAID else ""
    return ", ".join(words[:MOST_SAID]) + more


# -- exploring ---------------------------------------------------------------------------------------------------------


def explore(arguments: argparse.Namespace) -> int:
    """Many runs, towards every line."""
    from ndb.engine.guided.engine import readable_for
    from ndb.engine.guided.explore import explore as explored
    from ndb.engine.guided.guided_run import GuidedWorker
    from ndb.frontend.explore_picture import run_table, svg_picture, text_picture

    order = order_of(arguments)
    if order.is_module:
        raise BadTarget("explore takes a file, FILE.py::FUNCTION or a snippet")
    source = order.source or Path(order.target.partition("::")[0]).read_text(encoding="utf-8")
    start = time.monotonic()
    with GuidedWorker(readable_for(order)) as worker:
        progress = _progress if sys.stderr.isatty() else None
        found = explored(worker, order, source, runs=arguments.runs, progress=progress, checks=arguments.json)
        told = exploration_as_json(found) if arguments.json else None
    if progress is not None:
        print(file=sys.stderr)
    if arguments.write_tests is not None:
        from ndb.engine.guided.mocks import written_tests

        text = written_tests(order, found, source, arguments.write_tests)
        arguments.write_tests.write_text(text, encoding="utf-8")
    if arguments.svg is not None:
        arguments.svg.write_text(svg_picture(found, source, f"ndb explore {order.target}"), encoding="utf-8")
    if told is not None:
        print(json.dumps(told, ensure_ascii=False))
        return 0
    for line in (*text_picture(found, source), *run_table(found)):
        print(line)
    if found.lines - found.reached and (hint := _open(order, source)):
        print(hint)
    print(f"{len(found.tries)} runs in {time.monotonic() - start:.1f} s")
    return 0


def _open(order: "Order", source: str) -> str:
    """How arguments are left open that have a default: lines may need others."""
    from ndb.engine.guided.inside.stand_in import open_arguments

    function = order.target.partition("::")[2]
    text = open_arguments(source, function) if function and order.args is None else ""
    return f'arguments keep their defaults; --args "{text}" leaves them open' if text else ""


def _progress(runs: int, reached: int, lines: int) -> None:
    print(f"\r{runs} runs, {reached} of {lines} lines", end="", file=sys.stderr, flush=True)


def exploration_as_json(found: "Exploration") -> dict[str, Any]:
    return {
        "lines": len(found.lines),
        "reached": sorted(found.reached),
        "missing": sorted(found.lines - found.reached),
        "runs": [
            {"new_lines": list(each.new_lines), **{k: v for k, v in each.run.as_json().items() if k != "lines"}}
            for each in found.tries
        ],
        "needs": {str(line): [each.as_json() for each in needed] for line, needed in found.needs().items() if needed},
        "errors": [
            {"error": each.error, "line": each.line, **({"file": each.file} if each.file else {}),
             "assumptions": [one.as_json() for one in each.assumed], "needs": [one.as_json() for one in each.needed]}
            for each in found.errors()
        ],
    }  # fmt: skip


def _verb(use: str) -> str:
    return "raises" if use == "raises" else "="
