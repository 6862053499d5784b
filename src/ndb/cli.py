"""The `ndb` command: one subcommand a function, in the order in which data flows.

Knows arguments, streams and exit codes; everything else is imported when a subcommand runs, so that starting stays
quick. Results go to stdout, messages to stderr. Exit codes: 0, 2 for a user's mistake (one line that says what to do),
130 for Ctrl-C. To add a subcommand: a function that takes the parsed arguments and returns an exit code, one that
declares its arguments, and a line in COMMANDS.
"""

import argparse
import contextlib
import functools
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NoReturn

from ndb import __version__
from ndb.errors import BadAction, BadTarget, NdbError
from ndb.frontend.guided import declare_explore, declare_guided
from ndb.frontend.terminal.arguments import declare_compare, declare_debug
from ndb.installation import needs_unix, slow_parts, slowness, stale_parts, staleness

if TYPE_CHECKING:
    from ndb.frontend.picture import Style
    from ndb.language.shown import Visit
    from ndb.trace.recorder.record_limits import RecordLimits
    from ndb.trace.recorder.record_target import Outcome
    from ndb.trace.state import Recording
    from ndb.tree.span import Span

USER_MISTAKE, INTERRUPTED, PIPE_CLOSED = 2, 130, 141
Run = Callable[[argparse.Namespace], int]
SANDBOXED = ("debug", "compare", "guided", "explore", "infer", "tests", "dap", "mcp", "web", "blame", "eval")
UNSAFE_HELP = "run programs also where this machine cannot isolate them: with your rights, on your files"


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand: what it is called, what it is for, which arguments it takes, what it does."""

    name: str
    summary: str
    declare: Callable[[argparse.ArgumentParser], None]
    run: Run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given, argv = _split(_with_command(list(sys.argv[1:] if arguments is None else arguments)))
    return _guarded(lambda: _run(given, argparse.Namespace(argv=argv, is_whole_process=arguments is None)))


def _run(given: list[str], known: argparse.Namespace) -> int:
    parsed = _parser(given[:1]).parse_args(given, known)
    run: Run = parsed.run
    if getattr(parsed, "unsafe", False):
        os.environ["NDB_UNSAFE"] = "1"
    for lack in filter(None, (slowness(slow_parts()), staleness(stale_parts()))):
        print(f"ndb: {lack}", file=sys.stderr)
    return run(parsed)


def _guarded(run: Callable[[], int]) -> int:
    """An exit code, also where something is wrong that a user can mend."""
    try:
        code = run()
        _flush()
        return code
    except NdbError as error:
        print(f"ndb: {error}", file=sys.stderr)
        return USER_MISTAKE
    except ModuleNotFoundError as error:
        if not (reason := needs_unix(error)):
            raise
        print(f"ndb: {reason}", file=sys.stderr)
        return USER_MISTAKE
    except KeyboardInterrupt:
        print("ndb: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; what Python still holds back must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def _flush() -> None:
    """Errors other than a closed pipe are the interpreter's to tell when it ends; a recorded program may have closed
    stdout, or taken it away."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except (AttributeError, OSError, ValueError):
        return


def _with_command(given: list[str]) -> list[str]:
    """`ndb program.py` and `ndb FILE` mean the default subcommand."""
    names = {command.name for command in COMMANDS}
    if not given or given[0] in names or given[0] in ("-h", "--help", "--version"):
        return given
    is_target = given[0].startswith("-") or "::" in given[0] or Path(given[0]).exists() or bool(Path(given[0]).suffix)
    return [DEFAULT, *given] if is_target else given


def _split(given: list[str]) -> tuple[list[str], list[str]]:
    """Our arguments, and those of the program, which stand behind `--`."""
    end = given.index("--") if "--" in given else len(given)
    return given[:end], given[end + 1 :]


class _Parser(argparse.ArgumentParser):
    """Mistakes in the arguments become errors of ours: one line, the same exit code."""

    def error(self, message: str) -> NoReturn:
        left = message.removeprefix("unrecognized arguments: ")
        hint = f"; what is for the program stands behind --: ndb FILE.py -- {left}" if left != message else ""
        raise BadTarget(f"{message}; see {self.prog} --help{hint}")


def _parser(chosen: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; only the chosen command declares its arguments, since that may mean importing what it needs."""
    parser = _Parser(prog="ndb", description="A neural debugger for Python: record, replay, predict.")
    parser.add_argument("--version", action="version", version=f"ndb {__version__}")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)
    for command in COMMANDS:
        subparser = subparsers.add_parser(command.name, help=command.summary, description=command.summary)
        if command.name in chosen:
            command.declare(subparser)
            if command.name in SANDBOXED:
                subparser.add_argument("--unsafe", action="store_true", help=UNSAFE_HELP)
        subparser.set_defaults(run=command.run)
    return parser


# -- what subcommands share ------------------------------------------------------------------------------------------


def _declare_target(parser: argparse.ArgumentParser, what: str) -> None:
    parser.set_defaults(thread=0, runs_on=False, children=False)
    parser.add_argument("target", metavar="TARGET", help=what)
    parser.add_argument("--args", metavar="SOURCE", help="arguments of the function as source: '\"berry\", n=2'")
    parser.add_argument("-m", dest="is_module", action="store_true", help="TARGET is the name of a module to run")
    parser.add_argument("--expressions", action="store_true", help="record the value of every sub-expression too")
    parser.add_argument("--instructions", action="store_true", help="record every instruction (slow; CPython 3.11)")
    parser.add_argument("--include", action="append", default=[], metavar="GLOB", help="files to record too")
    parser.add_argument("--exclude", action="append", default=[], metavar="GLOB", help="files not to record")
    limits = parser.add_argument_group("limits (0: none); a run that reaches one is stopped and ends as exit_never")
    limits.add_argument("--events", type=int, metavar="N", help="states to record")
    limits.add_argument("--seconds", type=float, metavar="S", help="seconds to run")
    limits.add_argument("--bytes", type=int, metavar="N", help="bytes of values to record, before compression")
    limits.add_argument("--value", type=int, metavar="N", help="characters to show of one value")
    limits.add_argument(
        "--whole", type=int, metavar="N", help="bytes to hold of objects besides what is shown (4 MB; 0: none)"
    )


def _declare_recording(parser: argparse.ArgumentParser) -> None:
    _declare_target(parser, "a trace file, or what to record: FILE.py, FILE.py::FUNCTION, with -m a module")
    parser.add_argument("--thread", type=int, default=0, metavar="N", help="which thread's recording (0: the main one)")


def _limits(arguments: argparse.Namespace, default: "RecordLimits") -> "RecordLimits":
    asked = {name: getattr(arguments, name) for name in ("events", "seconds", "bytes", "value", "whole")}
    given: dict[str, Any] = {name: number or None for name, number in asked.items() if number is not None}
    if any(number is not None and number < 0 for number in given.values()) or asked["value"] == 0:
        raise BadTarget("a limit is a positive number, or 0 for none (values always have one)")
    return replace(default, **given)


@contextlib.contextmanager
def _recording(arguments: argparse.Namespace) -> "Iterator[Recording]":
    """The recording that TARGET is, or, of a program, one made for the occasion."""
    from ndb.session.open import is_program, open_recording

    with TemporaryDirectory(prefix="ndb-") as folder:
        path = Path(arguments.target)
        if is_program(arguments.target, arguments.is_module):
            path = Path(folder) / "recording.ndb"
            _record_aside(arguments, path)
        recording, warnings = open_recording(path, arguments.thread)
        for warning in warnings:
            print(f"ndb: {warning}", file=sys.stderr)
        yield recording


def _record_aside(arguments: argparse.Namespace, path: Path) -> None:
    """Record with nothing to read, and with its output on stderr: our stdin and stdout are our own."""
    from ndb.trace.recorder.record_limits import RecordLimits

    limits = _limits(arguments, RecordLimits())
    with _stdin_kept_back(), _stdout_kept_clean():
        _record(arguments, path, limits)


def _record(
    arguments: argparse.Namespace,
    path: Path,
    limits: "RecordLimits",
    at_bottom: "Callable[[Outcome], int] | None" = None,
) -> "Outcome":
    from ndb.trace.recorder.record_target import record_target

    if "::" not in arguments.target and arguments.args is not None:
        raise BadTarget("--args is for functions; a program's arguments stand behind --: ndb trace FILE.py -- A B")
    return record_target(
        arguments.target, out=path, argv=arguments.argv, is_module=arguments.is_module,
        args=arguments.args or "", limits=limits, include=tuple(arguments.include), exclude=tuple(arguments.exclude),
        expressions=arguments.expressions, instructions=arguments.instructions, runs_on=arguments.runs_on,
        children=arguments.children, at_bottom=at_bottom,
    )  # fmt: skip


@contextlib.contextmanager
def _stdin_kept_back() -> Iterator[None]:
    """A program finds nothing to read."""
    before = sys.stdin
    ours, nothing = os.dup(0), os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    sys.stdin = io.StringIO()
    try:
        yield
    finally:
        sys.stdin = before
        os.dup2(ours, 0)
        os.close(ours)
        os.close(nothing)


@contextlib.contextmanager
def _stdout_kept_clean() -> Iterator[None]:
    """What a program writes to stdout, by itself or by its children, goes to stderr."""
    before, sys.stdout = sys.stdout, sys.stderr
    before.flush()
    ours = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        sys.stdout = before
        os.dup2(ours, 1)
        os.close(ours)


def _style(arguments: argparse.Namespace, **more: object) -> "Style":
    from ndb.frontend.picture import Style

    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Style(width=arguments.width, colour=colour, **more)  # type: ignore[arg-type]


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False))


# -- trace -----------------------------------------------------------------------------------------------------------


def _declare_trace(parser: argparse.ArgumentParser) -> None:
    _declare_target(parser, "FILE.py [-- ARGUMENTS], FILE.py::FUNCTION, or with -m a module")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the trace file (NAME.ndb here)")
    parser.add_argument(
        "--children", action="store_true", help="record the processes that it starts, too: NAME.child-1.ndb, ..."
    )
    parser.add_argument("--run-on", dest="runs_on", action="store_true", help="limits end the recording only")
    parser.add_argument("--json", action="store_true", help="say what was recorded as JSON, last on stdout")


def trace(arguments: argparse.Namespace) -> int:
    """Run a program as Python would, record it; the exit code is the program's."""
    from ndb.trace.recorder.record_limits import UNLIMITED

    path: Path = arguments.output or Path(_trace_name(arguments.target))
    place = path.absolute()  # the program may go elsewhere
    tell = functools.partial(_tell_trace, arguments, path, place)

    def tell_last(outcome: "Outcome") -> int:
        return _guarded(lambda: tell(outcome))

    at_bottom = tell_last if arguments.is_whole_process else None
    return tell(_record(arguments, path, _limits(arguments, UNLIMITED), at_bottom))


def _tell_trace(arguments: argparse.Namespace, path: Path, place: Path, outcome: "Outcome") -> int:
    from ndb.engine.live.launch import Program
    from ndb.session.open import nothing_runs_yet
    from ndb.trace.tracefile.open_trace import open_trace

    written = open_trace(place)
    if arguments.json:
        threads = [{"name": thread.name, "states": len(thread)} for thread in written.threads]
        _print_json({"path": str(path), "exit": written.exit, "threads": threads, "note": outcome.note})
    elif sys.stderr is not None:  # without it, `print` would write to stdout
        note = f"; {outcome.note}" if outcome.note else ""
        states = sum(map(len, written.threads))
        with contextlib.suppress(OSError, ValueError):  # the program may have closed stderr
            print(f"ndb: {states} states, {written.exit}{note}. Look at them: ndb tree {path}", file=sys.stderr)
            for words in nothing_runs_yet(Program(arguments.target, args=arguments.args)):
                print(f"ndb: {words}", file=sys.stderr)
    return outcome.exit_code


def _trace_name(target: str) -> str:
    """`dir/berry.py::count` is recorded into `berry.count.ndb`."""
    file, _, function = target.partition("::")
    stem = Path(file).resolve().stem if file.endswith(".py") or os.sep in file else file
    return f"{stem}.{function}.ndb" if function else f"{stem}.ndb"


# -- tree ------------------------------------------------------------------------------------------------------------


def _declare_tree(parser: argparse.ArgumentParser) -> None:
    _declare_recording(parser)
    parser.add_argument("--depth", type=int, metavar="N", help="calls deeper than this are only counted")
    parser.add_argument("--rows", type=int, default=1000, metavar="N", help="break off after so many rows (0: never)")
    parser.add_argument("--lines", action="store_true", help="show the lines that ran too, with what changed")
    parser.add_argument("--width", type=int, default=80, metavar="N", help="columns (80)")
    parser.add_argument("--json", action="store_true", help="one JSON object a state instead of a picture")


def tree(arguments: argparse.Namespace) -> int:
    """Draw the call tree."""
    from ndb.frontend.picture import picture
    from ndb.frontend.stop_json import state_as_json
    from ndb.trace.state import states

    with _recording(arguments) as recording:
        if arguments.json:
            for number, state in enumerate(states(recording)):
                _print_json({"index": number} | state_as_json(state))
            _print_json({"exit": recording.exit})
            return 0
        style = _style(arguments, depth=arguments.depth, rows=arguments.rows or None, lines=arguments.lines)
        for row in picture(recording, style):
            print(row)
    return 0


# -- trajectory ------------------------------------------------------------------------------------------------------

POLICIES = ("paper", "syntax", "step", "expressions", "instructions")


def _declare_trajectory(parser: argparse.ArgumentParser) -> None:
    _declare_target(parser, "FILE.py::FUNCTION")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the dice: the same seed, the same walk")
    parser.add_argument("--policy", choices=POLICIES, default="paper", help="who chooses the actions (paper)")
    parser.add_argument("--actions", metavar="SCRIPT", help="e.g. \"step_into*3, breakpoint 'return n', continue\"")
    parser.add_argument("--inverse", action="store_true", help="backwards in time, from the function's return")
    parser.add_argument("--json", action="store_true", help="the states as JSON instead of the document")


def trajectory(arguments: argparse.Namespace) -> int:
    """Print the document of one walk, and nothing else."""
    from ndb.language.document import Document, write
    from ndb.language.shown import show
    from ndb.trace.state import Exit
    from ndb.trajectory.visits import bound_code, code_of
    from ndb.tree.span import span_from

    arguments.expressions |= arguments.policy == "expressions" or "step_expression" in (arguments.actions or "")
    arguments.instructions |= arguments.policy == "instructions" or "step_instruction" in (arguments.actions or "")
    if "::" not in arguments.target:
        raise BadTarget(f"{arguments.target} names no function; write FILE.py::FUNCTION")
    with _recording(arguments) as recording:
        span = span_from(recording, _entry(recording) if arguments.inverse else 0)
        visits = (_inverse_walk if arguments.inverse else _forward_walk)(span, arguments)
    ended = Exit.ENTRY if arguments.inverse else span.exit
    code = bound_code(code_of(span), visits)
    if arguments.json:
        _print_json({"code": code, "states": [_visit_as_json(visit) for visit in visits], "exit": ended})
    else:
        sys.stdout.write(write(Document(code, tuple(show(visits)), ended)))
    return 0


def _entry(recording: "Recording") -> int:
    """The call state of the function that main calls last: what its arguments call comes before."""
    from ndb.trace.state import Event

    calls = [i for i in range(len(recording)) if recording.depths[i] == 1 and recording.events[i] == Event.CALL]
    if not calls:
        raise BadTarget("the call entered no function of the file (a generator, an error before): there is no way back")
    return calls[-1]


def _forward_walk(span: "Span", arguments: argparse.Namespace) -> "list[Visit]":
    from random import Random

    from ndb.trajectory import policy, visits
    from ndb.tree.action import parse_script

    policies = {
        "paper": policy.paper_policy,
        "syntax": policy.syntax_policy,
        "step": policy.step_into_policy,
        "expressions": policy.expression_policy,
        "instructions": policy.instruction_policy,
    }
    script = arguments.actions
    chosen = visits.scripted_policy(parse_script(script)) if script is not None else policies[arguments.policy]
    return visits.forward_visits(span, chosen, Random(arguments.seed))


def _inverse_walk(span: "Span", arguments: argparse.Namespace) -> "list[Visit]":
    from random import Random

    from ndb.trajectory import policy, visits
    from ndb.tree.action import parse_script

    policies = {"paper": policy.paper_inverse_policy, "step": policy.inverse_step_policy}
    script = arguments.actions
    if script is None and arguments.policy not in policies:
        raise BadAction(f"the policy {arguments.policy} goes forwards only; --inverse takes {' or '.join(policies)}")
    chosen = visits.scripted_inverse_policy(parse_script(script)) if script is not None else policies[arguments.policy]
    return visits.inverse_visits(span, chosen, Random(arguments.seed))


def _visit_as_json(visit: "Visit") -> dict[str, object]:
    from ndb.frontend.stop_json import state_as_json

    action = {"action": visit.action.move} | ({"at": visit.action.source} if visit.action.source is not None else {})
    return state_as_json(visit.state) | {"made_calls": visit.before_calls} | action


# -- data ------------------------------------------------------------------------------------------------------------


def _declare_data(parser: argparse.ArgumentParser) -> None:
    from ndb.dataset.command import declare

    declare(parser)


def data(arguments: argparse.Namespace) -> int:
    """The data factory."""
    from ndb.dataset.command import run

    return run(arguments)


def _declare_evaluate(parser: argparse.ArgumentParser) -> None:
    from ndb.evaluate.command import declare

    declare(parser)


def evaluate(arguments: argparse.Namespace) -> int:
    """Scores of a model."""
    benchmark: Run = arguments.benchmark
    return benchmark(arguments)


# -- export ----------------------------------------------------------------------------------------------------------


def _declare_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="OUT", help="a folder to make, or the GGUF file to write")
    parser.add_argument("--format", choices=("transformers", "gguf"), default="transformers")
    parser.add_argument(
        "--model", type=Path, metavar="DIR", help="a folder with weights (the model that came with ndb)"
    )
    parser.add_argument("--precision", choices=("f32", "f16", "q8_0"), default="q8_0", help="of a GGUF file (q8_0)")


def export(arguments: argparse.Namespace) -> int:
    """Write weights for servers of others, and say how to ask them."""
    from ndb.model.export import Precision, export_gguf, export_transformers
    from ndb.model.weights import EMBEDDED

    if arguments.format == "gguf":
        export_gguf(arguments.model or EMBEDDED, arguments.out, Precision(arguments.precision))
    else:
        export_transformers(arguments.model or EMBEDDED, arguments.out)
    print(f"ndb: {arguments.out} is written; ask its server with --model 'http://HOST:PORT/v1?tokens=words&model=NAME'")
    return 0


# -- train and finetune ------------------------------------------------------------------------------------------------


def _declare_train(parser: argparse.ArgumentParser) -> None:
    from ndb.train.command import declare

    declare(parser)


def train(arguments: argparse.Namespace) -> int:
    """Train a model from scratch."""
    from ndb.train.command import run

    return run(arguments)


def _declare_finetune(parser: argparse.ArgumentParser) -> None:
    from ndb.train.finetune_command import declare

    declare(parser)


def finetune(arguments: argparse.Namespace) -> int:
    """Teach a language model that is there already."""
    from ndb.train.finetune_command import run

    return run(arguments)


# -- guided runs ------------------------------------------------------------------------------------------------------


def guided(arguments: argparse.Namespace) -> int:
    """Run what can run, assume what is missing."""
    from ndb.frontend.guided import guided as start

    return start(arguments)


def explore(arguments: argparse.Namespace) -> int:
    """Run again and again with other assumptions, until every line was reached."""
    from ndb.frontend.guided import explore as start

    return start(arguments)


# -- debug and compare -----------------------------------------------------------------------------------------------


def debug(arguments: argparse.Namespace) -> int:
    """Debug a program, a function or a recording."""
    from ndb.frontend.terminal.start import debug as start

    return start(arguments)


def compare(arguments: argparse.Namespace) -> int:
    """Compare what engines say about whole runs."""
    from ndb.frontend.terminal.start import compare as start

    return start(arguments)


def _declare_infer(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.infer import declare

    declare(parser)


def infer(arguments: argparse.Namespace) -> int:
    """Ask which arguments lead to something."""
    from ndb.frontend.infer import run

    return run(arguments)


def _declare_tests(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.tests import declare

    declare(parser)


def tests(arguments: argparse.Namespace) -> int:
    """Write tests that together reach every line."""
    from ndb.frontend.tests import run

    return run(arguments)


def _declare_serve(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.serve import declare

    declare(parser)


def serve(arguments: argparse.Namespace) -> int:
    """Serve a model."""
    from ndb.frontend.serve import run

    return run(arguments)


def _declare_dap(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.dap.command import declare

    declare(parser)


def dap(arguments: argparse.Namespace) -> int:
    """Serve editors."""
    from ndb.frontend.dap.command import run

    return run(arguments)


def _declare_mcp(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.mcp.command import declare

    declare(parser)


def mcp(arguments: argparse.Namespace) -> int:
    """Serve agents."""
    from ndb.frontend.mcp.command import run

    return run(arguments)


def _declare_web(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.web.command import declare

    declare(parser)


def web(arguments: argparse.Namespace) -> int:
    """Serve the page."""
    from ndb.frontend.web.command import run

    return run(arguments)


def _declare_explain(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.explanation import declare

    declare(parser)


def explain(arguments: argparse.Namespace) -> int:
    """Tell a run in words."""
    from ndb.frontend.explanation import run

    return run(arguments)


def _declare_blame(parser: argparse.ArgumentParser) -> None:
    from ndb.frontend.blame_command import declare

    declare(parser)


def blame(arguments: argparse.Namespace) -> int:
    """Find the line that makes a test fail."""
    from ndb.frontend.blame_command import run

    return run(arguments)


COMMANDS: tuple[Command, ...] = (
    Command("debug", "debug a program, a function or a recording; also: ndb TARGET", declare_debug, debug),
    Command("compare", "run a program, predict it, and compare state by state", declare_compare, compare),
    Command("guided", "run code that lacks something: what is missing is assumed, and told", declare_guided, guided),
    Command("explore", "run such code again and again until every line was reached", declare_explore, explore),
    Command("trace", "run a program and record what happens", _declare_trace, trace),
    Command("tree", "draw the call tree of a recording, with values", _declare_tree, tree),
    Command("explain", "tell a run in words: calls, loops folded, branches, errors", _declare_explain, explain),
    Command("blame", "find the line that makes a test fail; --fix looks for an edit", _declare_blame, blame),
    Command("trajectory", "print a debugging walk as a document of the language", _declare_trajectory, trajectory),
    Command("infer", "find arguments with which a function returns, raises, reaches something", _declare_infer, infer),
    Command("tests", "write tests of a function that together reach every line", _declare_tests, tests),
    Command("serve", "put a model behind an OpenAI-compatible address", _declare_serve, serve),
    Command("dap", "serve editors: the Debug Adapter Protocol, over stdio or TCP", _declare_dap, dap),
    Command("mcp", "serve agents: the Model Context Protocol, over stdio or HTTP", _declare_mcp, mcp),
    Command("web", "look at a run in the browser: a page served at this machine only", _declare_web, web),
    Command("data", "make training data: build, stats, show, check, tokenizer", _declare_data, data),
    Command("train", "train a model from scratch; a run that was stopped goes on", _declare_train, train),
    Command("export", "write weights for servers of others: transformers, vLLM, llama.cpp", _declare_export, export),
    Command("finetune", "teach a Hugging Face model the language, whole or by LoRA", _declare_finetune, finetune),
    Command("eval", "score a model: cruxeval, next-state, horizon", _declare_evaluate, evaluate),
)
DEFAULT = "debug"
"""What `ndb TARGET` means."""


if __name__ == "__main__":
    sys.exit(main())
